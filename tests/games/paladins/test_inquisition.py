"""The Inquisition and the Townsfolk who act at it (PW-11.4, PW-12.2)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.rules import rule


def table(*suspicion: int) -> Story:
    """Players with so many Suspicion cards each and nothing else."""
    t = Story(len(suspicion))
    for seat, n in enumerate(suspicion):
        t.silver(seat, 0).provisions(seat, 0).suspicion(seat, *[1] * n)
    return t


def unpaid(t: Story) -> list[int]:
    return [p.unpaid for p in t.s.players]


def held(t: Story) -> list[int]:
    """How many Suspicion cards each player has."""
    return [len(p.suspicion) for p in t.s.players]


# -- abilities first ---------------------------------------------------------------------------------------------------


@rule("PW-11.4.1")
def test_all_crews_act_before_anybody_is_judged() -> None:
    """Peddler, Squire and Conspirator of three players are done with before the first Debt is given."""
    t = table(2, 0, 3).crew(0, "peddler_c").crew(1, "squire_b").crew(2, "conspirator_a").inquisition()
    assert (2,) == t.asked
    assert (2, 1) == (t.player(0).silver, t.player(1).track["influence"])
    assert [0, 0, 0] == unpaid(t)

    t.play("answer:yes")
    assert [1, 0, 1] == unpaid(t)
    assert [1, 0, 1] == held(t)


@rule("PW-11.4.1")
def test_only_the_townsfolk_of_the_inquisition_act() -> None:
    """The others of a crew give nothing."""
    t = table(0, 2).crew(0, "abbot_a", "architect_a", "debt_collector_a", "watchman_a", "gatekeeper_a").inquisition()
    assert {} == t.player(0).workers


@rule("PW-11.4.2")
def test_conditions_count_when_an_ability_is_resolved() -> None:
    """The Peddler finds 2 Suspicion; the Conspirators take both; then the Squire finds none."""
    t = table(2, 0).crew(0, "peddler_b", "conspirator_a", "conspirator_b", "squire_c").inquisition()
    t.play("answer:yes", "answer:yes")
    assert (2, 1) == (t.player(0).provisions, t.player(0).track["strength"])

    t = table(2, 0).crew(0, "peddler_b", "conspirator_a", "conspirator_b", "squire_c").inquisition()
    t.play("answer:yes", "answer:skip")
    assert (2, 0) == (t.player(0).provisions, t.player(0).track["strength"])


@rule("PW-11.4.2", "PW-12.2.8")
@pytest.mark.parametrize(
    "crew",
    [
        ("squire_a", "conspirator_a", "conspirator_b", "peddler_a"),
        ("conspirator_b", "peddler_a", "squire_a", "conspirator_a"),
    ],
)
def test_peddlers_come_first_then_conspirators_then_squires(crew: tuple[str, ...]) -> None:
    """Whatever the order in which they joined; only the Conspirators are asked about."""
    t = table(2, 0).crew(0, *crew).inquisition()
    assert ("MayEnact", {"labourer": 1}, 0) == (t.question, t.player(0).workers, t.player(0).track["faith"])
    assert ["answer:yes", "answer:skip"] == t.legal()

    t.play("answer:yes")
    assert ("MayEnact", 0, 1) == (t.question, t.player(0).track["faith"], len(t.player(0).suspicion))
    t.play("answer:yes")
    assert (1, 0, ()) == (t.player(0).track["faith"], len(t.player(0).suspicion), t.asked)
    assert {"labourer": 1} == t.player(0).workers


@rule("PW-11.4.3")
def test_who_has_passed_takes_part() -> None:
    """Abilities, Debts and lost Suspicion as for everybody else."""
    t = table(0, 5, 0).crew(1, "peddler_a", "conspirator_a").crew(2, "squire_a").passed(1, 2).inquisition()
    assert (1,) == t.asked

    t.play("answer:yes")
    assert [0, 1, 0] == unpaid(t)
    assert [0, 2, 0] == held(t)
    assert ({"labourer": 1}, 1) == (t.player(1).workers, t.player(2).track["faith"])


@rule("PW-11.4.10")
@pytest.mark.parametrize("active", range(4))
def test_players_are_asked_clockwise_from_the_active_one(active: int) -> None:
    """Four Conspirators cannot be: two players with one each, and two Squires that show the order."""
    crews = ["conspirator_a", "squire_a", "conspirator_b", "squire_b"]
    t = table(2, 0, 2, 0).active(active)
    for seat, card in enumerate(crews):
        t.crew(seat, card)
    t.inquisition()

    order = [(active + n) % 4 for n in range(4)]
    first, second = [seat for seat in order if seat in {0, 2}]
    assert (first,) == t.asked
    squires = [seat for seat in order[: order.index(first)] if seat in {1, 3}]
    assert {seat: int(seat in squires) for seat in (1, 3)} == {
        seat: sum(t.player(seat).track.values()) for seat in (1, 3)
    }

    t.play("answer:yes")
    assert (second,) == t.asked
    assert 1 == len(t.player(first).suspicion)


@rule("PW-11.4.10")
def test_while_workers_are_gathered_the_gathering_player_comes_first() -> None:
    """Seat 2 takes a Tavern card with a Criminal: asked are 2 and then 0, although seat 0 begins the round."""
    t = table(1, 0, 1, 0).crew(0, "conspirator_a").crew(2, "conspirator_b").first(0).tax(2).suspicion_pile(2)
    t.paladin(2, "engelier").taverns("tavern_01", "tavern_02", "tavern_04", "tavern_08", "tavern_09")
    t.gather(2).play("tavern:tavern_01")

    assert (2,) == t.asked
    t.play("answer:skip")
    assert (0,) == t.asked
    assert [1, 0, 2, 0] == held(t)
    t.play("answer:skip")
    assert [0, 0, 1, 0] == unpaid(t)


# -- Debts and Suspicion -----------------------------------------------------------------------------------------------


@rule("PW-11.4.4")
@pytest.mark.parametrize(
    ("suspicion", "debts"),
    [
        ((1, 2, 4, 3), [0, 0, 1, 0]),
        ((3, 3, 1, 0), [1, 1, 0, 0]),
        ((2, 2, 2, 2), [1, 1, 1, 1]),
        ((1, 0, 0, 0), [1, 0, 0, 0]),
    ],
)
def test_the_most_suspicion_brings_a_debt(suspicion: tuple[int, ...], debts: list[int]) -> None:
    """To the player with the most, or to all who are tied for it; it is unpaid, and only one."""
    t = table(*suspicion).inquisition()
    assert debts == unpaid(t)
    assert [0, 0, 0, 0] == [p.paid for p in t.s.players]


@rule("PW-11.4.4")
def test_cards_count_and_not_their_tax() -> None:
    """Two cards of 0 are more than one of 2."""
    t = table(0, 0).suspicion(0, 0, 0).suspicion(1, 2).inquisition()
    assert [1, 0] == unpaid(t)


@rule("PW-11.4.5")
def test_without_suspicion_nobody_gains_a_debt() -> None:
    """All are tied with none: nothing happens but the refill."""
    t = table(0, 0, 0).tax(2).inquisition()
    assert ([0, 0, 0], 6) == (unpaid(t), t.tax_supply)


@rule("PW-11.4.6")
@pytest.mark.parametrize(("held_before", "left"), [(2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_of_the_suspicion_is_discarded(held_before: int, left: int) -> None:
    """Half, rounded down, by who gained a Debt; others keep theirs."""
    t = table(held_before, 1).inquisition()
    assert [left, 1] == held(t)
    assert held_before - left == len(t.suspicion_gone)


@rule("PW-11.4.6")
def test_the_newest_suspicion_goes_first() -> None:
    """Of five the last two leave."""
    t = table(0, 0).suspicion(0, 0, 1, 2, 2, 0).inquisition()
    assert ([0, 1, 2], [0, 2]) == (t.player(0).suspicion, t.suspicion_gone)


@rule("PW-11.4.12")
def test_with_one_suspicion_there_is_a_debt_and_nothing_to_discard() -> None:
    """Half of one, rounded down, is none."""
    t = table(1, 1, 0).inquisition()
    assert ([1, 1, 0], [1, 1, 0], []) == (unpaid(t), held(t), t.suspicion_gone)


@rule("PW-11.4.8")
def test_the_card_that_caused_the_inquisition_counts() -> None:
    """2 against 2 becomes 3 against 2 with the card whose Tax emptied the supply; then 1 of the 3 leaves."""
    t = table(2, 2).tax(1).suspicion_pile(1).gain(0, {"criminal": 1})
    assert ([1, 0], [2, 2]) == (unpaid(t), held(t))


@rule("PW-11.4.11")
def test_the_judgement_counts_what_is_left_after_all_abilities() -> None:
    """5 less the Conspirator's 1 are 4, tied with the other: both gain a Debt and discard 2 of the 4."""
    t = table(5, 4).crew(0, "conspirator_a").inquisition().play("answer:yes")
    assert ([1, 1], [2, 2]) == (unpaid(t), held(t))

    t = table(3, 3).crew(1, "conspirator_a").inquisition().play("answer:yes")
    assert ([1, 0], [2, 2]) == (unpaid(t), held(t))


