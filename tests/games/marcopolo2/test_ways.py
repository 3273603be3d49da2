"""Whole ways for people who think in journeys: each can be played, and none is missing or too many."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

import pytest

from caravanserai.core import play
from caravanserai.core.step import Way
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

Vector: TypeAlias = tuple[int, int, int]  # coins, camels, jade
Found: TypeAlias = dict[tuple[str, str], list[Vector]]  # by figure and destination

DATA = GAME.box.data
RESOURCES = ("coin", "camel", "jade")
PLACES = {row["id"]: row for row in DATA["locations"]}
SEALS = [row["id"] for row in DATA["guild_seals"]]
NO_TOLL = {"gantulga_od": ("coin", "camel")}
FREE_OASES = "mongke_khan"
TWO_FIGURES = "mailin_tian_chin"
RICH = {"coin": 30, "camel": 30, "jade": 9}
STEP = {"move_camels": (0, 2, 0), "move_jade": (0, 0, 1)}


# What the ways say


def tokens(way: Way) -> list[str]:
    return [GAME.space.token(choice) for choice in way.choices]


def costs(way: Way) -> Vector:
    assert set(way.costs) <= set(RESOURCES)
    assert 0 not in way.costs.values()
    coins, camels, jade = (way.costs.get(name, 0) for name in RESOURCES)
    return coins, camels, jade


def offered(t: Story) -> Found:
    """The costs of all ways by figure ("" for the one that moves) and destination, sorted."""
    out: Found = {}
    for way in play.ways(t.s):
        said = tokens(way)
        assert "answer:skip" == said[-1]
        figure = said[0] if said[0].startswith("figure:") else ""
        out.setdefault((figure, said[-2].partition(":")[2]), []).append(costs(way))
    return {key: sorted(found) for key, found in out.items()}


# What they should say, by trying every path of the map


def brute(t: Story, step: Vector = (0, 0, 0)) -> Found:
    """The undominated costs of all paths that visit nothing twice: going round in circles never costs less."""
    me, s = t.player(0), t.s
    starts = {"": str(t.seen(0)["plan"]["at"])}  # type: ignore[index]
    if me.character == TWO_FIGURES and not s.moved and s.figure == 0:  # the figure is chosen once
        starts[f"figure:{('second', 'first')[s.figure]}"] = me.figures[1 - s.figure]
    out: Found = {}
    for figure, start in starts.items():
        for path, steps in paths(t, (start,), 0, int(s.left)):
            total = (int(s.coins), int(s.camels), int(s.jade))
            for a, b in pairwise(path):
                total = added(total, toll(me.character, a, b))
            for _ in range(max(steps, 1)):
                total = added(total, step)
            if payable(t, total):
                out.setdefault((figure, path[-1]), []).append(total)
    return {key: cheapest(found) for key, found in out.items()}


def paths(t: Story, path: tuple[str, ...], steps: int, left: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """All paths that begin with this one, within the steps and with the player's seals."""
    for row in DATA["routes"]:
        if path[-1] not in row["ends"] or ("seal" in row and row["seal"] not in t.player(0).seals):
            continue
        to = next(end for end in row["ends"] if end != path[-1])
        is_free = PLACES[to]["type"] == "oasis" and t.player(0).character == FREE_OASES
        more = steps + (0 if is_free else 1)
        if to not in path and more <= left:
            yield (*path, to), more
            yield from paths(t, (*path, to), more, left)


def toll(character: str | None, a: str, b: str) -> Vector:
    row = next(row for row in DATA["routes"] if {a, b} == set(row["ends"]))
    free = NO_TOLL.get(character or "", ())
    coins, camels, jade = (0 if name in free else row["cost"].get(name, 0) for name in RESOURCES)
    return coins, camels, jade


