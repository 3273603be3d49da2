"""Damaged component files are refused, with the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.marcopolo2.corrected import OWNED

FAULTS = {
    "not TOML": (
        "[setup\n",
        "(file): (syntax): Expected ']' at the end of a table declaration (at line 1, column 7)",
    ),
    "an unknown tile": (
        '[[offer_tiles]]\nid = "offer_4_1"\nbook = 1\n',
        "offer_tiles[offer_4_1]: id: 'offer_4_1' is not in offer_tiles",
    ),
    "a word for a number": (
        '[compensation]\nthreshold = "low"\n',
        "compensation: threshold: 'low' is not a whole number",
    ),
    "an unknown good": (
        '[[outpost_bonuses]]\nid = "outpost_gold"\neffects = { tea = 2 }\n',
        "outpost_bonuses[outpost_gold]: effects: 'tea' is not a known noun",
    ),
    "an amount of nothing": (
        '[[guild_seals]]\nid = "farmers"\nimprove_cost = { coin = 0 }\n',
        "guild_seals[farmers]: improve_cost.coin: 0 is not a possible amount",
    ),
    "an unknown shield": (
        '[[locations]]\nid = "hormuz"\nshield = "camel"\n',
        "locations[hormuz]: shield: 'camel' is not in shields",
    ),
    "more steps than a die can show": (
        '[[action_spaces]]\nid = "travel_upper"\nmax_steps = 7\n',
        "action_spaces[travel_upper]: max_steps: must be from 1 to 6, not 7",
    ),
    "an unknown verb": (
        '[[city_cards]]\nid = "double_coins"\neffects = [{ kind = "fly" }]\n',
        "city_cards[double_coins].effects[0]: kind: unknown verb 'fly'",
    ),
    "an unknown question": (
        '[[characters]]\nid = "de_wu"\nchanges = [{ ask = "free_lunch", set = 1 }]\n',
        "characters[de_wu].changes[0]: ask: unknown question 'free_lunch'",
    ),
    "an unknown moment": (
        '[[characters]]\nid = "de_wu"\nmoments = [{ on = "sunset", effects = { vp = 1 } }]\n',
        "characters[de_wu].moments[0]: on: unknown moment 'sunset'",
    ),
    "a list too short": (
        '[[city_cards]]\nid = "city_bonus"\neffects = [{ kind = "city_bonus", n = [1, 2], by = "die" }]\n',
        "city_cards[city_bonus].effects[0]: by: 'die' needs lists of 6",
    ),
    "a seal too many": (
        '[[guild_seals]]\nid = "farmers"\ncopies = 5\n',
        "counts: guild_seals: says 16, but guild_seals adds up to 17",
    ),
    "a contract of the other kind": (
        '[[contracts]]\nid = "contract_n01"\ngroup = "starting"\n',
        "counts: contracts_normal: says 42, but contracts adds up to 41",
    ),
    "an option without its default": (
        '[[options]]\nid = "black_dice_open"\nvalues = [true]\n',
        "options[black_dice_open]: default: is not among its values",
    ),
    "a player count too few": (
        "[[player_counts]]\nplayers = 2\nblack_dice = 4\nsecond_most_contracts_vp = 0\nneutral_dice = []\n",
        "player_counts: players: needs one row for each of [2, 3, 4]",
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
        ("threshold = 15", "", "compensation: threshold: missing"),
        ('ends = ["beijing", "xanadu"]', 'ends = ["beijing", "atlantis"]', "routes[beijing__xanadu]: "),
        ('id = "marker_coins"', 'id = "marker_camels"', "city_bonus_markers: id: 'marker_camels' is used 2 times"),
        ("outpost_bonuses = 10", "outpost_bonuses = 11", "counts: outpost_bonuses: says 11, but outpost_bonuses"),
    ],
    ids=["not TOML", "a missing key", "a route to nowhere", "an id twice", "a count"],
)
def test_damage_to_our_own_file_is_told(old: str, new: str, fault: str, tmp_path: Path) -> None:
    """It is our file that the fault names."""
    faults = OWNED.damaged(tmp_path, old, new)
    assert [line for line in faults if line.startswith(f"marcopolo2/components.toml: {fault}")]


def neutral(*dice: str) -> str:
    """The tables of players, with these neutral dice for two."""
    counts = ((2, 4, 0, ", ".join(dice)), (3, 5, 4, ""), (4, 6, 4, ""))
    return "".join(
        f"[[player_counts]]\nplayers = {players}\nblack_dice = {black}\nsecond_most_contracts_vp = {second}\n"
        f"neutral_dice = [{lying}]\n"
        for players, black, second, lying in counts
    )


# What can be written and yet makes no game.
IMPOSSIBLE = {
    "a neutral die nowhere": (
        neutral('{ space = "harbour_1", value = 1 }'),
        "player_counts[0].neutral_dice[0]: space: there is no space 'harbour_1'",
    ),
    "a lower die beside a higher one of the Khan": (
        neutral('{ space = "khan_1", value = 3 }', '{ space = "khan_2", value = 2 }'),
        "player_counts[0]: neutral_dice: value: those of the Khan are [3, 2]",
    ),
    "fewer black dice than are played with": (
        "[counts]\nblack_dice = 5\n",
        "counts: black_dice: player_counts.black_dice uses 6",
    ),
    "more markers than there are places": (
        "[counts]\ncity_bonus_markers_in_play = 5\n",
        "counts: city_bonus_markers_in_play: 6 locations have a marker",
    ),
    "points for a post that nobody has": (
        "[counts]\ntrading_posts_per_player = 10\n",
        "scoring.trading_post_vp[2]: n: nobody has a post number 11",
    ),
    "an unknown Travel space": (
        '[[characters]]\nid = "gantulga_od"\nchanges = [{ ask = "travel_spaces", set = ["travel_by_air"] }]\n',
        "characters[gantulga_od].changes[0]: set[0]: 'travel_by_air' is not in action_spaces",
    ),
    "a Travel space twice": (
        (
            '[[characters]]\nid = "gantulga_od"\n'
            'changes = [{ ask = "travel_spaces", set = ["travel_lower", "travel_lower"] }]\n'
        ),
        "characters[gantulga_od].changes[0]: set: 'travel_lower' stands twice",
    ),
    "a route that costs less than nothing": (
        (
            '[[characters]]\nid = "gantulga_od"\n'
            'changes = [{ ask = "oasis_steps", set = 0 }, { ask = "route_cost", noun = "coin", set = -1 }]\n'
        ),
        "characters[gantulga_od].changes[1]: set: must be 0 or more, not -1",
    ),
    "a bonus action that is there already": (
        (
            '[[characters]]\nid = "filippo_vitello"\nmoments = [\n'
            '{ on = "bonus_action", effects = [{ kind = "return_outpost_tile" }] },\n'
            '{ on = "bonus_action", effects = [{ kind = "return_outpost_tile" }] },\n]\n'
        ),
        "characters[filippo_vitello].moments[1]: on: bonus_action stands twice, and once lets every tile be returned",
    ),
    "a book that asks for less than its space": (
        '[[action_spaces]]\nid = "book_2"\nmin_value = 2\n',
        "books[1]: min_die: is 3, but action_spaces[book_2].min_value is 2",
    ),
    "an additional post on a way of one step": (
        '[[action_spaces]]\nid = "travel_lower"\nextra_post = true\n',
        "action_spaces[travel_lower]: extra_post: no city lies on the way with max_steps = 1",
    ),
    "a card for no city bonus at all": (
        '[[city_cards]]\nid = "city_bonus"\neffects = [{ kind = "city_bonus", n = [0, 1, 1, 1, 2, 2], by = "die" }]\n',
        "city_cards[city_bonus]: effects: city_bonus: n: must be from 1 to 6, not 0",
    ),
    "a goal with a shield twice": (
        '[[goal_cards]]\nid = "goal_01"\nshields = ["lion", "lion"]\n',
        "goal_cards[goal_01]: shields: names the same twice: lion, lion",
    ),
    "a goal for every second seal": (
        '[[goal_cards]]\nid = "goal_01"\nscoring = [{ per = "improved_seal", seal = "farmers", vp = 4, every = 2 }]\n',
        'goal_cards[goal_01]: scoring: must be { per = "improved_seal", seal',
    ),
    "an additional post where nobody travels": (
        '[[action_spaces]]\nid = "khan"\nextra_post = true\n',
        "action_spaces[khan]: extra_post: no city lies on the way with max_steps = 0",
    ),
    "points for more shields than there are": (
        f"[shield_track]\nvp = {list(range(16))}\n",
        "shield_track: vp: nobody can have more than 14 shields: 15 values at most",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_makes_no_game_is_told_of_the_owners_file(name: str) -> None:
    """Nothing is dealt, and the last line names the file, the place and the reason."""
    corrections, reason = IMPOSSIBLE[name]
    out, faults = OWNED.run(corrections, "print(Story(2).asked)")
    assert ("", True) == (out, "BoxError" in faults)
    assert f"{OWNED.file}: {reason}" in faults.splitlines()[-1]
