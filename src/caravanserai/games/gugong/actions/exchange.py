"""Exchanging gifts, the heart of a turn (GG-5.2).

A gift better than the one lying at a place is exchanged freely. A lesser gift
costs servants or a second card, or the turn's actions.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.step import Auto, Pick, Price, Refusal, Said, Saying, Step
from caravanserai.core.verbs import offer
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.canal import GrandCanal
from caravanserai.games.gugong.actions.cards import lay_aside
from caravanserai.games.gugong.actions.court import BuyJade, Intrigue, Palace
from caravanserai.games.gugong.actions.decrees import TakeDecree
from caravanserai.games.gugong.actions.servants import FREE, can_spend, spend
from caravanserai.games.gugong.actions.travel import Travel
from caravanserai.games.gugong.actions.wall import GreatWall
from caravanserai.games.gugong.box import GIFTS, PAY_SERVANTS
from caravanserai.games.gugong.choices import GIFT, NO_ACTION, PLACE, WITH_SERVANTS
from caravanserai.games.gugong.components import DECREES_PLACE, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from caravanserai.games.gugong.events import GIFT_EXCHANGED
from caravanserai.games.gugong.questions import gift_bonus, is_free
from caravanserai.games.gugong.state import Gugong, show_to_all

TOO_FEW_FOR_GIFT: Final = Refusal("GG-5.2.6", "refuse-too-few-servants", PAY_SERVANTS)
PAY: Final = Price("price-pay")
LAY_ASIDE: Final = Price("price-lay-aside")
NO_ACTIONS: Final = Price("price-no-action")
CARD_ONLY: Final = Price("price-card-only")
PLACING: Final = Saying("say-choose-place", ["mine"])
PAYING: Final = Saying("say-pay-for-gift", ["mine", "theirs", "cost", "have"])


def offered(s: Gugong, seat: Seat, card: i64) -> i64:
    """What a card is worth when it is given (GG-13.2.1)."""
    return GIFTS[card].value + (gift_bonus(s, seat) if s.bonus else 0)


class ChooseGift(Pick[Gugong]):
    """Choose the card to give (GG-5.2.1)."""

    def candidates(self, s: Gugong) -> Ints:
        return GIFT.codes(s.of(self.seat).hand)

    def take(self, s: Gugong, choice: Choice) -> None:
        s.next(ChoosePlace(self.seat, GIFT.index(choice)))


class ChoosePlace(Pick[Gugong]):
    """Choose the place to give it at (GG-5.2.1)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, s: Gugong) -> Ints:
        return PLACE.all()

    def says(self, s: Gugong) -> Said | None:
        return Said(PLACING, [int(offered(s, self.seat, self.card))])

    def price(self, s: Gugong, choice: Choice) -> Price | None:
        """Free, to be paid for, or at best without actions (GG-5.2.3, 5.2.4)."""
        place = PLACE.index(choice)
        if is_free(s, self.seat, self.card, s.gifts[place]):
            return FREE if can_act(s, self.seat, self.card, place) else self.without_the_place(s)
        me = s.of(self.seat)
        return PAY if can_spend(me, PAY_SERVANTS) or me.hand != bit(self.card) else NO_ACTIONS

    def without_the_place(self, s: Gugong) -> Price:
        """Nothing at the place can be afforded: then the card's own action is left, if it has one."""
        op = s.op(GIFTS[self.card].effect)
        return NO_ACTIONS if op.is_nothing() or op.able(s, self.seat) is not None else CARD_ONLY

    def take(self, s: Gugong, choice: Choice) -> None:
        place = PLACE.index(choice)
        show_to_all(s, self.card)  # it is offered openly, before it is paid for
        if is_free(s, self.seat, self.card, s.gifts[place]):
            exchange_and_act(s, self.seat, self.card, place)
        else:
            s.next(PayForGift(self.seat, self.card, place))


class PayForGift(Step[Gugong]):
    """Pay for a lesser gift before exchanging it, or give up the actions (GG-5.2.4)."""

    def __init__(self, seat: Seat, card: i64, place: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.place: Final = place

    def candidates(self, s: Gugong) -> Ints:
        others = GIFT.codes(s.of(self.seat).hand & ~bit(self.card))
        return added(added(others, WITH_SERVANTS), NO_ACTION)

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == WITH_SERVANTS and not can_spend(s.of(self.seat), PAY_SERVANTS):
            return TOO_FEW_FOR_GIFT
        return None

    def says(self, s: Gugong) -> Said | None:
        mine, theirs = offered(s, self.seat, self.card), GIFTS[s.gifts[self.place]].value
        return Said(PAYING, [int(mine), int(theirs), int(PAY_SERVANTS), int(s.of(self.seat).pool)])

    def price(self, s: Gugong, choice: Choice) -> Price | None:
        return LAY_ASIDE if GIFT.has(choice) else None

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == NO_ACTION:
            exchange(s, self.seat, self.card, self.place)
            return
        if choice == WITH_SERVANTS:
            s.next(ExchangeAndAct(self.seat, self.card, self.place))
            spend(s, self.seat, PAY_SERVANTS)
        else:
            lay_aside(s, self.seat, GIFT.index(choice))
            exchange_and_act(s, self.seat, self.card, self.place)


class ExchangeAndAct(Auto[Gugong]):
    """The exchange and its actions, once it is paid for (GG-5.2.6)."""

    def __init__(self, seat: Seat, card: i64, place: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.place: Final = place

    def run(self, s: Gugong) -> None:
        exchange_and_act(s, self.seat, self.card, self.place)


def exchange(s: Gugong, seat: Seat, card: i64, place: i64) -> None:
    """Lay the gift face up and take the other face down (GG-5.2.1, 5.2.2)."""
    me, taken = s.of(seat), s.gifts[place]
    me.hand ^= bit(card)
    me.discard |= bit(taken)
    s.gifts[place] = card
    s.placed |= bit(card) | bit(taken)
    s.emit(GIFT_EXCHANGED, seat, place, card, taken)


def can_act(s: Gugong, seat: Seat, card: i64, place: i64) -> bool:
    """Whether the action of a place can be performed after the card's own, as far as that asks nothing (GG-5.4.2)."""
    then = s.clone()
    stack = then.stack
    depth = len(stack)
    op = then.op(GIFTS[card].effect)
    if op.able(then, seat) is None:
        op.enact(then, seat)
    while len(stack) > depth:
        if stack[-1].asks():
            return True
        stack.pop().run(then)
    return len(action(seat, place, 0).legal(then)) > 1


def exchange_and_act(s: Gugong, seat: Seat, card: i64, place: i64) -> None:
    """The exchange, then the card's action, then the place's (GG-5.4.1, 5.4.2)."""
    exchange(s, seat, card, place)
    s.next(action(seat, place, 0))
    offer(s, seat, GIFTS[card].effect)


def action(seat: Seat, place: i64, following: i64) -> Action:
    """The question how the action of a place is performed (GG-5.4.1)."""
    if place == TRAVEL:
        return Travel(seat, following)
    if place == WALL:
        return GreatWall(seat, following)
    if place == JADE:
        return BuyJade(seat, following)
    if place == INTRIGUE:
        return Intrigue(seat, following)
    if place == PALACE:
        return Palace(seat, following)
    if place == DECREES_PLACE:
        return TakeDecree(seat, following)
    return GrandCanal(seat, following)
