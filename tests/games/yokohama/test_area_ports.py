"""The ports: levels, one or two orders, the hand limit and the refill (YK-7.12)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE, change
from tests.games.yokohama.gains import acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

PORT = "port_a"
LEVELS = ["low", "low", "mid", "mid", "high", "high"]
ROW = ["order_gb_01", "order_us_01", "order_fr_01", "order_de_01", "order_nl_01", "order_gb_02"]
OTHERS = ["order_gb_03", "order_us_03", "order_fr_03", "order_de_03", "order_nl_03", "order_gb_04"]


def port(power: int, **stock: int) -> Story:
    """A player in port A, the row above on its board, plenty of orders in the deck."""
    t = acting(PORT, power).port(PORT, *ROW).port("port_b", *OTHERS).stock(0, **stock)
    return t.order_deck("order_us_05", "order_fr_05", "order_de_05", "order_gb_05")


def orders(t: Story) -> list[str]:
    """The orders that can be taken now, in the order of the board."""
    return [name for name in [*ROW, *OTHERS] if f"order:{name}" in t.legal()]


@rule("YK-7.12.1")
def test_one_card_is_free() -> None:
    """And nothing is asked for it."""
    t = port(2).act(0, PORT).play("order:order_gb_01")
    assert ("", ["order_gb_01"]) == (t.question, t.player(0).hand)


@rule("YK-7.12.1")
@pytest.mark.parametrize(("payment", "yen", "imports"), [("yen", 1, 2), ("import", 3, 1)])
def test_two_cards_cost_two_yen_or_an_import(payment: str, yen: int, imports: int) -> None:
    """The player's choice where both can be paid."""
    t = port(2, yen=3, imports=2).act(0, PORT).play("order:order_gb_01", "order:order_us_01")
    assert {"payment:yen", "payment:import"} == set(t.legal())
    t.play(f"payment:{payment}")
    assert ("", yen, imports) == (t.question, t.player(0).yen, t.player(0).imports)
    assert {"order_gb_01", "order_us_01"} == set(t.player(0).hand)


@rule("YK-7.12.1")
@pytest.mark.parametrize("stock", [{"yen": 2}, {"imports": 1}])
def test_the_only_payment_is_made(stock: dict[str, int]) -> None:
    """2 yen or an import will do."""
    t = port(2, **stock).act(0, PORT).play("order:order_gb_01", "order:order_us_01")
    assert ("", 0, 0, 2) == (t.question, t.player(0).yen, t.player(0).imports, len(t.player(0).hand))


@rule("YK-7.12.1")
def test_two_cards_cannot_be_had_for_less() -> None:
    """With 1 yen, a single card; and never a third one, however rich."""
    t = port(2, yen=1).act(0, PORT).play("order:order_gb_01")
    assert [] == orders(t)
    assert 1 == t.player(0).yen

    t = port(4, yen=50, imports=9).act(0, PORT).play("order:order_gb_01", "order:order_us_01", "payment:yen")
    assert ("", 2, 48) == (t.question, len(t.player(0).hand), t.player(0).yen)


@rule("YK-7.12.2")
@pytest.mark.parametrize(("area", "own", "foreign"), [(PORT, ROW, OTHERS), ("port_b", OTHERS, ROW)])
def test_cards_of_the_same_letter(area: str, own: list[str], foreign: list[str]) -> None:
    """Port A deals with board A, port B with board B."""
    t = port(4).president(0, area).assistants(0, **{area: 3}).act(0, area)
    assert set(own) == set(orders(t))
    assert not {f"order:{name}" for name in foreign} & set(t.offered())
    t.play(f"order:{own[0]}")
    assert foreign == t.orders_on("port_b" if area == PORT else PORT)


@rule("YK-7.12.3", "YK-7.12.4")
def test_the_boards_print_three_levels() -> None:
    """Six spaces: low, low, mid, mid, high, high."""
    rows = GAME.box.data["port_boards"]
    assert [(PORT, LEVELS), ("port_b", LEVELS)] == [(row["id"], row["levels"]) for row in rows]
    for board in (PORT, "port_b"):
        assert 6 == len(Story().orders_on(board))
        assert NONE not in Story().orders_on(board)


