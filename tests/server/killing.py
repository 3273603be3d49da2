"""Servers killed at any moment by the hundred, people who play on them, and what became of their moves."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import httpx

from caravanserai.kit.walk import Dice
from tests.patience import PATIENCE_S
from tests.server.house import legal, wait_until

PLAYERS = 4
MOST_MOVES = 24  # acknowledged between a start and the kill
LOOKED_INTO = 5  # every so often the database is read without the server, which then finds nothing left to recover


class Server(Protocol):
    """A server that can be killed."""

    url: str

    def kill(self) -> None: ...


Starting = Callable[[], AbstractContextManager[Server]]


class Process:
    """A server as users start it."""

    def __init__(self, database: str, workers: int = 0) -> None:
        command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers), "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.url = found[0].rstrip("/").replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()


@contextmanager
def started(database: str) -> Iterator[Server]:
    """By its command."""
    server = Process(database)
    try:
        yield server
    finally:
        server.kill()
        assert server.process.stdout is not None
        server.process.stdout.close()


class Child:
    """A server that was forked."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.url = f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        """And see it gone."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        wait_until(self.is_gone)

    def is_gone(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False


@contextmanager
def nursery(database: str) -> Iterator[Starting]:
    """Something that starts servers on a database in no time."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.nursery"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as parent:

        @contextmanager
        def forked() -> Iterator[Server]:
            assert parent.stdin is not None
            assert parent.stdout is not None
            parent.stdin.write(f"{database}\n")
            parent.stdin.flush()
            pid, port = parent.stdout.readline().split()
            server = Child(int(pid), int(port))
            try:
                yield server
            finally:
                server.kill()

        try:
            yield forked
        finally:
            assert parent.stdin is not None
            parent.stdin.close()


@dataclass
class Tally:
    """What became of the moves."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.acknowledged} acknowledged, {self.lost} lost, {self.doubled} doubled"


class Guest:
    """Somebody who comes back, whichever server it is."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}

    @contextmanager
    def visit(self, url: str) -> Iterator[httpx.Client]:
        with httpx.Client(
            base_url=url,
            cookies=self.cookies,
            timeout=PATIENCE_S,
            verify=False,  # noqa: S501  it is not https
            trust_env=False,
        ) as http:
            me = http.get("/api/me").json()
            http.headers["X-CSRF-Token"] = me["csrf"]
            if me["person"] is None:
                guest = http.post("/api/guest", json={"name": "K", "language": "pl"}).raise_for_status()
                http.headers["X-CSRF-Token"] = guest.json()["csrf"]
                self.cookies = dict(http.cookies)
            yield http


class Player(Guest):
    """Plays table after table against a bot, and keeps what was acknowledged."""

    def __init__(self, seed: int, tally: Tally) -> None:
        super().__init__()
        self.dice = Dice(seed)
        self.tally = tally
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.doubtful: tuple[int, str] | None = None
        self.over = False
        self.count = 0  # of all tables
        self.wrong: Exception | None = None

    def play(self, url: str) -> None:
        """Until the server is gone: first what was acknowledged is asked for, then it goes on."""
        try:
            with self.visit(url) as http:
                if self.table:
                    self.check(http)
                while True:
                    if self.over or not self.table:
                        self.sit_down(http)
                    self.decide(http)
        except httpx.HTTPError:
            pass
        except Exception as error:  # noqa: BLE001  it is raised where the players are waited for
            self.wrong = error

    def sit_down(self, http: httpx.Client) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = http.post("/api/tables", json={"game": "gugong", "seats": seats}).raise_for_status().json()["id"]
        self.table, self.acknowledged, self.doubtful, self.over = table, {}, None, False

    def body(self, n: int, token: str) -> dict[str, object]:
        return {"seat": 0, "decided": n, "key": f"k{n}", "token": token}

    def decide(self, http: httpx.Client) -> int:
        """Decide if asked; how many decisions there are then."""
        state = http.get(f"/api/tables/{self.table}?seat=0").json()
        self.over = state["table"]["status"] == "over"
        if state["ask"] is None:
            return int(state["decided"])
        options = legal(state)
        token, n = options[self.dice.below(len(options))], state["decided"]
        self.doubtful = (n, token)
        answer = http.post(f"/api/tables/{self.table}/moves", json=self.body(n, token))
        assert 200 == answer.status_code, answer.text
        self.keep(n, token)
        return int(n) + 1

    def keep(self, n: int, token: str) -> None:
        self.acknowledged[n] = token
        self.doubtful = None
        self.count += 1

    def check(self, http: httpx.Client) -> None:
        """What was acknowledged is there, once, where it was; what was not is there once or not at all."""
        if self.doubtful is not None:  # sent again it counts once, arrived or not
            n, token = self.doubtful
            answer = http.post(f"/api/tables/{self.table}/moves", json=self.body(n, token))
            self.tally.doubled += answer.json().get("decided") != n + 1
            self.keep(n, token)
        for n, token in list(self.acknowledged.items())[-3:]:
            answer = http.post(f"/api/tables/{self.table}/moves", json=self.body(n, token))
            self.tally.doubled += answer.json().get("decided") != n + 1
        state = http.get(f"/api/tables/{self.table}?seat=0").json()
        self.tally.lost += state["decided"] <= max(self.acknowledged, default=-1)
        assert list(range(len(state["events"]))) == [one["n"] for one in state["events"]]

    def compare(self, found: list[tuple[int, str]]) -> None:
        """With what the database has."""
        by_number = dict(found)
        self.tally.doubled += len(found) - len(by_number)
        self.tally.lost += sum(by_number.get(n + 1) != token for n, token in self.acknowledged.items())
        self.tally.lost += sum(n not in by_number for n in range(1, len(by_number) + 1))


def stored(database: str, table: str) -> list[tuple[int, str]]:
    """The decisions of a table, read without the server."""
    wanted = "SELECT n, token FROM decision WHERE game = $1 AND undone = 0 ORDER BY n"
    return [(int(n), str(token)) for n, token in rows_in(database, wanted, table)]


def rows_in(database: str, query: str, *given: str) -> list[tuple[Any, ...]]:
    """What a database answers, without the server; `$1` stands for the first that is given."""
    if database.startswith("postgresql"):
        return asyncio.run(rows_in_postgresql(database, query, *given))
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return connection.execute(query.replace("$", "?"), given).fetchall()


async def rows_in_postgresql(database: str, query: str, *given: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query, *given)]
    finally:
        await connection.close()


def killed(
    database: str, start: Starting, times: int, seed: int, say: Callable[[Tally], object] = lambda _: None
) -> Tally:
    """Kill a busy server again and again, at any moment; what became of the moves, told after each kill."""
    dice, tally = Dice(seed), Tally()
    players = [Player(seed * 100 + n, tally) for n in range(PLAYERS)]
    for turn in range(times):
        with start() as server:
            threads = [threading.Thread(target=player.play, args=(server.url,)) for player in players]
            for thread in threads:
                thread.start()
            wait_until(partial(have_played, players, total(players) + dice.below(MOST_MOVES)))
            threading.Event().wait(dice.below(50) / 1000)
            server.kill()
            for thread in threads:
                thread.join()
        tally.kills, tally.acknowledged = turn + 1, total(players)
        wrong(players)
        if turn % LOOKED_INTO == LOOKED_INTO - 1 or turn == times - 1:
            for player in players:
                player.compare(stored(database, player.table) if player.table else [])
        say(tally)
    with start() as server:
        for player in players:
            with player.visit(server.url) as http:
                player.check(http)
                play_to_the_end(player, http)
    tally.acknowledged = total(players)
    return tally


def wrong(players: list[Player]) -> None:
    for player in players:
        if player.wrong is not None:
            raise player.wrong


def total(players: list[Player]) -> int:
    """How many moves have been acknowledged."""
    return sum(player.count for player in players)


def have_played(players: list[Player], moves: int) -> bool:
    """Whether so many moves have been acknowledged, or something is wrong."""
    return total(players) >= moves or any(player.wrong for player in players)


def play_to_the_end(player: Player, http: httpx.Client) -> None:
    """Every game goes on to its end, bots included."""
    decided = -1
    while not player.over:
        decided = wait_until(partial(goes_on, player, http, decided))


def goes_on(player: Player, http: httpx.Client, decided: int) -> int:
    """Decide if asked; how many decisions there are, if there are more than before, or the game is over."""
    found = player.decide(http)
    return found if found > decided or player.over else 0
