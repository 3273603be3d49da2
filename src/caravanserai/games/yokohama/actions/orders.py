"""Ports and orders: taking and completing them (YK-5.4, 7.12)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, set_of
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import NO_ROW, added, without
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Price, Refusal, Said, Saying, Step
from caravanserai.games.yokohama.actions.area import trigger
from caravanserai.games.yokohama.actions.research import PAYMENTS, payment_of
from caravanserai.games.yokohama.actions.stock import CheckPair, Moment, Reward, can_pay, opens, pay_cost, price_of
from caravanserai.games.yokohama.box import (
    FREE_ORDERS,
    HAND_LIMIT,
    MID,
    MOST_ORDERS,
    ORDERS,
    PORT_LEVELS,
    PORT_SPACES,
    PORTS,
    SECOND_COSTS,
    SHORT_REFILL_ENDS,
)
from caravanserai.games.yokohama.choices import ORDER
from caravanserai.games.yokohama.components import AREA_NAMES, ORDER_COMPLETED
from caravanserai.games.yokohama.events import ORDER_COMPLETED as COMPLETED_TOLD
from caravanserai.games.yokohama.events import ORDER_SHOWN, ORDER_TAKEN
from caravanserai.games.yokohama.state import BY_ORDERS, EMPTY, PlayerState, Yokohama

NOT_LOW: Final = Refusal("YK-7.12.6", "refuse-level-too-high")
NOT_LOW_OR_MID: Final = Refusal("YK-7.12.7", "refuse-level-too-high")
HAND_FULL: Final = Refusal("YK-7.12.11", "refuse-hand-full")
NO_SECOND: Final = Refusal("YK-7.12.1", "refuse-no-second-order")
PORT_AREAS: Final = [AREA_NAMES.index(name) for name in PORTS]


def can_pay_second(me: PlayerState) -> bool:
    for cost in SECOND_COSTS:
        if can_pay(me, cost):
            return True
    return False


TAKING: Final = Saying("say-take-order", ["have", "most"])


class TakeOrder(Step[Yokohama]):
    """Which order is taken from the port, or no more (YK-7.12.1, 7.12.12)."""

    def __init__(self, seat: Seat, port: i64, levels: i64, n: i64) -> None:
        super().__init__(seat)
        self.port: Final = port
        self.levels: Final = levels  # that power allows, as bits
        self.n: Final = n  # taken already

    def says(self, s: Yokohama) -> Said | None:
        return Said(TAKING, [len(s.of(self.seat).hand), int(HAND_LIMIT)])

    def candidates(self, s: Yokohama) -> Ints:
        return ORDER.codes_after(SKIP, set_of(s.ports[PORT_SPACES * self.port : PORT_SPACES * (self.port + 1)]))

    def legal(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        if len(me.hand) >= HAND_LIMIT or (self.n >= FREE_ORDERS and not can_pay_second(me)):
            return JUST_SKIP
        cards: i64 = 0
        for place in range(PORT_SPACES * self.port, PORT_SPACES * (self.port + 1)):
            if s.ports[place] != EMPTY and has(self.levels, PORT_LEVELS[place]):
                cards |= bit(s.ports[place])
        return ORDER.codes_after(SKIP, cards)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        me = s.of(self.seat)
        if len(me.hand) >= HAND_LIMIT:
            return HAND_FULL
        if not has(self.levels, PORT_LEVELS[place_of(s, ORDER.index(choice))]):
            return NOT_LOW_OR_MID if has(self.levels, MID) else NOT_LOW
        return None if self.n < FREE_ORDERS or can_pay_second(me) else NO_SECOND

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            if self.n > 0:
                s.next(RefillPort(self.seat, self.port))
            return
        if self.n + 1 < MOST_ORDERS:
            s.next(MaybeAnother(self.seat, self.port, self.levels, self.n + 1))
        else:
            s.next(RefillPort(self.seat, self.port))
        take_order(s, self.seat, ORDER.index(choice))
        if self.n >= FREE_ORDERS:
            pay_second(s, self.seat)


def place_of(s: Yokohama, order: i64) -> i64:
    for place in range(len(s.ports)):
        if s.ports[place] == order:
            return place
    return EMPTY


def take_order(s: Yokohama, seat: Seat, order: i64) -> None:
    """To hand; all have seen it (YK-7.12.16)."""
    me = s.of(seat)
    s.ports[place_of(s, order)] = EMPTY
    me.hand = added(me.hand, order)
    me.open |= bit(order)
    s.emit(ORDER_TAKEN, seat, order)


class MaybeAnother(Auto[Yokohama]):
    """A second card is asked for only where one can be taken (YK-7.12.20)."""

    def __init__(self, seat: Seat, port: i64, levels: i64, n: i64) -> None:
        super().__init__(seat)
        self.port: Final = port
        self.levels: Final = levels
        self.n: Final = n

    def run(self, s: Yokohama) -> None:
        step = TakeOrder(self.seat, self.port, self.levels, self.n)
        if len(step.legal(s)) > 1 or opens(s, step):
            s.next(step)
        else:
            s.next(RefillPort(self.seat, self.port))


def pay_second(s: Yokohama, seat: Seat) -> None:
    """Either cost, where both can be paid the player chooses (YK-7.12.1)."""
    open_costs: i64 = 0
    for n in range(len(SECOND_COSTS)):
        if can_pay(s.of(seat), SECOND_COSTS[n]):
            open_costs |= bit(n)
    if count(open_costs) > 1:
        s.next(PaySecond(seat))
        return
    for n in range(len(SECOND_COSTS)):
        if has(open_costs, n):
            pay_cost(s, seat, SECOND_COSTS[n])


class PaySecond(Step[Yokohama]):
    """How the second order is paid for (YK-7.12.1)."""

    def candidates(self, s: Yokohama) -> Ints:
        return PAYMENTS

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        return price_of(second_cost(choice))

    def take(self, s: Yokohama, choice: Choice) -> None:
        pay_cost(s, self.seat, second_cost(choice))

    def stands_alone(self) -> bool:
        return True


def second_cost(choice: Choice) -> Ints:
    """Which of the costs a token means."""
    for cost in SECOND_COSTS:
        if payment_of(cost) == choice:
            return cost
    return NO_ROW


class RefillPort(Auto[Yokohama]):
    """Cards slide left, new ones come; too few of them bring the end (YK-7.12.13 to 7.12.15)."""

    def __init__(self, seat: Seat, port: i64) -> None:
        super().__init__(seat)
        self.port: Final = port

    def run(self, s: Yokohama) -> None:
        first, end = PORT_SPACES * self.port, PORT_SPACES * (self.port + 1)
        free = first
        for place in range(first, end):
            if s.ports[place] != EMPTY:
                card = s.ports[place]
                s.ports[place] = EMPTY
                s.ports[free] = card
                free += 1
        for place in range(free, end):
            if s.deck == 0:
                if SHORT_REFILL_ENDS:
                    trigger(s, self.seat, BY_ORDERS)
                return
            card = s.any_of("orders", s.deck)
            s.deck ^= bit(card)
            s.ports[place] = card
            s.emit(ORDER_SHOWN, card, PORT_AREAS[self.port])


# Completing


def complete(s: Yokohama, seat: Seat, order: i64) -> None:
    """Pay, reward, technologies, agent (YK-5.4.1, 5.4.5); a card not seen before is shown (YK-18.1.6)."""
    me = s.of(seat)
    if not has(me.open, order):
        s.reveals += 1
    me.hand = without(me.hand, order)
    me.open &= ~bit(order)
    me.completed |= bit(order)
    s.emit(COMPLETED_TOLD, seat, order)
    pay_cost(s, seat, ORDERS[order].cost)
    s.next(Reward(seat, ORDERS[order].gain), Moment(seat, ORDER_COMPLETED), CheckPair(seat, ORDERS[order].country))
