"""Lessons: tables whose game follows the script that its package has for newcomers.

How far a lesson has come is not kept anywhere: the decisions of the table say
it. So it goes on after a reload, can be taken back, and is over as soon as the
decisions are no longer those of the script.
"""

from dataclasses import replace
from typing import Any

from caravanserai.core import play
from caravanserai.core.course import Course, Tried
from caravanserai.core.figures import untold
from caravanserai.core.game import Game, games
from caravanserai.core.lesson import Lesson, Scripted
from caravanserai.tables.live import Live
from caravanserai.tables.messages import Learning, LessonSeen
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import GameRow

END = "end"  # its messages are `lesson-end` and `lesson-end-text`


def offered(game: Game[Any]) -> Lesson | None:
    """The lesson of a game; none where an owner has corrected the box in a way that its texts cannot tell."""
    is_told = not any(message.startswith("lesson-") for message in untold(game))
    return game.lesson if is_told else None


def lesson_of(table: Live) -> Lesson | None:
    """The lesson that a table follows; none once it has gone another way."""
    if not table.row["lesson"] or table.course is None:
        return None
    game = games().get(table.row["game"])
    lesson = None if game is None else game.lesson
    if lesson is None or not lesson.follows([(one.seat, one.token) for one in table.course.decisions]):
        return None
    return lesson


def scripted(table: Live) -> Scripted | None:
    """What the script says of the next decision, if the rules allow it."""
    lesson = lesson_of(table)
    if lesson is None or table.course is None or table.course.decided >= len(lesson.script):
        return None
    move = lesson.script[table.course.decided]
    return move if is_possible(table.course, move) else None


def is_possible(course: Course, move: Scripted) -> bool:
    if move.seat not in [int(seat) for seat in play.asked(course.s)]:
        return False
    allowed = {course.game.space.token(code) for code in play.legal(course.s, move.seat)}
    return not move.tokens or not allowed.isdisjoint(move.tokens)


def check(table: Live, tried: Tried) -> None:
    """Refuse what the rules allow and the lesson does not, or not before somebody else has answered."""
    move = scripted(table)
    if move is None or (move.seat == tried.decision.seat and move.accepts(tried.decision.token)):
        return
    lesson = lesson_of(table)
    assert lesson is not None
    rule = lesson.steps[lesson.step_at(tried.decision.n - 1)].rules[0]
    raise Problem(409, "refused", "not now: the lesson", rule=rule, message="refuse-lesson", n=0)


def answer(table: Live, seat: int) -> str | None:
    """What a bot does by the script; none: it thinks for itself."""
    move = scripted(table)
    return move.tokens[0] if move is not None and move.seat == seat and move.tokens else None


def first_undo(table: Live) -> int:
    """The decision before which nothing is taken back: the position was prepared."""
    lesson = lesson_of(table)
    return 0 if lesson is None or table.course is None else lesson.prepared(table.course.decided)


def taken_after(table: Live, course: Course) -> list[Tried]:
    """What the table plays by itself from here on, upon a copy of the game: up to the next prepared position."""
    lesson = lesson_of(table)
    out: list[Tried] = []
    for move in () if lesson is None else lesson.skipped(course.decided):
        tried = course.trial(move.seat, move.tokens[0], table.now())
        tried = replace(tried, decision=replace(tried.decision, forced=True))
        course.accept(tried)
        out.append(tried)
    return out


def seen(table: Live, seat: int, mine: Any) -> LessonSeen | None:
    """The step that is taught, for the seat that learns; its tokens only while it is asked."""
    lesson = lesson_of(table)
    if lesson is None or table.course is None or seat != lesson.seat or seat not in mine:
        return None
    n, before = lesson.step_at(table.course.decided), goals(lesson)
    of = len(lesson.steps) + before
    if n == len(lesson.steps):
        return {
            "n": of,
            "of": of,
            "goal": [],
            "id": END,
            "icon": "",
            "rules": [],
            "tokens": [],
            "first": True,
            "move": 0,
            "done": True,
        }
    step, move = lesson.steps[n], scripted(table)
    tokens = list(move.tokens) if move is not None and move.seat == seat else []
    is_new = table.course.decided == len(lesson.opening)
    return {
        "n": n + 1 + before,
        "of": of,
        "goal": list(lesson.goal) if is_new else [],
        "id": step.id,
        "icon": step.icon,
        "rules": list(step.rules),
        "tokens": tokens,
        "first": table.course.decided == lesson.beginning(n),
        "move": lesson.move_at(table.course.decided),
        "done": False,
    }


def learning(row: GameRow) -> Learning | None:
    """How far the lesson of a table has come, by the number of its decisions alone: a list reads no games."""
    game = games().get(row["game"])
    lesson = None if game is None or not row["lesson"] else game.lesson
    if lesson is None:
        return None
    steps, before = len(lesson.steps), goals(lesson)
    n = steps if row["status"] == "over" else lesson.step_at(row["decided"])
    is_new = row["decided"] <= len(lesson.opening)
    at = 1 if is_new else min(n + 1, steps) + before
    return {"n": at, "of": steps + before, "done": n == steps}


def goals(lesson: Lesson) -> int:
    """How many steps there are before the first move: that of the goal, if it is told."""
    return int(bool(lesson.goal))
