"""Backups under play: nothing acknowledged is missing, every game can be played on, and they go both ways."""

import asyncio
import errno
import os
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from caravanserai.cli import main
from caravanserai.server import backup, embedded
from caravanserai.server.backup import back_up, engine_of, handed, is_of_the_owner, restore
from caravanserai.server.doctor import examine
from caravanserai.tables.problem import StoreProblem
from tests.server.house import DEALS, House, Luck, Sent, config_for, fresh_key, legal, sqlite_in, wait_until
from tests.server.test_restart import again
from tests.server.written import written


class Playing(threading.Thread):
    """Somebody who plays on and on, and keeps what was acknowledged."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__()
        self.me = house.guest()
        self.luck = Luck(seed)
        self.acknowledged: list[tuple[str, int, str]] = []  # table, number of the decision, what
        self.enough = threading.Event()

    def run(self) -> None:
        table = self.me.table("me", "here")
        while not self.enough.is_set():
            state = self.me.state(table)
            if state["table"]["status"] == "over":
                table = self.me.table("me", "here")
                continue
            state = self.me.state(table, state["asked"][0])
            token = self.luck.choice(legal(state))
            self.me.move(table, state, token)
            self.acknowledged.append((table, state["decided"] + 1, token))


def have_played(players: list[Playing], least: int) -> bool:
    return all(len(one.acknowledged) > least for one in players)


def is_same_but_for_its_key(before: Sent, after: Sent) -> None:
    """Whether a table is as it was, and says no more than that its later chance is another."""
    for part in ("decided", "view", "ask", "undo"):
        assert before[part] == after[part], part
    *told, last = after["events"]
    assert (before["events"], "new-key") == (told, last["kind"])


def decisions_in(file: Path) -> set[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return set(connection.execute("SELECT game, n, token FROM decision WHERE undone = 0"))


@pytest.mark.slow
def test_a_backup_made_under_play(database: str, tmp_path: Path) -> None:
    """Every move that was acknowledged before it began is in it, and every game in it can be played on."""
    with House(config_for(database)) as house:
        players = [Playing(house, seed) for seed in (1, 2)]
        for player in players:
            player.start()
        try:
            for n in range(2):
                wait_until(partial(have_played, players, 10 * (n + 1)))
                before = {one for player in players for one in player.acknowledged}
                file = tmp_path / f"backup{n}"
                kept = asyncio.run(back_up(database, file))
                found = decisions_in(file)
                assert before <= found
                assert len(found) == kept.decisions
                findings = asyncio.run(examine(f"sqlite:///{file}"))
                assert findings.is_well(), findings
                assert asyncio.run(examine(database)).is_well()  # also while it changes
                assert 0o600 == stat.S_IMODE(file.stat().st_mode)
                assert not file.with_name(f"{file.name}.part").exists()
        finally:
            for player in players:
                player.enough.set()
            for player in players:
                player.join()


@pytest.mark.postgresql
def test_a_backup_goes_from_one_kind_to_the_other_and_back(postgres_database: str, tmp_path: Path) -> None:
    """A game of a PostgreSQL is played on in a file, and the file in a PostgreSQL again: the same table."""
    file, embedded = tmp_path / "one", sqlite_in(tmp_path / "embedded")
    with House(config_for(postgres_database)) as house:
        me = house.guest("Zoë")
        table, luck = me.table("me", "random", clock={"time": 600, "increment": 5}), Luck(3)
        for _ in range(25):
            state = me.asked(table, 0)
            me.move(table, state, luck.choice(legal(state)))
        me.post(f"/api/tables/{table}/chat", text="ő – 象")
        before = me.asked(table, 0)
    asyncio.run(back_up(postgres_database, file))
    asyncio.run(restore(embedded, file, keys=DEALS.next))
    with House(config_for(embedded)) as house:
        back = again(me, house)
        after = back.asked(table, 0)
        is_same_but_for_its_key(before, after)
        assert "ő – 象" == back.socket(table, 0).next("chat")["text"]
        back.move(table, after, luck.choice(legal(after)))
        before = back.asked(table, 0)
    with pytest.raises(StoreProblem, match="already"):
        asyncio.run(back_up(embedded, file))
    asyncio.run(back_up(embedded, file, force=True))
    with pytest.raises(StoreProblem, match="not empty"):
        asyncio.run(restore(postgres_database, file))
    asyncio.run(restore(postgres_database, file, force=True, keys=DEALS.next))
    with House(config_for(postgres_database)) as house:
        after = again(me, house).asked(table, 0)
        is_same_but_for_its_key(before, after)


def test_a_backup_is_restored_while_the_server_serves(database: str, tmp_path: Path) -> None:
    """Who looks on sees the table as it was; what was about to be written upon the later one is not; play goes on."""
    file = tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        table, luck = me.table("me"), Luck(4)
        for _ in range(10):
            state = me.asked(table, 0)
            me.move(table, state, luck.choice(legal(state)))
        then = me.asked(table, 0)
        asyncio.run(back_up(database, file))
        for _ in range(5):
            state = me.asked(table, 0)
            me.move(table, state, luck.choice(legal(state)))
        later = me.table("me")
        me.state(later, 0)
        line = me.socket(table, 0)
        known = line.next("state")
        with pytest.raises(StoreProblem, match="not empty"):
            asyncio.run(restore(database, file))
        asyncio.run(restore(database, file, force=True, keys=DEALS.next))
        seen = line.state_when(lambda state: state["decided"] == then["decided"])
        assert seen["v"] > known["v"]
        assert then["view"] == seen["view"]
        me.post(f"/api/tables/{table}/moves", 409, seat=0, decided=15, key=fresh_key(), token=legal(then)[0])
        me.move(table, me.asked(table, 0), legal(then)[0])
        assert then["decided"] + 1 == me.state(table, 0)["decided"]
        wait_until(lambda: me.http.get(f"/api/tables/{later}").status_code == 404)


def test_what_cannot_be_restored(tmp_path: Path) -> None:
    """Nothing is changed by a file that is no backup, is newer, damaged, or is not there."""
    database = sqlite_in(tmp_path / "served")
    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me")
        whole = tmp_path / "whole"
        asyncio.run(back_up(database, whole))
        content = whole.read_bytes()
        newer, damaged, text, empty = (tmp_path / name for name in ("newer", "damaged", "text", "empty"))
        newer.write_bytes(content)
        with closing(sqlite3.connect(newer)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = 'flying-carpets'")
            connection.commit()
        torn = bytearray(content)
        for at in range(8 * 4096, len(content), 4096):
            torn[at : at + 64] = bytes(range(64))
        damaged.write_bytes(bytes(torn))
        text.write_text("Dear diary")
        empty.touch()
        refusals = {
            newer: "newer",
            damaged: "damaged",
            text: "not a database",
            empty: "empty: this is no backup: there is nothing in it$",
            tmp_path / "nothing": "no such file",
        }
        for file, why in refusals.items():
            with pytest.raises(StoreProblem, match=why):
                asyncio.run(restore(database, file, force=True))
        assert 0 == me.asked(table, 0)["decided"]


@pytest.mark.postgresql
def test_a_postgresql_without_tables_is_not_backed_up(postgres_database: str, tmp_path: Path) -> None:
    """It is said in words, and no file is left."""
    with pytest.raises(StoreProblem, match="there is no database here to back up"):
        asyncio.run(back_up(postgres_database, tmp_path / "backup"))
    assert [] == list(tmp_path.iterdir())


def test_what_the_server_cannot_take_over_is_said_by_whoever_handed_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is changed by it."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"

    def fails(*_: object, **__: object) -> None:
        raise OSError("no room on the carpet")

    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me")
        asyncio.run(back_up(database, file))
        monkeypatch.setattr(backup, "fill", fails)
        with pytest.raises(StoreProblem, match="could not restore it: no room on the carpet"):
            asyncio.run(restore(database, file, force=True))
        assert 0 == me.asked(table, 0)["decided"]


def test_what_a_file_says_of_a_refusal_is_for_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command says it and takes it away; nobody else may read it, and nothing of the rows is in it."""
    database, file, seen = sqlite_in(tmp_path), tmp_path / "backup", list[tuple[int, str]]()
    refused, read_text = tmp_path / "tables.sqlite.refused", Path.read_text

    def noted(path: Path, *given: Any, **more: Any) -> str:
        text = read_text(path, *given, **more)
        if path == refused:
            seen.append((stat.S_IMODE(path.stat().st_mode), text))
        return text

    with House(config_for(database)) as house:
        me = house.guest("Zoë")
        me.table("me")
        asyncio.run(back_up(database, file))
        leave_an_orphan(file)
        monkeypatch.setattr(Path, "read_text", noted)
        with pytest.raises(StoreProblem, match=r"could not restore it: FOREIGN KEY constraint failed$"):
            asyncio.run(restore(database, file, force=True))
    assert [(0o600, "FOREIGN KEY constraint failed")] == seen
    assert {"tables.sqlite", "tables.sqlite.lock", "backup"} == {one.name for one in tmp_path.iterdir()}


