"""Tax, Suspicion and Debts (PW-11.1 to PW-11.3)."""

from __future__ import annotations

import json

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule


def table(seats: int = 2) -> Story:
    """Players without Silver, 5 (6, 8) in the Tax supply."""
    t = Story(seats)
    for seat in range(seats):
        t.silver(seat, 0).provisions(seat, 0)
    return t


# -- Tax ---------------------------------------------------------------------------------------------------------------


@rule("PW-11.1.1", "PW-12.1.7")
@pytest.mark.parametrize("amount", [1, 2])
def test_tax_is_silver_from_the_tax_supply(amount: int) -> None:
    """What the player gains the Tax supply loses."""
    t = table().gain(0, {"tax": amount})

    assert (amount, 5 - amount) == (t.player(0).silver, t.tax_supply)
    assert 0 == t.player(1).silver


@rule("PW-11.1.1")
def test_silver_that_is_no_tax_leaves_the_tax_supply_alone() -> None:
    """Plain Silver comes from the main supply."""
    t = table().gain(0, {"silver": 4})
    assert (4, 5) == (t.player(0).silver, t.tax_supply)


@rule("PW-11.1.2")
def test_tax_is_taken_without_a_question() -> None:
    """Even where the last Silver leads to an Inquisition against the player, nobody may decline."""
    t = table().tax(1).suspicion(0, 1, 1).gain(0, {"tax": 1})

    assert () == t.asked
    assert (1, 1) == (t.player(0).silver, t.player(0).unpaid)


@rule("PW-11.1.3")
def test_what_the_tax_supply_lacks_comes_from_the_main_supply() -> None:
    """1 in the supply, 2 to take: the player has 2 all the same."""
    t = table().tax(1).gain(0, {"tax": 2})
    assert 2 == t.player(0).silver


@rule("PW-11.1.4")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_silver_brings_the_inquisition(left: int) -> None:
    """At once, after the whole amount; with one Silver left in the supply there is none."""
    t = table().tax(left).suspicion(1, 0).gain(0, {"tax": 2})
    assert 2 == t.player(0).silver
    assert 1 == t.events().count("inquisition-begins")
    assert t.events().index("tax-taken") < t.events().index("inquisition-begins")
    assert 1 == t.player(1).unpaid

    t = table().tax(3).suspicion(1, 0).gain(0, {"tax": 2})
    assert (1, 0) == (t.tax_supply, t.player(1).unpaid)
    assert "inquisition-begins" not in t.events()


@rule("PW-11.1.4")
def test_the_inquisition_comes_before_the_rest_of_a_reward() -> None:
    """The Barbarian gives Influence, 1 Tax, 1 Provision: the Conspirator is asked between Tax and Provision."""
    t = table().tax(1).crew(1, "conspirator_a").suspicion(1, 1).outsiders("viking_barbarian", *[NONE] * 5)
    t.workers(0, scout=1, labourer=1, fighter=1).track(0, strength=1)
    t.act(0, "attack", "scout+labourer+fighter", "outsider:viking_barbarian")
    assert ((1,), "MayEnact") == (t.asked, t.question)
    assert (1, 1, 0) == (t.player(0).track["influence"], t.player(0).silver, t.player(0).provisions)

    t.play("answer:skip")
    assert 1 == t.player(0).provisions


@rule("PW-11.1.5")
def test_several_tax_icons_are_one_amount() -> None:
    """2 Tax with 1 left: the second comes from the main supply, and the supply is full after the Inquisition."""
    t = table().tax(1).town(NONE, NONE, NONE, NONE, "architect_c").workers(0, labourer=1)
    t.act(0, "recruit", "labourer", "townsfolk:architect_c")

    assert (2, 5) == (t.player(0).silver, t.tax_supply)
    assert 1 == t.events().count("inquisition-begins")


@rule("PW-11.1.6")
def test_tax_taken_inside_an_inquisition_comes_from_the_main_supply() -> None:
    """While a Conspirator is asked, Tax leaves the Tax supply as it is and brings no second Inquisition."""
    t = table().tax(2).crew(0, "conspirator_a").suspicion(0, 1).inquisition()
    assert "MayEnact" == t.question
    t.gain(0, {"tax": 2})
    assert (2, 2) == (t.player(0).silver, t.tax_supply)

    t.play("answer:skip")
    assert 1 == t.events().count("inquisition-begins")
    assert 5 == t.tax_supply


@rule("PW-11.1.6")
def test_no_townsfolk_takes_tax_at_an_inquisition() -> None:
    """None of the cards that act at an Inquisition says Tax."""
    for card in GAME.box.data["townsfolk"]:
        for moment in card["moments"]:
            assert moment["on"] != "inquisition" or "tax" not in json.dumps(moment)


# -- Suspicion ---------------------------------------------------------------------------------------------------------


