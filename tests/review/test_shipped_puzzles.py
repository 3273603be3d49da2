"""The puzzles that come with the games can be laid by the rules of today, and their answers given."""

from importlib.resources import files

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.reached import Reached
from caravanserai.bots.taught import judge_of
from caravanserai.core.game import games
from caravanserai.core.play import asked
from caravanserai.core.puzzle import FILE, Set, by_day, name_of, offered, shipped
from caravanserai.core.record import replay
from caravanserai.review.puzzles import LEAST_TURNS
from caravanserai.review.review import LEAST, WIDTHS

LARGEST = 60_000  # bytes
ROUNDED = 0.0001


def of(name: str) -> Set:
    found = shipped(games()[name].package)
    assert found is not None
    return found


@pytest.mark.parametrize("name", games())
def test_they_can_be_laid_and_solved(name: str) -> None:
    """Those of an older edition are not offered; they wait to be made anew."""
    game = games()[name]
    if (of(name).edition, of(name).box) != (game.edition, game.box.digest):
        assert [] == offered(game)
        return
    for one in offered(game):
        s = replay(one.record(game))
        assert (one.seat,) == asked(s)
        view = SeatView(game, s, one.seat)
        reached = Reached(view, judge_of(game, view.seats, 10.0, is_taught=True))
        assert one.best == reached.whole(one.best)
        best = reached.place(one.best)
        for rival in one.rivals:
            assert rival.path == reached.whole(rival.path)
            assert not best.is_same(reached.place(rival.path))


@pytest.mark.parametrize("name", games())
def test_their_answers_are_clear(name: str) -> None:
    """By the figures that were kept of them."""
    for one in of(name).puzzles:
        assert one.id == name_of(one.key, one.moves, one.seat)
        assert len(one.rivals) + 1 >= LEAST_TURNS
        for rival in one.rivals:
            assert rival.chance.mean >= LEAST - ROUNDED
            assert rival.chance.mean >= WIDTHS * rival.chance.width - ROUNDED
        assert list(one.rivals) == sorted(one.rivals, key=lambda rival: rival.chance.mean)


@pytest.mark.parametrize("name", games())
def test_there_are_enough_of_them_and_they_are_small(name: str) -> None:
    found = of(name)
    assert name == found.game
    assert len(found.puzzles) == len({one.id for one in by_day(found.puzzles)})
    assert found.puzzles
    assert len((files(games()[name].package) / FILE).read_bytes()) <= LARGEST
