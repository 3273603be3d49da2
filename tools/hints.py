"""How far hints are off: what they say that a turn brings, beside what it brought in games played to their end.

    PYTHONPATH=build/native python -m tools.hints gugong --seats 2 --positions 20 --games 16

Somewhere in a game between Traders a hint is asked for; its first two turns are taken on imagined tables, and bots of a
level play on. It is told by how much the mean of those games misses what was said, less what chance alone explains – of
the first turn, and of the difference between the two: what `off` in the game's tactics says – and how often it lies
within the width that the hint has.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Any, Final

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.bots.hint import NINE_IN_TEN, Estimate, Suggestion, hint, tactics_for_hints
from caravanserai.bots.levels import TRADER
from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State

LESS_THE_END: Final = 0.8  # of a game: at its end a turn brings what it says


@dataclass
class Missed:
    """What was said about one sort of figure, and what came of it, position by position."""

    squares: list[float]
    noise: list[float]
    inside: list[bool]

    def add(self, said: float, width: float, came: list[float]) -> None:
        miss = fmean(came) - said
        self.squares.append(miss**2)
        self.noise.append(pvariance(came) / (len(came) - 1))
        self.inside.append(abs(miss) <= width)

    def told(self, unit: float) -> str:
        off = max(0.0, fmean(self.squares) - fmean(self.noise)) ** 0.5
        return f"off by {off * unit:.1f}, {sum(self.inside)} of {len(self.inside)} inside"


def length_of(game: Game[Any], seats: int) -> int:
    """How many decisions a game between Traders takes: one of them is played."""
    s: State = start(game, seats, key=0)
    bots = players(TRADER, seats, 0)
    while asked := play.asked(s):
        play.apply(s, bots[asked[0]].choose(SeatView(game, s, asked[0])), asked[0])
    return int(s.decided)


def positions(game: Game[Any], seats: int, first: int, wanted: int) -> Iterator[tuple[State, int]]:
    """Tables with a choice somewhere in games between Traders, one of each game; and who is asked there."""
    longest = int(LESS_THE_END * length_of(game, seats))
    for key in range(first, first + wanted):
        s: State = start(game, seats, key=key)
        until = int(next32(mixed(key))) % longest
        bots = players(TRADER, seats, key)
        while (asked := play.asked(s)) and (s.decided < until or len(play.legal(s, asked[0])) < 2):
            play.apply(s, bots[asked[0]].choose(SeatView(game, s, asked[0])), asked[0])
        if asked:
            yield s, asked[0]


def players(level: str, seats: int, seed: int) -> list[Follower]:
    return [Follower(find_bot(level)(seed + seat)) for seat in range(seats)]


def played_on(game: Game[Any], s: State, seat: int, one: Suggestion, n: int, level: str) -> tuple[float, float]:
    """The turn taken on an imagined table, and the game to its end: how far ahead the seat is, and what it won."""
    world = game.imagine(s, seat, int(mixed(10_000 + n)))
    for choice in one.path:
        if seat not in play.asked(world) or choice not in play.legal(world, seat):
            break
        play.apply(world, choice, seat)
    bots = players(level, len(game.standings(world)), n)
    while asked := play.asked(world):
        play.apply(world, bots[asked[0]].choose(SeatView(game, world, asked[0])), asked[0])
    standings = game.standings(world)
    scores = {standing.seat: standing.score for standing in standings}
    winners = [standing.seat for standing in standings if standing.won]
    ahead = scores[seat] - max(score for other, score in scores.items() if other != seat)
    return float(ahead), (1 / len(winners) if seat in winners else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--first-key", type=int, default=0, help="below a million for choosing, see docs/opponents.md")
    parser.add_argument("--level", default=TRADER, help="who plays on")
    given = parser.parse_args()
    game = games()[given.game]
    points, chances, apart = (Missed([], [], []) for _ in range(3))
    for s, seat in positions(game, given.seats, given.first_key, given.positions):
        turns = [one for one in hint(SeatView(game, s, seat)).suggestions[:2] if one.ahead and one.chance]
        came = [[played_on(game, s, seat, one, n, given.level) for n in range(given.games)] for one in turns]
        for one, ends in zip(turns[:1], came, strict=False):
            points.add(*middle_of(one.ahead), [ahead for ahead, _ in ends])
            chances.add(*middle_of(one.chance), [won for _, won in ends])
        if len(turns) > 1:
            said = middle_of(turns[0].chance)[0] - middle_of(turns[1].chance)[0]
            width = NINE_IN_TEN * tactics_for_hints(game, given.seats).off.apart
            apart.add(said, width, [first[1] - second[1] for first, second in zip(*came, strict=True)])
    print(f"{game.id}, {given.seats} seats, {given.level}: points {points.told(1)}", flush=True)
    print(f"  chance in % {chances.told(100)}; between two turns {apart.told(100)}", flush=True)


def middle_of(guess: Estimate | None) -> tuple[float, float]:
    """What was said, and how far to either side it may be off."""
    assert guess is not None
    return guess.mean, max(guess.high - guess.mean, guess.mean - guess.low)


if __name__ == "__main__":
    main()
