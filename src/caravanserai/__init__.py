"""Caravanserai: four heavy eurogames, as their rulebooks say, to the last tie-break.

Playing: `games`, `start`, `asked`, `legal`, `tokens`, `explain`, `apply`, `standings`.
Searching: `State.clone`, `legal`, `take`, `playout`.
Bots: `Bot`, `SeatView`, `find_bot`.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

try:
    import librt.vecs  # noqa: F401
except ImportError:  # rows of plain lists do the same, more slowly
    from caravanserai.core import listvec

    sys.modules["librt.vecs"] = listvec

from caravanserai.bots import Bot, SeatView, UnknownBot, find_bot
from caravanserai.core import play as _play
from caravanserai.core.game import BadOption, Game, Standing, standings, start
from caravanserai.core.ids import NOBODY
from caravanserai.core.play import apply, asked, explain, legal, playout, question, take, tokens
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked, Refusal, Step
from caravanserai.core.step import reading as _reading

if TYPE_CHECKING:
    from caravanserai.core.game import games
else:
    from caravanserai import games  # the package, which can be called

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(_play.__file__).endswith(".py")


def _sentence(refusal: Refusal) -> str:
    """A refusal in English; the words are fetched when one is read for the first time, and not before."""
    return str(import_module("caravanserai.speech.plain").sentence(refusal))


_reading.sentence = _sentence


__all__ = [
    "NOBODY",
    "BadOption",
    "Bot",
    "Game",
    "Illegal",
    "NotAsked",
    "Refusal",
    "SeatView",
    "Standing",
    "State",
    "Step",
    "UnknownBot",
    "UnknownToken",
    "apply",
    "asked",
    "compiled",
    "explain",
    "find_bot",
    "games",
    "legal",
    "playout",
    "question",
    "standings",
    "start",
    "take",
    "tokens",
]
