"""The table of a first lesson at any point of its script."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.game import Game, Standing, start
from caravanserai.core.lesson import Lesson, Scripted

Seen = dict[str, Any]
# By step, or "goal" and "end": numbers that a lesson says, and how the table or the box has each of them.
Claims = dict[str, list[tuple[int, Callable[[], Any]]]]


class Moment:
    """The table at a point of the script, as the learner sees it."""

    def __init__(self, game: Game[Any], s: Any, seat: int) -> None:
        self.game: Final = game
        self.s: Final = s
        self.seat: Final = seat

    @property
    def seen(self) -> Seen:
        return self.game.show(self.s, self.seat)

    @property
    def me(self) -> Seen:
        found: Seen = self.seen["players"][self.seat]
        return found

    def price(self, token: str) -> tuple[str, int] | None:
        found = play.price(self.s, token, self.seat)
        return None if found is None else (found.message, int(found.n))

    def play(self, *moves: Scripted) -> list[str]:
        """The kinds of the events that these moves bring."""
        self.s.log = []
        for move in moves:
            play.apply(self.s, move.tokens[0], move.seat)
        return [self.game.events.kinds[event.kind].name for event in self.s.log]

    @property
    def standings(self) -> list[Standing]:
        """The learner's first."""
        return sorted(self.game.standings(self.s), key=lambda one: one.seat != self.seat)


class Taught:
    """A game's lesson, played so far as a test wants to look at it."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.lesson is not None
        self.game: Final = game
        self.lesson: Final[Lesson] = game.lesson

    def number(self, step: str) -> int:
        return [one.id for one in self.lesson.steps].index(step)

    def moves(self, step: str) -> tuple[Scripted, ...]:
        """The moves of a step, with the answers of the other."""
        return self.lesson.steps[self.number(step)].moves

    def own_moves(self, step: str) -> list[Scripted]:
        """The learner's moves of a step, until the other answers."""
        return list(takewhile(lambda move: move.seat == self.lesson.seat, self.moves(step)))

    def at(self, decided: int) -> Moment:
        """After so many decisions of the script."""
        s = start(self.game, self.lesson.seats, self.lesson.key, **self.lesson.options)
        t = Moment(self.game, s, self.lesson.seat)
        t.play(*self.lesson.script[:decided])
        return t

    def before(self, step: str, moves: int = 0) -> Moment:
        """Before a step, or after so many of its moves."""
        return self.at(self.lesson.beginning(self.number(step)) + moves)

    def done(self, step: str) -> Moment:
        """When the learner has made the first moves of a step, and the other has not answered yet."""
        return self.before(step, len(self.own_moves(step)))

    def after(self, step: str) -> Moment:
        """After a step, with the answers of the other."""
        return self.before(step, len(self.moves(step)))

    def end(self) -> Moment:
        """After the last step, with nobody asked any more."""
        t = self.at(len(self.lesson.script))
        assert () == play.asked(t.s)
        return t

    def told(self, step: str, answered: bool = False) -> list[str]:
        """The kinds of the events that the learner's moves of a step bring, or all of its moves."""
        return self.before(step).play(*(self.moves(step) if answered else self.own_moves(step)))
