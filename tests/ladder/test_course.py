"""What counts: the deals in their order, whoever was ready first; and when a match is over."""

import random
from concurrent.futures import Future
from typing import Any

import pytest

from caravanserai.ladder.course import Course, Tally
from caravanserai.ladder.fixtures import Fixture, Match
from caravanserai.ladder.journal import game_id
from caravanserai.ladder.playing import Outcome
from caravanserai.ladder.pools import Here
from caravanserai.ladder.summary import summary
from tests.ladder.matches import ladder, made_up, with_oasis

MATCH = Match("greedy", "random")


class MadeUp:
    """A pool whose games are over at once, eight at a time, and keeps which they were."""

    width = 8

    def __init__(self) -> None:
        self.played: list[Fixture] = []

    def submit(self, fixture: Fixture) -> "Future[Outcome]":
        future: Future[Outcome] = Future()
        self.played.append(fixture)
        future.set_result(made_up(fixture))
        return future


def plain(course: Course) -> dict[str, Any]:
    """The results without what is measured in time."""
    found = summary(course)
    del found["strength"]
    return found


@pytest.mark.parametrize("until", [None, 0.5])
@pytest.mark.parametrize("seed", range(4))
def test_the_order_in_which_games_end_does_not_matter(seed: int, until: float | None) -> None:
    found = ladder(until=until)
    in_order, shuffled = Tally(found, MATCH, 100), Tally(found, MATCH, 100)
    fixtures = list(found.fixtures(MATCH, 100))
    for fixture in fixtures:
        in_order.add(fixture, made_up(fixture))
    random.Random(seed).shuffle(fixtures)  # noqa: S311  not for secrets
    for fixture in fixtures:
        shuffled.add(fixture, made_up(fixture))
    assert in_order.whole == shuffled.whole == (100 if until is None else in_order.whole)
    assert list(in_order.counted()) == list(shuffled.counted())
    assert (until is None) == (in_order.whole == 100)


def test_a_watched_match_is_over_when_the_verdict_is_given_and_not_later() -> None:
    """The same deals count, whether more had been played meanwhile or not."""
    found = ladder(until=0.5)
    course = Course(found, 400)
    pool = MadeUp()
    course.run(pool, ())
    tally = course.tallies[0]
    assert tally.watch is not None
    assert 1 == tally.watch.verdict
    assert 2 * tally.whole <= len(pool.played) <= 2 * tally.whole + pool.width
    told = summary(course)["pairs"][0]
    assert "above" == told["verdict"]
    assert told["low"] >= 0.5
    assert 2 * tally.whole == told["games"] < 400


def test_an_undecided_match_is_played_to_its_end() -> None:
    course = Course(ladder(until=0.7), 60)
    course.run(MadeUp(), ())
    told = summary(course)["pairs"][0]
    assert (None, 60) == (told["verdict"], told["games"])
    assert told["low"] < 0.7 < told["high"]


def test_a_control_is_played_to_its_end_though_others_are_watched() -> None:
    course = Course(ladder(until=0.5, mirrors=("random",)), 400)
    course.run(MadeUp(), ())
    assert [False, True] == [tally.whole == 200 for tally in course.tallies]


def test_what_was_played_before_is_not_played_again() -> None:
    whole = Course(ladder(), 40)
    whole.run(MadeUp(), ())
    some = list(Course(ladder(), 40).fixtures())[::2][:17]
    known = {game_id(fixture): made_up(fixture) for fixture in some}
    again = Course(ladder(), 40)
    assert 17 == again.take_up(known)
    assert 23 == again.left()
    pool = MadeUp()
    again.run(pool, ())
    assert 23 == len(pool.played)
    assert not known.keys() & {game_id(fixture) for fixture in pool.played}
    assert plain(whole) == plain(again)


def test_fewer_games_are_the_first_of_more() -> None:
    more, fewer = Course(ladder(), 40), Course(ladder(), 20)
    more.run(MadeUp(), ())
    known = {game_id(f): made_up(f) for f in Course(ladder(), 40).fixtures()}
    assert 20 == fewer.take_up(known)
    assert fewer.over
    assert 20 == summary(fewer)["pairs"][0]["games"]


def test_shares_are_of_one_seat_and_add_up() -> None:
    """At four seats a fair share is a quarter; the others share the rest."""
    course = Course(ladder(seats=4), 80)
    course.run(MadeUp(), ())
    found = summary(course)
    pair = found["pairs"][0]
    assert (0.25, 0.25) == (found["fair"], pair["fair"])
    assert pair["low"] < pair["share"] < pair["high"]
    assert pair["share"] == pytest.approx(sum(pair["by_seat"]) / 4)
    weak, strong = found["strength"]
    assert 1 == pytest.approx(strong["share"] + 3 * weak["share"])


def test_games_that_did_not_end_or_that_nobody_won_are_told() -> None:
    """They are in the share, as nobody's; and not in the points."""
    found, course = ladder(), Course(ladder(), 6)
    endless = Outcome(False, (1, 2), (90, 80), (0,), 300, {})
    nobodys = Outcome(True, (1, 2), (10, 0), (), 50, {})
    for fixture in found.fixtures(MATCH, 3):
        deal = fixture.key - found.first_key
        course.by_name[MATCH.name].add(fixture, (endless, nobodys, made_up(fixture, chance=1.0))[deal])
    pair = summary(course)["pairs"][0]
    assert (2, 2) == (pair["unended"], pair["nobody"])
    assert pair["share"] == pytest.approx((0.5 + 0.5 + 1.0) / 3)
    assert {"a": 17.5, "b": 12.5} == pair["points"]


def test_a_level_is_no_stronger_than_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: what is fair lies within the interval, and the games of a deal are not one game twice."""
    with_oasis(monkeypatch)
    course = Course(ladder(mirrors=("random",)), 60)
    course.run(Here(), ())
    control = summary(course)["mirror"][0]
    assert control["holds"]
    assert control["low"] <= 0.5 <= control["high"]
    tally = course.by_name["random/random"]
    assert any(tally.games[deal, 0].points != tally.games[deal, 1].points for deal in range(30))


def test_a_control_that_fails_says_so() -> None:
    """Were one seat's games counted for the other, it would be found."""
    course = Course(ladder(mirrors=("random",)), 60)
    course.run(MadeUp(), ())  # `a` wins 70 % of these, whoever it plays
    assert not summary(course)["mirror"][0]["holds"]


def test_greedy_is_stronger_than_random(monkeypatch: pytest.MonkeyPatch) -> None:
    with_oasis(monkeypatch)
    course = Course(ladder(), 40)
    course.run(Here(), ())
    assert summary(course)["pairs"][0]["low"] > 0.5
