"""Keeping and exchanging travel tokens; Bonus tokens in use (GG-6.4, 13.1)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.space import SKIP, YES_SKIP
from caravanserai.core.step import Auto, Refusal, Step
from caravanserai.games.gugong.actions.servants import pieces, supplies
from caravanserai.games.gugong.box import MARKERS, RATES, TOKEN_LIMIT, TOKENS
from caravanserai.games.gugong.choices import MOST_DOUBLES, PLACE, REGULAR, REGULAR_OR_1, SKIP_OR_PLACE, TRADE
from caravanserai.games.gugong.components import DOUBLE_TOKEN
from caravanserai.games.gugong.events import MARKER_LAID, MARKER_LAID_AT, TOKENS_TRADED
from caravanserai.games.gugong.state import EMPTY, OWN_BOARD, POOL, TRADERS, WITH_TOKEN, Gugong, PlayerState, marker

NOT_ENOUGH_TOKENS: Final = Refusal("GG-6.4.4", "refuse-not-enough-tokens")
NO_SERVANT_IN_SUPPLY: Final = Refusal("GG-6.4.7", "refuse-supply-empty")
NO_REGULAR_FOR_TOKEN: Final = Refusal("GG-9.6.9", "refuse-no-regular-servant")
NO_SERVANT_FOR_TOKEN: Final = Refusal("GG-13.1.1", "refuse-no-servant")


def trades() -> Ints:
    """The exchanges that can add up at all: at most half of the tokens are double."""
    out = filled(0, 0)
    for rate in range(len(RATES)):
        for doubles in range(MOST_DOUBLES):
            if DOUBLE_TOKEN * doubles <= RATES[rate].tokens:
                out = added(out, TRADE.code(rate * MOST_DOUBLES + doubles))
    return out


TRADES: Final = trades()
LEAST_TRADED: Final[i64] = min([rate.tokens for rate in RATES])


def doubles_of(me: PlayerState) -> i64:
    """How many double tokens a player has."""
    n: i64 = 0
    for kind in me.tokens:
        if TOKENS[kind].worth == DOUBLE_TOKEN:
            n += 1
    return n


class TradeTokens(Step[Gugong]):
    """Exchange tokens whose values add up exactly: 2, 4 or 6 (GG-6.4.2, 6.4.3, 6.4.4)."""

    def owns(self, choice: Choice) -> bool:
        return TRADE.has(choice)

    def candidates(self, s: Gugong) -> Ints:
        return TRADES

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        mine = doubles_of(me)
        return self.refuse_with(s, me, mine, choice)

    def refuse_with(self, s: Gugong, me: PlayerState, mine: i64, choice: Choice) -> Refusal | None:
        rate, doubles = TRADE.index(choice) // MOST_DOUBLES, TRADE.index(choice) % MOST_DOUBLES
        if doubles > mine or RATES[rate].tokens - DOUBLE_TOKEN * doubles > len(me.tokens) - mine:
            return NOT_ENOUGH_TOKENS
        if RATES[rate].servants > 0 and supplies(me) == 0:
            return NO_SERVANT_IN_SUPPLY
        return None

    def legal(self, s: Gugong) -> Ints:
        me = s.of(self.seat)
        mine = doubles_of(me)
        out = filled(0, 0)
        if len(me.tokens) + mine < LEAST_TRADED:
            return out
        for choice in TRADES:
            if self.refuse_with(s, me, mine, choice) is None:
                out = added(out, choice)
        return out

    def take(self, s: Gugong, choice: Choice) -> None:
        rate, doubles = TRADE.index(choice) // MOST_DOUBLES, TRADE.index(choice) % MOST_DOUBLES
        hand_in(s, self.seat, doubles, RATES[rate].tokens - DOUBLE_TOKEN * doubles)
        s.emit(TOKENS_TRADED, self.seat, TRADE.index(choice))
        s.op(RATES[rate].effect).enact(s, self.seat)


def hand_in(s: Gugong, seat: Seat, doubles: i64, ordinary: i64) -> None:
    """Put tokens on the common discard pile, the oldest first (GG-6.4.6)."""
    me = s.of(seat)
    kept = filled(0, 0)
    for kind in me.tokens:
        if TOKENS[kind].worth == DOUBLE_TOKEN and doubles > 0:
            doubles -= 1
            s.traded[kind] += 1
        elif TOKENS[kind].worth == 1 and ordinary > 0:
            ordinary -= 1
            s.traded[kind] += 1
        else:
            kept = added(kept, kind)
    me.tokens = kept


class MustTradeTokens(TradeTokens):
    """Exchange until at most six are left (GG-6.4.5)."""

    def stands_alone(self) -> bool:
        return True

    def take(self, s: Gugong, choice: Choice) -> None:
        s.next(KeepToLimit(self.seat))
        super().take(s, choice)


class KeepToLimit(Auto[Gugong]):
    """Above six tokens, some must be exchanged at once (GG-6.4.5)."""

    def run(self, s: Gugong) -> None:
        if len(s.of(self.seat).tokens) > TOKEN_LIMIT:
            s.next(MustTradeTokens(self.seat))


def keep_token(s: Gugong, seat: Seat, kind: i64) -> None:
    """Put a token on the player board; may ask what is exchanged: nothing after it may count them."""
    me = s.of(seat)
    me.tokens = added(me.tokens, kind)
    if len(me.tokens) > TOKEN_LIMIT:
        s.next(MustTradeTokens(seat))


class KeepToken(Auto[Gugong]):
    """Put the token taken on the player board, after its benefit and unless it is in use (GG-6.3.15, 13.1.3)."""

    def run(self, s: Gugong) -> None:
        me = s.of(self.seat)
        kind = me.taken
        if kind != EMPTY:
            me.taken = EMPTY
            keep_token(s, self.seat, kind)


class UseBonusToken(Step[Gugong]):
    """Use a Bonus token at once with a servant from the pool, or keep it (GG-13.1.1, 13.1.2)."""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def candidates(self, s: Gugong) -> Ints:
        return SKIP_OR_PLACE if MARKERS[self.kind].at_location else YES_SKIP

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return NO_SERVANT_FOR_TOKEN if choice != SKIP and pieces(s.of(self.seat)) == 0 else None

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        where: i64 = PLACE.index(choice) if PLACE.has(choice) else OWN_BOARD
        if s.of(self.seat).double == POOL:
            s.next(ServantForToken(self.seat, where))
        else:
            s.of(self.seat).pool -= 1
            lay_marker(s, self.seat, where)


def lay_marker(s: Gugong, seat: Seat, where: i64) -> None:
    """Lay the Bonus token just taken out, with the servant just taken from the pool (GG-13.1.1, 13.1.3)."""
    me = s.of(seat)
    kind = me.taken
    me.taken = EMPTY
    me.laid = added(me.laid, marker(kind, where))
    if where == OWN_BOARD:
        s.emit(MARKER_LAID, seat, kind)
    else:
        s.emit(MARKER_LAID_AT, seat, kind, where)


class ServantForToken(Step[Gugong]):
    """Which servant lies with the Bonus token; the Double Servant counts as one (GG-9.6.9)."""

    def __init__(self, seat: Seat, where: i64) -> None:
        super().__init__(seat)
        self.where: Final = where

    def candidates(self, s: Gugong) -> Ints:
        return REGULAR_OR_1

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return NO_REGULAR_FOR_TOKEN if choice == REGULAR and s.of(self.seat).pool == 0 else None

    def take(self, s: Gugong, choice: Choice) -> None:
        me = s.of(self.seat)
        if choice == REGULAR:
            me.pool -= 1
        else:
            me.double = WITH_TOKEN
        lay_marker(s, self.seat, self.where)


for seat in range(5):
    TRADERS.append(TradeTokens(seat))
