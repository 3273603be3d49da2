"""What the verbs of this game's components do."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.step import Refusal, refusals
from caravanserai.games.yokohama.actions.boards import ChurchSpace, CustomsSpace
from caravanserai.games.yokohama.actions.chinatown import Exchange
from caravanserai.games.yokohama.actions.orders import TakeOrder
from caravanserai.games.yokohama.actions.place import MoveAssistant, can_move_any
from caravanserai.games.yokohama.actions.research import PlaceStation, TakeTechnology
from caravanserai.games.yokohama.actions.stock import (
    ChooseGood,
    Recruit,
    gain,
    gain_free_agent,
    offer,
    offer_piece,
    pay,
    score,
)
from caravanserai.games.yokohama.box import MOST_NUMBER
from caravanserai.games.yokohama.components import ASSISTANT
from caravanserai.games.yokohama.state import Yokohama

MOST: Final = MOST_NUMBER
NO_ASSISTANT_STORED: Final = Refusal("YK-11.2.49", "refuse-none-in-warehouse")
TOO_FEW: Final = refusals("YK-3.1.10", "refuse-too-few", MOST)


class Gain(Op[Yokohama]):
    """Yen, a trade good, imports (YK-9.1.1, 9.1.3, 9.1.6)."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final[i64] = resource
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        gain(s, seat, self.resource, self.n)

    def commutes(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True


class Cost(Op[Yokohama]):
    """What is paid of one kind (YK-3.1.10)."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final[i64] = resource
        self.n: Final[i64] = n

    def able(self, s: Yokohama, seat: Seat) -> Refusal | None:
        return None if s.of(seat).stock[self.resource] >= self.n else TOO_FEW[self.n]

    def enact(self, s: Yokohama, seat: Seat) -> None:
        pay(s, seat, self.resource, self.n)


class GainPoints(Op[Yokohama]):
    """Points (YK-9.1.2)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        score(s, seat, self.n)

    def commutes(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True


class GainAnyGood(Op[Yokohama]):
    """Trade goods of choice (YK-9.1.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        s.next(ChooseGood(seat, self.n))


class GainAssistants(Op[Yokohama]):
    """Assistants from the warehouse to hand (YK-9.1.7, 11.2.49)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Yokohama, seat: Seat) -> Refusal | None:
        return None if s.of(seat).store_assistants > 0 else NO_ASSISTANT_STORED

    def enact(self, s: Yokohama, seat: Seat) -> None:
        for _ in range(min(self.n, s.of(seat).store_assistants)):
            offer_piece(s, seat, ASSISTANT)


class GainFreeAgents(Op[Yokohama]):
    """The token itself is an agent (YK-14.1.6, 15.1.3)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        for _ in range(self.n):
            gain_free_agent(s, seat)


class BuyPieces(Op[Yokohama]):
    """Shops or trading houses from the warehouse, paid for (YK-9.1.7)."""

    def __init__(self, piece: int, n: int) -> None:
        self.piece: Final[i64] = piece
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        for _ in range(self.n):
            offer_piece(s, seat, self.piece)


class MoveAssistants(Op[Yokohama]):
    """Own assistants go anywhere (YK-9.1.9)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        if can_move_any(s, seat):
            s.next(MoveAssistant(seat, self.n))


class MakeExchanges(Op[Yokohama]):
    """Chinatown (YK-7.6.1)."""

    def __init__(self, n: Ints) -> None:
        self.n: Final = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        n = by_power(s, self.n)
        if n > 0:
            offer(s, Exchange(seat, n))


class RaiseFaith(Op[Yokohama]):
    """The church (YK-7.8.1)."""

    def __init__(self, n: Ints) -> None:
        self.n: Final = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        offer(s, ChurchSpace(seat, by_power(s, self.n)))


class PayImports(Op[Yokohama]):
    """The customs office (YK-7.9.1)."""

    def __init__(self, n: Ints) -> None:
        self.n: Final = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        offer(s, CustomsSpace(seat, by_power(s, self.n)))


class RecruitPieces(Op[Yokohama]):
    """The employment agency (YK-7.10.1)."""

    def __init__(self, n: Ints) -> None:
        self.n: Final = n

    def enact(self, s: Yokohama, seat: Seat) -> None:
        n = by_power(s, self.n)
        if n > 0:
            offer(s, Recruit(seat, n))


class Research(Op[Yokohama]):
    """A laboratory (YK-7.11.1)."""

    def __init__(self, n: Ints, board: int) -> None:
        self.n: Final = n
        self.board: Final[i64] = board

    def enact(self, s: Yokohama, seat: Seat) -> None:
        offer(s, TakeTechnology(seat, self.board, by_power(s, self.n)))


class TakeOrders(Op[Yokohama]):
    """A port (YK-7.12.1)."""

    def __init__(self, levels: Ints, port: int) -> None:
        self.levels: Final = levels  # by power, as bits
        self.port: Final[i64] = port

    def enact(self, s: Yokohama, seat: Seat) -> None:
        offer(s, TakeOrder(seat, self.port, by_power(s, self.levels), 0))


class FillUp(Op[Yokohama]):
    """Filled up from the supply (YK-11.2.6, 11.2.52)."""

    def __init__(self, resource: int, to: int) -> None:
        self.resource: Final[i64] = resource
        self.to: Final[i64] = to

    def enact(self, s: Yokohama, seat: Seat) -> None:
        gain(s, seat, self.resource, self.to - s.of(seat).stock[self.resource])


class LayStation(Op[Yokohama]):
    """The station token (YK-11.2.11)."""

    def enact(self, s: Yokohama, seat: Seat) -> None:
        s.next(PlaceStation(seat))


def by_power(s: Yokohama, n: Ints) -> i64:
    """The entry of a row for the power in use; nothing below power 1."""
    return n[s.power - 1] if s.power > 0 else 0
