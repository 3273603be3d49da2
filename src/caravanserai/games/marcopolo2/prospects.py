"""What a seat can still make of its pieces and of the table: parts of its sketch.

What printed things are worth in points, what ways cost; cities, contracts and spaces for dice in reach.
Each part has its names above the function that writes it.
"""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, count, has
from caravanserai.core.floats import floats, raise_to, yes
from caravanserai.core.ids import Floats, Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled, row
from caravanserai.core.meanings import Row
from caravanserai.games.marcopolo2.actions.spaces import at_least, fewest_coins, refuse_with
from caravanserai.games.marcopolo2.box import (
    ACTIVE_SPACES,
    ALL_SPACES,
    CARD_CITIES,
    CITY_CARD_SPACES,
    CONTRACT_CITIES,
    CONTRACTS,
    GOALS,
    LOCATIONS,
    ROUTES,
    SEALS,
    SPACES,
)
from caravanserai.games.marcopolo2.components import (
    BOOK_SPACES,
    CAMEL,
    CARD_SPACE,
    COIN,
    DATA,
    DICE_VALUES,
    FIRST_GOOD,
    GOODS,
    JADE,
    RESOURCE_NAMES,
    RESOURCES,
    SPECIAL,
    Cost,
)
from caravanserai.games.marcopolo2.heuristics import WORTH, covered
from caravanserai.games.marcopolo2.questions import can_pay, can_pay_cost, character, dice_left
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

# What is divided by, so that no number is far from -1 to 1.
A_TERM: Final = 20.0  # of `worth`, in points
A_HEAP: Final = 6.0  # of one good
MANY_DICE: Final = 3.0
MOST_CONTRACTS: Final = 8.0
A_CONTRACT: Final = 10.0  # its points
FEW: Final = 4.0

CITIES: Final = row([n for n, place in enumerate(LOCATIONS) if place.is_city])

# What printed things are worth, in points, beside what heuristics.py says.
A_BLACK_DIE: Final = 2.0
A_STEP: Final = 2.5  # of a figure
A_MIDDLING_DIE: Final = 4.0
ANYTHING: Final = 1.5  # a reward that has no measure here
NOUNS: Final[dict[str, float]] = {
    RESOURCE_NAMES[COIN]: WORTH.a_coin,
    RESOURCE_NAMES[CAMEL]: WORTH.a_camel,
    **dict.fromkeys(GOODS, WORTH.a_good),
    "gold": WORTH.a_gold,
    RESOURCE_NAMES[JADE]: WORTH.a_jade,
    "any_good": WORTH.a_good,
    "different_good": WORTH.a_good,
    "black_die": A_BLACK_DIE,
    "vp": 1.0,
}

# Rewards, in points


