"""Carrying out a movement, and placing trading posts at its end (MP-11, 12, 20.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, lowest, numbers
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Pick
from caravanserai.games.marcopolo2.actions.benefits import earn
from caravanserai.games.marcopolo2.actions.stock import score
from caravanserai.games.marcopolo2.box import (
    LOCATIONS,
    POST_VP,
    POSTS,
)
from caravanserai.games.marcopolo2.choices import LOCATION
from caravanserai.games.marcopolo2.events import (
    MOVED,
    POST_MOVED,
    POST_PLACED,
)
from caravanserai.games.marcopolo2.questions import (
    character,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo


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
