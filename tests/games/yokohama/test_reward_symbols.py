"""What each reward symbol gives, and in which order (YK-9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import GOODS, acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

MOVE = [{"kind": "move_assistant", "n": 1}]
TWO_MOVES = [{"kind": "move_assistant", "n": 2}]
SHOP = [{"kind": "buy_shop", "n": 1}]
HOUSE = [{"kind": "buy_trading_house", "n": 1}]


def gained(reward: Any) -> dict[str, int]:
    """What a reward that asks nothing changes."""
    t = Story()
    before = holdings(t)
    t.reward(0, reward)
    assert "" == t.question
    return change(before, holdings(t))


def mover(**areas: int) -> Story:
    """A player with one assistant in hand and these on areas; the others never move."""
    t = Story().hand(0, assistants=0).assistants(0, **areas).hand(0, assistants=1)
    for seat in (1, 2, 3):
        t.assistants(seat, bank=1)
    return t


def gains_told(t: Story) -> list[str]:
    """What the log says was gained, in its order."""
    names = list(t.player(0).stock)
    out = []
    for event in t.s.log or []:
        kind = GAME.events.kinds[event.kind].name
        if kind == "gained":
            out.append(names[event.values()[1]])
        elif kind in ("points", "recruited"):
            out.append({"points": "points", "recruited": "assistant"}[kind])
    return out


@rule("YK-9.1.1", "YK-9.1.2", "YK-9.1.3", "YK-9.1.6")
@pytest.mark.parametrize("noun", ["yen", "vp", "copper", "silk", "tea", "fish", "import"])
@pytest.mark.parametrize("n", [1, 3])
def test_plain_symbols(noun: str, n: int) -> None:
    """So many yen, points, goods of that type or imports, and nothing else."""
    assert {noun: n} == gained({noun: n})


@rule("YK-9.1.1")
def test_yen_symbols_in_a_cost_are_paid() -> None:
    """4 yen for an import leave the purse and nobody else gains them."""
    t = acting("chinatown", 1).stock(0, yen=5)
    others = [t.player(seat).yen for seat in (1, 2, 3)]
    t.act(0, "chinatown").play("exchange:buy_import")
    assert 1 == t.player(0).yen
    assert others == [t.player(seat).yen for seat in (1, 2, 3)]


@rule("YK-9.1.4")
@pytest.mark.parametrize("good", GOODS)
def test_any_good(good: str) -> None:
    """One trade good of the player's choice."""
    t = Story().stock(0).reward(0, {"any_good": 1}).play(f"good:{good}")
    assert ("", {good: 1}) == (t.question, {name: n for name, n in t.player(0).stock.items() if n})


@rule("YK-9.1.4", "YK-9.1.5")
def test_each_any_good_is_chosen_alone() -> None:
    """Three symbols: three choices, the same or different; never an import, and none may be refused."""
    t = Story().stock(0).reward(0, {"any_good": 3})
    for good in ("silk", "copper", "silk"):
        assert {f"good:{name}" for name in GOODS} == set(t.legal())
        t.play(f"good:{good}")
    assert ("", {"copper": 1, "silk": 2}) == (t.question, {name: n for name, n in t.player(0).stock.items() if n})


@rule("YK-9.1.7")
def test_an_assistant_from_the_warehouse() -> None:
    """To hand, for nothing."""
    t = Story().stock(0).reward(0, {"assistant": 2})
    assert (10, 10, 0) == (t.player(0).assistants, t.player(0).store_assistants, t.player(0).yen)


@rule("YK-9.1.7")
def test_a_shop_from_the_warehouse_costs_two() -> None:
    """From the warehouse to hand for 2 yen."""
    t = Story().stock(0, yen=2).reward(0, SHOP).play("answer:yes")
    assert (3, 5, 0) == (t.player(0).shops, t.player(0).store_shops, t.player(0).yen)


