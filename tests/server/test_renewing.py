"""After a restore: nobody plays on by chance that they know from how the game went after the backup was made."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from caravanserai.cli import main
from caravanserai.core.record import commitments
from caravanserai.core.rng import commitment
from caravanserai.server.backup import back_up, restore
from caravanserai.server.doctor import examine
from tests.server.hands import play_some
from tests.server.house import DEALS, House, Luck, config_for, run_in, sqlite_in, wait_until
from tests.server.test_fair_play import course_of, end, facts, facts_decided, fork, record, undo_to, up_to_chance
from tests.server.test_restart import again
from tests.server.test_undo import two


def brought_back(house: House, file: Path) -> None:
    """Restored while it is served; returns when all tables have been read anew."""

    def is_read_anew() -> bool:
        live = {name: table.v for name, table in list(house.service.tables.live.items())}
        return live == run_in(house, house.service.store.versions([*live]))

    asyncio.run(restore(house.config.database, file, force=True, keys=DEALS.next))
    wait_until(is_read_anew)


def rows_of(file: Path, table: str) -> dict[str, Any]:
    """All that the database has of a table but its version and its leases."""
    left_out = ("v", "lease", "lease_until")
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM game WHERE id = ?", (table,)).fetchone())
        told = connection.execute("SELECT * FROM event WHERE game = ? ORDER BY n, undone", (table,)).fetchall()
    return {name: value for name, value in row.items() if name not in left_out} | {"told": [tuple(one) for one in told]}


def test_a_game_whose_key_was_told_since_goes_on_by_another(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so to all, and its record holds against what was published, the old key and the fresh one in order."""
    with House(config_for(database)) as house:
        people, table = two(house, pace="days")
        luck = Luck(80)
        up_to_chance(house, table, luck)
        n, first = facts_decided(people[0], table), facts(people[0], table)["commitment"]
        asyncio.run(back_up(database, tmp_path / "backup"))
        end(people, table)
        known = record(people[1], table).key
        line = people[1].socket(table, 1)
        brought_back(house, tmp_path / "backup")

        state = line.state_when(lambda state: state["table"]["status"] == "playing")
        assert "restored" == state["table"]["open_past"]
        assert {"restored"} == {one["open_past"] for one in people[1].get("/api/tables", list="mine")}
        keys = state["table"]["keys"]
        assert [(0, first), n] == [(keys[0]["since"], keys[0]["commitment"]), keys[1]["since"]]
        assert [None, None] == [one["key"] for one in keys]
        told = state["events"][-1]
        assert ("new-key", n) == (told["kind"], told["decided"])
        assert told["args"]["commitment"] == keys[1]["commitment"] == state["table"]["commitment"] != first

        course = course_of(house, table)
        assert known == course.key != course.key_at(n)
        up_to_chance(house, table, luck, n)
        end(people, table)
        found = record(people[0], table)
        assert [one["commitment"] for one in keys] == commitments(found) == found.commitments
        (tmp_path / "game.record").write_text(people[0].get(f"/api/tables/{table}/record"))
    assert asyncio.run(examine(database)).is_well()
    published = [word for one in keys for word in ("--commitment", one["commitment"])]
    assert 0 == main(["verify", str(tmp_path / "game.record"), *published, "--lang", "en"])
    assert "Verified: all agrees" in capsys.readouterr().out


def test_in_another_place_as_well(tmp_path: Path) -> None:
    """Nobody can say whether the game went on in the first; what was taken back is not played again."""
    first, second = sqlite_in(tmp_path / "first"), sqlite_in(tmp_path / "second")
    with House(config_for(first)) as house:
        people, table = two(house, pace="days")
        play_some(house, table, Luck(81), 6)
        me = next(one for seat, one in enumerate(people) if one.state(table, seat)["undo"]["free"])
        me.turn(table, "undo", me.state(table, people.index(me)))
        n = facts_decided(me, table)
        assert house.service.tables.live[table].row["redo"]
        asyncio.run(back_up(first, tmp_path / "backup"))
    asyncio.run(restore(second, tmp_path / "backup", keys=DEALS.next))
    with House(config_for(second)) as house:
        back = again(me, house)
        shown = facts(back, table)
        assert ("restored", [0, n]) == (shown["open_past"], [one["since"] for one in shown["keys"]])
        assert [] == house.service.tables.live[table].row["redo"]


