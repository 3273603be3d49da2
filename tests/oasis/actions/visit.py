"""Welcoming a visitor, in another player's turn (OA-4.2)."""

from typing import Final

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.space import YES, YES_SKIP
from caravanserai.core.step import Refusal, Step
from tests.oasis.actions.goods import cannot_pay, gain, pay
from tests.oasis.box import RULES, VP, WATER
from tests.oasis.events import WELCOMED
from tests.oasis.questions import welcome_cost
from tests.oasis.state import Oasis


class Welcome(Step[Oasis]):
    """A host may welcome the visitor: water for a point (OA-4.2)."""

    def __init__(self, seat: Seat, visitor: Seat) -> None:
        super().__init__(seat)
        self.visitor: Final = visitor

    def candidates(self, s: Oasis) -> Ints:
        return YES_SKIP

    def refuse(self, s: Oasis, choice: Choice) -> Refusal | None:
        return cannot_pay(s, self.seat, WATER, welcome_cost(s, self.seat)) if choice == YES else None

    def take(self, s: Oasis, choice: Choice) -> None:
        if choice == YES:
            s.emit(WELCOMED, self.seat, self.visitor)
            pay(s, self.seat, WATER, welcome_cost(s, self.seat))
            gain(s, self.seat, VP, RULES["welcome_vp"])
