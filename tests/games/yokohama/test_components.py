"""What is in the box (chapter 1 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.core.game import BadOption
from caravanserai.core.ids import NOBODY
from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
GOODS = {"copper", "silk", "tea", "fish"}
COUNTRIES = {"gb", "us", "fr", "de", "nl"}
PRODUCTION = {
    f"{name}_{n}" for name in ("copper_mine", "silk_mill", "tea_plantation", "fishing_ground") for n in (1, 2)
}
COMMERCIAL = {"bank", "chinatown", "church", "customs", "employment_agency"}
COMMERCIAL |= {"laboratory_a", "laboratory_b", "port_a", "port_b"}
EVERY_AREA = PRODUCTION | COMMERCIAL | {"canal"}


def piece_counts(t: Story, seat: int) -> tuple[int, int, int, int]:
    """A player's presidents, assistants, shops and trading houses, wherever they are."""
    seen = t.seen()
    shown = seen["players"][seat]
    areas = seen["areas"]
    presidents = (shown["president"] == "") + sum(area["presidents"].count(seat) for area in areas)
    boards = [space["owner"] for space in seen["church"] + seen["customs"]]
    tiles = [by for tile in seen["achievements"] for by in tile["by"]]
    assistants = shown["assistants"] + shown["store_assistants"] + sum(area["assistants"][seat] for area in areas)
    assistants += boards.count(seat) + tiles.count(seat)
    shops = shown["shops"] + shown["store_shops"] + sum(area["shops"].count(seat) for area in areas)
    houses = shown["houses"] + shown["store_houses"] + sum(area["house"] == seat for area in areas)
    return presidents, assistants, shops, houses


# Pieces of a player


@rule("YK-1.1.1")
def test_four_colours_for_up_to_four_players() -> None:
    """Blue, pink, purple and yellow; a fifth player has no pieces, and nobody plays alone."""
    assert {"blue", "pink", "purple", "yellow"} == set(DATA["player_pieces"]["colours"])
    assert 4 == len(dealt(4).seen()["players"])
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.options(seats, {})


