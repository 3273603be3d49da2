"""One turn of a game, judged: a piece of work that depends on nothing but the record, the depth and the seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NotRequired, TypedDict

from caravanserai.bots import SeatView
from caravanserai.core.game import Game
from caravanserai.core.record import parse
from caravanserai.core.state import State
from caravanserai.review.depth import DEPTHS
from caravanserai.review.estimate import DIGITS, Estimate, from_plain
from caravanserai.review.judging import Choice, Hope, Judging
from caravanserai.review.turns import Played, Turn, played_from

THE_DEAL = -1  # the number of what comes before the first turn


class ChoiceRow(TypedDict):
    """A choice as it is written down; an estimate is its mean and its error."""

    moved: list[list[float]]
    loss: list[float]
    points: list[float]
    better: list[int]
    moved_judged: float
    loss_judged: float


class JudgedRow(TypedDict):
    """A judged turn as it is written down."""

    turn: int
    hopes: list[list[float]]
    choice: NotRequired[ChoiceRow]
    luck: NotRequired[list[list[float]]]
    luck_judged: NotRequired[float]


@dataclass(frozen=True)
class Judged:
    """What was found out about a turn, or about the deal: by seat, what each may hope for after it."""

    number: int
    hopes: tuple[Hope, ...]
    choice: Choice | None = None  # none: there was nothing to choose
    luck: tuple[Estimate, ...] | None = None  # none: nothing was revealed; of the deal: the chances that it gives
    luck_judged: float = 1.0  # of its tables, the share that was judged and not counted

    def plain(self) -> JudgedRow:
        """As it is written down; a number of six digits is the same when it is read again."""
        out: JudgedRow = {
            "turn": self.number,
            "hopes": [[*hope.chance.plain(), *hope.points.plain()] for hope in self.hopes],
        }
        if self.choice is not None:
            out["choice"] = {
                "moved": [one.plain() for one in self.choice.moved],
                "loss": self.choice.loss.plain(),
                "points": self.choice.points.plain(),
                "better": list(self.choice.better),
                "moved_judged": round(self.choice.moved_judged, DIGITS),
                "loss_judged": round(self.choice.loss_judged, DIGITS),
            }
        if self.luck is not None:
            out["luck"] = [one.plain() for one in self.luck]
            out["luck_judged"] = round(self.luck_judged, DIGITS)
        return out


def judged_from(row: Mapping[str, Any]) -> Judged:
    """What `plain` wrote; KeyError, TypeError or ValueError for anything else.

    Reviews that do not say yet how many tables were judged took it to be all of them.
    """
    choice, luck = row.get("choice"), row.get("luck")
    return Judged(
        int(row["turn"]),
        tuple(Hope(from_plain(one[:2]), from_plain(one[2:])) for one in row["hopes"]),
        None
        if choice is None
        else Choice(
            tuple(from_plain(one) for one in choice["moved"]),
            from_plain(choice["loss"]),
            from_plain(choice["points"]),
            tuple(int(code) for code in choice["better"]),
            float(choice.get("moved_judged", 1.0)),
            float(choice.get("loss_judged", 1.0)),
        ),
        None if luck is None else tuple(from_plain(one) for one in luck),
        float(row.get("luck_judged", 1.0)),
    )


@dataclass(frozen=True)
class Task:
    """A turn to be judged, as it is handed to another process or machine."""

    record: str
    number: int
    depth: str
    seed: int = 0


def carried_out(task: Task) -> JudgedRow:
    """Judge a turn; the same wherever and however often that is done."""
    played = read(task.record)
    return judge_turn(played, Judging(played.game, played.seats, DEPTHS[task.depth], task.seed), task.number).plain()


@lru_cache(maxsize=2)
def read(record: str) -> Played:
    """A game from its text; whoever judges one of its turns is likely to judge the next."""
    return played_from(parse(record))


def judge_turn(played: Played, judging: Judging, number: int) -> Judged:
    """All questions about one turn, or about the deal."""
    if number == THE_DEAL:
        return Judged(number, hopes_after(played, judging, 0), None, *judging.deal(played.tables[0]))
    turn = played.turns[number]
    return Judged(
        number,
        hopes_after(played, judging, turn.last),
        choice_of(played, judging, turn) if turn.is_free else None,
        *(luck_of(played, judging, turn) if turn.reveals else ()),
    )


def choice_of(played: Played, judging: Judging, turn: Turn) -> Choice:
    return judging.choice(SeatView(played.game, played.tables[turn.first], turn.seat), turn.choices)


def luck_of(played: Played, judging: Judging, turn: Turn) -> tuple[tuple[Estimate, ...], float]:
    before, after = played.tables[turn.last - 1], played.tables[turn.last]
    return judging.luck(before, turn.seat, turn.choices[-1], after)


def hopes_after(played: Played, judging: Judging, n: int) -> tuple[Hope, ...]:
    """What every seat may hope for after n decisions, by what it knows; at the end what it has."""
    s = played.tables[n]
    if not s.stack:
        return tuple(
            Hope(Estimate(share), Estimate(float(points)))
            for share, points in zip(played.result, played.points, strict=True)
        )
    going = played.moves[n - 1].seat if n else -1
    return tuple(judging.hope(partial(imagined, played.game, s, seat), n, seat, going) for seat in range(played.seats))


def imagined(game: Game[Any], s: State, seat: int, key: int) -> State:
    """A table of a seat's own, whoever is asked."""
    table: State = game.imagine(s, seat, key)
    return table
