"""How Meng's Day goes: Morning, his turns, Dusk (GG-15.2 to 15.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, gathered, lowest
from caravanserai.core.ids import Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.step import Auto
from caravanserai.games.gugong.actions.servants import spend_regular
from caravanserai.games.gugong.actions.tracks import move_envoy, move_intrigue
from caravanserai.games.gugong.actions.wall import CheckWall, place_regular
from caravanserai.games.gugong.box import DECREES, GIFTS, INTRIGUE_STEPS, SOLO_CARDS
from caravanserai.games.gugong.components import CANAL, INTRIGUE, TRAVEL, WALL, SoloCard
from caravanserai.games.gugong.events import DECREE_USED, GIFT_EXCHANGED, MENG_CANNOT, MENG_CARD, MENG_DUSK
from caravanserai.games.gugong.questions import travel_b_cost
from caravanserai.games.gugong.solo.canal import load, ship_to_load
from caravanserai.games.gugong.solo.cards import (
    AT_DUSK,
    BY_DAY,
    IN_THE_MORNING,
    draw_solo_card,
    lay_gift_aside,
    top_gift,
)
from caravanserai.games.gugong.solo.effects import MengAction, enact, travel
from caravanserai.games.gugong.solo.route import destination
from caravanserai.games.gugong.solo.tokens import have_in_pool
from caravanserai.games.gugong.state import EMPTY, MENG, POOL, Gugong, show_to_all
from caravanserai.games.gugong.verbs import SwapCard


class MengMorning(Auto[Gugong]):
    """He takes what his level-1 decrees give (GG-15.2.1, 15.2.2)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Gugong) -> None:
        decree = lowest(self.left)
        left = self.left & ~bit(decree)
        if left:
            s.next(MengMorning(MENG, left))
        op = s.op(DECREES[decree].morning)
        if isinstance(op, SwapCard) or op.able(s, MENG) is None:
            s.emit(DECREE_USED, MENG, decree)
            enact(s, op, IN_THE_MORNING, 0)


class MengTurn(Auto[Gugong]):
    """A solo card and a gift: exchange, card action, location action (GG-15.3.2 to 15.3.7)."""

    def run(self, s: Gugong) -> None:
        if s.solo_pile == 0 and s.solo_used == 0:
            lay_gift_aside(s)  # all solo cards lie out today: nothing says where he would act
            return
        n = draw_solo_card(s)
        s.emit(MENG_CARD, n)
        card = SOLO_CARDS[n]
        place = s.focus if card.place == EMPTY else card.place
        gift, taken = top_gift(s), s.gifts[place]
        s.gifts[place] = gift
        s.meng_discard = added(s.meng_discard, taken)
        show_to_all(s, gift)
        s.emit(GIFT_EXCHANGED, MENG, place, gift, taken)
        is_special: i64 = 1 if card.special else 0
        s.next(MengCardAction(MENG, gift, is_special), MengAction(MENG, place, is_special))


class MengCardAction(Auto[Gugong]):
    """What is printed on the gift he has just laid (GG-15.3.4)."""

    def __init__(self, seat: Seat, card: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        enact(s, s.op(GIFTS[self.card].effect), BY_DAY, self.is_special)


class Dusk(Auto[Gugong]):
    """The Dusk actions of this Day's solo cards, in the order in which they were played (GG-15.4)."""

    def run(self, s: Gugong) -> None:
        s.next(DuskCard(MENG, 0))


class DuskCard(Auto[Gugong]):
    """The Dusk action of one card, if he has the servants (GG-15.4.2)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Gugong) -> None:
        if self.n == len(s.solo_today):
            s.solo_used |= gathered(list(s.solo_today))
            s.solo_today = filled(0, 0)
            return
        n = s.solo_today[self.n]
        s.emit(MENG_DUSK, n)
        s.next(DuskCard(MENG, self.n + 1))
        if not act_at_dusk(s, SOLO_CARDS[n]):
            s.emit(MENG_CANNOT, SOLO_CARDS[n].dusk_place)


def act_at_dusk(s: Gugong, card: SoloCard) -> bool:
    """What the lower part of a solo card says, if he can (GG-15.6.5, 15.7.2, 15.9, 15.11.3)."""
    place, needed, spent = card.dusk_place, card.dusk_pool, card.dusk_spent
    if place == TRAVEL and needed > 0:
        needed = travel_b_cost(s, MENG)
        spent = needed
    if place == TRAVEL and destination(s) == EMPTY:
        return False
    if place == CANAL and ship_to_load(s) == EMPTY:
        return False
    if place == INTRIGUE and s.of(MENG).intrigue == INTRIGUE_STEPS:
        return False
    if not have_in_pool(s, needed):
        return False
    if spent > 0:
        spend_regular(s, MENG, spent)
    if place == TRAVEL:
        return travel(s, 1, AT_DUSK)
    if place == WALL:
        place_regular(s, MENG, POOL)
        s.next(CheckWall(MENG))
    elif place == CANAL:
        load(s, POOL, AT_DUSK)
    else:
        move_envoy(s, MENG, card.dusk_envoy)
        move_intrigue(s, MENG, card.dusk_intrigue)
    return True
