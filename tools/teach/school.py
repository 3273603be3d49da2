"""Games that bots play against themselves to learn from: a row for every seat at the end of every turn."""

import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any, Final, TypeVar

from caravanserai.bots.beam import Beam, Way
from caravanserai.bots.judge import Judge
from caravanserai.bots.net import SoloJudge, TaughtJudge
from caravanserai.bots.taught import learned, net_from
from caravanserai.bots.turns import Plan, TurnSearch
from caravanserai.core.game import Game, Options, Sketcher, games, start
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State
from caravanserai.core.tactics import TURNS, Tactics
from caravanserai.ladder.fixtures import DIFFICULTY

SCALE: Final = 10.0
DEPTH: Final = 12  # decisions of a turn
A_POINT: Final = 0.003  # of a chance to win

T = TypeVar("T", Way, Plan)


@dataclass(frozen=True)
class Lesson:
    """What a class plays: which game, how many seats, which deals, and how curious."""

    game: str
    seats: int
    first_key: int
    count: int
    net: str  # what has been learned so far, as JSON; nothing: worth alone
    curious: float  # the part of all turns that is not the best, but any good one
    width: int = 8
    turns: int = 6
    spread: float = 2.0  # points: how much worse a turn may look and still be tried
    rivals: float = 0.25  # the part of the seats that judge by worth: what is learned must hold against others, too
    within: float = 0.0  # the part of the decisions in the middle of a turn that are learned from, too
    difficulty: str = ""  # of the opponent of the box, for who plays alone
    simulations: int = 0  # looked ahead by a search, as the levels do; none: the best turn that one beam finds
    worlds: int = 1  # imagined tables on which it looks for turns


@dataclass(frozen=True)
class Played:
    """One game: the rows of all seats at the end of every turn (or oftener), and how it ended.

    Against the opponent of the box there are rows of the one seat, and an ending for both.
    """

    seats: int  # that people sit at
    rows: bytes  # float32, moment by moment, seat by seat
    moments: int
    points: tuple[float, ...]
    shares: tuple[float, ...]  # of the win
    difficulty: str = ""


def judges_of(lesson: Lesson, luck: int) -> list[Judge]:
    """Who judges at each seat: those who learn, at least one of them, and rivals."""
    learner, rival = judge_for(lesson.game, lesson.seats, lesson.net), judge_for(lesson.game, lesson.seats, "")
    mine, out = luck % lesson.seats, []
    for seat in range(lesson.seats):
        luck = int(next32(luck))
        out.append(rival if seat != mine and luck / 2**32 < lesson.rivals else learner)
    return out


def sketcher_of(game: Game[Any], seats: int) -> Sketcher[Any]:
    """What is told of a seat at a table of so many."""
    found = game.solo_sketcher if seats == 1 else game.sketcher
    assert found is not None
    return found


@lru_cache(maxsize=4)
def judge_for(game: str, seats: int, net: str) -> Judge:
    """By what has been learned so far; before the first round by worth, alone by what was learned among several."""
    known = games()[game]
    if seats == 1 and net:
        sketcher = sketcher_of(known, seats)
        return SoloJudge(known.worth, sketcher.sketch, net_from(json.loads(net), sketcher.names, game), SCALE)
    found = learned(known.package) if seats == 1 else json.loads(net) if net else None
    if found is None or known.sketcher is None:
        return Judge(known.worth, seats, SCALE)
    return TaughtJudge(known.worth, known.sketcher.sketch, net_from(found, known.sketcher.names, game), seats, SCALE)


def attend(lesson: Lesson) -> list[Played]:
    """Play all games of a lesson."""
    return [play(lesson, lesson.first_key + n) for n in range(lesson.count)]


def play(lesson: Lesson, key: int) -> Played:
    """One game of all against all, by the same judgement; or of one against the opponent of the box."""
    game = games()[lesson.game]
    sketcher = sketcher_of(game, lesson.seats)
    options: Options = {DIFFICULTY: lesson.difficulty} if lesson.difficulty else {}
    s = start(game, lesson.seats, key, **options)
    rows, moments, luck = array("f"), 0, mixed(key)
    judges = judges_of(lesson, int(luck))
    while s.stack and s.decided < game.longest:
        luck = next32(luck)
        for is_last in take_turn(game, s, judges[asked(s)[0]], lesson, int(luck)):
            luck = next32(luck)
            if s.stack and (is_last or luck / 2**32 < lesson.within):
                for seat in range(lesson.seats):
                    rows.extend(sketcher.sketch(s, seat))
                moments += 1
    found = sorted(game.standings(s), key=lambda standing: standing.seat)
    winners = sum(one.place == 1 for one in found)
    shares = tuple(1.0 / winners if one.place == 1 else 0.0 for one in found)
    if lesson.seats == 1:  # nobody but the one is there to share with, or to win where the one did not
        shares = (1.0, 0.0) if found[0].won else (0.0, 1.0)
    points = tuple(float(one.score) for one in found)
    return Played(lesson.seats, rows.tobytes(), moments, points, shares, lesson.difficulty)


def prospect(judge: Judge, seat: int, turn: Way) -> float:
    """The chance to win after a turn; where that is as good as decided, the points count too."""
    judge.look(turn.table)
    return judge.values[seat] + A_POINT * turn.worth


def take_turn(game: Game[Any], s: State, judge: Judge, lesson: Lesson, luck: int) -> Iterator[bool]:
    """Whoever is asked takes one turn, or as much of it as goes without anything new being revealed.

    After each decision: whether it was the last.
    """
    seat = asked(s)[0]
    choices = legal(s, seat)
    path = choices
    if len(choices) > 1:
        path = thought_of(game, s, judge, lesson, luck).path
    reveals = int(s.reveals)
    for n, choice in enumerate(path, start=1):
        answer(s, question(s, seat), choice)
        is_last = n == len(path) or (seat not in asked(s) or int(s.reveals) != reveals or path[n] not in legal(s, seat))
        yield is_last
        if is_last:
            return


def thought_of(game: Game[Any], s: State, judge: Judge, lesson: Lesson, luck: int) -> Way | Plan:
    """The turn that whoever is asked takes: by a search where the lesson has one, else by a beam."""
    seat = asked(s)[0]
    choices = legal(s, seat)
    if lesson.simulations == 0:
        table = game.imagine(s, seat, luck)
        turns = Beam(judge, seat, table.reveals, lesson.width, DEPTH).turns(table, choices, lesson.turns)
        return curious_about(turns, lesson, luck) or max(turns, key=lambda turn: prospect(judge, seat, turn))
    tactics = Tactics(
        search=TURNS,
        simulations=lesson.simulations,
        width=lesson.width,
        plans=lesson.turns,
        worlds=lesson.worlds,
    )
    plans = TurnSearch(judge, lambda key: game.imagine(s, seat, key), seat, choices, luck, tactics).best()
    return curious_about(sorted(plans, key=lambda plan: -plan.worth), lesson, luck) or plans[0]


def curious_about(turns: Sequence[T], lesson: Lesson, luck: int) -> T | None:
    """Now and then, out of curiosity, one of the good turns, which come the best first."""
    luck = int(next32(luck))
    if luck / 2**32 >= lesson.curious:
        return None
    weights = [exp((turn.worth - turns[0].worth) / lesson.spread) for turn in turns]
    at = int(next32(luck)) / 2**32 * sum(weights)
    for turn, weight in zip(turns, weights, strict=True):
        at -= weight
        if at < 0.0:
            return turn
    return turns[0]
