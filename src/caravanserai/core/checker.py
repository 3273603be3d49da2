"""The strict reader of component files: every fault is one line, `file: table: key: what is wrong`."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from caravanserai.core.signatures import Signatures
from caravanserai.core.words import PAIR, PLAIN, Row

HEAD: Final[dict[str, type]] = {"meta": dict, "provenance": dict, "counts": dict, "options": list}
COUNT: Final = "n list:str where?:lists by?:str sum?:str rows?:bool"
COUNT_OF_EACH: Final = f"n:ints {COUNT.removeprefix('n ')}"
LARGEST: Final = 1_000_000  # number in a file


class Checker(Signatures):
    """Holds the data of one game against its words and rules and collects the faults."""

    def check(self) -> list[str]:
        """Every fault, in the order of the file; what adds up is looked at once the tables are sound."""
        head = list(self.data.items())[: len(HEAD)]
        if [(name, type(table)) for name, table in head] != list(HEAD.items()):
            self.fault("(head)", ", ".join(name for name, _ in head), f"a file begins with {', '.join(HEAD)}")
            return self.faults
        self.numbers()
        if self.faults:
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

    def numbers(self) -> None:
        """No game counts to millions, and compiled ones could not."""
        for table, content in self.data.items():
            for n, row in enumerate(content if isinstance(content, list) else [content]):
                values = row if isinstance(row, dict) else {"(table)": row}
                where = table if row is content else f"{table}[{values.get('id', n)}]"
                for key, value in values.items():
                    if is_beyond(value):
                        self.fault(where, key, f"has a number beyond {LARGEST}")

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


def is_among(value: Any, values: Iterable[Any]) -> bool:
    """Whether it is one of them, and of the same sort: 0 is not `false`."""
    return any(value == one and type(value) is type(one) for one in values)


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


def is_beyond(value: Any) -> bool:
    """Whether a number, or one that lies in something, is larger than any that is counted."""
    if isinstance(value, dict | list):
        return any(is_beyond(one) for one in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, int | float) and not -LARGEST <= value <= LARGEST
