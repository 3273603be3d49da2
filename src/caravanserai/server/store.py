"""The store: decisions are the truth, and what is not committed has not happened.

One code for SQLite and PostgreSQL. On SQLite a single connection writes, in a
thread of its own, and what arrives while it is busy is committed together: a
move takes one step between threads, not one for each of its statements.
PostgreSQL has a pool.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from sqlalchemy import (
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import MappingResult, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caravanserai.core.course import SNAPSHOT_EVERY, digest_of, saved
from caravanserai.server import embedded, schema
from caravanserai.server.config import Corrected
from caravanserai.server.embedded import Claim, Writer, file_of
from caravanserai.server.opening import check_pages, look_at, migrated, one_line, shape_of, unusable
from caravanserai.server.schema import LIVE
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.keeping import (
    AT_A_TIME,
    Change,
    Laid,
    Overtaken,
    Piece,
    Row,
    WholeGame,
    decision_row,
    told_rows,
)
from caravanserai.tables.problem import Damaged, NotStored, StoreProblem, malformed
from caravanserai.tables.rows import (
    Answer,
    ChatRow,
    CorrectionRow,
    DecisionRow,
    EventRow,
    GameRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    Wishes,
)
from caravanserai.tables.shapes import decoded

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK: Final = 0x6361726176616E
CHANNEL: Final = "caravanserai"
OUT: Final = "out:"  # the hint that a cookie or token is worth nothing any more; no table is called so
RESTORED: Final = "* restored"  # heard when all tables have been replaced
LISTED: Final = 200  # tables in a list
HARMLESS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)  # the statement's own fault
BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

# What every move writes, made once: to put a statement together takes longer than to run it.
UPDATE_GAME: Final = update(schema.game).where(
    schema.game.c.id == bindparam("this_game"), schema.game.c.v == bindparam("this_v")
)
INSERT_DECISION: Final = insert(schema.decision)
INSERT_EVENT: Final = insert(schema.event)
INSERT_SNAPSHOT: Final = insert(schema.snapshot)
INSERT_COMMAND: Final = insert(schema.command)
OF_COURSE: Final = {"decision": schema.decision, "event": schema.event, "snapshot": schema.snapshot}


class Store:
    """The database, and all that is asked of it."""

    def __init__(self, url: str, box: Corrected | None = None) -> None:
        """With a box: that of the tables that are laid and seen to here; another process has the house and its file."""
        self.box: Final = box
        self.url = make_url(url)
        base = self.url.get_backend_name() if "+" not in self.url.drivername else self.url.drivername.partition("+")[0]
        if base not in DRIVERS:
            raise ValueError(f"{url}: neither sqlite:///… nor postgresql://…")
        self.embedded = base == "sqlite"
        self.url = self.url.set(drivername=DRIVERS[base])
        self.file = file_of(self.url) if self.embedded else None
        shown = self.url.set(drivername="postgresql", query={}).render_as_string()  # without its password
        self.where: Final = str(self.file) if self.embedded else shown
        try:
            self.engine: AsyncEngine = self._engine()
        except ModuleNotFoundError as error:
            raise StoreProblem(f'{self.where}: needs {error.name}: pip install "caravanserai[postgresql]"') from error
        self._claim = None if self.file is None or self.is_beside else Claim(self.file)
        self._writer = Writer(self.url) if self.embedded else None

    @property
    def is_beside(self) -> bool:
        """Whether another process has brought the database to its shape, and keeps others away."""
        return self.box is not None

    def _engine(self) -> AsyncEngine:
        if not self.embedded:
            # A connection is tried before it is used: the database may have been started anew meanwhile.
            return create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        engine = create_async_engine(self.url, pool_size=4, max_overflow=0, pool_timeout=60)
        event.listen(engine.sync_engine, "connect", embedded.prepare)
        event.listen(engine.sync_engine, "begin", embedded.begin)
        return engine

    # Opening and closing

    async def open(self) -> None:
        """Bring the database to the present shape and begin to write; StoreProblem if it cannot be used."""
        try:
            await (self._open_shared() if self._writer is None else self._open_embedded(self._writer))
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError | SQLAlchemyError | UnicodeDecodeError) or is_of_the_driver(error):
                raise unusable(error, self.where) from error
            raise

    async def _open_embedded(self, writer: Writer) -> None:
        if self.is_beside:
            writer.open()
            return
        if self.file is not None and self._claim is not None:
            look_at(self.file)
            self._claim.take()
            await writer.run(_checked, writer, self.file)
        await self.migrate("head")
        await writer.run(_freed, writer)
        writer.open()

    async def _open_shared(self) -> None:
        async with self.engine.connect() as connection:
            if (await connection.execute(text("SHOW transaction_read_only"))).scalar() == "on":
                raise StoreProblem(f"{self.where}: cannot be written: it only follows another database, or is set so")
            await connection.run_sync(shape_of, self.where)
        if not self.is_beside:
            await self.migrate("head")

    async def migrate(self, revision: str) -> None:
        """Up to a revision, or down: to `base`, or by so many as `-1` says."""
        if self._writer is not None:
            await self._writer.run(_migrated_alone, self._writer, revision)
            return
        async with self.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrated, revision)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._writer is not None:
            await self._writer.close()
        if self._claim is not None:
            self._claim.release()

    # Reading and writing

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; returns when it is committed. NotStored: try again."""
        if self._writer is not None:
            return await self._writer.write(work)
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            raise_plainly(error)
            raise

    async def execute(self, statement: Any) -> int:
        """One statement, committed; how many rows it touched."""
        return await self.write(lambda connection: int(connection.execute(statement).rowcount))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            raise_plainly(error)
            raise

    async def rows(self, statement: Any) -> list[Row]:
        async with self.reading() as connection:
            return await _in_pieces((await connection.execute(statement)).mappings())

    async def row(self, statement: Any) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def insert(self, table: Table, values: Mapping[str, Any]) -> None:
        await self.execute(insert(table).values(dict(values)))

    # Games

    async def create(self, game: GameRow, seats: list[SeatRow], played: Sequence[Piece] = ()) -> None:
        """Write a new table, with what was played there if anything was: all of it or nothing."""
        row = self._boxed(game)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.game), row)
            connection.execute(insert(schema.seat), seats)
            for name, rows in played:
                connection.execute(
                    insert(OF_COURSE[name]), [one | {"game": game["id"]} for one in decoded(rows, list[Row])]
                )

        await self.write(work)

    async def commit(self, change: Change) -> None:
        """Write a change, or raise Overtaken and write nothing."""
        try:
            await self.write(lambda connection: self._commit(connection, change))
        except IntegrityError as error:  # the second writer of a decision or of a client's key
            raise Overtaken(change.game) from error

    def _commit(self, connection: Connection, change: Change) -> None:
        values = {**change.values, "v": change.v + 1, "this_game": change.game, "this_v": change.v}
        if connection.execute(UPDATE_GAME, values).rowcount != 1:
            raise Overtaken(change.game)
        if change.back_to is not None:
            self._go_back(connection, change.game, change.v + 1, *change.back_to)
        for row in change.seats:
            where = and_(schema.seat.c.game == change.game, schema.seat.c.seat == row["seat"])
            connection.execute(update(schema.seat).where(where).values(row))
        self._tell(connection, change)
        if change.laid is not None:
            self._lay(connection, change.laid)
        if change.answer is not None:
            seat, key, answer = change.answer
            connection.execute(INSERT_COMMAND, {"game": change.game, "seat": seat, "key": key, "answer": answer})
        self.notify(connection, f"{change.game} {change.v + 1}")

    def _lay(self, connection: Connection, laid: Laid) -> None:
        connection.execute(insert(schema.game), self._boxed(laid.game))
        connection.execute(insert(schema.seat), laid.seats)
        told = list(told_rows(laid.game["id"], 0, laid.told))
        if told:
            connection.execute(INSERT_EVENT, told)
        self.notify(connection, f"{laid.game['id']} {laid.game['v']}")

    def _tell(self, connection: Connection, change: Change) -> None:
        """The decisions with what they led to."""
        told = list(told_rows(change.game, 0, change.begun)) if change.begun else []
        if change.notice is not None:
            told += told_rows(change.game, change.notice[0], [change.notice[1]])
        decisions, snapshots = [], []
        for tried in change.decisions:
            decisions.append(decision_row(change.game, tried.decision))
            told += told_rows(change.game, tried.decision.told, tried.told)
            if tried.decision.n % SNAPSHOT_EVERY == 0:
                row = {"game": change.game, "n": tried.decision.n, "digest": digest_of(tried.s), "wire": saved(tried.s)}
                snapshots.append(row)
        for statement, rows in ((INSERT_DECISION, decisions), (INSERT_EVENT, told), (INSERT_SNAPSHOT, snapshots)):
            if rows:
                connection.execute(statement, rows)

    def _go_back(self, connection: Connection, game: str, v: int, n: int, told: int) -> None:
        """Mark what is taken back; it stays in the store."""
        decision, events, snapshot = schema.decision, schema.event, schema.snapshot
        connection.execute(
            update(decision)
            .where(decision.c.game == game, decision.c.undone == LIVE, decision.c.n > n)
            .values(undone=v)
        )
        connection.execute(
            update(events).where(events.c.game == game, events.c.undone == LIVE, events.c.n >= told).values(undone=v)
        )
        connection.execute(delete(snapshot).where(snapshot.c.game == game, snapshot.c.n > n))

    def notify(self, connection: Connection, what: str) -> None:
        """A hint to the other processes, sent with the commit."""
        if not self.embedded:
            connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    async def game(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats, as of one moment."""
        async with self.reading() as connection:
            return await self._game(connection, game)

    async def _game(self, connection: AsyncConnection, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        row = (await connection.execute(select(schema.game).where(schema.game.c.id == game))).mappings().first()
        if row is None:
            return None
        seats = select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.seat)
        return game_of(row), [seat_of(one) for one in (await connection.execute(seats)).mappings()]

    async def whole_game(self, game: str) -> WholeGame | None:
        """A game of the box that is played with here, with all that belongs to it, as of one moment."""
        async with self.reading() as connection:
            if not self.embedded:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await self._game(connection, game)
            if found is None or found[0]["correction"] != self._correction():
                return None  # the rules of another box would lose what was decided by its own
            out = []
            for table in (schema.decision, schema.event, schema.snapshot):
                wanted = select(table).where(table.c.game == game).order_by(table.c.n)
                if "undone" in table.c:
                    wanted = wanted.where(table.c.undone == LIVE)
                out.append(await _in_pieces((await connection.execute(wanted)).mappings()))
            decisions, told, snapshots = course_rows(*out)
            return WholeGame(*found, decisions, told, snapshots)

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """The present version of some games."""
        found = await self.rows(select(schema.game.c.id, schema.game.c.v).where(schema.game.c.id.in_(games)))
        return {row["id"]: row["v"] for row in found}

    async def answers(self, game: str, after: int) -> dict[tuple[int, str], Answer]:
        """What each client's key was answered, the oldest first; after a version of the game."""
        c = schema.command.c
        v = c.answer["v"].as_integer()
        rows = await self.rows(select(schema.command).where(c.game == game, v > after).order_by(v))
        return {(row["seat"], row["key"]): row["answer"] for row in rows}

    async def games_of(self, person: str, until: int | None = None) -> list[tuple[GameRow, list[SeatRow]]]:
        """Those where a person sits, has sat and may come back to, or has laid the table; the latest, or until then."""
        c = schema.seat.c
        mine = select(c.game).where(or_(c.person == person, c.former == person))
        wanted = or_(schema.game.c.id.in_(mine), schema.game.c.creator == person)
        return await self._listed(wanted if until is None else and_(wanted, schema.game.c.changed <= until))

    async def public_games(self) -> list[tuple[GameRow, list[SeatRow]]]:
        return await self._listed(schema.game.c.public)

    async def _listed(self, wanted: Any) -> list[tuple[GameRow, list[SeatRow]]]:
        c = schema.game.c
        try:
            games = await self.rows(select(schema.game).where(wanted).order_by(c.changed.desc()).limit(LISTED))
        except (Damaged, ValueError):  # one that cannot be read must not hide the others
            names = await self.rows(select(c.id).where(wanted).order_by(c.changed.desc()).limit(LISTED))
            games = [row for one in names if (row := await self._readable(one["id"])) is not None]
        ids = [row["id"] for row in games]
        order = (schema.seat.c.game, schema.seat.c.seat)
        found = await self.rows(select(schema.seat).where(schema.seat.c.game.in_(ids)).order_by(*order))
        seats: dict[str, list[SeatRow]] = {name: [] for name in ids}
        for row in found:
            seats[row["game"]].append(seat_of(row))
        return [(game_of(row), seats[row["id"]]) for row in games]

    async def _readable(self, game: str) -> Row | None:
        try:
            return await self.row(select(schema.game).where(schema.game.c.id == game))
        except (Damaged, ValueError):
            return None

    # Leases

    async def wanting_bots(self, process: str) -> list[str]:
        """Games with the box of this process in which a bot is asked and no other process says that it sees to it."""
        c = schema.game.c
        wanted = and_(are_wanted(process), c.correction == self._correction())
        return [row["id"] for row in await self.rows(select(c.id).where(wanted).limit(LISTED))]

    def _correction(self) -> str | None:
        return None if self.box is None else self.box.id

    def _boxed(self, game: GameRow) -> GameRow:
        """A new table, with the box that it is to be played with."""
        if self.box is not None and self.box.game != game["game"]:
            raise malformed(f"correction: it is of {self.box.game}, not of {game['game']}")
        return game | {"correction": self._correction()}

    async def corrections_wanting_bots(self, process: str) -> list[str]:
        """The corrected boxes with which such games are played."""
        c = schema.game.c
        wanted = and_(are_wanted(process), c.correction.is_not(None))
        return [row["correction"] for row in await self.rows(select(c.correction).where(wanted).distinct())]

    async def lease(self, game: str, process: str, seconds: float) -> bool:
        """Take or keep the care of a game's bots."""
        c = schema.game.c
        free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
        values = {"lease": process, "lease_until": now_ms() + int(seconds * 1000)}
        taken = update(schema.game).where(c.id == game, free).values(values)
        return await self.execute(taken) == 1

    # People

    async def last_seen(self, game: str) -> dict[int, int | None]:
        """When those on the seats of a game were last there."""
        c = schema.seat.c
        return {row["seat"]: row["seen"] for row in await self.rows(select(c.seat, c.seen).where(c.game == game))}

    async def wishes(self, game: str, seat: int, person: str) -> Wishes:
        """What a person has set, for a seat of theirs; nothing where a program plays for them."""
        programs = exists().where(schema.token.c.game == game, schema.token.c.seat == seat)
        found = await self.row(select(schema.person.c.settings).where(schema.person.c.id == person, ~programs))
        return {} if found is None else dict(found["settings"])

    # Chat

    async def say(self, game: str, line: ChatRow) -> ChatRow:
        """Keep a line of chat; its number is the next. Who speaks at the same moment waits for their turn."""

        def work(connection: Connection) -> ChatRow:
            c = schema.chat.c
            if not self.embedded:
                its_turn = select(schema.game.c.id).where(schema.game.c.id == game).with_for_update(key_share=True)
                connection.execute(its_turn)
            n = connection.execute(select(func.max(c.n)).where(c.game == game)).scalar()
            row: ChatRow = {"game": game, "n": 0 if n is None else n + 1, "at": now_ms(), **line}
            connection.execute(insert(schema.chat), row)
            self.notify(connection, f"{game} chat {row['n']}")
            return row

        return await self.write(work)

    async def chat(self, game: str, last: int) -> list[ChatRow]:
        c = schema.chat.c
        rows = await self.rows(select(schema.chat).where(c.game == game).order_by(c.n.desc()).limit(last))
        return [said(row) for row in reversed(rows)]

    async def chat_after(self, game: str, n: int) -> list[ChatRow]:
        """What was said after a line."""
        c = schema.chat.c
        return [said(row) for row in await self.rows(select(schema.chat).where(c.game == game, c.n > n).order_by(c.n))]

    async def last_lines(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last line said at each game; -1 if none was."""
        c = schema.chat.c
        rows = await self.rows(select(c.game, func.max(c.n).label("n")).where(c.game.in_(games)).group_by(c.game))
        return dict.fromkeys(games, -1) | {row["game"]: row["n"] for row in rows}


def are_wanted(process: str) -> Any:
    """Of games: that a bot is asked, or a decision waits to be confirmed, and nobody else sees to it."""
    c = schema.game.c
    free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
    return and_(c.status == "playing", or_(c.bot_turn, c.held.is_not(None)), free)


async def _in_pieces(found: MappingResult) -> list[Row]:
    """Rows as dicts; between some of them it is the turn of others: a long game has thousands."""
    out: list[Row] = []
    for piece in found.partitions(AT_A_TIME):
        out += [dict(row) for row in piece]
        if len(piece) == AT_A_TIME:
            await asyncio.sleep(0)
    return out


def game_of(row: Mapping[Any, Any]) -> GameRow:
    """A table as the database has it, which schema.py promises to be so."""
    return cast(GameRow, dict(row))


def seat_of(row: Mapping[Any, Any]) -> SeatRow:
    return cast(SeatRow, dict(row))


def course_rows(
    decisions: list[Row], told: list[Row], snapshots: list[Row]
) -> tuple[list[DecisionRow], list[EventRow], list[SnapshotRow]]:
    """The course of a game as the database has it."""
    return cast(list[DecisionRow], decisions), cast(list[EventRow], told), cast(list[SnapshotRow], snapshots)


def person_of(row: Mapping[Any, Any]) -> PersonRow:
    return cast(PersonRow, dict(row))


def correction_of(row: Mapping[Any, Any]) -> CorrectionRow:
    return cast(CorrectionRow, dict(row))


def said(row: Mapping[Any, Any]) -> ChatRow:
    return cast(ChatRow, dict(row))


def _checked(writer: Writer, file: Path) -> None:
    with writer.engine.begin() as connection:
        check_pages(connection, file)


def _freed(writer: Writer) -> None:
    """Nobody else thinks for the bots of these tables, or judges them; and what cannot be written is noticed here."""
    with writer.engine.begin() as connection:
        for table in (schema.game, schema.review):
            connection.execute(update(table).values(lease=None, lease_until=0))


def _migrated_alone(writer: Writer, revision: str) -> None:
    with writer.engine.begin() as connection:
        migrated(connection, revision)


def is_of_the_driver(error: BaseException) -> bool:
    """Whether it is asyncpg that speaks, which is not installed everywhere."""
    return type(error).__module__.startswith("asyncpg.")


def raise_plainly(error: Exception) -> None:
    """A database that does not answer, or that is damaged, as the problem it is to whoever asked."""
    if isinstance(error, DBAPIError) and not isinstance(error, HARMLESS):
        found = error.orig
        code = getattr(found, "sqlite_errorcode", None)
        if isinstance(found, sqlite3.Error) and (code is None or code & 0xFF in BROKEN):  # without a code: no text
            raise Damaged(one_line(str(found))) from error
        if code != sqlite3.SQLITE_ERROR and not isinstance(getattr(found, "__cause__", None), ValueError):
            raise NotStored(f"the database does not answer: {one_line(str(found))}") from error
    elif isinstance(error, OSError | PoolTimeout) or is_of_the_driver(error):
        raise NotStored(f"the database does not answer: {one_line(str(error))}") from error
