"""The reviews of a server: one game at a time is judged, in processes of their own, when nobody else needs the cores.

Clients take turns: a long game gives way to those of others, and goes on where it was when its turn has come again.

Whatever is judged is in the database before the next turn is begun: a server that ends, or whose worker is killed,
goes on where it was.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, TypeVar

from caravanserai.core.course import Course, Decision
from caravanserai.core.game import games
from caravanserai.core.record import Record
from caravanserai.review.depth import DEPTHS
from caravanserai.review.journal import Identity, differing, identity
from caravanserai.review.judged import THE_DEAL
from caravanserai.server import judges
from caravanserai.server.clients import kept_as
from caravanserai.server.config import Config
from caravanserai.server.judges import Counted, Found
from caravanserai.server.once import Once
from caravanserai.server.review_store import DONE, FAILED, ReviewRow, ReviewStore
from caravanserai.server.store import Store
from caravanserai.server.tables import Tables
from caravanserai.server.workers import Died, Worker
from caravanserai.tables import making
from caravanserai.tables.problem import Problem
from caravanserai.tables.table import Table

T = TypeVar("T")
MOST_TURNS: Final = 200  # of a game, for each seat: more than twice as many as any between bots was seen to take
# Seconds, after which a worker is ended. At the exact depth a turn takes 15 on an idle machine; of one that is slow, or
# whose cores are all wanted by others, which go first, a hundred times as many are not too many.
LONGEST_TURN: Final = 3600.0
TURN_OF_CLIENT: Final = 180.0  # seconds of judging after which a game makes room for those of other clients
IDLE_SECONDS: Final = 60.0  # so long workers stay when nothing is wished for
MOST_TOLD: Final = 16  # reviews that are remembered as they are told
SEED: Final = 0  # the same record gives the same review
log = logging.getLogger("caravanserai.server")


class Reviews:
    """The queue, and those who judge."""

    def __init__(self, store: Store, tables: Tables, config: Config) -> None:
        self.tables: Final = tables
        self.config: Final = config
        self.kept: Final = ReviewStore(store, config.process, config.lease_seconds)
        self.workers = [Worker(is_thread=False, begin=judges.begin_judging) for _ in range(config.reviewers)]
        self.count: Callable[[str, str], Counted] = judges.counted
        self.judge: Callable[[str, int, str], Found] = judges.judged
        self.client_of: Callable[[str], str] = str  # whence a person came last, as far as it is known
        self.wished: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.job: Job | None = None
        self.told: Final[Once[tuple[Any, int]]] = Once(MOST_TOLD)

    def start(self) -> None:
        if self.workers:
            self.task = asyncio.create_task(self._look_after(), name="reviews")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        self._end_workers()

    async def begin_anew(self) -> None:
        """All tables have been replaced: what was being judged may be no more."""
        self.told.clear()
        if self.job is not None:
            self.job.halt()
        self.wished.set()

    # Wishes

    async def wish(self, table: Table, depth: str, person: str) -> None:
        """Judge a game, or go on with it, when its turn has come."""
        if not self.workers:
            raise Problem(409, "no-reviews", "here games are not judged: --reviewers 0")
        head, client = head_of(record_of(table), depth), kept_as(self.client_of(person))
        await self.kept.wish(table.id, depth, head, person, client, self.config.limits)
        self.wished.set()

    async def stop(self, table: Table) -> None:
        """Judge a game no further; at once."""
        check_over(table)
        await self.kept.stop(table.id)
        job = self.job
        if job is not None and job.row["game"] == table.id:
            job.halt()

    # The queue

    async def _look_after(self) -> None:
        idle_since = time.monotonic()
        while True:
            self.wished.clear()
            try:
                while (row := await self.kept.claim()) is not None:
                    await self._judge(row)
                    idle_since = time.monotonic()
            except asyncio.CancelledError:
                raise
            except Problem as problem:
                log.warning("reviews: %s", problem)
            except Exception:
                log.exception("reviews")
            if time.monotonic() - idle_since > IDLE_SECONDS:
                self._end_workers()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wished.wait(), self.config.poll_seconds)

    def _end_workers(self) -> None:
        for worker in self.workers:
            worker.end()

    async def _judge(self, row: ReviewRow) -> None:
        """One game, as far as it is wanted."""
        try:
            table = await self.tables.current(row["game"])
            record = record_of(table)
        except Problem as problem:
            log.warning("review of %s: %s", row["game"], problem)
            await self.kept.end(row, FAILED, problem.error)
            return
        head = head_of(record, row["depth"])
        if row["head"]["record"] != head["record"]:  # the game was taken back, and played otherwise
            await self.kept.drop(row)
            return
        if differing(row["head"], head):  # the judge is another since
            row = await self.kept.begin_anew(row, head)
        self.job = Job(self, row, table.v, record.text())
        try:
            await self.job.run()
        finally:
            self.job = None


class Job:
    """One game that is being judged."""

    def __init__(self, reviews: Reviews, row: ReviewRow, v: int, text: str) -> None:
        self.reviews: Final = reviews
        self.kept: Final = reviews.kept
        self.row: Final = row
        self.text: Final = text
        self.v = v  # the version of the table at which it was looked at last
        self.is_same = True
        self.is_halted = False
        self.gives_way = False
        self.begun = self.since = time.monotonic()

    def halt(self) -> None:
        """Stop at once: what is being judged is judged again when it is gone on with."""
        self.is_halted = True
        for worker in self.reviews.workers:
            worker.end()

    async def run(self) -> None:
        """All turns that are still to be judged, in order, as many at once as there are workers."""
        keeping = asyncio.create_task(self._keep(), name=f"review {self.row['game']}")
        try:
            await self._run()
        except Exception as error:  # noqa: BLE001  whatever it is, it ends this review alone
            await self._broke_off(alone(error))
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping

    async def _run(self) -> None:
        reviews, row = self.reviews, self.row
        known_outline = row["outline"]
        if known_outline is None:
            # All of them read the game before the clock runs: how long processes take to begin is no turn's time.
            counts = [self._done(worker, reviews.count, self.text, row["depth"]) for worker in reviews.workers]
            outline = (await asyncio.gather(*counts))[0]
            if not await self.kept.renew(row, outline=outline):
                return
        else:
            outline = known_outline
        known = {int(one["turn"]) for one in await self.kept.found(row["game"], row["depth"])}
        numbers = [THE_DEAL, *range(len(outline["turns"]))]
        left = deque(number for number in numbers if number not in known)
        self.begun = self.since = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for worker in reviews.workers:
                group.create_task(self._work(worker, left))
        if self.is_halted:
            return
        if self.gives_way and left:  # another worker may have come to the end meanwhile
            await self.kept.wait_again(row)
        else:
            await self.kept.end(row, DONE)

    async def _work(self, worker: Worker, left: deque[int]) -> None:
        """Turn after turn, until there are no more, they are wanted no more, or it is the turn of others."""
        while left and not self.is_halted and not self.gives_way:
            number = left.popleft()
            found = await self._done(worker, self.reviews.judge, self.text, number, self.row["depth"])
            now = time.monotonic()
            took, self.since = int((now - self.since) * 1000), now
            if not await self._is_as_it_was() or not await self.kept.add(self.row, found, took):
                self.halt()
                return
            if left and now - self.begun >= TURN_OF_CLIENT and await self.kept.others_wait(self.row):
                self.gives_way = True

    async def _done(self, worker: Worker, work: Callable[..., T], *given: Any) -> T:
        """Once more if the worker dies, which may be the system's doing."""
        try:
            return await worker.run(LONGEST_TURN, work, *given)
        except Died:
            if self.is_halted:
                raise
            return await worker.run(LONGEST_TURN, work, *given)

    async def _keep(self) -> None:
        """Say now and then that it is seen to, however long a turn takes; and stop when it is wanted no more."""
        while True:
            await asyncio.sleep(self.reviews.config.lease_seconds / 3)
            with suppress(Problem):
                if not await self._is_as_it_was() or not await self.kept.renew(self.row):
                    self.halt()
                    return

    async def _is_as_it_was(self) -> bool:
        """Whether the game is still over, as it was played when this was begun: somebody alone may take it back."""
        table = await self.reviews.tables.current(self.row["game"])
        if table.v != self.v:
            self.v = table.v
            self.is_same = table.status == "over" and making.record_of(table).text() == self.text
        return self.is_same

    async def _broke_off(self, error: Exception) -> None:
        """Something ended it: we ourselves, the database, which it is gone on with when it answers, or a fault."""
        if self.is_halted:
            return
        if isinstance(error, Problem):
            raise error
        problem = Problem(500, "review-failed", f"{type(error).__name__}: {error}")
        log.warning("review of %s: failed (%s)", self.row["game"], problem)
        await self.kept.end(self.row, FAILED, problem.error)


