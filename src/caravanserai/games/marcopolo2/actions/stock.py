"""Gaining and paying resources; jade stands in for coins and camels (MP-18)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.space import COUNT
from caravanserai.core.step import Pick, Refusal, Said, Saying, Step, prices
from caravanserai.games.marcopolo2.choices import GOOD
from caravanserai.games.marcopolo2.components import CAMEL, COIN, FIRST_GOOD, JADE, Cost
from caravanserai.games.marcopolo2.events import GAINED, PAID, POINTS, POINTS_PAID
from caravanserai.games.marcopolo2.questions import KINDS, character
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo

MOST_TOLD: Final = 20
IN_COINS: Final = prices("price-coins", MOST_TOLD)
IN_CAMELS: Final = prices("price-camels", MOST_TOLD)
IN_JADE: Final = prices("price-jade", MOST_TOLD)
NO_SUCH_GOOD: Final = Refusal("MP-16.2.6", "refuse-no-such-good")
SAME_GOOD: Final = Refusal("MP-19.1.3", "refuse-same-good")


def score(s: MarcoPolo, seat: Seat, n: i64) -> None:
    """Points at once (MP-19.1.1)."""
    if n > 0:
        s.of(seat).vp += n
        s.emit(POINTS, seat, n)


def gain(s: MarcoPolo, seat: Seat, resource: i64, n: i64) -> None:
    """From the supply; each jade may be worth a point (MP-19.1.1, 20.3.3)."""
    if n <= 0:
        return
    me = s.of(seat)
    me.stock[resource] += n
    s.emit(GAINED, seat, resource, n)
    if resource == JADE and me.character != EMPTY:
        brought, every = character(me).jade_received, character(me).jade_every
        for i in range(len(brought)):
            for _ in range(n // every[i]):
                s.op(brought[i]).enact(s, seat)


def pay(s: MarcoPolo, seat: Seat, resource: i64, n: i64) -> None:
    if n > 0:
        s.of(seat).stock[resource] -= n
        s.emit(PAID, seat, resource, n)


def charge(s: MarcoPolo, seat: Seat, coins: i64, camels: i64, jade: i64) -> None:
    """Pay coins, camels and jade; ask how much of the first two in jade, where there is a choice (MP-18.2, 25.14)."""
    me = s.of(seat)
    short_coins, short_camels = max(coins - me.stock[COIN], 0), max(camels - me.stock[CAMEL], 0)
    spare = me.stock[JADE] - jade - short_coins - short_camels
    if spare > 0 and is_open(short_coins, coins):
        s.next(PayCoinsInJade(seat, coins, camels, jade))
    elif spare > 0 and is_open(short_camels, camels):
        s.next(PayCamelsInJade(seat, coins, camels, jade, short_coins))
    else:
        settle_charge(s, seat, coins, camels, jade, short_coins, short_camels)


def is_open(least: i64, most: i64) -> bool:
    """Whether a number is to be chosen: beyond the largest that has a name, the least is paid."""
    return least < most and least < COUNT.size


def counts(least: i64, most: i64) -> Ints:
    """The numbers from the least to the most, as far as they have names."""
    return COUNT.codes(bit(min(most, COUNT.size - 1) + 1) - bit(least))


def settle_charge(
    s: MarcoPolo, seat: Seat, coins: i64, camels: i64, jade: i64, jade_coins: i64, jade_camels: i64
) -> None:
    """Pay, so many of the coins and camels in jade (MP-18.5, 18.7)."""
    pay(s, seat, COIN, coins - jade_coins)
    pay(s, seat, CAMEL, camels - jade_camels)
    pay(s, seat, JADE, jade + jade_coins + jade_camels)


OWED: Final = Saying("say-pay-in-jade", ["owed:coin", "owed:camel", "owed:jade"])
PAYING_GOODS: Final = Saying("say-pay-goods", ["n"])
TAKING_GOODS: Final = Saying("say-gain-goods", ["n"])


class PayCoinsInJade(Pick[MarcoPolo]):
    """How many of the coins are paid in jade; how many of the camels comes next (MP-18.2, 18.7, 25.14)."""

    def __init__(self, seat: Seat, coins: i64, camels: i64, jade: i64) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.camels: Final = camels
        self.jade: Final = jade

    def says(self, s: MarcoPolo) -> Said | None:
        return Said(OWED, [int(self.coins), int(self.camels), int(self.jade)])

    def candidates(self, s: MarcoPolo) -> Ints:
        stock = s.of(self.seat).stock
        short_coins, short_camels = max(self.coins - stock[COIN], 0), max(self.camels - stock[CAMEL], 0)
        return counts(short_coins, min(self.coins, stock[JADE] - self.jade - short_camels))

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        n = COUNT.index(choice)
        stock = s.of(self.seat).stock
        short = max(self.camels - stock[CAMEL], 0)
        if is_open(short, self.camels) and stock[JADE] - self.jade - n > short:
            s.next(PayCamelsInJade(self.seat, self.coins, self.camels, self.jade, n))
        else:
            settle_charge(s, self.seat, self.coins, self.camels, self.jade, n, short)


class PayCamelsInJade(Pick[MarcoPolo]):
    """How many of the camels are paid in jade (MP-18.2, 18.7, 25.14)."""

    def __init__(self, seat: Seat, coins: i64, camels: i64, jade: i64, jade_coins: i64) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.camels: Final = camels
        self.jade: Final = jade
        self.jade_coins: Final = jade_coins  # coins paid in jade

    def says(self, s: MarcoPolo) -> Said | None:
        return Said(OWED, [int(self.coins), int(self.camels), int(self.jade)])

    def candidates(self, s: MarcoPolo) -> Ints:
        stock = s.of(self.seat).stock
        least, most = max(self.camels - stock[CAMEL], 0), min(self.camels, stock[JADE] - self.jade - self.jade_coins)
        return counts(least, most)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        settle_charge(s, self.seat, self.coins, self.camels, self.jade, self.jade_coins, COUNT.index(choice))


def pay_cost(s: MarcoPolo, seat: Seat, cost: Cost, times: i64) -> None:
    """A printed cost, so many times together: goods, then goods of choice, then coins and camels (MP-15.6, 16.2.2)."""
    for good in range(FIRST_GOOD, JADE):
        pay(s, seat, good, cost.amounts[good] * times)
    if cost.points > 0:
        s.of(seat).vp -= cost.points * times
        s.emit(POINTS_PAID, seat, cost.points * times)
    charge(s, seat, cost.amounts[COIN] * times, cost.amounts[CAMEL] * times, cost.amounts[JADE] * times)
    if cost.any_good > 0:
        s.next(PayGoods(seat, cost.any_good * times, 0))
    if cost.different > 0:
        s.next(PayGoods(seat, cost.different, 1))


class PayGoods(Step[MarcoPolo]):
    """Which good is paid, one after the other; all different where the icon says so (MP-16.2.6, 19.1.3)."""

    def __init__(self, seat: Seat, n: i64, different: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.different: Final = different  # 0: any mix; else 1 and a bit for each kind already paid

    def says(self, s: MarcoPolo) -> Said | None:
        return Said(PAYING_GOODS, [int(self.n)])

    def candidates(self, s: MarcoPolo) -> Ints:
        return GOOD.all()

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        kind = GOOD.index(choice)
        if self.different & bit(kind + 1):
            return SAME_GOOD
        return NO_SUCH_GOOD if s.of(self.seat).stock[FIRST_GOOD + kind] == 0 else None

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        kind = GOOD.index(choice)
        if self.n > 1:
            s.next(PayGoods(self.seat, self.n - 1, self.different | bit(kind + 1) if self.different else 0))
        pay(s, self.seat, FIRST_GOOD + kind, 1)


class GainGoods(Step[MarcoPolo]):
    """Which good is taken, one after the other; all different where the icon says so (MP-19.1.2, 19.1.3)."""

    def __init__(self, seat: Seat, n: i64, different: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.different: Final = different

    def says(self, s: MarcoPolo) -> Said | None:
        return Said(TAKING_GOODS, [int(self.n)])

    def candidates(self, s: MarcoPolo) -> Ints:
        return GOOD.all()

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        return SAME_GOOD if self.different & bit(GOOD.index(choice) + 1) else None

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        kind = GOOD.index(choice)
        if self.n > 1:
            s.next(GainGoods(self.seat, self.n - 1, self.different | bit(kind + 1) if self.different else 0))
        gain(s, self.seat, FIRST_GOOD + kind, 1)


def gain_goods(s: MarcoPolo, seat: Seat, n: i64, different: bool) -> None:
    """Goods of the player's choice; all three kinds leave no choice."""
    if different and n >= KINDS:
        for kind in range(KINDS):
            gain(s, seat, FIRST_GOOD + kind, 1)
    elif n > 0:
        s.next(GainGoods(seat, n, 1 if different else 0))
