"""A hint: the best turns that the strongest search finds for a seat, as advice to whoever sits there.

Made from what the seat sees alone, luck included: at two tables that look the same to a seat the hints are the same.
Of each turn it tells what is certain: it ends where something would be revealed or somebody else is asked, and so does
what is said of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from caravanserai import compiled
from caravanserai.bots import SeatView
from caravanserai.bots.decisions import Branch, DecisionSearch
from caravanserai.bots.judge import Judge
from caravanserai.bots.levels import SAGE, level_of
from caravanserai.bots.net import SoloJudge
from caravanserai.bots.search import Sum, how_good
from caravanserai.bots.taught import judge_of
from caravanserai.bots.thought import tactics_of
from caravanserai.bots.turns import Plan, TurnSearch
from caravanserai.core.event import Event, redact
from caravanserai.core.game import Game
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.core.tactics import DECISIONS, Tactics

MOST_TURNS: Final = 3
WORLDS: Final = 12  # imagined tables on which a turn must come to the same to be certain
LONGEST_TURN: Final = 24
ENOUGH: Final = 5  # times that something was tried before anything is said about what it brings
SHARE: Final = 2  # a hint takes so much less than the Sage, whom people give more time than themselves
GUARD: Final = 1.2  # seconds; what comes before and after the search takes some, too
NINE_IN_TEN: Final = 1.645  # standard errors either side
STAGES: Final = (8, 3, 1)  # who watches sees what is known after an eighth and a third of the thinking, and then all
LAST: Final = len(STAGES) - 1
PURE_SHARE: Final = 20  # where the rules are not compiled a search looks at so much less, to answer in the same time


@dataclass(frozen=True)
class Estimate:
    """A number that is guessed, and where it lies nine times in ten."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Suggestion:
    """A turn worth taking."""

    path: tuple[int, ...]  # its choices, as far as nothing is revealed
    events: tuple[Event, ...]  # what the log would tell this seat
    is_whole: bool  # whether that is all of the turn
    tried: int  # how often it was looked at
    points: Estimate | None  # in the end; none: tried too seldom to say
    ahead: Estimate | None  # of the best other; none where there is nobody to compare with
    chance: Estimate | None  # to win; likewise
    is_close: bool = False  # whether it cannot be told from the best


@dataclass(frozen=True)
class Hint:
    """Up to three turns, the best first, and how many tables were looked at for them."""

    suggestions: tuple[Suggestion, ...]
    simulations: int


