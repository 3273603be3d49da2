"""Events, and what others may not know of them."""

import pytest

from caravanserai.core.event import HIDDEN, Event, EventKinds, redact
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
