"""Step 3 of the main action: area action and power (section 6.3 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.yokohama.story import Story
from tests.rules import rule

TILES = ("fish_7", "orders_5", "production_4")


def story(**areas: int) -> Story:
    """Seat 0 owns nothing but pieces, with assistants on these areas and no shop in hand to build."""
    return Story().achievements(*TILES).stock(0).hand(0, shops=0).assistants(0, **areas)


def powers(t: Story) -> list[int]:
    """The power of every action told so far."""
    return [row[2] for row in t.told("action")]


@rule("YK-6.3.1")
def test_the_action_is_that_of_the_presidents_area() -> None:
    """Not of any other with own assistants; an agent's is that of the chosen one."""
    t = story(bank=1, tea_plantation_1=3, fishing_ground_1=3).movement(0).play("area:tea_plantation_1")
    assert {"yen": 0, "copper": 0, "silk": 0, "tea": 4, "fish": 0, "import": 0} == t.player(0).stock
    agent = story(bank=1, tea_plantation_1=3).agents(0, gb=1).president(0, "church").extra(seat=0)
    agent.play("agent:gb", "area:bank")
    assert (1, 0) == (agent.player(0).yen, agent.player(0).tea)


@rule("YK-6.3.2")
@pytest.mark.parametrize("president", [False, True])
@pytest.mark.parametrize("assistants", [1, 2])
@pytest.mark.parametrize("others", ["", "shop", "house", "station", "shop house"])
def test_power_is_the_sum_of_own_pieces_and_the_station(president: bool, assistants: int, others: str) -> None:
    """1 for each assistant, for president, shop, trading house and station token."""
    t = story(tea_plantation_1=assistants, church=2).president(0, "tea_plantation_1" if president else "bank")
    if "shop" in others:
        t.shop(0, "tea_plantation_1")
    if "house" in others:
        t.house(0, "tea_plantation_1")
    if "station" in others:
        t.station("tea_plantation_1")
    power = assistants + president + len(others.split())
    assert power == t.player(0).power("tea_plantation_1")
    t.no_tokens().act(0, "tea_plantation_1")
    assert (power, [power]) == (t.player(0).tea, powers(t))


@rule("YK-6.3.3")
@pytest.mark.parametrize("assistants", [5, 6, 9])
def test_power_above_five_is_five(assistants: int) -> None:
    """Also with president, shop and trading house."""
    t = (
        story()
        .hand(0, assistants=9)
        .assistants(0, bank=assistants)
        .president(0, "bank")
        .shop(0, "bank")
        .house(0, "bank")
    )
    t.no_tokens().act(0, "bank")
    assert (5, [5]) == (t.player(0).yen, powers(t))


@rule("YK-6.3.4")
def test_pieces_of_others_give_no_power() -> None:
    """Their presidents, assistants, shops and trading houses."""
    t = story(tea_plantation_1=1).assistants(1, tea_plantation_1=3).president(2, "tea_plantation_1")
    t.shop(1, "tea_plantation_1", 1).shop(3, "tea_plantation_1", 2).house(3, "tea_plantation_1")
    assert 1 == t.player(0).power("tea_plantation_1")
    assert 1 == t.act(0, "tea_plantation_1").player(0).tea


