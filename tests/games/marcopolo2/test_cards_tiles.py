"""The 10 outpost tiles and the 7 markers, one by one (MP-19.4, MP-19.5)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import changed, holdings, journey, onward
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

DATA = GAME.box.data
GOODS = ["pepper", "silk", "gold"]

# Outpost tiles that ask nothing.
OUTPOSTS: dict[str, dict[str, int]] = {
    "outpost_gold": {"gold": 2},
    "outpost_silk": {"silk": 2},
    "outpost_pepper": {"pepper": 3},
    "outpost_jade": {"jade": 2},
    "outpost_camels": {"camel": 3},
    "outpost_coins": {"coin": 5},
    "outpost_black_die": {"black dice": 1},
}
ASKING = ["outpost_choice", "outpost_move", "outpost_contract"]

# Markers that ask nothing.
MARKERS: dict[str, dict[str, int]] = {
    "marker_camels": {"camel": 3},
    "marker_camel_coins": {"camel": 1, "coin": 3},
    "marker_coins": {"coin": 5},
    "marker_points": {"vp": 3},
    "marker_jade": {"jade": 2},
}


def to_xanadu(tile: str) -> Story:
    """The way to Xanadu is decided and paid for, and nothing but arriving is left."""
    t = Story().outposts(xanadu=tile).stock(0, coin=4).dice(0, 1)
    t.turn(0).play("space:travel_lower", "location:xanadu")
    return t


def arrived(tile: str, *tokens: str) -> tuple[Story, dict[str, int]]:
    """The post stands in Xanadu, and these were the answers; what is more besides the 4 coins of the way."""
    t = to_xanadu(tile)
    before = holdings(t) | {"coin": 0}
    journey(t).play(*tokens)
    return t, change(before, holdings(t))


@rule("MP-19.5", "MP-12.12", "MP-12.12.1", "MP-19.1.1", "MP-19.1.13")
@pytest.mark.parametrize("tile", OUTPOSTS)
def test_an_outpost_tile_pays_the_first_post(tile: str) -> None:
    """The first to place a post takes the bonus and the tile is gone; the second gets nothing."""
    t, gain = arrived(tile)
    assert OUTPOSTS[tile] == gain
    assert t.outpost("xanadu") is None
    t.end_turn().clear_spaces().stock(1, coin=4).dice(1, 1).turn(1)
    journey(t.play("space:travel_lower"), "xanadu")
    assert {"xanadu"} == t.player(1).posts
    assert 0 == sum(t.player(1).stock.values()) == len(t.player(1).black)


@rule("MP-19.5", "MP-19.1.2")
@pytest.mark.parametrize("good", GOODS)
def test_the_outpost_tile_of_a_good_and_a_camel(good: str) -> None:
    """1 camel and one of pepper, silk and gold; never jade."""
    t, _ = arrived("outpost_choice")
    while t.question != "GainGoods":
        t.play(t.legal()[0])
    assert {f"good:{name}" for name in GOODS} == set(t.legal())
    t.play(f"good:{good}")
    onward(t)
    assert {"camel": 1, good: 1} == {name: n for name, n in t.player(0).stock.items() if n}


@rule("MP-19.5", "MP-19.1.7", "MP-11.20")
def test_the_outpost_tile_of_an_onward_journey() -> None:
    """1 location further, without a space to pay for; the way itself is paid as usual."""
    t, _ = arrived("outpost_move")
    assert "Move" == t.question
    assert "location:oasis_gobi" in t.legal()
    assert "location:beijing" not in t.legal()  # 2 coins, and none are left
    t.play("location:oasis_gobi")
    assert not [token for token in t.legal() if token.startswith("location:")]
    journey(t)
    assert (["oasis_gobi"], {"xanadu"}) == (t.player(0).figures, t.player(0).posts)


@rule("MP-19.5", "MP-19.1.4")
def test_the_outpost_tile_of_a_contract() -> None:
    """2 coins and the next contract of the pile."""
    t = to_xanadu("outpost_contract").pile("contract_n08")
    onward(journey(t))
    assert (2, ["contract_n08"]) == (t.player(0).coin, t.player(0).active)


@rule("MP-1.4", "MP-19.5")
def test_ten_outpost_tiles_all_in_play() -> None:
    """The ten are those above, and a dealt table shows every one of them."""
    names = {*OUTPOSTS, *ASKING}
    assert 10 == len(names)
    assert names == {tile["id"] for tile in DATA["outpost_bonuses"]}
    for seats in (2, 3, 4):
        assert sorted(names) == sorted(Story(seats).seen()["outposts"].values())


def at_xian(marker: str) -> Story:
    """A post has just been placed in Xian, where this marker lies; the way cost all there was."""
    t = Story().markers(xian=marker).stock(0, coin=2, camel=2).dice(0, 1)
    return journey(t.turn(0).play("space:travel_lower"), "xian")


@rule("MP-19.4", "MP-12.7", "MP-19.1.1")
@pytest.mark.parametrize("marker", MARKERS)
def test_a_marker_pays_when_the_post_is_placed(marker: str) -> None:
    """At once, and it stays where it lies for the next player."""
    t = at_xian(marker)
    nothing = dict.fromkeys(holdings(t), 0)
    assert MARKERS[marker] == change(nothing, holdings(t))
    assert marker == t.marker("xian")
    t.end_turn().clear_spaces().stock(1, coin=2, camel=2).dice(1, 1).turn(1)
    journey(t.play("space:travel_lower"), "xian")
    assert MARKERS[marker] == change(nothing, holdings(t, 1))


@rule("MP-19.4", "MP-5.5", "MP-19.1.9")
@pytest.mark.parametrize("marker", MARKERS)
def test_a_marker_pays_again_at_the_start_of_a_round(marker: str) -> None:
    """To the owner of a post there and to nobody else, and as often as a round begins."""
    t = Story().markers(xian=marker).posts(0, "xian").stock(0).stock(1)
    nothing = dict.fromkeys(holdings(t), 0)
    t.bonuses(0).bonuses(1)
    assert MARKERS[marker] == change(nothing, holdings(t))
    assert {} == change(nothing, holdings(t, 1))
    t.bonuses(0)
    assert {name: 2 * n for name, n in MARKERS[marker].items()} == change(nothing, holdings(t))


@rule("MP-19.4", "MP-19.1.3")
@pytest.mark.parametrize(("one", "other"), [("pepper", "silk"), ("silk", "gold"), ("gold", "pepper")])
def test_the_marker_of_two_goods(one: str, other: str) -> None:
    """Two different ones of pepper, silk and gold; jade is not among them."""
    t = at_xian("marker_goods")
    assert {f"good:{name}" for name in GOODS} == set(t.legal())
    t.play(f"good:{one}")
    assert {f"good:{name}" for name in GOODS if name != one} == set(t.legal())
    t.play(f"good:{other}")
    assert {one: 1, other: 1} == {name: n for name, n in t.player(0).stock.items() if n}


ALL_LIE = {
    "kollam": "marker_camels",
    "kashgar": "marker_camel_coins",
    "balkh": "marker_coins",
    "hormuz": "marker_points",
    "baghdad": "marker_jade",
}


@rule("MP-19.4", "MP-19.4.2")
@pytest.mark.parametrize("city", ALL_LIE)
def test_the_copy_marker_takes_any_other_on_the_map(city: str) -> None:
    """No post is needed in the city copied; at the start of the next round the choice is free again."""
    t = Story().markers(**ALL_LIE).markers(xian="marker_copy").stock(0, coin=2, camel=2).dice(0, 1)
    journey(t.turn(0).play("space:travel_lower"), "xian")
    assert {f"location:{name}" for name in ALL_LIE} == set(t.legal())
    assert MARKERS[ALL_LIE[city]] == changed(t, f"location:{city}")
    t.end_turn().bonuses(0)
    assert {f"location:{name}" for name in ALL_LIE} == set(t.legal())
    assert {"vp": 3} == changed(t, "location:hormuz")
    assert {"xian"} == t.player(0).posts


@rule("MP-19.4.3", "MP-1.2")
def test_the_seventh_marker_cannot_be_copied() -> None:
    """Two goods lie in the box: they are not on the map, and only the five others are offered."""
    t = Story().markers(**ALL_LIE).markers(xian="marker_copy").posts(0, "xian").bonuses(0)
    assert "marker_goods" not in t.seen()["markers"].values()
    assert {f"location:{name}" for name in ALL_LIE} == set(t.legal())


@rule("MP-19.4.1")
def test_camel_and_coins_brings_no_gold() -> None:
    """1 camel and 3 coins, as the predecessor prints it."""
    t = Story().markers(hormuz="marker_camel_coins").posts(0, "hormuz").stock(0).bonuses(0)
    assert {"coin": 3, "camel": 1, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == t.player(0).stock


@rule("MP-19.4", "MP-1.2")
def test_seven_markers_six_on_the_map() -> None:
    """The seven are those above; each deal leaves one of them out, not always the same."""
    names = {*MARKERS, "marker_copy", "marker_goods"}
    assert names == {marker["id"] for marker in DATA["city_bonus_markers"]}
    left: set[str] = set()
    for key in range(30):
        lying = set(Story(key=key).seen()["markers"].values())
        assert 6 == len(lying)
        left |= names - lying
    assert names == left
