"""Technologies of the movement step: Stagecoach, Station, Postal System, Tram (chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.yokohama.scenes import bare, finish, offers, powered
from tests.games.yokohama.story import Story
from tests.rules import rule


def yen(t: Story) -> list[int]:
    return [t.player(seat).yen for seat in range(4)]


def on_the_bank(*technologies: str, money: int = 3) -> Story:
    """The first president stands on the bank; Chinatown beside it leads to laboratory A; own assistants in both."""
    t = bare().technologies(0, *technologies).stock(0, yen=money)
    return t.president(0, "bank").assistants(0, chinatown=1, laboratory_a=1)


# Stagecoach


@rule("YK-11.2.3")
def test_the_stagecoach_passes_all_presidents_for_nothing() -> None:
    """Two presidents on the way cost 2 yen without it, and close the way to one who has 1 yen."""
    t = on_the_bank(money=2).president(1, "chinatown").president(2, "chinatown").movement(0).play("area:laboratory_a")
    assert [0, 1, 1, 0] == yen(t)
    t = on_the_bank(money=1).president(1, "chinatown").president(2, "chinatown").movement(0)
    assert "laboratory_a" not in t.areas()
    t = on_the_bank("stagecoach", money=0).president(1, "chinatown").president(2, "chinatown").movement(0)
    t.play("area:laboratory_a")
    assert ([0, 0, 0, 0], "laboratory_a") == (yen(t), t.player(0).president)


@rule("YK-11.2.4")
def test_the_stagecoach_does_not_stop_beside_a_president() -> None:
    """Only with the Postal System, and then for nothing."""
    t = on_the_bank("stagecoach").president(1, "chinatown").movement(0)
    assert {"laboratory_a"} == t.areas()
    assert "YK-6.2.2" == t.rule("area:chinatown")
    t = on_the_bank("stagecoach", "postal_system").president(1, "chinatown").movement(0)
    assert {"laboratory_a", "chinatown"} == t.areas()
    t.play("area:chinatown")
    assert ([3, 0, 0, 0], "chinatown") == (yen(t), t.player(0).president)


@rule("YK-11.2.4")
def test_the_stagecoach_does_not_end_beside_a_president_from_hand() -> None:
    """A president in hand needs a free area as well."""
    t = on_the_bank("stagecoach").president(0, None).president(1, "chinatown").movement(0)
    assert {"laboratory_a"} == t.areas()


@rule("YK-11.2.44")
def test_the_stagecoach_pays_in_the_placement_step() -> None:
    """1 yen for an assistant beside a president; without money none can be put there."""
    t = bare().technologies(0, "stagecoach").stock(0, yen=1).president(1, "bank").placement(0).play("area:bank")
    assert [0, 1, 0, 0] == yen(t)
    t = bare().technologies(0, "stagecoach").president(1, "bank").placement(0)
    assert "YK-6.1.8" == t.rule("area:bank")


# Station


@rule("YK-11.2.11")
def test_the_station_token_goes_to_any_area_but_the_canal() -> None:
    """It is asked when the card is taken, and not later."""
    t = powered(offers(bare(), "station"), "laboratory_a", 5).hand(0, shops=0).act(0, "laboratory_a")
    assert [] == t.told("station-placed")
    t.play("technology:station")
    assert "PlaceStation" == t.question
    assert set(t.areas_in_play) - {"canal"} == t.areas() == {token.removeprefix("area:") for token in t.legal()}
    assert "YK-11.2.11" == t.rule("area:canal")
    t.play("area:port_b")
    assert ("port_b", ()) == (t.station_area, t.asked)
    assert ["port_b"] == [area["id"] for area in t.seen()["areas"] if area["station"]]


@rule("YK-11.2.12")
def test_the_station_gives_power_to_everybody() -> None:
    """One more for each player, whoever has the card, also without a president."""
    t = bare().station("bank").technologies(3, "station")
    for seat in range(4):
        t.assistants(seat, bank=seat, church=1)
    assert [1, 2, 3, 4] == [t.player(seat).power("bank") for seat in range(4)]
    assert [1, 1, 1, 1] == [t.player(seat).power("church") for seat in range(4)]
    t.agents(1, gb=1).hand(1, assistants=0).extra(1).play("agent:gb", "area:bank")
    assert 2 == t.player(1).yen


@rule("YK-11.2.13", "YK-11.2.42")
@pytest.mark.parametrize("start", [None, "copper_mine_1", "tea_plantation_2", "chinatown", "port_a"])
def test_the_ride_to_the_station_starts_anywhere_and_costs_nothing(start: str | None) -> None:
    """From hand or from any area, past everybody, to an area with presidents."""
    t = bare().station("port_b").technologies(0, "station").stock(0, yen=5).president(0, start)
    t.assistants(0, port_b=1).president(1, "port_b").president(2, "port_b").president(3, "employment_agency")
    t.movement(0)
    assert {"port_b"} == t.areas()
    t.play("area:port_b")
    assert ("port_b", [5, 0, 0, 0]) == (t.player(0).president, yen(t))


@rule("YK-11.2.14")
def test_the_ride_ends_the_movement() -> None:
    """The area action follows at once; no further area is offered, though one with an own assistant lies beside it."""
    t = bare().station("bank").technologies(0, "station").president(0, "port_b").assistants(0, bank=1, chinatown=1)
    t.movement(0).play("area:bank")
    assert ("bank", 3, ()) == (t.player(0).president, t.player(0).yen, t.asked)


@rule("YK-11.2.15")
def test_only_the_owner_of_the_card_rides() -> None:
    """Another player walks: not past the gap, and not beside a president."""
    t = bare().station("port_b").technologies(0, "station").president(1, "copper_mine_1").assistants(1, port_b=1)
    assert set() == t.movement(1).areas()
    t = bare().station("port_b").technologies(0, "station").president(2, "port_b").assistants(1, port_b=1)
    assert set() == t.movement(1).areas()


@rule("YK-11.2.16")
def test_nobody_rides_to_where_the_president_stands() -> None:
    """The own president already in the station's area has to go elsewhere, or back to hand."""
    t = bare().station("bank").technologies(0, "station").president(0, "bank").assistants(0, bank=2, chinatown=1)
    t.movement(0)
    assert {"chinatown"} == t.areas()
    assert "YK-6.2.4" == t.rule("area:bank")


