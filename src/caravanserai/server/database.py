"""The database: opened, brought to its shape, read and written.

One code for SQLite and PostgreSQL. On SQLite a single connection writes, in a
thread of its own, and what arrives while it is busy is committed together: a
move takes one step between threads, not one for each of its statements.
PostgreSQL has a pool.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Executable, Select, Table, UpdateBase, event, insert, text, update
from sqlalchemy.engine import MappingResult, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caravanserai.server import embedded, schema
from caravanserai.server.embedded import Claim, Writer, file_of
from caravanserai.server.opening import (
    check_pages,
    is_of_the_driver,
    look_at,
    migrated,
    one_line,
    shape_of,
    unusable,
)
from caravanserai.tables.keeping import AT_A_TIME
from caravanserai.tables.problem import Damaged, NotStored, StoreProblem

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK: Final = 0x6361726176616E
CHANNEL: Final = "caravanserai"
HARMLESS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)  # the statement's own fault
BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Database:
    """The database, whatever is kept in it."""

    def __init__(self, url: str, is_beside: bool = False) -> None:
        """Beside: another process has brought the database to its shape, and keeps others away."""
        self.is_beside: Final = is_beside
        self.url = make_url(url)
        base = self.url.get_backend_name() if "+" not in self.url.drivername else self.url.drivername.partition("+")[0]
        if base not in DRIVERS:
            raise ValueError(f"{url}: neither sqlite:///… nor postgresql://…")
        self.embedded = base == "sqlite"
        self.url = self.url.set(drivername=DRIVERS[base])
        self.file = file_of(self.url) if self.embedded else None
        shown = self.url.set(drivername="postgresql", query={}).render_as_string()  # without its password
        self.where: Final = str(self.file) if self.embedded else shown
        self._reads: Final[set[asyncio.Task[Any]]] = set()
        try:
            self.engine: AsyncEngine = self._engine()
        except ModuleNotFoundError as error:
            raise StoreProblem(f'{self.where}: needs {error.name}: pip install "caravanserai[postgresql]"') from error
        self._claim = None if self.file is None or is_beside else Claim(self.file)
        self._writer = Writer(self.url) if self.embedded else None

    def _engine(self) -> AsyncEngine:
        if not self.embedded:
            # A connection is tried before it is used: the database may have been started anew meanwhile.
            return create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )
        engine = create_async_engine(self.url, pool_size=4, max_overflow=0, pool_timeout=60, hide_parameters=True)
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
        if self._reads:
            await asyncio.wait(self._reads)
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

    async def execute(self, statement: UpdateBase) -> int:
        """One statement, committed; how many rows it touched."""
        return await self.write(lambda connection: int(connection.execute(statement).rowcount))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read something, as of one moment.

        It comes to its end though whoever asked for it is sent away: a connection that is left in the middle of an
        answer is lost to the others, and its thread would answer a loop that may be no more.
        """
        task = asyncio.create_task(self._read(work))
        self._reads.add(task)
        task.add_done_callback(self._reads.discard)
        return await asyncio.shield(task)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        try:
            async with self.engine.connect() as connection:
                return await work(connection)
        except Exception as error:
            raise_plainly(error)
            raise

    async def rows(self, statement: Executable, shape: type[T], at_a_time: int | None = None) -> list[T]:
        """What a statement finds, each row in the shape of its table or of some of its columns."""

        async def found(connection: AsyncConnection) -> list[T]:
            return await in_pieces((await connection.execute(statement)).mappings(), shape, at_a_time)

        return await self.read(found)

    async def row(self, statement: Executable, shape: type[T]) -> T | None:
        found = await self.rows(statement, shape)
        return found[0] if found else None

    async def number(self, statement: Select[Any]) -> int:
        """The one number that a statement asks for."""

        async def found(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).scalar_one())

        return await self.read(found)

    async def insert(self, table: Table, values: Mapping[str, object]) -> None:
        await self.execute(insert(table).values(dict(values)))

    def notify(self, connection: Connection, what: str) -> None:
        """A hint to the other processes, sent with the commit."""
        if not self.embedded:
            connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})


def read_as(row: Mapping[Any, Any], shape: type[T]) -> T:
    """A row as the database has it, which schema.py promises to be of that shape."""
    return cast(T, dict(row))


def all_read_as(rows: Iterable[Mapping[Any, Any]], shape: type[T]) -> list[T]:
    return [read_as(row, shape) for row in rows]


async def in_pieces(found: MappingResult, shape: type[T], at_a_time: int | None = None) -> list[T]:
    """Rows in their shape; between some of them it is the turn of others: a long game has thousands."""
    out, size = list[T](), at_a_time or AT_A_TIME
    for piece in found.partitions(size):
        out += all_read_as(piece, shape)
        if len(piece) == size:
            await asyncio.sleep(0)
    return out


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
