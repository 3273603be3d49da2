"""What is counted to the end of a game has no error of a judge: that falls to what was judged, and only to that."""

import json
from dataclasses import replace
from math import sqrt

import pytest

from caravanserai.core.game import games
from caravanserai.review.depth import STANDARD
from caravanserai.review.estimate import Estimate
from caravanserai.review.judged import THE_DEAL, Judged, judge_turn, judged_from
from caravanserai.review.judging import Choice, Hope, Judging
from caravanserai.review.review import GROWS, Review, moments_of, review_of
from caravanserai.review.turns import Outline, Turn, played_from
from tests.oasis import GAME as OASIS
from tests.review.tables import FEW, at_random, oasis, recorded
from tests.review.test_bands import BANDS

EVEN = (Estimate(0.5), Estimate(0.5))
HOPES = tuple(Hope(chance, Estimate(50.0)) for chance in EVEN)
NOTHING = (Estimate(0.0), Estimate(0.0))
LOSS = Estimate(0.06)
LEAST = replace(FEW, worlds=1, tries=1, draws=1, eyes=1)
ALIKE = {"standard": 0.0}  # what seems large is no farther off than all else
OFF = 0.5 * 0.6  # of all together: 0.6 of the spread of an even chance
GAME = Outline(
    seats=2,
    is_solo=False,
    turns=tuple(Turn(n, n + 1, n % 2, (0,), True, n == 2) for n in range(4)),
    result=(1.0, 0.0),
    off=6.0,
    bands=replace(BANDS, parts={"standard": 0.6}, changes=ALIKE),
)


def judged(*shares: float, luck: float = 1.0, deal: float = 1.0) -> dict[int, Judged]:
    """Four turns, a draw and the deal, of which so much was judged; every turn lost six points, for certain."""
    found = {THE_DEAL: Judged(THE_DEAL, HOPES, None, EVEN, deal)}
    for n, share in enumerate(shares):
        choice = Choice(NOTHING, LOSS, Estimate(1.0), (1,), share, share)
        found[n] = Judged(n, HOPES, choice, NOTHING if n == 2 else None, luck)
    return found


def told(found: dict[int, Judged]) -> Review:
    return review_of(GAME, found, STANDARD.name)


def test_a_last_turn_that_is_counted_is_told_for_certain() -> None:
    """What it lost is a fact, though elsewhere in the game the judge is far off."""
    (moment,) = told(judged(1.0, 1.0, 1.0, 0.0)).moments
    assert (3, -0.06, 0.0) == (moment.turn, moment.change.mean, moment.change.width)


def test_shares_are_as_large_as_what_was_judged_and_make_up_the_whole() -> None:
    """Of a half half as much; the squares of all are that of all together, and each part has those it adds."""
    first = told(judged(1.0, 1.0, 0.5, 0.0, luck=0.5)).parts[0]
    whole = OFF / sqrt(1 + 1 + 1 + 0.25 + 0.25)
    assert first.own.error == pytest.approx(whole * sqrt(1 + 0.25))
    assert first.others.error == pytest.approx(whole)
    assert first.luck.error == pytest.approx(whole * sqrt(1 + 0.25))
    assert first.unexplained.error == pytest.approx(OFF)


def test_a_game_that_is_counted_in_all_has_none() -> None:
    """Near its end, say, or with so many turns played on that nothing is left to judge."""
    found = told(judged(0.0, 0.0, 0.0, 0.0, luck=0.0, deal=0.0))
    assert {0.0} == {part.unexplained.error for part in found.parts}
    assert [0.0] * 4 == [moment.change.width for moment in found.moments]


def test_until_all_is_judged_widths_only_grow() -> None:
    """So who writes down the words of moments turn by turn leaves none out that is told in the end."""
    bands = replace(BANDS, parts={"standard": 0.06}, changes=ALIKE)
    game = replace(GAME, bands=bands)
    whole = judged(1.0, 1.0, 0.5, 0.0)
    so_far: list[Judged] = []
    widths = []
    for number in (THE_DEAL, *range(4)):
        so_far.append(whole[number])
        found = {one.turn: one.change.width for one in moments_of(game, so_far, STANDARD.name)}
        if 0 in found:
            widths.append(found[0])
    assert 4 == len(widths), "from the first turn to the last"
    assert sorted(widths) == widths
    assert widths[0] < widths[-1]
    assert moments_of(game, [whole[0]], STANDARD.name)[0].change.width <= widths[-1]


