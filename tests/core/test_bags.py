"""Bags of things in one integer: counted, compared and taken apart, in both builds."""

import pytest

from caravanserai.core.bags import KINDS, MOST, contained, contains, held, packed, size, some
from caravanserai.core.ints import row


def test_a_bag_counts_each_kind() -> None:
    bag = packed([1, 0, 3, 0, 0, 2])
    assert [1, 0, 3, 0, 0, 2] == [held(bag, kind) for kind in range(KINDS)]
    assert 6 == size(bag)
    assert 0 == size(0)


@pytest.mark.parametrize("kind", range(KINDS))
def test_the_most_of_a_kind_leaves_the_others_alone(kind: int) -> None:
    """Also of the last kind, which lies beyond 32 bits."""
    bag = some(kind, MOST)
    assert [MOST if n == kind else 0 for n in range(KINDS)] == [held(bag, n) for n in range(KINDS)]
    assert bag - some(kind, MOST) == 0


@pytest.mark.parametrize(
    ("part", "is_in"),
    [
        ([0, 0, 0, 0, 0, 0], True),
        ([1, 0, 2, 0, 0, 1], True),
        ([1, 0, 2, 0, 0, 2], False),
        ([2, 0, 0, 0, 0, 0], False),
        ([0, 1, 0, 0, 0, 0], False),
    ],
)
def test_a_bag_contains_what_it_has_enough_of(part: list[int], is_in: bool) -> None:
    """Too little of one kind is not made good by more of the next."""
    assert is_in == contains(packed([1, 0, 2, 0, 0, 1]), packed(part))


def test_parts_contained_in_a_bag_keep_their_order() -> None:
    """Of the parts looked at, those contained, their numbers raised."""
    parts = row([packed([1]), packed([0, 1]), packed([2]), packed([1, 1])])
    assert [100, 102] == list(contained(packed([2, 0]), parts, row([0, 1, 2, 3]), 100))
    assert [3, 1] == list(contained(packed([1, 1]), parts, row([3, 1]), 0))
    assert [] == list(contained(0, parts, row([0, 1, 2, 3]), 0))
