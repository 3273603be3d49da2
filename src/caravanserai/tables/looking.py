"""One who looks at a table and tells it what to do: over a socket, or from the page that carries the table itself."""

import logging
from typing import Any, Final

from caravanserai.core.ids import NOBODY
from caravanserai.tables import commands, requests
from caravanserai.tables.commands import Actor, Order
from caravanserai.tables.outbox import Looked, Outbox
from caravanserai.tables.problem import Problem, forbidden
from caravanserai.tables.shapes import DecodeError, decoded
from caravanserai.tables.table import Table

CHAT_BACKLOG: Final = 50
LARGEST_MESSAGE: Final = 16_384  # characters
ANY_MESSAGE: Final[Any] = requests.SocketMessage
log = logging.getLogger("caravanserai.tables")


class Looker(Outbox):
    """What somebody looks at, what is still to be sent to them, and how they are obeyed."""

    def __init__(self, actor: Actor) -> None:
        super().__init__(None if actor.is_program else actor.person)
        self.actor: Final = actor

    def rights(self, table: Looked) -> frozenset[int]:
        return self.actor.seats(table)

    # What it costs, and what is done, where others are, too

    def pay_for(self, table: Table) -> None:
        """The whole table is shown."""

    def count(self, table: Table, seat: int) -> None:
        """A command for a seat."""

    async def say(self, table: Table, text: str) -> None:
        """A line of chat."""
        raise NotImplementedError

    # Coming and going

    def was_online(self, table: Table) -> bool:
        """Whether others see them at the table already: they look through another window."""
        return bool(self.mine) and any(self.mine & one.mine for one in table.watchers if one is not self)

    def come(self, table: Table) -> None:
        """Look on from now on; those at the table see who is there."""
        was_online = self.was_online(table)
        table.watchers.add(self)
        if self.mine and not was_online:
            table.publish()
        else:
            table.tell(self)

    def leave(self, table: Table) -> None:
        """Look on no more; so that others see who has left."""
        table.watchers.discard(self)
        if self.mine and not self.was_online(table):
            table.publish()

    # Receiving

    async def received(self, table: Table, data: str) -> None:
        """Obey a message, whatever it is."""
        if len(data) > LARGEST_MESSAGE:
            self.send({"is": "error", "error": "too-large", "detail": f"at most {LARGEST_MESSAGE} characters"})
            return
        try:
            await self.obey(table, decoded_message(data))
        except (DecodeError, RecursionError) as error:
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
                await table.be_current()
                self.ask_again(table)
            case requests.SocketLook(seat=seat):
                self.pay_for(table)
                self.look_from(table, seat)
                self.ask_again(table)
            case requests.SocketChat(text=text):
                await self.say(table, text)
            case _:
                await self.command(table, message)

    def ask_again(self, table: Table) -> None:
        """Have the whole table sent when what waits is sent: once, however often it was asked for meanwhile."""
        self.heard = 0
        table.tell(self)

    async def command(
        self,
        table: Table,
        message: "requests.SocketMove | requests.SocketUndo | requests.SocketRedo | requests.SocketConfirm",
    ) -> None:
        order = Order(self.actor, message.seat, message.decided, message.key)
        try:
            self.count(table, message.seat)
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
        self.mine = self.actor.seats(table)
        wanted = NOBODY if seat is None else seat
        if wanted != NOBODY and wanted not in self.mine:
            if table.status != "over" or wanted >= len(table.seats):
                raise forbidden(f"seat {seat} is not yours")
        self.seat, self.heard = wanted, 0


TURNS: Final[dict[type, Any]] = {
    requests.SocketRedo: commands.redo,
    requests.SocketConfirm: commands.confirm,
}


def decoded_message(data: str) -> requests.SocketMessage:
    """A message in one of the shapes that there are, or a DecodeError."""
    found: requests.SocketMessage = decoded(data, ANY_MESSAGE)
    return found


def key_in(data: str) -> str | None:
    """The key of a message that is otherwise not understood, so that the client knows which."""
    try:
        found = decoded(data, object)
    except (DecodeError, RecursionError):
        return None
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
