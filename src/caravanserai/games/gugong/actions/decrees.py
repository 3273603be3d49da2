"""Decrees: taking one, and what those of level 1 give each Morning (GG-8.1, 8.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has, set_of
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Refusal, Said, Saying, Step, refusals
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.servants import (
    KEEP_REGULAR,
    MOST_TOLD,
    NO_REGULAR_FOR_DECREE,
    can_spend,
    spend,
)
from caravanserai.games.gugong.actions.tracks import score
from caravanserai.games.gugong.box import DECREES
from caravanserai.games.gugong.choices import DECREE
from caravanserai.games.gugong.components import DECREES_PLACE
from caravanserai.games.gugong.events import DECREE_TAKEN, DECREE_USED
from caravanserai.games.gugong.questions import decree_cost
from caravanserai.games.gugong.state import POOL, Gugong

TOO_DEAR: Final = refusals("GG-8.1.1", "refuse-pay-and-place", MOST_TOLD)
ALREADY_HELD: Final = Refusal("GG-8.1.4", "refuse-decree-held")
DECREEING: Final = Saying("say-take-decree", ["have"])


def on_board(s: Gugong) -> i64:
    """The six decrees in play, as a set of bits."""
    return set_of(s.decrees)


class TakeDecree(Action):
    """Pay for a decree and place a servant on it (GG-8.1)."""

    def place(self) -> i64:
        return DECREES_PLACE

    def follower(self, seat: Seat) -> Action:
        return TakeDecree(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(DECREEING, [int(s.of(self.seat).pool)])

    def candidates(self, s: Gugong) -> Ints:
        return joined(JUST_SKIP, DECREE.codes(on_board(s)))

    def cost(self, s: Gugong, choice: Choice) -> i64:
        return decree_cost(s, self.seat, DECREE.index(choice))

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        decree, me = DECREE.index(choice), s.of(self.seat)
        if has(me.decrees, decree):
            return ALREADY_HELD
        cost = self.cost(s, choice)
        if can_spend(me, cost, KEEP_REGULAR):
            return None
        if me.double == POOL and can_spend(me, cost):
            return NO_REGULAR_FOR_DECREE
        return TOO_DEAR[cost]

    def perform(self, s: Gugong, choice: Choice) -> None:
        s.next(HoldDecree(self.seat, DECREE.index(choice)))
        spend(s, self.seat, self.cost(s, choice), KEEP_REGULAR)


class HoldDecree(Auto[Gugong]):
    """Place the servant and score (GG-8.1.1, 8.1.3, 8.1.5)."""

    def __init__(self, seat: Seat, decree: i64) -> None:
        super().__init__(seat)
        self.decree: Final = decree

    def run(self, s: Gugong) -> None:
        s.of(self.seat).pool -= 1
        hold(s, self.seat, self.decree)


def hold(s: Gugong, seat: Seat, decree: i64) -> None:
    """A servant just taken from somewhere stays on a decree; its points are scored."""
    s.of(seat).decrees |= bit(decree)
    s.emit(DECREE_TAKEN, seat, decree)
    score(s, seat, DECREES[decree].vp)


def paying_in_the_morning(s: Gugong, seat: Seat) -> i64:
    """A player's decrees that pay each Morning, as a set of bits (GG-8.2)."""
    out: i64 = 0
    for decree in s.decrees:
        if DECREES[decree].pays_in_the_morning:
            out |= bit(decree)
    return out & s.of(seat).decrees


class MorningDecrees(Step[Gugong]):
    """Use level-1 decrees in any order, or decline those that are left (GG-4.4)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: Gugong) -> Ints:
        return joined(JUST_SKIP, DECREE.codes(self.left))

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        return s.op(DECREES[DECREE.index(choice)].morning).able(s, self.seat)

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        decree = DECREE.index(choice)
        left = self.left & ~bit(decree)
        if left:
            s.next(MorningDecrees(self.seat, left))
        s.emit(DECREE_USED, self.seat, decree)
        s.op(DECREES[decree].morning).enact(s, self.seat)
