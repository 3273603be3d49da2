"""Whether what the best judgement predicts comes true: points and chances to win, on deals that nobody learned from.

    python -m tools.calibrate gugong --games 2000 --seats 2,4 --json build/figures/calibration-gugong.json

All seats choose by one beam with the judgement of the fifth level (what was learned, or `worth` where nothing was);
`--part 0.1` has them search instead, with a tenth of the Sage's simulations. At the end of every turn whoever had it
imagines a table and judges it for all seats. When the game is over, that is compared with what came of it:

- points: predicted less final points, by the time in the game (a tenth of its decisions each), and
- chances: how often somebody won of those who were given about so much of a chance (a tenth each).

The games of one key go together, so the intervals of 95 % are by games. `--seats 1` plays against the opponent of the
box, at its difficulties in turn; a turn is over there when something was revealed.

    python -m tools.calibrate gugong --fit --first-key 600000 --games 500 --seats 2,3,4,5

finds what to correct by (`Correction` in bots/net.py) from games on keys for tuning, and writes it into the game's
`judgement.json`, or with `--seats 1` into `solo_judgement.json`. People are told what is corrected; searches go by what
was learned as it is: nobody plays otherwise.
"""

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from statistics import NormalDist, median
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.judge import Judge
from caravanserai.bots.levels import SAGE, Level, level_of
from caravanserai.bots.net import TaughtJudge
from caravanserai.bots.taught import CORRECTED, FILE, SOLO_FILE, judge_of
from caravanserai.bots.thought import tactics_of
from caravanserai.core.game import Game, Options, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.core.tactics import Tactics
from caravanserai.ladder.chances import CONFIDENCE
from caravanserai.ladder.fixtures import DIFFICULTY, ROLES, difficulties
from tools.alone import Changed
from tools.piecework import carried_out, journal_of, made, numbers_from, parser_of, told
from tools.teach.keeping import written

BINS: Final = 10
KEEN: Final = [n / 100 for n in range(40, 201, 2)]  # powers of strengths that are tried
# Of who plays alone: powers, and strength that is added.
KEEN_ALONE: Final = [(n / 20, m / 10) for n in range(8, 41) for m in range(-20, 21)]
SMALLEST: Final = 1e-9  # chance
OF_CHANCES: Final = ("keen", "alone")  # what of a correction is about chances
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Table:
    """One game to be played and predicted."""

    game: str
    seats: int
    key: int
    part: float

    def difficulty(self) -> Options:
        """Of the opponent of the box, where one plays alone: all in turn."""
        levels = difficulties(games()[self.game]) if self.seats == 1 else []
        return {DIFFICULTY: levels[self.key % len(levels)]} if levels else {}


@dataclass
class Said:
    """What was predicted at one moment of a game, for one seat."""

    decided: int
    seat: int
    points: float
    chance: float  # to win, as people are told
    value: float  # as searches weigh it


@dataclass
class Sums:
    """One game's part in a bin: how many predictions, what they said together, and what came of them."""

    n: int = 0
    said: float = 0.0
    came: float = 0.0

    def add(self, said: float, came: float) -> None:
        self.n += 1
        self.said += said
        self.came += came

    def plain(self) -> list[float]:
        return [self.n, self.said, self.came]


@dataclass
class Compared:
    """One game, bin by bin."""

    points: list[Sums] = field(default_factory=lambda: [Sums() for _ in range(BINS)])
    chances: list[Sums] = field(default_factory=lambda: [Sums() for _ in range(BINS)])
    values: list[Sums] = field(default_factory=lambda: [Sums() for _ in range(BINS)])


class Beaming(Level):
    """The judgement of the Sage at the end of the own turn, and no search."""

    def tactics(self, seat: SeatView) -> Tactics:
        return Tactics(width=8, taught=tactics_of(seat.game, level_of(SAGE), seat.seats).taught)


def compared(table: Table) -> dict[str, list[list[float]]]:
    """Play a game and compare what was said on the way with its end."""
    said, s = predicted(table)
    found = against([one for moment in said for one in moment], games()[table.game], s)
    return {name: [sums.plain() for sums in rows] for name, rows in vars(found).items()}