@rule("PW-11.2.1")
def test_every_criminal_gained_draws_a_suspicion() -> None:
    """One card for one, two for two; for no other worker any."""
    t = table().suspicion_pile(0, 0, 0).gain(0, {"criminal": 1})
    assert ({"criminal": 1}, [0]) == (t.player(0).workers, t.player(0).suspicion)

    t.gain(0, {"criminal": 2})
    assert ({"criminal": 3}, [0, 0, 0]) == (t.player(0).workers, t.player(0).suspicion)

    t = table().gain(0, {"labourer": 1, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1})
    assert ([], 24) == (t.player(0).suspicion, t.cards_left["suspicion"])


@rule("PW-11.2.1")
def test_criminals_of_a_tavern_card_draw_suspicion() -> None:
    """Fighter, Scout and two Criminals: two cards."""
    t = table().paladin(0, "oliver").taverns("tavern_12", "tavern_18", "tavern_19").suspicion_pile(0, 0, 0).gather(0)
    t.play("tavern:tavern_12")
    assert [0, 0] == t.player(0).suspicion


@rule("PW-11.2.2")
def test_the_newest_suspicion_lies_on_top_for_all_to_see() -> None:
    """A 2 on the 0 and the 1; the other player and a spectator see the same stack as the owner."""
    t = table().suspicion(0, 0, 1).suspicion_pile(2)
    before = GAME.show(t.s, 1)
    t.gain(0, {"criminal": 1})
    assert [0, 1, 2] == t.player(0).suspicion

    own, other, spectator = (GAME.show(t.s, seat)["players"][0]["suspicion"] for seat in (0, 1, NOBODY))
    assert own == other == spectator
    assert own != before["players"][0]["suspicion"]


@rule("PW-11.2.3")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_the_tax_on_the_card_is_taken(value: int) -> None:
    """0, 1 or 2 Silver from the Tax supply."""
    t = table().suspicion_pile(value).gain(0, {"criminal": 1})
    assert (value, 5 - value) == (t.player(0).silver, t.tax_supply)


@rule("PW-11.2.4")
def test_suspicion_cards_are_resolved_one_by_one() -> None:
    """The first card empties the supply: the Inquisition counts one new card, the second comes after it."""
    t = table().tax(2).suspicion(1, 0, 0).suspicion_pile(2, 2).gain(0, {"criminal": 2})

    assert (1, 0) == (t.player(1).unpaid, t.player(0).unpaid)
    assert [2, 2] == t.player(0).suspicion
    assert (4, 3) == (t.player(0).silver, t.tax_supply)


@rule("PW-11.2.4")
def test_an_inquisition_stands_between_two_suspicion_cards() -> None:
    """While the Conspirator of the other player is asked, one Criminal's card is drawn and the other is not."""
    t = table().tax(2).suspicion(1, 0, 0).suspicion_pile(2, 2).crew(1, "conspirator_b").gain(0, {"criminal": 2})
    assert (1,) == t.asked
    assert [2] == t.player(0).suspicion

    t.play("answer:skip")
    assert [2, 2] == t.player(0).suspicion


@rule("PW-11.2.5")
def test_the_discards_become_the_pile_when_a_card_must_be_drawn() -> None:
    """Not when the last card leaves the pile, but at the next draw."""
    t = table().suspicion_pile(0).suspicion_discards(1, 1).gain(0, {"criminal": 1})
    assert (0, [1, 1]) == (t.cards_left["suspicion"], t.suspicion_gone)

    t.gain(0, {"criminal": 1})
    assert [0, 1] == t.player(0).suspicion
    assert (1, []) == (t.cards_left["suspicion"], t.suspicion_gone)
    assert "inquisition-begins" not in t.events()


@rule("PW-11.2.6")
def test_without_any_card_an_inquisition_comes_first() -> None:
    """Seat 1 gains a Debt and gives 2 of 4 cards back; one of those is then drawn by seat 0."""
    t = table().suspicion(1, 0, 0, 2, 2).suspicion_pile().suspicion_discards().gain(0, {"criminal": 1})

    assert (1, [0, 0]) == (t.player(1).unpaid, t.player(1).suspicion)
    assert [2] == t.player(0).suspicion
    assert 1 == t.cards_left["suspicion"]
    assert (2, 3) == (t.player(0).silver, t.tax_supply)
    told = t.events()
    assert 1 == told.count("inquisition-begins")
    assert told.index("inquisition-begins") < told.index("suspicion-drawn")


@rule("PW-11.2.7")
@pytest.mark.parametrize("held", [(), (2,)])
def test_with_no_card_at_all_none_is_drawn(held: tuple[int, ...]) -> None:
    """The Inquisition brings no card back: the Criminal comes alone, and the game goes on."""
    t = table().suspicion(1, *held).suspicion_pile().suspicion_discards().gain(0, {"criminal": 1})

    assert ({"criminal": 1}, []) == (t.player(0).workers, t.player(0).suspicion)
    assert (0, ()) == (t.player(0).silver, t.asked)
    assert 1 == t.events().count("inquisition-begins")