@rule("YK-11.2.17")
def test_the_station_stays_where_it_was_put() -> None:
    """Nobody is ever asked for it again, also not after an action of power 5 in its area or a further card."""
    t = powered(offers(bare(), "station"), "laboratory_a", 5).hand(0, shops=0).act(0, "laboratory_a")
    t.play("technology:station", "area:bank")
    powered(t, "bank", 5).act(0, "bank")
    powered(offers(t, "typography"), "laboratory_a", 4).act(0, "laboratory_a").play("technology:typography")
    finish(t)
    finish(t.turn(1))
    finish(t.turn(0))
    assert "bank" == t.station_area
    assert 1 == len(t.told("station-placed"))


@rule("YK-11.2.43")
@pytest.mark.parametrize(("needed", "reached"), [(True, set()), (False, {"port_b"})])
def test_the_ride_needs_an_own_assistant_or_not(needed: bool, reached: set[str]) -> None:
    """As the option says; with an assistant there it is possible in any case."""
    t = bare(station_requires_assistant=needed).station("port_b").technologies(0, "station")
    t.president(0, "copper_mine_1").movement(0)
    assert reached == t.areas()
    t = bare(station_requires_assistant=needed).station("port_b").technologies(0, "station")
    t.president(0, "copper_mine_1").assistants(0, port_b=1).movement(0)
    assert {"port_b"} == t.areas()


@rule("YK-11.2.43")
def test_a_ride_without_an_assistant_acts_with_president_and_station() -> None:
    """Power 2 in the bank: 2 yen."""
    t = bare(station_requires_assistant=False).station("bank").technologies(0, "station").movement(0)
    t.play("area:bank")
    assert 2 == t.player(0).yen


@rule("YK-11.2.43", "YK-11.2.15")
def test_without_the_need_of_an_assistant_the_others_still_need_one() -> None:
    """The option speaks of the direct move of the card's owner alone."""
    t = bare(station_requires_assistant=False).station("bank").technologies(0, "station").assistants(1, church=1)
    assert {"church"} == t.movement(1).areas()


# Postal System


@rule("YK-11.2.19")
def test_the_postal_system_shares_an_area_for_a_fee() -> None:
    """From hand beside two presidents: 1 yen to each, and the action is performed."""
    t = bare().technologies(0, "postal_system").stock(0, yen=2).assistants(0, tea_plantation_1=1)
    t.president(1, "tea_plantation_1").president(2, "tea_plantation_1").movement(0).play("area:tea_plantation_1")
    assert ([0, 1, 1, 0], 2) == (yen(t), t.player(0).tea)
    assert [0, 1, 2] == next(x["presidents"] for x in t.seen()["areas"] if x["id"] == "tea_plantation_1")


@rule("YK-11.2.19")
def test_the_fee_has_to_be_paid_in_full() -> None:
    """With 1 yen there is no stop beside two presidents."""
    t = bare().technologies(0, "postal_system").stock(0, yen=1).assistants(0, bank=1, church=1)
    t.president(1, "bank").president(2, "bank").movement(0)
    assert {"church"} == t.areas()


@rule("YK-11.2.19", "YK-11.2.50")
def test_the_fee_of_the_last_area_is_paid_once() -> None:
    """However many own assistants are there; a passed president is paid besides."""
    t = on_the_bank("postal_system").assistants(0, chinatown=1, laboratory_a=3).president(1, "chinatown")
    t.president(2, "laboratory_a").movement(0).play("area:laboratory_a")
    assert [1, 1, 1, 0] == yen(t)
    t = on_the_bank("postal_system", money=1).president(1, "chinatown").president(2, "laboratory_a").movement(0)
    assert {"chinatown"} == t.areas()


