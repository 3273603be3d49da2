"""The best turn for now: tries its choices on an imagined table and takes what is worth most.

All legal choices are followed through the seat's own further decisions until the
turn is over, with one small beam for all; the tables reached are judged by the
game's own `worth`. What others will do after that is not looked at.
"""

from caravanserai.bots import SeatView
from caravanserai.bots.beam import Beam
from caravanserai.bots.judge import Judge
from caravanserai.core.rng import mixed

WIDTH = 16  # tables kept at each decision that follows
DEPTH = 12  # decisions that follow
SEVERAL = 2  # seats: alone it looks past a card that is drawn as it does among others, and stays as it was


class GreedyBot:
    """Looks as far as the end of its own turn. A choice depends on the seat's view and the seed alone."""

    def __init__(self, seed: int = 0, width: int = WIDTH, depth: int = DEPTH) -> None:
        self.seed = seed
        self.width = width
        self.depth = depth

    def choose(self, seat: SeatView) -> int:
        """The first choice of the turn that is worth most."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        table = seat.imagine(mixed((self.seed << 20) + seat.decision))
        beam = Beam(Judge(seat.game.worth, SEVERAL), seat.seat, table.reveals, self.width, self.depth)
        return beam.turns(table, list(seat.legal), 1)[0].path[0]
