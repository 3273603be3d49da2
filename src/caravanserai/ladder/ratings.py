"""One number for each level, from all games: openskill's Plackett-Luce, an extra of this package."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, NamedTuple

from caravanserai.ladder.course import Course
from caravanserai.ladder.playing import Outcome


class Rating(NamedTuple):
    """How strong a level is thought to be, and how uncertain that is; all begin with 25 ± 8.3."""

    mu: float
    sigma: float


def has_openskill() -> bool:
    return find_spec("openskill") is not None


def ratings(course: Course) -> dict[str, Rating]:
    """By level, from the games between different levels, always in the same order: deal by deal."""
    model: Any = import_module("openskill.models").PlackettLuce()
    known: dict[str, Any] = {level: model.rating() for level in course.ladder.levels}
    for names, came_of_it in games_of(course):
        if came_of_it.ended:
            teams = [[known[name]] for name in names]
            after = [team[0] for team in model.rate(teams, ranks=list(map(float, came_of_it.places)))]
            for name in set(names):
                # Where one level has several seats, each seat says something about it: the middle of what they say.
                same = [rating for other, rating in zip(names, after, strict=True) if other == name]
                mu, sigma = fmean(rating.mu for rating in same), fmean(rating.sigma for rating in same)
                known[name] = model.rating(mu=mu, sigma=sigma)
    return {level: Rating(float(rating.mu), float(rating.sigma)) for level, rating in known.items()}


def games_of(course: Course) -> Iterable[tuple[tuple[str, ...], Outcome]]:
    """Who sat where, and what came of it."""
    pairs = [tally for tally in course.tallies if not tally.match.is_mirror]
    for deal in range(course.deals):
        for tally in pairs:
            for seat in range(course.ladder.seats):
                if deal < tally.whole:
                    fixture = course.ladder.fixture(tally.match, deal, seat)
                    yield fixture.bots(), tally.games[deal, seat]
