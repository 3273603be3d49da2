"""What the words of a component file mean: rows and bundles, read once into effects.

The box gives every effect a number as it meets it; the game's effects.py says
what its words mean and has them read.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from caravanserai.core.box import Box, BoxError
from caravanserai.core.effect import Condition, Countable, Nothing, Op
from caravanserai.core.ids import Ints, RuleId
from caravanserai.core.ints import added, filled
from caravanserai.core.space import OPTION
from caravanserai.core.verbs import AnyOrder, Choose, If, InOrder, May, Pay, Per, Table, Times, UpTo

MOST_TIMES: Final = 31  # that something can be done at once: a number of times is a choice

Row: TypeAlias = dict[str, Any]


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
