"""The Contracts action, discards and refills (MP-13, MP-25.22, 25.23, 25.26)."""

from __future__ import annotations

from itertools import combinations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DEPART = "answer:skip"
NO_MORE = "answer:skip"
FROM_PILE = [{"kind": "contract_from_pile", "n": 1}]
PAGAN = ("contract_n20", "contract_n21")
KABUL = ("contract_n22", "contract_n23")
LYING = {
    "karakorum": ("contract_n10", "contract_n11"),
    "yangzhou": ("contract_n12", "contract_n13"),
    "pagan": PAGAN,
    "jaipur": ("contract_n14", "contract_n15"),
    "kabul": KABUL,
}
ALL_FOUR = [*PAGAN, *KABUL]


def trader(*posts: str, dice: tuple[int, ...] = (3, 3)) -> Story:
    """A player without a coin and with posts; known contracts in all cities."""
    t = Story()
    for city, names in LYING.items():
        t.contracts(city, *names)
    return t.posts(0, *posts).stock(0).dice(0, *dice)


def act(t: Story, *tokens: str) -> Story:
    return t.use(0, "contracts", "own_3", *tokens)


def tokens(*names: str) -> set[str]:
    return {f"contract:{name}" for name in names}


# -- the action --------------------------------------------------------------------------------------------------------


@rule("MP-13.1", "MP-13.4")
@pytest.mark.parametrize("value", range(1, 7))
def test_one_die_of_any_value_takes_contracts(value: int) -> None:
    """On the empty space it costs nothing, whatever it shows."""
    t = trader("pagan", dice=(value,)).use(0, "contracts", f"own_{value}", "contract:contract_n20", NO_MORE)
    assert ([(0, value)], ["contract_n20"], 3) == (t.on("contracts"), t.player(0).active, t.player(0).coin)


@rule("MP-13.1")
def test_the_action_takes_exactly_one_die() -> None:
    """Never two."""
    t = trader("pagan", dice=(1, 6)).black(0, 2).turn(0).play("space:contracts")
    assert ["dice:own_1", "dice:own_6", "dice:black_2"] == t.legal()


@rule("MP-13.1")
def test_a_post_in_a_city_with_contracts_is_needed() -> None:
    """Not in any other city, and not where no contract is left."""
    for t in (trader(), trader("xanadu", "xian", "balkh"), trader("pagan").contracts("pagan", "none", "none")):
        assert "MP-13.1" == t.turn(0).rule("space:contracts")
    assert "space:contracts" in trader("pagan").contracts("pagan", "none", "contract_n20").turn(0).legal()


@rule("MP-13.2", "MP-25.23")
def test_one_contract_is_taken_and_perhaps_a_second() -> None:
    """The first is forced, the second is not."""
    t = act(trader("pagan", "kabul"))
    assert tokens(*ALL_FOUR) == set(t.legal())
    t.play("contract:contract_n22")
    assert {NO_MORE, *tokens("contract_n20", "contract_n21", "contract_n23")} == set(t.legal())

    t.play(NO_MORE)
    assert (["contract_n22"], 3, "TakeTurn") == (t.player(0).active, t.player(0).coin, t.question)


@rule("MP-13.2")
@pytest.mark.parametrize(("one", "two"), list(combinations(ALL_FOUR, 2)))
def test_two_contracts_come_from_one_city_or_from_two(one: str, two: str) -> None:
    """Any two of the four."""
    t = act(trader("pagan", "kabul"), f"contract:{one}", f"contract:{two}")
    assert ([one, two], 3, "TakeTurn") == (t.player(0).active, t.player(0).coin, t.question)


@rule("MP-13.2")
def test_cities_without_an_own_post_are_closed() -> None:
    """The posts of others do not help."""
    t = act(trader("pagan").posts(1, "kabul"))
    assert tokens(*PAGAN) == set(t.legal())
    assert "MP-13.2" == t.rule("contract:contract_n22")


