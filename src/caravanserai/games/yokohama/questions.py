"""What rules ask and technologies may change: power, fees, ways, prices (YK-6, 7.10, 7.11, 11)."""

from mypy_extensions import i64

from caravanserai.core.bags import held, some
from caravanserai.core.bits import bit, count, has, lowest, numbers
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import filled
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AREAS,
    ASSISTANT_POWER,
    CANAL,
    CANAL_FEE,
    CARD_COUNTRIES,
    CARD_NAMES,
    FEE,
    FREE_PASSING,
    HOUSE_COSTS,
    HOUSE_POWER,
    HOUSES_STORED,
    LEAVING,
    LEFT,
    MINED,
    MINING,
    MOST_POWER,
    ORDERS,
    PRESIDENT_POWER,
    REWARD_COUNTRIES,
    SHARING,
    SHOP_POWER,
    SPREAD,
    SPREADING,
    SPREADS,
    STACKED,
    STACKING,
    STATION,
    STATION_POWER,
    TECHNOLOGIES,
    TRAM,
)
from caravanserai.games.yokohama.choices import CANAL_PAYEE
from caravanserai.games.yokohama.components import OWN_CARDS, OWN_GOODS, OWN_ORDERS, OWN_TOKENS, OWN_YEN
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

# Power and presidents


def power_in(s: Yokohama, seat: Seat, area: i64) -> i64:
    """Own pieces and the station; more than the row shows counts as its end (YK-6.3.2, 6.3.3)."""
    me = s.of(seat)
    out = ASSISTANT_POWER * me.placed[area]
    if me.president == area:
        out += PRESIDENT_POWER
    if has(me.shop_areas, area):
        out += SHOP_POWER
    if has(me.house_areas, area):
        out += HOUSE_POWER
    if s.station == area:
        out += STATION_POWER
    return min(out, MOST_POWER)


def presidents_in(s: Yokohama, seat: Seat, area: i64) -> i64:
    """The other players whose presidents stand in an area, as bits."""
    out: i64 = 0
    for other in range(s.seats):
        if other != seat and s.of(other).president == area:
            out |= bit(other)
    return out


def placement_fee(s: Yokohama, seat: Seat, area: i64) -> i64:
    """For one assistant: to each owner of another president (YK-6.1.6, 6.1.7)."""
    return FEE * count(presidents_in(s, seat, area))


# What technologies change


def change_of(me: PlayerState, owners: i64, answers: Ints, base: i64) -> i64:
    """The greatest number that the player's technologies give for a question."""
    out = base
    mine = me.names & owners
    if mine == 0:
        return out
    for name in numbers(mine):
        out = max(out, answers[name])
    return out


def spread(me: PlayerState) -> i64:
    """How many areas may get an assistant (YK-6.1.1, 11.2.5)."""
    return change_of(me, SPREADING, SPREADS, SPREAD)


def stack_adjacent(me: PlayerState) -> i64:
    """How many more beside a stack (YK-11.2.29)."""
    return change_of(me, STACKING, STACKED, 0)


def left_behind(me: PlayerState) -> i64:
    """How many assistants may stay in the area (YK-11.2.27)."""
    return change_of(me, LEAVING, LEFT, 0)


def extra_copper(me: PlayerState) -> i64:
    """More copper with each gain of some (YK-11.2.22)."""
    return change_of(me, MINING, MINED, 0)


def passing_fee(me: PlayerState) -> i64:
    """To each owner of a president in an area entered (YK-6.2.7, 11.2.3)."""
    return 0 if me.names & FREE_PASSING else FEE


# Ways of the president


def is_destination(s: Yokohama, seat: Seat, area: i64) -> bool:
    """An own assistant, and no other president unless areas may be shared (YK-6.2.2, 11.2.19)."""
    me = s.of(seat)
    if me.placed[area] == 0 or area == CANAL or area == me.president:
        return False
    return bool(me.names & SHARING) or presidents_in(s, seat, area) == 0


def land(s: Yokohama) -> i64:
    """Areas in play where pieces may stand: all but the canal, as bits (YK-7.7.2)."""
    return s.used if CANAL < 0 else s.used & ~bit(CANAL)


def payees_in(s: Yokohama, seat: Seat, area: i64) -> i64:
    """Who is paid when an area is entered, as bits (YK-6.2.7, 6.2.8, 7.7.3)."""
    if area == CANAL:
        return bit(CANAL_PAYEE)
    return 0 if passing_fee(s.of(seat)) == 0 else presidents_in(s, seat, area)


def paid_areas(s: Yokohama) -> i64:
    """Where somebody may have to be paid when the area is entered, as bits."""
    out: i64 = 0 if CANAL < 0 else bit(CANAL)
    for other in range(s.seats):
        if s.of(other).president != EMPTY:
            out |= bit(s.of(other).president)
    return out


def fees_of(me: PlayerState, payees: i64) -> i64:
    """What a way costs (YK-6.2.20)."""
    canal: i64 = CANAL_FEE if has(payees, CANAL_PAYEE) else 0
    return canal + passing_fee(me) * count(payees & (bit(CANAL_PAYEE) - 1))


