"""Intrigue, the Palace of Heavenly Purity and jade (GG-9.1 to GG-9.3)."""

import pytest

from caravanserai.core.ids import NOBODY
from tests.games.gugong.story import Story
from tests.rules import rule


def medal_holder(t: Story) -> int | None:
    """Who holds the Next Start Player Medal; None: it lies on the board."""
    return None if t.s.medal == NOBODY else int(t.s.medal)


def wins_tie(t: Story) -> int:
    """Two players tie on a complete wall: whose Intrigue marker is ahead (GG-7.2.1)."""
    t.s.stack.clear()
    before = [t.player(seat).vp for seat in (0, 1)]
    t.servants(0, 6).servants(1, 6).wall(0, 2).wall(1, 1).perform(1, "wall").play("option:a")
    won = [seat for seat in (0, 1) if t.player(seat).vp == before[seat] + 3]
    assert 1 == len(won)
    return won[0]


# -- Intrigue ----------------------------------------------------------------------------------------------------


@rule("GG-9.1.1")
def test_a_small_intrigue_is_one_step_and_the_medal() -> None:
    """Option A is free: one step, and the Medal while it is on the board."""
    t = Story().perform(0, "intrigue").play("option:a")
    me = t.player(0)

    assert (1, 6, 6) == (me.intrigue, me.pool, me.supply)
    assert 0 == medal_holder(t)
    assert t.who is None


@rule("GG-9.1.2", "GG-9.1.8")
def test_a_great_intrigue_costs_a_servant_and_leaves_the_medal() -> None:
    """Option B: one servant for three steps, and no Medal."""
    t = Story().perform(0, "intrigue").play("option:b")
    me = t.player(0)

    assert (3, 5, 7) == (me.intrigue, me.pool, me.supply)
    assert medal_holder(t) is None


@rule("GG-9.1.2")
def test_a_great_intrigue_needs_a_servant() -> None:
    """Without a servant only option A is left."""
    t = Story().servants(0, 0).perform(0, "intrigue")

    assert {"option:a", "answer:skip"} == t.choices()


@rule("GG-9.1.1", "GG-9.1.3")
def test_the_second_to_intrigue_finds_the_medal_gone() -> None:
    """The Medal goes to the first of the Day; the second player still gets the step."""
    t = Story().perform(1, "intrigue").play("option:a").perform(0, "intrigue").play("option:a")

    assert 1 == medal_holder(t)
    assert 1 == t.player(0).intrigue


@rule("GG-9.1.3")
def test_a_gift_with_intrigue_brings_the_medal_too() -> None:
    """The card action counts: the Medal is taken away from the Intrigue location."""
    t = Story().hand(1, "set4_5").gift("jade", "board_3").turn(1)
    t.play("gift:set4_5", "place:jade", "option:a").skip()

    assert 1 == medal_holder(t)
    assert 1 == t.player(1).intrigue


@rule("GG-9.1.3")
def test_the_holder_of_the_medal_starts_the_next_day() -> None:
    """The start player changes in the Morning, not before; then the Medal can be taken again."""
    t = Story(seats=3).perform(2, "intrigue").play("option:a")
    assert 0 == t.s.first

    t.morning()
    assert 2 == t.s.first
    assert medal_holder(t) is None

    t.perform(1, "intrigue").play("option:a")
    assert 1 == medal_holder(t)


@rule("GG-9.1.4", "GG-9.1.6")
def test_a_marker_lands_on_top_of_the_stack() -> None:
    """Who comes last to a step lies on top and is ahead."""
    t = Story().intrigue((0, 0), (1, 3)).perform(0, "intrigue").play("option:b")
    assert [3, 3] == [t.player(0).intrigue, t.player(1).intrigue]

    assert 0 == wins_tie(t)


