"""The review of a game alone: it starts from what the deal gave, and the opponent of the rules is chance."""

from dataclasses import replace

import pytest

from caravanserai.core.game import games
from caravanserai.games.gugong.events import MENG_CARD
from caravanserai.review.depth import Depth
from caravanserai.review.estimate import Estimate
from caravanserai.review.judged import THE_DEAL, Judged, judge_turn
from caravanserai.review.judging import Choice, Hope, Judging
from caravanserai.review.plain import plain_part, plain_review
from caravanserai.review.review import numbers, review_of
from caravanserai.review.turns import Outline, Turn, played_from
from tests.review.tables import chosen_by, recorded

ALONE = Depth("alone", worlds=1, tries=1, draws=1, eyes=1, rounds=0, search=0.01)
HOPES = (Hope(Estimate(0.5), Estimate(20.0)),)
GAME = Outline(
    seats=1,
    is_solo=True,
    turns=tuple(Turn(n, n + 1, 0, (0,), True, True) for n in range(2)),
    result=(1.0,),
    off=5.0,
    is_counted=True,
)


def judged(deal: Estimate) -> dict[int, Judged]:
    """Two turns with a draw after each."""
    found = {THE_DEAL: Judged(THE_DEAL, HOPES, None, (deal,), 0.0)}
    for n in range(2):
        choice = Choice((Estimate(-0.1, 0.02),), moved_judged=0.0, loss_judged=0.0)
        found[n] = Judged(n, HOPES, choice, (Estimate(0.2, 0.03),), 0.0)
    return found


def test_what_the_deal_gave_is_told_with_its_width_and_is_a_part_of_what_is_not_explained() -> None:
    """It is an estimate as any other; among several the start is even, and what the deal gave is luck."""
    deal = Estimate(0.4, 0.06)
    (part,) = review_of(GAME, judged(deal), ALONE.name).parts
    assert (0.4, deal.width) == (part.start, part.start_width)
    assert part.luck.mean == pytest.approx(0.4)
    assert part.luck.error == pytest.approx(0.03 * 2**0.5)
    assert part.unexplained.mean == pytest.approx(1.0 - 0.4 - 0.4 + 0.2)
    assert part.unexplained.error**2 == pytest.approx(0.06**2 + 2 * 0.02**2 + 2 * 0.03**2)
    told = plain_part(part)
    assert (0.4, round(deal.width, 4)) == (told["start"], told["start_width"])
    several = replace(GAME, seats=2, is_solo=False, result=(1.0, 0.0))
    both = {
        n: replace(
            one,
            hopes=HOPES * 2,
            choice=one.choice and replace(one.choice, moved=one.choice.moved * 2),
            luck=one.luck and one.luck * 2,
        )
        for n, one in judged(deal).items()
    }
    assert [(0.5, 0.0)] * 2 == [(one.start, one.start_width) for one in review_of(several, both, ALONE.name).parts]


@pytest.mark.compiled
def test_a_game_alone_adds_up_and_its_opponent_is_chance() -> None:
    """All of a game of Gùgōng that somebody lost to Meng: only the person has a curve, choices and a part."""
    game = games()["gugong"]
    played = played_from(recorded(game, 3, chosen_by(["random"], 3)))
    assert {0} == {turn.seat for turn in played.turns}
    judging = Judging(game, 1, ALONE)
    found = {number: judge_turn(played, judging, number) for number in numbers(played.outline)}
    review = review_of(played.outline, found, ALONE.name)
    (part,) = review.parts
    moved = [part.own.mean, part.others.mean, part.luck.mean, part.unexplained.mean]
    assert part.result == pytest.approx(part.start + sum(moved), abs=1e-12)
    assert part.start_width > 0.0
    assert (0.0, 0.0) == (part.others.mean, part.others.error), "nobody else chooses"
    assert {1} == {len(hopes) for _, hopes in review.curve}

    cards = [n for n, turn in enumerate(played.turns) if any(one.kind == MENG_CARD for one in played.told(turn))]
    luck = {number: one.luck for number, one in found.items() if number != THE_DEAL and one.luck is not None}
    assert cards
    assert luck.keys() >= set(cards), "Meng's cards are drawn, not chosen"
    assert part.luck.mean == pytest.approx(sum(one[0].mean for one in luck.values()))
    assert any(luck[n][0].error > 0.0 for n in cards), "another card would have brought something else"
    assert {1} == {len(point["chance"]) for point in plain_review(played, found, {"depth": ALONE.name})["curve"]}
