"""What came of a game, as the row of its table keeps it: so that lists and statistics need not play it again."""

from typing import Final

from caravanserai.core.game import Standing
from caravanserai.core.standing import SHARED
from caravanserai.tables.messages import Place
from caravanserai.tables.rows import GameRow

NONE_YET: Final[GameRow] = {"scores": None, "places": None}


def result_of(standings: list[Standing]) -> GameRow:
    """Scores and places by seat."""
    by_seat = sorted(standings, key=lambda one: one.seat)
    return {"scores": [one.score for one in by_seat], "places": [place_of(standings, one) for one in by_seat]}


def place_of(standings: list[Standing], one: Standing) -> Place:
    """Where a seat came in, whether it has won, and whether rules told it from others with as many points."""
    rules = {other.decided for other in standings if other.score == one.score}
    return {
        "place": one.place,
        "won": one.won,
        "tied": bool(rules - {"", SHARED}),
        "shared": sum(other.place == one.place for other in standings) > 1,
    }
