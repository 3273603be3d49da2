"""Whether a database can be used: ours, of a shape we know, whole, and to be written. If not, one line says why."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from caravanserai.tables.problem import StoreProblem

OURS: Final = {"game", "person", "decision", "event", "command"}  # in every shape the database ever had
REVISION: Final = "alembic_version"
DOCTOR: Final = "`caravanserai doctor` says what is affected and saves the rest"
SAID: Final = {  # by SQLite's codes
    sqlite3.SQLITE_NOTADB: "this is not a database; name another file, or restore a backup",
    sqlite3.SQLITE_CORRUPT: f"damaged; {DOCTOR}",
    sqlite3.SQLITE_READONLY: "cannot be written; look at the permissions of the file, its folder and its disk",
    sqlite3.SQLITE_PERM: "cannot be written; look at the permissions of the file, its folder and its disk",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; look at the permissions of the file and its folder",
    sqlite3.SQLITE_BUSY: "locked by another program; end that one, and start again",
    sqlite3.SQLITE_FULL: "the disk is full; make room, and start again",
}


def migrations() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


@cache
def known_shapes() -> frozenset[str]:
    """The revisions that this version can read."""
    return frozenset(one.revision for one in ScriptDirectory.from_config(migrations()).walk_revisions())


@cache
def newest_shape() -> str | None:
    """The revision that this version writes."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def migrated(connection: Connection, revision: str) -> None:
    """Up to a revision, or down: to `base`, or by so many as `-1` says; where it is there already, nothing is done."""
    if revision == "head" and MigrationContext.configure(connection).get_current_revision() == newest_shape():
        return
    config = migrations()
    config.attributes["connection"] = connection
    if revision == "base" or revision.startswith("-"):
        alembic.downgrade(config, revision)
    else:
        alembic.upgrade(config, revision)


def shape_of(connection: Connection, where: str) -> str | None:
    """The revision of a database of ours, or nothing if it is empty; another is refused."""
    tables = set(inspect(connection).get_table_names())
    if not tables - {REVISION}:
        return None
    found = connection.execute(text(f"SELECT version_num FROM {REVISION}")).scalar() if REVISION in tables else None  # noqa: S608
    return judged(tables, found, where)


def judged(tables: set[str], revision: str | None, where: str) -> str:
    """The revision of a database that has tables."""
    if not tables >= OURS or revision is None:
        raise StoreProblem(f"{where}: this is the database of another program; name an empty or a new one")
    if revision not in known_shapes():
        raise StoreProblem(
            f"{where}: written by a newer version of caravanserai ({revision!r}); install that one, or restore a backup"
        )
    return revision


def look_at(file: Path) -> str | None:
    """The revision of a file, or nothing if it is empty; one that is not ours is left exactly as it was."""
    try:
        if not file.exists() or file.stat().st_size == 0:
            return None
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("PRAGMA query_only=ON")
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables - {REVISION}:
                return None
            found = connection.execute(f"SELECT version_num FROM {REVISION}").fetchone() if REVISION in tables else None  # noqa: S608
            return judged(tables, found[0] if found else None, str(file))
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        raise unusable(error, str(file)) from error


def check_pages(connection: Connection, file: Path) -> None:
    """Whether the file hangs together; what is written in it is looked at when a table is opened."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise StoreProblem(f"{file}: damaged ({one_line(found)}); {DOCTOR}")


def unusable(error: BaseException, where: str) -> StoreProblem:
    """What the system or the database says, in one line."""
    if isinstance(error, StoreProblem):
        return error
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(found, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in SAID:
        return StoreProblem(f"{where}: {SAID[code & 0xFF]}")
    if isinstance(found, UnicodeDecodeError):  # what SQLite says of it quotes what is no text
        return StoreProblem(f"{where}: {SAID[sqlite3.SQLITE_CORRUPT]}")
    if isinstance(found, OSError) and found.strerror:
        return StoreProblem(f"{where}: {one_line(found.strerror)}")
    return StoreProblem(f"{where}: {one_line(str(found)) or type(found).__name__}")


def one_line(words: str) -> str:
    return " ".join(words.split())[:300]
