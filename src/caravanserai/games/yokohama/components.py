"""A component of the box as its row says, typed: an area, a technology, an order.

Effects are referred to by their number in `EFFECTS`, which effects.py has read
when the game is loaded: a step that will enact one holds an int and can be saved.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.box import load_box, overlay_folder
from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled, row
from caravanserai.core.meanings import Effects, Row
from caravanserai.core.passive import Changes, Moments

BOX: Final = load_box("yokohama", Path(__file__).parent, overlay_folder())
DATA: Final[dict[str, Any]] = BOX.data
EFFECTS: Final = Effects(BOX)

# What a player owns, in this order (YK-1.2).
YEN: Final = 0
COPPER: Final = 1
SILK: Final = 2
TEA: Final = 3
FISH: Final = 4
IMPORT: Final = 5
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ["yen", "copper", "silk", "tea", "fish", "import"]
GOODS: Final = ["copper", "silk", "tea", "fish"]
FIRST_GOOD: Final = COPPER
LAST_GOOD: Final = FISH

# Pieces of the warehouse.
ASSISTANT: Final = 0
SHOP: Final = 1
HOUSE: Final = 2
PIECES: Final = ["assistant", "shop", "trading_house"]

# What a reward holds comes in this order (YK-9.1.17).
IN_ORDER: Final = ["vp", "yen", "copper", "silk", "tea", "fish", "import", "any_good", "assistant", "free_agent"]
VERBS_IN_ORDER: Final = ["gain", "table", "buy_shop", "buy_trading_house", "move_assistant"]

MOMENTS: Final = [
    "order_completed",
    "customs_placed",
    "church_placed",
    "trading_house_built",
    "shop_built",
    "technology_taken_later",
    "turn_started",
]
ORDER_COMPLETED: Final = 0
CUSTOMS_PLACED: Final = 1
CHURCH_PLACED: Final = 2
HOUSE_BUILT: Final = 3
SHOP_BUILT: Final = 4
TECHNOLOGY_TAKEN: Final = 5
TURN_STARTED: Final = 6


# What rules ask that is a number, and the usual answer; the others are a yes or a no.
USUAL: Final[dict[str, int]] = {
    "passing_fee": DATA["turn"]["president_fee"],
    "placement_spread_max": DATA["turn"]["placement_spread_max"],
    "placement_stack_adjacent": 0,
    "gained_amount": 0,
    "assistants_left_max": 0,
}


def in_order(effects: Any) -> Any:
    """The parts of a reward in the order of the rules (YK-9.1.17)."""
    if isinstance(effects, dict):
        return {noun: effects[noun] for noun in sorted(effects, key=IN_ORDER.index)}
    rows = [bundle_in_order(effect) if effect["kind"] == "gain" else effect for effect in effects]
    return sorted(rows, key=verb_rank)


def bundle_in_order(effect: Row) -> Row:
    return {"kind": "gain", **in_order({noun: n for noun, n in effect.items() if noun in IN_ORDER})}


def verb_rank(effect: Row) -> int:
    """What must be chosen comes after what is simply gained."""
    kind = effect["kind"]
    return VERBS_IN_ORDER.index(kind) if kind in VERBS_IN_ORDER else len(VERBS_IN_ORDER)


def reward(data: Row, key: str) -> i64:
    """The number of a reward."""
    return EFFECTS.number(in_order(data[key]), BOX.place(data, key))


def amounts(data: Row) -> Ints:
    """A cost by resource."""
    for noun in data:
        if noun not in RESOURCE_NAMES:
            raise BOX.impossible(BOX.place(data, noun), f"nothing is paid in {noun!r}")
    return row([data.get(name, 0) for name in RESOURCE_NAMES])


AREA_NAMES: Final = BOX.ids("areas")
COUNTRY_NAMES: Final = BOX.ids("countries")
COUNTRIES: Final = len(COUNTRY_NAMES)


class Area:
    """An area board (YK-1.4)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.production: Final[bool] = data["type"] == "production"
        self.commercial: Final[bool] = data["type"] == "commercial"
        self.is_canal: Final[bool] = data["area"] == "canal"
        self.token: Final[bool] = data["five_power_space"]
        self.tile: Final[bool] = data["building_tile"]
        self.effect: Final[i64] = reward(data, "effects")


