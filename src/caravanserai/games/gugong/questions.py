"""What rules ask and decrees or Bonus tokens may change (GG-8.3, 13.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, numbers
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import filled
from caravanserai.games.gugong.box import (
    DECREES,
    GIFTS,
    LARGEST_VALUE,
    MARKERS,
    ONE_BEATS_NINE,
    OPTIONS_B,
    SURCHARGE,
    TRAVEL,
)
from caravanserai.games.gugong.state import Gugong, kind_of

TRAVEL_B_COST: Final = 0
JADE_ACTION_COST: Final = 1
WALL_EXTRA: Final = 2
EQUAL_IS_FREE: Final = 3
DECREE_ACTION_COST: Final = 4
QUESTIONS: Final = [
    "travel_b_cost",
    "jade_action_cost",
    "wall_action_extra_from_supply",
    "equal_value_is_free",
    "decree_action_cost",
]


def changes(question: str) -> Ints:
    """What each decree adds to a question."""
    out = filled(len(DECREES), 0)
    for n, decree in enumerate(DECREES):
        for change in decree.changes:
            if change.ask == question:
                out[n] += change.add
    return out


def changed_by(added: Ints) -> i64:
    """The decrees that add something, as a set of bits."""
    out: i64 = 0
    for n in range(len(added)):
        if added[n] != 0:
            out |= bit(n)
    return out


CHANGES: Final = [changes(question) for question in QUESTIONS]
CHANGED_BY: Final = [changed_by(added) for added in CHANGES]


def change(s: Gugong, seat: Seat, question: i64) -> i64:
    """What a player's decrees add to one question (GG-8.1.6)."""
    held = s.of(seat).decrees & CHANGED_BY[question]
    out: i64 = 0
    n: i64 = 0
    while held:
        if held & 1:
            out += CHANGES[question][n]
        held >>= 1
        n += 1
    return out


def travel_b_cost(s: Gugong, seat: Seat) -> i64:
    """Servants for two moves (GG-6.1.2, 8.3.1)."""
    return max(OPTIONS_B[TRAVEL].spend + change(s, seat, TRAVEL_B_COST), 0)


def jade_cost(s: Gugong, seat: Seat, price: i64) -> i64:
    """Servants for a house or the square (GG-9.3.1, 8.3.2)."""
    return max(price + change(s, seat, JADE_ACTION_COST), 0)


def wall_extra(s: Gugong, seat: Seat) -> i64:
    """Servants that may be added from the supply in the Great Wall action (GG-8.3.3)."""
    return change(s, seat, WALL_EXTRA)


def decree_cost(s: Gugong, seat: Seat, decree: i64) -> i64:
    """Printed cost, more for each opponent there, less with the decree for it (GG-8.1.1, 8.3.5)."""
    cost = DECREES[decree].cost + change(s, seat, DECREE_ACTION_COST)
    for other in range(s.seats):
        if other != seat:
            cost += SURCHARGE * ((s.of(other).decrees >> decree) & 1)
    return max(cost, 0)


def gift_bonus(s: Gugong, seat: Seat) -> i64:
    """What Bonus tokens in use add to the gifts a player offers (GG-13.2.1, 13.2.3)."""
    out: i64 = 0
    for laid in s.of(seat).laid:
        out += MARKERS[kind_of(laid)].card_value
    return out


def is_free(s: Gugong, seat: Seat, given: i64, taken: i64) -> bool:
    """Whether a gift is good enough: higher, or a 1 for a 9 (GG-5.2.3, 5.2.5, 5.2.9, 5.2.10)."""
    mine, theirs = GIFTS[given].value, GIFTS[taken].value
    if ONE_BEATS_NINE and mine == 1 and theirs == LARGEST_VALUE:
        return True
    if s.bonus:
        mine += gift_bonus(s, seat)
    return mine > theirs or (mine == theirs and change(s, seat, EQUAL_IS_FREE) > 0)


def matching(cards: i64, dice: Ints) -> i64:
    """Pairs of a card and a die with the same number (GG-10.1.2)."""
    n: i64 = 0
    for card in numbers(cards):
        for die in dice:
            if GIFTS[card].value == die:
                n += 1
    return n
