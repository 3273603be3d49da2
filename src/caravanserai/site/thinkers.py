"""Where bots think in a browser: in a second worker, so that the page and its tables are answered meanwhile."""

import json
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol, cast

from caravanserai.bots import seed_of
from caravanserai.core.course import Course, saved
from caravanserai.site.thinking import ADVISE, BOX, CHOOSE, OUT_OF_TIME, READ, TRY
from caravanserai.tables.choosing import MOST, Chosen, Failure, due, first_asked, stand_ins, tell
from caravanserai.tables.correction import TOO_MUCH
from caravanserai.tables.keeping import Piece
from caravanserai.tables.messages import BoxFault, BoxReading, Hint
from caravanserai.tables.problem import Problem
from caravanserai.tables.reading import Played, Unplayable, accepted

log = logging.getLogger("caravanserai.site")


class Elsewhere(Protocol):
    """The second worker, as the page gives it errands: one after the other, each with its time."""

    async def run(self, errand: str, table: str, given: str) -> str:
        """What came of an errand, as text; nothing if it took too long, or nobody needs it any more."""


class BrowserThinkers:
    """Whoever thinks for bots, advises people and plays records."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self.elsewhere: Final = elsewhere

    async def asked(self, errand: str, table: str, given: Any) -> Any:
        found = await self.elsewhere.run(errand, table, json.dumps(given))
        return OUT_OF_TIME if not found else json.loads(found)

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = MOST) -> Chosen:
        """What the bots on these seats do now; one that takes too long is stood in for by the next level down."""
        key, s = course.key_at(course.decided), due(course)
        seat = first_asked(s, bots)
        if seat is None:
            return Chosen()
        seeds = [[one, bot, str(seed_of(key, one))] for one, bot in bots.items()]
        chain, wire = stand_ins(bots[seat]), saved(s)
        for down, bot in enumerate(chain):
            found = await self.asked(CHOOSE, table, [course.game.id, wire, seeds, most, down])
            if found == OUT_OF_TIME:
                below = chain[min(down + 1, len(chain) - 1)]
                tell(table, Failure(seat, bot, OUT_OF_TIME, below))
                continue
            for failure in found["failures"]:
                tell(table, Failure(*failure))
            return Chosen([(one, token) for one, token in found["moves"]])
        raise Problem(503, "busy", "no bot has answered")

    async def advise(self, table: str, game: str, wire: str, seat: int, stage: int) -> Hint:
        """The best turns that are found for a seat."""
        found = await self.asked(ADVISE, f"hint {table}", [game, wire, seat, stage])
        if found == OUT_OF_TIME:
            raise Problem(503, "no-hint", "no hint was found; try again")
        return cast(Hint, found)

    async def read_box(self, game: str, text: str) -> BoxReading:
        """What a correction of a game's components says."""
        found = await self.asked(BOX, f"box {game}", [game, text])
        if found == OUT_OF_TIME:
            raise Problem(503, "busy", "it takes too long to read, or a newer one is read")
        return cast(BoxReading, found)

    async def try_box(self, game: str) -> list[BoxFault]:
        """What is wrong with the box that a game has here, when it is played."""
        found = await self.asked(TRY, f"try {game}", [game])
        return [TOO_MUCH] if found == OUT_OF_TIME else cast(list[BoxFault], found)

    async def read(self, text: str) -> Played:
        """Have a record played; or the Problem with it."""
        found = await self.asked(READ, "record", [text])
        if found == OUT_OF_TIME:
            raise Problem(400, "too-long", "it takes too long to play")
        if "error" in found:
            return accepted(Unplayable(**found))
        found["key"] = bytes.fromhex(found["key"])
        found["later"] = {n: bytes.fromhex(key) for n, key in found["later"]}
        found["anew"] = {n: (seat, bytes.fromhex(key)) for n, seat, key in found["anew"]}
        found["pieces"] = [Piece(*one) for one in found["pieces"]]
        return Played(**found)
