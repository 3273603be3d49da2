"""Sketches: in positions laid for it, a number is what its name says."""

import pytest

from caravanserai.games.gugong.sketch import NAMES, sketched
from tests.games.gugong.story import Story
from tests.rules import rule


def numbers_of(t: Story, *names: str, seat: int = 0) -> list[float]:
    """Some numbers of a seat's row."""
    row = dict(zip(NAMES, sketched(t.s, seat), strict=True))
    return [row[name] for name in names]


@rule("GG-9.2.3")
def test_the_race_for_the_palace() -> None:
    """One Envoy has arrived, one is ahead: the next space is worth less, and another may take it."""
    t = Story(3).envoy(0, 4).envoy(1, 6).envoy(2, 8)
    names = ("envoy", "arrived", "next-arrival-points", "others-arrived", "others-nearer", "best-envoy")
    assert [0.5, 0.0, 0.5, 0.5, 0.5, 1.0] == pytest.approx(numbers_of(t, *names))
    assert [1.0, 0.7, 0.0] == pytest.approx(numbers_of(t, "arrived", "arrival-points", "next-arrival-points", seat=2))


@rule("GG-7.1.2", "GG-7.2.1")
def test_a_wall_that_one_action_would_complete() -> None:
    """Two servants more complete it and win it; with none in the pool it can only be lost."""
    names = ("wall", "wall-built", "wall-lead", "wall-leads", "wall-to-be-won", "wall-to-be-lost")
    t = Story(2).wall(0, 1).wall(1, 2).servants(0, 3)
    assert [0.25, 0.75, -0.25, 0.0, 1.0, 1.0] == pytest.approx(numbers_of(t, *names))
    t.servants(0, 0)
    assert [0.0, 1.0] == numbers_of(t, "wall-to-be-won", "wall-to-be-lost")
    assert [1.0, 1.0] == numbers_of(t, "wall-leads", "wall-to-be-won", seat=1)


@rule("GG-10.2.1", "GG-10.2.2")
def test_what_ships_will_bring_tonight() -> None:
    """A full ship before the harbour for cards brings one tonight; a ship in the last harbour is lost."""
    names = ("tonight-points", "tonight-card", "tonight-double", "cargo-2", "cargo-5", "lost-tonight")
    t = Story(2).ship(0, "main_2", 3).ship(0, "main_5", 1)
    assert [0.0, 1.0, 0.0, 1.0, 1 / 3, 1 / 3] == pytest.approx(numbers_of(t, *names))
    t.slots(0, card=2)
    assert [0.0] == numbers_of(t, "tonight-card")


@rule("GG-5.2.3", "GG-5.2.5")
def test_where_a_hand_can_be_given_freely() -> None:
    """A 2 is better than nothing but a 1; the other places would have to be paid for."""
    t = Story(2).hand(0, "board_2").gift("travel", "board_1").gift("jade", "board_3").turns(0)
    assert [1.0, 0.0] == numbers_of(t, "free-at-travel", "free-at-jade")
    assert [1 / 6, 1 / 3, 2 / 9] == pytest.approx(numbers_of(t, "turns-today", "hand-decrees", "hand-highest"))


@rule("GG-10.1.2")
def test_matches_of_the_pile() -> None:
    """A 3 matches two dice; what another has is not counted."""
    t = Story(2).dice(3, 4, 3).discard(0, "board_3").discard(1, "board_4")
    assert [0.5, 1 / 6] == pytest.approx(numbers_of(t, "matches", "pile"))


@rule("GG-8.1.1")
def test_decrees_held_and_to_be_had() -> None:
    """Held decrees are told by name; the other of its level is dearer by the opponent's servant there."""
    t = Story(2).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_eight", "d3_jade")
    t.holds(0, "d1_envoy", "d3_eight").holds(1, "d1_servant").jade(0, 2)
    names = ("decree-d1_envoy", "decree-d1_servant", "cheapness-of-level-1", "cheapness-of-level-2")
    assert [1.0, 0.0, 1 / 3, 1 / 3] == pytest.approx(numbers_of(t, *names))
    assert [0.8, 0.4] == pytest.approx(numbers_of(t, "decrees-end-points", "best-open-end-points"))


@rule("GG-15.14.1")
def test_the_prospects_of_meng_do_not_hang_on_the_palace() -> None:
    """His Envoy may stay behind; a human's prospects are worth less with each day that it does."""
    t = Story(1).day(4).points(0, 30).points(1, 30)
    assert [1.0] == numbers_of(t, "others-ahead")
