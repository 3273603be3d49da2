"""The 24 building tiles one by one (YK-1.6.1): four shop spaces and a trading-house space each."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import acting, holdings, printed, resolve
from tests.games.yokohama.story import Story
from tests.rules import rule

# The rewards of the four shop spaces from left to right, then of the trading house.
TILES: dict[str, list[dict[str, int]]] = {
    "building_01": [{"vp": 4}, {"vp": 3}, {"vp": 3}, {"vp": 2}, {"vp": 8}],
    "building_02": [{"vp": 4}, {"vp": 3}, {"vp": 2, "yen": 1}, {"vp": 2}, {"vp": 8}],
    "building_03": [{"vp": 4}, {"vp": 2, "yen": 2}, {"yen": 4}, {"yen": 3}, {"vp": 6, "yen": 4}],
    "building_04": [
        {"vp": 3, "yen": 1},
        {"vp": 2, "yen": 2},
        {"vp": 1, "yen": 3},
        {"yen": 4},
        {"vp": 7, "yen": 2},
    ],
    "building_05": [{"vp": 2, "imports": 1}, {"vp": 3}, {"imports": 1}, {"vp": 2}, {"vp": 6, "imports": 1}],
    "building_06": [
        {"imports": 1, "yen": 2},
        {"vp": 3},
        {"imports": 1},
        {"yen": 3},
        {"vp": 5, "imports": 1, "yen": 2},
    ],
    "building_07": [{"vp": 2, "copper": 1}, {"copper": 2}, {"copper": 1, "yen": 1}, {"vp": 2}, {"vp": 8}],
    "building_08": [
        {"vp": 3, "copper": 1},
        {"vp": 2, "copper": 1},
        {"vp": 1, "copper": 1},
        {"copper": 1},
        {"vp": 7, "yen": 2},
    ],
    "building_09": [{"vp": 2, "silk": 1}, {"silk": 2}, {"silk": 1, "yen": 1}, {"vp": 2}, {"vp": 8}],
    "building_10": [
        {"vp": 3, "silk": 1},
        {"vp": 2, "silk": 1},
        {"vp": 1, "silk": 1},
        {"silk": 1, "yen": 1},
        {"vp": 7, "assistant": 1},
    ],
    "building_11": [{"vp": 3, "tea": 1}, {"vp": 1, "tea": 3}, {"tea": 3}, {"vp": 2}, {"vp": 7, "tea": 2}],
    "building_12": [{"vp": 2, "tea": 2}, {"vp": 2, "tea": 1}, {"tea": 3}, {"tea": 2, "yen": 1}, {"vp": 8}],
    "building_13": [{"vp": 3, "fish": 1}, {"vp": 1, "fish": 3}, {"fish": 3}, {"vp": 2}, {"vp": 7, "fish": 2}],
    "building_14": [{"vp": 2, "fish": 2}, {"vp": 2, "fish": 1}, {"fish": 3}, {"fish": 2, "yen": 1}, {"vp": 8}],
    "building_15": [
        {"vp": 2, "assistant": 1},
        {"vp": 3},
        {"assistant": 2},
        {"assistant": 1},
        {"vp": 6, "assistant": 2},
    ],
    "building_16": [
        {"vp": 3, "assistant": 1},
        {"vp": 1, "assistant": 1},
        {"vp": 2},
        {"assistant": 1, "yen": 1},
        {"vp": 7, "assistant": 1},
    ],
    "building_17": [
        {"vp": 2, "any_good": 1},
        {"any_good": 2},
        {"vp": 1, "any_good": 1},
        {"any_good": 1, "yen": 1},
        {"vp": 6, "any_good": 2},
    ],
    "building_18": [
        {"vp": 3, "any_good": 1},
        {"vp": 3},
        {"vp": 1, "any_good": 1},
        {"vp": 2},
        {"vp": 7, "any_good": 1},
    ],
    "building_19": [
        {"vp": 3, "moves": 1},
        {"vp": 2, "moves": 2},
        {"vp": 2, "moves": 1},
        {"vp": 1, "moves": 2},
        {"vp": 7, "moves": 2},
    ],
    "building_20": [{"vp": 2, "yen": 2}, {"vp": 3}, {"vp": 2, "moves": 1}, {"yen": 4}, {"vp": 8}],
    "building_21": [{"vp": 3, "yen": 1}, {"copper": 1, "tea": 1}, {"silk": 1, "fish": 1}, {"vp": 2}, {"vp": 9}],
    "building_22": [{"vp": 4}, {"imports": 1}, {"assistant": 1, "yen": 1}, {"vp": 2}, {"vp": 6, "imports": 1}],
    "building_23": [{"vp": 2, "yen": 2, "shop": 1}, {"vp": 2, "shop": 1}, {"vp": 2}, {"yen": 3}, {"vp": 9}],
    "building_24": [
        {"vp": 3, "yen": 1},
        {"copper": 1, "silk": 1},
        {"tea": 2, "fish": 1},
        {"vp": 1, "yen": 2},
        {"vp": 5, "yen": 5},
    ],
}
BUILDINGS = ["shop_1", "shop_2", "shop_3", "shop_4", "trading_house"]


def builder(tile: str) -> Story:
    """A player at customs with power 4, a shop and a trading house at hand, and 2 yen for a bought shop."""
    return acting("customs", 4).tile("customs", tile).hand(0, shops=1, houses=1).stock(0, yen=2)


@rule("YK-1.6.1", "YK-6.5.5", "YK-6.5.8", "YK-9.1.3")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("space", range(5))
def test_space_of_a_tile(tile: str, space: int) -> None:
    """Exactly the printed reward."""
    reward = TILES[tile][space]
    t = builder(tile)
    before = holdings(t)
    t.act(0, "customs")
    assert {"answer:skip", *(f"building:{name}" for name in BUILDINGS)} == set(t.legal())
    t.play(f"building:{BUILDINGS[space]}")
    assert reward.get("moves", 0) == resolve(t)
    assert printed(**reward) == change(before, holdings(t))

    assert "" == t.question
    assert [0 if n == space else -1 for n in range(4)] == t.shops_on("customs")
    assert (0 if space == 4 else -1) == t.house_on("customs")


@rule("YK-1.6.1")
def test_the_file_has_these_tiles() -> None:
    """24 tiles with four shop spaces and one trading-house space."""
    rows = {row["id"]: row for row in GAME.box.data["building_tiles"]}
    assert (24, list(TILES)) == (len(rows), list(rows))
    assert {4} == {len(row["shops"]) for row in rows.values()}
    assert {5} == {len(rewards) for rewards in TILES.values()}


@rule("YK-9.1.7", "YK-9.1.8")
def test_the_shop_of_tile_23_need_not_be_bought() -> None:
    """The points come, the shop does not, and nothing is paid."""
    t = builder("building_23")
    before = holdings(t)
    t.act(0, "customs").play("building:shop_2", "answer:skip")
    assert {"vp": 2} == change(before, holdings(t))
