"""The store: all or nothing, once, and in every shape it ever had."""

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Delete, Engine, Select, Update, delete, event, inspect, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from caravanserai.core import play
from caravanserai.core.course import Course, Tried, begun
from caravanserai.core.rng import key_from
from caravanserai.games.gugong import GAME
from caravanserai.server import database as database_module
from caravanserai.server import migrations, schema
from caravanserai.server import store as store_module
from caravanserai.server.accounts import SESSION_MS, Accounts, hashed
from caravanserai.server.config import Config, Corrected
from caravanserai.server.store import Store
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.keeping import Change, Laid, Overtaken, Piece
from caravanserai.tables.making import game_row
from caravanserai.tables.people import new_person
from caravanserai.tables.rows import CorrectionRow, DecisionRow, GameRow, PersonRow, SeatRow, SessionRow
from caravanserai.tables.seen import state_of
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table
from tests.patience import PATIENCE_S
from tests.server.house import sqlite_in

Shaped = tuple[str, int | None, bool]  # the name of a column, how wide it is, and whether it may be empty
SHAPES = Path(migrations.__file__).parent / "versions"


def in_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with an open store."""

    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_went_wrong_tells_nothing_of_what_was_to_be_written(database: str) -> None:
    """It may stand in a log or on a screen, and there are hashes of passwords and cookies among it."""
    row = {"token": "a cookie", "person": "nobody", "created": 0, "until": 0}

    async def work(store: Store) -> None:
        with pytest.raises(IntegrityError) as written:
            await store.insert(schema.session, row)
        assert "INSERT" in str(written.value)
        assert "a cookie" not in str(written.value)
        unknown = select(text("nothing")).where(schema.session.c.token == "a cookie")
        with pytest.raises(DBAPIError) as read:
            await store.rows(unknown, GameRow)
        assert "nothing" in str(read.value)
        assert "a cookie" not in str(read.value)

    in_store(database, work)


def test_nobody_reads_any_more_when_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for whoever is in the middle of it, though sent away: an answer would find no loop any more."""
    go, before = threading.Event(), set(threading.enumerate())
    dispose, done = AsyncEngine.dispose, []

    async def noted(engine: AsyncEngine) -> None:
        done.append("cut off")
        await dispose(engine)

    monkeypatch.setattr(AsyncEngine, "dispose", noted)

    async def run() -> None:
        loop, store, reads = asyncio.get_running_loop(), Store(sqlite_in(tmp_path)), asyncio.Event()

        def waited() -> bool:
            loop.call_soon_threadsafe(reads.set)
            return go.wait()

        async def work(connection: AsyncConnection) -> None:
            raw = await connection.get_raw_connection()
            assert raw.driver_connection is not None
            await raw.driver_connection.create_function("waited", 0, waited)
            await connection.execute(text("SELECT waited()"))

        await store.open()
        reader = asyncio.create_task(store.read(work))
        await reads.wait()
        reader.cancel()
        closed = asyncio.create_task(store.close())
        await asyncio.sleep(0)  # it has begun, and cuts off at once whom it does not wait for
        done.append("answered")
        go.set()
        await closed
        assert (["answered", "cut off"], True) == (done, reader.cancelled())
        readers = [one for one in set(threading.enumerate()) - before if "_connection_worker_thread" in one.name]
        for one in readers:
            one.join(PATIENCE_S)  # it ends a moment after its last answer is heard
        assert [] == [one for one in readers if one.is_alive()]

    asyncio.run(run())


async def created(store: Store, seed: int = 1) -> tuple[str, Course]:
    course = begun(GAME, 2, key_from(seed), GAME.options(2, {}))
    row = game_row(GAME, 2, course.key, course.options, {"id": "p"}, True, "live")
    seats: list[SeatRow] = [
        {"game": row["id"], "seat": seat, "kind": "open", "person": None, "name": "", "bot": None} for seat in (0, 1)
    ]
    await store.create(Laid(row, seats))
    return row["id"], course


def test_a_list_of_tables_says_who_sits_there(database: str) -> None:
    """At each its own, in order."""

    async def work(store: Store) -> None:
        names = [(await created(store, seed))[0] for seed in (1, 2)]
        found = {row["id"]: seats for row, seats in await store.public_games()}
        assert set(names) == set(found)
        for name, seats in found.items():
            assert [(name, 0), (name, 1)] == [(one["game"], one["seat"]) for one in seats]

    in_store(database, work)


