"""What has a name in a game, and the rows of its component file: all that words are made for, without the words.

A browser's engine reads this, too, and has neither Fluent nor messages.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from caravanserai.core.box import read_words, rows_of
from caravanserai.core.game import Game
from caravanserai.core.words import Key, Row, Words, bounds


def own_vocabulary(game: Game[Any]) -> Words:
    """The words of a game's component file."""
    return words_of(game.id, game.package)


@cache
def words_of(game: str, package: str) -> Words:
    """The words in a game's folder, read once."""
    return read_words(game, Path(str(files(package))))


def sorts_of(game: Game[Any]) -> dict[str, list[str]]:
    """Everything that has names: the families of choices, and the game's components that are no choices."""
    return {family.name: family.labels for family in game.space.families} | dict(game.names)


def rows_by_sort(game: Game[Any], words: Words, sorts: dict[str, list[str]]) -> dict[str, dict[str, tuple[str, Row]]]:
    """For each sort the rows of the component file by id, with the list they are in.

    A list belongs to the sort that names all its ids, unless they are those of another list.
    """
    out: dict[str, dict[str, tuple[str, Row]]] = {sort: {} for sort in sorts}
    own = [path for path in words.tables if any((key.name, key.type) == ("id", "id") for key in words.table(path))]
    for path in own:
        rows = {row["id"]: (path, row) for row in rows_of(game.box.data, path) if "id" in row}
        for sort, labels in sorts.items():
            if rows and rows.keys() <= set(labels):
                out[sort] |= rows
    return out


def spoken(key: Key) -> str:
    """The type of a key as far as words go: a number within bounds is a number."""
    return key.type if bounds(key.type) is None else "int"
