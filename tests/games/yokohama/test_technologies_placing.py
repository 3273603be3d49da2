"""Technologies of the placement and recovery steps, and those used once per turn (chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.yokohama.scenes import bare, finish, offers, powered
from tests.rules import rule

# Newspaper and Telegraph


@rule("YK-11.2.5")
def test_the_newspaper_places_a_fourth_assistant_on_another_area() -> None:
    """Four different areas and no fifth; the presidents there are paid as usual."""
    t = bare().technologies(0, "newspaper").stock(0, yen=2).president(1, "church").president(2, "port_a").placement(0)
    t.play("area:church", "area:bank", "area:port_a")
    assert t.areas().isdisjoint({"church", "bank", "port_a"})
    t.play("area:customs")
    assert {"church": 1, "bank": 1, "port_a": 1, "customs": 1} == t.player(0).placed
    assert (0, 1, 1, ()) == (*(t.player(seat).yen for seat in range(3)), t.asked)


@rule("YK-11.2.5")
def test_the_newspaper_may_place_fewer() -> None:
    """Three, or none."""
    t = bare().technologies(0, "newspaper").placement(0).play("area:church", "area:bank", "area:port_a", "phase:end")
    assert (3, ()) == (sum(t.player(0).placed.values()), t.asked)
    assert {} == bare().technologies(0, "newspaper").placement(0).end().player(0).placed


@rule("YK-11.2.5")
def test_the_newspaper_does_not_pay_for_its_assistant() -> None:
    """The fourth beside a president needs its yen."""
    t = bare().technologies(0, "newspaper").president(1, "customs").placement(0)
    t.play("area:church", "area:bank", "area:port_a")
    assert "YK-6.1.8" == t.rule("area:customs")


@rule("YK-11.2.29", "YK-11.2.30")
@pytest.mark.parametrize("area", ["bank", "chinatown", "port_b", "copper_mine_1"])
def test_the_telegraph_places_one_beside_the_two(area: str) -> None:
    """Every adjacent area but the canal is offered, and none other; it may be declined."""
    t = bare().technologies(0, "telegraph").placement(0).play(f"area:{area}", f"area:{area}")
    assert "PlaceBeside" == t.question
    assert t.adjacent(area) - {"canal"} == t.areas()
    beside = min(t.areas())
    t.play(f"area:{beside}")
    assert ({area: 2, beside: 1}, ()) == (t.player(0).placed, t.asked)
    t = bare().technologies(0, "telegraph").placement(0).play(f"area:{area}", f"area:{area}", "answer:skip")
    assert ({area: 2}, ()) == (t.player(0).placed, t.asked)


@rule("YK-11.2.30")
def test_the_telegraph_reaches_neither_the_canal_nor_the_area_itself() -> None:
    """Chinatown touches the canal."""
    t = bare().technologies(0, "telegraph").placement(0).play("area:chinatown", "area:chinatown")
    assert "canal" in t.adjacent("chinatown")
    assert "YK-6.1.10" == t.rule("area:canal")
    assert "YK-11.2.30" == t.rule("area:chinatown")
    assert "YK-11.2.30" == t.rule("area:port_a")


@rule("YK-11.2.29")
def test_the_telegraph_pays_presidents() -> None:
    """2 yen for the two, 1 for the third; with nothing left the third cannot be put there."""
    t = bare().technologies(0, "telegraph").stock(0, yen=3).president(1, "bank").president(2, "customs").placement(0)
    t.play("area:bank", "area:bank", "area:customs")
    assert [0, 2, 1] == [t.player(seat).yen for seat in range(3)]
    t = bare().technologies(0, "telegraph").stock(0, yen=2).president(1, "bank").president(2, "customs").placement(0)
    t.play("area:bank", "area:bank")
    assert t.adjacent("bank") - {"canal", "customs"} == t.areas()


@rule("YK-11.2.46")
@pytest.mark.parametrize(("assistants", "question"), [(2, ""), (3, "PlaceBeside")])
def test_the_telegraph_needs_a_third_assistant_in_hand(assistants: int, question: str) -> None:
    """With two nothing more is asked; with three it comes after the two."""
    t = bare().technologies(0, "telegraph").hand(0, assistants=assistants).placement(0).play("area:bank")
    assert "PlaceBeside" != t.question
    t.play("area:bank")
    assert question == t.question


@rule("YK-11.2.47")
def test_newspaper_and_telegraph_do_not_add_up() -> None:
    """Four on different areas, or two and one beside them; nothing further either way."""
    t = bare().technologies(0, "newspaper", "telegraph").placement(0)
    t.play("area:bank", "area:customs", "area:church", "area:port_a")
    assert (4, ()) == (sum(t.player(0).placed.values()), t.asked)
    t = bare().technologies(0, "newspaper", "telegraph").placement(0).play("area:bank", "area:bank", "area:customs")
    assert (3, ()) == (sum(t.player(0).placed.values()), t.asked)
    t = bare().technologies(0, "newspaper").placement(0).play("area:bank", "area:bank")
    assert (2, ()) == (sum(t.player(0).placed.values()), t.asked)
    t = bare().technologies(0, "telegraph").placement(0).play("area:bank", "area:customs", "area:church")
    assert (3, ()) == (sum(t.player(0).placed.values()), t.asked)


# Stock Exchange


@rule("YK-11.2.6", "YK-11.2.52")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (3, 3), (7, 7)])
def test_the_stock_exchange_fills_up_to_two(before: int, after: int) -> None:
    """With 2 yen or more nothing is given."""
    t = bare().technologies(0, "stock_exchange").stock(0, yen=before).turn(0)
    assert after == t.player(0).yen


@rule("YK-11.2.41")
def test_the_stock_exchange_comes_before_everything() -> None:
    """The first question of the turn, in phase A, finds the money there."""
    t = bare().technologies(0, "stock_exchange", "university").agents(0, gb=1).assistants(0, bank=1).turn(0)
    assert ("Extra", 2) == (t.question, t.player(0).yen)
    assert "use:university" in t.legal()


@rule("YK-11.2.41", "YK-11.2.6")
def test_the_stock_exchange_is_not_checked_again() -> None:
    """Money spent in the turn is not made good, and another player's turn does not fill up."""
    t = bare().technologies(0, "stock_exchange").president(1, "bank").turn(0).play("area:bank", "area:church")
    assert 1 == t.player(0).yen
    finish(t)
    assert 1 == t.player(0).yen
    assert 1 == finish(t.turn(1)).player(0).yen


