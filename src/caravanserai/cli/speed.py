"""How fast: one measurement at a time, on one core, in this process or in a fresh one."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import caravanserai
from caravanserai.bots import SeatView
from caravanserai.bots.decisions import DecisionSearch
from caravanserai.bots.judge import Judge
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked, candidates, explain, legal, playout, ways
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State
from caravanserai.core.tactics import DECISIONS, Tactics

POSITIONS = 60  # of random games, for what is measured in the middle of one
SHORT = 20  # decisions at random at the end of a simulation
A_SEARCH = 1000  # simulations
CATANATRON_OPENING = 60  # decisions: nobody wins within a short playout
LIMIT_S = 120
PAGE = 4096


def on_one_core() -> None:
    """Stay on one core, and let whatever is started stay there too."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


# Decisions a second


def unchecked(s: State, seed: int) -> int:
    return playout(s, seed)


def checked(s: State, seed: int) -> int:
    return playout(s, seed, True)


def stepped(s: State, seed: int) -> int:
    """From Python: list what is legal, pick, apply."""
    luck, count = mixed(seed), 0
    while options := legal(s):
        luck = next32(luck)
        apply(s, options[(luck * len(options)) >> 32])
        count += 1
    return count


RECORDED = "recorded"
WAYS: dict[str, Callable[[State, int], int]] = {
    "unchecked": unchecked,
    RECORDED: unchecked,
    "checked": checked,
    "stepped": stepped,
}


def rate(game: Game[Any], seats: int, way: str, seconds: float, seed: int = 0) -> float:
    """Decisions a second in random games, dealing included."""
    run, recorded = WAYS[way], way == RECORDED
    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        seed += 1
        decisions += run(start(game, seats, seed, recorded=recorded), seed)
    return decisions / spent


def has_catanatron() -> bool:
    return find_spec("catanatron") is not None


def catanatron_rate(seconds: float) -> float:
    """Catanatron's own fast path: four random players, one tick a decision."""
    from catanatron.game import TURNS_LIMIT  # noqa: PLC0415  only where it is installed

    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        catan = catanatron_table()
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            catan.play_tick()
            decisions += 1
    return decisions / spent


def catanatron_table() -> Any:
    """Four players who choose at random."""
    from catanatron import Color, RandomPlayer  # noqa: PLC0415  only where it is installed
    from catanatron import Game as Catan  # noqa: PLC0415

    return Catan([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])


# Simulations a second


def simulations_rate(game: Game[Any], seats: int, seconds: float) -> float:
    """Simulations a second of a search by decisions with short playouts, at tables in the middle of random games.

    A simulation is all of it: imagine a table, go down the tree, play a few decisions at random, judge the table for
    every seat by the game's `worth`, and note what came of it on the way back. The time is the processor's, so that it
    is not others' time too.
    """
    tables, tactics = positions(game, seats), Tactics(search=DECISIONS, simulations=A_SEARCH, random=SHORT)
    judge, done, n, began = Judge(game.worth, seats), 0, 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        view = SeatView(game, tables[n % len(tables)], asked(tables[n % len(tables)])[0])
        n += 1
        search = DecisionSearch(judge, view.imagine, view.seat, list(view.legal), mixed(n), tactics)
        search.best()
        done += search.done
    return done / spent


def catanatron_simulations_rate(seconds: float) -> float:
    """The like of it with Catanatron: copy a table of four and play as many decisions at random; it is not judged."""
    catan = catanatron_table()
    for _ in range(CATANATRON_OPENING):
        catan.play_tick()
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        table = catan.copy()
        for _ in range(SHORT):
            table.play_tick()
        done += 1
    return done / spent


# Microseconds


def positions(game: Game[Any], seats: int) -> list[State]:
    """Tables in the middle of random games."""
    out: list[State] = []
    seed = 0
    while len(out) < POSITIONS:
        seed += 1
        s = start(game, seats, seed, recorded=False)
        luck = mixed(seed)
        for n in range(20 * (seed % 10 + 1)):
            options = legal(s)
            if not options:
                break
            luck = next32(luck)
            apply(s, options[(luck * len(options)) >> 32])
            if n % 17 == 16 and len(out) < POSITIONS:
                out.append(s.clone())
    return out


