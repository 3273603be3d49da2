"""What an attacker needs: bytes on a wire, and a measure of how long the loop was held."""

import asyncio.events
import gc
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest

from tests.patience import PATIENCE_S
from tests.server.house import House

HELD_AT_MOST = 0.020  # seconds
PLAIN_WORK = 0.0015  # seconds that plain work takes on two quiet cores of the usual kind


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


def connected(house: House) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE_S)
    house.visits.callback(wire.close)
    return wire


def small(house: House) -> socket.socket:
    """A wire that takes no more than some kilobytes of what its client does not read."""
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    wire = socket.socket()
    wire.settimeout(PATIENCE_S)
    house.visits.callback(wire.close)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
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
    """How long single callbacks held the loop of a house: processor time of its own thread, garbage left out."""

    longest: float = 0.0
    what: str = ""
    callbacks: int = 0
    over: list[str] = field(default_factory=list)


@contextmanager
def measured(house: House, patch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Measure every callback that the house runs meanwhile; its loop must be asyncio's own."""
    held, thread, run = Held(), house.thread, asyncio.events.Handle._run

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

    gc.collect()
    gc.disable()
    try:
        with patch.context() as patched:
            patched.setattr(asyncio.events.Handle, "_run", timed)
            yield held
    finally:
        gc.enable()
