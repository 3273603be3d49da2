"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, prizes) is read from the box. Goods are worth something as
long as they can be used: beyond a few of each, only what an order asks for counts.
"""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import count, has
from caravanserai.core.ids import Seat
from caravanserai.core.ints import row
from caravanserai.core.weights import Weights
from caravanserai.games.yokohama.actions.stock import can_pay
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AREAS,
    BUILDING_POWER,
    CHURCH,
    CUSTOMS,
    FAITH_PAYMENTS,
    HAND_LIMIT,
    MOST_POWER,
    ORDERS,
    PRESIDENT_POWER,
    TOKEN_POWER,
)
from caravanserai.games.yokohama.components import (
    COPPER,
    DATA,
    FIRST_GOOD,
    IMPORT,
    LAST_GOOD,
    OWN_GOODS,
    RESOURCE_NAMES,
    SILK,
    YEN,
)
from caravanserai.games.yokohama.questions import has_achieved, power_in
from caravanserai.games.yokohama.scoring import country_vp, score_of
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama


class YokohamaWeights(Weights):
    """What things are worth, in points, and parts of that."""

    def __init__(self) -> None:
        self.a_yen: float = 0.35
        self.yen_left: float = 0.5  # what a yen scores in the end
        self.import_left: float = 1.0  # what an import does
        self.a_point: float = 1.0
        self.a_good: float = 0.45
        self.a_dear_good: float = 0.8  # copper and silk
        self.an_import: float = 2.4
        self.an_assistant: float = 0.9  # out of the warehouse
        self.away: float = 0.15  # less for an assistant in an area, who has to be fetched
        self.a_shop: float = 1.6  # in hand
        self.a_house: float = 2.6
        self.built: float = 1.5  # a building in an area helps each action there
        self.a_card: float = 3.5  # a technology, beside what its value scores
        self.an_agent: float = 2.5
        self.an_order: float = 0.8  # in hand
        self.least_profit: float = 1.0  # of an order, whatever its goods are worth
        self.an_achievement: float = 4.0  # met and not yet completed
        self.towards: float = 1.5  # goods for one, in part
        self.next: float = 0.6  # of what the best area would bring
        self.after: float = 0.3  # of what the second best would
        self.a_shop_built: float = 4.0
        self.a_house_built: float = 8.0
        self.a_token: float = 3.0
        # What an action brings, by what is done there.
        self.wanted: float = 1.3  # times the worth of goods that can be used
        self.unwanted: float = 0.2  # for each of the others
        self.a_new_order: float = 1.5
        self.a_better_order: float = 0.8  # for each power above the first
        self.research: float = 1.2  # for each power above the first
        self.means: float = 4.0  # power, imports and half the yen that a card takes at least
        self.a_recruit: float = 1.3
        self.an_exchange: float = 0.6
        self.of_faith: float = 0.5  # of the number of a church space
        self.of_imports: float = 2.0  # of the number of a customs space
        self.late: float = 0.05  # of the hopes, in the last round
        self.a_round: float = 0.025  # of the hopes, lost with every round
        self.least_time: float = 0.3
        self.countries_more: float = 0.5  # sets of countries grow

    def settle(self) -> None:
        """What the orders bring follows from what is brought and taken."""
        for n in range(len(PROFITS)):
            PROFITS[n] = profit(DATA["orders"][n])


WORTH: Final = YokohamaWeights()
USEFUL_YEN: Final = 10
USEFUL_GOODS: Final = 3  # of each kind, beside those that orders ask for
USEFUL_IMPORTS: Final = 5
READY: Final = [0.85, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08]  # of what an order brings, by the goods that are missing
FOR_ORDERS: Final = 2  # more of each kind are of use with orders to come
PORT_POWER: Final = 2  # with less no order can be taken


def brings(gain: dict[str, Any]) -> float:
    """What the reward of an order comes to."""
    weights = {
        "vp": WORTH.a_point,
        "import": WORTH.an_import + WORTH.import_left,
        "yen": WORTH.a_yen + WORTH.yen_left,
        "assistant": WORTH.an_assistant,
    }
    return sum(weights.get(noun, WORTH.a_good) * float(n) for noun, n in gain.items())


def takes(cost: dict[str, Any]) -> float:
    """What the goods of an order would be worth otherwise."""
    a_good, a_dear_good = WORTH.a_good, WORTH.a_dear_good
    return sum((a_dear_good if noun in ("copper", "silk") else a_good) * float(n) for noun, n in cost.items())


def profit(order: dict[str, Any]) -> float:
    """What an order brings more than it takes."""
    return max(brings(order["gain"]) - takes(order["cost"]), WORTH.least_profit)


NAMED: Final = ["port", "laboratory", "church", "customs", "employment_agency"]
IS_PORT: Final = 0
IS_LABORATORY: Final = 1
IS_CHURCH: Final = 2
IS_CUSTOMS: Final = 3
IS_AGENCY: Final = 4


def kind_of(name: str) -> int:
    """What is done in an area; -1: something else."""
    return next((number for number, kind in enumerate(NAMED) if name.startswith(kind)), -1)


def income_of(area: dict[str, Any]) -> tuple[int, list[int]]:
    """The one resource that an area gives by power; -1: it does something else."""
    effects, rows = area["effects"], []
    if isinstance(effects, dict):
        rows = [effects] * int(MOST_POWER)
    elif len(effects) == 1 and effects[0]["kind"] == "table":
        rows = [entry for entry in effects[0]["rows"] if isinstance(entry, dict)]
    for resource, noun in enumerate(RESOURCE_NAMES):
        if len(rows) == MOST_POWER and any(noun in entry for entry in rows):
            return resource, [entry.get(noun, 0) for entry in rows]
    return -1, []


KINDS: Final = row([kind_of(area["area"]) for area in DATA["areas"]])
INCOMES: Final = row([income_of(area)[0] for area in DATA["areas"]])
INCOME_ROWS: Final = [row(income_of(area)[1]) for area in DATA["areas"]]
PROFITS: Final[list[float]] = [profit(order) for order in DATA["orders"]]


def worth(s: Yokohama, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    now = float(score_of(s, seat))
    if s.ended:
        return now
    me = s.of(seat)
    hopes = belongings(me) + pieces(me) + cards(me) + on_the_map(s, seat) + promises(s, seat)
    return now + hopes * time_left(s)


def time_left(s: Yokohama) -> float:
    """How much of the hopes may still come true: less with every round, and nearly nothing in the last one.

    That the end has been triggered makes no difference at once: it comes for all, and nobody should shy away from it.
    """
    if s.last_round:
        return WORTH.late
    return max(1.0 - WORTH.a_round * float(s.round), WORTH.least_time)


def belongings(me: PlayerState) -> float:
    """Yen, goods and imports, beside what is left of them in the end."""
    yen, imports = min(me.stock[YEN], USEFUL_YEN), min(me.stock[IMPORT], USEFUL_IMPORTS)
    out = WORTH.a_yen * float(yen) + WORTH.an_import * float(imports)
    a_good, a_dear_good = WORTH.a_good, WORTH.a_dear_good
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        each = a_dear_good if good in (COPPER, SILK) else a_good
        out += each * float(min(me.stock[good], USEFUL_GOODS))
    return out


def pieces(me: PlayerState) -> float:
    """Pieces out of the warehouse, and buildings."""
    a_shop, a_house, built = WORTH.a_shop, WORTH.a_house, WORTH.built
    out = WORTH.an_assistant * float(me.assistants) + a_shop * float(me.shops) + a_house * float(me.houses)
    out += (a_shop + built) * float(count(me.shop_areas)) + (a_house + built) * float(count(me.house_areas))
    agents: i64 = 0
    for n in me.agents:
        agents += n
    return out + WORTH.an_agent * float(agents)


def cards(me: PlayerState) -> float:
    return WORTH.a_card * float(count(me.cards)) + WORTH.countries_more * float(country_vp(me))


def on_the_map(s: Yokohama, seat: Seat) -> float:
    """Assistants in areas, and what the best two of the areas would bring next."""
    me = s.of(seat)
    out, best, second = 0.0, 0.0, 0.0
    an_assistant = WORTH.an_assistant - WORTH.away
    for area in range(len(AREAS)):
        if me.placed[area] > 0:
            out += an_assistant * float(me.placed[area])
            if me.president != area:
                hope = chance(s, seat, area)
                if hope > best:
                    best, second = hope, best
                elif hope > second:
                    second = hope
    return out + WORTH.next * best + WORTH.after * second


def chance(s: Yokohama, seat: Seat, area: i64) -> float:
    """What an action in an area would bring, with the president there."""
    me = s.of(seat)
    power = min(power_in(s, seat, area) + PRESIDENT_POWER, MOST_POWER)
    out = brought(s, me, area, power)
    if power >= BUILDING_POWER and AREAS[area].tile:
        if me.houses > 0 and s.house_of[area] == EMPTY:
            out += WORTH.a_house_built
        elif me.shops > 0 and not has(me.shop_areas, area):
            out += WORTH.a_shop_built
    if power >= TOKEN_POWER and s.tokens[area] != EMPTY:
        out += WORTH.a_token
    return out


def brought(s: Yokohama, me: PlayerState, area: i64, power: i64) -> float:
    """By its action alone."""
    resource = INCOMES[area]
    if resource >= 0:
        n = INCOME_ROWS[area][power - 1]
        room = (USEFUL_YEN if resource == YEN else USEFUL_GOODS + FOR_ORDERS) - me.stock[resource]
        each = WORTH.a_good
        if resource == YEN:
            each = WORTH.a_yen + WORTH.yen_left
        elif resource in (COPPER, SILK):
            each = WORTH.a_dear_good
        return WORTH.wanted * each * float(min(n, max(room, 0))) + WORTH.unwanted * float(n)
    kind = KINDS[area]
    extra = float(power - 1)
    if kind == IS_PORT:
        if len(me.hand) >= HAND_LIMIT or power < PORT_POWER:
            return 0.0
        return WORTH.a_new_order + WORTH.a_better_order * extra
    if kind == IS_LABORATORY:
        means = float(power) + WORTH.yen_left * float(me.stock[YEN]) + float(me.stock[IMPORT])
        return WORTH.research * extra if means >= WORTH.means else 0.0
    if kind == IS_CHURCH:
        return church_chance(s, me, power)
    if kind == IS_CUSTOMS:
        return customs_chance(s, me, power)
    if kind == IS_AGENCY:
        left = me.store_assistants + me.store_shops + me.store_houses
        return min(extra, float(left)) * WORTH.a_recruit
    return WORTH.an_exchange * float(power)


def church_chance(s: Yokohama, me: PlayerState, power: i64) -> float:
    """The dearest free space that could be paid."""
    faith = power
    for payment in FAITH_PAYMENTS:
        if can_pay(me, payment.cost):
            faith += payment.faith
    best: i64 = 0
    for n in range(len(CHURCH)):
        if s.church[n] == EMPTY and CHURCH[n].number <= faith:
            best = max(best, CHURCH[n].number)
    return WORTH.of_faith * float(best)


def customs_chance(s: Yokohama, me: PlayerState, power: i64) -> float:
    """The dearest free space that could be paid."""
    best: i64 = 0
    for n in range(len(CUSTOMS)):
        if s.customs[n] == EMPTY and CUSTOMS[n].number <= min(me.stock[IMPORT], power - 1):
            best = max(best, CUSTOMS[n].number)
    return WORTH.of_imports * float(best)


def promises(s: Yokohama, seat: Seat) -> float:
    """Orders in hand, and achievements within reach."""
    me = s.of(seat)
    out = 0.0
    stock = me.stock
    for order in me.hand:
        missing: i64 = 0
        cost = ORDERS[order].cost
        for good in range(FIRST_GOOD, LAST_GOOD + 1):
            missing += max(cost[good] - stock[good], 0)
        out += WORTH.an_order + READY[min(missing, len(READY) - 1)] * PROFITS[order]
    for n in range(len(s.achievements)):
        tile = s.achievements[n]
        if has(me.achieved, n):
            continue
        if has_achieved(me, tile):
            out += WORTH.an_achievement
        elif ACHIEVEMENTS[tile].test == OWN_GOODS:
            out += WORTH.towards * float(me.stock[ACHIEVEMENTS[tile].good]) / float(ACHIEVEMENTS[tile].n)
    return out
