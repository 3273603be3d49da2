"""A decision that is held: confirmed by itself when its time is over and nobody has confirmed it."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from caravanserai.tables.deciding import let_stand

if TYPE_CHECKING:
    from caravanserai.tables.table import Table


class Holding:
    """The timer of a table."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.timer: asyncio.TimerHandle | None = None
        self.timed = 0  # the version that the timer was set for

    def wake(self) -> None:
        """Wait for the one who holds, if anybody does: the table as it is, not as it was."""
        table = self.table
        if self.timer is not None and self.timed != table.v:
            self.timer.cancel()
            self.timer = None
        if self.timer is None and table.status == "playing" and table.held is not None:
            loop = asyncio.get_running_loop()
            self.timer, self.timed = loop.call_later(table.config.hold_seconds, self._confirm_soon, table.v), table.v

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def _confirm_soon(self, v: int) -> None:
        """Nobody has confirmed: the table does."""
        table = self.table

        async def command() -> None:
            if table.v == v and table.held is not None:
                await let_stand(table)

        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda one: one.exception())
        table.inbox.put_nowait((command, done))
