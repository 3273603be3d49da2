"""The worked examples of areas, symbols and rewards (YK-19.7, 19.13 to 19.16, 19.21, 19.23 to 19.26)."""

from __future__ import annotations

import pytest

from tests.games.stories import NONE, change
from tests.games.yokohama.gains import acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

LAB = "laboratory_a"


@rule("YK-19.7")
@pytest.mark.parametrize(("left", "gained"), [(1, {"gb": 1}), (0, {})])
def test_matching_symbols(left: int, gained: dict[str, int]) -> None:
    """A second British order brings a British agent, if one is left."""
    t = Story().agents_left(gb=left).completed(0, "order_gb_01", "order_fr_01")
    t.orders(0, "order_gb_02").stock(0, tea=4).extra(seat=0).play("order:order_gb_02")

    assert (gained, 0) == (t.player(0).agents, t.supply["gb"])
    assert {"order_gb_01", "order_gb_02", "order_fr_01"} == t.player(0).completed


@rule("YK-19.13")
def test_church_action() -> None:
    """3 power, a copper, a silk and 2 yen are 6 faith: the third space, 5 points and two moves."""
    t = acting("church", 3).stock(0, yen=5, copper=2, silk=1, tea=1, fish=1, imports=1)
    assert 3 == t.player(0).power("church")
    t.act(0, "church").play("space:church_3", "payment:copper", "payment:silk", "payment:yen", "source:hand")
    assert {"yen": 3, "copper": 1, "silk": 0, "tea": 1, "fish": 1, "import": 1} == t.player(0).stock
    assert ({"church_3": 0}, 5) == (t.church, t.player(0).vp)
    assert ("MoveAssistant", 5, 2) == (t.question, t.player(0).assistants, t.player(0).on("church"))

    t.play("source:hand", "area:port_a", "source:hand", "area:customs")
    assert "" == t.question
    assert ({"port_a": 1, "customs": 1}, 5) == (t.player(0).placed, t.player(0).assistants)
    assert "church" == t.player(0).president


@rule("YK-19.13")
def test_church_action_with_an_assistant_moved_away() -> None:
    """One of the two leaves the church by a move; only the other returns to hand."""
    t = acting("church", 3).stock(0, yen=2, copper=1, silk=1).act(0, "church").play("space:church_3", "source:hand")
    t.play("area:church", "area:bank", "answer:skip")
    assert ({"bank": 1}, 6, 5) == (t.player(0).placed, t.player(0).assistants, t.player(0).vp)
    assert 0 == sum(t.player(0).stock.values())


@rule("YK-19.14")
def test_customs_action() -> None:
    """Power 2 and an import for the second space: 4 points and 2 yen."""
    t = acting("customs", 2).stock(0, yen=1, imports=2)
    before = holdings(t)
    assert 2 == t.player(0).power("customs")
    t.act(0, "customs").play("space:customs_2", "source:hand")
    assert {"vp": 4, "yen": 2, "import": -1} == change(before, holdings(t))
    assert ({"customs_2": 0}, 7) == (t.customs, t.player(0).assistants)


@rule("YK-19.15")
def test_laboratory() -> None:
    """The Tram on the third space costs 6: power 5 and 2 yen."""
    cards = ["winery", "brickworks", "tram", "typography", "exhibition", "patent_system"]
    t = acting(LAB, 4).shop(0, LAB).laboratory(LAB, *cards).technology_deck("postal_system")
    t.technologies(0, "ball fr", "language_school us").stock(0, yen=3)
    assert 5 == t.player(0).power(LAB)
    t.act(0, LAB).play("technology:tram")

    assert 1 == t.player(0).yen
    assert {"ball fr", "language_school us", "tram de"} == t.player(0).technologies
    left = ["winery fr", "brickworks fr", "typography nl", "exhibition fr", "patent_system de", "postal_system gb"]
    assert left == t.cards_on(LAB)

    poor = acting(LAB, 4).shop(0, LAB).laboratory(LAB, *cards).stock(0, yen=1).act(0, LAB)
    assert "technology:tram" not in poor.legal()


@rule("YK-19.16")
def test_port() -> None:
    """Power 3 and 2 yen: a low and a mid card; high ones are not offered."""
    row = ["order_gb_01", "order_us_01", "order_fr_01", "order_de_01", "order_nl_01", "order_gb_02"]
    t = acting("port_a", 3).port("port_a", *row).order_deck("order_us_05", "order_fr_05").stock(0, yen=2)
    t.orders(0, "order_de_07")
    assert 3 == t.player(0).power("port_a")
    t.act(0, "port_a")
    assert {"answer:skip", *(f"order:{name}" for name in row[:4])} == set(t.legal())
    t.play("order:order_us_01", "order:order_fr_01")

    assert ("", 0) == (t.question, t.player(0).yen)
    assert {"order_de_07", "order_us_01", "order_fr_01"} == set(t.player(0).hand)
    assert ["order_gb_01", "order_de_01", "order_nl_01", "order_gb_02"] == t.orders_on("port_a")[:4]
    assert {"order_us_05", "order_fr_05"} == set(t.orders_on("port_a")[4:])


