"""Long records, and endless ones: whoever sends them, or looks at what came of them, holds nobody up."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from litestar import Response

from caravanserai.core import play
from caravanserai.core.course import Course
from caravanserai.core.game import games, start
from caravanserai.core.record import Move, finish, new_record
from caravanserai.core.rng import key_from
from caravanserai.server import packing, service
from caravanserai.server.bounds import begin_bounded_work
from caravanserai.server.workers import Died, OutOfTime
from caravanserai.tables import reading, seen
from tests.patience import PATIENCE_S
from tests.server.attack import held_at_most, measured
from tests.server.house import House, Luck, Person, config_for, legal, run_in, sqlite_in
from tests.server.leisure import NEVER
from tests.server.paying import HERE


def long_record(game: str, least: int) -> tuple[str, int]:
    """A record of a game that was played at random, and how many decisions it has."""
    known = games()[game]
    for seed in range(100):
        s, luck = start(known, 4, key_from(seed), **known.options(4, {})), Luck(seed)
        s.log = None
        record = new_record(known, 4, key_from(seed), known.options(4, {}))
        while asked := play.asked(s):
            seat = int(asked[0])
            code = int(luck.choice([str(one) for one in play.legal(s, seat)]))
            record.moves.append(Move(seat, known.space.token(code)))
            play.apply(s, code, seat)
        if len(record.moves) >= least:
            finish(record, s)
            return record.text(), len(record.moves)
    raise AssertionError("no game took so long")


def longest_record(game: str, most: int) -> str:
    """A record with as many decisions as are let in: whoever plays it chooses what was chosen the least so far."""
    known, chosen = games()[game], Counter[str]()
    s = start(known, 2, key_from(2), **known.options(2, {}))
    s.log = None
    record = new_record(known, 2, key_from(2), known.options(2, {}))
    while len(record.moves) < most:
        seat = int(play.asked(s)[0])
        code = min((int(one) for one in play.legal(s, seat)), key=lambda one: chosen[known.space.token(one)])
        token = known.space.token(code)
        chosen[token] += 1
        record.moves.append(Move(seat, token))
        play.apply(s, code, seat)
    return record.text()


@pytest.mark.slow
def test_the_longest_record_that_is_let_in(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at in every way, ended, put away and looked at again: the loop is never held."""
    most = reading.MOST_DECISIONS
    text, me = longest_record("yokohama", most), guarded.guest()
    with measured(guarded, monkeypatch) as held:
        table = me.post("/api/tables/import", text=text)["id"]
        line = me.socket(table, 0)
        assert most == line.next("state")["decided"]
        line.send(do="look")
        line.next("state")
        me.state(table, 0)
        Person(guarded).get(f"/api/tables/{table}", 403)
        me.get(f"/api/tables/{table}/at/{most - 1}")
        assert "stale" == me.post(f"/api/tables/{table}/confirm", 409, seat=0, decided=0, key="k")["error"]
        me.post(f"/api/tables/{table}/end", agree=True)
        line.close()
        run_in(guarded, guarded.service.tables.live[table].rest())
        assert "over" == me.state(table, 0)["table"]["status"]
        me.get(f"/api/tables/{table}/record")
    assert held.longest < held_at_most(), held


