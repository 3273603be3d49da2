"""Sockets: everything that happens at a table, as it happens, to all who look."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from caravanserai.server import talk
from caravanserai.server.accounts import Visitor
from caravanserai.server.limits import A_LINE_OF_CHAT, A_MESSAGE, A_TABLE_BUILT, COMMAND, Limits
from caravanserai.server.packing import LONG
from caravanserai.server.service import Service, address, price_to_show
from caravanserai.server.tables import Tables
from caravanserai.tables import commands
from caravanserai.tables.hall import chat_message
from caravanserai.tables.looking import CHAT_BACKLOG, Looker, key_in
from caravanserai.tables.problem import Problem
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table

PATIENCE: Final = 100  # messages of a socket that are refused one after the other before it is closed
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
POLICY, TRY_AGAIN = 1008, 1013
FULL: Final = 503


class Connection(Looker):
    """One socket: what it looks at, and what is still to be sent."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", visitor: Visitor, service: Service) -> None:
        super().__init__(visitor.actor)
        self.socket = socket
        self.visitor = visitor
        self.tables: Tables = service.tables
        self.limits: Limits = service.limits
        self.rounds = service.rounds
        self.client = address(socket)
        self.sent_here = Limits(self.limits.on, self.limits.clock)
        self.refused = 0  # messages in a row

    async def send_forever(self, table: Table) -> None:
        async for _, text in self.messages(table):
            if len(text) >= LONG:
                await asyncio.sleep(0)  # to compress it takes as long as to make it
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def serve(self, table: Table) -> None:
        """Send what happens at the table and obey what comes, until the client goes."""
        for row in await self.tables.chat_so_far(table, CHAT_BACKLOG):
            self.send(chat_message(row))
        sending = asyncio.create_task(self.send_forever(table))
        try:
            self.come(table)
            await receive_until_gone(self, table, sending)
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sending
            self.leave(table)

    # Receiving

    async def receive_forever(self, table: Table) -> None:
        """Obey message after message; between two of them it is the others' turn."""
        while self.refused < PATIENCE:
            data = await self.socket.receive_data(mode="text")
            await self.rounds.turn(self.client)
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
        await super().received(table, data)

    def pay_for(self, table: Table) -> None:
        """What it costs to show the whole table; it is at hand already, so who has not enough owes it."""
        self.limits.owe(self.client, price_to_show(table))

    def count(self, table: Table, seat: int) -> None:
        self.limits.count("command", f"{table.id} {seat} {self.actor.person}", COMMAND)
        self.limits.keep(self.client)

    async def say(self, table: Table, text: str) -> None:
        self.visitor.signed_in()
        self.limits.spend(self.client, A_LINE_OF_CHAT)
        await talk.say(self.tables, self.limits, table, self.visitor, self.client, text)


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
        service.limits.afford(connection.client, A_TABLE_BUILT)
        table = await service.reached(connection.client, name)
        commands.may_look(table, visitor.actor, invite)
        await table.whole()
        connection.look_from(table, seat)
        connection.pay_for(table)
        with service.places.taken(connection.client, table.id):
            await connection.serve(table)
    except Problem as problem:
        await socket.send_data(encoded({"is": "error", **problem.body()}), mode="text")
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
