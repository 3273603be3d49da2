"""Gaining and paying; pieces that leave the warehouse; country symbols and agents (YK-3.1, 7.10, 8, 9)."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import numbers
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.play import settle
from caravanserai.core.space import JUST_SKIP, SKIP, YES, YES_SKIP
from caravanserai.core.step import Auto, Pick, Price, Refusal, Said, Saying, Step, prices, refusals
from caravanserai.games.yokohama.box import ASSISTANT_COST, MOMENT_OWNERS, MOST_YEN, SHOP_COST, TECHNOLOGIES
from caravanserai.games.yokohama.choices import FREE_AGENT, GOOD, PIECE
from caravanserai.games.yokohama.components import ASSISTANT, COPPER, FIRST_GOOD, IMPORT, RESOURCES, SHOP, YEN
from caravanserai.games.yokohama.events import AGENT_GAINED, FEE_PAID, GAINED, PAID, POINTS, RECRUITED
from caravanserai.games.yokohama.questions import extra_copper, house_price, symbols
from caravanserai.games.yokohama.state import PlayerState, Yokohama

MOST: Final = MOST_YEN
TOO_FEW_YEN: Final = refusals("YK-7.10.5", "refuse-too-few-yen", MOST)
NONE_IN_WAREHOUSE: Final = Refusal("YK-7.10.5", "refuse-none-in-warehouse")
IN_YEN: Final = prices("price-yen", MOST)
IN_IMPORTS: Final = prices("price-imports", MOST)
FREE: Final = Price("price-free")
PIECES_OR_NONE: Final = joined(JUST_SKIP, PIECE.all())


def score(s: Yokohama, seat: Seat, n: i64) -> None:
    """Points at once (YK-3.1.8)."""
    if n > 0:
        s.of(seat).vp += n
        s.emit(POINTS, seat, n)


def gain(s: Yokohama, seat: Seat, resource: i64, n: i64) -> None:
    """From the supply; with the first copper of an event may come more (YK-11.2.22, 11.2.23, 11.2.45)."""
    if n <= 0:
        return
    me = s.of(seat)
    if resource == COPPER and not s.mined:
        more = extra_copper(me)
        if more > 0:
            s.mined = True
            n += more
    me.stock[resource] += n
    s.emit(GAINED, seat, resource, n)


def pay(s: Yokohama, seat: Seat, resource: i64, n: i64) -> None:
    if n > 0:
        s.of(seat).stock[resource] -= n
        s.emit(PAID, seat, resource, n)


def pay_to(s: Yokohama, seat: Seat, other: Seat, n: i64) -> None:
    """A fee goes to the owner of the president (YK-3.1.11)."""
    if n > 0:
        s.of(seat).stock[YEN] -= n
        s.of(other).stock[YEN] += n
        s.emit(FEE_PAID, seat, other, n)


def can_pay(me: PlayerState, cost: Ints) -> bool:
    for resource in range(RESOURCES):
        if me.stock[resource] < cost[resource]:
            return False
    return True


def price_of(cost: Ints) -> Price:
    """Of a cost in yen or in imports."""
    return IN_YEN[cost[YEN]] if cost[YEN] > 0 else IN_IMPORTS[cost[IMPORT]]


def pay_cost(s: Yokohama, seat: Seat, cost: Ints) -> None:
    for resource in range(RESOURCES):
        pay(s, seat, resource, cost[resource])


def opens(s: Yokohama, step: Step[Any]) -> bool:
    """Whether a technology that may be used at any time would allow more than declining (YK-11.2.10)."""
    extra = s.anytime(step.seat)
    if extra is None:
        return False
    for choice in extra.legal(s):
        trial = s.clone()
        trial.log = None
        trial.stack = [step]
        extra.take(trial, choice)
        settle(trial)
        if len(step.legal(trial)) > 1:
            return True
    return False


def offer(s: Yokohama, step: Step[Any]) -> None:
    """Ask where something besides declining is possible now, or would be with a technology."""
    if len(step.legal(s)) > 1 or opens(s, step):
        s.next(step)


class Reward(Auto[Yokohama]):
    """A reward of one card, tile, space or token: one gaining event (YK-9.1.18)."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, s: Yokohama) -> None:
        s.mined = False
        s.op(self.effect).enact(s, self.seat)


class Moment(Auto[Yokohama]):
    """What technologies owned at this moment bring for something that happened (YK-11.2)."""

    def __init__(self, seat: Seat, moment: i64) -> None:
        super().__init__(seat)
        self.moment: Final = moment

    def run(self, s: Yokohama) -> None:
        owned = s.of(self.seat).names & MOMENT_OWNERS[self.moment]
        if owned == 0:
            return
        names = numbers(owned)
        for n in range(len(names) - 1, -1, -1):
            s.next(Reward(self.seat, TECHNOLOGIES[names[n]].moments[self.moment]))


