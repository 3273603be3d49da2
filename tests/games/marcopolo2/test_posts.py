"""Placing trading posts and what they bring (MP-12, MP-25.20, 25.21)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DEPART = "answer:skip"
NO_CONTRACT = "answer:skip"
CITIES = [place["id"] for place in GAME.box.data["locations"] if place["type"] not in {"start", "oasis"}]
FAR_AWAY = ["jaipur", "kollam", "kabul", "balkh", "hormuz", "baghdad", "lhasa", "pagan", "sumatra", "fuzhou", "xian"]
XANADU_CARD = Story().card_spaces("xanadu")[0]
KASHGAR_CARD = Story().card_spaces("kashgar")[0]


def go(*locations: str) -> list[str]:
    return [f"location:{location}" for location in locations] + [DEPART]


def bare(location: str, *posts: str, seat: int = 0) -> Story:
    """A traveller with coins and camels to spare; no outpost tiles on the map."""
    t = Story().no_outposts().figure(seat, location).posts(seat, *posts)
    return t.dice(seat, 6, 6, 6, 6).stock(seat, coin=20, camel=20)


def arrive(t: Story, end: str, *tokens: str, seat: int = 0) -> Story:
    """One step with the middle space, which costs nothing but the route."""
    return t.use(seat, "travel_middle", "own_6+own_6", *go(end), *tokens)


def marcher(location: str, *dice: int, posts: tuple[str, ...] = ()) -> Story:
    """A player who may move one location as a bonus action, by completing a contract."""
    t = Story().no_outposts().figure(0, location).active(0, "contract_s5").dice(0, *dice).posts(0, *posts)
    return t.stock(0, camel=4, pepper=3, coin=9).turn(0).play("contract:contract_s5")


# -- posts -------------------------------------------------------------------------------------------------------------


@rule("MP-12.1")
def test_a_city_has_room_for_one_post_of_each_player() -> None:
    """All four stand in Xanadu; nobody places a second one there."""
    t = Story().no_outposts()
    for seat in range(4):
        t.dice(seat, 1, 1).stock(seat, coin=9)
        t.use(seat, "travel_middle", "own_1+own_1", *go("xanadu")).end_turn()
    assert [{"xanadu"}] * 4 == [t.player(seat).posts for seat in range(4)]

    t.figure(0, "oasis_gobi").dice(0, 1).use(0, "travel_lower", "own_1", *go("xanadu"))
    assert ({"xanadu"}, 10) == (t.player(0).posts, t.seen()["players"][0]["posts_left"])


@rule("MP-12.2")
@pytest.mark.parametrize(
    ("start", "end"), [("xanadu", "beijing"), ("xanadu", "oasis_gobi"), ("fuzhou", "oasis_yunnan")]
)
def test_beijing_and_oases_receive_no_posts(start: str, end: str) -> None:
    """A figure stands there without one."""
    t = arrive(bare(start), end)
    assert ([end], set(), []) == (t.player(0).figures, t.player(0).posts, t.told("post-placed"))


@rule("MP-12.3")
def test_only_the_number_of_posts_matters() -> None:
    """Eleven on the player board, one fewer with each placed."""
    t = bare("beijing")
    assert 11 == t.seen()["players"][0]["posts_left"]
    arrive(t, "xanadu").end_turn()
    assert 10 == t.seen()["players"][0]["posts_left"]
    t.dice(0, 1).use(0, "travel_lower", "own_1", *go("beijing")).end_turn()
    assert 10 == t.seen()["players"][0]["posts_left"]
    assert ["xanadu"] == t.seen()["players"][0]["posts"]


@rule("MP-12.4")
@pytest.mark.parametrize("before", range(11))
def test_the_last_three_posts_give_points(before: int) -> None:
    """The ninth 5, the tenth 5, the eleventh 10, at once."""
    t = arrive(bare("beijing", *FAR_AWAY[:before]), "xanadu")
    assert (before + 1, {8: 5, 9: 5, 10: 10}.get(before, 0)) == (len(t.player(0).posts), t.player(0).vp)


@rule("MP-12.4")
def test_the_points_come_before_the_benefits_are_chosen() -> None:
    """At once with the post."""
    t = arrive(bare("beijing", *FAR_AWAY[:8]).outposts(yangzhou="outpost_gold"), "yangzhou")
    assert ("ChooseBenefit", 5, 0) == (t.question, t.player(0).vp, t.player(0).gold)


@rule("MP-12.5", "MP-25.20")
def test_the_twelfth_placement_moves_a_post() -> None:
    """One of the own posts of choice, and none cannot be chosen."""
    t = arrive(bare("beijing", *FAR_AWAY), "xanadu")
    assert ("MovePost", {f"location:{city}" for city in FAR_AWAY}) == (t.question, set(t.legal()))

    t.play("location:kollam")
    assert ({*FAR_AWAY, "xanadu"}) - {"kollam"} == t.player(0).posts


@rule("MP-12.5")
def test_only_a_needed_post_is_moved() -> None:
    """An own city, an oasis or Beijing asks for none."""
    t = arrive(bare("beijing", *FAR_AWAY), "xian")
    assert (set(FAR_AWAY), "TakeTurn") == (t.player(0).posts, t.question)
    assert "TakeTurn" == arrive(bare("beijing", *FAR_AWAY), "oasis_gobi").question


@rule("MP-12.6")
def test_a_moved_post_takes_the_benefits_of_the_new_city() -> None:
    """Tile and marker of Kashgar, but no points."""
    posts = [city for city in CITIES if city != "kashgar"][:11]
    t = bare("oasis_pamir", *posts).outposts(kashgar="outpost_gold").markers(kashgar="marker_jade")
    arrive(t, "kashgar", f"location:{posts[0]}", "benefit:kashgar_outpost")
    assert (2, 2, 0) == (t.player(0).gold, t.player(0).jade, t.player(0).vp)
    assert ({*posts, "kashgar"}) - {posts[0]} == t.player(0).posts


@rule("MP-12.6")
def test_the_old_city_is_lost() -> None:
    """Its marker, its shield, its action."""
    t = bare("beijing", *FAR_AWAY).markers(baghdad="marker_jade", kashgar="marker_copy", hormuz="marker_points")
    t.markers(xian="marker_camels", kollam="marker_camel_coins", balkh="marker_coins")
    assert "lion" in t.player(0).shields
    arrive(t, "xanadu", "location:baghdad").end_turn()

    assert "lion" not in t.player(0).shields
    t.bonuses(0)
    assert (0, 3, 4) == (t.player(0).jade, t.player(0).vp, len(t.told("marker-bonus")))
    t.turn(0)
    assert "MP-14.2" == t.rule("space:baghdad")
    assert "space:balkh" in t.legal()


@rule("MP-12.6")
def test_the_contracts_of_the_old_city_are_lost() -> None:
    """Those of the others may still be taken."""
    t = arrive(bare("beijing", *FAR_AWAY), "xanadu", "location:pagan").end_turn()
    t.use(0, "contracts", "own_6")
    assert {f"contract:{name}" for city in ("jaipur", "kabul") for name in t.contracts_in(city)} == set(t.legal())


@rule("MP-12.6", "MP-12.8")
def test_a_moved_post_opens_its_card_with_the_next_turn() -> None:
    """Like a new one."""
    t = marcher("beijing", 2, 2, posts=tuple(FAR_AWAY))
    t.card(XANADU_CARD, "double_coins").play(*go("xanadu"), "location:lhasa")
    assert "MP-15.1" == t.rule(f"space:{XANADU_CARD}")
    assert f"space:{XANADU_CARD}" in t.play("space:khan").end_turn().turn(0).legal()


# -- what a city brings ------------------------------------------------------------------------------------------------


@rule("MP-12.7")
@pytest.mark.parametrize(
    ("marker", "gain"),
    [
        ("marker_camels", {"camel": 3}),
        ("marker_camel_coins", {"camel": 1, "coin": 3}),
        ("marker_coins", {"coin": 5}),
        ("marker_points", {}),
        ("marker_jade", {"jade": 2}),
    ],
)
def test_a_marker_pays_at_once_and_in_each_later_round(marker: str, gain: dict[str, int]) -> None:
    """It stays in its city."""
    t = bare("yangzhou").markers(xian=marker).stock(0, coin=2)
    arrive(t, "xian").end_turn()
    points = 3 if marker == "marker_points" else 0
    assert (gain, points) == ({name: n for name, n in t.player(0).stock.items() if n}, t.player(0).vp)
    assert marker == t.marker("xian")

    for times in (2, 3):
        t.bonuses(0)
        assert {name: n * times for name, n in gain.items()} == {name: n for name, n in t.player(0).stock.items() if n}
        assert points * times == t.player(0).vp


@rule("MP-12.8")
def test_a_city_card_is_used_from_the_next_turn_on() -> None:
    """Not in the turn in which the post was placed as a bonus action; the card stays."""
    t = marcher("beijing", 2, 2)
    t.card(XANADU_CARD, "double_coins").play(*go("xanadu"))
    assert {"xanadu"} == t.player(0).posts
    assert "MP-15.1" == t.rule(f"space:{XANADU_CARD}")

    t.play("space:khan").end_turn().stock(0).turn(0).play(f"space:{XANADU_CARD}")
    assert (4, "double_coins") == (t.player(0).coin, t.card_on(XANADU_CARD))


@rule("MP-12.9", "MP-25.21")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_contract_city_offers_one_contract_at_once(taken: int) -> None:
    """One of those lying there; no 3 coins; the space is filled again at the end of the turn."""
    t = bare("beijing").contracts("karakorum", "contract_n10", "contract_n11")
    t.contracts("yangzhou", "contract_n20", "contract_n21").pile("contract_n05")
    arrive(t, "yangzhou")
    assert {NO_CONTRACT, "contract:contract_n20", "contract:contract_n21"} == set(t.legal())

    t.play(f"contract:contract_n2{taken}")
    left = ["contract_n20", "contract_n21"]
    left[taken] = "none"
    assert ([f"contract_n2{taken}"], left, 17) == (t.player(0).active, t.contracts_in("yangzhou"), t.player(0).coin)
    t.end_turn()
    left[taken] = "contract_n05"
    assert left == t.contracts_in("yangzhou")


@rule("MP-12.9")
def test_the_contract_may_be_left() -> None:
    """Nothing changes then."""
    t = arrive(bare("beijing"), "yangzhou")
    lying = t.contracts_in("yangzhou")
    t.play(NO_CONTRACT).end_turn()
    assert ([], lying, {"yangzhou"}) == (t.player(0).active, t.contracts_in("yangzhou"), t.player(0).posts)


@rule("MP-12.9", "MP-25.21")
def test_a_full_player_board_discards_an_old_contract() -> None:
    """Never the new one; a normal contract goes under the pile."""
    t = bare("beijing").active(0, "contract_s1", "contract_n01").contracts("yangzhou", "contract_n20", "contract_n21")
    arrive(t, "yangzhou", "contract:contract_n20")
    assert {"contract:contract_s1", "contract:contract_n01"} == set(t.legal())

    t.play("contract:contract_n01")
    assert (["contract_s1", "contract_n20"], ["contract_n01"]) == (t.player(0).active, t.under)


@rule("MP-12.9")
def test_a_city_without_contracts_offers_none() -> None:
    """Nobody is asked."""
    t = arrive(bare("beijing").contracts("yangzhou", "none", "none"), "yangzhou")
    assert ({"yangzhou"}, "TakeTurn") == (t.player(0).posts, t.question)


@rule("MP-12.10")
def test_a_special_city_pays_its_marker_and_acts_from_the_next_turn_on() -> None:
    """Three camels in Balkh at once, again in later rounds; its action not in this turn."""
    t = marcher("oasis_pamir", 3, 3)
    t.markers(balkh="marker_camels").play(*go("balkh"))
    assert (4, {"balkh"}) == (t.player(0).camel, t.player(0).posts)
    assert "MP-14.2" == t.rule("space:balkh")

    t.play("space:khan").end_turn().stock(0).use(0, "balkh", "own_3").end_turn()
    assert (2, 1, 1) == (t.player(0).silk, t.player(0).jade, t.player(0).camel)
    assert 4 == t.bonuses(0).player(0).camel


@rule("MP-12.11")
def test_kashgar_has_marker_tile_and_card() -> None:
    """Marker and tile at once, the card from the next turn on."""
    t = marcher("oasis_pamir", 2, 2)
    t.markers(kashgar="marker_jade").outposts(kashgar="outpost_gold").card(KASHGAR_CARD, "double_coins")
    t.play(*go("kashgar"))
    assert {"benefit:kashgar_marker", "benefit:kashgar_outpost"} == set(t.legal())
    t.play("benefit:kashgar_marker")
    assert (2, 2, None) == (t.player(0).jade, t.player(0).gold, t.outpost("kashgar"))
    assert "MP-15.1" == t.rule(f"space:{KASHGAR_CARD}")

    t.play("space:khan").end_turn().stock(0).turn(0).play(f"space:{KASHGAR_CARD}")
    assert 4 == t.player(0).coin


@rule("MP-12.12")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("outpost_gold", {"gold": 2}),
        ("outpost_silk", {"silk": 2}),
        ("outpost_pepper", {"pepper": 3}),
        ("outpost_jade", {"jade": 2}),
        ("outpost_camels", {"camel": 3}),
        ("outpost_coins", {"coin": 5}),
    ],
)
def test_the_first_post_takes_the_outpost_tile(tile: str, gain: dict[str, int]) -> None:
    """At once; the tile goes back to the box."""
    t = bare("beijing").outposts(xanadu=tile).stock(0, coin=2)
    arrive(t, "xanadu")
    assert (gain, None) == ({name: n for name, n in t.player(0).stock.items() if n}, t.outpost("xanadu"))
    assert tile not in t.seen()["outposts"].values()
    assert set() == t.player(0).tiles


@rule("MP-12.12")
def test_an_outpost_tile_with_a_choice_a_die_or_a_contract() -> None:
    """The remaining tiles: a good and a camel; a black die; 2 coins and a contract of the pile."""
    t = bare("beijing").outposts(xanadu="outpost_choice").stock(0, coin=2)
    arrive(t, "xanadu")
    while t.question != "TakeTurn":
        t.play("good:silk" if "good:silk" in t.legal() else t.legal()[0])
    assert (1, 1) == (t.player(0).camel, t.player(0).silk)

    t = arrive(bare("beijing").outposts(xanadu="outpost_black_die"), "xanadu")
    assert (1, 5) == (len(t.player(0).black), t.black_dice)

    t = bare("beijing").outposts(xanadu="outpost_contract").pile("contract_n05").stock(0, coin=2)
    arrive(t, "xanadu")
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    assert (2, ["contract_n05"]) == (t.player(0).coin, t.player(0).active)


@rule("MP-12.12.1")
def test_a_later_post_gets_no_tile_but_everything_else() -> None:
    """Marker and contract are the same for the second player."""
    t = bare("oasis_pamir").outposts(kashgar="outpost_gold").markers(kashgar="marker_jade")
    arrive(t, "kashgar", "benefit:kashgar_outpost").end_turn()
    t.figure(1, "oasis_pamir").dice(1, 6).stock(1, coin=2, camel=1).use(1, "travel_lower", "own_6", *go("kashgar"))
    assert (2, 0) == (t.player(1).jade, t.player(1).gold)

    t = bare("beijing").posts(1, "yangzhou")
    assert "TakeContract" == arrive(t, "yangzhou").question


# -- several benefits --------------------------------------------------------------------------------------------------


@rule("MP-12.13", "MP-25.21")
@pytest.mark.parametrize("first", ["yangzhou_outpost", "yangzhou_contract"])
def test_the_player_orders_the_benefits(first: str) -> None:
    """The tile's 2 gold before or after the contract."""
    t = bare("beijing").outposts(yangzhou="outpost_gold").contracts("yangzhou", "contract_n08", "contract_n09")
    arrive(t, "yangzhou")
    assert {"benefit:yangzhou_outpost", "benefit:yangzhou_contract"} == set(t.legal())

    t.play(f"benefit:{first}")
    assert ("TakeContract", 2 if first == "yangzhou_outpost" else 0) == (t.question, t.player(0).gold)
    t.play("contract:contract_n08")
    assert (["contract_n08"], 2, "TakeTurn") == (t.player(0).active, t.player(0).gold, t.question)


