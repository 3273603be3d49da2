"""The command line as a person has it: processes, pipes, and a terminal that waits for what it should show."""

import atexit
import codecs
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple, Self

from tests.cli.nursery import STREAMS
from tests.patience import PATIENCE_S

COMMAND = (sys.executable, "-m", "caravanserai.cli")
PROMPT = "❯"
SLEEPING = "S"
# A wide terminal, and English unless something else is asked for, wherever the tests themselves were started.
SURROUNDINGS = {
    "COLUMNS": "120",
    "LINES": "60",
    "TERM": "xterm-256color",
    "LC_ALL": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8",
}
COLOURS = ("FORCE_COLOR", "NO_COLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "GITHUB_ACTIONS")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


class Done(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


def environment(home: Path) -> dict[str, str]:
    """The tests' own surroundings, and saves in a folder of the test's own."""
    clean = {name: value for name, value in os.environ.items() if name not in COLOURS}
    return {**clean, **SURROUNDINGS, "XDG_DATA_HOME": str(home / "data")}


class Nursery:
    """A process that forks commands, see nursery.py; each is waited for."""

    def __init__(self) -> None:
        self.parent = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **SURROUNDINGS},
            cwd=Path(__file__).parents[2],
        )

    def run(self, order: Mapping[str, object]) -> int:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(f"{json.dumps(order)}\n")
        self.parent.stdin.flush()
        ready, _, _ = select.select([self.parent.stdout], [], [], PATIENCE_S)
        assert ready, f"{order['words']} did not end"
        return int(self.parent.stdout.readline())

    def close(self) -> None:
        self.parent.kill()
        self.parent.communicate()


@cache
def nursery() -> Nursery:
    """One for all tests of a process; their end is its own."""
    found = Nursery()
    atexit.register(found.close)
    return found


def run(home: Path, *arguments: str, typed: str = "") -> Done:
    """Run a command with lines typed into it, without a terminal."""
    with tempfile.TemporaryDirectory() as scratch:
        files = {name: str(Path(scratch, name)) for name in STREAMS}
        for name, file in files.items():
            Path(file).write_text(typed if name == "stdin" else "", encoding="utf-8")
        order = {"words": arguments, "folder": str(home), "surroundings": environment(home), **files}
        code = nursery().run(order)
        out, err = (Path(files[name]).read_text(encoding="utf-8") for name in STREAMS[1:])
    return Done(code, out, err)


def run_anew(home: Path, *arguments: str, typed: str = "") -> Done:
    """The same in an interpreter of its own, where games have not been loaded yet."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home),
        timeout=PATIENCE_S,
        check=False,
        cwd=home,
    )
    return Done(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A command in a terminal of its own, where Ctrl-C is heeded, however the tests themselves were started.

    With `deaf` it is not: so a command starts that a shell script has put into the background.
    """

    def __init__(self, home: Path, *arguments: str, deaf: bool = False) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home),
            cwd=home,
            start_new_session=True,
            preexec_fn=partial(take_terminal, deaf),  # noqa: PLW1509  so that Ctrl-C typed there reaches it
        )
        os.close(slave)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C, once, where it waits for a line; what is shown until it shows this.

        Between its prompt and its waiting readline heeds no signal until the next key.
        """
        self.until_it_waits()
        self.press(b"\x03")
        return self.expect(text)

    def until_it_waits(self) -> None:
        """Until it sleeps, for there is nothing to do but to wait for a key; its prompt is shown by then."""
        deadline = time.monotonic() + PATIENCE_S
        while (state := state_of(self.process.pid)) != SLEEPING:
            assert time.monotonic() < deadline, state
            time.sleep(0.001)

    def expect(self, *texts: str) -> str:
        """Wait until it shows one of these texts; what was shown up to there since the last time."""
        deadline = time.monotonic() + PATIENCE_S
        while not (found := first_of(texts, shown := ESCAPES.sub("", self.seen))):
            if not select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise AssertionError(f"{texts} is not shown; shown is: {shown[-2000:]}")
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the other side has ended
                part = b""
            if not part:
                raise AssertionError(f"ended without showing {texts}; shown is: {shown[-2000:]}")
            self.seen += self.decoder.decode(part)
        before, _, self.seen = shown.partition(found)
        return before + found

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def wait(self) -> int:
        """Until it ends; its exit code. What it still shows is read, for a full terminal would hold it up."""
        deadline = time.monotonic() + PATIENCE_S
        while self.process.poll() is None and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.05)[0]:
                try:
                    self.seen += self.decoder.decode(os.read(self.master, 65536))
                except OSError:
                    break
        return self.process.wait(PATIENCE_S)


def state_of(pid: int) -> str:
    """Whether a process runs or sleeps, in the system's letters."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


def first_of(texts: Sequence[str], shown: str) -> str:
    """Which of the texts is shown first; empty if none is."""
    found = [(shown.index(text), text) for text in texts if text in shown]
    return min(found)[1] if found else ""


def take_terminal(deaf: bool) -> None:
    """Make the terminal on standard input the controlling one; whether Ctrl-C is heeded would else be inherited."""
    import fcntl  # noqa: PLC0415  in the child, before the command starts
    import termios  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN if deaf else signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def moves(path: Path) -> list[str]:
    """The decisions in a saved game."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)
