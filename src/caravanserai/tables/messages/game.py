"""The game at a table: what is asked and may be chosen, what happened, where all stand."""

from typing import Any, NotRequired, TypedDict


class Price(TypedDict):
    """What a choice costs: a message and its number."""

    message: str
    n: int


class Choice(TypedDict):
    """Something that might be tried; what is refused comes with a rule, a message and its number."""

    token: str
    anytime: NotRequired[bool]  # may be chosen beside any question of this seat
    rule: NotRequired[str]
    message: NotRequired[str]
    n: NotRequired[int]
    price: NotRequired[Price]  # only of what is not refused
    changes: NotRequired[dict[str, int]]  # what the seat has more or less of at once, by noun


class Way(TypedDict):
    """Several choices that may be taken as one, what they come to by resource, and what is taken, asked for or not.

    `owed` is what of the costs is owed already, whichever way is taken.
    """

    tokens: list[str]
    costs: dict[str, int]
    owed: dict[str, int]
    means: list[str]


class Bundle(TypedDict):
    """Answers to several questions that people give as one, and what the seat has more or less of then, by noun."""

    tokens: list[str]
    changes: dict[str, int]


class Said(TypedDict):
    """A question in words of its own, with the numbers that it speaks of."""

    message: str
    args: dict[str, int]


class Caution(TypedDict):
    """What is about to be lost for good: a message with its number, and the rule."""

    rule: str
    message: str
    n: int


class Ask(TypedDict):
    """A question with all that might be tried, and why not."""

    seat: int
    step: str
    effect: int | None
    row: Any  # the effect that the question is about, as it stands in the component file
    fields: dict[str, int]
    choices: list[Choice]
    said: NotRequired[Said]  # instead of the words that all questions of this step have in common
    ways: NotRequired[list[Way]]
    bundles: NotRequired[list[Bundle]]
    caution: NotRequired[Caution]  # for as long as it holds; a reader is told once


class GameEvent(TypedDict):
    """Something that happened, as a seat is told of it."""

    n: int
    decided: int
    kind: str
    args: dict[str, str | int | None]


class ScoreLine(TypedDict):
    """A line of the score sheet."""

    message: str
    points: int
    count: int | None  # what was counted for the points
    row: str  # the row of the sheet that it belongs to


class ScoreRow(TypedDict):
    """A row of the score sheet, in the order of the rulebook."""

    line: str
    message: str
    group: str  # the message of the heading that it stands under; empty: none
    source: str  # the message of what its points come from; empty: nothing else than the row says
    takes_all: bool  # whether its rule leaves no points at all to whom it concerns


class Compared(TypedDict):
    """What a rule of the tie-break compared, and the value that a seat had."""

    rule: str
    message: str
    value: int


class Standing(TypedDict):
    """Where a seat stands."""

    seat: int
    place: int
    score: int
    won: bool
    lines: list[ScoreLine]
    compared: list[Compared]  # with those of as many points, in the order of the rules
    decided: str  # by which rule it stands above the next of as many points, or "shared"; empty: by points


class Over(TypedDict):
    """How a game ended, or would; the first place first."""

    standings: list[Standing]
    rows: list[ScoreRow]
