"""The server as browser tests need it: deals that are known, bots that answer when told, a clock that is set by hand.

    python -m tests.web.server --port 0 --data DIR

It is the product's own application with other settings, and some addresses below /api/test/ by which a test takes hold
of it. None of this is part of the product.
"""

import argparse
import asyncio
import os
import sys
import threading
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from caravanserai.bots.levels import TRADER, level_of
from caravanserai.cli.serve import bound
from caravanserai.core.course import Course
from caravanserai.core.rng import KEY_SIZE
from caravanserai.server import schema
from caravanserai.server.app import api, make_app
from caravanserai.server.config import Config, embedded
from caravanserai.server.service import Service
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.choosing import Chosen
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.table import Table, nothing
from tests.server.leisure import NEVER, PATIENT, give_all_the_time_there_is

SOON: Final = 0.001  # seconds between two looks


class Order(msgspec.Struct):
    """What a test wants; what is missing stays as it is."""

    deal: str | None = None
    hold: bool | None = None  # whether bots wait
    answers: int = 0  # how many of their answers are let through while they do
    pass_ms: int = 0  # how much later it becomes


@dataclass
class Chance:
    """The keys of the games that are begun: the first of a deal, the second, and so on."""

    deal: str = ""
    dealt: int = 0

    def key(self) -> bytes:
        self.dealt += 1
        return blake2b(f"{self.deal} {self.dealt}".encode(), digest_size=KEY_SIZE).digest()


@dataclass
class Hands:
    """A clock that stands still; only each look at it takes a millisecond, so that no two things happen at once."""

    ms: int = field(default_factory=now_ms)

    def now(self) -> int:
        self.ms += 1
        return self.ms


class PatientThinkers(Thinkers):
    """Bots that think at once, or wait until they are told to."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go = asyncio.Event()
        self.go.set()
        self.answers = 0
        self.waiting: Counter[int] = Counter()  # courses at which a bot is held back

    def hold(self, is_held: bool) -> None:
        if is_held:
            self.go.clear()
        else:
            self.go.set()
            self.answers = 0

    def let(self, answers: int) -> None:
        self.answers += answers

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = 1) -> Chosen:
        """One answer at a time, so that each is a table of its own; nobody thinks longer than a Trader does."""
        self.waiting[id(course)] += 1
        try:
            while not self.go.is_set() and not self.answers:
                await asyncio.sleep(SOON)
        finally:
            self.waiting[id(course)] -= 1
        self.answers = max(0, self.answers - 1)
        quick = {seat: TRADER if level_of(bot) > level_of(TRADER) else bot for seat, bot in bots.items()}
        return await super().choose(table, course, quick, 1)

    def is_held(self, table: Table) -> bool:
        return table.course is not None and self.waiting[id(table.course)] > 0 and not self.answers


class House:
    """One server of the tests."""

    def __init__(self, folder: Path, web: Path | None = None) -> None:
        self.chance = Chance()
        self.hands = Hands()
        config = Config(
            embedded(folder),
            web=web,
            limits=False,
            caps=PATIENT,
            paced=False,
            now=self.hands.now,
            keys=self.chance.key,
            hold_seconds=NEVER,
            idle_seconds=NEVER,
            poll_seconds=NEVER,
        )
        self.app = make_app(config)
        self.service: Service = self.app.state["service"]
        self.bots = PatientThinkers()
        self.service.thinkers = self.service.tables.thinkers = self.bots
        for handler in self.handlers():
            api().register(handler)  # this process has one house

    def handlers(self) -> list[Any]:
        @post("/api/test/begin", status_code=HTTP_200_OK)
        async def begin(data: Order) -> None:
            await self.clear()
            self.obey(Order(deal=data.deal or "", hold=False))

        @post("/api/test/order", status_code=HTTP_200_OK)
        async def order(data: Order) -> None:
            self.obey(data)

        @get("/api/test/quiet")
        async def quiet() -> dict[str, dict[str, int]]:
            return await self.quiet()

        return [begin, order, quiet]

    def obey(self, order: Order) -> None:
        if order.deal is not None:
            self.chance.deal, self.chance.dealt = order.deal, 0
        if order.hold is not None:
            self.bots.hold(order.hold)
        self.bots.let(order.answers)
        self.hands.ms += order.pass_ms

    async def clear(self) -> None:
        """An empty house: no tables, no people."""
        await self.service.annexes.close_all()
        tables = self.service.tables
        while tables.live:
            _, table = tables.live.popitem()
            await table.close()
        for one in reversed(schema.metadata.sorted_tables):
            await self.service.store.execute(one.delete())

    async def quiet(self) -> dict[str, dict[str, int]]:
        """How far all tables are once no command waits, no bot thinks, and all there is to tell has been sent."""
        while True:
            tables = list(self.service.tables.live.values())
            for table in tables:
                await table.do(nothing)
            if all(self.is_quiet(table) for table in tables):
                return {table.id: {"v": table.v, "decided": table.row["decided"]} for table in tables}
            await asyncio.sleep(SOON)

    def is_quiet(self, table: Table) -> bool:
        if (table.opponents.are_asked or table.opponents.are_busy) and not self.bots.is_held(table):
            return False
        told = all(not one.waiting for one in table.watchers if isinstance(one, Outbox))
        return told and table.inbox.empty()


def end_with_the_tests() -> None:
    """However they end: then the other end of standard input is closed."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--web", type=Path, help="where the page is built, if not in the package")
    given = parser.parse_args()
    give_all_the_time_there_is(setattr)
    listening = bound("127.0.0.1", given.port)
    settings = uvicorn.Config(
        House(given.data, given.web).app,
        log_level="warning",
        ws_max_size=65_536,
        lifespan="on",
        timeout_keep_alive=int(NEVER),
    )
    print(f"caravanserai: http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(settings).run(sockets=[listening])


if __name__ == "__main__":
    main()
