"""Server-sent events: a table as a spectator sees it, for where no socket gets through."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from caravanserai.server.service import Service
from caravanserai.server.tables import Tables
from caravanserai.tables.hall import chat_message
from caravanserai.tables.looking import CHAT_BACKLOG
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.table import Table

HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy may not keep it back
SIGN_OF_LIFE: Final = 15.0  # seconds; proxies close what is silent for longer
ALIVE: Final = b": \n\n"


async def stream(table: Table, service: Service, client: str) -> AsyncIterator[bytes]:
    """What a spectator's socket would be sent, until the client goes; as long it has a place."""
    with service.places.taken(client, table.id):
        async for data in watched(table, service.tables):
            yield data


async def watched(table: Table, tables: Tables) -> AsyncIterator[bytes]:
    spectator = Outbox()
    for row in await tables.chat_so_far(table, CHAT_BACKLOG):
        spectator.send(chat_message(row))
    table.watchers.add(spectator)
    table.tell(spectator)
    messages = spectator.messages(table)
    coming = asyncio.ensure_future(anext(messages))
    try:
        while True:
            done, _ = await asyncio.wait({coming}, timeout=SIGN_OF_LIFE)
            if not done:
                yield ALIVE
                continue
            kind, text = coming.result()
            yield f"event: {kind}\ndata: {text}\n\n".encode()
            coming = asyncio.ensure_future(anext(messages))
    finally:
        table.watchers.discard(spectator)
        coming.cancel()
        with suppress(asyncio.CancelledError):
            await coming
