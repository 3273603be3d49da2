"""Rounds, turns, phases and steps (chapter 4 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.step import NotAsked
from caravanserai.games.yokohama import GAME
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

TILES = ("fish_7", "orders_5", "production_4")


def can_always_do_something(seat: int = 0) -> Story:
    """A player with two orders to complete, and two assistants on the bank."""
    t = Story().achievements(*TILES).orders(seat, "order_gb_02", "order_fr_01").stock(seat, yen=3, tea=4, silk=2)
    return t.assistants(seat, bank=2)


@rule("YK-4.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_gives_everybody_one_turn(seats: int) -> None:
    """In turn order, round after round, all through a game."""
    t = dealt(seats, key=1).keep()
    first = t.seen()["first"]
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
    order = [(first + n) % seats for n in range(seats)]
    told = [e for e in t.s.log or [] if GAME.events.kinds[e.kind].name in ("round-begins", "turn-begins")]
    rounds: list[list[int]] = []
    for event in told:
        if GAME.events.kinds[event.kind].name == "round-begins":
            rounds.append([])
        else:
            rounds[-1].append(int(event.a))
    assert len(rounds) > 10
    assert all(order == turns for turns in rounds)


@rule("YK-4.1.2")
def test_additional_actions_come_before_and_after_the_main_action() -> None:
    """A, B, C: an order can be completed before placement and again after recovery."""
    t = can_always_do_something().turn(0)
    assert "Extra" == t.question
    t.play("order:order_gb_02", "phase:end")
    assert "Place" == t.question
    t.play("phase:end")
    assert "MovePresident" == t.question
    t.play("area:bank")
    assert ("Extra", 1) == (t.question, len(t.told("recovered")))
    t.play("order:order_fr_01")
    assert ((), {"order_gb_02", "order_fr_01"}) == (t.asked, t.player(0).completed)


@rule("YK-4.1.3")
def test_the_six_steps_of_the_main_action() -> None:
    """Placement, movement, area action, five-power bonus, building, recovery."""
    t = Story().technologies(0, "telephone").assistants(0, employment_agency=3).token("employment_agency", "power_01")
    t.tile("employment_agency", "building_01").stock(0, yen=9)
    questions = []
    t.turn(0)
    for token in ("area:employment_agency", "phase:end", "area:employment_agency", "piece:shop", "answer:skip"):
        questions.append(t.question)
        t.play(token)
    for token in ("answer:yes", "building:shop_1", "answer:skip"):
        questions.append(t.question)
        t.play(token)
    steps = ["Place", "Place", "MovePresident", "Recruit", "Recruit", "TakeToken", "Build", "LeaveBehind"]
    assert steps == questions
    kinds = ["assistant-placed", "president-moved", "action", "recruited", "token-taken", "shop-built", "recovered"]
    assert kinds == [kind for kind in t.events() if kind in kinds]


@rule("YK-4.1.4")
def test_token_and_building_may_be_left_but_not_movement_action_and_recovery() -> None:
    """Nothing ends the movement but moving or returning; the income of the area and the recovery just happen."""
    t = Story().assistants(0, bank=4).token("bank", "power_01").stock(0).turn(0)
    assert "phase:end" in t.legal()
    t.play("phase:end")
    assert {"area:bank", "phase:return"} == set(t.legal())
    for token in ("answer:skip", "phase:end"):
        assert t.refused(token)
    t.play("area:bank")
    assert ("TakeToken", 5) == (t.question, t.player(0).yen)
    assert "answer:skip" in t.legal()
    t.play("answer:skip")
    assert "Build" == t.question
    t.play("answer:skip")
    assert ((), {}, "power_01", [-1] * 4) == (t.asked, t.player(0).placed, t.token_of("bank"), t.shops_on("bank"))


@rule("YK-4.1.5", "YK-4.1.10")
def test_returning_the_president_skips_to_phase_c() -> None:
    """No action, token, building or recovery, though five pieces stand in the bank; orders can still be completed."""
    t = can_always_do_something().president(0, "bank").assistants(0, bank=4, church=1).turn(0)
    t.play("phase:end", "phase:end", "phase:return", "phase:end")
    assert "Extra" == t.question
    assert (3, {"bank": 4, "church": 1}, None) == (t.player(0).yen, t.player(0).placed, t.player(0).president)
    assert not {"action", "recovered", "token-taken", "shop-built"} & set(t.events())
    t.play("order:order_gb_02")
    assert {"order_gb_02"} == t.player(0).completed


@rule("YK-4.1.10")
def test_phase_c_follows_the_whole_main_action() -> None:
    """After recovery, with the goods of the action."""
    t = Story().achievements(*TILES).orders(0, "order_gb_02").stock(0, tea=1).assistants(0, tea_plantation_1=2).turn(0)
    assert "Place" == t.question
    t.play("phase:end", "area:tea_plantation_1")
    assert (4, "Extra", {}) == (t.player(0).tea, t.question, t.player(0).placed)


@rule("YK-4.1.6")
def test_the_turn_passes_to_the_left() -> None:
    """Only after phase C is ended."""
    t = can_always_do_something(1).rest_of_round(1).play("phase:end", "phase:end", "area:bank")
    assert ((1,), "Extra") == (t.asked, t.question)
    t.play("phase:end")
    assert ((2,), "Place") == (t.asked, t.question)


@rule("YK-4.1.7")
def test_nothing_has_to_be_done_in_an_additional_phase() -> None:
    """Orders, achievements and agents can all be left."""
    t = can_always_do_something().agents(0, gb=1).achievements("copper_5", "yen_10", "production_4")
    t.stock(0, yen=12, tea=4, silk=2, copper=5).turn(0)
    assert {"agent:gb", "achievement:copper_5", "achievement:yen_10", "phase:end"} <= set(t.legal())
    t.play("phase:end", "phase:end", "area:bank", "phase:end")
    assert ((), {"gb": 1}, set(), set()) == (
        t.asked,
        t.player(0).agents,
        t.player(0).achieved,
        t.player(0).completed,
    )


@rule("YK-4.1.8")
def test_the_start_of_the_turn_comes_before_phase_a() -> None:
    """The Stock Exchange has filled up when the first question is asked, and not again later."""
    t = can_always_do_something().stock(0, tea=4, silk=2).technologies(0, "stock_exchange").turn(0)
    assert ("Extra", 2) == (t.question, t.player(0).yen)
    kinds = t.events()
    assert kinds.index("turn-begins") < kinds.index("gained")
    t.president(1, "church").president(2, "church").play("phase:end", "area:church", "phase:end")
    assert ("MovePresident", 0) == (t.question, t.player(0).yen)
    t.play("phase:return", "phase:end")
    assert ("Extra", 0) == (t.question, t.player(0).yen)


@rule("YK-4.1.9")
@pytest.mark.parametrize(("name", "token"), [("spinning_mill", "use:spinning_mill"), ("university", "use:university")])
def test_once_per_turn_means_the_own_turn(name: str, token: str) -> None:
    """At any of its questions, once; in another's turn never; in the next own turn again."""
    t = Story(2).achievements(*TILES).technologies(0, name).stock(0, yen=5, silk=5).rest_of_round(0)
    assert token in t.legal()
    t.play("phase:end", "area:bank", token)
    for answer in ("phase:end", "phase:return", "phase:end"):
        assert token not in t.legal()
        assert t.refused(token)
        t.play(answer)
    for answer in ("phase:end", "phase:return"):
        assert (1,) == t.asked
        assert token not in t.legal()
        assert t.refused(token)
        with pytest.raises(NotAsked):
            t.refused(token, 0)
        t.play(answer)
    while t.asked == (1,):
        t.end()
    assert (0,) == t.asked
    assert token in t.legal()


@rule("YK-4.1.9")
def test_once_per_turn_runs_from_the_first_to_the_last_question() -> None:
    """Usable in phase A and still in phase C."""
    for when in ("A", "C"):
        t = can_always_do_something().technologies(0, "university").turn(0)
        if when == "C":
            t.play("phase:end", "phase:end", "area:bank")
        assert "Extra" == t.question
        t.play("use:university")
        assert (11, 1) == (t.player(0).store_assistants, len(t.told("technology-used")))
