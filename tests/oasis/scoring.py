"""What it is worth (OA-6)."""

from caravanserai.core.game import Line, Standing
from tests.oasis.box import DATE, RULES, VP, WATER
from tests.oasis.state import Oasis


def lines(s: Oasis, seat: int) -> tuple[Line, ...]:
    """Points gathered, and points for water (OA-6.1)."""
    goods = s.of(seat).goods
    return (Line("score-gathered", goods[VP]), Line("score-water", goods[WATER] // RULES["water_per_vp"]))


def score(s: Oasis, seat: int) -> int:
    return sum(line.points for line in lines(s, seat))


def standings(s: Oasis) -> list[Standing]:
    """Best first; equal points: more dates; equal dates: the same place (OA-6.2)."""
    ranks = [(score(s, seat), s.of(seat).goods[DATE]) for seat in range(s.seats)]
    out = []
    for seat in sorted(range(s.seats), key=lambda seat: ranks[seat], reverse=True):
        place = 1 + sum(other > ranks[seat] for other in ranks)
        out.append(Standing(seat, place, ranks[seat][0], place == 1, lines(s, seat)))
    return out
