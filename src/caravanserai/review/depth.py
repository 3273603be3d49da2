"""How exactly a game is judged: so many tables for each question, and so many turns played on from each."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Depth:
    """Budgets are counts, never seconds: the same record, depth and seed give the same review on any machine."""

    name: str
    worlds: int  # tables on which a turn is compared with another
    tries: int  # other tables, on which the turn to compare it with is chosen
    draws: int  # times that what chance brought is drawn anew
    eyes: int  # tables on which a seat's chance is looked at after each turn
    rounds: int  # turns of every seat that are played on before tables are compared; 0: to the end
    search: float = 1.0  # of the judge's simulations, for finding turns


# How far to play on is a matter of taste: the further, the less is left to a judgement, and the more to chance.
QUICK: Final = Depth("quick", worlds=8, tries=4, draws=8, eyes=4, rounds=1, search=0.5)
STANDARD: Final = Depth("standard", worlds=16, tries=6, draws=16, eyes=8, rounds=3)
EXACT: Final = Depth("exact", worlds=64, tries=24, draws=64, eyes=32, rounds=6, search=4.0)
DEPTHS: Final = {depth.name: depth for depth in (QUICK, STANDARD, EXACT)}
