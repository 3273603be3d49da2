"""What a deed changes for a player: the same words for every table of cards and tiles."""

from __future__ import annotations

from tests.games.marcopolo2.story import Story
from tests.games.stories import change

OTHER = "gantulga_od"  # a character who touches nothing but Travel


def holdings(t: Story, seat: int = 0) -> dict[str, int]:
    """Resources, points, black dice, active and completed contracts of a player."""
    p = t.player(seat)
    counts = {"vp": p.vp, "black dice": len(p.black), "active": len(p.active), "completed": len(p.completed)}
    return p.stock | counts


def changed(t: Story, *tokens: str, seat: int = 0) -> dict[str, int]:
    """What these tokens change for a player."""
    before = holdings(t, seat)
    t.play(*tokens)
    return change(before, holdings(t, seat))


def journey(t: Story, *places: str) -> Story:
    """Plan these steps of a movement and depart."""
    t.play(*(f"location:{place}" for place in places))
    return t.play("answer:skip") if t.question == "Move" else t


def onward(t: Story) -> Story:
    """Answer with the first choice until the turn is asked for again, or over."""
    while t.question not in ("TakeTurn", ""):
        t.play(t.legal()[0])
    return t
