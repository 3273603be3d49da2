"""The five levels that people choose from, the gentlest first.

Every level is a bot like any other: found by its name, made with a seed, asked to choose. `greedy` and `random` are for
programs; a level's name, its line about itself and its face are the same at every table, in the terminal and in the
ladder.
"""

from typing import Final

from caravanserai.bots import SeatView
from caravanserai.bots.greedy import GreedyBot

APPRENTICE: Final = "apprentice"
TRADER: Final = "trader"
MERCHANT: Final = "merchant"
CARAVAN_MASTER: Final = "caravan-master"
SAGE: Final = "sage"
LEVELS: Final = (APPRENTICE, TRADER, MERCHANT, CARAVAN_MASTER, SAGE)


def level_of(bot: str) -> int:
    """The number of a level, from 1; 0 for a bot that is none."""
    return LEVELS.index(bot) + 1 if bot in LEVELS else 0


def next_down(bot: str) -> str | None:
    """The level that takes over where one fails; nothing below the first."""
    level = level_of(bot)
    return LEVELS[level - 2] if level > 1 else None


class Level:
    """What all levels have in common: the seed, and the search that is chosen by game, level and seats."""

    name = TRADER

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        return self.plan(seat)[0]

    def plan(self, seat: SeatView) -> tuple[int, ...]:
        """The choice, and those that are meant to follow it while nothing new is revealed."""
        return (GreedyBot(self.seed).choose(seat),)


class Apprentice(Level):
    name = APPRENTICE


class Trader(Level):
    name = TRADER


class Merchant(Level):
    name = MERCHANT


class CaravanMaster(Level):
    name = CARAVAN_MASTER


class Sage(Level):
    name = SAGE
