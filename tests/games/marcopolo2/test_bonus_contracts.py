"""Completing contracts as a bonus action (MP-16.2), and the journeys they bring (MP-25.25)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

BONUS = ("bonus:", "contract:", "seal:", "space:", "turn:")


def with_contracts(*names: str, **stock: int) -> Story:
    """A player with active contracts, a die and this stock."""
    return Story().active(0, *names).dice(0, 6).stock(0, **stock).no_outposts()


def bonuses(t: Story) -> list[str]:
    """The tokens of a turn that are legal now."""
    return [token for token in t.legal() if token.startswith(BONUS)]


@rule("MP-16.2.1")
def test_only_an_own_active_contract_can_be_completed() -> None:
    """Not one that is completed, that somebody else holds, or that lies on the map where the player has a post."""
    t = with_contracts("contract_n05", camel=9, pepper=9, silk=9, gold=9, jade=9).posts(0, "pagan")
    t.completed(0, "contract_n01").active(1, "contract_n02").contracts("pagan", "contract_n03", "contract_n04").turn(0)
    assert ["contract:contract_n05"] == [token for token in t.legal() if token.startswith("contract:")]
    for name in ("contract_n01", "contract_n02", "contract_n03", "contract_n36"):
        assert t.refused(f"contract:{name}")


@rule("MP-16.2.2", "MP-25.7")
def test_camels_may_be_paid_in_jade() -> None:
    """As many as the player likes, from what is missing to all of them."""
    t = with_contracts("contract_n01", camel=1, pepper=2, silk=1, jade=3).turn(0).play("contract:contract_n01")
    assert "PayCamelsInJade" == t.question
    assert ["count:1", "count:2"] == t.legal()
    t.play("count:2")
    assert {"coin": 4, "camel": 1, "pepper": 0, "silk": 0, "gold": 0, "jade": 1} == t.player(0).stock
    assert (2, {"contract_n01"}) == (t.player(0).vp, t.player(0).completed)
    t = with_contracts("contract_n01", camel=2, pepper=2, silk=1, jade=1).turn(0).play("contract:contract_n01")
    assert ["count:0", "count:1"] == t.legal()
    t.play("count:0")
    assert (0, 1) == (t.player(0).camel, t.player(0).jade)


@rule("MP-16.2.2", "MP-18.4")
@pytest.mark.parametrize("missing", ["pepper", "silk"])
def test_goods_cannot_be_paid_in_jade(missing: str) -> None:
    """Nor in anything else."""
    stock = {"camel": 9, "pepper": 2, "silk": 1, "gold": 9, "jade": 9, "coin": 9}
    assert "contract:contract_n01" in with_contracts("contract_n01", **stock).turn(0).legal()
    t = with_contracts("contract_n01", **stock | {missing: stock[missing] - 1}).turn(0)
    assert "MP-16.2.2" == t.rule("contract:contract_n01")


@rule("MP-16.2.3", "MP-16.2.4", "MP-16.2.5")
def test_a_completed_contract_is_turned_down_and_its_number_is_public() -> None:
    """Its space is free at once; everybody sees how many are completed, nobody which."""
    t = with_contracts("contract_n05", "contract_n08", camel=2, silk=1, gold=1).turn(0)
    assert {"camel": -2, "silk": -1, "gold": -1, "coin": 3, "vp": 3, "active": -1, "completed": 1} == changed(
        t, "contract:contract_n05"
    )
    assert {"contract_n05"} == t.player(0).completed
    assert ["contract_n08"] == t.player(0).active
    assert "contract_n05" not in t.boxed | t.in_pile | set(t.under)
    for seat in (0, 1, NOBODY):
        shown = t.seen(seat)["players"]
        assert [1, 0, 0, 0] == [player["completed"] for player in shown]
        assert ["contract_n08"] == shown[0]["active"]


@rule("MP-16.2.6", "MP-25.7")
def test_any_mix_of_goods_is_chosen_one_by_one() -> None:
    """Pepper, silk and gold that the player has; never jade; all of one kind too."""
    t = with_contracts("contract_n42", camel=1, pepper=6, silk=1, gold=1, jade=9).turn(0).play("contract:contract_n42")
    assert ["good:pepper", "good:silk", "good:gold"] == t.legal()
    t.play("good:gold")
    assert ["good:pepper", "good:silk"] == t.legal()
    t.play("good:silk", "good:pepper", "good:pepper", "good:pepper", "good:pepper")
    assert ["count:0", "count:1"] == t.legal()
    t.play("count:0")
    assert {"coin": 2, "camel": 3, "pepper": 2, "silk": 0, "gold": 0, "jade": 9} == t.player(0).stock
    t = with_contracts("contract_n42", camel=1, silk=6).turn(0).play("contract:contract_n42")
    while t.question == "PayGoods":
        t.play("good:silk")
    assert (0, 7) == (t.player(0).silk, t.player(0).vp)


@rule("MP-16.2.6")
def test_a_mix_needs_enough_goods_in_all() -> None:
    """Five are too few, and jade is no part of the mix."""
    t = with_contracts("contract_n42", camel=9, pepper=2, silk=2, gold=1, jade=9).turn(0)
    assert "MP-16.2.2" == t.rule("contract:contract_n42")


@rule("MP-16.2.6", "MP-19.1.3")
def test_different_goods_are_all_different() -> None:
    """No contract of the box asks for them; a cost with that icon takes one of each kind chosen."""
    assert not [line for line in GAME.box.data["contracts"] if "different_good" in line["cost"]]
    cost = [{"kind": "pay", "cost": {"different_good": 2}, "gain": {"coin": 1}}]
    t = Story().stock(0, pepper=3, silk=1, gold=1, jade=1).gain(0, cost)
    assert ["good:pepper", "good:silk", "good:gold"] == t.legal()
    t.play("good:pepper")
    assert ["good:silk", "good:gold"] == t.legal()
    t.play("good:gold")
    assert {"coin": 1, "camel": 0, "pepper": 2, "silk": 1, "gold": 0, "jade": 1} == t.player(0).stock


@rule("MP-16.2.7")
def test_what_cannot_be_carried_out_is_forfeited() -> None:
    """No black die left; nothing in the pile; no post in a contract city; nowhere to go: the rest is still gained."""
    t = with_contracts("contract_n27", camel=3, pepper=1, silk=1, gold=1, jade=1).black_left(0).turn(0)
    t.play("contract:contract_n27")
    while t.question == "ChooseOrder":
        t.play(t.legal()[0])
    assert (5, 2, []) == (t.player(0).vp, t.player(0).coin, t.player(0).black)
    t = with_contracts("contract_n12", camel=2, silk=2).pile().turn(0).play("contract:contract_n12")
    while t.question == "ChooseOrder":
        t.play(t.legal()[0])
    assert (2, 2, []) == (t.player(0).vp, t.player(0).coin, t.player(0).active)
    t = with_contracts("contract_n22", camel=2, silk=3).posts(0, "xanadu").turn(0).play("contract:contract_n22")
    while t.question == "ChooseOrder":
        t.play(t.legal()[0])
    assert "TakeTurn" == t.question
    assert (3, 2, []) == (t.player(0).vp, t.player(0).coin, t.player(0).active)
    t = with_contracts("contract_s5", camel=1, pepper=3).turn(0).play("contract:contract_s5")
    if t.question == "Move":
        assert ["answer:skip"] == t.legal()
        t.play("answer:skip")
    assert (2, ["beijing"], {"contract_s5"}) == (t.player(0).vp, t.player(0).figures, t.player(0).completed)


@rule("MP-16.2.8")
def test_a_contract_gained_as_reward_uses_the_space_that_became_free() -> None:
    """Both spaces were full; nothing is discarded."""
    t = with_contracts("contract_s2", "contract_n01", camel=2, pepper=1, silk=1).pile("contract_n36").turn(0)
    t.play("contract:contract_s2")
    assert "TakeTurn" == t.question
    assert ["contract_n01", "contract_n36"] == sorted(t.player(0).active)
    assert [] == t.under
    t = with_contracts("contract_n22", "contract_n01", camel=2, silk=3).posts(0, "pagan")
    t.contracts("pagan", "contract_n36", "contract_n35").turn(0).play("contract:contract_n22", "option:a", "option:b")
    t.play("contract:contract_n36")
    assert ["contract_n01", "contract_n36"] == sorted(t.player(0).active)


@rule("MP-16.2.9")
def test_a_contract_just_taken_may_be_completed_and_so_may_several() -> None:
    """Two contracts of the Contracts action are completed in the same turn."""
    t = with_contracts(camel=3, pepper=2, silk=2, gold=1).posts(0, "pagan")
    t.contracts("pagan", "contract_n01", "contract_n05").turn(0)
    t.play("space:contracts", "contract:contract_n01", "contract:contract_n05")
    assert "contract:contract_n01" in t.legal()
    t.stock(0, camel=4, pepper=2, silk=2, gold=1)
    t.play("contract:contract_n01", "contract:contract_n05")
    assert {"contract_n01", "contract_n05"} == t.player(0).completed
    assert 5 == t.player(0).vp
    assert {"coin": 7} == {name: n for name, n in t.player(0).stock.items() if n}


@rule("MP-16.2.10")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_points_come_first_and_the_rest_in_the_order_chosen(first: str) -> None:
    """2 coins before the contract of the pile, or the contract before the coins."""
    t = with_contracts("contract_n12", camel=2, silk=2).pile("contract_n36").turn(0).play("contract:contract_n12")
    assert 2 == t.player(0).vp
    assert (0, []) == (t.player(0).coin, t.player(0).active)
    assert ["option:a", "option:b"] == t.legal()
    t.play(f"option:{first}")
    assert ((2, []) if first == "a" else (0, ["contract_n36"])) == (t.player(0).coin, t.player(0).active)
    while t.question == "ChooseOrder":
        t.play(t.legal()[0])
    assert (2, ["contract_n36"]) == (t.player(0).coin, t.player(0).active)


@rule("MP-16.2.10")
def test_the_points_come_before_a_reward_that_asks() -> None:
    """They are on the track while the good is still to be chosen."""
    t = with_contracts("contract_n09", camel=2, pepper=3).turn(0).play("contract:contract_n09")
    assert ("GainGoods", 2) == (t.question, t.player(0).vp)


@rule("MP-25.7")
def test_which_contract_is_completed_is_chosen() -> None:
    """Both can be paid; the other one stays."""
    for name, other in (("contract_n05", "contract_s1"), ("contract_s1", "contract_n05")):
        t = with_contracts("contract_n05", "contract_s1", camel=2, silk=1, gold=1).turn(0)
        assert {"contract:contract_n05", "contract:contract_s1"} <= set(t.legal())
        t.play(f"contract:{name}")
        assert [other] == t.player(0).active


@rule("MP-25.25", "MP-11.21")
def test_a_journey_won_may_be_declined() -> None:
    """Nothing is paid, nobody moves; the points are gained and the contract is completed."""
    t = with_contracts("contract_n39", camel=9, silk=1, gold=2, jade=2, coin=9).turn(0).play("contract:contract_n39")
    while t.question == "PayCamelsInJade":
        t.play("count:0")
    assert {"answer:skip", "location:xanadu", "location:xian", "location:yangzhou"} <= set(t.legal())
    assert {} == changed(t, "answer:skip")
    assert ["beijing"] == t.player(0).figures
    assert set() == t.player(0).posts
    assert "TakeTurn" == t.question
    assert (5, {"contract_n39"}) == (t.player(0).vp, t.player(0).completed)


@rule("MP-25.25", "MP-11.20")
def test_a_journey_won_goes_along_a_path_of_choice() -> None:
    """Up to its steps, route costs paid as usual, one post at the end; fewer steps too."""
    t = with_contracts("contract_n39", camel=5, silk=1, gold=2, jade=2, coin=9).turn(0).play("contract:contract_n39")
    before = holdings(t)
    t.play("location:xian", "location:yangzhou", "answer:skip")
    assert {"camel": -2, "coin": -2} == change(before, holdings(t))
    assert ({"yangzhou"}, ["yangzhou"]) == (t.player(0).posts, t.player(0).figures)
    t = with_contracts("contract_n39", camel=5, silk=1, gold=2, jade=2, coin=9).turn(0).play("contract:contract_n39")
    t.play("location:xian", "answer:skip")
    assert {"xian"} == t.player(0).posts


@rule("MP-16.12")
def test_a_journey_won_is_carried_out_before_anything_else() -> None:
    """No other action while it is under way; its post, marker, tile and contract come before the normal action."""
    t = with_contracts("contract_s5", "contract_n05", camel=9, pepper=3, silk=1, gold=1, coin=9)
    t.outposts(yangzhou="outpost_coins").contracts("yangzhou", "contract_n35", "contract_n36").turn(0)
    t.play("contract:contract_s5")
    assert [] == bonuses(t)
    t.play("location:yangzhou", "answer:skip")
    assert {"yangzhou"} == t.player(0).posts
    assert {"benefit:yangzhou_outpost", "benefit:yangzhou_contract"} == set(t.legal())
    assert [] == bonuses(t)
    assert {"coin": 5} == changed(t, "benefit:yangzhou_outpost")
    while t.question == "ChooseBenefit":
        t.play(t.legal()[0])
    assert {"answer:skip", "contract:contract_n35", "contract:contract_n36"} == set(t.legal())
    t.play("contract:contract_n36")
    assert "TakeTurn" == t.question
    assert "contract:contract_n05" in t.legal()
    assert "space:khan" in t.legal()
    assert not t.seen()["acted"]
