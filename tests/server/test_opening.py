"""What a server does with a database that it cannot use: one line says why, and nothing is touched."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config

from caravanserai.server import embedded
from caravanserai.server.store import Store
from caravanserai.tables.problem import StoreProblem
from tests.server.house import House, config_for, lay_out, sqlite_in
from tests.server.test_store import created, in_store


def refusal(url: str) -> str:
    """Why a database is not opened: one line that names it. What was opened on the way is closed, and may be again."""

    async def try_it() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(StoreProblem) as caught:
        asyncio.run(try_it())
    said = str(caught.value)
    assert "\n" not in said
    assert len(said) < 400
    return said


async def nothing(_: Store) -> None:
    """Open it, and that is all."""


def made(folder: Path, games: int = 1) -> Path:
    """A database of ours with some games, closed."""

    async def work(store: Store) -> None:
        for seed in range(games):
            await created(store, seed)

    in_store(sqlite_in(folder), work)
    return folder / "tables.sqlite"


def sql(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


# What is refused


def test_something_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"Dear diary, " * 1000)
    assert "not a database" in refusal(sqlite_in(tmp_path))
    assert b"Dear diary, " * 1000 == file.read_bytes()


@pytest.mark.parametrize("tables", [("song",), ("alembic_version (version_num)", "song"), ("game", "person")])
def test_the_database_of_another_program_is_left_alone(tmp_path: Path, tables: tuple[str, ...]) -> None:
    """Not a byte of it is changed, nor who may read it."""
    file = tmp_path / "tables.sqlite"
    sql(file, *(f"CREATE TABLE {name if '(' in name else f'{name} (id)'}" for name in tables))
    file.chmod(0o644)
    before = file.read_bytes()
    assert "another program" in refusal(sqlite_in(tmp_path))
    assert (before, 0o644) == (file.read_bytes(), stat.S_IMODE(file.stat().st_mode))


def test_a_newer_database(tmp_path: Path) -> None:
    file = made(tmp_path)
    sql(file, "UPDATE alembic_version SET version_num = 'flying-carpets'")
    said = refusal(sqlite_in(tmp_path))
    assert "newer" in said
    assert "flying-carpets" in said


def test_a_damaged_database(tmp_path: Path) -> None:
    """Places in the middle of the file are overwritten: it says so at the start, and names the doctor."""
    file = made(tmp_path, 30)
    with file.open("r+b") as opened:
        for page in range(3, file.stat().st_size // 4096, 3):
            opened.seek(page * 4096)
            opened.write(bytes(range(64)))
    said = refusal(sqlite_in(tmp_path))
    assert "damaged" in said
    assert "doctor" in said


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = made(tmp_path)
    assert "cannot be written" in refusal(f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_place_where_nothing_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "tables.sqlite: " in refusal(sqlite_in(tmp_path / "file"))
    (tmp_path / "tables.sqlite").mkdir()
    assert "cannot be opened" in refusal(sqlite_in(tmp_path))


def test_a_database_that_another_program_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "PATIENCE_MS", 20)
    with closing(sqlite3.connect(made(tmp_path), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in refusal(sqlite_in(tmp_path))
        other.execute("ROLLBACK")
    in_store(sqlite_in(tmp_path), nothing)


def execute(url: str, *statements: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(work())


@pytest.mark.postgresql
def test_a_postgresql_that_cannot_be_used(postgres: str, postgres_database: str) -> None:
    """Missing, another's, newer, read-only; and no password is said."""
    assert "does not exist" in refusal(f"{postgres}/nowhere")
    said = refusal("postgresql://me:secret@127.0.0.1:1/nowhere")
    assert "127.0.0.1:1/nowhere: " in said
    assert "secret" not in said
    execute(postgres_database, "CREATE TABLE song (id int)")
    assert "another program" in refusal(postgres_database)
    execute(postgres_database, "DROP TABLE song")
    in_store(postgres_database, nothing)
    execute(postgres_database, "UPDATE alembic_version SET version_num = 'flying-carpets'")
    assert "newer" in refusal(postgres_database)
    name = postgres_database.rpartition("/")[2]
    execute(postgres_database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "cannot be written" in refusal(postgres_database)


# One process writes


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    """Is refused by whatever name it calls the file, and served when the first has gone; backups may read."""
    other = tmp_path / "elsewhere"
    other.symlink_to(tmp_path)
    with House(config_for(sqlite_in(tmp_path))) as house:
        house.guest()
        assert "another server" in refusal(sqlite_in(tmp_path))
        assert "another server" in refusal(sqlite_in(other))
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as reader:
            assert (1,) == reader.execute("SELECT count(*) FROM person").fetchone()
        house.guest()
    in_store(sqlite_in(tmp_path), nothing)


CLAIM = """
import sys
from pathlib import Path
from caravanserai.server.embedded import Claim
claim = Claim(Path(sys.argv[1]))
claim.take()
print("held", flush=True)
sys.stdin.read()
"""


def test_the_claim_dies_with_its_process(tmp_path: Path) -> None:
    """However it ends."""
    file = tmp_path / "tables.sqlite"
    command = [sys.executable, "-c", CLAIM, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert b"held\n" == other.stdout.readline()
        assert "another server" in refusal(sqlite_in(tmp_path))
        other.send_signal(signal.SIGKILL)
        other.wait()
    in_store(sqlite_in(tmp_path), nothing)


# Its shape


def test_a_database_of_the_present_shape_is_not_brought_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts again reads no migrations; one on an older shape does."""

    async def down(store: Store) -> None:
        await store.migrate("-1")

    asked, upgrade = list[str](), command.upgrade

    def noted(config: Config, revision: str) -> None:
        asked.append(revision)
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", noted)
    for work, known in ((nothing, 1), (down, 1), (nothing, 2), (nothing, 2)):
        in_store(sqlite_in(tmp_path), work)
        assert ["head"] * known == asked


def test_what_tests_begin_with_is_what_a_server_makes(tmp_path: Path) -> None:
    """To the last letter of its tables and indexes."""

    def shape(folder: Path) -> list[tuple[str, ...]]:
        with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
            made = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
            return made + connection.execute("SELECT 'revision', version_num FROM alembic_version").fetchall()

    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    ours.mkdir()
    lay_out(sqlite_in(ours))
    in_store(sqlite_in(theirs), nothing)
    assert shape(theirs) == shape(ours)


# Only its owner reads it


def modes(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    """New files and folders, whatever the user's habit is; and old ones from now on."""
    folder = tmp_path / "new"

    async def look(store: Store) -> None:
        await created(store)
        found = modes(folder)
        assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"} == found.keys()
        assert {0o600} == set(found.values())

    before = os.umask(0)
    try:
        in_store(sqlite_in(folder), look)
        assert 0o700 == stat.S_IMODE(folder.stat().st_mode)
        for one in folder.iterdir():
            one.chmod(0o644)
        in_store(sqlite_in(folder), look)
    finally:
        os.umask(before)
