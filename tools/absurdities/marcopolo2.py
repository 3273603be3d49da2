"""Marco Polo II: turns of the first two rounds in which a die of 4 or more goes into the money bag."""

from typing import Any, Final

from caravanserai.games.marcopolo2.components import DICE_VALUES
from caravanserai.games.marcopolo2.events import MONEY_BAG, ROUND_BEGINS, TURN_ENDS
from tools.absurdities import Absurdity, Count

HIGH: Final = 4  # what a die must show to be too good for the money bag,
EARLY: Final = 2  # in so many rounds


def high_dice_bagged(s: Any, seat: int) -> Count:
    """Turns of the first rounds with a good die in the money bag, of all turns there."""
    rounds, turns, bagged, is_bagged = 0, 0, 0, False
    for event in s.log:
        if event.kind == ROUND_BEGINS:
            rounds += 1
        if rounds > EARLY:
            break
        if event.kind == MONEY_BAG and event.a == seat and event.b % DICE_VALUES + 1 >= HIGH:
            is_bagged = True
        if event.kind == TURN_ENDS and event.a == seat:
            turns += 1
            bagged += is_bagged
            is_bagged = False
    return bagged, turns


ABSURDITY: Final = Absurdity("early turns with a high die in the money bag", high_dice_bagged, EARLY)
