"""Every fault that a component file can have, and the line that tells of it."""

from pathlib import Path
from typing import Final

import pytest

from caravanserai.core.box import read_words
from caravanserai.core.checker import Checker
from caravanserai.core.signatures import span
from caravanserai.core.words import Row
from tests.core.folders import CAMEL, GUGONG, Folder

Change = tuple[str, str]

GUGONG_FAULTS: Final[dict[str, tuple[list[Change], list[str]]]] = {
    "a head table out of place": (
        [("[counts]", "[board_first]\n[counts]")],
        ["(head): meta, provenance, board_first, counts: a file begins with meta, provenance, counts, options"],
    ),
    "a head table of another shape": (
        [("[meta]", "[[meta]]")],
        ["(head): meta, provenance, counts, options: a file begins with meta, provenance, counts, options"],
    ),
    "an unknown table": (
        [("[exchange]", "[gardens]\n[exchange]")],
        ["gardens: (table): unknown table", "provenance: gardens: missing"],
    ),
    "a missing table": (
        [("[exchange]\npay_servants = 2\npay_cards = 1\none_beats_nine = true\n", ""), ('exchange = "seed"\n', "")],
        ["exchange: (table): missing"],
    ),
    "a deck not counted": (
        [("travel_tokens = 32\n", "")],
        ["counts: travel_tokens: missing: a deck with copies is counted"],
    ),
    "rows that should be a table": (
        [("[exchange]", "[[exchange]]")],
        ["exchange: (table): expected a table […]"],
    ),
    "a value that should be rows": (
        [("levels = [\n  { id", "levels = 3\nrest = [\n  { id")],
        [
            "solo.levels: (table): expected rows [[…]]",
            (
                "solo: rest: unknown key; known: name, set_choices, matches_by_day, matches_mode, decree_level_by_day, "
                "card_rewards_max, later_reward_vp, reward_marker_slots, fallback_vp, intrigue_jade_at, levels"
            ),
        ],
    ),
    "an unknown key": (
        [("pay_cards = 1", "pay_cards = 1\npay_jade = 1")],
        ["exchange: pay_jade: unknown key; known: pay_servants, pay_cards, one_beats_nine"],
    ),
    "an argument that the verb does not have": (
        [('{ kind = "swap_card" }', '{ kind = "swap_card", n = 1 }')],
        ["gift_cards[board_7].effects[0]: n: unknown key; known: by, rule"],
    ),
    "a missing key": ([("pay_cards = 1\n", "")], ["exchange: pay_cards: missing"]),
    "a word for a number": (
        [("pay_servants = 2", 'pay_servants = "x"')],
        ["exchange: pay_servants: 'x' is not a whole number"],
    ),
    "a yes for a number": (
        [("pay_servants = 2", "pay_servants = true")],
        ["exchange: pay_servants: True is not a whole number"],
    ),
    "a number for a yes": (
        [("one_beats_nine = true", "one_beats_nine = 1")],
        ["exchange: one_beats_nine: 1 is neither true nor false"],
    ),
    "a position in three dimensions": (
        [("xy = [0.1, 0.14]", "xy = [0.1, 0.14, 0.2]")],
        ["travel_map.cities[lanzhou]: xy: [0.1, 0.14, 0.2] is not of type xy"],
    ),
    "a text": (
        [('id = "d1_ship"\n', 'id = "d1_ship"\ntext = "Load a ship."\n')],
        ["decrees[d1_ship]: text: unknown key; text is generated from effects"],
    ),
    "an id badly formed": (
        [('id = "d1_ship"', 'id = "D1 ship"')],
        ["decrees[D1 ship]: id: 'D1 ship' is not of type id"],
    ),
    "an id used twice": ([('id = "d1_ship"', 'id = "d1_envoy"')], ["decrees: id: 'd1_envoy' is used 2 times"]),
    "a row without an id": ([('id = "d1_ship"\n', "")], ["decrees[1]: id: missing"]),
    "a reference to nothing": (
        [('location = "canal"', 'location = "market"')],
        ["gift_cards[board_4].effects[0]: location: 'market' is not in locations"],
    ),
    "a reference to nothing in a nested list": (
        [('"fuzhou", "suzhou", "dengzhou"', '"fuzhou", "paris", "dengzhou"')],
        ["travel_map: meng_route[1]: 'paris' is not in travel_map.cities"],
    ),
    "a word not allowed there": (
        [('from = "supply"', 'from = "box"')],
        ["travel_tokens[wall].effects[0]: from: 'box' is not a known pool|supply"],
    ),
    "a rule that does not exist": (
        [('rule = "GG-6.1.1"', 'rule = "GG-99.1"')],
        ["locations[travel]: rule: 'GG-99.1' is not in the rules"],
    ),
    "provenance in other words": (
        [('exchange = "seed"', 'exchange = "guessed"')],
        ["provenance: exchange: 'guessed' is not of type provenance"],
    ),
    "a semicolon inside a note of provenance": (
        [('exchange = "seed"', 'exchange = "seed (one; two)"')],
        ["provenance: exchange: 'seed (one; two)' is not of type provenance"],
    ),
    "a table without provenance": ([('exchange = "seed"\n', "")], ["provenance: exchange: missing"]),
    "an unknown verb": (
        [('"load_ship", n = 1, from = "supply" }] }] }', '"shove", n = 1, from = "supply" }] }] }')],
        ["decrees[d1_ship].moments[0].effects[0].effects[0]: kind: unknown verb 'shove'"],
    ),
    "an effect without a verb": (
        [('{ kind = "swap_card" }', "{ n = 1 }")],
        ["gift_cards[board_7].effects[0]: kind: unknown verb None"],
    ),
    "an unknown moment": (
        [('on = "morning"', 'on = "noon"')],
        ["decrees[d1_intrigue].moments[0]: on: unknown moment 'noon'"],
    ),
    "an unknown question": (
        [('ask = "travel_b_cost"', 'ask = "travel_c_cost"')],
        ["decrees[d2_travel].changes[0]: ask: unknown question 'travel_c_cost'"],
    ),
    "an unknown counter": (
        [('per = "jade"', 'per = "silk"')],
        ["decrees[d3_jade].scoring[0]: per: 'silk' is not a known counter"],
    ),
    "an unknown noun in a bundle": (
        [("effects = { servant = 2 }", "effects = { camel = 2 }")],
        ["gift_cards[board_3]: effects: 'camel' is not a known noun"],
    ),
    "an unknown noun in a gain": (
        [('{ kind = "gain", intrigue = 1 }', '{ kind = "gain", camel = 1 }')],
        ["locations[intrigue].option_a.gain[0]: gain: 'camel' is not a known noun"],
    ),
    "a gain that is no bundle": (
        [("per_match = { servant = 1 }", 'per_match = "servant"')],
        ["night.per_match[0]: kind: unknown verb 'servant'"],
    ),
    "an amount of 0": (
        [("square_cost = { servant = 5 }", "square_cost = { servant = 0 }")],
        ["jade: square_cost.servant: 0 is not a possible amount"],
    ),
    "an amount that is no number": (
        [("square_cost = { servant = 5 }", 'square_cost = { servant = "five" }')],
        ["jade: square_cost.servant: 'five' is not a possible amount"],
    ),
    "an amount that is looked up where nothing can be": (
        [('{ kind = "swap_card" }', '{ kind = "times", n = "die", effects = { vp = 1 } }')],
        ["gift_cards[board_7].effects[0]: n: 'die' is neither a number nor one of []"],
    ),
    "effects beside a cost": (
        [('id = "back_1", cost', 'id = "back_1", effects = { vp = 1 }, cost')],
        [
            "intrigue.benefits[back_1]: effects: unknown key; known: id, cost, gain",
            "intrigue.benefits[back_1]: effects: a row has either `effects`, or `cost` and `gain`",
        ],
    ),
    "both set and add": (
        [('ask = "travel_b_cost", add = -1', 'ask = "travel_b_cost", add = -1, set = 0')],
        ["decrees[d2_travel].changes[0]: set: either `set` or `add` is given"],
    ),
    "neither set nor add": (
        [('ask = "travel_b_cost", add = -1', 'ask = "travel_b_cost"')],
        ["decrees[d2_travel].changes[0]: set: either `set` or `add` is given"],
    ),
    "both n and up_to": (
        [('"place_on_wall", up_to = 1', '"place_on_wall", up_to = 1, n = 1')],
        ["locations[wall].option_a.gain[0]: n: either `n` or `up_to` is given"],
    ),
    "neither n nor up_to": (
        [('"place_on_wall", up_to = 1', '"place_on_wall"')],
        ["locations[wall].option_a.gain[0]: n: either `n` or `up_to` is given"],
    ),
    "a count that does not add up": (
        [("gift_cards = 38", "gift_cards = 37")],
        ["counts: gift_cards: says 37, but gift_cards adds up to 38"],
    ),
    "a count of another key that does not add up": (
        [("copies_alt = 3", "copies_alt = 4")],
        ["counts: travel_tokens_alt: says 26, but travel_tokens adds up to 27"],
    ),
    "a count of nothing": (
        [('where = { group = ["board"] }', 'where = { group = ["attic"] }')],
        ["counts: gift_board_start: says 7, but gift_cards adds up to 0"],
    ),
    "a count of the same twice": (
        [('where = { group = ["board"] }', 'where = { group = ["board", "board"] }')],
        ["counts.gift_board_start: where.group: says the same twice"],
    ),
    "a count of a list that is not there": (
        [('n = 7, list = "gift_cards"', 'n = 7, list = "gifts"')],
        ["counts: gift_board_start: no such list"],
    ),
    "a count with an unknown key": (
        [('n = 7, list = "gift_cards"', 'n = 7, of = "gift_cards"')],
        [
            "counts.gift_board_start: of: unknown key; known: n, list, where, by, sum, rows",
            "counts.gift_board_start: list: missing",
            "counts: gift_board_start: no such list",
        ],
    ),
    "a count of what is no number": (
        [('sum = "copies_alt"', 'sum = "rule"')],
        ["counts.travel_tokens_alt: sum: 'GG-6.3.1' is not a whole number"],
    ),
    "a count in words": ([("jade = 20", 'jade = "many"')], ["counts.jade: n: 'many' is not a whole number"]),
    "a player count left out": (
        [("complete_at = { 1 = 4, ", "complete_at = { ")],
        ["great_wall: complete_at: must cover each player count of [1, 2, 3, 4, 5] once"],
    ),
    "a player count covered twice": (
        [('"1-3" = [7, 5, 3]', '"1-4" = [7, 5, 3]')],
        ["palace: arrival_vp: must cover each player count of [1, 2, 3, 4, 5] once"],
    ),
    "a wrong value for one player count": (
        [('"1-3" = [7, 5, 3]', '"1-3" = 7')],
        ["palace: arrival_vp.1-3: 7 is not a list"],
    ),
    "one value where every player count has its own": (
        [("complete_at = { 1 = 4, 2 = 4, 3 = 5, 4 = 6, 5 = 7 }", "complete_at = 5")],
        ["great_wall: complete_at: must cover each player count of [1, 2, 3, 4, 5] once"],
    ),
    "a map in pieces": (
        [('["nanchang", "fuzhou"],', ""), ('["fuzhou", "suzhou"],', "")],
        ["travel_map cities: fuzhou: cannot be reached"],
    ),
    "an edge to nowhere": (
        [('["fuzhou", "suzhou"],', '["fuzhou", "paris"],')],
        ["travel_map cities: ['fuzhou', 'paris']: an edge joins two known places"],
    ),
    "an edge with three ends": (
        [('["fuzhou", "suzhou"],', '["fuzhou", "suzhou", "xian"],')],
        ["travel_map cities: ['fuzhou', 'suzhou', 'xian']: an edge joins two known places"],
    ),
    "a default that is not among the values": (
        [('default = "normal"', 'default = "nightmare"')],
        ["options[solo_level]: default: is not among its values"],
    ),
    "a number for yes or no": (
        [
            (
                "values = [false, true]\ndefault = false\nplayers = [2, 3, 4, 5]",
                "values = [false, true]\ndefault = 0\nplayers = [2, 3, 4, 5]",
            )
        ],
        ["options[bonus_tokens]: default: is not among its values"],
    ),
    "an option for too many players": (
        [("players = [2, 3, 4, 5]", "players = [2, 3, 4, 6]")],
        ["options[bonus_tokens]: players: must be among [1, 2, 3, 4, 5]"],
    ),
    "another game's id": ([('id = "gugong"', 'id = "yokohama"')], ["meta: id: must be the name of the game's folder"]),
    "several faults, in the order of the file": (
        [("pay_cards = 1\n", ""), ("draw_piles = 2", "draw_piles = []")],
        ["exchange: pay_cards: missing", "travel_map: draw_piles: [] is not a whole number"],
    ),
}

