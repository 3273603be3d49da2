"""An owner's corrections change the game without touching rules or code."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.marcopolo2.corrected import OWNED

# What the owner's copy says otherwise.
CORRECTIONS = """
[setup]
start = { coin = 6, camel = 4, jade = 1 }
start_location = "xian"
goal_cards_dealt = 2
characters_revealed_extra = 2
score_start = 5
active_contract_spaces = 3

[compensation]
threshold = 20

[scoring]
goods_per_vp = 3
coins_per_vp = 5
most_contracts_vp = 9
trading_post_vp = [{ n = 2, vp = 7 }]

[shield_track]
vp = [0, 2, 5]

[[player_counts]]
players = 2
black_dice = 3
second_most_contracts_vp = 3
neutral_dice = [{ space = "khan_1", value = 2 }]
[[player_counts]]
players = 3
black_dice = 5
second_most_contracts_vp = 4
neutral_dice = []
[[player_counts]]
players = 4
black_dice = 6
second_most_contracts_vp = 4
neutral_dice = []

[[action_spaces]]
id = "khan"
effects = { coin = 5, jade = 1 }
[[action_spaces]]
id = "travel_lower"
cost = { camel = 1 }
max_steps = 2
[[action_spaces]]
id = "contracts"
effects = { coin = 1 }
[[action_spaces]]
id = "book_2"
min_value = 2

[[books]]
book = 1
name = "Book 1"
min_die = 1
offers = [
  { id = "book_1_left", cost = {}, gain = { pepper = 2, jade = 1 }, provenance = "seed" },
  { id = "book_1_right", cost = {}, gain = { pepper = 1, camel = 3 }, provenance = "reconstructed" },
]
[[books]]
book = 2
name = "Book 2"
min_die = 2
offers = [
  { id = "book_2_left", cost = {}, gain = { silk = 2, jade = 1 }, provenance = "reconstructed" },
  { id = "book_2_right", cost = {}, gain = { silk = 1, pepper = 1, camel = 2 }, provenance = "reconstructed" },
]
[[books]]
book = 3
name = "Book 3"
min_die = 5
offers = [
  { id = "book_3_left", cost = {}, gain = { gold = 2, jade = 1 }, provenance = "reconstructed" },
  { id = "book_3_right", cost = {}, gain = { gold = 1, silk = 1, coin = 3 }, provenance = "reconstructed" },
]

[[bonus_actions]]
id = "money_bag"
effects = [{ kind = "choice", options = [{ coin = 4 }, { camel = 3 }, { jade = 2 }] }]
[[bonus_actions]]
id = "reroll"
cost = { coin = 1 }
[[bonus_actions]]
id = "change_by_one"
cost = { coin = 2 }
gain = [{ kind = "change_die", n = 2, wrap = true }]
[[bonus_actions]]
id = "black_die"
cost = { coin = 4 }
limit_per_turn = 2

[[locations]]
id = "hormuz"
shield = "lion"
[[routes]]
id = "beijing__xanadu"
cost = { camel = 1 }
[[routes]]
id = "beijing__fuzhou"
seal = "jewelers"

[[special_cities]]
city = "baghdad"
slots = 2
colour = "brown"
dice = 1
effects = { gold = 3 }
seal = "farmers"
seal_bonus_times = [2, 2, 2, 2, 2, 2]
[[special_cities]]
city = "balkh"
slots = 2
colour = "brown"
dice = 1
effects = { silk = 2, jade = 1, camel = 1 }
seal = "tailors"
seal_bonus_times = [1, 1, 1, 1, 2, 2]
[[special_cities]]
city = "hormuz"
slots = 2
colour = "brown"
dice = 1
effects = { pepper = 3, jade = 1 }
seal = "spicers"
seal_bonus_times = [1, 1, 1, 1, 2, 2]

[[guild_seals]]
id = "tailors"
min_die = 2
jade_when_taken = 1
improve_cost = { coin = 1 }
improved_bonus = { vp = 2 }

[[offer_tiles]]
id = "offer_1_1"
offers = [{ cost = { jade = 1 }, gain = { gold = 4 } }, { cost = { jade = 3 }, gain = { silk = 6 } }]
[[city_bonus_markers]]
id = "marker_goods"
effects = { silk = 2 }
[[outpost_bonuses]]
id = "outpost_gold"
effects = { gold = 3 }
[[city_cards]]
id = "double_coins"
effects = [{ kind = "times", n = "die", effects = { coin = 3 } }]
[[contracts]]
id = "contract_n01"
cost = { pepper = 1 }
vp = 5
gain = { silk = 2 }
[[goal_cards]]
id = "goal_14"
scoring = [{ vp = 11, per = "improved_seal", seal = "farmers" }]
shields = ["dragon"]

