"""Set-up (chapter 2 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.core.ids import NOBODY, UNUSED_COLOUR
from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE
from tests.games.yokohama.dealt import Dealt, dealt
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
KEYS = range(40)
ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}
TILED = {2: 10, 3: 13, 4: 17}
COMMON = {"bank", "church", "customs", "employment_agency", "laboratory_a", "port_a"}
COMMON |= {"copper_mine", "silk_mill", "tea_plantation", "fishing_ground"}
ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def kinds(t: Story) -> Counter[str]:
    """The areas in play, the two of a name as one kind."""
    return Counter(next(row["area"] for row in DATA["areas"] if row["id"] == name) for name in t.areas_in_play)


def boards(t: Story) -> set[str]:
    """The boards with cards."""
    return {*t.seen()["laboratories"], *t.seen()["ports"]}


def orders_of(t: Story) -> list[str]:
    """All orders dealt and laid out."""
    ports = [name for port in t.seen()["ports"] for name in t.orders_on(port)]
    return ports + [name for seat in range(int(t.s.seats)) for name in t.player(seat).dealt]


# Which boards are used


@rule("YK-2.1.1", "YK-2.1.2")
def test_ten_areas_with_two_players() -> None:
    """No laboratory B, port B, Chinatown or canal, and each production area once."""
    for key in KEYS:
        t = dealt(2, key)
        assert dict.fromkeys(COMMON, 1) == dict(kinds(t))
        assert {"laboratory_a", "port_a"} == boards(t)


@rule("YK-2.1.3", "YK-2.1.4")
def test_fourteen_areas_with_three_players() -> None:
    """No laboratory B; two fishing grounds, but the other production areas once."""
    for key in KEYS:
        t = dealt(3, key)
        extra = {"fishing_ground": 2, "chinatown": 1, "canal": 1, "port_b": 1}
        assert {**dict.fromkeys(COMMON, 1), **extra} == dict(kinds(t))
        assert {"laboratory_a", "port_a", "port_b"} == boards(t)


@rule("YK-2.1.5")
def test_everything_is_used_with_four_players() -> None:
    """18 areas, and the boards of both letters."""
    t = dealt(4)
    assert 18 == len(set(t.areas_in_play))
    assert {"laboratory_a", "laboratory_b", "port_a", "port_b"} == boards(t)


# Layout


@rule("YK-2.2.1")
@ALL_SEATS
def test_the_areas_are_laid_out_at_random(seats: int) -> None:
    """Any area, the canal too, may come to the first and to the last slot; none is there twice."""
    tables = [dealt(seats, key) for key in range(120)]
    everywhere = set(tables[0].areas_in_play)
    for t in tables:
        assert sorted(everywhere) == sorted(t.areas_in_play)
    for slot in (0, sum(ROWS[seats]) - 1):
        assert everywhere == {t.areas_in_play[slot] for t in tables}
    assert ("canal" in everywhere) == (seats > 2)


@rule("YK-2.2.2", "YK-2.2.3", "YK-2.2.4")
@ALL_SEATS
def test_the_layout_is_a_pyramid_of_staggered_rows(seats: int) -> None:
    """Neighbours in a row touch; area c of a row touches c and c + 1 of the longer row before it."""
    t = dealt(seats, key=5)
    rows: list[list[str]] = []
    names = t.areas_in_play
    for length in ROWS[seats]:
        rows.append(names[:length])
        names = names[length:]
    assert not names
    expected: dict[str, set[str]] = {name: set() for name in t.areas_in_play}

    def touch(one: str, other: str) -> None:
        expected[one].add(other)
        expected[other].add(one)

    for r, row in enumerate(rows):
        for c, name in enumerate(row):
            if c:
                touch(row[c - 1], name)
            if r:
                touch(rows[r - 1][c], name)
                touch(rows[r - 1][c + 1], name)
    assert expected == {name: t.adjacent(name) for name in t.areas_in_play}
    assert 6 == max(len(near) for near in expected.values())


@rule("YK-2.2.5", "YK-2.2.7", "YK-2.2.9", "YK-2.2.11")
@ALL_SEATS
def test_a_building_tile_and_a_five_power_token_for_every_area_but_the_canal(seats: int) -> None:
    """10, 13 or 17 different ones; the other tiles and tokens are nowhere."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        for shown in ([area["tile"] for area in t.seen()["areas"]], [area["token"] for area in t.seen()["areas"]]):
            laid = [name for name in shown if name]
            assert TILED[seats] == len(laid) == len(set(laid))
        assert [area["id"] for area in t.seen()["areas"] if not area["tile"]] == ["canal"] * (seats > 2)
        assert [area["id"] for area in t.seen()["areas"] if not area["token"]] == ["canal"] * (seats > 2)
    assert {2: 14, 3: 11, 4: 7}[seats] == len(DATA["building_tiles"]) - TILED[seats]
    assert {row["id"] for row in DATA["building_tiles"]} == {t.tile_of("bank") for t in [*tables, *more(seats)]}
    assert {row["id"] for row in DATA["five_power_tokens"]} == {t.token_of("bank") for t in [*tables, *more(seats)]}


