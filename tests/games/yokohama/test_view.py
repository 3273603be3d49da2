"""Hidden information (chapter 18 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from caravanserai.core.event import HIDDEN
from caravanserai.core.ids import NOBODY
from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE, seen, told, twin_of
from tests.games.yokohama.dealt import dealt
from tests.games.yokohama.scenes import bare
from tests.games.yokohama.story import ORDER_NAMES, Story
from tests.rules import rule

DATA = GAME.box.data
TILES = ("fish_7", "orders_5", "production_4")
PORT_A = tuple(f"order_us_0{n}" for n in range(1, 7))
PORT_B = ("order_us_07", "order_us_08", "order_nl_01", "order_nl_02", "order_nl_03", "order_nl_04")
LAB_A = ("tram", "station", "winery", "typography", "brickworks", "exhibition")
LAB_B = ("ball fr", "ball gb", "telephone us", "university de", "newspaper gb", "postal_system")
EVERY_ORDER = {row["id"] for row in DATA["orders"]}


def laid_out(seats: int = 4) -> Story:
    """Known ports, laboratories and achievements; five orders in the deck."""
    t = Story(seats).achievements(*TILES).laboratory("laboratory_a", *LAB_A).port("port_a", *PORT_A)
    if seats > 2:
        t.port("port_b", *PORT_B)
    if seats > 3:
        t.laboratory("laboratory_b", *LAB_B)
    return t.order_deck("order_gb_01", "order_gb_02", "order_gb_03", "order_gb_04", "order_gb_05")


def named(name: str, text: str) -> set[str]:
    """The cards or tiles of a list that a text names."""
    return {row["id"] for row in DATA[name] if f'"{row["id"]}"' in text}


def whereabouts(t: Story) -> list[str]:
    """Every order card, wherever it is, but those in the deck and in the box."""
    seats = range(int(t.s.seats))
    cards = [name for board in t.seen()["ports"].values() for name in board if name]
    for seat in seats:
        p = t.player(seat)
        cards += [*p.hand, *p.completed, *p.dealt, *([p.rejected] if p.rejected else [])]
    return cards


# Hidden from all


@rule("YK-18.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decks_and_box_are_named_to_nobody(seats: int) -> None:
    """Only what lies open is, and to each player the own orders."""
    t = dealt(seats, key=7)
    n = 0
    while t.asked:
        if n % 40 < 2:
            for seat in (NOBODY, *range(seats)):
                text = seen(t, seat)
                assert open_orders(t) | own_orders(t, seat) == named("orders", text)
                assert {str(t.tile_of(area)) for area in t.areas_in_play if area != "canal"} == named(
                    "building_tiles", text
                )
                assert open_tokens(t) == named("five_power_tokens", text)
                assert 3 == len(named("achievements", text))
        t.one_more(n)
        n += 1


def open_orders(t: Story) -> set[str]:
    """Those in the ports and the completed ones."""
    out = {name for board in t.seen()["ports"].values() for name in board if name}
    return out.union(*(t.player(seat).completed for seat in range(int(t.s.seats))))


def own_orders(t: Story, seat: int) -> set[str]:
    """What only this seat knows of the orders."""
    if seat == NOBODY:
        return set()
    p = t.player(seat)
    return {*p.hand, *p.dealt, *([p.rejected] if p.rejected else [])}


def open_tokens(t: Story) -> set[str]:
    """Those in the areas and those taken."""
    out = {str(t.token_of(area)) for area in t.areas_in_play if t.token_of(area)}
    return out.union(*(t.player(seat).tokens for seat in range(int(t.s.seats))))


FACE_DOWN: dict[str, tuple[Callable[[Story], Story], Callable[[Story], Story]]] = {
    "order deck": (
        lambda t: t.order_deck("order_gb_01", "order_gb_02"),
        lambda t: t.order_deck("order_fr_01", "order_de_02"),
    ),
    "technology deck": (
        lambda t: t.technology_deck("stagecoach", "telegraph"),
        lambda t: t.technology_deck("gas_lighting", "spinning_mill"),
    ),
}


@rule("YK-18.1.1")
@pytest.mark.parametrize("what", FACE_DOWN)
def test_what_is_in_a_deck_makes_no_difference_to_anyone(what: str) -> None:
    """Two tables that differ only there, with as many cards, look alike."""
    one, two = (change(laid_out()) for change in FACE_DOWN[what])
    for seat in (0, 1, 2, 3, NOBODY):
        assert seen(one, seat) == seen(two, seat)


@rule("YK-18.1.1")
def test_the_next_card_may_be_any_unseen_one() -> None:
    """Imagined tables look the same and go on differently; what is in the box may be in the deck."""
    t = laid_out().assistants(0, port_a=2, laboratory_a=3).hand(0, shops=0).stock(0)
    orders, cards = set(), set()
    for key in range(80):
        twin = twin_of(t, 0, key)
        assert seen(t, 0) == seen(twin, 0)
        twin.act(0, "port_a").play("order:order_us_01")
        while twin.asked:
            twin.end()
        orders.add(twin.orders_on("port_a")[-1])
        twin.act(0, "laboratory_a").play("technology:typography")
        while twin.asked:
            twin.end()
        cards.add(twin.cards_on("laboratory_a")[-1])
    assert EVERY_ORDER - {*PORT_A, *PORT_B} >= orders
    assert len(orders) > 15
    assert len(cards) > 12


# Hidden from opponents


@rule("YK-18.1.2")
def test_orders_in_hand_are_their_owners_secret() -> None:
    """Another hand of as many cards looks the same to everybody else."""
    one = laid_out().orders(1, "order_fr_01", "order_fr_02")
    two = laid_out().orders(1, "order_de_05", "order_de_07")
    for seat in (0, 2, 3, NOBODY):
        assert seen(one, seat) == seen(two, seat)
        assert one.seen(seat)["players"][1]["hand"] is None
    assert seen(one, 1) != seen(two, 1)
    assert ["order_fr_01", "order_fr_02"] == one.seen(1)["players"][1]["hand"]


@rule("YK-18.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rejected_order_is_its_owners_secret(seats: int) -> None:
    """Kept and rejected order change places: the others see the same table and the same log."""
    tables = []
    for n in (0, 1):
        t = dealt(seats, key=3)
        for seat in range(seats):
            t.play_as(seat, t.legal(seat)[n if seat == 1 else 0])
        tables.append(t)
    one, two = tables
    for seat in (*(seat for seat in range(seats) if seat != 1), NOBODY):
        assert seen(one, seat) == seen(two, seat)
        assert told(one, seat) == told(two, seat)
        assert one.seen(seat)["players"][1]["rejected"] is None
    assert one.player(1).hand[0] == two.player(1).rejected == two.seen(1)["players"][1]["rejected"]
    assert seen(one, 1) != seen(two, 1)


@rule("YK-18.1.2")
def test_the_log_names_a_kept_order_to_its_owner_only() -> None:
    """To the others it tells that one was kept."""
    t = dealt(3, key=3).keep()
    for seat in (0, 1, 2, NOBODY):
        kept = {values[0]: values[1] for name, values in told(t, seat) if name == "order-kept"}
        assert {0, 1, 2} == set(kept)
        for other, order in kept.items():
            assert (ORDER_NAMES.index(t.player(other).hand[0]) if other == seat else HIDDEN) == order


@rule("YK-18.1.2")
def test_others_can_only_guess_a_hand() -> None:
    """Hidden orders are imagined anew, those taken before everybody's eyes are not; the own ones stay."""
    t = laid_out().orders(1, "order_fr_01", "order_fr_02").orders(2, "order_de_05", seen=True)
    hands = [twin_of(t, 0, key).player(1).hand for key in range(80)]
    assert {2} == {len(set(hand)) for hand in hands}
    assert EVERY_ORDER - {*PORT_A, *PORT_B, "order_de_05"} == {name for hand in hands for name in hand}
    for key in range(10):
        assert ["order_fr_01", "order_fr_02"] == twin_of(t, 1, key).player(1).hand
        assert ["order_de_05"] == twin_of(t, 0, key).player(2).hand
    set_up = dealt(3, key=2)
    assert len({frozenset(twin_of(set_up, 0, key).player(1).dealt) for key in range(40)}) > 20
    assert {frozenset(set_up.player(0).dealt)} == {
        frozenset(twin_of(set_up, 0, key).player(0).dealt) for key in range(9)
    }
    set_up.keep()
    assert len({twin_of(set_up, 0, key).player(1).rejected for key in range(60)}) > 10
    assert {set_up.player(0).rejected} == {twin_of(set_up, 0, key).player(0).rejected for key in range(9)}


