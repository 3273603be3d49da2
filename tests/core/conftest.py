"""Oasis among the installed games, for as long as a test runs."""

from typing import Any

import pytest

from caravanserai.core.game import Game, games
from tests.oasis import GAME
from tests.oasis.state import Oasis


@pytest.fixture
def oasis(monkeypatch: pytest.MonkeyPatch) -> Game[Oasis]:
    """The game, installed."""
    installed: dict[str, Game[Any]] = games()
    monkeypatch.setitem(installed, "oasis", GAME)
    return GAME
