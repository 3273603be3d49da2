"""The characters who travel in their own way: Möngke Khan, Mailin and Tian Chin, Gantulga Od (MP-20.1, 20.4, 20.7)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.changes import OTHER, holdings, journey, onward
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

MONGKE, MAILIN, GANTULGA = "mongke_khan", "mailin_tian_chin", "gantulga_od"
COIN_OR_CAMEL = {"option:a": ("coin", 2), "option:b": ("camel", 1)}


def rider(character: str, *dice: int, start: str = "beijing", **stock: int) -> Story:
    """A character with these dice before the normal action, no outpost tiles on the map, no markers near Beijing."""
    t = Story().character(0, character).no_outposts().markers(xian="none", kashgar="none")
    if character == MAILIN:
        t.figure(0, start, start)
    else:
        t.figure(0, start)
    return t.stock(0, **stock).dice(0, *dice).turn(0)


def places(t: Story) -> set[str]:
    """The locations offered next."""
    return {token.removeprefix("location:") for token in t.legal() if token.startswith("location:")}


def oases(t: Story, *options: str) -> Story:
    """Take what the oases bring, one choice for each."""
    if "benefit:oases" in t.legal():
        t.play("benefit:oases")
    return t.play(*options)


# Möngke Khan


@rule("MP-20.1.1")
def test_oases_cost_mongke_khan_no_movement() -> None:
    """One step: over the Gobi to Karakorum and on to the next oasis, but to no second city; every route is paid."""
    t = rider(MONGKE, 1, coin=9, camel=9).play("space:travel_lower", "location:oasis_gobi", "location:karakorum")
    t.play("location:oasis_altai")
    assert "kashgar" not in places(t)
    assert "MP-11.4" == t.rule("location:kashgar")
    oases(journey(t), "option:a", "option:a")
    assert ["oasis_altai"] == t.player(0).figures
    assert (9 - 2 - 2 + 4, 9 - 1 - 2) == (t.player(0).coin, t.player(0).camel)


@rule("MP-20.1.1")
def test_oases_cost_everybody_else_a_movement() -> None:
    """One step ends in the Gobi; for Möngke Khan, entering Beijing is a step as well."""
    t = rider("de_wu", 1, coin=9, camel=9).play("space:travel_lower", "location:oasis_gobi")
    assert set() == places(t)
    t = rider(MONGKE, 1, start="oasis_gobi", coin=9, camel=9).play("space:travel_lower", "location:beijing")
    assert {"oasis_gobi"} == places(t)


@rule("MP-20.1.2", "MP-11.14")
def test_mongke_khan_may_end_on_an_oasis() -> None:
    """No post is placed there."""
    t = rider(MONGKE, 2, 2, coin=9, camel=9).play("space:travel_middle", "location:xian", "location:oasis_dunhuang")
    assert "answer:skip" in t.legal()
    oases(journey(t), "option:a")
    assert (["oasis_dunhuang"], set()) == (t.player(0).figures, t.player(0).posts)


@rule("MP-20.1.3")
@pytest.mark.parametrize("first", ["option:a", "option:b"])
@pytest.mark.parametrize("second", ["option:a", "option:b"])
def test_each_oasis_brings_points_and_coins_or_a_camel(first: str, second: str) -> None:
    """One passed and one ended on: 3 points each, and 2 coins or 1 camel for each."""
    t = rider(MONGKE, 1, coin=4, camel=3).play("space:travel_lower")
    journey(t, "oasis_gobi", "karakorum", "oasis_altai")
    assert (0, 0) == (t.player(0).coin, t.player(0).camel)
    oases(t, first, second)
    expected = {"coin": 0, "camel": 0}
    for name, n in (COIN_OR_CAMEL[first], COIN_OR_CAMEL[second]):
        expected[name] += n
    assert (6, expected) == (t.player(0).vp, {name: t.player(0).stock[name] for name in expected})


@rule("MP-20.1.3", "MP-12.15", "MP-12.13")
def test_the_oases_and_the_placement_are_one_set_of_benefits() -> None:
    """The post stands before any is taken, and the player chooses the order."""
    for chosen, left in (
        ("benefit:oases", "benefit:karakorum_outpost"),
        ("benefit:karakorum_outpost", "benefit:oases"),
    ):
        t = Story().character(0, MONGKE).outposts(karakorum="outpost_gold").stock(0, coin=2, camel=3).dice(0, 1)
        journey(t.turn(0).play("space:travel_lower"), "oasis_gobi", "karakorum")
        assert {"karakorum"} == t.player(0).posts
        assert {"benefit:oases", "benefit:karakorum_outpost"} <= set(t.legal())
        t.play(chosen)
        if chosen == "benefit:oases":
            t.play("option:a")
            assert (3, 0) == (t.player(0).vp, t.player(0).gold)
        else:
            assert (0, 2) == (t.player(0).vp, t.player(0).gold)
        assert left in t.legal()


@rule("MP-20.1.4")
def test_an_oasis_counts_once_in_a_movement() -> None:
    """Gobi, Xanadu, Gobi, Xanadu and Gobi again: 3 points."""
    t = rider(MONGKE, 2, 2, coin=9, camel=9).play("space:travel_middle")
    oases(journey(t, "oasis_gobi", "xanadu", "oasis_gobi", "xanadu", "oasis_gobi"), "option:a")
    assert (3, 9 + 2) == (t.player(0).vp, t.player(0).coin)


@rule("MP-20.1.4")
def test_the_oasis_where_a_movement_began_counts_when_it_is_entered_again() -> None:
    """From the Gobi to Xanadu: nothing; to Xanadu and back: once."""
    t = rider(MONGKE, 1, start="oasis_gobi", coin=2).play("space:travel_lower")
    journey(t, "xanadu")
    assert (0, 0, {"xanadu"}) == (t.player(0).vp, t.player(0).coin, t.player(0).posts)
    t = rider(MONGKE, 1, start="oasis_gobi", coin=2).play("space:travel_lower")
    oases(journey(t, "xanadu", "oasis_gobi"), "option:a")
    assert (3, 2) == (t.player(0).vp, t.player(0).coin)


@rule("MP-20.1.5")
def test_the_oases_pay_in_every_movement_of_its_own() -> None:
    """Two movements over the same oasis pay twice."""
    t = rider(MONGKE, 1, 1, coin=6, camel=1).play("space:travel_lower")
    oases(journey(t, "oasis_gobi"), "option:a")
    t.gain(0, [{"kind": "move", "steps": 1}])
    oases(journey(t, "xanadu", "oasis_gobi"), "option:a")
    assert 6 == t.player(0).vp


@rule("MP-20.1.5", "MP-15.11")
def test_the_oases_pay_with_a_city_card() -> None:
    """Move 1 location for 2 camels."""
    t = Story().character(0, MONGKE).card("area_card_1", "move_camels").stock(0, camel=3).dice(0, 1).no_outposts()
    t.turn(0).play("space:area_card_1")
    if t.question == "HowOften":
        t.play("count:1")
    oases(journey(t, "oasis_gobi"), "option:a")
    assert (3, 2, 0) == (t.player(0).vp, t.player(0).coin, t.player(0).camel)


@rule("MP-20.1.5")
def test_the_oases_pay_with_an_outpost_tile() -> None:
    """Onward from Xanadu."""
    t = Story().character(0, MONGKE).outposts(xanadu="outpost_move").stock(0, coin=4).dice(0, 1).turn(0)
    journey(t.play("space:travel_lower"), "xanadu")
    oases(journey(t, "oasis_gobi"), "option:b")
    assert (3, 1) == (t.player(0).vp, t.player(0).camel)


@rule("MP-20.1.5")
def test_the_oases_pay_with_a_contract() -> None:
    """The reward of contract 4: 3 points, and 1 location."""
    t = Story().character(0, MONGKE).active(0, "contract_n04").stock(0, camel=3, pepper=2, gold=1).dice(0, 1).turn(0)
    oases(journey(t.play("contract:contract_n04"), "oasis_gobi"), "option:b")
    assert (3 + 3, 1) == (t.player(0).vp, t.player(0).camel)


@rule("MP-20.1.6", "MP-11.5")
def test_a_movement_over_oases_alone_is_a_movement() -> None:
    """From Fuzhou to Yunnan and Bengal with a single die; whoever has not moved cannot depart."""
    t = rider(MONGKE, 1, start="fuzhou", coin=6, camel=2).play("space:travel_lower")
    assert "answer:skip" not in t.legal()
    oases(journey(t, "oasis_yunnan", "oasis_bengal"), "option:a", "option:b")
    assert (["oasis_bengal"], 6, 2, 1) == (t.player(0).figures, t.player(0).vp, t.player(0).coin, t.player(0).camel)


# Mailin and Tian Chin


@rule("MP-20.4.1")
def test_mailin_and_tian_chin_start_with_more_coins_and_a_second_figure() -> None:
    """8 and 3 coins, both figures in Beijing; everybody else has one figure and 8 coins."""
    t = dealt(2).revealed(MAILIN, OTHER, "de_wu").picked(MAILIN, OTHER)
    owner = t.order[-1]
    assert (11, ["beijing", "beijing"]) == (t.player(owner).coin, t.player(owner).figures)
    assert (8, ["beijing"]) == (t.player(1 - owner).coin, t.player(1 - owner).figures)


@rule("MP-20.4.2")
def test_a_movement_is_split_between_the_figures() -> None:
    """Three locations: two for the first figure, one for the second, and no more."""
    t = rider(MAILIN, 3, 3, coin=9, camel=9).play("space:travel_middle", "location:yangzhou", "location:xian")
    t.play("figure:second", "location:xanadu")
    assert set() == places(t)
    onward(journey(t))
    assert ["xian", "xanadu"] == t.player(0).figures
    assert 9 - 3 - 2 - 2 == t.player(0).coin


@rule("MP-20.4.2")
def test_the_combined_costs_are_paid_before_either_moves() -> None:
    """5 coins: Yangzhou for 3 leaves Xanadu for 2, and 4 coins do not reach for both."""
    t = rider(MAILIN, 2, 2, coin=5).play("space:travel_middle", "location:yangzhou", "figure:second")
    assert "xanadu" in places(t)
    assert ["beijing", "beijing"] == t.player(0).figures
    t.play("location:xanadu")
    onward(journey(t))
    assert (0, ["yangzhou", "xanadu"]) == (t.player(0).coin, t.player(0).figures)
    t = rider(MAILIN, 2, 2, coin=4).play("space:travel_middle", "location:yangzhou")
    assert "figure:second" not in t.legal() or "xanadu" not in places(t.play("figure:second"))


@rule("MP-20.4.2", "MP-7.15")
def test_what_one_figure_gains_does_not_pay_for_the_other() -> None:
    """3 coins for Yangzhou; the 5 coins of its outpost tile come too late for Xanadu."""
    t = Story().character(0, MAILIN).outposts(yangzhou="outpost_coins").stock(0, coin=3).dice(0, 2, 2).turn(0)
    t.play("space:travel_middle", "location:yangzhou")
    assert "figure:second" not in t.legal() or "xanadu" not in places(t.play("figure:second"))


@rule("MP-20.4.3")
def test_each_figure_that_moved_places_a_post() -> None:
    """Two cities, two posts; a figure that stays in a city without an own post places none."""
    t = rider(MAILIN, 2, 2, coin=9, camel=9).play("space:travel_middle", "location:xian", "figure:second")
    onward(journey(t, "xanadu"))
    assert {"xian", "xanadu"} == t.player(0).posts
    t = Story().character(0, MAILIN).no_outposts().figure(0, "beijing", "kashgar").stock(0, coin=9, camel=9)
    journey(t.dice(0, 2, 2).turn(0).play("space:travel_middle"), "xanadu")
    onward(t)
    assert ({"xanadu"}, ["xanadu", "kashgar"]) == (t.player(0).posts, t.player(0).figures)


@rule("MP-20.4.3", "MP-12.1")
def test_both_figures_in_one_city_place_one_post() -> None:
    """And its bonus is taken once."""
    t = Story().character(0, MAILIN).markers(xian="marker_points").stock(0, camel=4).dice(0, 2, 2).turn(0)
    t.play("space:travel_middle", "location:xian", "figure:second")
    onward(journey(t, "xian"))
    assert (["xian", "xian"], {"xian"}, 3) == (t.player(0).figures, t.player(0).posts, t.player(0).vp)
    assert 1 == len(t.told("post-placed"))


@rule("MP-20.4.4")
def test_one_additional_post_for_both_figures() -> None:
    """Either passed city can have it; not both."""
    t = rider(MAILIN, 4, 4, 4, coin=20, camel=20).play("space:travel_upper", "location:xanadu", "location:oasis_gobi")
    t.play("figure:second", "location:yangzhou")
    journey(t, "xian")
    assert "PlaceExtraPost" == t.question
    assert {"location:xanadu", "location:yangzhou", "answer:skip"} == set(t.legal())
    t.play("location:xanadu")
    assert "PlaceExtraPost" != t.question
    assert {"xian", "xanadu"} == t.player(0).posts


@rule("MP-20.4.5")
def test_a_move_of_two_locations_is_split_as_well() -> None:
    """One for each figure, a post for each."""
    t = Story().character(0, MAILIN).no_outposts().markers(xian="none").stock(0, coin=9, camel=9)
    t.gain(0, [{"kind": "move", "steps": 2}]).play("location:xian", "figure:second", "location:xanadu")
    onward(journey(t))
    assert ({"xian", "xanadu"}, ["xian", "xanadu"]) == (t.player(0).posts, t.player(0).figures)


@rule("MP-20.4.5", "MP-15.11")
def test_a_move_card_is_split_as_well() -> None:
    """Two steps for 2 jade, one for each figure."""
    t = Story().character(0, MAILIN).no_outposts().markers(xian="none").card("area_card_1", "move_jade")
    t.stock(0, coin=2, camel=2, jade=2).dice(0, 2).turn(0).play("space:area_card_1")
    if t.question == "HowOften":
        t.play("count:2")
    t.play("location:xian", "figure:second", "location:xanadu")
    onward(journey(t))
    assert {"xian", "xanadu"} == t.player(0).posts
    assert 0 == sum(t.player(0).stock.values())


@rule("MP-20.4.8")
@pytest.mark.parametrize("figure", ["first", "second"])
def test_a_single_location_is_moved_with_either_figure(figure: str) -> None:
    """The other one stays, and has no step left."""
    t = rider(MAILIN, 1, coin=4).play("space:travel_lower")
    if figure == "second":
        t.play("figure:second")
    t.play("location:xanadu")
    assert not places(t)
    assert not [token for token in t.legal() if token.startswith("figure:")]
    onward(journey(t))
    moved = ["xanadu", "beijing"]
    assert (moved if figure == "first" else moved[::-1]) == t.player(0).figures


@rule("MP-20.4.6")
@pytest.mark.parametrize(
    ("doubled", "coins", "camels", "jade"),
    [("benefit:kollam_marker", 13, 3, 1), ("benefit:xian_marker", 8, 6, 1), ("seal:spicers", 8, 3, 2)],
)
def test_one_bonus_of_the_round_start_is_received_twice(doubled: str, coins: int, camels: int, jade: int) -> None:
    """5 coins, 3 camels, 1 jade and the farmers' 3 coins: all once, and the chosen one again."""
    t = Story().character(0, MAILIN).posts(0, "xian", "kollam").markers(xian="marker_camels", kollam="marker_coins")
    t.seals(0, "tailors", improved=("spicers", "farmers")).stock(0).bonuses(0)
    named = {"benefit:kollam_marker", "benefit:xian_marker", "seal:spicers", "seal:farmers"}
    assert named == set(t.legal())
    t.play(doubled)
    onward(t)
    assert (coins, camels, jade) == (t.player(0).coin, t.player(0).camel, t.player(0).jade)


