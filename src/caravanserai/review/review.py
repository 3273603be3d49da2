"""The review of a whole game, put together from its judged turns: curves, key moments, and what did it.

For every seat: an even start + own choices + the others' choices + luck + what is not explained = the result, exactly.
A choice counts for what it moved against the turn that the judge would have taken from the same knowledge; a draw for
what it moved against the same draw made again. Each of these has a mean of nought by construction, where everybody
plays like the judge, whatever the judge thinks of a table; how well it judges decides only how much is left over, and
that is said.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import sqrt
from typing import Final

from caravanserai.review.depth import DEPTHS
from caravanserai.review.estimate import NINE_IN_TEN, NOTHING, Estimate, sum_of
from caravanserai.review.judged import THE_DEAL, Judged
from caravanserai.review.judging import Hope
from caravanserai.review.turns import Outline

LEAST: Final = 0.03  # of a chance: a smaller change is no key moment
# By how much a change that was judged is off for each point of it, besides what does not grow (`python -m
# tools.losses`): where much is at stake, the judge makes too much of it, or too little.
GROWS: Final = 0.5
WIDTHS: Final = 2.0  # of its samples: so large a change has to be, and beyond all that it may be off by
CHOICES_A_SEAT: Final = 3
DRAWS: Final = 4
# How far chances may be off besides sampling, by quarter of the game; where the judge's own error was not measured.
UNSURE: Final = (0.15, 0.10, 0.05, 0.03)
# How far all that is told of a game may be from its result, where that was not measured: as a standard error, in units
# of the root of p (1 - p) of an even chance.
UNSURE_IN_ALL: Final = 1.0
UNSURE_IN_ONE: Final = 0.25  # and a single change that seems large, where that was not measured
CHOICE: Final = "choice"
LUCK: Final = "luck"


@dataclass(frozen=True)
class Part:
    """What moved a seat from an even start to its result; alone, from the chance that the deal gave."""

    seat: int
    start: float
    own: Estimate
    others: Estimate
    luck: Estimate
    unexplained: Estimate
    result: float
    start_width: float = 0.0  # nothing where it is even

    @property
    def started(self) -> Estimate:
        """The start with its width."""
        return Estimate(self.start, self.start_width / NINE_IN_TEN)


@dataclass(frozen=True)
class Moment:
    """A turn or a draw that moved a chance by more than may be chance."""

    kind: str
    turn: int
    seat: int  # whose chance it moved: who chose, or whom the draw moved most
    change: Estimate
    points: Estimate = NOTHING  # by how many the better turn is worth more
    better: tuple[int, ...] = ()


@dataclass(frozen=True)
class Review:
    """All that can be said of a game, or of as much of it as is judged."""

    turns: int  # of the game: the deal is none
    judged: int  # of them
    curve: tuple[tuple[int, tuple[Hope, ...]], ...]  # by turn, the deal first; with the width of all errors
    moments: tuple[Moment, ...]  # by time
    parts: tuple[Part, ...]  # empty until all is judged


def numbers(game: Outline) -> list[int]:
    """What there is to be judged, in order."""
    return [THE_DEAL, *range(len(game.turns))]


def review_of(game: Outline, found: Mapping[int, Judged], depth: str) -> Review:
    """Put together what is judged so far, at this depth."""
    known = [found[number] for number in numbers(game) if number in found]
    is_whole = len(known) == len(numbers(game))
    return Review(
        len(game.turns),
        sum(one.number != THE_DEAL for one in known),
        tuple((one.number, tuple(widened(game, one.number, hope) for hope in one.hopes)) for one in known),
        moments_of(game, known, depth),
        parts_of(game, known, depth) if is_whole else (),
    )


# Curves


def widened(game: Outline, number: int, hope: Hope) -> Hope:
    """A hope with what the judge's own error adds to that of sampling; what is certain stays so."""
    passed = (number + 1) / len(game.turns)
    if passed >= 1.0:
        return hope
    if (bands := game.bands) is not None:
        chance = hope.chance.wider(bands.chance_error(passed, hope.chance.mean))
        return Hope(chance, hope.points.wider(bands.points_error(passed)))
    chance = hope.chance.wider(UNSURE[int(passed * len(UNSURE))] / NINE_IN_TEN)
    # Measured in the middle of games; what is still to come makes points uncertain as a walk does, by its root.
    return Hope(chance, hope.points.wider(game.off * sqrt(2.0 * (1.0 - passed))))


# Key moments


def moments_of(game: Outline, known: Sequence[Judged], depth: str) -> tuple[Moment, ...]:
    """The turns that lost most and the draws that moved most, by time; none that may be an error alone."""
    choices, draws = [], []
    off = max(off_in_one(game, known, depth), off_in_large(game, depth))
    for one in known:
        if one.number == THE_DEAL:
            continue
        seat = game.turns[one.number].seat
        if one.choice is not None and one.choice.better and one.choice.loss.mean > 0.0:
            lost = Estimate(-one.choice.loss.mean, one.choice.loss.error)
            if (loss := surely(lost, one.choice.loss_judged, off)) is not None:
                choices.append(Moment(CHOICE, one.number, seat, loss, one.choice.points, one.choice.better))
        if one.luck is not None and (most := most_moved(one.luck)) is not None:
            if (luck := surely(one.luck[most], one.luck_judged, off)) is not None:
                draws.append(Moment(LUCK, one.number, most, luck))
    kept = [moment for seat in range(game.seats) for moment in largest(choices, seat)]
    kept += sorted(draws, key=size, reverse=True)[:DRAWS]
    return tuple(sorted(kept, key=lambda moment: (moment.turn, moment.kind)))


