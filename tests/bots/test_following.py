"""A plan is followed for as long as it holds, and no longer."""

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.following import Follower
from caravanserai.bots.random import RandomBot
from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked

GUGONG = games()["gugong"]


class Planning:
    """Plans as it is told to, and counts how often it is asked."""

    def __init__(self, plan: Callable[[SeatView], tuple[int, ...]]) -> None:
        self.make = plan
        self.plans = 0

    def choose(self, seat: SeatView) -> int:
        return self.plan(seat)[0]

    def plan(self, seat: SeatView) -> tuple[int, ...]:
        self.plans += 1
        return self.make(seat)


class Seen:
    """A view of just what a follower looks at."""

    def __init__(self, decision: int, legal: tuple[int, ...], seat: int = 0, reveals: int = 0) -> None:
        self.decision, self.legal, self.seat, self.reveals = decision, legal, seat, reveals


def follower(*plan: int) -> tuple[Follower, Planning]:
    bot = Planning(lambda _: plan)
    return Follower(bot), bot


def choose(who: Follower, *seen: Any, **more: Any) -> int:
    view: Any = Seen(*seen, **more)
    return who.choose(view)


def test_a_plan_is_followed_to_its_end() -> None:
    who, bot = follower(1, 2, 3)
    assert [1, 2, 3] == [choose(who, n, (1, 2, 3, 4)) for n in (7, 8, 9)]
    assert (1, False) == (bot.plans, who.thought)
    assert 1 == choose(who, 10, (1, 2, 3, 4))
    assert (2, True) == (bot.plans, who.thought)


@pytest.mark.parametrize(
    "view",
    [
        Seen(9, (1, 2)),  # another has decided in between
        Seen(8, (1, 2), seat=1),
        Seen(8, (1, 2), reveals=1),
        Seen(8, (1, 3)),  # the rules do not allow it
    ],
    ids=["decision", "seat", "reveal", "refused"],
)
def test_what_comes_in_between_ends_a_plan(view: Any) -> None:
    who, bot = follower(1, 2)
    choose(who, 7, (1, 2))
    assert 1 == who.choose(view)
    assert 2 == bot.plans


def test_a_plan_can_be_forgotten() -> None:
    """After an undo the decision of the same number is another."""
    who, bot = follower(1, 2)
    choose(who, 7, (1, 2))
    who.forget()
    assert 1 == choose(who, 8, (1, 2))
    assert 2 == bot.plans


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    """An only choice that the plan had foreseen is part of it; another ends it."""
    who, bot = follower(1, 2, 3)
    assert [1, 2, 3] == [choose(who, 7, (1, 2)), choose(who, 8, (2,)), choose(who, 9, (3, 4))]
    assert 1 == bot.plans
    assert [9, 1] == [choose(who, 10, (9,)), choose(who, 11, (1, 2))]
    assert 2 == bot.plans


def test_a_bot_without_plans_is_just_asked() -> None:
    """Game by game it plays as if it were not followed."""
    s = start(GUGONG, 2, key=4)
    plain, followed = RandomBot(3), Follower(RandomBot(3))
    for _ in range(60):
        view = SeatView(GUGONG, s, asked(s)[0])
        choice = plain.choose(view)
        assert choice == followed.choose(view)
        apply(s, choice, view.seat)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_seat_sees_the_reveals_that_its_imagined_tables_have(game: Any) -> None:
    """Nothing more is told than could be read off any imagined table."""
    s = start(game, 2, key=6)
    bot = RandomBot(1)
    for n in range(80):
        view = SeatView(game, s, asked(s)[0])
        assert int(view.imagine(n).reveals) == view.reveals
        apply(s, bot.choose(view), view.seat)
