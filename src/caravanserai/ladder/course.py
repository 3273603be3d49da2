"""The course of a ladder: which game is next, what counts, and when enough is known.

What counts depends on the deals in their order alone, never on which game was over first: so the results are the same
for any number of processes, and for a run that was interrupted. A match that is watched is over with the deal after
which its verdict was given; games of later deals that were already being played are kept, and do not count.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from statistics import fmean
from typing import TypeAlias

from caravanserai.ladder.chances import Watch
from caravanserai.ladder.fixtures import Fixture, Ladder, Match
from caravanserai.ladder.journal import GameId, game_id
from caravanserai.ladder.playing import Outcome
from caravanserai.ladder.pools import Pool

Told: TypeAlias = Callable[[Fixture, Outcome], None]


class Tally:
    """One match: its games by deal and seat, and how many whole deals from the first on are known."""

    def __init__(self, ladder: Ladder, match: Match, deals: int) -> None:
        self.ladder = ladder
        self.match = match
        self.deals = deals
        self.games: dict[tuple[int, int], Outcome] = {}
        self.whole = 0
        until = None if match.is_mirror else ladder.until  # a control is played to its end
        self.watch = None if until is None else Watch(until)

    def add(self, fixture: Fixture, came_of_it: Outcome) -> None:
        self.games.setdefault((fixture.key - self.ladder.first_key, fixture.seat), came_of_it)
        while not self.over and all((self.whole, seat) in self.games for seat in range(self.ladder.seats)):
            self.whole += 1
            if self.watch is not None:
                self.watch.add(fmean(self.shares(self.whole - 1)))

    @property
    def over(self) -> bool:
        return self.whole >= self.deals or (self.watch is not None and self.watch.verdict != 0)

    def has(self, fixture: Fixture) -> bool:
        return (fixture.key - self.ladder.first_key, fixture.seat) in self.games

    def shares(self, deal: int) -> list[float]:
        """Of `a`, at each seat."""
        return [self.share(seat, self.games[deal, seat]) for seat in range(self.ladder.seats)]

    def share(self, seat: int, came_of_it: Outcome) -> float:
        return float(came_of_it.won(seat)) if self.ladder.is_solo else came_of_it.share(seat)

    def counted(self) -> Iterator[tuple[int, Outcome]]:
        """The games that count, with the seat of `a`, deal by deal."""
        for deal in range(self.whole):
            for seat in range(self.ladder.seats):
                yield seat, self.games[deal, seat]

    def left(self) -> int:
        """How many games are still to be played, at most."""
        played = sum(deal >= self.whole for deal, _ in self.games)
        return 0 if self.over else (self.deals - self.whole) * self.ladder.seats - played


class Course:
    """All matches of a ladder on their way."""

    def __init__(self, ladder: Ladder, games: int) -> None:
        self.ladder = ladder
        self.deals = ladder.deals(games)
        self.tallies = [Tally(ladder, match, self.deals) for match in ladder.matches()]
        self.by_name = {tally.match.name: tally for tally in self.tallies}

    def take_up(self, known: dict[GameId, Outcome]) -> int:
        """Take over games that were played before; how many there were."""
        found = 0
        for fixture in self.fixtures():
            came_of_it = known.get(game_id(fixture))
            if came_of_it is not None:
                self.by_name[fixture.match.name].add(fixture, came_of_it)
                found += 1
        return found

    def fixtures(self) -> Iterator[Fixture]:
        """All that is still to be played, deal by deal, so that all matches get on alike."""
        for deal in range(self.deals):
            for tally in self.tallies:
                for seat in range(self.ladder.seats):
                    fixture = self.ladder.fixture(tally.match, deal, seat)
                    if not tally.over and not tally.has(fixture):
                        yield fixture

    @property
    def over(self) -> bool:
        return all(tally.over for tally in self.tallies)

    def left(self) -> int:
        return sum(tally.left() for tally in self.tallies)

    def run(self, pool: Pool, told: Sequence[Told]) -> None:
        """Play until all is known; whoever is told hears of each game as soon as it is over."""
        waiting, running = self.fixtures(), dict[Future[Outcome], Fixture]()
        while not self.over:
            while len(running) < pool.width and (fixture := next(waiting, None)) is not None:
                running[pool.submit(fixture)] = fixture
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                fixture, came_of_it = running.pop(future), future.result()
                self.by_name[fixture.match.name].add(fixture, came_of_it)
                for listener in told:
                    listener(fixture, came_of_it)
