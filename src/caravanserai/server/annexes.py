"""The annexes of a house: begun when a table with a corrected box is wanted, ended when nobody has been there for long.

What is asked for at such a table is handed on as it came. An annex that fails, hangs or grows beyond its bounds ends
alone: who was there is cut off and comes again, which begins another; the tables of the house hear nothing of it.
"""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import select

from caravanserai.server import frames, schema
from caravanserai.server.asgi import Receive, Scope, Send
from caravanserai.server.clients import NOWHERE, client_in
from caravanserai.server.config import Config
from caravanserai.server.hatch import Ended, Hatch, Unfit
from caravanserai.server.limits import AN_ANNEX, Limits
from caravanserai.server.store import Store
from caravanserai.tables import boxed
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.rows import CorrectionRow, GameRow

MOST: Final = 4  # annexes at once
MOST_OF_CLIENT: Final = 2  # that one address has begun, or is alone in while others want room
IDLE_SECONDS: Final = 300.0  # so long one stays where nobody is
LOOK_SECONDS: Final = 5.0
SILENCE_SECONDS: Final = 60.0  # an annex that does not say for so long that it is well is ended
PATIENCE: Final = 3  # failures of one box within a while; then nobody is let in there for as long
A_WHILE: Final = 120.0  # seconds
KNOWN: Final = 20_000  # tables of which it is remembered whether they have a box of their own
API: Final = "/api/"
log = logging.getLogger("caravanserai.server")


