"""How far the changes are off that reviews tell of single turns and draws: each is counted on tables played to the end.

    python -m tools.losses gugong --games 8 --every 2 --json build/ladder/losses-gugong.json
    python -m tools.losses gugong --games 8 --draws --json build/ladder/losses-gugong.json

Merchants play games, and of every so many turns it is judged as in a review at the standard depth what they lost
against the best turn found; with `--draws`, what was drawn then. Those that seem to have lost or moved 3 points or more
are compared once more on tables that were not used for it, twice over: judged after as many turns as there, and played
on from the same tables by the same chance to the end. Told are both means, and what share of the judged change the
counted one is; by how much a judged change is off besides its samples, as a root mean square, and how much of that does
not grow with the change; and how often the counted one lay within the width that is told. Intervals are of 95 %, by
turns. The same of those alone of which a review tells. Keys are those of `tools.review_time`; a run goes on where it
was broken off. `--fit` writes to `bands.json` beside the rules what does not grow, in units of the root of p (1 - p) of
an even chance.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, TypedDict

from caravanserai.bots import SeatView
from caravanserai.bots.levels import MERCHANT
from caravanserai.bots.thought import nothing_collected
from caravanserai.core.game import Game, games
from caravanserai.ladder.chances import CONFIDENCE
from caravanserai.review.bands import bands_of
from caravanserai.review.depth import STANDARD, Depth
from caravanserai.review.estimate import Estimate, few
from caravanserai.review.journal import FORM
from caravanserai.review.judged import choice_of, luck_of, read
from caravanserai.review.judging import COMPARING, Choice, Judging
from caravanserai.review.learned import fingerprint
from caravanserai.review.review import (
    GROWS,
    LEAST,
    even_spread,
    most_moved,
    off_in_all,
    off_in_large,
    off_of,
    surely,
    whole_share,
)
from caravanserai.review.turns import Outline, Played, Turn
from tools.bands import CURVES, about_of, keep, kept_of, written
from tools.piecework import Workshop, journal_of, made, parser_of, told
from tools.puzzles import Deal, record_of
from tools.review_time import KEYS

Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
AGAIN: Final = 1  # the seed of tables that no review at the standard depth has used
LOOKED_AT: Final = 2  # tables of each turn on which it is seen whether a review would judge or count it
DIGITS: Final = 4


class GameRow(TypedDict):
    """A game that was played: where something was chosen and drawn, and what a review allows for in one comparison."""

    record: str
    free: list[int]
    drawn: list[int]
    off: float


class ChangeRow(TypedDict):
    """A turn that seems to have lost enough to be told, or a draw that seems to have moved as much."""

    told: list[float]  # the change as a review has it, and its error by its samples
    share: float  # of its tables that were judged
    off: float  # what the parts allow for in one comparison all of whose tables were judged
    judged: float
    counted: float
    apart: float  # the error of the difference of these two, by its samples


@dataclass(frozen=True)
class Piece:
    """A turn or what was drawn at its end, to be looked at: plain, so that another process can be given it."""

    record: str
    number: int
    is_draw: bool
    off: float
    worlds: int


def played(deal: Deal) -> GameRow:
    """Play a game, and look how much of it a review would judge and not count."""
    record = record_of(deal)
    game = read(record)
    judging = Judging(game.game, game.seats, STANDARD)
    judged = [1.0]  # the deal
    with nothing_collected():
        for turn in game.turns:
            judged += [share_judged(game, judging, turn)] * (turn.is_free + turn.reveals)
    free = [number for number, turn in enumerate(game.turns) if turn.is_free]
    drawn = [number for number, turn in enumerate(game.turns) if turn.reveals]
    off = whole_share(off_in_all(game.outline, STANDARD.name), judged)
    return {"record": record, "free": free, "drawn": drawn, "off": off}


def pieces_of(found: Mapping[str, GameRow], is_draw: bool, every: int, worlds: int) -> dict[str, Piece]:
    """One turn of so many of each game, in an order by lot: a run that is broken off has seen all parts of games."""
    pieces = [
        (f"{'draw' if is_draw else 'turn'}/{name}/{number}", Piece(row["record"], number, is_draw, row["off"], worlds))
        for name, row in found.items()
        for number in row["drawn" if is_draw else "free"][::every]
    ]
    return dict(sorted(pieces, key=lambda named: fingerprint(named[0])))


def share_judged(game: Played, judging: Judging, turn: Turn) -> float:
    view = SeatView(game.game, game.tables[turn.first], turn.seat)
    lots = judging.lots(COMPARING, view.decision, view.seat, LOOKED_AT)
    return fmean(judging.came_of(view.imagine(key), view.seat, [], luck).is_judged for key, luck in lots)


def looked_at(piece: Piece) -> ChangeRow | None:
    """Judge a turn or a draw as a review does, and if it changed enough both judge and count it on other tables."""
    game = read(piece.record)
    turn = game.turns[piece.number]
    return draw_looked_at(piece, game, turn) if piece.is_draw else choice_looked_at(piece, game, turn)


def choice_looked_at(piece: Piece, game: Played, turn: Turn) -> ChangeRow | None:
    choice = choice_of(game, Judging(game.game, game.seats, STANDARD), turn)
    if not choice.better or choice.loss.mean < LEAST or choice.loss_judged == 0.0:
        return None
    short, whole = (losses(game, turn, choice, depth, piece.worlds) for depth in (STANDARD, to_the_end(STANDARD)))
    return row_of(choice.loss, choice.loss_judged, piece.off, short, whole)


def draw_looked_at(piece: Piece, game: Played, turn: Turn) -> ChangeRow | None:
    moved, share = luck_of(game, Judging(game.game, game.seats, STANDARD), turn)
    seat = most_moved(moved)
    if seat is None or abs(moved[seat].mean) < LEAST or share == 0.0:
        return None
    short, whole = (moves(game, turn, seat, depth, piece.worlds) for depth in (STANDARD, to_the_end(STANDARD)))
    return row_of(moved[seat], share, piece.off, short, whole)


def losses(game: Played, turn: Turn, choice: Choice, depth: Depth, worlds: int) -> list[float]:
    """What the seat of a turn gives away on tables that are not used for a review, one by one."""
    judging = Judging(game.game, game.seats, depth, AGAIN)
    view = SeatView(game.game, game.tables[turn.first], turn.seat)
    out = []
    with nothing_collected():
        for key, luck in judging.lots(COMPARING, view.decision, turn.seat, worlds):
            table = view.imagine(key)
            came = [judging.came_of(table, turn.seat, list(path), luck) for path in (choice.better, turn.choices)]
            out.append(came[0].chances[turn.seat] - came[1].chances[turn.seat])
    return out


def moves(game: Played, turn: Turn, seat: int, depth: Depth, worlds: int) -> list[float]:
    """What the draw after a turn moved of a seat's chance, beside draws that are not used for a review, one by one."""
    judging = Judging(game.game, game.seats, depth, AGAIN)
    before, after = game.tables[turn.last - 1], game.tables[turn.last]
    with nothing_collected():
        drawn = judging.drawn(before, turn.seat, turn.choices[-1], after, worlds)
        return [one.chances[seat] - other.chances[seat] for one, other in drawn]


