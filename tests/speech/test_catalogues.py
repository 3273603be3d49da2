"""The files of messages: complete, translated, and using only what they are given."""

import re
from importlib.resources import files
from typing import Final

import pytest

from caravanserai.games.gugong import GAME
from caravanserai.speech import LANGUAGES, Speaker
from caravanserai.speech.speaker import FORMS, sorts_of
from tests.speech.catalogues import (
    FILES,
    GUGONG,
    PACKAGES,
    SHARED,
    arguments,
    everything,
    ids,
    patterns,
    references,
    source,
    words,
)
from tests.speech.meanings import COMPOSITES, asking_steps, mentioned, needed, row_arguments, sources

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
# Names that are the same everywhere, and words that two languages share.
PROPER: Final = {"language-en", "language-fr", "language-tr", "language-pl", "language-hu", "game-gugong", "meng"}
ALIKE: Final = {
    "fr": {
        *(f"option-{letter}" for letter in "abcdefghijklmnop"),
        "cli-bot",
        "cli-choose-options",
        "cli-points",
        "cli-total",
        "noun-vp",
        "place-canal",
        "place-jade",
        "rule-GG-9-3",
    },
    "tr": {"cli-bot", "cli-default", "gift-item-4", "log-meng-card", "setting-solo_level-normal"},
    "pl": {"cli-bot", "cli-default", "gift-item-4", "log-meng-card"},
    "hu": {"cli-bot", "cli-default", "log-meng-card"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """Events, refusals, questions, effects, components, options, headings and score lines have messages."""
    known = {message for message, attribute in everything(language) if attribute == ""}
    assert set() == set(needed(language)) - known


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """Every message says something known, is part of another, or belongs to the terminal."""
    known = everything(language)
    parts = {message for pattern in known.values() for message, _ in references(pattern).messages}
    families = {message for message, attribute in known if attribute == "choice"}
    left = {message for message, _ in known} - set(needed(language)) - parts - families
    assert set() == {message for message in left if not message.startswith("cli-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_they_are_given(language: str) -> None:
    """An argument that nobody gives would be shown as `{$name}`."""
    for message, given in needed(language).items():
        assert set() == arguments(language, (message, "")) - given, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_are_asked_for(language: str) -> None:
    """An attribute is a case, the text of an option or a choice, and uses only what it is given."""
    speaker = Speaker(GAME, language)
    sorts = sorts_of(GAME)
    tokens = {f"{sort}-{name}" for sort, names in sorts.items() for name in names}
    for message, attribute in everything(language):
        if attribute == "":
            continue
        used = arguments(language, (message, attribute))
        if attribute in FORMS:
            given = needed(language).get(message, set())
        elif message.startswith("setting-"):
            assert attribute == "about"
            given = set()
        elif message.startswith("ask-"):
            assert attribute in tokens | sorts.keys(), (message, attribute)
            given = row_arguments(speaker, attribute.partition("-")[0]) | {"name", "about"}
        else:
            assert attribute == "choice", (message, attribute)
            given = row_arguments(speaker, message) | {"name", "about"}
        assert set() == used - given, (message, attribute)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages(package: str, language: str) -> None:
    """The same ids, in the same order as in English, so that the files can be read side by side."""
    assert ids(package, "en") == ids(package, language)


@pytest.mark.parametrize(("package", "language"), FILES)
def test_no_message_is_there_twice(package: str, language: str) -> None:
    """The second would never be said."""
    assert len(ids(package, language)) == len(set(ids(package, language)))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same_choices(package: str, language: str) -> None:
    """Where a question has a word of its own for a choice in English, it has one in every language."""
    english, other = patterns(package, "en"), patterns(package, language)
    assert {key for key in english if key[1] not in FORMS} == {key for key in other if key[1] not in FORMS}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(package: str, language: str) -> None:
    """Only proper names, and words that two languages share, read as in English."""
    english = patterns(package, "en")
    same = {
        message
        for (message, attribute), pattern in patterns(package, language).items()
        if (message, attribute) in english
        and source(pattern) == source(english[message, attribute])
        and re.search(r"\w\w", words(pattern))
    }
    assert same <= PROPER | ALIKE[language]


@pytest.mark.parametrize("language", OTHERS)
def test_words_said_to_be_alike_are(language: str) -> None:
    """A word that has been translated since is taken off the list."""
    english, other = everything("en"), everything(language)
    changed = {name for name in ALIKE[language] if source(english[name, ""]) != source(other[name, ""])}
    assert set() == changed


def test_composites_are_those_of_the_speaker() -> None:
    """The list of composite messages is the one that effects.py uses."""
    used = set(re.findall(r'"(effect-[a-z-]+|times)"', (files(SHARED) / "effects.py").read_text(encoding="utf-8")))
    assert set(COMPOSITES) == used


def test_steps_and_refusals_are_found() -> None:
    """The collection behind these tests sees the core's and the game's."""
    assert {"ChooseGift", "MoveTraveller", "GreatWall", "MayEnact"} <= set(asking_steps())
    assert {"Action", "Exchange", "Enact", "Pick"}.isdisjoint(asking_steps())
    assert {"refuse-not-offered", "refuse-ship-full"} <= mentioned(r"refuse-[a-z-]+")


@pytest.mark.parametrize("package", PACKAGES)
def test_french_spaces(package: str) -> None:
    """A narrow no-break space before `;!?`, a no-break space before a colon and inside guillemets."""
    for key, pattern in patterns(package, "fr").items():
        assert not re.search(r"(?<=[^ ])[ ][:;!](\s|$)|\w [?](\s|$)(?! pour)|« | »", words(pattern)), key


@pytest.mark.parametrize(("package", "language"), FILES)
def test_letters_belong_to_the_language(package: str, language: str) -> None:
    """Look-alikes of other languages are not used: õ for ő, ţ for ț, straight quotation marks."""
    text = sources(files(package), f"{language}.ftl")
    assert not re.search('[õûÕÛţ]|(?<![{ (])"(?!")', text.replace('{""}', "").replace('{" "}', ""))


@pytest.mark.parametrize(("package", "language"), FILES)
def test_no_word_is_in_capitals(package: str, language: str) -> None:
    """Capitals stand only in abbreviations, and in the terminal for what is typed."""
    allowed = {"ID", "FILE", "FICHIER", "DOSYA", "PLIK", "FÁJL", "VP", "PV", "ZP", "PZ", "GYP"}
    for (message, _), pattern in patterns(package, language).items():
        assert set(re.findall(r"\b[^\W\d_a-z]{2,}\b", words(pattern))) - allowed == set(), message


def numbers(text: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_written_in_words_are_those_of_the_box(language: str) -> None:
    """Where a number stands in a message, it is the one that the component file has."""
    speaker, data = Speaker(GAME, language), GAME.box.data
    assert [data["exchange"]["pay_servants"]] == numbers(speaker.choice("payment:servants"))
    for rate in data["travel_exchange"]["rates"]:
        ((noun, n),) = rate["effects"].items()
        assert sorted([rate["tokens"], n]) == numbers(speaker.choice(f"trade:{noun}_0"))
    for n, pair in enumerate(data["solo"]["set_choices"]):
        assert sorted([pair["human"], pair["meng"]]) == numbers(speaker.setting_value("solo_sets", n))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("step", "place"),
    [("Travel", "travel"), ("GreatWall", "wall"), ("Intrigue", "intrigue"), ("Palace", "palace"), ("GrandCanal", "canal")],
)
def test_options_name_the_numbers_of_the_box(language: str, step: str, place: str) -> None:
    """What options A and B cost and give, as far as a number is printed."""
    speaker = Speaker(GAME, language)
    (row,) = [row for row in GAME.box.data["locations"] if row["id"] == place]
    for letter in "ab":
        option = row[f"option_{letter}"]
        gains = [option["gain"]] if isinstance(option["gain"], dict) else option["gain"]
        printed = [n for gain in [option["cost"], *gains] for n in gain.values() if isinstance(n, int)]
        assert sorted(printed) == numbers(speaker.choice(f"option:{letter}", step))


def test_shared_messages_that_a_game_says_its_own_way() -> None:
    """The game wins; only what is meant to differ does."""
    assert {"effect-pay"} == set(ids(SHARED, "en")) & set(ids(GUGONG, "en"))
