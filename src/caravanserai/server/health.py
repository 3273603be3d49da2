"""Whether the server is well: for whoever starts it again, and whoever sends visitors to it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

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
        found = await asyncio.gather(self.fails(self.ask_store()), self.fails(self.thinkers.wake()))
        self.looked = self.clock()
        return [name for name, failed in zip(("database", "workers"), found, strict=True) if failed]

    async def fails(self, asked: Awaitable[None]) -> bool:
        try:
            await asyncio.wait_for(asked, self.patience)
        except Exception as error:  # noqa: BLE001  whatever it is, visitors had better go elsewhere
            log.warning("not ready: %s: %s", type(error).__name__, error)
            return True
        return False

    async def ask_store(self) -> None:
        """Through the one who writes: where nothing can be written, nobody can play."""
        await self.store.write(lambda connection: connection.execute(select(schema.game.c.id).limit(1)).first())
