"""What the page of the box calls tables, their keys and their rows; without a name they are shown as the file has them.

`box-table-cards` names a table, `box-key-copies` a key wherever it stands, and `box-row-dice` the rows of a table that
nothing else names: it is given the id of the row as `$row`, and the number that the id ends with as `$n`.
"""

from collections.abc import Iterator
from typing import Any, Final

from caravanserai.core.checker import HEAD
from caravanserai.core.game import Game
from caravanserai.core.words import Words
from caravanserai.speech.sorts import own_vocabulary

TABLE: Final = "box-table-"
KEY: Final = "box-key-"
ROW: Final = "box-row-"
OF_A_ROW: Final = {"row", "n"}
# What a row is known by and where it comes from are told beside it, in other words.
TOLD_APART: Final = ("id", "provenance")


def box_names(game: Game[Any]) -> dict[str, set[str]]:
    """All messages that may name something of a box, with what they are given."""
    words = own_vocabulary(game)
    tables = (*HEAD, *words.tables)
    names: dict[str, set[str]] = {f"{TABLE}{path}": set() for path in tables}
    names |= {f"{KEY}{key}": set() for key in box_keys(game, words)}
    return names | {f"{ROW}{path}": OF_A_ROW for path in tables}


def box_keys(game: Game[Any], words: Words) -> Iterator[str]:
    """The keys that the page shows: of every table, and what a file begins with."""
    for path in words.tables:
        yield from (key.name for key in words.table(path) if key.name not in TOLD_APART)
    for path in HEAD:
        content = game.box.data[path]
        rows = content if isinstance(content, list) else [content]
        yield from (key for row in rows for key in row if key not in TOLD_APART)
