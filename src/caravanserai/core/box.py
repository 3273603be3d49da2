"""What is in the box of a game: its component file and its rules, read and checked.

An owner of the physical game may lay corrections over our file; the result is checked the same way.
"""

import json
import os
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from caravanserai.core.checker import LARGEST, Checker
from caravanserai.core.order import Order, order_file
from caravanserai.core.rulebook import Rule, Rulebook, read_rules
from caravanserai.core.signatures import player_counts, span
from caravanserai.core.words import Row, Words, vocabulary_faults

SETTING: Final = "CARAVANSERAI_COMPONENTS"
DIGEST_BYTES: Final = 4
VOCABULARY: Final = "vocabulary.toml"


class BoxError(ValueError):
    """A component file, its rules or its words cannot be used; `faults` says why, one line each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults: Final = faults


@dataclass(frozen=True)
class Option:
    """What a table may switch, and for which player counts."""

    id: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    players: tuple[int, ...]
    rule: str


@dataclass(frozen=True)
class Box:
    """The checked components and rules of one game."""

    id: str
    prefix: str
    file: str
    data: Row = field(repr=False)
    options: tuple[Option, ...] = field(repr=False)
    book: Rulebook = field(repr=False)
    rules: dict[str, Rule] = field(repr=False)  # by id, in the order of the rules
    digest: str
    folder: Path = field(repr=False)  # where the rules lie in other languages, and the notes on them
    is_corrected: bool = False  # whether an owner has laid anything over our data
    order: Order = field(default_factory=lambda: Order({}), compare=False, repr=False)  # of rows and effects, as pinned

    def rule(self, name: str) -> Rule:
        """A rule of the game by its id."""
        return self.rules[name]

    def ids(self, table: str) -> list[str]:
        """The names of the rows of a table, in the order in which they are numbered (order.py)."""
        return [row["id"] for row in self.data[table]]

    def row(self, table: str, name: str) -> Row:
        """The row of a table that has a name."""
        found: Row = next(row for row in self.data[table] if row["id"] == name)
        return found

    def numbered(self, rows: list[Row], key: str, first: int = 1) -> list[Row]:
        """Rows by their own numbers, which leave none out, wherever they stand in the file."""
        out = sorted(rows, key=lambda row: int(row[key]))
        for n, row in enumerate(out, first):
            if row[key] != n:
                raise self.impossible(
                    f"{self.place(row)}: {key}", f"must be {n}, not {row[key]}: no number is left out"
                )
        return out

    def place(self, row: Row, key: str = "") -> str:
        """Where a row of the data stands, as faults name it: `decrees[d1_ship].moments[0]`; a key of it, if named."""
        where = self.places.get(id(row), "(unknown)")
        return f"{where}.{key}" if key else where

    @cached_property
    def places(self) -> dict[int, str]:
        """Where each row stands, by its identity: rows are never copied."""
        return dict(row_places(self.data, ""))

    def impossible(self, where: str, why: str) -> BoxError:
        """What can be written in a component file and yet makes no game: told of the owner's file.

        It is told as all faults are, `table[row]: key: why`, whether the place was named so or by `place`.
        """
        place, _, key = where.rpartition(".")
        if ": " not in where and place and not key.endswith("]"):
            where = f"{place}: {key}"
        return BoxError([f"{self.id}.toml: {where}: {why}"])

    def provenance(self, table: str, row_id: str | None = None) -> str:
        """Where the values of a table come from, or of one row that may differ from its table.

        A list inside a table is named by its path: `church_board.spaces`.
        """
        sources: dict[str, str] = self.data["provenance"]
        of_table = sources[table.partition(".")[0]]
        if row_id is None:
            return of_table
        for row in rows_of(self.data, table):
            if row.get("id") == row_id:
                return str(row.get("provenance", of_table))
        raise KeyError(f"{row_id!r} is not in {table}")


def rows_of(data: Row, path: str) -> Iterable[Row]:
    """Every row of a list, also where the list lies inside the rows of another."""
    found = [data]
    for part in path.split("."):
        parts = [row[part] for row in found if part in row]
        found = [row for one in parts for row in (one if isinstance(one, list) else [one])]
    return found


def row_places(value: Any, where: str) -> Iterator[tuple[int, str]]:
    """Every row in a value with the place it stands at; a row of a list is named by its id, or its number."""
    if isinstance(value, dict):
        yield id(value), where
        for key, one in value.items():
            yield from row_places(one, f"{where}.{key}".lstrip("."))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            name = one.get("id", n) if isinstance(one, dict) else n
            yield from row_places(one, f"{where}[{name}]")


def for_players(values: Row, players: int) -> Any:
    """The value for a player count, from one such as `{ "1-3" = 4, "4-5" = 6 }`."""
    for counts, value in values.items():
        if players in span(counts):
            return value
    raise KeyError(f"there is nothing for {players} players")


# Reading


def load_box(game: str, folder: Path, overlay: Path | None = None) -> Box:
    """Read a game's folder strictly, with the owner's corrections if there are any; or raise BoxError."""
    words = read_words(game, folder)
    book = read_rulebook(f"{game}/rules.md", folder / "rules.md")
    rules = {rule.id: rule for rule in book.rules}
    file = f"{game}/components.toml"
    ours = read_toml(file, folder / "components.toml")
    refuse(Checker(file, game, ours, words, rules).check())
    data = ours if overlay is None else corrected(game, ours, overlay, words, rules)
    order = read_order(game, folder)
    refuse([f"{file if data is ours else f'{game}.toml'}: {fault}" for fault in order.missing(data, words)])
    ordered = order.applied(data, words)
    found = digest(ordered, words)
    return Box(
        id=game,
        prefix=ordered["meta"]["prefix"],
        file=file,
        data=ordered,
        options=read_options(ordered),
        book=book,
        rules=rules,
        digest=found,
        folder=folder,
        is_corrected=data is not ours and found != digest(order.applied(ours, words), words),
        order=order,
    )


def corrected_box(shipped: Box, file: str, text: str) -> Box:
    """A box with corrections that need not lie in a folder yet; or BoxError, told of `file`.

    It is held against words and rules. What the game itself refuses when it is loaded is seen by loading it
    (kit/correction.py).
    """
    words = read_words(shipped.id, shipped.folder)
    data = laid_over(file, shipped.id, shipped.data, parsed(file, text), words, shipped.rules)
    refuse([f"{file}: {fault}" for fault in shipped.order.missing(data, words)])
    data = shipped.order.applied(data, words)
    found = digest(data, words)
    return replace(shipped, data=data, options=read_options(data), digest=found, is_corrected=found != shipped.digest)


def read_order(game: str, folder: Path) -> Order:
    """The pinned order of a game's rows and effects; a game without that file goes by the order of its components."""
    path = order_file(folder)
    return Order(read_toml(f"{game}/{path.name}", path) if path.exists() else {})


