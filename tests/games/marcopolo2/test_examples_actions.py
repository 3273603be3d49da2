"""The worked examples of the rules, from the books to Baghdad (MP-26.1 to 26.12)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.story import Story
from tests.rules import rule

BLUE, RED = 0, 1
DEPART = "answer:skip"
NO_CONTRACT = "answer:skip"


def go(*locations: str) -> list[str]:
    return [f"location:{location}" for location in locations] + [DEPART]


def owned(t: Story, seat: int = BLUE) -> dict[str, int]:
    """What a player owns, zeros left out."""
    return {name: n for name, n in t.player(seat).stock.items() if n}


@rule("MP-26.1", "MP-8.4", "MP-8.5")
def test_the_free_offer_of_book_one() -> None:
    """1 jade and 2 pepper for nothing."""
    t = Story().stock(BLUE, coin=4).dice(BLUE, 2).use(BLUE, "book_1", "own_2", "offer:left")
    assert {"coin": 4, "jade": 1, "pepper": 2} == owned(t)
    assert [] == t.told("paid")


@rule("MP-26.2", "MP-9.1", "MP-9.3")
def test_a_three_then_a_four_in_the_favour_of_the_khan() -> None:
    """A 2 after the 3 is illegal, a 4 is not; both take 4 coins and 2 camels."""
    t = Story(4).stock(BLUE).stock(RED).dice(BLUE, 3).dice(RED, 2)
    assert [] == t.khan
    t.use(BLUE, "khan", "own_3").end_turn()
    assert {"coin": 4, "camel": 2} == owned(t)
    assert "MP-9.3" == t.turn(RED).rule("space:khan")

    t.s.stack.clear()
    t.dice(RED, 4).use(RED, "khan", "own_4")
    assert {"coin": 4, "camel": 2} == owned(t, RED)
    assert [(BLUE, 3), (RED, 4)] == t.khan


@rule("MP-26.3", "MP-12.7")
def test_the_marker_with_a_camel_and_three_coins() -> None:
    """At once, and the same again at the start of the next round; the marker stays."""
    t = Story().no_outposts().markers(xian="marker_camel_coins").figure(BLUE, "yangzhou").stock(BLUE, coin=2)
    t.dice(BLUE, 1, 1).use(BLUE, "travel_middle", "own_1+own_1", *go("xian")).end_turn()
    assert ({"camel": 1, "coin": 3}, "marker_camel_coins") == (owned(t), t.marker("xian"))

    t.bonuses(BLUE)
    assert ({"camel": 2, "coin": 6}, "marker_camel_coins") == (owned(t), t.marker("xian"))


@rule("MP-26.3", "MP-12.7")
def test_the_marker_pays_within_the_real_start_of_a_round() -> None:
    """All of round 2 is begun; nobody else gets anything from the marker."""
    t = Story().markers(xian="marker_camel_coins").posts(BLUE, "xian").new_round()
    assert [(BLUE, 3, 1)] == t.told("marker-bonus")
    assert ["xian"] == t.seen()["players"][BLUE]["posts"]
    assert 2 == t.this_round


@rule("MP-26.4", "MP-12.8")
def test_a_city_card_waits_for_the_next_turn() -> None:
    """The post was placed by a completed contract of the same turn."""
    t = Story().no_outposts().active(BLUE, "contract_s5").stock(BLUE, camel=1, pepper=3, coin=2).dice(BLUE, 4, 5)
    space = t.card_spaces("xanadu")[0]
    t.card(space, "double_coins").turn(BLUE).play("contract:contract_s5", *go("xanadu"))
    assert {"xanadu"} == t.player(BLUE).posts
    assert "MP-15.1" == t.rule(f"space:{space}")

    t.play("space:khan", "dice:own_4").end_turn().stock(BLUE).use(BLUE, space, "own_5")
    assert {"coin": 10} == owned(t)


@rule("MP-26.5", "MP-12.9")
def test_a_contract_city_gives_a_contract_now_and_contracts_later() -> None:
    """One of two at once, refilled at the end of the turn; later with the Contracts action."""
    t = Story().no_outposts().contracts("karakorum", "contract_n10", "contract_n11")
    t.contracts("yangzhou", "contract_n20", "contract_n21").pile("contract_n05")
    t.stock(BLUE, coin=3).dice(BLUE, 1, 1, 6).use(BLUE, "travel_middle", "own_1+own_1", *go("yangzhou"))
    assert {NO_CONTRACT, "contract:contract_n20", "contract:contract_n21"} == set(t.legal())
    t.play("contract:contract_n21")
    assert (["contract_n21"], ["contract_n20", "none"]) == (t.player(BLUE).active, t.contracts_in("yangzhou"))

    t.end_turn()
    assert ["contract_n20", "contract_n05"] == t.contracts_in("yangzhou")
    t.use(BLUE, "contracts", "own_6")
    assert {"contract:contract_n20", "contract:contract_n05"} == set(t.legal())


@rule("MP-26.6", "MP-12.10")
def test_a_special_city_with_three_camels() -> None:
    """The camels at once; the action from the next turn on."""
    t = Story().no_outposts().markers(hormuz="marker_camels").figure(BLUE, "oasis_khorasan")
    t.stock(BLUE, coin=2).dice(BLUE, 1, 1, 5).use(BLUE, "travel_middle", "own_1+own_1", *go("hormuz"))
    assert ({"camel": 3}, {"hormuz"}) == (owned(t), t.player(BLUE).posts)
    assert "space:hormuz" not in t.legal()

    t.end_turn().use(BLUE, "hormuz", "own_5")
    assert {"camel": 3, "pepper": 3, "jade": 1} == owned(t)


@rule("MP-26.7", "MP-11.2", "MP-11.8", "MP-11.15", "MP-24.2")
def test_from_yangzhou_to_pagan_with_the_middle_space() -> None:
    """Dice 3 and 5: up to three locations for 5 coins and 5 camels; a post in Pagan only."""
    t = Story().no_outposts().figure(BLUE, "yangzhou").stock(BLUE, coin=5, camel=5).dice(BLUE, 3, 5)
    t.use(BLUE, "travel_middle", "own_3+own_5", "location:fuzhou", "location:oasis_yunnan", "location:pagan")
    assert [DEPART] == t.legal()
    t.play(DEPART, NO_CONTRACT)
    assert ({}, ["pagan"], {"pagan"}) == (owned(t), t.player(BLUE).figures, t.player(BLUE).posts)


@rule("MP-26.7", "MP-11.4")
def test_three_locations_and_no_fourth() -> None:
    """However rich the traveller is."""
    t = Story().figure(BLUE, "yangzhou").stock(BLUE, coin=50, camel=50).dice(BLUE, 3, 5)
    t.use(BLUE, "travel_middle", "own_3+own_5", "location:fuzhou", "location:oasis_yunnan", "location:pagan")
    assert [DEPART] == t.legal()


@rule("MP-26.8", "MP-11.16", "MP-11.18")
@pytest.mark.parametrize("extra", ["fuzhou", None])
def test_the_same_journey_from_the_upper_space(extra: str | None) -> None:
    """A post in Fuzhou as well, if blue likes; Pagan gives its bonuses and Fuzhou none."""
    t = Story().no_outposts().outposts(pagan="outpost_gold", fuzhou="outpost_silk").figure(BLUE, "yangzhou")
    t.contracts("pagan", "contract_n20", "contract_n21").stock(BLUE, coin=5, camel=5).dice(BLUE, 3, 5, 5)
    t.use(BLUE, "travel_upper", "own_3+own_5+own_5", *go("fuzhou", "oasis_yunnan", "pagan"))
    assert ("PlaceExtraPost", [DEPART, "location:fuzhou"]) == (t.question, t.legal())

    t.play(f"location:{extra}" if extra else DEPART, "benefit:pagan_outpost", "contract:contract_n20")
    assert ({"gold": 2}, ["contract_n20"]) == (owned(t), t.player(BLUE).active)
    assert ({"pagan", extra} if extra else {"pagan"}) == t.player(BLUE).posts
    assert (None, "outpost_silk") == (t.outpost("pagan"), t.outpost("fuzhou"))


@rule("MP-26.9", "MP-13.1", "MP-13.2", "MP-13.3")
def test_two_of_four_contracts_and_three_coins() -> None:
    """From two contract cities, with any die on the empty space."""
    lying = ["contract_n20", "contract_n21", "contract_n22", "contract_n23"]
    t = Story().contracts("pagan", *lying[:2]).contracts("kabul", *lying[2:]).posts(BLUE, "pagan", "kabul")
    t.stock(BLUE).dice(BLUE, 1).use(BLUE, "contracts", "own_1")
    assert {f"contract:{name}" for name in lying} == set(t.legal())

    t.play("contract:contract_n21", "contract:contract_n22")
    assert (["contract_n21", "contract_n22"], {"coin": 3}) == (t.player(BLUE).active, owned(t))


@rule("MP-26.10", "MP-13.6", "MP-13.7")
def test_contract_a_goes_under_the_pile() -> None:
    """The new contract takes its place."""
    t = Story().contracts("pagan", "contract_n20", "contract_n21").posts(BLUE, "pagan").dice(BLUE, 1, 1)
    t.active(BLUE, "contract_n01", "contract_s2").use(BLUE, "contracts", "own_1", "contract:contract_n20")
    t.play("contract:contract_n01", NO_CONTRACT)
    assert ({"contract_s2", "contract_n20"}, ["contract_n01"]) == (set(t.player(BLUE).active), t.under)


@rule("MP-26.11", "MP-14.2", "MP-14.3")
@pytest.mark.parametrize("other", [False, True])
def test_hormuz_once_with_blue_and_again_with_black(other: bool) -> None:
    """A second blue die is illegal; a black one is legal if the second space is free."""
    t = Story().posts(BLUE, "hormuz").stock(BLUE).dice(BLUE, 2, 6).use(BLUE, "hormuz", "own_2").end_turn()
    assert {"pepper": 3, "jade": 1} == owned(t)
    assert "MP-7.5" == t.turn(BLUE).rule("space:hormuz")

    t.s.stack.clear()
    if other:
        t.lay("hormuz", RED, 4)
    t.black(BLUE, 3).turn(BLUE)
    assert ("space:hormuz" in t.legal()) != other
    if other:
        assert "MP-14.3" == t.rule("space:hormuz")
    else:
        assert 6 == t.play("space:hormuz").player(BLUE).pepper


@rule("MP-26.12", "MP-14.4", "MP-14.5")
def test_baghdad_with_the_improved_seal_of_the_jewelers() -> None:
    """A 3: the fixed reward and the 2 camels once."""
    t = Story().posts(BLUE, "baghdad").seals(BLUE, improved=("jewelers",)).stock(BLUE).dice(BLUE, 3)
    assert {"gold": 2, "jade": 1, "camel": 2} == owned(t.use(BLUE, "baghdad", "own_3"))
