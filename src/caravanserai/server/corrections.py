"""Corrections of boxes, as the house keeps them: looked at in processes of their own, named by a hash."""

from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection, delete, select

from caravanserai.server import assay, schema
from caravanserai.server.bounds import begin_bounded_work
from caravanserai.server.errands import ClientTurns
from caravanserai.server.limits import Room
from caravanserai.server.store import Store, note_correction
from caravanserai.server.workers import Died, OutOfTime, Worker
from caravanserai.speech.faults import message_of
from caravanserai.tables import correction
from caravanserai.tables.boxed import name_of
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.installed import found_game
from caravanserai.tables.messages import BoxDifference, BoxFault, BoxKept, BoxReading
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.rows import CorrectionRow

READ_SECONDS: Final = 30.0
TRY_SECONDS: Final = 120.0  # a random game at every setting; compiled it takes a second
MOST_WAITING: Final = 16  # corrections that wait to be looked at
MOST_OF_CLIENT: Final = 4  # of them, of one client: whatever it has written, others have room
A_DAY: Final = 24 * 3600 * 1000  # milliseconds; then a correction that no table is played with is forgotten
REMEMBERED: Final = 64  # corrections of which it is remembered how they differ


class Corrections:
    """All of them, and the two workers that look at new ones: one reads, one plays."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.reader: Final = Worker(is_thread=False, begin=begin_bounded_work)
        self.player: Final = Worker(is_thread=False, begin=begin_bounded_work)
        self.reading: Final = ClientTurns(1)
        self.playing: Final = ClientTurns(1)
        self.room: Final = Room("corrections", MOST_WAITING, MOST_OF_CLIENT)
        self.known: Final[OrderedDict[str, list[BoxDifference]]] = OrderedDict()

    def close(self) -> None:
        self.reader.end()
        self.player.end()

    async def read(self, game: str, text: str, client: str) -> BoxReading:
        """What a correction says, its faults, and what differs by it."""
        folder = str(found_game(game).box.folder)
        try:
            with self.room.taken(client):
                async with self.reading.turn(client):
                    return await self.reader.run(READ_SECONDS, correction.read_over, game, folder, text, message_of)
        except (OutOfTime, Died, MemoryError):
            return {"faults": [correction.TOO_MUCH], "entries": [], "differences": [], "rows": {}}

    async def tried(self, game: str, text: str, client: str) -> list[BoxFault]:
        """What is wrong with a correction when it is played with; in a process that nothing else is done in."""
        try:
            with self.room.taken(client):
                async with self.playing.turn(client):
                    try:
                        return await self.player.run(TRY_SECONDS, assay.tried, game, text)
                    finally:
                        self.player.end()
        except (OutOfTime, Died, MemoryError):
            return [correction.TOO_MUCH]

    async def keep(self, game: str, text: str, client: str) -> BoxKept:
        """Keep a correction that can be played with, so that tables can be laid with it; or the Problem with it."""
        found = await self.read(game, text, client)
        faults = found["faults"] or await self._faults_besides(found, game, text, client)
        if faults:
            raise Problem(400, "bad-correction", line_of(faults[0]), faults=faults)
        name = name_of(game, text)
        row: CorrectionRow = {"id": name, "game": game, "text": text, "created": now_ms()}
        await self.store.write(lambda connection: kept(connection, row))
        return {"id": name, "game": game, "text": text, "differences": found["differences"]}

    async def _faults_besides(self, found: BoxReading, game: str, text: str, client: str) -> list[BoxFault]:
        if not found["differences"]:
            raise Problem(400, "same-box", "it changes nothing: the box would be the one that is shipped")
        return await self.tried(game, text, client)

    async def find(self, game: str, name: str, client: str) -> BoxKept:
        """A correction, and how the box with it differs from the one that is shipped today."""
        found = await self.store.row(select(schema.correction).where(schema.correction.c.id == name), CorrectionRow)
        if found is None or found["game"] != game:
            raise missing("box")
        if name not in self.known:
            self.known[name] = (await self.read(game, found["text"], client))["differences"]
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return {"id": name, "game": game, "text": found["text"], "differences": self.known[name]}


def kept(connection: Connection, row: CorrectionRow) -> None:
    """Write a correction down; and forget those that came to nothing."""
    c, game = schema.correction.c, schema.game.c
    note_correction(connection, row)
    used = select(game.correction).where(game.correction.is_not(None))
    connection.execute(delete(schema.correction).where(c.created < now_ms() - A_DAY, c.id.not_in(used)))


def line_of(fault: BoxFault) -> str:
    return ": ".join(filter(None, (fault["where"], fault["key"], fault["what"])))
