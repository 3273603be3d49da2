"""Card text made from effects as they stand in the component file, so that it cannot disagree with what they do."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from caravanserai.core.words import Key, Row, Words
from caravanserai.speech.catalogue import Arguments, Catalogue, Said
from caravanserai.speech.sorts import spoken

NUMBERS: Final = ("int", "num", "amount")
LISTS: Final = ("moment*", "change*", "score*")  # of rows that are said as effects are
TOLD: Final = "told"  # the attribute of a verb for the middle of a sentence
OF_A_SUM: Final = ":"  # `owed:coin` is a number of coins in what `$owed` says
NO_WORD: Final = "none"  # what a message sees in place of a word that the row leaves out


class EffectText:
    """Puts effects into words: nouns, verbs, moments, changes and scoring rows.

    `named` says the component of a list by its id: a verb may speak of one.
    """

    def __init__(self, catalogue: Catalogue, words: Words, named: Callable[[str, str], str]) -> None:
        self.catalogue: Final = catalogue
        self.words: Final = words
        self.named: Final = named
        self.composites: Final[dict[str, Callable[[Row], str]]] = {
            "gain": self.gain,
            "choice": self.choice,
            "may": self.may,
            "pay": self.pay,
            "times": self.times,
            "per": self.per,
            "any_order": self.any_order,
            "if": self.if_,
            "table": self.table,
            "special": self.special,
        }

    def effects(self, effects: Any) -> str:
        """A bundle of gains, or rows of any sort, one after the other."""
        if not effects:
            return self.text("effect-none")
        if isinstance(effects, dict):
            return self.gains(effects)
        join = "effect-then" if all("kind" in row for row in effects) else "effect-rows"
        return self.joined(join, [self.row(row) for row in effects])

    def told(self, effects: Any) -> str:
        """The same as part of a sentence: "gain 1 influence, remove 1 suspicion and gain 1 scout"."""
        if not effects:
            return self.text("effect-none")
        if isinstance(effects, dict):
            return self.text("told-gain", what=self.listed([self.noun(*one, "acc") for one in effects.items()]))
        return self.listed([self.told_row(row) for row in effects])

    def told_row(self, row: Row) -> str:
        """A gain, or a verb that has words for a sentence; anything else as it stands on a card."""
        kind = row.get("kind", "")
        if kind == "gain":
            return self.told(gained(row))
        if self.catalogue.has(f"verb-{kind}", TOLD):
            return self.catalogue.say(f"verb-{kind}", self.arguments(self.words.lead["kind"][kind], row), TOLD)
        return self.row(row)

    def listed(self, parts: list[str]) -> str:
        """One, two and three."""
        first = self.joined("effect-with", parts[:-1])
        return self.text("told-and", first=first, next=parts[-1]) if first else parts[-1]

    def row(self, row: Row) -> str:
        if "kind" in row:
            return self.verb(row)
        if "on" in row:
            return self.moment(row)
        if "ask" in row:
            return self.change(row)
        return self.score(row)

    # Nouns

    def noun(self, noun: str, n: int, form: str = "") -> str:
        return self.catalogue.say(f"noun-{noun}", {"n": n}, form)

    def gains(self, bundle: Row) -> str:
        return self.joined("effect-with", [self.text("effect-gain", what=self.noun(*one)) for one in bundle.items()])

    def cost(self, bundle: Row, form: str = "") -> str:
        """What a bundle takes, in a case that the sentence around it may ask for."""
        if not bundle:
            return self.text("effect-free")
        return self.joined("effect-with", [self.noun(noun, n, form) for noun, n in bundle.items()])

    def numbers(self, numbers: Mapping[str, int]) -> dict[str, Said]:
        """What a message may speak of: each number, and those of one sum (`owed:coin`) together, as a cost."""
        out: dict[str, Said] = {}
        sums: dict[str, dict[str, int]] = {}
        for name, n in numbers.items():
            total, _, noun = name.partition(OF_A_SUM)
            if noun:
                sums.setdefault(total, {}).update({noun: n} if n else {})
            else:
                out[name] = n
        for total, bundle in sums.items():
            out |= {total: self.cost(bundle), f"{total}_acc": self.cost(bundle, "acc")}
            out[f"{total}_any"] = "yes" if bundle else "no"
        return out

    # Verbs

    def verb(self, row: Row) -> str:
        kind = row["kind"]
        if kind in self.composites:
            said = self.composites[kind](row)
        else:
            said = self.catalogue.say(f"verb-{kind}", self.arguments(self.words.lead["kind"][kind], row))
        return self.text("effect-by", effect=said, value=self.value(row["by"])) if "by" in row else said

    def gain(self, row: Row) -> str:
        return self.gains(gained(row))

    def choice(self, row: Row) -> str:
        return self.joined("effect-or", [self.effects(option) for option in row["options"]])

    def may(self, row: Row) -> str:
        return self.text("effect-may", effect=self.effects(row["effects"]))

    def pay(self, row: Row) -> str:
        cost, cost_acc = self.cost(row["cost"]), self.cost(row["cost"], "acc")
        return self.text("effect-pay", cost=cost, cost_acc=cost_acc, gain=self.effects(row["gain"]))

    def times(self, row: Row) -> str:
        effect = self.effects(row["effects"])
        if isinstance(row.get("up_to"), str):
            return self.text(f"effect-up-to-{row['up_to']}", effect=effect)
        if "up_to" in row:
            return self.text("effect-up-to", n=self.amount(row["up_to"]), effect=effect)
        return self.text("effect-repeat", times=self.so_often(row["n"]), effect=effect)

    def per(self, row: Row) -> str:
        said = self.text("effect-per", per=self.counter(row["of"], row), effect=self.effects(row["effects"]))
        return self.at_most(said, self.so_often(row["max"])) if "max" in row else said

    def any_order(self, row: Row) -> str:
        return self.text("effect-any-order", effect=self.joined("effect-with", map(self.row, row["effects"])))

    def if_(self, row: Row) -> str:
        test, then = self.test(row), self.effects(row["then"])
        if "else" in row:
            return self.text("effect-if-else", test=test, then=then, otherwise=self.effects(row["else"]))
        return self.text("effect-if", test=test, then=then)

    def test(self, row: Row) -> str:
        """What must hold, for an effect or for a card that asks for it."""
        return self.catalogue.say(f"test-{row['test']}", self.arguments(self.words.lead["test"][row["test"]], row))

    def table(self, row: Row) -> str:
        return self.by_value([self.effects(one) for one in row["rows"]])

    def by_value(self, said: list[str]) -> str:
        """What each value brings; neighbours that bring the same are said as one."""
        spans = [(n, last_alike(said, n)) for n in range(len(said)) if n == 0 or said[n - 1] != said[n]]
        rows = [self.text("effect-row", n=span(n + 1, last + 1), effect=said[n]) for n, last in spans]
        return self.joined("effect-with", rows)

    def special(self, row: Row) -> str:
        return self.text("special-" + row["rule"].replace(".", "-"))

    # Moments, changes, scoring

    def moment(self, row: Row) -> str:
        arguments = {**self.arguments(self.words.lead["on"][row["on"]], row), "every": row.get("every", 1)}
        moment = self.catalogue.say(f"moment-{row['on']}", arguments)
        said = self.text("effect-moment", moment=moment, effect=self.effects(row["effects"]))
        return self.text("effect-per-turn", effect=said, n=row["per_turn"]) if "per_turn" in row else said

    def change(self, row: Row) -> str:
        arguments = {**self.arguments(self.words.lead["ask"][row["ask"]], row), **changed(row)}
        said = self.catalogue.say(f"change-{row['ask']}", arguments)
        return self.text("effect-may", effect=said) if row.get("optional") else said

    def score(self, row: Row) -> str:
        said = self.noun("vp", row["vp"])
        if "per" in row:
            said = self.text("effect-score", points=said, per=self.counter(row["per"], row))
        if "base" in row:
            said = self.text("effect-with", first=self.noun("vp", row["base"]), next=said)
        return self.at_most(said, self.noun("vp", row["max"])) if "max" in row else said

    # Parts

    def text(self, message: str, /, **arguments: Said) -> str:
        return self.catalogue.say(message, arguments)

    def joined(self, message: str, parts: Iterable[str]) -> str:
        """Two or more texts as one, by a message that joins two."""
        said = ""
        for part in parts:
            said = self.text(message, first=said, next=part) if said else part
        return said

    def counter(self, counter: str, row: Row) -> str:
        arguments = {**self.arguments(self.words.named["counter"][counter], row), "every": row.get("every", 1)}
        return self.catalogue.say(f"score-per-{counter}", arguments)

    def at_most(self, effect: str, most: str) -> str:
        return self.text("effect-most", effect=effect, most=most)

    def so_often(self, n: Any) -> str:
        """A number of times, or as often as a value in use says."""
        return self.text(f"times-{n}") if isinstance(n, str) else self.text("times", n=self.amount(n))

    def amount(self, amount: Any) -> Said:
        """A number, a value in use such as the die's, or one number for each value."""
        if isinstance(amount, list):
            return self.by_value([str(n) for n in amount])
        return self.value(amount) if isinstance(amount, str) else int(amount)

    def value(self, value: str) -> str:
        return self.text(f"value-{value}")

    def arguments(self, signature: str, row: Row) -> Arguments:
        """What a message may speak of: every key of the signature, whether the row has it or not."""
        return self.of_keys(self.words.keys(signature), row)

    def of_keys(self, keys: Iterable[Key], row: Row) -> dict[str, Said]:
        out: dict[str, Said] = {}
        for key in keys:
            said = self.argument(key, row.get(key.name))
            if said is not None:
                out[key.name] = said
            if key.type == "cost":
                out[f"{key.name}_acc"] = self.cost(row.get(key.name, {}), "acc")
            if key.type in ("cost", "effects"):
                out[f"{key.name}_any"] = "yes" if row.get(key.name) else "no"
            if key.type == "effects":
                out[f"{key.name}_told"] = self.told(row.get(key.name))
        if "n" not in row and "up_to" in row:
            out["n"] = out["up_to"]  # so that a noun that counts `$n` can be used for either
        return out

    def argument(self, key: Key, value: Any) -> Said | None:
        """One argument as messages see it; None for what they cannot speak of."""
        if key.type == "effects":
            return self.effects(value)
        if key.type == "cost":
            return self.cost(value or {})
        if key.type == "amounts":
            return self.cost({noun: n for noun, n in (value or {}).items() if n})
        if key.type in LISTS or key.type.startswith("@"):
            value = value or None
        if value is None:
            return 0 if spoken(key) in NUMBERS else NO_WORD
        if key.type == "amount":
            return self.amount(value)
        if key.type == "condition":
            return self.test(value)
        return self.several(key, value) if isinstance(value, list) else self.plain(key, value)

    def several(self, key: Key, values: list[Any]) -> Said | None:
        """A list of nouns, of components, of what lasts or scores, or of things to buy."""
        if key.type in LISTS:
            return self.effects(values)
        if key.type == "rows":
            trades = [row for row in values if "cost" in row and "gain" in row]
            return self.joined("effect-rows", map(self.pay, trades)) if trades else None
        if values and all(self.catalogue.has(f"noun-{one}") for one in values):
            return self.cost(Counter(values))
        if key.type.startswith("@"):
            return self.joined("effect-with", [self.named(list_of(key), one) for one in values])
        return None

    def plain(self, key: Key, value: Any) -> Said | None:
        """A number, yes or no, a component, or a word."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str) and key.type.startswith("@"):
            return self.named(list_of(key), value)
        return value if isinstance(value, str | int | float) else None


def gained(row: Row) -> Row:
    """The bundle of a gain that is written as a row."""
    return {noun: n for noun, n in row.items() if noun not in ("kind", "rule")}


def list_of(key: Key) -> str:
    """The list that the components of a key are in: `@locations*2`, `@paladins|any`."""
    return key.type[1:].partition("|")[0].partition("*")[0]


def last_alike(said: list[str], first: int) -> int:
    """Up to where the texts are the same as the first."""
    last = first
    while last + 1 < len(said) and said[last + 1] == said[first]:
        last += 1
    return last


def span(first: int, last: int) -> Said:
    """`3`, or `1–4`."""
    return first if first == last else f"{first}–{last}"


def changed(row: Row) -> dict[str, Said]:
    """How a change speaks of itself: `$change` is add, less, set, yes or no, and `$n` how much."""
    if "add" in row:
        return {"change": "less" if row["add"] < 0 else "add", "n": abs(row["add"])}
    if isinstance(row["set"], bool):
        return {"change": "yes" if row["set"] else "no", "n": 0}
    return {"change": "set", "n": row["set"]}
