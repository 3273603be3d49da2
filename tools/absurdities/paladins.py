"""Paladins: games with a fulfilled Order."""

from typing import Any, Final

from caravanserai.games.paladins.scoring import orders_fulfilled
from tools.absurdities import Absurdity, Count


def order_fulfilled(s: Any, seat: int) -> Count:
    return int(orders_fulfilled(s, seat) > 0), 1


ABSURDITY: Final = Absurdity("games with an Order fulfilled", order_fulfilled)
