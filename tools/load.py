"""Load: many live tables over sockets, and how long those at them wait.

    python -m tools.load                                     300 tables of four, 100 moves a second
    python -m tools.load --rate 100 200 350 500              one after the other, at the same tables
    python -m tools.load --spectators 2000                   one of the tables with so many who look on
    python -m tools.load --bots 200                          tables of one person and two bots
    python -m tools.load --memory 100 --game paladins        what so many finished games keep in memory
    python -m tools.load --database postgresql               on a PostgreSQL started for it
    python -m tools.load --database postgresql://…           on an empty database of one's own

Starts a server of its own on an empty embedded database. A move is seen when all four sockets of its table have been
sent the table after it. At the end every table is read again: each acknowledged move must be there, once. The time of
the processor that a move takes, in the server and in the client, is told beside: it is the same on a busy machine.
"""

import argparse
import asyncio
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server import postgresql
from tests.server.conftest import make_database
from tools.crowd import Line, Table, Visitor, guest, made, post, socket_url

SEATS = 4
AT_ONCE = 16  # visitors who arrive together
SHARED = 10  # tables at which the same four people sit
MOST_MS = 100  # until nineteen of twenty moves have been seen by all
MOST_BOT_MS = 50  # until nineteen of twenty moves at a table with bots are answered
MOST_SPECTATOR_MS = 20  # what those who look on at one table may cost the others
MOST_MB = 0.1  # a finished game in memory
THINK = (0.5, 1.5)  # seconds that a person thinks
WATCHED_RATE = 2.0  # moves a second at the table that all look at
TICK = os.sysconf("SC_CLK_TCK")


# What is measured


class Meter:
    """The processor's time of the server, of its bots' workers, and of this client."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.begin = self.read()

    def read(self) -> tuple[float, float, float]:
        return spent(self.server), sum(spent(one) for one in children(self.server)), time.process_time()

    def restart(self) -> None:
        self.begin = self.read()

    def per(self, moves: int) -> str:
        names = ("server", "workers", "client")
        used = [1000 * (now - then) / max(1, moves) for now, then in zip(self.read(), self.begin, strict=True)]
        return ", ".join(f"{name} {ms:.2f} ms" for name, ms in zip(names, used, strict=True) if ms)


def spent(process: int) -> float:
    """Seconds of the processor, in the program and in the system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in found]


