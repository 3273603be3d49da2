"""How hard each level thinks: of whole turns, as a table's worth means something only at the end of one."""

from typing import Final

from caravanserai.core.tactics import TURNS, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 59 tables, missed what a hint had said.
OFF: Final = Off(points=20.0, chance=0.35, apart=0.4)

# Others are kept cheap, with one plan each, or their tree drowns the own turn. What was learned makes a small search
# strong.
# Where one is far ahead and the other without hope, both might wait for ever: games of two take some 350 decisions.
TACTICS: Final = five_levels(Tactics(search=TURNS, patience=300, off=OFF), small=16, strong=60, strongest=500)
