"""How a network sees it: every number has its place and its limit."""

import pytest

from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed, next32

GUGONG = games()["gugong"]


@pytest.mark.parametrize("seats", GUGONG.seats)
def test_an_observation_has_the_size_and_the_limits_of_its_pieces(seats: int) -> None:
    s = start(GUGONG, seats, key=seats)
    pieces = GUGONG.observer.pieces
    size = sum(piece.size for piece in pieces)
    luck = mixed(seats)
    while asked(s):
        seen = GUGONG.observer.observe(s, asked(s)[0])
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
    names = [piece.name for piece in GUGONG.observer.pieces]
    assert len(set(names)) == len(names)


def test_an_own_card_is_seen_by_its_owner_only() -> None:
    """The own hand comes from the seat that looks; of others only the number of cards is there."""
    s = start(GUGONG, 2, key=1)
    pieces = GUGONG.observer.pieces
    first = sum(piece.size for piece in pieces[: [piece.name for piece in pieces].index("own-hand")])
    for seat in range(2):
        hand = GUGONG.show(s, seat)["players"][seat]["hand"]
        gifts = next(family.labels for family in GUGONG.space.families if family.name == "gift")
        seen = GUGONG.observer.observe(s, seat)[first : first + len(gifts)]
        assert sorted(hand) == sorted(gifts[n] for n, number in enumerate(seen) if number)
