"""Develop: Workshops from the row onto the right-side actions (PW-6.1)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.rules import rule

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
DASHED = {f"workshop:{name}_{side}" for name in RIGHT for side in ("left", "middle")}
ROW = ["scout", "labourer", "merchant", "labourer", "fighter", "labourer", "cleric", "labourer"]


def builder(silver: int = 4) -> Story:
    """A player who can develop once."""
    return Story().workers(0, labourer=1, fighter=1).silver(0, silver)


def develop(t: Story, place: str) -> Story:
    """Develop with two fresh Labourers and 4 Silver, on a free Develop space."""
    t.workers(0, labourer=2).silver(0, 4).standing(0, "develop")
    return t.act(0, "develop", "labourer+labourer", f"workshop:{place}")


# -- workers and Silver ------------------------------------------------------------------------------------------------


@rule("PW-6.1.1")
def test_develop_takes_two_workers_and_four_silver() -> None:
    """Both workers stand on the action, and 4 of the 5 Silver are gone."""
    t = builder(5).act(0, "develop", "labourer+fighter", "workshop:attack_left")

    assert 1 == t.player(0).silver
    assert ["labourer", "fighter"] == sorted(t.player(0).standing("develop"), reverse=True)
    assert "labourer" not in t.player(0).workers
    assert "fighter" not in t.player(0).workers


@rule("PW-6.1.1")
def test_develop_accepts_any_two_workers_and_only_two() -> None:
    """Every pair of own workers is offered, the same kind twice where there are two, and no other number."""
    t = Story().workers(0, labourer=2, cleric=1, criminal=1).silver(0, 4).turn(0).play("action:develop")

    assert {
        "workers:labourer+labourer",
        "workers:labourer+cleric",
        "workers:labourer+criminal",
        "workers:cleric+criminal",
    } == set(t.legal())


@rule("PW-6.1.1")
def test_develop_is_refused_with_one_worker_or_three_silver() -> None:
    """One worker is too few, three Silver are too few."""
    alone = Story().workers(0, criminal=1).silver(0, 9).turn(0)
    assert "PW-6.1.1" == alone.rule("action:develop")

    poor = builder(3).turn(0)
    assert "PW-6.1.1" == poor.rule("action:develop")
    assert "action:develop" in builder(4).turn(0).legal()


# -- where -------------------------------------------------------------------------------------------------------------


@rule("PW-6.1.3", "PW-6.1.5")
def test_all_left_and_middle_spaces_of_the_right_side_may_be_covered() -> None:
    """Two dashed spaces on each of the six actions, all free to choose; the right one is not among them."""
    t = builder().act(0, "develop", "labourer+fighter")

    assert "DevelopWhere" == t.question
    assert DASHED == set(t.legal())
    for place in GAME.box.data["actions"]:
        assert place.get("developable", []) == ([0, 1] if place["side"] == "right" else [])


@rule("PW-6.1.5")
@pytest.mark.parametrize("place", sorted(DASHED))
def test_the_chosen_space_is_covered(place: str) -> None:
    """The Workshop goes where the player says, the middle before the left as well."""
    t = builder().act(0, "develop", "labourer+fighter", place)

    assert {place.removeprefix("workshop:")} == t.player(0).workshops
    assert () == t.asked


@rule("PW-6.1.2")
def test_a_workshop_goes_onto_a_free_space_only() -> None:
    """Covered spaces are not offered again, and every Workshop laid stays where it is."""
    t = builder().workshops(0, "commission_left", "convert_middle").act(0, "develop", "labourer+fighter")
    assert DASHED - {"workshop:commission_left", "workshop:convert_middle"} == set(t.legal())
    assert "PW-6.1.4" == t.rule("workshop:commission_left")

    t.play("workshop:commission_middle")
    assert {"commission_left", "convert_middle", "commission_middle"} == t.player(0).workshops


@rule("PW-6.1.2")
def test_workshops_leave_the_row_from_the_left() -> None:
    """The first one uncovers the left-most picture and not one farther right; the second the next."""
    t = develop(Story(), "garrison_middle")
    assert {"scout": 1} == t.player(0).workers

    develop(t, "attack_left")
    assert {"labourer": 1} == t.player(0).workers
    assert {"garrison_middle", "attack_left"} == t.player(0).workshops


@rule("PW-6.1.3", "PW-6.1.6")
def test_the_right_space_always_needs_its_worker() -> None:
    """With both dashed spaces covered Commission still asks for the Cleric, and for nobody else."""
    t = Story().workshops(0, "commission_left", "commission_middle").workers(0, scout=1, labourer=1, cleric=1).turn(0)
    t.play("action:commission")
    assert "SendMonk" == t.question
    assert ["", "", "cleric"] == t.player(0).standing("commission")

    t = Story().workshops(0, "commission_left", "commission_middle").workers(0, scout=3, labourer=3).turn(0)
    assert "action:commission" not in t.legal()


@rule("PW-6.1.4")
def test_an_action_holds_two_workshops() -> None:
    """After two Workshops on Fortify no more fits there; the other ten spaces stay open."""
    t = Story()
    develop(t, "fortify_left")
    develop(t, "fortify_middle")
    t.workers(0, labourer=2).silver(0, 4).standing(0, "develop").act(0, "develop", "labourer+labourer")

    assert DASHED - {"workshop:fortify_left", "workshop:fortify_middle"} == set(t.legal())
    assert {"fortify_left", "fortify_middle"} == t.player(0).workshops


# -- what it changes ---------------------------------------------------------------------------------------------------


@rule("PW-6.1.6")
def test_a_covered_space_needs_no_worker_from_then_on() -> None:
    """Attack wants a Scout, anybody and a Fighter; with the Scout's space covered two workers do, in this round too."""
    t = Story().silver(0, 4).workers(0, labourer=3, fighter=1).turn(0)
    assert "action:attack" not in t.legal()

    t.play("action:develop", "workers:labourer+labourer", "workshop:attack_left").workers(0, labourer=1, fighter=1)
    t.silver(0, 9).act(0, "attack", "labourer+fighter")
    assert "AttackWhom" == t.question
    assert ["", "labourer", "fighter"] == t.player(0).standing("attack")


