"""The 32 Townsfolk card by card: dismissed, recruited and at their moment (PW-19.2)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import DEEDS, able, deed, holdings, more
from tests.games.paladins.story import Story
from tests.games.stories import NONE, change
from tests.rules import rule

PRAY = {"hunt in use": -1}
# Name; when the ability is used and what it gives; the reward for dismissing; the reward for recruiting.
# "inquisition 2" is one that finds the owner with 2 Suspicion.
TOWNSFOLK: dict[str, tuple[str, str, dict[str, int], dict[str, int], dict[str, int]]] = {
    "abbot_a": ("Abbot", "absolve", {"labourer": 1}, {"cleric": 1, "labourer": 1}, {}),
    "abbot_b": ("Abbot", "absolve", {"provisions": 1}, PRAY, {"provisions": 1}),
    "abbot_c": ("Abbot", "absolve", {"silver": 1, "tax": -1}, {"unpaid": -1}, {"suspicion": -1}),
    "acolyte_a": ("Acolyte", "commission", {"labourer": 1}, {"cleric": 1}, {}),
    "acolyte_b": ("Acolyte", "commission", {"silver": 1}, PRAY, {"silver": 1}),
    "acolyte_c": ("Acolyte", "commission", {"silver": 1, "tax": -1}, {"suspicion": -2}, {"suspicion": -1}),
    "architect_a": ("Architect", "develop", {"labourer": 1}, {"criminal": 1, "suspicion": 1}, {}),
    "architect_b": ("Architect", "develop", {"provisions": 1}, {"labourer": 1, "provisions": 1}, {"provisions": 1}),
    "architect_c": ("Architect", "develop", {"silver": 1, "tax": -1}, {"silver": 2, "tax": -2}, {"suspicion": -1}),
    "defender_a": ("Defender", "attack", {"labourer": 1}, {"strength": 1}, {}),
    "defender_b": ("Defender", "attack", {"provisions": 1}, {"labourer": 1, "provisions": 1}, {"provisions": 1}),
    "defender_c": ("Defender", "attack", {"silver": 1, "tax": -1}, {"silver": 2, "tax": -2}, {"suspicion": -1}),
    "gatekeeper_a": ("Gatekeeper", "fortify", {"labourer": 1}, {"merchant": 1, "labourer": 1}, {}),
    "gatekeeper_b": ("Gatekeeper", "fortify", {"silver": 1}, {"scout": 1}, {"silver": 1}),
    "gatekeeper_c": ("Gatekeeper", "fortify", {"silver": 1, "tax": -1}, {"silver": 2, "tax": -2}, {"suspicion": -1}),
    "missionary_a": ("Missionary", "convert", {"labourer": 1}, PRAY, {}),
    "missionary_b": ("Missionary", "convert", {"provisions": 1}, {"faith": 1}, {"provisions": 1}),
    "missionary_c": ("Missionary", "convert", {"silver": 1, "tax": -1}, {"scout": 1, "labourer": 1}, {"suspicion": -1}),
    "watchman_a": ("Watchman", "garrison", {"labourer": 1}, {"fighter": 1, "labourer": 1}, {}),
    "watchman_b": ("Watchman", "garrison", {"silver": 1}, {"labourer": 1, "provisions": 1}, {"silver": 1}),
    "watchman_c": ("Watchman", "garrison", {"silver": 1, "tax": -1}, {"merchant": 1}, {"suspicion": -1}),
    "conspirator_a": ("Conspirator", "inquisition 1, inquisition 2", {"suspicion": -1}, {"suspicion": -2}, {}),
    "conspirator_b": (
        "Conspirator",
        "inquisition 1, inquisition 2",
        {"suspicion": -1},
        {"criminal": 1, "suspicion": 1},
        {},
    ),
    "debt_collector_a": ("Debt Collector", "debt", {"labourer": 1}, {"labourer": 2}, {}),
    "debt_collector_b": ("Debt Collector", "debt", {"fighter": 1}, {"unpaid": -1}, {}),
    "debt_collector_c": ("Debt Collector", "debt", {"scout": 1}, {"suspicion": -2}, {}),
    "peddler_a": ("Peddler", "inquisition 2", {"labourer": 1}, {"labourer": 2}, {}),
    "peddler_b": ("Peddler", "inquisition 2", {"provisions": 2}, {"labourer": 1, "provisions": 1}, {}),
    "peddler_c": ("Peddler", "inquisition 2", {"silver": 2}, {"suspicion": -2}, {}),
    "squire_a": ("Squire", "inquisition 0", {"faith": 1}, {"criminal": 1, "suspicion": 1}, {}),
    "squire_b": ("Squire", "inquisition 0", {"influence": 1}, {"influence": 1}, {}),
    "squire_c": ("Squire", "inquisition 0", {"strength": 1}, {"fighter": 1}, {}),
}
INQUISITIONS = {f"inquisition {n}": n for n in range(3)}


def displayed(card: str) -> Story:
    """The card alone, on the space that costs nothing; the own Hunt is in use."""
    return able().town(NONE, NONE, NONE, NONE, card).standing(0, "hunt", "labourer")


def aimed(t: Story, card: str) -> dict[str, int]:
    """What choosing the card changes once the workers stand."""
    before = holdings(t)
    t.play(f"townsfolk:{card}")
    if "action:hunt" in t.legal():
        t.play("action:hunt")
    return change(before, holdings(t))


def inquisition(t: Story, suspicion: int) -> dict[str, int]:
    """What an Inquisition changes for one who is not the most suspected; a Conspirator is used."""
    t.suspicion(0, *[0] * suspicion).suspicion(1, 0, 0, 0)
    before = holdings(t)
    t.inquisition()
    if t.asked:
        t.play("answer:yes")
    return change(before, holdings(t))


def debt(t: Story) -> dict[str, int]:
    """What a Debt paid by a Monk's space changes."""
    before = holdings(t)
    t.act(0, "commission", "criminal+criminal+criminal", "space:space_4_5")
    return change(before, holdings(t))


