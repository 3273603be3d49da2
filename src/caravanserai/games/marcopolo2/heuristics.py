"""How well a seat stands, roughly: what the greedy bot looks at."""

from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.marcopolo2.scoring import score_lines
from caravanserai.games.marcopolo2.state import MarcoPolo


def worth(s: MarcoPolo, seat: Seat) -> float:
    """The score so far."""
    return float(sum_of(score_lines(s, seat)))
