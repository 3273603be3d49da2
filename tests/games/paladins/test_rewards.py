"""Reward icons (PW-12.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

TOWN = ("squire_a", "watchman_b", "squire_b", "acolyte_a", "squire_c")
FREE = [{"kind": "free_recruit"}]
PRAY = [{"kind": "pray"}]


def poor() -> Story:
    """A player with nothing at all, and five Townsfolk."""
    return Story().town(*TOWN).silver(0, 0).provisions(0, 0)


def by_commission(t: Story) -> Story:
    t.workers(0, scout=1, labourer=1, cleric=1).provisions(0, 1)
    return t.act(0, "commission", "scout+labourer+cleric", "space:space_1_1")


def by_garrison(t: Story) -> Story:
    t.workers(0, merchant=1, labourer=1, fighter=1).provisions(0, 1).track(0, strength=1)
    return t.act(0, "garrison", "merchant+labourer+fighter", "space:space_1_1")


def by_absolve(t: Story) -> Story:
    t.workers(0, cleric=1, labourer=1, merchant=1).silver(0, 1)
    return t.act(0, "absolve", "cleric+labourer+merchant", "jar:absolve_space_4")


def by_favour(t: Story) -> Story:
    return t.favours("favour_recruit").workers(0, scout=1).turn(0).play("favour:favour_recruit")


# -- plain gains -------------------------------------------------------------------------------------------------------


@rule("PW-12.1.1")
@pytest.mark.parametrize("name", ["faith", "strength", "influence"])
def test_an_attribute_icon_moves_its_marker(name: str) -> None:
    """By one for each icon; the other markers stay."""
    t = poor().track(0, faith=2, strength=2, influence=2).gain(0, {name: 1})
    assert {"faith": 2, "strength": 2, "influence": 2} | {name: 3} == t.player(0).track

    t.gain(0, {name: 2})
    assert 5 == t.player(0).track[name]


@rule("PW-12.1.2")
@pytest.mark.parametrize("kind", ["labourer", "scout", "merchant", "fighter", "cleric"])
def test_a_worker_icon_brings_a_worker_for_this_round(kind: str) -> None:
    """It joins the personal supply and can be placed in the next turn."""
    t = poor().gain(0, {kind: 1})
    assert ({kind: 1}, []) == (t.player(0).workers, t.player(0).suspicion)

    t.act(0, "hunt", kind)
    assert ({}, 1) == (t.player(0).workers, t.player(0).provisions)


@rule("PW-12.1.3")
def test_a_criminal_icon_brings_a_criminal_and_a_suspicion() -> None:
    """One card, and its Tax."""
    t = poor().suspicion_pile(2).gain(0, {"criminal": 1})
    assert ({"criminal": 1}, [2], 2) == (t.player(0).workers, t.player(0).suspicion, t.player(0).silver)


@rule("PW-12.1.5")
def test_a_provision_icon_brings_a_provision() -> None:
    """One each."""
    t = poor().gain(0, {"provision": 1})
    assert (1, 0) == (t.player(0).provisions, t.player(0).silver)
    assert 3 == t.gain(0, {"provision": 2}).player(0).provisions


@rule("PW-12.1.6")
def test_a_silver_icon_brings_silver_of_the_main_supply() -> None:
    """One each; the Tax supply keeps its 5, and an empty one is no hindrance."""
    t = poor().gain(0, {"silver": 1})
    assert (1, 0, 5) == (t.player(0).silver, t.player(0).provisions, t.tax_supply)
    assert 7 == t.tax(1).gain(0, {"silver": 6}).player(0).silver
    assert 1 == t.tax_supply


@rule("PW-12.1.7")
def test_a_tax_icon_brings_silver_of_the_tax_supply() -> None:
    """One of the 5."""
    t = poor().gain(0, {"tax": 1})
    assert (1, 4) == (t.player(0).silver, t.tax_supply)


@rule("PW-12.1.8")
def test_remove_suspicion_discards_the_newest_own_card() -> None:
    """Not one of another player; with none nothing happens."""
    t = poor().suspicion(0, 0, 1).suspicion(1, 2, 2).gain(0, [{"kind": "remove_suspicion", "n": 1}])
    assert ([0], [2, 2], [1]) == (t.player(0).suspicion, t.player(1).suspicion, t.suspicion_gone)

    t = poor().suspicion(1, 2).gain(0, [{"kind": "remove_suspicion", "n": 1}])
    assert ([2], [], ()) == (t.player(1).suspicion, t.suspicion_gone, t.asked)


@rule("PW-12.1.9")
def test_destroy_debt_discards_one_own_unpaid_debt() -> None:
    """The Debts of others and paid ones stay."""
    t = poor().debts(0, unpaid=2, paid=1).debts(1, unpaid=1).gain(0, [{"kind": "destroy_debt", "n": 1}])
    assert (1, 1, 1) == (t.player(0).unpaid, t.player(0).paid, t.player(1).unpaid)


@rule("PW-12.1.10")
def test_pay_debt_flips_one_own_unpaid_debt() -> None:
    """The Debts of others stay; with none nothing happens."""
    t = poor().debts(0, unpaid=2).debts(1, unpaid=1).gain(0, [{"kind": "pay_debt", "n": 1}])
    assert (1, 1) == (t.player(0).unpaid, t.player(0).paid)
    assert (1, 0) == (t.player(1).unpaid, t.player(1).paid)

    t = poor().debts(1, unpaid=1).gain(0, [{"kind": "pay_debt", "n": 1}])
    assert (0, 0, 1) == (t.player(0).unpaid, t.player(0).paid, t.player(1).unpaid)


# -- Pray as a reward --------------------------------------------------------------------------------------------------


@rule("PW-12.1.4")
def test_a_pray_reward_clears_an_action_without_cleric_or_silver() -> None:
    """All workers of the chosen action leave; no worker is placed and nothing is paid."""
    t = poor().standing(0, "hunt", "labourer", "scout").standing(0, "fortify", "merchant", "labourer", "scout")
    t.gain(0, PRAY)
    assert {"action:hunt", "action:fortify", "answer:skip"} == set(t.legal())

    t.play("action:fortify")
    assert ({"hunt"}, {}) == (t.player(0).in_use, t.player(0).workers)
    assert ["", "", ""] == t.player(0).standing("fortify")
    assert [""] == t.player(0).standing("pray")


@rule("PW-12.1.4")
def test_a_pray_reward_is_for_the_own_board() -> None:
    """Workers of another player are no target, so nobody is asked."""
    t = poor().standing(1, "hunt", "labourer").gain(0, PRAY)
    assert () == t.asked
    assert {"hunt"} == t.player(1).in_use


@rule("PW-12.1.16")
def test_a_pray_reward_may_clear_the_action_that_gave_it() -> None:
    """A Monk on a Pray space: Commission itself is offered, cleared and used again."""
    t = poor().workers(0, scout=2, labourer=2, cleric=2).provisions(0, 2).track(0, faith=4)
    t.act(0, "commission", "scout+labourer+cleric", "space:space_3_4")
    assert "action:commission" in t.legal()

    t.play("action:commission").act(0, "commission", "scout+labourer+cleric", "space:space_3_2")
    assert ((0, "monk"), (0, "monk")) == (t.on_space("space_3_4"), t.on_space("space_3_2"))


@rule("PW-12.1.16")
@pytest.mark.parametrize("name", ["develop", "recruit", "hunt", "trade", "pray", "conspire", "commission", "convert"])
def test_a_pray_reward_may_clear_any_occupied_action(name: str) -> None:
    """Left or right, the Pray action included; an empty one is not offered."""
    t = poor().standing(0, name, "criminal").gain(0, PRAY)
    assert {f"action:{name}", "answer:skip"} == set(t.legal())

    t.play(f"action:{name}")
    assert set() == t.player(0).in_use


# -- free recruit ------------------------------------------------------------------------------------------------------


@rule("PW-12.1.11")
@pytest.mark.parametrize("card", TOWN)
def test_a_free_recruit_costs_nothing_and_takes_no_workers(card: str) -> None:
    """Each of the five, also for a player with nothing: no Silver, no Debt, no worker."""
    t = poor().gain(0, FREE)
    assert {f"townsfolk:{name}" for name in TOWN} | {"answer:skip"} == set(t.legal())

    t.play(f"townsfolk:{card}")
    assert ([card], 0, ()) == (t.player(0).crew, t.player(0).unpaid, t.asked)
    assert [NONE if name == card else name for name in TOWN] == t.town_row
    assert [] == t.told("silver-paid")


@rule("PW-12.1.11")
def test_a_rich_player_pays_nothing_for_a_free_recruit() -> None:
    """9 Silver stay 9."""
    t = poor().silver(0, 9).gain(0, FREE).play("townsfolk:squire_a")
    assert (9, ["squire_a"]) == (t.player(0).silver, t.player(0).crew)


@rule("PW-12.1.12")
@pytest.mark.parametrize("way", [by_commission, by_garrison, by_absolve, by_favour])
def test_four_ways_to_a_free_recruit(way: Callable[[Story], Story]) -> None:
    """A Monk, an Outpost, a Jar and the Royal Summons."""
    t = way(poor())
    assert "FreeRecruit" == t.question
    assert {f"townsfolk:{name}" for name in TOWN} | {"answer:skip"} == set(t.legal())

    t.play("townsfolk:squire_a")
    assert (["squire_a"], 0, 0) == (t.player(0).crew, t.player(0).silver, t.player(0).unpaid)


@rule("PW-12.1.13")
def test_a_free_recruit_brings_the_immediate_reward() -> None:
    """The Watchman's Silver comes; the reward for dismissing him does not."""
    t = poor().gain(0, FREE).play("townsfolk:watchman_b")
    assert (1, 0, {}) == (t.player(0).silver, t.player(0).provisions, t.player(0).workers)