@rule("PW-11.4.11")
def test_even_the_last_player_can_still_escape() -> None:
    """The third player's Conspirator is used after the others' abilities and before the count."""
    t = table(2, 2, 2).crew(2, "conspirator_b").inquisition().play("answer:yes")
    assert ([1, 1, 0], [1, 1, 1]) == (unpaid(t), held(t))


# -- the Tax supply ----------------------------------------------------------------------------------------------------


@rule("PW-11.4.7")
@pytest.mark.parametrize(("seats", "amount"), [(2, 5), (3, 6), (4, 8)])
@pytest.mark.parametrize("left", [0, 2])
def test_the_tax_supply_is_filled_to_its_starting_amount(seats: int, amount: int, left: int) -> None:
    """5, 6 or 8 again, whatever was left, after the Debts; nobody pays for it."""
    t = table(*[0] * seats)
    assert amount == t.tax_supply

    t.tax(left).suspicion(0, 1, 1).inquisition()
    assert amount == t.tax_supply
    assert [0] * seats == [p.silver for p in t.s.players]
    names = t.events()
    assert names.index("inquisition-debt") < names.index("tax-refilled")


@rule("PW-11.4.9")
@pytest.mark.parametrize("left", [1, 4])
def test_an_inquisition_for_want_of_cards_fills_the_tax_supply_too(left: int) -> None:
    """The pile was empty: seat 1 gives a 0 back, which seat 0 draws; the supply is at 5."""
    t = table(0, 0).suspicion(1, 1, 0).suspicion_pile().tax(left).gain(0, {"criminal": 1})
    assert ([0], [1]) == (t.player(0).suspicion, t.player(1).suspicion)
    assert (5, 0) == (t.tax_supply, t.player(0).silver)


