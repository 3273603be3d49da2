"""Develop, as an action and as a reward (PW-6.1, 9.2.7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Refusal, Step
from caravanserai.games.paladins.actions.after import crew_abilities
from caravanserai.games.paladins.actions.workers import (
    digit,
    gain_workers,
    with_digit,
)
from caravanserai.games.paladins.box import WORKSHOPS
from caravanserai.games.paladins.choices import WORKSHOP
from caravanserai.games.paladins.components import COVERABLE, DEVELOP, FIRST_RIGHT
from caravanserai.games.paladins.events import WORKSHOP_DEVELOPED
from caravanserai.games.paladins.state import PaladinsTable

SPACE_COVERED: Final = Refusal("PW-6.1.4", "refuse-workshop-there")


class DevelopWhere(Step[PaladinsTable]):
    """Which worker space the left-most Workshop covers (PW-6.1.2, 6.1.5)."""

    def __init__(self, seat: Seat, free: i64) -> None:
        super().__init__(seat)
        self.free: Final = free  # 1: a reward; Architects follow it here (PW-9.2.6)

    def candidates(self, s: PaladinsTable) -> Ints:
        return WORKSHOP.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return SPACE_COVERED if has(s.of(self.seat).covered, WORKSHOP.index(choice)) else None

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if self.free:
            crew_abilities(s, self.seat, DEVELOP, len(s.of(self.seat).crew))
        develop(s, self.seat, WORKSHOP.index(choice))


def develop(s: PaladinsTable, seat: Seat, place: i64) -> None:
    """A worker on the covered space goes back; the one shown under the Workshop joins (PW-6.1.6 to 6.1.8)."""
    me = s.of(seat)
    gained = WORKSHOPS[me.developed()]
    me.covered |= bit(place)
    action, space = FIRST_RIGHT + place // COVERABLE, place % COVERABLE
    standing = digit(me.placed[action], space)
    if standing > 0:
        me.placed[action] -= with_digit(0, space, standing - 1)
    s.emit(WORKSHOP_DEVELOPED, seat, place)
    gain_workers(s, seat, gained, 1)
