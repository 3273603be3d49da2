"""What a seat can still make of its pieces and of the table: parts of its sketch.

Technologies and countries, orders, areas and the president's ways, church and customs, achievements. Each part has
its names beside the function that lays its numbers from a place of the row on.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, count, has
from caravanserai.core.ids import NOBODY, Floats, Ints, Seat
from caravanserai.core.ints import filled_places, row, total
from caravanserai.games.yokohama.actions.research import LAB_AREAS, can_research, missing_value, needs_extra
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    ANYTIME,
    AREAS,
    BUILDING_POWER,
    CARD_NAMES,
    CHURCH,
    CHURCH_END,
    CUSTOMS,
    CUSTOMS_END,
    FREE_PASSING,
    LAB_SPACES,
    LEAVING,
    MINING,
    MOMENT_OWNERS,
    MOST_POWER,
    ORDERS,
    PRESIDENT_POWER,
    SET_VP,
    SHARING,
    SPREADING,
    STACKING,
    STATION,
    TECHNOLOGIES,
    TOKEN_POWER,
    TRAM,
)
from caravanserai.games.yokohama.choices import ORDER
from caravanserai.games.yokohama.components import (
    COUNTRIES,
    FIRST_GOOD,
    GOODS,
    GROUPS,
    LAST_GOOD,
    MOMENTS,
    OWN_CARDS,
    OWN_GOODS,
    OWN_ORDERS,
    OWN_TOKENS,
    OWN_YEN,
    YEN,
)
from caravanserai.games.yokohama.heuristics import (
    INCOMES,
    KINDS,
    NAMED,
    PROFITS,
    READY,
    WORTH,
    chance,
    church_chance,
    customs_chance,
)
from caravanserai.games.yokohama.questions import all_symbols, has_achieved, power_in, presidents_in, tokens_of, ways_to
from caravanserai.games.yokohama.scoring import PLACES, strengths, technology_strengths
from caravanserai.games.yokohama.state import EMPTY, MOST_SEATS, PlayerState, Yokohama

# What the numbers are divided by: about the most that is seen of each.
MANY_CARDS: Final = 5.0  # technologies
MUCH_VALUE: Final = 20.0  # of all technologies
A_VALUE: Final = 8.0  # of one
OF_A_KIND: Final = 2.0  # technologies that do the same
ON_DISPLAY: Final = 6.0  # technologies that can be paid
MANY_SYMBOLS: Final = 10.0
A_STEP: Final = 4.0  # points of one more country in a set
MANY_ORDERS: Final = 6.0  # completed
A_HAND: Final = 3.0  # orders
A_PROFIT: Final = 10.0  # points of an order
MANY_MISSING: Final = 8.0  # goods for all orders in hand
A_FEW_GOODS: Final = 4.0
A_PORT: Final = 6.0  # orders that could be completed at once
A_DECK: Final = 16.0  # orders
MANY_AREAS: Final = 8.0
A_CHANCE: Final = 15.0  # points that an action promises
A_FEW: Final = 3.0  # buildings, blocked areas, assistants on a board
MANY_TOKENS: Final = 10.0
TO_THE_END: Final = 6.0  # assistants of a board
FULL_POWER: Final = float(MOST_POWER)
FOREMOST: Final = 4.0  # no number goes beyond


# Technologies

MOVING: Final[i64] = FREE_PASSING | SHARING | TRAM | STATION
PLACING: Final[i64] = SPREADING | STACKING | LEAVING
CARD_NUMBERS: Final = (
    "technologies",
    "extra-due",
    *[f"when-{moment}" for moment in MOMENTS],
    "moving-technologies",
    "placing-technologies",
    "mining-technologies",
    "own-turn-technologies",
    "cards-within-reach",
    "cards-at-full-power",
    "best-card-at-full-power",
)
OCCASIONS: Final[i64] = len(MOMENTS)
LABS: Final = row(LAB_AREAS)


def lay_cards(out: Floats, at: i64, s: Yokohama, me: PlayerState, powers: Ints) -> None:
    """Technologies by what they do, and those that could be paid: with the power of a next action, and with all."""
    cards, names = count(me.cards), me.names
    out[at] = min(float(cards) / MANY_CARDS, FOREMOST)
    out[at + 1] = 1.0 if needs_extra(me) else 0.0
    at += 2
    for occasion in range(OCCASIONS):
        out[at + occasion] = float(count(names & MOMENT_OWNERS[occasion])) / OF_A_KIND
    at += OCCASIONS
    out[at] = float(count(names & MOVING)) / OF_A_KIND
    out[at + 1] = float(count(names & PLACING)) / OF_A_KIND
    out[at + 2] = float(count(names & MINING))
    out[at + 3] = float(count(names & ANYTIME)) / OF_A_KIND
    near: i64 = 0
    far: i64 = 0
    best: i64 = 0
    for place in range(len(s.labs)):
        card = s.labs[place]
        if card == EMPTY or has(names, CARD_NAMES[card]):
            continue
        if can_research(me, missing_value(s, place, MOST_POWER)):
            far += 1
            best = max(best, TECHNOLOGIES[CARD_NAMES[card]].value)
            power = powers[LABS[place // LAB_SPACES]]
            if power > 0 and can_research(me, missing_value(s, place, power)):
                near += 1
    out[at + 4] = float(near) / ON_DISPLAY
    out[at + 5] = float(far) / ON_DISPLAY
    out[at + 6] = float(best) / A_VALUE


# Countries

COUNTRY_NUMBERS: Final = (
    "countries",
    "countries-twice",
    "symbols",
    "pairs-within-reach",
    "agents-left",
    "next-country-points",
)


def lay_countries(out: Floats, at: i64, s: Yokohama, me: PlayerState) -> None:
    """How many different ones, how many twice, and the pairs that one more symbol makes while agents are left."""
    bag = all_symbols(me)
    once: i64 = 0
    twice: i64 = 0
    symbols: i64 = 0
    pairs: i64 = 0
    for country in range(COUNTRIES):
        n = held(bag, country)
        symbols += n
        if n > 0:
            once += 1
            if s.agents[country] > 0 and (n % 2 == 1 or not s.pairs_once):
                pairs += 1
        if n > 1:
            twice += 1
    countries = float(COUNTRIES)
    out[at] = float(once) / countries
    out[at + 1] = float(twice) / countries
    out[at + 2] = min(float(symbols) / MANY_SYMBOLS, FOREMOST)
    out[at + 3] = float(pairs) / countries
    out[at + 4] = float(total(s.agents)) / MANY_SYMBOLS
    if once < COUNTRIES:
        out[at + 5] = float(SET_VP[once + 1] - SET_VP[once]) / A_STEP


# Orders

ORDER_NUMBERS: Final = (
    "orders-completed",
    "orders-in-hand",
    "orders-ready",
    "orders-near",
    "orders-profit",
    "best-order",
    "orders-missing",
    *[f"missing-{good}" for good in GOODS],
    "port-ready",
    "port-best",
    "orders-left",
)
NEARLY: Final = 2  # goods missing for an order


def order_kept(s: Yokohama, seat: Seat) -> i64:
    """The order that a seat has kept in secret while others still choose theirs, or EMPTY."""
    if len(s.answers) > 0 and s.of(seat).dealt and s.answers[seat] != NOBODY:
        return ORDER.index(s.answers[seat])
    return EMPTY


def goods_missing(me: PlayerState, order: i64) -> i64:
    out: i64 = 0
    cost, stock = ORDERS[order].cost, me.stock
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        out += max(cost[good] - stock[good], 0)
    return out


def promised(order: i64, missing: i64) -> float:
    """The part of an order's profit that counts while so many goods are missing."""
    return READY[min(missing, len(READY) - 1)] * PROFITS[order]


