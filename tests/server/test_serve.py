"""The command that starts it."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from caravanserai.cli import main
from caravanserai.cli.serve import bound
from tests.patience import PATIENCE_S
from tests.plugins import write_plugin
from tests.server.house import wait_until


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://somewhere"], "neither sqlite:///… nor postgresql://…"),
        (["--database", "sqlite:///x.sqlite", "--data", "x"], "--data"),
        (["--database", "sqlite://"], "name a file: sqlite:///FILE"),
        (["--database", "sqlite:///:memory:"], "name a file: sqlite:///FILE"),
        (["--database", "sqlite:x"], "this is no address"),
        (["--database", "postgresql://me:secret@there:port/x"], "postgresql://me@there:port/x: this is no address"),
    ],
)
def test_wrong_words_are_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["serve", "--no-browser", *words])
    found = capsys.readouterr().err
    assert (said in found, 1) == (True, found.count("\n"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "--port 99999"),
        (["--host", "192.0.2.1"], "--host 192.0.2.1"),
        (["--log", "xyz"], "--log xyz"),
        (["--proxies", "*"], "--proxies *"),
        (["--port", "0", "--data", "/dev/null/x"], "/dev/null/x/tables.sqlite: Not a directory"),
        (["--port", "0", "--database", "postgresql://me@127.0.0.1:1/x"], "postgresql://me@127.0.0.1:1/x: "),
    ],
)
def test_why_it_cannot_start_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["serve", "--no-browser", *words])
    told = capsys.readouterr()
    assert (True, 1) == (said in told.err, told.err.count("\n")), told.err
    assert "" == told.out


def test_a_database_that_is_none_of_ours_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And left as it was; the commands that look after databases say the same."""
    file = tmp_path / "tables.sqlite"
    file.write_text("a shopping list\n")
    for words in (["serve", "--no-browser", "--port", "0"], ["doctor"], ["backup", str(tmp_path / "kept")]):
        assert 1 == main([*words, "--data", str(tmp_path)])
        told = capsys.readouterr()
        assert ("", 1) == (told.out, told.err.count("\n")), told
        assert f"{file}: " in told.err
        assert "not a database" in told.err
    assert "a shopping list\n" == file.read_text()


def test_answers_are_not_held_back() -> None:
    """Not by asyncio either, where there is no uvloop: by its protocol it knows what may be sent at once."""
    with bound("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert socket.IPPROTO_TCP == accepted.proto


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert 1 == main(["serve", "--no-browser", "--port", port])
    assert f"--port {port}" in capsys.readouterr().err


@pytest.mark.slow
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
            assert 200 == httpx.get(f"{found[0]}api/games", timeout=PATIENCE_S, trust_env=False).status_code
            wait_until(opened.exists)
            wait_until(lambda: found[0] in opened.read_text())
            assert (tmp_path / "caravanserai" / "tables.sqlite").exists()
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE_S) in (0, 130)


def started(tmp_path: Path, *words: str, **surroundings: str) -> "subprocess.Popen[str]":
    """A server as it is started with a clean environment, and some settings in it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CARAVANSERAI_")}
    command = [sys.executable, "-m", "caravanserai.cli", *words]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**clean, "XDG_DATA_HOME": str(tmp_path / "nowhere"), **surroundings},
    )


def stopped(server: "subprocess.Popen[str]") -> str:
    """What it has said on its way."""
    server.send_signal(signal.SIGTERM)
    return server.communicate(timeout=PATIENCE_S)[1]


@pytest.mark.slow
@pytest.mark.parametrize("words", [[], ["serve"]])
def test_settings_may_stand_in_the_environment(tmp_path: Path, words: list[str]) -> None:
    """All of them, with or without a word."""
    given = {"HOST": "127.0.0.1", "PORT": "0", "DATA": str(tmp_path), "WORKERS": "0", "LOG": "info", "BROWSER": "false"}
    with started(tmp_path, *words, **{f"CARAVANSERAI_{name}": value for name, value in given.items()}) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        assert 200 == httpx.get(f"{found[0]}healthz", timeout=PATIENCE_S, trust_env=False).status_code
        said = stopped(server)
    assert (tmp_path / "tables.sqlite").exists()
    assert re.search(r'Z INFO \[[0-9a-f]{12}\] 127\.0\.0\.1 "GET /healthz" 200', said), said


@pytest.mark.slow
@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_told_to_stop_it_ends_without_a_word(tmp_path: Path, how: signal.Signals, code: int) -> None:
    """With all its workers, of which Python would tell if it were ended by the signal itself."""
    words = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--workers", "2")
    with started(tmp_path, *words) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        address = f"{found[0].replace('localhost', '127.0.0.1')}readyz"
        wait_until(lambda: 200 == httpx.get(address, timeout=PATIENCE_S, trust_env=False).status_code)
        server.send_signal(how)
        assert ("", "") == server.communicate(timeout=PATIENCE_S)
    assert code == server.returncode


@pytest.mark.slow
def test_it_serves_on_when_nobody_reads_what_it_says(tmp_path: Path) -> None:
    """Neither the line that says where it is nor the log has to be taken; told to stop, it ends as ever."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))  # and does not listen: nobody else is given the port before the server takes it
        port = str(kept.getsockname()[1])
        words = ("serve", "--port", port, "--no-browser", "--data", str(tmp_path), "--workers", "0", "--log", "info")
        with started(tmp_path, *words) as server:
            for stream in (server.stdout, server.stderr):
                assert stream is not None
                stream.close()

            def answered() -> int | None:
                with suppress(httpx.TransportError):
                    return httpx.get(
                        f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_S, trust_env=False
                    ).status_code
                return server.poll()  # if it has ended, it does not answer any more

            assert [200, 200, 200] == [wait_until(answered) for _ in range(3)]
            server.send_signal(signal.SIGTERM)
            assert 0 == server.wait(PATIENCE_S)


