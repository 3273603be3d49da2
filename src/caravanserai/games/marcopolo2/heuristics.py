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
from caravanserai.core.weights import Weights
from caravanserai.games.marcopolo2.actions.travel import Move
from caravanserai.games.marcopolo2.actions.turn import TakeTurn
from caravanserai.games.marcopolo2.box import CONTRACTS, LOCATIONS, MARKER_CITIES, POST_VP, ROUNDS
from caravanserai.games.marcopolo2.components import CAMEL, COIN, DICE_VALUES, FIRST_GOOD, GOLD, JADE, RESOURCES
from caravanserai.games.marcopolo2.scoring import contract_vp, goal_vp, score_lines, shield_vp
from caravanserai.games.marcopolo2.state import MarcoPolo, PlayerState


class MarcoPoloWeights(Weights):
    """What things are worth, in points, and parts of that."""

    def __init__(self) -> None:
        self.a_coin: float = 0.4
        self.a_camel: float = 0.6
        self.a_good: float = 0.8
        self.a_gold: float = 1.0
        self.a_jade: float = 0.9
        self.too_much: float = 0.25  # the part of that for what is more than enough
        self.at_the_end: float = 0.3  # the part of all that which is left in the last round
        self.a_die: float = 0.9  # on the player board, and more for each point it shows
        self.a_pip: float = 0.03
        self.an_action: float = 3.0  # begun and not yet carried out
        self.a_post: float = 3.0  # beside its shield
        self.a_post_for_later: float = 1.5  # for each round to come: routes, cards and contracts that it opens
        self.a_paying_post: float = 1.5  # with a marker, for each round to come
        self.an_improved_seal: float = 1.5  # for each round to come
        self.a_seal: float = 2.0
        self.a_contract: float = 2.0  # completed, on the way to the most
        self.in_doubt: float = 0.5  # the part of the points for the most contracts that counts before the end
        self.of_a_contract: float = 0.6  # of its points, as far as its cost is there
        self.a_reward: float = 2.0  # what a contract brings beside points
        self.a_tile: float = 1.5
        self.the_hourglass: float = 0.4
        self.a_late_post: float = 0.35  # the part of the points for the last posts that each post before them counts


WORTH: Final = MarcoPoloWeights()
ENOUGH_COINS: Final = 12  # what is more counts for less
ENOUGH_CAMELS: Final = 6
ENOUGH_GOODS: Final = 3


def worth(s: MarcoPolo, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    if s.ended:
        return float(sum_of(score_lines(s, seat, True)))
    me = s.of(seat)
    later = float(ROUNDS - max(s.round, 1))
    out = float(me.vp + shield_vp(me, True) + goal_vp(me)) + WORTH.in_doubt * float(contract_vp(s, seat))
    out += belongings(me, later) + dice(me) + posts(me, later) + contracts(me)
    out += WORTH.a_seal * float(count(me.seals & ~me.improved)) * min(later, 1.0)
    out += WORTH.an_improved_seal * later * float(count(me.improved))
    out += WORTH.a_tile * float(count(me.tiles))
    if s.hourglass == seat and later > 0.0:
        out += WORTH.the_hourglass
    return out + under_way(s, seat, later)


def under_way(s: MarcoPolo, seat: Seat, later: float) -> float:
    """An action whose dice lie on the board and whose gain is still to come; a journey by where it would end."""
    if not s.stack or not s.acted:
        return 0.0
    top = s.stack[-1]
    if top.seat != seat or isinstance(top, TakeTurn):
        return 0.0
    if not isinstance(top, Move):
        return WORTH.an_action
    me = s.of(seat)
    owed = WORTH.a_coin * float(s.coins) + WORTH.a_camel * float(s.camels) + WORTH.a_jade * float(s.jade)
    if LOCATIONS[s.at].is_city and not has(me.posts, s.at):
        return WORTH.a_post + WORTH.a_post_for_later * later + WORTH.an_action - owed
    return WORTH.an_action - owed


def belongings(me: PlayerState, later: float) -> float:
    """Coins, camels and goods; a heap of one thing is not worth as much as a little of all."""
    out = WORTH.a_coin * useful(me.stock[COIN], ENOUGH_COINS) + WORTH.a_camel * useful(me.stock[CAMEL], ENOUGH_CAMELS)
    out += WORTH.a_jade * useful(me.stock[JADE], ENOUGH_GOODS)
    a_gold, a_good = WORTH.a_gold, WORTH.a_good
    for good in range(FIRST_GOOD, JADE):
        out += (a_gold if good == GOLD else a_good) * useful(me.stock[good], ENOUGH_GOODS)
    return out if later > 0.0 else WORTH.at_the_end * out


def useful(n: i64, enough: i64) -> float:
    return float(n) if n <= enough else float(enough) + WORTH.too_much * float(n - enough)


def dice(me: PlayerState) -> float:
    """Dice still to be placed: each is an action to come."""
    out, value = 0.0, 0.0
    a_die, a_pip = WORTH.a_die, WORTH.a_pip
    for kind in range(DICE_VALUES):
        n: i64 = held(me.own, kind) + held(me.black, kind)
        value += 1.0
        if n > 0:
            out += float(n) * (a_die + a_pip * value)
    return out


def posts(me: PlayerState, later: float) -> float:
    """Posts on the map, those that pay each round, and the way to the last ones."""
    n = count(me.posts)
    out = (WORTH.a_post + WORTH.a_post_for_later * later) * float(n)
    out += WORTH.a_paying_post * later * float(count(me.posts & MARKER_CITIES))
    last: i64 = len(POST_VP) - 1
    return out + WORTH.a_late_post * float(POST_VP[min(n + 1, last)])


def contracts(me: PlayerState) -> float:
    """Completed contracts, and those that wait: the more of their cost is there, the more they promise."""
    out = WORTH.a_contract * float(count(me.completed))
    for card in me.active:
        promise = WORTH.of_a_contract * float(CONTRACTS[card].vp) + WORTH.a_reward
        out += promise * covered(me, card)
    return out


def covered(me: PlayerState, card: i64) -> float:
    """How much of the cost of a contract is there, from 0 to 1."""
    cost, stock = CONTRACTS[card].cost, me.stock
    amounts = cost.amounts
    asked: i64 = cost.any_good + cost.different
    missing: i64 = 0
    for resource in range(RESOURCES):
        n = amounts[resource]
        asked += n
        missing += max(n - stock[resource], 0)
    return 1.0 - float(missing) / float(max(asked, 1))
