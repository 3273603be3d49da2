"""One seat's turn, followed through its own further decisions on imagined tables, with a small beam for all."""

from typing import Final

from mypy_extensions import i64

from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, question
from caravanserai.core.state import State
from caravanserai.core.step import Together

A_DRAW: Final = 1  # a card drawn belongs to the turn; more chance than that begins another Day
ALONE: Final = 1
LEAST: Final = -1e18


def drawn_in_a_turn(seats: i64) -> i64:
    """How often chance may speak before a turn is over.

    Who plays alone is asked again at once when the opponent of the box has had a turn: nothing but its card says so.
    """
    return 0 if seats == ALONE else A_DRAW


class Way:
    """A turn, or the beginning of one: the choices so far, the table they lead to, and at the end its worth."""

    def __init__(self, path: list[int], table: State) -> None:
        self.path: Final = path
        self.table: Final = table
        self.worth: float = 0.0


class Beam:
    """Finds the best whole turns of a seat; what others will do after that is not looked at."""

    def __init__(self, judge: Judge, seat: i64, reveals: i64, width: i64, depth: i64) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.reveals: Final = reveals + drawn_in_a_turn(judge.seats)
        self.width: Final = width
        self.depth: Final = depth

    def turns(self, table: State, choices: list[int], most: i64) -> list[Way]:
        """The best turns, the best first; of turns worth the same only the first: most are one turn in two orders."""
        seat = self.seat
        ends: dict[float, Way] = {}
        waiting: list[Way] = []
        for choice in choices:
            after = table.clone()
            answer(after, question(after, seat), choice)
            waiting.append(Way([choice], after))
        for _ in range(self.depth):
            going_on: list[Way] = []
            for way in waiting:
                reached = way.table
                self.let_others_answer(reached)
                if self.goes_on(reached):
                    for choice in reached.stack[-1].legal(reached):
                        after = reached.clone()
                        answer(after, after.stack[-1], choice)
                        going_on.append(Way([*way.path, choice], after))
                else:
                    self.end(ends, way)
            waiting = self.most_worth(going_on)
            if len(waiting) == 0:
                break
        for way in waiting:
            self.end(ends, way)
        return [ends[worth] for worth in sorted(ends, reverse=True)[:most]]

    def end(self, ends: dict[float, Way], way: Way) -> None:
        """A turn is over: what it is worth."""
        way.worth = self.judge.points_of(way.table, self.seat)
        ends.setdefault(way.worth, way)

    def goes_on(self, s: State) -> bool:
        """Whether the seat, and nobody else, is asked, and nothing much was revealed meanwhile."""
        if len(s.stack) == 0 or s.reveals > self.reveals:
            return False
        top = s.stack[-1]
        if top.seat != self.seat:
            return False
        return not isinstance(top, Together) or (top.waiting & (top.waiting - 1)) == 0

    def most_worth(self, ways: list[Way]) -> list[Way]:
        """The best of them; of tables worth the same only the first."""
        by_worth: dict[float, Way] = {}
        for way in ways:
            by_worth.setdefault(self.judge.glance(way.table, self.seat), way)
        return [by_worth[worth] for worth in sorted(by_worth, reverse=True)[: self.width]]

    def let_others_answer(self, s: State) -> None:
        """Others who are asked in the middle of the turn take what is worth most to them at once."""
        while len(s.stack) > 0:
            top = s.stack[-1]
            if top.seat == self.seat or (isinstance(top, Together) and top.waits_for(self.seat)) or not self.waits(s):
                return
            answer_quickly(self.judge, s)

    def waits(self, s: State) -> bool:
        """Whether a question to the seat still lies on the stack."""
        for step in s.stack:
            if step.seat == self.seat and step.asks():
                return True
        return False


def answer_quickly(judge: Judge, s: State) -> None:
    """Whoever is asked takes what is worth most to them at once."""
    top = s.stack[-1]
    best: i64 = -1
    most = LEAST
    for choice in top.legal(s):
        after = s.clone()
        answer(after, top, choice)
        worth = judge.glance(after, top.seat)
        if worth > most:
            best = choice
            most = worth
    answer(s, top, best)
