"""Additional action phases and foreign agents (sections 5.1 and 5.2 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.stories import NONE
from tests.games.yokohama.story import Story
from tests.rules import rule

TILES = ("fish_7", "orders_5", "production_4")
COUNTRIES = ("gb", "us", "fr", "de", "nl")


def with_agents(**areas: int) -> Story:
    """Seat 0 has a British and a German agent and assistants on these areas; no achievement can be completed."""
    return Story().achievements(*TILES).agents(0, gb=1, de=1).assistants(0, **areas)


# The phase


@rule("YK-5.1.1")
def test_one_agent_and_any_number_of_achievements_and_orders_in_any_order() -> None:
    """All three kinds are offered together; after an agent only another agent is gone."""
    t = with_agents(bank=1, church=1).achievements("copper_5", "yen_10", "production_4")
    t.stock(0, yen=12, copper=5, tea=4, silk=2).orders(0, "order_gb_02", "order_fr_01").extra(seat=0)
    everything = {"order:order_gb_02", "order:order_fr_01", "achievement:copper_5", "achievement:yen_10"}
    assert {*everything, "agent:gb", "agent:de", "phase:end"} == set(t.legal())
    t.play("achievement:yen_10", "agent:gb", "area:bank")
    assert {*everything, "phase:end"} - {"achievement:yen_10"} == set(t.legal())
    t.play("order:order_fr_01", "achievement:copper_5", "order:order_gb_02")
    assert {"order_gb_02", "order_fr_01"} == t.player(0).completed
    assert {"copper_5", "yen_10"} == t.player(0).achieved
    assert {"de": 1} == t.player(0).agents


@rule("YK-5.1.2")
def test_an_agent_gained_from_an_order_is_used_in_the_same_phase() -> None:
    """The order completes a British pair; its agent acts at once, and another order follows."""
    t = Story().achievements(*TILES).completed(0, "order_gb_01").orders(0, "order_gb_02", "order_gb_05")
    t.stock(0, tea=5, copper=1, silk=1).assistants(0, fishing_ground_1=1).extra(seat=0)
    assert {"order:order_gb_02", "phase:end"} == set(t.legal())
    t.play("order:order_gb_02", "agent:gb", "area:fishing_ground_1", "order:order_gb_05")
    assert ({"order_gb_01", "order_gb_02", "order_gb_05"}, 1) == (t.player(0).completed, t.player(0).spent)


@rule("YK-5.1.3")
def test_an_agent_of_phase_a_leaves_none_for_phase_c() -> None:
    """In phase C the other agent is refused; in the next turn it is offered."""
    t = with_agents(bank=1, church=1, customs=1).orders(0, "order_gb_02").stock(0, tea=4, yen=3).turn(0)
    t.play("agent:gb", "area:bank")
    assert "YK-5.1.1" == t.rule("agent:de")
    t.play("phase:end", "phase:end", "area:church")
    while t.question != "Extra":
        t.end()
    assert {"order:order_gb_02", "phase:end"} == set(t.legal())
    assert "YK-5.1.1" == t.rule("agent:de")
    t.play("phase:end")
    assert {"agent:de", "order:order_gb_02", "phase:end"} == set(t.turn(0).legal())


@rule("YK-5.1.1", "YK-5.1.3")
def test_an_agent_kept_in_phase_a_can_be_used_in_phase_c() -> None:
    """Once per turn, in either phase."""
    t = with_agents(bank=1, church=1).turn(0).play("phase:end", "phase:end", "area:church")
    while t.question != "Extra":
        t.end()
    assert {"agent:gb", "agent:de", "phase:end"} == set(t.legal())
    t.play("agent:de", "area:bank")
    assert ((), {"gb": 1}) == (t.asked, t.player(0).agents)


# Using an agent


@rule("YK-5.2.1", "YK-5.2.2")
def test_a_used_agent_is_face_down_for_good() -> None:
    """It stays with the player, does not go back to the supply, and is never offered again."""
    t = Story().achievements(*TILES).agents(0, gb=1).assistants(0, bank=1, church=2).extra(seat=0)
    supply = t.supply
    t.play("agent:gb", "area:bank")
    assert ({}, 1, supply) == (t.player(0).agents, t.player(0).spent, t.supply)
    assert ({}, 1) == (t.seen(1)["players"][0]["agents"], t.seen(1)["players"][0]["spent"])
    for _ in range(3):
        t.turn(0)
        assert ("Place", 1, supply) == (t.question, t.player(0).spent, t.supply)
        t.play("phase:end", "phase:return", "phase:end")
        assert () == t.asked


@rule("YK-5.2.3")
def test_an_agent_goes_where_an_own_assistant_is_and_the_own_president_is_not() -> None:
    """Not where only a shop, the station, an opponent's assistant or the own president is."""
    t = with_agents(bank=1, church=2, customs=1).president(0, "church").shop(0, "port_a").house(0, "port_b")
    t.station("chinatown").assistants(1, chinatown=3, bank=1).extra(seat=0).play("agent:gb")
    assert {"bank", "customs"} == t.areas()
    for area in ("church", "port_a", "port_b", "chinatown", "canal"):
        assert "YK-5.2.3" == t.rule(f"area:{area}")
    alone = with_agents(church=2).president(0, "church").turn(0)
    assert "Place" == alone.question


@rule("YK-5.2.4")
def test_an_agent_pays_nothing_to_presidents() -> None:
    """Two opponents stand there; nobody's yen changes."""
    t = with_agents(copper_mine_1=3).president(1, "copper_mine_1").president(2, "copper_mine_1").stock(0)
    t.extra(seat=0).play("agent:gb", "area:copper_mine_1")
    assert [0, 4, 4, 4] == [t.player(seat).yen for seat in range(4)]
    assert 1 == t.player(0).copper
    assert [] == t.told("fee-paid")


