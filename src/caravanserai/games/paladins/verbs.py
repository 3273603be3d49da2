"""What the verbs of this game's components do."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import count, set_of
from caravanserai.core.effect import Condition, Enact, Op
from caravanserai.core.ids import Seat
from caravanserai.core.step import Refusal
from caravanserai.core.verbs import AnyOrder, Choose, May, UpTo
from caravanserai.games.paladins.actions.develop import DevelopWhere
from caravanserai.games.paladins.actions.pray import PrayReward
from caravanserai.games.paladins.actions.tax import destroy_debt, pay_debt, remove_suspicion, take_debt, take_tax
from caravanserai.games.paladins.actions.town import (
    DismissWhom,
    FirstTownsfolk,
    FreeRecruit,
    RecruitWhom,
    refuse_town,
)
from caravanserai.games.paladins.actions.tracks import (
    ChooseAttribute,
    gain_provisions,
    gain_silver,
    lowest_attribute,
    raise_attribute,
)
from caravanserai.games.paladins.actions.workers import gain_workers, occupied
from caravanserai.games.paladins.box import WORKSHOPS
from caravanserai.games.paladins.components import CRIMINAL
from caravanserai.games.paladins.solo import rival_dismisses, rival_prays
from caravanserai.games.paladins.state import PaladinsTable

NO_SUSPICION: Final = Refusal("PW-17.21", "refuse-no-suspicion")
NO_DEBT: Final = Refusal("PW-17.21", "refuse-no-debt")
NO_WORKSHOP: Final = Refusal("PW-17.21", "refuse-no-workshop")
RIVAL_CANNOT_DEVELOP: Final = Refusal("PW-16.6.19", "refuse-no-workshop")


class GainWorkers(Op[PaladinsTable]):
    """Workers from the supply (PW-12.1.2, 12.1.3)."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind: Final[i64] = kind
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        gain_workers(s, seat, self.kind, self.n)

    def at_once(self) -> bool:
        return self.kind != CRIMINAL


class GainSilver(Op[PaladinsTable]):
    """Silver from the main supply (PW-12.1.6)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        gain_silver(s, seat, self.n)

    def at_once(self) -> bool:
        return True


class GainProvisions(Op[PaladinsTable]):
    """Provisions from the supply (PW-12.1.5)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        gain_provisions(s, seat, self.n)

    def at_once(self) -> bool:
        return True


class TakeTax(Op[PaladinsTable]):
    """Silver from the Tax supply, as one amount (PW-12.1.7, 11.1.5)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        take_tax(s, seat, self.n)


class TakeDebt(Op[PaladinsTable]):
    """Unpaid Debts (PW-11.3.1)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        take_debt(s, seat, self.n)

    def at_once(self) -> bool:
        return True


class Raise(Op[PaladinsTable]):
    """An attribute rises (PW-12.1.1)."""

    def __init__(self, attribute: int, n: int) -> None:
        self.attribute: Final[i64] = attribute
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        raise_attribute(s, seat, self.attribute, self.n)

    def at_once(self) -> bool:
        return True


class RaiseAny(Op[PaladinsTable]):
    """An attribute of choice rises; the solo opponent's lowest (PW-19.5.4, 16.6.20)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if s.is_rival(seat):
            raise_attribute(s, seat, lowest_attribute(s), self.n)
        else:
            s.next(ChooseAttribute(seat, self.n))


class RemoveSuspicion(Op[PaladinsTable]):
    """The newest Suspicion cards go (PW-12.1.8)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: PaladinsTable, seat: Seat) -> Refusal | None:
        return None if len(s.of(seat).suspicion) > 0 else NO_SUSPICION

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        remove_suspicion(s, seat, self.n)


class DestroyDebt(Op[PaladinsTable]):
    """Unpaid Debts go back to the pile (PW-12.1.9)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: PaladinsTable, seat: Seat) -> Refusal | None:
        return None if s.of(seat).unpaid > 0 else NO_DEBT

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        destroy_debt(s, seat, self.n)


class PayDebt(Op[PaladinsTable]):
    """Unpaid Debts are flipped (PW-12.1.10, 16.3.19)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: PaladinsTable, seat: Seat) -> Refusal | None:
        return None if s.of(seat).unpaid > 0 else NO_DEBT

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        pay_debt(s, seat, self.n)


