"""How things are said: fallbacks, cases, secrets, plurals, card text."""

from typing import Any

import pytest

from caravanserai.core.event import HIDDEN, Event, redact
from caravanserai.core.game import Game
from caravanserai.core.ids import NOBODY
from caravanserai.core.step import Refusal
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import CITY, GIFT, PLACE
from caravanserai.games.gugong.events import EVENTS, GIFT_DRAWN, GIFT_EXCHANGED, TRAVELLER_MOVED
from caravanserai.games.paladins import GAME as PALADINS
from caravanserai.games.yokohama import GAME as YOKOHAMA
from caravanserai.speech import Speaker, language_for
from caravanserai.speech.needs import asking_steps, refusals
from caravanserai.speech.sorts import sorts_of
from caravanserai.speech.speaker import kebab
from tests.languages import LANGUAGES
from tests.oasis import GAME as OASIS

NAMES = ["Lisa", "Ayşe", "Rafał"]


def index(token: str) -> int:
    family = GAME.space.family(GAME.space.code(token))
    return int(family.index(GAME.space.code(token)))


def said(language: str, kind: int, *values: int) -> str:
    a, b, c, d = [*values, 0, 0, 0, 0][:4]
    return Speaker(GAME, language).event(Event(kind, a, b, c, d, 0), NAMES)


def exchange(language: str) -> str:
    return said(language, GIFT_EXCHANGED, 1, index("place:canal"), index("gift:board_6"), index("gift:deck_8"))


# Languages


