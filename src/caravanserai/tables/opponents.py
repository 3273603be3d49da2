"""The bots of one table: they move because the store says that they are asked, and think as long as somebody needs it.

Whatever changes the game, its chance or its seats while a bot thinks ends the errand; it thinks again about the table
as it is, if it is still asked.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from caravanserai.tables import lessons
from caravanserai.tables.choosing import MOST, Chosen
from caravanserai.tables.deciding import decide
from caravanserai.tables.pace import kept_for
from caravanserai.tables.problem import NotStored

if TYPE_CHECKING:
    from caravanserai.tables.table import Table

UNWATCHED_BEAT: Final = 0.25  # seconds for each decision, where bots play among themselves and nobody looks
THINK_AGAIN_AFTER: Final = 1.0  # seconds, when a bot failed
log = logging.getLogger("caravanserai.tables")


class Opponents:
    """What a table's bots are doing."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.moving: asyncio.Task[None] | None = None
        self.errand: asyncio.Task[Chosen] | None = None
        self.position = 0  # how often that changed which a bot thinks about
        self.leased_until = 0.0

    @property
    def are_busy(self) -> bool:
        return self.moving is not None and not self.moving.done()

    @property
    def are_asked(self) -> bool:
        return self.table.status == "playing" and bool(self.table.row["bot_turn"])

    def wake(self) -> None:
        """Let them move if they are asked."""
        if self.are_asked and not self.are_busy:
            self.moving = asyncio.create_task(self._move(), name=f"bots {self.table.id}")

    def stop(self) -> None:
        """The table is another than the one they think about."""
        self.position += 1
        if self.errand is not None:
            self.errand.cancel()

    async def close(self) -> None:
        if self.moving is not None:
            self.moving.cancel()
            with suppress(asyncio.CancelledError):
                await self.moving

    async def _move(self) -> None:
        """As long as the store says that a bot is asked."""
        while self.are_asked:
            try:
                if not await self.are_ours():
                    return
                await self.move()
            except asyncio.CancelledError:
                raise
            except NotStored as problem:
                log.warning("table %s: a bot could not move: %s", self.table.id, problem)
                await asyncio.sleep(THINK_AGAIN_AFTER)
            except Exception:
                log.exception("table %s: a bot could not move", self.table.id)
                await asyncio.sleep(THINK_AGAIN_AFTER)

    async def are_ours(self) -> bool:
        """Whether this process sees to the bots of this table: by a lease, renewed in good time."""
        config, store = self.table.config, self.table.store
        seconds, now = config.lease_seconds, asyncio.get_running_loop().time()
        if store.embedded or now < self.leased_until - seconds / 2:
            return True
        taken = await store.lease(self.table.id, config.process, seconds)
        self.leased_until = now + seconds if taken else 0.0
        return taken

    async def move(self) -> None:
        """What the bots that are asked decide, until a person is: thought of together, taken one by one."""
        table = self.table
        bots = {one["seat"]: one["bot"] for one in table.seats if one["kind"] == "bot" and one["bot"]}
        position, asked = self.position, table.row["asked"]
        seat = next(seat for seat in sorted(bots) if seat in asked)
        scripted = lessons.answer(table, seat)
        moves = [(seat, scripted)] if scripted is not None else await self._thought(bots)
        for seat, token in moves:
            if not await table.do(partial(self._take, position, seat, token)):
                return
            position += 1

    async def _thought(self, bots: Mapping[int, str]) -> list[tuple[int, str]]:
        """What they choose; nothing if nobody needs it any more."""
        self.errand = asyncio.create_task(self._chosen(bots), name=f"errand {self.table.id}")
        try:
            return (await self.errand).moves
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return []
        finally:
            self.errand = None

    async def _chosen(self, bots: Mapping[int, str]) -> Chosen:
        table, loop = self.table, asyncio.get_running_loop()
        began = loop.time()
        found = await table.thinkers.choose(table.id, table.played, bots, 1 if table.row["lesson"] else MOST)
        if table.config.paced:
            await asyncio.sleep(kept_for({bots[seat] for seat, _ in found.moves}, loop.time() - began))
            await self._idle(len(found.moves))
        return found

    async def _idle(self, decisions: int) -> None:
        """Where nobody waits for it there is no hurry, until somebody comes to look."""
        table = self.table
        for _ in range(decisions):
            if table.watchers or table.persons():
                return
            await asyncio.sleep(UNWATCHED_BEAT)

    async def _take(self, position: int, seat: int, token: str) -> bool:
        """A bot's decision; not if the table is another than the one it thought about."""
        if self.position != position:
            return False
        await decide(self.table, self.table.trial(seat, token, self.table.now()))
        return True
