"""Achievement tiles: what they need and what they give (chapter 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
A = ["fish_7", "copper_5", "tea_7", "silk_6"]
B = ["technologies_4", "yen_10", "tokens_5", "orders_5"]
C = ["commercial_4", "production_2_commercial_3", "production_3_commercial_2", "production_4"]
PRODUCTION = ["copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1"]
COMMERCIAL = ["bank", "church", "customs", "employment_agency", "laboratory_a", "port_a"]


def goods(**amounts: int) -> Callable[[Story], Story]:
    return lambda t: t.stock(0, **amounts)


def cards(*names: str) -> Callable[[Story], Story]:
    return lambda t: t.technologies(0, *names)


def done(*names: str) -> Callable[[Story], Story]:
    return lambda t: t.completed(0, *names)


def tokens(*names: str, spent: int = 0, **agents: int) -> Callable[[Story], Story]:
    return lambda t: t.tokens(0, *names).agents(0, spent=spent, **agents)


def buildings(*areas: str) -> Callable[[Story], Story]:
    """A shop in each of these areas."""

    def build(t: Story) -> Story:
        for area in areas:
            t.shop(0, area)
        return t

    return build


# What just suffices for each tile, what just does not, and the points of the first and of every later player.
TILES: dict[str, tuple[Callable[[Story], Story], Callable[[Story], Story], int, int]] = {
    "fish_7": (goods(fish=7), goods(fish=6, copper=9, silk=9, tea=9, imports=9, yen=9), 10, 6),
    "copper_5": (goods(copper=5), goods(copper=4, silk=9, tea=9, fish=9, imports=9, yen=9), 10, 6),
    "tea_7": (goods(tea=7), goods(tea=6, copper=9, silk=9, fish=9, imports=9, yen=9), 10, 6),
    "silk_6": (goods(silk=6), goods(silk=5, copper=9, tea=9, fish=9, imports=9, yen=9), 10, 6),
    "technologies_4": (cards("ball", "tram", "winery", "exhibition"), cards("ball", "tram", "winery"), 10, 6),
    "yen_10": (goods(yen=10), goods(yen=9, copper=9, silk=9, tea=9, fish=9, imports=9), 10, 6),
    "tokens_5": (tokens("power_01", "power_09", gb=1, us=1, nl=1), tokens("power_01", "power_09", gb=1, us=1), 10, 6),
    "orders_5": (
        done("order_gb_01", "order_us_01", "order_fr_01", "order_de_01", "order_nl_01"),
        done("order_gb_01", "order_us_01", "order_fr_01", "order_de_01"),
        10,
        6,
    ),
    "commercial_4": (
        buildings("bank", "church", "customs", "port_a"),
        buildings("bank", "church", "customs", *PRODUCTION),
        12,
        8,
    ),
    "production_2_commercial_3": (
        buildings("copper_mine_1", "silk_mill_1", "bank", "church", "customs"),
        buildings("copper_mine_1", "bank", "church", "customs", "port_a", "chinatown"),
        12,
        8,
    ),
    "production_3_commercial_2": (
        buildings("copper_mine_1", "silk_mill_1", "tea_plantation_1", "bank", "church"),
        buildings("copper_mine_1", "silk_mill_1", "bank", "church", "customs", "port_a"),
        12,
        8,
    ),
    "production_4": (buildings(*PRODUCTION), buildings(*PRODUCTION[:3], "bank", "church", "customs"), 12, 8),
}


def laid(name: str, seats: int = 4) -> Story:
    """A bare table where this tile lies, with others that nobody meets."""
    stacks = [A, B, C]
    others = ["tea_7" if name != "tea_7" else "fish_7", "technologies_4", "production_4"]
    return bare(seats).achievements(*(name if name in stack else others[n] for n, stack in enumerate(stacks)))


def can(t: Story, name: str) -> bool:
    """Whether the first seat can complete a tile now."""
    return f"achievement:{name}" in t.extra(0).legal()


def test_the_table_names_every_tile() -> None:
    """Twelve, as in the component file."""
    assert sorted(TILES) == sorted(tile["id"] for tile in DATA["achievements"])


@rule("YK-10.1.1", "YK-10.1.2", "YK-10.1.4", "YK-10.1.8")
@pytest.mark.parametrize("name", TILES)
def test_a_tile_that_is_just_met_rewards_the_first_and_the_later(name: str) -> None:
    """The first player gains the upper reward, one who comes after another the lower."""
    enough, _, first, later = TILES[name]
    t = enough(laid(name))
    assert can(t, name)
    t.play(f"achievement:{name}")
    assert ({name}, first) == (t.player(0).achieved, t.player(0).vp)

    t = enough(laid(name)).achieved_by(name, 2)
    assert can(t, name)
    t.play(f"achievement:{name}")
    assert later == t.player(0).vp
    row = next(tile for tile in DATA["achievements"] if tile["id"] == name)
    assert ({"vp": first}, {"vp": later}) == (row["first"], row["later"])


@rule("YK-10.1.1", "YK-10.1.2", "YK-10.1.4")
@pytest.mark.parametrize("name", TILES)
def test_a_tile_that_is_just_missed_cannot_be_completed(name: str) -> None:
    """One too few, whatever else is owned."""
    t = TILES[name][1](laid(name)).agents(0, de=1)  # an agent keeps the question from being passed over
    t.assistants(0, port_b=1)
    if name == "tokens_5":
        t.agents(0, de=0)
    assert not can(t, name)
    if t.asked:
        assert "YK-5.3.1" == t.rule(f"achievement:{name}")


def row_rule(name: str) -> str:
    return str(next(tile["rule"] for tile in DATA["achievements"] if tile["id"] == name))


@rule("YK-10.1.7")
@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("fish_7", goods(fish=20)),
        ("copper_5", goods(copper=6)),
        ("tea_7", goods(tea=8)),
        ("silk_6", goods(silk=7)),
        ("technologies_4", cards("ball", "tram", "winery", "exhibition", "university")),
        ("yen_10", goods(yen=11)),
        ("tokens_5", tokens("power_01", "power_02", "power_03", gb=3)),
        ("orders_5", done(*(f"order_gb_{n:02}" for n in range(1, 8)))),
        ("commercial_4", buildings("bank", "church", "customs", "port_a", "port_b", "copper_mine_1")),
        ("production_2_commercial_3", buildings(*PRODUCTION, "bank", "church", "customs", "port_a")),
        ("production_3_commercial_2", buildings(*PRODUCTION, "bank", "church", "customs", "port_a")),
        ("production_4", buildings(*PRODUCTION, "copper_mine_2", "silk_mill_2")),
    ],
)
def test_more_than_a_tile_needs_is_fine(name: str, more: Callable[[Story], Story]) -> None:
    """The numbers are minimums."""
    assert can(more(laid(name)), name)


@rule("YK-10.1.3")
@pytest.mark.parametrize(("spent", "met"), [(3, False), (4, True), (5, True)])
def test_used_agents_count_as_tokens(spent: int, met: bool) -> None:
    """One face-up agent beside three or four that lie face down."""
    t = laid("tokens_5").agents(0, spent=spent, gb=1).assistants(0, bank=1)
    assert met == can(t, "tokens_5")


@rule("YK-10.1.9")
@pytest.mark.parametrize(
    "mix",
    [
        tokens("power_01", "power_02", "power_03", "power_04", "power_05"),
        tokens("power_10", "power_12", "power_20", fr=2),
        tokens("power_16", gb=2, nl=1, spent=1),
        tokens(gb=3, us=2),
        tokens(spent=5),
    ],
    ids=["tokens only", "two agents", "four agents", "face up", "face down"],
)
def test_any_mix_of_five_tokens_will_do(mix: Callable[[Story], Story]) -> None:
    """Kind and country do not matter."""
    t = mix(laid("tokens_5"))
    assert can(t, "tokens_5")
    assert 10 == t.play("achievement:tokens_5").player(0).vp


@rule("YK-10.1.9")
def test_technologies_and_orders_of_one_country_count_like_those_of_many() -> None:
    """Four French cards; five British orders."""
    t = cards("ball fr", "brickworks fr", "gas_lighting fr", "winery fr")(laid("technologies_4"))
    assert can(t, "technologies_4")
    assert can(done(*(f"order_gb_{n:02}" for n in range(1, 6)))(laid("orders_5")), "orders_5")


@rule("YK-10.1.2")
def test_orders_in_hand_and_cards_on_the_boards_do_not_count() -> None:
    """Five orders means completed ones; technologies are own ones."""
    t = done("order_gb_01", "order_gb_02", "order_gb_03", "order_gb_04")(laid("orders_5"))
    t.orders(0, "order_us_01", "order_us_02", "order_us_03")
    assert not can(t, "orders_5")
    t = cards("ball", "tram", "winery")(laid("technologies_4")).technologies(1, "exhibition", "university")
    assert not can(t, "technologies_4")


@rule("YK-10.1.5")
def test_a_shop_and_a_trading_house_in_one_area_are_one_area() -> None:
    """Three areas with four buildings are three; a trading house in a fourth makes four."""
    t = buildings("bank", "church", "customs")(laid("commercial_4")).house(0, "bank")
    assert not can(t, "commercial_4")
    assert can(buildings("bank", "church", "customs")(laid("commercial_4")).house(0, "port_b"), "commercial_4")
    t = laid("production_4")
    for area in PRODUCTION:
        t.house(0, area)
    assert can(t, "production_4")


@rule("YK-10.1.5")
def test_buildings_of_others_do_not_count() -> None:
    """An own building is needed in each area."""
    t = buildings("bank", "church", "customs")(laid("commercial_4")).shop(1, "port_a").house(1, "port_b")
    assert not can(t, "commercial_4")


@rule("YK-10.1.6")
def test_two_boards_of_a_name_are_two_areas() -> None:
    """Both copper mines and both silk mills are four production areas; both ports are two commercial ones."""
    doubles = ["copper_mine_1", "copper_mine_2", "silk_mill_1", "silk_mill_2"]
    assert can(buildings(*doubles)(laid("production_4")), "production_4")
    doubles = ["laboratory_a", "laboratory_b", "port_a", "port_b"]
    assert can(buildings(*doubles)(laid("commercial_4")), "commercial_4")


@rule("YK-10.1.10")
@pytest.mark.parametrize("name", C)
def test_every_building_tile_can_be_met_by_two_players(name: str) -> None:
    """Four production and six commercial areas suffice, without Chinatown, port B and laboratory B."""
    t = laid(name, 2)
    assert set(t.areas_in_play) == set(PRODUCTION) | set(COMMERCIAL)
    needs = next(tile["condition"] for tile in DATA["achievements"] if tile["id"] == name)
    areas = PRODUCTION[: needs["production"]] + COMMERCIAL[: needs["commercial"]]
    assert can(buildings(*areas)(t), name)
    assert not can(buildings(*areas[1:])(laid(name, 2)), name)


@rule("YK-10.1.11")
@pytest.mark.parametrize("name", TILES)
def test_completing_a_tile_takes_an_assistant_from_hand_and_nothing_else(name: str) -> None:
    """Goods, yen, cards, tokens and buildings stay."""
    t = TILES[name][0](laid(name))
    before = t.seen(0)["players"][0]
    t.extra(0).play(f"achievement:{name}")
    after = t.seen(0)["players"][0]
    changed = {key for key in before if before[key] != after[key]}  # type: ignore[literal-required]
    assert {"vp", "score", "assistants"} == changed
    assert before["assistants"] - 1 == after["assistants"]


@rule("YK-10.1.11")
def test_the_assistant_cannot_come_from_the_warehouse_or_an_area() -> None:
    """With all assistants on areas the tile waits."""
    t = goods(yen=10)(laid("yen_10")).hand(0, assistants=0).assistants(0, bank=2).agents(0, gb=1)
    assert not can(t, "yen_10")
    assert "YK-5.3.6" == t.rule("achievement:yen_10")
