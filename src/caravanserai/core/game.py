"""A game's table of contents, and how games are found and started."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from caravanserai.core.about import About
from caravanserai.core.box import Box, BoxError
from caravanserai.core.checker import is_among
from caravanserai.core.event import Event, EventKinds
from caravanserai.core.howto import Howto
from caravanserai.core.ids import NOBODY, Floats
from caravanserai.core.lesson import Lesson
from caravanserai.core.rng import KEY_SIZE, RngKey, fresh_key, key_from
from caravanserai.core.space import Space
from caravanserai.core.standing import Line, Sheet, Standing, TieBreak, placed, ranked, sum_of
from caravanserai.core.state import State
from caravanserai.core.step import Caution
from caravanserai.core.tactics import Tactics
from caravanserai.core.weights import Weights
from caravanserai.core.wire import BadSave, Wire, from_wire, step_classes, to_wire

S = TypeVar("S", bound=State)
Seen_contra = TypeVar("Seen_contra", bound=State, contravariant=True)
Options: TypeAlias = dict[str, Any]
View: TypeAlias = dict[str, Any]


class BadOption(ValueError):
    """A number of seats or an option that the game does not have."""


@dataclass(frozen=True)
class Piece:
    """One named piece of an observation: how many numbers, and the most each can be."""

    name: str
    size: int
    most: float


class Observer(Protocol[Seen_contra]):
    """How a network sees a game: named pieces, laid end to end."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces, in the order in which they are laid."""

    def observe(self, s: Seen_contra, seat: int) -> list[float]:
        """What a seat may know, as numbers: as many as the pieces have together."""


class Sketcher(Protocol[Seen_contra]):
    """A quick row of numbers about one seat, for judging thousands of tables a second.

    The first number is the seat's `worth`; the others are named, and none is far from -1 to 1.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """What the numbers are called."""

    def sketch(self, s: Seen_contra, seat: int) -> Floats:
        """The row of a seat."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The table of contents of one game: constants and functions, no state."""

    id: str  # the name of its folder, and what commands call it
    prefix: str  # how the ids of its rules begin
    edition: int  # of its rules and components: raised whenever recorded games would go another way
    seats: range  # how many may play
    space: Space  # all that can be chosen
    box: Box  # its components and rules
    events: EventKinds  # what can be told
    blank: Callable[[], S]  # an empty table
    parts: Mapping[str, type]  # the fields that hold lists of nested state
    deal: Callable[[int, Options, RngKey], S]  # a table that is laid; `start` fills in options and key
    show: Callable[[S, int], View]  # what a seat may know; NOBODY: a spectator
    imagine: Callable[[S, int, RngKey], S]  # a table that a seat cannot tell from this one
    standings: Callable[[S], list[Standing]]  # where everyone stands, the first place first
    observer: Observer[S]  # how a network sees it
    worth: Callable[[S, int], float]  # how a quick bot judges it for a seat, in points
    longest: int  # more decisions than any game takes
    package: str  # where its rooms are
    # What a seat is about to lose for good, from what that seat may know; none: nothing that cannot be mended.
    at_stake: Callable[[S, int], Caution | None] | None = None
    holdings: Callable[[S, int], dict[str, int]] | None = None  # what a seat holds, by noun
    welcome: Collection[str] = ()  # those nouns of which more is never worse
    composed: Collection[str] = ()  # steps that ask one after the other what people think of as one
    is_solo: Callable[[S], bool] | None = None  # whether somebody plays alone, against an opponent of the box
    tactics: Mapping[int, Tactics] = field(default_factory=dict)  # of bots, by level; none: as anywhere
    sketcher: Sketcher[S] | None = None  # for judges that were taught; a game without is judged by its worth
    solo_sketcher: Sketcher[S] | None = None  # the same for who plays alone, of whom other numbers are told
    weights: Weights | None = None  # what `worth` weighs things by, where that can be tuned
    names: Mapping[str, list[str]] = field(default_factory=dict)  # sorts of components that are no choices
    # Families of labels `a+b`, and the sort that the parts are names of; "noun" for bags.
    compounds: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)  # steps of earlier editions: old name -> new
    lesson: Lesson | None = None  # a first lesson, taught at the table
    howto: Howto | None = None  # a page for those who have never played it
    about: About = field(default_factory=About)  # what a newcomer asks first; none: nothing is said of it
    sheet: Sheet = field(default_factory=Sheet)  # how the score sheet is laid out; none: as the lines come
    # The options that nobody chose, by number of seats: thousands of quick games are dealt with them.
    usual: dict[int, Options] = field(default_factory=dict, init=False, compare=False)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """All options at a table of so many seats, with defaults for those not given."""
        if seats not in self.seats:
            raise BadOption(f"{self.id}: seats: {seats!r} is not among {self.seats.start}–{self.seats.stop - 1}")
        if seats not in self.usual:
            self.usual[seats] = {o.id: o.default for o in self.box.options if seats in o.players}
        out = self.usual[seats].copy()
        if not given:
            return out
        known = {o.id: o for o in self.box.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id}: {name}: unknown option; known: {', '.join(known)}")
            if seats not in known[name].players:
                counts = ", ".join(map(str, known[name].players))
                raise BadOption(f"{self.id}: {name}: only with {counts} seats, not {seats}")
        for name, value in given.items():
            if not is_among(value, known[name].values):
                raise BadOption(f"{self.id}: {name}: {value!r} is not among {list(known[name].values)}")
            out[name] = value
        return out

    def printed(self, number: int) -> Any:
        """An effect as it stands in the component file, by its number; None where there is no such effect."""
        try:
            return None if number < 0 else self.blank().op(number).printed
        except (IndexError, NotImplementedError):
            return None

    def from_wire(self, data: Wire) -> S:
        """The table that `to_wire` saved."""
        s = self.blank()
        from_wire(s, data, self.parts, self.steps)
        return s

    def deal_anew(self, s: S, seat: int, key: bytes) -> None:
        """Deal anew what a seat cannot know, on the table itself; from now on chance comes from this key."""
        from_wire(s, to_wire(self.imagine(s, seat, key)), self.parts, self.steps)

    @property
    def flow(self) -> str:
        """The module in which every game has its turns and rounds."""
        return f"{self.package}.flow"

    @property
    def steps(self) -> dict[str, type]:
        """Every step by name, old names included."""
        return _steps(self.package, tuple(self.renamed.items()))


