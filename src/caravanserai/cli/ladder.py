"""`caravanserai ladder`: who beats whom how often, at what cost in time."""

import json
import os
from concurrent.futures.process import BrokenProcessPool
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravanserai.bots import bots
from caravanserai.bots.levels import LEVELS
from caravanserai.cli.arguments import Lang, find_game, read_language, read_options
from caravanserai.cli.ladder_plot import drawn
from caravanserai.cli.ladder_report import match_name, report
from caravanserai.cli.saves import Player
from caravanserai.cli.screen import new_console
from caravanserai.cli.voice import Voice
from caravanserai.cli.wrong import CannotStart, Wrong
from caravanserai.core.game import BadOption, Game
from caravanserai.ladder.course import Course
from caravanserai.ladder.fixtures import (
    DIFFICULTY,
    RANGES,
    REPORTING,
    Fixture,
    Ladder,
    Match,
    by_strength,
    difficulties,
    range_of,
)
from caravanserai.ladder.journal import BadJournal, Journal, check_results, write_whole
from caravanserai.ladder.playing import GameFailed, Outcome
from caravanserai.ladder.pools import NoCluster, Pool, pool_of
from caravanserai.ladder.ratings import has_openskill
from caravanserai.ladder.summary import summary

EXTRA = "pip install 'caravanserai[ladder]'"


class Mirror(StrEnum):
    """Which levels also play against themselves, as a control."""

    ONE = "one"  # the weakest of those named, which is the quickest
    ALL = "all"
    NONE = "none"


def ladder(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int, typer.Option(min=1, help="How many players; 1 is --solo.")] = 2,
    levels: Annotated[str, typer.Option(help="Levels by number or name, or other bots: 2,4.")] = "1,2,3,4,5",
    pairs: Annotated[str | None, typer.Option(help="Only these pairs, instead of all of --levels: 4:2,5:4.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games a match, at least; whole deals are played.")] = 400,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if missing.")] = None,
    json_: Annotated[Path | None, typer.Option("--json", help="Where the results go; a run is gone on with.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Where to draw them, as SVG.")] = None,
    until: Annotated[float | None, typer.Option(help="End a match when its share is above or below this.")] = None,
    solo: Annotated[
        bool,
        typer.Option("--solo", help="Against the opponent of the rules, at all difficulties or --option solo_level=X."),
    ] = False,
    mirror: Annotated[Mirror, typer.Option(help="Who plays against itself, as a control.")] = Mirror.ONE,
    first_key: Annotated[
        int, typer.Option(min=0, help="The first deal: 0–999999 for tuning, 1000000–1999999 for reporting.")
    ] = REPORTING.start,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given several times.")] = None,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on; local starts one.")] = None,
    lang: Lang = None,
) -> None:
    """Play pairs of levels against each other. Prints win shares, times and ratings."""
    found = find_game(game)
    only = () if pairs is None else read_pairs(pairs)
    if only and (solo or seats == 1):
        raise Wrong("--pairs: alone there are no pairs, but --levels")
    if only:
        levels = ",".join(dict.fromkeys(name for match in only for name in (match.a, match.b)))
    measured = Ladder(
        game=found,
        seats=(number := 1 if solo else seats),
        options=read_table(found, number, option or []),
        levels=(named := read_levels(levels, 1 if number == 1 else 2)),
        mirrors=() if number == 1 or mirror is Mirror.NONE else named if mirror is Mirror.ALL else named[:1],
        first_key=first_key,
        until=read_until(until),
        only=only,
    )
    course = Course(measured, games)
    if range_of(first_key, course.deals) is None:
        known = ", ".join(f"{keys.start}–{keys.stop - 1} ({name})" for name, keys in RANGES.items())
        raise Wrong(f"--first-key {first_key}: {course.deals} deals from there are not all within one of {known}")
    console = new_console()
    voice = Voice(found, read_language(lang), [Player(name) for name in named])
    run(console, voice, course, json_, jobs or os.cpu_count() or 1, ray)
    results = summary(course)
    report(console, voice, results, course.deals)
    if not measured.is_solo and not has_openskill():
        console.print(voice.text("cli-ladder-no-ratings", command=EXTRA), markup=False, soft_wrap=True)
    if plot is not None:
        write(plot, drawn(results, voice))


