"""Small bags of up to six kinds of things, each held in one integer: workers, goods.

A bag has no order, needs no copying, and is compared with another in one step:
each kind has eight bits, of which the highest stays free.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import shifted
from caravanserai.core.ids import Ints
from caravanserai.core.ints import added, room_for

KINDS: Final = 6
WIDTH: Final = 8
MOST: Final = 127  # of one kind
FREE: Final[i64] = sum(128 << WIDTH * kind for kind in range(KINDS))  # the highest bit of every kind


def some(kind: i64, n: i64) -> i64:
    """A bag with n of one kind."""
    return shifted(n, WIDTH * kind)


def held(bag: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (bag >> (WIDTH * kind)) & MOST


def contains(bag: i64, part: i64) -> bool:
    """Whether a bag has at least what another has."""
    return ((bag | FREE) - part) & FREE == FREE


def contained(bag: i64, parts: Ints, among: Ints, by: i64) -> Ints:
    """Which of some parts a bag contains: their numbers, each raised by so much."""
    out = room_for(len(among))
    for n in among:
        if contains(bag, parts[n]):
            out = added(out, n + by)
    return out


def size(bag: i64) -> i64:
    """How many things in all."""
    out: i64 = 0
    while bag:
        out += bag & MOST
        bag >>= WIDTH
    return out


def packed(counts: list[int]) -> i64:
    """A bag from the number of each kind; for constants."""
    out: i64 = 0
    for kind in range(len(counts)):
        out += some(kind, counts[kind])
    return out
