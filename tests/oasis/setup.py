"""How it starts (OA-2)."""

from caravanserai.core.bits import bit
from caravanserai.core.game import Options
from caravanserai.core.ints import added, filled
from caravanserai.core.play import settle
from caravanserai.core.rng import RngKey
from tests.oasis.actions.draw import from_bag
from tests.oasis.box import ALL_WATER, DATE, START, TRADERS, WATER
from tests.oasis.flow import Round
from tests.oasis.state import Oasis, PlayerState


def deal(seats: int, options: Options, key: RngKey) -> Oasis:
    """A table ready for its first decision (OA-2)."""
    s = Oasis()
    s.draw_from(key)
    s.seats = seats
    s.rounds = START["short_rounds"] if options["short"] else START["rounds"]
    s.storm = options.get("storm", False)
    s.well = ALL_WATER
    s.bag = bit(len(TRADERS)) - 1
    s.seen = filled(len(TRADERS), 0)
    s.caravan = filled(0, 0)
    for _ in range(START["caravan"]):
        s.caravan = added(s.caravan, from_bag(s))
    for seat in range(seats):
        s.players.append(PlayerState())
        lay_player(s, seat)
    s.first = s.below("first", seats)
    s.next(Round())
    settle(s)
    return s


def lay_player(s: Oasis, seat: int) -> None:
    """Two traders, two dates, one water (OA-2.2)."""
    me = s.of(seat)
    for _ in range(START["traders"]):
        trader = from_bag(s)
        me.hand |= bit(trader)
        s.seen[trader] = bit(seat)
    me.goods[DATE] = START["dates"]
    me.goods[WATER] = START["water"]
    s.well -= START["water"]
