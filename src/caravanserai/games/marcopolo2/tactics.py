"""How hard each level thinks: of single decisions, as worth leads whole turns astray and a random end mends that."""

from typing import Final

from caravanserai.core.tactics import DECISIONS, Off, Tactics, five_levels

# By how much the means of ten games each, played on by Traders from 18 tables, missed what a hint had said.
OFF: Final = Off(points=16.0, chance=0.3, apart=0.15)

TACTICS: Final = five_levels(Tactics(search=DECISIONS, random=20, off=OFF), small=2400, strong=20_000, strongest=60_000)
