"""Whether the server is well: for whoever starts it again, and whoever sends visitors to it."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sqlalchemy import select

from caravanserai.server import schema
from caravanserai.server.store import Store
from caravanserai.server.thinking import Thinkers

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
PATIENCE: Final = 5.0  # seconds for the database, and for a worker to come round
GOOD_FOR: Final = 1.0  # seconds in which the same answer is given again: asking must not cost
log = logging.getLogger("caravanserai.server")


class Health:
    """What one process says of itself."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.patience = patience
        self.clock = clock
        self.looking: asyncio.Task[list[str]] | None = None
        self.looked = float("-inf")
        self.asked: dict[str, asyncio.Task[None]] = {}  # what has not come round yet

    async def answer(self, path: str) -> tuple[int, bytes]:
        """Status and body: `ok`, or what is amiss in single words."""
        amiss = [] if path == ALIVE else await self.amiss()
        return (503, " ".join(amiss).encode()) if amiss else (200, b"ok")

    async def amiss(self) -> list[str]:
        """What does not answer; however many ask at once, it is looked at once."""
        if self.looking is None or (self.looking.done() and self.clock() - self.looked >= GOOD_FOR):
            self.looking = asyncio.create_task(self.look(), name="health")
        return await asyncio.shield(self.looking)

    async def look(self) -> list[str]:
        asking = {"database": self.ask_store, "workers": self.thinkers.wake}
        found = await asyncio.gather(*(self.fails(name, ask) for name, ask in asking.items()))
        self.looked = self.clock()
        return [name for name, failed in zip(asking, found, strict=True) if failed]

    async def fails(self, name: str, ask: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Whether it does not answer in time; it is not given up then, and the next look waits for the same answer.

        On a busy machine a worker may take longer to begin: were it ended each time, there would never be one.
        """
        task = self.asked.pop(name, None)
        if task is None:
            task = asyncio.create_task(ask(), name=f"health of {name}")
            task.add_done_callback(lambda one: one.cancelled() or one.exception())  # nobody may look again
        await asyncio.wait({task}, timeout=self.patience)
        if not task.done():
            self.asked[name] = task
            log.warning("not ready: %s: no answer within %g s", name, self.patience)
            return True
        error = None if task.cancelled() else task.exception()
        if error is not None:  # whatever it is, visitors had better go elsewhere
            log.warning("not ready: %s: %s", type(error).__name__, error)
        return task.cancelled() or error is not None

    async def ask_store(self) -> None:
        """Through the one who writes: where nothing can be written, nobody can play."""
        await self.store.write(lambda connection: connection.execute(select(schema.game.c.id).limit(1)).first())