def largest(choices: Sequence[Moment], seat: int) -> list[Moment]:
    return sorted((one for one in choices if one.seat == seat), key=size, reverse=True)[:CHOICES_A_SEAT]


def size(moment: Moment) -> float:
    return abs(moment.change.mean)


def most_moved(luck: Sequence[Estimate]) -> int | None:
    """The seat that a draw surely moved most, by its samples: the same one however far off the judge may be."""
    return max((n for n, one in enumerate(luck) if is_sure(one)), key=lambda n: abs(luck[n].mean), default=None)


def surely(change: Estimate, judged: float, off: float) -> Estimate | None:
    """A change with all that it may be off by, if it is worth telling: nothing of which the range holds nought."""
    whole = change.wider(off_of(change.mean, judged, off))
    return whole if is_sure(change) and abs(whole.mean) >= whole.width else None


def off_of(change: float, judged: float, off: float) -> float:
    """How far a change is off besides its samples, where so much of it was judged: more the larger it is.

    Nothing where all is played to the end.
    """
    return judged * sqrt(off**2 + (GROWS * change) ** 2) if off > 0.0 else 0.0


def is_sure(change: Estimate) -> bool:
    """Whether a change is worth telling, as far as its samples go."""
    return abs(change.mean) >= max(LEAST, WIDTHS * change.width)


# What did it


def parts_of(game: Outline, known: Sequence[Judged], depth: str) -> tuple[Part, ...]:
    """For every seat what adds up to its result."""
    off = off_in_one(game, known, depth)
    return tuple(part_of(game, known, seat, off) for seat in range(game.seats))


def off_in_all(game: Outline, depth: str) -> float:
    """How far the judge's own errors take all parts of a game together; nothing where all is played to the end."""
    if game.is_counted:
        return 0.0
    known = {} if game.bands is None else game.bands.parts
    # At a depth that was not measured they are taken to be as far off as at the last before it that was.
    until = takewhile(lambda name: name != depth, DEPTHS)
    off = known.get(depth, [UNSURE_IN_ALL, *(known[name] for name in until if name in known)][-1])
    return off * even_spread(game.seats)


def off_in_large(game: Outline, depth: str) -> float:
    """How far a change is off that seems large, besides its samples and what grows with it, if all of it was judged."""
    if game.is_counted:
        return 0.0
    known = {} if game.bands is None else game.bands.changes
    return known.get(depth, max(known.values(), default=UNSURE_IN_ONE)) * even_spread(game.seats)


def off_in_one(game: Outline, known: Sequence[Judged], depth: str) -> float:
    """How far off a comparison is besides its samples if all its tables were judged; less if some were counted.

    Of what is not judged yet it is taken that nothing will be counted: what is told until then can only grow wider.
    """
    judged = judged_in(known)
    comparisons = 1 + sum(turn.is_free + turn.reveals for turn in game.turns)  # the deal is one
    return whole_share(off_in_all(game, depth), [*judged, *[1.0] * (comparisons - len(judged))])


def judged_in(known: Iterable[Judged]) -> list[float]:
    """Of each comparison that is a part of the sum, the share of its tables that was judged and not counted."""
    out: list[float] = []
    for one in known:
        out += [] if one.choice is None else [one.choice.moved_judged]
        out += [] if one.luck is None else [one.luck_judged]
    return out


def whole_share(off: float, judged: Sequence[float]) -> float:
    """How far off a comparison is of which nothing was counted, where all together are so far off.

    Each has a share of it by how much of it was judged, and their squares make up the whole.
    """
    squares = sum(one * one for one in judged)
    return off / sqrt(squares) if squares > 0.0 else 0.0


def even_spread(seats: int) -> float:
    """The root of p (1 - p) of an even chance."""
    return sqrt((1.0 - 1.0 / seats) / seats)


def part_of(game: Outline, known: Sequence[Judged], seat: int, off: float) -> Part:
    """What adds up for a seat, where a comparison that was judged on all tables is so far off besides its samples."""
    deal, *turns = known
    dealt = (deal.luck or ())[seat].wider(off * deal.luck_judged)
    start = dealt if game.is_solo else Estimate(1.0 / game.seats)  # alone there is no even chance
    own: list[Estimate] = []
    others: list[Estimate] = []
    luck = [] if game.is_solo else [Estimate(dealt.mean - start.mean, dealt.error)]
    for one in turns:
        if one.choice is not None:
            moved = one.choice.moved[seat].wider(off * one.choice.moved_judged)
            (own if game.turns[one.number].seat == seat else others).append(moved)
        if one.luck is not None:
            luck.append(one.luck[seat].wider(off * one.luck_judged))
    told = sum_of([*own, *others, *luck])
    result = game.result[seat]
    rest = Estimate(result - start.mean - told.mean, told.wider(start.error).error)
    return Part(seat, start.mean, sum_of(own), sum_of(others), sum_of(luck), rest, result, start.width)
