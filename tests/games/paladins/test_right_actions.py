"""What the right-side actions have in common; Commission and Garrison (PW-7, PW-8.1, PW-8.3)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

SPACES = GAME.box.data["board_spaces"]
FAITH = [0, 2, 4, 6, 8, 10]
STRENGTH = [1, 3, 5, 7, 9, 11]
FOES = (
    "viking_lookout",
    "viking_guardian",
    "viking_protector",
    "viking_mercenary",
    "saracen_archer",
    "saracen_warrior",
)
# action, required attribute, rewarded attribute, worker spaces
ACTIONS = [
    ("commission", "faith", "influence", ["scout", "any", "cleric"]),
    ("fortify", "influence", "strength", ["merchant", "any", "scout"]),
    ("garrison", "strength", "faith", ["merchant", "any", "fighter"]),
    ("absolve", "influence", "faith", ["cleric", "any", "merchant"]),
    ("attack", "strength", "influence", ["scout", "any", "fighter"]),
    ("convert", "faith", "strength", ["fighter", "any", "cleric"]),
]
RULES = {name: f"PW-7.{n}" for n, (name, *_) in enumerate(ACTIONS, 2)}
# a target that wants some of the attribute, the second time the action is taken
TARGETS = {
    "commission": "space:space_2_3",
    "garrison": "space:space_2_3",
    "absolve": "jar:absolve_space_6",
    "attack": "outsider:viking_guardian",
    "convert": "outsider:viking_guardian",
}
PAIRS = {"commission": ("scout", "cleric"), "garrison": ("merchant", "fighter")}
GIVES = {"commission": "influence", "garrison": "faith"}
NEEDS = {"commission": "faith", "garrison": "strength"}


def crowd(slots: list[str]) -> dict[str, int]:
    """One worker for every space, a Labourer where anybody may stand."""
    kinds = ["labourer" if slot == "any" else slot for slot in slots]
    return {kind: kinds.count(kind) for kind in kinds}


def second_time(name: str, slots: list[str]) -> Story:
    """A player who has taken the action once and has exactly the workers and the means for it."""
    t = Story().outsiders(*FOES).wall_pile("wall_05").workers(0, **crowd(slots)).taken(0, **{name: 1})
    return t.provisions(0, 9).silver(0, 0 if name == "attack" else 9)


def reaches(t: Story, name: str) -> bool:
    """Whether the action can be taken on its target, Fortify at all."""
    if f"action:{name}" not in t.turn(0).legal():
        return False
    t.play(f"action:{name}")
    return name == "fortify" or TARGETS[name] in t.legal()


def settler(name: str, seats: int = 2) -> Story:
    """A player ready to commission or to garrison everywhere."""
    left, right = PAIRS[name]
    t = Story(seats).workers(0, **{left: 1, "labourer": 1, right: 1}).provisions(0, 3).silver(0, 0)
    return t.track(0, faith=11, strength=11)


def settle(t: Story, name: str, *tokens: str) -> Story:
    left, right = PAIRS[name]
    return t.act(0, name, f"{left}+labourer+{right}", *tokens)


def spaces_of(regions: int, seats: int = 2) -> set[str]:
    """The choices of the left-most regions for a number of players."""
    return {f"space:{x['id']}" for x in SPACES if x["region"] <= regions and x["min_players"] <= seats}


# -- in common ---------------------------------------------------------------------------------------------------------


@rule("PW-7.1", "PW-7.2", "PW-7.3", "PW-7.4", "PW-7.5", "PW-7.6", "PW-7.7")
@pytest.mark.parametrize(("name", "needs", "gives", "slots"), ACTIONS)
def test_an_action_requires_one_attribute(name: str, needs: str, gives: str, slots: list[str]) -> None:
    """3 of the right attribute do; 12 of both others do not help."""
    assert reaches(second_time(name, slots).track(0, **{needs: 3}), name)

    others = {other: 12 for other in ("faith", "strength", "influence") if other != needs}
    assert not reaches(second_time(name, slots).track(0, **others), name)


@rule("PW-7.1", "PW-7.2", "PW-7.3", "PW-7.4", "PW-7.5", "PW-7.6", "PW-7.7")
@pytest.mark.parametrize(("name", "needs", "gives", "slots"), ACTIONS)
def test_an_action_rewards_another_attribute(name: str, needs: str, gives: str, slots: list[str]) -> None:
    """The rewarded attribute rises by one and no other."""
    t = second_time(name, slots).track(0, **{needs: 3})
    reaches(t, name)
    if name != "fortify":
        t.play(TARGETS[name])

    assert {"faith": 0, "strength": 0, "influence": 0} | {needs: 3, gives: 1} == t.player(0).track
    assert needs != gives


@rule("PW-7.2", "PW-7.3", "PW-7.4", "PW-7.5", "PW-7.6", "PW-7.7")
@pytest.mark.parametrize(("name", "needs", "gives", "slots"), ACTIONS)
def test_the_worker_spaces_from_left_to_right(name: str, needs: str, gives: str, slots: list[str]) -> None:
    """Every worker on the own space; with a Labourer for a coloured one the action is refused."""
    t = second_time(name, slots).track(0, **{needs: 3})
    reaches(t, name)
    assert ["labourer" if slot == "any" else slot for slot in slots] == t.player(0).standing(name)

    for colour in (slots[0], slots[2]):
        t = second_time(name, slots).track(0, **{needs: 3})
        t.workers(0, **{**crowd(slots), colour: 0, "labourer": 5}).turn(0)
        assert RULES[name] == t.rule(f"action:{name}")


@rule("PW-7.8")
@pytest.mark.parametrize(("name", "needs", "gives", "slots"), ACTIONS)
@pytest.mark.parametrize(
    ("covered", "open_spaces"),
    [((), [0, 1, 2]), (("left",), [1, 2]), (("middle",), [0, 2]), (("left", "middle"), [2])],
)
def test_each_workshop_saves_a_worker(
    name: str, needs: str, gives: str, slots: list[str], covered: tuple[str, ...], open_spaces: list[int]
) -> None:
    """Three workers without Workshops, and one fewer for each space covered."""
    t = second_time(name, slots).track(0, **{needs: 3}).workshops(0, *[f"{name}_{side}" for side in covered])
    t.workers(0, criminal=5)
    reaches(t, name)

    assert {"criminal": 5 - len(open_spaces)} == t.player(0).workers
    assert ["criminal" if n in open_spaces else "" for n in range(3)] == t.player(0).standing(name)

    t = second_time(name, slots).track(0, **{needs: 3}).workshops(0, *[f"{name}_{side}" for side in covered])
    assert f"action:{name}" not in t.workers(0, criminal=len(open_spaces) - 1).turn(0).legal()


# -- Monks and Outposts: cost and piece --------------------------------------------------------------------------------


@rule("PW-8.1.1", "PW-8.3.1")
@pytest.mark.parametrize(("name", "price"), [("commission", "PW-8.1.1"), ("garrison", "PW-8.3.1")])
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_the_provisions_for_a_monk_and_an_outpost(name: str, price: str, before: int, cost: int) -> None:
    """1, 1, 1, 2, 2, 3, 3 for the first to the seventh; one fewer is too few."""
    poor = settler(name).taken(0, **{name: before}).provisions(0, cost - 1).turn(0)
    assert price == poor.rule(f"action:{name}")

    t = settle(settler(name).taken(0, **{name: before}).provisions(0, 9), name, "space:space_3_2")
    assert 9 - cost == t.player(0).provisions
    assert 0 == t.player(0).silver
    assert before + 1 == t.player(0).taken(name)


@rule("PW-8.1.2", "PW-8.3.2")
@pytest.mark.parametrize("name", ["commission", "garrison"])
def test_pieces_leave_the_board_from_the_left(name: str) -> None:
    """Seven in a row cost 1, 1, 1, 2, 2, 3 and 3: the next one is always the left-most; then none is left."""
    t = settler(name)
    left, right = PAIRS[name]
    costs = []
    for space in ("1_2", "2_2", "2_3", "3_1", "3_2", "3_3", "3_5"):
        t.workers(0, **{left: 1, "labourer": 1, right: 1}).provisions(0, 9).standing(0, name)
        settle(t, name, f"space:space_{space}")
        costs.append(9 - t.player(0).provisions)
        assert () == t.asked
    assert [1, 1, 1, 2, 2, 3, 3] == costs

    t.workers(0, **{left: 1, "labourer": 1, right: 1}).provisions(0, 9).standing(0, name).turn(0)
    assert "PW-5.3.1" == t.rule(f"action:{name}")


# -- Monks and Outposts: the space -------------------------------------------------------------------------------------


@rule("PW-8.1.3")
@pytest.mark.parametrize("faith", range(12))
def test_a_monk_goes_as_far_as_the_faith_of_the_player(faith: int) -> None:
    """Regions 1 to 6 want a Faith of 0, 2, 4, 6, 8, 10."""
    t = settle(settler("commission").track(0, faith=faith), "commission")
    assert spaces_of(sum(flag <= faith for flag in FAITH)) == set(t.legal())


@rule("PW-8.1.3")
def test_the_paladin_leads_a_monk_farther() -> None:
    """Faith 1 and Ivon's 3 reach region 3."""
    t = settle(settler("commission").track(0, faith=1).paladin(0, "ivon"), "commission")
    assert spaces_of(3) == set(t.legal())


