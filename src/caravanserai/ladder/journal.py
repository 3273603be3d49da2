"""The games of a ladder on disk: each a line of its own, there before the next begins; and files written whole.

A killed run leaves at most a last line that is cut short, which is skipped and its game played again. Two runs at once
do no harm: the games are the same, and of the same game the first line counts.
"""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import caravanserai
from caravanserai.ladder.fixtures import Fixture, Ladder
from caravanserai.ladder.playing import Outcome
from caravanserai.ladder.times import Times

FORM: Final = 1  # of the files
GameId = tuple[str, int, int]  # match, key, seat


class BadJournal(Exception):
    """A file that holds something else; the message names what."""


def game_id(fixture: Fixture) -> GameId:
    return fixture.match.name, fixture.key, fixture.seat


def identity(ladder: Ladder) -> dict[str, Any]:
    """What has to agree for games to belong to the same ladder."""
    return {
        "ladder": FORM,
        "game": ladder.game.id,
        "edition": ladder.game.edition,
        "box": ladder.game.box.digest,
        "version": caravanserai.__version__,
        "seats": ladder.seats,
        "options": ladder.options,
        "levels": list(ladder.levels),
        "mirrors": list(ladder.mirrors),
        "first_key": ladder.first_key,
        "until": ladder.until,
        **({"only": [match.name for match in ladder.only]} if ladder.only else {}),
    }


@dataclass(frozen=True)
class Journal:
    """The games beside the file of results."""

    path: Path

    def open(self, ladder: Ladder) -> dict[GameId, Outcome]:
        """The games that were played before; a new journal if there is none."""
        head = identity(ladder)
        if not self.path.exists():
            write_whole(self.path, json.dumps(head, ensure_ascii=False) + "\n")
            return {}
        with self.path.open(encoding="utf-8", errors="replace") as file:
            self.compare(file.readline(), head)
            rows = [row for line in file if (row := read_row(line)) is not None]
        found: dict[GameId, Outcome] = {}
        for game, came_of_it in rows:
            found.setdefault(game, came_of_it)
        self.append("")  # so that a line which was cut short does not swallow the next
        return found

    def compare(self, line: str, head: dict[str, Any]) -> None:
        found = read_object(line)
        if not isinstance(found, dict) or "ladder" not in found:
            raise BadJournal(f"{self.path}: not the games of a ladder")
        differing = [name for name in head if name not in found or found[name] != head[name]]
        if differing:
            name = differing[0]
            there, here = (json.dumps(row.get(name), ensure_ascii=False) for row in (found, head))
            raise BadJournal(f"{self.path}: games of another ladder: {name} is {there} there, {here} here")

    def add(self, fixture: Fixture, came_of_it: Outcome) -> None:
        """One game more, on the disk before anything else happens."""
        self.append(json.dumps(row_of(fixture, came_of_it)))

    def append(self, line: str) -> None:
        with self.path.open("ab") as file:
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())


def row_of(fixture: Fixture, came_of_it: Outcome) -> dict[str, Any]:
    match, key, seat = game_id(fixture)
    return {
        "match": match,
        "key": key,
        "seat": seat,
        "ended": came_of_it.ended,
        "places": came_of_it.places,
        "points": came_of_it.points,
        "winners": came_of_it.winners,
        "decisions": came_of_it.decisions,
        "times": {name: times.plain() for name, times in came_of_it.times.items()},
    }


def read_row(line: str) -> tuple[GameId, Outcome] | None:
    """A line of the journal; nothing if it was cut short."""
    data = read_object(line)
    try:
        return (str(data["match"]), int(data["key"]), int(data["seat"])), Outcome(
            ended=bool(data["ended"]),
            places=tuple(data["places"]),
            points=tuple(data["points"]),
            winners=tuple(data["winners"]),
            decisions=int(data["decisions"]),
            times={name: Times.from_plain(times) for name, times in data["times"].items()},
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def read_object(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def check_results(path: Path, journal: Journal) -> None:
    """Whether a file of results may be written anew: it is one whose games are here, or there is none."""
    if not path.exists():
        return
    if path.is_dir():
        raise BadJournal(f"{path}: is a directory")
    found = read_object(path.read_text(encoding="utf-8", errors="replace"))
    if not isinstance(found, dict) or "ladder" not in found:
        raise BadJournal(f"{path}: is there already, and not the results of a ladder")
    if not journal.path.exists():
        raise BadJournal(f"{path}: is there already, but not its games, {journal.path}: name another file")


def write_whole(path: Path, text: str) -> None:
    """A file at once: beside it first, then in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink()
