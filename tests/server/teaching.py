"""Finished games of Oasis, which are short, and somebody to judge them who waits to be let."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from caravanserai.review.judged import THE_DEAL
from caravanserai.server.config import Config
from caravanserai.server.workers import Worker
from caravanserai.tables.messages import ReviewDepth
from tests.server.hands import play_on
from tests.server.house import NEVER, ONCE_A_TEST, House, Luck, Person, Sent, config_for, sqlite_in, wait_until

GAME = "oasis"
LET = "TEACHING_LET"  # the variable that names that file
ALL = 10_000  # turns; no game has as many


def guessed(record: str, number: int, depth: str) -> dict[str, Any]:
    """A turn of a game of two, judged by somebody who does not look at it."""
    even = [0.5, 0.1]
    found = {"turn": number, "hopes": [[*even, 5.0, 1.0]] * 2}
    return found | {"luck": [even, even]} if number == THE_DEAL else found


class Judge:
    """Guesses, or judges like the real one; but no turn before it is let."""

    def __init__(self, turns: int = ALL, judged: Callable[[str, int, str], dict[str, Any]] = guessed) -> None:
        self.let = threading.Semaphore(turns)
        self.judged = judged
        self.begun: list[tuple[int, str]] = []  # turns and depths, in the order in which they were begun

    def __call__(self, record: str, number: int, depth: str) -> dict[str, Any]:
        self.begun.append((number, depth))
        assert self.let.acquire(timeout=ONCE_A_TEST)
        return self.judged(record, number, depth)


def hire(house: House, judge: Judge) -> Judge:
    """Let somebody judge in a thread of the server, where what a test has changed is known."""
    reviews = house.service.reviews
    reviews.workers[:] = [Worker(is_thread=True)]
    reviews.judge = judge
    return judge


@contextmanager
def school(folder: Path, judge: Judge | None = None, **changes: Any) -> Iterator[House]:
    """A house with a judge; tables stay in memory."""
    config: Config = config_for(sqlite_in(folder), over_seconds=NEVER, idle_seconds=NEVER, **changes)
    house = House(config)
    hired = hire(house, judge or Judge())
    with house:
        yield house
    hired.let.release(ALL)  # who still waits to be let is not wanted any more


def finished(house: House, person: Person, *kinds: str, key: int = 1) -> str:
    """A table on which a game was played to its end."""
    table = person.table(*(kinds or ("me", "here")), game=GAME)
    play_on(house, table, Luck(key), lambda live: live.status == "over")
    return table


def review(person: Person, table: str, depth: ReviewDepth | None = None, status: int | None = None) -> Sent:
    """The review as it is; or wish for it."""
    found: Sent
    if depth is None:
        found = person.get(f"/api/tables/{table}/review", status or 200)
    else:
        found = person.post(f"/api/tables/{table}/review", status, depth=depth)
    return found


def review_when(person: Person, table: str, **wanted: Any) -> Sent:
    """The review when it is so."""

    def so() -> Sent | None:
        found = review(person, table)
        return found if wanted.items() <= found.items() else None

    found: Sent = wait_until(so)
    return found


# In a process


def outlined(_record: str, _depth: str) -> dict[str, Any]:
    """A game of two turns, whatever was played."""
    turns = [[0, 1, 0, [], True, False], [1, 2, 1, [], True, False]]
    return {"seats": 2, "solo": False, "turns": turns, "result": [1.0, 0.0], "off": 3.0, "games": 4}


def guessed_when_let(record: str, number: int, depth: str) -> dict[str, Any]:
    """A turn that is judged when a file lies there; and who judges it, how urgently."""
    while not Path(os.environ[LET]).exists():
        time.sleep(0.01)
    return guessed(record, number, depth) | {"by": os.getpid(), "nice": os.nice(0)}
