"""Worked examples about dice, rounds and the first player (MP-26.21 to 26.24 and 26.32 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.story import Story
from tests.rules import rule

BLUE, RED, GREEN = 0, 1, 2


@rule("MP-26.21", "MP-7.8", "MP-10.2")
def test_26_21_blue_takes_the_farmers_seal_on_an_occupied_space() -> None:
    """Two red dice lie on Guild Seals; blue's 1 and 3 cost 1 coin and bring the farmers' seal and no jade."""
    t = Story().character(BLUE, "abha_basu").lay("guild_seals", RED, 4, 6).dice(BLUE, 1, 3).turn(BLUE)
    t.play("space:guild_seals")
    assert ["seal:farmers"] == t.legal()
    t.play("seal:farmers")
    player = t.player(BLUE)
    assert (7, {"farmers"}, 0) == (player.coin, player.seals, player.jade)
    assert [(RED, 4), (RED, 6), (BLUE, 1), (BLUE, 3)] == t.on("guild_seals")


@rule("MP-26.22", "MP-7.6")
def test_26_22_a_black_die_follows_the_own_one_on_contracts() -> None:
    """Another blue die is refused; a black 2 is legal and pays 2 coins, as the space is occupied."""
    t = Story().posts(BLUE, "pagan", "jaipur").dice(BLUE, 4, 5)
    first = t.contracts_in("pagan")[0]
    t.use(BLUE, "contracts", "own_4", f"contract:{first}", "answer:skip", "turn:end")
    assert 8 + 3 == t.player(BLUE).coin
    assert "MP-7.5" == t.turn(BLUE).rule("space:contracts")
    t.s.stack.clear()
    t.black(BLUE, 2).turn(BLUE).play("space:contracts")
    second = t.contracts_in("jaipur")[0]
    t.play(f"contract:{second}", "answer:skip")
    assert 8 + 3 - 2 + 3 == t.player(BLUE).coin
    assert ([first, second], [(BLUE, 4), ("black", 2)]) == (t.player(BLUE).active, t.on("contracts"))
    assert [5] == t.player(BLUE).own


@rule("MP-26.23", "MP-5.8")
@pytest.mark.parametrize(("camels", "coins"), [(2, 0), (1, 1), (0, 2)])
def test_26_23_a_roll_of_thirteen(camels: int, coins: int) -> None:
    """2 camels, or 2 coins, or one of each; nothing else is offered."""
    t = Story().dice(BLUE, 1, 2, 2, 3, 5).stock(BLUE).after_roll(BLUE)
    assert ["count:0", "count:1", "count:2"] == t.legal()
    t.play(f"count:{camels}")
    assert (camels, coins, ()) == (t.player(BLUE).camel, t.player(BLUE).coin, t.asked)


def middle(t: Story, seat: int, space: str = "travel_middle") -> Story:
    """A short journey from a Travel space."""
    t.dice(seat, *[3] * {"travel_lower": 1, "travel_middle": 2, "travel_upper": 3}[space])
    t.figure(seat, "beijing").stock(seat, coin=20, camel=20).turn(seat)
    return t.play(f"space:{space}", "location:oasis_gobi", "answer:skip").end_turn()


def next_first(t: Story) -> int:
    """Who takes the first turn of the next round."""
    t.new_round()
    while t.question == "TakeCompensation":
        t.play("count:0")
    assert "TakeTurn" == t.question
    return t.asked[0]


@rule("MP-26.24", "MP-21.1")
def test_26_24_blue_takes_the_hourglass_on_the_middle_space() -> None:
    """Green used it before; blue starts the next round unless someone uses the middle or the upper space later."""
    t = middle(Story().first(RED), GREEN)
    assert GREEN == t.hourglass
    assert BLUE == middle(t, BLUE).hourglass
    assert BLUE == middle(t, RED, "travel_lower").hourglass
    assert BLUE == next_first(t)
    for space in ("travel_middle", "travel_upper"):
        t = middle(middle(middle(Story().first(RED), GREEN), BLUE), RED, space)
        assert RED == t.hourglass
        assert RED == next_first(t)


@rule("MP-26.32", "MP-4.4", "MP-4.7", "MP-4.11")
@pytest.mark.parametrize("city", ["baghdad", "balkh", "hormuz"])
def test_26_32_a_special_city_takes_one_die_a_round_with_two_players(city: str) -> None:
    """The other space is taken by a neutral die: neither the opponent nor a black die can come."""
    t = Story(2).posts(0, city).posts(1, city).dice(0, 3).dice(1, 6).use(0, city, "own_3").end_turn()
    assert "MP-14.3" == t.turn(1).rule(f"space:{city}")
    t.s.stack.clear()
    assert "MP-14.3" == t.black(0, 6).turn(0).rule(f"space:{city}")


@rule("MP-26.32", "MP-4.3", "MP-4.11")
def test_26_32_the_khan_favours_two_dice_a_round_with_two_players() -> None:
    """One of each player; then the row is full."""
    t = Story(2).dice(0, 2).dice(1, 4).use(0, "khan", "own_2").end_turn().use(1, "khan", "own_4").end_turn()
    assert [("neutral", 1), ("neutral", 1), (0, 2), (1, 4)] == t.khan
    assert "MP-9.4" == t.black(0, 6).turn(0).rule("space:khan")


@rule("MP-26.32", "MP-4.5", "MP-4.11")
@pytest.mark.parametrize("value", [5, 6])
def test_26_32_the_lower_space_of_the_third_book_always_costs_the_die(value: int) -> None:
    """The first player to come pays, and the second; in the next round again."""
    t = Story(2).dice(0, value).dice(1, value)
    for seat in (0, 1):
        t.use(seat, "book_3_lower", f"own_{value}", "offer:left").end_turn()
    assert [8 - value] * 2 == [t.player(seat).coin for seat in (0, 1)]
    t.new_round()
    t.s.stack.clear()
    t.stock(0, coin=8).dice(0, value).use(0, "book_3_lower", f"own_{value}", "offer:left")
    assert 8 - value == t.player(0).coin
