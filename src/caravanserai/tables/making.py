"""Setting up tables: new ones, from a record, or from a decision of another; and writing records."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any, Protocol

from caravanserai.bots import bots
from caravanserai.bots.levels import APPRENTICE, suggested
from caravanserai.core.course import Course
from caravanserai.core.game import BadOption, Game, Options
from caravanserai.core.record import Move, Record, commitments, finish, new_record
from caravanserai.core.rng import key_from
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.telling import Told
from caravanserai.tables import boxed, chance, clocks, lessons, requests, seen, winding
from caravanserai.tables.clocks import Clock, now_ms
from caravanserai.tables.courses import by_turns
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import Change, Keeping, Laid, Piece
from caravanserai.tables.live import Manner
from caravanserai.tables.messages import ClockTerms, Pace, Setting, Summary
from caravanserai.tables.names import proper_name
from caravanserai.tables.problem import Problem, malformed
from caravanserai.tables.reading import Played, pieces_of, snapshots_at
from caravanserai.tables.results import NONE_YET, turn_values
from caravanserai.tables.rows import GameRow, PersonRow, SeatRow, SnapshotRow, Wishes
from caravanserai.tables.seats import dealt
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table

INVITE_BYTES = 9
MOST_SETTINGS = 64
LARGEST_SETTINGS = 4_000  # bytes of all of a person's settings: they are read at each of their requests
NEVER_LEFT: SeatRow = {"former": None, "former_name": None, "seen": None}  # a seat at a new table


class House(Protocol):
    """Whoever carries tables."""

    @property
    def store(self) -> Keeping: ...

    @property
    def config(self) -> Manner: ...

    async def table(self, name: str) -> Table:
        """A table by its id."""

    async def read(self, text: str, person: str) -> Played:
        """Have a record played that somebody sends; or the Problem with it."""


def new_table_id() -> str:
    """Ten characters that fit in an address."""
    return token_urlsafe(8)[:10]


def new_cookie() -> str:
    return token_urlsafe(32)


def merged_settings(known: Wishes, new: Mapping[str, Setting]) -> Wishes:
    """What a person has set with what they set now, within bounds; what was kept before these were does not count."""
    merged = {**known, **new}
    if size_of(merged) > LARGEST_SETTINGS < size_of(known):
        merged = dict(new)
    if len(merged) > MOST_SETTINGS:
        raise malformed(f"settings: at most {MOST_SETTINGS}")
    if size_of(merged) > LARGEST_SETTINGS:
        raise malformed(f"settings: at most {LARGEST_SETTINGS} bytes together")
    return merged


def size_of(settings: Wishes) -> int:
    return len(encoded(settings).encode("utf-8", "surrogatepass"))


# New tables


async def new_table(house: House, person: PersonRow, wanted: requests.NewTable) -> Summary:
    game = found_game(wanted.game)
    options = options_of(game, len(wanted.seats), wanted.options)
    seats = seats_of(person, wanted.seats)
    row = game_row(game, len(seats), house.config.keys(), options, person, wanted.public, wanted.pace)
    row["clock"] = clock_of(wanted)
    row["hints"] = is_nobody_else(seats) if wanted.hints is None else wanted.hints
    return await laid(house, row, seats, person)


async def new_lesson(house: House, person: PersonRow, name: str) -> Summary:
    """A table in the prepared position of a game, where the others answer by the script."""
    game = found_game(name)
    lesson = lessons.offered(game)
    if lesson is None:
        raise Problem(404, "no-such-lesson", f"{name}: this game has no lesson")
    wanted = [requests.NewSeat(kind="bot", bot=APPRENTICE) for _ in range(lesson.seats)]
    wanted[lesson.seat] = requests.NewSeat(kind="me")
    options = options_of(game, lesson.seats, dict(lesson.options))
    row = game_row(game, lesson.seats, key_from(lesson.key), options, person, False, "live")
    row["lesson"], row["open_past"] = True, chance.LESSON
    opening = [Move(one.seat, one.tokens[0]) for one in lesson.opening]
    return await laid(house, row, seats_of(person, wanted), person, opening)


async def laid(
    house: House, row: GameRow, seats: list[SeatRow], person: PersonRow, moves: Sequence[Move] = ()
) -> Summary:
    """Write a table down, begun if nobody is waited for: if that fails there is none."""
    new, course = Laid(row, [one | {"game": row["id"]} for one in seats]), list[Piece]()
    row["sat"] = chance.sat_with(row, seats)
    if moves or not any(one["kind"] == "open" for one in seats):
        course = await begin(new, moves, house.config.now())
    await house.store.create(new, course)
    table = await house.table(row["id"])
    return seen.summary(table.row, table.seats, person["id"])


async def begin(new: Laid, moves: Sequence[Move], now: int) -> list[Piece]:
    """Deal, and play what is known already: what there is to write of it. Others have their turn in between."""
    course = dealt(new.game)
    snapshots = await played(course, moves)
    start_of(new, course, now)
    pieces = []
    for piece in pieces_of(course.decisions, known_to(course.told, course.anew), snapshots):
        pieces.append(piece)
        await asyncio.sleep(0)
    return pieces


def start_of(new: Laid, course: Course, now: int) -> None:
    """Say whose turn it is at a new table, and start its clocks."""
    row = new.game
    row |= turn_values(row["game"], course.s, new.seats) | {"decided": course.decided, "since": now, "changed": now}
    row["clocks"] = first_clocks(row, new.seats, now)


def first_clocks(row: GameRow, seats: list[SeatRow], now: int) -> Any:
    """The clocks of a game that begins now."""
    if row["clock"] is None:
        return None
    clock = Clock(**row["clock"])
    timed = winding.timed(row["asked"], winding.sitting(seats))
    turn = clocks.Turn(now=now, asked=row["asked"], timed=timed, new=[], decided=row["decided"], back=False)
    return clocks.kept(clocks.moved(clock, row["pace"], clocks.fresh(clock, len(seats)), turn))


def known_to(told: Sequence[Told], anew: chance.Anew) -> list[Told]:
    """What was told, where things were dealt anew: what others were told in secret is not so any more."""
    if not anew:
        return list(told)
    seat = anew[max(anew)][0]
    return [one if one.seat in (None, seat) else replace(one, seat=None, secret=None) for one in told]


async def played(course: Course, moves: Sequence[Move]) -> list[SnapshotRow]:
    """Play moves on a course, a few at a time: the tables that are kept of it. The problem names the decision."""
    snapshots: list[SnapshotRow] = []
    async for n, move in by_turns([*enumerate(moves, 1)]):
        try:
            tried = course.trial(move.seat, move.token, now_ms())
        except (Illegal, NotAsked, UnknownToken) as error:
            raise Problem(400, "bad-record", f"decision {n}: {move.seat} {move.token}: {error}") from None
        course.accept(tried)
        snapshots += snapshots_at(course)
    return snapshots


def clock_of(wanted: requests.NewTable) -> ClockTerms | None:
    """The clock as the store keeps it; over days a turn has its time and nothing is saved up."""
    if wanted.clock is None:
        return None
    if wanted.pace == "days" and wanted.clock.increment:
        raise malformed("clock: over days there is no increment")
    return {"time": wanted.clock.time * 1000, "increment": wanted.clock.increment * 1000}


def options_of(game: Game[Any], seats: int, given: Options) -> Options:
    try:
        return game.options(seats, given)
    except BadOption as error:
        raise Problem(400, "bad-option", str(error)) from None


def seats_of(person: PersonRow, wanted: Sequence[requests.NewSeat]) -> list[SeatRow]:
    if sum(one.kind == "me" for one in wanted) > 1:
        raise malformed("seats: only one can be you")
    return [NEVER_LEFT | seat_of(person, seat, one) for seat, one in enumerate(wanted)]


def is_nobody_else(seats: Sequence[SeatRow]) -> bool:
    """Whether somebody is alone with bots, or with those at the same screen: then advice is theirs alone to want."""
    return all(one["kind"] != "open" for one in seats)


def seat_of(person: PersonRow, seat: int, wanted: requests.NewSeat) -> SeatRow:
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


def game_row(
    game: Game[Any], seats: int, key: bytes, options: Options, person: PersonRow, public: bool, pace: Pace
) -> GameRow:
    """A table that waits for its players."""
    now = now_ms()
    return {
        "id": new_table_id(),
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "seats": seats,
        "key": key.hex(),
        "keys": None,
        "sat": [],
        "open_past": None,
        "source": None,
        "options": options,
        "status": "waiting",
        "public": public,
        "pace": pace,
        "invite": token_urlsafe(INVITE_BYTES),
        "creator": person["id"],
        "v": 1,
        "decided": 0,
        "asked": [],
        "since": None,
        "bot_turn": False,
        "held": None,
        "request": None,
        "redo": [],
        **NONE_YET,
        "clock": None,
        "clocks": None,
        "agreed": False,
        "lesson": False,
        "hints": False,
        "again": None,
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
    record.later, record.anew = dict(course.later), dict(course.anew)
    return record


def record_text(table: Table) -> str:
    """The record of a game that is over: before that, its keys and its tokens are secrets."""
    if table.status != "over":
        raise Problem(409, "not-over", "a record tells all hidden information; it is given when the game is over")
    if table.row["source"] is not None:
        raise Problem(409, "source-not-over", "it was begun from a game that is still played and shares its key")
    record = record_of(table)
    record.commitments = commitments(record)
    if not table.row["agreed"]:
        finish(record, table.played.s)
    return text_of(record, table)


def text_of(record: Record, table: Table) -> str:
    """A record as a file; where the box of the table is a corrected one, with the correction."""
    return boxed.with_box(record.text(), record.game) if table.row.get("correction") else record.text()


async def release(house: House, table: Table) -> None:
    """Let the keys of a fork be told when the games that it was begun from are over, too."""
    source = table.row["source"]
    if source is None or table.status != "over":
        return
    running = await house.store.running_source(source)
    if running != source:  # those between are over: they need not be asked again
        await table.do(lambda: table.commit(Change(table.id, table.v, {"source": running})))


async def imported(house: House, person: PersonRow, text: str) -> Summary:
    """A table from a record: all seats are the importer's, to look at or to go on with by fresh chance."""
    found = await house.read(text, person["id"])
    game = found_game(found.game)
    seats = seats_of(person, [requests.NewSeat(kind="here") for _ in range(found.seats)])
    row = game_row(game, found.seats, found.key, found.options, person, False, "days")
    row |= {"status": "playing" if found.asked else "over", "decided": found.decided}
    row |= {"asked": found.asked, **found.result}
    row |= {
        "keys": chance.kept(chance.with_fresh(found.later, found.decided, house.config.keys()), found.anew),
        "open_past": chance.IMPORT,
        "hints": True,
    }
    row["sat"] = chance.sat_with(row, seats)
    await house.store.create(Laid(row, [one | {"game": row["id"]} for one in seats]), found.pieces)
    kept, _ = await house.store.game(row["id"]) or (row, seats)  # with the box that tables have here
    return seen.summary(kept, seats, person["id"])


