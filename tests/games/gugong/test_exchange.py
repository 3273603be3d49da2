"""Exchanging gifts and performing actions (sections 5.2 to 5.5 of the rules)."""

from __future__ import annotations

import json

import pytest

from caravanserai.core import play
from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from tests.games.gugong.dealt import dealt
from tests.games.gugong.story import Story
from tests.rules import rule

DATA = GAME.box.data
GIFT_CARDS = {gift["id"]: gift for gift in DATA["gift_cards"]}
PAYMENT = {"payment:servants", "payment:no-action"}


def offer(card: str, place: str, lying: str, *others: str, seats: int = 2) -> Story:
    """Seat 0 is about to give a card at a place where another lies."""
    return Story(seats).gift(place, lying).hand(0, card, *others).discard(0)


def give(t: Story, card: str, place: str) -> Story:
    return t.turn(0).play(f"gift:{card}", f"place:{place}")


def is_free(t: Story) -> bool:
    return not PAYMENT & t.choices()


# The exchange


@rule("GG-5.2.1", "GG-5.2.2")
def test_the_card_given_lies_open_and_the_card_taken_goes_to_the_pile() -> None:
    """The own card lies at the location; the other is on the discard pile and not in the hand."""
    t = offer("set1_7", "palace", "board_3", "set1_2").turn(0)
    assert {"gift:set1_7", "gift:set1_2"} == t.choices()
    t.play("gift:set1_7")
    assert {f"place:{place}" for place in t.gifts} == t.choices()
    t.play("place:palace")
    assert "set1_7" == t.gifts["palace"]
    assert ({"set1_2"}, {"board_3"}) == (t.player(0).hand, t.player(0).discard)


@rule("GG-5.2.3")
@pytest.mark.parametrize(
    ("card", "lying", "free"),
    [
        ("set1_7", "board_6", True),
        ("set1_7", "board_7", False),
        ("set1_6", "board_7", False),
        ("set3_9", "set2_8", True),
    ],
)
def test_a_higher_gift_is_free(card: str, lying: str, free: bool) -> None:
    """Higher is free; equal and lower are not."""
    assert free == is_free(give(offer(card, "palace", lying), card, "palace"))


@rule("GG-5.2.4")
@pytest.mark.parametrize("lying", ["board_4", "board_7"])
def test_a_lesser_or_equal_gift_has_three_ways(lying: str) -> None:
    """Two servants, another card, or no action."""
    t = give(offer("set1_4", "palace", lying, "set1_2", "set1_7").servants(0, 6), "set1_4", "palace")
    assert PAYMENT | {"gift:set1_2", "gift:set1_7"} == t.choices()


@rule("GG-5.2.4")
def test_paying_with_two_servants() -> None:
    """Two go from the pool to the supply; the gift is exchanged and the actions follow."""
    t = give(offer("set1_7", "palace", "set2_8").servants(0, 6), "set1_7", "palace").play("payment:servants")
    assert (4, 8) == (t.player(0).pool, t.player(0).supply)
    assert "set1_7" == t.gifts["palace"]
    assert {"option:a", "option:b", "answer:skip"} == t.choices()


@rule("GG-5.2.4")
def test_paying_with_another_card() -> None:
    """It goes to the own pile with the card taken; the actions follow."""
    t = give(offer("set1_7", "palace", "set2_8", "set1_2").servants(0, 6), "set1_7", "palace").play("gift:set1_2")
    assert (set(), {"set1_2", "set2_8"}) == (t.player(0).hand, t.player(0).discard)
    assert (6, 6) == (t.player(0).pool, t.player(0).supply)
    assert {"option:a", "option:b", "answer:skip"} == t.choices()


@rule("GG-5.2.4", "GG-5.2.8")
def test_exchanging_without_action_ends_the_turn() -> None:
    """Neither the card's action nor the place's is asked for; the cards have changed places."""
    t = give(offer("set1_4", "palace", "board_7", "set1_2").servants(0, 6), "set1_4", "palace")
    t.play("payment:no-action")
    assert t.who is None
    assert ("set1_4", {"set1_2"}, {"board_7"}) == (t.gifts["palace"], t.player(0).hand, t.player(0).discard)
    assert (6, 0) == (t.player(0).pool, t.player(0).intrigue)


@rule("GG-5.2.8")
def test_after_an_exchange_without_action_the_next_turn_comes_round() -> None:
    """The next player is asked; then the first again with the cards left."""
    t = offer("set1_4", "palace", "board_7", "set1_2").hand(1, "set2_8").gift("travel", "board_1").turns(0)
    t.play("gift:set1_4", "place:palace", "payment:no-action")
    assert 1 == t.who
    t.play("gift:set2_8", "place:travel", "answer:skip")
    assert (0, {"gift:set1_2"}) == (t.who, t.choices())


