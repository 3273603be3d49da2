"""What was done to a game since main: what was added, and what else is another than before. For `tools.pin`."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.box import SETTING, overlay_folder, parsed, read_words
from caravanserai.core.differences import ABSENT, compared, shown
from caravanserai.core.game import Game, games, unloaded
from caravanserai.core.order import FILE as ORDER
from caravanserai.core.record import BadRecord, Record, parse, verify
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.wire import BadSave, digest
from caravanserai.core.words import Row
from tools import order
from tools.changed import said

ROOT: Final = Path(__file__).resolve().parent.parent
COMPONENTS: Final = "components.toml"
UNTOLD: Final = ("provenance", "counts")  # tables that follow from the others
EDITION: Final = re.compile(r"^( +edition=)(\d+)(,)$", re.MULTILINE)


class Refused(Exception):
    """Why nothing is pinned: above all that more than adding was done in an edition that is out."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults: Final = faults


@dataclass
class Room:
    """A game in this repository: where its files lie, and what main has of them."""

    game: Game[Any]
    base: str  # a commit; nothing where git does not know of main

    @property
    def folder(self) -> Path:
        return self.game.box.folder

    @property
    def tests(self) -> Path:
        return ROOT / "tests/games" / self.game.id

    def before(self, path: Path) -> str | None:
        """The text of a file as main has it; without git as it lies here."""
        if not self.base:
            return path.read_text(encoding="utf-8") if path.is_file() else None
        name = path.relative_to(ROOT).as_posix()
        done = subprocess.run(
            ["git", "show", f"{self.base}:{name}"],  # noqa: S607
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        return done.stdout.decode() if done.returncode == 0 else None

    def edition_before(self) -> int:
        found = EDITION.search(self.before(self.folder / "__init__.py") or "")
        return int(found[2]) if found else self.game.edition

    @property
    def is_raised(self) -> bool:
        return self.game.edition > self.edition_before()


@dataclass
class Changes:
    """What differs from main: rows that are new, and everything else that is another."""

    added: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


def room_of(name: str) -> Room:
    if overlay_folder() is not None:
        raise Refused([f"{SETTING} is set: what is pinned is the box as it is shipped"])
    if name not in games() and name not in unloaded():
        raise Refused([f"{name}: no such game; known: {', '.join(games())}"])
    game = games()[name]  # or what is wrong with it
    if not game.box.folder.is_relative_to(ROOT):
        raise Refused([f"{name}: is not in {ROOT}: only games of this repository have pinned files"])
    base = said(ROOT, "merge-base", "HEAD", "origin/main") or said(ROOT, "merge-base", "HEAD", "main")
    return Room(game, base[0] if base else "")


# What was done


def changes_of(room: Room) -> Changes:
    """What was added, and what else was changed, of components, choices and the games that are saved."""
    out = Changes()
    of_components(room, out)
    of_order(room, out)
    of_space(room, out)
    out.others += lost_saves(room)
    if not out.added and not out.others:
        out.others += lost_records(room)
    return out


def of_components(room: Room, out: Changes) -> None:
    """Row by row and value by value."""
    path = room.folder / COMPONENTS
    before = parsed(COMPONENTS, room.before(path) or "")
    now = parsed(COMPONENTS, path.read_text(encoding="utf-8"))
    words = read_words(room.game.id, room.folder)
    for name in now:
        if name in UNTOLD:
            continue
        found = list(compared(name, name, before.get(name), now[name], words))
        new = tuple(where for where, _, key, old, _ in found if key == "id" and old is ABSENT)
        out.added += new
        for where, _, key, old, value in found:
            if not where.startswith(new):
                out.others.append(f"{where}: {key}: {shown(old)} → {shown(value)}")


def of_order(room: Room, out: Changes) -> None:
    """The lists of rows and effects may only have grown at their ends."""
    before: Row = parsed(ORDER, room.before(room.folder / ORDER) or "")
    now: Row = parsed(ORDER, order.complete(room.game.id))
    lists = {"effects": before.get("effects", []), **before.get("rows", {})}
    grown = {"effects": now["effects"], **now["rows"]}
    for name, names in lists.items():
        if names != grown.get(name, [])[: len(names)]:
            out.others.append(f"{ORDER}: {name}: was moved or removed")


def of_space(room: Room, out: Changes) -> None:
    """Every token must still be there, and after those that were before it."""
    pinned = room.before(room.tests / f"space-{room.edition_before()}.txt") or ""
    kept = [token for token in room.game.space.tokens if token in set(pinned.split())]
    for token in pinned.split():
        if token not in room.game.space.by_token:
            out.others.append(f"choices: {token} is gone")
    if len(kept) == len(pinned.split()) and kept != pinned.split():
        out.others.append("choices: they stand in another order")


def lost_saves(room: Room) -> Iterator[str]:
    """Saves that do not go on as they did; those of editions before the last need only go on."""
    for path in sorted((room.tests / "saves").glob("*.json")):
        save = json.loads(path.read_text(encoding="utf-8"))
        try:
            s = room.game.from_wire(save["state"])
            begun = digest(s)
            for move in save["moves"]:
                seat, _, token = move.partition(" ")
                play.apply(s, token, int(seat))
        except (BadSave, Illegal, NotAsked, UnknownToken) as error:
            yield f"saves/{path.name}: {error}"
            continue
        if save["edition"] == room.edition_before() and (begun, digest(s)) != (save["digest"], save["end"]):
            yield f"saves/{path.name}: comes to another end"


def lost_records(room: Room) -> Iterator[str]:
    """Recorded games that play otherwise, though the components are the same."""
    for path in sorted((room.tests / "golden").glob("*.record")):
        if reason := plays_otherwise(room.game, parse(path.read_text(encoding="utf-8"))):
            yield f"golden/{path.name}: {reason}"


def plays_otherwise(game: Game[Any], record: Record) -> str:
    """Why a record cannot be played to its end as it says; whatever it says of the box. Nothing: it can."""
    try:
        verify(replace(record, box=game.box.digest))
    except BadRecord as error:
        return str(error)
    return ""
