"""A worker: a process that does one thing at a time and can be replaced in the middle of it; or a thread.

Each is a pool of one, so that whatever ends a worker – a fault, the system, or we ourselves, because its work has
taken too long or is wanted no more – ends no other's work.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

T = TypeVar("T")
NICER: Final = 5  # where both want the same core, people are answered before bots think


class OutOfTime(Exception):
    """Work that took too long; whoever did it is no more."""


class Died(Exception):
    """A worker ended in the middle of its work."""


class Worker:
    """One process, begun when it is needed; with `is_thread` a thread, which cannot be ended, only left alone."""

    def __init__(self, is_thread: bool, begin: Callable[[], None] | None = None) -> None:
        """`begin`: what a process does first; it must be found by its name, as the work must."""
        self.is_thread: Final = is_thread
        self.begin: Final = begin or begin_work
        self.pool: Executor | None = None
        self.pid: int | None = None
        self.outcome: asyncio.Future[Any] | None = None

    async def run(self, limit: float | None, work: Callable[..., T], *given: Any) -> T:
        """Have some work done; or OutOfTime after so many seconds, or Died."""
        guard: asyncio.TimerHandle | None = None
        try:
            pool = await self.awake()
            if limit is not None:
                guard = asyncio.get_running_loop().call_later(limit, self.end)
            return await self.done(pool, work, *given)
        except BrokenProcessPool:  # in the middle of it, or while there was nothing to do
            self.end()
            raise Died from None
        finally:
            if guard is not None:
                guard.cancel()

    async def awake(self) -> Executor:
        """The pool of one; of a process also its number. A process that runs an event loop must not be forked."""
        if self.pool is not None:
            return self.pool
        if self.is_thread:
            self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
            return self.pool
        pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=self.begin)
        self.pool = pool
        self.pid = await self.done(pool, os.getpid)
        return pool

    async def done(self, pool: Executor, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()
        pool.submit(work, *given).add_done_callback(partial(report, loop, outcome))
        self.outcome = outcome
        try:
            return await outcome
        finally:
            self.outcome = None

    def end(self) -> None:
        """Stop at once, whatever is being done; the next work begins another."""
        pool, pid, self.pool, self.pid = self.pool, self.pid, None, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children() if pid is not None else ():
            if process.pid == pid:
                process.kill()
        if self.outcome is not None and not self.outcome.done():
            self.outcome.set_exception(OutOfTime())


def report(loop: asyncio.AbstractEventLoop, outcome: "asyncio.Future[T]", done: "Future[T]") -> None:
    """Tell the loop what came of some work; unless the loop is gone."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(settle, outcome, done)


def settle(outcome: "asyncio.Future[T]", done: "Future[T]") -> None:
    if outcome.done():
        return
    if done.cancelled():
        outcome.set_exception(OutOfTime())
    elif (error := done.exception()) is not None:
        outcome.set_exception(error)
    else:
        outcome.set_result(done.result())


# In the process


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
