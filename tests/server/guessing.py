"""Somebody who judges turns without looking at them; also in a process, which has little to load for it.

A process of the lowest priority gets next to nothing of a busy machine: what it has to do in a test must be little.
"""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravanserai.server.judges import Counted, Found

    class FoundBy(Found):
        """A judged turn, by which process and how urgently."""

        by: int
        nice: int


LET = "GUESSING_LET"  # the variable that names the file which lets a process go on
BEGUN = "GUESSING_BEGUN"  # the one that names the file in which processes enter themselves that begin
THE_DEAL = -1


def guessed(record: str, number: int, depth: str) -> "Found":
    """A turn of a game of two, judged by somebody who does not look at it."""
    even = [0.5, 0.1]
    found: Found = {"turn": number, "hopes": [[*even, 5.0, 1.0]] * 2}
    if number == THE_DEAL:
        found["luck"] = [even, even]
    return found


def outlined(_record: str, _depth: str) -> "Counted":
    """A game of two turns, whatever was played."""
    turns: list[list[Any]] = [[0, 1, 0, [], True, False], [1, 2, 1, [], True, False]]
    return {"seats": 2, "solo": False, "turns": turns, "result": [1.0, 0.0], "off": 3.0, "games": 4}


def guessed_when_let(record: str, number: int, depth: str) -> "FoundBy":
    """A turn that is judged when a file lies there; and who judges it, how urgently."""
    wait_to_be_let()
    return {**guessed(record, number, depth), "by": os.getpid(), "nice": os.nice(0)}


def begin_when_let() -> None:
    """In a worker that is as slow to begin as on a machine with much else to do."""
    with Path(os.environ[BEGUN]).open("a", encoding="utf-8") as begun:
        begun.write(f"{os.getpid()}\n")
    wait_to_be_let()


def wait_to_be_let() -> None:
    while not Path(os.environ[LET]).exists():
        time.sleep(0.01)
