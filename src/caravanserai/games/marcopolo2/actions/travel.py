"""Moving figures and placing trading posts (MP-11, 12, 20.1, 20.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, lowest, numbers
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import filled, joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Pick, Refusal, Said, Saying, Step, Way, refusals
from caravanserai.games.marcopolo2.actions.contracts import TakeContract, shown_in
from caravanserai.games.marcopolo2.actions.stock import charge, score
from caravanserai.games.marcopolo2.actions.ways import cheapest_ways
from caravanserai.games.marcopolo2.box import (
    CAMEL,
    CHARACTERS,
    COIN,
    COPY,
    FROM,
    JADE,
    LOCATIONS,
    MARKER_CITIES,
    MARKERS,
    OUTPOSTS,
    POST_VP,
    POSTS,
    ROUTES,
)
from caravanserai.games.marcopolo2.choices import BENEFIT, FIGURE, LOCATION
from caravanserai.games.marcopolo2.events import (
    MARKER_BONUS,
    MOVED,
    OUTPOST_TAKEN,
    POST_MOVED,
    POST_PLACED,
    TILE_KEPT,
)
from caravanserai.games.marcopolo2.questions import (
    bought,
    can_pay,
    character,
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
POST_THERE: Final = Refusal("MP-12.1", "refuse-post-there")
MOST_HOPS: Final = 40  # routes of one movement: more would only go round in circles

# The benefits of a placement, by their place in the family: three for each city, and the oases.
CITY_INDEX: Final = [n for n in range(len(LOCATIONS)) if LOCATIONS[n].is_city]
PER_CITY: Final = 3
MARKER: Final = 0
OUTPOST: Final = 1
CONTRACT: Final = 2
OASES: Final = PER_CITY * len(CITY_INDEX)


def first_benefits() -> Ints:
    """Where the benefits of each location begin in the family."""
    out = filled(len(LOCATIONS), EMPTY)
    for n in range(len(CITY_INDEX)):
        out[CITY_INDEX[n]] = PER_CITY * n
    return out


BENEFITS_OF: Final = first_benefits()


TRAVELLING: Final = Saying("say-move", ["left", "all", "coins", "camels", "jade"])


# Planning a movement


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


# Carrying it out


class Depart(Auto[MarcoPolo]):
    """The figures move; posts at the end, then the additional one, then the benefits (MP-11.6, 12.15)."""

    def __init__(self, seat: Seat, extra: i64) -> None:
        super().__init__(seat)
        self.extra: Final = extra

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        ends: i64 = 0
        if s.other_at != EMPTY:
            move_figure(s, self.seat, 1 - s.figure, s.other_at)
            ends |= bit(s.other_at)
        if has(s.moved, s.figure):
            move_figure(s, self.seat, s.figure, s.at)
            ends |= bit(s.at)
        cities: i64 = 0
        for place in numbers(ends):
            if LOCATIONS[place].is_city and not has(me.posts, place):
                cities |= bit(place)
        oases = count(s.oases) if character(me).oases >= 0 else 0
        s.next(PlacePosts(self.seat, cities, cities, s.through if self.extra else 0, oases))


def move_figure(s: MarcoPolo, seat: Seat, figure: i64, to: i64) -> None:
    me = s.of(seat)
    s.emit(MOVED, seat, me.figures[figure], to)
    me.figures[figure] = to


class PlacePosts(Auto[MarcoPolo]):
    """A post in each city where a figure has ended (MP-11.13, 12.3 to 12.5)."""

    def __init__(self, seat: Seat, left: i64, cities: i64, through: i64, oases: i64) -> None:
        super().__init__(seat)
        self.left: Final = left  # cities still to get a post, as bits
        self.cities: Final = cities  # those that earn benefits
        self.through: Final = through  # where the additional post may go
        self.oases: Final = oases

    def run(self, s: MarcoPolo) -> None:
        if self.left == 0:
            s.next(ExtraPost(self.seat, self.cities, self.through, self.oases))
            return
        city = lowest(self.left)
        s.next(PlacePosts(self.seat, self.left ^ bit(city), self.cities, self.through, self.oases))
        if count(s.of(self.seat).posts) < POSTS:
            place_post(s, self.seat, city)
        else:
            s.next(MovePost(self.seat, city))


def place_post(s: MarcoPolo, seat: Seat, city: i64) -> None:
    """From the player board; the last ones score (MP-12.4)."""
    me = s.of(seat)
    me.posts |= bit(city)
    s.fresh |= bit(city)
    s.emit(POST_PLACED, seat, city)
    score(s, seat, POST_VP[count(me.posts)])


class MovePost(Pick[MarcoPolo]):
    """All posts are on the map: which one moves to the new city (MP-12.5, 12.6)."""

    def __init__(self, seat: Seat, city: i64) -> None:
        super().__init__(seat)
        self.city: Final = city

    def candidates(self, s: MarcoPolo) -> Ints:
        return LOCATION.codes(s.of(self.seat).posts)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        me, old = s.of(self.seat), LOCATION.index(choice)
        me.posts ^= bit(old) | bit(self.city)
        s.fresh = (s.fresh & ~bit(old)) | bit(self.city)
        s.emit(POST_MOVED, self.seat, old, self.city)


class ExtraPost(Auto[MarcoPolo]):
    """The additional post of the upper Travel space, where one can be placed (MP-11.16 to 11.18)."""

    def __init__(self, seat: Seat, cities: i64, through: i64, oases: i64) -> None:
        super().__init__(seat)
        self.cities: Final = cities
        self.through: Final = through
        self.oases: Final = oases

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        open_cities: i64 = 0
        for place in numbers(self.through & ~me.posts):
            if LOCATIONS[place].is_city:
                open_cities |= bit(place)
        if open_cities and count(me.posts) < POSTS:
            s.next(PlaceExtraPost(self.seat, self.cities, open_cities, self.oases))
        else:
            earn(s, self.seat, self.cities, self.oases)


class PlaceExtraPost(Pick[MarcoPolo]):
    """Where the additional post goes, or nowhere (MP-11.16, 25.19)."""

    def __init__(self, seat: Seat, cities: i64, open_cities: i64, oases: i64) -> None:
        super().__init__(seat)
        self.cities: Final = cities
        self.open_cities: Final = open_cities
        self.oases: Final = oases

    def candidates(self, s: MarcoPolo) -> Ints:
        return joined(JUST_SKIP, LOCATION.codes(self.open_cities))

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        cities = self.cities
        if choice != SKIP:
            place_post(s, self.seat, LOCATION.index(choice))
            if s.extra_bonuses:
                cities |= bit(LOCATION.index(choice))
        earn(s, self.seat, cities, self.oases)


# Benefits


def earn(s: MarcoPolo, seat: Seat, cities: i64, oases: i64) -> None:
    """What the posts just placed bring, and the oases (MP-12.7 to 12.13, 20.1.3)."""
    items: i64 = bit(OASES) if oases > 0 else 0
    for city in numbers(cities):
        first = BENEFITS_OF[city]
        if s.markers[city] != EMPTY:
            items |= bit(first + MARKER)
        if s.outposts[city] != EMPTY:
            items |= bit(first + OUTPOST)
        if shown_in(s, bit(city)):
            items |= bit(first + CONTRACT)
    if items:
        s.next(Benefits(seat, items, oases))


class Benefits(Auto[MarcoPolo]):
    """One benefit left is taken; several are ordered by the player (MP-12.13)."""

    def __init__(self, seat: Seat, items: i64, oases: i64) -> None:
        super().__init__(seat)
        self.items: Final = items
        self.oases: Final = oases

    def run(self, s: MarcoPolo) -> None:
        if count(self.items) > 1:
            s.next(ChooseBenefit(self.seat, self.items, self.oases))
        else:
            take_benefit(s, self.seat, lowest(self.items), self.oases)


class ChooseBenefit(Pick[MarcoPolo]):
    """Which benefit comes next (MP-12.13, 25.21)."""

    def __init__(self, seat: Seat, items: i64, oases: i64) -> None:
        super().__init__(seat)
        self.items: Final = items
        self.oases: Final = oases

    def candidates(self, s: MarcoPolo) -> Ints:
        return BENEFIT.codes(self.items)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        item = BENEFIT.index(choice)
        s.next(Benefits(self.seat, self.items ^ bit(item), self.oases))
        take_benefit(s, self.seat, item, self.oases)


def take_benefit(s: MarcoPolo, seat: Seat, item: i64, oases: i64) -> None:
    """One benefit of a placement."""
    if item == OASES:
        for _ in range(oases):
            s.next(Enact(seat, character(s.of(seat)).oases))
        return
    city, kind = CITY_INDEX[item // PER_CITY], item % PER_CITY
    if kind == MARKER:
        marker_bonus(s, seat, city)
    elif kind == OUTPOST:
        take_outpost(s, seat, city)
    else:
        s.taken = 0
        s.next(TakeContract(seat, city, 1))


def marker_bonus(s: MarcoPolo, seat: Seat, city: i64) -> None:
    """The bonus of a city's marker (MP-12.7)."""
    s.emit(MARKER_BONUS, seat, city, s.markers[city])
    s.next(Enact(seat, MARKERS[s.markers[city]]))


