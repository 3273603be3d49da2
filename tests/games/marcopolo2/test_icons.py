"""What the icons mean (MP-19.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marcopolo2.changes import OTHER, holdings, journey, onward
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

GOODS = ["pepper", "silk", "gold"]
FROM_PILE = [{"kind": "contract_from_pile", "n": 1}]
FROM_CITY = [{"kind": "contract_from_city", "n": 1}]


def gained(t: Story, effects: Any) -> dict[str, int]:
    """What a player who gains an effect then has more."""
    before = holdings(t)
    t.gain(0, effects)
    return change(before, holdings(t))


@rule("MP-19.1.1")
@pytest.mark.parametrize("icon", ["coin", "camel", "pepper", "silk", "gold", "jade", "vp"])
def test_a_single_icon_is_that_amount_of_it(icon: str) -> None:
    """One icon is one, three are three, and nothing else comes along."""
    for n in (1, 2, 3):
        assert {icon: n} == gained(Story().character(0, OTHER), {icon: n})


@rule("MP-19.1.2")
def test_goods_with_slashes_are_chosen_among_those_shown() -> None:
    """Any of pepper, silk and gold, also the same again; jade is not among them."""
    for good in GOODS:
        t = Story().stock(0).gain(0, {"any_good": 2})
        for _ in range(2):
            assert {f"good:{name}" for name in GOODS} == set(t.legal())
            t.play(f"good:{good}")
        assert {good: 2} == {name: n for name, n in t.player(0).stock.items() if n}


@rule("MP-19.1.2")
def test_goods_with_slashes_are_paid_in_any_mix() -> None:
    """Six goods of a contract: pepper and gold, no silk; the jade stays."""
    t = Story().active(0, "contract_n42").stock(0, camel=1, pepper=4, silk=2, gold=2, jade=3).dice(0, 1).turn(0)
    t.play("contract:contract_n42")
    assert {f"good:{name}" for name in GOODS} == set(t.legal())
    t.play(*["good:pepper"] * 4)
    assert {"good:silk", "good:gold"} == set(t.legal())
    t.play("good:gold", "good:gold", "count:0")
    assert {"coin": 2, "camel": 3, "silk": 2, "jade": 3} == {name: n for name, n in t.player(0).stock.items() if n}
    assert {"contract_n42"} == t.player(0).completed


@rule("MP-19.1.2", "MP-18.4")
def test_jade_never_stands_for_a_good_with_slashes() -> None:
    """Five goods and much jade do not pay for six goods."""
    t = Story().active(0, "contract_n42").stock(0, camel=1, pepper=5, jade=9).dice(0, 1).turn(0)
    assert "contract:contract_n42" not in t.legal()


@rule("MP-19.1.3")
def test_unequal_goods_are_taken_all_different() -> None:
    """Of two, the second is another kind than the first."""
    for first in GOODS:
        t = Story().stock(0).gain(0, {"different_good": 2}).play(f"good:{first}")
        assert {f"good:{name}" for name in GOODS if name != first} == set(t.legal())
        assert "MP-19.1.3" == t.rule(f"good:{first}")


@rule("MP-19.1.3", "MP-16.2.6")
def test_unequal_goods_are_paid_all_different() -> None:
    """Two pepper are not two different goods; pepper and silk are."""
    pay = [{"kind": "pay", "cost": {"different_good": 2}, "gain": {"vp": 1}}]
    assert {} == gained(Story().stock(0, pepper=4), pay)
    t = Story().stock(0, pepper=2, silk=1).gain(0, pay).play("good:pepper")
    assert "good:pepper" not in t.legal()
    if t.question == "PayGoods":
        t.play("good:silk")
    assert (1, 0, 1) == (t.player(0).pepper, t.player(0).silk, t.player(0).vp)


# Contracts


@rule("MP-19.1.4", "MP-19.1.14")
def test_a_contract_with_seal_is_the_next_of_the_pile() -> None:
    """It goes to an empty space unasked: with room it must be kept."""
    t = Story().active(0, "contract_n08").pile("contract_n05").gain(0, FROM_PILE)
    assert "" == t.question
    assert ["contract_n08", "contract_n05"] == t.player(0).active
    assert 0 == t.pile_size


@rule("MP-19.1.4", "MP-19.1.5")
@pytest.mark.parametrize("thrown", ["contract_n05", "contract_n08", "contract_n09"])
def test_without_room_the_new_contract_or_an_old_one_goes(thrown: str) -> None:
    """Any of the three may be discarded; it goes under the pile."""
    names = ["contract_n08", "contract_n09", "contract_n05"]
    t = Story().active(0, "contract_n08", "contract_n09").pile("contract_n05").gain(0, FROM_PILE)
    assert {f"contract:{name}" for name in names} == set(t.legal())
    t.play(f"contract:{thrown}")
    assert set(names) - {thrown} == set(t.player(0).active)
    assert [thrown] == t.under
    assert thrown not in t.boxed


@rule("MP-19.1.5")
def test_a_starting_contract_discarded_for_a_new_one_goes_to_the_box() -> None:
    """Not under the pile."""
    t = Story().active(0, "contract_s1", "contract_n09").pile("contract_n05").gain(0, FROM_PILE)
    t.play("contract:contract_s1")
    assert {"contract_n09", "contract_n05"} == set(t.player(0).active)
    assert [] == t.under
    assert "contract_s1" in t.boxed


@rule("MP-19.1.14", "MP-16.2.7")
def test_an_empty_pile_gives_no_contract() -> None:
    """Nothing is asked and nothing is gained; nor is an active contract thrown away for it."""
    for active in ([], ["contract_n08"], ["contract_n08", "contract_n09"]):
        t = Story().active(0, *active).pile().gain(0, FROM_PILE)
        assert ("", active, []) == (t.question, t.player(0).active, t.under)


@rule("MP-19.1.14", "MP-13.16")
def test_a_contract_under_the_pile_can_be_drawn() -> None:
    """The pile is only what was put under it: that is drawn."""
    t = Story().active(0, "contract_n08", "contract_n09").pile("contract_n05").gain(0, FROM_PILE)
    t.play("contract:contract_n08").active(1).gain(1, FROM_PILE)
    assert ["contract_n08"] == t.player(1).active


@rule("MP-19.1.6")
def test_a_contract_comes_from_a_city_with_an_own_post() -> None:
    """Face-up ones of Kabul and Pagan, not of Jaipur where there is no post."""
    t = Story().posts(0, "kabul", "pagan", "xian").contracts("kabul", "contract_n01", "contract_n02")
    t.contracts("pagan", "contract_n03", "contract_n04").contracts("jaipur", "contract_n05", "contract_n06")
    t.gain(0, FROM_CITY)
    names = ["contract_n01", "contract_n02", "contract_n03", "contract_n04"]
    assert {f"contract:{name}" for name in names} == {token for token in t.legal() if token != "answer:skip"}
    t.play("contract:contract_n03")
    assert (["contract_n03"], ["none", "contract_n04"]) == (t.player(0).active, t.contracts_in("pagan"))


@rule("MP-19.1.6")
def test_a_contract_from_a_city_may_be_declined() -> None:
    """Nothing is taken."""
    t = Story().posts(0, "kabul").gain(0, FROM_CITY).play("answer:skip")
    assert ("", []) == (t.question, t.player(0).active)
    assert "none" not in t.contracts_in("kabul")


@rule("MP-19.1.6", "MP-13.7", "MP-13.8")
@pytest.mark.parametrize(("thrown", "under"), [("contract_n08", ["contract_n08"]), ("contract_s1", [])])
def test_a_contract_from_a_city_takes_the_place_of_an_old_one(thrown: str, under: list[str]) -> None:
    """With both spaces full an old one goes, under the pile or to the box; the new one may not be thrown away."""
    t = Story().posts(0, "kabul").contracts("kabul", "contract_n01", "contract_n02")
    t.active(0, "contract_n08", "contract_s1").gain(0, FROM_CITY).play("contract:contract_n01")
    assert {"contract:contract_n08", "contract:contract_s1"} == set(t.legal())
    t.play(f"contract:{thrown}")
    assert {"contract_n08", "contract_s1", "contract_n01"} - {thrown} == set(t.player(0).active)
    assert under == t.under
    assert (thrown in t.boxed) == (not under)


@rule("MP-19.1.6")
def test_without_a_contract_city_nothing_is_taken() -> None:
    """A post in Xian helps nobody, and neither does one in an emptied contract city."""
    t = Story().posts(0, "xian").gain(0, FROM_CITY)
    assert ("", []) == (t.question, t.player(0).active)
    t = Story().posts(0, "kabul").contracts("kabul", "none", "none").gain(0, FROM_CITY)
    assert ("", []) == (t.question, t.player(0).active)


# The others


@rule("MP-19.1.7", "MP-11.20", "MP-11.21")
def test_move_is_a_movement_of_so_many_locations() -> None:
    """Two locations at the price of the routes, one post at the end; or it is left."""
    t = Story().character(0, "abha_basu").stock(0, coin=5).no_outposts().markers(xian="marker_points")
    t.gain(0, [{"kind": "move", "steps": 2}])
    assert "answer:skip" in t.legal()
    t.play("location:yangzhou", "location:xian")
    assert not [token for token in t.legal() if token.startswith("location:")]
    journey(t)
    assert (["xian"], {"xian"}, 0) == (t.player(0).figures, t.player(0).posts, t.player(0).coin)
    t = Story().gain(0, [{"kind": "move", "steps": 2}]).play("answer:skip")
    assert ("", ["beijing"]) == (t.question, t.player(0).figures)


@rule("MP-19.1.8")
@pytest.mark.parametrize(("space", "least"), [("book_1", 1), ("book_2", 3), ("book_3_upper", 5), ("book_3_lower", 5)])
def test_a_die_with_a_value_is_the_least_that_may_be_placed(space: str, least: int) -> None:
    """That value and every higher one; no lower one."""
    for value in range(1, 7):
        t = Story().dice(0, value).turn(0)
        assert (value >= least) == (f"space:{space}" in t.legal())
        if value < least:
            assert "MP-8.2" == t.rule(f"space:{space}")


@rule("MP-19.1.9", "MP-5.5", "MP-5.13")
def test_an_exclamation_mark_pays_at_the_start_of_each_round() -> None:
    """A marker (5 coins) and an improved seal (2 camels) pay in rounds 2 to 5, and not once more at the end."""
    for n in (1, 2, 3, 4, 5):
        t = Story().character(0, OTHER).posts(0, "xian").markers(xian="marker_coins").stock(0).round(n)
        t.seals(0, improved=("jewelers",)).new_round()
        coins = [values for values in t.told("gained") if values[0] == 0 and values[1] == 0]
        if n == 5:
            assert ("", 0, 0) == (t.question, t.player(0).coin, t.player(0).camel)
        else:
            assert (0, 0, 5) in coins
            assert t.player(0).coin >= 5
            assert t.player(0).camel >= 2


@rule("MP-19.1.10", "MP-11.12")
@pytest.mark.parametrize(
    ("start", "end", "seal"),
    [
        ("beijing", "fuzhou", "farmers"),
        ("fuzhou", "sumatra", "farmers"),
        ("sumatra", "kollam", "spicers"),
        ("kollam", "hormuz", "spicers"),
        ("pagan", "sumatra", "tailors"),
        ("pagan", "kollam", "tailors"),
        ("hormuz", "baghdad", "jewelers"),
        ("kashgar", "baghdad", "jewelers"),
    ],
)
def test_a_ship_with_a_seal_is_a_route_for_its_owners(start: str, end: str, seal: str) -> None:
    """Open in both directions to those who have the seal, closed to those who have all the others."""
    others = [name for name in ("farmers", "spicers", "tailors", "jewelers") if name != seal]
    for here, there in ((start, end), (end, start)):
        for seals, opened in (([seal], True), (others, False)):
            t = Story().figure(0, here).stock(0, coin=9, camel=9, jade=9).seals(0, *seals)
            t.gain(0, [{"kind": "move", "steps": 1}])
            assert opened == (f"location:{there}" in t.legal())
            if not opened:
                assert "MP-11.12" == t.rule(f"location:{there}")


@rule("MP-19.1.11", "MP-11.16")
def test_a_post_with_an_arrow_is_one_more_post() -> None:
    """Only with the upper Travel space: a post in one city passed through, besides the one at the end."""
    for space, dice, asked in (("travel_upper", (2, 2, 2), True), ("travel_middle", (2, 2), False)):
        t = Story().stock(0, coin=9, camel=9).no_outposts().dice(0, *dice).turn(0).play(f"space:{space}")
        t = journey(t, "yangzhou", "xian")
        assert asked == (t.question == "PlaceExtraPost")
        if asked:
            assert {"location:yangzhou", "answer:skip"} == set(t.legal())
            t.play("location:yangzhou")
        onward(t)
        assert ({"yangzhou", "xian"} if asked else {"xian"}) == t.player(0).posts


@rule("MP-19.1.12", "MP-22.3", "MP-20.2.3")
def test_one_more_on_a_shield_counts_as_another_shield() -> None:
    """Two shields are 2 points; with one more from the goal card 4, with De Wu's 6."""
    t = Story().character(0, OTHER).stock(0).posts(0, "hormuz", "baghdad")
    assert {"score-shields": 2} == t.lines(0)
    assert {"score-shields": 4} == t.goal(0, "goal_01").lines(0)
    assert {"score-shields": 6} == t.character(0, "de_wu").lines(0)


@rule("MP-19.1.13", "MP-17.4")
def test_a_black_die_is_taken_and_rolled_at_once() -> None:
    """It leaves the board and shows a value, not always the same; when none is left there is none."""
    shown = set()
    for key in range(12):
        t = Story(key=key).gain(0, {"black_die": 1})
        (value,) = t.player(0).black
        shown.add(value)
        assert 5 == t.black_dice
    assert len(shown) > 2
    assert shown <= {1, 2, 3, 4, 5, 6}
    t = Story().black_left(0).gain(0, {"black_die": 1})
    assert [] == t.player(0).black