@rule("MP-20.4.6")
def test_the_only_bonus_is_doubled_without_asking_and_none_is_no_question() -> None:
    """Doubling is no choice to decline; without any bonus nothing happens; others get theirs once."""
    t = Story().character(0, MAILIN).posts(0, "xian").markers(xian="marker_camels").stock(0).bonuses(0)
    if t.question:
        assert ["benefit:xian_marker"] == t.legal()
        t.play("benefit:xian_marker")
    assert 6 == t.player(0).camel
    t = Story().character(0, MAILIN).stock(0).bonuses(0)
    assert ("", 0) == (t.question, sum(t.player(0).stock.values()))
    t = Story().character(0, OTHER).posts(0, "xian").markers(xian="marker_camels").stock(0).bonuses(0)
    assert ("", 3) == (t.question, t.player(0).camel)


@rule("MP-20.4.7")
def test_a_doubled_copy_marker_may_copy_two_markers() -> None:
    """5 coins once and 3 camels once; or the same twice."""
    for second, expected in (("kashgar", (5, 3)), ("balkh", (10, 0))):
        t = Story().character(0, MAILIN).posts(0, "xian").stock(0)
        t.markers(kashgar="marker_camels", balkh="marker_coins", xian="marker_copy").bonuses(0)
        if "benefit:xian_marker" in t.legal():
            t.play("benefit:xian_marker")
        t.play("location:balkh")
        if "benefit:xian_marker" in t.legal():
            t.play("benefit:xian_marker")
        assert {"location:kashgar", "location:balkh"} < set(t.legal())
        t.play(f"location:{second}")
        assert ("", *expected) == (t.question, t.player(0).coin, t.player(0).camel)


