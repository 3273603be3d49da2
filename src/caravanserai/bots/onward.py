"""Playing on from a table: whoever is asked takes a good turn that one beam finds, from what that seat may know."""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.bots.beam import Beam, Way
from caravanserai.bots.judge import Judge
from caravanserai.bots.turns import is_among
from caravanserai.core.play import answer, offered, question
from caravanserai.core.rng import next32
from caravanserai.core.state import State

TO_THE_END: Final = 1 << 40  # turns: more than any game has
CHOSEN_FROM: Final = 4  # turns of which one is taken
PARTS: Final = 3  # reveals within a turn after which whoever goes on has not had another one


class Onward:
    """Plays tables on for so many turns, and says for every seat what its chance to win is then, and its points.

    Nobody looks into hidden cards: before each turn the seat whose turn it is imagines a table of its own, and thinks
    there. Not always the same turn is taken, for a table is worth what comes of it in many games, not in one line of
    play. A game that is over is not judged but counted.
    """

    def __init__(
        self,
        judge: Judge,
        imagine: Callable[[State, int, int], State],
        standings: Callable[[State], list[Any]],
        seats: i64,
        width: i64,
        depth: i64,
        longest: i64,
        spread: float,
    ) -> None:
        self.judge: Final = judge
        self.imagine: Final = imagine
        self.standings: Final = standings
        self.seats: Final = seats
        self.width: Final = width
        self.depth: Final = depth
        self.longest: Final = longest  # decisions after which a game is judged where it stands
        self.spread: Final = spread  # points by which a turn must look worse to be taken much less often
        self.chances: list[float] = [0.0] * seats
        self.points: list[float] = [0.0] * seats

    def go(self, s: State, seat: i64, path: list[int], turns: i64, luck: i64) -> None:
        """Take a turn as far as it is allowed and nothing is revealed, play on, and judge; the table is used up.

        Without a path the seat takes the turn that it would take in playing on. Then those who come after it meet the
        same chance as after any other turn.
        """
        if len(path) > 0:
            self.begin(s, seat, path)
            luck = next32(next32(luck))  # the seat itself has thought
        self.play(s, seat, turns, luck)
        self.look(s)

    def begin(self, s: State, seat: i64, path: list[int]) -> None:
        reveals = s.reveals
        is_first = True
        for choice in path:
            if not is_first and (len(s.stack) == 0 or s.stack[-1].seat != seat or s.reveals != reveals):
                return
            top = question(s, seat) if is_first else s.stack[-1]
            if not is_among(choice, s, top):
                return
            answer(s, top, choice)
            is_first = False

    def play(self, s: State, seat: i64, turns: i64, luck: i64) -> None:
        """So many turns, or to the end; what `seat` has still to do in its turn is not counted."""
        left = turns
        parts: i64 = 0
        while len(s.stack) > 0 and s.decided < self.longest:
            top = s.stack[-1]
            options = offered(s, top)
            if len(options) == 1:
                answer(s, top, options[0])
                continue
            if top.seat == seat and parts < PARTS:
                parts += 1
            elif left == 0:
                return
            else:
                left -= 1
                parts = 0
                seat = top.seat
            luck = next32(luck)
            self.begin(s, seat, self.turn(s, seat, list(options), luck))
            luck = next32(luck)

    def turn(self, s: State, seat: i64, options: list[int], luck: i64) -> list[int]:
        """A good turn for a seat that is asked, from what it may know."""
        table = self.imagine(s, seat, luck)
        beam = Beam(self.judge, seat, table.reveals, self.width, self.depth)
        return self.chosen(beam.turns(table, options, CHOSEN_FROM), next32(luck)).path

    def chosen(self, turns: list[Way], luck: i64) -> Way:
        """The best turn, or another that is nearly as good: the less likely, the more points lie between."""
        best = turns[0].worth
        total = 0.0
        for turn in turns:
            total += exp((turn.worth - best) / self.spread)
        left = total * float(luck) / 4294967296.0
        for turn in turns:
            left -= exp((turn.worth - best) / self.spread)
            if left < 0.0:
                return turn
        return turns[0]

    def look(self, s: State) -> None:
        """What the table means to every seat: counted if the game is over, else judged."""
        if len(s.stack) == 0:
            self.count(s)
            return
        judge = self.judge
        judge.look(s)
        judge.tell(s)
        for seat in range(self.seats):
            self.chances[seat] = judge.chances[seat]
            self.points[seat] = judge.hopes[seat]

    def count(self, s: State) -> None:
        """Who has won, together if several have, and with how many points; the opponent of a box does not count."""
        found = self.standings(s)
        winners = 0.0
        for standing in found:
            if standing.won:
                winners += 1.0
        for standing in found:
            seat: i64 = standing.seat
            if seat < self.seats:
                self.chances[seat] = 1.0 / winners if standing.won else 0.0
                self.points[seat] = float(standing.score)