def lay_orders(out: Floats, at: i64, s: Yokohama, seat: Seat) -> None:
    """Orders done and in hand, the goods that they lack all together, and those to be had in the ports."""
    me, kept = s.of(seat), order_kept(s, seat)
    in_hand: i64 = len(me.hand) + (0 if kept == EMPTY else 1)
    ready: i64 = 0
    near: i64 = 0
    profit, best = 0.0, 0.0
    for n in range(in_hand):
        order = me.hand[n] if n < len(me.hand) else kept
        missing = goods_missing(me, order)
        if missing == 0:
            ready += 1
        if missing <= NEARLY:
            near += 1
        profit += PROFITS[order]
        best = max(best, promised(order, missing))
        for good in range(FIRST_GOOD, LAST_GOOD + 1):
            out[at + 7 + good - FIRST_GOOD] += float(ORDERS[order].cost[good]) / A_FEW_GOODS
    out[at] = min(float(count(me.completed)) / MANY_ORDERS, FOREMOST)
    out[at + 1] = float(in_hand) / A_HAND
    out[at + 2] = float(ready) / A_HAND
    out[at + 3] = float(near) / A_HAND
    out[at + 4] = profit / (A_HAND * A_PROFIT)
    out[at + 5] = best / A_PROFIT
    lacking = 0.0
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        place = at + 7 + good - FIRST_GOOD
        out[place] = max(out[place] - float(me.stock[good]) / A_FEW_GOODS, 0.0)
        lacking += out[place] * A_FEW_GOODS
    out[at + 6] = lacking / MANY_MISSING
    at += 8 + LAST_GOOD - FIRST_GOOD
    lay_ports(out, at, s, me)
    out[at + 2] = float(count(s.deck)) / A_DECK


