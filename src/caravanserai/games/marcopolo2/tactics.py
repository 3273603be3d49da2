"""How hard each level thinks: of single decisions, as worth leads whole turns astray and a random end mends that."""

from typing import Final

from caravanserai.core.tactics import DECISIONS, Tactics

# By level.
TACTICS: Final = {
    1: Tactics(width=3, plans=4, mistakes=0.3),
    2: Tactics(),
    3: Tactics(search=DECISIONS, simulations=2400, random=20),
    4: Tactics(search=DECISIONS, simulations=20000, random=20),
    5: Tactics(search=DECISIONS, simulations=60000, random=20, taught=True),
}


def tactics(level: int, seats: int) -> Tactics:
    """The same for all numbers of seats."""
    return TACTICS[level]
