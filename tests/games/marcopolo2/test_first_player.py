"""The hourglass (section 21 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.story import Story
from tests.rules import rule

DICE = {"travel_lower": 1, "travel_middle": 2, "travel_upper": 3}
LOWER, MIDDLE, UPPER = DICE


def travel(t: Story, seat: int, space: str, black: bool = False) -> Story:
    """A step to the oasis and no further, with own or black dice."""
    dice = [4] * DICE[space]
    t.stock(seat, coin=20, camel=20).figure(seat, "beijing").dice(seat, *([] if black else dice))
    if black:
        t.black(seat, *dice)
    return t.turn(seat).play(f"space:{space}", "location:oasis_gobi", "answer:skip").end_turn()


@rule("MP-21.1")
@pytest.mark.parametrize("space", DICE)
def test_the_first_travel_action_of_a_round_takes_the_hourglass(space: str) -> None:
    """Whichever of the three spaces it is, in every round."""
    t = travel(Story(3).first(2), 1, space)
    assert (1, [(1,)]) == (t.hourglass, t.told("hourglass"))
    t.new_round()
    t.s.stack.clear()
    assert 0 == travel(t, 0, LOWER).hourglass


@rule("MP-21.1", "MP-21.6")
@pytest.mark.parametrize(
    ("before", "now", "taken"),
    [
        (LOWER, MIDDLE, True),
        (LOWER, UPPER, True),
        (MIDDLE, UPPER, True),
        (LOWER, LOWER, True),
        (MIDDLE, MIDDLE, True),
        (UPPER, UPPER, True),
        (MIDDLE, LOWER, False),
        (UPPER, LOWER, False),
        (UPPER, MIDDLE, False),
    ],
)
def test_a_higher_or_equal_space_takes_it_a_lower_one_does_not(before: str, now: str, taken: bool) -> None:
    """Compared with the highest space used in this round."""
    t = travel(travel(Story(3).first(0), 1, before), 2, now)
    assert (2 if taken else 1) == t.hourglass == t.seen()["hourglass"]


@rule("MP-21.1", "MP-21.6")
def test_every_space_used_before_in_the_round_counts() -> None:
    """Upper, then lower, then middle: the middle is above the last but not above all."""
    t = travel(travel(travel(Story(4), 1, UPPER), 2, LOWER), 3, MIDDLE)
    assert 1 == t.hourglass
    assert 1 == travel(t, 1, MIDDLE, black=True).hourglass


@rule("MP-21.6")
def test_a_lower_space_changes_nothing_whoever_uses_it() -> None:
    """Not for the holder, nor for the first player of this round."""
    t = travel(Story(3).first(0), 1, MIDDLE)
    for seat in (0, 1, 2):
        assert 1 == travel(t, seat, LOWER).hourglass
    assert [(1,)] == t.told("hourglass")


@rule("MP-21.2")
def test_the_hourglass_may_change_hands_several_times() -> None:
    """Lower, middle, middle, upper by four players; the last one starts the next round."""
    t = Story(4).first(0)
    held = [travel(t, seat, space).hourglass for seat, space in ((2, LOWER), (0, MIDDLE), (1, MIDDLE), (3, UPPER))]
    assert [2, 0, 1, 3] == held
    t.new_round()
    while t.question == "TakeCompensation":
        t.play("count:0")
    assert (3, (3,), 2) == (t.first_seat, t.asked, t.this_round)
    assert (3,) == t.told("first-player")[-1]


@rule("MP-21.3")
def test_the_current_round_goes_on_in_its_order() -> None:
    """Seat 2 takes the hourglass in the second turn; seat 3 follows, then seat 0; seat 1 began this round."""
    t = Story(4).first(1)
    for seat in range(4):
        t.dice(seat, 4, 4).stock(seat)
    t.stock(3, coin=4).turns(1)
    t.play("space:khan").end_turn()
    t.stock(2, coin=2, camel=1).play("space:travel_lower", "location:oasis_gobi", "answer:skip").end_turn()
    assert (2, 1, (3,)) == (t.hourglass, t.first_seat, t.asked)
    assert (2, 1) == (t.seen()["hourglass"], t.seen()["first"])
    t.play("space:khan").end_turn()
    assert (0,) == t.asked


@rule("MP-21.4")
def test_without_travel_the_first_player_stays() -> None:
    """Also when others move by a card; the same player begins again."""
    t = Story(3).first(2).card("area_card_1", "move_camels").dice(0, 3).stock(0, camel=9)
    t.use(0, "area_card_1", "own_3")
    while t.question != "Move":
        t.play(t.legal()[0])
    t.play("location:oasis_gobi")
    while t.asked and t.question != "TakeTurn":
        t.play("answer:skip" if "answer:skip" in t.legal() else t.legal()[0])
    t.end_turn()
    assert (["oasis_gobi"], 2) == (t.player(0).figures, t.hourglass)
    t.new_round()
    while t.question == "TakeCompensation":
        t.play("count:0")
    assert (2, (2,)) == (t.first_seat, t.asked)


@rule("MP-21.5")
def test_black_dice_count_like_own_dice() -> None:
    """They take the hourglass, and what they used must be equalled."""
    t = travel(Story(3).first(0), 1, MIDDLE, black=True)
    assert 1 == t.hourglass
    assert 1 == travel(t, 2, LOWER).hourglass
    assert 2 == travel(t, 2, MIDDLE).hourglass
    t = travel(Story(3).first(0), 1, MIDDLE)
    assert 2 == travel(t, 2, MIDDLE, black=True).hourglass