def alone(error: Exception) -> Exception:
    """What went wrong first, of what went wrong together."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


# What a review is about


def record_of(table: Table) -> Record:
    """The record of a game that may be judged; or why it may not be."""
    check_over(table)
    if is_older(table):
        raise Problem(409, "older-edition", "it was played by an older edition of the rules, or with another box")
    check_length(table.played)
    return making.record_of(table)


def check_length(course: Course) -> None:
    """Nobody has the judges busy for days: games can be drawn out, and each turn of them takes seconds."""
    turns, most = turns_in(course.decisions), MOST_TURNS * course.seats
    if turns > most:
        raise Problem(409, "too-many-turns", f"{turns} turns; with so many seats at most {most} are judged")


def turns_in(decisions: Sequence[Decision]) -> int:
    """How many turns there are, as a review counts them, without the tables: who decided, knowing how much."""
    return sum(1 for _ in groupby(decisions, key=lambda one: (one.seat, one.reveals)))


def head_of(record: Record, depth: str) -> Identity:
    """What has to agree for judged turns to belong to the same review."""
    return identity(games()[record.game], record, DEPTHS[depth], SEED)


def check_over(table: Table) -> None:
    """Nobody is told anything of a game that is still played, or that shares its secrets with one that is."""
    if table.status != "over":
        raise Problem(409, "not-over", "a game is judged when it is over")
    if table.row["source"] is not None:
        raise Problem(409, "source-not-over", "it was begun from a game that is still played")
    if table.row["agreed"]:
        raise Problem(409, "ended-early", "a game that was not played to its end cannot be judged")


def is_older(table: Table) -> bool:
    """Whether a game was played by rules or with components of another time."""
    game = games()[table.row["game"]]
    return (table.row["edition"], table.row["box"]) != (game.edition, game.box.digest)
