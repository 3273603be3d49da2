"""What an attacker needs: bytes on a wire, and a measure of how long the loop was held."""

import asyncio.base_events
import asyncio.events
import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

import pytest

from caravanserai.server.gate import Gate
from tests.patience import PATIENCE_S
from tests.server.house import House, wait_until

HELD_AT_MOST = 0.020  # seconds
PLAIN_WORK = 0.0015  # seconds that plain work takes on two quiet cores of the usual kind

UPGRADE = (
    b"GET /api/tables/made-up-00/socket?invite=open-sesame HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def held_at_most() -> float:
    """For how many seconds of its own time one client may hold the loop in one piece.

    20 ms; on a slower machine, or beside others that want the same core, as much more as plain work takes longer.
    """
    return HELD_AT_MOST * max(1.0, plain_work() / PLAIN_WORK)


def plain_work() -> float:
    """How long some plain work takes here and now, as a rule."""

    def once() -> float:
        began = time.thread_time()
        for n in range(20_000):
            str(n).encode()
        return time.thread_time() - began

    return median(once() for _ in range(9))


def connected(house: House, source: str = "127.0.0.1") -> socket.socket:
    """A wire, perhaps from another address of this machine."""
    wire = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE_S, source_address=(source, 0))
    house.visits.callback(wire.close)
    return wire


def small(house: House, source: str = "127.0.0.1") -> socket.socket:
    """A wire that takes no more than some kilobytes of what its client does not read."""
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    wire = socket.socket()
    wire.settimeout(PATIENCE_S)
    house.visits.callback(wire.close)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    wire.bind((source, 0))
    wire.connect(("127.0.0.1", house.port))
    return wire


def until(wire: socket.socket, words: bytes) -> bytes:
    """What comes until some words have come."""
    found = b""
    while words not in found:
        data = wire.recv(65_536)
        assert data, found
        found += data
    return found


def sent(house: House, data: bytes) -> bytes:
    """Everything that is answered to some bytes, until the server closes."""
    wire = connected(house)
    wire.sendall(data)
    return rest(wire)


def rest(wire: socket.socket) -> bytes:
    """What comes until the connection is closed, in whatever way."""
    found = b""
    try:
        while data := wire.recv(65_536):
            found += data
    except ConnectionError:
        pass
    return found


@dataclass
class Held:
    """How long the loop of a house was held: processor time of its own thread, garbage left out."""

    longest: float = 0.0  # by a single callback
    what: str = ""
    callbacks: int = 0
    round: float = 0.0  # by all callbacks of one round of the loop, which all others wait for


@contextmanager
def measured(house: House, patch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Measure everything that the house runs meanwhile; its loop must be asyncio's own."""
    held, thread = Held(), house.thread
    run, run_once = asyncio.events.Handle._run, asyncio.base_events.BaseEventLoop._run_once  # type: ignore[attr-defined]

    def timed(handle: Any) -> None:
        if threading.current_thread() is not thread:
            run(handle)
            return
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        held.callbacks += 1
        if took > held.longest:
            held.longest, held.what = took, repr(handle)[:300]

    def timed_once(loop: Any) -> None:
        began = time.thread_time()
        run_once(loop)
        if threading.current_thread() is thread:
            held.round = max(held.round, time.thread_time() - began)

    gc.collect()
    gc.disable()
    try:
        with patch.context() as patched:
            patched.setattr(asyncio.events.Handle, "_run", timed)
            patched.setattr(asyncio.base_events.BaseEventLoop, "_run_once", timed_once)
            yield held
    finally:
        gc.enable()


def a_witness_waits(house: House, patch: pytest.MonkeyPatch, attack: Callable[[], None]) -> float:
    """How much of the loop's time passes until another address is answered that asks when an attack comes.

    The loop stands still until all has been sent, so that it finds everything at once.
    """
    loop, enter, wire = house.service.tables.tasks[0].get_loop(), Gate.enter, connected(house, "127.0.0.2")
    stands, let, began, ended = threading.Event(), threading.Event(), list[float](), list[float]()

    async def noted(gate: Gate, scope: Any, *more: Any) -> None:
        await enter(gate, scope, *more)
        if scope["client"][0] == "127.0.0.2":
            ended.append(time.thread_time())

    def hold() -> None:
        stands.set()
        let.wait(PATIENCE_S)
        began.append(time.thread_time())

    with patch.context() as patched:
        patched.setattr(Gate, "enter", noted)
        loop.call_soon_threadsafe(hold)
        stands.wait(PATIENCE_S)
        try:
            attack()
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        finally:
            let.set()
        assert until(wire, b"\r\n\r\nok").startswith(b"HTTP/1.1 200")
        wait_until(lambda: ended)
    return ended[0] - began[0]
