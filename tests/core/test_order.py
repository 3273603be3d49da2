"""The order of rows is said by order.toml, not by the file they stand in."""

from caravanserai.core.order import Order, naming, pinned
from caravanserai.core.words import Row, Words

WORDS = Words(
    {
        "nouns": ["coin"],
        "tables": {
            "wells": "[] id depth",
            "days": "[] day:own coins",
            "roads": "[] well:@wells toll",
            "prices": "[] n coins",
            "maps": "[] id spots:rows",
            "maps.spots": "[] id",
        },
    }
)
DATA: Row = {
    "wells": [{"id": "a", "depth": 1}, {"id": "b", "depth": 2}, {"id": "c", "depth": 3}],
    "days": [{"day": 1, "coins": 4}, {"day": 2, "coins": 5}],
    "roads": [{"well": "b", "toll": 1}, {"well": "a", "toll": 2}],
    "prices": [{"n": 2, "coins": 1}, {"n": 1, "coins": 1}],
    "maps": [{"id": "big", "spots": [{"id": "x"}, {"id": "y"}]}, {"id": "small", "spots": [{"id": "y"}, {"id": "x"}]}],
}
PINNED = {
    "wells": ["a", "b", "c"],
    "days": [1, 2],
    "roads": ["b", "a"],
    "maps": ["big", "small"],
    "maps[big].spots": ["x", "y"],
    "maps[small].spots": ["y", "x"],
}


def test_what_tells_rows_apart() -> None:
    """An id; else a number of their own or another row's name, if that comes first; else only their order."""
    names = {path: naming(path, WORDS) for path in ("wells", "days", "roads", "prices")}
    assert {"wells": "id", "days": "day", "roads": "well", "prices": None} == names


def test_all_names_are_pinned_in_the_order_of_the_file() -> None:
    """Lists within rows, too, for each row by itself; a list whose order is all it has is not pinned."""
    assert PINNED == pinned(DATA, WORDS, Order({}))


def test_rows_that_were_moved_come_back_to_their_places() -> None:
    """Whatever the order of the file, the tables are the same."""
    moved = {name: list(reversed(rows)) for name, rows in DATA.items()}
    moved["maps"] = [{**row, "spots": list(reversed(row["spots"]))} for row in moved["maps"]]
    moved["prices"] = DATA["prices"]

    assert DATA == Order({"rows": PINNED}).applied(moved, WORDS)


def test_a_new_row_comes_last_wherever_it_stands() -> None:
    """The numbers of the others do not change, and it is pinned after them."""
    wells = [DATA["wells"][0], {"id": "new", "depth": 9}, *DATA["wells"][1:]]
    order = Order({"rows": PINNED})
    found = order.applied({**DATA, "wells": wells}, WORDS)

    assert ["a", "b", "c", "new"] == [row["id"] for row in found["wells"]]
    assert ["a", "b", "c", "new"] == pinned(found, WORDS, order)["wells"]


def test_a_name_stays_pinned_when_its_row_is_gone() -> None:
    """Nothing is ever taken out of the list."""
    assert ["a", "b", "c"] == pinned({"wells": DATA["wells"][:1]}, WORDS, Order({"rows": PINNED}))["wells"]