class Technology:
    """What the cards of one name do (YK-11.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.rule: Final[str] = data["rule"]
        self.value: Final[i64] = data["value"]
        self.effect: Final[i64] = reward(data, "effects") if "effects" in data else -1
        moments = Moments(BOX, data, [*MOMENTS, "own_turn"], limited=["own_turn"])
        self.moments: Final = filled(len(MOMENTS), -1)
        self.own_turn: i64 = -1
        self.changes: Final = Changes(BOX, data)
        for moment in moments.rows:
            self.read_moment(moments, moment)
        for change in self.changes.rows:
            self.check_change(change)

    def read_moment(self, moments: Moments, moment: Row) -> None:
        """All that the technology brings on the occasion of one of its rows, as one reward."""
        if moment is not moments.at(moment["on"])[0]:
            return
        effects = moments.effects(moment["on"])
        filled_up = [] if isinstance(effects, dict) else [one["noun"] for one in effects if one["kind"] == "fill_up"]
        if len(set(filled_up)) != len(filled_up):
            raise moments.impossible(moment, "effects", f"fills up the same twice: {', '.join(filled_up)}")
        number = EFFECTS.number(in_order(effects), BOX.place(moment, "effects"))
        if moment["on"] == "own_turn":
            for one in moments.at("own_turn"):
                if one.get("per_turn", 1) != 1:
                    raise moments.impossible(one, "per_turn", "a technology is used once in a turn: 1")
            self.own_turn = number
        else:
            self.moments[MOMENTS.index(moment["on"])] = number

    def check_change(self, change: Row) -> None:
        """What the rules of a technology do not leave to the component file."""
        ask = change["ask"]
        if ask == "gained_amount" and change["noun"] != "copper":
            raise self.changes.impossible(change, "noun", "only copper is gained in greater amounts")
        usual = USUAL.get(ask)
        if usual is None:
            return
        if ask == "passing_fee":
            if self.answer(ask) not in (0, usual):
                raise self.changes.impossible(change, "set", f"passing is free or costs what it always costs: {usual}")
        elif self.answer(ask) < usual:
            said = f" than turn.{ask}, which is {usual}" if ask in DATA["turn"] else ""
            raise self.changes.impossible(change, "set", f"a technology allows more, not less{said}")
        elif ask == "assistants_left_max" and self.answer(ask) > 1:
            raise self.changes.impossible(change, "set", "one assistant may be left, not more")

    def answer(self, ask: str) -> int:
        """What this technology makes of a number that a rule asks for."""
        arguments = {"noun": "copper"} if ask == "gained_amount" else {}
        return int(self.changes.answer(ask, USUAL[ask], **arguments))

    def does_change(self, ask: str) -> bool:
        """Whether a rule that asks gets another answer than the usual one."""
        if ask in USUAL:
            return self.answer(ask) != USUAL[ask]
        return self.changes.set_to(ask) is True


class Order:
    """An order card (YK-1.6.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.country: Final[i64] = COUNTRY_NAMES.index(data["country"])
        self.cost: Final = amounts(data["cost"])
        self.gain: Final[i64] = reward(data, "gain")


class Tile:
    """A building tile: four rewards for shops, one for a trading house (YK-1.6.1)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        places = [f"{BOX.place(data)}.shops[{n}]" for n in range(len(data["shops"]))]
        self.shops: Final = row([EFFECTS.number(in_order(data["shops"][n]), places[n]) for n in range(len(places))])
        self.house: Final[i64] = reward(data, "trading_house")


class BoardSpace:
    """A space of the church or customs board (YK-7.8.4, 7.9.2)."""

    def __init__(self, data: Row, noun: str) -> None:
        self.id: Final[str] = data["id"]
        self.place: Final[str] = BOX.place(data, noun)
        self.number: Final[i64] = data[noun]
        self.effect: Final[i64] = reward(data, "effects")
        self.blocked: Final[bool] = data["blocked_2p"]


class Achievement:
    """An achievement tile (YK-10)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.group: Final[i64] = GROUPS.index(data["group"])
        self.test: Final[i64] = TESTS.index(data["condition"]["test"])
        self.good: Final[i64] = RESOURCE_NAMES.index(data["condition"].get("good", "yen"))
        self.n: Final[i64] = data["condition"].get("n", 0)
        self.production: Final[i64] = data["condition"].get("production", 0)
        self.commercial: Final[i64] = data["condition"].get("commercial", 0)
        self.first: Final[i64] = reward(data, "first")
        self.later: Final[i64] = reward(data, "later")


class Exchange:
    """A line of Chinatown (YK-7.6.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.cost: Final = amounts(data["cost"])
        self.gain: Final[i64] = reward(data, "gain")


class FaithPayment:
    """A way to raise faith (YK-7.8.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.cost: Final = amounts(data["cost"])
        self.faith: Final[i64] = data["faith"]


GROUPS: Final = ["A", "B", "C"]
TESTS: Final = ["goods", "yen", "technologies", "tokens", "orders", "buildings"]
OWN_GOODS: Final = 0
OWN_YEN: Final = 1
OWN_CARDS: Final = 2
OWN_TOKENS: Final = 3
OWN_ORDERS: Final = 4
