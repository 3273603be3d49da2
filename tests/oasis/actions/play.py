"""Playing a trader (OA-4.5)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Refusal, Step
from tests.oasis.actions.draw import join_end
from tests.oasis.box import TRADERS
from tests.oasis.choices import TRADER
from tests.oasis.events import TRADER_PLAYED
from tests.oasis.state import EVERYBODY, Oasis


class PlayTrader(Step[Oasis]):
    """One trader from hand, if it can do something, or none (OA-4.5)."""

    def candidates(self, s: Oasis) -> Ints:
        return joined(JUST_SKIP, TRADER.codes(s.of(self.seat).hand))

    def refuse(self, s: Oasis, choice: Choice) -> Refusal | None:
        return None if choice == SKIP else s.op(TRADERS[TRADER.index(choice)].effect).able(s, self.seat)

    def take(self, s: Oasis, choice: Choice) -> None:
        if choice == SKIP:
            return
        trader = TRADER.index(choice)
        s.seen[trader] = EVERYBODY
        s.reveals += 1
        s.emit(TRADER_PLAYED, self.seat, trader)
        s.next(Enact(self.seat, TRADERS[trader].effect), JoinCaravan(self.seat, trader))


class JoinCaravan(Auto[Oasis]):
    """The trader played leaves the hand for the end of the caravan; it lies open until then (OA-4.5)."""

    def __init__(self, seat: Seat, trader: i64) -> None:
        super().__init__(seat)
        self.trader: Final = trader

    def run(self, s: Oasis) -> None:
        s.of(self.seat).hand &= ~bit(self.trader)
        join_end(s, self.trader)
