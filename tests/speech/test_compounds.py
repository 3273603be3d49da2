"""Labels made of parts, lines of the score sheet and options said by what they do; shown with Paladins."""

import pytest

from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.box import EFFECTS, FAVOURS
from caravanserai.speech import LANGUAGES, Speaker
from caravanserai.speech.needs import needs

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bags_and_no_two_plans_read_alike(language: str) -> None:
    """Each of them is a different choice."""
    speaker = Speaker(GAME, language)
    for family in GAME.space.families:
        if family.name in GAME.compounds:
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
    assert "Abbot · each Absolve: +1 labourer" == speaker.choice("townsfolk:abbot_a")
    assert "Abbot · each Absolve: +1 provision; at once: +1 provision" == speaker.choice("townsfolk:abbot_b")
    assert "no" == speaker.arguments("favour", "favour_loan")["cost_any"]


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
