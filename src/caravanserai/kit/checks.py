"""All the invariants, run over all the tables a game can be played at."""

import traceback
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain
from typing import Any

from caravanserai.core.game import Game, start
from caravanserai.core.play import apply
from caravanserai.core.record import Move, Record, new_record, parse
from caravanserai.core.record import steps as played
from caravanserai.core.rng import key_from
from caravanserai.core.state import State
from caravanserai.core.wire import digest
from caravanserai.kit import house, invariants, secrets
from caravanserai.kit.faults import Fault
from caravanserai.kit.mass import standing_faults
from caravanserai.kit.settings import Setting, lay, settings
from caravanserai.kit.walk import Position, Stuck, walk

STRIDE = 11  # one position in so many is looked at closely

AtHome = Callable[[Game[Any]], Iterable[str]]
AtPosition = Callable[[Position], Iterable[str]]

OF_THE_GAME: dict[str, AtHome] = {
    "rooms": house.rooms,
    "tokens": house.tokens,
    "steps": house.steps,
    "howto": house.howto,
    "declared": secrets.declared,
    "imagination": secrets.imagination,
}
OF_A_POSITION: dict[str, AtPosition] = {
    "plain": invariants.plain,
    "agreement": invariants.agreement,
    "ways": invariants.ways,
    "clones": invariants.clones,
    "round-trips": invariants.round_trips,
    "illegal": invariants.illegal,
    "views": invariants.views,
    "leaks": secrets.leaks,
    "log": secrets.log,
}
OF_A_WHOLE_GAME = ("alive", "census", "deterministic", "records", "standings", "events")
INVARIANTS: tuple[str, ...] = (*OF_THE_GAME, *OF_A_POSITION, *OF_A_WHOLE_GAME)


def check(
    game: Game[Any],
    games: int = 2,
    seed: int = 0,
    report: Callable[[Fault], None] | None = None,
    *,
    only: Collection[str] = INVARIANTS,
    stride: int = STRIDE,
    at: Collection[Setting] | None = None,
    words: house.Words | None = None,
) -> list[Fault]:
    """Hold a game against every invariant, at every setting unless some are named, so many random games each.

    Each is played with recorded chance and with the quick stream. `report` hears of each fault at once;
    `only` names the invariants wanted; `words` says what has no message (see caravanserai.speech).
    """
    unknown = set(only) - {*INVARIANTS}
    if unknown:
        raise ValueError(f"no such invariant: {', '.join(sorted(unknown))}; known: {', '.join(INVARIANTS)}")
    at_home = {name: invariant for name, invariant in OF_THE_GAME.items() if name in only}
    if words is not None:
        at_home["words"] = words
    found: list[Fault] = []
    tables = settings(game) if at is None else at
    for fault in chain(home_faults(game, at_home), table_faults(game, tables, range(seed, seed + games), only, stride)):
        found.append(fault)
        if report is not None:
            report(fault)
    return found


def home_faults(game: Game[Any], wanted: dict[str, AtHome]) -> Iterator[Fault]:
    """What is wrong with the game itself."""
    for name, invariant in wanted.items():
        yield from (Fault(game.id, name, what) for what in safely(invariant, game))


def table_faults(
    game: Game[Any], tables: Iterable[Setting], seeds: range, only: Collection[str], stride: int
) -> Iterator[Fault]:
    """What goes wrong at its tables."""
    if not set(only) - OF_THE_GAME.keys():
        return
    for setting in tables:
        for seed in seeds:
            for keyed in (True, False):
                yield from Trial(game, only, stride).faults(walk(game, setting, seed, keyed))


def safely(invariant: Callable[[Any], Iterable[str]], about: Any) -> list[str]:
    """What an invariant finds; a crash is a fault like any other."""
    found: list[str] = []
    try:
        found.extend(invariant(about))
    except Exception:  # noqa: BLE001
        found.append(crash())
    return found


def crash() -> str:
    """The error being handled, in one line: what, and where."""
    error, at = traceback.format_exc().strip().splitlines()[-1], ""
    for line in traceback.format_exc().splitlines():
        if line.strip().startswith("File "):
            at = line.strip()
    return f"{error} ({at})"


