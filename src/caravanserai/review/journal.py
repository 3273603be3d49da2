"""A review on disk, beside its record: each judged turn a line of its own, there before the next begins.

The first line names what the numbers depend on: the record, the edition and the box of the game, the judge and what it
has learned, the depth and the seed. A review of anything else is not gone on with but refused. A killed run leaves at
most a last line that is cut short, which is skipped and its turn judged again.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypedDict

import caravanserai
from caravanserai.core.game import Game
from caravanserai.core.record import Record
from caravanserai.review.depth import Depth
from caravanserai.review.judged import Judged, judged_from
from caravanserai.review.learned import fingerprint, weights_of
from caravanserai.review.turns import JUDGE

FORM: Final = 3  # of the file; in the second, those who played on were weaker


class BadReview(Exception):
    """A file that holds something else; the message names what."""


class Identity(TypedDict):
    """What has to agree for judged turns to belong to the same review."""

    review: int
    game: str
    edition: int
    box: str
    version: str
    record: str
    judge: str
    weights: str
    depth: str
    seed: int


def identity(game: Game[Any], record: Record, depth: Depth, seed: int) -> Identity:
    """What has to agree for judged turns to belong to the same review."""
    return {
        "review": FORM,
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "version": caravanserai.__version__,
        "record": fingerprint(record.text()),
        "judge": JUDGE,
        "weights": weights_of(game, record.seats),
        "depth": depth.name,
        "seed": seed,
    }


def beside(record: Path, depth: Depth) -> Path:
    """Where the review of a record lies."""
    return record.with_name(f"{record.name}.{depth.name}.review")


@dataclass(frozen=True)
class Journal:
    """The judged turns of one game."""

    path: Path

    def open(self, head: Mapping[str, object]) -> dict[int, Judged]:
        """What was judged before; a new file if there is none."""
        if not self.path.exists():
            self.append(json.dumps(head))
            return {}
        with self.path.open(encoding="utf-8", errors="replace") as file:
            self.compare(file.readline(), head)
            rows = [row for line in file if (row := read_row(line)) is not None]
        self.append("")  # so that a line which was cut short does not swallow the next
        found: dict[int, Judged] = {}
        for row in rows:
            found.setdefault(row.number, row)
        return found

    def compare(self, line: str, head: Mapping[str, object]) -> None:
        found = read_object(line)
        if not isinstance(found, dict) or "review" not in found:
            raise BadReview(f"{self.path}: not a review")
        differing = [name for name in head if found.get(name) != head[name]]
        if differing:
            name = differing[0]
            raise BadReview(f"{self.path}: another review: {name} is {found.get(name)!r} there, {head[name]!r} here")

    def add(self, judged: Judged) -> None:
        """One turn more, on the disk before anything else happens."""
        self.append(json.dumps(judged.plain()))

    def append(self, line: str) -> None:
        with self.path.open("ab") as file:
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())


def read_row(line: str) -> Judged | None:
    """A line of the file; nothing if it was cut short."""
    try:
        return judged_from(json.loads(line))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return None


def read_object(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
