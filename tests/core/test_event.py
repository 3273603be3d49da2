"""Events, and what others may not know of them."""

import pytest

from caravanserai.core.event import HIDDEN, Event, EventKinds, Log, redact
from caravanserai.core.ids import NOBODY


def kinds() -> EventKinds:
    out = EventKinds()
    out.add("dawn")
    out.add("card-drawn", "player:seat card:gift! from:place n:number!")
    out.add("dice", "first:number second:number")
    return out


def test_kinds_are_numbered_as_declared() -> None:
    """A kind's number is its place, its arguments have names, sorts and secrets."""
    declared = kinds()
    assert declared.add("night") == 3
    drawn = declared.kinds[1]
    assert drawn.name == "card-drawn"
    assert [(a.name, a.sort, a.secret) for a in drawn.arguments] == [
        ("player", "seat", False),
        ("card", "gift", True),
        ("from", "place", False),
        ("n", "number", True),
    ]
    assert declared.kinds[0].arguments == []


def test_five_arguments_are_too_many() -> None:
    """The error names the kind."""
    with pytest.raises(ValueError, match="crowd: an event has at most 4 arguments"):
        EventKinds().add("crowd", "a:seat b:seat c:seat d:seat e:seat")


def test_the_owner_sees_everything() -> None:
    """The seat that comes first may know all of it."""
    event = Event(1, 2, 17, 3, 5, 8)
    assert redact(kinds(), event, 2) is event


@pytest.mark.parametrize("seat", [0, 1, 3, NOBODY])
def test_others_see_no_secrets(seat: int) -> None:
    """Every secret argument is hidden from other seats and from spectators, nothing else is."""
    seen = redact(kinds(), Event(1, 2, 17, 3, 5, 8), seat)
    assert (seen.kind, seen.values(), seen.decided) == (1, [2, HIDDEN, 3, HIDDEN], 8)


def test_what_is_public_stays() -> None:
    """An event without secrets is the same for all."""
    assert redact(kinds(), Event(2, 4, 6, 0, 0, 1), NOBODY).values() == [4, 6, 0, 0]
    assert redact(kinds(), Event(0, 0, 0, 0, 0, 1), 3).values() == [0, 0, 0, 0]


def told(log: Log) -> list[tuple[int, int]]:
    return [(event.a, event.decided) for event in log.read()]


@pytest.mark.parametrize("n", [0, 1, 63, 64, 65, 128, 200])
def test_a_log_keeps_everything_in_its_order(n: int) -> None:
    """However many events there are, and whether it is read at the end or in between."""
    at_the_end, in_between = Log([]), Log([])
    for k in range(n):
        at_the_end.note(1, k, 2, 3, HIDDEN, 10 * k)
        in_between.note(1, k, 2, 3, HIDDEN, 10 * k)
        if k % 7 == 0:
            in_between.read()
    assert told(at_the_end) == told(in_between) == [(k, 10 * k) for k in range(n)]
    assert told(at_the_end) == [(k, 10 * k) for k in range(n)], "reading takes nothing away"
    assert all(event.values()[1:] == [2, 3, HIDDEN] and event.kind == 1 for event in at_the_end.read())


def test_a_log_goes_on_from_what_it_was_given() -> None:
    log = Log([Event(1, 5, 0, 0, 0, 2)])
    log.note(1, 6, 0, 0, 0, 3)
    assert told(log) == [(5, 2), (6, 3)]