# Spinning Mill and University


@rule("YK-11.2.9")
def test_the_spinning_mill_is_used_once_per_turn() -> None:
    """1 silk for 2 yen, then no more until the next turn."""
    t = bare().technologies(0, "spinning_mill").stock(0, silk=3).turn(0).play("use:spinning_mill")
    assert (2, 2) == (t.player(0).silk, t.player(0).yen)
    assert "use:spinning_mill" not in t.legal()
    assert "YK-11.2.9" == t.rule("use:spinning_mill")
    finish(t)
    t.turn(0).play("use:spinning_mill")
    assert (1, 4) == (t.player(0).silk, t.player(0).yen)


@rule("YK-11.2.9")
def test_the_spinning_mill_needs_silk_and_its_owners_turn() -> None:
    """No silk, no yen; and nothing in another player's turn."""
    assert "use:spinning_mill" not in bare().technologies(0, "spinning_mill").stock(0, tea=5).turn(0).legal()
    t = bare().technologies(0, "spinning_mill").stock(0, silk=1).stock(1, silk=1).turn(1)
    assert "use:spinning_mill" not in t.legal()


@rule("YK-11.2.9")
def test_silk_gained_in_the_turn_may_be_sold_in_it() -> None:
    """Power 2 in the silk mill gives 1 silk: phase C is asked because of the Spinning Mill alone."""
    t = bare().technologies(0, "spinning_mill").assistants(0, silk_mill_1=1).turn(0).play("phase:end")
    t.play("area:silk_mill_1")
    assert 1 == t.player(0).silk
    t.play("use:spinning_mill")
    assert (0, 2) == (t.player(0).silk, t.player(0).yen)


@rule("YK-11.2.10")
def test_the_spinning_mill_is_open_at_every_decision() -> None:
    """Phase A, placement, movement, area action, five-power token, building."""
    t = bare().technologies(0, "spinning_mill").stock(0, silk=2, imports=1).token("customs", "power_01")
    t.agents(0, gb=1).assistants(0, customs=4, bank=1).turn(0)
    seen = []
    for token in ("phase:end", "phase:end", "area:customs", "answer:skip", "answer:skip", "answer:skip"):
        assert "use:spinning_mill" in t.legal()
        seen.append(t.question)
        t.play(token)
    assert ["Extra", "Place", "MovePresident", "CustomsSpace", "TakeToken", "Build"] == seen
    assert ("Extra", True) == (t.question, "use:spinning_mill" in t.legal())


@rule("YK-11.2.10")
def test_the_spinning_mill_pays_for_what_comes_next() -> None:
    """Without money no assistant beside a president; after selling silk there is one."""
    t = bare().technologies(0, "spinning_mill").stock(0, silk=1).president(1, "bank").placement(0)
    assert "area:bank" not in t.legal()
    t.play("use:spinning_mill", "area:bank")
    assert (1, 1) == (t.player(0).yen, t.player(1).yen)


