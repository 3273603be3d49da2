"""How hard a level thinks in one game, as data: which search, how broad, and how often it looks ahead."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

BEAM: Final = "beam"  # the own turn only, with one beam
TURNS: Final = "turns"  # a tree of whole turns
DECISIONS: Final = "decisions"  # a tree of single decisions, with a short random end


@dataclass(frozen=True)
class Off:
    """How far a search misjudges turns, however often it looks: standard errors, as `tools.hints` measures them."""

    points: float = 15.0  # by which the seat will be ahead of the best other
    chance: float = 0.25  # to win
    apart: float = 0.2  # what is between the chances of two turns, as they are misjudged alike


UNKNOWN: Final = Off()


@dataclass(frozen=True)
class Alone:
    """What is otherwise against the opponent of a box: it moves by itself, and all the time is for the own turns."""

    simulations: int
    worlds: int = 1


@dataclass(frozen=True)
class Tactics:
    """A budget is a number of simulations, never of seconds: the same view and seed choose the same on any machine."""

    search: str = BEAM
    simulations: int = 0
    width: int = 16  # tables that a beam keeps at each decision of the turn that is asked for
    depth: int = 12  # decisions of a turn that a beam follows
    plans: int = 8  # whole turns that are compared
    worlds: int = 1  # imagined tables on which they are looked for
    later_width: int = 16  # the same for turns after it, whoever has them
    others_plans: int = 1  # whole turns that each other player is thought to choose from
    random: int = 0  # decisions at random before a table is judged
    explore: float = 0.7
    scale: float = 10.0  # points ahead that make winning nearly certain
    spread: float = 2.0  # points by which one turn must look better than another to be tried much more often
    mistakes: float = 0.0  # how often the choice is one that only looks good
    patience: int = 0  # decisions a seat after which a game drags, and turns that change nothing are over; 0: endless
    taught: bool = False  # judge by what was learned, where there is any
    guard: float = 8.0  # seconds after which the best found so far is taken
    off: Off = UNKNOWN  # what its judgement is off by
    alone: Alone | None = None
    tables: float = 1.0  # so many times as many tables in a review: more where playing on is cheap

    def shared_by(self, seats: int) -> "Tactics":
        """The same for a table of so many: where the turns of all are thought of, together they are the budget."""
        if seats == 1 and self.alone is not None:
            return replace(self, **vars(self.alone))
        return replace(self, simulations=self.simulations // max(2, seats)) if self.search == TURNS else self


# The first two levels are the same everywhere.
GENTLE: Final = Tactics(width=3, plans=4, mistakes=0.3)
GREEDY: Final = Tactics()
# What the others take at the most, in seconds: many times what they need, where the rules are compiled.
GUARDS: Final = (1.0, 4.0, 8.0)


def five_levels(
    thinking: Tactics, small: int, strong: int, strongest: int, alone: Alone | None = None
) -> Mapping[int, Tactics]:
    """Five levels, of which three think alike, with so many simulations, and judge by what was learned, if anything.

    The strongest may think otherwise where it sits alone.
    """
    levels = [replace(level, patience=thinking.patience) for level in (GENTLE, GREEDY)]
    for simulations, guard in zip((small, strong, strongest), GUARDS, strict=True):
        levels.append(replace(thinking, simulations=simulations, guard=guard, taught=True))
    levels[-1] = replace(levels[-1], alone=alone)
    return dict(enumerate(levels, start=1))
