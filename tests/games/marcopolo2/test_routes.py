"""The map: every route walked both ways, its seals, and what can be reached (MP-24, MP-11.7 to 11.12)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

LOCATIONS: list[dict[str, Any]] = GAME.box.data["locations"]
ROUTES: list[dict[str, Any]] = GAME.box.data["routes"]
NAMES = [str(place["id"]) for place in LOCATIONS]
CITIES = [str(place["id"]) for place in LOCATIONS if place["type"] not in {"start", "oasis"}]
SEALS = ["farmers", "spicers", "tailors", "jewelers"]
PLENTY = {"coin": 40, "camel": 40, "jade": 40}
WALKS = [(route, ends) for route in ROUTES for ends in (route["ends"], route["ends"][::-1])]
DEAR_WALKS = [walk for walk in WALKS if walk[0]["cost"]]
WALK_NAMES = ["-".join(ends) for _, ends in WALKS]


def seal_of(route: dict[str, Any]) -> tuple[str, ...]:
    return (route["seal"],) if "seal" in route else ()


def step(start: str, stock: dict[str, int], *seals: str, own: tuple[str, ...] = ()) -> Story:
    """A player may move one location; nothing is paid but the route."""
    t = Story().figure(0, start).seals(0, *seals).posts(0, *own).stock(0, **stock)
    return t.gain(0, [{"kind": "move", "steps": 1}])


def neighbours(start: str, *seals: str) -> set[str]:
    """Where a rich player may go from here."""
    return {token[9:] for token in step(start, PLENTY, *seals).legal() if token.startswith("location:")}


def printed_neighbours(start: str) -> set[str]:
    return {end for route in ROUTES if start in route["ends"] for end in route["ends"] if end != start}


def reach(*seals: str) -> set[str]:
    """Everywhere a rich player gets to from Beijing with these seals."""
    found, edge = {"beijing"}, ["beijing"]
    while edge:
        new = neighbours(edge.pop(), *seals) - found
        found |= new
        edge += sorted(new)
    return found


@rule("MP-24.1")
def test_forty_two_routes_join_the_locations() -> None:
    """Beijing, 15 cities and 8 oases; no route twice, none to itself."""
    assert (42, 24, 15) == (len(ROUTES), len(LOCATIONS), len(CITIES))
    assert 42 == len({frozenset(route["ends"]) for route in ROUTES})
    assert all(2 == len(set(route["ends"])) and set(route["ends"]) <= set(NAMES) for route in ROUTES)
    assert all(set(seal_of(route)) <= set(SEALS) for route in ROUTES)


@rule("MP-24.1", "MP-11.7", "MP-25.17")
@pytest.mark.parametrize(("route", "ends"), WALKS, ids=WALK_NAMES)
def test_every_route_is_walked_for_its_printed_cost(route: dict[str, Any], ends: list[str]) -> None:
    """With exactly the cost and the seal at hand, everything is spent but the seal, and the figure arrives."""
    start, end = ends
    own = (end,) if end in CITIES else ()
    t = step(start, route["cost"], *seal_of(route), own=own)
    t.play(f"location:{end}", "answer:skip")

    assert [end] == t.player(0).figures
    assert 0 == sum(t.player(0).stock.values())
    assert set(seal_of(route)) == t.player(0).seals
    assert ("", set(own)) == (t.question, t.player(0).posts)


@rule("MP-24.1", "MP-11.7", "MP-11.9")
@pytest.mark.parametrize(("route", "ends"), DEAR_WALKS, ids=["-".join(ends) for _, ends in DEAR_WALKS])
def test_no_route_is_walked_for_less(route: dict[str, Any], ends: list[str]) -> None:
    """One short of anything the route asks for and it is closed; coins are no camels, and nothing replaces jade."""
    start, end = ends
    for noun in route["cost"]:
        rich = {"coin": 40, "camel": 40, "jade": 0, **{name: n for name, n in route["cost"].items() if name == "jade"}}
        t = Story().figure(0, start).seals(0, *seal_of(route)).dice(0, 6, 6)
        t.stock(0, **{**rich, noun: route["cost"][noun] - 1}, pepper=9, silk=9, gold=9)
        t.turn(0)
        if "space:travel_middle" in t.legal():
            t.play("space:travel_middle")
            assert f"location:{end}" not in t.legal()
            assert "MP-11.8" == t.rule(f"location:{end}")
        else:
            assert "MP-7.14" == t.rule("space:travel_middle")


@rule("MP-24.1", "MP-11.12")
@pytest.mark.parametrize(
    ("route", "ends"),
    [walk for walk in WALKS if "seal" in walk[0]],
    ids=[name for name, walk in zip(WALK_NAMES, WALKS, strict=True) if "seal" in walk[0]],
)
def test_a_seal_route_is_closed_without_its_seal(route: dict[str, Any], ends: list[str]) -> None:
    """The three other seals do not help; the seal itself does, improved as well as basic, and stays."""
    start, end = ends
    others = [seal for seal in SEALS if seal != route["seal"]]
    assert "MP-11.12" == step(start, PLENTY, *others).rule(f"location:{end}")

    t = Story().figure(0, start).seals(0, improved=(route["seal"],)).posts(0, *CITIES[:11]).stock(0, **route["cost"])
    t.gain(0, [{"kind": "move", "steps": 1}]).play(f"location:{end}", "answer:skip")
    assert ([end], {route["seal"]}) == (t.player(0).figures, t.player(0).improved)
    assert 0 == t.player(0).coin + t.player(0).camel


@rule("MP-24.1")
@pytest.mark.parametrize("start", NAMES)
def test_a_figure_goes_only_to_neighbours(start: str) -> None:
    """Those joined to its location by a route, with all seals and plenty of everything."""
    assert printed_neighbours(start) == neighbours(start, *SEALS)


@rule("MP-24.1")
def test_the_confirmed_places_of_the_map() -> None:
    """Twelve names; a city card in Xanadu; card, marker and outpost tile in Kashgar, on the table too."""
    confirmed = {"beijing", "xanadu", "xian", "yangzhou", "fuzhou", "pagan", "jaipur", "kabul", "kashgar", "balkh"}
    assert confirmed | {"baghdad", "hormuz"} <= set(NAMES)
    seen = Story().seen()
    cards = [card["city"] for card in seen["cards"] if card["card"]]
    assert ("xanadu" in cards, "kashgar" in cards) == (True, True)
    assert "kashgar" in seen["markers"]
    assert "kashgar" in seen["outposts"]


@rule("MP-24.1")
def test_the_table_shows_what_the_list_of_locations_says() -> None:
    """Markers, outpost tiles, cards and contracts lie exactly at their cities; posts there show their shields."""
    t = Story()
    seen = t.seen()
    assert {place["id"] for place in LOCATIONS if place["marker"]} == set(seen["markers"])
    assert {place["id"] for place in LOCATIONS if place["outpost"]} == set(seen["outposts"])
    for place in LOCATIONS:
        assert place["card_slots"] == len(t.card_spaces(place["id"]))
        assert place["contract_slots"] == sum(lies["city"] == place["id"] for lies in seen["contracts"])
        if place["id"] in CITIES:
            assert {place["shield"]} == Story().posts(0, place["id"]).player(0).shields
        else:
            assert "shield" not in place


@rule("MP-24.2")
def test_yangzhou_to_pagan_costs_five_and_five() -> None:
    """Over Fuzhou and one oasis, in three steps: 5 coins and 5 camels."""
    t = Story().no_outposts().figure(0, "yangzhou").posts(0, "pagan").stock(0, coin=5, camel=5)
    t.gain(0, [{"kind": "move", "steps": 3}])
    t.play("location:fuzhou", "location:oasis_yunnan", "location:pagan", "answer:skip")
    assert (["pagan"], 0, 0) == (t.player(0).figures, t.player(0).coin, t.player(0).camel)
    assert "oasis" == LOCATIONS[NAMES.index("oasis_yunnan")]["type"]


@rule("MP-24.3")
def test_xian_to_jaipur_costs_eight_and_four() -> None:
    """Over Fuzhou and two oases, in four steps: 8 coins and 4 camels."""
    t = Story().figure(0, "xian").posts(0, "jaipur").stock(0, coin=8, camel=4).gain(0, [{"kind": "move", "steps": 4}])
    t.play("location:fuzhou", "location:oasis_yunnan", "location:oasis_bengal", "location:jaipur", "answer:skip")
    assert (["jaipur"], 0, 0) == (t.player(0).figures, t.player(0).coin, t.player(0).camel)


@rule("MP-24.4")
def test_pagan_to_kabul_is_one_step() -> None:
    """For 6 coins, 2 camels and 1 jade."""
    t = step("pagan", {"coin": 6, "camel": 2, "jade": 1}, own=("kabul",)).play("location:kabul", "answer:skip")
    assert (["kabul"], 0) == (t.player(0).figures, sum(t.player(0).stock.values()))


@rule("MP-24.5")
def test_every_city_but_sumatra_is_reached_without_a_seal() -> None:
    """Sumatra needs the farmers', the spicers' or the tailors' seal; the jewelers' does not lead there."""
    assert set(NAMES) - {"sumatra"} == reach()
    for seal in ("farmers", "spicers", "tailors"):
        assert set(NAMES) == reach(seal)
    assert "sumatra" not in reach("jewelers")
