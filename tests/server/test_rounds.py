"""One client on many connections at once: the others have their turns, round by round."""

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from caravanserai.server import door, sockets
from caravanserai.server.clients import Proxies
from caravanserai.server.gate import Gate
from caravanserai.server.limits import Limit
from caravanserai.server.rounds import Rounds
from tests.patience import PATIENCE_S
from tests.server.attack import UPGRADE, a_witness_waits, connected, held_at_most, measured, rest, until
from tests.server.house import House, config_for, sqlite_in, wait_until

A_FEW = 3  # rounds, in which a witness is read, let in and answered
PAGE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
LARGE = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"x: %s\r\n" % (b"y" * 100) * 90 + b"\r\n"
PINGS, PONGS, TEXTS = (
    Frame(opcode, data).serialize(mask=True) * times
    for opcode, data, times in (
        (Opcode.PING, b"", 350),
        (Opcode.PONG, b"", 350),
        (Opcode.TEXT, b'{"do": "resend"}', 60),
    )
)


def send_all(wires: list[socket.socket], data: bytes) -> None:
    for wire in wires:
        wire.sendall(data)


def send(wire: socket.socket, data: bytes) -> socket.socket:
    wire.sendall(data)
    return wire


def opening(table: str) -> bytes:
    return UPGRADE.replace(b"made-up-00", table.encode()) + b"\r\n"


def opened(house: House, table: str) -> socket.socket:
    """A wire that has become a socket."""
    wire = send(connected(house), opening(table))
    until(wire, b'"is":"state"')
    return wire


# Many at once


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wires", "data"),
    [(390, GAMES), (390, PAGE), (390, LARGE), (200, GAMES * 6)],
    ids=["requests", "files", "heads", "pipelines"],
)
def test_many_connections_of_one_client(
    guarded: House, monkeypatch: pytest.MonkeyPatch, wires: int, data: bytes
) -> None:
    """All that they send is there at once: a witness waits for a few rounds, none of which is long."""
    mine = [connected(guarded) for _ in range(wires)]
    until(send(connected(guarded), data), b"\r\n\r\n")  # all have come in, and what is kept for later is there
    with measured(guarded, monkeypatch) as held:
        waited = a_witness_waits(guarded, monkeypatch, lambda: send_all(mine, data))
        for wire in mine:
            until(wire, b"HTTP/1.1 ")
    assert max(waited / A_FEW, held.round) < held_at_most(), (waited, held)


