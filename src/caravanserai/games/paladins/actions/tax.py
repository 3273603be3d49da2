"""Tax, Suspicion, Debts and the Inquisition that interrupts everything (PW-11)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.effect import moment
from caravanserai.core.ids import Seat
from caravanserai.core.ints import added, filled, total
from caravanserai.core.state import last_first
from caravanserai.core.step import Auto
from caravanserai.games.paladins.actions.tracks import gain_silver
from caravanserai.games.paladins.box import INQUISITIVE, SUSPICION_TAX, TAX_SUPPLY, TOWNSFOLK
from caravanserai.games.paladins.events import (
    DEBT_DESTROYED,
    DEBT_PAID,
    DEBT_TAKEN,
    INQUISITION_BEGINS,
    INQUISITION_DEBT,
    RIVAL_TAX_LOST,
    SUSPICION_DRAWN,
    SUSPICION_REMOVED,
    TAX_REFILLED,
    TAX_TAKEN,
)
from caravanserai.games.paladins.state import PaladinsTable

RANKS: Final = 3  # Peddlers, Conspirators, Squires


# Tax


def full_tax(s: PaladinsTable) -> i64:
    """What the Tax supply holds at the start (PW-3.1.3, 16.1.10)."""
    return TAX_SUPPLY[1 if s.solo else s.seats]


def take_tax(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Silver from the Tax supply, the rest from the main supply; the last one brings an Inquisition (PW-11.1)."""
    if n == 0:
        return
    if not s.inquiring:
        s.tax = max(s.tax - n, 0)
        if s.tax == 0:
            s.next(Inquisition())
    s.emit(TAX_TAKEN, seat, n, s.tax)
    gain_silver(s, seat, n)


class LoseTax(Auto[PaladinsTable]):
    """Silver leaves the Tax supply, one by one, in place of cards the solo opponent lacks (PW-16.3.11, 16.3.15)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: PaladinsTable) -> None:
        if self.n > 1:
            s.next(LoseTax(self.seat, self.n - 1))
        s.tax -= 1
        s.emit(RIVAL_TAX_LOST, 1)
        if s.tax == 0:
            s.next(Inquisition())


# Suspicion


class Suspect(Auto[PaladinsTable]):
    """Draw so many Suspicion cards, each resolved before the next (PW-11.2)."""

    def __init__(self, seat: Seat, n: i64, inquired: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.inquired: Final = inquired  # 1: an Inquisition has taken place because there was no card (PW-11.2.6)

    def run(self, s: PaladinsTable) -> None:
        if total(s.suspicion_pile) == 0:
            s.suspicion_pile = s.suspicion_gone
            s.suspicion_gone = filled(len(SUSPICION_TAX), 0)
        if total(s.suspicion_pile) > 0:
            if self.n > 1:
                s.next(Suspect(self.seat, self.n - 1, 0))
            draw_suspicion(s, self.seat)
        elif self.inquired == 0 and not s.inquiring:
            s.next(Inquisition(), Suspect(self.seat, self.n, 1))


def draw_suspicion(s: PaladinsTable, seat: Seat) -> None:
    """The top card of the pile, and its Tax (PW-11.2.1 to 11.2.3)."""
    n = s.below("suspicion", total(s.suspicion_pile))
    kind: i64 = 0
    while n >= s.suspicion_pile[kind]:
        n -= s.suspicion_pile[kind]
        kind += 1
    s.suspicion_pile[kind] -= 1
    me = s.of(seat)
    me.suspicion = added(me.suspicion, kind)
    s.emit(SUSPICION_DRAWN, seat, SUSPICION_TAX[kind])
    take_tax(s, seat, SUSPICION_TAX[kind])


def suspect(s: PaladinsTable, seat: Seat, n: i64) -> None:
    if n > 0:
        s.next(Suspect(seat, n, 0))


def remove_suspicion(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """The newest cards go to the discards (PW-11.2.8); what the solo opponent lacks costs Tax (PW-16.3.11)."""
    me = s.of(seat)
    removed = min(n, len(me.suspicion))
    for _ in range(removed):
        last = len(me.suspicion) - 1
        s.suspicion_gone[me.suspicion[last]] += 1
        me.suspicion = me.suspicion[:last]
    if removed > 0:
        s.emit(SUSPICION_REMOVED, seat, removed)
    if removed < n and s.is_rival(seat):
        s.next(LoseTax(seat, n - removed))


# Debts


def take_debt(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Unpaid side up (PW-11.3.1)."""
    for _ in range(n):
        s.of(seat).unpaid += 1
        s.emit(DEBT_TAKEN, seat)


