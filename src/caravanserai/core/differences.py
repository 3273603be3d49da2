"""What an owner's box has otherwise than the one shipped: table, row, key, before and after.

Rows are compared by their ids, as corrections are laid over them (box.py); what is replaced whole is told whole.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from caravanserai.core.box import Box, canonical, is_rows, read_words
from caravanserai.core.words import Row, Words

Found = tuple[str, Row, str, Any, Any]  # the place, the row, the key, and both values

ABSENT: Final = object()
NOTHING: Final = "–"  # where there was no such key, or is none any more
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class Difference(NamedTuple):
    """One value that is not as shipped; `where` names table and row as faults do, `gift_cards[board_3]`."""

    where: str
    key: str
    before: str
    after: str
    source: str  # what the corrected box says of where its value comes from

    def __str__(self) -> str:
        return f"{self.where}: {self.key}: {self.before} → {self.after}"


def differences(shipped: Box, box: Box) -> list[Difference]:
    """All that differs, in the order of the file."""
    words = read_words(shipped.id, shipped.folder)
    out = []
    for name in dict.fromkeys((*shipped.data, *box.data)):
        source = str(box.data["provenance"].get(name, ""))
        for where, row, key, before, after in compared(name, name, shipped.data.get(name), box.data.get(name), words):
            told = str(row.get("provenance", source))
            out.append(Difference(where, key, shown(before), shown(after), told))
    return out


def compared(where: str, path: str, ours: Any, theirs: Any, words: Words) -> Iterator[Found]:
    """Whatever differs in a table or list."""
    if is_rows(ours) and is_rows(theirs) and has_ids(ours) and has_ids(theirs):
        mine = {row["id"]: row for row in ours}
        for row in theirs:
            yield from in_row(f"{where}[{row['id']}]", path, mine.get(row["id"], {}), row, words)
    elif isinstance(ours, dict) and isinstance(theirs, dict):
        yield from in_row(where, path, ours, theirs, words)
    elif is_other(ours, theirs, words):
        place, _, key = where.rpartition(".")
        yield place or where, {}, key, ours, theirs


def in_row(where: str, path: str, ours: Row, theirs: Row, words: Words) -> Iterator[Found]:
    """Key by key; a list or table that has a name of its own is gone into."""
    for key in dict.fromkeys((*ours, *theirs)):
        before, after = ours.get(key, ABSENT), theirs.get(key, ABSENT)
        if f"{path}.{key}" in words.tables:
            yield from compared(f"{where}.{key}", f"{path}.{key}", before, after, words)
        elif is_other(before, after, words):
            yield where, theirs, key, before, after


def is_other(before: Any, after: Any, words: Words) -> bool:
    """Whether two values are told apart by the digest of a box: by all but the order of keys outside of bundles."""
    nouns = frozenset(words.nouns)
    return written(canonical(before, nouns)) != written(canonical(after, nouns))


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def has_ids(rows: Iterable[Row]) -> bool:
    return all("id" in row for row in rows)


def shown(value: Any) -> str:
    """A value as one writes it in a component file, in one line."""
    if value is ABSENT or value is None:
        return NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        names = [name if BARE.fullmatch(name) else shown(name) for name in value]
        inside = ", ".join(f"{name} = {shown(one)}" for name, one in zip(names, value.values(), strict=True))
        return f"{{ {inside} }}" if inside else "{}"
    return str(value)
