"""Recruit: Townsfolk dismissed for their reward or taken into the crew (PW-6.2)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import TOWN, Story
from tests.games.stories import NONE
from tests.rules import rule

ROW = ("gatekeeper_a", "watchman_c", "acolyte_a", "gatekeeper_b", "squire_c")
KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
COSTS = [3, 2, 2, 1, 0]


def town(**workers: int) -> Story:
    """Five Townsfolk that give workers when dismissed; gatekeeper_b (space 4) brings a Silver when recruited."""
    return Story().town(*ROW).workers(0, **workers).silver(0, 3).provisions(0, 0)


def fortify(t: Story) -> Story:
    """Build a Wall that gives one Strength and no more."""
    t.workers(0, merchant=1, labourer=1, scout=1).provisions(0, 1).wall_pile("wall_05").standing(0, "fortify")
    return t.act(0, "fortify", "merchant+labourer+scout")


# -- the two forms -----------------------------------------------------------------------------------------------------


@rule("PW-6.2.1")
def test_one_worker_dismisses_and_two_recruit() -> None:
    """The number of workers is the form: one leads to a dismissal, two lead into the crew."""
    t = town(labourer=1, fighter=1).turn(0).play("action:recruit")
    assert {"workers:labourer", "workers:fighter", "workers:labourer+fighter"} == set(t.legal())
    assert "DismissWhom" == t.play("workers:labourer").question

    t = town(labourer=1, fighter=1).turn(0).play("action:recruit", "workers:labourer+fighter")
    assert "RecruitWhom" == t.question


@rule("PW-6.2.2")
@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_of_any_type_dismisses(kind: str) -> None:
    """Each of the six types stands on the left space, which is enough."""
    t = town(**{kind: 1}).act(0, "recruit", kind)
    assert "DismissWhom" == t.question

    t.play("townsfolk:squire_c")
    assert [kind, ""] == t.player(0).standing("recruit")
    assert "squire_c" in t.town_discards


@rule("PW-6.2.3")
def test_a_dismissed_card_gives_its_top_right_reward_only() -> None:
    """1 Silver for the Gatekeeper of space 4 and a Scout from it; the Silver of its lower part never comes."""
    t = town(labourer=1).act(0, "recruit", "labourer", "townsfolk:gatekeeper_b")

    assert 2 == t.player(0).silver
    assert {"scout": 1} == t.player(0).workers
    assert [] == t.player(0).crew
    assert {"gatekeeper_b"} == t.town_discards
    assert [*ROW[:3], NONE, ROW[4]] == t.town_row

    fortify(t)
    assert 2 == t.player(0).silver


@rule("PW-6.2.3")
def test_any_displayed_card_may_be_dismissed_and_no_other() -> None:
    """The choice is what lies in the display."""
    t = town(labourer=1).town("abbot_a", NONE, "abbot_b", NONE, "abbot_c").act(0, "recruit", "labourer")
    assert {"townsfolk:abbot_a", "townsfolk:abbot_b", "townsfolk:abbot_c"} == set(t.legal())


@rule("PW-6.2.4")
def test_recruiting_takes_anybody_and_a_fighter() -> None:
    """Every pair with a Fighter, or with a Criminal in the Fighter's place; other pairs are not offered."""
    t = town(labourer=2, cleric=1, fighter=2, criminal=1).turn(0).play("action:recruit")
    pairs = {token for token in t.legal() if "+" in token}
    assert {
        "workers:labourer+fighter",
        "workers:fighter+fighter",
        "workers:fighter+cleric",
        "workers:fighter+criminal",
        "workers:labourer+criminal",
        "workers:cleric+criminal",
    } == pairs

    t.play("workers:fighter+cleric", "townsfolk:squire_c")
    assert ["cleric", "fighter"] == t.player(0).standing("recruit")


@rule("PW-6.2.5")
def test_a_recruit_joins_the_crew_with_the_immediate_reward_only() -> None:
    """1 Silver paid and 1 gained with the Gatekeeper of space 4; its Scout never comes."""
    t = town(labourer=1, fighter=1).act(0, "recruit", "labourer+fighter", "townsfolk:gatekeeper_b")

    assert ["gatekeeper_b"] == t.player(0).crew
    assert [(0, 1)] == t.told("silver-paid")
    assert [(0, 1)] == t.told("silver-gained")
    assert 3 == t.player(0).silver
    assert {} == t.player(0).workers
    assert [*ROW[:3], NONE, ROW[4]] == t.town_row
    assert set() == t.town_discards


@rule("PW-6.2.5")
def test_a_recruit_without_immediate_reward_gives_nothing() -> None:
    """The Squire of space 5 costs nothing and gives nothing now."""
    t = town(labourer=1, fighter=1).act(0, "recruit", "labourer+fighter", "townsfolk:squire_c")

    assert ["squire_c"] == t.player(0).crew
    assert (3, 0, {}) == (t.player(0).silver, t.player(0).provisions, t.player(0).workers)


@rule("PW-6.2.6")
def test_a_recruited_ability_lasts_for_the_rest_of_the_game() -> None:
    """The Gatekeeper pays with the next Fortify, and still five rounds later."""
    t = town(labourer=1, fighter=1).act(0, "recruit", "labourer+fighter", "townsfolk:gatekeeper_b")
    assert 3 == t.player(0).silver

    fortify(t)
    assert 4 == t.player(0).silver

    fortify(t.round(6).track(0, influence=1))
    assert 5 == t.player(0).silver


