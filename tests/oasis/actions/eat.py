"""Eating dates, at any time (OA-4.6)."""

from caravanserai.core.ids import Choice, Ints
from caravanserai.core.step import Refusal, Step
from tests.oasis.actions.goods import cannot_gain, cannot_pay, gain, pay
from tests.oasis.box import DATE, RULES, WATER
from tests.oasis.choices import EAT
from tests.oasis.events import DATES_EATEN
from tests.oasis.state import EATERS, MOST_SEATS, Oasis


class Eat(Step[Oasis]):
    """Two dates for one water, beside whatever else is asked (OA-4.6)."""

    def candidates(self, s: Oasis) -> Ints:
        return EAT.all()

    def refuse(self, s: Oasis, choice: Choice) -> Refusal | None:
        return cannot_pay(s, self.seat, DATE, RULES["eat_dates"]) or cannot_gain(s, WATER)

    def owns(self, choice: Choice) -> bool:
        return EAT.has(choice)

    def take(self, s: Oasis, choice: Choice) -> None:
        s.emit(DATES_EATEN, self.seat)
        pay(s, self.seat, DATE, RULES["eat_dates"])
        gain(s, self.seat, WATER, RULES["eat_water"])


EATERS.extend(Eat(seat) for seat in range(MOST_SEATS))
