"""Country symbols and the foreign agents that pairs of them bring (YK-8.1)."""

from __future__ import annotations

import pytest

from tests.games.stories import NONE
from tests.games.yokohama.gains import acting
from tests.games.yokohama.story import Story
from tests.rules import rule

# Cards that give nothing when an order is completed or a card is taken, by country.
CARDS = {"gb": "telegraph gb", "us": "newspaper us", "fr": "winery", "de": "tram", "nl": "stock_exchange"}
RICH = {"copper": 20, "silk": 20, "tea": 20, "fish": 20}
LAB = "laboratory_a"


def deliver(*names: str, story: Story | None = None) -> Story:
    """Seat 0 completes these orders in one phase."""
    t = (story or Story()).stock(0, **RICH).orders(0, *names).extra(seat=0)
    return t.play(*(f"order:{name}" for name in names))


@rule("YK-8.1.1", "YK-8.1.2")
@pytest.mark.parametrize("country", CARDS)
def test_every_mix_makes_a_pair(country: str) -> None:
    """Two orders, or an order and a technology, of any country: an agent of that country."""
    first, second = f"order_{country}_01", f"order_{country}_02"
    two = deliver(first, second)
    mixed = deliver(first, story=Story().technologies(0, CARDS[country]))
    name = CARDS[country].split()[0]
    researched = acting(LAB, 5).completed(0, first).laboratory(LAB, CARDS[country], *[NONE] * 5)
    researched.act(0, LAB).play(f"technology:{name}")
    for t in (two, mixed, researched):
        assert {country: 1} == t.player(0).agents
        assert {"gb": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}[country] - 1 == t.supply[country]


@rule("YK-8.1.1", "YK-8.1.2")
def test_two_technologies_make_a_pair() -> None:
    """Two French cards without any order."""
    t = acting(LAB, 5).technologies(0, "winery").laboratory(LAB, "brickworks", *[NONE] * 5)
    assert {"fr": 1} == t.act(0, LAB).play("technology:brickworks").player(0).agents


@rule("YK-8.1.2")
def test_different_countries_make_no_pair() -> None:
    """One symbol of each of the five countries: no agent."""
    own = Story().technologies(0, CARDS["gb"], CARDS["us"])
    t = deliver("order_fr_01", "order_de_01", "order_nl_01", story=own)
    assert {} == t.player(0).agents
    others = deliver("order_gb_01", story=Story().completed(1, "order_gb_02"))
    assert {} == others.player(0).agents


@rule("YK-8.1.3")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_each_symbol_makes_one_pair(before: int, gained: int) -> None:
    """An agent with the second, the fourth and the sixth symbol."""
    t = deliver("order_gb_10", story=Story().completed(0, *(f"order_gb_0{n + 1}" for n in range(before))))
    assert gained == t.player(0).agents.get("gb", 0)


@rule("YK-8.1.3")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1)])
def test_with_the_option_off_every_further_symbol(before: int, gained: int) -> None:
    """From the second on, each symbol brings an agent."""
    t = Story(pair_each_symbol_once=False).completed(0, *(f"order_gb_0{n + 1}" for n in range(before)))
    assert gained == deliver("order_gb_10", story=t).player(0).agents.get("gb", 0)


@rule("YK-8.1.4")
def test_no_token_left() -> None:
    """Then nothing is gained; the order is completed all the same."""
    t = deliver("order_gb_01", "order_gb_02", story=Story().agents_left(gb=0))
    assert ({}, 0) == (t.player(0).agents, t.supply["gb"])
    assert {"order_gb_01", "order_gb_02"} == t.player(0).completed


@rule("YK-8.1.10")
def test_a_missed_agent_is_not_made_good() -> None:
    """Not by another country, not when a token is there later: the third symbol starts a new pair."""
    t = deliver("order_nl_01", "order_nl_02", story=Story().agents_left(nl=0))
    assert {} == t.player(0).agents
    t.agents_left(nl=1)
    assert {} == deliver("order_nl_03", story=t).player(0).agents
    assert {"nl": 1} == deliver("order_nl_04", story=t).player(0).agents


@rule("YK-8.1.5")
def test_the_token_lies_face_up() -> None:
    """All see it in front of the player, not spent."""
    t = deliver("order_de_01", "order_de_02")
    for seat in (0, 1):
        shown = t.seen(seat)["players"][0]
        assert ({"de": 1}, 0) == (shown["agents"], shown["spent"])
    assert 1 == t.seen()["agents"]["de"]


@rule("YK-8.1.6")
def test_an_agent_may_be_used_at_once() -> None:
    """In the phase in which the pair was formed, if none was used this turn."""
    t = Story().no_tokens().assistants(0, bank=1).stock(0, **RICH)
    t.orders(0, "order_gb_01", "order_gb_02", "order_gb_03").extra(seat=0).play("order:order_gb_01")
    assert "agent:gb" not in t.legal()
    t.play("order:order_gb_02")
    assert "agent:gb" in t.legal()
    yen = t.player(0).yen
    t.play("agent:gb", "area:bank")
    assert (yen + 1, {}, 1) == (t.player(0).yen, t.player(0).agents, t.player(0).spent)


