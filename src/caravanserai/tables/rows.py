"""The rows of the database as the server handles them: each column by its name and type, as schema.py lays them out.

No key is required: the same types serve for a whole row and for the columns of it that a change writes.
"""

from typing import Any, TypeAlias, TypedDict

from caravanserai.core.course import Taken
from caravanserai.core.game import Options
from caravanserai.core.telling import Args
from caravanserai.tables.clocks import SeatClockRow
from caravanserai.tables.messages import (
    ClockTerms,
    OpenPast,
    Pace,
    Place,
    RequestKind,
    Setting,
    Status,
)

Wishes: TypeAlias = dict[str, Setting]  # what a person has set, by its name


class Asking(TypedDict, total=False):
    """What the others are asked to agree to, as a table keeps it."""

    kind: RequestKind
    seat: int  # who asks, or the seat that it is about
    n: int  # to how many decisions to go back
    person: str | None  # who wants to join
    name: str
    bot: str  # who is to play on that seat
    agreed: list[str]  # the people who do so already


class GameRow(TypedDict, total=False):
    """A table: the game that is played there, how, by whom it was laid, and how far it is."""

    id: str
    game: str
    edition: int
    box: str
    correction: str | None
    seats: int
    key: str
    keys: list[list[Any]] | None
    sat: list[str] | None
    open_past: OpenPast | None
    source: str | None
    options: Options
    status: Status
    public: bool
    pace: Pace
    invite: str
    creator: str
    v: int
    decided: int
    asked: list[int]
    since: int | None
    bot_turn: bool
    held: int | None
    request: Asking | None
    redo: list[Taken]
    scores: list[int] | None  # by seat, as places are; none while somebody is asked
    places: list[Place] | None
    clock: ClockTerms | None
    clocks: list[SeatClockRow] | None
    agreed: bool
    lesson: bool
    hints: bool
    again: str | None
    lease: str | None
    lease_until: int
    created: int
    changed: int


class SeatRow(TypedDict, total=False):
    """Who sits somewhere, and whose it was."""

    game: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    former: str | None
    former_name: str | None
    seen: int | None


class DecisionRow(TypedDict, total=False):
    """A decision, and what was so just before it; taken back by a version of the table, or still part of the game."""

    game: str
    n: int
    undone: int
    seat: int
    token: str
    forced: bool
    reveals: int
    told: int
    at: int


class EventRow(TypedDict, total=False):
    """What was told: to all, and what more to one seat."""

    game: str
    n: int
    undone: int
    decided: int
    kind: str
    args: Args
    seat: int | None
    secret: Args | None


class SnapshotRow(TypedDict, total=False):
    """A table as text, and its digest."""

    game: str
    n: int
    digest: str
    wire: str


class ChatRow(TypedDict, total=False):
    """What somebody said at a table."""

    game: str
    n: int
    seat: int | None
    person: str
    name: str
    text: str
    at: int


class CommandRow(TypedDict, total=False):
    """What a client's command was answered, by the key that the client gave it."""

    game: str
    seat: int
    key: str
    answer: "Answer"


class SessionRow(TypedDict, total=False):
    """Whose a cookie is, and until when."""

    token: str
    person: str
    created: int
    until: int


class TokenRow(TypedDict, total=False):
    """The token of a program, for one seat of one table."""

    token: str
    game: str
    seat: int
    person: str
    created: int


class PersonRow(TypedDict, total=False):
    """Somebody who comes here: a guest, or with an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    language: str
    theme: str
    settings: Wishes
    created: int


class CorrectionRow(TypedDict, total=False):
    """What somebody has corrected of a game's components, as the text of their file."""

    id: str
    game: str
    text: str
    created: int


class Answer(TypedDict, total=False):
    """What a command is answered."""

    v: int
    decided: int
    again: str | None
