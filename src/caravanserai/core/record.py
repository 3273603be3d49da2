"""A game as text that diffs by line: enough to play it again, decision by decision.

Chance comes from `key`; from `key-from 12` on, that is from the decision after the first twelve, from another.
`dealt-anew 12 1` says that after twelve decisions all that seat 1 could not know was dealt anew from a key of its own.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.game import BadOption, Game, Options, games, start, unloaded
from caravanserai.core.ids import NOBODY
from caravanserai.core.rng import KEY_SIZE, commitment
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.wire import digest

HEADER = ("game", "edition", "box", "seats", "key")
FOOTER = ("digest", "scores")
WORDS = {"true": True, "false": False}
NUMBER: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)  # what a compiled build can count to
LONGEST_LINE: Final = 400  # of anything but a remark


class BadRecord(ValueError):
    """A record that cannot be read or played; the message names the line."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True)
class Move:
    """One decision: who, and the token chosen; and the line it was read from, if it was."""

    seat: int
    token: str
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """Game, edition, box, seats, key, options and tokens; at the end the digest and the scores."""

    game: str
    edition: int
    box: str
    seats: int
    key: bytes
    options: Options = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    digest: str = ""
    scores: list[int] = field(default_factory=list)
    later: dict[int, bytes] = field(default_factory=dict)  # keys of later chance, by the decisions taken before
    # What a seat could not know was dealt anew: whose knowledge stayed, and the key, by the decisions taken before.
    anew: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    commitments: list[str] = field(default_factory=list)  # what was published of the keys in use, in their order
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where the text says what

    def keys_used(self) -> list[tuple[int, bytes]]:
        """The keys that chance came from, each with the decisions taken before; not those nothing came from."""
        dealt = [(n, 0, key) for n, (_, key) in self.anew.items()]
        turned = [(n, 1, key) for n, key in self.later.items()]
        return [(0, self.key), *((n, key) for n, _, key in sorted(dealt + turned) if n < len(self.moves))]

    def head(self) -> str:
        """The lines before the first decision."""
        lines = [
            f"game {self.game}",
            f"edition {self.edition}",
            f"box {self.box}",
            f"seats {self.seats}",
            f"key {self.key.hex()}",
        ]
        moves = len(self.moves)
        lines += [f"key-from {n} {key.hex()}" for n, key in sorted(self.later.items()) if n < moves]
        lines += [f"dealt-anew {n} {seat} {key.hex()}" for n, (seat, key) in sorted(self.anew.items()) if n <= moves]
        lines += [f"commitment {one}" for one in self.commitments]
        lines += [f"option {name} {str(value).lower()}" for name, value in sorted(self.options.items())]
        return "\n".join([*lines, "", ""])

    def text(self) -> str:
        """The whole record, to be written to a file; `parse` reads it."""
        out = self.head() + "".join(f"{move.seat} {move.token}\n" for move in self.moves)
        if self.digest:
            out += f"\ndigest {self.digest}\nscores {' '.join(map(str, self.scores))}\n"
        return out

    def first_line(self) -> int:
        """The line of the first decision, as `text` writes it."""
        return self.head().count("\n") + 1


def new_record(game: Game[Any], seats: int, key: bytes, options: Options) -> Record:
    """A record of a game that begins, without decisions."""
    return Record(game.id, game.edition, game.box.digest, seats, key, dict(options))


def finish(record: Record, s: State) -> None:
    """Write the footer of a game that is over."""
    record.digest = digest(s)
    record.scores = [st.score for st in sorted(games()[record.game].standings(s), key=lambda st: st.seat)]


def commitments(record: Record) -> list[str]:
    """What had to be published of the keys before chance came from them."""
    return [commitment(key) for _, key in record.keys_used()]


def parse(text: str) -> Record:
    """Read a record; errors name the line."""
    reader = Reader()
    for n, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.strip().partition(" ")
        if word and not word.startswith("#"):
            reader.read(n, line, word, rest)
    return reader.record()