def test_a_refusal_is_told_where_there_is_no_room_for_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is to believe that all was brought back because the disk is too full to say otherwise."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"

    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    with House(config_for(database)) as house:
        house.guest().table("me")
        asyncio.run(back_up(database, file))
        monkeypatch.setattr(backup, "fill", full)
        monkeypatch.setattr(Path, "write_text", full)
        with pytest.raises(StoreProblem, match="the server could not restore it"):
            asyncio.run(restore(database, file, force=True))


def test_what_went_wrong_with_a_file_tells_nothing_of_what_was_in_it(tmp_path: Path) -> None:
    wanted = text("SELECT nothing WHERE :token = ''")
    with engine_of(tmp_path / "file") as engine, pytest.raises(OperationalError) as error, engine.begin() as connection:
        connection.execute(wanted, {"token": "a cookie"})
    assert "nothing" in str(error.value)
    assert "a cookie" not in str(error.value)


def leave_an_orphan(file: Path) -> None:
    """A row that belongs to nothing."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO session VALUES ('a-hash-of-a-cookie', 'nobody', 0, 0)")
        connection.commit()


def is_said_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that fails says, which has a line for it."""
    assert 1 == main(words)
    said = capsys.readouterr().err
    assert 1 == len(said.splitlines()), said
    return said


