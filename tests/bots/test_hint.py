"""A hint: turns that can be taken, told as the log will tell them, from nothing but what the seat sees."""

from dataclasses import replace
from math import hypot
from statistics import mean, stdev
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.hint import (
    ENOUGH,
    GUARD,
    MOST_TURNS,
    SHARE,
    Hint,
    Suggestion,
    estimate,
    hint,
    tactics_for_hints,
)
from caravanserai.bots.levels import SAGE, level_of
from caravanserai.bots.search import Sum
from caravanserai.bots.thought import tactics_of
from caravanserai.core.event import redact
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.state import State
from caravanserai.core.tactics import Off, Tactics
from tests.kit.games import every_game
from tests.kit.thoughts import somewhere

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
FEW = 12  # simulations: what is promised does not depend on how many there are
LONG = 1e6  # seconds: no result depends on how quick the machine is


def cheap(game: Game[Any], seats: int, simulations: int = FEW) -> Tactics:
    """As hints are thought of, with a small budget."""
    return replace(tactics_for_hints(game, seats), simulations=simulations, guard=LONG, width=4, plans=5)


def hinted(game: Game[Any], s: State, seat: int, simulations: int = FEW) -> Hint:
    view = SeatView(game, s, seat)
    return hint(view, cheap(game, view.seats, simulations))


def tables(game: Game[Any]) -> list[State]:
    """Some in mid-game, with as few and as many players as there can be."""
    sizes = (min(game.seats), max(game.seats))
    found = [somewhere(game, seats, key, 5 + 9 * key) for seats in sizes for key in range(3)]
    return [s for s in found if asked(s)]


def as_told(hint: Hint) -> str:
    """All of a hint, events and figures to the last digit."""
    told = [[(event.kind, event.values(), event.decided) for event in one.events] for one in hint.suggestions]
    return repr((told, [replace(one, events=()) for one in hint.suggestions], hint.simulations))


@by_game
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(game: Game[Any]) -> None:
    """At two tables that look alike from a seat and differ in all that is hidden, every byte is the same."""
    for n, s in enumerate(tables(game)):
        for seat in asked(s):
            one = as_told(hinted(game, s, seat))
            for key in range(2):
                other = game.imagine(s, seat, 4321 + 10 * n + key)
                assert game.show(s, seat) == game.show(other, seat)
                assert one == as_told(hinted(game, other, seat))


@by_game
def test_a_suggested_turn_can_be_taken_and_the_log_tells_what_was_said(game: Game[Any]) -> None:
    """On the true table each choice is allowed when its turn has come, and the seat hears what was foreseen."""
    for s in tables(game):
        seat = asked(s)[0]
        found = hinted(game, s, seat)
        assert 1 <= len(found.suggestions) <= MOST_TURNS
        assert len({one.path for one in found.suggestions}) == len(found.suggestions)
        for one in found.suggestions:
            assert told_of(one) == heard(game, s, seat, one)[: len(one.events)]
            for event in one.events[-1:]:  # what comes after the own turn is not part of it
                assert ("seat", seat) == (game.events.kinds[event.kind].arguments[0].sort, event.a)


def told_of(one: Suggestion) -> list[tuple[int, list[int]]]:
    return [(int(event.kind), event.values()) for event in one.events]


def heard(game: Game[Any], s: State, seat: int, one: Suggestion) -> list[tuple[int, list[int]]]:
    """What the seat hears when it does as was suggested."""
    true, quiet = s.clone(), s.reveals
    true.log = []
    for n, choice in enumerate(one.path):
        assert choice in legal(true, seat)
        assert n == 0 or (asked(true), true.reveals) == ((seat,), quiet)
        answer(true, question(true, seat), choice)
    if one.is_whole:
        assert true.reveals == quiet
        assert seat not in asked(true)
    events = [redact(game.events, event, seat) for event in true.log]
    return [(int(event.kind), event.values()) for event in events]


def test_a_turn_ends_where_something_would_be_revealed() -> None:
    """Whoever rolls a die again in Marco Polo II is told so far and no further; what it shows is not made up."""
    game = games()["marcopolo2"]
    rolls = 0
    for key in range(6):
        s = somewhere(game, 2, key, 24)
        for one in hinted(game, s, asked(s)[0], 200).suggestions:
            after = heard_reveals(s, asked(s)[0], one)
            assert one.is_whole is False or after == 0
            rolls += after > 0
    assert rolls > 0


