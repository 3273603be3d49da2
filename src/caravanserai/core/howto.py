"""How to play, on a page: what a newcomer reads before the first game.

`howto.toml` beside the components says what the page is made of and which figures of the box its sentences speak of;
the sentences are messages. A figure is named by its path in the components, so that a correction of the box is a
correction of the page:

    days = "meta.rounds"
    pay = "locations[travel].option_b.cost.servant"
    cheapest = "least decrees[level=1|2].cost.servant"
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeAlias

from caravanserai.core.box import Box, BoxError

FILE: Final = "howto.toml"
SHAPES: Final = ("goal", "points", "turn", "actions", "course", "mistakes")  # of sections, as they are laid out
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
PART: Final = re.compile(r"\.?([^.\[\]]+)|\[([^\[\]]+)\]")
EVERY: Final = "*"

Figure: TypeAlias = int | str  # a number, or several in a row: "7, 5, 3"

# What may stand before a path, above all one that leads to several numbers.
GATHERED: Final[dict[str, Callable[[Sequence[int]], Figure]]] = {
    "least": min,
    "most": max,
    "sum": sum,
    "minus": lambda found: -sum(found),
    "count": len,
    "all": lambda found: ", ".join(str(one) for one in found),
    "each": lambda found: differing(tuple(dict.fromkeys(found))),
}


def differing(found: Sequence[int]) -> Figure:
    """Numbers that differ, in a row; one alone stays a number, so that a sentence inflects its noun for it."""
    return found[0] if len(found) == 1 else "/".join(str(one) for one in found)


class BadHowto(BoxError):
    """A page that cannot be made; the message says in one line where and why."""

    def __init__(self, fault: str) -> None:
        super().__init__([fault])


@dataclass(frozen=True)
class HowtoItem:
    """One thing told: `howto-<section>-<id>` names it, unless another message does, and `…-text` tells it."""

    id: str
    name: str  # the message of its name
    text: str  # the message of what is told
    icon: str
    drawing: str  # what the board draws beside it; none: nothing
    rule: str  # where the rulebook says it; none: nowhere in particular


@dataclass(frozen=True)
class HowtoSection:
    """A part of the page: `howto-<id>` is its title."""

    id: str
    title: str
    shape: str
    drawing: str
    items: tuple[HowtoItem, ...]


@dataclass(frozen=True)
class Howto:
    """A page, with the figures that all of its sentences may speak of."""

    minutes: int  # that it takes to read
    example: str  # the step of the lesson from whose position the drawings take their pieces
    numbers: Mapping[str, Figure]
    sections: tuple[HowtoSection, ...]

    def messages(self) -> Iterator[str]:
        """All that it says."""
        for section in self.sections:
            yield section.title
            for item in section.items:
                yield item.name
                yield item.text


def read_howto(package: str, box: Box) -> Howto | None:
    """The page in the folder of a game; none for a box that an owner has corrected in a way the page cannot tell.

    A figure may be another, and then the page says so; but where a path leads nowhere any more, because effects are of
    another sort, no page is better than a wrong one, and the game is played all the same.
    """
    try:
        return howto_in(package, box)
    except BadHowto:
        if box.is_corrected:
            return None
        raise


def howto_in(package: str, box: Box) -> Howto:
    """The page as it is written, or BadHowto."""
    return howto_of(f"{box.id}/{FILE}", (files(package) / FILE).read_text(encoding="utf-8"), box.data, box.rules)


def howto_of(file: str, text: str, data: Mapping[str, Any], rules: Collection[str]) -> Howto:
    """What such a file says of a box; `file` is what faults call it."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadHowto(f"{file}: {error}") from None
    keys(file, found, {"minutes": int, "section": list}, {"example": str, "numbers": dict})
    numbers = {
        name: figure(f"{file}: numbers: {name}", name, path, data) for name, path in found.get("numbers", {}).items()
    }
    sections = tuple(section_of(file, one, data, rules) for one in found["section"])
    unique(f"{file}: section", [section.id for section in sections])
    return Howto(found["minutes"], found.get("example", ""), numbers, sections)


def section_of(file: str, row: Any, data: Mapping[str, Any], rules: Collection[str]) -> HowtoSection:
    """A section; one `of` a table of the components leaves out no row of it."""
    where = f"{file}: section[{row.get('id', '?')}]" if isinstance(row, dict) else f"{file}: section"
    keys(where, row, {"id": str, "shape": str, "item": list}, {"drawing": str, "of": str})
    if row["shape"] not in SHAPES:
        raise BadHowto(f"{where}: shape: {row['shape']!r} is not among {', '.join(SHAPES)}")
    items: list[HowtoItem] = []
    told: list[str] = []
    for one in row["item"]:
        items.append(item_of(where, row["id"], row["shape"], one, rules))
        told += one.get("covers", [one["id"]])
    unique(f"{where}: item", [item.id for item in items])
    if "of" in row:
        is_all(f"{where}: of", row["of"], told, data)
    return HowtoSection(row["id"], f"howto-{row['id']}", row["shape"], row.get("drawing", ""), tuple(items))