def microseconds(action: Callable[[State], object], tables: list[State], seconds: float) -> float:
    """One action on one table, on average over all of them."""
    count, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for table in tables:
            action(table)
        count += len(tables)
    return spent / count * 1e6


def clone_us(game: Game[Any], seats: int, seconds: float) -> float:
    return microseconds(lambda s: s.clone(), positions(game, seats), seconds)


def imagine_us(game: Game[Any], seats: int, seconds: float) -> float:
    return microseconds(lambda s: game.imagine(s, 0, 7), positions(game, seats), seconds)


def refuse_us(game: Game[Any], seats: int, seconds: float) -> float:
    """Listing what is legal and explaining one choice that is refused."""
    tables = [s for s in positions(game, seats) if first_refused(s) is not None]
    refused = {id(s): first_refused(s) for s in tables}

    def list_and_explain(s: State) -> None:
        legal(s)
        explain(s, refused[id(s)] or 0)

    return microseconds(list_and_explain, tables, seconds)


def ways_us(game: Game[Any], seats: int, plays: int) -> float | None:
    """The longest that listing the ways of a question takes in random games, the best of three; None without any."""
    longest = 0.0
    for seed in range(plays):
        s = start(game, seats, seed, recorded=False)
        luck = mixed(seed)
        while options := legal(s):
            if ways(s):
                longest = max(longest, min(time_to_list(s) for _ in range(3)))
            luck = next32(luck)
            apply(s, options[(luck * len(options)) >> 32])
    return longest * 1e6 or None


def time_to_list(s: State) -> float:
    began = time.perf_counter()
    ways(s)
    return time.perf_counter() - began


def first_refused(s: State) -> int | None:
    return next((code for code in candidates(s) if explain(s, code) is not None), None)


# Memory


def memory_growth(game: Game[Any], seats: int, decisions: int) -> int:
    """Bytes by which the process grows over so many decisions, once it has warmed up."""
    seed, done = 0, 0
    while done < decisions // 10:
        seed += 1
        done += playout(start(game, seats, seed, recorded=False), seed)
    before, done = resident(), 0
    while done < decisions:
        seed += 1
        done += playout(start(game, seats, seed, recorded=False), seed)
    return resident() - before


def resident() -> int:
    """The memory in use, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
    except OSError:
        return 0


# Fresh processes


@contextmanager
def pure_sources() -> Iterator[Path]:
    """A copy of the package without its compiled libraries."""
    package = Path(str(caravanserai.__file__)).parent
    with tempfile.TemporaryDirectory() as folder:
        unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(package, Path(folder) / package.name, ignore=unwanted)
        yield Path(folder)


def elsewhere(arguments: list[str], folder: Path | None = None) -> Any:
    """Run this module in a fresh process, from another copy of the package if one is named; what it printed."""
    return json.loads(printed(["-m", "caravanserai.cli.speed", *arguments], folder))


def printed(arguments: list[str], folder: Path | None = None) -> str:
    """What a fresh Python prints, with this package or another copy of it."""
    here = Path(str(caravanserai.__file__)).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(folder or here)}
    command = [sys.executable, *arguments]
    done = subprocess.run(  # noqa: S603  only what is written here is run
        command, env=environment, capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


START = """
import time
began = time.perf_counter()
import caravanserai
game = caravanserai.games()[{game!r}]
caravanserai.start(game, {seats}, key=1)
print(time.perf_counter() - began)
"""


def start_s(game: str, seats: int) -> float:
    """Importing the package and dealing a game, in a fresh process."""
    return float(printed(["-c", START.format(game=game, seats=seats)]))


def main(arguments: list[str]) -> None:
    """`GAME SEATS WAY SECONDS`: a rate, and whether it was measured compiled."""
    game, seats, way, seconds = arguments
    found = rate(games()[game], int(seats), way, float(seconds))
    print(json.dumps({"rate": found, "compiled": caravanserai.compiled()}))


if __name__ == "__main__":
    main(sys.argv[1:])