def heard_reveals(s: State, seat: int, one: Suggestion) -> int:
    """How often chance speaks in a suggested turn."""
    true = s.clone()
    for choice in one.path:
        assert true.reveals == s.reveals
        answer(true, question(true, seat), choice)
    return int(true.reveals - s.reveals)


@by_game
def test_the_budget_is_a_part_of_the_sages_and_never_exceeded(game: Game[Any]) -> None:
    for seats in game.seats:
        tactics, sage = tactics_for_hints(game, seats), tactics_of(game, level_of(SAGE), seats)
        assert 0 < SHARE * tactics.simulations <= sage.simulations
        assert tactics.guard == GUARD < 2
        assert tactics.search == sage.search
    s = somewhere(game, 2, 3, 14)
    assert hinted(game, s, asked(s)[0], 16).simulations <= 16


def test_what_a_turn_brings_has_an_honest_width() -> None:
    """Never narrower than what judgement is off by, however often it was looked at; wider where that was seldom."""
    game = games()["gugong"]
    s, off = somewhere(game, 2, 3, 14), tactics_for_hints(game, 2).off
    seen = hinted(game, s, asked(s)[0], 60).suggestions
    assert len(seen) > 1
    for one in seen:
        if one.tried < ENOUGH:
            assert (one.points, one.ahead, one.chance) == (None, None, None)
            continue
        assert one.points is not None
        assert one.ahead is not None
        assert one.chance is not None
        for guess, least in ((one.points, off.points), (one.ahead, off.points)):
            assert guess.low + least < guess.mean < guess.high - least
        assert 0 <= one.chance.low < one.chance.mean < one.chance.high <= 1
        assert one.chance.high - one.chance.low > off.chance


def test_turns_are_close_unless_their_difference_is_more_than_misjudgement() -> None:
    """All are where judgement is far off; where it never is, those that chance alone may set apart. Not the first."""
    game = games()["gugong"]
    s = somewhere(game, 2, 3, 14)
    view, known = SeatView(game, s, asked(s)[0]), cheap(game, 2, 90)
    for off in (Off(0.0, 0.0, 10.0), Off(0.0, 0.0, 0.0)):
        first, *others = hint(view, replace(known, off=off)).suggestions
        told = [one for one in others if one.chance is not None]
        assert told
        assert not first.is_close
        for one in told:
            assert one.is_close is (off.apart > 0 or difference(first, one) < 0)


def difference(first: Suggestion, other: Suggestion) -> float:
    """What is between the chances of two turns, less what chance explains."""
    assert first.chance is not None
    assert other.chance is not None
    widths = [one.high - one.mean for one in (first.chance, other.chance)]
    return first.chance.mean - other.chance.mean - hypot(*widths)


def test_who_plays_alone_is_told_points_and_no_chance_where_nothing_is_known_of_the_opponent() -> None:
    game = replace(games()["gugong"], solo_sketcher=None)
    s = somewhere(game, 1, 3, 9)
    first = hinted(game, s, 0, 40).suggestions[0]
    assert first.points is not None
    assert (first.ahead, first.chance) == (None, None)


def test_a_sum_knows_its_mean_and_error() -> None:
    numbers = [3.0, 4.5, 1.0, 8.0, 2.5]
    found = Sum()
    assert 0.0 == found.error()
    for number in numbers:
        found.add(number)
    assert found.mean() == pytest.approx(mean(numbers))
    assert found.error() == pytest.approx(stdev(numbers) / len(numbers) ** 0.5)
    assert estimate(found, 0.0).high == pytest.approx(mean(numbers) + 1.645 * found.error())


def test_one_turn_alone_is_not_compared_with_anything() -> None:
    """Where no other is worth a look, it is named, and nothing is claimed about it."""
    game = games()["yokohama"]
    s = start(game, 2, key=3)
    found = hint(SeatView(game, s, asked(s)[0]), replace(cheap(game, 2), plans=1))
    assert 0 == found.simulations
    assert [(0, None)] == [(one.tried, one.chance) for one in found.suggestions]
