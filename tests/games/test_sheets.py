"""The score sheets of all games: every line has its row, and every point on a track its source."""

from typing import Any

import pytest

from caravanserai.cli.ending import earned
from caravanserai.core.game import Game, games, standings, start
from caravanserai.core.play import playout
from caravanserai.core.rng import key_from
from caravanserai.core.standing import by_source

OURS = ("gugong", "marcopolo2", "paladins", "yokohama")


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return games()[request.param]


def test_every_point_has_its_source(game: Game[Any]) -> None:
    """The log of a whole game accounts for all points on the track; sums, places and tie-breaks stay as they were."""
    for seats in game.seats:
        s = start(game, seats, key_from(seats))
        playout(s, seats)
        plain = standings(s)
        found = by_source(game.sheet, plain, earned(game, s.log or []))
        assert [one.score for one in plain] == [sum(line.points for line in one.lines) for one in found]
        assert [(x.seat, x.place, x.compared) for x in plain] == [(x.seat, x.place, x.compared) for x in found]
        if game.sheet.track:
            assert game.sheet.track not in {line.message for one in found for line in one.lines}


def test_every_line_has_a_row(game: Game[Any]) -> None:
    """None is left over for the end of the sheet."""
    rows = {row.line for row in game.sheet.rows}
    for seats in game.seats:
        s = start(game, seats, key_from(seats))
        playout(s, seats)
        assert {game.sheet.row_of(line.message) for one in standings(s) for line in one.lines} <= rows


def test_the_sheet_names_events_of_the_game(game: Game[Any]) -> None:
    """And counts points for rows that are there."""
    kinds = {kind.name for kind in game.events.kinds}
    rows = {row.line for row in game.sheet.rows}
    assert {*game.sheet.gains, *game.sheet.causes} <= kinds
    assert {*game.sheet.causes.values()} <= rows
    assert {one.rule for one in game.sheet.tie_breaks} <= {*game.box.rules}
