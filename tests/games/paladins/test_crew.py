"""Townsfolk of the crew who act with an action or a Debt (PW-12.2)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

BOUND = {
    "absolve": "abbot",
    "commission": "acolyte",
    "develop": "architect",
    "attack": "defender",
    "fortify": "gatekeeper",
    "convert": "missionary",
    "garrison": "watchman",
}
WORKERS = {
    "commission": "scout+fighter+cleric",
    "fortify": "merchant+fighter+scout",
    "garrison": "merchant+fighter+fighter",
    "absolve": "cleric+fighter+merchant",
    "attack": "scout+fighter+fighter",
    "convert": "fighter+fighter+cleric",
    "develop": "fighter+fighter",
    "hunt": "scout",
    "trade": "scout",
    "conspire": "scout",
}
TARGETS = {
    "commission": "space:space_6_1",
    "garrison": "space:space_6_1",
    "absolve": "jar:absolve_space_1",
    "attack": "outsider:saracen_invader",
    "convert": "outsider:saracen_invader",
    "develop": "workshop:attack_left",
}
AGAIN = TARGETS | {
    "commission": "space:space_5_3",
    "garrison": "space:space_5_3",
    "absolve": "jar:absolve_space_2",
    "develop": "workshop:attack_middle",
}


def ready(action: str) -> Story:
    """A player who can take an action that brings no worker but the Scout of Develop."""
    kinds = WORKERS[action].split("+")
    t = Story().workers(0, **{kind: kinds.count(kind) for kind in kinds}).silver(0, 9).provisions(0, 9)
    t.track(0, faith=10, strength=11, influence=3).wall_pile("wall_01", "wall_02").suspicion_pile(0, 0, 0)
    return t.outsiders("saracen_invader", *[NONE] * 5).town(NONE, NONE, NONE, NONE, NONE)


def act(t: Story, action: str) -> Story:
    return t.act(0, action, WORKERS[action], *[TARGETS[action]] if action in TARGETS else [])


def outcome(t: Story) -> tuple[int, int, int, int]:
    """Labourers, Silver, Provisions and the Tax supply."""
    me = t.player(0)
    return me.workers.get("labourer", 0), me.silver, me.provisions, t.tax_supply


# -- with an action ----------------------------------------------------------------------------------------------------


@rule("PW-12.2.1")
@pytest.mark.parametrize("action", BOUND)
def test_each_gives_its_reward_with_its_action(action: str) -> None:
    """The three versions: a Labourer, a Silver or a Provision, 1 Tax; twice for two times the action."""
    plain = outcome(act(ready(action), action))
    for version, expected in (("a", {(1, 0, 0, 0)}), ("b", {(0, 1, 0, 0), (0, 0, 1, 0)}), ("c", {(0, 1, 0, -1)})):
        card = f"{BOUND[action]}_{version}"
        found = outcome(act(ready(action).crew(0, card), action))
        assert tuple(n - m for n, m in zip(found, plain, strict=True)) in expected


@rule("PW-12.2.1")
@pytest.mark.parametrize("action", BOUND)
def test_they_act_each_time(action: str) -> None:
    """The second time in the round as well as the first: beside the Labourer that the second Workshop brings."""
    t = act(ready(action).crew(0, f"{BOUND[action]}_a"), action)
    assert 1 == t.player(0).workers["labourer"]

    kinds = WORKERS[action].split("+")
    t.workers(0, **{kind: kinds.count(kind) for kind in kinds}).standing(0, action)
    t.outsiders("saracen_invader", *[NONE] * 5)
    t.act(0, action, WORKERS[action], *[AGAIN[action]] if action in AGAIN else [])
    assert (2 if action == "develop" else 1) == t.player(0).workers["labourer"]


@rule("PW-12.2.1")
@pytest.mark.parametrize("action", [*BOUND, "hunt", "trade", "conspire"])
def test_they_sleep_through_all_other_actions(action: str) -> None:
    """With the six others in the crew the action gives what it gives without them."""
    plain = outcome(act(ready(action), action))
    crew = [f"{name}_{version}" for bound, name in BOUND.items() if bound != action for version in "abc"]
    assert plain == outcome(act(ready(action).crew(0, *crew), action))


@rule("PW-12.2.1")
@pytest.mark.parametrize("action", BOUND)
def test_they_act_for_their_owner_only(action: str) -> None:
    """The crew of another player gives nothing to anybody."""
    t = act(ready(action).crew(1, f"{BOUND[action]}_a"), action)
    assert ("labourer" not in t.player(0).workers, {}) == (True, t.player(1).workers)


@rule("PW-12.2.6")
@pytest.mark.parametrize("action", BOUND)
def test_three_of_a_name_all_act(action: str) -> None:
    """A Labourer, a Silver or a Provision, and 1 Tax, with one action."""
    plain = outcome(act(ready(action), action))
    found = outcome(act(ready(action).crew(0, *[f"{BOUND[action]}_{version}" for version in "abc"]), action))
    difference = [n - m for n, m in zip(found, plain, strict=True)]
    assert 1 == difference[0]
    assert 2 == difference[1] + difference[2]
    assert -1 == difference[3]


@rule("PW-12.2.9")
@pytest.mark.parametrize(
    ("action", "target", "card"),
    [
        ("commission", "space:space_1_1", "acolyte_a"),
        ("garrison", "space:space_1_1", "watchman_a"),
        ("absolve", "jar:absolve_space_4", "abbot_a"),
    ],
)
def test_who_joins_by_an_action_does_not_act_with_it(action: str, target: str, card: str) -> None:
    """Recruited for free by the action, it gives nothing this time and its Labourer the next time."""
    t = ready(action).town(NONE, NONE, card, NONE, NONE)
    t.act(0, action, WORKERS[action], target, f"townsfolk:{card}")
    assert ([card], {}) == (t.player(0).crew, t.player(0).workers)

    kinds = WORKERS[action].split("+")
    t.workers(0, **{kind: kinds.count(kind) for kind in kinds}).standing(0, action)
    assert {"labourer": 1} == act(t, action).player(0).workers


# -- Debt Collectors ---------------------------------------------------------------------------------------------------


@rule("PW-12.2.3")
@pytest.mark.parametrize(
    ("card", "worker"),
    [("debt_collector_a", "labourer"), ("debt_collector_b", "fighter"), ("debt_collector_c", "scout")],
)
def test_a_debt_collector_gives_the_shown_worker(card: str, worker: str) -> None:
    """For every Debt that is paid; without a Debt to pay nothing comes."""
    t = Story().crew(0, card).debts(0, unpaid=2).gain(0, [{"kind": "pay_debt", "n": 1}])
    assert ({worker: 1}, 1) == (t.player(0).workers, t.player(0).paid)

    t.gain(0, [{"kind": "pay_debt", "n": 1}])
    assert ({worker: 2}, 2) == (t.player(0).workers, t.player(0).paid)

    t.gain(0, [{"kind": "pay_debt", "n": 1}])
    assert ({worker: 2}, 2) == (t.player(0).workers, t.player(0).paid)


@rule("PW-12.2.3")
@pytest.mark.parametrize("action", ["commission", "garrison", "absolve", "fortify"])
def test_a_debt_collector_acts_by_whatever_means_a_debt_is_paid(action: str) -> None:
    """A Monk, an Outpost, a Jar or a Wall that pays a Debt."""
    t = ready(action).crew(0, "debt_collector_a").debts(0, unpaid=1).wall_pile("wall_07")
    act(t, action)
    if action == "fortify":
        t.play("option:a")
    assert ({"labourer": 1}, 1) == (t.player(0).workers, t.player(0).paid)


@rule("PW-12.2.3")
def test_a_debt_collector_acts_with_the_royal_mercy() -> None:
    """A Debt paid by a Favour counts, and for its owner only."""
    t = Story().favours("favour_mercy").workers(0, fighter=1).debts(0, unpaid=1).crew(0, "debt_collector_c")
    t.crew(1, "debt_collector_b").turn(0).play("favour:favour_mercy", *["option:a"])
    assert ({"scout": 1}, {}, 1) == (t.player(0).workers, t.player(1).workers, t.player(0).paid)


@rule("PW-12.2.6")
def test_all_debt_collectors_act() -> None:
    """Three of them for one Debt."""
    t = Story().crew(0, "debt_collector_a", "debt_collector_b", "debt_collector_c").debts(0, unpaid=1)
    t.gain(0, [{"kind": "pay_debt", "n": 1}])
    assert {"labourer": 1, "scout": 1, "fighter": 1} == t.player(0).workers


@rule("PW-12.2.7")
def test_a_destroyed_debt_is_nothing_for_a_debt_collector() -> None:
    """The Debt is gone and no worker comes."""
    t = Story().crew(0, "debt_collector_a").debts(0, unpaid=1).gain(0, [{"kind": "destroy_debt", "n": 1}])
    assert ({}, 0, 0) == (t.player(0).workers, t.player(0).unpaid, t.player(0).paid)

    t = ready("attack").crew(0, "debt_collector_a").debts(0, unpaid=1).outsiders("viking_vigilante", *[NONE] * 5)
    t.act(0, "attack", WORKERS["attack"], "outsider:viking_vigilante")
    assert ({}, 0) == (t.player(0).workers, t.player(0).unpaid)
