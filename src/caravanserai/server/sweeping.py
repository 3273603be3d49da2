"""What is kept of a table for a while only, so that nobody fills the disk by going to and fro there.

Nothing of the game as it stands is ever swept away: only what was taken back, answers that no client asks for again,
and lines of chat that nobody is shown any more.
"""

from typing import Final

from sqlalchemy import Connection, delete

from caravanserai.server import schema
from caravanserai.server.schema import LIVE
from caravanserai.tables.keeping import REMEMBERED

EVERY: Final = 100  # versions of a table, or lines said there: then somebody sweeps
TAKEN_BACK: Final = 1_000  # versions for which it is kept what was taken back
LINES: Final = 2_000  # of chat that are kept


def sweep_table(connection: Connection, game: str, v: int) -> None:
    """Upon a new version of a table: forget what was taken back or answered long before."""
    if v % EVERY:
        return
    for table in (schema.decision, schema.event):
        c = table.c
        connection.execute(delete(table).where(c.game == game, c.undone > LIVE, c.undone <= v - TAKEN_BACK))
    if v > REMEMBERED:
        c = schema.command.c
        answered = c.answer["v"].as_integer()
        connection.execute(delete(schema.command).where(c.game == game, answered <= v - REMEMBERED))


def sweep_chat(connection: Connection, game: str, n: int) -> None:
    """Upon a new line: forget those that were said long before."""
    if n % EVERY == 0:
        c = schema.chat.c
        connection.execute(delete(schema.chat).where(c.game == game, c.n <= n - LINES))
