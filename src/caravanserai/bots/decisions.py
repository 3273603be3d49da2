"""A tree of single decisions, each simulation ended by a few decisions at random before the table is judged."""

from collections.abc import Callable
from math import log, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.beam import LEAST
from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, offered, question
from caravanserai.core.rng import next32
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics

LOOK_AT_THE_CLOCK: Final = 16  # simulations


class Branch:
    """A choice, how often it could be made, how often it was, and what came of it."""

    def __init__(self, choice: i64) -> None:
        self.choice: Final = choice
        self.offered: float = 0.0
        self.tried: float = 0.0
        self.won: float = 0.0
        self.next: dict[int, Branch] | None = None

    def mean(self) -> float:
        return self.won / self.tried if self.tried > 0.0 else 0.0


class DecisionSearch:
    """One search for one seat at one decision; each simulation on a table of its own that the seat imagines."""

    def __init__(self, judge: Judge, imagine: Callable[[int], State], seat: i64, luck: i64, tactics: Tactics) -> None:
        self.judge: Final = judge
        self.imagine: Final = imagine
        self.seat: Final = seat
        self.luck: i64 = luck
        self.simulations: i64 = tactics.simulations
        self.random: i64 = tactics.random
        self.explore: float = tactics.explore
        self.guard: float = tactics.guard
        self.root: Final[dict[int, Branch]] = {}
        self.done: i64 = 0

    def best(self) -> list[Branch]:
        """The choices, the best first."""
        self.judge.begin(self.imagine(self.draw()))
        end = monotonic() + self.guard
        while self.done < self.simulations:
            self.simulate(self.imagine(self.draw()))
            self.done += 1
            if self.is_decided() or (self.done % LOOK_AT_THE_CLOCK == 0 and monotonic() > end):
                break
        return sorted(self.root.values(), key=how_good, reverse=True)

    def is_decided(self) -> bool:
        """Whether the second best can no longer be tried more often than the best."""
        if self.done % LOOK_AT_THE_CLOCK != 0:
            return False
        first, second = 0.0, 0.0
        for branch in self.root.values():
            if branch.tried > first:
                second = first
                first = branch.tried
            elif branch.tried > second:
                second = branch.tried
        return first - second > float(self.simulations - self.done)

    def draw(self) -> i64:
        self.luck = next32(self.luck)
        return self.luck

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
        judge = self.judge
        judge.look(s)
        for n in range(len(taken)):
            branch = taken[n]
            branch.tried += 1.0
            branch.won += judge.values[seats[n]]

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

    def play_at_random(self, s: State) -> None:
        for _ in range(self.random):
            if len(s.stack) == 0:
                return
            top = s.stack[-1]
            options = offered(s, top)
            n: i64 = len(options)
            answer(s, top, options[(self.draw() * n) >> 32])


def how_good(branch: Branch) -> tuple[float, float, int]:
    """Tried most often; if as often, the better mean; then the first."""
    return (branch.tried, branch.mean(), -branch.choice)
