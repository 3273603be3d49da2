"""Everything on the table: plain data, mutable, cloneable."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.bits import bit, count, nth
from caravanserai.core.event import Event, Log
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled
from caravanserai.core.rng import Keyed, RngKey, mixed, next32

if TYPE_CHECKING:
    from caravanserai.core.effect import Op
    from caravanserai.core.space import Space
    from caravanserai.core.step import Step


def last_first(first: Seat, seats: i64) -> Ints:
    """The seats round the table from one on, the last first: steps put on the stack so happen in turn order."""
    out = filled(seats, 0)
    for n in range(seats):
        out[n] = (first + seats - 1 - n) % seats
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: a stack of steps, chance, and a log for people."""

    def __init__(self) -> None:
        self.stack: list[Step[Any]] = []  # what still has to happen, the next thing last
        self.decided: i64 = 0  # decisions taken
        self.reveals: i64 = 0  # how often chance has spoken, or something hidden was shown
        self.luck: i64 = 1  # the quick stream, where chance is not keyed
        self.keyed: Keyed | None = None  # the streams of a recorded game
        self.answers: Ints = NO_ROW  # to a question asked together, by seat
        self.told: Log | None = None  # nothing is kept where games are quick

    def __repr__(self) -> str:
        """What everybody at the table may know: the game, how many play, how far it is, and who is asked."""
        seats = len(getattr(self, "players", ()))
        asked = repr(self.stack[-1]) if self.stack else "nobody is asked"
        return f"<{type(self).__name__}: {seats} seats, {self.decided} decisions taken, {asked}>"

    def next(
        self,
        a: "Step[Any]",
        b: "Step[Any] | None" = None,
        c: "Step[Any] | None" = None,
        d: "Step[Any] | None" = None,
        e: "Step[Any] | None" = None,
    ) -> None:
        """Put steps on the stack; the first argument happens first."""
        stack = self.stack
        if e is not None:
            stack.append(e)
        if d is not None:
            stack.append(d)
        if c is not None:
            stack.append(c)
        if b is not None:
            stack.append(b)
        stack.append(a)

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell people what happened; silent in search."""
        if self.told is not None:
            self.told.note(kind, a, b, c, d, self.decided)

    @property
    def log(self) -> list[Event] | None:  # what was told, in its order; none where nothing is kept
        return None if self.told is None else self.told.read()

    @log.setter
    def log(self, events: list[Event] | None) -> None:
        self.told = None if events is None else Log(events)

    def below(self, stream: str, n: i64) -> i64:
        """A number from 0 to n - 1: the only source of chance."""
        self.reveals += 1
        if self.keyed is not None:
            return self.keyed.below(stream, n)
        self.luck = next32(self.luck)
        return (self.luck * n) >> 32

    def any_of(self, stream: str, bits: i64) -> i64:
        """One of a set: the top card of a shuffled pile."""
        if bits == 0:
            raise ValueError(f"{stream}: nothing is left to draw")
        return nth(bits, self.below(stream, count(bits)))

    def some_of(self, stream: str, bits: i64, n: i64) -> i64:
        """So many of a set, drawn one after the other, as a set."""
        out: i64 = 0
        for _ in range(n):
            out |= bit(self.any_of(stream, bits & ~out))
        return out

    def draw_from(self, key: RngKey) -> None:
        """Take chance from this key from now on: a recorded game also has a log."""
        if isinstance(key, int):
            self.luck = mixed(key)
            self.keyed = None
        else:
            self.luck = 1
            self.keyed = Keyed(key)
            self.told = Log([])

    def change_key(self, key: bytes) -> None:
        """Take later chance from another key, whose streams count from their beginning; the log goes on."""
        self.keyed = Keyed(key)

    def space(self) -> "Space":
        """The choices of the game."""
        raise NotImplementedError

    def op(self, number: i64) -> "Op[Any]":
        """An effect of the game by its number."""
        raise NotImplementedError

    def value_in_use(self, seat: Seat) -> i64:
        """The value that tables printed on components are looked up by: of a die, or a power."""
        raise NotImplementedError

    def anytime(self, seat: Seat) -> "Step[Any] | None":
        """What a seat may also do at each decision of its own."""
        return None

    def awaits(self, step: type) -> bool:
        """Whether a step of this class is asked or still to come."""
        for one in self.stack:
            if isinstance(one, step):
                return True
        return False

    def clone(self) -> "State":
        """A table of its own with everything as it is here; the log is left out."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """Every component, counted: numbers that never change."""
        raise NotImplementedError

    def copy_core(self, other: "State") -> None:
        """Take over the fields of this class from another state; a clone is silent."""
        self.stack = other.stack[:]
        self.decided = other.decided
        self.reveals = other.reveals
        self.luck = other.luck
        self.keyed = None if other.keyed is None else other.keyed.clone()
        self.answers = copied(other.answers)
        self.told = None
