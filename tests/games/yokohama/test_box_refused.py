"""Damaged component files are refused, with the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.yokohama.corrected import OWNED

OURS = (OWNED.ours / "components.toml").read_text(encoding="utf-8")


def players_table(old: str, new: str) -> str:
    """Our tables of players, with one thing changed."""
    _, mark, rest = OURS.partition("[[player_counts]]")
    assert old in rest
    return mark + rest.partition("# -----")[0].replace(old, new, 1)


FAULTS = {
    "not TOML": (
        "[turn\n",
        "(file): (syntax): Expected ']' at the end of a table declaration (at line 1, column 6)",
    ),
    "an unknown order": (
        '[[orders]]\nid = "order_jp_01"\ncountry = "gb"\n',
        "orders[order_jp_01]: id: 'order_jp_01' is not in orders",
    ),
    "an unknown country": (
        '[[orders]]\nid = "order_fr_01"\ncountry = "jp"\n',
        "orders[order_fr_01]: country: 'jp' is not in countries",
    ),
    "a word for a number": ('[turn]\ncanal_fee = "dear"\n', "turn: canal_fee: 'dear' is not a whole number"),
    "an unknown good": (
        '[[orders]]\nid = "order_fr_01"\ncost = { rice = 2 }\n',
        "orders[order_fr_01]: cost: 'rice' is not a known noun",
    ),
    "an amount of nothing": (
        '[[orders]]\nid = "order_fr_01"\ncost = { silk = 0 }\n',
        "orders[order_fr_01]: cost.silk: 0 is not a possible amount",
    ),
    "an unknown verb": (
        '[[five_power_tokens]]\nid = "power_01"\neffects = [{ kind = "fly" }]\n',
        "five_power_tokens[power_01].effects[0]: kind: unknown verb 'fly'",
    ),
    "an unknown question": (
        '[[technologies]]\nid = "tram"\nchanges = [{ ask = "may_fly", set = true }]\n',
        "technologies[tram].changes[0]: ask: unknown question 'may_fly'",
    ),
    "an unknown moment": (
        '[[technologies]]\nid = "ball"\nmoments = [{ on = "sunset", effects = { vp = 1 } }]\n',
        "technologies[ball].moments[0]: on: unknown moment 'sunset'",
    ),
    "a power row too short": (
        '[[areas]]\nid = "chinatown"\neffects = [{ kind = "exchange", n = [1, 2, 3], by = "power" }]\n',
        "areas[chinatown].effects[0]: by: 'power' needs lists of 5",
    ),
    "an agent too many": (
        '[[countries]]\nid = "gb"\nagents = 4\n',
        "counts: foreign_agents: says 10, but countries adds up to 11",
    ),
    "a card too many": (
        '[[technologies]]\nid = "tram"\ncopies = 2\ncountries = ["nl", "de"]\n',
        "counts: technologies: says 30, but technologies adds up to 31",
    ),
    "fewer countries than copies": (
        '[[technologies]]\nid = "ball"\ncountries = ["fr"]\n',
        "technologies[ball]: countries: ['fr'] is not a list as long as copies",
    ),
    "a tile of the other stack": (
        '[[achievements]]\nid = "fish_7"\ngroup = "B"\n',
        "counts: achievements_per_stack: says 4, but achievements A adds up to 3",
    ),
    "a condition without its number": (
        '[[achievements]]\nid = "yen_10"\ncondition = { test = "orders" }\n',
        "achievements[yen_10].condition: n: missing",
    ),
    "three shop spaces": (
        '[[building_tiles]]\nid = "building_01"\nshops = [{ vp = 1 }, { vp = 1 }, { vp = 1 }]\n',
        "building_tiles[building_01]: shops: [{'vp': 1}, {'vp': 1}, {'vp': 1}] is not a list as long as 4",
    ),
    "an option without its default": (
        '[[options]]\nid = "mini_1"\nvalues = [true]\n',
        "options[mini_1]: default: is not among its values",
    ),
    "a player count too few": (
        "[[layouts]]\nplayers = 2\nslots = []\nedges = []\n",
        "layouts: players: needs one row for each of [2, 3, 4]",
    ),
    "an unknown table": ("[harbours]\nships = 3\n", "harbours: (table): unknown table"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_damaged_file_of_an_owner_is_refused(name: str, tmp_path: Path) -> None:
    """With the owner's file, the table, the row and the key that is wrong."""
    corrections, fault = FAULTS[name]
    assert f"{OWNED.file}: {fault}" in OWNED.refused(tmp_path, corrections)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[meta]", "[meta", "(file): (syntax): Expected ']' at the end of a table declaration (at line "),
        ("canal_fee = 1", "", "turn: canal_fee: missing"),
        ('["r0c0", "r0c1"]', '["r0c0", "r9c9"]', "layouts"),
        ('id = "power_02"', 'id = "power_01"', "five_power_tokens: id: 'power_01' is used 2 times"),
        (
            "five_power_tokens = 20",
            "five_power_tokens = 21",
            "counts: five_power_tokens: says 21, but five_power_tokens",
        ),
    ],
    ids=["not TOML", "a missing key", "an edge to nowhere", "an id twice", "a count"],
)
def test_damage_to_our_own_file_is_told(old: str, new: str, fault: str, tmp_path: Path) -> None:
    """It is our file that the fault names."""
    faults = OWNED.damaged(tmp_path, old, new)
    assert [line for line in faults if line.startswith(f"yokohama/components.toml: {fault}")]


