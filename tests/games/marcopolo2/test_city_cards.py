"""Using city cards (MP-15)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.changes import changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

AREA = "area_card_1"
XANADU = "city_card_1"


def area(card: str, *dice: int, **stock: int) -> Story:
    """A card in the action area, and what a player has to use it."""
    return Story().card(AREA, card).dice(0, *dice).stock(0, **stock)


def told(t: Story) -> list[str]:
    """What was paid and gained, in order."""
    return [name for name in t.events() if name in ("paid", "points-paid", "gained", "points")]


def settled(t: Story) -> Story:
    """The low rolls of a new round are made up for, with coins."""
    while t.question == "Compensate":
        t.play("count:0")
    return t


# Who may use which card


@rule("MP-15.1")
def test_a_card_beside_a_city_needs_an_own_post_there() -> None:
    """A figure there, a post elsewhere or somebody else's post is not enough."""
    t = Story().card(XANADU, "double_coins").dice(0, 3).figure(0, "xanadu").posts(0, "pagan").posts(1, "xanadu").turn(0)
    assert ["xanadu"] == [card["city"] for card in t.seen()["cards"] if card["space"] == XANADU]
    assert "MP-15.1" == t.rule(f"space:{XANADU}")
    t = Story().card(XANADU, "double_coins").dice(0, 3).stock(0).figure(0, "pagan").posts(0, "xanadu")
    t.use(0, XANADU, "own_3")
    assert 6 == t.player(0).coin


@rule("MP-15.1", "MP-12.8")
def test_a_post_of_this_turn_does_not_open_the_card_yet() -> None:
    """A contract brings the figure to Xanadu before the normal action; the card opens in the next turn."""
    t = Story().card(XANADU, "double_coins").dice(0, 3, 4).active(0, "contract_s5").no_outposts()
    t.stock(0, camel=1, pepper=3, coin=2).turns(0).play("contract:contract_s5", "location:xanadu")
    if t.question == "Move":
        t.play("answer:skip")
    assert {"xanadu"} == t.player(0).posts
    assert "MP-15.1" == t.rule(f"space:{XANADU}")
    t.play("space:khan", "dice:own_3")
    if f"space:{XANADU}" not in t.legal():
        t.end_turn()
    assert ((0,), [4]) == (t.asked, t.player(0).own)
    assert not t.seen()["acted"]
    assert f"space:{XANADU}" in t.legal()


@rule("MP-15.1", "MP-12.6")
def test_a_post_that_was_moved_opens_the_new_card_in_the_next_turn_and_closes_the_old_one() -> None:
    """The eleventh post goes from Fuzhou to Xanadu."""
    t = Story().card(XANADU, "double_coins").card("city_card_2", "silk_table").dice(0, 3, 4).active(0, "contract_s5")
    t.posts(
        0, "fuzhou", "karakorum", "xian", "yangzhou", "lhasa", "pagan", "jaipur", "kollam", "kabul", "balkh", "hormuz"
    )
    t.stock(0, camel=1, pepper=3, coin=2).no_outposts().turn(0)
    assert "space:city_card_2" in t.legal()
    t.play("contract:contract_s5", "location:xanadu", "answer:skip", "location:fuzhou")
    assert "MP-15.1" == t.rule(f"space:{XANADU}")
    assert "MP-15.1" == t.rule("space:city_card_2")


@rule("MP-15.4")
def test_cards_of_the_action_area_are_open_to_everybody() -> None:
    """Without a post, from the first turn of the round."""
    for seat in range(4):
        t = Story().card(AREA, "double_coins").card("area_card_2", "silk_table").dice(seat, 3).turn(seat)
        assert set() == t.player(seat).posts
        assert {f"space:{AREA}", "space:area_card_2"} <= set(t.legal())


@rule("MP-15.4", "MP-15.17")
def test_the_cards_of_the_action_area_are_new_each_round_and_those_of_the_cities_stay() -> None:
    """The die is retrieved before its card is replaced; at once both new cards can be used."""
    t = Story().card(AREA, "double_coins").card("area_card_2", "silk_table").card_deck("pepper_table", "jade_table")
    beside = [t.card_on(f"city_card_{n}") for n in range(1, 7)]
    t.dice(0, 3).use(0, AREA, "own_3").end_turn()
    assert [(0, 3)] == t.on(AREA)
    settled(t.new_round())
    assert {"pepper_table", "jade_table"} == {t.card_on(AREA), t.card_on("area_card_2")}
    assert beside == [t.card_on(f"city_card_{n}") for n in range(1, 7)]
    assert [] == t.on(AREA)
    assert 5 == len(t.player(0).own)
    assert {f"space:{AREA}", "space:area_card_2"} <= set(t.legal())


