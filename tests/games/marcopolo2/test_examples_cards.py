"""The worked examples about city cards, bonus actions and jade (MP-26.13 to 26.20 and 26.30)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.changes import OTHER, changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

BLUE, RED = 0, 1


@rule("MP-26.13", "MP-15.6", "MP-15A.15")
def test_jade_for_points() -> None:
    """A 5 on "1 camel and 1 jade for 3 points": up to five times; twice is 2 camels and 2 jade for 6 points."""
    t = Story().card("area_card_1", "jade_points").dice(BLUE, 5).stock(BLUE, camel=9, jade=9)
    before = holdings(t)
    t.use(BLUE, "area_card_1", "own_5")
    assert ["count:1", "count:2", "count:3", "count:4", "count:5"] == t.legal()
    t.play("count:2", "count:0")  # twice, no camel in jade
    assert {"camel": -2, "jade": -2, "vp": 6} == change(before, holdings(t))


@rule("MP-26.14", "MP-15.1")
def test_a_post_in_xanadu_opens_its_card() -> None:
    """Blue has a post there and may place a die on the free card; red has none."""
    (space,) = Story().card_spaces("xanadu")
    t = Story().card(space, "silk_table").posts(BLUE, "xanadu").dice(BLUE, 4).dice(RED, 4).turn(RED)
    assert "MP-15.1" == t.rule(f"space:{space}")
    t.s.stack.clear()
    t.use(BLUE, space, "own_4")
    assert [(BLUE, 4)] == t.on(space)
    assert 3 == t.player(BLUE).silk


@rule("MP-26.15", "MP-16.2.1", "MP-16.2.2", "MP-16.2.3", "MP-16.2.4")
def test_a_contract_for_camels_silk_and_pepper() -> None:
    """2 camels, 1 silk and 2 pepper for 4 coins and 2 points; one more contract is completed."""
    t = Story().active(BLUE, "contract_n01").completed(BLUE, "contract_n08").dice(BLUE, 3)
    t.stock(BLUE, coin=1, camel=3, pepper=3, silk=2, gold=1).turn(BLUE)
    assert {"camel": -2, "silk": -1, "pepper": -2, "coin": 4, "vp": 2, "active": -1, "completed": 1} == changed(
        t, "contract:contract_n01"
    )
    assert 2 == t.seen(RED)["players"][BLUE]["completed"]
    assert [] == t.seen(RED)["players"][BLUE]["active"]


@rule("MP-26.16", "MP-16.3.1", "MP-16.3.2", "MP-16.3.3")
def test_improving_the_jewelers() -> None:
    """9 coins and 2 gold are paid, 2 camels gained, and 2 camels more at the start of each later round."""
    t = Story().character(BLUE, OTHER).seals(BLUE, "jewelers").stock(BLUE, coin=9, gold=2).dice(BLUE, 3).turn(BLUE)
    assert {"coin": -9, "gold": -2, "camel": 2} == changed(t, "seal:jewelers")
    for n in range(2, 6):
        t.s.stack.clear()
        t.new_round()
        while t.question == "Compensate":
            t.play("count:0")
        assert (n, 2 * n) == (t.this_round, t.player(BLUE).camel)


@rule("MP-26.17", "MP-16.4.1", "MP-16.4.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_on_the_money_bag(value: int) -> None:
    """Any value gives 3 coins; red's die there costs blue nothing."""
    t = Story().lay("bag", RED, 6).dice(BLUE, value).stock(BLUE).turn(BLUE).play("bonus:money_bag")
    if t.question == "FillBag":
        t.play(f"die:own_{value}")
    assert {"coin": 3} == changed(t, "option:a")
    assert [(RED, 6), (BLUE, value)] == t.on("bag")


@rule("MP-26.18", "MP-16.5")
def test_one_camel_rerolls_one_die_once() -> None:
    """The other die stays; one roll is made."""
    found = set()
    for key in range(1, 31):
        t = Story(key=key).dice(BLUE, 1, 5).stock(BLUE, camel=3).turn(BLUE)
        before = holdings(t)
        t.play("bonus:reroll", "die:own_1")
        assert {"camel": -1} == change(before, holdings(t))
        assert 1 == len(t.told("die-rerolled"))
        assert 5 in t.player(BLUE).own
        found.add(sum(t.player(BLUE).own) - 5)
    assert found == {1, 2, 3, 4, 5, 6}


@rule("MP-26.19", "MP-16.6")
@pytest.mark.parametrize(("token", "value"), [("bonus:raise", 3), ("bonus:lower", 1)])
def test_two_camels_change_a_die(token: str, value: int) -> None:
    """A 2 becomes 3, or 1."""
    t = Story().dice(BLUE, 2).stock(BLUE, camel=2).turn(BLUE)
    before = holdings(t)
    t.play(token, "die:own_2")
    assert {"camel": -2} == change(before, holdings(t))
    assert [value] == t.player(BLUE).own


@rule("MP-26.20", "MP-16.7", "MP-16.8")
def test_three_camels_for_a_black_die_once_in_a_turn() -> None:
    """It is rolled at once; a second one in the same turn is illegal."""
    t = Story().dice(BLUE, 2).stock(BLUE, camel=9).turn(BLUE)
    assert {"camel": -3, "black dice": 1} == changed(t, "bonus:black_die")
    assert [(BLUE, value) for value in t.player(BLUE).black] == t.told("black-die")
    assert 5 == t.black_dice
    assert "MP-16.8" == t.rule("bonus:black_die")


@rule("MP-26.30", "MP-18.2")
def test_two_coins_and_a_camel_in_jade() -> None:
    """Kabul – Balkh costs 2 coins and 1 camel: 3 jade will do, for one who has these and for one who has neither."""
    for coin, camel, answers in ((2, 1, ("count:2", "count:1")), (0, 0, ())):
        t = Story().figure(BLUE, "kabul").posts(BLUE, "balkh").dice(BLUE, 3, 3).lay("travel_lower", RED, 6)
        t.stock(BLUE, coin=coin, camel=camel, jade=3)
        before = holdings(t)
        t.use(BLUE, "travel_middle", "own_3+own_3", "location:balkh", "answer:skip", *answers)
        assert {"jade": -3} == change(before, holdings(t))
        assert ["balkh"] == t.player(BLUE).figures
