"""Plays random games for `python -m tools.speed`, from whichever build stands first on the path.

A line on its input is a game, a number of players, a way, the first deal and how many: it answers with seconds of
processor and decisions. With `--marked` it begins and ends the games of a line with a call that a profiler can see.
It is run as a file, since the build that it measures may know nothing of it, and it asks for no more than builds of
long ago had.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import caravanserai
from caravanserai.core.game import Game, games
from caravanserai.core.play import playout
from caravanserai.core.rng import key_from


def played(game: Game[Any], seats: int, way: str, first: int, deals: int) -> int:
    """How many decisions some games took; a table with a key keeps a log, one with a number does not."""
    options = game.options(seats, {})
    return sum(
        playout(game.deal(seats, options, key_from(seed) if way == "recorded" else seed), seed)
        for seed in range(first, first + deals)
    )


def main() -> None:
    if hasattr(os, "sched_setaffinity"):  # both builds on the same core, which may be unlike another one
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    found = games()
    build = str(Path(str(caravanserai.__file__)).parent.parent)
    seats = {name: list(game.seats) for name, game in found.items()}
    print(json.dumps({"build": build, "compiled": caravanserai.compiled(), "seats": seats}), flush=True)
    mark = os.getloadavg if "--marked" in sys.argv else list
    for line in sys.stdin:
        name, players, way, first, deals = line.split()
        began = time.process_time()
        mark()
        decisions = played(found[name], int(players), way, int(first), int(deals))
        mark()
        print(json.dumps({"seconds": time.process_time() - began, "decisions": decisions}), flush=True)


if __name__ == "__main__":
    main()
