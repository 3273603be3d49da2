"""The door: connections, before anything is understood of what comes through them.

uvicorn gives a connection as much of the loop's time as its client has sent bytes,
and waits as long as a client likes. Here each is read a little at a time, and in one
round of the loop one connection of a client, so that who sends much waits for the
others; who keeps the server waiting for the head or the body of a request, or does
not take the answer, is cut off; and nobody takes up more than a share of all
connections, or of the memory for what has not been taken. A connection is counted
from when it comes until it has gone, whatever has become of it.
"""

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeAlias, cast

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from caravanserai.server import logs
from caravanserai.server.asgi import Scope
from caravanserai.server.clients import NOWHERE, PEER, client_in, client_of
from caravanserai.server.config import Config
from caravanserai.server.limits import CONNECTIONS, FRAMES, FRAMES_OF_CLIENT, Caps, Limits
from caravanserai.server.rounds import Rounds, Turn
from caravanserai.tables.problem import Problem

SIP: Final = 2_048  # bytes: even the shortest of frames are understood within milliseconds
FREELY: Final = 1_000_000  # bytes; who sends more on one connection sends it slowly
SLOWLY: Final = 0.02  # seconds between two sips then
SWEEP_SECONDS: Final = 1.0
A_LITTLE: Final = 4_096  # bytes of an answer that must be taken from time to time
MUCH: Final = 262_144  # bytes of an answer; while more is left, as much must be taken every second
WEIGH_SECONDS: Final = 0.05
A_PROXY: Final = 16  # clients, for how many of its connections are read in a round
LONGEST_HEAD: Final = 12_288  # bytes
MOST_LINES: Final = 100  # of a head
END_OF_HEAD: Final = re.compile(rb"\n\r?\n")
LARGEST_SOCKET_MESSAGE: Final = 65_536
NO_TEXT, POLICY = 1007, 1008
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"
MALFORMED: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Type: application/json\r\n"
    b"Content-Length: 68\r\n\r\n"
    b'{"error":"too-large","detail":"the head of the request is too long"}'
)
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Sipping(asyncio.BufferedProtocol):
    """A connection that is read a little at a time; then it is the others' turn."""

    def __init__(self, keeper: "Keeper", inner: "H11Protocol | WebSocketsSansIOProtocol") -> None:
        self.keeper = keeper
        self.inner = inner
        self.buffer = bytearray(SIP)
        self.read = b""  # and not understood yet
        self.turn: Turn | None = None  # which that waits for
        self.taken = 0
        self.client = NOWHERE
        self.waited_for: tuple[object, str, int] = (None, "", 0)
        self.since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.inner.connection_made(cast("asyncio.Transport", transport))

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.go(self)
        if self.turn is not None:
            self.turn.cancel()
        self.inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self.inner.pause_writing()
        self.keeper.weigh_soon(self.inner.loop)

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def eof_received(self) -> None:
        self.inner.eof_received()

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.taken += nbytes
        self.read += self.buffer[:nbytes]
        if self.turn is None:
            self.turn = self.keeper.rounds.enter(self.payer())
            if self.turn is None:
                self.understand()
            else:
                self.turn.add_done_callback(self.understand)
        if self.turn is not None:
            self.inner.transport.pause_reading()

    def understand(self, turn: Turn | None = None) -> None:
        """What has been read, now that it is its turn; by whatever the connection has become meanwhile."""
        transport, data, self.read, self.turn = self.inner.transport, self.read, b"", None
        if transport.is_closing():
            return
        cast("Sipping", transport.get_protocol()).data_received(data)
        if (turn is not None or len(data) >= SIP) and not transport.is_closing():
            transport.pause_reading()  # there is more, which uvloop would read at once, up to 32 times
            then = cast("Sipping", transport.get_protocol())  # perhaps a socket now
            if self.taken <= FREELY:
                self.inner.loop.call_soon(then.go_on)
            else:
                self.inner.loop.call_later(SLOWLY, then.go_on)

    def data_received(self, data: bytes) -> None:
        self.inner.data_received(data)

    def payer(self) -> str:
        """Whose turn is waited for."""
        return self.client

    def behind(self) -> str:
        """The client that is served, also through a proxy."""
        scope: Any = getattr(self.inner, "scope", None)  # there is none before there is a head
        return self.client if scope is None else client_in(scope)

    def go_on(self) -> None:
        if self.is_open() and not self.is_paused():
            self.inner.transport.resume_reading()

    def is_open(self) -> bool:
        """Whether the connection is there, and still read here."""
        return not self.inner.transport.is_closing() and self.inner.transport.get_protocol() is self

    def is_paused(self) -> bool:
        """Whether the inner protocol wants no more for now."""
        return self.inner.flow.read_paused if isinstance(self.inner, H11Protocol) else self.inner.read_paused

    # Waiting

    def waits_for(self) -> str:
        """What the client owes, or nothing: to take what is left of the answer, where all has been said.

        A connection that is closed goes only when that has been taken, or has been waited for for too long.
        """
        return "answer" if self.inner.transport.is_closing() else ""

    def is_late(self, now: float, caps: Caps) -> bool:
        """Whether the client has owed the same for too long."""
        what = self.waits_for()
        left = parts_of(self.untaken(), caps.answer_seconds) if what == "answer" else 0
        request = self.inner.cycle if isinstance(self.inner, H11Protocol) else None
        if self.waited_for != (request, what, left):
            self.waited_for, self.since = (request, what, left), now
        return bool(what) and now - self.since >= getattr(caps, f"{what}_seconds")

    def untaken(self) -> int:
        """How many bytes of what was said have not been taken yet."""
        return self.inner.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it at once."""
        self.inner.transport.abort()


class Door(Sipping):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        keeper: "Keeper",
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.http = Http(config, server_state, app_state, _loop)
        super().__init__(keeper, self.http)
        self.refused = False
        self.share = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        given = cast("asyncio.Transport", transport)
        host, port = get_remote_addr(given) or (NOWHERE, 0)
        if self.keeper.come(self, host, len(self.http.connections)):
            self.share = f" {port % A_PROXY}" if host in self.keeper.config.proxies else ""
            self.http.app_state = self.http.app_state | {PEER: host}
            super().connection_made(given)
        else:
            self.refused = True
            given.write(FULL)
            given.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.refused:
            super().connection_lost(exc)

    def payer(self) -> str:
        """A proxy has the turns of several clients: which of them it is that asks shows when it is understood."""
        return self.client + self.share

    def eof_received(self) -> None:
        if not self.refused:
            super().eof_received()

    def buffer_updated(self, nbytes: int) -> None:
        if not self.refused:
            super().buffer_updated(nbytes)

    # Waiting

    def waits_for(self) -> str:
        """What the client owes: the head of a request, its body, to take the answer; or nothing."""
        if self.http.flow.write_paused:
            return "answer"
        return super().waits_for() or {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.http.conn.their_state, "")

    def cut(self) -> None:
        """End it; who may still listen is told why, and who does not even take what was said before is not."""
        transport = self.http.transport
        if self.waits_for() == "answer" or transport.get_write_buffer_size():
            transport.abort()
            return
        if self.http.cycle is None or not self.http.cycle.response_started or self.http.cycle.response_complete:
            transport.write(TOO_SLOW)
        transport.close()


class Line(Sipping):
    """A connection that has become a socket."""

    def __init__(
        self,
        keeper: "Keeper",
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(keeper, Socket(keeper.limits, config, server_state, app_state, _loop))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        given = cast("asyncio.Transport", transport)
        self.keeper.turn(cast("Door", given.get_protocol()), self)
        super().connection_made(given)

    def payer(self) -> str:
        return self.behind()


class Http(H11Protocol):
    """HTTP, in which no head is longer than anybody needs."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = logs.CONNECTIONS
        self.conn: Heads = Heads(h11.SERVER, LONGEST_HEAD)

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a head."""
        if self.conn.is_too_long:
            self.transport.write(TOO_LONG)
            self.transport.close()
        else:
            super().send_400_response(msg)


class Heads(h11.Connection):
    """One side of HTTP; a head is looked at before any of its lines is."""

    is_too_long = False

    def next_event(self) -> Any:
        """What comes next; of thousands of lines in one head none is understood."""
        if self.their_state is h11.IDLE and is_long(self.trailing_data[0]):
            self.is_too_long = True
            raise h11.RemoteProtocolError("too long")
        return super().next_event()


class Socket(WebSocketsSansIOProtocol):
    """A socket whose frames are counted, those included that no application hears of: pings, pongs, fragments."""

    def __init__(
        self,
        limits: Limits,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = self.conn.logger = logs.CONNECTIONS
        self.limits = limits
        self.frames_taken = Limits(limits.on)

    def data_received(self, data: bytes) -> None:
        """Understand what comes, first of all the head of the request, which is there as a whole.

        Where the library makes nothing of it – too many headers, one that is too long, a body –, it leaves the
        connection as it is, without anybody to serve it or end it. Frames that come before the answer to the head
        are nobody's who knows the protocol; the library would fail over some of them.
        """
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
            return
        super().data_received(data)
        if not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or MALFORMED)
            self.transport.close()

    def handle_events(self) -> None:
        try:
            self.frames_taken.count("frames", "", FRAMES, len(self.conn.events))
            if self.handshake_complete:
                client = client_in(cast("Scope", self.scope))
                self.limits.count("frames", client, FRAMES_OF_CLIENT, len(self.conn.events))
        except Problem:
            self.refuse()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; a text that is none ends the socket without another word, here or in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def refuse(self) -> None:
        """Go on no longer with somebody who sends without end."""
        self.conn.fail(POLICY, "too-many")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def is_long(data: bytes) -> bool:
    """Whether a head that begins here is longer than it may be, as far as it has come."""
    end = END_OF_HEAD.search(data)
    head = data if end is None else data[: end.end()]
    return len(head) > LONGEST_HEAD or head.count(b"\n") > MOST_LINES


def parts_of(untaken: int, seconds: float) -> int:
    """What is left of an answer, in parts of which one must be taken in so many seconds."""
    return untaken // (A_LITTLE if untaken <= MUCH else int(A_LITTLE * max(1, seconds)))


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


Held: TypeAlias = dict[str, dict[Sipping, None]]  # by client, the oldest first


class Keeper:
    """Who is connected, and who keeps the server waiting."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self.config = config
        self.clock = clock
        self.limits = Limits(config.limits, clock)
        self.rounds = Rounds(config.limits)
        self.doors: Held = {}
        self.lines: Held = {}
        self.sweeping = False
        self.weighing = False

    def come(self, door: Door, host: str, everybody: int) -> bool:
        """Whether there is room for one more."""
        client = client_of(host)
        if not self.is_welcome(client, host, everybody):
            return False
        self.doors.setdefault(client, {})[door] = None
        door.client = client
        if not self.sweeping:
            self.sweeping = True
            door.http.loop.call_later(SWEEP_SECONDS, self.sweep, door.http.loop)
        return True

    def is_welcome(self, client: str, host: str, everybody: int) -> bool:
        caps, mine = self.config.caps, len(self.doors.get(client, ()))
        if host not in self.config.proxies:
            if self.config.limits and mine + len(self.lines.get(client, ())) >= caps.connections_of_client:
                return False
            try:
                self.limits.count("connection", client, CONNECTIONS)
            except Problem:
                return False
        return everybody < caps.connections or self.make_room(mine)

    def make_room(self, mine: int) -> bool:
        """Close the oldest idle connection of the client that has the most, if that is more than the newcomer has."""
        most = max(self.doors.values(), key=len, default={})
        idle = next((door for door in most if door.waits_for() == "head"), None)
        if idle is None or len(most) <= mine + 1:
            return False
        idle.cut()
        return True

    def turn(self, door: Door, line: Line) -> None:
        """One has become a socket; which is still a connection of the same client, and never an idle one."""
        self.go(door)
        line.client = door.client
        self.lines.setdefault(line.client, {})[line] = None

    def go(self, one: Sipping) -> None:
        for held in (self.doors, self.lines):
            mine = held.get(one.client, {})
            mine.pop(one, None)
            if not mine:
                held.pop(one.client, None)

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever has kept the server waiting for too long."""
        now = self.clock()
        for one in self.all():
            if one.is_late(now, self.config.caps):
                one.cut()
        self.sweeping = bool(self.doors or self.lines)
        if self.sweeping:
            loop.call_later(SWEEP_SECONDS, self.sweep, loop)

    def all(self) -> list[Sipping]:
        return [one for held in (self.doors, self.lines) for mine in held.values() for one in mine]

    def weigh_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Somebody has not taken yet what was said: look how much that is, with what is said to others meanwhile."""
        if self.config.limits and not self.weighing:
            self.weighing = True
            loop.call_later(WEIGH_SECONDS, self.weigh)

    def weigh(self) -> None:
        """Cut off those for whom most is kept, until no client has more kept for it than it may."""
        self.weighing = False
        kept: dict[str, list[tuple[int, Sipping]]] = defaultdict(list)
        for one in self.all():
            if (untaken := one.untaken()) > 0:
                kept[one.behind()].append((untaken, one))
        for mine in kept.values():
            too_much = sum(untaken for untaken, _ in mine) - self.config.caps.untaken_of_client
            for untaken, one in sorted(mine, key=itemgetter(0), reverse=True):
                if too_much <= 0:
                    break
                one.inner.transport.abort()
                too_much -= untaken


def settings(app: Litestar, config: Config, level: str | None = None, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application: through this door, believing the proxies that were named and no other.

    Without a level the log is left as the process has it.
    """
    keeper = Keeper(config)
    # uvicorn calls what it is given here with the same arguments as a protocol of its own
    http = cast("type[asyncio.Protocol]", partial(Door, keeper))
    socket = cast("type[asyncio.Protocol]", partial(Line, keeper))
    return uvicorn.Config(
        app,
        http=http,
        ws=socket,
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies.named,
        timeout_keep_alive=config.caps.idle_seconds,
        timeout_graceful_shutdown=5,
        log_config=None if level is None else logs.settings(level),
        access_log=False,
        server_header=False,
        **more,
    )
