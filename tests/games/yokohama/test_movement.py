"""Step 2 of the main action: movement (section 6.2 of the rules).

The layout of these stories: copper mines, silk mills and tea plantations in the wide row; below them fishing
grounds, bank, Chinatown and canal; then church, customs, employment agency, laboratory A; then laboratory B
and the ports.
"""

from __future__ import annotations

import pytest

from tests.games.yokohama.story import Story
from tests.rules import rule


def purses(t: Story) -> list[int]:
    """Everybody's yen."""
    return [t.player(seat).yen for seat in range(4)]


def at(start: str | None, yen: int = 0, **areas: int) -> Story:
    """Seat 0 with the president there and assistants on these areas."""
    return (
        Story()
        .achievements("fish_7", "orders_5", "production_4")
        .stock(0, yen=yen)
        .president(0, start)
        .assistants(0, **areas)
    )


# Options and destinations


@rule("YK-6.2.1", "YK-6.2.14")
def test_move_or_return() -> None:
    """Both are offered; returning needs no reason."""
    t = at("bank", silk_mill_1=1).movement(0)
    assert {"area:silk_mill_1", "phase:return"} == set(t.legal())
    moved = at("bank", silk_mill_1=1).movement(0).play("area:silk_mill_1")
    assert "silk_mill_1" == moved.player(0).president
    t.play("phase:return", "phase:end")
    assert (None, {"silk_mill_1": 1}) == (t.player(0).president, t.player(0).placed)


@rule("YK-6.2.2")
def test_a_destination_has_an_own_assistant_and_no_other_president() -> None:
    """Own buildings, others' assistants and the station do not make one; another's president unmakes it."""
    t = at(None, 9, bank=1, church=1, customs=2).president(1, "church").assistants(1, port_a=2).shop(0, "port_b")
    t.house(0, "chinatown").station("silk_mill_1").movement(0)
    assert {"bank", "customs"} == t.areas()
    assert "YK-6.2.2" == t.rule("area:church")
    for area in ("port_a", "port_b", "chinatown", "silk_mill_1"):
        assert "YK-6.2.2" == t.rule(f"area:{area}")


@rule("YK-6.2.3", "YK-6.2.22")
def test_from_hand_the_president_goes_anywhere_and_pays_nothing() -> None:
    """No path: the areas do not touch, presidents and canal lie around."""
    t = (
        at(None, 0, copper_mine_1=1, tea_plantation_2=1, port_b=1)
        .president(1, "fishing_ground_1")
        .president(2, "canal")
    )
    t.movement(0)
    assert {"copper_mine_1", "tea_plantation_2", "port_b"} == t.areas()
    t.play("area:port_b")
    assert ("port_b", [0, 4, 4, 4]) == (t.player(0).president, purses(t))


@rule("YK-6.2.4", "YK-6.2.5", "YK-6.2.6")
def test_the_president_walks_over_own_assistants() -> None:
    """Any number of steps, each onto an own assistant; behind a gap nothing can be reached."""
    t = at("copper_mine_1", copper_mine_2=1, silk_mill_1=1, bank=1, customs=1, port_b=1, tea_plantation_1=1).movement(0)
    assert {"copper_mine_2", "silk_mill_1", "bank", "customs"} == t.areas()
    assert "YK-6.2.6" == t.rule("area:port_b")
    t.play("area:customs")
    assert "customs" == t.player(0).president
    whole = dict.fromkeys((name for name in Story().areas_in_play if name != "canal"), 1)
    everywhere = Story().hand(0, assistants=18).president(0, "copper_mine_1").assistants(0, **whole).movement(0)
    assert set(whole) - {"copper_mine_1"} == everywhere.areas()


@rule("YK-6.2.4", "YK-6.2.10")
def test_the_starting_area_is_no_destination_and_no_way() -> None:
    """Though own assistants stand there and the way round would lead back."""
    t = at("bank", bank=3, silk_mill_1=1, fishing_ground_2=1).movement(0)
    assert {"silk_mill_1", "fishing_ground_2"} == t.areas()
    assert "YK-6.2.4" == t.rule("area:bank")
    two_ways = at("silk_mill_1", silk_mill_1=2, copper_mine_2=1, copper_mine_1=1, bank=1, customs=1)
    two_ways.president(1, "bank").movement(0)
    assert {"copper_mine_1", "copper_mine_2"} == two_ways.areas()


# Fees on the way


@rule("YK-6.2.7")
def test_passing_a_president_costs_one() -> None:
    """To its owner; ending there is not possible."""
    t = at("copper_mine_1", 2, copper_mine_2=1, silk_mill_1=1).president(2, "copper_mine_2").movement(0)
    assert {"silk_mill_1"} == t.areas()
    t.play("area:silk_mill_1")
    assert ([1, 4, 5, 4], "silk_mill_1") == (purses(t), t.player(0).president)


