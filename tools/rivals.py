"""Whether a level with other tactics is as strong as another level, and what it costs: matches of two on common deals.

    python -m tools.rivals marcopolo2 --try search=beam,width=64 --against 3,4 --games 60 --first-key 800000
    python -m tools.rivals yokohama --try width=64 --against 5 --theirs width=16

Every deal is played twice, once at each seat. Told are the games won against each level with an interval of 95 %, and
the seconds of processor that both took a game. Keys below a million are for choosing (docs/opponents.md). A run goes on
where it was broken off.
"""

import time
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Any

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import SAGE, level_of
from caravanserai.core.game import games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.ladder.chances import CONFIDENCE, interval
from caravanserai.ladder.fixtures import ROLES
from tools.alone import Changed, Changes, change_from, name_of
from tools.piecework import carried_out, journal_of, levels_from, made, parser_of, told


@dataclass(frozen=True)
class Deal:
    """Two games to be played: plain, so that another process can be given them."""

    game: str
    level: str
    part: float
    changes: Changes
    against: str
    key: int
    theirs: Changes = ()


def played(deal: Deal) -> dict[str, Any]:
    """What the first has of the win at each seat, and what both took."""
    ends = [game_of(deal, seat) for seat in range(2)]
    return {"won": [won for won, _ in ends], "seconds": [sum(took[n] for _, took in ends) / 2 for n in range(2)]}


def game_of(deal: Deal, mine: int) -> tuple[float, list[float]]:
    """One game: what the first has of the win, and the seconds of processor of both."""
    game = games()[deal.game]
    s = start(game, 2, deal.key)
    s.log = None
    seeds = [deal.key * ROLES + n for n in range(2)]
    players = [
        Follower(Changed(deal.level, deal.part, seeds[0], deal.changes)),
        Follower(Changed(deal.against, 1.0, seeds[1], deal.theirs)),
    ]
    took = [0.0, 0.0]
    while (waiting := asked(s)) and s.decided < game.longest:
        who = int(waiting[0] != mine)
        began = time.process_time()
        choice = players[who].choose(SeatView(game, s, waiting[0]))
        took[who] += time.process_time() - began
        answer(s, question(s, waiting[0]), choice)
    winners = [standing.seat for standing in game.standings(s) if standing.won]
    return (0.5 if asked(s) or not winners else float(mine in winners) / len(winners)), took


def summed_up(rows: list[dict[str, Any]]) -> dict[str, Any]:
    deals = [row["won"] for row in rows]
    low, high = interval(deals)
    mine, theirs = (round(fmean(row["seconds"][n] for row in rows), 3) for n in range(2))
    share = fmean(won for deal in deals for won in deal)
    return {"games": 2 * len(rows), "share": share, "low": low, "high": high, "seconds": mine, "their_seconds": theirs}


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("rivals", __doc__)
    parser.add_argument("--level", type=levels_from, default=(SAGE,))
    parser.add_argument("--part", type=float, default=1.0, help="of its simulations")
    parser.add_argument("--try", dest="tried", type=change_from, default=(), metavar="FIELD=N,…")
    parser.add_argument("--against", type=levels_from, default=levels_from("3,4"))
    parser.add_argument("--theirs", type=change_from, default=(), metavar="FIELD=N,…", help="of those it plays against")
    parser.add_argument("--games", type=int, default=60, help="against each")
    parser.add_argument("--seconds", type=float, default=inf, help="after these no deal is begun any more")
    given = parser.parse_args(arguments)
    game, level = games()[given.game], given.level[0]
    deals = {
        f"{against}/{key}": Deal(game.id, level, given.part, given.tried, against, key, given.theirs)
        for key in range(given.first_key, given.first_key + max(1, given.games // 2))
        for against in given.against
    }
    head = {**made("rivals", game), "level": level, "part": given.part, "setting": name_of(given.tried)}
    if given.theirs:
        head["theirs"] = name_of(given.theirs)
    came = carried_out(deals, played, given.jobs, journal_of(given.json), head, given.seconds)
    by_level = {
        against: [row for name, row in came.items() if deals[name].against == against] for against in given.against
    }
    told(
        {
            **head,
            "confidence": CONFIDENCE,
            "keys": {"first": given.first_key, "last": max(deals[name].key for name in came)},
            "against": [
                {"name": against, "level": level_of(against), **summed_up(rows)}
                for against, rows in by_level.items()
                if rows
            ],
        },
        given.json,
    )


if __name__ == "__main__":
    main()
