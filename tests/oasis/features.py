"""How a network sees it."""

from typing import Final

from caravanserai.core.bits import has
from caravanserai.core.game import Piece
from tests.oasis.box import ALL_WATER, NOUNS, STARS, TRADERS
from tests.oasis.state import MOST_SEATS, Oasis

MOST_GOODS: Final = 60.0


class OasisObserver:
    """The table, the own hand, and everybody's goods, from the own seat to the left."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (
            Piece("round", 1, 3.0),
            Piece("star", STARS, 1.0),
            Piece("well", 1, float(ALL_WATER)),
            Piece("hand", len(TRADERS), 1.0),
            Piece("goods", MOST_SEATS * len(NOUNS), MOST_GOODS),
        )

    def observe(self, s: Oasis, seat: int) -> list[float]:
        star = [float(s.star == n + 1) for n in range(STARS)]
        hand = [float(has(s.of(seat).hand, n)) for n in range(len(TRADERS))]
        goods = [0.0] * (MOST_SEATS * len(NOUNS))
        for n in range(s.seats * len(NOUNS)):
            goods[n] = float(s.of((seat + n // len(NOUNS)) % s.seats).goods[n % len(NOUNS)])
        return [float(s.round), *star, float(s.well), *hand, *goods]


OBSERVER: Final = OasisObserver()
