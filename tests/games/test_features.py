"""How a network sees a game: every number has its place and its limit."""

from typing import Any

import pytest

from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed, next32


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(game, n, id=f"{game.id}-{n}") for game in games().values() for n in game.seats]
)
def test_an_observation_has_the_size_and_the_limits_of_its_pieces(game: Game[Any], seats: int) -> None:
    s = start(game, seats, key=seats)
    pieces = game.observer.pieces
    size = sum(piece.size for piece in pieces)
    luck = mixed(seats)
    while asked(s):
        seen = game.observer.observe(s, asked(s)[0])
        assert size == len(seen)
        at = 0
        for piece in pieces:
            part = seen[at : at + piece.size]
            assert all(0.0 <= number <= piece.most for number in part), piece.name
            at += piece.size
        luck = next32(luck)
        options = legal(s)
        apply(s, options[(luck * len(options)) >> 32])


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_pieces_have_different_names(game: Game[Any]) -> None:
    names = [piece.name for piece in game.observer.pieces]
    assert len(set(names)) == len(names)
