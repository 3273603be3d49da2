"""What a decision takes at the largest tables, by level, in whole games and in the last quarter of them.

    python -m tools.decision_times yokohama --games 5 --json build/ladder/times-yokohama.json

As many sit there as the game allows, at each seat another level in turn, so that all meet the same tables; five games
seat each level equally often. Told is processor time of the decisions that a level was asked for, as in the ladder: a
bot that plans a whole turn is not asked again while its plan holds.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from typing import Any, Final

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import LEVELS, level_of
from caravanserai.core.game import games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.ladder.fixtures import ROLES
from tools.piecework import carried_out, journal_of, levels_from, made, parser_of, told

LATE: Final = 0.75  # of the decisions of a game: what comes after is late
MOST: Final = 0.95  # of the decisions take no longer
DIGITS: Final = 3


@dataclass(frozen=True)
class Table:
    """One game, and who sits where: plain, so that another process can be given it."""

    game: str
    levels: tuple[str, ...]  # by seat
    key: int


def timed(table: Table) -> list[list[float]]:
    """Of every decision that was thought about: the level, how much of the game had passed, and milliseconds."""
    game = games()[table.game]
    s = start(game, len(table.levels), table.key)
    s.log = None
    players = [Follower(find_bot(level)(table.key * ROLES + seat)) for seat, level in enumerate(table.levels)]
    rows: list[tuple[int, int, float]] = []
    while (waiting := asked(s)) and s.decided < game.longest:
        seat = waiting[0]
        view = SeatView(game, s, seat)
        began = time.thread_time()
        choice = players[seat].choose(view)
        if players[seat].thought:
            rows.append((level_of(table.levels[seat]), int(s.decided), 1000 * (time.thread_time() - began)))
        answer(s, question(s, seat), choice)
    return [[level, round(at / int(s.decided), DIGITS), round(ms, DIGITS)] for level, at, ms in rows]


def tables(game: str, seats: int, levels: Sequence[str], plays: int, first: int) -> list[Table]:
    """The levels in turn round the table, and round again from the next one in the next game."""
    return [
        Table(game, tuple(levels[(n + seat) % len(levels)] for seat in range(seats)), first + n) for n in range(plays)
    ]


def summed_up(rows: Sequence[Sequence[float]]) -> dict[str, Any]:
    """All decisions of one level: how many, the mean, and what 95 of 100 stayed within; the late ones by themselves."""
    every, late = [ms for _, _, ms in rows], [ms for _, passed, ms in rows if passed >= LATE]
    return {
        "thought": len(every),
        "mean_ms": round(fmean(every), DIGITS),
        "p95_ms": within(every),
        "late": len(late),
        "late_p95_ms": within(late) if late else None,
    }


def within(times: Sequence[float]) -> float:
    return sorted(times)[ceil(MOST * len(times)) - 1]


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("decision_times", __doc__)
    parser.add_argument("--levels", type=levels_from, default=LEVELS)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    seats = max(game.seats)
    found = {f"{one.key}": one for one in tables(game.id, seats, given.levels, given.games, given.first_key)}
    head = {**made("times", game), "seats": seats, "levels": list(given.levels)}
    came = carried_out(found, timed, given.jobs, journal_of(given.json), head)
    rows = [row for one in came.values() for row in one]
    by_level = {level: [row for row in rows if row[0] == level_of(level)] for level in given.levels}
    keys = {"first": given.first_key, "last": given.first_key + given.games - 1}
    levels = [
        {"name": level, "level": level_of(level), **summed_up(times)} for level, times in by_level.items() if times
    ]
    told({**head, "keys": keys, "games": len(came), "by_level": levels}, given.json)


if __name__ == "__main__":
    main()
