"""Worked examples of the solo game (GG-18.14, GG-18.15)."""

import pytest

from caravanserai.games.gugong.state import MENG
from tests.games.gugong.story import Story
from tests.rules import rule

HUMAN = 0


def special_card_at_the_palace() -> Story:
    """Focus Palace; next come a special card and a gift card with the wall icon."""
    t = Story(seats=1, solo_focus="palace").gift("palace", "board_2")
    return t.meng_pile("deck_4", "set5_9").solo_pile("solo_special_a")


@rule("GG-18.14")
def test_mengs_special_card() -> None:
    """Exchange at the Palace, two servants of the supply to the wall, Envoy +2, Intrigue +1, pool unchanged."""
    t = special_card_at_the_palace().meng_turn()
    meng = t.player(MENG)

    assert ("deck_4", ["board_2"]) == (t.gifts["palace"], t.meng_discards)
    assert (2, 4, 6) == (meng.wall, meng.supply, meng.pool)
    assert (2, 1) == (meng.envoy, meng.intrigue)
    assert (0, "focus") == (meng.vp, meng.double)


@rule("GG-18.14")
def test_mengs_special_card_completes_the_wall() -> None:
    """With two servants there already the wall is scored before the location action: 3 VP, and Envoy 1 + 2."""
    t = special_card_at_the_palace().wall(MENG, 2).meng_turn()
    meng = t.player(MENG)

    assert (3, 3, 1) == (meng.vp, meng.envoy, meng.intrigue)
    assert (0, 6, 6) == (meng.wall, meng.supply, meng.pool)


@rule("GG-18.14")
@pytest.mark.parametrize(("supply", "left"), [(1, 10), (0, 10)])
def test_mengs_special_card_with_a_small_supply(supply: int, left: int) -> None:
    """What the supply lacks comes from the pool."""
    t = special_card_at_the_palace().servants(MENG, 12 - supply, supply).meng_turn()
    meng = t.player(MENG)

    assert (2, 0, left) == (meng.wall, meng.supply, meng.pool)


def third_night() -> Story:
    """Day 3: the human's cards make three matches, Meng's none."""
    t = Story(seats=1).day(3).hand(HUMAN).discard(HUMAN, "set4_2", "set4_5", "set4_7", "set4_8").dice(2, 5, 7)
    return t.meng_pile().meng_discard("set5_3", "set5_4", "set5_9", "deck_9").servants(MENG, 1)


@rule("GG-18.15")
def test_mengs_night_won_on_the_intrigue_track() -> None:
    """Three matches each: Meng is further on, so the bonus is his; both gain three servants."""
    t = third_night().intrigue((HUMAN, 4), (MENG, 5)).night()

    assert None is t.who
    assert (3, 1, 4) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).pool)
    assert (0, 0, 9) == (t.player(HUMAN).vp, t.player(HUMAN).envoy, t.player(HUMAN).pool)


@rule("GG-18.15")
def test_mengs_night_lost_on_the_intrigue_track() -> None:
    """The human is further on: 3 VP and the Envoy step are the human's."""
    t = third_night().intrigue((MENG, 5), (HUMAN, 6)).night()
    t.play("answer:yes")

    assert (3, 1, 9) == (t.player(HUMAN).vp, t.player(HUMAN).envoy, t.player(HUMAN).pool)
    assert (0, 0, 4) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).pool)


@rule("GG-18.15")
def test_mengs_night_with_two_servants_left() -> None:
    """He gains up to three: only two if the supply holds no more, and still has three matches."""
    t = third_night().servants(MENG, 10).intrigue((HUMAN, 4), (MENG, 5)).night()

    assert (12, 0, 3) == (t.player(MENG).pool, t.player(MENG).supply, t.player(MENG).vp)
