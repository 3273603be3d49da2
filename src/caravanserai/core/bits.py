"""Small sets of the numbers 0 to 61, each held in one integer: hands, decrees held, seats.

A set has no order to leak, needs no copying, and lists itself ascending.
"""

from mypy_extensions import i64

from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled


def bit(n: i64) -> i64:
    """The set of one number."""
    return shifted(1, n)  # `1 << n` itself would be compiled to a shift of 32 bits


def shifted(bits: i64, n: i64) -> i64:
    """A set with n added to each of its numbers."""
    return bits << n


def whole(n: i64) -> i64:
    """The set of the numbers 0 to n - 1: all cards of a pile."""
    return bit(n) - 1


def has(bits: i64, n: i64) -> bool:
    """Whether a number is in a set."""
    return (bits >> n) & 1 == 1


def count(bits: i64) -> i64:
    """How many numbers are in a set."""
    out: i64 = 0
    while bits:
        bits &= bits - 1
        out += 1
    return out


def nth(bits: i64, n: i64) -> i64:
    """The n-th smallest number of a set, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    out: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        out += 8
    while bits & 1 == 0:
        bits >>= 1
        out += 1
    return out


def numbers(bits: i64) -> Ints:
    """The numbers of a set, ascending."""
    return raised(bits, 0)


def raised(bits: i64, by: i64) -> Ints:
    """The numbers of a set, ascending, each raised by so much."""
    out = filled(count(bits), 0)
    enter(out, 0, bits, by)
    return out


def enter(out: Ints, place: i64, bits: i64, by: i64) -> None:
    """Write the numbers of a set into a row from a place on, ascending, each raised by so much."""
    n: i64 = by
    while bits:
        if bits & 255 == 0:
            bits >>= 8
            n += 8
            continue
        if bits & 1:
            out[place] = n
            place += 1
        bits >>= 1
        n += 1


def gathered(items: list[int]) -> i64:
    """The set of these numbers."""
    out: i64 = 0
    for n in items:
        out |= bit(n)
    return out


def set_of(row: Ints) -> i64:
    """The set of the numbers in a row; what is below 0 stands for nothing."""
    out: i64 = 0
    for n in row:
        if n >= 0:
            out |= bit(n)
    return out
