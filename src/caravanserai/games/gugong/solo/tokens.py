"""What Meng's tokens are worth to him: servants when he needs them, and jade (GG-15.6.9 to 15.6.12)."""

from mypy_extensions import i64

from caravanserai.core.ints import added
from caravanserai.core.step import Auto
from caravanserai.games.gugong.actions.servants import gain_regular
from caravanserai.games.gugong.actions.tokens import doubles_of, hand_in
from caravanserai.games.gugong.box import RATES
from caravanserai.games.gugong.choices import MOST_DOUBLES
from caravanserai.games.gugong.components import DOUBLE_TOKEN
from caravanserai.games.gugong.events import TOKENS_TRADED
from caravanserai.games.gugong.solo.box import JADE_RATE, SERVANT_PRICE, SERVANT_RATE, SERVANTS_TRADED
from caravanserai.games.gugong.state import EMPTY, MENG, Gugong


def exchanges(s: Gugong) -> i64:
    """How many servants his tokens could bring (GG-15.6.10)."""
    me = s.of(MENG)
    doubles = doubles_of(me)
    ordinary: i64 = len(me.tokens) - doubles
    times: i64 = 0
    used = doubles_for(SERVANT_PRICE, doubles, ordinary)
    while used != EMPTY:
        doubles -= used
        ordinary -= SERVANT_PRICE - DOUBLE_TOKEN * used
        times += 1
        used = doubles_for(SERVANT_PRICE, doubles, ordinary)
    return min(times * SERVANTS_TRADED, me.supply)


def doubles_for(price: i64, doubles: i64, ordinary: i64) -> i64:
    """The fewest double tokens with which a price is paid exactly; EMPTY if it cannot be (GG-15.6.9)."""
    for used in range(min(doubles + 1, MOST_DOUBLES)):
        rest = price - DOUBLE_TOKEN * used
        if rest < 0:
            break
        if rest <= ordinary:
            return used
    return EMPTY


def could_pay(s: Gugong, n: i64) -> bool:
    """Whether his pool, with what tokens could bring, holds so many servants (GG-15.6.10, 15.10.6)."""
    return s.of(MENG).pool + exchanges(s) >= n


def have_in_pool(s: Gugong, n: i64) -> bool:
    """Exchange as many tokens as needed to have n servants in the pool; whether that is possible (GG-15.6.10)."""
    if not could_pay(s, n):
        return False
    me = s.of(MENG)
    while me.pool < n:
        doubles = doubles_of(me)
        used = doubles_for(SERVANT_PRICE, doubles, len(me.tokens) - doubles)
        hand_in(s, MENG, used, SERVANT_PRICE - DOUBLE_TOKEN * used)
        s.emit(TOKENS_TRADED, MENG, SERVANT_RATE * MOST_DOUBLES + used)
        gain_regular(s, MENG, SERVANTS_TRADED, 0)  # he is asked nothing
    return True


class MengKeeps(Auto[Gugong]):
    """Put the token on his board; tokens worth six are jade at once (GG-15.6.9, 15.6.12)."""

    def run(self, s: Gugong) -> None:
        me = s.of(MENG)
        me.tokens = added(me.tokens, me.taken)
        me.taken = EMPTY
        doubles = doubles_of(me)
        price = RATES[JADE_RATE].tokens
        used = doubles_for(price, doubles, len(me.tokens) - doubles)
        if used != EMPTY:
            hand_in(s, MENG, used, price - DOUBLE_TOKEN * used)
            s.emit(TOKENS_TRADED, MENG, JADE_RATE * MOST_DOUBLES + used)
            s.op(RATES[JADE_RATE].effect).enact(s, MENG)