def test_a_draw_is_told_of_the_same_seat_however_far_off_the_judge_is() -> None:
    """Whom it moved most is found by its samples: for that seat its words were written down."""
    luck = (Estimate(0.10, 0.029), Estimate(-0.09, 0.001))
    rest = {n: Judged(n, HOPES, Choice(NOTHING)) for n in (0, 1, 3)}
    seats = set()
    for parts in (0.0, 0.01, 0.02, 0.05, 0.1):
        game = replace(GAME, bands=replace(BANDS, parts={"standard": parts}, changes=ALIKE))
        found = {THE_DEAL: Judged(THE_DEAL, HOPES, None, EVEN), 2: Judged(2, HOPES, Choice(NOTHING), luck), **rest}
        seats |= {one.seat for one in review_of(game, found, STANDARD.name).moments}
    assert {0} == seats


def test_a_large_change_is_farther_off() -> None:
    """A turn that lost 60 points is told with half of that besides its share, of which a half was judged."""
    found = judged(0.5, 1.0, 1.0, 1.0)
    large = Choice(NOTHING, Estimate(0.6, 0.01), Estimate(9.0), (1,), 0.5, 0.5)
    (moment,) = told({**found, 0: Judged(0, HOPES, large)}).moments
    share = OFF / sqrt(1 + 0.25 + 3 + 1)
    assert moment.change.error == pytest.approx(sqrt(0.01**2 + (0.5 * share) ** 2 + (0.5 * GROWS * 0.6) ** 2))


@pytest.mark.parametrize(("moved", "is_told"), [(0.08, False), (0.12, True)])
def test_a_draw_is_told_from_where_its_range_leaves_nought(moved: float, is_told: bool) -> None:
    """Both are beyond the share that a comparison has in the parts; what grows with the change counts as well."""
    game = replace(GAME, bands=replace(BANDS, parts={"standard": 0.15}, changes=ALIKE))
    found = {n: Judged(n, HOPES, Choice(NOTHING)) for n in (0, 1, 3)}
    found[2] = Judged(2, HOPES, Choice(NOTHING), (Estimate(moved), Estimate(-moved)))
    found[THE_DEAL] = Judged(THE_DEAL, HOPES, None, EVEN)
    share = 0.5 * 0.15 / sqrt(6)
    assert moved > Estimate(0.0, share).width
    moments = review_of(game, found, STANDARD.name).moments
    assert is_told == bool(moments)
    assert all(moment.change.width < moved for moment in moments)


# In games


@pytest.mark.once
def test_it_is_known_of_each_comparison_what_was_counted() -> None:
    """At the beginning of a game all is judged after a turn of each, in its last turn nothing."""
    game = games()["gugong"]
    played = played_from(recorded(game, 3, [at_random(1), at_random(2)]))
    judging = Judging(game, 2, LEAST)
    free = [number for number, turn in enumerate(played.turns) if turn.is_free]
    deal, first, last = (judge_turn(played, judging, number) for number in (THE_DEAL, free[0], free[-1]))
    assert first.choice is not None
    assert last.choice is not None
    assert (1.0, 1.0, 1.0) == (deal.luck_judged, first.choice.moved_judged, first.choice.loss_judged)
    assert (0.0, 0.0) == (last.choice.moved_judged, last.choice.loss_judged)


def test_where_all_is_played_to_the_end_all_is_counted() -> None:
    played = oasis(1, [at_random(1), at_random(2)], short=True)
    judging = Judging(OASIS, 2, FEW)
    drawn = next(number for number, turn in enumerate(played.turns) if turn.is_free and turn.reveals)
    for number in (THE_DEAL, drawn):
        found = judge_turn(played, judging, number)
        assert 0.0 == found.luck_judged
        assert found.choice is None or 0.0 == found.choice.moved_judged == found.choice.loss_judged


def test_what_was_counted_is_written_down() -> None:
    """And of a review from before that was known it is taken that all was judged."""
    one = Judged(2, HOPES, Choice(NOTHING, LOSS, LOSS, (1,), 0.25, 0.5), NOTHING, 0.75)
    row = json.loads(json.dumps(one.plain()))
    assert one == judged_from(row)
    del row["luck_judged"], row["choice"]["moved_judged"], row["choice"]["loss_judged"]
    assert replace(one, choice=Choice(NOTHING, LOSS, LOSS, (1,)), luck_judged=1.0) == judged_from(row)
