"""`caravanserai bench`: how fast the rules run, beside Catanatron in the same minutes on the same core."""

import json
import platform
import statistics
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid

import caravanserai
from caravanserai.cli import speed
from caravanserai.cli.arguments import find_game, known_games
from caravanserai.cli.plot import bars
from caravanserai.cli.screen import new_console
from caravanserai.cli.wrong import Wrong
from caravanserai.core.game import Game

COMPARED = 4  # players
SEARCHED = 2  # players at the tables that are searched
INTERPRETED = "interpreted"
CATANATRON = "catanatron"
LABELS = {
    "unchecked": "in one process",
    speed.RECORDED: "in one process, recorded",
    "checked": "in one process, checked",
    "stepped": "stepped from Python, checked",
    INTERPRETED: "interpreted",
    CATANATRON: "Catanatron",
}
SHORT = {  # in the drawing
    "unchecked": "in one process",
    speed.RECORDED: "recorded",
    "stepped": "stepped",
    INTERPRETED: "interpreted",
}


# What is aimed at where a game has no aims of its own: microseconds at most, and games a second with two players.
USUAL_AIMS = {"clone": 3.0, "imagine": 10.0, "simulations": 30_000.0}
MOST_REFUSE, MOST_START, MOST_WAYS = 2.0, 0.3, 50.0
MOST_RECORDED = 1.4  # times as long as a game that is not
MANY_DECISIONS = 1_000_000


@dataclass
class Figures:
    """What was measured: rates by way and seats, and single numbers."""

    rates: dict[str, dict[int, list[float]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    catanatron: list[float] = field(default_factory=list)
    simulations: list[float] = field(default_factory=list)  # a second
    catanatron_simulations: list[float] = field(default_factory=list)
    single: dict[str, float] = field(default_factory=dict)

    def median(self, way: str, seats: int) -> float | None:
        return median_of(self.catanatron if way == CATANATRON else self.rates[way].get(seats, []))

    def ratio(self, way: str) -> float | None:
        mine, theirs = self.median(way, COMPARED), self.median(CATANATRON, COMPARED)
        return mine / theirs if mine and theirs else None

    def recording(self) -> float | None:
        """How many times as long a recorded game takes, with as many players as make most of it."""
        pairs = [
            (self.median("unchecked", seats), self.median(speed.RECORDED, seats)) for seats in self.rates["unchecked"]
        ]
        return max((quick / recorded for quick, recorded in pairs if quick and recorded), default=None)


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; all that are installed if missing.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Rough figures in a few seconds.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured, in turns.")] = 5,
    out: Annotated[Path, typer.Option(help="Where to write the figures.")] = Path("build/bench.json"),
    plot: Annotated[Path, typer.Option(help="Where to draw them.")] = Path("docs/bench.svg"),
) -> None:
    """Measure random playouts on one core, beside Catanatron. At all player counts."""
    found = [find_game(game)] if game else list(known_games().values())
    console = new_console()
    speed.on_one_core()
    if not caravanserai.compiled():
        console.print("not compiled: these are the figures of the interpreted fallback")
    if not speed.has_catanatron():
        console.print("Catanatron is not installed (pip install 'caravanserai[bench]'): skipped", markup=False)
    results: dict[str, Any] = {}
    rates: dict[str, float] = {}
    for one in found:
        figures = measured(console, one, 1 if quick else rounds, 0.15 if quick else 0.6, quick)
        console.print(table(one, figures))
        console.print(singles(figures, {**USUAL_AIMS, **one.about.aims}))
        results[one.id] = as_json(one, figures)
        rates |= {f"{one.id}, {SHORT[way]}": rate for way in SHORT if (rate := figures.median(way, COMPARED))}
        if theirs := figures.median(CATANATRON, COMPARED):
            rates[LABELS[CATANATRON]] = theirs
    write(out, json.dumps(results, indent=2) + "\n")
    write(plot, bars(f"Decisions a second, {COMPARED} players, one core", rates, LABELS[CATANATRON]))
    console.print(f"{out} {plot}", markup=False)


# Measuring


def measured(console: Console, game: Game[Any], rounds: int, seconds: float, quick: bool) -> Figures:
    """Everything in turns, so that whatever else the machine does is shared out."""
    figures = Figures()
    columns = (TextColumn("{task.description}"), BarColumn())
    with speed.pure_sources() as pure, Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=rounds * (len(game.seats) + 1) + 1)
        for n in range(rounds):
            for seats in game.seats:
                progress.update(bar, description=f"{n + 1}/{rounds}: {seats}", advance=1)
                one_round(figures, game, seats, seconds, pure)
            if speed.has_catanatron():
                progress.update(bar, description=f"{n + 1}/{rounds}: Catanatron", advance=1)
                figures.catanatron.append(speed.catanatron_rate(seconds * 2))
                figures.catanatron_simulations.append(speed.catanatron_simulations_rate(seconds))
            if SEARCHED in game.seats:
                figures.simulations.append(speed.simulations_rate(game, SEARCHED, seconds * 2))
        progress.update(bar, description="clone, imagine, refuse, start, memory", advance=1)
        measure_singles(figures, game, seconds, 200_000 if quick else MANY_DECISIONS)
    return figures


def one_round(figures: Figures, game: Game[Any], seats: int, seconds: float, pure: Path) -> None:
    if caravanserai.compiled():
        for way in speed.WAYS:
            figures.rates[way][seats].append(speed.rate(game, seats, way, seconds))
    away = speed.elsewhere([game.id, str(seats), "unchecked", str(seconds)], pure)
    if away["compiled"]:
        raise Wrong("the interpreted fallback could not be measured: a compiled build was found instead")
    figures.rates[INTERPRETED][seats].append(away["rate"])


