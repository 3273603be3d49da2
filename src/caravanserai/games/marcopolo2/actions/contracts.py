"""Contracts: taking, discarding, completing and laying them out (MP-13, 16.2, 19.1.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has, set_of
from caravanserai.core.effect import Enact, moment
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, joined, without
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Pick, Refusal, Step
from caravanserai.games.marcopolo2.actions.stock import pay_cost, score
from caravanserai.games.marcopolo2.box import ACTIVE_SPACES, CONTRACT_CITIES, CONTRACTS, SPACES
from caravanserai.games.marcopolo2.choices import CONTRACT
from caravanserai.games.marcopolo2.components import CONTRACTS_SPACE
from caravanserai.games.marcopolo2.events import (
    CONTRACT_COMPLETED,
    CONTRACT_DISCARDED,
    CONTRACT_DRAWN,
    CONTRACT_LAID,
    CONTRACT_TAKEN,
)
from caravanserai.games.marcopolo2.questions import character
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo

NO_POST_THERE: Final = Refusal("MP-13.2", "refuse-no-post-there")
JUST_TAKEN: Final = Refusal("MP-13.8", "refuse-just-taken")
ANY_CITY: Final = -1
EVERYWHERE: Final = -1  # every city, as bits


def shown_in(s: MarcoPolo, cities: i64) -> i64:
    """The contracts that lie face up in some cities, as bits."""
    out: i64 = 0
    for n in range(len(s.contracts)):
        if s.contracts[n] != EMPTY and has(cities, CONTRACT_CITIES[n]):
            out |= bit(s.contracts[n])
    return out


def cities_for(s: MarcoPolo, seat: Seat, city: i64) -> i64:
    """Where a player may take contracts from: one city, or all with an own post (MP-12.9, 13.2)."""
    return s.of(seat).posts if city == ANY_CITY else bit(city)


def can_take_contract(s: MarcoPolo, seat: Seat) -> bool:
    """Whether a contract lies in a city with an own post (MP-13.1)."""
    return shown_in(s, s.of(seat).posts) != 0


class TakeContract(Step[MarcoPolo]):
    """Which face-up contract is taken; some may be declined (MP-12.9, 13.2, 19.1.6)."""

    def __init__(self, seat: Seat, city: i64, optional: i64) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.optional: Final = optional

    def candidates(self, s: MarcoPolo) -> Ints:
        cards = CONTRACT.codes(shown_in(s, EVERYWHERE if self.city == ANY_CITY else bit(self.city)))
        return joined(JUST_SKIP, cards) if self.optional else cards

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        if choice == SKIP or has(shown_in(s, cities_for(s, self.seat, self.city)), CONTRACT.index(choice)):
            return None
        return NO_POST_THERE

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        if choice == SKIP:
            return
        if len(s.of(self.seat).active) >= ACTIVE_SPACES:
            s.next(DiscardContract(self.seat, CONTRACT.index(choice)))
        else:
            receive(s, self.seat, CONTRACT.index(choice))


def receive(s: MarcoPolo, seat: Seat, card: i64) -> None:
    """A face-up contract goes to the player board (MP-13.5)."""
    for n in range(len(s.contracts)):
        if s.contracts[n] == card:
            s.contracts[n] = EMPTY
    s.taken |= bit(card)
    me = s.of(seat)
    me.active = added(me.active, card)
    s.emit(CONTRACT_TAKEN, seat, card)


class DiscardContract(Step[MarcoPolo]):
    """Which of the contracts already owned makes room for another (MP-13.6, 13.8)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, s: MarcoPolo) -> Ints:
        return CONTRACT.codes(set_of(s.of(self.seat).active))

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        return JUST_TAKEN if has(s.taken, CONTRACT.index(choice)) else None

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        discard(s, self.seat, CONTRACT.index(choice))
        receive(s, self.seat, self.card)


class DiscardAny(Pick[MarcoPolo]):
    """An old contract or the one just drawn from the pile (MP-19.1.4)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        return CONTRACT.codes(set_of(s.of(self.seat).active))

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        discard(s, self.seat, CONTRACT.index(choice))


def discard(s: MarcoPolo, seat: Seat, card: i64) -> None:
    """Under the pile, a starting contract into the box (MP-13.7, 19.1.5)."""
    me = s.of(seat)
    me.active = without(me.active, card)
    if CONTRACTS[card].starting:
        s.contracts_gone |= bit(card)
    else:
        s.under = added(s.under, card)
    s.emit(CONTRACT_DISCARDED, seat, card)


def top_contract(s: MarcoPolo) -> i64:
    """The top of the pile; EMPTY if there is none (MP-13.13, 13.16)."""
    if s.pile:
        card = s.any_of("contracts", s.pile)
        s.pile ^= bit(card)
        return card
    if len(s.under) == 0:
        return EMPTY
    card = s.under[0]
    s.under = s.under[1:]
    return card


def draw_contract(s: MarcoPolo, seat: Seat) -> None:
    """The top contract onto the player board; something must go if there is no room (MP-19.1.4, 19.1.14)."""
    card = top_contract(s)
    if card == EMPTY:
        return
    me = s.of(seat)
    me.active = added(me.active, card)
    s.emit(CONTRACT_DRAWN, seat, card)
    if len(me.active) > ACTIVE_SPACES:
        s.next(DiscardAny(seat))


def refill_contracts(s: MarcoPolo) -> None:
    """At the end of every turn, in the order of the map (MP-13.12, 13.14)."""
    for n in range(len(s.contracts)):
        if s.contracts[n] == EMPTY:
            card = top_contract(s)
            if card == EMPTY:
                return
            s.contracts[n] = card
            s.emit(CONTRACT_LAID, card, CONTRACT_CITIES[n])


# The Contracts action


def contracts_action(s: MarcoPolo, seat: Seat) -> None:
    """One contract, another if wished, then coins (MP-13.2, 13.3)."""
    s.taken = 0
    s.next(TakeContract(seat, ANY_CITY, 0), SecondContract(seat), Enact(seat, SPACES[CONTRACTS_SPACE].effect))


class SecondContract(Auto[MarcoPolo]):
    """A second contract, if one can still be taken (MP-13.2, 25.23)."""

    def run(self, s: MarcoPolo) -> None:
        if SPACES[CONTRACTS_SPACE].take > 1 and can_take_contract(s, self.seat):
            s.next(TakeContract(self.seat, ANY_CITY, 1))


# Completing


def complete(s: MarcoPolo, seat: Seat, card: i64) -> None:
    """Pay, put it face down, then points and the rest of the reward (MP-16.2.2 to 16.2.4, 16.2.8, 16.2.10)."""
    s.next(Reward(seat, card))
    pay_cost(s, seat, CONTRACTS[card].cost, 1)


class Reward(Auto[MarcoPolo]):
    """What a completed contract brings (MP-16.2.3, 20.3.2)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        me.active = without(me.active, self.card)
        me.completed |= bit(self.card)
        s.emit(CONTRACT_COMPLETED, self.seat, self.card)
        moment(s, self.seat, character(me).contract)
        s.next(Enact(self.seat, CONTRACTS[self.card].gain))
        score(s, self.seat, CONTRACTS[self.card].vp)
