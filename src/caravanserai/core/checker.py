"""The strict reader of component files: every fault is one line, `file: table: key: what is wrong`."""

import re
from collections import Counter
from collections.abc import Container
from typing import Any, Final

from caravanserai.core.words import BUNDLES, EFFECTS, NESTED, PAIR, PLAIN, SORTS, Key, Row, Words

HEAD: Final[dict[str, type]] = {"meta": dict, "provenance": dict, "counts": dict, "options": list}
COUNT: Final = "n list:str where?:lists by?:str sum?:str rows?:bool"
PLAYERS: Final = re.compile(r"(\d+)(?:-(\d+))?")
LEADS: Final = {"effects": "kind", "moment": "on", "change": "ask", "condition": "test", "score": ""}
EITHER_OR: Final = (("set", "add"), ("n", "up_to"))


class Checker:
    """Holds the data of one game against its words and rules and collects the faults."""

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

    def check(self) -> list[str]:
        """Every fault, in the order of the file; what adds up is looked at once the tables are sound."""
        head = list(self.data.items())[: len(HEAD)]
        if [(name, type(table)) for name, table in head] != list(HEAD.items()):
            self.fault("(head)", ", ".join(name for name, _ in head), f"a file begins with {', '.join(HEAD)}")
            return self.faults
        self.tables()
        if not self.faults:
            self.counts()
            self.options()
            self.maps()
        return self.faults

    def tables(self) -> None:
        for name, table in self.data.items():
            if name in self.words.tables:
                self.table(name, name, table)
            elif name not in HEAD:
                self.fault(name, "(table)", "unknown table")
        for name in self.words.tables:
            if "." not in name and name not in self.data and name != "supplies":
                self.fault(name, "(table)", "missing")
            if self.words.is_deck(name) and name not in self.data["counts"]:
                self.fault("counts", name, "missing: a deck with copies is counted")
        if self.data["meta"].get("id") != self.game:
            self.fault("meta", "id", "must be the name of the game's folder")
        self.row("provenance", self.data["provenance"], self.words.provenances(self.data))

    # Tables, rows and values, against their signatures

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
        self.ids_once(where, rows)
        if Key("players", "count", True) in keys and [row.get("players") for row in rows] != self.players:
            self.fault(where, "players", f"needs one row for each of {self.players}")

    def ids_once(self, where: str, rows: list[Row]) -> None:
        for name, times in Counter(str(row["id"]) for row in rows if "id" in row).items():
            if times > 1:
                self.fault(where, "id", f"{name!r} is used {times} times")

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
        if kind == "amount":
            return "" if self.is_amount(value, row) else f"{value!r} is neither a number nor one of {self.looked_up()}"
        if kind in self.words.named or "|" in kind:
            known = list(self.words.named.get(kind, kind.split("|")))
            return "" if value in known else f"{value!r} is not a known {kind}"
        return "" if PLAIN[kind](value) else f"{value!r} is not of type {kind}"

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
                if not PLAIN["ints"](n) or len(n) != row.get("max_uses"):
                    self.fault(where, f"{key}.{noun}", "needs a number for each of max_uses")
            elif not PLAIN["int"](n) or n < least:
                self.fault(where, f"{key}.{noun}", f"{n!r} is not a possible amount")

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
        signature = f"{self.words.lead[lead][row[lead]] if lead else ''} {self.words.rows[lead or 'score']}"
        for key in self.words.keys(signature):
            if key.type in ("counter", "test"):
                signature += " " + self.words.named[key.type].get(str(rest.get(key.name)), "")
        return self.words.keys(signature)

    def arguments(self, where: str, row: Row, rest: Row, keys: list[Key]) -> None:
        self.row(where, rest, keys)
        names = {key.name for key in keys}
        for one, other in EITHER_OR:
            if {one, other} <= names and (one in rest) == (other in rest):
                self.fault(where, one, f"either `{one}` or `{other}` is given")
        if "by" in row or row.get("kind") == "table":
            size = self.words.values.get(str(row.get("by")), 0)
            if any(len(value) != size for value in row.values() if isinstance(value, list)):
                self.fault(where, "by", f"{row.get('by')!r} needs lists of {size}")

    # What only adds up once the tables are sound

    def counts(self) -> None:
        for name, count in self.data["counts"].items():
            if isinstance(count, dict):
                self.count_of_part(name, count)
            else:
                self.count(name, {"n": count, "list": name})

    def count_of_part(self, name: str, count: Row) -> None:
        """A part is counted by a row that names its list."""
        if not self.count(name, count):
            self.fault("counts", name, "no such list")

    def count(self, name: str, count: Row) -> bool:
        """Whether the row is sound and speaks of a list; if so, it must add up."""
        before = len(self.faults)
        self.row(f"counts.{name}", count, self.words.keys(COUNT))
        rows = self.data.get(str(count.get("list")))
        if before < len(self.faults) or not isinstance(rows, list):
            return False
        for group, total in self.sums(name, count, rows).items():
            if total != count["n"]:
                of = f"{count['list']} {group}".strip()
                self.fault("counts", name, f"says {count['n']}, but {of} adds up to {total}")
        return True

    def sums(self, name: str, count: Row, rows: list[Row]) -> Counter[str]:
        """How many pieces the list holds, for each value of the key `by`."""
        sums: Counter[str] = Counter()
        for row in rows:
            if not all(row.get(key) in accepted for key, accepted in count.get("where", {}).items()):
                continue
            pieces = 1 if count.get("rows") else row.get(count.get("sum", "copies"), 1)
            if not PLAIN["int"](pieces):
                self.fault(f"counts.{name}", "sum", f"{pieces!r} is not of type int")
                return Counter()
            sums[str(row.get(count.get("by", ""), ""))] += pieces
        return sums or Counter({"": 0})

    def options(self) -> None:
        for option in self.data["options"]:
            where = f"options[{option['id']}]"
            if option["default"] not in option["values"]:
                self.fault(where, "default", "is not among its values")
            if not set(option.get("players", [])) <= set(self.players):
                self.fault(where, "players", f"must be among {self.players}")

    def maps(self) -> None:
        for place, places, edges in self.words.maps:
            holder = self.data[place] if place else self.data
            for part in holder if isinstance(holder, list) else [holder]:
                self.map(f"{place} {places}".strip(), part[places], part[edges])

    def map(self, where: str, places: list[Row], edges: list[Any]) -> None:
        """Every edge joins two known places and every place can be reached."""
        near: dict[str, set[str]] = {place["id"]: set() for place in places}
        for edge in edges:
            ends = edge["ends"] if isinstance(edge, dict) else edge
            if len(ends) != PAIR or not set(map(str, ends)) <= near.keys():
                self.fault(where, str(ends), "an edge joins two known places")
                continue
            near[ends[0]].add(ends[1])
            near[ends[1]].add(ends[0])
        reached = reachable(near)
        for name in near:
            if name not in reached:
                self.fault(where, name, "cannot be reached")


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


def reachable(near: dict[str, set[str]]) -> set[str]:
    """The places that can be reached from the first."""
    reached: set[str] = set()
    todo = list(near)[:1]
    while todo:
        place = todo.pop()
        reached.add(place)
        todo += near[place] - reached
    return reached
