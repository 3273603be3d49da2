"""How a quick bot judges it: more of a good thing is worth more, and the Envoy comes before everything."""

import pytest

from caravanserai.core.game import games, start
from caravanserai.core.play import playout
from caravanserai.games.gugong.box import DECREES, PALACE_STEPS
from caravanserai.games.gugong.heuristics import worth
from caravanserai.games.gugong.state import Gugong

GUGONG = games()["gugong"]


def table(day: int = 1) -> Gugong:
    """A table with everything at its start, on a Day of the game."""
    s = start(GUGONG, 3, key=1)
    assert isinstance(s, Gugong)
    s.day = day - 1
    return s


def gain(field: str, to: int, day: int = 1) -> float:
    """How much more a table is worth with one number of the first player changed."""
    s = table(day)
    before = worth(s, 0)
    setattr(s.of(0), field, to)
    return worth(s, 0) - before


def test_at_the_end_worth_is_the_score() -> None:
    for key in range(5):
        s = start(GUGONG, 3, key=key)
        playout(s, key)
        for standing in GUGONG.standings(s):
            assert float(standing.score) == GUGONG.worth(s, standing.seat)


@pytest.mark.parametrize(
    ("field", "to"), [("vp", 3), ("jade", 1), ("pool", 8), ("intrigue", 4), ("envoy", 2), ("card_slots", 1)]
)
def test_more_is_worth_more(field: str, to: int) -> None:
    assert 0.0 < gain(field, to)


def test_a_step_of_the_envoy_grows_dearer_every_day() -> None:
    """Who does not arrive has nothing in the end."""
    steps = [gain("envoy", 4, day) for day in (1, 2, 3)]
    assert sorted(steps) == steps


def test_a_morning_decree_is_worth_less_every_day() -> None:
    worths = []
    for day in (1, 2, 3, 4):
        s = table(day)
        s.of(0).envoy, s.of(0).arrival = PALACE_STEPS, 0
        before = worth(s, 0)
        level_1 = next(decree for decree in s.decrees if DECREES[decree].level == 1)
        s.of(0).decrees |= 1 << level_1
        worths.append(worth(s, 0) - before)
    assert sorted(worths, reverse=True) == worths
    assert 0.0 == worths[-1]


def test_leading_on_the_wall_is_worth_more_than_being_there() -> None:
    s = table()
    s.of(0).wall, s.of(1).wall = 2, 1
    ahead = worth(s, 0)
    s.of(1).wall = 3
    assert worth(s, 0) < ahead
