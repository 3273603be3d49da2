"""What ends the game, and how it ends (chapter 12)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare, decline, finish, idle, powered
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
NEUTRAL = 4
AREAS = ["bank", "church", "customs", "employment_agency", "laboratory_a", "port_a", "copper_mine_1", "silk_mill_1"]
FREE = {
    2: ["church_1", "church_3", "church_4", "church_6", "church_7", "church_8"],
    3: [f"church_{n}" for n in range(1, 9)],
    4: [f"church_{n}" for n in range(1, 9)],
}


def with_houses(built: int, seats: int = 4, seat: int = 0) -> Story:
    """A player who has built so many trading houses and has one in hand."""
    t = bare(seats)
    for area in AREAS[1 : built + 1]:
        t.house(seat, area)
    return t.hand(seat, houses=1)


def with_shops(built: int) -> Story:
    """A player who has built so many shops, and has the others in hand."""
    t = bare().hand(0, shops=8 - built)
    for area in AREAS[1 : built + 1]:
        t.shop(0, area)
    t.warehouse(0, shops=0)
    return t


def church_with(seats: int, players: int) -> Story:
    """So many assistants of players on the church board, of the second and the first seat in turn."""
    t = bare(seats)
    for n, space in enumerate(FREE[seats][1 : players + 1]):
        t.on_board(space, (n + 1) % 2)
    return t


def customs_with(seats: int, players: int) -> Story:
    """So many assistants of players on the customs board, of the second and the first seat in turn."""
    t = bare(seats)
    free = [n for n in range(1, 9) if seats > 2 or n not in (3, 6)]
    for n, space in enumerate(free[1 : players + 1]):
        t.on_board(f"customs_{space}", (n + 1) % 2)
    return t


def builds(t: Story, building: str, area: str = "bank") -> Story:
    return powered(t, area, 4).act(0, area).play(f"building:{building}")


def prays(t: Story) -> Story:
    """One more assistant on the church board, on its first space."""
    t = powered(t, "church", 4).hand(0, assistants=0, shops=0)
    return finish(t.act(0, "church").play("space:church_1"))


def declares(t: Story) -> Story:
    """One more assistant on the customs board, on its first space."""
    t = powered(t, "customs", 2).hand(0, assistants=0).stock(0, imports=1)
    return finish(t.act(0, "customs").play("space:customs_1"))


# Conditions


@rule("YK-12.1.1", "YK-12.1.2", "YK-12.1.8")
def test_the_fourth_trading_house_brings_the_end() -> None:
    """When it is built: three built and one in hand do not, nor do all four in hand."""
    t = with_houses(3)
    assert 0 == powered(t, "bank", 4).act(0, "bank").triggered
    assert 1 == t.play("building:trading_house").triggered
    assert [(0, 1)] == t.told("end-triggered")
    assert 0 == builds(with_houses(2), "trading_house").triggered
    t = powered(bare(), "employment_agency", 5).stock(0, yen=22).act(0, "employment_agency")
    t.play(*["piece:trading_house"] * 4)
    assert (4, 0) == (finish(t).player(0).houses, t.triggered)


@rule("YK-12.1.1", "YK-12.1.3", "YK-12.1.8")
def test_the_eighth_shop_brings_the_end() -> None:
    """When it is built: seven built and one in hand do not."""
    t = with_shops(7)
    assert 0 == powered(t, "bank", 4).act(0, "bank").triggered
    assert 2 == t.play("building:shop_1").triggered
    assert [(0, 2)] == t.told("end-triggered")
    assert 0 == builds(with_shops(6), "shop_1").triggered


@rule("YK-12.1.2", "YK-12.1.3")
def test_buildings_of_several_players_are_not_added_up() -> None:
    """Four trading houses or eight shops of one player are needed."""
    t = with_houses(2)
    t.house(1, "port_b").house(1, "chinatown").house(2, "laboratory_b")
    assert 0 == builds(t, "trading_house").triggered
    t = with_shops(4)
    for area in AREAS[:5]:
        t.shop(1, area, 2)
    assert 0 == builds(t, "shop_1").triggered


@rule("YK-12.1.4")
@pytest.mark.parametrize("port", ["port_a", "port_b"])
@pytest.mark.parametrize(("deck", "taken", "reason"), [(0, 1, 3), (1, 1, 0), (1, 2, 3), (2, 2, 0), (3, 2, 0)])
def test_a_port_that_cannot_be_filled_brings_the_end(port: str, deck: int, taken: int, reason: int) -> None:
    """Too few cards for the spaces that were emptied; just enough is enough."""
    t = powered(bare(), port, 4).hand(0, shops=0).stock(0, imports=1)
    t.port(port, *(f"order_us_{n:02}" for n in range(1, 7)))
    t.order_deck(*["order_nl_01", "order_nl_02", "order_nl_03"][:deck]).act(0, port)
    t.play("order:order_us_01")
    t.play("order:order_us_02" if taken == 2 else "answer:skip")
    assert reason == t.triggered
    assert max(0, taken - deck) == t.orders_on(port).count("none")


@rule("YK-12.1.5", "YK-12.1.7", "YK-12.1.9")
@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 6)])
def test_a_crowded_church_brings_the_end(seats: int, needed: int) -> None:
    """All players' assistants added up, with two players the two neutral ones too."""
    neutral = 2 if seats == 2 else 0
    t = prays(church_with(seats, needed - neutral - 2))
    assert (needed - 1, 0) == (len(t.church), t.triggered)
    t = prays(church_with(seats, needed - neutral - 1))
    assert (needed, 4) == (len(t.church), t.triggered)
    assert neutral == list(t.church.values()).count(NEUTRAL)
    assert {0, 1} <= set(t.church.values())
    assert [(0, 4)] == t.told("end-triggered")
    assert needed == next(row["church_end"] for row in DATA["player_counts"] if row["players"] == seats)


