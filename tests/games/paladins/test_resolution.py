"""The order in which an action is resolved (section 5.2 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

WORKERS = {
    "commission": "scout+labourer+cleric",
    "fortify": "labourer+scout+merchant",
    "garrison": "labourer+merchant+fighter",
    "absolve": "labourer+merchant+cleric",
    "attack": "labourer+scout+fighter",
    "convert": "labourer+fighter+cleric",
}


def ready(**options: Any) -> Story:
    """Seat 0 has the workers for one right-side action and all the attributes, Silver and Provisions it may need."""
    t = Story(**options).track(0, faith=8, strength=9, influence=8).silver(0, 9).provisions(0, 9)
    return t.workers(0, labourer=1, scout=1, merchant=1, fighter=1, cleric=1)


def story_of(t: Story, *kinds: str) -> list[str]:
    """What was told, in order; only these kinds if any are named."""
    told = t.events()
    return [name for name in told if not kinds or name in kinds]


def foe(name: str) -> list[str]:
    return [name, *[NONE] * 5]


@rule("PW-5.2.1")
def test_an_attack_pays_then_the_card_then_the_crew_then_the_paladin() -> None:
    """Silver for missing Strength; Influence, 2 Provisions; the Defender's Labourer; Engelier's 2 Silver."""
    t = ready().outsiders(NONE, NONE, NONE, NONE, NONE, "saracen_archer").track(0, strength=6)
    t.crew(0, "defender_a").paladin(0, "engelier")
    t.act(0, "attack", WORKERS["attack"], "outsider:saracen_archer")
    order = ["silver-paid", "attribute-raised", "provisions-gained", "worker-gained", "silver-gained"]
    assert order == story_of(t, *order)
    assert [(0, 1)] == t.told("silver-paid")
    assert (10, 11) == (t.player(0).silver, t.player(0).provisions)


@rule("PW-5.2.1")
@pytest.mark.parametrize(
    ("name", "crew", "given"), [("commission", "acolyte_a", "influence"), ("garrison", "watchman_a", "faith")]
)
def test_a_space_pays_then_its_reward_then_the_attribute_then_the_crew(name: str, crew: str, given: str) -> None:
    """A Provision is paid; 2 Silver of the space; the attribute; the Labourer of the crew."""
    t = ready().crew(0, crew).act(0, name, WORKERS[name], "space:space_1_2")
    order = ["provisions-paid", "silver-gained", "attribute-raised", "worker-gained"]
    assert order == story_of(t, *order)
    assert 9 == t.player(0).track[given]


@rule("PW-5.2.1")
def test_printed_rewards_come_from_left_to_right() -> None:
    """The Barbarian: Influence, then Tax, then a Provision; the Adventurer: Influence, Labourer, Scout."""
    t = (
        ready()
        .tax(5)
        .outsiders(*foe("viking_barbarian"))
        .act(0, "attack", WORKERS["attack"], "outsider:viking_barbarian")
    )
    order = ["attribute-raised", "tax-taken", "provisions-gained"]
    assert order == story_of(t, *order)
    t = ready().outsiders(*foe("saracen_adventurer"))
    t.act(0, "attack", WORKERS["attack"], "outsider:saracen_adventurer")
    labourer, scout = 0, 1
    assert [(0, labourer, 1), (0, scout, 1)] == t.told("worker-gained")
    order = ["attribute-raised", "worker-gained", "worker-gained"]
    assert order == story_of(t, "attribute-raised", "worker-gained")


@rule("PW-5.2.1")
@pytest.mark.parametrize(
    ("paladin", "name", "gained"), [("girard", "hunt", "provisions"), ("otton", "trade", "silver")]
)
def test_the_paladins_bonus_comes_last(paladin: str, name: str, gained: str) -> None:
    """The gain of the action and, after it, the two of the Paladin."""
    t = Story().silver(0, 0).provisions(0, 0).workers(0, labourer=1).paladin(0, paladin).act(0, name, "labourer")
    assert [(0, 1), (0, 2)] == t.told(f"{gained}-gained")


@rule("PW-5.2.2")
def test_an_inquisition_is_completed_before_the_action_goes_on() -> None:
    """The Tax of an attacked Barbarian: another is asked about a Conspirator while the Provision is still to come."""
    t = ready().tax(1).outsiders(*foe("viking_barbarian")).crew(1, "conspirator_a").suspicion(1, 0)
    t.act(0, "attack", WORKERS["attack"], "outsider:viking_barbarian")
    assert ((1,), 9, 9) == (t.asked, t.player(0).provisions, t.player(0).track["influence"])
    t.play("answer:skip")
    assert (1, 5, 10) == (t.player(1).unpaid, t.tax_supply, t.player(0).provisions)
    order = ["tax-taken", "inquisition-begins", "inquisition-debt", "tax-refilled", "provisions-gained"]
    assert order == story_of(t, *order)


@rule("PW-5.2.2")
def test_an_inquisition_comes_before_the_abilities_of_the_crew() -> None:
    """The first Acolyte's Tax causes it; the second Acolyte's Labourer comes after the refill."""
    t = ready().tax(1).crew(0, "acolyte_c", "acolyte_a").act(0, "commission", WORKERS["commission"], "space:space_1_2")
    order = ["tax-taken", "inquisition-begins", "tax-refilled", "worker-gained"]
    assert order == story_of(t, *order)


@rule("PW-5.2.3")
def test_pray_free_recruit_and_free_develop_may_be_declined() -> None:
    """Skipped, they change nothing; the Favour with a free Workshop leaves the other alternative instead."""
    t = ready().standing(0, "hunt", "labourer").gain(0, [{"kind": "pray"}])
    assert {"answer:skip", "action:hunt"} == set(t.legal())
    assert {"hunt"} == t.play("answer:skip").player(0).in_use
    t = ready().gain(0, [{"kind": "free_recruit"}])
    assert "answer:skip" in t.legal()
    row = t.town_row
    assert ([], row, ()) == (t.play("answer:skip").player(0).crew, t.town_row, t.asked)
    t = ready().favours("favour_charter", NONE, NONE, NONE, NONE).turn(0).play("favour:favour_charter")
    assert {"option:a", "option:b"} == set(t.legal())
    assert set() == t.play("option:b").player(0).workshops


@rule("PW-5.2.3")
def test_all_other_rewards_are_mandatory() -> None:
    """Nobody is asked whether to take Tax, a Criminal, a Debt or workers; an attribute must be chosen."""
    for name in ("favour_loan", "favour_outlaws", "favour_stores"):
        t = ready().suspicion_pile(0, 0).favours(name, NONE, NONE, NONE, NONE).turn(0).play(f"favour:{name}")
        if t.question == "PlaceOnFavour":
            t.play("workers:labourer")
        assert () == t.asked
    t = ready().gain(0, {"any_attribute": 1})
    assert {"attribute:faith", "attribute:strength", "attribute:influence"} == set(t.legal())
    t = ready().tax(3).suspicion_pile(2).gain(0, {"criminal": 1})
    assert ((), 1, 11) == (t.asked, t.tax_supply, t.player(0).silver)
    t = ready().suspicion(0, 1, 2).debts(0, unpaid=1).gain(0, [{"kind": "remove_suspicion", "n": 1}])
    assert ((), [1]) == (t.asked, t.player(0).suspicion)
    t.gain(0, [{"kind": "pay_debt", "n": 1}])
    assert ((), 0, 1) == (t.asked, t.player(0).unpaid, t.player(0).paid)


@rule("PW-5.2.4")
@pytest.mark.parametrize(
    "reward",
    [
        [{"kind": "remove_suspicion", "n": 1}],
        [{"kind": "remove_suspicion", "n": 2}],
        [{"kind": "pay_debt", "n": 1}],
        [{"kind": "destroy_debt", "n": 1}],
        [{"kind": "free_recruit"}],
        [{"kind": "pray"}],
        {"strength": 1},
    ],
)
def test_a_reward_that_cannot_be_carried_out_is_lost(reward: Any) -> None:
    """Nobody is asked and nothing comes instead."""
    t = ready().town(*[NONE] * 5).track(0, strength=12).debts(0, paid=1)
    before = GAME.show(t.s, 0)
    t.gain(0, reward)
    assert () == t.asked
    assert before == GAME.show(t.s, 0)


@rule("PW-5.2.4")
def test_what_can_be_carried_out_of_a_reward_is() -> None:
    """Of two Suspicion to remove, the only one; the rest is lost."""
    t = ready().suspicion(0, 2).gain(0, [{"kind": "remove_suspicion", "n": 2}])
    assert ([], 9) == (t.player(0).suspicion, t.player(0).silver)


@rule("PW-5.2.5")
def test_the_attribute_on_a_card_is_gained_once() -> None:
    """A Wall with 1 Strength raises it by 1, an attacked Lookout Influence by 1, a converted one Strength by 1."""
    t = ready().wall_pile("wall_05").act(0, "fortify", WORKERS["fortify"])
    assert {"faith": 8, "strength": 10, "influence": 8} == t.player(0).track
    t = ready().outsiders(*foe("viking_lookout")).act(0, "attack", WORKERS["attack"], "outsider:viking_lookout")
    assert {"faith": 8, "strength": 9, "influence": 9} == t.player(0).track
    t = ready().outsiders(*foe("viking_lookout")).act(0, "convert", WORKERS["convert"], "outsider:viking_lookout")
    assert {"faith": 8, "strength": 10, "influence": 8} == t.player(0).track
    t = ready().wall_pile("wall_01").act(0, "fortify", WORKERS["fortify"])
    assert 11 == t.player(0).track["strength"]


@rule("PW-5.2.6")
def test_a_debt_collector_comes_when_the_debt_is_flipped() -> None:
    """Before the Suspicion and the Faith of the same Absolve, and before an older Abbot."""
    t = ready().crew(0, "abbot_b", "debt_collector_c").debts(0, unpaid=1).suspicion(0, 1)
    t.act(0, "absolve", WORKERS["absolve"], "jar:absolve_space_1")
    order = ["debt-paid", "worker-gained", "suspicion-removed", "attribute-raised", "provisions-gained"]
    assert order == story_of(t, *order)


@rule("PW-5.2.7")
@pytest.mark.parametrize("crew", [("abbot_a", "abbot_b", "abbot_c"), ("abbot_c", "abbot_a", "abbot_b")])
def test_the_crew_acts_in_the_order_in_which_it_was_recruited(crew: tuple[str, ...]) -> None:
    """Labourer, Provision and Tax come as the Abbots have joined."""
    told = {"abbot_a": "worker-gained", "abbot_b": "provisions-gained", "abbot_c": "tax-taken"}
    t = ready().tax(5).crew(0, *crew).act(0, "absolve", WORKERS["absolve"], "jar:absolve_space_1")
    assert [told[name] for name in crew] == story_of(t, *told.values())


@rule("PW-5.2.8")
def test_an_action_may_be_taken_for_nothing() -> None:
    """Absolve onto a pay-a-Debt space without Debt or Suspicion; a Wall's Strength at 12."""
    t = ready().act(0, "absolve", WORKERS["absolve"], "jar:absolve_space_1")
    assert ({"absolve_space_1"}, 9) == (t.player(0).jars, t.player(0).track["faith"])
    t = ready().track(0, strength=12).wall_pile("wall_01").act(0, "fortify", WORKERS["fortify"])
    assert (["wall_01"], 12) == (t.player(0).walls, t.player(0).track["strength"])


@rule("PW-5.2.8")
def test_a_townsfolk_may_be_dismissed_for_nothing() -> None:
    """2 Suspicion to remove or a Debt to destroy: neither is there."""
    for name in ("acolyte_c", "abbot_c", "debt_collector_b"):
        t = ready().town(NONE, NONE, NONE, NONE, name).act(0, "recruit", "labourer", f"townsfolk:{name}")
        assert ({name}, ()) == (t.town_discards, t.asked)


@rule("PW-5.2.8")
@pytest.mark.parametrize("name", ["favour_prayer", "favour_mercy", "favour_virtue", "favour_recruit"])
def test_a_favour_may_be_used_for_nothing(name: str) -> None:
    """Nothing to clear, neither Debt nor Suspicion, every attribute at 12, no Townsfolk displayed."""
    t = ready().track(0, faith=12, strength=12, influence=12).town(*[NONE] * 5).workers(0, criminal=1)
    t.favours(name, NONE, NONE, NONE, NONE).turn(0)
    assert f"favour:{name}" in t.legal()
    t.play(f"favour:{name}")
    while t.asked:
        t.play(t.legal()[0])
    assert (0, "criminal") == t.favour_worker(name)
