"""The 36 orders one by one (YK-1.6.2): what they demand, what they give, and their country."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import GOODS, holdings, printed
from tests.games.yokohama.story import Story
from tests.rules import rule

# Copper, silk, tea and fish demanded; and the reward.
ORDERS: dict[str, tuple[tuple[int, int, int, int], dict[str, int]]] = {
    "order_gb_01": ((0, 0, 3, 1), {"vp": 4, "imports": 1}),
    "order_gb_02": ((0, 0, 4, 0), {"vp": 5, "yen": 3}),
    "order_gb_03": ((0, 1, 2, 1), {"vp": 5, "imports": 1}),
    "order_gb_04": ((1, 0, 2, 1), {"vp": 6, "imports": 1}),
    "order_gb_05": ((1, 1, 1, 1), {"vp": 7, "imports": 1}),
    "order_gb_06": ((2, 0, 2, 0), {"vp": 8, "yen": 3}),
    "order_gb_07": ((0, 2, 3, 0), {"vp": 8, "imports": 1}),
    "order_gb_08": ((1, 2, 2, 0), {"vp": 9, "imports": 1}),
    "order_gb_09": ((2, 1, 2, 1), {"vp": 11, "imports": 1}),
    "order_gb_10": ((3, 1, 0, 2), {"vp": 12, "yen": 1, "imports": 1}),
    "order_us_01": ((0, 0, 2, 2), {"vp": 4, "imports": 1}),
    "order_us_02": ((0, 1, 3, 0), {"vp": 6, "yen": 3}),
    "order_us_03": ((0, 1, 0, 3), {"vp": 5, "imports": 1}),
    "order_us_04": ((0, 2, 1, 1), {"vp": 7, "yen": 3}),
    "order_us_05": ((1, 1, 2, 0), {"vp": 7, "imports": 1}),
    "order_us_06": ((0, 2, 2, 2), {"vp": 9, "yen": 3}),
    "order_us_07": ((0, 3, 2, 1), {"vp": 8, "imports": 2}),
    "order_us_08": ((2, 2, 1, 1), {"vp": 12, "imports": 1}),
    "order_fr_01": ((0, 2, 0, 0), {"vp": 4, "imports": 1}),
    "order_fr_02": ((0, 2, 1, 0), {"vp": 6, "assistant": 1}),
    "order_fr_03": ((0, 2, 0, 2), {"vp": 6, "imports": 1}),
    "order_fr_04": ((0, 3, 0, 1), {"vp": 7, "imports": 1}),
    "order_fr_05": ((1, 2, 0, 1), {"vp": 8, "imports": 1}),
    "order_fr_06": ((1, 3, 1, 0), {"vp": 10, "imports": 1}),
    "order_fr_07": ((0, 4, 2, 0), {"vp": 11, "imports": 1}),
    "order_de_01": ((0, 0, 1, 3), {"vp": 5, "yen": 2}),
    "order_de_02": ((1, 0, 0, 2), {"vp": 4, "yen": 1, "imports": 1}),
    "order_de_03": ((1, 0, 1, 2), {"vp": 6, "yen": 3}),
    "order_de_04": ((2, 0, 0, 1), {"vp": 6, "imports": 1}),
    "order_de_05": ((2, 0, 1, 2), {"vp": 8, "yen": 1, "imports": 1}),
    "order_de_06": ((2, 1, 0, 2), {"vp": 10, "yen": 1, "assistant": 1}),
    "order_de_07": ((3, 0, 2, 1), {"vp": 9, "imports": 2}),
    "order_nl_01": ((0, 1, 1, 2), {"vp": 5, "imports": 1}),
    "order_nl_02": ((1, 1, 0, 1), {"vp": 5, "yen": 1, "imports": 1}),
    "order_nl_03": ((1, 1, 1, 2), {"vp": 8, "imports": 1}),
    "order_nl_04": ((2, 2, 2, 0), {"vp": 10, "imports": 2}),
}
COUNTRIES = {"gb": 10, "us": 8, "fr": 7, "de": 7, "nl": 4}
# A card of each country that gives nothing when an order is completed.
CARDS = {"gb": "telegraph gb", "us": "newspaper us", "fr": "winery", "de": "tram", "nl": "stock_exchange"}


def cost(order: str) -> dict[str, int]:
    """The goods that an order demands."""
    return {good: n for good, n in zip(GOODS, ORDERS[order][0], strict=True) if n}


@rule("YK-1.6.2", "YK-9.1.1", "YK-9.1.2", "YK-9.1.6")
@pytest.mark.parametrize("order", ORDERS)
def test_order(order: str) -> None:
    """Exactly its goods are paid, and exactly its reward is gained."""
    t = Story().stock(0, **cost(order)).orders(0, order)
    before = holdings(t)
    t.extra(seat=0).play(f"order:{order}")
    assert printed(**ORDERS[order][1]) | {good: -n for good, n in cost(order).items()} == change(before, holdings(t))
    assert ({order}, []) == (t.player(0).completed, t.player(0).hand)


@rule("YK-1.6.2", "YK-5.4.3")
@pytest.mark.parametrize("order", ORDERS)
def test_order_with_a_good_too_few(order: str) -> None:
    """One short of any good that it shows, with enough of all others, and imports and yen."""
    for good, n in cost(order).items():
        stock = {"yen": 9, "imports": 9} | dict.fromkeys(GOODS, 4) | {good: n - 1}
        t = Story().stock(0, **stock).orders(0, order)
        assert ["phase:end"] == t.extra(seat=0).legal()


@rule("YK-1.6.2", "YK-8.1.2")
@pytest.mark.parametrize("order", ORDERS)
def test_country_of_an_order(order: str) -> None:
    """It makes a pair with a card of its country and with no other."""
    country = order.split("_")[1]
    for other, card in CARDS.items():
        t = Story().stock(0, **cost(order)).orders(0, order).technologies(0, card)
        t.extra(seat=0).play(f"order:{order}")
        assert ({country: 1} if other == country else {}) == t.player(0).agents


@rule("YK-1.6.2", "YK-1.7.1")
def test_the_file_has_these_orders() -> None:
    """36 cards: 10 British, 8 American, 7 French, 7 German, 4 Dutch."""
    rows = {row["id"]: row for row in GAME.box.data["orders"]}
    assert (36, list(ORDERS)) == (len(rows), list(rows))
    for order, (_, reward) in ORDERS.items():
        assert cost(order) == rows[order]["cost"]
        assert {("import" if name == "imports" else name): n for name, n in reward.items()} == rows[order]["gain"]
    found = [row["country"] for row in rows.values()]
    assert COUNTRIES == {country: found.count(country) for country in COUNTRIES}
