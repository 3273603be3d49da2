"""The processes in which bots think, corrections are read and tables with them are served end with their server."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from caravanserai.server import schema
from caravanserai.server.store import Store
from caravanserai.tables.boxed import name_of
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.rows import CorrectionRow
from tests.patience import PATIENCE_S
from tests.server.house import sqlite_in, wait_until

BOTS = [{"kind": "bot", "bot": "greedy"}] * 3
CORRECTION = "[[gift_cards]]\nid = 'board_3'\nvalue = 8\n"


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread may have ended since
            found += map(int, (task / "children").read_text().split())
    return found


def is_alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2][:3]
    except OSError:
        return False


@contextmanager
def served(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", httpx.Client]]:
    """A server as users start it, and a guest there."""
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            with httpx.Client(
                base_url=found[0].replace("localhost", "127.0.0.1"), timeout=PATIENCE_S, trust_env=False
            ) as http:
                http.headers["X-CSRF-Token"] = http.get("api/me").json()["csrf"]
                guest = http.post("api/guest", json={"name": "W", "language": "hu"}).raise_for_status()
                http.headers["X-CSRF-Token"] = guest.json()["csrf"]
                yield server, http
        finally:
            server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGABRT])
def test_workers_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    """Killed without a word, asked to end, or broken down in the middle of a game of bots."""
    with served(tmp_path) as (server, http):
        http.post("api/tables", json={"game": "gugong", "seats": BOTS}).raise_for_status()
        workers = wait_until(partial(two_children, server.pid))
        os.kill(server.pid, how)
        server.wait(PATIENCE_S)
        wait_until(lambda: not any(is_alive(one) for one in workers))


@pytest.mark.slow
def test_annexes_and_who_reads_corrections_end_with_their_server(tmp_path: Path) -> None:
    """Killed without a word: the annex, the worker that thinks there for bots, and the one that reads corrections."""
    box = name_of("gugong", CORRECTION)
    row: CorrectionRow = {"id": box, "game": "gugong", "text": CORRECTION, "created": now_ms()}
    asyncio.run(stored(sqlite_in(tmp_path), row))
    with served(tmp_path) as (server, http):
        laid = {"game": "gugong", "seats": BOTS}
        check = "api/games/gugong/corrections/check"

        def all_there() -> list[int]:
            http.post(check, json={"text": CORRECTION}).raise_for_status()  # again, if it took too long
            return annexes_and_workers(server.pid)

        wait_until(lambda: http.post(f"api/tables?correction={box}", json=laid).status_code == 201)
        found = wait_until(all_there)
        os.kill(server.pid, signal.SIGKILL)
        server.wait(PATIENCE_S)
        wait_until(lambda: not any(is_alive(one) for one in found))


async def stored(url: str, row: CorrectionRow) -> None:
    """A correction in a database that nobody serves yet."""
    store = Store(url)
    await store.open()
    await store.insert(schema.correction, row)
    await store.close()


def annexes_and_workers(pid: int) -> list[int]:
    """All that a server and its annexes have started; nothing as long as one of each sort is missing."""
    own = children(pid)
    annexes = [one for one in own if b"caravanserai.server.annex" in command_of(one)]
    theirs = [child for one in annexes for child in children(one)]
    is_whole = annexes and any(map(is_worker, own)) and any(map(is_worker, theirs))
    return own + theirs if is_whole else []


def is_worker(pid: int) -> bool:
    return b"--multiprocessing-fork" in command_of(pid)


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended since
        return b""


def two_children(pid: int) -> list[int]:
    """Its workers when there are some: at least one, and who keeps account of them."""
    found = children(pid)
    return found if len(found) >= 2 else []