@rule("GG-9.1.4")
def test_a_marker_that_goes_back_lands_on_top_too() -> None:
    """Going back one step onto an occupied one puts the marker on top."""
    t = Story().intrigue((0, 3), (1, 2)).wall(0, 3).perform(1, "wall").play("option:a")
    t.skip().play("benefit:back_1")
    assert [2, 2] == [t.player(0).intrigue, t.player(1).intrigue]

    t.wall(0, 0).wall(1, 0)
    assert 0 == wins_tie(t)


@rule("GG-9.1.5")
def test_the_track_ends_at_fourteen() -> None:
    """Two steps from a decree carry a marker on 13 only to 14."""
    t = Story().intrigue((0, 13)).holds(0, "d1_intrigue").morning().play("decree:d1_intrigue")

    assert 14 == t.player(0).intrigue


@rule("GG-9.1.5")
def test_a_marker_at_the_end_keeps_its_place_and_may_still_take_the_medal() -> None:
    """On 14 option A moves nothing, not even in the stack, but brings the Medal."""
    t = Story().intrigue((0, 14), (1, 14)).perform(0, "intrigue")
    assert "option:a" in t.choices()

    t.play("option:a")
    assert 14 == t.player(0).intrigue
    assert 0 == medal_holder(t)
    assert 1 == wins_tie(t)


@rule("GG-9.1.5")
def test_a_token_does_not_lift_a_marker_at_the_end() -> None:
    """A step from a token leaves a marker on 14 where it lies in the stack."""
    t = Story().intrigue((0, 14), (1, 14)).taken(0, "intrigue").play("answer:yes")

    assert 14 == t.player(0).intrigue
    assert 1 == wins_tie(t)


@rule("GG-9.1.6")
def test_the_marker_further_ahead_wins_a_tie() -> None:
    """A step further counts more than lying on top."""
    assert 0 == wins_tie(Story().intrigue((0, 5), (1, 4)))
    assert 1 == wins_tie(Story().intrigue((1, 5), (0, 4)))


@rule("GG-9.1.6")
def test_the_upper_marker_wins_a_tie_on_the_same_step() -> None:
    """On one step the upper marker is ahead."""
    assert 1 == wins_tie(Story().intrigue((0, 5), (1, 5)))
    assert 0 == wins_tie(Story().intrigue((1, 5), (0, 5)))


@rule("GG-9.1.7")
def test_intrigue_decides_who_wins_the_wall() -> None:
    """Three players with two, two and one on the wall: the upper of the two wins."""
    t = Story(seats=3).intrigue((2, 7), (0, 4), (1, 4)).wall(0, 2).wall(1, 2).perform(2, "wall").play("option:a")

    assert [0, 3, 0] == [t.player(seat).vp for seat in range(3)]


@rule("GG-9.1.7")
def test_intrigue_decides_the_order_of_the_benefits() -> None:
    """From the lowest marker to the highest, the lower in a stack first."""
    t = Story(seats=3).intrigue((2, 4), (1, 7), (0, 4)).wall(0, 2).wall(1, 2).perform(2, "wall").play("option:a")
    order = []
    while t.who is not None:
        order.append(t.who)
        t.skip()

    assert [2, 0, 1] == order


@rule("GG-9.1.7")
@pytest.mark.parametrize("ahead", [0, 1])
def test_intrigue_decides_the_dice_bonus(ahead: int) -> None:
    """One match each: three points to the player ahead on the Intrigue track."""
    t = Story().hand(0).hand(1).discard(0, "set1_6").discard(1, "deck_6a").dice(6, 9, 8)
    t.intrigue((1 - ahead, 2), (ahead, 2)).night()

    assert ahead == t.who
    assert [3, 0] == [t.player(ahead).vp, t.player(1 - ahead).vp]


