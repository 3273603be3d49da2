"""Something that happened, for people to see; never read by rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import NO_ROW, filled

HIDDEN: Final = -9  # stands for an argument that the reader may not know
MOST_ARGUMENTS: Final = 4
NUMBERS: Final = 6  # of an event
PAGE: Final = 64 * NUMBERS  # of a log


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


class Log:
    """What was told, in its order. Events are noted as numbers, and made when somebody reads them."""

    def __init__(self, events: list[Event]) -> None:
        self.events: Final = events
        self.pages: Final[list[Ints]] = []  # full ones, since it was last read
        self.page: Ints = NO_ROW
        self.size: i64 = 0  # of what stands on the page

    def note(self, kind: i64, a: i64, b: i64, c: i64, d: i64, decided: i64) -> None:
        """Add an event."""
        at, page = self.size, self.page
        if at == len(page):
            if at > 0:
                self.pages.append(page)
            page = filled(PAGE, 0)
            self.page = page
            at = 0
        page[at] = kind
        page[at + 1] = a
        page[at + 2] = b
        page[at + 3] = c
        page[at + 4] = d
        page[at + 5] = decided
        self.size = at + NUMBERS

    def read(self) -> list[Event]:
        """All events, in a list that stays the log's own."""
        for page in self.pages:
            self.copy_out(page, PAGE)
        self.pages.clear()
        self.copy_out(self.page, self.size)
        self.size = 0
        return self.events

    def copy_out(self, page: Ints, size: i64) -> None:
        """Make the events of a page."""
        at: i64 = 0
        while at < size:
            event = Event(page[at], page[at + 1], page[at + 2], page[at + 3], page[at + 4], page[at + 5])
            self.events.append(event)
            at += NUMBERS


def redact(kinds: EventKinds, event: Event, seat: Seat) -> Event:
    """The event as one seat (NOBODY: a spectator) may see it: the one place that removes secrets."""
    arguments = kinds.kinds[event.kind].arguments
    if not arguments or event.a == seat:
        return event
    seen: list[int] = []
    for n, value in enumerate(event.values()):
        seen.append(HIDDEN if n < len(arguments) and arguments[n].secret else value)
    return Event(event.kind, seen[0], seen[1], seen[2], seen[3], event.decided)