@rule("GG-5.2.5")
@pytest.mark.parametrize(
    ("card", "lying", "free"),
    [
        ("board_1", "set3_9", True),
        ("set2_1", "deck_9", True),
        ("board_1", "set2_8", False),
        ("board_2", "set3_9", False),
    ],
)
def test_a_one_is_free_for_a_nine(card: str, lying: str, free: bool) -> None:
    """Only a 1, and only for a 9."""
    assert free == is_free(give(offer(card, "palace", lying), card, "palace"))


@rule("GG-5.2.6")
def test_two_servants_must_be_there_to_pay() -> None:
    """With one servant and no other card only the exchange without action is left."""
    t = give(offer("set1_2", "palace", "board_7").servants(0, 1), "set1_2", "palace")
    assert "GG-5.2.6" == t.rule("payment:servants")
    assert {"payment:no-action"} == t.choices()
    t = give(offer("set1_2", "palace", "board_7").servants(0, 2), "set1_2", "palace")
    assert PAYMENT == t.choices()


@rule("GG-5.2.6")
def test_the_double_servant_alone_pays() -> None:
    """It stands for both servants."""
    t = give(offer("set1_2", "palace", "board_7").servants(0, 0).double(0, "pool"), "set1_2", "palace")
    assert PAYMENT == t.choices()
    t.play("payment:servants")
    if "servant:double_as_2" in t.choices():
        t.play("servant:double_as_2")
    assert "supply" == t.player(0).double
    assert "set1_2" == t.gifts["palace"]


@rule("GG-5.2.6")
@pytest.mark.parametrize(
    ("payment", "paid"), [("payment:servants", "servants-spent"), ("gift:set1_2", "gift-laid-aside")]
)
def test_payment_comes_before_the_exchange(payment: str, paid: str) -> None:
    """First what is paid is told, then the exchange."""
    t = give(offer("set1_7", "palace", "set2_8", "set1_2").servants(0, 6), "set1_7", "palace").play(payment)
    assert [paid, "gift-exchanged"] == [name for name in t.events() if name in (paid, "gift-exchanged")]


@rule("GG-5.2.7")
@pytest.mark.parametrize("other", ["deck_1a", "board_7", "set3_9"])
def test_any_other_card_pays_and_comes_back_the_next_day(other: str) -> None:
    """Its value does not matter, its action is not performed, and after the Night it is in the hand."""
    t = give(offer("set1_2", "palace", "set2_8", other).servants(0, 6).dice(3, 4, 3), "set1_2", "palace")
    t.play(f"gift:{other}")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()  # the Great Wall of the card given
    assert (6, other) == (t.player(0).pool, next(iter(t.player(0).discard - {"set2_8"})))
    t.skip().skip()
    assert t.who is None
    assert {other, "set2_8"} == t.night().player(0).hand


@rule("GG-5.2.9")
def test_a_bonus_token_raises_the_card_offered() -> None:
    """A 5 counts as 6 against a 5, a 4 as 5 is not enough, and the opponent has no part in it."""
    assert is_free(give(offer("set3_5", "palace", "board_5").marker(0, "bonus_value"), "set3_5", "palace"))
    assert not is_free(give(offer("set3_4", "palace", "board_5").marker(0, "bonus_value"), "set3_4", "palace"))
    assert not is_free(give(offer("set3_5", "palace", "board_5").marker(1, "bonus_value"), "set3_5", "palace"))


@rule("GG-5.2.9")
def test_a_one_for_a_nine_looks_at_the_printed_values() -> None:
    """With +1 a printed 1 is still free for a 9, and a printed 2 is not."""
    assert is_free(give(offer("board_1", "palace", "set3_9").marker(0, "bonus_value"), "board_1", "palace"))
    assert not is_free(give(offer("board_2", "palace", "set3_9").marker(0, "bonus_value"), "board_2", "palace"))


@rule("GG-5.2.10")
@pytest.mark.parametrize(("card", "free"), [("set1_4", True), ("set3_3", False)])
def test_equal_gifts_are_free_with_the_decree(card: str, free: bool) -> None:
    """Equal is free for its holder, lower is not."""
    assert free == is_free(give(offer(card, "palace", "board_4").holds(0, "d2_equal"), card, "palace"))
    assert not is_free(give(offer(card, "palace", "board_4").holds(1, "d2_equal"), card, "palace"))


