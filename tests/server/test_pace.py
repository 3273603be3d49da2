"""The time a bot takes tells nothing of what it holds: what it decides is told at beats that its level sets."""

from itertools import pairwise

import pytest

from caravanserai.bots.levels import LEVELS
from caravanserai.tables.pace import BEATS, kept_for


@pytest.mark.parametrize("level", LEVELS)
def test_quick_and_slow_thoughts_are_told_at_the_same_moment(level: str) -> None:
    beat = BEATS[LEVELS.index(level) + 1]
    told = {round(took + kept_for([level], took), 6) for took in (0.0, 0.001, beat / 3, beat)}
    assert {beat} == told
    assert 2 * beat == pytest.approx(beat * 1.2 + kept_for([level], beat * 1.2))


def test_stronger_levels_are_not_told_sooner() -> None:
    assert all(0 < one <= other for one, other in pairwise(BEATS[1:]))
    assert len(LEVELS) + 1 == len(BEATS)


def test_several_who_decide_together_are_told_at_the_longest_beat() -> None:
    assert kept_for(["trader", "sage"], 0.1) == kept_for(["sage"], 0.1) > kept_for(["trader"], 0.1)


def test_bots_for_programs_are_not_kept() -> None:
    assert (0.0, 0.0, 0.0) == (kept_for(["greedy"], 0.7), kept_for(["random"], 0.0), kept_for([], 1.0))
