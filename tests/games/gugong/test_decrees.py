"""Decrees: taking them, and what they give at once, in the Morning, for good and at the end (GG-8)."""

from tests.games.gugong.story import Story
from tests.rules import rule

BOARD = ["d1_intrigue", "d1_servant", "d2_travel", "d2_jade", "d3_eight", "d3_jade"]


def board() -> Story:
    """Two players with six known decrees on the board."""
    return Story().decrees(*BOARD)


def with_decree(name: str) -> Story:
    """Two players with a decree among the six on the board."""
    upper = 2 * int(name[1]) - 2
    other = next(d for d in BOARD[upper : upper + 2] if d != name)
    return Story().decrees(*BOARD[:upper], name, other, *BOARD[upper + 2 :])


def ended(*decrees: str, vp: int = 0) -> Story:
    """Two players in the Palace, the first with these decrees and points, before final scoring."""
    return Story().envoy(0, 8).envoy(1, 8).holds(0, *decrees).points(0, vp)


# -- the action ------------------------------------------------------------------------------------------------------


@rule("GG-8.1.1")
def test_a_decree_costs_what_is_printed_and_one_servant_more() -> None:
    """The printed servants are spent, one more is placed: it is neither in the pool nor in the supply."""
    for name, pool, supply in [("d1_servant", 4, 7), ("d2_travel", 3, 8), ("d3_eight", 2, 9)]:
        t = board().perform(0, "decrees").play(f"decree:{name}")
        assert (pool, supply) == (t.player(0).pool, t.player(0).supply)
        assert {name} == t.player(0).decrees


@rule("GG-8.1.1")
def test_all_six_decrees_of_the_board_and_no_others_are_offered() -> None:
    """The nine decrees out of the game cannot be taken."""
    t = board().perform(0, "decrees")

    assert {f"decree:{name}" for name in BOARD} | {"answer:skip"} == t.choices()


@rule("GG-8.1.1")
def test_each_opponent_on_a_decree_makes_it_dearer() -> None:
    """Two opponents on a decree of cost 1: three servants are spent and one is placed (GG-18.6)."""
    t = Story(4).decrees(*BOARD).holds(1, "d1_servant").holds(2, "d1_servant").servants(0, 5).perform(0, "decrees")
    t.play("decree:d1_servant")

    assert (1, 10) == (t.player(0).pool, t.player(0).supply)
    assert 3 == t.player(0).vp


@rule("GG-8.1.1")
def test_what_cannot_be_paid_and_placed_is_refused() -> None:
    """With 3 servants level 2 is possible, level 3 is not; an opponent makes level 2 too dear as well."""
    t = board().holds(1, "d2_jade").servants(0, 3).perform(0, "decrees")

    assert {"decree:d1_intrigue", "decree:d1_servant", "decree:d2_travel", "answer:skip"} == t.choices()
    no = t.refused("decree:d3_eight")
    assert ("GG-8.1.1", "refuse-pay-and-place", 3) == (no.rule, no.message, no.n)

    t = board().servants(0, 1).perform(0, "decrees")
    assert set() == {token for token in t.choices() if token.startswith("decree:")}


@rule("GG-8.1.2")
def test_the_double_servant_pays_for_a_decree_but_is_not_placed_on_it() -> None:
    """One servant and the Double Servant: the Double Servant pays for level 2, the regular one is placed."""
    t = board().servants(0, 1).double(0, "pool").perform(0, "decrees")
    assert "decree:d2_travel" in t.choices()

    t.play("decree:d2_travel").play_out()
    assert {"d2_travel"} == t.player(0).decrees
    assert "supply" == t.player(0).double
    assert (0, 11) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.1.2", "GG-9.6.6")
def test_without_a_regular_servant_no_decree_can_be_taken() -> None:
    """The Double Servant alone could pay, but nothing could be placed; with `d2_decree` the cost is 0, and still."""
    t = board().servants(0, 0).double(0, "pool").perform(0, "decrees")
    assert set() == {token for token in t.choices() if token.startswith("decree:")}

    t = board().holds(0, "d2_decree").servants(0, 0).double(0, "pool").perform(0, "decrees")
    assert set() == {token for token in t.choices() if token.startswith("decree:")}


@rule("GG-8.1.2")
def test_the_last_regular_servant_is_kept_for_the_decree() -> None:
    """One servant and the Double Servant for level 1: only the Double Servant can be spent, even if it counts 1."""
    t = board().servants(0, 1).double(0, "pool").perform(0, "decrees").play("decree:d1_servant").play_out()

    assert (0, 11) == (t.player(0).pool, t.player(0).supply)
    assert "supply" == t.player(0).double
    assert {"d1_servant"} == t.player(0).decrees


