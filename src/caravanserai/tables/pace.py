"""When a bot's choice is told: at beats that its level alone sets, so that the time it took says nothing.

How long a bot thinks depends on how many choices it has, and so on what it holds. What it has decided is therefore kept
until the next beat since it was asked: most turns of a level, easy or hard, take one.
"""

from collections.abc import Iterable
from math import ceil
from typing import Final

from caravanserai.bots.levels import level_of

# Seconds by level, within which nearly all its thoughts stay; bots for programs have none and are not kept.
BEATS: Final = (0.0, 0.25, 0.25, 0.25, 0.25, 1.0)


def beat_of(bots: Iterable[str]) -> float:
    """The longest beat of those who decide."""
    return max((BEATS[level_of(bot)] for bot in bots), default=0.0)


def kept_for(bots: Iterable[str], took: float) -> float:
    """How much longer what they decided in so many seconds is kept."""
    beat = beat_of(bots)
    return max(1, ceil(took / beat)) * beat - took if beat else 0.0