class ChooseGood(Pick[Yokohama]):
    """Which trade good is gained, one symbol after the other (YK-9.1.4, 9.1.5)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def candidates(self, s: Yokohama) -> Ints:
        return GOOD.all()

    def take(self, s: Yokohama, choice: Choice) -> None:
        if self.n > 1:
            s.next(ChooseGood(self.seat, self.n - 1))
        gain(s, self.seat, FIRST_GOOD + GOOD.index(choice), 1)


# The warehouse


def piece_price(me: PlayerState, piece: i64) -> i64:
    """What a piece costs when it leaves the warehouse (YK-7.10.2 to 7.10.4)."""
    if piece == ASSISTANT:
        return ASSISTANT_COST
    return SHOP_COST if piece == SHOP else house_price(me)


def refuse_piece(me: PlayerState, piece: i64) -> Refusal | None:
    """Why a piece cannot be taken, or None (YK-7.10.5)."""
    left = me.store_assistants if piece == ASSISTANT else me.store_shops if piece == SHOP else me.store_houses
    if left == 0:
        return NONE_IN_WAREHOUSE
    price = piece_price(me, piece)
    return None if me.stock[YEN] >= price else TOO_FEW_YEN[price]


def take_piece(s: Yokohama, seat: Seat, piece: i64) -> None:
    """From the warehouse to hand (YK-7.10.6)."""
    me = s.of(seat)
    pay(s, seat, YEN, piece_price(me, piece))
    if piece == ASSISTANT:
        me.store_assistants -= 1
        me.assistants += 1
    elif piece == SHOP:
        me.store_shops -= 1
        me.shops += 1
    else:
        me.store_houses -= 1
        me.houses += 1
    s.emit(RECRUITED, seat, piece, 1)


RECRUITING: Final = Saying("say-recruit", ["left", "yen"])


class Recruit(Step[Yokohama]):
    """Which pieces are taken, one after the other (YK-7.10.1)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def says(self, s: Yokohama) -> Said | None:
        return Said(RECRUITING, [int(self.n), int(s.of(self.seat).stock[YEN])])

    def candidates(self, s: Yokohama) -> Ints:
        return PIECES_OR_NONE

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        return None if choice == SKIP else refuse_piece(s.of(self.seat), PIECE.index(choice))

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        if choice == SKIP:
            return None
        price = piece_price(s.of(self.seat), PIECE.index(choice))
        return IN_YEN[price] if price > 0 else FREE

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        if self.n > 1:
            s.next(MoreRecruits(self.seat, self.n - 1))
        take_piece(s, self.seat, PIECE.index(choice))


class MoreRecruits(Auto[Yokohama]):
    """The next piece, where there is one to be had (YK-7.10.1)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Yokohama) -> None:
        offer(s, Recruit(self.seat, self.n))


class BuyPiece(Step[Yokohama]):
    """Whether the piece of a reward is taken and paid for (YK-9.1.7, 9.1.8)."""

    def __init__(self, seat: Seat, piece: i64) -> None:
        super().__init__(seat)
        self.piece: Final = piece

    def candidates(self, s: Yokohama) -> Ints:
        return YES_SKIP

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        return refuse_piece(s.of(self.seat), self.piece) if choice == YES else None

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        return IN_YEN[piece_price(s.of(self.seat), self.piece)] if choice == YES else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == YES:
            take_piece(s, self.seat, self.piece)


def offer_piece(s: Yokohama, seat: Seat, piece: i64) -> None:
    """Asked only where the piece is there and can be paid; an assistant costs nothing and comes (YK-9.1.8)."""
    if piece != ASSISTANT or ASSISTANT_COST > 0:
        offer(s, BuyPiece(seat, piece))
    elif refuse_piece(s.of(seat), piece) is None:
        take_piece(s, seat, piece)


# Agents


class CheckPair(Auto[Yokohama]):
    """A new country symbol may bring a foreign agent (YK-8.1.2 to 8.1.4)."""

    def __init__(self, seat: Seat, country: i64) -> None:
        super().__init__(seat)
        self.country: Final = country

    def run(self, s: Yokohama) -> None:
        me = s.of(self.seat)
        n = symbols(me, self.country)
        pair = n % 2 == 0 if s.pairs_once else n >= 2
        if n > 0 and pair and s.agents[self.country] > 0:
            s.agents[self.country] -= 1
            me.agents[self.country] += 1
            s.emit(AGENT_GAINED, self.seat, self.country)


def gain_free_agent(s: Yokohama, seat: Seat) -> None:
    """A token that is itself an agent (YK-14.1.6, 15.1.3)."""
    s.of(seat).agents[FREE_AGENT] += 1
    s.emit(AGENT_GAINED, seat, FREE_AGENT)
