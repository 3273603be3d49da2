"""Play many games of one level at all seats and keep what was decided in each: what `tools.knowledge` counts in.

    python -m tools.openings gugong --level 4 --seats 2,3,4,5 --games 2000 --seconds 400 --out build/openings

The games of a title go to one file, `build/openings/gugong.games`: a line that says what they are of, and a line for
each game with the points and every decision. The same command goes on where it was broken off, and a later one with
more games or another level adds to them. Which deal comes next depends on nothing: after so many seconds no game is
begun any more, and all that were begun are played to their end, so that long games are not left out.

With `--quick` who plays judges as the level does, and looks no further than its own turn, at more turns than others do:
many times as cheap, and where `tools.rivals` says so no weaker.

It needs nothing beside the package but `tools/piecework.py`.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Any, Final

from caravanserai.bots import SeatView, find_bot
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import LEVELS, Level, level_of
from caravanserai.bots.thought import tactics_of
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, question
from caravanserai.core.tactics import BEAM, Tactics
from caravanserai.ladder.fixtures import ROLES
from tools.piecework import carried_out, levels_from, numbers_from, parser_of

KEYS: Final = 3_000_000  # the first deal: neither of a ladder nor of any other figure
FORM: Final = 1  # of the file
QUICK: Final = "quick-"  # before the level, in the name of a game
WIDTH: Final = 64  # tables that who is quick keeps at each decision of its turn


@dataclass(frozen=True)
class Table:
    """One game to be played: plain, so that another process can be given it."""

    game: str
    seats: int
    bot: str
    key: int
    quick: bool = False

    @property
    def name(self) -> str:
        """What it is called in the file of games: `4/2/3000000`, the level, the seats and the deal."""
        return f"{QUICK if self.quick else ''}{level_of(self.bot)}/{self.seats}/{self.key}"

    def player(self, seat: int) -> Follower:
        seed = self.key * ROLES + seat
        return Follower(Quick(self.bot, seed) if self.quick else find_bot(self.bot)(seed))


class Quick(Level):
    """The judgement of a level, and the best that one broad beam finds for the own turn."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.level = level

    def tactics(self, seat: SeatView) -> Tactics:
        known = tactics_of(seat.game, level_of(self.level), seat.seats)
        return replace(known, search=BEAM, width=WIDTH, guard=inf)


@dataclass(frozen=True, order=True)
class Who:
    """Who plays a game in the file; the strongest comes last."""

    level: int
    searches: bool

    @property
    def bot(self) -> str:
        return ("" if self.searches else QUICK) + LEVELS[self.level - 1]


def table_of(name: str) -> tuple[Who, int, int]:
    """Who plays a game in the file, the seats and the deal."""
    level, seats, key = name.split("/")
    return Who(int(level.removeprefix(QUICK)), not level.startswith(QUICK)), int(seats), int(key)


def played(table: Table) -> dict[str, Any]:
    """A game from its deal to its end: every choice by its code, and what came of it."""
    game = games()[table.game]
    s = start(game, table.seats, table.key)
    s.log = None
    players = [table.player(seat) for seat in range(table.seats)]
    choices: list[int] = []
    began = time.process_time()
    while (waiting := asked(s)) and s.decided < game.longest:
        choice = players[waiting[0]].choose(SeatView(game, s, waiting[0]))
        answer(s, question(s, waiting[0]), choice)
        choices.append(choice)
    return {
        "ended": not asked(s),
        "points": [one.score for one in sorted(game.standings(s), key=lambda one: one.seat)],
        "choices": choices,
        "seconds": round(time.process_time() - began, 3),
    }


def tables(common: Table, seats: Sequence[int], plays: int) -> Iterator[Table]:
    """From one table on, every number of players in turn, so that all get on alike."""
    for n in range(plays):
        for count in seats:
            yield replace(common, seats=count, key=common.key + n)


def head_of(game: Game[Any]) -> dict[str, Any]:
    """What games have to have in common to be counted together."""
    return {"openings": FORM, "game": game.id, "edition": game.edition, "box": game.box.digest}


def file_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.games"


def cost(came: Mapping[str, Any], wanted: Sequence[Table]) -> str:
    """Seconds of processor a game took, by the number of players."""
    lines = []
    for seats in sorted({table.seats for table in wanted}):
        took = [came[table.name]["seconds"] for table in wanted if table.seats == seats and table.name in came]
        if took:
            lines.append(f"{seats} players: {len(took)} games, {sum(took) / len(took):.2f} s of processor each")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = parser_of("openings", __doc__)
    parser.add_argument("--level", type=levels_from, default=levels_from("4"), help="by number or name")
    parser.add_argument("--quick", action="store_true", help="judge as the level does, and look no further than a turn")
    parser.add_argument("--seats", type=numbers_from, default=None, help="2,3,4; all but one if missing")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after these no game is begun any more")
    parser.add_argument("--out", type=Path, default=Path("build/openings"), help="the folder of the files")
    parser.set_defaults(first_key=KEYS)
    given = parser.parse_args(arguments)
    game = games()[given.game]
    common = Table(game.id, 0, given.level[0], given.first_key, given.quick)
    seats = given.seats or tuple(count for count in game.seats if count > 1)
    wanted = list(tables(common, seats, given.games))
    pieces = {table.name: table for table in wanted}
    came = carried_out(pieces, played, given.jobs, file_of(given.out, game.id), head_of(game), given.seconds)
    print(cost(came, wanted))


if __name__ == "__main__":
    main()