@rule("YK-9.1.7")
@pytest.mark.parametrize(("taken", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_a_trading_house_from_the_warehouse(taken: int, price: int) -> None:
    """4, 5, 6 or 7 yen as at the employment agency."""
    t = Story().hand(0, houses=taken).stock(0, yen=price).reward(0, HOUSE).play("answer:yes")
    assert (taken + 1, 0) == (t.player(0).houses, t.player(0).yen)
    assert "answer:yes" not in Story().hand(0, houses=taken).stock(0, yen=price - 1).reward(0, HOUSE).legal()


@rule("YK-9.1.8")
def test_a_piece_that_cannot_be_had_is_skipped() -> None:
    """Not there, or not to be paid: nothing is asked and nothing changes."""
    for t in (
        Story().stock(0, yen=1).reward(0, SHOP),
        Story().stock(0, yen=9).warehouse(0, shops=0).reward(0, SHOP),
        Story().stock(0, yen=3).reward(0, HOUSE),
        Story().stock(0, yen=9).warehouse(0, houses=0).reward(0, HOUSE),
    ):
        assert "" == t.question
        assert (2, 0) == (t.player(0).shops, t.player(0).houses)


@rule("YK-9.1.8")
def test_a_piece_that_is_not_wanted_is_skipped() -> None:
    """A shop may be refused, and nothing is paid; an assistant is always taken."""
    t = Story().stock(0, yen=9).reward(0, SHOP)
    assert {"answer:yes", "answer:skip"} == set(t.legal())
    t.play("answer:skip")
    assert (2, 6, 9) == (t.player(0).shops, t.player(0).store_shops, t.player(0).yen)
    assert {"assistant": 1} == gained({"assistant": 1})


@rule("YK-9.1.8")
def test_an_empty_warehouse_gives_no_assistant() -> None:
    """Two assistants are shown and one is left: one comes, then none."""
    t = Story().warehouse(0, assistants=1).reward(0, {"assistant": 2})
    assert (9, 0) == (t.player(0).assistants, t.player(0).store_assistants)
    assert 9 == t.reward(0, {"assistant": 2}).player(0).assistants


@rule("YK-9.1.9")
def test_move_from_an_area() -> None:
    """One own assistant from an area to any other one."""
    t = mover(bank=2, church=1).reward(0, MOVE)
    assert {"area:bank", "area:church", "source:hand", "answer:skip"} == set(t.legal())
    t.play("area:bank", "area:port_b")
    assert ("", {"bank": 1, "church": 1, "port_b": 1}, 1) == (t.question, t.player(0).placed, t.player(0).assistants)


@rule("YK-9.1.9")
def test_move_from_hand() -> None:
    """One assistant from hand to any area."""
    t = mover(bank=2).reward(0, MOVE).play("source:hand")
    assert set(t.areas_in_play) - {"canal"} == t.areas()
    t.play("area:bank")
    assert ({"bank": 3}, 0) == (t.player(0).placed, t.player(0).assistants)


@rule("YK-9.1.9")
def test_only_own_assistants_move() -> None:
    """Nobody on an area and nobody in hand: nothing is asked, whatever the others have."""
    t = mover().hand(0, assistants=0).reward(0, MOVE)
    assert "" == t.question
    assert [1, 1, 1] == [t.player(seat).on("bank") for seat in (1, 2, 3)]
    assert "area:bank" not in mover(church=1).reward(0, MOVE).legal()


@rule("YK-9.1.10")
def test_presidents_are_not_paid_for_a_move() -> None:
    """Three presidents in the area and no yen, and the move is free."""
    t = mover(church=1).stock(0)
    yen = [t.president(seat, "customs").player(seat).yen for seat in (1, 2, 3)]
    t.reward(0, MOVE).play("area:church", "area:customs")
    assert {"customs": 1} == t.player(0).placed
    assert (yen, []) == ([t.player(seat).yen for seat in (1, 2, 3)], t.told("fee-paid"))


@rule("YK-9.1.11")
def test_several_moves_one_by_one() -> None:
    """Two assistants to the same area, to different ones, or one assistant twice."""
    same = mover(bank=1, church=1).reward(0, TWO_MOVES).play("area:bank", "area:customs")
    assert "MoveAssistant" == same.question
    assert {"customs": 2} == same.play("area:church", "area:customs").player(0).placed

    apart = mover(bank=1, church=1).reward(0, TWO_MOVES)
    apart.play("area:bank", "area:customs", "source:hand", "area:port_a")
    assert {"church": 1, "customs": 1, "port_a": 1} == apart.player(0).placed
    assert "" == apart.question


@rule("YK-9.1.12")
def test_moves_are_used_at_once() -> None:
    """The moves of a church space come before building and recovery; a declined one does not come back."""
    t = acting("church", 4).hand(0, shops=1).act(0, "church").play("space:church_1", "source:hand")
    assert ("MoveAssistant", 3) == (t.question, t.player(0).on("church"))
    t.play("answer:skip")
    assert "Build" == t.question
    t.play("answer:skip")
    assert "" == t.question
    assert "" == t.extra(seat=0).question


@rule("YK-9.1.13")
@pytest.mark.parametrize("used", [0, 1])
def test_each_move_may_be_declined(used: int) -> None:
    """None of two, or one of two."""
    t = mover(bank=1, church=1).reward(0, TWO_MOVES)
    for _ in range(used):
        t.play("area:bank", "area:customs")
    while t.question:
        t.play("answer:skip")
    assert {"customs" if used else "bank": 1, "church": 1} == t.player(0).placed


@rule("YK-9.1.14")
@pytest.mark.parametrize("source", ["area:tea_plantation_2", "source:hand"])
def test_no_move_ends_on_the_canal(source: str) -> None:
    """Not even from beside it."""
    t = mover(tea_plantation_2=1).reward(0, MOVE).play(source)
    assert "canal" not in t.areas()
    assert "YK-9.1.14" == t.rule("area:canal")


@rule("YK-9.1.15")
def test_assistants_on_boards_and_tiles_stay() -> None:
    """Those of the church, customs and achievement tiles are no source."""
    t = mover().hand(0, assistants=0).on_board("church_1", 0).on_board("customs_1", 0)
    t.achievements("copper_5", "yen_10", "commercial_4").achieved_by("copper_5", 0).reward(0, MOVE)
    assert "" == t.question
    assert ({"church_1": 0}, {"customs_1": 0}, {"copper_5"}) == (t.church, t.customs, t.player(0).achieved)

    one = mover(bank=1).hand(0, assistants=0).on_board("church_1", 0).reward(0, MOVE)
    assert {"area:bank", "answer:skip"} == set(one.legal())


@rule("YK-9.1.16")
def test_moves_need_no_path() -> None:
    """From one corner of the layout to the other, with nothing between."""
    t = mover(copper_mine_1=1)
    assert "port_b" not in t.adjacent("copper_mine_1")
    t.reward(0, MOVE).play("area:copper_mine_1")
    assert set(t.areas_in_play) - {"canal", "copper_mine_1"} == t.areas()
    assert {"port_b": 1} == t.play("area:port_b").player(0).placed


@rule("YK-9.1.17")
@pytest.mark.parametrize(
    ("tile", "space", "told"),
    [
        ("building_06", "trading_house", ["points", "yen", "import"]),
        ("building_08", "shop_1", ["points", "copper"]),
        ("building_12", "shop_4", ["yen", "tea"]),
        ("building_16", "shop_4", ["yen", "assistant"]),
        ("building_21", "shop_3", ["silk", "fish"]),
        ("building_22", "shop_3", ["yen", "assistant"]),
    ],
)
def test_the_order_of_plain_symbols(tile: str, space: str, told: list[str]) -> None:
    """Points, yen, goods, imports, pieces; whatever the order in which they are written down."""
    t = acting("customs", 4).tile("customs", tile).hand(0, shops=1, houses=1)
    t.act(0, "customs").play(f"building:{space}")
    assert told == gains_told(t)


@rule("YK-9.1.17")
def test_the_order_of_tokens() -> None:
    """Token 8 tells yen before imports; token 18 tells its points before its goods."""
    t = acting("customs", 5).token("customs", "power_08").act(0, "customs").play("answer:yes")
    assert ["yen", "import"] == gains_told(t)
    t = acting("customs", 5).token("customs", "power_18").act(0, "customs").play("answer:yes")
    assert ("ChooseGood", ["points"]) == (t.question, gains_told(t))


@rule("YK-9.1.17")
def test_yen_comes_before_the_good_of_choice() -> None:
    """Tile 17, fourth space: the yen is there when the good is chosen."""
    t = acting("customs", 4).tile("customs", "building_17").hand(0, shops=1)
    t.act(0, "customs").play("building:shop_4")
    assert ("ChooseGood", 1) == (t.question, t.player(0).yen)


@rule("YK-9.1.17")
def test_yen_of_a_reward_pays_for_its_shop() -> None:
    """Tile 23, first space: 2 points and 2 yen, then a shop, for a player without yen."""
    t = acting("customs", 4).tile("customs", "building_23").hand(0, shops=1)
    t.act(0, "customs").play("building:shop_1")
    assert ("BuyPiece", 2, 2) == (t.question, t.player(0).yen, t.player(0).vp)
    t.play("answer:yes")
    assert (0, 1) == (t.player(0).yen, t.player(0).shops)


@rule("YK-9.1.17")
def test_moves_come_last() -> None:
    """Customs space 6: points and the assistant first, and that assistant may be the one to move."""
    t = acting("customs", 4).stock(0, imports=3).hand(0, assistants=0).act(0, "customs").play("space:customs_6")
    assert ("MoveAssistant", 12, 1) == (t.question, t.player(0).vp, t.player(0).assistants)
    t.play("source:hand", "area:bank")
    assert 1 == t.player(0).on("bank")


@rule("YK-9.1.18")
@pytest.mark.parametrize(
    ("reward", "copper"), [({"copper": 1}, 2), ({"copper": 3}, 4), ({"copper": 1, "silk": 1}, 2), ({"silk": 2}, 0)]
)
def test_one_reward_is_one_gain(reward: dict[str, int], copper: int) -> None:
    """Mining Technology gives one copper more per reward that gives copper."""
    t = Story().stock(0).technologies(0, "mining_technology").reward(0, reward)
    assert copper == t.player(0).copper


@rule("YK-9.1.18")
def test_all_symbols_of_a_reward_are_one_gain() -> None:
    """Printed copper and two goods taken as copper: 3 and 1 more; two rewards bring 1 more each."""
    t = Story().stock(0).technologies(0, "mining_technology").reward(0, {"copper": 1, "any_good": 2})
    assert 4 == t.play("good:copper", "good:copper").player(0).copper
    t.reward(0, {"any_good": 1}).play("good:copper")
    assert 6 == t.player(0).copper


@rule("YK-9.1.19")
def test_a_move_changes_the_area() -> None:
    """Not to the same area, and not to hand or warehouse."""
    t = mover(bank=1).reward(0, MOVE).play("area:bank")
    assert "YK-9.1.19" == t.rule("area:bank")
    assert set(t.areas_in_play) - {"canal", "bank"} == t.areas()
    assert all(token.startswith("area:") for token in t.legal())
