"""Technologies that give something each time something happens, and Mining Technology (chapter 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import bare, finish, offers, powered
from tests.games.yokohama.story import Story
from tests.rules import rule

# Ball and Language School


@rule("YK-11.2.1", "YK-11.2.21")
def test_every_completed_order_is_a_ball_and_a_lesson() -> None:
    """2 points and 1 yen for each of three orders, beside their own rewards: 4, 4 and 5 points."""
    t = bare().technologies(0, "ball", "language_school").orders(0, "order_fr_01", "order_gb_01", "order_gb_03")
    t.stock(0, silk=3, tea=5, fish=2).extra(0).play("order:order_fr_01", "order:order_gb_01", "order:order_gb_03")
    assert (4 + 4 + 5 + 3 * 2, 3, 3) == (t.player(0).vp, t.player(0).yen, t.player(0).imports)


@rule("YK-11.2.1", "YK-11.2.21")
def test_orders_taken_or_completed_by_others_give_nothing() -> None:
    """Only the owner's completion counts."""
    t = bare().technologies(0, "ball", "language_school").orders(1, "order_fr_01").stock(1, silk=2).extra(1)
    t.play("order:order_fr_01")
    assert (0, 0, 4, 0) == (t.player(0).vp, t.player(0).yen, t.player(1).vp, t.player(1).yen)
    t = powered(bare().technologies(0, "ball", "language_school"), "port_a", 2).act(0, "port_a")
    t.play(next(token for token in t.legal() if token.startswith("order:")))
    assert (0, 0) == (t.player(0).vp, t.player(0).yen)


# Winery and Brickworks


@rule("YK-11.2.38")
@pytest.mark.parametrize(("space", "power", "points"), [("church_1", 4, 3), ("church_2", 5, 4)])
def test_the_winery_gives_three_points_for_the_church_board(space: str, power: int, points: int) -> None:
    """Beside the reward of the space; nothing where the church board is declined."""
    t = powered(bare().technologies(0, "winery"), "church", power).hand(0, assistants=0, shops=0)
    finish(t.act(0, "church").play(f"space:{space}"))
    assert points + 3 == t.player(0).vp
    t = powered(bare().technologies(0, "winery"), "church", power).hand(0, assistants=0)
    assert 0 == finish(t.act(0, "church").play("answer:skip")).player(0).vp


@rule("YK-11.2.2")
@pytest.mark.parametrize(("space", "imports", "points"), [("customs_1", 1, 5), ("customs_5", 3, 14)])
def test_the_brickworks_gives_four_points_for_the_customs_board(space: str, imports: int, points: int) -> None:
    """Beside the reward of the space; the church gives nothing."""
    t = powered(bare().technologies(0, "brickworks"), "customs", 5).hand(0, assistants=0).stock(0, imports=imports)
    finish(t.act(0, "customs").play(f"space:{space}"))
    assert points + 4 == t.player(0).vp
    t = powered(bare().technologies(0, "brickworks"), "church", 5).hand(0, assistants=0)
    assert 4 == finish(t.act(0, "church").play("space:church_2")).player(0).vp


# Gas and Electric Lighting


@rule("YK-11.2.7", "YK-11.2.8")
def test_gas_is_for_shops_and_electricity_for_trading_houses() -> None:
    """Building tile 1: a shop on the first space 4 points, a trading house 8."""

    def built(technology: str, building: str) -> int:
        t = powered(bare().technologies(0, technology), "bank", 4).tile("bank", "building_01").hand(0, houses=1)
        return t.act(0, "bank").play(f"building:{building}").player(0).vp

    assert (4, 11) == (built("electric_lighting", "shop_1"), built("electric_lighting", "trading_house"))
    assert (6, 8) == (built("gas_lighting", "shop_1"), built("gas_lighting", "trading_house"))


# Patent System and Typography


@rule("YK-11.2.18", "YK-11.2.35")
def test_every_later_card_pays_patents_and_print() -> None:
    """2 points and 1 yen for each of two cards."""
    t = bare().technologies(0, "patent_system", "typography").hand(0, shops=0).stock(0, imports=1)
    for card in ("brickworks", "stock_exchange"):
        powered(offers(t, card), "laboratory_a", 4).act(0, "laboratory_a").play(f"technology:{card}")
    assert (4, 2) == (t.player(0).vp, t.player(0).yen)


@rule("YK-11.2.40")
@pytest.mark.parametrize("name", ["patent_system", "typography"])
def test_the_card_itself_gives_nothing(name: str) -> None:
    """Neither points nor yen for taking it."""
    t = powered(offers(bare(), name), "laboratory_a", 4).hand(0, shops=0).act(0, "laboratory_a")
    t.play(f"technology:{name}")
    assert ({f"{name} {'de' if name == 'patent_system' else 'nl'}"}, 0, 0) == (
        t.player(0).technologies,
        t.player(0).vp,
        t.player(0).yen,
    )


