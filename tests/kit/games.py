"""The games that the kit is run on: all that are installed, and Oasis."""

from typing import Any

from caravanserai.core.game import Game, games
from tests.oasis import GAME as OASIS


def every_game() -> list[Game[Any]]:
    found = {**games(), OASIS.id: OASIS}
    return list(found.values())
