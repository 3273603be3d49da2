"""What a network sees."""

from typing import Final

from caravanserai.core.game import Piece
from caravanserai.games.paladins.state import PaladinsTable


class Features:
    """Named pieces, laid end to end, of what a seat may know."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def observe(self, s: PaladinsTable, seat: int) -> list[float]:
        return [float(s.round)]


PIECES: Final = (Piece("round", 1, 7.0),)
