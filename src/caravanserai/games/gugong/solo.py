"""Meng, the official opponent: a seat whose choices the rules make (GG-15)."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, gathered, has, lowest, numbers
from caravanserai.core.effect import AnyOrder, Choose, If, InOrder, May, Op, Per, Times, UpTo
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import added, filled, row
from caravanserai.core.step import Auto
from caravanserai.games.gugong.actions.canal import load_regular
from caravanserai.games.gugong.actions.cards import draw_from_deck
from caravanserai.games.gugong.actions.court import maybe_take_medal
from caravanserai.games.gugong.actions.decrees import hold
from caravanserai.games.gugong.actions.harbours import free_harbour, harbour_number, return_ship
from caravanserai.games.gugong.actions.servants import gain, spend_regular
from caravanserai.games.gugong.actions.tokens import doubles_of, hand_in
from caravanserai.games.gugong.actions.tracks import move_envoy, move_intrigue, score, take_jade
from caravanserai.games.gugong.actions.travel import take_token, with_token
from caravanserai.games.gugong.actions.wall import CheckWall, place_regular, take_benefit
from caravanserai.games.gugong.box import (
    BENEFITS,
    BOX,
    CANAL,
    CITIES,
    DATA,
    DECREES,
    DECREES_PLACE,
    DOUBLE_TOKEN,
    GIFTS,
    INTRIGUE,
    INTRIGUE_STEPS,
    JADE,
    OPTIONS_A,
    PALACE,
    PLACE_NAMES,
    PLACES,
    RATES,
    REWARD_CARD,
    REWARD_VP,
    ROADS,
    SHIP_CAPACITY,
    SOLO,
    SOLO_CARDS,
    SOLO_LEVELS,
    SPECIALS,
    SQUARE_COST,
    TOKENS,
    TRAVEL,
    WALL,
    SoloCard,
    nouns_and_verbs,
)
from caravanserai.games.gugong.choices import HOUSE, MOST_DOUBLES, SQUARE
from caravanserai.games.gugong.effects import (
    DiscardCard,
    LoadServant,
    MoveTheTraveller,
    Perform,
    RetrieveCard,
    SailShip,
    SwapCard,
    TurnADie,
)
from caravanserai.games.gugong.events import (
    DECREE_USED,
    GIFT_DISCARDED,
    GIFT_DRAWN,
    GIFT_EXCHANGED,
    GIFT_RETRIEVED,
    HOUSE_BOUGHT,
    MENG_CANNOT,
    MENG_CARD,
    MENG_DUSK,
    REWARD_CLAIMED,
    SHIP_LAUNCHED,
    TOKENS_TRADED,
)
from caravanserai.games.gugong.questions import decree_cost, jade_cost, travel_b_cost, wall_extra
from caravanserai.games.gugong.state import AT_FOCUS, EMPTY, MENG, MENGS_BENEFIT, POOL, SUPPLY, Gugong, show_to_all

# When a card that Meng gains joins his cards (GG-15.4.3, 15.11.7).
BY_DAY: Final = 0
AT_DUSK: Final = 1
IN_THE_MORNING: Final = 2

LEVELS: Final[list[str]] = [level["id"] for level in SOLO["levels"]]
FALLBACK_VP: Final[i64] = SOLO["fallback_vp"]
MATCHES_BY_DAY: Final = row(SOLO["matches_by_day"])
MATCHES_ARE_LEAST: Final[bool] = SOLO["matches_mode"] == "minimum"
DECREE_LEVEL_BY_DAY: Final = row(SOLO["decree_level_by_day"])
CARD_REWARDS: Final[i64] = SOLO["card_rewards_max"]
LATER_REWARD_VP: Final[i64] = SOLO["later_reward_vp"]
VP_MARKERS: Final[i64] = SOLO["reward_marker_slots"]["vp"]
JADE_AT: Final[i64] = SOLO["intrigue_jade_at"]
START: Final[i64] = CITIES.index(DATA["travel_map"]["meng_start"])
RING: Final = row([CITIES.index(city) for city in DATA["travel_map"]["meng_route"]])
RING_CITIES: Final = gathered([CITIES.index(city) for city in DATA["travel_map"]["meng_route"]])
BENEFIT_GAINS: Final = [nouns_and_verbs(benefit["gain"]) for benefit in DATA["intrigue"]["benefits"]]
RATE_GAINS: Final = [nouns_and_verbs(rate["effects"]) for rate in DATA["travel_exchange"]["rates"]]


def first_with(noun: str, gains: list[dict[str, int]], where: str) -> int:
    """The first line that gives a noun, which the solo opponent takes."""
    for n, one in enumerate(gains):
        if noun in one:
            return n
    raise BOX.impossible(where, f"the solo opponent needs a line that gives {noun}")


JADE_BENEFIT: Final[i64] = first_with("jade", BENEFIT_GAINS, "intrigue: benefits")
if BENEFITS[JADE_BENEFIT].back > JADE_AT:
    raise BOX.impossible("solo: intrigue_jade_at", f"jade costs {BENEFITS[JADE_BENEFIT].back} steps back")
for action in DATA["solo_special_actions"]:
    only = {"jade": {"jade": 1}, "decrees": {"place_on_decree": 1}}.get(action["location"])
    if only is not None and SPECIALS[action["location"]] != only:
        raise BOX.impossible(BOX.place(action, "effects"), "he takes 1 jade, and places 1 servant on a decree")
SERVANT_BENEFIT: Final[i64] = first_with("servant", BENEFIT_GAINS, "intrigue: benefits")
SERVANT_RATE: Final[i64] = first_with("servant", RATE_GAINS, "travel_exchange: rates")
SERVANT_PRICE: Final[i64] = RATES[SERVANT_RATE].tokens
SERVANTS_TRADED: Final[i64] = RATES[SERVANT_RATE].servants
JADE_RATE: Final[i64] = first_with("jade", RATE_GAINS, "travel_exchange: rates")


def special(place: int, what: str) -> int:
    """A number of the special version of a location's action (GG-15.13.2)."""
    return SPECIALS[PLACE_NAMES[place]].get(what, 0)


