"""The first lesson of every game that has one: it can be played, and it can be said and drawn."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.lesson import Lesson
from caravanserai.speech import Speaker
from caravanserai.speech.catalogue import text_of
from tests.games.taught import Claims
from tests.games.test_howto import ARGUMENT, FOLLOWED, SELECTED, WHATEVER_THE_FIGURE
from tests.languages import LANGUAGES

TAUGHT = [game for game in games().values() if game.lesson is not None]
ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "look" / "icons"
GOAL = "goal"  # what is played for, told before the first move
OWN = re.compile(r"^(lesson-[a-z0-9-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
ICON = re.compile(r":([a-z][a-z0-9-]*):")
MOST_LETTERS = 90
# What else may follow a figure in a lesson, whatever it is.
ALSO = {"en": "from gold goal of orders pepper", "fr": "or ou poivre", "pl": "albo lub możesz z"}
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
    return {message: set(ICON.findall(text)) for message, text in texts(game, language).items()}


def texts(game: Game[Any], language: str) -> dict[str, str]:
    """All that the lesson says, as it is written."""
    return dict(OWN.findall(text_of(game.package, language)))


def claims(game: Game[Any], name: str) -> Claims:
    """What the texts of a lesson say beyond the figures that are filled in, from the tests of the game."""
    found: Claims = getattr(import_module(f"tests.games.{game.id}.test_lesson"), name)
    return found


def part_of(game: Game[Any], message: str) -> str:
    """The step that a message belongs to, or what comes before and after them."""
    told = {step.id: step.id for step in lesson_of(game).steps} | {"goal-win": GOAL, "goal-lose": GOAL}
    name = re.sub(r"-(text|\d+)$", "", message.removeprefix("lesson-"))
    return told.get(name, name.partition("-")[0])


@every_lesson
def test_what_a_lesson_says_is_so(game: Game[Any]) -> None:
    """Every number of the texts that is no figure of the box is the table's, in digits or in words."""
    for name in ("DIGITS", "WORDS"):
        for step, said in claims(game, name).items():
            assert [n for n, _ in said] == [check() for _, check in said], step


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_figure_is_written_by_hand(game: Game[Any], language: str) -> None:
    """Digits in a text are those that the test above has looked at; and none of those has gone from the English."""
    known = {step: {n for n, _ in said} for step, said in claims(game, "DIGITS").items()}
    found: dict[str, set[int]] = {}
    for message, text in texts(game, language).items():
        plain = ARGUMENT.sub("", SELECTED.sub("", ICON.sub("", text)))
        found.setdefault(part_of(game, message), set()).update(int(n) for n in re.findall(r"\d+", plain))
    assert {} == {step: n - known.get(step, set()) for step, n in found.items() if n - known.get(step, set())}
    if language == "en":
        named = {step: {n for n in said if not is_name(n, game)} for step, said in known.items()}
        assert {} == {step: n - found[step] for step, n in named.items() if n - found[step]}


def is_name(n: int, game: Game[Any]) -> bool:
    """Five-power tokens are called by a word in English and by a digit elsewhere."""
    return game.id == "yokohama" and n == 5


@every_lesson
@pytest.mark.parametrize("language", WHATEVER_THE_FIGURE)
def test_a_noun_of_a_lesson_is_inflected_for_its_figure(game: Game[Any], language: str) -> None:
    """As on the page for newcomers: "4 servants" is "1 servant" after a correction."""
    fixed = f"{WHATEVER_THE_FIGURE[language]} {ALSO[language]}".split()
    said = [SELECTED.sub("", text) for text in texts(game, language).values()]
    after = [found for text in said for found in FOLLOWED.findall(text)]
    assert [] == [(name, word) for name, word in after if word not in fixed]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_learner_is_a_sentence(game: Game[Any], language: str) -> None:
    """One for each, short enough for the coach on a phone, and written out."""
    speaker, lesson = Speaker(game, language), lesson_of(game)
    for step in lesson.steps:
        for n in range(lesson.own_moves(step)):
            said = speaker.text(f"lesson-{step.id}-{n + 1}")
            assert said[-1] in ".!", said
            assert said[0].isupper() or said[0].isdigit(), said
            assert len(said) <= MOST_LETTERS, said
            assert not said.startswith("lesson-")


@every_lesson
def test_moves_are_counted_within_their_step(game: Game[Any]) -> None:
    """While another answers it is the learner's next one that counts."""
    lesson = lesson_of(game)
    for n, step in enumerate(lesson.steps):
        begin, counted = lesson.beginning(n), 0
        for k, move in enumerate(step.moves):
            assert counted + 1 == lesson.move_at(begin + k)
            counted += move.seat == lesson.seat
        assert counted == lesson.own_moves(step)


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
