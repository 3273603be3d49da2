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
    "a word for a number": ('[compensation]\nthreshold = "low"\n', "compensation: threshold: 'low' is not of type int"),
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


# What can be written and yet makes no game.
IMPOSSIBLE = {
    "a neutral die nowhere": """
[[player_counts]]
players = 2
black_dice = 4
second_most_contracts_vp = 0
neutral_dice = [{ space = "harbour_1", value = 1 }]
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
""",
    "points for a post that nobody has": """
[counts]
trading_posts_per_player = 10
""",
    "an unknown Travel space": """
[[characters]]
id = "gantulga_od"
changes = [{ ask = "travel_spaces", set = ["travel_by_air"] }]
""",
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_makes_no_game_is_told_of_the_owners_file(name: str) -> None:
    """Nothing is dealt, and the last line names the file."""
    out, faults = OWNED.run(IMPOSSIBLE[name], "print(Story(2).asked)")
    assert ("", True) == (out, "BoxError" in faults and OWNED.file in faults)
