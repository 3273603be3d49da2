"""Fortify and Absolve: Walls and Jars (PW-8.2, 8.4)."""

from typing import Final

from caravanserai.core.bits import bit, has
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.step import Refusal, Step
from caravanserai.games.paladins.box import JARS, WALLS
from caravanserai.games.paladins.choices import JAR
from caravanserai.games.paladins.components import ABSOLVE, BOARD_ACTIONS
from caravanserai.games.paladins.events import (
    JAR_PLACED,
    WALL_BUILT,
)
from caravanserai.games.paladins.state import PaladinsTable

JAR_THERE: Final = Refusal("PW-8.4.6", "refuse-jar-there")


def build_wall(s: PaladinsTable, seat: Seat) -> None:
    """Draw a Wall and gain what it shows (PW-8.2.3, 8.2.4)."""
    me = s.of(seat)
    wall = s.any_of("walls", s.wall_pile)
    s.wall_pile ^= bit(wall)
    me.walls = added(me.walls, wall)
    s.emit(WALL_BUILT, seat, wall)
    s.next(Enact(seat, WALLS[wall].effect))


class PlaceJar(Step[PaladinsTable]):
    """Which reward space the left-most Jar takes (PW-8.4.6)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return JAR.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return JAR_THERE if has(s.of(self.seat).jars, JAR.index(choice)) else None

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        jar = JAR.index(choice)
        s.of(self.seat).jars |= bit(jar)
        s.emit(JAR_PLACED, self.seat, jar)
        s.next(Enact(self.seat, JARS[jar]), Enact(self.seat, BOARD_ACTIONS[ABSOLVE].effect))
