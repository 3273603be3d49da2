"""The words this game's components use, each with what reads its row."""

from typing import Any, Final

from caravanserai.core.bits import bit
from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints
from caravanserai.core.ints import row as vec_of
from caravanserai.core.meanings import Effects, Meanings, Row
from caravanserai.games.yokohama.box import LABORATORIES, LEVELS, MOST_POWER, PORTS
from caravanserai.games.yokohama.components import EFFECTS, HOUSE, RESOURCE_NAMES, SHOP
from caravanserai.games.yokohama.verbs import (
    MOST,
    BuyPieces,
    Cost,
    FillUp,
    Gain,
    GainAnyGood,
    GainAssistants,
    GainFreeAgents,
    GainPoints,
    LayStation,
    MakeExchanges,
    MoveAssistants,
    PayImports,
    RaiseFaith,
    RecruitPieces,
    Research,
    TakeOrders,
)


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