SPECIAL_MOVES: Final[i64] = special(TRAVEL, "move_traveller")
SPECIAL_WALL: Final[i64] = special(WALL, "place_on_wall")
SPECIAL_INTRIGUE: Final[i64] = special(INTRIGUE, "intrigue")
SPECIAL_ENVOY: Final[i64] = special(PALACE, "envoy")
SPECIAL_PALACE_INTRIGUE: Final[i64] = special(PALACE, "intrigue")
SPECIAL_LOADS: Final[i64] = special(CANAL, "load_ship")


def set_up_meng(s: Gugong, level: str, focus: str) -> None:
    """His level, focus and cards (GG-15.1)."""
    me = s.of(MENG)
    s.level = LEVELS.index(level)
    s.focus = s.below("focus", PLACES) if focus == "random" else PLACE_NAMES.index(focus)
    me.double = AT_FOCUS
    specials = SOLO_LEVELS[s.level].special_cards
    for n, card in enumerate(SOLO_CARDS):
        if card.special:
            specials -= 1
        if not card.special or specials >= 0:
            s.solo_pile |= bit(n)
    for _ in range(SOLO_LEVELS[s.level].extra_gift_card):
        me.hand |= bit(draw_from_deck(s))
        me.card_slots += 1
    s.placed |= me.hand


def has_gifts(s: Gugong) -> bool:
    """Whether Meng has a card in his gift pile (GG-15.3.1)."""
    return s.of(MENG).hand != 0 or len(s.bottom) > 0


