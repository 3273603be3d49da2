"""The books' printed offers and the 18 offer tiles, one by one."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import changed
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
SPACES = {1: ["book_1"], 2: ["book_2"], 3: ["book_3_upper", "book_3_lower"]}

# The two free offers of each book.
PRINTED: dict[int, tuple[dict[str, int], dict[str, int]]] = {
    1: ({"pepper": 2, "jade": 1}, {"pepper": 1, "camel": 3}),
    2: ({"silk": 2, "jade": 1}, {"silk": 1, "pepper": 1, "camel": 2}),
    3: ({"gold": 2, "jade": 1}, {"gold": 1, "silk": 1, "coin": 3}),
}

# What each tile gives for 1 jade and for 2 jade.
TILES: dict[str, tuple[int, dict[str, int], dict[str, int]]] = {
    "offer_1_1": (1, {"pepper": 3, "camel": 3}, {"pepper": 3, "silk": 2}),
    "offer_1_2": (1, {"pepper": 4}, {"pepper": 2, "camel": 6, "coin": 3}),
    "offer_1_3": (1, {"pepper": 2, "silk": 1, "camel": 2}, {"pepper": 5, "camel": 1}),
    "offer_1_4": (1, {"pepper": 2, "camel": 5}, {"pepper": 3, "gold": 1, "camel": 2}),
    "offer_1_5": (1, {"pepper": 3, "coin": 4}, {"pepper": 4, "camel": 3}),
    "offer_1_6": (1, {"pepper": 1, "silk": 1, "gold": 1, "camel": 1}, {"pepper": 2, "silk": 2, "coin": 3}),
    "offer_2_1": (2, {"silk": 3, "camel": 2}, {"silk": 4, "camel": 2}),
    "offer_2_2": (2, {"silk": 2, "pepper": 2, "coin": 1}, {"silk": 3, "pepper": 2, "camel": 1}),
    "offer_2_3": (2, {"silk": 2, "gold": 1, "camel": 2}, {"silk": 2, "gold": 2, "camel": 1}),
    "offer_2_4": (2, {"silk": 3, "coin": 4}, {"silk": 3, "camel": 5}),
    "offer_2_5": (2, {"silk": 1, "pepper": 1, "gold": 1, "camel": 2}, {"silk": 2, "pepper": 2, "gold": 1}),
    "offer_2_6": (2, {"silk": 2, "camel": 5}, {"silk": 4, "coin": 4}),
    "offer_3_1": (3, {"gold": 3, "camel": 2}, {"gold": 4, "camel": 2}),
    "offer_3_2": (3, {"gold": 2, "silk": 1, "camel": 3}, {"gold": 3, "silk": 1, "camel": 2}),
    "offer_3_3": (3, {"gold": 2, "pepper": 2, "coin": 1}, {"gold": 2, "silk": 2, "pepper": 1}),
    "offer_3_4": (3, {"gold": 3, "coin": 3}, {"gold": 3, "camel": 5}),
    "offer_3_5": (
        3,
        {"gold": 1, "silk": 1, "pepper": 1, "camel": 4},
        {"gold": 2, "silk": 1, "pepper": 1, "camel": 3},
    ),
    "offer_3_6": (3, {"gold": 2, "camel": 6}, {"gold": 4, "coin": 3}),
}


def at_book(space: str, jade: int = 2) -> Story:
    """A player with a die of 5 on a book, and so much jade."""
    return Story().stock(0, jade=jade).dice(0, 5, 5).turn(0).play(f"space:{space}")


@rule("MP-8.5", "MP-8.6", "MP-8.7", "MP-8.9")
@pytest.mark.parametrize("book", [1, 2, 3])
def test_the_two_free_offers_of_a_book(book: int) -> None:
    """The upper offers cost nothing, whatever tile lies below; both spaces of book III lead to them."""
    for space in SPACES[book]:
        for side, gain in zip(("left", "right"), PRINTED[book], strict=True):
            assert gain == changed(at_book(space), f"offer:{side}")
            assert gain == changed(at_book(space, jade=0), f"offer:{side}")


@rule("MP-1.6", "MP-8.5", "MP-8.7")
@pytest.mark.parametrize("tile", TILES)
def test_the_two_lower_offers_of_a_tile(tile: str) -> None:
    """One for 1 jade, one for 2; everything shown is taken."""
    book, for_one, for_two = TILES[tile]
    for space in SPACES[book]:
        for price, name, gain in ((1, "one_jade", for_one), (2, "two_jade", for_two)):
            t = Story().offer(book, tile).stock(0, jade=2).dice(0, 6, 6).turn(0).play(f"space:{space}")
            assert {"jade": -price} | gain == changed(t, f"offer:{name}")


@rule("MP-8.4", "MP-8.5", "MP-18.4")
@pytest.mark.parametrize("tile", TILES)
def test_an_offer_is_paid_in_jade_alone(tile: str) -> None:
    """Without the jade, coins and camels do not help; with 1 jade the dearer offer stays closed."""
    book = TILES[tile][0]
    for jade, opened in ((0, set[str]()), (1, {"one_jade"}), (2, {"one_jade", "two_jade"})):
        t = Story().offer(book, tile).stock(0, jade=jade, coin=20, camel=20).dice(0, 6, 6).turn(0)
        t.play(f"space:{SPACES[book][0]}")
        assert {f"offer:{name}" for name in opened | {"left", "right"}} == set(t.legal())
        for name in {"one_jade", "two_jade"} - opened:
            assert "MP-8.5" == t.rule(f"offer:{name}")


@rule("MP-1.6")
def test_eighteen_tiles_six_for_each_book() -> None:
    """The tables above are the whole list, and in many deals every tile comes to lie on its own book."""
    assert list(TILES) == [tile["id"] for tile in DATA["offer_tiles"]]
    assert {name: book for name, (book, _, _) in TILES.items()} == {x["id"]: x["book"] for x in DATA["offer_tiles"]}
    met: list[set[str]] = [set(), set(), set()]
    for key in range(40):
        for book, tile in enumerate(Story(key=key).offer_tiles):
            met[book].add(tile)
    assert met == [{name for name, row in TILES.items() if row[0] == book} for book in (1, 2, 3)]
    assert [1, 2, 3] == [book["book"] for book in DATA["books"]] == list(PRINTED)