def ways_to(s: Yokohama, seat: Seat, yen: i64) -> Ints:
    """For each area the sets of payees with which the president can end there, as bits of sets (YK-6.2, 17.1.3).

    Only ways for which the yen suffice; those that pay more than another are left out.
    """
    me = s.of(seat)
    out = filled(len(AREAS), 0)
    if me.president != EMPTY:
        walk(s, seat, out, yen)
    if me.president == EMPTY or me.names & TRAM:
        for area in range(len(AREAS)):
            if is_destination(s, seat, area):
                add_way(out, area, payees_in(s, seat, area), me, yen)
    if me.names & STATION and s.station != EMPTY and s.station != me.president:
        if me.placed[s.station] > 0 or not s.station_needs:
            out[s.station] = 1
    return out


def add_way(ways: Ints, area: i64, payees: i64, me: PlayerState, yen: i64) -> bool:
    """Note a way unless it cannot be paid or another pays no one more; whether it is new."""
    if payees and fees_of(me, payees) > yen:
        return False
    known = ways[area]
    if known == 0 or payees == 0:
        ways[area] = bit(payees)
        return known != ways[area]
    kept: i64 = 0
    while known:
        other = lowest(known)
        known &= known - 1
        if other & payees == other:
            return False
        if other & payees != payees:
            kept |= bit(other)
    ways[area] = kept | bit(payees)
    return True


def walk(s: Yokohama, seat: Seat, out: Ints, yen: i64) -> None:
    """Along areas with own assistants, and over the canal (YK-6.2.5, 6.2.6, 7.7.3)."""
    me = s.of(seat)
    busy = paid_areas(s)
    reached = filled(len(AREAS), 0)
    reached[me.president] = 1  # with nobody paid
    open_areas = areas_with(me)
    if CANAL >= 0:
        open_areas |= s.used & bit(CANAL)
    open_areas &= ~bit(me.president)
    waiting = bit(me.president)
    while waiting:
        area = lowest(waiting)
        waiting ^= bit(area)
        nearby = s.near[area] & open_areas
        while nearby:
            near = lowest(nearby)
            nearby ^= bit(near)
            payees: i64 = payees_in(s, seat, near) if has(busy, near) else 0
            ways = reached[area]
            while ways:
                if add_way(reached, near, lowest(ways) | payees, me, yen):
                    waiting |= bit(near)
                ways &= ways - 1
    reached[me.president] = 0
    for area in range(len(AREAS)):
        if reached[area] and is_destination(s, seat, area):
            out[area] = reached[area]


def areas_with(me: PlayerState) -> i64:
    """Areas with own assistants, as bits."""
    out: i64 = 0
    for area in range(len(AREAS)):
        if me.placed[area] > 0:
            out |= bit(area)
    return out


# Prices of the warehouse


def house_price(me: PlayerState) -> i64:
    """By how many have left the warehouse (YK-7.10.4)."""
    taken = HOUSES_STORED - me.store_houses
    return HOUSE_COSTS[min(max(taken, 0), len(HOUSE_COSTS) - 1)]


# Countries


def all_symbols(me: PlayerState) -> i64:
    """Country symbols of technologies, completed orders and the reward token: a bag of the five (YK-8.1.1, 8.1.11)."""
    out: i64 = 0
    left = me.cards
    while left:
        out += some(CARD_COUNTRIES[lowest(left)], 1)
        left &= left - 1
    left = me.completed
    while left:
        out += some(ORDERS[lowest(left)].country, 1)
        left &= left - 1
    if me.reward != EMPTY and REWARD_COUNTRIES[me.reward] >= 0:
        out += some(REWARD_COUNTRIES[me.reward], 1)
    return out


def symbols(me: PlayerState, country: i64) -> i64:
    """Of one country."""
    return held(all_symbols(me), country)


def value_of(me: PlayerState) -> i64:
    """The production values of all own technologies (YK-13.3.1)."""
    out: i64 = 0
    for card in numbers(me.cards):
        out += TECHNOLOGIES[CARD_NAMES[card]].value
    return out


# Achievements


def tokens_of(me: PlayerState) -> i64:
    """Agents and five-power tokens, used or not; one with a free agent is one token (YK-10.1.2, 10.1.3, 15.1.7)."""
    out = count(me.tokens) + me.spent
    for country in range(len(me.agents) - 1):
        out += me.agents[country]
    return out


def has_achieved(me: PlayerState, tile: i64) -> bool:
    """Whether the condition of an achievement holds (YK-10.1)."""
    goal = ACHIEVEMENTS[tile]
    if goal.test == OWN_GOODS or goal.test == OWN_YEN:
        return me.stock[goal.good] >= goal.n
    if goal.test == OWN_CARDS:
        return count(me.cards) >= goal.n
    if goal.test == OWN_TOKENS:
        return tokens_of(me) >= goal.n
    if goal.test == OWN_ORDERS:
        return count(me.completed) >= goal.n
    production: i64 = 0
    commercial: i64 = 0
    for area in numbers(me.shop_areas | me.house_areas):
        production += 1 if AREAS[area].production else 0
        commercial += 1 if AREAS[area].commercial else 0
    return production >= goal.production and commercial >= goal.commercial