class Annexes:
    """All annexes of one house; an annex has none."""

    def __init__(self, store: Store, config: Config, limits: Limits) -> None:
        self.store: Final = store
        self.config: Final = config
        self.limits: Final = limits
        self.open: Final[dict[str, Hatch]] = {}
        self.known: Final[OrderedDict[str, str | None]] = OrderedDict()  # tables, and the box of each
        self.unfit: Final[OrderedDict[str, str]] = OrderedDict()  # boxes that no game can be loaded with, and why
        self.failures: Final[dict[str, deque[float]]] = {}
        self.errands: Final[set[asyncio.Future[None]]] = set()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.config.correction is None:
            self.task = asyncio.create_task(self._look_after(), name="annexes")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.close_all()

    async def close_all(self) -> None:
        """End them all: they begin again with what the store has then."""
        self.known.clear()
        found = list(self.open.values())
        self.open.clear()
        await asyncio.gather(*(one.close() for one in found), *self.errands)

    def sign_out(self, credential: str | None) -> None:
        """What was opened with a cookie or token is closed there, too."""
        for annex in self.open.values():
            self._soon(annex.post(frames.OUT, credential))

    # Whose it is

    async def box_of(self, scope: Scope) -> str | None:
        """The corrected box that a request or a socket is about, if it is about one."""
        if self.config.correction is not None:
            return None
        if not scope["path"].startswith(API):
            return None
        path = scope["path"].removeprefix(API)
        table = boxed.table_asked(path)
        if table is not None:
            return await self._box_of_table(table)
        return boxed.box_asked(scope.get("method"), path, scope["query_string"].decode("latin-1"))

    async def _box_of_table(self, table: str) -> str | None:
        if table not in self.known:
            c = schema.game.c
            found = await self.store.row(select(c.correction).where(c.id == table), GameRow)
            if found is None:
                return None  # there may be such a table later
            self.known[table] = found["correction"]
            if len(self.known) > KNOWN:
                self.known.popitem(last=False)
        return self.known[table]

    async def forward(self, box: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Have it answered where that box is played with."""
        annex = await self._annex(box, client_in(scope))
        try:
            await annex.forward(scope, receive, send)
        except Unfit as unfit:
            self.unfit[box] = str(unfit)
            if len(self.unfit) > KNOWN:
                self.unfit.popitem(last=False)
            self._forget(annex)
            raise boxed.not_fit(self.unfit[box]) from None
        except Ended as ended:
            raise away(str(ended)) from None

    async def _annex(self, box: str, client: str) -> Hatch:
        """The annex of a box, begun if there is none; or the Problem that there is no room for it."""
        if box in self.unfit:
            raise boxed.not_fit(self.unfit[box])
        found = self.open.get(box)
        if found is not None and not found.is_ended:
            found.used = time.monotonic()
            return found
        row = await self.store.row(select(schema.correction).where(schema.correction.c.id == box), CorrectionRow)
        if row is None:
            raise missing("box")
        found = self.open.get(box)  # others may have asked meanwhile
        if found is None or found.is_ended:
            self._note_failure(box)
            in_its_way = self._in_the_way(client)
            if client != NOWHERE:  # to look at boxes by turns begins a process at each look
                self.limits.count("boxes begun", client, AN_ANNEX)
            if in_its_way is not None:
                self._forget(in_its_way)
            found = self.open[box] = Hatch(row, self.config, self.limits, client)
        return found

    def _note_failure(self, box: str) -> None:
        """Whoever is begun in the place of one that ended by itself is not begun for ever."""
        before, now = self.open.pop(box, None), time.monotonic()
        failed = self.failures.setdefault(box, deque(maxlen=PATIENCE))
        if before is not None:  # those that were told to end are not among them any more
            failed.append(now)
            log.warning("the annex of box %s has ended by itself", box)
        if len(failed) == PATIENCE and now - failed[0] < A_WHILE:
            raise away("it has failed again and again")
        if not failed or now - failed[-1] > A_WHILE:
            del self.failures[box]

    def _in_the_way(self, client: str) -> Hatch | None:
        """The annex that has to end before another is begun, if one has to; or the Problem that there is no room.

        Bots with nobody at their tables make room for people, and go on when there is room again: or who lets bots play
        with some boxes would keep all others from theirs. So does a client that is alone in more than it could have
        begun: nobody is refused where others have begun an annex, but they may have left it since, or been bots.
        """
        of_clients = self._of_clients() if self.config.limits else {}
        of_client = of_clients.get(client, [])
        if len(of_client) >= MOST_OF_CLIENT:
            return longest_idle(of_client, client)
        if len(self.open) < MOST:
            return None
        too_many = [one for had in of_clients.values() if len(had) > MOST_OF_CLIENT for one in had]
        return longest_idle(self.open.values(), client, too_many)

    def _of_clients(self) -> dict[str, list[Hatch]]:
        """What each client keeps from others."""
        found: dict[str, list[Hatch]] = {}
        for one in self.open.values():
            if one.whose != NOWHERE and not one.is_ended:
                found.setdefault(one.whose, []).append(one)
        return found

    def _forget(self, annex: Hatch) -> None:
        self.open.pop(annex.correction["id"], None)
        self._soon(annex.close())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        task.add_done_callback(lambda one: one.cancelled() or one.exception())

    # Looking after them

    async def _look_after(self) -> None:
        """Now and then: bots that wait, annexes that do not answer, and those where nobody is."""
        while True:
            try:
                await self._wake_bots()
                await self._look_round()
            except asyncio.CancelledError:
                raise
            except Problem as problem:
                log.warning("looking after the annexes: %s", problem)
            except Exception:
                log.exception("looking after the annexes")
            await asyncio.sleep(min(LOOK_SECONDS, self.config.poll_seconds))

    async def _wake_bots(self) -> None:
        """Bots move because the store says that they are asked: their annex sees to it when it has begun."""
        wanted = await self.store.corrections_wanting_bots(self.config.process)
        for box, annex in self.open.items():
            annex.is_wanted = box in wanted
        for box in wanted:
            if box not in self.open or self.open[box].is_ended:
                with suppress(Problem):  # there is no room, or it fails: they wait
                    await self._annex(box, NOWHERE)

    async def _look_round(self) -> None:
        now = time.monotonic()
        for annex in list(self.open.values()):
            if annex.begun.done() and now - annex.heard > SILENCE_SECONDS:
                log.error("the annex of box %s does not answer, and is ended", annex.correction["id"])
                annex.kill()
            elif annex.is_idle and now - annex.used > IDLE_SECONDS:
                self._forget(annex)
            else:
                annex.ask_how_it_is()


def longest_idle(annexes: Iterable[Hatch], client: str, too_many: Sequence[Hatch] = ()) -> Hatch:
    """The one where nobody has been for longest; or the Problem that there is none.

    For people also where bots are; and else, of those that one client has too many of, the one entered longest ago.
    """
    deserted = [one for one in annexes if one.is_deserted or one.is_ended]
    idle = [one for one in deserted if one.is_idle or one.is_ended]
    if client != NOWHERE:
        idle = idle or deserted or list(too_many)
    if not idle:
        raise Problem(503, "crowded", "too many tables with boxes of their own; try again later")
    return min(idle, key=lambda one: one.used)


def away(why: str) -> Problem:
    return Problem(503, "box-away", f"the tables with this box are not there now: {why}".rstrip(": "), wait=2)