@rule("YK-11.2.18", "YK-11.2.35")
def test_cards_of_others_pay_nothing() -> None:
    """Another player's new card is no later card of the owner."""
    t = bare().technologies(0, "patent_system", "typography")
    powered(offers(t, "brickworks"), "laboratory_a", 4, 1).act(1, "laboratory_a").play("technology:brickworks")
    assert [(0, 0), (0, 0)] == [(t.player(seat).vp, t.player(seat).yen) for seat in (0, 1)]


# Everywhere


@rule("YK-11.2.53")
def test_agents_serve_winery_and_brickworks() -> None:
    """An agent in the church and in the customs office places like a president."""
    t = bare().technologies(0, "winery", "brickworks").agents(0, gb=1).assistants(0, church=4).hand(0, assistants=0)
    t.extra(0).play("agent:gb", "area:church", "space:church_1")
    assert 3 + 3 == finish(t).player(0).vp
    t = bare().technologies(0, "winery", "brickworks").agents(0, gb=1).assistants(0, customs=2).hand(0, assistants=0)
    t.stock(0, imports=1).extra(0).play("agent:gb", "area:customs", "space:customs_1")
    assert 5 + 4 == finish(t).player(0).vp


@rule("YK-11.2.53")
@pytest.mark.parametrize(("building", "points"), [("shop_1", 4 + 2), ("trading_house", 8 + 3)])
def test_agents_serve_gas_and_electric_lighting(building: str, points: int) -> None:
    """What an agent's action builds is lit too."""
    t = bare().technologies(0, "gas_lighting", "electric_lighting").tile("bank", "building_01").hand(0, houses=1)
    t.agents(0, gb=1).assistants(0, bank=4).extra(0).play("agent:gb", "area:bank", f"building:{building}")
    assert points == t.player(0).vp


@rule("YK-11.2.53")
def test_orders_of_both_phases_give_their_bonuses() -> None:
    """One before and one after the main action."""
    t = bare().technologies(0, "ball", "language_school").orders(0, "order_fr_01", "order_gb_02").stock(0, silk=2)
    t.assistants(0, tea_plantation_1=4).hand(0, shops=0).turn(0).play("order:order_fr_01")
    assert (6, 1) == (t.player(0).vp, t.player(0).yen)
    while t.question != "MovePresident":
        t.end()
    t.play("area:tea_plantation_1", "order:order_gb_02")
    assert (6 + 5 + 2, 1 + 3 + 1) == (t.player(0).vp, t.player(0).yen)


@rule("YK-11.1.2")
def test_points_and_yen_are_not_asked_for() -> None:
    """Ball and Language School pay by themselves; the Telephone asks."""
    t = bare().technologies(0, "ball", "language_school").orders(0, "order_fr_01").stock(0, silk=2).extra(0)
    t.play("order:order_fr_01")
    assert (6, 1, ()) == (t.player(0).vp, t.player(0).yen, t.asked)
    t = powered(bare().technologies(0, "telephone"), "bank", 2).act(0, "bank")
    assert "answer:skip" in t.legal()


@rule("YK-11.1.1")
def test_effects_hold_from_the_moment_a_card_is_taken() -> None:
    """Gas Lighting taken in this very action lights the shop built after it; an order before it was no ball."""
    t = powered(offers(bare(), "gas_lighting"), "laboratory_a", 5).tile("laboratory_a", "building_01")
    t.act(0, "laboratory_a").play("technology:gas_lighting", "building:shop_1")
    assert 6 == t.player(0).vp
    t = bare().orders(0, "order_fr_01").stock(0, silk=2).extra(0).play("order:order_fr_01")
    assert 4 == t.technologies(0, "ball").player(0).vp


@rule("YK-11.1.1")
def test_effects_hold_to_the_end_of_the_game() -> None:
    """Turn after turn, also in the last round."""
    t = bare(2).technologies(0, "ball").round(30)
    for n, order in enumerate(("order_fr_01", "order_gb_01", "order_us_01"), 1):
        t.orders(0, order).stock(0, silk=2, tea=3, fish=2).extra(0).play(f"order:{order}")
        assert 6 * n == t.player(0).vp


# Mining Technology


def miner(**options: Any) -> Story:
    return bare(**options).technologies(0, "mining_technology")