@rule("PW-8.3.3")
@pytest.mark.parametrize("strength", range(1, 13))
def test_an_outpost_goes_as_far_as_the_strength_of_the_player(strength: int) -> None:
    """Regions 1 to 6 want a Strength of 1, 3, 5, 7, 9, 11."""
    t = settle(settler("garrison").track(0, strength=strength), "garrison")
    assert spaces_of(sum(flag <= strength for flag in STRENGTH)) == set(t.legal())


@rule("PW-8.3.3")
def test_without_strength_there_is_no_outpost() -> None:
    """Even the first region wants 1."""
    t = settler("garrison").track(0, strength=0).turn(0)
    assert "PW-8.3.3" == t.rule("action:garrison")


@rule("PW-8.1.4", "PW-8.3.4")
@pytest.mark.parametrize("name", ["commission", "garrison"])
@pytest.mark.parametrize(("seats", "count"), [(2, 25), (3, 34), (4, 40)])
def test_spaces_are_open_for_the_number_of_players(name: str, seats: int, count: int) -> None:
    """25 for two, 9 more for three, 6 more for four."""
    t = settle(settler(name, seats), name)

    assert spaces_of(6, seats) == set(t.legal())
    assert count == len(t.legal())
    if seats == 2:
        assert "PW-2.2.9" == t.rule("space:space_2_6")


