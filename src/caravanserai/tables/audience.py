"""Those who look at a table, and how they are told of it.

Nothing is made before it is sent: whoever lags behind gets the table once, as
it is then. What several see alike is made and encoded once. Those who play are
told at once; those who look on, of whom there may be thousands, a few at a
time, so that no other table waits for them.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from caravanserai.tables.live import Live
from caravanserai.tables.outbox import Outbox, written
from caravanserai.tables.seen import Common, state_of, times_of
from caravanserai.tables.shapes import encoded

Look = tuple[int, frozenset[int], int]  # from which seat, with which seats of one's own, having heard so much
AT_A_TIME: Final = 16  # who look on and are sent something before other tables have their turn


class Scene:
    """A table at one moment, as text for all who look."""

    def __init__(self, table: Live) -> None:
        self.table: Final = table
        self.common: Final = Common(table)
        self.halves: Final[dict[Look, tuple[str, str]]] = {}  # up to the clocks, and after them
        self.texts: Final[dict[Look, str]] = {}
        self.times = ""

    def text(self, look: Look) -> str:
        """What is sent to those who look so: the same object to all of them."""
        times = encoded(times_of(self.table))
        if times != self.times:  # clocks run on while the rest stands still
            self.times = times
            self.texts.clear()
        if look not in self.texts:
            before, after = self.made(look)
            self.texts[look] = f"{before}{times}{after}"
        return self.texts[look]

    def made(self, look: Look) -> tuple[str, str]:
        if look not in self.halves:
            state: Mapping[str, Any] = state_of(self.table, *look, self.common)
            start = {name: value for name, value in state.items() if name not in ("clocks", "over")}
            before, over = encoded(start), encoded(state["over"])
            self.halves[look] = (f'{before[:-1]},"clocks":', f',"over":{over}}}')
        return self.halves[look]


class Audience:
    """All who look at a table."""

    def __init__(self, table: Live) -> None:
        self.table: Final = table
        self.watchers: Final[set[Outbox]] = set()
        self.scene: Scene | None = None
        self.crowd: Final[dict[Outbox, None]] = {}  # whom something waits for, in the order of their turns
        self.spreading: asyncio.Task[None] | None = None

    # Telling

    def publish(self) -> None:
        """Send the table to all who look."""
        self.scene = None
        for watcher in self.watchers:
            watcher.put_table()
        self.rouse()

    def tell(self, watcher: Outbox) -> None:
        """Send one watcher the table, after what was sent before."""
        watcher.put_table_last()
        watcher.wake.set()

    def broadcast(self, message: Mapping[str, Any]) -> None:
        text = written(message)
        for watcher in self.watchers:
            watcher.put(text)
        self.rouse()

    def text_for(self, watcher: Outbox) -> str:
        """The table as one watcher sees it now, with what they have not heard."""
        if self.scene is None:
            self.scene = Scene(self.table)
        course = self.table.course
        text = self.scene.text((watcher.seat, watcher.mine, watcher.heard))
        watcher.heard = 0 if course is None else len(course.told)
        return text

    def rouse(self) -> None:
        """Let be sent what waits."""
        for watcher in self.watchers:
            if watcher.mine or len(self.watchers) <= AT_A_TIME:
                watcher.wake.set()
            else:
                self.crowd[watcher] = None
        if self.crowd and (self.spreading is None or self.spreading.done()):
            self.spreading = asyncio.create_task(self._spread(), name=f"audience {self.table.id}")

    async def _spread(self) -> None:
        """A few at a time; who comes anew has their turn after those who wait already."""
        while self.crowd:
            for watcher in list(islice(self.crowd, AT_A_TIME)):
                del self.crowd[watcher]
                watcher.wake.set()
            await asyncio.sleep(0)

    # Changes

    def keep_heard(self, most: int) -> None:
        """No more than this of what was told is still true."""
        for watcher in self.watchers:
            watcher.heard = min(watcher.heard, most)

    def rest(self, is_over: bool) -> None:
        """Let go of what can be made again, when nobody looks or nothing more happens."""
        if is_over or not self.watchers:
            self.scene = None

    async def close(self) -> None:
        if self.spreading is not None:
            self.spreading.cancel()
            with suppress(asyncio.CancelledError):
                await self.spreading
