"""`caravanserai review`: what every turn and every draw of a finished game did to all chances to win."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravanserai.cli import saves
from caravanserai.cli.arguments import HUMAN, Lang, find_game, read_language
from caravanserai.cli.review_report import report
from caravanserai.cli.saves import Player, Saved
from caravanserai.cli.screen import new_console
from caravanserai.cli.voice import Voice
from caravanserai.cli.wrong import CannotStart, Wrong
from caravanserai.core.record import BadRecord
from caravanserai.ladder.pools import AHEAD, NoCluster, cluster, processes
from caravanserai.review.depth import DEPTHS, QUICK, STANDARD, Depth
from caravanserai.review.depth import EXACT as MORE_EXACT
from caravanserai.review.journal import BadReview, Identity, Journal, beside, identity
from caravanserai.review.judged import THE_DEAL, Judged, JudgedRow, Task, carried_out, judged_from
from caravanserai.review.plain import plain_review
from caravanserai.review.review import numbers
from caravanserai.review.turns import NotOver, Played, played_from

RECORDS = "*.record"


class Exactness(StrEnum):
    """How exactly a game is judged; more exactly takes longer."""

    QUICK = QUICK.name
    STANDARD = STANDARD.name
    EXACT = MORE_EXACT.name


@dataclass
class Reviewed:
    """A game, and as much of its review as there is; on the disk as soon as it is here."""

    saved: Saved
    played: Played
    head: Identity
    journal: Journal
    found: dict[int, Judged]

    @property
    def judged(self) -> int:
        """Turns of the game: the deal is none."""
        return sum(number != THE_DEAL for number in self.found)

    def left(self, depth: Depth, seed: int) -> Iterator[Task]:
        """What is still to be judged."""
        text = self.saved.record.text()
        return (Task(text, n, depth.name, seed) for n in numbers(self.played.outline) if n not in self.found)

    def add(self, judged: Judged) -> None:
        self.journal.add(judged)
        self.found[judged.number] = judged


def review(
    path: Annotated[Path, typer.Argument(help="A record or a saved game that is over, or a folder of records.")],
    depth: Annotated[Exactness, typer.Option(help="How exactly to judge; more exactly takes longer.")] = (
        Exactness.STANDARD
    ),
    seed: Annotated[int, typer.Option(min=0, help="Where the imagined tables begin.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if missing.")] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster to judge on; local starts one.")] = None,
    lang: Lang = None,
) -> None:
    """Judge every turn of a finished game, and tell what decided it. The same command goes on where it was stopped."""
    chosen, language, console = DEPTHS[depth], read_language(lang), new_console()
    games, faults = all_opened(path, chosen, seed)
    speaker = voice_of(games[0], language)
    before = sum(game.judged for game in games)
    if before and not json_:
        console.print(speaker.text("cli-review-resumed", n=before), markup=False)
    tasks = [(n, task) for n, game in enumerate(games) for task in game.left(chosen, seed)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=json_ or not console.is_terminal) as progress:
            turns = sum(len(game.played.turns) for game in games)
            bar = progress.add_task(speaker.title, total=turns, completed=before)
            for n, judged in judged_by(tasks, min(jobs or os.cpu_count() or 1, max(1, len(tasks))), ray):
                games[n].add(judged)
                progress.advance(bar, int(judged.number != THE_DEAL))
    except NoCluster as error:
        raise CannotStart(str(error)) from error
    except BrokenProcessPool as error:
        raise CannotStart("a process was killed; the same command goes on") from error
    except KeyboardInterrupt:
        console.print(speaker.text("cli-review-interrupted"), markup=False)
        raise
    if json_:
        told = [{"file": game.saved.path.name, **plain_review(game.played, game.found, game.head)} for game in games]
        print(json.dumps(told if path.is_dir() else told[0], indent=1))
    else:
        for game in games:
            file = game.saved.path.name if path.is_dir() else ""
            report(console, voice_of(game, language), game.played, game.found, game.head, file)
    if faults:
        raise Wrong(f"{path}: {faults} of {faults + len(games)} records are not reviewed")


# Reading


def files_of(path: Path) -> list[Path]:
    """All records of a folder."""
    found = sorted(path.glob(RECORDS))
    if not found:
        raise Wrong(f"{path}: no {RECORDS} there")
    return found


def all_opened(path: Path, depth: Depth, seed: int) -> tuple[list[Reviewed], int]:
    """The games to be judged, and how many cannot be: of a folder those are named, and the others are judged."""
    if not path.is_dir():
        return [opened(path, depth, seed)], 0
    games, faults = [], 0
    for file in files_of(path):
        try:
            games.append(opened(file, depth, seed))
        except Wrong as error:
            print(f"caravanserai: {error}", file=sys.stderr)
            faults += 1
    if not games:
        raise Wrong(f"{path}: none of its {faults} records can be reviewed")
    return games, faults


def opened(path: Path, depth: Depth, seed: int) -> Reviewed:
    """A game that is over, with what was judged of it before."""
    if path.exists() and not path.is_file():
        raise Wrong(f"{path}: not a file, so no review can be kept beside it")
    saved = saves.read(path)
    game = find_game(saved.record.game)
    if saved.record.edition != game.edition:
        raise Wrong(f"{path}: played by edition {saved.record.edition} of the rules, here it is {game.edition}")
    if saved.record.box != game.box.digest:
        raise Wrong(f"{path}: made with the box {saved.record.box}, here it is {game.box.digest}")
    head = identity(game, saved.record, depth, seed)
    journal = Journal(beside(path, depth))
    try:
        played = played_from(saved.record)
        return Reviewed(saved, played, head, journal, journal.open(head, played))
    except BadRecord as error:
        raise saved.wrong(error) from error
    except NotOver as error:
        raise Wrong(f"{path}: {error}") from error
    except BadReview as error:
        raise Wrong(f"{error}; remove it to begin anew") from error


def voice_of(game: Reviewed, language: str) -> Voice:
    players = game.saved.players or [Player(HUMAN)] * game.saved.record.seats
    return Voice(game.played.game, language, players)


# Judging


def judged_by(tasks: Sequence[tuple[int, Task]], jobs: int, ray: str | None) -> Iterator[tuple[int, Judged]]:
    """All tasks, in whatever order they are done: here, in processes, or on a cluster."""
    if not tasks:
        return
    if jobs == 1 and ray is None:
        for n, task in tasks:
            yield n, judged_from(carried_out(task))
        return
    with submitting(jobs, ray) as (submit, width):
        yield from as_done(tasks, submit, width)


@contextmanager
def submitting(jobs: int, ray: str | None) -> "Iterator[tuple[Callable[[Task], Future[JudgedRow]], int]]":
    """How a task is handed out, and how many at a time."""
    if ray is None:
        with processes(jobs) as executor:
            yield lambda task: executor.submit(carried_out, task), jobs * AHEAD
        return
    with cluster(ray, jobs) as there:
        remote = there.remote(carried_out)
        yield lambda task: remote.remote(task).future(), max(1, int(there.cluster_resources().get("CPU", 1))) * AHEAD


def as_done(
    tasks: Iterable[tuple[int, Task]], submit: "Callable[[Task], Future[JudgedRow]]", width: int
) -> Iterator[tuple[int, Judged]]:
    left = iter(tasks)
    going = {submit(task): n for n, task in islice(left, width)}
    while going:
        done, _ = wait(going, return_when=FIRST_COMPLETED)
        for future in done:
            yield going.pop(future), judged_from(future.result())
            for n, task in islice(left, 1):
                going[submit(task)] = n