def top_gift(s: Gugong) -> i64:
    """Take the top card of his gift pile: a shuffled bag above the cards put at its bottom (GG-15.1.5, 15.6.8)."""
    me = s.of(MENG)
    if me.hand:
        card = s.any_of("meng", me.hand)
        me.hand ^= bit(card)
        return card
    card = s.bottom[0]
    s.bottom = s.bottom[1:]
    s.reveals += 1
    return card


def take_meng_pile(s: Gugong) -> None:
    """At Night his discard pile becomes the gift pile of the next Day (GG-15.5.2)."""
    me = s.of(MENG)
    for card in s.bottom:
        me.hand |= bit(card)
    for card in s.meng_discard:
        me.hand |= bit(card)
    s.bottom = filled(0, 0)
    s.meng_discard = filled(0, 0)
    s.placed |= me.hand


def meng_matches(s: Gugong, real: i64) -> i64:
    """His matches at Night go by the Day (GG-15.5.1)."""
    fixed = MATCHES_BY_DAY[s.day]
    return max(real, fixed) if MATCHES_ARE_LEAST else fixed


class MengTurn(Auto[Gugong]):
    """A solo card and a gift: exchange, card action, location action (GG-15.3.2 to 15.3.7)."""

    def run(self, s: Gugong) -> None:
        if s.solo_pile == 0 and s.solo_used == 0:
            lay_gift_aside(s)  # all solo cards lie out today: nothing says where he would act
            return
        n = draw_solo_card(s)
        s.emit(MENG_CARD, n)
        card = SOLO_CARDS[n]
        place = s.focus if card.place == EMPTY else card.place
        gift, taken = top_gift(s), s.gifts[place]
        s.gifts[place] = gift
        s.meng_discard = added(s.meng_discard, taken)
        show_to_all(s, gift)
        s.emit(GIFT_EXCHANGED, MENG, place, gift, taken)
        is_special: i64 = 1 if card.special else 0
        s.next(MengCardAction(MENG, gift, is_special), MengAction(MENG, place, is_special))


def draw_solo_card(s: Gugong) -> i64:
    """The next solo card; cards of earlier Days come back when the pile is empty (GG-15.3.7)."""
    if s.solo_pile == 0:
        s.solo_pile = s.solo_used
        s.solo_used = 0
    n = s.any_of("solo", s.solo_pile)
    s.solo_pile ^= bit(n)
    s.solo_today = added(s.solo_today, n)
    return n


