"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, tracks) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import count, has
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.marcopolo2.actions.travel import Move
from caravanserai.games.marcopolo2.actions.turn import TakeTurn
from caravanserai.games.marcopolo2.box import (
    CAMEL,
    COIN,
    CONTRACTS,
    DICE_VALUES,
    FIRST_GOOD,
    GOLD,
    JADE,
    LOCATIONS,
    MARKER_CITIES,
    POST_VP,
    RESOURCES,
    ROUNDS,
)
from caravanserai.games.marcopolo2.scoring import contract_vp, goal_vp, score_lines, shield_vp
from caravanserai.games.marcopolo2.state import MarcoPolo, PlayerState

A_COIN: Final = 0.4
A_CAMEL: Final = 0.6
A_GOOD: Final = 0.8
A_GOLD: Final = 1.0
A_JADE: Final = 0.9
ENOUGH_COINS: Final = 12  # what is beyond that
ENOUGH_CAMELS: Final = 6
ENOUGH_GOODS: Final = 3
TOO_MUCH: Final = 0.25  # counts for so much less
AT_THE_END: Final = 0.3  # the part of all that which is left in the last round
A_DIE: Final = 0.9  # on the player board, and more for each point it shows
A_PIP: Final = 0.03
AN_ACTION: Final = 3.0  # begun and not yet carried out
A_POST: Final = 3.0  # beside its shield
A_POST_FOR_LATER: Final = 1.5  # for each round to come: routes, cards and contracts that it opens
A_PAYING_POST: Final = 1.5  # with a marker, for each round to come
AN_IMPROVED_SEAL: Final = 1.5  # for each round to come
A_SEAL: Final = 2.0
A_CONTRACT: Final = 2.0  # completed, on the way to the most
IN_DOUBT: Final = 0.5  # the part of the points for the most contracts that counts before the end
OF_A_CONTRACT: Final = 0.6  # of its points, as far as its cost is there
A_REWARD: Final = 2.0  # what a contract brings beside points
A_TILE: Final = 1.5
THE_HOURGLASS: Final = 0.4
A_LATE_POST: Final = 0.35  # the part of the points for the last posts that each post before them counts


def worth(s: MarcoPolo, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    if s.ended:
        return float(sum_of(score_lines(s, seat, True)))
    me = s.of(seat)
    later = float(ROUNDS - max(s.round, 1))
    out = float(me.vp + shield_vp(me, True) + goal_vp(me)) + IN_DOUBT * float(contract_vp(s, seat))
    out += belongings(me, later) + dice(me) + posts(me, later) + contracts(me)
    out += A_SEAL * float(count(me.seals & ~me.improved)) * min(later, 1.0)
    out += AN_IMPROVED_SEAL * later * float(count(me.improved))
    out += A_TILE * float(count(me.tiles))
    if s.hourglass == seat and later > 0.0:
        out += THE_HOURGLASS
    return out + under_way(s, seat, later)


def under_way(s: MarcoPolo, seat: Seat, later: float) -> float:
    """An action whose dice lie on the board and whose gain is still to come; a journey by where it would end."""
    if not s.stack or not s.acted:
        return 0.0
    top = s.stack[-1]
    if top.seat != seat or isinstance(top, TakeTurn):
        return 0.0
    if not isinstance(top, Move):
        return AN_ACTION
    me = s.of(seat)
    owed = A_COIN * float(s.coins) + A_CAMEL * float(s.camels) + A_JADE * float(s.jade)
    if LOCATIONS[s.at].is_city and not has(me.posts, s.at):
        return A_POST + A_POST_FOR_LATER * later + AN_ACTION - owed
    return AN_ACTION - owed


def belongings(me: PlayerState, later: float) -> float:
    """Coins, camels and goods; a heap of one thing is not worth as much as a little of all."""
    out = A_COIN * useful(me.stock[COIN], ENOUGH_COINS) + A_CAMEL * useful(me.stock[CAMEL], ENOUGH_CAMELS)
    out += A_JADE * useful(me.stock[JADE], ENOUGH_GOODS)
    for good in range(FIRST_GOOD, JADE):
        out += (A_GOLD if good == GOLD else A_GOOD) * useful(me.stock[good], ENOUGH_GOODS)
    return out if later > 0.0 else AT_THE_END * out


def useful(n: i64, enough: i64) -> float:
    return float(n) if n <= enough else float(enough) + TOO_MUCH * float(n - enough)


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
    out = (A_POST + A_POST_FOR_LATER * later) * float(n)
    out += A_PAYING_POST * later * float(count(me.posts & MARKER_CITIES))
    last: i64 = len(POST_VP) - 1
    return out + A_LATE_POST * float(POST_VP[min(n + 1, last)])


def contracts(me: PlayerState) -> float:
    """Completed contracts, and those that wait: the more of their cost is there, the more they promise."""
    out = A_CONTRACT * float(count(me.completed))
    for card in me.active:
        promise = OF_A_CONTRACT * float(CONTRACTS[card].vp) + A_REWARD
        out += promise * covered(me, card)
    return out


def covered(me: PlayerState, card: i64) -> float:
    """How much of the cost of a contract is there, from 0 to 1."""
    cost = CONTRACTS[card].cost
    asked: i64 = cost.any_good + cost.different
    missing: i64 = 0
    for resource in range(RESOURCES):
        asked += cost.amounts[resource]
        missing += max(cost.amounts[resource] - me.stock[resource], 0)
    return 1.0 - float(missing) / float(max(asked, 1))