@rule("YK-7.12.3", "YK-7.12.4", "YK-7.12.5", "YK-7.12.6", "YK-7.12.7", "YK-7.12.8", "YK-7.12.9")
@pytest.mark.parametrize(("power", "spaces", "vp"), [(1, 0, 0), (2, 2, 0), (3, 4, 0), (4, 6, 0), (5, 6, 3)])
@pytest.mark.parametrize("area", [PORT, "port_b"])
def test_levels_by_power(area: str, power: int, spaces: int, vp: int) -> None:
    """None, low, low and mid, all, and all with 3 points."""
    t = port(power).president(0, area).assistants(0, **{area: power - 1}).act(0, area)
    row = ROW if area == PORT else OTHERS
    assert row[:spaces] == orders(t)
    assert vp == t.player(0).vp
    if power == 1:
        assert ("", row) == (t.question, t.orders_on(area))
        return
    for name in row[spaces:]:
        assert {2: "YK-7.12.6", 3: "YK-7.12.7"}[power] == t.rule(f"order:{name}")


@rule("YK-7.12.10")
def test_three_points_without_a_card() -> None:
    """With a full hand, or by declining."""
    t = port(5).orders(0, "order_de_07", "order_fr_07", "order_us_07").act(0, PORT)
    assert ("", 3) == (t.question, t.player(0).vp)
    t = port(5).act(0, PORT).play("answer:skip")
    assert (3, []) == (t.player(0).vp, t.player(0).hand)


