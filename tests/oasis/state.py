"""What is on the table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.effect import Op
from caravanserai.core.ids import NOBODY, Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled
from caravanserai.core.space import Space
from caravanserai.core.state import State
from caravanserai.core.step import Step
from tests.oasis.box import EFFECTS, NOUNS, TRADERS, WATER
from tests.oasis.choices import SPACE

MOST_SEATS: Final = 4
EVERYBODY: Final = bit(MOST_SEATS + 1) - 1  # the seats, and those who look on


class PlayerState:
    """One player's goods, cards and tent."""

    def __init__(self) -> None:
        self.goods: Ints = filled(len(NOUNS), 0)  # points, dates, water
        self.hand: i64 = 0  # traders, as bits
        self.tent: i64 = NOBODY  # the place where it stands

    def clone(self) -> "PlayerState":
        out = PlayerState()
        out.goods = copied(self.goods)
        out.hand = self.hand
        out.tent = self.tent
        return out


class Oasis(State):
    """The whole table, empty until setup.py or clone lays it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0
        self.rounds: i64 = 0
        self.storm: bool = False
        self.round: i64 = 0
        self.first: Seat = 0
        self.star: i64 = 0
        self.well: i64 = 0
        self.bag: i64 = 0  # traders, as bits: a bag has no order to leak
        self.caravan: Ints = NO_ROW  # traders in order, the first to come first
        self.seen: Ints = NO_ROW  # for each trader who knows where it is, as bits
        self.players: list[PlayerState] = []

    def of(self, seat: Seat) -> PlayerState:
        return self.players[seat]

    def knows(self, seat: Seat, trader: i64) -> bool:
        """Whether a seat, or a spectator, knows where a trader is."""
        return has(self.seen[trader], MOST_SEATS if seat == NOBODY else seat)

    def space(self) -> Space:
        return SPACE

    def op(self, number: i64) -> Op[Any]:
        return EFFECTS.ops[number]

    def value_in_use(self, seat: Seat) -> i64:
        """The star die, for everybody (OA-5.3)."""
        return self.star

    def anytime(self, seat: Seat) -> Step[Any] | None:
        """Dates may be eaten at each decision of one's own (OA-4.6)."""
        return EATERS[seat]

    def clone(self) -> "Oasis":
        out = Oasis()
        out.copy_core(self)
        out.seats = self.seats
        out.rounds = self.rounds
        out.storm = self.storm
        out.round = self.round
        out.first = self.first
        out.star = self.star
        out.well = self.well
        out.bag = self.bag
        out.caravan = copied(self.caravan)
        out.seen = copied(self.seen)
        out.players = [player.clone() for player in self.players]
        return out

    def census(self) -> list[int]:
        """All water, and how often each trader is somewhere: once (OA-1.2)."""
        water = self.well + sum(player.goods[WATER] for player in self.players)
        places = [self.bag, *(bit(trader) for trader in self.caravan), *(player.hand for player in self.players)]
        return [water, *(sum(has(place, n) for place in places) for n in range(len(TRADERS)))]


# One constant step a seat, filled by actions/eat.py: state comes before the rules in the order of imports.
EATERS: Final[list[Step[Any]]] = []