@rule("YK-11.2.22", "YK-11.2.23", "YK-11.2.26", "YK-11.2.45")
@pytest.mark.parametrize(("power", "copper"), [(1, 0), (2, 0), (3, 2), (4, 3), (5, 4)])
def test_a_miner_in_the_copper_mine(power: int, copper: int) -> None:
    """One more than printed, whatever the number; nothing where nothing is printed."""
    t = finish(powered(miner(), "copper_mine_2", power).act(0, "copper_mine_2"))
    assert copper == t.player(0).copper


@rule("YK-11.2.22")
@pytest.mark.parametrize(("token", "copper"), [("power_13", 2 + 1), ("power_17", 1 + 1), ("power_14", 0)])
def test_a_miner_takes_a_five_power_token(token: str, copper: int) -> None:
    """In the tea plantation, where there is no other copper."""
    t = powered(miner(), "tea_plantation_1", 5).hand(0, shops=0).token("tea_plantation_1", token)
    t.act(0, "tea_plantation_1").play("answer:yes")
    assert copper == t.player(0).copper


@rule("YK-11.2.22")
@pytest.mark.parametrize(
    ("tile", "building", "copper"),
    [
        ("building_07", "shop_1", 2),
        ("building_07", "shop_2", 3),
        ("building_07", "shop_4", 0),
        ("building_08", "shop_4", 2),
        ("building_24", "shop_2", 2),
        ("building_01", "trading_house", 0),
    ],
)
def test_a_miner_builds(tile: str, building: str, copper: int) -> None:
    """Shop rewards with copper give one more."""
    t = powered(miner(), "bank", 4).tile("bank", tile).hand(0, houses=1).act(0, "bank").play(f"building:{building}")
    assert copper == t.player(0).copper


@rule("YK-11.2.23", "YK-11.2.25", "YK-11.2.45")
@pytest.mark.parametrize(
    ("reward", "goods", "copper"),
    [
        ({"copper": 1}, [], 2),
        ({"copper": 5}, [], 6),
        ({"any_good": 1}, ["copper"], 2),
        ({"any_good": 1}, ["silk"], 0),
        ({"any_good": 2}, ["copper", "copper"], 3),
        ({"any_good": 2}, ["tea", "copper"], 2),
        ({"any_good": 3}, ["copper", "fish", "copper"], 3),
        ({"copper": 1, "any_good": 1}, ["copper"], 3),
        ({"vp": 2, "yen": 3, "silk": 1, "import": 1}, [], 0),
    ],
)
def test_a_reward_is_one_gain_for_a_miner(reward: dict[str, int], goods: list[str], copper: int) -> None:
    """One extra copper where there is copper in it, chosen or printed; none where there is none."""
    t = miner().reward(0, reward)
    for good in goods:
        t.play(f"good:{good}")
    assert copper == t.player(0).copper


@rule("YK-11.2.24")
@pytest.mark.parametrize(("each", "copper"), [(False, 2 + 1), (True, 2 + 2)])
def test_a_miner_buys_copper_in_chinatown(each: bool, copper: int) -> None:
    """Two purchases in one action: one extra copper, or two with the option."""
    t = powered(miner(mining_per_exchange=each), "chinatown", 3).stock(0, yen=4).act(0, "chinatown")
    t.play("exchange:buy_copper", "exchange:buy_copper")
    assert copper == t.player(0).copper


@rule("YK-11.2.24")
def test_the_extra_copper_comes_with_the_first_and_may_be_sold_at_once() -> None:
    """2 yen for two copper, 4 yen for these, and a second purchase brings only one."""
    t = powered(miner(), "chinatown", 5).hand(0, shops=0).stock(0, yen=2).act(0, "chinatown")
    t.play("exchange:buy_copper")
    assert (2, 0) == (t.player(0).copper, t.player(0).yen)
    t.play("exchange:sell_copper", "exchange:sell_copper")
    assert (0, 4) == (t.player(0).copper, t.player(0).yen)
    t.play("exchange:buy_copper", "exchange:buy_copper")
    assert (2, 0) == (t.player(0).copper, t.player(0).yen)


@rule("YK-11.2.24")
def test_every_chinatown_action_is_a_gain_of_its_own() -> None:
    """One extra copper in each of two actions; selling or buying silk gives none."""
    t = miner()
    for n in (1, 2):
        powered(t, "chinatown", 2).stock(0, yen=4, copper=2 * (n - 1)).act(0, "chinatown")
        finish(t.play("exchange:buy_silk", "exchange:buy_copper"))
        assert 2 * n == t.player(0).copper


@rule("YK-11.2.22")
def test_others_gain_no_more() -> None:
    """The extra copper is the owner's alone."""
    t = finish(powered(miner(), "copper_mine_1", 3, 1).act(1, "copper_mine_1"))
    assert (0, 1) == (t.player(0).copper, t.player(1).copper)
