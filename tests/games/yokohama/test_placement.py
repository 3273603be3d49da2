"""Step 1 of the main action: placement (section 6.1 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.story import Story
from tests.rules import rule


def purses(t: Story) -> list[int]:
    """Everybody's yen."""
    return [t.player(seat).yen for seat in range(int(t.s.seats))]


def placing(**stock: int) -> Story:
    """Seat 0 is about to place assistants, with this in stock."""
    return Story().stock(0, **stock)


@rule("YK-6.1.1", "YK-6.1.16")
def test_option_a_is_up_to_three_on_different_areas() -> None:
    """One each; no area takes a second one after the first placement elsewhere, and a fourth is not placed."""
    t = placing().placement(0).play("area:bank", "area:church")
    assert "YK-6.1.16" == t.rule("area:bank")
    assert "YK-6.1.16" == t.rule("area:church")
    t.play("area:customs")
    assert not t.areas()
    assert ({"bank": 1, "church": 1, "customs": 1}, 5) == (t.player(0).placed, t.player(0).assistants)


@rule("YK-6.1.1")
@pytest.mark.parametrize("n", [1, 2])
def test_option_a_may_stop_early(n: int) -> None:
    """After one or two."""
    t = placing().placement(0).play(*["area:bank", "area:church"][:n], "phase:end")
    assert ((), 8 - n) == (t.asked, t.player(0).assistants)


@rule("YK-6.1.1", "YK-6.1.3")
def test_option_b_is_two_on_one_area() -> None:
    """Exactly two: a third goes nowhere, neither there nor elsewhere."""
    assert (3, 2) == (GAME.box.data["turn"]["placement_spread_max"], GAME.box.data["turn"]["placement_stack"])
    t = placing().placement(0).play("area:bank", "area:bank")
    assert () == t.asked
    assert ({"bank": 2}, 6) == (t.player(0).placed, t.player(0).assistants)


@rule("YK-6.1.3")
def test_option_b_needs_two_in_hand() -> None:
    """With one in hand the second cannot follow; with two it can."""
    t = placing().hand(0, assistants=1).placement(0).play("area:bank")
    assert "area:bank" not in t.legal()
    assert {"bank": 1} == t.player(0).placed
    two = placing().hand(0, assistants=2).placement(0).play("area:bank", "area:bank")
    assert ({"bank": 2}, 0) == (two.player(0).placed, two.player(0).assistants)


@rule("YK-6.1.2")
def test_nothing_need_be_placed() -> None:
    """Option A with 0 assistants; the movement follows."""
    t = placing().assistants(0, bank=1).turn(0).play("phase:end")
    assert ("MovePresident", {"bank": 1}, 7) == (t.question, t.player(0).placed, t.player(0).assistants)


@rule("YK-6.1.17", "YK-6.1.4")
def test_without_assistants_in_hand_nothing_is_placed() -> None:
    """Neither the warehouse nor a management board gives any; the turn goes on with the movement."""
    t = placing(yen=9).hand(0, assistants=2).assistants(0, bank=2).on_board("church_1", 0).turn(0)
    if t.question == "Place":
        assert ["phase:end"] == t.legal()
        t.end()
    assert ("MovePresident", {"bank": 2}) == (t.question, t.player(0).placed)
    assert (17, {"church_1": 0}) == (t.player(0).store_assistants, t.church)


@rule("YK-6.1.4")
def test_assistants_come_from_hand() -> None:
    """The warehouse is not touched."""
    t = placing().placement(0).play("area:bank", "area:church", "area:customs")
    assert (5, 12) == (t.player(0).assistants, t.player(0).store_assistants)


@rule("YK-6.1.5", "YK-6.1.6")
def test_an_opponents_president_costs_one_per_assistant() -> None:
    """To that opponent."""
    t = placing(yen=3).president(1, "bank").placement(0)
    assert "area:bank" in t.legal()
    assert (1, 0) == (t.price("area:bank"), t.price("area:church"))
    t.play("area:bank")
    assert ([2, 5, 4, 4], {"bank": 1}) == (purses(t), t.player(0).placed)
    t.play("area:bank")
    assert ([1, 6, 4, 4], {"bank": 2}) == (purses(t), t.player(0).placed)


@rule("YK-6.1.7")
def test_several_presidents_are_each_paid() -> None:
    """1 to each for every assistant."""
    t = placing(yen=6).president(1, "bank").president(2, "bank").president(3, "bank").placement(0)
    assert [3, 5, 5, 5] == purses(t.play("area:bank"))
    assert [0, 6, 6, 6] == purses(t.play("area:bank"))


