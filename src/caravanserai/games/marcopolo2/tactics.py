"""How hard each level thinks: of single decisions, of which there are many cheap ones to each costly turn.

By `worth` alone a few random decisions mend what it does not see; what was learned was learned within turns, too, and
needs none.
"""

from typing import Final

from caravanserai.core.tactics import DECISIONS, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 18 tables, missed what a hint had said.
OFF: Final = Off(points=16.0, chance=0.3, apart=0.15)

TACTICS: Final = five_levels(
    Tactics(search=DECISIONS, random=20, simulations=800),
    Tactics(search=DECISIONS, simulations=400),
    Tactics(search=DECISIONS, simulations=6000, off=OFF),
)
