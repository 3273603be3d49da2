"""The thirty technology cards: value, country and effect of each (chapter 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare, finish, offers, powered
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
CARDS: list[tuple[str, str, int]] = [
    ("ball", "fr", 5),
    ("ball", "gb", 5),
    ("brickworks", "fr", 4),
    ("stagecoach", "gb", 3),
    ("stagecoach", "us", 3),
    ("newspaper", "gb", 4),
    ("newspaper", "us", 4),
    ("stock_exchange", "nl", 3),
    ("electric_lighting", "us", 5),
    ("gas_lighting", "fr", 5),
    ("gas_lighting", "gb", 5),
    ("spinning_mill", "fr", 4),
    ("spinning_mill", "us", 4),
    ("station", "gb", 5),
    ("patent_system", "de", 4),
    ("postal_system", "gb", 6),
    ("language_school", "us", 3),
    ("language_school", "nl", 3),
    ("mining_technology", "de", 5),
    ("mining_technology", "gb", 5),
    ("telephone", "us", 4),
    ("telephone", "de", 4),
    ("telegraph", "gb", 4),
    ("telegraph", "de", 4),
    ("tram", "de", 5),
    ("typography", "nl", 2),
    ("university", "de", 4),
    ("university", "us", 4),
    ("winery", "fr", 4),
    ("exhibition", "fr", 8),
]


def test_the_table_names_every_card() -> None:
    """Thirty cards, twenty names, each with its value and countries."""
    rows = [(x["id"], country, x["value"]) for x in DATA["technologies"] for country in x["countries"]]
    assert sorted(CARDS) == sorted(rows)
    assert (30, 20) == (len(CARDS), len({name for name, _, _ in CARDS}))
    assert {"gb": 8, "us": 7, "fr": 6, "de": 6, "nl": 3} == Counter(country for _, country, _ in CARDS)


def in_laboratory(card: str, power: int, yen: int) -> Story:
    """The first seat acts in laboratory A, where this card lies without surcharge."""
    return powered(offers(bare(), card), "laboratory_a", power).stock(0, yen=yen)


@rule("YK-11.1.3", "YK-11.1.1")
@pytest.mark.parametrize(("name", "country", "value"), CARDS)
def test_a_card_costs_its_value_and_gives_its_symbol(name: str, country: str, value: int) -> None:
    """Power and 2 yen for each missing unit buy it, one unit less does not; two symbols of its country are an agent."""
    power, yen = min(value, 5), 2 * max(value - 5, 0)
    t = in_laboratory(f"{name} {country}", power, yen).completed(0, f"order_{country}_01").act(0, "laboratory_a")
    t.play(f"technology:{name}")
    if name == "station":
        t.play("area:port_b")
    assert {f"{name} {country}"} == t.player(0).technologies
    assert {country: 1} == t.player(0).agents
    assert 0 == t.player(0).yen
    assert {"technology": name, "country": country} in t.seen()["players"][0]["technologies"]

    t = in_laboratory(f"{name} {country}", power - 1, yen + 1).act(0, "laboratory_a")
    assert f"technology:{name}" not in t.legal()


@rule("YK-11.1.3")
@pytest.mark.parametrize(("name", "country", "value"), CARDS)
def test_the_value_of_a_card_counts_for_the_technology_bonus(name: str, country: str, value: int) -> None:
    """Against a rival of a known value: one more wins the first prize, one less only the second."""
    others = {1: [], 2: ["typography"], 3: ["stock_exchange"], 4: ["winery"], 5: ["tram"], 6: ["postal_system"]}
    others |= {7: ["typography", "tram"], 8: ["exhibition"], 9: ["winery", "tram"]}
    below, above = others[value - 1], others[value + 1]
    assert name not in [*below, *above]
    t = bare().technologies(0, f"{name} {country}").technologies(1, *below)
    assert 10 == t.lines(0)["score-technology"]
    t = bare().technologies(0, f"{name} {country}").technologies(1, *above)
    assert (5, 10) == (t.lines(0)["score-technology"], t.lines(1)["score-technology"])


# What each technology does: a deed of the first seat, what it comes to without the card, and with it.


def completes_an_order(t: Story) -> list[int]:
    t.orders(0, "order_fr_01").stock(0, silk=2).extra(0).play("order:order_fr_01")
    return [t.player(0).vp, t.player(0).yen]


def at_the_customs(t: Story) -> list[int]:
    powered(t, "customs", 2).hand(0, assistants=0).stock(0, imports=1).act(0, "customs").play("space:customs_1")
    return [t.player(0).vp]


def in_the_church(t: Story) -> list[int]:
    powered(t, "church", 4).hand(0, assistants=0).act(0, "church").play("space:church_1")
    return [finish(t).player(0).vp]


def walks_past_a_president(t: Story) -> list[int]:
    t.stock(0, yen=3).president(0, "bank").assistants(0, chinatown=1, laboratory_a=1).president(1, "chinatown")
    t.swap("canal", "port_b").movement(0).play("area:laboratory_a")
    return [t.player(0).yen, t.player(1).yen]


def places_many(t: Story) -> list[int]:
    t.placement(0)
    for area in ("bank", "church", "customs", "port_a", "port_b"):
        if f"area:{area}" in t.legal():
            t.play(f"area:{area}")
    return [sum(t.player(0).placed.values())]


def places_two_on_one_area(t: Story) -> list[int]:
    t.placement(0).play("area:bank", "area:bank")
    if "area:customs" in t.legal():
        t.play("area:customs")
    return [sum(t.player(0).placed.values())]


def begins_a_turn(t: Story) -> list[int]:
    t.turn(0)
    return [t.player(0).yen]


def builds_a_trading_house(t: Story) -> list[int]:
    powered(t, "bank", 4).tile("bank", "building_01").hand(0, houses=1).act(0, "bank").play("building:trading_house")
    return [t.player(0).vp]


def builds_a_shop(t: Story) -> list[int]:
    powered(t, "bank", 4).tile("bank", "building_01").act(0, "bank").play("building:shop_1")
    return [t.player(0).vp]


def has_silk(t: Story) -> list[int]:
    t.stock(0, silk=1).turn(0)
    if "use:spinning_mill" in t.legal():
        t.play("use:spinning_mill")
    return [t.player(0).silk, t.player(0).yen]


def has_a_yen(t: Story) -> list[int]:
    t.stock(0, yen=1).turn(0)
    if "use:university" in t.legal():
        t.play("use:university")
    return [t.player(0).assistants, t.player(0).yen]


def rides_to_the_station(t: Story) -> list[int]:
    t.station("port_b").assistants(0, port_b=1).president(0, "copper_mine_1").president(1, "port_b").movement(0)
    return [int("port_b" in t.areas())]


def takes_the_tram(t: Story) -> list[int]:
    t.assistants(0, port_b=1).president(0, "copper_mine_1").movement(0)
    return [int("port_b" in t.areas())]


def joins_a_president(t: Story) -> list[int]:
    t.stock(0, yen=1).assistants(0, port_b=1).president(1, "port_b").movement(0)
    return [int("port_b" in t.areas())]


def takes_a_card(t: Story) -> list[int]:
    powered(offers(t, "brickworks"), "laboratory_a", 4).hand(0, shops=0).act(0, "laboratory_a")
    t.play("technology:brickworks")
    return [t.player(0).vp, t.player(0).yen]


def mines(t: Story) -> list[int]:
    powered(t, "copper_mine_1", 5).hand(0, shops=0).act(0, "copper_mine_1")
    return [t.player(0).copper]


def recovers(t: Story) -> list[int]:
    powered(t, "tea_plantation_1", 3).act(0, "tea_plantation_1")
    if "answer:yes" in t.legal():
        t.play("answer:yes")
    return [t.player(0).on("tea_plantation_1")]


EFFECTS: dict[str, tuple[Callable[[Story], list[int]], list[int], list[int]]] = {
    "ball": (completes_an_order, [4, 0], [6, 0]),
    "brickworks": (at_the_customs, [5], [9]),
    "stagecoach": (walks_past_a_president, [2, 1], [3, 0]),
    "newspaper": (places_many, [3], [4]),
    "stock_exchange": (begins_a_turn, [0], [2]),
    "electric_lighting": (builds_a_trading_house, [8], [11]),
    "gas_lighting": (builds_a_shop, [4], [6]),
    "spinning_mill": (has_silk, [1, 0], [0, 2]),
    "station": (rides_to_the_station, [0], [1]),
    "patent_system": (takes_a_card, [0, 0], [2, 0]),
    "postal_system": (joins_a_president, [0], [1]),
    "language_school": (completes_an_order, [4, 0], [4, 1]),
    "mining_technology": (mines, [3], [4]),
    "telephone": (recovers, [0], [1]),
    "telegraph": (places_two_on_one_area, [2], [3]),
    "tram": (takes_the_tram, [0], [1]),
    "typography": (takes_a_card, [0, 0], [0, 1]),
    "university": (has_a_yen, [8, 1], [9, 0]),
    "winery": (in_the_church, [3], [6]),
}


@rule(
    "YK-11.2.1",
    "YK-11.2.2",
    "YK-11.2.3",
    "YK-11.2.5",
    "YK-11.2.6",
    "YK-11.2.7",
    "YK-11.2.8",
    "YK-11.2.9",
    "YK-11.2.13",
    "YK-11.2.18",
    "YK-11.2.19",
    "YK-11.2.21",
    "YK-11.2.22",
    "YK-11.2.27",
    "YK-11.2.29",
    "YK-11.2.31",
    "YK-11.2.35",
    "YK-11.2.36",
    "YK-11.2.38",
)
@pytest.mark.parametrize(("name", "country"), [(name, country) for name, country, _ in CARDS if name in EFFECTS])
def test_what_a_card_does_for_its_owner(name: str, country: str) -> None:
    """The same deed without the card and with it."""
    deed, without, with_card = EFFECTS[name]
    assert without == deed(bare())
    assert with_card == deed(bare().technologies(0, f"{name} {country}"))


@rule("YK-11.1.1")
@pytest.mark.parametrize("name", EFFECTS)
def test_a_card_does_nothing_for_the_others(name: str) -> None:
    """Another player's card changes no deed of the first seat."""
    deed, without, _ = EFFECTS[name]
    assert without == deed(bare().technologies(1, name))


@rule("YK-11.2.39")
def test_the_exhibition_gives_ten_points_once() -> None:
    """At once when taken, and never again."""
    t = in_laboratory("exhibition", 5, 6).hand(0, shops=0).act(0, "laboratory_a").play("technology:exhibition")
    assert (10, 0) == (t.player(0).vp, t.player(0).yen)
    t.turn(0)
    assert 10 == t.player(0).vp
    for deed, without, _ in EFFECTS.values():
        assert without == deed(bare().technologies(0, "exhibition"))
