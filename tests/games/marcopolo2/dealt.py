"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

import caravanserai
from caravanserai.core import play
from caravanserai.core.bits import gathered
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story

CHARACTERS = [card["id"] for card in GAME.box.data["characters"]]


class Dealt(Story):
    """A table ready for its first decision; nothing is taken off the stack and nobody is moved."""

    def __init__(self, seats: int, key: int, **options: Any) -> None:
        self.s = caravanserai.start(GAME, seats, key=key, **options)

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
        self.s.characters = gathered([CHARACTERS.index(name) for name in names])
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

    def one_more(self, n: int) -> None:
        """Take one of the legal choices, a different one for each n."""
        legal = play.legal(self.s)
        play.apply(self.s, legal[n * 7919 % len(legal)])


def dealt(seats: int = 4, key: int = 1, **options: Any) -> Dealt:
    return Dealt(seats, key, **options)
