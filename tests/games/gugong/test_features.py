"""How a network sees Gùgōng."""

from caravanserai.core.game import games, start

GUGONG = games()["gugong"]


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
