"""Rounds: in each round of the loop one thing of every client is begun; what more it wants waits for the next.

Whoever has one connection has a round's turn at once. Whoever has hundreds and uses all of them at the same moment
waits for themselves: all others are served between two of their turns.
"""

import asyncio
from collections import deque
from typing import TypeAlias

Turn: TypeAlias = asyncio.Future[None]


class Rounds:
    """Whose turn it is."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.had: set[str] = set()  # the clients that have had theirs in this round
        self.waiting: dict[str, deque[Turn]] = {}
        self.going = False  # whether a next round has been asked for

    async def turn(self, client: str) -> bool:
        """Wait for a turn; whether it had to be waited for."""
        turn = self.enter(client)
        if turn is not None:
            await turn
        return turn is not None

    def enter(self, client: str) -> Turn | None:
        """Nothing, if a client may begin at once; or what is done when its turn comes. Who leaves cancels it."""
        if not self.on:
            return None
        loop = asyncio.get_running_loop()
        if not self.going:
            self.going = True
            loop.call_soon(self.go_on, loop)
        if client not in self.had and client not in self.waiting:
            self.had.add(client)
            return None
        turn = loop.create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        return turn

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next round: one of each client that waits."""
        self.had.clear()
        for client, turns in [*self.waiting.items()]:
            turn = next_of(turns)
            if turn is None:
                del self.waiting[client]
            else:
                self.had.add(client)
                turn.set_result(None)
        self.going = bool(self.waiting)
        if self.going:
            loop.call_soon(self.go_on, loop)


def next_of(turns: deque[Turn]) -> Turn | None:
    """The first that is still waited for."""
    while turns:
        turn = turns.popleft()
        if not turn.done():
            return turn
    return None
