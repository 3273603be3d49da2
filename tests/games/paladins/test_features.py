"""How a network sees Paladins."""

from caravanserai.core.game import games, start
from caravanserai.core.play import apply, legal

PALADINS = games()["paladins"]


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
