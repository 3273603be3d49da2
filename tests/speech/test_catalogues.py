"""The files of messages: complete, translated, and written as each language is."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from caravanserai.bots import bots
from caravanserai.core.game import Game
from caravanserai.games.gugong import GAME
from caravanserai.games.marcopolo2 import GAME as MARCOPOLO2_GAME
from caravanserai.games.paladins import GAME as PALADINS_GAME
from caravanserai.games.yokohama import GAME as YOKOHAMA_GAME
from caravanserai.speech import Speaker, languages, word_faults
from caravanserai.speech.box_names import box_names
from caravanserai.speech.catalogue import SHARED
from caravanserai.speech.check import SHORT, VERB, YOU
from caravanserai.speech.needs import COMPOSITES, needs, refusals
from caravanserai.speech.patterns import Patterns, all_patterns, arguments, ids, patterns, references
from caravanserai.speech.sorts import own_vocabulary
from caravanserai.speech.speaker import CASES
from caravanserai.tables.knowledge import known as counted
from caravanserai.tables.messages import OpenPast
from tests.languages import LANGUAGES, OTHERS

GUGONG: Final = GAME.package
PALADINS: Final = PALADINS_GAME.package
MARCOPOLO2: Final = MARCOPOLO2_GAME.package
YOKOHAMA: Final = YOKOHAMA_GAME.package
GAMES: Final[list[Game[Any]]] = [GAME, PALADINS_GAME, MARCOPOLO2_GAME, YOKOHAMA_GAME]
PACKAGES: Final = (SHARED, GUGONG, PALADINS, MARCOPOLO2, YOKOHAMA)
FILES: Final = [(package, language) for package in PACKAGES for language in LANGUAGES]
PAGES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
FEW_LETTERS: Final = 28
# Names that are the same everywhere; the words that a language shares with English stand in its folder.
PROPER: Final = {
    *(f"web-game-{game}" for game in ("gugong", "marcopolo2", "paladins", "yokohama")),
    *(f"character-{row['id']}" for row in MARCOPOLO2_GAME.box.data["characters"]),
    *(f"location-{row['id']}" for row in MARCOPOLO2_GAME.box.data["locations"] if row["type"] != "oasis"),
    "game-gugong",
    "game-marcopolo2",
    "game-paladins",
    "game-yokohama",
    "opponent",
    "cli-automa",
}


def words(pattern: ast.Pattern) -> str:
    """The text of a pattern without what is filled in."""
    out: list[str] = []

    class Text(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            out.append(node.value)

    Text().visit(pattern)
    return "".join(out)


def source(pattern: ast.Pattern) -> str:
    """A pattern as it is written."""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("one"), pattern))


# Completeness


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: Game[Any]) -> None:
    """Events, refusals, questions, effects, components, options, with the arguments that they are given."""
    assert [] == list(word_faults(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decree_that_scores_has_a_line(language: str) -> None:
    """A random game may have no player with it; the score sheet needs it all the same."""
    lines = {f"score-decree-{decree['id']}" for decree in GAME.box.data["decrees"] if "scoring" in decree}
    lines |= {row.message for row in GAME.sheet.rows}
    written = {message for message in ids(GUGONG, language) if re.match("score-(?!per-)", message)}
    assert lines == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_of_paladins_is_there(language: str) -> None:
    """What converted Outsiders score is said by one message, whichever they are."""
    speaker = Speaker(PALADINS_GAME, language)
    for outsider in PALADINS_GAME.box.data["outsiders"]:
        said = speaker.component("outsider", outsider["id"])
        assert speaker.text("score-converted", name=said) == speaker.line(f"score-converted-{outsider['id']}")
    written = {message for message in ids(PALADINS, language) if re.match("score-(?!per-)", message)}
    assert {"score-converted", *(row.message for row in PALADINS_GAME.sheet.rows)} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_of_marco_polo_is_there(language: str) -> None:
    written = {message for message in ids(MARCOPOLO2, language) if re.match("score-(?!per-)", message)}
    assert {row.message for row in MARCOPOLO2_GAME.sheet.rows} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_of_yokohama_is_there(language: str) -> None:
    written = {message for message in ids(YOKOHAMA, language) if re.match("score-(?!per-)", message)}
    assert {row.message for row in YOKOHAMA_GAME.sheet.rows} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_messages_are_used(language: str) -> None:
    """What all games share: choices, core questions, effects, values, bots, boxes, hints, terminal, browser."""
    known = patterns(SHARED, language)
    values = {f"value-{value}" for game in GAMES for value in own_vocabulary(game).values}
    players = {*bots(), *(found["bot"] for game in GAMES if (found := counted(game)) is not None)}
    others = {f"bot-{one}" for one in players} | {name for game in GAMES for name in box_names(game)}
    unused = {message for message, _ in known} - needs(GAME, language).keys() - values - others
    elsewhere = ("cli-", "web-", "error-", "hint-", "fault-")
    assert set() == {message for message in unused if not message.startswith(elsewhere)}


def test_the_browser_says_what_is_written_for_it() -> None:
    """Every message of the pages is named by them, whole or by its beginning; and they name no other."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in PAGES.rglob("*") if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""", text))
    begun = tuple(re.findall(r"`(web-[a-z0-9-]*-)\$\{", text))
    written = {message for message in ids(SHARED, "en") if message.startswith("web-")}
    assert set() == named - written
    assert set() == {message for message in written - named if not message.startswith(begun)}


