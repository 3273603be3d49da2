"""The first lesson of every game that has one: it can be played, and it can be said and drawn."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.lesson import Lesson
from caravanserai.speech.catalogue import text_of
from tests.languages import LANGUAGES

TAUGHT = [game for game in games().values() if game.lesson is not None]
ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "look" / "icons"
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def lesson_of(game: Game[Any]) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def ways_of(lesson: Lesson) -> Iterator[list[str | None]]:
    """The tokens of the script; then, wherever several are accepted, once more with each of the others."""
    first = [move.tokens[0] if move.tokens else None for move in lesson.script]
    yield first
    for n, move in enumerate(lesson.script):
        for other in move.tokens[1:]:
            yield [*first[:n], other, *first[n + 1 :]]


@every_lesson
def test_the_script_is_legal_from_the_deal_to_the_end(game: Game[Any]) -> None:
    """At every decision the seat of the script is asked, and what the lesson accepts is allowed, whichever way."""
    lesson = lesson_of(game)
    for way in ways_of(lesson):
        s = start(game, lesson.seats, lesson.key, **lesson.options)
        for n, (move, token) in enumerate(zip(lesson.script, way, strict=True)):
            assert move.seat in play.asked(s), n
            allowed = {game.space.token(code) for code in play.legal(s, move.seat)}
            assert set(move.tokens) <= allowed, n
            play.apply(s, token or min(allowed), move.seat)


@every_lesson
def test_the_one_who_learns_moves_and_the_others_only_answer(game: Game[Any]) -> None:
    """The position is the learner's turn; every step begins with a move of theirs and cites rules that exist."""
    lesson = lesson_of(game)
    assert all(move.tokens for move in lesson.opening)
    for step in lesson.steps:
        assert lesson.seat == step.moves[0].seat, step.id
        assert all(move.tokens for move in step.moves if move.seat != lesson.seat), step.id
        assert step.rules, step.id
        assert set(step.rules) <= game.box.rules.keys(), step.id
    assert len(lesson.steps) == len({step.id for step in lesson.steps})


@every_lesson
def test_asked_at_the_same_time_the_learner_answers_last(game: Game[Any]) -> None:
    """The others do not wait: who would follow them would find the script already left."""
    lesson = lesson_of(game)
    s = start(game, lesson.seats, lesson.key, **lesson.options)
    for n, move in enumerate(lesson.script):
        if n >= len(lesson.opening) and move.seat == lesson.seat and not lesson.skipped(n):
            assert (lesson.seat,) == play.asked(s), n
        play.apply(s, move.tokens[0] if move.tokens else play.legal(s, move.seat)[0], move.seat)


@every_lesson
def test_a_lesson_has_about_ten_steps(game: Game[Any]) -> None:
    """Enough to know the game, and few enough to stay: a real beginning, then about ten from a prepared position."""
    lesson = lesson_of(game)
    assert 8 <= len(lesson.steps) <= 14
    own = [move for step in lesson.steps for move in step.moves if move.seat == lesson.seat]
    assert len(own) <= 60


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_symbols_of_a_lesson_are_drawn(game: Game[Any], language: str) -> None:
    """Those of the steps and those within the texts, the same in every language."""
    drawn = set(
        re.findall(r'id="i-([a-z0-9-]+)"', "".join(path.read_text(encoding="utf-8") for path in ICONS.glob("*")))
    )
    assert {step.icon for step in lesson_of(game).steps} <= drawn
    named = symbols(game, language)
    assert set().union(*named.values()) <= drawn
    assert symbols(game, "en") == named


def symbols(game: Game[Any], language: str) -> dict[str, set[str]]:
    """The symbols in each text of the lesson."""
    lines = re.findall(r"^(lesson-[a-z-]+) = (.*)$", text_of(game.package, language), re.MULTILINE)
    return {message: set(re.findall(r":([a-z][a-z0-9-]*):", text)) for message, text in lines}


@pytest.mark.parametrize("game", ["gugong", "paladins", "yokohama", "marcopolo2"])
def test_the_lesson_is_part_of_the_package(game: str) -> None:
    """The finished games have a lesson, in a file beside their components."""
    assert game in [one.id for one in TAUGHT]
    assert (files(f"caravanserai.games.{game}") / "lesson.toml").is_file()


@every_lesson
def test_a_lesson_begins_with_the_goal_and_a_real_first_turn(game: Game[Any]) -> None:
    """Before anybody has moved; then the table itself plays on to the prepared position, once."""
    lesson = lesson_of(game)
    assert set(lesson.goal) <= game.box.rules.keys()
    assert lesson.goal
    assert all(move.seat != lesson.seat for move in lesson.opening)
    jumps = [n for n, step in enumerate(lesson.steps) if step.then]
    assert [jumps[0]] == jumps
    assert jumps[0] < len(lesson.steps) - 1
    step = lesson.steps[jumps[0]]
    assert lesson.seat == step.moves[-1].seat
    end = lesson.beginning(jumps[0] + 1)
    assert step.then == lesson.skipped(end - len(step.then))
    assert () == lesson.skipped(end)
    assert (len(lesson.opening), end) == (lesson.prepared(end - 1), lesson.prepared(end))
