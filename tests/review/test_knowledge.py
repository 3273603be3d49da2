"""No hindsight, no leak: what is said of a turn depends on nothing that its seat could not know."""

from functools import partial
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.core.game import Game
from caravanserai.core.play import asked, legal
from caravanserai.core.wire import to_wire
from caravanserai.kit import secrets
from caravanserai.kit.settings import Setting
from caravanserai.kit.walk import walk
from caravanserai.review.judged import imagined, judge_turn, judged_from
from caravanserai.review.judging import Judging
from caravanserai.review.turns import NotOver, Played
from tests.kit.games import every_game
from tests.kit.thoughts import somewhere
from tests.oasis import GAME as OASIS
from tests.review.tables import FEW, at_random, oasis

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def tables(game: Game[Any]) -> list[Any]:
    """Some in mid-game."""
    seats = min(3, max(game.seats))
    found = [somewhere(game, seats, key, 12 + 25 * key) for key in range(3)]
    return [s for s in found if asked(s)]


@by_game
def test_a_choice_is_judged_by_what_its_seat_could_know(game: Game[Any]) -> None:
    """At two tables that look alike from a seat and differ in all that is hidden, every digit is the same."""
    differing = 0
    for n, s in enumerate(tables(game)):
        seat = asked(s)[0]
        judging = Judging(game, SeatView(game, s, seat).seats, FEW)
        played = legal(s, seat)[:1]
        one = judging.choice(SeatView(game, s, seat), played)
        for key in range(2):
            other = game.imagine(s, seat, 77 + 10 * n + key)
            differing += secrets.without_chance(s) != secrets.without_chance(other)
            assert one == judging.choice(SeatView(game, other, seat), played)
    assert differing, "the tables do differ"


@by_game
def test_a_hope_is_judged_by_what_its_seat_knows(game: Game[Any]) -> None:
    """Whoever's turn it is: a seat's curve does not move by what it cannot see."""
    for n, s in enumerate(tables(game)[:2]):
        seats = len(game.standings(s))
        judging = Judging(game, seats, FEW)
        for seat in range(seats):
            other = game.imagine(s, seat, 55 + n)
            one, two = (judging.hope(partial(imagined, game, table, seat), 9, seat) for table in (s, other))
            assert one == two


def test_the_same_record_depth_and_seed_give_the_same_review() -> None:
    """Digit by digit, and written down and read again; another seed gives another."""
    played = oasis(3, [at_random(1), at_random(2), at_random(3)])
    one, again, other = (Judging(OASIS, 3, FEW, seed) for seed in (0, 0, 1))
    for number in range(-1, len(played.turns), 4):
        first = judge_turn(played, one, number)
        assert first.plain() == judge_turn(played, again, number).plain()
        assert first.plain() == judged_from(first.plain()).plain()
    rows = [[judge_turn(played, by, number).plain() for number in range(-1, 6)] for by in (one, other)]
    assert rows[0] != rows[1]


def test_judging_leaves_the_game_as_it_is() -> None:
    """Every table of it is the same afterwards."""
    played = oasis(4, [at_random(1), at_random(2)])
    before = [to_wire(s) for s in played.tables]
    for number in range(-1, len(played.turns)):
        judge_turn(played, Judging(OASIS, 2, FEW), number)
    assert before == [to_wire(s) for s in played.tables]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    position = next(walk(OASIS, Setting(2), 1, True))
    with pytest.raises(NotOver):
        Played(OASIS, [], [position.s], [])


def test_turns_are_what_one_seat_decides_before_anything_is_revealed() -> None:
    """They follow each other without a gap; within one nobody else is asked and nothing is shown."""
    for key in range(5):
        played = oasis(key, [at_random(key), at_random(key + 1), at_random(key + 2)])
        assert [0, *(turn.last for turn in played.turns)] == [
            *(turn.first for turn in played.turns),
            len(played.moves),
        ]
        for turn in played.turns:
            inside = range(turn.first, turn.last)
            assert {turn.seat} == {played.moves[n].seat for n in inside}
            assert 1 == len({int(played.tables[n].reveals) for n in inside})
            assert turn.reveals == (played.tables[turn.last].reveals != played.tables[turn.first].reveals)
        told = [event.decided for turn in played.turns for event in played.told(turn)]
        assert told == [event.decided for event in played.log if event.decided > 0]
