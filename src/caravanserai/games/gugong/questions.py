"""What rules ask and decrees or Bonus tokens may change (GG-8.3, 13.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, lowest, numbers
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import row
from caravanserai.games.gugong.box import COMPLETE_AT, DECREES, GIFTS, MARKERS, ONE_BEATS_NINE, OPTIONS_B, SURCHARGE
from caravanserai.games.gugong.components import LARGEST_VALUE, TRAVEL
from caravanserai.games.gugong.state import Gugong, kind_of

TRAVEL_B_COST: Final = 0
JADE_ACTION_COST: Final = 1
WALL_EXTRA: Final = 2
EQUAL_IS_FREE: Final = 3
DECREE_ACTION_COST: Final = 4
UNSET: Final = -128
QUESTIONS: Final = [
    "travel_b_cost",
    "jade_action_cost",
    "wall_action_extra_from_supply",
    "equal_value_is_free",
    "decree_action_cost",
]


def added_by(question: str) -> Ints:
    """What each decree adds to a question."""
    return row([decree.changes.added(question) for decree in DECREES])


def set_by(question: str) -> Ints:
    """What each decree sets the answer to; UNSET where it sets none."""
    answers = [decree.changes.set_to(question) for decree in DECREES]
    return row([UNSET if answer is None else int(answer) for answer in answers])


def with_other(values: Ints, usual: i64) -> i64:
    """The decrees whose value is not the usual one, as a set of bits."""
    out: i64 = 0
    for n in range(len(values)):
        if values[n] != usual:
            out |= bit(n)
    return out


ADDED: Final = [added_by(question) for question in QUESTIONS]
ADDED_BY: Final = [with_other(values, 0) for values in ADDED]
SET: Final = [set_by(question) for question in QUESTIONS]
SET_BY: Final = [with_other(values, UNSET) for values in SET]
CHANGED_BY: Final = [ADDED_BY[n] | SET_BY[n] for n in range(len(QUESTIONS))]


def answer(s: Gugong, seat: Seat, question: i64, usual: i64) -> i64:
    """The answer to a question with a player's decrees (GG-8.1.6): the first that sets it, and all that add."""
    held = s.of(seat).decrees & CHANGED_BY[question]
    if held == 0:
        return usual
    setting = held & SET_BY[question]
    out = SET[question][lowest(setting)] if setting else usual
    n: i64 = 0
    while held:
        if held & 1:
            out += ADDED[question][n]
        held >>= 1
        n += 1
    return out


def travel_b_cost(s: Gugong, seat: Seat) -> i64:
    """Servants for two moves (GG-6.1.2, 8.3.1)."""
    return max(answer(s, seat, TRAVEL_B_COST, OPTIONS_B[TRAVEL].spend), 0)


def jade_cost(s: Gugong, seat: Seat, price: i64) -> i64:
    """Servants for a house or the square (GG-9.3.1, 8.3.2)."""
    return max(answer(s, seat, JADE_ACTION_COST, price), 0)


def wall_extra(s: Gugong, seat: Seat) -> i64:
    """Servants that may be added from the supply in the Great Wall action (GG-8.3.3)."""
    return answer(s, seat, WALL_EXTRA, 0)


def decree_cost(s: Gugong, seat: Seat, decree: i64) -> i64:
    """Printed cost, more for each opponent there, less with the decree for it (GG-8.1.1, 8.3.5)."""
    cost = DECREES[decree].cost
    for other in range(s.seats):
        if other != seat:
            cost += SURCHARGE * ((s.of(other).decrees >> decree) & 1)
    return max(answer(s, seat, DECREE_ACTION_COST, cost), 0)


def wall_size(s: Gugong) -> i64:
    """Servants that complete the wall; alone it is as long as for one (GG-7.1.3)."""
    return COMPLETE_AT[1 if s.solo else s.seats]


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
    return mine > theirs or (mine == theirs and answer(s, seat, EQUAL_IS_FREE, 0) > 0)


def matching(cards: i64, dice: Ints) -> i64:
    """Pairs of a card and a die with the same number (GG-10.1.2)."""
    n: i64 = 0
    for card in numbers(cards):
        for die in dice:
            if GIFTS[card].value == die:
                n += 1
    return n
