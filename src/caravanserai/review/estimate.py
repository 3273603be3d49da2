"""Numbers that are guessed from samples, and how far they may be off."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from caravanserai.bots.search import Sum

NINE_IN_TEN: Final = 1.645  # standard errors either side


@dataclass(frozen=True)
class Estimate:
    """A mean, and its standard error."""

    mean: float
    error: float = 0.0

    @property
    def width(self) -> float:
        """So far either side the truth lies nine times in ten, as far as chance goes."""
        return NINE_IN_TEN * self.error

    def wider(self, error: float) -> "Estimate":
        """The same with another source of error, independent of the first."""
        return Estimate(self.mean, sqrt(self.error**2 + error**2))

    def plain(self) -> list[float]:
        """As it is written down."""
        return [round(self.mean, DIGITS), round(self.error, DIGITS)]


DIGITS: Final = 6
NOTHING: Final = Estimate(0.0)


def few(n: int) -> float:
    """By how much wider a range of nine in ten has to be if its size was guessed from n games (Student, for n > 1)."""
    return 1.0 + (NINE_IN_TEN**2 + 1.0) / (4.0 * max(1, n - 1))


def from_plain(row: Sequence[float]) -> Estimate:
    return Estimate(float(row[0]), float(row[1]))


def of(seen: Sum) -> Estimate:
    return Estimate(seen.mean(), seen.error())


def of_chance(seen: Sum) -> Estimate:
    """A chance; that something came every time, or never, in a few games does not make it certain (Agresti, Coull)."""
    if 0.0 < seen.mean() < 1.0:
        return of(seen)
    n = seen.n + NINE_IN_TEN**2
    middle = (seen.total + NINE_IN_TEN**2 / 2.0) / n
    return Estimate(seen.mean(), sqrt(middle * (1.0 - middle) / n))


def sum_of(parts: Iterable[Estimate]) -> Estimate:
    """Together, where they come from different samples."""
    mean, squares = 0.0, 0.0
    for part in parts:
        mean += part.mean
        squares += part.error**2
    return Estimate(mean, sqrt(squares))
