"""Tokens exchanged in the middle of something: nothing is placed that is no longer there (GG-6.4.8)."""

from caravanserai.core import play
from caravanserai.core.bits import bit
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.questions import matching
from tests.games.gugong.story import Story, card, cards
from tests.rules import rule


@rule("GG-6.4.8", "GG-6.3.10", "GG-9.7.1")
def test_the_last_servant_of_the_supply_is_traded_away_before_it_is_loaded() -> None:
    """The ship can then not be loaded, and the benefit is lost."""
    t = Story(2).servants(0, 11, 1).tokens(0, "envoy", "envoy").taken(0, "ship").play("answer:yes", "trade:servant_0")

    assert "GG-9.7.1" == t.rule("route:main")
    assert {"answer:skip"} == t.choices()
    t.skip()
    assert (12, 0, {}) == (t.player(0).pool, t.player(0).supply, t.ships)


@rule("GG-6.4.8", "GG-8.3.3")
def test_the_last_servant_of_the_supply_is_traded_away_before_the_extra_one_is_placed() -> None:
    """The additional servant of the decree needs one in the supply when it is placed."""
    t = Story(2).holds(0, "d2_wall").servants(0, 10, 1).tokens(0, "envoy", "envoy")
    t.perform(0, "wall").play("option:a", "trade:servant_0")

    assert "GG-9.7.1" == t.rule("answer:yes")
    assert {"answer:skip"} == t.choices()


@rule("GG-6.4.8", "GG-9.6.2")
def test_the_double_servant_is_taken_by_an_exchange_before_it_is_gained() -> None:
    """The first question then only gives regular servants."""
    t = Story(2).double(0, "supply").servants(0, 10, 2).tokens(0, "envoy", "envoy").taken(0, "servant_2")
    t.play("answer:yes", "trade:servant_0", "servant:double_as_1")

    assert "GG-9.6.2" == t.rule("servant:double_as_1")
    t.play("servant:regular")
    assert (12, 0, "pool") == (t.player(0).pool, t.player(0).supply, t.player(0).double)


@rule("GG-6.4.8", "GG-9.6.2")
def test_an_exchange_takes_all_that_was_to_be_gained() -> None:
    """A question always has an answer, even if nothing is left to gain."""
    t = Story(2).double(0, "supply").servants(0, 12, 0).tokens(0, "envoy", "envoy").taken(0, "servant_1")
    t.play("answer:yes", "trade:servant_0", "servant:double_as_1")

    assert {"servant:regular"} == t.choices()
    t.play("servant:regular")
    assert (12, 0, "pool") == (t.player(0).pool, t.player(0).supply, t.player(0).double)


@rule("GG-6.4.8", "GG-9.6.8")
def test_which_servant_is_placed_is_no_occasion_for_an_exchange() -> None:
    """The Double Servant in question cannot leave the supply meanwhile."""
    t = Story(2).double(0, "supply").servants(0, 12, 0).tokens(0, "envoy", "envoy").taken(0, "wall").play("answer:yes")

    assert {"servant:double_as_1", "servant:double_as_2"} == set(t.legal())


@rule("GG-9.7.2", "GG-9.6.9")
def test_all_servants_are_there_while_one_is_chosen_for_a_bonus_token() -> None:
    """The token lies out only when its servant does."""
    t = Story(2, bonus_tokens=True).double(0, "pool").taken(0, "bonus_value")
    before = t.s.census()
    t.play("answer:yes")

    assert "ServantForToken" == t.question
    assert before == t.s.census()
    t.play("servant:regular")
    assert before == t.s.census()
    assert [("bonus_value", "own")] == t.player(0).markers


@rule("GG-16.2.2")
def test_a_card_picked_in_secret_may_be_any_other_one_below_another_question() -> None:
    """Seat 1 has picked a drawn card and exchanges tokens before laying it down: seat 0 cannot know which it was."""
    t = Story(2).hand(1, "set2_1").double(1, "supply").tokens(1, "envoy", "envoy")
    t.s.of(1).hand |= t.s.deck & -t.s.deck  # a card drawn unseen
    t.s.deck &= t.s.deck - 1
    drawn = next(iter(t.player(1).hand - {"set2_1"}))
    t.turn(1).play(f"gift:{drawn}", "trade:servant_0")

    for key in range(50):
        imagined = GAME.imagine(t.s, 0, key)
        play.playout(imagined, key)
        assert t.s.census() == imagined.census()


@rule("GG-6.3.5", "GG-16.2.2")
def test_who_gives_up_a_high_card_is_imagined_to_have_one() -> None:
    """Seat 1 has agreed to give up a gift worth 7 or more: every imagined hand has one."""
    t = Story(2).hand(1, "board_2", "deck_9").taken(1, "card_for_jade").play("answer:yes")
    t.s.shown &= ~bit(card("deck_9"))

    for key in range(50):
        assert play.legal(GAME.imagine(t.s, 0, key))


@rule("GG-16.3.4", "GG-10.1.3")
def test_imagined_cards_make_the_matches_that_were_told() -> None:
    """A drawn card made no match last Night, so it is none of the numbers on the dice."""
    t = Story(2).hand(1, "board_2", "deck_9").discard(0, "set1_2").dice(1, 6, 3)
    t.s.shown &= ~bit(card("deck_9"))
    t.night()

    for key in range(200):
        imagined = GAME.imagine(t.s, 0, key)
        assert 0 == matching(imagined.of(1).hand, t.s.dice)


@rule("GG-16.2.2", "GG-5.2.2")
def test_a_card_seen_going_to_a_discard_pile_is_not_imagined_in_hand() -> None:
    """What seat 1 took openly stays on the pile in every imagined table, whatever seat 1 lays aside later."""
    t = Story(3).hand(0, "board_2", "set1_4").gift("jade", "board_5").hand(1, "set2_8", "set2_5", "set2_6")
    t.turn(0).play("gift:board_2", "place:jade", "gift:set1_4", "answer:skip", "answer:skip")
    t.turn(1).play("gift:set2_8", "place:jade", "answer:skip")
    t.gift("wall", "set3_9").turn(1).play("gift:set2_5", "place:wall", "gift:set2_6", "answer:skip", "answer:skip")

    assert "board_2" in t.player(1).discard
    for key in range(100):
        assert "board_2" not in cards(GAME.imagine(t.s, 2, key).of(1).hand)
