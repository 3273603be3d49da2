"""Where a browser keeps things: rows of text by their keys, several of them written together or not at all.

The page has two: one that lasts, and one in memory for where nothing may be kept. Both are written in TypeScript;
`Shelves` is a third, for tests and for whoever wants to look at what is written.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

Key = tuple[str | int, ...]
GAME: Final = "game"
SEAT: Final = "seat"
DECISION: Final = "decision"
EVENT: Final = "event"
SNAPSHOT: Final = "snapshot"
COMMAND: Final = "command"
CHAT: Final = "chat"
PERSON: Final = "person"
LEASE: Final = "lease"
SHELVES: Final = (GAME, SEAT, DECISION, EVENT, SNAPSHOT, COMMAND, CHAT, PERSON, LEASE)


@dataclass
class Writing:
    """What is written together: rows that are put, and those from a key on that are dropped before that."""

    puts: list[tuple[str, Key, str]] = field(default_factory=list)
    drops: list[tuple[str, Key]] = field(default_factory=list)  # the shelf, and the first of a game's rows that go
    game: str | None = None  # only if this game
    v: int = 0  # has this version still

    def put(self, shelf: str, key: Key, row: object) -> None:
        self.puts.append((shelf, key, json.dumps(row, separators=(",", ":"), ensure_ascii=False)))

    def text(self) -> str:
        """As the page is told of it."""
        return json.dumps({"puts": self.puts, "drops": self.drops, "game": self.game, "v": self.v})


class Cupboard(Protocol):
    """What is asked of the page."""

    async def rows(self, shelf: str, game: str) -> Sequence[str]:
        """The rows of a game in the order of their keys; of all games where none is named."""

    async def write(self, writing: str) -> bool:
        """Write all of it, and return when it is kept; False, and nothing, if the game has another version."""

    async def others(self) -> Sequence[str]:
        """The names of those who keep things here at the same time, in other windows."""

    async def is_current(self) -> bool:
        """Whether whoever comes now is given the version of the site that plays here."""


class Shelves:
    """A cupboard in memory."""

    def __init__(self) -> None:
        self.shelves: Final[dict[str, dict[Key, str]]] = {name: {} for name in SHELVES}

    async def rows(self, shelf: str, game: str) -> list[str]:
        found = sorted(self.shelves[shelf].items())
        return [text for key, text in found if not game or key[0] == game]

    async def write(self, writing: str) -> bool:
        wanted = json.loads(writing)
        if wanted["game"] is not None:
            known = self.shelves[GAME].get((wanted["game"],))
            if known is None or json.loads(known)["v"] != wanted["v"]:
                return False
        for shelf, first in wanted["drops"]:
            for key in [key for key in self.shelves[shelf] if key[0] == first[0] and key >= tuple(first)]:
                del self.shelves[shelf][key]
        for shelf, key, text in wanted["puts"]:
            self.shelves[shelf][tuple(key)] = text
        return True

    async def others(self) -> Iterable[str]:
        return ()

    async def is_current(self) -> bool:
        return True
