"""What the verbs of this game's components do, and what they count."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count
from caravanserai.core.effect import Countable, Enact, Op
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.space import COUNT
from caravanserai.core.step import Refusal, Step
from caravanserai.core.verbs import Choose
from caravanserai.games.marcopolo2.actions.benefits import CityBonus, CopyMarker, bonus_cities
from caravanserai.games.marcopolo2.actions.contracts import ANY_CITY, TakeContract, can_take_contract, draw_contract
from caravanserai.games.marcopolo2.actions.dice import take_black
from caravanserai.games.marcopolo2.actions.seals import TakeSeal, can_take_seal
from caravanserai.games.marcopolo2.actions.stock import gain, gain_goods, pay_cost, score
from caravanserai.games.marcopolo2.actions.travel import Move, begin_movement, can_move
from caravanserai.games.marcopolo2.box import MARKER_CITIES
from caravanserai.games.marcopolo2.components import Cost
from caravanserai.games.marcopolo2.questions import can_pay_cost
from caravanserai.games.marcopolo2.state import MarcoPolo

MARKERS_LAID: Final = count(MARKER_CITIES)
CANNOT_PAY: Final = Refusal("MP-7.14", "refuse-cannot-pay")
NOTHING_TO_COUNT: Final = Refusal("MP-15.14", "refuse-nothing-to-count")
NO_CITY: Final = Refusal("MP-15.14", "refuse-no-city")
NO_SEAL: Final = Refusal("MP-15.12", "refuse-no-seal-to-take")
NO_ROUTE: Final = Refusal("MP-7.14", "refuse-no-route")
TOO_OFTEN: Final = Refusal("MP-15.6", "refuse-cannot-pay")


class Gain(Op[MarcoPolo]):
    """A resource (MP-19.1.1)."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource: Final[i64] = resource
        self.n: Final[i64] = n

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        gain(s, seat, self.resource, self.n)

    def commutes(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True


class GainPoints(Op[MarcoPolo]):
    """Points (MP-19.1.1)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        score(s, seat, self.n)

    def commutes(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True


class GainAnyGoods(Op[MarcoPolo]):
    """Goods of choice (MP-19.1.2, 19.1.3)."""

    def __init__(self, n: int, different: bool) -> None:
        self.n: Final[i64] = n
        self.different: Final[bool] = different

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        gain_goods(s, seat, self.n, self.different)

    def commutes(self) -> bool:
        return True


class GainBlackDice(Op[MarcoPolo]):
    """Black dice, rolled at once (MP-17.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        for _ in range(min(self.n, s.black_left)):
            take_black(s, seat)


class MoveFigure(Op[MarcoPolo]):
    """Move up to so many locations; as a reward it may be declined (MP-11.20, 11.21, 15.11)."""

    def __init__(self, steps: int, by_die: bool, camels: int, jade: int) -> None:
        self.steps: Final[i64] = steps
        self.by_die: Final[bool] = by_die
        self.camels: Final[i64] = camels
        self.jade: Final[i64] = jade

    def able_times(self, s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
        return None if can_move(s, seat, 0, self.camels, self.jade) else NO_ROUTE

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        if not can_move(s, seat, 0, self.camels, self.jade):
            return
        begin_movement(s, seat, s.value if self.by_die else self.steps)
        s.next(Move(seat, 0 if self.by_die else 1, 0, self.camels, self.jade))


class DrawContracts(Op[MarcoPolo]):
    """The top contracts of the pile (MP-19.1.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        for _ in range(self.n):
            draw_contract(s, seat)


class TakeFaceUp(Op[MarcoPolo]):
    """A face-up contract where one has a post, or none (MP-19.1.6)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        if can_take_contract(s, seat):
            s.taken = 0
            s.next(TakeContract(seat, ANY_CITY, 1))


class CopyCityBonus(Op[MarcoPolo]):
    """The bonus of another marker (MP-19.4.2)."""

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        s.next(CopyMarker(seat))


class PayCities(Op[MarcoPolo]):
    """City bonuses by the value of the die (MP-15.9, 15A.9)."""

    def __init__(self, times: Ints) -> None:
        self.times: Final = times

    def able_times(self, s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
        return None if bonus_cities(s, seat) else NO_CITY

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        if bonus_cities(s, seat):
            s.next(CityBonus(seat, self.times[s.value - 1], 0))


class TakeGuildSeal(Op[MarcoPolo]):
    """As with the Guild Seals action, with this one die (MP-15.12)."""

    def able_times(self, s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
        return None if can_take_seal(s, seat, n) else NO_SEAL

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        if can_take_seal(s, seat, s.value):
            s.next(TakeSeal(seat, s.value))


class Bought(Op[MarcoPolo]):
    """A gain for a cost, which must be payable once; jade may stand in for coins and camels (MP-18.3)."""

    def __init__(self, cost: Cost, gain_number: i64) -> None:
        self.cost: Final = cost
        self.gain: Final = gain_number

    def able(self, s: MarcoPolo, seat: Seat) -> Refusal | None:
        return None if can_pay_cost(s.of(seat), self.cost, 1) else CANNOT_PAY


class PayThenGain(Bought):
    """`pay` (MP-18.3)."""

    def able_times(self, s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
        no = self.able(s, seat)
        return s.op(self.gain).able_times(s, seat, n) if no is None else no

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        s.next(Enact(seat, self.gain))
        pay_cost(s, seat, self.cost, 1)


class TimesDie(Op[MarcoPolo]):
    """`times` with `n = "die"`: as often as the die shows (MP-7.17)."""

    def __init__(self, effect: i64) -> None:
        self.effect: Final = effect

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        for _ in range(s.value):
            s.next(Enact(seat, self.effect))


class RepeatPay(Bought):
    """`times` with `up_to = "die"` around a `pay`: all paid together, then all gained (MP-15.6)."""

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(HowOften(seat, self.number))


class HowOften(Step[MarcoPolo]):
    """How many times, up to the value of the die (MP-7.13, 15.6, 25.24)."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def op(self, s: MarcoPolo) -> RepeatPay:
        op = s.op(self.effect)
        assert isinstance(op, RepeatPay)
        return op

    def candidates(self, s: MarcoPolo) -> Ints:
        return COUNT.codes(bit(s.value + 1) - 2)

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        return None if can_pay_cost(s.of(self.seat), self.op(s).cost, COUNT.index(choice)) else TOO_OFTEN

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        op = self.op(s)
        for _ in range(COUNT.index(choice)):
            s.next(Enact(self.seat, op.gain))
        pay_cost(s, self.seat, op.cost, COUNT.index(choice))


class PerDie(Op[MarcoPolo]):
    """`per` with `max = "die"`: once for each counted thing, at most as often as the die shows (MP-15.8)."""

    def __init__(self, counter: Countable[Any], effect: i64) -> None:
        self.counter: Final = counter
        self.effect: Final = effect

    def able_times(self, s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
        return None if self.counter.count(s, seat) > 0 else NOTHING_TO_COUNT

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        for _ in range(min(self.counter.count(s, seat), s.value)):
            s.next(Enact(seat, self.effect))


class Directions(Choose):
    """`choice`; a card offers only directions that can be carried out (MP-15.10)."""

    def able_times(self, s: Any, seat: Seat, n: i64) -> Refusal | None:
        return self.able(s, seat)


class PlaceSpareFigure(Op[MarcoPolo]):
    """The spare figure joins the first (MP-20.4.1)."""

    def __init__(self, location: int) -> None:
        self.location: Final[i64] = location

    def enact(self, s: MarcoPolo, seat: Seat) -> None:
        me = s.of(seat)
        me.figures = added(me.figures, self.location)


class CompletedContracts(Countable[MarcoPolo]):
    """Contracts completed (MP-16.2.4)."""

    def count(self, s: MarcoPolo, seat: Seat) -> i64:
        return count(s.of(seat).completed)


class PostsOnMap(Countable[MarcoPolo]):
    """Own posts on the map (MP-15.8)."""

    def count(self, s: MarcoPolo, seat: Seat) -> i64:
        return count(s.of(seat).posts)


class NothingToCount(Countable[MarcoPolo]):
    """What the rules themselves count: oases entered, improved seals (MP-20.1.3, 19.2.1)."""

    def count(self, s: MarcoPolo, seat: Seat) -> i64:
        return 0
