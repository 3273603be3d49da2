"""The Double Servant and the limit of servants (GG-9.6, GG-9.7)."""

from caravanserai.core import play
from caravanserai.core.game import start
from caravanserai.games.gugong import GAME
from tests.games.gugong.story import Story
from tests.rules import rule

ANY = {"servant:regular", "servant:double_as_1", "servant:double_as_2"}


# -- the Double Servant ----------------------------------------------------------------------------------------------


@rule("GG-9.6.1")
def test_the_double_servant_is_spent_to_the_supply_and_gained_from_it() -> None:
    """Spent for Palace B it lies in the supply, from where a token brings it back (GG-18.10)."""
    t = Story().servants(0, 0).double(0, "pool").perform(0, "palace").play("option:b").play_out()
    assert "supply" == t.player(0).double
    assert (2, 1) == (t.player(0).envoy, t.player(0).intrigue)

    t.tokens(0, "vp_2", "wall").perform(0, "palace").play("trade:servant_0", "servant:double_as_1")
    assert "pool" == t.player(0).double
    assert (0, 12) == (t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.1")
def test_the_locked_double_servant_is_no_servant() -> None:
    """While it is locked it neither pays nor is gained."""
    t = Story().servants(0, 0).perform(0, "palace")
    assert {"option:a", "answer:skip"} == t.choices()

    t = Story().taken(0, "servant_1").play("answer:yes")
    assert t.who is None
    assert "locked" == t.player(0).double


@rule("GG-9.6.2")
def test_the_double_servant_may_be_gained_in_place_of_a_servant() -> None:
    """It replaces the one servant gained; the regular one may be taken as well."""
    t = Story().double(0, "supply").taken(0, "servant_1").play("answer:yes")
    assert {"servant:regular", "servant:double_as_1"} == t.choices()

    t.play("servant:double_as_1")
    assert ("pool", 6, 6) == (t.player(0).double, t.player(0).pool, t.player(0).supply)

    t = Story().double(0, "supply").taken(0, "servant_1").play("answer:yes", "servant:regular")
    assert ("supply", 7, 5) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.2")
def test_the_double_servant_can_be_gained_from_an_otherwise_empty_supply() -> None:
    """It is a servant to be gained, the only one there."""
    t = Story().servants(0, 12).double(0, "supply").taken(0, "servant_1").play("answer:yes").play_out()

    assert ("pool", 12) == (t.player(0).double, t.player(0).pool)


@rule("GG-9.6.3")
def test_the_double_servant_may_be_spent_in_place_of_two() -> None:
    """A cost of 2 is paid with it alone, or with two regular servants."""
    t = Story().double(0, "pool").perform(0, "palace").play("option:b")
    assert {"servant:regular", "servant:double_as_2"} <= t.choices()

    t.play("servant:double_as_2")
    assert ("supply", 6, 6) == (t.player(0).double, t.player(0).pool, t.player(0).supply)

    t = Story().double(0, "pool").perform(0, "palace").play("option:b", "servant:regular")
    assert ("pool", 4, 8) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.3")
def test_the_double_servant_may_be_part_of_a_larger_cost() -> None:
    """A house of 3 costs the Double Servant and one regular servant."""
    t = Story().servants(0, 1).double(0, "pool").perform(0, "jade").play("house:1").play_out()

    assert ("supply", 0, 1) == (t.player(0).double, t.player(0).pool, t.player(0).jade)


@rule("GG-9.6.3")
def test_the_double_servant_may_be_spent_as_one_and_nothing_is_given_back() -> None:
    """Intrigue B costs 1: the Double Servant pays for it, and no change is given."""
    t = Story().double(0, "pool").perform(0, "intrigue").play("option:b")
    assert {"servant:regular", "servant:double_as_1"} == t.choices()

    t.play("servant:double_as_1")
    assert 3 == t.player(0).intrigue
    assert ("supply", 6, 6) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.3")
def test_the_double_servant_is_never_worth_more_than_two() -> None:
    """Alone it does not pay for a house of 3."""
    t = Story().servants(0, 0).double(0, "pool").perform(0, "jade")

    assert {"answer:skip"} == t.choices()


@rule("GG-9.6.4")
def test_the_double_servant_counts_as_two_on_the_wall() -> None:
    """Where one servant may be placed it fills two places: with two others the wall is complete."""
    t = Story().double(0, "pool").wall(1, 2).intrigue((0, 1)).perform(0, "wall").play("option:a")
    assert ANY == t.choices()

    t.play("servant:double_as_2")
    assert 3 == t.player(0).vp


@rule("GG-9.6.4")
def test_the_double_servant_and_a_regular_one_make_three() -> None:
    """Wall B: one servant is spent, one placed with the Double Servant; three against two and two (GG-18.9)."""
    t = Story(3).double(0, "pool").wall(1, 2).wall(2, 2).perform(0, "wall")
    t.play("option:b", "servant:regular", "count:2", "servant:double_as_2")
    t.play(*t.choices() & {"servant:regular"})

    assert 3 == t.player(0).vp
    assert ("supply", 4, 8) == (t.player(0).double, t.player(0).pool, t.player(0).supply)
    assert (2, 2) == (t.player(1).wall, t.player(2).wall)


@rule("GG-9.6.4")
def test_the_double_servant_fills_two_spaces_of_a_ship() -> None:
    """With one aboard it fills the ship; with two aboard it does not fit as two."""
    t = Story().double(0, "pool").ship(0, "main_1", 1).perform(0, "canal").play("option:a", "harbour:main_1")
    assert ANY == t.choices()
    t.play("servant:double_as_2")
    assert (0, 3) == t.ships["main_1"]
    assert "ship" == t.player(0).double

    t = Story().double(0, "pool").ship(0, "main_1", 2).perform(0, "canal").play("option:a", "harbour:main_1")
    assert {"servant:regular", "servant:double_as_1"} == t.choices()


@rule("GG-9.6.4")
def test_two_placements_on_ships_with_the_double_servant_make_three() -> None:
    """Canal B: a new ship gets the Double Servant and a regular servant and is full."""
    t = Story().double(0, "pool").perform(0, "canal")
    t.play("option:b", "servant:regular", "route:main", "servant:double_as_2", "harbour:main_1")

    assert {"main_1": (0, 3)} == t.ships
    assert ("ship", 4) == (t.player(0).double, t.player(0).pool)


@rule("GG-9.6.3")
def test_what_may_be_spent_depends_on_the_regular_servants() -> None:
    """Palace B costs 2: with fewer regular servants than that only the Double Servant pays."""
    choices = {0: {"servant:double_as_2"}, 1: {"servant:double_as_2"}}
    for regular in range(4):
        t = Story().servants(0, regular).double(0, "pool").perform(0, "palace").play("option:b")
        assert choices.get(regular, {"servant:regular", "servant:double_as_2"}) == t.choices()

    t = Story().servants(0, 0).double(0, "pool").perform(0, "intrigue").play("option:b")
    assert {"servant:double_as_1"} == t.choices()


@rule("GG-9.6.3")
def test_the_double_servant_leaves_the_rest_of_a_larger_cost_to_regular_servants() -> None:
    """At the Jade square it saves two of five: three regular servants are enough, two are not."""
    t = Story().houses().servants(0, 2).double(0, "pool").perform(0, "jade")
    assert {"answer:skip"} == t.choices()

    t = Story().houses().servants(0, 3).double(0, "pool").perform(0, "jade").play("house:square")
    assert {"servant:double_as_2"} == t.choices()
    t.play("servant:double_as_2")
    assert ("supply", 0, 12, 1) == (t.player(0).double, t.player(0).pool, t.player(0).supply, t.player(0).jade)

    t = Story().houses().servants(0, 5).double(0, "pool").perform(0, "jade").play("house:square", "servant:double_as_2")
    assert ("supply", 2, 10, 1) == (t.player(0).double, t.player(0).pool, t.player(0).supply, t.player(0).jade)


@rule("GG-9.6.4")
def test_the_double_servant_alone_can_be_placed() -> None:
    """Wall A needs one servant to place, and the Double Servant is one; B needs another one to spend."""
    t = Story().servants(0, 0).double(0, "pool").perform(0, "wall")
    assert {"option:a", "answer:skip"} == t.choices()

    t.play("option:a", "servant:double_as_2")
    assert ("wall", 12) == (t.player(0).double, t.player(0).supply)

    t = Story().servants(0, 0).double(0, "pool").perform(0, "canal")
    assert {"option:a", "answer:skip"} == t.choices()


@rule("GG-9.6.4")
def test_wall_b_spends_one_piece_and_places_the_others() -> None:
    """Two regular servants and the Double Servant are three pieces: one is spent, two can be placed."""
    t = Story().servants(0, 2).double(0, "pool").perform(0, "wall").play("option:b", "servant:regular")
    assert {"count:1", "count:2"} == t.choices()
    t.play("count:2", "servant:double_as_2").play_out()
    assert ("wall", 0, 3) == (t.player(0).double, t.player(0).pool, t.player(0).wall)

    t = Story().servants(0, 1).double(0, "pool").perform(0, "wall").play("option:b", "servant:regular")
    assert "count:2" not in t.choices()

    t = Story().servants(0, 2).double(0, "pool").perform(0, "wall")
    t.play("option:b", "servant:double_as_1", "count:2")
    assert ("supply", 0, 2) == (t.player(0).double, t.player(0).pool, t.player(0).wall)


@rule("GG-9.6.4")
def test_both_regular_servants_may_be_placed_and_the_double_servant_kept() -> None:
    """Which pieces are placed is the player's choice."""
    t = Story().double(0, "pool").perform(0, "wall")
    t.play("option:b", "servant:regular", "count:2", "servant:regular", "servant:regular")

    assert ("pool", 3, 2) == (t.player(0).double, t.player(0).pool, t.player(0).wall)


@rule("GG-9.6.5")
def test_the_double_servant_may_count_as_one() -> None:
    """On a ship with one free space it takes this space; on the wall it may be one of three."""
    t = Story().double(0, "pool").ship(0, "main_1", 2).perform(0, "canal")
    t.play("option:a", "harbour:main_1", "servant:double_as_1")
    assert (0, 3) == t.ships["main_1"]
    assert ("ship", 6) == (t.player(0).double, t.player(0).pool)

    t = Story().double(0, "pool").wall(1, 2).intrigue((0, 1)).perform(0, "wall").play("option:a", "servant:double_as_1")
    assert (0, 0) == (t.player(0).vp, t.player(1).vp)
    assert "wall" == t.player(0).double


@rule("GG-9.6.6")
def test_a_decree_never_asks_for_the_double_servant() -> None:
    """With nothing to spend, a regular servant goes on the decree without any question."""
    t = Story().decrees("d1_swap", "d1_servant", "d2_decree", "d2_jade", "d3_eight", "d3_jade")
    t.holds(0, "d2_decree").double(0, "pool").perform(0, "decrees").play("decree:d1_servant")

    assert t.who is None
    assert ("pool", 5) == (t.player(0).double, t.player(0).pool)


@rule("GG-9.6.6", "GG-9.6.7")
def test_a_regular_servant_goes_to_the_slot_when_the_double_servant_is_aboard() -> None:
    """One regular and the Double Servant as two: the regular one stays on the slot for good."""
    t = Story().double(0, "pool").ship(0, "main_2", 1).perform(0, "canal")
    t.play("option:a", "harbour:main_2", "servant:double_as_2", "harbour:main_2")

    assert (4, 1) == (t.player(0).vp, t.player(0).vp_slots)
    assert ("supply", 6, 5) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.7")
def test_the_other_servants_return_with_the_double_servant() -> None:
    """Two regular ones and the Double Servant as one: one to the slot, one to the supply, the Double Servant too."""
    t = Story().double(0, "pool").ship(0, "main_2", 2).perform(0, "canal")
    t.play("option:a", "harbour:main_2", "servant:double_as_1", "harbour:main_2")

    assert (4, 1) == (t.player(0).vp, t.player(0).vp_slots)
    assert ("supply", 6, 5) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.8")
def test_tokens_may_place_the_double_servant_from_the_supply() -> None:
    """The `wall` and the `ship` token ask which servant of the supply is placed."""
    t = Story().double(0, "supply").taken(0, "wall").play("answer:yes")
    assert ANY == t.choices()
    t.play("servant:double_as_2")
    assert ("wall", 6) == (t.player(0).double, t.player(0).supply)

    t = Story().double(0, "supply").taken(0, "ship").play("answer:yes", "route:main")
    assert ANY == t.choices()
    t.play("servant:double_as_2")
    assert (0, 2) == t.ships["main_1"]
    assert ("ship", 6) == (t.player(0).double, t.player(0).supply)


@rule("GG-9.6.8")
def test_decrees_may_place_the_double_servant_from_the_supply() -> None:
    """`d1_ship` and `d2_wall` ask which servant of the supply is placed."""
    t = Story().double(0, "supply").holds(0, "d1_ship").morning().play("decree:d1_ship", "route:main")
    assert ANY == t.choices()
    t.play("servant:double_as_2")
    assert (0, 2) == t.ships["main_1"]
    assert "ship" == t.player(0).double

    t = Story().double(0, "supply").holds(0, "d2_wall").perform(0, "wall").play("option:a", "answer:yes")
    assert ANY == t.choices()
    t.play("servant:double_as_1")
    assert "wall" == t.player(0).double


@rule("GG-9.6.8")
def test_the_double_servant_of_the_pool_is_not_placed_from_the_supply() -> None:
    """A token that takes a servant of the supply leaves the Double Servant in the pool alone."""
    t = Story().double(0, "pool").taken(0, "wall").play("answer:yes")

    assert t.who is None
    assert ("pool", 5, 1) == (t.player(0).double, t.player(0).supply, t.player(0).wall)


@rule("GG-9.6.8")
def test_the_double_servant_alone_in_the_supply_is_placed_by_tokens_and_decrees() -> None:
    """With every regular servant in the pool the Double Servant is still there to be placed."""
    for name in ["wall", "ship"]:
        t = Story().servants(0, 12).double(0, "supply").taken(0, name).play("answer:yes").play_out()
        assert (name, 12) == (t.player(0).double, t.player(0).pool)

    t = Story().holds(0, "d2_wall").servants(0, 11).double(0, "supply").perform(0, "wall")
    t.play("option:a", "answer:yes")
    assert {"servant:double_as_1", "servant:double_as_2"} == t.choices()

    t = Story().holds(0, "d1_ship").servants(0, 11).double(0, "supply").morning().play("decree:d1_ship", "route:main")
    assert {"servant:double_as_1", "servant:double_as_2"} == t.choices()


@rule("GG-9.6.9")
def test_the_double_servant_may_mark_a_bonus_token() -> None:
    """It lies with the token for the rest of the Day phase, then goes to the supply."""
    t = Story(bonus_tokens=True).double(0, "pool").taken(0, "bonus_value").play("answer:yes")
    assert {"servant:regular", "servant:double_as_1"} == t.choices()

    t.play("servant:double_as_1")
    assert ("token", 6) == (t.player(0).double, t.player(0).pool)
    assert [("bonus_value", "own")] == t.player(0).markers

    t.end_of_day_phase()
    assert ("supply", 6) == (t.player(0).double, t.player(0).supply)
    assert ["bonus_value"] == t.player(0).tokens


@rule("GG-9.6.9")
def test_the_double_servant_marks_a_bonus_token_without_regular_servants() -> None:
    """With the Double Servant alone in the pool the token can be used; beside it a regular one may be chosen."""
    t = Story(bonus_tokens=True).servants(0, 0).double(0, "pool").taken(0, "bonus_value").play("answer:yes")
    assert {"servant:double_as_1"} == t.choices()
    t.play("servant:double_as_1")
    assert ("token", 0) == (t.player(0).double, t.player(0).pool)

    t = Story(bonus_tokens=True).double(0, "pool").taken(0, "bonus_value").play("answer:yes", "servant:regular")
    assert ("pool", 5, 6) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.10")
def test_the_double_servant_is_one_of_several_servants_gained() -> None:
    """Of two servants gained one may be the Double Servant; it counts as one of them."""
    t = Story().double(0, "supply").taken(0, "servant_2").play("answer:yes", "servant:double_as_1").play_out()
    assert ("pool", 7, 5) == (t.player(0).double, t.player(0).pool, t.player(0).supply)

    t = Story().double(0, "supply").servants(0, 2).morning().play("servant:double_as_1").play_out()
    assert ("pool", 5, 7) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.10")
def test_all_that_is_in_the_supply_is_gained_with_the_double_servant() -> None:
    """Two are gained, and one regular servant and the Double Servant are all there is: both come."""
    for seed in [1, 2, 3, 4]:
        t = Story().servants(0, 11).double(0, "supply").taken(0, "servant_2").play("answer:yes").play_out(seed)
        assert ("pool", 12, 0) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.10")
def test_several_servants_may_be_gained_without_the_double_servant() -> None:
    """Two regular servants come and the Double Servant stays in the supply; of four as well."""
    t = Story().double(0, "supply").taken(0, "servant_2").play("answer:yes", "servant:regular")
    assert ("supply", 8, 4) == (t.player(0).double, t.player(0).pool, t.player(0).supply)
    assert t.who is None

    t = Story().double(0, "supply").morning().play("servant:regular")
    assert ("supply", 10, 2) == (t.player(0).double, t.player(0).pool, t.player(0).supply)


@rule("GG-9.6.11")
def test_on_the_wall_the_double_servant_counts_for_the_most_servants() -> None:
    """One regular and the Double Servant beat two regular ones although the other is ahead in Intrigue."""
    t = Story().double(0, "pool").wall(0, 1).wall(1, 2).intrigue((1, 9)).perform(0, "wall")
    t.play("option:a", "servant:double_as_2")

    assert (3, 0) == (t.player(0).vp, t.player(1).vp)


@rule("GG-9.6.11")
def test_on_the_wall_the_double_servant_counts_for_completing_it() -> None:
    """Two regular ones of the other and the Double Servant are four, and complete; the other wins the tie."""
    t = Story().double(0, "pool").wall(1, 2).intrigue((1, 9)).perform(0, "wall")
    t.play("option:a", "servant:double_as_2")

    assert (0, 3) == (t.player(0).vp, t.player(1).vp)
    assert "wall" == t.player(0).double


@rule("GG-9.6.11")
def test_the_double_servant_still_counts_as_two_when_the_wall_is_completed_later() -> None:
    """The Double Servant stands on the wall; the other places the rest, and two against two is a tie."""
    t = Story().double(0, "pool").intrigue((1, 8), (0, 9)).perform(0, "wall").play("option:a", "servant:double_as_2")
    assert (0, 0) == (t.player(0).vp, t.player(1).vp)

    t.perform(1, "wall").play("option:b", "count:2")
    assert (3, 0) == (t.player(0).vp, t.player(1).vp)
    assert "supply" == t.player(0).double


# -- the limit -------------------------------------------------------------------------------------------------------


@rule("GG-9.7.1")
def test_an_empty_supply_gives_nothing() -> None:
    """The Morning's servants end with the supply, a card with servants gives none."""
    t = Story().servants(0, 12).servants(1, 10).morning()
    assert (12, 0) == (t.player(0).pool, t.player(0).supply)
    assert (12, 0) == (t.player(1).pool, t.player(1).supply)

    t = Story().servants(0, 12).hand(0, "board_3").gift("palace", "board_1").turn(0)
    t.play("gift:board_3", "place:palace")
    assert "answer:yes" not in t.choices()


@rule("GG-9.7.1", "GG-9.6.2")
def test_the_supply_is_not_empty_while_the_double_servant_is_in_it() -> None:
    """Tokens can be exchanged for the Double Servant when no regular servant is left."""
    t = Story().servants(0, 12).double(0, "supply").tokens(0, "vp_2", "wall").perform(0, "palace")
    assert {"trade:servant_0"} == t.trades()

    t.play("trade:servant_0").play(*t.choices() & {"servant:double_as_1"})
    assert ("pool", 12) == (t.player(0).double, t.player(0).pool)


@rule("GG-9.7.1")
def test_servants_on_decrees_and_slots_are_gone_for_good() -> None:
    """With three on decrees and two on slots, seven are left to be gained."""
    t = Story().holds(0, "d2_jade", "d2_equal", "d3_eight").slots(0, vp=1, card=1).servants(0, 5).morning()
    assert (7, 0) == (t.player(0).pool, t.player(0).supply)

    t.morning()
    assert (7, 0) == (t.player(0).pool, t.player(0).supply)


@rule("GG-9.7.1", "GG-9.7.2")
def test_everybody_starts_with_twelve_servants() -> None:
    """Six in the pool, six in the supply, and the Double Servant locked."""
    for seats in range(2, 6):
        t = Story(seats)
        for seat in range(seats):
            assert (6, 6, "locked") == (t.player(seat).pool, t.player(seat).supply, t.player(seat).double)


def servants_of(t: Story, seat: int) -> int:
    """All servants of a player outside the box, place by place; the Double Servant where it fills spaces."""
    me = t.player(seat)
    aboard = sum(cargo for owner, cargo in t.ships.values() if owner == seat)
    slots = me.vp_slots + me.card_slots + me.double_slots
    return me.pool + me.supply + me.wall + aboard + len(me.decrees) + slots + len(me.markers)


@rule("GG-9.7.2")
def test_servants_never_vanish_or_multiply() -> None:
    """Through whole games, at every decision, twelve regular servants, beside the Double Servant's one or two."""
    twelve = {where: {12} for where in ["locked", "pool", "supply"]}
    twelve |= {"wall": {13, 14}, "ship": {13, 14}, "token": {13}}
    seen: set[str] = set()
    for seats, key in [(2, 1), (2, 5), (3, 2), (3, 6), (4, 3), (4, 7), (5, 4), (5, 8)]:
        t = Story(seats)
        t.s = start(GAME, seats, key, bonus_tokens=True)
        for seat in range(seats):
            t.double(seat, "pool")
        luck = key
        while t.who is not None:
            for seat in range(seats):
                assert servants_of(t, seat) in twelve[t.player(seat).double]
                seen.add(t.player(seat).double)
            options = play.legal(t.s)
            luck = (luck * 1103515245 + 12345) % 2**31
            play.apply(t.s, options[(luck >> 8) % len(options)])
        assert 3 == t.s.day
    assert {"pool", "supply", "wall", "ship"} <= seen
