"""Somebody ill-disposed: floods, made-up names, endless records. Nobody else notices."""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from caravanserai.core import play
from caravanserai.core.course import Course
from caravanserai.core.game import games, start
from caravanserai.core.record import Move, finish, new_record
from caravanserai.core.rng import key_from
from caravanserai.server import limits, packing, service, sockets
from caravanserai.server.bounds import begin_bounded_work
from caravanserai.server.clients import Proxies
from caravanserai.server.limits import (
    A_LINE_OF_CHAT,
    A_REQUEST,
    A_TABLE_BUILT,
    ACCOUNT,
    COMMAND,
    HEALTH,
    REFUSALS,
    SIGN_IN,
    Limit,
    Limits,
    price_of,
)
from caravanserai.server.workers import Died, OutOfTime
from caravanserai.tables import audience, commands, reading, requests, seen
from caravanserai.tables.problem import LONGEST_DETAIL, Problem, forbidden
from tests.patience import PATIENCE_S
from tests.server.attack import connected, held_at_most, measured, rest, sent
from tests.server.house import House, Line, Luck, Person, Sent, config_for, legal, run_in, sqlite_in, wait_until
from tests.server.leisure import NEVER
from tests.server.paying import BUDGET, HERE, KEPT, left, paid, stop_the_clock
from tests.server.test_accounts import PASSWORD
from tests.server.test_private import ORDERS

POLICY = 1008
PRICES = {"/chat": A_LINE_OF_CHAT}  # of what is paid for before the table is looked for


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[House]:
    """A server that counts, on a loop that can be measured."""
    with House(config_for(sqlite_in(tmp_path), limits=True), loop="asyncio") as running:
        yield running


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions of every state that is built for somebody who looks."""
    found: list[int] = []
    build = seen.state_of

    def counted(table: Any, *more: Any) -> Any:
        found.append(table.v)
        return build(table, *more)

    monkeypatch.setattr(audience, "state_of", counted)
    return found


def flood(line: Line, message: str, times: int) -> bool:
    """Send without end and read nothing; whether the line was closed."""
    try:
        for _ in range(times):
            line.socket.send(message)
        while True:
            line.socket.recv(timeout=PATIENCE_S)
    except ConnectionClosed:
        return True


def others_play(house: House) -> None:
    other = house.guest("other")
    state = other.asked(mine := other.table("me"), 0)
    other.move(mine, state, legal(state)[0])


# One anonymous socket


@pytest.mark.parametrize(
    "message",
    [
        '{"do": "resend"}',
        '{"do": "look"}',
        '{"do": "ping"}',
        "nonsense",
        '{"do": "move", "seat": 0, "decided": 0, "key": "k", "token": "x"}',
        json.dumps({"do": "ping", "x": "y" * 16_000}),
    ],
    ids=["resend", "look", "ping", "nonsense", "move", "large"],
)
def test_a_flood_over_a_socket(
    guarded: House, builds: list[int], monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    """Whatever it is made of: it is counted, answered for a while, and then closed; the loop is never held."""
    table = guarded.guest().table("me", public=True)
    line = Person(guarded).socket(table)
    line.next("state")
    builds.clear()
    with measured(guarded, monkeypatch) as held:
        assert flood(line, message, 3_000)
        others_play(guarded)
    assert len(builds) <= COMMAND.burst
    assert held.longest < held_at_most(), held


def test_who_goes_on_far_beyond_the_limit_is_told_why(guarded: House) -> None:
    """Refused a hundred times in a row, each with the key of the message; then closed."""
    table = guarded.guest().table("me", public=True)
    stop_the_clock(guarded)
    line = Person(guarded).socket(table)
    line.next("state")
    for _ in range(int(COMMAND.burst)):
        line.send(do="ping")
        assert "pong" == line.next()["is"]
    for n in range(sockets.PATIENCE):
        line.send(do="ping", key=str(n))
        refused = line.next()
        assert ("too-many", str(n)) == (refused["error"], refused["key"])
    with pytest.raises(ConnectionClosed) as closed:
        line.next()
    said = closed.value.rcvd
    assert said is not None
    assert (POLICY, "too-many") == (said.code, said.reason)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG], ids=["ping", "pong"])
def test_a_flood_of_frames_that_no_application_hears_of(
    guarded: House, monkeypatch: pytest.MonkeyPatch, opcode: Opcode
) -> None:
    """The shortest frames there are, as many as fit into one write."""
    table = guarded.guest().table("me", public=True)
    line = Person(guarded).socket(table)
    line.next("state")
    with measured(guarded, monkeypatch) as held:
        with suppress(ConnectionError):
            line.socket.socket.sendall(Frame(opcode, b"").serialize(mask=True) * 40_000)
        wait_until(lambda: not guarded.service.places.held)
        others_play(guarded)
    assert held.longest < held_at_most(), held


@pytest.mark.parametrize("message", [requests.SocketResend(), requests.SocketLook()], ids=["resend", "look"])
def test_what_was_asked_for_again_and_again_is_sent_once(
    guarded: House, builds: list[int], message: requests.SocketMessage
) -> None:
    """As long as what waits before it has not been sent."""
    me = guarded.guest()
    line = Person(guarded).socket(table := me.table("me", public=True))
    line.next("state")
    live = guarded.service.tables.live[table]
    builds.clear()

    async def at_once() -> None:
        (connection,) = live.watchers
        assert isinstance(connection, sockets.Connection)
        for _ in range(50):
            await connection.obey(live, message)

    run_in(guarded, at_once())
    line.next("state")
    line.send(do="ping")
    assert {"is": "pong"} == line.next()
    assert len(builds) <= 1  # what stands as it was need not even be built


def test_between_two_messages_it_is_the_turn_of_others(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred that arrived together: each in a round of the loop of its own."""
    line = Person(guarded).socket(guarded.guest().table("me", public=True))
    line.next("state")
    loop = guarded.service.tables.tasks[0].get_loop()
    rounds: list[int] = [0]
    seen_in: list[int] = []
    received = sockets.Connection.received

    async def noted(connection: sockets.Connection, *more: Any) -> None:
        seen_in.append(rounds[0])
        await received(connection, *more)

    def turn() -> None:
        rounds[0] += 1
        if len(seen_in) < 100:
            loop.call_soon(turn)

    monkeypatch.setattr(sockets.Connection, "received", noted)
    loop.call_soon_threadsafe(turn)
    line.socket.socket.sendall(Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True) * 100)
    for _ in range(100):
        assert {"is": "pong"} == line.next()
    assert 100 == len(set(seen_in))


