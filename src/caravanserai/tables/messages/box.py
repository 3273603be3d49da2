"""Boxes, and what somebody corrects in them."""

from typing import Any, TypedDict


class BoxFault(TypedDict):
    """Why a correction cannot be played with."""

    line: int | None  # of the text, if it can be told
    where: str  # table and row
    key: str
    what: str  # is wrong there, and what is allowed; in English
    message: str  # that says the same in all languages; empty for what only one game refuses
    given: dict[str, str]  # what is filled in there


class BoxEntry(TypedDict):
    """One value that a correction gives; without a key all rows of a list that have no ids."""

    table: str
    row: str  # empty where the table has no rows
    key: str
    value: str  # as it is written in a component file


class BoxDifference(TypedDict):
    """One value that is not as shipped."""

    table: str
    row: str  # and what lies in it, where there is more: `church_1`, `d1_ship.moments`
    key: str
    before: str
    after: str
    source: str  # what the correction says of where it comes from


class BoxReading(TypedDict):
    """What was understood of a correction: its faults, or what comes of it."""

    faults: list[BoxFault]
    entries: list[BoxEntry]
    differences: list[BoxDifference]
    rows: dict[str, dict[str, dict[str, Any]]]  # as they are then, by table and id: those that differ


class BoxKept(TypedDict):
    """A correction that tables can be played with."""

    id: str
    game: str
    text: str
    differences: list[BoxDifference]


class BoxShipped(TypedDict):
    """The components of a game as they are shipped, and the file they stand in."""

    game: str
    box: str  # the digest of the components
    tables: dict[str, Any]
    pieces: list[str]  # the tables of cards, tiles and tokens, those first that an owner looks for first
    text: str