@rule("MP-13.3")
@pytest.mark.parametrize("second", [NO_MORE, "contract:contract_n21"])
def test_three_coins_come_after_the_contracts(second: str) -> None:
    """Once, for one contract or for two; they cannot pay for the space."""
    t = act(trader("pagan"), "contract:contract_n20")
    assert 0 == t.player(0).coin
    assert 3 == t.play(second).player(0).coin

    occupied = trader("pagan").lay("contracts", 1, 1)
    assert "MP-7.8" == occupied.turn(0).rule("space:contracts")


@rule("MP-13.4")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_matters_for_occupation_only(value: int) -> None:
    """On the occupied space it costs its value; the contracts and the 3 coins are the same."""
    t = trader("pagan", dice=(value,)).lay("contracts", 1, 2).stock(0, coin=6)
    t.use(0, "contracts", f"own_{value}", "contract:contract_n20", "contract:contract_n21")
    assert (9 - value, list(PAGAN)) == (t.player(0).coin, t.player(0).active)


# -- active spaces and discards ----------------------------------------------------------------------------------------


@rule("MP-13.5")
def test_two_spaces_hold_the_active_contracts() -> None:
    """Face up: everybody sees them."""
    assert 2 == GAME.box.data["setup"]["active_contract_spaces"]
    t = act(trader("pagan").active(0, "contract_n01"), "contract:contract_n20", NO_MORE)
    assert ["contract_n01", "contract_n20"] == t.player(0).active
    assert ["contract_n01", "contract_n20"] == t.seen(1)["players"][0]["active"]
    assert ["contract_n01", "contract_n20"] == t.seen()["players"][0]["active"]


@rule("MP-13.6")
@pytest.mark.parametrize(("gone", "kept"), [("contract_n01", "contract_n02"), ("contract_n02", "contract_n01")])
def test_without_room_an_old_contract_of_choice_is_discarded(gone: str, kept: str) -> None:
    """As many as needed and no more."""
    t = act(trader("pagan").active(0, "contract_n01", "contract_n02"), "contract:contract_n20")
    assert tokens("contract_n01", "contract_n02") == set(t.legal())

    t.play(f"contract:{gone}", NO_MORE)
    assert ([kept, "contract_n20"], [gone]) == (t.player(0).active, t.under)


@rule("MP-13.7", "MP-13.6")
def test_normal_contracts_go_under_the_pile_and_starting_ones_to_the_box() -> None:
    """The pile grows by the one and not by the other."""
    t = trader("pagan").active(0, "contract_s1", "contract_n01")
    before = t.pile_size
    act(t, "contract:contract_n20", "contract:contract_s1", "contract:contract_n21", "contract:contract_n01")

    assert (list(PAGAN), ["contract_n01"], before + 1) == (t.player(0).active, t.under, t.pile_size)
    assert "contract_s1" in t.boxed
    assert "contract_n01" not in t.boxed | t.in_pile


@rule("MP-13.7", "MP-25.26")
@pytest.mark.parametrize("order", [("contract_n01", "contract_n02"), ("contract_n02", "contract_n01")])
def test_two_discards_go_under_the_pile_in_the_order_chosen(order: tuple[str, str]) -> None:
    """The first discarded lies above the second, and both below what lay there."""
    t = trader("pagan").active(0, "contract_n01", "contract_n02")
    act(t, "contract:contract_n20", f"contract:{order[0]}", "contract:contract_n21", f"contract:{order[1]}")
    assert list(order) == t.under

    t.pile("contract_n05").end_turn()
    assert ["contract_n05", order[0]] == t.contracts_in("pagan")
    assert [order[1]] == t.under


@rule("MP-13.8")
def test_a_contract_just_taken_is_not_discarded() -> None:
    """Who takes two ends with exactly these."""
    t = act(trader("pagan").active(0, "contract_n01", "contract_n02"), "contract:contract_n20", "contract:contract_n02")
    t.play("contract:contract_n21")
    assert ["contract:contract_n01"] == t.legal()
    t.play("contract:contract_n01")
    assert list(PAGAN) == t.player(0).active


