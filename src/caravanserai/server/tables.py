"""All live tables of one process: found when asked for, woken when a bot is asked, put away when idle."""

import asyncio
import gc
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final

from caravanserai.server.commands import Actor
from caravanserai.server.config import Config
from caravanserai.server.messages import Chat
from caravanserai.server.problem import Problem
from caravanserai.server.store import CHANNEL, Row, Store
from caravanserai.server.table import Table
from caravanserai.server.thinking import Thinkers

SWEEP_SECONDS: Final = 600
log = logging.getLogger("caravanserai.server")


class Tables:
    """The tables in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, config: Config) -> None:
        self.store = store
        self.thinkers = thinkers
        self.config = config
        self.live: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.listener: Any = None
        self.swept = 0.0

    async def open(self) -> None:
        """Take up every game in which a bot is asked, and hear of what other processes do."""
        if not self.store.embedded:
            await self.listen()
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
        if self.listener is not None:
            await self.listener.close()

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
            await table.open()
            self.live[name], self.used[name] = table, asyncio.get_running_loop().time()
            return table
        finally:
            del self.opening[name]

    async def current(self, name: str) -> Table:
        """A table as it is now, whichever process changed it last."""
        table = await self.get(name)
        if not self.store.embedded:
            await table.do(nothing)
        return table

    # Looking after them

    async def look_after(self) -> None:
        """Now and then: what notifications missed, bots that wait, tables that nobody looks at."""
        while True:
            await asyncio.sleep(self.config.poll_seconds)
            try:
                await self.poll()
                await self.wake_bots()
                await self.put_away()
                self.sweep()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after the tables")

    async def poll(self) -> None:
        watched = [name for name, table in self.live.items() if table.watchers]
        if not watched:
            return
        for name, v in (await self.store.versions(watched)).items():
            table = self.live.get(name)
            if table is not None and v > table.v and table.inbox.empty():
                await table.do(partial(table.catch_up, hinted=True))

    async def wake_bots(self) -> None:
        """Bots move because the store says that they are asked."""
        for name in await self.store.wanting_bots(self.config.process):
            try:
                (await self.get(name)).wake()
            except Problem as problem:
                log.warning("table %s: %s", name, problem)

    async def put_away(self) -> None:
        before = asyncio.get_running_loop().time() - self.config.idle_seconds
        for name, table in list(self.live.items()):
            busy = table.watchers or not table.inbox.empty() or table.row["bot_turn"] or table.held is not None
            if self.used.get(name, 0) < before and not busy:
                del self.live[name]
                self.used.pop(name, None)
                await table.close()

    def sweep(self) -> None:
        """Free what refers to itself; by itself Python would do so at every busy moment."""
        now = asyncio.get_running_loop().time()
        if now - self.swept > SWEEP_SECONDS:
            self.swept = now
            gc.collect()

    # Other processes

    async def listen(self) -> None:
        import asyncpg  # noqa: PLC0415  only where several processes share a PostgreSQL

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.listener = await asyncpg.connect(address)
        await self.listener.add_listener(CHANNEL, self.heard)

    def heard(self, _connection: Any, _pid: int, _channel: str, what: str) -> None:
        """A hint that a table has changed, perhaps by ourselves."""
        name, *rest = what.split()
        table = self.live.get(name)
        if table is None:
            return
        if rest[0] == "chat":
            self.soon(self.tell_chat(table, int(rest[1])))
        elif int(rest[0]) > table.v and table.inbox.empty():
            self.soon(table.do(nothing))

    def soon(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def tell_chat(self, table: Table, n: int) -> None:
        for row in await self.store.chat(table.id, 50):
            if row["n"] == n:
                table.broadcast(chat_message(row))

    async def say(self, table: Table, actor: Actor, text: str) -> None:
        """A line of chat: kept, then told; where others listen, the store's hint tells it to all alike."""
        seats = actor.seats(table)
        line = {"seat": min(seats) if seats else None, "person": actor.person or "", "name": actor.name, "text": text}
        row = await self.store.say(table.id, line)
        if self.store.embedded:
            table.broadcast(chat_message(row))


async def nothing() -> None:
    """A command that changes nothing: by its turn the table is as the store has it."""


def chat_message(row: Row) -> Chat:
    return {"is": "chat", "from": row["seat"], "name": row["name"], "text": row["text"], "at": row["at"], "n": row["n"]}
