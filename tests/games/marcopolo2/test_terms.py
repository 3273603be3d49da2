"""The words of the game, each by what it does at the table (section 0 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
GOODS = ["pepper", "silk", "gold", "jade"]
RESOURCES = ["coin", "camel", *GOODS]
SEALS = ("farmers", "spicers", "tailors", "jewelers")
CITIES = {place["id"] for place in DATA["locations"] if place["type"] not in ("start", "oasis")}
ROUTES: list[dict[str, Any]] = DATA["routes"]


def moving(t: Story, to: str) -> Story:
    """A reward of one step, walked."""
    return t.gain(0, [{"kind": "move", "steps": 1}]).play(f"location:{to}", "answer:skip")


# What players own


@rule("MP-0.1")
@pytest.mark.parametrize("one", GOODS)
@pytest.mark.parametrize("other", RESOURCES)
def test_two_goods_of_any_kinds_are_a_point_at_the_end(one: str, other: str) -> None:
    """Pepper, silk, gold and jade are goods; a camel or a coin beside one is none."""
    t = Story().character(0, "abha_basu").stock(0)
    t.stock(0, **({one: 2} if one == other else {one: 1, other: 1}))
    assert ({"score-goods": 1} if other in GOODS else {}) == t.lines(0)


@rule("MP-0.1")
def test_camels_and_coins_are_no_goods() -> None:
    """Nine camels and nine coins are not a single good at the end."""
    t = Story().character(0, "abha_basu").stock(0, camel=9, coin=9)
    assert {} == t.lines(0)


@rule("MP-0.2")
def test_resources_are_coins_camels_and_goods_and_all_can_see_them() -> None:
    """The six kinds of everybody stand in every view, a spectator's too."""
    t = Story(3).stock(0, coin=1, jade=2).stock(1, camel=3, pepper=4).stock(2, silk=5, gold=6)
    for seat in (0, 1, 2, NOBODY):
        shown = [player["stock"] for player in t.seen(seat)["players"]]
        assert [t.player(n).stock for n in range(3)] == shown
        assert [set(RESOURCES)] * 3 == [set(stock) for stock in shown]
        assert (1, 3, 6) == (shown[0]["coin"], shown[1]["camel"], shown[2]["gold"])


# The map


@rule("MP-0.3")
@pytest.mark.parametrize("place", [place["id"] for place in DATA["locations"]])
def test_a_figure_can_stand_in_beijing_in_every_city_and_in_every_oasis(place: str) -> None:
    """It walks in from a neighbour and stays there, and walks on from there."""
    route = next(route for route in ROUTES if place in route["ends"])
    neighbour = next(end for end in route["ends"] if end != place)
    t = Story().figure(0, neighbour).seals(0, *SEALS).posts(0, *(CITIES & {place, neighbour}))
    assert [place] == moving(t.stock(0, **route["cost"]), place).player(0).figures
    assert [neighbour] == moving(t.stock(0, **route["cost"]), neighbour).player(0).figures


@rule("MP-0.4")
@pytest.mark.parametrize("route", ROUTES, ids=[route["id"] for route in ROUTES])
def test_a_route_costs_the_same_both_ways(route: dict[str, Any]) -> None:
    """Exactly its price takes a figure there, and the same price back."""
    here, there = route["ends"]
    for start, end in ((here, there), (there, here)):
        t = Story().figure(0, start).stock(0, **route["cost"]).seals(0, *SEALS).posts(0, *(CITIES & {here, there}))
        assert dict.fromkeys(RESOURCES, 0) == moving(t, end).player(0).stock
        assert [end] == t.player(0).figures
        for noun, amount in route["cost"].items():
            t = Story().figure(0, start).stock(0, **(route["cost"] | {noun: amount - 1})).seals(0, *SEALS)
            t.gain(0, [{"kind": "move", "steps": 1}])
            assert f"location:{end}" not in t.legal()


# Dice


@rule("MP-0.5")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 6), (3, 1), (4, 0)])
def test_five_own_dice_colourless_black_ones_and_neutral_ones_of_small_tables(seats: int, neutral: int) -> None:
    """Own dice lie on the player boards; neutral ones on the board only with two and three players."""
    shown = dealt(seats).seen()
    assert [5] * seats == [len(player["own"]) for player in shown["players"]]
    owners = [die["owner"] for space in shown["spaces"] for die in space["dice"]]
    assert [-2] * neutral == owners


@rule("MP-0.5")
def test_a_black_die_is_nobodys_colour() -> None:
    """Placed by a player it shows as black, and an own die still may follow it."""
    t = Story().dice(0, 4).black(0, 2).use(0, "book_1", "black_2", "offer:left", "turn:end")
    assert [("black", 2)] == t.on("book_1")
    assert "space:book_1" in t.turn(0).legal()


@rule("MP-0.6")
@pytest.mark.parametrize("throw", ["own_2+own_5", "own_2+black_6", "own_6+black_2", "black_2+black_6"])
def test_the_lowest_die_is_the_smallest_of_own_and_black_dice(throw: str) -> None:
    """Two dice with a 2 among them, on an occupied space, cost 2 coins and open the spicers' seal, no higher one."""
    t = Story().character(0, "abha_basu").dice(0, 2, 5, 6).black(0, 2, 6).lay("guild_seals", 1, 3, 3)
    t.use(0, "guild_seals", throw)
    assert 6 == t.player(0).coin
    assert ["seal:farmers", "seal:spicers"] == t.legal()


# Short words


@rule("MP-0.7", "MP-0.8")
def test_a_post_is_a_trading_post_and_brings_the_marker_and_the_outpost_tile() -> None:
    """In Kashgar: one of the eleven is placed, the city bonus marker pays and stays, the outpost bonus tile goes."""
    t = Story().figure(0, "oasis_altai").stock(0, camel=3).active(0)
    t.markers(kashgar="marker_camels").outposts(kashgar="outpost_gold")
    moving(t, "kashgar").play("benefit:kashgar_marker")
    player = t.seen()["players"][0]
    assert (["kashgar"], 10) == (player["posts"], player["posts_left"])
    assert (3, 2) == (t.player(0).camel, t.player(0).gold)
    assert ("marker_camels", None) == (t.marker("kashgar"), t.outpost("kashgar"))


@rule("MP-0.9")
def test_points_may_become_negative() -> None:
    """With 1 point, three of them are paid for 9 coins: the score is 2 below zero."""
    t = Story().vp(0, 1).dice(0, 3).card("area_card_1", "point_coin_exchange")
    t.use(0, "area_card_1", "own_3", "option:a", "count:3")
    assert (-2, 17) == (t.player(0).vp, t.player(0).coin)
    assert -2 == t.seen()["players"][0]["vp"]