# Reading


def read_levels(word: str, least: int, option: str = "--levels") -> tuple[str, ...]:
    """Levels by number or name, and other bots by name; the weakest first."""
    out: list[str] = []
    for part in (part.strip() for part in word.split(",")):
        name = LEVELS[int(part) - 1] if part in {str(n + 1) for n in range(len(LEVELS))} else part
        if name not in bots():
            raise Wrong(f"{option} {part}: no such level or bot; known: 1–{len(LEVELS)}, {', '.join(bots())}")
        if name in out:
            raise Wrong(f"{option} {word}: {name} is named twice")
        out.append(name)
    if len(out) < least:
        raise Wrong(f"{option} {word}: name at least {least}")
    return by_strength(out)


def read_pairs(word: str) -> tuple[Match, ...]:
    """Pairs of levels, each once, the stronger first."""
    out: list[Match] = []
    for part in (part.strip() for part in word.split(",")):
        if part.count(":") != 1:
            raise Wrong(f"--pairs {part}: two levels with a colon between them, as in 4:2")
        weak, strong = read_levels(part.replace(":", ","), 2, "--pairs")
        if (match := Match(strong, weak)) in out:
            raise Wrong(f"--pairs {word}: {part} is named twice")
        out.append(match)
    return tuple(out)


def read_table(game: Game[Any], seats: int, given: list[str]) -> dict[str, Any]:
    try:
        options = game.options(seats, read_options(given))
    except BadOption as error:
        raise Wrong(str(error)) from error
    if seats == 1:
        if not difficulties(game):
            raise Wrong(f"--solo: {game.id} has no opponent of its own")
        if not any(word.startswith(f"{DIFFICULTY}=") for word in given):
            del options[DIFFICULTY]  # all are played
    return options


def read_until(value: float | None) -> float | None:
    if value is not None and not 0 < value < 1:
        raise Wrong(f"--until {value:g}: a share lies between 0 and 1")
    return value


# Playing


def run(console: Console, voice: Voice, course: Course, file: Path | None, jobs: int, ray: str | None) -> None:
    """Play what is left to be played; whatever happens, the file has what is known."""
    journal = None if file is None else Journal(Path(f"{file}.games"))
    try:
        if file is not None and journal is not None:
            check_results(file, journal)
            before = course.take_up(journal.open(course.ladder))
            if before:
                console.print(voice.text("cli-ladder-resumed", n=before), markup=False)
        if not course.over:
            with pool_of(min(jobs, course.left()), ray) as pool:
                play_all(console, voice, course, journal, pool)
    except BadJournal as error:
        raise Wrong(str(error)) from error
    except (NoCluster, GameFailed) as error:
        raise CannotStart(str(error)) from error
    except BrokenProcessPool as error:
        raise CannotStart("a process of the ladder was killed; the same command goes on") from error
    except KeyboardInterrupt:
        message = "cli-ladder-lost" if file is None else "cli-ladder-interrupted"
        console.print(voice.text(message), markup=False)
        raise
    finally:
        if file is not None and any(tally.whole for tally in course.tallies):
            write(file, json.dumps(summary(course), indent=2, ensure_ascii=False) + "\n")


def play_all(console: Console, voice: Voice, course: Course, journal: Journal | None, pool: Pool) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar, done = progress.add_task(voice.title, total=course.left()), 0

        def keep(fixture: Fixture, came_of_it: Outcome) -> None:
            if journal is not None:
                journal.add(fixture, came_of_it)

        def show(fixture: Fixture, _: Outcome) -> None:
            nonlocal done
            done += 1
            name = match_name(voice, fixture.match.a, fixture.match.b, fixture.match.difficulty, fixture.seats)
            progress.update(bar, description=name, completed=done, total=done + course.left())

        course.run(pool, (keep, show))


def write(path: Path, text: str) -> None:
    try:
        write_whole(path, text)
    except OSError as error:
        raise Wrong(f"{path}: cannot be written: {error.strerror}") from error
