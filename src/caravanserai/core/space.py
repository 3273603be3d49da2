"""Codes for machines, tokens for people."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count, enter, raised
from caravanserai.core.ids import Choice, Ints
from caravanserai.core.ints import added, filled


class UnknownToken(ValueError):
    """A token or code that the game does not have."""


class Family:
    """Things of one sort that can be chosen: a code is `first + index`."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name: Final = name
        self.labels: Final = labels
        self.size: Final[i64] = len(labels)
        self.first: i64 = 0  # set once, by Space
        self.offers: Ints = filled(0, 0)

    def take_up(self, first: i64) -> None:
        """Take up the codes from `first` on."""
        self.first = first
        self.offers = filled(0, 0)
        for code in range(first, first + self.size):
            self.offers = added(self.offers, code)

    def code(self, index: i64) -> Choice:
        """The code of the thing with this index."""
        return self.first + index

    def named(self, label: str) -> Choice:
        """The code of a label; for constants, once."""
        return self.first + self.labels.index(label)

    def index(self, choice: Choice) -> i64:
        """The index of the thing with this code."""
        return choice - self.first

    def has(self, choice: Choice) -> bool:
        """Whether a code belongs to the family."""
        return self.first <= choice < self.first + self.size

    def all(self) -> Ints:
        """Every code of the family, ascending; shared, never to be changed."""
        return self.offers

    def codes(self, bits: i64) -> Ints:
        """The codes of a set of indices, ascending, in a new row."""
        return raised(bits, self.first)

    def codes_then(self, bits: i64, last: Choice) -> Ints:
        """The codes of a set of indices, then a choice of a later family, in a new row."""
        out = filled(count(bits) + 1, last)
        enter(out, 0, bits, self.first)
        return out

    def codes_after(self, first: Choice, bits: i64) -> Ints:
        """A choice of an earlier family, then the codes of a set of indices, in a new row."""
        out = filled(count(bits) + 1, first)
        enter(out, 1, bits, self.first)
        return out


class Space:
    """Families laid end to end, those of all games first."""

    def __init__(self, families: list[Family]) -> None:
        self.families: Final = SHARED + families
        self.tokens: Final[list[str]] = []
        self.by_token: Final[dict[str, int]] = {}
        for family in self.families:
            first: i64 = len(self.tokens)
            family.take_up(first)
            for label in family.labels:
                token = f"{family.name}:{label}"
                self.by_token[token] = len(self.tokens)
                self.tokens.append(token)
        self.size: Final[i64] = len(self.tokens)
        if len(self.by_token) != self.size:
            raise ValueError("two choices have the same token")

    def token(self, choice: int) -> str:
        """A choice as people write it: `place:canal`."""
        if not 0 <= choice < self.size:
            raise UnknownToken(f"no such choice: {choice}")
        return self.tokens[choice]

    def code(self, token: str) -> int:
        """The number of a token."""
        found = self.by_token.get(token)
        if found is None:
            raise UnknownToken(f"no such choice: {token!r}")
        return found

    def family(self, choice: int) -> Family:
        """The family that a choice belongs to."""
        for family in self.families:
            if family.has(choice):
                return family
        raise UnknownToken(f"no such choice: {choice}")


OPTION: Final = Family("option", list("abcdefghijklmnop"))
COUNT: Final = Family("count", [str(n) for n in range(32)])
ANSWER: Final = Family("answer", ["yes", "skip"])
SHARED: Final = [OPTION, COUNT, ANSWER]
NO_GAME: Final = Space([])  # gives the shared families their codes, the same in every game

A: Final = OPTION.code(0)
B: Final = OPTION.code(1)
YES: Final = ANSWER.code(0)
SKIP: Final = ANSWER.code(1)


def offers(*choices: Choice) -> Ints:
    """A constant row of offers, ascending; not for use while playing."""
    out = filled(0, 0)
    for choice in choices:
        out = added(out, choice)
    return out


A_B: Final = offers(A, B)
A_B_SKIP: Final = offers(A, B, SKIP)
A_SKIP: Final = offers(A, SKIP)
YES_SKIP: Final = offers(YES, SKIP)
JUST_SKIP: Final = offers(SKIP)
