"""Traders drawn from the caravan, looked at, and sent to its end (OA-4.4, 5.1, 5.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, nth
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, copied, filled
from caravanserai.core.space import YES, YES_SKIP
from caravanserai.core.step import Pick, Refusal
from tests.oasis.events import SENT_TO_THE_END, TRADER_DRAWN, TRADER_LOOKED_AT, TURNED_ROUND
from tests.oasis.state import EVERYBODY, Oasis

NO_CARAVAN: Final = Refusal("OA-4.4", "refuse-no-caravan")


def from_bag(s: Oasis) -> i64:
    """A trader at random out of the bag, which is not empty (OA-2.1)."""
    trader = nth(s.bag, s.below("traders", count(s.bag)))
    s.bag &= ~bit(trader)
    return trader


def draw(s: Oasis, seat: Seat) -> None:
    """Take the first trader of the caravan; one from the bag joins the end, unseen (OA-4.4)."""
    if len(s.caravan) == 0:
        return
    trader = s.caravan[0]
    s.caravan = copied(s.caravan[1:])
    s.of(seat).hand |= bit(trader)
    see(s, seat, trader)
    s.emit(TRADER_DRAWN, seat, trader)
    if s.bag:
        s.caravan = added(s.caravan, from_bag(s))


def see(s: Oasis, seat: Seat, trader: i64) -> None:
    """One seat learns where a trader is."""
    s.seen[trader] |= bit(seat)
    s.reveals += 1


def join_end(s: Oasis, trader: i64) -> None:
    """A trader joins the end of the caravan, for all to see (OA-4.5)."""
    s.caravan = added(s.caravan, trader)
    s.seen[trader] = EVERYBODY
    s.reveals += 1


def look(s: Oasis, seat: Seat) -> None:
    """Look at the first trader, then send it to the end or not (OA-5.1)."""
    if len(s.caravan) > 0:
        see(s, seat, s.caravan[0])
        s.emit(TRADER_LOOKED_AT, seat, s.caravan[0])
        s.next(SendToTheEnd(seat))


class SendToTheEnd(Pick[Oasis]):
    """Send the first trader to the end of the caravan, or leave it; the others see that, not the card (OA-5.1)."""

    def candidates(self, s: Oasis) -> Ints:
        return YES_SKIP

    def take(self, s: Oasis, choice: Choice) -> None:
        if choice == YES:
            s.caravan = added(copied(s.caravan[1:]), s.caravan[0])
            s.emit(SENT_TO_THE_END, self.seat)


def turn_round(s: Oasis, seat: Seat) -> None:
    """The last trader of the caravan is now the first (OA-5.2)."""
    turned = filled(0, 0)
    for n in range(len(s.caravan) - 1, -1, -1):
        turned = added(turned, s.caravan[n])
    s.caravan = turned
    s.emit(TURNED_ROUND, seat)
