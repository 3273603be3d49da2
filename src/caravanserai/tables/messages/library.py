"""What can be read of a game: what it offers, its rules, how to play it."""

from typing import Any, TypedDict

from caravanserai.tables.messages.table import Setting


class GameOption(TypedDict):
    """A rule that those at a table choose."""

    id: str
    values: list[Setting]
    default: Setting
    players: list[int]
    rule: str
    ruling: bool  # a reading of an unclear rule, neither a variant nor an expansion
    needs: str | None  # the option without which it means nothing


class Symbol(TypedDict):
    """A symbol of a board, and the message that explains it."""

    icon: str
    message: str


class GameFacts(TypedDict):
    """A game on offer, or one that is installed and cannot be: that one has a `fault`, and nothing to choose."""

    id: str
    fault: str  # why it cannot be loaded; empty for a game on offer
    prefix: str
    edition: int
    seats: list[int]
    minutes: list[int]  # that a game takes, by number of seats as above; 0: unknown
    weight: int  # from 1, light, to 5; 0: unknown
    bots: list[str]  # that people choose from: the levels, then those that others have installed
    levels: list[str]  # from the gentlest to the strongest
    bot: str  # the one to begin with
    lesson: int  # the steps of its lesson; 0: it has none
    lesson_minutes: int  # that it takes; 0: unknown
    howto: bool  # whether there is a page for those who have never played it
    puzzles: list[str]  # their names, one for each day in turn
    strong: bool  # whether it is known how a strong level plays it
    legend: list[Symbol]
    options: list[GameOption]


class Rule(TypedDict):
    """A rule of the book."""

    id: str
    text: str
    language: str  # the one asked for, or English where that does not say it


class RuleSection(TypedDict):
    """What stands under a heading: words that are no rule, then the rules."""

    id: str
    title: str
    level: int
    text: str
    language: str  # of the title and the text
    rules: list[Rule]


class RuleBook(TypedDict):
    """The rules under their headings, in the order of the rulebook; and the notes on them, which are in English."""

    prefix: str
    language: str
    sections: list[RuleSection]
    notes: dict[str, str]  # why a rule, or all of a section, is read so: by its id
    appendix: list[RuleSection]  # how to read the notes, and what is nothing but notes


class HowtoItem(TypedDict):
    """One thing told to a newcomer, in the reader's language."""

    id: str
    name: str
    text: str
    icon: str
    drawing: str  # what the board draws beside it; empty: nothing
    rule: str  # where the rulebook says it; empty: nowhere in particular


class HowtoSection(TypedDict):
    """A part of the page, and how it is laid out."""

    id: str
    shape: str  # goal, points, turn, actions, course or mistakes
    title: str
    drawing: str
    items: list[HowtoItem]


class Howto(TypedDict):
    """How to play a game; its drawings take their pieces from a position of the lesson."""

    game: str
    language: str
    minutes: int  # that it takes to read
    box: str  # the digest of the components that it tells of
    sections: list[HowtoSection]
    view: dict[str, Any]
