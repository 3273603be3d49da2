"""Where bots think: in processes of their own, or in a thread; never where the tables are served."""

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from caravanserai.bots import SeatView, find_bot
from caravanserai.core import play
from caravanserai.core.game import games
from caravanserai.core.state import State
from caravanserai.server.course import Course, saved

T = TypeVar("T")
MOST: Final = 8  # decisions that bots take in one errand
ERRAND_SECONDS: Final = 0.02  # after so long no further one is begun: other tables wait, too
NICER: Final = 5  # where both want the same core, people are answered before bots think


def seed_of(key: bytes, seat: int) -> int:
    """A bot's own chance: the same whenever the game is taken up again."""
    return int.from_bytes(blake2b(bytes([seat]), key=key, digest_size=4, person=b"bot").digest(), "little")


def chosen(game: str, table: str, bots: Mapping[int, tuple[str, int]], most: int) -> list[tuple[int, str]]:
    """What bots choose at a saved table, one after the other, until a person is asked: seats and tokens.

    Each is shown no more than its seat may know. Several quick choices are one errand; a bot that takes its time has
    its choice told before the next is thought about.
    """
    known = games()[game]
    s = known.from_wire(json.loads(table))
    out: list[tuple[int, str]] = []
    end = time.perf_counter() + ERRAND_SECONDS
    while (seat := first_asked(s, bots)) is not None:
        bot, seed = bots[seat]
        code = find_bot(bot)(seed).choose(SeatView(known, s, seat))
        out.append((seat, known.space.token(code)))
        if len(out) >= most or time.perf_counter() > end or not bots.keys() >= set(play.asked(s)):
            break
        play.apply(s, code, seat)
    return out


def first_asked(s: State, bots: Collection[int]) -> int | None:
    """The first bot that is asked."""
    asked = play.asked(s)
    return next((seat for seat in sorted(bots) if seat in asked), None)


def is_awake() -> bool:
    return True


def begin_work() -> None:
    """In a worker: the server ends it; and if the server ends without a word, the worker sees that it is alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    server = parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), name="end with the server", daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])  # the system closes it with the process, however that ends
    os._exit(1)


def due(course: Course) -> State:
    """The table that bots go on from: where another key comes into force, with that one."""
    if course.decided not in course.later:
        return course.s
    s: State = course.s.clone()
    course.turn_key(s, course.decided)
    return s


class Thinkers:
    """A pool that thinks for all bots of this process."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Executor | None = None

    def open(self) -> Executor:
        if self.pool is None:
            if self.workers:
                context = get_context("spawn")  # a process that runs an event loop must not be forked
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_work)
            else:
                self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self.pool

    async def choose(self, course: Course, bots: Mapping[int, str], most: int = MOST) -> list[tuple[int, str]]:
        """What the bots on these seats do now, at most so many decisions; workers that have died are replaced."""
        key = course.key_at(course.decided)
        seeds = {seat: (bot, seed_of(key, seat)) for seat, bot in bots.items()}
        work = (course.game.id, saved(due(course)), seeds, most)
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