def overlay_folder() -> Path | None:
    """The folder of the owner's corrections that the environment names, if it names one."""
    setting = os.environ.get(SETTING, "")
    if not setting:
        return None
    folder = Path(setting)
    if not folder.is_dir():
        raise BoxError([f"{SETTING}: {folder}: there is no such folder"])
    return folder


def refuse(faults: list[str]) -> None:
    """Raise the faults, if there are any."""
    if faults:
        raise BoxError(faults)


def read_text(file: str, path: Path) -> str:
    """The text of a file, whatever its line ends and with or without a mark of its bytes' order, as some editors write.

    `file` is what faults call it.
    """
    try:
        return path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        raise BoxError([f"{file}: (file): (read): {error.strerror}: {path}"]) from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BoxError([f"{file}: (file): (encoding): is not UTF-8 (at line {line})"]) from error


def read_toml(file: str, path: Path) -> Row:
    return parsed(file, read_text(file, path))


def parsed(file: str, text: str) -> Row:
    """TOML, read; `file` is what faults call it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError([f"{file}: (file): (syntax): {error}"]) from error
    except RecursionError as error:
        raise BoxError([f"{file}: (file): (syntax): nested too deeply"]) from error
    except ValueError as error:  # of a number with thousands of digits
        raise BoxError([f"{file}: (file): (syntax): has a number beyond {LARGEST}"]) from error


def read_words(game: str, folder: Path) -> Words:
    """The words of a game, from its folder, with those that all games share."""
    file = f"{game}/{VOCABULARY}"
    own = read_toml(file, folder / VOCABULARY)
    refuse(vocabulary_faults(file, own))
    return Words(own)


def read_rulebook(file: str, path: Path) -> Rulebook:
    book = read_rules(read_text(file, path))
    times = Counter(rule.id for rule in book.rules)
    refuse([f"{file}: (rules): {rule}: is used {n} times" for rule, n in times.items() if n > 1])
    return book


def read_options(data: Row) -> tuple[Option, ...]:
    everyone = player_counts(data)
    return tuple(
        Option(row["id"], tuple(row["values"]), row["default"], tuple(row.get("players", everyone)), row["rule"])
        for row in data["options"]
    )


def digest(data: Row, words: Words) -> str:
    """Eight hexadecimal digits that change with any value, and not with comments or the order of keys."""
    text = json.dumps(canonical(data, frozenset(words.nouns)), sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()


def canonical(value: Any, nouns: frozenset[str]) -> Any:
    """The data in one shape; bundles keep their order, since they are gained from left to right."""
    if isinstance(value, list):
        return [canonical(one, nouns) for one in value]
    if not isinstance(value, dict):
        return value
    if value.keys() - {"kind"} <= nouns:
        return [[key, canonical(one, nouns)] for key, one in value.items()]
    return {key: canonical(one, nouns) for key, one in value.items()}


# The owner's corrections


def corrected(game: str, data: Row, overlay: Path, words: Words, rules: Collection[str]) -> Row:
    """Our data with the owner's laid over it, checked; ours was sound, so any fault is the owner's file's."""
    if not overlay.is_dir():
        raise BoxError([f"{overlay}: there is no such folder"])
    file = f"{game}.toml"
    if not (overlay / file).exists():
        return data
    return laid_over(file, game, data, read_toml(file, overlay / file), words, rules)


