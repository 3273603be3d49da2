"""How far curves are off is told where it was measured, for the judge that it was measured for, and nowhere else."""

import json
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from caravanserai.core.game import Game, games
from caravanserai.review import bands as measuring
from caravanserai.review.bands import STAGES, Bands, bands_from, bands_of, between, head
from caravanserai.review.depth import QUICK, STANDARD
from caravanserai.review.estimate import Estimate
from caravanserai.review.judged import THE_DEAL, Judged
from caravanserai.review.judging import Choice, Hope
from caravanserai.review.review import UNSURE, Part, review_of
from caravanserai.review.turns import Outline, Turn, outline_from, played_from
from tests.review.tables import at_random, recorded

TENTHS = tuple(n / 10 for n in range(STAGES, 0, -1))
BANDS = Bands(chance=TENTHS, points=tuple(10 * n for n in TENTHS))
TURNS = tuple(Turn(n, n + 1, n % 2, (0,), True, False) for n in range(20))
SHIPPED = [(game.id, seats) for game in games().values() if game.sketcher for seats in game.seats if seats > 1]


def outline(bands: Bands | None) -> Outline:
    return Outline(2, False, TURNS, (1.0, 0.0), 6.0, bands)


def curve(bands: Bands | None) -> list[Hope]:
    """What is told of the first seat of a game in which all is as it was at first, and nothing left to samples."""
    hopes = (Hope(Estimate(0.8), Estimate(50.0)), Hope(Estimate(0.2), Estimate(40.0)))
    found = {number: Judged(number, hopes) for number in range(len(TURNS))}
    return [hopes[0] for _, hopes in review_of(outline(bands), found, STANDARD.name).curve]


def test_what_is_measured_of_a_tenth_holds_in_its_middle() -> None:
    """In between lies what is between; before the first middle and after the last nothing is made up."""
    assert [1.0, 1.0, 0.95, 0.9, 0.1, 0.1] == pytest.approx(
        [between(TENTHS, passed) for passed in (0.0, 0.05, 0.1, 0.15, 0.95, 1.0)]
    )


def test_curves_are_as_wide_as_was_measured() -> None:
    """Points directly, chances by what is left to chance in them; what is certain has no width."""
    found = curve(BANDS)
    assert pytest.approx(10 * between(TENTHS, 0.25)) == found[4].points.width
    assert pytest.approx(0.4 * between(TENTHS, 0.25)) == found[4].chance.error
    assert 0.0 == found[-1].points.width == found[-1].chance.width


def test_nothing_is_certain_before_the_end() -> None:
    """A judge may be as sure as it likes: its chance has a width."""
    assert all(0.0 < BANDS.chance_error(0.9, chance) < 0.01 for chance in (0.0, 1.0))


def test_where_nothing_was_measured_the_old_widths_stay() -> None:
    """At least so much in the quarters of the game."""
    found = curve(None)
    assert list(UNSURE) == pytest.approx([found[n].chance.width for n in (3, 8, 13, 17)])


def test_what_is_kept_of_a_game_keeps_its_bands() -> None:
    """And an outline from before there were any can still be read."""
    assert outline(BANDS) == outline_from(json.loads(json.dumps(outline(BANDS).plain())))
    old: Any = outline(None).plain()
    assert "bands" not in old
    assert None is outline_from(old).bands
    with pytest.raises(ValueError, match="bands of 9"):
        outline_from({**old, "bands": {"chance": [0.1] * 9, "points": [1.0] * 9}})


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_each_game_has_bands_for_the_judge_that_it_ships(name: str, seats: int) -> None:
    """Wide early on and narrow late; after another judgement was taught, `python -m tools.bands GAME --fit` is due."""
    found = bands_of(games()[name], seats)
    assert found is not None, "the judge, the edition or the box is another: measure anew"
    assert found.points[0] > found.points[-1] > 0.0
    assert all(0.0 < error < 1.0 for error in found.chance)


