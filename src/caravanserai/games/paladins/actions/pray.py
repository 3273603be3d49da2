"""Pray, as an action and as a reward (PW-6.5, 12.1.4)."""

from typing import Final

from caravanserai.core.ids import Choice, Ints
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Pick, Refusal, Step
from caravanserai.games.paladins.actions.workers import (
    clear_action,
    occupied,
)
from caravanserai.games.paladins.choices import ACTION
from caravanserai.games.paladins.components import PRAY
from caravanserai.games.paladins.state import PaladinsTable

NOT_ITSELF: Final = Refusal("PW-6.5.7", "refuse-own-space")


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