def resident(process: int) -> float:
    """Megabytes in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def marks(times: list[float]) -> tuple[float, float, float, float]:
    """Median, p95, p99 and the last, in milliseconds."""
    ms = sorted(1000 * one for one in times)
    cuts = statistics.quantiles(ms, n=100, method="inclusive") if len(ms) > 1 else ms * 99
    return cuts[49], cuts[94], cuts[98], ms[-1]


def told(what: str, times: list[float]) -> float:
    """Say how long it took; p95 in milliseconds."""
    middle, most, nearly_all, last = marks(times)
    print(
        f"  {what}: median {middle:.0f} ms, p95 {most:.0f} ms, p99 {nearly_all:.0f} ms, last {last:.0f} ms", flush=True
    )
    return most


def others() -> str:
    return f"{os.cpu_count()} cores, {os.getloadavg()[0]:.1f} programs on average want them"


# Tables of four


async def seated(http: httpx.AsyncClient, url: str, tables: int, deflate: bool) -> list[Table]:
    """Tables of four guests, each with a socket."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def table(people: list[Visitor]) -> Table:
        async with gate:
            one = await made(http, people[0], "me", *["open"] * (SEATS - 1))
            for seat in range(1, SEATS):
                await post(http, people[seat], f"/api/tables/{one.id}/join", seat=seat)
            for seat, person in enumerate(people):
                await one.join(url, seat, person.cookie, deflate)
            return one

    groups = [[await guest(http) for _ in range(SEATS)] for _ in range(-(-tables // SHARED))]
    return await asyncio.gather(*(table(groups[n // SHARED]) for n in range(tables)))


async def move(table: Table, luck: random.Random, times: list[float]) -> None:
    """One move, until all four have seen it."""
    table.busy = True
    begin = time.perf_counter()
    state = table.send_move(luck)
    await table.seen_by_all(state.v)
    times.append(time.perf_counter() - begin)
    table.busy = False


async def play(live: list[Table], rate: float, seconds: float) -> tuple[list[float], int]:
    """Moves at a steady rate; how long each took, and how often no table was free."""
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


async def load(url: str, tables: int, rates: list[float], seconds: float, server: int, deflate: bool = False) -> bool:
    """Seat all, play at each rate, report; whether every move is there once and nearly all were seen in time."""
    async with visiting(url) as http:
        began = time.perf_counter()
        live = await seated(http, url, tables, deflate)
        print(f"{tables} tables, {tables * SEATS} sockets, set up in {time.perf_counter() - began:.1f} s", flush=True)
        await asyncio.sleep(1)
        good = True
        for rate in rates:
            meter, received = Meter(server), sum(line.received for table in live for line in table.lines)
            times, late = await play(live, rate, seconds)
            received = sum(line.received for table in live for line in table.lines) - received
            print(f"{len(times)} moves in {seconds:.0f} s: {len(times) / seconds:.0f} a second ({others()})")
            good = told("seen by all", times) <= MOST_MS and good
            print(f"  a move: {meter.per(len(times))}, {received / len(times) / 1000:.1f} kB; no table free: {late}")
        await asyncio.sleep(1)
        lost = await faults(http, live)
    for table in live:
        table.close()
    print(f"tables with lost or doubled moves: {lost}")
    return good and not lost


async def faults(http: httpx.AsyncClient, live: list[Table]) -> int:
    """Tables where the number of decisions is not that of the acknowledged moves."""
    wrong = 0
    for table in live:
        decided = (await http.get(f"/api/tables/{table.id}")).json()["decided"]
        wrong += decided != table.acknowledged
    return wrong


# Many who look on


async def looked_on(url: str, tables: int, spectators: int, rate: float, seconds: float, server: int) -> bool:
    """What it costs the other tables that one of them has very many who look on and moves."""
    async with visiting(url) as http:
        live = await seated(http, url, tables, deflate=False)
        watched, rest = live[0], live[1:]
        alone, _ = await both(watched, rest, rate, seconds)
        before = told("other tables, nobody looks on", alone)
        seen = [0] * spectators

        def hear(n: int, data: bytes) -> None:
            if data.startswith(b'{"is":"state","v":'):
                seen[n] = int(data[18 : data.index(b",", 18)])

        gate = asyncio.Semaphore(AT_ONCE)

        async def look(n: int) -> Line:
            async with gate:
                return await Line.open(socket_url(url, watched.id), "", lambda data: hear(n, data))

        lines = await asyncio.gather(*(look(n) for n in range(spectators)))
        await asyncio.sleep(1)
        meter = Meter(server)
        times, own = await both(watched, rest, rate, seconds)
        after = told(f"other tables, {spectators} look on at one", times)
        told("the table that they look at", own)
        print(f"  a move at the table looked at, with its share of the others: {meter.per(len(own))} ({others()})")
        await asyncio.sleep(2)
        behind = sum(v < max(watched.versions) for v in seen)
        print(f"  who look on and have not seen the last move: {behind}")
    for line in lines:
        line.close()
    for table in live:
        table.close()
    return after - before <= MOST_SPECTATOR_MS and not behind


async def both(watched: Table, rest: list[Table], rate: float, seconds: float) -> tuple[list[float], list[float]]:
    """Moves at the other tables, and at the one that is looked at."""
    (times, _), (own, _) = await asyncio.gather(play(rest, rate, seconds), play([watched], WATCHED_RATE, seconds))
    return times, own


# Tables with bots


async def with_bots(url: str, tables: int, seconds: float, server: int) -> bool:
    """One person and two bots at each table: how long until a move is answered, and until the person is asked again."""
    luck = random.Random(1)  # noqa: S311  not for secrets
    answered: list[float] = []
    asked: list[float] = []

    async def play_on(table: Table) -> None:
        await asyncio.sleep(luck.uniform(0, THINK[1]))
        while time.perf_counter() < end and await table.is_asked():
            await asyncio.sleep(luck.uniform(*THINK))
            begin, before = time.perf_counter(), table.acknowledged
            table.send_move(luck)
            await table.answered(before)
            answered.append(time.perf_counter() - begin)
            await table.is_asked()
            asked.append(time.perf_counter() - begin)

    async with visiting(url) as http:
        people = [await guest(http) for _ in range(-(-tables // SHARED))]
        live = [await made(http, people[n // SHARED], "me", "greedy", "greedy") for n in range(tables)]
        for n, table in enumerate(live):
            await table.join(url, 0, people[n // SHARED].cookie)
        decided = sum(table.decided for table in live)
        meter, end = Meter(server), time.perf_counter() + seconds
        await asyncio.gather(*(play_on(table) for table in live))
        decided = sum(table.decided for table in live) - decided
    print(f"{tables} tables of a person and two bots: {decided / seconds:.0f} decisions a second ({others()})")
    good = told("a person's move is answered", answered) <= MOST_BOT_MS
    told("and the person asked again", asked)
    print(f"  a decision: {meter.per(decided)}")
    for table in live:
        table.close()
    return good


# Memory


async def remembered(url: str, games: int, game: str, server: int) -> bool:
    """What finished games keep in memory while nobody looks."""
    luck = random.Random(1)  # noqa: S311  not for secrets
    gate = asyncio.Semaphore(AT_ONCE)

    async def play_out(http: httpx.AsyncClient, person: Visitor) -> int:
        async with gate:
            table = await made(http, person, "me", "here", "here", game=game)
            for seat in range(table.seats):
                await table.join(url, seat, person.cookie)
            while await table.is_asked():
                await table.seen_by_all(table.send_move(luck).v)
            table.close()
            return table.decided

    async with visiting(url) as http:
        person = await guest(http)
        await asyncio.gather(*(play_out(http, person) for _ in range(AT_ONCE)))  # what is loaded once
        before = resident(server)
        decided = await asyncio.gather(*(play_out(http, person) for _ in range(games)))
        await asyncio.sleep(5)
        grown = (resident(server) - before) / games
    print(f"{games} games of {game}, {statistics.mean(decided):.0f} decisions each: {grown:.3f} MB a finished game")
    return grown <= MOST_MB


# The server


def visiting(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=AT_ONCE))


@contextmanager
def serving(database: str = "") -> Iterator[str]:
    """The address of a server in a process of its own; without a database, on an empty embedded one."""
    with served(database) as (url, _):
        yield url


@contextmanager
def served(database: str = "") -> Iterator[tuple[str, int]]:
    """The address and the process of such a server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
        where = ["--database", database] if database else ["--data", folder]
        server = subprocess.Popen([*command, *where], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0].rstrip("/").replace("localhost", "127.0.0.1"), server.pid
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


def run(given: argparse.Namespace, url: str, server: int) -> bool:
    """What was asked for."""
    if given.bots:
        work = with_bots(url, given.bots, given.seconds, server)
    elif given.memory:
        work = remembered(url, given.memory, given.game, server)
    elif given.spectators:
        work = looked_on(url, given.tables, given.spectators, given.rate[0], given.seconds, server)
    else:
        work = load(url, given.tables, given.rate, given.seconds, server, given.deflate)
    try:
        import uvloop  # noqa: PLC0415  as the server has it where there is one
    except ImportError:
        return asyncio.run(work)
    return bool(uvloop.run(work))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, nargs="+", default=[100.0], help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--spectators", type=int, default=0, help="who look on at one table")
    parser.add_argument("--bots", type=int, default=0, help="tables of one person and two bots instead")
    parser.add_argument("--memory", type=int, default=0, help="finished games instead")
    parser.add_argument("--game", default="gugong", help="of the finished games")
    parser.add_argument("--deflate", action="store_true", help="sockets that compress, as those of browsers")
    parser.add_argument("--database", default="", help="another database than an embedded one of its own")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file; the server inherits it
    with some_database(given.database) as database, served(database) as (url, server):
        return 0 if run(given, url, server) else 1


if __name__ == "__main__":
    sys.exit(main())
