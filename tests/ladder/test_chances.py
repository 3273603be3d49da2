"""Intervals, against known values and against the truth of made-up matches."""

import random
from statistics import fmean

import pytest

from caravanserai.ladder.chances import Bets, Watch, interval, together, wilson

GIVEN = 0.6


def new_luck() -> random.Random:
    """The same in every test, so that none depends on luck."""
    return random.Random(20261116)  # noqa: S311  not for secrets


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [  # Newcombe (1998), table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_is_as_published(won: int, n: int, low: float, high: float) -> None:
    assert (low, high) == pytest.approx(wilson(won / n, n), abs=5e-5)


def test_all_won_is_mirrored_none_won() -> None:
    low, high = wilson(0.0, 40)
    assert (1 - high, 1 - low) == pytest.approx(wilson(1.0, 40))


def test_games_of_a_deal_that_agree_count_once() -> None:
    """Two games that always end alike say as much as one."""
    deals = [[float(n % 5 > 1)] * 2 for n in range(100)]
    assert together(deals) == pytest.approx(2, rel=0.02)
    low, high = interval(deals)
    assert (low, high) == pytest.approx(wilson(0.6, 100), abs=0.002)


def test_games_of_a_deal_that_differ_never_count_more() -> None:
    """That whoever has the better seat always wins makes the share look more certain than we say."""
    deals = [[1.0, 0.0]] * 50
    assert 1 == together(deals)
    assert wilson(0.5, 100) == interval(deals)


def test_an_interval_covers_the_truth_though_the_games_of_a_deal_go_together() -> None:
    """In 95 of 100 made-up matches, give or take the luck of 400; Wilson's alone would in far fewer."""
    luck = new_luck()
    ours = plain = 0
    for _ in range(400):
        deals = [[float(luck.random() < GIVEN)] * 2 for _ in range(100)]
        low, high = interval(deals)
        ours += low <= GIVEN <= high
        low, high = wilson(fmean(game for deal in deals for game in deal), 200)
        plain += low <= GIVEN <= high
    assert 0.92 <= ours / 400
    assert plain / 400 < 0.88


def deals_of(luck: random.Random, share: float, n: int) -> list[float]:
    """Two games each."""
    return [fmean(float(luck.random() < share) for _ in range(2)) for _ in range(n)]


def looked_at(deals: list[float]) -> bool:
    """Whether Wilson's interval, looked at after each deal from the tenth on, ever excludes the truth."""
    total = sum(deals[:9])
    for n, share in enumerate(deals[9:], 10):
        total += share
        low, high = wilson(total / n, 2 * n)
        if not low <= GIVEN <= high:
            return True
    return False


def test_looking_often_is_paid_for() -> None:
    """A true share is wrongly excluded in at most 5 % of 400 matches; Wilson's would exclude it in far more."""
    luck = new_luck()
    watched = plain = 0
    for _ in range(400):
        deals = deals_of(luck, GIVEN, 200)
        watch = Watch(GIVEN)
        for share in deals:
            watch.add(share)
        watched += watch.verdict != 0
        plain += looked_at(deals)
    assert watched / 400 <= 0.05
    assert 0.15 <= plain / 400


@pytest.mark.parametrize(("share", "verdict"), [(0.8, 1), (0.4, -1)])
def test_a_clear_match_is_soon_over(share: float, verdict: int) -> None:
    luck = new_luck()
    lengths = []
    for _ in range(50):
        watch = Watch(GIVEN)
        lengths.append(next(n for n, deal in enumerate(deals_of(luck, share, 2000), 1) if watch.add(deal)))
        assert verdict == watch.verdict
    assert fmean(lengths) < 120


def test_a_verdict_and_the_interval_say_the_same() -> None:
    """The interval excludes the value from the deal on after which the verdict is given, and not before."""
    luck = new_luck()
    watch = Watch(GIVEN)
    for deal in deals_of(luck, 0.8, 300):
        verdict = watch.add(deal)
        low, high = watch.bets.interval()
        assert verdict == (1 if low >= GIVEN else 0)
        assert low < 0.8 < high
        if verdict:
            return
    pytest.fail("no verdict")


def test_a_verdict_stands() -> None:
    watch = Watch(0.5)
    for _ in range(40):
        watch.add(1.0)
    assert 1 == watch.verdict
    for _ in range(400):
        watch.add(0.0)
    assert 1 == watch.verdict


def test_bets_know_nothing_before_the_first_deal() -> None:
    assert (0.0, 1.0) == Bets().interval()


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_bets_bear_whoever_always_wins_or_loses(share: float) -> None:
    bets = Bets()
    for _ in range(60):
        bets.add(share)
    low, high = bets.interval()
    assert low <= share <= high
    assert high - low < 0.15
