"""What is told of a review: from what the database has of it, without playing the game again.

It is told of a game that is over, and of each moment what its seat could know then.
"""

import asyncio
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from caravanserai.bots.levels import level_of
from caravanserai.core import play
from caravanserai.core.game import Game
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.review.estimate import Estimate
from caravanserai.review.journal import differing
from caravanserai.review.judged import THE_DEAL, Judged, judged_from
from caravanserai.review.judging import Hope
from caravanserai.review.learned import fingerprint
from caravanserai.review.review import CHOICE, Moment, Part, review_of
from caravanserai.review.turns import Outline, Turn, outline_from
from caravanserai.server.judges import Found, Words
from caravanserai.server.review_store import (
    DONE,
    FAILED,
    ORDER,
    RUNNING,
    STOPPED,
    WAITING,
    JudgedRow,
    Places,
    ReviewRow,
    turns_among,
)
from caravanserai.server.reviews import Reviews, check_over, head_of, is_older
from caravanserai.tables import making, messages, seen
from caravanserai.tables.problem import Damaged, Problem, malformed, missing
from caravanserai.tables.table import Table

DIGITS: Final = 4
ENOUGH: Final = 3  # turns that are judged before it is said how long the others take
A_MINUTE: Final = 60_000  # milliseconds
FIRST: Final = (RUNNING, WAITING, STOPPED, FAILED, DONE)  # what a reader is told of first
NO_WORDS: Final[Words] = {"played": [], "better": [], "path": [], "whole": False}


class Review(NamedTuple):
    """A review as far as it is judged."""

    row: ReviewRow
    outline: Outline
    rows: list[Found]  # by turn

    @property
    def judged(self) -> dict[int, Judged]:
        return {int(row["turn"]): judged_from(row) for row in self.rows}


class Said(NamedTuple):
    """Judge, curves, moments and parts, as they are sent."""

    judge: messages.ReviewJudge | None
    curve: list[messages.CurvePoint]
    moments: list[messages.Moment]
    parts: list[messages.ReviewPart]


class Known(NamedTuple):
    """What the reader has already: of which review, and so many places of its curve, the deal's first."""

    name: str | None = None
    places: int = 0


NOTHING: Final = Known()


async def reviewed(
    reviews: Reviews, table: Table, mine: Sequence[int], may: bool, known: Known = NOTHING
) -> messages.Review:
    """The review of a game, whole or so far, as all who may look at it are told; or why there can be none."""
    check_over(table)
    rows = await rows_of(reviews, table)
    older, row = is_older(table), foremost(rows)
    is_off = not reviews.workers
    out: messages.Review = {
        "state": "none",
        "depth": "standard",
        "place": 0,
        "turns": 0,
        "judged": 0,
        "minutes": None,
        "reason": "older-edition" if older else "no-reviews" if is_off else None,
        "older": older or (row is not None and is_other(row, table)),
        "may": may and not older and not is_off,
        "fork": not older,
        "seats": [seen.seat_of(one, mine) for one in table.seats],
        "judge": None,
        "name": None,
        "since": 0,
        "curve": [],
        "moments": [],
        "parts": [],
    }
    if row is not None:
        turns = turns_of(row)
        out |= {"state": row["state"], "depth": row["depth"], "turns": turns, "judged": turns_among(row["judged"])}
        out["reason"] = out["reason"] or row["reason"]
        out["minutes"] = minutes_left(row, turns)
        out["place"] = place_in(await reviews.kept.places(), row) if row["state"] == WAITING else 0
    found = furthest(rows)
    if found is not None:
        said = await told_once(reviews, found)
        name = name_of(found)
        since = known.places if name == known.name else 0
        curve = [point for point in said.curve if place_on(point) >= since]
        out |= {"judge": said.judge, "curve": curve, "moments": said.moments, "parts": said.parts}
        out |= {"name": name, "since": since}
    return out


def name_of(row: ReviewRow) -> str:
    """What a review is known by: of another course, of another judge or depth it is another."""
    return fingerprint(repr((row["depth"], sorted(row["head"].items()))))


def place_on(point: messages.CurvePoint) -> int:
    """Where on the curve it is: the deal first, then turn by turn."""
    return 0 if point["turn"] is None else point["turn"] + 1


