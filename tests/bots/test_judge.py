"""What a table is worth to bots: by the game's own judgement, and by one that was learned."""

from importlib import resources
from math import exp
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.judge import Judge, chance
from caravanserai.bots.net import Correction, Layer, Net, TaughtJudge
from caravanserai.bots.taught import CORRECTED, FILE, BadJudgement, correction_from, judge_of, learned, net_from
from caravanserai.bots.turns import TurnSearch
from caravanserai.core.floats import floats
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import asked, playout
from caravanserai.core.state import State
from caravanserai.core.tactics import TURNS, Tactics

GUGONG = games()["gugong"]
TAUGHT = [pytest.param(game, id=game.id) for game in games().values() if learned(game.package) is not None]
MOST_BYTES = 300_000


def made_of(*points: float) -> Judge:
    """A judge of a table where everybody has so many points."""
    return Judge(lambda _s, seat: points[seat], len(points), 10.0)


def test_to_win_is_to_be_ahead_of_the_best_other() -> None:
    judge = made_of(30.0, 20.0, 25.0)
    judge.look(start(GUGONG, 3, key=1))
    assert [chance(5.0, 10.0), chance(-10.0, 10.0), chance(-5.0, 10.0)] == judge.values
    assert [30.0, 20.0, 25.0] == judge.points


def test_a_chance_lies_between_none_and_certainty() -> None:
    assert 0.5 == chance(0.0, 10.0)
    assert chance(-1e9, 10.0) == 0.0
    assert chance(1e9, 10.0) == 1.0
    assert chance(7.0, 10.0) == pytest.approx(1.0 - chance(-7.0, 10.0))


def test_who_is_alone_is_compared_with_how_things_stood() -> None:
    points = [20.0]
    judge = Judge(lambda _s, _seat: points[0], 1, 10.0)
    s = start(GUGONG, 1, key=1)
    judge.begin(s)
    points[0] = 26.0
    judge.look(s)
    assert [chance(6.0, 10.0)] == judge.values


def test_a_net_adds_to_what_a_table_is_worth() -> None:
    """By hand: 2 inputs, 3 in the middle of which one stays at nought, 2 out."""
    middle = Layer([[1.0, -2.0, 0.5], [3.0, 1.0, -1.0]], [0.5, 0.0, -4.0])
    last = Layer([[1.0, 0.0], [1.0, 1.0], [7.0, 7.0]], [0.25, -1.0])
    net = Net([middle, last], 50.0)
    net.judge(floats([0.5, 2.0]))
    # middle: 0.5 + 0.5 + 6 = 7, -1 + 2 = 1, and -4 + 0.25 - 2 < 0
    assert net.points == pytest.approx(50.0 * (0.5 + 0.25 + 7.0 + 1.0))
    assert net.strength == pytest.approx(-1.0 + 1.0)


def test_a_net_that_has_learned_nothing_judges_by_worth() -> None:
    assert GUGONG.sketcher is not None
    s = start(GUGONG, 3, key=2)
    n = len(GUGONG.sketcher.names)
    unit = GUGONG.worth(s, 0) / GUGONG.sketcher.sketch(s, 0)[0]
    judge = TaughtJudge(GUGONG.worth, GUGONG.sketcher.sketch, Net([Layer([[0.0, 0.0]] * n, [0.0, 0.0])], unit), 3, 10.0)
    assert judge.points_of(s, 1) == pytest.approx(GUGONG.worth(s, 1))
    playout(s, 5)
    judge.look(s)
    assert [GUGONG.worth(s, seat) for seat in range(3)] == judge.points  # over: what counts is what they have


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_shipped_fits_the_game_and_says_how_it_was_made(game: Game[Any]) -> None:
    found = learned(game.package)
    assert found is not None
    assert {"script", "seed", "games", "rounds", "commit", "edition"} <= found["made"].keys()
    assert game.edition >= found["made"]["edition"]
    assert (resources.files(game.package) / FILE).read_bytes().__len__() <= MOST_BYTES
    s: State = start(game, 2, key=4)
    judge = judge_of(game, 2, 10.0, is_taught=True)
    assert isinstance(judge, TaughtJudge)
    judge.look(s)
    assert all(0.0 < value < 1.0 for value in judge.values)
    assert all(0.0 < points < 300.0 for points in judge.points)