def test_every_reason_for_an_open_past_is_said() -> None:
    """The page puts the name of its message together."""
    said = {message for message in ids(SHARED, "en") if message.startswith("web-past-")}
    assert {f"web-past-{why}" for why in get_args(OpenPast)} == said


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_gives_every_language_the_same(language: str) -> None:
    """A message of the terminal uses the same arguments in every language."""
    english, other = patterns(SHARED, "en"), patterns(SHARED, language)
    for name in (name for name in english if name[0].startswith("cli-")):
        assert arguments(english, name) == arguments(other, name), name


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages(package: str, language: str) -> None:
    """The same ids in the same order as in English, so that the files can be read side by side."""
    assert ids(package, "en") == ids(package, language)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same_choices(package: str, language: str) -> None:
    """Where a question has a word of its own for a choice in English, it has one in every language."""
    english, other = patterns(package, "en"), patterns(package, language)
    forms = (*CASES, YOU)  # a language has those that it needs
    assert {name for name in english if name[1] not in forms} == {name for name in other if name[1] not in forms}


@pytest.mark.parametrize(("package", "language"), FILES)
def test_who_did_something_is_not_named_to_themselves(package: str, language: str) -> None:
    """What you did is another sentence than what somebody did, about the same things, and begins after your name."""
    known = patterns(package, language)
    for message in [name for name, attribute in known if attribute == YOU]:
        somebody, you = known[message, ""], known[message, YOU]
        assert arguments(known, (message, "")) == arguments(known, (message, YOU)) | {"player"}, message
        assert words(somebody).lstrip("\u00a0 ") != words(you), message
        assert words(somebody).lstrip("\u00a0 ")[:1] != ":", f"{message}: the name is the subject"


@pytest.mark.parametrize(("package", "language"), FILES)
def test_no_message_is_there_twice(package: str, language: str) -> None:
    """The second would never be said."""
    assert len(ids(package, language)) == len(set(ids(package, language)))


@pytest.mark.parametrize(("package", "language"), FILES)
def test_references_lead_somewhere(package: str, language: str) -> None:
    """A message that refers to another finds it, with its attribute."""
    known = all_patterns(package, language)
    assert set() == {name for pattern in known.values() for name in references(pattern).messages} - known.keys()


def test_shared_messages_that_the_game_says_its_own_way() -> None:
    """The game wins; only what is meant to differ does."""
    assert {"effect-pay"} == set(ids(SHARED, "en")) & set(ids(GUGONG, "en"))
    assert set() == set(ids(SHARED, "en")) & set(ids(PALADINS, "en"))
    assert set() == set(ids(SHARED, "en")) & set(ids(MARCOPOLO2, "en"))
    assert set() == set(ids(SHARED, "en")) & set(ids(YOKOHAMA, "en"))


def test_composites_are_those_of_the_speaker() -> None:
    """The list of composite messages is the one that effects.py uses."""
    text = (files("caravanserai.speech") / "effects.py").read_text(encoding="utf-8")
    assert set(COMPOSITES) == set(re.findall(r'"((?:effect|told)-[a-z-]+|times)"', text))


# Translation


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(package: str, language: str) -> None:
    """Only proper names, and words that two languages share, read as in English."""
    english = patterns(package, "en")
    same = {
        name[0]
        for name, pattern in patterns(package, language).items()
        if name in english and source(pattern) == source(english[name]) and re.search(r"\w\w", words(pattern))
    }
    assert same <= PROPER | set(languages()[language].alike)


@pytest.mark.parametrize("language", OTHERS)
def test_words_said_to_be_alike_are(language: str) -> None:
    """A word that has been translated since is taken off the list."""
    listed = set(languages()[language].alike)
    alike: set[str] = set()
    for package in PACKAGES:
        english, other = patterns(package, "en"), patterns(package, language)
        alike |= {name for name in listed if (name, "") in english and is_same(english, other, name)}
    assert listed == alike


def is_same(english: Patterns, other: Patterns, name: str) -> bool:
    return source(english[name, ""]) == source(other[name, ""])


