"""The time a bot takes tells nothing of what it holds: what it decides is told at beats that its level sets."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from caravanserai.bots.levels import LEVELS
from caravanserai.tables import opponents
from caravanserai.tables.choosing import Chosen
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


def idle(decisions: int, is_seated: bool, comes_after: int | None) -> list[float]:
    """How long bots are kept that have decided so much at a table, if somebody sits there or comes to look."""
    slept: list[float] = []
    watchers: set[int] = set()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == comes_after:
            watchers.add(1)

    async def choose(*_: Any) -> Chosen:
        return Chosen([(0, "x")] * decisions)

    table = SimpleNamespace(
        id="t",
        config=SimpleNamespace(paced=True),
        thinkers=SimpleNamespace(choose=choose),
        played=None,
        row={"lesson": False},
        watchers=watchers,
        persons=lambda: {"me"} if is_seated else set(),
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        asyncio.run(opponents.Opponents(cast(Any, table))._chosen({0: "random"}))
    return [one for one in slept if one]


def test_bots_among_themselves_do_not_hurry() -> None:
    """Unless somebody sits there, or looks: then they go on as ever, from the next decision on."""
    beat = opponents.UNWATCHED_BEAT
    assert [beat] * 5 == idle(5, False, None)
    assert [] == idle(5, True, None)
    assert [beat] * 2 == idle(5, False, 3)  # the first wait is that of their level, which is none
