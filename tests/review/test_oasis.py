"""In the last round of Oasis all can be counted: the measure says what counting says."""

from statistics import fmean

import pytest

from caravanserai.bots import SeatView
from caravanserai.core.play import asked, legal, take
from caravanserai.review.depth import Depth
from caravanserai.review.judged import judge_turn
from caravanserai.review.judging import Judging
from caravanserai.review.turns import Played, Turn
from tests.oasis import GAME as OASIS
from tests.oasis.state import Oasis
from tests.review.tables import Chooser, at_random, last_round, oasis, played_on, reviewed

DEPTH = Depth("counted", worlds=6, tries=3, draws=200, eyes=2, rounds=0, search=0.02)


def judging() -> Judging:
    return Judging(OASIS, 2, DEPTH)


# Choices


def shares(s: Oasis) -> set[float]:
    """What seat 0 can have of the win, whatever is decided from here on; only one seat has still to decide."""
    if not asked(s):
        won = [standing.seat for standing in OASIS.standings(s) if standing.won]
        return {1 / len(won) if 0 in won else 0.0}
    found: set[float] = set()
    for choice in legal(s):
        after = s.clone()
        take(after, choice)
        found |= shares(after)
    return found


def table_before(played: Played, turn: Turn) -> Oasis:
    s = played.tables[turn.first]
    assert isinstance(s, Oasis)
    return s


def last_choice(played: Played) -> tuple[int, Turn] | None:
    """The last turn in which there was a choice, if nothing is revealed to anybody in it."""
    free = [(number, turn) for number, turn in enumerate(played.turns) if turn.is_free]
    number, turn = free[-1]
    return (number, turn) if asked(played.tables[turn.first]) == (turn.seat,) else None


def test_the_loss_of_a_last_turn_is_what_counting_says() -> None:
    """At the end of forty games played at random: the best of all turns, less the one that was taken; and no error.

    A search leaves out a turn now and then (of those that look alike it follows one): it may find less, never more.
    """
    seen, missed = [], 0
    for key in range(40):
        played = oasis(key, [at_random(2 * key), at_random(2 * key + 1)])
        if (found := last_choice(played)) is None:
            continue
        number, turn = found
        mine = shares(table_before(played, turn))
        best = max(mine) if turn.seat == 0 else 1 - min(mine)
        choice = judge_turn(played, judging(), number).choice
        assert choice is not None
        exact = best - played.result[turn.seat]
        assert choice.loss.mean <= exact
        missed += choice.loss.mean < exact
        assert 0.0 == choice.loss.error
        seen.append(choice.loss.mean)
    assert len(seen) > 30
    assert missed <= 1
    assert {0.0, 1.0} <= set(seen), "games in which the last turn decided nothing, and in which it decided all"


# Luck


def usual(view: SeatView) -> int:
    """Whatever the judge would do."""
    return judging().found(view, view.legal[:1])[0][0]


def rolled(star: int, decide: Chooser = usual) -> Played:
    """A last round with this roll, in which seat 0 has the stargazer and is a point behind.

    By a 1 it gains dates and loses, by a 2 water and shares the win, by a 3 points and wins.
    """
    s = last_round((4, 5), ("stargazer",))
    for key in range(100):
        s.draw_from(key)
        dawn = s.clone()
        take(dawn, legal(dawn)[0])
        if dawn.star == star:
            return played_on(s, decide)
    raise AssertionError(f"no roll of {star}")


@pytest.mark.parametrize("star", [1, 2, 3])
def test_luck_is_what_came_less_what_comes_on_average(star: int) -> None:
    """The stargazer's gift depends on the die, and so does the win: three rolls, each as likely."""
    played = rolled(star)
    chances = {1: 0.0, 2: 0.5, 3: 1.0}
    assert chances[star] == played.result[0]
    exact = chances[star] - fmean(chances.values())

    found = judge_turn(played, judging(), 0).luck
    assert found is not None
    assert found[0].mean == pytest.approx(exact, abs=4 * found[0].error)
    assert found[0].error < 0.05
    assert found[1].mean == pytest.approx(-found[0].mean)


def test_nothing_is_left_over_where_nothing_is_hidden() -> None:
    """Start, choices and luck are the result, but for the error of the draws: who plays as the judge loses nothing."""
    for star in (1, 2, 3):
        played = rolled(star)
        review = reviewed(played, judging())
        for part in review.parts:
            assert 0.0 == part.own.mean == part.others.mean
            assert abs(part.unexplained.mean) <= 4 * part.unexplained.error
            told = part.start + part.own.mean + part.others.mean + part.luck.mean + part.unexplained.mean
            assert part.result == pytest.approx(told, abs=1e-12)


def test_a_turn_thrown_away_is_the_seat_s_own_doing() -> None:
    """With the same roll, seat 0 leaves the stargazer in its hand: the win is lost, and by nobody else."""

    def careless(view: SeatView) -> int:
        skip = OASIS.space.code("answer:skip")
        return skip if view.seat == 0 and skip in view.legal else usual(view)

    assert [1.0, 0.0] == rolled(3).result
    played = rolled(3, careless)
    assert [0.0, 1.0] == played.result
    mine, theirs = reviewed(played, judging()).parts
    assert (-1.0, 0.0) == (mine.own.mean, mine.others.mean)
    assert (0.0, 1.0) == (theirs.own.mean, theirs.others.mean)
    assert abs(mine.unexplained.mean) <= 4 * mine.unexplained.error
