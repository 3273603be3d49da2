"""Effects printed on components: data, read once into verbs that use the same stack as the rules.

The box gives every effect a number as it meets it; the game's effects.py says
what its words mean and has them read. A step that will enact an effect holds
the number, so it can be saved anywhere in the middle.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.bits import bit, raised
from caravanserai.core.box import Box, BoxError
from caravanserai.core.ids import Choice, Ints, RuleId, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.space import COUNT, OPTION, SKIP, YES, YES_SKIP
from caravanserai.core.state import State
from caravanserai.core.step import Auto, Refusal, Step

MOST_TIMES: Final = 31  # that something can be done at once: a number of times is a choice

S = TypeVar("S", bound=State)
Row: TypeAlias = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """A verb with its numbers: what a printed effect does, or what a cost takes."""

    number: i64 = -1  # its place among the effects of the game
    printed: object = None  # what the component file says: a bundle of gains, or rows of verbs

    def able(self, s: S, seat: Seat) -> Refusal | None:
        """Why the effect cannot be used now, or None."""
        return None

    def able_times(self, s: S, seat: Seat, n: i64) -> Refusal | None:
        """Why it cannot be used so many times at once, or None."""
        return self.able(s, seat)

    def enact(self, s: S, seat: Seat) -> None:
        """Change the state, or push steps that do."""
        raise NotImplementedError

    def commutes(self) -> bool:
        """Whether it makes no difference if this comes before or after its neighbours."""
        return False

    def at_once(self) -> bool:
        """Whether it only changes the state: what comes after it need not wait on the stack."""
        return False

    def asks_itself(self) -> bool:
        """Whether the effect itself asks if it is wanted, so that nobody need ask before."""
        return False

    def is_nothing(self) -> bool:
        """Whether it does nothing at all."""
        return False


class Nothing(Op[State]):
    """No effect."""

    def enact(self, s: State, seat: Seat) -> None:
        pass

    def commutes(self) -> bool:
        return True

    def is_nothing(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable(Generic[S]):
    """Something that can be counted for a player."""

    def count(self, s: S, seat: Seat) -> i64:
        """How many there are, for a seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """Something that is true or not for a player."""

    def holds(self, s: S, seat: Seat) -> bool:
        """Whether it is so, for a seat."""
        raise NotImplementedError


class Meanings:
    """What the words of a game's component file mean: one dictionary for each sort of word."""

    def __init__(
        self,
        gains: dict[str, Callable[[int], Op[Any]]],
        costs: dict[str, Callable[[int], Op[Any]]],
        verbs: "dict[str, Callable[[Row, Effects], Op[Any]]]",
        counters: dict[str, Callable[[Row], Countable[Any]]] | None = None,
        tests: dict[str, Callable[[Row], Condition[Any]]] | None = None,
        specials: dict[RuleId, Callable[[Row], Op[Any]]] | None = None,
    ) -> None:
        self.gains: Final = gains
        self.costs: Final = costs
        self.verbs: Final = {**VERBS, **verbs}
        self.counters: Final = counters or {}
        self.tests: Final = tests or {}
        self.specials: Final = specials or {}


