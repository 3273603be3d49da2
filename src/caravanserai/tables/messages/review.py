"""The review of a game that is over."""

from typing import Literal, TypeAlias, TypedDict

from caravanserai.tables.messages.game import GameEvent
from caravanserai.tables.messages.state import TableState
from caravanserai.tables.messages.table import Seated

ReviewState: TypeAlias = Literal["none", "waiting", "running", "stopped", "failed", "done"]
ReviewDepth: TypeAlias = Literal["quick", "standard", "exact"]
MomentKind: TypeAlias = Literal["choice", "luck"]


class Measure(TypedDict):
    """A number that was measured on samples, and how far either side the truth lies nine times in ten."""

    mean: float
    width: float


class Hope(TypedDict):
    """What a seat could hope for, by what it knew."""

    chance: Measure  # to win, from 0 to 1
    points: Measure


class CurvePoint(TypedDict):
    """What all could hope for after a turn, or after the deal; what was told then says which round it was."""

    turn: int | None  # none: the deal
    decision: int  # how many decisions had been taken then
    seat: int | None  # whose turn it was
    hopes: list[Hope]  # by seat


class Moment(TypedDict):
    """A turn that lost, or a draw that moved a chance, by more than may be chance."""

    number: int  # from 1, by time: another one when earlier turns are judged
    kind: MomentKind
    turn: int
    decision: int  # how many decisions had been taken before it,
    until: int  # and after it
    seat: int  # whose chance it moved: who chose, or whom the draw moved most
    change: Measure  # of that chance
    points: Measure | None  # by how many the better turn is worth more; none of a draw
    played: list[GameEvent]  # what was told of it, to this seat
    better: list[GameEvent]  # what the log would tell of the better turn, as far as that is certain; of a choice only
    path: list[str]  # the tokens of the better turn, as far as nothing is revealed
    whole: bool  # whether that is all of it


class ReviewPart(TypedDict):
    """What moved a seat from an even start to its result: all but the width adds up."""

    seat: int
    start: float  # even; alone the chance that the deal gave,
    start_width: float  # which may be so far off
    own: Measure  # choices
    others: Measure  # choices of theirs
    luck: Measure
    unexplained: Measure
    result: float  # what the seat has of the win


class ReviewJudge(TypedDict):
    """Who judged, and how much was looked at."""

    bot: str
    level: int
    depth: ReviewDepth  # of what is shown: while it is judged more exactly, still that of before
    games: int  # tables on which a turn is compared with another
    calibrated: bool  # whether it was measured how far the judge itself is off
    edition: int  # of the game
    weights: str  # a short name of what the judge has learned


class Review(TypedDict):
    """How far the review of a game is, and what is found so far; shared by all who sat there."""

    state: ReviewState
    depth: ReviewDepth
    place: int  # in the queue, from 1, while it waits
    turns: int  # of the game, the deal not counted; 0: not counted yet
    judged: int  # of them
    minutes: int | None  # that are left; none: nobody can say
    reason: str | None  # why it failed or there can be none: `error-<reason>` says it
    older: bool  # judged with what was known then: who wishes it once more has it begun anew
    may: bool  # whether the reader may begin, stop and go on with it
    fork: bool  # whether one can play on from here
    seats: list[Seated]
    judge: ReviewJudge | None  # none: nothing is judged yet
    name: str | None  # of what follows: another where it is judged anew, otherwise or more exactly; none: nothing is
    since: int  # so many places of the curve, the deal's first, that the reader of this very review has are left out
    curve: list[CurvePoint]  # by time
    moments: list[Moment]  # by time
    parts: list[ReviewPart]  # by seat; empty until all is judged


class BetterTurn(TypedDict):
    """The better turn of a moment on the table, as far as the seat could know what comes of it."""

    tokens: list[str]  # of the better turn, as far as nothing is revealed
    shown: int  # so many of them have been taken at the table that comes along
    state: TableState


class MomentSeen(TypedDict):
    """A moment on the table, as its seat saw it then."""

    moment: Moment
    state: TableState  # before the turn
    better: BetterTurn | None  # none of a draw