@rule("GG-9.1.7")
@pytest.mark.parametrize("ahead", [0, 1])
def test_intrigue_decides_the_game(ahead: int) -> None:
    """Equal scores: the upper marker wins the game."""
    t = Story().envoy(0, 8).envoy(1, 8).points(0, 3).points(1, 5).intrigue((1 - ahead, 2), (ahead, 2)).end()

    assert [10, 10] == [t.score(0), t.score(1)]
    assert [ahead] == t.winners()


@rule("GG-9.1.8")
def test_steps_from_elsewhere_never_bring_the_medal() -> None:
    """Neither a token nor the Palace nor a decree gives the Medal."""
    token = Story().taken(0, "intrigue").play("answer:yes")
    palace = Story().perform(0, "palace").play("option:b")
    decree = Story().holds(0, "d1_intrigue").morning().play("decree:d1_intrigue")

    assert [1, 1, 2] == [t.player(0).intrigue for t in (token, palace, decree)]
    assert [None, None, None] == [medal_holder(t) for t in (token, palace, decree)]


@rule("GG-9.1.9")
@pytest.mark.parametrize("step", [11, 12, 13])
def test_a_great_intrigue_stops_at_the_end(step: int) -> None:
    """From 11, 12 or 13 three steps end on 14, at full cost."""
    t = Story().intrigue((0, step)).perform(0, "intrigue").play("option:b")

    assert (14, 5) == (t.player(0).intrigue, t.player(0).pool)


@rule("GG-9.1.9")
def test_a_great_intrigue_is_not_offered_at_the_end() -> None:
    """On 14 a servant for nothing is refused."""
    t = Story().intrigue((0, 14)).perform(0, "intrigue")

    assert {"option:a", "answer:skip"} == t.choices()
    assert "GG-9.1.9" == t.rule("option:b")


@rule("GG-9.1.10")
def test_the_start_player_may_keep_the_start() -> None:
    """The start player takes the Medal and stays start player."""
    t = Story(seats=3).first(1).perform(1, "intrigue").play("option:a")
    assert 1 == medal_holder(t)

    t.morning()
    assert 1 == t.s.first


@rule("GG-9.1.10")
def test_the_medal_of_the_last_day_does_nothing() -> None:
    """On Day 4 the turn order of the Night and of the end stays what it was, and so does the score."""
    t = Story().day(4).medal(1).hand(0).hand(1).tokens(0, "vp_2", "vp_2").tokens(1, "vp_2", "vp_2")
    t.ship(0, "main_2", 3).ship(1, "main_1", 3).deck("deck_8").night()
    assert 0 == t.who
    t.skip()
    assert 1 == t.who
    t.skip()

    t.envoy(0, 8).envoy(1, 8).points(0, 3).points(1, 5).intrigue((1, 2), (0, 2)).end()
    assert 0 == t.who
    t.skip().skip()
    assert [10, 10] == [t.score(0), t.score(1)]
    assert [0] == t.winners()


# -- The Palace --------------------------------------------------------------------------------------------------


@rule("GG-9.2.1")
def test_a_visit_to_the_palace_is_one_step() -> None:
    """Option A: one step of the Envoy, free, and nothing else."""
    t = Story().perform(0, "palace").play("option:a")
    me = t.player(0)

    assert (1, 0, 6, 6, 0) == (me.envoy, me.intrigue, me.pool, me.supply, me.vp)


@rule("GG-9.2.2")
def test_a_great_visit_is_two_steps_and_an_intrigue_step() -> None:
    """Option B: two servants for two steps of the Envoy and one of the Intrigue marker."""
    t = Story().perform(0, "palace").play("option:b")
    me = t.player(0)

    assert (2, 1, 4, 8, 0) == (me.envoy, me.intrigue, me.pool, me.supply, me.vp)


@rule("GG-9.2.2")
def test_a_great_visit_needs_two_servants() -> None:
    """With one servant only option A is left."""
    t = Story().servants(0, 1).perform(0, "palace")

    assert {"option:a", "answer:skip"} == t.choices()