@pytest.mark.slow
def test_games_that_cannot_be_loaded_are_told_and_leave_the_others_alone(tmp_path: Path) -> None:
    """In the log one line each, with a stranger's game among them; in the list of games they have a fault."""
    for folder in ("own", "languages/de"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "own" / "gugong.toml").write_text("[night]\nper_match = { silver = 1 }\n")
    (tmp_path / "languages" / "de" / "language.toml").write_text("name = 1\n")
    write_plugin(tmp_path / "site", "camel", "caravanserai.games", {"camel": "camel_of_a_stranger:GAME"})
    given = {"CARAVANSERAI_COMPONENTS": "own", "CARAVANSERAI_LANGUAGES": "languages", "PYTHONPATH": "site"}
    settings = {name: str(tmp_path / folder) for name, folder in given.items()}
    settings["PYTHONPATH"] = os.pathsep.join([settings["PYTHONPATH"], os.environ.get("PYTHONPATH", "")])
    words = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--workers", "0")
    with started(tmp_path, *words, **settings) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        offered = {
            one["id"]: one
            for one in httpx.get(f"{found[0]}api/games", timeout=PATIENCE_S, trust_env=False).raise_for_status().json()
        }
        box = httpx.get(f"{found[0]}api/games/paladins/box", timeout=PATIENCE_S, trust_env=False)
        lost = httpx.get(f"{found[0]}api/games/gugong/box", timeout=PATIENCE_S, trust_env=False)
        said = stopped(server)
    assert {"gugong", "paladins", "marcopolo2", "yokohama", "camel"} == offered.keys()
    assert offered["gugong"]["fault"].startswith("gugong.toml: night")
    assert ("ModuleNotFoundError", "") == (offered["camel"]["fault"], offered["paladins"]["fault"])
    assert ([], True) == (offered["gugong"]["seats"], bool(offered["paladins"]["seats"]))
    assert (200, 404) == (box.status_code, lost.status_code)
    assert 1 == said.count("camel cannot be loaded: ModuleNotFoundError: No module named 'camel_of_a_stranger'\n"), said
    assert 1 == said.count("gugong cannot be loaded: gugong.toml: night")
    assert 1 == said.count('a language cannot be read: de/language.toml: name: expected a text "…"\n')


def test_the_database_may_be_named_by_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As secrets are handed to services; what stands there is not shown."""
    (tmp_path / "address").write_text("postgresql://me:geheim@127.0.0.1:1/x\n")
    monkeypatch.setenv("CARAVANSERAI_DATABASE_FILE", str(tmp_path / "address"))
    assert 1 == main(["serve", "--port", "0", "--no-browser", "--workers", "0"])
    said = capsys.readouterr()
    assert ("", True, 1, False) == (
        said.out,
        said.err.startswith("caravanserai: postgresql://me:***@127.0.0.1:1/x: "),
        said.err.count("\n"),
        "geheim" in said.err,
    ), said


def test_a_password_on_the_command_line_is_warned_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where others can read it; not in the environment."""
    address = "postgresql://me:geheim@127.0.0.1:1/x"
    words = ["serve", "--no-browser", "--port", "0", "--workers", "0"]
    monkeypatch.setattr(sys, "argv", ["caravanserai", *words, "--database", address])
    assert 1 == main([*words, "--database", address])
    told = capsys.readouterr().err
    assert ("others on this machine can read the password" in told, "geheim" in told) == (True, False)
    monkeypatch.setattr(sys, "argv", ["caravanserai", *words])
    monkeypatch.setenv("CARAVANSERAI_DATABASE", address)
    assert 1 == main(words)
    assert "can read the password" not in capsys.readouterr().err
