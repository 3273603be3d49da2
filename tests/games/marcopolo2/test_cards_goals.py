"""The 14 goal cards one by one, and the nine shields (MP-19.2, MP-19.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
SEALS = ["farmers", "spicers", "tailors", "jewelers"]

# The cities that show each shield.
SHIELDS: dict[str, list[str]] = {
    "dragon": ["xanadu", "kabul"],
    "horse": ["karakorum", "balkh"],
    "crane": ["xian", "kollam"],
    "tiger": ["yangzhou", "lhasa"],
    "monkey": ["fuzhou", "hormuz"],
    "elephant": ["pagan", "sumatra"],
    "peacock": ["jaipur"],
    "falcon": ["kashgar"],
    "lion": ["baghdad"],
}

# The points for improved seals, and the shields that count once more.
GOALS: dict[str, tuple[dict[str, int], set[str]]] = {
    "goal_01": ({}, {"dragon", "tiger", "peacock", "lion"}),
    "goal_02": ({}, {"horse", "monkey", "elephant", "falcon"}),
    "goal_03": ({"farmers": 5}, {"crane", "falcon", "elephant"}),
    "goal_04": ({"farmers": 5}, {"tiger", "lion", "horse"}),
    "goal_05": ({"spicers": 6}, {"dragon", "peacock", "monkey"}),
    "goal_06": ({"spicers": 6}, {"crane", "horse", "lion"}),
    "goal_07": ({"tailors": 7}, {"elephant", "dragon", "falcon"}),
    "goal_08": ({"jewelers": 8}, {"tiger", "monkey", "crane"}),
    "goal_09": ({"farmers": 5, "tailors": 7}, {"peacock", "horse"}),
    "goal_10": ({"farmers": 5, "jewelers": 8}, {"elephant", "lion"}),
    "goal_11": ({"spicers": 6, "tailors": 7}, {"tiger", "falcon"}),
    "goal_12": ({"spicers": 6, "jewelers": 8}, {"crane", "dragon"}),
    "goal_13": ({"tailors": 7, "jewelers": 8}, {"monkey", "peacock"}),
    "goal_14": ({"farmers": 5, "spicers": 6, "tailors": 7, "jewelers": 8}, set()),
}

# With one post in a city of each of the nine shields: 23 points, and with more shields 28, 33, 38, 43.
NINE = [cities[0] for cities in SHIELDS.values()]
NINE_AND = [23, 28, 33, 38, 43]


def owner(goal: str) -> Story:
    """A player with this goal card and nothing that scores besides."""
    return Story().character(0, OTHER).stock(0).goal(0, goal)


@rule("MP-19.2.1", "MP-22.2", "MP-19.2")
@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_card_scores_improved_seals(goal: str) -> None:
    """Each shown seal that is improved scores its points; a basic one, and one not shown, scores nothing."""
    printed = GOALS[goal][0]
    for seal in SEALS:
        expected = {"score-goal": printed[seal]} if seal in printed else {}
        assert expected == owner(goal).seals(0, improved=(seal,)).lines(0)
        assert {} == owner(goal).seals(0, seal).lines(0)
    total = sum(printed.values())
    assert ({"score-goal": total} if total else {}) == owner(goal).seals(0, improved=tuple(SEALS)).lines(0)


@rule("MP-19.2.2", "MP-19.1.12", "MP-22.3")
@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_card_counts_shields_once_more(goal: str) -> None:
    """A post in a city of a shown shield makes 2 shields (2 points) instead of 1 (1 point); two such cities too."""
    shown = GOALS[goal][1]
    for shield, cities in SHIELDS.items():
        points = 2 if shield in shown else 1
        for posts in ([cities[0]], [cities[-1]], cities):
            assert {"score-shields": points} == owner(goal).posts(0, *posts).lines(0)


@rule("MP-19.2.2", "MP-22.3", "MP-22.5")
@pytest.mark.parametrize("goal", GOALS)
def test_all_shields_of_a_goal_card_together(goal: str) -> None:
    """Nine shields and as many more as the card shows."""
    assert {"score-shields": NINE_AND[len(GOALS[goal][1])]} == owner(goal).posts(0, *NINE).lines(0)


@rule("MP-19.2", "MP-1.10")
def test_four_icons_on_each_of_fourteen_cards() -> None:
    """Seals and shields are four together; every seal is on 5 cards, every shield on 4."""
    assert list(GOALS) == [card["id"] for card in DATA["goal_cards"]]
    assert {4} == {len(seals) + len(shields) for seals, shields in GOALS.values()}
    printed = {
        card["id"]: ({row["seal"]: row["vp"] for row in card["scoring"]}, set(card["shields"]))
        for card in DATA["goal_cards"]
    }
    assert GOALS == printed
    assert dict.fromkeys(SEALS, 5) == Counter(seal for seals, _ in GOALS.values() for seal in seals)
    assert dict.fromkeys(SHIELDS, 4) == Counter(shield for _, shields in GOALS.values() for shield in shields)


@rule("MP-19.2.3")
@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_card_that_is_not_fulfilled_costs_nothing(goal: str) -> None:
    """Nothing improved and no post: 0, and the points held stay."""
    assert ({}, 0) == (owner(goal).lines(0), owner(goal).score(0))
    assert 12 == owner(goal).vp(0, 12).score(0)


# Shields


@rule("MP-19.3", "MP-19.3.2")
def test_every_city_shows_one_of_nine_shields() -> None:
    """A post in any of the 15 cities shows its shield; Beijing and the oases have none."""
    assert 9 == len(SHIELDS) == len(DATA["shields"])
    cities = {city: shield for shield, names in SHIELDS.items() for city in names}
    assert 15 == len(cities)
    for city, shield in cities.items():
        t = Story().posts(0, city)
        assert {shield} == t.player(0).shields
        assert [shield] == t.seen()["players"][0]["shields"]
    assert cities == {place["id"]: place["shield"] for place in DATA["locations"] if "shield" in place}
    assert {"start", "oasis"} == {place["type"] for place in DATA["locations"] if "shield" not in place}


@rule("MP-19.3")
@pytest.mark.parametrize("shield", ["dragon", "horse", "crane", "tiger", "monkey", "elephant"])
def test_a_shield_of_two_cities_counts_once(shield: str) -> None:
    """1 point, not 2."""
    t = Story().character(0, OTHER).stock(0).posts(0, *SHIELDS[shield])
    assert {shield} == t.player(0).shields
    assert {"score-shields": 1} == t.lines(0)


@rule("MP-19.3.1")
def test_hormuz_shows_the_monkey() -> None:
    """A player with a post there has that shield and no other."""
    assert {"monkey"} == Story().posts(0, "hormuz").player(0).shields


@rule("MP-19.3")
def test_beijing_shows_no_shield() -> None:
    """Somebody who never left has none, and scores none."""
    t = Story().character(0, OTHER).stock(0)
    assert (["beijing"], set()) == (t.player(0).figures, t.player(0).shields)
    assert {} == t.lines(0)