def moments(card: str) -> dict[str, dict[str, int]]:
    """Everything that the card in the crew makes different, and how."""
    found = {name: more(deed(able(), name), deed(able().crew(0, card), name)) for name in DEEDS if name != "recruit"}
    for name, n in INQUISITIONS.items():
        found[name] = more(inquisition(able(), n), inquisition(able().crew(0, card), n))
    found["debt"] = more(debt(able()), debt(able().crew(0, card)))
    return {name: gain for name, gain in found.items() if gain}


@rule(
    "PW-19.2.1",
    "PW-19.2.2",
    "PW-19.2.3",
    "PW-19.2.4",
    "PW-19.2.5",
    "PW-19.2.6",
    "PW-19.2.7",
    "PW-19.2.8",
    "PW-19.2.9",
    "PW-19.2.10",
    "PW-19.2.11",
    "PW-19.2.12",
    "PW-19.2.13",
    "PW-19.2.14",
    "PW-19.2.15",
    "PW-19.2.16",
    "PW-19.2.17",
    "PW-19.2.18",
    "PW-19.2.19",
    "PW-19.2.20",
    "PW-19.2.21",
    "PW-19.2.22",
    "PW-19.2.23",
    "PW-19.2.24",
    "PW-19.2.25",
    "PW-19.2.26",
    "PW-19.2.27",
    "PW-19.2.28",
    "PW-19.2.29",
    "PW-19.2.30",
    "PW-19.2.31",
    "PW-19.2.32",
)
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_townsfolk(card: str) -> None:
    """The name, the reward at the top right, that for joining, and the ability at its moment and at no other."""
    name, when, ability, dismissed, recruited = TOWNSFOLK[card]
    assert name == next(line["name"] for line in GAME.box.data["townsfolk"] if line["id"] == card)

    t = displayed(card).turn(0).play("action:recruit", "workers:criminal")
    assert dismissed == aimed(t, card)
    assert (card in t.town_discards, t.player(0).crew, ()) == (True, [], t.asked)

    t = displayed(card).turn(0).play("action:recruit", "workers:criminal+criminal")
    assert recruited | {"crew": 1} == aimed(t, card)
    assert ([card], set(), ()) == (t.player(0).crew, t.town_discards, t.asked)

    gained = moments(card)
    if card.startswith("acolyte"):  # paying a Debt is itself a Commission here
        assert ability == gained.pop("debt")
    assert dict.fromkeys(when.split(", "), ability) == gained


@rule("PW-19.2.22", "PW-19.2.23")
@pytest.mark.parametrize("card", ["conspirator_a", "conspirator_b"])
def test_a_conspirator_may_be_left_alone(card: str) -> None:
    """Declined, the Suspicion stays."""
    t = able().crew(0, card).suspicion(0, 0).suspicion(1, 0, 0).inquisition().play("answer:skip")
    assert [0] == t.player(0).suspicion


def test_all_townsfolk_are_listed() -> None:
    """32 cards, each once."""
    assert list(TOWNSFOLK) == [line["id"] for line in GAME.box.data["townsfolk"]]
