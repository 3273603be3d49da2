"""How long people wait for the turns of each level: thought of in errands, and told at beats, as at a table.

    python -m tools.waiting marcopolo2
    python -m tools.waiting marcopolo2 --levels 4,5 --seats 4 --games 2 --decisions 200

Bots of one level play the first decisions of some games. Told is how many turns, decisions and errands there were, and
the seconds that a turn took until all of it was told, in the mean and in 95 of 100 turns. Seconds are by the clock, as
people wait by it: on a machine with much else to do they are more.
"""

import time
from statistics import fmean
from typing import Any, Final

from caravanserai.bots import seed_of
from caravanserai.bots.levels import LEVELS
from caravanserai.core import play
from caravanserai.core.course import begun, saved
from caravanserai.core.game import Game, games
from caravanserai.core.rng import key_from
from caravanserai.tables.choosing import MOST, chosen
from caravanserai.tables.pace import kept_for
from tools.piecework import levels_from, made, parser_of, told

KEYS: Final = 6_700_000  # the first deal: of no other figure
WITHIN: Final = 0.95


def waited_for(game: Game[Any], level: str, seats: int, key: int, most: int) -> dict[str, list[Any]]:
    """The seconds of each turn in so many decisions of a game, how many there were in each, and in how many errands.

    Each seat is asked as if people sat at all others.
    """
    course = begun(game, seats, key_from(key), game.options(seats, {}))
    turns: dict[str, list[Any]] = {"seconds": [], "decisions": [], "errands": []}
    last: int | None = None
    while play.asked(course.s) and course.decided < most:
        seat = int(play.asked(course.s)[0])
        began = time.perf_counter()
        moves = chosen(game.id, saved(course.s), {seat: (level, seed_of(course.key, seat))}, MOST).moves
        took = time.perf_counter() - began
        if seat != last:
            last = seat
            for row in turns.values():
                row.append(0)
        turns["seconds"][-1] += took + kept_for([level], took)
        turns["decisions"][-1] += len(moves)
        turns["errands"][-1] += 1
        for _, token in moves:
            course.accept(course.trial(seat, token, 0))
    return turns


def summed_up(games_played: list[dict[str, list[Any]]]) -> dict[str, Any]:
    seconds = sorted(one for game in games_played for one in game["seconds"])
    return {
        "turns": len(seconds),
        "decisions": sum(sum(game["decisions"]) for game in games_played),
        "errands": sum(sum(game["errands"]) for game in games_played),
        "seconds_a_turn": round(fmean(seconds), 2),
        "within": round(seconds[int(WITHIN * (len(seconds) - 1))], 2),
    }


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("waiting", __doc__, alone=True)
    parser.add_argument("--levels", type=levels_from, default=list(LEVELS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=200, help="of each game, at the most")
    parser.set_defaults(first_key=KEYS)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    keys = range(given.first_key, given.first_key + given.games)
    rows = [
        {"level": level, **summed_up([waited_for(game, level, given.seats, key, given.decisions) for key in keys])}
        for level in given.levels
    ]
    about = {"first": keys[0], "last": keys[-1]}
    told({**made("waiting", game), "seats": given.seats, "keys": about, "levels": rows}, given.json)


if __name__ == "__main__":
    main()
