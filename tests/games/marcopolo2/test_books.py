"""The books and their offers (MP-8, MP-25.15)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

SPACES = ["book_1", "book_2", "book_3_upper", "book_3_lower"]
LEAST = {"book_1": 1, "book_2": 3, "book_3_upper": 5, "book_3_lower": 5}
BOOKS: list[dict[str, Any]] = GAME.box.data["books"]
TILES: list[dict[str, Any]] = GAME.box.data["offer_tiles"]
EVENT_NAMES = [kind.name for kind in GAME.events.kinds]


def reader(*dice: int, **stock: int) -> Story:
    """A player in front of empty books."""
    return Story().clear_spaces().stock(0, **stock).dice(0, *dice)


def space_of(book: int) -> str:
    return {1: "book_1", 2: "book_2", 3: "book_3_upper"}[book]


def owned(t: Story) -> dict[str, int]:
    """What the player owns, zeros left out."""
    return {name: n for name, n in t.player(0).stock.items() if n}


def to_next_turn(t: Story) -> Story:
    """Answer whatever the start of the round asks until somebody has a turn."""
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    return t


@rule("MP-8.1")
def test_three_books_have_four_spaces() -> None:
    """One on book I, one on book II, two on book III, each for a single die."""
    assert [1, 2, 3] == [book["book"] for book in BOOKS]
    spaces = [space for space in GAME.box.data["action_spaces"] if space["action"] == "book"]
    assert [(1, 1), (2, 1), (3, 1), (3, 1)] == [(space["book"], space["dice"]) for space in spaces]
    t = reader(5, 6).turn(0)
    assert SPACES == [token[6:] for token in t.offered() if token.startswith("space:book")]
    assert SPACES == [space["id"] for space in t.seen()["spaces"] if space["id"].startswith("book")]


@rule("MP-8.1")
@pytest.mark.parametrize("space", SPACES)
def test_a_book_takes_one_die(space: str) -> None:
    """Two dice are never placed on it together."""
    t = reader(5, 6).turn(0).play(f"space:{space}")
    assert ["dice:own_5", "dice:own_6"] == t.legal()

    t.play("dice:own_6", "offer:left")
    assert ([(0, 6)], [5]) == (t.on(space), t.player(0).own)


@rule("MP-8.2")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("value", range(1, 7))
def test_a_book_asks_for_a_least_value(space: str, value: int) -> None:
    """Any value opens book I, a 3 book II, a 5 book III."""
    t = reader(value).turn(0)

    if value >= LEAST[space]:
        assert f"space:{space}" in t.legal()
    else:
        assert "MP-8.2" == t.rule(f"space:{space}")


@rule("MP-8.2")
def test_of_several_dice_only_the_high_ones_open_a_book() -> None:
    """The low die stays on the player board."""
    t = reader(2, 3, 4).turn(0).play("space:book_2")
    assert ["dice:own_3", "dice:own_4"] == t.legal()


@rule("MP-8.3")
def test_the_two_spaces_of_book_three_are_separate() -> None:
    """Own dice on both in one round, the second free of charge; a third own die fits on neither."""
    t = reader(5, 5, 5)
    t.use(0, "book_3_upper", "own_5", "offer:left").end_turn()
    t.use(0, "book_3_lower", "own_5", "offer:left").end_turn()

    assert {"gold": 4, "jade": 2} == owned(t)
    assert ([(0, 5)], [(0, 5)]) == (t.on("book_3_upper"), t.on("book_3_lower"))
    t.stock(0, coin=20).turn(0)
    assert ("MP-7.5", "MP-7.5") == (t.rule("space:book_3_upper"), t.rule("space:book_3_lower"))


@rule("MP-8.4")
@pytest.mark.parametrize("space", SPACES)
def test_exactly_one_of_four_offers_is_chosen(space: str) -> None:
    """None of them cannot be chosen, and after one of them the action is over."""
    t = reader(6, 6, jade=5).use(0, space, "own_6")
    assert ["offer:left", "offer:right", "offer:one_jade", "offer:two_jade"] == t.legal()

    t.play("offer:right")
    assert "TakeTurn" == t.question
    assert not [token for token in t.legal() if token.startswith(("offer:", "space:"))]


@rule("MP-8.4")
@pytest.mark.parametrize(("offer", "price"), [("one_jade", 1), ("two_jade", 2)])
def test_the_jade_is_paid_before_anything_is_taken(offer: str, price: int) -> None:
    """With the last jade too."""
    t = reader(1, jade=price).offer(1, "offer_1_1").use(0, "book_1", "own_1", f"offer:{offer}")

    assert 0 == t.player(0).jade
    kinds = [EVENT_NAMES[event.kind] for event in t.s.log or [] if EVENT_NAMES[event.kind] in {"paid", "gained"}]
    assert ["paid", "gained", "gained"] == kinds


@rule("MP-8.5", "MP-8.7")
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"book_{book['book']}")
@pytest.mark.parametrize("side", [0, 1])
def test_an_upper_offer_is_free_and_taken_whole(book: dict[str, Any], side: int) -> None:
    """Everything shown on it, for nothing."""
    t = reader(5).use(0, space_of(book["book"]), "own_5", f"offer:{['left', 'right'][side]}")

    assert {} == book["offers"][side]["cost"]
    assert book["offers"][side]["gain"] == owned(t)


@rule("MP-8.5", "MP-8.7")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile["id"]))
@pytest.mark.parametrize("price", [1, 2])
def test_a_lower_offer_costs_one_or_two_jade(tile: dict[str, Any], price: int) -> None:
    """Each tile has one offer of each price; everything shown on it is taken."""
    space = space_of(tile["book"])
    t = reader(5, jade=3).offer(tile["book"], tile["id"])
    t.use(0, space, "own_5", f"offer:{['one_jade', 'two_jade'][price - 1]}")

    assert {"jade": price} == tile["offers"][price - 1]["cost"]
    assert {**tile["offers"][price - 1]["gain"], "jade": 3 - price} == owned(t)


@rule("MP-8.6")
def test_only_the_lower_offers_change_with_the_round() -> None:
    """The tiles that were seen coming replace the old ones; the printed offers stay."""
    t = reader(1).use(0, "book_1", "own_1", "offer:left").end_turn()
    assert {"pepper": 2, "jade": 1} == owned(t)
    old, coming = t.offer_tiles, t.next_tiles

    to_next_turn(t.new_round())
    assert coming == t.offer_tiles
    assert not set(old) & set(t.offer_tiles)
    t.s.stack.clear()
    t.stock(0).dice(0, 1).use(0, "book_1", "own_1", "offer:left").end_turn()
    assert {"pepper": 2, "jade": 1} == owned(t)

    tile = next(tile for tile in TILES if tile["id"] == t.offer_tiles[0])
    t.stock(0, jade=1).clear_spaces().dice(0, 1)
    t.player(0).me.used = 0
    t.use(0, "book_1", "own_1", "offer:one_jade")
    assert tile["offers"][0]["gain"] == owned(t)


@rule("MP-8.8")
@pytest.mark.parametrize("offer", ["left", "right", "one_jade", "two_jade"])
def test_a_high_die_takes_no_more_than_a_low_one(offer: str) -> None:
    """The die only opens the book."""
    found = []
    for value in range(1, 7):
        t = reader(value, jade=2).offer(1, "offer_1_3")
        found.append(owned(t.use(0, "book_1", f"own_{value}", f"offer:{offer}")))
    assert [found[0]] * 6 == found


@rule("MP-8.9")
@pytest.mark.parametrize("offer", ["left", "right", "one_jade", "two_jade"])
def test_both_spaces_of_book_three_give_the_same_offers(offer: str) -> None:
    """The upper space and the lower one."""
    above, below = [
        reader(5, jade=2).offer(3, "offer_3_2").use(0, space, "own_5", f"offer:{offer}")
        for space in ("book_3_upper", "book_3_lower")
    ]
    assert owned(above) == owned(below)


@rule("MP-25.15")
@pytest.mark.parametrize(("jade", "closed"), [(0, ["one_jade", "two_jade"]), (1, ["two_jade"]), (2, [])])
def test_the_affordable_offers_can_be_chosen(jade: int, closed: list[str]) -> None:
    """Coins and camels do not buy an offer."""
    t = reader(3, jade=jade, coin=9, camel=9).use(0, "book_2", "own_3")

    assert [f"offer:{name}" for name in ("left", "right", "one_jade", "two_jade") if name not in closed] == t.legal()
    for name in closed:
        assert "MP-8.5" == t.rule(f"offer:{name}")
