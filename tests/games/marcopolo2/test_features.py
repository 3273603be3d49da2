"""How a network sees Marco Polo II."""

from collections.abc import Sequence

import pytest

from caravanserai.core.game import start
from caravanserai.core.play import apply, legal
from caravanserai.games.marcopolo2 import GAME
from caravanserai.games.marcopolo2.choices import GOAL


def part(seen: Sequence[float], name: str) -> list[float]:
    """One piece of an observation."""
    pieces = GAME.observer.pieces
    at = [piece.name for piece in pieces].index(name)
    first = sum(piece.size for piece in pieces[:at])
    return list(seen[first : first + pieces[at].size])


@pytest.mark.parametrize("decided", [3, 6, 40])
def test_goal_cards_are_seen_by_their_owner_only(decided: int) -> None:
    """Those to choose from, then the one kept and those put back; whatever the others may have."""
    s = start(GAME, 3, key=1)
    for _ in range(decided):
        apply(s, legal(s)[0])
    names = GOAL.labels
    for seat in range(3):
        seen = GAME.observer.observe(s, seat)
        mine = GAME.show(s, seat)["players"][seat]
        dealt = [name for name, n in zip(names, part(seen, "own-goals-dealt"), strict=True) if n]
        kept = [name for name, n in zip(names, part(seen, "own-goal"), strict=True) if n]
        assert sorted(mine["goals_dealt"] or []) == sorted(dealt)
        assert ([mine["goal"]] if mine["goal"] else []) == kept
        assert (0 if dealt else 2) == sum(part(seen, "own-goals-returned"))
        for key in range(5):
            assert seen == GAME.observer.observe(GAME.imagine(s, seat, key), seat)


def test_each_seat_sees_itself_first() -> None:
    """The players follow clockwise from the one who looks."""
    s = start(GAME, 3, key=2)
    for _ in range(20):
        apply(s, legal(s)[0])
    for seat in range(3):
        seen = GAME.observer.observe(s, seat)
        for n in range(3):
            player = GAME.show(s, seat)["players"][(seat + n) % 3]
            assert [float(n) for n in player["stock"].values()] == part(seen, f"player-{n}-stock")
        assert [0.0] == part(seen, "player-3-seated")
