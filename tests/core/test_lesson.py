"""Lessons as they are written, and how far one has come."""

from dataclasses import replace

import pytest

from caravanserai.core.lesson import BadLesson, Lesson, LessonStep, Scripted, moves_of


def lesson() -> Lesson:
    """Two decisions before, three in the first step, one in the second."""
    opening = tuple(moves_of("opening", "0 answer:yes\n1 answer:no"))
    first = LessonStep("first", "vp", ("CORE-1",), tuple(moves_of("first", "0 a:1 | a:2\n1 b:1\n0 *")))
    second = LessonStep("second", "vp", ("CORE-1",), tuple(moves_of("second", "0 a:3")))
    return Lesson(seats=2, seat=0, key=1, options={}, opening=opening, steps=(first, second))


def test_a_line_names_a_seat_and_what_it_may_choose() -> None:
    """One token, several, or whatever the rules allow; empty lines say nothing."""
    one, several, anything = moves_of("here", "\n0 place:canal\n1 a:1 | a:2\n\n0 *\n")
    assert Scripted(0, ("place:canal",)) == one
    assert [True, True, False] == [several.accepts(token) for token in ("a:1", "a:2", "a:3")]
    assert anything.accepts("a:9")


@pytest.mark.parametrize("line", ["place:canal", "x place:canal", "0", "-1 a:1"])
def test_a_line_that_is_no_decision_is_named(line: str) -> None:
    with pytest.raises(BadLesson, match="the wall: not understood"):
        list(moves_of("the wall", line))


def test_the_decisions_say_how_far_a_lesson_has_come() -> None:
    """A step lasts until the answers of the others are given; after the last one the lesson is over."""
    found = lesson()
    assert [0, 0, 0, 0, 0, 1, 2, 2] == [found.step_at(decided) for decided in range(8)]
    assert [2, 5, 6] == [found.beginning(n) for n in range(3)]


def test_a_lesson_is_followed_as_far_as_it_goes() -> None:
    """Any accepted token will do; another one, or another seat, leaves the lesson."""
    found = lesson()
    played = [(0, "answer:yes"), (1, "answer:no"), (0, "a:2"), (1, "b:1"), (0, "c:7"), (0, "a:3")]
    assert all(found.follows(played[:n]) for n in range(7))
    assert found.follows([*played, (1, "whatever:now")])
    assert not found.follows([*played[:2], (0, "a:3")])
    assert not found.follows([(1, "answer:yes")])


def test_what_the_table_plays_by_itself_ends_where_the_next_step_begins() -> None:
    """Nobody takes it at the table: who goes on after it begins from the position that was prepared."""
    found = lesson()
    prepared = replace(found.steps[0], then=tuple(moves_of("then", "1 c:1\n0 c:2")))
    taught = replace(found, steps=(prepared, found.steps[1]))
    assert [2, 2, 2, 2, 2, 2, 2, 7, 7] == [taught.prepared(decided) for decided in range(9)]
    assert [0, 0, 0, 0, 0, 2, 1, 0] == [len(taught.skipped(decided)) for decided in range(8)]
