"""Setting up tables: new ones, from a record, or from a decision of another; and writing records."""

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from msgspec.structs import asdict

from caravanserai.bots import bots
from caravanserai.core.game import BadOption, Game, Options, games
from caravanserai.core.record import BadRecord, Move, Record, finish, new_record, parse
from caravanserai.core.rng import key_from
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.server import requests, seen
from caravanserai.server.accounts import new_table_id, proper_name
from caravanserai.server.clocks import Clock, now_ms
from caravanserai.server.course import Course, Tried, begun
from caravanserai.server.messages import Summary
from caravanserai.server.problem import Problem, malformed
from caravanserai.server.service import Service
from caravanserai.server.store import Change, Row
from caravanserai.server.table import Table, found_game

INVITE_BYTES = 9
LONGEST_SETTING = 64


def new_cookie() -> str:
    return token_urlsafe(32)


def merged_settings(known: Row, new: Row) -> Row:
    merged = known | new
    if len(merged) > LONGEST_SETTING:
        raise malformed(f"settings: at most {LONGEST_SETTING}")
    return merged


# New tables


async def new_table(service: Service, person: Row, wanted: requests.NewTable) -> Summary:
    game = found_game(wanted.game)
    options = options_of(game, len(wanted.seats), wanted.options)
    seats = seats_of(person, wanted.seats)
    row = game_row(game, len(seats), service.config.keys(), options, person, wanted.public, wanted.pace)
    row["clock"] = clock_of(wanted)
    return await laid(service, row, seats, person)


async def new_lesson(service: Service, person: Row, name: str) -> Summary:
    """A table in the prepared position of a game, where the others answer by the script."""
    game = found_game(name)
    lesson = game.lesson
    if lesson is None:
        raise Problem(404, "no-such-lesson", f"{name}: this game has no lesson")
    wanted = [requests.NewSeat(kind="bot", bot="greedy") for _ in range(lesson.seats)]
    wanted[lesson.seat] = requests.NewSeat(kind="me")
    options = options_of(game, lesson.seats, dict(lesson.options))
    row = game_row(game, lesson.seats, key_from(lesson.key), options, person, False, "live")
    row["lesson"] = True
    opening = [Move(one.seat, one.tokens[0]) for one in lesson.opening]
    return await laid(service, row, seats_of(person, wanted), person, opening)


async def laid(service: Service, row: Row, seats: list[Row], person: Row, moves: Sequence[Move] = ()) -> Summary:
    """Write a table down, and begin if nobody is waited for."""
    await service.store.create(row, [one | {"game": row["id"]} for one in seats])
    table = await service.tables.get(row["id"])
    if moves or not any(one["kind"] == "open" for one in seats):
        await table.do(lambda: begin(table, moves))
    return seen.summary(table.row, table.seats, person["id"])


async def begin(table: Table, moves: Sequence[Move]) -> None:
    """Deal, and play what is known already."""
    row = table.row
    game = found_game(row["game"])
    course = begun(game, row["seats"], bytes.fromhex(row["key"]), row["options"])
    told = list(course.told)
    tries = played(course, moves)
    values = table.turn_values(course.s, table.seats) | {"decided": course.decided}
    start = begun(game, row["seats"], bytes.fromhex(row["key"]), row["options"])
    await table.commit(Change(table.id, table.v, values, tries, begun=told), start)


def played(course: Course, moves: Sequence[Move]) -> list[Tried]:
    """Play moves on a course; the problem names the line of a record."""
    tries = []
    for n, move in enumerate(moves):
        try:
            tried = course.trial(move.seat, move.token, now_ms())
        except (Illegal, NotAsked, UnknownToken) as error:
            where = f"line {move.line}" if move.line else f"decision {n + 1}"
            raise Problem(400, "bad-record", f"{where}: {move.seat} {move.token}: {error}") from None
        course.accept(tried)
        tries.append(tried)
    return tries


def clock_of(wanted: requests.NewTable) -> Row | None:
    """The clock as the store keeps it; over days a turn has its time and nothing is saved up."""
    if wanted.clock is None:
        return None
    if wanted.pace == "days" and wanted.clock.increment:
        raise malformed("clock: over days there is no increment")
    return asdict(Clock(wanted.clock.time * 1000, wanted.clock.increment * 1000))