@rule("MP-12.14")
def test_a_tile_that_moves_starts_a_chain() -> None:
    """Yangzhou's tile leads to Fuzhou, whose tile is taken too; Yangzhou's contract still waits."""
    t = bare("beijing").outposts(yangzhou="outpost_move", fuzhou="outpost_gold")
    arrive(t, "yangzhou", "benefit:yangzhou_outpost", *go("fuzhou"))
    assert ({"yangzhou", "fuzhou"}, 2, ["fuzhou"]) == (t.player(0).posts, t.player(0).gold, t.player(0).figures)
    assert 14 == t.player(0).coin
    assert "TakeContract" == t.question
    assert "TakeTurn" == t.play("contract:" + t.contracts_in("yangzhou")[0]).question


@rule("MP-12.15")
def test_both_figures_place_before_any_benefit() -> None:
    """Mailin and Tian Chin: the posts of Xian and Yangzhou stand when the first benefit is chosen."""
    t = bare("beijing").character(0, "mailin_tian_chin").markers(xian="marker_jade").stock(0, coin=3, camel=2)
    t.use(0, "travel_middle", "own_6+own_6", "location:xian", "figure:second", "location:yangzhou", DEPART)
    assert ({"xian", "yangzhou"}, 0) == (t.player(0).posts, t.player(0).jade)
    assert {"benefit:xian_marker", "benefit:yangzhou_contract"} == set(t.legal())