@rule("PW-8.1.4", "PW-8.3.4")
@pytest.mark.parametrize(("name", "taken"), [("commission", "PW-8.1.4"), ("garrison", "PW-8.3.4")])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_space_with_a_monk_or_an_outpost_is_taken(name: str, taken: str, owner: int) -> None:
    """Neither the own nor another's piece makes room."""
    t = settler(name).piece("space_2_3", owner).piece("space_3_1", owner, outpost=True)
    settle(t, name)

    assert spaces_of(6) - {"space:space_2_3", "space:space_3_1"} == set(t.legal())
    assert taken == t.rule("space:space_2_3")
    assert taken == t.rule("space:space_3_1")


@rule("PW-8.1.3", "PW-8.3.3")
@pytest.mark.parametrize("name", ["commission", "garrison"])
def test_the_piece_stands_on_the_space(name: str) -> None:
    """A Monk for Commission, an Outpost for Garrison."""
    t = settle(settler(name), name, "space:space_3_1")
    assert (0, "monk" if name == "commission" else "outpost") == t.on_space("space_3_1")


# -- Monks and Outposts: rewards ---------------------------------------------------------------------------------------


@rule("PW-8.1.5", "PW-8.3.5")
@pytest.mark.parametrize("name", ["commission", "garrison"])
@pytest.mark.parametrize(
    ("space", "workers", "silver", "paid"),
    [
        ("space_1_2", {}, 2, 0),
        ("space_2_3", {"scout": 1}, 0, 0),
        ("space_4_6", {"labourer": 1, "scout": 1}, 0, 0),
        ("space_5_5", {"labourer": 1, "cleric": 1}, 0, 0),
        ("space_6_1", {}, 0, 1),
    ],
)
def test_the_reward_of_the_space_is_gained(
    name: str, space: str, workers: dict[str, int], silver: int, paid: int
) -> None:
    """Silver, workers and a paid Debt, as printed, and nothing of the spaces beside."""
    t = settle(settler(name).debts(0, unpaid=2), name, f"space:{space}")

    assert workers == t.player(0).workers
    assert (silver, paid) == (t.player(0).silver, t.player(0).paid)
    assert [] == t.player(0).suspicion


