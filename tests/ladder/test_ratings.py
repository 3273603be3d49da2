"""Ratings: the stronger has more, and they are the same each time."""

import pytest

from caravanserai.ladder.course import Course
from caravanserai.ladder.ratings import has_openskill, ratings
from tests.ladder.matches import ladder, made_up
from tests.needs import needed


def rated(seats: int, chance: float) -> Course:
    course = Course(ladder(seats=seats, levels=("random", "greedy", "sage")), 60)
    for fixture in course.fixtures():
        course.by_name[fixture.match.name].add(fixture, made_up(fixture, chance))
    return course


@pytest.mark.parametrize("seats", [2, 4])
def test_who_wins_more_is_rated_higher(seats: int) -> None:
    """`a` is the stronger of each pair; all begin with the same, and become more certain."""
    if not has_openskill():
        needed("openskill (pip install 'caravanserai[ladder]')")
    found = ratings(rated(seats, 0.8))
    assert ["random", "greedy", "sage"] == sorted(found, key=lambda level: found[level].mu)
    assert all(rating.sigma < 4 for rating in found.values())
    assert found == ratings(rated(seats, 0.8))
