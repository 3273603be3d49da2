"""How hard each level thinks: of whole turns, as a table's worth means something only at the end of one."""

from typing import Final

from caravanserai.core.tactics import Off, by_turns

# By how much the means of ten games each, played on by Traders from 22 tables, missed what a hint had said.
OFF: Final = Off(points=18.0, chance=0.4, apart=0.4)

# Others are kept cheap, with one plan each, or their tree drowns the own turn. What was learned makes a small search
# strong: the fourth level has it, and needs fewer simulations than the third.
TACTICS: Final = by_turns(small=85, strong=100, strongest=800, off=OFF)
