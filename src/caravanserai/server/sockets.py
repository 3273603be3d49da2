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
from caravanserai.server.limits import A_LINE_OF_CHAT, A_MESSAGE, COMMAND, Limits, price_of
from caravanserai.server.outbox import ENCODER, Looked, Outbox
from caravanserai.server.problem import Problem, forbidden
from caravanserai.server.service import Service, address
from caravanserai.server.table import Table
from caravanserai.server.tables import Tables, chat_message

LARGEST_MESSAGE: Final = 16_384  # characters
CHAT_BACKLOG: Final = 50
PATIENCE: Final = 100  # messages of a socket that are refused one after the other before it is closed
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
POLICY, TRY_AGAIN = 1008, 1013
FULL: Final = 503
DECODER: Final = msgspec.json.Decoder(requests.SocketMessage)
log = logging.getLogger("caravanserai.server")


class Connection(Outbox):
    """One socket: what it looks at, and what is still to be sent."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", visitor: Visitor, service: Service) -> None:
        super().__init__(None if visitor.actor.is_program else visitor.actor.person)
        self.socket = socket
        self.visitor = visitor
        self.tables: Tables = service.tables
        self.limits: Limits = service.limits
        self.client = address(socket)
        self.sent_here = Limits(self.limits.on, self.limits.clock)
        self.refused = 0  # messages in a row

    def rights(self, table: Looked) -> frozenset[int]:
        return self.visitor.actor.seats(table)

    async def send_forever(self, table: Table) -> None:
        async for _, text in self.messages(table):
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def serve(self, table: Table) -> None:
        """Send what happens at the table and obey what comes, until the client goes."""
        for row in await self.tables.store.chat(table.id, CHAT_BACKLOG):
            self.send(chat_message(row))
        was_online = bool(self.mine) and any(self.mine & one.mine for one in table.watchers)
        table.watchers.add(self)
        sending = asyncio.create_task(self.send_forever(table))
        try:
            if self.mine and not was_online:
                table.publish()
            else:
                table.tell(self)
            await receive_until_gone(self, table, sending)
        finally:
            table.watchers.discard(self)
            sending.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sending
            if self.mine and not any(self.mine & one.mine for one in table.watchers):
                table.publish()

    # Receiving

    async def receive_forever(self, table: Table) -> None:
        """Obey message after message; between two of them it is the others' turn."""
        while self.refused < PATIENCE:
            data = await self.socket.receive_data(mode="text")
            await self.received(table, data)
            await asyncio.sleep(0)
        await self.socket.close(code=POLICY, reason="too-many")

    async def received(self, table: Table, data: str) -> None:
        """Count a message, whatever it is, and obey it."""
        try:
            self.sent_here.count("message", "", COMMAND)
            self.limits.spend(self.client, A_MESSAGE)
        except Problem as problem:
            self.refused += 1
            self.send({"is": "error", "key": key_in(data), **problem.body()})
            return
        self.refused = 0
        if len(data) > LARGEST_MESSAGE:
            self.send({"is": "error", "error": "too-large", "detail": f"at most {LARGEST_MESSAGE} characters"})
            return
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
                self.pay_for(table)
                await table.catch_up()
                self.ask_again(table)
            case requests.SocketLook(seat=seat):
                self.pay_for(table)
                self.look_from(table, seat)
                self.ask_again(table)
            case requests.SocketChat(text=text):
                self.visitor.signed_in()
                self.limits.spend(self.client, A_LINE_OF_CHAT)
                await talk.say(self.tables, self.limits, table, self.visitor, self.client, text)
            case _:
                await self.command(table, message)

    def pay_for(self, table: Table) -> None:
        """What it costs to show the whole table."""
        self.limits.spend(self.client, price_of(0 if table.course is None else len(table.course.told)))

    def ask_again(self, table: Table) -> None:
        """Have the whole table sent when what waits is sent: once, however often it was asked for meanwhile."""
        self.heard = 0
        table.tell(self)

    async def command(
        self,
        table: Table,
        message: "requests.SocketMove | requests.SocketUndo | requests.SocketRedo | requests.SocketConfirm",
    ) -> None:
        order = Order(self.visitor.actor, message.seat, message.decided, message.key)
        try:
            self.limits.count("command", f"{table.id} {message.seat} {self.visitor.actor.person}", COMMAND)
            if isinstance(message, requests.SocketMove):
                token, back = message.token, message.back
                answer = await table.do(lambda: commands.move(table, order, token, back))
            elif isinstance(message, requests.SocketUndo):
                to = message.back
                answer = await table.do(lambda: commands.undo(table, order, to))
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
    service: Service,
    name: str,
    seat: int | None,
    invite: str | None,
) -> None:
    """One socket from its opening to its end."""
    connection = Connection(socket, visitor, service)
    await socket.accept()
    try:
        table = await service.table(name)
        commands.may_look(table, visitor.actor, invite)
        connection.look_from(table, seat)
        connection.pay_for(table)
        with service.places.taken(connection.client, table.id):
            await connection.serve(table)
    except Problem as problem:
        await socket.send_data(ENCODER.encode({"is": "error", **problem.body()}).decode(), mode="text")
        await socket.close(code=TRY_AGAIN if problem.status == FULL else POLICY, reason=problem.error)


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
