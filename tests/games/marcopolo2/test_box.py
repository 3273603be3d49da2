"""What is in the box, as data and on the table (section 1 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
COUNTS = DATA["counts"]
KEYS = range(40)
GOODS = ("pepper", "silk", "gold", "jade")


def named(name: str) -> set[str]:
    """The ids of a list."""
    return {card["id"] for card in DATA[name]}


def tokens(noun: str) -> dict[int, int]:
    """The tokens of a supply by what one is worth."""
    supply: dict[str, Any] = next(x for x in DATA["supplies"] if x["id"] == noun)
    found = supply.get("tokens", [{"worth": 1, "copies": supply.get("copies", 0)}])
    return {token["worth"]: token["copies"] for token in found}


# Boards, tiles and cards


@rule("MP-1.1")
def test_one_board_four_player_boards_and_one_hourglass() -> None:
    """At most four play, each with a board; one of them has the hourglass."""
    counted = [COUNTS[name] for name in ("game_boards", "first_player_markers", "player_boards", "player_aids")]
    assert [1, 1, 4, 4] == counted
    assert [2, 3, 4] == list(GAME.seats)
    for seats in GAME.seats:
        shown = dealt(seats).seen()
        assert list(range(seats)) == [player["seat"] for player in shown["players"]]
        assert shown["hourglass"] in range(seats)


@rule("MP-1.2")
def test_seven_markers_six_in_a_game() -> None:
    """Six different ones lie on the map; each of the seven turns up in some game."""
    assert (7, 7, 6) == (
        COUNTS["city_bonus_markers"],
        len(named("city_bonus_markers")),
        COUNTS["city_bonus_markers_in_play"],
    )
    dealings = [set(dealt(4, key).seen()["markers"].values()) for key in KEYS]
    assert {6} == {len(markers) for markers in dealings}
    assert named("city_bonus_markers") == set[str]().union(*dealings)


@rule("MP-1.3")
def test_seven_characters() -> None:
    """Each is among those to pick from in some game, and no eighth."""
    assert (7, 7) == (COUNTS["characters"], len(named("characters")))
    assert named("characters") == {name for key in KEYS for name in dealt(4, key).characters}


@rule("MP-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_outpost_tiles_all_on_the_map(seats: int) -> None:
    """No tile is left over in any game."""
    assert (10, 10) == (COUNTS["outpost_bonuses"], len(DATA["outpost_bonuses"]))
    for key in KEYS:
        assert sorted(named("outpost_bonuses")) == sorted(dealt(seats, key).seen()["outposts"].values())


@rule("MP-1.5")
def test_sixteen_seals_four_of_each_guild() -> None:
    """All four players can take one of each guild; the stack is empty then."""
    assert {"farmers": 4, "spicers": 4, "tailors": 4, "jewelers": 4} == {
        seal["id"]: seal["copies"] for seal in DATA["guild_seals"]
    }
    assert 16 == COUNTS["guild_seals"] == sum(dealt(4).stacks.values())
    t = Story(4)
    for seat in range(4):
        t.dice(seat, 6).use(seat, "guild_seals", "own_6", "seal:tailors").end_turn()
    assert {"farmers": 4, "spicers": 4, "tailors": 0, "jewelers": 4} == t.stacks


@rule("MP-1.5")
def test_a_seal_has_a_basic_and_an_improved_side() -> None:
    """Taken it lies basic side up; improved it is the same seal turned over."""
    t = Story().stock(0, coin=9, gold=2).dice(0, 4, 4).use(0, "guild_seals", "own_4", "seal:jewelers")
    assert ({"jewelers"}, set()) == (t.player(0).seals, t.player(0).improved)
    t.play("seal:jewelers", "count:0")
    assert ({"jewelers"}, {"jewelers"}) == (t.player(0).seals, t.player(0).improved)
    assert 3 == t.stacks["jewelers"]


@rule("MP-1.6")
def test_eighteen_offer_tiles_six_for_each_book() -> None:
    """Each lies on the book of its numeral in some game, and on no other book."""
    assert {1: 6, 2: 6, 3: 6} == Counter(tile["book"] for tile in DATA["offer_tiles"])
    assert 18 == COUNTS["offer_tiles"]
    tables = [dealt(2, key) for key in range(80)]
    for book in (1, 2, 3):
        tiles = {tile["id"] for tile in DATA["offer_tiles"] if tile["book"] == book}
        assert tiles == {t.offer_tiles[book - 1] for t in tables}


@rule("MP-1.7")
def test_forty_nine_contracts_seven_of_them_starting_ones() -> None:
    """On the table: 42 normal ones on the map and in the pile; one of the seven blue ones with each player."""
    assert {"normal": 42, "starting": 7} == Counter(card["group"] for card in DATA["contracts"])
    assert 49 == COUNTS["contracts"]
    starting = {card["id"] for card in DATA["contracts"] if card["group"] == "starting"}
    held = set()
    for key in KEYS:
        t = dealt(4, key)
        assert named("contracts") - starting == t.in_pile | {x["card"] for x in t.seen()["contracts"]}
        held |= {card for player in t.seen()["players"] for card in player["active"]}
    assert starting == held


@rule("MP-1.9")
def test_cards_for_fifty_and_a_hundred_points() -> None:
    """Four of them, so that the track never ends a score: 49 points and 3 are 52, 99 and 3 are 102, 149 and 3 152."""
    assert 4 == COUNTS["points_cards_50_100"]
    for before in (49, 99, 149):
        assert before + 3 == Story().vp(0, before).gain(0, {"vp": 3}).player(0).vp


@rule("MP-1.10")
def test_fourteen_goal_cards_and_twenty_five_city_cards() -> None:
    """Each is dealt in some game; so are those that were added."""
    assert (COUNTS["goal_cards"], COUNTS["city_cards"]) == (len(named("goal_cards")), len(named("city_cards")))
    assert (len(named("goal_cards")) >= 14, len(named("city_cards")) >= 25) == (True, True)
    tables = [dealt(4, key).picked() for key in KEYS]
    assert named("city_cards") == {card["card"] for t in tables for card in t.seen()["cards"]}
    goals = {goal for t in tables for seat in range(4) for goal in t.player(seat).dealt}
    assert named("goal_cards") == goals


# Supplies


@rule("MP-1.8")
def test_coins() -> None:
    """68 tokens worth 230; a player may own more than that."""
    assert {1: 40, 5: 18, 10: 10} == tokens("coin")
    assert 508 == Story().gain(0, {"coin": 500}).player(0).coin


@rule("MP-1.11")
def test_goods_tokens() -> None:
    """18 gold, 18 silk, 19 pepper with five large ones, 26 jade."""
    assert {"gold": {1: 14, 3: 4}, "silk": {1: 14, 3: 4}, "pepper": {1: 14, 3: 5}, "jade": {1: 26}} == {
        good: tokens(good) for good in ("gold", "silk", "pepper", "jade")
    }


@rule("MP-1.12")
def test_camel_tokens() -> None:
    """26: twenty small, six large."""
    assert {1: 20, 3: 6} == tokens("camel")


@rule("MP-1.13")
@pytest.mark.parametrize("noun", ["camel", *GOODS])
def test_goods_and_camels_never_run_out(noun: str) -> None:
    """A large one stands for three; all players may own more than there are tokens, down to the single one."""
    assert set(tokens(noun)) <= {1, 3}
    t = Story(4)
    for seat in range(4):
        before = t.player(seat).stock[noun]
        assert before + 100 == t.gain(seat, {noun: 99}).gain(seat, {noun: 1}).player(seat).stock[noun]
    assert not next(x for x in DATA["supplies"] if x["id"] == noun)["limited"]


# Wood


@rule("MP-1.14")
def test_three_figures_for_each_player() -> None:
    """One on the map and one for the score; the third comes to the map only with Mailin and Tian Chin."""
    assert 3 == COUNTS["figures_per_player"]
    t = dealt(2).revealed(*named("characters"))
    assert [1, 1] == [len(t.player(seat).figures) for seat in range(2)]
    for name in named("characters"):
        t = dealt(2).revealed(*named("characters"))
        seat = t.asked[0]
        t.play(f"character:{name}")
        assert (2 if name == "mailin_tian_chin" else 1) == len(t.player(seat).figures)


@rule("MP-1.15")
def test_twenty_six_dice_of_which_the_black_ones_run_out() -> None:
    """Five in each of four colours and six black; the seventh black die cannot be had."""
    assert (5, 6) == (COUNTS["dice_per_player"], COUNTS["black_dice"])
    t: Story = dealt(4)
    assert ([5] * 4, 6) == ([len(t.player(seat).own) for seat in range(4)], t.black_dice)
    t = Story(4).gain(0, {"black_die": 4}).gain(1, {"black_die": 4})
    assert (4, 2, 0) == (len(t.player(0).black), len(t.player(1).black), t.black_dice)
    assert "MP-16.9" == t.stock(2, camel=9).dice(2, 3).turn(2).rule("bonus:black_die")


@rule("MP-1.16")
def test_eleven_posts_for_each_player() -> None:
    """All eleven can be on the map; a twelfth is one of them moved."""
    assert 11 == COUNTS["trading_posts_per_player"]
    assert [11] * 4 == [player["posts_left"] for player in dealt(4).seen()["players"]]
    cities = [place["id"] for place in DATA["locations"] if place["type"] not in ("start", "oasis")]
    placed = [city for city in cities if city not in ("xanadu", "kabul", "baghdad", "balkh", "hormuz")]
    t = Story().posts(0, *placed).no_outposts().gain(0, [{"kind": "move", "steps": 1}])
    t.play("location:xanadu", "answer:skip")
    assert (11, 0) == (len(t.player(0).posts), t.seen()["players"][0]["posts_left"])
    t = Story().posts(0, *placed, "kabul").no_outposts().gain(0, [{"kind": "move", "steps": 1}])
    t.play("location:xanadu", "answer:skip")
    assert "MovePost" == t.question
    t.play("location:kabul")
    assert {*placed, "xanadu"} == t.player(0).posts


@rule("MP-1.17")
def test_beijing_fifteen_cities_and_oases() -> None:
    """Five contract cities, five with cards, three special ones, two with only a bonus; posts can lie in fifteen."""
    kinds = Counter(place["type"] for place in DATA["locations"])
    assert kinds.pop("oasis") > 0
    assert {"start": 1, "contract": 5, "card": 5, "special": 3, "bonus": 2} == kinds
    shown = dealt(4).seen()
    assert 5 == len({space["city"] for space in shown["contracts"]})
    assert 5 == len({card["city"] for card in shown["cards"]} - {""})
    assert 15 == len(
        {space["city"] for space in shown["contracts"]}
        | {card["city"] for card in shown["cards"]} - {""}
        | set(shown["markers"])
    )
    assert {"baghdad", "balkh", "hormuz"} == {city["city"] for city in DATA["special_cities"]}