@rule("PW-11.2.7")
def test_with_twenty_four_cards_among_four_players_some_come_back() -> None:
    """6 each: all four give 3 back, and the card is drawn."""
    t = table(4).suspicion(0, 0, 0, 0, 0, 0, 0).suspicion(1, 1, 1, 1, 1, 1, 1)
    t.suspicion(2, 2, 2, 2, 2, 2, 2).suspicion(3, 1, 1, 2, 2, 2, 2).gain(0, {"criminal": 1})

    assert [4, 3, 3, 3] == [len(t.player(seat).suspicion) for seat in range(4)]
    assert 11 == t.cards_left["suspicion"]


@rule("PW-11.2.8", "PW-12.1.8")
def test_the_newest_suspicion_is_removed_to_the_discards() -> None:
    """One leaves, then two; each time those gained last."""
    t = table().suspicion(0, 2, 1, 0, 1).gain(0, [{"kind": "remove_suspicion", "n": 1}])
    assert ([2, 1, 0], [1]) == (t.player(0).suspicion, t.suspicion_gone)

    t.gain(0, [{"kind": "remove_suspicion", "n": 2}])
    assert ([2], [0, 1, 1]) == (t.player(0).suspicion, t.suspicion_gone)
    assert (0, 5) == (t.player(0).silver, t.tax_supply)


@rule("PW-11.2.9")
def test_twenty_four_suspicion_cards() -> None:
    """6 of 0, 8 of 1, 10 of 2; all of them are drawn when all are asked for."""
    copies = {card["id"]: card["copies"] for card in GAME.box.data["suspicion_cards"]}
    assert {"suspicion_0": 6, "suspicion_1": 8, "suspicion_2": 10} == copies
    assert 24 == Story().cards_left["suspicion"]

    drawn = []
    t = table()
    for _ in range(24):
        drawn += t.tax(9).gain(0, {"criminal": 1}).player(0).suspicion[-1:]
    assert [6, 8, 10] == [drawn.count(value) for value in (0, 1, 2)]


@rule("PW-11.2.10")
def test_suspicion_is_drawn_when_its_criminal_comes() -> None:
    """Provision, Criminal, Labourer: at the Inquisition the Provision is there and the Labourer is not."""
    t = table().tax(2).crew(1, "conspirator_a").suspicion(1, 0).suspicion_pile(2)
    t.gain(0, {"provision": 1, "criminal": 1, "labourer": 1})
    assert (1,) == t.asked
    assert ([2], 1) == (t.player(0).suspicion, t.player(0).provisions)
    assert {"criminal": 1} == t.player(0).workers

    t.play("answer:yes")
    assert {"labourer": 1, "criminal": 1} == t.player(0).workers


# -- Debts -------------------------------------------------------------------------------------------------------------


@rule("PW-11.3.1")
def test_a_gained_debt_is_unpaid() -> None:
    """The Royal Loan brings one; it costs and gives no Silver."""
    t = table().favours("favour_loan").workers(0, labourer=1).turn(0).play("favour:favour_loan")
    assert (1, 0, 0) == (t.player(0).unpaid, t.player(0).paid, t.player(0).silver)


@rule("PW-11.3.2", "PW-12.1.10")
def test_paying_a_debt_flips_it_for_nothing() -> None:
    """One of two is on the paid side then; a player without Silver pays as well."""
    t = table().debts(0, unpaid=2).gain(0, [{"kind": "pay_debt", "n": 1}])
    assert (1, 1, 0) == (t.player(0).unpaid, t.player(0).paid, t.player(0).silver)

    t.silver(0, 4).gain(0, [{"kind": "pay_debt", "n": 1}])
    assert (0, 2, 4) == (t.player(0).unpaid, t.player(0).paid, t.player(0).silver)


@rule("PW-11.3.3", "PW-12.1.9")
def test_a_destroyed_debt_goes_back() -> None:
    """One unpaid Debt leaves the player; paid ones cannot be destroyed."""
    t = table().debts(0, unpaid=2, paid=1).gain(0, [{"kind": "destroy_debt", "n": 1}])
    assert (1, 1) == (t.player(0).unpaid, t.player(0).paid)

    t.gain(0, [{"kind": "destroy_debt", "n": 1}]).gain(0, [{"kind": "destroy_debt", "n": 1}])
    assert (0, 1) == (t.player(0).unpaid, t.player(0).paid)


@rule("PW-11.3.4")
def test_debts_score_at_the_end() -> None:
    """-3 for each unpaid one, 1 for each paid one."""
    t = table()
    assert 0 == t.score(0)
    assert -3 == t.debts(0, unpaid=1).score(0)
    assert -9 == t.debts(0, unpaid=3).score(0)
    assert 2 == t.debts(0, paid=2).score(0)
    assert -4 == t.debts(0, unpaid=2, paid=2).score(0)
