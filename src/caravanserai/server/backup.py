"""Backups: a whole database in one SQLite file, as of one moment, whichever kind it came from or goes to.

A backup is made beside a server that serves. What is restored takes the place of
all that was there, in one transaction; every table rises above the versions that
were there before, so that whoever still looks at them, or is about to write to
them, finds that the store is ahead and reads it anew. No game goes on by chance
that somebody may know from how it went on after the backup was made.
"""

import asyncio
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import JSON, Connection, Engine, MetaData, NullPool, create_engine, func, insert, select, text, update
from sqlalchemy.engine import URL

from caravanserai.core.rng import fresh_key
from caravanserai.server import schema
from caravanserai.server.database import CHANNEL
from caravanserai.server.embedded import OWNER_ONLY, InUse, keep_private
from caravanserai.server.opening import (
    REVISION,
    check_pages,
    in_one_line,
    in_words,
    look_at,
    migrated,
    shape_of,
    unusable,
)
from caravanserai.server.renewing import Keys, renew_keys
from caravanserai.server.store import RESTORED, Store
from caravanserai.tables.problem import StoreProblem

AT_ONCE: Final = 500  # rows
LOCKED_FIRST: Final = ("game", "session")  # in the order in which those who write take them
HANDED_OVER: Final = 60.0  # seconds in which a server that serves takes what is handed to it
LOOKS: Final = 0.05
COUNTED: Final = ("game", "decision", "person")


@dataclass(frozen=True)
class Kept:
    """What a database holds."""

    tables: int
    decisions: int
    people: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.decisions} decisions, {self.people} people"


# Making one


async def back_up(url: str, target: Path, force: bool = False) -> Kept:
    """Write all that is in a database now into a file that only its owner may read."""
    store = Store(url)
    if store.file is not None and target.resolve() == store.file:
        raise StoreProblem(f"{target}: this is the database itself; name another file")
    if target.exists() and not force:
        raise StoreProblem(f"{target}: there is such a file already; --force replaces it")
    try:
        with in_words(store.where, target), written_whole(target) as part:
            if store.file is not None:
                await asyncio.to_thread(copy_file, store.file, part, "there is no database here to back up")
            else:
                async with store.engine.connect() as connection:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    await connection.run_sync(copy_rows, part, store.where)
            return counted(part)
    finally:
        await store.close()


def copy_file(file: Path, part: Path, without: str) -> None:
    """As of one moment, what is still in its log included, while others read and write; what is said without one."""
    if look_at(file) is None:
        raise StoreProblem(f"{file}: {without}")
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        raise unusable(error, str(file)) from error


def copy_rows(connection: Connection, part: Path, where: str) -> None:
    """All rows that a transaction sees, into a file of the same shape."""
    shape = shape_of(connection, where)
    if shape is None:
        raise StoreProblem(f"{where}: there is no database here to back up")
    with engine_of(part) as engine, engine.begin() as target:
        tables = shaped(target, shape)
        for table in tables.sorted_tables:
            found = connection.execute(select(table), execution_options={"yield_per": AT_ONCE})
            for rows in found.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in rows])


def shaped(target: Connection, shape: str) -> MetaData:
    """Make the tables of a shape in an empty file; what they are."""
    migrated(target, shape)
    return tables_in(target)


def tables_in(connection: Connection) -> MetaData:
    """The tables of a database in whatever shape it is; nothing stays nothing, also where it could be `null`."""
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables[REVISION])
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return found