def test_every_restore_takes_keys_of_its_own(tmp_path: Path) -> None:
    """The same backup, brought back twice, goes on in two ways; nothing takes a key that is not fresh."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me", "here")
        asyncio.run(back_up(database, file))
    found = []
    for _ in range(2):
        asyncio.run(restore(database, file, force=True))
        found.append(json.loads(rows_of(tmp_path / "tables.sqlite", table)["keys"]))
    assert [[0], [0]] == [[n for n, _ in keys] for keys in found]
    assert found[0] != found[1]


def test_going_back_behind_the_restore_takes_nothing_from_the_old_key(tmp_path: Path) -> None:
    """Else what was seen after the backup would come again."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me, luck = house.guest(), Luck(82)
        table = me.table("me", "here", pace="days")
        up_to_chance(house, table, luck)
        asyncio.run(back_up(database, file))
        brought_back(house, file)
        undo_to(me, table, 0)
        back = facts_decided(me, table)
        course = course_of(house, table)
        assert [back] == list(course.later)
        assert course.key != course.key_at(back)
        up_to_chance(house, table, luck, back)
        end([me], table)
        record(me, table)


def test_a_table_that_waits_is_dealt_from_another_key(tmp_path: Path) -> None:
    """Nothing of it is known then: it is not marked. A fork keeps the deal that it was begun from."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        table, source = me.table("me", "open"), me.table("me", "here")
        copy = me.post(f"/api/tables/{source}/fork", n=0, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        before, forked = facts(me, table), facts(me, copy)
        asyncio.run(back_up(database, file))
        for one in (table, copy):
            me.post(f"/api/tables/{one}/replace", seat=1, bot="random")
        brought_back(house, file)
        after, goes_on = facts(me, table), facts(me, copy)
        assert ("waiting", None, 1) == (after["status"], after["open_past"], len(after["keys"]))
        assert before["commitment"] != after["commitment"]
        assert ("waiting", "fork", [0, 0]) == (
            goes_on["status"],
            goes_on["open_past"],
            [one["since"] for one in goes_on["keys"]],
        )
        old, new = ([one["commitment"] for one in of["keys"]] for of in (forked, goes_on))
        assert old[0] == new[0]
        assert old[1] != new[1]
        me.post(f"/api/tables/{table}/replace", seat=1, bot="random")
        assert commitment(course_of(house, table).key) == after["commitment"] == facts(me, table)["commitment"]


def test_what_is_over_and_what_is_taught_stay_as_they_were(tmp_path: Path) -> None:
    """A game that is over was played with its key; the script of a lesson needs the chance that it was written for."""
    database, file, other = sqlite_in(tmp_path), tmp_path / "backup", tmp_path / "other"
    with House(config_for(database)) as house:
        me, luck = house.guest(), Luck(83)
        table = me.table("me", "here")
        play_some(house, table, luck, 5)
        lesson = me.post("/api/tables/lesson", game="gugong")["id"]
        copy = fork(me, table, 3)["id"]
        end([me], table)
        end([me], copy)
        asyncio.run(back_up(database, file))
    asyncio.run(restore(sqlite_in(other), file))
    for one in (table, lesson, copy):
        assert rows_of(tmp_path / "tables.sqlite", one) == rows_of(other / "tables.sqlite", one)


def test_who_was_always_alone_is_told_of_no_open_past(tmp_path: Path) -> None:
    """They could always go back over what they had seen. Whoever sits down later is told."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me", "here", pace="days")
        play_some(house, table, Luck(84), 3)
        asyncio.run(back_up(database, file))
        brought_back(house, file)
        shown = facts(me, table)
        assert (None, [0, 3]) == (shown["open_past"], [one["since"] for one in shown["keys"]])
        me.post(f"/api/tables/{table}/leave", seat=1)
        friend = house.guest("Friend")
        friend.post(f"/api/tables/{table}/join", 409, seat=1, invite=facts(me, table)["invite"])
        me.post(f"/api/tables/{table}/consent", agree=True)
        assert "restored" == facts(friend, table)["open_past"]


def test_a_mark_that_is_there_stays(tmp_path: Path) -> None:
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        copy = fork(me, me.table("me", "here"), 0)["id"]
        asyncio.run(back_up(database, file))
        brought_back(house, file)
        assert "fork" == facts(me, copy)["open_past"]


@pytest.mark.parametrize("keys", ['[["x", "00"]]', '[[0, "no key"]]', "[7]"])
def test_one_damaged_table_does_not_keep_the_others_away(tmp_path: Path, keys: str) -> None:
    """Its keys cannot be read, so nobody can play it; all else is brought back."""
    database, file = sqlite_in(tmp_path), tmp_path / "backup"
    with House(config_for(database)) as house:
        me = house.guest()
        table, other = me.table("me", "here"), me.table("me", "here")
        asyncio.run(back_up(database, file))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE game SET keys = ? WHERE id = ?", (keys, table))
            connection.commit()
        brought_back(house, file)
        assert 2 == len(facts(me, other)["keys"])
        assert "damaged" == me.get(f"/api/tables/{table}", 409)["error"]
