"""An owner's corrections of what the rules say in numbers: pieces, costs, fees, powers, the end and the score."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.corrected import LOOK
from tests.games.yokohama.corrected import OWNED

# What the owner's copy says otherwise.
CORRECTIONS = """
[player_pieces]
assistants_hand = 7
assistants_warehouse = 13
shops_hand = 1
shops_warehouse = 7
order_hand_limit = 2

[start_resources]
all = { copper = 2, import = 1 }
start_player = { yen = 6 }
other_players = { yen = 7 }

[turn]
placement_spread_max = 2
president_fee = 2
trading_house_income = 3
canal_fee = 3
power_president = 2
power_shop = 2
power_trading_house = 0
five_power_bonus_power = 4
building_power = 3
agents_per_turn = 2

[recruit_costs]
assistant = 1
shop = 3
trading_house = [1, 2, 3, 4]

[research]
yen_per_value = 3
import_value = 2
extra_from_card = 2
extra_costs = [{ yen = 1 }, { import = 1 }]

[order_taking]
free_cards = 2
max_cards = 2

[end_conditions]
trading_houses_built = 2
shops_built = 3
order_refill_short = false
extra_full_rounds = 2

[final_scoring]
technology_first = 11
technology_second = 6
country_set_vp = [0, 1, 3, 6, 10, 15]
vp_per_unused_agent = 2
vp_per_import = 3
yen_per_vp = 3
goods_per_vp = 2
two_player_tech_rival_value = 4.5

[mini_1]
drawn = 5
achievements_needed = 2

[[options]]
id = "mini_2"
default = true
[[options]]
id = "free_agent_unused_vp"
values = [0, 1, 2]

[[areas]]
id = "employment_agency"
effects = [{ kind = "recruit", n = "power" }]
[[areas]]
id = "laboratory_b"
effects = [{ kind = "research", n = "power", board = "laboratory_b" }]
[[areas]]
id = "silk_mill_1"
effects = { yen = 2 }

