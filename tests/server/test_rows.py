"""The types of rows are those of the columns."""

from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import JSON, Column, Table

from caravanserai.server import schema
from caravanserai.server.review_store import ReviewRow
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


def parts(hint: Any) -> set[type]:
    """The types that a value may be of; words of a fixed list are words."""
    if get_origin(hint) is Literal:
        return {type(word) for word in get_args(hint)}
    within = get_args(hint)
    is_union = NoneType in within
    return set[type]().union(*(parts(one) for one in within)) if is_union else {hint}


def python_type(column: Column[Any]) -> type:
    return column.type.python_type
