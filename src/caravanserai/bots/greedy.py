"""The best turn for now: tries its choices on an imagined table and takes what is worth most.

Each legal choice is followed through the seat's own further decisions until the
turn is over, with a small beam; the tables reached are judged by the game's own
`worth`. What others will do after that is not looked at.
"""

from typing import Any

from caravanserai.bots import SeatView
from caravanserai.core.game import Game
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State

WIDTH = 32  # tables kept at each decision that follows
DEPTH = 12  # decisions that follow
A_DRAW = 1  # a card drawn belongs to the turn; more chance than that begins another Day


class GreedyBot:
    """Looks as far as the end of its own turn. A choice depends on the seat's view and the seed alone."""

    def __init__(self, seed: int = 0, width: int = WIDTH, depth: int = DEPTH) -> None:
        self.seed = seed
        self.width = width
        self.depth = depth

    def choose(self, seat: SeatView) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        table = seat.imagine(mixed((self.seed << 20) + seat.decision))
        best, most = seat.legal[0], float("-inf")
        for choice in seat.legal:
            after = table.clone()
            answer(after, question(after, seat.seat), choice)
            promise = Turn(seat.game, seat.seat, int(table.reveals) + A_DRAW).promise(after, self.width, self.depth)
            if promise > most:
                best, most = choice, promise
        return best


class Turn:
    """One seat's turn, played out on imagined tables."""

    def __init__(self, game: Game[Any], seat: int, reveals: int) -> None:
        self.game = game
        self.seat = seat
        self.reveals = reveals

    def promise(self, s: State, width: int, depth: int) -> float:
        """The most that a table can be worth when the turn is over."""
        waiting, best = [s], float("-inf")
        for _ in range(depth):
            going_on: list[State] = []
            for table in waiting:
                self.let_others_answer(table)
                if self.goes_on(table):
                    going_on += self.followed(table)
                else:
                    best = max(best, self.game.worth(table, self.seat))
            if not going_on:
                return best
            waiting = self.most_worth(going_on, width)
        return max(best, *(self.game.worth(table, self.seat) for table in waiting))

    def goes_on(self, s: State) -> bool:
        return asked(s) == (self.seat,) and s.reveals <= self.reveals

    def followed(self, s: State) -> list[State]:
        """The tables one decision on; what may be done at any time can wait for the next turn."""
        out = []
        for choice in question(s).legal(s):
            after = s.clone()
            answer(after, question(after), choice)
            out.append(after)
        return out

    def most_worth(self, tables: list[State], n: int) -> list[State]:
        if len(tables) <= n:
            return tables
        return sorted(tables, key=lambda table: self.game.worth(table, self.seat), reverse=True)[:n]

    def let_others_answer(self, s: State) -> None:
        """Others who are asked in the middle of the turn take what is worth most to them at once."""
        while (seats := asked(s)) and self.seat not in seats and self.waits(s):
            top, other = question(s), seats[0]
            best, most = -1, float("-inf")
            for choice in top.legal(s):
                after = s.clone()
                answer(after, top, choice)
                if (worth := self.game.worth(after, other)) > most:
                    best, most = choice, worth
            answer(s, top, best)

    def waits(self, s: State) -> bool:
        """Whether a question to the seat still lies on the stack."""
        return any(step.seat == self.seat and step.asks() for step in s.stack)
