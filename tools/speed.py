"""Whether the rules have become slower: this tree beside an earlier commit, by turns on the same core.

    python -m tools.speed main
    python -m tools.speed 774906b gugong yokohama --seats 2,4 --launches 40
    python -m tools.speed ../other/build/native --count

What is compared is a commit, which is compiled in build/speed, or a folder that was laid out by `tools.native`. Every
launch is a fresh process of each build, since where things come to lie in memory makes some of them quicker than
others; within it the builds play the same deals at random by turns, first the one and then the other, and what counts
is seconds of processor for a decision. Printed is the median of the launches' ratios, above 1 if this tree is slower,
and an interval that holds the true median 95 times in 100, whatever the ratios are like. A line ends with `slower`
where all of that interval lies above --most, which makes the exit code 1, and with `?` where some of it does.

Beside others' work even processor time is rough. `--count` has valgrind count instructions instead, of quick games,
in about a minute of processor for all of them: to a few thousandths the same number in every run, and deaf to what
memory costs.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import comb
from pathlib import Path
from statistics import median
from typing import Any, Final

from tools import native

ROOT: Final = native.ROOT
PLAYER: Final = Path(__file__).with_name("speed_player.py")
WAYS: Final = ("quick", "recorded")
COVERAGE: Final = 0.95
MOST: Final = 1.03
LAUNCHES: Final = 24
SLICES: Final = 4  # of each build in a launch
SLICE_S: Final = 0.06
FIRST_DEAL: Final = 1
COUNTED: Final = 8  # games of each case
MARK: Final = "getloadavg"  # what the player calls before and after the games of a line: nothing else does


@dataclass(frozen=True)
class Case:
    """What is played: the games of one title with so many players, in one way."""

    game: str
    seats: int
    way: str

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.way}"


@dataclass(frozen=True)
class Ratio:
    """How many times as long a decision takes; no interval where there are too few launches for one."""

    middle: float
    low: float | None
    high: float | None

    def verdict(self, most: float) -> str:
        """`slower` beyond doubt, `?` where it is possible."""
        if self.low is not None and self.low > most:
            return "slower"
        return "?" if self.high is None or self.high > most else ""

    def __str__(self) -> str:
        shown = "" if self.low is None else f" [{self.low:.3f}, {self.high:.3f}]"
        return f"{self.middle:.3f}{shown}"


def ratio_of(found: Sequence[float]) -> Ratio:
    """The median, and the two of the values between which the true one lies by their order alone."""
    ordered, outside = sorted(found), outside_of(len(found))
    if outside is None:
        return Ratio(median(ordered), None, None)
    return Ratio(median(ordered), ordered[outside], ordered[-1 - outside])


def outside_of(n: int) -> int | None:
    """How many of the values may be left out on either side; none: all of them are too few.

    The true median lies below the k-th of n values as seldom as n coins show fewer than k heads.
    """
    wrong, found = 0.0, None
    for k in range(n // 2):
        wrong += 2 * comb(n, k) / 2**n
        if wrong > 1 - COVERAGE:
            break
        found = k
    return found


# Builds


def laid_out(what: str) -> Path:
    """The folder of a build: one that was named, or that of a commit, compiled if need be."""
    folder = Path(what)
    if (folder / native.PACKAGE).is_dir():
        return folder.resolve()
    commit = git("rev-parse", "--verify", "--quiet", f"{what}^{{commit}}").decode().strip()
    if not commit:
        raise SystemExit(f"speed: {what}: neither a commit nor a folder that tools.native has laid out")
    tree = ROOT / "build" / "speed" / commit[:12]
    if not tree.is_dir():
        unpacked(commit, tree)
    if subprocess.run([sys.executable, "-m", "tools.native"], cwd=tree, check=False).returncode:
        raise SystemExit(f"speed: {what}: cannot be compiled; what was said is above")
    return tree / "build" / "native"


def unpacked(commit: str, tree: Path) -> None:
    """The sources of a commit in a folder, whole or not at all."""
    tree.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=tree.parent) as part:
        archive = Path(part) / "tree.tar"
        archive.write_bytes(git("archive", commit, "pyproject.toml", "src", "tools"))
        with tarfile.open(archive) as files:
            files.extractall(Path(part) / "tree", filter="data")
        (Path(part) / "tree").rename(tree)


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=False).stdout  # noqa: S607


# Launches


class Player:
    """A fresh process that plays by one build."""

    def __init__(self, process: "subprocess.Popen[str]", build: Path) -> None:
        self.process = process
        hello = self.heard()
        if Path(hello["build"]).resolve() != build or not hello["compiled"]:
            raise SystemExit(f"speed: {build}: it was not this build that played, or it is not compiled")
        self.seats: dict[str, list[int]] = hello["seats"]

    def heard(self) -> dict[str, Any]:
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise SystemExit(f"speed: the player ended with exit code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def plays(self, case: Case, deals: int) -> tuple[float, int]:
        """Seconds of processor and decisions of some games."""
        print(case, FIRST_DEAL, deals, file=self.process.stdin, flush=True)
        answer = self.heard()
        return answer["seconds"], answer["decisions"]


def environment_of(build: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(build)}


@contextmanager
def player(build: Path) -> Iterator[Player]:
    command = [
        sys.executable,
        "-P",
        str(PLAYER),
    ]  # without the folder of the file, where tools are called as modules are
    with subprocess.Popen(
        command, env=environment_of(build), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Player(process, build)
        finally:
            process.kill()


def deals_for(one: Player, case: Case, seconds: float) -> int:
    """About how many games take so long."""
    deals = 1
    while (spent := one.plays(case, deals)[0]) < seconds / 4:
        deals *= 2
    return max(1, round(deals * seconds / spent))


def launched(base: Path, mine: Path, deals: dict[Case, int], slices: int) -> dict[Case, float]:
    """The ratio of each case in a fresh process of each build, which take turns."""
    out = {}
    with ExitStack() as stack:
        players = [stack.enter_context(player(build)) for build in (base, mine)]
        for case, games in deals.items():
            spent: list[list[float]] = [[], []]
            for n in range(slices):
                for which in (0, 1) if n % 2 == 0 else (1, 0):
                    seconds, decisions = players[which].plays(case, games)
                    spent[which].append(seconds / decisions)
            out[case] = median(spent[1]) / median(spent[0])
    return out


def compared(base: Path, mine: Path, cases: Sequence[Case], launches: int, slices: int) -> dict[Case, Ratio]:
    """The ratios of all cases."""
    with player(base) as one:
        deals = {case: deals_for(one, case, SLICE_S) for case in cases}
    found: dict[Case, list[float]] = {case: [] for case in cases}
    for n in range(launches):
        print(f"\r{n + 1} of {launches} launches", end="", file=sys.stderr, flush=True)
        for case, ratio in launched(base, mine, deals, slices).items():
            found[case].append(ratio)
    print(file=sys.stderr)
    return {case: ratio_of(ratios) for case, ratios in found.items()}


def cases_in(base: Path, mine: Path, games: Sequence[str], seats: Sequence[int], ways: Sequence[str]) -> list[Case]:
    """What both builds can play of what is wanted."""
    with player(base) as one, player(mine) as other:
        both = {name: [n for n in known if n in other.seats.get(name, [])] for name, known in one.seats.items()}
    if unknown := [name for name in games if name not in both]:
        raise SystemExit(f"speed: {', '.join(unknown)}: not in both builds, which have {', '.join(both)}")
    return [Case(game, n, way) for game in games or both for n in both[game] if not seats or n in seats for way in ways]


# Instructions


def counted_ratios(base: Path, mine: Path, cases: Sequence[Case], deals: int) -> dict[Case, Ratio]:
    """By instructions: no interval is needed where every run says the same."""
    before, now = instructions(base, cases, deals), instructions(mine, cases, deals)
    return {case: Ratio(*3 * (count / then,)) for case, then, count in zip(cases, before, now, strict=True)}


def instructions(build: Path, cases: Sequence[Case], deals: int) -> list[int]:
    """What so many games of each case take, when one game has been played.

    One process plays all of them, since loading takes longer than playing under valgrind, which writes down what it
    has counted whenever the player calls what marks the beginning and the end of the games of a line.
    """
    lines = [f"{case} {FIRST_DEAL + n} {more}" for case in cases for n, more in ((0, 1), (1, deals))]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        command = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]
        done = subprocess.run(
            [*command, sys.executable, "-P", str(PLAYER), "--marked"],
            env={**environment_of(build), "PYTHONHASHSEED": "0"},
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            check=False,
        )
        parts = [Path(f"{out}.{n + 1}") for n in range(2 * len(lines))]
        if done.returncode or not all(part.exists() for part in parts):
            raise SystemExit(f"speed: valgrind: {done.stderr.strip()}")
        return [total_of(part) for part in parts[3::4]]


def total_of(part: Path) -> int:
    """All instructions of one part of what callgrind wrote."""
    found = re.search(r"^(?:totals|summary): (\d+)", part.read_text(), re.MULTILINE)
    if found is None:
        raise SystemExit(f"speed: valgrind: {part.name}: no sum")
    return int(found[1])


# The command line


def numbers(text: str) -> list[int]:
    return [int(one) for one in text.split(",")]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", help="a commit, or a folder that tools.native has laid out")
    parser.add_argument("games", nargs="*", help="all that both have, if missing")
    parser.add_argument("--mine", help="another build than that of this tree")
    parser.add_argument("--seats", type=numbers, default=[], help="numbers of players, as 2,4; all if missing")
    parser.add_argument("--launches", type=int, default=LAUNCHES)
    parser.add_argument("--slices", type=int, default=SLICES, help="of each build in a launch")
    parser.add_argument("--most", type=float, default=MOST, help="what is still no slower")
    parser.add_argument(
        "--count", type=int, nargs="?", const=COUNTED, help="count instructions of so many games instead"
    )
    given = parser.parse_args(arguments)
    if given.count and shutil.which("valgrind") is None:
        parser.error("valgrind is not installed")
    base, mine = laid_out(given.base), laid_out(given.mine) if given.mine else here()
    cases = cases_in(base, mine, given.games, given.seats, WAYS[:1] if given.count else WAYS)
    if given.count:
        found = counted_ratios(base, mine, cases, given.count)
    else:
        found = compared(base, mine, cases, given.launches, given.slices)
    for case, ratio in found.items():
        print(f"{case.game:12} {case.seats} {case.way:9} {ratio} {ratio.verdict(given.most)}".rstrip())
    return 1 if any(ratio.verdict(given.most) == "slower" for ratio in found.values()) else 0


def here() -> Path:
    """The build of this tree, compiled if need be."""
    try:
        native.lay_out(ROOT)
    except native.NativeBuildError as error:
        raise SystemExit(f"speed: {error}") from error
    return ROOT / "build" / "native"


if __name__ == "__main__":
    sys.exit(main())
