"""Labels made of parts, lines of the score sheet and options said by what they do; shown with Paladins."""

from typing import Any

import pytest

from caravanserai.core.game import Game
from caravanserai.games.marcopolo2 import GAME as MARCOPOLO2
from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.box import FAVOURS
from caravanserai.games.paladins.components import EFFECTS
from caravanserai.games.yokohama import GAME as YOKOHAMA
from caravanserai.speech import Speaker
from caravanserai.speech.needs import needs
from tests.languages import LANGUAGES

# A bag of nouns


@pytest.mark.parametrize(
    ("language", "plain", "object_"),
    [
        ("en", "2 labourers, 1 scout", "2 labourers, 1 scout"),
        ("fr", "2 manœuvres, 1 éclaireur", "2 manœuvres, 1 éclaireur"),
        ("tr", "2 amele, 1 izci", "2 amele, 1 izci"),
        ("pl", "2 robotnicy, 1 zwiadowca", "2 robotników, 1 zwiadowcę"),
        ("hu", "2 napszámos, 1 felderítő", "2 napszámost, 1 felderítőt"),
    ],
)
def test_a_bag_is_said_as_a_bundle(language: str, plain: str, object_: str) -> None:
    """What is alike is counted; a sentence may ask for a case."""
    speaker = Speaker(GAME, language)
    assert plain == speaker.choice("workers:labourer+labourer+scout")
    assert object_ == speaker.component("workers", "labourer+labourer+scout", "acc")


