"""Games that bots play against themselves to learn from: a row for every seat at the end of every turn."""

import json
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any, Final

from caravanserai.bots.beam import Beam, Way
from caravanserai.bots.judge import Judge
from caravanserai.bots.net import TaughtJudge
from caravanserai.bots.taught import net_from
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State

SCALE: Final = 10.0
DEPTH: Final = 12  # decisions of a turn
A_POINT: Final = 0.003  # of a chance to win


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


@dataclass(frozen=True)
class Played:
    """One game: the rows of all seats at the end of every turn (or oftener), and how it ended."""

    seats: int
    rows: bytes  # float32, moment by moment, seat by seat
    moments: int
    points: tuple[float, ...]
    shares: tuple[float, ...]  # of the win


def judges_of(lesson: Lesson, luck: int) -> list[Judge]:
    """Who judges at each seat: those who learn, at least one of them, and rivals."""
    learner, rival = judge_for(lesson.game, lesson.seats, lesson.net), judge_for(lesson.game, lesson.seats, "")
    mine, out = luck % lesson.seats, []
    for seat in range(lesson.seats):
        luck = int(next32(luck))
        out.append(rival if seat != mine and luck / 2**32 < lesson.rivals else learner)
    return out


@lru_cache(maxsize=4)
def judge_for(game: str, seats: int, net: str) -> Judge:
    known = games()[game]
    if not net or known.sketcher is None:
        return Judge(known.worth, seats, SCALE)
    return TaughtJudge(
        known.worth, known.sketcher.sketch, net_from(json.loads(net), known.sketcher.names, game), seats, SCALE
    )


def attend(lesson: Lesson) -> list[Played]:
    """Play all games of a lesson."""
    return [play(lesson, lesson.first_key + n) for n in range(lesson.count)]


def play(lesson: Lesson, key: int) -> Played:
    """One game of all against all, by the same judgement."""
    game = games()[lesson.game]
    assert game.sketcher is not None
    s = start(game, lesson.seats, key)
    rows, moments, luck = array("f"), 0, mixed(key)
    judges = judges_of(lesson, int(luck))
    while s.stack and s.decided < game.longest:
        luck = next32(luck)
        for is_last in take_turn(game, s, judges[asked(s)[0]], lesson, int(luck)):
            luck = next32(luck)
            if s.stack and (is_last or luck / 2**32 < lesson.within):
                for seat in range(lesson.seats):
                    rows.extend(game.sketcher.sketch(s, seat))
                moments += 1
    found = sorted(game.standings(s), key=lambda standing: standing.seat)
    winners = sum(one.place == 1 for one in found)
    shares = tuple(1.0 / winners if one.place == 1 else 0.0 for one in found)
    points = tuple(float(one.score) for one in found)
    return Played(lesson.seats, rows.tobytes(), moments, points, shares)


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
        table = game.imagine(s, seat, luck)
        turns = Beam(judge, seat, table.reveals, lesson.width, DEPTH).turns(table, choices, lesson.turns)
        path = chosen(judge, seat, turns, lesson, luck).path
    reveals = int(s.reveals)
    for n, choice in enumerate(path, start=1):
        answer(s, question(s, seat), choice)
        is_last = n == len(path) or (seat not in asked(s) or int(s.reveals) != reveals or path[n] not in legal(s, seat))
        yield is_last
        if is_last:
            return


def chosen(judge: Judge, seat: int, turns: list[Way], lesson: Lesson, luck: int) -> Way:
    """The turn that is most likely to win, or out of curiosity one of the good ones."""
    luck = int(next32(luck))
    if luck / 2**32 >= lesson.curious:
        return max(turns, key=lambda turn: prospect(judge, seat, turn))
    weights = [exp((turn.worth - turns[0].worth) / lesson.spread) for turn in turns]
    at = int(next32(luck)) / 2**32 * sum(weights)
    for turn, weight in zip(turns, weights, strict=True):
        at -= weight
        if at < 0.0:
            return turn
    return turns[0]