@rule("MP-15.5")
def test_a_post_opens_both_cards_of_a_city() -> None:
    """Each has its own space: the same player may use both with own dice."""
    first, second = Story().card_spaces("sumatra")
    t = Story().card(first, "double_coins").card(second, "jade_table").posts(0, "sumatra").dice(0, 3, 4).stock(0)
    t.use(0, first, "own_3").end_turn()
    assert {"coin": 6} == {name: n for name, n in t.player(0).stock.items() if n}
    t.use(0, second, "own_4").end_turn()
    assert 2 == t.player(0).jade
    assert [(0, 3)] == t.on(first)
    assert [(0, 4)] == t.on(second)


# The die


@rule("MP-15.2")
def test_a_card_takes_exactly_one_die() -> None:
    """Own or black, never two; it lies on the card afterwards."""
    t = area("double_coins", 2, 5).black(0, 4).turn(0).play(f"space:{AREA}")
    assert {"dice:own_2", "dice:own_5", "dice:black_4"} == set(t.legal())
    t.play("dice:own_5")
    assert [(0, 5)] == t.on(AREA)
    assert [2] == t.player(0).own


@rule("MP-15.2", "MP-15.17")
@pytest.mark.parametrize("space", [AREA, XANADU])
def test_a_card_is_used_once_in_a_round(space: str) -> None:
    """Then neither another player nor a black die nor coins open it; a card beside a city is free in the next round."""
    t = Story().card(space, "double_coins")
    for seat in (0, 1):
        t.posts(seat, "xanadu").dice(seat, 2, 3).black(seat, 4).stock(seat, coin=30)
    t.use(0, space, "own_2").end_turn()
    for seat in (1, 0):
        t.turn(seat)
        assert "MP-15.2" == t.rule(f"space:{space}")
        t.s.stack.clear()
    assert [(0, 2)] == t.on(space)
    settled(t.new_round())
    assert [] == t.on(space)
    if space == XANADU:
        assert "double_coins" == t.card_on(space)
        assert f"space:{XANADU}" in t.legal()


@rule("MP-15.3", "MP-15.6", "MP-25.24")
@pytest.mark.parametrize("throw", ["own_2", "own_5", "black_4"])
def test_the_die_is_the_most_a_card_is_carried_out(throw: str) -> None:
    """Own or black, its value counts; once is the least."""
    t = area("camel_points", 2, 5, camel=9).black(0, 4).use(0, AREA, throw)
    assert [f"count:{n}" for n in range(1, int(throw[-1]) + 1)] == t.legal()


# The kinds of cards


@rule("MP-15.6")
def test_all_repetitions_are_paid_before_the_gains_are_taken() -> None:
    """Three goods for 9 coins: the coins are gone before the first good is chosen; one payment, then the gains."""
    t = area("buy_goods", 3, coin=9).use(0, AREA, "own_3")
    assert {"coin": -9} == changed(t, "count:3")
    assert "GainGoods" == t.question
    t = area("gold_trade", 3, camel=3, gold=3).use(0, AREA, "own_3", "count:3")
    assert ["paid", "paid"] == told(t)[:2]
    assert "paid" not in told(t)[2:]
    assert [3, 3] == [n for _, _, n in t.told("paid")]


@rule("MP-15.6", "MP-7.15")
def test_gains_do_not_pay_for_further_repetitions() -> None:
    """One coin buys one camel, and 3 coins of a camel buy no further point."""
    t = area("camel_coin_exchange", 6, camel=1).use(0, AREA, "own_6", "option:a")
    assert ["count:1"] == t.legal()
    t = area("point_coin_exchange", 6, coin=6).use(0, AREA, "own_6", "option:b")
    assert ["count:1", "count:2"] == t.legal()