def added(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def payable(t: Story, total: Vector) -> bool:
    """Jade stands in for what is missing (MP-18.2)."""
    me = t.player(0)
    return max(total[0] - me.coin, 0) + max(total[1] - me.camel, 0) + total[2] <= me.jade


def cheapest(found: list[Vector]) -> list[Vector]:
    """Those that no other undercuts in one thing without costing more in another, each once."""
    return sorted(a for a in set(found) if not any(undercuts(b, a) for b in found))


def undercuts(b: Vector, a: Vector) -> bool:
    return b != a and all(x <= y for x, y in zip(b, a, strict=True))


# Both together


def assert_playable(t: Story) -> None:
    """Every way: nothing on it is refused, its costs are what is then owed, and the figure arrives."""
    for way in play.ways(t.s):
        assert (t.s.coins, t.s.camels, t.s.jade) == tuple(way.owed.get(name, 0) for name in RESOURCES)
        copy = Story.__new__(Story)
        copy.s = t.s.clone()
        copy.play(*tokens(way)[:-1])
        assert costs(way) == (copy.s.coins, copy.s.camels, copy.s.jade), tokens(way)
        before = sum(copy.player(0).stock[name] for name in RESOURCES)
        copy.s.log = []
        copy.play("answer:skip")
        while copy.question in ("PayCoinsInJade", "PayCamelsInJade"):
            copy.play(copy.legal()[0])
        assert sum(costs(way)) == sum(n for _, _, n in copy.told("paid")), tokens(way)
        assert before >= sum(costs(way))
        assert tokens(way)[-2].partition(":")[2] in copy.player(0).figures


def assert_all_and_no_more(t: Story, step: Vector = (0, 0, 0)) -> None:
    assert brute(t, step) == offered(t)
    assert_playable(t)


def at(*cities: str, stock: dict[str, int], character: str = "de_wu", seals: tuple[str, ...] = ()) -> Story:
    return Story().clear_spaces().character(0, character).figure(0, *cities).seals(0, *seals).stock(0, **stock)


def travelling(t: Story, steps: int, space: str = "travel_middle") -> Story:
    """Asked where to, with so many steps."""
    n = {"travel_lower": 1, "travel_middle": 2, "travel_upper": 3}[space]
    t.dice(0, *[steps] * n)
    return t.use(0, space, "+".join([f"own_{steps}"] * n))


# Tests


@rule("MP-11.4", "MP-11.8")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
@pytest.mark.parametrize("start", ["beijing", "karakorum", "lhasa", "oasis_dunhuang", "kashgar"])
def test_all_undominated_ways_and_no_others(start: str, steps: int) -> None:
    """As many as trying every path finds, each playable at the cost it names."""
    assert_all_and_no_more(travelling(at(start, stock=RICH), steps))


@rule("MP-11.8", "MP-18.2")
def test_two_prices_for_one_place() -> None:
    """From Beijing to Xanadu for 2 coins, or by the oasis for a camel."""
    t = travelling(at("beijing", stock=RICH), 2)
    assert [(0, 1, 0), (2, 0, 0)] == offered(t)["", "xanadu"]
    assert "beijing" not in {place for _, place in offered(t)}


@rule("MP-11.8")
def test_what_cannot_be_paid_is_not_there() -> None:
    """With 2 coins and no camel Xanadu is in reach, and the oasis behind it; with a jade the oasis itself."""
    t = travelling(at("beijing", stock={"coin": 2}), 2)
    assert {"xanadu", "oasis_gobi"} == {place for _, place in offered(t)}
    assert [(2, 0, 0)] == offered(t)["", "oasis_gobi"]
    assert_all_and_no_more(t)

    t = travelling(at("beijing", stock={"jade": 1}), 2)
    assert {("", "oasis_gobi"): [(0, 1, 0)], ("", "xanadu"): [(0, 1, 0)]} == offered(t)
    assert_all_and_no_more(t)


@rule("MP-11.2", "MP-7.8")
def test_what_is_owed_for_the_space_is_part_of_every_way() -> None:
    """2 coins for the lower space and 3 for the die that lies there."""
    t = at("beijing", stock=RICH).lay("travel_lower", 1, 6)
    t = travelling(t, 3, "travel_lower")
    assert [(7, 0, 0)] == offered(t)["", "xanadu"]
    assert_all_and_no_more(t)


@rule("MP-11.12")
def test_a_route_with_a_seal_is_closed_without_it() -> None:
    """Fuzhou to Sumatra only for a farmer."""
    t = travelling(at("fuzhou", stock=RICH), 1)
    assert not {("", "sumatra"), ("", "beijing")} & offered(t).keys()
    assert_all_and_no_more(t)

    t = travelling(at("fuzhou", seals=("farmers",), stock=RICH), 1)
    assert [(3, 0, 0)] == offered(t)["", "sumatra"]
    assert_all_and_no_more(t)


@rule("MP-20.1.1")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_oases_are_no_steps_for_the_khan(steps: int) -> None:
    """From Beijing over the Gobi to Karakorum with 1 step; by way of Xanadu it needs 2."""
    t = travelling(at("beijing", character=FREE_OASES, stock=RICH), steps)
    assert ([(0, 3, 0)] if steps == 1 else [(0, 3, 0), (2, 2, 0)]) == offered(t)["", "karakorum"]
    assert_all_and_no_more(t)


@rule("MP-20.7.2")
def test_routes_without_tolls() -> None:
    """Whoever pays neither coins nor camels for routes still pays jade, and the space."""
    t = travelling(at("lhasa", character="gantulga_od", stock=RICH), 4, "travel_lower")
    assert {"oasis_dunhuang": [(2, 0, 0)], "pagan": [(2, 0, 0)], "jaipur": [(2, 0, 1)], "kashgar": [(2, 0, 1)]} == {
        place: found for (_, place), found in offered(t).items()
    }
    assert_all_and_no_more(t)


@rule("MP-20.4.2", "MP-20.4.3")
def test_ways_of_both_figures() -> None:
    """Before anything has moved those of either; then only those of the one that goes on, with what is left."""
    t = travelling(at("beijing", "lhasa", character=TWO_FIGURES, stock=RICH), 3)
    assert {"", "figure:second"} == {figure for figure, _ in offered(t)}
    assert_all_and_no_more(t)
    t.play("figure:second")
    assert {""} == {figure for figure, _ in offered(t)}
    assert_all_and_no_more(t)
    t.play("location:pagan")
    assert {""} == {figure for figure, _ in offered(t)}
    assert_all_and_no_more(t)
    t.play("figure:first")
    assert {""} == {figure for figure, _ in offered(t)}
    assert [(6, 0, 0)] == [found for found in offered(t)["", "xanadu"] if found[1] == 0]
    assert_all_and_no_more(t)


@rule("MP-15.11", "MP-15.15")
@pytest.mark.parametrize("card", STEP)
@pytest.mark.parametrize("character", ["de_wu", FREE_OASES, "gantulga_od"])
def test_cards_whose_steps_cost(card: str, character: str) -> None:
    """2 camels or a jade for each step beside the routes; at least one is bought."""
    t = at("karakorum", character=character, seals=("jewelers",), stock={"coin": 9, "camel": 12, "jade": 4})
    t.card("area_card_1", card).dice(0, 3).use(0, "area_card_1", "own_3")
    assert "Move" == t.question
    assert_all_and_no_more(t, STEP[card])


@rule("MP-11.20", "MP-11.21")
def test_a_journey_won() -> None:
    """A reward of 2 steps has its ways as well."""
    t = at("kabul", stock=RICH).gain(0, [{"kind": "move", "steps": 2}])
    assert "Move" == t.question
    assert_all_and_no_more(t)


@rule("MP-11.4", "MP-11.8", "MP-11.12", "MP-18.2")
def test_any_position() -> None:
    """Anywhere, with any purse, seals, steps and character, at the start and on the way."""
    luck = random.Random(11)  # noqa: S311 (a game, not a secret)
    characters = [row["id"] for row in DATA["characters"]]
    found = 0
    for _ in range(60):
        character = luck.choice(characters)
        cities = luck.choices(list(PLACES), k=2 if character == TWO_FIGURES else 1)
        stock = {name: luck.randrange(n) for name, n in (("coin", 14), ("camel", 10), ("jade", 4))}
        seals = tuple(seal for seal in SEALS if luck.random() < 0.4)
        t = at(*cities, character=character, seals=seals, stock=stock)
        t.gain(0, [{"kind": "move", "steps": luck.randrange(1, 5)}])
        for _ in range(3):
            if t.question != "Move":
                break
            assert_all_and_no_more(t)
            found += len(play.ways(t.s))
            t.play(luck.choice([token for token in t.legal() if token != "answer:skip"] or ["answer:skip"]))
    assert found > 500


def test_only_journeys_have_ways() -> None:
    """Another question has none."""
    t = at("beijing", stock=RICH).dice(0, 3, 4).turn(0)
    assert [] == play.ways(t.s)