# Gantulga Od


@rule("MP-20.7.1")
def test_gantulga_od_uses_only_the_lower_travel_space() -> None:
    """Neither own nor black dice open the others."""
    t = Story().character(0, GANTULGA).stock(0, coin=20, camel=20).dice(0, 6, 6, 6).black(0, 6, 6, 6).turn(0)
    assert "space:travel_lower" in t.legal()
    for space in ("travel_middle", "travel_upper"):
        assert "MP-20.7.1" == t.rule(f"space:{space}")
    t.play("space:travel_lower", "dice:own_6", "location:xian")
    assert set() == places(t)


@rule("MP-20.7.2")
@pytest.mark.parametrize(
    ("start", "end"), [("beijing", "yangzhou"), ("beijing", "xian"), ("fuzhou", "oasis_yunnan"), ("kabul", "balkh")]
)
def test_routes_cost_gantulga_od_no_coins_and_no_camels(start: str, end: str) -> None:
    """3 coins, 2 camels, or both: only the 2 coins of the space are paid."""
    t = rider(GANTULGA, 1, start=start, coin=2).posts(0, "yangzhou", "xian", "balkh")
    journey(t.play("space:travel_lower"), end)
    assert ([end], 0) == (t.player(0).figures, sum(t.player(0).stock.values()))
    t = rider("abha_basu", 1, start=start, coin=2)
    assert "space:travel_lower" not in t.legal() or end not in places(t.play("space:travel_lower"))