def options_of(game: Game[Any], seats: int, given: Options) -> Options:
    try:
        return game.options(seats, given)
    except BadOption as error:
        raise Problem(400, "bad-option", str(error)) from None


def seats_of(person: Row, wanted: Sequence[requests.NewSeat]) -> list[Row]:
    if sum(one.kind == "me" for one in wanted) > 1:
        raise malformed("seats: only one can be you")
    return [seat_of(person, seat, one) for seat, one in enumerate(wanted)]


def seat_of(person: Row, seat: int, wanted: requests.NewSeat) -> Row:
    if wanted.kind == "bot":
        if wanted.bot not in bots():
            raise malformed(f"no such bot: {wanted.bot!r}; known: {', '.join(bots())}")
        return {"seat": seat, "kind": "bot", "person": None, "name": "", "bot": wanted.bot}
    if wanted.kind == "open":
        return {"seat": seat, "kind": "open", "person": None, "name": "", "bot": None}
    if wanted.kind == "here":
        name = proper_name(wanted.name) if wanted.name else ""
        return {"seat": seat, "kind": "here", "person": person["id"], "name": name, "bot": None}
    return {"seat": seat, "kind": "person", "person": person["id"], "name": person["name"], "bot": None}


def game_row(game: Game[Any], seats: int, key: bytes, options: Options, person: Row, public: bool, pace: str) -> Row:
    """A table that waits for its players."""
    now = now_ms()
    return {
        "id": new_table_id(),
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "seats": seats,
        "key": key.hex(),
        "options": options,
        "status": "waiting",
        "public": public,
        "pace": pace,
        "invite": token_urlsafe(INVITE_BYTES),
        "creator": person["id"],
        "v": 1,
        "decided": 0,
        "asked": [],
        "bot_turn": False,
        "held": None,
        "request": None,
        "redo": [],
        "scores": None,
        "clock": None,
        "clocks": None,
        "agreed": False,
        "lesson": False,
        "lease": None,
        "lease_until": 0,
        "created": now,
        "changed": now,
    }


# Records


def record_of(table: Table) -> Record:
    course = table.played
    record = new_record(course.game, course.seats, course.key, course.options)
    record.moves = [Move(one.seat, one.token) for one in course.decisions]
    return record


def record_text(table: Table) -> str:
    """The record of a game that is over: before that, its key and its tokens are secrets."""
    if table.status != "over":
        raise Problem(409, "not-over", "a record tells all hidden information; it is given when the game is over")
    record = record_of(table)
    if not table.row["agreed"]:
        finish(record, table.played.s)
    return record.text()


async def imported(service: Service, person: Row, text: str) -> Summary:
    """A table from a record: all seats are the importer's, to look at or to go on with."""
    try:
        record = parse(text)
    except BadRecord as error:
        raise Problem(400, "bad-record", str(error)) from None
    if record.game not in games():
        raise Problem(404, "no-such-game", f"{record.game}: no such game is installed")
    game = games()[record.game]
    options = options_of(game, record.seats, record.options)
    played(begun(game, record.seats, record.key, options), record.moves)  # a bad record leaves no table behind
    seats = seats_of(person, [requests.NewSeat(kind="here") for _ in range(record.seats)])
    row = game_row(game, record.seats, record.key, options, person, False, "days")
    return await laid(service, row, seats, person, record.moves)


async def forked(service: Service, person: Row, table: Table, wanted: requests.Forking) -> Summary:
    """Go on from a decision of a game that is over, or that nobody else plays."""
    course = table.played
    if table.status != "over" and table.persons() != {person["id"]}:
        raise Problem(409, "not-over", "a game that others play can be forked when it is over")
    if wanted.n > course.decided or len(wanted.seats) != course.seats:
        raise malformed(f"n: at most {course.decided}; seats: {course.seats}")
    seats = seats_of(person, wanted.seats)
    row = game_row(course.game, course.seats, course.key, course.options, person, False, table.row["pace"])
    return await laid(service, row, seats, person, record_of(table).moves[: wanted.n])