[[characters]]
id = "abha_basu"
moments = [{ on = "round_started", effects = { coin = 4 } }]
[[characters]]
id = "mongke_khan"
changes = [{ ask = "oasis_steps", set = 1 }]
[[characters]]
id = "gantulga_od"
changes = [{ ask = "travel_spaces", set = ["travel_middle"] }, { ask = "route_cost", noun = "camel", set = 0 }]
[[characters]]
id = "de_wu"
changes = [{ ask = "final_shields", add = 2 }]
"""

# What is looked at in the corrected game, and what is seen there.
SEEN = {
    "start": "{'coin': 6, 'camel': 4, 'pepper': 0, 'silk': 0, 'gold': 0, 'jade': 1}",
    "start location": "['xian']",
    "goals dealt": "2",
    "characters": "4",
    "score at the start": "5",
    "third contract": "3",
    "compensation": "5",
    "goods": "2",
    "coins": "3",
    "contracts": "[9, 3]",
    "second post": "7",
    "shields": "[0, 2, 5, 5]",
    "black dice": "3",
    "khan": "[5, 1, ('neutral', 2)]",
    "khan below": "False",
    "lower travel": "[0, 9, ['oasis_gobi']]",
    "contracts action": "1",
    "book with a 2": "True",
    "money bag": "3",
    "reroll": "0",
    "change": "[[4], 0]",
    "change beyond 6": "[[1], 0]",
    "black dice bought": "2",
    "shield of hormuz": "{'lion'}",
    "cost of a route": "True",
    "seal of a route": "[False, True]",
    "special city": "[3, 6]",
    "seal taken": "1",
    "seal improved": "[0, 2]",
    "offer": "[[4, 1], [6, 0]]",
    "marker": "2",
    "outpost tile": "3",
    "city card": "12",
    "contract": "[5, 2, 0]",
    "goal card": "{'score-goal': 11, 'score-shields': 5}",
    "abha basu": "[4, 0]",
    "mongke khan": "False",
    "gantulga od": "(['space:travel_middle'], True, False)",
    "de wu": "5",
}

# How each is looked at, with the words of the script below.
CHECKS = {
    "start": "dealt(2).player(0).stock",
    "start location": "dealt(2).player(0).figures",
    "goals dealt": "len(dealt(2).picked().player(0).dealt)",
    "characters": "len(dealt(2).characters)",
    "score at the start": "dealt(2).player(0).vp",
    "black dice": "dealt(2).black_dice",
    "third contract": "len(player(full().gain(0, [{'kind': 'contract_from_pile', 'n': 1}])).active)",
    "compensation": "player(plain().dice(0, 3, 3, 3, 3, 3).after_roll(0).play('count:5')).camel",
    "goods": "plain().stock(0, gold=8).lines(0)['score-goods']",
    "coins": "plain().stock(0, coin=19).lines(0)['score-coins']",
    "contracts": "[awarded().lines(seat).get('score-contracts', 0) for seat in range(2)]",
    "second post": "player(journey(away().posts(0, 'kabul').stock(0, camel=2).gain(0, MOVE), 'xian')).vp",
    "shields": "[plain().posts(0, *CITIES[:n]).lines(0).get('score-shields', 0) for n in range(4)]",
    "khan": "seen(plain(2).dice(0, 3).turn(0).play('space:khan'), 'coin', 'jade') + plain(2).khan",
    "khan below": "'space:khan' in plain(2).dice(0, 1).turn(0).legal()",
    "lower travel": "seen(journey(travelling(camel=2, coin=9), 'xanadu', 'oasis_gobi'), 'camel', 'coin', 'figures')",
    "contracts action": "player(fetched()).coin",
    "book with a 2": "'space:book_2' in plain().dice(0, 2).turn(0).legal()",
    "money bag": "player(plain().dice(0, 2, 2).turn(0).play('bonus:money_bag', 'die:own_2', 'option:b')).camel",
    "reroll": "player(onward(plain().stock(0, coin=1).dice(0, 2).turn(0).play('bonus:reroll'))).coin",
    "change": "seen(onward(plain().stock(0, coin=2).dice(0, 2).turn(0).play('bonus:raise')), 'own', 'coin')",
    "change beyond 6": "seen(onward(plain().stock(0, coin=2).dice(0, 5).turn(0).play('bonus:raise')), 'own', 'coin')",
    "black dice bought": "len(player(rich(8).play('bonus:black_die', 'bonus:black_die')).black)",
    "shield of hormuz": "player(plain().posts(0, 'hormuz')).shields",
    "cost of a route": "'location:xanadu' in plain().stock(0, camel=1).gain(0, MOVE).legal()",
    "seal of a route": "[by_sea(seal) for seal in ('farmers', 'jewelers')]",
    "special city": "seen(in_baghdad(), 'gold', 'coin')",
    "seal taken": "player(plain().dice(0, 2, 2).turn(0).play('space:guild_seals', 'seal:tailors')).jade",
    "seal improved": "seen(rich(1).play('seal:tailors'), 'coin', 'vp')",
    "offer": "[seen(bought('one_jade', 2), 'gold', 'jade'), seen(bought('two_jade', 3), 'silk', 'jade')]",
    "marker": "player(plain().markers(xian='marker_goods').posts(0, 'xian').bonuses(0)).silk",
    "outpost tile": "player(plain().tiles(0, 'outpost_gold').dice(0, 1).turn(0).play('tile:outpost_gold')).gold",
    "city card": "player(on_card('double_coins', 4)).coin",
    "contract": "seen(fulfilled(), 'vp', 'silk', 'pepper')",
    "goal card": "plain().goal(0, 'goal_14').posts(0, 'kabul').seals(0, improved=('farmers',)).lines(0)",
    "abha basu": "seen(plain().character(0, 'abha_basu').bonuses(0).gain(0, {'jade': 1}), 'coin', 'vp')",
    "mongke khan": "'location:karakorum' in ridden()",
    "gantulga od": "driven()",
    "de wu": "plain().character(0, 'de_wu').lines(0)['score-shields']",
}


@cache
def found() -> dict[str, str]:
    """What is seen with the corrections above."""
    return OWNED.looked_at(CORRECTIONS, CHECKS)


@pytest.mark.parametrize("name", CHECKS)
def test_a_corrected_value_takes_effect(name: str) -> None:
    """As in the owner's file, where it says something else than ours."""
    assert SEEN[name] == found()[name]
