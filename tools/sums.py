"""What was counted in games before, and what was counted in others since, taken together.

The games are not kept with the project, only what `tools.knowledge` counted in them. A mean with its width and a share
with its interval tell how many games they are worth, so that games of other deals can be added to them: what comes is
what all games would have come to, but for the digits that were cut off. One thing can not be told: how often there was
in the earlier games a beginning that was not among their most common ones. So those that were are told of, no others.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

from caravanserai.ladder.chances import wilson
from caravanserai.review.estimate import NINE_IN_TEN

CONFIDENCE: Final = 0.9  # nine times in ten, as reviews and statistics have it
FAR: Final = 0.5  # of the standard deviation of points: what is worth more, or less, is far out of balance
HALVINGS: Final = 60

Row = dict[str, Any]


def fine(value: float) -> float:
    return round(value, 4)


# Shares


def share_row(share: float, of: int, worth: float) -> Row:
    """A share of so many, which are worth as much as so many that do not hang together."""
    low, high = wilson(share, worth, CONFIDENCE)
    return {"of": of, "share": fine(share), "low": fine(low), "high": fine(high)}


def worth_of(row: Row) -> float:
    """How many that do not hang together would have such an interval."""
    few, many = 1.0, float(row["of"])
    for _ in range(HALVINGS):
        middle = (few + many) / 2
        low, high = wilson(row["share"], middle, CONFIDENCE)
        few, many = (middle, many) if high - low > row["high"] - row["low"] else (few, middle)
    return many


def shares_together(before: Row, now: Row) -> Row:
    of = before["of"] + now["of"]
    share = (before["of"] * before["share"] + now["of"] * now["share"]) / of
    return {**before, **now, **share_row(share, of, worth_of(before) + worth_of(now))}


def all_shares_together(before: Mapping[Any, Row], now: Mapping[Any, Row], of: int, of_now: int) -> dict[Any, Row]:
    """Shares of the same games by name; what one of the two does not name was in none of so many."""
    never, never_now = share_row(0.0, of, of), share_row(0.0, of_now, of_now)
    return {name: shares_together(before.get(name, never), now.get(name, never_now)) for name in {**before, **now}}


# Means


def variance_of(row: Row, n: int) -> float:
    """Of single values, by the width of the mean of so many."""
    return float(n * (row["width"] / NINE_IN_TEN) ** 2)


def means_together(before: Row, n: int, now: Row, n_now: int) -> Row:
    """The mean of n values and of as many as there are now, and its width."""
    both = n + n_now
    mean = (n * before["mean"] + n_now * now["mean"]) / both
    squares = sum(
        (count - 1) * variance_of(row, count) + count * (row["mean"] - mean) ** 2
        for row, count in ((before, n), (now, n_now))
    )
    return {"mean": fine(mean), "width": fine(NINE_IN_TEN * sqrt(squares / (both - 1) / both))}


def is_far(worth: Row, deviation: float) -> bool:
    """Whether something is worth more, or less, than chance and half of a deviation explain."""
    return "mean" in worth and abs(worth["mean"]) - worth["width"] > FAR * deviation


def worths_together(before: Row, now: Row) -> Row:
    """How many points more; what was not told from a few games is lost."""
    if "mean" not in before or "mean" not in now:
        return now if "mean" in now else before
    apart, apart_now = before["apart"], now["apart"]
    return {"apart": apart + apart_now, **means_together(before, apart, now, apart_now)}


# All of it


def piles_together(seats: int, before: Row, now: Row) -> Row:
    """What the games of one number of players say, those counted before and those since."""
    games, games_now = before["games"], now["games"]
    players, players_now = seats * games, seats * games_now
    never = {"mean": 0.0, "width": 0.0}
    points = means_together(before["points"], players, now["points"], players_now)
    points["deviation"] = fine(points["width"] / NINE_IN_TEN * sqrt(players + players_now))
    return {
        "games": games + games_now,
        "unended": before["unended"] + now["unended"],
        "keys": [min(before["keys"][0], now["keys"][0]), max(before["keys"][1], now["keys"][1])],
        "rounds": means_together(before["rounds"], games, now["rounds"], games_now),
        "points": points,
        "places": [shares_together(*pair) for pair in zip(before["places"], now["places"], strict=True)],
        "starts": starts_together(before["starts"], now["starts"], players, players_now),
        "lines": lines_together(before["lines"], now["lines"]),
        "deeds": {
            label: means_together(before["deeds"].get(label, never), games, now["deeds"].get(label, never), games_now)
            for label in sorted({*before["deeds"], *now["deeds"]})
        },
        "taken": {
            label: taken_together(before["taken"].get(label), now["taken"].get(label), points["deviation"])
            for label in sorted({*before["taken"], *now["taken"]})
        },
        "ends": dict(sorted(all_shares_together(before["ends"], now["ends"], games, games_now).items())),
    }


def starts_together(before: Sequence[Row], now: Sequence[Row], players: int, players_now: int) -> list[Row]:
    found = all_shares_together(
        {one["label"]: one for one in before}, {one["label"]: one for one in now}, players, players_now
    )
    return sorted(({"label": label, **row} for label, row in found.items()), key=lambda row: -row["share"])


def lines_together(before: Sequence[Row], now: Sequence[Row]) -> list[Row]:
    """Those that were told of before: now they are counted whether they are common or not."""
    counted = {tuple(one["labels"]): one for one in now}
    both = [shares_together(one, counted[tuple(one["labels"])]) for one in before]
    return sorted(both, key=lambda row: -row["share"])


def taken_together(before: Row | None, now: Row | None, deviation: float) -> Row:
    """What was taken where it was to be had; where one of the two never saw it, the other alone says so."""
    if before is None or now is None:
        row = dict(before or now or {})
    else:
        row = {**shares_together(before, now), "points": worths_together(before["points"], now["points"])}
    return {**row, "far": is_far(row["points"], deviation)}
