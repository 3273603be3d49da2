"""Which games a ladder consists of: pairs, deals and seats, all fixed before the first is played.

A deal is a key. Every match plays the same deals, and each deal once with `a` at each seat, so that neither luck nor
the seat favours anybody. At two seats `a` and `b` face each other; at more, one `a` sits among `b` at all other seats.
Alone, `a` plays against the opponent of the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias

from caravanserai.bots.levels import level_of
from caravanserai.core.game import Game, Options

# What was chosen on the first is reported on the second.
TUNING: Final = range(1_000_000)
REPORTING: Final = range(1_000_000, 2_000_000)
RANGES: Final = {"tuning": TUNING, "reporting": REPORTING}
DIFFICULTY: Final = "solo_level"  # the option that grades the opponent of the rules
ROLES: Final = 8  # seeds of the bots at one deal: `a` has the first

Pairs: TypeAlias = tuple[tuple[str, bool | int | str], ...]


@dataclass(frozen=True)
class Match:
    """One `a` against `b` at all other seats; without a `b` against the opponent of the rules, at a difficulty."""

    a: str
    b: str = ""
    difficulty: str = ""

    @property
    def name(self) -> str:
        return f"{self.a}/{self.b or self.difficulty}"

    @property
    def is_mirror(self) -> bool:
        return self.a == self.b


@dataclass(frozen=True)
class Fixture:
    """One game to be played; plain, so that another process or machine can be given it."""

    game: str
    options: Pairs
    seats: int
    match: Match
    key: int
    seat: int  # of `a`

    def bots(self) -> tuple[str, ...]:
        return tuple(self.match.a if seat == self.seat else self.match.b for seat in range(self.seats))

    def seeds(self) -> tuple[int, ...]:
        """The bots' own chance: `a` has the same at every seat, and each `b` its own."""
        others = iter(range(1, self.seats))
        roles = (0 if seat == self.seat else next(others) for seat in range(self.seats))
        return tuple(self.key * ROLES + role for role in roles)


@dataclass(frozen=True)
class Ladder:
    """What is measured. Another number of games is the same ladder, gone on with; anything else is another."""

    game: Game[Any]
    seats: int
    options: Options
    levels: tuple[str, ...]  # the weakest first
    mirrors: tuple[str, ...]
    first_key: int
    until: float | None = None
    only: tuple[Match, ...] = ()  # the pairs that are played; all, if none is named

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def fair(self) -> float:
        """The share of one who is as strong as the others; alone there is no such thing, but a half is drawn."""
        return 0.5 if self.is_solo else 1 / self.seats

    def matches(self) -> list[Match]:
        """All pairs or those named, the stronger as `a`; then the controls.

        Alone: every level at every difficulty, or at the one that the options name.
        """
        if self.is_solo:
            named = [str(self.options[DIFFICULTY])] if DIFFICULTY in self.options else difficulties(self.game)
            return [Match(level, difficulty=value) for value in named for level in self.levels]
        pairs = [Match(strong, weak) for weak, strong in combinations(self.levels, 2)]
        return list(self.only or pairs) + [Match(level, level) for level in self.mirrors]

    def deals(self, games: int) -> int:
        """So many deals that a match has at least so many games."""
        return -(-games // self.seats)

    def fixture(self, match: Match, deal: int, seat: int) -> Fixture:
        options = self.options | ({DIFFICULTY: match.difficulty} if match.difficulty else {})
        return Fixture(self.game.id, tuple(options.items()), self.seats, match, self.first_key + deal, seat)

    def fixtures(self, match: Match, deals: int) -> Iterator[Fixture]:
        for deal in range(deals):
            for seat in range(self.seats):
                yield self.fixture(match, deal, seat)


def by_strength(names: list[str]) -> tuple[str, ...]:
    """The weakest first: bots that are no level as they were named, then the levels."""
    return tuple(sorted(names, key=level_of))


def difficulties(game: Game[Any]) -> list[str]:
    """How strong the opponent of the rules can be, the easiest first; none where there is no such opponent."""
    found = [option for option in game.box.options if option.id == DIFFICULTY and 1 in option.players]
    return [str(value) for option in found for value in option.values]


def range_of(first: int, deals: int) -> str | None:
    """What keys are for; nothing if they are not all of one range."""
    return next((name for name, keys in RANGES.items() if first in keys and first + deals - 1 in keys), None)
