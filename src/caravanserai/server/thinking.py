"""Where bots think: in processes of their own, or in a thread; never where the tables are served."""

import asyncio
import json
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, TypeVar

from caravanserai.bots import SeatView, find_bot
from caravanserai.core.game import games
from caravanserai.server.course import Course, saved

T = TypeVar("T")


def seed_of(key: bytes, seat: int) -> int:
    """A bot's own chance: the same whenever the game is taken up again."""
    return int.from_bytes(blake2b(bytes([seat]), key=key, digest_size=4, person=b"bot").digest(), "little")


def chosen(game: str, table: str, seat: int, bot: str, seed: int) -> str:
    """A bot's choice at a saved table; it is shown no more than its seat may know."""
    known = games()[game]
    s = known.from_wire(json.loads(table))
    return known.space.token(find_bot(bot)(seed).choose(SeatView(known, s, seat)))


def is_awake() -> bool:
    return True


def be_quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself


class Thinkers:
    """A pool that thinks for all bots of this process."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Executor | None = None

    def open(self) -> Executor:
        if self.pool is None:
            if self.workers:
                context = get_context("spawn")  # a process that runs an event loop must not be forked
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=be_quiet)
            else:
                self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self.pool

    async def choose(self, course: Course, seat: int, bot: str) -> str:
        """What a bot does now; workers that have died are replaced."""
        work = (course.game.id, saved(course.s), seat, bot, seed_of(course.key, seat))
        return await self.run(chosen, *work)

    async def wake(self) -> None:
        """Return when a worker comes round to it."""
        await self.run(is_awake)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Have some work done; once more if a worker has died, which may have been another's doing."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), work, *given)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self.open(), work, *given)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
