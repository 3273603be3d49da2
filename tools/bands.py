"""How far the curves of a review are off, by stage of the game: measured on games that are played to their end.

    python -m tools.bands gugong --games 75 --fit
    python -m tools.bands gugong --games 45
    python -m tools.bands gugong --games 24 --players merchant --again 0
    python -m tools.bands marcopolo2 --seats 4 --games 24 --players merchant --again 0 --widen
    python -m tools.bands gugong --games 75 --fit --chances

The first plays games on keys for tuning and writes what it finds to `bands.json` beside the rules; the others play
games on keys that nothing was chosen on, and tell how often what came lay within the bands. At one table of four sit
Merchants; at each seat of the others, by lot, a Trader or somebody who plays by one beam with the learned judgement:
tables of unlike players, as people's are. `--players` has one level at all seats of all tables. `--widen` plays such
games on keys for tuning, too, and makes the bands of points as wide as nine of ten of them need, nowhere narrower:
where a band that holds for all sorts of tables together is too narrow for one sort, the wider is the honest one.
`--chances` plays those games alone that are played on from, a third of all, and leaves the bands of points as they are:
for when others play on than did.

Ten moments of every game are looked at as a review does it (`Judging.hope`), for all seats:

- points: held against those that the seat had in the end;
- chance: held against the share of games won when it is played on from there to the end, with what the seat could not
  know dealt anew, so many times as `--again` says: as reviews play on, from two moments of one game of three, for one
  seat each. What so few games are off by themselves is taken from what lies between.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from typing import Any, Final, TypeAlias

from caravanserai.bots import Bot, find_bot
from caravanserai.bots.levels import LEVELS, MERCHANT, TRADER
from caravanserai.core.game import Game, games
from caravanserai.core.rng import mixed
from caravanserai.ladder.fixtures import ROLES
from caravanserai.ladder.journal import write_whole
from caravanserai.review.bands import FILE, STAGES, Bands, bands_of, head
from caravanserai.review.depth import STANDARD, Depth
from caravanserai.review.estimate import NINE_IN_TEN, Estimate
from caravanserai.review.journal import FORM
from caravanserai.review.judged import hopes_after, imagined
from caravanserai.review.judging import Hope, Judging
from caravanserai.review.turns import Played, played_from
from tools.calibrate import Beaming, difference
from tools.piecework import carried_out, journal_of, made, numbers_from, parser_of, told
from tools.puzzles import file_of, played_between

Row: TypeAlias = dict[str, list[list[float]]]  # what was seen of one game

TUNING_KEYS: Final = 800_000  # the first deal that bands are found on
KEYS: Final = 7_000_000  # the first that they are held against: of no other figure
MIXED: Final = "mixed"
MOMENTS: Final = 10  # of a game that are looked at
PLAYED_ON: Final = 2  # of them, for one seat each,
ONE_OF: Final = 3  # in one game of so many
ALIKE: Final = 4  # at one table of so many sit Merchants
AGAIN: Final = 8  # games from each of those
CERTAINTY: Final = 0.9
# What is said of a tenth of a game is found from what lies so far either side of its middle.
NEAR_POINTS: Final = 0.1
NEAR_CHANCE: Final = 0.2
LEAST: Final = 0.05  # of the root of p (1 - p): what is measured smaller may be so by chance
DIGITS: Final = 4
CURVES: Final = ("chance", "points")
TOO_FEW: Final = "too few games: of some stage nothing was seen"
MIDDLES: Final = tuple((n + 0.5) / STAGES for n in range(STAGES))


@dataclass(frozen=True)
class Table:
    """One game to be played, and looked at on its way."""

    game: str
    seats: int
    key: int
    players: str
    again: int


@dataclass(frozen=True)
class Said:
    """What a review says of a seat at a moment, and the points that it had in the end."""

    passed: float
    hope: Hope
    points: float


@dataclass(frozen=True)
class Tried:
    """A chance beside the share of so many games won from there, and how far that share is off by chance alone."""

    passed: float
    chance: Estimate
    share: float
    variance: float


# Playing


def looked_at(table: Table) -> Row:
    """Play a game, and note what a review says of it on the way, and what came."""
    game = games()[table.game]
    record = played_between(game, table.key, [player(table, seat) for seat in range(table.seats)])
    played = played_from(record)
    judging = Judging(game, table.seats, STANDARD)
    said: list[list[float]] = []
    tried: list[list[float]] = []
    for n, number in enumerate(moments(table.key, len(played.turns))):
        at = 0 if number < 0 else played.turns[number].last
        passed, hopes = (number + 1) / len(played.turns), hopes_after(played, judging, at)
        said += [
            [passed, *hope.chance.plain(), *hope.points.plain(), played.points[seat]] for seat, hope in enumerate(hopes)
        ]
        if table.again and (n - table.key // ONE_OF) % (MOMENTS // PLAYED_ON) == 0:
            seat = mixed(table.key * MOMENTS + n) % table.seats
            tried.append([passed, *hopes[seat].chance.plain(), *played_on(played, table, at, seat)])
    return {"said": said, "tried": tried}


def player(table: Table, seat: int) -> Bot:
    seed = table.key * ROLES + seat
    if table.players != MIXED:
        return find_bot(table.players)(seed)
    if table.key % ALIKE == 1:
        return find_bot(MERCHANT)(seed)
    return find_bot(TRADER)(seed) if mixed(seed) % 2 else Beaming(seed)


def moments(key: int, turns: int) -> list[int]:
    """Turns after which it is looked, spread over the game and in each game others; -1 is the deal."""
    late = mixed(key) % turns / turns
    return sorted({int((n + late) * turns / MOMENTS) - 1 for n in range(MOMENTS)})


def played_on(played: Played, table: Table, at: int, seat: int) -> list[float]:
    """The share of games that a seat wins from there by what it knows, and the variance of that share."""
    to_the_end = Depth("again", worlds=1, tries=1, draws=1, eyes=table.again, rounds=0)
    judging = Judging(played.game, played.seats, to_the_end, seed=1)
    found = judging.hope(partial(imagined, played.game, played.tables[at], seat), at, seat).chance
    is_mixed = 0.0 < found.mean < 1.0  # else the games tell nothing of their variance
    return [round(found.mean, DIGITS), round(found.error**2, 6) if is_mixed else 0.0]


def said_in(row: Row) -> Iterator[Said]:
    for passed, chance, error, points, off, came in row["said"]:
        yield Said(passed, Hope(Estimate(chance, error), Estimate(points, off)), came)


def tried_in(row: Row) -> Iterator[Tried]:
    for passed, chance, error, share, variance in row["tried"]:
        yield Tried(passed, Estimate(chance, error), share, variance)


# Finding bands


def bands_in(rows: Sequence[Row]) -> Bands:
    """What nine of ten games need, stage by stage."""
    try:
        return Bands(tuple(chances_in(rows)), tuple(points_in([one for row in rows for one in said_in(row)])))
    except (IndexError, ZeroDivisionError) as error:
        raise SystemExit(TOO_FEW) from error


def chances_in(rows: Sequence[Row]) -> list[float]:
    tried = [one for row in rows for one in tried_in(row)]
    return [round(chance_off([one for one in tried if is_near(one, at, NEAR_CHANCE)]), DIGITS) for at in MIDDLES]


def points_in(said: Sequence[Said]) -> list[float]:
    return [round(points_off([one for one in said if is_near(one, at, NEAR_POINTS)]), 1) for at in MIDDLES]


def is_near(one: Said | Tried, at: float, near: float) -> bool:
    return abs(one.passed - at) <= near


def points_off(said: Sequence[Said]) -> float:
    """So far either side nine of ten lay."""
    found = sorted(abs(one.points - one.hope.points.mean) for one in said)
    return found[min(len(found), ceil(CERTAINTY * (len(found) + 1))) - 1]


def chance_off(tried: Sequence[Tried]) -> float:
    """How far chances were off, less what the few games they were held against are off by themselves."""
    squares = sum(square(one) for one in tried)
    return sqrt(max(LEAST**2, squares / sum(spread(one.chance.mean) for one in tried)))


def square(one: Tried) -> float:
    """On average over many games the square of what is between a chance and the truth; of one, also below nought."""
    return (one.share - one.chance.mean) ** 2 - one.variance


def spread(chance: float) -> float:
    return chance * (1.0 - chance)


# Holding them against other games


def held(rows: Sequence[tuple[Row, Bands]], again: int) -> dict[str, Any]:
    """How often what came lay within the bands, in all and by third of the game, and how far chances were off."""
    points = [[(one.passed, is_within(one, bands)) for one in said_in(row)] for row, bands in rows]
    out = {"points": share_of(points), "points_by_third": thirds(points)}
    if not again:
        return out
    tried = [[(one, bands.chance_error(one.passed, one.chance.mean)) for one in tried_in(row)] for row, bands in rows]
    chances = [[(one.passed, is_fair(one, error, again)) for one, error in row] for row in tried]
    off = [(len(row), sum(square(one) for one, _ in row), sum(error**2 for _, error in row)) for row in tried]
    squares = difference(off)
    return {
        **out,
        "chance": share_of(chances),
        "chance_by_third": thirds(chances),
        "chance_off": round(sqrt(max(0.0, squares["said"])), DIGITS),
        "chance_told": round(sqrt(squares["came"]), DIGITS),
    }


def is_within(one: Said, bands: Bands) -> bool:
    width = one.hope.points.wider(bands.points_error(one.passed)).width
    return abs(one.points - one.hope.points.mean) <= width


def is_fair(one: Tried, error: float, again: int) -> bool:
    """Whether a share lies within what the band and the few games it is made of allow for."""
    few = max(0.0, spread(one.chance.mean) - error**2) / again
    return abs(one.share - one.chance.mean) <= NINE_IN_TEN * sqrt(error**2 + few)


def share_of(rows: Sequence[Sequence[tuple[float, bool]]]) -> dict[str, Any]:
    """How many of all lay within, with an interval by games."""
    found = difference([(len(row), float(sum(is_inside for _, is_inside in row)), 0.0) for row in rows])
    return {name: found.get(name) for name in ("n", "games", "said", "low", "high")}


def thirds(rows: Sequence[Sequence[tuple[float, bool]]]) -> list[dict[str, Any]]:
    """The same by third of the game."""
    return [share_of([[one for one in row if n <= one[0] * 3 < n + 1] for row in rows]) for n in range(3)]


# The file


def kept_of(game: Game[Any]) -> dict[str, Any]:
    """What lies beside the rules; nothing where nothing was measured."""
    file = file_of(game, FILE)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def keep(game: Game[Any], text: str) -> None:
    write_whole(file_of(game, FILE), text)


def fitted(game: Game[Any], given: argparse.Namespace, came: dict[int, list[Row]]) -> str:
    """The file: what was found, and from which games; what other tools found of the same judge stays."""
    found = {seats: bands_in(rows) for seats, rows in came.items()}
    about = {**head(game, min(found)), "first_key": given.first_key, "games": given.games}
    kept = kept_of(game)
    if is_of(kept, game, min(found)):
        about |= {name: kept[name] for name in ("parts", "changes") if name in kept}
    chances, points = ({str(seats): getattr(bands, name) for seats, bands in found.items()} for name in CURVES)
    return written(about, chances, points)


def with_chances(game: Game[Any], given: argparse.Namespace, came: dict[int, list[Row]]) -> str:
    """The same file with bands of chances found anew, and from which games."""
    kept = kept_of(game)
    if not is_of(kept, game, min(came)):
        raise SystemExit(f"the bands of {game.id} are of another judge: all of them have to be found anew")
    try:
        found = {str(seats): chances_in(rows) for seats, rows in came.items()}
    except ZeroDivisionError as error:
        raise SystemExit(TOO_FEW) from error
    by = {name: getattr(given, name) for name in ("first_key", "games", "again")}
    more = {**kept.get("played_on", {}), **dict.fromkeys(found, by)}
    return written({**about_of(kept), "played_on": more}, {**kept["chance"], **found}, kept["points"])


def is_of(kept: dict[str, Any], game: Game[Any], seats: int) -> bool:
    """Whether bands are of the judge that there is."""
    return all(kept.get(name) == value for name, value in head(game, seats).items())


def about_of(kept: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in kept.items() if name not in CURVES}


def widened(kept: dict[str, Any], given: argparse.Namespace, came: dict[int, list[Row]]) -> str:
    """The same file with bands of points that hold for other games as well, and from which games."""
    points = dict(kept["points"])
    for seats, rows in came.items():
        needed = points_in([one for row in rows for one in said_in(row)])
        points[str(seats)] = [max(pair) for pair in zip(points[str(seats)], needed, strict=True)]
    by = {"players": given.players, "first_key": given.first_key, "games": given.games}
    more = {**kept.get("widened", {}), **{str(seats): by for seats in came}}
    return written({**about_of(kept), "widened": more}, kept["chance"], points)


def written(about: dict[str, Any], *curves: dict[str, Sequence[float]]) -> str:
    """What bands are of, and a line for each number of seats of both curves."""
    tables = [
        f'"{name}": {{\n' + ",\n".join(f'  "{seats}": {json.dumps(row)}' for seats, row in curve.items()) + "\n}"
        for name, curve in zip(CURVES, curves, strict=True)
    ]
    return ",\n".join([json.dumps(about)[:-1], *tables]) + "}\n"


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("bands", __doc__)
    parser.add_argument("--games", type=int, default=150, help="for each number of seats")
    parser.add_argument("--seats", type=numbers_from, default=None, help="all numbers of players but one, if missing")
    parser.add_argument("--players", choices=[MIXED, *LEVELS], default=MIXED)
    parser.add_argument("--again", type=int, default=AGAIN, help="games from a moment; none: only points are looked at")
    parser.add_argument("--fit", action="store_true", help="find the bands, and write them beside the rules")
    parser.add_argument("--widen", action="store_true", help="make bands of points hold for these players, too")
    parser.add_argument("--chances", action="store_true", help="of chances alone: a third of the games says all of it")
    parser.set_defaults(first_key=None)
    given = parser.parse_args(arguments)
    if given.chances and (given.widen or not given.again):
        parser.error("--chances has nothing to do with bands of points")
    if given.first_key is None:
        given.first_key = TUNING_KEYS if given.fit or given.widen else KEYS
    game = games()[given.game]
    given.seats = given.seats or [seats for seats in game.seats if seats > 1]
    tables = {
        f"{seats}/{key}": Table(game.id, seats, key, given.players, 0 if key % ONE_OF else given.again)
        for key in range(given.first_key, given.first_key + given.games)
        for seats in given.seats
        if not given.chances or key % ONE_OF == 0
    }
    about = {**made("bands", game), "review": FORM, "players": given.players, "again": given.again}
    done = carried_out(tables, looked_at, given.jobs, journal_of(given.json), about)
    came = {seats: [done[name] for name in tables if tables[name].seats == seats] for seats in given.seats}
    if given.fit and given.chances:
        keep(game, with_chances(game, given, came))
        return
    if given.fit:
        keep(game, fitted(game, given, came))
        return
    if given.widen:
        keep(game, widened(kept_of(game), given, came))
        return
    beside = {
        seats: [(row, bands) for row in rows]
        for seats, rows in came.items()
        if (bands := bands_of(game, seats)) is not None
    }
    found = {
        "all": held([one for rows in beside.values() for one in rows], given.again),
        "by_seats": [{"seats": seats, **held(rows, given.again)} for seats, rows in beside.items()],
    }
    keys = {"first": given.first_key, "last": given.first_key + given.games - 1}
    told({**about, "keys": keys, **found}, given.json)


if __name__ == "__main__":
    main()
