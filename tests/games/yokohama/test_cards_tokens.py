"""The five-power tokens one by one (YK-1.3.1, YK-6.4.2, YK-15.1): 20 of the game, 5 of mini-expansion 2."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import acting, holdings, printed, resolve
from tests.rules import rule

TOKENS: dict[str, dict[str, int]] = {
    "power_01": {"vp": 5},
    "power_02": {"vp": 5},
    "power_03": {"vp": 4, "yen": 2},
    "power_04": {"vp": 4, "yen": 2},
    "power_05": {"vp": 3, "imports": 1},
    "power_06": {"vp": 3, "imports": 1},
    "power_07": {"imports": 2},
    "power_08": {"imports": 1, "yen": 4},
    "power_09": {"vp": 2, "yen": 5},
    "power_10": {"yen": 8},
    "power_11": {"vp": 2, "assistant": 2},
    "power_12": {"vp": 1, "assistant": 3},
    "power_13": {"vp": 2, "copper": 2},
    "power_14": {"vp": 2, "silk": 2},
    "power_15": {"vp": 3, "tea": 3},
    "power_16": {"vp": 3, "fish": 3},
    "power_17": {"vp": 1, "copper": 1, "silk": 1, "tea": 1, "fish": 1},
    "power_18": {"vp": 1, "any_good": 3},
    "power_19": {"vp": 3, "moves": 3},
    "power_20": {"vp": 3, "yen": 3, "shop": 1},
}
FREE_AGENTS = ["power_agent_1", "power_agent_2", "power_agent_3", "power_agent_4", "power_agent_5"]


@rule("YK-1.3.1", "YK-6.4.2", "YK-9.1.2")
@pytest.mark.parametrize("token", TOKENS)
def test_token(token: str) -> None:
    """Exactly the printed reward, at once, and the token in front of the player."""
    reward = TOKENS[token]
    t = acting("customs", 5).token("customs", token)
    before = holdings(t)
    t.act(0, "customs").play("answer:yes")
    assert reward.get("moves", 0) == resolve(t)
    assert printed(**reward) == change(before, holdings(t))

    assert ({token}, None) == (t.player(0).tokens, t.token_of("customs"))
    assert {} == t.player(0).agents
    assert ("Build" if "shop" in reward else "") == t.question


@rule("YK-15.1.1", "YK-15.1.3", "YK-15.1.6")
@pytest.mark.parametrize("token", FREE_AGENTS)
def test_token_with_a_free_agent(token: str) -> None:
    """A face-up free agent and nothing else."""
    t = acting("customs", 5, mini_2=True).token("customs", token)
    before = holdings(t)
    t.act(0, "customs").play("answer:yes")
    assert {} == change(before, holdings(t))
    assert ({token}, {"free": 1}, "") == (t.player(0).tokens, t.player(0).agents, t.question)

    t.assistants(0, bank=1).extra(seat=0).play("agent:free", "area:bank")
    assert ({"yen": 1}, {}) == (change(before, holdings(t)), t.player(0).agents)


@rule("YK-1.3.1", "YK-15.1.1")
def test_the_file_has_these_tokens() -> None:
    """20 tokens, and 5 with a free agent."""
    data = GAME.box.data
    assert list(TOKENS) == [row["id"] for row in data["five_power_tokens"]]
    assert FREE_AGENTS == [row["id"] for row in data["mini_2_tokens"]]
    assert [{"free_agent": 1}] * 5 == [row["effects"] for row in data["mini_2_tokens"]]
    assert (20, 5) == (len(TOKENS), len(FREE_AGENTS))
