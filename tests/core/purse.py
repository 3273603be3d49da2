"""The smallest table there is: coins in front of each seat, notes of what happened, and effects given by a test."""

from typing import Any, Final

from caravanserai.core.effect import Condition, Countable, Enact, Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import added, copied, filled
from caravanserai.core.meanings import Effects, Meanings, Row
from caravanserai.core.play import settle
from caravanserai.core.space import NO_GAME, Space
from caravanserai.core.state import State
from caravanserai.core.step import Refusal

POOR: Final = Refusal("PU-1", "refuse-poor")
FORBIDDEN: Final = Refusal("PU-2", "refuse-forbidden")


class Purse(State):
    """Two seats with coins."""

    def __init__(self) -> None:
        super().__init__()
        self.coins: Ints = filled(2, 0)
        self.notes: Ints = filled(0, 0)
        self.value = 1
        self.forbidden = False
        self.effects: Effects = Effects()

    def space(self) -> Space:
        return NO_GAME

    def op(self, number: int) -> Op[Any]:
        return self.effects.ops[number]

    def value_in_use(self, seat: Seat) -> int:
        return self.value

    def clone(self) -> "Purse":
        out = Purse()
        out.copy_core(self)
        out.coins = copied(self.coins)
        out.notes = copied(self.notes)
        out.value = self.value
        out.forbidden = self.forbidden
        out.effects = self.effects
        return out


class Gain(Op[Purse]):
    """Coins; gains come in any order."""

    def __init__(self, n: int) -> None:
        self.n = n

    def enact(self, s: Purse, seat: Seat) -> None:
        s.coins[seat] += self.n

    def commutes(self) -> bool:
        return True


class Pay(Op[Purse]):
    """Coins to be paid."""

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, s: Purse, seat: Seat) -> Refusal | None:
        return self.able_times(s, seat, 1)

    def able_times(self, s: Purse, seat: Seat, n: int) -> Refusal | None:
        return None if s.coins[seat] >= self.n * n else POOR

    def enact(self, s: Purse, seat: Seat) -> None:
        s.coins[seat] -= self.n


class Note(Op[Purse]):
    """`note`: writes down its number and the coins at that moment."""

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, s: Purse, seat: Seat) -> Refusal | None:
        return FORBIDDEN if s.forbidden else None

    def enact(self, s: Purse, seat: Seat) -> None:
        s.notes = added(added(s.notes, self.n), s.coins[seat])


class Coins(Countable[Purse]):
    """`coins`: those of the seat."""

    def count(self, s: Purse, seat: Seat) -> int:
        return s.coins[seat]


class Rich(Condition[Purse]):
    """`rich`: at least so many coins."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Purse, seat: Seat) -> bool:
        return s.coins[seat] >= self.n


def read_note(row: Row, effects: Effects) -> Op[Purse]:
    return Note(row["n"])


MEANINGS: Final = Meanings(
    gains={"coin": Gain},
    costs={"coin": Pay},
    verbs={"note": read_note},
    counters={"coins": lambda row: Coins()},
    tests={"rich": lambda row: Rich(row["n"])},
    specials={"PU-9": lambda row: Note(99)},
)


def table(effects: object, coins: int = 0, *, value: int = 1, forbidden: bool = False) -> Purse:
    """A table at which seat 0 has these coins and enacts these effects."""
    s = Purse()
    number = s.effects.number(effects)
    s.effects.read(MEANINGS)
    s.coins[0] = coins
    s.value = value
    s.forbidden = forbidden
    s.next(Enact(0, number))
    settle(s)
    return s


def note(n: int) -> Row:
    return {"kind": "note", "n": n}
