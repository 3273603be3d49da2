"""The Great Wall, its scoring and the Intrigue benefits (GG-7)."""

from caravanserai.games.gugong import GAME
from tests.games.gugong.story import Story
from tests.rules import rule


def on_wall(t: Story) -> list[int]:
    """How many servants each player has on the wall."""
    return [t.player(seat).wall for seat in range(t.s.seats)]


def scored(seats: int = 2) -> Story:
    """Player 0 puts the last servant on a wall where everybody has one."""
    threshold: int = GAME.box.data["great_wall"]["complete_at"][str(seats)]
    t = Story(seats)
    for seat in range(1, seats):
        t.wall(seat, 1)
    return t.wall(0, threshold - seats)


def asked_in_order(t: Story) -> list[int]:
    """Who is asked, one after the other, if all decline."""
    order = []
    while t.who is not None:
        order.append(t.who)
        t.skip()
    return order


# -- the action ------------------------------------------------------------------------------------------------------


@rule("GG-7.1.1")
def test_option_a_places_one_servant() -> None:
    """One servant goes from the pool to the wall, nothing is spent."""
    t = Story().perform(0, "wall").play("option:a")

    assert (5, 6, 1) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)
    assert t.who is None


@rule("GG-7.1.1")
def test_an_empty_pool_cannot_place() -> None:
    """The servant comes from the pool; the full supply does not help."""
    t = Story().servants(0, 0).perform(0, "wall")

    assert set() == t.choices() & {"option:a", "option:b"}


@rule("GG-7.1.2")
def test_option_b_spends_one_servant_and_places_two() -> None:
    """Three servants leave the pool: one for the supply, two for the wall."""
    t = Story().perform(0, "wall").play("option:b")
    assert (5, 7, 0) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)
    assert {"count:1", "count:2"} == t.choices()

    t.play("count:2")
    assert (3, 7, 2) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)
    assert t.who is None


@rule("GG-7.1.2")
def test_option_b_may_place_only_one_servant() -> None:
    """Up to two, at least one."""
    t = Story().perform(0, "wall").play("option:b", "count:1")

    assert (4, 7, 1) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)


@rule("GG-7.1.2")
def test_option_b_needs_a_servant_to_place_besides_the_one_spent() -> None:
    """With one servant in the pool there is none left to place; with two there is one."""
    t = Story().servants(0, 1).perform(0, "wall")
    assert {"option:a", "answer:skip"} == t.choices()

    t = Story().servants(0, 2).perform(0, "wall").play("option:b")
    assert "count:2" not in t.choices()


@rule("GG-7.1.3")
def test_the_wall_is_complete_with_enough_servants_for_the_players() -> None:
    """4, 5, 6 or 7 servants complete the wall of 2, 3, 4 or 5 players, and one less does not."""
    for seats, threshold in [(2, 4), (3, 5), (4, 6), (5, 7)]:
        t = Story(seats).wall(0, threshold - 2).perform(0, "wall").play("option:a")
        assert (0, threshold - 1) == (t.player(0).vp, t.player(0).wall)

        t.perform(0, "wall").play("option:a")
        assert (3, 0) == (t.player(0).vp, t.player(0).wall)


@rule("GG-7.1.3")
def test_the_wall_of_the_solo_game_is_complete_with_four() -> None:
    """Three servants are not enough, four are."""
    t = Story(1).wall(0, 2).perform(0, "wall").play("option:a")
    assert (0, 3) == (t.player(0).vp, t.player(0).wall)

    t.perform(0, "wall").play("option:a")
    assert (3, 0) == (t.player(0).vp, t.player(0).wall)


@rule("GG-7.1.4")
def test_the_wall_is_checked_after_the_last_servant() -> None:
    """The first of two servants would make a tie that the other wins; the second counts before the check."""
    t = Story().wall(0, 1).wall(1, 2).intrigue((1, 5)).perform(0, "wall").play("option:b", "count:2")

    assert (3, 0) == (t.player(0).vp, t.player(1).vp)
    assert [0, 2] == on_wall(t)


