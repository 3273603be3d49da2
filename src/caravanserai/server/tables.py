"""The live tables of a server process: others may serve the same ones, and a backup may be restored meanwhile."""

from collections.abc import Awaitable, Callable

from caravanserai.server.backup import take_over
from caravanserai.server.config import Config
from caravanserai.server.listening import Listener
from caravanserai.server.review_store import HINT
from caravanserai.server.store import OUT, RESTORED, Store
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.hall import Hall
from caravanserai.tables.table import nothing


class Tables(Hall):
    """The tables in the memory of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, config: Config) -> None:
        super().__init__(store, thinkers, config)
        self.database = store
        self.listener: Listener | None = None
        self.anew: Callable[[], Awaitable[None]] = nothing  # all tables have been replaced
        self.judged: Callable[[str], None] = unheard  # the review of a game has changed
        self.look: Callable[[], Awaitable[None]] = nothing  # what was missed of reviews
        self.out: Callable[[str], None] = unheard  # another process has ended a cookie or token

    async def open(self) -> None:
        """Hear of what other processes do, and take up every game in which a bot is asked."""
        if not self.store.embedded:
            self.listener = Listener(self.database, self.heard, self.poll)
            await self.listener.open()
        await super().open()

    async def close(self) -> None:
        await super().close()
        if self.listener is not None:
            await self.listener.close()

    async def look_out(self) -> None:
        if not self.database.is_beside and await take_over(self.database, self.config.keys):
            await self.read_anew()

    async def read_anew(self) -> None:
        await self.anew()
        await super().read_anew()

    async def poll(self) -> None:
        await super().poll()
        if not self.store.embedded:
            await self.look()

    def heard(self, what: str) -> None:
        """A hint, perhaps our own: of a table or its review, of who is signed out, or that all is replaced."""
        if what == RESTORED:
            self.soon(self.read_anew())
        elif what.startswith(OUT):
            self.out(what.split()[1])
        elif what.endswith(f" {HINT}"):
            self.judged(what.removesuffix(f" {HINT}"))
        else:
            super().heard(what)


def unheard(_: str) -> None:
    """Nobody wants to know."""
