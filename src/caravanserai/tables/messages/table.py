"""A table apart from the game: who sits there, how it is played, a line in a list."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "days"]
Setting: TypeAlias = str | int | bool
RequestKind: TypeAlias = Literal["undo", "end", "again", "join", "replace", "level"]
OpenPast: TypeAlias = Literal["fork", "forked", "import", "lesson", "restored", "undo"]


class Seated(TypedDict):
    """Who sits somewhere: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    bot: str | None
    level: int  # of a bot, from 1; 0: nobody's, or a bot that is no level
    person: str | None
    former: str | None  # whose it was: they left a running game, or a bot plays for them; before, whose was cleared
    mine: bool


class TableSeat(Seated):
    """A seat as those at the table see it."""

    online: bool
    away: int | None  # of who is asked and not here: from when on the others may let a bot play (ms since 1970)


class SummarySeat(Seated):
    """A seat in a list of tables."""

    asked: bool


class ClockTerms(TypedDict):
    """How long those at a table may think, in milliseconds."""

    time: int  # the bank of each seat at a live table; the time for a turn over days
    increment: int  # what each turn adds to the bank


class SeatTime(TypedDict):
    """What a seat had left when this was sent, in milliseconds."""

    seat: int
    left: int
    runs: bool  # whether it is being used up: the table waits for this seat


class Request(TypedDict):
    """What the others are asked to agree to, and who has not yet answered."""

    kind: RequestKind
    seat: int  # who asks, or the seat that it is about
    person: str | None  # who wants to join
    name: str
    bot: str | None  # who is to play on that seat
    waiting: list[int]


class ChanceKey(TypedDict):
    """A key that chance came from, or will, after so many decisions."""

    since: int
    commitment: str
    key: str | None  # when the game is over


class TableFacts(TypedDict):
    """The table apart from the game: who sits there, and how it is played."""

    id: str
    game: str
    edition: int
    box: str  # the digest of the components that it is played with, by which they are asked for
    correction: str | None  # the corrected box that they come from, if it is not the box of the house
    status: Status
    creator: str  # the person who laid it, who clears seats before the game begins
    options: dict[str, Setting]
    public: bool
    pace: Pace
    clock: ClockTerms | None
    created: int
    changed: int
    first: int | None
    commitment: str  # the digest of the key to chance from now on: the key told at the end can be checked against it
    keys: list[ChanceKey]  # all that chance comes from, in their order
    open_past: OpenPast | None  # why somebody could know what is hidden
    request: Request | None
    agreed: bool  # whether it was ended by agreement
    lesson: bool
    hints: bool  # whether those who sit here may ask for advice
    again: str | None  # the table on which those who sat here play again
    seats: list[TableSeat]
    invite: NotRequired[str]  # only to those who sit here


class Place(TypedDict):
    """In which place somebody came in."""

    place: int
    won: bool
    tied: bool  # whether a tie-break told them from others with as many points
    shared: bool  # whether others came in there, too


class Learning(TypedDict):
    """How far a lesson has come: the step, from 1, of how many; all of them are done, or it is over."""

    n: int
    of: int
    done: bool


class Summary(TypedDict):
    """One line of a list of tables."""

    id: str
    game: str
    status: Status
    seats: list[SummarySeat]
    yours: bool  # whether it waits for the reader
    options: dict[str, Setting]
    public: bool
    pace: Pace
    clock: ClockTerms | None
    created: int
    changed: int
    decided: int
    scores: list[int] | None
    places: list[Place] | None  # by seat; none also of games that ended before this was kept
    asks_again: bool  # whether others wait for the reader to play again
    agreed: bool
    lesson: bool
    learning: Learning | None  # how far a lesson has come
    hints: bool
    open_past: OpenPast | None
    correction: str | None  # the corrected box that it is played with
    invite: NotRequired[str]