def measured_of(game: Game[Any]) -> dict[str, Any]:
    return {**head(game, 2), "chance": {"2": list(BANDS.chance)}, "points": {"2": list(BANDS.points)}}


def test_bands_hold_for_what_they_were_measured_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another edition, box, judge or number of seats has none, nor has a game that was never measured."""
    game = games()["gugong"]
    whole = measured_of(game)
    for change, is_found in (
        ({}, True),
        ({"edition": game.edition + 1}, False),
        ({"box": "another"}, False),
        ({"form": 0}, False),
        ({"weights": "another"}, False),
        ({"points": {"3": list(BANDS.points)}}, False),
        ({"chance": {"3": list(BANDS.chance)}}, False),
    ):
        monkeypatch.setattr(measuring, "measured", lambda _, found={**whole, **change}: found)
        assert is_found == (bands_of(game, 2) == BANDS)
    monkeypatch.setattr(measuring, "measured", lambda _: None)
    assert None is bands_of(game, 2)


def played_with(game: Game[Any], **options: Any) -> Outline:
    return played_from(recorded(game, 3, [at_random(1), at_random(2)], **options)).outline


def test_options_that_somebody_chose_were_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game by other rules is told with the old widths; one alone, too, as nothing was measured of it."""
    game = games()["gugong"]
    monkeypatch.setattr(measuring, "measured", lambda _: measured_of(game))
    assert BANDS == played_with(game).bands
    assert None is played_with(game, bonus_tokens=True).bands
    assert None is bands_of(game, 1)


# Parts


WITH_DRAWS = tuple(replace(turn, reveals=turn.first < 4) for turn in TURNS)  # a deal, 20 turns and 4 draws: 25 in all


def parts(bands: Bands | None, depth: str = STANDARD.name, **more: Any) -> tuple[Part, ...]:
    """Of a game of two with ten turns each, a deal and four draws, none of which its samples leave any doubt about."""
    game = replace(outline(bands), turns=WITH_DRAWS, **more)
    even = (Estimate(0.5), Estimate(0.5))
    hopes = tuple(Hope(chance, Estimate(50.0)) for chance in even)
    nothing = (Estimate(0.0), Estimate(0.0))
    found = {THE_DEAL: Judged(THE_DEAL, hopes, None, even)}
    for number in range(len(TURNS)):
        found[number] = Judged(number, hopes, Choice(nothing), nothing if number < 4 else None)
    return review_of(game, found, depth).parts


def test_parts_are_as_far_off_as_was_measured_together() -> None:
    """At an even chance of two the spread is a half; each comparison has its share of it: 10, 10 and 5 of 25."""
    for part in parts(replace(BANDS, parts={"standard": 0.6, "quick": 0.8})):
        assert part.unexplained.error == pytest.approx(0.3)
        assert part.own.error == part.others.error == pytest.approx(0.3 * sqrt(10 / 25))
        assert part.luck.error == pytest.approx(0.3 * sqrt(5 / 25))


def test_what_was_not_measured_of_parts_is_not_thought_to_be_exact() -> None:
    """A greater depth is as far off as the last that is known; of an unknown judge nearly nothing is known."""
    known = replace(BANDS, parts={"standard": 0.6, "quick": 0.8})
    assert parts(known, "exact")[0].unexplained.error == pytest.approx(0.3)
    assert parts(replace(BANDS, parts={"standard": 0.6}), "quick")[0].unexplained.error == pytest.approx(0.5)
    assert parts(BANDS)[0].unexplained.error == parts(None)[0].unexplained.error == pytest.approx(0.5)


def test_where_all_is_played_to_the_end_parts_have_the_error_of_samples_alone() -> None:
    assert 0.0 == parts(None, is_counted=True)[0].unexplained.error


