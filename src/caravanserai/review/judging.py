"""What one turn, one draw and one moment are worth, measured on imagined tables.

Three questions, each answered from another knowledge and from samples of its own:

- *a turn*: what its seat could know when it chose. All it is given is a `SeatView`; nothing else can get in.
- *what a seat may hope for* after a turn: what that seat knows.
- *a draw*: the true table, on which the draw is made again; everybody plays on from what they themselves know.

Both sides of a comparison meet the same chance: the same imagined tables, the same stream of draws after it. How many
of its tables were judged, and not counted because the game was over there, is kept with it: only those share in what
the judge is off by.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from caravanserai.bots import SeatView
from caravanserai.bots.hint import Advice
from caravanserai.bots.levels import level_of
from caravanserai.bots.net import TaughtJudge
from caravanserai.bots.onward import TO_THE_END, Onward
from caravanserai.bots.search import Sum
from caravanserai.bots.taught import judge_of
from caravanserai.bots.thought import nothing_collected, tactics_of
from caravanserai.bots.turns import Plan
from caravanserai.core.game import Game
from caravanserai.core.play import answer, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics
from caravanserai.review.depth import Depth
from caravanserai.review.estimate import NOTHING, Estimate, of, of_chance
from caravanserai.review.turns import JUDGE

FOUND: Final = 4  # turns of the judge's that are looked at
WIDTH: Final = 16  # of the beams by which all play on: narrower ones play far worse than those who are judged
STEPS: Final = 12  # decisions that such a beam follows
SPREAD: Final = 0.25  # points by which a turn must look worse to be taken much less often in playing on
NO_GUARD: Final = 1e9  # seconds: no review depends on how quick a machine is

# What samples are for: each purpose has chance of its own.
TRYING, COMPARING, DRAWING, LOOKING, DEALING = range(5)


@dataclass(frozen=True)
class Hope:
    """What a seat may expect: its chance to win, and its points."""

    chance: Estimate
    points: Estimate


@dataclass(frozen=True)
class Choice:
    """A turn beside others, by what its seat could know.

    `moved` is what the turn did to the chance of every seat, compared with the turn that the seat would have taken in
    playing on; `loss` what the seat gave away against the best turn that was found, which is `better`. Of each it is
    known which share of its tables was judged, and not counted.
    """

    moved: tuple[Estimate, ...]
    loss: Estimate = NOTHING
    points: Estimate = NOTHING  # by how many the better turn is worth more
    better: tuple[int, ...] = ()
    moved_judged: float = 1.0
    loss_judged: float = 1.0


class Came(NamedTuple):
    """What came of playing a table on: the chances and points of all, and whether they were judged or counted."""

    chances: list[float]
    points: list[float]
    is_judged: bool


class Judging:
    """Judges tables of one game, for so many seats, at one depth."""

    def __init__(self, game: Game[Any], seats: int, depth: Depth, seed: int = 0) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.depth: Final = depth
        self.seed: Final = seed
        known = tactics_of(game, level_of(JUDGE), seats)
        self.tactics: Final[Tactics] = replace(
            known, simulations=max(1, int(known.simulations * depth.search)), guard=NO_GUARD
        )
        judge = judge_of(game, seats, known.scale, is_taught=True)
        self.onward: Final = Onward(judge, game.imagine, game.standings, seats, WIDTH, STEPS, game.longest, SPREAD)
        # What a chance is must have been learned; where it was not, games are played to their end, and counted.
        is_counted = depth.rounds == 0 or seats == 1 or not isinstance(judge, TaughtJudge)
        self.turns: Final = TO_THE_END if is_counted else depth.rounds * seats
        # Curves are judged as soon as a turn is over: they do not hang on how others happen to play, and how far they
        # are off can be measured once for all depths.
        self.soon: Final = TO_THE_END if is_counted else 0

    # A turn, by what its seat could know

    def choice(self, view: SeatView, played: Sequence[int]) -> Choice:
        """A turn beside the one that the seat would take in playing on, and the best that is found."""
        with nothing_collected():
            mine = list(played)
            found = [path for path in self.found(view) if not covers(path, mine)]
            return self.compared(view, mine, self.best_of(view, [mine, *found]))

    def found(self, view: SeatView) -> list[list[int]]:
        """The turns that the judge thinks best."""
        advice = Advice(view, self.tactics)
        return [one.path if isinstance(one, Plan) else advice.line(one) for one in advice.searched()[:FOUND]]

    def best_of(self, view: SeatView, paths: Sequence[list[int]]) -> list[int]:
        """The best of some turns, on tables that are not used again: what is chosen by luck has none to keep."""
        if len(paths) == 1:
            return paths[0]
        sums = [Sum() for _ in paths]
        for key, luck in self.lots(TRYING, view.decision, view.seat, self.times(self.depth.tries)):
            table = view.imagine(key)
            for path, seen in zip(paths, sums, strict=True):
                self.onward.go(table.clone(), view.seat, path, self.turns, luck)
                seen.add(self.onward.chances[view.seat])
        return max(zip(sums, paths, strict=True), key=lambda pair: pair[0].mean())[1]

    def compared(self, view: SeatView, played: list[int], best: list[int]) -> Choice:
        """The turn played against the usual and the best, on the same tables with the same chance."""
        seat = view.seat
        moved, loss, points = [Sum() for _ in range(self.seats)], Sum(), Sum()
        moved_judged, loss_judged = Sum(), Sum()
        for key, luck in self.lots(COMPARING, view.decision, seat, self.times(self.depth.worlds)):
            table = view.imagine(key)
            mine = self.came_of(table, seat, played, luck)
            usual = self.came_of(table, seat, [], luck)
            finest = mine if best is played else self.came_of(table, seat, best, luck)
            for n in range(self.seats):
                moved[n].add(mine.chances[n] - usual.chances[n])
            loss.add(finest.chances[seat] - mine.chances[seat])
            points.add(finest.points[seat] - mine.points[seat])
            moved_judged.add((mine.is_judged + usual.is_judged) / 2)
            loss_judged.add((mine.is_judged + finest.is_judged) / 2)
        better = () if best is played else tuple(best)
        moves = tuple(of(one) for one in moved)
        return Choice(moves, of(loss), of(points), better, moved_judged.mean(), loss_judged.mean())

    def came_of(self, table: State, seat: int, path: list[int], luck: int) -> Came:
        """The chances and points of all after a turn on a copy of a table."""
        return self.played_on(table.clone(), seat, path, luck)

    def played_on(self, table: State, seat: int, path: list[int], luck: int) -> Came:
        """The same, of a table that is used up."""
        self.onward.go(table, seat, path, self.turns, luck)
        return Came(list(self.onward.chances), list(self.onward.points), len(table.stack) > 0)

    # What a seat may hope for, by what it knows

    def hope(self, imagine: Callable[[int], State], decision: int, seat: int, going: int = -1) -> Hope:
        """A seat's chance and points on tables that it imagines; whoever is still in a turn goes on with it first."""
        chance, points = Sum(), Sum()
        with nothing_collected():
            for key, luck in self.lots(LOOKING, decision, seat, self.depth.eyes):
                self.onward.go(imagine(key), going, [], self.soon, luck)
                chance.add(self.onward.chances[seat])
                points.add(self.onward.points[seat])
        return Hope(of_chance(chance), of(points))

    # What chance brought

    def luck(self, before: State, seat: int, choice: int, after: State) -> tuple[tuple[Estimate, ...], float]:
        """What the draws after a decision did to every chance: as they came, less as they would come on average.

        And which share of the tables was judged.
        """
        sums, judged = [Sum() for _ in range(self.seats)], Sum()
        with nothing_collected():
            for one, two in self.drawn(before, seat, choice, after, self.times(self.depth.draws)):
                for n in range(self.seats):
                    sums[n].add(one.chances[n] - two.chances[n])
                judged.add((one.is_judged + two.is_judged) / 2)
        return tuple(of(one) for one in sums), judged.mean()

    def drawn(self, before: State, seat: int, choice: int, after: State, times: int) -> Iterator[tuple[Came, Came]]:
        """So many times what comes of a draw as it came, and of one made again; the same chance after both."""
        for key, luck in self.lots(DRAWING, int(after.decided), seat, times):
            came, other = after.clone(), before.clone()
            other.draw_from(mixed(key + 1))
            answer(other, question(other, seat), choice)
            for table in (came, other):
                table.draw_from(key)
            yield self.played_on(came, -1, [], luck), self.played_on(other, -1, [], luck)

    def deal(self, s: State) -> tuple[tuple[Estimate, ...], float]:
        """The chances that a deal gives, before anybody has decided anything; and which share of tables was judged."""
        sums, judged = [Sum() for _ in range(self.seats)], Sum()
        with nothing_collected():
            for key, luck in self.lots(DEALING, 0, 0, self.times(self.depth.draws)):
                table = s.clone()
                table.draw_from(key)
                came = self.played_on(table, -1, [], luck)
                for n in range(self.seats):
                    sums[n].add(came.chances[n])
                judged.add(float(came.is_judged))
        return tuple(of_chance(one) for one in sums), judged.mean()

    def times(self, tables: int) -> int:
        """As many tables as the depth says, or more where the game allows for it."""
        return int(tables * self.tactics.tables)

    def lots(self, purpose: int, decision: int, seat: int, n: int) -> list[tuple[int, int]]:
        """So many pairs of numbers to draw chance from: of a table, and of those who play on."""
        begin = mixed(mixed((self.seed << 8) + purpose) + (decision << 8) + seat)
        return [(mixed(begin + 2 * k + 1), mixed(begin + 2 * k + 2)) for k in range(n)]


def covers(path: list[int], played: list[int]) -> bool:
    """Whether a turn begins as the one that was played went, up to where something was revealed or others came."""
    return path[: len(played)] == played
