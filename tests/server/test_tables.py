"""The tables in memory: which are put away, and what finished games leave behind."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest
from sqlalchemy import update

from caravanserai.core.blake import Stream
from caravanserai.core.course import Course
from caravanserai.core.game import Game, games
from caravanserai.server import schema
from caravanserai.server import store as store_module
from caravanserai.server.service import Service
from caravanserai.tables import resting, shapes, standin
from caravanserai.tables.keeping import Overtaken
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.problem import Damaged
from caravanserai.tables.resting import Resting
from caravanserai.tables.resuming import resumed
from caravanserai.tables.table import TRIES, Table
from tests.server.hands import play_to_the_end
from tests.server.house import House, Luck, Person, config_for, run_in, sqlite_in
from tests.server.written import finished

GAMES = 10
HOUR = 3600.0
LITTLE = 100_000  # bytes
OTHERS = (type, ModuleType, FunctionType, BuiltinFunctionType, asyncio.AbstractEventLoop, asyncio.Future, Game, Stream)


def test_a_finished_game_that_nobody_looks_at_is_put_away(tmp_path: Path) -> None:
    """One that goes on stays, and so does one that somebody looks at. Opened again it is as it was."""
    with House(config_for(sqlite_in(tmp_path), over_seconds=0, poll_seconds=HOUR)) as house:
        tables, me = house.service.tables, house.guest()
        running, finished, watched = me.table("me"), me.table("me"), me.table("me")
        for table in (finished, watched):
            state = me.state(table, 0)
            move = {"seat": 0, "decided": 0, "key": "first", "token": state["ask"]["choices"][0]["token"]}
            first = me.post(f"/api/tables/{table}/moves", **move)
            play_to_the_end(me, table, 0, Luck(1))
        line = me.socket(watched, 0)
        line.next("state")
        before = me.state(finished, 0)
        assert {running, finished, watched} <= tables.live.keys()
        run_in(house, tables.put_away())
        assert {running, watched} == tables.live.keys()
        assert before == me.state(finished, 0)
        assert first == me.post(f"/api/tables/{finished}/moves", **move)


def test_bots_are_seen_to_at_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that cannot be read, or where bots go on and on, do not keep the others from their turn."""
    monkeypatch.setattr(store_module, "LISTED", 2)

    async def seen_to() -> tuple[set[str], set[str]]:
        service = Service(config_for(sqlite_in(tmp_path), poll_seconds=HOUR))
        await service.store.open()
        try:
            names = {await finished(service.store, "gugong", seed, 0) for seed in range(5)}
            await service.store.execute(update(schema.game).values(bot_turn=True, decided=9))  # which are not there
            for _ in range(3):
                await service.tables.wake_bots()
            return names, service.tables.damaged
        finally:
            await service.close()

    names, found = asyncio.run(seen_to())
    assert names == found


def test_finished_games_leave_nothing_in_memory(tmp_path: Path) -> None:
    """Read from the store, looked at and left: nothing holds on to them, but what was last done to the last."""

    async def kept() -> int:
        service = Service(config_for(sqlite_in(tmp_path), over_seconds=0, poll_seconds=HOUR))
        await service.open()
        try:
            left = [
                await looked_at_and_left(service, await finished(service.store, "gugong", seed))
                for seed in range(GAMES)
            ]
            gc.collect()
            return sum(one() is not None for one in left)
        finally:
            await service.close()

    assert asyncio.run(kept()) <= 1


@pytest.mark.parametrize("game", sorted(games()))
def test_a_finished_game_takes_up_little(tmp_path: Path, game: str) -> None:
    """Also while it is still looked at; asked for again it is what it was."""

    async def measured() -> tuple[int, int]:
        service = Service(config_for(sqlite_in(tmp_path), over_seconds=HOUR, poll_seconds=HOUR))
        await service.open()
        try:
            table = await service.tables.get(await finished(service.store, game, 1))
            table.answers = {(one.seat, f"{one.n:032}"): {"v": one.n} for one in table.played.decisions}
            table.watchers.add(onlooker := Outbox())
            before, told = size_of(table), table.audience.text_for(onlooker)
            await service.tables.put_away()
            after = size_of(table)
            onlooker.heard = 0
            assert told == table.audience.text_for(onlooker)
            return before, after
        finally:
            await service.close()

    before, after = asyncio.run(measured())
    assert after < LITTLE < before


def size_of(table: Table) -> int:
    """The bytes of all that a table alone holds on to."""
    known = {id(one) for one in (table.store, table.thinkers, table.config)}
    size, left = 0, list[Any]([table])
    while left:
        one = left.pop()
        if id(one) in known or isinstance(one, OTHERS):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        left += gc.get_referents(one)
    return size


