"""Finding puzzles: turns of a game that was played in which one turn is clearly better than every other one found.

The measure is the review's: turns are compared on tables that the seat imagines, with the same chance on both sides.
A position is looked at three times, each time by other chance and more exactly, and given up as soon as another turn
may be as good.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.beam import Beam
from caravanserai.bots.hint import Advice
from caravanserai.bots.levels import MERCHANT, TRADER, Level
from caravanserai.bots.reached import Place, Reached
from caravanserai.bots.search import Sum
from caravanserai.bots.taught import judge_of
from caravanserai.bots.thought import nothing_collected
from caravanserai.bots.turns import Plan
from caravanserai.core.game import Game
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.puzzle import Gap, Puzzle, Rival, name_of
from caravanserai.core.record import Record, replay
from caravanserai.core.state import State
from caravanserai.core.step import Together
from caravanserai.review.depth import Depth
from caravanserai.review.estimate import Estimate, of
from caravanserai.review.judging import COMPARING, TRYING, Judging
from caravanserai.review.review import LEAST, WIDTHS
from caravanserai.review.turns import Played, Turn

LEAST_TURNS: Final = 5  # that differ, or there is nothing to look for
MOST_TURNS: Final = 10  # that are compared at first; some room is left for what the search passes over
SEARCHED: Final = (6, 12, 14)  # so many there may be when each of the looks has searched
BROAD: Final = 24  # tables that the judge's beam keeps
NARROW: Final = 6  # and one that follows a single beginning
WAYS: Final = 6  # to begin a turn, at least, if it has so many
MOST_TABLES: Final = 240  # on which two turns are compared
FAR: Final = 4.0  # so many times what makes a puzzle; from there on another turn is no longer compared
LEVELS: Final = (TRADER, MERCHANT)  # who is asked whether they find it, the gentlest first

# From look to look more tables and further on; `search` is how many simulations the judge has for finding turns.
GLANCE: Final = Depth("puzzle-glance", worlds=4, tries=0, draws=0, eyes=0, rounds=1, search=0.5)
LOOK: Final = Depth("puzzle-look", worlds=16, tries=0, draws=0, eyes=0, rounds=2)
CHECK: Final = Depth("puzzle-check", worlds=80, tries=0, draws=0, eyes=0, rounds=4, search=4.0)


class Refused(Exception):
    """A position that is no puzzle; the message is the reason, in a word or two."""


@dataclass(frozen=True)
class Compared:
    """A turn beside the best: what the best has more of."""

    path: tuple[int, ...]
    chance: Estimate
    points: Estimate

    def is_clear(self, widths: float) -> bool:
        """Whether the best is better, by more than what may be chance."""
        return self.chance.mean >= LEAST and self.chance.mean >= widths * self.chance.width

    def rival(self) -> Rival:
        chance, points = self.chance, self.points
        return Rival(self.path, Gap(chance.mean, chance.width), Gap(points.mean, points.width))


@dataclass(frozen=True)
class Found:
    """A turn that is clearly best, the others, and who finds it."""

    best: tuple[int, ...]
    others: tuple[Compared, ...]
    finder: str


class Finder:
    """Looks for puzzles in games of one kind; the same deal and seed find the same."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int = 0,
        depths: Sequence[Depth] = (GLANCE, LOOK, CHECK),
        least: int = LEAST_TURNS,
    ) -> None:
        self.game: Final = game
        self.least: Final = least
        self.looks: Final = [Judging(game, seats, depth, seed * len(depths) + n) for n, depth in enumerate(depths)]
        tactics = self.looks[-1].tactics
        self.judge: Final = judge_of(game, seats, tactics.scale, is_taught=True)

    # Positions

    def puzzles(self, record: Record, played: Played) -> Iterator[tuple[Turn, Puzzle | str]]:
        """Every turn of a game: a puzzle, or why it is none."""
        until = min([*record.later, *record.anew], default=len(record.moves))
        for n, turn in enumerate(played.turns):
            if turn.first >= until:  # a puzzle has one key, and no more
                yield turn, "after chance was changed"
                continue
            try:
                self.check_beginning(played, n)
                found = self.found(SeatView(self.game, played.tables[turn.first], turn.seat), [turn.choices])
            except Refused as reason:
                yield turn, str(reason)
            else:
                yield turn, self.puzzle(record, turn, found)

    def check_beginning(self, played: Played, n: int) -> None:
        """It must begin a move, be asked of one seat alone, and have something to choose."""
        turn = played.turns[n]
        s = played.tables[turn.first]
        if n > 0 and played.turns[n - 1].seat == turn.seat:
            raise Refused("not the beginning of a move")
        if isinstance(s.stack[-1], Together) or asked(s) != (turn.seat,):
            raise Refused("asked together with others")
        if not turn.is_free:
            raise Refused("forced")

    def puzzle(self, record: Record, turn: Turn, found: Found) -> Puzzle:
        code = self.game.space.code
        moves = tuple((move.seat, int(code(move.token))) for move in record.moves[: turn.first])
        return Puzzle(
            name_of(record.key, moves, turn.seat),
            record.key,
            record.seats,
            dict(record.options),
            moves,
            turn.seat,
            found.best,
            tuple(one.rival() for one in found.others),
            found.finder,
        )

    def again(self, puzzle: Puzzle) -> Puzzle:
        """A puzzle with its turns compared once more, as exactly as it ever was; or Refused, if it is none any more."""
        view = SeatView(self.game, replay(puzzle.record(self.game)), puzzle.seat)
        paths = [puzzle.best, *(one.path for one in puzzle.rivals)]
        with nothing_collected():
            _, others = self.compared(self.looks[-1], view, paths, puzzle.best)
        return replace(puzzle, rivals=tuple(one.rival() for one in others))

    # One position

    def found(self, view: SeatView, known: Sequence[Sequence[int]] = ()) -> Found:
        """The one turn that is clearly best; or Refused."""
        with nothing_collected():
            reached = Reached(view, self.judge)
            turns = Turns(reached)
            for path in known:
                turns.add(path, MOST_TURNS)
            for level in LEVELS:
                turns.add(self.plan_of(level, view), MOST_TURNS)
            best: tuple[int, ...] = ()
            others: list[Compared] = []
            for n, judging in enumerate(self.looks):
                for path in self.broad(judging, view):
                    turns.add(path, SEARCHED[n])
                if n == 0:
                    for path in self.by_beginning(judging, view):
                        turns.add(path, MOST_TURNS)
                if len(turns.paths) < self.least:
                    raise Refused("few turns to choose from")
                best, others = self.compared(judging, view, turns.paths, best)
            self.check_consequence(view, best)
            return Found(best, tuple(others), self.finder(view, reached, best))

    def broad(self, judging: Judging, view: SeatView) -> Iterator[list[int]]:
        """The turns that a broad search finds, the best first."""
        tactics = judging.tactics
        broad = replace(tactics, width=max(tactics.width, BROAD), plans=max(tactics.plans, MOST_TURNS))
        advice = Advice(view, broad)
        for one in advice.searched():
            yield one.path if isinstance(one, Plan) else advice.line(one)

    def by_beginning(self, judging: Judging, view: SeatView) -> list[list[int]]:
        """The best turns that begin in each of the ways there are, the best first.

        A beam keeps one of all turns that are worth the same to it: what it has left out may be as good.
        """
        table = view.imagine(int(judging.lots(TRYING, view.decision, view.seat, 1)[0][0]))
        ways: list[tuple[float, list[int]]] = []
        for begun, after in beginnings(table, view.seat):
            beam = Beam(self.judge, view.seat, table.reveals, NARROW, judging.tactics.depth)
            for way in beam.turns(after, legal(after, view.seat), 2):
                ways.append((way.worth, [*begun, *way.path]))
        return [path for _, path in sorted(ways, key=lambda one: -one[0])]

    def compared(
        self, judging: Judging, view: SeatView, paths: Sequence[tuple[int, ...]], best: tuple[int, ...]
    ) -> tuple[tuple[int, ...], list[Compared]]:
        """The best of some turns, and by how much it is better than each of the others; or Refused.

        The best is the one that an earlier look chose, by other chance: what was chosen by luck has none to keep.
        """
        seat, tables = view.seat, tables_of(judging)
        chances: list[list[float]] = [[] for _ in paths]
        points: list[list[float]] = [[] for _ in paths]
        stops = {max(2, tables // 8), max(2, tables // 4), tables // 2}
        compared = list(range(len(paths)))
        at = paths.index(best) if best else 0
        for n, (key, luck) in enumerate(judging.lots(COMPARING, view.decision, seat, tables), 1):
            table = view.imagine(key)
            for one in compared:
                came = judging.came_of(table, seat, list(paths[one]), luck)
                chances[one].append(came[0][seat])
                points[one].append(came[1][seat])
            if n in stops:
                self.check_hope([chances[one] for one in compared])
            if n in stops and best:
                far = {one for one in compared if one != at and is_far(difference(chances[at], chances[one]))}
                compared = [one for one in compared if one not in far]
        if not best:
            at = max(range(len(paths)), key=lambda one: sum(chances[one]))
        others = [
            Compared(path, difference(chances[at], chances[one]), difference(points[at], points[one]))
            for one, path in enumerate(paths)
            if one != at
        ]
        others.sort(key=lambda one: one.chance.mean)
        if others[0].chance.mean < LEAST:
            raise Refused("several turns are about as good")
        widths = WIDTHS * self.looks.index(judging) / (len(self.looks) - 1)  # few tables cannot tell as much as many
        if not all(one.is_clear(widths) for one in others):
            raise Refused("not clear when looked at more exactly")
        return paths[at], others

    def check_hope(self, chances: Sequence[Sequence[float]]) -> None:
        """Where two turns are about as good on the first tables, the others will hardly part them: look elsewhere."""
        if len(chances) < 2:
            return
        first, second = sorted((sum(one) / len(one) for one in chances), reverse=True)[:2]
        if first - second < LEAST / 2.0:
            raise Refused("several turns are about as good")

    def check_consequence(self, view: SeatView, best: tuple[int, ...]) -> None:
        """What the log would tell of it for certain is what one learns from it: there must be something."""
        advice = Advice(view, self.looks[-1].tactics)
        _, events, _ = advice.foreseen(best)
        if not advice.own(events):
            raise Refused("nothing to be seen of it")

    def finder(self, view: SeatView, reached: Reached, best: tuple[int, ...]) -> str:
        """The gentlest of the levels asked that takes the best turn, whatever its luck: three times."""
        place = reached.place(best)
        for level in LEVELS:
            turns = [reached.whole(self.plan_of(level, view, seed)) for seed in range(3)]
            if all(turn is not None and reached.place(turn).is_same(place) for turn in turns):
                return level
        return ""

    def plan_of(self, level: str, view: SeatView, seed: int = 0) -> tuple[int, ...]:
        bot = find_bot(level)(seed)
        assert isinstance(bot, Level)
        return bot.plan(view)


class Turns:
    """Whole turns from one position that lead to different places."""

    def __init__(self, reached: Reached) -> None:
        self.reached: Final = reached
        self.paths: Final = list[tuple[int, ...]]()
        self.places: Final = list[Place]()

    def add(self, path: Sequence[int], most: int) -> None:
        """Note a turn, unless it comes to the same as another, breaks off, or there are enough."""
        whole = self.reached.whole(path)
        if whole is None or whole in self.paths or len(self.paths) >= most:
            return
        place = self.reached.place(whole)
        if not any(place.is_same(one) for one in self.places):
            self.paths.append(whole)
            self.places.append(place)


def tables_of(judging: Judging) -> int:
    """On how many tables turns are compared: more where playing on is cheap, within reason."""
    return min(MOST_TABLES, judging.times(judging.depth.worlds))


def beginnings(table: State, seat: int) -> list[tuple[list[int], State]]:
    """The first choices of a turn, each with the table after it: one, or more where one leaves little to choose."""
    found: list[tuple[list[int], State]] = [([], table)]
    while 0 < len(found) < WAYS:
        longer: list[tuple[list[int], State]] = []
        for begun, s in found:
            for choice in legal(s, seat):
                after = s.clone()
                answer(after, question(after, seat), choice)
                if after.reveals == table.reveals and asked(after) == (seat,):
                    longer.append(([*begun, choice], after))
        if not longer:
            break
        found = longer
    return found


def is_far(gap: Estimate) -> bool:
    """Whether a turn is so much worse that more tables would tell nothing new of it."""
    return gap.mean >= FAR * LEAST and gap.mean >= FAR * gap.width


def difference(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """What one turn has more than another, on the same tables with the same chance: on those where both were tried."""
    seen = Sum()
    for one, two in zip(best, other, strict=False):
        seen.add(one - two)
    return of(seen)
