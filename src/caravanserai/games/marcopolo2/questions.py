"""What rules ask and characters may change: payments, dice, routes (MP-7, 11, 18, 20)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import contains, size
from caravanserai.core.bits import has
from caravanserai.core.ids import Seat
from caravanserai.games.marcopolo2.box import CHARACTERS, LOCATIONS, ROUTES, SPACES
from caravanserai.games.marcopolo2.choices import BLACK_SIDES, OWN_SIDES
from caravanserai.games.marcopolo2.components import CAMEL, COIN, FIRST_GOOD, GUILD, JADE, Character, Cost, Route
from caravanserai.games.marcopolo2.state import MarcoPolo, PlayerState

KINDS: Final = 3  # pepper, silk, gold


def character(me: PlayerState) -> Character:
    return CHARACTERS[me.character]


# Payments


def can_pay(me: PlayerState, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether coins and camels can be paid, jade standing in for either, beside a cost in jade (MP-18.2, 18.7)."""
    short = max(coins - me.stock[COIN], 0) + max(camels - me.stock[CAMEL], 0)
    return short + jade <= me.stock[JADE]


def can_pay_cost(me: PlayerState, cost: Cost, times: i64) -> bool:
    """Whether a printed cost can be paid so many times together (MP-16.2.2, 16.2.6, 15.6)."""
    loose: i64 = 0
    kinds: i64 = 0
    for good in range(FIRST_GOOD, JADE):
        left = me.stock[good] - cost.amounts[good] * times
        if left < 0:
            return False
        loose += left
        if left > 0:
            kinds += 1
    if cost.any_good * times > loose or cost.different > kinds:
        return False
    return can_pay(me, cost.amounts[COIN] * times, cost.amounts[CAMEL] * times, cost.amounts[JADE] * times)


# Dice


def dice_left(me: PlayerState) -> i64:
    """Dice on the player board (MP-6.2)."""
    return size(me.own) + size(me.black)


def dice_at(space: i64) -> i64:
    """How many dice a space takes (MP-7.3)."""
    return SPACES[space].dice if space < len(SPACES) else 1


def fewer_dice(me: PlayerState, space: i64) -> i64:
    """The other number of dice that a character may use there, or 0 (MP-20.2.1)."""
    return character(me).guild_dice if space == GUILD else 0


def has_throw(me: PlayerState, throw: i64, only_black: bool) -> bool:
    """Whether a player has these dice, and may use the own ones (MP-7.2, 7.6)."""
    if only_black and OWN_SIDES[throw] != 0:
        return False
    return contains(me.own, OWN_SIDES[throw]) and contains(me.black, BLACK_SIDES[throw])


# Routes


def other_end(route: Route, place: i64) -> i64:
    return route.b if route.a == place else route.a


def route_coins(me: PlayerState, route: i64) -> i64:
    """Coins for a route (MP-11.7, 20.7.2)."""
    printed = ROUTES[route].coins
    return route_cost(me, 0, printed) if character(me).changes_routes else printed


def route_camels(me: PlayerState, route: i64) -> i64:
    printed = ROUTES[route].camels
    return route_cost(me, 1, printed) if character(me).changes_routes else printed


def route_jade(me: PlayerState, route: i64) -> i64:
    printed = ROUTES[route].jade
    return route_cost(me, 2, printed) if printed > 0 and character(me).changes_routes else printed


def route_cost(me: PlayerState, noun: i64, printed: i64) -> i64:
    """What a route costs of one of ROUTE_NOUNS with the character; what is added, only where something is printed."""
    mine = character(me)
    cost = printed if mine.route_set[noun] < 0 else mine.route_set[noun]
    return max(cost + mine.route_more[noun], 0) if printed > 0 else 0


def may_use(me: PlayerState, route: i64) -> bool:
    """A route with a seal is open to its owner only (MP-11.12)."""
    return ROUTES[route].seal < 0 or has(me.seals, ROUTES[route].seal)


def step_cost(me: PlayerState, place: i64) -> i64:
    """What entering a location counts against the steps (MP-11.4, 20.1.1)."""
    return character(me).oasis_steps if LOCATIONS[place].is_oasis else 1


def bought(walked: i64, steps: i64, moved: bool) -> i64:
    """How many steps of a card a route adds to those bought: the counted ones, and at least one in all (MP-15.15)."""
    return max(walked + steps, 1) - (max(walked, 1) if moved else 0)


def has_old_post(s: MarcoPolo, seat: Seat, city: i64) -> bool:
    """A post placed before this turn (MP-14.2, 15.1)."""
    return has(s.of(seat).posts & ~s.fresh, city)
