"""Something that happened, for people to see; never read by rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.ids import Seat

HIDDEN: Final = -9  # stands for an argument that the reader may not know
MOST_ARGUMENTS: Final = 4


class Argument:
    """The name of an argument, what sort of thing it is, and whether only the first argument's seat may see it."""

    def __init__(self, name: str, sort: str, secret: bool) -> None:
        self.name: Final = name
        self.sort: Final = sort
        self.secret: Final = secret


class EventKind:
    """A sort of event: its name and its arguments."""

    def __init__(self, name: str, arguments: list[Argument]) -> None:
        self.name: Final = name
        self.arguments: Final = arguments


class EventKinds:
    """The kinds of one game; a kind's number is its place here."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def add(self, name: str, arguments: str = "") -> i64:
        """Declare a kind: `player:seat place:place card:gift!`; `!` marks what only the player may see."""
        read: list[Argument] = []
        for word in arguments.split():
            argument, _, sort = word.partition(":")
            read.append(Argument(argument, sort.rstrip("!"), sort.endswith("!")))
        if len(read) > MOST_ARGUMENTS:
            raise ValueError(f"{name}: an event has at most {MOST_ARGUMENTS} arguments")
        self.kinds.append(EventKind(name, read))
        return len(self.kinds) - 1


@mypyc_attr(acyclic=True)  # numbers only: nothing for the collector to follow
class Event:
    """One event: a kind, up to four numbers, and the decision it followed from."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, decided: i64) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.decided: Final = decided

    def values(self) -> list[int]:
        """The four numbers; how many of them mean something says the kind."""
        return [self.a, self.b, self.c, self.d]


def redact(kinds: EventKinds, event: Event, seat: Seat) -> Event:
    """The event as one seat (NOBODY: a spectator) may see it: the one place that removes secrets."""
    arguments = kinds.kinds[event.kind].arguments
    if not arguments or event.a == seat:
        return event
    seen: list[int] = []
    for n, value in enumerate(event.values()):
        seen.append(HIDDEN if n < len(arguments) and arguments[n].secret else value)
    return Event(event.kind, seen[0], seen[1], seen[2], seen[3], event.decided)