@rule("YK-1.1.2", "YK-1.1.3", "YK-1.1.5", "YK-1.1.6", "YK-3.1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_ever_lost_or_made(seats: int) -> None:
    """All through a game each player has 1 president, 20 assistants beside 3 markers, 8 shops, 4 trading houses."""
    pieces = DATA["player_pieces"]
    assert (1, 23, 8, 4) == tuple(
        pieces[name] for name in ("presidents", "assistants_total", "shops_total", "trading_houses_total")
    )
    assert (92, 32, 16) == (
        4 * pieces["assistants_total"],
        4 * pieces["shops_total"],
        4 * pieces["trading_houses_total"],
    )
    t = dealt(seats, key=2)
    n = 0
    while t.asked:
        if n % 30 < 2:
            for seat in range(seats):
                assert (1, 23 - 3, 8, 4) == piece_counts(t, seat)
        t.one_more(n)
        n += 1
    assert [(1, 20, 8, 4)] * seats == [piece_counts(t, seat) for seat in range(seats)]


@rule("YK-1.1.4")
def test_score_markers_are_never_taken_to_hand() -> None:
    """8 in hand and 12 in the warehouse; when the twelve are gone there is none to take, though 3 lie on the track."""
    pieces = DATA["player_pieces"]
    assert (8, 12, 3) == (
        pieces["assistants_hand"],
        pieces["assistants_warehouse"],
        pieces["assistants_score_markers"],
    )
    t = Story().stock(0, yen=9)
    assert (8, 12) == (t.player(0).assistants, t.player(0).store_assistants)
    t.hand(0, assistants=19).assistants(0, employment_agency=4).act(0, "employment_agency").play("piece:assistant")
    assert 0 == t.player(0).store_assistants
    assert "piece:assistant" not in t.legal()
    assert "YK-7.10.5" == t.rule("piece:assistant")
    t.reward(0, {"assistant": 2})
    assert (16, 4) == (t.player(0).assistants, t.player(0).on("employment_agency"))


@rule("YK-1.1.7")
def test_everybody_has_a_warehouse_and_a_score_of_their_own() -> None:
    """What one player scores or takes from the warehouse is no other's."""
    t = Story()
    assert [0] * 4 == [t.player(seat).vp for seat in range(4)]
    t.reward(2, {"vp": 7, "assistant": 1})
    assert [0, 0, 7, 0] == [t.player(seat).vp for seat in range(4)]
    assert [12, 12, 11, 12] == [t.player(seat).store_assistants for seat in range(4)]


@rule("YK-1.1.8")
def test_a_player_aid_is_no_part_of_the_play() -> None:
    """Nothing that a player owns is one: pieces, goods, cards, agents and tokens are all."""
    owned = set(dealt().seen()["players"][0]) - {"seat", "vp", "score", "dealt", "rejected", "uses_left", "orders"}
    pieces = {"president", "assistants", "shops", "houses", "store_assistants", "store_shops", "store_houses"}
    assert pieces | {"stock", "technologies", "completed", "hand", "agents", "spent", "tokens", "reward"} == owned
    assert not [name for name in DATA if "aid" in name]


# Goods, money, tokens


@rule("YK-1.2.1")
def test_four_trade_goods() -> None:
    """31 copper and silk, 41 tea and fish; a good of one's choice is one of these four."""
    copies = {row["id"]: row.get("copies") for row in DATA["supplies"]}
    assert {"copper": 31, "silk": 31, "tea": 41, "fish": 41} == {good: copies[good] for good in GOODS}
    assert {f"good:{good}" for good in GOODS} == set(Story().reward(0, {"any_good": 1}).legal())


@rule("YK-1.2.2")
def test_imports_are_no_trade_goods() -> None:
    """23 tokens; not to be had as any good, and not counted among three goods for a point."""
    assert 23 == next(row["copies"] for row in DATA["supplies"] if row["id"] == "import")
    assert "good:import" not in Story().reward(0, {"any_good": 1}).offered()
    assert [1, 2] == [Story().stock(0, copper=2, **more).score(0) for more in ({"silk": 1}, {"imports": 2})]


@rule("YK-1.2.3")
def test_money_comes_in_ones_and_threes_and_change_is_made() -> None:
    """52 of 1 and 16 of 3; a player with 3 can pay 1 and keep 2."""
    tokens = next(row["tokens"] for row in DATA["supplies"] if row["id"] == "yen")
    assert [(1, 52), (3, 16)] == [(token["worth"], token["copies"]) for token in tokens]
    assert 100 == sum(token["worth"] * token["copies"] for token in tokens)
    t = Story().stock(0, yen=3).stock(1, yen=0).president(1, "bank").placement(0).play("area:bank")
    assert (2, 1) == (t.player(0).yen, t.player(1).yen)


@rule("YK-1.3.1")
def test_twenty_five_power_tokens() -> None:
    """Each of them lies on some table, and no other does."""
    names = {row["id"] for row in DATA["five_power_tokens"]}
    assert 20 == len(names)
    found = {area["token"] for key in range(12) for area in dealt(4, key).seen()["areas"]}
    assert names == found - {""}


@rule("YK-1.3.2")
def test_one_station_token() -> None:
    """One card brings it, and it lies in one area only."""
    assert 1 == DATA["counts"]["station_tokens"]
    assert 1 == next(row["copies"] for row in DATA["technologies"] if row["id"] == "station")
    t = Story().laboratory("laboratory_a", "station", "tram", NONE, NONE, NONE, NONE).assistants(0, laboratory_a=5)
    assert not [area for area in t.seen()["areas"] if area["station"]]
    t.act(0, "laboratory_a").play("technology:station", "area:bank")
    assert ["bank"] == [area["id"] for area in t.seen()["areas"] if area["station"]]


@rule("YK-1.3.3")
def test_ten_foreign_agents() -> None:
    """3 British, 2 American, French and German, 1 Dutch."""
    for seats in (2, 3, 4):
        assert {"gb": 3, "us": 2, "fr": 2, "de": 2, "nl": 1} == dealt(seats).supply
    assert 10 == DATA["counts"]["foreign_agents"]["n"] == sum(row["agents"] for row in DATA["countries"])


@rule("YK-1.3.4")
def test_one_start_player_marker() -> None:
    """One player has it; that player begins."""
    for key in range(8):
        t = dealt(4, key).keep()
        assert t.seen()["first"] in range(4)
        assert (t.seen()["first"],) == t.asked


# Areas and boards


@rule("YK-1.4.1")
def test_eighteen_boards_of_fourteen_areas() -> None:
    """The four production areas are there twice."""
    assert sorted(EVERY_AREA) == sorted(dealt(4).areas_in_play) == sorted(row["id"] for row in DATA["areas"])
    kinds = Counter(row["area"] for row in DATA["areas"])
    assert (18, 14) == (sum(kinds.values()), len(kinds))
    assert {"copper_mine", "silk_mill", "tea_plantation", "fishing_ground"} == {
        kind for kind in kinds if kinds[kind] == 2
    }


def may_complete(name: str, *areas: str) -> bool:
    """Whether somebody with a shop in each of these areas may complete a C tile."""
    t = Story().achievements("fish_7", "yen_10", name).hand(0, shops=0)
    for area in areas:
        t.shop(0, area)
    return f"achievement:{name}" in t.extra(seat=0).legal()


@rule("YK-1.4.2", "YK-1.4.3", "YK-1.4.4")
@pytest.mark.parametrize("area", sorted(EVERY_AREA - {"canal"}))
def test_an_area_is_either_production_or_commercial(area: str) -> None:
    """A shop there is the fourth of its type, and not of the other."""
    production, commercial = (sorted(names - {area})[:3] for names in (PRODUCTION, COMMERCIAL))
    assert (area in PRODUCTION) == may_complete("production_4", *production, area)
    assert (area in COMMERCIAL) == may_complete("commercial_4", *commercial, area)
    assert ("production" if area in PRODUCTION else "commercial") == next(
        row["type"] for row in DATA["areas"] if row["id"] == area
    )


@rule("YK-1.4.5", "YK-1.4.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_canal_has_no_type_no_row_and_no_space(seats: int) -> None:
    """Every other board has a row of five powers and a token space; the canal has neither, and no building tile."""
    for row in DATA["areas"]:
        is_canal = row["id"] == "canal"
        assert (row["type"] == "none") == is_canal
        assert row["five_power_space"] == row["building_tile"] == bool(row["effects"]) == (not is_canal)
        assert row["name"]
        for effect in row["effects"]:
            assert 5 == len(effect.get("rows") or effect.get("levels") or effect["n"])
    assert 1 == DATA["turn"]["canal_fee"]
    for area in dealt(seats).seen()["areas"]:
        assert (area["id"] != "canal") == bool(area["token"]) == bool(area["tile"]) == bool(area["shops"])


@rule("YK-1.5.1")
def test_six_management_boards() -> None:
    """Two ports, two laboratories, church and customs."""
    seen = dealt(4).seen()
    assert ({"laboratory_a", "laboratory_b"}, {"port_a", "port_b"}) == (set(seen["laboratories"]), set(seen["ports"]))
    assert (8, 8) == (len(seen["church"]), len(seen["customs"]))
    assert {6} == {len(cards) for cards in seen["laboratories"].values()} | {len(row) for row in seen["ports"].values()}
    assert 6 == len(DATA["player_counts"][-1]["management_boards"])


@rule("YK-1.5.2")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_management_board_belongs_to_its_area(letter: str) -> None:
    """Cards of the own letter only; church and customs use their own spaces."""
    t = Story().assistants(0, **{f"laboratory_{letter}": 5}).stock(0, yen=30).act(0, f"laboratory_{letter}")
    cards = {name.partition(" ")[0] for name in t.cards_on(f"laboratory_{letter}")}
    assert cards == {token.partition(":")[2] for token in t.legal() if token.startswith("technology:")}
    t = Story().assistants(0, **{f"port_{letter}": 4}).act(0, f"port_{letter}")
    orders = {token.partition(":")[2] for token in t.legal() if token.startswith("order:")}
    assert set(t.orders_on(f"port_{letter}")) == orders
    for name in ("church", "customs"):
        t = Story().assistants(0, **{name: 5}).stock(0, yen=9, imports=9, copper=1, silk=1, tea=1, fish=1).act(0, name)
        spaces = {token for token in t.legal() if token.startswith("space:")}
        assert {f"space:{name}_{n}" for n in range(1, 9)} == spaces


# Tiles and cards


@rule("YK-1.6.1")
@pytest.mark.parametrize("tile", DATA["building_tiles"], ids=lambda row: str(row["id"]))
def test_a_building_tile_has_four_shop_spaces_and_a_trading_house_space(tile: dict[str, Any]) -> None:
    """24 of them; each of the five spaces has a reward and can be built on."""
    assert 24 == len({row["id"] for row in DATA["building_tiles"]})
    assert 4 == len(tile["shops"])
    assert all([*tile["shops"], tile["trading_house"]])
    spaces = {"building:shop_1", "building:shop_2", "building:shop_3", "building:shop_4", "building:trading_house"}
    t = Story().tile("bank", tile["id"]).hand(0, shops=1, houses=1).assistants(0, bank=4).act(0, "bank")
    assert {*spaces, "answer:skip"} == set(t.legal())
    for space in sorted(spaces):
        t = Story().tile("bank", tile["id"]).hand(0, shops=1, houses=1).assistants(0, bank=4).act(0, "bank")
        before = t.player(0).stock, t.player(0).vp, t.player(0).store_assistants
        t.play(space)
        after = t.player(0).stock, t.player(0).vp, t.player(0).store_assistants
        assert before != after or "ChooseGood" == t.question


@rule("YK-1.6.2")
@pytest.mark.parametrize("order", DATA["orders"], ids=lambda row: str(row["id"]))
def test_an_order_has_a_country_goods_and_a_reward(order: dict[str, Any]) -> None:
    """36 of them, or more; whoever completes one pays these goods and gains something."""
    assert len({row["id"] for row in DATA["orders"]}) >= 36
    assert order["country"] in COUNTRIES
    assert set(order["cost"]) <= GOODS
    t = Story().achievements("fish_7", "orders_5", "production_4").orders(0, order["id"]).stock(0, **order["cost"])
    t.extra(seat=0).play(f"order:{order['id']}")
    assert [0] * 4 == [t.player(0).stock[good] for good in sorted(GOODS)]
    assert order["gain"]["vp"] == t.player(0).vp > 0


@rule("YK-1.6.3")
def test_thirty_technology_cards() -> None:
    """Each with a value, a name, a country and an effect; all of them are in the deck and on the boards."""
    assert 30 == sum(row["copies"] for row in DATA["technologies"])
    for row in DATA["technologies"]:
        assert row["copies"] == len(row["countries"])
        assert row["value"] > 0
        assert row["name"]
        assert row.get("effects") or row.get("moments") or row.get("changes")
    for seats, boards in ((2, 1), (3, 1), (4, 2)):
        t = dealt(seats)
        shown = [name for board in ("laboratory_a", "laboratory_b")[:boards] for name in t.cards_on(board)]
        assert 30 == t.technology_deck_size + len(set(shown) - {NONE})


@rule("YK-1.6.4")
def test_twenty_names_some_on_two_cards() -> None:
    """Ten are there once and ten twice, with different countries; over many tables each card lies open."""
    names = Counter({row["id"]: row["copies"] for row in DATA["technologies"]})
    assert ({1: 10, 2: 10}, 20) == (dict(Counter(names.values())), len(names))
    cards = {f"{row['id']} {country}" for row in DATA["technologies"] for country in row["countries"]}
    assert 30 == len(cards)
    found = {
        name
        for key in range(25)
        for board in ("laboratory_a", "laboratory_b")
        for name in dealt(4, key).cards_on(board)
    }
    assert cards == found


@rule("YK-1.6.5")
def test_twelve_achievement_tiles() -> None:
    """Four each of A, B and C, with a goal, two rewards and a space for everybody."""
    assert {"A": 4, "B": 4, "C": 4} == dict(Counter(row["group"] for row in DATA["achievements"]))
    for row in DATA["achievements"]:
        assert row["condition"]
        assert row["first"]["vp"] > row["later"]["vp"] > 0
        assert row["spaces"] >= 4
    found = {tile["id"] for key in range(40) for tile in dealt(4, key).seen(NOBODY)["achievements"]}
    assert {row["id"] for row in DATA["achievements"]} == found


@rule("YK-1.7.1")
def test_five_countries() -> None:
    """On orders, on technologies and among the agents the same five."""
    assert COUNTRIES == {row["country"] for row in DATA["orders"]}
    assert COUNTRIES == {country for row in DATA["technologies"] for country in row["countries"]}
    assert COUNTRIES == set(dealt().supply)
