"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, tracks) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import count
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.marcopolo2.box import (
    CAMEL,
    COIN,
    CONTRACTS,
    DICE_VALUES,
    FIRST_GOOD,
    GOLD,
    JADE,
    MARKER_CITIES,
    POST_VP,
    ROUNDS,
)
from caravanserai.games.marcopolo2.questions import can_pay_cost
from caravanserai.games.marcopolo2.scoring import contract_vp, goal_vp, score_lines, shield_vp
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

A_COIN: Final = 0.38
A_CAMEL: Final = 0.55
A_GOOD: Final = 0.7
A_GOLD: Final = 0.95
A_JADE: Final = 0.95
AT_THE_END: Final = 0.45  # the part of that which is left in the last round
A_DIE: Final = 1.1  # on the player board, and more for each point it shows
A_PIP: Final = 0.16
A_POST: Final = 1.6  # beside its shield
A_PAYING_POST: Final = 1.3  # with a marker, for each round to come
AN_IMPROVED_SEAL: Final = 1.3  # for each round to come
A_SEAL: Final = 1.2
A_CONTRACT: Final = 1.2  # completed, on the way to the most
A_CONTRACT_IN_HAND: Final = 0.8
A_PAYABLE_CONTRACT: Final = 1.4
A_TILE: Final = 1.5
THE_HOURGLASS: Final = 0.4
A_LATE_POST: Final = 0.35  # the part of the points for the last posts that each post before them counts


def worth(s: MarcoPolo, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    if s.ended:
        return float(sum_of(score_lines(s, seat)))
    me = s.of(seat)
    later = float(ROUNDS - max(s.round, 1))
    out = float(me.vp + shield_vp(me) + goal_vp(me)) + 0.5 * float(contract_vp(s, seat))
    out += belongings(me, later) + dice(me) + posts(me, later) + contracts(me)
    out += A_SEAL * float(count(me.seals & ~me.improved)) * min(later, 1.0)
    out += AN_IMPROVED_SEAL * later * float(count(me.improved))
    out += A_TILE * float(count(me.tiles))
    if s.hourglass == seat and later > 0.0:
        out += THE_HOURGLASS
    return out


def belongings(me: PlayerState, later: float) -> float:
    """Coins, camels and goods."""
    out = A_COIN * float(me.stock[COIN]) + A_CAMEL * float(me.stock[CAMEL]) + A_JADE * float(me.stock[JADE])
    for good in range(FIRST_GOOD, JADE):
        out += (A_GOLD if good == GOLD else A_GOOD) * float(me.stock[good])
    return out if later > 0.0 else AT_THE_END * out


def dice(me: PlayerState) -> float:
    """Dice still to be placed: each is an action to come."""
    out = 0.0
    for value in range(DICE_VALUES):
        n: i64 = held(me.own, value) + held(me.black, value)
        out += float(n) * (A_DIE + A_PIP * float(value + 1))
    return out


def posts(me: PlayerState, later: float) -> float:
    """Posts on the map, those that pay each round, and the way to the last ones."""
    n = count(me.posts)
    out = A_POST * float(n) + A_PAYING_POST * later * float(count(me.posts & MARKER_CITIES))
    last: i64 = len(POST_VP) - 1
    return out + A_LATE_POST * float(POST_VP[min(n + 1, last)])


def contracts(me: PlayerState) -> float:
    """Completed contracts, and those that wait."""
    out = A_CONTRACT * float(count(me.completed))
    for card in me.active:
        if card != EMPTY:
            payable = can_pay_cost(me, CONTRACTS[card].cost, 1)
            out += A_PAYABLE_CONTRACT if payable else A_CONTRACT_IN_HAND
    return out