def item_of(where: str, section: str, shape: str, row: Any, rules: Collection[str]) -> HowtoItem:
    at = f"{where}: item[{row.get('id', '?')}]" if isinstance(row, dict) else f"{where}: item"
    own = {"icon": str, "drawing": str, "rule": str, "name": str, "covers": list}
    needed = {"id": str, "rule": str} if shape == "mistakes" else {"id": str}
    keys(at, row, needed, own)
    rule = row.get("rule", "")
    if rule and rule not in rules:
        raise BadHowto(f"{at}: rule: {rule} is no rule")
    message = f"howto-{section}-{row['id']}"
    name, icon, drawing = row.get("name", message), row.get("icon", ""), row.get("drawing", "")
    return HowtoItem(row["id"], name, f"{message}-text", icon, drawing, rule)


def keys(where: str, row: Any, needed: Mapping[str, type], more: Mapping[str, type]) -> None:
    """Refuse a table that lacks a key, has one that nobody knows, or one of another sort."""
    if not isinstance(row, dict):
        raise BadHowto(f"{where}: is no table")
    for key in needed:
        if key not in row:
            raise BadHowto(f"{where}: {key}: missing")
    known = {**needed, **more}
    for key, value in row.items():
        if key not in known:
            raise BadHowto(f"{where}: {key}: unknown key")
        if not isinstance(value, known[key]) or isinstance(value, bool):
            raise BadHowto(f"{where}: {key}: {value!r} is no {known[key].__name__}")


def unique(where: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadHowto(f"{where}: {name!r} is used {names.count(name)} times")


def is_all(where: str, table: str, told: Sequence[str], data: Mapping[str, Any]) -> None:
    """Refuse a section that leaves out a row of its table, or tells one that is not there."""
    rows = [row["id"] for row in followed(where, f"{table}[{EVERY}]", data)]
    for name in rows:
        if name not in told:
            raise BadHowto(f"{where}: {table}: {name} is left out")
    for name in told:
        if name not in rows:
            raise BadHowto(f"{where}: {table}: there is no {name}")


# Figures


def figure(where: str, name: str, path: Any, data: Mapping[str, Any]) -> Figure:
    """The number at a path; or, with a word before it, what several numbers come to."""
    if not NAME.fullmatch(name):
        raise BadHowto(f"{where}: is no name")
    if not isinstance(path, str):
        raise BadHowto(f"{where}: {path!r} is no path")
    word, _, rest = path.partition(" ")
    gather = GATHERED.get(word) if rest else None
    found = list(flat(followed(where, rest if gather else path, data)))
    if gather is len:
        return len(found)
    if not found or any(isinstance(one, bool) or not isinstance(one, int) for one in found):
        raise BadHowto(f"{where}: {path!r} leads to no number")
    if gather is not None:
        return gather(found)
    if len(found) > 1:
        raise BadHowto(f"{where}: {path!r} leads to {len(found)} numbers; say {', '.join(GATHERED)}")
    one: int = found[0]
    return one


def flat(found: Sequence[Any]) -> Iterator[Any]:
    """What was found, a list of plain values one by one."""
    for one in found:
        if isinstance(one, list) and not any(isinstance(part, dict | list) for part in one):
            yield from one
        else:
            yield one


def followed(where: str, path: str, data: Mapping[str, Any]) -> list[Any]:
    """All that a path leads to."""
    found: list[Any] = [data]
    end = 0
    for part in PART.finditer(path):
        if part.start() != end:
            break
        end = part.end()
        found = [one for value in found for one in step(value, part[1], part[2])]
        if not found:
            raise BadHowto(f"{where}: {path!r}: there is no {part[0].lstrip('.')}")
    if end != len(path) or not path:
        raise BadHowto(f"{where}: {path!r} is no path")
    return found


def step(value: Any, key: str | None, chosen: str | None) -> list[Any]:
    """One part of a path: a key of a table, or of a list the rows that are chosen."""
    if key is not None:
        return [value[key]] if isinstance(value, dict) and key in value else []
    if not isinstance(value, list) or chosen is None:
        return []
    if chosen == EVERY:
        return value
    if chosen.rstrip(":").isdigit():
        first = int(chosen.rstrip(":"))
        return value[first:] if chosen.endswith(":") else value[first : first + 1]
    name, equals, wanted = chosen.partition("=")
    rows = [row for row in value if isinstance(row, dict)]
    if equals:
        return [row for row in rows if str(row.get(name)) in wanted.split("|")]
    return [row for row in rows if row.get("id") == chosen]
