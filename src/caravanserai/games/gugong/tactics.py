"""How hard each level thinks: of whole turns, as a table's worth means something only at the end of one."""

from typing import Final

from caravanserai.core.tactics import TURNS, Tactics, five_levels

# Others are kept cheap, with one plan each, or their tree drowns the own turn.
TACTICS: Final = five_levels(Tactics(search=TURNS), small=500, strong=4800, strongest=9500)