@rule("YK-19.21")
@pytest.mark.parametrize(("power", "copper"), [(5, 4), (2, 0)])
def test_mining_technology_in_the_mine(power: int, copper: int) -> None:
    """3 + 1 copper at power 5, none at power 2."""
    t = acting("copper_mine_1", power).technologies(0, "mining_technology").act(0, "copper_mine_1")
    assert ("", copper) == (t.question, t.player(0).copper)


@rule("YK-19.23")
def test_the_fourth_technology() -> None:
    """Power 4 for a card of 4 on a space without surcharge, and 2 yen or an import besides."""

    def researcher(**stock: int) -> Story:
        t = acting(LAB, 4).laboratory(LAB, NONE, "newspaper us", *[NONE] * 4).stock(0, **stock)
        return t.technologies(0, "ball fr", "tram", "stagecoach gb").act(0, LAB)

    both = researcher(yen=2, imports=1).play("technology:newspaper")
    assert {"payment:yen", "payment:import"} == set(both.legal())
    both.play("payment:import")
    assert (2, 0, 4) == (both.player(0).yen, both.player(0).imports, len(both.player(0).technologies))

    for stock in ({"yen": 2}, {"imports": 1}):
        t = researcher(**stock).play("technology:newspaper")
        assert (0, 0, 4) == (t.player(0).yen, t.player(0).imports, len(t.player(0).technologies))

    poor = researcher(yen=1)
    assert "technology:newspaper" not in poor.legal()
    assert 1 == poor.player(0).yen


@rule("YK-19.24")
@pytest.mark.parametrize(("deck", "empty", "triggered"), [(1, 1, 3), (2, 0, 0)])
def test_the_end_of_the_order_deck(deck: int, empty: int, triggered: int) -> None:
    """Two cards are taken: one in the deck is too few, two are enough."""
    row = ["order_gb_01", "order_us_01", "order_fr_01", "order_de_01", "order_nl_01", "order_gb_02"]
    t = acting("port_a", 4).port("port_a", *row).stock(0, yen=2).order_deck(*["order_us_05", "order_fr_05"][:deck])
    t.act(0, "port_a").play("order:order_gb_01", "order:order_us_01")

    assert (0, empty) == (t.order_deck_size, t.orders_on("port_a").count(NONE))
    assert triggered == t.triggered
    assert "order_us_05" in t.orders_on("port_a")


@rule("YK-19.25")
@pytest.mark.parametrize(("yen", "possible"), [(5, False), (6, True)])
def test_the_third_trading_house(yen: int, possible: bool) -> None:
    """6 yen, at the employment agency and as a reward."""
    agency = acting("employment_agency", 2).house(0, "bank").hand(0, houses=1).stock(0, yen=yen)
    agency.act(0, "employment_agency")
    assert possible == ("piece:trading_house" in agency.legal())

    reward = Story().house(0, "bank").hand(0, houses=1).stock(0, yen=yen)
    reward.reward(0, [{"kind": "buy_trading_house", "n": 1}])
    assert possible == ("answer:yes" in reward.legal())

    if possible:
        agency.play("piece:trading_house")
        reward.play("answer:yes")
        for t in (agency, reward):
            assert (0, 2, 1) == (t.player(0).yen, t.player(0).houses, t.player(0).store_houses)


@rule("YK-19.26")
@pytest.mark.parametrize("cards", [[], ["stagecoach us"]])
def test_across_the_canal(cards: list[str]) -> None:
    """1 yen to the supply; with none the move is not offered, also with Stagecoach."""

    def merchant(yen: int) -> Story:
        t = Story().no_tokens().president(0, "tea_plantation_2").stock(0, yen=yen).technologies(0, *cards)
        return t.assistants(0, tea_plantation_2=1, laboratory_a=1).laboratory(LAB, *[NONE] * 6).movement(0)

    t = merchant(1)
    money = [t.player(seat).yen for seat in (1, 2, 3)]
    t.play("area:laboratory_a")
    assert (LAB, 0) == (t.player(0).president, t.player(0).yen)
    assert money == [t.player(seat).yen for seat in (1, 2, 3)]

    assert {"phase:return"} == set(merchant(0).legal())