@rule("MP-12.15", "MP-25.21")
@pytest.mark.parametrize("first", ["xian_marker", "oases"])
def test_oases_belong_to_the_same_benefits(first: str) -> None:
    """Möngke Khan takes his 3 points before or after the marker."""
    t = bare("karakorum").character(0, "mongke_khan").markers(xian="marker_jade")
    t.use(0, "travel_middle", "own_6+own_6", *go("oasis_dunhuang", "xian"))
    assert ({"xian"}, {"benefit:xian_marker", "benefit:oases"}) == (t.player(0).posts, set(t.legal()))

    t.play(f"benefit:{first}")
    assert (2 if first == "xian_marker" else 0) == t.player(0).jade
    t.play("option:a")
    assert (2, 3, 22) == (t.player(0).jade, t.player(0).vp, t.player(0).coin)


@rule("MP-12.16")
def test_only_placing_brings_benefits() -> None:
    """Nothing for starting from, passing or ending in cities with own posts."""
    t = bare("xian", "xian", "yangzhou", "fuzhou").markers(xian="marker_jade")
    t.use(0, "travel_middle", "own_6+own_6", *go("yangzhou", "xian", "fuzhou"))
    assert ([], [], "TakeTurn") == (t.told("gained"), t.told("marker-bonus"), t.question)
    assert [] == t.player(0).active


@rule("MP-25.21")
def test_goods_and_copies_are_chosen() -> None:
    """Two different goods of a marker; a copy of any other marker on the map."""
    t = arrive(bare("yangzhou").markers(xian="marker_goods"), "xian")
    assert ["good:pepper", "good:silk", "good:gold"] == t.legal()
    t.play("good:gold")
    assert ["good:pepper", "good:silk"] == t.legal()

    t = bare("yangzhou").markers(xian="marker_copy", baghdad="marker_jade")
    arrive(t, "xian")
    assert {f"location:{city}" for city in t.seen()["markers"] if city != "xian"} == set(t.legal())
    assert 2 == t.play("location:baghdad").player(0).jade
