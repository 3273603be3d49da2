"""Rerolling and changing dice, and black dice (MP-16.5 to 16.13, MP-17)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.changes import changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

KEYS = range(1, 41)
FACES = {1, 2, 3, 4, 5, 6}


def rolled(t: Story, token: str) -> Story:
    """Reroll one die."""
    t.play("bonus:reroll")
    return t.play(token)


# Rerolling


@rule("MP-16.5", "MP-25.10")
def test_a_reroll_costs_a_camel_and_rolls_the_die_chosen() -> None:
    """Any value comes up, the same one too; the other dice stay."""
    found = set()
    for key in KEYS:
        t = Story(key=key).dice(0, 2, 6).stock(0, camel=5).turn(0).play("bonus:reroll")
        assert ["die:own_2", "die:own_6"] == t.legal()
        t.play("die:own_2")
        assert {"camel": 4} == {name: n for name, n in t.player(0).stock.items() if n}
        own = t.player(0).own
        own.remove(6)
        assert [value for _, _, value in t.told("die-rerolled")] == own
        found.add(own[0])
    assert found == FACES


@rule("MP-16.5")
def test_a_reroll_may_be_done_again_for_another_camel() -> None:
    """Until there is none left."""
    t = Story().dice(0, 2).stock(0, camel=3).turn(0)
    for left in (2, 1, 0):
        t.play("bonus:reroll")
        t.play(t.legal()[0])
        assert left == t.player(0).camel
    assert 1 == len(t.player(0).own)
    assert "MP-16.5" == t.rule("bonus:reroll")


# Changing


@rule("MP-16.6", "MP-25.10")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_goes_up_or_down_by_one_for_two_camels(value: int) -> None:
    """A 6 does not become 1 and a 1 does not become 6."""
    for token, other, end in (("bonus:raise", value + 1, 6), ("bonus:lower", value - 1, 1)):
        t = Story().dice(0, value).stock(0, camel=3).turn(0)
        if value == end:
            assert "MP-16.6" == t.rule(token)
            continue
        t.play(token)
        if t.question == "ChangeDie":
            t.play(f"die:own_{value}")
        assert [other] == t.player(0).own
        assert 1 == t.player(0).camel
        assert "MP-16.6" == t.rule("bonus:raise")


@rule("MP-16.6", "MP-25.10")
def test_which_die_is_changed_is_chosen() -> None:
    """Not a 6 upwards, not a 1 downwards; the others stay."""
    t = Story().dice(0, 1, 4, 6).stock(0, camel=4).turn(0).play("bonus:raise")
    assert ["die:own_1", "die:own_4"] == t.legal()
    t.play("die:own_4")
    assert [1, 5, 6] == t.player(0).own
    t.play("bonus:lower")
    assert ["die:own_5", "die:own_6"] == t.legal()
    t.play("die:own_6")
    assert [1, 5, 5] == t.player(0).own
    assert 0 == t.player(0).camel


@rule("MP-16.13")
def test_a_die_may_be_changed_several_times() -> None:
    """From 1 to 4 for 6 camels in one turn; from 6 to 5 and back up."""
    t = Story().dice(0, 1).stock(0, camel=6).turn(0)
    for value in (1, 2, 3):
        t.play("bonus:raise", f"die:own_{value}")
    assert ([4], 0) == (t.player(0).own, t.player(0).camel)
    t = Story().dice(0, 6).stock(0, camel=4).turn(0).play("bonus:lower", "die:own_6", "bonus:raise", "die:own_5")
    assert ([6], 0) == (t.player(0).own, t.player(0).camel)


@rule("MP-25.10", "MP-18.3")
def test_rerolling_and_changing_may_be_paid_in_jade() -> None:
    """All or part, and whatever is short must be jade."""
    t = Story().dice(0, 3).stock(0, camel=5, jade=5).turn(0).play("bonus:raise")
    assert ["count:0", "count:1", "count:2"] == t.legal()
    t.play("count:1", "die:own_3")
    assert (4, 4, [4]) == (t.player(0).camel, t.player(0).jade, t.player(0).own)
    t.play("bonus:reroll")
    assert ["count:0", "count:1"] == t.legal()
    t.play("count:1", "die:own_4")
    assert (4, 3) == (t.player(0).camel, t.player(0).jade)
    t = Story().dice(0, 3).stock(0, camel=1, jade=1).turn(0).play("bonus:lower", "die:own_3")
    assert (0, 0, [2]) == (t.player(0).camel, t.player(0).jade, t.player(0).own)


@rule("MP-16.10")
def test_black_dice_are_rerolled_and_changed_too() -> None:
    """The same cost; the supply stays."""
    t = Story().dice(0, 3).black(0, 5).stock(0, camel=9).turn(0).play("bonus:raise")
    assert {"die:own_3", "die:black_5"} == set(t.legal())
    t.play("die:black_5")
    assert ([6], [3], 7) == (t.player(0).black, t.player(0).own, t.player(0).camel)
    found = set()
    for key in KEYS:
        t = rolled(Story(key=key).dice(0, 3).black(0, 5).stock(0, camel=1).turn(0), "die:black_5")
        assert ([3], 1, 5) == (t.player(0).own, len(t.player(0).black), t.black_dice)
        found.update(t.player(0).black)
    assert found == FACES


@rule("MP-16.4.1", "MP-16.11")
def test_placed_dice_are_out_of_reach() -> None:
    """On a space or on the money bag, own or black; with no other die nothing can be rerolled or changed."""
    t = Story().dice(0, 3, 4).black(0, 2).lay("bag", 0, 6).stock(0, camel=9)
    t.use(0, "khan", "own_3").play("bonus:reroll")
    assert {"die:own_4", "die:black_2"} == set(t.legal())
    t = Story().dice(0, 3).stock(0, camel=9).use(0, "khan", "own_3")
    for token in ("bonus:reroll", "bonus:raise", "bonus:lower"):
        assert "MP-16.11" == t.rule(token)
    assert "MP-16.4.1" == t.rule("bonus:money_bag")
    assert [(0, 3)] == t.khan


# Taking a black die


@rule("MP-16.7", "MP-25.11")
def test_a_black_die_costs_three_camels_and_is_rolled_at_once() -> None:
    """Any value comes up; the die lies on the player board and is missing in the supply."""
    found = set()
    for key in KEYS:
        t = Story(key=key).dice(0, 3).stock(0, camel=3).turn(0).play("bonus:black_die")
        assert (0, [3], 5) == (t.player(0).camel, t.player(0).own, t.black_dice)
        assert [(0, value) for value in t.player(0).black] == t.told("black-die")
        found.update(t.player(0).black)
    assert found == FACES
    t = Story().dice(0, 3).stock(0, camel=2, coin=9).turn(0)
    assert "MP-16.7" == t.rule("bonus:black_die")


@rule("MP-25.11", "MP-18.3")
def test_a_black_die_may_be_paid_in_jade() -> None:
    """From what is missing to all three."""
    t = Story().dice(0, 3).stock(0, camel=2, jade=9).turn(0).play("bonus:black_die")
    assert ["count:1", "count:2", "count:3"] == t.legal()
    t.play("count:3")
    assert (2, 6, 1) == (t.player(0).camel, t.player(0).jade, len(t.player(0).black))


@rule("MP-25.11", "MP-23.1")
def test_in_the_variant_the_black_die_is_chosen() -> None:
    """One of the values that lie on the board, and it keeps its value."""
    t = Story(black_dice_open=True).black_shown(2, 2, 5).dice(0, 3).stock(0, camel=3).turn(0).play("bonus:black_die")
    assert ["die:black_2", "die:black_5"] == t.legal()
    t.play("die:black_5")
    assert ([5], [2, 2]) == (t.player(0).black, t.seen()["black_shown"])


@rule("MP-25.11", "MP-23.1", "MP-17.4")
def test_in_the_variant_the_black_die_of_a_reward_is_chosen_too() -> None:
    """And with none left there is nothing to choose."""
    t = Story(black_dice_open=True).black_shown(2, 5).dice(0, 3).active(0, "contract_n02")
    t.stock(0, camel=1, pepper=3).turn(0).play("contract:contract_n02")
    assert ["die:black_2", "die:black_5"] == t.legal()
    t.play("die:black_2")
    assert ([2], [5]) == (t.player(0).black, t.seen()["black_shown"])
    t = Story(black_dice_open=True).black_shown().dice(0, 3).active(0, "contract_n02")
    t.stock(0, camel=9, pepper=3).turn(0).play("contract:contract_n02")
    assert ("TakeTurn", []) == (t.question, t.player(0).black)
    assert "MP-16.9" == t.rule("bonus:black_die")


@rule("MP-16.8")
def test_a_black_die_is_taken_only_once_in_a_turn() -> None:
    """Neither before nor after the normal action again; in the next turn it may be."""
    t = Story().dice(0, 3, 4).stock(0, camel=20).turns(0).play("bonus:black_die")
    assert "MP-16.8" == t.rule("bonus:black_die")
    t.play("space:khan", "dice:own_3")
    assert "MP-16.8" == t.rule("bonus:black_die")
    t.play("turn:end", "bonus:black_die")
    assert 2 == len(t.player(0).black)


@rule("MP-16.8", "MP-17.4")
def test_black_dice_of_rewards_do_not_count_towards_the_limit() -> None:
    """One of a contract before the one that is bought, and another one after it."""
    t = Story().dice(0, 3).active(0, "contract_n02", "contract_n14").stock(0, camel=6, pepper=4, gold=2).turn(0)
    t.play("contract:contract_n02", "bonus:black_die", "contract:contract_n14")
    assert (3, 3) == (len(t.player(0).black), t.black_dice)


@rule("MP-16.9")
def test_without_a_black_die_on_the_board_none_can_be_taken() -> None:
    """Whoever has them; the last one can be taken."""
    t = Story(2).black(1, 2, 3, 4).dice(0, 3).stock(0, camel=9).turn(0)
    assert 1 == t.black_dice
    t.play("bonus:black_die")
    assert (0, 1) == (t.black_dice, len(t.player(0).black))
    t = Story(2).black(1, 2, 3, 4, 4).dice(0, 3).stock(0, camel=9).turn(0)
    assert "MP-16.9" == t.rule("bonus:black_die")


# Black dice in play


@rule("MP-17.1", "MP-7.6", "MP-7.7")
def test_black_dice_are_used_like_own_dice_but_have_no_colour() -> None:
    """Alone, mixed with own dice, and where the own colour was used already, more than once."""
    t = Story().lay("khan", 0, 2).dice(0, 4).black(0, 4, 5).stock(0).turn(0).play("space:khan")
    assert {"dice:black_4", "dice:black_5"} == set(t.legal())
    t.play("dice:black_4").end_turn().turn(0)
    t.play("space:khan")
    if t.question == "PlaceDice":
        t.play("dice:black_5")
    assert [(0, 2), ("black", 4), ("black", 5)] == t.khan
    t = Story().dice(0, 4).black(0, 2).stock(0, coin=5).turn(0).play("space:travel_middle")
    assert {(0, 4), ("black", 2)} == set(t.on("travel_middle"))  # the only two there are


@rule("MP-17.1")
def test_the_value_of_a_black_die_counts() -> None:
    """It opens the third book and is the number of a card."""
    t = Story().black(0, 5).stock(0).use(0, "book_3_upper", "black_5", "offer:left")
    assert (2, 1) == (t.player(0).gold, t.player(0).jade)
    t = Story().card("area_card_1", "double_coins").black(0, 5).stock(0).use(0, "area_card_1", "black_5")
    assert 10 == t.player(0).coin


@rule("MP-17.2", "MP-6.2", "MP-6.7")
def test_a_black_die_must_be_used_in_its_round() -> None:
    """The owner is not out of dice and has to act; the round lasts until it is used."""
    t = Story(2).dice(0, 3).stock(0, camel=3).dice(1, 4).turns(0)
    t.play("space:khan")
    if t.question == "PlaceDice":
        t.play("dice:own_3")
    t.play("bonus:black_die")
    t.end_turn()
    assert (1,) == t.asked
    t.play("space:book_1")
    if t.question == "PlaceDice":
        t.play("dice:own_4")
    t.play("offer:left").end_turn()
    assert (0,) == t.asked
    assert "MP-6.2" == t.rule("turn:end")
    t.play("bonus:money_bag")
    if t.question == "FillBag":
        t.play(t.legal()[0])
    t.play("option:a").end_turn()
    assert not t.asked


@rule("MP-17.3")
def test_all_black_dice_go_back_at_the_end_of_the_round() -> None:
    """From the spaces, from the money bag and from the player boards."""
    t = Story().lay("khan", "black", 4).lay("bag", "black", 2).lay("guild_seals", "black", 3).black(0, 6).black_left(2)
    t.new_round()
    assert 6 == t.black_dice
    assert [[]] * 4 == [t.player(seat).black for seat in range(4)]
    assert [] == [*t.khan, *t.on("bag"), *t.on("guild_seals")]


@rule("MP-17.4")
def test_a_black_die_gained_as_a_reward_is_rolled_at_once() -> None:
    """Nothing is paid for it; any value comes up."""
    found = set()
    for key in KEYS:
        t = Story(key=key).active(0, "contract_n02").dice(0, 3).stock(0, camel=1, pepper=3).turn(0)
        assert {"camel": -1, "pepper": -3, "vp": 2, "black dice": 1, "active": -1, "completed": 1} == changed(
            t, "contract:contract_n02"
        )
        assert [(0, value) for value in t.player(0).black] == t.told("black-die")
        found.update(t.player(0).black)
    assert found == FACES


@rule("MP-17.4", "MP-16.2.7")
def test_no_black_die_left_nothing_gained() -> None:
    """The contract can be completed all the same, and an outpost tile brings nothing."""
    t = Story().active(0, "contract_n02").dice(0, 3).stock(0, camel=1, pepper=3).black_left(0).turn(0)
    t.play("contract:contract_n02")
    assert ([], 2, 0) == (t.player(0).black, t.player(0).vp, t.black_dice)
    t = Story().black_left(0)
    before = holdings(t)
    t.gain(0, {"black_die": 1})
    assert {} == change(before, holdings(t))


@rule("MP-17.5")
def test_a_black_die_that_was_placed_cannot_be_taken_again() -> None:
    """It stays on its space until the end of the round."""
    t = Story().black_left(1).dice(0, 3, 3).stock(0, camel=9).turn(0).play("bonus:black_die")
    (value,) = t.player(0).black
    t.play("bonus:money_bag", f"die:black_{value}", "option:a", "space:khan").end_turn()
    assert (0, [("black", value)]) == (t.black_dice, t.on("bag"))
    t.turn(0)
    assert "MP-16.9" == t.rule("bonus:black_die")
    t = Story().black_left(1).black(0, 4).dice(1, 3).stock(1, camel=9).use(0, "khan", "black_4").end_turn()
    assert [("black", 4)] == t.khan
    assert "MP-16.9" == t.turn(1).rule("bonus:black_die")
