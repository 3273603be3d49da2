"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

from caravanserai.core.bits import gathered
from caravanserai.games.marcopolo2.state import MarcoPolo
from tests.games import stories
from tests.games.marcopolo2.story import CHARACTER_NAMES, Story


class Dealt(stories.Dealt[MarcoPolo], Story):
    """A table ready for its first decision."""

    @property
    def characters(self) -> list[str]:
        """The characters that can be picked."""
        return list(self.seen()["characters"])

    @property
    def order(self) -> list[int]:
        """The seats in turn order, the first player first."""
        return [(self.first_seat + n) % self.s.seats for n in range(self.s.seats)]

    def revealed(self, *names: str) -> Dealt:
        """The characters to pick from are exactly these."""
        self.s.characters = gathered([CHARACTER_NAMES.index(name) for name in names])
        return self

    def picked(self, *names: str) -> Dealt:
        """Everybody picks a character, from the last player to the first; those named, or whatever comes first."""
        for n in range(int(self.s.seats)):
            self.play(f"character:{names[n]}" if names else self.legal()[0])
        return self

    def opened(self) -> Dealt:
        """Everybody keeps a goal card; then whatever the start of round 1 asks."""
        for seat in range(int(self.s.seats)):
            self.play_as(seat, self.legal(seat)[0])
        return self


def dealt(seats: int = 4, key: int = 1, **options: Any) -> Dealt:
    return Dealt(seats, key, **options)