@rule("PW-6.1.6")
def test_a_covered_middle_space_leaves_the_two_coloured_ones() -> None:
    """With the middle covered the left and the right colour are needed, and a Labourer has no place."""
    t = Story().workshops(0, "attack_middle").silver(0, 9).workers(0, labourer=2, fighter=1).turn(0)
    assert "action:attack" not in t.legal()

    t.workers(0, labourer=2, scout=1, fighter=1).act(0, "attack", "scout+fighter")
    assert ["scout", "", "fighter"] == t.player(0).standing("attack")


@rule("PW-6.1.7")
@pytest.mark.parametrize(
    ("place", "left_over"), [("left", ["", "merchant", "cleric"]), ("middle", ["criminal", "", "cleric"])]
)
def test_a_worker_on_the_covered_space_returns_to_the_supply(place: str, left_over: list[str]) -> None:
    """The worker under the Workshop leaves the board, and not into the hand of the player."""
    t = builder().standing(0, "commission", "criminal", "merchant", "cleric")
    t.act(0, "develop", "labourer+fighter", f"workshop:commission_{place}")

    assert left_over == t.player(0).standing("commission")
    assert {"scout": 1} == t.player(0).workers
    assert [] == t.player(0).suspicion


@rule("PW-6.1.8", "PW-6.1.9")
def test_each_workshop_brings_the_worker_pictured_below_it() -> None:
    """Eight Workshops: Scout, Labourer, Merchant, Labourer, Fighter, Labourer, Cleric, Labourer."""
    assert ROW == GAME.box.data["workshop_row"]["reveals"]
    t = Story()
    gained = []
    for place in sorted(DASHED)[: len(ROW)]:
        develop(t, place.removeprefix("workshop:"))
        gained.append(t.player(0).workers)

    assert [{name: 1} for name in ROW] == gained


@rule("PW-6.1.8")
def test_the_pictured_worker_can_be_used_at_once() -> None:
    """The Scout of the first Workshop hunts in the next turn of the same round."""
    t = builder().provisions(0, 0).act(0, "develop", "labourer+fighter", "workshop:convert_left")
    t.act(0, "hunt", "scout")

    assert 1 == t.player(0).provisions
    assert ["scout", ""] == t.player(0).standing("hunt")


@rule("PW-6.1.10")
def test_covering_a_space_does_not_free_a_used_action() -> None:
    """Two Workshops on a used Garrison send two workers away; the Fighter on the right keeps it used."""
    t = Story().standing(0, "garrison", "merchant", "labourer", "fighter")
    develop(t, "garrison_left")
    develop(t, "garrison_middle")
    assert ["", "", "fighter"] == t.player(0).standing("garrison")

    t.workers(0, fighter=3, criminal=3).provisions(0, 5).track(0, strength=5).turn(0)
    assert "PW-5.1.8" == t.rule("action:garrison")
