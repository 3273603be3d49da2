"""How a table is drawn in the terminal: a board of its own for a game that has one, a plain one for any other."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from caravanserai.cli.boards import plain
from caravanserai.core.game import Game


@cache
def board_module(game: str) -> Any:
    """The module `boards/<game>.py` if there is one."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) is not None else plain


def find_board(game: Game[Any]) -> Any:
    """The module that draws what a seat sees by `draw(view, voice, seat)`.

    It may add to what a choice is called by `hint(view, voice, token, seat, next_question)`.
    """
    return board_module(game.id)
