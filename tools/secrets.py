"""What it would bring to know the others' secrets: more than that no model of them can bring.

    python -m tools.secrets paladins --level sage --part 0.1 --games 400 --json build/figures/secrets-paladins.json

One seat searches tables on which the others have what they truly have (nobody at a table can do that); all others deal
it anew, as bots do. Chance that is still to come is new to both. Each deal is played with the one who knows at each
seat. A share near the fair one means that there is nothing to be won by dealing hands and answers more cleverly than
evenly, however well it is done.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import LEVELS, SAGE
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.rng import RngKey
from caravanserai.core.state import State
from caravanserai.ladder.chances import interval
from caravanserai.ladder.fixtures import ROLES
from tools.alone import Changed
from tools.piecework import carried_out, journal_of, made, numbers_from, parser_of, told


@dataclass(frozen=True)
class Table:
    """One game, and who in it knows."""

    game: str
    seats: int
    key: int
    knows: int
    level: str
    part: float


class Knowing(SeatView):
    """A view from which the true table is imagined, but for the chance to come: for this measurement alone."""

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        super().__init__(game, s, seat)
        self.table = s

    def imagine(self, key: RngKey) -> State:
        out = self.table.clone()
        out.draw_from(key)
        out.log = None
        return out


def played(table: Table) -> float:
    """What the one who knows has of the win."""
    game = games()[table.game]
    s = start(game, table.seats, table.key)
    players = [Follower(Changed(table.level, table.part, table.key * ROLES + n)) for n in range(table.seats)]
    while (waiting := asked(s)) and s.decided < game.longest:
        seat = waiting[0]
        view = (Knowing if seat == table.knows else SeatView)(game, s, seat)
        answer(s, question(s, seat), players[seat].choose(view))
    if asked(s):
        return 1 / table.seats
    winners = [standing.seat for standing in game.standings(s) if standing.place == 1]
    return 1 / len(winners) if table.knows in winners else 0.0


def share(deals: Sequence[Sequence[float]], seats: int) -> dict[str, Any]:
    """Of the one who knows, with the interval of 95 %."""
    low, high = interval(deals)
    every = [one for deal in deals for one in deal]
    return {"seats": seats, "games": len(every), "share": fmean(every), "low": low, "high": high, "fair": 1 / seats}


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("secrets", __doc__)
    parser.add_argument("--games", type=int, default=400, help="for each number of seats; whole deals are played")
    parser.add_argument("--seats", type=numbers_from, default=(2,), help="how many sit at a table: 2,4")
    parser.add_argument("--level", choices=LEVELS, default=SAGE)
    parser.add_argument("--part", type=float, default=1.0, help="of the simulations that the level has")
    wanted = parser.parse_args(arguments)
    tables = {
        f"{seats} {key} {knows}": Table(wanted.game, seats, key, knows, wanted.level, wanted.part)
        for seats in wanted.seats
        for key in range(wanted.first_key, wanted.first_key + -(-wanted.games // seats))
        for knows in range(seats)
    }
    head = {**made("secrets", games()[wanted.game]), "level": wanted.level, "part": wanted.part}
    found = carried_out(tables, played, wanted.jobs, journal_of(wanted.json), head)
    matches = []
    for seats in wanted.seats:
        every = [found[name] for name, table in tables.items() if table.seats == seats]
        matches.append(share([every[at : at + seats] for at in range(0, len(every), seats)], seats))
    keys = {"first": wanted.first_key, "last": max(table.key for table in tables.values())}
    told({**head, "keys": keys, "matches": matches}, wanted.json)


if __name__ == "__main__":
    main()
