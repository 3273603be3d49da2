"""The 40 spaces for Monks and Outposts one by one (PW-19.7)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import CRIMINALS, holdings, more
from tests.games.paladins.story import Story
from tests.games.stories import NONE, change
from tests.rules import rule

PRAY = {"hunt in use": -1}
RECRUIT = {"crew": 1}
# For how many players it is open at least, and what it gives.
SPACES: dict[str, tuple[int, dict[str, int]]] = {
    "space_1_1": (1, RECRUIT),
    "space_1_2": (1, {"silver": 2}),
    "space_1_3": (3, {"labourer": 1}),
    "space_1_4": (4, {"suspicion": -1}),
    "space_2_1": (1, RECRUIT),
    "space_2_2": (1, {"silver": 2}),
    "space_2_3": (1, {"scout": 1}),
    "space_2_4": (1, {"suspicion": -1}),
    "space_2_5": (4, {"labourer": 1}),
    "space_2_6": (3, {"silver": 2}),
    "space_2_7": (3, {"suspicion": -1}),
    "space_3_1": (1, {"labourer": 1}),
    "space_3_2": (1, {"merchant": 1}),
    "space_3_3": (1, {"silver": 2}),
    "space_3_4": (1, PRAY),
    "space_3_5": (1, {"scout": 1}),
    "space_3_6": (1, {"fighter": 1}),
    "space_3_7": (3, RECRUIT),
    "space_3_8": (3, {"unpaid": -1, "paid": 1}),
    "space_3_9": (4, {"silver": 2}),
    "space_4_1": (1, {"fighter": 1}),
    "space_4_2": (1, PRAY),
    "space_4_3": (1, {"merchant": 1}),
    "space_4_4": (1, {"cleric": 1}),
    "space_4_5": (1, {"unpaid": -1, "paid": 1}),
    "space_4_6": (1, {"labourer": 1, "scout": 1}),
    "space_4_7": (1, {"silver": 2}),
    "space_4_8": (3, PRAY),
    "space_4_9": (4, {"labourer": 2}),
    "space_4_10": (3, {"silver": 2}),
    "space_5_1": (1, PRAY),
    "space_5_2": (1, {"labourer": 1, "fighter": 1}),
    "space_5_3": (1, {"unpaid": -1, "paid": 1}),
    "space_5_4": (1, {"labourer": 1, "merchant": 1}),
    "space_5_5": (1, {"labourer": 1, "cleric": 1}),
    "space_5_6": (4, {"unpaid": -1, "paid": 1}),
    "space_5_7": (3, {"labourer": 2}),
    "space_6_1": (1, {"unpaid": -1, "paid": 1}),
    "space_6_2": (3, PRAY),
    "space_6_3": (4, {"labourer": 2}),
}
PLACING = {"criminal": -3, "provisions": -1}


def settler(seats: int, space: str, short: int = 0) -> Story:
    """A player whose Faith and Strength just reach the region of a space, or miss it by so much."""
    region = int(space.split("_")[1])
    t = Story(seats).silver(0, 9).provisions(0, 9).debts(0, unpaid=2).suspicion(0, 0, 0)
    t.track(0, faith=max(0, 2 * (region - 1) - short), strength=2 * region - 1 - short)
    t.town(NONE, NONE, "acolyte_a", NONE, NONE).standing(0, "hunt", "labourer")
    return t.workers(0, criminal=3)


def offered(t: Story, action: str) -> list[str]:
    """The spaces that the action can be aimed at; none where it cannot be taken."""
    return t.play(f"action:{action}").legal() if f"action:{action}" in t.turn(0).legal() else []


@rule(
    "PW-19.7.1",
    "PW-19.7.2",
    "PW-19.7.3",
    "PW-19.7.4",
    "PW-19.7.5",
    "PW-19.7.6",
    "PW-19.7.7",
    "PW-19.7.8",
    "PW-19.7.9",
    "PW-19.7.10",
    "PW-19.7.11",
    "PW-19.7.12",
    "PW-19.7.13",
    "PW-19.7.14",
    "PW-19.7.15",
    "PW-19.7.16",
    "PW-19.7.17",
    "PW-19.7.18",
    "PW-19.7.19",
    "PW-19.7.20",
    "PW-19.7.21",
    "PW-19.7.22",
    "PW-19.7.23",
    "PW-19.7.24",
    "PW-19.7.25",
    "PW-19.7.26",
    "PW-19.7.27",
    "PW-19.7.28",
    "PW-19.7.29",
    "PW-19.7.30",
    "PW-19.7.31",
    "PW-19.7.32",
    "PW-19.7.33",
    "PW-19.7.34",
    "PW-19.7.35",
    "PW-19.7.36",
    "PW-19.7.37",
    "PW-19.7.38",
    "PW-19.7.39",
    "PW-19.7.40",
)
@pytest.mark.parametrize("space", SPACES)
def test_space(space: str) -> None:
    """Its region, for how many players it is open, and its reward for a Monk and for an Outpost."""
    least, reward = SPACES[space]
    for action, attribute, piece in (("commission", "influence", "monk"), ("garrison", "faith", "outpost")):
        for seats in (2, 3, 4):
            assert (seats >= least) == (f"space:{space}" in offered(settler(seats, space), action))
        if action == "garrison" or not space.startswith("space_1"):
            assert f"space:{space}" not in offered(settler(4, space, short=1), action)

        t = settler(max(2, least), space)
        before = holdings(t)
        t.act(0, action, CRIMINALS, f"space:{space}")
        if reward == RECRUIT:
            t.play("townsfolk:acolyte_a")
        if reward == PRAY:
            t.play("action:hunt")
        assert reward | {attribute: 1} == more(PLACING, change(before, holdings(t)))
        assert ((0, piece), ()) == (t.on_space(space), t.asked)


def test_all_spaces_are_listed() -> None:
    """40 spaces, each once."""
    assert list(SPACES) == [line["id"] for line in GAME.box.data["board_spaces"]]
