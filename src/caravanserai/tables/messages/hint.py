"""Advice to a seat."""

from typing import TypedDict

from caravanserai.tables.messages.game import GameEvent


class Estimate(TypedDict):
    """A number that is guessed: what it is taken to be, and between what it lies nine times in ten."""

    mean: float
    low: float
    high: float


class Suggestion(TypedDict):
    """A turn worth taking: its choices as far as nothing is revealed, and what the log would tell of them."""

    tokens: list[str]
    events: list[GameEvent]
    whole: bool  # whether the turn is over then
    tried: int  # tables that were looked at after it
    close: bool  # whether it cannot be told from the first
    points: Estimate | None  # in the end; none: too few were looked at
    ahead: Estimate | None  # of the best other; none where there is nobody to compare with
    chance: Estimate | None  # to win, from 0 to 1; likewise


class Hint(TypedDict):
    """The best turns that were found for a seat, the best first."""

    seat: int
    decided: int
    tried: int  # tables that were looked at in all
    left: int  # stages of the thought that are still to come
    suggestions: list[Suggestion]
