"""Where a turn leads, as far as its seat can tell: two turns that lead to the same place are one turn.

A turn is what one seat decides before somebody else is asked or something is revealed. The same can often be done in
another order, or paid in two steps instead of one: turns are compared on tables that the seat imagines, by how those
tables lie afterwards, not by the choices.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.judge import Judge
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.core.wire import to_wire

WORLDS: Final = 3  # imagined tables on which turns are compared
# How one got there, not where one is: clicks, draws, and where the next draw comes from.
COUNTED: Final = ("decided", "reveals", "luck", "keyed")
DIGITS: Final = 6  # of points


@dataclass(frozen=True)
class Place:
    """Where a turn leads: by how the tables lie, and by what everybody has there and may expect."""

    tables: tuple[str, ...]
    held: tuple[str, ...]  # empty where a game does not tell what somebody has

    def is_same(self, other: "Place") -> bool:
        """Whether both turns come to the same: the tables agree, or differ in nothing but the order of a pile."""
        return self.tables == other.tables or (bool(self.held) and self.held == other.held)


class Reached:
    """Follows turns of one seat from one position."""

    def __init__(self, view: SeatView, judge: Judge) -> None:
        self.game: Final = view.game
        self.seats: Final = view.seats
        self.seat: Final = view.seat
        self.reveals: Final = view.reveals
        self.judge: Final = judge
        self.worlds: Final = [view.imagine(int(mixed((view.decision << 8) + n))) for n in range(WORLDS)]

    def whole(self, path: Sequence[int]) -> tuple[int, ...] | None:
        """The turn that choices make, cut where it ends, with what has to follow anyway.

        None if they break off before, or if it depends on what the seat cannot know whether they are allowed.
        """
        found = {self.followed(world, path) for world in self.worlds}
        return found.pop() if len(found) == 1 else None

    def followed(self, world: State, path: Sequence[int]) -> tuple[int, ...] | None:
        s, taken = world.clone(), list[int]()
        ahead = list(path)
        while not self.is_done(s, taken):
            options = legal(s, self.seat)
            if len(options) == 1:
                ahead = ahead[1:] if ahead[:1] == options else ahead
                choice = options[0]
            elif ahead and ahead[0] in options:
                choice, *ahead = ahead
            else:
                return None
            answer(s, question(s, self.seat), choice)
            taken.append(choice)
        return tuple(taken)

    def is_done(self, s: State, taken: Sequence[int]) -> bool:
        return bool(taken) and (s.reveals != self.reveals or asked(s) != (self.seat,))

    def place(self, path: Sequence[int]) -> Place:
        """Where a whole turn leads."""
        tables, held = [], []
        for world in self.worlds:
            s = world.clone()
            for choice in path:
                answer(s, question(s, self.seat), choice)
            tables.append(fingerprint(s))
            if self.game.holdings is not None:
                self.judge.look(s)
                worth = [round(points, DIGITS) for points in self.judge.points]
                held.append(repr((worth, [sorted(self.game.holdings(s, n).items()) for n in range(self.seats)])))
        return Place(tuple(tables), tuple(held))


def fingerprint(s: State) -> str:
    """How a table lies, however it came to lie so."""
    wire: dict[str, Any] = {name: value for name, value in to_wire(s).items() if name not in COUNTED}
    return blake2b(json.dumps(wire, sort_keys=True).encode(), digest_size=8).hexdigest()
