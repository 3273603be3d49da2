"""Develop and Pray; as actions and as rewards (PW-6.1, 6.5, 9.2.7, 12.1.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Pick, Refusal, Step
from caravanserai.games.paladins.actions.after import crew_abilities
from caravanserai.games.paladins.actions.tracks import raise_attribute
from caravanserai.games.paladins.actions.workers import (
    clear_action,
    digit,
    gain_workers,
    occupied,
    with_digit,
)
from caravanserai.games.paladins.box import ATTRIBUTES, COVERABLE, DEVELOP, FIRST_RIGHT, PRAY, TRACK_TOP, WORKSHOPS
from caravanserai.games.paladins.choices import ACTION, ATTRIBUTE, WORKSHOP
from caravanserai.games.paladins.events import WORKSHOP_DEVELOPED
from caravanserai.games.paladins.state import PaladinsTable

SPACE_COVERED: Final = Refusal("PW-6.1.4", "refuse-workshop-there")
NOT_ITSELF: Final = Refusal("PW-6.5.7", "refuse-own-space")
AT_TOP: Final = Refusal("PW-17.21", "refuse-at-top")


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


class PrayFor(Step[PaladinsTable]):
    """Which other action is cleared (PW-6.5.2, 6.5.4)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return ACTION.codes(occupied(s.of(self.seat)))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return NOT_ITSELF if ACTION.index(choice) == PRAY else None

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        clear_action(s, self.seat, ACTION.index(choice))


class PrayReward(Pick[PaladinsTable]):
    """Clear any occupied action, or decline (PW-12.1.4, 12.1.16, 5.2.3)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return joined(JUST_SKIP, ACTION.codes(occupied(s.of(self.seat))))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if choice != SKIP:
            clear_action(s, self.seat, ACTION.index(choice))


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