@rule("PW-6.2.12")
def test_a_crew_has_no_limit() -> None:
    """The last of all Townsfolk still finds a place."""
    t = town(labourer=1, fighter=1).crew(0, *[name for name in TOWN if name != "squire_c"])
    t.town(NONE, NONE, NONE, NONE, "squire_c").act(0, "recruit", "labourer+fighter", "townsfolk:squire_c")
    assert set(TOWN) == set(t.player(0).crew)
    assert len(TOWN) == len(t.player(0).crew) >= 32


# -- the cost ----------------------------------------------------------------------------------------------------------


@rule("PW-6.2.7", "PW-6.2.9")
@pytest.mark.parametrize("form", ["labourer", "labourer+fighter"])
@pytest.mark.parametrize("space", range(5))
def test_the_cost_is_that_of_the_display_space(space: int, form: str) -> None:
    """3, 2, 2, 1, 0 Silver from left to right, whoever lies there, dismissed or recruited."""
    row = [NONE] * 5
    row[space] = "squire_c"
    t = town(labourer=1, fighter=1).town(*row).silver(0, 5).act(0, "recruit", form, "townsfolk:squire_c")
    if "payment:silver" in t.legal():
        t.play("payment:silver")

    assert 5 - COSTS[space] == t.player(0).silver
    assert 0 == t.player(0).unpaid
    assert COSTS[space] == GAME.box.data["townsfolk_slots"][space]["cost"].get("silver", 0)


@rule("PW-6.2.7")
def test_who_cannot_pay_cannot_have() -> None:
    """With 1 Silver the third space is out of reach, the fourth and fifth are not."""
    t = town(labourer=1).silver(0, 1).act(0, "recruit", "labourer")
    assert {f"townsfolk:{name}" for name in (ROW[0], ROW[1], ROW[3], ROW[4])} == set(t.legal())
    assert "PW-6.2.7" == t.rule(f"townsfolk:{ROW[2]}")


@rule("PW-6.2.8", "PW-6.2.9")
@pytest.mark.parametrize("form", ["labourer", "labourer+fighter"])
@pytest.mark.parametrize("space", [0, 1])
def test_a_debt_pays_on_the_two_left_most_spaces(space: int, form: str) -> None:
    """One unpaid Debt, and the Silver stays."""
    t = town(labourer=1, fighter=1).act(0, "recruit", form, f"townsfolk:{ROW[space]}")
    assert ["payment:silver", "payment:debt"] == t.legal()

    t.play("payment:debt")
    assert (3, 1, 0) == (t.player(0).silver, t.player(0).unpaid, t.player(0).paid)


@rule("PW-6.2.8", "PW-6.2.9")
@pytest.mark.parametrize("form", ["labourer", "labourer+fighter"])
@pytest.mark.parametrize("space", [2, 3, 4])
def test_no_debt_on_the_other_three_spaces(space: int, form: str) -> None:
    """There the Silver is paid without a question."""
    t = town(labourer=1, fighter=1).act(0, "recruit", form, f"townsfolk:{ROW[space]}")
    assert () == t.asked
    assert 0 == t.player(0).unpaid


@rule("PW-6.2.8")
def test_without_silver_only_debts_and_the_free_space_are_left() -> None:
    """Spaces 1 and 2 by Debt, space 5 for nothing."""
    t = town(labourer=1).silver(0, 0).act(0, "recruit", "labourer")
    assert {f"townsfolk:{name}" for name in (ROW[0], ROW[1], ROW[4])} == set(t.legal())


@rule("PW-6.2.10")
@pytest.mark.parametrize("card", ["abbot_c", "debt_collector_b"])
def test_the_debt_taken_as_cost_may_be_destroyed_by_the_reward(card: str) -> None:
    """A dismissed card that destroys a Debt destroys the one just taken for it."""
    t = town(labourer=1).town(card, *ROW[1:]).act(0, "recruit", "labourer", f"townsfolk:{card}", "payment:debt")

    assert (3, 0, 0) == (t.player(0).silver, t.player(0).unpaid, t.player(0).paid)
    assert 1 == len(t.told("debt-taken"))
    assert 1 == len(t.told("debt-destroyed"))


@rule("PW-6.2.13")
def test_a_debt_replaces_the_whole_cost() -> None:
    """With 1 Silver the card of 3 costs a Debt and none of the Silver."""
    t = town(labourer=1).silver(0, 1).act(0, "recruit", "labourer", f"townsfolk:{ROW[0]}")
    assert (1, 1, ()) == (t.player(0).silver, t.player(0).unpaid, t.asked)


@rule("PW-6.2.13")
def test_a_rich_player_may_take_a_debt() -> None:
    """Ten Silver in hand do not forbid it."""
    t = town(labourer=1).silver(0, 10).act(0, "recruit", "labourer", f"townsfolk:{ROW[1]}", "payment:debt")
    assert (10, 1) == (t.player(0).silver, t.player(0).unpaid)


# -- one worker now, none later ----------------------------------------------------------------------------------------


@rule("PW-6.2.11")
def test_after_one_worker_the_second_may_not_follow() -> None:
    """The Fighter stays in hand: Recruit is used for this round."""
    t = town(labourer=1, fighter=1, criminal=1).act(0, "recruit", "labourer", "townsfolk:squire_c").turn(0)
    assert "PW-5.1.8" == t.rule("action:recruit")
    assert ["labourer", ""] == t.player(0).standing("recruit")
