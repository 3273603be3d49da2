"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

from caravanserai.games.yokohama.state import Yokohama
from tests.games import stories
from tests.games.yokohama.story import Story


class Dealt(stories.Dealt[Yokohama], Story):
    """A table ready for its first decision."""

    def keep(self) -> Dealt:
        """Everybody keeps the first of the two dealt orders."""
        for seat in range(int(self.s.seats)):
            self.play_as(seat, self.legal(seat)[0])
        return self


def dealt(seats: int = 4, key: int = 1, **options: Any) -> Dealt:
    return Dealt(seats, key, **options)
