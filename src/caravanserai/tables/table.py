"""One live game: a task that applies commands in turn, tells all who look, and lets bots move.

A command is decided upon a copy, written, and only then becomes the game. If
another process has written meanwhile, the table is read anew and the command
is decided again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

from caravanserai.core.course import Course, Tried
from caravanserai.core.ids import NOBODY
from caravanserai.core.state import State
from caravanserai.core.telling import Told
from caravanserai.tables import chance, clocks
from caravanserai.tables.audience import Audience
from caravanserai.tables.choosing import Thinking
from caravanserai.tables.clocks import Clock, SeatClock
from caravanserai.tables.courses import check_numbers, decision_of, each_of, told_of, tried_on
from caravanserai.tables.hints import Hints
from caravanserai.tables.holding import Holding
from caravanserai.tables.keeping import REMEMBERED, Change, Keeping, Overtaken
from caravanserai.tables.live import Manner
from caravanserai.tables.opponents import Opponents
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.problem import Damaged, Problem, missing
from caravanserai.tables.resting import Resting, laid_to_rest
from caravanserai.tables.results import turn_values
from caravanserai.tables.resuming import resumed
from caravanserai.tables.rows import Answer, GameRow, SeatRow
from caravanserai.tables.winding import awaited, wind

T = TypeVar("T")
TRIES: Final = 5


class Table:
    """A game in memory, as the store has it."""

    def __init__(self, name: str, store: Keeping, thinkers: Thinking, config: Manner) -> None:
        self.id: Final = name
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.config: Final = config
        self.row: GameRow = {}
        self.seats: list[SeatRow] = []
        self.kept: Course | Resting | None = None
        self.answers: dict[tuple[int, str], Answer] | None = {}  # none: the store has them
        self.audience: Final = Audience(self)
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.opponents: Final = Opponents(self)
        self.hints: Final = Hints(self)
        self.holding: Final = Holding(self)
        self.task: asyncio.Task[None] | None = None
        self.is_deciding = False  # whether a command has its turn

    # What is known

    @property
    def v(self) -> int:
        return int(self.row["v"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def held(self) -> int | None:
        held: int | None = self.row["held"]
        return held

    @property
    def course(self) -> Course | None:
        """The game if it has begun, whole again if it was at rest."""
        if isinstance(self.kept, Resting):
            self.kept = self.kept.whole()
        return self.kept

    @course.setter
    def course(self, course: Course | None) -> None:
        self.kept = course

    async def whole(self) -> None:
        """Make a game at rest whole, in moments of its own: whoever looks at a long one does more than enough then."""
        resting = self.kept
        if isinstance(resting, Resting):
            course = await resting.woken()
            if self.kept is resting:  # else somebody could not wait
                self.kept = course
            await asyncio.sleep(0)

    @property
    def played(self) -> Course:
        """The game, which has begun."""
        course = self.course
        if course is None:
            raise Problem(409, "not-playing", "the game has not begun")
        return course

    def answered(self, seat: int, key: str) -> Answer | None:
        """What a client's key was answered, if it came before; asked by commands only."""
        assert self.answers is not None
        return self.answers.get((seat, key))

    def asked(self) -> list[int]:
        """Whom the table waits for: the one who has yet to confirm, or those whom the rules ask."""
        return awaited(self.row)

    def seats_of(self, person: str | None) -> frozenset[int]:
        return frozenset(one["seat"] for one in self.seats if person is not None and one["person"] == person)

    def persons(self) -> set[str]:
        return {one["person"] for one in self.seats if one["person"] is not None}

    def formers(self) -> set[str]:
        """Those who sit here no more and may come back at any time: they left, or a bot plays for them."""
        return {former for one in self.seats if (former := one.get("former")) is not None} - self.persons()

    def is_online(self, seat: SeatRow) -> bool:
        return seat["kind"] == "bot" or any(seat["seat"] in one.mine for one in self.watchers)

    @property
    def watchers(self) -> set[Outbox]:
        return self.audience.watchers

    def now(self) -> int:
        return self.config.now()

    def answer(self) -> Answer:
        """What is answered to whoever has changed something beside the game."""
        return {"v": self.v, "decided": self.row["decided"]}

    @property
    def clock(self) -> Clock | None:
        """What was agreed upon about time, if anything."""
        found = self.row["clock"]
        return None if found is None else Clock(**found)

    @property
    def clocks(self) -> list[SeatClock]:
        """The clock of each seat; none before the game begins."""
        return [] if self.row["clocks"] is None else clocks.read(self.row["clocks"])

    def is_out_of_time(self, seat: int) -> bool:
        """Whether the table waits for a seat whose time is out."""
        return any(one.runs and one.left_at(self.now()) == 0 for one in self.clocks[seat : seat + 1])

    # The task

    async def open(self) -> None:
        """Read the game and begin to serve it."""
        await self.load()
        self.task = asyncio.create_task(self._serve(), name=f"table {self.id}")
        self.wake()

    async def close(self) -> None:
        self.holding.stop()
        await self.opponents.close()
        self.hints.stop()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.audience.close()

    async def rest(self) -> None:
        """Let go of what can be made or read again."""
        course, v = self.kept, self.v
        self.audience.rest(self.is_at_peace)
        if not self.is_at_peace or not isinstance(course, Course):
            return
        resting = await laid_to_rest(course)
        if self.is_at_peace and self.kept is course and self.v == v:
            self.kept, self.answers = resting, None

    @property
    def is_at_peace(self) -> bool:
        """Whether the game is over, and nobody is about to take back its end."""
        return self.status == "over" and not self.is_deciding

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Let a command have its turn; its answer, after its commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((command, done))
        return await done

    async def _serve(self) -> None:
        while True:
            command, done = await self.inbox.get()
            self.is_deciding = True
            try:
                result = await self._decided(command)
            except Exception as error:  # noqa: BLE001  whoever gave the command hears of it; the table goes on
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self.is_deciding = False

    async def _decided(self, command: Callable[[], Awaitable[T]]) -> T:
        """Run a command upon the table as it is; again if the store was ahead."""
        await self.catch_up()
        if self.answers is None:
            self.answers = await self.store.answers(self.id, self.v - REMEMBERED)
        for _ in range(TRIES):
            try:
                return await command()
            except Overtaken:
                await self.load()
                self.publish()
        raise busy()

    async def be_current(self) -> None:
        """Be as the store has it, whichever process changed it last; between two commands, not in the middle of one."""
        if not self.store.embedded:
            await self.do(nothing)

    async def catch_up(self, hinted: bool = False) -> None:
        """Read the game anew if another process has changed it."""
        if self.store.embedded and not hinted:
            return
        versions = await self.store.versions([self.id])
        if versions.get(self.id) != self.v:
            await self.load()
            self.publish()
            self.wake()

    # Reading

    async def load(self) -> None:
        """The game as the store has it; or Damaged."""
        try:
            await self._load_at_last()
        except Damaged as problem:
            raise Damaged(f"table {self.id}: {problem}") from problem
        except Problem:
            raise
        except Exception as error:
            raise Damaged(f"table {self.id}: {type(error).__name__}: {error}") from error

    async def _load_at_last(self) -> None:
        """Read it again if another process brings it up to date while we would."""
        known = None if self.course is None else list(self.course.told)
        for _ in range(TRIES):
            try:
                return await self._load(known)
            except Overtaken:
                pass
        raise busy()

    async def _load(self, known: list[Told] | None) -> None:
        found = await self.store.whole_game(self.id)
        if found is None:
            raise missing("table")
        row, seats, decision_rows, told_rows, snapshots = found
        check_numbers(row, decision_rows, told_rows)
        self.answers = await self.store.answers(self.id, row["v"] - REMEMBERED)
        decisions = await each_of(decision_of, decision_rows)
        told = await each_of(told_of, told_rows)
        self.row, self.seats = row, seats
        self.opponents.stop()
        self.hints.stop()
        self._reseat()  # another process may have changed who sits where
        self.course = None
        if row["status"] != "waiting":
            self.course = await resumed(self, row, decisions, told, snapshots)
            self._forget(known)

    def _forget(self, known: list[Told] | None) -> None:
        """Watchers keep only what is still true of what they have heard."""
        told = self.played.told
        same = 0
        for one, other in zip(told, known or [], strict=False):
            if one != other:
                break
            same += 1
        self.audience.keep_heard(same)

    # Changing

    def turn_values(self, s: State, seats: list[SeatRow], held: int | None = None) -> GameRow:
        """What the store says about whose turn it is."""
        return turn_values(self.row["game"], s, seats, held)

    async def commit(self, change: Change, course: Course | None = None) -> None:
        """Write a change; when it is written, it is so, and all who look are told."""
        self._complete(change)
        await self.store.commit(change)
        self._become(change, course)
        self.publish()
        self.wake()

    def _complete(self, change: Change) -> None:
        """What every change brings with it: since when it is so, who has sat there, the clocks."""
        change.values["changed"] = self.now()
        if "asked" in change.values:
            change.values["since"] = self.now()
        if change.values.get("status") == "over":
            change.values["request"] = None  # there is nothing left to agree to
        if change.seats:
            change.values["sat"] = chance.sat_with(self.row, change.seats, self.seats)
        wind(self, change)

    def _become(self, change: Change, course: Course | None) -> None:
        """Be as the store has it now."""
        if change.answer is not None:
            seat, key, answer = change.answer
            assert self.answers is not None
            self.answers[seat, key] = answer
            if len(self.answers) > REMEMBERED:
                del self.answers[next(iter(self.answers))]
        was = self.status
        self.row |= change.values | {"v": change.v + 1}
        by_seat = {row["seat"]: row for row in change.seats}
        self.seats = [one | by_seat.get(one["seat"], {}) for one in self.seats]
        if course is not None:
            self.course = course
        if "keys" in change.values:
            self.played.later, self.played.anew = chance.later_keys(self.row), chance.dealt_anew(self.row)
        if change.back_to is not None:
            self.played.go_back(change.back_to[0])
            self.audience.keep_heard(change.back_to[1])
        for tried in change.decisions:
            self.played.accept(tried)
        if change.notice is not None:
            self.played.told.append(change.notice[1])
        if change.seats or self.status != was:
            self._reseat()
        if change.seats or "asked" in change.values:
            self.opponents.stop()
            self.hints.stop()

    def _reseat(self) -> None:
        """Those who sat down or left, and their programs, look on with other rights; all, when an end is taken back."""
        for watcher in self.watchers:
            watcher.mine = watcher.rights(self)
            if watcher.seat not in watcher.mine and watcher.seat != NOBODY and self.status != "over":
                watcher.seat, watcher.heard = NOBODY, 0

    def trial(self, seat: int, token: str, now: int, course: Course | None = None) -> Tried:
        """A decision tried, upon the game as it stands or another course of it; or the problem with it."""
        return tried_on(course or self.played, seat, token, now)

    # Telling

    def publish(self) -> None:
        """Send the table to all who look."""
        self.audience.publish()

    def tell(self, watcher: Outbox) -> None:
        """Send one watcher the table."""
        self.audience.tell(watcher)

    def text_for(self, watcher: Outbox) -> str:
        """The table as one watcher sees it now."""
        return self.audience.text_for(watcher)

    def broadcast(self, message: Mapping[str, Any]) -> None:
        self.audience.broadcast(message)

    # What no person has to do

    def wake(self) -> None:
        """See to what the table waits for that no person has to do."""
        self.opponents.wake()
        self.holding.wake()


async def nothing() -> None:
    """A command that changes nothing: by its turn the table is as the store has it."""


def busy() -> Problem:
    return Problem(503, "busy", "others keep changing this table")
