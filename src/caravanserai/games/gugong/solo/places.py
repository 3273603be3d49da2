"""Meng at the Great Wall, the Jade Square and the decrees (GG-15.7, 15.8, 15.10)."""

from mypy_extensions import i64

from caravanserai.core.bits import has
from caravanserai.core.step import Auto
from caravanserai.games.gugong.actions.decrees import hold
from caravanserai.games.gugong.actions.servants import spend_regular
from caravanserai.games.gugong.actions.tracks import take_jade
from caravanserai.games.gugong.actions.wall import CheckWall, place_regular, take_benefit
from caravanserai.games.gugong.box import BENEFITS, DECREES, SQUARE_COST
from caravanserai.games.gugong.choices import HOUSE, SQUARE
from caravanserai.games.gugong.events import HOUSE_BOUGHT
from caravanserai.games.gugong.questions import decree_cost, jade_cost, wall_extra
from caravanserai.games.gugong.solo.box import (
    DECREE_LEVEL_BY_DAY,
    JADE_AT,
    JADE_BENEFIT,
    SERVANT_BENEFIT,
    SPECIAL_WALL,
)
from caravanserai.games.gugong.solo.tokens import could_pay, have_in_pool
from caravanserai.games.gugong.state import EMPTY, MENG, MENGS_BENEFIT, POOL, SUPPLY, Gugong

# The Great Wall


def build(s: Gugong, is_special: bool) -> bool:
    """A servant from the pool, or two for nothing; one more with the decree (GG-15.7.1, 15.7.3, 15.13.2)."""
    me = s.of(MENG)
    if is_special:
        if me.supply + me.pool == 0:
            return False
        for _ in range(SPECIAL_WALL):
            place_for_nothing(s)
    else:
        if not have_in_pool(s, 1):
            return False
        place_regular(s, MENG, POOL)
    for _ in range(min(wall_extra(s, MENG), me.supply)):
        place_regular(s, MENG, SUPPLY)
    s.next(CheckWall(MENG))
    return True


def place_for_nothing(s: Gugong) -> None:
    """A servant on the wall from the supply, or else from the pool (GG-15.13.1, 15.13.3)."""
    me = s.of(MENG)
    if me.supply > 0:
        place_regular(s, MENG, SUPPLY)
    elif me.pool > 0:
        place_regular(s, MENG, POOL)


class MengBenefit(Auto[Gugong]):
    """Jade if he is far enough, else a servant (GG-15.7.4)."""

    def run(self, s: Gugong) -> None:
        me = s.of(MENG)
        if me.intrigue >= JADE_AT and me.intrigue >= BENEFITS[JADE_BENEFIT].back:
            take_benefit(s, MENG, JADE_BENEFIT)
        elif me.intrigue >= BENEFITS[SERVANT_BENEFIT].back and me.supply > 0:
            take_benefit(s, MENG, SERVANT_BENEFIT)


MENGS_BENEFIT.append(MengBenefit(MENG))


# Jade and decrees


def buy_jade(s: Gugong, is_special: bool) -> bool:
    """The cheapest jade (GG-15.8.1, 15.13.2)."""
    cheapest: i64 = EMPTY
    for house in range(len(s.houses)):
        if s.houses[house] > 0 and (cheapest == EMPTY or s.houses[house] < s.houses[cheapest]):
            cheapest = house
    price = SQUARE_COST if cheapest == EMPTY else s.houses[cheapest]
    if not is_special:
        cost = jade_cost(s, MENG, price)
        if not have_in_pool(s, cost):
            return False
        spend_regular(s, MENG, cost)
    if cheapest == EMPTY:
        s.emit(HOUSE_BOUGHT, MENG, HOUSE.index(SQUARE))
    else:
        s.houses[cheapest] = 0
        s.emit(HOUSE_BOUGHT, MENG, cheapest)
    take_jade(s, MENG, 1)
    return True


def take_decree(s: Gugong, is_special: bool) -> bool:
    """A decree of the level wanted on this Day, or of the nearest other (GG-15.10)."""
    me = s.of(MENG)
    decree = wanted_decree(s, is_special)
    if decree == EMPTY or me.supply + me.pool == 0:
        return False
    if not is_special:
        cost = decree_cost(s, MENG, decree)
        have_in_pool(s, cost + 1)
        if cost > 0:
            spend_regular(s, MENG, cost)
        me.pool -= 1
    elif me.supply > 0:
        me.supply -= 1
    else:
        me.pool -= 1
    hold(s, MENG, decree)
    return True


def wanted_decree(s: Gugong, is_special: bool) -> i64:
    """Level by level: the one wanted, then lower ones, then higher ones (GG-15.10.2, 15.10.4)."""
    wanted = DECREE_LEVEL_BY_DAY[s.day]
    for level in range(wanted, 0, -1):
        decree = best_of_level(s, level, is_special)
        if decree != EMPTY:
            return decree
    for level in range(wanted + 1, 4):
        decree = best_of_level(s, level, is_special)
        if decree != EMPTY:
            return decree
    return EMPTY


def best_of_level(s: Gugong, level: i64, is_special: bool) -> i64:
    """The cheaper one he can have; then the one without the human; then the lower one (GG-15.10.3)."""
    best: i64 = EMPTY
    for decree in s.decrees:  # the upper space first
        if DECREES[decree].level != level or has(s.of(MENG).decrees, decree):
            continue
        if not is_special and not could_pay(s, decree_cost(s, MENG, decree) + 1):
            continue
        if best == EMPTY or is_preferred(s, decree, best):
            best = decree
    return best


def is_preferred(s: Gugong, lower: i64, upper: i64) -> bool:
    mine, other = decree_cost(s, MENG, lower), decree_cost(s, MENG, upper)
    if mine != other:
        return mine < other
    human = s.of(1 - MENG).decrees
    return has(human, upper) or not has(human, lower)
