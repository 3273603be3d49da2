"""The five levels that people choose from, the gentlest first.

Every level is a bot like any other: found by its name, made with a seed, asked to choose. `greedy` and `random` are for
programs; a level's name, its line about itself and its face are the same at every table, in the terminal and in the
ladder.
"""

from typing import ClassVar, Final

from caravanserai import compiled
from caravanserai.bots import SeatView, bots
from caravanserai.bots.thought import Thought, tactics_of
from caravanserai.core.rng import mixed
from caravanserai.core.tactics import Tactics

GREEDY: Final = "greedy"
RANDOM: Final = "random"
APPRENTICE: Final = "apprentice"
TRADER: Final = "trader"
MERCHANT: Final = "merchant"
CARAVAN_MASTER: Final = "caravan-master"
SAGE: Final = "sage"
LEVELS: Final = (APPRENTICE, TRADER, MERCHANT, CARAVAN_MASTER, SAGE)


FOR_PROGRAMS: Final = (GREEDY, RANDOM)  # people are not offered these


def opponents() -> list[str]:
    """The bots that people choose from: the levels, the gentlest first, and those of others that are installed."""
    return [*LEVELS, *(name for name in bots() if name not in (*LEVELS, *FOR_PROGRAMS))]


def suggested() -> str:
    """Whom to play against where nobody is named; where the rules are not compiled, who searches makes people wait."""
    return MERCHANT if compiled() else TRADER


def level_of(bot: str) -> int:
    """The number of a level, from 1; 0 for a bot that is none."""
    return LEVELS.index(bot) + 1 if bot in LEVELS else 0


def next_down(bot: str) -> str | None:
    """The level that takes over where one fails; nothing below the first."""
    level = level_of(bot)
    return LEVELS[level - 2] if level > 1 else None


class Level:
    """A level in any game: what it does there is said by the game's tactics. The same view and seed plan the same."""

    name: ClassVar[str] = TRADER

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        """The first choice of its plan."""
        return self.plan(seat)[0]

    def plan(self, seat: SeatView) -> tuple[int, ...]:
        """The choice, and those that are meant to follow it while nothing new is revealed."""
        if len(seat.legal) == 1:
            return seat.legal
        return Thought(seat, self.tactics(seat), mixed((self.seed << 20) + seat.decision)).plan()

    def tactics(self, seat: SeatView) -> Tactics:
        """What the level does in this game, with so many seats."""
        return tactics_of(seat.game, level_of(self.name), seat.seats)


class Apprentice(Level):
    """Sees what is near, and not always."""

    name = APPRENTICE


class Trader(Level):
    """Makes the best of each turn."""

    name = TRADER


class Merchant(Level):
    """Looks a little ahead."""

    name = MERCHANT


class CaravanMaster(Level):
    """Looks far ahead, at what others will do, too."""

    name = CARAVAN_MASTER


class Sage(Level):
    """Looks far ahead, and has learned what it sees."""

    name = SAGE
