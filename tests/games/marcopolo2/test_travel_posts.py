"""Posts at the end of a movement and the additional post (MP-11.13 to 11.18.4, MP-25.19)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DEPART = "answer:skip"
NO_POST = "answer:skip"
NO_CONTRACT = "answer:skip"
OASES = [place["id"] for place in GAME.box.data["locations"] if place["type"] == "oasis"]
NEAR = {
    "oasis_gobi": "xanadu",
    "oasis_altai": "karakorum",
    "oasis_dunhuang": "xian",
    "oasis_yunnan": "fuzhou",
    "oasis_bengal": "jaipur",
    "oasis_pamir": "kashgar",
    "oasis_khorasan": "balkh",
    "oasis_deccan": "jaipur",
}
FAR_AWAY = ["jaipur", "kollam", "kabul", "kashgar", "balkh", "hormuz", "baghdad", "lhasa", "pagan"]


def go(*locations: str) -> list[str]:
    return [f"location:{location}" for location in locations] + [DEPART]


def rich(location: str, *posts: str, extra: bool = False) -> Story:
    """A traveller with plenty of coins and camels, dice for every space, and no outpost tiles on the map."""
    t = Story(extra_post_gets_bonuses=extra).no_outposts().figure(0, location).posts(0, *posts)
    return t.dice(0, 6, 6, 6).stock(0, coin=50, camel=50)


def lower(location: str, end: str, *posts: str) -> Story:
    return rich(location, *posts).use(0, "travel_lower", "own_6", *go(end))


def upper(t: Story, *locations: str) -> Story:
    return t.use(0, "travel_upper", "own_6+own_6+own_6", *go(*locations))


def extra_cities(t: Story) -> list[str]:
    """Where the additional post may go."""
    return [token[9:] for token in t.legal() if token.startswith("location:")] if t.question == "PlaceExtraPost" else []


# -- the end of a movement ---------------------------------------------------------------------------------------------


@rule("MP-11.13")
@pytest.mark.parametrize("others", [False, True])
def test_a_post_is_placed_in_the_city_at_the_end(others: bool) -> None:
    """Without being asked, also beside the posts of others."""
    t = rich("beijing")
    for seat in (1, 2, 3):
        t.posts(seat, *["xanadu"] * others)
    t.use(0, "travel_lower", "own_6", *go("xanadu"))
    assert ({"xanadu"}, 10, "TakeTurn") == (t.player(0).posts, t.seen()["players"][0]["posts_left"], t.question)


@rule("MP-11.14")
@pytest.mark.parametrize("oasis", OASES)
def test_an_oasis_brings_nothing(oasis: str) -> None:
    """No post, no bonus."""
    t = lower(NEAR[oasis], oasis)
    assert (set(), [oasis]) == (t.player(0).posts, t.player(0).figures)
    assert ([], 0) == (t.told("gained"), t.player(0).vp)


@rule("MP-11.14")
def test_beijing_and_a_city_with_an_own_post_bring_nothing() -> None:
    """Not even its marker or its contracts again."""
    t = lower("xanadu", "beijing")
    assert (set(), [], "TakeTurn") == (t.player(0).posts, t.told("gained"), t.question)

    for city in ("xian", "yangzhou", "xanadu"):
        t = lower("beijing", city, city)
        assert ({city}, [], [], "TakeTurn") == (t.player(0).posts, t.told("gained"), t.told("marker-bonus"), t.question)


@rule("MP-11.15")
def test_cities_passed_through_receive_no_post() -> None:
    """Beijing to Fuzhou over Yangzhou with the middle space."""
    t = rich("beijing").use(0, "travel_middle", "own_6+own_6", *go("xian", "yangzhou", "fuzhou"))
    assert ({"fuzhou"}, "TakeTurn", []) == (t.player(0).posts, t.question, t.told("marker-bonus"))


# -- the additional post -----------------------------------------------------------------------------------------------


@rule("MP-11.16")
def test_the_upper_space_may_add_a_post_in_a_city_passed() -> None:
    """One of them without an own post, or none."""
    t = upper(rich("beijing", "xian"), "xian", "yangzhou", "fuzhou", "oasis_yunnan", "pagan")
    assert ["yangzhou", "fuzhou"] == extra_cities(t)
    assert NO_POST in t.legal()
    t.play("location:fuzhou", NO_CONTRACT)
    assert {"xian", "fuzhou", "pagan"} == t.player(0).posts

    t = upper(rich("beijing"), "xian", "yangzhou", "fuzhou").play(NO_POST)
    assert ({"fuzhou"}, "TakeTurn") == (t.player(0).posts, t.question)


@rule("MP-11.16")
@pytest.mark.parametrize(
    ("path", "own"),
    [(["yangzhou", "fuzhou", "oasis_yunnan"], []), (["yangzhou", "fuzhou"], ["fuzhou"]), (["xanadu", "beijing"], [])],
)
def test_the_additional_post_needs_no_post_at_the_end(path: list[str], own: list[str]) -> None:
    """The movement may end in an oasis, in Beijing or at an own post."""
    t = upper(rich("beijing", *own), *path).play(f"location:{path[0]}")
    assert {*own, path[0]} == t.player(0).posts


@rule("MP-11.16")
def test_no_city_passed_means_no_question() -> None:
    """Only oases or cities with own posts on the way; Beijing and oases are never offered."""
    assert [] == extra_cities(upper(rich("xanadu"), "oasis_gobi", "beijing", "oasis_gobi", "karakorum"))
    assert [] == extra_cities(upper(rich("beijing", "xanadu"), "xanadu", "oasis_gobi"))


@rule("MP-11.17")
def test_the_start_counts_only_if_it_is_passed_again() -> None:
    """From Xian to Beijing over Yangzhou; with a way back through Xian it does."""
    assert ["yangzhou"] == extra_cities(upper(rich("xian"), "yangzhou", "beijing"))
    assert ["xian", "yangzhou"] == extra_cities(upper(rich("xian"), "yangzhou", "xian", "beijing"))


@rule("MP-11.17")
def test_the_end_is_no_city_moved_through() -> None:
    """A single step to a city leaves nothing for the additional post."""
    t = upper(rich("beijing"), "xanadu")
    assert ([], {"xanadu"}) == (extra_cities(t), t.player(0).posts)


@rule("MP-11.18")
def test_the_additional_post_earns_no_placement_bonus() -> None:
    """No marker in Xian, no outpost tile and no contract in Yangzhou, no tile in Xanadu."""
    t = rich("beijing").markers(xian="marker_coins").outposts(yangzhou="outpost_gold")
    upper(t, "xian", "beijing", "oasis_gobi").play("location:xian")
    assert ({"xian"}, []) == (t.player(0).posts, t.told("gained"))

    t = rich("beijing").outposts(yangzhou="outpost_gold")
    upper(t, "yangzhou", "beijing", "oasis_gobi").play("location:yangzhou")
    assert ({"yangzhou"}, [], "TakeTurn") == (t.player(0).posts, t.told("gained"), t.question)
    assert ([], "outpost_gold") == (t.player(0).active, t.outpost("yangzhou"))


@rule("MP-11.18")
def test_the_end_earns_its_bonuses_beside_an_additional_post() -> None:
    """The marker of Xian at the end, nothing for Yangzhou on the way."""
    t = rich("beijing").markers(xian="marker_jade").outposts(yangzhou="outpost_gold")
    upper(t, "yangzhou", "xian").play("location:yangzhou")
    assert ({"xian", "yangzhou"}, 2, 0) == (t.player(0).posts, t.player(0).jade, t.player(0).gold)


@rule("MP-11.18.1")
@pytest.mark.parametrize(("before", "points"), [(6, 0), (7, 5), (8, 10), (9, 15)])
def test_the_additional_post_counts_for_the_points(before: int, points: int) -> None:
    """As the ninth, tenth or eleventh post."""
    t = upper(rich("beijing", *FAR_AWAY[:before]), "yangzhou", "fuzhou").play("location:yangzhou")
    assert (before + 2, points) == (len(t.player(0).posts), t.player(0).vp)


@rule("MP-11.18.1")
def test_the_additional_post_is_a_full_post() -> None:
    """It shows its shield and its marker pays in later rounds."""
    t = rich("kabul").markers(balkh="marker_jade")
    upper(t, "balkh", "oasis_khorasan").play("location:balkh").end_turn()
    assert ({"horse"}, 0) == (t.player(0).shields, t.player(0).jade)
    assert 2 == t.bonuses(0).player(0).jade


@rule("MP-11.18.1")
def test_the_additional_post_opens_its_city_from_the_next_turn_on() -> None:
    """The action of Balkh, the card of Fuzhou, the contracts of Yangzhou."""
    for start, path, extra, space in (
        ("kabul", ("balkh", "oasis_khorasan"), "balkh", "balkh"),
        ("xian", ("fuzhou", "oasis_yunnan"), "fuzhou", Story().card_spaces("fuzhou")[0]),
        ("xian", ("yangzhou", "beijing"), "yangzhou", "contracts"),
    ):
        t = rich(start).card(Story().card_spaces("fuzhou")[0], "double_coins")
        upper(t, *path).play(f"location:{extra}").end_turn()
        t.dice(0, 2).turn(0)
        assert f"space:{space}" in t.legal()


@rule("MP-11.18.2")
def test_an_unearned_outpost_tile_waits_for_the_next_post() -> None:
    """The next player who places a post there at the end of a movement takes it."""
    t = rich("beijing").outposts(xanadu="outpost_gold")
    upper(t, "xanadu", "oasis_gobi").play("location:xanadu").end_turn()
    assert ("outpost_gold", 0) == (t.outpost("xanadu"), t.player(0).gold)

    t.dice(1, 1, 1).stock(1, coin=2).use(1, "travel_middle", "own_1+own_1", *go("xanadu"))
    assert (None, 2, 0) == (t.outpost("xanadu"), t.player(1).gold, t.player(0).gold)


@rule("MP-11.18.3")
def test_the_option_gives_the_additional_post_its_bonuses() -> None:
    """Marker and tile of both posts, after both are placed, in the order chosen."""
    t = rich("beijing", extra=True).markers(xian="marker_jade").outposts(yangzhou="outpost_gold")
    upper(t, "yangzhou", "xian")
    assert ({"xian"}, 0) == (t.player(0).posts, t.player(0).jade)
    t.play("location:yangzhou")
    assert {"benefit:xian_marker", "benefit:yangzhou_outpost", "benefit:yangzhou_contract"} == set(t.legal())

    t.play("benefit:yangzhou_outpost")
    assert (2, 0, None) == (t.player(0).gold, t.player(0).jade, t.outpost("yangzhou"))
    t.play("benefit:xian_marker")
    assert 2 == t.player(0).jade
    assert "TakeContract" == t.question


@rule("MP-11.18.3")
def test_the_option_is_off_unless_it_is_chosen() -> None:
    """The default of the two readings."""
    option = next(option for option in GAME.box.data["options"] if option["id"] == "extra_post_gets_bonuses")
    assert ([False, True], False) == (option["values"], option["default"])
    assert (False, True) == (
        Story().seen()["extra_bonuses"],
        Story(extra_post_gets_bonuses=True).seen()["extra_bonuses"],
    )


@rule("MP-11.18.4")
def test_the_additional_post_needs_a_post_left() -> None:
    """With ten posts out the one at the end is the last; with eleven none is left for it."""
    ten = [*FAR_AWAY, "karakorum"]
    t = upper(rich("beijing", *ten), "yangzhou", "fuzhou")
    assert ([], {*ten, "fuzhou"}) == (extra_cities(t), t.player(0).posts)

    eleven = [*ten, "xian"]
    t = upper(rich("beijing", *eleven), "yangzhou", "fuzhou")
    assert "MovePost" == t.question
    t.play("location:lhasa")
    assert ([], ({*eleven, "fuzhou"}) - {"lhasa"}) == (extra_cities(t), t.player(0).posts)
    assert [] == extra_cities(upper(rich("beijing", *eleven), "yangzhou", "beijing"))


@rule("MP-11.18.4")
def test_the_last_post_may_be_the_additional_one() -> None:
    """Where the end of the movement asks for none."""
    t = upper(rich("beijing", *FAR_AWAY, "karakorum"), "yangzhou", "beijing").play("location:yangzhou")
    assert (11, 10) == (len(t.player(0).posts), t.player(0).vp)


@rule("MP-25.19")
def test_the_additional_post_is_decided_between_post_and_benefits() -> None:
    """The post at the end stands, its bonus is not yet taken."""
    t = rich("beijing").markers(xian="marker_jade")
    upper(t, "xanadu", "beijing", "yangzhou", "xian")
    assert ("PlaceExtraPost", {"xian"}, 0) == (t.question, t.player(0).posts, t.player(0).jade)
    assert {NO_POST, "location:xanadu", "location:yangzhou"} == set(t.legal())
    assert 2 == t.play("location:xanadu").player(0).jade
