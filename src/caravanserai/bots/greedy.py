"""The best turn for now: tries its choices on an imagined table and takes what is worth most.

All legal choices are followed through the seat's own further decisions until the
turn is over, with one small beam for all; the tables reached are judged by the
game's own `worth`. What others will do after that is not looked at.
"""

from typing import Any

from caravanserai.bots import SeatView
from caravanserai.core.game import Game
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State

WIDTH = 16  # tables kept at each decision that follows
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
        turn = Turn(seat.game, seat.seat, int(table.reveals) + A_DRAW)
        return turn.best(table, list(seat.legal), self.width, self.depth)


class Turn:
    """One seat's turn, played out on imagined tables."""

    def __init__(self, game: Game[Any], seat: int, reveals: int) -> None:
        self.game = game
        self.seat = seat
        self.reveals = reveals

    def best(self, table: State, choices: list[int], width: int, depth: int) -> int:
        """The choice that leads to the table worth most when the turn is over."""
        waiting = [(choice, self.after(table, choice)) for choice in choices]
        best, most = choices[0], float("-inf")
        for _ in range(depth):
            going_on: list[tuple[int, State]] = []
            for first, reached in waiting:
                self.let_others_answer(reached)
                if self.goes_on(reached):
                    going_on += [(first, after) for after in self.followed(reached)]
                elif (worth := self.game.worth(reached, self.seat)) > most:
                    best, most = first, worth
            if not going_on:
                return best
            waiting = self.most_worth(going_on, width)
        for first, reached in waiting:
            if (worth := self.game.worth(reached, self.seat)) > most:
                best, most = first, worth
        return best

    def after(self, s: State, choice: int) -> State:
        """The table one decision on."""
        out = s.clone()
        answer(out, question(out, self.seat), choice)
        return out

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

    def most_worth(self, tables: list[tuple[int, State]], n: int) -> list[tuple[int, State]]:
        """The best of them; of tables worth the same only the first, as most are one table reached in two orders."""
        by_worth: dict[float, tuple[int, State]] = {}
        for first, table in tables:
            by_worth.setdefault(self.game.worth(table, self.seat), (first, table))
        return [by_worth[worth] for worth in sorted(by_worth, reverse=True)[:n]]

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
