"""How much of a result reviews leave unexplained: the parts of finished games, put together.

    python -m tools.unexplained gugong --seats 2 --depth quick --games 20 --json build/ladder/unexplained-gugong.json
    python -m tools.unexplained gugong --games 8 --fit

Merchants play games, and all of their turns are judged at one depth. Told of every part is its root mean square over
all seats, in points of the chance to win, beside that of the whole way from an even start to the result; with intervals
of 95 %, the seats of one game taken together; and how often what is left unexplained lay within the width that a review
tells of it, which should be nine times in ten. Keys are those of `tools.review_time`. A run goes on where it was broken
off.

`--fit` plays on keys for tuning, and writes to `bands.json` beside the rules by how much more than by its samples all
that is told of a game is off at this depth, in units of the root of p (1 - p) of an even chance; a little more for what
few games leave unsure.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, TypeAlias

from caravanserai.bots.levels import MERCHANT
from caravanserai.core.game import Game, games
from caravanserai.core.record import parse
from caravanserai.ladder.chances import CONFIDENCE
from caravanserai.review.bands import bands_of
from caravanserai.review.depth import DEPTHS, QUICK
from caravanserai.review.estimate import Estimate, few
from caravanserai.review.journal import FORM
from caravanserai.review.judged import judge_turn
from caravanserai.review.judging import Judging
from caravanserai.review.review import Part, even_spread, judged_in, numbers, off_in_all, review_of
from caravanserai.review.turns import Outline, played_from
from tools.bands import CURVES, TUNING_KEYS, about_of, keep, kept_of, written
from tools.piecework import carried_out, journal_of, made, parser_of, told
from tools.puzzles import Deal, record_of
from tools.review_time import KEYS

Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
PARTS: Final = ("own", "others", "luck", "unexplained")
SAMPLES: Final = "samples"  # by how much they alone may be off
REST: Final = PARTS[-1]
WAY: Final = "way"  # from an even start to the result
DIGITS: Final = 4
Row: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Table:
    """One game to be played and judged: plain, so that another process can be given it."""

    game: str
    seats: int
    key: int
    depth: str


def judged(table: Table) -> list[Row]:
    """The parts of all seats."""
    played = played_from(parse(record_of(Deal(table.game, table.seats, MERCHANT, table.key))))
    judging = Judging(played.game, played.seats, DEPTHS[table.depth])
    found = {number: judge_turn(played, judging, number) for number in numbers(played.outline)}
    is_judged = any(judged_in(found.values()))  # and not counted to the end in all
    off = off_in_all(played.outline, table.depth) if is_judged else 0.0
    return [row_of(part, off) for part in review_of(played.outline, found, table.depth).parts]


def row_of(part: Part, off: float) -> Row:
    moved = {name: getattr(part, name).mean for name in PARTS}
    samples = sqrt(max(0.0, part.unexplained.error**2 - off**2))
    row = {WAY: part.result - part.start, **moved, SAMPLES: samples}
    return {name: round(value, DIGITS) for name, value in row.items()}


def summed_up(rows: Sequence[Sequence[Row]], off: float) -> dict[str, Any]:
    """Of each part the root mean square over all seats of all games, and where it lies; how often within its width."""
    sizes = {name: size_of([fmean(seat[name] ** 2 for seat in row) for row in rows]) for name in (WAY, *PARTS, SAMPLES)}
    within = [fmean(abs(seat[REST]) <= Estimate(0.0, seat[SAMPLES]).wider(off).width for seat in row) for row in rows]
    return {**sizes, "within": round(fmean(within), DIGITS)}


def off_by(rows: Sequence[Sequence[Row]], seats: int) -> float:
    """By how much more than by its samples all that is told of a game is off, in units of an even chance's spread."""
    more = fmean(seat[REST] ** 2 - seat[SAMPLES] ** 2 for row in rows for seat in row)
    return round(few(len(rows)) * sqrt(max(0.0, more)) / even_spread(seats), DIGITS)


def write(game: Game[Any], depth: str, off: float) -> None:
    """What was found goes to the bands of a game, beside what they know."""
    known = kept_of(game)
    parts = {**known.get("parts", {}), depth: off}
    keep(game, written({**about_of(known), "parts": parts}, *(known[name] for name in CURVES)))


def size_of(squares: Sequence[float]) -> dict[str, float | None]:
    """The root of their mean; of one game nobody can say how far that is off."""
    size = round(sqrt(fmean(squares)), DIGITS)
    if len(squares) == 1:
        return {"size": size, "low": None, "high": None}
    off = Z * stdev(squares) / sqrt(len(squares))
    low, high = max(0.0, fmean(squares) - off), fmean(squares) + off
    return {"size": size, "low": round(sqrt(low), DIGITS), "high": round(sqrt(high), DIGITS)}


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("unexplained", __doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--depth", choices=list(DEPTHS), default=QUICK.name)
    parser.add_argument("--fit", action="store_true", help="on keys for tuning, and write down what is found")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=inf, help="after these no game is begun any more")
    parser.set_defaults(first_key=None)
    given = parser.parse_args(arguments)
    given.first_key = given.first_key or (TUNING_KEYS if given.fit else KEYS)
    game = games()[given.game]
    found = {
        f"{key}": Table(game.id, given.seats, key, given.depth)
        for key in range(given.first_key, given.first_key + given.games)
    }
    head = {**made("unexplained", game), "review": FORM, "seats": given.seats, "depth": given.depth}
    came = carried_out(found, judged, given.jobs, journal_of(given.json), head, given.seconds)
    keys = {"first": given.first_key, "last": max(map(int, came))}
    rows = list(came.values())
    found_off = off_by(rows, given.seats)
    if given.fit:
        write(game, given.depth, found_off)
    outline = Outline(given.seats, False, (), (), 0.0, bands_of(game, given.seats))
    parts = summed_up(rows, off_in_all(outline, given.depth))
    told({**head, "keys": keys, "games": len(came), "parts": parts, "off": found_off}, given.json)


if __name__ == "__main__":
    main()