@rule("GG-5.2.11")
@pytest.mark.parametrize("payment", ["payment:servants", "gift:set1_2"])
def test_one_payment_opens_both_actions(payment: str) -> None:
    """After paying once both the card's and the place's action are performed."""
    t = give(offer("set4_5", "palace", "board_7", "set1_2").servants(0, 2), "set4_5", "palace")
    t.play(payment, "option:a", "option:a")
    assert (1, 1) == (t.player(0).intrigue, t.player(0).envoy)
    assert t.who is None


@rule("GG-5.2.11")
def test_a_free_exchange_is_not_paid_for() -> None:
    """Nothing is asked for and nothing is spent."""
    t = give(offer("set1_7", "palace", "board_3", "set1_2").servants(0, 6), "set1_7", "palace")
    assert not PAYMENT & t.choices()
    assert (6, {"set1_2"}) == (t.player(0).pool, t.player(0).hand)


@rule("GG-5.2.12")
def test_paying_obliges_to_nothing() -> None:
    """Both actions may be left out after paying."""
    t = give(offer("set4_5", "palace", "board_7").servants(0, 2), "set4_5", "palace")
    t.play("payment:servants").skip().skip()
    assert t.who is None
    assert (0, 0, 0) == (t.player(0).pool, t.player(0).intrigue, t.player(0).envoy)


# Discard pile and hand


@rule("GG-5.3.1")
def test_what_is_collected_is_the_next_hand() -> None:
    """The card taken and the card laid aside are the hand after the Night; the pile is empty."""
    t = give(offer("set1_7", "palace", "set2_8", "set1_2").hand(1).dice(3, 4, 3), "set1_7", "palace")
    t.play("gift:set1_2").skip()
    t.night()
    assert ({"set1_2", "set2_8"}, set()) == (t.player(0).hand, t.player(0).discard)


@rule("GG-5.3.2", "GG-5.3.3")
def test_hand_and_pile_are_for_the_owner_only() -> None:
    """The owner sees both; the opponent and a spectator see neither."""
    t = Story().hand(0, "set1_2", "set1_4").discard(0, "set5_9", "deck_9").turn(0)
    seen = {seat: json.dumps(GAME.show(t.s, seat)) for seat in (0, 1, NOBODY)}
    for card in ("set1_2", "set1_4", "set5_9", "deck_9"):
        assert (True, False, False) == tuple(card in seen[seat] for seat in (0, 1, NOBODY))


@rule("GG-5.3.4")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (3, 2), (5, 3)])
def test_cards_are_neither_lost_nor_made(seats: int, key: int) -> None:
    """At every decision each location holds one card and each player four and the extra ones gained."""
    t = dealt(seats, key)
    gained = 0
    for n in range(100_000):
        if t.who is None:
            break
        legal = play.legal(t.s)
        play.apply(t.s, legal[(n * 7919 + key) % len(legal)])
        players = [t.player(seat) for seat in range(seats)]
        assert [4 + p.card_slots for p in players] == [len(p.hand) + len(p.discard) for p in players]
        lying = list(t.gifts.values())
        held = [card for p in players for card in (*p.hand, *p.discard)]
        assert 7 == len(lying)
        assert len(lying) + len(held) == len({*lying, *held})
        gained = sum(p.card_slots for p in players)
    assert t.who is None
    assert gained == 11 - t.deck_size


# Performing actions


@rule("GG-5.4.1")
@pytest.mark.parametrize(("by_card", "by_place"), [(False, False), (True, False), (False, True), (True, True)])
def test_none_one_or_both_actions(by_card: bool, by_place: bool) -> None:
    """The card's action and the place's are each performed or not."""
    t = give(offer("set4_5", "palace", "board_3"), "set4_5", "palace")
    t.play("option:a" if by_card else "answer:skip", "option:a" if by_place else "answer:skip")
    assert (int(by_card), int(by_place)) == (t.player(0).intrigue, t.player(0).envoy)
    assert t.who is None


@rule("GG-5.4.1")
def test_the_action_is_that_of_the_card_given_not_of_the_card_taken() -> None:
    """A card with +2 is taken and one with +1 is given: one servant is gained."""
    t = give(offer("set1_6", "palace", "board_3").servants(0, 0), "set1_6", "palace").play("answer:yes")
    assert 1 == t.player(0).pool


@rule("GG-5.4.2")
def test_the_card_action_comes_first() -> None:
    """Intrigue by the card, then the Palace: the first choice moves the marker, the second the Envoy."""
    t = give(offer("set4_5", "palace", "board_3"), "set4_5", "palace").play("option:a")
    assert (1, 0) == (t.player(0).intrigue, t.player(0).envoy)
    t.play("option:a")
    assert (1, 1) == (t.player(0).intrigue, t.player(0).envoy)