@contextmanager
def engine_of(file: Path) -> Iterator[Engine]:
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool, hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def written_whole(target: Path) -> Iterator[Path]:
    """A file that has its name only when it is whole and on the disk; nobody but its owner may ever read it."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    try:
        yield part
        flush(part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    if sys.platform != "win32":
        flush(target.parent)


def flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def counted(file: Path) -> Kept:
    with closing(sqlite3.connect(file)) as connection:
        found = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED]  # noqa: S608
    return Kept(*found)


# Bringing one back


async def restore(url: str, source: Path, force: bool = False, keys: Keys = fresh_key) -> Kept:
    """Put what a backup holds in the place of what a database holds, also of one that is served.

    A server that serves hands out the keys itself.
    """
    with TemporaryDirectory() as folder:  # which only its owner may read
        ready = Path(folder) / "ready.sqlite"
        with in_words(str(source)):
            await asyncio.to_thread(make_ready, source.resolve(), ready)
        store = Store(url)
        with in_words(f"{store.where}: {source} cannot be restored"):
            try:
                await store.open()
            except InUse:
                await hand_over(store, ready, force)
            else:
                try:
                    await store.write(partial(fill, file=ready, force=force, where=store.where, keys=keys))
                finally:
                    await store.close()
        return counted(ready)


def make_ready(source: Path, ready: Path) -> None:
    """A copy of a backup, looked through and brought to the present shape."""
    if not source.exists():
        raise StoreProblem(f"{source}: there is no such file")
    copy_file(source, ready, "this is no backup: there is nothing in it")
    with engine_of(ready) as engine, engine.begin() as connection:
        check_pages(connection, source)
        migrated(connection, "head")


def fill(connection: Connection, *, file: Path, force: bool, where: str, keys: Keys) -> None:
    """All rows of a file instead of those that are there; at every table the version rises, and chance comes anew."""
    tables = schema.metadata.sorted_tables
    if connection.dialect.name == "postgresql":
        others = [table.name for table in tables if table.name not in LOCKED_FIRST]
        names = ", ".join(f'"{name}"' for name in (*LOCKED_FIRST, *others))
        connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    check_empty(connection, where, force)
    above = (connection.execute(select(func.max(schema.game.c.v))).scalar() or 0) + 1
    for table in reversed(tables):
        connection.execute(table.delete())
    with engine_of(file) as engine, engine.connect() as source:
        for table in tables:
            for rows in source.execute(select(table)).mappings().partitions(AT_ONCE):
                connection.execute(insert(table), [dict(row) for row in rows])
    renew_keys(connection, keys)
    connection.execute(update(schema.game).values(v=schema.game.c.v + above, lease=None, lease_until=0))
    connection.execute(update(schema.review).values(lease=None, lease_until=0))
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": RESTORED})


def check_empty(connection: Connection, where: str, force: bool) -> None:
    for table in (schema.game, schema.person):
        if not force and connection.execute(select(func.count()).select_from(table)).scalar():
            raise StoreProblem(f"{where}: this database is not empty; --force replaces all that is in it")


# Through a server that serves


def handed(file: Path) -> Path:
    """Where a server finds what it is to restore: beside its database, where only its owner can put it."""
    return file.with_name(f"{file.name}.restore")


async def hand_over(store: Store, ready: Path, force: bool) -> None:
    """Let the one process that may write do it."""
    assert store.file is not None
    with closing(sqlite3.connect(store.file)) as connection:
        full = connection.execute("SELECT EXISTS (SELECT 1 FROM game) OR EXISTS (SELECT 1 FROM person)").fetchone()[0]
    if full and not force:
        raise StoreProblem(f"{store.where}: this database is not empty; --force replaces all that is in it")
    handing, refused = handed(store.file), refusal(store.file)
    refused.unlink(missing_ok=True)
    with written_whole(handing) as part:
        shutil.copyfile(ready, part)
        owner = store.file.stat()
        if sys.platform != "win32" and os.geteuid() == 0:
            os.chown(part, owner.st_uid, owner.st_gid)  # the server must be able to read it
    for _ in range(int(HANDED_OVER / LOOKS)):
        if not handing.exists():
            break
        await asyncio.sleep(LOOKS)
    else:
        handing.unlink(missing_ok=True)
        raise StoreProblem(f"{store.where}: the server that serves it does not take it; stop it, and restore again")
    if refused.exists():
        why = refused.read_text(encoding="utf-8") or "its log may say why"
        refused.unlink()
        raise StoreProblem(f"{store.where}: the server could not restore it: {why}")


def refusal(file: Path) -> Path:
    return file.with_name(f"{file.name}.refused")


def is_of_the_owner(file: Path, database: Path) -> bool:
    """Whether a file is there, and was put there by whom the database belongs to."""
    try:
        found = file.lstat()
    except OSError:
        return False
    return stat.S_ISREG(found.st_mode) and found.st_uid == database.stat().st_uid


async def take_over(store: Store, keys: Keys) -> bool:
    """In a server: restore what was handed over, if anything was."""
    if store.file is None or not is_of_the_owner(handed(store.file), store.file):
        return False
    try:
        await store.write(partial(fill, file=handed(store.file), force=True, where=store.where, keys=keys))
    except Exception as error:  # noqa: BLE001  whoever handed it over is told
        refuse(store.file, in_one_line(error))
        return False
    finally:
        handed(store.file).unlink(missing_ok=True)
    return True


def refuse(file: Path, why: str) -> None:
    """Say so in the place of what was handed over: only its owner may read it, and a full disk has room for a line."""
    keep_private(handed(file))
    os.truncate(handed(file), 0)
    with suppress(OSError):
        handed(file).write_text(why, encoding="utf-8")
    handed(file).replace(refusal(file))
