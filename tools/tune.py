"""Tune what a game's `worth` weighs things by, by the results of matches (SPSA).

    python -m tools.tune yokohama --steps 400 --games 64 --jobs 16 --json build/tune/yokohama.json

Each step changes all weights at once, each up or down by chance, and has those who weigh so play against those who
weigh the opposite: as many games as asked for, on the same deals from each seat (so luck is common to both). All
weights then move a little towards whoever did better. They are varied by factors, so none changes its sign. A run that
was broken off goes on, and the same seed finds the same weights on any number of processes.

At the end the weights of the later half of the way, averaged, play against those that are in the game, and against what
was learned where something was, on other deals: only those matches say whether anything was gained. The file has the
weights by name; whoever finds them better writes them into the game's `heuristics.py`.

Who plays is the second level (one beam), or `--level 3 --part 0.1`: a search with a tenth of its simulations.
"""

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, Final

from caravanserai.bots import Bot, SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.judge import chance
from caravanserai.bots.levels import TRADER
from caravanserai.bots.taught import learned
from caravanserai.core.game import Game, Standing, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.tactics import Tactics
from caravanserai.core.weights import Weights, values_of, weigh_by
from caravanserai.ladder.chances import CONFIDENCE, interval
from caravanserai.ladder.fixtures import ROLES, TUNING
from tools.alone import Changed
from tools.piecework import Workshop, journal_of, levels_from, made, parser_of, told

A_BATCH: Final = 1  # deals that a process is given at once: with few to a step, none should wait for others
STABLE: Final = 0.1  # of all steps: so long the first of them are held back
FADING: Final = 0.602  # how the steps become smaller,
NARROWING: Final = 0.101  # and what is tried comes nearer (Spall's)
A_LOT: Final = 10.0  # points ahead that are nearly as good as a win
LEARNED: Final = "learned"
TOLD: Final = 40  # places on the way that the file has: the logarithms of the factors there


@dataclass(frozen=True)
class Batch:
    """Deals to be played from both seats, by those who weigh in one way against those who weigh in another."""

    game: str
    keys: tuple[int, ...]
    mine: tuple[tuple[str, float], ...]
    theirs: tuple[tuple[str, float], ...] | str  # or those who judge by what was learned
    level: str
    part: float
    seats: int


class Learned(Changed):
    """A level that judges by what was learned."""

    def tactics(self, seat: SeatView) -> Tactics:
        return replace(super().tactics(seat), taught=True)


class Weighing:
    """A bot that weighs in its own way: what others weigh by is put back for them when it is their turn."""

    def __init__(self, bot: Bot, weights: Weights, values: Mapping[str, float]) -> None:
        self.bot = Follower(bot)
        self.weights = weights
        self.values = dict(values)

    def choose(self, seat: SeatView) -> int:
        weigh_by(self.weights, self.values)
        return self.bot.choose(seat)


def played(batch: Batch) -> list[list[tuple[float, float]]]:
    """By deal and seat of mine: the share of the win, and how good the points look beside the best other's."""
    game = games()[batch.game]
    guessed = values_of(weights_of(game))
    try:
        return [[one_game(game, batch, key, seat, guessed) for seat in range(batch.seats)] for key in batch.keys]
    finally:
        weigh_by(weights_of(game), guessed)


def one_game(game: Game[Any], batch: Batch, key: int, mine: int, guessed: dict[str, float]) -> tuple[float, float]:
    """A seat has the same luck whoever sits there: where all weigh alike, the games of a deal are one and the same."""
    s, weights = start(game, batch.seats, key), weights_of(game)
    players = []
    for seat in range(batch.seats):
        values, seed = batch.mine if seat == mine else batch.theirs, key * ROLES + seat
        if isinstance(values, str):
            players.append(Weighing(Learned(batch.level, batch.part, seed), weights, guessed))
        else:
            players.append(Weighing(Changed(batch.level, batch.part, seed), weights, guessed | dict(values)))
    while (waiting := asked(s)) and s.decided < game.longest:
        seat = waiting[0]
        answer(s, question(s, seat), players[seat].choose(SeatView(game, s, seat)))
    return result(game.standings(s), mine)


def result(standings: Sequence[Standing], mine: int) -> tuple[float, float]:
    winners = [one.seat for one in standings if one.place == 1]
    points = {one.seat: one.score for one in standings}
    ahead = points[mine] - max(points[seat] for seat in points if seat != mine)
    return (1 / len(winners) if mine in winners else 0.0), float(chance(float(ahead), A_LOT))


def weights_of(game: Game[Any]) -> Weights:
    if game.weights is None:
        raise ValueError(f"{game.id}: has no weights that could be tuned")
    return game.weights


# The way


@dataclass(frozen=True)
class Settings:
    """How far one goes in a step, and how far apart what is tried lies; both as parts of a weight."""

    steps: int
    pace: float
    apart: float
    seed: int

    def reach(self, step: int) -> float:
        return self.apart / math.pow(step + 1, NARROWING)

    def stride(self, step: int) -> float:
        held_back = STABLE * self.steps
        return self.pace * math.pow((1 + held_back) / (step + 1 + held_back), FADING)

    def signs(self, step: int, n: int) -> list[int]:
        chance_of_step = Random(self.seed * 1_000_003 + step)  # noqa: S311  the same each time is what is wanted
        return [chance_of_step.choice((-1, 1)) for _ in range(n)]


