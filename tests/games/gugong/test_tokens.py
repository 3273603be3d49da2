"""Keeping and exchanging travel tokens (GG-6.4)."""

from tests.games.gugong.story import Story
from tests.rules import rule

FOUR = ["envoy", "vp_2", "vp_2", "wall"]
SIX = [*FOUR, "ship", "swap"]


@rule("GG-6.4.1")
def test_taken_tokens_are_kept_in_the_order_they_came() -> None:
    """A token is not used up by its benefit: it stays on the board, with those taken before."""
    t = Story().tokens(0, "wall").cities(kaifeng="double", nanjing="vp_2").perform(0, "travel")
    t.play("option:b", "city:kaifeng", "city:nanjing", "answer:yes")

    assert ["wall", "double", "vp_2"] == t.player(0).tokens
    assert [] == t.player(1).tokens


@rule("GG-6.4.2")
def test_two_tokens_give_a_servant() -> None:
    """Two tokens leave the board and one servant is gained."""
    t = Story().tokens(0, *FOUR).perform(0, "intrigue").play("trade:servant_0")

    assert (7, 5) == (t.player(0).pool, t.player(0).supply)
    assert 2 == len(t.player(0).tokens)


@rule("GG-6.4.2")
def test_four_tokens_give_two_points() -> None:
    """Four tokens leave the board for 2 VP."""
    t = Story().tokens(0, *SIX).perform(0, "intrigue").play("trade:vp_0")

    assert (2, 6) == (t.player(0).vp, t.player(0).pool)
    assert 2 == len(t.player(0).tokens)


@rule("GG-6.4.2")
def test_six_tokens_give_a_jade_of_the_stock() -> None:
    """Six tokens leave the board for 1 jade; the houses keep theirs."""
    t = Story().tokens(0, *SIX)
    houses = list(t.s.houses)
    t.perform(0, "intrigue").play("trade:jade_0")

    assert 1 == t.player(0).jade
    assert [] == t.player(0).tokens
    assert houses == list(t.s.houses)


@rule("GG-6.4.2")
def test_what_is_offered_depends_on_the_number_of_tokens() -> None:
    """One token buys nothing, two a servant, four also 2 VP, six also a jade."""
    offered = [Story().tokens(0, *SIX[:n]).perform(0, "intrigue").trades() for n in range(7)]

    two, four = {"trade:servant_0"}, {"trade:servant_0", "trade:vp_0"}
    assert [set(), set(), two, two, four, four, four | {"trade:jade_0"}] == offered


@rule("GG-6.4.3")
def test_a_double_token_counts_as_two_when_exchanged() -> None:
    """A double token alone is worth a servant, with two others 2 VP, and three double tokens are worth a jade."""
    t = Story().tokens(0, "double", "vp_2", "envoy", "wall").perform(0, "intrigue")
    assert {"trade:servant_0", "trade:servant_1", "trade:vp_1"} == t.trades()

    t.play("trade:vp_1")
    assert 2 == t.player(0).vp
    assert 1 == len(t.player(0).tokens)
    assert "double" not in t.player(0).tokens

    t = Story().tokens(0, "double", "double", "double").perform(0, "intrigue").play("trade:jade_3")
    assert (1, []) == (t.player(0).jade, t.player(0).tokens)


@rule("GG-6.4.3")
def test_ordinary_tokens_can_be_handed_in_while_double_tokens_are_kept() -> None:
    """Whose tokens are handed in is the owner's choice."""
    t = Story().tokens(0, "double", "vp_2", "envoy").perform(0, "intrigue").play("trade:servant_0")
    assert ["double"] == t.player(0).tokens

    t = Story().tokens(0, "double", "vp_2", "envoy").perform(0, "intrigue").play("trade:servant_1")
    assert ["vp_2", "envoy"] == t.player(0).tokens

    t = Story().tokens(0, "vp_2", "double", "envoy", "double", "wall").perform(0, "intrigue").play("trade:vp_1")
    assert ["double"] == [name for name in t.player(0).tokens if name == "double"]
    assert 2 == len(t.player(0).tokens)


