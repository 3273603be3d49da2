"""Thousands of random games, all of which end well; a million when asked for."""

from typing import Any

import pytest

from caravanserai import compiled
from caravanserai.core.game import Game, games
from caravanserai.kit import Run, playouts, settings
from tests.kit.games import every_game

GAMES = 2_000  # of each installed game, shared out among its settings
MANY_GAMES = 1_000_000  # which begin with the same ones
FEW_GAMES = 1_000  # of Oasis
SLOWER = 40  # interpreted: the same games are played compiled, and more of them
BATCH = 250


def tables() -> list[tuple[Game[Any], int]]:
    return [(game, seats) for game in every_game() for seats in game.seats]


at_every_table = pytest.mark.parametrize(
    ("game", "seats"), tables(), ids=lambda value: getattr(value, "id", str(value))
)


@at_every_table
def test_playouts(game: Game[Any], seats: int) -> None:
    """Every random game ends in time, with all its components and sound standings."""
    play(game, seats, GAMES)


@pytest.mark.long
@at_every_table
def test_many_playouts(game: Game[Any], seats: int) -> None:
    """The same, of many more games."""
    play(game, seats, MANY_GAMES)


def play(game: Game[Any], seats: int, many: int) -> None:
    """Play a game's share of so many random games that falls to so many seats, and look at each."""
    each = games_of(game, many) // len(list(settings(game))) + 1
    for setting in settings(game):
        if setting.seats != seats:
            continue
        for first in range(0, each, BATCH):
            run: Run = playouts(game, setting.seats, setting.options, range(first, min(first + BATCH, each)))
            assert [str(fault) for fault in run.faults] == []
            assert run.decisions >= run.games > 0


def games_of(game: Game[Any], many: int) -> int:
    """How many games of this game are to be played."""
    if game.id not in games():
        return FEW_GAMES
    return many if compiled() else many // SLOWER
