"""Puzzles: one turn, and the best of it."""

from typing import Literal, TypedDict

from caravanserai.tables.messages.game import GameEvent
from caravanserai.tables.messages.review import Measure
from caravanserai.tables.messages.state import TableState


class PuzzleJudge(TypedDict):
    """Who judged the turns of a puzzle, and by what."""

    bot: str
    level: int
    games: int  # tables on which each turn was compared with the best, at most
    edition: int  # of the game
    weights: str  # a short name of what the judge has learned


class PuzzleAnswer(TypedDict):
    """What is said of a turn that was tried, when it is done."""

    verdict: Literal["best", "compared", "other"]  # other: not among the turns that were compared
    chance: Measure | None  # how much less of a chance to win it brings; of a turn that was compared
    points: Measure | None  # and how many points less
    next: Measure  # by how much the best turn is better than the nearest other one that was compared
    played: list[GameEvent]  # what the log would tell of the turn, as far as that is certain
    best: list[GameEvent]  # and of the best one
    path: list[str]  # the best turn, as far as nothing is revealed
    whole: bool  # whether that is all of it


class PuzzleSeen(TypedDict):
    """A puzzle after some choices of its turn, as its seat sees the table."""

    id: str
    game: str
    seat: int
    finder: str  # the gentlest of the levels asked that finds the turn; empty: none of them does
    turns: int  # that were compared
    judge: PuzzleJudge
    state: TableState
    answer: PuzzleAnswer | None  # none before the turn is done