def test_a_table_is_written_with_what_was_played_there(database: str) -> None:
    """Rows that were made elsewhere become those of the new table."""

    async def work(store: Store) -> None:
        other, course = await created(store)
        row = game_row(GAME, 2, course.key, course.options, {"id": "p"}, True, "live")
        played = [{"n": 1, "undone": 0, "seat": 0, "token": "x", "forced": False, "reveals": 0, "told": 0, "at": 0}]
        seats: list[SeatRow] = [{"game": row["id"], "seat": 0, "kind": "open", "person": None, "name": "", "bot": None}]
        await store.create(Laid(row, seats), [Piece("decision", encoded(played))])
        found, empty = await store.whole_game(row["id"]), await store.whole_game(other)
        assert found is not None
        assert empty is not None
        assert [(row["id"], 1, "x")] == [(one["game"], one["n"], one["token"]) for one in found.decisions]
        assert [] == empty.decisions

    in_store(database, work)


def first_legal(course: Course) -> Tried:
    seat = int(play.asked(course.s)[0])
    return course.trial(seat, play.legal(course.s, seat)[0], 0)


def test_a_change_is_written_whole(database: str) -> None:
    """Decision, events, answer and version; and read back as it was."""

    async def work(store: Store) -> None:
        game, course = await created(store)
        tried = first_legal(course)
        change = Change(game, 1, {"decided": 1}, [tried], begun=course.told, answer=(0, "k", {"v": 2}))
        await store.commit(change)
        found = await store.whole_game(game)
        assert found is not None
        row, seats, decisions, told, _ = found
        assert (2, 1, 2) == (row["v"], row["decided"], len(seats))
        assert [tried.decision.token] == [one["token"] for one in decisions]
        assert [one.args for one in course.told + tried.told] == [one["args"] for one in told]
        assert {(0, "k"): {"v": 2}} == await store.answers(game, 1)
        assert {} == await store.answers(game, 2)

    in_store(database, work)


def test_a_second_writer_fails_loudly(database: str) -> None:
    """Ten changes upon one version: one is written, nine are overtaken, and leave nothing behind."""

    async def work(store: Store) -> None:
        game, course = await created(store)
        changes = [
            Change(game, 1, {"decided": 1}, [first_legal(course)], answer=(0, f"k{n}", {"v": 2})) for n in range(10)
        ]
        results = await asyncio.gather(*(store.commit(one) for one in changes), return_exceptions=True)
        assert 1 == results.count(None)
        assert 9 == sum(isinstance(one, Overtaken) for one in results)
        assert 1 == len(await store.rows(select(schema.decision), DecisionRow))
        assert 1 == len(await store.answers(game, 0))

    in_store(database, work)


def test_many_rows_leave_their_turn_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has made thousands of something does not hold the loop when it is read."""
    monkeypatch.setattr(database_module, "AT_A_TIME", 3)

    async def work(store: Store) -> None:
        for seed in range(4):
            await created(store, seed)
        turns: list[float] = []
        sleep = asyncio.sleep

        async def counted(seconds: float) -> None:
            turns.append(seconds)
            await sleep(seconds)

        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", counted)
            assert 8 == len(await store.rows(select(schema.seat), SeatRow))
        assert [0, 0] == turns

    in_store(sqlite_in(tmp_path), work)


def test_a_list_of_tables_leaves_their_turn_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After fewer rows than others: each holds much."""
    pieces: list[int | None] = []
    monkeypatch.setattr(store_module, "LISTED_AT_A_TIME", 3)

    async def work(store: Store) -> None:
        for seed in range(7):
            await created(store, seed)
        read = database_module.in_pieces

        async def noted(found: Any, shape: Any, at_a_time: int | None = None) -> Any:
            pieces.append(at_a_time)
            return await read(found, shape, at_a_time)

        monkeypatch.setattr(database_module, "in_pieces", noted)
        assert 7 == len(await store.public_games())

    in_store(sqlite_in(tmp_path), work)
    assert [3, None] == pieces