# -- the three Townsfolk -----------------------------------------------------------------------------------------------


@rule("PW-12.2.2")
@pytest.mark.parametrize("card", ["conspirator_a", "conspirator_b"])
def test_a_conspirator_may_discard_one_suspicion(card: str) -> None:
    """The owner decides; the newest card goes to the discards."""
    t = table(0, 0).suspicion(0, 0, 2).suspicion(1, 1, 1, 1).crew(0, card).inquisition()
    assert ["answer:yes", "answer:skip"] == t.legal()
    t.play("answer:yes")
    assert [0] == t.player(0).suspicion
    assert 2 in t.suspicion_gone

    t = table(0, 0).suspicion(0, 0, 2).suspicion(1, 1, 1, 1).crew(0, card).inquisition().play("answer:skip")
    assert [0, 2] == t.player(0).suspicion


@rule("PW-12.2.2")
def test_a_conspirator_without_suspicion_is_not_asked() -> None:
    """There is nothing to discard."""
    t = table(0, 2).crew(0, "conspirator_a").inquisition()
    assert () == t.asked


@rule("PW-12.2.4")
@pytest.mark.parametrize(
    ("card", "workers", "provisions", "silver"),
    [("peddler_a", {"labourer": 1}, 0, 0), ("peddler_b", {}, 2, 0), ("peddler_c", {}, 0, 2)],
)
def test_a_peddler_sells_with_two_suspicion(card: str, workers: dict[str, int], provisions: int, silver: int) -> None:
    """With 2 or 3 Suspicion the reward comes, with 1 or none it does not."""
    for n in (2, 3):
        t = table(n, 0).crew(0, card).inquisition()
        me = t.player(0)
        assert (workers, provisions, silver) == (me.workers, me.provisions, me.silver)
    for n in (0, 1):
        t = table(n, 0).crew(0, card).inquisition()
        me = t.player(0)
        assert ({}, 0, 0) == (me.workers, me.provisions, me.silver)


@rule("PW-12.2.5")
@pytest.mark.parametrize(
    ("card", "attribute"), [("squire_a", "faith"), ("squire_b", "influence"), ("squire_c", "strength")]
)
def test_a_squire_is_rewarded_without_suspicion(card: str, attribute: str) -> None:
    """The shown attribute rises with none, and with one Suspicion it does not."""
    t = table(0, 2).crew(0, card).inquisition()
    assert {"faith": 0, "strength": 0, "influence": 0} | {attribute: 1} == t.player(0).track

    t = table(1, 2).crew(0, card).inquisition()
    assert 0 == sum(t.player(0).track.values())


@rule("PW-12.2.6")
def test_several_of_a_kind_each_act_at_an_inquisition() -> None:
    """Three Peddlers sell, three Squires are rewarded, two Conspirators are asked."""
    t = table(3, 0).crew(0, "peddler_a", "peddler_b", "peddler_c").crew(1, "squire_a", "squire_b", "squire_c")
    t.inquisition()
    assert ({"labourer": 1}, 2, 2) == (t.player(0).workers, t.player(0).provisions, t.player(0).silver)
    assert {"faith": 1, "strength": 1, "influence": 1} == t.player(1).track

    t = table(3, 4).crew(0, "conspirator_a", "conspirator_b").inquisition().play("answer:skip", "answer:yes")
    assert ([2, 2], ()) == (held(t), t.asked)