[[player_counts]]
players = 2
areas = ["copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1", "chinatown", "church", "customs", "employment_agency", "laboratory_a", "port_a"]
areas_left_out = ["laboratory_b", "port_b", "bank", "canal", "fishing_ground_2", "copper_mine_2", "silk_mill_2", "tea_plantation_2"]
management_boards = ["port_a", "laboratory_a", "church", "customs"]
layout_rows = [4, 3, 2, 1]
orders_removed = 10
church_end = 3
customs_end = 2
neutral_assistants = false
[[player_counts]]
players = 3
areas = ["copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1", "fishing_ground_2", "bank", "chinatown", "canal", "church", "customs", "employment_agency", "laboratory_a", "port_a", "port_b"]
areas_left_out = ["laboratory_b", "copper_mine_2", "silk_mill_2", "tea_plantation_2"]
management_boards = ["port_a", "port_b", "laboratory_a", "church", "customs"]
layout_rows = [5, 4, 3, 2]
orders_removed = 6
church_end = 4
customs_end = 3
neutral_assistants = false
[[player_counts]]
players = 4
areas = ["copper_mine_1", "copper_mine_2", "silk_mill_1", "silk_mill_2", "tea_plantation_1", "tea_plantation_2", "fishing_ground_1", "fishing_ground_2", "bank", "chinatown", "canal", "church", "customs", "employment_agency", "laboratory_a", "laboratory_b", "port_a", "port_b"]
areas_left_out = []
management_boards = ["port_a", "port_b", "laboratory_a", "laboratory_b", "church", "customs"]
layout_rows = [6, 5, 4, 3]
orders_removed = 4
church_end = 5
customs_end = 4
neutral_assistants = false
"""  # noqa: E501 (a list in TOML may be broken, but is easier to compare with ours in one line)

# How each is looked at, with the words of corrected.py, and what is seen.
SEEN = {
    "pieces in hand": ("seen(bare(), 'assistants', 'shops')", "[7, 1]"),
    "pieces in store": ("seen(bare(), 'store_assistants', 'store_shops')", "[13, 7]"),
    "hand limit": ("port_with('order_nl_01', 'order_nl_02').asked", "()"),
    "start": ("[first(fresh()).yen, second(fresh()).yen, me(fresh()).copper, me(fresh()).imports]", "[6, 7, 2, 1]"),
    "placement": ("bare().placement(0).play('area:bank', 'area:church').asked", "()"),
    "fee": ("bare().stock(0, yen=2).president(1, 'bank').placement(0).play('area:bank').player(1).yen", "2"),
    "fee on the way": ("passing(3).player(1).yen", "2"),
    "income": ("bare().house(1, 'bank').assistants(0, bank=1).act(0, 'bank').player(1).yen", "3"),
    "canal": ("me(over_the_canal(4)).yen", "1"),
    "power of the president": ("me(bare().president(0, 'bank')).power('bank')", "2"),
    "power of a shop": ("me(bare().shop(0, 'bank')).power('bank')", "2"),
    "power of a trading house": ("me(bare().house(0, 'bank').assistants(0, bank=1)).power('bank')", "1"),
    "token": ("bare().token('bank', 'power_01').assistants(0, bank=4).act(0, 'bank').question", "TakeToken"),
    "building": ("bare().assistants(0, bank=3).act(0, 'bank').question", "Build"),
    "agents": ("'agent:gb' in two_agents().legal()", "True"),
    "recruiting": ("hired('assistant', 'shop', 'trading_house', 'trading_house')", "13"),
    "recruiting with power 2": ("at('employment_agency', 2, yen=5).play('piece:shop').question", "Recruit"),
    "an area without power": ("me(at('silk_mill_1', 1)).yen", "2"),
    "yen for value": ("me(lab('tram', 3, yen=3).play('technology:tram')).yen", "0"),
    "imports for value": ("me(lab('winery', 1, imports=1).play('technology:winery')).imports", "0"),
    "second card": ("second_card(1)", "0"),
    "orders for nothing": ("two_orders()", "5"),
    "last trading house": ("built(1, 0).play('building:trading_house').triggered", "1"),
    "last shop": ("built(0, 2).play('building:shop_1').triggered", "2"),
    "short port": ("emptied().triggered", "0"),
    "last rounds": ("last_rounds(1)", "12"),
    "crowded church": ("two_on('church', 2)", "[0, 4]"),
    "crowded customs": ("two_on('customs', 1)", "[0, 5]"),
    "crowded boards of three": ("two_on('church', 3, 3) + two_on('customs', 2, 3)", "[0, 4, 0, 5]"),
    "crowded boards of four": ("two_on('church', 4, 4) + two_on('customs', 3, 4)", "[0, 4, 0, 5]"),
    "technology": ("[technology(seat) for seat in (0, 1)]", "[11, 6]"),
    "countries": ("[countries(n) for n in range(6)]", "[0, 1, 3, 6, 10, 15]"),
    "leftovers": (
        "bare().stock(0, yen=5, imports=1, tea=3).agents(0, gb=1).lines(0)",
        "{'score-agents': 2, 'score-imports': 3, 'score-yen': 1, 'score-goods': 1}",
    ),
    "rival": ("rival('winery'), rival('tram')", "(6, 11)"),
    "reward tokens": ("len(Story(mini_1=True).seen()['rewards'])", "5"),
    "achievements for a reward": ("second_achievement()", "ChooseReward"),
    "default of an option": ("GAME.options(4, {})['mini_2']", "True"),
    "values of an option": ("bare(free_agent_unused_vp=2).agents(0, free=1).score(0)", "2"),
    "areas of two": ("['bank' in Story(2).areas_in_play, 'chinatown' in Story(2).areas_in_play]", "[False, True]"),
    "orders": ("[Story(seats).order_deck_size for seats in (2, 3, 4)]", "[16, 12, 12]"),
    "no neutral assistants": ("[bare(2).church, bare(2).customs]", "[{}, {}]"),
}


@cache
def found() -> dict[str, str]:
    """What is seen with the corrections above."""
    return OWNED.looked_at(CORRECTIONS, {name: line for name, (line, _) in SEEN.items()})


@pytest.mark.parametrize("name", SEEN)
def test_a_corrected_number_takes_effect(name: str) -> None:
    """As in the owner's file, where it says something else than ours."""
    assert SEEN[name][1] == found()[name]


def test_nothing_is_as_in_our_own_file() -> None:
    """Each of the checks above sees something else without the corrections."""
    plain = OWNED.looked_at("", {name: line for name, (line, _) in SEEN.items()})
    assert [] == [name for name in SEEN if SEEN[name][1] == plain[name]]


TWICE = """
[[technologies]]
id = "spinning_mill"
moments = [{ on = "own_turn", per_turn = 2, effects = [{ kind = "pay", cost = { silk = 1 }, gain = { yen = 2 } }] }]
"""