@rule("YK-7.12.11", "YK-7.12.20")
@pytest.mark.parametrize(("held", "more"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_never_four_in_hand(held: int, more: int) -> None:
    """Three in hand: no card; two: one at most."""
    mine = ["order_de_07", "order_fr_07", "order_us_07"][:held]
    t = port(4, yen=9).orders(0, *mine).act(0, PORT)
    for n in range(more):
        assert orders(t)
        t.play(f"order:{ROW[n]}")
    assert [] == orders(t)
    assert ("", [*mine, *ROW[:more]]) == (t.question, t.player(0).hand)


@rule("YK-7.12.11")
def test_completed_orders_leave_room() -> None:
    """Only orders in hand count for the limit."""
    t = port(4).completed(0, "order_de_07", "order_fr_07", "order_us_07").act(0, PORT)
    assert ROW == orders(t)


@rule("YK-7.12.12")
def test_levels_are_read_before_anything_slides() -> None:
    """At power 2 the third card does not slide into reach when the first is taken."""
    t = port(2, yen=2).act(0, PORT).play("order:order_gb_01")
    assert ["order_us_01"] == orders(t)
    assert "YK-7.12.6" == t.rule("order:order_fr_01")

    t = port(3, yen=2).act(0, PORT).play("order:order_de_01")
    assert ["order_gb_01", "order_us_01", "order_fr_01"] == orders(t)


@rule("YK-7.12.13")
def test_refill_after_all_cards() -> None:
    """Cards close the gaps in their order; the new ones come at the right."""
    t = port(3, yen=2).order_deck("order_us_05", "order_fr_05").act(0, PORT)
    t.play("order:order_us_01")
    assert 2 == t.order_deck_size
    t.play("order:order_de_01")
    assert ["order_gb_01", "order_fr_01", "order_nl_01", "order_gb_02"] == t.orders_on(PORT)[:4]
    assert {"order_us_05", "order_fr_05"} == set(t.orders_on(PORT)[4:])
    assert 0 == t.order_deck_size
    assert OTHERS == t.orders_on("port_b")

    single = port(4).order_deck("order_us_05").act(0, PORT).play("order:order_gb_02")
    assert [*ROW[:5], "order_us_05"] == single.orders_on(PORT)


@rule("YK-7.12.14")
@pytest.mark.parametrize(("deck", "row"), [([], [NONE, NONE]), (["order_us_05"], ["order_us_05", NONE])])
def test_a_short_deck_fills_what_it_can(deck: list[str], row: list[str]) -> None:
    """From left to right; the rest stays empty."""
    t = port(2, yen=2).order_deck(*deck).act(0, PORT).play("order:order_gb_01", "order:order_us_01")
    assert [*ROW[2:], *row] == t.orders_on(PORT)


@rule("YK-7.12.15")
@pytest.mark.parametrize(("deck", "triggered"), [(1, False), (0, True)])
def test_a_short_refill_triggers_the_end(deck: int, triggered: bool) -> None:
    """The last card of the deck still fills its space; one too few is the end."""
    t = port(2).order_deck(*["order_us_05"][:deck]).act(0, PORT).play("order:order_gb_01")
    assert (3 if triggered else 0) == t.triggered
    assert deck == sum(1 for name in t.orders_on(PORT) if name == "order_us_05")


@rule("YK-7.12.16")
def test_the_card_taken_is_known_and_then_hidden() -> None:
    """The log tells which one; the others then see a number only."""
    t = port(2).act(0, PORT).play("order:order_gb_01")
    assert 1 == len(t.told("order-taken"))
    mine, theirs = t.seen(0)["players"][0], t.seen(1)["players"][0]
    assert (["order_gb_01"], 1) == (mine["hand"], mine["orders"])
    assert (None, 1) == (theirs["hand"], theirs["orders"])


@rule("YK-7.12.17")
def test_nothing_is_paid_for_one_card() -> None:
    """The second card is declined, and the yen stays."""
    t = port(2, yen=2, imports=1).act(0, PORT).play("order:order_gb_01", "answer:skip")
    assert ("", 2, 1) == (t.question, t.player(0).yen, t.player(0).imports)
    assert (["order_gb_01"], [*ROW[1:]]) == (t.player(0).hand, t.orders_on(PORT)[:5])


@rule("YK-7.12.18")
def test_the_level_belongs_to_the_space() -> None:
    """A card that slid from a mid to a low space is low."""
    t = port(2).act(0, PORT).play("order:order_gb_01")
    t.assistants(0, port_a=1).act(0, PORT)
    assert ["order_us_01", "order_fr_01"] == orders(t)


@rule("YK-7.12.19")
def test_new_cards_come_too_late() -> None:
    """The card of the refill cannot be taken in the same action."""
    t = port(4, yen=9).order_deck("order_us_05").act(0, PORT).play("order:order_gb_01")
    assert (1, False) == (t.order_deck_size, "order:order_us_05" in t.offered())
    t.play("answer:skip")
    assert ("", "order_us_05") == (t.question, t.orders_on(PORT)[5])


@rule("YK-7.12.21")
def test_no_card_no_refill() -> None:
    """Gaps of an earlier refill stay, the deck too, and the end is not triggered."""
    t = port(5).port(PORT, "order_gb_01", *[NONE] * 5).order_deck().act(0, PORT).play("answer:skip")
    assert (["order_gb_01", *[NONE] * 5], 0) == (t.orders_on(PORT), t.triggered)

    t = port(5).port(PORT, "order_gb_01", *[NONE] * 5).order_deck("order_us_05").act(0, PORT).play("answer:skip")
    assert (["order_gb_01", *[NONE] * 5], 1) == (t.orders_on(PORT), t.order_deck_size)


@rule("YK-7.12.22")
def test_the_order_of_a_port_action() -> None:
    """3 points first, then the payment and the cards, then the refill."""
    t = port(5, yen=2)
    before = holdings(t)
    t.act(0, PORT)
    assert ("TakeOrder", 3) == (t.question, t.player(0).vp)
    t.play("order:order_gb_01", "order:order_us_01")
    told = t.events()
    assert told.index("points") < min(told.index("paid"), told.index("order-taken"))
    assert max(told.index("paid"), told.index("order-taken")) < told.index("order-shown")
    assert {"vp": 3, "yen": -2} == change(before, holdings(t))