@rule("YK-8.1.6")
def test_a_second_agent_has_to_wait() -> None:
    """One agent was used this turn: the new one stays face up."""
    t = Story().no_tokens().assistants(0, bank=1, church=1).stock(0, **RICH).agents(0, us=1)
    t.orders(0, "order_gb_01", "order_gb_02", "order_gb_03").extra(seat=0).play("agent:us", "area:bank")
    t.play("order:order_gb_01", "order:order_gb_02")
    assert {"gb": 1} == t.player(0).agents
    assert "agent:gb" not in t.legal()
    assert "YK-5.1.1" == t.rule("agent:gb")


@rule("YK-8.1.7")
def test_orders_in_hand_give_no_symbol() -> None:
    """Two British orders in hand and one completed: no pair."""
    t = Story().stock(0, **RICH).orders(0, "order_gb_01", "order_gb_02", "order_gb_03").extra(seat=0)
    assert {} == t.play("order:order_gb_01").player(0).agents


@rule("YK-8.1.8")
def test_paired_symbols_still_score() -> None:
    """Two British orders that brought an agent make two sets with two French ones: 2 + 2 points."""
    t = deliver("order_gb_01", "order_gb_02", story=Story().completed(0, "order_fr_01", "order_fr_02"))
    assert {"gb": 1} == t.player(0).agents
    assert 4 == t.lines(0)["score-countries"]


@rule("YK-8.1.9")
def test_several_agents_in_one_turn() -> None:
    """One for each pair formed."""
    story = Story().completed(0, "order_gb_01", "order_us_01", "order_nl_01")
    t = deliver("order_gb_02", "order_us_02", "order_nl_02", story=story)
    assert {"gb": 1, "us": 1, "nl": 1} == t.player(0).agents


@rule("YK-8.1.11")
@pytest.mark.parametrize(("reward", "agents"), [("reward_gb", {"gb": 1}), ("reward_fr", {})])
def test_a_symbol_on_a_reward_token_counts(reward: str, agents: dict[str, int]) -> None:
    """The token makes a pair with a British order, and the other way round."""
    t = Story(mini_1=True).achievements("copper_5", "yen_10", "commercial_4").rewards("reward_gb", "reward_fr")
    t.achieved_by("yen_10", 0).achieved_by("commercial_4", 0).stock(0, copper=5).completed(0, "order_gb_01")
    t.extra(seat=0).play("achievement:copper_5", f"reward:{reward}")
    assert (reward, agents) == (t.player(0).reward, t.player(0).agents)

    later = deliver("order_fr_02", story=t).player(0).agents
    assert agents | ({"fr": 1} if reward == "reward_fr" else {}) == later


@rule("YK-8.1.12")
def test_an_agent_of_the_laboratory_acts_in_the_same_turn() -> None:
    """Gained in phase B, used in phase C."""
    t = Story().no_tokens().hand(0, shops=0).stock(0, yen=3).completed(0, "order_gb_01")
    t.president(0, None).assistants(0, laboratory_a=4, bank=1).laboratory(LAB, "telegraph gb", *[NONE] * 5)
    t.turn(0).play("phase:end", "area:laboratory_a", "technology:telegraph")
    assert ("Extra", {"gb": 1}) == (t.question, t.player(0).agents)
    t.play("agent:gb", "area:bank")
    assert 4 == t.player(0).yen


@rule("YK-8.1.12")
def test_an_agent_used_in_phase_a_holds_the_new_one_back() -> None:
    """One agent per turn."""
    t = Story().no_tokens().hand(0, shops=0).stock(0, yen=3).completed(0, "order_gb_01").agents(0, us=1)
    t.president(0, None).assistants(0, laboratory_a=4, bank=1, church=1)
    t.laboratory(LAB, "telegraph gb", *[NONE] * 5).turn(0).play("agent:us", "area:bank")
    t.play("phase:end", "area:laboratory_a", "technology:telegraph")
    assert ({"gb": 1}, "") == (t.player(0).agents, t.question)


@rule("YK-8.1.13")
def test_used_agents_do_not_come_back() -> None:
    """The Dutch token is spent, the supply stays empty, and the next Dutch pair of anybody finds none."""
    t = Story().no_tokens().assistants(0, bank=1).agents(0, nl=1).extra(seat=0).play("agent:nl", "area:bank")
    assert (0, {}, 1) == (t.supply["nl"], t.player(0).agents, t.player(0).spent)
    t.completed(1, "order_nl_01").stock(1, **RICH).orders(1, "order_nl_02").extra(seat=1).play("order:order_nl_02")
    assert {} == t.player(1).agents
