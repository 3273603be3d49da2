"""What all searches have in common: a budget of simulations, each on a table of its own that the seat imagines."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, offered
from caravanserai.core.rng import next32
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics

A_WHILE: Final = 8  # simulations between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried:
    """Something that can be done: how often it was tried, and what came of it."""

    def __init__(self) -> None:
        self.tried: float = 0.0
        self.won: float = 0.0

    def mean(self) -> float:
        return self.won / self.tried if self.tried > 0.0 else 0.0

    def note(self, value: float) -> None:
        self.tried += 1.0
        self.won += value


def how_good(one: Tried) -> tuple[float, float]:
    """Tried most often; if as often, the better mean. Of equals a stable sort keeps the first."""
    return (one.tried, one.mean())


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One search for one seat at one decision, from one number that stands for all chance in it."""

    def __init__(self, judge: Judge, imagine: Callable[[int], State], seat: i64, luck: i64, tactics: Tactics) -> None:
        self.judge: Final = judge
        self.imagine: Final = imagine
        self.seat: Final = seat
        self.luck: i64 = luck
        self.simulations: i64 = tactics.simulations
        self.random: i64 = tactics.random
        self.explore: float = tactics.explore
        self.guard: float = tactics.guard
        self.done: i64 = 0

    def simulate(self, s: State) -> None:
        """Play on from a table that may be changed, judge it, and note what came of what was tried."""
        raise NotImplementedError

    def look_ahead(self, choices: list[Tried]) -> None:
        """Simulate until the budget is spent, or nothing can change any more, or it takes too long."""
        end = monotonic() + self.guard
        while self.done < self.simulations and len(choices) > 1:
            self.simulate(self.imagine(self.draw()))
            self.done += 1
            if self.done % A_WHILE == 0 and (self.is_decided(choices) or monotonic() > end):
                return

    def is_decided(self, choices: list[Tried]) -> bool:
        """Whether the second best can no longer be tried more often than the best."""
        first, second = 0.0, 0.0
        for choice in choices:
            if choice.tried > first:
                second = first
                first = choice.tried
            elif choice.tried > second:
                second = choice.tried
        return first - second > float(self.simulations - self.done)

    def draw(self) -> i64:
        self.luck = next32(self.luck)
        return self.luck

    def play_at_random(self, s: State) -> None:
        """As many decisions as the tactics say."""
        for _ in range(self.random):
            if len(s.stack) == 0:
                return
            top = s.stack[-1]
            options = offered(s, top)
            n: i64 = len(options)
            answer(s, top, options[(self.draw() * n) >> 32])
