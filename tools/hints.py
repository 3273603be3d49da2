"""How far hints are off: what they say that a turn brings, beside what it brought in games played to their end.

    python -m tools.hints gugong --positions 100 --games 10 --first-key 300000 --json build/ladder/hints-gugong.json

Somewhere in a game between Traders a hint is asked for; its first two turns are taken on imagined tables, and bots of a
level play on. It is told by how much the mean of those games misses what was said, less what chance alone explains – of
the first turn, and of the difference between the two: what `off` in the game's tactics says – and how often it lies
within the width that the hint has. The interval of 95 % is of the tables that were looked at: others would be missed by
more or less. A run goes on where it was broken off; after `--seconds` no table is begun any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist, fmean, pvariance, stdev
from typing import Any, Final

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.bots.hint import NINE_IN_TEN, Estimate, Suggestion, hint, tactics_for_hints
from caravanserai.bots.levels import TRADER
from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State
from caravanserai.ladder.chances import CONFIDENCE
from tools.piecework import carried_out, journal_of, made, parser_of, told

LESS_THE_END: Final = 0.8  # of a game: at its end a turn brings what it says
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
POINTS: Final = "points"
CHANCE: Final = "chance"
APART: Final = "apart"


@dataclass(frozen=True)
class Place:
    """One table at which a hint is asked for: plain, so that another process can be given it."""

    game: str
    seats: int
    key: int
    until: int  # decisions
    games: int
    level: str  # who plays on


def length_of(game: Game[Any], seats: int) -> int:
    """How many decisions a game between Traders takes: one of them is played."""
    s: State = start(game, seats, key=0)
    bots = players(TRADER, seats, 0)
    while asked := play.asked(s):
        play.apply(s, bots[asked[0]].choose(SeatView(game, s, asked[0])), asked[0])
    return int(s.decided)


def places(game: Game[Any], seats: int, first: int, wanted: int, plays: int, level: str) -> dict[str, Place]:
    """Somewhere in so many games between Traders, one of each game."""
    longest = int(LESS_THE_END * length_of(game, seats))
    keys = range(first, first + wanted)
    return {str(key): Place(game.id, seats, key, int(next32(mixed(key))) % longest, plays, level) for key in keys}


def found_at(place: Place) -> tuple[State, int] | None:
    """The table there, as soon as somebody has a choice, and who that is; none if the game was over before."""
    game = games()[place.game]
    s: State = start(game, place.seats, key=place.key)
    bots = players(TRADER, place.seats, place.key)
    while (asked := play.asked(s)) and (s.decided < place.until or len(play.legal(s, asked[0])) < 2):
        play.apply(s, bots[asked[0]].choose(SeatView(game, s, asked[0])), asked[0])
    return (s, asked[0]) if asked else None


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


def missed(place: Place) -> dict[str, list[float]]:
    """Of each sort of figure what was said, how wide, and then what came in each game; nothing where nothing was."""
    game = games()[place.game]
    out: dict[str, list[float]] = {}
    if (found := found_at(place)) is None:
        return out
    s, seat = found
    tactics = replace(tactics_for_hints(game, place.seats), guard=inf)  # as on a machine that has the time
    turns = [one for one in hint(SeatView(game, s, seat), tactics).suggestions[:2] if one.ahead and one.chance]
    came = [[played_on(game, s, seat, one, n, place.level) for n in range(place.games)] for one in turns]
    if turns:
        out[POINTS] = [*middle_of(turns[0].ahead), *(ahead for ahead, _ in came[0])]
        out[CHANCE] = [*middle_of(turns[0].chance), *(won for _, won in came[0])]
    if len(turns) > 1:
        said = middle_of(turns[0].chance)[0] - middle_of(turns[1].chance)[0]
        between = [first[1] - second[1] for first, second in zip(*came, strict=True)]
        out[APART] = [said, NINE_IN_TEN * tactics.off.apart, *between]
    return out


def middle_of(guess: Estimate | None) -> tuple[float, float]:
    """What was said, and how far to either side it may be off."""
    assert guess is not None
    return guess.mean, max(guess.high - guess.mean, guess.mean - guess.low)


# Telling


def off_by(rows: Sequence[Sequence[float]]) -> dict[str, Any]:
    """The standard error of what was said: squares of the misses, less what the mean of so few games is off itself."""
    misses = [fmean(came) - said for said, _, *came in rows]
    noise = [pvariance(came) / (len(came) - 1) for _, _, *came in rows]
    squares = [miss**2 - chance for miss, chance in zip(misses, noise, strict=True)]
    mean, half = fmean(squares), Z * stdev(squares) / sqrt(len(squares))
    return {
        "tables": len(rows),
        "off": root(mean),
        "low": root(mean - half),
        "high": root(mean + half),
        "inside": sum(abs(miss) <= row[1] for miss, row in zip(misses, rows, strict=True)),
    }


def root(square: float) -> float:
    return sqrt(max(0.0, square))


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("hints", __doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=10, help="from each turn")
    parser.add_argument("--level", default=TRADER, help="who plays on")
    parser.add_argument("--seconds", type=float, default=inf, help="after these no table is begun any more")
    parser.set_defaults(first_key=0)  # below a million for choosing, see docs/opponents.md
    given = parser.parse_args(arguments)
    game = games()[given.game]
    wanted = places(game, given.seats, given.first_key, given.positions, given.games, given.level)
    head = {**made("hints", game), "seats": given.seats, "games": given.games, "level": given.level}
    came = carried_out(wanted, missed, given.jobs, journal_of(given.json), head, given.seconds)
    keys = [wanted[name].key for name in came]
    told(
        {
            **head,
            "confidence": CONFIDENCE,
            "keys": {"first": min(keys), "last": max(keys)},
            **{
                name: {**off_by([row[name] for row in came.values() if name in row]), "told": width}
                for name, width in vars(tactics_for_hints(game, given.seats).off).items()
            },
        },
        given.json,
    )


if __name__ == "__main__":
    main()
