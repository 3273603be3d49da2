"""A tree of whole turns: whose turn it is chooses among the best turns that a beam finds, and so on."""

from collections.abc import Callable
from math import exp, sqrt
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.bots.beam import LEAST, Beam, Plan, answer_quickly
from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, offered, question
from caravanserai.core.rng import next32
from caravanserai.core.state import State
from caravanserai.core.step import Step
from caravanserai.core.tactics import Tactics

UNTRIED: Final = 0.1  # so much less than the mean a turn is worth that nobody has tried
EVERYBODY: Final = 0.1  # the part of the prior that all turns share
LOOK_AT_THE_CLOCK: Final = 8  # simulations
LONGEST_TURN: Final = 12
INTERRUPTIONS: Final = 6  # answers of others within one turn


class Fork:
    """Where somebody has a turn, as the path of turns leads there."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []
        self.next: list[Fork | None] = []
        self.tried: float = 0.0
        self.won: float = 0.0


class TurnSearch:
    """One search for one seat at one decision; each simulation on a table of its own that the seat imagines."""

    def __init__(
        self, judge: Judge, imagine: Callable[[int], State], seat: i64, choices: list[int], luck: i64, tactics: Tactics
    ) -> None:
        self.judge: Final = judge
        self.imagine: Final = imagine
        self.seat: Final = seat
        self.choices: Final = choices
        self.luck: i64 = luck
        self.simulations: i64 = tactics.simulations
        self.width: i64 = tactics.width
        self.depth: i64 = tactics.depth
        self.most_plans: i64 = tactics.plans
        self.others_width: i64 = tactics.others_width
        self.others_plans: i64 = tactics.others_plans
        self.random: i64 = tactics.random
        self.explore: float = tactics.explore
        self.spread: float = tactics.spread
        self.guard: float = tactics.guard
        self.root: Final = Fork()
        self.done: i64 = 0

    def best(self) -> list[Plan]:
        """The turns that were compared, the best first."""
        s = self.imagine(self.draw())
        self.judge.begin(s)
        self.find_plans(self.root, s)
        plans = self.root.plans
        end = monotonic() + self.guard
        while self.done < self.simulations and len(plans) > 1:
            self.simulate(self.imagine(self.draw()))
            self.done += 1
            if self.is_decided() or (self.done % LOOK_AT_THE_CLOCK == 0 and monotonic() > end):
                break
        return sorted(plans, key=how_good, reverse=True)

    def is_decided(self) -> bool:
        """Whether the second best can no longer be tried more often than the best."""
        first, second = 0.0, 0.0
        for plan in self.root.plans:
            if plan.tried > first:
                second = first
                first = plan.tried
            elif plan.tried > second:
                second = plan.tried
        return first - second > float(self.simulations - self.done)

    def draw(self) -> i64:
        self.luck = next32(self.luck)
        return self.luck

    def find_plans(self, fork: Fork, s: State) -> None:
        """The turns that are worth a try, and how much each."""
        is_root = fork is self.root
        top = question(s, self.seat) if is_root else s.stack[-1]
        is_mine = top.seat == self.seat
        beam = Beam(self.judge, top.seat, s.reveals, self.width if is_mine else self.others_width, self.depth)
        choices = self.choices if is_root else list(offered(s, top))
        fork.plans = beam.plans(s, choices, self.most_plans if is_mine else self.others_plans)
        fork.next = [None] * len(fork.plans)
        most, total = fork.plans[0].worth, 0.0
        for plan in fork.plans:
            plan.prior = exp((plan.worth - most) / self.spread)
            total += plan.prior
        share = EVERYBODY / float(len(fork.plans))
        for plan in fork.plans:
            plan.prior = (1.0 - EVERYBODY) * plan.prior / total + share

    def choose(self, fork: Fork) -> i64:
        """The turn to try next: good so far, or seldom tried for how good it looks."""
        mean = fork.won / fork.tried if fork.tried > 0.0 else 0.5
        eager = self.explore * sqrt(fork.tried + 1.0)
        best: i64 = 0
        most = LEAST
        for at, plan in enumerate(fork.plans):
            hope = plan.won / plan.tried if plan.tried > 0.0 else mean - UNTRIED
            hope += eager * plan.prior / (1.0 + plan.tried)
            if hope > most:
                best = at
                most = hope
        return best

    def simulate(self, s: State) -> None:
        """Down the tree by the best turns, one new turn, a judgement, and back."""
        forks: list[Fork] = []
        taken: list[int] = []
        seats: list[int] = []
        fork = self.root
        while len(s.stack) > 0:
            seat = self.seat
            if fork is not self.root:
                top = s.stack[-1]
                options = offered(s, top)
                if len(options) == 1:
                    answer(s, top, options[0])
                    continue
                seat = top.seat
            if len(fork.plans) == 0:
                self.find_plans(fork, s)
            at = self.choose(fork)
            self.follow(s, fork.plans[at].path, seat)
            forks.append(fork)
            taken.append(at)
            seats.append(seat)
            child = fork.next[at]
            if child is None:
                child = Fork()
                fork.next[at] = child
                if self.others_plans > 1 or seat == self.seat:
                    break
            fork = child
        self.play_at_random(s)
        judge = self.judge
        judge.look(s)
        for n in range(len(forks)):
            fork = forks[n]
            plan = fork.plans[taken[n]]
            value = judge.values[seats[n]]
            plan.tried += 1.0
            plan.won += value
            fork.tried += 1.0
            fork.won += value

    def follow(self, s: State, path: list[int], seat: i64) -> None:
        """Take the choices of a turn as far as they are allowed here; from there on what is best at once."""
        is_first = True
        for choice in path:
            if not is_first:
                for _ in range(INTERRUPTIONS):
                    if len(s.stack) == 0 or s.stack[-1].seat == seat:
                        break
                    answer_quickly(self.judge, s)
            if len(s.stack) == 0 or not (is_first or s.stack[-1].seat == seat):
                return
            top = question(s, seat) if is_first else s.stack[-1]
            if not is_among(choice, s, top):
                self.finish_turn(s, seat)
                return
            answer(s, top, choice)
            is_first = False

    def finish_turn(self, s: State, seat: i64) -> None:
        for _ in range(LONGEST_TURN):
            if len(s.stack) == 0 or s.stack[-1].seat != seat:
                return
            answer_quickly(self.judge, s)

    def play_at_random(self, s: State) -> None:
        for _ in range(self.random):
            if len(s.stack) == 0:
                return
            top = s.stack[-1]
            options = offered(s, top)
            n: i64 = len(options)
            answer(s, top, options[(self.draw() * n) >> 32])


def is_among(choice: i64, s: State, top: Step[Any]) -> bool:
    for option in offered(s, top):
        if option == choice:
            return True
    return False


def how_good(plan: Plan) -> tuple[float, float, float]:
    """Tried most often; before any were tried, or as often, the better mean; then the better look."""
    return (plan.tried, plan.mean(), plan.worth)