def tactics_for_hints(game: Game[Any], seats: int) -> Tactics:
    """As the Sage thinks, for a shorter time."""
    sage = tactics_of(game, level_of(SAGE), seats)
    if compiled():
        return replace(sage, simulations=sage.simulations // SHARE, guard=GUARD)
    fewer = sage.simulations // (SHARE * PURE_SHARE)
    return replace(sage, simulations=fewer, guard=GUARD, width=3, later_width=1, plans=5, worlds=1)


def hint(seat: SeatView, tactics: Tactics | None = None, stage: int = LAST) -> Hint:
    """What the seat could do now, as far as it was thought about: the same for the same view."""
    whole = tactics or tactics_for_hints(seat.game, seat.seats)
    return Advice(seat, replace(whole, simulations=max(1, whole.simulations // STAGES[stage]))).hint()


class Advice:
    """One decision thought through for the person who has to take it."""

    def __init__(self, seat: SeatView, tactics: Tactics) -> None:
        self.seat: Final = seat
        self.tactics: Final = tactics
        self.luck: Final = int(mixed((seat.decision << 8) + seat.seat))
        self.judge: Final[Judge] = judge_of(seat.game, seat.seats, tactics.scale, tactics.taught)
        self.simulations = 0

    def hint(self) -> Hint:
        """The best turns that differ in what can be said of them."""
        out: dict[tuple[int, ...], Suggestion] = {}
        compared = self.searched()
        for one in compared:
            if len(out) == MOST_TURNS or (out and one.tried == 0.0):
                break
            found = self.suggestion(one)
            if found.path not in out:
                out[found.path] = replace(found, is_close=bool(out) and self.are_close(compared[0], one))
        return Hint(tuple(out.values()), self.simulations)

    def are_close(self, best: Plan | Branch, other: Plan | Branch) -> bool:
        """Whether chance, or how both are misjudged, may be all that is between two turns."""
        if best.outcome is None or other.outcome is None or other.tried < ENOUGH:
            return False
        first, second = best.outcome.chance, other.outcome.chance
        error = sqrt(first.error() ** 2 + second.error() ** 2 + self.tactics.off.apart**2)
        return first.mean() - second.mean() < NINE_IN_TEN * error

    def searched(self) -> Sequence[Plan | Branch]:
        """What a search has compared, the best first: whole turns, or the first choices of turns."""
        seat, tactics = self.seat, self.tactics
        kind = DecisionSearch if tactics.search == DECISIONS else TurnSearch
        search = kind(self.judge, seat.imagine, seat.seat, list(seat.legal), self.luck, tactics)
        search.tells = True
        found = search.best()
        self.simulations = int(search.done)
        return found

    def suggestion(self, one: Plan | Branch) -> Suggestion:
        path, events, is_whole = self.foreseen(one.path if isinstance(one, Plan) else self.line(one))
        events = self.own(events)
        outcome, off = one.outcome, self.tactics.off
        is_alone = self.seat.seats == 1 and not isinstance(self.judge, SoloJudge)  # with nobody to compare with
        if outcome is None or one.tried < ENOUGH:
            return Suggestion(path, events, is_whole, int(one.tried), None, None, None)
        return Suggestion(
            path,
            events,
            is_whole,
            int(one.tried),
            estimate(outcome.points, off.points),
            None if is_alone else estimate(outcome.ahead, off.points),
            None if is_alone else within(estimate(outcome.chance, off.chance), 0.0, 1.0),
        )

    def line(self, branch: Branch) -> list[int]:
        """The turn that a tree of decisions tried most often after a choice, as far as it was tried."""
        seat, s = self.seat.seat, self.seat.imagine(self.luck)
        reveals, path, node = s.reveals, [branch.choice], branch.next
        answer(s, question(s, seat), branch.choice)
        while asked(s) == (seat,) and s.reveals == reveals and len(path) < LONGEST_TURN:
            options = legal(s)
            choice = options[0]
            if len(options) > 1:
                known = [node[option] for option in options if option in node] if node is not None else []
                best = max(known, key=how_good, default=None)
                if best is None or best.tried < ENOUGH:
                    break
                choice, node = best.choice, best.next
            path.append(choice)
            answer(s, question(s, seat), choice)
        return path

    def foreseen(self, path: Sequence[int]) -> tuple[tuple[int, ...], tuple[Event, ...], bool]:
        """As much of a turn as is certain, what the log would tell of it, and whether that is the whole turn.

        It is played on several imagined tables: as long as chance is not asked and the seat hears the same on all of
        them, that is what it would hear at the true one.
        """
        seat = self.seat.seat
        worlds = [self.seat.imagine(int(mixed(self.luck + n))) for n in range(WORLDS)]
        reveals = [int(world.reveals) for world in worlds]
        taken: list[int] = []
        events: list[Event] = []
        for choice in path:
            if taken and not all(asked(world) == (seat,) and choice in legal(world) for world in worlds):
                return tuple(taken), tuple(events), not any(seat in asked(world) for world in worlds)
            heard = [self.heard(world, choice) for world in worlds]
            same = alike(heard)
            taken.append(choice)
            events += same
            is_certain = all(len(one) == len(same) for one in heard)
            if not is_certain or reveals != [int(world.reveals) for world in worlds]:
                return tuple(taken), tuple(events), False
        return tuple(taken), tuple(events), not any(seat in asked(world) for world in worlds)

    def own(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Up to the last that is about the seat: what comes after it belongs to the next turn."""
        kinds, last = self.seat.game.events.kinds, 0
        for n, event in enumerate(events, 1):
            about = kinds[event.kind].arguments[:1]
            if about and about[0].sort == "seat" and event.a == self.seat.seat:
                last = n
        return tuple(events[:last])

    def heard(self, world: State, choice: int) -> list[Event]:
        """Take a choice on an imagined table; what the seat is told of it."""
        seat = self.seat.seat
        world.log = []
        answer(world, question(world, seat), choice)
        return [redact(self.seat.game.events, event, seat) for event in world.log]


def alike(heard: Sequence[Sequence[Event]]) -> list[Event]:
    """How all of several reports begin."""
    out: list[Event] = []
    for events in zip(*heard, strict=False):
        if len({(event.kind, *event.values()) for event in events}) > 1:
            break
        out.append(events[0])
    return out


def estimate(seen: Sum, off: float) -> Estimate:
    """The mean, and how far it may be off: by chance, and by how well tables are judged at all."""
    width = NINE_IN_TEN * sqrt(seen.error() ** 2 + off**2)
    return Estimate(seen.mean(), seen.mean() - width, seen.mean() + width)


def within(guess: Estimate, least: float, most: float) -> Estimate:
    return Estimate(guess.mean, max(least, guess.low), min(most, guess.high))
