"""Tens of thousands of random games, all of which end well; a million when asked for."""

from typing import Any

import pytest

from caravanserai import compiled
from caravanserai.core.game import Game, games
from caravanserai.kit import Run, playouts, settings
from tests.kit.games import every_game

GAMES = 20_000  # of each installed game, shared out among its settings
MANY_GAMES = 1_000_000
FEW_GAMES = 1_000  # of Oasis
SLOWER = 40  # interpreted: the same games are played compiled, and more of them
BATCH = 250


def tables() -> list[tuple[Game[Any], int]]:
    return [(game, seats) for game in every_game() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), tables(), ids=lambda value: getattr(value, "id", str(value)))
def test_playouts(game: Game[Any], seats: int, request: pytest.FixtureRequest) -> None:
    """Every random game ends in time, with all its components and sound standings."""
    long = bool(request.config.getoption("--long", default=False))
    at_table = [setting for setting in settings(game) if setting.seats == seats]
    for setting in at_table:
        each = games_of(game, long) // len(list(settings(game))) + 1
        for first in range(0, each, BATCH):
            run: Run = playouts(game, setting.seats, setting.options, range(first, min(first + BATCH, each)))
            assert [str(fault) for fault in run.faults] == []
            assert run.decisions >= run.games > 0


def games_of(game: Game[Any], long: bool) -> int:
    """How many games of this game are to be played."""
    if game.id not in games():
        return FEW_GAMES
    many = MANY_GAMES if long else GAMES
    return many if compiled() else many // SLOWER