@rule("GG-6.4.3")
def test_a_double_token_takes_one_slot() -> None:
    """Six tokens, three of them double, are within the limit of six."""
    t = Story().tokens(0, "double", "double", "vp_2", "vp_2", "wall").taken(0, "double")
    assert t.who is None
    assert 6 == len(t.player(0).tokens)


@rule("GG-6.4.4")
def test_the_tokens_handed_in_add_up_exactly() -> None:
    """A double token and an ordinary one are neither given for a servant, nor two double and one for 2 VP."""
    t = Story().tokens(0, "double", "double", "vp_2").perform(0, "intrigue")

    assert {"trade:servant_1", "trade:vp_2"} == t.trades()


@rule("GG-6.4.4")
def test_five_tokens_leave_one_behind() -> None:
    """Four of five tokens are handed in for 2 VP, not five."""
    t = Story().tokens(0, *SIX[:5]).perform(0, "intrigue").play("trade:vp_0")

    assert 1 == len(t.player(0).tokens)


@rule("GG-6.4.5")
def test_a_seventh_token_must_be_exchanged_at_once() -> None:
    """With seven tokens nothing but an exchange is possible; five are left after the cheapest one."""
    t = Story().tokens(0, *SIX).taken(0, "vp_2").play("answer:yes")
    assert 0 == t.who
    assert set() == t.choices()
    assert {"trade:servant_0", "trade:vp_0", "trade:jade_0"} == t.trades()

    t.play("trade:servant_0")
    assert 5 == len(t.player(0).tokens)
    assert t.who is None


@rule("GG-6.4.5")
def test_the_exchange_comes_before_the_second_move() -> None:
    """In option B the seventh token is exchanged before the Traveller moves again."""
    t = Story().tokens(0, *SIX).cities(kaifeng="vp_2", nanjing="vp_2").perform(0, "travel")
    t.play("option:b", "city:kaifeng", "answer:yes")
    assert set() == t.choices()

    t.play("trade:jade_0")
    assert {"city:nanjing", "answer:skip"} == t.choices()
    assert (1, 1) == (t.player(0).jade, len(t.player(0).tokens))


@rule("GG-6.4.5")
def test_six_tokens_force_nothing() -> None:
    """The sixth token may be kept."""
    t = Story().tokens(0, *SIX[:5]).taken(0, "vp_2").play("answer:yes")

    assert t.who is None
    assert 6 == len(t.player(0).tokens)


@rule("GG-6.4.5", "GG-6.4.3")
def test_one_double_token_is_enough_to_make_room() -> None:
    """Seven tokens, one double: handing in the double token alone leaves six."""
    t = Story().tokens(0, "double", *SIX[:5]).taken(0, "vp_2").play("answer:yes")
    assert set() == t.choices()

    t.play("trade:servant_1")
    assert 6 == len(t.player(0).tokens)
    assert t.who is None


@rule("GG-6.4.5")
def test_one_exchange_may_not_be_enough() -> None:
    """With nine tokens, more than play ever brings, seven are left after the first exchange: another one follows."""
    t = Story().tokens(0, *SIX, "envoy", "vp_2").taken(0, "vp_2").play("answer:yes", "trade:servant_0")
    assert 7 == len(t.player(0).tokens)
    assert set() == t.choices()

    t.play("trade:servant_0")
    assert 5 == len(t.player(0).tokens)
    assert t.who is None


@rule("GG-6.4.5")
def test_tokens_are_exchanged_until_six_are_left() -> None:
    """Two Bonus tokens come back to a full board: one double token makes room for one of them only."""
    t = Story(bonus_tokens=True).tokens(0, "double", "double", *FOUR)
    t.marker(0, "bonus_value").marker(0, "bonus_toll", "wall").end_of_day_phase()
    assert set() == t.choices()

    t.play("trade:servant_1")
    assert 0 == t.who
    assert set() == t.choices()

    t.play("trade:servant_1")
    assert [*FOUR, "bonus_value", "bonus_toll"] == t.player(0).tokens
    assert t.who is None


@rule("GG-6.4.6")
def test_exchanged_tokens_do_not_go_to_the_draw_piles() -> None:
    """While the piles hold out, the Morning refills the map from them alone."""
    t = Story().tokens(0, "envoy", "envoy").cities().piles(vp_2=20).traded().perform(0, "intrigue")
    t.play("trade:servant_0", "answer:skip").morning()

    assert ["vp_2"] * 20 == list(t.map.values())


