"""Where bots think: in processes of their own, or in a thread; never where the tables are served."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

from caravanserai.bots import seed_of
from caravanserai.core.course import Course, saved
from caravanserai.server.errands import Turns
from caravanserai.server.workers import Died, OutOfTime, Worker
from caravanserai.tables.choosing import (
    HARD_SECONDS,
    MOST,
    Chosen,
    Failure,
    chosen,
    due,
    first_asked,
    is_slow,
    stand_ins,
    tell,
)
from caravanserai.tables.hints import thought
from caravanserai.tables.messages import Hint
from caravanserai.tables.problem import Problem

T = TypeVar("T")
FOR_A_HINT: Final = "hint "  # before the table's name: no bot of the same table waits for it
MOST_HINTS: Final = 12  # of one client that wait for their turn
GRACE_SECONDS: Final = 0.5  # so long a worker may go on with what nobody needs any more


def is_awake() -> bool:
    return True


async def at_once(_table: str) -> None:
    """Nobody has to wait."""


def unpaid(_table: str, _decisions: int) -> None:
    """Nobody counts what bots do."""


class Thinkers:
    """The workers that think for all bots of this process; a table that waits is not behind one that thinks long."""

    def __init__(
        self,
        workers: int,
        hard: float = HARD_SECONDS,
        grace: float = GRACE_SECONDS,
        *,
        begin: Callable[[], None] | None = None,
    ) -> None:
        """`begin`: what each process does first, if not as bots do."""
        self.workers: Final = [Worker(workers == 0, begin) for _ in range(max(1, workers))]
        self.idle: Final = list(self.workers)
        self.client_behind: Callable[[str], str] = str  # who has laid a table, as far as it is known
        self.turns: Final = Turns(len(self.workers), lambda name: self.client_behind(name.removeprefix(FOR_A_HINT)))
        self.bots_go_on: Callable[[str], Awaitable[None]] = at_once  # at which table; returns when its bots may
        self.bots_did: Callable[[str, int], None] = unpaid  # at which table, and how many decisions
        self.hard: Final = hard
        self.grace: Final = grace

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = MOST) -> Chosen:
        """What the bots on these seats do now, at most so many decisions.

        One that takes too long, or ends its worker time and again, is stood in for by the next level down.
        """
        key = course.key_at(course.decided)
        s = due(course)
        seeds = {seat: (bot, seed_of(key, seat)) for seat, bot in bots.items()}
        seat = first_asked(s, bots)
        if seat is None:
            return Chosen()
        chain, wire = stand_ins(bots[seat]), saved(s)
        await self.bots_go_on(table)
        for down, bot in enumerate(chain):
            work = (course.game.id, wire, seeds, most, down)
            try:
                found = await self.run(chosen, *work, table=table, is_slow=is_slow(bot), limit=self.hard)
            except (OutOfTime, Died) as error:
                if bot == chain[-1]:
                    raise
                tell(table, Failure(seat, bot, type(error).__name__, chain[down + 1]))
            else:
                for failure in found.failures:
                    tell(table, failure)
                self.bots_did(table, len(found.moves))
                return found
        raise AssertionError("the last of the chain has chosen or failed")

    async def advise(self, table: str, game: str, wire: str, seat: int, stage: int) -> Hint:
        """A hint, thought of like a strong level."""
        work = (game, wire, seat, stage)
        return await self.run(thought, *work, table=f"{FOR_A_HINT}{table}", is_slow=True, limit=self.hard)

    def check_hints(self, table: str) -> None:
        """Whether one more hint may wait for its turn: what a client's tables wish for does not pile up."""
        if self.turns.waiting_of(FOR_A_HINT, self.client_behind(table)) >= MOST_HINTS:
            raise Problem(503, "crowded", "many hints wait to be thought of; try again in a while")

    async def wake(self) -> None:
        """Return when a worker comes round to it."""
        await self.run(is_awake)

    async def run(
        self,
        work: Callable[..., T],
        *given: Any,
        table: str | None = None,
        is_slow: bool = False,
        limit: float | None = None,
    ) -> T:
        """Have some work done when its turn has come; once more if its worker dies, which may be another's doing.

        If it is cancelled, nobody needs it any more: no other is begun, and a worker that does not come to an end soon
        is ended.
        """
        errand = await self.turns.enter(table, is_slow)
        worker = self.idle.pop()
        doing = asyncio.ensure_future(twice(worker, limit, work, *given))

        def done(_: object) -> None:
            self.idle.append(worker)
            self.turns.leave(errand)

        doing.add_done_callback(done)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(lambda one: one.cancelled() or one.exception())  # nobody asks for it
            asyncio.get_running_loop().call_later(self.grace, end_unless, doing, worker)
            raise

    def close(self) -> None:
        """End all that is being done."""
        for worker in self.workers:
            worker.end()


def end_unless(doing: "asyncio.Future[Any]", worker: Worker) -> None:
    """End a worker that is still busy with what nobody needs."""
    if not doing.done():
        worker.end()


async def twice(worker: Worker, limit: float | None, work: Callable[..., T], *given: Any) -> T:
    try:
        return await worker.run(limit, work, *given)
    except Died:
        return await worker.run(limit, work, *given)
