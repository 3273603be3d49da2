"""A review on disk, beside its record: each judged turn a line of its own, there before the next begins.

The first line names what the numbers depend on: the record, the edition and the box of the game, how is measured, the
judge and what it has learned, the depth and the seed. A review of anything else is not gone on with but refused. The
version of the package stands there, too, for who wants to know; another one that measures the same goes on. A killed
run leaves at most a last line that is cut short, which is skipped and its turn judged again.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypedDict

import caravanserai
from caravanserai.core.game import Game
from caravanserai.core.record import Record
from caravanserai.review.depth import Depth
from caravanserai.review.judged import THE_DEAL, Judged, judged_from
from caravanserai.review.learned import fingerprint, weights_of
from caravanserai.review.turns import JUDGE, Outline, Played

FORM: Final = 4  # of the file; in the second, those who played on were weaker, in the third what was counted was unsure


class BadReview(Exception):
    """A file that holds something else; the message names what."""


class Measured(TypedDict):
    """How games of one title are judged, with so many seats: where it differs, numbers cannot be compared."""

    review: int
    game: str
    edition: int
    box: str
    judge: str
    weights: str


class Identity(Measured):
    """What has to agree for judged turns to belong to the same review; and by which version it was begun."""

    record: str
    depth: str
    seed: int
    version: str


TOLD_ONLY: Final = frozenset({"version"})  # not compared


def measured_today(game: Game[Any], seats: int) -> Measured:
    """How games are judged here and now."""
    return {
        "review": FORM,
        "game": game.id,
        "edition": game.edition,
        "box": game.box.digest,
        "judge": JUDGE,
        "weights": weights_of(game, seats),
    }


def identity(game: Game[Any], record: Record, depth: Depth, seed: int) -> Identity:
    """What has to agree for judged turns to belong to the same review; and by which version it is begun."""
    return {
        **measured_today(game, record.seats),
        "record": fingerprint(record.text()),
        "depth": depth.name,
        "seed": seed,
        "version": caravanserai.__version__,
    }


def differing(known: Mapping[str, object], wanted: Mapping[str, object]) -> list[str]:
    """In what a review differs from what is wanted, by name; nothing: it can be gone on with."""
    return [name for name in wanted if name not in TOLD_ONLY and known.get(name) != wanted[name]]


def beside(record: Path, depth: Depth) -> Path:
    """Where the review of a record lies."""
    return record.with_name(f"{record.name}.{depth.name}.review")


@dataclass(frozen=True)
class Journal:
    """The judged turns of one game."""

    path: Path

    def open(self, head: Mapping[str, object], played: Played) -> dict[int, Judged]:
        """What was judged of a game before; a new file if there is none, or only the beginning of one."""
        if not self.path.exists():
            return self.begin(head)
        with self.path.open(encoding="utf-8", errors="replace") as file:
            first = file.readline()
            if not first.endswith("\n") and is_beginning(first, head):
                return self.begin(head)
            self.compare(first, head)
            rows = [row for line in file if (row := read_row(line)) is not None and is_of(row, played)]
        self.append("")  # so that a line which was cut short does not swallow the next
        found: dict[int, Judged] = {}
        for row in rows:
            found.setdefault(row.number, row)
        return found

    def begin(self, head: Mapping[str, object]) -> dict[int, Judged]:
        """A file with nothing but its first line."""
        self.path.write_bytes(b"")
        self.append(json.dumps(head))
        return {}

    def compare(self, line: str, head: Mapping[str, object]) -> None:
        found = read_object(line)
        if not isinstance(found, dict) or "review" not in found:
            raise BadReview(f"{self.path}: not a review")
        if names := differing(found, head):
            name = names[0]
            raise BadReview(f"{self.path}: another review: {name} is {found.get(name)!r} there, {head[name]!r} here")

    def add(self, judged: Judged) -> None:
        """One turn more, on the disk before anything else happens."""
        self.append(json.dumps(judged.plain()))

    def append(self, line: str) -> None:
        with self.path.open("ab") as file:
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())


def is_beginning(line: str, head: Mapping[str, object]) -> bool:
    """Whether this is as much of a first line as a killed run has written, by this version or another."""
    compared = json.dumps({name: value for name, value in head.items() if name not in TOLD_ONLY}).removesuffix("}")
    return line.startswith(compared) or compared.startswith(line)


def read_row(line: str) -> Judged | None:
    """A line of the file; nothing if it was cut short."""
    try:
        return judged_from(json.loads(line))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return None


def is_of(row: Judged, played: Played) -> bool:
    """Whether a line can be of this game: of one of its turns, with as many seats, and with numbers and codes."""
    game = played.outline
    if row.number != THE_DEAL and row.number not in range(len(game.turns)):
        return False
    choice, of_seats, shares = row.choice, [row.hopes, *([] if row.luck is None else [row.luck])], [row.luck_judged]
    estimates = [one for hope in row.hopes for one in (hope.chance, hope.points)] + list(row.luck or ())
    if choice is not None:
        of_seats.append(choice.moved)
        estimates += [*choice.moved, choice.loss, choice.points]
        shares += [choice.moved_judged, choice.loss_judged]
        if not all(0 <= code < played.game.space.size for code in choice.better):
            return False
    is_free, reveals = asked_of(game, row.number)
    return (
        (is_free, reveals) == (choice is not None, row.luck is not None)
        and all(len(one) == game.seats for one in of_seats)
        and all(isfinite(one.mean) and isfinite(one.error) for one in estimates)
        and all(0.0 <= one <= 1.0 for one in shares)
    )


def asked_of(game: Outline, number: int) -> tuple[bool, bool]:
    """Whether there was something to choose in a turn, and whether something was revealed at its end; the deal is."""
    if number == THE_DEAL:
        return False, True
    return game.turns[number].is_free, game.turns[number].reveals


def read_object(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
