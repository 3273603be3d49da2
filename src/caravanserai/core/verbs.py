"""The verbs that the components of every game may use: choose, may, pay, times, per, in any order, if, by a table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, raised
from caravanserai.core.effect import Condition, Countable, Enact, Op
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.space import COUNT, OPTION, SKIP, YES, YES_SKIP
from caravanserai.core.state import State
from caravanserai.core.step import Refusal, Step


class InOrder(Op[State]):
    """One effect after the other; possible if any of them is."""

    def __init__(self, parts: Ints) -> None:
        self.parts: Final = parts

    def able(self, s: State, seat: Seat) -> Refusal | None:
        no: Refusal | None = None
        for part in self.parts:
            no = s.op(part).able(s, seat)
            if no is None:
                return None
        return no

    def enact(self, s: State, seat: Seat) -> None:
        first: i64 = 0
        while first < len(self.parts) and s.op(self.parts[first]).at_once():
            s.op(self.parts[first]).enact(s, seat)
            first += 1
        for n in range(len(self.parts) - 1, first - 1, -1):
            s.next(Enact(seat, self.parts[n]))

    def commutes(self) -> bool:
        return False


class Choose(Op[State]):
    """`choice`: exactly one of several effects."""

    def __init__(self, branches: Ints) -> None:
        self.branches: Final = branches

    def able(self, s: State, seat: Seat) -> Refusal | None:
        no: Refusal | None = None
        for branch in self.branches:
            no = s.op(branch).able(s, seat)
            if no is None:
                return None
        return no

    def enact(self, s: State, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(ChooseBranch(seat, self.number))


class ChooseBranch(Step[State]):
    """Which of the printed effects."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def branches(self, s: State) -> Ints:
        op = s.op(self.effect)
        assert isinstance(op, Choose)
        return op.branches

    def candidates(self, s: State) -> Ints:
        return OPTION.codes(bit(len(self.branches(s))) - 1)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return s.op(self.branches(s)[OPTION.index(choice)]).able(s, self.seat)

    def take(self, s: State, choice: Choice) -> None:
        s.op(self.branches(s)[OPTION.index(choice)]).enact(s, self.seat)


class May(Op[State]):
    """`may`: do it or leave it."""

    def __init__(self, effect: i64) -> None:
        self.effect: Final = effect

    def able(self, s: State, seat: Seat) -> Refusal | None:
        return s.op(self.effect).able(s, seat)

    def enact(self, s: State, seat: Seat) -> None:
        s.next(MayEnact(seat, self.effect))

    def asks_itself(self) -> bool:
        return True