# What Gùgōng's file has no place for, in the words of a game from elsewhere.
CAMEL_FAULTS: Final[dict[str, tuple[list[Change], list[str]]]] = {
    "an unknown test": (
        [('condition = { test = "rich", n = 5 }', 'condition = { test = "poor", n = 5 }')],
        ["goals[merchant].condition: test: unknown test 'poor'"],
    ),
    "an unknown test of an effect": (
        [('kind = "if", test = "rich", n = 3', 'kind = "if", test = "poor"')],
        ["cards[stars].moments[0].effects[0]: test: 'poor' is not a known test"],
    ),
    "a test without its argument": (
        [('kind = "if", test = "rich", n = 3', 'kind = "if", test = "rich"')],
        ["cards[stars].moments[0].effects[0]: n: missing"],
    ),
    "a score without its number": ([("{ vp = 1, per", "{ per")], ["goals[merchant].scoring[0]: vp: missing"]),
    "a looked-up list of the wrong length": (
        [("n = [1, 1, 2, 2, 3, 3]", "n = [1, 1, 2]")],
        ["cards[rain].effects[0]: by: 'die' needs lists of 6"],
    ),
    "a list that nothing looks up": (
        [(', by = "die"', "")],
        ["cards[rain].effects[0]: n: [1, 1, 2, 2, 3, 3] is neither a number nor one of ['die']"],
    ),
    "a list of the wrong length": (
        [("stages = [{ coin = 1 }, [], { water = 3 }]", "stages = [{ coin = 1 }, []]")],
        ["goals[merchant]: stages: [{'coin': 1}, []] is not a list as long as 3"],
    ),
    "a value that should be a list": (
        [("scoring = [{ vp = 1", "scoring = { vp = 1"), ("every = 2 }]", "every = 2 }")],
        ["goals[merchant]: scoring: {'vp': 1, 'per': 'wells_seen', 'every': 2} is not a list"],
    ),
    "too few numbers for each use": (
        [("coin = [1, 2]", "coin = [1]")],
        ["stalls[dates]: costs.coin: needs a number for each of max_uses"],
    ),
    "less than nothing in stock": (
        [("stock = { water = 0 }", "stock = { water = -1 }")],
        ["stalls[dates]: stock.water: -1 is not a possible amount"],
    ),
    "a row missing for a player count": (
        [("[[player_counts]]\nplayers = 2\ncamels = 4\n", "")],
        ["player_counts: players: needs one row for each of [2, 3]"],
    ),
    "an edge with one end": (
        [('ends = ["north", "south"]', 'ends = ["north"]')],
        ["tracks[road]: ends: ['north'] is not a list as long as 2"],
    ),
    "a map of rows in pieces": (
        [('ends = ["north", "south"]', 'ends = ["north", "north"]')],
        ["wells: south: cannot be reached"],
    ),
    "a count of rows that does not add up": (
        [('id = "rain"\ncopies = 3\ngroup = "day"', 'id = "rain"\ncopies = 3\ngroup = "night"')],
        ["counts: night_cards: says 1, but cards adds up to 2"],
    ),
    "a row's own provenance in other words": (
        [('provenance = "seed"', 'provenance = "official"')],
        ["cards[stars]: provenance: 'official' is not of type provenance"],
    ),
    "no player counts at all": (
        [("players_max = 3", 'players_max = "three"')],
        [
            "meta: players_max: 'three' is not a whole number",
            "player_counts: players: needs one row for each of []",
            "market: price_by_players: must cover each player count of [] once",
        ],
    ),
}


