"""A stored game is read only if all of it is there."""

import pytest

from caravanserai.tables.courses import check_numbers
from caravanserai.tables.problem import Damaged

GONE = "2 decisions were taken, and not all of them are there"
UNTOLD = "of what was told some is missing"


@pytest.mark.parametrize(
    ("decisions", "told", "said"),
    [
        ([1], [0, 1], GONE),
        ([2], [0, 1], GONE),
        ([1, 3], [0, 1], GONE),
        ([1, 2, 3], [0, 1], GONE),
        ([1, 2], [1], UNTOLD),
        ([1, 2], [0, 2], UNTOLD),
    ],
)
def test_a_gap_is_not_taken_for_the_end(decisions: list[int], told: list[int], said: str) -> None:
    with pytest.raises(Damaged, match=said):
        check_numbers({"decided": 2}, [{"n": n} for n in decisions], [{"n": n} for n in told])


def test_what_is_whole_is_read() -> None:
    check_numbers({"decided": 2}, [{"n": 1}, {"n": 2}], [{"n": 0}, {"n": 1}, {"n": 2}])
    check_numbers({"decided": 0}, [], [])
