"""What is predicted is compared with what came of it, fairly."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from caravanserai.core.game import games, start
from caravanserai.core.play import playout
from tools import calibration_plot
from tools.calibrate import (
    BINS,
    KEEN,
    KEEN_ALONE,
    Lacking,
    Said,
    Table,
    against,
    compared,
    correction,
    difference,
    figures_of,
    likely_alone,
    measured,
)


def test_what_was_said_stands_beside_what_came_of_it() -> None:
    """By the time in the game and by the chance given; a win counts for the winner, points for all."""
    game = games()["gugong"]
    s = start(game, 2, 5)
    length = playout(s, 5)
    by_seat = {standing.seat: standing for standing in game.standings(s)}
    winner = next(seat for seat, standing in by_seat.items() if standing.place == 1)
    said = [Said(0, winner, 40.0, 0.55, 0.65), Said(length, 1 - winner, 30.0, 1.0, 0.0)]
    found = against(said, game, s)
    assert [1, 40.0, by_seat[winner].score] == found.points[0].plain()
    assert [1, 30.0, by_seat[1 - winner].score] == found.points[BINS - 1].plain()
    assert [1, 0.55, 1.0] == found.chances[5].plain()
    assert [1, 1.0, 0.0] == found.chances[BINS - 1].plain()
    assert [1, 0.65, 1.0] == found.values[6].plain()
    assert 2 == sum(sums.n for sums in found.points)


def test_games_are_what_is_independent() -> None:
    """Many predictions of one game say no more than one of them; a bin without any says nothing."""
    few = difference([(1, 3.0, 0.0), (1, -1.0, 0.0), (1, 1.0, 0.0), (0, 0.0, 0.0)])
    many = difference([(50, 150.0, 0.0), (50, -50.0, 0.0), (50, 50.0, 0.0)])
    assert 1.0 == few["difference"] == many["difference"]
    assert pytest.approx((few["low"], few["high"])) == (many["low"], many["high"])
    assert pytest.approx(1.0 + 1.96 * 2.0 / 3**0.5, abs=1e-3) == few["high"]
    assert {"n": 0} == difference([(0, 0.0, 0.0)])


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["gugong", "yokohama"])
def test_a_game_is_predicted_at_every_turn_for_all_seats(name: str) -> None:
    """With what was learned and without; the same each time; chances of a table add up."""
    table = Table(name, 2, 2_600_000, 0.0)
    found = compared(table)
    assert found == compared(table)
    n, said, came = (sum(row[at] for row in found["chances"]) for at in range(3))
    assert n == sum(row[0] for row in found["points"]) > 20
    assert pytest.approx(n / 2) == said
    assert n / 2 == came


@pytest.mark.compiled
def test_who_plays_alone_is_predicted_too() -> None:
    """Against the opponent of the box at all its difficulties in turn, when something was revealed."""
    tables = [Table("paladins", 1, key, 0.0) for key in range(2_600_000, 2_600_003)]
    assert 3 == len({str(table.difficulty()) for table in tables})
    found = compared(tables[0])
    n, came = (sum(row[at] for row in found["chances"]) for at in (0, 2))
    assert n == sum(row[0] for row in found["points"]) > 20
    assert came in (0, n)


@pytest.mark.compiled
def test_what_to_correct_by_is_found_from_games() -> None:
    """The same each time, and not from what is corrected already: else a second look would find nothing to correct."""
    table = Table("marcopolo2", 2, 600_000, 0.0)
    found = measured(table)
    assert found == measured(table)
    assert found["length"] > 100
    assert found["weight"] > 0
    assert len(KEEN) == len(found["likely"])
    assert max(found["likely"]) < 0.0


def test_a_correction_is_what_makes_predictions_come_true() -> None:
    """Points by least squares, the power of chances by what was likeliest; a game without an end counts as one."""
    best = [-abs(keen - 0.8) for keen in KEEN]
    endless = [-100.0 * abs(keen - 0.6) for keen in KEEN]
    rows = [
        {"length": 190, "missing": 19.0, "weight": 19.0, "likely": best},
        {"length": 200, "missing": 60.0, "weight": 20.0, "likely": best},
        {"length": 20000, "missing": 4000.0, "weight": 2000.0, "likely": endless},
    ]
    assert {"keen": 0.8, "early": 2.0, "length": 200.0} == correction(rows)


def test_chances_alone_are_corrected_to_what_came_of_them() -> None:
    """Of what was called 27 and 73 % half was won and three quarters: strength is added, and counts for less.

    Points are corrected early and late in a game.
    """
    said = {27: Said(1, 0, 30.0, 0.269, 0.0), 73: Said(1, 0, 30.0, 0.731, 0.0)}
    games = [(27, True), (27, False)] * 6 + [(73, True)] * 9 + [(73, False)] * 3
    lacking = Lacking()
    for left in (0.75, 0.25):
        lacking.add(left, 2.0 * left - 4.0 * (1.0 - left))  # two points are missing early, four too many late
    rows: list[dict[str, Any]] = [
        {"length": 2, **vars(lacking), "likely": likely_alone(said[called], is_won)} for called, is_won in games
    ]
    found = correction(rows, is_alone=True)
    assert (2.0, -4.0) == (found["early"], found["late"])
    assert (0.55, 0.5) == (found["keen"], found["alone"])
    assert len(KEEN_ALONE) == len(rows[0]["likely"])


def row(n: int, said: float, came: float, half: float) -> dict[str, Any]:
    off = said - came
    return {"bin": n, "n": 9, "said": said, "came": came, "difference": off, "low": off - half, "high": off + half}


def test_the_drawing_has_a_dot_for_each_bin_at_its_place() -> None:
    """A prediction of 40 % that came true in 60 %, one that lies on nought, and bins that are empty."""
    empty = [{"bin": n, "n": 0} for n in range(BINS)]
    points, chances = [*empty], [*empty]
    points[5], chances[4] = row(5, 30.0, 30.0, 1.0), row(4, 0.4, 0.6, 0.1)
    figures = {"by_seats": [{"seats": 2, "points": points, "chances": chances}]}
    root = ET.fromstring(calibration_plot.drawn(figures, "A & B"))  # noqa: S314  our own text
    dots = [node for node in root if node.tag.endswith("circle")]
    assert 2 == len(dots)
    middle = calibration_plot.TOP + calibration_plot.PANEL / 2
    assert middle == float(str(dots[0].get("cy")))
    assert calibration_plot.RIGHT + 0.4 * calibration_plot.PANEL == float(str(dots[1].get("cx")))
    assert calibration_plot.TOP + 0.4 * calibration_plot.PANEL == float(str(dots[1].get("cy")))


def test_all_games_of_a_table_size_are_put_together() -> None:
    one = {name: [[1.0, 2.0, 1.0]] * BINS for name in ("points", "chances", "values")}
    found = figures_of([one, one])
    assert [2] * BINS == [bin_["n"] for bin_ in found["points"]]
    assert [1.0] * BINS == [bin_["difference"] for bin_ in found["values"]]
