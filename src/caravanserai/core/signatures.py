"""Tables, rows and values of a component file, each against its signature; a fault is one line.

`file: table: key: what is wrong`.
"""

import re
from collections import Counter
from collections.abc import Container
from typing import Any, Final

from caravanserai.core.words import BUNDLES, EFFECTS, NESTED, PLAIN, SORTS, Key, Row, Words, bounds

PLAYERS: Final = re.compile(r"(\d+)(?:-(\d+))?")
LEADS: Final = {"effects": "kind", "moment": "on", "change": "ask", "condition": "test", "score": ""}
MOST: Final = 60  # of anything in one cost or gain, where a game does not say less
EITHER_OR: Final = (("set", "add"), ("n", "up_to"))


class Signatures:
    """Holds what one row says against the words of a game, and collects the faults."""

    def __init__(self, file: str, game: str, data: Row, words: Words, rules: Container[str]) -> None:
        self.file: Final = file
        self.game: Final = game
        self.data: Final = data
        self.words: Final = words
        self.rules: Final = rules
        self.players: Final = player_counts(data)
        self.faults: Final[list[str]] = []

    def fault(self, where: str, key: str, what: str) -> None:
        self.faults.append(f"{self.file}: {where}: {key}: {what}")

    def table(self, where: str, path: str, table: Any) -> None:
        """A table, or a list of rows; a row is named by its id."""
        listed = self.words.is_list(path)
        rows = table if listed else [table]
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.fault(where, "(table)", "expected rows [[…]]" if listed else "expected a table […]")
            return
        keys = self.words.table(path)
        for n, row in enumerate(rows):
            name = f"{where}[{row.get('id', n)}]" if listed else where
            self.row(name, row, keys, path)
            if "effects" in row and row.keys() & {"cost", "gain"}:
                self.fault(name, "effects", "a row has either `effects`, or `cost` and `gain`")
        for key in ["id", *(key.name for n, key in enumerate(keys) if key.type == "own" or is_name(key, n))]:
            self.once(where, key, rows)
        if Key("players", "count", True) in keys and sorted_counts(rows) != self.players:
            self.fault(where, "players", f"needs one row for each of {self.players}")

    def once(self, where: str, key: str, rows: list[Row]) -> None:
        """No two rows of a list are called or numbered the same."""
        for name, times in Counter(repr(row[key]) for row in rows if key in row).items():
            if times > 1:
                self.fault(where, key, f"{name} is used {times} times")

    def row(self, where: str, row: Row, keys: list[Key], path: str = "") -> None:
        """One table or row: no key too many, none missing, each of its type."""
        types = {key.name: key.type for key in keys}
        for name, value in row.items():
            if name not in types:
                self.fault(where, name, f"unknown key; {hint(name, types)}")
            elif types[name] in NESTED:
                self.table(f"{where}.{name}", f"{path}.{name}", value)
            else:
                self.value(where, name, types[name], value, row)
        for key in keys:
            if key.needed and key.name not in row:
                self.fault(where, key.name, "missing")

    def value(self, where: str, key: str, kind: str, value: Any, row: Row) -> None:
        """One value against its type; the row it stands in may say how long a list is."""
        if kind.startswith("players<"):
            self.by_players(where, key, kind[len("players<") : -1], value, row)
        elif "*" in kind:
            self.series(where, key, kind, value, row)
        elif kind in EFFECTS:
            self.effect(where, key, kind, value, row)
        elif kind in BUNDLES:
            self.bundle(where, key, kind, value, row)
        elif what := self.wrong(kind, value, row):
            self.fault(where, key, what)

    def wrong(self, kind: str, value: Any, row: Row) -> str:
        """What is wrong with a single word or number; empty if nothing is."""
        if kind.startswith("@"):
            path, *others = kind[1:].split("|")
            return "" if value in self.ids(path) + others else f"{value!r} is not in {path}"
        if kind == "rule":
            return "" if isinstance(value, str) and value in self.rules else f"{value!r} is not in the rules"
        if limits := bounds(kind):
            return outside(value, *limits)
        if kind == "amount":
            return "" if self.is_amount(value, row) else f"{value!r} is neither a number nor one of {self.looked_up()}"
        if kind in self.words.named or "|" in kind:
            known = list(self.words.named.get(kind, kind.split("|")))
            return "" if value in known else f"{value!r} is not a known {kind}"
        if PLAIN[kind](value):
            return ""
        if kind == "int":
            return f"{value!r} is not a whole number"
        return f"{value!r} is neither true nor false" if kind == "bool" else f"{value!r} is not of type {kind}"

    def is_amount(self, value: Any, row: Row) -> bool:
        """A number, the value of a die, or with `by` a list to look the number up in."""
        return PLAIN["int"](value) or value in self.looked_up() or ("by" in row and PLAIN["ints"](value))

    def looked_up(self) -> list[str]:
        return list(self.words.values)

    def ids(self, path: str) -> list[Any]:
        """The ids of a list, named by its path."""
        table: Any = self.data
        for part in path.split("."):
            table = table.get(part) if isinstance(table, dict) else None
        return [row.get("id", "") for row in table if isinstance(row, dict)] if isinstance(table, list) else []

    def series(self, where: str, key: str, kind: str, value: Any, row: Row) -> None:
        """A list of one type: `type*`, `type*4`, or `type*key`, as long as that key of the row says."""
        kind, _, size = kind.rpartition("*")
        if not isinstance(value, list) or (size and str(len(value)) != str(row.get(size, size))):
            self.fault(where, key, f"{value!r} is not a list" + (f" as long as {size}" if size else ""))
            return
        for n, one in enumerate(value):
            self.value(where, f"{key}[{n}]", kind, one, row)

    def by_players(self, where: str, key: str, kind: str, value: Any, row: Row) -> None:
        """A value for every player count, by counts or spans."""
        named: list[int] = []
        for counts, one in value.items() if isinstance(value, dict) else ():
            named += span(counts)
            self.value(where, f"{key}.{counts}", kind, one, row)
        if sorted(named) != self.players:
            self.fault(where, key, f"must cover each player count of {self.players} once")

    # Effects

    def bundle(self, where: str, key: str, kind: str, value: Any, row: Row) -> None:
        """Nouns with amounts; a cost or gain has none of 0, `uses` a number for each use."""
        amounts: Row = value if isinstance(value, dict) else {str(value): 1}
        least = 1 if kind == "cost" else 0
        for noun, n in amounts.items():
            self.value(where, key, "noun", noun, row)
            if kind == "uses":
                most = self.words.most.get(noun, MOST)
                if not PLAIN["ints"](n) or len(n) != row.get("max_uses"):
                    self.fault(where, f"{key}.{noun}", "needs a number for each of max_uses")
                elif not all(0 <= one <= most for one in n):
                    self.fault(where, f"{key}.{noun}", f"{n!r} must be from 0 to {most} each")
            elif not PLAIN["int"](n) or n < least:
                self.fault(where, f"{key}.{noun}", f"{n!r} is not a possible amount")
            elif n > self.words.most.get(noun, MOST):
                self.fault(where, f"{key}.{noun}", f"must be at most {self.words.most.get(noun, MOST)}, not {n}")

    def effect(self, where: str, key: str, kind: str, value: Any, row: Row) -> None:
        """A bundle or a list of rows; or one row of moments, changes, conditions, scoring."""
        lead = LEADS[kind]
        if kind != "effects":
            self.phrase(f"{where}.{key}", value, lead)
        elif isinstance(value, dict):
            self.bundle(where, key, "cost", value, row)
        else:
            for n, one in enumerate(value if isinstance(value, list) else [value]):
                self.phrase(f"{where}.{key}[{n}]", one, lead)

    def phrase(self, where: str, phrase: Any, lead: str) -> None:
        """A row led by a word of the vocabulary, with the arguments of that word."""
        row: Row = phrase if isinstance(phrase, dict) else {lead: phrase}
        rest = {key: value for key, value in row.items() if key != lead}
        if lead and row.get(lead) not in list(self.words.lead[lead]):
            self.fault(where, lead, f"unknown {SORTS[lead]} {row.get(lead)!r}")
        elif row.get("kind") == "gain":
            self.bundle(where, "gain", "cost", rest, row)
        else:
            self.arguments(where, row, rest, self.signature(row, rest, lead))

    def signature(self, row: Row, rest: Row, lead: str) -> list[Key]:
        """The arguments of the leading word, of its sort of row, and of the counter or test it names."""
        own = self.words.keys(self.words.lead[lead][row[lead]]) if lead else []
        keys = own + [key for key in self.words.keys(self.words.rows[lead or "score"]) if not answered(key, own)]
        for key in keys:
            if key.type in ("counter", "test"):
                keys = keys + self.words.keys(self.words.named[key.type].get(str(rest.get(key.name)), ""))
        return keys

    def arguments(self, where: str, row: Row, rest: Row, keys: list[Key]) -> None:
        self.row(where, rest, keys)
        names = {key.name for key in keys}
        for one, other in EITHER_OR:
            if {one, other} <= names and (one in rest) == (other in rest):
                self.fault(where, one, f"either `{one}` or `{other}` is given")
        if "every" in rest and "per" in names and "per" not in rest:
            self.fault(where, "every", "only where something is counted: `per` is missing")
        if "by" in row or row.get("kind") == "table":
            size = self.words.values.get(str(row.get("by")), 0)
            if any(len(value) != size for value in row.values() if isinstance(value, list)):
                self.fault(where, "by", f"{row.get('by')!r} needs lists of {size}")


