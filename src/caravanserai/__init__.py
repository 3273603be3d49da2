"""Caravanserai: four heavy eurogames, as their rulebooks say, to the last tie-break."""

import sys
from typing import TYPE_CHECKING

try:
    import librt.vecs  # noqa: F401
except ImportError:  # rows of plain lists do the same, more slowly
    from caravanserai.core import listvec

    sys.modules["librt.vecs"] = listvec

from caravanserai.core import play as _play
from caravanserai.core.game import BadOption, Game, Standing, standings, start
from caravanserai.core.play import apply, asked, explain, legal, playout, take
from caravanserai.core.step import Illegal, NotAsked, Refusal

if TYPE_CHECKING:
    from caravanserai.core.game import games
else:
    from caravanserai import games  # the package, which can be called

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(_play.__file__).endswith(".py")


__all__ = [
    "BadOption",
    "Game",
    "Illegal",
    "NotAsked",
    "Refusal",
    "Standing",
    "apply",
    "asked",
    "compiled",
    "explain",
    "games",
    "legal",
    "playout",
    "standings",
    "start",
    "take",
]
