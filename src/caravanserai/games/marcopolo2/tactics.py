"""How hard each level thinks: of whole turns, the stronger the broader.

Most of the strength is in the own turn: of many small decisions, which a beam that keeps few tables cuts off too soon.
"""

from typing import Final

from caravanserai.core.tactics import TURNS, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 60 tables, missed what a hint had said.
OFF: Final = Off(points=12.0, chance=0.25, apart=0.15)

# Later turns are kept cheap; turns of travelling and using cards are longer than elsewhere.
TACTICS: Final = five_levels(
    Tactics(search=TURNS, depth=20, later_width=8, off=OFF),
    small=12,
    strong=24,
    strongest=600,
    widths=(10, 24, 256),
)
