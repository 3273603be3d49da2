"""What is written of a table and asked of a store, whichever it is: decisions are the truth, and go in together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Final, NamedTuple, Protocol, TypeAlias, cast

from caravanserai.core.course import Decision, Tried
from caravanserai.core.telling import Told
from caravanserai.tables.rows import (
    Answer,
    ChatRow,
    DecisionRow,
    EventRow,
    GameRow,
    SeatRow,
    SnapshotRow,
    Wishes,
)

Row: TypeAlias = dict[str, object]  # of any table, copied as it is: who reads a column has to know its shape

LIVE: Final = 0  # the mark of what was not taken back
REMEMBERED: Final = 10_000  # answers to clients' keys: one can go to and fro for ever
AT_A_TIME: Final = 500  # rows of a game that are read before others have their turn
PIECES: Final = ("decision", "event", "snapshot")  # the parts of the course of a game
OF_DECISION: Final = [one.name for one in fields(Decision)]
OF_TOLD: Final = [one.name for one in fields(Told)]


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile; nothing was written."""


@dataclass(frozen=True)
class Laid:
    """A new table: its row, its seats, and what is told before the first decision."""

    game: GameRow
    seats: list[SeatRow]
    told: list[Told] = field(default_factory=list)


@dataclass
class Change:
    """Everything that one command changes at a table, written together or not at all."""

    game: str
    v: int  # the version that it was decided upon
    values: GameRow = field(default_factory=GameRow)  # columns of the game
    decisions: list[Tried] = field(default_factory=list)
    begun: list[Told] | None = None  # what is told before the first decision
    notice: tuple[int, Told] | None = None  # what the table itself tells, and its number
    back_to: tuple[int, int] | None = None  # take back what came after so many decisions and events
    seats: list[SeatRow] = field(default_factory=list)
    answer: tuple[int, str, Answer] | None = None  # seat, the client's key, what it was told
    laid: Laid | None = None


class WholeGame(NamedTuple):
    """A table, who sits there, and the course of its game."""

    game: GameRow
    seats: list[SeatRow]
    decisions: list[DecisionRow]
    told: list[EventRow]
    snapshots: list[SnapshotRow]


class Piece(NamedTuple):
    """Rows of a game that was played elsewhere, as text; which table they belong to is known later."""

    name: str  # one of PIECES
    text: str


class Keeping(Protocol):
    """A store, as tables know it."""

    embedded: bool  # whether nobody else writes there

    async def create(self, laid: Laid, played: Sequence[Piece] = ...) -> None:
        """Write a new table, with what was played there if anything was: all of it or nothing."""

    async def commit(self, change: Change) -> None:
        """Write a change, or raise Overtaken and write nothing."""

    async def game(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats, as of one moment."""

    async def running_source(self, game: str) -> str | None:
        """The first that is still played of a game, the one that it was begun from, and so on; none if all are over."""

    async def whole_game(self, game: str) -> WholeGame | None:
        """A game with all that belongs to it, as of one moment."""

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """The present version of some games."""

    async def answers(self, game: str, after: int) -> dict[tuple[int, str], Answer]:
        """What each client's key was answered, the oldest first; after a version of the game."""

    async def wanting_bots(self, process: str, after: str = "") -> list[str]:
        """Games in which a bot is asked and no other process says that it sees to it: if not all, then in turn."""

    async def lease(self, game: str, process: str, seconds: float) -> bool:
        """Take or keep the care of a game's bots."""

    async def say(self, game: str, line: ChatRow) -> ChatRow:
        """Keep a line of chat; its number is the next."""

    async def chat(self, game: str, last: int) -> list[ChatRow]: ...

    async def chat_after(self, game: str, n: int) -> list[ChatRow]:
        """What was said after a line."""

    async def last_lines(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last line said at each game; -1 if none was."""

    async def last_seen(self, game: str) -> dict[int, int | None]:
        """When those on the seats of a game were last there."""

    async def wishes(self, game: str, seat: int, person: str) -> Wishes:
        """What a person has set, for a seat of theirs; nothing where a program plays for them."""


def decision_row(game: str, decision: Decision) -> DecisionRow:
    row = {"game": game, "undone": LIVE, **{name: getattr(decision, name) for name in OF_DECISION}}
    return cast(DecisionRow, row)


def told_rows(game: str, first: int, told: Iterable[Told]) -> Iterable[EventRow]:
    for n, one in enumerate(told, first):
        row = {"game": game, "n": n, "undone": LIVE, **{name: getattr(one, name) for name in OF_TOLD}}
        yield cast(EventRow, row)
