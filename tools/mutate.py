"""Find out what the tests would not notice: `python -m tools.mutate server --sample 200 --seed 1 --jobs 4`.

Faults (see tools/mutants.py) are put, one at a time, into a copy of the package, and the tests of that part are run
on it, interpreted, until one fails. What no test notices has survived: it wants a test, or a line in
tools/mutate-equivalent.toml that says why it is no fault. tools/mutate.toml says which tests belong to which part.

Sources are never written to. Results are kept in build/mutate: a run that is broken off goes on where it was, and
the report lists the survivors. `--python` names another interpreter, with the requirements of the tests. With
`--compiled build/native` whatever is not changed runs compiled, which is several times as quick; a part that is
compiled itself cannot be tried so.
"""

import argparse
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tools.mutants import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "caravanserai"
PARTS: Final = ROOT / "tools" / "mutate.toml"
EQUIVALENT: Final = ROOT / "tools" / "mutate-equivalent.toml"
RESULTS: Final = ROOT / "build" / "mutate"
SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"
NO_TESTS_FAILED: Final = 0
NOTHING_COLLECTED: Final = 5
OTHERS: Final = "others"  # modules that a part does not name
LEFT: Final = ("CI", "PYTHONDONTWRITEBYTECODE")
OURS: Final = "CARAVANSERAI_"  # settings that another run was given
SLOWER_S: Final = 30.0  # how much longer than unharmed the tests may take, besides the factor
SLOWER: Final = 4.0


class Unsound(Exception):
    """The tests fail before anything was changed, or the lists name what is not there."""


# What is changed, and what is run


@dataclass(frozen=True)
class Part:
    """A part of the package and its tests, stage by stage: what fails soonest comes first."""

    name: str
    files: list[str]
    stages: list[list[str]]
    beside: dict[str, list[str]] = field(default_factory=dict)  # further tests of a module

    def sources(self) -> list[Path]:
        found = sorted(path for pattern in self.files for path in PACKAGE.glob(pattern))
        return [path for path in found if path.name != "__init__.py"]

    def mutants(self) -> list[Mutant]:
        out: list[Mutant] = []
        for path in self.sources():
            out += mutants(path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8"))
        return out

    def stages_for(self, file: str) -> list[list[str]]:
        """The arguments of pytest for each stage; a stage whose files are not there, or not named, is left out."""
        module = Path(file).stem
        beside = self.beside.get(module) or self.beside.get(OTHERS, [])
        named = [
            [word.replace("{module}", module) for one in stage for word in (beside if one == "{beside}" else [one])]
            for stage in self.stages
            if beside or "{beside}" not in stage
        ]
        return [stage for stage in named if all((ROOT / one).exists() for one in stage if one.startswith("tests/"))]


def parts() -> dict[str, Part]:
    data = tomllib.loads(PARTS.read_text(encoding="utf-8"))
    return {name: Part(name, row["files"], row["stages"], row.get("beside", {})) for name, row in data.items()}


def equivalents() -> list[dict[str, str]]:
    """Faults that are none, each with its reason."""
    rows: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return rows


def is_like(row: dict[str, str], mutant: Mutant) -> bool:
    """Whether a row of the list means this fault; it names the lines, which move less than their numbers."""
    return (row["file"], row["before"], row["after"]) == (mutant.file, mutant.before, mutant.after)


def stale(rows: Sequence[dict[str, str]], known: Sequence[Mutant]) -> list[str]:
    """Rows of the list that no fault is like any more."""
    return [f"{row['file']}: {row['before']}" for row in rows if not any(is_like(row, one) for one in known)]


def sampled(found: list[Mutant], sample: int | None, seed: int) -> list[Mutant]:
    rows = equivalents()
    left = [one for one in found if not any(is_like(row, one) for row in rows)]
    if sample is not None and sample < len(left):
        left = random.Random(seed).sample(left, sample)  # noqa: S311  the same sample for the same seed
    return left


# Running


class Bench:
    """A copy of the package that one fault at a time is put into, and the tests that are run on it."""

    def __init__(self, folder: Path, python: str, compiled: Path | None = None) -> None:
        self.source = folder / "src"
        self.temporary = folder / "tmp"
        self.cached = folder / "pycache"
        self.python = python
        unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PACKAGE, self.source / "caravanserai", ignore=unwanted)
        write_metadata(self.source)
        if compiled is not None:
            for library in compiled.rglob("*.so"):
                shutil.copy(library, self.source / library.relative_to(compiled))

    def put(self, file: str, text: str) -> None:
        """Write a source; what was compiled of the one before must not be taken for it."""
        path = self.source / "caravanserai" / file
        path.write_text(text, encoding="utf-8")
        for old in self.cached.rglob(f"{path.stem}.*.pyc"):
            old.unlink()

    def run(self, stage: Sequence[str], limit_s: float | None = None) -> tuple[int | None, str]:
        """The exit code of the tests, None if they took too long; and what they said."""
        shutil.rmtree(self.temporary, ignore_errors=True)
        self.temporary.mkdir()
        clean = {name: value for name, value in os.environ.items() if name not in LEFT and not name.startswith(OURS)}
        environment = clean | {
            "PYTHONPATH": os.pathsep.join(filter(None, [str(self.source), os.environ.get("PYTHONPATH", "")])),
            "PYTHONPYCACHEPREFIX": str(self.cached),
            "TMPDIR": str(self.temporary),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.temporary / "hypothesis"),
        }
        fixed = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", f"--basetemp={self.temporary / 'pytest'}"]
        process = subprocess.Popen(
            [self.python, "-m", "pytest", *fixed, *stage],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=limit_s)
        except subprocess.TimeoutExpired:
            return None, ""
        else:
            return process.returncode, said
        finally:
            end_group(process)


