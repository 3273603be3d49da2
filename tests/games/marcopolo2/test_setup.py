"""Set-up of the board (section 2 of the rules)."""

from __future__ import annotations

import json

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import Dealt, dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
KEYS = range(60)
MARKER_CITIES = {"baghdad", "balkh", "hormuz", "kashgar", "xian", "kollam"}
CONTRACT_CITIES = {"karakorum", "yangzhou", "pagan", "jaipur", "kabul"}
CARD_CITIES = {"xanadu", "fuzhou", "lhasa", "sumatra", "kashgar"}
AREA = ("area_card_1", "area_card_2")


def named(name: str) -> set[str]:
    """The ids of a list."""
    return {card["id"] for card in DATA[name]}


def group(name: str) -> set[str]:
    """The contracts of a group."""
    return {card["id"] for card in DATA["contracts"] if card["group"] == name}


def all_views(t: Story, seats: int) -> str:
    """Everything that anybody sees."""
    return json.dumps([GAME.show(t.s, seat) for seat in (NOBODY, *range(seats))])


def rounds_of(t: Story) -> list[tuple[list[str], list[str]]]:
    """The offers and the action-area cards of rounds 1 to 5."""
    out = [(t.offer_tiles, [str(t.card_on(space)) for space in AREA])]
    for _ in range(4):
        t.s.stack.clear()
        t.new_round()
        out.append((t.offer_tiles, [str(t.card_on(space)) for space in AREA]))
    return out


# Board, score and supply


