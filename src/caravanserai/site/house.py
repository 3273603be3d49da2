"""Who carries the tables of a browser: one person, their store, and a second worker to think in."""

from typing import Final

from caravanserai.site.boxes import Boxes, Trials
from caravanserai.site.manner import Alone
from caravanserai.site.store import BrowserStore
from caravanserai.site.thinkers import BrowserThinkers
from caravanserai.tables.commands import Actor
from caravanserai.tables.hall import Hall
from caravanserai.tables.messages import Me
from caravanserai.tables.people import shown
from caravanserai.tables.problem import Problem
from caravanserai.tables.reading import Played
from caravanserai.tables.rows import PersonRow
from caravanserai.tables.table import Table


class BrowserHouse:
    """All that the handlers of a window share."""

    def __init__(self, store: BrowserStore, thinkers: BrowserThinkers, trials: Trials, config: Alone) -> None:
        self.store: Final = store
        self.config: Final = config
        self.thinkers: Final = thinkers
        self.boxes: Final = Boxes(store, thinkers, trials)
        self.tables: Final = Hall(store, thinkers, config)
        self.person: PersonRow | None = None

    async def open(self) -> None:
        await self.look_who_is_there()
        await self.tables.open()

    async def look_who_is_there(self) -> None:
        """Another window, or the one that a corrected box was opened from, may have given itself a name."""
        self.person = await self.store.person()

    async def close(self) -> None:
        await self.tables.close()

    # People

    @property
    def actor(self) -> Actor:
        return Actor(None) if self.person is None else Actor(self.person["id"], self.person["name"])

    def signed_in(self) -> PersonRow:
        if self.person is None:
            raise Problem(401, "not-signed-in", "play as a guest")
        return self.person

    def me(self) -> Me:
        return {"person": shown(self.person), "csrf": ""}

    async def become(self, person: PersonRow) -> Me:
        """Who sits here is somebody else, or has changed something about themselves."""
        await self.store.keep_person(person)
        self.person = person
        return self.me()

    # Tables

    async def table(self, name: str) -> Table:
        return await self.tables.current(name)

    async def read(self, text: str, person: str) -> Played:
        return await self.thinkers.read(text)
