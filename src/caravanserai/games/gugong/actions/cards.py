"""Cards: swapping, retrieving, giving one up, drawing (GG-5.5.4, 6.3.5, 6.3.7, 9.5.6)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Pick, Refusal, Step
from caravanserai.games.gugong.box import GIFTS
from caravanserai.games.gugong.choices import GIFT, PLACE
from caravanserai.games.gugong.events import GIFT_DISCARDED, GIFT_DRAWN, GIFT_LAID_ASIDE, GIFT_RETRIEVED, GIFT_SWAPPED
from caravanserai.games.gugong.state import Gugong, show_to_all

TOO_CHEAP: Final = Refusal("GG-6.3.5", "refuse-gift-too-cheap")


class SwapWhich(Pick[Gugong]):
    """Choose the own card to swap, from hand or discard pile (GG-5.5.4)."""

    def candidates(self, s: Gugong) -> Ints:
        me = s.of(self.seat)
        return GIFT.codes(me.hand | me.discard)

    def take(self, s: Gugong, choice: Choice) -> None:
        s.next(SwapWhere(self.seat, GIFT.index(choice)))


class SwapWhere(Pick[Gugong]):
    """Choose the card on the board to swap it with (GG-5.5.6)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, s: Gugong) -> Ints:
        return PLACE.all()

    def take(self, s: Gugong, choice: Choice) -> None:
        place = PLACE.index(choice)
        me, taken = s.of(self.seat), s.gifts[place]
        if has(me.hand, self.card):
            me.hand ^= bit(self.card) | bit(taken)
        else:
            me.discard ^= bit(self.card) | bit(taken)
        s.gifts[place] = self.card
        show_to_all(s, self.card)
        s.emit(GIFT_SWAPPED, self.seat, place, self.card, taken)


class Retrieve(Pick[Gugong]):
    """Take a card of the own discard pile back into the hand (GG-6.3.7)."""

    def candidates(self, s: Gugong) -> Ints:
        return GIFT.codes(s.of(self.seat).discard)

    def take(self, s: Gugong, choice: Choice) -> None:
        card, me = GIFT.index(choice), s.of(self.seat)
        s.placed &= ~me.discard  # others do not see which one (GG-16.2.2)
        me.discard ^= bit(card)
        me.hand |= bit(card)
        s.emit(GIFT_RETRIEVED, self.seat, card)


def lay_aside(s: Gugong, seat: Seat, card: i64) -> None:
    """Put a card from hand on the own discard pile; opponents do not see which (GG-5.2.7, 16.2.2)."""
    me = s.of(seat)
    s.placed &= ~me.hand
    me.hand ^= bit(card)
    me.discard |= bit(card)
    s.emit(GIFT_LAID_ASIDE, seat, card)


class DiscardFor(Step[Gugong]):
    """Give up a card of high value for something (GG-6.3.5)."""

    def __init__(self, seat: Seat, least: i64, gain: i64) -> None:
        super().__init__(seat)
        self.least: Final = least
        self.gain: Final = gain

    def candidates(self, s: Gugong) -> Ints:
        return GIFT.codes(s.of(self.seat).hand)

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return None if GIFTS[GIFT.index(choice)].value >= self.least else TOO_CHEAP

    def take(self, s: Gugong, choice: Choice) -> None:
        card, me = GIFT.index(choice), s.of(self.seat)
        me.hand ^= bit(card)
        me.discard |= bit(card)
        show_to_all(s, card)  # its value must be verified (GG-6.3.13)
        s.emit(GIFT_DISCARDED, self.seat, card)
        s.op(self.gain).enact(s, self.seat)


def draw_from_deck(s: Gugong) -> i64:
    """The top card of the gift deck: a bag, for nobody knows its order (GG-2.4.2)."""
    card = s.any_of("gifts", s.deck)
    s.deck ^= bit(card)
    return card


def draw(s: Gugong, seat: Seat) -> None:
    """Draw a card into the hand; the others only see that it is there (GG-9.5.6)."""
    card = draw_from_deck(s)
    s.of(seat).hand |= bit(card)
    s.placed |= bit(card)
    s.emit(GIFT_DRAWN, seat, card)
