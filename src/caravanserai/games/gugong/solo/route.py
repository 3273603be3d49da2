"""Where Meng's Traveller goes (GG-15.6.2 to 15.6.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, gathered, has, lowest, numbers
from caravanserai.core.ids import Ints
from caravanserai.core.ints import added, filled, row
from caravanserai.games.gugong.actions.travel import with_token
from caravanserai.games.gugong.box import CITIES, ROADS
from caravanserai.games.gugong.components import DATA
from caravanserai.games.gugong.state import EMPTY, MENG, Gugong

START: Final[i64] = CITIES.index(DATA["travel_map"]["meng_start"])
RING: Final = row([CITIES.index(city) for city in DATA["travel_map"]["meng_route"]])
RING_CITIES: Final = gathered([CITIES.index(city) for city in DATA["travel_map"]["meng_route"]])


def ring_from(city: i64) -> Ints:
    """The outer ring counter-clockwise, beginning after a city of it, or at its start (GG-15.6.2)."""
    n: i64 = len(RING)
    first: i64 = 0
    for i in range(n):
        if RING[i] == city:
            first = i + 1
    out = filled(0, 0)
    for i in range(n):
        out = added(out, RING[(first + i) % n])
    return out


def nearest(start: i64, wanted: i64) -> i64:
    """The wanted cities that are fewest roads away, as a set of bits (GG-15.6.4)."""
    reached: i64 = bit(start)
    while reached & wanted == 0:
        wider = reached
        for city in numbers(reached):
            wider |= ROADS[city]
        if wider == reached:
            return 0
        reached = wider
    return reached & wanted


def destination(s: Gugong) -> i64:
    """Where his Traveller goes next, or EMPTY (GG-15.6.2, 15.6.3, 15.6.4)."""
    tokens = with_token(s)
    if tokens == 0:
        return EMPTY
    here = s.of(MENG).city
    on_ring = tokens & RING_CITIES
    if on_ring == 0:
        return lowest(nearest(START if here == EMPTY else here, tokens))
    choice = on_ring
    if here != EMPTY and not has(RING_CITIES, here):
        choice = nearest(here, on_ring)
        here = EMPTY  # ties by route order from the bottom right
    for city in ring_from(here):
        if has(choice, city):
            return city
    return EMPTY