@rule("PW-8.1.5", "PW-8.3.5")
@pytest.mark.parametrize("name", ["commission", "garrison"])
def test_a_suspicion_space_removes_a_suspicion(name: str) -> None:
    """The newest of two leaves."""
    t = settle(settler(name).suspicion(0, 1, 2), name, "space:space_2_4")
    assert [1] == t.player(0).suspicion


@rule("PW-8.1.6")
def test_a_monk_brings_influence() -> None:
    """One each time, the seventh as well as the first."""
    first = settle(settler("commission"), "commission", "space:space_1_2")
    assert {"faith": 11, "strength": 11, "influence": 1} == first.player(0).track

    last = settle(settler("commission").taken(0, commission=6), "commission", "space:space_1_2")
    assert {"faith": 11, "strength": 11, "influence": 1} == last.player(0).track


@rule("PW-8.3.6")
def test_an_outpost_brings_faith() -> None:
    """One each time, the seventh as well as the first."""
    first = settle(settler("garrison").track(0, faith=0), "garrison", "space:space_1_2")
    assert {"faith": 1, "strength": 11, "influence": 0} == first.player(0).track

    last = settle(settler("garrison").track(0, faith=0).taken(0, garrison=6), "garrison", "space:space_1_2")
    assert {"faith": 1, "strength": 11, "influence": 0} == last.player(0).track


@rule("PW-8.1.7")
def test_commission_is_impossible_without_an_allowed_empty_space() -> None:
    """With Faith 1 only region 1 counts; when both of its spaces are taken, Commission is refused."""
    t = settler("commission").track(0, faith=1).piece("space_1_1", 1)
    assert "action:commission" in t.turn(0).legal()

    t = settler("commission").track(0, faith=1).piece("space_1_1", 1).piece("space_1_2", 0, outpost=True).turn(0)
    assert "PW-8.1.7" == t.rule("action:commission")
    assert "action:commission" in t.track(0, faith=2).turn(0).legal()


@rule("PW-8.3.7")
def test_silver_does_not_replace_strength_for_an_outpost() -> None:
    """Strength 2 reaches region 1 only, with 20 Silver as well; Strength 0 nothing at all."""
    t = settle(settler("garrison").track(0, strength=2).silver(0, 20), "garrison")
    assert spaces_of(1) == set(t.legal())

    t.play("space:space_1_1")
    assert 20 == t.player(0).silver
    t = settler("garrison").track(0, strength=0).silver(0, 20).town(NONE, NONE, NONE, NONE, NONE).turn(0)
    assert "action:garrison" not in t.legal()
