"""Saved games: the record itself, with a line for each who sits there; appended decision by decision."""

import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from caravanserai.cli.arguments import HUMAN
from caravanserai.cli.wrong import Wrong
from caravanserai.core.record import BadRecord, Move, Record, begin, parse

SEAT_LINE = "# seat "
MOST_SEATS = 99  # of which a file may say who sits there


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person or a bot, and perhaps a name."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def folder() -> Path:
    """Where games are saved unless a file is named."""
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        base = Path(os.environ["LOCALAPPDATA"])
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caravanserai" / "saves"


def fresh_path(game: str) -> Path:
    """A file of its own for a new game."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, n = folder() / f"{stem}.record", 1
    while path.exists():
        n += 1
        path = folder() / f"{stem}-{n}.record"
    return path


def text_of(record: Record, players: list[Player]) -> str:
    """The record's text, with the seats between its head and its first decision."""
    head = record.head()
    seats = "".join(f"{SEAT_LINE}{n} {p.kind} {p.name}".rstrip() + "\n" for n, p in enumerate(players))
    return head.rstrip("\n") + "\n" + seats + "\n" + record.text()[len(head) :]


class SaveFile:
    """One saved game on disk. Whatever happens, the file holds the whole game but for the decision being written."""

    def __init__(self, path: Path, players: list[Player]) -> None:
        self.path = path
        self.players = players

    def write(self, record: Record) -> None:
        """The whole file at once: beside it first, then in its place."""
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text_of(record, self.players))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            raise Wrong(f"{self.path}: cannot be written: {error.strerror}") from error
        finally:
            with suppress(OSError):
                beside.unlink()

    def append(self, move: Move) -> None:
        """One more decision, on the disk before the game goes on."""
        try:
            with self.path.open("ab") as file:
                file.write(f"{move.seat} {move.token}\n".encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise Wrong(f"{self.path}: cannot be written: {error.strerror}") from error


@dataclass(frozen=True)
class Saved:
    """A record read from a file, and where its lines are."""

    path: Path
    text: str
    record: Record
    players: list[Player]

    def wrong(self, error: BadRecord) -> Wrong:
        """What is wrong with the record, by the line of the file."""
        return Wrong(f"{self.path}: {error}")


def read(path: Path) -> Saved:
    """A saved game or any other record, of a game and options that are here."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Wrong(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Wrong(f"{path}: line {line}: not UTF-8 text") from error
    try:
        record = parse(text)
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from error
    saved = Saved(path, text, record, players_of(path, text, record.seats))
    try:
        begin(record)
    except BadRecord as error:
        raise saved.wrong(error) from error
    return saved


def players_of(path: Path, text: str, seats: int) -> list[Player]:
    """Who sat there, if the file says so for every seat."""
    found: dict[int, Player] = {}
    for n, line in enumerate(text.splitlines(), 1):
        if not line.startswith(SEAT_LINE):
            continue
        seat, _, rest = line.removeprefix(SEAT_LINE).partition(" ")
        kind, _, name = rest.partition(" ")
        if not (seat.isascii() and seat.isdigit()) or len(seat) > len(str(MOST_SEATS)) or not kind:
            raise Wrong(f"{path}: line {n}: not understood: {line.strip()[:60]!r}")
        found[int(seat)] = Player(kind, name)
    is_whole = len(found) == seats and all(seat < seats for seat in found)  # not by counting up to what a file claims
    return [found[seat] for seat in range(seats)] if is_whole else []


def cut_short(saved: Saved) -> bool:
    """Whether the last line was being written when the power went: it has no end and cannot be a decision."""
    return bool(saved.text) and not saved.text.endswith("\n")
