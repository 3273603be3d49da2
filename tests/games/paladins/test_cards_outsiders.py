"""The 36 Outsiders card by card: attacked, converted and scored (PW-19.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import CRIMINALS, able, holdings
from tests.games.paladins.story import Story
from tests.games.stories import NONE, change
from tests.rules import rule

# Name, faction, what attacking gives, the Strength that converting gives.
OUTSIDERS: dict[str, tuple[str, str, dict[str, int], int]] = {
    "viking_adventurer": ("Adventurer", "viking", {"influence": 1, "labourer": 1, "cleric": 1}, 1),
    "viking_armourer": ("Armourer", "viking", {"influence": 1, "labourer": 1, "provisions": 1}, 1),
    "viking_assassin": ("Assassin", "viking", {"influence": 1, "labourer": 1, "fighter": 1}, 2),
    "viking_barbarian": ("Barbarian", "viking", {"influence": 1, "silver": 1, "tax": -1, "provisions": 1}, 2),
    "viking_guardian": ("Guardian", "viking", {"influence": 1, "merchant": 1, "provisions": 1}, 1),
    "viking_lookout": ("Lookout", "viking", {"influence": 1, "merchant": 1}, 1),
    "viking_marauder": ("Marauder", "viking", {"influence": 1, "criminal": 1, "suspicion": 1}, 1),
    "viking_mercenary": ("Mercenary", "viking", {"influence": 1, "labourer": 2}, 1),
    "viking_protector": ("Protector", "viking", {"influence": 1, "labourer": 1, "provisions": 1}, 1),
    "viking_thief": ("Thief", "viking", {"influence": 1, "silver": 2, "tax": -2}, 1),
    "viking_traitor": ("Traitor", "viking", {"influence": 1, "criminal": 1, "suspicion": 1}, 1),
    "viking_vigilante": ("Vigilante", "viking", {"influence": 1, "unpaid": -1}, 1),
    "byzantine_archer": ("Archer", "byzantine", {"influence": 1, "scout": 1, "provisions": 1}, 1),
    "byzantine_armourer": ("Armourer", "byzantine", {"influence": 1, "fighter": 1}, 1),
    "byzantine_assassin": ("Assassin", "byzantine", {"influence": 1, "labourer": 1, "provisions": 1}, 2),
    "byzantine_champion": ("Champion", "byzantine", {"influence": 1, "suspicion": -1, "merchant": 1}, 1),
    "byzantine_guardian": ("Guardian", "byzantine", {"influence": 1, "labourer": 2}, 1),
    "byzantine_hunter": ("Hunter", "byzantine", {"influence": 1, "suspicion": -1, "fighter": 1}, 1),
    "byzantine_invader": ("Invader", "byzantine", {"influence": 1, "silver": 1, "tax": -1, "provisions": 1}, 2),
    "byzantine_lookout": ("Lookout", "byzantine", {"influence": 1, "labourer": 1, "merchant": 1}, 1),
    "byzantine_mercenary": ("Mercenary", "byzantine", {"influence": 1, "suspicion": -1, "labourer": 1}, 1),
    "byzantine_thief": ("Thief", "byzantine", {"influence": 1, "criminal": 1, "suspicion": 1}, 1),
    "byzantine_traitor": ("Traitor", "byzantine", {"influence": 1, "unpaid": -1}, 1),
    "byzantine_warrior": ("Warrior", "byzantine", {"influence": 1, "provisions": 2}, 1),
    "saracen_adventurer": ("Adventurer", "saracen", {"influence": 1, "labourer": 1, "scout": 1}, 1),
    "saracen_archer": ("Archer", "saracen", {"influence": 1, "provisions": 2}, 1),
    "saracen_barbarian": ("Barbarian", "saracen", {"influence": 1, "labourer": 1, "scout": 1}, 2),
    "saracen_champion": ("Champion", "saracen", {"influence": 1, "suspicion": -1, "scout": 1}, 1),
    "saracen_hunter": ("Hunter", "saracen", {"influence": 1, "unpaid": -1}, 1),
    "saracen_invader": ("Invader", "saracen", {"influence": 2}, 2),
    "saracen_marauder": ("Marauder", "saracen", {"influence": 2}, 1),
    "saracen_mercenary_1": ("Mercenary", "saracen", {"influence": 1, "labourer": 1, "provisions": 1}, 1),
    "saracen_mercenary_2": ("Mercenary", "saracen", {"influence": 1, "silver": 2, "tax": -2}, 1),
    "saracen_protector": ("Protector", "saracen", {"influence": 1, "labourer": 2}, 1),
    "saracen_vigilante": ("Vigilante", "saracen", {"influence": 1, "unpaid": -1, "cleric": 1}, 1),
    "saracen_warrior": ("Warrior", "saracen", {"influence": 1, "cleric": 1}, 1),
}
# Who scores for attacked Outsiders of a faction.
HUNTERS = {
    "viking": ("saracen_invader", "byzantine_invader"),
    "byzantine": ("viking_barbarian", "saracen_barbarian"),
    "saracen": ("viking_assassin", "byzantine_assassin"),
}
VIKINGS = ("viking_lookout", "viking_guardian", "viking_protector")
BYZANTINES = ("byzantine_lookout", "byzantine_guardian", "byzantine_thief", "byzantine_traitor")
SARACENS = ("saracen_marauder", "saracen_protector")
PLACES = [f"{action}_{side}" for action in ("commission", "attack", "convert") for side in ("left", "middle")]
MERCENARIES = ("viking_mercenary", "byzantine_mercenary", "saracen_mercenary_1", "saracen_mercenary_2")


def fought(t: Story) -> Story:
    """3 Vikings, 4 Byzantines and 2 Saracens attacked."""
    return t.attacked(0, *VIKINGS, *BYZANTINES, *SARACENS)


def ordered(t: Story) -> Story:
    """Two of three Orders fulfilled."""
    return t.orders("order_commission", "order_attack", "order_absolve").taken(0, commission=5, attack=6, absolve=4)


# What a name counts in a finished game, and what it scores then.
SCORED: dict[str, tuple[Callable[[Story], Story], int]] = {
    "Adventurer": (lambda t: t.taken(0, commission=5), 2),
    "Archer": (lambda t: t.taken(0, garrison=7), 3),
    "Guardian": (lambda t: t.workshops(0, *PLACES[:5]).taken(0, develop=5), 2),
    "Hunter": (lambda t: t.crew(0, "abbot_a", "abbot_b", "abbot_c", "squire_a", "squire_b"), 2),
    "Lookout": (lambda t: t.walls(0, "wall_14", "wall_15", "wall_16", "wall_17", "wall_18"), 2),
    "Vigilante": (lambda t: t.taken(0, absolve=7), 3),
    "Armourer": (lambda t: t.track(0, faith=0, strength=11, influence=0), 2),
    "Marauder": (lambda t: t.track(0, faith=0, strength=0, influence=12), 3),
    "Warrior": (lambda t: t.track(0, faith=7, strength=0, influence=0), 1),
    "Assassin": (fought, 2),
    "Barbarian": (fought, 4),
    "Invader": (fought, 3),
    "Champion": (ordered, 3),
    "Mercenary": (lambda t: t, 2),
    "Protector": (lambda t: t.debts(0, unpaid=1, paid=4), 4),
    "Thief": (lambda t: t.suspicion(0, 0, 1, 2), 3),
    "Traitor": (lambda t: t.debts(0, unpaid=3, paid=1), 3),
}


def below(card: str) -> Story:
    """The card alone, in the first region."""
    return able().outsiders(card, NONE, NONE, NONE, NONE, NONE).taken(0, convert=0)


def aimed(t: Story, action: str, card: str) -> dict[str, int]:
    """What choosing the card changes once the workers stand."""
    t.turn(0).play(f"action:{action}")
    if f"workers:{CRIMINALS}" in t.legal():
        t.play(f"workers:{CRIMINALS}")
    before = holdings(t)
    t.play(f"outsider:{card}")
    return change(before, holdings(t))


@rule(
    "PW-19.3.1",
    "PW-19.3.2",
    "PW-19.3.3",
    "PW-19.3.4",
    "PW-19.3.5",
    "PW-19.3.6",
    "PW-19.3.7",
    "PW-19.3.8",
    "PW-19.3.9",
    "PW-19.3.10",
    "PW-19.3.11",
    "PW-19.3.12",
    "PW-19.3.13",
    "PW-19.3.14",
    "PW-19.3.15",
    "PW-19.3.16",
    "PW-19.3.17",
    "PW-19.3.18",
    "PW-19.3.19",
    "PW-19.3.20",
    "PW-19.3.21",
    "PW-19.3.22",
    "PW-19.3.23",
    "PW-19.3.24",
    "PW-19.3.25",
    "PW-19.3.26",
    "PW-19.3.27",
    "PW-19.3.28",
    "PW-19.3.29",
    "PW-19.3.30",
    "PW-19.3.31",
    "PW-19.3.32",
    "PW-19.3.33",
    "PW-19.3.34",
    "PW-19.3.35",
    "PW-19.3.36",
)
@pytest.mark.parametrize("card", OUTSIDERS)
def test_outsider(card: str) -> None:
    """Name, what attacking gives and of which faction it is then, what converting gives and scores."""
    name, faction, attack, strength = OUTSIDERS[card]
    assert name == next(line["name"] for line in GAME.box.data["outsiders"] if line["id"] == card)

    hunters = {kind: second if card == first else first for kind, (first, second) in HUNTERS.items()}
    t = below(card).converted(0, *hunters.values())
    assert attack == aimed(t, "attack", card)
    assert ({card}, NONE) == (t.player(0).attacked, t.outsider_row[0])
    hunted = {kind for kind, hunter in hunters.items() if f"score-converted-{hunter}" in t.lines(0)}
    assert {faction} == hunted

    t = below(card)
    assert {"strength": strength} == aimed(t, "convert", card)
    assert ([card], set(), NONE) == (t.player(0).converted, t.player(0).attacked, t.outsider_row[0])
    prepare, points = SCORED[name]
    assert points == prepare(t).lines(0)[f"score-converted-{card}"]


@rule("PW-19.3.8", "PW-19.3.21", "PW-19.3.32", "PW-19.3.33")
def test_the_four_mercenaries_know_each_other() -> None:
    """Together they score 5 each."""
    t = Story().converted(0, *MERCENARIES)
    assert [5] * 4 == [t.lines(0)[f"score-converted-{card}"] for card in MERCENARIES]


def test_all_outsiders_are_listed() -> None:
    """36 cards, each once."""
    assert list(OUTSIDERS) == [line["id"] for line in GAME.box.data["outsiders"]]