class MengCardAction(Auto[Gugong]):
    """What is printed on the gift he has just laid (GG-15.3.4)."""

    def __init__(self, seat: Seat, card: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        enact(s, s.op(GIFTS[self.card].effect), BY_DAY, self.is_special)


def without_question(s: Gugong, op: Op[Any]) -> Op[Any]:
    """What others are asked about: he takes what he may, and of a choice the first that he can (GG-15.3.4)."""
    if isinstance(op, May):
        return without_question(s, s.op(op.effect))
    if isinstance(op, Choose):
        for branch in op.branches:
            if s.op(branch).able(s, MENG) is None:
                return without_question(s, s.op(branch))
    return op


def parts_of(s: Gugong, op: Op[Any]) -> Ints:
    """The effects that an effect is made of, in the order in which he takes them; none for a single one."""
    if isinstance(op, (InOrder, AnyOrder)):
        return op.parts
    if isinstance(op, Times):
        return filled(op.n, op.effect)
    if isinstance(op, UpTo):
        return filled(op.most, op.effect)
    if isinstance(op, Per):
        return filled(op.times(s, MENG), op.effect)
    if isinstance(op, If):
        return filled(1, op.then if op.test.holds(s, MENG) else op.otherwise)
    return filled(0, 0)


class MengEnact(Auto[Gugong]):
    """One of several effects, when its turn comes (GG-15.3.4)."""

    def __init__(self, seat: Seat, effect: i64, when: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.when: Final = when
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        enact(s, s.op(self.effect), self.when, self.is_special)


def enact(s: Gugong, op: Op[Any], when: i64, is_special: i64) -> None:
    """An effect as Meng takes it: whenever he can, some for a point instead (GG-15.3.4, 15.6.7)."""
    op = without_question(s, op)
    parts = parts_of(s, op)
    for n in range(len(parts) - 1, -1, -1):
        s.next(MengEnact(MENG, parts[n], when, is_special))
    if len(parts) == 0:
        enact_one(s, op, when, is_special)


def enact_one(s: Gugong, op: Op[Any], when: i64, is_special: i64) -> None:
    """An effect that is not made of others (GG-15.3.4, 15.6.7)."""
    if isinstance(op, Perform):
        s.next(MengAction(MENG, op.place, is_special))
    elif isinstance(op, MoveTheTraveller):
        travel(s, op.n, when)
    elif isinstance(op, (SwapCard, SailShip, TurnADie)):
        score(s, MENG, FALLBACK_VP)
    elif isinstance(op, RetrieveCard):
        retrieve(s, when)
    elif isinstance(op, DiscardCard):
        discard_top_gift(s, op, when)
    elif isinstance(op, LoadServant):
        if s.of(MENG).supply > 0:
            load(s, SUPPLY, when)
    elif not op.is_nothing() and op.able(s, MENG) is None:
        op.enact(s, MENG)


def retrieve(s: Gugong, when: i64) -> None:
    """The top card of his discard pile goes under his gift pile (GG-15.6.7, 15.6.8)."""
    if when == AT_DUSK or len(s.meng_discard) == 0:
        score(s, MENG, FALLBACK_VP)
        return
    last = len(s.meng_discard) - 1
    card = s.meng_discard[last]
    s.meng_discard = s.meng_discard[:last]
    s.bottom = added(s.bottom, card)
    s.emit(GIFT_RETRIEVED, MENG, card)


def discard_top_gift(s: Gugong, op: DiscardCard, when: i64) -> None:
    """The top card of his gift pile, whatever its value, for what the token gives (GG-15.6.7, 15.6.8)."""
    if when == AT_DUSK or not has_gifts(s):
        score(s, MENG, FALLBACK_VP)
        return
    lay_gift_aside(s)
    s.op(op.gain).enact(s, MENG)


def lay_gift_aside(s: Gugong) -> None:
    """The top card of his gift pile goes face up on his discard pile."""
    card = top_gift(s)
    s.meng_discard = added(s.meng_discard, card)
    show_to_all(s, card)
    s.emit(GIFT_DISCARDED, MENG, card)


class MengAction(Auto[Gugong]):
    """The action of a location by option A, or the special version (GG-15.3.5, 15.3.6, 15.13)."""

    def __init__(self, seat: Seat, place: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        if not act(s, self.place, self.is_special == 1):
            s.emit(MENG_CANNOT, self.place)


def act(s: Gugong, place: i64, is_special: bool) -> bool:
    """Perform the action of a place if he can; whether he could (GG-15.12.1)."""
    if place == TRAVEL:
        return travel(s, SPECIAL_MOVES if is_special else OPTIONS_A[TRAVEL].moves, BY_DAY)
    if place == WALL:
        return build(s, is_special)
    if place == JADE:
        return buy_jade(s, is_special)
    if place == INTRIGUE:
        move_intrigue(s, MENG, SPECIAL_INTRIGUE if is_special else OPTIONS_A[INTRIGUE].intrigue)
        if not is_special and OPTIONS_A[INTRIGUE].medal:
            maybe_take_medal(s, MENG)
        return True
    if place == PALACE:
        move_envoy(s, MENG, SPECIAL_ENVOY if is_special else OPTIONS_A[PALACE].envoy)
        move_intrigue(s, MENG, SPECIAL_PALACE_INTRIGUE if is_special else OPTIONS_A[PALACE].intrigue)
        return True
    if place == DECREES_PLACE:
        return take_decree(s, is_special)
    return load_for_nothing(s) if is_special else load_from_pool(s)


# -- Servants and tokens ---------------------------------------------------------------------------------------------


def exchanges(s: Gugong) -> i64:
    """How many servants his tokens could bring (GG-15.6.10)."""
    me = s.of(MENG)
    doubles = doubles_of(me)
    ordinary: i64 = len(me.tokens) - doubles
    times: i64 = 0
    used = doubles_for(SERVANT_PRICE, doubles, ordinary)
    while used != EMPTY:
        doubles -= used
        ordinary -= SERVANT_PRICE - DOUBLE_TOKEN * used
        times += 1
        used = doubles_for(SERVANT_PRICE, doubles, ordinary)
    return min(times * SERVANTS_TRADED, me.supply)


def doubles_for(price: i64, doubles: i64, ordinary: i64) -> i64:
    """The fewest double tokens with which a price is paid exactly; EMPTY if it cannot be (GG-15.6.9)."""
    for used in range(min(doubles + 1, MOST_DOUBLES)):
        rest = price - DOUBLE_TOKEN * used
        if rest < 0:
            break
        if rest <= ordinary:
            return used
    return EMPTY


def could_pay(s: Gugong, n: i64) -> bool:
    """Whether his pool, with what tokens could bring, holds so many servants (GG-15.6.10, 15.10.6)."""
    return s.of(MENG).pool + exchanges(s) >= n


def have_in_pool(s: Gugong, n: i64) -> bool:
    """Exchange as many tokens as needed to have n servants in the pool; whether that is possible (GG-15.6.10)."""
    if not could_pay(s, n):
        return False
    me = s.of(MENG)
    while me.pool < n:
        doubles = doubles_of(me)
        used = doubles_for(SERVANT_PRICE, doubles, len(me.tokens) - doubles)
        hand_in(s, MENG, used, SERVANT_PRICE - DOUBLE_TOKEN * used)
        s.emit(TOKENS_TRADED, MENG, SERVANT_RATE * MOST_DOUBLES + used)
        gain(s, MENG, SERVANTS_TRADED)
    return True


class MengKeeps(Auto[Gugong]):
    """Put the token on his board; tokens worth six are jade at once (GG-15.6.9, 15.6.12)."""

    def run(self, s: Gugong) -> None:
        me = s.of(MENG)
        me.tokens = added(me.tokens, me.taken)
        me.taken = EMPTY
        doubles = doubles_of(me)
        price = RATES[JADE_RATE].tokens
        used = doubles_for(price, doubles, len(me.tokens) - doubles)
        if used != EMPTY:
            hand_in(s, MENG, used, price - DOUBLE_TOKEN * used)
            s.emit(TOKENS_TRADED, MENG, JADE_RATE * MOST_DOUBLES + used)
            s.op(RATES[JADE_RATE].effect).enact(s, MENG)


# -- Travel ----------------------------------------------------------------------------------------------------------


def ring_from(city: i64) -> Ints:
    """The outer ring counter-clockwise, beginning after a city of it, or at its start (GG-15.6.2)."""
    n: i64 = len(RING)
    first: i64 = 0
    for i in range(n):
        if RING[i] == city:
            first = i + 1
    out = filled(0, 0)
    for i in range(n):
        out = added(out, RING[(first + i) % n])
    return out


def nearest(start: i64, wanted: i64) -> i64:
    """The wanted cities that are fewest roads away, as a set of bits (GG-15.6.4)."""
    reached: i64 = bit(start)
    while reached & wanted == 0:
        wider = reached
        for city in numbers(reached):
            wider |= ROADS[city]
        if wider == reached:
            return 0
        reached = wider
    return reached & wanted


def destination(s: Gugong) -> i64:
    """Where his Traveller goes next, or EMPTY (GG-15.6.2, 15.6.3, 15.6.4)."""
    tokens = with_token(s)
    if tokens == 0:
        return EMPTY
    here = s.of(MENG).city
    on_ring = tokens & RING_CITIES
    if on_ring == 0:
        return lowest(nearest(START if here == EMPTY else here, tokens))
    choice = on_ring
    if here != EMPTY and not has(RING_CITIES, here):
        choice = nearest(here, on_ring)
        here = EMPTY  # ties by route order from the bottom right
    for city in ring_from(here):
        if has(choice, city):
            return city
    return EMPTY


def travel(s: Gugong, moves: i64, when: i64) -> bool:
    """So many moves, one after the other (GG-15.6.1)."""
    if destination(s) == EMPTY:
        return False
    for _ in range(moves):
        s.next(MengMove(MENG, when))
    return True


class MengMove(Auto[Gugong]):
    """One move: the token and its benefit (GG-15.6.1, 15.6.7)."""

    def __init__(self, seat: Seat, when: i64) -> None:
        super().__init__(seat)
        self.when: Final = when

    def run(self, s: Gugong) -> None:
        city = destination(s)
        if city == EMPTY:
            return
        kind = take_token(s, MENG, city)
        s.next(MengKeeps(MENG))
        enact(s, s.op(TOKENS[kind].effect), self.when, 0)


# -- Great Wall ------------------------------------------------------------------------------------------------------


def build(s: Gugong, is_special: bool) -> bool:
    """A servant from the pool, or two for nothing; one more with the decree (GG-15.7.1, 15.7.3, 15.13.2)."""
    me = s.of(MENG)
    if is_special:
        if me.supply + me.pool == 0:
            return False
        for _ in range(SPECIAL_WALL):
            place_for_nothing(s)
    else:
        if not have_in_pool(s, 1):
            return False
        place_regular(s, MENG, POOL)
    for _ in range(min(wall_extra(s, MENG), me.supply)):
        place_regular(s, MENG, SUPPLY)
    s.next(CheckWall(MENG))
    return True


def place_for_nothing(s: Gugong) -> None:
    """A servant on the wall from the supply, or else from the pool (GG-15.13.1, 15.13.3)."""
    me = s.of(MENG)
    if me.supply > 0:
        place_regular(s, MENG, SUPPLY)
    elif me.pool > 0:
        place_regular(s, MENG, POOL)


class MengBenefit(Auto[Gugong]):
    """Jade if he is far enough, else a servant (GG-15.7.4)."""

    def run(self, s: Gugong) -> None:
        me = s.of(MENG)
        if me.intrigue >= JADE_AT and me.intrigue >= BENEFITS[JADE_BENEFIT].back:
            take_benefit(s, MENG, JADE_BENEFIT)
        elif me.intrigue >= BENEFITS[SERVANT_BENEFIT].back and me.supply > 0:
            take_benefit(s, MENG, SERVANT_BENEFIT)


MENGS_BENEFIT.append(MengBenefit(MENG))


# -- Jade and Decrees ------------------------------------------------------------------------------------------------


def buy_jade(s: Gugong, is_special: bool) -> bool:
    """The cheapest jade (GG-15.8.1, 15.13.2)."""
    cheapest: i64 = EMPTY
    for house in range(len(s.houses)):
        if s.houses[house] > 0 and (cheapest == EMPTY or s.houses[house] < s.houses[cheapest]):
            cheapest = house
    price = SQUARE_COST if cheapest == EMPTY else s.houses[cheapest]
    if not is_special:
        cost = jade_cost(s, MENG, price)
        if not have_in_pool(s, cost):
            return False
        spend_regular(s, MENG, cost)
    if cheapest == EMPTY:
        s.emit(HOUSE_BOUGHT, MENG, HOUSE.index(SQUARE))
    else:
        s.houses[cheapest] = 0
        s.emit(HOUSE_BOUGHT, MENG, cheapest)
    take_jade(s, MENG, 1)
    return True


def take_decree(s: Gugong, is_special: bool) -> bool:
    """A decree of the level wanted on this Day, or of the nearest other (GG-15.10)."""
    me = s.of(MENG)
    decree = wanted_decree(s, is_special)
    if decree == EMPTY or me.supply + me.pool == 0:
        return False
    if not is_special:
        cost = decree_cost(s, MENG, decree)
        have_in_pool(s, cost + 1)
        if cost > 0:
            spend_regular(s, MENG, cost)
        me.pool -= 1
    elif me.supply > 0:
        me.supply -= 1
    else:
        me.pool -= 1
    hold(s, MENG, decree)
    return True


def wanted_decree(s: Gugong, is_special: bool) -> i64:
    """Level by level: the one wanted, then lower ones, then higher ones (GG-15.10.2, 15.10.4)."""
    wanted = DECREE_LEVEL_BY_DAY[s.day]
    for level in range(wanted, 0, -1):
        decree = best_of_level(s, level, is_special)
        if decree != EMPTY:
            return decree
    for level in range(wanted + 1, 4):
        decree = best_of_level(s, level, is_special)
        if decree != EMPTY:
            return decree
    return EMPTY


def best_of_level(s: Gugong, level: i64, is_special: bool) -> i64:
    """The cheaper one he can have; then the one without the human; then the lower one (GG-15.10.3)."""
    best: i64 = EMPTY
    for decree in s.decrees:  # the upper space first
        if DECREES[decree].level != level or has(s.of(MENG).decrees, decree):
            continue
        if not is_special and not could_pay(s, decree_cost(s, MENG, decree) + 1):
            continue
        if best == EMPTY or is_preferred(s, decree, best):
            best = decree
    return best


def is_preferred(s: Gugong, lower: i64, upper: i64) -> bool:
    mine, other = decree_cost(s, MENG, lower), decree_cost(s, MENG, upper)
    if mine != other:
        return mine < other
    human = s.of(1 - MENG).decrees
    return has(human, upper) or not has(human, lower)


# -- Grand Canal -----------------------------------------------------------------------------------------------------


def ship_to_load(s: Gugong) -> i64:
    """The ship with the most servants, then the foremost; else a free harbour, or EMPTY (GG-15.11.1, 15.11.2)."""
    best: i64 = EMPTY
    for h in range(len(s.harbours)):
        if s.harbours[h] == MENG and (best == EMPTY or s.cargo[h] >= s.cargo[best]):
            best = h
    if best != EMPTY:
        return best
    return free_harbour(s, 0) if s.of(MENG).ships > 0 else EMPTY


def load(s: Gugong, source: i64, when: i64) -> bool:
    """One servant on a ship, which pays out at once when it is full (GG-15.11.1, 15.11.4)."""
    harbour = ship_to_load(s)
    if harbour == EMPTY:
        return False
    if s.harbours[harbour] == EMPTY:
        s.harbours[harbour] = MENG
        s.of(MENG).ships -= 1
        s.emit(SHIP_LAUNCHED, MENG, harbour_number(s, harbour))
    load_regular(s, MENG, source, harbour)
    if s.cargo[harbour] >= SHIP_CAPACITY:
        claim(s, harbour, when)
    return True


def load_from_pool(s: Gugong) -> bool:
    """One servant from the pool on a ship (GG-15.11.1, 15.11.8)."""
    if ship_to_load(s) == EMPTY or not have_in_pool(s, 1):
        return False
    return load(s, POOL, BY_DAY)


def load_for_nothing(s: Gugong) -> bool:
    """Two servants, one after the other, from the supply or else the pool (GG-15.13.2, 15.13.5)."""
    me = s.of(MENG)
    if me.supply + me.pool == 0:
        return False
    loaded = False
    for _ in range(SPECIAL_LOADS):
        if me.supply > 0:
            loaded = load(s, SUPPLY, BY_DAY) or loaded
        elif me.pool > 0:
            loaded = load(s, POOL, BY_DAY) or loaded
    return loaded


def claim(s: Gugong, harbour: i64, when: i64) -> None:
    """All servants home; a card twice, then always points (GG-15.11.4, 15.11.5, 15.11.6)."""
    me = s.of(MENG)
    code = harbour_number(s, harbour)
    return_ship(s, harbour, 0)
    if me.card_slots < CARD_REWARDS and s.deck:
        me.card_slots += 1
        s.emit(REWARD_CLAIMED, MENG, code, REWARD_CARD)
        take_card(s, when)
        return
    me.vp_slots = min(me.vp_slots + 1, VP_MARKERS)
    s.emit(REWARD_CLAIMED, MENG, code, REWARD_VP)
    score(s, MENG, LATER_REWARD_VP)


def take_card(s: Gugong, when: i64) -> None:
    """A card goes under his pile, at Dusk on his discard pile, in the Morning into the pile (GG-15.4.3, 15.11.7)."""
    card = draw_from_deck(s)
    s.placed |= bit(card)
    if when == AT_DUSK:
        s.meng_discard = added(s.meng_discard, card)
    elif when == IN_THE_MORNING:
        s.of(MENG).hand |= bit(card)
    else:
        s.bottom = added(s.bottom, card)
    s.emit(GIFT_DRAWN, MENG, card)


# -- Dusk and Morning ------------------------------------------------------------------------------------------------


class Dusk(Auto[Gugong]):
    """The Dusk actions of this Day's solo cards, in the order in which they were played (GG-15.4)."""

    def run(self, s: Gugong) -> None:
        s.next(DuskCard(MENG, 0))


class DuskCard(Auto[Gugong]):
    """The Dusk action of one card, if he has the servants (GG-15.4.2)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Gugong) -> None:
        if self.n == len(s.solo_today):
            s.solo_used |= gathered(list(s.solo_today))
            s.solo_today = filled(0, 0)
            return
        n = s.solo_today[self.n]
        s.emit(MENG_DUSK, n)
        s.next(DuskCard(MENG, self.n + 1))
        if not act_at_dusk(s, SOLO_CARDS[n]):
            s.emit(MENG_CANNOT, SOLO_CARDS[n].dusk_place)


def act_at_dusk(s: Gugong, card: SoloCard) -> bool:
    """What the lower part of a solo card says, if he can (GG-15.6.5, 15.7.2, 15.9, 15.11.3)."""
    place, needed, spent = card.dusk_place, card.dusk_pool, card.dusk_spent
    if place == TRAVEL and needed > 0:
        needed = travel_b_cost(s, MENG)
        spent = needed
    if place == TRAVEL and destination(s) == EMPTY:
        return False
    if place == CANAL and ship_to_load(s) == EMPTY:
        return False
    if place == INTRIGUE and s.of(MENG).intrigue == INTRIGUE_STEPS:
        return False
    if not have_in_pool(s, needed):
        return False
    if spent > 0:
        spend_regular(s, MENG, spent)
    if place == TRAVEL:
        return travel(s, 1, AT_DUSK)
    if place == WALL:
        place_regular(s, MENG, POOL)
        s.next(CheckWall(MENG))
    elif place == CANAL:
        load(s, POOL, AT_DUSK)
    else:
        move_envoy(s, MENG, card.dusk_envoy)
        move_intrigue(s, MENG, card.dusk_intrigue)
    return True


class MengMorning(Auto[Gugong]):
    """He takes what his level-1 decrees give (GG-15.2.1, 15.2.2)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Gugong) -> None:
        decree = lowest(self.left)
        left = self.left & ~bit(decree)
        if left:
            s.next(MengMorning(MENG, left))
        op = s.op(DECREES[decree].morning)
        if isinstance(op, SwapCard) or op.able(s, MENG) is None:
            s.emit(DECREE_USED, MENG, decree)
            enact(s, op, IN_THE_MORNING, 0)
