"""What cannot be undone (YK-18.1.5 and 18.1.6 of the rules)."""

from __future__ import annotations

from functools import partial

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE, revealed
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

TILES = ("fish_7", "orders_5", "production_4")
SHOWING = {"technology-shown", "order-shown", "order-completed", "order-taken", "game-over"}


def at_port(n: int) -> Story:
    """Seat 0 is about to take orders, with so many cards in the deck."""
    deck = ("order_gb_01", "order_gb_02", "order_gb_03")[:n]
    t = Story().achievements(*TILES).port("port_a", *(f"order_us_0{n}" for n in range(1, 7)))
    return t.order_deck(*deck).stock(0).assistants(0, port_a=2).hand(0, shops=0).act(0, "port_a")


def at_laboratory(*deck: str) -> Story:
    """Seat 0 is about to take the Typography, with these cards in the deck."""
    t = Story().laboratory("laboratory_a", "typography", "exhibition", "tram", NONE, NONE, NONE)
    return t.technology_deck(*deck).stock(0).assistants(0, laboratory_a=2).hand(0, shops=0).act(0, "laboratory_a")


@rule("YK-18.1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_is_a_barrier(seats: int) -> None:
    """And the choice of orders that follows is none."""
    t = dealt(seats)
    assert t.s.reveals > 0
    for seat in range(seats - 1):
        assert 0 == revealed(t, partial(t.play_as, seat, t.legal(seat)[0]))


@rule("YK-18.1.5")
def test_the_refill_of_a_port_is_a_barrier() -> None:
    """Taking reveals the next card; declining, and a refill from an empty deck, reveal nothing."""
    t = at_port(3)
    assert revealed(t, lambda: play_out(t, "order:order_us_01")) > 0
    assert "order_us_02" == t.orders_on("port_a")[0]
    declined = at_port(3)
    assert 0 == revealed(declined, lambda: play_out(declined, "answer:skip"))
    empty = at_port(0)
    assert 0 == revealed(empty, lambda: play_out(empty, "order:order_us_01"))


def play_out(t: Story, token: str) -> None:
    """Play a token and skip all that follows."""
    t.play(token)
    while t.asked:
        t.end()


@rule("YK-18.1.5")
def test_the_refill_of_a_laboratory_is_a_barrier() -> None:
    """Taking reveals the next card; declining, and a refill from an empty deck, reveal nothing."""
    t = at_laboratory("ball", "winery")
    assert revealed(t, lambda: play_out(t, "technology:typography")) > 0
    declined = at_laboratory("ball", "winery")
    assert 0 == revealed(declined, lambda: play_out(declined, "answer:skip"))
    empty = at_laboratory()
    assert 0 == revealed(empty, lambda: play_out(empty, "technology:typography"))
    assert {"typography nl"} == empty.player(0).technologies


@rule("YK-18.1.5")
def test_everything_else_can_be_undone() -> None:
    """Placement, movement, every other area, tokens, buildings, achievements, agents and technologies."""
    t = Story().achievements("copper_5", "yen_10", "production_4").agents(0, gb=1, de=1)
    t.stock(0, yen=30, copper=9, silk=9, tea=9, fish=9, imports=9).hand(0, shops=2, houses=2, assistants=16)
    t.technologies(0, "spinning_mill", "university", "telephone", "telegraph").tile("bank", "building_19")
    t.token("bank", "power_19").token("church", "power_18")

    def turns() -> None:
        t.turn(0).play("achievement:copper_5", "achievement:yen_10", "use:spinning_mill", "phase:end")
        t.play("area:church", "area:church", "area:customs", "use:university", "area:church", "space:church_5")
        while t.asked:
            t.play(t.legal()[0] if t.question == "PayFaith" else t.legal()[-1])
        t.assistants(0, bank=5, employment_agency=2).extra(seat=0).play("agent:gb", "area:bank", "answer:yes")
        t.play("area:bank", "area:customs", "answer:skip", "building:shop_1", "answer:skip", "answer:yes")
        t.s.stack.clear()
        t.assistants(0, chinatown=3, employment_agency=2, customs=3).act(0, "chinatown").play("exchange:sell_tea")
        t.play("answer:skip", "answer:yes").act(0, "employment_agency").play("piece:assistant", "answer:yes")
        t.act(0, "customs").play("space:customs_3")
        while t.asked:
            t.play(t.legal()[-1])
        t.movement(0).play("phase:return", "phase:end")

    assert 0 == revealed(t, turns)
    assert {"church_5": 0} == t.church
    assert {"customs_3": 0} == t.customs
    assert 2 == len(t.player(0).achieved)


@rule("YK-18.1.5", "YK-18.1.6")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (3, 1), (3, 2), (4, 3)])
def test_only_refills_and_completed_orders_reveal_anything(seats: int, key: int) -> None:
    """All through a game: whatever else is decided, nothing new is seen."""
    t = dealt(seats, key).keep()
    n = barriers = 0
    while t.asked:
        told = len(t.s.log or [])
        shown = revealed(t, partial(t.one_more, n))
        kinds = {GAME.events.kinds[event.kind].name for event in (t.s.log or [])[told:]}
        new = kinds & {"technology-shown", "order-shown"}
        if new:
            assert shown > 0
        if shown:
            barriers += 1
            assert kinds & SHOWING
        n += 1
    assert barriers > 3


@rule("YK-18.1.6")
def test_completing_a_hidden_order_is_a_barrier() -> None:
    """The others have seen the card; completing an achievement shows nothing."""
    t = Story().achievements("copper_5", "orders_5", "production_4").orders(0, "order_gb_02").stock(0, tea=4, copper=5)
    before = str(t.seen(1))
    t.extra(seat=0)
    assert 0 == revealed(t, lambda: t.play("achievement:copper_5"))
    assert "order_gb_02" not in before
    assert revealed(t, lambda: t.play("order:order_gb_02")) > 0
    assert "order_gb_02" in str(t.seen(1))
