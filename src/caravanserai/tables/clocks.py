"""Clocks: how long those at a table may think, reckoned from the times that the store keeps; nothing ticks.

At a live table every seat has a bank of time for the whole game, and each of its turns adds an increment. Over
days it has so much time whenever it is asked. Only the clocks of those whom the table waits for run. Time that is
out ends nothing: the others may then let a bot play on.
"""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Clock:
    """What was agreed upon for a table, in milliseconds."""

    time: int  # the bank of a seat at a live table; the time for a turn over days
    increment: int = 0


@dataclass(frozen=True)
class SeatClock:
    """The clock of one seat: what was left when it last stopped, and since when it runs, if it does."""

    left: int
    since: int | None = None
    paid: int = 0  # the decision up to which increments have been given: a turn taken back is not paid twice

    @property
    def runs(self) -> bool:
        return self.since is not None

    def left_at(self, now: int) -> int:
        """What is left; never less than nothing."""
        return self.left if self.since is None else max(0, self.left - max(0, now - self.since))


@dataclass(frozen=True)
class Turn:
    """What a change at a table means to its clocks."""

    now: int
    asked: Collection[int]  # whom the table waits for
    timed: Collection[int]  # those among them whose time counts
    new: Collection[int]  # seats on which somebody else sits from now on
    decided: int
    back: bool  # whether decisions were taken back


class SeatClockRow(TypedDict):
    """A clock as the store keeps it."""

    left: int
    since: int | None
    paid: NotRequired[int]


def read(kept: Sequence[SeatClockRow]) -> list[SeatClock]:
    """The clocks as the store keeps them."""
    return [SeatClock(**one) for one in kept]


def kept(clocks: Sequence[SeatClock]) -> list[SeatClockRow]:
    return [{"left": one.left, "since": one.since, "paid": one.paid} for one in clocks]


def fresh(clock: Clock, seats: int) -> list[SeatClock]:
    """Before the first turn."""
    return [SeatClock(clock.time)] * seats


def moved(clock: Clock, pace: str, clocks: Sequence[SeatClock], turn: Turn) -> list[SeatClock]:
    """The clocks after a change."""
    return [
        after(clock, pace, seat, SeatClock(clock.time) if seat in turn.new else one, turn)
        for seat, one in enumerate(clocks)
    ]


def after(clock: Clock, pace: str, seat: int, one: SeatClock, turn: Turn) -> SeatClock:
    """One clock after a change: it starts, stops, or goes on."""
    if seat in turn.timed:
        if one.runs:
            return one
        left = clock.time if pace == "days" else one.left
        return SeatClock(left, turn.now, one.paid)
    if not one.runs:
        return one
    left = one.left_at(turn.now)
    has_answered = seat not in turn.asked and not turn.back
    if has_answered and turn.decided > one.paid:
        return SeatClock(left + clock.increment, None, turn.decided)
    return SeatClock(left, None, one.paid)