def points_of(effects: Any) -> float:
    """What an effect brings, in points."""
    if isinstance(effects, list):
        return float(sum([points_of(part) for part in effects]))
    kind = effects.get("kind", "gain")
    if kind == "gain":
        return float(sum([NOUNS[noun] * n for noun, n in effects.items() if noun in NOUNS]))
    if kind == "choice":
        return float(max([points_of(option) for option in effects["options"]]))
    if kind == "pay":
        return points_of(effects["gain"]) - points_of(effects["cost"])
    if kind == "times":
        return points_of(effects["effects"]) * (A_MIDDLING_DIE if effects.get("n") == "die" else 1.0)
    if kind == "table":
        return points_of(effects["rows"][len(effects["rows"]) // 2])
    if kind == "move":
        steps = effects["steps"]
        return A_STEP * float(steps) if isinstance(steps, int) else A_STEP
    return points_of(effects["effects"]) if "effects" in effects else ANYTHING


CONTRACT_REWARDS: Final = floats([points_of(data["gain"]) for data in DATA["contracts"]])
SEAL_BONUSES: Final = floats([points_of(data["improved_bonus"]) for data in DATA["guild_seals"]])
MARKER_BONUSES: Final = floats([points_of(data["effects"]) for data in DATA["city_bonus_markers"]])
OUTPOST_BONUSES: Final = floats([points_of(data["effects"]) for data in DATA["outpost_bonuses"]])


class Bargain:
    """What a city card brings: once, or each time that a cost is paid, or for each thing counted (MP-15)."""

    def __init__(self, data: Row) -> None:
        effects = dearest(data["effects"])
        inner = effects.get("effects", [])
        pay = inner[0] if isinstance(inner, list) and inner and inner[0].get("kind") == "pay" else {}
        self.repeated: Final[bool] = effects.get("kind") == "times" and "cost" in pay
        self.cost: Final = Cost(pay.get("cost", {}))
        self.of_contracts: Final[bool] = effects.get("of") == "completed_contracts"
        self.of_posts: Final[bool] = effects.get("of") == "posts"
        self.points: Final[float] = points_of([pay] if self.repeated else [effects])  # each time


def dearest(effects: Any) -> Any:
    """The one effect of a city card; of two directions the one that brings more."""
    if isinstance(effects, list):
        return dearest(effects[0]) if effects else {}
    if effects.get("kind") != "choice":
        return effects
    return dearest(max(effects["options"], key=points_of))


BARGAINS: Final = [Bargain(data) for data in DATA["city_cards"]]


def profit(me: PlayerState, card: i64, die: i64) -> float:
    """What a player would gain by a city card with a die, in points."""
    bargain = BARGAINS[card]
    times: i64 = 1
    if bargain.of_contracts:
        times = min(count(me.completed), die)
    elif bargain.of_posts:
        times = min(count(me.posts), die)
    elif bargain.repeated:
        times = 0
        while times < die and can_pay_cost(me, bargain.cost, times + 1):
            times += 1
    return bargain.points * float(times)


def offer_points(offers: Any, jade: int) -> float:
    """The best of some offers with so much jade, in points (MP-8.5)."""
    costs = [offer["cost"].get("jade", 0) for offer in offers]
    gains = [points_of(offer["gain"]) - WORTH.a_jade * float(cost) for offer, cost in zip(offers, costs, strict=True)]
    return float(max([gain for gain, cost in zip(gains, costs, strict=True) if cost <= jade], default=0.0))


MOST_JADE: Final = 2  # that an offer costs; more makes no difference
BOOK_OFFERS: Final = floats([offer_points(book["offers"], MOST_JADE) for book in DATA["books"]])
TILE_OFFERS: Final = floats(
    [offer_points(tile["offers"], jade) for tile in DATA["offer_tiles"] for jade in range(MOST_JADE + 1)]
)


def best_offer(tile: i64, book: i64, jade: i64) -> float:
    """The best offer of a book with so much jade, in points."""
    if tile == EMPTY:
        return BOOK_OFFERS[book]
    return max(BOOK_OFFERS[book], TILE_OFFERS[tile * (MOST_JADE + 1) + min(jade, MOST_JADE)])


# Ways


# A way in one number: coins, camels, jade and routes, eight bits each.
WIDTH: Final = 8
PART: Final = 255
NO_WAY: Final = -1
MOST_ROUTES: Final = 4  # of a way: as many steps as most journeys have

# By seals, and whether routes cost coins and camels; worked out when they are first asked for.
KNOWN_WAYS: Final[list[Ints]] = [NO_ROW for _ in range(2 << len(SEALS))]


def ways(seals: i64, free: bool) -> Ints:
    """The cheapest way from each location to each other one, with these seals; `free`: coins and camels are."""
    n = seals * 2 + (1 if free else 0)
    if len(KNOWN_WAYS[n]) == 0:
        KNOWN_WAYS[n] = all_ways(seals, free)
    return KNOWN_WAYS[n]


def all_ways(seals: i64, free: bool) -> Ints:
    places: i64 = len(LOCATIONS)
    out = filled(places * places, NO_WAY)
    for start in range(places):
        here = filled(places, NO_WAY)
        here[start] = 0
        for _ in range(MOST_ROUTES):
            here = one_further(here, seals, free)
        for place in range(places):
            out[start * places + place] = here[place]
    return out


def one_further(here: Ints, seals: i64, free: bool) -> Ints:
    """Ways with one route more, where that is cheaper or the only one (MP-11.7, 11.12, 20.7.2)."""
    out = copied(here)
    for route in ROUTES:
        if route.seal >= 0 and (seals >> route.seal) & 1 == 0:
            continue
        toll = packed(0 if free else route.coins, 0 if free else route.camels, route.jade)
        if here[route.a] >= 0:
            out[route.b] = cheaper(out[route.b], here[route.a] + toll)
        if here[route.b] >= 0:
            out[route.a] = cheaper(out[route.a], here[route.b] + toll)
    return out


def packed(coins: i64, camels: i64, jade: i64) -> i64:
    """A way of one route."""
    one: i64 = 1
    return coins + (camels << WIDTH) + (jade << (2 * WIDTH)) + (one << (3 * WIDTH))


def coins_of(way: i64) -> i64:
    return way & PART


def camels_of(way: i64) -> i64:
    return (way >> WIDTH) & PART


def jade_of(way: i64) -> i64:
    return (way >> (2 * WIDTH)) & PART


def routes_of(way: i64) -> i64:
    return way >> (3 * WIDTH)


def price_of(way: i64) -> float:
    """What a way costs, in points."""
    return (
        WORTH.a_coin * float(coins_of(way)) + WORTH.a_camel * float(camels_of(way)) + WORTH.a_jade * float(jade_of(way))
    )


def cheaper(a: i64, b: i64) -> i64:
    """The cheaper of two ways, the shorter one on a tie."""
    if a < 0:
        return b
    if price_of(a) != price_of(b):
        return a if price_of(a) < price_of(b) else b
    return a if routes_of(a) <= routes_of(b) else b


# The parts of a sketch


def shield_of(city: i64) -> i64:
    """The shield of a city, as a set of bits."""
    return bit(LOCATIONS[city].shield) if LOCATIONS[city].shield >= 0 else 0


def shields_of(me: PlayerState) -> i64:
    """The different shields of cities with own posts, as bits (MP-22.3)."""
    out: i64 = 0
    for city in CITIES:
        if has(me.posts, city):
            out |= shield_of(city)
    return out


WAYS: Final = (
    "near-city",
    "near-shield",
    "near-goal-shield",
    "near-marker",
    "near-outpost",
    "near-contracts",
    "near-cards",
    "one-step-away",
    "cities-affordable",
    "outposts-left",
)


def the_ways(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """How near new cities are: 1 for a way that costs nothing, less for dear ones, 0 where there is none (MP-11)."""
    me = s.of(seat)
    free = me.character != EMPTY and character(me).free_coins and character(me).free_camels
    table = ways(me.seals, free)
    here = shields_of(me)
    wanted: i64 = GOALS[me.goal].shields & ~here if me.goal != EMPTY else 0
    affordable: i64 = 0
    left: i64 = 0
    for city in CITIES:
        if has(me.posts, city):
            continue
        left += 1 if s.outposts[city] != EMPTY else 0
        way = cheapest_way(me, table, city)
        if way <= 0:
            continue
        new = shield_of(city) & ~here
        the_city(s, city, 1.0 / (1.0 + price_of(way)), new, new & wanted, out, at)
        if can_pay(me, coins_of(way), camels_of(way), jade_of(way)):
            affordable += 1
            if routes_of(way) == 1:
                out[at + 7] = 1.0
    out[at + 8] = float(affordable) / float(max(len(CITIES), 1))
    out[at + 9] = float(left) / float(max(len(CITIES), 1))
    return at + 10


def cheapest_way(me: PlayerState, table: Ints, city: i64) -> i64:
    """The cheapest way of any own figure to a city."""
    out: i64 = NO_WAY
    for figure in me.figures:
        way = table[figure * len(LOCATIONS) + city]
        if way > 0:
            out = cheaper(out, way)
    return out


def the_city(s: MarcoPolo, city: i64, near: float, new: i64, wanted: i64, out: Floats, at: i64) -> None:
    """What a city that is so near would bring: shields that are new or wanted, and what lies there."""
    raise_to(out, at, near)
    if new:
        raise_to(out, at + 1, near)
    if wanted:
        raise_to(out, at + 2, near)
    if s.markers[city] != EMPTY:
        raise_to(out, at + 3, near)
    if s.outposts[city] != EMPTY:
        raise_to(out, at + 4, near * OUTPOST_BONUSES[s.outposts[city]] / FEW)
    if LOCATIONS[city].contracts > 0:
        raise_to(out, at + 5, near)
    if LOCATIONS[city].cards > 0:
        raise_to(out, at + 6, near)


TRADE: Final = (
    "better-contract-points",
    "better-contract-reward",
    "better-contract-missing",
    "better-contract-payable",
    "other-contract-points",
    "other-contract-reward",
    "other-contract-missing",
    "other-contract-payable",
    "contracts-active",
    "contracts-completed",
    "contracts-lead",
    "best-contract-in-reach",
    "contracts-payable-in-reach",
)


def the_contracts(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """Active contracts, the one nearer to completion first; completed ones; those that posts give access to (MP-13)."""
    me = s.of(seat)
    better: i64 = EMPTY
    for n in range(len(me.active)):
        if better == EMPTY or covered(me, me.active[n]) > covered(me, me.active[better]):
            better = n
    place: i64 = 4
    for n in range(min(len(me.active), ACTIVE_SPACES)):
        if n == better:
            the_contract(me, me.active[n], out, at)
        elif place <= 4:
            the_contract(me, me.active[n], out, at + place)
            place += 4
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, count(s.of(other).completed))
    done = count(me.completed)
    out[at + 8] = float(len(me.active)) / float(max(ACTIVE_SPACES, 1))
    out[at + 9] = float(done) / MOST_CONTRACTS
    out[at + 10] = float(done - most) / FEW
    best = 0.0
    payable: i64 = 0
    for n in range(len(s.contracts)):
        card = s.contracts[n]
        if card == EMPTY or not has(me.posts, CONTRACT_CITIES[n]):
            continue
        best = max(best, covered(me, card) * (float(CONTRACTS[card].vp) + CONTRACT_REWARDS[card]))
        payable += 1 if can_pay_cost(me, CONTRACTS[card].cost, 1) else 0
    out[at + 11] = best / A_CONTRACT
    out[at + 12] = float(payable) / FEW
    return at + 13


def the_contract(me: PlayerState, card: i64, out: Floats, at: i64) -> None:
    """What a contract brings and how far it is from being completed."""
    cost = CONTRACTS[card].cost
    missing: i64 = 0
    for resource in range(FIRST_GOOD, RESOURCES):
        missing += max(cost.amounts[resource] - me.stock[resource], 0)
    out[at] = float(CONTRACTS[card].vp) / A_CONTRACT
    out[at + 1] = CONTRACT_REWARDS[card] / A_CONTRACT
    out[at + 2] = float(missing) / FEW
    out[at + 3] = yes(can_pay_cost(me, cost, 1))


BOARD: Final = (
    *[f"open-{space.id}" for space in SPACES],
    "open-special-cities",
    "open-city-cards",
    "open-area-cards",
    "khan-last",
    "best-offer",
    "best-card",
    "best-own-card",
    "own-cards",
)


def the_spaces(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """Where the own dice can be placed next: 1 freely, one half where dice lie that must be paid for (MP-7)."""
    me = s.of(seat)
    if dice_left(me) > 0 and me.character != EMPTY:
        all_dice, black = at_least(me.own + me.black), at_least(me.black)
        for space in range(ALL_SPACES):
            if refuse_with(s, seat, space, all_dice, black) is None:
                the_space(s, seat, space, out, at)
    at += len(SPACES)
    out[at + 3] = float(s.khan_last) / float(DICE_VALUES)
    own: i64 = 0
    best = 0.0
    for n in range(len(s.cards)):
        if s.cards[n] != EMPTY and CARD_CITIES[n] >= 0 and has(me.posts, CARD_CITIES[n]):
            own += 1
            best = max(best, profit(me, s.cards[n], DICE_VALUES))
    out[at + 6] = min(best / A_TERM, FEW)
    out[at + 7] = float(own) / FEW
    return at + 8


def the_space(s: MarcoPolo, seat: Seat, space: i64, out: Floats, at: i64) -> None:
    """A space that is open, and the best that books and city cards would bring there (MP-8, 15)."""
    me = s.of(seat)
    if space < SPECIAL:
        out[at + space] = 0.5 if has(s.occupied, space) and fewest_coins(s, seat, space) > 0 else 1.0
        if space < BOOK_SPACES:
            book = SPACES[space].book
            raise_to(out, at + len(SPACES) + 4, best_offer(s.tiles[book], book, me.stock[JADE]) / A_HEAP)
        return
    at += len(SPACES)
    if space < CARD_SPACE:
        out[at] += 1.0 / FEW
        return
    out[at + 1 if space < CARD_SPACE + CITY_CARD_SPACES else at + 2] += 1.0 / FEW
    raise_to(out, at + 5, min(profit(me, s.cards[space - CARD_SPACE], highest_die(me)) / A_TERM, FEW))


def highest_die(me: PlayerState) -> i64:
    """The largest value on the player board."""
    for value in range(DICE_VALUES - 1, -1, -1):
        if held(me.own, value) + held(me.black, value) > 0:
            return value + 1
    return 0
