"""The greedy bot is a worthy opponent: it beats those who play at random, and finds its way to the Palace alone."""

from typing import Any

import pytest

from caravanserai import compiled
from caravanserai.bots import Bot, SeatView
from caravanserai.bots.greedy import GreedyBot
from caravanserai.bots.random import RandomBot
from caravanserai.core.game import Game, Standing, games, start
from caravanserai.core.play import apply, asked

GUGONG, PALADINS = games()["gugong"], games()["paladins"]
GAMES = 20 if compiled() else 10  # the same games; interpreted, each takes more than a second
MANY = 100
WINS = 0.95


def played(game: Game[Any], seats: int, key: int, players: dict[int, Bot]) -> dict[int, Standing]:
    """A whole game; the standings by seat."""
    s = start(game, seats, key=key)
    while waiting := asked(s):
        apply(s, players[waiting[0]].choose(SeatView(game, s, waiting[0])), waiting[0])
    return {standing.seat: standing for standing in game.standings(s)}


@pytest.mark.parametrize("many", [GAMES, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_greedy_beats_three_random_players(game: Game[Any], many: int) -> None:
    """In at least 95 of 100 games, from each seat in turn."""
    wins = 0
    for key in range(many):
        mine = key % 4
        players: dict[int, Bot] = {seat: RandomBot(key * 4 + seat) for seat in range(4)}
        players[mine] = GreedyBot(key)
        wins += played(game, 4, key, players)[mine].won
    assert WINS * many <= wins


def test_greedy_reaches_the_palace_alone() -> None:
    """Against Meng it forgets neither the Envoy nor the points."""
    scores = [played(GUGONG, 1, key, {0: GreedyBot(key)})[0].score for key in range(GAMES // 2)]
    assert scores.count(0) <= len(scores) // 10
    assert 35 <= sum(scores) / len(scores)


def test_greedy_does_well_among_paladins_alone() -> None:
    """Against the solo opponent it takes the actions that score, again and again."""
    scores = [played(PALADINS, 1, key, {0: GreedyBot(key)})[0].score for key in range(GAMES // 2)]
    assert 35 <= sum(scores) / len(scores)