class ClearAction(Op[PaladinsTable]):
    """Pray as a reward (PW-12.1.4); the solo opponent clears all of its right side (PW-16.6.5)."""

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if s.is_rival(seat):
            rival_prays(s)
        elif occupied(s.of(seat)):
            s.next(PrayReward(seat))


class Recruit(Op[PaladinsTable]):
    """A displayed Townsfolk, at its price (PW-6.2.5); none where none can be paid for any more."""

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if refuse_town(s, s.of(seat)) is None:
            s.next(RecruitWhom(seat))


class Dismiss(Op[PaladinsTable]):
    """Discard a displayed Townsfolk, at its price, for its reward (PW-6.2.3), if one can be paid for."""

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if refuse_town(s, s.of(seat)) is None:
            s.next(DismissWhom(seat))


def is_one_left(s: PaladinsTable) -> bool:
    """Before the first round, whether a Townsfolk is left for everybody who has still to recruit one (PW-3.3)."""
    waiting: i64 = 0
    for step in s.stack:
        waiting += 1 if isinstance(step, FirstTownsfolk) else 0
    return count(set_of(s.town)) > waiting


class RecruitFreely(Op[PaladinsTable]):
    """A displayed Townsfolk for nothing (PW-12.1.11); the solo opponent dismisses one (PW-16.6.5)."""

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if s.is_rival(seat):
            rival_dismisses(s)
        elif set_of(s.town) and (s.round > 0 or is_one_left(s)):
            s.next(FreeRecruit(seat))


class Develop(Op[PaladinsTable]):
    """Place the left-most Workshop (PW-6.1.2)."""

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        s.next(DevelopWhere(seat, 0))


class DevelopFreely(Op[PaladinsTable]):
    """The same for nothing (PW-9.2.7)."""

    def able(self, s: PaladinsTable, seat: Seat) -> Refusal | None:
        if s.is_rival(seat):
            return RIVAL_CANNOT_DEVELOP
        return None if s.of(seat).developed() < len(WORKSHOPS) else NO_WORKSHOP

    def enact(self, s: PaladinsTable, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(DevelopWhere(seat, 1))


class Alternatives(Choose):
    """`choice`; the solo opponent takes the first that it can do, else the last (PW-16.3.18, 16.6.9, 16.6.18)."""

    def enact(self, s: Any, seat: Seat) -> None:
        if not s.is_rival(seat):
            super().enact(s, seat)
            return
        for branch in self.branches:
            if s.op(branch).able(s, seat) is None:
                s.op(branch).enact(s, seat)
                return
        s.op(self.branches[len(self.branches) - 1]).enact(s, seat)


class Willing(May):
    """`may`; the solo opponent takes whatever it can (PW-16.6.18)."""

    def enact(self, s: Any, seat: Seat) -> None:
        if not s.is_rival(seat):
            super().enact(s, seat)
        elif self.able(s, seat) is None:
            s.op(self.effect).enact(s, seat)


class AsOftenAsAllowed(UpTo):
    """`times` with `up_to`; the solo opponent does it as often as it may (PW-16.6.18)."""

    def enact(self, s: Any, seat: Seat) -> None:
        if not s.is_rival(seat):
            super().enact(s, seat)
            return
        for _ in range(self.most):
            s.next(Enact(seat, self.effect))


class InTheOrderPrinted(AnyOrder):
    """`any_order`; the solo opponent goes from left to right (PW-16.6.18)."""

    def enact(self, s: Any, seat: Seat) -> None:
        if not s.is_rival(seat):
            super().enact(s, seat)
            return
        for n in range(len(self.parts) - 1, -1, -1):
            s.next(Enact(seat, self.parts[n]))


class SuspicionAtLeast(Condition[PaladinsTable]):
    """Peddlers (PW-12.2.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def holds(self, s: PaladinsTable, seat: Seat) -> bool:
        return len(s.of(seat).suspicion) >= self.n


class SuspicionAtMost(Condition[PaladinsTable]):
    """Squires (PW-12.2.5)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def holds(self, s: PaladinsTable, seat: Seat) -> bool:
        return len(s.of(seat).suspicion) <= self.n
