"""Step 2, movement: the president goes, or comes back with assistants (YK-6.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, lowest, numbers
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.step import Auto, Pick, Price, Refusal, Said, Saying, Step, Way, refusals
from caravanserai.games.yokohama.actions.area import Act
from caravanserai.games.yokohama.actions.stock import IN_YEN, MOST, pay_to
from caravanserai.games.yokohama.box import AREAS, CANAL, CANAL_FEE
from caravanserai.games.yokohama.choices import AREA, CANAL_PAYEE, END, FEES, RETURN
from caravanserai.games.yokohama.components import RESOURCE_NAMES, YEN
from caravanserai.games.yokohama.events import ASSISTANT_BACK, CANAL_PAID, PRESIDENT_MOVED, PRESIDENT_RETURNED
from caravanserai.games.yokohama.questions import areas_with, fees_of, is_destination, passing_fee, ways_to
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

NO_END_ON_CANAL: Final = Refusal("YK-7.7.2", "refuse-canal")
NO_ASSISTANT_THERE: Final = Refusal("YK-6.2.2", "refuse-no-own-assistant")
PRESIDENT_THERE: Final = Refusal("YK-6.2.2", "refuse-president-there")
STANDS_THERE: Final = Refusal("YK-6.2.4", "refuse-stands-there")
OUT_OF_REACH: Final = Refusal("YK-6.2.6", "refuse-out-of-reach")
TOO_DEAR: Final = refusals("YK-6.2.9", "refuse-too-few-yen", MOST)
ANY_FEE: Final = 1000  # more than all fees together


MOVING: Final = Saying("say-move-president", ["yen"])


class MovePresident(Step[Yokohama]):
    """Where the president goes, or back to hand (YK-6.2.1, 6.2.13, 6.2.18)."""

    def says(self, s: Yokohama) -> Said | None:
        return Said(MOVING, [int(s.of(self.seat).stock[YEN])])

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes_then(s.used, RETURN)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == RETURN:
            return None
        area, me = AREA.index(choice), s.of(self.seat)
        if ways_to(s, self.seat, me.stock[YEN])[area]:
            return None
        if area == CANAL:
            return NO_END_ON_CANAL
        if area == me.president:
            return STANDS_THERE
        if me.placed[area] == 0:
            return NO_ASSISTANT_THERE
        if not is_destination(s, self.seat, area):
            return PRESIDENT_THERE
        dear = ways_to(s, self.seat, ANY_FEE)[area]
        return TOO_DEAR[min(least_fee(me, dear), MOST)] if dear else OUT_OF_REACH

    def legal(self, s: Yokohama) -> Ints:
        ways = ways_to(s, self.seat, s.of(self.seat).stock[YEN])
        areas: i64 = 0
        for area in range(len(AREAS)):
            if ways[area]:
                areas |= bit(area)
        return AREA.codes_then(areas, RETURN)

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        if choice == RETURN:
            return None
        me = s.of(self.seat)
        least = least_fee(me, ways_to(s, self.seat, me.stock[YEN])[AREA.index(choice)])
        return IN_YEN[least] if least > 0 else None

    def ways(self, s: Yokohama) -> list[Way]:
        """Every way that pays nobody more than another to the same area, with what it costs (YK-6.2.12)."""
        me = s.of(self.seat)
        ways = ways_to(s, self.seat, me.stock[YEN])
        out: list[Way] = []
        for area in range(len(AREAS)):
            for payees in numbers(ways[area]):
                choices: list[int] = [AREA.code(area)]
                if count(ways[area]) > 1:
                    choices.append(FEES.code(payees))
                out.append(Way(choices, {RESOURCE_NAMES[YEN]: fees_of(me, payees)}))
        return out

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == RETURN:
            return_president(s, self.seat)
            return
        area = AREA.index(choice)
        ways = ways_to(s, self.seat, s.of(self.seat).stock[YEN])[area]
        if count(ways) > 1:
            s.next(PayOnTheWay(self.seat, area))
        else:
            go(s, self.seat, area, lowest(ways))


def least_fee(me: PlayerState, ways: i64) -> i64:
    """The cheapest of several ways."""
    least: i64 = ANY_FEE
    for payees in numbers(ways):
        least = min(least, fees_of(me, payees))
    return least


class PayOnTheWay(Pick[Yokohama]):
    """Who is paid on the way, where ways differ in that (YK-6.2.12, 17.1.3)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def candidates(self, s: Yokohama) -> Ints:
        return FEES.codes(ways_to(s, self.seat, s.of(self.seat).stock[YEN])[self.area])

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        fee = fees_of(s.of(self.seat), FEES.index(choice))
        return IN_YEN[fee] if fee > 0 else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        go(s, self.seat, self.area, FEES.index(choice))

    def stands_alone(self) -> bool:
        return True


def go(s: Yokohama, seat: Seat, area: i64, payees: i64) -> None:
    """Pay, move, act (YK-6.2.20, 6.3.1)."""
    me = s.of(seat)
    for other in range(s.seats):
        if has(payees, other):
            pay_to(s, seat, other, passing_fee(me))
    if has(payees, CANAL_PAYEE):
        me.stock[YEN] -= CANAL_FEE
        s.emit(CANAL_PAID, seat, CANAL_FEE)
    me.president = area
    s.emit(PRESIDENT_MOVED, seat, area)
    s.next(Act(seat, area))


# Option B


def return_president(s: Yokohama, seat: Seat) -> None:
    """To hand, with any assistants; no action follows (YK-6.2.15, 6.2.17)."""
    me = s.of(seat)
    if me.president != EMPTY:
        me.president = EMPTY
        s.emit(PRESIDENT_RETURNED, seat)
    s.next(MaybeTakeBack(seat))


class MaybeTakeBack(Auto[Yokohama]):
    """Assistants may follow as long as there are any on areas."""

    def run(self, s: Yokohama) -> None:
        if areas_with(s.of(self.seat)):
            s.next(TakeBack(self.seat))


class TakeBack(Pick[Yokohama]):
    """Which assistant comes back, one after the other; in an old rule all of one area (YK-6.2.15, 16.1.3)."""

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes_then(areas_with(s.of(self.seat)), END)

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == END:
            return
        me, area = s.of(self.seat), AREA.index(choice)
        n = me.placed[area] if s.single_return else 1
        me.placed[area] -= n
        me.assistants += n
        s.emit(ASSISTANT_BACK, self.seat, area, n)
        if not s.single_return:
            s.next(MaybeTakeBack(self.seat))
