"""Tables as they are dealt, with the whole game still to come."""

from __future__ import annotations

from typing import Any

from caravanserai.games.gugong.state import Gugong
from tests.games import stories
from tests.games.gugong.story import Story


class Dealt(stories.Dealt[Gugong], Story):
    """A table ready for its first decision."""


def dealt(seats: int = 2, key: int = 1, **options: Any) -> Dealt:
    """What set-up tells is not in the log."""
    t = Dealt(seats, key, **options)
    t.s.log = []
    return t
