"""Servants: spending, gaining and the Double Servant (GG-9.6, 9.7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Auto, Price, Refusal, Step, prices, refusals
from caravanserai.games.gugong.box import MOST_ADDED
from caravanserai.games.gugong.choices import REGULAR, REGULAR_OR_1, REGULAR_OR_2
from caravanserai.games.gugong.events import SERVANTS_GAINED, SERVANTS_SPENT
from caravanserai.games.gugong.state import POOL, SUPPLY, Gugong, PlayerState

MOST_TOLD: Final = 64 + MOST_ADDED  # servants of one cost, with all surcharges
DOUBLE_WORTH: Final = 2  # the most that the Double Servant is spent for (GG-9.6.3)

# What must be left in the pool after spending.
KEEP_NOTHING: Final = 0
KEEP_REGULAR: Final = 1  # a regular servant, for a decree
KEEP_PIECE: Final = 2  # a servant of either sort, for the wall or a ship

TOO_FEW_SERVANTS: Final = refusals("GG-5.4.6", "refuse-too-few-servants", MOST_TOLD)
NOT_BOTH: Final = refusals("GG-5.4.6", "refuse-pay-and-place", MOST_TOLD)  # to pay, and one to place
NO_SERVANT: Final = Refusal("GG-5.4.6", "refuse-no-servant")
NO_REGULAR_TO_SPEND: Final = Refusal("GG-9.6.3", "refuse-no-regular-servant")
NO_REGULAR_TO_GAIN: Final = Refusal("GG-9.7.1", "refuse-no-regular-servant")
NO_REGULAR_TO_PLACE: Final = Refusal("GG-9.6.4", "refuse-no-regular-servant")
NO_REGULAR_FOR_DECREE: Final = Refusal("GG-8.1.2", "refuse-no-regular-servant")
ONE_MUST_BE_LEFT: Final = Refusal("GG-5.4.6", "refuse-regular-servant-needed")
DOUBLE_NOT_THERE: Final = Refusal("GG-9.6.2", "refuse-double-not-there")
SUPPLY_EMPTY: Final = Refusal("GG-9.7.1", "refuse-supply-empty")


FREE: Final = Price("price-free")
IN_SERVANTS: Final = prices("price-servants", MOST_TOLD)


def price_in_servants(n: i64) -> Price:
    return IN_SERVANTS[n] if n > 0 else FREE


def pieces(me: PlayerState) -> i64:
    """Servants in the pool, the Double Servant as one."""
    return me.pool + (1 if me.double == POOL else 0)


def supplies(me: PlayerState) -> i64:
    """Servants in the supply, the Double Servant as one."""
    return me.supply + (1 if me.double == SUPPLY else 0)


def regular_left(n: i64) -> i64:
    """What regular servants pay of a cost when the Double Servant pays the rest (GG-9.6.3)."""
    return n - DOUBLE_WORTH if n > DOUBLE_WORTH else 0


def can_spend(me: PlayerState, n: i64, keep: i64 = KEEP_NOTHING) -> bool:
    """Whether the pool can pay n and keep what is needed after (GG-5.4.6, 9.6.3)."""
    return can_spend_regular(me, n, keep) or can_spend_double(me, n, keep)


def can_spend_regular(me: PlayerState, n: i64, keep: i64) -> bool:
    left = me.pool - n
    if keep == KEEP_PIECE and me.double == POOL:
        return left >= 0
    return left >= (0 if keep == KEEP_NOTHING else 1)


def can_spend_double(me: PlayerState, n: i64, keep: i64) -> bool:
    return n > 0 and me.double == POOL and me.pool - regular_left(n) >= (0 if keep == KEEP_NOTHING else 1)


def spend(s: Gugong, seat: Seat, n: i64, keep: i64 = KEEP_NOTHING) -> None:
    """Spend servants from the pool; may ask about the Double Servant: nothing after it may need them to be spent."""
    if n <= 0:
        return
    me = s.of(seat)
    if me.double == POOL:
        s.next(SpendWith(seat, n, keep))
    else:
        spend_regular(s, seat, n)


def spend_regular(s: Gugong, seat: Seat, n: i64) -> None:
    me = s.of(seat)
    me.pool -= n
    me.supply += n
    s.emit(SERVANTS_SPENT, seat, n)


class SpendWith(Step[Gugong]):
    """Spend with or without the Double Servant (GG-9.6.3)."""

    def __init__(self, seat: Seat, n: i64, keep: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.keep: Final = keep

    def candidates(self, s: Gugong) -> Ints:
        return REGULAR_OR_1 if self.n == 1 else REGULAR_OR_2

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        if choice == REGULAR:
            if me.pool < self.n:
                return NO_REGULAR_TO_SPEND
            return None if can_spend_regular(me, self.n, self.keep) else NO_REGULAR_FOR_DECREE
        return None if can_spend_double(me, self.n, self.keep) else ONE_MUST_BE_LEFT

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == REGULAR:
            spend_regular(s, self.seat, self.n)
            return
        me = s.of(self.seat)
        me.double = SUPPLY
        me.pool -= regular_left(self.n)
        me.supply += regular_left(self.n)
        s.emit(SERVANTS_SPENT, self.seat, self.n)


def gain(s: Gugong, seat: Seat, n: i64) -> None:
    """Gain servants from the supply, as far as it goes; may ask: nothing after it may need them (GG-9.7.1)."""
    if n <= 0:
        return
    me = s.of(seat)
    if me.double == SUPPLY:
        s.next(GainWith(seat, n))
    else:
        gain_regular(s, seat, n, 0)


def gain_regular(s: Gugong, seat: Seat, n: i64, already: i64) -> None:
    me = s.of(seat)
    gained = min(n, me.supply)
    me.supply -= gained
    me.pool += gained
    if gained + already > 0:
        s.emit(SERVANTS_GAINED, seat, gained + already)


class Gain(Auto[Gugong]):
    """Gain servants in the course of a list of steps."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Gugong) -> None:
        gain(s, self.seat, self.n)


class GainWith(Step[Gugong]):
    """Gain with or without the Double Servant, which counts as one (GG-9.6.2, 9.6.10)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def candidates(self, s: Gugong) -> Ints:
        return REGULAR_OR_1

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)  # tokens exchanged beside this question may have taken what was there
        if choice == REGULAR:
            return NO_REGULAR_TO_GAIN if me.supply == 0 and me.double == SUPPLY else None
        return None if me.double == SUPPLY else DOUBLE_NOT_THERE

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == REGULAR:
            gain_regular(s, self.seat, self.n, 0)
        else:
            s.of(self.seat).double = POOL
            gain_regular(s, self.seat, self.n - 1, 1)