def more(seats: int) -> list[Dealt]:
    return [dealt(seats, key) for key in range(100, 260)]


@rule("YK-2.2.6")
def test_a_shop_on_the_tile_is_in_the_area() -> None:
    """It gives power there and nowhere else, and the tile stays with its area all game."""
    t = Story().shop(0, "bank", 2).house(0, "church")
    assert {"bank": 1, "church": 1} == {
        name: t.player(0).power(name) for name in t.areas_in_play if t.player(0).power(name)
    }
    assert {"bank"} == t.player(0).shop_areas
    game = dealt(3, key=4)
    tiles = {name: game.tile_of(name) for name in game.areas_in_play}
    n = 0
    while game.asked:
        game.one_more(n)
        n += 1
        assert tiles == {name: game.tile_of(name) for name in game.areas_in_play}


@rule("YK-2.2.8")
def test_where_a_management_board_lies_has_no_meaning() -> None:
    """The laboratory acts alike wherever its area is."""
    for area in ("copper_mine_1", "canal", "port_b"):
        t = Story().stock(0, yen=20).assistants(0, laboratory_a=3)
        legal = t.act(0, "laboratory_a").legal()
        moved = Story().swap("laboratory_a", area).stock(0, yen=20).assistants(0, laboratory_a=3)
        assert legal == moved.act(0, "laboratory_a").legal()


@rule("YK-2.2.10")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (2, 4), (3, 1), (3, 2)])
def test_what_went_to_the_box_never_comes_back(seats: int, key: int) -> None:
    """All through a game: no tile, token, achievement or order but those set out or in the deck."""
    t = dealt(seats, key)
    box = t.removed | {name for seat in range(seats) for name in t.player(seat).dealt}
    t.keep()
    box -= {name for seat in range(seats) for name in t.player(seat).hand}
    tokens = {area["token"] for area in t.seen()["areas"]}
    tiles = [tile["id"] for tile in t.seen()["achievements"]]
    n = 0
    while t.asked:
        seen = t.seen(NOBODY)
        used = {name for port in seen["ports"].values() for name in port}
        used |= {name for seat in range(seats) for name in [*t.player(seat).hand, *t.player(seat).completed]}
        assert not used & box
        assert {area["token"] for area in seen["areas"]} <= tokens | {""}
        assert {name for shown in seen["players"] for name in shown["tokens"]} <= tokens
        assert tiles == [tile["id"] for tile in seen["achievements"]]
        t.one_more(n)
        n += 1


# Supply and players


@rule("YK-2.3.1")
@ALL_SEATS
def test_everything_else_is_in_the_supply(seats: int) -> None:
    """Ten agents, nobody has one; the station token is in no area; goods and money for whoever gains them."""
    t = dealt(seats)
    assert 10 == sum(t.supply.values())
    assert t.station_area is None
    assert [{}] * seats == [t.player(seat).agents for seat in range(seats)]
    gained = Story(seats).stock(0).reward(0, {"yen": 4, "copper": 1, "silk": 2, "tea": 3, "fish": 4, "import": 5})
    assert {"yen": 4, "copper": 1, "silk": 2, "tea": 3, "fish": 4, "import": 5} == gained.player(0).stock


@rule("YK-2.4.1", "YK-2.4.2", "YK-2.4.3", "YK-2.4.4")
@ALL_SEATS
def test_what_a_player_starts_with(seats: int) -> None:
    """President, 8 assistants and 2 shops in hand; 12 assistants, 6 shops, 4 trading houses in the warehouse."""
    for key in range(6):
        t = dealt(seats, key)
        for seat in range(seats):
            p = t.player(seat)
            assert (None, 8, 2, 0) == (p.president, p.assistants, p.shops, p.houses)
            assert (12, 6, 4, 0) == (p.store_assistants, p.store_shops, p.store_houses, p.vp)
            yen = 3 if seat == t.seen()["first"] else 4
            assert {"yen": yen, "copper": 1, "silk": 1, "tea": 1, "fish": 1, "import": 0} == p.stock
            assert ({}, set(), set(), set()) == (p.placed, p.shop_areas, p.house_areas, p.technologies)


