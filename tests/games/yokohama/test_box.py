"""An owner's corrections change the game without touching rules or code: boards, cards and tiles."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.yokohama.corrected import OWNED

# What the owner's copy says otherwise.
CORRECTIONS = """
[church_board]
end_bonus_first = 7
end_bonus_second = 2
[[church_board.spaces]]
id = "church_1"
faith = 2
effects = { copper = 2 }
blocked_2p = true
[customs_board]
end_bonus_first = 9
end_bonus_second = 1
[[customs_board.spaces]]
id = "customs_1"
imports = 2
effects = { any_good = 1 }

[[laboratory_boards]]
id = "laboratory_a"
surcharges = [3, 0, 0, 0, 0, 0]
[[port_boards]]
id = "port_a"
levels = ["mid", "mid", "mid", "low", "low", "low"]

[[areas]]
id = "bank"
type = "production"
effects = [
  { kind = "table", by = "power", rows = [{ yen = 9 }, { vp = 1 }, { silk = 3 }, { any_good = 4 }, { assistant = 3 }] },
]
[[areas]]
id = "customs"
building_tile = false
five_power_space = false
[[areas]]
id = "port_b"
effects = [
  { kind = "take_orders", board = "port_b", levels = [["low"], ["low"], ["low"], ["low"], ["low"]], by = "power" },
]

[[exchanges]]
id = "buy_import"
cost = { yen = 3 }
gain = { import = 2 }
[[faith_payments]]
id = "yen"
cost = { yen = 1 }
[[faith_payments]]
id = "import"
faith = 3

[[countries]]
id = "gb"
agents = 4
[[countries]]
id = "us"
agents = 1

[[five_power_tokens]]
id = "power_01"
effects = { vp = 1, any_good = 1 }
[[five_power_tokens]]
id = "power_02"
effects = { free_agent = 1 }
[[five_power_tokens]]
id = "power_03"
effects = [{ kind = "buy_trading_house", n = 1 }]
[[building_tiles]]
id = "building_01"
shops = [{ vp = 1 }, { tea = 2 }, [{ kind = "move_assistant", n = 1 }], { yen = 2 }]
trading_house = { import = 3 }

[[technologies]]
id = "tram"
value = 3
countries = ["nl"]
[[technologies]]
id = "ball"
copies = 1
countries = ["fr"]
moments = [{ on = "order_completed", effects = { vp = 1, copper = 1 } }]
[[technologies]]
id = "winery"
copies = 2
countries = ["us", "fr"]
moments = [{ on = "shop_built", effects = { any_good = 1 } }]
changes = [{ ask = "passing_fee", set = 0 }]
[[technologies]]
id = "brickworks"
moments = [{ on = "technology_taken_later", effects = { vp = 5 } }]
[[technologies]]
id = "newspaper"
changes = [{ ask = "placement_spread_max", set = 5 }]
[[technologies]]
id = "telegraph"
changes = [{ ask = "placement_stack_adjacent", add = 2 }]
[[technologies]]
id = "stock_exchange"
moments = [{ on = "turn_started", effects = [{ kind = "fill_up", noun = "tea", to = 3 }] }]
[[technologies]]
id = "spinning_mill"
moments = [{ on = "own_turn", per_turn = 1, effects = [{ kind = "pay", cost = { tea = 1 }, gain = { any_good = 1 } }] }]
[[technologies]]
id = "gas_lighting"
moments = [{ on = "own_turn", per_turn = 1, effects = [{ kind = "pay", cost = { tea = 1 }, gain = { vp = 3 } }] }]
[[technologies]]
id = "mining_technology"
changes = [{ ask = "gained_amount", noun = "copper", add = 2 }]
[[technologies]]
id = "exhibition"
effects = { vp = 4, any_good = 1 }

[[orders]]
id = "order_fr_01"
country = "nl"
cost = { tea = 1 }
gain = { vp = 1, any_good = 1 }

[[achievements]]
id = "fish_7"
condition = { test = "goods", good = "tea", n = 2 }
first = { vp = 3 }
later = { vp = 1 }
[[achievements]]
id = "yen_10"
condition = { test = "orders", n = 1 }
first = { yen = 4 }
[[achievements]]
id = "commercial_4"
condition = { test = "buildings", production = 1, commercial = 1 }