@rule("GG-7.1.4")
def test_the_extra_servant_of_the_decree_is_placed_before_the_check() -> None:
    """With `d2_wall` the one servant would make a tie that the other wins; the extra servant breaks it."""
    t = Story().holds(0, "d2_wall").wall(0, 1).wall(1, 2).intrigue((1, 5)).perform(0, "wall").play("option:a")
    assert (0, 0) == (t.player(0).vp, t.player(1).vp)

    t.play("answer:yes")
    assert (3, 0) == (t.player(0).vp, t.player(1).vp)
    assert [0, 2] == on_wall(t)


@rule("GG-7.1.5")
def test_the_wall_holds_any_number_of_servants() -> None:
    """Six servants can be on a wall that is complete at four, and all of them count."""
    t = Story().holds(0, "d2_wall").wall(1, 3).intrigue((1, 5), (0, 6)).perform(0, "wall")
    t.play("option:b", "count:2", "answer:yes")

    assert (3, 0) == (t.player(0).vp, t.player(1).vp)
    assert [0, 3] == on_wall(t)


# -- scoring ---------------------------------------------------------------------------------------------------------


@rule("GG-7.2.1")
def test_most_servants_on_the_wall_win_points_and_an_envoy_step() -> None:
    """The player with most wins, whoever completed the wall."""
    t = Story().wall(1, 3).intrigue((0, 5)).envoy(1, 3).perform(0, "wall").play("option:a")
    assert (3, 4) == (t.player(1).vp, t.player(1).envoy)
    assert (0, 0) == (t.player(0).vp, t.player(0).envoy)


@rule("GG-7.2.1")
def test_a_tie_on_the_wall_is_broken_by_intrigue() -> None:
    """Two and two: the marker further on wins, on the same step the upper one."""
    t = Story().wall(0, 1).wall(1, 2).intrigue((0, 4), (1, 5)).perform(0, "wall").play("option:a")
    assert (0, 3) == (t.player(0).vp, t.player(1).vp)

    t = Story().wall(0, 1).wall(1, 2).intrigue((1, 5), (0, 5)).perform(0, "wall").play("option:a")
    assert (3, 0) == (t.player(0).vp, t.player(1).vp)

    t = Story().wall(0, 1).wall(1, 2).intrigue((0, 5), (1, 5)).perform(0, "wall").play("option:a")
    assert (0, 3) == (t.player(0).vp, t.player(1).vp)


@rule("GG-7.2.2")
def test_the_winners_servants_return_and_the_others_stay() -> None:
    """All of the winner's servants go to the supply, none to the pool; nobody else's move."""
    t = Story(3).wall(0, 2).wall(1, 1).wall(2, 1).perform(0, "wall").play("option:a")

    assert [0, 1, 1] == on_wall(t)
    assert (5, 7) == (t.player(0).pool, t.player(0).supply)
    assert (6, 5) == (t.player(1).pool, t.player(1).supply)


@rule("GG-7.2.2")
def test_the_double_servant_returns_from_the_wall() -> None:
    """The winner's Double Servant goes to the supply with the others."""
    t = Story().wall(0, 1).wall(1, 1).double(0, "pool").perform(0, "wall")
    t.play("option:a", "servant:double_as_2")

    assert 3 == t.player(0).vp
    assert "supply" == t.player(0).double
    assert (6, 6, 0) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)


@rule("GG-7.2.3")
def test_the_winners_servants_are_back_before_the_benefits() -> None:
    """With an otherwise empty supply the winner can still gain servants by going back on the Intrigue track."""
    t = Story().servants(0, 9, 3).wall(0, 3).intrigue((0, 5)).perform(0, "wall").play("option:a")
    assert (8, 4) == (t.player(0).pool, t.player(0).supply)
    assert {"benefit:back_1", "benefit:back_3", "benefit:back_5", "answer:skip"} == t.choices()

    t.play("benefit:back_3")
    assert (10, 2) == (t.player(0).pool, t.player(0).supply)


@rule("GG-7.2.4")
def test_no_complete_wall_is_left_after_a_scoring() -> None:
    """However three servants of two players lie, or four of three, what remains is below the threshold."""
    for mine in range(4):
        t = Story().holds(0, "d2_wall").wall(0, mine).wall(1, 3 - mine).perform(0, "wall")
        t.play("option:b", "count:2", "answer:yes")
        assert 3 in {t.player(0).vp, t.player(1).vp}
        assert sum(on_wall(t)) < 4

    for mine, theirs in [(4, 0), (0, 4), (2, 2), (0, 2), (1, 2), (2, 1), (2, 0)]:
        t = Story(3).wall(0, mine).wall(1, theirs).wall(2, 4 - mine - theirs).perform(0, "wall")
        t.play("option:b", "count:2")
        assert 3 in {t.player(0).vp, t.player(1).vp, t.player(2).vp}
        assert sum(on_wall(t)) < 5