@rule("YK-11.2.10")
def test_the_spinning_mill_is_closed_in_the_middle_of_a_payment() -> None:
    """Three things for the church are one payment: after the first of them no silk is sold until all are paid."""
    t = powered(bare().technologies(0, "spinning_mill"), "church", 3).stock(0, silk=2, tea=1, copper=1, fish=1, yen=2)
    t.hand(0, assistants=0).act(0, "church").play("space:church_3", "payment:copper")
    assert "PayFaith" == t.question
    assert "use:spinning_mill" not in t.legal()
    t.play("payment:silk")
    assert ("PayFaith", False) == (t.question, "use:spinning_mill" in t.legal())
    t.play("payment:tea")
    assert "use:spinning_mill" in t.legal()


@rule("YK-11.2.36")
def test_the_university_is_used_once_per_turn() -> None:
    """1 yen for an assistant from the warehouse, once; in the next turn again."""
    t = bare().technologies(0, "university").stock(0, yen=5).turn(0)
    before = t.player(0).store_assistants
    t.play("use:university")
    assert (4, 9, before - 1) == (t.player(0).yen, t.player(0).assistants, t.player(0).store_assistants)
    assert "YK-11.2.36" == t.rule("use:university")
    finish(t)
    t.turn(0).play("use:university")
    assert (3, 10) == (t.player(0).yen, t.player(0).assistants)


@rule("YK-11.2.36")
def test_the_university_needs_a_yen_and_its_owners_turn() -> None:
    """Without money it is not offered, nor in another player's turn."""
    assert "use:university" not in bare().technologies(0, "university").turn(0).legal()
    assert "use:university" not in bare().technologies(0, "university").stock(0, yen=5).turn(1).legal()


@rule("YK-11.2.37")
def test_the_university_before_placement_and_at_other_decisions() -> None:
    """The new assistant can be placed at once; later questions of the turn offer it too."""
    t = bare().technologies(0, "university").stock(0, yen=1).hand(0, assistants=0).turn(0)
    t.play("use:university", "phase:end", "area:bank")
    assert {"bank": 1} == t.player(0).placed
    t = bare().technologies(0, "university").stock(0, yen=5).assistants(0, bank=3).turn(0)
    for token in ("phase:end", "phase:end", "area:bank", "answer:skip"):
        assert "use:university" in t.legal()
        t.play(token)
    assert ("Extra", True) == (t.question, "use:university" in t.legal())


@rule("YK-11.2.49")
def test_the_university_needs_an_assistant_in_the_warehouse() -> None:
    """With none left nothing can be paid."""
    t = bare().technologies(0, "university").stock(0, yen=5).warehouse(0, assistants=0).turn(0)
    assert "use:university" not in t.legal()
    t = bare().technologies(0, "university").stock(0, yen=5).warehouse(0, assistants=1).turn(0)
    assert "use:university" in t.legal()


@rule("YK-11.1.4")
@pytest.mark.parametrize("name", ["spinning_mill", "university"])
def test_a_card_taken_in_this_turn_can_be_used_in_it(name: str) -> None:
    """Once per turn begins with the turn in which the card is taken."""
    t = offers(bare(), name).stock(0, silk=1, yen=1).assistants(0, laboratory_a=3).hand(0, shops=0).turn(0)
    assert f"use:{name}" not in t.legal()
    t.play("phase:end", "area:laboratory_a", f"technology:{name}", f"use:{name}")
    assert {"spinning_mill": (0, 3), "university": (1, 0)}[name] == (t.player(0).silk, t.player(0).yen)
    assert f"use:{name}" not in t.legal()


# Telephone


@rule("YK-11.2.27")
@pytest.mark.parametrize(("answer", "left"), [("answer:yes", 1), ("answer:skip", 0)])
def test_the_telephone_leaves_one_assistant_or_none(answer: str, left: int) -> None:
    """One of three stays, at the player's choice."""
    t = powered(bare().technologies(0, "telephone"), "bank", 4).hand(0, shops=0).act(0, "bank")
    assert "LeaveBehind" == t.question
    assert {"answer:yes", "answer:skip"} == set(t.legal())
    t.play(answer)
    assert (left, 8 - left, ()) == (t.player(0).on("bank"), t.player(0).assistants, t.asked)


@rule("YK-11.2.27")
def test_without_an_assistant_in_the_area_the_telephone_is_silent() -> None:
    """The only one went to the customs board."""
    t = powered(bare().technologies(0, "telephone"), "customs", 2).hand(0, assistants=0).stock(0, imports=1)
    t.act(0, "customs").play("space:customs_1")
    assert () == t.asked


@rule("YK-11.2.28")
def test_the_telephone_rings_for_agents_too() -> None:
    """One of two assistants stays after an agent's action."""
    t = bare().technologies(0, "telephone").agents(0, fr=1).assistants(0, bank=2, church=1).extra(0)
    t.play("agent:fr", "area:bank", "answer:yes")
    assert {"bank": 1, "church": 1} == t.player(0).placed


def test_recovery_without_the_telephone_takes_all() -> None:
    """Nothing is asked."""
    t = powered(bare(), "bank", 4).hand(0, shops=0).act(0, "bank")
    assert (0, ()) == (t.player(0).on("bank"), t.asked)