def measure_singles(figures: Figures, game: Game[Any], seconds: float, decisions: int) -> None:
    seats = COMPARED if COMPARED in game.seats else max(game.seats)
    figures.single["clone"] = speed.clone_us(game, seats, seconds)
    figures.single["imagine"] = speed.imagine_us(game, seats, seconds)
    figures.single["refuse"] = speed.refuse_us(game, seats, seconds)
    longest = speed.ways_us(game, seats, 20 if decisions < MANY_DECISIONS else 200)
    if longest is not None:
        figures.single["ways"] = longest
    figures.single["start"] = statistics.median(speed.start_s(game.id, seats) for _ in range(3))
    figures.single["growth"] = speed.memory_growth(game, seats, decisions) / 2**20
    figures.single["decisions"] = decisions


# Telling


def table(game: Game[Any], figures: Figures) -> Grid:
    """Decisions a second by player count, and how many times Catanatron at four."""
    title = f"{game.id}: decisions a second by players, one core; × Catanatron at {COMPARED}"
    grid = Grid(title=title, title_justify="left", header_style="bold")
    grid.add_column("")
    for seats in game.seats:
        grid.add_column(str(seats) if seats > 1 else "solo", justify="right")
    grid.add_column("×", justify="right")
    grid.add_column("aim", justify="right")
    aims = game.about.aims  # so many times Catanatron, by way
    for way, label in LABELS.items():
        cells = [figures.median(way, seats) for seats in game.seats]
        if way == CATANATRON:
            cells = [figures.median(way, seats) if seats == COMPARED else None for seats in game.seats]
        if any(cells):
            aim = f"≥ {aims[way]:g}" if way in aims else ""
            ratio = figures.ratio(way)
            shown = ["" if cell is None else f"{cell / 1000:,.0f}k" for cell in cells]
            grid.add_row(label, *shown, "" if ratio is None else f"{ratio:.1f}", aim)
    return grid


def singles(figures: Figures, aims: Mapping[str, float]) -> Grid:
    single = figures.single
    grid = Grid(header_style="bold")
    for title in ("", "measured", "aim"):
        grid.add_column(title, justify="left" if not title else "right")
    grid.add_row("clone", f"{single['clone']:.2f} µs", f"≤ {aims['clone']:g} µs")
    grid.add_row("imagine", f"{single['imagine']:.2f} µs", f"≤ {aims['imagine']:g} µs")
    grid.add_row("legal and explain of a refused choice", f"{single['refuse']:.2f} µs", f"≤ {MOST_REFUSE:g} µs")
    if "ways" in single:
        grid.add_row("the longest list of ways", f"{single['ways']:.1f} µs", f"≤ {MOST_WAYS:g} µs")
    if (median := median_of(figures.simulations)) is not None:
        title = f"simulations a second, {SEARCHED} players, {speed.SHORT} decisions at random"
        grid.add_row(title, f"{median / 1000:,.1f}k", f"≥ {aims['simulations'] / 1000:,.0f}k")
    if (median := median_of(figures.catanatron_simulations)) is not None:
        grid.add_row("the like with Catanatron, not judged", f"{median / 1000:,.1f}k", "")
    if (times := figures.recording()) is not None:
        grid.add_row("a recorded game, beside one that is not", f"{times:.2f} ×", f"≤ {MOST_RECORDED:g} ×")
    grid.add_row("importing and dealing", f"{single['start']:.2f} s", f"≤ {MOST_START:g} s")
    grid.add_row(f"memory after {single['decisions']:,.0f} decisions", f"{single['growth']:+.1f} MiB", "no growth")
    return grid


def as_json(game: Game[Any], figures: Figures) -> dict[str, Any]:
    """All figures: medians, every round, ratios."""
    return {
        "game": game.id,
        "version": caravanserai.__version__,
        "compiled": caravanserai.compiled(),
        "python": sys.version.split()[0],
        "machine": platform.machine(),
        "decisions_per_second": {
            way: {str(seats): figures.median(way, seats) for seats in game.seats if figures.median(way, seats)}
            for way in (*speed.WAYS, INTERPRETED)
        },
        "catanatron": figures.median(CATANATRON, COMPARED),
        "times_catanatron": {way: figures.ratio(way) for way in (*speed.WAYS, INTERPRETED)},
        "simulations_per_second": median_of(figures.simulations),
        "catanatron_simulations": median_of(figures.catanatron_simulations),
        "times_as_long_recorded": figures.recording(),
        "clone_us": figures.single["clone"],
        "imagine_us": figures.single["imagine"],
        "legal_and_explain_us": figures.single["refuse"],
        "ways_us": figures.single.get("ways"),
        "start_s": figures.single["start"],
        "memory_growth_mib": figures.single["growth"],
        "memory_decisions": figures.single["decisions"],
        "rounds": {
            "catanatron": figures.catanatron,
            "simulations": figures.simulations,
            "catanatron_simulations": figures.catanatron_simulations,
            **{way: {str(seats): found for seats, found in rows.items()} for way, rows in figures.rates.items()},
        },
    }


def median_of(found: list[float]) -> float | None:
    return statistics.median(found) if found else None


def write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Wrong(f"{path}: cannot be written: {error.strerror}") from error
