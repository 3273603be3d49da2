"""A disk that is full or fails, memory that is short, a file that is locked or cannot be written.

Whatever befalls the embedded database: what was acknowledged is in the file when
it is opened anew, what was not is there once or not at all, and when the fault
has passed the same server goes on.
"""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from caravanserai.server import embedded, schema
from caravanserai.server.database import raise_plainly
from caravanserai.server.embedded import Work, Writer
from caravanserai.server.store import Store
from caravanserai.tables.problem import Damaged, NotStored, Problem
from tests.server.house import House, Sent, config_for, fresh_key, legal, run_in, sqlite_in, wait_until
from tests.server.test_store import in_store

JOBS = 6
BIG = 3_000  # bytes: a row that needs room of its own


class Injected:
    """What happens to the driver: an error at the n-th statement, with or without the transaction."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.at = 0
        self.gives_up = False  # whether the transaction is rolled back, as SQLite itself may do
        self.fired = False

    def set(self, error: Exception, at: int, gives_up: bool) -> None:
        self.error, self.at, self.gives_up, self.fired = error, at, gives_up, False

    def meet(self, connection: sqlite3.Connection) -> None:
        if self.error is None:
            return
        self.at -= 1
        if self.at < 0:
            error, self.error, self.fired = self.error, None, True
            if self.gives_up:
                sqlite3.Connection.rollback(connection)
            raise error


def driver(injected: Injected) -> type[sqlite3.Connection]:
    """A connection to SQLite that meets with accidents."""

    class Cursor(sqlite3.Cursor):
        def execute(self, *arguments: Any) -> "Cursor":
            injected.meet(self.connection)
            super().execute(*arguments)
            return self

    class Frail(sqlite3.Connection):
        def cursor(self, *_: Any) -> Any:
            return super().cursor(Cursor)

        def commit(self) -> None:
            injected.meet(self)
            super().commit()

    return Frail


def writer_of(store: Store) -> Writer:
    assert store._writer is not None
    return store._writer


def row(name: str, size: int = 0) -> dict[str, Any]:
    settings = {"x": "x" * size}
    return {"id": name, "name": name, "language": "en", "theme": "system", "settings": settings, "created": 0}


def writing(name: str, size: int = 0) -> Callable[[Connection], str]:
    """A piece of work: somebody new."""

    def work(connection: Connection) -> str:
        connection.execute(insert(schema.person), row(name, size))
        return name

    return work


def swallowing(name: str) -> Callable[[Connection], str]:
    """A piece of work that says nothing about what went wrong."""

    def work(connection: Connection) -> str:
        try:
            connection.execute(insert(schema.person), row(name))
        except Exception:  # noqa: BLE001  as careless code would
            return "nothing happened"
        return name

    return work


async def together(store: Store, jobs: list[Callable[[Connection], str]]) -> list[str]:
    """Commit some work in one batch, since all of it is there before the writer wakes; what was acknowledged."""
    results = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert all(isinstance(one, str | NotStored) for one in results), results
    return [one for one in results if isinstance(one, str)]


def people_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT id FROM person")]


@pytest.mark.slow
def test_an_error_at_any_statement_fails_all_that_was_to_be_committed_with_it(tmp_path: Path) -> None:
    """At every statement of a batch, of every kind, with and without the transaction given up: nothing is lost."""
    kinds: list[Exception] = [
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.OperationalError("database or disk is full"),
        sqlite3.OperationalError("database is locked"),
        sqlite3.OperationalError("attempt to write a readonly database"),
        sqlite3.DatabaseError("database disk image is malformed"),
        MemoryError(),
    ]
    injected, file = Injected(), tmp_path / "tables.sqlite"
    names = count()

    async def one_batch(store: Store, careless: bool) -> list[str]:
        fresh = [f"p{next(names)}" for _ in range(JOBS)]
        kind = [swallowing if careless and n == 2 else writing for n in range(JOBS)]
        return await together(store, [make(name) for make, name in zip(kind, fresh, strict=True)])

    async def work(store: Store) -> None:
        event.listen(
            writer_of(store).engine, "do_connect", lambda _d, _r, _a, given: given.update(factory=driver(injected))
        )
        await writer_of(store).run(writer_of(store).engine.dispose)
        acknowledged: list[str] = []
        for error in kinds:
            for gives_up in (False, True):
                for at in range(100):
                    injected.set(error, at, gives_up)
                    acknowledged += await one_batch(store, at % 2 == 0)
                    there = people_in(file)
                    assert set(acknowledged) - {"nothing happened"} <= set(there), (error, gives_up, at)
                    assert "nothing happened" not in acknowledged
                    if not injected.fired:
                        break
                else:
                    raise AssertionError("the batch has no end")
                injected.error = None
                assert JOBS == len(await one_batch(store, False))  # it goes on

    in_store(sqlite_in(tmp_path), work)


def test_a_transaction_that_is_given_up_without_a_word(tmp_path: Path) -> None:
    """Alone or among others: what was to be committed with it is not acknowledged, and not there."""
    writer = Writer(make_url(sqlite_in(tmp_path)))

    def sing(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO song VALUES (1)")

    def give_up(connection: Connection) -> None:
        sing(connection)
        driver: Any = connection.connection.driver_connection
        driver.rollback()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE song (n)")

    try:
        assert [None] == writer.write_now([begin])
        batches: list[list[Work]] = [[give_up], [sing, give_up, sing]]
        for batch in batches:
            assert [NotStored] * len(batch) == [type(one) for one in writer.write_now(batch)]
        assert [None] == writer.write_now([sing])
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as reader:
            assert (1,) == reader.execute("SELECT count(*) FROM song").fetchone()
    finally:
        writer.engine.dispose()
        writer.thread.shutdown()


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite itself gives up the transaction in mid-batch: none of the batch was answered, none of it is there."""
    file = tmp_path / "tables.sqlite"

    def limit(pages: int) -> Callable[[Any, Any], None]:
        def limited(connection: Any, _: Any) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        return limited

    async def work(store: Store) -> None:
        writer = writer_of(store)
        pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        small = limit(pages + 3)
        event.listen(writer.engine, "connect", small)
        await writer.run(writer.engine.dispose)
        jobs = [writing(f"p{n}", BIG if n == 3 else 0) for n in range(JOBS)]
        jobs[3] = writing("big", 50 * BIG)
        acknowledged = await together(store, jobs)
        assert [] == acknowledged
        assert [] == people_in(file)
        assert ["small"] == await together(store, [writing("small")])  # a little still fits
        event.remove(writer.engine, "connect", small)
        await writer.run(writer.engine.dispose)
        assert JOBS == len(await together(store, jobs))
        assert JOBS + 1 == len(people_in(file))

    in_store(sqlite_in(tmp_path), work)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """The system itself refuses to write on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_the_system_refuses_to_write(tmp_path: Path) -> None:
    """A real error of the file system, at the commit."""
    file = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        acknowledged = await together(store, [writing(f"a{n}") for n in range(JOBS)])
        length = file.with_name("tables.sqlite-wal").stat().st_size
        with no_file_longer_than(length + 3 * BIG):
            for batch in range(4):
                acknowledged += await together(store, [writing(f"b{batch}-{n}", BIG) for n in range(JOBS)])
        assert len(acknowledged) < 5 * JOBS
        assert sorted(acknowledged) == sorted(people_in(file))
        later = await together(store, [writing(f"c{n}", BIG) for n in range(JOBS)])
        assert JOBS == len(later)
        acknowledged += later
        assert sorted(acknowledged) == sorted(people_in(file))

    in_store(sqlite_in(tmp_path), work)


HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


def test_a_lock_of_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it lasts nothing is acknowledged; then the server goes on."""
    monkeypatch.setattr(embedded, "PATIENCE_MS", 20)
    file = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        with subprocess.Popen(
            [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as other:
            assert other.stdout is not None
            assert other.stdin is not None
            assert b"held\n" == await asyncio.to_thread(other.stdout.readline)
            for n in range(3):
                with pytest.raises(NotStored, match="locked"):
                    await store.write(writing(f"p{n}"))
            other.stdin.close()
            await asyncio.to_thread(other.wait)
        assert ["later"] == await together(store, [writing("later")])
        assert ["later"] == people_in(file)

    in_store(sqlite_in(tmp_path), work)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One that writes what it is told to alone: who judges looks for work now and then, and could meet the fault."""
    with House(config_for(sqlite_in(tmp_path), reviewers=0)) as running:
        yield running


def cannot_be_written(house: House) -> None:
    """From the next statement on, until the server takes a new connection."""
    writer = writer_of(house.service.store)

    def set_it() -> None:
        with writer.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute("PRAGMA query_only=ON")

    run_in(house, writer.run(set_it))


def test_a_move_that_could_not_be_written(house: House) -> None:
    """Is answered as such and has not happened; the same move again, with the same key, is taken once."""
    me = house.guest()
    table = me.table("me")
    before = me.asked(table, 0)
    body: dict[str, Any] = {"seat": 0, "decided": 0, "key": fresh_key(), "token": legal(before)[0]}
    cannot_be_written(house)
    assert "storage" == me.post(f"/api/tables/{table}/moves", 503, **body)["error"]
    assert before["view"] == me.state(table, 0)["view"]
    first = me.post(f"/api/tables/{table}/moves", **body)
    assert first == me.post(f"/api/tables/{table}/moves", **body)
    assert 1 == me.state(table, 0)["decided"]


@pytest.mark.parametrize("new", ["table", "fork"])
def test_a_table_that_could_not_be_begun_is_not_there(house: House, monkeypatch: pytest.MonkeyPatch, new: str) -> None:
    """Wherever it fails: what is answered as not stored is in no list, and what is in a list has begun."""
    me = house.guest()
    first = me.table("me")
    state = me.asked(first, 0)
    me.move(first, state, legal(state)[0])
    seats = [{"kind": "me"}, {"kind": "here"}]
    body: Sent = {"game": "gugong", "seats": seats, "public": True} if new == "table" else {"n": 1, "seats": seats[:1]}
    where = "/api/tables" if new == "table" else f"/api/tables/{first}/fork"
    me.post(where, **body)  # what was forked is marked once
    store = house.service.store
    real = store.write
    for at in range(4):
        left = [at]

        async def fails(work: Work, left: list[int] = left) -> Any:
            left[0] -= 1
            if left[0] == -1:
                raise NotStored("the disk is full")
            return await real(work)

        before = {one["id"] for one in me.get("/api/tables", list="mine")}
        monkeypatch.setattr(store, "write", fails)
        answer = me.http.post(where, json=body, headers={"X-CSRF-Token": me.csrf})
        monkeypatch.undo()
        new_ones = [one for one in me.get("/api/tables", list="mine") if one["id"] not in before]
        if answer.status_code == 503:
            assert [] == new_ones
        else:
            assert [answer.json()["id"]] == [one["id"] for one in new_ones]
            assert "playing" == new_ones[0]["status"]


def test_bots_go_on_when_the_fault_has_passed(house: House) -> None:
    me = house.guest()
    table = me.table("random", "random", public=True)
    cannot_be_written(house)
    wait_until(lambda: me.state(table)["table"]["status"] == "over")


# What is said to whoever asked


def fault(code: int | None) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("the words\nof SQLite")
    if code is not None:
        error.sqlite_errorcode = code
    return error


def of_sqlalchemy(kind: type[DBAPIError], code: int | None) -> DBAPIError:
    return kind("SELECT 1", {}, fault(code))


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (of_sqlalchemy(OperationalError, sqlite3.SQLITE_IOERR), NotStored),
        (of_sqlalchemy(OperationalError, sqlite3.SQLITE_BUSY), NotStored),
        (of_sqlalchemy(DatabaseError, sqlite3.SQLITE_CORRUPT), Damaged),
        (of_sqlalchemy(DatabaseError, sqlite3.SQLITE_NOTADB), Damaged),
        (of_sqlalchemy(OperationalError, None), Damaged),  # what is no text
        (of_sqlalchemy(OperationalError, sqlite3.SQLITE_ERROR), None),  # the statement's own fault
        (of_sqlalchemy(IntegrityError, sqlite3.SQLITE_CONSTRAINT), None),
        (OSError("no route"), NotStored),
        (PoolTimeout("nobody answers"), NotStored),
        (ValueError("ours"), None),
    ],
)
def test_a_fault_is_told_as_what_it_is(error: Exception, told: type[Problem] | None) -> None:
    """The database is away or damaged; or it is our own fault, and no excuse is made for it."""
    if told is None:
        raise_plainly(error)
        return
    with pytest.raises(told) as said:
        raise_plainly(error)
    assert "\n" not in said.value.detail
