"""Puzzles: positions of games that were played, in each of which one turn is clearly the best.

A position is a deal and the decisions that lead to it, by their codes; nothing is set up by hand. Which turn is best
was found by judging, with one edition of the rules, one box and one judge: for any other the puzzles are not offered.
`python -m tools.puzzles` makes the file.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from caravanserai.core.game import Game, Options
from caravanserai.core.record import Move, Record

FILE: Final = "puzzles.json"
FORM: Final = 1  # of the file
DIGITS: Final = 4


class BadPuzzles(ValueError):
    """A file of puzzles that cannot be read; the message names what is wrong."""


@dataclass(frozen=True)
class Gap:
    """By how much the best turn is better than another: a mean, and a width within which it lies nine times in ten."""

    mean: float
    width: float

    def plain(self) -> list[float]:
        return [round(self.mean, DIGITS), round(self.width, DIGITS)]


@dataclass(frozen=True)
class Rival:
    """A turn that is not the best: what the best has more of, in chances to win and in points."""

    path: tuple[int, ...]
    chance: Gap
    points: Gap


@dataclass(frozen=True)
class Judgement:
    """By whom, and how exactly, the turns of a set were compared."""

    judge: str
    weights: str  # a short name of what it had learned
    depth: str
    tables: int  # on which each turn was compared with the best, at most


@dataclass(frozen=True)
class Puzzle:
    """A seat's turn to be found."""

    id: str
    key: bytes
    seats: int
    options: Options
    moves: tuple[tuple[int, int], ...]  # seat and choice, up to the position
    seat: int
    best: tuple[int, ...]  # up to where something is revealed or somebody else is asked
    rivals: tuple[Rival, ...]  # all others that were compared, the nearest first
    finder: str  # the gentlest of the levels asked that finds it; empty: none of them does

    def record(self, game: Game[Any]) -> Record:
        """The game up to the position."""
        record = Record(game.id, game.edition, game.box.digest, self.seats, self.key, dict(self.options))
        record.moves = [Move(seat, game.space.token(choice)) for seat, choice in self.moves]
        return record

    def plain(self) -> dict[str, Any]:
        """As it is written down."""
        return {
            "id": self.id,
            "key": self.key.hex(),
            "seats": self.seats,
            "options": dict(self.options),
            "moves": " ".join(f"{seat}.{choice}" for seat, choice in self.moves),
            "seat": self.seat,
            "best": list(self.best),
            "rivals": [[list(one.path), one.chance.plain(), one.points.plain()] for one in self.rivals],
            "finder": self.finder,
        }


@dataclass(frozen=True)
class Set:
    """The puzzles of a game, and what they were judged by."""

    game: str
    edition: int
    box: str
    judgement: Judgement
    puzzles: tuple[Puzzle, ...]

    def text(self) -> str:
        """The file: a line for each puzzle."""
        head = {
            "form": FORM,
            "game": self.game,
            "edition": self.edition,
            "box": self.box,
            "judgement": vars(self.judgement),
        }
        rows = ",\n".join(json.dumps(one.plain(), separators=(",", ":")) for one in self.puzzles)
        return f'{json.dumps(head)[:-1]}, "puzzles": [\n{rows}\n]}}\n'


def name_of(key: bytes, moves: Sequence[tuple[int, int]], seat: int) -> str:
    """A puzzle is called by its position."""
    return blake2b(f"{key.hex()} {list(moves)} {seat}".encode(), digest_size=4).hexdigest()


def by_day(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """In the order of days: shuffled, and the same everywhere, however they lie in the file."""
    return sorted(puzzles, key=lambda one: blake2b(one.id.encode(), digest_size=8).digest())


def read_set(text: str, name: str = FILE) -> Set:
    """What `text` wrote; or BadPuzzles."""
    try:
        data = json.loads(text)
        if data["form"] != FORM:
            raise BadPuzzles(f"{name}: form {data['form']!r}, not {FORM}")
        return Set(
            str(data["game"]),
            int(data["edition"]),
            str(data["box"]),
            Judgement(**data["judgement"]),
            tuple(puzzle_from(one) for one in data["puzzles"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise (
            error if isinstance(error, BadPuzzles) else BadPuzzles(f"{name}: {type(error).__name__}: {error}")
        ) from None


def puzzle_from(row: Mapping[str, Any]) -> Puzzle:
    moves = (one.split(".") for one in row["moves"].split())
    return Puzzle(
        str(row["id"]),
        bytes.fromhex(row["key"]),
        int(row["seats"]),
        dict(row["options"]),
        tuple((int(seat), int(choice)) for seat, choice in moves),
        int(row["seat"]),
        tuple(int(choice) for choice in row["best"]),
        tuple(Rival(tuple(map(int, path)), Gap(*chance), Gap(*points)) for path, chance, points in row["rivals"]),
        str(row["finder"]),
    )


@cache
def shipped(package: str) -> Set | None:
    """The puzzles that lie beside the rules of a game, whatever they were judged by; none where there is no file."""
    file = files(package) / FILE
    return read_set(file.read_text(encoding="utf-8"), f"{package}: {FILE}") if file.is_file() else None


def offered(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of a game in the order of days; none where other rules or components may make another turn best.

    A file that cannot be read has none, either: what is wrong with it is said by `caravanserai check`.
    """
    try:
        found = shipped(game.package)
    except BadPuzzles:
        return []
    if found is None or (found.edition, found.box) != (game.edition, game.box.digest):
        return []
    return by_day(found.puzzles)