@rule("GG-8.1.2")
def test_one_regular_servant_is_always_left_to_place() -> None:
    """Level 2 costs 2: two regular servants may not both be spent, of three two may."""
    t = board().servants(0, 2).double(0, "pool").perform(0, "decrees").play("decree:d2_travel")
    assert {"servant:double_as_2"} == t.choices()

    t = board().servants(0, 3).double(0, "pool").perform(0, "decrees").play("decree:d2_travel")
    assert {"servant:regular", "servant:double_as_2"} == t.choices()
    t.play("servant:regular")
    assert ("pool", 0, 11) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-8.1.3")
def test_the_servant_stays_on_the_decree() -> None:
    """Over Day, Night and Morning to the end the decree is held."""
    t = board().perform(0, "decrees").play("decree:d2_jade")
    for day in [1, 2, 3]:
        t.day(day).turns(0).play_out(day).night().play_out(day).morning().play_out(day)
        assert "d2_jade" in t.player(0).decrees
    t.turns(0).play_out().night().play_out().end().play_out()

    assert "d2_jade" in t.player(0).decrees


@rule("GG-8.1.4")
def test_a_decree_is_taken_only_once_by_a_player() -> None:
    """A second servant on the same decree is refused."""
    t = board().holds(0, "d1_servant").perform(0, "decrees")

    assert {f"decree:{name}" for name in BOARD if name != "d1_servant"} | {"answer:skip"} == t.choices()
    assert "GG-8.1.4" == t.rule("decree:d1_servant")


@rule("GG-8.1.4")
def test_any_number_of_players_hold_the_same_decree() -> None:
    """The fifth player takes the decree that four others hold, for four servants more."""
    t = Story(5).decrees(*BOARD)
    for seat in range(1, 5):
        t.holds(seat, "d1_servant")
    t.perform(0, "decrees").play("decree:d1_servant")

    assert [{"d1_servant"}] * 5 == [t.player(seat).decrees for seat in range(5)]
    assert (0, 11) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.1.5", "GG-8.2.1", "GG-8.2.2", "GG-8.2.3", "GG-8.2.4", "GG-8.2.5")
def test_decrees_of_level_1_score_at_once() -> None:
    """2 VP for Intrigue and ship, 3 VP for servant, Envoy and swap."""
    for name, vp in [("d1_intrigue", 2), ("d1_ship", 2), ("d1_servant", 3), ("d1_envoy", 3), ("d1_swap", 3)]:
        t = with_decree(name).perform(0, "decrees").play(f"decree:{name}")
        assert vp == t.player(0).vp
        assert t.who is None


@rule("GG-8.1.5", "GG-8.3.1", "GG-8.3.2", "GG-8.3.3", "GG-8.3.4", "GG-8.3.5")
def test_decrees_of_level_2_score_at_once() -> None:
    """2 VP for travel and jade, 3 VP for wall and equal gifts, 4 VP for decrees."""
    for name, vp in [("d2_travel", 2), ("d2_jade", 2), ("d2_wall", 3), ("d2_equal", 3), ("d2_decree", 4)]:
        t = with_decree(name).perform(0, "decrees").play(f"decree:{name}")
        assert vp == t.player(0).vp
        assert t.who is None


@rule("GG-8.1.5")
def test_decrees_of_level_3_score_nothing_at_once() -> None:
    """Their points come at the end."""
    for name in ["d3_third", "d3_eight", "d3_jade", "d3_decrees", "d3_trade"]:
        t = with_decree(name).points(0, 6).jade(0, 3).perform(0, "decrees").play(f"decree:{name}")
        assert 6 == t.player(0).vp


@rule("GG-8.1.6")
def test_a_benefit_begins_with_the_next_performance() -> None:
    """`d2_decree` is paid in full itself; the next decree, of the same turn, costs one servant less."""
    t = Story().decrees("d1_intrigue", "d1_servant", "d2_decree", "d2_jade", "d3_eight", "d3_jade")
    t.hand(0, "deck_5").gift("decrees", "board_1").turn(0)
    t.play("gift:deck_5", "place:decrees", "decree:d2_decree")
    assert (3, 8) == (t.player(0).pool, t.player(0).supply)

    t.play("decree:d1_servant")
    assert (2, 8) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.1.6")