def test_a_decision_is_there_once(database: str) -> None:
    """Even a writer that forgets to look at the version cannot decide twice."""

    async def work(store: Store) -> None:
        game, course = await created(store)
        await store.commit(Change(game, 1, {}, [first_legal(course)]))
        with pytest.raises(Overtaken):
            await store.commit(Change(game, 2, {"decided": 99}, [first_legal(course)]))
        found = await store.game(game)
        assert found is not None
        assert (2, 0) == (found[0]["v"], found[0]["decided"])

    in_store(database, work)


def test_one_failure_does_not_hurt_the_others(database: str) -> None:
    """What is committed together still fails alone."""

    async def work(store: Store) -> None:
        games = [await created(store, seed) for seed in range(8)]
        changes = [Change(game, 1 if n % 2 else 7, {}, [first_legal(course)]) for n, (game, course) in enumerate(games)]
        results = await asyncio.gather(*(store.commit(one) for one in changes), return_exceptions=True)
        assert [n % 2 == 1 for n in range(8)] == [one is None for one in results]
        assert 4 == len(await store.rows(select(schema.decision), DecisionRow))

    in_store(database, work)


def test_going_back_marks_and_makes_room(database: str) -> None:
    """The same number can be decided anew, again and again."""

    async def work(store: Store) -> None:
        game, course = await created(store)
        await store.commit(Change(game, 1, {}, begun=course.told))
        v = 2
        for _ in range(3):
            tried = first_legal(course)
            await store.commit(Change(game, v, {}, [tried]))
            await store.commit(Change(game, v + 1, {}, back_to=(0, len(course.told))))
            v += 2
        assert 3 == len(await store.rows(select(schema.decision), DecisionRow))
        found = await store.whole_game(game)
        assert found is not None
        assert ([], len(course.told)) == (found[2], len(found[3]))

    in_store(database, work)


def test_a_lease_is_held_by_one(database: str) -> None:
    """Until it runs out."""

    async def work(store: Store) -> None:
        game, _ = await created(store)
        c = schema.game.c
        bots_are_asked = update(schema.game).where(c.id == game).values(status="playing", bot_turn=True)
        await store.execute(bots_are_asked)
        assert await store.lease(game, "a", 60)
        assert not await store.lease(game, "b", 60)
        assert ([game], []) == (await store.wanting_bots("a"), await store.wanting_bots("b"))
        assert await store.lease(game, "a", -1)
        assert [game] == await store.wanting_bots("b")
        assert await store.lease(game, "b", 60)

    in_store(database, work)