# Names that no table has


def test_nothing_is_remembered_of_tables_that_are_not_there(database: str) -> None:
    """Neither of names that no table can have, nor of such as one might."""
    with House(config_for(database, limits=True)) as house:
        ask_for_tables_that_are_not_there(house)
        found = house.service.tables
        assert ({}, {}, {}, {}) == (found.opening, found.used, found.live, found.said)


def ask_for_tables_that_are_not_there(guarded: House) -> None:
    me = guarded.guest()
    nobody = Person(guarded)
    before = len(guarded.service.limits.buckets)
    move = {"seat": 0, "decided": 0, "key": "k", "token": "x"}
    for n in range(12):
        for name in (f"{n:0>900}", f"made-up-{n:0>2}", f"x{n}", f"{n}%2f{n}"):
            assert "not-found" == me.get(f"/api/tables/{name}", 404)["error"]
        nobody.post(f"/api/tables/{n:0>900}/moves", 404, **move)
        nobody.post(f"/api/tables/made-up-{n:0>2}/moves", 404, **move)
        Line(nobody, f"{n:0>900}", None).is_closed()
    buckets = guarded.service.limits.buckets
    assert len(buckets) <= before + 4
    assert all(len(whose) <= 64 for _, whose in buckets)


def test_an_address_that_is_far_too_long(guarded: House) -> None:
    """More than anybody needs is not looked for; the line survives, or is closed with an answer."""
    wire = connected(guarded)
    wire.sendall(b"GET /api/tables/" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert rest(wire).startswith((b"HTTP/1.1 404", b"HTTP/1.1 431"))


# What somebody may ask of a table: how, where, and what is sent. Who does not sit there is refused all but the first.
SHOWN: tuple[tuple[str, str, Sent], ...] = (
    ("GET", "", {}),
    ("GET", "/at/0", {}),
    ("GET", "/score", {}),
    ("GET", "/tokens", {}),
    ("GET", "/events", {}),
)
ORDERED = tuple(("POST", f"/{order}", body) for order, body in ORDERS.items())
ASKED = (*SHOWN, *ORDERED, ("DELETE", f"/tokens/{'0' * 48}", {}))


def ask(person: Person, table: str, what: tuple[str, str, Any]) -> int:
    """How it is answered."""
    method, path, body = what
    headers, sent_along = {"X-CSRF-Token": person.csrf}, {"json": body} if body else {}
    return person.http.request(method, f"/api/tables/{table}{path}", headers=headers, **sent_along).status_code


def leave_over(house: House, units: int) -> None:
    """So much of the budget, and no more."""
    house.service.limits.buckets[BUDGET, HERE] = (units, house.service.limits.clock())


def test_no_table_is_read_for_who_cannot_pay_for_it(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of it, by whomever, with next to nothing left; who has a little more owes the rest, unsaid."""
    me, stranger = guarded.guest(), guarded.guest()
    table = me.table("me", "here")
    told = len(me.asked(table, 0)["events"])
    stop_the_clock(guarded)
    live, budgets = guarded.service.tables.live, guarded.service.limits.buckets
    monkeypatch.setattr(limits, "EVENTS_A_UNIT", 1)
    for what in ASKED:
        run_in(guarded, live.pop(table).close())
        enough = A_REQUEST + PRICES.get(what[1], 0) + A_TABLE_BUILT
        for person in (me, stranger):
            leave_over(guarded, enough - 1)
            assert (429, False) == (ask(person, table, what), table in live), what
        leave_over(guarded, enough)
        assert (403, True) == (ask(stranger, table, what), table in live), what
        assert -told == budgets[BUDGET, HERE][0], what
        leave_over(guarded, enough)
        assert (403, A_TABLE_BUILT) == (ask(stranger, table, what), budgets[BUDGET, HERE][0]), what


def test_over_a_socket_no_table_is_read_either(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor for who may look; who does, pays for having it read and for being shown it."""
    me, stranger = guarded.guest(), guarded.guest()
    table = me.table("me")
    told = len(me.asked(table, 0)["events"])
    stop_the_clock(guarded)
    live, budgets = guarded.service.tables.live, guarded.service.limits.buckets
    monkeypatch.setattr(limits, "EVENTS_A_UNIT", 1)
    for person, error, debt in ((stranger, "not-invited", told), (me, "too-many", 2 * told + A_TABLE_BUILT)):
        run_in(guarded, live.pop(table).close())
        leave_over(guarded, A_REQUEST + A_TABLE_BUILT - 1)
        assert "too-many" == person.socket(table).next()["error"]
        assert table not in live
        leave_over(guarded, A_REQUEST + A_TABLE_BUILT)
        assert error == person.socket(table).next()["error"]
        assert -debt == budgets[BUDGET, HERE][0]


@pytest.mark.parametrize("order", ["leave", "end", "consent"])
def test_what_changes_a_table_is_counted(guarded: House, order: str) -> None:
    """By who gives the order and to which table, and as something that the disk keeps."""
    me = guarded.guest()
    table = me.table("me", "here", "open")
    stop_the_clock(guarded)
    body = ORDERS[order]
    assert 1 == paid(guarded, lambda: ask(me, table, ("POST", f"/{order}", body)), KEPT)
    told = [ask(me, table, ("POST", f"/{order}", body)) for _ in range(int(COMMAND.burst))]
    assert (1, 429) == (told.count(429), told[-1])


# Records


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


def test_clients_take_turns_where_passwords_are_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries many keeps another address waiting for no more than those that are being tried."""
    order, turns = list[str](), house.service.passwords

    async def noted_login(name: str, *_: Any) -> Any:
        order.append(name)
        raise forbidden("login")

    async def noted_register(_person: Any, name: str, *_: Any) -> Any:
        await noted_login(name)

    def wait(n: int) -> bool:
        return n == len(turns.waiting)

    async def leave_to_others() -> None:
        for errand in before:
            turns.leave(errand)

    monkeypatch.setattr(house.service.accounts, "login", noted_login)
    monkeypatch.setattr(house.service.accounts, "register", noted_register)
    before = [run_in(house, turns.enter(f"{n} before", is_slow=False)) for n in range(turns.places)]
    me, other = Person(house), Person(house, local_address="127.0.0.2")
    tries = ((me, "login", "one"), (me, "register", "two"), (me, "register", "three"), (other, "login", "four"))
    with ThreadPoolExecutor(len(tries)) as threads:
        try:
            for n, (person, how, name) in enumerate(tries, 1):
                threads.submit(person.post, f"/api/{how}", 403, name=name, password="correct horse")
                wait_until(partial(wait, n))
        finally:
            run_in(house, leave_to_others())
    assert {"one", "four"} == set(order[:2])
    assert {"one", "two", "three", "four"} == set(order)


@pytest.mark.parametrize("workers", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_bad_record_does_not_break_the_worker(tmp_path: Path, workers: int) -> None:
    """What is wrong with it comes back from another process, too; and the worker goes on."""
    text, decided = long_record("gugong", 50)
    with House(config_for(sqlite_in(tmp_path), workers=workers)) as house:
        me = house.guest()
        for bad in ("", "game chess\n", text.replace("seats 4", "seats 99999999999999999999"), text[:-80] + "0 x\n"):
            assert "bad-record" == me.post("/api/tables/import", 400, text=bad)["error"]
        assert decided == me.post("/api/tables/import", text=text)["decided"]


# What is counted


def test_who_changes_their_forwarded_address_is_one_client(guarded: House) -> None:
    """Nobody has named a proxy: nobody is believed to be one."""
    me = guarded.guest()
    stop_the_clock(guarded)
    for _ in range(int(SIGN_IN.burst) - 2):
        guarded.service.limits.count("sign-in", "127.0.0.1", SIGN_IN)
    for n, status in enumerate((401, 401, 429, 429)):
        headers = {"X-CSRF-Token": me.csrf, "X-Forwarded-For": f"203.0.113.{n}"}
        body = {"name": f"somebody {n}", "password": "nonsense"}
        assert status == me.http.post("/api/login", json=body, headers=headers).status_code


def test_one_account_is_not_tried_from_everywhere(tmp_path: Path) -> None:
    """Behind a proxy that is believed, from ever other addresses."""
    config = config_for(sqlite_in(tmp_path), limits=True, proxies=Proxies("127.0.0.1"))
    with House(config) as house:
        me = house.guest()
        for _ in range(int(ACCOUNT.burst)):
            house.service.limits.count("account", "victim", ACCOUNT)
        for name, status in (("Victim", 429), ("another", 401)):
            headers = {"X-CSRF-Token": me.csrf, "X-Forwarded-For": "203.0.113.1"}
            body = {"name": name, "password": "nonsense"}
            assert status == me.http.post("/api/login", json=body, headers=headers).status_code


def test_nobody_locks_an_account_out(tmp_path: Path) -> None:
    """Strangers have spent its tries: where it is at home it has its own, which are as many; else all is as ever."""
    config = config_for(sqlite_in(tmp_path), limits=True, proxies=Proxies("127.0.0.1"))
    with House(config) as house:

        def tried(person: Person, client: str, name: str = "Victim", password: str = "nonsense") -> tuple[int, Sent]:
            headers = {"X-CSRF-Token": person.csrf, "X-Forwarded-For": client}
            answer = person.http.post("/api/login", json={"name": name, "password": password}, headers=headers)
            found: Sent = answer.json()
            person.csrf = found.get("csrf", person.csrf)
            return answer.status_code, found

        stop_the_clock(house)
        owner, stranger, beside = Person(house), Person(house), Person(house)
        owner.post("/api/register", name="Victim", password=PASSWORD)
        assert 200 == tried(owner, "203.0.113.7", password=PASSWORD)[0]
        owner.post("/api/logout")
        for name in ("victim", "nobody here"):
            found = {tried(stranger, f"198.51.100.{n}", name)[0] for n in range(int(ACCOUNT.burst))}
            assert 401 in found  # to register was a try, too
        at_home = "203.0.113.7"
        refused = tried(stranger, "198.51.100.99", "Victim")
        assert (429, refused) == (refused[0], tried(stranger, "198.51.100.99", "nobody here"))
        assert 429 == tried(beside, at_home, "nobody here")[0]
        assert 200 == tried(owner, "192.0.2.1", password=PASSWORD)[0]  # by the cookie, from where nobody ever was
        tries = [tried(beside, at_home)[0] for _ in range(int(ACCOUNT.burst) + 1)]
        assert (429, True) == (tries[-1], tries.count(401) >= ACCOUNT.burst - 1)
        assert 429 == tried(stranger, "198.51.100.99", "Victim")[0]


def test_many_addresses_make_nothing_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """One request from each of more than are kept; of what they do fill, those go first that would be full again."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    now = [0.0]
    kept = Limits(True, lambda: now[0])

    def is_spent(what: str, limit: Limit) -> bool:
        try:
            kept.count(what, "victim", limit)
        except Problem:
            return True
        return False

    for what, limit in (("account", ACCOUNT), ("sign-in", SIGN_IN)):
        kept.count(what, "victim", limit, limit.burst)
    for n in range(300):
        now[0] += 0.001
        kept.spend(f"2001:db8:{n:x}::/64")
        kept.count("sign-in", f"2001:db8:{n:x}::/64", SIGN_IN)
    assert is_spent("account", ACCOUNT)
    assert is_spent("sign-in", SIGN_IN)
    assert 101 >= max(len(sort) for sort in kept.buckets.sorts.values())


def test_who_came_once_is_soon_forgotten() -> None:
    """What has filled again is dropped as others come, and not only when there are too many."""
    now = [0.0]
    kept = Limits(True, lambda: now[0])
    for n in range(1_000):
        now[0] += 1
        kept.spend(f"{n}")
    assert 2 >= len(kept.buckets)
    kept.spend("busy", 1_000)
    for n in range(5):
        now[0] += 1
        kept.spend(f"{n}")
    assert ("budget", "busy") in kept.buckets


@pytest.mark.parametrize("path", ["/api/games", "/api/games/gugong/rules", "/api/nothing", "/schema/openapi.json"])
def test_every_request_is_paid_for(guarded: House, path: str) -> None:
    """Also one that needs no visitor; when the budget is spent, files and signs of life still are to be had."""
    me = guarded.guest()
    stop_the_clock(guarded)
    guarded.service.limits.spend("127.0.0.1", left(guarded) - 1)
    assert me.http.get(path).status_code in (200, 404)
    refused = me.http.get(path)
    assert (429, "too-many", "1") == (refused.status_code, refused.json()["error"], refused.headers["retry-after"])
    assert {200} == {me.http.get(free).status_code for free in ("/", "/healthz", "/readyz")}
    with pytest.raises(Exception, match="403"):
        me.socket("made-up-00")


def pipelined(house: House, path: str, times: int) -> list[bytes]:
    """The answers to so many requests over one connection, sent at once, which the server closes after the last."""
    answers = sent(house, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * times)
    return answers.split(b"HTTP/1.1 ")[1:]


def test_who_goes_on_though_refused_is_hung_up_on(guarded: House) -> None:
    """Then only so many new connections can go on with it; whoever does as told keeps theirs."""
    stop_the_clock(guarded)
    guarded.service.limits.spend(HERE, left(guarded))
    answers = pipelined(guarded, "/api/games", int(REFUSALS.burst) + 1)
    assert [b"429"] * (int(REFUSALS.burst) + 1) == [one[:3] for one in answers]
    assert ([answers[-1]], 1) == ([one for one in answers if b"connection: close" in one], answers[-1].count(b"close"))
    assert 1 == len(pipelined(guarded, "/api/games", 1))
    then = guarded.service.limits.clock() + 1
    guarded.service.limits.clock = lambda: then
    guarded.service.limits.spend(HERE, left(guarded))
    assert "connection" not in guarded.visit().get("/api/games").headers


def test_signs_of_life_are_counted_and_never_refused(guarded: House) -> None:
    """Who asks without end is hung up on; who looks after the server, once a second, never."""
    stop_the_clock(guarded)
    now = guarded.service.limits.clock()
    monitor = guarded.visit()
    for path in ("/healthz", "/readyz"):
        guarded.service.limits.buckets.clear()
        answers = pipelined(guarded, path, int(HEALTH.burst) + 1)
        assert [b"200"] * (int(HEALTH.burst) + 1) == [one[:3] for one in answers]
        assert [answers[-1]] == [one for one in answers if b"connection: close" in one]
        for _ in range(int(HEALTH.burst) + 10):
            now += 1
            guarded.service.limits.clock = partial(float, now)
            answer = monitor.get(path)
            assert (200, None) == (answer.status_code, answer.headers.get("connection"))


def test_what_is_refused_is_not_said_again_at_length(guarded: House) -> None:
    """An answer is one line, however long what was sent is."""
    me = guarded.guest()
    table = me.table("me", "random")
    wrong = [
        me.post(f"/api/tables/{table}/review", 400, depth="x" * 10_000),
        me.get("/api/tables", 400, list="x" * 4_000),
    ]
    assert {"malformed"} == {one["error"] for one in wrong}
    assert {LONGEST_DETAIL + 1} == {len(one["detail"]) for one in wrong}


def test_files_are_counted_by_themselves(guarded: House) -> None:
    me = guarded.guest()
    stop_the_clock(guarded)
    before = left(guarded)
    me.http.get("/")
    assert before == left(guarded)
    guarded.service.limits.buckets["files", "127.0.0.1"] = (0, guarded.service.limits.clock())
    assert 429 == me.http.get("/").status_code
    me.get("/api/games")


def test_who_is_told_the_whole_table_since_theirs_is_stale_pays_for_it(guarded: House) -> None:
    """Moves and hints upon a decision of long ago cost what looking does; refused, the table is not even built."""
    me = guarded.guest()
    table = me.table("me", "random")
    state = me.asked(table, 0)
    stop_the_clock(guarded)
    late = {"seat": 0, "decided": 99}
    turn = {"key": "k"}
    orders = {"moves": {"key": "k", "token": "x"}, "undo": turn, "redo": turn, "confirm": turn, "hint": {}}
    for path, more in orders.items():
        before = left(guarded)
        found = me.post(f"/api/tables/{table}/{path}", 409, **late, **more)
        assert ("stale", state["view"]) == (found["error"], found["view"])
        assert before - left(guarded) == A_REQUEST + price_of(len(state["events"]))
    guarded.service.limits.spend("127.0.0.1", left(guarded) - A_REQUEST)
    assert "too-many" == me.post(f"/api/tables/{table}/hint", 429, **late)["error"]


def test_a_stale_move_over_a_socket_builds_nothing(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told so; and the table as it is, which it has already, is not sent again."""

    def built(*_: Any) -> Any:
        raise AssertionError("nobody is told it")

    monkeypatch.setattr(commands, "state_of", built)
    me = guarded.guest()
    table = me.table("me", "random")
    line = me.socket(table, 0)
    line.send(do="move", seat=0, decided=99, key="k", token="x")
    assert {"is": "stale", "key": "k"} == line.next("stale")


def test_what_is_done_already_may_be_owed() -> None:
    """Again and again; in how long there is something left once more is said to the second."""
    now = [0.0]
    kept, limit = Limits(True, lambda: now[0]), Limit(10, 2)
    assert 0 == kept.wait("bots", "me", limit)
    for _ in range(3):
        kept.take("bots", "me", limit, 8)
    assert 7.5 == kept.wait("bots", "me", limit)
    now[0] = 7.5
    assert 0 == kept.wait("bots", "me", limit)
    kept.take("bots", "me", limit, 1)
    assert 0.5 == kept.wait("bots", "me", limit)
