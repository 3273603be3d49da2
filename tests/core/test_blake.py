"""Our own BLAKE2b, reckoned in Python with numbers as long as a processor's: what hashlib finds, word for word.

Compiled it is compared with hashlib wherever it is used; here a fault in it is noticed without compiling.
"""

from typing import Self

import pytest

from caravanserai.core import blake
from caravanserai.core.blake import LONGEST, MOST, Stream, keyed
from caravanserai.core.rng import KEY_SIZE, number_of

KEY = bytes(range(KEY_SIZE))


class Word(int):
    """64 bits with a sign, that wrap around."""

    def __new__(cls, value: int) -> Self:
        return super().__new__(cls, (value + 2**63) % 2**64 - 2**63)

    def __add__(self, other: int) -> "Word":
        return Word(int(self) + int(other))

    def __xor__(self, other: int) -> "Word":
        return Word(int(self) ^ int(other))

    def __or__(self, other: int) -> "Word":
        return Word(int(self) | int(other))

    def __lshift__(self, places: int) -> "Word":
        return Word(int(self) << places)


@pytest.fixture(autouse=True)
def as_a_processor_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blake, "START", [Word(one) for one in blake.START])
    monkeypatch.setattr(blake, "copied", list)
    monkeypatch.setattr(blake, "filled", lambda n, value: [Word(value)] * n)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", ["", "dice", "gifts-7", "x" * 63, "ű" * 45, "x" * LONGEST])
def test_it_is_the_one_that_everybody_has(name: str) -> None:
    """Names of every length that fits into a block; counters of one digit to seven, one after the other."""
    stream, chain = Stream(name.encode()), keyed(KEY)
    for count in (0, 9, 10, 123, 99_999, MOST - 1, 7):
        assert number_of(KEY, name, count) == stream.number(chain, count)
