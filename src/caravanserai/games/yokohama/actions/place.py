"""Step 1, placement, and assistants that move by a reward (YK-6.1, 9.1.9 to 9.1.16, 11.2.29)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, numbers
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.space import SKIP
from caravanserai.core.step import Auto, Price, Refusal, Said, Saying, Step, refusals
from caravanserai.games.yokohama.actions.stock import IN_YEN, MOST, offer, pay_to
from caravanserai.games.yokohama.box import CANAL, FEE, STACK
from caravanserai.games.yokohama.choices import AREA, END, FROM_HAND
from caravanserai.games.yokohama.components import YEN
from caravanserai.games.yokohama.events import ASSISTANT_MOVED, ASSISTANT_PLACED
from caravanserai.games.yokohama.questions import (
    areas_with,
    land,
    placement_fee,
    presidents_in,
    spread,
    stack_adjacent,
)
from caravanserai.games.yokohama.state import EMPTY, Yokohama

NO_ASSISTANT: Final = Refusal("YK-6.1.4", "refuse-no-assistant")
FEE_TOO_HIGH: Final = refusals("YK-6.1.8", "refuse-too-few-yen", MOST)
NOT_THE_CANAL: Final = Refusal("YK-6.1.10", "refuse-canal")
TWICE: Final = Refusal("YK-6.1.16", "refuse-one-each")
TOO_MANY: Final = Refusal("YK-6.1.1", "refuse-placed-enough")
NOT_BESIDE: Final = Refusal("YK-11.2.30", "refuse-not-adjacent")
NONE_THERE: Final = Refusal("YK-9.1.9", "refuse-none-there")
SAME_AREA: Final = Refusal("YK-9.1.19", "refuse-same-area")
NO_MOVE_TO_CANAL: Final = Refusal("YK-9.1.14", "refuse-canal")


def put_assistant(s: Yokohama, seat: Seat, area: i64) -> None:
    """From hand to an area, the owners of other presidents paid (YK-6.1.6, 6.1.7, 6.1.13)."""
    me = s.of(seat)
    for other in numbers(presidents_in(s, seat, area)):
        pay_to(s, seat, other, FEE)
    me.assistants -= 1
    me.placed[area] += 1
    s.emit(ASSISTANT_PLACED, seat, area)


def too_dear(s: Yokohama, seat: Seat) -> i64:
    """Areas where the owners of presidents cannot be paid, as bits (YK-6.1.8)."""
    out: i64 = 0
    yen = s.of(seat).stock[YEN]
    if yen < FEE * (s.seats - 1):
        for other in range(s.seats):
            area = s.of(other).president
            if other != seat and area != EMPTY and yen < placement_fee(s, seat, area):
                out |= bit(area)
    return out


PLACING: Final = Saying("say-place", ["hand"])


class Place(Step[Yokohama]):
    """Where the next assistant goes; a second one in the same area makes a stack (YK-6.1.1, 6.1.13)."""

    def __init__(self, seat: Seat, placed: i64, last: i64) -> None:
        super().__init__(seat)
        self.placed: Final = placed  # areas that got one in this step, as bits
        self.last: Final = last  # the area of the latest, EMPTY before the first

    def says(self, s: Yokohama) -> Said | None:
        return Said(PLACING, [int(s.of(self.seat).assistants)])

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes_then(s.used, END)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == END:
            return None
        area, me = AREA.index(choice), s.of(self.seat)
        if area == CANAL:
            return NOT_THE_CANAL
        if me.assistants == 0:
            return NO_ASSISTANT
        if has(self.placed, area) and (count(self.placed) > 1 or STACK < 2):
            return TWICE
        if not has(self.placed, area) and count(self.placed) >= spread(me):
            return TOO_MANY
        fee = placement_fee(s, self.seat, area)
        return None if me.stock[YEN] >= fee else FEE_TOO_HIGH[fee]

    def legal(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        areas: i64 = 0
        if me.assistants > 0:
            areas = land(s)
            if count(self.placed) > 1 or STACK < 2:
                areas &= ~self.placed
            if count(self.placed) >= spread(me):
                areas &= self.placed
            areas &= ~too_dear(s, self.seat)
        return AREA.codes_then(areas, END)

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        fee = 0 if choice == END else placement_fee(s, self.seat, AREA.index(choice))
        return IN_YEN[fee] if fee > 0 else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == END:
            return
        area = AREA.index(choice)
        put_assistant(s, self.seat, area)
        if has(self.placed, area):
            stacked(s, self.seat, area)
        elif s.of(self.seat).assistants > 0 and (self.placed == 0 or count(self.placed) + 1 < spread(s.of(self.seat))):
            s.next(Place(self.seat, self.placed | bit(area), area))


class MaybePlace(Auto[Yokohama]):
    """Asked of those who have an assistant in hand, or could have one (YK-6.1.4)."""

    def run(self, s: Yokohama) -> None:
        offer(s, Place(self.seat, 0, EMPTY))


def stacked(s: Yokohama, seat: Seat, area: i64) -> None:
    """Two on one area: a technology may add one beside it (YK-11.2.29, 11.2.46)."""
    me = s.of(seat)
    if stack_adjacent(me) > 0 and me.assistants > 0:
        offer(s, PlaceBeside(seat, area, stack_adjacent(me)))


class PlaceBeside(Step[Yokohama]):
    """One more assistant beside a stack, or none (YK-11.2.29, 11.2.30)."""

    def __init__(self, seat: Seat, area: i64, n: i64) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.n: Final = n

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes_after(SKIP, s.used)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        area, me = AREA.index(choice), s.of(self.seat)
        if area == CANAL:
            return NOT_THE_CANAL
        if not has(s.near[self.area], area):
            return NOT_BESIDE
        fee = placement_fee(s, self.seat, area)
        return None if me.stock[YEN] >= fee else FEE_TOO_HIGH[fee]

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        fee = 0 if choice == SKIP else placement_fee(s, self.seat, AREA.index(choice))
        return IN_YEN[fee] if fee > 0 else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        put_assistant(s, self.seat, AREA.index(choice))
        if self.n > 1 and s.of(self.seat).assistants > 0:
            offer(s, PlaceBeside(self.seat, self.area, self.n - 1))


# Assistants moved by a reward


class MoveAssistant(Step[Yokohama]):
    """Which assistant moves, from an area or from hand, or none (YK-9.1.9, 9.1.11, 9.1.13)."""

    def __init__(self, seat: Seat, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def candidates(self, s: Yokohama) -> Ints:
        return added(AREA.codes_after(SKIP, s.used), FROM_HAND)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        if choice == SKIP:
            return None
        if choice == FROM_HAND:
            return None if me.assistants > 0 else NONE_THERE
        return None if me.placed[AREA.index(choice)] > 0 else NONE_THERE

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        if self.n > 1:
            s.next(MoveAssistant(self.seat, self.n - 1))
        s.next(MoveWhere(self.seat, EMPTY if choice == FROM_HAND else AREA.index(choice)))


class MoveWhere(Step[Yokohama]):
    """Where it goes; nothing is paid (YK-9.1.10, 9.1.14, 9.1.16)."""

    def __init__(self, seat: Seat, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area  # where it comes from, EMPTY: from hand

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes(s.used)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        area = AREA.index(choice)
        if area == CANAL:
            return NO_MOVE_TO_CANAL
        return SAME_AREA if area == self.area else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        me, area = s.of(self.seat), AREA.index(choice)
        if self.area == EMPTY:
            me.assistants -= 1
        else:
            me.placed[self.area] -= 1
        me.placed[area] += 1
        s.emit(ASSISTANT_MOVED, self.seat, area)


def can_move_any(s: Yokohama, seat: Seat) -> bool:
    """Whether there is an assistant to move."""
    me = s.of(seat)
    return me.assistants > 0 or areas_with(me) != 0
