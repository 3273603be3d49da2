"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

import caravanserai
from caravanserai.games.gugong import GAME
from tests.games.gugong.story import Story


class Dealt(Story):
    """A table ready for its first decision; nothing is taken off the stack and nobody is moved."""

    def __init__(self, seats: int, key: int, **options: Any) -> None:
        self.s = caravanserai.start(GAME, seats, key=key, **options)
        self.s.log = []


def dealt(seats: int = 2, key: int = 1, **options: Any) -> Dealt:
    return Dealt(seats, key, **options)
