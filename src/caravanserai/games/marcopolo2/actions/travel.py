"""Planning a movement of figures (MP-11, 20.1, 20.4); `posts` carries it out."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Refusal, Said, Saying, Step, Way, refusals
from caravanserai.games.marcopolo2.actions.posts import Depart
from caravanserai.games.marcopolo2.actions.stock import charge
from caravanserai.games.marcopolo2.actions.ways import cheapest_ways
from caravanserai.games.marcopolo2.box import FROM, LOCATIONS, ROUTES
from caravanserai.games.marcopolo2.choices import FIGURE, LOCATION
from caravanserai.games.marcopolo2.components import CAMEL, COIN, JADE
from caravanserai.games.marcopolo2.questions import (
    bought,
    can_pay,
    may_use,
    other_end,
    route_camels,
    route_coins,
    route_jade,
    step_cost,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

TOO_FEW_STEPS: Final = Refusal("MP-11.4", "refuse-too-few-steps")
NO_SEAL: Final = Refusal("MP-11.12", "refuse-no-seal")
TOO_DEAR: Final = Refusal("MP-11.8", "refuse-route-too-dear")
MOST_SHORT: Final = 30
SHORT_OF_COINS: Final = refusals("MP-11.8", "refuse-short-of-coins", MOST_SHORT)
SHORT_OF_CAMELS: Final = refusals("MP-11.8", "refuse-short-of-camels", MOST_SHORT)
SHORT_OF_JADE: Final = refusals("MP-11.8", "refuse-short-of-jade", MOST_SHORT)
CANNOT_STEP: Final = Refusal("MP-20.4.8", "refuse-no-route")
NOT_MOVED: Final = Refusal("MP-11.5", "refuse-not-moved")
MOST_HOPS: Final = 40  # routes of one movement: more would only go round in circles
TRAVELLING: Final = Saying("say-move", ["left", "all", "owed:coin", "owed:camel", "owed:jade"])


def begin_movement(s: MarcoPolo, seat: Seat, steps: i64) -> None:
    """A movement of so many steps is planned."""
    s.left = steps
    s.walked = 0
    s.hops = 0
    owe(s, 0, 0, 0)
    s.through = 0
    s.oases = 0
    s.moved = 0
    s.figure = 0
    s.at = s.of(seat).figures[0]
    s.other_at = EMPTY


def owe(s: MarcoPolo, coins: i64, camels: i64, jade: i64) -> None:
    """What is already owed is paid with the movement (MP-11.6, 11.8)."""
    s.coins = coins
    s.camels = camels
    s.jade = jade


def can_move(s: MarcoPolo, seat: Seat, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether any figure can take a first step beside these costs (MP-7.14)."""
    me = s.of(seat)
    for at in me.figures:
        for route in FROM[at]:
            if may_use(me, route) and can_pay(
                me, coins + route_coins(me, route), camels + route_camels(me, route), jade + route_jade(me, route)
            ):
                return True
    return False


def too_dear(me: PlayerState, coins: i64, camels: i64, jade: i64) -> Refusal:
    """What is missing, where it is one thing; jade stands in for coins and camels (MP-18.2)."""
    short_coins, short_camels = max(coins - me.stock[COIN], 0), max(camels - me.stock[CAMEL], 0)
    missing = min(short_coins + short_camels + jade - me.stock[JADE], MOST_SHORT)
    if short_coins > 0 and short_camels > 0:
        return TOO_DEAR
    if short_camels > 0:
        return SHORT_OF_CAMELS[missing]
    return SHORT_OF_COINS[missing] if short_coins > 0 else SHORT_OF_JADE[missing]


