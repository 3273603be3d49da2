"""A real server in a thread, and people and programs who visit it."""

import asyncio
import json
import socket
import sqlite3
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import cache, partial
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode
from zlib import crc32

import httpx
import uvicorn
from sqlalchemy import create_engine, event, make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravanserai.core.rng import key_from
from caravanserai.kit.walk import Dice
from caravanserai.server import door, embedded
from caravanserai.server.app import make_app
from caravanserai.server.config import Config
from caravanserai.server.opening import migrated
from caravanserai.server.service import Service
from caravanserai.server.thinking import Thinkers
from tests.patience import PATIENCE_S
from tests.server.leisure import NEVER, PATIENT

Sent = dict[str, Any]
T = TypeVar("T")
KEYS = count()
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing here is https, and to read all certificates takes long


class Deals:
    """The keys of the games of one test: the same whenever it is run, and whichever others are run before it."""

    def __init__(self) -> None:
        self.keys: Iterator[bytes] = iter(())
        self.begin("")

    def begin(self, test: str) -> None:
        self.keys = (key_from(crc32(f"{test} {n}".encode())) for n in count())

    def next(self) -> bytes:
        return next(self.keys)


DEALS = Deals()


def config_for(database: str, **changes: Any) -> Config:
    return replace(
        Config(
            database,
            limits=False,
            caps=PATIENT,
            paced=False,
            hold_seconds=NEVER,
            poll_seconds=0.2,
            lease_seconds=1,
            idle_seconds=NEVER,
            over_seconds=NEVER,
            keys=DEALS.next,
        ),
        **changes,
    )


class Hasty:
    """asyncio, for uvicorn: it looks every tenth of a second whether it should end, and sleeps as long at its end."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


vars(uvicorn.server)["asyncio"] = Hasty()


class House:
    """One server process, as far as its clients can tell."""

    def __init__(self, config: Config, **more: Any) -> None:
        self.config = config
        self.visits = ExitStack()
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)  # or asyncio holds answers back, as it does without
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.app = make_app(config)
        if config.limits:  # what was spent stays spent, however long a test takes
            self.service.limits.clock = partial(float, time.monotonic())
        self.server = uvicorn.Server(door.settings(self.app, config, lifespan="on", ws_ping_interval=None, **more))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def __enter__(self) -> Self:
        lay_out(self.config.database)
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.visits.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE_S)
        self.socket.close()

    def visit(self, **more: Any) -> httpx.Client:
        """A browser without a page, closed with the house."""
        http = httpx.Client(base_url=self.url, timeout=PATIENCE_S, verify=NO_TLS, trust_env=False, **more)
        return self.visits.enter_context(http)

    def guest(self, name: str = "Ayşe") -> "Person":
        person = Person(self)
        person.post("/api/guest", name=name, language="tr")
        return person


def lay_out(database: str) -> None:
    """Put an empty database where there is none yet; to bring each anew to its shape would take long."""
    file = embedded.file_of(make_url(database)) if database.startswith("sqlite") else None
    if file is not None and file.parent.is_dir() and not file.exists():
        file.write_bytes(empty())


@cache
def empty() -> bytes:
    """A database as a server makes it."""
    engine = create_engine("sqlite://")
    event.listen(engine, "connect", embedded.prepare)
    event.listen(engine, "begin", embedded.begin_immediate)
    with engine.begin() as connection:
        migrated(connection, "head")
    with engine.connect() as connection:
        made = connection.connection.driver_connection
        assert isinstance(made, sqlite3.Connection)
        content = made.serialize()
    engine.dispose()
    return content


def wait_until(is_so: Callable[[], Any], seconds: float = PATIENCE_S) -> Any:
    """What is so at last."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = is_so()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen")


def fresh_key() -> str:
    return f"key-{next(KEYS)}"