@rule("MP-2.1", "MP-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_begin_at_zero_and_pass_fifty_without_end(seats: int) -> None:
    """Nobody has a point or a 50/100 card at first; beyond space 50 a score counts on; below zero it is negative."""
    assert 0 == DATA["setup"]["score_start"]
    assert 4 == DATA["counts"]["points_cards_50_100"]
    t: Story = dealt(seats)
    assert [0] * seats == [player["vp"] for player in t.seen()["players"]]
    t = Story(seats).gain(0, {"vp": 47}).gain(0, {"vp": 7}).gain(1, {"vp": 101})
    assert (54, 101) == (t.player(0).vp, t.player(1).vp)
    assert [54, 101] == [player["vp"] for player in t.seen()["players"]][:2]
    t.dice(1, 4).vp(1, 0).card("area_card_1", "point_coin_exchange").use(1, "area_card_1", "own_4", "option:a")
    assert -4 == t.play("count:4").player(1).vp


@rule("MP-2.3")
def test_the_goal_cards_are_shuffled_face_down() -> None:
    """Which ones a player gets differs from table to table; those left over are named to nobody."""
    tables = [dealt(3, key).picked() for key in KEYS]
    assert len({frozenset(t.player(0).dealt) for t in tables}) > 20
    assert named("goal_cards") == {goal for t in tables for goal in t.player(0).dealt}
    for t in tables:
        left = named("goal_cards") - t.player(0).dealt - t.player(1).dealt - t.player(2).dealt
        assert 5 == len(left)
        text = all_views(t, 3)
        assert not [goal for goal in left if f'"{goal}"' in text]


@rule("MP-2.4")
def test_a_supply_of_coins_goods_and_camels() -> None:
    """All six kinds come from it, whatever players own already."""
    nouns = {"coin", "camel", "pepper", "silk", "gold", "jade"}
    assert nouns == {supply["id"] for supply in DATA["supplies"]}
    t = Story(2).stock(0, **dict.fromkeys(nouns, 200)).stock(1).gain(1, dict.fromkeys(nouns, 7))
    assert dict.fromkeys(nouns, 7) == t.player(1).stock


# Markers, outpost tiles and city cards


@rule("MP-2.5", "MP-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_of_seven_markers_lie_at_random_on_the_cities_with_a_marker_space(seats: int) -> None:
    """The three special cities, Kashgar and two plain ones; each marker may lie anywhere, and each may stay out."""
    tables = [dealt(seats, key) for key in KEYS]
    out = set()
    for t in tables:
        markers = t.seen()["markers"]
        assert MARKER_CITIES == set(markers)
        assert 6 == len(set(markers.values()))
        out |= named("city_bonus_markers") - set(markers.values())
    assert named("city_bonus_markers") == out
    for city in MARKER_CITIES:
        assert named("city_bonus_markers") == {t.seen()["markers"][city] for t in tables}
    assert MARKER_CITIES == {place["id"] for place in DATA["locations"] if place["marker"]}


@rule("MP-2.5")
def test_the_seventh_marker_is_unused() -> None:
    """Nobody sees it, and in no round does it come to the map."""
    t = dealt(2, key=5)
    before = t.seen()["markers"]
    (unused,) = named("city_bonus_markers") - set(before.values())
    assert unused not in all_views(t, 2)
    rounds_of(t)
    assert before == t.seen()["markers"]


@rule("MP-2.7")
def test_ten_outpost_tiles_lie_at_random_on_contract_and_card_cities() -> None:
    """One on each of the ten; each city can hold nearly any of them."""
    tables = [dealt(4, key) for key in KEYS]
    for t in tables:
        outposts = t.seen()["outposts"]
        assert CONTRACT_CITIES | CARD_CITIES == set(outposts)
        assert named("outpost_bonuses") == set(outposts.values())
    for city in CONTRACT_CITIES | CARD_CITIES:
        assert len({t.outpost(city) for t in tables}) > 7
    assert CONTRACT_CITIES | CARD_CITIES == {place["id"] for place in DATA["locations"] if place["outpost"]}


@rule("MP-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_city_cards_lie_open_and_the_others_in_the_deck(seats: int) -> None:
    """Six beside cities, two in the action area; over many deals each of them turns up."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        shown = t.seen()
        assert 8 == len({card["card"] for card in shown["cards"]} - {""})
        assert len(named("city_cards")) - 8 == shown["card_deck"]
        assert ["area_card_1", "area_card_2"] == [card["space"] for card in shown["cards"] if not card["city"]]
    assert named("city_cards") == {str(t.card_on(card["space"])) for t in tables for card in t.seen()["cards"]}
    assert len({t.card_on("city_card_1") for t in tables}) > 12


@rule("MP-2.9")
def test_one_city_has_two_city_cards() -> None:
    """The six spaces belong to five cities; a post in the one with two opens both."""
    shown = dealt(4).seen()
    cities = [card["city"] for card in shown["cards"] if card["city"]]
    assert (6, CARD_CITIES) == (len(cities), set(cities))
    assert {"xanadu": 1, "fuzhou": 1, "lhasa": 1, "sumatra": 2, "kashgar": 1} == {
        place["id"]: place["card_slots"] for place in DATA["locations"] if place["card_slots"]
    }
    t = Story().posts(0, "sumatra").dice(0, 2)
    one, two = t.card_spaces("sumatra")
    t.card(one, "double_coins").card(two, "silk_table").turn(0)
    assert {f"space:{one}", f"space:{two}"} <= set(t.legal())


# Contracts


@rule("MP-2.10", "MP-2.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_contracts_are_set_apart(seats: int) -> None:
    """None of the seven lies on the map or in the pile; those nobody drew are out of the game."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        assert not group("starting") & (t.in_pile | {space["card"] for space in t.seen()["contracts"]})
        held = {card for seat in range(seats) for card in t.player(seat).active}
        assert held < group("starting")
        assert group("starting") - held <= t.boxed
    assert group("starting") == {card for t in tables for card in t.player(0).active}


@rule("MP-2.11", "MP-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_contracts_lie_in_each_of_five_cities(seats: int) -> None:
    """Ten different normal ones face up; the other 32 are the pile, which nobody is told."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        laid = [card for city in CONTRACT_CITIES for card in t.contracts_in(city)]
        assert [2] * 5 == [len(t.contracts_in(city)) for city in CONTRACT_CITIES]
        assert 10 == len(set(laid) - {NONE})
        assert (32, 32) == (t.pile_size, t.seen()["pile"])
        assert group("normal") == set(laid) | t.in_pile
        text = all_views(t, seats)
        assert not [card for card in t.in_pile if f'"{card}"' in text]
    assert group("normal") == {t.contracts_in(city)[n] for t in tables for city in CONTRACT_CITIES for n in (0, 1)}
    assert {2} == {place["contract_slots"] for place in DATA["locations"] if place["type"] == "contract"}


# Characters, offers, seals and dice


@rule("MP-2.13")
def test_the_character_tiles_lie_ready() -> None:
    """Which of the seven are to be picked differs from table to table; nobody has one yet."""
    tables = [dealt(4, key) for key in KEYS]
    assert named("characters") == {name for t in tables for name in t.characters}
    assert len({frozenset(t.characters) for t in tables}) > 10
    assert all(not player["character"] for t in tables for player in t.seen()["players"])


def offers_of(book: int) -> set[str]:
    return {tile["id"] for tile in DATA["offer_tiles"] if tile["book"] == book}


@rule("MP-2.14")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_book_has_five_offer_tiles_for_five_rounds(seats: int) -> None:
    """One on the book and four in the pile; the sixth is out, another one in other games."""
    out: list[set[str]] = [set(), set(), set()]
    for key in KEYS:
        t = Story(seats, key=key)
        tiles = [offers for offers, _ in rounds_of(t)]
        for book in (1, 2, 3):
            used = {row[book - 1] for row in tiles}
            assert 5 == len(used)
            assert used < offers_of(book)
            out[book - 1] |= offers_of(book) - used
        assert [NONE] * 3 == t.next_tiles
    assert [6, 6, 6] == [len(tiles) for tiles in out]


@rule("MP-2.14")
def test_the_top_of_each_offer_pile_is_visible_and_no_more() -> None:
    """Each view names the tile on the book and the next one; the four others of a book are named to nobody."""
    for key in KEYS:
        t = dealt(3, key)
        known = set(t.offer_tiles) | set(t.next_tiles)
        assert 6 == len(known)
        text = all_views(t, 3)
        assert known == {tile for tile in named("offer_tiles") if f'"{tile}"' in text}
        for book in (1, 2, 3):
            assert {t.offer_tiles[book - 1], t.next_tiles[book - 1]} < offers_of(book)


@rule("MP-2.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seals_lie_in_four_stacks(seats: int) -> None:
    """Four of each, whatever the number of players; nobody owns one."""
    t: Story = dealt(seats)
    assert {"farmers": 4, "spicers": 4, "tailors": 4, "jewelers": 4} == t.stacks == t.seen()["seal_stacks"]
    assert not [player for player in t.seen()["players"] if player["seals"] or player["improved"]]
    t = Story(seats).dice(0, 1).use(0, "guild_seals", "own_1", "seal:farmers")
    assert ({"farmers"}, set()) == (t.player(0).seals, t.player(0).improved)


@rule("MP-2.16")
def test_six_black_dice_whose_faces_say_nothing() -> None:
    """With four players; a die that is taken may show anything."""
    t = dealt(4)
    assert (6, []) == (t.black_dice, t.seen()["black_shown"])
    faces = {Story(4, key=key).gain(0, {"black_die": 1}).player(0).black[0] for key in KEYS}
    assert {1, 2, 3, 4, 5, 6} == faces


@rule("MP-2.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    """Everybody can be, holds the hourglass then, and takes the first turn."""
    tables = [dealt(seats, key) for key in KEYS]
    assert set(range(seats)) == {t.first_seat for t in tables}
    for t in tables:
        assert t.first_seat == t.hourglass == t.seen()["hourglass"]
        t.picked().opened()
        while t.question != "TakeTurn":
            t.play(t.legal()[0])
        assert (t.first_seat,) == t.asked


# What is never shuffled again


@rule("MP-2.18")
def test_an_empty_contract_pile_is_not_made_new() -> None:
    """Completed contracts and those in the box stay where they are; the space on the map stays empty."""
    t = Story(2).posts(0, "pagan").contracts("pagan", "contract_n01", "contract_n02").pile()
    t.completed(1, "contract_n05", "contract_n06").dice(0, 3)
    t.use(0, "contracts", "own_3", "contract:contract_n01", "answer:skip").end_turn()
    assert ([NONE, "contract_n02"], 0) == (t.contracts_in("pagan"), t.pile_size)
    assert {"contract_n05", "contract_n06"} == t.player(1).completed


@rule("MP-2.18")
@pytest.mark.parametrize("key", range(12))
def test_cards_and_tiles_in_the_box_never_come_back(key: int) -> None:
    """The action area shows ten different city cards in five rounds, and each book five different tiles."""
    t = dealt(2, key)
    beside = {card["card"] for card in t.seen()["cards"] if card["city"]}
    rounds = rounds_of(t)
    cards = [card for _, area in rounds for card in area]
    assert 10 == len(set(cards) - beside)
    assert len(named("city_cards")) - len(beside) - 10 == t.seen()["card_deck"]
    assert 15 == len({tile for tiles, _ in rounds for tile in tiles})


@rule("MP-2.18")
def test_goal_cards_are_dealt_once() -> None:
    """A whole game through nobody gets another goal card than one of the first three."""
    t: Dealt = dealt(3, key=2).picked()
    dealt_at_first = [t.player(seat).dealt for seat in range(3)]
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
    for seat in range(3):
        assert dealt_at_first[seat] == t.player(seat).returned | {t.player(seat).goal}
