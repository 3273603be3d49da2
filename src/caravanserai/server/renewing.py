"""Fresh keys for what a backup brings back: nobody may know from how a game went on what its chance will bring."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import Connection, func, insert, select, update

from caravanserai.server import schema
from caravanserai.server.database import all_read_as
from caravanserai.tables import chance
from caravanserai.tables.keeping import told_rows
from caravanserai.tables.rows import GameRow

Keys: TypeAlias = Callable[[], bytes]


def renew_keys(connection: Connection, keys: Keys) -> None:
    """Let every game that is not over go on by a key that nobody knows; what has begun tells of it."""
    c = schema.game.c
    columns = (c.id, c.status, c["keys"], c.open_past, c.decided, c.lesson)
    found = connection.execute(select(*columns).where(c.status != "over").order_by(c.id)).mappings().all()
    for row in all_read_as(found, GameRow):
        fresh = keys()
        try:
            values = chance.brought_back(row, fresh)
        except (TypeError, ValueError):
            continue  # it is damaged, and nobody can play it
        if values:
            connection.execute(update(schema.game).where(c.id == row["id"]).values(values))
            if row["status"] == "playing":
                tell(connection, row, fresh)


def tell(connection: Connection, row: GameRow, fresh: bytes) -> None:
    """Let a table say what its later chance is held to, after all that was told there."""
    c = schema.event.c
    last = select(func.max(c.n)).where(c.game == row["id"], c.undone == schema.LIVE)
    n = connection.execute(last).scalar()
    notice = chance.told_of(row["decided"], fresh)
    connection.execute(insert(schema.event), list(told_rows(row["id"], 0 if n is None else n + 1, [notice])))