[[mini_1_tokens]]
id = "reward_gb"
country = "nl"
[[mini_1_tokens]]
id = "reward_free_agent"
effects = { vp = 3 }
[[mini_2_tokens]]
id = "power_agent_1"
effects = { vp = 3, free_agent = 1 }
"""

# How each is looked at, with the words of corrected.py, and what is seen.
SEEN = {
    "church prizes": (
        "[bare().on_board('church_3', 0).on_board('church_4', 1).lines(seat)['score-church'] for seat in (0, 1)]",
        "[2, 7]",
    ),
    "customs prizes": (
        "[bare().on_board('customs_1', 0).on_board('customs_2', 1).lines(seat)['score-customs'] for seat in (0, 1)]",
        "[1, 9]",
    ),
    "church space": ("me(at('church', 2).play('space:church_1', 'source:hand')).copper", "2"),
    "blocked space": ("sorted(bare(2).church)", "['church_1', 'church_2', 'church_5']"),
    "customs space": ("at('customs', 3, imports=2).play('space:customs_1', 'source:hand').question", "ChooseGood"),
    "customs space below": ("'space:customs_1' in at('customs', 2, imports=2).legal()", "False"),
    "surcharge": ("me(lab('typography', 4, yen=2).play('technology:typography')).yen", "0"),
    "levels of a port": ("len([x for x in at('port_a', 2).legal() if x.startswith('order')])", "3"),
    "power row": ("[me(at('bank', 1)).yen, me(at('bank', 2)).vp, me(at('bank', 3)).silk]", "[9, 1, 3]"),
    "power row with a choice": ("at('bank', 4).question", "ChooseGood"),
    "power row with assistants": ("me(at('bank', 5)).assistants", "11"),
    "area without a tile": ("[Story().tile_of('customs'), Story().token_of('customs')]", "[None, None]"),
    "port row": ("[at('port_b', 1).question, me(at('port_b', 5)).vp]", "['TakeOrder', 0]"),
    "exchange": ("me(at('chinatown', 1, yen=3).play('exchange:buy_import')).imports", "2"),
    "faith for a yen": ("me(at('church', 5, yen=1).play('space:church_3', 'source:area')).yen", "0"),
    "faith for an import": ("'space:church_5' in at('church', 5, imports=1).legal()", "True"),
    "agents": ("bare().supply", "{'gb': 4, 'us': 1, 'fr': 2, 'de': 2, 'nl': 1}"),
    "token": (
        (
            "powered(bare().token('port_b', 'power_01'), 'port_b', 5).hand(0, shops=0).act(0, 'port_b')"
            ".play('answer:skip', 'answer:yes').question"
        ),
        "ChooseGood",
    ),
    "token with an agent": (
        (
            "me(powered(bare().token('silk_mill_1', 'power_02'), 'silk_mill_1', 5)"
            ".act(0, 'silk_mill_1').play('answer:yes')).agents"
        ),
        "{'free': 1}",
    ),
    "token with a trading house": (
        (
            "me(powered(bare().token('silk_mill_1', 'power_03'), 'silk_mill_1', 5)"
            ".stock(0, yen=4).act(0, 'silk_mill_1').play('answer:yes', 'answer:yes')).houses"
        ),
        "1",
    ),
    "shop": ("me(builder('silk_mill_1', 4).play('building:shop_2')).tea", "2"),
    "shop with a move": ("builder('silk_mill_1', 4).play('building:shop_3').question", "MoveAssistant"),
    "trading house": ("me(builder('silk_mill_1', 4).play('building:trading_house')).imports", "3"),
    "value of a card": (
        "bare().technologies(0, 'tram').technologies(1, 'brickworks').lines(0)['score-technology']",
        "5",
    ),
    "country of a card": ("me(bare().technologies(0, 'tram')).technologies", "{'tram nl'}"),
    "copies of a card": ("[len(CARD_NAMES), CARDS[card('winery us')]]", "[30, 'winery us']"),
    "moment of a card": (
        (
            "seen(with_card('ball').orders(0, 'order_gb_02').stock(0, tea=4).extra(0)"
            ".play('order:order_gb_02'), 'vp', 'copper')"
        ),
        "[6, 1]",
    ),
    "another moment": (
        "builder('silk_mill_1', 4).technologies(0, 'winery').play('building:shop_1').question",
        "ChooseGood",
    ),
    "later cards": (
        (
            "me(offers(with_card('brickworks'), 'typography').president(0, 'laboratory_a')"
            ".assistants(0, laboratory_a=4).act(0, 'laboratory_a').play('technology:typography')).vp"
        ),
        "5",
    ),
    "another change": (
        (
            "sorted(with_card('winery').president(0, 'bank').assistants(0, chinatown=1, laboratory_a=1)"
            ".president(1, 'chinatown').movement(0).areas())"
        ),
        "['laboratory_a']",
    ),
    "newspaper": (
        (
            "len(with_card('newspaper').placement(0).play('area:bank', 'area:church', 'area:port_a', 'area:port_b',"
            " 'area:silk_mill_1').player(0).placed)"
        ),
        "5",
    ),
    "telegraph": (
        (
            "with_card('telegraph').placement(0).play('area:bank', 'area:bank', 'area:customs', 'area:chinatown')"
            ".player(0).assistants"
        ),
        "4",
    ),
    "stock exchange": ("seen(with_card('stock_exchange').turn(0), 'tea', 'yen')", "[3, 0]"),
    "spinning mill": (
        "with_card('spinning_mill').stock(0, tea=1).turn(0).play('use:spinning_mill').question",
        "ChooseGood",
    ),
    "another use": (
        "seen(with_card('gas_lighting').stock(0, tea=1).turn(0).play('use:gas_lighting'), 'vp', 'tea')",
        "[3, 0]",
    ),
    "mining": ("me(with_card('mining_technology').reward(0, {'copper': 1})).copper", "3"),
    "exhibition": (
        (
            "seen(lab('exhibition', 5, yen=6, imports=9).play('technology:exhibition', 'count:3', 'good:tea'),"
            " 'vp', 'tea')"
        ),
        "[4, 1]",
    ),
    "order": ("seen(completes('order_fr_01', tea=1).play('good:fish'), 'vp', 'fish', 'tea')", "[1, 1, 0]"),
    "country of an order": ("bare().completed(0, 'order_fr_01', 'order_fr_02').lines(0)", "{'score-countries': 2}"),
    "achievement": (
        (
            "me(bare().achievements('fish_7', 'yen_10', 'production_4').stock(0, tea=2).extra(0)"
            ".play('achievement:fish_7')).vp"
        ),
        "3",
    ),
    "later achievement": (
        (
            "me(bare().achievements('fish_7', 'yen_10', 'production_4').achieved_by('fish_7', 1)"
            ".stock(0, tea=2).extra(0).play('achievement:fish_7')).vp"
        ),
        "1",
    ),
    "another condition": (
        (
            "seen(bare().achievements('silk_6', 'yen_10', 'production_4').completed(0, 'order_gb_01').extra(0)"
            ".play('achievement:yen_10'), 'yen', 'vp')"
        ),
        "[4, 0]",
    ),
    "type of an area": (
        (
            "'achievement:commercial_4' in bare().achievements('silk_6', 'tokens_5', 'commercial_4')"
            ".shop(0, 'bank').shop(0, 'port_a').extra(0).legal()"
        ),
        "True",
    ),
    "reward token": ("rewarded('reward_gb').completed(0, 'order_gb_01').lines(0)['score-countries']", "2"),
    "reward token with points": ("[rewarded('reward_free_agent').player(0).agents]", "[{}]"),
    "token of the second expansion": (
        (
            "seen(powered(bare(mini_2=True).token('silk_mill_1', 'power_agent_1'), 'silk_mill_1', 5)"
            ".act(0, 'silk_mill_1').play('answer:yes'), 'vp', 'agents')"
        ),
        "[3, {'free': 1}]",
    ),
}


@cache
def found() -> dict[str, str]:
    """What is seen with the corrections above."""
    return OWNED.looked_at(CORRECTIONS, {name: line for name, (line, _) in SEEN.items()})


@pytest.mark.parametrize("name", SEEN)
def test_a_corrected_value_takes_effect(name: str) -> None:
    """As in the owner's file, where it says something else than ours."""
    assert SEEN[name][1] == found()[name]


def test_nothing_is_as_in_our_own_file() -> None:
    """Each of the checks above sees something else without the corrections."""
    plain = OWNED.looked_at("", {name: line for name, (line, _) in SEEN.items()})
    assert [] == [name for name in SEEN if SEEN[name][1] == plain[name]]
