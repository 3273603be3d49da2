"""The types of rows are those of the columns."""

from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import JSON, Column, Table

from caravanserai.core.rng import fresh_key
from caravanserai.review.depth import DEPTHS
from caravanserai.server import schema
from caravanserai.server.accounts import hashed
from caravanserai.server.config import Config
from caravanserai.server.review_store import ReviewRow
from caravanserai.tables import requests
from caravanserai.tables.boxed import name_of
from caravanserai.tables.making import new_table_id
from caravanserai.tables.names import LONGEST_KEPT
from caravanserai.tables.people import new_id
from caravanserai.tables.rows import (
    ChatRow,
    CorrectionRow,
    DecisionRow,
    EventRow,
    GameRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
)

ROWS = [
    (GameRow, schema.game),
    (SeatRow, schema.seat),
    (DecisionRow, schema.decision),
    (EventRow, schema.event),
    (SnapshotRow, schema.snapshot),
    (ChatRow, schema.chat),
    (PersonRow, schema.person),
    (CorrectionRow, schema.correction),
    (ReviewRow, schema.review),
]


@pytest.mark.parametrize(("row", "table"), ROWS, ids=lambda one: getattr(one, "name", ""))
def test_a_row_has_the_columns_of_its_table(row: type, table: Table) -> None:
    """All of them and no more, each of its type, and missing only where it may be."""
    hints = get_type_hints(row)
    assert set(hints) == {column.name for column in table.columns}
    for column in table.columns:
        found = parts(hints[column.name])
        assert (NoneType in found) == bool(column.nullable), column.name
        if not isinstance(column.type, JSON):
            assert found - {NoneType} == {python_type(column)}, column.name


def longest(kind: Any) -> int:
    """How long a text may be that a request brings."""
    found = next(one.max_length for one in get_args(kind)[1:])
    assert isinstance(found, int)
    return found


ROOM = {  # the longest text that is put into a column, by those who make it
    "session.token": len(hashed("x", "session")),
    "token.token": len(hashed("x", "token")),
    "person.id": len(new_id()),
    "person.name": LONGEST_KEPT,
    "person.login": LONGEST_KEPT,
    "person.language": longest(requests.Language),
    "correction.id": len(name_of("gugong", "")),
    "correction.game": longest(requests.Id),
    "game.id": len(new_table_id()),
    "game.game": longest(requests.Id),
    "game.key": 2 * len(fresh_key()),
    "game.lease": len(Config("").process),
    "seat.name": LONGEST_KEPT,
    "seat.former_name": LONGEST_KEPT,
    "seat.bot": longest(requests.Id),
    "decision.token": longest(requests.Token),
    "command.key": longest(requests.Key),
    "chat.name": LONGEST_KEPT,
    "review.lease": len(Config("").process),
    "review.depth": max(map(len, DEPTHS)),
    "judged.depth": max(map(len, DEPTHS)),
}


@pytest.mark.parametrize("column", ROOM)
def test_a_column_has_room_for_what_is_put_there(column: str) -> None:
    """PostgreSQL would refuse what is longer; what a command brings has been taken by then."""
    table, _, name = column.partition(".")
    room = getattr(schema.metadata.tables[table].c[name].type, "length", None)
    assert room is not None
    assert ROOM[column] <= room


def parts(hint: Any) -> set[type]:
    """The types that a value may be of; words of a fixed list are words."""
    if get_origin(hint) is Literal:
        return {type(word) for word in get_args(hint)}
    within = get_args(hint)
    is_union = NoneType in within
    return set[type]().union(*(parts(one) for one in within)) if is_union else {hint}


def python_type(column: Column[Any]) -> type:
    return column.type.python_type
