"""One game: who wins, how a win is shared, what is timed, and what goes wrong."""

from dataclasses import replace
from typing import Any, Final

import pytest

from caravanserai import bots
from caravanserai.bots import SeatView
from caravanserai.core.game import Game
from caravanserai.core.play import asked, legal, take
from caravanserai.ladder import playing
from caravanserai.ladder.fixtures import Fixture, Match
from caravanserai.ladder.playing import GameFailed, Outcome, play
from tests.ladder.matches import GUGONG, ladder, with_oasis
from tests.oasis import GAME as OASIS

GREEDY: Final = Match("greedy", "random")


def fixture(match: Match = GREEDY, seat: int = 0, game: Game[Any] = OASIS, seats: int = 2) -> Fixture:
    return ladder(game, seats).fixture(match, 0, seat)


def came(places: tuple[int, ...], winners: tuple[int, ...], ended: bool = True) -> Outcome:
    return Outcome(ended, places, tuple(10 - place for place in places), winners, 9, {})


def test_a_game_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with_oasis(monkeypatch)
    assert play(fixture()) == play(fixture())
    assert play(fixture()) != play(fixture(seat=1))
    assert play(fixture(seats=3)).ended


def test_a_win_is_shared_by_those_at_the_top() -> None:
    assert [1.0, 0.0, 0.0] == [came((1, 2, 3), (0,)).share(seat) for seat in range(3)]
    assert [0.5, 0.0, 0.5] == [came((1, 3, 1), (0, 2)).share(seat) for seat in range(3)]


def test_what_nobody_won_or_nobody_ended_is_shared_by_all() -> None:
    assert [0.25] * 4 == [came((1, 2, 3, 4), ()).share(seat) for seat in range(4)]
    assert [0.5] * 2 == [came((1, 2), (0,), ended=False).share(seat) for seat in range(2)]
    assert not came((1, 2), (0,), ended=False).won(0)


def test_a_game_without_an_end_is_given_up_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(OASIS, longest=7)
    monkeypatch.setattr(playing, "games", lambda: {"oasis": short})
    found = play(fixture())
    assert (False, 7) == (found.ended, found.decisions)


def test_only_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever decided; those that follow a plan are counted apart."""
    choices: dict[int, int] = {0: 0, 1: 0}

    class Counting:
        def __init__(self, seed: int) -> None: ...

        def choose(self, seat: SeatView) -> int:
            choices[seat.seat] += 1
            assert len(seat.legal) > 1
            return seat.legal[-1]

    monkeypatch.setattr(bots, "find_bot", lambda _: Counting)
    found = play(fixture(Match("one", "two"), game=GUGONG))
    assert choices == {0: found.times["one"].thought, 1: found.times["two"].thought}
    assert sum(choices.values()) < found.decisions
    assert 0 == found.times["one"].followed


class First:
    """Always takes the first choice."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: SeatView) -> int:
        return seat.legal[0]


class FirstOfTurn(First):
    """The same, planned for as long as the seat is asked."""

    def plan(self, seat: SeatView) -> tuple[int, ...]:
        table = seat.imagine(1)
        out: list[int] = []
        while asked(table) == (seat.seat,) and len(out) < 20:
            out.append(legal(table)[0])
            take(table, out[-1])
        return tuple(out)


def test_a_plan_is_followed_and_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is the same as without plans; fewer decisions are thought about."""
    monkeypatch.setattr(bots, "find_bot", lambda _: First)
    plain = play(fixture(Match("one", "two"), game=GUGONG))
    monkeypatch.setattr(bots, "find_bot", lambda _: FirstOfTurn)
    found = play(fixture(Match("one", "two"), game=GUGONG))
    assert plain == found
    for name in ("one", "two"):
        assert found.times[name].thought < plain.times[name].thought
        assert plain.times[name].thought == found.times[name].thought + found.times[name].followed


@pytest.mark.parametrize("choice", [10_000, None])
def test_a_bot_that_fails_is_named_with_its_game(choice: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def __init__(self, seed: int) -> None: ...

        def choose(self, seat: SeatView) -> int:
            if choice is None:
                raise ArithmeticError("lost count")
            return choice

    monkeypatch.setattr(bots, "find_bot", lambda _: Failing)
    what = "two: ArithmeticError: lost count" if choice is None else "two: chose 10000, which is not among its choices"
    with pytest.raises(GameFailed, match=rf"^one/two, key 1000000, seat 1, decision 0: {what}"):
        play(fixture(Match("one", "two"), 1, GUGONG))


def test_alone_one_plays_against_the_opponent_of_the_rules() -> None:
    found = play(ladder(GUGONG, 1, levels=("random",)).fixture(Match("random", difficulty="easy"), 0, 0))
    assert (True, 2, 2) == (found.ended, len(found.places), len(found.points))
    assert (1,) == found.winners
