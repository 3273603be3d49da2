"""A game as text that diffs by line: enough to play it again, decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from caravanserai.core import play
from caravanserai.core.game import BadOption, Game, Options, games, start
from caravanserai.core.ids import NOBODY
from caravanserai.core.rng import KEY_SIZE
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.wire import digest

HEADER = ("game", "edition", "box", "seats", "key")
WORDS = {"true": True, "false": False}


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

    def head(self) -> str:
        """The lines before the first decision."""
        lines = [
            f"game {self.game}",
            f"edition {self.edition}",
            f"box {self.box}",
            f"seats {self.seats}",
            f"key {self.key.hex()}",
        ]
        lines += [f"option {name} {str(value).lower()}" for name, value in sorted(self.options.items())]
        return "\n".join([*lines, "", ""])

    def text(self) -> str:
        out = self.head() + "".join(f"{move.seat} {move.token}\n" for move in self.moves)
        if self.digest:
            out += f"\ndigest {self.digest}\nscores {' '.join(map(str, self.scores))}\n"
        return out

    def first_line(self) -> int:
        """The line of the first decision, as `text` writes it."""
        return self.head().count("\n") + 1


def new_record(game: Game[Any], seats: int, key: bytes, options: Options) -> Record:
    return Record(game.id, game.edition, game.box.digest, seats, key, dict(options))


def finish(record: Record, s: State) -> None:
    """Write the footer of a game that is over."""
    record.digest = digest(s)
    record.scores = [st.score for st in sorted(games()[record.game].standings(s), key=lambda st: st.seat)]


def parse(text: str) -> Record:
    """Read a record; errors name the line."""
    head: dict[str, tuple[int, str]] = {}
    options: Options = {}
    moves: list[Move] = []
    foot: dict[str, tuple[int, str]] = {}
    for n, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word.isascii() and word.isdigit() and not foot:
            moves.append(Move(int(word), rest, n))
        elif word in HEADER and not moves:
            head[word] = (n, rest)
        elif word == "option" and not moves:
            name, _, value = rest.partition(" ")
            options[name] = option_value(value)
        elif word in ("digest", "scores"):
            foot[word] = (n, rest)
        else:
            raise BadRecord(n, f"not understood: {line.strip()[:60]!r}")
    for name in HEADER:
        if name not in head:
            raise BadRecord(1, f"{name}: missing")
    last, scores = foot.get("scores", (0, ""))
    return Record(
        game=head["game"][1],
        edition=whole("edition", *head["edition"]),
        box=head["box"][1],
        seats=whole("seats", *head["seats"]),
        key=key_bytes(*head["key"]),
        options=options,
        moves=moves,
        digest=foot.get("digest", (0, ""))[1],
        scores=[whole("scores", last, word) for word in scores.split()],
    )


def option_value(word: str) -> Any:
    if word in WORDS:
        return WORDS[word]
    return int(word) if word.lstrip("-").isdigit() else word


def whole(name: str, line: int, word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise BadRecord(line, f"{name}: {word!r} is not a whole number") from None


def key_bytes(line: int, text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(line, "key: not hexadecimal") from None
    if len(key) != KEY_SIZE:
        raise BadRecord(line, f"key: {len(key)} bytes, not {KEY_SIZE}")
    return key


def begin(record: Record) -> State:
    """The table before the first decision."""
    game = games().get(record.game)
    if game is None:
        raise BadRecord(1, f"game: {record.game!r} is not installed")
    try:
        s: State = start(game, record.seats, record.key, **record.options)
    except BadOption as error:
        raise BadRecord(1, str(error)) from None
    return s


def steps(record: Record, s: State) -> Iterator[int]:
    """Play the record's decisions on a table one by one; yields how many have been played."""
    first = record.first_line()
    for n, move in enumerate(record.moves):
        try:
            play.apply(s, move.token, move.seat)
        except (Illegal, NotAsked, UnknownToken) as error:
            raise BadRecord(move.line or first + n, f"{move.seat} {move.token}: {error}") from None
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
        raise BadRecord(3, f"box: made with {record.box}, here it is {game.box.digest}")
    s = replay(record)
    last = record.first_line() + len(record.moves)
    if not record.digest:
        return s
    if play.asked(s):
        raise BadRecord(last, f"the game is not over: seat {play.asked(s)[0]} is asked")
    if digest(s) != record.digest:
        raise BadRecord(last + 1, f"digest: says {record.digest}, comes to {digest(s)}")
    found = Record(record.game, 0, "", 0, b"")
    finish(found, s)
    if record.scores and found.scores != record.scores:
        raise BadRecord(last + 2, f"scores: says {record.scores}, comes to {found.scores}")
    return s


__all__ = [
    "NOBODY",
    "BadRecord",
    "Move",
    "Record",
    "begin",
    "finish",
    "new_record",
    "parse",
    "replay",
    "steps",
    "verify",
]
