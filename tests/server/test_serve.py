"""The command that starts it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from caravanserai.cli import main
from tests.server.house import wait_until


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://somewhere"], "neither sqlite:///… nor postgresql://…"),
        (["--database", "sqlite:///x.sqlite", "--data", "x"], "--data"),
    ],
)
def test_wrong_words_are_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["serve", "--no-browser", *words])
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "--port 99999"),
        (["--host", "192.0.2.1"], "--host 192.0.2.1"),
        (["--log", "xyz"], "--log xyz"),
        (["--proxies", "*"], "--proxies *"),
        (["--port", "0", "--data", "/dev/null/x"], "sqlite:////dev/null/x/tables.sqlite: "),
        (["--port", "0", "--database", "postgresql://me@127.0.0.1:1/x"], "postgresql://me@127.0.0.1:1/x: "),
    ],
)
def test_why_it_cannot_start_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["serve", "--no-browser", *words])
    told = capsys.readouterr()
    assert (True, 1) == (said in told.err, told.err.count("\n")), told.err
    assert "" == told.out


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert 1 == main(["serve", "--no-browser", "--port", port])
    assert f"--port {port}" in capsys.readouterr().err


def test_without_a_word_it_serves_and_opens_the_browser(tmp_path: Path) -> None:
    """On a port of its own if the usual one is taken, with its database in the user's data folder."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    surroundings = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "caravanserai.cli"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            assert 200 == httpx.get(f"{found[0]}api/games", timeout=20).status_code
            wait_until(opened.exists)
            wait_until(lambda: found[0] in opened.read_text())
            assert (tmp_path / "caravanserai" / "tables.sqlite").exists()
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(20) in (0, 130)
