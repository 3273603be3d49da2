"""How a quick bot judges it."""

from caravanserai.core.bits import count
from tests.oasis.box import DATE, VP, WATER
from tests.oasis.state import Oasis


def worth(s: Oasis, seat: int) -> float:
    """Points, and roughly what goods and traders will bring."""
    me = s.of(seat)
    points, dates, water = (float(me.goods[noun]) for noun in (VP, DATE, WATER))
    return points + 0.6 * water + 0.4 * dates + 0.5 * float(count(me.hand))
