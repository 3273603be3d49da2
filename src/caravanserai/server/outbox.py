"""What is still to be sent to somebody who looks at a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import msgspec

from caravanserai.core.ids import NOBODY
from caravanserai.server.table import Table

MOST_WAITING: Final = 64  # messages that a slow client may lag behind
ENCODER: Final = msgspec.json.Encoder()


class Outbox:
    """One who looks: whose eyes, what they have heard, and what waits to be sent."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.seat = NOBODY
        self.mine: frozenset[int] = frozenset()
        self.heard = 0
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.wake = asyncio.Event()
        self.lost = False  # whether the client lagged so far behind that it must be sent everything

    def rights(self, table: Table) -> frozenset[int]:
        """The seats that they control."""
        return table.seats_of(self.person)

    def send(self, message: Mapping[str, Any]) -> None:
        """Send soon; a client that does not keep up gets the present table instead of every one before it."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.lost = True
        else:
            self.waiting.append((message["is"], ENCODER.encode(message)))
        self.wake.set()

    async def messages(self, table: Table) -> AsyncIterator[tuple[str, bytes]]:
        """Each message as it comes: what it is, and its bytes."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                yield self.waiting.popleft()
            if self.lost:
                self.lost, self.heard = False, 0
                table.tell(self)