def pay_debt(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Flip Debts; each brings the Debt Collectors their worker at once (PW-11.3.2, 12.2.3, 5.2.6)."""
    me = s.of(seat)
    for _ in range(min(n, me.unpaid)):
        me.unpaid -= 1
        me.paid += 1
        s.emit(DEBT_PAID, seat)
        for i in range(len(me.crew) - 1, -1, -1):
            moment(s, seat, TOWNSFOLK[me.crew[i]].debt_paid)


def destroy_debt(s: PaladinsTable, seat: Seat, n: i64) -> None:
    """Unpaid Debts go back to the pile (PW-11.3.3, 12.1.9); what the solo opponent lacks costs Tax (PW-16.3.11)."""
    me = s.of(seat)
    destroyed = min(n, me.unpaid)
    for _ in range(destroyed):
        me.unpaid -= 1
        s.emit(DEBT_DESTROYED, seat)
    if destroyed < n and s.is_rival(seat):
        s.next(LoseTax(seat, n - destroyed))


# The Inquisition


class Inquisition(Auto[PaladinsTable]):
    """First the abilities of all crews, clockwise from the active player; then Debts (PW-11.4.1, 11.4.10)."""

    def run(self, s: PaladinsTable) -> None:
        s.inquiring = True
        s.emit(INQUISITION_BEGINS)
        s.next(InquisitionEnds())
        for seat in last_first(s.active, s.seats):
            if is_inquisitive(s, seat):
                s.next(CrewAtInquisition(seat))


def is_inquisitive(s: PaladinsTable, seat: Seat) -> bool:
    for card in s.of(seat).crew:
        if bit(card) & INQUISITIVE:
            return True
    return False


class CrewAtInquisition(Auto[PaladinsTable]):
    """One player's Peddlers, Conspirators and Squires, in the order that is never worse (PW-11.4.2, 12.2.8)."""

    def run(self, s: PaladinsTable) -> None:
        crew = s.of(self.seat).crew
        for rank in range(RANKS - 1, -1, -1):
            for i in range(len(crew) - 1, -1, -1):
                card = TOWNSFOLK[crew[i]]
                if card.inquisition >= 0 and card.rank == rank:
                    s.next(UseAtInquisition(self.seat, card.inquisition))


class UseAtInquisition(Auto[PaladinsTable]):
    """One ability; a Conspirator asks only who has Suspicion (PW-12.2.2, 12.2.4, 12.2.5, 17.17)."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, s: PaladinsTable) -> None:
        op = s.op(self.effect)
        if op.able(s, self.seat) is None:
            op.enact(s, self.seat)


class InquisitionEnds(Auto[PaladinsTable]):
    """The most Suspicion brings a Debt and half of it goes; the Tax supply is refilled (PW-11.4.4 to 11.4.7)."""

    def run(self, s: PaladinsTable) -> None:
        most: i64 = 1
        for p in s.players:
            most = max(most, len(p.suspicion))
        for i in range(s.seats):
            seat = (s.active + i) % s.seats
            n: i64 = len(s.of(seat).suspicion)
            if n == most:
                s.emit(INQUISITION_DEBT, seat, n)
                take_debt(s, seat, 1)
                remove_suspicion(s, seat, n // 2)
        s.tax = full_tax(s)
        s.emit(TAX_REFILLED, s.tax)
        s.inquiring = False
