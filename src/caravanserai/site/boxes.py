"""Corrected boxes of a browser: tried in a worker that has loaded them, and kept with the tables that have them.

Such a worker is to a window what an annex is to a server: it has the same tables before it, and answers for those that
are played with its box.
"""

import json
from typing import Final, Protocol
from urllib.parse import urlsplit

from caravanserai.site.store import BrowserStore
from caravanserai.site.thinkers import BrowserThinkers
from caravanserai.tables import boxed
from caravanserai.tables.correction import read_over
from caravanserai.tables.installed import found_game
from caravanserai.tables.messages import BoxDifference, BoxFault, BoxKept
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.rows import CorrectionRow


class Trials(Protocol):
    """The page, for whoever wants a box tried."""

    async def try_box(self, box: str) -> str:
        """What is wrong with a box when it is loaded and played with, as a list; empty if nobody could say."""


class Boxes:
    """The boxes that a window has heard of."""

    def __init__(self, store: BrowserStore, thinkers: BrowserThinkers, trials: Trials) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.trials: Final = trials
        self.kept: Final[dict[str, CorrectionRow]] = {}  # those that were tried here
        self.known: Final[dict[str, list[BoxDifference]]] = {}  # how they differ
        self.tables: Final[dict[str, CorrectionRow | None]] = {}  # and those of the tables that were asked for

    async def keep(self, game: str, text: str) -> BoxKept:
        """Keep a correction that can be played with, so that tables can be laid with it; or the Problem with it."""
        found = await self.thinkers.read_box(game, text)
        if not found["faults"] and not found["differences"]:
            raise Problem(400, "same-box", "it changes nothing: the box would be the one that is shipped")
        box: CorrectionRow = {"id": boxed.name_of(game, text), "game": game, "text": text}
        faults = found["faults"] or await self.tried(box)
        if faults:
            raise Problem(400, "bad-correction", faults[0]["what"], faults=faults)
        self.kept[box["id"]] = box
        self.known[box["id"]] = found["differences"]
        return {**told(box), "differences": found["differences"]}

    async def tried(self, box: CorrectionRow) -> list[BoxFault]:
        said = await self.trials.try_box(json.dumps(box))
        if not said:
            raise Problem(503, "box-away", "its tables could not be set up")
        faults: list[BoxFault] = json.loads(said)
        return faults

    async def find(self, game: str, name: str) -> BoxKept:
        """A correction, and how the box with it differs from the one that is shipped today."""
        box = await self.named(name)
        if box["game"] != game:
            raise missing("box")
        if name not in self.known:  # it was read before it was kept, so it is read here: whoever thinks may be at rest
            self.known[name] = read_over(game, str(found_game(game).box.folder), box["text"])["differences"]
        return {**told(box), "differences": self.known[name]}

    async def named(self, name: str) -> CorrectionRow:
        found = self.kept.get(name) or await self.store.correction(name)
        if found is None:
            raise missing("box")
        return found

    async def asked(self, method: str, path: str) -> CorrectionRow | None:
        """The corrected box that something is asked about, if it is about one."""
        parts = urlsplit(path)
        table = boxed.table_asked(parts.path)
        if table is None:
            name = boxed.box_asked(method, parts.path, parts.query)
            return None if name is None else await self.named(name)
        if table not in self.tables:
            if await self.store.game(table) is None:
                return None  # there may be such a table later
            self.tables[table] = await self.store.box_of(table)
        return self.tables[table]


def told(box: CorrectionRow) -> BoxKept:
    return {"id": box["id"], "game": box["game"], "text": box["text"], "differences": []}
