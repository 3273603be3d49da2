"""Variants of earlier editions, and every option of the component file in both states (chapter 16)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.game import BadOption
from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare, powered
from tests.games.yokohama.story import Story
from tests.rules import rule


def prizes(t: Story, kind: str) -> list[int]:
    return [t.lines(seat).get(f"score-{kind}", 0) for seat in range(int(t.s.seats))]


# Chapter 16


@rule("YK-16.1.1")
@pytest.mark.parametrize(("both", "church", "customs", "technology"), [(False, 6, 8, 10), (True, 9, 12, 15)])
def test_a_lone_majority(both: bool, church: int, customs: int, technology: int) -> None:
    """One alone gains the first prize, with the option both."""
    t = bare(lone_takes_both=both).on_board("church_2", 1).on_board("customs_2", 2).technologies(3, "tram")
    assert [0, church, 0, 0] == prizes(t, "church")
    assert [0, 0, customs, 0] == prizes(t, "customs")
    assert [0, 0, 0, technology] == prizes(t, "technology")


@rule("YK-16.1.1")
def test_with_another_player_the_option_changes_nothing() -> None:
    """First and second prize go to two players, and to nobody on an empty board."""
    t = bare(lone_takes_both=True).technologies(0, "tram").technologies(1, "typography")
    t.on_board("church_1", 0).on_board("church_2", 1)
    assert ([3, 6, 0, 0], [10, 5, 0, 0]) == (prizes(t, "church"), prizes(t, "technology"))
    assert [0, 0, 0, 0] == prizes(t, "customs")


@rule("YK-16.1.1", "YK-13.1.6")
def test_a_lone_player_beside_neutral_assistants() -> None:
    """They take no part, so the player is alone."""
    assert [9, 0] == prizes(bare(2, lone_takes_both=True).on_board("church_1", 0), "church")


@rule("YK-16.1.2")
@pytest.mark.parametrize(
    ("first", "second", "without", "with_rival"),
    [
        (["exhibition"], [], [10, 0], [10, 0]),
        (["winery", "stock_exchange"], [], [10, 0], [5, 0]),
        (["exhibition"], ["tram"], [10, 5], [10, 0]),
        (["tram"], ["winery"], [10, 5], [5, 0]),
        (["exhibition"], ["winery", "electric_lighting"], [5, 10], [5, 10]),
        ([], ["typography"], [0, 10], [0, 5]),
        ([], [], [0, 0], [0, 0]),
    ],
    ids=["8 and none", "7 and none", "8 and 5", "5 and 4", "8 and 9", "none and 2", "nobody"],
)
def test_a_rival_in_technology(first: list[str], second: list[str], without: list[int], with_rival: list[int]) -> None:
    """It has 7.5: less than 8, more than 7."""
    for rival, expected in ((False, without), (True, with_rival)):
        t = bare(2, two_player_tech_rival=rival).technologies(0, *first).technologies(1, *second)
        assert expected == prizes(t, "technology")


@rule("YK-16.1.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_rival_is_for_two_players(seats: int) -> None:
    """With more there is no such option."""
    with pytest.raises(BadOption):
        GAME.options(seats, {"two_player_tech_rival": True})


@rule("YK-16.1.3")
def test_assistants_return_from_one_area_all_together() -> None:
    """With the option one area is chosen and gives all its assistants, and no second one."""
    t = bare(return_single_area=True).president(0, "port_a").assistants(0, bank=3, church=2, port_a=1).movement(0)
    t.play("phase:return")
    assert {"bank", "church", "port_a"} == t.areas()
    t.play("area:bank")
    assert ({"church": 2, "port_a": 1}, None) == (t.player(0).placed, t.player(0).president)
    assert set() == (t.areas() if t.asked else set())


@rule("YK-16.1.3")
def test_assistants_return_from_any_areas_one_by_one() -> None:
    """Without the option any of them: one of three from the bank, and two from the church."""
    t = bare().president(0, "port_a").assistants(0, bank=3, church=2, port_a=1).movement(0)
    t.play("phase:return", "area:bank", "area:church", "area:church", "phase:end")
    assert ({"bank": 2, "port_a": 1}, None, 5) == (t.player(0).placed, t.player(0).president, t.player(0).assistants)


@rule("YK-16.1.4")
def test_there_is_no_solo_mode() -> None:
    """Nor is there one for five."""
    for seats in (1, 5):
        with pytest.raises(ValueError, match=r"\d"):
            GAME.deal(seats, GAME.options(seats, {}), 1)
    assert (2, 4) == (GAME.box.data["meta"]["players_min"], GAME.box.data["meta"]["players_max"])


# Options


DEFAULTS: dict[str, object] = {
    "mini_1": False,
    "mini_2": False,
    "customs_exact_payment": False,
    "pair_each_symbol_once": True,
    "station_requires_assistant": True,
    "mining_per_exchange": False,
    "neutral_competes": False,
    "free_agent_unused_vp": 0,
    "lone_takes_both": False,
    "two_player_tech_rival": False,
    "return_single_area": False,
}


def customs(t: Story) -> object:
    """Which spaces are offered at power 3 with 3 imports."""
    return sorted(powered(t, "customs", 3).stock(0, imports=3).act(0, "customs").legal())


def pairs(t: Story) -> object:
    """Agents after three American orders, two of them new."""
    t.completed(0, "order_us_01").orders(0, "order_us_03", "order_us_02").stock(0, silk=2, fish=3, tea=3).extra(0)
    return t.play("order:order_us_03", "order:order_us_02").player(0).agents


def ride(t: Story) -> object:
    """Whether the station is reached without an assistant there."""
    return t.technologies(0, "station").station("bank").movement(0).areas()


def copper(t: Story) -> object:
    """Copper bought twice in a row by a miner."""
    powered(t, "chinatown", 3).technologies(0, "mining_technology").stock(0, yen=4).act(0, "chinatown")
    return t.play("exchange:buy_copper", "exchange:buy_copper").player(0).copper


def alone(t: Story) -> object:
    return prizes(t.on_board("customs_1", 1), "customs")


def given_back(t: Story) -> object:
    """Assistants that come back with the first token from an area of three."""
    t.president(0, "port_a").assistants(0, bank=3, church=1).movement(0).play("phase:return", "area:bank")
    return t.player(0).placed


OPTIONS: dict[str, tuple[int, Any, object, object]] = {
    "mini_1": (4, lambda t: len(t.seen()["rewards"]), 0, 4),
    "customs_exact_payment": (
        4,
        customs,
        ["answer:skip", "space:customs_1", "space:customs_2", "space:customs_3", "space:customs_4"],
        ["answer:skip", "space:customs_3", "space:customs_4"],
    ),
    "pair_each_symbol_once": (4, pairs, {"us": 2}, {"us": 1}),
    "station_requires_assistant": (4, ride, {"bank"}, set()),
    "mining_per_exchange": (4, copper, 3, 4),
    "neutral_competes": (2, alone, [0, 8], [0, 4]),
    "free_agent_unused_vp": (4, lambda t: t.agents(0, free=1).score(0), 0, 1),
    "lone_takes_both": (4, alone, [0, 8, 0, 0], [0, 12, 0, 0]),
    "two_player_tech_rival": (2, lambda t: prizes(t.technologies(0, "tram"), "technology"), [10, 0], [5, 0]),
    "return_single_area": (4, given_back, {"bank": 2, "church": 1}, {"church": 1}),
}


def test_every_option_and_its_default() -> None:
    """Eleven, each with two values."""
    assert DEFAULTS == {option.id: option.default for option in GAME.box.options}
    assert DEFAULTS.keys() == OPTIONS.keys() | {"mini_2"}
    assert all(2 == len(option.values) for option in GAME.box.options)


@rule("YK-7.9.1", "YK-8.1.3", "YK-11.2.24", "YK-11.2.43", "YK-13.2.6", "YK-14.1.9", "YK-16.1.1", "YK-16.1.3")
@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_in_both_states(name: str) -> None:
    """Off and on; without a word the default."""
    seats, deed, off, on = OPTIONS[name]
    low, high = next(option.values for option in GAME.box.options if option.id == name)
    assert (0, 1) == (low, high)
    assert off == deed(bare(seats, **{name: low}))
    assert on == deed(bare(seats, **{name: high}))
    assert (on if DEFAULTS[name] else off) == deed(bare(seats))


@rule("YK-15.1.9")
@pytest.mark.parametrize(("given", "found"), [({}, 0), ({"mini_2": False}, 0), ({"mini_2": True}, 5)])
def test_the_second_mini_expansion_in_both_states(given: dict[str, bool], found: int) -> None:
    """How many different tokens with a free agent lie on thirty tables."""
    tables = [Story(key=key, **given).seen()["areas"] for key in range(30)]
    tokens = {area["token"] for table in tables for area in table}
    assert found == sum(token.startswith("power_agent") for token in tokens)
