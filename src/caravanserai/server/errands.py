"""Whose errand is done next: one of a table at a time, clients and tables in turn, and quick ones not behind slow ones.

However many tables somebody lays, all of them together have as many turns as the one table of another. A search may
take seconds, a beginner's choice milliseconds. However many tables wait for searches, one place is kept for the quick
ones where there are several; and however many quick ones wait, a slow one has its turn now and then.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Final

QUICK_IN_A_ROW: Final = 8  # quick errands that are let before a slow one that waits


class Errand:
    """Some work that waits for a place: at which table, and whether it may take long."""

    def __init__(self, table: str, is_slow: bool) -> None:
        self.table: Final = table
        self.is_slow: Final = is_slow
        self.admitted: Final = asyncio.get_running_loop().create_future()


class Turns:
    """So many places to work at, and all who wait for one."""

    def __init__(self, places: int, client_behind: Callable[[str], str] = str) -> None:
        """`client_behind`: who has laid a table; by itself each is another's."""
        self.places: Final = places
        self.client_behind: Final = client_behind
        self.had_turn: Final[dict[str, int]] = {}  # by client, when
        self.moments: Final = count()
        self.most_slow: Final = max(1, places - 1)
        self.waiting: Final[dict[str, list[Errand]]] = {}  # by table, in the order of their turns
        self.working: Final[set[Errand]] = set()
        self.passed = 0  # quick ones that were let before a slow one
        self.strangers: Final = count()

    async def enter(self, table: str | None, is_slow: bool) -> Errand:
        """Return when it is this errand's turn; `table`: whose it is, if any's. Who enters must leave."""
        errand = Errand(f" {next(self.strangers)}" if table is None else table, is_slow)
        self.waiting.setdefault(errand.table, []).append(errand)
        self.admit()
        try:
            await errand.admitted
        except asyncio.CancelledError:
            self.leave(errand)
            raise
        return errand

    def leave(self, errand: Errand) -> None:
        """Give a place back, or wait no more for one."""
        queue = self.waiting.get(errand.table, [])
        if errand in self.working:
            self.working.discard(errand)
            self.waiting.pop(errand.table, None)
        with suppress(ValueError):
            queue.remove(errand)
        if queue:
            self.waiting[errand.table] = queue  # whoever had a turn is after all others
        else:
            self.waiting.pop(errand.table, None)
        self.admit()
        if not self.working:
            self.had_turn.clear()  # nobody waits for anybody

    def admit(self) -> None:
        """Fill the places that are free."""
        while len(self.working) < self.places and (errand := self.next()) is not None:
            self.waiting[errand.table].remove(errand)
            if not self.waiting[errand.table]:
                del self.waiting[errand.table]
            self.working.add(errand)
            self.had_turn[self.client_behind(errand.table)] = next(self.moments)
            if not errand.admitted.done():
                errand.admitted.set_result(None)

    def waiting_of(self, sort: str, client: str) -> int:
        """How many of a client wait whose tables' names begin so."""
        mine = (table for table in self.waiting if table.startswith(sort) and self.client_behind(table) == client)
        return sum(len(self.waiting[table]) for table in mine)

    def next(self) -> Errand | None:
        """The next of the tables that nobody works for: a quick one, unless a slow one has waited long enough."""
        firsts = sorted(self.firsts(), key=self.last_turn)
        quick = next((one for one in firsts if not one.is_slow), None)
        slow = next((one for one in firsts if one.is_slow), None)
        if sum(one.is_slow for one in self.working) >= self.most_slow:
            slow = None
        if quick is None or (slow is not None and self.passed >= QUICK_IN_A_ROW):
            self.passed = 0
            return slow
        self.passed += slow is not None
        return quick

    def last_turn(self, errand: Errand) -> int:
        """When the client behind it had a turn last; who has had none comes first."""
        return self.had_turn.get(self.client_behind(errand.table), -1)

    def firsts(self) -> Iterator[Errand]:
        """What each table waits for first, of those for which no work is done."""
        busy = {one.table for one in self.working}
        return (queue[0] for table, queue in self.waiting.items() if table not in busy)


class ClientTurns(Turns):
    """Places for what anybody may ask for, without a table: clients take turns, however much each asks for."""

    def __init__(self, places: int) -> None:
        super().__init__(places, lambda name: name.partition(" ")[2])

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """A place, when it is this client's turn, for as long as it is needed."""
        errand = await self.enter(f"{next(self.strangers)} {client}", is_slow=False)
        try:
            yield
        finally:
            self.leave(errand)
