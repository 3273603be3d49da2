"""A recorded game, cut into turns: what one seat decides before another is asked or something is revealed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NotRequired, TypedDict

from caravanserai.bots import people
from caravanserai.bots.levels import CARAVAN_MASTER, level_of
from caravanserai.bots.thought import tactics_of
from caravanserai.core.event import Event
from caravanserai.core.game import Game, games
from caravanserai.core.play import asked, legal
from caravanserai.core.record import Move, Record, begin, steps
from caravanserai.core.state import State
from caravanserai.review.bands import Bands, BandsRow, bands_from, bands_of
from caravanserai.review.learned import WORTH, weights_of

JUDGE: Final = CARAVAN_MASTER  # who looks for better turns, with the judgement by which all play on


class NotOver(ValueError):
    """A game that is still being played is not reviewed."""


@dataclass(frozen=True)
class Turn:
    """Decisions of one seat between which nobody else was asked and nothing was revealed.

    A turn in the middle of which a card is drawn is two of these: what was decided before, and after.
    """

    first: int  # so many decisions were taken before it,
    last: int  # and after it
    seat: int
    choices: tuple[int, ...]
    is_free: bool  # whether there was anything to choose
    reveals: bool  # whether something was drawn or shown at its end


class OutlineRow(TypedDict):
    """The turns of a game as they are kept."""

    seats: int
    solo: bool
    turns: list[list[Any]]  # first, last, seat, choices, whether it was free, whether something was revealed
    result: list[float]
    off: float
    counted: NotRequired[bool]
    bands: NotRequired[BandsRow]


@dataclass(frozen=True)
class Outline:
    """What has to be known of a game to put its review together: it need not be played again for that."""

    seats: int
    is_solo: bool
    turns: tuple[Turn, ...]
    result: tuple[float, ...]  # what every seat has of the win
    off: float  # how far expected points are off in the middle of a game
    bands: Bands | None = None  # how far its curves and parts are off; none: that was not measured
    is_counted: bool = False  # nothing is judged: all tables are played to the end

    def plain(self) -> OutlineRow:
        """As it is kept."""
        turns = [[one.first, one.last, one.seat, list(one.choices), one.is_free, one.reveals] for one in self.turns]
        out: OutlineRow = {
            "seats": self.seats,
            "solo": self.is_solo,
            "turns": turns,
            "result": list(self.result),
            "off": self.off,
            "counted": self.is_counted,
        }
        if self.bands is not None:
            out["bands"] = self.bands.plain()
        return out


def outline_from(row: Mapping[str, Any]) -> Outline:
    """What `plain` wrote; KeyError, TypeError or ValueError for anything else."""
    turns = tuple(
        Turn(int(first), int(last), int(seat), tuple(int(one) for one in choices), bool(is_free), bool(reveals))
        for first, last, seat, choices, is_free, reveals in row["turns"]
    )
    result = tuple(float(one) for one in row["result"])
    bands = bands_from(row["bands"]) if "bands" in row else None
    is_solo = bool(row["solo"])
    is_counted = bool(row.get("counted", is_solo))
    return Outline(int(row["seats"]), is_solo, turns, result, float(row["off"]), bands, is_counted)


class Played:
    """A game that is over: every table of it, and its turns."""

    def __init__(
        self,
        game: Game[Any],
        moves: Sequence[Move],
        tables: Sequence[State],
        log: Sequence[Event],
        is_usual: bool = False,
    ) -> None:
        last = tables[-1]
        if asked(last):
            raise NotOver(f"the game is not over: seat {asked(last)[0]} is asked")
        self.game = game
        self.moves = moves
        self.tables = tables  # after so many decisions
        self.log = log
        self.is_usual = is_usual  # played with the options that nobody chose
        self.seats = people(game, last)

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @cached_property
    def turns(self) -> list[Turn]:
        """All turns, in order."""
        out: list[Turn] = []
        first = 0
        for n, move in enumerate(self.moves, 1):
            if n == len(self.moves) or not self.goes_on(n, move.seat):
                out.append(self.turn(first, n, move.seat))
                first = n
        return out

    def goes_on(self, n: int, seat: int) -> bool:
        """Whether after n decisions the same seat decides again, and knows no more than before."""
        return self.moves[n].seat == seat and self.tables[n].reveals == self.tables[n - 1].reveals

    def turn(self, first: int, last: int, seat: int) -> Turn:
        code = self.game.space.code
        return Turn(
            first,
            last,
            seat,
            tuple(code(move.token) for move in self.moves[first:last]),
            any(len(legal(self.tables[n], seat)) > 1 for n in range(first, last)),
            self.tables[last].reveals != self.tables[last - 1].reveals,
        )

    def told(self, turn: Turn) -> list[Event]:
        """What the log tells of a turn, up to the next decision."""
        return [event for event in self.log if turn.first < event.decided <= turn.last]

    @cached_property
    def result(self) -> list[float]:
        """What every seat has of the win: those at the top share it; nothing for anybody where nobody won."""
        winners = [standing.seat for standing in self.standings if standing.won]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    @cached_property
    def outline(self) -> Outline:
        """All that a review needs to know of it, apart from its judged turns."""
        off = tactics_of(self.game, level_of(JUDGE), self.seats).off.points
        bands = bands_of(self.game, self.seats) if self.is_usual else None
        is_counted = self.is_solo or weights_of(self.game, self.seats) == WORTH
        return Outline(self.seats, self.is_solo, tuple(self.turns), tuple(self.result), off, bands, is_counted)

    @cached_property
    def points(self) -> list[int]:
        by_seat = {standing.seat: standing.score for standing in self.standings}
        return [by_seat[seat] for seat in range(self.seats)]

    @cached_property
    def standings(self) -> list[Any]:
        return list(self.game.standings(self.tables[-1]))


def played_from(record: Record, game: Game[Any] | None = None) -> Played:
    """A recorded game, played once more; a game that is not installed has to be given."""
    s = begin(record) if game is None else game.deal(record.seats, record.options, record.key)
    tables = [s.clone()]
    for _ in steps(record, s):
        tables.append(s.clone())
    game = games()[record.game] if game is None else game
    is_usual = dict(record.options) == dict(game.options(record.seats, {}))
    return Played(game, record.moves, tables, s.log or [], is_usual)
