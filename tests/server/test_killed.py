"""Kill -9 under load: no acknowledged move is lost, none is doubled, every game resumes, bots go on."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
import pytest

from caravanserai.kit.walk import Dice
from tests.server.house import legal, wait_until

PLAYERS = 4
MOST_MOVES = 24  # acknowledged between a start and the kill
PATIENCE = 60.0  # seconds, on a machine with much else to do


class Process:
    """A server as users start it."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--workers", "0", "--data", str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.url = found[0].rstrip("/").replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Self:
        wait_until(self.is_there, PATIENCE)
        return self

    def is_there(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/games", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """Plays one table against a bot, and keeps what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.doubtful: tuple[int, str] | None = None
        self.over = False

    @contextmanager
    def visit(self, url: str) -> Iterator[httpx.Client]:
        with httpx.Client(base_url=url, cookies=self.cookies, timeout=PATIENCE) as http:
            self.sit_down(http)
            yield http

    def sit_down(self, http: httpx.Client) -> None:
        http.headers["X-CSRF-Token"] = http.get("/api/me").json()["csrf"]
        if not self.table:
            guest = http.post("/api/guest", json={"name": "K", "language": "pl"}).raise_for_status()
            http.headers["X-CSRF-Token"] = guest.json()["csrf"]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            self.table = http.post("/api/tables", json={"game": "gugong", "seats": seats}).json()["id"]
            self.cookies = dict(http.cookies)

    def play(self, url: str) -> None:
        """Until the server is gone."""
        try:
            with self.visit(url) as http:
                while not self.over:
                    self.decide(http)
        except httpx.HTTPError:
            pass

    def decide(self, http: httpx.Client) -> None:
        state = http.get(f"/api/tables/{self.table}?seat=0").json()
        self.over = state["table"]["status"] == "over"
        if state["ask"] is None:
            return
        options = legal(state)
        token, n = options[self.dice.below(len(options))], state["decided"]
        body = {"seat": 0, "decided": n, "key": f"k{n}", "token": token}
        self.doubtful = (n, token)
        answer = http.post(f"/api/tables/{self.table}/moves", json=body)
        assert 200 == answer.status_code, answer.text
        self.acknowledged[n] = token

    def check(self, http: httpx.Client) -> None:
        """What was acknowledged is there, once, where it was; what was not is there once or not at all."""
        if self.doubtful is not None:
            self.acknowledged[self.doubtful[0]] = self.doubtful[1]  # sent again it counts once, arrived or not
        for n, token in list(self.acknowledged.items())[-3:]:
            body = {"seat": 0, "decided": n, "key": f"k{n}", "token": token}
            assert n + 1 == http.post(f"/api/tables/{self.table}/moves", json=body).json()["decided"]
        state = http.get(f"/api/tables/{self.table}?seat=0").json()
        assert state["decided"] > max(self.acknowledged, default=-1)
        assert list(range(len(state["events"]))) == [one["n"] for one in state["events"]]


def stored(folder: Path, table: str) -> list[tuple[int, int, str]]:
    """The decisions of a table, read without the server."""
    import sqlite3  # noqa: PLC0415  only here

    with sqlite3.connect(folder / "tables.sqlite") as connection:
        wanted = "SELECT n, seat, token FROM decision WHERE game = ? AND undone = 0 ORDER BY n"
        rows = connection.execute(wanted, (table,)).fetchall()
    connection.close()
    return [(int(n), int(seat), str(token)) for n, seat, token in rows]


def killed(folder: Path, times: int, seed: int) -> int:
    """Kill a busy server again and again; how many moves were acknowledged in all."""
    dice, players = Dice(seed), [Player(seed * 100 + n) for n in range(PLAYERS)]
    for _ in range(times):
        with Process(folder) as server:
            for player in players:
                if player.table:
                    with player.visit(server.url) as http:
                        player.check(http)
            threads = [threading.Thread(target=player.play, args=(server.url,)) for player in players]
            for thread in threads:
                thread.start()
            wait_until(partial(have_played, players, total(players) + dice.below(MOST_MOVES)), PATIENCE)
            threading.Event().wait(dice.below(50) / 1000)
            server.kill()
            for thread in threads:
                thread.join()
        for player in players:
            found = stored(folder, player.table) if player.table else []
            assert list(range(1, len(found) + 1)) == [n for n, _, _ in found]
            by_number = {n: token for n, _, token in found}
            for n, token in player.acknowledged.items():
                assert token == by_number[n + 1]
    with Process(folder) as server:
        for player in players:
            with player.visit(server.url) as http:
                play_to_the_end(player, http)
    return total(players)


def total(players: list[Player]) -> int:
    """How many moves have been acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def have_played(players: list[Player], moves: int) -> bool:
    """Whether so many moves have been acknowledged, or no game is left to play."""
    return total(players) >= moves or all(player.over for player in players)


def play_to_the_end(player: Player, http: httpx.Client) -> None:
    """Every game goes on to its end, bots included."""
    decided = -1
    while not player.over:
        decided = wait_until(partial(goes_on, player, http, decided), PATIENCE)


def goes_on(player: Player, http: httpx.Client, decided: int) -> int:
    """Decide if asked; how many decisions there are, if there are more than before, or the game is over."""
    player.decide(http)
    state = http.get(f"/api/tables/{player.table}").json()
    return int(state["decided"]) if state["decided"] > decided or player.over else 0


@pytest.mark.slow
def test_killed_a_few_times(tmp_path: Path) -> None:
    assert killed(tmp_path, 2, 1) > 5


@pytest.mark.long
def test_killed_two_hundred_times(tmp_path: Path) -> None:
    """Fresh tables every ten times: games end."""
    for seed in range(20):
        assert killed(tmp_path / str(seed), 10, seed + 2) > 50