# Corrections one by one: each must do what it says, or be refused with the owner's file named.
ALONE = {
    "three on one area": ("[turn]\nplacement_stack = 3\n", "stacked()", "3"),
    "more power": ("[turn]\npower_max = 6\n", "at('silk_mill_1', 7).player(0).silk > 3", "True"),
    "points at the start": ("[start_resources]\nstart_player = { yen = 3, vp = 1 }\n", "first(fresh()).vp", "1"),
    "assistants at the start": ("[start_resources]\nall = { assistant = 1 }\n", "me(fresh()).assistants", "9"),
    "a lost assistant": ("[player_pieces]\nassistants_hand = 7\n", "pieces('assistants')", "20"),
    "a lost shop": ("[player_pieces]\nshops_warehouse = 5\n", "pieces('shops')", "8"),
    "a trading house in hand at the start": (
        "[player_pieces]\ntrading_houses_hand = 1\ntrading_houses_warehouse = 3\n",
        "[pieces('houses'), hired('trading_house')]",
        "[4, 16]",
    ),
    "three orders dealt": ("[player_pieces]\norders_dealt = 3\n", "orders_known()", "36"),
    "more orders dealt than there are": ("[player_pieces]\norders_dealt = 9\n", "len(first(fresh()).dealt)", "9"),
    "the fee of the canal board": ('[[areas]]\nid = "canal"\nfee = 2\n', "me(over_the_canal(3)).yen", "1"),
    "the power of the station card": (
        '[[technologies]]\nid = "station"\neffects = [{ kind = "place_station", power = 2 }]\n',
        "me(bare().station('bank').assistants(0, bank=1)).power('bank')",
        "3",
    ),
    "three prices of four trading houses": ("[recruit_costs]\ntrading_house = [4, 5, 6]\n", "houses_for(50)", "3"),
    "an assistant that costs": (
        "[recruit_costs]\nassistant = 1\n",
        "me(bare().reward(0, {'assistant': 1})).assistants",
        "8",
    ),
    "copper for a fourth card": (
        "[research]\nextra_from_card = 2\nextra_costs = [{ yen = 2 }, { copper = 1 }]\n",
        "second_card(0, copper=1)",
        "0",
    ),
    "a choice between copper and yen": (
        "[research]\nextra_from_card = 2\nextra_costs = [{ yen = 1 }, { copper = 1 }]\n",
        "not_in_yen()",
        "[1, 0]",
    ),
    "silk for a second order": ("[order_taking]\nsecond_card_costs = [{ silk = 1 }]\n", "two_orders(silk=1)", "0"),
    "a Spinning Mill that runs twice": (
        TWICE,
        "me(with_card('spinning_mill').stock(0, silk=2).turn(0).play('use:spinning_mill', 'use:spinning_mill')).yen",
        "4",
    ),
    "a Newspaper that adds": (
        '[[technologies]]\nid = "newspaper"\nchanges = [{ ask = "placement_spread_max", add = 2 }]\n',
        "len(spread(with_card('newspaper')))",
        "5",
    ),
    "a Telephone for two": (
        '[[technologies]]\nid = "telephone"\nchanges = [{ ask = "assistants_left_max", add = 2 }]\n',
        "left_behind(with_card('telephone'))",
        "2",
    ),
    "mining for silk": (
        '[[technologies]]\nid = "mining_technology"\nchanges = [{ ask = "gained_amount", noun = "silk", add = 1 }]\n',
        "seen(with_card('mining_technology').reward(0, {'copper': 1, 'silk': 1}), 'copper', 'silk')",
        "[1, 2]",
    ),
    "a dear Stagecoach": (
        '[[technologies]]\nid = "stagecoach"\nchanges = [{ ask = "passing_fee", add = 1 }]\n',
        "passing(3, 'stagecoach').player(1).yen",
        "2",
    ),
    "recruiting from a token": (
        '[[five_power_tokens]]\nid = "power_01"\neffects = [{ kind = "recruit", n = 2 }]\n',
        "powered(bare().token('bank', 'power_01'), 'bank', 5).act(0, 'bank').play('answer:yes').question",
        "Recruit",
    ),
    "one space on an achievement": ('[[achievements]]\nid = "fish_7"\nspaces = 1\n', "second_achiever()", "False"),
    "the order of scoring": (
        '[final_scoring]\norder = ["customs", "church", "technology", "countries", "leftovers"]\n',
        "[x.message for x in bare().standings()[0].lines if x.message in ('score-church', 'score-customs')][0]",
        "score-customs",
    ),
    "church ties by turn order": (
        '[final_scoring]\nchurch_tie_break = "turn_order"\n',
        "bare().on_board('church_1', 0).on_board('church_2', 1).lines(0)['score-church']",
        "6",
    ),
    "technology ties by the board": ('[final_scoring]\ntechnology_tie_break = "rightmost_space"\n', "None", "refused"),
    "too few values of sets": ("[final_scoring]\ncountry_set_vp = [0, 0, 2]\n", "countries(3)", "refused"),
    "pairs worth more": ("[final_scoring]\ncountry_set_vp = [0, 0, 9, 10, 11, 12]\n", "countries(4)", "18"),
    "more tokens drawn than there are": ("[mini_1]\ndrawn = 7\n", "Story(mini_1=True).seen()['rewards']", "refused"),
    "more orders removed than there are": (
        CORRECTIONS.partition("[[player_counts]]")[1]
        + CORRECTIONS.partition("[[player_counts]]")[2].replace("orders_removed = 4", "orders_removed = 34"),
        "fresh().asked",
        "refused",
    ),
    "rows for eleven areas": (
        CORRECTIONS.partition("[[player_counts]]")[1]
        + CORRECTIONS.partition("[[player_counts]]")[2].replace("[4, 3, 2, 1]", "[5, 3, 2, 1]"),
        "len(Story(2).areas_in_play)",
        "refused",
    ),
}


@pytest.mark.parametrize("name", ALONE)
def test_a_correction_does_what_it_says_or_is_refused(name: str) -> None:
    """Never is it taken without a word and then ignored, nor does the game stumble over it later."""
    corrections, line, effect = ALONE[name]
    out, faults = OWNED.run(corrections, LOOK, line)
    assert (out.strip() == effect) or ("BoxError" in faults and OWNED.file in faults)
