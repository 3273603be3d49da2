"""The tables of all games in a terminal as narrow as any: every word is there."""

import io
from typing import Any

import pytest
from rich.console import Console

from caravanserai.cli.boards import find_board
from caravanserai.cli.saves import Player
from caravanserai.cli.voice import Voice
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked, legal
from tests.languages import LANGUAGES

NAMES = ["Lisa", "Ayşe", "Rafał", "Bo", "Ana"]
MOVES = 120
NARROW = 80


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_nothing_is_cut_off(game: Game[Any]) -> None:
    """With as many players as there can be, in every language."""
    names = NAMES[: game.seats[-1]]
    s = start(game, len(names), key=5)
    for n in range(MOVES):
        if asked(s):
            options = legal(s)
            apply(s, options[n * n % len(options)])
    view = game.show(s, 0)
    for language in LANGUAGES:
        voice = Voice(game, language, [Player(kind="human", name=name) for name in names])
        shown = io.StringIO()
        Console(file=shown, width=NARROW, color_system=None).print(find_board(game).draw(view, voice, 0))
        assert [] == [line for line in shown.getvalue().splitlines() if "…" in line], language
