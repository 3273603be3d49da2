"""The employment agency: pieces from the warehouse and what they cost (YK-7.10)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

AGENCY = "employment_agency"


def at_agency(power: int, yen: int = 50) -> Story:
    """A player who recruits with that power."""
    return acting(AGENCY, power).stock(0, yen=yen).act(0, AGENCY)


@rule("YK-7.10.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_up_to_so_many_pieces(power: int) -> None:
    """Up to 0 / 1 / 2 / 3 / 4 pieces from the warehouse to hand."""
    t = acting(AGENCY, power)
    before = holdings(t)
    t.act(0, AGENCY)
    for _ in range(power - 1):
        assert "Recruit" == t.question
        t.play("piece:assistant")
    assert "" == t.question
    assert ({"assistant": power - 1} if power > 1 else {}) == change(before, holdings(t))
    assert 8 + power - 1 == t.player(0).assistants


@rule("YK-7.10.1", "YK-7.10.7")
def test_any_mix_and_each_piece_counts_as_one() -> None:
    """Four pieces of three kinds at power 5: two assistants, a shop, a trading house, and no fifth."""
    t = acting(AGENCY, 5).stock(0, yen=6)
    before = holdings(t)
    t.act(0, AGENCY).play("piece:trading_house", "piece:assistant", "piece:shop", "piece:assistant")
    assert {"yen": -6, "assistant": 2, "shop": 1, "trading_house": 1} == change(before, holdings(t))
    assert "Build" == t.question  # the pieces are at hand, and the agency asks no more
    assert (1, 1) == (t.player(0).shops, t.player(0).houses)


@rule("YK-7.10.1")
def test_fewer_may_be_taken() -> None:
    """One assistant of four pieces; and none at all."""
    assert 11 == at_agency(5).play("piece:assistant", "answer:skip").player(0).store_assistants
    assert 12 == at_agency(5).play("answer:skip").player(0).store_assistants


@rule("YK-7.10.2", "YK-7.10.3")
def test_an_assistant_is_free_and_a_shop_costs_two() -> None:
    """Without yen an assistant can be taken, a shop needs 2."""
    assert {"assistant": 0, "shop": 2, "trading_house": [4, 5, 6, 7]} == GAME.box.data["recruit_costs"]
    t = at_agency(2, yen=0)
    assert {"piece:assistant", "answer:skip"} == set(t.legal())
    assert 0 == t.play("piece:assistant").player(0).yen

    assert "piece:shop" not in at_agency(2, yen=1).legal()
    t = at_agency(2, yen=2).play("piece:shop")
    assert (0, 1, 7) == (t.player(0).yen, t.player(0).shops, t.player(0).store_shops)


@rule("YK-7.10.4")
@pytest.mark.parametrize(("taken", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
@pytest.mark.parametrize("built", [False, True])
def test_price_of_a_trading_house(taken: int, price: int, built: bool) -> None:
    """4, 5, 6 and 7 yen by how many have left the warehouse, built or still in hand."""

    def with_yen(yen: int) -> Story:
        t = acting(AGENCY, 2).stock(0, yen=yen)
        if not built:
            return t.hand(0, houses=taken).act(0, AGENCY)
        for area in ["bank", "church", "customs"][:taken]:
            t.house(0, area)
        return t.act(0, AGENCY)

    assert "piece:trading_house" not in with_yen(price - 1).legal()
    t = with_yen(price)
    assert price == t.price("piece:trading_house")
    t.play("piece:trading_house")
    assert (0, 3 - taken) == (t.player(0).yen, t.player(0).store_houses)


@rule("YK-7.10.4")
def test_other_players_do_not_raise_the_price() -> None:
    """Only the own trading houses count."""
    t = acting(AGENCY, 2).stock(0, yen=4).house(1, "bank").house(2, "church").house(1, "customs").act(0, AGENCY)
    assert 0 == t.play("piece:trading_house").player(0).yen


@rule("YK-7.10.5")
@pytest.mark.parametrize("piece", ["assistant", "shop", "trading_house"])
def test_what_is_not_in_the_warehouse_cannot_be_taken(piece: str) -> None:
    """No piece of the kind there, whatever the money."""
    empty = {"assistant": "assistants", "shop": "shops", "trading_house": "houses"}[piece]
    t = acting(AGENCY, 2).stock(0, yen=50).warehouse(0, **{empty: 0}).act(0, AGENCY)
    assert {"answer:skip"} | {f"piece:{p}" for p in {"assistant", "shop", "trading_house"} - {piece}} == set(t.legal())
    assert "YK-7.10.5" == t.rule(f"piece:{piece}")


@rule("YK-7.10.5")
def test_what_cannot_be_paid_cannot_be_taken() -> None:
    """1 yen: an assistant only."""
    t = at_agency(3, yen=1)
    assert {"answer:skip", "piece:assistant"} == set(t.legal())
    for piece in ("shop", "trading_house"):
        assert "YK-7.10.5" == t.rule(f"piece:{piece}")


@rule("YK-7.10.6")
def test_each_trading_house_raises_the_price_of_the_next() -> None:
    """Four in one action cost 4 + 5 + 6 + 7 yen, paid one after the other."""
    t = at_agency(5, yen=22)
    left = []
    for _ in range(4):
        t.play("piece:trading_house")
        left.append(t.player(0).yen)
    assert [18, 13, 7, 0] == left

    t = at_agency(5, yen=8).play("piece:trading_house")
    assert "piece:trading_house" not in t.legal()


@rule("YK-7.10.7")
def test_a_trading_house_uses_up_one_piece() -> None:
    """At power 2 one piece is all, whatever its kind."""
    for piece in ("assistant", "shop", "trading_house"):
        assert "" == at_agency(2).play(f"piece:{piece}").question