def found(folder: Folder, changes: list[Change]) -> list[str]:
    for old, new in changes:
        folder.change(old, new)
    return folder.faults()


@pytest.mark.parametrize(("changes", "lines"), GUGONG_FAULTS.values(), ids=GUGONG_FAULTS.keys())
def test_a_fault_in_gugong_is_told_by_file_table_and_key(
    changes: list[Change], lines: list[str], tmp_path: Path
) -> None:
    """One change, and exactly the lines that tell of it."""
    assert [f"gugong/components.toml: {line}" for line in lines] == found(Folder(GUGONG, tmp_path), changes)


@pytest.mark.parametrize(("changes", "lines"), CAMEL_FAULTS.values(), ids=CAMEL_FAULTS.keys())
def test_a_fault_in_a_game_from_elsewhere_is_told_the_same_way(
    changes: list[Change], lines: list[str], tmp_path: Path
) -> None:
    """The checks that Gùgōng has no words for."""
    assert [f"camel/components.toml: {line}" for line in lines] == found(Folder(CAMEL, tmp_path), changes)


def test_a_word_alone_is_one_of_it(tmp_path: Path) -> None:
    """Where a cost is of one noun, its name says it."""
    assert [] == found(Folder(GUGONG, tmp_path), [("cost = { servant = 1 }", 'cost = "servant"')])


