"""A change of mind: what somebody may still choose otherwise, and choosing it.

As long as nothing was revealed and nobody else has decided, the choices of a
seat that lead to its question are open: it may go back to any of them, or take
another answer to one of them, all in one step.
"""

from itertools import takewhile
from typing import Any

from caravanserai.core import play
from caravanserai.core.course import Course
from caravanserai.tables import lessons
from caravanserai.tables.live import Live
from caravanserai.tables.messages import UndoPoint

MOST_CHOICES = 80  # more are not shown on a board at once


def points_of(table: Live, seat: int) -> list[UndoPoint]:
    """The choices of a seat that may be changed, the latest first; for nobody's eyes but its own."""
    course = table.course
    if course is None or table.status != "playing" or table.held is not None:
        return []
    return points_in(course, seat, lessons.first_undo(table), is_taught=bool(table.row["lesson"]))


def points_in(course: Course, seat: int, first: int, is_taught: bool = False) -> list[UndoPoint]:
    """The same in the course of any game; nothing is changed before so many decisions."""
    found: list[UndoPoint] = []
    for decision in reversed(course.decisions):
        is_open = decision.seat == seat and decision.reveals == int(course.s.reveals)
        if not is_open or decision.n <= first:
            break
        if not decision.forced:
            found.append(point_at(course, decision.n - 1, is_taught))
    return unfinished(found, course, seat)


def point_at(course: Course, n: int, is_taught: bool) -> UndoPoint:
    """The choice after n decisions: what was taken, and what else was open; a lesson says itself what is to be done."""
    asked, taken = course.asked_at(n), course.decisions[n].token
    token = course.game.space.token
    choices = [] if is_taught or len(asked.legal) > MOST_CHOICES else [token(code) for code in asked.legal]
    return {"decided": n, "step": asked.step, "token": taken, "choices": [one for one in choices if one != taken]}


def unfinished(points: list[UndoPoint], course: Course, seat: int) -> list[UndoPoint]:
    """Those that lead to what is asked now: a question that comes again closes what was done since it came before."""
    now = step_of(course.s)
    if seat not in play.asked(course.s):
        return points[:1] if points and points[0]["step"] == now else []  # asked together: others still choose
    again = list(takewhile(lambda point: point["step"] == now, points))
    rest = points[len(again) :]
    return again if any(point["step"] == now for point in rest) else points


def step_of(s: Any) -> str:
    return type(play.question(s)).__name__ if play.asked(s) else ""
