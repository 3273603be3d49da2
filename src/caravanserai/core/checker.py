"""The strict reader of component files: every fault is one line, `file: table: key: what is wrong`."""

import re
from collections import Counter
from collections.abc import Container, Iterable
from typing import Any, Final

from caravanserai.core.words import BUNDLES, EFFECTS, NESTED, PAIR, PLAIN, SORTS, Key, Row, Words, bounds

HEAD: Final[dict[str, type]] = {"meta": dict, "provenance": dict, "counts": dict, "options": list}
COUNT: Final = "n list:str where?:lists by?:str sum?:str rows?:bool"
COUNT_OF_EACH: Final = f"n:ints {COUNT.removeprefix('n ')}"
PLAYERS: Final = re.compile(r"(\d+)(?:-(\d+))?")
LEADS: Final = {"effects": "kind", "moment": "on", "change": "ask", "condition": "test", "score": ""}
MOST: Final = 60  # of anything in one cost or gain, where a game does not say less
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
        self.fixed("meta.")  # how many may play says what other tables must have
        if not self.faults:
            self.tables()
        if not self.faults:
            self.counts()
            self.options()
            self.maps()
        if not self.faults:
            self.fixed("")
            self.same()
            self.needed()
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
        is_of_each = "by" in count and isinstance(count.get("n"), list)
        self.row(f"counts.{name}", count, self.words.keys(COUNT_OF_EACH if is_of_each else COUNT))
        rows = self.data.get(str(count.get("list")))
        if before < len(self.faults) or not isinstance(rows, list):
            return False
        sums = self.sums(name, count, rows)
        for group, n in self.told(name, count, list(sums)).items():
            if sums[group] != n:
                of = f"{count['list']} {group}".strip()
                self.fault("counts", name, f"says {n}, but {of} adds up to {sums[group]}")
        for key, accepted in count.get("where", {}).items():
            if len(set(map(repr, accepted))) != len(accepted):
                self.fault(f"counts.{name}", f"where.{key}", "says the same twice")
        return True

    def told(self, name: str, count: Row, groups: list[str]) -> dict[str, int]:
        """How many pieces a row says there are of each group: the same of all, or one number for each, ascending."""
        n = count["n"]
        numbers = n if isinstance(n, list) else [n] * len(groups)
        by_value = sorted(groups, key=lambda group: (int(group) if group.isdigit() else 0, group))
        if len(numbers) != len(groups):
            self.fault(f"counts.{name}", "n", f"needs a number for each of {', '.join(by_value)}")
            return {}
        said = dict(zip(by_value, numbers, strict=True))
        return {group: said[group] for group in groups}

    def sums(self, name: str, count: Row, rows: list[Row]) -> Counter[str]:
        """How many pieces the list holds, for each value of the key `by`."""
        sums: Counter[str] = Counter()
        for row in rows:
            if not all(row.get(key) in accepted for key, accepted in count.get("where", {}).items()):
                continue
            pieces = 1 if count.get("rows") else row.get(count.get("sum", "copies"), 1)
            if not PLAIN["int"](pieces):
                self.fault(f"counts.{name}", "sum", f"{pieces!r} is not a whole number")
                return Counter()
            sums[str(row.get(count.get("by", ""), ""))] += pieces
        return sums or Counter({"": 0})

    def options(self) -> None:
        for option in self.data["options"]:
            where = f"options[{option['id']}]"
            if not is_among(option["default"], option["values"]):
                self.fault(where, "default", "is not among its values")
            if len({type(value) for value in option["values"]}) > 1:
                self.fault(where, "values", f"{option['values']!r} are not all of one sort")
            for key in ("values", "players"):
                if len(set(option.get(key, []))) != len(option.get(key, [])):
                    self.fault(where, key, "says the same twice")
            if not set(option.get("players", [])) <= set(self.players):
                self.fault(where, "players", f"must be among {self.players}")

    def maps(self) -> None:
        for place, places, edges in self.words.maps:
            holder = self.data[place] if place else self.data
            for part in holder if isinstance(holder, list) else [holder]:
                self.edges_once(f"{place}.{edges}".strip("."), part[edges])
                self.map(f"{place} {places}".strip(), part[places], part[edges])

    def fixed(self, of: str) -> None:
        """What the rules of a game can follow with one value only, in the tables whose names begin so."""
        for path, only in self.words.fixed.items():
            if not path.startswith(of):
                continue
            found = values_at(self.data, path)
            if not found:
                place, _, key = path.rpartition(".")
                self.fault(place or path, key, f"missing: the rules need {only!r}")
            for where, value in found:
                if value != only or type(value) is not type(only):
                    place, _, key = where.rpartition(".")
                    self.fault(place or where, key, f"the rules need {only!r}, not {value!r}")

    def needed(self) -> None:
        """What the rules read of tables that may have any keys, as `counts` may."""
        for path in self.words.needed:
            if not values_at(self.data, path):
                place, _, key = path.rpartition(".")
                self.fault(place, key, "missing")

    def same(self) -> None:
        """What is said in two places is the same in both."""
        for one, other in self.words.same:
            here, there = (dict(values_at(self.data, place)) for place in (one, other))
            if list(here.values()) != list(there.values()):
                place, _, key = one.rpartition(".")
                said = ", ".join(map(repr, there.values())) or "nothing"
                self.fault(place or one, key, f"is not the same as {other}, which says {said}")

    def edges_once(self, where: str, edges: list[Any]) -> None:
        """No edge stands twice, from whichever end it is named."""
        ends = [sorted(map(str, edge["ends"] if isinstance(edge, dict) else edge)) for edge in edges]
        for one, times in Counter(map(tuple, ends)).items():
            if times > 1:
                self.fault(where, str(list(one)), f"is there {times} times")

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


def is_among(value: Any, values: Iterable[Any]) -> bool:
    """Whether it is one of them, and of the same sort: 0 is not `false`."""
    return any(value == one and type(value) is type(one) for one in values)


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


def values_at(data: Any, path: str, where: str = "") -> list[tuple[str, Any]]:
    """What stands at a place such as `player.ships`, `actions[hunt].slots` or `debts[].copies`, each with its place.

    `day_track.servants#` is how many there are.
    """
    if path.endswith("#"):
        return [(place, len(value)) for place, value in values_at(data, path[:-1], where)]
    head, _, rest = path.partition(".")
    name, _, row = head.partition("[")
    found: Any = data.get(name)
    if found is None:
        return []
    here = f"{where}.{name}".lstrip(".")
    parts = [(here, found)]
    if row:
        wanted = row.rstrip("]")
        rows = [(str(one.get("id", n)) if isinstance(one, dict) else str(n), one) for n, one in enumerate(found)]
        parts = [(f"{here}[{label}]", one) for label, one in rows if wanted in ("", label)]
    return [leaf for place, one in parts for leaf in (values_at(one, rest, place) if rest else [(place, one)])]


def reachable(near: dict[str, set[str]]) -> set[str]:
    """The places that can be reached from the first."""
    reached: set[str] = set()
    todo = list(near)[:1]
    while todo:
        place = todo.pop()
        reached.add(place)
        todo += near[place] - reached
    return reached