def laid_over(file: str, game: str, data: Row, theirs: Row, words: Words, rules: Collection[str]) -> Row:
    """The same of corrections that were read; `file` is what faults call them."""
    corrections = Corrections(file, words)
    merged = corrections.laid_over(data, theirs)
    refuse(corrections.faults)
    refuse(Checker(file, game, merged, words, rules).check())
    return merged


class Corrections:
    """Lays an owner's tables over ours: tables key by key, rows by id, anything else replaced whole.

    A bundle is replaced whole, too: `effects = { vp = 2 }` is all that the card then gives.
    """

    def __init__(self, file: str, words: Words) -> None:
        self.file: Final = file
        self.words: Final = words
        self.faults: Final[list[str]] = []

    def laid_over(self, ours: Row, theirs: Row) -> Row:
        """The whole file; `counts` and `provenance` have whatever keys there are to count or to explain."""
        merged = dict(ours)
        for name, table in theirs.items():
            if name == "counts" and isinstance(table, dict):
                merged[name] = ours[name] | {key: joined(ours[name].get(key), one) for key, one in table.items()}
            elif name == "provenance":
                merged[name] = joined(ours[name], table)
            else:
                merged[name] = self.table(name, name, ours.get(name), table)
        return merged

    def table(self, where: str, path: str, ours: Any, theirs: Any) -> Any:
        """A table or a list of rows; what does not fit is left to the check."""
        if path not in self.words.tables:
            return theirs
        if self.words.is_list(path):
            return self.rows(where, path, ours, theirs)
        if isinstance(ours, dict) and isinstance(theirs, dict):
            return self.row(where, path, ours, theirs)
        return theirs

    def rows(self, where: str, path: str, ours: Any, theirs: Any) -> Any:
        """Rows that have ids are corrected one by one; ids can be neither added nor left out."""
        has_ids = any(key.name == "id" for key in self.words.table(path))
        if not has_ids or not isinstance(ours, list) or not is_rows(theirs):
            return theirs
        known = [row.get("id") for row in ours]
        merged = list(ours)
        for n, row in enumerate(theirs):
            place = f"{where}[{row.get('id', n)}]"
            if "id" not in row:
                self.fault(place, "id", "missing")
            elif row["id"] not in known:
                self.fault(place, "id", f"{row['id']!r} is not in {path}")
            else:
                at = known.index(row["id"])
                merged[at] = self.row(place, path, ours[at], row)
        for name, times in Counter(str(row.get("id")) for row in theirs if "id" in row).items():
            if times > 1:
                self.fault(where, "id", f"{name!r} is used {times} times")
        return merged

    def row(self, where: str, path: str, ours: Row, theirs: Row) -> Row:
        """One table or row, key by key."""
        types = {key.name: key.type for key in self.words.table(path)}
        merged = dict(ours)
        for name, value in theirs.items():
            if types.get(name, "").startswith("players<"):
                merged[name] = joined(ours.get(name), value)
            else:
                merged[name] = self.table(f"{where}.{name}", f"{path}.{name}", ours.get(name), value)
        return merged

    def fault(self, where: str, key: str, what: str) -> None:
        self.faults.append(f"{self.file}: {where}: {key}: {what}")


def joined(ours: Any, theirs: Any) -> Any:
    """Two tables key by key; anything else is replaced."""
    return ours | theirs if isinstance(ours, dict) and isinstance(theirs, dict) else theirs


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)