def test_people_are_told_chances_that_add_up() -> None:
    """Searches weigh a lead; told is who wins. When all is over, that is known, and shared by those who are equal."""
    judge = made_of(30.0, 20.0, 30.0)
    s = start(GUGONG, 3, key=1)
    judge.look(s)
    judge.tell(s)
    assert 1.0 == pytest.approx(sum(judge.chances))
    assert judge.chances[0] / judge.chances[1] == pytest.approx(exp(1.0))
    assert judge.hopes == judge.points
    playout(s, 5)
    judge.look(s)
    judge.tell(s)
    assert [0.5, 0.0, 0.5] == judge.chances


def test_what_is_told_is_corrected_and_what_is_weighed_is_not() -> None:
    """Early points are missing, less and less; chances that were too even become less so."""
    assert GUGONG.sketcher is not None
    s = start(GUGONG, 2, key=2)
    names = GUGONG.sketcher.names
    known = learned(GUGONG.package)
    assert known is not None
    net = net_from(known, names, "x")
    plain = TaughtJudge(GUGONG.worth, GUGONG.sketcher.sketch, net, 2, 10.0)
    corrected = TaughtJudge(GUGONG.worth, GUGONG.sketcher.sketch, net, 2, 10.0, Correction(2.0, 4.0, 200.0))
    for judge in (plain, corrected):
        judge.look(s)
        judge.tell(s)
    assert (plain.points, plain.values) == (corrected.points, corrected.values)
    assert plain.hopes == plain.points
    assert [points + 4.0 for points in plain.points] == pytest.approx(corrected.hopes)
    odds, squared = (judge.chances[0] / judge.chances[1] for judge in (plain, corrected))
    assert odds**2 == pytest.approx(squared)
    assert 1.0 == pytest.approx(sum(corrected.chances))
    assert (2.0, 0.0, 0.0) == tuple(Correction(1.0, 4.0, 200.0).points(n) for n in (100, 200, 300))
    late = Correction(1.0, 4.0, 200.0, late=-2.0)
    assert (4.0, 1.0, -2.0, -2.0) == tuple(late.points(n) for n in (0, 100, 200, 300))


def test_corrections_are_for_a_number_of_seats() -> None:
    """Where none was found nothing is corrected."""
    found = {CORRECTED: {"3": {"keen": 0.5, "early": 2.0, "length": 100.0}}}
    assert (0.5, 1.0) == (correction_from(found, 3).keen, correction_from(found, 3).points(50))
    assert (1.0, 0.0) == (correction_from(found, 2).keen, correction_from({}, 3).points(0))


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_shipped_is_corrected_for_all_tables(game: Game[Any]) -> None:
    found = (learned(game.package) or {}).get(CORRECTED, {})
    assert {str(n) for n in game.seats if n > 1} == found.keys()


LEARNED = {
    "names": ["worth", "else"],
    "layers": [{"weights": [[1.0, 2.0], [3.0, 4.0]], "biases": [0.5, 0.0]}],
    "unit": 1.0,
}


def test_what_was_learned_from_other_numbers_is_refused() -> None:
    assert net_from(LEARNED, ("worth", "else"), "x") is not None
    with pytest.raises(BadJudgement, match=r"gugong: judgement.json: learned from else, which the game no longer"):
        net_from(LEARNED, ("worth",), "gugong: judgement.json")


def test_of_what_came_later_a_net_makes_nothing() -> None:
    """A card that was added is sketched among the others, and weighs nothing until the judgement is taught anew."""
    before, later = net_from(LEARNED, ("worth", "else"), "x"), net_from(LEARNED, ("worth", "card", "else"), "x")
    before.judge(floats([2.0, 5.0]))
    later.judge(floats([2.0, 7.0, 5.0]))
    assert (before.points, before.strength) == (later.points, later.strength)


def test_a_search_keeps_to_its_budget_and_stops_when_all_is_decided() -> None:
    s = start(GUGONG, 2, key=6)
    view = SeatView(GUGONG, s, asked(s)[0])

    def search(simulations: int, explore: float = 0.7) -> TurnSearch:
        tactics = Tactics(search=TURNS, simulations=simulations, width=4, explore=explore)
        found = TurnSearch(Judge(GUGONG.worth, 2), view.imagine, view.seat, list(view.legal), 3, tactics)
        plans = found.best()
        assert sum(plan.tried for plan in plans) == found.done <= simulations
        assert plans[0].tried == max(plan.tried for plan in plans)
        assert plans[0].path[0] in view.legal
        return found

    assert search(7).done <= 7
    assert search(0).done == 0
    assert search(60, explore=0.0).done < 60  # nothing but the best is tried, and soon no other can catch up