@rule("MP-13.8")
@pytest.mark.parametrize("before", [[], ["contract_n01"], ["contract_s1"], ["contract_s1", "contract_n01"]])
def test_two_contracts_taken_are_the_two_active_ones(before: list[str]) -> None:
    """Whatever was there before."""
    t = act(trader("pagan").active(0, *before), "contract:contract_n20")
    while t.question != "TakeTurn":
        t.play("contract:contract_n21" if t.question == "TakeContract" else t.legal()[0])
    assert (list(PAGAN), 3) == (t.player(0).active, t.player(0).coin)


@rule("MP-13.9")
def test_with_room_nothing_is_discarded() -> None:
    """Neither in the action nor at any other moment of the turn."""
    t = trader("pagan").active(0, "contract_n01").turn(0)
    assert "MP-16.2.2" == t.rule("contract:contract_n01")
    t.play("space:contracts", "contract:contract_n20")
    assert ("TakeContract", "contract:contract_n01" in t.legal()) == (t.question, False)
    t.play(NO_MORE)
    assert (["contract_n01", "contract_n20"], []) == (t.player(0).active, t.told("contract-discarded"))


@rule("MP-13.10")
def test_an_active_contract_is_worth_nothing_until_completed() -> None:
    """Not when it is taken, not at the end; completed it pays."""
    t = trader().character(0, "mongke_khan")
    assert t.score(0) == t.active(0, "contract_n36", "contract_n34").score(0) == 0
    t = act(trader("pagan"), "contract:contract_n20", NO_MORE)
    assert (0, 3) == (t.player(0).vp, t.player(0).coin)

    t.stock(0, camel=2, silk=1, gold=2).play("contract:contract_n20")
    assert (5, 4, {"contract_n20"}) == (t.player(0).vp, t.player(0).coin, t.player(0).completed)


# -- refills -----------------------------------------------------------------------------------------------------------


@rule("MP-13.11")
def test_nothing_is_refilled_during_the_action() -> None:
    """Both contracts come from what was face up."""
    t = act(trader("pagan").pile("contract_n05"), "contract:contract_n20")
    assert (["none", "contract_n21"], {"contract_n05"}) == (t.contracts_in("pagan"), t.in_pile)
    assert {NO_MORE, "contract:contract_n21"} == set(t.legal())


@rule("MP-13.12")
def test_empty_spaces_are_filled_at_the_end_of_the_turn() -> None:
    """Not before: the player who took them has the rest of the turn."""
    t = act(trader("pagan"), "contract:contract_n20", "contract:contract_n21")
    before = t.pile_size
    assert ["none", "none"] == t.contracts_in("pagan")

    t.end_turn()
    assert "none" not in t.contracts_in("pagan")
    assert (before - 2, 10) == (t.pile_size, sum(bool(lies["card"]) for lies in t.seen()["contracts"]))
    assert not set(t.contracts_in("pagan")) & set(t.player(0).active)


@rule("MP-13.12")
def test_the_next_player_finds_all_spaces_filled() -> None:
    """At the start of every turn."""
    t = trader("pagan", dice=(3,)).dice(1, 4).stock(1, coin=4).posts(1, "pagan").pile("contract_n05", "contract_n06")
    t.turns(0).play("space:contracts", "contract:contract_n20", "contract:contract_n21")
    assert ((1,), {"contract_n05", "contract_n06"}) == (t.asked, set(t.contracts_in("pagan")))
    t.play("space:contracts")
    assert tokens("contract_n05", "contract_n06") == set(t.legal())


@rule("MP-13.13")
def test_an_empty_pile_leaves_spaces_empty() -> None:
    """Also for the turns after."""
    t = act(trader("pagan").pile(), "contract:contract_n20", NO_MORE).end_turn()
    assert ["none", "contract_n21"] == t.contracts_in("pagan")
    t.dice(1, 2).use(1, "khan", "own_2").end_turn()
    assert ["none", "contract_n21"] == t.contracts_in("pagan")