@rule("GG-9.2.3")
def test_the_eighth_step_is_the_palace() -> None:
    """The first to arrive takes the space worth 7; it is scored only at the end."""
    t = Story().envoy(0, 6).perform(0, "palace").play("option:a")
    assert (7, None) == (t.player(0).envoy, t.player(0).arrival_vp)

    t.perform(0, "palace").play("option:a")
    assert (8, 7, 0) == (t.player(0).envoy, t.player(0).arrival_vp, t.player(0).vp)

    t.end()
    assert 7 == t.sheet(0)["score-palace"]
    assert 7 == t.score(0)


@rule("GG-9.2.4")
def test_an_envoy_in_the_palace_scores_its_steps_from_every_source() -> None:
    """Each step, from the action, a token, a decree, the wall or the Night, is 1 VP at once."""
    action = Story().envoy(0, 8).perform(0, "palace").play("option:a")
    token = Story().envoy(0, 8).taken(0, "envoy").play("answer:yes")
    decree = Story().envoy(0, 8).holds(0, "d1_envoy").morning().play("decree:d1_envoy")
    wall = Story().envoy(0, 8).wall(0, 3).perform(0, "wall").play("option:a")
    night = Story().envoy(0, 8).hand(0).hand(1).discard(0, "set1_6").dice(6, 9, 8).night().play("answer:yes")

    assert [1, 1, 1, 4, 4] == [t.player(0).vp for t in (action, token, decree, wall, night)]
    assert [8] * 5 == [t.player(0).envoy for t in (action, token, decree, wall, night)]


@rule("GG-9.2.4")
def test_a_step_left_over_on_arrival_scores() -> None:
    """From step 7 the second of two steps is 1 VP."""
    t = Story().envoy(0, 7).perform(0, "palace").play("option:b")
    me = t.player(0)

    assert (8, 7, 1, 1) == (me.envoy, me.arrival_vp, me.vp, me.intrigue)


@rule("GG-9.2.5")
def test_without_an_audience_all_was_in_vain() -> None:
    """An Envoy on step 7 at the end: 0 points and no victory, whatever was scored."""
    t = Story().points(0, 60).jade(0, 5).envoy(0, 7).points(1, 0).envoy(1, 8).end()

    assert 0 == t.score(0)
    assert 0 == sum(t.sheet(0).values())
    assert [1] == t.winners()


@rule("GG-9.2.6")
def test_the_great_visit_still_pays_inside_the_palace() -> None:
    """With the Envoy in the Palace option B gives 2 VP and the Intrigue step for two servants."""
    t = Story().envoy(0, 8).perform(0, "palace").play("option:b")
    me = t.player(0)

    assert (2, 1, 4, 8) == (me.vp, me.intrigue, me.pool, me.supply)


@rule("GG-9.2.3", "GG-9.2.7")
@pytest.mark.parametrize(("seats", "values"), [(3, [7, 5, 3]), (4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])])
def test_each_arrival_takes_the_best_space_left_and_keeps_it(seats: int, values: list[int]) -> None:
    """One Envoy to a space, the best first; later steps change nothing about it."""
    t = Story(seats=seats)
    for seat in range(seats):
        t.envoy(seat, 7).perform(seat, "palace").play("option:a")
    for seat in range(seats):
        t.perform(seat, "palace").play("option:a")

    assert values == [t.player(seat).arrival_vp for seat in range(seats)]
    assert [8] * seats == [t.player(seat).envoy for seat in range(seats)]


# -- Jade --------------------------------------------------------------------------------------------------------


@rule("GG-9.3.1")
def test_a_house_sells_its_jade_for_its_price() -> None:
    """The house of price 4 costs four servants, and its jade is gone."""
    t = Story().perform(0, "jade")
    assert {"house:1", "house:3", "answer:skip"} == t.choices()

    t.play("house:3")
    assert (1, 2, 10) == (t.player(0).jade, t.player(0).pool, t.player(0).supply)
    assert "house-bought" in t.events()

    t.perform(1, "jade")
    assert {"house:1", "house:4", "answer:skip"} == t.choices()
    t.play("house:1")
    assert (1, 3, 9) == (t.player(1).jade, t.player(1).pool, t.player(1).supply)


