"""Tables with a corrected box: played in a process of their own, on the same database."""

import asyncio
import os
import signal
import sqlite3
import time
from asyncio import Future
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from caravanserai.core.game import games
from caravanserai.core.record import parse
from caravanserai.server import annexes, frames, hatch, schema
from caravanserai.server.backup import back_up, restore
from caravanserai.server.bounds import stand_back
from caravanserai.server.clients import NOWHERE
from caravanserai.server.config import Config
from caravanserai.server.doctor import examine
from caravanserai.server.hatch import Hatch
from caravanserai.server.limits import A_TABLE_KEPT, AN_ANNEX, NEW_TABLE, Limits
from caravanserai.server.workers import NICER
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import CorrectionRow
from tests.server.house import House, Line, Person, config_for, legal, run_in, sqlite_in, wait_until
from tests.server.leisure import NEVER
from tests.server.paying import HERE, KEPT, left, paid, stop_the_clock
from tests.server.test_restart import again

pytestmark = pytest.mark.slow  # each box has processes of its own

CORRECTION = "[[gift_cards]]\nid = '{card}'\nvalue = {value}\n"
ALL_BOTS = ("random", "random")


def kept(me: Person, value: int = 8, card: str = "board_3") -> str:
    found: str = me.post("/api/games/gugong/corrections", text=CORRECTION.format(card=card, value=value))["id"]
    return found


def laid(me: Person, box: str, *kinds: str, status: int | None = None, **more: Any) -> Any:
    """A table with a corrected box, or what is said instead."""
    seats = [{"kind": one} if one in ("me", "here", "open") else {"kind": "bot", "bot": one} for one in kinds]
    return me.post(f"/api/tables?correction={box}", status, game="gugong", seats=seats, **more)


def annex_of(house: House, box: str) -> Hatch:
    return house.service.annexes.open[box]


def end(house: House, box: str) -> None:
    """As the system ends a process that has grown too large."""
    process = annex_of(house, box).process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    wait_until(lambda: annex_of(house, box).is_ended)


def all_idle(house: House) -> None:
    """Until what was asked last, in another test perhaps, is answered to its end: who is in the middle of it stays."""
    wait_until(lambda: all(one.is_idle or one.is_ended for one in house.service.annexes.open.values()))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(config_for(sqlite_in(tmp_path_factory.mktemp("annexes")))) as running:
        yield running


@pytest.fixture(autouse=True)
def forgiven(house: House) -> None:
    """What failed in one test is not held against the next."""
    house.service.annexes.failures.clear()


@pytest.fixture(scope="module")
def me(house: House) -> Person:
    return house.guest()


@pytest.fixture(scope="module")
def box(me: Person) -> str:
    return kept(me)


def test_a_table_is_played_with_its_own_box(house: House, me: Person, box: str) -> None:
    """It is dealt, shown, told and advised by the corrected box; a table beside it by the box of the house."""
    table = laid(me, box, "me", "apprentice", hints=True)["id"]
    beside = me.table("me", "apprentice")
    state = me.asked(table, 0)
    facts = state["table"]
    assert box == facts["correction"]
    assert games()["gugong"].box.digest != facts["box"]
    components = me.get("/api/games/gugong/box", digest=facts["box"], correction=box)
    assert 8 == next(one["value"] for one in components["gift_cards"] if one["id"] == "board_3")
    grammar = me.get("/api/games/gugong/grammar", correction=box)
    assert (facts["box"], 8) == (grammar["box"], grammar["rows"]["gift"]["board_3"][1]["value"])
    assert "not-found" == me.get("/api/games/gugong/box", 404, digest=facts["box"])["error"]

    line = me.socket(table, 0)
    v = me.move(table, state, legal(state)[0])["v"]
    assert line.version(v)["decided"] >= 1
    hint = me.post(f"/api/tables/{table}/hint", seat=0, decided=me.asked(table, 0)["decided"])
    assert hint["suggestions"]

    assert me.state(beside)["table"]["correction"] is None
    listed = {one["id"]: one["correction"] for one in me.get("/api/tables", list="mine")}
    assert (box, None) == (listed[table], listed[beside])
    assert {table} & house.service.tables.live.keys() == set()
    line.close()


