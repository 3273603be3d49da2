"""One thing that still has to happen, and why a choice is refused."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.bits import bit, has, lowest, numbers
from caravanserai.core.ids import NOBODY, Choice, Ints, RuleId, Seat
from caravanserai.core.ints import added, filled, room_for
from caravanserai.core.state import State

S = TypeVar("S", bound=State)


class Refusal:
    """Why a choice is not allowed: a rule, a message, and the number it speaks of, if any."""

    def __init__(self, rule: RuleId, message: str, n: i64 = 0) -> None:
        self.rule: Final = rule
        self.message: Final = message
        self.n: Final = n

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.n})"

    def __str__(self) -> str:
        """The sentence that a player reads, in English, and its rule."""
        return f"{reading.sentence(self)} ({self.rule})"


class Reading:
    """How refusals are read out. The words are not the core's: whoever has them says how."""

    def __init__(self) -> None:
        self.sentence: Callable[[Refusal], str] = message_of


def message_of(refusal: Refusal) -> str:
    """The message itself, where nobody has words for it."""
    return refusal.message


reading: Final = Reading()


def refusals(rule: RuleId, message: str, most: int) -> list[Refusal]:
    """The same refusal for every number from 0 to `most`, made once: saying no costs nothing."""
    return [Refusal(rule, message, n) for n in range(most + 1)]


class Price:
    """What a choice costs, told before it is taken: a message, and the number it speaks of, if any."""

    def __init__(self, message: str, n: i64 = 0) -> None:
        self.message: Final = message
        self.n: Final = n


def prices(message: str, most: int) -> list[Price]:
    """The same price for every number from 0 to `most`."""
    return [Price(message, n) for n in range(most + 1)]


class Caution:
    """What a player is about to lose for good, told in time: a rule, a message, and the number it speaks of."""

    def __init__(self, rule: RuleId, message: str, n: i64 = 0) -> None:
        self.rule: Final = rule
        self.message: Final = message
        self.n: Final = n


def cautions(rule: RuleId, message: str, most: int) -> list[Caution]:
    """The same caution for every number from 0 to `most`."""
    return [Caution(rule, message, n) for n in range(most + 1)]


class Saying:
    """A question in words of its own: a message, and the names of the numbers that it speaks of.

    `owed:coin` is a number of coins among all that `$owed` says, as a cost is said; what is nought is left out.
    """

    def __init__(self, message: str, names: list[str]) -> None:
        self.message: Final = message
        self.names: Final = names


class Said:
    """A saying with its numbers, as it is told to who is asked."""

    def __init__(self, saying: Saying, numbers: list[int]) -> None:
        self.saying: Final = saying
        self.numbers: Final = numbers


class Way:
    """Several choices, one after the other, that a person may take as one, and what they come to by resource.

    `means` tells what is taken, where not all of that is asked for; `owed` what of the costs is owed already,
    whichever way is taken.
    """

    def __init__(
        self,
        choices: list[int],
        costs: dict[str, int],
        means: list[int] | None = None,
        owed: dict[str, int] | None = None,
    ) -> None:
        self.choices: Final = choices
        self.costs: Final = costs
        self.means: Final = choices if means is None else means
        self.owed: Final = {} if owed is None else owed


class Illegal(Exception):
    """A choice that is not allowed was applied; nothing has changed."""

    def __init__(self, refusal: Refusal, token: str) -> None:
        super().__init__(refusal, token)
        self.refusal: Final = refusal
        self.token: Final = token

    def __str__(self) -> str:
        """The choice, why it is not allowed, and the rule that says so."""
        return f"{self.token}: {self.refusal}"


class NotAsked(ValueError):
    """A choice for a seat that is not asked; nothing has changed."""


NOT_OFFERED: Final = Refusal("CORE-1", "refuse-not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question to one seat. Immutable; lives on the state's stack."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        """Its name and whom it asks, and no more: what it is about may be a secret."""
        return f"<{type(self).__name__} asks seat {self.seat}>" if self.asks() else f"<{type(self).__name__}>"

    def asks(self) -> bool:
        """Whether it asks somebody, or runs by itself."""
        return True

    def candidates(self, s: S) -> Ints:
        """What a player might try, ascending; generous, and not to be changed by the caller."""
        raise NotImplementedError

    def refuse(self, s: S, choice: Choice) -> Refusal | None:
        """Why one of the candidates is not allowed, or None."""
        return None

    def price(self, s: S, choice: Choice) -> Price | None:
        """What one of the candidates not refused costs, where that is worth telling; for readers, never for rules."""
        return None

    def says(self, s: S) -> Said | None:
        """The question with what it is about just now, where that is worth telling; for readers, never for rules."""
        return None

    def ways(self, s: S) -> list[Way]:
        """Runs of choices from here that people think of as one, where there are any; for readers, never for rules."""
        return []

    def legal(self, s: S) -> Ints:
        """The candidates not refused; a step may override it for speed, never for meaning."""
        candidates = self.candidates(s)
        out = room_for(len(candidates))
        for choice in candidates:
            if self.refuse(s, choice) is None:
                out = added(out, choice)
        return out

    def take(self, s: S, choice: Choice) -> None:
        """Do it; the step is off the stack by then."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """What a step does that asks nobody; it is off the stack by then."""
        raise NotImplementedError

    def owns(self, choice: Choice) -> bool:
        """Whether a choice belongs to this step, when it is offered beside another (State.anytime)."""
        return False

    def stands_alone(self) -> bool:
        """Whether nothing may be offered beside it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Step[S]):
    """A question where all that is offered is allowed."""

    def legal(self, s: S) -> Ints:
        return self.candidates(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """A step that asks nobody and runs by itself."""

    def __init__(self, seat: Seat = NOBODY) -> None:
        super().__init__(seat)

    def asks(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A secret question to several seats at once; their answers wait in the state until all have answered.

    `seat` is the one being asked just now, `waiting` the set of all that have
    not answered. What a seat is offered may not depend on the others' answers.
    """

    def __init__(self, seat: Seat, waiting: i64) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def __repr__(self) -> str:
        seats = [str(seat) for seat in numbers(self.waiting)]
        return f"<{type(self).__name__} asks seat{'s' if len(seats) > 1 else ''} {', '.join(seats)}>"

    def again(self, seat: Seat, waiting: i64) -> "Together[S]":
        """The same question with other fields: a subclass makes one of its own kind."""
        raise NotImplementedError

    def reveal(self, s: S) -> None:
        """All have answered: `s.answers` holds a choice for each seat."""
        raise NotImplementedError

    def turned_to(self, seat: Seat) -> "Together[S]":
        """The same question, put to another seat that it waits for."""
        return self.again(seat, self.waiting)

    def take(self, s: S, choice: Choice) -> None:
        s.answers[self.seat] = choice
        left = self.waiting & ~bit(self.seat)
        if left:
            s.next(self.again(lowest(left), left))
        else:
            s.reveals += 1
            self.reveal(s)
            if not s.stack or not isinstance(s.stack[-1], Together):
                s.answers = filled(0, 0)  # revealed is revealed; what was not must not stay here

    def waits_for(self, seat: Seat) -> bool:
        """Whether a seat has not answered yet."""
        return seat >= 0 and has(self.waiting, seat)


def ask_together(s: State, first: Together[Any], seats: i64) -> None:
    """Ask a question to the seats it waits for, with no answers yet."""
    s.answers = filled(seats, NOBODY)
    s.next(first)
