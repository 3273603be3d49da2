"""A turn: bonus actions, one normal action, bonus actions (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.marcopolo2.story import Story
from tests.games.stories import NONE
from tests.rules import rule

SPACES = ("book_1", "book_2", "book_3_upper", "book_3_lower", "khan", "guild_seals", "travel_lower", "contracts")


def spent(*dice: int, others: tuple[str, ...] = ()) -> Story:
    """Seat 0 owns nothing but these dice and has used every space this round, but for those that others used."""
    t = Story().dice(0, *dice).stock(0).lay("travel_middle", 0, 3, 3).lay("travel_upper", 0, 3, 3, 3)
    for space in SPACES:
        t.lay(space, 1 if space in others else 0, 3)
    return t.lay("area_card_1", 1, 2).lay("area_card_2", 1, 2)


def bag(t: Story, value: int, what: str, colour: str = "own") -> Story:
    """A die on the money bag, for coins (a), camels (b) or jade (c)."""
    return t.play("bonus:money_bag", f"die:{colour}_{value}", f"option:{what}")


def spaces(t: Story) -> list[str]:
    """The normal actions that can be taken now."""
    return [token for token in t.legal() if token.startswith("space:")]


# Three parts


@rule("MP-6.1")
def test_bonus_actions_before_and_after_exactly_one_normal_action() -> None:
    """Any number of them on both sides; a second normal action is not to be had, whatever dice are left."""
    t = Story().stock(0, coin=9, camel=20).dice(0, 2, 3, 4, 5, 5).turn(0)
    t.play("bonus:raise", "die:own_3", "bonus:lower", "die:own_4", "bonus:raise", "die:own_5")
    assert [2, 3, 4, 5, 6] == t.player(0).own
    bag(bag(t, 2, "a"), 6, "b")
    assert (12, 16) == (t.player(0).coin, t.player(0).camel)
    t.play("space:khan", "dice:own_3")
    assert ("TakeTurn", 16, 18) == (t.question, t.player(0).coin, t.player(0).camel)
    assert [] == spaces(t)
    assert t.refused("space:book_1")
    t.play("bonus:lower", "die:own_5", "bonus:raise", "die:own_4")
    assert [4, 5] == t.player(0).own
    bag(t, 5, "c")
    assert ([4], 1, 14) == (t.player(0).own, t.player(0).jade, t.player(0).camel)
    assert [] == spaces(t)
    assert () == t.play("turn:end").asked
    assert [4] == t.player(0).own


@rule("MP-6.1")
def test_there_need_be_no_bonus_action() -> None:
    """A normal action alone is a turn."""
    t = Story().dice(0, 3, 4).turn(0).play("space:khan", "dice:own_3", "turn:end")
    assert ((), [(0,)]) == (t.asked, t.told("turn-ends"))


@rule("MP-6.2")
@pytest.mark.parametrize("dice", [(3,), (1, 1), (2, 3, 4, 5, 6)])
def test_whoever_has_dice_must_take_a_normal_action(dice: tuple[int, ...]) -> None:
    """The turn cannot be ended before it, also after bonus actions; afterwards it can."""
    t = Story().dice(0, *dice).turn(0)
    assert "MP-6.2" == t.rule("turn:end")
    t.play("bonus:raise", f"die:own_{dice[0]}")
    assert "MP-6.2" == t.rule("turn:end")
    if len(dice) > 1:
        bag(t, dice[1], "a")
        assert ("turn:end" in t.legal()) == (not t.player(0).own)
    t.play("space:khan")
    if t.question == "PlaceDice":
        t.play(t.legal()[0])
    t.end_turn()
    assert () == t.asked


@rule("MP-6.2")
def test_a_black_die_is_a_die_too() -> None:
    """With only a black die left the turn has a normal action."""
    t = Story().black(0, 2).turn(0)
    assert "MP-6.2" == t.rule("turn:end")
    assert "space:book_1" in t.legal()


# Without dice


@rule("MP-6.3")
def test_a_player_without_dice_passes_and_has_no_bonus_actions() -> None:
    """Rich as the player is, the turn goes to the next; no contract, seal or black die for somebody out of turn."""
    t = Story(3).dice(0, 3, 3).dice(2, 5).stock(1, camel=20, coin=20, pepper=9, silk=9, gold=9)
    t.active(1, "contract_n01").seals(1, "jewelers").turns(0)
    t.play("space:khan").end_turn()
    assert (2,) == t.asked
    t.play("space:book_1", "offer:left").end_turn()
    assert (0,) == t.asked
    assert ["contract_n01"] == t.player(1).active


@rule("MP-6.4")
@pytest.mark.parametrize("dice", [(3,), (1, 6), (2, 2, 2)])
def test_all_dice_on_the_money_bag_are_a_turn_without_normal_action(dice: tuple[int, ...]) -> None:
    """After the last one the turn can be ended, not before."""
    t = Story().dice(0, *dice).turn(0)
    for value in dice:
        assert "MP-6.2" == t.rule("turn:end")
        bag(t, value, "c")
    assert [] == t.player(0).own
    assert "turn:end" in t.legal()
    assert [] == spaces(t)
    assert () == t.play("turn:end").asked
    assert len(dice) == t.player(0).jade


# No placement possible


@rule("MP-6.5")
def test_without_a_legal_placement_one_die_on_the_money_bag_ends_a_turn() -> None:
    """Before it the turn cannot be ended; after it the other dice stay for later, though camels could change them."""
    t = spent(3, 4, 5).turn(0)
    assert [] == spaces(t)
    assert "MP-6.2" == t.rule("turn:end")
    bag(t, 4, "b")
    assert {"turn:end", "bonus:money_bag", "bonus:reroll", "bonus:raise"} <= set(t.legal())
    t.play("turn:end")
    assert ((), [3, 5]) == (t.asked, t.player(0).own)


@rule("MP-6.5")
def test_a_gain_of_the_money_bag_can_make_a_placement_legal_again() -> None:
    """Book I is occupied and a 3 has no coins for it: 3 coins make the normal action mandatory, 2 camels do not."""
    for what, free in (("a", False), ("b", True)):
        t = spent(3, 3, others=("book_1",)).turn(0)
        assert [] == spaces(t)
        bag(t, 3, what)
        assert free == ("turn:end" in t.legal())
        assert ([] if free else ["space:book_1"]) == spaces(t)
        if not free:
            assert "MP-6.2" == t.rule("turn:end")


@rule("MP-6.5")
def test_the_dice_left_are_judged_when_the_turn_is_to_end() -> None:
    """A black die is left that fits: no end after a die on the bag, though no own die can be placed."""
    t = spent(3, 4).black(0, 1).stock(0, coin=1).turn(0)
    assert "space:book_1" in t.legal()
    bag(t, 3, "c")
    assert "MP-6.2" == t.rule("turn:end")
    bag(t, 1, "c", "black")
    assert "turn:end" in t.legal()


# Before or after, never within


@rule("MP-6.6")
def test_no_bonus_action_within_the_normal_action() -> None:
    """Not while dice are chosen, offers, seals, contracts or steps; the bonus action waits for the end of it."""
    t = Story().stock(0, coin=20, camel=20, pepper=5, silk=5, jade=3).dice(0, 3, 4, 5, 5).posts(0, "pagan")
    t.active(0, "contract_n01").seals(0, "farmers").contracts("pagan", "contract_n02", "contract_n03")
    bonus = ("bonus:money_bag", "bonus:reroll", "bonus:raise", "bonus:black_die", "contract:contract_n01")
    wait = {"book_1": "ChooseOffer", "contracts": "TakeContract", "travel_lower": "Move", "guild_seals": "TakeSeal"}
    for space, question in wait.items():
        t.turn(0).play(f"space:{space}")
        assert "PlaceDice" == t.question
        assert all(t.refused(token) for token in (*bonus, "seal:farmers"))
        t.play("dice:own_3")
        assert question == t.question
        assert all(t.refused(token) for token in (*bonus, "turn:end"))
        t.s.stack.clear()
        t.clear_spaces().dice(0, 3, 4, 5, 5)
        t.s.of(0).used = 0
    t.turn(0).play("space:book_1", "dice:own_3", "offer:left")
    assert "TakeTurn" == t.question
    assert set(bonus) <= set(t.legal())


# Black dice gained in the turn


@rule("MP-6.7")
def test_a_black_die_gained_after_the_last_die_keeps_a_player_in_the_round() -> None:
    """It lies on the player board, and there is another turn for it."""
    t = Story(2).dice(0, 3).dice(1, 3).stock(0, camel=3).turns(0)
    t.play("space:khan", "bonus:black_die", "turn:end")
    assert ((1,), 1, []) == (t.asked, len(t.player(0).black), t.player(0).own)
    t.play("space:book_1", "offer:left").end_turn()
    assert ((0,), "TakeTurn") == (t.asked, t.question)
    assert "bonus:money_bag" in t.legal()


@rule("MP-6.9")
def test_a_black_die_gained_after_the_money_bag_brings_the_duty_back() -> None:
    """The last die went to the bag, the turn could end; with a black die it cannot before it is placed."""
    t = Story().dice(0, 3).stock(0, camel=3)
    bag(t.turn(0), 3, "a")
    assert "turn:end" in t.legal()
    t.play("bonus:black_die")
    assert "MP-6.2" == t.rule("turn:end")
    t.play("space:khan")
    t.end_turn()
    assert ((), []) == (t.asked, t.player(0).black)


@rule("MP-6.9")
def test_a_black_die_gained_after_the_normal_action_brings_no_second_one() -> None:
    """The duty is done: the turn may end with the black die unused."""
    t = Story().dice(0, 3).stock(0, camel=3).turn(0).play("space:khan", "bonus:black_die")
    assert "turn:end" in t.legal()
    assert [] == spaces(t)


@rule("MP-6.10")
def test_a_die_gained_after_the_normal_action_waits_or_goes_to_the_bag() -> None:
    """Bought, or the reward of a contract: no second normal action; it serves in the next turn of the round."""
    t = Story(2).dice(0, 3, 4).dice(1, 3).stock(0, camel=6, pepper=3).active(0, "contract_n02")
    t.card("area_card_1", "double_coins").turns(0).play("space:khan", "dice:own_3")
    t.play("bonus:black_die", "contract:contract_n02")
    assert ([4], 2, []) == (t.player(0).own, len(t.player(0).black), spaces(t))
    assert t.refused("space:book_1")
    value = t.player(0).black[0]
    bag(t, value, "c", "black")
    assert (1, 1, []) == (len(t.player(0).black), t.player(0).jade, spaces(t))
    t.play("turn:end").play("space:book_1", "offer:left").end_turn()
    assert (0,) == t.asked
    last = t.player(0).black[0]
    t.play("space:area_card_1", f"dice:black_{last}")
    assert ([("black", last)], []) == (t.on("area_card_1"), spaces(t))


# The end of the turn


@rule("MP-6.8")
def test_contract_spaces_are_refilled_at_the_end_and_play_passes_to_the_left() -> None:
    """Not before: the emptied space stays empty during the bonus actions."""
    t = Story(3).dice(0, 3, 3).dice(1, 3).posts(0, "pagan")
    (one, two), coming = t.contracts_in("pagan"), min(t.in_pile)
    t.pile(coming).turns(0).play("space:contracts", f"contract:{one}", "answer:skip")
    assert ((0,), [NONE, two]) == (t.asked, t.contracts_in("pagan"))
    t.play("bonus:raise", "die:own_3")
    assert ((0,), [NONE, two]) == (t.asked, t.contracts_in("pagan"))
    t.play("turn:end")
    assert ((1,), [coming, two]) == (t.asked, t.contracts_in("pagan"))


@rule("MP-6.8")
def test_play_goes_round_the_table() -> None:
    """From the last seat to the first."""
    t = Story(3).dice(2, 3).dice(0, 4).turns(2).play("space:khan").end_turn()
    assert (0,) == t.asked


@rule("MP-6.11")
def test_the_last_player_with_dice_takes_turn_after_turn() -> None:
    """Three turns in a row, each with one normal action; the contract spaces are filled again between them."""
    t = Story(3).dice(1, 2, 3, 4).posts(1, "pagan").stock(1, coin=9)
    first, other = t.contracts_in("pagan")
    t.turns(1).play("space:contracts", "dice:own_2", f"contract:{first}", "answer:skip", "turn:end")
    assert ((1,), "TakeTurn", 1) == (t.asked, t.question, len(t.told("turn-ends")))
    assert NONE not in t.contracts_in("pagan")
    assert t.contracts_in("pagan")[0] != first
    assert t.contracts_in("pagan")[1] == other
    t.play("space:khan", "dice:own_3", "turn:end")
    assert ((1,), 2) == (t.asked, len(t.told("turn-ends")))
    t.play("space:book_1", "offer:left").end_turn()
    assert ((), 3) == (t.asked, len(t.told("turn-ends")))
