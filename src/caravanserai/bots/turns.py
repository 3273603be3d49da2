"""A tree of whole turns: whose turn it is chooses among the best turns that a beam finds, and so on."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.bots.beam import ALONE, LEAST, Beam, Way, answer_quickly
from caravanserai.bots.judge import Judge
from caravanserai.bots.search import Search, Tried, how_good
from caravanserai.core.play import answer, offered, question
from caravanserai.core.state import State
from caravanserai.core.step import Step
from caravanserai.core.tactics import Tactics

UNTRIED: Final = 0.1  # so much less than the mean a turn is worth that nobody has tried
EVERYBODY: Final = 0.1  # the part of the prior that all turns share
LONGEST_TURN: Final = 12
INTERRUPTIONS: Final = 6  # answers of others within one turn


class Plan(Tried):
    """A whole turn: its choices, how good it looks, how eagerly it is tried, and where it leads."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.path: Final = way.path
        self.worth: Final = way.worth
        self.prior: float = 1.0
        self.next: Fork | None = None


class Fork(Tried):
    """Where somebody has a turn, as the path of turns leads there."""

    def __init__(self) -> None:
        super().__init__()
        self.plans: list[Plan] = []


class TurnSearch(Search):
    """The own turns that a beam finds, compared by what others and the seat itself make of the tables after them."""

    def __init__(
        self, judge: Judge, imagine: Callable[[int], State], seat: i64, choices: list[int], luck: i64, tactics: Tactics
    ) -> None:
        super().__init__(judge, imagine, seat, luck, tactics)
        self.choices: Final = choices
        self.width: i64 = tactics.width
        self.depth: i64 = tactics.depth
        self.most_plans: i64 = tactics.plans
        self.later_width: i64 = tactics.later_width
        self.others_plans: i64 = tactics.others_plans
        self.spread: float = tactics.spread
        self.worlds: i64 = tactics.worlds
        self.is_alone: Final = judge.seats == ALONE
        self.root: Final = Fork()

    def best(self) -> list[Plan]:
        """The turns that were compared, the best first."""
        s = self.imagine(self.draw())
        self.judge.begin(s)
        self.find_plans(self.root, s)
        self.look_ahead([*self.root.plans])
        return sorted(self.root.plans, key=how_good, reverse=True)

    def find_plans(self, fork: Fork, s: State) -> None:
        """The turns that are worth a try, and how much each."""
        is_root = fork is self.root
        top = question(s, self.seat) if is_root else s.stack[-1]
        is_mine = top.seat == self.seat
        beam = Beam(self.judge, top.seat, s.reveals, self.width if is_root else self.later_width, self.depth)
        choices = self.choices if is_root else list(offered(s, top))
        turns = beam.turns(s, choices, self.most_plans if is_mine else self.others_plans)
        if is_root and self.worlds > 1:
            turns = self.best_anywhere(beam, turns)
        fork.plans = [Plan(way) for way in turns]
        most, total = fork.plans[0].worth, 0.0
        for plan in fork.plans:
            plan.prior = exp((plan.worth - most) / self.spread)
            total += plan.prior
        share = EVERYBODY / float(len(fork.plans))
        for plan in fork.plans:
            plan.prior = (1.0 - EVERYBODY) * plan.prior / total + share

    def best_anywhere(self, beam: Beam, turns: list[Way]) -> list[Way]:
        """The turns that are best on several imagined tables, each worth its mean on all of them.

        On one table a beam finds what fits the card that happens to be drawn there after the turn.
        """
        paths = {tuple(way.path): way for way in turns}
        for _ in range(self.worlds - 1):
            for way in beam.turns(self.imagine(self.draw()), self.choices, self.most_plans):
                paths.setdefault(tuple(way.path), way)
        keys = [self.draw() for _ in range(self.worlds)]
        by_worth: dict[float, Way] = {}
        for way in paths.values():
            total = 0.0
            for key in keys:
                s = self.imagine(key)
                self.follow(s, way.path, self.seat)
                total += self.judge.points_of(s, self.seat)
            way.worth = total / float(self.worlds)
            by_worth.setdefault(way.worth, way)
        return [by_worth[worth] for worth in sorted(by_worth, reverse=True)[: self.most_plans]]

    def choose(self, fork: Fork) -> Plan:
        """The turn to try next: good so far, or seldom tried for how good it looks."""
        mean = fork.won / fork.tried if fork.tried > 0.0 else 0.5
        eager = self.explore * sqrt(fork.tried + 1.0)
        best = fork.plans[0]
        most = LEAST
        for plan in fork.plans:
            hope = plan.won / plan.tried if plan.tried > 0.0 else mean - UNTRIED
            hope += eager * plan.prior / (1.0 + plan.tried)
            if hope > most:
                best = plan
                most = hope
        return best

    def simulate(self, s: State) -> None:
        """Down the tree by the best turns, one new turn, a judgement, and back."""
        forks: list[Fork] = []
        taken: list[Plan] = []
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
                self.draw_anew(s)
            plan = self.choose(fork)
            self.follow(s, plan.path, seat)
            forks.append(fork)
            taken.append(plan)
            seats.append(seat)
            child = plan.next
            if child is None:
                child = Fork()
                plan.next = child
                if self.others_plans > 1 or seat == self.seat:
                    break
            fork = child
        self.play_at_random(s)
        self.judge.look(s)
        self.note_outcome(taken[0], s)
        for n in range(len(taken)):
            value = self.judge.values[seats[n]]
            taken[n].note(value)
            forks[n].note(value)

    def draw_anew(self, s: State) -> None:
        """Let other cards come than those that a beam has just seen: a turn must not fit what nobody can know."""
        if self.is_alone:
            s.draw_from(self.draw())

    def follow(self, s: State, path: list[int], seat: i64) -> None:
        """Take the choices of a turn as far as they are allowed here; from there on what is best at once."""
        is_first = True
        reveals = s.reveals
        for choice in path:
            if not is_first:
                for _ in range(INTERRUPTIONS):
                    if len(s.stack) == 0 or s.stack[-1].seat == seat:
                        break
                    answer_quickly(self.judge, s)
            if not (is_first or self.is_in_turn(s, seat, reveals)):
                return
            top = question(s, seat) if is_first else s.stack[-1]
            if not is_among(choice, s, top):
                self.finish_turn(s, seat, reveals)
                return
            answer(s, top, choice)
            is_first = False

    def finish_turn(self, s: State, seat: i64, reveals: i64) -> None:
        for _ in range(LONGEST_TURN):
            if not self.is_in_turn(s, seat, reveals):
                return
            answer_quickly(self.judge, s)

    def is_in_turn(self, s: State, seat: i64, reveals: i64) -> bool:
        """Whether the seat is still asked in the turn that it began when so much had been revealed.

        Who plays alone is asked again after the opponent of the box, too: what that has drawn tells the turns apart.
        """
        if len(s.stack) == 0 or s.stack[-1].seat != seat:
            return False
        return not self.is_alone or s.reveals == reveals


def is_among(choice: i64, s: State, top: Step[Any]) -> bool:
    for option in offered(s, top):
        if option == choice:
            return True
    return False
