"""A tree of single decisions, each simulation ended by a few decisions at random before the table is judged."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.beam import LEAST
from caravanserai.bots.judge import Judge
from caravanserai.bots.search import Search, Tried, how_good
from caravanserai.core.play import answer, offered, question
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics


class Branch(Tried):
    """A choice, how often it could be made, and the choices that come after it."""

    def __init__(self, choice: i64) -> None:
        super().__init__()
        self.choice: Final = choice
        self.offered: float = 0.0
        self.next: dict[int, Branch] | None = None


class DecisionSearch(Search):
    """The choices of one decision, compared by the decisions that may follow."""

    def __init__(
        self, judge: Judge, imagine: Callable[[int], State], seat: i64, choices: list[int], luck: i64, tactics: Tactics
    ) -> None:
        super().__init__(judge, imagine, seat, luck, tactics)
        self.root: Final = {choice: Branch(choice) for choice in choices}

    def best(self) -> list[Branch]:
        """The choices, the best first."""
        self.judge.begin(self.imagine(self.draw()))
        self.look_ahead([*self.root.values()])
        return sorted(self.root.values(), key=how_good, reverse=True)

    def simulate(self, s: State) -> None:
        """Down the tree by the best choices, one new choice, some at random, a judgement, and back."""
        taken: list[Branch] = []
        seats: list[int] = []
        node = self.root
        while len(s.stack) > 0:
            is_root = len(taken) == 0
            top = question(s, self.seat) if is_root else s.stack[-1]
            options = offered(s, top)
            if len(options) == 1 and not is_root:
                answer(s, top, options[0])
                continue
            known: list[Branch] = []
            for choice in options:
                branch = node.get(choice)
                if branch is None:
                    branch = Branch(choice)
                    node[choice] = branch
                branch.offered += 1.0
                known.append(branch)
            best = self.choose(known)
            answer(s, top, best.choice)
            taken.append(best)
            seats.append(top.seat)
            further = best.next
            if further is None:
                best.next = {}
                break
            node = further
        self.play_at_random(s)
        self.judge.look(s)
        self.note_outcome(taken[0], s)
        for n in range(len(taken)):
            taken[n].note(self.judge.values[seats[n]])

    def choose(self, known: list[Branch]) -> Branch:
        """Any that was never tried; then what is good so far, or was seldom tried for how often it could be."""
        best = known[0]
        untried: i64 = 0
        for branch in known:
            if branch.tried == 0.0:
                untried += 1
                if (self.draw() * untried) >> 32 == 0:
                    best = branch
        if untried > 0:
            return best
        most = LEAST
        for branch in known:
            hope = branch.won / branch.tried + self.explore * sqrt(log(branch.offered + 1.0) / branch.tried)
            if hope > most:
                best = branch
                most = hope
        return best
