"""Attribute tracks, Silver and Provisions, and the marker that is all the solo opponent has (PW-1.4, 12.1, 16.3)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, without
from caravanserai.core.step import Price, Refusal, Step, prices
from caravanserai.games.paladins.box import MOST_ASKED, SOLO, TRACK_TOP
from caravanserai.games.paladins.choices import ATTRIBUTE
from caravanserai.games.paladins.components import ATTRIBUTES, SILVER
from caravanserai.games.paladins.events import (
    ATTRIBUTE_RAISED,
    PROVISIONS_GAINED,
    PROVISIONS_PAID,
    RIVAL_MARKER,
    SILVER_GAINED,
    SILVER_PAID,
)
from caravanserai.games.paladins.state import RIVAL, PaladinsTable

AT_TOP: Final = Refusal("PW-17.21", "refuse-at-top")
MARKER_SPACES: Final[i64] = SOLO["resource_track_spaces"]
FREE: Final = Price("price-free")
IN_SILVER: Final = prices("price-silver", MOST_ASKED)
IN_PROVISIONS: Final = prices("price-provisions", MOST_ASKED)


def raise_attribute(s: PaladinsTable, seat: Seat, attribute: i64, n: i64) -> None:
    """Move a marker up; what goes beyond the top is lost (PW-1.4, 12.1.1, 16.3.14)."""
    me = s.of(seat)
    up = min(n, TRACK_TOP - me.track[attribute])
    if up <= 0:
        return
    me.track[attribute] += up
    if s.is_rival(seat):
        s.rival_stack = added(without(s.rival_stack, attribute), attribute)
    s.emit(ATTRIBUTE_RAISED, seat, attribute, up, me.track[attribute])


class ChooseAttribute(Step[PaladinsTable]):
    """Which attribute rises (PW-17.16)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def candidates(self, s: PaladinsTable) -> Ints:
        return ATTRIBUTE.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        track = s.of(self.seat).track
        if track[ATTRIBUTE.index(choice)] < TRACK_TOP:
            return None
        for n in range(ATTRIBUTES):
            if track[n] < TRACK_TOP:
                return AT_TOP
        return None

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        raise_attribute(s, self.seat, ATTRIBUTE.index(choice), self.n)


def lowest_attribute(s: PaladinsTable) -> i64:
    """The solo opponent's lowest attribute, the topmost of the stack if several are (PW-16.3.4, 16.3.5)."""
    track = s.of(RIVAL).track
    lowest = s.rival_stack[ATTRIBUTES - 1]
    for n in range(ATTRIBUTES - 2, -1, -1):
        if track[s.rival_stack[n]] < track[lowest]:
            lowest = s.rival_stack[n]
    return lowest


def advance_marker(s: PaladinsTable, n: i64) -> None:
    """Each round of the resource track raises the lowest attribute (PW-16.3.1 to 16.3.4)."""
    if n == 0:
        return
    at = s.rival_marker + n
    s.rival_marker = at % MARKER_SPACES
    s.emit(RIVAL_MARKER, n, s.rival_marker + 1)
    for _ in range(at // MARKER_SPACES):
        raise_attribute(s, RIVAL, lowest_attribute(s), 1)


def gain_silver(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Silver from the main supply (PW-12.1.6, 16.3.1)."""
    if s.is_rival(seat):
        advance_marker(s, n)
        return
    s.of(seat).silver += n
    s.emit(SILVER_GAINED, seat, n)


def gain_provisions(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Provisions from the supply (PW-12.1.5, 16.3.1)."""
    if s.is_rival(seat):
        advance_marker(s, n)
        return
    s.of(seat).provisions += n
    s.emit(PROVISIONS_GAINED, seat, n)


def price_in(noun: i64, n: i64) -> Price:
    """So much of a resource, or free (PW-1.7, 10.4)."""
    if n == 0:
        return FREE
    return IN_SILVER[n] if noun == SILVER else IN_PROVISIONS[n]


def pay_silver(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """To the supply, before any reward (PW-5.1.10)."""
    if n > 0:
        s.of(seat).silver -= n
        s.emit(SILVER_PAID, seat, n)


def pay_provisions(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """To the supply, before any reward (PW-5.1.10)."""
    if n > 0:
        s.of(seat).provisions -= n
        s.emit(PROVISIONS_PAID, seat, n)
