"""A component file with one thing changed: every number, list and flag in turn, in every way that may go wrong."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from caravanserai.core.words import Row

Path: TypeAlias = tuple[str | int, ...]
LEFT_OUT: Final = ("provenance",)  # where a value comes from, not what it is
GONE: Final = object()
WRONG: Final = {int: "many", float: "many", bool: "perhaps", list: 7}

Way: TypeAlias = Callable[[Any], Any]
OF_A_NUMBER: Final[dict[str, Way]] = {"up": lambda n: n + 1, "down": lambda n: n - 1, "doubled": lambda n: 2 * n}
OF_A_FLAG: Final[dict[str, Way]] = {"turned": lambda flag: not flag}
OF_A_LIST: Final[dict[str, Way]] = {"shorter": lambda some: some[:-1], "doubled": lambda some: some + some}


@dataclass(frozen=True)
class Variation:
    """One value of the file, and what becomes of it."""

    path: Path
    way: str
    old: Any
    new: Any
    names: tuple[str, ...]  # what a message may call the place: table, row and key, the innermost last

    def __str__(self) -> str:
        return f"{told(self.path)}: {self.way}"

    @property
    def pattern(self) -> str:
        """The place without its numbers, as lists of exceptions name it: `travel_map.cities[].xy[]`."""
        return told(tuple("" if isinstance(part, int) else part for part in self.path))

    def applied(self, data: Row) -> Row:
        """The data with this change; what is not changed is shared."""
        out = copy.deepcopy(data)
        holder: Any = out
        for part in self.path[:-1]:
            holder = holder[part]
        if self.new is GONE:
            del holder[self.path[-1]]
        else:
            holder[self.path[-1]] = self.new
        return out


def told(path: Path) -> str:
    """A path as people write it: `decrees[3].cost.servant`."""
    return "".join(f"[{part}]" if isinstance(part, int) or part == "" else f".{part}" for part in path).lstrip(".")


def variations(data: Row) -> Iterator[Variation]:
    """Every change of every number, list and flag, in the order of the file."""
    for table, value in data.items():
        if table not in LEFT_OUT:
            yield from of_value(value, (table,), (table,))


def of_value(value: Any, path: Path, names: tuple[str, ...]) -> Iterator[Variation]:
    """The changes of a value, then of what is in it."""
    yield from of_one(value, path, names)
    if isinstance(value, dict):
        for key, one in value.items():
            if key not in LEFT_OUT:
                yield from of_value(one, (*path, key), (*names, key))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            name = (str(one["id"]),) if isinstance(one, dict) and "id" in one else ()
            yield from of_value(one, (*path, n), names + name)


def of_one(value: Any, path: Path, names: tuple[str, ...]) -> Iterator[Variation]:
    """The changes of one value itself."""
    if isinstance(value, bool):
        ways = OF_A_FLAG
    elif isinstance(value, int | float):
        ways = OF_A_NUMBER
    elif isinstance(value, list):
        ways = OF_A_LIST
    else:
        return
    for way, change in ways.items():
        if change(value) != value:
            yield Variation(path, way, value, change(value), names)
    if isinstance(path[-1], str):
        yield Variation(path, "removed", value, GONE, names)
    yield Variation(path, "wrong", value, WRONG[type(value)], names)
