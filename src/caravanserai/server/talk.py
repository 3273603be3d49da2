"""Chat: who may say how much at a table.

Those who sit there talk freely. Who only looks on is a guest of theirs: all of one address together say little, and so
do all of them together, whatever names they take. Readers hide whom they do not want to hear.
"""

from caravanserai.server.accounts import Visitor
from caravanserai.server.limits import CHAT, WATCHER_CHAT, WATCHERS_CHAT, Limits, kept_of
from caravanserai.server.tables import Tables
from caravanserai.tables.table import Table


async def say(tables: Tables, limits: Limits, table: Table, visitor: Visitor, where: str, text: str) -> None:
    """A line from an address, or a Problem: not signed in, or too much."""
    person = visitor.signed_in()
    limits.count("chat", f"{table.id} {person['id']}", CHAT)
    if not visitor.actor.seats(table):
        limits.count("watcher's chat", f"{table.id} {where}", WATCHER_CHAT)
        limits.count("watchers' chat", table.id, WATCHERS_CHAT)
    limits.keep(where, kept_of(text))
    await tables.say(table, visitor.actor, text)
