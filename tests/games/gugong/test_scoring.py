"""The end of the game (section 11 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.gugong.story import Story
from tests.rules import rule


def arrived(seats: int = 2) -> Story:
    """All Envoys are in the Palace: seat 0 on the space worth 7, seat 1 on 5, and so on."""
    t = Story(seats)
    for seat in range(seats):
        t.envoy(seat, 8)
    return t


@rule("GG-11.1.1")
def test_the_order_of_final_scoring() -> None:
    """Wall, level-3 decrees, Palace, jade: d3_third sees the wall's points but not those that come later."""
    t = arrived().points(0, 7).wall(0, 1).holds(0, "d3_third", "d3_eight").jade(0, 3).end()
    # 7 and 3 for the wall (the Envoy in the Palace gives 1 more) are 11: 3 full threes.
    expected = {"score-track": 11, "score-decree-d3_third": 3, "score-decree-d3_eight": 8}
    expected |= {"score-palace": 7, "score-jade": 6}
    assert expected == t.sheet(0)
    assert 35 == t.score(0)


@rule("GG-11.1.1")
def test_the_score_sheet_is_read_in_order() -> None:
    """First what is on the track, then decrees, Palace, jade."""
    t = arrived().holds(0, "d3_eight").jade(0, 1).end()
    assert ["score-track", "score-decree-d3_eight", "score-palace", "score-jade"] == list(t.sheet(0))


@rule("GG-11.2.1")
def test_an_incomplete_wall_is_scored_at_the_end() -> None:
    """A single servant gives 3 VP and a step of the Envoy."""
    t = Story().envoy(0, 8).wall(1, 1).envoy(1, 2).end()
    assert (3, 3) == (t.player(1).vp, t.player(1).envoy)
    assert 0 == t.player(0).vp


@rule("GG-11.2.1")
def test_most_servants_win_the_final_wall_and_ties_are_broken_as_usual() -> None:
    """More servants win whatever the Intrigue; on a tie the marker further on, then the one on top."""
    most = Story(3).wall(0, 2).wall(1, 1).intrigue((1, 9)).end()
    assert [3, 0, 0] == [most.player(seat).vp for seat in range(3)]
    ahead = Story(3).wall(0, 1).wall(1, 1).intrigue((1, 2), (0, 3), (2, 9)).end()
    assert [3, 0, 0] == [ahead.player(seat).vp for seat in range(3)]
    on_top = Story(3).wall(0, 1).wall(1, 1).intrigue((0, 3), (1, 3)).end()
    assert [0, 3, 0] == [on_top.player(seat).vp for seat in range(3)]


@rule("GG-11.2.1")
def test_an_empty_wall_is_not_scored() -> None:
    """Nobody scores and nobody advances."""
    t = Story().intrigue((0, 5)).end()
    assert [(0, 0), (0, 0)] == [(t.player(seat).vp, t.player(seat).envoy) for seat in (0, 1)]
    assert "final-wall" not in t.events()


@rule("GG-11.2.2")
def test_the_final_wall_gives_no_intrigue_benefits() -> None:
    """Even with a whole wall and far ahead on the track nobody is asked."""
    t = arrived().wall(0, 3).wall(1, 2).intrigue((0, 14), (1, 12)).end()
    assert t.who is None
    assert ([14, 12], [0, 0]) == (
        [t.player(seat).intrigue for seat in (0, 1)],
        [t.player(seat).jade for seat in (0, 1)],
    )


@rule("GG-11.2.3", "GG-11.6.4")
def test_the_final_wall_can_bring_an_envoy_into_the_palace() -> None:
    """The last step arrives: its points and the right to win."""
    t = Story().points(0, 20).envoy(0, 7).wall(0, 1).envoy(1, 8).end()
    assert 8 == t.player(0).envoy
    assert {"score-track": 23, "score-palace": 5} == {k: v for k, v in t.sheet(0).items() if v}
    assert (28, [0]) == (t.score(0), t.winners())


@rule("GG-11.2.3")
def test_a_step_short_of_the_palace_is_not_enough() -> None:
    """From step 6 the last step leads to 7, and the score is 0."""
    t = Story().points(0, 20).envoy(0, 6).wall(0, 1).envoy(1, 8).end()
    assert (7, 0, [1]) == (t.player(0).envoy, t.score(0), t.winners())


