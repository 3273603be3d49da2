"""What nobody who knows a game would do, or leave undone: a module a game, which says what `tools.absurd` counts."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

Count: TypeAlias = tuple[int, int]  # how often, of how many times


@dataclass(frozen=True)
class Absurdity:
    """What is counted in a game, in words, and from which round on nothing more is."""

    counted: str
    counter: Callable[[Any, int], Count]
    last_round: int = 1000


def absurdity_of(game: str) -> Absurdity:
    """What is counted in a game; a game that has no module here cannot be asked."""
    found: Absurdity = import_module(f"{__name__}.{game}").ABSURDITY
    return found
