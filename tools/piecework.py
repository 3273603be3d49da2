"""Many small pieces of work, on as many processes as wanted, each kept on disk as soon as it is done.

A piece is named, and what comes of it is plain data that depends on the piece alone: so it does not matter how many
processes there are, which piece is done first, or whether a run was broken off and begun again.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from itertools import takewhile
from math import inf
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import caravanserai
from caravanserai.bots.levels import LEVELS
from caravanserai.core.game import Game, games
from caravanserai.ladder.fixtures import RANGES
from caravanserai.ladder.journal import read_object, write_whole
from caravanserai.ladder.pools import AHEAD, processes

P = TypeVar("P")
FRESH: Final = max(keys.stop for keys in RANGES.values())  # the first key that no ladder is played with


class OtherWork(Exception):
    """A journal of something else than what is to be done."""


def carried_out(
    pieces: Mapping[str, P],
    work: Callable[[P], Any],
    jobs: int,
    journal: Path | None = None,
    head: Mapping[str, Any] | None = None,
    seconds: float = inf,
) -> dict[str, Any]:
    """What came of each piece by its name, in the order of the pieces; what the journal has is not done again.

    After so many seconds no piece is begun any more, unless nothing has come of any; those that were begun are done.
    """
    until = time.monotonic() + seconds
    with Workshop(min(jobs, len(pieces)), journal, head) as workshop:
        known = workshop.known
        return workshop.carry_out(
            pieces, work, enough=lambda: time.monotonic() > until and not pieces.keys().isdisjoint(known)
        )


class Workshop:
    """Processes and a journal, for pieces of which the later ones follow from what came of the earlier."""

    def __init__(self, jobs: int, journal: Path | None = None, head: Mapping[str, Any] | None = None) -> None:
        self.jobs = jobs
        self.journal = journal
        self.known = {} if journal is None else opened(journal, dict(head or {}))
        self.executor: ProcessPoolExecutor | None = None
        self.at_the_end = ExitStack()

    def __enter__(self) -> Self:
        if self.jobs > 1:
            self.executor = self.at_the_end.enter_context(processes(self.jobs))
        return self

    def __exit__(self, *_: object) -> None:
        self.at_the_end.close()

    def carry_out(
        self,
        pieces: Mapping[str, P],
        work: Callable[[P], Any],
        told: str = "",
        enough: Callable[[], bool] = lambda: False,
    ) -> dict[str, Any]:
        """What came of each piece by its name, in the order of the pieces; of those begun before there was enough."""
        left = {name: piece for name, piece in pieces.items() if name not in self.known}
        for done, (name, came_of_it) in enumerate(self.worked(left, work, enough), start=1):
            self.known[name] = came_of_it
            if self.journal is not None:
                append(self.journal, json.dumps([name, came_of_it]))
            print(f"\r{told}{done} of {len(left)}", end="\n" if done == len(left) else "", file=sys.stderr, flush=True)
        return {name: self.known[name] for name in pieces if name in self.known}

    def worked(
        self, pieces: Mapping[str, P], work: Callable[[P], Any], enough: Callable[[], bool]
    ) -> Iterator[tuple[str, Any]]:
        """One after the other here, or on processes in whatever order they are ready; none is begun after enough."""
        waiting = takewhile(lambda _: not enough(), pieces.items())
        running = dict[Future[Any], str]()
        if self.executor is None:
            for name, piece in waiting:
                yield name, work(piece)
            return
        while True:
            while len(running) < self.jobs * AHEAD and (following := next(waiting, None)) is not None:
                running[self.executor.submit(work, following[1])] = following[0]
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


# The journal: a line that says what it is of, and a line for each piece


def opened(journal: Path, head: dict[str, Any]) -> dict[str, Any]:
    """The pieces that were done before; a new journal if there is none."""
    if not journal.exists():
        write_whole(journal, json.dumps(head) + "\n")
        return {}
    first, *lines = journal.read_text(encoding="utf-8", errors="replace").split("\n")
    there = read_object(first)
    if there != json.loads(json.dumps(head)):
        raise OtherWork(f"{journal}: is of something else: {first}")
    append(journal, "")  # so that a line which was cut short does not swallow the next
    rows = [row for line in lines if isinstance(row := read_object(line), list) and len(row) == 2]
    return {str(name): came_of_it for name, came_of_it in rows}


def append(journal: Path, line: str) -> None:
    with journal.open("ab") as file:
        file.write(f"{line}\n".encode())
        file.flush()
        os.fsync(file.fileno())


# What the tools that measure have in common


def parser_of(name: str, about: str | None, alone: bool = False) -> argparse.ArgumentParser:
    """With what all of them are asked: which game, on how many processes, which keys, and where the figures go.

    Who measures seconds is alone, and is not asked about processes.
    """
    parser = argparse.ArgumentParser(
        prog=f"python -m tools.{name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(games()))
    if not alone:
        most = os.cpu_count() or 1
        parser.add_argument("--jobs", type=int, default=most, help="processes; one for each core if missing")
    parser.add_argument("--first-key", type=int, default=FRESH, help="the first deal")
    parser.add_argument("--json", type=Path, default=None, help="where the figures go; a run is gone on with")
    return parser


def levels_from(words: str) -> tuple[str, ...]:
    """Levels by number or name."""
    numbers = {str(n): name for n, name in enumerate(LEVELS, start=1)}
    found = tuple(numbers.get(word.strip(), word.strip()) for word in words.split(","))
    if unknown := [name for name in found if name not in LEVELS]:
        raise argparse.ArgumentTypeError(f"no such level: {', '.join(unknown)}; known: 1–{len(LEVELS)}")
    return found


def numbers_from(words: str) -> tuple[int, ...]:
    return tuple(int(word) for word in words.split(","))


def made(script: str, game: Game[Any]) -> dict[str, Any]:
    """By what figures were made."""
    return {
        "kind": script,
        "game": game.id,
        "edition": game.edition,
        "version": caravanserai.__version__,
        "compiled": caravanserai.compiled(),
        "python": platform.python_version(),
    }


def told(figures: dict[str, Any], file: Path | None) -> None:
    """The figures on a file, or on the screen."""
    text = json.dumps(figures, indent=2, ensure_ascii=False) + "\n"
    if file is None:
        print(text, end="")
    else:
        write_whole(file, text)


def journal_of(file: Path | None) -> Path | None:
    return None if file is None else file.with_name(f"{file.name}.pieces")