@rule("GG-11.3.1")
@pytest.mark.parametrize(("vp", "third"), [(8, 2), (9, 3), (29, 9), (30, 10), (60, 10)])
def test_a_third_of_the_points_is_scored_before_the_other_decrees(vp: int, third: int) -> None:
    """One for every full three on the track, at most ten; the 8 of another decree do not count."""
    t = arrived().points(0, vp).holds(0, "d3_eight", "d3_third").end()
    assert (third, 8) == (t.sheet(0)["score-decree-d3_third"], t.sheet(0)["score-decree-d3_eight"])
    assert vp + third + 8 + 7 == t.score(0)


@rule("GG-11.3.1")
def test_each_player_scores_the_own_decrees() -> None:
    """Levels 1 and 2 give nothing now, and the opponent's decrees are the opponent's."""
    t = arrived().decrees("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_decrees")
    t.holds(0, "d1_servant", "d3_decrees").holds(1, "d3_eight").end()
    assert 4 == t.sheet(0)["score-decree-d3_decrees"]
    assert "score-decree-d3_eight" not in t.sheet(0)
    assert [7 + 4, 5 + 8] == [t.score(0), t.score(1)]


@rule("GG-11.4.1")
@pytest.mark.parametrize(("seats", "values"), [(3, [7, 5, 3]), (5, [7, 5, 3, 2, 1])])
def test_arrival_spaces_are_scored(seats: int, values: list[int]) -> None:
    """In the order of arrival."""
    t = arrived(seats).end()
    assert values == [t.sheet(seat)["score-palace"] for seat in range(seats)]
    assert values == [t.score(seat) for seat in range(seats)]


@rule("GG-11.5.1")
@pytest.mark.parametrize(("jade", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (9, 23)])
def test_jade_scores_by_the_set(jade: int, vp: int) -> None:
    """1, 3, 6, 10, 15 and 2 for each further one."""
    t = arrived().jade(0, jade).end()
    assert vp == t.sheet(0).get("score-jade", 0)
    assert 7 + vp == t.score(0)


@rule("GG-11.6.1")
def test_outside_the_palace_there_is_no_score() -> None:
    """However many points: 0, and no victory."""
    t = Story(3).points(0, 50).jade(0, 5).envoy(0, 7).envoy(1, 8).end()
    assert (0, [1]) == (t.score(0), t.winners())
    assert 0 == sum(t.sheet(0).values())
    assert t.sheet(0)["score-no-palace"] < 0


@rule("GG-11.6.2")
def test_the_highest_score_wins() -> None:
    """Also against an earlier arrival and a better place on the Intrigue track."""
    t = arrived(3).points(0, 3).points(1, 6).points(2, 1).intrigue((0, 14)).end()
    assert [10, 11, 4] == [t.score(seat) for seat in range(3)]
    assert [1] == t.winners()
    assert [1, 0, 2] == [standing.seat for standing in t.standings()]
    assert [(1, "", ()), (0, "", ()), (2, "", ())] == t.ties()


@rule("GG-11.6.2")
def test_ties_of_the_score_are_broken_on_the_intrigue_track() -> None:
    """Further on wins, then higher in the stack."""
    ahead = arrived().points(0, 0).points(1, 2).intrigue((1, 4), (0, 5)).end()
    assert ([7, 7], [0]) == ([ahead.score(0), ahead.score(1)], ahead.winners())
    assert [(0, "GG-11.6.2", (1, 5)), (1, "", (1, 4))] == ahead.ties()
    assert ["GG-11.6.1", "GG-11.6.2"] == ahead.tie_rules(1)
    on_top = arrived().points(0, 0).points(1, 2).intrigue((0, 5), (1, 5)).end()
    assert [1] == on_top.winners()
    assert [(1, "GG-9.1.6", (1, 5, 2)), (0, "", (1, 5, 1))] == on_top.ties()


@rule("GG-11.6.3")
def test_without_an_envoy_in_the_palace_nobody_wins() -> None:
    """All have 0 and there is no winner."""
    t = Story(3).points(0, 12).points(1, 9).envoy(0, 7).envoy(1, 3).end()
    assert ([0, 0, 0], []) == ([t.score(seat) for seat in range(3)], t.winners())
    assert ["", "", ""] == [decided for _, decided, _ in t.ties()]


@rule("GG-11.6.4")
def test_intrigue_markers_stand_still_at_the_end() -> None:
    """Winning the final wall leaves every marker and every stack as it was."""
    t = arrived(3).wall(0, 2).wall(1, 2).wall(2, 1).intrigue((0, 7), (1, 7), (2, 3))
    before = [(t.player(seat).intrigue, t.player(seat).height) for seat in range(3)]
    t.end()
    assert before == [(t.player(seat).intrigue, t.player(seat).height) for seat in range(3)]
