"""Short rows of numbers with fractions, as `ints` has them of whole ones: a row has one owner."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.ids import Floats

FOREMOST: Final = 2.0  # times a clear lead: beyond that it makes no difference


def floats(items: list[float]) -> Floats:
    return vec[float](items)


def zeros(n: int) -> Floats:
    """A row of n noughts."""
    return vec[float]([0.0] * n)


# What sketches of seats are written with


def yes(condition: bool) -> float:
    return 1.0 if condition else 0.0


def raise_to(out: Floats, at: i64, number: float) -> None:
    """The larger of what stands there and a number."""
    out[at] = max(out[at], number)


def best_and_mean(out: Floats, at: i64, number: float, share: float) -> None:
    """One more of several: the largest so far, and beside it the sum of their shares."""
    raise_to(out, at, number)
    out[at + 1] += number * share


def lead(points: float, clear: float) -> float:
    """A lead in points, or what is behind, by what is a clear one."""
    return min(max(points / clear, -FOREMOST), FOREMOST)