@rule("YK-5.2.5")
def test_an_agent_performs_steps_three_to_six() -> None:
    """Action, token, building and recovery, as in the main action."""
    t = with_agents(employment_agency=5).token("employment_agency", "power_01").tile("employment_agency", "building_01")
    t.technologies(0, "telephone").extra(seat=0).play("agent:gb", "area:employment_agency")
    questions = []
    for token in ("piece:assistant", "answer:skip", "answer:yes", "building:shop_1", "answer:skip"):
        questions.append(t.question)
        t.play(token)
    assert ["Recruit", "Recruit", "TakeToken", "Build", "LeaveBehind"] == questions
    assert (9, {}, 5 + 4) == (t.player(0).assistants, t.player(0).placed, t.player(0).vp)
    kinds = ["agent-used", "action", "recruited", "token-taken", "shop-built", "recovered"]
    assert kinds == [kind for kind in t.events() if kind in kinds]


@rule("YK-5.2.6", "YK-5.2.7")
@pytest.mark.parametrize("president", [None, "church", "bank"])
def test_the_president_neither_moves_nor_gives_power(president: str | None) -> None:
    """Three assistants are power 3 wherever it is."""
    t = with_agents(tea_plantation_1=3).president(0, president).stock(0).extra(seat=0)
    t.play("agent:gb", "area:tea_plantation_1")
    assert (3, president) == (t.player(0).tea, t.player(0).president)
    assert [3] == [row[2] for row in t.told("action")]


@rule("YK-5.2.8")
def test_an_agents_action_pays_an_opponents_trading_house() -> None:
    """1 from the supply to its owner."""
    t = with_agents(bank=2).house(1, "bank").extra(seat=0).play("agent:gb", "area:bank")
    assert [3 + 2, 4 + 1, 4, 4] == [t.player(seat).yen for seat in range(4)]


@rule("YK-5.2.9")
@pytest.mark.parametrize("country", COUNTRIES)
def test_the_nationality_of_an_agent_does_not_matter(country: str) -> None:
    """Any country acts in any area, with the same result."""
    t = (
        Story()
        .achievements(*TILES)
        .agents(0, **{country: 1})
        .assistants(0, bank=1, silk_mill_1=2, church=1)
        .extra(seat=0)
    )
    t.play(f"agent:{country}")
    assert {"bank", "silk_mill_1", "church"} == t.areas()
    t.play("area:silk_mill_1")
    assert (1 + 1, 1) == (t.player(0).silk, t.player(0).spent)


@rule("YK-5.2.10")
@pytest.mark.parametrize(("area", "n"), [("copper_mine_1", 2), ("silk_mill_1", 1), ("customs", 1), ("port_a", 1)])
def test_an_agent_may_act_without_effect(area: str, n: int) -> None:
    """Nothing is gained, but the assistants come back."""
    t = with_agents(**{area: n}).extra(seat=0)
    before = t.player(0).stock
    t.play("agent:de", f"area:{area}")
    assert (before, {}, 8) == (t.player(0).stock, t.player(0).placed, t.player(0).assistants)


@rule("YK-5.2.11")
def test_the_main_action_is_untouched_by_an_agent() -> None:
    """Three placements, the movement and its action still follow, even in the area the agent acted in."""
    t = with_agents(bank=2).president(0, "fishing_ground_2").turn(0).play("agent:gb", "area:bank")
    assert (3 + 2, "Place") == (t.player(0).yen, t.question)
    t.play("area:bank", "area:church", "area:customs")
    if t.question == "Place":
        t.end()
    assert {"area:bank", "area:church", "area:customs", "phase:return"} == set(t.legal())
    t.play("area:bank")
    assert (5 + 2, "bank") == (t.player(0).yen, t.player(0).president)


@rule("YK-5.2.12")
def test_what_an_agent_does_counts_for_the_end() -> None:
    """The fourth trading house, the eighth shop, the last church and customs assistant, a short port refill."""
    houses = with_agents(bank=4).hand(0, houses=1)
    for area in ("church", "customs", "port_a"):
        houses.house(0, area)
    houses.extra(seat=0).play("agent:gb", "area:bank", "building:trading_house")
    assert 1 == houses.triggered

    shops = with_agents(bank=4).hand(0, shops=1)
    for area in ("church", "customs", "port_a", "port_b", "chinatown", "silk_mill_1", "tea_plantation_1"):
        shops.shop(0, area)
    shops.extra(seat=0).play("agent:gb", "area:bank", "building:shop_1")
    assert 2 == shops.triggered

    port = with_agents(port_a=2).port("port_a", *(f"order_us_0{n}" for n in range(1, 7))).order_deck()
    port.extra(seat=0).play("agent:gb", "area:port_a", "order:order_us_01")
    if port.question == "TakeOrder":
        port.end()
    assert 3 == port.triggered
    assert NONE == port.orders_on("port_a")[-1]

    for board, trigger, stock in (("church", 4, {}), ("customs", 5, {"imports": 3})):
        t = with_agents(**{board: 4}).stock(0, **stock).hand(0, assistants=0, shops=0)
        for n in range(2, 7):
            t.on_board(f"{board}_{n}", n % 4)
        t.extra(seat=0).play("agent:gb", f"area:{board}", f"space:{board}_1")
        while t.question in ("ChooseSource", "MoveAssistant", "PayFaith"):
            t.play(t.legal()[-1] if t.question == "MoveAssistant" else t.legal()[0])
        assert trigger == t.triggered
