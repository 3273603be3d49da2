"""Whether a database can be used: ours, of a shape we know, whole, and to be written. If not, one line says why."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from socket import gaierror
from typing import Final

from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError, StatementError

from caravanserai.tables.problem import Problem, StoreProblem

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
SAYING: Final = (OSError, sqlite3.Error, SQLAlchemyError, Problem, ValueError)  # what cannot be read or written
OF_THE_NETWORK: Final = (ConnectionError, TimeoutError, gaierror)


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


@contextmanager
def in_words(where: str, written: Path | None = None) -> Iterator[None]:
    """Whatever a database or the system says of a place, or of the file that is written, becomes one line."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, SAYING) and not is_of_the_driver(error):
            raise
        is_of_file = written is not None and is_of_a_file(origin(error))
        raise unusable(error, str(written) if is_of_file else where) from error


def is_of_a_file(error: BaseException) -> bool:
    """Whether it is about a file, and not about a database that is asked over the network."""
    return isinstance(error, OSError | sqlite3.Error) and not isinstance(error, OF_THE_NETWORK)


def unusable(error: BaseException, where: str) -> StoreProblem:
    """What the system or the database says, in one line."""
    return error if isinstance(error, StoreProblem) else StoreProblem(f"{where}: {in_one_line(error)}")


def in_one_line(error: BaseException) -> str:
    """What the system or the database says, not what was asked of it."""
    found = origin(error)
    code = getattr(found, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in SAID:
        return SAID[code & 0xFF]
    if isinstance(found, UnicodeDecodeError):  # what SQLite says of it quotes what is no text
        return SAID[sqlite3.SQLITE_CORRUPT]
    if isinstance(found, OSError) and found.strerror:
        return one_line(found.strerror)
    return one_line(str(found)) or type(found).__name__


def origin(error: BaseException) -> BaseException:
    """What the driver said, without the statement around it."""
    return error.orig if isinstance(error, StatementError) and error.orig is not None else error


def is_of_the_driver(error: BaseException) -> bool:
    """Whether it is asyncpg that speaks, which is not installed everywhere."""
    return type(error).__module__.startswith("asyncpg.")


def one_line(words: str) -> str:
    return " ".join(words.split())[:300]
