"""How hard each level thinks: of single decisions, of which there are many cheap ones to each costly turn.

Its judgement was learned within turns, too.
"""

from typing import Final

from caravanserai.core.tactics import DECISIONS, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 60 tables, missed what a hint had said.
OFF: Final = Off(points=12.0, chance=0.25, apart=0.15)

TACTICS: Final = five_levels(Tactics(search=DECISIONS, off=OFF), small=150, strong=500, strongest=3000)
