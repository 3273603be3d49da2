"""The vocabulary, read: which words a component file may use, and what a plain value looks like."""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

Row = dict[str, Any]

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
PROVENANCE: Final = re.compile(r"(seed|recalled|reconstructed|public: [^;()]+?)( \([^;()]+\))?")
RANGE: Final = re.compile(r"=(-?\d+)|(-?\d+)\.\.(-?\d+)?")
PAIR: Final = 2
MAP: Final = ("table", "places", "edges")

# The word that leads a row of effects, and what a person calls it.
SORTS: Final = {"kind": "verb", "on": "moment", "ask": "question", "test": "test"}

EFFECTS: Final = ("effects", "moment", "change", "condition", "score")
BUNDLES: Final = ("cost", "amounts", "uses")
NESTED: Final = ("rows", "table")
WORDS: Final = ("noun", "counter", "test", "amount", "rule")


def is_int(value: Any) -> bool:
    return type(value) is int  # a bool is an int to Python, not to an owner


def is_number(value: Any) -> bool:
    return type(value) in (int, float)


def is_str(value: Any) -> bool:
    return isinstance(value, str)


def is_id(value: Any) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


def is_provenance(value: Any) -> bool:
    return isinstance(value, str) and all(PROVENANCE.fullmatch(part) for part in value.split("; "))


def is_ints(value: Any) -> bool:
    return isinstance(value, list) and all(is_int(one) for one in value)


def is_strs(value: Any) -> bool:
    return isinstance(value, list) and all(is_str(one) for one in value)


def is_pairs(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, list) for one in value)


def is_lists(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(one, list) for one in value.values())


def is_xy(value: Any) -> bool:
    return isinstance(value, list) and len(value) == PAIR and all(is_number(one) for one in value)


PLAIN: Final[dict[str, Callable[[Any], bool]]] = {
    "any": lambda _: True,
    "int": is_int,
    "count": is_int,
    "own": is_int,
    "num": is_number,
    "bool": lambda value: isinstance(value, bool),
    "str": is_str,
    "id": is_id,
    "provenance": is_provenance,
    "ints": is_ints,
    "strs": is_strs,
    "pairs": is_pairs,
    "lists": is_lists,
    "xy": is_xy,
}


def bounds(kind: str) -> tuple[int, int | None] | None:
    """The least and the most that a type such as `1..6`, `1..` or `=1` allows; None for other types."""
    match = RANGE.fullmatch(kind)
    if match is None:
        return None
    if match[1] is not None:
        return int(match[1]), int(match[1])
    return int(match[2]), None if match[3] is None else int(match[3])


class Key(NamedTuple):
    """One key of a signature."""

    name: str
    type: str
    needed: bool


class Words:
    """What one game may say: its own words laid over those common to all."""

    def __init__(self, own: Row) -> None:
        common = vocabulary()["common"]
        parts: Row = {name: part.empty() for name, part in PARTS.items()} | own
        self.types: Final[dict[str, str]] = vocabulary()["types"]
        self.rows: Final[dict[str, str]] = common["rows"]
        self.tables: Final[dict[str, str]] = common["tables"] | parts["tables"]
        self.nouns: Final[list[str]] = parts["nouns"]
        self.values: Final[dict[str, int]] = parts["values"]
        self.maps: Final[list[list[str]]] = parts["maps"]
        self.most: Final[dict[str, int]] = parts["most"]
        self.fixed: Final[Row] = parts["fixed"]
        self.same: Final[list[list[str]]] = parts["same"]
        self.needed: Final[list[str]] = parts["needed"]
        self.pieces: Final[list[str]] = parts["pieces"] or self.lists_with_ids()
        self.lead: Final[dict[str, dict[str, str]]] = {
            "kind": common["verbs"] | parts["verbs"],
            "on": parts["moments"],
            "ask": parts["questions"],
            "test": parts["tests"],
        }
        self.named: Final[dict[str, dict[str, str]]] = {
            "noun": dict.fromkeys(self.nouns, ""),
            "counter": parts["counters"],
            "test": parts["tests"],
        }

    def keys(self, signature: str) -> list[Key]:
        """A signature such as `id cost? faces:ints`, read."""
        found = []
        for word in signature.removeprefix("[]").split():
            name, _, kind = word.partition(":")
            bare = name.removesuffix("?")
            found.append(Key(bare, kind or self.types.get(bare, "int"), bare == name))
        return found

    def table(self, path: str) -> list[Key]:
        """The keys of a table or of each row of a list; none where the name is unknown."""
        return self.keys(self.tables.get(path, ""))

    def is_list(self, path: str) -> bool:
        return self.tables[path].startswith("[]")

    def lists_with_ids(self) -> list[str]:
        """The lists of a file whose rows have names: what a game has pieces in that does not say so."""
        paths = [path for path in self.tables if "." not in path and self.is_list(path) and path != "options"]
        return [path for path in paths if any(key.name == "id" for key in self.table(path))]

    def is_deck(self, path: str) -> bool:
        """Whether a list of the file has copies that must be counted."""
        return "." not in path and any(key.name == "copies" and key.needed for key in self.table(path))

    def provenances(self, tables: Row) -> list[Key]:
        """Every table says where its values come from; `meta` may."""
        return [Key(name, "provenance", name != "meta") for name in tables if name != "provenance"]


