"""The store: decisions are the truth, and what is not committed has not happened.

One code for SQLite and PostgreSQL. On SQLite a single connection writes, in a
thread of its own, and what arrives while it is busy is committed together: a
move takes one step between threads, not one for each of its statements.
PostgreSQL has a pool.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, Table, and_, create_engine, delete, event, insert, or_, select, text, update
from sqlalchemy.engine import MappingResult, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caravanserai.server import schema
from caravanserai.server.clocks import now_ms
from caravanserai.server.course import SNAPSHOT_EVERY, Decision, Told, Tried, digest_of, saved
from caravanserai.server.schema import LIVE

Row = dict[str, Any]
T = TypeVar("T")
Work = Callable[[Connection], Any]

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK: Final = 0x6361726176616E
CHANNEL: Final = "caravanserai"
LISTED: Final = 200  # tables in a list
LARGEST_BATCH: Final = 64
AT_A_TIME: Final = 500  # rows of a game that are read before others have their turn


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile; nothing was written."""


@dataclass
class Change:
    """Everything that one command changes at a table, written together or not at all."""

    game: str
    v: int  # the version that it was decided upon
    values: Row = field(default_factory=dict)  # columns of the game
    decisions: list[Tried] = field(default_factory=list)
    begun: list[Told] | None = None  # what is told before the first decision
    notice: tuple[int, Told] | None = None  # what the table itself tells, and its number
    back_to: tuple[int, int] | None = None  # take back what came after so many decisions and events
    seats: list[Row] = field(default_factory=list)
    answer: tuple[int, str, Row] | None = None  # seat, the client's key, what it was told