@pytest.mark.postgresql
def test_a_postgresql_that_lets_nobody_in(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database is named, not the file, which nobody has begun."""
    stranger = postgres_database.replace("postgres@", "stranger:secret@")
    said = is_said_in_one_line(["backup", str(tmp_path / "backup"), "--database", stranger], capsys)
    assert 'role "stranger" does not exist' in said
    assert str(tmp_path) not in said
    assert "secret" not in said
    assert [] == list(tmp_path.iterdir())


@pytest.mark.postgresql
def test_a_postgresql_that_breaks_off(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a backup: one line, and no half of a file."""
    asyncio.run(written(postgres_database, "gugong", tables=1, decisions=1))
    shaped = backup.shaped

    def ended(*given: Any) -> Any:
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, all_sent_away(postgres_database)).result()
        return shaped(*given)

    monkeypatch.setattr(backup, "shaped", ended)
    file = tmp_path / "backup"
    assert postgres_database.partition("@")[2] in is_said_in_one_line(
        ["backup", str(file), "--database", postgres_database], capsys
    )
    assert [] == list(tmp_path.iterdir())


async def all_sent_away(address: str) -> None:
    connection = await asyncpg.connect(address)
    others = "datname = current_database() AND pid != pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")  # noqa: S608
    await connection.close()


