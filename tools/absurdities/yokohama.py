"""Yokohama: games with a technology."""

from typing import Any, Final

from tools.absurdities import Absurdity, Count


def technology_taken(s: Any, seat: int) -> Count:
    return int(s.of(seat).cards != 0), 1


ABSURDITY: Final = Absurdity("games with a technology", technology_taken)
