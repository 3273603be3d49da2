"""Numbers that random play seldom gets to, or only looks at: corrected, each is seen in a position of its own.

What is shown here is listed under `[shown]` in the game's audit.toml.
"""

from __future__ import annotations

from functools import cache

import pytest

from caravanserai.core.box import read_toml
from caravanserai.kit.audit_games import EXCEPTIONS
from tests.games.marcopolo2.corrected import OWNED

# What the owner's copy says otherwise: a value for each number of shields, up to the most that anybody can have.
CORRECTIONS = """
[shield_track]
vp = [5, 7, 8, 9, 11, 13, 16, 18, 22, 25, 31, 34, 41, 47, 50]

[[action_spaces]]
id = "travel_lower"
max_steps = 3
[[action_spaces]]
id = "travel_middle"
max_steps = 5
[[action_spaces]]
id = "travel_upper"
max_steps = 5

[[player_counts]]
players = 2
black_dice = 4
second_most_contracts_vp = 0
neutral_dice = [
  { space = "khan_1", value = 2 },
  { space = "khan_2", value = 3 },
  { space = "special_baghdad_1", value = 4 },
  { space = "special_balkh_1", value = 5 },
  { space = "special_hormuz_1", value = 6 },
  { space = "book_3_lower", value = 6 },
]
[[player_counts]]
players = 3
black_dice = 5
second_most_contracts_vp = 4
neutral_dice = [{ space = "khan_1", value = 5 }]
[[player_counts]]
players = 4
black_dice = 6
second_most_contracts_vp = 4
neutral_dice = []
"""
SCENES = """
from tests.games.marcopolo2.test_scoring import NINE

def shields(n):
    t = plain().posts(0, *NINE[:n])
    if n in (10, 14):
        t.character(0, "de_wu")
    if n > 10:
        t.goal(0, {11: "goal_13", 12: "goal_08", 13: "goal_02", 14: "goal_02"}[n])
    return t.lines(0).get("score-shields", 0)

WAY = ["xian", "oasis_dunhuang", "lhasa", "jaipur", "kabul", "kashgar", "oasis_pamir", "balkh", "oasis_khorasan"]

def walked(space):
    t, steps = away().stock(0, coin=99, camel=99, jade=9).dice(0, 6, 6, 6).turn(0).play("space:" + space), 0
    while "location:" + WAY[steps] in t.legal():
        t.play("location:" + WAY[steps])
        steps += 1
    return steps

def lying(seats, space):
    found = next(one for one in dealt(seats).seen()["spaces"] if one["id"] == space)
    return [die["value"] for die in found["dice"]]
"""
SEEN = {
    "action_spaces": ("[walked(space) for space in ('travel_lower', 'travel_middle', 'travel_upper')]", "[3, 5, 5]"),
    "shield_track": ("[shields(n) for n in range(15)]", "[5, 7, 8, 9, 11, 13, 16, 18, 22, 25, 31, 34, 41, 47, 50]"),
    "player_counts": (
        "[lying(2, space) for space in ('khan', 'baghdad', 'balkh', 'hormuz', 'book_3_lower')] + [lying(3, 'khan')]",
        "[[2, 3], [4], [5], [6], [6], [5]]",
    ),
}


@cache
def found(corrections: str) -> dict[str, str]:
    """What is seen with corrections."""
    scenes = type(OWNED)(OWNED.game, OWNED.words + SCENES)
    return scenes.looked_at(corrections, {name: line for name, (line, _) in SEEN.items()})


@pytest.mark.parametrize("name", SEEN)
def test_a_number_that_is_seldom_reached_is_the_owners(name: str) -> None:
    """As in the owner's file, and otherwise than in ours."""
    assert SEEN[name][1] == found(CORRECTIONS)[name]
    assert SEEN[name][1] != found("")[name]


def test_what_the_audit_leaves_to_this_file_is_looked_at() -> None:
    """Each place that is listed as shown here belongs to a table of the above."""
    listed = read_toml(EXCEPTIONS, OWNED.ours / EXCEPTIONS)["shown"]
    here = {place.partition("[")[0].partition(".")[0] for place, where in listed.items() if "test_seldom" in where}
    assert set(SEEN) == here
