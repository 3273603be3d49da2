"""What leaves the server about a game: only what a seat may know.

Everything that is sent of a table is made here, from `show`, `redact` and the
questions put to the seats that the reader controls.
"""

from collections.abc import Collection, Iterator
from typing import Any, Final

from caravanserai.bots.levels import level_of
from caravanserai.core import play
from caravanserai.core.course import Course
from caravanserai.core.game import Game, Standing, games
from caravanserai.core.ids import NOBODY
from caravanserai.core.standing import Earned, by_source
from caravanserai.core.state import State
from caravanserai.tables import chance, lessons, messages, presence
from caravanserai.tables.live import Live
from caravanserai.tables.questions import ask_of
from caravanserai.tables.rows import GameRow, SeatRow
from caravanserai.tables.undoing import undo_for

Sent = dict[str, Any]
NO_UNDO: Final[messages.Undo] = {
    "can": False,
    "free": False,
    "redo": False,
    "waits": False,
    "by": None,
    "points": [],
}


class Common:
    """What all who look at a table are told alike, made once for all of them.

    It holds for one moment: whoever keeps it must let it go when the table changes.
    """

    def __init__(self, table: Live) -> None:
        self.asked = table.asked()
        self.facts = facts_of(table)
        self.invite = table.row["invite"]
        course = table.course
        self.over = over_of(course, course.s) if course and table.status == "over" else None
        self.told: dict[int, list[messages.GameEvent]] = {}

    def about(self, mine: Collection[int], first: int | None) -> messages.TableFacts:
        """The table apart from the game, for who controls these seats."""
        seats: list[messages.TableSeat] = [{**one, "mine": one["seat"] in mine} for one in self.facts["seats"]]
        out: messages.TableFacts = {**self.facts, "first": first, "seats": seats}
        if mine:
            out["invite"] = self.invite
        return out

    def events(self, course: Course, seat: int, since: int) -> list[messages.GameEvent]:
        """What happened since, as a seat may know it; where nothing of it is a secret of theirs, the same for all."""
        if any(told.seat == seat for told in course.told[since:]):
            return events_of(course, seat, since)
        if since not in self.told:
            self.told[since] = events_of(course, NOBODY, since)
        return self.told[since]


def state_of(
    table: Live, seat: int, mine: Collection[int], since: int = 0, common: Common | None = None
) -> messages.TableState:
    """The table now, as a seat (NOBODY: a spectator) sees it; `mine` are the seats that the reader controls."""
    course, alike = table.course, common or Common(table)
    view = None if course is None else course.game.show(course.s, seat)
    out: messages.TableState = {
        "is": "state",
        "v": table.v,
        "decided": 0,
        "table": alike.about(mine, None if view is None else view.get("first")),
        "seat": None if seat == NOBODY else seat,
        "view": view,
        "asked": alike.asked,
        "ask": None,
        "since": 0,
        "events": [],
        "undo": undo_for(table, mine, seat),
        "lesson": lessons.seen(table, seat, mine),
        "held": table.held is not None and table.held in mine,
        "holder": table.held,
        "clocks": times_of(table),
        "over": alike.over,
    }
    if course is None:
        return out
    since = min(since, len(course.told))
    out["decided"], out["since"], out["events"] = course.decided, since, alike.events(course, seat, since)
    if table.status == "playing" and table.held is None:
        out["ask"] = ask_of(course.game, course.s, seat, mine)
    return out


def state_at(table: Live, course: Course, n: int, seat: int) -> messages.TableState:
    """The table as it was after n decisions."""
    s = course.table_at(n)
    told = course.told_at(n)
    view = course.game.show(s, seat)
    over = n == course.decided and table.status == "over"
    return {
        "is": "state",
        "v": table.v,
        "decided": n,
        "table": Common(table).about((), view.get("first")),
        "seat": None if seat == NOBODY else seat,
        "view": view,
        "asked": [int(one) for one in play.asked(s)],
        "ask": None,
        "since": 0,
        "events": events_of(course, seat, 0)[:told],
        "undo": NO_UNDO,
        "lesson": None,
        "held": False,
        "holder": None,
        "clocks": [],
        "over": over_of(course, s) if over else None,
    }


def facts_of(table: Live) -> messages.TableFacts:
    """The table apart from the game, as anybody may know it: who sits there, and how it is played."""
    row, keys = table.row, chance.keys_of(table)
    online = frozenset[int]().union(*(one.mine for one in table.watchers))
    return {
        "id": table.id,
        "game": row["game"],
        "edition": row["edition"],
        "box": box_of(row),
        "correction": row.get("correction"),
        "status": row["status"],
        "creator": row["creator"],
        "options": row["options"],
        "public": row["public"],
        "pace": row["pace"],
        "clock": terms_of(row),
        "created": row["created"],
        "changed": row["changed"],
        "first": None,
        "commitment": keys[-1]["commitment"],
        "keys": keys,
        "open_past": chance.open_past(row),
        "request": request_of(table),
        "agreed": row["agreed"],
        "lesson": row["lesson"],
        "hints": row["hints"],
        "again": row["again"],
        "seats": [
            {
                **seat_of(one, ()),
                "online": one["kind"] == "bot" or one["seat"] in online,
                "away": presence.away_until(table, one),
            }
            for one in table.seats
        ],
    }