def is_other(row: ReviewRow, table: Table) -> bool:
    """Whether today's judge would find otherwise."""
    return bool(differing(row["head"], head_of(making.record_of(table), row["depth"])))


def foremost(rows: Sequence[ReviewRow]) -> ReviewRow | None:
    """What is told of first: what is being judged, or else what is not done."""
    return min(rows, key=lambda one: FIRST.index(one["state"]), default=None)


def turns_of(row: ReviewRow) -> int:
    """The turns of its game, the deal not counted; none before they are."""
    return 0 if row["outline"] is None else len(row["outline"]["turns"])


def place_in(places: Places, row: ReviewRow) -> int:
    """Its place in the queue, from 1; none where it does not wait. What has been taken up meanwhile was next."""
    return places.get((row["game"], row["depth"]), 1) if row["state"] == WAITING else 0


async def rows_of(reviews: Reviews, table: Table) -> list[ReviewRow]:
    """What is stored of reviews of this game, as it was played in the end."""
    rows = await reviews.kept.of(table.id)
    if is_older(table):  # its record says by which edition it is read now
        return rows
    name = fingerprint(making.record_of(table).text())
    return [row for row in rows if row["head"].get("record") == name]


def furthest(rows: Sequence[ReviewRow]) -> ReviewRow | None:
    """What is shown: the most exact that is done, or else the one that is judged furthest."""
    counted = [row for row in rows if row["outline"] is not None]
    done = next((row for row in counted if row["state"] == DONE), None)
    return done or max(counted, key=lambda one: one["judged"], default=None)


async def told_once(reviews: Reviews, row: ReviewRow) -> Said:
    """What is told of a review, put together once for all who look: a long game takes longer than the loop may wait."""
    key = (row["game"], row["depth"], row["judged"], repr(sorted(row["head"].items())))
    out: Said
    out, n = await reviews.told.of(key, lambda: put_together(reviews, row))
    if n != row["judged"]:  # one more has been judged meanwhile
        reviews.told.pop(key, None)
    return out


async def put_together(reviews: Reviews, row: ReviewRow) -> tuple[Said, int]:
    """What is told of a review, and of how many turns it was made; in a thread."""
    rows = await reviews.kept.found(row["game"], row["depth"])
    assert row["outline"] is not None
    try:
        outline = outline_from(row["outline"])
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(f"the review of table {row['game']}: {type(error).__name__}") from error
    return await asyncio.to_thread(told, Review(row, outline, rows)), len(rows)


def minutes_left(row: ReviewRow, turns: int) -> int | None:
    """How long a game of so many turns takes by what it has taken; nobody can say of one that has hardly begun."""
    if row["state"] not in (RUNNING, STOPPED) or row["judged"] < ENOUGH:
        return None
    left = turns + 1 - row["judged"]  # the deal is judged as well
    return ceil(row["spent"] / row["judged"] * left / A_MINUTE)


def told(found: Review) -> Said:
    """All that is sent of a review, as far as it is judged."""
    try:
        review = review_of(found.outline, found.judged, found.row["depth"])
        words = {int(row["turn"]): row.get("told", {}) for row in found.rows}
        moments = [moment_of(found.outline, words, n, one) for n, one in enumerate(review.moments, 1)]
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise Damaged(f"the review of table {found.row['game']}: {type(error).__name__}") from error
    return Said(
        judge=judge_of(found.row) if found.rows else None,
        curve=[point_of(found.outline, number, hopes) for number, hopes in review.curve],
        moments=moments,
        parts=[part_of(part) for part in review.parts],
    )


def is_sound(review: ReviewRow, judged: Sequence[JudgedRow]) -> bool:
    """Whether what a database has of a review can be told."""
    rows = [one["found"] for one in judged if one["depth"] == review["depth"]]
    try:
        if review["depth"] not in ORDER or review["state"] not in FIRST or len(rows) != review["judged"]:
            return False
        if review["outline"] is None:
            return not rows
        told(Review(review, outline_from(review["outline"]), rows))
    except (Damaged, KeyError, TypeError, ValueError):
        return False
    return True


def judge_of(row: ReviewRow) -> messages.ReviewJudge:
    head, outline = row["head"], row["outline"]
    assert outline is not None  # turns are judged when they are counted
    return {
        "bot": head["judge"],
        "level": level_of(head["judge"]),
        "depth": row["depth"],
        "games": outline["games"],
        "calibrated": "bands" in outline,
        "edition": head["edition"],
        "weights": head["weights"],
    }