@rule("YK-12.1.6", "YK-12.1.7", "YK-12.1.9")
@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 6)])
def test_a_crowded_customs_office_brings_the_end(seats: int, needed: int) -> None:
    """All players' assistants added up, with two players the two neutral ones too."""
    neutral = 2 if seats == 2 else 0
    t = declares(customs_with(seats, needed - neutral - 2))
    assert (needed - 1, 0) == (len(t.customs), t.triggered)
    t = declares(customs_with(seats, needed - neutral - 1))
    assert (needed, 5) == (len(t.customs), t.triggered)
    assert neutral == list(t.customs.values()).count(NEUTRAL)
    assert {0, 1} <= set(t.customs.values())
    assert needed == next(row["customs_end"] for row in DATA["player_counts"] if row["players"] == seats)


@rule("YK-12.1.9")
def test_church_and_customs_are_counted_apart() -> None:
    """Five on one board and five on the other are no six."""
    t = church_with(4, 4)
    for n in range(2, 7):
        t.on_board(f"customs_{n}", n % 4)
    assert 0 == prays(t).triggered


@rule("YK-12.1.10")
def test_empty_decks_and_taken_tokens_end_nothing() -> None:
    """The last technology, the last order that still fills its space, and a table without five-power tokens."""
    t = bare().laboratory("laboratory_a", "typography", *["none"] * 5).technology_deck()
    t = powered(t, "laboratory_a", 3).act(0, "laboratory_a").play("technology:typography")
    assert (0, 0, ["none"] * 6) == (t.triggered, t.technology_deck_size, t.cards_on("laboratory_a"))
    t = powered(bare().order_deck("order_nl_01"), "port_a", 2).act(0, "port_a")
    t.play(next(token for token in t.legal() if token.startswith("order:")))
    finish(t)
    assert (0, 0) == (t.triggered, t.order_deck_size)
    t = powered(bare().token("bank", "power_01"), "bank", 5).act(0, "bank").play("answer:yes")
    assert all(t.token_of(area) is None for area in t.areas_in_play)
    assert 0 == finish(t).triggered


# Last turns


def begun(t: Story) -> list[int]:
    """Who began turns, in order."""
    return [seat for (seat,) in t.told("turn-begins")]


