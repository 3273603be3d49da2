"""How long the review of a game takes at the standard depth.

    python -m tools.review_time gugong --seats 4 --jobs 2
    python -m tools.review_time gugong --seats 4 --jobs 1 --every 8

Merchants play a game, and all of its turns are judged on so many processes. It is told how long that took by the clock
and how many seconds of processor, which is what can be compared where others are at work on the same machine. `--every`
judges one turn of so many, and tells what all would take at that rate.
"""

import time
from typing import Any, Final

from caravanserai.bots.levels import MERCHANT
from caravanserai.core.game import games
from caravanserai.core.record import parse
from caravanserai.review.depth import DEPTHS, STANDARD
from caravanserai.review.judged import THE_DEAL, Task, carried_out
from caravanserai.review.turns import played_from
from tools.piecework import Workshop, made, parser_of, told
from tools.puzzles import Deal, record_of

KEYS: Final = 6_500_000  # the first deal: of no other figure


def judged(task: Task) -> float:
    """Seconds of processor that a turn takes; reading the game is not counted twice."""
    began = time.process_time()
    carried_out(task)
    return time.process_time() - began


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("review_time", __doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--depth", choices=list(DEPTHS), default=STANDARD.name)
    parser.add_argument("--every", type=int, default=1, help="judge one turn of so many")
    parser.set_defaults(first_key=KEYS, jobs=2)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    record = record_of(Deal(game.id, given.seats, MERCHANT, given.first_key))
    turns = len(played_from(parse(record)).turns)
    wanted = range(THE_DEAL, turns, given.every)
    pieces = {str(n): Task(record, n, given.depth) for n in wanted}
    with Workshop(given.jobs) as workshop:
        began = time.monotonic()
        seconds = list(workshop.carry_out(pieces, judged).values())
        clock = time.monotonic() - began
    whole = (turns + 1) / len(seconds)
    figures: dict[str, Any] = {
        **made("review-time", game),
        "seats": given.seats,
        "depth": given.depth,
        "key": given.first_key,
        "turns": turns,
        "judged": len(seconds),
        "processes": given.jobs,
        "processor_s": round(whole * sum(seconds), 1),
        "clock_s": round(whole * clock, 1),
        "longest_turn_s": round(max(seconds), 2),
    }
    told(figures, given.json)


if __name__ == "__main__":
    main()