def point_of(outline: Outline, number: int, hopes: Sequence[Hope]) -> messages.CurvePoint:
    turn = None if number == THE_DEAL else outline.turns[number]
    return {
        "turn": None if turn is None else number,
        "decision": 0 if turn is None else turn.last,
        "seat": None if turn is None else turn.seat,
        "hopes": [{"chance": measure(hope.chance), "points": measure(hope.points)} for hope in hopes],
    }


def moment_of(
    outline: Outline, words: Mapping[int, Mapping[str, Words]], number: int, moment: Moment
) -> messages.Moment:
    turn, said = outline.turns[moment.turn], words[moment.turn].get(moment.kind, NO_WORDS)
    is_choice = moment.kind == CHOICE
    return {
        "number": number,
        "kind": "choice" if is_choice else "luck",
        "turn": moment.turn,
        "decision": turn.first,
        "until": turn.last,
        "seat": moment.seat,
        "change": measure(moment.change),
        "points": measure(moment.points) if is_choice else None,
        "played": said["played"],
        "better": said["better"],
        "path": said["path"],
        "whole": said["whole"],
    }


def part_of(part: Part) -> messages.ReviewPart:
    return {
        "seat": part.seat,
        "start": round(part.start, DIGITS),
        "start_width": round(part.start_width, DIGITS),
        "own": measure(part.own),
        "others": measure(part.others),
        "luck": measure(part.luck),
        "unexplained": measure(part.unexplained),
        "result": round(part.result, DIGITS),
    }


def measure(found: Estimate) -> messages.Measure:
    return {"mean": round(found.mean, DIGITS), "width": round(found.width, DIGITS)}


async def turn_at(reviews: Reviews, table: Table, number: int) -> Turn:
    """A turn of a game that can be played on from; or why it cannot."""
    check_over(table)
    if is_older(table):
        raise Problem(409, "older-edition", "it was played by an older edition of the rules, or with another box")
    outline = next((row["outline"] for row in await rows_of(reviews, table) if row["outline"] is not None), None)
    if outline is None:
        raise Problem(409, "no-review", "the turns of this game are not counted yet: have it judged first")
    turns = outline_from(outline).turns
    if number >= len(turns):
        raise malformed(f"turn: 0 to {len(turns) - 1}")
    return turns[number]


# One moment on the table


async def moment_at(reviews: Reviews, table: Table, turn: int, kind: str, wanted: int | None) -> messages.MomentSeen:
    """A moment as its seat saw the table, and the better turn there, so many of its choices taken.

    It is known by its turn and kind: its number changes while a review grows.
    """
    check_over(table)
    found = furthest(await rows_of(reviews, table))
    moments = [] if found is None else (await told_once(reviews, found)).moments
    moment = next((one for one in moments if (one["turn"], one["kind"]) == (turn, kind)), None)
    if moment is None:
        raise missing("moment")
    if is_older(table):
        raise Problem(409, "older-edition", "the table cannot be laid by the rules of today as it was then")
    course = table.played
    n, seat = moment["decision"], moment["seat"]
    state = seen.state_at(table, course, n, seat)
    better: messages.BetterTurn | None = None
    if moment["kind"] == "choice":
        path = moment["path"] if wanted is None else moment["path"][:wanted]
        s, taken = taken_on(course.game, course.table_at(n), seat, path)
        after = state.copy()
        after |= {"decided": n + taken, "view": course.game.show(s, seat), "asked": list(map(int, play.asked(s)))}
        better = {"tokens": moment["path"], "shown": taken, "state": after}
    return {"moment": moment, "state": state, "better": better}


def taken_on(game: Game[Any], s: State, seat: int, path: Sequence[str]) -> tuple[State, int]:
    """A table of the seat's own after some choices, and after how many: none is taken that reveals anything."""
    table: State = game.imagine(s, seat, int(mixed((int(s.decided) << 8) + seat)))
    for taken, token in enumerate(path):
        after: State = table.clone()
        if play.asked(after) != (seat,) and seat not in play.asked(after):
            return table, taken
        play.apply(after, token, seat)
        if after.reveals != table.reveals:
            return table, taken
        table = after
    return table, len(path)
