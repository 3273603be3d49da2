"""Gùgōng: an Envoy outside the Palace at the end."""

from typing import Any, Final

from caravanserai.games.gugong.scoring import is_out
from tools.absurdities import Absurdity, Count


def palace_missed(s: Any, seat: int) -> Count:
    return int(is_out(s, seat)), 1


ABSURDITY: Final = Absurdity("games without the Palace", palace_missed)
