"""Run tests again and again, now alone and now beside busy loops, and write down what came of it.

    python -m tools.again                          the browser tests, ten times
    python -m tools.again --runs 50 --busy 2       every other run beside two loops that want the same cores
    python -m tools.again --runs 50 --beside "COMMAND" --beside "COMMAND"
                                                   every other run beside these, which want the cores as much
    python -m tools.again tests/server -- -n 2     other tests, and what pytest is told besides

Each run is one line of the log: its number, how many loops ran beside it, how many tests passed, failed and were
skipped, the seconds, and the names of those that failed. A run that tested nothing, or skipped anything, counts as one
that failed. The last line sums up. A test whose result depends on how quick the machine is shows here sooner or later.
With `--go-on` a log that was broken off is gone on with: its runs count.
"""

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self, TextIO
from xml.etree import ElementTree as ET

ROOT: Final = Path(__file__).resolve().parent.parent
LOG: Final = ROOT / "build" / "tests" / "again.log"
TESTS: Final = "tests/web"
LOOP: Final = (sys.executable, "-c", "while True: pass")
LINE: Final = re.compile(
    r"run +(?P<n>\d+)  (alone +|beside (?P<busy>\d+))"
    r"  (?P<passed>\d+) passed, (?P<failed>\d+) failed, (?P<skipped>\d+) skipped"
    r"  (?P<seconds>\d+) s(  pytest ended with (?P<code>\d+))?(  (?P<names>.+))?"
)


@dataclass(frozen=True)
class Run:
    """What came of one run."""

    n: int
    busy: int  # loops beside it
    passed: int
    failed: tuple[str, ...]
    skipped: int
    seconds: float
    exit_code: int

    @property
    def is_good(self) -> bool:
        """Nothing failed, and all was tested: without a browser pytest would be content to skip everything."""
        return self.exit_code == 0 and self.passed > 0 and not self.failed and not self.skipped

    def line(self) -> str:
        beside = f"beside {self.busy}" if self.busy else "alone   "
        counts = f"{self.passed} passed, {len(self.failed)} failed, {self.skipped} skipped"
        broken = f"  pytest ended with {self.exit_code}" if self.exit_code and not self.failed else ""
        names = "  " + ", ".join(self.failed) if self.failed else ""
        return f"run {self.n:3}  {beside}  {counts}  {self.seconds:.0f} s{broken}{names}"

    @classmethod
    def read(cls, line: str) -> Self | None:
        """The run that such a line is of; none if it is of none, or was cut short."""
        if (found := LINE.fullmatch(line.rstrip())) is None:
            return None
        names = tuple((found["names"] or "").split(", ")) if found["names"] else ()
        if len(names) != int(found["failed"]):
            return None
        code = int(found["code"] or bool(names))
        return cls(
            int(found["n"]),
            int(found["busy"] or 0),
            int(found["passed"]),
            names,
            int(found["skipped"]),
            float(found["seconds"]),
            code,
        )


def summary(runs: Sequence[Run]) -> str:
    """All runs in a line."""
    bad = [run for run in runs if not run.is_good]
    beside = sum(run.busy > 0 for run in runs)
    longest = max((run.seconds for run in runs), default=0.0)
    verdict = "none failed" if not bad else f"failed: {', '.join(str(run.n) for run in bad)}"
    return f"{len(runs)} runs, {beside} of them beside busy loops; the longest took {longest:.0f} s; {verdict}"


@contextmanager
def beside(commands: Sequence[Sequence[str]]) -> Iterator[None]:
    """These run as long as we do, on the cores that we may use; what one of them has begun ends with it."""
    with ExitStack() as stack:
        loops = [stack.enter_context(begun(command)) for command in commands]
        yield
        if ended := [shlex.join(loop.args) for loop in loops if loop.poll() is not None]:  # type: ignore[arg-type]
            raise SystemExit(f"this ended before the tests beside it: {ended[0]}")


@contextmanager
def begun(command: Sequence[str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that nobody hears, in a group of its own: all of it ends with us."""
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, stdout=nowhere, stderr=nowhere, process_group=0)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def run(n: int, busy: Sequence[Sequence[str]], tests: Sequence[str], more: Sequence[str], report: Path) -> Run:
    """Run the tests once, beside these commands."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not long", f"--junit-xml={report}", *tests, *more]
    report.unlink(missing_ok=True)
    began = time.monotonic()
    with beside(busy), begun(command) as process:
        code = process.wait()
    seconds = time.monotonic() - began
    passed, failed, skipped = counted(report)
    return Run(n, len(busy), passed, failed, skipped, seconds, code)


def counted(report: Path) -> tuple[int, tuple[str, ...], int]:
    """How many tests passed, which failed, and how many were skipped, by pytest's own report."""
    if not report.is_file():
        return 0, (), 0
    passed, failed, skipped = 0, [], 0
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 (written by our own pytest)
        name = f"{case.get('classname')}::{case.get('name')}"
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append(name)
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return passed, tuple(failed), skipped


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 if no run failed, and nothing was left out."""
    parser = argparse.ArgumentParser(prog="python -m tools.again", description="Run tests again and again.")
    parser.add_argument("tests", nargs="*", default=[TESTS], help=f"what to run; {TESTS} if nothing is named")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=0, help="busy loops beside every other run")
    parser.add_argument(
        "--beside", action="append", default=[], type=shlex.split, metavar="COMMAND", help="what runs there instead"
    )
    parser.add_argument("--go-on", action="store_true", help="the runs of the log count, and are not made again")
    parser.add_argument("--log", type=Path, default=LOG)
    given, more = split(sys.argv[1:] if arguments is None else arguments)
    wanted = parser.parse_args(given)
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    loops = wanted.beside or [LOOP] * wanted.busy
    runs = made(wanted.log) if wanted.go_on else []
    with wanted.log.open("w", encoding="utf-8") as log:
        for earlier in runs:
            say(log, earlier.line())
        for n in range(len(runs) + 1, wanted.runs + 1):
            runs.append(run(n, loops if n % 2 == 0 else (), wanted.tests, more, wanted.log.with_suffix(".xml")))
            say(log, runs[-1].line())
        say(log, summary(runs))
    return 0 if all(one.is_good for one in runs) else 1


def made(log: Path) -> list[Run]:
    """The runs that a log tells of."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.is_file() else []
    return [found for line in lines if (found := Run.read(line)) is not None]


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is for us, and after `--` what is for pytest."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:at]), list(arguments[at + 1 :])


def say(log: TextIO, line: str) -> None:
    print(line, flush=True)
    print(line, file=log, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it would not be heard
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main())