def test_a_benefit_lasts_to_the_end_of_the_game() -> None:
    """Taken on Day 1, both kinds still work on every later Day."""
    t = Story().day(1).holds(0, "d2_travel", "d1_intrigue")
    for day in [2, 3, 4]:
        t.morning().play("decree:d1_intrigue").play_out()
        assert 2 * (day - 1) == t.player(0).intrigue
        before = t.player(0).pool
        t.perform(0, "travel").play("option:b")
        assert before - 1 == t.player(0).pool
        t.s.stack.clear()


# -- level 1: every Morning ------------------------------------------------------------------------------------------


@rule("GG-8.2.1")
def test_the_intrigue_decree_moves_two_steps_each_morning() -> None:
    """The holder may advance 2 steps or decline."""
    t = Story().holds(0, "d1_intrigue").intrigue((0, 3)).morning()
    assert {"decree:d1_intrigue", "answer:skip"} == t.choices()
    t.play("decree:d1_intrigue")
    assert 5 == t.player(0).intrigue
    assert t.who is None

    t = Story().holds(0, "d1_intrigue").intrigue((0, 3)).morning().skip()
    assert 3 == t.player(0).intrigue


@rule("GG-8.2.2")
def test_the_ship_decree_loads_a_servant_of_the_supply() -> None:
    """An own ship or a new one may be loaded; the pool only gets the Day's four servants."""
    t = Story().servants(0, 0).ship(0, "main_3", 1).holds(0, "d1_ship").morning().play("decree:d1_ship")
    assert {"harbour:main_3", "route:main"} == t.choices() - {"answer:skip"}

    t.play("harbour:main_3")
    assert (0, 2) == t.ships["main_3"]
    assert (4, 5) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None

    t = Story().holds(0, "d1_ship").morning().play("decree:d1_ship", "route:main")
    assert {"main_1": (0, 1)} == t.ships


@rule("GG-8.2.2")
def test_the_third_servant_by_the_ship_decree_may_claim_at_once() -> None:
    """A full ship at harbour 3 brings a gift card in the Morning (GG-18.1)."""
    t = Story(3).ship(0, "main_3", 2).holds(0, "d1_ship").hand(0, "board_1").deck("deck_9").morning()
    t.play("decree:d1_ship", "harbour:main_3")
    assert {"harbour:main_3", "answer:skip"} == t.choices()

    t.play("harbour:main_3")
    assert {"board_1", "deck_9"} == t.player(0).hand
    assert 1 == t.player(0).card_slots
    assert {} == t.ships


@rule("GG-8.2.2")
def test_the_ship_decree_may_be_declined() -> None:
    """Nothing changes for a holder who declines."""
    t = Story().ship(0, "main_3", 2).holds(0, "d1_ship").morning().skip()

    assert {"main_3": (0, 2)} == t.ships
    assert t.who is None


@rule("GG-8.2.3")
def test_the_servant_decree_gains_a_servant_each_morning() -> None:
    """One servant on top of the Day's four; declined, only the four."""
    t = Story().holds(0, "d1_servant").servants(0, 0).morning().play("decree:d1_servant")
    assert (5, 6) == (t.player(0).pool, t.player(0).supply)

    t = Story().holds(0, "d1_servant").servants(0, 0).morning().skip()
    assert (4, 7) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.2.4")
def test_the_envoy_decree_moves_the_envoy_each_morning() -> None:
    """One step; in the Palace 1 VP instead; or nothing."""
    t = Story().holds(0, "d1_envoy").envoy(0, 2).morning().play("decree:d1_envoy")
    assert (3, 0) == (t.player(0).envoy, t.player(0).vp)

    t = Story().holds(0, "d1_envoy").envoy(0, 8).morning().play("decree:d1_envoy")
    assert (8, 1) == (t.player(0).envoy, t.player(0).vp)

    t = Story().holds(0, "d1_envoy").envoy(0, 2).morning().skip()
    assert 2 == t.player(0).envoy


@rule("GG-8.2.5")
def test_the_swap_decree_swaps_a_card_after_the_dice_are_rolled() -> None:
    """The dice of the new Day are known when a card of the hand is swapped with one on the board."""
    t = Story().holds(0, "d1_swap").hand(0, "board_1", "board_2").discard(0).gift("palace", "deck_9").morning()
    assert "dice-rolled" in t.events()

    t.play("decree:d1_swap", "gift:board_1", "place:palace")
    assert {"board_2", "deck_9"} == t.player(0).hand
    assert set() == t.player(0).discard
    assert "board_1" == t.gifts["palace"]
    assert t.who is None


