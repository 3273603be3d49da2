"""What the words of the component file mean."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.effect import Condition, Countable, Op
from caravanserai.core.ids import Seat
from caravanserai.core.meanings import Effects, Meanings, Row
from caravanserai.core.step import Refusal
from tests.oasis.actions.draw import NO_CARAVAN, draw, look, turn_round
from tests.oasis.actions.goods import cannot_gain, cannot_pay, gain, pay
from tests.oasis.box import DATE, EFFECTS, VP, WATER
from tests.oasis.state import Oasis


class Gain(Op[Oasis]):
    """So many points, dates or water (OA-4.3)."""

    def __init__(self, noun: i64, n: i64) -> None:
        self.noun: Final = noun
        self.n: Final = n

    def able(self, s: Oasis, seat: Seat) -> Refusal | None:
        return cannot_gain(s, self.noun)

    def enact(self, s: Oasis, seat: Seat) -> None:
        gain(s, seat, self.noun, self.n)

    def commutes(self) -> bool:
        return True


class Pay(Op[Oasis]):
    """So many dates or water to be paid (OA-4.7)."""

    def __init__(self, noun: i64, n: i64) -> None:
        self.noun: Final = noun
        self.n: Final = n

    def able(self, s: Oasis, seat: Seat) -> Refusal | None:
        return cannot_pay(s, seat, self.noun, self.n)

    def able_times(self, s: Oasis, seat: Seat, n: i64) -> Refusal | None:
        return cannot_pay(s, seat, self.noun, self.n * n)

    def enact(self, s: Oasis, seat: Seat) -> None:
        pay(s, seat, self.noun, self.n)


class Draw(Op[Oasis]):
    """`draw`: so many traders from the caravan (OA-4.4)."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def able(self, s: Oasis, seat: Seat) -> Refusal | None:
        return None if len(s.caravan) > 0 else NO_CARAVAN

    def enact(self, s: Oasis, seat: Seat) -> None:
        for _ in range(self.n):
            draw(s, seat)


class Look(Op[Oasis]):
    """`look`: the scout (OA-5.1)."""

    def able(self, s: Oasis, seat: Seat) -> Refusal | None:
        return None if len(s.caravan) > 0 else NO_CARAVAN

    def enact(self, s: Oasis, seat: Seat) -> None:
        look(s, seat)


class TurnRound(Op[Oasis]):
    """`special`: the elder (OA-5.2)."""

    def enact(self, s: Oasis, seat: Seat) -> None:
        turn_round(s, seat)


class Traders(Countable[Oasis]):
    """`traders`: those in hand, the one being played among them (OA-4.5)."""

    def count(self, s: Oasis, seat: Seat) -> i64:
        return count(s.of(seat).hand)


class Thirsty(Condition[Oasis]):
    """`thirsty`: no water (OA-5.4)."""

    def holds(self, s: Oasis, seat: Seat) -> bool:
        return s.of(seat).goods[WATER] == 0


def read_draw(row: Row, effects: Effects) -> Op[Oasis]:
    return Draw(row["n"])


def read_look(row: Row, effects: Effects) -> Op[Oasis]:
    return Look()


MEANINGS: Final = Meanings(
    gains={"vp": lambda n: Gain(VP, n), "date": lambda n: Gain(DATE, n), "water": lambda n: Gain(WATER, n)},
    costs={"date": lambda n: Pay(DATE, n), "water": lambda n: Pay(WATER, n)},
    verbs={"draw": read_draw, "look": read_look},
    counters={"traders": lambda row: Traders()},
    tests={"thirsty": lambda row: Thirsty()},
    specials={"OA-5.2": lambda row: TurnRound()},
)
EFFECTS.read(MEANINGS)
