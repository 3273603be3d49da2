"""How hard each level thinks: of whole turns, as a table's worth means something only at the end of one."""

from typing import Final

from caravanserai.core.tactics import TURNS, Alone, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 60 tables, missed what a hint had said.
OFF: Final = Off(points=6.0, chance=0.25, apart=0.2)

# Against Meng: what he draws after a turn differs, so good turns are looked for on several tables.
ALONE: Final = Alone(simulations=1800, worlds=4)

# Others are kept cheap, with one plan each, or their tree drowns the own turn. What was learned makes a small search
# strong.
TACTICS: Final = five_levels(
    Tactics(search=TURNS, off=OFF, tables=8.0), small=10, strong=24, strongest=2400, alone=ALONE
)
