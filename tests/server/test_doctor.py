"""Damage: a table that cannot be read says so, the others go on, and the doctor saves them."""

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from caravanserai.cli import main
from caravanserai.server.backup import restore
from caravanserai.server.doctor import examine
from caravanserai.server.store import Store
from caravanserai.tables.problem import StoreProblem
from tests.server.hands import play_some
from tests.server.house import House, Luck, Person, config_for, legal, sqlite_in
from tests.server.test_restart import again
from tests.server.written import written

PAGE = 4096
HARM = {  # what happens to a table in a file that hangs together
    "a column that is no JSON": "UPDATE game SET options = '{oops' WHERE id = ?",
    "a decision that was never taken": "UPDATE decision SET token = 'answer:yes' WHERE game = ? AND n = 4",
    "a decision that is gone": "DELETE FROM decision WHERE game = ? AND n = 5",
    "the last decision that is gone": "DELETE FROM decision WHERE game = ? AND n = 8",
    "an event that is gone": "DELETE FROM event WHERE game = ? AND n = 1",
    "text that is none": "UPDATE decision SET token = CAST(x'ff80' AS TEXT) WHERE game = ? AND n = 2",
    "another key": "UPDATE game SET key = 'zz' WHERE id = ?",
}


def played(me: Person, moves: int, seed: int) -> str:
    table, luck = me.table("me", public=True), Luck(seed)
    play_some(me.house, table, luck, moves)
    return table


def harmed(file: Path, tables: dict[str, str]) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for table, statement in tables.items():
            assert connection.execute(statement, (table,)).rowcount > 0
        connection.commit()


@pytest.mark.slow
def test_a_damaged_table_says_so_and_the_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Seven kinds of harm: each table answers `damaged`, with one line in the log; lists and other tables are well."""
    url, file = sqlite_in(tmp_path), tmp_path / "tables.sqlite"
    with House(config_for(url)) as house:
        me = house.guest()
        tables = {played(me, 8, n): statement for n, statement in enumerate(HARM.values())}
        sound = played(me, 8, 99)
    harmed(file, tables)
    with House(config_for(url)) as house, caplog.at_level(logging.WARNING):
        back = again(me, house)
        for table in tables:
            for _ in range(3):
                assert "damaged" == back.get(f"/api/tables/{table}", 409)["error"]
        assert sound in {one["id"] for one in back.get("/api/tables", list="mine")}
        assert sound in {one["id"] for one in back.get("/api/tables", list="public")}
        state = back.asked(sound, 0)
        back.move(sound, state, legal(state)[0])
        said = [record for record in caplog.records if "doctor" in record.getMessage()]
        assert sorted(tables) == sorted(name for name in tables for one in said if name in one.getMessage())
        assert not any(record.exc_info for record in caplog.records)


def test_a_game_with_later_keys_is_sound(tmp_path: Path) -> None:
    """What was drawn from the fresh key of a fork is drawn again from that one."""
    url = sqlite_in(tmp_path)
    with House(config_for(url)) as house:
        me = house.guest()
        fork = me.post(f"/api/tables/{played(me, 8, 1)}/fork", n=4, seats=[{"kind": "me"}])["id"]
        begun = me.state(fork, 0)["events"]
        play_some(house, fork, Luck(2), 30)
        assert len(me.state(fork, 0)["events"]) > len(begun)
        assert int(house.service.tables.live[fork].played.s.reveals) > 0
    findings = asyncio.run(examine(url))
    assert findings.is_well(), findings.damaged


def test_the_doctor_names_the_file_that_cannot_be_written(tmp_path: Path) -> None:
    """And not the one that is looked at, which is well."""

    async def made() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        await store.close()

    asyncio.run(made())
    save = tmp_path / "nowhere" / "saved"
    with pytest.raises(StoreProblem, match=re.escape(f"{save}: No such file or directory")):
        asyncio.run(examine(sqlite_in(tmp_path), save))


@pytest.mark.slow
def test_the_doctor_names_what_is_damaged_and_saves_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By exactly the tables that the server would not open; the new file is whole, with all people in it."""
    url, file = sqlite_in(tmp_path), tmp_path / "tables.sqlite"
    with House(config_for(url)) as house:
        me = house.guest()
        tables = {played(me, 8, n): statement for n, statement in enumerate(HARM.values())}
        sound = [played(me, 30, 98), played(me, 0, 99)]
    harmed(file, tables)
    saved = tmp_path / "saved"
    assert 1 == main(["doctor", "--database", url, "--save", str(saved)])
    out = capsys.readouterr().out
    assert f"{len(sound)} tables are sound, {len(tables)} are damaged" in out
    assert sorted(tables) == sorted(name for name in tables if f"table {name}: " in out)
    assert 1 == main(["doctor", "--database", url, "--save", str(saved)])  # never over another file
    fresh = sqlite_in(tmp_path / "fresh")
    asyncio.run(restore(fresh, saved))
    assert asyncio.run(examine(fresh)).is_well()
    with House(config_for(fresh)) as house:
        back = again(me, house)
        assert set(sound) == {one["id"] for one in back.get("/api/tables", list="mine")}
        state = back.asked(sound[0], 0)
        assert 30 == state["decided"]
        back.move(sound[0], state, legal(state)[0])