@rule("GG-8.2.5")
def test_the_swap_decree_may_be_declined() -> None:
    """The cards stay where they are."""
    t = Story().holds(0, "d1_swap").hand(0, "board_1", "board_2").morning()
    before = t.gifts
    t.skip()

    assert {"board_1", "board_2"} == t.player(0).hand
    assert before == t.gifts


@rule("GG-8.2.1", "GG-8.2.3")
def test_two_decrees_of_level_1_pay_on_one_morning() -> None:
    """Each is used once, in the order the holder likes, and the second may be declined; level 2 is not asked for."""
    t = Story().decrees(*BOARD).holds(0, "d1_intrigue", "d1_servant", "d2_jade").servants(0, 0).morning()
    assert {"decree:d1_intrigue", "decree:d1_servant", "answer:skip"} == t.choices()

    t.play("decree:d1_servant")
    assert {"decree:d1_intrigue", "answer:skip"} == t.choices()

    t.play("decree:d1_intrigue")
    assert (5, 2) == (t.player(0).pool, t.player(0).intrigue)
    assert t.who is None


@rule("GG-8.2.6")
def test_a_decree_of_level_1_pays_first_on_the_next_morning() -> None:
    """Taking it gives its points and nothing else; the Morning after does."""
    t = board().perform(0, "decrees").play("decree:d1_servant")
    assert (4, 7) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None

    t.morning()
    assert {"decree:d1_servant", "answer:skip"} == t.choices()


@rule("GG-8.2.6")
def test_a_decree_of_level_1_taken_on_day_4_never_pays() -> None:
    """The Night and the end of the game do not ask for it: the Envoy stays before the gate."""
    t = Story().day(4).envoy(0, 7).dice(1, 4, 2).hand(0).discard(0, "set3_9").hand(1).discard(1, "set5_9")
    t.holds(0, "d1_envoy").night().end()

    assert t.who is None
    assert 7 == t.player(0).envoy


# -- level 2: for good -----------------------------------------------------------------------------------------------


@rule("GG-8.3.1")
def test_the_travel_decree_makes_option_b_cheaper() -> None:
    """One servant instead of two; the opponent still pays two."""
    t = Story().holds(0, "d2_travel").servants(0, 1).perform(0, "travel")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.play("option:b")
    assert 0 == t.player(0).pool

    t = Story().holds(0, "d2_travel").servants(1, 1).perform(1, "travel")
    assert {"option:a", "answer:skip"} == t.choices()


@rule("GG-8.3.2")
def test_the_jade_decree_makes_houses_and_the_square_cheaper() -> None:
    """2 for a house of 3, 4 at the square instead of 5."""
    t = Story().holds(0, "d2_jade").servants(0, 2).perform(0, "jade")
    assert {"house:1", "answer:skip"} == t.choices()
    t.play("house:1")
    assert (0, 1) == (t.player(0).pool, t.player(0).jade)

    t = Story().holds(0, "d2_jade").houses().servants(0, 4).perform(0, "jade")
    assert {"house:square", "answer:skip"} == t.choices()
    t.play("house:square")
    assert (0, 1) == (t.player(0).pool, t.player(0).jade)


@rule("GG-8.3.2")
def test_without_the_jade_decree_the_full_price_is_paid() -> None:
    """The opponent of the holder pays 3 and 5."""
    t = Story().holds(0, "d2_jade").servants(1, 2).perform(1, "jade")
    assert {"answer:skip"} == t.choices()

    t = Story().holds(0, "d2_jade").houses().servants(1, 4).perform(1, "jade")
    assert {"answer:skip"} == t.choices()


@rule("GG-8.3.2")
def test_the_jade_decree_does_not_help_elsewhere() -> None:
    """A token still wants 3 servants, the exchange 6 tokens, the Intrigue benefit 7 steps."""
    t = Story().holds(0, "d2_jade").servants(0, 2).taken(0, "servants_for_jade")
    assert "answer:yes" not in t.choices()

    t = Story().holds(0, "d2_jade").servants(0, 3).taken(0, "servants_for_jade").play("answer:yes")
    assert (0, 1) == (t.player(0).pool, t.player(0).jade)

    t = Story().holds(0, "d2_jade").tokens(0, "vp_2", "vp_2", "wall", "wall", "swap").perform(0, "intrigue")
    assert "trade:jade_0" not in t.trades()

    t = Story().holds(0, "d2_jade").wall(0, 3).intrigue((0, 6)).perform(0, "wall").play("option:a")
    assert "benefit:back_7" not in t.choices()


