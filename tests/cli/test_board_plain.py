"""The board of a game that nobody has drawn one for."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from caravanserai.cli.boards import find_board
from caravanserai.cli.boards.plain import draw
from caravanserai.cli.saves import Player
from caravanserai.cli.voice import Voice
from caravanserai.core.game import start
from tests.oasis import GAME as OASIS

VIEW = {
    "seat": 1,
    "round": 2,
    "rounds": 3,
    "first": 1,
    "leader": -1,
    "storm": True,
    "mood": "very_dry",
    "caravan": [None, "water_carrier"],
    "stalls": [{"trader": "date_seller", "price": 3}],
    "well": {"water": 8},
    "players": [{"goods": [1, 2, 4], "tent": None}, {"goods": [0, 0, 5], "tent": "well"}],
}


def lines(view: Any) -> list[str]:
    console = Console(width=100, record=True, file=StringIO())
    console.print(draw(view, Voice(OASIS, "en", [Player("human"), Player("random")]), 0))
    return [line.strip(" ├─└│") for line in console.export_text().splitlines()]


@pytest.mark.parametrize(
    "line",
    [
        "Round 2/3",
        "Plays first Wanderer",
        "leader –",
        "Storm ✓",
        "mood very dry",
        "Caravan a trader, Water carrier",
        "Date seller  3",
        "You       points 1, dates 2, water 4  –",
        "Wanderer  points 0, dates 0, water 5  the well",
    ],
)
def test_everything_has_its_name(line: str) -> None:
    """Fields as the catalogue calls them or by their own names, seats, components, rows of numbers."""
    assert line in lines(VIEW)


def test_nothing_is_told_twice() -> None:
    """What says how far a number goes, and who looks, are no fields of their own."""
    assert not [line for line in lines(VIEW) if line.startswith(("rounds", "seat", "players"))]


def test_a_game_without_a_drawn_board_is_drawn_so() -> None:
    assert find_board(OASIS).draw is draw
    assert "Water in the well 12" in lines(OASIS.show(start(OASIS, 2, 7), 0))