def test_others_see_that_the_box_differs_and_how(house: House, me: Person, box: str) -> None:
    table = laid(me, box, "me", "open", public=True)["id"]
    other = house.guest("Bo")
    assert box == next(one for one in other.get("/api/tables", list="public") if one["id"] == table)["correction"]
    found = other.get(f"/api/games/gugong/corrections/{other.state(table)['table']['correction']}")
    assert CORRECTION.format(card="board_3", value=8) == found["text"]
    assert [("gift_cards", "board_3", "value", "3", "8")] == [
        (one["table"], one["row"], one["key"], one["before"], one["after"]) for one in found["differences"]
    ]
    assert "not-found" == other.get(f"/api/games/yokohama/corrections/{box}", 404)["error"]
    other.post(f"/api/tables/{table}/join", seat=1)
    assert "playing" == me.state(table)["table"]["status"]


def test_no_address_leads_past_the_annex(house: House, me: Person, box: str) -> None:
    """In the house its table would be gone on with by the wrong box, and what was decided by its own be lost."""
    table = laid(me, box, "me", "here")["id"]
    before = me.state(table)
    for path in (f"/api//tables/{table}", f"/api/tables//{table}", f"/api//tables/{table}/events"):
        assert "not-found" == me.get(path, 404)["error"]
    with pytest.raises(Problem, match="there is no such table"):
        run_in(house, house.service.tables.get(table))
    assert before == me.state(table)


