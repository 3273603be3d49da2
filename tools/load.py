"""Load: many live tables over sockets, moves at a steady rate; how long until all at the table have seen each.

    python -m tools.load --tables 300 --rate 100 --seconds 30
    python -m tools.load --database postgresql               on a PostgreSQL started for it
    python -m tools.load --database postgresql://…           on an empty database of one's own

Starts a server of its own on an empty embedded database, seats four people at every table, each with a socket, and
sends moves at the rate asked for. A move is seen when all four sockets have been sent the table after it. At the end
every table is read again: each acknowledged move must be there, once.
"""

import argparse
import asyncio
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server import postgresql
from tests.server.conftest import make_database

SEATS = 4
AT_ONCE = 16  # visitors who arrive together
MOST_MS = 100  # until nineteen of twenty moves have been seen by all
DECODE = msgspec.json.Decoder().decode
ENCODE = msgspec.json.Encoder().encode


@dataclass
class Visitor:
    """A guest with a cookie."""

    cookie: str
    csrf: str


@dataclass
class Table:
    """A table with its four sockets, as its players know it."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    ask: dict[str, Any] | None = None
    decided: int = 0
    versions: list[int] = field(default_factory=lambda: [0] * SEATS)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    busy: bool = False
    acknowledged: int = 0
    over: bool = False


async def guest(http: httpx.AsyncClient) -> Visitor:
    cookie = token_urlsafe(32)  # a browser of its own
    me = await http.get("/api/me", headers={"Cookie": f"caravanserai={cookie}"})
    answer = await sent(http, Visitor(cookie, me.json()["csrf"]), "/api/guest", {"name": "Load", "language": "en"})
    return Visitor(answer.cookies["caravanserai"], answer.json()["csrf"])


async def sent(http: httpx.AsyncClient, visitor: Visitor, path: str, body: dict[str, Any]) -> httpx.Response:
    headers = {"Cookie": f"caravanserai={visitor.cookie}", "X-CSRF-Token": visitor.csrf}
    return (await http.post(path, json=body, headers=headers)).raise_for_status()


async def post(http: httpx.AsyncClient, visitor: Visitor, path: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await sent(http, visitor, path, body)).json()
    return found


async def seated(http: httpx.AsyncClient, url: str, gate: asyncio.Semaphore) -> Table:
    """Four guests at a new table, each with a socket."""
    async with gate:
        people = [await guest(http) for _ in range(SEATS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await post(http, people[0], "/api/tables", game="gugong", seats=seats, public=True, pace="days")
        table = Table(made["id"])
        for seat in range(1, SEATS):
            await post(http, people[seat], f"/api/tables/{table.id}/join", seat=seat)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        for seat, person in enumerate(people):
            headers = {"Cookie": f"caravanserai={person.cookie}"}
            socket = await connect(
                f"{address}?seat={seat}", additional_headers=headers, max_size=None, compression=None
            )
            table.sockets.append(socket)
    return table


async def watch(table: Table, seat: int) -> None:
    """Keep what one player sees."""
    async for text in table.sockets[seat]:
        message = DECODE(text)
        if message["is"] == "state":
            table.versions[seat] = message["v"]
            table.decided = max(table.decided, message["decided"])
            if message["ask"]:
                table.ask = message
            table.over = table.over or message["over"] is not None
        elif message["is"] == "ack":
            table.acknowledged += 1
        elif message["is"] in ("stale", "refused", "error"):
            raise RuntimeError(str(message)[:300])
        table.changed.set()


async def move(table: Table, luck: random.Random, times: list[float]) -> None:
    """One move, until all four have seen it."""
    state = table.ask
    if state is None:
        return
    table.busy, table.ask = True, None
    allowed = [choice["token"] for choice in state["ask"]["choices"] if "rule" not in choice]
    body = {"do": "move", "seat": state["seat"], "decided": state["decided"], "key": f"k{state['decided']}"}
    begin = time.perf_counter()
    await table.sockets[state["seat"]].send(ENCODE({**body, "token": luck.choice(allowed)}).decode())
    while min(table.versions) <= state["v"]:
        table.changed.clear()
        await asyncio.wait_for(table.changed.wait(), 30)
    times.append(time.perf_counter() - begin)
    table.busy = False


async def load(url: str, tables: int, rate: float, seconds: float) -> bool:
    """Seat all, play at the rate, report; whether every move is there once and nearly all were seen in time."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        gate = asyncio.Semaphore(AT_ONCE)
        began = time.perf_counter()
        live = await asyncio.gather(*(seated(http, url, gate) for _ in range(tables)))
        print(f"{tables} tables, {tables * SEATS} sockets, set up in {time.perf_counter() - began:.1f} s", flush=True)
        watching = [asyncio.create_task(watch(table, seat)) for table in live for seat in range(SEATS)]
        await asyncio.sleep(1)
        times, late = await play(live, rate, seconds)
        await asyncio.sleep(1)
        lost = await faults(http, live)
    for task in watching:
        task.cancel()
    for table in live:
        for socket in table.sockets:
            await socket.close()
    return report(times, seconds, late, lost)


async def play(live: list[Table], rate: float, seconds: float) -> tuple[list[float], int]:
    luck, late = random.Random(1), 0  # noqa: S311  not for secrets
    times: list[float] = []
    going: set[asyncio.Task[None]] = set()
    end, due = time.perf_counter() + seconds, time.perf_counter()
    while due < end:
        ready = [table for table in live if table.ask is not None and not table.busy and not table.over]
        if ready:
            task = asyncio.create_task(move(luck.choice(ready), luck, times))
            going.add(task)
            task.add_done_callback(going.discard)
        else:
            late += 1
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*going)
    return times, late


async def faults(http: httpx.AsyncClient, live: list[Table]) -> int:
    """Tables where the number of decisions is not that of the acknowledged moves."""
    wrong = 0
    for table in live:
        decided = (await http.get(f"/api/tables/{table.id}")).json()["decided"]
        wrong += decided != table.acknowledged
    return wrong


def report(times: list[float], seconds: float, late: int, lost: int) -> bool:
    ms = sorted(1000 * one for one in times)
    marks = statistics.quantiles(ms, n=100, method="inclusive")
    print(f"{len(ms)} moves in {seconds:.0f} s: {len(ms) / seconds:.0f} a second; {late} times no table was free")
    middle, most, nearly_all = (marks[n - 1] for n in (50, 95, 99))
    print(
        f"seen by all after: median {middle:.0f} ms, p95 {most:.0f} ms, p99 {nearly_all:.0f} ms, last {ms[-1]:.0f} ms"
    )
    print(f"tables with lost or doubled moves: {lost}")
    return not lost and most <= MOST_MS


# The server


@contextmanager
def serving(database: str = "") -> Iterator[str]:
    """The address of a server in a process of its own; without a database, on an empty embedded one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
        where = ["--database", database] if database else ["--data", folder]
        server = subprocess.Popen([*command, *where], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            server.terminate()
            server.wait()
            assert server.stdout is not None
            server.stdout.close()


@contextmanager
def some_database(wanted: str) -> Iterator[str]:
    """The address asked for; `postgresql` alone: an empty database that is gone afterwards."""
    if wanted != "postgresql":
        yield wanted
        return
    with postgresql.running(durable=True) as address:
        asyncio.run(make_database(address, "load"))
        yield f"{address}/load"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", default="", help="another database than an embedded one of its own")
    given = parser.parse_args()
    with some_database(given.database) as database, serving(database) as url:
        return 0 if asyncio.run(load(url, given.tables, given.rate, given.seconds)) else 1


if __name__ == "__main__":
    sys.exit(main())
