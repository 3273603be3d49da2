"""In the last round of Oasis all can be counted: the measure says what counting says."""

from dataclasses import replace
from math import exp
from statistics import fmean

import pytest

from caravanserai.core.play import asked, legal, take
from caravanserai.review.depth import Depth
from caravanserai.review.judged import judge_turn
from caravanserai.review.judging import SPREAD, Judging
from caravanserai.review.review import CHOICE
from caravanserai.review.turns import Played, Turn
from tests.oasis import GAME as OASIS
from tests.oasis.state import Oasis
from tests.review.tables import Chooser, at_random, last_round, oasis, played_on, reviewed

DEPTH = Depth("counted", worlds=100, tries=3, draws=200, eyes=2, rounds=0, search=0.02)
LESS = replace(DEPTH, worlds=6)


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
        choice = judge_turn(played, Judging(OASIS, 2, LESS), number).choice
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


def worths(s: Oasis) -> dict[int, float]:
    """What each choice is worth to seat 0 at once."""
    out = {}
    for choice in legal(s):
        after = s.clone()
        take(after, choice)
        out[choice] = OASIS.worth(after, 0)
    return out


def expected(star: int) -> float:
    """Seat 0's chance after a roll, counted: who plays on takes each choice as often as it looks good."""
    s = dawn(star)
    weights = {choice: exp(worth / SPREAD) for choice, worth in worths(s).items()}
    chance = 0.0
    for choice, weight in weights.items():
        after = s.clone()
        take(after, choice)
        chance += weight / sum(weights.values()) * max(shares(after))
    return chance


def dawn(star: int) -> Oasis:
    """The table after this roll."""
    s = rolling(star)
    take(s, legal(s)[0])
    assert star == s.star
    return s


def rolling(star: int) -> Oasis:
    """A last round with this roll to come, in which seat 0 has the stargazer and is a point behind.

    By a 1 it gains dates and loses, by a 2 water and shares the win, by a 3 points and wins; if it plays the card.
    """
    s = last_round((4, 5), ("stargazer",))
    for key in range(100):
        s.draw_from(key)
        after = s.clone()
        take(after, legal(after)[0])
        if after.star == star:
            return s
    raise AssertionError(f"no roll of {star}")


def playing(token: str) -> Chooser:
    """Seat 0 takes this where it can; there is nothing else to decide."""
    code = OASIS.space.code(token)
    return lambda view: code if view.seat == 0 and code in view.legal else view.legal[0]


PLAYED = "trader:stargazer"
SKIPPED = "answer:skip"


@pytest.mark.parametrize("star", [1, 2, 3])
def test_luck_is_what_came_less_what_comes_on_average(star: int) -> None:
    """The stargazer's gift depends on the die, and so does the win: three rolls, each as likely."""
    played = played_on(rolling(star), playing(PLAYED))
    assert {1: 0.0, 2: 0.5, 3: 1.0}[star] == played.result[0]
    exact = expected(star) - fmean(expected(n) for n in (1, 2, 3))
    found = judge_turn(played, judging(), 0).luck
    assert found is not None
    assert found[0].mean == pytest.approx(exact, abs=4 * found[0].error)
    assert 0.0 < found[0].error < 0.05
    assert found[1].mean == pytest.approx(-found[0].mean)


@pytest.mark.parametrize("star", [1, 2, 3])
@pytest.mark.parametrize("token", [PLAYED, SKIPPED])
def test_all_parts_are_what_counting_says(star: int, token: str) -> None:
    """Deal, roll and choice, each by itself; where nothing is hidden nothing is left over but the error of samples."""
    played = played_on(rolling(star), playing(token))
    mine, theirs = reviewed(played, judging()).parts
    average = fmean(expected(n) for n in (1, 2, 3))
    assert mine.luck.mean == pytest.approx(expected(star) - average + average - 0.5, abs=4 * mine.luck.error)
    # What is done less than once in two hundred games may not be seen in a hundred, and no error tells of it.
    seldom = 0.5 / DEPTH.worlds
    assert mine.own.mean == pytest.approx(played.result[0] - expected(star), abs=4 * mine.own.error + seldom)
    assert 0.0 == mine.others.mean
    assert mine.own.mean == pytest.approx(-theirs.others.mean)
    assert abs(mine.unexplained.mean) <= 4 * mine.unexplained.error
    told = mine.start + mine.own.mean + mine.others.mean + mine.luck.mean + mine.unexplained.mean
    assert played.result[0] == pytest.approx(told, abs=1e-12)


def test_a_card_not_played_is_the_seat_s_own_doing_and_a_key_moment() -> None:
    """With a 3 seat 0 would have won: all of it is lost by that, whatever the roll was worth before."""
    played = played_on(rolling(3), playing(SKIPPED))
    review = reviewed(played, judging())
    (moment,) = [one for one in review.moments if one.kind == CHOICE]
    assert (0, -1.0, 0.0) == (moment.seat, moment.change.mean, moment.change.error)
    assert [PLAYED] == [OASIS.space.token(choice) for choice in moment.better]
    assert review.parts[0].own.mean < -0.5
