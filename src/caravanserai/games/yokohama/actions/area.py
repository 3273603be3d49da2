"""Steps 3 to 6: the action of an area, the five-power token, building, recovery (YK-6.3 to 6.6)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP, YES, YES_SKIP
from caravanserai.core.step import Auto, Pick, Refusal, Step
from caravanserai.games.yokohama.actions.stock import Moment, Reward
from caravanserai.games.yokohama.box import (
    AREAS,
    BUILDING_POWER,
    HOUSES_END,
    INCOME,
    SHOPS_END,
    TILES,
    TOKEN_POWER,
    TOKENS,
)
from caravanserai.games.yokohama.choices import BUILDING
from caravanserai.games.yokohama.components import HOUSE_BUILT, SHOP_BUILT, YEN
from caravanserai.games.yokohama.events import ACTION, END_TRIGGERED, RECOVERED, TOKEN_TAKEN
from caravanserai.games.yokohama.events import HOUSE_BUILT as HOUSE_TOLD
from caravanserai.games.yokohama.events import INCOME as INCOME_TOLD
from caravanserai.games.yokohama.events import SHOP_BUILT as SHOP_TOLD
from caravanserai.games.yokohama.questions import left_behind, power_in
from caravanserai.games.yokohama.state import BY_HOUSES, BY_SHOPS, EMPTY, SHOP_SPACES, Yokohama

NO_SHOP: Final = Refusal("YK-6.5.3", "refuse-no-shop")
NO_HOUSE: Final = Refusal("YK-6.5.6", "refuse-no-house")
SHOP_HERE: Final = Refusal("YK-6.5.4", "refuse-shop-here")
SPACE_TAKEN: Final = Refusal("YK-6.5.5", "refuse-space-taken")
HOUSE_HERE: Final = Refusal("YK-6.5.7", "refuse-house-here")
TRADING_HOUSE: Final = 4
BUILDINGS_OR_NONE: Final = joined(JUST_SKIP, BUILDING.all())


def trigger(s: Yokohama, seat: Seat, why: i64) -> None:
    """The end comes; what follows changes nothing (YK-12.1.1, 12.2.5)."""
    if s.trigger == 0:
        s.trigger = why
        s.emit(END_TRIGGERED, seat, why)


class Act(Auto[Yokohama]):
    """Count power, pay the trading house, then act, bonus, build, recover (YK-6.3, 5.2.5)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def run(self, s: Yokohama) -> None:
        power = power_in(s, self.seat, self.area)
        s.emit(ACTION, self.seat, self.area, power)
        owner = s.house_of[self.area]
        if owner != EMPTY and owner != self.seat:
            s.of(owner).stock[YEN] += INCOME
            s.emit(INCOME_TOLD, owner, INCOME, self.area)
        s.area = self.area
        s.power = power
        s.next(
            Reward(self.seat, AREAS[self.area].effect),
            FivePower(self.seat, self.area, power),
            MaybeBuild(self.seat, self.area, power),
            Recover(self.seat, self.area),
        )


# Step 4


class FivePower(Auto[Yokohama]):
    """A token lies there, and the power is enough (YK-6.4.1)."""

    def __init__(self, seat: Seat, area: i64, power: i64) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.power: Final = power

    def run(self, s: Yokohama) -> None:
        if self.power >= TOKEN_POWER and s.tokens[self.area] != EMPTY:
            s.next(TakeToken(self.seat, self.area))


class TakeToken(Pick[Yokohama]):
    """Take the five-power token, or leave it (YK-6.4.1, 6.4.2)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def candidates(self, s: Yokohama) -> Ints:
        return YES_SKIP

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == YES:
            token = s.tokens[self.area]
            s.tokens[self.area] = EMPTY
            s.of(self.seat).tokens |= bit(token)
            s.emit(TOKEN_TAKEN, self.seat, token, self.area)
            s.next(Reward(self.seat, TOKENS[token]))


# Step 5


class MaybeBuild(Auto[Yokohama]):
    """With power enough, something to build and room for it (YK-6.5.1)."""

    def __init__(self, seat: Seat, area: i64, power: i64) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.power: Final = power

    def run(self, s: Yokohama) -> None:
        if self.power >= BUILDING_POWER and AREAS[self.area].tile:
            step = Build(self.seat, self.area)
            if len(step.legal(s)) > 1:
                s.next(step)


class Build(Step[Yokohama]):
    """A shop on a free space, the trading house, or nothing (YK-6.5.1 to 6.5.9)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def candidates(self, s: Yokohama) -> Ints:
        return BUILDINGS_OR_NONE

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        me, n = s.of(self.seat), BUILDING.index(choice)
        if n == TRADING_HOUSE:
            if me.houses == 0:
                return NO_HOUSE
            return None if s.house_of[self.area] == EMPTY else HOUSE_HERE
        if me.shops == 0:
            return NO_SHOP
        if has(me.shop_areas, self.area):
            return SHOP_HERE
        return None if s.shops[SHOP_SPACES * self.area + n] == EMPTY else SPACE_TAKEN

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        if BUILDING.index(choice) == TRADING_HOUSE:
            build_house(s, self.seat, self.area)
        else:
            build_shop(s, self.seat, self.area, BUILDING.index(choice))


def build_shop(s: Yokohama, seat: Seat, area: i64, space: i64) -> None:
    """From hand; the reward of its space, then what technologies add (YK-6.5.5)."""
    me = s.of(seat)
    me.shops -= 1
    me.shop_areas |= bit(area)
    s.shops[SHOP_SPACES * area + space] = seat
    s.emit(SHOP_TOLD, seat, area)
    if count(me.shop_areas) >= SHOPS_END:
        trigger(s, seat, BY_SHOPS)
    s.next(Reward(seat, TILES[s.tiles[area]].shops[space]), Moment(seat, SHOP_BUILT))


def build_house(s: Yokohama, seat: Seat, area: i64) -> None:
    """From hand; one in each area (YK-6.5.7, 6.5.8)."""
    me = s.of(seat)
    me.houses -= 1
    me.house_areas |= bit(area)
    s.house_of[area] = seat
    s.emit(HOUSE_TOLD, seat, area)
    if count(me.house_areas) >= HOUSES_END:
        trigger(s, seat, BY_HOUSES)
    s.next(Reward(seat, TILES[s.tiles[area]].house), Moment(seat, HOUSE_BUILT))


# Step 6


class Recover(Auto[Yokohama]):
    """All own assistants in the area come back to hand; a technology may leave one (YK-6.6.1, 11.2.27)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def run(self, s: Yokohama) -> None:
        me = s.of(self.seat)
        if me.placed[self.area] > 0 and left_behind(me) > 0:
            s.next(LeaveBehind(self.seat, self.area))
        else:
            recover(s, self.seat, self.area, 0)


class LeaveBehind(Pick[Yokohama]):
    """Leave one assistant, or none (YK-11.2.27)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def candidates(self, s: Yokohama) -> Ints:
        return YES_SKIP

    def take(self, s: Yokohama, choice: Choice) -> None:
        recover(s, self.seat, self.area, 1 if choice == YES else 0)


def recover(s: Yokohama, seat: Seat, area: i64, left: i64) -> None:
    """To hand, but for those left (YK-6.6.1 to 6.6.4)."""
    me = s.of(seat)
    n = max(me.placed[area] - left, 0)
    me.placed[area] -= n
    me.assistants += n
    s.area = EMPTY
    s.power = 0
    if n > 0:
        s.emit(RECOVERED, seat, area, n)