def test_an_unknown_language_is_refused() -> None:
    """The error names the languages that there are."""
    with pytest.raises(ValueError, match=r"'xx'; known: en, .*fr, .*pl, .*tr"):
        Speaker(GAME, "xx")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("fr", "fr"),
        ("tr-TR", "tr"),
        ("hu.utf8", "hu"),
        ("xx_XX", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_a_locale(locale: str, language: str) -> None:
    """A locale that we do not speak is English."""
    assert language == language_for(locale)


def test_a_missing_message_is_said_by_its_id() -> None:
    """A missing message is no reason to stop a game."""
    speaker = Speaker(GAME, "fr")
    assert not speaker.has("log-unheard-of")
    assert "log-unheard-of" == speaker.text("log-unheard-of")


def test_a_message_missing_in_a_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English stands behind every language."""
    speaker = Speaker(GAME, "hu")
    first = speaker.catalogue.bundles[0]
    monkeypatch.delitem(first._messages, "answer-yes")
    assert "Yes" == speaker.choice("answer:yes")


def test_the_platform_speaks_without_a_game() -> None:
    """Menus come before the choice of a game."""
    speaker = Speaker(None, "tr")
    assert "Sıra sizde" == speaker.text("cli-your-turn")
    with pytest.raises(ValueError, match="no game"):
        speaker.choice(3)


def test_a_game_without_messages_is_played_all_the_same() -> None:
    """A game from elsewhere may bring no catalogue: its tokens are shown, and the shared words are there."""
    speaker = Speaker(OASIS, "pl")
    family = next(family for family in OASIS.space.families if not speaker.has(family.name + "-" + family.labels[0]))
    assert "Tak" == speaker.choice("answer:yes")
    assert speaker.choice(f"{family.name}:{family.labels[0]}")


# Components and choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_component_can_be_told_apart(language: str) -> None:
    """No raw ids, nothing left to fill in, and two choices of a family never read alike unless they are."""
    speaker = Speaker(GAME, language)
    for sort, names in sorts_of(GAME).items():
        for name in names:
            text = speaker.choice(f"{sort}:{name}")
            assert "{" not in text, text
            assert f"{sort}-{name}" != text
    cards = [speaker.choice(f"gift:{name}") for name in GIFT.labels if name.startswith("set")]
    assert 17 == len(set(cards))  # of 20: three have no action and share their value with another


def test_a_choice_by_code_reads_as_by_token() -> None:
    """Machines have codes, people tokens."""
    speaker = Speaker(GAME, "en")
    assert "Grand Canal" == speaker.choice("place:canal") == speaker.choice(GAME.space.code("place:canal"))


def test_cards_of_the_same_value_differ_by_their_action() -> None:
    """The name, the value, and what the card does."""
    speaker = Speaker(GAME, "en")
    assert "Bonsai (4) · action: Grand Canal" == speaker.choice("gift:board_4")
    assert "Bonsai (4) · +2 servants" == speaker.choice("gift:set3_4")
    assert "Bonsai (4)" == speaker.component("gift", "set3_4")


def test_a_question_may_have_its_own_word_for_a_choice() -> None:
    """`skip` means something else at every question."""
    speaker = Speaker(GAME, "en")
    assert "Skip" == speaker.choice("answer:skip")
    assert "Stop here" == speaker.choice("answer:skip", "MoveTraveller")
    assert "A: 1 move" == speaker.choice("option:a", "Travel")
    assert "Renown · 1 point" == speaker.choice("decree:d3_third", "MorningDecrees")[:16]
    assert "Discard: Bonsai (4)" == speaker.choice("gift:set3_4", "PayForGift")


def test_a_decree_tells_all_about_itself() -> None:
    """Level, cost and points come from its row, and what it does does so unless somebody wrote it."""
    speaker = Speaker(GAME, "en")
    expected = "Morning Cargo – level 1, cost: 1 servant, +2 points · "
    expected += "Each morning you may place 1 servant from your supply on a ship."
    assert expected == speaker.choice("decree:d1_ship")
    expected = "Jade Treasury – level 3, cost: 3 servants · 2 points for every jade, at most 10 points"
    assert expected == speaker.choice("decree:d3_jade")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_says_what_it_does(language: str) -> None:
    """In words of its own, a sentence or two, each another one; what has none is made from effects."""
    speaker = Speaker(PALADINS, language)
    said = {speaker.about("action", name) for name in sorts_of(PALADINS)["action"]}
    assert 12 == len(said)
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)
    assert "" == speaker.about("action", "sleep")


def test_cases() -> None:
    """A case that a language does not have falls back to the plain form."""
    assert "Çin Seddi'ne" == Speaker(GAME, "tr").component("place", "wall", "dat")
    assert "na Wielkim Murze" == Speaker(GAME, "pl").component("place", "wall", "at")
    assert "Great Wall" == Speaker(GAME, "en").component("place", "wall", "dat")
    assert "Wazę Ming (6)" == Speaker(GAME, "pl").component("gift", "board_6", "acc")


# Events


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ayşe gives Ming Vase (6) for Dunhuang Pipa (8) on the Grand Canal"),
        ("fr", "Ayşe donne le Vase Ming (6) contre le Pipa de Dunhuang (8) sur le Grand Canal"),
        ("tr", "Ayşe Büyük Kanal'da Ming Vazosunu (6) verip Dunhuang Pipasını (8) aldı"),
        ("pl", "Ayşe oddaje Wazę Ming (6) za Pipę z Dunhuangu (8) na Wielkim Kanale"),
        ("hu", "Ayşe Ming-vázát (6) ad, Dunhuangi pipát (8) kap a Nagy-csatornán"),
    ],
)
def test_an_exchange(language: str, expected: str) -> None:
    """Gifts are inflected where the language does so, names of players never."""
    assert expected == exchange(language)


@pytest.mark.parametrize(
    ("language", "shown", "hidden"),
    [
        ("en", "Lisa draws Bonsai (4)", "Lisa draws a gift card"),
        ("fr", "Lisa pioche le Bonsaï (4)", "Lisa pioche une carte Cadeau"),
        ("tr", "Lisa Bonsai (4) çekti", "Lisa bir hediye kartı çekti"),
        ("pl", "Lisa dobiera Bonsai (4)", "Lisa dobiera kartę podarunku"),
        ("hu", "Lisa Bonszait (4) húz", "Lisa egy ajándékkártyát húz"),
    ],
)
def test_what_is_hidden_is_not_named(language: str, shown: str, hidden: str) -> None:
    """Only the player sees which card it was."""
    event = Event(GIFT_DRAWN, 0, index("gift:deck_4"), 0, 0, 0)
    speaker = Speaker(GAME, language)
    assert shown == speaker.event(redact(EVENTS, event, 0), NAMES)
    assert hidden == speaker.event(redact(EVENTS, event, 1), NAMES)
    assert hidden == speaker.event(redact(EVENTS, event, NOBODY), NAMES)
    assert HIDDEN not in range(len(GIFT.labels))


def test_components_that_are_no_choices() -> None:
    """A travel token is named by what it gives."""
    values = (0, index("city:xian"), GAME.names["token"].index("servants_for_jade"))
    assert "Lisa travels to Xi'an; token: pay 3 servants → +1 jade" == said("en", TRAVELLER_MOVED, *values)


# Plurals


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("pl", 1, "1 sługa"),
        ("pl", 2, "2 słudzy"),
        ("pl", 5, "5 sług"),
        ("pl", 12, "12 sług"),
        ("pl", 22, "22 słudzy"),
        ("fr", 0, "0 serviteur"),
        ("fr", 1, "1 serviteur"),
        ("fr", 2, "2 serviteurs"),
        ("en", 0, "0 servants"),
        ("en", 1, "1 servant"),
        ("tr", 5, "5 hizmetkâr"),
        ("hu", 5, "5 szolga"),
    ],
)
def test_plurals(language: str, n: int, expected: str) -> None:
    """Each language counts in its own way."""
    assert expected == Speaker(GAME, language).text("noun-servant", n=n)


@pytest.mark.parametrize(("n", "expected"), [(1, "1 sługę"), (2, "2 sług"), (5, "5 sług"), (22, "22 sług")])
def test_polish_people_as_objects(n: int, expected: str) -> None:
    """After a verb, people are counted otherwise."""
    assert expected == Speaker(GAME, "pl").effects.noun("servant", n, "acc")


def test_numbers_in_the_locale_of_the_reader() -> None:
    """Thousands are set apart as the language does it."""
    said = {"en": "12,345", "fr": "12\u202f345", "hu": "12\u00a0345", "pl": "12\u00a0345", "tr": "12.345"}
    assert said == {language: Speaker(GAME, language).text("noun-vp", n=12345).rpartition(" ")[0] for language in said}


# Questions, refusals, rules, options


@pytest.mark.parametrize("game", [GAME, PALADINS, YOKOHAMA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_refusals_are_sentences(game: Game[Any], language: str) -> None:
    """They are filled in, begin with a capital or a number, and end as sentences do."""
    speaker = Speaker(game, language)
    texts = [speaker.ask(step) for step in asking_steps(game)]
    texts += [speaker.refusal(Refusal("GG-1", message, 2)) for message in refusals(game)]
    for text in texts:
        assert "{" not in text, text
        assert text[0].isupper() or text[0].isdigit(), text
        assert text[-1] in ".?", text


@pytest.mark.parametrize("game", [GAME, PALADINS, YOKOHAMA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_names_the_player_as_they_are(game: Game[Any], language: str) -> None:
    """The name stands alone, without an ending."""
    speaker = Speaker(game, language)
    for step in asking_steps(game):
        assert "Ayşe (" in speaker.wait(step, "Ayşe")


def test_a_question_about_an_effect_says_which() -> None:
    """The effect is given as it stands in the component file."""
    speaker = Speaker(GAME, "en")
    assert "Use this effect?" == speaker.ask("MayEnact")
    assert "Use this effect: +2 servants?" == speaker.ask("MayEnact", {"servant": 2})


def test_a_refusal_names_its_number() -> None:
    """How many it needs."""
    refusal = Refusal("GG-5.4.6", "refuse-too-few-servants", 3)
    assert "This needs 3 servants in your pool." == Speaker(GAME, "en").refusal(refusal)
    assert "W twojej puli potrzeba: 3 słudzy." == Speaker(GAME, "pl").refusal(refusal)


def test_options() -> None:
    """Name, explanation and values."""
    speaker = Speaker(GAME, "hu")
    assert "Haladó változat" == speaker.setting("expert_setup")
    assert "Igen" == speaker.setting_value("expert_setup", True)
    assert "Te 2, Meng 3" == speaker.setting_value("solo_sets", 1)
    assert "Milyen erős legyen Meng." == speaker.setting_about("solo_level")


def test_names_of_messages() -> None:
    """A step's message has its name in small letters."""
    assert "place-which-on-wall" == kebab("PlaceWhichOnWall")
    assert CITY.name == "city"
    assert PLACE.name == "place"


# Card text

SWAP = {"kind": "swap_card"}
EFFECTS: list[tuple[Any, str]] = [
    ({"servant": 2, "jade": 1}, "+2 servants, +1 jade"),
    ([], "no effect"),
    ([{"kind": "gain", "vp": 3}, {"kind": "take_medal"}], "+3 points, then take the next start player medal"),
    ([{"kind": "choice", "options": [{"jade": 1}, [{"kind": "turn_die"}]]}], "+1 jade or turn a destiny die"),
    ([{"kind": "may", "effects": {"envoy": 1}}], "+1 envoy step (optional)"),
    ([{"kind": "pay", "cost": {"jade": 1, "servant": 2}, "gain": {"vp": 1}}], "pay 1 jade, 2 servants → +1 point"),
    ([{"kind": "times", "n": 2, "effects": {"vp": 1}}], "2 times: +1 point"),
    ([{"kind": "times", "up_to": 3, "effects": {"vp": 1}}], "1 to 3 times: +1 point"),
    ([{"kind": "per", "of": "jade", "effects": {"vp": 1}, "max": 2}], "for every jade: +1 point, at most 2 times"),
    ([{"kind": "any_order", "effects": [SWAP, {"kind": "turn_die"}]}], "in any order: swap a card, turn a destiny die"),
    (
        [{"kind": "table", "by": "power", "rows": [{"vp": 1}, [SWAP]]}],
        "power 1: +1 point, 2: swap a card",
    ),
    ([{"kind": "place_on_wall", "up_to": 2}], "place up to 2 servants on the Great Wall"),
    ([{"kind": "place_on_wall", "n": 1, "from": "supply"}], "place 1 servant from the supply on the Great Wall"),
    ([{"kind": "perform", "location": "palace"}], "action: Palace of Heavenly Purity"),
    ([{"kind": "move_ship", "up_to": 1}], "move up to 1 ship"),
    ([{"on": "morning", "effects": {"servant": 1}, "per_turn": 1}], "every morning: +1 servant (once a turn)"),
    ([{"ask": "travel_b_cost", "add": -1}], "cost of Travel, option B: −1 servant"),
    ([{"ask": "jade_action_cost", "set": 3, "optional": True}], "cost of the Jade action: 3 servants (optional)"),
    ([{"ask": "equal_value_is_free", "set": False}], "a gift of equal value is not free"),
    (
        [{"vp": 2, "per": "jade", "every": 3, "base": 1, "max": 9}],
        "1 point, 2 points for every 3 jade, at most 9 points",
    ),
]


@pytest.mark.parametrize(("effects", "expected"), EFFECTS)
def test_card_text(effects: Any, expected: str) -> None:
    """Text is made from the effect, whatever an owner writes there."""
    assert expected == Speaker(GAME, "en").effect(effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_text_in_every_language(language: str) -> None:
    """Everything is filled in, and said without ids."""
    speaker = Speaker(GAME, language)
    for effects, _ in EFFECTS:
        text = speaker.effect(effects)
        assert "{" not in text, text
        assert "_" not in text, text


TOLD = [
    ({"influence": 2}, "gain 2 influence"),
    ({"influence": 1, "labourer": 1}, "gain 1 influence and 1 labourer"),
    ({"influence": 1, "labourer": 1, "cleric": 1}, "gain 1 influence, 1 labourer and 1 cleric"),
    (
        [{"kind": "gain", "influence": 1}, {"kind": "remove_suspicion", "n": 1}, {"kind": "gain", "scout": 1}],
        "gain 1 influence, remove 1 suspicion and gain 1 scout",
    ),
    ([{"kind": "choice", "options": [{"faith": 1}, {"silver": 1}]}], "+1 faith or +1 silver"),
    ([], "no effect"),
]


@pytest.mark.parametrize(("effects", "expected"), TOLD)
def test_effects_within_a_sentence(effects: Any, expected: str) -> None:
    """What is gained is listed with an "and"; what has no such words is said as on a card."""
    assert expected == Speaker(PALADINS, "en").effects.told(effects)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "gain 1 influence, remove 1 suspicion and gain 1 scout"),
        ("fr", "vous gagnez 1 influence, vous retirez 1 soupçon et vous gagnez 1 éclaireur"),
        ("hu", "kapsz 1 befolyást, eltávolítasz 1 gyanút és kapsz 1 felderítőt"),
        ("pl", "zyskujesz 1 wpływ, usuwasz 1 podejrzenie i zyskujesz 1 zwiadowcę"),
        ("tr", "1 nüfuz kazanırsınız, 1 şüphe kaldırırsınız ve 1 izci kazanırsınız"),
    ],
)
def test_an_attack_is_told_in_every_language(language: str, expected: str) -> None:
    assert expected == Speaker(PALADINS, language).arguments("outsider", "saracen_champion")["attack_told"]