class Move(Step[MarcoPolo]):
    """Where to next, the other figure, or enough; paid before anything moves (MP-11.4 to 11.12, 25.17)."""

    def __init__(self, seat: Seat, optional: i64, extra: i64, step_camels: i64, step_jade: i64) -> None:
        super().__init__(seat)
        self.optional: Final = optional  # 1: a reward that may be declined (MP-11.21)
        self.extra: Final = extra  # 1: an additional post (MP-11.16)
        self.step_camels: Final = step_camels  # for each step of a card (MP-15.11)
        self.step_jade: Final = step_jade

    def again(self) -> "Move":
        return Move(self.seat, self.optional, self.extra, self.step_camels, self.step_jade)

    def candidates(self, s: MarcoPolo) -> Ints:
        places: i64 = 0
        for route in FROM[s.at]:
            places |= bit(other_end(ROUTES[route], s.at))
        out = joined(JUST_SKIP, LOCATION.codes(places))
        if len(s.of(self.seat).figures) > 1 and self.may_change(s):
            out = joined(out, FIGURE.codes(bit(1 - s.figure)))
        return out

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None if s.moved or self.optional else NOT_MOVED
        if FIGURE.has(choice):
            return self.refuse_figure(s, FIGURE.index(choice))
        return self.refuse_route(s, LOCATION.index(choice))

    def may_change(self, s: MarcoPolo) -> bool:
        """Once to the other figure (MP-20.4.2, 20.4.8)."""
        return s.other_at == EMPTY and s.left > 0 if s.moved else s.figure == 0

    def refuse_figure(self, s: MarcoPolo, figure: i64) -> Refusal | None:
        """A figure that cannot take a step is not changed to."""
        at = s.of(self.seat).figures[figure]
        for route in FROM[at]:
            if self.refuse_from(s, at, other_end(ROUTES[route], at)) is None:
                return None
        return CANNOT_STEP

    def refuse_route(self, s: MarcoPolo, place: i64) -> Refusal | None:
        return self.refuse_from(s, s.at, place)

    def refuse_from(self, s: MarcoPolo, at: i64, place: i64) -> Refusal | None:
        me, route = s.of(self.seat), route_between(at, place)
        steps = step_cost(me, place)
        if steps > s.left or s.hops >= MOST_HOPS:
            return TOO_FEW_STEPS
        if not may_use(me, route):
            return NO_SEAL
        more = bought(s.walked, steps, s.moved != 0)
        coins = s.coins + route_coins(me, route)
        camels = s.camels + route_camels(me, route) + self.step_camels * more
        jade = s.jade + route_jade(me, route) + self.step_jade * more
        return None if can_pay(me, coins, camels, jade) else too_dear(me, coins, camels, jade)

    def says(self, s: MarcoPolo) -> Said | None:
        """Steps left, and what is owed for the way so far."""
        return Said(TRAVELLING, [int(s.left), int(s.left + s.walked), int(s.coins), int(s.camels), int(s.jade)])

    def ways(self, s: MarcoPolo) -> list[Way]:
        """The cheapest ways of this figure, and before anything has moved those of the other."""
        out = cheapest_ways(s, self.seat, s.at, [], self.step_camels, self.step_jade)
        figures = s.of(self.seat).figures
        if len(figures) > 1 and not s.moved and self.may_change(s):
            change = [FIGURE.code(1 - s.figure)]
            out += cheapest_ways(s, self.seat, figures[1 - s.figure], change, self.step_camels, self.step_jade)
        return out

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        if choice == SKIP:
            if s.moved:
                s.next(Depart(self.seat, self.extra))
                charge(s, self.seat, s.coins, s.camels, s.jade)
            return
        if FIGURE.has(choice):
            self.change_figure(s, FIGURE.index(choice))
        else:
            self.go(s, LOCATION.index(choice))
        s.next(self.again())

    def change_figure(self, s: MarcoPolo, figure: i64) -> None:
        """The first figure stays where it is in the plan; the other begins (MP-20.4.2)."""
        if s.moved:
            s.other_at = s.at
        s.figure = figure
        s.at = s.of(self.seat).figures[figure]

    def go(self, s: MarcoPolo, place: i64) -> None:
        """One route more in the plan."""
        me, route = s.of(self.seat), route_between(s.at, place)
        steps = step_cost(me, place)
        more = bought(s.walked, steps, s.moved != 0)
        s.left -= steps
        s.walked += steps
        s.hops += 1
        s.coins += route_coins(me, route)
        s.camels += route_camels(me, route) + self.step_camels * more
        s.jade += route_jade(me, route) + self.step_jade * more
        if has(s.moved, s.figure):
            s.through |= bit(s.at)
        if LOCATIONS[place].is_oasis:
            s.oases |= bit(place)
        s.moved |= bit(s.figure)
        s.at = place


def route_between(a: i64, b: i64) -> i64:
    for route in FROM[a]:
        if other_end(ROUTES[route], a) == b:
            return route
    return EMPTY
