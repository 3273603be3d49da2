"""Bonus travel tokens (GG-13)."""

import pytest

from caravanserai.core.game import BadOption
from caravanserai.games.gugong import GAME
from tests.games.gugong.story import Story
from tests.rules import rule

BONUS = {"bonus_value", "bonus_toll", "bonus_follow"}
PLACES = {f"place:{name}" for name in ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")}


def table(seats: int = 3) -> Story:
    return Story(seats=seats, bonus_tokens=True)


# -- Common rules ------------------------------------------------------------------------------------------------


def shown_markers(t: Story) -> object:
    """What another player sees of the tokens laid out by the first."""
    return GAME.show(t.s, 1)["players"][0]["markers"]


@rule("GG-13.1.1", "GG-13.2.1")
def test_a_value_token_is_laid_beside_the_board_with_a_servant() -> None:
    """The servant comes from the pool; the token is not on the slots."""
    t = table().taken(0, "bonus_value")
    assert {"answer:yes", "answer:skip"} == t.choices()

    t.play("answer:yes")
    me = t.player(0)
    assert [("bonus_value", "own")] == me.markers
    assert [{"token": "bonus_value", "place": "own"}] == shown_markers(t)
    assert (5, 6, []) == (me.pool, me.supply, me.tokens)


@rule("GG-13.1.1", "GG-13.3.1", "GG-13.4.1")
@pytest.mark.parametrize("token", ["bonus_toll", "bonus_follow"])
def test_toll_and_follow_are_laid_at_a_place_with_a_servant(token: str) -> None:
    """Any of the seven places may be chosen."""
    t = table().taken(0, token)
    assert PLACES | {"answer:skip"} == t.choices()

    t.play("place:jade")
    me = t.player(0)
    assert [(token, "jade")] == me.markers
    assert [{"token": token, "place": "jade"}] == shown_markers(t)
    assert (5, 6, []) == (me.pool, me.supply, me.tokens)


@rule("GG-13.1.2")
@pytest.mark.parametrize("token", sorted(BONUS))
def test_a_bonus_token_not_used_is_kept_like_any_other(token: str) -> None:
    """Declined, it lies on the slots and can be exchanged; no servant is needed."""
    t = table().tokens(0, "vp_2").taken(0, token).skip()
    me = t.player(0)
    assert (["vp_2", token], [], 6) == (me.tokens, me.markers, me.pool)

    t.perform(0, "palace").play("trade:servant_0")
    assert ([], 7) == (me.tokens, me.pool)


@rule("GG-13.1.1", "GG-13.1.2")
@pytest.mark.parametrize("token", sorted(BONUS))
def test_without_a_servant_a_bonus_token_cannot_be_used(token: str) -> None:
    """An empty pool: it goes to the slots."""
    t = table().servants(0, 0).taken(0, token)
    assert {"answer:skip"} == t.choices()

    t.skip()
    assert ([token], []) == (t.player(0).tokens, t.player(0).markers)


@rule("GG-13.1.3")
def test_a_bonus_token_in_use_cannot_be_exchanged() -> None:
    """One token on the slots and one in use are not two tokens."""
    t = table().tokens(0, "vp_2").marker(0, "bonus_value").perform(0, "palace")
    assert set() == t.trades()

    both = table().tokens(0, "vp_2", "bonus_value").perform(0, "palace")
    assert {"trade:servant_0"} == both.trades()


@rule("GG-13.1.3")
def test_a_bonus_token_in_use_does_not_count_for_the_limit() -> None:
    """Six on the slots and one taken into use: no exchange is forced."""
    t = table().tokens(0, *["vp_2"] * 6).taken(0, "bonus_value").play("answer:yes")
    assert t.who is None
    assert 6 == len(t.player(0).tokens)

    five = table().tokens(0, *["vp_2"] * 5).marker(0, "bonus_value").taken(0, "vp_2").skip()
    assert five.who is None
    assert 6 == len(five.player(0).tokens)


@rule("GG-13.1.2", "GG-13.1.3")
def test_a_bonus_token_not_used_counts_for_the_limit() -> None:
    """Six on the slots and a seventh declined: an exchange is forced."""
    t = table().tokens(0, *["vp_2"] * 6).taken(0, "bonus_value").skip()

    assert set() == t.choices()
    assert {"trade:servant_0", "trade:vp_0", "trade:jade_0"} == t.trades()


@rule("GG-13.1.4")
@pytest.mark.parametrize(("token", "place"), [("bonus_value", "own"), ("bonus_toll", "jade"), ("bonus_follow", "wall")])
def test_at_the_end_of_the_day_phase_a_bonus_token_comes_to_the_slots(token: str, place: str) -> None:
    """The token becomes an ordinary one and its servant goes to the supply."""
    t = table().marker(0, token, place).tokens(0, "vp_2")
    before = t.player(0).supply
    t.end_of_day_phase()
    me = t.player(0)

    assert (["vp_2", token], []) == (me.tokens, me.markers)
    assert (6, before + 1) == (me.pool, me.supply)
    assert t.who is None


@rule("GG-13.1.4")
def test_a_returning_bonus_token_may_force_an_exchange() -> None:
    """With six on the slots it is the seventh: something has to be exchanged."""
    t = table().tokens(0, *["vp_2"] * 6).marker(0, "bonus_toll", "jade").end_of_day_phase()
    assert 0 == t.who
    assert set() == t.choices()
    assert {"trade:servant_0", "trade:vp_0", "trade:jade_0"} == t.trades()

    t.play("trade:vp_0")
    assert (3, 2) == (len(t.player(0).tokens), t.player(0).vp)
    assert t.who is None


@rule("GG-13.1.5")
def test_the_solo_game_has_no_bonus_tokens() -> None:
    """The option does not exist for one player, and no deal holds such a token."""
    with pytest.raises(BadOption, match="bonus_tokens"):
        Story(seats=1, bonus_tokens=True)
    for key in range(1, 11):
        t = Story(seats=1, key=key)
        assert not BONUS & set(t.map.values())
        t.cities().morning()
        while t.who is not None:
            t.skip()
        assert 12 == len(t.map)
        assert not BONUS & set(t.map.values())


@rule("GG-13.1.6")
def test_bonus_tokens_come_back_in_turn_order() -> None:
    """The start player's forced exchange is decided first, then the others clockwise."""
    t = table().first(1)
    for seat, token in enumerate(["bonus_value", "bonus_toll", "bonus_follow"]):
        t.tokens(seat, *["vp_2"] * 6).marker(seat, token, "own" if seat == 0 else "jade")
    t.end_of_day_phase()
    order = []
    while t.who is not None:
        order.append(t.who)
        t.play("trade:servant_0")

    assert [1, 2, 0] == order


# -- The value token ---------------------------------------------------------------------------------------------


@rule("GG-13.2.1")
def test_each_gift_is_worth_one_more() -> None:
    """A 3 is given freely for a 3, card after card; for a 4 it is only equal."""
    t = table().marker(0, "bonus_value").hand(0, "board_3", "set3_3", "deck_3a").hand(1).hand(2)
    t.gift("jade", "set5_3").gift("intrigue", "deck_3b").gift("palace", "set1_4").turns(0)
    t.play("gift:board_3", "place:jade")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.skip().skip()

    t.play("gift:set3_3", "place:intrigue")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.skip().skip()

    t.play("gift:deck_3a", "place:palace")
    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-13.2.1")
def test_only_the_owner_s_gifts_are_worth_more() -> None:
    """Another player's 3 is not free for a 3."""
    t = table().marker(0, "bonus_value").hand(1, "board_3").gift("jade", "set5_3").turn(1)
    t.play("gift:board_3", "place:jade")

    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-13.2.1")
def test_the_bonus_ends_with_the_day_phase() -> None:
    """After the token has come back a 3 for a 3 costs as usual."""
    t = table().marker(0, "bonus_value").end_of_day_phase().hand(0, "board_3").gift("jade", "set5_3").turn(0)
    t.play("gift:board_3", "place:jade")

    assert {"payment:servants", "payment:no-action"} == t.choices()


@rule("GG-13.2.2")
def test_the_bonus_makes_no_match_with_the_dice() -> None:
    """A 6 matches a 6, not a 7."""
    t = table().marker(0, "bonus_value").hand(0).hand(1).hand(2).discard(0, "set1_6").dice(1, 9, 7).night()
    assert (6, 0) == (t.player(0).pool, t.player(0).vp)

    six = table().marker(0, "bonus_value").hand(0).hand(1).hand(2).discard(0, "set1_6").dice(6, 9, 8).night()
    assert (7, 3) == (six.player(0).pool, six.player(0).vp)


@rule("GG-13.2.2")
def test_the_bonus_does_not_make_a_gift_worth_jade() -> None:
    """A 6 is still too little for `card_for_jade`."""
    t = table().marker(0, "bonus_value").hand(0, "set1_6").taken(0, "card_for_jade")
    assert {"answer:skip"} == t.choices()

    t.skip()
    assert (0, {"set1_6"}) == (t.player(0).jade, t.player(0).hand)


@rule("GG-13.2.3")
def test_two_value_tokens_add_up() -> None:
    """A 3 counts as a 5: free for a 4, not for a 5."""
    t = table().marker(0, "bonus_value").marker(0, "bonus_value").hand(0, "board_3", "set3_3").hand(1).hand(2)
    t.gift("palace", "set1_4").gift("jade", "set2_5").turns(0).play("gift:board_3", "place:palace")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.skip().skip()

    t.play("gift:set3_3", "place:jade")
    assert {"payment:servants", "payment:no-action"} == t.choices()


# -- The toll token ----------------------------------------------------------------------------------------------


SIX_DECREES = ("d1_intrigue", "d1_servant", "d2_travel", "d2_jade", "d3_third", "d3_eight")
BEGUN = {
    "travel": ["option:a"],
    "wall": ["option:a"],
    "jade": ["house:1"],
    "intrigue": ["option:a"],
    "palace": ["option:a"],
    "decrees": ["decree:d3_third"],
    "canal": ["option:a"],
}
FINISHED = BEGUN | {
    "travel": ["option:a", "city:xian", "answer:skip"],
    "canal": ["option:a", "route:main", "answer:skip"],
}


def points(t: Story) -> list[int]:
    return [t.player(seat).vp for seat in range(t.s.seats)]


@rule("GG-13.3.1")
def test_others_pay_a_point_for_the_action() -> None:
    """Each time another player performs the marked action a point goes to the owner."""
    t = table().marker(0, "bonus_toll", "palace").points(0, 5).points(1, 5).points(2, 5)
    t.perform(1, "palace").play("option:a")
    assert [6, 4, 5] == points(t)

    t.perform(2, "palace").play("option:b")
    assert [7, 4, 4] == points(t)

    t.perform(1, "palace").play("option:a")
    assert [8, 3, 4] == points(t)


@rule("GG-13.3.1", "GG-13.3.4")
@pytest.mark.parametrize("place", sorted(BEGUN))
def test_each_action_can_have_a_toll(place: str) -> None:
    """Whatever the place, the point has changed hands once the action is begun."""
    t = table().decrees(*SIX_DECREES).marker(0, "bonus_toll", place).points(0, 5).points(1, 5).perform(1, place)
    assert [5, 5, 0] == points(t)

    t.play(*BEGUN[place])
    assert [6, 4, 0] == points(t)
    assert "toll-paid" in t.events()


@rule("GG-13.3.1")
def test_the_owner_pays_no_toll_and_other_places_are_free() -> None:
    """The owner's own action changes nothing, and so does an action elsewhere."""
    t = table().marker(0, "bonus_toll", "palace").points(0, 5).points(1, 5)
    t.perform(0, "palace").play("option:a").perform(1, "intrigue").play("option:a")

    assert [5, 5, 0] == points(t)


@rule("GG-13.3.1")
def test_the_toll_ends_with_the_day_phase() -> None:
    """After the token has come back the action is free again."""
    t = table().marker(0, "bonus_toll", "palace").points(1, 5).end_of_day_phase().perform(1, "palace").play("option:a")

    assert [0, 5, 0] == points(t)


@rule("GG-13.3.1")
def test_a_toll_token_taken_this_turn_works_for_the_rest_of_the_day() -> None:
    """Laid by the Traveller, paid by the next player."""
    t = table().taken(0, "bonus_toll").play("place:intrigue").points(1, 1).perform(1, "intrigue").play("option:b")

    assert [1, 0, 0] == points(t)


@rule("GG-13.3.2")
def test_a_card_action_pays_the_toll_too() -> None:
    """The same action by card and by place is paid for twice."""
    t = table().marker(0, "bonus_toll", "palace").points(1, 5).hand(1, "set2_5").gift("palace", "board_4").turn(1)
    t.play("gift:set2_5", "place:palace", "option:a")
    assert [1, 4, 0] == points(t)

    t.play("option:a")
    assert [2, 3, 0] == points(t)


@rule("GG-13.3.2")
def test_a_card_action_away_from_the_marked_place_pays() -> None:
    """The card performs the Palace action from the Jade location."""
    t = table().marker(0, "bonus_toll", "palace").points(1, 5).hand(1, "set2_5").gift("jade", "board_4").turn(1)
    t.play("gift:set2_5", "place:jade", "option:a").skip()

    assert [1, 4, 0] == points(t)


@rule("GG-13.3.3")
def test_points_never_fall_below_zero() -> None:
    """A player without points pays nothing, and the owner still scores."""
    t = table().marker(0, "bonus_toll", "intrigue").perform(1, "intrigue").play("option:a")

    assert [1, 0, 0] == points(t)


@rule("GG-13.3.3", "GG-13.3.4")
def test_the_toll_is_paid_before_the_action() -> None:
    """A player with 0 points who scores 1 with the action keeps it: there was nothing to pay with."""
    t = table().marker(0, "bonus_toll", "palace").envoy(1, 8).perform(1, "palace").play("option:a")

    assert [1, 1, 0] == points(t)


@rule("GG-13.3.4")
def test_the_toll_is_paid_before_the_traveller_sets_out() -> None:
    """The point has changed hands when the city is asked for."""
    t = table().marker(0, "bonus_toll", "travel").points(1, 5).perform(1, "travel").play("option:a")

    assert 1 == t.who
    assert [1, 4, 0] == points(t)


@rule("GG-13.4.5")
def test_an_action_left_out_pays_no_toll() -> None:
    """Neither an exchange without action nor a skipped action triggers the toll."""
    t = table().marker(0, "bonus_toll", "palace").points(1, 5).hand(1, "set3_3").gift("palace", "board_4").turn(1)
    t.play("gift:set3_3", "place:palace", "payment:no-action")
    assert [0, 5, 0] == points(t)

    t.hand(1, "set1_7").turn(1).play("gift:set1_7", "place:palace").skip()
    assert [0, 5, 0] == points(t)


# -- The follow token --------------------------------------------------------------------------------------------


@rule("GG-13.4.1")
def test_the_owner_follows_right_after_another_player() -> None:
    """Seat 1 intrigues and takes the Medal, then seat 0 may intrigue as well."""
    t = table().marker(0, "bonus_follow", "intrigue").perform(1, "intrigue").play("option:a")
    assert 1 == t.player(1).intrigue
    assert 0 == t.who
    assert {"option:a", "option:b", "answer:skip"} == t.choices()

    t.play("option:a")
    assert [1, 1, 0] == [t.player(seat).intrigue for seat in range(3)]
    assert 1 == t.s.medal
    assert "followed" in t.events()
    assert t.who is None


@rule("GG-13.4.1")
@pytest.mark.parametrize("place", sorted(FINISHED))
def test_each_action_can_be_followed(place: str) -> None:
    """Whatever the place, the owner is asked when the other player has finished."""
    t = table().decrees(*SIX_DECREES).marker(0, "bonus_follow", place).city("xian", "vp_2").perform(1, place)
    for token in FINISHED[place]:
        assert 1 == t.who
        t.play(token)

    assert 0 == t.who
    assert set(BEGUN[place]) - {"house:1"} <= t.choices()
    t.skip()
    assert "" == t.question


@rule("GG-13.4.1")
def test_a_wall_is_scored_before_anyone_follows() -> None:
    """The other player's action is finished first, with its scoring and benefits."""
    t = table().marker(0, "bonus_follow", "wall").wall(1, 4).intrigue((1, 3)).perform(1, "wall").play("option:a")
    assert (1, 3) == (t.who, t.player(1).vp)
    t.play("benefit:back_1")

    assert 0 == t.who
    t.play("option:a")
    assert (1, 0) == (t.player(0).wall, t.player(1).wall)


@rule("GG-13.4.1")
def test_the_owner_may_decline_to_follow_and_follow_the_next_time() -> None:
    """Each time is asked anew, as long as the Day phase lasts."""
    t = table().marker(0, "bonus_follow", "palace").perform(1, "palace").play("option:a").skip()
    assert 0 == t.player(0).envoy
    assert t.who is None

    t.perform(2, "palace").play("option:a", "option:a")
    assert [1, 1, 1] == [t.player(seat).envoy for seat in range(3)]

    t.end_of_day_phase().perform(1, "palace").play("option:a")
    assert t.who is None


@rule("GG-13.4.1")
def test_nobody_follows_the_owner_or_another_action() -> None:
    """The owner's own action and actions elsewhere are not followed."""
    t = table().marker(0, "bonus_follow", "palace").perform(0, "palace").play("option:a")
    assert t.who is None
    assert 1 == t.player(0).envoy

    t.perform(1, "intrigue").play("option:a")
    assert t.who is None


@rule("GG-13.4.1")
def test_a_card_action_is_followed_before_the_turn_goes_on() -> None:
    """The follower acts right after the card action, before the location action of the turn."""
    t = table().marker(0, "bonus_follow", "palace").hand(1, "set2_5").gift("intrigue", "board_4").turn(1)
    t.play("gift:set2_5", "place:intrigue", "option:a")
    assert 0 == t.who

    t.play("option:a")
    assert [1, 1, 0] == [t.player(seat).envoy for seat in range(3)]
    assert 1 == t.who
    t.play("option:a")
    assert 1 == t.player(1).intrigue
    assert t.who is None


@rule("GG-13.4.2")
def test_the_follower_chooses_and_pays() -> None:
    """Seat 1 took option A; the follower takes B and pays two servants."""
    t = table().marker(0, "bonus_follow", "palace")
    before = t.player(0).supply
    t.perform(1, "palace").play("option:a", "option:b")
    me = t.player(0)

    assert (2, 1, 4, before + 2) == (me.envoy, me.intrigue, me.pool, me.supply)
    assert (1, 6) == (t.player(1).envoy, t.player(1).pool)


@rule("GG-13.4.2")
def test_the_follower_buys_jade_at_its_price() -> None:
    """The follower pays for a house of his own."""
    t = table().marker(0, "bonus_follow", "jade").perform(1, "jade").play("house:1", "house:2")

    assert (1, 3) == (t.player(0).jade, t.player(0).pool)
    assert (1, 3) == (t.player(1).jade, t.player(1).pool)


@rule("GG-13.4.2")
def test_a_follower_who_cannot_pay_has_no_option_b() -> None:
    """One servant is too few for Palace B."""
    t = table().marker(0, "bonus_follow", "palace").servants(0, 1).perform(1, "palace").play("option:a")

    assert {"option:a", "answer:skip"} == t.choices()


@rule("GG-13.4.3")
def test_following_pays_no_toll() -> None:
    """Only the first player pays, not the follower."""
    t = table().marker(0, "bonus_follow", "palace").marker(2, "bonus_toll", "palace")
    t.points(0, 5).points(1, 5).points(2, 5).perform(1, "palace").play("option:a", "option:a")

    assert [5, 4, 6] == points(t)
    assert 1 == t.player(0).envoy


@rule("GG-13.4.3", "GG-13.4.4")
def test_followers_act_in_turn_order_and_are_not_followed_themselves() -> None:
    """Seat 1 acts; the player to the left, seat 2, follows first, then seat 0, and then it is over."""
    t = table().marker(0, "bonus_follow", "palace").marker(2, "bonus_follow", "palace").perform(1, "palace")
    t.play("option:a")
    assert 2 == t.who
    t.play("option:a")
    assert 0 == t.who
    t.play("option:a")

    assert "" == t.question
    assert [1, 1, 1] == [t.player(seat).envoy for seat in range(3)]


@rule("GG-13.4.4")
def test_followers_begin_left_of_the_active_player_not_with_the_start_player() -> None:
    """Five players, seat 3 acts: 4, then 0, then 2."""
    t = table(seats=5)
    for seat in (0, 2, 4):
        t.marker(seat, "bonus_follow", "intrigue")
    t.perform(3, "intrigue").play("option:a")
    order = []
    while t.who is not None:
        order.append(t.who)
        t.skip()

    assert [4, 0, 2] == order


@rule("GG-13.4.5")
def test_an_action_left_out_is_not_followed() -> None:
    """Neither an exchange without action nor a skipped action is followed."""
    t = table().marker(0, "bonus_follow", "palace").hand(1, "set3_3").gift("palace", "board_4").turn(1)
    t.play("gift:set3_3", "place:palace", "payment:no-action")
    assert t.who is None

    t.hand(1, "set1_7").turn(1).play("gift:set1_7", "place:palace").skip()
    assert t.who is None
    assert [0, 0, 0] == [t.player(seat).envoy for seat in range(3)]