@rule("YK-18.1.2", "YK-5.4.3")
def test_who_is_asked_does_not_tell_whether_a_hidden_order_can_be_completed() -> None:
    """2 tea and 2 fish are enough for one order and not for another; a card that all have seen hides nothing."""
    goods = {"tea": 2, "fish": 2}
    able, unable = (bare().stock(0, **goods).orders(0, order).extra(0) for order in ("order_us_01", "order_us_02"))
    assert "Extra" == able.question == unable.question
    assert (["order:order_us_01", "phase:end"], ["phase:end"]) == (able.legal(), unable.legal())
    assert "" == bare().stock(0, **goods).orders(0, "order_us_02", seen=True).extra(0).question
    assert "" == bare().orders(0, "order_us_01").extra(0).question  # without goods nobody can believe it


@rule("YK-18.1.2")
def test_orders_that_are_not_hidden_make_nobody_suspicious() -> None:
    """The only order for 2 tea and 2 fish was completed by another: whoever has these goods has nothing to do."""
    t = bare().stock(0, tea=2, fish=2).orders(0, "order_us_02")
    payable = [row["id"] for row in DATA["orders"] if Counter(row["cost"]) <= Counter(tea=2, fish=2)]
    assert "" == t.completed(1, *payable).extra(0).question


@rule("YK-18.1.2")
def test_a_choice_still_secret_is_guessed_too() -> None:
    """While others choose, an answer already given is imagined among the cards that player may have."""
    t = dealt(3, key=3).play_as(1, dealt(3, key=3).legal(1)[0])
    answers = set()
    for key in range(40):
        twin = twin_of(t, 0, key)
        twin.play_as(0, twin.legal(0)[0]).play_as(2, twin.legal(2)[0])
        answers.add(twin.player(1).hand[0])
    assert len(answers) > 10


