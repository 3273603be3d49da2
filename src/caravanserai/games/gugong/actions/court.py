"""Intrigue, Palace and Jade: the three short actions (GG-9.1, 9.2, 9.3)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import NOBODY, Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.space import SKIP, A, B, offers
from caravanserai.core.step import Refusal, Said, Saying
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.servants import TOO_FEW_SERVANTS, can_spend, spend
from caravanserai.games.gugong.actions.tracks import move_envoy, move_intrigue, take_jade
from caravanserai.games.gugong.box import HOUSES, INTRIGUE_STEPS, OPTIONS_A, OPTIONS_B, PALACE_STEPS, SQUARE_COST
from caravanserai.games.gugong.choices import HOUSE, SQUARE
from caravanserai.games.gugong.components import INTRIGUE, JADE, PALACE, ActionOption
from caravanserai.games.gugong.events import HOUSE_BOUGHT, MEDAL_TAKEN
from caravanserai.games.gugong.questions import jade_cost
from caravanserai.games.gugong.state import Gugong

AT_THE_END: Final = Refusal("GG-9.1.9", "refuse-marker-at-the-end")
HOUSE_EMPTY: Final = Refusal("GG-9.3.1", "refuse-house-empty")
SAME_PRICE: Final = Refusal("GG-16.1.1", "refuse-same-price")
HOUSES_LEFT: Final = Refusal("GG-9.3.2", "refuse-houses-left")
INTRIGUING: Final = Saying("say-intrigue", ["step", "have"])
AT_THE_PALACE: Final = Saying("say-palace", ["left", "have"])
BUYING: Final = Saying("say-buy-jade", ["have", "jade"])


class Intrigue(Action):
    """One step and the Medal, or three steps for a servant (GG-9.1.1, 9.1.2)."""

    def place(self) -> i64:
        return INTRIGUE

    def follower(self, seat: Seat) -> Action:
        return Intrigue(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(INTRIGUING, [int(s.of(self.seat).intrigue), int(s.of(self.seat).pool)])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice != B:
            return None
        me, cost = s.of(self.seat), OPTIONS_B[INTRIGUE].spend
        if me.intrigue == INTRIGUE_STEPS:
            return AT_THE_END
        return None if can_spend(me, cost) else TOO_FEW_SERVANTS[cost]

    def perform(self, s: Gugong, choice: Choice) -> None:
        option = OPTIONS_A[INTRIGUE] if choice == A else OPTIONS_B[INTRIGUE]
        spend(s, self.seat, option.spend)
        move_intrigue(s, self.seat, option.intrigue)
        if option.medal:
            maybe_take_medal(s, self.seat)


def maybe_take_medal(s: Gugong, seat: Seat) -> None:
    """Take the Medal if it is still on the board (GG-9.1.3)."""
    if s.medal == NOBODY:
        s.medal = seat
        s.emit(MEDAL_TAKEN, seat)


class Palace(Action):
    """Advance the Envoy once, or for two servants twice and the Intrigue marker (GG-9.2.1, 9.2.2)."""

    def place(self) -> i64:
        return PALACE

    def follower(self, seat: Seat) -> Action:
        return Palace(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(AT_THE_PALACE, [int(max(PALACE_STEPS - s.of(self.seat).envoy, 0)), int(s.of(self.seat).pool)])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        cost = OPTIONS_B[PALACE].spend
        return TOO_FEW_SERVANTS[cost] if choice == B and not can_spend(s.of(self.seat), cost) else None

    def perform(self, s: Gugong, choice: Choice) -> None:
        option: ActionOption = OPTIONS_A[PALACE] if choice == A else OPTIONS_B[PALACE]
        spend(s, self.seat, option.spend)
        move_envoy(s, self.seat, option.envoy)
        move_intrigue(s, self.seat, option.intrigue)


def house_offers(side: int) -> Ints:
    """Not buying, every house of a board side, and the square."""
    out = offers(SKIP)
    for house in HOUSE.codes(bit(len(HOUSES[side])) - 1):
        out = added(out, house)
    return added(out, SQUARE)


HOUSE_OFFERS: Final = [house_offers(side) for side in range(len(HOUSES))]


class BuyJade(Action):
    """Buy the jade of a house, or of the square when all are empty (GG-9.3.1, 9.3.2)."""

    def place(self) -> i64:
        return JADE

    def follower(self, seat: Seat) -> Action:
        return BuyJade(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(BUYING, [int(s.of(self.seat).pool), int(s.of(self.seat).jade)])

    def candidates(self, s: Gugong) -> Ints:
        return HOUSE_OFFERS[s.side]

    def cost(self, s: Gugong, choice: Choice) -> i64:
        return jade_cost(s, self.seat, SQUARE_COST if choice == SQUARE else s.houses[HOUSE.index(choice)])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        if choice == SQUARE:
            for left in s.houses:
                if left > 0:
                    return HOUSES_LEFT
        else:
            house = HOUSE.index(choice)
            price = s.houses[house]
            if price == 0:
                return HOUSE_EMPTY
            for other in range(house):
                if s.houses[other] == price:
                    return SAME_PRICE
        cost = self.cost(s, choice)
        return None if can_spend(s.of(self.seat), cost) else TOO_FEW_SERVANTS[cost]

    def perform(self, s: Gugong, choice: Choice) -> None:
        cost = self.cost(s, choice)
        if choice != SQUARE:
            s.houses[HOUSE.index(choice)] = 0
        spend(s, self.seat, cost)
        s.emit(HOUSE_BOUGHT, self.seat, HOUSE.index(choice))
        take_jade(s, self.seat, 1)