@rule("MP-13.14")
def test_spaces_are_filled_in_the_order_of_the_map_list() -> None:
    """Pagan comes before Kabul, whatever was emptied first; then the pile is empty."""
    cities = [place["id"] for place in GAME.box.data["locations"] if place["contract_slots"]]
    assert cities.index("pagan") < cities.index("kabul")
    t = act(trader("pagan", "kabul").pile("contract_n05"), "contract:contract_n22", "contract:contract_n20").end_turn()
    assert (["contract_n05", "contract_n21"], ["none", "contract_n23"]) == (
        t.contracts_in("pagan"),
        t.contracts_in("kabul"),
    )


@rule("MP-13.15")
def test_a_post_of_this_turn_is_enough() -> None:
    """Placed by a completed contract, used by the Contracts action of the same turn."""
    t = trader(dice=(3,)).no_outposts().figure(0, "lhasa").active(0, "contract_s5").stock(0, camel=1, pepper=3, coin=4)
    t.turn(0)
    assert "space:contracts" not in t.legal()
    t.play(
        "contract:contract_s5", "location:pagan", DEPART, NO_MORE, "space:contracts", "contract:contract_n20", NO_MORE
    )
    assert (["contract_n20"], 3) == (t.player(0).active, t.player(0).coin)


@rule("MP-13.16")
def test_a_discard_may_come_back_with_the_refill() -> None:
    """With an empty pile the contract discarded is the next one drawn."""
    t = trader("pagan").active(0, "contract_n01", "contract_n02").pile()
    act(t, "contract:contract_n20", "contract:contract_n02", NO_MORE).end_turn()
    assert (["contract_n02", "contract_n21"], []) == (t.contracts_in("pagan"), t.under)


# -- decisions ---------------------------------------------------------------------------------------------------------


@rule("MP-25.22")
@pytest.mark.parametrize("gone", ["contract_n01", "contract_s1", "contract_n05"])
def test_of_a_drawn_contract_and_two_old_ones_any_is_discarded(gone: str) -> None:
    """Old A, old B or the new one; one of them must go."""
    t = trader().active(0, "contract_s1", "contract_n01").pile("contract_n05").gain(0, FROM_PILE)
    assert tokens("contract_s1", "contract_n01", "contract_n05") == set(t.legal())

    t.play(f"contract:{gone}")
    assert {"contract_s1", "contract_n01", "contract_n05"} - {gone} == set(t.player(0).active)
    assert ([gone] if gone != "contract_s1" else []) == t.under


@rule("MP-25.22")
def test_with_room_the_drawn_contract_is_kept_without_a_question() -> None:
    """There is nothing to decide."""
    t = trader().active(0, "contract_s1").pile("contract_n05").gain(0, FROM_PILE)
    assert (["contract_s1", "contract_n05"], "") == (t.player(0).active, t.question)


@rule("MP-25.23")
def test_the_second_contract_brings_its_own_discard() -> None:
    """First contract, its discard; second contract, the other old one."""
    t = act(trader("pagan", "kabul").active(0, "contract_n01", "contract_n02"))
    assert NO_MORE not in t.legal()
    t.play("contract:contract_n23", "contract:contract_n01")
    assert {NO_MORE, *tokens("contract_n20", "contract_n21", "contract_n22")} == set(t.legal())
    t.play("contract:contract_n20")
    assert tokens("contract_n02") == set(t.legal())
    t.play("contract:contract_n02")
    assert (["contract_n23", "contract_n20"], ["contract_n01", "contract_n02"]) == (t.player(0).active, t.under)


@rule("MP-25.26")
def test_who_discards_two_chooses_the_order() -> None:
    """With the first contract taken the first goes under, of either kind."""
    t = act(trader("pagan").active(0, "contract_n01", "contract_n02"), "contract:contract_n20")
    assert tokens("contract_n01", "contract_n02") == set(t.legal())
    t.play("contract:contract_n02", "contract:contract_n21")
    t.play("contract:contract_n01")
    assert ["contract_n02", "contract_n01"] == t.under
