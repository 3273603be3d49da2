"""The open sockets of a process: by what they were opened with, and as a sign that somebody is there.

A socket lives no longer than the cookie or token it was opened with: whoever signs out, becomes somebody else or takes
a token back ends it at once. It comes again as whoever its browser is then.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, update

from caravanserai.server import schema
from caravanserai.server.accounts import Accounts, Visitor
from caravanserai.server.config import Config
from caravanserai.server.tables import Tables

BEAT_SECONDS: Final = 30.0  # how often it is written down who is there
AT_ONCE: Final = 500  # hashes in one question to the store
log = logging.getLogger("caravanserai.server")


@dataclass(eq=False)
class Line:
    """One socket, as far as it matters here."""

    task: "asyncio.Task[None]"
    table: str
    person: str | None
    is_ended: bool = False


class Lines:
    """All of them."""

    def __init__(self, accounts: Accounts, tables: Tables, config: Config) -> None:
        self.accounts = accounts
        self.tables = tables
        self.config = config
        self.open: dict[str, set[Line]] = {}  # by the hash of a cookie or token
        self.seen: dict[tuple[str, str], int] = {}  # table and person, not yet written down
        self.elsewhere: Callable[[str | None], None] = unheard  # other processes end theirs, too
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.look_after(), name="lines")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            await self.write_down()

    @contextmanager
    def held(self, visitor: Visitor, table: str) -> Iterator[Line]:
        """A socket from its opening to its end, or until it is ended here: then its task goes on after this."""
        task = asyncio.current_task()
        assert task is not None
        line = Line(task, table, visitor.actor.person)
        name = visitor.credential
        if name is not None:
            self.open.setdefault(name, set()).add(line)
            self.saw(table, line.person)
        try:
            yield line
        except asyncio.CancelledError:
            if not line.is_ended or task.uncancel():
                raise
        finally:
            if name is not None:
                self.open[name].discard(line)
                if not self.open[name]:
                    del self.open[name]
                self.saw(table, line.person)

    def end(self, credential: str | None) -> None:
        """What was opened with this cookie or token is closed."""
        self.elsewhere(credential)
        for line in self.open.get(credential or "", ()):
            if not line.is_ended:
                line.is_ended = True
                line.task.cancel()

    def saw(self, table: str, person: str | None) -> None:
        """Somebody is at a table, or was until now."""
        live = self.tables.live.get(table)
        if person is None or live is None or person not in live.persons():
            return
        self.seen[table, person] = self.config.now()
        for one in live.seats:
            if one["person"] == person:
                one["seen"] = self.config.now()

    # Looking after them

    async def look_after(self) -> None:
        """Now and then: write down who is there, end what others have ended without our hearing of it, sweep."""
        loop = asyncio.get_running_loop()
        beaten = loop.time()
        while True:
            await asyncio.sleep(self.config.poll_seconds)
            is_beat = loop.time() - beaten >= BEAT_SECONDS
            try:
                if is_beat or not self.tables.store.embedded:
                    await self.check(list(self.open))
                if is_beat:
                    beaten = loop.time()
                    self.look_round()
                    await self.write_down()
                    await self.accounts.sweep()
            except Exception:
                log.exception("looking after the sockets")

    async def check(self, credentials: Sequence[str]) -> None:
        """End what was opened with cookies and tokens that the store does not know any more."""
        for first in range(0, len(credentials), AT_ONCE):
            some = credentials[first : first + AT_ONCE]
            known = await self.accounts.known(some)
            for one in some:
                if one not in known:
                    self.end(one)

    def look_round(self) -> None:
        for lines in self.open.values():
            for line in lines:
                self.saw(line.table, line.person)

    async def write_down(self) -> None:
        """Keep when people were last seen; it changes nothing about the game, so nobody is told."""
        seen, self.seen = self.seen, {}
        rows = [{"at_table": table, "who": person, "at": at} for (table, person), at in seen.items()]
        if not rows:
            return
        c = schema.seat.c
        kept = update(schema.seat).where(c.game == bindparam("at_table"), c.person == bindparam("who"))

        def work(connection: Connection) -> None:
            connection.execute(kept.values(seen=bindparam("at")), rows)

        try:
            await self.tables.database.write(work)
        except Exception:
            self.seen = seen | self.seen
            raise


def unheard(_: str | None) -> None:
    """There are no others."""