@rule("YK-18.1.1", "YK-18.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_imagines_agrees_with_what_it_knows(seats: int) -> None:
    """All through a game: the same view, as many cards everywhere, and no card twice or missing."""
    t = dealt(seats, key=6)
    n = 0
    while t.asked:
        if n % 40 < 2:
            for seat in (*range(seats), NOBODY):
                twin = twin_of(t, seat, n)
                assert seen(t, seat) == seen(twin, seat)
                cards = whereabouts(twin)
                assert len(whereabouts(t)) == len(cards) == len(set(cards))
                assert len(GAME.box.data["orders"]) == len(cards) + twin.order_deck_size + len(twin.removed)
                assert not set(cards) & twin.removed
                assert (t.order_deck_size, len(t.removed)) == (twin.order_deck_size, len(twin.removed))
        t.one_more(n)
        n += 1


# Open


@rule("YK-18.1.3")
def test_numbers_of_orders_and_cards_are_open() -> None:
    """To everybody, a spectator too."""
    t = laid_out().orders(1, "order_fr_01", "order_fr_02").technology_deck("stagecoach", "telegraph", "gas_lighting")
    for seat in (0, 1, NOBODY):
        shown = t.seen(seat)
        assert [0, 2, 0, 0] == [player["orders"] for player in shown["players"]]
        assert (5, 3) == (shown["order_deck"], shown["technology_deck"])


PUBLIC: dict[str, Callable[[Story], object]] = {
    "layout": lambda t: t.swap("bank", "church"),
    "round": lambda t: t.round(3),
    "start player": lambda t: t.first(1),
    "tile": lambda t: t.tile("bank", "building_01" if t.tile_of("bank") != "building_01" else "building_02"),
    "token gone": lambda t: t.token("bank", NONE),
    "station": lambda t: t.station("bank"),
    "church": lambda t: t.on_board("church_1", 0),
    "customs": lambda t: t.on_board("customs_1", 0),
    "laboratory": lambda t: t.laboratory("laboratory_a", *LAB_A[:5], NONE),
    "port": lambda t: t.port("port_a", *PORT_A[:5], "order_fr_07"),
    "agents left": lambda t: t.agents_left(gb=0),
    "achievements": lambda t: t.achievements("copper_5", "orders_5", "production_4"),
    "achieved": lambda t: t.achieved_by("fish_7", 0),
    "stock": lambda t: t.stock(0, yen=9),
    "points": lambda t: t.vp(0, 9),
    "pieces in hand": lambda t: t.hand(0, assistants=5),
    "pieces in the warehouse": lambda t: t.warehouse(0, houses=2),
    "president": lambda t: t.president(0, "bank"),
    "assistants": lambda t: t.assistants(0, bank=2),
    "shop": lambda t: t.shop(0, "bank"),
    "house": lambda t: t.house(0, "bank"),
    "technologies": lambda t: t.technologies(0, "stagecoach"),
    "number of orders": lambda t: t.orders(0, "order_fr_01"),
    "completed orders": lambda t: t.completed(0, "order_fr_01"),
    "agents": lambda t: t.agents(0, gb=1),
    "spent agents": lambda t: t.agents(0, spent=1),
    "five-power tokens": lambda t: t.tokens(0, "power_01"),
    "order deck size": lambda t: t.order_deck("order_gb_01"),
    "technology deck size": lambda t: t.technology_deck("stagecoach"),
}


@rule("YK-3.1.4", "YK-18.1.3")
@pytest.mark.parametrize("what", PUBLIC)
def test_everything_else_is_open(what: str) -> None:
    """A change on the table is seen by the owner, an opponent and a spectator."""
    for seat in (0, 1, NOBODY):
        t = laid_out()
        before = seen(t, seat)
        PUBLIC[what](t)
        assert before != seen(t, seat)


@rule("YK-3.1.4")
def test_the_log_is_the_same_for_all_but_for_kept_orders() -> None:
    """Nothing else is ever kept from anybody."""
    t = dealt(3, key=2)
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
    logs = [[entry for entry in told(t, seat) if entry[0] != "order-kept"] for seat in (0, 1, 2, NOBODY)]
    assert len(logs[0]) > 100
    assert all(logs[0] == log for log in logs)
    assert not [values for _, values in logs[3] if HIDDEN in values]


# Chance


@rule("YK-18.1.4")
def test_what_is_random_at_set_up() -> None:
    """Layout, tiles, tokens, achievements, reward tokens, decks, deals, start player; the same key deals the same."""
    tables = [dealt(4, key, mini_1=True) for key in range(24)]
    looks: dict[str, Callable[[Story], object]] = {
        "layout": lambda t: t.areas_in_play,
        "tiles": lambda t: [t.tile_of(area) for area in ("bank", "church")],
        "tokens": lambda t: [t.token_of(area) for area in ("bank", "church")],
        "achievements": lambda t: [tile["id"] for tile in t.seen()["achievements"]],
        "rewards": lambda t: sorted(t.seen()["rewards"]),
        "technologies": lambda t: t.cards_on("laboratory_a"),
        "orders": lambda t: t.orders_on("port_a"),
        "deals": lambda t: [sorted(t.player(seat).dealt) for seat in range(4)],
    }
    for what, look in looks.items():
        assert len({str(look(t)) for t in tables}) > 7, what
        assert str(look(tables[5])) == str(look(dealt(4, 5, mini_1=True))), what
    assert {0, 1, 2, 3} == {t.seen()["first"] for t in tables}


@rule("YK-18.1.7")
def test_incomplete_orders_score_nothing_and_are_not_shown_before_the_end() -> None:
    """The same score with a full hand as without; hidden to the last decision."""
    empty, full = laid_out().stock(0), laid_out().stock(0).orders(0, "order_fr_06", "order_fr_07", "order_gb_10")
    assert (0, 0) == (empty.score(0), full.score(0))
    assert empty.lines(0) == full.lines(0)
    t = dealt(2, key=1).keep()
    n = 0
    while t.asked:
        assert t.seen(1)["players"][0]["hand"] is None
        t.one_more(n)
        n += 1
    assert t.over
    for seat in range(2):
        before = t.score(seat)
        t.orders(seat)
        assert before == t.score(seat)
