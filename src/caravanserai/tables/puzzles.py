"""Puzzles at the table: a position as its seat saw it, the turn that is tried there, and what is said of it.

Nothing is kept: what was chosen so far comes with every request. What the seat could not know is dealt anew before
anything is shown, and the best turn is not told before a turn is done.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.hint import Advice, tactics_for_hints
from caravanserai.bots.levels import LEVELS, level_of
from caravanserai.bots.reached import Place, Reached
from caravanserai.bots.taught import judge_of
from caravanserai.core import play, puzzle
from caravanserai.core.course import Course, begun
from caravanserai.core.event import Event
from caravanserai.core.game import Game
from caravanserai.core.puzzle import Gap, Judgement, Puzzle
from caravanserai.core.rng import key_from
from caravanserai.core.telling import tellings
from caravanserai.tables import making, messages, minds, requests, seen
from caravanserai.tables.courses import tried_on
from caravanserai.tables.installed import found_game
from caravanserai.tables.problem import Problem, malformed
from caravanserai.tables.questions import question_of
from caravanserai.tables.rows import PersonRow

OPPONENT: Final = LEVELS[2]  # who plays on the other seats, when one plays on
LONGEST_TURN: Final = 60  # choices: more than any turn has
MOST_KEPT: Final = 16  # positions in memory: laying one means playing a game up to there


@dataclass
class Position:
    """A puzzle on the table: what its seat could not know is dealt anew."""

    game: Game[Any]
    puzzle: Puzzle
    judgement: Judgement
    course: Course
    places: list[Place] = field(default_factory=list)  # where the best turn and the others lead, once somebody asks

    @property
    def view(self) -> SeatView:
        return SeatView(self.game, self.course.s, self.puzzle.seat)

    @property
    def reached(self) -> Reached:
        view = self.view
        return Reached(view, judge_of(self.game, view.seats, tactics_for_hints(self.game, view.seats).scale, True))

    @property
    def advice(self) -> Advice:
        view = self.view
        return Advice(view, tactics_for_hints(self.game, view.seats))


@dataclass
class Laid:
    """The table after some choices of a turn."""

    course: Course
    taken: list[int]
    is_done: bool


KEPT: Final = OrderedDict[tuple[str, str], Position]()


def found(name: str, number: str) -> tuple[Game[Any], Puzzle, Judgement]:
    """A puzzle by its name, or the Problem that there is none."""
    game = found_game(name)
    shipped = puzzle.shipped(game.package)
    for one in puzzle.offered(game):
        if one.id == number and shipped is not None:
            return game, one, shipped.judgement
    raise Problem(404, "no-such-puzzle", f"{name}: there is no puzzle {number}")


def is_laid(name: str, number: str) -> bool:
    """Whether a puzzle lies on the table, so that it can be shown without playing its game again."""
    return (name, number) in KEPT


async def position(name: str, number: str) -> Position:
    """A puzzle laid on the table; the latest ones are kept."""
    game, one, judgement = found(name, number)
    known = KEPT.get((name, number))
    if known is None or known.puzzle != one or known.game is not game:
        # The key is no secret, as nothing that comes of it is ever shown: only what all tables that look alike share.
        anew = {len(one.moves): (one.seat, key_from(int(one.id, 16)))}
        course = begun(game, one.seats, one.key, game.options(one.seats, one.options), anew=anew)
        await making.played(course, one.record(game).moves)
        known = KEPT[name, number] = Position(game, one, judgement, course)
    KEPT.move_to_end((name, number))
    while len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    return known


async def shown(name: str, number: str, tokens: Sequence[str]) -> messages.PuzzleSeen:
    """A puzzle after these choices of the turn; with what is said of the turn when it is done."""
    at = await position(name, number)
    laid = laid_after(at, tokens)
    return {
        "id": at.puzzle.id,
        "game": at.game.id,
        "seat": at.puzzle.seat,
        "finder": at.puzzle.finder,
        "turns": len(at.puzzle.rivals) + 1,
        "judge": judge_seen(at),
        "state": state_of(at, laid),
        "answer": await answer_to(at, laid) if laid.is_done else None,
    }


def judge_seen(at: Position) -> messages.PuzzleJudge:
    judgement = at.judgement
    return {
        "bot": judgement.judge,
        "level": level_of(judgement.judge),
        "games": judgement.tables,
        "edition": at.game.edition,
        "weights": judgement.weights,
    }


# The table


def laid_after(at: Position, tokens: Sequence[str]) -> Laid:
    """Take choices on a copy; a choice that reveals something ends the turn, and what it reveals is not shown."""
    seat, course = at.puzzle.seat, at.course.copy()
    reveals, taken = int(course.s.reveals), list[int]()
    for n, token in enumerate(tokens):
        tried = tried_on(course, seat, token, 0)
        taken.append(int(at.game.space.code(tried.decision.token)))
        is_done = int(tried.s.reveals) != reveals or play.asked(tried.s) != (seat,)
        if int(tried.s.reveals) == reveals:
            course.accept(tried)
        if is_done:
            if n + 1 < len(tokens):
                raise malformed(f"turn: it is over after {n + 1} choices; {len(tokens)} were sent")
            return Laid(course, taken, True)
    return Laid(course, taken, False)


def state_of(at: Position, laid: Laid) -> messages.TableState:
    """The table as the seat sees it, in the form of any table."""
    course, seat = laid.course, at.puzzle.seat
    view = at.game.show(course.s, seat)
    return {
        "is": "state",
        "v": len(laid.taken),
        "decided": course.decided,
        "table": facts_of(at, view.get("first")),
        "seat": seat,
        "view": view,
        "asked": [] if laid.is_done else [seat],
        "ask": None if laid.is_done else question_of(at.game, course.s, seat),
        "since": 0,
        "events": seen.events_of(course, seat, 0),
        "undo": undo_of(at, laid),
        "lesson": None,
        "held": False,
        "holder": None,
        "clocks": [],
        "over": None,
    }


def undo_of(at: Position, laid: Laid) -> messages.Undo:
    """All of the turn may be taken back for as long as it is not done; then one may try again."""
    if laid.is_done or not laid.taken:
        return seen.NO_UNDO
    points = minds.points_in(laid.course, at.puzzle.seat, len(at.puzzle.moves))
    return seen.NO_UNDO | {"can": True, "free": True, "points": points}


def facts_of(at: Position, first: int | None) -> messages.TableFacts:
    game, one = at.game, at.puzzle
    return {
        "id": one.id,
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "correction": None,
        "status": "playing",
        "creator": "",
        "options": at.course.options,
        "public": False,
        "pace": "days",
        "clock": None,
        "created": 0,
        "changed": 0,
        "first": first,
        "commitment": "",
        "keys": [],
        "open_past": None,
        "request": None,
        "agreed": False,
        "lesson": False,
        "hints": False,
        "again": None,
        "seats": [seat_of(seat, one.seat) for seat in range(one.seats)],
    }


def seat_of(seat: int, mine: int) -> messages.TableSeat:
    is_mine = seat == mine
    return {
        "seat": seat,
        "kind": "here" if is_mine else "bot",
        "name": "",
        "bot": None if is_mine else OPPONENT,
        "level": 0 if is_mine else level_of(OPPONENT),
        "person": None,
        "former": None,
        "mine": is_mine,
        "online": True,
        "away": None,
    }


# What is said of a turn


async def answer_to(at: Position, laid: Laid) -> messages.PuzzleAnswer:
    """Whether a turn is the best one, about how much less it brings if it is not, and the best in the log's words."""
    one, advice, reached = at.puzzle, at.advice, at.reached
    if not at.places:
        places = list[Place]()  # who answers meanwhile must not find half of them
        for path in (one.best, *(rival.path for rival in one.rivals)):
            places.append(reached.place(path))
            await asyncio.sleep(0)  # others have their turn
        at.places = places
    whole = reached.whole(laid.taken)
    place = None if whole is None else reached.place(whole)
    same = next((n for n, other in enumerate(at.places) if place is not None and place.is_same(other)), None)
    rival = None if same in (None, 0) else one.rivals[(same or 0) - 1]
    path, events, is_whole = advice.foreseen(one.best)
    return {
        "verdict": "best" if same == 0 else "other" if rival is None else "compared",
        "chance": None if rival is None else measure(rival.chance),
        "points": None if rival is None else measure(rival.points),
        "next": measure(one.rivals[0].chance),
        "played": told(at.game, advice.own(advice.foreseen(laid.taken)[1]), one.seat),
        "best": told(at.game, advice.own(events), one.seat),
        "path": [at.game.space.token(choice) for choice in path],
        "whole": is_whole,
    }


def measure(gap: Gap) -> messages.Measure:
    return {"mean": gap.mean, "width": gap.width}


def told(game: Game[Any], events: Sequence[Event], seat: int) -> list[messages.GameEvent]:
    return [
        {"n": n, "decided": one.decided, "kind": one.kind, "args": one.to(seat)}
        for n, one in enumerate(tellings(game, events))
    ]


# Playing on


async def played_on(house: making.House, person: PersonRow, name: str, number: str) -> messages.Summary:
    """A table of one's own that begins here: what the seat could not know is dealt anew, and bots sit beside it."""
    game, one, _ = found(name, number)
    wanted = [requests.NewSeat(kind="bot", bot=OPPONENT) for _ in range(one.seats)]
    wanted[one.seat] = requests.NewSeat(kind="me")
    record = one.record(game)
    return await making.gone_on(house, person, record, "live", wanted, one.seat)