@rule("GG-5.4.3")
def test_a_card_without_action_asks_nothing() -> None:
    """After giving it, the place's action is the only question."""
    without = {"set1_7", "set2_8", "set3_9", "set4_8", "set5_7", "set5_9", "deck_8", "deck_9"}
    assert without == {name for name, gift in GIFT_CARDS.items() if not gift["effects"]}
    t = give(offer("set1_7", "palace", "board_3"), "set1_7", "palace").play("option:a")
    assert (1, None) == (t.player(0).envoy, t.who)


@rule("GG-5.4.4")
def test_the_same_action_twice() -> None:
    """An Intrigue card at Intrigue: once with option B and its cost, once with option A and the Medal."""
    t = give(offer("set1_4", "intrigue", "board_3").servants(0, 3), "set1_4", "intrigue")
    t.play("option:b")
    assert (2, 3, NOBODY) == (t.player(0).pool, t.player(0).intrigue, t.s.medal)
    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.play("option:a")
    assert (2, 4, 0) == (t.player(0).pool, t.player(0).intrigue, t.s.medal)
    assert t.who is None


@rule("GG-5.4.5")
def test_servants_of_the_card_pay_for_the_place() -> None:
    """With one servant and +2 from the card a jade for 3 is bought."""
    t = give(offer("set3_4", "jade", "board_3").servants(0, 1), "set3_4", "jade").play("answer:yes")
    assert 3 == t.player(0).pool
    assert "house:1" in t.choices()
    t.play("house:1")
    assert (0, 1) == (t.player(0).pool, t.player(0).jade)


@rule("GG-5.4.5", "GG-5.4.6")
def test_without_the_card_action_the_place_is_too_dear() -> None:
    """The card's servants are declined: no house can be paid for."""
    t = give(offer("set3_4", "jade", "board_3").servants(0, 1), "set3_4", "jade").skip()
    assert {"answer:skip"} == t.choices()


@rule("GG-5.4.6")
@pytest.mark.parametrize(
    ("place", "pool", "option"),
    [
        ("travel", 1, "option:b"),
        ("wall", 1, "option:b"),
        ("wall", 0, "option:a"),
        ("intrigue", 0, "option:b"),
        ("palace", 1, "option:b"),
        ("jade", 2, "house:1"),
        ("canal", 1, "option:b"),
        ("canal", 0, "option:a"),
    ],
)
def test_what_cannot_be_paid_cannot_be_done(place: str, pool: int, option: str) -> None:
    """One servant too few and the option is refused; one more and it is allowed."""
    poor = Story().servants(0, pool).perform(0, place)
    assert option not in poor.choices()
    assert "GG-5.4.6" == poor.rule(option)
    assert option in Story().servants(0, pool + 1).perform(0, place).choices()


@rule("GG-5.4.6")
def test_a_decree_too_dear_cannot_be_taken() -> None:
    """Cost 1 and a servant to place: two are needed."""
    names = ("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_jade")
    poor = Story().decrees(*names).servants(0, 1).perform(0, "decrees")
    assert {"answer:skip"} == poor.choices()
    able = Story().decrees(*names).servants(0, 2).perform(0, "decrees")
    assert {"decree:d1_servant", "decree:d1_envoy", "answer:skip"} == able.choices()


@rule("GG-5.4.7")
def test_the_card_just_taken_can_be_swapped_or_retrieved() -> None:
    """It is on the pile before the actions begin."""
    t = give(offer("set2_6", "jade", "board_3").gift("canal", "board_7"), "set2_6", "jade").play("answer:yes")
    assert "gift:board_3" in t.choices()
    t.play("gift:board_3", "place:canal")
    assert ("board_3", {"board_7"}) == (t.gifts["canal"], t.player(0).discard)

    t = give(offer("set1_7", "travel", "board_3").city("kaifeng", "retrieve"), "set1_7", "travel")
    t.play("option:a", "city:kaifeng", "answer:yes", "gift:board_3")
    assert ({"board_3"}, set()) == (t.player(0).hand, t.player(0).discard)


# Card actions


@rule("GG-5.5.1")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("set2_5", {"option:a", "option:b"}),
        ("board_4", {"option:a", "option:b"}),
        ("board_5", {"option:a", "option:b"}),
        ("deck_5", {"decree:d1_servant", "decree:d1_envoy", "decree:d2_travel", "decree:d2_jade"}),
        ("board_6", {"option:a", "option:b"}),
    ],
)
def test_an_icon_performs_the_action_of_its_place(card: str, expected: set[str]) -> None:
    """Palace, Canal, Wall, Decrees or Intrigue, wherever the card is put."""
    t = offer(card, "jade", "deck_1a").servants(0, 3)
    t.decrees("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_jade")
    assert expected | {"answer:skip"} == give(t, card, "jade").choices()


