"""How a quick bot judges it."""

from caravanserai.core.game import games, start
from caravanserai.core.play import playout

GUGONG = games()["gugong"]


def test_at_the_end_worth_is_the_score() -> None:
    for key in range(5):
        s = start(GUGONG, 3, key=key)
        playout(s, key)
        for standing in GUGONG.standings(s):
            assert float(standing.score) == GUGONG.worth(s, standing.seat)