def weighed(guessed: Mapping[str, float], factors: Sequence[float]) -> dict[str, float]:
    """The weights, each by a factor that is given as its logarithm."""
    return {name: value * math.exp(x) for (name, value), x in zip(guessed.items(), factors, strict=True)}


def moved(factors: Sequence[float], signs: Sequence[int], better: float, settings: Settings, step: int) -> list[float]:
    """One step: towards the signs if those who weighed so did better, else away from them."""
    slope = better / (2.0 * settings.reach(step))
    return [x + settings.stride(step) * slope * sign for x, sign in zip(factors, signs, strict=True)]


def batches(common: Batch, deals: int, first_key: int) -> Iterator[Batch]:
    for at in range(first_key, first_key + deals, A_BATCH):
        yield replace(common, keys=tuple(range(at, min(at + A_BATCH, first_key + deals))))


def match(workshop: Workshop, name: str, common: Batch, deals: int, first_key: int) -> list[list[tuple[float, float]]]:
    """All deals of a match, in their order."""
    pieces = {f"{name}/{batch.keys[0]}": batch for batch in batches(common, deals, first_key)}
    return [deal for found in workshop.carry_out(pieces, played, f"{name}: ").values() for deal in found]


def walked(workshop: Workshop, given: argparse.Namespace, settings: Settings) -> list[list[float]]:
    """The factors after each step, as logarithms."""
    game = games()[given.game]
    guessed = values_of(weights_of(game))
    deals = max(1, given.games // given.seats)
    path = [[0.0] * len(guessed)]
    for step in range(settings.steps):
        signs, reach = settings.signs(step, len(guessed)), settings.reach(step)
        up, down = (
            tuple(weighed(guessed, [x + way * reach * sign for x, sign in zip(path[-1], signs, strict=True)]).items())
            for way in (1, -1)
        )
        common = Batch(game.id, (), up, down, given.level, given.part, given.seats)
        found = match(workshop, f"step {step}", common, deals, TUNING.start + step * deals)
        path.append(moved(path[-1], signs, better_by(found, given.by_points), settings, step))
    return path


def better_by(found: Sequence[Sequence[tuple[float, float]]], by_points: bool) -> float:
    """From -1 to 1: how much better mine did than what is fair; nobody is worse than who wins nothing."""
    results = [value if by_points else share for deal in found for share, value in deal]
    fair = 0.5 if by_points else 1 / len(found[0])
    return (fmean(results) - fair) / (1 - fair)


def averaged(path: Sequence[Sequence[float]]) -> list[float]:
    """The mean of the later half of the way: it is nearer to where that leads than any one step."""
    later = path[len(path) // 2 :]
    return [sum(column) / len(later) for column in zip(*later, strict=True)]


def check(workshop: Workshop, given: argparse.Namespace, tuned: dict[str, float], against: str) -> dict[str, Any]:
    """The match that tells: on deals that nothing was chosen by."""
    theirs = LEARNED if against == LEARNED else tuple(values_of(weights_of(games()[given.game])).items())
    common = Batch(given.game, (), tuple(tuned.items()), theirs, given.level, given.part, given.seats)
    deals = max(1, given.check // given.seats)
    found = match(workshop, f"against {against}", common, deals, given.first_key)
    shares = [[share for share, _ in deal] for deal in found]
    low, high = interval(shares)
    return {
        "against": against,
        "seats": given.seats,
        "games": deals * given.seats,
        "share": fmean(share for deal in shares for share in deal),
        "low": low,
        "high": high,
        "keys": {"first": given.first_key, "last": given.first_key + deals - 1},
    }


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("tune", __doc__)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--games", type=int, default=64, help="of each step")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pace", type=float, default=0.05, help="how far a weight goes in a step won throughout")
    parser.add_argument("--apart", type=float, default=0.2, help="by how much weights are varied")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=levels_from, default=(TRADER,), help="who plays")
    parser.add_argument("--part", type=float, default=1.0, help="of their simulations")
    parser.add_argument("--by-points", action="store_true", help="by how far ahead one is, not only by who wins")
    parser.add_argument("--check", type=int, default=400, help="games at the end, on other deals")
    given = parser.parse_args(arguments)
    given.level = given.level[0]
    game = games()[given.game]
    settings = Settings(given.steps, given.pace, given.apart, given.seed)
    chosen = {name: getattr(given, name) for name in ("games", "seats", "level", "part", "by_points")}
    head = {**made("tuning", game), **vars(settings), **chosen}
    guessed = values_of(weights_of(game))
    with Workshop(given.jobs, journal_of(given.json), head) as workshop:
        path = walked(workshop, given, settings)
        tuned = weighed(guessed, averaged(path))
        checked = [check(workshop, given, tuned, "guessed")]
        if learned(game.package) is not None:
            checked.append(check(workshop, given, tuned, LEARNED))
    told(
        {
            **head,
            "confidence": CONFIDENCE,
            "constants": [{"name": name, "guessed": guessed[name], "tuned": tuned[name]} for name in guessed],
            "checks": checked,
            "path": [[float(f"{x:.4g}") for x in factors] for factors in path[:: max(1, len(path) // TOLD)]],
        },
        given.json,
    )


if __name__ == "__main__":
    main()
