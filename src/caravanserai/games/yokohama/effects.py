"""The words this game's components use."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import row as vec_of
from caravanserai.core.meanings import Effects, Meanings, Row
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
from caravanserai.games.yokohama.box import LABORATORIES, LEVELS, MOST_NUMBER, MOST_POWER, PORTS
from caravanserai.games.yokohama.components import ASSISTANT, EFFECTS, HOUSE, RESOURCE_NAMES, SHOP
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


def by_rows(row: Row, effects: Effects) -> Ints:
    """A number for each power, the power itself, or the same for all."""
    n = row["n"]
    numbers = n if isinstance(n, list) else list(range(1, MOST_POWER + 1)) if n == "power" else [n] * MOST_POWER
    if min(numbers) < 0:
        raise effects.impossible(f"{row['kind']}: n: must be 0 or more, not {min(numbers)}")
    return vec_of(numbers)


def read_resource(name: str) -> Any:
    resource = RESOURCE_NAMES.index(name)

    def read(n: int) -> Op[Any]:
        return Gain(resource, n)

    return read


def read_cost(name: str) -> Any:
    resource = RESOURCE_NAMES.index(name)

    def read(n: int) -> Op[Any]:
        if not 0 <= n <= MOST:
            raise EFFECTS.impossible(f"cost: {name}: must be from 0 to {MOST}, not {n}")
        return Cost(resource, n)

    return read


def read_points(n: int) -> Op[Any]:
    return GainPoints(n)


def read_any_good(n: int) -> Op[Any]:
    return GainAnyGood(n)


def read_assistant(n: int) -> Op[Any]:
    return GainAssistants(n)


def read_free_agent(n: int) -> Op[Any]:
    return GainFreeAgents(n)


def read_exchange(row: Row, effects: Effects) -> Op[Any]:
    return MakeExchanges(by_rows(row, effects))


def read_faith(row: Row, effects: Effects) -> Op[Any]:
    return RaiseFaith(by_rows(row, effects))


def read_imports(row: Row, effects: Effects) -> Op[Any]:
    return PayImports(by_rows(row, effects))


def read_recruit(row: Row, effects: Effects) -> Op[Any]:
    return RecruitPieces(by_rows(row, effects))


def read_research(row: Row, effects: Effects) -> Op[Any]:
    return Research(by_rows(row, effects), LABORATORIES.index(row["board"]))


def read_take_orders(row: Row, effects: Effects) -> Op[Any]:
    for names in row["levels"]:
        if len(set(names)) != len(names):
            raise effects.impossible(f"take_orders: levels: {', '.join(names)} says the same twice")
    levels = [sum(int(bit(LEVELS.index(level))) for level in names) for names in row["levels"]]
    return TakeOrders(vec_of(levels), PORTS.index(row["board"]))


def read_buy_shop(row: Row, effects: Effects) -> Op[Any]:
    return BuyPieces(SHOP, row["n"])


def read_buy_house(row: Row, effects: Effects) -> Op[Any]:
    return BuyPieces(HOUSE, row["n"])


def read_move(row: Row, effects: Effects) -> Op[Any]:
    return MoveAssistants(row["n"])


def read_fill_up(row: Row, effects: Effects) -> Op[Any]:
    return FillUp(RESOURCE_NAMES.index(row["noun"]), row["to"])


def read_station(row: Row, effects: Effects) -> Op[Any]:
    return LayStation()


MEANINGS: Final = Meanings(
    gains={
        **{name: read_resource(name) for name in RESOURCE_NAMES},
        "vp": read_points,
        "any_good": read_any_good,
        "assistant": read_assistant,
        "free_agent": read_free_agent,
    },
    costs={name: read_cost(name) for name in RESOURCE_NAMES},
    verbs={
        "exchange": read_exchange,
        "raise_faith": read_faith,
        "pay_imports": read_imports,
        "recruit": read_recruit,
        "research": read_research,
        "take_orders": read_take_orders,
        "buy_shop": read_buy_shop,
        "buy_trading_house": read_buy_house,
        "move_assistant": read_move,
        "fill_up": read_fill_up,
        "place_station": read_station,
    },
    counters={},
)
EFFECTS.read(MEANINGS)