@pytest.mark.postgresql
def test_a_disk_that_is_full_while_rows_are_copied(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is named, not the database, which is well."""
    asyncio.run(written(postgres_database, "gugong", tables=2, decisions=200))
    shaped = backup.shaped

    def filled(target: Connection, shape: str) -> Any:
        found = shaped(target, shape)
        target.exec_driver_sql("PRAGMA max_page_count=1")  # no more than there are
        return found

    monkeypatch.setattr(backup, "shaped", filled)
    file = tmp_path / "backup"
    said = is_said_in_one_line(["backup", str(file), "--database", postgres_database], capsys)
    assert f"{file}: the disk is full" in said
    assert [] == list(tmp_path.iterdir())


def test_a_disk_that_is_full_while_a_backup_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, and all is as it was."""
    first, second, file = tmp_path / "first", sqlite_in(tmp_path / "second"), tmp_path / "backup"
    first.mkdir()
    asyncio.run(written(sqlite_in(first), "gugong", tables=2, decisions=200))
    asyncio.run(back_up(sqlite_in(first), file))
    asyncio.run(written(second, "gugong", tables=0, decisions=0))
    prepare = embedded.prepare

    def full(connection: Any, _: Any = None) -> None:
        prepare(connection)
        connection.execute("PRAGMA max_page_count=1")

    monkeypatch.setattr(embedded, "prepare", full)
    said = is_said_in_one_line(["restore", str(file), "--database", second], capsys)
    assert "disk is full" in said
    monkeypatch.undo()
    asyncio.run(restore(second, file))  # it is empty still


@pytest.mark.parametrize("spoilt", ["an orphan", "no JSON"])
def test_a_backup_whose_rows_cannot_be_taken(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoilt: str
) -> None:
    """One line, without the statement and what was in the row."""
    file = tmp_path / "backup"
    asyncio.run(written(sqlite_in(tmp_path), "gugong", tables=1, decisions=1))
    asyncio.run(back_up(sqlite_in(tmp_path), file))
    if spoilt == "an orphan":
        leave_an_orphan(file)
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE game SET options = 'a-hash-of-a-cookie'")
            connection.commit()
    said = is_said_in_one_line(["restore", str(file), "--database", database, "--force"], capsys)
    assert f"{file} cannot be restored: " in said
    assert "a-hash-of-a-cookie" not in said
    assert "INSERT" not in said


def test_what_another_user_lays_beside_the_database_is_left_alone(tmp_path: Path) -> None:
    """Only the owner of the database can have it replaced."""
    database = tmp_path / "tables.sqlite"
    database.write_text("")
    handed(database).symlink_to(database)
    assert not is_of_the_owner(handed(database), database)
    handed(database).unlink()
    handed(database).write_text("")
    assert is_of_the_owner(handed(database), database)
    if os.geteuid() == 0:
        os.chown(handed(database), 65534, -1)
        assert not is_of_the_owner(handed(database), database)


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What they say, and their exit codes."""
    monkeypatch.chdir(tmp_path)
    database, file = sqlite_in(tmp_path / "a"), Path("backup")
    assert 1 == main(["backup", str(file), "--database", database])
    assert "no database here" in capsys.readouterr().err
    with House(config_for(database)) as house:
        house.guest().table("me")
    assert 0 == main(["backup", str(file), "--data", str(tmp_path / "a")])
    assert "1 tables, 0 decisions, 1 people" in capsys.readouterr().out
    assert 1 == main(["backup", str(tmp_path / "a" / "tables.sqlite"), "--database", database, "--force"])
    assert 1 == main(["restore", str(file), "--database", database])
    assert 0 == main(["restore", str(file), "--data", str(tmp_path / "b")])
    assert 0 == main(["doctor", "--data", str(tmp_path / "b")])
    assert "1 tables are sound, 0 are damaged" in capsys.readouterr().out
    assert 2 == main(["doctor", "--data", "x", "--database", database])
