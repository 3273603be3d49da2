"""What all searches have in common: a budget of simulations, each on a table of its own that the seat imagines."""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, offered
from caravanserai.core.rng import next32
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics

A_WHILE: Final = 8  # simulations between two looks at the clock


class Sum:
    """Numbers seen one after the other: their mean, and how far it may be off by chance."""

    def __init__(self) -> None:
        self.n: float = 0.0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        """Note one more number."""
        self.n += 1.0
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean of what was added; 0 where nothing was."""
        return self.total / self.n if self.n > 0.0 else 0.0

    def error(self) -> float:
        """The standard error of the mean; of fewer than two numbers it cannot be told."""
        if self.n < 2.0:
            return 0.0
        mean = self.total / self.n
        return sqrt(max(0.0, self.squares / self.n - mean * mean) / (self.n - 1.0))


class Outcome:
    """What came of one of the choices compared: the seat's points, by how many it is ahead, its chance to win."""

    def __init__(self) -> None:
        self.points: Final = Sum()
        self.ahead: Final = Sum()  # of the best other
        self.chance: Final = Sum()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried:
    """Something that can be done: how often it was tried, and what came of it."""

    def __init__(self) -> None:
        self.tried: float = 0.0
        self.won: float = 0.0
        self.outcome: Outcome | None = None  # of those that are compared in the end, if the search tells

    def mean(self) -> float:
        """What came of it on average; 0 where it was never tried."""
        return self.won / self.tried if self.tried > 0.0 else 0.0

    def note(self, value: float) -> None:
        """It was tried once more, with this outcome."""
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
        self.tells: bool = False  # whether it keeps what came of each choice: for hints, bots need not know

    def simulate(self, s: State) -> None:
        """Play on from a table that may be changed, judge it, and note what came of what was tried."""
        raise NotImplementedError

    def look_ahead(self, choices: list[Tried]) -> None:
        """Simulate until the budget is spent, or nothing can change any more, or it takes too long."""
        if self.tells:
            for choice in choices:
                choice.outcome = Outcome()
        end = monotonic() + self.guard
        while self.done < self.simulations and len(choices) > 1:
            self.simulate(self.imagine(self.draw()))
            self.done += 1
            if self.done % A_WHILE == 0 and (self.is_decided(choices) or monotonic() > end):
                return

    def note_outcome(self, first: Tried, s: State) -> None:
        """Note what the table just judged means to the seat, with the choice that led there."""
        outcome, judge, seat = first.outcome, self.judge, self.seat
        if outcome is None:
            return
        judge.tell(s)
        outcome.points.add(judge.hopes[seat])
        outcome.ahead.add(judge.ahead(seat))
        outcome.chance.add(judge.chances[seat])

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
        """The next number of the search's own chance."""
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
