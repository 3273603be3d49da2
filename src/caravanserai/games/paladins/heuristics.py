"""How well a seat stands, roughly: what the greedy bot looks at."""

from caravanserai.games.paladins.scoring import score_lines, sum_of
from caravanserai.games.paladins.state import PaladinsTable


def worth(s: PaladinsTable, seat: int) -> float:
    """The score so far."""
    return float(sum_of(score_lines(s, seat)))