def row_of(found: Estimate, share: float, off: float, short: Sequence[float], whole: Sequence[float]) -> ChangeRow:
    """What a review says of a change, and what it is if it is judged and counted on other tables."""
    apart = [one - other for one, other in zip(short, whole, strict=True)]
    return {
        "told": [round(found.mean, DIGITS), round(found.error, DIGITS)],
        "share": round(share, DIGITS),
        "off": round(off, DIGITS),
        "judged": round(fmean(short), DIGITS),
        "counted": round(fmean(whole), DIGITS),
        "apart": round(stdev(apart) / sqrt(len(apart)), DIGITS),
    }


def to_the_end(depth: Depth) -> Depth:
    return replace(depth, rounds=0)


def constant(rows: Sequence[ChangeRow]) -> float:
    """How far changes are off besides their samples and what grows with them; a little more, as they are few."""
    left = [
        square - (GROWS * row["share"] * row["judged"]) ** 2 for row, square in zip(rows, squares(rows), strict=True)
    ]
    return few(len(rows)) * sqrt(max(0.0, fmean(left)) / fmean(row["share"] ** 2 for row in rows))


def squares(rows: Sequence[ChangeRow]) -> list[float]:
    """How far each is off, in squares, of which samples have their part taken out."""
    return [(row["judged"] - row["counted"]) ** 2 - row["apart"] ** 2 for row in rows]


