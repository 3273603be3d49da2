"""The engine of a window: what its page sends to it and hears from it, as it would from a server.

The page asks for paths of the API, and opens lines to tables over which the same messages go as over a socket.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from caravanserai.core.game import unloaded
from caravanserai.site.cupboard import PERSON
from caravanserai.site.desk import TRIAL, Answered, answer, refused
from caravanserai.site.house import BrowserHouse
from caravanserai.site.manner import Alone
from caravanserai.site.store import BrowserStore
from caravanserai.site.thinkers import BrowserThinkers
from caravanserai.tables.boxed import not_fit
from caravanserai.tables.hall import chat_message
from caravanserai.tables.looking import CHAT_BACKLOG, Looker
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import CorrectionRow
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table

log = logging.getLogger("caravanserai.site")


class Page(Protocol):
    """What the page does for its engine. Each takes and gives text, which is the same on both sides."""

    async def rows(self, shelf: str, game: str) -> Any:
        """The rows of a shelf, as a list of texts."""

    async def write(self, writing: str) -> bool:
        """Write several rows together."""

    async def others(self) -> Any:
        """The names of other windows that are open."""

    async def is_current(self) -> bool:
        """Whether a page that is loaded anew would have the same version of the site."""

    async def think(self, errand: str, table: str, given: str) -> str:
        """Have an errand done by the second worker."""

    async def try_box(self, box: str) -> str:
        """Have a corrected box loaded and played with in a worker of its own."""

    def tell(self, line: int, text: str) -> None:
        """Send a message over a line."""

    def hang_up(self, line: int) -> None:
        """Close a line from this side."""

    def changed(self, what: str) -> None:
        """Tell other windows that there is something new."""


class Errands:
    """The page, for whoever lets think."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    async def run(self, errand: str, table: str, given: str) -> str:
        return str(await self.page.think(errand, table, given) or "")

    async def try_box(self, box: str) -> str:
        return str(await self.page.try_box(box) or "")


class Kept:
    """The page, for whoever keeps something there."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    async def rows(self, shelf: str, game: str) -> Sequence[str]:
        return listed(await self.page.rows(shelf, game))

    async def write(self, writing: str) -> bool:
        return bool(await self.page.write(writing))

    async def others(self) -> Sequence[str]:
        return listed(await self.page.others())

    async def is_current(self) -> bool:
        return bool(await self.page.is_current())


def listed(found: Any) -> Sequence[str]:
    """A list of the page's as one of ours."""
    out: Sequence[str] = found.to_py() if hasattr(found, "to_py") else found
    return out


class Line(Looker):
    """A line of the page to a table."""

    def __init__(self, engine: "Engine", number: int) -> None:
        super().__init__(engine.house.actor)
        self.engine: Final = engine
        self.number: Final = number
        self.coming: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def say(self, table: Table, text: str) -> None:
        await self.engine.house.tables.say(table, self.actor, text)

    async def serve(self, name: str, seat: int | None) -> None:
        """From its opening until the page hangs up; or until it is clear that there is no such table."""
        page = self.engine.page
        try:
            if self.engine.unfit():
                raise not_fit(self.engine.unfit())
            table = await self.engine.house.table(name)
            self.look_from(table, seat)
        except Problem as problem:
            page.tell(self.number, encoded({"is": "error", **problem.body()}))
            page.hang_up(self.number)
            return
        for row in await self.engine.house.tables.chat_so_far(table, CHAT_BACKLOG):
            self.send(chat_message(row))
        sending = asyncio.create_task(self.send_forever(table))
        self.come(table)
        try:
            while True:
                await self.received(table, await self.coming.get())
        finally:
            sending.cancel()
            self.leave(table)

    async def send_forever(self, table: Table) -> None:
        async for _, text in self.messages(table):
            self.engine.page.tell(self.number, text)


class Engine:
    """The tables of one window, and the lines of its page to them; or those that are played with one corrected box."""

    def __init__(self, page: Page, process: str, box: str = "") -> None:
        self.page: Final = page
        self.box: Final[CorrectionRow | None] = json.loads(box) if box else None
        store, errands = BrowserStore(Kept(page), page.changed, process, self.box), Errands(page)
        self.house: Final = BrowserHouse(store, BrowserThinkers(errands), errands, Alone(process=process))
        self.lines: Final[dict[int, tuple[Line, asyncio.Task[None]]]] = {}

    async def open(self) -> None:
        await self.house.open()

    async def close(self) -> None:
        for number in list(self.lines):
            await self.end(number)
        await self.house.close()

    async def ask(self, method: str, path: str, body: str) -> Answered:
        """What a server would answer."""
        try:
            if self.unfit() and path != TRIAL:
                return refused(not_fit(self.unfit()))
            return await answer(self.house, method, path, body)
        except Exception:
            log.exception("%s %s could not be answered", method, path)
            return Answered(500, "application/json", encoded({"error": "failure", "detail": "the engine failed"}))

    # Lines

    def begin(self, number: int, name: str, seat: int | None) -> None:
        """The page opens a line to a table."""
        line = Line(self, number)
        self.lines[number] = line, asyncio.create_task(line.serve(name, seat), name=f"line {number}")

    def hear(self, number: int, text: str) -> None:
        """The page sends a message over a line."""
        if number in self.lines:
            self.lines[number][0].coming.put_nowait(text)

    async def end(self, number: int) -> None:
        """The page hangs up."""
        _, task = self.lines.pop(number, (None, None))
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def hint(self, what: str) -> None:
        """Another window says that there is something new."""
        if what == PERSON:
            self.house.tables.soon(self.house.look_who_is_there())
        else:
            self.house.tables.heard(what)

    # Corrected boxes

    async def box_of(self, method: str, path: str) -> str:
        """The corrected box that something is asked about, and that another engine answers for; empty if none is."""
        try:
            found = None if self.box is not None else await self.house.boxes.asked(method, path)
        except Problem:  # whoever answers will find out, too
            found = None
        return "" if found is None else json.dumps(found)

    def unfit(self) -> str:
        """Why the game of our own box cannot be loaded with it any more; empty if it can."""
        return "" if self.box is None else unloaded().get(self.box["game"], "")