@rule("MP-20.7.2")
def test_gantulga_od_still_needs_jade_and_seals() -> None:
    """From Lhasa to Jaipur 1 jade; from Pagan to Sumatra the tailors' seal."""
    t = rider(GANTULGA, 1, start="lhasa", coin=9, camel=9).play("space:travel_lower")
    assert not {"jaipur", "kashgar"} & places(t)
    t = rider(GANTULGA, 1, start="lhasa", coin=2, jade=1).play("space:travel_lower")
    onward(journey(t, "jaipur"))
    assert (0, 0) == (t.player(0).coin, t.player(0).jade)
    t = rider(GANTULGA, 1, start="pagan", coin=9, camel=9).play("space:travel_lower")
    assert "sumatra" not in places(t)
    t = Story().character(0, GANTULGA).seals(0, "tailors").figure(0, "pagan").stock(0, coin=2).dice(0, 1).turn(0)
    assert "sumatra" in places(t.play("space:travel_lower"))


@rule("MP-20.7.2")
def test_other_movements_are_free_for_gantulga_od_too() -> None:
    """Two locations of a reward with an empty purse."""
    t = Story().character(0, GANTULGA).no_outposts().markers(xian="none").stock(0)
    journey(t.gain(0, [{"kind": "move", "steps": 2}]), "yangzhou", "xian")
    assert (["xian"], 0) == (t.player(0).figures, sum(t.player(0).stock.values()))