@pytest.mark.parametrize("game", [GAME, MARCOPOLO2, YOKOHAMA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bags_no_two_plans_and_no_dice_read_alike(game: Game[Any], language: str) -> None:
    """Each of them is a different choice."""
    speaker = Speaker(game, language)
    for family in game.space.families:
        if family.name in game.compounds:
            said = {speaker.choice(f"{family.name}:{label}") for label in family.labels}
            assert len(family.labels) == len(said)
            assert not [text for text in said if "{" in text or "+" in text]


# Names in a sentence


def test_a_compound_of_names_is_said_by_its_family() -> None:
    """One message says all plans, and a question may have words of its own with the same parts."""
    assert "Engelier this round, Anséis on top of the deck" == Speaker(GAME, "en").choice("plan:engelier+anseis")
    told = Speaker(GAME, "tr").arguments("plan", "engelier+anseis")
    assert ("Engelier", "Anséis", "Anséis") == (told["first"], told["second"], told["second_acc"])
    assert "third" not in told


def test_a_message_learns_how_many_parts_there_are() -> None:
    """So that one message says one die, two or three."""
    speaker = Speaker(MARCOPOLO2, "en")
    assert [1, 2, 3] == [
        speaker.arguments("dice", dice)["n"] for dice in ("own_1", "own_1+own_1", "own_1+own_2+black_2")
    ]
    assert "die 3" == speaker.choice("dice:own_3")
    assert "black die 5" == speaker.choice("dice:black_5")
    assert "dice 3, black 5" == speaker.choice("dice:own_3+black_5")
    assert "dice 1, 3, black 5" == speaker.choice("dice:own_1+own_3+black_5")


def test_a_compound_may_have_five_parts_or_be_none() -> None:
    """All who can be paid on the way of a president, and nobody."""
    speaker = Speaker(YOKOHAMA, "en")
    assert "player 1, player 2, player 3, player 4, canal" == speaker.choice("fees:seat_1+seat_2+seat_3+seat_4+canal")
    assert "player 2, canal" == speaker.choice("fees:seat_2+canal")
    assert "nobody" == speaker.choice("fees:none")


def test_what_compounds_need() -> None:
    """A bag needs its nouns and no message of its own; the other family needs one."""
    needed = needs(GAME, "en")
    assert not [message for message in needed if message == "workers" or message.startswith("workers-")]
    assert {"first", "second", "second_acc"} <= needed["plan"]
    assert "noun-vp" in needed


# What else a message is told


def test_a_label_without_its_last_letter_or_number_is_its_stem() -> None:
    """Cards that differ by a letter are said alike."""
    speaker = Speaker(GAME, "en")
    assert "debt_collector" == speaker.arguments("townsfolk", "debt_collector_c")["stem"]
    assert "saracen_mercenary" == speaker.arguments("outsider", "saracen_mercenary_2")["stem"]
    assert "pass" == speaker.arguments("turn", "pass")["stem"]


def test_rows_tell_of_their_nouns() -> None:
    """A list of nouns and an amount of each read as a bundle; what is not there is left out."""
    told = Speaker(GAME, "en").arguments("paladin", "oliver")
    assert ("2 clerics", "4 faith") == (told["workers"], told["attributes"])


def test_a_message_learns_whether_there_is_a_cost_or_an_effect() -> None:
    """So that it need not say that there is none."""
    speaker = Speaker(GAME, "en")
    assert "Abbot · each time you Absolve: +1 labourer" == speaker.choice("townsfolk:abbot_a")
    assert "Abbot · each time you Absolve: +1 provision; at once: +1 provision" == speaker.choice("townsfolk:abbot_b")
    assert "no" == speaker.arguments("favour", "favour_loan")["cost_any"]


def test_rows_tell_of_lists() -> None:
    """Components, what scores, and what can be bought; of an empty list a message learns that it is none."""
    speaker = Speaker(MARCOPOLO2, "en")
    told = speaker.arguments("goal", "goal_03")
    assert ("5 points for the improved seal of the Farmers' guild", "Crane, Falcon, Elephant") == (
        told["scoring"],
        told["shields"],
    )
    assert "none" == speaker.arguments("goal", "goal_14")["shields"]
    assert "none" == speaker.arguments("goal", "goal_01")["scoring"]
    assert (
        "pay 1 jade → +4 pepper; pay 2 jade → +2 pepper, +6 camels, +3 coins"
        == (speaker.arguments("offer_tile", "offer_1_2")["offers"])
    )


@pytest.mark.parametrize(
    ("language", "goods", "both", "one"),
    [
        ("en", "5 copper", "buildings in 2 production areas and 3 commercial areas", "buildings in 4 commercial areas"),
        ("fr", "5 cuivre", "bâtiments dans 2 zones de production et 3 zones de commerce", None),
        ("tr", "5 bakır", "2 üretim ve 3 ticaret bölgesinde bina", "4 ticaret bölgesinde bina"),
        ("pl", "5 miedzi", "budynki na 2 obszarach produkcyjnych i 3 obszarach handlowych", None),
        ("hu", "5 réz", "épületek 2 termelő területen és 3 kereskedelmi területen", None),
    ],
)
def test_a_card_tells_what_it_asks_for(language: str, goods: str, both: str, one: str | None) -> None:
    """The condition of its row in words, so that a corrected number is said too."""
    speaker = Speaker(YOKOHAMA, language)
    assert goods == speaker.component("achievement", "copper_5")
    assert both == speaker.component("achievement", "production_2_commercial_3")
    assert one is None or one == speaker.component("achievement", "commercial_4")


def test_a_board_of_an_area_does_not_hide_the_area() -> None:
    """Its list names areas, but they are not its own."""
    assert made(YOKOHAMA, "area", "laboratory_a").startswith("power a technology of value – 1: 1")
    assert made(YOKOHAMA, "area", "port_a").endswith("power 1–4: no effect, 5: +3 points")


def made(game: Game[Any], sort: str, name: str) -> str:
    """The text made from effects, also where somebody wrote another."""
    speaker = Speaker(game, "en")
    _, row = speaker.rows[sort][name]
    return speaker.effect(row["effects"])


def test_what_lasts_is_not_said_as_one_after_the_other() -> None:
    """Moments and changes stand side by side."""
    speaker = Speaker(MARCOPOLO2, "en")
    _, row = speaker.rows["character"]["abha_basu"]
    assert (
        "at the start of each round: +2 coins; for each contract you complete: +1 jade; "
        "for each jade you gain: +1 point" == speaker.effect(row["moments"])
    )


def test_neighbours_in_a_table_that_bring_the_same_are_said_as_one() -> None:
    """Rows of effects, and numbers by value."""
    assert "die value 1–5: +1 gold, 6: +3 gold" == made(MARCOPOLO2, "city_card", "gold_table")
    assert "1–4: 1, 5–6: 2" in made(MARCOPOLO2, "city_card", "city_bonus")


def test_so_often_as_a_value_says() -> None:
    assert "as often as the die shows: +2 coins" == made(MARCOPOLO2, "city_card", "double_coins")
    assert "pay 1 camel → +1 point (up to as often as the die shows)" == made(MARCOPOLO2, "city_card", "camel_points")
    assert made(MARCOPOLO2, "city_card", "post_coins").endswith("at most as often as the die shows")


# Score sheet and options


def test_a_line_about_a_component_may_be_said_by_its_family() -> None:
    """A line of its own goes before; one that nobody can say is shown by its id."""
    speaker = Speaker(GAME, "en")
    assert "Converted: Thief (Viking)" == speaker.line("score-converted-viking_thief")
    assert "Faith" == speaker.line("score-faith")
    assert "score-unheard-of" == speaker.line("score-unheard-of")


def test_an_option_is_said_by_what_it_does() -> None:
    """Where the question is about a choice of effects; otherwise by its letter."""
    speaker = Speaker(GAME, "en")
    printed = next(EFFECTS.ops[favour.effect].printed for favour in FAVOURS if favour.id == "favour_charter")
    assert "develop for free" == speaker.choice("option:a", "ChooseBranch", printed)
    assert "+1 fighter, +1 cleric" == speaker.choice("option:b", "ChooseBranch", printed)
    assert "Option B" == speaker.choice("option:b", "ChooseBranch")
    assert "Dismiss" == speaker.choice("option:b", "RecruitOrDismiss")
    assert "Option B" == speaker.choice("option:b", "ChooseBranch", {"silver": 2})


def test_an_option_of_an_order_is_said_by_what_it_does() -> None:
    """So that one knows what comes first."""
    order = [{"kind": "any_order", "effects": [{"kind": "gain", "coin": 2}, {"kind": "contract_from_pile", "n": 1}]}]
    speaker = Speaker(MARCOPOLO2, "en")
    assert "+2 coins" == speaker.choice("option:a", "ChooseOrder", order)
    assert "1 contract from the pile" == speaker.choice("option:b", "ChooseOrder", order)