# What can be written and yet makes no game.
IMPOSSIBLE = {
    "two orders kept": ("[player_pieces]\norders_dealt = 3\norders_kept = 2\n", "the rules need"),
    "laboratories of different length": (
        '[[laboratory_boards]]\nid = "laboratory_a"\nsurcharges = [0, 0, 1]\n',
        "all boards of a kind have as many spaces",
    ),
    "ports of different length": (
        '[[port_boards]]\nid = "port_a"\nlevels = ["low"]\n',
        "all boards of a kind have as many spaces",
    ),
    "a price that cannot be said": (
        "[recruit_costs]\nshop = 40\n",
        "recruit_costs: shop: must be from 0 to 30, not 40",
    ),
    "fees that cannot be said": (
        "[turn]\npresident_fee = 11\n",
        "turn: president_fee: must be from 0 to 10, not 11",
    ),
    "a value that cannot be paid": (
        '[[technologies]]\nid = "tram"\nvalue = 60\n',
        "technologies[tram]: value: must be from 0 to 30, not 60",
    ),
    "a use that costs too much": (
        (
            '[[technologies]]\nid = "spinning_mill"\nmoments = [{ on = "own_turn", effects = '
            '[{ kind = "pay", cost = { silk = 25 }, gain = { yen = 2 } }] }]\n'
        ),
        "effects[0]: cost.silk: must be at most 20, not 25",
    ),
    "an order paid in points": (
        '[[orders]]\nid = "order_fr_01"\ncost = { vp = 2 }\n',
        "orders[order_fr_01].cost: vp: nothing is paid in 'vp'",
    ),
    "a payment for nothing": (
        '[[faith_payments]]\nid = "tea"\nfaith = 0\n',
        "faith_payments[tea]: faith: must be from 1 to 20, not 0",
    ),
    "imports without value": ("[research]\nimport_value = 0\n", "import_value: must be from 1 to 20, not 0"),
    "points for no yen": ("[final_scoring]\nyen_per_vp = 0\n", "yen_per_vp: must be from 1 to 20, not 0"),
    "points for no goods": ("[final_scoring]\ngoods_per_vp = 0\n", "goods_per_vp: must be from 1 to 20, not 0"),
    "a shop on the canal": ('[[areas]]\nid = "canal"\nbuilding_tile = true\n', "nothing is built on the canal"),
    "assistants without power": ("[turn]\npower_assistant = 0\n", "turn: power_assistant: must be from 1 to 5, not 0"),
    "three colours for four players": (
        '[player_pieces]\ncolours = ["blue", "pink", "purple"]\n',
        "player_pieces: colours: ['blue', 'pink', 'purple'] is not a list as long as 4",
    ),
    "two stations": ("[counts]\nstation_tokens = 2\n", "counts: station_tokens: the rules need 1, not 2"),
    "a laboratory with more power than counts": (
        "[research]\npower_value_max = 4\n",
        "research: power_value_max: is 4, but the effects of areas[laboratory_a] go up to n = 5: correct both",
    ),
    "a second order for nothing or an import": (
        "[order_taking]\nsecond_card_costs = [{ import = 1 }, {}]\n",
        "order_taking: second_card_costs: each is paid in yen or in imports",
    ),
    "a price of a fifth trading house": (
        "[recruit_costs]\ntrading_house = [4, 5, 6, 7, 8]\n",
        "recruit_costs: trading_house: every trading house of the warehouse needs a price, and nobody has more",
    ),
    "a level of orders twice": (
        (
            '[[areas]]\nid = "port_a"\neffects = [{ kind = "take_orders", board = "port_a", by = "power", '
            'levels = [[], ["low", "low"], ["mid"], ["high"], ["high"]] }]\n'
        ),
        "areas[port_a]: effects: take_orders: levels: low, low says the same twice",
    ),
    "an unknown level of orders": (
        (
            '[[areas]]\nid = "port_a"\neffects = [{ kind = "take_orders", board = "port_a", by = "power", '
            'levels = [[], ["deep"], ["mid"], ["high"], ["high"]] }]\n'
        ),
        "areas[port_a].effects[0]: levels[1][0]: 'deep' is not a known low|mid|high",
    ),
    "a Stagecoach that pays its owner": (
        '[[technologies]]\nid = "stagecoach"\nchanges = [{ ask = "passing_fee", set = -1 }]\n',
        "technologies[stagecoach].changes[0]: set: passing is free or costs what it always costs: 1",
    ),
    "a Stock Exchange that fills up twice": (
        (
            '[[technologies]]\nid = "stock_exchange"\nmoments = [{ on = "turn_started", effects = '
            '[{ kind = "fill_up", noun = "yen", to = 2 }, { kind = "fill_up", noun = "yen", to = 2 }] }]\n'
        ),
        "technologies[stock_exchange].moments[0]: effects: fills up the same twice: yen, yen",
    ),
    "an end with a trading house that nobody has": (
        "[end_conditions]\ntrading_houses_built = 5\n",
        "end_conditions: trading_houses_built: must be at most 4, as player_pieces.trading_houses_total says",
    ),
    "an end on a space that is not there": (
        players_table("church_end = 5", "church_end = 9"),
        "player_counts[0]: church_end: must be at most 8, the spaces of church_board",
    ),
    "points for a set of no country": (
        "[final_scoring]\ncountry_set_vp = [1, 1, 2, 4, 8, 12]\n",
        "final_scoring: country_set_vp[0]: the rules need 0",
    ),
    "fewer than no imports": (
        (
            '[[areas]]\nid = "customs"\neffects = '
            '[{ kind = "pay_imports", n = [-1, 1, 2, 3, 4], by = "power", board = "customs" }]\n'
        ),
        "areas[customs]: effects: pay_imports: n: must be 0 or more, not -1",
    ),
    "an area twice": (
        players_table('areas = ["copper_mine_1"', 'areas = ["bank"'),
        "player_counts[0]: areas: there are 10 slots for them in the layout of 2 players",
    ),
    "an area that is left out and played with": (
        players_table('areas_left_out = ["laboratory_b", ', "areas_left_out = ["),
        "player_counts[0]: areas_left_out: must be copper_mine_2, silk_mill_2,",
    ),
    "a board that nobody has": (
        players_table('management_boards = ["port_a", ', 'management_boards = ["port_b", '),
        "player_counts[0]: management_boards: must be port_a, laboratory_a, church, customs",
    ),
    "as many areas with a Newspaper as without": (
        "[turn]\nplacement_spread_max = 6\n",
        "a technology allows more, not less than turn.placement_spread_max, which is 6",
    ),
    "a technology that allows less": (
        '[[technologies]]\nid = "newspaper"\nchanges = [{ ask = "placement_spread_max", set = 2 }]\n',
        "a technology allows more, not less",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_makes_no_game_is_told_of_the_owners_file(name: str) -> None:
    """Nothing is dealt, and the last line names the file and the reason."""
    change, reason = IMPOSSIBLE[name]
    out, faults = OWNED.run(change, "print(Story(2).asked)")
    assert ("", True, True) == (out, "BoxError" in faults, OWNED.file in faults)
    assert reason in faults