@rule("GG-5.5.1")
def test_each_icon_does_what_its_place_does() -> None:
    """Option A of each by card: Envoy, ship, wall, marker; and a decree."""
    for card, tokens, seen in [
        ("set2_5", ["option:a"], (1, 0, 0, 3, 0)),
        ("board_4", ["option:a", "route:main", "answer:skip"], (0, 0, 0, 2, 0)),
        ("board_5", ["option:a"], (0, 1, 0, 3, 0)),
        ("board_6", ["option:a"], (0, 0, 1, 3, 0)),
        ("deck_5", ["decree:d1_servant"], (0, 0, 0, 3, 1)),
    ]:
        t = offer(card, "jade", "deck_1a").servants(0, 6)
        t.decrees("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_jade")
        give(t, card, "jade").play(*tokens)
        p = t.player(0)
        assert seen == (p.envoy, p.wall, p.intrigue, p.ships, len(p.decrees))
        assert "answer:skip" in t.choices()  # Jade, where the card was put, comes next


@rule("GG-5.5.1")
def test_no_gift_card_carries_travel_or_jade() -> None:
    """The five other places are all there."""
    rows = [row for gift in GIFT_CARDS.values() if isinstance(gift["effects"], list) for row in gift["effects"]]
    places = {row["location"] for row in rows if row["kind"] == "perform"}
    assert {"palace", "canal", "wall", "decrees", "intrigue"} == places


@rule("GG-5.5.2", "GG-5.5.3")
@pytest.mark.parametrize(("card", "n"), [("set1_6", 1), ("set3_5", 1), ("set3_4", 2), ("board_3", 2)])
def test_cards_with_servants(card: str, n: int) -> None:
    """One or two move from the supply to the pool; declined, none does."""
    t = give(offer(card, "palace", "board_2").servants(0, 4), card, "palace")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.play("answer:yes")
    assert (4 + n, 8 - n) == (t.player(0).pool, t.player(0).supply)
    t = give(offer(card, "palace", "board_2").servants(0, 4), card, "palace").skip()
    assert 4 == t.player(0).pool


def swapping(*hand: str) -> Story:
    """Seat 0 has given a swap card at Jade and has said yes; a 9 lies on the Canal."""
    t = offer("set2_6", "jade", "board_3", *hand).discard(0, "set1_2").gift("canal", "set3_9").servants(0, 5)
    return give(t, "set2_6", "jade").play("answer:yes")


@rule("GG-5.5.4")
def test_a_swap_for_a_hand_card_goes_to_the_hand() -> None:
    """Own cards of hand and pile are offered; a hand card brings a hand card."""
    t = swapping("set1_4")
    assert {"gift:set1_4", "gift:set1_2", "gift:board_3"} <= t.choices()
    t.play("gift:set1_4", "place:canal")
    assert ("set1_4", {"set3_9"}, {"set1_2", "board_3"}) == (t.gifts["canal"], t.player(0).hand, t.player(0).discard)


@rule("GG-5.5.4")
def test_a_swap_for_a_card_of_the_pile_goes_to_the_pile() -> None:
    """A card of the discard pile brings one to the discard pile."""
    t = swapping("set1_4").play("gift:set1_2", "place:canal")
    assert ("set1_2", {"set1_4"}, {"set3_9", "board_3"}) == (t.gifts["canal"], t.player(0).hand, t.player(0).discard)


@rule("GG-5.5.5")
def test_a_swap_ignores_values_costs_nothing_and_triggers_nothing() -> None:
    """A 2 with the Great Wall icon for a 9: no payment, no action of card or place; Jade comes next."""
    t = swapping("set1_4").play("gift:set1_2", "place:canal")
    assert (5, 0) == (t.player(0).pool, t.player(0).wall)
    assert {"house:1", "house:3", "answer:skip"} == t.choices()


@rule("GG-5.5.6")
def test_any_board_card_may_be_swapped_even_the_one_just_placed() -> None:
    """All seven are offered; after swapping back the card just given, Jade is still the place to act at."""
    t = swapping("set1_4").play("gift:set1_4")
    assert {f"place:{place}" for place in t.gifts} <= t.choices()
    t.play("place:jade")
    assert ("set1_4", {"set2_6"}) == (t.gifts["jade"], t.player(0).hand)
    assert {"house:1", "house:3", "answer:skip"} == t.choices()