@pytest.mark.parametrize("reader", [shapes, standin])
def test_a_game_at_rest_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: ModuleType) -> None:
    """Its table, its past, and what was answered to whom; who is alone may still take back the end."""
    for name in ("encoded", "decoded"):
        monkeypatch.setattr(resting, name, getattr(reader, name))
    with House(config_for(sqlite_in(tmp_path), over_seconds=HOUR, poll_seconds=HOUR)) as house:
        tables, me = house.service.tables, house.guest()
        name = me.table("me")
        state = me.state(name, 0)
        move = {"seat": 0, "decided": 0, "key": "first", "token": state["ask"]["choices"][0]["token"]}
        first = me.post(f"/api/tables/{name}/moves", **move)
        before = play_to_the_end(me, name, 0, Luck(1))
        middle = me.get(f"/api/tables/{name}/at/25", seat=0)
        table = tables.live[name]

        run_in(house, tables.put_away())
        assert isinstance(table.kept, Resting)
        assert before == me.state(name, 0)
        assert middle == me.get(f"/api/tables/{name}/at/25", seat=0)

        async def steps() -> list[bool]:
            """Whether the game is at rest, before and after each moment that waking it takes."""
            waking, out = table.whole().__await__(), [isinstance(table.kept, Resting)]
            for _ in waking:
                out.append(isinstance(table.kept, Resting))
            return out

        run_in(house, tables.put_away())
        waking = run_in(house, steps())
        assert [True] * (len(waking) - 1) + [False] == waking
        assert len(waking) > 4
        assert [False] == run_in(house, steps())

        run_in(house, tables.put_away())
        assert first == me.post(f"/api/tables/{name}/moves", **move)

        run_in(house, tables.put_away())
        assert isinstance(table.kept, Resting)
        me.turn(name, "undo", before)
        state = me.state(name, 0)
        assert ("playing", True) == (state["table"]["status"], state["decided"] < before["decided"])
        assert table is tables.live[name]


def test_what_cannot_be_read_at_all_is_damaged(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong: it is told in one line, of which table it is, and nothing of it stays."""
    me = house.guest()
    name = me.table("me")
    tables = house.service.tables

    async def unreadable(_: str) -> None:
        raise ZeroDivisionError("by whatever")

    tables.live.pop(name)
    monkeypatch.setattr(house.service.store, "whole_game", unreadable)
    told = me.get(f"/api/tables/{name}", 409)
    assert ("damaged", f"table {name}: ZeroDivisionError: by whatever") == (told["error"], told["detail"])
    assert name not in tables.live


@pytest.mark.parametrize("times", [1, TRIES])
def test_a_table_that_another_process_brings_up_to_date_is_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Two that begin together with a new edition write the same: the slower one reads what the quicker one wrote."""
    me = house.guest()
    name = me.table("me")
    before = me.state(name, 0)
    house.service.tables.live.pop(name)
    left = [Overtaken(name)] * times

    async def overtaken(*given: Any) -> Course:
        if left:
            raise left.pop()
        return await resumed(*given)

    monkeypatch.setattr("caravanserai.tables.table.resumed", overtaken)
    if times == TRIES:
        told = me.get(f"/api/tables/{name}", 503)
        assert ("busy", "others keep changing this table") == (told["error"], told["detail"])
    assert before == me.state(name, 0)


def test_who_looked_from_a_seat_when_all_was_over_does_not_when_it_goes_on(house: House) -> None:
    """Taking back the end makes a spectator a spectator again: the hand is as hidden as before."""
    me = house.guest()
    name = me.table("me", public=True)
    over = play_to_the_end(me, name, 0, Luck(74))
    line = Person(house).socket(name, 0)
    assert 0 == line.next("state")["seat"]
    me.turn(name, "undo", over)
    told = line.state_when(lambda state: state["table"]["status"] == "playing")
    assert (None, None) == (told["seat"], told["view"]["players"][0]["hand"])


def test_one_table_that_cannot_be_read_keeps_nobody_from_news(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor from what comes after it in every round: bots, and tables to be put away."""
    me = house.guest()
    names = [me.table("me", public=True) for _ in range(2)]
    lines = [me.socket(name, 0) for name in names]
    tables = house.service.tables
    caught: list[str] = []

    def watch(table: Table) -> None:
        async def catch_up(hinted: bool = False) -> None:
            if hinted:
                caught.append(table.id)
                raise Damaged(f"table {table.id}: by whatever")

        monkeypatch.setattr(table, "catch_up", catch_up)

    async def ahead(asked: Sequence[str]) -> dict[str, int]:
        return dict.fromkeys(asked, 1000)

    for name in names:
        watch(tables.live[name])
    monkeypatch.setattr(tables.store, "versions", ahead)
    run_in(house, tables.poll())
    assert set(names) <= set(caught)
    assert len(lines) == 2


def test_only_what_is_news_is_looked_up(tmp_path: Path) -> None:
    """A word of another process about a table: later than what is known here, it is read from the store."""
    with House(config_for(sqlite_in(tmp_path), over_seconds=HOUR, poll_seconds=HOUR)) as house:
        tables, me = house.service.tables, house.guest()
        name = me.table("me")
        v = me.state(name, 0)["v"]

        async def looks(*said: str) -> list[int]:
            before, out = len(tables.tasks), []
            for one in said:
                tables.heard(one)
                out.append(len(tables.tasks) - before)
            return out

        assert [0, 0, 0, 1] == run_in(house, looks("nobody 1", f"{name} {v - 1}", f"{name} {v}", f"{name} {v + 1}"))


async def looked_at_and_left(service: Service, name: str) -> "weakref.ref[Table]":
    table = await service.tables.get(name)
    assert "over" == table.status
    assert table.played.decided > 50
    await asyncio.sleep(0)
    await service.tables.put_away()
    return weakref.ref(table)