class Person:
    """A browser: a cookie, and the value to send back with changes."""

    def __init__(self, house: House, local_address: str | None = None) -> None:
        """`local_address`: another of this machine, to come from."""
        self.house = house
        self.http = house.visit(transport=httpx.HTTPTransport(verify=NO_TLS, local_address=local_address))
        self.csrf = self.get("/api/me")["csrf"]

    # Plainly

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert status == answer.status_code, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = self.http.post(path, json=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.status_code == status if status else answer.status_code in (200, 201), answer.text
        found = answer.json()
        if "csrf" in found:
            self.csrf = found["csrf"]
        return found

    # At a table

    def table(self, *kinds: str, game: str = "gugong", **more: Any) -> str:
        """A new table: `me`, `here`, `open`, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        found: str = self.post("/api/tables", game=game, seats=seats, **more)["id"]
        return found

    def state(self, table: str, seat: int | None = None) -> Sent:
        query = {} if seat is None else {"seat": seat}
        found: Sent = self.get(f"/api/tables/{table}", **query)
        return found

    def asked(self, table: str, seat: int) -> Sent:
        """The table when the seat is asked, or the game is over."""

        def ready() -> Sent | None:
            live = self.house.service.tables.live.get(table)
            if live is not None and live.row["bot_turn"]:
                return None
            state = self.state(table, seat)
            return state if state["ask"] or state["held"] or state["table"]["status"] == "over" else None

        found: Sent = wait_until(ready)
        return found

    def move(self, table: str, state: Sent, token: str, status: int | None = None) -> Sent:
        body = {"seat": state["seat"], "decided": state["decided"], "key": fresh_key(), "token": token}
        found: Sent = self.post(f"/api/tables/{table}/moves", status, **body)
        return found

    def turn(self, table: str, word: str, state: Sent, status: int | None = None, key: str = "") -> Sent:
        """Take back, play again, or confirm."""
        body = {"seat": state["seat"], "decided": state["decided"], "key": key or fresh_key()}
        found: Sent = self.post(f"/api/tables/{table}/{word}", status, **body)
        return found

    def socket(self, table: str, seat: int | None = None, invite: str | None = None, **headers: str) -> "Line":
        return Line(self, table, seat, headers, invite)


class Line:
    """A socket; what comes is kept in order.

    Whoever has one is there: the server has said its first word, which is still to be read, or has hung up.
    """

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int | None,
        headers: dict[str, str] | None = None,
        invite: str | None = None,
    ) -> None:
        where = f"ws://127.0.0.1:{person.house.port}/api/tables/{table}/socket"
        cookies = "; ".join(f"{one.name}={one.value}" for one in person.http.cookies.jar)
        given = {"Cookie": cookies} if cookies else {}
        given |= headers or {}
        self.bytes: list[str] = []
        query = urlencode({name: value for name, value in (("seat", seat), ("invite", invite)) if value is not None})
        address = f"{where}?{query}" if query else where
        opening = connect(
            address,
            additional_headers=given,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,  # nobody is given up for being slow
            proxy=None,
        )
        self.socket: ClientConnection = person.house.visits.enter_context(opening)
        self.unread: list[str] = []
        with suppress(ConnectionClosed):
            self.unread.append(self.heard())

    def heard(self) -> str:
        """What the server says next."""
        if self.unread:
            return self.unread.pop()
        text = self.socket.recv(timeout=PATIENCE_S)
        assert isinstance(text, str)
        return text

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str | None = None) -> Sent:
        """The next message, or the next of a kind."""
        while True:
            text = self.heard()
            self.bytes.append(text)
            message: Sent = json.loads(text)
            if kind in (None, message["is"]):
                return message

    def state_when(self, is_so: Callable[[Sent], Any]) -> Sent:
        while True:
            state = self.next("state")
            if is_so(state):
                return state

    def version(self, v: int) -> Sent:
        """The table at a version, or at a later one."""
        return self.state_when(lambda state: state["v"] >= v)

    def close(self) -> None:
        self.socket.close()

    def is_closed(self) -> bool:
        try:
            while True:
                self.heard()
        except ConnectionClosed:
            return True


class Luck(Dice):
    """The tests' own chance."""

    def choice(self, things: list[str]) -> str:
        return things[self.below(len(things))]


def legal(state: Sent) -> list[str]:
    return [choice["token"] for choice in state["ask"]["choices"] if "rule" not in choice]


def play_out(person: Person, table: str, seat: int, luck: Luck, most: int = 2000) -> Sent:
    """Play a seat at random to the end, over HTTP."""
    for _ in range(most):
        state = person.asked(table, seat)
        if state["table"]["status"] == "over":
            return state
        person.move(table, state, luck.choice(legal(state)))
    raise AssertionError("the game does not end")


def run_in(house: House, work: Coroutine[Any, Any, T]) -> T:
    """Do some work in the server's own loop."""
    loop = house.service.tables.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE_S)


@contextmanager
def house_with(thinkers: Thinkers, folder: Path) -> Iterator[House]:
    """A house in which these think; no table leaves memory by itself, which would end what they do, too."""
    with House(config_for(sqlite_in(folder), over_seconds=NEVER, idle_seconds=NEVER)) as house:
        house.service.thinkers = house.service.tables.thinkers = thinkers
        yield house


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
