"""What the terminal says about a review: what did it, the key moments, and the curves."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from math import ceil, floor
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.voice import Voice, top_step
from caravanserai.core.event import Event
from caravanserai.review.better import better_turn
from caravanserai.review.estimate import Estimate
from caravanserai.review.judged import THE_DEAL, Judged
from caravanserai.review.review import CHOICE, Moment, Part, Review, review_of
from caravanserai.review.turns import Played

ROWS: Final = 12  # of the curves
WIDE: Final = 8  # points: from there on a chance is rounded to fives, and told with its range
FIVES: Final = 5
SENT: Final = 2  # digits of a point that are told of a measure
MOST_LINES: Final = 6  # of the log, for one moment
LEFT_OUT: Final = "…"
BETWEEN: Final = " · "
MINUS: Final = "\u2212"


def report(
    console: Console, voice: Voice, played: Played, found: Mapping[int, Judged], head: Mapping[str, Any], file: str = ""
) -> None:
    """All of a review, in the words of the table; with the name of the file where there are several."""
    review = review_of(played.outline, found, head["depth"])
    title = BETWEEN.join(filter(None, (voice.text("cli-review-title", game=voice.title), file)))
    console.print(Rule(Text(title, style="bold"), align="left"))
    depth = voice.text(f"cli-review-depth-{head['depth']}")
    console.print(Text(voice.text("cli-review-judge", judge=voice.bot_name(head["judge"]), depth=depth)))
    how_sure = "cli-review-unsure" if played.outline.bands is None else "cli-review-measured"
    console.print(Text(voice.text(how_sure), style="dim"))
    console.print(parts(voice, review.parts))
    console.print(Text(voice.text("cli-review-sum"), style="dim"))
    console.print(Text(voice.text("cli-review-compared"), style="dim"))
    console.print(curves(voice, played, review))
    console.print(Rule(Text(voice.text("cli-review-moments"), style="bold"), align="left"))
    if not review.moments:
        console.print(Text(voice.text("cli-review-no-moments")))
    for n, moment in enumerate(review.moments, 1):
        console.print(told(voice, played, review, moment, n))


# Tables


def parts(voice: Voice, found: Sequence[Part]) -> Grid:
    title = "cli-review-parts-solo" if len(found) == 1 else "cli-review-parts"
    grid = Grid(title=voice.text(title), title_justify="left", header_style="bold")
    grid.add_column("")
    for name in ("start", "own", "others", "luck", "unexplained", "result"):
        grid.add_column(voice.text(f"cli-review-{name}"), justify="right")
    for part in found:
        moved = [change(voice, one) for one in (part.own, part.others, part.luck, part.unexplained)]
        grid.add_row(voice.names[part.seat], chance(voice, part.started), *moved, percent(voice, part.result))
    return grid


def curves(voice: Voice, played: Played, review: Review) -> Grid:
    """Chances and points after some of the turns, the last among them."""
    grid = Grid(title=voice.text("cli-review-curve"), title_justify="left", header_style="bold")
    grid.add_column(voice.text("cli-review-turn"), justify="right")
    for seat in range(played.seats):
        grid.add_column(voice.names[seat], justify="right")
    every = max(1, -(-len(review.curve) // ROWS))
    rows = [*review.curve[:-1:every], review.curve[-1]]
    for number, hopes in rows:
        name = voice.text("cli-review-deal") if number == THE_DEAL else str(number + 1)
        cells = [
            voice.text("cli-review-hope", chance=chance(voice, hope.chance), points=points(voice, hope.points))
            for hope in hopes
        ]
        grid.add_row(name, *cells)
    return grid


# Moments


def told(voice: Voice, played: Played, review: Review, moment: Moment, n: int) -> Text:
    """When, whose, by how much; what was done or came, and what would have been better, and why."""
    turn = played.turns[moment.turn]
    words: dict[str, str | float] = {
        "turn": moment.turn + 1,
        "player": voice.names[moment.seat],
        "change": change(voice, moment.change),
    }
    out = Text(f"{n}. ")
    if moment.kind == CHOICE:
        out.append(voice.text("cli-review-choice", **words), style="bold")
        mine, other = apart(lines(voice, turn.seat, played.told(turn)), better(voice, played, moment))
        out.append(f"\n   {voice.text('cli-review-played', what=in_short(mine))}")
        out.append(f"\n   {voice.text('cli-review-better', what=in_short(other))}", style="green")
        out.append(f" {reason(voice, review, moment)}".rstrip(), style="green")
    else:
        out.append(voice.text("cli-review-draw", **words), style="bold")
        came = [event for event in played.told(turn) if event.decided == turn.last]
        out.append(f"\n   {voice.text('cli-review-came', what=in_short(lines(voice, moment.seat, came)))}")
    return out


def reason(voice: Voice, review: Review, moment: Moment) -> str:
    """Why the better turn is better: in points if they explain it, else by the chance that was there before it."""
    more = round(moment.points.mean)
    if moment.points.mean >= moment.points.width and more >= 1:
        return voice.text("cli-review-worth", n=more)
    hopes = dict(review.curve)[moment.turn - 1 if moment.turn else THE_DEAL]
    return instead(voice, hopes[moment.seat].chance, moment.change)


def lines(voice: Voice, seat: int, events: Sequence[Event]) -> list[str]:
    """What a seat heard."""
    return [voice.event(event, seat) for event in events]


def better(voice: Voice, played: Played, moment: Moment) -> list[str]:
    """The better turn as the log would tell it to who could have taken it, as far as that is certain."""
    found = better_turn(played, moment.turn, moment.better)
    turn = played.turns[moment.turn]
    said = [voice.told(event) for event in found.events] or [
        voice.choice(found.path[0], top_step(played.tables[turn.first], turn.seat))
    ]
    return said if found.is_whole else [*said, LEFT_OUT]


def apart(mine: Sequence[str], other: Sequence[str]) -> tuple[list[str], list[str]]:
    """Two turns without the beginning that they have in common, but for the last line of it: where they part."""
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mine, other, strict=False)))
    if common < 2:
        return list(mine), list(other)
    return [LEFT_OUT, *mine[common - 1 :]], [LEFT_OUT, *other[common - 1 :]]


def in_short(said: Sequence[str]) -> str:
    """In a line; of a long turn the beginning, where it is told apart from another, and how it ended."""
    if len(said) > MOST_LINES:
        said = [*said[: MOST_LINES - 2], LEFT_OUT, said[-1]]
    return BETWEEN.join(said)


# Figures


def change(voice: Voice, found: Estimate) -> str:
    """A change of a chance in points, with its sign and its width; in fives and with its range where it is wide."""
    if is_wide(found):
        low, high = -up_to(found.width - found.mean), up_to(found.mean + found.width)
        return voice.text("cli-review-change-about", change=sign(fives(found.mean)), low=sign(low), high=sign(high))
    return voice.text("cli-review-change", change=signed(found.mean), width=wide(100 * found.width))


def instead(voice: Voice, before: Estimate, moved: Estimate) -> str:
    """The chance that a better turn would have left, instead of what was left; nothing where they look alike."""
    better, played = before.mean, before.mean + moved.mean
    is_rough = is_wide(before) and fives(better) != fives(played)
    best, left = (possible(fives(one) if is_rough else round(100 * one)) for one in (better, played))
    return voice.text("cli-review-instead", better=best, played=left) if best > left else ""


def wide(width: float) -> int:
    """A width in whole points: what was measured is never told as exact."""
    return max(1, round(width)) if width > 0.0 else 0


def is_wide(found: Estimate) -> bool:
    """Whether it may be off by so much that it is told in fives, with its range."""
    return wide(100 * found.width) >= WIDE


def signed(value: float) -> str:
    return sign(nearest(100 * value))


def sign(points: int) -> str:
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def chance(voice: Voice, found: Estimate) -> str:
    """A chance with its width; rounded to fives and with its range where it is wide; certain only what is."""
    width, mean = wide(100 * found.width), round(100 * found.mean)
    if found.width > 0.0 and mean in {0, 100}:
        return voice.text("cli-review-under" if mean == 0 else "cli-review-over")
    if is_wide(found):
        rounded = fives(found.mean)
        about = mean if rounded in {0, 100} else rounded
        low, high = (possible(fives(end)) for end in (found.mean - found.width, found.mean + found.width))
        return voice.text("cli-review-about", mean=about, low=low, high=high)
    if width == 0:
        return percent(voice, found.mean)
    return voice.text("cli-review-width", mean=mean, width=width)


def points(voice: Voice, found: Estimate) -> str:
    """Points with their width; in the end they are what they are."""
    mean = round(found.mean)
    said = f"{MINUS}{-mean}" if mean < 0 else str(mean)
    return voice.text("cli-review-change", change=said, width=wide(found.width)) if found.width > 0.0 else said


def fives(value: float) -> int:
    return FIVES * nearest(100 * value / FIVES)


def nearest(value: float) -> int:
    """The nearest whole number; of two the upper one, as in a browser."""
    return floor(value + 0.5)


def up_to(value: float) -> int:
    """The upper end of a range that is told in fives: beyond where it is, so that what is told holds what is known.

    A range that lies below nought is told as one that does, and ends on a whole point there. The lower end of a range
    is the upper one of its reverse.
    """
    exact = round(100 * value, SENT)
    end = FIVES * ceil(exact / FIVES)
    return min(-1, ceil(exact)) if exact < 0 <= end else end


def possible(percents: int) -> int:
    """An end of a range of what is not certain: neither nought nor a hundred, which only the rules give."""
    return min(99, max(1, percents))


def percent(voice: Voice, value: float) -> str:
    return voice.text("cli-review-percent", mean=round(100 * value))