@rule("YK-2.4.5")
def test_only_pieces_in_hand_are_placed_or_built() -> None:
    """A full warehouse does not help."""
    t = Story().hand(0, assistants=0).turn(0)
    assert (20, set()) == (t.player(0).store_assistants, t.areas() if t.question == "Place" else set())
    built = Story().assistants(0, bank=4).hand(0, shops=0, houses=0).act(0, "bank")
    assert "Build" != built.question
    assert (8, 4) == (built.player(0).store_shops, built.player(0).store_houses)
    house = Story().assistants(0, bank=4).hand(0, shops=1, houses=0).act(0, "bank")
    assert "building:trading_house" not in house.legal()
    assert "building:shop_1" in house.legal()


@rule("YK-2.4.6")
@ALL_SEATS
def test_the_start_player_is_drawn_and_stays(seats: int) -> None:
    """Anybody may be; the marker never moves, and each round begins with its owner."""
    assert set(range(seats)) == {dealt(seats, key).seen()["first"] for key in KEYS}
    t = dealt(seats, key=2).keep()
    first = t.seen()["first"]
    n, before = 0, 0
    while t.asked:
        assert first == int(t.s.first)
        if before != t.this_round:
            assert (first,) == t.asked
        before = t.this_round
        t.one_more(n)
        n += 1


@rule("YK-2.4.7")
@ALL_SEATS
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    """Seat after seat, and round again."""
    for first in range(seats):
        t = Story(seats).first(first).rest_of_round(first)
        order = []
        for _ in range(2 * seats):
            order.append(t.asked[0])
            t.play("area:bank", "phase:end", "phase:return", "phase:end")
        assert [(first + n) % seats for n in range(2 * seats)] == order


# Cards and tiles


@rule("YK-2.5.1")
def test_one_achievement_tile_of_each_stack() -> None:
    """An A, a B and a C, drawn at random."""
    groups = {row["id"]: row["group"] for row in DATA["achievements"]}
    found = set()
    for key in KEYS:
        tiles = [tile["id"] for tile in dealt(2, key).seen()["achievements"]]
        assert ["A", "B", "C"] == [groups[name] for name in tiles]
        found |= set(tiles)
    assert set(groups) == found


@rule("YK-2.5.2")
@ALL_SEATS
def test_the_laboratory_boards_are_filled(seats: int) -> None:
    """Six face-up cards on each; the rest are the deck; the first card differs."""
    laboratories = ["laboratory_a", "laboratory_b"] if seats == 4 else ["laboratory_a"]
    for key in KEYS:
        t = dealt(seats, key)
        shown = [name for board in laboratories for name in t.cards_on(board)]
        assert 6 * len(laboratories) == len(set(shown) - {NONE})
        assert 30 - len(shown) == t.technology_deck_size
    assert len({dealt(seats, key).cards_on("laboratory_a")[0] for key in KEYS}) > 10


@rule("YK-2.5.3", "YK-2.5.4", "YK-2.5.5")
@pytest.mark.parametrize(("seats", "removed"), [(2, 16), (3, 5), (4, 0)])
def test_orders_are_removed_unseen(seats: int, removed: int) -> None:
    """16 with two players, 5 with three, none with four; nobody sees which."""
    found = set()
    for key in KEYS:
        t = dealt(seats, key)
        assert removed == len(t.removed)
        text = str([t.seen(seat) for seat in (*range(seats), NOBODY)])
        assert not [name for name in t.removed if name in text]
        found |= t.removed
    assert (len(DATA["orders"]) if removed else 0) == len(found)


@rule("YK-2.5.6", "YK-2.5.9")
@pytest.mark.parametrize(("seats", "ports", "out"), [(2, 1, 26), (3, 2, 23), (4, 2, 20)])
def test_the_port_boards_are_filled(seats: int, ports: int, out: int) -> None:
    """Six face-up orders on each; of 36 there are 10, 13 or 16 in the deck at the first turn."""
    t = dealt(seats)
    assert ["port_a", "port_b"][:ports] == sorted(t.seen()["ports"])
    assert 6 * ports + 2 * seats == len(set(orders_of(t)) - {NONE})
    assert len(DATA["orders"]) - out == t.order_deck_size == t.keep().order_deck_size == t.seen()["order_deck"]