@rule("MP-15.7")
def test_the_die_chooses_the_row_of_a_table() -> None:
    """The value of the die that was placed, not of the others."""
    for throw, gold in (("own_6", 3), ("own_5", 1), ("black_1", 1)):
        t = area("gold_table", 5, 6).black(0, 1).use(0, AREA, throw)
        assert gold == t.player(0).gold


@rule("MP-15.8")
def test_counting_costs_nothing() -> None:
    """Two contracts and a 5 are two points; the contracts stay completed and the same die counts posts likewise."""
    t = area("contract_points", 5).completed(0, "contract_n01", "contract_s1").use(0, AREA, "own_5")
    assert 2 == t.player(0).vp
    assert {"contract_n01", "contract_s1"} == t.player(0).completed
    t = area("post_coins", 2).posts(0, "pagan", "xian", "kabul").use(0, AREA, "own_2")
    assert 4 == t.player(0).coin
    assert {"pagan", "xian", "kabul"} == t.player(0).posts


@rule("MP-15.9")
def test_a_city_bonus_needs_a_marker_and_an_own_post() -> None:
    """Neither a marker city of others nor an own city without a marker; the marker stays."""
    t = area("city_bonus", 6).posts(0, "kashgar", "pagan").posts(1, "hormuz")
    t.markers(kashgar="marker_camel_coins").use(0, AREA, "own_6")
    assert ["location:kashgar"] == t.legal()
    assert {"camel": 1, "coin": 3} == changed(t, "location:kashgar")
    assert "CityBonus" != t.question  # the second one would have to be of another city
    assert "marker_camel_coins" == t.marker("kashgar")


@rule("MP-15.9", "MP-25.24")
def test_a_city_bonus_that_asks_is_finished_before_the_second_one() -> None:
    """Two different goods of one city, then the coins of the other; the second bonus is not optional."""
    t = area("city_bonus", 5).posts(0, "hormuz", "balkh").markers(hormuz="marker_goods", balkh="marker_coins")
    t.use(0, AREA, "own_5", "location:hormuz", "good:silk")
    assert ["good:pepper", "good:gold"] == t.legal()
    t.play("good:gold")
    assert ["location:balkh"] == t.legal()
    t.play("location:balkh")
    assert {"coin": 5, "silk": 1, "gold": 1} == {name: n for name, n in t.player(0).stock.items() if n}


@rule("MP-15.16", "MP-15.9")
def test_the_copy_marker_may_copy_the_other_city_chosen() -> None:
    """Hormuz copies the camels of Balkh, and Balkh gives them too."""
    t = area("city_bonus", 5).posts(0, "hormuz", "balkh")
    t.markers(hormuz="marker_copy", balkh="marker_camels", kollam="marker_jade").use(0, AREA, "own_5")
    t.play("location:hormuz")
    assert {"location:balkh", "location:kollam"} <= set(t.legal())
    assert "location:hormuz" not in t.legal()
    assert {"camel": 3} == changed(t, "location:balkh")
    assert ["location:balkh"] == t.legal()
    assert {"camel": 3} == changed(t, "location:balkh")


@rule("MP-15.16")
def test_the_copy_marker_may_copy_after_the_other_city() -> None:
    """The other way round: first Balkh, then Hormuz copies it."""
    t = area("city_bonus", 5).posts(0, "hormuz", "balkh").markers(hormuz="marker_copy", balkh="marker_camels")
    t.use(0, AREA, "own_5", "location:balkh", "location:hormuz", "location:balkh")
    assert 6 == t.player(0).camel


@rule("MP-15.10", "MP-25.24")
def test_an_exchange_offers_the_directions_that_can_be_paid() -> None:
    """Without camels only coins can be given; without both the card cannot be used."""
    t = area("camel_coin_exchange", 3, coin=2).use(0, AREA, "own_3")
    assert ["option:b"] == t.legal()
    t.play("option:b")
    assert ["count:1", "count:2"] == t.legal()
    assert {"coin": -2, "camel": 2} == changed(t, "count:2")
    assert "MP-7.14" == area("camel_coin_exchange", 3).turn(0).rule(f"space:{AREA}")


@rule("MP-15.13", "MP-15A.11")
def test_points_paid_may_make_the_score_negative() -> None:
    """A player without points may still pay six."""
    t = area("point_coin_exchange", 6).use(0, AREA, "own_6", "option:a", "count:6")
    assert -6 == t.player(0).vp
    assert 18 == t.player(0).coin
    assert -6 == t.seen()["players"][0]["vp"]