@cache
def vocabulary() -> Row:
    """The words that all games share."""
    return tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8"))


class Part(NamedTuple):
    """One part of a game's vocabulary: its shape, for the reader and in words."""

    empty: Callable[[], Any]
    fits: Callable[[Any], bool]
    shape: str


def is_amounts(value: Any) -> bool:
    return isinstance(value, dict) and all(is_int(one) for one in value.values())


def is_maps(value: Any) -> bool:
    return is_pairs(value) and all(is_strs(one) and len(one) == len(MAP) for one in value)


def is_signatures(value: Any) -> bool:
    return isinstance(value, dict) and all(is_str(one) for one in value.values())


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def is_same(value: Any) -> bool:
    return is_pairs(value) and all(is_strs(one) and len(one) == PAIR for one in value)


SIGNATURES: Final = Part(dict, is_signatures, 'word = "signature"')
PARTS: Final = {
    "nouns": Part(list, is_strs, 'a list of words ["…"]'),
    "values": Part(dict, is_amounts, "word = how many values it has"),
    "maps": Part(list, is_maps, f"a list of [{', '.join(MAP)}]"),
    "most": Part(dict, is_amounts, "noun = the most of it in one cost or gain"),
    "fixed": Part(dict, is_table, '"table.key" = the only value that the rules can follow'),
    "same": Part(list, is_same, "a list of [place, place] that must agree"),
    "needed": Part(list, is_strs, 'a list of places ["table.key"] that may not be left out'),
    "pieces": Part(list, is_strs, 'a list of tables ["…"]: cards, tiles and tokens, first what owners look for first'),
    "tables": SIGNATURES,
    "verbs": SIGNATURES,
    "questions": SIGNATURES,
    "moments": SIGNATURES,
    "counters": SIGNATURES,
    "tests": SIGNATURES,
}


def vocabulary_faults(file: str, own: Row) -> list[str]:
    """What is wrong with the words that a game brings, as `file: part: word: what is wrong`."""
    shapes = [f"{file}: {name}: {what}" for name, what in shape_faults(own)]
    if shapes:
        return shapes
    return [f"{file}: {where}: {key}: {what}" for where, key, what in meaning_faults(own)]


def shape_faults(own: Row) -> Iterator[tuple[str, str]]:
    for name, value in own.items():
        if name not in PARTS:
            yield name, f"(part): unknown part; known: {', '.join(PARTS)}"
        elif not PARTS[name].fits(value):
            yield name, f"(part): expected {PARTS[name].shape}"
    for name in ("nouns", "tables"):
        if name not in own:
            yield name, "(part): missing"


def no_pieces(words: Words, own: Row) -> Iterator[tuple[str, str, str]]:
    """Tables that cannot be what one holds in the hand."""
    for path in own.get("pieces", []):
        if path not in own["tables"] or "." in path or not words.is_list(path):
            yield "pieces", path, "is not a list of rows"


def meaning_faults(own: Row) -> Iterator[tuple[str, str, str]]:
    words = Words(own)
    for part in (name for name, shape in PARTS.items() if shape is SIGNATURES):
        for word, signature in own.get(part, {}).items():
            for key in words.keys(signature):
                if not is_type(key.type):
                    yield f"{part}.{word}", key.name, f"unknown type {key.type!r}"
                elif key.type in NESTED and f"{word}.{key.name}" not in words.tables:
                    yield f"{part}.{word}", key.name, f"'{word}.{key.name}' is not in tables"
    yield from no_pieces(words, own)
    for place, places, edges in words.maps:
        known = words.tables if not place else [key.name for key in words.table(place)]
        for name in (places, edges):
            if name not in known:
                yield "maps", place or name, f"{name!r} is not in {place or 'tables'}"


def is_type(kind: str) -> bool:
    """Whether a signature may say this type: see the head of vocabulary.toml."""
    if kind.startswith("players<") and kind.endswith(">"):
        return is_type(kind[len("players<") : -1])
    if "*" in kind:
        return is_type(kind.rpartition("*")[0])
    if bounds(kind) is not None:
        return True
    return kind.startswith("@") or "|" in kind or kind in PLAIN or kind in EFFECTS + BUNDLES + NESTED + WORDS