@rule("GG-6.4.6")
def test_exchanged_tokens_are_on_the_discard_pile() -> None:
    """With empty piles the exchanged tokens, and only those, come back to the map in the Morning."""
    t = Story().tokens(0, "envoy", "vp_2", "wall").cities().piles().traded().perform(0, "intrigue")
    handed_in = set(t.player(0).tokens)
    t.play("trade:servant_0", "answer:skip")
    handed_in -= set(t.player(0).tokens)
    t.morning()

    assert 2 == len(handed_in)
    assert sorted(handed_in) == sorted(t.map.values())


@rule("GG-6.4.6", "GG-6.4.3")
def test_exchanged_double_tokens_are_on_the_discard_pile_too() -> None:
    """Two double tokens and two others for a jade: these four and no more come back to the map."""
    t = Story().tokens(0, "envoy", "double", "vp_2", "double", "wall").cities().piles().traded().perform(0, "intrigue")
    t.play("trade:jade_2", "answer:skip").morning()

    assert 1 == len(t.player(0).tokens)
    assert sorted(["envoy", "double", "vp_2", "double", "wall"]) == sorted([*t.map.values(), *t.player(0).tokens])
    assert 2 == list(t.map.values()).count("double")


@rule("GG-6.4.7")
def test_no_servant_for_tokens_while_the_supply_is_empty() -> None:
    """The exchange for a servant is refused; the others are not."""
    t = Story().servants(0, 12).tokens(0, *FOUR).perform(0, "intrigue")

    assert {"trade:vp_0"} == t.trades()
    assert "GG-6.4.7" == t.rule("trade:servant_0")


@rule("GG-6.4.8")
def test_tokens_can_be_exchanged_before_paying_an_option() -> None:
    """The servant gained makes option B affordable."""
    t = Story().servants(0, 1).tokens(0, "vp_2", "wall").perform(0, "palace")
    assert {"option:a", "answer:skip"} == t.choices()

    t.play("trade:servant_0")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()

    t.play("option:b")
    assert (0, 2) == (t.player(0).pool, t.player(0).envoy)


@rule("GG-6.4.8")
def test_tokens_can_be_exchanged_at_every_question_of_a_turn() -> None:
    """At the choice of the card, of the place, and before paying for the exchange."""
    t = Story().hand(0, "board_1").gift("palace", "board_5").servants(0, 1).tokens(0, "vp_2", "wall").turn(0)
    assert {"trade:servant_0"} == t.trades()

    t.play("gift:board_1")
    assert {"trade:servant_0"} == t.trades()

    t.play("place:palace")
    assert {"payment:no-action"} == t.choices()

    t.play("trade:servant_0")
    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-6.4.8")
def test_tokens_can_be_exchanged_at_an_own_decision_in_anothers_turn() -> None:
    """Asked for an Intrigue benefit in the other's turn, a player may exchange; the other has no say in it."""
    t = Story().wall(0, 2).wall(1, 1).intrigue((1, 3), (0, 5)).tokens(1, "vp_2", "wall").perform(0, "wall")
    assert set() == t.trades()

    t.play("option:a")
    assert 1 == t.who
    assert {"trade:servant_0"} == t.trades()

    t.play("trade:servant_0")
    assert (7, []) == (t.player(1).pool, t.player(1).tokens)
    assert 1 == t.who


@rule("GG-6.4.8")
def test_tokens_can_be_exchanged_once_more_before_final_scoring() -> None:
    """Each player with tokens is asked in turn order; what is exchanged counts for the score."""
    t = Story(3).envoy(0, 8).envoy(2, 8).tokens(0, *SIX).tokens(2, *FOUR).end()
    assert 0 == t.who
    assert {"answer:skip"} == t.choices()

    t.play("trade:jade_0").play_out()
    assert 1 == t.sheet(0)["score-jade"]

    t = Story(3).envoy(0, 8).envoy(2, 8).tokens(0, *SIX).tokens(2, *FOUR).end().skip()
    assert 2 == t.who
    t.play("trade:vp_0").play_out()
    assert 2 == t.sheet(2)["score-track"]
