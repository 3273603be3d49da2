"""Normal actions: how much, how often, and what must be payable (MP-7.12 to 7.15 and 7.17 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.story import Story
from tests.rules import rule


def area(card: str, *dice: int) -> Story:
    """A card in the action area and dice to use it with, otherwise nothing."""
    return Story().card("area_card_1", card).dice(0, *dice).stock(0)


# What the lowest die says


@rule("MP-7.12")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_die_says_how_often_and_how_much(value: int) -> None:
    """A repeatable card up to so many times, a counting card up to so many posts, a yield of so many coins twice."""
    t = area("camel_points", value).stock(0, camel=9).turn(0).play("space:area_card_1")
    assert [f"count:{n}" for n in range(1, value + 1)] == t.legal()
    assert value == t.play(f"count:{value}").player(0).vp
    t = area("double_coins", value).turn(0).play("space:area_card_1")
    assert 2 * value == t.player(0).coin
    t = area("post_points", value).posts(0, "pagan", "xian", "jaipur", "kabul").turn(0).play("space:area_card_1")
    assert min(value, 4) == t.player(0).vp


@rule("MP-7.12")
@pytest.mark.parametrize(("dice", "steps"), [((1, 6), 1), ((2, 6), 2), ((3, 3), 3), ((6, 6), 4)])
def test_the_lowest_die_of_several_counts(dice: tuple[int, int], steps: int) -> None:
    """On the middle Travel space: so many steps, at most four."""
    t = Story().dice(0, *dice).stock(0, camel=20).turn(0).play("space:travel_middle")
    walked = 0
    while [token for token in t.legal() if token.startswith("location:")]:
        t.play("location:oasis_gobi" if walked % 2 == 0 else "location:xanadu")
        walked += 1
    assert steps == walked


# At least once, and fewer times at will


@rule("MP-7.13")
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_a_repeatable_action_may_be_done_fewer_times_but_at_least_once(times: int) -> None:
    """Any number from 1 to the die; 0 is refused."""
    t = area("pepper_trade", 4).stock(0, camel=9, pepper=9).turn(0).play("space:area_card_1")
    assert ["count:1", "count:2", "count:3", "count:4"] == t.legal()
    assert t.refused("count:0")
    assert t.refused("count:5")
    t.play(f"count:{times}")
    assert (9 - times, 9 - times, 2 * times, 2 * times) == (
        t.player(0).camel,
        t.player(0).pepper,
        t.player(0).coin,
        t.player(0).vp,
    )


@rule("MP-7.13")
def test_a_journey_has_at_least_one_step() -> None:
    """It cannot be stopped before the first; after it, it can."""
    t = Story().dice(0, 4, 4).turn(0).play("space:travel_middle")
    assert "answer:skip" not in t.legal()
    assert t.refused("answer:skip")
    assert "answer:skip" in t.play("location:oasis_gobi").legal()


@rule("MP-7.17")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("double_coins", {"coin": 10}),
        ("jade_table", {"jade": 3}),
        ("post_coins", {"coin": 6}),
        ("silk_table", {"silk": 3}),
    ],
)
def test_free_gains_are_taken_in_full(card: str, gained: dict[str, int]) -> None:
    """Nobody is asked how often."""
    t = area(card, 5).posts(0, "pagan", "xian", "jaipur").turn(0).play("space:area_card_1")
    assert "TakeTurn" == t.question or not t.asked
    nothing = dict.fromkeys(("coin", "camel", "pepper", "silk", "gold", "jade"), 0)
    assert nothing | gained == t.player(0).stock


@rule("MP-7.17")
def test_a_doubled_seal_bonus_is_taken_twice() -> None:
    """Baghdad with a 5 and the improved jewelers' seal: 4 camels and no question."""
    t = Story().posts(0, "baghdad").seals(0, improved=("jewelers",)).stock(0).dice(0, 5, 5).use(0, "baghdad", "own_5")
    assert ("TakeTurn", 4) == (t.question, t.player(0).camel)


@rule("MP-7.17")
def test_counting_cards_count_everything_there_is() -> None:
    """Three completed contracts and a 4: 3 points, unasked."""
    t = area("contract_points", 4).completed(0, "contract_n01", "contract_n02", "contract_n03").turn(0)
    assert 3 == t.play("space:area_card_1").player(0).vp


# Placements that cannot be carried out


@rule("MP-7.14")
def test_an_occupation_that_cannot_be_paid() -> None:
    """A 3 on an occupied book needs 3 coins; jade counts, a smaller die too."""
    t = Story().dice(0, 3, 3).lay("book_1", 1, 6)
    assert "MP-7.8" == t.stock(0, coin=2, camel=9).turn(0).rule("space:book_1")
    t.s.stack.clear()
    assert "space:book_1" in t.stock(0, coin=2, jade=1).turn(0).legal()
    t.s.stack.clear()
    assert "space:book_1" in t.stock(0, coin=3).turn(0).legal()
    t.s.stack.clear()
    t.stock(0, coin=2).dice(0, 2, 3).turn(0).play("space:book_1")
    assert "ChooseOffer" == t.question or ["dice:own_2"] == t.legal()


