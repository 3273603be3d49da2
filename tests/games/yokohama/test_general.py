"""General rules: supplies, payments, limits, points (chapter 3 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
ALL_NAMES = [row["id"] for row in DATA["technologies"]]
STAPLES = ("yen", "copper", "silk", "tea", "fish", "import")
GB = ("order_gb_01", "order_gb_02", "order_gb_03", "order_gb_04")


# Supplies and limits


@rule("YK-3.1.1")
def test_goods_imports_and_money_never_run_out() -> None:
    """With more in play than the box has tokens of, areas and rewards still give everything."""
    t = Story()
    for seat in range(4):
        t.stock(seat, yen=100, copper=41, silk=41, tea=41, fish=41, imports=23)
    t.reward(0, dict.fromkeys(STAPLES, 5))
    assert {"yen": 105, "copper": 46, "silk": 46, "tea": 46, "fish": 46, "import": 28} == t.player(0).stock
    t.assistants(1, copper_mine_1=5).act(1, "copper_mine_1").end()
    assert 44 == t.player(1).copper


@rule("YK-3.1.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_ten_agents_exist(seats: int) -> None:
    """In the supply, face up and spent they are ten all through a game; a country without any left gives none."""
    gained = 0
    for key in range(1, 7):
        t = dealt(seats, key)
        n = 0
        while t.asked:
            players = [t.player(seat) for seat in range(seats)]
            owned = sum(sum(player.agents.values()) + player.spent for player in players)
            assert 10 == sum(t.supply.values()) + owned
            gained = max(gained, owned)
            t.one_more(n)
            n += 1
    assert gained
    none = (
        Story()
        .agents_left(gb=0)
        .completed(0, GB[0])
        .orders(0, GB[1])
        .stock(0, tea=4)
        .extra(seat=0)
        .play(f"order:{GB[1]}")
    )
    assert ({}, 0) == (none.player(0).agents, none.supply["gb"])


@rule("YK-3.1.5")
def test_at_most_three_orders_in_hand() -> None:
    """A player with three takes none, one with two takes one; completed orders do not count."""
    t = Story().orders(0, *GB[:3]).assistants(0, port_a=4).act(0, "port_a")
    assert "TakeOrder" != t.question
    assert 3 == len(t.player(0).hand)
    t = Story().orders(0, *GB[:2]).completed(0, "order_us_01", "order_us_02", "order_us_03").stock(0, yen=9)
    t.assistants(0, port_a=4).act(0, "port_a")
    first, second = t.orders_on("port_a")[:2]
    t.play(f"order:{first}")
    assert f"order:{second}" not in t.legal()
    assert ([*GB[:2], first], 3) == (t.player(0).hand, len(t.player(0).completed))


@rule("YK-3.1.6")
@pytest.mark.parametrize("key", [1, 2, 5])
def test_orders_leave_the_hand_only_when_completed(key: int) -> None:
    """All through a game a hand loses an order only to the completed ones; a full one cannot make room."""
    t = dealt(3, key).keep()
    n = 0
    while t.asked:
        before = [t.player(seat).hand for seat in range(3)]
        t.one_more(n)
        n += 1
        for seat in range(3):
            gone = set(before[seat]) - set(t.player(seat).hand)
            assert gone <= t.player(seat).completed
    full = Story().orders(0, *GB[:3]).stock(0).assistants(0, port_a=4).turn(0)
    assert not [token for token in full.legal() if token.startswith("order:")]
    full.play("phase:end", "area:port_a")
    assert not [token for token in full.legal() if token.startswith("order:")]


@rule("YK-3.1.7")
def test_any_number_of_technologies_but_each_name_once() -> None:
    """With twelve owned the thirteenth can be taken; the second card of an owned name cannot."""
    own = [f"{name}" for name in ALL_NAMES if name not in ("ball", "tram", "winery")][:11]
    t = Story().technologies(0, *own, "ball fr").stock(0, yen=30).assistants(0, laboratory_a=5)
    t.laboratory("laboratory_a", "tram", "ball gb", "winery", NONE, NONE, NONE).act(0, "laboratory_a")
    assert {"technology:tram", "technology:winery"} <= set(t.legal())
    assert "YK-7.11.8" == t.rule("technology:ball")
    t.play("technology:tram")
    if t.question == "PayExtra":
        t.play("payment:yen")
    assert 13 == len(t.player(0).technologies)


# Points


@rule("YK-3.1.8")
def test_points_are_marked_at_once() -> None:
    """Everybody sees them as soon as they are gained, in the middle of a turn too."""
    t = Story().token("bank", "power_01").assistants(0, bank=5).act(0, "bank").play("answer:yes")
    assert "Build" == t.question
    assert 5 == t.player(0).vp == t.seen(1)["players"][0]["vp"]


@rule("YK-3.1.9")
@pytest.mark.parametrize(("before", "gain", "after"), [(98, 2, 100), (95, 10, 105), (100, 7, 107), (195, 9, 204)])
def test_points_go_on_above_a_hundred(before: int, gain: int, after: int) -> None:
    """Counted on, not from the beginning."""
    t = Story().stock(0).vp(0, before).reward(0, {"vp": gain})
    assert (after, after) == (t.player(0).vp, t.score(0))


# Payments


@rule("YK-3.1.10")
@pytest.mark.parametrize("key", [1, 4])
def test_nobody_ever_owes_anything(key: int) -> None:
    """Only what can be paid in full is offered; nothing falls below zero all through a game."""
    t = Story().stock(0, yen=1).president(1, "bank").president(2, "bank").placement(0)
    assert "area:bank" not in t.legal()
    t = Story().stock(0, yen=1, copper=1).assistants(0, chinatown=2).act(0, "chinatown")
    assert not {"exchange:buy_copper", "exchange:buy_silk", "exchange:buy_import", "exchange:sell_silk"} & set(
        t.legal()
    )
    assert {"exchange:buy_tea", "exchange:sell_copper"} <= set(t.legal())
    game = dealt(4, key)
    n = 0
    while game.asked:
        game.one_more(n)
        n += 1
        assert min(min(game.player(seat).stock.values()) for seat in range(4)) >= 0


@rule("YK-3.1.11")
def test_fees_go_to_the_owner_and_everything_else_to_the_supply() -> None:
    """1 to blue for the president; 2 for a shop to nobody."""
    t = Story().stock(0, yen=5).president(1, "employment_agency").assistants(0, employment_agency=1)
    t.placement(0).play("area:employment_agency")
    assert [4, 5, 4, 4] == [t.player(seat).yen for seat in range(4)]
    t.act(0, "employment_agency").play("piece:shop")
    assert [2, 5, 4, 4] == [t.player(seat).yen for seat in range(4)]


@rule("YK-3.1.12")
def test_a_may_can_be_declined_and_a_gain_cannot() -> None:
    """Goods, yen and VP simply come; exchanges, pieces, cards and spaces may be left."""
    bank = Story().stock(0).assistants(0, bank=3).act(0, "bank")
    assert ((), 3) == (bank.asked, bank.player(0).yen)
    for area in ("chinatown", "employment_agency", "laboratory_a", "port_a"):
        t = Story().assistants(0, **{area: 3}).stock(0, yen=9).act(0, area)
        before = t.player(0).stock
        assert "answer:skip" in t.legal()
        t.play("answer:skip")
        assert ((), before) == (t.asked, t.player(0).stock)
    vp = Story().token("bank", "power_01").assistants(0, bank=5).hand(0, shops=0).act(0, "bank").play("answer:yes")
    assert ((), 5) == (vp.asked, vp.player(0).vp)


@rule("YK-3.1.13", "YK-17.1.1")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (3, 1), (4, 2)])
def test_players_give_each_other_nothing_but_fees(seats: int, key: int) -> None:
    """A decision changes another's things only by the fees and the income that the rules name, and asks nobody."""
    t = dealt(seats, key).keep()
    n = paid = 0
    while t.asked:
        (seat,) = t.asked
        before = [t.player(other).stock for other in range(seats)]
        told = len(t.told("fee-paid")), len(t.told("income"))
        t.one_more(n)
        n += 1
        fees, incomes = t.told("fee-paid")[told[0] :], t.told("income")[told[1] :]
        for other in set(range(seats)) - {seat} - set(t.asked):
            due = sum(fee[2] for fee in fees if fee[1] == other) + sum(row[1] for row in incomes if row[0] == other)
            expected = {**before[other], "yen": before[other]["yen"] + due}
            assert expected == t.player(other).stock
            paid += due
    assert paid or seats == 2


