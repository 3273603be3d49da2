"""The disk: going to and fro, talking and forking for ever do not fill it, and nothing that counts is lost."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from caravanserai.server import limits, schema, sweeping
from caravanserai.server.limits import A_TABLE_KEPT, Limit
from caravanserai.server.schema import LIVE
from caravanserai.tables.rows import ChatRow
from tests.server.house import House, Luck, Person, config_for, legal, run_in, sqlite_in
from tests.server.paying import KEPT, paid, stop_the_clock

SMALL = {"EVERY": 2, "TAKEN_BACK": 8, "LINES": 4, "REMEMBERED": 10}


def count(house: House, table: Any, *where: Any) -> int:
    found = select(func.count().label("n")).select_from(table).where(*where)
    row = run_in(house, house.service.store.row(found, ChatRow))
    assert row is not None
    return row["n"]


def to_and_fro(me: Person, table: str, times: int) -> None:
    for _ in range(times):
        me.turn(table, "undo", me.state(table, 0))
        me.turn(table, "redo", me.state(table, 0))


def test_what_was_taken_back_long_ago_is_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows grow no further; the game is as it was, read anew too, and the last answers are given again."""
    for name, value in SMALL.items():
        monkeypatch.setattr(sweeping, name, value)
    with House(config_for(database)) as house:
        me, luck = house.guest(), Luck(3)
        table = me.table("me")
        for _ in range(6):
            state = me.asked(table, 0)
            me.move(table, state, luck.choice(legal(state)))
        before = me.state(table, 0)
        of_decisions = (schema.decision.c.game == table, schema.decision.c.undone > LIVE)
        rows = []
        for _ in range(3):
            to_and_fro(me, table, 6)
            rows.append(
                (
                    count(house, schema.decision, *of_decisions),
                    count(house, schema.event, schema.event.c.game == table),
                    count(house, schema.command, schema.command.c.game == table),
                )
            )
        assert 0 < rows[0][0] <= SMALL["TAKEN_BACK"] + SMALL["EVERY"]
        assert rows[0][2] <= SMALL["REMEMBERED"] + SMALL["EVERY"]
        assert rows[0] == rows[1] == rows[2]

        state = me.state(table, 0)
        undone = me.turn(table, "undo", state, key="the-last")
        live = run_in(house, house.service.tables.get(table))
        run_in(house, live.load())
        assert undone == me.turn(table, "undo", state, key="the-last")
        me.turn(table, "redo", me.state(table, 0))
        after = me.state(table, 0)
        assert (before["decided"], before["view"], before["events"]) == (
            after["decided"],
            after["view"],
            after["events"],
        )


def test_old_lines_of_chat_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their numbers go on."""
    for name, value in SMALL.items():
        monkeypatch.setattr(sweeping, name, value)
    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me")
        line = me.socket(table, 0)
        for n in range(13):
            me.post(f"/api/tables/{table}/chat", text=str(n))
        assert list(range(13)) == [line.next("chat")["n"] for _ in range(13)]
        kept = run_in(house, house.service.store.chat(table, 50))
        assert ["9", "10", "11", "12"] == [one["text"] for one in kept]


@pytest.fixture
def counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that lets a client write a guest and one table with ten decisions, and then next to nothing."""
    monkeypatch.setattr(limits, "KEPT", Limit(1 + A_TABLE_KEPT + 10, 1e-6))
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        yield house


def test_nobody_writes_without_end(counting: House) -> None:
    """By going to and fro, by what is said, over a socket too, by forks, records, new tables, guests and what they set.

    To look costs the disk nothing.
    """
    me = counting.guest()
    table = me.table("me")
    state = me.asked(table, 0)
    me.move(table, state, legal(state)[0])
    to_and_fro(me, table, 4)
    me.turn(table, "undo", me.state(table, 0))
    line, now = me.socket(table, 0), me.state(table, 0)
    line.send(do="redo", seat=0, decided=now["decided"], key="k")
    line.send(do="chat", text="x")
    refusals = [
        line.next("error"),
        line.next("error"),
        me.turn(table, "redo", now, 429),
        me.turn(table, "undo", now, 429),
        me.turn(table, "confirm", now, 429),
        me.move(table, now, legal(now)[0], 429),
        me.post(f"/api/tables/{table}/fork", 429, n=0, seats=[{"kind": "me"}]),
        me.post("/api/tables/import", 429, text="x"),
        me.post("/api/tables", 429, game="gugong", seats=[{"kind": "me"}]),
        me.post("/api/tables/lesson", 429, game="gugong"),
        me.post(f"/api/tables/{table}/chat", 429, text="x"),
        me.post("/api/games/gugong/corrections", 429, text="x"),
        me.post("/api/guest", 429, name="Me"),
        me.http.patch("/api/me", json={"theme": "dark"}, headers={"X-CSRF-Token": me.csrf}).json(),
        me.http.patch("/api/me", json={"settings": {}}, headers={"X-CSRF-Token": me.csrf}).json(),
    ]
    assert {("too-many", "what the disk keeps")} == {
        (one["error"], one["detail"].partition(": wait ")[0]) for one in refusals
    }
    assert now == me.state(table, 0)


def test_what_is_copied_is_paid_for(counting: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork by the decisions it begins with, and a record by its length."""
    me = counting.guest()
    table = me.table("me")
    for _ in range(3):
        state = me.asked(table, 0)
        me.move(table, state, legal(state)[0])
    left = limits.Limit(2 * A_TABLE_KEPT + 5, 1e-6)
    spent = ("what the disk keeps", "127.0.0.1")
    monkeypatch.setattr(limits, "KEPT", left)
    buckets = counting.service.limits.buckets

    def paid(path: str, **body: Any) -> float:
        buckets[spent] = (left.burst, buckets[spent][1])
        me.http.post(path, json=body, headers={"X-CSRF-Token": me.csrf})
        return round(left.burst - buckets[spent][0])

    seats = [{"kind": "me"}]
    assert A_TABLE_KEPT + 2 == paid(f"/api/tables/{table}/fork", n=2, seats=seats)
    assert A_TABLE_KEPT + 3 == paid(f"/api/tables/{table}/fork", n=1_000_000, seats=seats)
    assert A_TABLE_KEPT + 9 == paid("/api/tables/import", text="x" * 99)


def test_texts_are_paid_for_by_their_length(tmp_path: Path) -> None:
    """In bytes, as the disk has them: what is said, what is set, and a correction, though it comes to nothing."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        table = me.table("me")
        stop_the_clock(house)

        def set_to(**body: Any) -> float:
            headers = {"X-CSRF-Token": me.csrf}
            return paid(house, lambda: me.http.patch("/api/me", json=body, headers=headers), KEPT)

        said = [
            paid(house, partial(me.post, f"/api/tables/{table}/chat", text=text), KEPT) for text in ("x", "ű" * 500)
        ]
        assert [1, 3] == said
        assert [1, 2] == [set_to(theme="dark"), set_to(settings={"a": "x" * 200, "b": "ű" * 100})]
        assert 2 == paid(house, partial(Person(house).post, "/api/guest", name="Me", settings={"a": "ű" * 200}), KEPT)
        wrong = "[[" * 600
        assert 4 == paid(house, partial(me.post, "/api/games/gugong/corrections", 400, text=wrong), KEPT)
