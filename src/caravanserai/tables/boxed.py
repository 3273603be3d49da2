"""Tables with a box of their own: which box a request is about, how it is named, and how it travels with a record.

A process, or a worker of a browser, has one box of each game: rules read it when they are loaded. So tables with
another box live in another one, and whoever is asked first finds out here whom to hand the question to.
"""

import json
import re
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import parse_qs

from caravanserai.core.box import Box, overlay_folder
from caravanserai.tables.installed import found_game
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.requests import CORRECTION_ID

TABLE: Final = re.compile(r"tables/([A-Za-z0-9_-]{10})(?:/.*)?")
NEW_TABLES: Final = ("tables", "tables/import")
OF_THE_BOX: Final = re.compile(r"games/[^/]+/(?:box|grammar|howto|words/[^/]+)")  # what differs with it
REMARK: Final = "#box "  # in a record: what follows is the text of the correction


def name_of(game: str, text: str) -> str:
    """The id of a correction: the same text has the same everywhere."""
    return blake2b(f"{game}\n{text}".encode(), digest_size=16).hexdigest()


def not_fit(why: str) -> Problem:
    """Its game cannot be loaded with it, as either of them is now."""
    return Problem(409, "box-unfit", why)


# What is asked, by its path behind `/api/`


def table_asked(path: str) -> str | None:
    """The table that a path is about: its row says which box it has."""
    found = TABLE.fullmatch(path)
    return None if found is None else found[1]


def box_asked(method: str | None, path: str, query: str) -> str | None:
    """The corrected box that somebody names who asks for a new table, or for what differs with the box."""
    is_new = path in NEW_TABLES and method == "POST"
    if not is_new and OF_THE_BOX.fullmatch(path) is None:
        return None
    named = parse_qs(query).get("correction", [""])[0]
    if named and not re.fullmatch(CORRECTION_ID, named):
        raise missing("box")
    return named or None


# What is told of the box that is played with here


def components(name: str, digest: str | None = None) -> dict[str, Any]:
    """The component file as it is in use, an owner's corrections included; by its digest, only that very one."""
    box = in_use(name, digest)
    return {"id": box.id, "digest": box.digest, **box.data}


def in_use(name: str, digest: str | None = None) -> Box:
    """The box of a game, if it is the one that is asked for."""
    box = found_game(name).box
    if digest not in (None, box.digest):
        raise Problem(404, "not-found", f"{name}: box {digest} is not in use; {box.digest} is")
    return box


def correction_here(game: str) -> str | None:
    """The text of the correction that a game was loaded with in this process, if it was."""
    folder = overlay_folder()
    file = None if folder is None else folder / f"{game}.toml"
    return file.read_bytes().decode("utf-8") if file is not None and file.is_file() else None


# In records


def with_box(record: str, game: str) -> str:
    """The text of a record of a table with a corrected box: whoever reads it elsewhere finds the correction in it."""
    text = correction_here(game)
    return record if text is None else f"{record}\n{REMARK}{json.dumps(text)}\n"


def correction_in(record: str) -> str | None:
    """The correction that a record says it was played with; a remark that is none of ours says nothing."""
    at = record.rfind(f"\n{REMARK}")
    if at < 0:
        return None
    try:
        found = json.loads(record[at + 1 + len(REMARK) :].split("\n", 1)[0])
    except ValueError:
        return None
    return found if isinstance(found, str) else None


def is_played_with(game: str, correction: str) -> bool:
    """Whether games are played with this correction here."""
    ours = correction_here(game)
    return ours is not None and plain(ours) == plain(correction)


def plain(text: str) -> str:
    return text.replace("\r\n", "\n")