class MayEnact(Step[State]):
    """Use an effect, or leave it."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, s: State) -> Ints:
        return YES_SKIP

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice == SKIP else s.op(self.effect).able(s, self.seat)

    def take(self, s: State, choice: Choice) -> None:
        if choice == YES:
            s.op(self.effect).enact(s, self.seat)


def offer(s: State, seat: Seat, effect: i64) -> None:
    """Ask whether an effect is wanted, unless it asks that itself or is nothing."""
    op = s.op(effect)
    if op.asks_itself():
        op.enact(s, seat)
    elif not op.is_nothing():
        s.next(MayEnact(seat, effect))


class Pay(Op[State]):
    """`pay`: pay, then gain; not payable, nothing."""

    def __init__(self, cost: i64, gain: i64) -> None:
        self.cost: Final = cost
        self.gain: Final = gain

    def able(self, s: State, seat: Seat) -> Refusal | None:
        no = s.op(self.cost).able(s, seat)
        return s.op(self.gain).able(s, seat) if no is None else no

    def able_times(self, s: State, seat: Seat, n: i64) -> Refusal | None:
        return s.op(self.cost).able_times(s, seat, n)

    def enact(self, s: State, seat: Seat) -> None:
        if s.op(self.cost).able(s, seat) is None:
            s.next(Enact(seat, self.cost), Enact(seat, self.gain))


class Times(Op[State]):
    """`times` with `n`: the same effect so many times."""

    def __init__(self, n: i64, effect: i64) -> None:
        self.n: Final = n
        self.effect: Final = effect

    def able(self, s: State, seat: Seat) -> Refusal | None:
        return s.op(self.effect).able(s, seat)

    def enact(self, s: State, seat: Seat) -> None:
        for _ in range(self.n):
            s.next(Enact(seat, self.effect))


class UpTo(Op[State]):
    """`times` with `up_to`: from once to so many times, as the player likes."""

    def __init__(self, most: i64, effect: i64) -> None:
        self.most: Final = most
        self.effect: Final = effect

    def able(self, s: State, seat: Seat) -> Refusal | None:
        return s.op(self.effect).able(s, seat)

    def enact(self, s: State, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(ChooseTimes(seat, self.most, self.effect))


class ChooseTimes(Step[State]):
    """How many times."""

    def __init__(self, seat: Seat, most: i64, effect: i64) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.effect: Final = effect

    def candidates(self, s: State) -> Ints:
        return COUNT.codes(bit(self.most + 1) - 2)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return s.op(self.effect).able_times(s, self.seat, COUNT.index(choice))

    def take(self, s: State, choice: Choice) -> None:
        for _ in range(COUNT.index(choice)):
            s.next(Enact(self.seat, self.effect))


class Per(Op[State]):
    """`per`: once for every full `every` of the counted things, at most so often."""

    def __init__(self, counter: Countable[Any], every: i64, most: i64, effect: i64) -> None:
        self.counter: Final = counter
        self.every: Final = every
        self.most: Final = most  # -1: no limit
        self.effect: Final = effect

    def times(self, s: State, seat: Seat) -> i64:
        """How often the effect happens."""
        n = self.counter.count(s, seat) // self.every
        return n if self.most < 0 else min(n, self.most)

    def enact(self, s: State, seat: Seat) -> None:
        for _ in range(self.times(s, seat)):
            s.next(Enact(seat, self.effect))


class AnyOrder(Op[State]):
    """`any_order`: the player chooses the order, asked only if it can matter."""

    def __init__(self, parts: Ints) -> None:
        self.parts: Final = parts

    def enact(self, s: State, seat: Seat) -> None:
        if self.parts_commute(s):
            for part in self.parts:
                s.next(Enact(seat, part))
        else:
            s.next(ChooseOrder(seat, self.number, bit(len(self.parts)) - 1))

    def parts_commute(self, s: State) -> bool:
        for part in self.parts:
            if not s.op(part).commutes():
                return False
        return True


class ChooseOrder(Step[State]):
    """Which of the effects that are left comes next."""

    def __init__(self, seat: Seat, effect: i64, left: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.left: Final = left

    def candidates(self, s: State) -> Ints:
        return raised(self.left, OPTION.first)

    def take(self, s: State, choice: Choice) -> None:
        op = s.op(self.effect)
        assert isinstance(op, AnyOrder)
        left = self.left & ~bit(OPTION.index(choice))
        part = Enact(self.seat, op.parts[OPTION.index(choice)])
        if left:
            s.next(part, ChooseOrder(self.seat, self.effect, left))
        else:
            s.next(part)


class If(Op[State]):
    """`if`: one effect or another, tested when its turn comes."""

    def __init__(self, test: Condition[Any], then: i64, otherwise: i64) -> None:
        self.test: Final = test
        self.then: Final = then
        self.otherwise: Final = otherwise

    def enact(self, s: State, seat: Seat) -> None:
        s.op(self.then if self.test.holds(s, seat) else self.otherwise).enact(s, seat)


class Table(Op[State]):
    """`table`: the row for the value of the die or the power in use."""

    def __init__(self, parts: Ints) -> None:
        self.parts: Final = parts

    def enact(self, s: State, seat: Seat) -> None:
        s.op(self.parts[s.value_in_use(seat) - 1]).enact(s, seat)