@rule("YK-6.3.5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_station_gives_power_to_everybody(seat: int) -> None:
    """Whoever owns the card."""
    t = Story().technologies(0, "station").station("bank").stock(seat).assistants(seat, bank=2, church=2)
    t.act(seat, "bank")
    assert (3, [3]) == (t.player(seat).yen, powers(t))
    assert 2 == t.player(seat).power("church")


@rule("YK-6.3.6", "YK-6.5.14")
def test_the_power_stays_though_assistants_leave() -> None:
    """Power 4 in the church; an assistant goes from the area to the board, and a shop is built all the same."""
    t = story(church=4).hand(0, shops=1, assistants=0).tile("church", "building_01").act(0, "church")
    t.play("space:church_1")
    if t.question == "ChooseSource":
        t.play("source:area")
    assert {"church_1": 0} == t.church
    while t.question == "MoveAssistant":
        t.play("answer:skip")
    assert ("Build", 3, 3) == (t.question, t.player(0).on("church"), t.player(0).vp)
    t.play("building:shop_1")
    assert 3 + 4 == t.player(0).vp


@rule("YK-6.3.6")
def test_the_power_stays_though_an_assistant_enters() -> None:
    """Power 4 in the church and one more moved there by the space's reward: no five-power bonus."""
    t = story(church=4, bank=1).hand(0, shops=1).act(0, "church").play("space:church_1", "source:hand")
    t.play("area:bank", "area:church")
    assert (5, [4], "Build") == (t.player(0).on("church"), powers(t), t.question)


@rule("YK-6.3.7")
def test_an_action_without_effect_is_performed() -> None:
    """Power 2 in a copper mine: no copper, but income for the trading house and recovery."""
    t = story(copper_mine_1=1).house(1, "copper_mine_1").movement(0).play("area:copper_mine_1")
    assert (0, 5, [2], {}) == (t.player(0).copper, t.player(1).yen, powers(t), t.player(0).placed)


@rule("YK-6.3.8")
def test_less_than_the_power_only_where_there_is_a_choice() -> None:
    """One exchange of three, a low church space with high faith; but the income of the bank in full."""
    t = story(chinatown=3).stock(0, yen=9).act(0, "chinatown").play("exchange:buy_tea", "answer:skip")
    assert (8, 1, ()) == (t.player(0).yen, t.player(0).tea, t.asked)
    church = story(church=5).stock(0, copper=1, silk=1).act(0, "church")
    assert {"space:church_1", "space:church_2", "space:church_3", "space:church_4"} <= set(church.legal())
    church.play("space:church_1")
    assert (1, 1) == (church.player(0).copper, church.player(0).silk)
    bank = story(bank=4).act(0, "bank")
    assert ((), 4) == (bank.asked, bank.player(0).yen)


@rule("YK-6.3.9")
@pytest.mark.parametrize(
    ("area", "good", "row"),
    [
        ("copper_mine_1", "copper", [0, 0, 1, 2, 3]),
        ("silk_mill_1", "silk", [0, 1, 2, 3, 4]),
        ("tea_plantation_1", "tea", [1, 2, 3, 4, 5]),
        ("fishing_ground_1", "fish", [1, 2, 3, 4, 5]),
        ("bank", "yen", [1, 2, 3, 4, 5]),
    ],
)
def test_exactly_one_entry_of_the_row_applies(area: str, good: str, row: list[int]) -> None:
    """That of the counted power; lower ones are not added."""
    for n, amount in enumerate(row):
        t = story(**{area: n + 1}).no_tokens().act(0, area)
        assert amount == t.player(0).stock[good]
        assert amount == sum(t.player(0).stock.values())


# Income of trading houses


@rule("YK-6.3.10", "YK-6.3.13")
@pytest.mark.parametrize("with_others", [False, True])
def test_another_players_trading_house_earns_one(with_others: bool) -> None:
    """From the supply, with or without other pieces there; other areas' houses earn nothing."""
    t = story(bank=2).house(2, "bank").house(3, "church")
    if with_others:
        t.assistants(2, bank=3).shop(2, "bank").president(2, "bank")
    t.act(0, "bank")
    assert [2, 4, 5, 4] == [t.player(seat).yen for seat in range(4)]


@rule("YK-6.3.11")
def test_the_own_trading_house_earns_nothing_in_the_own_turn() -> None:
    """It gives power only."""
    t = story(tea_plantation_1=1).house(0, "tea_plantation_1").act(0, "tea_plantation_1")
    assert (0, 2) == (t.player(0).yen, t.player(0).tea)
    agent = story(tea_plantation_1=1).house(0, "tea_plantation_1").agents(0, gb=1).extra(seat=0)
    assert 0 == agent.play("agent:gb", "area:tea_plantation_1").player(0).yen


@rule("YK-6.3.12")
def test_income_comes_once_and_before_the_effects() -> None:
    """Three exchanges are one action; the house is paid before the first."""
    t = story(chinatown=3).stock(0, yen=9).house(1, "chinatown").act(0, "chinatown")
    assert ("Exchange", 5) == (t.question, t.player(1).yen)
    t.play("exchange:buy_tea", "exchange:buy_tea", "exchange:buy_fish")
    assert (5, [(1, 1)]) == (t.player(1).yen, [row[:2] for row in t.told("income")])
    bank = story(bank=3).house(1, "bank").act(0, "bank")
    kinds = bank.events()
    assert kinds.index("income") < kinds.index("gained")
    nothing = story(copper_mine_1=1).house(1, "copper_mine_1").act(0, "copper_mine_1")
    assert (5, 0) == (nothing.player(1).yen, nothing.player(0).copper)


@rule("YK-6.3.14")
def test_returning_pays_no_income() -> None:
    """No area acts, though the president leaves one with a trading house."""
    t = story(bank=2, church=1).president(0, "bank").house(1, "bank").house(2, "church").movement(0)
    t.play("phase:return", "area:bank", "area:bank", "area:church")
    assert ([0, 4, 4, 4], [], []) == ([t.player(seat).yen for seat in range(4)], powers(t), t.told("income"))
