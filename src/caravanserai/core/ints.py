"""Short rows of whole numbers: piles, tracks, spaces on a board.

A row has one owner: `added` and `without` return the row to keep, and the old
one must not be used again (librt may have changed it in place). Only `copied`
makes a second one. No other module imports librt's functions.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from caravanserai.core.ids import Ints


def row(items: list[int]) -> Ints:
    """A new row of these numbers."""
    return vec[i64](items)


def filled(n: i64, value: i64) -> Ints:
    """A row of n equal numbers."""
    return vec[i64]([value] * n)


def room_for(n: i64) -> Ints:
    """An empty row that n numbers can be added to without its being moved."""
    return vec[i64](capacity=n)


def copied(a: Ints) -> Ints:
    """A new row of the same numbers."""
    return a[:]


def added(a: Ints, item: i64) -> Ints:
    """The row with a number at its end; the row given must not be used any more."""
    return append(a, item)


def without(a: Ints, item: i64) -> Ints:
    """The row without one such number; the row given must not be used any more."""
    return remove(a, item)


def joined(a: Ints, b: Ints) -> Ints:
    """A new row: all of a, then all of b."""
    out = vec[i64](capacity=len(a) + len(b))
    for item in a:
        out = append(out, item)
    for item in b:
        out = append(out, item)
    return out


def filled_places(a: Ints) -> i64:
    """How many places of a row hold something: a number that is not below 0."""
    out: i64 = 0
    for n in a:
        if n >= 0:
            out += 1
    return out


def total(a: Ints) -> i64:
    """The sum of a row."""
    out: i64 = 0
    for n in a:
        out += n
    return out


NO_ROW: Final = filled(0, 0)  # may be shared: an empty row has nothing that `added` could change in place