def triggers(t: Story, seat: int) -> Story:
    """The player who is asked builds the last trading house in the bank, and the turn goes on."""
    if t.question == "Extra":
        t.play("phase:end")
    t.play("phase:end", "area:bank", "building:trading_house")
    assert 1 == t.triggered
    assert (seat, 1) == t.told("end-triggered")[-1]
    return t


def last_house(seats: int, seat: int, first: int = 0) -> Story:
    """A player who will build the fourth trading house, in round 7."""
    t = with_houses(3, seats, seat).round(7).first(first)
    return t.tile("bank", "building_01").assistants(seat, bank=3)


@rule("YK-12.2.1", "YK-12.2.2", "YK-12.2.3", "YK-12.2.4", "YK-12.2.6")
@pytest.mark.parametrize(("seats", "seat"), [(n, k) for n in (2, 3, 4) for k in range(n)])
def test_the_round_is_finished_and_one_more_is_played(seats: int, seat: int) -> None:
    """Whoever brings the end, also the last of the round: the others of this round, then everybody once, then none."""
    t = last_house(seats, seat).rest_of_round(0)
    for _ in range(seat):
        idle(t)
    triggers(t, seat)
    while t.asked:
        assert not t.over
        idle(t)
    assert list(range(seats)) * 2 == begun(t)
    assert (True, [()], 8) == (t.over, t.told("game-over"), t.this_round)


@rule("YK-12.2.1")
@pytest.mark.parametrize("first", [1, 2])
def test_the_last_of_the_round_sits_before_the_start_player(first: int) -> None:
    """With another start player the rounds end elsewhere."""
    t = last_house(3, first, first).rest_of_round(first)
    triggers(t, first)
    while t.asked:
        idle(t)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert order * 2 == begun(t)


def test_without_a_trigger_rounds_go_on() -> None:
    """Three rounds of nothing, and nobody has won yet."""
    t = bare(2).rest_of_round(0)
    for _ in range(6):
        idle(t)
    assert ([0, 1, 0, 1, 0, 1, 0], False) == (begun(t), t.over)


@rule("YK-12.2.5")
def test_a_further_condition_changes_nothing() -> None:
    """A church filled up in the last round neither shortens nor prolongs the game."""
    t = last_house(2, 0)
    for space in ("church_3", "church_4"):
        t.on_board(space, 0)
    t.assistants(1, church=3).rest_of_round(0)
    triggers(t, 0)
    while (t.this_round, t.asked) != (8, (1,)):
        decline(t)
    while t.question != "MovePresident":
        t.end()
    t.play("area:church", "space:church_1", "source:area")
    assert (5, 1) == (len(t.church), t.triggered)
    assert [(0, 1)] == t.told("end-triggered")
    finish(t)
    assert ([0, 1, 0, 1], True) == (begun(t), t.over)


@rule("YK-12.2.7")
def test_nothing_is_forbidden_after_the_trigger() -> None:
    """With six assistants in the church a seventh may come; after the fourth trading house a shop may be built."""
    t = prays(church_with(4, 5))
    assert 4 == t.triggered
    powered(t, "church", 5, 1).stock(1, copper=1, silk=1, tea=1, fish=1, imports=1, yen=2).hand(1, assistants=0)
    t.act(1, "church").play("space:church_8")
    assert (7, 13) == (len(t.church), t.player(1).vp)
    t = finish(builds(with_houses(3), "trading_house"))
    builds(t, "shop_2", "tea_plantation_2")
    assert [-1, 0, -1, -1] == t.shops_on("tea_plantation_2")


@rule("YK-12.2.8")
def test_the_player_who_brings_the_end_finishes_the_turn() -> None:
    """Recovery and phase C with an order follow."""
    t = last_house(2, 1).orders(1, "order_fr_01").stock(1, silk=2).rest_of_round(1)
    triggers(t, 1)
    assert ("Extra", (1,)) == (t.question, t.asked)
    assert {} == t.player(1).placed
    t.play("order:order_fr_01")
    assert {"order_fr_01"} == t.player(1).completed
    finish(t)
    assert t.over