@rule("MP-7.14")
def test_a_route_that_cannot_be_paid() -> None:
    """From Beijing the lower space needs 2 coins and a camel, or 4 coins; less is no Travel action."""
    for stock, possible in (
        ({"coin": 2, "camel": 1}, True),
        ({"coin": 4}, True),
        ({"coin": 3}, False),
        ({"coin": 1, "camel": 9}, False),
        ({"coin": 2, "jade": 1}, True),
        ({"jade": 3}, True),
        ({"jade": 2}, False),
    ):
        t = Story().dice(0, 3, 3).stock(0, **stock).turn(0)
        assert possible == ("space:travel_lower" in t.legal()), stock
        if not possible:
            assert "MP-7.14" == t.rule("space:travel_lower")


@rule("MP-7.14")
def test_no_seal_to_take() -> None:
    """A 2 when farmers' and spicers' seals are owned already; a 3 opens another."""
    t = Story().seals(0, "farmers", "spicers").dice(0, 2, 2)
    assert "MP-10.1" == t.turn(0).rule("space:guild_seals")
    t.s.stack.clear()
    t.dice(0, 2, 3).turn(0).play("space:guild_seals")
    assert ["seal:tailors"] == (t.legal() if t.question == "TakeSeal" else t.play("dice:own_3").legal())


@rule("MP-7.14")
def test_no_contract_to_take() -> None:
    """Without a post in a contract city, and with one in a city whose spaces are empty."""
    t = Story().dice(0, 3).posts(0, "xian").turn(0)
    assert "MP-13.1" == t.rule("space:contracts")
    t = Story().dice(0, 3).posts(0, "pagan").contracts("pagan", "none", "none").turn(0)
    assert "MP-13.1" == t.rule("space:contracts")


@rule("MP-7.14")
@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("gold_points", {"camel": 5, "silk": 5}),
        ("gold_points", {"gold": 5, "coin": 9}),
        ("camel_points", {"coin": 9}),
        ("jade_goods", {"coin": 9, "camel": 9}),
        ("buy_goods", {"coin": 2}),
        ("move_camels", {"camel": 2}),
        ("jade_points", {"jade": 1}),
    ],
)
def test_a_card_whose_cost_cannot_be_paid(card: str, stock: dict[str, int]) -> None:
    """Nor can the least cost of a card and of the route behind it together."""
    t = area(card, 4).stock(0, **stock).turn(0)
    assert "MP-7.14" == t.rule("space:area_card_1")


@rule("MP-7.14")
def test_occupation_space_and_route_must_be_payable_together() -> None:
    """The occupied lower Travel space with a 1: 1 and 2 coins and the camel to the oasis, jade included."""
    t = Story().dice(0, 1, 1).lay("travel_lower", 1, 4)
    assert "MP-7.14" == t.stock(0, coin=2, camel=1).turn(0).rule("space:travel_lower")
    t.s.stack.clear()
    t.stock(0, coin=2, camel=1, jade=1).turn(0).play("space:travel_lower", "location:oasis_gobi", "answer:skip")
    assert dict.fromkeys(("coin", "camel", "pepper", "silk", "gold", "jade"), 0) == t.player(0).stock
    t = Story().dice(0, 2, 2).lay("book_1", 1, 4).stock(0, coin=1, jade=2).turn(0).play("space:book_1")
    assert {"offer:left", "offer:right", "offer:one_jade"} == set(t.legal())


# Nothing pays for itself


@rule("MP-7.15")
def test_the_gain_of_an_action_cannot_pay_for_it() -> None:
    """One camel changes hands once, though it brings 3 coins; 3 coins buy one point, though a point is worth 3."""
    t = area("camel_coin_exchange", 5).stock(0, camel=1).turn(0).play("space:area_card_1")
    while t.asked and t.question != "TakeTurn":
        assert "count:2" not in t.legal()
        t.play(t.legal()[0])
    assert (3, 0) == (t.player(0).coin, t.player(0).camel)


@rule("MP-7.15")
def test_the_coins_of_the_contracts_action_do_not_pay_for_the_occupied_space() -> None:
    """It brings 3 coins, but a 3 must be paid for before."""
    t = Story().dice(0, 3).posts(0, "pagan").lay("contracts", 1, 3).stock(0, coin=2).turn(0)
    assert "MP-7.8" == t.rule("space:contracts")
    t.s.stack.clear()
    assert "space:contracts" in t.stock(0, coin=3).turn(0).legal()


@rule("MP-7.15")
def test_jade_of_an_offer_does_not_pay_for_an_offer() -> None:
    """Without jade only the free offers can be chosen, though they bring jade."""
    t = Story().dice(0, 3).turn(0).play("space:book_1")
    assert ["offer:left", "offer:right"] == t.legal()