def box_of(row: GameRow) -> str:
    """The digest of the components that a table is shown with: those in use, though one that is over had others."""
    game = games().get(row["game"])
    return str(row["box"]) if game is None else game.box.digest


def seat_of(row: SeatRow, mine: Collection[int]) -> messages.Seated:
    return {
        "seat": row["seat"],
        "kind": row["kind"],
        "name": row["name"],
        "bot": row["bot"],
        "level": level_of(row["bot"] or ""),
        "person": row["person"],
        "former": row["former"],
        "mine": row["seat"] in mine,
    }


def terms_of(row: GameRow) -> messages.ClockTerms | None:
    clock = row["clock"]
    return None if clock is None else {"time": clock["time"], "increment": clock["increment"]}


def times_of(table: Live) -> list[messages.SeatTime]:
    """What each person has left; bots and seats that were left have no clock, nor has anybody alone with bots."""
    if table.row["clocks"] is None or table.status != "playing" or len(table.persons()) < 2:
        return []
    now, people = table.now(), {one["seat"] for one in table.seats if one["person"] is not None}
    return [
        {"seat": seat, "left": one.left_at(now), "runs": one.runs}
        for seat, one in enumerate(table.clocks)
        if seat in people
    ]


def request_of(table: Live) -> messages.Request | None:
    """What the others are asked to agree to, and who has not yet answered."""
    request = table.row["request"]
    if request is None:
        return None
    needed = presence.needed(table, request) - set(request["agreed"])
    return {
        "kind": request["kind"],
        "seat": request["seat"],
        "person": request.get("person"),
        "name": request.get("name", ""),
        "bot": request.get("bot"),
        "waiting": [one["seat"] for one in table.seats if one["person"] in needed],
    }


def summary(row: GameRow, seats: list[SeatRow], person: str | None) -> messages.Summary:
    """One line of a list of tables."""
    mine = [one["seat"] for one in seats if person is not None and one["person"] == person]
    asked = row["asked"] if row["held"] is None else [row["held"]]
    out: messages.Summary = {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "seats": [{**seat_of(one, mine), "asked": one["seat"] in asked} for one in seats],
        "yours": any(seat in mine for seat in asked),
        "options": row["options"],
        "public": row["public"],
        "pace": row["pace"],
        "clock": terms_of(row),
        "created": row["created"],
        "changed": row["changed"],
        "decided": row["decided"],
        "scores": row["scores"],
        "places": row["places"],
        "asks_again": is_asked_again(row, person, mine),
        "agreed": row["agreed"],
        "lesson": row["lesson"],
        "learning": lessons.learning(row),
        "hints": row["hints"],
        "open_past": chance.open_past(row),
        "correction": row.get("correction"),
    }
    if mine or row["creator"] == person:
        out["invite"] = row["invite"]
    return out


def is_asked_again(row: GameRow, person: str | None, mine: Collection[int]) -> bool:
    """Whether others wait for the reader to play again with them."""
    request = row["request"]
    return bool(mine) and request is not None and request["kind"] == "again" and person not in request["agreed"]


def events_of(course: Course, seat: int, since: int) -> list[messages.GameEvent]:
    return [
        {"n": n, "decided": told.decided, "kind": told.kind, "args": told.to(seat)}
        for n, told in enumerate(course.told[since:], since)
    ]


def over_of(course: Course, s: State) -> messages.Over:
    """Where everyone stands, with where the points came from as the log tells it."""
    sheet = course.game.sheet
    standings = by_source(sheet, course.game.standings(s), points_told(course))
    rows: list[messages.ScoreRow] = [
        {
            "line": row.line,
            "message": row.message,
            "group": row.group,
            "source": row.source,
            "takes_all": row.takes_all,
        }
        for row in sheet.rows
    ]
    laid_out = {row["line"] for row in rows}
    for line in (line for one in standings for line in one.lines):
        if sheet.row_of(line.message) not in laid_out:
            laid_out.add(line.message)
            rows.append({"line": line.message, "message": line.message, "group": "", "source": "", "takes_all": False})
    return {"standings": [standing_of(course.game, one) for one in standings], "rows": rows}


def standing_of(game: Game[Any], one: Standing) -> messages.Standing:
    return {
        "seat": one.seat,
        "place": one.place,
        "score": one.score,
        "won": one.won,
        "lines": [
            {
                "message": line.message,
                "points": line.points,
                "count": line.count,
                "row": game.sheet.row_of(line.message),
            }
            for line in one.lines
        ],
        "compared": [{"rule": step.rule, "message": step.message, "value": step.value} for step in one.compared],
        "decided": one.decided,
    }


def points_told(course: Course) -> Iterator[Earned]:
    """What was told about points and what they came from, which everybody may know."""
    sheet = course.game.sheet
    for told in course.told:
        if told.kind in sheet.gains or told.kind in sheet.causes:
            yield Earned(told.kind, told.decided, told.args.get("player", NOBODY), told.args.get("n", 0))
