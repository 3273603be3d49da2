"""Townsfolk: recruiting and dismissing them (PW-6.2, 12.1.11)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, set_of
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, joined
from caravanserai.core.space import A_B, JUST_SKIP, SKIP, A
from caravanserai.core.step import Pick, Price, Refusal, Said, Saying, Step, prices, refusals
from caravanserai.games.paladins.actions.tax import take_debt
from caravanserai.games.paladins.actions.tracks import FREE, pay_silver, price_in
from caravanserai.games.paladins.box import MOST_ASKED, TOWN_SLOTS, TOWNSFOLK
from caravanserai.games.paladins.choices import PAYMENT, TOWNSFOLK_CARD, WITH_DEBT, WITH_SILVER
from caravanserai.games.paladins.components import SILVER
from caravanserai.games.paladins.events import TOWNSFOLK_DISMISSED, TOWNSFOLK_RECRUITED
from caravanserai.games.paladins.questions import is_recruiting_free, town_cost
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

NO_TOWNSFOLK: Final = Refusal("PW-5.1.12", "refuse-no-townsfolk")
TOO_DEAR: Final = refusals("PW-6.2.7", "refuse-too-little-silver", MOST_ASKED)
WITH_A_DEBT: Final = Price("price-debt", 1)
SILVER_OR_DEBT: Final = prices("price-silver-or-debt", MOST_ASKED)


def place_of(row: Ints, card: i64) -> i64:
    """Where a card lies in a display."""
    for place in range(len(row)):
        if row[place] == card:
            return place
    return EMPTY


def may_owe(me: PlayerState, place: i64) -> bool:
    """Whether a Debt may be taken instead of paying (PW-6.2.8, 10.8)."""
    return TOWN_SLOTS[place].debt and not is_recruiting_free(me)


def can_pay_silver(me: PlayerState, place: i64) -> bool:
    return me.silver >= town_cost(me, TOWN_SLOTS[place].silver)


def refuse_townsfolk(me: PlayerState, place: i64) -> Refusal | None:
    """Why the Townsfolk of a place cannot be paid for, or None (PW-6.2.7 to 6.2.9)."""
    if can_pay_silver(me, place) or may_owe(me, place):
        return None
    return TOO_DEAR[town_cost(me, TOWN_SLOTS[place].silver)]


def price_of_townsfolk(me: PlayerState, place: i64) -> Price:
    """Silver by its place, or a Debt (PW-6.2.7, 6.2.8)."""
    cost = town_cost(me, TOWN_SLOTS[place].silver)
    if not may_owe(me, place):
        return price_in(SILVER, cost)
    return SILVER_OR_DEBT[cost] if can_pay_silver(me, place) else WITH_A_DEBT


def refuse_town(s: PaladinsTable, me: PlayerState) -> Refusal | None:
    """Why no Townsfolk can be recruited or dismissed at all, or None (PW-5.1.12)."""
    no: Refusal | None = NO_TOWNSFOLK
    for place in range(len(s.town) - 1, -1, -1):
        if s.town[place] == EMPTY:
            continue
        no = refuse_townsfolk(me, place)
        if no is None:
            return None
    return no


def recruit(s: PaladinsTable, seat: Seat, card: i64) -> None:
    """Into the crew, with the immediate reward (PW-6.2.5, 12.1.13)."""
    me = s.of(seat)
    s.town[place_of(s.town, card)] = EMPTY
    me.crew = added(me.crew, card)
    s.emit(TOWNSFOLK_RECRUITED, seat, card)
    s.next(Enact(seat, TOWNSFOLK[card].on_recruit))


def dismiss(s: PaladinsTable, seat: Seat, card: i64) -> None:
    """To the discard pile, for the reward in the top right corner (PW-6.2.3)."""
    s.town[place_of(s.town, card)] = EMPTY
    s.town_gone |= bit(card)
    s.emit(TOWNSFOLK_DISMISSED, seat, card)
    s.next(Enact(seat, TOWNSFOLK[card].dismiss))


class FirstTownsfolk(Pick[PaladinsTable]):
    """Each player recruits one, free of charge, before the first round (PW-3.3)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return TOWNSFOLK_CARD.codes(set_of(s.town))

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        return FREE

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        s.active = self.seat
        recruit(s, self.seat, TOWNSFOLK_CARD.index(choice))


