"""Many games, quickly: do they all end well; and one number for all that happens in a set of games."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from caravanserai.core.game import Game, Options, Standing
from caravanserai.core.play import asked, legal, take
from caravanserai.core.rng import mixed, next32
from caravanserai.core.standing import SHARED
from caravanserai.core.state import State
from caravanserai.core.wire import digest
from caravanserai.kit.faults import Fault
from caravanserai.kit.settings import Setting, settings
from caravanserai.kit.walk import walk

VERY_LONG = 10_000  # decisions of a random game
SELDOM = 20


@dataclass
class Run:
    """How many games and decisions were played, and what went wrong."""

    games: int = 0
    decisions: int = 0
    faults: list[Fault] = field(default_factory=list)


def playouts(game: Game[Any], seats: int, options: Options, seeds: Iterable[int]) -> Run:
    """Play a quick random game for each seed: it ends in time, nothing is lost, and the standings are sound."""
    run = Run()
    setting = Setting(seats, options)
    given = game.options(seats, options)
    for seed in seeds:
        s = game.deal(seats, given, seed)
        census = s.census()
        count = played_out(s, seed, game.longest)
        run.games += 1
        run.decisions += count
        for invariant, what in end_faults(game, s, seats, census):
            run.faults.append(Fault(game.id, invariant, what, setting, seed, False, count))
    return run


def played_out(s: State, seed: int, longest: int) -> int:
    """Play at random to the end, or until it is plain that there is none; the number of decisions taken."""
    luck = mixed(seed)
    count = 0
    options = legal(s)
    while options and count < longest:
        luck = next32(luck)
        take(s, options[(luck * len(options)) >> 32])
        count += 1
        options = legal(s)
    return count


def end_faults(game: Game[Any], s: State, seats: int, census: list[int]) -> Iterator[tuple[str, str]]:
    if asked(s) and legal(s):
        yield "alive", f"not over after {game.longest} decisions"
        return
    if asked(s):
        yield "alive", f"seat {asked(s)[0]} is asked {type(s.stack[-1]).__name__} and nothing is legal"
        return
    if s.census() != census:
        yield "census", f"was {census}, is {s.census()}"
    for what in standing_faults(game, s, seats):
        yield "standings", what


def standing_faults(game: Game[Any], s: State, seats: int) -> Iterator[str]:
    """One standing for each seat, best first; lines add up; ties share a place; who has won is first.

    Nobody may have won: some rules ask for more than points. Alone at the table one may stand against an
    opponent that the rules play.
    """
    found: list[Standing] = list(game.standings(s))
    yield from tie_faults(game, found)
    places = [standing.place for standing in found]
    seated = sorted(standing.seat for standing in found)
    if seated != list(range(seats)) and not (seats == 1 and seated == [0, 1]):
        yield f"standings of the seats {seated}"
    if places != [1 + sum(other < place for other in places) for place in sorted(places)]:
        yield f"the places are {places}"
    for standing in found:
        if sum(line.points for line in standing.lines) != standing.score:
            yield f"seat {standing.seat}: the lines do not add up to {standing.score}"
        if standing.won and standing.place != 1:
            yield f"seat {standing.seat} has won in place {standing.place}"


def tie_faults(game: Game[Any], found: list[Standing]) -> Iterator[str]:
    """Ties are broken by rules of the book, between equal points, and as the places say; a game may tell nothing."""
    for n, standing in enumerate(found):
        rules = [one.rule for one in standing.compared]
        after = found[n + 1] if n + 1 < len(found) else None
        unknown = [rule for rule in rules if rule not in game.box.rules]
        if unknown:
            yield f"seat {standing.seat}: no such rule breaks ties: {', '.join(unknown)}"
        if standing.decided == "":
            continue
        if after is None or after.score != standing.score:
            yield f"seat {standing.seat}: there is no tie that {standing.decided} decides"
        elif (standing.decided == SHARED) != (after.place == standing.place):
            yield f"seat {standing.seat} is {standing.decided}, in place {standing.place}; the next in {after.place}"
        elif standing.decided != SHARED and standing.decided not in rules:
            yield f"seat {standing.seat}: {standing.decided} decides, and compares nothing"


def fingerprint(game: Game[Any], games_per_setting: int = 1, tables: Iterable[Setting] | None = None) -> str:
    """One hash of the positions and results of a set of random games, the same in every build.

    Each setting, or each of those given, is played with recorded chance and with the quick stream. Every position
    counts; of games that may go on for very long, one in so many, as each comes from all that were before it.
    """
    out = blake2b(digest_size=16)
    every = 1 if game.longest < VERY_LONG else SELDOM
    for setting in settings(game) if tables is None else tables:
        for seed in range(games_per_setting):
            for keyed in (True, False):
                for at in walk(game, setting, seed, keyed):
                    if at.over or at.decision % every == 0:
                        out.update(digest(at.s).encode())
                    if at.over:
                        out.update(repr(game.standings(at.s)).encode())
    return out.hexdigest()
