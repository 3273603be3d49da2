"""Which row of the component file a hand-written text of a component was written for.

A text made from effects cannot disagree with them; one written by hand can. So
`speech/written.toml` of a game has for every component with an `.about` the digest
of the row that the writer had read. Where the row is another, by an owner's
correction or by a change of ours, the text made from the effects is said instead,
and the check asks for the text to be read again.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from caravanserai.core.box import digest
from caravanserai.core.game import Game
from caravanserai.core.words import Row, Words

FILE: Final = "written.toml"


@cache
def written_for(package: str) -> dict[str, str]:
    """The digests by message: `area-bank`; none where the game has no such file."""
    file = files(package) / "speech" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def still_holds(package: str, message: str, row: Row, words: Words) -> bool:
    """Whether a text was written for this row."""
    return written_for(package).get(message) == digest(row, words)


def stale(game: Game[Any], explained: set[str], rows: dict[str, Row], words: Words) -> Iterator[str]:
    """Hand-written texts whose row nobody vouches for, and digests of texts that are not there.

    `explained` are the messages with a text, `rows` all components by message.
    """
    for message in sorted(explained & rows.keys()):
        if not still_holds(game.package, message, rows[message], words):
            line = f'{message} = "{digest(rows[message], words)}"'
            yield f"{message}: .about was not written for this row; read it again, then have {line} in {FILE}"
    for message in sorted(written_for(game.package).keys() - explained):
        yield f"{message}: is in {FILE}, but has no .about"
