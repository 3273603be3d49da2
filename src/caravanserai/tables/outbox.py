"""What is still to be sent to somebody who looks at a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final, Protocol

from caravanserai.core.ids import NOBODY
from caravanserai.tables.shapes import encoded

MOST_WAITING: Final = 64  # messages that a slow client may lag behind

Message = tuple[str, str]  # what it is, and its text
THE_TABLE: Final[Message] = ("state", "")  # as it will be when its turn comes


def written(message: Mapping[str, Any]) -> Message:
    return message["is"], encoded(message)


class Looked(Protocol):
    """What is asked of the table that somebody looks at."""

    @property
    def id(self) -> str: ...

    def seats_of(self, person: str | None) -> frozenset[int]: ...

    def text_for(self, watcher: "Outbox") -> str: ...


class Outbox:
    """One who looks: whose eyes, what they have heard, and what waits to be sent."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.seat = NOBODY
        self.mine: frozenset[int] = frozenset()
        self.heard = 0  # how much of what was told they have
        self.waiting: deque[Message] = deque()
        self.wake = asyncio.Event()

    def rights(self, table: "Looked") -> frozenset[int]:
        """The seats that they control."""
        return table.seats_of(self.person)

    def send(self, message: Mapping[str, Any]) -> None:
        """Send soon."""
        self.put(written(message))
        self.wake.set()

    def put(self, message: Message) -> None:
        """Keep until woken; a client that does not keep up gets the present table instead of all that waits."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.waiting.append(THE_TABLE)
            self.heard = 0
        else:
            self.waiting.append(message)

    def put_table(self) -> None:
        """The table is to be sent: once, however often it changes before its turn comes."""
        if THE_TABLE not in self.waiting:
            self.put(THE_TABLE)

    def put_table_last(self) -> None:
        """The table is to be sent after all that waits: it is the answer to something."""
        if THE_TABLE in self.waiting:
            self.waiting.remove(THE_TABLE)
        self.put(THE_TABLE)

    async def messages(self, table: "Looked") -> AsyncIterator[Message]:
        """Each message as it comes: what it is, and its text."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                kind, text = self.waiting.popleft()
                yield kind, text or table.text_for(self)