@rule("YK-2.5.7")
@ALL_SEATS
def test_everybody_keeps_one_of_two_orders(seats: int) -> None:
    """The kept one is in hand, face down; the other is out of the game and shown to nobody else."""
    t = dealt(seats, key=3)
    choices = {seat: sorted(t.player(seat).dealt) for seat in range(seats)}
    for seat in range(seats):
        assert [f"order:{name}" for name in choices[seat]] == sorted(t.legal(seat))
        t.play_as(seat, f"order:{choices[seat][seat % 2]}")
    for seat, (one, other) in choices.items():
        kept, rejected = (one, other) if seat % 2 == 0 else (other, one)
        assert ([kept], rejected) == (t.player(seat).hand, t.player(seat).rejected)
        for viewer in (*range(seats), NOBODY):
            shown = t.seen(viewer)
            assert (viewer == seat) == (kept in str(shown)) == (rejected in str(shown))
            assert 1 == shown["players"][seat]["orders"]
    assert {0} == {len(t.player(seat).dealt) for seat in range(seats)}


@rule("YK-2.5.8")
def test_the_orders_are_chosen_at_the_same_time() -> None:
    """All are asked at once, in any order, and nobody sees what another has chosen."""
    t = dealt(3, key=3)
    assert {0, 1, 2} == set(t.asked)
    before = {seat: str(t.seen(seat)["players"]) for seat in (0, 1)}
    views = set()
    for choice in t.legal(2):
        other = dealt(3, key=3).play_as(2, choice)
        assert {0, 1} == set(other.asked)
        views.add(str([other.seen(seat) for seat in (0, 1, NOBODY)]))
        assert before == {seat: str(other.seen(seat)["players"]) for seat in (0, 1)}
    assert 1 == len(views)
    t.play_as(1, t.legal(1)[1]).play_as(0, t.legal(0)[0])
    assert (2,) == t.asked


@rule("YK-2.5.10")
def test_two_cards_of_a_name_may_lie_open() -> None:
    """On some tables both laboratories, or one of them, show a name twice."""
    twice = 0
    for key in KEYS:
        t = dealt(4, key)
        names = [name.partition(" ")[0] for board in ("laboratory_a", "laboratory_b") for name in t.cards_on(board)]
        twice += len(set(names)) < 12
    assert 0 < twice


# Two players


@rule("YK-2.6.1", "YK-2.6.2")
def test_neutral_assistants_block_two_spaces_on_each_board() -> None:
    """Those marked in the table."""
    marked = {
        board: {space["id"] for space in DATA[f"{board}_board"]["spaces"] if space["blocked_2p"]}
        for board in ("church", "customs")
    }
    assert {"church": {"church_2", "church_5"}, "customs": {"customs_3", "customs_6"}} == marked
    t = dealt(2)
    assert marked == {"church": set(t.church), "customs": set(t.customs)}
    assert {4} == {*t.church.values(), *t.customs.values()}
    shown = {space["owner"] for board in ("church", "customs") for space in t.seen()[board]}
    assert {NOBODY, UNUSED_COLOUR} == shown, "in views a piece of no player is the same number in all games"


@rule("YK-2.6.3")
def test_neutral_assistants_stay_and_their_spaces_are_closed() -> None:
    """Refused to everybody, to the end of the game."""
    rich = {"yen": 9, "imports": 9, "copper": 1, "silk": 1, "tea": 1, "fish": 1}
    for board, closed, occupied in (("church", (2, 5), "YK-7.8.6"), ("customs", (3, 6), "YK-7.9.4")):
        t = Story(2).assistants(0, **{board: 5}).stock(0, **rich).act(0, board)
        free = {f"space:{board}_{n}" for n in range(1, 9) if n not in closed}
        assert free == set(t.legal()) - {"answer:skip"}
        for n in closed:
            assert occupied == t.rule(f"space:{board}_{n}")
    t = dealt(2, key=3).keep()
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
        assert (4, 4, 4, 4) == (
            t.church["church_2"],
            t.church["church_5"],
            t.customs["customs_3"],
            t.customs["customs_6"],
        )


@rule("YK-2.6.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_blocked_with_more_players(seats: int) -> None:
    """Both boards are empty, and the marked spaces can be used."""
    t = dealt(seats)
    assert ({}, {}) == (t.church, t.customs)
    story = Story(seats).assistants(0, church=5).stock(0, copper=1, silk=1, tea=1).act(0, "church")
    assert {"space:church_2", "space:church_5"} <= set(story.legal())
