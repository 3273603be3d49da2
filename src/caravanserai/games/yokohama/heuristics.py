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
from caravanserai.games.yokohama.actions.stock import can_pay
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AREAS,
    BUILDING_POWER,
    CHURCH,
    COPPER,
    CUSTOMS,
    DATA,
    FAITH_PAYMENTS,
    FIRST_GOOD,
    HAND_LIMIT,
    IMPORT,
    LAST_GOOD,
    MOST_POWER,
    ORDERS,
    OWN_GOODS,
    PRESIDENT_POWER,
    RESOURCE_NAMES,
    SILK,
    TOKEN_POWER,
    YEN,
)
from caravanserai.games.yokohama.questions import has_achieved, power_in
from caravanserai.games.yokohama.scoring import country_vp, score_of
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

A_YEN: Final = 0.35
USEFUL_YEN: Final = 10
YEN_LEFT: Final = 0.5  # what a yen scores in the end
IMPORT_LEFT: Final = 1.0  # what an import does
A_POINT: Final = 1.0
A_GOOD: Final = 0.45
A_DEAR_GOOD: Final = 0.8  # copper and silk
USEFUL_GOODS: Final = 3  # of each kind, beside those that orders ask for
AN_IMPORT: Final = 2.4
USEFUL_IMPORTS: Final = 5
AN_ASSISTANT: Final = 0.9  # out of the warehouse
AWAY: Final = 0.15  # less for an assistant in an area, who has to be fetched
A_SHOP: Final = 1.6  # in hand
A_HOUSE: Final = 2.6
BUILT: Final = 1.5  # a building in an area helps each action there
A_CARD: Final = 3.5  # a technology, beside what its value scores
AN_AGENT: Final = 2.5
AN_ORDER: Final = 0.8  # in hand
LEAST_PROFIT: Final = 1.0  # of an order, whatever its goods are worth
READY: Final = [0.85, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08]  # of what an order brings, by the goods that are missing
AN_ACHIEVEMENT: Final = 4.0  # met and not yet completed
TOWARDS: Final = 1.5  # goods for one, in part
NEXT: Final = 0.6  # of what the best area would bring
AFTER: Final = 0.3  # of what the second best would
A_SHOP_BUILT: Final = 4.0
A_HOUSE_BUILT: Final = 8.0
A_TOKEN: Final = 3.0
# What an action brings, by what is done there.
WANTED: Final = 1.3  # times the worth of goods that can be used
UNWANTED: Final = 0.2  # for each of the others
FOR_ORDERS: Final = 2  # more of each kind are of use with orders to come
A_NEW_ORDER: Final = 1.5
A_BETTER_ORDER: Final = 0.8  # for each power above the first
PORT_POWER: Final = 2  # with less no order can be taken
RESEARCH: Final = 1.2  # for each power above the first
MEANS: Final = 4.0  # power, imports and half the yen that a card takes at least
A_RECRUIT: Final = 1.3
AN_EXCHANGE: Final = 0.6
OF_FAITH: Final = 0.5  # of the number of a church space
OF_IMPORTS: Final = 2.0  # of the number of a customs space
LATE: Final = 0.05  # of the hopes, in the last round
A_ROUND: Final = 0.025  # of the hopes, lost with every round
LEAST_TIME: Final = 0.3
COUNTRIES_MORE: Final = 0.5  # sets of countries grow


def brings(gain: dict[str, Any]) -> float:
    """What the reward of an order comes to."""
    weights = {"vp": A_POINT, "import": AN_IMPORT + IMPORT_LEFT, "yen": A_YEN + YEN_LEFT, "assistant": AN_ASSISTANT}
    return sum(weights.get(noun, A_GOOD) * float(n) for noun, n in gain.items())


def takes(cost: dict[str, Any]) -> float:
    """What the goods of an order would be worth otherwise."""
    return sum((A_DEAR_GOOD if noun in ("copper", "silk") else A_GOOD) * float(n) for noun, n in cost.items())


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
    effects = area["effects"]
    if len(effects) == 1 and effects[0]["kind"] == "table":
        for resource, noun in enumerate(RESOURCE_NAMES):
            if any(noun in entry for entry in effects[0]["rows"]):
                return resource, [entry.get(noun, 0) for entry in effects[0]["rows"]]
    return -1, []


KINDS: Final = row([kind_of(area["area"]) for area in DATA["areas"]])
INCOMES: Final = row([income_of(area)[0] for area in DATA["areas"]])
INCOME_ROWS: Final = [row(income_of(area)[1]) for area in DATA["areas"]]
PROFITS: Final[list[float]] = [max(brings(card["gain"]) - takes(card["cost"]), LEAST_PROFIT) for card in DATA["orders"]]


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
        return LATE
    return max(1.0 - A_ROUND * float(s.round), LEAST_TIME)


