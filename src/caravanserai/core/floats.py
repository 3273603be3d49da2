"""Short rows of numbers with fractions, as `ints` has them of whole ones: a row has one owner."""

from librt.vecs import append, vec

from caravanserai.core.ids import Floats


def floats(items: list[float]) -> Floats:
    return vec[float](items)


def zeros(n: int) -> Floats:
    """A row of n noughts."""
    return vec[float]([0.0] * n)


def room_for_floats(n: int) -> Floats:
    """An empty row that n numbers can be added to without its being moved."""
    return vec[float](capacity=n)


def with_float(a: Floats, item: float) -> Floats:
    """The row to keep, with one more number at its end."""
    return append(a, item)
