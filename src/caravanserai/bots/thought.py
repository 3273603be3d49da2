"""One decision thought through: the tactics of a level, applied to what a seat sees."""

from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.beam import Beam, Plan
from caravanserai.bots.decisions import DecisionSearch
from caravanserai.bots.taught import judge_of
from caravanserai.bots.turns import TurnSearch
from caravanserai.core.game import Game
from caravanserai.core.rng import next32
from caravanserai.core.tactics import DECISIONS, TURNS, Tactics

# What a level does in a game that has no tactics of its own: whoever adds a game has all levels from its `worth`.
ANYWHERE: Final = {
    1: Tactics(width=3, plans=4, mistakes=0.3),
    2: Tactics(),
    3: Tactics(search=TURNS, simulations=120),
    4: Tactics(search=TURNS, simulations=1200),
    5: Tactics(search=TURNS, simulations=3000, taught=True),
}


def tactics_of(game: Game[Any], level: int, seats: int) -> Tactics:
    """How a level thinks at a table of so many."""
    chosen = game.tactics(level, seats) if game.tactics is not None else None
    return chosen or ANYWHERE[level].shared_by(seats)


class Thought:
    """What a seat sees, thought through once, from one number that stands for all chance in it."""

    def __init__(self, seat: SeatView, tactics: Tactics, luck: int) -> None:
        self.seat = seat
        self.tactics = tactics
        self.luck = luck
        self.judge = judge_of(seat.game, seat.seats, tactics.scale, tactics.taught)

    def plan(self) -> tuple[int, ...]:
        """The best choice, and those that are meant to follow."""
        if self.tactics.search == DECISIONS:
            search = DecisionSearch(self.judge, self.seat.imagine, self.seat.seat, self.luck, self.tactics)
            return (search.best()[0].choice,)
        return tuple(self.chosen(self.turns()).path)

    def turns(self) -> list[Plan]:
        """The turns that were compared, the best first."""
        seat, tactics, legal = self.seat, self.tactics, list(self.seat.legal)
        if tactics.search == TURNS:
            return TurnSearch(self.judge, seat.imagine, seat.seat, legal, self.luck, tactics).best()
        table = seat.imagine(self.luck)
        beam = Beam(self.judge, seat.seat, table.reveals, tactics.width, tactics.depth)
        return beam.plans(table, legal, tactics.plans)

    def chosen(self, turns: list[Plan]) -> Plan:
        """The best; or, by mistake, another that does not look much worse."""
        best, luck = turns[0], next32(self.luck)
        if float(luck) >= self.tactics.mistakes * 2.0**32:
            return best
        near = [turn for turn in turns if best.worth - turn.worth <= self.tactics.spread]
        return near[(next32(luck) * len(near)) >> 32]
