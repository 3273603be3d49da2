"""Connections: how many, and for how long they may keep the server waiting."""

import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import h11
import httpx
import pytest
from h11._readers import READERS, maybe_read_from_IDLE_client
from websockets.exceptions import ConnectionClosed

from caravanserai.server import door
from caravanserai.server.clients import NOWHERE, Proxies, client_of
from caravanserai.server.door import Keeper
from caravanserai.server.gate import Gate
from caravanserai.server.limits import Caps, Limit, Limits
from caravanserai.server.pages import Pages
from caravanserai.tables.problem import Problem
from tests.server.attack import UPGRADE, connected, held_at_most, measured, rest, sent, small, until
from tests.server.house import NO_TLS, House, Person, config_for, sqlite_in, wait_until
from tests.server.paying import HERE

LONG = 3600.0  # seconds, for what must not happen here


@contextmanager
def house_with(folder: Path, limits: bool = True, **caps: Any) -> Iterator[House]:
    late = ("head_seconds", "body_seconds", "answer_seconds", "idle_seconds")
    given = dict.fromkeys(late, int(LONG)) | caps
    with House(config_for(sqlite_in(folder), limits=limits, caps=Caps(**given)), loop="asyncio") as running:
        yield running


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is late is looked for all the time."""
    monkeypatch.setattr(door, "SWEEP_SECONDS", 0.05)


def keeper_of(house: House) -> Keeper:
    """Who keeps the door of a house."""
    given: Any = house.server.config.http_protocol_class
    keeper: Keeper = given.args[0]
    return keeper


def counted(house: House) -> list[door.Sipping]:
    """All connections of a house, the oldest of an address first."""
    keeper = keeper_of(house)
    return [one for held in (keeper.doors, keeper.lines) for mine in held.copy().values() for one in mine.copy()]


def hurry(house: House) -> None:
    """Between two looks at who is late passes all the time there is."""
    times = count(keeper_of(house).clock(), LONG)
    keeper_of(house).clock = lambda: next(times)


def test_who_has_sent_much_is_read_on_after_a_while() -> None:
    """At first as soon as others had their turn, later slowly; but no connection is left waiting for ever."""
    inner = Mock(read_paused=False)
    inner.transport.is_closing.return_value = False
    sipping = door.Sipping(Keeper(config_for("")), inner)
    inner.transport.get_protocol.return_value = sipping
    sipping.taken = door.FREELY - door.SIP
    sipping.buffer_updated(door.SIP)
    inner.loop.call_soon.assert_called_once_with(sipping.go_on)
    inner.loop.call_later.assert_not_called()
    sipping.buffer_updated(door.SIP)
    inner.loop.call_later.assert_called_once_with(door.SLOWLY, sipping.go_on)
    assert 2 == inner.transport.pause_reading.call_count
    sipping.go_on()
    inner.transport.resume_reading.assert_called_once_with()


def owed_for_long(house: House, some: bytes, what: str) -> bytes:
    """What is said to somebody who sends no more than that, when the server has waited for the rest for long enough."""
    keeper, wire = keeper_of(house), connected(house)
    wire.sendall(some)
    (mine,) = wait_until(lambda: [one for doors in keeper.doors.values() for one in doors])
    wait_until(lambda: (len(some), what) == (mine.taken, mine.waited_for[1]))
    then = keeper.clock() + LONG
    keeper.clock = lambda: then
    return rest(wire)


def post(path: str, length: int, body: bytes) -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode() + body


@pytest.mark.parametrize("some", [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_who_does_not_send_the_head_of_a_request_is_cut_off(tmp_path: Path, some: bytes) -> None:
    with house_with(tmp_path) as house:
        assert owed_for_long(house, some, "head").startswith(b"HTTP/1.1 408")


def test_a_body_that_is_half_sent_is_ended(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """And no failure of the server's."""
    with house_with(tmp_path) as house:
        said = owed_for_long(house, post("/api/guest", 1000, b'{"name": '), "body")
        assert said.startswith(b"HTTP/1.1 408")
        wait_until(lambda: not house.server.server_state.tasks)
        assert not [one for one in caplog.records if one.levelname == "ERROR"]
        assert 200 == house.visit().get("/healthz").status_code


