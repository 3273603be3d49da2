"""One plan for a turn, followed while nothing new is revealed: for the ladder, the terminal and the server alike.

A bot may have, besides `choose`, a method `plan`: the choice, and those that are meant to follow it. Whoever asks such
a bot through a follower pays for one search a turn instead of one a decision.
"""

from collections.abc import Callable
from typing import TypeAlias

from caravanserai.bots import Bot, SeatView

Planning: TypeAlias = Callable[[SeatView], tuple[int, ...]]


class Follower:
    """A bot that keeps to its plan, and thinks again when a seat, a reveal or the rules come in between.

    It is for one seat of one game, asked decision by decision; where moves are taken back it has to `forget`.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.plan: Planning | None = getattr(bot, "plan", None)
        self.thought = False  # whether the bot itself was asked for the last choice
        self.forget()

    def forget(self) -> None:
        """Drop the plan: another past may have led to the decision with the same number."""
        self.planned: tuple[int, ...] = ()
        self.decision = self.seat = self.reveals = -1

    def choose(self, view: SeatView) -> int:
        """The next choice of the plan if it still holds, else of a new one; where there is but one choice, that one."""
        holds = self.holds(view)
        self.thought = not holds and len(view.legal) > 1
        if self.thought:
            planned = (self.bot.choose(view),) if self.plan is None else self.plan(view)
        else:
            planned = self.planned if holds else view.legal
        self.planned = planned[1:]
        self.decision, self.seat, self.reveals = view.decision + 1, view.seat, view.reveals
        return planned[0]

    def holds(self, view: SeatView) -> bool:
        """Whether the plan was made for this very decision, and nothing came in between."""
        return (
            bool(self.planned)
            and (self.decision, self.seat, self.reveals) == (view.decision, view.seat, view.reveals)
            and self.planned[0] in view.legal
        )