def end_group(process: subprocess.Popen[str]) -> None:
    """End whatever is left of a run: its servers too."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


def compiled_of(part: Part, compiled: Path) -> list[str]:
    """The modules of a part that are compiled: Python would take their libraries, whatever their sources say."""
    files = [path.relative_to(PACKAGE) for path in part.sources()]
    return [
        file.as_posix() for file in files if any((compiled / "caravanserai" / file.parent).glob(f"{file.stem}.*.so"))
    ]


def write_metadata(source: Path) -> None:
    """Say beside the copy which games and bots there are, for where the package itself is not installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = source / f"{project['name']}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"] | {"console_scripts": project["scripts"]}
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in rows.items()) for group, rows in groups.items()]
    (folder / "entry_points.txt").write_text("\n".join(lines))


class Limits:
    """How long each stage takes unharmed, measured once; and whether it passes then."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, ...], float] = {}
        self.measuring: defaultdict[tuple[str, ...], threading.Lock] = defaultdict(threading.Lock)

    def of(self, bench: Bench, stage: list[str]) -> float:
        with self.measuring[tuple(stage)]:  # once; beside others it seems longer, which only makes the limit wider
            if tuple(stage) not in self.known:
                begun = time.monotonic()
                code, said = bench.run(stage)
                if code not in (NO_TESTS_FAILED, NOTHING_COLLECTED):  # all of a file may be slow, and left out
                    raise Unsound(f"unharmed, these tests end with {code}: {' '.join(stage)}\n{said[-3000:]}")
                self.known[tuple(stage)] = time.monotonic() - begun
            return SLOWER * self.known[tuple(stage)] + SLOWER_S


def tried(bench: Bench, part: Part, mutant: Mutant, limits: Limits) -> str:
    """What became of a fault."""
    source = (PACKAGE / mutant.file).read_text(encoding="utf-8")
    stages = [(stage, limits.of(bench, stage)) for stage in part.stages_for(mutant.file)]
    bench.put(mutant.file, mutant.applied(source))
    try:
        for stage, limit in stages:
            code, _ = bench.run(stage, limit)
            if code is None:
                return TIMED_OUT
            if code not in (NO_TESTS_FAILED, NOTHING_COLLECTED):
                return KILLED
    finally:
        bench.put(mutant.file, source)
    return SURVIVED


# Results


class Ledger:
    """What became of each fault so far, in a file that grows line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = threading.Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.known: dict[str, str] = {row["id"]: row["result"] for row in map(json.loads, lines)}

    def add(self, mutant: Mutant, result: str) -> None:
        with self.lock:
            self.known[mutant.id] = result
            with self.path.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"id": mutant.id, "result": result}, ensure_ascii=False) + "\n")
            print(f"{len(self.known):5} {result:9} {mutant.file}:{mutant.line} {mutant.after}", flush=True)


