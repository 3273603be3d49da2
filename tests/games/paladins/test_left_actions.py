"""Hunt, Trade, Pray and Conspire (PW-6.3 to PW-6.6)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.rules import rule

KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
NAMES = [action["id"] for action in GAME.box.data["actions"]]


def hand(**workers: int) -> Story:
    return Story().workers(0, **workers).silver(0, 0).provisions(0, 0)


def busy(name: str, t: Story) -> Story:
    """Workers that fit, on every space of an action."""
    slots = next(action["slots"] for action in GAME.box.data["actions"] if action["id"] == name)
    return t.standing(0, name, *["labourer" if slot == "any" else slot for slot in slots])


# -- Hunt --------------------------------------------------------------------------------------------------------------


@rule("PW-6.3.1")
@pytest.mark.parametrize("kind", KINDS)
def test_one_worker_of_any_type_hunts_one_provision(kind: str) -> None:
    """The worker stands on the left space."""
    t = hand(**{kind: 1}).act(0, "hunt", kind)

    assert (1, 0) == (t.player(0).provisions, t.player(0).silver)
    assert [kind, ""] == t.player(0).standing("hunt")
    assert {} == t.player(0).workers


@rule("PW-6.3.2")
@pytest.mark.parametrize(
    ("kinds", "standing"),
    [
        ("labourer+scout", ["labourer", "scout"]),
        ("scout+scout", ["scout", "scout"]),
        ("scout+cleric", ["cleric", "scout"]),
        ("labourer+criminal", ["labourer", "criminal"]),
    ],
)
def test_two_workers_hunt_three_provisions(kinds: str, standing: list[str]) -> None:
    """Three in total, with a Scout (or a Criminal for one) on the right space."""
    t = hand(**{kind: kinds.split("+").count(kind) for kind in kinds.split("+")}).act(0, "hunt", kinds)

    assert 3 == t.player(0).provisions
    assert standing == t.player(0).standing("hunt")


@rule("PW-6.3.2")
def test_the_second_hunter_is_a_scout() -> None:
    """Without a Scout two workers cannot hunt; each of them can alone."""
    t = hand(labourer=1, merchant=1, fighter=1, cleric=1).turn(0).play("action:hunt")
    assert {"workers:labourer", "workers:merchant", "workers:fighter", "workers:cleric"} == set(t.legal())


@rule("PW-6.3.3")
def test_a_scout_cannot_follow_the_first_hunter() -> None:
    """Hunt is used with one worker on it."""
    t = hand(labourer=1, scout=2, criminal=1).act(0, "hunt", "labourer").turn(0)

    assert "PW-5.1.8" == t.rule("action:hunt")
    assert 1 == t.player(0).provisions


# -- Trade -------------------------------------------------------------------------------------------------------------


@rule("PW-6.4.1")
@pytest.mark.parametrize("kind", KINDS)
def test_one_worker_of_any_type_trades_for_one_silver(kind: str) -> None:
    """The worker stands on the left space; the Silver is not Tax."""
    t = hand(**{kind: 1}).act(0, "trade", kind)

    assert (1, 0) == (t.player(0).silver, t.player(0).provisions)
    assert [kind, ""] == t.player(0).standing("trade")
    assert 5 == t.tax_supply


@rule("PW-6.4.2")
@pytest.mark.parametrize(
    ("kinds", "standing"),
    [
        ("labourer+merchant", ["labourer", "merchant"]),
        ("merchant+merchant", ["merchant", "merchant"]),
        ("merchant+cleric", ["cleric", "merchant"]),
        ("labourer+criminal", ["labourer", "criminal"]),
    ],
)
def test_two_workers_trade_for_three_silver(kinds: str, standing: list[str]) -> None:
    """Three in total, with a Merchant (or a Criminal for one) on the right space."""
    t = hand(**{kind: kinds.split("+").count(kind) for kind in kinds.split("+")}).act(0, "trade", kinds)

    assert 3 == t.player(0).silver
    assert standing == t.player(0).standing("trade")


@rule("PW-6.4.2")
def test_the_second_trader_is_a_merchant() -> None:
    """Without a Merchant two workers cannot trade; each of them can alone."""
    t = hand(labourer=1, scout=1, fighter=1, cleric=1).turn(0).play("action:trade")
    assert {"workers:labourer", "workers:scout", "workers:fighter", "workers:cleric"} == set(t.legal())


@rule("PW-6.4.3")
def test_a_merchant_cannot_follow_the_first_trader() -> None:
    """Trade is used with one worker on it."""
    t = hand(labourer=1, merchant=2, criminal=1).act(0, "trade", "labourer").turn(0)

    assert "PW-5.1.8" == t.rule("action:trade")
    assert 1 == t.player(0).silver


# -- Pray --------------------------------------------------------------------------------------------------------------


@rule("PW-6.5.1")
def test_pray_takes_a_cleric_and_two_silver() -> None:
    """The Cleric stands on the action and 2 of 3 Silver are gone."""
    t = busy("hunt", hand(cleric=1).silver(0, 3)).act(0, "pray", "cleric", "action:hunt")

    assert 1 == t.player(0).silver
    assert ["cleric"] == t.player(0).standing("pray")


@rule("PW-6.5.1")
def test_nobody_but_a_cleric_or_a_criminal_prays() -> None:
    """Four types of workers do not fit, and the others are a choice."""
    t = busy("hunt", hand(labourer=1, scout=1, merchant=1, fighter=1).silver(0, 9)).turn(0)
    assert "PW-6.5.1" == t.rule("action:pray")

    t = busy("hunt", hand(labourer=1, cleric=1, criminal=1).silver(0, 9)).turn(0).play("action:pray")
    assert ["workers:cleric", "workers:criminal"] == t.legal()


@rule("PW-6.5.1")
def test_one_silver_does_not_pay_for_pray() -> None:
    """Two are needed."""
    t = busy("hunt", hand(cleric=1).silver(0, 1)).turn(0)
    assert "PW-6.5.1" == t.rule("action:pray")


@rule("PW-6.5.2")
def test_pray_removes_all_workers_of_one_action() -> None:
    """All three leave Absolve for the common supply; Trade keeps its two."""
    t = busy("trade", busy("absolve", hand(cleric=1).silver(0, 2)))
    t.act(0, "pray", "cleric", "action:absolve")

    assert ["", "", ""] == t.player(0).standing("absolve")
    assert {"trade", "pray"} == t.player(0).in_use
    assert ["labourer", "merchant"] == t.player(0).standing("trade")
    assert {} == t.player(0).workers


@rule("PW-6.5.3")
def test_a_cleared_action_may_be_used_again() -> None:
    """Hunt is refused before the prayer and done after it."""
    t = busy("trade", busy("hunt", hand(cleric=1, labourer=1).silver(0, 2))).turn(0)
    assert "PW-5.1.8" == t.rule("action:hunt")

    t.play("action:pray", "action:hunt").act(0, "hunt", "labourer")
    assert 1 == t.player(0).provisions
    assert ["labourer", ""] == t.player(0).standing("hunt")


@rule("PW-6.5.4")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "pray"])
def test_any_other_action_may_be_cleared(name: str) -> None:
    """Each of the five others on the left and of the six on the right."""
    other = "hunt" if name != "hunt" else "trade"
    t = busy(other, busy(name, hand(cleric=1).silver(0, 2)))
    t.act(0, "pray", "cleric")
    assert {f"action:{name}", f"action:{other}"} == set(t.legal())

    t.play(f"action:{name}")
    assert {other, "pray"} == t.player(0).in_use


@rule("PW-6.5.4")
def test_nobody_prays_for_the_board_of_another() -> None:
    """Workers of another player are no target, and stay."""
    t = busy("hunt", hand(cleric=1).silver(0, 2)).standing(1, "trade", "labourer", "merchant")
    t.act(0, "pray", "cleric")
    assert ["action:hunt"] == t.legal()

    t.play("action:hunt")
    assert ["labourer", "merchant"] == t.player(1).standing("trade")


@rule("PW-6.5.5")
def test_pray_does_not_reach_the_kings_favours() -> None:
    """A worker on a Favour is no target, neither alone nor beside others."""
    t = hand(cleric=1).silver(0, 2).favours("favour_stores").on_favour("favour_stores", 0).turn(0)
    assert "PW-6.5.6" == t.rule("action:pray")

    busy("trade", busy("hunt", t)).turn(0).play("action:pray")
    assert {"action:hunt", "action:trade"} == set(t.legal())
    t.play("action:hunt")
    assert (0, "labourer") == t.favour_worker("favour_stores")


@rule("PW-6.5.5")
def test_a_pray_reward_does_not_reach_the_kings_favours_either() -> None:
    """The own worker on a Favour is not offered."""
    t = busy("hunt", hand().favours("favour_stores").on_favour("favour_stores", 0)).gain(0, [{"kind": "pray"}])
    assert {"action:hunt", "answer:skip"} == set(t.legal())


@rule("PW-6.5.6")
def test_pray_needs_something_to_clear() -> None:
    """On an empty board it is refused."""
    t = hand(cleric=2).silver(0, 9).turn(0)
    assert "PW-6.5.6" == t.rule("action:pray")


@rule("PW-6.5.7")
def test_the_pray_action_does_not_clear_itself() -> None:
    """The Cleric just placed is no target."""
    t = busy("trade", busy("hunt", hand(cleric=1).silver(0, 2))).turn(0).play("action:pray")

    assert "PrayFor" == t.question
    assert ["cleric"] == t.player(0).standing("pray")
    assert {"action:hunt", "action:trade"} == set(t.legal())


@rule("PW-6.5.7")
def test_a_pray_reward_may_clear_the_pray_action() -> None:
    """After it the player prays once more."""
    t = busy("trade", busy("pray", hand(cleric=1).silver(0, 2))).gain(0, [{"kind": "pray"}])
    assert {"action:pray", "action:trade", "answer:skip"} == set(t.legal())

    t.play("action:pray").turn(0)
    assert {"trade"} == t.player(0).in_use
    assert "action:pray" in t.legal()


# -- Conspire ----------------------------------------------------------------------------------------------------------


@rule("PW-6.6.1", "PW-6.6.2")
@pytest.mark.parametrize("kind", KINDS[:-1])
def test_any_worker_conspires_for_nothing(kind: str) -> None:
    """A penniless player places a worker of any type and gains a Criminal with a Suspicion."""
    t = hand(**{kind: 1}).suspicion_pile(1).act(0, "conspire", kind)

    assert [kind] == t.player(0).standing("conspire")
    assert {"criminal": 1} == t.player(0).workers
    assert [1] == t.player(0).suspicion
    assert (1, 0, 4) == (t.player(0).silver, t.player(0).provisions, t.tax_supply)


@rule("PW-6.6.1")
def test_conspire_takes_one_worker() -> None:
    """Pairs are not offered."""
    t = hand(labourer=2, criminal=2).turn(0).play("action:conspire")
    assert ["workers:labourer", "workers:criminal"] == t.legal()


@rule("PW-6.6.3")
def test_a_criminal_may_conspire() -> None:
    """One Criminal on the action, a new one in hand, and one Suspicion for the new one only."""
    t = hand(criminal=1).suspicion_pile(0, 0, 0).act(0, "conspire", "criminal")

    assert ["criminal"] == t.player(0).standing("conspire")
    assert {"criminal": 1} == t.player(0).workers
    assert [0] == t.player(0).suspicion
