"""A correction of a box that somebody brings, read: what it says, what differs by it, and what is wrong with it.

It may be anything. Whatever is wrong with it becomes a fault of one line that names table and key. What only loading
and playing the game tells is for whoever can do that: a game is loaded once.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from caravanserai.core.box import Box, BoxError, corrected_box, is_rows, load_box, parsed, read_text, read_words, refuse
from caravanserai.core.differences import Difference, differences, has_ids, shown
from caravanserai.core.words import Row
from caravanserai.tables.letters import called, hidden_in
from caravanserai.tables.marking import line_of
from caravanserai.tables.messages import BoxDifference, BoxEntry, BoxFault, BoxReading, BoxShipped

MOST_FAULTS: Final = 50
LONGEST_FAULT: Final = 400  # characters: a fault quotes what was written
THE_FILE: Final = "(file)"
TOO_MUCH: Final[BoxFault] = {
    "line": None,
    "where": THE_FILE,
    "key": "(play)",
    "what": "it takes too long, or too much memory",
    "message": "fault-too-much",
    "given": {},
}
KEY: Final = re.compile(r"[\w.()\[\]-]+(?:, [\w.()\[\]-]+)*")  # or some of them: `changes, moments`


# The message that says in all languages what is wrong, and its arguments.
Known = Callable[[str], tuple[str, dict[str, str]]]


def unknown(what: str) -> tuple[str, dict[str, str]]:
    """Where there are no messages to look among, as in a browser, it is said in English."""
    return "", {}


@cache
def shipped_box(game: str, folder: str) -> Box:
    """What we ship, whatever the owner of this server has corrected."""
    return load_box(game, Path(folder))


def read_shipped(game: str, folder: Path) -> BoxShipped:
    """The components as they are shipped, with the text of their file."""
    box = shipped_box(game, str(folder))
    text = read_text(box.file, folder / "components.toml")
    pieces = read_words(game, folder).pieces
    return {"game": game, "box": box.digest, "tables": box.data, "pieces": pieces, "text": text}


def read_over(game: str, folder: str, text: str, known: Known = unknown) -> BoxReading:
    """What a correction says, and what is wrong with it as far as reading tells."""
    shipped, file = shipped_box(game, folder), f"{game}.toml"
    entries: list[BoxEntry] = []
    try:
        theirs = parsed(file, text)
        refuse(faults_of_letters(file, text, theirs))
        entries = entries_of(theirs)
        box = corrected_box(shipped, file, text)
        found = differences(shipped, box)
    except MemoryError:
        return {"faults": [TOO_MUCH], "entries": [], "differences": [], "rows": {}}
    except Exception as error:  # noqa: BLE001  whatever somebody has written, it is theirs to mend
        return answered(text, file, faults_in(file, error), entries, known)
    told = [told_of(one) for one in found]
    out = answered(text, file, [], entries, known)
    out["differences"], out["rows"] = told, changed_rows(box, told)
    return out


def faults_of_letters(file: str, text: str, theirs: Row) -> list[str]:
    """Characters that nobody sees, in the file or written there by their numbers: others are shown what it says."""
    for n, line in enumerate(text.split("\n"), 1):
        found = hidden_in(line)
        if found is not None:
            return [f"{file}: {THE_FILE}: (text): has a character that cannot be seen: {called(found)} (at line {n})"]
    return [
        f"{file}: {table}: (text): has a character that cannot be seen: {called(found)}"
        for table, content in theirs.items()
        for found in [hidden_in(table + "".join(texts_in(content)))]
        if found is not None
    ]


def texts_in(value: Any) -> Iterator[str]:
    """Every text of a value, the names of its keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


def answered(text: str, file: str, faults: list[str], entries: list[BoxEntry], known: Known) -> BoxReading:
    told = [fault_of(text, file, one, known) for one in faults[:MOST_FAULTS]]
    return {"faults": told, "entries": entries, "differences": [], "rows": {}}


def faults_in(file: str, error: Exception) -> list[str]:
    """What went wrong, one line each."""
    if isinstance(error, BoxError):
        return error.faults
    if isinstance(error, RecursionError):
        return [f"{file}: {THE_FILE}: (syntax): nested too deeply"]
    return [f"{file}: {THE_FILE}: (read): {type(error).__name__}: {error}"]


def fault_of(text: str, file: str, fault: str, known: Known = unknown) -> BoxFault:
    """A fault in its parts: `gugong.toml: gift_cards[board_3]: value: must be from 1 to 9, not 12`."""
    line = " ".join(fault.removeprefix(f"{file}: ").split())[:LONGEST_FAULT]
    where, found, rest = line.partition(": ")
    key, has_key, what = rest.partition(": ")
    if not found:
        where, key, what = THE_FILE, "", line
    elif not has_key or KEY.fullmatch(key) is None:  # what is wrong concerns the place as a whole
        key, what = "", rest
    message, given = known(what)
    line_there = line_of(text, where, key, what)
    return {"line": line_there, "where": where, "key": key, "what": what, "message": message, "given": given}


def told_of(one: Difference) -> BoxDifference:
    """A difference with its place in parts: `decrees[d1_ship].moments` is in the row `d1_ship.moments`."""
    table, _, row = one.where.partition("[")
    if not row:
        table, _, row = one.where.partition(".")
    return {
        "table": table,
        "row": row.replace("]", "", 1),
        "key": one.key,
        "before": one.before,
        "after": one.after,
        "source": one.source,
    }


def changed_rows(box: Box, told: list[BoxDifference]) -> dict[str, dict[str, Row]]:
    """The rows that differ, as they are then."""
    out: dict[str, dict[str, Row]] = {}
    for one in told:
        rows = box.data.get(one["table"])
        name = one["row"].partition(".")[0]
        found = next((row for row in rows if row.get("id") == name), None) if is_rows(rows) and rows else None
        if found is not None:
            out.setdefault(one["table"], {})[name] = found
    return out


def entries_of(theirs: Row) -> list[BoxEntry]:
    """Every value that a correction gives."""
    out: list[BoxEntry] = []
    for table, content in theirs.items():
        if is_rows(content) and content and has_ids(content):
            for row in content:
                name = str(row["id"])
                out += [entry(table, name, key, value) for key, value in row.items() if key != "id"]
        elif isinstance(content, dict):
            out += [entry(table, "", key, value) for key, value in content.items()]
        else:
            out.append(entry(table, "", "", content))
    return out


def entry(table: str, row: str, key: str, value: Any) -> BoxEntry:
    return {"table": table, "row": row, "key": key, "value": shown(value)}
