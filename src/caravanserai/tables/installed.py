"""The games that are installed, as whoever comes asks for them."""

from typing import Any

from caravanserai.core.game import Game, games
from caravanserai.tables.problem import Problem


def found_game(name: str) -> Game[Any]:
    """A game by its name; or the problem that there is none."""
    game = games().get(name)
    if game is None:
        raise Problem(404, "no-such-game", f"{name}: no such game is installed")
    return game