def lay_ports(out: Floats, at: i64, s: Yokohama, me: PlayerState) -> None:
    """How many of the orders in the ports could be completed with the goods at hand, and what the best promises."""
    ready: i64 = 0
    best = 0.0
    for order in s.ports:
        if order == EMPTY:
            continue
        missing = goods_missing(me, order)
        if missing == 0:
            ready += 1
        best = max(best, promised(order, missing))
    out[at] = float(ready) / A_PORT
    out[at + 1] = best / A_PROFIT


# Areas

AREA_KINDS: Final = ["bank", *GOODS, *NAMED, "exchange"]
EXCHANGE: Final = 10  # the last of them
AREA_NUMBERS: Final = (
    *[f"power-{kind}" for kind in AREA_KINDS],
    "best-power",
    "second-power",
    "areas-with-assistants",
    "areas-within-reach",
    "areas-blocked",
    "best-chance",
    "second-chance",
    "houses-possible",
    "shops-possible",
    "tokens-possible",
    "tokens-left",
)


def area_kind(area: int) -> int:
    """Which of the kinds an area is; -1: the canal."""
    if AREAS[area].is_canal:
        return -1
    if INCOMES[area] >= 0:
        return int(INCOMES[area]) - YEN if INCOMES[area] <= LAST_GOOD else EXCHANGE
    return 1 + LAST_GOOD - YEN + int(KINDS[area]) if KINDS[area] >= 0 else EXCHANGE


KIND_OF_AREA: Final = row([area_kind(n) for n in range(len(AREAS))])


def powers_of(s: Yokohama, seat: Seat) -> Ints:
    """The power of an action in each area where the president can go now; 0 where it cannot go (YK-6.2, 6.3)."""
    out = ways_to(s, seat, s.of(seat).stock[YEN])
    for area in range(len(AREAS)):
        if out[area]:
            out[area] = min(power_in(s, seat, area) + PRESIDENT_POWER, MOST_POWER)
    return out


def lay_areas(out: Floats, at: i64, s: Yokohama, seat: Seat, powers: Ints) -> None:
    """The power that waits in areas of each kind, and what an action would bring where the president can go now.

    The president adds its own power where it comes; where it stands it cannot act again.
    """
    me = s.of(seat)
    best_power: i64 = 0
    second_power: i64 = 0
    peopled: i64 = 0
    within: i64 = 0
    blocked: i64 = 0
    best, second = 0.0, 0.0
    for area in range(len(AREAS)):
        if area == me.president or KIND_OF_AREA[area] < 0 or not has(s.used, area):
            continue
        power = power_in(s, seat, area)
        if power > best_power:
            best_power, second_power = power, best_power
        elif power > second_power:
            second_power = power
        place = at + KIND_OF_AREA[area]
        out[place] = max(out[place], float(power) / FULL_POWER)
        if me.placed[area] > 0:
            peopled += 1
            if presidents_in(s, seat, area):
                blocked += 1
        if powers[area] > 0:
            within += 1
            hope = chance(s, seat, area)
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    at += EXCHANGE + 1
    out[at] = float(best_power) / FULL_POWER
    out[at + 1] = float(second_power) / FULL_POWER
    out[at + 2] = float(peopled) / MANY_AREAS
    out[at + 3] = float(within) / MANY_AREAS
    out[at + 4] = float(blocked) / A_FEW
    out[at + 5] = min(best / A_CHANCE, FOREMOST)
    out[at + 6] = min(second / A_CHANCE, FOREMOST)
    lay_building(out, at + 7, s, s.of(seat), powers)
    out[at + 10] = float(filled_places(s.tokens)) / MANY_TOKENS


def lay_building(out: Floats, at: i64, s: Yokohama, me: PlayerState, powers: Ints) -> None:
    """Areas where the president could build a trading house or a shop of the hand now, or take a token."""
    houses: i64 = 0
    shops: i64 = 0
    tokens: i64 = 0
    for area in range(len(AREAS)):
        power = powers[area]
        if power >= BUILDING_POWER and AREAS[area].tile:
            if me.houses > 0 and s.house_of[area] == EMPTY:
                houses += 1
            if me.shops > 0 and not has(me.shop_areas, area):
                shops += 1
        if power >= TOKEN_POWER and s.tokens[area] != EMPTY:
            tokens += 1
    out[at] = float(houses) / A_FEW
    out[at + 1] = float(shops) / A_FEW
    out[at + 2] = float(tokens) / A_FEW


# Church, customs and technologies: who has the most