@rule("YK-6.2.8")
def test_passing_several_presidents_costs_one_each() -> None:
    """Two on one area and one on the next: 3 in all."""
    t = at("copper_mine_1", 3, copper_mine_2=1, silk_mill_1=1, silk_mill_2=1).president(1, "copper_mine_2")
    t.president(2, "copper_mine_2").president(3, "silk_mill_1").movement(0).play("area:silk_mill_2")
    assert [0, 5, 5, 5] == purses(t)


@rule("YK-6.2.9")
@pytest.mark.parametrize("presidents", [1, 2, 3])
def test_who_cannot_pay_cannot_pass(presidents: int) -> None:
    """1 yen short, the area behind is out of reach."""
    for yen in (presidents - 1, presidents):
        t = at("copper_mine_1", yen, copper_mine_2=1, silk_mill_1=1, fishing_ground_1=1)
        for seat in range(1, presidents + 1):
            t.president(seat, "copper_mine_2")
        t.movement(0)
        assert (yen == presidents) == ("area:silk_mill_1" in t.legal())
        assert "area:fishing_ground_1" in t.legal()


@rule("YK-6.2.10")
def test_no_way_leads_back_over_the_start() -> None:
    """The laboratory could be reached only through the starting area again."""
    t = at("customs", 9, customs=1, fishing_ground_2=1, church=1, laboratory_a=1).movement(0)
    assert {"fishing_ground_2", "church"} == t.areas()


@rule("YK-6.2.11")
def test_each_area_with_presidents_on_the_way_is_paid() -> None:
    """Two areas with one opponent each: paid twice in all; with 1 yen less the end is out of reach."""
    for yen in (2, 1):
        t = at("copper_mine_1", yen, copper_mine_2=1, silk_mill_1=1, silk_mill_2=1)
        t.president(1, "copper_mine_2").president(2, "silk_mill_1").movement(0)
        assert (yen == 2) == ("area:silk_mill_2" in t.legal())
    t = at("copper_mine_1", 5, copper_mine_2=1, silk_mill_1=1, silk_mill_2=1)
    t.president(1, "copper_mine_2").president(2, "silk_mill_1").movement(0).play("area:silk_mill_2")
    assert [3, 5, 5, 4] == purses(t)


@rule("YK-6.2.12")
@pytest.mark.parametrize("payee", [1, 2])
def test_the_player_chooses_whom_to_pay(payee: int) -> None:
    """Two ways of equal price past different opponents."""
    t = at("copper_mine_1", 1, copper_mine_2=1, fishing_ground_1=1, fishing_ground_2=1)
    t.president(1, "copper_mine_2").president(2, "fishing_ground_1").movement(0).play("area:fishing_ground_2")
    assert "PayOnTheWay" == t.question
    assert {"fees:seat_2", "fees:seat_3"} == set(t.legal())
    t.play(f"fees:seat_{payee + 1}")
    assert [0, 4 + (payee == 1), 4 + (payee == 2), 4] == purses(t)
    assert "fishing_ground_2" == t.player(0).president


@rule("YK-6.2.12")
def test_a_canal_or_an_opponent() -> None:
    """From a tea plantation to the laboratory over the canal or over Chinatown with blue in it."""
    for fee, blue in (("fees:canal", 4), ("fees:seat_2", 5)):
        t = at("tea_plantation_1", 1, chinatown=1, laboratory_a=1).president(1, "chinatown").movement(0)
        t.play("area:laboratory_a")
        assert {"fees:canal", "fees:seat_2"} == set(t.legal())
        t.play(fee)
        assert (0, blue) == (t.player(0).yen, t.player(1).yen)


@rule("YK-6.2.20")
def test_the_whole_way_is_paid_from_the_money_at_hand() -> None:
    """2 yen in the destination's trading house or bank do not help on the way to it."""
    t = at("copper_mine_1", 1, copper_mine_2=1, silk_mill_1=1, bank=4).president(1, "copper_mine_2")
    t.president(2, "silk_mill_1").movement(0)
    assert "area:bank" not in t.legal()
    assert "YK-6.2.9" == t.rule("area:bank")
    rich = at("copper_mine_1", 2, copper_mine_2=1, silk_mill_1=1, bank=1).president(1, "copper_mine_2")
    rich.president(2, "silk_mill_1").movement(0).play("area:bank")
    assert [(0, 1, 1), (0, 2, 1)] == sorted(rich.told("fee-paid"))
    assert [2, 5, 5, 4] == purses(rich)


@rule("YK-6.2.21")
def test_a_president_in_the_starting_area_costs_nothing() -> None:
    """Blue shares it; purple leaves with 0 yen."""
    t = at("bank", 0, bank=1, customs=1).president(1, "bank").movement(0).play("area:customs")
    assert ("customs", 4) == (t.player(0).president, t.player(1).yen)