# -- Intrigue benefits -----------------------------------------------------------------------------------------------


@rule("GG-7.3.1")
def test_everybody_on_the_wall_may_take_one_benefit_or_none() -> None:
    """The winner too is asked, each only once, and declining changes nothing."""
    t = scored(3).intrigue((1, 9), (2, 10), (0, 11)).perform(0, "wall").play("option:a")
    assert 1 == t.who
    t.play("benefit:back_1")
    assert 2 == t.who
    t.skip()
    assert 0 == t.who
    t.play("benefit:back_1")

    assert [] == asked_in_order(t)
    assert (8, 10, 10) == (t.player(1).intrigue, t.player(2).intrigue, t.player(0).intrigue)
    assert (7, 6, 6) == (t.player(1).pool, t.player(2).pool, t.player(0).pool)


@rule("GG-7.3.2")
def test_benefits_go_from_the_lowest_marker_to_the_highest() -> None:
    """The lowest step first; on one step the lower marker of the stack first."""
    t = scored(4).intrigue((2, 7), (0, 7), (3, 9), (1, 2)).perform(0, "wall").play("option:a")
    assert [1, 2, 0, 3] == asked_in_order(t)

    t = scored(4).intrigue((0, 7), (2, 7), (3, 1), (1, 8)).perform(0, "wall").play("option:a")
    assert [3, 0, 2, 1] == asked_in_order(t)


@rule("GG-7.3.3")
def test_going_back_does_not_change_the_order_of_benefits() -> None:
    """The second goes back below the first, and the third is next all the same; nobody is asked again."""
    t = scored(3).intrigue((1, 1), (2, 7), (0, 9)).perform(0, "wall").play("option:a")
    assert 1 == t.who
    t.skip()
    assert 2 == t.who
    t.play("benefit:back_7")
    assert (0, 1) == (t.player(2).intrigue, t.player(1).intrigue)
    assert 0 == t.who
    t.skip()
    assert t.who is None


@rule("GG-7.3.4")
def test_one_step_back_gains_a_servant() -> None:
    """Back 1: one servant."""
    t = scored().intrigue((1, 8), (0, 14)).perform(0, "wall").play("option:a", "benefit:back_1")

    assert (7, 7, 4) == (t.player(1).intrigue, t.player(1).pool, t.player(1).supply)


@rule("GG-7.3.4")
def test_three_steps_back_gain_two_servants() -> None:
    """Back 3: two servants."""
    t = scored().intrigue((1, 8), (0, 14)).perform(0, "wall").play("option:a", "benefit:back_3")

    assert (5, 8, 3) == (t.player(1).intrigue, t.player(1).pool, t.player(1).supply)


@rule("GG-7.3.4")
def test_five_steps_back_turn_a_die() -> None:
    """Back 5: one die is turned, the other two stay."""
    t = scored().dice(1, 4, 2).intrigue((1, 8), (0, 14)).perform(0, "wall").play("option:a")
    t.play("benefit:back_5", "face:die_2_9")

    assert 3 == t.player(1).intrigue
    assert [1, 9, 2] == list(t.s.dice)
    assert (6, 0) == (t.player(1).pool, t.player(1).jade)


@rule("GG-7.3.4")
def test_seven_steps_back_take_a_jade_of_the_stock() -> None:
    """Back 7: one jade, not from a house."""
    t = scored().intrigue((1, 8), (0, 14)).perform(0, "wall").play("option:a")
    houses = list(t.s.houses)
    t.play("benefit:back_7")

    assert (1, 1, 6) == (t.player(1).intrigue, t.player(1).jade, t.player(1).pool)
    assert houses == list(t.s.houses)


@rule("GG-7.3.5")
def test_a_benefit_needs_the_full_number_of_steps() -> None:
    """Exactly as many steps are enough, one less is not."""
    names = ["benefit:back_1", "benefit:back_3", "benefit:back_5", "benefit:back_7"]
    for step, possible in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (14, 4)]:
        t = scored().intrigue((1, step), (0, 14)).perform(0, "wall").play("option:a")
        assert 1 == t.who
        assert {*names[:possible], "answer:skip"} == t.choices()

    t = scored().intrigue((1, 6), (0, 14)).perform(0, "wall").play("option:a")
    assert "GG-7.3.5" == t.rule("benefit:back_7")


