"""All live tables of one process: found when asked for, woken when a bot is asked, put away when idle."""

import asyncio
import gc
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from caravanserai.tables.choosing import Thinking
from caravanserai.tables.commands import Actor
from caravanserai.tables.keeping import Keeping
from caravanserai.tables.letters import readable
from caravanserai.tables.live import Manner
from caravanserai.tables.messages import Chat
from caravanserai.tables.problem import Damaged, Problem, malformed
from caravanserai.tables.rows import ChatRow
from caravanserai.tables.table import Table, nothing

SWEEP_SECONDS: Final = 600
log = logging.getLogger("caravanserai.tables")


class Hall:
    """The tables in memory."""

    def __init__(self, store: Keeping, thinkers: Thinking, config: Manner) -> None:
        self.store = store
        self.thinkers = thinkers
        self.config = config
        self.live: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.said: dict[str, int] = {}  # at each table the number of the last line of chat that was told here
        self.damaged: set[str] = set()  # tables that could not be read
        self.swept = 0.0
        self.looked_after = ""  # the last table whose bots were seen to

    async def open(self) -> None:
        """Take up every game in which a bot is asked."""
        await self.wake_bots()
        self.swept = asyncio.get_running_loop().time()
        self.tasks.append(asyncio.create_task(self.look_after(), name="tables"))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in self.live.values():
            await table.close()

    async def get(self, name: str) -> Table:
        """A table by its id; whoever asks while it is being read waits for the same reading."""
        table = self.live.get(name)
        if table is None:
            table = await asyncio.shield(self.opening.get(name) or self.begin_to_open(name))
        self.used[name] = asyncio.get_running_loop().time()
        return table

    def begin_to_open(self, name: str) -> "asyncio.Task[Table]":
        task = asyncio.create_task(self.opened(name), name=f"opening {name}")
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits for it any more
        self.opening[name] = task
        return task

    async def opened(self, name: str) -> Table:
        """Read a table; nothing is remembered of one that is not there."""
        try:
            table = Table(name, self.store, self.thinkers, self.config)
            await self.take_up(table)
            self.live[name], self.used[name] = table, asyncio.get_running_loop().time()
            return table
        finally:
            del self.opening[name]

    async def take_up(self, table: Table) -> None:
        """Read a table and begin to serve it; one line in the log for each that is damaged."""
        if not self.store.embedded:
            self.said |= await self.store.last_lines([table.id])
        try:
            await table.open()
        except BaseException as problem:
            self.said.pop(table.id, None)
            if isinstance(problem, Damaged) and table.id not in self.damaged:
                self.damaged.add(table.id)
                log.error("%s; see `caravanserai doctor`", problem)  # noqa: TRY400  where it happened is no matter
            raise
        self.damaged.discard(table.id)

    async def current(self, name: str) -> Table:
        """A table as it is now, whichever process changed it last."""
        table = await self.get(name)
        await table.be_current()
        return table

    # Looking after them

    async def look_after(self) -> None:
        """Now and then: what notifications missed, bots that wait, tables that nobody looks at."""
        while True:
            await asyncio.sleep(self.config.poll_seconds)
            try:
                await self.look_out()
                await self.poll()
                await self.wake_bots()
                await self.put_away()
                self.sweep()
            except asyncio.CancelledError:
                raise
            except Problem as problem:
                log.warning("looking after the tables: %s", problem)
            except Exception:
                log.exception("looking after the tables")

    async def look_out(self) -> None:
        """What else there is to see to now and then."""

    async def poll(self) -> None:
        """What has changed at the tables that are looked at, and what was said there."""
        watched = [name for name, table in self.live.items() if table.watchers]
        if not watched:
            return
        for name, v in (await self.store.versions(watched)).items():
            table = self.live.get(name)
            if table is not None and v > table.v and table.inbox.empty():
                await self.tried(table.do(partial(table.catch_up, hinted=True)))
        if not self.store.embedded:
            for name, n in (await self.store.last_lines(watched)).items():
                table = self.live.get(name)
                if table is not None and n > self.said.get(name, n):
                    await self.tell_chat(table)

    async def wake_bots(self) -> None:
        """Bots move because the store says that they are asked; where many are, the next of them each time."""
        found = await self.store.wanting_bots(self.config.process, self.looked_after)
        self.looked_after = found[-1] if found else ""
        for name in found:
            if name in self.damaged:
                continue
            try:
                (await self.get(name)).wake()
            except Damaged:
                pass  # that is in the log already
            except Problem as problem:
                log.warning("table %s: %s", name, problem)

    async def read_anew(self) -> None:
        """A backup was restored: every table as it is now, and none that is no more."""
        log.warning("a backup was restored; all tables are read anew")
        self.damaged.clear()
        if not self.store.embedded:
            self.said = await self.store.last_lines([*self.live])
        for name, table in list(self.live.items()):
            try:
                await table.do(partial(table.catch_up, hinted=True))
            except Problem as problem:
                log.warning("table %s: %s", name, problem)
                self.live.pop(name, None)
                self.used.pop(name, None)
                self.said.pop(name, None)
                await table.close()

    async def put_away(self) -> None:
        """Close what nobody has used for long; what stays, and is over, takes up little."""
        now = asyncio.get_running_loop().time()
        for name, table in list(self.live.items()):
            busy = table.watchers or not table.inbox.empty() or table.row["bot_turn"] or table.held is not None
            kept = self.config.over_seconds if table.status == "over" else self.config.idle_seconds
            if now - self.used.get(name, 0) > kept and not busy:
                self.live.pop(name, None)
                self.used.pop(name, None)
                self.said.pop(name, None)
                await table.close()
            else:
                await table.rest()

    def sweep(self) -> None:
        """Free what refers to itself; by itself Python would do so at every busy moment."""
        now = asyncio.get_running_loop().time()
        if now - self.swept > SWEEP_SECONDS:
            self.swept = now
            gc.collect()

    # Other processes

    def heard(self, what: str) -> None:
        """A hint that a table has changed, perhaps by ourselves."""
        name, *rest = what.split()
        table = self.live.get(name)
        if table is None:
            return
        if rest[0] == "chat":
            self.soon(self.tell_chat(table))
        elif int(rest[0]) > table.v and table.inbox.empty():
            self.soon(table.do(nothing))

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(self.tried(work))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def tried(self, work: Coroutine[Any, Any, Any]) -> None:
        """What news of a table led to; if it fails, the next look at the store makes up for it."""
        try:
            await work
        except Problem as problem:
            log.warning("news of a table was of no use: %s", problem)

    async def tell_chat(self, table: Table) -> None:
        """All that was said since the last line that was told here, in order, each line once."""
        for row in await self.store.chat_after(table.id, self.said.get(table.id, -1)):
            if row["n"] > self.said.get(table.id, row["n"]):  # who put the table away meanwhile has no one to tell
                self.said[table.id] = row["n"]
                table.broadcast(chat_message(row))

    async def chat_so_far(self, table: Table, most: int) -> list[ChatRow]:
        """The last lines of chat: nobody who looks on from this moment misses one that is told later."""
        while True:
            said = self.said.get(table.id)
            rows = await self.store.chat(table.id, most)
            if self.said.get(table.id) == said:
                return rows

    async def say(self, table: Table, actor: Actor, text: str) -> None:
        """A line of chat: kept, then told; where others listen, the store's hint tells it to all alike."""
        text = readable(text)
        if not text:
            raise malformed("nothing of it can be seen")
        seats = actor.seats(table)
        seat = min(seats) if seats else None
        line: ChatRow = {"seat": seat, "person": actor.person or "", "name": actor.name, "text": text}
        row = await self.store.say(table.id, line)
        if self.store.embedded:
            self.said[table.id] = row["n"]
            table.broadcast(chat_message(row))


def chat_message(row: ChatRow) -> Chat:
    return {
        "is": "chat",
        "from": row["seat"],
        "person": row["person"],
        "name": row["name"],
        "text": row["text"],
        "at": row["at"],
        "n": row["n"],
    }