@pytest.mark.parametrize("original", [GUGONG, CAMEL], ids=["gugong", "camel"])
def test_a_sound_file_has_no_faults(original: Path, tmp_path: Path) -> None:
    assert [] == Folder(original, tmp_path).faults()


def test_an_empty_file_lacks_its_head() -> None:
    """Nothing else is said of a file that does not even begin as one."""
    words = read_words("gugong", GUGONG)
    empty: Row = {}
    assert ["x.toml: (head): : a file begins with meta, provenance, counts, options"] == Checker(
        "x.toml", "gugong", empty, words, []
    ).check()


@pytest.mark.parametrize(("counts", "players"), [("3", [3]), ("1-3", [1, 2, 3]), ("3-1", []), ("few", []), ("-3", [])])
def test_a_span_names_player_counts(counts: str, players: list[int]) -> None:
    assert players == list(span(counts))


@pytest.mark.parametrize(
    ("n", "faults"),
    [
        ("[3, 2]", []),
        ("2", ["counts: each: says 2, but cards day adds up to 3"]),
        (
            "[2, 3]",
            ["counts: each: says 2, but cards day adds up to 3", "counts: each: says 3, but cards night adds up to 2"],
        ),
        ("[3]", ["counts.each: n: needs a number for each of day, night"]),
    ],
)
def test_a_count_of_each_group_adds_up(n: str, faults: list[str], tmp_path: Path) -> None:
    """The same number for every value of a key, or one for each, the smallest first."""
    counted = f'cards = 5\neach = {{ n = {n}, list = "cards", by = "group" }}'
    assert [f"camel/components.toml: {line}" for line in faults] == found(
        Folder(CAMEL, tmp_path), [("cards = 5", counted)]
    )
