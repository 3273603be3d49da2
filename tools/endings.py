"""How games of Yokohama go between bots: `python -m tools.endings --games 2000` prints a column for each player count.

Length in rounds, points, what ended the game, and how often each place in the turn order won. Every game has a key
of its own, so the same call prints the same table.
"""

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from caravanserai.cli.simulate import play_with_bots
from caravanserai.core.game import start
from caravanserai.games.yokohama import GAME
from caravanserai.games.yokohama.state import BY_CHURCH, BY_CUSTOMS, BY_HOUSES, BY_ORDERS, BY_SHOPS

EARLY: Final = 9  # rounds: a game of two that ends before is short
BATCH: Final = 10
TRIGGERS: Final = {
    BY_HOUSES: "trading houses",
    BY_SHOPS: "shops",
    BY_ORDERS: "orders",
    BY_CHURCH: "church",
    BY_CUSTOMS: "customs",
}


@dataclass(frozen=True)
class Ending:
    """What came of one game."""

    rounds: int
    decisions: int
    trigger: int
    scores: tuple[int, ...]  # by place in the turn order
    won: tuple[bool, ...]


def played(seats: int, bot: str, key: int) -> Ending:
    """A whole game between bots of one kind."""
    s = start(GAME, seats, key=key)
    decisions = play_with_bots(GAME, s, [bot] * seats, key)
    by_seat = {standing.seat: standing for standing in GAME.standings(s)}
    order = [(int(s.first) + n) % seats for n in range(seats)]
    return Ending(
        int(s.round),
        decisions,
        int(s.trigger),
        tuple(by_seat[seat].score for seat in order),
        tuple(by_seat[seat].won for seat in order),
    )


def batch(task: tuple[int, str, range]) -> list[Ending]:
    seats, bot, keys = task
    return [played(seats, bot, key) for key in keys]


def spread(values: list[int]) -> str:
    """Mean, standard deviation, and the middle nine tenths."""
    cuts = statistics.quantiles(values, n=20)
    mean, deviation = statistics.mean(values), statistics.stdev(values)
    return f"{mean:.1f} ± {deviation:.1f} ({cuts[0]:.0f}–{cuts[-1]:.0f})"


def share(n: int, total: int) -> str:
    return f"{100 * n / total:.1f} %"


def lines(endings: list[Ending]) -> dict[str, str]:
    """The column of a player count."""
    every = len(endings)
    ends = Counter(ending.trigger for ending in endings)
    ranked = [sorted(ending.scores, reverse=True) for ending in endings]
    seats = len(endings[0].scores)
    return {
        "games": str(every),
        "rounds": spread([ending.rounds for ending in endings]),
        f"over before round {EARLY}": share(sum(ending.rounds < EARLY for ending in endings), every),
        "decisions": spread([ending.decisions for ending in endings]),
        "points of all players": spread([score for ending in endings for score in ending.scores]),
        "points of the winner": spread([scores[0] for scores in ranked]),
        "ahead of the second by": spread([scores[0] - scores[1] for scores in ranked]),
        **{f"ended by {name}": share(ends[trigger], every) for trigger, name in TRIGGERS.items()},
        **{
            f"won by player {n + 1} in turn order": share(sum(ending.won[n] for ending in endings), every)
            for n in range(seats)
        },
    }


def table(columns: dict[int, dict[str, str]]) -> str:
    heads = list(dict.fromkeys(head for column in columns.values() for head in column))
    out = ["| |" + "".join(f" {seats} players |" for seats in columns), "|---|" + "---|" * len(columns)]
    for head in heads:
        out.append(f"| {head} |" + "".join(f" {column.get(head, '')} |" for column in columns.values()))
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    columns = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for seats in GAME.seats:
            firsts = range(0, given.games, BATCH)
            tasks = [(seats, given.bot, range(n, min(n + BATCH, given.games))) for n in firsts]
            columns[seats] = lines([ending for found in pool.map(batch, tasks) for ending in found])
    print(table(columns))


if __name__ == "__main__":
    main()