def summed_up(rows: Sequence[ChangeRow], off: float) -> dict[str, Any]:
    """What came of some changes together, each taken as a gain; of one nobody can say how far that is off."""
    if len(rows) < 2:
        return {"changes": len(rows)}
    sides = [1.0 if row["judged"] >= 0.0 else -1.0 for row in rows]
    judged = [side * row["judged"] for side, row in zip(sides, rows, strict=True)]
    counted = [side * row["counted"] for side, row in zip(sides, rows, strict=True)]
    return {
        "changes": len(rows),
        "judged": round(fmean(judged), DIGITS),
        "counted": round(fmean(counted), DIGITS),
        "of_it": share_of(counted, judged),
        "off": size_of(squares(rows)),
        "within": round(fmean(is_within(row, off) for row in rows), DIGITS),
    }


def is_within(row: ChangeRow, off: float) -> bool:
    """Whether the counted change lies within the width that is told of the judged one, which nine in ten should."""
    error = off_of(row["judged"], row["share"], max(off, row["off"]))
    return abs(row["judged"] - row["counted"]) <= Estimate(row["judged"], row["apart"]).wider(error).width


def is_told(row: ChangeRow, off: float) -> bool:
    """Whether it is one of those of which a review tells."""
    return surely(Estimate(*row["told"]), row["share"], max(off, row["off"])) is not None


def share_of(counted: Sequence[float], judged: Sequence[float]) -> dict[str, float]:
    """What part of the one sum the other is, and where that lies."""
    part = fmean(counted) / fmean(judged)
    apart = stdev(one - part * other for one, other in zip(counted, judged, strict=True))
    off = Z * apart / (fmean(judged) * sqrt(len(judged)))
    return {"size": round(part, DIGITS), "low": round(part - off, DIGITS), "high": round(part + off, DIGITS)}


def size_of(squares: Sequence[float]) -> dict[str, float]:
    """The root of their mean, of which samples have their part taken out already, and where it lies."""
    mean, off = fmean(squares), Z * stdev(squares) / sqrt(len(squares))
    size, low, high = (round(sqrt(max(0.0, square)), DIGITS) for square in (mean, mean - off, mean + off))
    return {"size": size, "low": low, "high": high}


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("losses", __doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--every", type=int, default=4, help="look at one turn of so many")
    parser.add_argument("--worlds", type=int, default=96, help="tables on which a change is judged and counted")
    parser.add_argument("--draws", action="store_true", help="look at what was drawn, and not at what was chosen")
    parser.add_argument("--fit", action="store_true", help="write down what is found")
    parser.add_argument("--seconds", type=float, default=inf, help="after these no turn is begun any more")
    parser.set_defaults(first_key=KEYS)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    head = {**made("losses", game), "review": FORM, "seats": given.seats, "worlds": given.worlds}
    keys = range(given.first_key, given.first_key + given.games)
    until = time.monotonic() + given.seconds
    with Workshop(given.jobs, journal_of(given.json), head) as workshop:
        found = workshop.carry_out({f"{key}": Deal(game.id, given.seats, MERCHANT, key) for key in keys}, played)
        pieces = pieces_of(found, given.draws, given.every, given.worlds)
        came = workshop.carry_out(pieces, looked_at, enough=lambda: time.monotonic() > until)
    large = [row for row in came.values() if row is not None]
    off = off_by(game, given.seats, large, given.fit)
    figures = {
        **head,
        "of": "draws" if given.draws else "turns",
        "every": given.every,
        "keys": {"first": keys[0], "last": keys[-1]},
        "looked_at": len(came),
        "off": round(off, DIGITS),
        "large": summed_up(large, off),
        "told": summed_up([row for row in large if is_told(row, off)], off),
    }
    told(figures, given.json)


def off_by(game: Game[Any], seats: int, large: Sequence[ChangeRow], is_fitted: bool) -> float:
    """What is known to be a change's error besides what grows with it; or what was found now, which is written down."""
    if not is_fitted:
        return off_in_large(Outline(seats, False, (), (), 0.0, bands_of(game, seats)), STANDARD.name)
    if not large:
        raise SystemExit("nothing that was looked at seemed large: there is nothing to go by")
    off = constant(large)
    known = kept_of(game)
    changes = {**known.get("changes", {}), STANDARD.name: round(off / even_spread(seats), DIGITS)}
    keep(game, written({**about_of(known), "changes": changes}, *(known[name] for name in CURVES)))
    return off


if __name__ == "__main__":
    main()