@rule("PW-12.1.14")
def test_a_free_recruit_leaves_the_recruit_action_open() -> None:
    """Before or after a Recruit of the same round."""
    t = poor().gain(0, FREE).play("townsfolk:squire_a")
    assert set() == t.player(0).in_use
    assert "action:recruit" in t.workers(0, labourer=1).turn(0).legal()

    t.play("action:recruit", "townsfolk:squire_c").gain(0, FREE).play("townsfolk:squire_b")
    assert ["squire_a", "squire_b"] == t.player(0).crew


@rule("PW-12.1.15")
def test_a_free_recruit_joins_the_crew_and_is_not_dismissed() -> None:
    """Nobody asks: the card joins the crew, and the Cleric of the Acolyte never comes."""
    t = poor().gain(0, FREE).play("townsfolk:acolyte_a")
    assert () == t.asked
    assert (["acolyte_a"], {}, set()) == (t.player(0).crew, t.player(0).workers, t.town_discards)


@rule("PW-12.1.15")
def test_an_option_lets_a_free_recruit_dismiss() -> None:
    """With it the player chooses: the crew, or the discards and the reward."""
    t = Story(free_recruit_allows_discard=True).town(*TOWN).gain(0, FREE).play("townsfolk:acolyte_a")
    assert ["option:a", "option:b"] == t.legal()
    t.play("option:a")
    assert (["acolyte_a"], {}) == (t.player(0).crew, t.player(0).workers)

    t = Story(free_recruit_allows_discard=True).town(*TOWN).gain(0, FREE).play("townsfolk:acolyte_a", "option:b")
    assert ([], {"cleric": 1}, {"acolyte_a"}) == (t.player(0).crew, t.player(0).workers, t.town_discards)


@rule("PW-12.1.17")
def test_a_free_recruit_counts_for_the_hunter() -> None:
    """One in the crew scores nothing, the second one, for free, makes 1 point."""
    t = poor().crew(0, "abbot_a").converted(0, "saracen_hunter")
    assert "score-converted-saracen_hunter" not in t.lines(0)

    t.gain(0, FREE).play("townsfolk:squire_a")
    assert 1 == t.lines(0)["score-converted-saracen_hunter"]
