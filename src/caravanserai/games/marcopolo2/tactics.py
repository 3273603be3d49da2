"""How hard each level thinks: of single decisions, as worth leads whole turns astray and a random end mends that."""

from typing import Final

from caravanserai.core.tactics import DECISIONS, Tactics, five_levels

TACTICS: Final = five_levels(Tactics(search=DECISIONS, random=20), small=2400, strong=20_000, strongest=60_000)