def predicted(table: Table, is_corrected: bool = True) -> tuple[list[list[Said]], State]:
    """Play a game: what was said of all seats at the end of each turn, and the table in the end."""
    game = games()[table.game]
    s = start(game, table.seats, table.key, **table.difficulty())
    seeds = range(table.key * ROLES, table.key * ROLES + table.seats)
    players = [Follower(Changed(SAGE, table.part, seed) if table.part else Beaming(seed)) for seed in seeds]
    scale = tactics_of(game, level_of(SAGE), table.seats).scale
    judge = judge_of(game, table.seats, scale, is_taught=True, is_corrected=is_corrected)
    said: list[list[Said]] = []
    while (waiting := asked(s)) and s.decided < game.longest:
        seat, reveals = waiting[0], int(s.reveals)
        choice = players[seat].choose(SeatView(game, s, seat))
        answer(s, question(s, seat), choice)
        is_over = seat not in asked(s) if table.seats > 1 else int(s.reveals) != reveals
        if is_over and asked(s):
            said.append(predictions(judge, game.imagine(s, seat, mixed(int(s.decided))), table.seats))
    return said, s


def predictions(judge: Judge, s: State, seats: int) -> list[Said]:
    judge.look(s)
    judge.tell(s)
    return [Said(int(s.decided), n, judge.hopes[n], judge.chances[n], judge.values[n]) for n in range(seats)]