class Reader:
    """What the lines of a record say, and where each says it."""

    def __init__(self) -> None:
        self.said: dict[str, str] = {}  # in the head and the foot
        self.options: Options = {}
        self.later: dict[int, bytes] = {}
        self.anew: dict[int, tuple[int, bytes]] = {}
        self.commitments: list[str] = []
        self.moves: list[Move] = []
        self.lines: dict[str, int] = {}

    def read(self, n: int, line: str, word: str, rest: str) -> None:
        """One line that is neither empty nor a remark."""
        if len(line) > LONGEST_LINE:
            raise BadRecord(n, f"{len(line)} characters, more than {LONGEST_LINE}")
        if not line.strip().isprintable():
            raise not_understood(n, line)
        is_ended = any(name in self.said for name in FOOTER)
        if word.isascii() and word.isdigit() and not is_ended:
            self.moves.append(Move(whole("seat", n, word), rest, n))
        elif word in FOOTER:
            self.note(n, word)
            self.said[word] = rest
        elif self.moves or not self.read_head(n, word, rest):
            raise not_understood(n, line)

    def read_head(self, n: int, word: str, rest: str) -> bool:
        """A line before the first decision; whether it is one."""
        if word in HEADER:
            self.note(n, word)
            self.said[word] = rest
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.note(n, f"option {name}")
            self.options[name] = option_value(value)
        elif word == "key-from":
            said, _, key = rest.partition(" ")
            after = whole("key-from", n, said)
            self.note(n, f"key-from {after}")
            self.later[after] = key_bytes(n, key, "key-from")
        elif word == "dealt-anew":
            said, _, more = rest.partition(" ")
            seat, _, key = more.partition(" ")
            after = whole("dealt-anew", n, said)
            self.note(n, f"dealt-anew {after}")
            self.anew[after] = (whole("seat", n, seat), key_bytes(n, key, "dealt-anew"))
        elif word == "commitment":
            self.commitments.append(rest)
        else:
            return False
        return True

    def note(self, n: int, what: str) -> None:
        """Remember the line of what may be said once."""
        if what in self.lines:
            raise BadRecord(n, f"{what}: twice; first in line {self.lines[what]}")
        self.lines[what] = n

    def record(self) -> Record:
        """The whole, if nothing is missing."""
        said, at = self.said, self.lines
        for name in HEADER:
            if name not in said:
                raise BadRecord(1, f"{name}: missing")
        for after in self.later:
            if not 0 <= after < len(self.moves):
                what = f"key-from {after}"
                raise BadRecord(at[what], f"{what}: no decision comes after so many; there are {len(self.moves)}")
        for after, (seat, _) in self.anew.items():
            what = f"dealt-anew {after}"
            if not 0 <= after <= len(self.moves):
                raise BadRecord(at[what], f"{what}: there are {len(self.moves)} decisions")
            if not 0 <= seat < whole("seats", at["seats"], said["seats"]):
                raise BadRecord(at[what], f"{what}: there is no seat {seat}")
        return Record(
            game=said["game"],
            edition=whole("edition", at["edition"], said["edition"]),
            box=said["box"],
            seats=whole("seats", at["seats"], said["seats"]),
            key=key_bytes(at["key"], said["key"]),
            options=self.options,
            moves=self.moves,
            digest=said.get("digest", ""),
            scores=[whole("scores", at["scores"], word) for word in said.get("scores", "").split()],
            later=self.later,
            anew=self.anew,
            commitments=self.commitments,
            lines=at,
        )


def not_understood(line: int, text: str) -> BadRecord:
    return BadRecord(line, f"not understood: {text.strip()[:60]!r}")


def option_value(word: str) -> Any:
    if word in WORDS:
        return WORDS[word]
    return int(word) if NUMBER.fullmatch(word) else word


def whole(name: str, line: int, word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise BadRecord(line, f"{name}: {word[:60]!r} is not a whole number")
    return int(word)


def key_bytes(line: int, text: str, name: str = "key") -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(line, f"{name}: not hexadecimal") from None
    if len(key) != KEY_SIZE:
        raise BadRecord(line, f"{name}: {len(key)} bytes, not {KEY_SIZE}")
    return key


def begin(record: Record) -> State:
    """The table before the first decision."""
    game = games().get(record.game)
    if game is None:
        reason = unloaded().get(record.game)
        what = "is not installed" if reason is None else f"cannot be loaded: {reason}"
        raise BadRecord(record.lines.get("game", 1), f"game: {record.game!r} {what}")
    try:
        options = game.options(record.seats, record.options)  # first: an option may be called as an argument is
    except BadOption as error:
        raise BadRecord(line_of_option(record, str(error)), str(error)) from None
    s: State = start(game, record.seats, record.key, **options)
    deal_anew(record, s, 0)
    return s


def deal_anew(record: Record, s: State, n: int) -> None:
    """After n decisions: deal what a seat could not know anew, if the record says so."""
    if n in record.anew:
        games()[record.game].deal_anew(s, *record.anew[n])


def line_of_option(record: Record, what: str) -> int:
    """The line of the option or of the seats that the game does not have, as it complains: `gugong: seats: …`."""
    named = what.removeprefix(f"{record.game}: ").partition(":")[0]
    return record.lines.get(f"option {named}") or record.lines.get(named) or 1


def steps(record: Record, s: State) -> Iterator[int]:
    """Play the record's decisions on a table one by one; yields how many have been played."""
    first = record.first_line()
    for n, move in enumerate(record.moves):
        if n in record.later:
            s.change_key(record.later[n])
        try:
            play.apply(s, move.token, move.seat)
        except (Illegal, NotAsked, UnknownToken) as error:
            raise BadRecord(move.line or first + n, f"{move.seat} {move.token}: {error}") from None
        deal_anew(record, s, n + 1)
        yield n + 1


def replay(record: Record, upto: int | None = None, log: bool = False) -> State:
    """The table after the record's decisions, or after the first so many."""
    s = begin(record)
    if not log:
        s.log = None
    if upto == 0:
        return s
    for n in steps(record, s):
        if n == upto:
            break
    return s


def verify(record: Record) -> State:
    """Play a record and hold it against its footer; the state it ends in."""
    game = games().get(record.game)
    if game is not None and record.box != game.box.digest:
        raise BadRecord(record.lines.get("box", 3), f"box: made with {record.box}, here it is {game.box.digest}")
    s = replay(record)
    last = record.first_line() + len(record.moves)
    at = record.lines
    if not record.digest:
        return s
    if play.asked(s):
        raise BadRecord(at.get("digest", last), f"the game is not over: seat {play.asked(s)[0]} is asked")
    if digest(s) != record.digest:
        raise BadRecord(at.get("digest", last + 1), f"digest: says {record.digest}, comes to {digest(s)}")
    found = Record(record.game, 0, "", 0, b"")
    finish(found, s)
    if record.scores and found.scores != record.scores:
        raise BadRecord(at.get("scores", last + 2), f"scores: says {record.scores}, comes to {found.scores}")
    return s


__all__ = [
    "NOBODY",
    "BadRecord",
    "Move",
    "Record",
    "begin",
    "commitments",
    "finish",
    "new_record",
    "parse",
    "replay",
    "steps",
    "verify",
]