@pytest.mark.slow
def test_pages_that_are_overwritten(tmp_path: Path) -> None:
    """Twelve places at random, four times: whatever is still sound is saved, and the server opens what was saved."""
    file = tmp_path / "tables.sqlite"
    asyncio.run(written(sqlite_in(tmp_path), "gugong", tables=8, decisions=25))
    whole, luck = file.read_bytes(), Luck(7)
    pages = [at for at in range(PAGE, len(whole), PAGE) if b"CREATE " not in whole[at : at + PAGE]]
    for turn in range(4):
        damaged = bytearray(whole)
        for _ in range(12):
            at = pages[luck.below(len(pages))] + luck.below(PAGE - 64)
            damaged[at : at + 64] = bytes(luck.below(256) for _ in range(64))
        folder = tmp_path / str(turn)
        folder.mkdir()
        (folder / "tables.sqlite").write_bytes(bytes(damaged))
        found = asyncio.run(examine(sqlite_in(folder), folder / "saved"))
        asyncio.run(restore(sqlite_in(folder / "fresh"), folder / "saved"))
        saved = asyncio.run(examine(sqlite_in(folder / "fresh")))
        assert saved.is_well(), saved
        assert found.sound == saved.sound


def test_a_list_of_tables_that_is_damaged(tmp_path: Path) -> None:
    """Nothing can be read, and one line says so."""
    file = tmp_path / "tables.sqlite"
    with House(config_for(sqlite_in(tmp_path))) as house:
        house.guest()
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE snapshot", b"CREATE \xff\x84\x00\x01\x80 snapshot"))
    with pytest.raises(StoreProblem, match="restore a backup"):
        asyncio.run(examine(sqlite_in(tmp_path)))


@pytest.mark.postgresql
def test_the_doctor_of_a_postgresql(postgres_database: str, tmp_path: Path) -> None:
    """A game whose decision is not by the rules is named; the other is saved."""
    with House(config_for(postgres_database)) as house:
        me = house.guest()
        broken, sound = played(me, 8, 1), played(me, 8, 2)

    async def harm() -> None:
        import asyncpg  # noqa: PLC0415  only here

        connection = await asyncpg.connect(postgres_database)
        await connection.execute("UPDATE decision SET token = 'answer:yes' WHERE game = $1 AND n = 4", broken)
        await connection.close()

    asyncio.run(harm())
    found = asyncio.run(examine(postgres_database, tmp_path / "saved"))
    assert ([broken], 1) == ([*found.damaged], found.sound)
    with closing(sqlite3.connect(tmp_path / "saved")) as connection:
        assert [(sound,)] == connection.execute("SELECT id FROM game").fetchall()
