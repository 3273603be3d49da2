"""Taking an action: placing workers and limits (sections 5.1 and 5.3 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.bags import contains, packed
from caravanserai.core.bits import has
from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.choices import BAGS
from caravanserai.games.paladins.questions import FITTING, fillable
from caravanserai.games.paladins.state import PlayerState
from caravanserai.kit.walk import Dice
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
SLOTS = {
    "commission": ("scout", "any", "cleric"),
    "fortify": ("merchant", "any", "scout"),
    "garrison": ("merchant", "any", "fighter"),
    "absolve": ("cleric", "any", "merchant"),
    "attack": ("scout", "any", "fighter"),
    "convert": ("fighter", "any", "cleric"),
}


def ready(**options: Any) -> Story:
    """Seat 0 has all the attributes, Silver and Provisions that any action asks for, and no workers."""
    t = Story(**options).track(0, faith=10, strength=11, influence=11).silver(0, 9).provisions(0, 9)
    return t.outsiders("viking_lookout", *[NONE] * 5).wall_pile("wall_15", "wall_14")


def bag(*kinds: str) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in kinds}


def token(*kinds: str) -> str:
    """The workers as a choice."""
    return "workers:" + "+".join(sorted(kinds, key=KINDS.index))


def offers(name: str, **workers: int) -> bool:
    """Whether an action can be chosen with exactly these workers."""
    return f"action:{name}" in ready().workers(0, **workers).turn(0).legal()


# Placing workers


@rule("PW-5.1.1")
def test_an_action_takes_workers_from_the_supply_to_the_board() -> None:
    """They leave the personal supply and stand on the space of the action."""
    t = ready().workers(0, labourer=2, scout=1).act(0, "hunt", "labourer+scout")
    assert ({"labourer": 1}, ["labourer", "scout"]) == (t.player(0).workers, t.player(0).standing("hunt"))
    assert {"hunt"} == t.player(0).in_use
    assert set() == t.player(1).in_use


@rule("PW-5.1.1")
def test_a_revealed_favour_is_a_place_for_a_worker_too() -> None:
    """The worker leaves the supply and stands on the Favour; one that is face down is not offered."""
    t = ready().favours("favour_stores", NONE, NONE, NONE, NONE).workers(0, labourer=2).turn(0)
    assert ["favour:favour_stores"] == [choice for choice in t.legal() if choice.startswith("favour:")]
    t.play("favour:favour_stores")
    assert ({"labourer": 1}, (0, "labourer")) == (t.player(0).workers, t.favour_worker("favour_stores"))
    assert set() == t.player(0).in_use


@rule("PW-5.1.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["recruit", "hunt", "trade", "conspire"])
def test_a_transparent_space_accepts_any_worker(name: str, kind: str) -> None:
    """The left space of Recruit, Hunt and Trade, and Conspire."""
    t = ready().workers(0, **{kind: 1}).act(0, name, kind)
    assert kind == t.player(0).standing(name)[0]


@rule("PW-5.1.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", RIGHT)
def test_the_middle_space_of_a_right_side_action_accepts_any_worker(name: str, kind: str) -> None:
    """Beside the two coloured ones whoever is there; likewise a transparent Favour."""
    left, _, right = SLOTS[name]
    assert offers(name, **bag(left, kind, right))
    t = ready().favours("favour_stores", NONE, NONE, NONE, NONE).workers(0, **{kind: 1}).turn(0)
    assert "favour:favour_stores" in t.legal()


@rule("PW-5.1.3")
@pytest.mark.parametrize("name", RIGHT)
def test_a_coloured_space_accepts_its_colour_or_a_criminal(name: str) -> None:
    """Of all workers only these two fit the left and the right space."""
    left, _, right = SLOTS[name]
    assert [left, "any", right] == next(x["slots"] for x in DATA["actions"] if x["id"] == name)
    for kind in KINDS:
        if kind != right:  # a second worker of the right colour would stand in the middle
            assert (kind in (left, "criminal")) == offers(name, **bag(kind, "labourer", right))
        if kind != left:
            assert (kind in (right, "criminal")) == offers(name, **bag(left, "labourer", kind))
    assert not offers(name, **bag(right, "labourer", right))
    assert not offers(name, **bag(left, "labourer", left))


@rule("PW-5.1.3")
@pytest.mark.parametrize(("name", "colour"), [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_the_second_space_of_a_left_side_action_is_coloured(name: str, colour: str) -> None:
    """Two workers are offered only if one of them has the colour or is a Criminal."""
    t = ready().workers(0, **dict.fromkeys(KINDS, 1)).turn(0).play(f"action:{name}")
    pairs = {choice for choice in t.legal() if "+" in choice}
    fits = {token(a, b) for a in KINDS for b in (colour, "criminal") if a != b}
    assert fits == pairs


@rule("PW-5.1.3")
def test_pray_is_for_a_cleric_or_a_criminal() -> None:
    """Nobody else fits its only space."""
    for kind in KINDS:
        t = ready().standing(0, "hunt", "labourer").workers(0, **{kind: 1}).turn(0)
        assert (kind in ("cleric", "criminal")) == ("action:pray" in t.legal())
    t = ready().standing(0, "hunt", "labourer").workers(0, scout=1).turn(0)
    assert "PW-6.5.1" == t.rule("action:pray")


@rule("PW-5.1.4")
@pytest.mark.parametrize("name", ["develop", "recruit", "hunt", "trade", "pray", "conspire", *RIGHT])
def test_criminals_fit_everywhere(name: str) -> None:
    """Every space of every action can be filled with Criminals alone."""
    t = ready().standing(0, "hunt" if name != "hunt" else "trade", "labourer").workers(0, criminal=3).turn(0)
    t.play(f"action:{name}")
    if t.question == "PlaceWorkers":
        t.play(max(t.legal(), key=len))
    spaces = len(next(x["slots"] for x in DATA["actions"] if x["id"] == name))
    assert ["criminal"] * spaces == t.player(0).standing(name)


@rule("PW-5.1.4")
def test_criminals_fit_every_favour() -> None:
    """Whatever its colour."""
    for favour in DATA["kings_favours"]:
        t = ready().favours(favour["id"], NONE, NONE, NONE, NONE).workers(0, criminal=1).turn(0)
        assert f"favour:{favour['id']}" in t.legal()


@rule("PW-5.1.5")
@pytest.mark.parametrize("favour", ["favour_virtue", "favour_labour"])
def test_a_purple_space_is_for_criminals_only(favour: str) -> None:
    """One of each other kind is not enough; a Criminal is."""
    others = dict.fromkeys(KINDS[:-1], 1)
    t = ready().favours(favour, NONE, NONE, NONE, NONE).workers(0, **others).turn(0)
    assert "PW-9.2.4" == t.rule(f"favour:{favour}")
    t = (
        ready()
        .favours(favour, NONE, NONE, NONE, NONE)
        .workers(0, criminal=1, **others)
        .turn(0)
        .play(f"favour:{favour}")
    )
    assert (0, "criminal") == t.favour_worker(favour)


@rule("PW-5.1.6")
@pytest.mark.parametrize("name", ["pray", *RIGHT])
def test_labourers_do_not_stand_on_coloured_spaces(name: str) -> None:
    """Labourers alone do not do it, and with one coloured worker missing neither."""
    t = ready().standing(0, "hunt", "labourer").workers(0, labourer=9).turn(0)
    assert f"action:{name}" not in t.legal()
    if name in RIGHT:
        left, _, right = SLOTS[name]
        assert not offers(name, **bag(left, "labourer", "labourer"))
        assert not offers(name, **bag(right, "labourer", "labourer"))
        t = ready().workers(0, **bag(left, "labourer", right)).act(0, name, f"{left}+labourer+{right}")
        assert [left, "labourer", right] == t.player(0).standing(name)


@rule("PW-5.1.7")
@pytest.mark.parametrize("name", ["develop", *RIGHT])
def test_all_needed_spaces_are_filled_in_the_same_turn(name: str) -> None:
    """One worker too few and the action cannot be begun; no more than needed are placed."""
    needed = (
        ["labourer", "labourer"] if name == "develop" else [kind.replace("any", "labourer") for kind in SLOTS[name]]
    )
    for n in range(len(needed)):
        assert not offers(name, **bag(*needed[:n], *needed[n + 1 :]))
    t = ready().workers(0, **dict.fromkeys(KINDS, 2)).turn(0).play(f"action:{name}")
    assert {len(needed)} == {choice.count("+") + 1 for choice in t.legal()}


@rule("PW-5.1.7")
@pytest.mark.parametrize(("name", "second"), [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_no_worker_is_added_in_a_later_turn(name: str, second: str) -> None:
    """With one worker on it, the other space stays empty for the round."""
    t = ready().standing(0, name, "labourer", "").workers(0, labourer=1, **{second: 1}).turn(0)
    assert "PW-5.1.8" == t.rule(f"action:{name}")


@rule("PW-5.1.8")
@pytest.mark.parametrize("name", ["develop", "recruit", "hunt", "trade", "conspire", *RIGHT])
def test_an_action_in_use_waits_until_it_is_cleared(name: str) -> None:
    """By Pray, or by the end of the round."""
    spaces = len(next(x["slots"] for x in DATA["actions"] if x["id"] == name))
    enough = dict.fromkeys(KINDS, 2)

    t = ready().workers(0, **enough).standing(0, name, *["labourer"] * spaces)
    assert "PW-5.1.8" == t.turn(0).rule(f"action:{name}")
    t.play("action:pray")
    if t.question == "PlaceWorkers":
        t.play("workers:cleric")
    t.play(f"action:{name}")
    assert f"action:{name}" in t.turn(0).legal()

    t = ready().workers(0, **enough).standing(0, name, *["labourer"] * spaces).turn(0)
    t.play("turn:pass", "workers:labourer+scout+fighter")
    t.workers(0, **enough).track(0, faith=10, strength=11, influence=11).turn(0)
    assert f"action:{name}" in t.legal()


@rule("PW-5.1.8")
def test_pray_itself_can_be_used_once() -> None:
    """With a worker on its space it is not offered."""
    t = ready().standing(0, "hunt", "labourer").standing(0, "pray", "cleric").workers(0, cleric=1).turn(0)
    assert t.rule("action:pray") == "PW-5.1.8"


@rule("PW-5.1.9")
@pytest.mark.parametrize("name", RIGHT)
def test_a_workshop_stands_in_for_a_worker(name: str) -> None:
    """The left covered: any and the right colour. The middle covered: both colours. Both: the right colour alone."""
    left, _, right = SLOTS[name]
    for places, workers in (
        (("left",), ("labourer", right)),
        (("middle",), (left, right)),
        (("left", "middle"), (right,)),
    ):
        t = ready().workshops(0, *[f"{name}_{place}" for place in places]).workers(0, **bag(*workers)).turn(0)
        t.play(f"action:{name}")
        placed = {"left": "" if "left" in places else left, "middle": "" if "middle" in places else "labourer"}
        assert [placed["left"], placed["middle"], right] == t.player(0).standing(name)
        short = ready().workshops(0, *[f"{name}_{place}" for place in places]).workers(0, **bag(*workers[:-1]))
        assert f"action:{name}" not in short.turn(0).legal()


@rule("PW-5.1.10")
def test_costs_are_paid_before_any_reward() -> None:
    """Absolve: a Silver goes to the main supply, not to the Tax supply, and then the rewards come."""
    t = (
        ready()
        .tax(5)
        .workers(0, cleric=1, labourer=1, merchant=1)
        .debts(0, unpaid=1)
        .crew(0, "abbot_c")
        .suspicion(0, 0)
    )
    t.act(0, "absolve", "cleric+labourer+merchant", "jar:absolve_space_1")
    kinds = t.events()
    rewards = [kinds.index(name) for name in ("debt-paid", "suspicion-removed", "attribute-raised", "tax-taken")]
    assert kinds.index("silver-paid") < min(rewards)
    assert (9, 4) == (t.player(0).silver, t.tax_supply)  # 1 paid, 1 of Tax gained


@rule("PW-5.1.10")
def test_a_reward_does_not_pay_for_its_own_action() -> None:
    """The dismissal that brings 2 Tax costs 2 Silver: with 1 it is out of reach."""
    town = (NONE, NONE, "architect_c", NONE, NONE)
    t = ready().town(*town).workers(0, labourer=1).silver(0, 1).turn(0)
    assert "action:recruit" not in t.legal()
    t = ready().town(*town).workers(0, labourer=1).silver(0, 2).act(0, "recruit", "labourer", "townsfolk:architect_c")
    assert 2 == t.player(0).silver
    t = ready().provisions(0, 0).workers(0, scout=1, labourer=1, cleric=1).turn(0)
    assert "action:commission" not in t.legal()


@rule("PW-5.1.11")
def test_an_action_out_of_reach_is_refused_with_its_reason() -> None:
    """Requirement, workers or cost: one that is missing is enough."""
    t = ready().workers(0, merchant=1, labourer=1, scout=1).taken(0, fortify=2).track(0, influence=2).turn(0)
    assert "PW-8.2.2" == t.rule("action:fortify")
    t = ready().workers(0, merchant=1, labourer=1, scout=1).taken(0, fortify=2).track(0, influence=3).turn(0)
    assert "action:fortify" in t.legal()
    t = ready().workers(0, merchant=1, labourer=2).turn(0)
    assert "PW-7.3" == t.rule("action:fortify")
    t = ready().workers(0, labourer=2).silver(0, 3).turn(0)
    assert "PW-6.1.1" == t.rule("action:develop")
    assert "action:develop" in ready().workers(0, labourer=2).silver(0, 4).turn(0).legal()
    t = ready().favours("favour_mercy", NONE, NONE, NONE, NONE).workers(0, fighter=1).silver(0, 0).turn(0)
    assert "PW-9.2.4" == t.rule("favour:favour_mercy")


def filled(t: Story) -> Story:
    """Somebody stands on every space of the main board."""
    for space in DATA["board_spaces"]:
        t.piece(space["id"], 1)
    return t


@rule("PW-5.1.12")
@pytest.mark.parametrize(
    ("name", "reason", "emptied"),
    [
        ("recruit", "PW-5.1.12", lambda t: t.town(*[NONE] * 5)),
        ("attack", "PW-5.1.12", lambda t: t.outsiders(*[NONE] * 6)),
        ("convert", "PW-5.1.12", lambda t: t.outsiders(*[NONE] * 6)),
        ("commission", "PW-8.1.7", filled),
        ("garrison", "PW-8.3.3", filled),
        ("fortify", "PW-8.2.7", lambda t: t.wall_pile()),
        ("commission", "PW-5.3.1", lambda t: t.taken(0, commission=7)),
        ("garrison", "PW-5.3.1", lambda t: t.taken(0, garrison=7)),
        ("absolve", "PW-5.3.1", lambda t: t.taken(0, absolve=7).jars(0, *[f"absolve_space_{n}" for n in range(1, 8)])),
        (
            "develop",
            "PW-5.3.3",
            lambda t: t.taken(0, develop=8).workshops(
                0, *[f"{n}_{side}" for n in RIGHT[:4] for side in ("left", "middle")]
            ),
        ),
    ],
)
def test_an_action_without_a_target_cannot_be_chosen(name: str, reason: str, emptied: Any) -> None:
    """It is there as long as there is something to aim at, and refused when there is nothing."""
    assert offers(name, **dict.fromkeys(KINDS, 2))
    t = emptied(ready().workers(0, **dict.fromkeys(KINDS, 2))).turn(0)
    assert f"action:{name}" not in t.legal()
    assert reason == t.rule(f"action:{name}")


@rule("PW-5.1.13")
def test_workers_gained_by_an_action_do_not_pay_for_it() -> None:
    """The Scout of a space, of the Workshop row or of a Wall comes too late."""
    assert not offers("commission", labourer=2, cleric=1)  # Faith would reach the Scout of region 2
    assert not offers("develop", labourer=1)
    t = ready().wall_pile("wall_21").workers(0, merchant=1, labourer=1).turn(0)
    assert "action:fortify" not in t.legal()
    t = ready().workers(0, labourer=1).act(0, "conspire", "labourer")
    assert (["labourer"], {"criminal": 1}) == (t.player(0).standing("conspire"), t.player(0).workers)


@rule("PW-5.1.14")
@pytest.mark.parametrize("name", RIGHT)
def test_who_stands_where_is_not_asked(name: str) -> None:
    """Workers are chosen as a set; the engine finds a fitting place for each, then the target is asked for."""
    left, _, right = SLOTS[name]
    for third in KINDS:
        t = ready().workers(0, **bag(left, third, right)).turn(0).play(f"action:{name}")
        assert "PlaceWorkers" != t.question
        standing = t.player(0).standing(name)
        assert sorted([left, third, right]) == sorted(standing)
        assert standing[0] in (left, "criminal")
        assert standing[2] in (right, "criminal")


# Limits


@rule("PW-5.3.1")
@pytest.mark.parametrize("name", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_seven_times_per_game(name: str) -> None:
    """The seventh time is open, the eighth is not, whatever the player has."""
    left, _, right = SLOTS[name]
    for n, possible in ((6, True), (7, False)):
        t = ready().track(0, faith=12, strength=12, influence=12).taken(0, **{name: n})
        t.workers(0, **bag(left, "labourer", right)).turn(0)
        assert possible == (f"action:{name}" in t.legal())
    assert "PW-5.3.1" == t.rule(f"action:{name}")
    assert 7 == next(x for x in DATA["actions"] if x["id"] == name)["max_uses"]


@rule("PW-5.3.1")
@pytest.mark.parametrize("name", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_another_player_has_the_own_seven(name: str) -> None:
    """What one has used up is still open to the other."""
    left, _, right = SLOTS[name]
    t = ready().taken(1, **{name: 7}).workers(0, **bag(left, "labourer", right)).turn(0)
    assert f"action:{name}" in t.legal()


@rule("PW-5.3.2")
@pytest.mark.parametrize("n", [7, 8, 12, 20])
def test_attack_has_no_limit(n: int) -> None:
    """An eighth, a ninth and a twenty-first attack."""
    t = ready().taken(0, attack=n).workers(0, scout=1, labourer=1, fighter=1)
    t.act(0, "attack", "scout+labourer+fighter", "outsider:viking_lookout")
    assert n + 1 == t.player(0).taken("attack")


@rule("PW-5.3.3")
def test_develop_eight_times_per_game() -> None:
    """One for each Workshop, though four dashed spaces are still free."""
    places = [f"{name}_{side}" for name in RIGHT for side in ("left", "middle")]
    t = ready().taken(0, develop=7).workshops(0, *places[:7]).workers(0, labourer=2)
    t.act(0, "develop", "labourer+labourer", f"workshop:{places[7]}")
    assert (8, 0) == (len(t.player(0).workshops), GAME.show(t.s, 0)["players"][0]["workshops"])
    t.standing(0, "develop").workers(0, labourer=2).turn(0)
    assert "PW-5.3.3" == t.rule("action:develop")


@rule("PW-5.3.4")
def test_a_card_that_leaves_a_display_is_not_replaced_before_the_round_ends() -> None:
    """Its space is empty and the others stay where they are."""
    foes = (
        "viking_thief",
        "viking_traitor",
        "viking_guardian",
        "viking_lookout",
        "viking_marauder",
        "viking_mercenary",
    )
    town = ("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "missionary_a")
    t = ready().outsiders(*foes).town(*town).workers(0, **dict.fromkeys(KINDS, 3)).suspicion_pile(0, 0)
    t.act(0, "attack", "scout+labourer+fighter", "outsider:viking_guardian")
    t.act(0, "convert", "fighter+labourer+cleric", "outsider:viking_marauder")
    t.act(0, "recruit", "scout", "townsfolk:gatekeeper_a")
    assert [*foes[:2], NONE, foes[3], NONE, foes[5]] == t.outsider_row
    assert [*town[:3], NONE, town[4]] == t.town_row
    t.passed(0, 1).round_end()
    assert NONE not in [*t.outsider_row, *t.town_row]


@rule("PW-5.3.5")
def test_attributes_are_checked_before_workers_are_placed() -> None:
    """The turn itself refuses; no worker has left the supply and nothing is paid. The Paladin's bonus counts."""
    t = ready().taken(0, fortify=3).track(0, influence=4).workers(0, merchant=1, labourer=1, scout=1).turn(0)
    assert "PW-8.2.2" == t.rule("action:fortify")
    assert (3, 9) == (sum(t.player(0).workers.values()), t.player(0).provisions)
    t.paladin(0, "ivoire")
    assert "action:fortify" in t.turn(0).legal()
    t = ready().track(0, faith=1).piece("space_1_1", 1).piece("space_1_2", 1)
    t.workers(0, scout=1, labourer=1, cleric=1).turn(0)
    assert "PW-8.1.7" == t.rule("action:commission")


@rule("PW-5.1.2", "PW-5.1.3", "PW-5.1.4")
def test_a_supply_fills_the_spaces_for_which_it_has_a_fitting_bag() -> None:
    """What is looked up for a whole turn at once is what each bag on its own would say."""
    dice = Dice(5)
    for _ in range(300):
        me = PlayerState().ready()
        me.workers = packed([max(dice.below(9) - 3, 0) for _ in KINDS])
        fitting = [any(contains(me.workers, BAGS[n]) for n in bags) for bags in FITTING]
        assert fitting == [has(fillable(me), spaces) for spaces in range(len(FITTING))]