def report(part: str, chosen: Sequence[Mutant], known: dict[str, str]) -> str:
    """The survivors with the line as it was and as it is, and how many there are of each end."""
    counts = Counter(known[one.id] for one in chosen if one.id in known)
    lines = [f"{part}: {', '.join(f'{n} {what}' for what, n in sorted(counts.items()))}, of {len(chosen)} chosen", ""]
    for one in sorted(chosen, key=lambda one: (one.file, one.begin)):
        if known.get(one.id) == SURVIVED:
            lines += [f"{one.file}:{one.line}: {one.kind}", f"  - {one.before}", f"  + {one.after}", ""]
    return "\n".join(lines)


def work(
    part: Part,
    chosen: Sequence[Mutant],
    ledger: Ledger,
    jobs: int,
    python: str,
    until: float,
    compiled: Path | None = None,
) -> list[Unsound]:
    """Try all that is not known yet, several at a time; what stopped it, if anything."""
    waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in chosen:
        if mutant.id not in ledger.known:
            waiting.put(mutant)
    limits, wrong = Limits(), list[Unsound]()

    def labour(folder: Path) -> None:
        bench = Bench(folder, python, compiled)
        for mutant in taken(waiting):
            if time.monotonic() > until or wrong:
                return
            try:
                ledger.add(mutant, tried(bench, part, mutant, limits))
            except Unsound as error:
                wrong.append(error)

    with tempfile.TemporaryDirectory(prefix="mutate") as scratch:
        Path(scratch).chmod(0o755)  # a PostgreSQL of the tests runs as another user
        threads = [threading.Thread(target=labour, args=(Path(scratch, str(n)),)) for n in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return wrong


def taken(waiting: "queue.SimpleQueue[Mutant]") -> Iterator[Mutant]:
    while True:
        try:
            yield waiting.get_nowait()
        except queue.Empty:
            return


def arguments(words: Sequence[str] | None) -> Any:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("part", choices=list(parts()))
    parser.add_argument("--sample", type=int, help="how many faults, chosen by the seed; all if missing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="begin nothing new after so long")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument(
        "--compiled", type=Path, help="where the compiled package lies: what is not changed is taken there"
    )
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Exit code 0 if nothing survived, 1 if something did, 2 if the tests fail unharmed or a list is out of date."""
    wanted = arguments(words)
    part = parts()[wanted.part]
    found = [one for one in part.mutants() if wanted.only in one.file]
    chosen = sampled(found, wanted.sample, wanted.seed)
    if wanted.compiled is not None and (hidden := compiled_of(part, wanted.compiled)):
        print(f"mutate: {hidden[0]} is compiled: a fault in it would not be run", file=sys.stderr)
        return 2
    ledger = Ledger(wanted.results / f"{part.name}.jsonl")
    until = time.monotonic() + 60 * wanted.minutes
    wrong = work(part, chosen, ledger, wanted.jobs, wanted.python, until, wanted.compiled)
    for error in wrong:
        print(f"mutate: {error}", file=sys.stderr)
    text = report(part.name, chosen, ledger.known)
    (wanted.results / f"survivors-{part.name}.txt").write_text(text + "\n", encoding="utf-8")
    print(text)
    if wrong:
        return 2
    return 1 if SURVIVED in {ledger.known.get(one.id) for one in chosen} else 0


if __name__ == "__main__":
    sys.exit(main())
