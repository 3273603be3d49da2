"""Where a game stands, and what came of it, as the row of its table keeps it: nobody need play it again to know."""

from typing import Final

from caravanserai.core import play
from caravanserai.core.game import Standing
from caravanserai.core.standing import SHARED
from caravanserai.core.state import State
from caravanserai.tables.installed import found_game
from caravanserai.tables.messages import Place
from caravanserai.tables.rows import GameRow, SeatRow

NONE_YET: Final[GameRow] = {"scores": None, "places": None}


def turn_values(game: str, s: State, seats: list[SeatRow], held: int | None = None) -> GameRow:
    """What the store says about whose turn it is, so that bots move and lists are right without the game."""
    asked = [int(one) for one in play.asked(s)]
    bots = {one["seat"] for one in seats if one["kind"] == "bot"}
    out: GameRow = {
        "asked": asked,
        "held": held,
        "status": "playing" if asked else "over",
        "bot_turn": held is None and any(seat in bots for seat in asked),
        **NONE_YET,
    }
    return out if asked else out | result_of(found_game(game).standings(s))


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