def against(said: Sequence[Said], game: Game[Any], s: State) -> Compared:
    """What was said, in bins, beside the final points and the share of the win."""
    by_seat = {standing.seat: standing for standing in game.standings(s)}
    winners, out = sum(standing.place == 1 for standing in by_seat.values()), Compared()
    for one in said:
        standing = by_seat[one.seat]
        won = 1 / winners if standing.place == 1 else 0.0
        out.points[one.decided * BINS // (int(s.decided) + 1)].add(one.points, standing.score)
        out.chances[bin_of(one.chance)].add(one.chance, won)
        out.values[bin_of(one.value)].add(one.value, won)
    return out


def bin_of(chance: float) -> int:
    return min(int(chance * BINS), BINS - 1)


# Correcting


@dataclass
class Lacking:
    """What least squares need of the points that were missing, by how much of the game was left, and how much not."""

    missing: float = 0.0
    weight: float = 0.0
    late_missing: float = 0.0
    late_weight: float = 0.0
    both: float = 0.0

    def add(self, left: float, missing: float) -> None:
        self.missing += left * missing
        self.weight += left * left
        self.late_missing += (1.0 - left) * missing
        self.late_weight += (1.0 - left) ** 2
        self.both += left * (1.0 - left)


def measured(table: Table) -> dict[str, Any]:
    """Play a game, and sum up what corrections of its predictions are found from."""
    said, s = predicted(table, is_corrected=False)
    standings = games()[table.game].standings(s)
    winners = [standing.seat for standing in standings if standing.place == 1]
    points = {standing.seat: standing.score for standing in standings}
    length = int(s.decided) + 1
    is_alone = table.seats == 1
    lacking, likely = Lacking(), [0.0] * len(KEEN_ALONE if is_alone else KEEN)
    for moment in said:
        left = 1.0 - moment[0].decided / length
        for one in moment:
            lacking.add(left, points[one.seat] - one.points)
        if is_alone:
            likely = [so_far + one for so_far, one in zip(likely, likely_alone(moment[0], 0 in winners), strict=True)]
            continue
        for n, keen in enumerate(KEEN):
            strengths = [max(one.chance, SMALLEST) ** keen for one in moment]
            likely[n] += sum(math.log(strengths[seat] / sum(strengths)) for seat in winners) / len(winners)
    return {"length": length, **vars(lacking), "likely": likely}


def likely_alone(said: Said, is_won: bool) -> list[float]:
    """How likely what came of it is by a chance alone, corrected in each of the ways that are tried; as logarithms."""
    chance = min(max(said.chance, SMALLEST), 1.0 - SMALLEST)
    strength, sign = math.log(chance / (1.0 - chance)), 1.0 if is_won else -1.0
    return [-math.log1p(math.exp(-sign * (keen * strength + more))) for keen, more in KEEN_ALONE]


def correction(rows: Sequence[dict[str, Any]], is_alone: bool = False) -> dict[str, float]:
    """What to correct by: least squares for points, for chances the power that makes the winners likeliest.

    Every game counts the same: one that takes for ever, of a hundred, says no more than the others. Alone points may be
    missing late in a game as well.
    """
    likely = [sum(row["likely"][n] / row["length"] for row in rows) for n in range(len(rows[0]["likely"]))]
    best = likely.index(max(likely))

    def total(name: str) -> float:
        return float(sum(row[name] / row["length"] for row in rows))

    length = round(median(row["length"] for row in rows), 1)
    if not is_alone:
        return {"keen": KEEN[best], "early": round(total("missing") / total("weight"), 2), "length": length}
    keen, more = KEEN_ALONE[best]
    early, late = solved(
        (total("weight"), total("both"), total("missing")), (total("both"), total("late_weight"), total("late_missing"))
    )
    return {"keen": keen, "alone": more, "early": round(early, 2), "late": round(late, 2), "length": length}


def solved(first: tuple[float, float, float], second: tuple[float, float, float]) -> tuple[float, float]:
    """The two unknowns of two equations, each a x + b y = c."""
    (a, b, c), (d, e, f) = first, second
    return (c * e - b * f) / (a * e - b * d), (a * f - c * d) / (a * e - b * d)


def fitted(game: Game[Any], given: argparse.Namespace, tables: dict[str, Table]) -> dict[str, Any]:
    """Find the corrections for all numbers of seats asked for, and keep them in the game's folder."""
    head = {**made("correction", game), "part": given.part}
    came = carried_out(tables, measured, given.jobs, journal_of(given.json), head)
    found = {
        str(seats): correction([came[name] for name in tables if tables[name].seats == seats], seats == 1)
        for seats in given.seats
    }
    for seats, one in found.items():
        file = Path(str(resources.files(game.package) / (SOLO_FILE if seats == "1" else FILE)))
        learned = json.loads(file.read_text(encoding="utf-8"))
        corrected = learned.get(CORRECTED, {})
        if given.points:
            found[seats] = one | {name: value for name, value in corrected.get(seats, {}).items() if name in OF_CHANCES}
        corrected = corrected | {seats: found[seats]}
        file.write_text(written({**learned, CORRECTED: corrected}), encoding="utf-8")
    return found


# Telling


def difference(rows: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Said less come, on average over all predictions of a bin, with an interval by games."""
    rows = [row for row in rows if row[0]]
    n = sum(row[0] for row in rows)
    if not n:
        return {"n": 0}
    said, came = sum(row[1] for row in rows) / n, sum(row[2] for row in rows) / n
    mean = said - came
    half = None
    if len(rows) > 1:
        spread = sum((row[1] - row[2] - mean * row[0]) ** 2 for row in rows) * len(rows) / (len(rows) - 1)
        half = Z * math.sqrt(spread) / n
    return {
        "n": int(n),
        "games": len(rows),
        "said": said,
        "came": came,
        "difference": mean,
        "low": None if half is None else mean - half,
        "high": None if half is None else mean + half,
    }


def figures_of(rows: Sequence[dict[str, list[list[float]]]]) -> dict[str, Any]:
    """All games of one number of seats: each bin, and the worst by what was measured enough to say."""
    return {
        name: [{"bin": n, **difference([row[name][n] for row in rows])} for n in range(BINS)]
        for name in ("points", "chances", "values")
    }


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("calibrate", __doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seats", type=numbers_from, default=(2, 4))
    parser.add_argument("--part", type=float, default=0.0, help="of the Sage's simulations; none: one beam")
    parser.add_argument("--fit", action="store_true", help="find what to correct by, and write it into the game")
    parser.add_argument(
        "--points", action="store_true", help="with --fit: correct points alone, leave chances as they are"
    )
    given = parser.parse_args(arguments)
    game = games()[given.game]
    if 1 in given.seats and game.solo_sketcher is None:
        parser.error("who plays alone is judged only where the box has an opponent, and something was learned")
    tables = {
        f"{seats}/{key}": Table(game.id, seats, key, given.part)
        for key in range(given.first_key, given.first_key + given.games)
        for seats in given.seats
    }
    if given.fit:
        for seats, found in fitted(game, given, tables).items():
            print(f"{game.id}, {seats} seats: {found}")
        return
    head = {**made("calibration", game), "part": given.part}
    came = carried_out(tables, compared, given.jobs, journal_of(given.json), head)
    judge = judge_of(game, 2, 1.0, is_taught=True)
    by_seats = [
        {
            "seats": seats,
            "games": given.games,
            **figures_of([came[name] for name in tables if tables[name].seats == seats]),
        }
        for seats in given.seats
    ]
    told(
        {
            **head,
            "taught": isinstance(judge, TaughtJudge),
            "confidence": CONFIDENCE,
            "keys": {"first": given.first_key, "last": given.first_key + given.games - 1},
            "by_seats": by_seats,
        },
        given.json,
    )


if __name__ == "__main__":
    main()
