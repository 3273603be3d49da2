"""Why who plays alone wins or loses, and whether other tactics win more: games of one level against the box's opponent.

    python -m tools.alone gugong --part 0.25 --games 150 --first-key 300000 --json build/ladder/alone-gugong.json
    python -m tools.alone gugong --part 0.25 --try worlds=8 --try plans=12,worlds=8

Every setting plays the same deals with the same chance, at one difficulty; the first is the level as it is. Told of
each are the games won and the mean lead, both with intervals of 95 % and beside the first setting deal by deal, and
where the points of both came from in games won and lost. Keys below a million are for choosing (docs/opponents.md).
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import SAGE, Level, level_of
from caravanserai.bots.thought import tactics_of
from caravanserai.core.game import games
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import key_from
from caravanserai.core.tactics import BEAM, DECISIONS, TURNS, Tactics
from caravanserai.ladder.chances import CONFIDENCE, wilson
from caravanserai.ladder.fixtures import DIFFICULTY, ROLES, difficulties
from tools.piecework import carried_out, journal_of, made, parser_of, told

Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
Changes = tuple[tuple[str, float | str], ...]  # fields of the tactics, and what they are instead
FIELDS: Final = {name: type(value) for name, value in vars(Tactics()).items() if type(value) in (int, float, str)}
SEARCHES: Final = (BEAM, TURNS, DECISIONS)


@dataclass(frozen=True)
class Alone:
    """One game to be played: plain, so that another process can be given it."""

    game: str
    level: str
    difficulty: str
    key: int
    part: float
    changes: Changes


class Changed(Level):
    """A level with a part of its simulations, and some of its tactics otherwise; no slow machine cuts it short."""

    def __init__(self, level: str, part: float, seed: int, changes: Changes = ()) -> None:
        super().__init__(seed)
        self.level = level
        self.part = part
        self.changes = changes

    def tactics(self, seat: SeatView) -> Tactics:
        known = tactics_of(seat.game, level_of(self.level), seat.seats)
        known = replace(known, simulations=int(known.simulations * self.part), guard=inf)
        return replace(known, **{name: FIELDS[name](value) for name, value in self.changes})


def played(one: Alone) -> dict[str, Any]:
    """Whether it was won, the points of both, and the lines of their scores."""
    game = games()[one.game]
    s = game.deal(1, game.options(1, {DIFFICULTY: one.difficulty}), key_from(one.key))
    s.log = None
    player = Follower(Changed(one.level, one.part, one.key * ROLES, one.changes))
    while asked(s) and s.decided < game.longest:
        answer(s, question(s, 0), player.choose(SeatView(game, s, 0)))
    found = sorted(game.standings(s), key=lambda standing: standing.seat)
    return {
        "won": found[0].won,
        "points": [standing.score for standing in found],
        "lines": [[[line.message, line.points] for line in standing.lines] for standing in found],
    }


# Telling


def change_from(words: str) -> Changes:
    """`worlds=8,search=beam`, as fields of the tactics."""
    out: list[tuple[str, float | str]] = []
    for word in words.split(","):
        name, _, value = word.partition("=")
        if name not in FIELDS:
            raise argparse.ArgumentTypeError(f"no number of the tactics: {name}; known: {', '.join(FIELDS)}")
        if FIELDS[name] is str and value not in SEARCHES:
            raise argparse.ArgumentTypeError(f"no search: {value}; known: {', '.join(SEARCHES)}")
        out.append((name, value if FIELDS[name] is str else float(value)))
    return tuple(out)


def mean_of(numbers: Sequence[float]) -> dict[str, float]:
    """The mean, and how far either side of it the interval goes."""
    half = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return {"mean": round(fmean(numbers), 3), "give_or_take": round(half, 3)}


def lead(row: dict[str, Any]) -> float:
    return float(row["points"][0] - row["points"][1])


def sources(rows: Sequence[dict[str, Any]], seat: int) -> dict[str, float]:
    """The points of one of the two by the lines of the score, on average."""
    out: dict[str, float] = defaultdict(float)
    for row in rows:
        for name, points in row["lines"][seat]:
            out[name] += points / len(rows)
    return {name: round(points, 2) for name, points in sorted(out.items())}


def summed_up(rows: Sequence[dict[str, Any]], first: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """What came of one setting; and beside the first, if there is one before it."""
    won = [float(row["won"]) for row in rows]
    low, high = wilson(fmean(won), len(won))
    out: dict[str, Any] = {"games": len(rows), "share": fmean(won), "low": low, "high": high}
    out["lead"] = mean_of([lead(row) for row in rows])
    if first:
        out["more_won"] = mean_of([float(a["won"]) - float(b["won"]) for a, b in zip(rows, first, strict=True)])
        out["more_lead"] = mean_of([lead(a) - lead(b) for a, b in zip(rows, first, strict=True)])
    for name, is_won in (("won", True), ("lost", False)):
        some = [row for row in rows if row["won"] == is_won]
        out[name] = {"games": len(some), "mine": sources(some, 0), "theirs": sources(some, 1)}
    return out


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("alone", __doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default=SAGE)
    parser.add_argument("--difficulty", default="", help="of the opponent; the easiest if missing")
    parser.add_argument("--part", type=float, default=1.0, help="of the simulations")
    parser.add_argument("--try", dest="tried", type=change_from, action="append", default=[], metavar="FIELD=N,…")
    given = parser.parse_args(arguments)
    game = games()[given.game]
    if not (levels := difficulties(game)):
        parser.error(f"{game.id}: the box has no opponent")
    difficulty = given.difficulty or levels[0]
    settings: list[Changes] = [(), *given.tried]
    tables = {
        (changes, key): Alone(game.id, given.level, difficulty, key, given.part, changes)
        for key in range(given.first_key, given.first_key + given.games)
        for changes in settings
    }
    pieces = {f"{name_of(changes)}/{key}": one for (changes, key), one in tables.items()}
    head = {**made("alone", game), "level": given.level, "difficulty": difficulty, "part": given.part}
    came = carried_out(pieces, played, given.jobs, journal_of(given.json), head)
    by_setting = [[came[name] for name, one in pieces.items() if one.changes == changes] for changes in settings]
    told(
        {
            **head,
            "confidence": CONFIDENCE,
            "keys": {"first": given.first_key, "last": given.first_key + given.games - 1},
            "settings": [
                {"setting": name_of(changes), **summed_up(rows, by_setting[0] if changes else ())}
                for changes, rows in zip(settings, by_setting, strict=True)
            ],
        },
        given.json,
    )


def name_of(changes: Changes) -> str:
    said = (f"{name}={value if isinstance(value, str) else format(value, 'g')}" for name, value in changes)
    return ",".join(said) or "as it is"


if __name__ == "__main__":
    main()
