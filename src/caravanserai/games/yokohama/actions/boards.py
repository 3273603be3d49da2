"""Church and customs office: an assistant on their boards (YK-7.8, 7.9)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, whole
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import filled_places, joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Pick, Price, Refusal, Said, Saying, Step, prices, refusals
from caravanserai.games.yokohama.actions.area import trigger
from caravanserai.games.yokohama.actions.stock import IN_IMPORTS, Moment, Reward, can_pay, pay, pay_cost
from caravanserai.games.yokohama.box import CHURCH, CHURCH_END, CUSTOMS, CUSTOMS_END, FAITH_PAYMENTS, MOST_NUMBER
from caravanserai.games.yokohama.choices import BOARD, FROM_AREA, PAYMENT, SOURCE
from caravanserai.games.yokohama.components import CHURCH_PLACED, CUSTOMS_PLACED, IMPORT
from caravanserai.games.yokohama.events import ON_BOARD
from caravanserai.games.yokohama.state import BY_CHURCH, BY_CUSTOMS, EMPTY, Yokohama

MOST: Final = MOST_NUMBER
TAKEN: Final = Refusal("YK-7.8.6", "refuse-space-taken")
CUSTOMS_TAKEN: Final = Refusal("YK-7.9.4", "refuse-space-taken")
NO_ASSISTANT: Final = Refusal("YK-7.8.12", "refuse-no-assistant")
NO_CUSTOMS_ASSISTANT: Final = Refusal("YK-7.9.11", "refuse-no-assistant")
TOO_LITTLE_FAITH: Final = refusals("YK-7.8.4", "refuse-too-little-faith", MOST)
TOO_FEW_IMPORTS: Final = refusals("YK-7.9.9", "refuse-too-few-imports", MOST)
TOO_LITTLE_POWER: Final = Refusal("YK-7.9.1", "refuse-power-too-low")
IN_FAITH: Final = prices("price-faith", MOST)
FIRST_CUSTOMS: Final = len(CHURCH)
CHURCH_CHOICES: Final = joined(JUST_SKIP, BOARD.codes(whole(FIRST_CUSTOMS)))
CUSTOMS_CHOICES: Final = joined(JUST_SKIP, BOARD.codes(whole(FIRST_CUSTOMS + len(CUSTOMS)) ^ whole(FIRST_CUSTOMS)))


def has_assistant(s: Yokohama, seat: Seat) -> bool:
    """In the area of the action, or in hand (YK-7.8.4, 7.9.2)."""
    me = s.of(seat)
    return me.assistants > 0 or me.placed[s.area] > 0


def payable_faith(s: Yokohama, seat: Seat, first: i64) -> i64:
    """The faith that the payments from one on can still bring (YK-7.8.2, 7.8.3)."""
    out: i64 = 0
    for n in range(first, len(FAITH_PAYMENTS)):
        if can_pay(s.of(seat), FAITH_PAYMENTS[n].cost):
            out += FAITH_PAYMENTS[n].faith
    return out


AT_CHURCH: Final = Saying("say-church-space", ["faith"])
AT_CUSTOMS: Final = Saying("say-customs-space", ["most", "have"])


class ChurchSpace(Step[Yokohama]):
    """Which space of the church board, or none (YK-7.8.4, 7.8.10, 7.8.14)."""

    def __init__(self, seat: Seat, faith: i64) -> None:
        super().__init__(seat)
        self.faith: Final = faith  # from power

    def says(self, s: Yokohama) -> Said | None:
        return Said(AT_CHURCH, [int(self.faith)])

    def candidates(self, s: Yokohama) -> Ints:
        return CHURCH_CHOICES

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        n = BOARD.index(choice)
        if s.church[n] != EMPTY:
            return TAKEN
        if not has_assistant(s, self.seat):
            return NO_ASSISTANT
        missing = CHURCH[n].number - self.faith
        return None if missing <= payable_faith(s, self.seat, 0) else TOO_LITTLE_FAITH[missing]

    def legal(self, s: Yokohama) -> Ints:
        if not has_assistant(s, self.seat):
            return JUST_SKIP
        faith = self.faith + payable_faith(s, self.seat, 0)
        spaces: i64 = 0
        for n in range(len(CHURCH)):
            if s.church[n] == EMPTY and CHURCH[n].number <= faith:
                spaces |= bit(n)
        return BOARD.codes_after(SKIP, spaces)

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        missing = 0 if choice == SKIP else CHURCH[BOARD.index(choice)].number - self.faith
        return IN_FAITH[missing] if missing > 0 else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice != SKIP:
            n = BOARD.index(choice)
            s.next(Settle(self.seat, n))
            pay_faith(s, self.seat, CHURCH[n].number - self.faith, 0)


def pay_faith(s: Yokohama, seat: Seat, missing: i64, first: i64) -> None:
    """Ask for a payment unless all that are left are needed (YK-7.8.11)."""
    if missing <= 0:
        return
    if payable_faith(s, seat, first) == missing:
        for n in range(first, len(FAITH_PAYMENTS)):
            if can_pay(s.of(seat), FAITH_PAYMENTS[n].cost):
                pay_cost(s, seat, FAITH_PAYMENTS[n].cost)
        return
    s.next(PayFaith(seat, missing, first))


FAITH_SHORT: Final = Saying("say-pay-faith", ["missing"])


class PayFaith(Step[Yokohama]):
    """Which payment raises faith, each at most once, in the order of the list (YK-7.8.2, 7.8.3)."""

    def __init__(self, seat: Seat, missing: i64, first: i64) -> None:
        super().__init__(seat)
        self.missing: Final = missing
        self.first: Final = first

    def says(self, s: Yokohama) -> Said | None:
        return Said(FAITH_SHORT, [int(self.missing)])

    def candidates(self, s: Yokohama) -> Ints:
        payments: i64 = 0
        for n in range(self.first, len(FAITH_PAYMENTS)):
            if can_pay(s.of(self.seat), FAITH_PAYMENTS[n].cost) and payable_faith(s, self.seat, n) >= self.missing:
                payments |= bit(n)
        return PAYMENT.codes(payments)

    def take(self, s: Yokohama, choice: Choice) -> None:
        n = PAYMENT.index(choice)
        pay_cost(s, self.seat, FAITH_PAYMENTS[n].cost)
        pay_faith(s, self.seat, self.missing - FAITH_PAYMENTS[n].faith, n + 1)

    def stands_alone(self) -> bool:
        return True


# Customs


class CustomsSpace(Step[Yokohama]):
    """Which space of the customs board, or none (YK-7.9.1, 7.9.2, 7.9.6)."""

    def __init__(self, seat: Seat, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most  # imports that may be paid

    def says(self, s: Yokohama) -> Said | None:
        return Said(AT_CUSTOMS, [int(self.most), int(s.of(self.seat).stock[IMPORT])])

    def candidates(self, s: Yokohama) -> Ints:
        return CUSTOMS_CHOICES

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        n = BOARD.index(choice) - FIRST_CUSTOMS
        if s.customs[n] != EMPTY:
            return CUSTOMS_TAKEN
        if not has_assistant(s, self.seat):
            return NO_CUSTOMS_ASSISTANT
        imports = CUSTOMS[n].number
        if imports > self.most or (s.exact_customs and imports != self.most):
            return TOO_LITTLE_POWER
        return None if s.of(self.seat).stock[IMPORT] >= imports else TOO_FEW_IMPORTS[imports]

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        return None if choice == SKIP else IN_IMPORTS[CUSTOMS[BOARD.index(choice) - FIRST_CUSTOMS].number]

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice != SKIP:
            n = BOARD.index(choice)
            pay(s, self.seat, IMPORT, CUSTOMS[n - FIRST_CUSTOMS].number)
            s.next(Settle(self.seat, n))


# The assistant


class Settle(Auto[Yokohama]):
    """An assistant goes on the board: from the area or from hand (YK-7.8.4, 7.9.2)."""

    def __init__(self, seat: Seat, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, s: Yokohama) -> None:
        me = s.of(self.seat)
        if me.assistants > 0 and me.placed[s.area] > 0:
            s.next(ChooseSource(self.seat, self.space))
        else:
            settle_assistant(s, self.seat, self.space, me.assistants == 0)


class ChooseSource(Pick[Yokohama]):
    """From the area, or from hand (YK-7.8.4, 7.9.2)."""

    def __init__(self, seat: Seat, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def candidates(self, s: Yokohama) -> Ints:
        return SOURCE.all()

    def take(self, s: Yokohama, choice: Choice) -> None:
        settle_assistant(s, self.seat, self.space, choice == FROM_AREA)

    def stands_alone(self) -> bool:
        return True


def settle_assistant(s: Yokohama, seat: Seat, space: i64, from_area: bool) -> None:
    """It stays to the end; its reward, then what technologies add (YK-7.8.8, 7.8.13, 7.9.8)."""
    me = s.of(seat)
    if from_area:
        me.placed[s.area] -= 1
    else:
        me.assistants -= 1
    s.emit(ON_BOARD, seat, space)
    if space < FIRST_CUSTOMS:
        s.church[space] = seat
        if filled_places(s.church) >= CHURCH_END[s.seats]:
            trigger(s, seat, BY_CHURCH)
        s.next(Reward(seat, CHURCH[space].effect), Moment(seat, CHURCH_PLACED))
    else:
        s.customs[space - FIRST_CUSTOMS] = seat
        if filled_places(s.customs) >= CUSTOMS_END[s.seats]:
            trigger(s, seat, BY_CUSTOMS)
        s.next(Reward(seat, CUSTOMS[space - FIRST_CUSTOMS].effect), Moment(seat, CUSTOMS_PLACED))