@rule("GG-8.3.3")
def test_the_wall_decree_adds_a_servant_of_the_supply() -> None:
    """With option A one more, with option B one more, and it may be left out."""
    t = Story().holds(0, "d2_wall").perform(0, "wall").play("option:a")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.play("answer:yes")
    assert (5, 4, 2) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)
    assert t.who is None

    t = Story().holds(0, "d2_wall").perform(0, "wall").play("option:b", "count:2", "answer:yes")
    assert (3, 5, 3) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)

    t = Story().holds(0, "d2_wall").perform(0, "wall").play("option:a").skip()
    assert 1 == t.player(0).wall


@rule("GG-8.3.3")
def test_the_extra_servant_may_complete_the_wall() -> None:
    """Two on the wall, one placed, one extra: the wall of two players is complete and is scored."""
    t = Story().holds(0, "d2_wall").wall(1, 2).intrigue((1, 1), (0, 2)).perform(0, "wall").play("option:a")
    assert 0 == t.player(0).vp

    t.play("answer:yes")
    assert (3, 0) == (t.player(0).vp, t.player(0).wall)


@rule("GG-8.3.3")
def test_an_empty_supply_has_no_extra_servant() -> None:
    """The extra servant never comes from the pool."""
    t = Story().holds(0, "d2_wall").servants(0, 11).perform(0, "wall").play("option:a")

    assert "answer:yes" not in t.choices()
    assert 10 == t.player(0).pool


@rule("GG-8.3.4")
def test_the_decree_of_equal_gifts_makes_an_equal_exchange_free() -> None:
    """A 4 for a 4 costs nothing and opens the actions; a 4 for a 5 is still paid for."""
    t = Story().holds(0, "d2_equal").hand(0, "set1_4").gift("palace", "board_4").turn(0)
    t.play("gift:set1_4", "place:palace", "answer:skip", "option:a")
    assert (1, 6) == (t.player(0).envoy, t.player(0).pool)

    t = Story().holds(0, "d2_equal").hand(0, "set1_4").gift("palace", "board_5").turn(0)
    t.play("gift:set1_4", "place:palace")
    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-8.3.4")
def test_equal_gifts_are_paid_for_without_the_decree() -> None:
    """The opponent of the holder is asked for a payment."""
    t = Story().holds(1, "d2_equal").hand(0, "set1_4").gift("palace", "board_4").turn(0)
    t.play("gift:set1_4", "place:palace")

    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-8.3.5")
def test_the_decree_of_decrees_makes_decrees_cheaper() -> None:
    """Level 3 costs 2 instead of 3, level 1 nothing but the servant placed."""
    t = board().holds(0, "d2_decree").servants(0, 4).perform(0, "decrees").play("decree:d3_eight")
    assert (1, 9) == (t.player(0).pool, t.player(0).supply)

    t = board().holds(0, "d2_decree").servants(0, 1).perform(0, "decrees").play("decree:d1_servant")
    assert (0, 10) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.3.5")
def test_the_decree_of_decrees_also_saves_on_the_surcharge() -> None:
    """Level 1 with an opponent on it: 1 + 1 - 1 = 1 servant."""
    t = board().holds(0, "d2_decree").holds(1, "d1_servant").servants(0, 2).perform(0, "decrees")
    t.play("decree:d1_servant")

    assert (0, 10) == (t.player(0).pool, t.player(0).supply)


@rule("GG-8.3.6")
def test_the_extra_servant_needs_the_action() -> None:
    """With an empty pool neither option can be performed, so nothing is added; skipping adds nothing either."""
    t = Story().holds(0, "d2_wall").servants(0, 0).perform(0, "wall")
    assert {"answer:skip"} == t.choices()

    t = Story().holds(0, "d2_wall").perform(0, "wall").skip()
    assert t.who is None
    assert 0 == t.player(0).wall


@rule("GG-8.3.6")
def test_the_extra_servant_may_be_the_double_servant_of_the_supply() -> None:
    """Placed as two it completes the wall: one servant and two against one, four in all."""
    t = Story().holds(0, "d2_wall").double(0, "supply").wall(1, 1).intrigue((1, 1)).perform(0, "wall")
    t.play("option:a", "answer:yes")
    assert {"servant:regular", "servant:double_as_1", "servant:double_as_2"} == t.choices()

    t.play("servant:double_as_2")
    assert 3 == t.player(0).vp
    assert "supply" == t.player(0).double


