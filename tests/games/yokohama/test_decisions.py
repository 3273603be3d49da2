"""Who decides what (chapter 17 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from caravanserai.core.ids import NOBODY
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

Fees = frozenset[str]
SEATS = {1: "seat_2", 2: "seat_3", 3: "seat_4"}


@rule("YK-17.1.1", "YK-17.1.2")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (2, 5), (3, 1), (3, 3), (4, 1), (4, 2)])
def test_only_the_active_player_is_ever_asked(seats: int, key: int) -> None:
    """All through a game, but for the orders of the set-up, which all choose together."""
    t = dealt(seats, key)
    assert ("KeepOrder", set(range(seats))) == (t.question, set(t.asked))
    t.keep()
    assert (t.seen(NOBODY)["active"],) == t.asked
    n = 0
    while t.asked:
        assert "KeepOrder" != t.question
        assert (int(t.s.active),) == t.asked
        t.one_more(n)
        n += 1


@rule("YK-17.1.1")
def test_fees_and_income_are_automatic() -> None:
    """Nobody is asked whether to take them."""
    t = Story(2).president(1, "bank").house(1, "church").assistants(0, church=1).stock(0, yen=1).stock(1).turn(0)
    t.play("area:bank")
    assert ((0,), 1) == (t.asked, t.player(1).yen)
    t.play("phase:end", "area:church")
    assert 2 == t.player(1).yen
    assert 1 not in t.asked


# Ways and what they cost


def walks(t: Story, start: str, own: set[str]) -> Iterator[tuple[str, Fees]]:
    """Every end of every path without a return to an area, and who is paid on it (the end itself is free of others)."""
    holders: dict[str, set[str]] = {name: set() for name in t.areas_in_play}
    for seat, payee in SEATS.items():
        where = t.player(seat).president
        if where:
            holders[where].add(payee)
    stack: list[tuple[str, frozenset[str], Fees]] = [(start, frozenset([start]), frozenset())]
    while stack:
        area, been, paid = stack.pop()
        for near in t.adjacent(area) - been:
            if near == "canal":
                stack.append((near, been | {near}, paid | {"canal"}))
            elif near in own:
                if not holders[near]:
                    yield near, paid
                stack.append((near, been | {near}, paid | holders[near]))


def best_ways(t: Story, start: str, own: set[str], yen: int) -> dict[str, set[Fees]]:
    """For each destination the payments that no other way undercuts."""
    found: dict[str, set[Fees]] = {}
    for area, paid in walks(t, start, own):
        if len(paid) <= yen:
            found.setdefault(area, set()).add(paid)
    return {area: {one for one in ways if not any(other < one for other in ways)} for area, ways in found.items()}


def scattered(luck: Random) -> tuple[Story, str, set[str], int]:
    """Presidents and own assistants anywhere."""
    t = Story(4)
    names = [name for name in t.areas_in_play if name != "canal"]
    places = list(t.areas_in_play)
    luck.shuffle(places)
    t.layout(*places)
    start, *others = luck.sample(names, 4)
    for seat, area in enumerate(others, start=1):
        t.president(seat, luck.choice([area, others[0]]))
    own = {*luck.sample(names, 7), *(str(t.player(seat).president) for seat in (1, 2, 3))} - {start}
    yen = luck.randrange(5)
    t.hand(0, assistants=12).assistants(0, **dict.fromkeys(own, 1)).president(0, start).stock(0, yen=yen)
    return t, start, own, yen


@rule("YK-17.1.3")
@pytest.mark.parametrize("key", range(40))
def test_only_ways_that_no_other_undercuts_are_offered(key: int) -> None:
    """Compared with every path there is: destinations, and the payments offered for each."""
    t, start, own, yen = scattered(Random(key))  # noqa: S311 (a game, not a secret)
    expected = best_ways(t, start, own, yen)
    t.movement(0)
    if not expected:
        assert "MovePresident" != t.question or ["phase:return"] == t.legal()
        return
    assert set(expected) == t.areas()
    for area, ways in expected.items():
        twin = Story(4)
        twin.s = t.s.clone()
        twin.s.log = []
        twin.play(f"area:{area}")
        if len(ways) > 1:
            assert "PayOnTheWay" == twin.question
            offered = {frozenset(token.removeprefix("fees:").split("+")) - {"none"} for token in twin.legal()}
            assert ways == offered
        else:
            assert "PayOnTheWay" != twin.question
            paid = {SEATS[row[1]] for row in twin.told("fee-paid")} | {"canal" for _ in twin.told("canal-paid")}
            assert ways == {frozenset(paid)}


@rule("YK-17.1.3")
def test_a_free_way_is_taken_by_itself() -> None:
    """The dearer one past blue, or past blue and pink, is not asked about."""
    t = Story().stock(0, yen=3).president(0, "copper_mine_1").president(1, "copper_mine_2")
    t.assistants(0, copper_mine_2=1, fishing_ground_1=1, fishing_ground_2=1).movement(0).play("area:fishing_ground_2")
    assert ((), [3, 4]) == (t.asked, [t.player(seat).yen for seat in (0, 1)])


# Numbers per area


@rule("YK-17.1.4")
def test_the_order_of_placements_and_of_taking_back_makes_no_difference() -> None:
    """Only how many stand where; each area is offered once, however many stand there."""
    views = set()
    for order in permutations(("bank", "church", "customs")):
        t = Story().hand(0, assistants=3).placement(0)
        for area in order:
            assert len(t.legal()) == len(set(t.legal()))
            t.play(f"area:{area}")
        views.add(str(t.seen(0)))
    assert 1 == len(views)
    views = set()
    for order in set(permutations(("bank", "bank", "church"))):
        t = Story().assistants(0, bank=3, church=2).movement(0).play("phase:return")
        assert ["area:bank", "area:church", "phase:end"] == sorted(t.legal())
        t.play(*(f"area:{area}" for area in order), "phase:end")
        assert {"bank": 1, "church": 1} == t.player(0).placed
        views.add(str(t.seen(0)))
    assert 1 == len(views)


@rule("YK-17.1.4")
def test_equal_agents_are_offered_once() -> None:
    """Two British agents are one choice."""
    t = (
        Story()
        .achievements("fish_7", "orders_5", "production_4")
        .agents(0, gb=2, free=1)
        .assistants(0, bank=1)
        .extra(seat=0)
    )
    assert ["agent:free", "agent:gb", "phase:end"] == sorted(t.legal())