@rule("YK-11.2.20")
def test_the_postal_system_needs_an_own_assistant() -> None:
    """In an area with another president as in any other."""
    t = bare().technologies(0, "postal_system").stock(0, yen=5).president(1, "bank").assistants(0, church=1)
    t.movement(0)
    assert {"church"} == t.areas()
    assert "YK-6.2.2" == t.rule("area:bank")


@rule("YK-11.2.51")
def test_every_president_of_a_shared_area_takes_its_fee() -> None:
    """One who places there or passes pays each of them; the presidents came by Postal System and by Station."""
    t = bare().technologies(0, "postal_system").technologies(2, "station").station("chinatown").stock(0, yen=1)
    t.assistants(0, chinatown=1).assistants(2, chinatown=1).president(1, "chinatown")
    finish(t.movement(0).play("area:chinatown"))
    finish(t.movement(2).play("area:chinatown"))
    assert [0, 1, 2] == next(x["presidents"] for x in t.seen()["areas"] if x["id"] == "chinatown")
    assert [0, 1, 0, 0] == yen(t)

    t.stock(3, yen=6).placement(3).play("area:chinatown")
    assert [1, 2, 1, 3] == yen(t)
    finish(t)
    t.president(3, "bank").assistants(3, chinatown=1, laboratory_a=1).movement(3).play("area:laboratory_a")
    assert [2, 3, 2, 0] == yen(t)


# Tram


@rule("YK-11.2.31", "YK-11.2.34")
def test_the_tram_goes_wherever_an_own_assistant_is() -> None:
    """However far, without paying the presidents in between; not beside another president, not to the start."""
    t = bare().technologies(0, "tram").president(0, "copper_mine_1").stock(0, yen=4)
    t.assistants(0, copper_mine_1=1, copper_mine_2=1, port_b=1, tea_plantation_2=1, church=1)
    t.president(1, "church").president(2, "fishing_ground_1").president(3, "port_a").movement(0)
    assert {"copper_mine_2", "port_b", "tea_plantation_2"} == t.areas()
    assert "YK-6.2.2" == t.rule("area:church")
    assert "YK-6.2.2" == t.rule("area:bank")
    assert "YK-6.2.4" == t.rule("area:copper_mine_1")
    assert "YK-7.7.2" == t.rule("area:canal")
    t.play("area:port_b")
    assert ("port_b", [4, 0, 0, 0]) == (t.player(0).president, yen(t))


@rule("YK-11.2.31")
def test_the_tram_goes_for_nothing_where_walking_would_cost() -> None:
    """Nobody is asked about the way; the president in between is not paid."""
    t = on_the_bank("tram").president(1, "chinatown").movement(0).play("area:laboratory_a")
    assert ("laboratory_a", [3, 0, 0, 0]) == (t.player(0).president, yen(t))
    assert "PayOnTheWay" != t.question


@rule("YK-11.2.34")
def test_the_tram_crosses_the_canal_for_nothing() -> None:
    """Chinatown, canal, tea plantation: walking costs 1 yen, the tram none."""
    t = bare().stock(0, yen=1).president(0, "laboratory_a").assistants(0, tea_plantation_2=1)
    assert 0 == t.movement(0).play("area:tea_plantation_2").player(0).yen
    t = bare().technologies(0, "tram").president(0, "laboratory_a").assistants(0, tea_plantation_2=1)
    assert {"tea_plantation_2"} == t.movement(0).areas()


@rule("YK-11.2.32")
def test_the_tram_with_the_postal_system_stops_beside_presidents() -> None:
    """Each of them is paid; with the Stagecoach none."""
    t = bare().technologies(0, "tram", "postal_system").president(0, "copper_mine_1").stock(0, yen=2)
    t.assistants(0, port_b=1).president(1, "port_b").president(3, "port_b").movement(0).play("area:port_b")
    assert ("port_b", [0, 1, 0, 1]) == (t.player(0).president, yen(t))
    t = bare().technologies(0, "tram", "postal_system").president(0, "copper_mine_1").stock(0, yen=1)
    t.assistants(0, port_b=1).president(1, "port_b").president(3, "port_b").movement(0)
    assert set() == t.areas()
    t = bare().technologies(0, "tram", "postal_system", "stagecoach").president(0, "copper_mine_1")
    t.assistants(0, port_b=1).president(1, "port_b").movement(0).play("area:port_b")
    assert ("port_b", [0, 0, 0, 0]) == (t.player(0).president, yen(t))


@rule("YK-11.2.33", "YK-11.2.48")
def test_the_president_moves_once() -> None:
    """After the tram the action follows; and after walking no tram."""
    t = bare().technologies(0, "tram").president(0, "copper_mine_1").assistants(0, bank=1, chinatown=1, port_b=1)
    t.movement(0).play("area:bank")
    assert ("bank", 2, ()) == (t.player(0).president, t.player(0).yen, t.asked)
    t = bare().technologies(0, "tram").president(0, "silk_mill_1").assistants(0, bank=1, chinatown=1, port_b=1)
    t.movement(0).play("area:bank")
    assert ("bank", 2, ()) == (t.player(0).president, t.player(0).yen, t.asked)