class Trial:
    """One random game under examination. An invariant found broken is not asked again in the same game."""

    def __init__(self, game: Game[Any], only: Collection[str], stride: int) -> None:
        self.game = game
        self.wanted = set(only)
        self.stride = stride
        self.digests: dict[int, str] = {}
        self.last: Position | None = None

    def faults(self, positions: Iterator[Position]) -> Iterator[Fault]:
        census: list[int] | None = None
        try:
            for at in positions:
                self.last = at
                census = at.s.census() if census is None else census
                yield from self.every_decision(at, census)
                if at.over or (at.decision + at.seed) % self.stride == 0:
                    self.digests[at.decision] = digest(at.s)
                    yield from self.closely(at)
        except Stuck as stuck:
            yield from self.named("alive", [str(stuck)])
            return
        except Exception:  # noqa: BLE001  a crash of the rules is a fault with a place to see it
            yield from self.named("alive", [crash()], always=True)
            return
        if self.last is not None:
            yield from self.at_the_end(self.last)

    def named(self, invariant: str, whats: Iterable[str], always: bool = False) -> Iterator[Fault]:
        """Faults of one invariant at the position last seen."""
        if invariant not in self.wanted and not always:
            return
        for what in whats:
            at = self.last
            self.wanted.discard(invariant)
            if at is None:
                yield Fault(self.game.id, invariant, what)
            else:
                yield Fault(self.game.id, invariant, what, at.setting, at.seed, at.keyed, at.decision)

    def every_decision(self, at: Position, census: list[int]) -> Iterator[Fault]:
        if at.s.census() != census:
            yield from self.named("census", [f"was {census}, is {at.s.census()}"])
        if at.s.decided != at.decision:
            yield from self.named("alive", [f"{at.decision} decisions were taken, {at.s.decided} are counted"])

    def closely(self, at: Position) -> Iterator[Fault]:
        for name, invariant in OF_A_POSITION.items():
            if name in self.wanted:
                yield from self.named(name, safely(invariant, at))

    def at_the_end(self, at: Position) -> Iterator[Fault]:
        whole: dict[str, AtPosition] = {
            "deterministic": self.deterministic,
            "records": self.records,
            "standings": lambda end: standing_faults(end.game, end.s, end.setting.seats),
            "events": events,
        }
        for name, invariant in whole.items():
            if name in self.wanted:
                yield from self.named(name, safely(invariant, at))

    def deterministic(self, at: Position) -> Iterator[str]:
        """The same key, options and tokens give the same table at every decision."""
        s = lay(self.game, at.setting, at.seed, at.keyed)
        yield from self.compared(s, replayed(s, at.moves))

    def records(self, at: Position) -> Iterator[str]:
        """A record read back from its text plays the same game."""
        if not at.keyed:
            return
        written = new_record(self.game, at.setting.seats, key_from(at.seed), at.setting.options)
        written.moves = list(at.moves)
        record: Record = parse(written.text())
        if record != written:
            yield "a record is not the same after reading its text"
        s = start(self.game, record.seats, record.key, **record.options)
        yield from self.compared(s, played(record, s))

    def compared(self, s: State, counts: Iterator[int]) -> Iterator[str]:
        """Hold a table against the digests noted on the way."""
        if 0 in self.digests and digest(s) != self.digests[0]:
            yield "the table is laid differently"
            return
        for n in counts:
            if n in self.digests and digest(s) != self.digests[n]:
                yield f"after {n} decisions the table is another"
                return


def replayed(s: State, moves: list[Move]) -> Iterator[int]:
    for n, move in enumerate(moves):
        apply(s, move.token, move.seat)
        yield n + 1


def events(at: Position) -> Iterator[str]:
    """An event has no more arguments than its kind declares: what is not declared cannot be kept secret."""
    for event in at.s.log or []:
        kind = at.game.events.kinds[event.kind]
        if any(event.values()[len(kind.arguments) :]):
            yield f"event {kind.name} has arguments that are not declared: {event.values()}"
            return


def position(game: Game[Any], fault: Fault) -> State:
    """The table at which a fault was seen."""
    if fault.setting is None:
        raise ValueError("the fault was seen at no table")
    for at in walk(game, fault.setting, fault.seed, fault.keyed):
        if at.decision == fault.decision:
            return at.s
    raise ValueError(f"the game ends before decision {fault.decision}")