@pytest.mark.slow
@pytest.mark.parametrize("data", [PINGS, PONGS, TEXTS], ids=["pings", "pongs", "messages"])
def test_many_sockets_of_one_client(guarded: House, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """As many frames on each as are read in one go."""
    table = guarded.guest().table("me", public=True)
    mine = [opened(guarded, table) for _ in range(150)]
    with measured(guarded, monkeypatch) as held:
        waited = a_witness_waits(guarded, monkeypatch, lambda: send_all(mine, data))
        until(send(connected(guarded), PAGE), b"\r\n\r\n")
    assert max(waited / A_FEW, held.round) < held_at_most(), (waited, held)


def test_what_one_client_begins_in_a_round(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One connection is read, one request begun; the order is that in which they came."""
    rounds, read, begun = [0], list[int](), list[int]()
    loop = guarded.service.tables.tasks[0].get_loop()
    data_received, admit = door.Door.data_received, Gate.admit

    def noted(one: door.Door, data: bytes) -> None:
        read.append(rounds[0])
        data_received(one, data)

    async def noted_too(gate: Gate, *more: Any) -> None:
        begun.append(rounds[0])
        await admit(gate, *more)

    def turn() -> None:
        rounds[0] += 1
        if len(begun) < 40:
            loop.call_soon(turn)

    monkeypatch.setattr(door.Door, "data_received", noted)
    monkeypatch.setattr(Gate, "admit", noted_too)
    mine = [connected(guarded) for _ in range(20)]

    def attack() -> None:
        loop.call_soon_threadsafe(turn)
        for wire in mine:
            wire.sendall(PAGE + PAGE[:-2] + b"Connection: close\r\n\r\n")

    a_witness_waits(guarded, monkeypatch, attack)
    assert {2} == {rest(wire).count(b"HTTP/1.1 200") for wire in mine}
    for seen in (read, begun):  # the witness has turns of its own
        assert len(set(seen)) >= len(seen) - 1


def test_messages_of_one_client_are_obeyed_one_in_a_round(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over however many sockets they come."""
    rounds, obeyed = [0], list[int]()
    loop = guarded.service.tables.tasks[0].get_loop()
    received = sockets.Connection.received

    async def noted(connection: sockets.Connection, *more: Any) -> None:
        obeyed.append(rounds[0])
        await received(connection, *more)

    def turn() -> None:
        rounds[0] += 1
        if len(obeyed) < 100:
            loop.call_soon(turn)

    monkeypatch.setattr(sockets.Connection, "received", noted)
    table = guarded.guest().table("me", public=True)
    mine = [opened(guarded, table) for _ in range(5)]
    loop.call_soon_threadsafe(turn)
    pings = Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True) * 20
    a_witness_waits(guarded, monkeypatch, lambda: send_all(mine, pings))
    wait_until(lambda: 100 == len(obeyed))
    assert 100 == len(set(obeyed))


def test_a_socket_that_waits_for_its_turn_is_read_on(guarded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many that are opened at the same moment; it is another protocol that goes on then."""
    table = guarded.guest().table("me", public=True)
    mine = [connected(guarded) for _ in range(20)]
    a_witness_waits(guarded, monkeypatch, lambda: send_all(mine, opening(table)))
    for wire in mine:
        until(wire, b'"is":"state"')
        wire.sendall(Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True))
        until(wire, b'"is":"pong"')


def test_who_has_left_is_not_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it has been read: many clients behind one proxy, of whom one has sent it all and gone."""
    begun, admit = list[str](), Gate.admit

    async def noted(gate: Gate, scope: Any, *more: Any) -> None:
        begun.append(scope["client"][0])
        await admit(gate, scope, *more)

    monkeypatch.setattr(Gate, "admit", noted)
    config = config_for(sqlite_in(tmp_path), limits=True, proxies=Proxies("127.0.0.1"))
    with House(config, loop="asyncio") as house:
        mine = [connected(house) for _ in range(160)]

        def attack() -> None:
            for wire in mine:
                send(wire, PAGE.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n")).close()

        a_witness_waits(house, monkeypatch, attack)
        wait_until(lambda: not house.server.server_state.tasks)
        assert not house.service.rounds.waiting
    assert 0 < begun.count("203.0.113.1") < 80


def test_a_house_that_closes_waits_for_no_turns(tmp_path: Path) -> None:
    """However many are waited for."""
    with House(config_for(sqlite_in(tmp_path), limits=True), loop="asyncio") as house:
        mine, let = [connected(house) for _ in range(200)], threading.Event()
        until(send(mine[-1], PAGE), b"\r\n\r\n")
        house.service.tables.tasks[0].get_loop().call_soon_threadsafe(let.wait, PATIENCE_S)
        for wire in mine:
            send(wire, GAMES * 6)
        house.server.should_exit = True
        let.set()
        house.thread.join(PATIENCE_S)
        assert not house.thread.is_alive()


# Whose turn it is


def turns_of(*clients: str) -> list[list[str]]:
    """Who has a turn in each round, if all of these come at once."""

    async def story() -> list[list[str]]:
        rounds, told, now = Rounds(True), [list[str]()], asyncio.get_running_loop()

        async def one(client: str) -> None:
            await rounds.turn(client)
            told[-1].append(client)

        for client in clients:
            now.create_task(one(client))
        for _ in range(20):
            await asyncio.sleep(0)
            told.append([])
        assert (set(), {}, False) == (rounds.had, rounds.waiting, rounds.going)
        return [sorted(some) for some in told if some]

    return asyncio.run(story())


def test_each_client_has_one_turn_in_a_round() -> None:
    """At once, if it had none yet; nobody waits for the many of another."""
    assert [["a", "b", "c"]] == turns_of("a", "b", "c")
    assert [["a", "b"], ["a", "b"], ["a"], ["a"]] == turns_of("a", "a", "a", "a", "b", "b")


def test_who_is_not_counted_waits_for_nobody() -> None:
    async def story() -> None:
        rounds = Rounds(False)
        assert [False] * 5 == [await rounds.turn("a") for _ in range(5)]

    asyncio.run(story())


def test_who_goes_leaves_the_turn_to_the_next() -> None:
    async def story() -> None:
        rounds = Rounds(True)
        assert rounds.enter("a") is None
        turns = [one for _ in range(5) if (one := rounds.enter("a")) is not None]
        assert 5 == len(turns)
        for turn in turns[:4]:
            turn.cancel()
        await asyncio.sleep(0)
        assert turns[4].done()
        await asyncio.sleep(0)
        assert ({}, False) == (rounds.waiting, rounds.going)

    asyncio.run(story())


def test_frames_of_all_sockets_of_a_client_are_counted_together(
    guarded: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that no application hears of, too; those of another address by themselves."""
    monkeypatch.setattr(door, "FRAMES_OF_CLIENT", Limit(400, 1e-9))
    table = guarded.guest().table("me", public=True)
    first, second = opened(guarded, table), opened(guarded, table)
    until(send(first, PINGS[: len(PINGS) // 2]), b"\x8a\x00" * 175)
    assert b"too-many" in rest(send(second, PINGS + Frame(Opcode.CLOSE, b"").serialize(mask=True)))