def belongings(me: PlayerState) -> float:
    """Yen, goods and imports, beside what is left of them in the end."""
    out = A_YEN * float(min(me.stock[YEN], USEFUL_YEN)) + AN_IMPORT * float(min(me.stock[IMPORT], USEFUL_IMPORTS))
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        out += (A_DEAR_GOOD if good in (COPPER, SILK) else A_GOOD) * float(min(me.stock[good], USEFUL_GOODS))
    return out


def pieces(me: PlayerState) -> float:
    """Pieces out of the warehouse, and buildings."""
    out = AN_ASSISTANT * float(me.assistants) + A_SHOP * float(me.shops) + A_HOUSE * float(me.houses)
    out += (A_SHOP + BUILT) * float(count(me.shop_areas)) + (A_HOUSE + BUILT) * float(count(me.house_areas))
    agents: i64 = 0
    for n in me.agents:
        agents += n
    return out + AN_AGENT * float(agents)


def cards(me: PlayerState) -> float:
    return A_CARD * float(count(me.cards)) + COUNTRIES_MORE * float(country_vp(me))


def on_the_map(s: Yokohama, seat: Seat) -> float:
    """Assistants in areas, and what the best two of the areas would bring next."""
    me = s.of(seat)
    out, best, second = 0.0, 0.0, 0.0
    for area in range(len(AREAS)):
        if me.placed[area] > 0:
            out += (AN_ASSISTANT - AWAY) * float(me.placed[area])
            if me.president != area:
                hope = chance(s, seat, area)
                if hope > best:
                    best, second = hope, best
                elif hope > second:
                    second = hope
    return out + NEXT * best + AFTER * second


def chance(s: Yokohama, seat: Seat, area: i64) -> float:
    """What an action in an area would bring, with the president there."""
    me = s.of(seat)
    power = min(power_in(s, seat, area) + PRESIDENT_POWER, MOST_POWER)
    out = brought(s, me, area, power)
    if power >= BUILDING_POWER and AREAS[area].tile:
        if me.houses > 0 and s.house_of[area] == EMPTY:
            out += A_HOUSE_BUILT
        elif me.shops > 0 and not has(me.shop_areas, area):
            out += A_SHOP_BUILT
    if power >= TOKEN_POWER and s.tokens[area] != EMPTY:
        out += A_TOKEN
    return out


def brought(s: Yokohama, me: PlayerState, area: i64, power: i64) -> float:
    """By its action alone."""
    resource = INCOMES[area]
    if resource >= 0:
        n = INCOME_ROWS[area][power - 1]
        room = (USEFUL_YEN if resource == YEN else USEFUL_GOODS + FOR_ORDERS) - me.stock[resource]
        each = A_YEN + YEN_LEFT if resource == YEN else A_DEAR_GOOD if resource in (COPPER, SILK) else A_GOOD
        return WANTED * each * float(min(n, max(room, 0))) + UNWANTED * float(n)
    kind = KINDS[area]
    extra = float(power - 1)
    if kind == IS_PORT:
        return 0.0 if len(me.hand) >= HAND_LIMIT or power < PORT_POWER else A_NEW_ORDER + A_BETTER_ORDER * extra
    if kind == IS_LABORATORY:
        means = float(power) + YEN_LEFT * float(me.stock[YEN]) + float(me.stock[IMPORT])
        return RESEARCH * extra if means >= MEANS else 0.0
    if kind == IS_CHURCH:
        return church_chance(s, me, power)
    if kind == IS_CUSTOMS:
        return customs_chance(s, me, power)
    if kind == IS_AGENCY:
        left = me.store_assistants + me.store_shops + me.store_houses
        return min(extra, float(left)) * A_RECRUIT
    return AN_EXCHANGE * float(power)


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
    return OF_FAITH * float(best)


def customs_chance(s: Yokohama, me: PlayerState, power: i64) -> float:
    """The dearest free space that could be paid."""
    best: i64 = 0
    for n in range(len(CUSTOMS)):
        if s.customs[n] == EMPTY and CUSTOMS[n].number <= min(me.stock[IMPORT], power - 1):
            best = max(best, CUSTOMS[n].number)
    return OF_IMPORTS * float(best)


def promises(s: Yokohama, seat: Seat) -> float:
    """Orders in hand, and achievements within reach."""
    me = s.of(seat)
    out = 0.0
    for order in me.hand:
        missing: i64 = 0
        for good in range(FIRST_GOOD, LAST_GOOD + 1):
            missing += max(ORDERS[order].cost[good] - me.stock[good], 0)
        out += AN_ORDER + READY[min(missing, len(READY) - 1)] * PROFITS[order]
    for n in range(len(s.achievements)):
        tile = s.achievements[n]
        if has(me.achieved, n):
            continue
        if has_achieved(me, tile):
            out += AN_ACHIEVEMENT
        elif ACHIEVEMENTS[tile].test == OWN_GOODS:
            out += TOWARDS * float(me.stock[ACHIEVEMENTS[tile].good]) / float(ACHIEVEMENTS[tile].n)
    return out
