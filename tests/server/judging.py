"""In a process that judges: the game of the tests is installed there, too. Nothing else differs from a server's own."""

from caravanserai.core.game import games
from caravanserai.server.judges import begin_judging


def begin_judging_oasis() -> None:
    from tests.oasis import GAME  # noqa: PLC0415  after the process has become as nice as it is

    begin_judging()
    games()[GAME.id] = GAME