BOARD_NUMBERS: Final = (
    "church-own",
    "church-lead",
    "church-first",
    "church-left",
    "church-best",
    "customs-own",
    "customs-lead",
    "customs-first",
    "customs-left",
    "customs-best",
    "value",
    "value-lead",
    "value-first",
)
TOP_FAITH: Final = WORTH.of_faith * float(max(1, *[int(space.number) for space in CHURCH]))
TOP_IMPORTS: Final = WORTH.of_imports * float(max(1, *[int(space.number) for space in CUSTOMS]))


def lay_lead(out: Floats, at: i64, seat: Seat, strength: Ints, unit: i64, most: float) -> None:
    """How much a seat has, how much more than the best of the others, and whether it takes the first prize."""
    mine = strength[seat]
    best: i64 = 0
    for other in range(len(strength)):
        if other != seat:
            best = max(best, strength[other])
    out[at] = min(float(mine // unit) / most, FOREMOST)
    out[at + 1] = min(max(float(mine // unit - best // unit) / most, -2.0), 2.0)
    out[at + 2] = 1.0 if mine > best else 0.0


def lay_boards(out: Floats, at: i64, s: Yokohama, seat: Seat) -> None:
    """The three races, how far church and customs are from ending the game, and the best space within reach."""
    me = s.of(seat)
    lay_lead(out, at, seat, strengths(s, s.church), PLACES, A_FEW)
    out[at + 3] = float(max(CHURCH_END[s.seats] - filled_places(s.church), 0)) / TO_THE_END
    out[at + 4] = church_chance(s, me, MOST_POWER) / TOP_FAITH
    lay_lead(out, at + 5, seat, strengths(s, s.customs), PLACES, A_FEW)
    out[at + 8] = float(max(CUSTOMS_END[s.seats] - filled_places(s.customs), 0)) / TO_THE_END
    out[at + 9] = customs_chance(s, me, MOST_POWER) / TOP_IMPORTS
    lay_lead(out, at + 10, seat, technology_strengths(s), 2 * PLACES, MUCH_VALUE)


# Achievements

ACHIEVEMENT_NUMBERS: Final = (
    *[f"achieved-{group}" for group in GROUPS],
    *[f"progress-{group}" for group in GROUPS],
    *[f"achieved-by-others-{group}" for group in GROUPS],
    "achievements-met",
)
TILES: Final[i64] = len(GROUPS)


def progress(me: PlayerState, tile: i64) -> float:
    """How much of an achievement's condition holds, from 0 to 1 (YK-10.1)."""
    goal = ACHIEVEMENTS[tile]
    if goal.test == OWN_GOODS or goal.test == OWN_YEN:
        have, needed = me.stock[goal.good], goal.n
    elif goal.test == OWN_CARDS:
        have, needed = count(me.cards), goal.n
    elif goal.test == OWN_TOKENS:
        have, needed = tokens_of(me), goal.n
    elif goal.test == OWN_ORDERS:
        have, needed = count(me.completed), goal.n
    else:
        have = min(built_in(me, True), goal.production) + min(built_in(me, False), goal.commercial)
        needed = goal.production + goal.commercial
    return min(float(have) / float(max(needed, 1)), 1.0)


def areas_of(production: bool) -> i64:
    """The production areas or the commercial ones, as bits."""
    out: i64 = 0
    for n in range(len(AREAS)):
        if AREAS[n].production if production else AREAS[n].commercial:
            out |= bit(n)
    return out


PRODUCTION: Final[i64] = areas_of(True)
COMMERCIAL: Final[i64] = areas_of(False)


def built_in(me: PlayerState, production: bool) -> i64:
    """Production or commercial areas with an own building (YK-10.1.5)."""
    return count((me.shop_areas | me.house_areas) & (PRODUCTION if production else COMMERCIAL))


def lay_achievements(out: Floats, at: i64, s: Yokohama, seat: Seat) -> None:
    """For each tile: done, how near, and how many others were there before; and tiles that only want an assistant."""
    me = s.of(seat)
    met: i64 = 0
    for n in range(min(len(s.achievements), TILES)):
        others: i64 = 0
        for place in range(MOST_SEATS * n, MOST_SEATS * (n + 1)):
            if s.achievers[place] != EMPTY and s.achievers[place] != seat:
                others += 1
        done = has(me.achieved, n)
        out[at + n] = 1.0 if done else 0.0
        out[at + TILES + n] = 1.0 if done else progress(me, s.achievements[n])
        out[at + 2 * TILES + n] = float(others) / A_FEW
        if not done and has_achieved(me, s.achievements[n]):
            met += 1
    out[at + 3 * TILES] = float(met) / A_FEW