@rule("YK-6.2.23")
def test_assistants_on_the_way_stay() -> None:
    """Only those of the destination are recovered after its action."""
    t = at("copper_mine_1", copper_mine_2=2, silk_mill_1=1).movement(0).play("area:silk_mill_1")
    assert {"copper_mine_2": 2} == t.player(0).placed


# Returning


@rule("YK-6.2.13")
def test_without_a_destination_the_president_returns() -> None:
    """Only option B; with the Tram or the Station another area comes within reach."""
    t = at("bank", bank=1, tea_plantation_2=1)
    legal = t.movement(0).legal()
    assert "phase:return" in legal or t.question == "TakeBack"
    assert not [token for token in legal if token.startswith("area:") and t.question == "MovePresident"]
    tram = at("bank", bank=1, tea_plantation_2=1).technologies(0, "tram").movement(0)
    assert {"area:tea_plantation_2", "phase:return"} == set(tram.legal())
    station = at("bank", bank=1, tea_plantation_2=1).technologies(0, "station").station("tea_plantation_2").movement(0)
    assert {"area:tea_plantation_2", "phase:return"} == set(station.legal())


@rule("YK-6.2.15")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ((), {"bank": 2, "church": 1, "port_a": 1}),
        (("bank",), {"bank": 1, "church": 1, "port_a": 1}),
        (("bank", "port_a"), {"bank": 1, "church": 1}),
        (("bank", "bank", "church", "port_a"), {}),
    ],
)
def test_any_assistants_return_with_the_president(taken: tuple[str, ...], left: dict[str, int]) -> None:
    """From none to all, from any areas."""
    t = at("bank", bank=2, church=1, port_a=1).movement(0).play("phase:return")
    t.play(*(f"area:{area}" for area in taken))
    if t.asked:
        t.play("phase:end")
    assert (None, left, 4 + len(taken)) == (t.player(0).president, t.player(0).placed, t.player(0).assistants)


@rule("YK-6.2.16")
def test_assistants_on_boards_and_tiles_never_return() -> None:
    """They are not among those that can be taken."""
    t = at("bank", bank=1, chinatown=1).on_board("church_1", 0).on_board("customs_1", 0)
    t.achieved_by("fish_7", 0).movement(0).play("phase:return")
    assert {"bank", "chinatown"} == t.areas()
    assert t.refused("area:church")
    assert t.refused("area:customs")
    t.play("area:bank", "area:chinatown")
    assert () == t.asked or ["phase:end"] == t.legal()
    assert ({"church_1": 0}, {"customs_1": 0}, 8) == (t.church, t.customs, t.player(0).assistants)


@rule("YK-6.2.17")
def test_after_returning_comes_phase_c() -> None:
    """Without an action of any area."""
    t = (
        at("bank", bank=4)
        .orders(0, "order_gb_02")
        .stock(0, tea=4)
        .turn(0)
        .play("phase:end", "phase:end", "phase:return")
    )
    t.play("phase:end")
    assert ("Extra", 0, []) == (t.question, t.player(0).yen, t.told("action"))


@rule("YK-6.2.18")
def test_returning_with_the_president_in_hand_takes_assistants_back() -> None:
    """By choice; and it is forced where no area can be entered."""
    t = at(None, bank=2).movement(0)
    assert {"area:bank", "phase:return"} == set(t.legal())
    t.play("phase:return", "area:bank", "area:bank")
    assert ({}, None, 8) == (t.player(0).placed, t.player(0).president, t.player(0).assistants)
    forced = at(None, bank=2).president(1, "bank").movement(0)
    if forced.question == "MovePresident":
        assert ["phase:return"] == forced.legal()
        forced.play("phase:return")
    forced.play("area:bank")
    assert {"bank": 1} == forced.player(0).placed
    empty = at(None).turn(0).play("phase:end")
    while empty.asked:
        assert not empty.areas()
        empty.play(empty.legal()[-1])
    assert empty.player(0).president is None


@rule("YK-6.2.19")
def test_placement_comes_before_returning() -> None:
    """An assistant placed in step 1 may be taken back or left there."""
    t = at("church", church=1).turn(0)
    assert "Place" == t.question
    t.play("area:bank", "area:port_a", "phase:end", "phase:return")
    assert {"bank", "port_a", "church"} == t.areas()
    t.play("area:church", "phase:end")
    assert {"bank": 1, "port_a": 1} == t.player(0).placed


@rule("YK-6.2.24")
def test_taking_back_costs_nothing() -> None:
    """Also where opponents' presidents stand."""
    t = at("church", 0, bank=2).president(1, "bank").president(2, "bank").movement(0).play("phase:return")
    t.play("area:bank", "area:bank")
    assert ([0, 4, 4, 4], {}) == (purses(t), t.player(0).placed)
