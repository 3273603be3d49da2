"""A table with its game, as a seat or a spectator sees it."""

from typing import Any, Literal, TypedDict

from caravanserai.tables.messages.game import Ask, GameEvent, Over
from caravanserai.tables.messages.table import SeatTime, TableFacts


class UndoPoint(TypedDict):
    """A choice of the reader's that leads to what is asked now and may still be made otherwise."""

    decided: int  # how many decisions had been taken before it
    step: str
    token: str  # what was chosen
    choices: list[str]  # what else was open


class Undo(TypedDict):
    """What may be taken back or played again by the reader."""

    can: bool
    free: bool  # without asking the others
    redo: bool
    waits: bool  # until the others agree
    by: int | None
    points: list[UndoPoint]  # the latest first; only the own ones of the seat that is looked from


class LessonSeen(TypedDict):
    """The step of a lesson that is taught now."""

    n: int
    of: int
    goal: list[str]  # before the first move: the rules of what one plays for, which is told first
    id: str
    icon: str
    rules: list[str]
    tokens: list[str]  # what the lesson accepts now; empty while another is asked, or where anything goes
    first: bool  # whether the first move of the step is still to be made
    move: int  # the number of the learner's next move in the step, from 1: `lesson-<id>-<move>` says it
    done: bool


IsState = TypedDict("IsState", {"is": Literal["state"]})


class TableState(IsState):
    """The table as a seat or a spectator sees it."""

    v: int
    decided: int
    table: TableFacts
    seat: int | None
    view: dict[str, Any] | None  # none before the game begins
    asked: list[int]
    ask: Ask | None
    since: int  # how many events were told before those that come along
    events: list[GameEvent]
    undo: Undo
    lesson: LessonSeen | None  # at a table that teaches, for the seat that learns
    held: bool  # whether the own last decision waits to be confirmed
    holder: int | None  # whose does
    clocks: list[SeatTime]
    over: Over | None
