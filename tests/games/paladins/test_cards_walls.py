"""The 24 Walls card by card (PW-19.4)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import able, deed, holdings, more
from tests.games.paladins.story import Story
from tests.games.stories import change
from tests.rules import rule

# What is gained, the two alternatives where there are any, and the printed points.
WALLS: dict[str, tuple[dict[str, int], list[dict[str, int]], int]] = {
    "wall_01": ({"strength": 2}, [], 0),
    "wall_02": ({"strength": 2}, [], 0),
    "wall_03": ({"strength": 1, "labourer": 1}, [], 1),
    "wall_04": ({"strength": 1, "labourer": 1}, [], 1),
    "wall_05": ({"strength": 1}, [], 2),
    "wall_06": ({"strength": 1}, [], 2),
    "wall_07": ({"strength": 1}, [{"unpaid": -1, "paid": 1}, {"silver": 2}], 0),
    "wall_08": ({"strength": 1}, [{"unpaid": -1, "paid": 1}, {"silver": 2}], 0),
    "wall_09": ({"strength": 1}, [{"unpaid": -1, "paid": 1}, {"silver": 2}], 0),
    "wall_10": ({"strength": 1}, [{"suspicion": -1}, {"silver": 2}], 0),
    "wall_11": ({"strength": 1}, [{"suspicion": -1}, {"silver": 2}], 0),
    "wall_12": ({"strength": 1}, [{"suspicion": -1}, {"silver": 2}], 0),
    "wall_13": ({"strength": 1}, [{"suspicion": -1}, {"silver": 2}], 0),
    "wall_14": ({"strength": 1, "labourer": 3}, [], 0),
    "wall_15": ({"strength": 1, "labourer": 2}, [], 0),
    "wall_16": ({"strength": 1, "labourer": 1, "merchant": 1}, [], 0),
    "wall_17": ({"strength": 1, "labourer": 1, "fighter": 1}, [], 0),
    "wall_18": ({"strength": 1, "labourer": 1, "scout": 1}, [], 0),
    "wall_19": ({"strength": 1, "labourer": 1, "cleric": 1}, [], 0),
    "wall_20": ({"strength": 1, "scout": 1, "merchant": 1}, [], 0),
    "wall_21": ({"strength": 1, "scout": 1}, [], 0),
    "wall_22": ({"strength": 1, "merchant": 1}, [], 0),
    "wall_23": ({"strength": 1, "fighter": 1}, [], 0),
    "wall_24": ({"strength": 1, "cleric": 1}, [], 0),
}
PLACING = {"criminal": -3, "provisions": -1}  # three Criminals build the first Wall


def built(wall: str) -> tuple[Story, dict[str, int]]:
    """The Wall is built; what that changes besides its cost."""
    t = able().wall_pile(wall)
    return t, more(PLACING, deed(t, "fortify"))


@rule(
    "PW-19.4.1",
    "PW-19.4.2",
    "PW-19.4.3",
    "PW-19.4.4",
    "PW-19.4.5",
    "PW-19.4.6",
    "PW-19.4.7",
    "PW-19.4.8",
    "PW-19.4.9",
    "PW-19.4.10",
    "PW-19.4.11",
    "PW-19.4.12",
    "PW-19.4.13",
    "PW-19.4.14",
    "PW-19.4.15",
    "PW-19.4.16",
)
@pytest.mark.parametrize("wall", WALLS)
def test_wall(wall: str) -> None:
    """Everything on it is gained; of two alternatives the one that is chosen; the points are scored at the end."""
    gained, alternatives, points = WALLS[wall]
    t, found = built(wall)
    assert gained == found
    assert [wall] == t.player(0).walls
    assert points == t.lines(0).get("score-walls", 0)

    assert (["option:a", "option:b"] if alternatives else []) == t.legal()
    for option, alternative in zip("ab", alternatives, strict=False):
        t, _ = built(wall)
        before = holdings(t)
        t.play(f"option:{option}")
        assert alternative == change(before, holdings(t))


def test_all_walls_are_listed() -> None:
    """24 cards, each once."""
    assert list(WALLS) == [line["id"] for line in GAME.box.data["walls"]]
