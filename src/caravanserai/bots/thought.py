"""One decision thought through: the tactics of a level, applied to what a seat sees."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.beam import Beam, Way
from caravanserai.bots.decisions import DecisionSearch
from caravanserai.bots.taught import judge_of
from caravanserai.bots.turns import TurnSearch
from caravanserai.core.game import Game
from caravanserai.core.rng import next32
from caravanserai.core.state import State
from caravanserai.core.tactics import DECISIONS, GREEDY, TURNS, Tactics, five_levels

# What a level does in a game that has no tactics of its own: whoever adds a game has all levels from its `worth`.
ANYWHERE: Final = five_levels(Tactics(search=TURNS), small=120, strong=1200, strongest=3000)
NOTHING: Final = 1e-9  # points: by less than that a turn changes nothing


def tactics_of(game: Game[Any], level: int, seats: int) -> Tactics:
    """How a level thinks at a table of so many."""
    return (game.tactics or ANYWHERE)[level].shared_by(seats)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """No rounds of the garbage collector: a search makes no circles, and to look for them takes a tenth of its time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Thought:
    """What a seat sees, thought through once, from one number that stands for all chance in it."""

    def __init__(self, seat: SeatView, tactics: Tactics, luck: int) -> None:
        self.seat = seat
        self.tactics = tactics
        self.luck = luck
        self.judge = judge_of(seat.game, seat.seats, tactics.scale, tactics.taught)

    def plan(self) -> tuple[int, ...]:
        """The best choice, and those that are meant to follow."""
        with nothing_collected():
            return self.found()

    def found(self) -> tuple[int, ...]:
        seat, tactics, legal = self.seat, self.tactics, list(self.seat.legal)
        if 0 < tactics.patience * seat.seats <= seat.decision:
            return tuple(self.moving_on(legal).path)
        if tactics.search == DECISIONS:
            decisions = DecisionSearch(self.judge, seat.imagine, seat.seat, legal, self.luck, tactics)
            return (decisions.best()[0].choice,)
        if tactics.search == TURNS:
            turns = TurnSearch(self.judge, seat.imagine, seat.seat, legal, self.luck, tactics)
            return tuple(turns.best()[0].path)
        return tuple(self.chosen(self.turns(seat.imagine(self.luck), legal, tactics)).path)

    def turns(self, table: State, legal: list[int], tactics: Tactics) -> list[Way]:
        """The best turns that one beam finds."""
        beam = Beam(self.judge, self.seat.seat, table.reveals, tactics.width, tactics.depth)
        return beam.turns(table, legal, tactics.plans)

    def moving_on(self, legal: list[int]) -> Way:
        """A turn for a game that drags: the best that changes anything, or now and then any: nothing goes round.

        Where all think that to wait costs nothing, a game would never end; and who looks no further than a beginner
        may not see what would end it.
        """
        seat, worth = self.seat.seat, self.seat.game.worth
        table = self.seat.imagine(self.luck)
        before, turns = worth(table, seat), self.turns(table, legal, GREEDY)
        moving = [turn for turn in turns if abs(worth(turn.table, seat) - before) > NOTHING] or turns
        luck = next32(self.luck)
        return moving[0] if luck & 1 else moving[(next32(luck) * len(moving)) >> 32]

    def chosen(self, turns: list[Way]) -> Way:
        """The best; or, by mistake, another that does not look much worse."""
        best, luck = turns[0], next32(self.luck)
        if float(luck) >= self.tactics.mistakes * 2.0**32:
            return best
        near = [turn for turn in turns if best.worth - turn.worth <= self.tactics.spread]
        return near[(next32(luck) * len(near)) >> 32]
