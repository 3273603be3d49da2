"""What networks see, in small: sets and single things as rows of numbers from 0 to 1."""

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import NOBODY, Seat


def members(bits: i64, n: i64) -> list[float]:
    """A set of the numbers 0 to n - 1, as n numbers that are 1 for a member."""
    return [1.0 if has(bits, i) else 0.0 for i in range(n)]


def alone(at: i64, n: i64) -> list[float]:
    """One of n things; none if it is below 0."""
    return members(bit(at) if at >= 0 else 0, n)


def from_seat(seats: i64, seat: Seat, who: Seat, most: i64) -> list[float]:
    """A player, counted from the one that looks; nobody is no number."""
    return alone(NOBODY if who == NOBODY else (who - seat + seats) % seats, most)
