"""Somebody ill-disposed: floods, made-up names, tables that are none of their business. Nobody else notices."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from caravanserai.server import limits, sockets
from caravanserai.server.limits import (
    A_LINE_OF_CHAT,
    A_REQUEST,
    A_TABLE_BUILT,
    COMMAND,
)
from caravanserai.tables import audience, commands, requests, seen
from tests.patience import PATIENCE_S
from tests.server.attack import connected, held_at_most, measured, rest
from tests.server.house import House, Line, Person, Sent, config_for, legal, run_in, wait_until
from tests.server.paying import BUDGET, HERE, KEPT, paid, stop_the_clock
from tests.server.test_private import ORDERS

POLICY = 1008
PRICES = {"/chat": A_LINE_OF_CHAT}  # of what is paid for before the table is looked for


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
