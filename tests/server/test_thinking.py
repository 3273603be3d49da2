"""Where bots think: several choices in one errand, and the same ones as one at a time."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from caravanserai.bots import seed_of
from caravanserai.core import play
from caravanserai.core.course import Course, begun, saved
from caravanserai.core.game import games
from caravanserai.core.rng import key_from
from caravanserai.kit.walk import Dice
from caravanserai.server.thinking import Thinkers
from caravanserai.tables import choosing, lessons
from caravanserai.tables.choosing import MOST, Chosen, chosen
from caravanserai.tables.keeping import Change
from caravanserai.tables.table import Table
from tests.server.test_leaks import laid

DECISIONS = 60
BOTS = {1: "greedy", 2: "random"}
AT_LEISURE = 3600.0  # seconds that no errand takes


def errand(course: Course, bots: dict[int, str], most: int) -> list[tuple[int, str]]:
    seeds = {seat: (bot, seed_of(course.key, seat)) for seat, bot in bots.items()}
    return chosen(course.game.id, saved(course.s), seeds, most).moves


def played(course: Course, bots: dict[int, str], most: int) -> tuple[list[tuple[int, str]], int]:
    """A game of bots and of somebody who plays at random; its decisions, and how often the bots were asked."""
    dice, errands = Dice(3), 0
    while play.asked(course.s) and course.decided < DECISIONS:
        moves = errand(course, bots, most)
        errands += bool(moves)
        if not moves:
            seat = int(play.asked(course.s)[0])
            options = play.legal(course.s, seat)
            moves = [(seat, course.game.space.token(options[dice.below(len(options))]))]
        assert len(moves) <= most
        for seat, token in moves:
            course.accept(course.trial(seat, token, 0))
    return [(one.seat, one.token) for one in course.decisions], errands


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_one_errand_leads_where_single_choices_lead(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same key, the same game, however many choices are made at a time."""
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", AT_LEISURE)
    singly, many = played(begun(game, 3, key_from(9), game.options(3, {})), BOTS, 1)
    together, few = played(begun(game, 3, key_from(9), game.options(3, {})), BOTS, MOST)
    assert singly == together[: len(singly)]
    assert few < many


def test_an_errand_ends_where_a_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", AT_LEISURE)
    game = games()["gugong"]
    course = begun(game, 3, key_from(9), game.options(3, {}))
    everybody = errand(course, {0: "random", 1: "random", 2: "random"}, 100)
    assert {0, 1, 2} == {seat for seat, _ in everybody[:30]}
    first = int(play.asked(course.s)[0])
    alone = errand(course, {first: "random"}, 100)
    assert {first} == {seat for seat, _ in alone}
    assert everybody[: len(alone)] == alone
    assert [] == errand(course, {(first + 1) % 3: "random"}, 100)


def test_a_bot_that_takes_its_time_is_not_waited_for_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its choice is told before the next is thought about."""
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", -1.0)
    game = games()["gugong"]
    course = begun(game, 3, key_from(9), game.options(3, {}))
    assert 1 == len(errand(course, {0: "random", 1: "random", 2: "random"}, MOST))


@pytest.mark.slow
def test_what_was_thought_of_a_table_that_has_changed_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody takes back a decision between two of a bot's: the rest of its errand is not played."""
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", AT_LEISURE)

    async def play_on() -> tuple[int, int]:
        table: Table = laid(games()["gugong"], 3, 9)
        table.seats = [one | {"kind": "bot", "person": None, "bot": "random"} for one in table.seats]
        written = 0

        async def commit(_: Change) -> None:
            nonlocal written
            written += 1

        def publish() -> None:
            if written == 2:
                table.opponents.stop()  # somebody else's change has its turn after this one

        monkeypatch.setattr(table.store, "commit", commit)
        monkeypatch.setattr(table, "publish", publish)
        monkeypatch.setattr(table, "wake", lambda: None)
        table.task = asyncio.create_task(table._serve())
        await table.opponents.move()
        decided = table.played.decided
        await table.close()
        assert isinstance(table.thinkers, Thinkers)
        table.thinkers.close()
        return written, decided

    written, decided = asyncio.run(play_on())
    assert 2 == written == decided


@pytest.mark.parametrize(("lesson", "most"), [(True, 1), (False, MOST)])
def test_a_lesson_is_thought_about_one_choice_at_a_time(
    monkeypatch: pytest.MonkeyPatch, lesson: bool, most: int
) -> None:
    """For the next may be in its script; elsewhere bots think ahead."""
    table: Table = laid(games()["gugong"], 3, 9)
    table.seats = [one | {"kind": "bot", "person": None, "bot": "random"} for one in table.seats]
    table.row["lesson"] = lesson
    asked: list[int] = []

    async def choose(_table: str, _course: Course, _bots: Mapping[int, str], at_most: int) -> Chosen:
        asked.append(at_most)
        return Chosen()

    monkeypatch.setattr(table.thinkers, "choose", choose)
    monkeypatch.setattr(lessons, "answer", lambda *_: None)
    asyncio.run(table.opponents.move())
    assert [most] == asked