class Effects:
    """The effects of one game, numbered as they are met, and read into ops once its words are known."""

    def __init__(self, box: Box | None = None) -> None:
        self.box: Final = box
        self.places: Final[list[str]] = [] if box is None else list(box.order.effects)
        self.pinned: Final[dict[str, int]] = {place: n for n, place in enumerate(self.places)}
        self.rows: Final[list[object]] = [[] for _ in self.places]
        self.ops: Final[list[Op[Any]]] = [Nothing() for _ in self.places]
        self.met: Final[list[int]] = []  # the numbers in the order in which they were met
        self.done: i64 = 0  # how many of them are read
        self.meanings: Meanings | None = None
        self.reading: str = ""  # the place of what is being read
        self.parts_met: i64 = 0  # of what is being read

    def number(self, effects: object, place: str = "") -> i64:
        """Remember effects as they stand in the file and give their number: as pinned for the place, or a new one."""
        if not place and self.reading:
            self.parts_met += 1
            place = f"{self.reading}/{self.parts_met}"
        number = self.pinned.pop(place, len(self.rows))
        if number == len(self.rows):
            self.rows.append(effects)
            self.places.append(place)
            self.ops.append(Nothing())
        else:
            self.rows[number] = effects
        self.met.append(number)
        return number

    def of(self, row: Row, key: str) -> i64:
        """The number of the effects under a key of a row; nothing where it has no such key."""
        return self.number(row.get(key, []), self.place(row, key))

    def place(self, row: Row, key: str) -> str:
        """Where a key of a row stands in the file."""
        return key if self.box is None else self.box.place(row, key)

    def read(self, meanings: Meanings) -> None:
        """Read everything that has a number; reading may give more numbers to the parts."""
        self.meanings = meanings
        while self.done < len(self.met):
            number = self.met[self.done]
            self.reading = self.places[number]
            self.parts_met = 0
            op = self.op(self.rows[number])
            op.number = number
            self.ops[number] = op
            self.done += 1
        self.reading = ""

    def known(self) -> Meanings:
        if self.meanings is None:
            raise ValueError("the words of the game are not known yet")
        return self.meanings

    def impossible(self, why: str) -> BoxError:
        """What can be written of the effect being read and yet cannot be played."""
        place = self.reading.partition("/")[0]  # a part of it has a number of its own, and no place
        if self.box is None:
            return BoxError([f"{place}: {why}"])
        return self.box.impossible(place, why)

    def op(self, effects: object) -> Op[Any]:
        """One effect: a bundle of gains, or rows of verbs."""
        if isinstance(effects, Op):
            return effects
        op = self.together(self.parts(effects))
        op.printed = effects
        return op

    def parts(self, effects: object) -> list[Op[Any]]:
        """The gains of a bundle, or the verbs of rows."""
        if isinstance(effects, dict):
            gains = self.known().gains
            for noun in effects:
                if noun not in gains:
                    raise self.impossible(f"nobody gains {noun!r}; {', '.join(gains)} can be gained")
            return [gains[noun](n) for noun, n in effects.items()]
        if isinstance(effects, list):
            return [self.verb(row) for row in effects]
        raise ValueError(f"not an effect: {effects!r}")

    def verb(self, row: Row) -> Op[Any]:
        kind = row["kind"]
        if kind == "gain":
            return self.op({noun: n for noun, n in row.items() if noun not in ("kind", "rule")})
        if kind not in self.known().verbs:
            raise self.impossible(f"unknown verb {kind!r}; known: {', '.join(self.known().verbs)}")
        op = self.known().verbs[kind](row, self)
        op.printed = [row]
        return op

    def counter(self, row: Row, key: str) -> Countable[Any]:
        """What a row counts."""
        counters = self.known().counters
        if row[key] not in counters:
            raise self.impossible(f"{row[key]!r} cannot be counted here; {', '.join(counters) or 'nothing'} can")
        return counters[row[key]](row)

    def whole(self, row: Row, key: str, least: int, most: int) -> int:
        """A number that must be known when the box is loaded, as the value of a die is not."""
        n = row[key]
        if not isinstance(n, int) or not least <= n <= most:
            raise self.impossible(f"{key}: must be a whole number from {least} to {most}, not {n!r}")
        return n

    def together(self, ops: list[Op[Any]]) -> Op[Any]:
        """One op for several, in the order given."""
        if not ops:
            return Nothing()
        return ops[0] if len(ops) == 1 else InOrder(self.numbers(ops))

    def numbers(self, ops: list[Op[Any]]) -> Ints:
        out = filled(0, 0)
        for op in ops:
            out = added(out, self.number(op))
        return out

    def cost(self, bundle: Row) -> Op[Any]:
        """What a bundle takes from the player."""
        costs = self.known().costs
        for noun in bundle:
            if noun not in costs:
                raise self.impossible(f"nothing is paid in {noun!r}; {', '.join(costs) or 'nothing'} can be paid")
        return self.together([costs[noun](n) for noun, n in bundle.items()])


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Enact(Auto[State]):
    """Do an effect when its turn comes."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, s: State) -> None:
        """Enact the effect of that number."""
        s.op(self.effect).enact(s, self.seat)


def moment(s: State, seat: Seat, effect: i64) -> None:
    """A moment has come: what a card brings then happens next; below 0 it brings nothing."""
    if effect >= 0:
        s.next(Enact(seat, effect))


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


def branches(row: Row, effects: Effects) -> Ints:
    """The effects that a row offers, which must have as many names as there are."""
    options = row["options"]
    if not 1 <= len(options) <= OPTION.size:
        raise effects.impossible(f"options: must be from 1 to {OPTION.size}, not {len(options)}")
    return effects.numbers([effects.op(option) for option in options])


def read_choice(row: Row, effects: Effects) -> Op[Any]:
    return Choose(branches(row, effects))


def read_may(row: Row, effects: Effects) -> Op[Any]:
    return May(effects.number(row["effects"]))


def read_pay(row: Row, effects: Effects) -> Op[Any]:
    return Pay(effects.number(effects.cost(row["cost"])), effects.number(row["gain"]))


def read_times(row: Row, effects: Effects) -> Op[Any]:
    effect = effects.number(row["effects"])
    if "n" in row:
        return Times(effects.whole(row, "n", 1, MOST_TIMES), effect)
    return UpTo(effects.whole(row, "up_to", 1, MOST_TIMES), effect)


def read_per(row: Row, effects: Effects) -> Op[Any]:
    most = effects.whole(row, "max", 0, MOST_TIMES) if "max" in row else -1
    every = effects.whole(row, "every", 1, MOST_TIMES) if "every" in row else 1
    return Per(effects.counter(row, "of"), every, most, effects.number(row["effects"]))


def read_any_order(row: Row, effects: Effects) -> Op[Any]:
    return AnyOrder(effects.numbers([effects.op([part]) for part in row["effects"]]))


def read_if(row: Row, effects: Effects) -> Op[Any]:
    tests = effects.known().tests
    if row["test"] not in tests:
        raise effects.impossible(f"{row['test']!r} cannot be asked here; {', '.join(tests) or 'nothing'} can")
    return If(tests[row["test"]](row), effects.number(row["then"]), effects.number(row.get("else", [])))


def read_table(row: Row, effects: Effects) -> Op[Any]:
    return Table(effects.numbers([effects.op(part) for part in row["rows"]]))


def read_special(row: Row, effects: Effects) -> Op[Any]:
    specials = effects.known().specials
    if row["rule"] not in specials:
        raise effects.impossible(f"no special effect has the rule {row['rule']!r}; {', '.join(specials) or 'none'} has")
    return specials[row["rule"]](row)


VERBS: Final[dict[str, Callable[[Row, Effects], Op[Any]]]] = {
    "choice": read_choice,
    "may": read_may,
    "pay": read_pay,
    "times": read_times,
    "per": read_per,
    "any_order": read_any_order,
    "if": read_if,
    "table": read_table,
    "special": read_special,
}