@rule("YK-6.1.8")
@pytest.mark.parametrize(("yen", "presidents"), [(0, 1), (1, 2), (2, 3)])
def test_who_cannot_pay_in_full_cannot_place(yen: int, presidents: int) -> None:
    """Nobody is paid in part; other areas are free. With 1 more it is allowed."""
    for more in (0, 1):
        t = placing(yen=yen + more)
        for seat in range(1, presidents + 1):
            t.president(seat, "bank")
        t.placement(0)
        assert bool(more) == ("area:bank" in t.legal())
        assert "area:church" in t.legal()
        if not more:
            assert "YK-6.1.8" == t.rule("area:bank")


@rule("YK-6.1.5", "YK-6.1.9")
def test_the_own_president_costs_nothing() -> None:
    """With 0 yen two assistants join it."""
    t = placing().president(0, "bank").placement(0)
    assert 0 == t.price("area:bank")
    t.play("area:bank", "area:bank")
    assert ([0, 4, 4, 4], {"bank": 2}) == (purses(t), t.player(0).placed)


@rule("YK-6.1.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_placed_on_the_canal(seats: int) -> None:
    """Neither as the first nor as a later one."""
    t = Story(seats).placement(0)
    for area in ("bank", "church"):
        assert "area:canal" not in t.legal()
        assert "YK-6.1.10" == t.rule("area:canal")
        t.play(f"area:{area}")
    assert "area:canal" not in t.legal()


@rule("YK-6.1.11")
def test_an_area_holds_any_number_of_assistants() -> None:
    """Nine own and many of others: two more may come."""
    t = placing().hand(0, assistants=12).assistants(0, bank=9)
    for seat in (1, 2, 3):
        t.hand(seat, assistants=15).assistants(seat, bank=15)
    t.placement(0).play("area:bank", "area:bank")
    assert 11 == t.player(0).on("bank")
    assert [11, 15, 15, 15] == next(area["assistants"] for area in t.seen()["areas"] if area["id"] == "bank")


@rule("YK-6.1.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_area_but_the_canal_may_be_chosen(seats: int) -> None:
    """Far from the own president and from all own assistants."""
    t = Story(seats).president(0, "copper_mine_1").assistants(0, copper_mine_1=1).placement(0)
    assert set(t.areas_in_play) - {"canal"} == t.areas()


@rule("YK-6.1.13")
def test_each_placement_is_paid_when_it_is_made() -> None:
    """With 1 yen the bank can be paid, and then the church no more; after a free area both are open still."""
    t = placing(yen=1).president(1, "bank").president(2, "church").placement(0)
    t.play("area:customs")
    assert {"bank", "church"} <= t.areas()
    t.play("area:bank")
    assert [0, 5, 4, 4] == purses(t)
    assert "area:church" not in t.legal()
    assert "YK-6.1.8" == t.rule("area:church")


@rule("YK-6.1.14")
def test_presidents_count_as_they_stand_now() -> None:
    """Blue left the bank for the church before; the own president's later way changes nothing."""
    t = Story(2).stock(0, yen=1).stock(1, yen=0).president(1, "bank").assistants(1, church=1).president(0, "customs")
    t.rest_of_round(0).play("phase:end", "phase:return")
    t.play("phase:end", "area:church")
    while t.asked == (1,):
        t.end()
    assert ((0,), "church") == (t.asked, t.player(1).president)
    assert (0, 1) == (t.price("area:bank"), t.price("area:church"))
    t.play("area:bank", "area:church")
    assert [0, 1] == purses(t)


@rule("YK-6.1.15")
@pytest.mark.parametrize("presidents", [1, 2, 3])
def test_option_b_costs_two_for_each_president(presidents: int) -> None:
    """2k in all; with 1 less only a single assistant can be placed there."""
    for yen in (2 * presidents, 2 * presidents - 1):
        t = placing(yen=yen)
        for seat in range(1, presidents + 1):
            t.president(seat, "bank")
        t.placement(0).play("area:bank")
        assert (yen == 2 * presidents) == ("area:bank" in t.legal())
        if yen == 2 * presidents:
            t.play("area:bank")
            assert [0] + [6] * presidents + [4] * (3 - presidents) == purses(t)
        else:
            assert "YK-6.1.8" == t.rule("area:bank")