RECRUITING: Final = Saying("say-recruit-whom", ["silver"])
DISMISSING: Final = Saying("say-dismiss-whom", ["silver"])


class FromTown(Step[PaladinsTable]):
    """Choose a displayed Townsfolk that can be paid for (PW-6.2, 17.8)."""

    def dismisses(self) -> bool:
        """Whether it is discarded for its reward instead of joining the crew."""
        raise NotImplementedError

    def candidates(self, s: PaladinsTable) -> Ints:
        return TOWNSFOLK_CARD.codes(set_of(s.town))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return refuse_townsfolk(s.of(self.seat), place_of(s.town, TOWNSFOLK_CARD.index(choice)))

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        return price_of_townsfolk(s.of(self.seat), place_of(s.town, TOWNSFOLK_CARD.index(choice)))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        card = TOWNSFOLK_CARD.index(choice)
        place = place_of(s.town, card)
        if not may_owe(s.of(self.seat), place):
            settle_price(s, self.seat, card, False, self.dismisses())
        elif not can_pay_silver(s.of(self.seat), place):
            settle_price(s, self.seat, card, True, self.dismisses())
        else:
            s.next(PayForTownsfolk(self.seat, card, 1 if self.dismisses() else 0))


class RecruitWhom(FromTown):
    """Whom to recruit (PW-6.2.5)."""

    def dismisses(self) -> bool:
        return False

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(RECRUITING, [int(s.of(self.seat).silver)])


class DismissWhom(FromTown):
    """Whom to dismiss (PW-6.2.3)."""

    def dismisses(self) -> bool:
        return True

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(DISMISSING, [int(s.of(self.seat).silver)])


def settle_price(s: PaladinsTable, seat: Seat, card: i64, owing: bool, dismisses: bool) -> None:
    """Pay in Silver or take a Debt, then the card does its work (PW-6.2.8, 6.2.10, 6.2.13)."""
    if owing:
        take_debt(s, seat, 1)
    else:
        pay_silver(s, seat, town_cost(s.of(seat), TOWN_SLOTS[place_of(s.town, card)].silver))
    if dismisses:
        dismiss(s, seat, card)
    else:
        recruit(s, seat, card)


class PayForTownsfolk(Pick[PaladinsTable]):
    """Silver, or a Debt for the whole of it (PW-6.2.8, 6.2.13)."""

    def __init__(self, seat: Seat, card: i64, dismisses: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.dismisses: Final = dismisses

    def candidates(self, s: PaladinsTable) -> Ints:
        return PAYMENT.all()

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        if choice != WITH_SILVER:
            return None
        return price_in(SILVER, town_cost(s.of(self.seat), TOWN_SLOTS[place_of(s.town, self.card)].silver))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        settle_price(s, self.seat, self.card, choice == WITH_DEBT, self.dismisses == 1)


class FreeRecruit(Pick[PaladinsTable]):
    """Recruit a displayed Townsfolk without paying, or decline (PW-12.1.11, 5.2.3)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return joined(JUST_SKIP, TOWNSFOLK_CARD.codes(set_of(s.town)))

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        return None if choice == SKIP else FREE

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if choice == SKIP:
            return
        card = TOWNSFOLK_CARD.index(choice)
        if s.may_dismiss:
            s.next(RecruitOrDismiss(self.seat, card))
        else:
            recruit(s, self.seat, card)


class RecruitOrDismiss(Pick[PaladinsTable]):
    """With the option for it a free recruit may be used to dismiss (PW-12.1.15)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, s: PaladinsTable) -> Ints:
        return A_B

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if choice == A:
            recruit(s, self.seat, self.card)
        else:
            dismiss(s, self.seat, self.card)
