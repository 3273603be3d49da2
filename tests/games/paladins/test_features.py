"""How a network sees it: every number has its place and its limit."""

import pytest

from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed, next32

PALADINS = games()["paladins"]


@pytest.mark.parametrize("seats", PALADINS.seats)
def test_an_observation_has_the_size_and_the_limits_of_its_pieces(seats: int) -> None:
    s = start(PALADINS, seats, key=seats)
    pieces = PALADINS.observer.pieces
    size = sum(piece.size for piece in pieces)
    luck = mixed(seats)
    while asked(s):
        seen = PALADINS.observer.observe(s, asked(s)[0])
        assert size == len(seen)
        at = 0
        for piece in pieces:
            part = seen[at : at + piece.size]
            assert all(0.0 <= number <= piece.most for number in part), piece.name
            at += piece.size
        luck = next32(luck)
        options = legal(s)
        apply(s, options[(luck * len(options)) >> 32])


def test_pieces_have_different_names() -> None:
    names = [piece.name for piece in PALADINS.observer.pieces]
    assert len(set(names)) == len(names)


def test_drawn_paladins_are_seen_by_their_owner_only() -> None:
    """What a seat sees does not change when the others' Paladins are dealt anew."""
    s = start(PALADINS, 3, key=1)
    while PALADINS.show(s, 0)["players"][0]["drawn"] == []:
        apply(s, legal(s)[0])
    pieces = PALADINS.observer.pieces
    first = sum(piece.size for piece in pieces[: [piece.name for piece in pieces].index("own-drawn")])
    for seat in range(3):
        drawn = PALADINS.show(s, seat)["players"][seat]["drawn"]
        names = PALADINS.names["paladin"]
        seen = PALADINS.observer.observe(s, seat)
        assert sorted(drawn) == sorted(names[n] for n in range(len(names)) if seen[first + n])
        for key in range(5):
            assert seen == PALADINS.observer.observe(PALADINS.imagine(s, seat, key), seat)