@pytest.mark.parametrize("package", PACKAGES)
def test_french_spaces(package: str) -> None:
    """A narrow no-break space before `;!?`, a no-break space before a colon and inside guillemets."""
    for name, pattern in patterns(package, "fr").items():
        if name[0] != "cli-prompt":  # where ? is what one types
            assert not re.search(r"[\w}] [:;!?](\s|$)|« | »|[\w][;!?](\s|$)", words(pattern)), name


@pytest.mark.parametrize(("package", "language"), FILES)
def test_letters_belong_to_the_language(package: str, language: str) -> None:
    """No letters from elsewhere (õ for ő), no straight quotation marks, no three dots for an ellipsis."""
    letters = set(languages()[language].letters)
    names = {"game-gugong", "web-game-gugong"}
    for name, pattern in patterns(package, language).items():
        said = re.sub("Anséis|Gérier|Möngke", "", words(pattern))  # called the same everywhere
        strange = set(re.findall(r"[^\W\d_a-zA-Z]", said)) - letters
        assert name[0] in names or strange == set(), name
        assert not re.search(r'"|\.\.\.', words(pattern)), name


@pytest.mark.parametrize(("package", "language"), FILES)
def test_no_word_is_in_capitals(package: str, language: str) -> None:
    """Capitals stand only in abbreviations, and in the terminal for what is typed."""
    allowed = {"ID", "MB", "FILE", "FICHIER", "DOSYA", "PLIK", "FÁJL", "VP", "PV", "ZP", "PZ", "GYP", "II", "III"}
    for name, pattern in patterns(package, language).items():
        shouted = {word for word in re.findall(r"\w+", words(pattern)) if len(word) > 1 and word.isupper()}
        assert set() == shouted - allowed, name


# Numbers


def numbers(text: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_written_in_messages_are_those_of_the_box(language: str) -> None:
    """Where a number stands in a message, it is the one that the component file has."""
    speaker, data = Speaker(GAME, language), GAME.box.data
    assert [data["exchange"]["pay_servants"]] == numbers(speaker.choice("payment:servants"))
    for rate in data["travel_exchange"]["rates"]:
        ((noun, n),) = rate["effects"].items()
        assert sorted([rate["tokens"], n]) == numbers(speaker.choice(f"trade:{noun}_0"))
    for n, pair in enumerate(data["solo"]["set_choices"]):
        assert sorted([pair["human"], pair["meng"]]) == numbers(speaker.setting_value("solo_sets", n))


def printed(option: dict[str, Any]) -> Iterator[int]:
    """The numbers of an option: what it costs and what it gives."""
    gains = [option["gain"]] if isinstance(option["gain"], dict) else option["gain"]
    for part in [option["cost"], *gains]:
        yield from (n for n in part.values() if isinstance(n, int))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("step", "place"),
    [
        ("Travel", "travel"),
        ("GreatWall", "wall"),
        ("Intrigue", "intrigue"),
        ("Palace", "palace"),
        ("GrandCanal", "canal"),
    ],
)
def test_options_name_the_numbers_of_the_box(language: str, step: str, place: str) -> None:
    """What options A and B cost and give."""
    speaker = Speaker(GAME, language)
    (row,) = [row for row in GAME.box.data["locations"] if row["id"] == place]
    for letter in "ab":
        assert sorted(printed(row[f"option_{letter}"])) == numbers(speaker.choice(f"option:{letter}", step))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_written_in_messages_of_marco_polo_are_those_of_the_box(language: str) -> None:
    """What the offers of a tile cost."""
    speaker, data = Speaker(MARCOPOLO2_GAME, language), MARCOPOLO2_GAME.box.data
    for offer, label in enumerate(("one_jade", "two_jade")):
        (jade,) = {tile["offers"][offer]["cost"]["jade"] for tile in data["offer_tiles"]}
        assert [jade] == numbers(speaker.choice(f"offer:{label}"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_also_said_in_a_few_words(game: Game[Any], language: str) -> None:
    """On a small thing of the board there is room for so many letters; the whole reason stands in its tooltip."""
    known = all_patterns(game.package, language)
    own = sorted(refusals(game) & set(ids(game.package, language)))
    assert len(own) > 20
    speaker = Speaker(game, language)
    said = {message: speaker.catalogue.say(message, {"n": 4}, SHORT) for message in own if (message, SHORT) in known}
    assert own == sorted(said)
    assert [] == [f"{message}: {text}" for message, text in said.items() if len(text) > FEW_LETTERS]
    assert [] == [f"{message}: {text}" for message, text in said.items() if text.endswith(".")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_questions_have_a_verb_in_every_language(game: Game[Any]) -> None:
    """Where the choices of a question are names, a verb says what is done with the one that is chosen."""
    verbs = {
        language: sorted(name for name, attribute in patterns(game.package, language) if attribute == VERB)
        for language in LANGUAGES
    }
    assert len(verbs["en"]) > 10
    assert [verbs["en"]] * len(LANGUAGES) == list(verbs.values())