@rule("YK-3.1.14")
def test_money_received_can_be_spent_at_once() -> None:
    """Blue, with nothing, is paid a fee and an income in purple's turn and spends both in the next turn."""
    t = Story(2).stock(0, yen=2).stock(1).president(1, "bank").house(1, "church").assistants(0, church=1)
    t.president(0, "copper_mine_1").swap("copper_mine_1", "tea_plantation_1").rest_of_round(0)
    t.play("area:bank", "phase:end", "area:church")
    while t.asked == (0,):
        t.end()
    assert ((1,), 2) == (t.asked, t.player(1).yen)
    t.play("area:church", "phase:end")
    assert (1, 2) == (t.player(1).yen, t.player(0).yen)


@rule("YK-3.1.4")
def test_only_orders_in_hand_are_secret() -> None:
    """What an opponent sees of a player lacks nothing that the player sees but hand, dealt and rejected orders."""
    t = dealt(3, key=5).keep()
    n = 0
    while t.asked and n < 400:
        own, other, nobody = (t.seen(seat) for seat in (0, 1, NOBODY))
        secret = {"hand", "dealt", "rejected"}
        for name in set(own["players"][0]) - secret:
            values = [dict(seen["players"][0])[name] for seen in (own, other, nobody)]
            assert values[0] == values[1] == values[2]
        for name in set(own) - {"players", "seat"}:
            assert dict(own)[name] == dict(other)[name] == dict(nobody)[name]
        assert own["players"][0]["hand"] == t.player(0).hand
        assert [None, None] == [seen["players"][0]["hand"] for seen in (other, nobody)]
        t.one_more(n)
        n += 1
