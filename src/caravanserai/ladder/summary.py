"""What came of a ladder, as plain data: the file of results. Shares, intervals, points, times and ratings."""

import sys
from collections.abc import Iterator
from statistics import fmean
from typing import Any, Final

import caravanserai
from caravanserai.bots.levels import level_of
from caravanserai.ladder.chances import CONFIDENCE, interval
from caravanserai.ladder.course import Course, Tally
from caravanserai.ladder.fixtures import range_of
from caravanserai.ladder.journal import identity
from caravanserai.ladder.playing import Outcome
from caravanserai.ladder.ratings import has_openskill, ratings
from caravanserai.ladder.times import Times

FIXED: Final = "Wilson, by deals"
WATCHED: Final = "confidence sequence by betting, by deals"
VERDICTS: Final = {1: "above", -1: "below", 0: None}
P95: Final = 95


def summary(course: Course) -> dict[str, Any]:
    """Everything, as it stands now. What has no whole deal yet is left out."""
    ladder = course.ladder
    told = [tally for tally in course.tallies if tally.whole]
    return {
        **identity(ladder),
        "complete": course.over,
        "compiled": caravanserai.compiled(),
        "python": sys.version.split()[0],
        "fair": None if ladder.is_solo else ladder.fair,
        "lineup": "solo" if ladder.is_solo else f"1 a, {ladder.seats - 1} b; a at each seat once on every deal",
        "keys": {
            "first": ladder.first_key,
            "last": ladder.first_key + course.deals - 1,
            "for": range_of(ladder.first_key, course.deals),
        },
        "confidence": CONFIDENCE,
        "interval": FIXED if ladder.until is None else WATCHED,
        "clock": "processor time of the deciding thread",
        "pairs": [] if ladder.is_solo else [pair(tally) for tally in told if not tally.match.is_mirror],
        "mirror": [mirror(tally) for tally in told if tally.match.is_mirror],
        "solo": [solo(tally) for tally in told] if ladder.is_solo else [],
        "strength": strengths(course),
    }


# Matches


def shared(tally: Tally) -> dict[str, Any]:
    """What all matches tell."""
    ladder, deals = tally.ladder, [tally.shares(deal) for deal in range(tally.whole)]
    games = list(tally.counted())
    low, high = interval(deals) if tally.watch is None else tally.watch.bets.interval()
    return {
        "games": len(games),
        "share": fmean(share for deal in deals for share in deal),
        "low": low,
        "high": high,
        "by_seat": [fmean(deal[seat] for deal in deals) for seat in range(ladder.seats)],
        "decisions": fmean(game.decisions for _, game in games),
        "unended": sum(not game.ended for _, game in games),
        "verdict": VERDICTS[tally.watch.verdict] if tally.watch is not None else None,
    }


def pair(tally: Tally) -> dict[str, Any]:
    match, ended = tally.match, [(seat, game) for seat, game in tally.counted() if game.ended]
    mine = [game.points[seat] for seat, game in ended]
    theirs = [points for seat, game in ended for other, points in enumerate(game.points) if other != seat]
    return {
        "a": match.a,
        "b": match.b,
        "a_level": level_of(match.a),
        "b_level": level_of(match.b),
        **shared(tally),
        "fair": tally.ladder.fair,
        "nobody": sum(not game.winners for _, game in ended),
        "points": {"a": mean(mine), "b": mean(theirs)},
    }


def mirror(tally: Tally) -> dict[str, Any]:
    """A level against itself: whether what is fair lies within the interval."""
    found = pair(tally)
    return {**found, "holds": found["low"] <= tally.ladder.fair <= found["high"]}


def solo(tally: Tally) -> dict[str, Any]:
    ended = [game for _, game in tally.counted() if game.ended]
    return {
        "a": tally.match.a,
        "a_level": level_of(tally.match.a),
        "difficulty": tally.match.difficulty,
        **shared(tally),
        "points": {"a": mean([game.points[0] for game in ended]), "b": mean([sum(game.points[1:]) for game in ended])},
    }


# Levels


def strengths(course: Course) -> list[dict[str, Any]]:
    """By level: time, rating and the mean share of a seat against each other level named."""
    ladder = course.ladder
    rated = ratings(course) if has_openskill() and not ladder.is_solo else {}
    out = []
    for level in ladder.levels:
        times = times_of(course, level)
        rating = rated.get(level)
        out.append(
            {
                "name": level,
                "level": level_of(level),
                "share": mean(list(shares_of(course, level))),
                "rating": None if rating is None else {"mu": rating.mu, "sigma": rating.sigma},
                "decisions": times.thought + times.followed,  # with a choice
                "thought": times.thought,
                "mean_ms": times.mean(),
                "p95_ms": times.percentile(P95),
            }
        )
    return out


def times_of(course: Course, level: str) -> Times:
    out = Times()
    for tally in course.tallies:
        for _, game in tally.counted():
            if level in game.times:
                out.merge(game.times[level])
    return out


def shares_of(course: Course, level: str) -> Iterator[float]:
    """The share that one seat of this level had, match by match."""
    seats = course.ladder.seats
    for tally in course.tallies:
        if tally.whole and not tally.match.is_mirror and level in (tally.match.a, tally.match.b):
            share = fmean(tally.share(seat, game) for seat, game in tally.counted())
            yield share if level == tally.match.a else (1 - share) / (seats - 1)


def mean(values: list[int] | list[float]) -> float | None:
    return fmean(values) if values else None


def unended(course: Course) -> int:
    return sum(not game.ended for tally in course.tallies for _, game in tally.counted())


__all__ = ["Outcome", "summary", "unended"]
