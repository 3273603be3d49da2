"""Where bots think: in processes of their own, or in a thread; never where the tables are served."""

import asyncio
import json
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from caravanserai.bots import SeatView, find_bot
from caravanserai.core.game import games
from caravanserai.server.course import Course, saved


def seed_of(key: bytes, seat: int) -> int:
    """A bot's own chance: the same whenever the game is taken up again."""
    return int.from_bytes(blake2b(bytes([seat]), key=key, digest_size=4, person=b"bot").digest(), "little")


def chosen(game: str, table: str, seat: int, bot: str, seed: int) -> str:
    """A bot's choice at a saved table; it is shown no more than its seat may know."""
    known = games()[game]
    s = known.from_wire(json.loads(table))
    return known.space.token(find_bot(bot)(seed).choose(SeatView(known, s, seat)))


def begin_work() -> None:
    """In a worker: the server ends it; and if the server ends without a word, the worker sees that it is alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), name="end with the server", daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])  # the system closes it with the process, however that ends
    os._exit(1)


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

    async def choose(self, course: Course, seat: int, bot: str) -> str:
        """What a bot does now; workers that have died are replaced."""
        work = (course.game.id, saved(course.s), seat, bot, seed_of(course.key_at(course.decided), seat))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), chosen, *work)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self.open(), chosen, *work)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