def test_bots_of_all_tables_have_their_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: each look takes so many of them, and the next goes on behind."""
    monkeypatch.setattr(store_module, "LISTED", 3)

    async def work(store: Store) -> None:
        names = {(await created(store, seed))[0] for seed in range(7)}
        await store.execute(update(schema.game).values(status="playing", bot_turn=True))
        found = await store.wanting_bots("a")
        for _ in range(2):
            found += await store.wanting_bots("a", found[-1])
        assert names == set(found[:7])
        assert found[:2] == found[7:]

    in_store(database, work)


def test_migrations_up_and_down(database: str) -> None:
    """Up makes what the schema says, column by column, with its indexes; down leaves nothing; and up again."""

    async def work(store: Store) -> None:
        def shape(connection: Any) -> dict[str, set[Shaped]]:
            there = inspect(connection)
            names = set(there.get_table_names()) - {"alembic_version"}
            return {
                name: {
                    (one["name"], getattr(one["type"], "length", None), bool(one["nullable"]))
                    for one in there.get_columns(name)
                }
                for name in names
            }

        async def found() -> dict[str, set[Shaped]]:
            return await store.read(lambda connection: connection.run_sync(shape))

        def indexes(connection: Any) -> set[str]:
            there = inspect(connection)
            return {str(one["name"]) for name in there.get_table_names() for one in there.get_indexes(name)}

        wanted = {
            table.name: {(one.name, getattr(one.type, "length", None), bool(one.nullable)) for one in table.c}
            for table in schema.metadata.sorted_tables
        }
        assert wanted == await found()
        await store.migrate("base")
        assert {} == await found()
        await store.migrate("head")
        assert wanted == await found()
        named = {str(one.name) for table in schema.metadata.sorted_tables for one in table.indexes}
        assert named <= await store.read(lambda connection: connection.run_sync(indexes))

    in_store(database, work)


def test_a_migration_keeps_what_is_there(database: str) -> None:
    """Down to the first shape and up again, with a game in it: nothing that refers to the game is lost.

    Only who ever sat there is not known of a game that is older than its being kept.
    """

    async def work(store: Store) -> None:
        game, course = await created(store)
        tried = first_legal(course)
        await store.commit(Change(game, 1, {"decided": 1}, [tried], begun=course.told, answer=(0, "k", {"v": 2})))
        before = await store.whole_game(game)
        await store.migrate(f"-{len([*SHAPES.glob('[a-z]*.py')]) - 1}")
        with pytest.raises(DBAPIError):
            await store.rows(select(schema.game.c.clock), GameRow)
        await store.migrate("head")
        assert before is not None
        row, *rest = before
        assert (row | {"sat": None}, *rest) == await store.whole_game(game)
        assert {(0, "k"): {"v": 2}} == await store.answers(game, 0)

    in_store(database, work)


def test_an_older_table_allows_hints_to_who_is_alone(database: str) -> None:
    """With bots or at one screen; not where others sit, may come or come back, nor in a lesson."""
    tables = {
        "alone": (("person", "p", None), ("bot", None, None)),
        "one screen": (("person", "p", None), ("here", "p", None)),
        "two": (("person", "p", None), ("person", "q", None)),
        "waits": (("person", "p", None), ("open", None, None)),
        "left": (("person", "p", None), ("bot", None, "q")),
        "lesson": (("person", "p", None), ("bot", None, None)),
    }

    async def work(store: Store) -> None:
        names = {}
        for what, seats in tables.items():
            row = game_row(GAME, 2, key_from(1), GAME.options(2, {}), {"id": "p"}, True, "live")
            names[row["id"]] = what
            rows: list[SeatRow] = [
                {
                    "game": row["id"],
                    "seat": n,
                    "kind": kind,
                    "person": person,
                    "name": "",
                    "bot": None,
                    "former": former,
                }
                for n, (kind, person, former) in enumerate(seats)
            ]
            await store.create(Laid(row | {"lesson": what == "lesson"}, rows))
        with pytest.raises(DBAPIError):
            await back_while_there(store, schema.game.c.hints)
        await store.migrate("head")
        found = await store.rows(select(schema.game.c.id, schema.game.c.hints), GameRow)
        assert {"alone", "one screen"} == {names[one["id"]] for one in found if one["hints"]}

    in_store(database, work)


def test_settings_far_beyond_the_bound_are_forgotten(database: str) -> None:
    """Of people who had stored them before there was one; all others keep theirs."""
    few = {"motion": False, "name": "ű" * 200}
    much = {f"{n}": "x" * 300 for n in range(60)}

    async def work(store: Store) -> None:
        people = [new_person(name, "en") | {"settings": settings} for name, settings in (("a", few), ("b", much))]
        for one in people:
            await store.insert(schema.person, one)
        await store.migrate(f"-{len([*SHAPES.glob('[a-z]*.py')]) - 1}")
        await store.migrate("head")
        found = await store.rows(select(schema.person), PersonRow)
        assert {"a": few, "b": {}} == {one["name"]: one["settings"] for one in found}

    in_store(database, work)


def test_a_list_does_not_read_what_may_be_long(database: str) -> None:
    """What was taken back at a table, its keys and its clocks are no matter there."""

    async def work(store: Store) -> None:
        game, _ = await created(store)
        await store.execute(update(schema.game).where(schema.game.c.id == game).values(public=True, creator="p"))
        for listed in (await store.games_of("p"), await store.public_games()):
            (row, _), *others = listed
            assert (game, []) == (row["id"], others)
            assert not {"redo", "keys", "clocks"} & row.keys()

    in_store(database, work)


def test_nothing_is_looked_for_row_by_row(database: str) -> None:
    """Neither one's own tables, nor a session that ends, nor those that are too old: each has its index."""
    asked: list[Any] = []

    def note(_connection: Any, statement: Any, *_: Any) -> None:
        if isinstance(statement, Select | Delete | Update):
            asked.append(statement)

    async def work(store: Store) -> None:
        accounts, person = Accounts(store), new_person("Ayşe", "tr")
        await store.insert(schema.person, person)
        event.listen(Engine, "before_execute", note)
        try:
            cookie = await accounts.sign_in("none", person["id"])
            await accounts.logout(await accounts.visitor(cookie, None))
            await accounts.sweep()
            await store.games_of(person["id"])
            await store.games_of(person["id"], until=1)
        finally:
            event.remove(Engine, "before_execute", note)
        for statement in asked:
            plan = await plan_of(store, statement)
            assert not [line for line in plan if re.match("SCAN [a-z]+$|.*Seq Scan", line)], plan

    in_store(database, work)
    assert len(asked) >= 6