@rule("GG-7.3.6")
def test_two_players_may_turn_the_same_die() -> None:
    """The second player turns the die that the first has just turned."""
    t = scored().dice(1, 4, 2).intrigue((1, 8), (0, 9)).perform(0, "wall").play("option:a")
    t.play("benefit:back_5", "face:die_1_5")
    assert [5, 4, 2] == list(t.s.dice)

    t.play("benefit:back_5", "face:die_1_6")
    assert [6, 4, 2] == list(t.s.dice)


@rule("GG-7.3.7")
def test_a_die_shows_only_its_own_numbers() -> None:
    """Exactly the faces of each die are offered."""
    t = scored().dice(1, 4, 2).intrigue((1, 8), (0, 9)).perform(0, "wall").play("option:a", "benefit:back_5")

    faces = {f"face:{die['id']}_{n}" for die in GAME.box.data["destiny_dice"] for n in die["faces"]}
    assert faces == t.choices()
    assert "GG-7.3.7" == t.rule("face:die_1_9")
    assert "GG-7.3.7" == t.rule("face:die_2_3")
    assert "GG-7.3.7" == t.rule("face:die_3_5")


@rule("GG-7.3.8")
def test_a_benefit_may_give_fewer_servants_than_shown() -> None:
    """With one servant in the supply, three steps back gain one servant."""
    t = Story().wall(0, 2).servants(1, 10, 2).wall(1, 1).intrigue((1, 4), (0, 9)).perform(0, "wall").play("option:a")
    assert {"benefit:back_1", "benefit:back_3", "answer:skip"} == t.choices()

    t.play("benefit:back_3")
    assert (1, 11, 0) == (t.player(1).intrigue, t.player(1).pool, t.player(1).supply)


@rule("GG-7.3.8")
def test_no_servants_are_gained_from_an_empty_supply() -> None:
    """With an empty supply only the die and the jade can be had."""
    t = Story().wall(0, 2).servants(1, 11, 1).wall(1, 1).intrigue((1, 8), (0, 9)).perform(0, "wall").play("option:a")

    assert {"benefit:back_5", "benefit:back_7", "answer:skip"} == t.choices()


@rule("GG-7.3.9")
def test_without_a_servant_on_the_wall_there_is_no_benefit() -> None:
    """The third player is far ahead on the Intrigue track and is not asked."""
    t = Story(3).wall(0, 3).wall(1, 1).intrigue((1, 3), (0, 5), (2, 14)).perform(0, "wall").play("option:a")

    assert [1, 0] == asked_in_order(t)


@rule("GG-7.3.10")
def test_a_scoring_is_finished_before_the_second_move() -> None:
    """A `wall` token completes the wall: points, Envoy and all benefits come before the next city."""
    t = Story().wall(0, 2).wall(1, 1).intrigue((1, 3), (0, 5)).cities(kaifeng="wall", nanjing="vp_2")
    t.perform(0, "travel").play("option:b", "city:kaifeng", "answer:yes")
    assert (3, 1) == (t.player(0).vp, t.player(0).envoy)
    assert 1 == t.who
    assert {"benefit:back_1", "benefit:back_3", "answer:skip"} == t.choices()

    t.play("benefit:back_1")
    assert 0 == t.who
    t.play("benefit:back_1")
    assert 0 == t.who
    assert {"city:nanjing", "answer:skip"} == t.choices()


@rule("GG-7.3.10")
def test_a_scoring_by_a_card_action_is_finished_before_the_location_action() -> None:
    """The wall on the card is scored with its benefits, then the Palace is asked for."""
    t = Story().wall(0, 2).wall(1, 1).intrigue((1, 3), (0, 5)).hand(0, "deck_4").gift("palace", "board_1").turn(0)
    t.play("gift:deck_4", "place:palace", "option:a")
    assert (3, 1) == (t.player(0).vp, t.player(0).envoy)
    assert 1 == t.who
    t.skip()
    assert 0 == t.who
    t.skip()

    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.play("option:a")
    assert 2 == t.player(0).envoy
