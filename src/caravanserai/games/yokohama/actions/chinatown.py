"""Chinatown: goods for yen and yen for goods (YK-7.6)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Refusal, Said, Saying, Step
from caravanserai.games.yokohama.actions.stock import can_pay, offer, pay_cost
from caravanserai.games.yokohama.box import EXCHANGES
from caravanserai.games.yokohama.choices import EXCHANGE
from caravanserai.games.yokohama.events import EXCHANGED
from caravanserai.games.yokohama.state import Yokohama

CANNOT_PAY: Final = Refusal("YK-3.1.10", "refuse-cannot-pay")
EXCHANGES_OR_NONE: Final = joined(JUST_SKIP, EXCHANGE.all())


EXCHANGING: Final = Saying("say-exchange", ["left"])


class Exchange(Step[Yokohama]):
    """The next exchange, or enough (YK-7.6.2, 7.6.4, 7.6.5)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def says(self, s: Yokohama) -> Said | None:
        return Said(EXCHANGING, [int(self.n)])

    def candidates(self, s: Yokohama) -> Ints:
        return EXCHANGES_OR_NONE

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        return None if can_pay(s.of(self.seat), EXCHANGES[EXCHANGE.index(choice)].cost) else CANNOT_PAY

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        if s.mining_each:
            s.mined = False
        if self.n > 1:
            s.next(MoreExchanges(self.seat, self.n - 1))
        line = EXCHANGES[EXCHANGE.index(choice)]
        s.emit(EXCHANGED, self.seat, EXCHANGE.index(choice))
        pay_cost(s, self.seat, line.cost)
        s.op(line.gain).enact(s, self.seat)


class MoreExchanges(Auto[Yokohama]):
    """The next exchange, where one can be paid (YK-7.6.4)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Yokohama) -> None:
        offer(s, Exchange(self.seat, self.n))