@rule("MP-15.14")
def test_a_card_that_would_give_nothing_cannot_be_used() -> None:
    """Nothing to count, or no city with a marker and an own post."""
    assert "MP-15.14" == area("contract_points", 6).active(0, "contract_n01").turn(0).rule(f"space:{AREA}")
    assert "MP-15.14" == area("post_points", 6).posts(1, "pagan").turn(0).rule(f"space:{AREA}")
    assert "MP-15.14" == area("post_coins", 6).turn(0).rule(f"space:{AREA}")
    assert "MP-15.14" == area("city_bonus", 6).posts(0, "pagan").posts(1, "xian").turn(0).rule(f"space:{AREA}")


# Moving


@rule("MP-15.11", "MP-25.24")
def test_a_move_card_places_one_post_at_the_end_and_route_costs_come_on_top() -> None:
    """Beijing – Xian – Yangzhou: 4 camels for the steps, 2 camels and 2 coins for the routes; one post."""
    t = area("move_camels", 4, camel=9, coin=9).no_outposts()
    before = holdings(t)
    t.use(0, AREA, "own_4", "location:xian", "location:yangzhou", "answer:skip")
    assert {"camel": -6, "coin": -2} == change(before, holdings(t))
    assert {"yangzhou"} == t.player(0).posts
    assert ["yangzhou"] == t.player(0).figures


@rule("MP-15.11")
def test_steps_and_routes_must_be_payable_together() -> None:
    """With 4 camels one step to Xian (2 for the step, 2 for the route) is possible and no second one."""
    t = area("move_camels", 4, camel=4, coin=9).use(0, AREA, "own_4")
    assert {"location:xanadu", "location:xian", "location:yangzhou", "location:oasis_gobi"} == set(t.legal())
    t.play("location:xian")
    assert ["answer:skip"] == t.legal()
    assert "MP-7.14" == area("move_camels", 4, camel=1, coin=9).turn(0).rule(f"space:{AREA}")
    assert "MP-7.14" == area("move_jade", 4, camel=9, coin=9).turn(0).rule(f"space:{AREA}")


@rule("MP-15.11", "MP-11.19")
def test_a_move_card_does_not_touch_the_hourglass() -> None:
    """Only Travel spaces do."""
    t = area("move_jade", 1, jade=1, coin=2).dice(1, 3).first(2).no_outposts()
    t.use(0, AREA, "own_1", "location:xanadu", "answer:skip")
    assert ["xanadu"] == t.player(0).figures
    assert 2 == t.hourglass


@rule("MP-15.15")
def test_mongke_khan_buys_only_the_steps_that_count() -> None:
    """Over the oasis to Karakorum is one step with a die of 1."""
    t = area("move_jade", 1, jade=1, camel=2).character(0, "mongke_khan").figure(0, "xanadu").no_outposts()
    before = holdings(t)
    t.use(0, AREA, "own_1", "location:oasis_gobi", "location:karakorum", "answer:skip")
    assert {"jade": -1, "camel": -2} == change(before, holdings(t))
    assert ["karakorum"] == t.player(0).figures


@rule("MP-15.15")
def test_mongke_khan_must_buy_at_least_one_step() -> None:
    """Also if he only enters an oasis; without the price the card cannot be used."""
    t = area("move_jade", 3, jade=2).character(0, "mongke_khan").figure(0, "xanadu")
    before = holdings(t)
    t.use(0, AREA, "own_3", "location:oasis_gobi", "answer:skip")
    assert -1 == change(before, holdings(t))["jade"]
    poor = area("move_jade", 3, coin=9, camel=9).character(0, "mongke_khan").figure(0, "xanadu").turn(0)
    assert "MP-7.14" == poor.rule(f"space:{AREA}")


@rule("MP-15.15")
def test_mongke_khan_pays_for_each_city_entered() -> None:
    """Oasis, Xanadu, oasis, Karakorum: two steps, and no third with a die of 2."""
    t = area("move_jade", 2, jade=5, camel=9).character(0, "mongke_khan").figure(0, "xanadu").no_outposts()
    t.use(0, AREA, "own_2", "location:oasis_gobi", "location:xanadu", "location:oasis_gobi", "location:karakorum")
    assert not {"location:xian", "location:kashgar"} & set(t.legal())
    t.play("answer:skip")
    while t.question in ("PayCoinsInJade", "PayCamelsInJade"):
        t.play("count:0")
    assert 3 == t.player(0).jade


