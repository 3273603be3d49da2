"""Guild seals: taking and improving them (MP-10, 16.3)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.effect import Enact, moment
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Auto, Refusal, Step, refusals
from caravanserai.games.marcopolo2.actions.stock import gain, pay_cost
from caravanserai.games.marcopolo2.box import SEALS
from caravanserai.games.marcopolo2.choices import SEAL
from caravanserai.games.marcopolo2.components import DICE_VALUES, JADE
from caravanserai.games.marcopolo2.events import SEAL_BONUS, SEAL_IMPROVED, SEAL_TAKEN
from caravanserai.games.marcopolo2.questions import character
from caravanserai.games.marcopolo2.state import MarcoPolo

OWNED: Final = Refusal("MP-10.4", "refuse-seal-owned")
NONE_LEFT: Final = Refusal("MP-10.1", "refuse-no-seal-left")
DIE_TOO_LOW: Final = refusals("MP-10.2", "refuse-die-too-low", DICE_VALUES)


def refuse_seal(s: MarcoPolo, seat: Seat, seal: i64, value: i64) -> Refusal | None:
    """Why a seal cannot be taken with dice of this lowest value, or None (MP-10.1 to 10.4)."""
    if has(s.of(seat).seals, seal):
        return OWNED
    if s.seal_stacks[seal] == 0:
        return NONE_LEFT
    return None if value >= SEALS[seal].least else DIE_TOO_LOW[SEALS[seal].least]


def can_take_seal(s: MarcoPolo, seat: Seat, value: i64) -> bool:
    for seal in range(len(SEALS)):
        if refuse_seal(s, seat, seal, value) is None:
            return True
    return False


class TakeSeal(Step[MarcoPolo]):
    """Which seal is taken (MP-10.1, 25.16)."""

    def __init__(self, seat: Seat, value: i64) -> None:
        super().__init__(seat)
        self.value: Final = value

    def candidates(self, s: MarcoPolo) -> Ints:
        return SEAL.all()

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        return refuse_seal(s, self.seat, SEAL.index(choice), self.value)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        seal = SEAL.index(choice)
        s.of(self.seat).seals |= bit(seal)
        s.seal_stacks[seal] -= 1
        s.emit(SEAL_TAKEN, self.seat, seal)
        gain(s, self.seat, JADE, SEALS[seal].jade)


def improve(s: MarcoPolo, seat: Seat, seal: i64) -> None:
    """Pay, turn it over, take its bonus (MP-16.3.1)."""
    s.next(Improve(seat, seal))
    pay_cost(s, seat, SEALS[seal].cost, 1)


class Improve(Auto[MarcoPolo]):
    """The seal is turned over (MP-16.3.1, 20.2.2)."""

    def __init__(self, seat: Seat, seal: i64) -> None:
        super().__init__(seat)
        self.seal: Final = seal

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        me.improved |= bit(self.seal)
        s.emit(SEAL_IMPROVED, self.seat, self.seal)
        moment(s, self.seat, character(me).seal_improved)
        s.next(SealBonus(self.seat, self.seal))


class SealBonus(Auto[MarcoPolo]):
    """What an improved seal brings (MP-10.6)."""

    def __init__(self, seat: Seat, seal: i64) -> None:
        super().__init__(seat)
        self.seal: Final = seal

    def run(self, s: MarcoPolo) -> None:
        s.emit(SEAL_BONUS, self.seat, self.seal)
        s.next(Enact(self.seat, SEALS[self.seal].bonus))