class Store:
    """The database, and all that is asked of it."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        base = self.url.get_backend_name() if "+" not in self.url.drivername else self.url.drivername.partition("+")[0]
        if base not in DRIVERS:
            raise ValueError(f"{url}: neither sqlite:///… nor postgresql://…")
        self.embedded = base == "sqlite"
        self.url = self.url.set(drivername=DRIVERS[base])
        self.engine: AsyncEngine = self._engine()
        self._writer: Engine | None = self._embedded_writer() if self.embedded else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._jobs: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    def _engine(self) -> AsyncEngine:
        if not self.embedded:
            return create_async_engine(self.url, pool_size=10, max_overflow=10)
        engine = create_async_engine(self.url, pool_size=4, max_overflow=0, pool_timeout=60)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    def _embedded_writer(self) -> Engine:
        engine = create_engine(self.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_immediate)
        return engine

    # Opening and closing

    async def open(self) -> None:
        """Bring the database to the present shape and begin to write."""
        if self.embedded and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        await self.migrate("head")
        if self.embedded:
            self._writing = asyncio.create_task(self._write_forever())
            await self.execute(update(schema.game).values(lease=None, lease_until=0))

    async def migrate(self, revision: str) -> None:
        """Up to a revision, or down: to `base`, or by so many as `-1` says."""
        if self._writer is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, _migrated_alone, self._writer, revision)
            return
        async with self.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_migrated, revision)

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError):
                await self._writing
        await self.engine.dispose()
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()

    # Reading and writing

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; returns when it is committed."""
        if not self.embedded:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, done))
        return await done

    async def execute(self, statement: Any) -> int:
        """One statement, committed; how many rows it touched."""
        return await self.write(lambda connection: int(connection.execute(statement).rowcount))

    async def _write_forever(self) -> None:
        """Commit what has gathered, again and again: one flush of the disk serves all that waited for it."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._jobs.get_nowait())
            results = await loop.run_in_executor(self._thread, self._write_now, [work for work, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue  # whoever asked for it has gone
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _write_now(self, batch: list[Work]) -> list[Any]:
        """Each one's result or failure, when all that did not fail is committed."""
        assert self._writer is not None
        try:
            with self._writer.begin() as connection:
                if len(batch) == 1:
                    return [batch[0](connection)]
                return [_apart(connection, work) for work in batch]
        except Exception as error:  # noqa: BLE001  nothing was committed, and each must hear it
            return [error] * len(batch)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def rows(self, statement: Any) -> list[Row]:
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def row(self, statement: Any) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def insert(self, table: Table, values: Row) -> None:
        await self.execute(insert(table).values(values))

    # Games

    async def create(self, game: Row, seats: list[Row]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.game), game)
            connection.execute(insert(schema.seat), seats)

        await self.write(work)

    async def commit(self, change: Change) -> None:
        """Write a change, or raise Overtaken and write nothing."""
        try:
            await self.write(lambda connection: self._commit(connection, change))
        except IntegrityError as error:  # the second writer of a decision or of a client's key
            raise Overtaken(change.game) from error

    def _commit(self, connection: Connection, change: Change) -> None:
        game, values = schema.game, change.values | {"v": change.v + 1}
        found = connection.execute(update(game).where(game.c.id == change.game, game.c.v == change.v).values(values))
        if found.rowcount != 1:
            raise Overtaken(change.game)
        if change.back_to is not None:
            self._go_back(connection, change.game, change.v + 1, *change.back_to)
        for row in change.seats:
            where = and_(schema.seat.c.game == change.game, schema.seat.c.seat == row["seat"])
            connection.execute(update(schema.seat).where(where).values(row))
        self._tell(connection, change)
        if change.answer is not None:
            seat, key, answer = change.answer
            row = {"game": change.game, "seat": seat, "key": key, "answer": answer}
            connection.execute(insert(schema.command), row)
        self.notify(connection, f"{change.game} {change.v + 1}")

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
        for table, rows in ((schema.decision, decisions), (schema.event, told), (schema.snapshot, snapshots)):
            if rows:
                connection.execute(insert(table), rows)

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

    async def game(self, game: str) -> tuple[Row, list[Row]] | None:
        """A game and its seats, as of one moment."""
        async with self.reading() as connection:
            return await self._game(connection, game)

    async def _game(self, connection: AsyncConnection, game: str) -> tuple[Row, list[Row]] | None:
        row = (await connection.execute(select(schema.game).where(schema.game.c.id == game))).mappings().first()
        if row is None:
            return None
        seats = select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.seat)
        return dict(row), [dict(one) for one in (await connection.execute(seats)).mappings()]

    async def whole_game(self, game: str) -> tuple[Row, list[Row], list[Row], list[Row], list[Row]] | None:
        """A game, its seats, decisions, events and snapshots, as of one moment."""
        async with self.reading() as connection:
            if not self.embedded:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await self._game(connection, game)
            if found is None:
                return None
            out = []
            for table in (schema.decision, schema.event, schema.snapshot):
                wanted = select(table).where(table.c.game == game).order_by(table.c.n)
                if "undone" in table.c:
                    wanted = wanted.where(table.c.undone == LIVE)
                out.append(await _in_pieces((await connection.execute(wanted)).mappings()))
            return *found, out[0], out[1], out[2]

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """The present version of some games."""
        found = await self.rows(select(schema.game.c.id, schema.game.c.v).where(schema.game.c.id.in_(games)))
        return {row["id"]: row["v"] for row in found}

    async def answers(self, game: str) -> dict[tuple[int, str], Row]:
        """What each client's key was answered."""
        rows = await self.rows(select(schema.command).where(schema.command.c.game == game))
        return {(row["seat"], row["key"]): row["answer"] for row in rows}

    async def games_of(self, person: str) -> list[tuple[Row, list[Row]]]:
        mine = select(schema.seat.c.game).where(schema.seat.c.person == person)
        return await self._listed(or_(schema.game.c.id.in_(mine), schema.game.c.creator == person))

    async def public_games(self) -> list[tuple[Row, list[Row]]]:
        return await self._listed(schema.game.c.public)

    async def _listed(self, wanted: Any) -> list[tuple[Row, list[Row]]]:
        games = await self.rows(select(schema.game).where(wanted).order_by(schema.game.c.changed.desc()).limit(LISTED))
        ids = [row["id"] for row in games]
        order = (schema.seat.c.game, schema.seat.c.seat)
        found = await self.rows(select(schema.seat).where(schema.seat.c.game.in_(ids)).order_by(*order))
        seats: dict[str, list[Row]] = {name: [] for name in ids}
        for row in found:
            seats[row["game"]].append(row)
        return [(row, seats[row["id"]]) for row in games]

    # Leases

    async def wanting_bots(self, process: str) -> list[str]:
        """Games in which a bot is asked and no other process says that it sees to it."""
        c = schema.game.c
        free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
        held = and_(c.status == "playing", or_(c.bot_turn, c.held.is_not(None)), free)
        return [row["id"] for row in await self.rows(select(c.id).where(held).limit(LISTED))]

    async def lease(self, game: str, process: str, seconds: float) -> bool:
        """Take or keep the care of a game's bots."""
        c = schema.game.c
        free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
        values = {"lease": process, "lease_until": now_ms() + int(seconds * 1000)}
        taken = update(schema.game).where(c.id == game, free).values(values)
        return await self.execute(taken) == 1

    # Chat

    async def say(self, game: str, line: Row) -> Row:
        """Keep a line of chat; its number is the next."""

        def work(connection: Connection) -> Row:
            c = schema.chat.c
            last = select(c.n).where(c.game == game).order_by(c.n.desc()).limit(1)
            n = connection.execute(last).scalar()
            row = {"game": game, "n": 0 if n is None else n + 1, "at": now_ms(), **line}
            connection.execute(insert(schema.chat), row)
            self.notify(connection, f"{game} chat {row['n']}")
            return row

        return await self.write(work)

    async def chat(self, game: str, last: int) -> list[Row]:
        c = schema.chat.c
        rows = await self.rows(select(schema.chat).where(c.game == game).order_by(c.n.desc()).limit(last))
        return rows[::-1]


async def _in_pieces(found: MappingResult) -> list[Row]:
    """Rows as dicts; between some of them it is the turn of others: a long game has thousands."""
    out: list[Row] = []
    for piece in found.partitions(AT_A_TIME):
        out += [dict(row) for row in piece]
        await asyncio.sleep(0)
    return out


def decision_row(game: str, decision: Decision) -> Row:
    return {"game": game, "undone": LIVE, **vars(decision)}


def told_rows(game: str, first: int, told: Iterable[Told]) -> Iterable[Row]:
    for n, one in enumerate(told, first):
        yield {"game": game, "n": n, "undone": LIVE, **vars(one)}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _apart(connection: Connection, work: Work) -> Any:
    """One piece of work among others: its failure is its own."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:  # noqa: BLE001  whoever asked for it hears of it
        return error


def _migrated_alone(engine: Engine, revision: str) -> None:
    with engine.begin() as connection:
        _migrated(connection, revision)


def _migrated(connection: Connection, revision: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    if revision == "base" or revision.startswith("-"):
        alembic.downgrade(config, revision)
    else:
        alembic.upgrade(config, revision)
