"""A turn that is known to throw the game away is found, in every game; and a bad move in a good game comes first."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.levels import CARAVAN_MASTER
from caravanserai.core.game import Game, games
from caravanserai.core.play import asked
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.review.depth import Depth
from caravanserai.review.judging import Judging
from caravanserai.review.review import CHOICE, size
from caravanserai.review.turns import played_from
from tests.games.gugong.story import Story as Gugong
from tests.games.marcopolo2.test_scoring import bare as marcopolo2
from tests.games.paladins.story import Story as Paladins
from tests.games.stories import Story
from tests.games.yokohama.scenes import bare as yokohama
from tests.games.yokohama.scenes import powered
from tests.review.tables import Chooser, chosen_by, recorded, reviewed

DEPTH = Depth("found", worlds=12, tries=4, draws=2, eyes=1, rounds=2)
SLIPS = Depth("slips", worlds=3, tries=1, draws=1, eyes=1, rounds=1)


# The last turn of a game


def envoy_at_the_gate() -> Story[Any]:
    """Seat 0 is ahead, a step from the Emperor, and has one card; who does not arrive has lost."""
    t = Gugong(2).day(4).points(0, 20).envoy(0, 7).points(1, 10).envoy(1, 8)
    return t.hand(0, "board_7").gift("palace", "board_2").servants(0, 4).turn(0)


def a_point_for_the_asking() -> Story[Any]:
    """All is even, and seat 0 has workers left."""
    return Paladins(2).round(7).workers(0, labourer=2, scout=1).silver(0, 3).provisions(0, 2).turn(0)


def a_die_left() -> Story[Any]:
    """Seat 1 has two points and loses ties; a six would bring seat 0 two, before the Khan one."""
    return marcopolo2(2).round(5).dice(0, 6).stock(0, coin=8, camel=4).vp(1, 2).turn(0)


def goods_for_the_church() -> Story[Any]:
    """Seat 0 is behind, and stands at the church with the goods that it asks for."""
    t = powered(yokohama(2), "church", 4).vp(1, 10)
    return t.stock(0, silk=2, tea=2, copper=2, fish=2).act(0, "church")


POSITIONS: dict[str, tuple[Callable[[], Story[Any]], Sequence[str]]] = {
    "gugong": (envoy_at_the_gate, ("gift:board_7", "place:canal")),
    "paladins": (a_point_for_the_asking, ("turn:pass",)),
    "marcopolo2": (a_die_left, ("space:khan", "turn:end")),
    "yokohama": (goods_for_the_church, ("answer:skip",)),
}


def share(game: Game[Any], s: State, seat: int = 0) -> float:
    won = [standing.seat for standing in game.standings(s) if standing.won]
    return 1 / len(won) if seat in won else 0.0


@pytest.mark.parametrize("name", POSITIONS)
def test_a_last_turn_that_gives_the_game_away_is_found(name: str) -> None:
    """Its loss is what was there to be had, on every imagined table; and the better turn wins at the true one."""
    build, thrown_away = POSITIONS[name]
    t = build()
    code = t.game.space.code
    played = [code(token) for token in thrown_away]
    judging = Judging(t.game, 2, DEPTH)
    choice = judging.choice(SeatView(t.game, t.s, 0), played)

    bad, good = t.s.clone(), t.s.clone()
    for path, table in ((played, bad), (list(choice.better), good)):
        judging.onward.begin(table, 0, path)
        judging.onward.play(table, 0, 0, 1)
        assert not asked(table)
    assert 1.0 == share(t.game, good)
    assert share(t.game, good) - share(t.game, bad) == choice.loss.mean > 0.0
    assert (0.0, 0.0) == (choice.loss.error, choice.loss_judged), "counted, not judged"


# A bad move in a good game


class Slip:
    """Somebody who plays well but for one turn, in which every choice is any at all."""

    def __init__(self, well: Chooser, after: int) -> None:
        self.well = well
        self.after = after  # decisions
        self.turn = range(0)

    def choose(self, view: SeatView) -> int:
        is_new = not self.turn and view.decision >= self.after and len(view.legal) > 2
        if is_new or (self.turn and view.decision == self.turn.stop):
            self.turn = range(view.decision if is_new else self.turn.start, view.decision + 1)
            return view.legal[mixed(self.after + view.decision) % len(view.legal)]
        return self.well(view)


@pytest.mark.parametrize(("after", "key"), [(50, 7), (90, 8)])
def test_a_turn_taken_at_random_in_a_strong_game_is_listed_first(after: int, key: int) -> None:
    """Two Caravan Masters play Gùgōng; one takes a turn as it comes, a bad one on these deals: nothing costs more."""
    game = games()["gugong"]
    well = chosen_by([CARAVAN_MASTER] * 2, key)
    slip = Slip(well[0], after)
    played = played_from(recorded(game, key, [slip.choose, well[1]]))
    found = [one for one in reviewed(played, Judging(game, 2, SLIPS)).moments if one.kind == CHOICE]
    first = max(found, key=size)
    assert 0 == first.seat
    assert slip.turn.stop == played.turns[first.turn].last
    assert all(size(one) < 0.9 * size(first) for one in found if one is not first)
