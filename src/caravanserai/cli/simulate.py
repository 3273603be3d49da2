"""`caravanserai simulate`: many games between bots, and what came of them."""

import os
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from caravanserai.bots import BotFailed, SeatView, UnknownBot, bots, choice_of, made
from caravanserai.cli.arguments import Lang, find_game, read_language, read_options
from caravanserai.cli.saves import Player
from caravanserai.cli.screen import new_console
from caravanserai.cli.voice import Voice
from caravanserai.cli.wrong import CannotStart, Wrong
from caravanserai.core.game import BadOption, Game, Options, start
from caravanserai.core.play import answer, asked, playout, question

QUICK = "random"
CHUNKS_A_JOB = 8


@dataclass(frozen=True)
class Task:
    """Some of the games; plain, so that another process can be given it."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seeds: range


@dataclass
class Result:
    """What came of games: by seat the scores and the wins; how long they were."""

    scores: dict[int, list[int]] = field(default_factory=dict)
    wins: dict[int, int] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)

    def add(self, other: "Result") -> None:
        for seat, scores in other.scores.items():
            self.scores.setdefault(seat, []).extend(scores)
            self.wins[seat] = self.wins.get(seat, 0) + other.wins.get(seat, 0)
        self.lengths += other.lengths


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many players; 1 is a solo game.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core if missing.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="One for all seats, or one for each.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given several times.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Where the games begin.")] = 0,
    lang: Lang = None,
) -> None:
    """Play many games between bots. Prints speed, length, scores and wins."""
    found = find_game(game)
    sitting = read_bots(bot or [QUICK], seats or max(2, len(bot or []), found.seats.start))
    try:
        options = found.options(len(sitting), read_options(option or []))
    except BadOption as error:
        raise Wrong(str(error)) from error
    task = Task(found.id, len(sitting), options, sitting, range(seed, seed + games))
    console = new_console()
    voice = Voice(found, read_language(lang), [Player(name) for name in sitting])
    began = time.perf_counter()
    try:
        result = run(console, voice, task, min(jobs or os.cpu_count() or 1, games))
    except (BotFailed, UnknownBot) as error:
        raise CannotStart(str(error)) from error
    report(console, voice, result, time.perf_counter() - began)


def read_bots(given: Sequence[str], seats: int) -> tuple[str, ...]:
    for name in given:
        if name not in bots():
            raise Wrong(f"--bot {name}: no such bot; known: {', '.join(bots())}")
    if len(given) not in {1, seats}:
        raise Wrong(f"--bot: {len(given)} are named for {seats} seats; name one for all, or one for each")
    return tuple(given) * (seats if len(given) == 1 else 1)


# Playing


def run(console: Console, voice: Voice, task: Task, jobs: int) -> Result:
    """All the games, in parts, with a bar that says how many are done."""
    result = Result()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(voice.title, total=len(task.seeds))
        for part in played(task, jobs):
            result.add(part)
            progress.advance(bar, len(part.lengths))
    return result


def played(task: Task, jobs: int) -> Iterator[Result]:
    """The results, part by part, in whatever order they are ready."""
    parts = list(split(task, jobs * CHUNKS_A_JOB))
    if jobs == 1:
        yield from map(play_games, parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(play_games, part) for part in parts]):
            yield done.result()


def split(task: Task, n: int) -> Iterator[Task]:
    size = max(1, -(-len(task.seeds) // n))
    for first in range(0, len(task.seeds), size):
        yield Task(task.game, task.seats, task.options, task.bots, task.seeds[first : first + size])


def play_games(task: Task) -> Result:
    """The games of one part, each with its own seed."""
    game, result = find_game(task.game), Result()
    for seed in task.seeds:
        s = start(game, task.seats, seed, recorded=False, **task.options)
        if set(task.bots) == {QUICK}:
            result.lengths.append(playout(s, seed))
        else:
            result.lengths.append(play_with_bots(game, s, task.bots, seed))
        for standing in game.standings(s):
            result.scores.setdefault(standing.seat, []).append(standing.score)
            result.wins[standing.seat] = result.wins.get(standing.seat, 0) + standing.won
    return result


def play_with_bots(game: Game[Any], s: Any, names: Sequence[str], seed: int) -> int:
    players = [made(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    while seats := asked(s):
        seat = seats[0]
        answer(s, question(s, seat), choice_of(players[seat], names[seat], SeatView(game, s, seat)))
    return int(s.decided)


# Telling


def report(console: Console, voice: Voice, result: Result, seconds: float) -> None:
    n, decisions = len(result.lengths), sum(result.lengths)
    console.print(voice.text("cli-simulated", n=n), markup=False)
    console.print(voice.text("cli-speed", decisions=round(decisions / seconds), games=round(n / seconds, 1)))
    spread = (min(result.lengths), round(decisions / n, 1), max(result.lengths))
    console.print(voice.text("cli-length", least=spread[0], mean=spread[1], most=spread[2]))
    grid = Grid(header_style="bold")
    grid.add_column("")
    for message in ("cli-wins-column", "cli-mean", "cli-deviation", "cli-least", "cli-quartiles", "cli-most"):
        grid.add_column(voice.text(message), justify="right")
    for seat, scores in sorted(result.scores.items()):
        grid.add_row(voice.names[seat], f"{result.wins[seat]} ({result.wins[seat] / n:.0%})", *distribution(scores))
    console.print(grid)


def distribution(scores: list[int]) -> list[str]:
    """Mean, deviation, least, quartiles, most."""
    quarters = statistics.quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [scores[0]] * 3
    mean, deviation = statistics.fmean(scores), statistics.pstdev(scores)
    middle = " ".join(f"{quarter:g}" for quarter in quarters)
    return [f"{mean:.1f}", f"{deviation:.1f}", str(min(scores)), middle, str(max(scores))]
