"""Rows of whole numbers, from librt and as plain lists."""

import subprocess
import sys
from types import ModuleType
from typing import Any

import librt.vecs
import pytest

from caravanserai.core import listvec
from caravanserai.core.ints import NO_ROW, added, copied, filled, filled_places, joined, room_for, row, total, without

BOTH = pytest.mark.parametrize("vecs", [librt.vecs, listvec], ids=["librt", "lists"])

WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = None
sys.modules["librt.vecs"] = None
import caravanserai
from caravanserai.core.ints import added, copied, filled, room_for, row, without
from caravanserai.core.listvec import vec
assert type(row([1])) is vec, type(row([1]))
assert list(without(added(copied(row([3, 1])), 3), 3)) == [1, 3]
assert list(added(room_for(2), 4)) == [4]
print(caravanserai.__version__)
"""


def test_rows() -> None:
    """What the helpers make."""
    assert list(row([3, 1, 2])) == [3, 1, 2]
    assert list(filled(3, 7)) == [7, 7, 7]
    assert list(filled(0, 7)) == []
    assert list(room_for(3)) == []
    assert list(added(added(room_for(1), 5), 6)) == [5, 6]
    assert list(added(row([1]), 2)) == [1, 2]
    assert list(without(row([1, 2, 1]), 1)) == [2, 1]
    assert total(row([4, -1, 2])) == 5
    assert total(NO_ROW) == 0
    assert filled_places(row([4, -1, 0, -1])) == 2
    assert filled_places(NO_ROW) == 0


def test_a_copy_is_another_row() -> None:
    """Changing a copy leaves the first row alone."""
    first = row([1, 2])
    second = copied(first)
    second[0] = 9
    assert list(first) == [1, 2]
    assert list(added(second, 3)) == [9, 2, 3]


def test_joined_is_a_new_row() -> None:
    """Offers may be shared constants, so joining changes neither."""
    first, second = row([1, 2]), row([0])
    assert list(joined(first, second)) == [1, 2, 0]
    assert (list(first), list(second)) == ([1, 2], [0])


def made(vecs: ModuleType, items: list[int]) -> Any:
    """A row of one of the two sorts."""
    return vecs.vec[librt_i64()](items) if vecs is librt.vecs else listvec.vec(items)


def librt_i64() -> Any:
    from mypy_extensions import i64  # noqa: PLC0415  a type here, not a name in annotations

    return i64


@BOTH
def test_lists_do_what_librt_does(vecs: ModuleType) -> None:
    """Adding, removing the first of equals, slicing, comparing, counting, membership, assignment."""
    a = made(vecs, [5, 6, 5])
    a = vecs.append(a, 7)
    a = vecs.remove(a, 5)
    assert list(a) == [6, 5, 7]
    part = a[1:]
    part[0] = 0
    assert (list(part), list(a)) == ([0, 7], [6, 5, 7])
    assert type(part) is type(a)
    assert a == made(vecs, [6, 5, 7])
    assert a != made(vecs, [6, 5])
    assert (len(a), 5 in a, 8 in a, a[-1]) == (3, True, False, 7)
    assert repr(a) == "vec[i64]([6, 5, 7])"
    with pytest.raises(ValueError, match="not in"):
        vecs.remove(a, 99)


@pytest.mark.interpreted
def test_everything_runs_without_librt() -> None:
    """Where librt is missing, rows are lists and the core works; a compiled core brings librt with it."""
    import caravanserai  # noqa: PLC0415

    done = subprocess.run([sys.executable, "-c", WITHOUT_LIBRT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, caravanserai.__version__), done.stderr
