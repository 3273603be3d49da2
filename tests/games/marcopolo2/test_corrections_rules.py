"""An owner's corrections of what the rules say in numbers and words: counts, limits, who is asked first."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.marcopolo2.corrected import OWNED

# What the owner's copy says otherwise.
CORRECTIONS = """
[meta]
rounds = 3

[counts]
trading_posts_per_player = 12
dice_per_player = 4

[setup]
start_contracts = 2
character_pick_order = "first_to_last"

[compensation]
per_missing_point = ["coin", "jade"]

[scoring]
goods_counted = ["pepper", "silk", "gold"]
tie_break = ["coin"]
all_tied_players_score = false

[[action_spaces]]
id = "khan"
slots = 3
min_value = 2
[[action_spaces]]
id = "guild_seals"
dice = 1
[[action_spaces]]
id = "contracts"
take_max = 1
min_value = 3
[[action_spaces]]
id = "travel_middle"
extra_post = true
dice = 1
cost = { coin = 1 }

[[bonus_actions]]
id = "reroll"
cost = { camel = 1, coin = 1 }
limit_per_turn = 1

[[characters]]
id = "mailin_tian_chin"
changes = [{ ask = "round_start_bonuses_doubled", set = 2 }]
moments = [{ on = "character_picked", effects = { coin = 9, jade = 1 } }]
[[characters]]
id = "abha_basu"
moments = [{ on = "jade_received", every = 2, effects = { vp = 1 } }]
[[characters]]
id = "isabella_donati"
moments = [{ on = "die_rolled", effects = { vp = 1 } }]
[[characters]]
id = "filippo_vitello"
changes = []
moments = []
[[characters]]
id = "gantulga_od"
changes = [{ ask = "route_cost", noun = "coin", add = -1 }]
moments = [{ on = "contract_completed", effects = { vp = 1 } }, { on = "seal_improved", effects = { coin = 1 } }]
[[city_cards]]
id = "city_bonus"
effects = [{ kind = "city_bonus", n = "die" }]
"""

# What is looked at, with the words of corrected.py, and what is seen.
SEEN = {
    "rounds": ("plain().round(3).new_round().seen()['ended']", "True"),
    "posts": ("dealt(2).seen()['players'][0]['posts_left']", "12"),
    "own dice": ("len(dealt(2).player(0).own)", "4"),
    "starting contracts": ("len(dealt(2).player(0).active)", "2"),
    "who picks first": ("dealt(2).asked[0] == dealt(2).order[0]", "True"),
    "compensation": ("player(plain().dice(0, 1, 1, 1, 1, 1).after_roll(0).play('count:2')).jade", "2"),
    "goods": ("plain().stock(0, jade=8, gold=2).lines(0)['score-goods']", "1"),
    "tie": ("winners({'camel': 3}, {'coin': 2})", "[1]"),
    "tied for most contracts": (
        "plain(2).completed(0, 'contract_n01').completed(1, 'contract_n02').lines(0).get('score-contracts', 0)",
        "0",
    ),
    "khan": ("'space:khan' in crowded().legal()", "False"),
    "least value of the Khan": (
        "['space:khan' in plain().dice(0, n).turn(0).legal() for n in (1, 2)]",
        "[False, True]",
    ),
    "dice of a space": ("'space:guild_seals' in plain().dice(0, 1).turn(0).legal()", "True"),
    "least value of a space": ("'space:contracts' in plain().posts(0, 'kabul').dice(0, 2).turn(0).legal()", "False"),
    "one contract": ("one_contract().question", ""),
    "middle travel": ("seen(journey(on_the_middle(), 'yangzhou', 'xian'), 'coin', 'figures')", "[3, ['xian']]"),
    "additional post": ("journey(on_the_middle(), 'yangzhou', 'xian').question", "PlaceExtraPost"),
    "reroll": ("seen(rerolled(), 'coin', 'camel')", "[4, 4]"),
    "one reroll a turn": ("'bonus:reroll' in rerolled().legal()", "False"),
    "mailin picked": ("[picked('mailin_tian_chin').coin, picked('mailin_tian_chin').jade]", "[17, 1]"),
    "mailin without a second figure": ("picked('mailin_tian_chin').figures", "['beijing']"),
    "two doubled": ("seen(doubled(), 'coin', 'camel')", "[10, 6]"),
    "abha basu": ("player(plain().character(0, 'abha_basu').gain(0, {'jade': 5})).vp", "2"),
    "isabella without pairs": (
        "player(plain().character(0, 'isabella_donati').dice(0, 6, 6, 6, 1, 1).after_roll(0)).vp",
        "5",
    ),
    "filippo keeps nothing": ("first_in_xanadu().player(1).tiles", "set()"),
    "as many cities as the die shows": ("seen(paid_by_cities(), 'camel', 'coin')", "[3, 5]"),
    "a cheaper route": ("'location:xanadu' in discounted().legal()", "True"),
    "a moment of another": ("seen(celebrated(), 'vp', 'coin')", "[4, 7]"),
}


@cache
def found() -> dict[str, str]:
    """What is seen with the corrections above."""
    return OWNED.looked_at(CORRECTIONS, {name: line for name, (line, _) in SEEN.items()})


@pytest.mark.parametrize("name", SEEN)
def test_a_corrected_rule_takes_effect(name: str) -> None:
    """As in the owner's file, where it says something else than ours."""
    assert SEEN[name][1] == found()[name]
