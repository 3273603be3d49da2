"""What a table is worth to everybody who sits at it."""

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.state import State

CERTAIN: Final = 30.0  # beyond that the curve is flat, and `exp` too large


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own `worth`: roughly the points that a seat will have in the end.

    To win is to be ahead of the best other: `values` are chances of that, by seat. Who sits alone is compared with
    how things stood at first.
    """

    def __init__(self, worth: Callable[[State, int], float], seats: i64, scale: float = 10.0) -> None:
        self.worth: Final = worth
        self.seats: Final = seats
        self.scale: Final = scale
        self.points: list[float] = [0.0] * seats
        self.values: list[float] = [0.0] * seats
        self.alone: float = 0.0
        self.hopes: list[float] = [0.0] * seats
        self.chances: list[float] = [0.0] * seats

    def glance(self, s: State, seat: i64) -> float:
        """For comparing tables in the middle of a turn: quick, and roughly in points."""
        return self.worth(s, seat)

    def points_of(self, s: State, seat: i64) -> float:
        """The points that a seat may expect, at the end of a turn."""
        return self.worth(s, seat)

    def begin(self, s: State) -> None:
        """Note how things stand when a search begins."""
        if self.seats == 1:
            self.alone = self.points_of(s, 0)

    def look(self, s: State) -> None:
        """Judge a table for all seats: `points`, and from them `values`."""
        points, values = self.points, self.values
        seats = self.seats
        for seat in range(seats):
            points[seat] = self.points_of(s, seat)
        for seat in range(seats):
            values[seat] = chance(self.ahead(seat), self.scale)

    def tell(self, s: State) -> None:
        """What people are told of the table last looked at: points (`hopes`), and chances to win that add up to one.

        Searches weigh `values`: to have more of a lead is better also where it makes no other winner.
        """
        points, chances = self.points, self.chances
        seats = self.seats
        for seat in range(seats):
            self.hopes[seat] = points[seat]
        if seats == 1:
            chances[0] = self.values[0]  # alone there is nobody to share with
            return
        best = points[0]
        for seat in range(seats):
            best = max(best, points[seat])
        for seat in range(seats):
            if len(s.stack) == 0:
                chances[seat] = 1.0 if points[seat] == best else 0.0
            else:
                chances[seat] = exp((points[seat] - best) / self.scale)
        self.share()

    def share(self) -> None:
        """Make chances of strengths."""
        total = 0.0
        for strength in self.chances:
            total += strength
        for seat in range(self.seats):
            self.chances[seat] /= total

    def ahead(self, seat: i64) -> float:
        """By how many points a seat is ahead of the best other at the table last looked at; alone, of how it began."""
        points = self.points
        best = self.alone if self.seats == 1 else -1e9
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return points[seat] - best


def chance(margin: float, scale: float) -> float:
    """How likely somebody wins who is so many points ahead."""
    x = margin / scale
    if x > CERTAIN:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -CERTAIN else 0.0
