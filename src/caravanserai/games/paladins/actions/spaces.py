"""Commission and Garrison: Monks and Outposts on the main board (PW-8.1, 8.3)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Refusal, Said, Saying, Step, refusals
from caravanserai.games.paladins.box import MOST_ASKED, SPACES
from caravanserai.games.paladins.choices import SPACE_ON_BOARD
from caravanserai.games.paladins.components import BOARD_ACTIONS, COMMISSION, GARRISON
from caravanserai.games.paladins.events import (
    MONK_PLACED,
    OUTPOST_PLACED,
)
from caravanserai.games.paladins.questions import attribute_of, flag, open_space
from caravanserai.games.paladins.state import EMPTY, PaladinsTable

SPACE_TAKEN: Final = Refusal("PW-8.1.4", "refuse-space-taken")
SPACE_TAKEN_TOO: Final = Refusal("PW-8.3.4", "refuse-space-taken")
SPACE_CLOSED: Final = Refusal("PW-2.2.9", "refuse-space-closed")
TOO_LITTLE_FAITH: Final = refusals("PW-8.1.3", "refuse-too-little-faith", MOST_ASKED)
TOO_LITTLE_STRENGTH: Final = refusals("PW-8.3.3", "refuse-too-little-strength", MOST_ASKED)
SENDING: Final = Saying("say-send-monk", ["faith"])
BUILDING: Final = Saying("say-build-outpost", ["strength"])


class OnBoard(Step[PaladinsTable]):
    """Which space of the main board a piece takes (PW-17.11)."""

    def action(self) -> i64:
        """Commission or Garrison."""
        raise NotImplementedError

    def candidates(self, s: PaladinsTable) -> Ints:
        return SPACE_ON_BOARD.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return refuse_space(s, self.seat, self.action(), SPACE_ON_BOARD.index(choice))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        take_space(s, self.seat, self.action(), SPACE_ON_BOARD.index(choice))


class SendMonk(OnBoard):
    """Where the Monk goes (PW-8.1.3, 8.1.4)."""

    def action(self) -> i64:
        return COMMISSION

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(SENDING, [int(attribute_of(s.of(self.seat), BOARD_ACTIONS[COMMISSION].needs))])


class BuildOutpost(OnBoard):
    """Where the Outpost goes (PW-8.3.3, 8.3.4)."""

    def action(self) -> i64:
        return GARRISON

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(BUILDING, [int(attribute_of(s.of(self.seat), BOARD_ACTIONS[GARRISON].needs))])


def refuse_space(s: PaladinsTable, seat: Seat, action: i64, space: i64) -> Refusal | None:
    """Why a Monk or an Outpost may not stand there, or None."""
    if not open_space(s, space):
        return SPACE_CLOSED
    if s.spaces[space] != EMPTY:
        return SPACE_TAKEN if action == COMMISSION else SPACE_TAKEN_TOO
    needed = flag(action, space)
    if needed <= attribute_of(s.of(seat), BOARD_ACTIONS[action].needs):
        return None
    return TOO_LITTLE_FAITH[needed] if action == COMMISSION else TOO_LITTLE_STRENGTH[needed]


def take_space(s: PaladinsTable, seat: Seat, action: i64, space: i64) -> None:
    """The left-most piece goes there, for the printed reward (PW-8.1.2, 8.1.5, 8.3.2, 8.3.5)."""
    outpost = action == GARRISON
    s.spaces[space] = 2 * seat + (1 if outpost else 0)
    s.emit(OUTPOST_PLACED if outpost else MONK_PLACED, seat, space)
    s.next(Enact(seat, SPACES[space].effect))