async def plan_of(store: Store, statement: Any) -> list[str]:
    """How a database finds what is asked for, were there many rows."""
    asked = str(statement.compile(dialect=store.engine.dialect, compile_kwargs={"literal_binds": True}))

    async def found(connection: AsyncConnection) -> list[str]:
        if store.embedded:
            return [str(row[-1]) for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]
        await connection.execute(text("SET LOCAL enable_seqscan = off"))
        return [str(row[0]) for row in await connection.execute(text(f"EXPLAIN {asked}"))]

    return await store.read(found)


def test_sessions_that_are_too_old_are_swept(database: str) -> None:
    """Some at a time, and only they; while there are none, nothing is written."""
    writes: list[object] = []

    async def work(store: Store) -> None:
        accounts, person, write = Accounts(store), new_person("Ayşe", "tr"), store.write
        await store.insert(schema.person, person)
        cookies = [await accounts.sign_in(None, person["id"]) for _ in range(3)]
        c = schema.session.c

        async def counted(what: Callable[[Connection], Any]) -> Any:
            writes.append(what)
            return await write(what)

        store.write = counted  # type: ignore[method-assign, assignment]
        await accounts.sweep()
        assert not writes
        old = update(schema.session).where(c.token.in_([hashed(one, "session") for one in cookies[1:]]))
        await store.execute(old.values(until=c.until - SESSION_MS))
        await accounts.sweep()
        await accounts.sweep()
        assert 2 == len(writes)
        assert [hashed(cookies[0], "session")] == [
            row["token"] for row in await store.rows(select(c.token), SessionRow)
        ]

    in_store(database, work)


async def back_while_there(store: Store, column: Column[Any]) -> None:
    """To older shapes, until there is no such column."""
    for _ in SHAPES.glob("[a-z]*.py"):
        await store.migrate("-1")
        await store.rows(select(column), GameRow)


def test_the_embedded_database_flushes_and_checks(tmp_path: Path) -> None:
    """Write-ahead log, full flush, foreign keys: on every connection."""
    names = ("journal_mode", "synchronous", "foreign_keys")

    def found(connection: Connection) -> list[Any]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def work(store: Store) -> None:
        assert ["wal", 2, 1] == await store.write(found)
        assert ["wal", 2, 1] == await store.read(lambda connection: connection.run_sync(found))

    in_store(sqlite_in(tmp_path), work)


def test_a_game_of_an_older_edition_goes_on(database: str) -> None:
    """Replayed where the rules agree; resumed from its last snapshot where they do not."""

    async def work(store: Store) -> None:
        for broken in (False, True):
            game, course = await created(store, 5)
            start = begun(GAME, 2, course.key, course.options)
            tries = []
            for _ in range(50):
                tried = first_legal(course)
                if broken and tried.decision.n == 45:
                    tried = replace(tried, decision=replace(tried.decision, token="answer:yes"))
                course.accept(tried)
                tries.append(tried)
            values: GameRow = {"decided": 50, "status": "playing", "edition": 0}
            await store.commit(Change(game, 1, values, tries, begun=start.told))
            table = Table(game, store, Thinkers(0), Config("sqlite://"))
            await table.load()
            assert (44 if broken else 50) == table.played.decided
            row = await store.row(select(schema.game).where(schema.game.c.id == game), GameRow)
            assert row is not None
            assert (GAME.edition, table.played.decided) == (row["edition"], row["decided"])
            assert row == table.row

            notice = {"edition": GAME.edition, "lost": 6 if broken else 0}
            state = state_of(table, 0, [0])
            assert ("new-edition", notice) == (state["events"][-1]["kind"], state["events"][-1]["args"])
            assert list(range(len(state["events"]))) == [one["n"] for one in state["events"]]
            later = Table(game, store, Thinkers(0), Config("sqlite://"))
            await later.load()
            assert state["events"] == state_of(later, 0, [0])["events"]  # told once, and kept

    in_store(database, work)


