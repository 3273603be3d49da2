"""Those who look at a finished game hear how far its review is, whichever process judges it, and not too often."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from caravanserai.server import reviewed
from caravanserai.server.review_store import IN_WORK, Places, turns_among
from caravanserai.server.reviews import Reviews, check_over
from caravanserai.tables.messages import ReviewNews
from caravanserai.tables.problem import Problem
from caravanserai.tables.table import Table

EVERY: Final = 1.0  # seconds from one round of news to the next: a table hears once of all that is judged meanwhile
Pause = Callable[[float], Awaitable[None]]
log = logging.getLogger("caravanserai.server")


class News:
    """What is still to be told, and what was told last."""

    def __init__(self, reviews: Reviews, pause: Pause = asyncio.sleep) -> None:
        self.reviews: Final = reviews
        self.pause: Final = pause
        self.due: dict[str, None] = {}  # games of which something has changed
        self.told: dict[str, ReviewNews] = {}
        self.task: asyncio.Task[None] | None = None

    def hint(self, game: str) -> None:
        """The review of a game has changed, here or in another process; and so may have the queue."""
        self.due[game] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._tell(), name="news of reviews")

    async def look(self) -> None:
        """Ask for what hints may have missed."""
        if self.watched():
            self.hint("")

    def watched(self) -> list[str]:
        """Games that are over, and looked at here."""
        return [name for name in self.reviews.tables.live if self.looked_at(name) is not None]

    def looked_at(self, game: str) -> Table | None:
        table = self.reviews.tables.live.get(game)
        return table if table is not None and table.watchers and table.status == "over" else None

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _tell(self) -> None:
        """Round after round, until there is nothing more to be told."""
        while self.due:
            changed, self.due = self.due, {}
            try:
                concerned = await self._concerned(changed)
                places = await self.reviews.kept.places() if concerned else {}
                for game in concerned:
                    await self._tell_of(game, places)
            except Problem as problem:
                log.warning("news of reviews: %s", problem)
            except Exception:
                log.exception("news of reviews")
            await self.pause(EVERY)

    async def _concerned(self, changed: Iterable[str]) -> list[str]:
        """What is looked at, and has changed, or grows or waits: its place in the queue may be another."""
        watched = self.watched()
        self.told = {game: self.told[game] for game in watched if game in self.told}
        grew = {game for game, news in self.told.items() if news["state"] in IN_WORK}
        grows = await self.reviews.kept.growing(watched) if watched else []
        return [game for game in watched if game in {*changed, *grew, *grows}]

    async def _tell_of(self, game: str, places: Places) -> None:
        """As far as it is now, if that is news; nothing to anybody where a review is told to nobody."""
        table = self.looked_at(game)
        if table is None:
            return
        with suppress(Problem):  # its review is told to nobody
            news = await self._news(table, places)
            check_over(table)  # it may have been taken back meanwhile
            if news != self.told.get(game):
                self.told[game] = news
                table.broadcast(news)

    async def _news(self, table: Table, places: Places) -> ReviewNews:
        check_over(table)
        news: ReviewNews = {"is": "review", "state": "none", "judged": 0, "turns": 0, "place": 0}
        row = reviewed.foremost(await reviewed.rows_of(self.reviews, table))
        if row is not None:
            news |= {"state": row["state"], "judged": turns_among(row["judged"]), "turns": reviewed.turns_of(row)}
            news["place"] = reviewed.place_in(places, row)
        return news
