"""What rules ask: costs, limits, whose turn it is."""

from caravanserai.core.ids import Seat
from tests.oasis.box import RULES
from tests.oasis.state import Oasis


def in_turn_order(s: Oasis, first: Seat) -> list[Seat]:
    """All seats, from one on to the left (OA-3.3)."""
    return [(first + n) % s.seats for n in range(s.seats)]


def welcome_cost(s: Oasis, seat: Seat) -> int:
    """The water it takes to welcome a visitor: none for the first player (OA-4.2)."""
    return 0 if seat == s.first else RULES["welcome_water"]
