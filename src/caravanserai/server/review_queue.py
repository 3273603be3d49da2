"""Whose review is judged next: clients take turns, however many games each of them has wished to be judged.

The next is of the client whose last turn is longest ago, and of its reviews the one that was wished for first. When
that turn was, and of which client those are who wait, stands in the database: so it holds for all processes together,
and when they are begun anew.
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final, TypedDict

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from caravanserai.server import schema
from caravanserai.server.database import all_read_as
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.messages import ReviewDepth, ReviewState

CLIENT: Final = schema.client.c
NEVER: Final = 0  # when somebody had a turn who had none
NOBODY: Final = ""  # who waits for what was begun, though all have been forgotten who wished for it
REMEMBERED_MS: Final = 24 * 3_600_000  # after a day it is as if a client had had no turn


class Waiting(TypedDict):
    """What the queue has to know of a review."""

    game: str
    depth: ReviewDepth
    state: ReviewState
    wished: int
    askers: list[str]
    clients: dict[str, str] | None


class ClientRow(TypedDict):
    """When a client had a turn last."""

    client: str
    had: int


def clients_of(one: Waiting) -> set[str]:
    """Who waits for a review; a person of whom no client is known is one by themselves."""
    known = one["clients"] or {}
    return {known.get(person, person) for person in one["askers"]} or {NOBODY}


def in_order(waiting: Sequence[Waiting], had: Mapping[str, int]) -> list[Waiting]:
    """As it will be their turn if nobody wishes for more: the first of each client, the second of each, and so on."""
    queues = dict[str, list[Waiting]]()
    for one in sorted(waiting, key=place_by_wish):
        for client in clients_of(one):
            queues.setdefault(client, []).append(one)
    turns = sorted(queues.items(), key=lambda item: (had.get(item[0], NEVER), place_by_wish(item[1][0])))
    rounds = zip_longest(*(queue for _, queue in turns))
    found = {(one["game"], one["depth"]): one for each in rounds for one in each if one is not None}
    return [*found.values()]


def place_by_wish(one: Waiting) -> tuple[int, str, str]:
    return one["wished"], one["game"], one["depth"]


def whose_turn(one: Waiting, had: Mapping[str, int]) -> str:
    """Of those who wait for a review, the client whose last turn is longest ago."""
    return min(sorted(clients_of(one)), key=lambda client: had.get(client, NEVER))


# In the database


def let_one_choose(connection: Connection) -> None:
    """Until the transaction ends no other process looks whose turn it is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE client IN SHARE ROW EXCLUSIVE MODE"))


def turns_had(waiting: Sequence[Waiting]) -> Select[tuple[str, int]]:
    """When each client had a turn last, of those who wait."""
    clients = {client for one in waiting for client in clients_of(one)}
    return select(CLIENT.client, CLIENT.had).where(CLIENT.client.in_(clients))


def times_of(rows: Sequence[ClientRow]) -> dict[str, int]:
    return {row["client"]: row["had"] for row in rows}


def times_in(connection: Connection, waiting: Sequence[Waiting]) -> dict[str, int]:
    return times_of(all_read_as(connection.execute(turns_had(waiting)).mappings(), ClientRow))


def note_turn(connection: Connection, client: str) -> None:
    """It is a client's turn now, and no two have theirs at the same moment; what was long before is forgotten."""
    now = now_ms()
    latest = connection.execute(select(func.max(CLIENT.had))).scalar() or NEVER
    had = {"had": max(now, latest + 1)}
    if not connection.execute(update(schema.client).where(CLIENT.client == client).values(had)).rowcount:
        connection.execute(insert(schema.client), {"client": client, **had})
    connection.execute(delete(schema.client).where(CLIENT.had < now - REMEMBERED_MS))