async def forked(house: House, person: PersonRow, table: Table, wanted: requests.Forking) -> Summary:
    """Go on by fresh chance from a decision of a game that is over, or that nobody else ever played."""
    course = table.played
    if wanted.n > course.decided or len(wanted.seats) != course.seats:
        raise malformed(f"n: at most {course.decided}; seats: {course.seats}")
    seats = seats_of(person, wanted.seats)
    moves = record_of(table).moves[: wanted.n]
    later = chance.with_fresh(course.later, wanted.n, house.config.keys())
    row = game_row(course.game, course.seats, course.key, course.options, person, False, table.row["pace"])
    row["keys"] = chance.kept(later, chance.until(course.anew, wanted.n))
    row["open_past"], row["source"] = chance.FORK, table.row["source"]
    row["hints"] = is_nobody_else(seats)
    if table.status != "over":
        row["source"] = table.id
        await table.do(lambda: looked_into(table, person))
    return await laid(house, row, seats, person, moves)


async def played_on(house: House, person: PersonRow, table: Table, n: int, seat: int) -> Summary:
    """Go on from a decision of a game that is over, on the seat that took it: what it could not know is dealt anew.

    The same bots play on the other seats, and one of the usual level for each person who sat there.
    """
    others = [one["bot"] if one["kind"] == "bot" else suggested() for one in table.seats]
    wanted = [requests.NewSeat(kind="bot", bot=bot) for bot in others]
    wanted[seat] = requests.NewSeat(kind="me")
    record = record_of(table)
    record.moves = record.moves[:n]
    return await gone_on(house, person, record, table.row["pace"], wanted, seat)


async def gone_on(
    house: House, person: PersonRow, record: Record, pace: Pace, wanted: Sequence[requests.NewSeat], seat: int
) -> Summary:
    """A table that goes on from the end of a record, by what one seat could know there: the rest is dealt anew."""
    game, n = found_game(record.game), len(record.moves)
    later = {at: key for at, key in record.later.items() if at < n}
    anew = chance.until(record.anew, n) | {n: (seat, house.config.keys())}
    row = game_row(game, record.seats, record.key, record.options, person, False, pace)
    row |= {"keys": chance.kept(later, anew), "open_past": chance.FORK, "hints": True}
    return await laid(house, row, seats_of(person, wanted), person, record.moves)


async def looked_into(table: Table, person: PersonRow) -> None:
    """Mark a running game that is forked: in the fork one can see what is hidden here."""
    if not chance.only_ever(table.row, person["id"]):
        raise Problem(409, "not-over", "a game that others play, or have played, can be forked when it is over")
    values = chance.marked(table.row, chance.FORKED)
    if values:
        await table.commit(Change(table.id, table.v, values))
