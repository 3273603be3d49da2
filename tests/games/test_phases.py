"""Every view says which phase is under way: in the order of the rules, and as the question belongs to it."""

import random
from importlib import import_module
from itertools import pairwise
from typing import Any, get_args

import pytest

from caravanserai.core import play
from caravanserai.core.game import games, start
from caravanserai.core.ids import NOBODY

SEEDS = range(6)
NEW = {"gugong": ["day"], "paladins": ["round"], "marcopolo2": ["round"], "yokohama": ["round", "active"]}
RARE = {"bonuses", "roll", "recover", "morning"}  # whether anybody is asked then depends on cards and dice
# Questions that belong to one phase only.
OF_STEP = {
    "ChooseGift": {"day"},
    "NightEnvoy": {"night"},
    "MorningDecrees": {"morning"},
    "LastTokens": {"end"},
    "FirstTownsfolk": {"set-up"},
    "ChoosePaladin": {"paladins"},
    "ChooseTavern": {"gather"},
    "PickCharacter": {"characters"},
    "KeepGoal": {"goals"},
    "DoubleBonus": {"bonuses"},
    "TakeCompensation": {"roll"},
    "KeepOrder": {"orders"},
    "Extra": {"before", "after"},
    "AgentWhere": {"before", "after"},
    "Place": {"place"},
    "PlaceBeside": {"place"},
    "MovePresident": {"move"},
    "PayOnTheWay": {"move"},
    "TakeBack": {"move"},
    "TakeToken": {"token", "before", "after"},
    "Build": {"build", "before", "after"},
    "LeaveBehind": {"recover", "before", "after"},
    "TakeTurn": {"act", "turn"},
}


def asked_in(name: str, seats: int, seed: int) -> list[tuple[dict[str, Any], str]]:
    """What a spectator sees at every question of a random game, and the question; at last the end."""
    s = start(games()[name], seats, seed)
    dice = random.Random(seed)  # noqa: S311 (which choice is taken)
    out = []
    while asked := play.asked(s):
        out.append((games()[name].show(s, NOBODY), type(play.question(s, asked[0])).__name__))
        play.apply(s, dice.choice(list(play.legal(s, asked[0]))), asked[0])
    return [*out, (games()[name].show(s, NOBODY), "")]


def begins_anew(name: str, view: dict[str, Any], later: dict[str, Any]) -> bool:
    """Whether another round or day has begun, or another's turn where that has phases.

    A morning still tells the day before.
    """
    if name == "gugong" and later["phase"] == "morning":
        return bool(view["phase"] != "morning")
    return any(view.get(key) != later.get(key) for key in NEW[name])


@pytest.mark.parametrize("name", sorted(NEW))
def test_phases_come_in_their_order(name: str) -> None:
    """They never go back but with the next turn, round or day; each is met, and at the end stands the end."""
    order = get_args(import_module(f"caravanserai.games.{name}.view").Phase)
    met = set()
    for seed in SEEDS:
        told = asked_in(name, 2, seed)
        assert "end" == told[-1][0]["phase"]
        for (view, step), (later, _) in pairwise(told):
            met.add(view["phase"])
            assert view["phase"] in OF_STEP.get(step, order), step
            came = begins_anew(name, view, later) or order.index(view["phase"]) <= order.index(later["phase"])
            assert came, (view["phase"], step, later["phase"])
    assert set(order) - RARE <= met | {"end"}
