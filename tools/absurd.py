"""How often levels do what nobody who knows the game would do, counted in whole games between bots.

    python -m tools.absurd gugong --levels 2,3,4,5 --games 1000 --json build/figures/absurd-gugong.json
    python -m tools.absurd yokohama --mix --games 10000 --json build/figures/mixed-yokohama.json
    python -m tools.absurd marcopolo2 --levels 3 --try search=turns,simulations=6 --first-key 800000

Without `--mix` all seats of a table have the same level, and each seat of each table is one of the level's games. With
`--mix` every table has another number of seats and another mix of the levels, and what is counted is whether games end
in time. `--part 0.1` gives levels that search a tenth of their simulations: quick, and said in the file. `--try` has
them think otherwise, to see what would come of it before it is shipped. With
`--seconds` no table is begun after so many of them, all that were begun are played to their end, and the tables that
there are then are counted; the same command goes on from there.

What is counted in a game stands in `tools/absurdities/`, in a module called like the game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import level_of
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import mixed, next32
from caravanserai.ladder.chances import CONFIDENCE, wilson
from caravanserai.ladder.fixtures import ROLES
from tools.absurdities import Count, absurdity_of
from tools.alone import Changed, Changes, change_from, name_of
from tools.piecework import carried_out, journal_of, levels_from, made, numbers_from, parser_of, told

IN_TIME: Final = 2000  # decisions


# Playing


@dataclass(frozen=True)
class Table:
    """One game to be played: plain, so that another process can be given it."""

    game: str
    levels: tuple[str, ...]  # by seat
    key: int
    part: float = 1.0
    whole: bool = True  # or only until nothing more can be counted
    changes: Changes = ()


def played(table: Table) -> Any:
    """The table at the end, or after more decisions than a game should take."""
    game = games()[table.game]
    s = start(game, len(table.levels), table.key)
    last = absurdity_of(game.id).last_round
    players = [
        Follower(Changed(level, table.part, table.key * ROLES + n, table.changes))
        for n, level in enumerate(table.levels)
    ]
    while (waiting := asked(s)) and s.decided <= IN_TIME and (table.whole or round_of(s) <= last):
        choice = players[waiting[0]].choose(SeatView(game, s, waiting[0]))
        answer(s, question(s, waiting[0]), choice)
    return s


def round_of(s: Any) -> int:
    return int(getattr(s, "round", 0))


def counted(table: Table) -> dict[str, Any]:
    """What came of a table: how often the absurd was done, seat by seat, and how long it took."""
    s = played(table)
    return {
        "counts": [absurdity_of(table.game).counter(s, seat) for seat in range(len(table.levels))],
        "decisions": int(s.decided),
        "ended": not asked(s) and s.decided <= IN_TIME,
    }


def alike(game: Game[Any], levels: Sequence[str], plays: int, seats: Sequence[int], keys: int) -> Iterator[Table]:
    """Tables at which all have the same level, so many that each level plays enough games; the same deals for all."""
    for level in levels:
        sitting = 0
        for n in range(plays):
            if sitting < plays:
                at = seats[n % len(seats)]
                sitting += at
                yield Table(game.id, (level,) * at, keys + n)


def mixes(game: Game[Any], levels: Sequence[str], plays: int, keys: int) -> Iterator[Table]:
    """Tables of all sizes in turn, at each seat a level drawn from the key."""
    counts = [n for n in game.seats if n > 1]
    for n in range(plays):
        luck, sitting = int(mixed(keys + n)), []
        for _ in range(counts[n % len(counts)]):
            luck = int(next32(luck))
            sitting.append(levels[(luck * len(levels)) >> 32])
        yield Table(game.id, tuple(sitting), keys + n)


# Telling


def interval(tables: Sequence[Count]) -> tuple[float, float]:
    """Wilson's, of a share counted at tables that differ in how often there was occasion.

    What happens at one table goes together: by the variance between tables, measured, it counts as less, never as more.
    """
    hits, times, n = sum(row[0] for row in tables), sum(row[1] for row in tables), len(tables)
    share = hits / times
    together = 1.0
    if n > 1 and 0 < hits < times:
        spread = sum((hit - share * of) ** 2 for hit, of in tables) / (n - 1) * n / times**2
        together = max(1.0, spread / (share * (1 - share) / times))
    return wilson(share, times / together)


def shares(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What was counted at the tables of one level."""
    counts = [count for row in rows for count in row["counts"]]
    by_table = [(sum(hit for hit, _ in row["counts"]), sum(of for _, of in row["counts"])) for row in rows]
    hits, times = sum(hit for hit, _ in counts), sum(of for _, of in counts)
    low, high = interval(by_table)
    return {"games": len(counts), "count": hits, "of": times, "share": hits / times, "low": low, "high": high}


def endings(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """How many games were over in time."""
    late = sum(not row["ended"] for row in rows)
    low, high = wilson(late / len(rows), len(rows))
    longest = max(row["decisions"] for row in rows)
    return {"games": len(rows), "late": late, "low": low, "high": high, "in_time": IN_TIME, "longest": longest}


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("absurd", __doc__)
    parser.add_argument("--levels", type=levels_from, default=levels_from("2,3,4,5"))
    parser.add_argument("--games", type=int, default=1000, help="of each level; with --mix of all together")
    parser.add_argument("--seats", type=numbers_from, default=(2,), help="2,4: tables of two and of four in turn")
    parser.add_argument("--part", type=float, default=1.0, help="of their simulations")
    parser.add_argument("--try", dest="tried", type=change_from, default=(), metavar="FIELD=N,…")
    parser.add_argument("--seconds", type=float, default=inf, help="after these no table is begun any more")
    parser.add_argument("--mix", action="store_true", help="all levels at one table; count games that do not end")
    given = parser.parse_args(arguments)
    game = games()[given.game]
    found = (
        mixes(game, given.levels, given.games, given.first_key)
        if given.mix
        else alike(game, given.levels, given.games, given.seats, given.first_key)
    )
    how = {"part": given.part, "whole": given.mix, "changes": given.tried}
    tables = {f"{','.join(one.levels)}/{one.key}": replace(one, **how) for one in found}
    head = {**made("mixed" if given.mix else "absurd", game), "part": given.part}
    if given.tried:
        head["setting"] = name_of(given.tried)
    came = carried_out(tables, counted, given.jobs, journal_of(given.json), head, given.seconds)
    tables = {name: tables[name] for name in came}
    figures: dict[str, Any] = {
        **head,
        "confidence": CONFIDENCE,
        "keys": {"first": given.first_key, "last": max(one.key for one in tables.values())},
        "levels": [level_of(level) for level in given.levels],
        "seats": sorted({len(one.levels) for one in tables.values()}),
    }
    if given.mix:
        figures |= endings(list(came.values()))
    else:
        figures["counted"] = absurdity_of(game.id).counted
        figures["by_level"] = [
            {"name": level, "level": level_of(level), **shares(rows)}
            for level in given.levels
            if (rows := of_level(level, tables, came))
        ]
    told(figures, given.json)


def of_level(level: str, tables: dict[str, Table], came: dict[str, Any]) -> list[dict[str, Any]]:
    return [came[name] for name, table in tables.items() if table.levels[0] == level]


if __name__ == "__main__":
    main()