def test_a_game_that_is_over_stays_over(database: str) -> None:
    """Also one that ended by agreement, before the rules would end it."""

    async def work(store: Store) -> None:
        game, course = await created(store, 6)
        start = begun(GAME, 2, course.key, course.options)
        tried = first_legal(course)
        values: GameRow = {"decided": 1, "status": "over", "agreed": True, "edition": 0, "scores": [3, 4]}
        await store.commit(Change(game, 1, values, [tried], begun=start.told))
        before = await store.whole_game(game)
        table = Table(game, store, Thinkers(0), Config("sqlite://"))
        await table.load()
        assert ("over", [3, 4], 1) == (table.status, table.row["scores"], table.played.decided)
        assert before == await store.whole_game(game)

    in_store(database, work)


def test_people_have_one_name_each(database: str) -> None:
    async def work(store: Store) -> None:
        row = {"name": "A", "login": "a", "language": "en", "theme": "system", "settings": {}, "created": 0}
        await store.insert(schema.person, row | {"id": "1"})
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.insert(schema.person, row | {"id": "2"})
        assert 1 == len(await store.rows(select(schema.person), PersonRow))

    in_store(database, work)


def test_what_a_person_wishes_is_theirs_alone(database: str) -> None:
    """And nobody's at a seat at which a program plays for them."""

    async def work(store: Store) -> None:
        game, _ = await created(store)
        row = {"login": None, "language": "en", "theme": "system", "created": 0}
        for person in ("a", "b"):
            await store.insert(schema.person, row | {"id": person, "name": person, "settings": {"of": person}})
        assert [{"of": "a"}, {"of": "b"}, {}] == [await store.wishes(game, 0, one) for one in ("a", "b", "c")]

    in_store(database, work)


def test_a_table_laid_with_a_change_is_there_with_what_was_told(database: str) -> None:
    """As when people play again: the new one is begun in the moment in which the old one knows of it."""

    async def work(store: Store) -> None:
        old, _ = await created(store)
        course = begun(GAME, 2, key_from(2), GAME.options(2, {}))
        row = game_row(GAME, 2, course.key, course.options, {"id": "p"}, True, "live")
        seats: list[SeatRow] = [
            {"game": row["id"], "seat": seat, "kind": "open", "person": None, "name": "", "bot": None}
            for seat in (0, 1)
        ]
        await store.commit(Change(old, 1, {"again": row["id"]}, laid=Laid(row, seats, course.told)))
        found = await store.whole_game(row["id"])
        assert found is not None
        assert (row["key"], 2) == (found[0]["key"], len(found[1]))
        assert [one.args for one in course.told] == [one["args"] for one in found[3]] != []

    in_store(database, work)


@pytest.mark.parametrize("again", [False, True], ids=["new", "again"])
def test_a_table_brings_its_correction_along(database: str, again: bool) -> None:
    """It may have been forgotten while an annex had it open; a table without it would have no box any more."""

    async def work(store: Store) -> None:
        for _ in range(2):  # once it is not there, once it was wanted long ago
            old, course = await created(annex)
            if again:
                await store.execute(delete(schema.correction))
                row = game_row(GAME, 2, course.key, course.options, {"id": "p"}, True, "live")
                seats: list[SeatRow] = [
                    {"game": row["id"], "seat": 0, "kind": "open", "person": None, "name": "", "bot": None}
                ]
                await annex.commit(Change(old, 1, {"again": row["id"]}, laid=Laid(row, seats, course.told)))
            (found,) = await store.rows(select(schema.correction), CorrectionRow)
            assert ("box", "gugong", "its text") == (found["id"], found["game"], found["text"])
            assert found["created"] > 0
            await store.execute(update(schema.correction).values(created=0))

    annex = Store(database, Corrected("box", "gugong", "its text"))

    async def opened(store: Store) -> None:
        await annex.open()
        try:
            await work(store)
        finally:
            await annex.close()

    in_store(database, opened)