def test_a_whole_game_and_its_record(me: Person, box: str) -> None:
    """Bots play it to its end by themselves; its record brings its box along; any position of it can be looked at."""
    table = laid(me, box, *ALL_BOTS)["id"]
    state = wait_until(lambda: (found := me.state(table))["over"] and found)
    text = me.get(f"/api/tables/{table}/record")
    record = parse(text)
    assert state["table"]["box"] == record.box
    refused = me.post("/api/tables/import", 409, text=text)  # whoever reads it elsewhere is given the box to keep
    assert ("another-box", "gugong") == (refused["error"], refused["game"])
    assert box == me.post("/api/games/gugong/corrections", text=refused["correction"])["id"]
    assert 10 == me.get(f"/api/tables/{table}/at/10")["decided"]
    imported = me.post(f"/api/tables/import?correction={box}", text=text)
    assert box == imported["correction"]
    assert (box, state["over"]) == ((found := me.state(imported["id"]))["table"]["correction"], found["over"])
    fork = me.post(f"/api/tables/{table}/fork", n=10, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert box == me.state(fork["id"])["table"]["correction"]


def test_a_box_is_of_one_game(me: Person, box: str) -> None:
    wrong = me.post(f"/api/tables?correction={box}", 400, game="yokohama", seats=[{"kind": "me"}, {"kind": "open"}])
    assert "malformed" == wrong["error"]
    assert "not-found" == laid(me, "0" * 32, "me", status=404)["error"]
    assert "not-found" == laid(me, "no-box", "me", status=404)["error"]


def test_a_box_that_does_not_fit_any_more_says_so(house: House, me: Person) -> None:
    """Kept by an earlier version, say: whoever comes hears why, and it is not tried again and again."""
    text, name = CORRECTION.format(card="board_99", value=8), "f" * 32
    row = {"id": name, "game": "gugong", "text": text, "created": now_ms()}
    run_in(house, house.service.store.insert(schema.correction, row))
    refused = [laid(me, name, "me", status=409) for _ in range(3)]
    assert {("box-unfit", "gugong.toml: gift_cards[board_99]: id: 'board_99' is not in gift_cards")} == {
        (one["error"], one["detail"]) for one in refused
    }
    assert name not in house.service.annexes.open


def test_an_annex_that_fails_costs_the_others_nothing(house: House, me: Person, box: str) -> None:
    """Who was there is cut off, comes again, and finds what was acknowledged."""
    table, beside = laid(me, box, "me")["id"], me.table("me")
    state, line, other = me.asked(table, 0), me.socket(table, 0), me.socket(beside, 0)
    moved = me.move(table, state, legal(state)[0])
    end(house, box)
    assert line.is_closed()
    state = me.asked(beside, 0)
    v = me.move(beside, state, legal(state)[0])["v"]
    assert v == other.version(v)["v"]
    assert moved["decided"] == me.state(table)["decided"]
    with closing(me.socket(table, 0)) as line:
        assert moved["decided"] == line.next("state")["decided"]


def test_bots_go_on_when_their_annex_has_ended_and_nobody_comes(house: House, me: Person, box: str) -> None:
    """The store says that they are asked: an annex is begun for them."""
    table = laid(me, box, "me", "random")["id"]
    me.asked(table, 0)
    end(house, box)
    file = house.service.store.file
    assert file is not None
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE seat SET kind = 'bot', bot = 'random', person = NULL WHERE game = ?", (table,))
        connection.execute("UPDATE game SET bot_turn = 1 WHERE id = ?", (table,))
        connection.commit()
        status = "SELECT status FROM game WHERE id = ?"
        wait_until(lambda: ("over",) == connection.execute(status, (table,)).fetchone())


def test_who_signs_out_is_not_heard_any_more(house: House, me: Person, box: str) -> None:
    other = house.guest("Bo")
    table = laid(other, box, "me")["id"]
    line = other.socket(table, 0)
    line.next("state")
    other.post("/api/logout")
    assert line.is_closed()


def test_there_is_room_for_some(house: House, me: Person, box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box more waits until nobody is at another's table; the one where nobody is makes room."""
    all_idle(house)
    monkeypatch.setattr(annexes, "MOST", 1)
    line = me.socket(laid(me, box, "me")["id"], 0)
    line.next("state")
    another = kept(me, 9)
    assert "crowded" == laid(me, another, "me", status=503)["error"]
    line.close()
    wait_until(lambda: annex_of(house, box).is_idle)
    assert another == me.state(laid(me, another, "me")["id"])["table"]["correction"]
    assert [another] == list(house.service.annexes.open)


def test_bots_make_room_for_people(house: House, me: Person, box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is at their tables; not for other bots, which wait until there is room."""
    found = house.service.annexes

    async def nobody_looks() -> None:
        assert found.task is not None
        found.task.cancel()  # or it would find that no bots are asked
        await found.close_all()

    async def bots_are_asked() -> None:
        annex_of(house, box).is_wanted = True
        with pytest.raises(Problem, match="too many tables with boxes"):
            found._in_the_way(NOWHERE)

    async def go_on() -> None:
        found.start()

    monkeypatch.setattr(annexes, "MOST", 1)
    all_idle(house)
    run_in(house, nobody_looks())
    try:
        laid(me, box, "me")
        all_idle(house)
        run_in(house, bots_are_asked())
        another = kept(me, 9)
        assert another == me.state(laid(me, another, "me")["id"])["table"]["correction"]
        assert [another] == list(found.open)
    finally:
        run_in(house, go_on())


def test_one_client_does_not_take_all_the_room(
    house: House, me: Person, box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_idle(house)
    run_in(house, house.service.annexes.close_all())  # what was begun for bots is no client's
    monkeypatch.setattr(annexes, "MOST_OF_CLIENT", 1)
    monkeypatch.setattr(house.service.annexes, "config", replace(house.config, limits=True))
    with closing(me.socket(laid(me, box, "me")["id"], 0)) as line:
        line.next("state")
        assert "crowded" == laid(me, kept(me, 7), "me", status=503)["error"]


def test_who_is_alone_in_too_many_makes_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots had begun one of them: nobody is refused there. Of theirs the one goes that was entered first."""
    monkeypatch.setattr(annexes, "MOST", 2)
    monkeypatch.setattr(annexes, "MOST_OF_CLIENT", 1)
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me, other = house.guest(), Person(house, local_address="127.0.0.2")
        found = house.service.annexes
        boxes = [kept(me, value) for value in (7, 8, 9)]

        def entered(box: str, begun_for: str) -> Line:
            annex = run_in(house, found._annex(box, begun_for))
            line = me.socket(laid(me, box, "me")["id"], 0)
            wait_until(lambda: 1 == len(annex.streams))  # or what was asked before it may end last of all
            return line

        lines = [entered(boxes[0], HERE), entered(boxes[1], NOWHERE)]
        assert boxes[:2] == list(found.open)
        with pytest.raises(Problem, match="too many tables with boxes"):
            run_in(house, found._annex(boxes[2], NOWHERE))
        assert "crowded" == me.get("/api/games/gugong/box", 503, correction=boxes[2])["error"]
        other.get("/api/games/gugong/box", correction=boxes[2])
        assert boxes[1:] == list(found.open)
        assert lines[0].is_closed()
        lines[1].close()


def test_an_annex_that_hangs_is_ended(house: House, me: Person, box: str) -> None:
    """And no other, however long it takes to say that it is well."""
    table = laid(me, box, "me")["id"]
    hung = annex_of(house, box)
    assert hung.process is not None
    os.kill(hung.process.pid, signal.SIGSTOP)

    def is_ended() -> bool:
        hung.heard = -NEVER  # whatever it had said before it hung is long ago
        return hung.is_ended

    wait_until(is_ended)
    assert 0 == me.state(table)["decided"]


def test_one_that_is_well_is_asked_and_says_so(house: House, me: Person, box: str) -> None:
    laid(me, box, "me")
    annex = annex_of(house, box)
    wait_until(lambda: annex.is_idle)  # nothing else is said then
    before = annex.heard
    wait_until(lambda: annex.heard > before)
    assert not annex.is_ended


def test_one_that_has_not_begun_or_has_ended_is_told_nothing() -> None:
    for process, is_ended in ((None, False), (Mock(), True), (Mock(stdin=None), False)):
        Hatch.say(Mock(process=process, is_ended=is_ended), frames.WELL)
        if process is not None and process.stdin is not None:
            process.stdin.write.assert_not_called()


def test_they_are_looked_after_now_and_then_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two looks the loop is left to others."""
    monkeypatch.setattr(annexes, "LOOK_SECONDS", NEVER)
    looks: list[int] = []

    async def noted() -> None:
        looks.append(1)

    house = House(config_for(sqlite_in(tmp_path), poll_seconds=NEVER))
    monkeypatch.setattr(house.service.annexes, "_look_round", noted)
    with house:
        wait_until(lambda: looks)
        house.guest().table("me")
        assert 1 == len(looks)


def test_a_fault_in_looking_after_them_is_told_and_it_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [RuntimeError("of no use"), Problem(503, "storage", "is away")]

    async def failing() -> None:
        if faults:
            raise faults.pop(0)

    monkeypatch.setattr(house.service.annexes, "_look_round", failing)
    wait_until(lambda: "is away" in caplog.text)
    first, second = (one for one in caplog.records if one.message.startswith("looking after the annexes"))
    assert ("ERROR", True, "WARNING") == (first.levelname, "of no use" in str(first.exc_info), second.levelname)


def test_one_that_fails_again_and_again_is_left_alone_for_a_while(
    house: House, me: Person, box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(me, box, "me")["id"]
    monkeypatch.setattr(annexes, "PATIENCE", 1)
    end(house, box)
    assert "box-away" == me.get(f"/api/tables/{table}", 503)["error"]


def test_after_a_start_it_goes_on_with_its_box(tmp_path: Path) -> None:
    """The server is stopped in the middle of a bots' game: nobody comes, and they play on; the doctor finds all well.

    A backup brings the box along, and without its correction a table is damaged.
    """
    url, file = sqlite_in(tmp_path), tmp_path / "tables.sqlite"
    with House(config_for(url)) as house:
        me = house.guest()
        mine = laid(me, box := kept(me), "me", "apprentice")["id"]
        state = me.asked(mine, 0)
        me.move(mine, state, legal(state)[0])
        table = laid(me, box, *ALL_BOTS)["id"]
    with House(config_for(url)) as house:
        back = again(me, house)
        is_over = "SELECT status FROM game WHERE id = ? AND correction = ?"

        def is_so() -> bool:
            with closing(sqlite3.connect(file)) as connection:
                return bool(("over",) == connection.execute(is_over, (table, box)).fetchone())

        wait_until(is_so)
        digest = back.state(mine)["table"]["box"]
        assert digest == parse(back.get(f"/api/tables/{table}/record")).box
    assert asyncio.run(examine(url)).is_well()
    backup, other = tmp_path / "backup.sqlite", f"sqlite:///{tmp_path / 'other.sqlite'}"
    asyncio.run(back_up(url, backup))
    asyncio.run(restore(other, backup))
    assert asyncio.run(examine(other)).is_well()
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as connection:
        connection.execute("DELETE FROM correction")
        connection.commit()
    assert {mine, table} == asyncio.run(examine(other)).damaged.keys()


class Begun:
    """In the place of an annex: it answers at once, and nobody is there for longer."""

    def __init__(self, correction: CorrectionRow, _: Config, __: Limits, client: str) -> None:
        self.correction = correction
        self.client = self.whose = client
        self.used = self.heard = time.monotonic()
        self.is_wanted = self.is_ended = False
        self.is_idle = self.is_deserted = True
        self.begun: Future[None] = Future()

    async def forward(self, _: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def close(self) -> None:
        self.is_ended = True

    def ask_how_it_is(self) -> None: ...


def test_who_looks_at_boxes_by_turns_does_not_begin_processes_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more box than there is room for, again and again, without a name: others are served all the while."""
    begun: list[str] = []

    def begin(correction: CorrectionRow, config: Config, limits: Limits, client: str) -> Begun:
        begun.append(correction["id"])
        return Begun(correction, config, limits, client)

    monkeypatch.setattr(annexes, "Hatch", begin)
    monkeypatch.setattr(annexes, "IDLE_SECONDS", NEVER)
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        boxes = [f"{n:0>32}" for n in range(annexes.MOST_OF_CLIENT + 1)]
        for box in boxes:
            row = {"id": box, "game": "gugong", "text": "", "created": now_ms()}
            run_in(house, house.service.store.insert(schema.correction, row))
        me, other = Person(house), Person(house, local_address="127.0.0.2")
        stop_the_clock(house)
        most = int(AN_ANNEX.burst)
        for n in range(most):
            me.get("/api/games/gugong/box", correction=boxes[n % len(boxes)])
        assert most == len(begun)
        refused = me.get("/api/games/gugong/box", 429, correction=boxes[most % len(boxes)])
        assert ("too-many", "boxes begun") == (refused["error"], refused["detail"].partition(":")[0])
        assert most == len(begun)
        open_still = [box for box in boxes if box in house.service.annexes.open]
        assert annexes.MOST_OF_CLIENT == len(open_still)
        for box in open_still:
            me.get("/api/games/gugong/box", correction=box)
        other.get("/api/games/gugong/box", correction=boxes[most % len(boxes)])
        assert most + 1 == len(begun)


def test_what_is_spent_in_one_annex_counts_in_the_house_and_in_the_next(tmp_path: Path) -> None:
    """A table costs the same in both; an annex that was killed, or another box, gives nobody a fresh budget."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        boxes = kept(me), kept(me, 9)
        assert paid(house, lambda: me.table("me")) == paid(house, lambda: laid(me, boxes[0], "me"))
        assert A_TABLE_KEPT == paid(house, lambda: laid(me, boxes[0], "me"), KEPT)
        assert NEW_TABLE.burst - 3 == left(house, "table")
        house.service.limits.take("table", HERE, NEW_TABLE, NEVER)
        assert "table" == laid(me, boxes[0], "me", status=429)["detail"].partition(":")[0]
        end(house, boxes[0])
        for box in boxes:
            assert "table" == laid(me, box, "me", status=429)["detail"].partition(":")[0]


def test_an_annex_stands_back_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it loads the games, which takes longest: where both want the same core the house comes first.

    Nothing has been said to it yet. A run of tests that itself stands back as far as it can tells by the call alone.
    """
    told: list[int] = []

    def noted(pid: int) -> None:
        told.append(pid)
        stand_back(pid)

    async def begun() -> int:
        row: CorrectionRow = {"id": "0" * 32, "game": "gugong", "text": "", "created": 0}
        annex = Hatch(row, config_for(sqlite_in(tmp_path)), Limits(on=False), "somebody")
        annex.begun.cancel()
        process = await annex._started()
        assert [process.pid] == told
        found = os.getpriority(os.PRIO_PROCESS, process.pid)
        process.kill()
        await process.wait()
        annex.folder.cleanup()
        return found

    monkeypatch.setattr(hatch, "stand_back", noted)
    assert min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICER) == asyncio.run(begun())


@pytest.mark.postgresql
def test_two_servers_on_one_database(postgres_database: str) -> None:
    """Each has an annex of its own, and both follow the same table."""
    with House(config_for(postgres_database, process="p0")) as here:
        me = here.guest()
        table = laid(me, box := kept(me), "me", "apprentice")["id"]
        with House(config_for(postgres_database, process="p1")) as there:
            back = again(me, there)
            line, state = back.socket(table, 0), me.asked(table, 0)
            assert box == line.next("state")["table"]["correction"]
            moved = me.move(table, state, legal(state)[0])
            assert moved["decided"] <= line.version(moved["v"])["decided"]
            assert [box, box] == [next(iter(one.service.annexes.open)) for one in (here, there)]
