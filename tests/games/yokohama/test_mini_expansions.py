"""The two mini-expansions: achievement reward tokens, and five-power tokens with a free agent (chapters 14 and 15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare, finish, idle, powered, symbols
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
REWARDS = ["reward_gb", "reward_us", "reward_fr", "reward_de", "reward_nl", "reward_free_agent"]
FREE_TOKENS = [f"power_agent_{n}" for n in range(1, 6)]


def before_the_third(*rewards: str, **options: Any) -> Story:
    """The first seat has two achievements and meets the third; these rewards are on display."""
    t = bare(mini_1=True, **options).achievements("fish_7", "yen_10", "commercial_4").rewards(*rewards)
    return t.achieved_by("fish_7", 0).achieved_by("commercial_4", 0).stock(0, yen=10)


def rewarded(reward: str, **options: Any) -> Story:
    """The first seat has taken a reward token."""
    rewards = [reward, *(name for name in REWARDS if name != reward)][:4]
    t = before_the_third(*rewards, **options).extra(0)
    return t.play("achievement:yen_10", f"reward:{reward}")


# Mini-expansion 1


@rule("YK-14.1.1", "YK-14.1.8")
def test_there_are_six_reward_tokens() -> None:
    """One for each country and one free agent."""
    assert REWARDS == [row["id"] for row in DATA["mini_1_tokens"]]
    assert ["gb", "us", "fr", "de", "nl", None] == [row.get("country") for row in DATA["mini_1_tokens"]]
    assert {"free_agent": 1} == DATA["mini_1_tokens"][5]["effects"]
    seen = {name for key in range(30) for name in Story(key=key, mini_1=True).seen()["rewards"]}
    assert set(REWARDS) == seen


@rule("YK-14.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_of_them_lie_open(seats: int) -> None:
    """Drawn at random: with other keys other ones; without the option none."""
    shown = [tuple(Story(seats, key=key, mini_1=True).seen()["rewards"]) for key in range(20)]
    assert {4} == {len(set(rewards)) for rewards in shown}
    assert len(set(shown)) > 3
    assert [] == Story(seats).seen()["rewards"]
    assert not Story(seats).seen()["mini_1"]


@rule("YK-14.1.3", "YK-14.1.4", "YK-14.1.12")
def test_the_third_achievement_brings_a_reward_token_at_once() -> None:
    """The player chooses among those on display and cannot wait; the chosen one leaves the display for good."""
    t = before_the_third("reward_gb", "reward_fr", "reward_nl", "reward_free_agent").extra(0)
    t.play("achievement:yen_10")
    assert ("ChooseReward", (0,)) == (t.question, t.asked)
    offered = {"reward:reward_gb", "reward:reward_fr", "reward:reward_nl", "reward:reward_free_agent"}
    assert offered == set(t.legal())
    t.play("reward:reward_fr")
    assert ("reward_fr", ["reward_gb", "reward_nl", "reward_free_agent"]) == (
        t.player(0).reward,
        t.seen()["rewards"],
    )
    finish(t)
    idle(t.turn(1))
    assert 3 == len(t.seen()["rewards"])


@rule("YK-14.1.3")
def test_two_achievements_bring_no_reward_token() -> None:
    """And without the module three do not either."""
    t = bare(mini_1=True).achievements("fish_7", "yen_10", "commercial_4").achieved_by("fish_7", 0)
    t.rewards(*REWARDS[:4]).stock(0, yen=10).extra(0).play("achievement:yen_10")
    assert ((), None, 4) == (finish(t).asked, t.player(0).reward, len(t.seen()["rewards"]))
    t = bare().achievements("fish_7", "yen_10", "commercial_4").achieved_by("fish_7", 0)
    t.achieved_by("commercial_4", 0).stock(0, yen=10).extra(0).play("achievement:yen_10")
    assert ((), None) == (t.asked, t.player(0).reward)


@rule("YK-14.1.4", "YK-14.1.11", "YK-14.1.12")
def test_four_players_find_one_token_each() -> None:
    """The last one takes the last; nobody takes a second."""
    t = bare(mini_1=True).achievements("fish_7", "yen_10", "commercial_4").rewards(*REWARDS[:4])
    for seat in range(4):
        t.achieved_by("fish_7", *range(seat + 1)).achieved_by("commercial_4", *range(seat + 1)).stock(seat, yen=10)
        t.extra(seat).play("achievement:yen_10")
        if t.question == "ChooseReward":
            t.play(t.legal()[0])
        finish(t)
    assert sorted(REWARDS[:4]) == sorted(t.player(seat).reward or "" for seat in range(4))
    assert [] == t.seen()["rewards"]
    assert 4 == len(t.told("reward-taken"))


@rule("YK-14.1.5", "YK-14.1.10")
@pytest.mark.parametrize("country", ["gb", "us", "fr", "de", "nl"])
def test_a_symbol_on_a_token_makes_a_pair(country: str) -> None:
    """With one order or one card of that country an agent comes at once; alone, or with other countries, none."""
    t = before_the_third(f"reward_{country}", "reward_free_agent").completed(0, f"order_{country}_01")
    t.extra(0).play("achievement:yen_10", f"reward:reward_{country}")
    assert {country: 1} == t.player(0).agents
    assert {} == rewarded(f"reward_{country}").player(0).agents
    other = "gb" if country != "gb" else "us"
    t = before_the_third(f"reward_{country}", "reward_free_agent").completed(0, f"order_{other}_01")
    t.extra(0).play("achievement:yen_10", f"reward:reward_{country}")
    assert {} == t.player(0).agents


@rule("YK-14.1.5")
def test_a_symbol_on_a_token_pairs_with_a_later_one() -> None:
    """A French token first, then a French order: an agent."""
    t = finish(rewarded("reward_fr")).orders(0, "order_fr_01").stock(0, silk=2).extra(0).play("order:order_fr_01")
    assert {"fr": 1} == t.player(0).agents


@rule("YK-14.1.5")
@pytest.mark.parametrize("reward", REWARDS)
def test_a_symbol_on_a_token_counts_in_final_scoring(reward: str) -> None:
    """One British and one American order: with a third country 4 points, otherwise 2."""
    t = symbols(finish(rewarded(reward)), 0, gb=1, us=1)
    third = reward in ("reward_fr", "reward_de", "reward_nl")
    assert (4 if third else 2) == t.lines(0)["score-countries"]


@rule("YK-14.1.6", "YK-14.1.7")
def test_a_free_agent_works_like_a_foreign_one() -> None:
    """An action in an area with own assistants; then it lies face down and is not used again."""
    t = finish(rewarded("reward_free_agent").stock(0)).assistants(0, bank=3, church=1).turn(0)
    assert {"free": 1} == t.player(0).agents
    t.play("agent:free", "area:bank")
    assert (3, {}, 0, 1) == (t.player(0).yen, t.player(0).agents, t.player(0).on("bank"), t.player(0).spent_free)
    assert 1 == t.seen()["players"][0]["spent"]
    finish(t)
    t.assistants(0, church=1).turn(0)
    assert "agent:free" not in t.offered()


@rule("YK-14.1.7")
def test_a_free_agent_and_a_foreign_one_are_two_in_a_turn() -> None:
    """Only one of them may be used, whichever."""
    for first, second in (("free", "gb"), ("gb", "free")):
        t = bare(mini_1=True).agents(0, free=1, gb=1).assistants(0, bank=1, church=1, customs=1).turn(0)
        t.play(f"agent:{first}", "area:bank")
        while t.question != "MovePresident":
            assert f"agent:{second}" not in t.legal()
            t.end()
        t.play("area:customs")
        assert f"agent:{second}" not in (t.legal() if t.asked else [])
        finish(t)
        assert {second: 1} == t.player(0).agents


@rule("YK-14.1.9")
@pytest.mark.parametrize("points", [0, 1])
def test_an_unused_free_agent_of_a_reward_token(points: int) -> None:
    """Nothing, or 1 point with the option; a used one nothing."""
    t = finish(rewarded("reward_free_agent", free_agent_unused_vp=points)).stock(0)
    base = t.player(0).vp
    assert base + points == t.score(0)
    t.assistants(0, church=1).extra(0).play("agent:free", "area:church")
    assert base == finish(t).score(0)


@rule("YK-14.1.9")
def test_the_option_does_not_touch_foreign_agents() -> None:
    """They score 1 in any case."""
    for points in (0, 1):
        assert 1 == bare(mini_1=True, free_agent_unused_vp=points).agents(0, gb=1).score(0)


# Mini-expansion 2


def on_tables(**options: Any) -> Counter[str]:
    """How often each five-power token lies on 60 dealt tables."""
    tables = [Story(key=key, **options) for key in range(60)]
    return Counter(area["token"] for t in tables for area in t.seen()["areas"] if area["id"] != "canal")


@rule("YK-15.1.1", "YK-15.1.2")
def test_five_more_tokens_are_shuffled_in() -> None:
    """Of 25 tokens 17 lie on the areas of four players; without the option they are never seen."""
    assert FREE_TOKENS == [row["id"] for row in DATA["mini_2_tokens"]]
    plain, mixed = on_tables(), on_tables(mini_2=True)
    assert (20, 25) == (len(plain), len(mixed))
    assert 60 * 17 == plain.total() == mixed.total()
    assert set(FREE_TOKENS) == mixed.keys() - plain.keys()
    assert all(mixed[name] < 60 for name in mixed)


@rule("YK-15.1.2")
@pytest.mark.parametrize(("seats", "areas"), [(2, 10), (3, 13), (4, 17)])
def test_set_up_is_as_usual(seats: int, areas: int) -> None:
    """One token on every area but the canal, no token twice."""
    t = Story(seats, mini_2=True)
    tokens = [area["token"] for area in t.seen()["areas"] if area["id"] != "canal"]
    assert areas == len(tokens) == len(set(tokens))
    assert "" not in tokens


def with_token(token: str = "power_agent_1", **options: Any) -> Story:
    """The first seat takes a token in the bank."""
    t = powered(bare(mini_2=True, **options).token("bank", token), "bank", 5).hand(0, shops=0).act(0, "bank")
    return t.play("answer:yes")


@rule("YK-15.1.3", "YK-15.1.6")
def test_a_token_with_a_free_agent_is_kept_face_up() -> None:
    """A free agent to use, and nothing else: the 5 yen come from the bank."""
    t = with_token()
    assert ({"free": 1}, {"power_agent_1"}) == (t.player(0).agents, t.player(0).tokens)
    assert (0, {"yen": 5, "copper": 0, "silk": 0, "tea": 0, "fish": 0, "import": 0}) == (
        t.player(0).vp,
        t.player(0).stock,
    )
    assert (None, 0) == (t.token_of("bank"), t.seen()["players"][0]["spent"])
    assert {} == with_token("power_01").player(0).agents


@rule("YK-15.1.4", "YK-15.1.5")
def test_it_is_used_once_and_then_lies_face_down() -> None:
    """In an additional action phase; not a second time in a later turn."""
    t = finish(with_token()).stock(0).assistants(0, church=1, tea_plantation_1=2).turn(0)
    t.play("agent:free", "area:tea_plantation_1")
    assert (2, {}, 1) == (t.player(0).tea, t.player(0).agents, t.player(0).spent_free)
    finish(t)
    assert "agent:free" not in t.assistants(0, church=1).turn(0).offered()


@rule("YK-15.1.5")
def test_two_free_agents_are_used_in_two_turns() -> None:
    """One per turn."""
    t = bare(mini_2=True).agents(0, free=2).assistants(0, bank=1, church=1).turn(0).play("agent:free", "area:bank")
    assert "agent:free" not in (t.legal() if t.asked else [])
    finish(t)
    t.assistants(0, bank=1).turn(0).play("agent:free", "area:bank")
    assert ({}, 2) == (t.player(0).agents, t.player(0).yen)


@rule("YK-15.1.7")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize(("others", "met"), [(3, False), (4, True)])
def test_it_counts_as_one_token_for_the_achievement(used: bool, others: int, met: bool) -> None:
    """Used or not: with four other tokens five, with three only four."""
    t = finish(with_token()).achievements("fish_7", "tokens_5", "commercial_4").stock(0)
    if used:
        finish(t.assistants(0, church=1).extra(0).play("agent:free", "area:church"))
    t.tokens(0, "power_agent_1", *["power_01", "power_02", "power_03", "power_04"][:others])
    t.assistants(0, church=1).extra(0)
    assert met == ("achievement:tokens_5" in (t.legal() if t.asked else []))


@rule("YK-15.1.8")
@pytest.mark.parametrize("points", [0, 1])
def test_an_unused_free_agent_of_a_token(points: int) -> None:
    """Nothing, or 1 point with the option; a used one nothing."""
    t = finish(with_token(free_agent_unused_vp=points)).stock(0)
    assert points == t.score(0)
    t.assistants(0, church=1).extra(0).play("agent:free", "area:church")
    assert 0 == finish(t).score(0)


@rule("YK-15.1.9")
def test_both_are_optional_and_can_be_combined() -> None:
    """Off by default; each alone; both together, with two free agents in front of one player."""
    defaults = GAME.options(4, {})
    assert (False, False) == (defaults["mini_1"], defaults["mini_2"])
    assert ([], 20) == (Story().seen()["rewards"], len(on_tables()))
    assert ([], 25) == (Story(mini_2=True).seen()["rewards"], len(on_tables(mini_2=True)))
    assert (4, 20) == (len(Story(mini_1=True).seen()["rewards"]), len(on_tables(mini_1=True)))
    t = finish(rewarded("reward_free_agent", mini_2=True)).token("bank", "power_agent_5").hand(0, shops=0)
    powered(t, "bank", 5).act(0, "bank").play("answer:yes")
    assert {"free": 2} == t.player(0).agents
