"""What bots choose at a saved table, and who decides in the place of one that fails.

This is done where bots think: in a process, a thread or another worker of the browser.
"""

import json
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Protocol, runtime_checkable

from caravanserai.bots import Bot, SeatView, find_bot
from caravanserai.bots.levels import CARAVAN_MASTER, FOR_PROGRAMS, RANDOM, TRADER, level_of, next_down
from caravanserai.core import play
from caravanserai.core.course import Course
from caravanserai.core.game import games
from caravanserai.core.state import State
from caravanserai.tables.messages import Hint
from caravanserai.tables.pace import beat_of

MOST: Final = 24  # decisions that bots take in one errand: the longest turn is one
TOGETHER: Final = 5  # single decisions of a strong bot: as many as it nearly always thinks of within its beat
ERRAND_SECONDS: Final = 0.02  # after so long no further one is begun: other tables wait, too
HARD_SECONDS: Final = 10.0  # three times what the strongest level takes; a worker that needs longer is ended
log = logging.getLogger("caravanserai.tables")


@runtime_checkable
class Planner(Protocol):
    """A bot that knows what it means to do after its choice, while nothing new is revealed."""

    def plan(self, seat: SeatView) -> tuple[int, ...]: ...


@dataclass(frozen=True)
class Failure:
    """A bot that did not choose, and who does so in its place; what it said is not told: that may be a secret."""

    seat: int
    bot: str
    why: str
    instead: str


@dataclass
class Chosen:
    """What came of an errand: who decides what, by seats and tokens, and which bots failed."""

    moves: list[tuple[int, str]] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)


@dataclass
class Spent:
    """What an errand has taken so far."""

    seconds: float = 0.0
    seat: int | None = None  # that was thought for last
    decisions: int = 0  # that were thought of one at a time since it was first
    is_planned: bool = False  # a whole turn was thought of at once

    def note(self, seat: int, plan: Sequence[int], seconds: float) -> None:
        self.seconds += seconds
        self.is_planned = len(plan) > 1
        self.decisions = self.decisions + 1 if seat == self.seat else 1
        self.seat = seat

    def has_room_for(self, seat: int, bot: str) -> bool:
        """Whether one more thought belongs to it: a quick one, or one of a strong bot that is to be told with its last.

        How many are told together is the same however long they take, which must tell nothing; time is a guard.
        """
        if self.seat is None:
            return True
        if is_slow(bot):
            is_told_with_it = seat == self.seat and not self.is_planned and self.decisions < TOGETHER
            return is_told_with_it and self.seconds < beat_of([bot])
        return self.seconds <= ERRAND_SECONDS


def is_slow(bot: str) -> bool:
    """Whether a bot may take long: the strong levels, and any that we do not know."""
    return level_of(bot) >= level_of(CARAVAN_MASTER) or (level_of(bot) == 0 and bot not in FOR_PROGRAMS)


def stand_ins(bot: str) -> tuple[str, ...]:
    """A bot, and those who decide in its place if it cannot: level by level down, at last at random."""
    if bot == RANDOM:
        return (RANDOM,)
    out, below = [bot], next_down(bot) if level_of(bot) else TRADER
    while below is not None:
        out.append(below)
        below = next_down(below)
    return (*out, RANDOM)


def chosen(game: str, table: str, bots: Mapping[int, tuple[str, int]], most: int, down: int = 0) -> Chosen:
    """What bots choose at a saved table, one after the other, until a person is asked.

    Each is shown no more than its seat may know. A turn that a bot has planned is one errand, however long it thought
    about it; so are several quick choices. A bot that takes its time has its turn told before the next is thought
    about; of one that thinks of single decisions a few are told together. The first decision is taken so many levels
    down.
    """
    known = games()[game]
    s = known.from_wire(json.loads(table))
    out, spent = Chosen(), Spent()
    while (seat := first_asked(s, bots)) is not None and spent.has_room_for(seat, bots[seat][0]):
        view = SeatView(known, s, seat)
        began = time.perf_counter()
        plan = thought(view, *bots[seat], 0 if out.moves else down, out.failures)
        spent.note(seat, plan, time.perf_counter() - began)
        reveals = int(s.reveals)
        for n, code in enumerate(plan):
            if n > 0 and not is_as_planned(s, seat, code, reveals):
                break
            out.moves.append((seat, known.space.token(code)))
            if len(out.moves) >= most or not bots.keys() >= set(play.asked(s)):
                return out
            play.apply(s, code, seat)
    return out


def thought(view: SeatView, bot: str, seed: int, down: int, failures: list[Failure]) -> tuple[int, ...]:
    """What a bot means to do; if it fails, what the next below it does."""
    chain = stand_ins(bot)[down:] or (RANDOM,)
    for name, below in pairwise(chain):
        try:
            return planned(find_bot(name)(seed), view)
        except Exception as error:  # noqa: BLE001  whatever it is, the game goes on
            failures.append(Failure(view.seat, name, type(error).__name__, below))
    return planned(find_bot(chain[-1])(seed), view)


def planned(bot: Bot, view: SeatView) -> tuple[int, ...]:
    """What a bot means to do: at least a choice that is allowed."""
    plan = tuple(bot.plan(view)) if isinstance(bot, Planner) else (bot.choose(view),)
    if not plan or plan[0] not in view.legal:
        raise ValueError("neither a choice nor an allowed one")
    return plan


def is_as_planned(s: State, seat: int, code: int, reveals: int) -> bool:
    """Whether it is still this seat's turn, nothing new is known, and the next that was planned is allowed."""
    return int(s.reveals) == reveals and play.asked(s) == (seat,) and code in play.legal(s, seat)


def first_asked(s: State, bots: Collection[int]) -> int | None:
    """The first bot that is asked."""
    asked = play.asked(s)
    return next((seat for seat in sorted(bots) if seat in asked), None)


# Where tables are


class Thinking(Protocol):
    """Whoever thinks for bots and advises people, elsewhere than where tables are."""

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = ...) -> Chosen:
        """What the bots on these seats do now, at most so many decisions."""

    async def advise(self, table: str, game: str, wire: str, seat: int, stage: int) -> Hint:
        """The best turns that are found for a seat at a saved table, as far as that was thought about."""


def due(course: Course) -> State:
    """The table that bots go on from: where another key comes into force, with that one."""
    if course.decided not in course.later:
        return course.s
    s: State = course.s.clone()
    course.turn_key(s, course.decided)
    return s


def tell(table: str, failure: Failure) -> None:
    log.warning(
        "table %s: seat %s: %s failed (%s), %s decides instead",
        table,
        failure.seat,
        failure.bot,
        failure.why,
        failure.instead,
    )
