"""The processes in which bots think end with their server, however it ends."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_S
from tests.server.house import wait_until


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


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGABRT])
def test_workers_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    """Killed without a word, asked to end, or broken down in the middle of a game of bots."""
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--port", "0", "--no-limits"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with httpx.Client(
            base_url=found[0].replace("localhost", "127.0.0.1"), timeout=PATIENCE_S, trust_env=False
        ) as http:
            http.headers["X-CSRF-Token"] = http.get("api/me").json()["csrf"]
            guest = http.post("api/guest", json={"name": "W", "language": "hu"}).raise_for_status()
            http.headers["X-CSRF-Token"] = guest.json()["csrf"]
            seats = [{"kind": "bot", "bot": "greedy"}] * 3
            http.post("api/tables", json={"game": "gugong", "seats": seats}).raise_for_status()
            workers = wait_until(partial(two_children, server.pid))
        os.kill(server.pid, how)
        server.wait(PATIENCE_S)
        wait_until(lambda: not any(is_alive(one) for one in workers))


def two_children(pid: int) -> list[int]:
    """Its workers when there are some: at least one, and who keeps account of them."""
    found = children(pid)
    return found if len(found) >= 2 else []
