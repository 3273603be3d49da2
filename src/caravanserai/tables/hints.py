"""Hints: what the strongest search advises a seat that is asked, for the eyes of who sits there.

A hint is thought of where bots think, of one table at a time and like a strong level: one worker is left to the quick
ones, and no bot of the same table waits for it. It is kept for as long as the table stays as it is, so that nobody can
have the same thought of twice; whatever changes the table ends it.
"""

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.hint import LAST, Estimate, Suggestion, hint
from caravanserai.core.course import saved
from caravanserai.core.game import Game, games
from caravanserai.core.telling import tellings
from caravanserai.tables import messages
from caravanserai.tables.problem import Problem

if TYPE_CHECKING:
    from caravanserai.tables.table import Table

POINTS: Final = 1  # digits after the point that are told, and that mean something
CHANCE: Final = 3
log = logging.getLogger("caravanserai.tables")


class Hints:
    """What is known, or being thought of, for the seats of one table as it is now."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.begun: Final[dict[tuple[int, int], asyncio.Task[messages.Hint]]] = {}  # by seat and stage

    def has(self, seat: int) -> bool:
        """Whether a hint for a seat costs nothing more: its later stages belong to it."""
        return any(one == seat for one, _ in self.begun)

    async def of(self, seat: int, stage: int = LAST) -> messages.Hint:
        """The hint for a seat, thought of once; or the Problem that the table has changed, or that there is none."""
        task = self.begun.get((seat, stage))
        if task is None:
            task = asyncio.create_task(self._thought(seat, stage), name=f"hint {self.table.id} {seat} {stage}")
            task.add_done_callback(lambda one: one.cancelled() or one.exception())  # nobody may be left to hear of it
            self.begun[seat, stage] = task
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise Problem(409, "stale", "the table has changed") from None
            raise

    def stop(self) -> None:
        """The table is another than the one that was thought about."""
        for task in self.begun.values():
            task.cancel()
        self.begun.clear()

    async def _thought(self, seat: int, stage: int) -> messages.Hint:
        table, course = self.table, self.table.played
        try:
            found = await table.thinkers.advise(table.id, course.game.id, saved(course.s), seat, stage)
        except Exception as error:  # noqa: BLE001  whatever it is; what it says may be a secret
            self.begun.pop((seat, stage), None)
            log.warning("table %s: seat %s: no hint (%s)", table.id, seat, type(error).__name__)
            raise Problem(503, "no-hint", "no hint was found; try again") from None
        best = max([found, *self._known(seat)], key=lambda one: one["tried"])
        return {**best, "left": found["left"]}

    def _known(self, seat: int) -> list[messages.Hint]:
        """What is known already for a seat: where time is short a later stage may have looked at less."""
        done = [task for (one, _), task in self.begun.items() if one == seat and task.done()]
        return [task.result() for task in done if not task.cancelled() and task.exception() is None]


# In a worker


def thought(game: str, table: str, seat: int, stage: int) -> messages.Hint:
    """The hint for a seat at a saved table, from no more than the seat may know."""
    known = games()[game]
    s = known.from_wire(json.loads(table))
    found = hint(SeatView(known, s, seat), stage=stage)
    return {
        "seat": seat,
        "decided": int(s.decided),
        "tried": found.simulations,
        "left": LAST - stage,
        "suggestions": [told(known, seat, one) for one in found.suggestions],
    }


def told(game: Game[Any], seat: int, one: Suggestion) -> messages.Suggestion:
    events = tellings(game, one.events)
    return {
        "tokens": [game.space.token(code) for code in one.path],
        "events": [
            {"n": n, "decided": event.decided, "kind": event.kind, "args": event.to(seat)}
            for n, event in enumerate(events)
        ],
        "whole": one.is_whole,
        "tried": one.tried,
        "close": one.is_close,
        "points": rounded(one.points, POINTS),
        "ahead": rounded(one.ahead, POINTS),
        "chance": rounded(one.chance, CHANCE),
    }


def rounded(guess: Estimate | None, digits: int) -> messages.Estimate | None:
    if guess is None:
        return None
    return {"mean": round(guess.mean, digits), "low": round(guess.low, digits), "high": round(guess.high, digits)}
