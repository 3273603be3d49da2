"""The score sheet: lines and places, by which rule ties were broken, and how a game lays its lines out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

SHARED: Final = "shared"  # no rule of a tie-break tells two seats apart


@dataclass(frozen=True)
class Line:
    """One line of the score sheet: a message, its points, and what was counted for them if that says more."""

    message: str
    points: int
    count: int | None = None


@dataclass(frozen=True)
class Compared:
    """One step of a tie-break as it concerns one seat: the rule, a message that says what counts, the seat's value."""

    rule: str
    message: str
    value: int


@dataclass(frozen=True)
class Standing:
    """Where a seat stands: its place, its score line by line, and whether it has won.

    Among those with as many points, `compared` holds what had to be compared, in the order of the rules, and `decided`
    the rule by which the seat stands above the next of them, or that they share the place. A game that does not tell
    leaves both empty.
    """

    seat: int
    place: int
    score: int
    won: bool
    lines: tuple[Line, ...]
    compared: tuple[Compared, ...] = ()
    decided: str = ""


@dataclass(frozen=True)
class TieBreak:
    """A rule that tells apart those with as many points: a message that says what it compares, and which value wins."""

    rule: str
    message: str
    is_least: bool = False


def sum_of(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def ranked(lines: list[list[Line]], is_better: Callable[[int, int], bool]) -> list[Standing]:
    """Everyone's standing, the best first; `is_better` says whether a seat stands above another, ties share a place."""
    seats = range(len(lines))
    out: list[Standing] = []
    for seat in seats:
        place = 1 + sum(is_better(other, seat) for other in seats if other != seat)
        out.append(Standing(seat, place, sum_of(lines[seat]), place == 1, tuple(lines[seat])))
    return sorted(out, key=lambda standing: standing.place)


def placed(lines: list[list[Line]], tie_breaks: Sequence[TieBreak], values: Sequence[Sequence[int]]) -> list[Standing]:
    """Everyone's standing by points and then by these rules, and by which of them; ties that are left share a place.

    `values` has a row for each rule, and in it the value of each seat.
    """
    steps = [Step(*step) for step in zip(tie_breaks, values, strict=True)]
    ranks = [(sum_of(lines[seat]), *(step.rank(seat) for step in steps)) for seat in range(len(lines))]
    found = ranked(lines, lambda seat, other: ranks[seat] > ranks[other])
    return [explained(found, n, steps) for n in range(len(found))]


@dataclass(frozen=True)
class Step:
    """A rule of a tie-break with the values that all seats have."""

    tie_break: TieBreak
    values: Sequence[int]

    def rank(self, seat: int) -> int:
        """A number that is higher for who stands higher."""
        return -self.values[seat] if self.tie_break.is_least else self.values[seat]

    def of(self, seat: int) -> Compared:
        return Compared(self.tie_break.rule, self.tie_break.message, self.values[seat])


def explained(found: Sequence[Standing], n: int, steps: Sequence[Step]) -> Standing:
    """The n-th standing with what told it from those of as many points."""
    one = found[n]
    tied = [other.seat for other in found if other.score == one.score]
    after = next((other.seat for other in found[n + 1 : n + 2] if other.score == one.score), None)
    return replace(
        one,
        compared=tuple(step.of(one.seat) for step in needed(steps, tied)),
        decided="" if after is None else told_apart(steps, one.seat, after),
    )


def needed(steps: Sequence[Step], tied: Sequence[int]) -> list[Step]:
    """The steps that somebody among those tied had to be compared by: all up to the one that leaves no two equal."""
    out: list[Step] = []
    for step in steps:
        if len({tuple(before.values[seat] for before in out) for seat in tied}) == len(tied):
            break
        out.append(step)
    return out


def told_apart(steps: Sequence[Step], seat: int, other: int) -> str:
    """The rule of the first step in which two seats differ, or that they share their place."""
    for step in steps:
        if step.values[seat] != step.values[other]:
            return step.tie_break.rule
    return SHARED


# How the lines are laid out


@dataclass(frozen=True)
class Row:
    """A row of the sheet: a line, or all lines of a family (`score-decree-…`) as one row.

    The messages say under which heading it stands, and what its points come from; sources may be in several groups.
    """

    line: str
    group: str
    source: str
    is_family: bool = False
    takes_all: bool = False  # by a rule that leaves no points at all to whom it concerns

    @property
    def message(self) -> str:
        """What the row is called."""
        return f"{self.line}-all" if self.is_family else self.line


@dataclass(frozen=True)
class Sheet:
    """The rows of a score sheet in the order of the rulebook, its tie-breaks, and where points on a track came from.

    `gains` are the events that tell of points on the track, with their sign; `causes` the events that points come
    after, with the line that these count for. A cause holds until the next one, or, unless it lasts, until the next
    decision; points without a cause count for the line `otherwise`.
    """

    rows: tuple[Row, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    track: str = ""
    gains: Mapping[str, int] = field(default_factory=dict)
    causes: Mapping[str, str] = field(default_factory=dict)
    otherwise: str = ""
    is_lasting: bool = False

    def parts(self) -> list[str]:
        """The lines that the line of the track is split into, in the order of the sheet."""
        named = {*self.causes.values(), self.otherwise}
        return [row.line for row in self.rows if row.line in named]

    def row_of(self, message: str) -> str:
        """The row that a line belongs to: its own, that of its family, or, unknown to the sheet, one for itself."""
        families = (row.line for row in self.rows if row.is_family and message.startswith(f"{row.line}-"))
        return next(families, message)


@dataclass(frozen=True)
class Earned:
    """What the log says about points: the kind of an event, the decision it followed from, its seat, its number."""

    kind: str
    decided: int
    seat: int
    n: int


def by_source(sheet: Sheet, standings: Sequence[Standing], log: Iterable[Earned]) -> list[Standing]:
    """The standings with the line of the track split into what its points came from, as the log tells it.

    Points that the log does not tell of stay on the line of the track, so that the sum is the same.
    """
    if not sheet.causes:
        return list(standings)
    earned: dict[int, dict[str, int]] = {standing.seat: {} for standing in standings}
    cause, decided = sheet.otherwise, 0
    for one in log:
        if one.decided != decided and not sheet.is_lasting:
            cause = sheet.otherwise
        decided = one.decided
        cause = sheet.causes.get(one.kind, cause)
        if one.kind in sheet.gains and one.seat in earned:
            mine = earned[one.seat]
            mine[cause] = mine.get(cause, 0) + sheet.gains[one.kind] * one.n
    return [replace(one, lines=split(sheet, one.lines, earned[one.seat])) for one in standings]


def split(sheet: Sheet, lines: Iterable[Line], earned: Mapping[str, int]) -> tuple[Line, ...]:
    """The lines with that of the track in parts; what is left of it, if anything, comes after them."""
    out: list[Line] = []
    for line in lines:
        if line.message != sheet.track:
            out.append(line)
            continue
        out += [Line(part, earned.get(part, 0)) for part in sheet.parts()]
        rest = line.points - sum(earned.values())
        if rest:
            out.append(Line(sheet.track, rest))
    return tuple(out)
