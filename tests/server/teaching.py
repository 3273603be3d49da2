"""Finished games of Oasis, which are short, and somebody to judge them who waits to be let."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import games
from caravanserai.review.depth import DEPTHS
from caravanserai.server.config import Config
from caravanserai.server.judges import Found
from caravanserai.server.workers import Worker
from caravanserai.tables.messages import ReviewDepth
from tests.oasis import GAME as OASIS
from tests.patience import PATIENCE_S
from tests.review.tables import FEW
from tests.server.guessing import guessed
from tests.server.hands import play_on
from tests.server.house import House, Luck, Person, Sent, config_for, sqlite_in, wait_until
from tests.server.leisure import NEVER

GAME = "oasis"
ALL = 10_000  # turns; no game has as many


def install_oasis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Oasis can be played, and everything is judged on a few tables."""
    monkeypatch.setitem(games(), GAME, OASIS)
    for name in DEPTHS:
        monkeypatch.setitem(DEPTHS, name, replace(FEW, name=name))


class Judge:
    """Guesses, or judges like the real one; but no turn before it is let."""

    def __init__(self, turns: int = ALL, judged: Callable[[str, int, str], Found] = guessed) -> None:
        self.let = threading.Semaphore(turns)
        self.judged = judged
        self.begun: list[tuple[int, str]] = []  # turns and depths, in the order in which they were begun

    def __call__(self, record: str, number: int, depth: str) -> Found:
        self.begun.append((number, depth))
        assert self.let.acquire(timeout=PATIENCE_S)
        return self.judged(record, number, depth)


def hire(house: House, judge: Judge) -> Judge:
    """Let somebody judge in a thread of the server, where what a test has changed is known."""
    reviews = house.service.reviews
    reviews.workers[:] = [Worker(is_thread=True)]
    reviews.judge = judge
    return judge


@contextmanager
def school(where: Path | str, judge: Judge | None = None, **changes: Any) -> Iterator[House]:
    """A house with a judge, its database in a folder or at an address; tables stay in memory."""
    database = where if isinstance(where, str) else sqlite_in(where)
    config: Config = config_for(database, over_seconds=NEVER, idle_seconds=NEVER, **changes)
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


def come_back(house: House, cookies: dict[str, str]) -> Person:
    """Somebody who was here before, perhaps at another house with the same database."""
    person = Person(house)
    person.http.cookies.update(cookies)
    person.csrf = person.get("/api/me")["csrf"]
    return person


def review(person: Person, table: str, depth: ReviewDepth | None = None, status: int | None = None) -> Sent:
    """The review as it is; or wish for it."""
    found: Sent
    if depth is None:
        found = person.get(f"/api/tables/{table}/review", status or 200)
    else:
        found = person.post(f"/api/tables/{table}/review", status, depth=depth)
    return found


def review_when(person: Person, table: str, seconds: float = PATIENCE_S, **wanted: Any) -> Sent:
    """The review when it is so."""

    def so() -> Sent | None:
        found = review(person, table)
        return found if wanted.items() <= found.items() else None

    found: Sent = wait_until(so, seconds)
    return found


def refused(person: Person, table: str, path: str, **body: Any) -> str:
    """Why it cannot be had."""
    headers = {"X-CSRF-Token": person.csrf}
    where = f"/api/tables/{table}/{path}"
    answer = person.http.post(where, json=body, headers=headers) if body else person.http.get(where)
    assert 400 <= answer.status_code < 500, answer.text
    found: str = answer.json()["error"]
    return found