@cache
def _steps(package: str, renamed: tuple[tuple[str, str], ...]) -> dict[str, type]:
    found = step_classes(["caravanserai.core", package])
    return found | {old: found[new] for old, new in renamed}


class Shelf(dict[str, Game[Any]]):
    """Games by id. Asked for one that is installed and cannot be loaded, it raises what went wrong with it."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: dict[str, Exception] = {}

    def __missing__(self, name: str) -> Game[Any]:
        raise self.faults.get(name) or KeyError(name)


@cache
def games() -> Shelf:
    """All installed games by id; ours register the same way as anybody's.

    One that cannot be loaded, for a fault of its own or of its owner's corrections, leaves the others alone;
    `unloaded` tells of it.
    """
    found = Shelf()
    for point in sorted(entry_points(group="caravanserai.games")):
        try:
            found[point.name] = taken_from(point)
        except Exception as error:  # noqa: BLE001  whatever it is, it concerns this game only
            found.faults[point.name] = error
    return found


def taken_from(point: EntryPoint) -> Game[Any]:
    """The game of an entry point."""
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is no Game")
    if game.id != point.name:
        raise ValueError(f"{point.value} is called {game.id}, and registered as {point.name}")
    return game


def unloaded() -> dict[str, str]:
    """The games that are installed and cannot be loaded, and why: one line each."""
    return {name: why(error) for name, error in games().faults.items()}


def why(error: Exception) -> str:
    """What went wrong, in one line; a box that has several faults names the first."""
    if isinstance(error, BoxError):
        first, *more = error.faults
        return f"{first} (and {len(more)} more)" if more else first
    return f"{type(error).__name__}: {' '.join(str(error).split())}"


def start(game: Game[S], seats: int, key: RngKey | None = None, *, recorded: bool = True, **options: Any) -> S:
    """A table ready for its first decision; a fresh key unless one is given, as a number or 32 bytes.

    A recorded table keeps a log, and its chance can be checked against the key afterwards. One that is not is
    quicker: for search and statistics, where thousands of games are played and none is looked at. Its chance comes
    from the key as well, and is another.
    """
    if key is None:
        key = fresh_key()
    elif isinstance(key, bytes) and len(key) != KEY_SIZE:
        raise BadOption(f"key: {len(key)} bytes, not {KEY_SIZE}")
    if recorded:
        key = key_from(key) if isinstance(key, int) else key
    elif isinstance(key, bytes):
        key = int.from_bytes(key[:8], "little")  # a number seeds the cheap stream
    given = game.options(seats, options)
    return lesson_table(game, seats, given, key) or game.deal(seats, given, key)


def lesson_table(game: Game[S], seats: int, options: Options, key: RngKey) -> S | None:
    """The table of the lesson as it was dealt in the edition that its script was written for; of any other, none.

    In that edition its key deals it. Later ones have more to deal, and the key would deal another table.
    """
    lesson = game.lesson
    if lesson is None or lesson.dealt is None or lesson.dealt.edition == game.edition or isinstance(key, int):
        return None
    if key != key_from(lesson.dealt.key) or lesson.dealt.key != lesson.key:
        return None
    if seats != lesson.seats or options != game.options(seats, lesson.options):
        return None
    s = game.from_wire(dict(lesson.dealt.state))
    kinds = [kind.name for kind in game.events.kinds]
    s.log = [Event(kinds.index(name), *values) for name, *values in lesson.dealt.told]
    return s


def game_of(s: State) -> Game[Any]:
    """The game that a state belongs to."""
    for game in games().values():
        if game.space is s.space():
            return game
    raise ValueError(f"{type(s).__name__}: its game is not installed")


def standings(s: State) -> list[Standing]:
    """Where everyone stands, or would if the game ended now; the first place first."""
    return list(game_of(s).standings(s))


__all__ = [
    "NOBODY",
    "BadOption",
    "BadSave",
    "Game",
    "Line",
    "Observer",
    "Options",
    "Piece",
    "Sheet",
    "Sketcher",
    "Standing",
    "TieBreak",
    "View",
    "Wire",
    "game_of",
    "games",
    "placed",
    "ranked",
    "standings",
    "start",
    "sum_of",
    "to_wire",
    "unloaded",
]