def test_what_is_long_is_compressed_beside_the_loop(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table, and the same told to whose order came too late; what is short is not worth the way."""
    text, _ = long_record("gugong", 250)
    pack, packed = packing.pack, list[tuple[bool, bool]]()

    def noted(body: bytes) -> bytes:
        packed.append((len(body) >= 20_000, threading.current_thread() is guarded.thread))
        return pack(body)

    monkeypatch.setattr(packing, "LONG", 20_000)
    monkeypatch.setattr(packing, "pack", noted)
    me = guarded.guest()
    table = me.post("/api/tables/import", text=text)["id"]
    me.state(table, 0)
    me.post(f"/api/tables/{table}/confirm", 409, seat=0, decided=0, key="k")
    me.get(f"/api/tables/{table}/score")
    assert [(True, False)] * 2 == [one for one in packed if one[0]]
    assert {True} == {is_in_loop for is_long, is_in_loop in packed if not is_long}


@pytest.mark.parametrize(("path", "what"), [("", "state_of"), ("/at/3", "state_at")])
def test_a_table_is_made_and_encoded_in_two_moments(
    guarded: House, monkeypatch: pytest.MonkeyPatch, path: str, what: str
) -> None:
    """Between them it is the turn of others: of a long game each takes some milliseconds."""
    me, order = guarded.guest(), list[str]()
    table = me.table("me", "here")
    make, render = getattr(seen, what), Response.render

    def made(*given: Any) -> Any:
        order.append("made")
        asyncio.get_running_loop().call_soon(order.append, "others")
        return make(*given)

    def rendered(*given: Any) -> Any:
        order.append("encoded")
        return render(*given)

    for _ in range(3):
        state = me.asked(table, me.state(table)["asked"][0])
        me.move(table, state, legal(state)[0])
    monkeypatch.setattr(seen, what, made)
    monkeypatch.setattr(Response, "render", rendered)
    me.state(table + path, 0)
    assert ["made", "others", "encoded"] == order


def test_an_import_is_played_once_and_elsewhere(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop is not held, neither by the import nor by whoever then looks at the long game."""
    text, decided = long_record("yokohama", 1_500)
    trials: list[int] = []
    trial = Course.trial

    def counted(course: Course, *more: Any) -> Any:
        trials.append(1)
        return trial(course, *more)

    monkeypatch.setattr(Course, "trial", counted)
    me = guarded.guest()
    with measured(guarded, monkeypatch) as held:
        made = me.post("/api/tables/import", text=text)
        assert decided == len(trials)
        line = me.socket(made["id"], 0)
        state = line.next("state")
        for _ in range(5):
            line.send(do="resend")
            assert state == line.next("state")
        me.state(made["id"], 0)
        me.get(f"/api/tables/{made['id']}/at/{decided - 1}")
    assert ("over", decided) == (state["table"]["status"], state["decided"])
    lines = me.get(f"/api/tables/{made['id']}/record").splitlines(keepends=True)
    assert text == "".join(line for line in lines if not line.startswith("commitment "))
    assert held.longest < held_at_most(), held


def test_a_record_that_goes_on_for_ever(guarded: House) -> None:
    """It is refused before it is played, and leaves nothing behind."""
    me = guarded.guest()
    head = f"game gugong\nedition 1\nbox x\nseats 2\nkey {'00' * 32}\n\n"
    told = me.post("/api/tables/import", 400, text=head + "0 gift:board_2\n" * 6_000)
    assert ("too-long", True) == (told["error"], "at most 3000" in told["detail"])
    assert [] == me.get("/api/tables", list="mine")


def test_a_record_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = long_record("gugong", 100)
    found = reading.played(text, reading.MOST_DECISIONS, -1)
    assert isinstance(found, reading.Unplayable)
    assert (400, "too-long", True) == (found.status, found.error, found.detail.startswith("line "))
    found = reading.played(text, 10, PATIENCE_S)  # however long games of this title may be
    assert isinstance(found, reading.Unplayable)
    assert ("too-long", True) == (found.error, found.detail.endswith("; at most 10 are read"))


@pytest.mark.parametrize("end", [OutOfTime, Died, MemoryError])
def test_a_record_that_ends_its_worker_is_refused(house: House, monkeypatch: pytest.MonkeyPatch, end: Any) -> None:
    """It may hang in a single decision, or grow beyond all bounds: nothing has failed but the record."""
    bounds: list[float | None] = []

    async def ended(*_: Any, limit: float | None = None, **__: Any) -> Any:
        bounds.append(limit)
        raise end

    monkeypatch.setattr(house.service.readers, "run", ended)
    refused = house.guest().post("/api/tables/import", 400, text="x")
    assert ("too-long", "it takes too much time or memory to play") == (refused["error"], refused["detail"])
    assert [service.HARD_FACTOR * NEVER] == bounds
    assert not house.service.records.waiting
    assert {begin_bounded_work} == {one.begin for one in house.service.readers.workers}


def test_records_do_not_queue_for_ever(guarded: House) -> None:
    """Neither many of one address, nor too many in all; each leaves its place to the next."""
    me, waiting = guarded.guest(), guarded.service.records.waiting
    for mine, others, error in (
        (service.MOST_OF_CLIENT, 0, "crowded"),
        (0, service.MOST_RECORDS, "crowded"),
        (service.MOST_OF_CLIENT - 1, service.MOST_RECORDS - service.MOST_OF_CLIENT, "bad-record"),
    ):
        waiting.update({HERE: mine, "others": others})
        assert error == me.post("/api/tables/import", 503 if error == "crowded" else 400, text="x")["error"]
        assert (mine, others) == (waiting[HERE], waiting["others"])
        waiting.clear()


def test_clients_take_turns_where_records_are_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends for them, and however many: the one record of another address is the next but one."""
    let, order = threading.Event(), list[str]()

    def noted(text: str, *_: Any) -> reading.Unplayable:
        let.wait(PATIENCE_S)
        order.append(text)
        return reading.Unplayable(400, "bad-record", text)

    async def story() -> None:
        for person, client in (("Ada", "203.0.113.1"), ("Ben", "203.0.113.1"), ("Cem", "203.0.113.2")):
            house.service.remember(person, client)
        waiting = []
        for person, text in (("Ada", "1"), ("Ben", "2"), ("Ada", "3"), ("Cem", "4")):
            waiting.append(asyncio.create_task(house.service.read(text, person)))
            await asyncio.sleep(0)
        let.set()
        refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert ["1", "2", "3", "4"] == [str(one).rpartition(" ")[2] for one in refused]

    monkeypatch.setattr(service, "played", noted)
    run_in(house, story())
    assert ["1", "4", "2", "3"] == order


@pytest.mark.parametrize("workers", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_bad_record_does_not_break_the_worker(tmp_path: Path, workers: int) -> None:
    """What is wrong with it comes back from another process, too; and the worker goes on."""
    text, decided = long_record("gugong", 50)
    with House(config_for(sqlite_in(tmp_path), workers=workers)) as house:
        me = house.guest()
        for bad in ("", "game chess\n", text.replace("seats 4", "seats 99999999999999999999"), text[:-80] + "0 x\n"):
            assert "bad-record" == me.post("/api/tables/import", 400, text=bad)["error"]
        assert decided == me.post("/api/tables/import", text=text)["decided"]
