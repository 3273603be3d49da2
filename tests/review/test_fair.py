"""Equal bots have equal luck: every part of a review has a mean of nought where all play alike."""

from collections.abc import Callable
from math import hypot, sqrt
from statistics import fmean, stdev

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.core.rng import mixed
from caravanserai.review.depth import Depth
from caravanserai.review.judging import Judging
from caravanserai.review.review import Part
from tests.oasis import GAME as OASIS
from tests.review.tables import Chooser, at_random, oasis, reviewed

DEPTH = Depth("fair", worlds=2, tries=1, draws=2, eyes=1, rounds=0, search=0.01)
FAR = 3.5  # standard errors: once in two thousand by chance, and never again, as all comes from fixed keys


class Usual:
    """Somebody who plays as all do who play on in a review, from a seed of their own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.onward = Judging(OASIS, 2, DEPTH).onward

    def choose(self, view: SeatView) -> int:
        return self.plan(view)[0]

    def plan(self, view: SeatView) -> tuple[int, ...]:
        luck = int(mixed((self.seed << 20) + view.decision))
        return tuple(self.onward.turn(view.imagine(luck), view.seat, list(view.legal), luck))


def as_usual(seed: int) -> Chooser:
    return Follower(Usual(seed)).choose


def parts(games: range, chooser: Callable[[int], Chooser]) -> list[Part]:
    """What was found for each seat of these games, of two equal players."""
    found: list[Part] = []
    for key in games:
        played = oasis(key, [chooser(2 * key), chooser(2 * key + 1)], short=True)
        found += reviewed(played, Judging(OASIS, 2, DEPTH, seed=key)).parts
    return found


def first_seat(found: list[Part]) -> list[Part]:
    """One of the two: what moves one seat up moves the other down."""
    return [part for part in found if part.seat == 0]


def error(numbers: list[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers))


def is_nought(numbers: list[float]) -> bool:
    return abs(fmean(numbers)) <= FAR * error(numbers)


def advantages(games: range) -> list[float]:
    """By how much the first seat came out above an even start, in games that nobody reviews."""
    played = (oasis(key, [as_usual(2 * key), as_usual(2 * key + 1)], short=True) for key in games)
    return [one.result[0] - 1.0 / 2 for one in played]


def hold_to_nought(found: list[Part]) -> None:
    assert is_nought([part.luck.mean for part in found])
    assert is_nought([part.own.mean + part.others.mean for part in found])
    assert is_nought([part.unexplained.mean for part in found])


def test_who_plays_as_usual_gains_and_loses_nothing_on_average() -> None:
    """Of those who play as all do in a review own choices alone have a mean of nought, and so has all the rest."""
    found = parts(range(30), as_usual)
    hold_to_nought(first_seat(found))
    own = [part.own.mean for part in found]
    assert is_nought(own)
    assert any(own), "they do not always do the same"


def test_who_plays_at_random_loses_by_own_choices_and_not_by_luck() -> None:
    """Two who take anything are as lucky as anybody; what each throws away the other is given."""
    found = parts(range(100, 130), at_random)
    hold_to_nought(first_seat(found))
    own = [part.own.mean for part in found]
    assert fmean(own) < -FAR * stdev(own) / sqrt(len(own))


@pytest.mark.long
def test_many_games_of_equals() -> None:
    """So many that it shows who is lucky to begin: by as much as they win more often in other games."""
    advantage = advantages(range(10_000, 13_000))
    for chooser, first in ((as_usual, 1000), (at_random, 3000)):
        found = first_seat(parts(range(first, first + 1500), chooser))
        luck = [part.luck.mean for part in found]
        assert abs(fmean(luck) - fmean(advantage)) <= FAR * hypot(error(luck), error(advantage))
        assert is_nought([part.own.mean + part.others.mean for part in found])
        assert is_nought([part.unexplained.mean for part in found])


def test_all_adds_up() -> None:
    """In every game, for every seat, to the last digit."""
    for key in range(3):
        played = oasis(key, [at_random(3 * key + n) for n in range(3)])
        review = reviewed(played, Judging(OASIS, 3, DEPTH))
        for part in review.parts:
            told = part.start + part.own.mean + part.others.mean + part.luck.mean + part.unexplained.mean
            assert part.result == pytest.approx(told, abs=1e-12)
            assert played.result[part.seat] == part.result
        for what in ("own", "others", "luck"):
            assert all(getattr(part, what).error >= 0.0 for part in review.parts)
        moved = [part.own.mean + part.others.mean for part in review.parts]
        assert sum(moved) == pytest.approx(0.0, abs=1e-9), "what one seat gains others lose"
