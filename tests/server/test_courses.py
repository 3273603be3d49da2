"""A stored game is read only if all of it is there, and played again a few decisions at a time."""

import asyncio
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.course import Course, begun
from caravanserai.core.game import Game, games
from caravanserai.core.rng import key_from
from caravanserai.kit.walk import Dice
from caravanserai.tables.courses import PLAYED_AT_A_TIME, agrees, check_numbers, latest
from caravanserai.tables.problem import Damaged

GONE = "2 decisions were taken, and not all of them are there"
UNTOLD = "of what was told some is missing"


@pytest.mark.parametrize(
    ("decisions", "told", "said"),
    [
        ([1], [0, 1], GONE),
        ([2], [0, 1], GONE),
        ([1, 3], [0, 1], GONE),
        ([1, 2, 3], [0, 1], GONE),
        ([1, 2], [1], UNTOLD),
        ([1, 2], [0, 2], UNTOLD),
    ],
)
def test_a_gap_is_not_taken_for_the_end(decisions: list[int], told: list[int], said: str) -> None:
    with pytest.raises(Damaged, match=said):
        check_numbers({"decided": 2}, [{"n": n} for n in decisions], [{"n": n} for n in told])


def test_what_is_whole_is_read() -> None:
    check_numbers({"decided": 2}, [{"n": 1}, {"n": 2}], [{"n": 0}, {"n": 1}, {"n": 2}])
    check_numbers({"decided": 0}, [], [])


def walked(decisions: int) -> Course:
    """A game of which so many decisions were chosen at random."""
    game: Game[Any] = games()["gugong"]
    course, dice = begun(game, 2, key_from(5), game.options(2, {})), Dice(5)
    while course.decided < decisions:
        seat = int(play.asked(course.s)[0])
        options = play.legal(course.s, seat)
        course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    return course


@pytest.mark.parametrize("how", ["agrees", "latest"])
def test_others_have_their_turn_while_a_game_is_played_again(how: str) -> None:
    """A game of another edition is played again from its start whenever it is read, however long it is."""
    course, turns = walked(6 * PLAYED_AT_A_TIME), list[int]()
    course.snapshots.clear()

    async def others() -> None:
        while True:
            turns.append(course.decided)
            await asyncio.sleep(0)

    async def work() -> None:
        beside = asyncio.create_task(others())
        if how == "agrees":
            assert await agrees(course, {})
        else:
            assert 6 * PLAYED_AT_A_TIME == (await latest(course))[1]
        beside.cancel()

    asyncio.run(work())
    assert len(turns) >= 6