# -- level 3: at the end ---------------------------------------------------------------------------------------------


@rule("GG-8.4.1")
def test_a_third_of_the_points() -> None:
    """1 VP for each full 3 VP, at most 10."""
    for vp, third in [(2, 0), (3, 1), (14, 4), (29, 9), (30, 10), (33, 10), (60, 10)]:
        assert third == ended("d3_third", vp=vp).end().sheet(0).get("score-decree-d3_third", 0)


@rule("GG-8.4.1")
def test_the_final_wall_counts_for_the_third() -> None:
    """11 VP, 3 for the wall and 1 for the Envoy step in the Palace: 15, so 5 more."""
    t = ended("d3_third", vp=11).wall(0, 1).end()

    assert 15 == t.sheet(0)["score-track"]
    assert 5 == t.sheet(0)["score-decree-d3_third"]


@rule("GG-8.4.1")
def test_other_decrees_do_not_count_for_the_third() -> None:
    """The third of 3 VP is 1, whatever another decree of level 3 has to give."""
    for other in ["d3_eight", "d3_decrees", "d3_jade", "d3_trade"]:
        t = ended("d3_third", other, vp=3).slots(0, vp=3).jade(0, 5).end()
        assert 1 == t.sheet(0)["score-decree-d3_third"]


@rule("GG-8.4.2")
def test_eight_points() -> None:
    """8 VP, whatever else there is."""
    t = ended("d3_eight", vp=5).end()

    assert 8 == t.sheet(0)["score-decree-d3_eight"]
    assert 5 + 8 + 7 == t.score(0)
    assert 5 == t.score(1)


@rule("GG-8.4.3")
def test_two_points_per_jade() -> None:
    """2 VP per jade, at most 10."""
    for jade, vp in [(0, 0), (1, 2), (4, 8), (5, 10), (6, 10), (9, 10)]:
        assert vp == ended("d3_jade").jade(0, jade).end().sheet(0).get("score-decree-d3_jade", 0)


@rule("GG-8.4.4")
def test_two_points_per_decree() -> None:
    """The decree itself counts; opponents' servants do not."""
    t = ended("d3_decrees").holds(1, "d1_envoy").end()
    assert 2 == t.sheet(0)["score-decree-d3_decrees"]

    t = ended("d3_decrees", "d1_envoy", "d2_jade").end()
    assert 6 == t.sheet(0)["score-decree-d3_decrees"]


@rule("GG-8.4.5")
def test_two_points_per_trade_reward() -> None:
    """Servants on all kinds of slots count, those on ships do not."""
    t = ended("d3_trade").slots(0, vp=2, card=1, double=1).end()
    assert 8 == t.sheet(0)["score-decree-d3_trade"]

    t = ended("d3_trade").ship(0, "main_2", 3).slots(1, vp=1).end()
    assert 0 == t.sheet(0).get("score-decree-d3_trade", 0)


@rule("GG-8.4.6")
def test_points_lost_to_a_toll_do_not_count_for_the_third() -> None:
    """One of 9 VP is lost to a toll: the third of 8 is 2."""
    t = Story(bonus_tokens=True).envoy(0, 7).holds(0, "d3_third").points(0, 9).marker(1, "bonus_toll", "palace")
    t.perform(0, "palace").play("option:a").end()

    assert 8 == t.sheet(0)["score-track"]
    assert 2 == t.sheet(0)["score-decree-d3_third"]


@rule("GG-8.4.6")
def test_palace_and_jade_do_not_count_for_the_third() -> None:
    """7 VP of the Palace and 15 of five jade come after it."""
    t = ended("d3_third", vp=6).jade(0, 5).end()

    assert (7, 15) == (t.sheet(0)["score-palace"], t.sheet(0)["score-jade"])
    assert 2 == t.sheet(0)["score-decree-d3_third"]


@rule("GG-8.4.7")
def test_several_decrees_of_level_3_all_score() -> None:
    """Eight, and 2 VP for each of four decrees of all levels, beside 3 VP at once and the Palace's 7."""
    t = ended("d3_eight", "d3_decrees", "d2_wall", "d1_swap", vp=3).end()

    assert 8 == t.sheet(0)["score-decree-d3_eight"]
    assert 8 == t.sheet(0)["score-decree-d3_decrees"]
    assert 3 + 8 + 8 + 7 == t.score(0)