class MarkerBonus(Auto[MarcoPolo]):
    """The bonus of a city's marker when its turn comes: it is told when it is received (MP-5.5)."""

    def __init__(self, seat: Seat, city: i64) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, s: MarcoPolo) -> None:
        marker_bonus(s, self.seat, self.city)


def take_outpost(s: MarcoPolo, seat: Seat, city: i64) -> None:
    """The first post takes the tile's bonus; the tile leaves, or somebody keeps it (MP-12.12, 20.5.1, 20.5.2)."""
    tile = s.outposts[city]
    if tile == EMPTY:
        return
    s.outposts[city] = EMPTY
    s.emit(OUTPOST_TAKEN, seat, city, tile)
    s.next(Enact(seat, OUTPOSTS[tile]), KeepTile(seat, tile))


class KeepTile(Auto[MarcoPolo]):
    """Once its bonus has been received, a tile may have a new owner (MP-20.5.1, 20.5.2)."""

    def __init__(self, seat: Seat, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def run(self, s: MarcoPolo) -> None:
        for seat in range(s.seats):
            if CHARACTERS[s.of(seat).character].keeps_tiles:
                s.of(seat).tiles |= bit(self.tile)
                s.emit(TILE_KEPT, seat, self.tile)


class CopyMarker(Pick[MarcoPolo]):
    """Which other marker of the map is copied (MP-19.4.2, 19.4.3)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        cities: i64 = 0
        for city in numbers(MARKER_CITIES):
            if s.markers[city] != COPY and s.markers[city] != EMPTY:
                cities |= bit(city)
        return LOCATION.codes(cities)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        marker_bonus(s, self.seat, LOCATION.index(choice))


class CityBonus(Step[MarcoPolo]):
    """Which city with an own post and a marker pays (MP-15.9)."""

    def __init__(self, seat: Seat, n: i64, done: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.done: Final = done  # cities that have paid, as bits

    def candidates(self, s: MarcoPolo) -> Ints:
        return LOCATION.codes(bonus_cities(s, self.seat) & ~self.done)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        city = LOCATION.index(choice)
        done = self.done | bit(city)
        if self.n > 1 and bonus_cities(s, self.seat) & ~done:
            s.next(CityBonus(self.seat, self.n - 1, done))
        marker_bonus(s, self.seat, city)


def bonus_cities(s: MarcoPolo, seat: Seat) -> i64:
    """Cities with an own post and a marker, as bits (MP-5.5, 15.9)."""
    return s.of(seat).posts & MARKER_CITIES
