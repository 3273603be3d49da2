"""Sockets: everything that happens at a table, as it happens, to all who look."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from caravanserai.core.ids import NOBODY
from caravanserai.server import commands, requests, talk
from caravanserai.server.accounts import Visitor
from caravanserai.server.commands import Order
from caravanserai.server.limits import COMMAND, Limits
from caravanserai.server.outbox import ENCODER, Outbox
from caravanserai.server.problem import Problem, forbidden
from caravanserai.server.service import address
from caravanserai.server.table import Table
from caravanserai.server.tables import Tables, chat_message

LARGEST_MESSAGE: Final = 16_384  # characters
CHAT_BACKLOG: Final = 50
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
NORMAL, POLICY, TOO_BIG, TRY_AGAIN = 1000, 1008, 1009, 1013
DECODER: Final = msgspec.json.Decoder(requests.SocketMessage)
log = logging.getLogger("caravanserai.server")


class Connection(Outbox):
    """One socket: what it looks at, and what is still to be sent."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", visitor: Visitor, tables: Tables, limits: Limits) -> None:
        super().__init__(None if visitor.actor.is_program else visitor.actor.person)
        self.socket = socket
        self.visitor = visitor
        self.tables = tables
        self.limits = limits

    def rights(self, table: Table) -> frozenset[int]:
        return self.visitor.actor.seats(table)

    async def send_forever(self, table: Table) -> None:
        async for _, text in self.messages(table):
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    # Receiving

    async def receive_forever(self, table: Table) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            if len(data) > LARGEST_MESSAGE:
                self.send({"is": "error", "error": "too-large", "detail": f"at most {LARGEST_MESSAGE} characters"})
                continue
            try:
                await self.obey(table, DECODER.decode(data))
            except (msgspec.DecodeError, RecursionError) as error:
                self.send({"is": "error", "error": "malformed", "detail": str(error), "key": key_in(data)})
            except Problem as problem:
                self.send({"is": "error", **problem.body()})
            except Exception:
                log.exception("table %s: a message could not be obeyed", table.id)
                self.send({"is": "error", "error": "failure", "detail": "the server failed", "key": key_in(data)})

    async def obey(self, table: Table, message: requests.SocketMessage) -> None:
        """Do what was sent; the answer to a command names its key."""
        match message:
            case requests.SocketPing():
                self.send({"is": "pong"})
            case requests.SocketResend():
                self.heard = 0
                await table.catch_up()
                table.tell(self)
            case requests.SocketLook(seat=seat):
                self.look_from(table, seat)
                table.tell(self)
            case requests.SocketChat(text=text):
                await talk.say(self.tables, self.limits, table, self.visitor, address(self.socket), text)
            case _:
                await self.command(table, message)

    async def command(
        self,
        table: Table,
        message: "requests.SocketMove | requests.SocketUndo | requests.SocketRedo | requests.SocketConfirm",
    ) -> None:
        order = Order(self.visitor.actor, message.seat, message.decided, message.key)
        try:
            self.limits.count("command", f"{table.id} {message.seat} {self.visitor.actor.person}", COMMAND)
            if isinstance(message, requests.SocketMove):
                token = message.token
                answer = await table.do(lambda: commands.move(table, order, token))
            else:
                turn = TURNS[type(message)]
                answer = await table.do(lambda: turn(table, order))
        except Problem as problem:
            self.complain(table, problem, message.key)
        else:
            self.send({"is": "ack", "key": message.key, **answer})

    def complain(self, table: Table, problem: Problem, key: str) -> None:
        """Refused by the rules, too late, or wrong in another way."""
        if problem.error == "stale":
            self.send({"is": "stale", "key": key})
            table.tell(self)
        elif problem.error == "refused":
            self.send({"is": "refused", "key": key, **problem.more})
        else:
            self.send({"is": "error", "key": key, **problem.body()})

    def look_from(self, table: Table, seat: int | None) -> None:
        """Through the eyes of a seat of one's own; of any once the game is over."""
        self.mine = self.visitor.actor.seats(table)
        wanted = NOBODY if seat is None else seat
        if wanted != NOBODY and wanted not in self.mine:
            if table.status != "over" or wanted >= len(table.seats):
                raise forbidden(f"seat {seat} is not yours")
        self.seat, self.heard = wanted, 0


TURNS: Final[dict[type, Any]] = {
    requests.SocketUndo: commands.undo,
    requests.SocketRedo: commands.redo,
    requests.SocketConfirm: commands.confirm,
}


def key_in(data: str) -> str | None:
    """The key of a message that is otherwise not understood, so that the client knows which."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None


def is_ours(socket: "WebSocket[Any, Any, Any]") -> bool:
    """Whether the page that opens the socket is one of this server's; programs send no origin."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if origin is None or urlsplit(origin).netloc == host:
        return True
    return {urlsplit(origin).hostname, urlsplit(f"//{host}").hostname} <= LOOPBACK  # a page served by another port


async def serve(
    socket: "WebSocket[Any, Any, Any]",
    visitor: Visitor,
    tables: Tables,
    limits: Limits,
    name: str,
    seat: int | None,
    invite: str | None,
) -> None:
    """One socket from its opening to its end."""
    connection = Connection(socket, visitor, tables, limits)
    await socket.accept()
    try:
        table = await tables.current(name)
        commands.may_look(table, visitor.actor, invite)
        connection.look_from(table, seat)
    except Problem as problem:
        await socket.send_data(ENCODER.encode({"is": "error", **problem.body()}).decode(), mode="text")
        await socket.close(code=POLICY, reason=problem.error)
        return
    for row in await tables.store.chat(table.id, CHAT_BACKLOG):
        connection.send(chat_message(row))
    was_online = bool(connection.mine) and any(connection.mine & one.mine for one in table.watchers)
    table.watchers.add(connection)
    sending = asyncio.create_task(connection.send_forever(table))
    try:
        if connection.mine and not was_online:
            table.publish()
        else:
            table.tell(connection)
        await receive_until_gone(connection, table, sending)
    finally:
        table.watchers.discard(connection)
        sending.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await sending
        if connection.mine and not any(connection.mine & one.mine for one in table.watchers):
            table.publish()


async def receive_until_gone(connection: Connection, table: Table, sending: "asyncio.Task[None]") -> None:
    """Until the client goes, or can no longer be sent anything."""
    receiving = asyncio.create_task(connection.receive_forever(table))
    try:
        done, _ = await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                raise error
    finally:
        receiving.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await receiving
