"""How hard each level thinks: of whole turns, as a table's worth means something only at the end of one."""

from typing import Final

from caravanserai.core.tactics import TURNS, Tactics

# By level. Others are kept cheap, with one plan each, or their tree drowns the own turn. Simulations are for one seat:
# those at the table share them.
TACTICS: Final = {
    1: Tactics(width=3, plans=4, mistakes=0.3),
    2: Tactics(),
    3: Tactics(search=TURNS, simulations=450),
    4: Tactics(search=TURNS, simulations=4000),
    5: Tactics(search=TURNS, simulations=10500, taught=True),
}


def tactics(level: int, seats: int) -> Tactics:
    """The same for all numbers of seats, but that more of them cost more."""
    return TACTICS[level].shared_by(seats)