@rule("GG-9.3.1")
def test_an_empty_house_sells_nothing() -> None:
    """Only houses that still hold jade can be chosen, and only for their full price."""
    t = Story().houses(False, False, True, False).servants(0, 4).perform(0, "jade")
    assert {"house:3", "answer:skip"} == t.choices()
    assert "GG-9.3.1" == t.rule("house:1")

    poor = Story().houses(False, False, True, False).servants(0, 3).perform(0, "jade")
    assert {"answer:skip"} == poor.choices()


@rule("GG-9.3.1")
def test_the_larger_board_has_six_houses() -> None:
    """Three houses of price 3 and three of price 4."""
    t = Story(seats=4)
    prices = []
    for house in range(1, 7):
        t.servants(0, 12).perform(0, "jade").play(f"house:{house}")
        prices.append(12 - t.player(0).pool)

    assert [3, 3, 3, 4, 4, 4] == prices
    assert 6 == t.player(0).jade


@rule("GG-9.3.2")
def test_the_square_sells_when_all_houses_are_empty() -> None:
    """Five servants for a jade, as often as one likes."""
    t = Story().houses(False, False, False, False)
    for bought in (1, 2, 3):
        t.servants(0, 6).perform(0, "jade")
        assert {"house:square", "answer:skip"} == t.choices()
        t.play("house:square")
        assert (bought, 1, 11) == (t.player(0).jade, t.player(0).pool, t.player(0).supply)


@rule("GG-9.3.2")
def test_the_square_is_closed_while_a_house_has_jade() -> None:
    """One house with jade keeps the square closed."""
    t = Story().houses(False, False, False, True).perform(0, "jade")

    assert {"house:4", "answer:skip"} == t.choices()
    assert "GG-9.3.2" == t.rule("house:square")


@rule("GG-9.3.3")
def test_one_action_buys_one_jade() -> None:
    """Twelve servants buy one jade at a time."""
    t = Story().servants(0, 12).perform(0, "jade").play("house:1")

    assert t.who is None
    assert (1, 9) == (t.player(0).jade, t.player(0).pool)


@rule("GG-9.3.3")
def test_one_visit_to_the_square_buys_one_jade() -> None:
    """The square too sells one jade to an action."""
    t = Story().houses(False, False, False, False).servants(0, 12).perform(0, "jade").play("house:square")

    assert t.who is None
    assert (1, 7) == (t.player(0).jade, t.player(0).pool)


@rule("GG-9.3.4")
def test_other_jade_comes_from_the_stock() -> None:
    """Tokens, a benefit and an exchange bring four jade, and all houses are still full."""
    t = Story().taken(0, "servants_for_jade").play("answer:yes")
    assert (1, 3) == (t.player(0).jade, t.player(0).pool)

    t.hand(0, "set1_7").taken(0, "card_for_jade").play("answer:yes", "gift:set1_7")
    assert 2 == t.player(0).jade

    t.intrigue((0, 7)).wall(0, 3).perform(0, "wall").play("option:a", "benefit:back_7")
    assert 3 == t.player(0).jade

    t.tokens(0, *["vp_2"] * 6).servants(0, 6).perform(0, "jade").play("trade:jade_0")
    assert 4 == t.player(0).jade
    assert {"house:1", "house:3", "answer:skip"} == t.choices()

    t.play("house:1").servants(0, 6).perform(0, "jade")
    assert {"house:2", "house:3", "answer:skip"} == t.choices()
    t.play("house:3").servants(0, 6).perform(0, "jade")
    assert {"house:2", "house:4", "answer:skip"} == t.choices()
