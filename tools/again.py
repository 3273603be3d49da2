"""Run tests again and again, now alone and now beside busy loops, and write down what came of it.

    python -m tools.again                          the browser tests, ten times
    python -m tools.again --runs 50 --busy 2       every other run beside two loops that want the same cores
    python -m tools.again tests/server -- -n 2     other tests, and what pytest is told besides

Each run is one line of the log: its number, how many loops ran beside it, how many tests passed, failed and were
skipped, the seconds, and the names of those that failed. The last line sums up. A test whose result depends on how
quick the machine is shows here sooner or later.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO
from xml.etree import ElementTree as ET

ROOT: Final = Path(__file__).resolve().parent.parent
LOG: Final = ROOT / "build" / "tests" / "again.log"
TESTS: Final = "tests/web"
LOOP: Final = "while True: pass"


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
        return self.exit_code == 0 and not self.failed

    def line(self) -> str:
        beside = f"beside {self.busy}" if self.busy else "alone   "
        counts = f"{self.passed} passed, {len(self.failed)} failed, {self.skipped} skipped"
        broken = "" if self.is_good or self.failed else f"  pytest ended with {self.exit_code}"
        names = "  " + ", ".join(self.failed) if self.failed else ""
        return f"run {self.n:3}  {beside}  {counts}  {self.seconds:.0f} s{broken}{names}"


def summary(runs: Sequence[Run]) -> str:
    """All runs in a line."""
    bad = [run for run in runs if not run.is_good]
    beside = sum(run.busy > 0 for run in runs)
    longest = max((run.seconds for run in runs), default=0.0)
    verdict = "none failed" if not bad else f"failed: {', '.join(str(run.n) for run in bad)}"
    return f"{len(runs)} runs, {beside} of them beside busy loops; the longest took {longest:.0f} s; {verdict}"


@contextmanager
def busy_loops(n: int) -> Iterator[None]:
    """So many processes that do nothing as fast as they can, on the cores that we may use."""
    loops = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(n)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run(n: int, busy: int, tests: Sequence[str], more: Sequence[str], report: Path) -> Run:
    """Run the tests once."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not long", f"--junit-xml={report}", *tests, *more]
    report.unlink(missing_ok=True)
    began = time.monotonic()
    with busy_loops(busy):
        ended = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    seconds = time.monotonic() - began
    passed, failed, skipped = counted(report)
    return Run(n, busy, passed, failed, skipped, seconds, ended.returncode)


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
    """Exit code 0 if no run failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.again", description="Run tests again and again.")
    parser.add_argument("tests", nargs="*", default=[TESTS], help=f"what to run; {TESTS} if nothing is named")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=0, help="busy loops beside every other run")
    parser.add_argument("--log", type=Path, default=LOG)
    given, more = split(sys.argv[1:] if arguments is None else arguments)
    wanted = parser.parse_args(given)
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    runs = []
    with wanted.log.open("w", encoding="utf-8") as log:
        for n in range(1, wanted.runs + 1):
            busy = wanted.busy if n % 2 == 0 else 0
            runs.append(run(n, busy, wanted.tests, more, wanted.log.with_suffix(".xml")))
            say(log, runs[-1].line())
        say(log, summary(runs))
    return 0 if all(one.is_good for one in runs) else 1


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is for us, and after `--` what is for pytest."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:at]), list(arguments[at + 1 :])


def say(log: TextIO, line: str) -> None:
    print(line, flush=True)
    print(line, file=log, flush=True)


if __name__ == "__main__":
    sys.exit(main())
