"""What trading posts bring: markers, outposts, contracts, oases (MP-12, 20.4, 20.5)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, lowest, numbers
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import filled
from caravanserai.core.step import Auto, Pick, Step
from caravanserai.games.marcopolo2.actions.contracts import TakeContract, shown_in
from caravanserai.games.marcopolo2.box import (
    CHARACTERS,
    COPY,
    LOCATIONS,
    MARKER_CITIES,
    MARKERS,
    OUTPOSTS,
)
from caravanserai.games.marcopolo2.choices import BENEFIT, LOCATION
from caravanserai.games.marcopolo2.events import (
    MARKER_BONUS,
    OUTPOST_TAKEN,
    TILE_KEPT,
)
from caravanserai.games.marcopolo2.questions import (
    character,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo

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
