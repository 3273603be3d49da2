"""The end of a round and of the game against the solo opponent (PW-16.7)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1
TOWN = ("acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "debt_collector_a")
FOES = (
    "viking_lookout",
    "byzantine_armourer",
    "saracen_warrior",
    "viking_mercenary",
    "byzantine_assassin",
    "saracen_protector",
)


def over() -> Story:
    """The last round is done, nobody has anything."""
    return Story(1).round(7).silver(HUMAN, 0).provisions(HUMAN, 0).rival(shops={}).orders(*[NONE] * 3)


def bonus(t: Story, card: str) -> int:
    """What a converted Outsider scores for the opponent."""
    return t.lines(AI).get(f"score-converted-{card}", 0)


# -- the end of a round ------------------------------------------------------------------------------------------------


@rule("PW-16.7.1")
def test_the_opponent_keeps_no_workers() -> None:
    """Supply, right side, top row and Favours are cleared; the next round brings its own number alone."""
    t = Story(1).round(4).favours("favour_loan", "favour_labour").on_favour("favour_loan", AI)
    t.rival(workers=3, standing={"attack": 3, "absolve": 2}, top_used=("recruit", "rest")).passed(HUMAN, AI).round_end()
    assert (5, 8) == (t.s.round, t.rival_workers)
    assert ({}, set(), None) == (t.rival_standing, t.top_used, t.favour_worker("favour_loan"))
    assert not t.player(AI).has_passed


@rule("PW-16.7.2")
def test_two_townsfolk_and_two_outsiders_leave() -> None:
    """The two on the right and the two on the left; the others slide, new ones come."""
    t = (
        Story(1)
        .town(*TOWN)
        .outsiders(*FOES)
        .town_pile("abbot_a", "abbot_b")
        .outsider_pile("viking_thief", "viking_traitor")
    )
    t.refresh()
    assert {"squire_c", "debt_collector_a"} == t.town_discards
    assert ["acolyte_a", "watchman_c", "gatekeeper_b"] == t.town_row[2:]
    assert {"abbot_a", "abbot_b"} == set(t.town_row[:2])
    assert {"viking_lookout", "byzantine_armourer"} == t.outsider_discards
    assert ["saracen_warrior", "viking_mercenary", "byzantine_assassin", "saracen_protector"] == t.outsider_row[:4]
    assert {"viking_thief", "viking_traitor"} == set(t.outsider_row[4:])


@rule("PW-16.7.2")
def test_with_two_players_only_one_of_each_leaves() -> None:
    """The second card stays where there is no solo opponent."""
    t = Story(2).town(*TOWN).outsiders(*FOES).refresh()
    assert ({"debt_collector_a"}, {"viking_lookout"}) == (t.town_discards, t.outsider_discards)


@rule("PW-16.7.3")
@pytest.mark.parametrize(
    ("town", "gone"),
    [
        (("acolyte_a", "watchman_c", NONE, "squire_c", NONE), {"squire_c"}),
        (("acolyte_a", "watchman_c", NONE, NONE, "squire_c"), {"squire_c"}),
        (("acolyte_a", "watchman_c", "squire_c", NONE, NONE), set()),
    ],
)
def test_the_spaces_decide_which_townsfolk_leave(town: tuple[str, ...], gone: set[str]) -> None:
    """Spaces 4 and 5, not the last two cards."""
    t = Story(1).town(*town).town_pile().refresh()
    assert gone == t.town_discards
    left = [name for name in town if name != NONE and name not in gone]
    assert [NONE] * (5 - len(left)) + left == t.town_row


@rule("PW-16.7.3")
@pytest.mark.parametrize(
    ("row", "gone"),
    [
        ((NONE, "viking_thief", "viking_traitor", NONE, "saracen_archer", NONE), {"viking_thief"}),
        (("viking_thief", NONE, "viking_traitor", NONE, NONE, "saracen_archer"), {"viking_thief"}),
        ((NONE, NONE, "viking_thief", "viking_traitor", NONE, "saracen_archer"), set()),
    ],
)
def test_the_spaces_decide_which_outsiders_leave(row: tuple[str, ...], gone: set[str]) -> None:
    """Spaces 1 and 2, not the first two cards."""
    t = Story(1).outsiders(*row).outsider_pile().refresh()
    assert gone == t.outsider_discards
    left = [name for name in row if name != NONE and name not in gone]
    assert left + [NONE] * (6 - len(left)) == t.outsider_row


# -- the end of the game -----------------------------------------------------------------------------------------------


@rule("PW-16.7.4")
def test_the_opponent_scores_like_a_player() -> None:
    """Orders, attributes, Monks, Walls with their points, Outposts, Absolves, Converts and Debts."""
    t = over().orders("order_commission", "order_attack", "order_absolve").track(AI, faith=8, strength=12, influence=3)
    walls = ["wall_03", "wall_05", "wall_14", "wall_15", "wall_16", "wall_17"]
    t.walls(AI, *walls).converted(AI, "viking_armourer", "viking_mercenary").debts(AI, unpaid=1, paid=2)
    t.taken(AI, commission=6, garrison=5, absolve=7, attack=4)
    assert {
        "score-orders": 4 + 8,
        "score-faith": 9,
        "score-strength": 20,
        "score-influence": 1,
        "score-monks": 5,
        "score-walls": 3 + 1 + 2,
        "score-outposts": 2,
        "score-absolves": 6,
        "score-converted-viking_armourer": 3,
        "score-converted-viking_mercenary": 2,
        "score-paid-debts": 2,
        "score-unpaid-debts": -3,
    } == t.lines(AI)
    assert sum(t.lines(AI).values()) == t.score(AI)


@rule("PW-16.7.5")
@pytest.mark.parametrize(
    "card",
    [
        "viking_adventurer",
        "saracen_archer",
        "viking_guardian",
        "saracen_hunter",
        "viking_lookout",
        "viking_vigilante",
        "viking_armourer",
        "viking_marauder",
        "saracen_warrior",
        "viking_assassin",
        "viking_barbarian",
        "saracen_invader",
        "viking_protector",
        "viking_thief",
        "viking_traitor",
    ],
)
def test_every_outsider_of_the_opponent_scores_at_least_one(card: str) -> None:
    """Where it would score nothing; for the human it does."""
    assert 1 == bonus(over().converted(AI, card), card) == over().converted(AI, card).score(AI)
    assert 0 == over().converted(HUMAN, card).score(HUMAN)


@rule("PW-16.7.5")
def test_the_least_point_is_not_added_to_more() -> None:
    """A Thief with three Suspicion scores 3, an Adventurer with two Monks 1."""
    t = over().converted(AI, "viking_thief", "viking_adventurer").suspicion(AI, 0, 1, 2).taken(AI, commission=2)
    assert (3, 1) == (bonus(t, "viking_thief"), bonus(t, "viking_adventurer"))


@rule("PW-16.7.6")
@pytest.mark.parametrize(
    ("shops", "points"), [({}, 1), ({"attack": 2, "absolve": 1}, 1), ({"attack": 2, "absolve": 2, "convert": 2}, 3)]
)
def test_the_opponents_workshops_count_for_its_guardian(shops: dict[str, int], points: int) -> None:
    """1 point for every two on its board, at least 1."""
    assert points == bonus(over().converted(AI, "viking_guardian").rival(shops=shops), "viking_guardian")


@rule("PW-16.7.7")
def test_the_opponent_scores_neither_workshops_nor_resources() -> None:
    """8 Workshops would be 6 points for a human; the marker is worth nothing."""
    t = over().rival(shops={"attack": 2, "absolve": 2, "convert": 2, "fortify": 2}, marker=5, workers=6)
    assert ({}, 0) == (t.lines(AI), t.score(AI))


@rule("PW-16.7.8")
def test_the_human_wins_with_more_points() -> None:
    """Fewer lose."""
    t = over().track(HUMAN, faith=8).track(AI, faith=7)
    assert [(HUMAN, 1, True), (AI, 2, False)] == [(x.seat, x.place, x.won) for x in t.standings()]
    t = over().track(HUMAN, faith=6).track(AI, faith=8)
    assert [(AI, 1, True), (HUMAN, 2, False)] == [(x.seat, x.place, x.won) for x in t.standings()]


@rule("PW-16.7.8")
def test_ties_with_the_opponent_are_broken_as_ever() -> None:
    """By Orders, then by Suspicion, then shared."""
    t = over().orders("order_attack", "order_convert", "order_absolve").suspicion(AI, 1)
    t.taken(AI, convert=5).track(HUMAN, faith=6)
    assert (6, 6) == (t.score(HUMAN), t.score(AI))
    assert [(AI, True), (HUMAN, False)] == [(x.seat, x.won) for x in t.standings()]

    t = over().suspicion(HUMAN, 0).suspicion(AI, 0, 0)
    assert [(HUMAN, True), (AI, False)] == [(x.seat, x.won) for x in t.standings()]
    assert [True, True] == [x.won for x in over().standings()]


@rule("PW-16.7.9")
@pytest.mark.parametrize(("unpaid", "points"), [(0, 1), (1, 1), (3, 3)])
def test_a_traitor_of_the_opponent_scores_its_reduction(unpaid: int, points: int) -> None:
    """1 for each unpaid Debt, at least 1; the Debts cost 3 each."""
    t = over().converted(AI, "viking_traitor").debts(AI, unpaid=unpaid)
    assert points - 3 * unpaid == t.score(AI)
