"""The games: the same rooms in each. Called, as `caravanserai.games()`, it gives all that are installed."""

import sys
from types import ModuleType
from typing import Any

from caravanserai.core.game import Game, games


class Games(ModuleType):
    """A package that is also the function of its name: `caravanserai.games` cannot be two things at once."""

    def __call__(self) -> dict[str, Game[Any]]:
        return games()


sys.modules[__name__].__class__ = Games
