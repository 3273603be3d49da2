"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

import caravanserai
from caravanserai.core import play
from caravanserai.games.yokohama import GAME
from tests.games.yokohama.story import Story


class Dealt(Story):
    """A table ready for its first decision; nothing is taken off the stack and nobody is moved."""

    def __init__(self, seats: int, key: int, **options: Any) -> None:
        self.s = caravanserai.start(GAME, seats, key=key, **options)
        self.s.log = []

    def one_more(self, n: int) -> None:
        """Take one of the legal choices, a different one for each n."""
        legal = play.legal(self.s)
        play.apply(self.s, legal[n * 7919 % len(legal)])

    def keep(self) -> Dealt:
        """Everybody keeps the first of the two dealt orders."""
        for seat in range(int(self.s.seats)):
            self.play_as(seat, self.legal(seat)[0])
        return self


def dealt(seats: int = 4, key: int = 1, **options: Any) -> Dealt:
    return Dealt(seats, key, **options)
