"""Small sets held in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.bits import bit, count, gathered, has, lowest, nth, numbers, raised, set_of, whole
from caravanserai.core.ints import row

sets = st.sets(st.integers(0, 61))


def test_one_number() -> None:
    """A set of one number has that number and no other, up to the last."""
    assert [bit(0), bit(1), bit(61)] == [1, 2, 1 << 61]
    assert has(bit(61), 61)
    assert not has(bit(61), 60)
    assert not has(0, 0)


@given(sets)
def test_a_set_lists_itself_ascending(items: set[int]) -> None:
    """Gathering and listing are inverses; counting and looking agree with them."""
    bits = gathered(list(items))
    assert list(numbers(bits)) == sorted(items)
    assert count(bits) == len(items)
    assert {n for n in range(62) if has(bits, n)} == items


@given(sets.filter(bool))
def test_the_nth_number(items: set[int]) -> None:
    """Counted from 0, smallest first."""
    bits = gathered(list(items))
    assert lowest(bits) == min(items)
    assert [nth(bits, n) for n in range(len(items))] == sorted(items)


def test_raised() -> None:
    """Every number is raised by as much."""
    assert list(raised(gathered([0, 3, 9]), 100)) == [100, 103, 109]
    assert list(raised(0, 100)) == []


def test_a_whole_pile() -> None:
    """All numbers below, up to the most that a set can hold."""
    assert (0, 1, 0b111) == (whole(0), whole(1), whole(3))
    assert list(range(62)) == list(numbers(whole(62)))


def test_gathering_twice_is_gathering_once() -> None:
    """A set holds a number once."""
    assert gathered([4, 4, 4]) == bit(4)


@given(sets)
def test_the_set_of_a_row(items: set[int]) -> None:
    """Places that hold nothing are below 0, and no member."""
    assert set_of(row([-1, *items, -2])) == gathered(list(items))
