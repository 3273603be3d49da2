"""What other processes do, heard through PostgreSQL; heard again after the database was away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from caravanserai.server.database import CHANNEL
from caravanserai.server.store import Store

FIRST_WAIT: Final = 0.05  # seconds before the next try; each wait is twice as long
LONGEST_WAIT: Final = 1.0
SIGN_OF_LIFE: Final = 15.0  # so often a silent line is tried
log = logging.getLogger("caravanserai.server")


class Listener:
    """A line of its own to the database; what was missed while it was cut is asked for when it stands again."""

    def __init__(self, store: Store, heard: Callable[[str], None], missed: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.heard = heard
        self.missed = missed
        self.line: Any = None
        self.times = 0  # how often all was heard from then on
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self.times += 1
        self.task = asyncio.create_task(self._keep(), name="listener")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.line is not None:
            self.line.terminate()

    async def _connect(self) -> None:
        import asyncpg  # noqa: PLC0415  only where several processes share a PostgreSQL

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.line = await asyncpg.connect(address, timeout=SIGN_OF_LIFE)
        await self.line.add_listener(CHANNEL, lambda _line, _pid, _channel, what: self.heard(what))

    async def _keep(self) -> None:
        """Stay on the line; when it is cut, make a new one, and ask for what was missed."""
        while True:
            await self._until_cut()
            log.warning("the database has hung up; listening anew")
            await self._anew()
            log.warning("the database is heard again")

    async def _until_cut(self) -> None:
        cut = asyncio.Event()
        self.line.add_termination_listener(lambda _: cut.set())
        while not self.line.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(cut.wait(), SIGN_OF_LIFE)
            if not cut.is_set() and not await self._answers():
                self.line.terminate()

    async def _answers(self) -> bool:
        """Whether anybody is at the other end: a line can be cut without a word."""
        try:
            await self.line.execute("SELECT 1", timeout=SIGN_OF_LIFE)
        except Exception:  # noqa: BLE001  whatever it is, the line is of no use
            return False
        return True

    async def _anew(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._connect()
                await self.missed()
            except Exception:  # noqa: BLE001  the database is not back yet; whoever asks it hears why
                self.line.terminate()  # the one before, or one that stands while nothing can be asked yet
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                self.times += 1
                return
