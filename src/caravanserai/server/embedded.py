"""The embedded database: one SQLite file, the one process that may write to it, and the thread that does.

A commit is acknowledged when it is in the file. SQLite may give up a transaction
by itself (a full disk, an error of the disk, no memory): then all that was to be
committed together fails together, since nobody can say any more what is in it.
"""

import asyncio
import logging
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, ExceptionContext

from caravanserai.tables.problem import NotStored, StoreProblem

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
Work = Callable[[Connection], Any]

LARGEST_BATCH: Final = 64
PATIENCE_MS: Final = 5_000  # so long another program may keep the file locked
OWNER_ONLY: Final = 0o600
FOLDER_OF_OWNER: Final = 0o700
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside its file
ITS_OWN_FAULT: Final = (  # what is wrong with one statement; the transaction stands
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)
log = logging.getLogger("caravanserai.server")


def file_of(url: URL) -> Path | None:
    """Where the database lies; nowhere if it is kept in memory."""
    name = url.database or ""
    if name.startswith("file:"):
        name = name.removeprefix("file:").partition("?")[0]
    return None if name in ("", ":memory:") else Path(name).resolve()


class InUse(StoreProblem):
    """Another process writes to the file."""


class Claim:
    """The right to write to a file, which one process has; the system takes it back, however that process ends."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = file.with_name(f"{file.name}.lock")
        self.held: int | None = None

    def take(self) -> None:
        """Take it, or say that another has it; the file is made if it is missing. Only its owner may read it."""
        if not self.file.parent.exists():
            self.file.parent.mkdir(parents=True, mode=FOLDER_OF_OWNER)
        held = os.open(self.lock, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            self._lock(held)
            keep_private(self.lock)
            os.close(os.open(self.file, os.O_RDONLY | os.O_CREAT, OWNER_ONLY))
            for name in ("", *BESIDE):
                keep_private(self.file.with_name(f"{self.file.name}{name}"))
        except BaseException:
            os.close(held)
            raise
        self.held = held

    def _lock(self, descriptor: int) -> None:
        if not locked(descriptor):
            raise InUse(f"{self.file}: another server writes to it; stop that one, or name another --data")

    def release(self) -> None:
        """The lock's file stays: were it removed, another process could hold the one that is gone."""
        if self.held is not None:
            os.close(self.held)
            self.held = None


def locked(descriptor: int) -> bool:
    """Whether the lock could be had."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def keep_private(file: Path) -> None:
    """Nobody but its owner may read a file: it has the keys of running games and the hashes of passwords."""
    try:
        mode = file.stat().st_mode & 0o777
        if mode & 0o077:
            file.chmod(mode & FOLDER_OF_OWNER)
    except FileNotFoundError:
        pass
    except PermissionError:
        log.warning("%s may be read by others, and is not ours to change", file)


def prepare(connection: Any, _: Any = None) -> None:
    """Every connection: a write-ahead log, flushed with each commit; transactions begin where we say."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={PATIENCE_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def is_fault(error: BaseException | None) -> bool:
    """Whether an error concerns the whole transaction."""
    return isinstance(error, MemoryError) or (isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT))


class Writer:
    """The only connection that writes, in a thread of its own."""

    def __init__(self, url: URL) -> None:
        self.engine: Engine = create_engine(
            url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True
        )
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin_immediate)
        event.listen(self.engine, "handle_error", self._notice)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.jobs: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.is_closed = False
        self.fault: BaseException | None = None  # what befell the transaction, even if whoever met it says nothing

    def open(self) -> None:
        self.task = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        """A second time it does nothing: a start that fails closes what it has opened, and so may whoever started."""
        if self.is_closed:
            return
        self.is_closed = True
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.run(self.engine.dispose)
        self.thread.shutdown()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something to be done in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *arguments)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; returns when it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((work, done))
        return await done

    async def _write_forever(self) -> None:
        """Commit what has gathered, again and again: one flush of the disk serves all that waited for it."""
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self.jobs.get_nowait())
            results = await self.run(self.write_now, [work for work, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue  # whoever asked for it has gone
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def write_now(self, batch: list[Work]) -> list[Any]:
        """Each one's result or failure, when all that did not fail is committed."""
        self.fault = None
        try:
            with self.engine.connect() as connection:
                return self._together(connection, batch)
        except Exception as error:  # noqa: BLE001  nothing was committed, and each must hear it
            if self.fault is None and is_fault(getattr(error, "orig", error)):
                self.fault = getattr(error, "orig", error)
            if self.fault is None:
                return [error] * len(batch)
            log.error("the database could not write: %s", self.fault)  # noqa: TRY400  one line, not where it happened
            return [NotStored(f"the database could not write: {self.fault}") for _ in batch]

    def _together(self, connection: Connection, batch: list[Work]) -> list[Any]:
        try:
            connection.begin()
            alone = len(batch) == 1
            results = [work(connection) if alone else self._apart(connection, work) for work in batch]
            self._check(connection)
            connection.commit()
        except BaseException:
            if self.fault is not None:
                connection.invalidate()  # the next batch begins with a connection that nothing has befallen
            raise
        return results

    def _apart(self, connection: Connection, work: Work) -> Any:
        """One piece of work among others: its failure is its own, as long as the transaction stands.

        Without it a savepoint would begin a transaction, and its release commit one.
        """
        self._check(connection)
        try:
            with connection.begin_nested():
                result = work(connection)
                self._check(connection)
                return result
        except Exception as error:  # noqa: BLE001  whoever asked for it hears of it
            self._check(connection)
            return error

    def _check(self, connection: Connection) -> None:
        """Whether the transaction still stands."""
        driver = connection.connection.driver_connection
        if self.fault is None and not (driver is not None and driver.in_transaction):
            self.fault = sqlite3.OperationalError("the transaction was given up")
        if self.fault is not None:
            raise self.fault

    def _notice(self, context: ExceptionContext) -> None:
        if self.fault is None and is_fault(context.original_exception):
            self.fault = context.original_exception