def test_a_connection_in_use_is_not_cut_off(tmp_path: Path) -> None:
    """However long it is kept: only what is owed counts, and from when it is owed."""
    with house_with(tmp_path, head_seconds=60) as house:
        http = house.visit()
        now = [0.0]
        keeper = keeper_of(house)
        keeper.clock = lambda: now[0]
        http.get("/healthz")
        (mine,) = (one for doors in keeper.doors.values() for one in doors)
        for _ in range(5):
            assert not mine.is_late(now[0], house.config.caps)
            now[0] += 59
            assert not mine.is_late(now[0], house.config.caps)
            http.get("/healthz")
        wait_until(lambda: "head" == mine.waits_for())
        assert not mine.is_late(now[0], house.config.caps)
        assert mine.is_late(now[0] + 60, house.config.caps)


def test_who_does_not_take_the_answer_is_cut_off(tmp_path: Path) -> None:
    with house_with(tmp_path, limits=False, answer_seconds=0.2) as house:
        wire = connected(house)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with suppress(ConnectionError):
            for _ in range(400):
                wire.sendall(b"GET /api/games/gugong/words/en HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_until(lambda: not house.server.server_state.connections)


def test_a_closed_connection_goes_though_its_end_is_not_taken(tmp_path: Path) -> None:
    """Closing waits for what has not been read; and nobody waits for that for ever."""
    with house_with(tmp_path, limits=False) as house:
        wire = small(house)
        wire.sendall((HEAD + b"\r\n") * 79 + HEAD + b"Connection: close\r\n\r\n")
        (mine,) = wait_until(lambda: counted(house))
        wait_until(mine.inner.transport.is_closing)
        assert 0 < mine.inner.transport.get_write_buffer_size()
        assert [mine] == counted(house)
        hurry(house)
        wait_until(lambda: not house.server.server_state.connections)
        assert [] == counted(house)


def test_room_is_made_though_the_last_answer_is_not_taken(tmp_path: Path) -> None:
    """Who is idle and has not read what was said before goes at once, and not when that is read."""
    with house_with(tmp_path, limits=False, connections=20) as house:
        wire = small(house)
        wire.sendall((HEAD + b"\r\n") * 80)
        (mine,) = wait_until(lambda: counted(house))
        wait_until(lambda: mine.taken == 80 * len(HEAD + b"\r\n") and mine.waits_for() == "head")
        assert 0 < mine.inner.transport.get_write_buffer_size()
        more = [connected(house) for _ in range(19)]
        wait_until(lambda: 20 == len(house.server.server_state.connections))
        assert 200 == get_from("127.0.0.2", house)
        wait_until(lambda: 19 == len(house.server.server_state.connections))
        assert 19 == len(more) == len(counted(house))


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """Those that are idle do not shut out the next address, nor does one that leaves keep its place."""
    with house_with(tmp_path, connections_of_client=10) as house:
        wires = [connected(house) for _ in range(10)]
        wait_until(lambda: 10 == len(house.server.server_state.connections))
        assert sent(house, b"").startswith(b"HTTP/1.1 503")
        assert 200 == get_from("127.0.0.2", house)
        wires[0].close()
        wait_until(lambda: 9 == len(house.server.server_state.connections))
        assert 200 == house.visit().get("/healthz").status_code


def test_a_full_house_makes_room_for_another_address(tmp_path: Path) -> None:
    """The one that has most gives one up; it does not get one for it."""
    with house_with(tmp_path, connections=20) as house:
        wires = [connected(house) for _ in range(20)]
        wait_until(lambda: 20 == len(house.server.server_state.connections))
        assert sent(house, b"").startswith(b"HTTP/1.1 503")
        assert 200 == get_from("127.0.0.2", house)
        assert rest(wires[0]).startswith(b"HTTP/1.1 408")
        wait_until(lambda: 19 >= len(house.server.server_state.connections))


def get_from(source: str, house: House) -> int:
    """Ask from another address of this machine."""
    transport = httpx.HTTPTransport(verify=NO_TLS, local_address=source)
    with httpx.Client(transport=transport, trust_env=False) as http:
        return http.get(f"{house.url}/healthz").status_code


@pytest.mark.parametrize("caps", [{"sockets_of_client": 3}, {"sockets_of_table": 3}, {"sockets": 3}])
def test_there_are_only_so_many_sockets(tmp_path: Path, caps: dict[str, Any]) -> None:
    """Of an address, at a table, in all; streams of events are among them, and who leaves makes room."""
    with house_with(tmp_path, **caps) as house:
        me = house.guest()
        table = me.table("me", public=True)
        lines = [me.socket(table, 0) for _ in range(3)]
        for line in lines:
            line.next("state")
        late = me.socket(table, 0)
        assert "crowded" == late.next()["error"]
        with pytest.raises(ConnectionClosed) as closed:
            late.next()
        assert closed.value.rcvd is not None
        assert 1013 == closed.value.rcvd.code
        assert "crowded" == me.get(f"/api/tables/{table}/events", 503)["error"]
        lines[0].close()
        wait_until(lambda: 2 == house.service.places.held)
        with me.http.stream("GET", f"/api/tables/{table}/events") as stream:
            pieces = stream.iter_raw()
            next(pieces)
            assert "crowded" == me.socket(table, 0).next()["error"]
        wait_until(lambda: 2 == house.service.places.held)


# Sockets


MANY_HEADERS = b"".join(b"x-%d: y\r\n" % n for n in range(130))


@pytest.mark.parametrize(
    "more",
    [MANY_HEADERS, b"x: %s\r\n" % (b"y" * 9_000), b"Content-Length: 5\r\n"],
    ids=["many", "long", "body"],
)
def test_a_head_that_makes_no_socket_is_answered_and_closed(tmp_path: Path, more: bytes) -> None:
    """The library makes nothing of it, and nobody would serve it or end it; others come in as ever."""
    with house_with(tmp_path, connections_of_client=10, connections=20) as house:
        wires = [connected(house) for _ in range(10)]
        for wire in wires:
            wire.sendall(UPGRADE + more + b"\r\n")
        assert {b"HTTP/1.1 4"} == {rest(wire)[:10] for wire in wires}
        wait_until(lambda: not house.server.server_state.connections)
        assert [] == counted(house)
        assert [200, 200] == [get_from(source, house) for source in ("127.0.0.1", "127.0.0.2")]


def test_a_socket_is_a_connection_of_its_address(tmp_path: Path) -> None:
    """As long as it is there, whatever has become of it; then it makes room."""
    with house_with(tmp_path, connections_of_client=3) as house:
        me = house.guest()
        table = me.table("me", public=True)
        lines = [me.socket(table, 0) for _ in range(2)]
        assert 3 == len(counted(house))
        assert sent(house, b"").startswith(b"HTTP/1.1 503")
        assert 200 == get_from("127.0.0.2", house)
        for line in lines:
            line.close()
        wait_until(lambda: 1 == len(counted(house)))
        assert 200 == house.visit().get("/healthz").status_code


def test_a_socket_that_follows_a_request_at_once(tmp_path: Path) -> None:
    """It is understood when the request has been answered: it is a socket all the same, and nobody waits for a body."""
    with house_with(tmp_path) as house:
        table = house.guest().table("me", public=True)
        wire = connected(house)
        wire.sendall(HEAD + b"\r\n" + UPGRADE.replace(b"made-up-00", table.encode()) + b"\r\n")
        until(wire, b"101 Switching Protocols")
        assert [1, 1] == [len(counted(house)) - 1, sum(map(len, keeper_of(house).lines.values()))]
        wire.close()
        wait_until(lambda: not keeper_of(house).lines and not house.service.places.held)


@pytest.mark.parametrize("frame", [b"\x81\x81\x00\x00\x00\x00\xff", b"\xf1\x80\x00\x00\x00\x00"], ids=["text", "none"])
def test_frames_before_a_socket_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, frame: bytes
) -> None:
    """Who does not wait for the answer to the head is cut off."""

    async def hesitate(_gate: Gate, _scope: Any, receive: Any, _send: Any, _application: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    monkeypatch.setattr(Gate, "admit_socket", hesitate)
    with house_with(tmp_path) as house:
        wire = connected(house)
        wire.sendall(UPGRADE + b"\r\n")
        wait_until(lambda: keeper_of(house).lines)
        wire.sendall(frame)
        assert b"" == rest(wire)
        wait_until(lambda: not house.server.server_state.tasks)
        assert [] == counted(house)
    assert [] == [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


# What is not written down


def test_what_others_do_wrong_is_not_written_down(shared_house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody outside fills the log: not by texts that are none, nor by strange upgrades, nor by what is no HTTP."""
    me = shared_house.guest()
    line = me.socket(me.table("me"), 0)
    line.socket.socket.sendall(b"\x81\x81\x00\x00\x00\x00\xff" * 2)
    assert line.is_closed()
    assert 1007 == line.socket.close_code
    assert sent(shared_house, HEAD + b"Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n").startswith(b"HTTP/1.1 200")
    for wrong in (b"nonsense\r\n\r\n", UPGRADE + b"Content-Length: 5\r\n\r\n", UPGRADE.replace(b"13", b"12") + b"\r\n"):
        assert sent(shared_house, wrong).startswith(b"HTTP/1.1 4")
    wait_until(lambda: not shared_house.service.places.held)
    assert [] == [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


def test_a_socket_is_written_down_without_its_invitation(shared_house: House, caplog: pytest.LogCaptureFixture) -> None:
    """One line when it has ended, however much is to be written down; nothing that lets somebody in."""
    for name in ("uvicorn", "caravanserai"):
        caplog.set_level(logging.DEBUG, logger=name)
    table = shared_house.guest().table("me", public=True)
    line = Person(shared_house).socket(table, invite="open-sesame")
    line.next("state")
    line.close()
    strange = UPGRADE.replace(b"made-up-00", b"made-up-77") + b"Origin: http://elsewhere.example\r\n\r\n"
    assert sent(shared_house, strange).startswith(b"HTTP/1.1 403")

    def lines() -> list[str]:
        told = [one.getMessage() for one in caplog.records if one.name == "caravanserai.access"]
        return [one for one in told if f"SOCKET /api/tables/{table}/" in one or "SOCKET /api/tables/made-up-77/" in one]

    told = " ".join(sorted(wait_until(lambda: len(lines()) == 2 and lines())))
    assert re.search(rf'127\.0\.0\.1 "SOCKET /api/tables/{table}/socket" 101 \d+\.\d ms', told), told
    assert re.search(r'127\.0\.0\.1 "SOCKET /api/tables/made-up-77/socket" 403 \d+\.\d ms', told), told
    assert not [one for one in caplog.records if "sesame" in one.getMessage()]


CHUNKS = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 30_000
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
HEADS = (HEAD + b"\r\n") * 2_000 + HEAD + b"Connection: close\r\n\r\n"
HEADERS = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:b\r\n" * 3_000 + b"\r\n"
TRAILERS = CHUNKS[: CHUNKS.index(b"1\r\nx")] + b"0\r\n" + b"a:b\r\n" * 3_000 + b"\r\n"


@pytest.mark.slow
@pytest.mark.parametrize("data", [CHUNKS, HEADS, HEADERS, TRAILERS], ids=["chunks", "heads", "headers", "trailers"])
def test_much_at_once_does_not_hold_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """As many small things as fit into one write, where nobody is hung up on for that."""
    with house_with(tmp_path, limits=False) as house, measured(house, monkeypatch) as held:
        wire = connected(house)
        with suppress(ConnectionError):
            wire.sendall(data)
        rest(wire)
        assert 200 == house.visit().get("/healthz").status_code
    assert held.callbacks
    assert held.longest < held_at_most(), held


def head_of(lines: int, size: int) -> bytes:
    """The head of a request of so many lines and bytes."""
    some = HEAD + b"Connection: close\r\n" + b"a:b\r\n" * (lines - 5)
    return some + b"x:%s\r\n\r\n" % (b"y" * (size - len(some) - 6))


@pytest.mark.parametrize(
    ("lines", "size"),
    [(door.MOST_LINES + 1, 2_000), (3_000, 15_500), (6, door.LONGEST_HEAD + 1), (20, 60_000)],
    ids=["a line too many", "thousands", "a byte too many", "far too long"],
)
def test_a_head_that_is_too_long_is_not_even_understood(
    shared_house: House, monkeypatch: pytest.MonkeyPatch, lines: int, size: int
) -> None:
    """It is told so, in one line."""
    heads = list[Any]()

    def noted(buffer: Any) -> Any:
        heads.append(maybe_read_from_IDLE_client(buffer))
        return heads[-1]

    monkeypatch.setitem(READERS, (h11.CLIENT, h11.IDLE), noted)
    head, body = sent(shared_house, head_of(lines, size)).split(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ")
    assert ("too-large", set()) == (json.loads(body)["error"], set(heads) - {None})


def test_a_head_as_long_as_it_may_be(shared_house: House) -> None:
    """One after the other, too: each is a head of its own."""
    head = head_of(door.MOST_LINES, door.LONGEST_HEAD)
    assert (door.MOST_LINES, door.LONGEST_HEAD) == (head.count(b"\n"), len(head))
    assert sent(shared_house, head).startswith(b"HTTP/1.1 200")
    answers = sent(shared_house, (HEAD + b"a:b\r\n" * 60 + b"\r\n") * 20 + head)
    assert 21 == answers.count(b"HTTP/1.1 200")


# What is not taken


def test_much_that_is_not_taken_is_kept_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond that the largest answer is given up; the others come as a whole, and so do those of other addresses."""

    async def answer(_pages: Pages, path: str, *_: Any) -> Any:
        return 200, [], b"~" * int(path[1:])

    def asked_for(size: int, source: str = HERE) -> socket.socket:
        wire = small(house, source)
        wire.sendall(f"GET /{size} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        wait_until(lambda: any(one.untaken() > size * 0.9 for one in counted(house)))
        return wire

    def noted(keeper: Keeper) -> None:
        weighed.append(sum(one.untaken() > 0 for one in keeper.all()))
        weigh(keeper)

    weigh, weighed = Keeper.weigh, list[int]()
    monkeypatch.setattr(Keeper, "weigh", noted)
    monkeypatch.setattr(Pages, "answer", answer)
    monkeypatch.setattr(door, "WEIGH_SECONDS", 0.01)
    with house_with(tmp_path, untaken_of_client=2_500_000) as house:
        first, second, other = asked_for(1_000_000), asked_for(1_200_000), asked_for(2_000_000, "127.0.0.2")
        third = small(house)
        third.sendall(b"GET /1400000 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        wait_until(lambda: 4 in weighed)
        assert rest(third).count(b"~") < 1_400_000
        assert [1_000_000, 1_200_000, 2_000_000] == [rest(one).count(b"~") for one in (first, second, other)]


def test_who_takes_a_large_answer_slowly_is_cut_off() -> None:
    """A little from time to time is enough of the end of it, of much more it is not."""
    inner = Mock(cycle=None)
    inner.transport.is_closing.return_value = True
    sipping, caps = door.Sipping(Keeper(config_for("")), inner), Caps(answer_seconds=30)

    def is_late(left: int, now: float) -> bool:
        inner.transport.get_write_buffer_size.return_value = left
        return sipping.is_late(now, caps)

    assert [False, True] == [is_late(1_000_000, 0), is_late(990_000, 30)]
    assert [False] * 8 == [is_late(2_000_000 - second * door.A_LITTLE, second) for second in range(0, 240, 30)]
    assert [False, False, True] == [is_late(200_000, 300), is_late(195_000, 330), is_late(194_999, 360)]


# Who is counted as whom


def test_who_is_one_client() -> None:
    """An IPv4 address, or 64 bits of an IPv6 one; what is neither is nowhere, and no longer than that."""
    assert "203.0.113.7" == client_of("203.0.113.7") == client_of("::ffff:203.0.113.7")
    assert client_of("2001:db8:1:2::1") == client_of("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert client_of("2001:db8:1:2::1") != client_of("2001:db8:1:3::1")
    assert client_of("fe80::1%eth0") == client_of("fe80::2")
    assert {NOWHERE} == {client_of(one) for one in ("", "unknown", "x" * 100_000)}


def test_proxies_are_addresses_and_networks() -> None:
    named = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert [True, True, True, False, False] == [
        one in named for one in ("127.0.0.1", "10.1.2.3", "::1", "127.0.0.2", "unknown")
    ]
    assert (False, False) == (bool(Proxies()), "127.0.0.1" in Proxies())
    for wrong in ("*", "somewhere", "10.0.0.0/99"):
        with pytest.raises(ValueError, match=re.escape(wrong.partition("/")[0])):
            Proxies(wrong)


def test_a_budget_is_spent_and_fills_again() -> None:
    """Dear things take more of it; what is refused takes nothing; others have their own."""
    now = [0.0]
    limits, limit = Limits(True, lambda: now[0]), Limit(10, 2)
    limits.count("x", "me", limit, 8)
    with pytest.raises(Problem) as refused:
        limits.count("x", "me", limit, 5)
    assert {"wait": 2} == refused.value.more
    limits.count("x", "me", limit, 2)
    limits.count("x", "other", limit, 10)
    now[0] = 1.0
    limits.count("x", "me", limit, 2)
    with pytest.raises(Problem):
        limits.count("x", "me", limit)
    limits.count("x", "y" * 1_000_000, limit)
    assert max(len(whose) for _, whose in limits.buckets) <= 64


def test_budgets_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so many at most; the one that was not asked for for longest is forgotten."""
    monkeypatch.setattr("caravanserai.server.limits.MOST_BUCKETS", 3)
    limits = Limits(True, lambda: 0.0)
    for name in ("a", "b", "c", "a", "d", "e"):
        limits.count("x", name, Limit(10, 1))
    assert ["a", "d", "e"] == [name for _, name in limits.buckets]


def test_a_flood_of_connections(tmp_path: Path) -> None:
    """One address that opens and closes without end is turned away."""
    with house_with(tmp_path) as house:
        keeper = keeper_of(house)
        keeper.limits.buckets["connection", "127.0.0.1"] = (0, keeper.limits.clock() + LONG)
        assert sent(house, b"").startswith(b"HTTP/1.1 503")
        assert 200 == get_from("127.0.0.2", house)