@rule("MP-15.11", "MP-18.7")
def test_a_route_and_its_step_may_both_want_jade() -> None:
    """Lhasa – Jaipur costs 2 coins and 1 jade: with the step for jade 2 jade are needed, with that for camels 1."""
    for jade in (1, 2):
        t = area("move_jade", 3, jade=jade, coin=9).figure(0, "lhasa").use(0, AREA, "own_3")
        assert "location:pagan" in t.legal()
        assert (jade == 2) == ("location:jaipur" in t.legal())
    t = area("move_camels", 3, jade=1, camel=2, coin=2).figure(0, "lhasa").posts(0, "jaipur")
    t.use(0, AREA, "own_3", "location:jaipur", "answer:skip")
    assert ["jaipur"] == t.player(0).figures
    assert set(t.player(0).stock.values()) == {0}


# Paying in jade


@rule("MP-15.6", "MP-25.24", "MP-18.3")
@pytest.mark.parametrize(
    ("card", "stock", "most"),
    [
        ("camel_points", {"camel": 1, "jade": 2}, 3),
        ("caravan_goods", {"camel": 4, "jade": 2}, 2),
        ("caravan_goods", {"camel": 4, "jade": 1}, 1),
        ("buy_goods", {"coin": 2, "jade": 4}, 2),
        ("gold_points", {"gold": 2, "jade": 9}, 2),
        ("jade_points", {"camel": 1, "jade": 4}, 2),
    ],
)
def test_jade_makes_further_repetitions_payable(card: str, stock: dict[str, int], most: int) -> None:
    """As many as camels, coins and jade pay for together, each jade once."""
    t = area(card, 6, **stock).use(0, AREA, "own_6")
    assert [f"count:{n}" for n in range(1, most + 1)] == t.legal()


@rule("MP-15.10", "MP-18.3")
def test_jade_pays_either_direction_of_an_exchange() -> None:
    """One jade is a camel for 3 coins, or a coin for a camel."""
    for option, gain in (("option:a", {"coin": 3}), ("option:b", {"camel": 1})):
        t = area("camel_coin_exchange", 4, jade=1).use(0, AREA, "own_4", option)
        assert ["count:1"] == t.legal()
        assert gain | {"jade": -1} == changed(t, "count:1")


# The guild card


@rule("MP-15.12")
def test_the_guild_card_leaves_the_guild_seals_space_alone() -> None:
    """Dice there cost nothing; the own colour may have been used there and may be used there later."""
    t = area("guild_seal", 3, 4, 4, camel=1).lay("guild_seals", 1, 5, 5)
    before = holdings(t)
    t.use(0, AREA, "own_3", "seal:tailors")
    assert {"camel": -1, "jade": 2} == change(before, holdings(t))
    assert [(1, 5), (1, 5)] == t.on("guild_seals")
    t = area("guild_seal", 3, camel=1).lay("guild_seals", 0, 5, 5).use(0, AREA, "own_3", "seal:farmers")
    assert {"farmers"} == t.player(0).seals


@rule("MP-15.12", "MP-7.14")
def test_the_guild_card_needs_a_camel_and_a_seal_to_take() -> None:
    """An owned seal is not offered; with all allowed ones owned the card cannot be used with that die."""
    assert "MP-7.14" == area("guild_seal", 3, coin=9).turn(0).rule(f"space:{AREA}")
    t = area("guild_seal", 3, camel=1).seals(0, "farmers", "spicers").use(0, AREA, "own_3")
    assert ["seal:tailors"] == t.legal()
    t = area("guild_seal", 1, 2, camel=1).seals(0, "farmers").turn(0)
    t.play(f"space:{AREA}")
    if t.question == "PlaceDice":
        assert ["dice:own_2"] == t.legal()
        t.play("dice:own_2")
    assert [(0, 2)] == t.on(AREA)
    assert ["seal:spicers"] == t.legal()
    none = area("guild_seal", 1, camel=1).seals(0, "farmers").turn(0)
    assert "MP-15.12" == none.rule(f"space:{AREA}")
