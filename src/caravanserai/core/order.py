"""The order of rows and effects: pinned beside the game, so that the order of the file says nothing.

States hold numbers: the third decree, effect 87. Which those are is said by `order.toml` in the game's folder,
which is only ever added to, at the end of each list. Rows that it does not name come after those it names, in the
order of the file. So rows may be moved about, and added anywhere, and old saves are still read as they were meant.
"""

from pathlib import Path
from typing import Any, Final

from caravanserai.core.words import Row, Words

FILE: Final = "order.toml"
EFFECTS: Final = "effects"
NAMING: Final = ("own", "count")  # types of a key that tells the rows of a list apart, where they have no id


class Order:
    """What `order.toml` says: the names of each list's rows, and the places of the effects."""

    def __init__(self, data: Row) -> None:
        self.rows: Final[dict[str, list[Any]]] = data.get("rows", {})
        self.effects: Final[list[str]] = data.get(EFFECTS, [])

    def missing(self, data: Row, words: Words) -> list[str]:
        """The pinned rows that are not in the data, each as a fault: a number that would then mean nothing."""
        found = pinned(data, words, Order({}))
        return [
            f"{place}: {name!r} is missing: a row may be changed, but not left out"
            for place, names in self.rows.items()
            for name in names
            if isinstance(name, str) and name not in found.get(place, [])
        ]

    def applied(self, data: Row, words: Words) -> Row:
        """The tables with all their rows in order; rows themselves are not copied, unless they hold rows."""
        return {name: self.table(name, name, value, words) for name, value in data.items()}

    def table(self, where: str, path: str, value: Any, words: Words) -> Any:
        """One table: `where` names the rows that it stands in, `path` does not."""
        if path not in words.tables:
            return value
        if not words.is_list(path):
            return self.row(where, path, value, words)
        key = naming(path, words)
        rows = [self.row(inside(where, row, key), path, row, words) for row in value]
        if key is None:
            return rows
        known = self.rows.get(where, [])
        last = len(known)
        return sorted(rows, key=lambda row: known.index(row[key]) if row[key] in known else last)

    def row(self, where: str, path: str, row: Row, words: Words) -> Row:
        if not any(f"{path}.{key}" in words.tables for key in row):
            return row
        return {key: self.table(f"{where}.{key}", f"{path}.{key}", value, words) for key, value in row.items()}


def inside(where: str, row: Row, key: str | None) -> str:
    """The place of a row of a list."""
    return where if key is None else f"{where}[{row[key]}]"


def naming(path: str, words: Words) -> str | None:
    """The key that tells the rows of a list apart; None where they are told apart by the order in which they stand."""
    keys = words.table(path)
    for key in keys:
        if key.name == "id":
            return key.name
    first = keys[0]
    return first.name if first.type in NAMING or first.type.startswith("@") else None


def pinned(data: Row, words: Words, before: Order) -> dict[str, list[Any]]:
    """The names of all rows, those already pinned first: what `order.toml` should say."""
    out: dict[str, list[Any]] = {place: list(names) for place, names in before.rows.items()}
    for name, value in data.items():
        collect(name, name, value, words, out)
    return out


def collect(where: str, path: str, value: Any, words: Words, out: dict[str, list[Any]]) -> None:
    """Add the names in a table, and in the tables within it."""
    if path not in words.tables:
        return
    is_list = words.is_list(path)
    key = naming(path, words) if is_list else None
    for row in value if is_list else [value]:
        if key is not None and row[key] not in out.setdefault(where, []):
            out[where].append(row[key])
        for inner, one in row.items():
            collect(f"{inside(where, row, key)}.{inner}", f"{path}.{inner}", one, words, out)


def order_file(folder: Path) -> Path:
    return folder / FILE
