"""A crowd of clients in one process, for measuring: guests, tables, and sockets that read as little as they can.

Client and server share the cores, so what the client does is part of the measurement. A message is looked through
only for what a player needs to move on.
"""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Self, cast

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

PATIENCE = 60  # seconds
ENCODE = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    """Something that might be tried."""

    token: str
    rule: str = ""  # by which it is refused


class Ask(msgspec.Struct):
    """What a seat is asked."""

    choices: list[Choice]
    seat: int


class Message(msgspec.Struct):
    """What matters of a message; the rest is skipped unread."""

    kind: str = msgspec.field(name="is")
    v: int = 0
    decided: int = 0
    seat: int | None = None
    ask: Ask | None = None
    over: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_over(self) -> bool:
        return bytes(self.over) != b"null"

    @property
    def allowed(self) -> list[str]:
        return [] if self.ask is None else [one.token for one in self.ask.choices if not one.rule]


READ = msgspec.json.Decoder(Message).decode


@dataclass
class Visitor:
    """A guest with a cookie."""

    cookie: str
    csrf: str


class Line(asyncio.Protocol):
    """A socket at a table; what comes is given on as bytes."""

    def __init__(self, url: str, cookie: str, hear: Callable[[bytes], None], deflate: bool) -> None:
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else None
        self.protocol = ClientProtocol(parse_uri(url), max_size=None, extensions=extensions)
        self.cookie = cookie
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.received = 0  # bytes, as they came
        self.parts: list[bytes] = []

    @classmethod
    async def open(cls, url: str, cookie: str, hear: Callable[[bytes], None], deflate: bool = False) -> Self:
        uri = parse_uri(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(url, cookie, hear, deflate), uri.host, uri.port)
        await asyncio.wait_for(line.opened, PATIENCE)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.protocol.connect()
        if self.cookie:
            request.headers["Cookie"] = f"caravanserai={self.cookie}"
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if not isinstance(event, Frame):
                self.shake_hands()
                continue
            self.parts.append(bytes(event.data))
            if event.fin:
                whole, self.parts = b"".join(self.parts), []
                if event.opcode.name in ("TEXT", "CONT"):
                    self.hear(whole)
        self.flush()

    def shake_hands(self) -> None:
        if self.protocol.state is OPEN:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self.protocol.handshake_exc or ConnectionError("refused"))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def flush(self) -> None:
        assert self.transport is not None
        data = b"".join(self.protocol.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def send(self, **message: Any) -> None:
        self.protocol.send_text(ENCODE(message))
        self.flush()

    def close(self) -> None:
        assert self.transport is not None
        self.transport.abort()


@dataclass
class Table:
    """A table with its sockets, as its players know it."""

    id: str
    seats: int
    lines: list[Line] = field(default_factory=list)
    ask: Message | None = None
    decided: int = 0
    versions: list[int] = field(default_factory=list)  # what each socket has been sent last
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    busy: bool = False
    acknowledged: int = 0
    over: bool = False

    def hear(self, line: int, data: bytes) -> None:
        """Keep what one player sees."""
        message = READ(data)
        if message.kind == "state":
            self.versions[line] = message.v
            self.decided = max(self.decided, message.decided)
            if message.allowed:
                self.ask = message
            self.over = self.over or message.is_over
        elif message.kind == "ack":
            self.acknowledged += 1
        elif message.kind in ("stale", "refused", "error"):
            raise RuntimeError(data[:300].decode())
        self.changed.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    async def is_asked(self) -> bool:
        """Whether somebody here is asked, as soon as it is known; otherwise the game is over."""
        await self.until(lambda: self.ask is not None or self.over)
        return not self.over

    async def seen_by_all(self, v: int) -> None:
        """Until all have been sent a later version."""
        await self.until(lambda: min(self.versions) > v)

    async def answered(self, n: int) -> None:
        """Until more moves than so many have been acknowledged."""
        await self.until(lambda: self.acknowledged > n)

    def send_move(self, luck: random.Random) -> Message:
        """Move for whoever is asked; the state that the move answers."""
        state = self.ask
        assert state is not None
        assert state.ask is not None
        self.ask = None
        line = self.lines[state.ask.seat if len(self.lines) > 1 else 0]
        key, token = f"k{state.decided}", luck.choice(state.allowed)
        line.send(do="move", seat=state.ask.seat, decided=state.decided, key=key, token=token)
        return state

    async def join(self, url: str, seat: int, cookie: str, deflate: bool = False) -> None:
        """Look from a seat."""
        place = len(self.lines)
        self.versions.append(0)
        address = f"{socket_url(url, self.id)}?seat={seat}"
        self.lines.append(await Line.open(address, cookie, lambda data: self.hear(place, data), deflate))

    def close(self) -> None:
        for line in self.lines:
            line.close()


def socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


async def guest(http: httpx.AsyncClient) -> Visitor:
    cookie = token_urlsafe(32)  # a browser of its own
    me = await http.get("/api/me", headers={"Cookie": f"caravanserai={cookie}"})
    answer = await sent(http, Visitor(cookie, me.json()["csrf"]), "/api/guest", {"name": "Load", "language": "en"})
    return Visitor(answer.cookies["caravanserai"], answer.json()["csrf"])


async def sent(http: httpx.AsyncClient, visitor: Visitor, path: str, body: dict[str, Any]) -> httpx.Response:
    headers = {"Cookie": f"caravanserai={visitor.cookie}", "X-CSRF-Token": visitor.csrf}
    return (await http.post(path, json=body, headers=headers)).raise_for_status()


async def post(http: httpx.AsyncClient, visitor: Visitor, path: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await sent(http, visitor, path, body)).json()
    return found


async def made(http: httpx.AsyncClient, creator: Visitor, *kinds: str, game: str = "gugong") -> Table:
    """A new public table: `me`, `here`, `open`, or the name of a bot."""
    seats = [{"kind": kind} if kind in ("me", "here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    found = await post(http, creator, "/api/tables", game=game, seats=seats, public=True, pace="days")
    return Table(found["id"], len(kinds))
