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
from caravanserai.core.tactics import DECISIONS, TURNS, Tactics, by_turns

# What a level does in a game that has no tactics of its own: whoever adds a game has all levels from its `worth`.
ANYWHERE: Final = by_turns(small=120, strong=1200, strongest=3000)


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
        if tactics.search == DECISIONS:
            decisions = DecisionSearch(self.judge, seat.imagine, seat.seat, legal, self.luck, tactics)
            return (decisions.best()[0].choice,)
        if tactics.search == TURNS:
            turns = TurnSearch(self.judge, seat.imagine, seat.seat, legal, self.luck, tactics)
            return tuple(turns.best()[0].path)
        table = seat.imagine(self.luck)
        beam = Beam(self.judge, seat.seat, table.reveals, tactics.width, tactics.depth)
        return tuple(self.chosen(beam.turns(table, legal, tactics.plans)).path)

    def chosen(self, turns: list[Way]) -> Way:
        """The best; or, by mistake, another that does not look much worse."""
        best, luck = turns[0], next32(self.luck)
        if float(luck) >= self.tactics.mistakes * 2.0**32:
            return best
        near = [turn for turn in turns if best.worth - turn.worth <= self.tactics.spread]
        return near[(next32(luck) * len(near)) >> 32]
