"""What follows an action: its attribute, the crew's abilities, the Paladin's bonus (PW-5.2.1)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.effect import moment
from caravanserai.core.ids import Seat
from caravanserai.core.step import Auto
from caravanserai.games.paladins.actions.tracks import raise_attribute
from caravanserai.games.paladins.box import PALADINS, TOWNSFOLK
from caravanserai.games.paladins.components import BOARD_ACTIONS
from caravanserai.games.paladins.state import EMPTY, PaladinsTable


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class After(Auto[PaladinsTable]):
    """The end of an action; of the crew only those who were in it when it began (PW-5.2.1, 12.2.9)."""

    def __init__(self, seat: Seat, action: i64, crew: i64) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.crew: Final = crew

    def run(self, s: PaladinsTable) -> None:
        printed = BOARD_ACTIONS[self.action]
        if printed.gives_after:
            raise_attribute(s, self.seat, printed.gives, 1)
        paladin = s.of(self.seat).paladin
        if paladin != EMPTY:
            moment(s, self.seat, PALADINS[paladin].after[self.action])
        crew_abilities(s, self.seat, self.action, self.crew)


def crew_abilities(s: PaladinsTable, seat: Seat, action: i64, crew: i64) -> None:
    """The abilities of the first so many of a crew, in the order in which they joined (PW-5.2.7, 12.2.1, 12.2.6)."""
    me = s.of(seat)
    for i in range(crew - 1, -1, -1):
        moment(s, seat, TOWNSFOLK[me.crew[i]].after[action])