def test_bands_of_parts_are_kept_with_a_review() -> None:
    """Those of an older review are not there, and it can be told all the same."""
    known = replace(outline(replace(BANDS, parts={"quick": 0.8})), is_counted=True)
    assert known == outline_from(known.plain())
    row = outline(BANDS).plain()
    del row["counted"]
    assert outline(BANDS) == outline_from(row)


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_parts_of_every_game_were_measured(name: str, seats: int) -> None:
    found = bands_of(games()[name], seats)
    assert found is not None
    assert found.parts.keys() >= {QUICK.name, STANDARD.name}
    assert all(0.0 < off < 3.0 for off in found.parts.values())


# Key moments


def moments(bands: Bands | None, loss: Estimate, luck: Estimate, **more: Any) -> list[tuple[str, float, float]]:
    """Which kinds are told of a game in whose first turn a choice lost and a draw helped so much, and how surely."""
    game = replace(outline(bands), turns=WITH_DRAWS, **more)
    even = (Estimate(0.5), Estimate(0.5))
    hopes = tuple(Hope(chance, Estimate(50.0)) for chance in even)
    choice = Choice(even, loss, Estimate(1.0), (1,))
    found = {THE_DEAL: Judged(THE_DEAL, hopes, None, even), 0: Judged(0, hopes, choice, (luck, Estimate(0.0)))}
    told = review_of(game, found, STANDARD.name).moments
    return [(one.kind, round(one.change.mean, 3), round(one.change.width, 3)) for one in told]


def test_a_key_moment_is_as_unsure_as_the_judge_and_never_inside_its_own_error() -> None:
    """Of 30 points in all each of 25 comparisons has 6, and a change half of itself: so 19 either side of 20.

    It is told if all that it may be off by does not take it to nought. The judge's share counts as well while the rest
    is still to be judged.
    """
    known = replace(BANDS, parts={"standard": 0.6}, changes={"standard": 0.1})

    def width(change: float, samples: float = 0.0) -> float:
        return round(1.645 * sqrt(0.06**2 + (0.5 * change) ** 2 + samples**2), 3)

    assert [("choice", -0.2, width(0.2)), ("luck", 0.2, width(0.2))] == moments(known, Estimate(0.2), Estimate(0.2))
    assert [] == moments(known, Estimate(0.17), Estimate(-0.17))
    assert [("luck", 0.18, width(0.18))] == moments(known, Estimate(0.17), Estimate(0.18))
    assert [] == moments(known, Estimate(0.2, 0.035), Estimate(0.2, 0.035)), "by its samples as well"
    assert [("choice", -0.21, width(0.21, 0.035))] == moments(known, Estimate(0.21, 0.035), Estimate(0.2, 0.035))


def test_what_seems_large_is_as_unsure_as_was_measured_of_such() -> None:
    """If that is more than its share of the parts; by depth, and much where it was not measured."""
    for changes, off in (({"standard": 0.2}, 0.1), ({"quick": 0.2}, 0.1), ({"standard": 0.1}, 0.06), ({}, 0.125)):
        known = replace(BANDS, parts={"standard": 0.6}, changes=changes)
        told = [("choice", -0.4, round(1.645 * sqrt(off**2 + 0.2**2), 3))]
        assert told == moments(known, Estimate(0.4), Estimate(0.0)), changes
    assert bands_from(json.loads(json.dumps(known.plain()))) == known
    known = replace(known, changes={"standard": 0.2})
    assert bands_from(json.loads(json.dumps(known.plain()))) == known


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_changes_of_every_game_were_measured(name: str, seats: int) -> None:
    found = bands_of(games()[name], seats)
    assert found is not None
    assert 0.0 < found.changes[STANDARD.name] < 1.0


def test_a_key_moment_is_at_least_twice_what_its_samples_may_be_off() -> None:
    """And three points: where all is played to the end there is no other error."""
    sure = [("choice", -0.031, 0.0), ("luck", 0.03, 0.0)]
    assert sure == moments(None, Estimate(0.031), Estimate(0.03), is_counted=True)
    assert [] == moments(None, Estimate(0.029), Estimate(0.0), is_counted=True)
    assert [] == moments(None, Estimate(0.32, 0.1), Estimate(0.32, 0.1), is_counted=True)
