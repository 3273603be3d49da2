"""Records that strangers send: played where it disturbs nobody, within bounds, and written without being played again.

What comes of it are rows for the store, in small pieces of text: whoever carries the tables only passes them on.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.course import SNAPSHOT_EVERY, Course, Decision, begun, digest_of, saved
from caravanserai.core.game import BadOption, Game, Options, games
from caravanserai.core.record import BadRecord, Record, parse
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.telling import Told
from caravanserai.tables.boxed import correction_in, is_played_with
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.keeping import Piece, decision_row, told_rows
from caravanserai.tables.problem import Problem
from caravanserai.tables.results import NONE_YET, result_of
from caravanserai.tables.rows import GameRow, SnapshotRow
from caravanserai.tables.shapes import encoded

MOST_DECISIONS: Final = 5_000  # people and bots need some hundreds, random choices some 2,500 at most
MOST_SECONDS: Final = 10.0  # of a worker's time
ROWS: Final = 200  # in one piece
# Of this thread alone; a browser counts no time by threads, and its worker does nothing else meanwhile.
SPENT: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
NO_TABLE: Final = ""  # which table the rows belong to is known later


@dataclass(frozen=True)
class Unplayable:
    """Why a record cannot be had; exceptions do not travel between processes."""

    status: int
    error: str
    detail: str
    correction: str = ""  # the text of the one that the record was played with, if it is not played with here
    game: str = ""


@dataclass(frozen=True)
class Played:
    """A record that was played to its end."""

    game: str
    seats: int
    key: bytes
    later: dict[int, bytes]
    anew: dict[int, tuple[int, bytes]]
    options: Options
    decided: int
    asked: list[int]
    result: GameRow  # scores and places; none while somebody is asked
    pieces: list[Piece]


def accepted(found: Played | Unplayable) -> Played:
    """A record that can be had, or the Problem with it."""
    if isinstance(found, Unplayable):
        more = {"game": found.game, "correction": found.correction} if found.correction else {}
        raise Problem(found.status, found.error, found.detail, **more)
    return found


def played(text: str, most: int, seconds: float) -> Played | Unplayable:
    """Play a record from its first decision to its last."""
    try:
        record = parse(text)
        game = games().get(record.game)
        if game is None:
            return Unplayable(404, "no-such-game", f"{record.game[:60]}: no such game is installed")
        correction = correction_in(text)
        if correction is not None and not is_played_with(game.id, correction):
            return Unplayable(409, "another-box", "it was played with a corrected box", correction, game.id)
        most = min(most, game.longest)
        if len(record.moves) > most:
            return Unplayable(400, "too-long", f"{len(record.moves)} decisions; at most {most} are read")
        options = game.options(record.seats, record.options)
        return followed(game, record, options, SPENT() + seconds)
    except BadOption as error:
        return Unplayable(400, "bad-option", str(error))
    except (BadRecord, ValueError, OverflowError) as error:
        return Unplayable(400, "bad-record", str(error))


def followed(game: Game[Any], record: Record, options: Options, until: float) -> Played | Unplayable:
    course = begun(game, record.seats, record.key, options, record.later, record.anew)
    snapshots: list[SnapshotRow] = []
    for move in record.moves:
        if SPENT() > until:
            return Unplayable(400, "too-long", f"line {move.line}: it takes too long to play")
        try:
            course.accept(course.trial(move.seat, move.token, now_ms()))
        except (Illegal, NotAsked, UnknownToken) as error:
            return Unplayable(400, "bad-record", f"line {move.line}: {move.seat} {move.token}: {error}")
        snapshots += snapshots_at(course)
    return result(course, snapshots)


def snapshots_at(course: Course) -> list[SnapshotRow]:
    """The table as it is kept after this decision, if it is one of those after which it is."""
    if course.decided % SNAPSHOT_EVERY != 0:
        return []
    return [{"game": NO_TABLE, "n": course.decided, "digest": digest_of(course.s), "wire": saved(course.s)}]


def result(course: Course, snapshots: list[SnapshotRow]) -> Played:
    asked = [int(one) for one in play.asked(course.s)]
    came_of_it = NONE_YET if asked else result_of(course.game.standings(course.s))
    pieces = list(pieces_of(course.decisions, course.told, snapshots))
    course_of = (course.game.id, course.seats, course.key, course.later, course.anew, course.options)
    return Played(*course_of, course.decided, asked, came_of_it, pieces)


def pieces_of(decisions: Sequence[Decision], told: Sequence[Told], snapshots: Sequence[SnapshotRow]) -> Iterator[Piece]:
    """What was played, as a store writes it."""
    for at in range(0, len(decisions), ROWS):
        yield Piece("decision", encoded([decision_row(NO_TABLE, one) for one in decisions[at : at + ROWS]]))
    for at in range(0, len(told), ROWS):
        yield Piece("event", encoded([*told_rows(NO_TABLE, at, told[at : at + ROWS])]))
    for at in range(0, len(snapshots), ROWS):
        yield Piece("snapshot", encoded(snapshots[at : at + ROWS]))
