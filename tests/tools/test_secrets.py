"""Who knows the others' secrets searches the true table, and nobody else does."""

import pytest

from caravanserai.bots import SeatView, find_bot
from caravanserai.core.game import games, start
from caravanserai.core.play import answer, asked, question
from tools.secrets import Knowing, Table, played, share


def test_who_knows_imagines_what_is_true_and_others_do_not() -> None:
    game = games()["yokohama"]
    s = start(game, 2, 2_000_000)
    trader = find_bot("trader")(1)
    for _ in range(12):
        seat = asked(s)[0]
        answer(s, question(s, seat), trader.choose(SeatView(game, s, seat)))
    seat = asked(s)[0]
    true = game.show(s, 1 - seat)
    assert all(game.show(Knowing(game, s, seat).imagine(key), 1 - seat) == true for key in range(5))
    assert any(game.show(SeatView(game, s, seat).imagine(key), 1 - seat) != true for key in range(5))


def test_a_game_is_won_by_one_or_shared() -> None:
    assert played(Table("gugong", 2, 2_000_000, 0, "trader", 1.0)) in (0.0, 0.5, 1.0)


def test_the_share_counts_whole_deals() -> None:
    found = share([[1.0, 0.0], [1.0, 1.0]], 2)
    assert (found["games"], found["share"], found["fair"]) == (4, pytest.approx(0.75), 0.5)
    assert found["low"] < 0.75 < found["high"]