@rule("MP-20.7.3")
def test_gantulga_od_pays_for_the_space() -> None:
    """2 coins; with 1 coin there is no journey."""
    assert "space:travel_lower" in rider(GANTULGA, 1, coin=2).legal()
    assert "space:travel_lower" not in rider(GANTULGA, 1, coin=1).legal()


@rule("MP-20.7.3", "MP-7.8")
def test_gantulga_od_pays_for_an_occupied_space() -> None:
    """A die of 3 on a used space: 3 coins and the 2 coins of the space."""
    t = Story().character(0, GANTULGA).no_outposts().markers(xian="none").lay("travel_lower", 1, 6)
    journey(t.stock(0, coin=5).dice(0, 3).turn(0).play("space:travel_lower"), "xian")
    assert 0 == t.player(0).coin
    t = Story().character(0, GANTULGA).lay("travel_lower", 1, 6).stock(0, coin=4).dice(0, 3).turn(0)
    assert "space:travel_lower" not in t.legal()


@rule("MP-20.7.3", "MP-15.11")
def test_gantulga_od_pays_for_a_city_card() -> None:
    """2 camels for each step bought; the routes are free."""
    t = Story().character(0, GANTULGA).no_outposts().markers(xian="none").card("area_card_1", "move_camels")
    t.stock(0, camel=4).dice(0, 2).turn(0).play("space:area_card_1")
    before = holdings(t) | {"camel": 4}
    if t.question == "HowOften":
        t.play("count:2")
    journey(t, "yangzhou", "xian")
    assert {"camel": -4} == change(before, holdings(t))
    assert ["xian"] == t.player(0).figures