def sorted_counts(rows: list[Row]) -> list[Any]:
    """The player counts of rows, however they stand."""
    return sorted((row.get("players") for row in rows), key=lambda n: (not PLAIN["int"](n), str(n)))


def outside(value: Any, least: int, most: int | None) -> str:
    """What is wrong with a number that has bounds."""
    if not PLAIN["int"](value):
        return f"{value!r} is not a whole number"
    if least <= value and (most is None or value <= most):
        return ""
    if least == most:
        return f"the rules need {least}, not {value!r}"
    allowed = f"{least} or more" if most is None else f"from {least} to {most}"
    return f"must be {allowed}, not {value!r}"


def is_name(key: Key, n: int) -> bool:
    """Whether a key tells the rows of a list apart by naming rows of another: the first one, if it does."""
    return n == 0 and key.type.startswith("@") and "*" not in key.type


def answered(key: Key, own: list[Key]) -> bool:
    """Whether a question says itself what it is set to, so that nothing can be added: a yes, a list of names."""
    return key.name in ("set", "add") and any(one.name == "set" for one in own)


def player_counts(data: Row) -> list[int]:
    """The player counts that `meta` speaks of; none where it does not say."""
    meta = data.get("meta")
    if not isinstance(meta, dict):
        return []
    least, most = meta.get("players_min"), meta.get("players_max")
    return list(range(least, most + 1)) if isinstance(least, int) and isinstance(most, int) else []


def span(counts: str) -> range:
    """The player counts that a key such as `3` or `1-3` names; none for other words."""
    match = PLAYERS.fullmatch(counts)
    return range(int(match[1]), int(match[2] or match[1]) + 1) if match else range(0)


def hint(name: str, types: dict[str, str]) -> str:
    return "text is generated from effects" if name == "text" else f"known: {', '.join(types) or 'none'}"
