"""The Grand Canal: loading, sailing, harbours and rewards (GG-9.4, GG-9.5)."""

import pytest

from tests.games.gugong.story import Story
from tests.rules import rule


def full_ship(harbour: str, **slots: int) -> Story:
    """A ship of seat 0 with two aboard is loaded with the third; some reward slots may be used."""
    t = Story().slots(0, **slots).ship(0, harbour, 2).servants(0, 2).deck("deck_8", "deck_9")
    return t.perform(0, "canal").play("option:a", f"harbour:{harbour}")


# -- The action --------------------------------------------------------------------------------------------------


@rule("GG-9.4.1", "GG-9.4.2")
def test_a_servant_goes_aboard_and_the_ship_sails() -> None:
    """Option A: one servant from the pool, then one harbour on; no cost."""
    t = Story().ship(0, "main_1", 1).servants(0, 6, 5).perform(0, "canal").play("option:a", "harbour:main_1")
    assert {"main_1": (0, 2)} == t.ships

    t.play("harbour:main_1")
    assert {"main_2": (0, 2)} == t.ships
    assert (5, 5) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None


@rule("GG-9.4.1")
def test_the_move_may_be_left_out() -> None:
    """Only loading is enough."""
    t = Story().ship(0, "main_1", 1).perform(0, "canal").play("option:a", "harbour:main_1").skip()

    assert {"main_1": (0, 2)} == t.ships
    assert t.who is None


@rule("GG-9.4.1")
def test_the_loading_may_be_left_out_but_not_both() -> None:
    """Who loads nothing has to move a ship."""
    t = Story().ship(0, "main_1", 1).perform(0, "canal").play("option:a").skip()
    assert {"harbour:main_1"} == t.choices()
    assert "GG-9.4.1" == t.rule("answer:skip")

    t.play("harbour:main_1")
    assert {"main_2": (0, 1)} == t.ships
    assert 6 == t.player(0).pool
    assert t.who is None


@rule("GG-9.4.1", "GG-9.4.10")
def test_without_a_ship_to_move_something_has_to_be_loaded() -> None:
    """With no ship on the canal loading cannot be left out."""
    t = Story().perform(0, "canal").play("option:a")

    assert {"route:main"} == t.choices()
    assert "GG-9.4.1" == t.rule("answer:skip")


@rule("GG-9.4.2")
def test_another_ship_than_the_loaded_one_may_sail() -> None:
    """The servant goes aboard in harbour 1, the ship in harbour 3 sails to 4."""
    t = Story().ship(0, "main_1", 1).ship(0, "main_3", 1).perform(0, "canal").play("option:a", "harbour:main_1")
    assert {"harbour:main_1", "harbour:main_3", "answer:skip"} == t.choices()

    t.play("harbour:main_3")
    assert {"main_1": (0, 2), "main_4": (0, 1)} == t.ships


@rule("GG-9.4.2")
def test_nothing_is_loaded_after_the_move() -> None:
    """The move is the last part: the turn is over after it."""
    t = Story().ship(0, "main_1", 1).perform(0, "canal").play("option:a").skip().play("harbour:main_1")

    assert t.who is None
    assert {"main_2": (0, 1)} == t.ships


@rule("GG-9.4.3")
def test_a_great_canal_action_loads_two_and_moves_nothing() -> None:
    """Option B: one servant spent, two placed, here on one ship and a new one; no ship moves."""
    t = Story().ship(0, "main_2", 1).servants(0, 6, 5).perform(0, "canal").play("option:b", "harbour:main_2")
    t.play("route:main")

    assert {"main_1": (0, 1), "main_2": (0, 2)} == t.ships
    assert (3, 6) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None


@rule("GG-9.4.3")
def test_both_servants_may_go_aboard_one_new_ship() -> None:
    """Launch with the first servant, put the second on the same ship."""
    t = Story().perform(0, "canal").play("option:b", "route:main", "harbour:main_1")

    assert {"main_1": (0, 2)} == t.ships


@rule("GG-9.4.3")
def test_the_two_servants_may_launch_two_ships() -> None:
    """Two new ships, one servant each."""
    t = Story().perform(0, "canal").play("option:b", "route:main", "route:main")

    assert {"main_1": (0, 1), "main_2": (0, 1)} == t.ships
    assert 1 == t.player(0).ships


@rule("GG-9.4.3")
def test_a_great_canal_action_loads_at_least_one() -> None:
    """The first of the two cannot be left out, the second can; the cost stays paid."""
    t = Story().perform(0, "canal").play("option:b")
    assert {"route:main"} == t.choices()
    assert "GG-9.4.3" == t.rule("answer:skip")

    t.play("route:main").skip()
    assert {"main_1": (0, 1)} == t.ships
    assert (4, 7) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None


@rule("GG-9.4.3", "GG-9.4.10")
def test_a_great_canal_action_needs_two_servants() -> None:
    """One to spend and at least one to place."""
    assert "option:b" in Story().servants(0, 2).perform(0, "canal").choices()
    assert "option:b" not in Story().servants(0, 1).perform(0, "canal").choices()

    t = Story().servants(0, 2).perform(0, "canal").play("option:b", "route:main")
    assert {"main_1": (0, 1)} == t.ships
    assert (0, 11) == (t.player(0).pool, t.player(0).supply)


@rule("GG-9.4.4")
def test_a_ship_holds_three_servants() -> None:
    """A full ship takes no fourth."""
    t = Story().ship(0, "main_1", 3).perform(0, "canal").play("option:a")

    assert {"route:main", "answer:skip"} == t.choices()
    assert "GG-9.4.4" == t.rule("harbour:main_1")


@rule("GG-9.4.4")
def test_no_ship_is_launched_empty() -> None:
    """A new ship has its servant at once; without a servant none is launched."""
    t = Story().perform(0, "canal").play("option:a", "route:main")
    assert {"main_1": (0, 1)} == t.ships

    poor = Story().ship(0, "main_1", 1).servants(0, 0).perform(0, "canal").play("option:a")
    assert {"answer:skip"} == poor.choices()


@rule("GG-9.4.5")
def test_a_servant_goes_aboard_an_old_ship_or_a_new_one() -> None:
    """Both are offered; ships of others are not. Launching costs nothing but the servant placed."""
    t = Story().ship(0, "main_2", 1).ship(1, "main_3", 1).servants(0, 6, 5).perform(0, "canal").play("option:a")
    assert {"harbour:main_2", "route:main", "answer:skip"} == t.choices()
    t.refused("harbour:main_3")

    t.play("route:main")
    assert {"main_1": (0, 1), "main_2": (0, 1), "main_3": (1, 1)} == t.ships
    assert (5, 5) == (t.player(0).pool, t.player(0).supply)


@rule("GG-9.4.5", "GG-9.4.9")
def test_a_ship_just_launched_may_sail_at_once() -> None:
    """Launching is no movement: the new ship may be the one that moves."""
    t = Story().perform(0, "canal").play("option:a", "route:main")
    assert {"harbour:main_1", "answer:skip"} == t.choices()

    t.play("harbour:main_1")
    assert {"main_2": (0, 1)} == t.ships


@rule("GG-9.4.6")
def test_a_new_ship_takes_the_free_harbour_nearest_to_the_start() -> None:
    """With 1 and 3 occupied it is 2; with 2 occupied it is 1."""
    gap = Story().ship(1, "main_1", 1).ship(1, "main_3", 1).perform(0, "canal").play("option:a", "route:main")
    assert (0, 1) == gap.ships["main_2"]

    first = Story().ship(1, "main_2", 1).perform(0, "canal").play("option:a", "route:main")
    assert (0, 1) == first.ships["main_1"]


@rule("GG-9.4.6")
def test_a_full_route_takes_no_new_ship() -> None:
    """Five harbours, five ships: none can be launched."""
    t = Story().ship(1, "main_1", 1).ship(1, "main_2", 1).ship(1, "main_3", 1)
    t.ship(0, "main_4", 1).ship(0, "main_5", 1).perform(0, "canal").play("option:a")

    assert {"harbour:main_4", "harbour:main_5", "answer:skip"} == t.choices()
    assert "GG-9.4.6" == t.rule("route:main")


@rule("GG-9.4.7")
def test_three_ships_are_all_there_are() -> None:
    """With three ships on the canal none can be launched, though a harbour is free."""
    t = Story().ship(0, "main_1", 1).ship(0, "main_2", 1).ship(0, "main_3", 1).perform(0, "canal").play("option:a")

    assert {"harbour:main_1", "harbour:main_2", "harbour:main_3", "answer:skip"} == t.choices()
    assert "GG-9.4.7" == t.rule("route:main")


@rule("GG-9.4.7")
def test_a_ship_that_came_back_can_be_used_again() -> None:
    """The third ship is claimed for and launched anew in the same action."""
    t = Story().ship(0, "main_2", 2).ship(0, "main_3", 1).ship(0, "main_4", 1).servants(0, 3)
    t.perform(0, "canal").play("option:b", "harbour:main_2", "harbour:main_2")
    assert 1 == t.player(0).ships

    t.play("route:main")
    assert {"main_1": (0, 1), "main_3": (0, 1), "main_4": (0, 1)} == t.ships
    assert 0 == t.player(0).ships


@rule("GG-9.4.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_small_board_has_one_route(seats: int) -> None:
    """One route for up to three players."""
    t = Story(seats=seats).perform(0, "canal").play("option:a")

    assert {"route:main"} == t.choices()


@rule("GG-9.4.8")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_large_board_has_two_routes(seats: int) -> None:
    """Four and five players choose between two routes with harbours of their own."""
    for route in ("left", "right"):
        t = Story(seats=seats).perform(0, "canal").play("option:a")
        assert {"route:left", "route:right"} == t.choices()
        t.play(f"route:{route}")
        assert {f"{route}_1": (0, 1)} == t.ships


@rule("GG-9.4.8")
def test_each_route_has_five_harbours_of_its_own() -> None:
    """A full left route leaves the right one open."""
    t = Story(seats=4)
    for n, owner in enumerate([1, 1, 1, 2, 2], 1):
        t.ship(owner, f"left_{n}", 1)
    t.perform(0, "canal").play("option:a")

    assert {"route:right"} == t.choices()
    t.play("route:right")
    assert (0, 1) == t.ships["right_1"]


@rule("GG-9.4.8", "GG-9.5.1")
def test_a_ship_never_changes_its_route() -> None:
    """With no free harbour ahead on its route a ship stays, though the other route is free."""
    t = Story(seats=4).ship(0, "left_3", 1).ship(1, "left_4", 1).ship(1, "left_5", 1)
    t.perform(0, "canal").play("option:a", "harbour:left_3")
    assert t.who is None
    assert (0, 2) == t.ships["left_3"]

    night = Story(seats=4).ship(0, "left_1", 1).ship(1, "right_1", 1).sail()
    assert {"left_2": (0, 1), "right_2": (1, 1)} == night.ships


@rule("GG-9.4.10")
def test_an_empty_pool_and_no_ship_make_the_canal_impossible() -> None:
    """Nothing to load and nothing to move."""
    t = Story().servants(0, 0).perform(0, "canal")

    assert {"answer:skip"} == t.choices()


@rule("GG-9.4.10")
def test_an_empty_pool_can_still_move_a_ship() -> None:
    """Option A without placement needs only a ship that can move."""
    for harbour, after in (("main_1", {"main_2": (0, 1)}), ("main_5", {})):
        t = Story().ship(0, harbour, 1).servants(0, 0).perform(0, "canal")
        assert {"option:a", "answer:skip"} == t.choices()
        t.play("option:a").skip().play(f"harbour:{harbour}")
        assert after == t.ships


@rule("GG-9.4.10")
def test_full_ships_that_are_stuck_make_the_canal_impossible() -> None:
    """No space aboard, no free harbour: neither option can be carried out."""
    t = Story().slots(0, vp=3).ship(0, "main_1", 3).ship(0, "main_2", 3).servants(0, 3)
    t.ship(1, "main_3", 1).ship(1, "main_4", 1).ship(1, "main_5", 1).perform(0, "canal")

    assert {"answer:skip"} == t.choices()


@rule("GG-9.4.10")
def test_full_ships_that_can_sail_leave_only_option_a() -> None:
    """All three ships full: nothing can be loaded, so B is impossible, but one can move."""
    t = Story().ship(0, "main_1", 3).ship(0, "main_2", 3).ship(0, "main_3", 3).servants(0, 3).perform(0, "canal")

    assert {"option:a", "answer:skip"} == t.choices()


# -- Movement ----------------------------------------------------------------------------------------------------


@rule("GG-9.5.1")
def test_a_ship_jumps_over_occupied_harbours() -> None:
    """From 1 over 2 and 3 to 4."""
    t = Story().ship(0, "main_1", 1).ship(1, "main_2", 1).ship(0, "main_3", 1)
    t.perform(0, "canal").play("option:a").skip().play("harbour:main_1")

    assert {"main_2": (1, 1), "main_3": (0, 1), "main_4": (0, 1)} == t.ships


@rule("GG-9.5.1")
def test_a_ship_goes_only_to_the_next_free_harbour() -> None:
    """An open canal carries a ship one harbour on, not to its end."""
    t = Story().ship(0, "main_2", 1).perform(0, "canal").play("option:a").skip().play("harbour:main_2")

    assert {"main_3": (0, 1)} == t.ships


@rule("GG-9.5.1")
def test_a_ship_without_a_free_harbour_ahead_stays() -> None:
    """4 and 5 are occupied: the ship in 3 cannot move, even though 1 and 2 are free; the one in 5 can."""
    t = Story().ship(0, "main_3", 1).ship(1, "main_4", 1).ship(0, "main_5", 1)
    t.perform(0, "canal").play("option:a", "harbour:main_3")

    assert {"harbour:main_5", "answer:skip"} == t.choices()
    assert "GG-9.5.1" == t.rule("harbour:main_3")


@rule("GG-9.5.2")
def test_a_ship_that_leaves_the_last_harbour_is_lost_at_sea() -> None:
    """Servants to the supply, the ship to its owner, no reward."""
    t = Story().ship(0, "main_5", 2).servants(0, 6, 4).perform(0, "canal").play("option:a").skip()
    t.play("harbour:main_5")
    me = t.player(0)

    assert {} == t.ships
    assert (6, 6, 3) == (me.pool, me.supply, me.ships)
    assert (0, 0, 0, 0) == (me.vp, me.vp_slots, me.card_slots, me.double_slots)
    assert t.who is None


@rule("GG-9.5.2", "GG-9.5.4")
def test_the_double_servant_aboard_a_lost_ship_returns_to_the_supply() -> None:
    """A full ship with the Double Servant sails out of harbour 5 unclaimed."""
    t = Story().slots(0, double=1).ship(0, "main_5", 1).servants(0, 0).double(0, "pool").perform(0, "canal")
    t.play("option:a", "harbour:main_5", "servant:double_as_2")
    assert {"main_5": (0, 3)} == t.ships
    assert "ship" == t.player(0).double

    t.skip().play("harbour:main_5")
    assert {} == t.ships
    assert "supply" == t.player(0).double
    assert (0, 11, 3) == (t.player(0).pool, t.player(0).supply, t.player(0).ships)


# -- Rewards -----------------------------------------------------------------------------------------------------


@rule("GG-9.5.3", "GG-9.5.6")
def test_harbour_two_pays_four_points() -> None:
    """One servant to the slot for good, two to the supply, the ship back, 4 VP at once."""
    t = full_ship("main_2")
    assert {"harbour:main_2", "answer:skip"} == t.choices()

    t.play("harbour:main_2")
    me = t.player(0)
    assert (4, 1, 0, 0) == (me.vp, me.vp_slots, me.card_slots, me.double_slots)
    assert (1, 10, 3) == (me.pool, me.supply, me.ships)
    assert {} == t.ships


@rule("GG-9.5.3", "GG-9.5.6")
def test_harbour_three_pays_a_gift() -> None:
    """The top card of the gift deck comes into the hand, for good: one card more."""
    t = Story().hand(0, "set1_2", "set1_4").discard(0, "set1_6", "set1_7").ship(0, "main_3", 2).deck("deck_8")
    t.servants(0, 2).perform(0, "canal").play("option:a", "harbour:main_3", "harbour:main_3")
    me = t.player(0)

    assert {"set1_2", "set1_4", "deck_8"} == me.hand
    assert {"set1_6", "set1_7"} == me.discard
    assert 0 == t.deck_size
    assert (0, 1, 1, 10, 3) == (me.vp, me.card_slots, me.pool, me.supply, me.ships)


@rule("GG-9.5.3", "GG-9.5.6")
def test_harbour_four_pays_the_double_servant() -> None:
    """The Double Servant enters the pool."""
    t = full_ship("main_4").play("harbour:main_4")
    me = t.player(0)

    assert "pool" == me.double
    assert (0, 1, 1, 10, 3) == (me.vp, me.double_slots, me.pool, me.supply, me.ships)


@rule("GG-9.5.6")
@pytest.mark.parametrize(
    ("reward", "vp", "slots", "cards", "double"),
    [
        ("vp", 4, (1, 0, 0), 0, "locked"),
        ("card", 0, (0, 1, 0), 1, "locked"),
        ("double", 0, (0, 0, 1), 0, "pool"),
    ],
)
def test_harbour_five_pays_any_one_reward(
    reward: str, vp: int, slots: tuple[int, int, int], cards: int, double: str
) -> None:
    """4 VP, a gift or the Double Servant, as the owner likes."""
    t = full_ship("main_5").play("harbour:main_5")
    assert {"reward:vp", "reward:card", "reward:double"} == t.choices()
    before = len(t.player(0).hand)

    t.play(f"reward:{reward}")
    me = t.player(0)
    assert (vp, slots) == (me.vp, (me.vp_slots, me.card_slots, me.double_slots))
    assert (cards, double) == (len(me.hand) - before, me.double)
    assert (1, 10, 3) == (me.pool, me.supply, me.ships)


@rule("GG-9.5.3")
def test_two_servants_are_not_enough_for_a_reward() -> None:
    """A ship with two aboard is not claimed for."""
    t = Story().ship(0, "main_2", 1).servants(0, 2).perform(0, "canal").play("option:a", "harbour:main_2").skip()

    assert t.who is None
    assert {"main_2": (0, 2)} == t.ships


@rule("GG-9.5.4")
def test_a_full_ship_may_wait() -> None:
    """The owner declines to claim and to move: the ship lies there full."""
    t = full_ship("main_2").skip().skip()

    assert t.who is None
    assert {"main_2": (0, 3)} == t.ships
    assert 0 == t.player(0).vp


@rule("GG-9.5.4", "GG-9.5.5")
def test_a_full_ship_may_sail_on_to_a_better_harbour() -> None:
    """Declined in harbour 2, moved to 3, claimed there for a gift."""
    t = full_ship("main_2").skip().play("harbour:main_2")
    assert {"main_3": (0, 3)} == t.ships
    assert {"harbour:main_3", "answer:skip"} == t.choices()

    t.play("harbour:main_3")
    assert (0, 1) == (t.player(0).vp, t.player(0).card_slots)


@rule("GG-9.5.5")
def test_any_own_full_ship_may_be_claimed_for_after_a_placement() -> None:
    """The servant goes aboard in harbour 1; the ship that waited in harbour 4 is claimed for."""
    t = Story().ship(0, "main_4", 3).ship(0, "main_1", 1).servants(0, 2).perform(0, "canal")
    t.play("option:a", "harbour:main_1")
    assert {"harbour:main_4", "answer:skip"} == t.choices()

    t.play("harbour:main_4")
    assert "pool" == t.player(0).double


@rule("GG-9.5.5")
def test_two_full_ships_may_both_be_claimed_for() -> None:
    """Each full ship pays in the same window."""
    t = Story().ship(0, "main_4", 3).ship(0, "main_2", 2).servants(0, 2).perform(0, "canal")
    t.play("option:a", "harbour:main_2")
    assert {"harbour:main_2", "harbour:main_4", "answer:skip"} == t.choices()

    t.play("harbour:main_2", "harbour:main_4")
    assert (4, "pool") == (t.player(0).vp, t.player(0).double)
    assert {} == t.ships


@rule("GG-9.5.5")
def test_without_a_placement_claims_come_only_after_the_movement() -> None:
    """Loading left out: the next question is the move; then the waiting ship may be claimed for."""
    t = Story().ship(0, "main_4", 3).ship(0, "main_1", 1).servants(0, 2).perform(0, "canal").play("option:a").skip()
    assert {"harbour:main_1", "harbour:main_4"} == t.choices()

    t.play("harbour:main_1")
    assert {"harbour:main_4", "answer:skip"} == t.choices()
    t.play("harbour:main_4")
    assert {"main_2": (0, 1)} == t.ships
    assert "pool" == t.player(0).double


@rule("GG-9.5.5")
def test_the_great_canal_action_opens_claims_after_each_placement() -> None:
    """B: the first servant completes one ship, the second another; both are claimed for in turn."""
    t = Story().ship(0, "main_2", 2).ship(0, "main_4", 2).servants(0, 3).perform(0, "canal")
    t.play("option:b", "harbour:main_2")
    assert {"harbour:main_2", "answer:skip"} == t.choices()
    t.play("harbour:main_2")
    assert 4 == t.player(0).vp

    t.play("harbour:main_4")
    assert {"harbour:main_4", "answer:skip"} == t.choices()
    t.play("harbour:main_4")
    assert "pool" == t.player(0).double
    assert t.who is None


@rule("GG-9.5.5")
def test_a_ship_token_opens_a_claim_for_that_ship_only() -> None:
    """The third servant by a token: that ship may be claimed for, the one that waits may not."""
    t = Story().ship(0, "main_4", 3).ship(0, "main_2", 2).servants(0, 4).taken(0, "ship").play("answer:yes")
    t.play("harbour:main_2")
    assert {"harbour:main_2", "answer:skip"} == t.choices()

    t.play("harbour:main_2")
    assert 4 == t.player(0).vp
    assert {"main_4": (0, 3)} == t.ships
    assert t.who is None


@rule("GG-9.5.5")
def test_a_ship_token_without_a_third_servant_opens_no_claim() -> None:
    """The second servant by a token: nothing to claim, though another ship waits full."""
    t = Story().ship(0, "main_4", 3).ship(0, "main_2", 1).servants(0, 4).taken(0, "ship").play("answer:yes")
    t.play("harbour:main_2")

    assert t.who is None
    assert {"main_2": (0, 2), "main_4": (0, 3)} == t.ships


@rule("GG-9.5.5")
def test_a_morning_servant_opens_a_claim_for_that_ship_only() -> None:
    """The decree puts the third servant aboard: the ship in 2 may be claimed for, the one in 4 may not."""
    t = Story().holds(0, "d1_ship").ship(0, "main_4", 3).ship(0, "main_2", 2).servants(0, 4).morning()
    t.play("decree:d1_ship", "harbour:main_2")

    assert {"harbour:main_2", "answer:skip"} == t.choices()
    t.play("harbour:main_2")
    assert 4 == t.player(0).vp
    assert t.who is None


@rule("GG-9.5.5")
def test_the_night_opens_claims_for_all_full_ships() -> None:
    """After the ships have sailed both full ships may be claimed for."""
    t = Story().ship(0, "main_1", 3).ship(0, "main_3", 3).sail()
    assert {"harbour:main_2", "harbour:main_4", "answer:skip"} == t.choices()

    t.play("harbour:main_2", "harbour:main_4")
    assert (4, "pool") == (t.player(0).vp, t.player(0).double)


@rule("GG-9.5.5")
def test_a_full_ship_is_not_claimed_for_at_other_times() -> None:
    """Neither another action of the owner's nor another player's canal action opens a claim."""
    own = Story().ship(0, "main_4", 3).perform(0, "intrigue").play("option:a")
    assert own.who is None

    other = Story().ship(0, "main_4", 3).perform(1, "canal").play("option:a", "route:main").skip()
    assert other.who is None
    assert (0, 3) == other.ships["main_4"]


@rule("GG-9.5.7")
@pytest.mark.parametrize(
    ("harbour", "slots"), [("main_2", {"vp": 3}), ("main_3", {"card": 2}), ("main_4", {"double": 1})]
)
def test_without_a_free_slot_there_is_no_reward(harbour: str, slots: dict[str, int]) -> None:
    """4 VP three times, a gift twice, the Double Servant once; then the ship lies full and unpaid."""
    t = full_ship(harbour, **slots).skip()

    assert t.who is None
    assert {harbour: (0, 3)} == t.ships


@rule("GG-9.5.7")
@pytest.mark.parametrize(
    ("harbour", "slots", "used"),
    [("main_2", {"vp": 2}, (3, 0, 0)), ("main_3", {"card": 1}, (0, 2, 0)), ("main_4", {"double": 0}, (0, 0, 1))],
)
def test_the_last_free_slot_still_pays(harbour: str, slots: dict[str, int], used: tuple[int, int, int]) -> None:
    """The third 4 VP, the second gift and the first Double Servant can be claimed."""
    t = full_ship(harbour, **slots).play(f"harbour:{harbour}")
    me = t.player(0)

    assert used == (me.vp_slots, me.card_slots, me.double_slots)
    assert {} == t.ships


@rule("GG-9.5.7")
@pytest.mark.parametrize(("reward", "limit"), [("vp", 3), ("card", 2), ("double", 1)])
def test_harbour_five_pays_only_what_has_a_free_slot(reward: str, limit: int) -> None:
    """A reward without a free slot is refused in harbour 5 too."""
    t = full_ship("main_5", **{reward: limit}).play("harbour:main_5")

    assert {"reward:vp", "reward:card", "reward:double"} - {f"reward:{reward}"} == t.choices()
    assert "GG-9.5.7" == t.rule(f"reward:{reward}")


@rule("GG-9.5.8")
def test_a_gift_won_by_day_can_be_played_the_same_day() -> None:
    """The last card brings a new one, and with it another turn."""
    t = Story().hand(0, "set1_7").hand(1).gift("canal", "board_3").ship(0, "main_3", 2).deck("deck_8").turns(0)
    t.play("gift:set1_7", "place:canal", "option:a", "harbour:main_3", "harbour:main_3")

    assert 0 == t.who
    assert {"gift:deck_8"} == t.choices()


@rule("GG-9.5.8")
def test_a_gift_won_at_night_joins_the_hand_for_the_coming_day() -> None:
    """It lies with the cards that came up from the discard pile."""
    t = Story().hand(0).hand(1).discard(0, "set1_2", "set1_4").dice(1, 9, 9).deck("deck_8")
    t.ship(0, "main_2", 3).night().play("harbour:main_3")

    assert {"set1_2", "set1_4", "deck_8"} == t.player(0).hand
    assert set() == t.player(0).discard


@rule("GG-9.5.8")
def test_a_gift_won_in_the_morning_joins_the_hand() -> None:
    """It can be played on the Day that begins."""
    t = Story().hand(0, "set1_2").holds(0, "d1_ship").ship(0, "main_3", 2).deck("deck_8").morning()
    t.play("decree:d1_ship", "harbour:main_3", "harbour:main_3")

    assert {"set1_2", "deck_8"} == t.player(0).hand


@rule("GG-9.5.9")
def test_an_empty_deck_pays_no_gift() -> None:
    """In harbour 3 there is nothing to claim; in harbour 5 only the other rewards."""
    third = Story().ship(0, "main_3", 2).servants(0, 2).deck().perform(0, "canal")
    third.play("option:a", "harbour:main_3").skip()
    assert third.who is None
    assert {"main_3": (0, 3)} == third.ships

    fifth = Story().ship(0, "main_5", 2).servants(0, 2).deck().perform(0, "canal")
    fifth.play("option:a", "harbour:main_5", "harbour:main_5")
    assert {"reward:vp", "reward:double"} == fifth.choices()
    assert "GG-9.5.9" == fifth.rule("reward:card")


@rule("GG-9.5.10")
def test_a_ship_may_be_sent_out_of_the_last_harbour_on_purpose() -> None:
    """It is allowed with a free canal and with a full one."""
    free = Story().ship(0, "main_5", 1).perform(0, "canal").play("option:a").skip().play("harbour:main_5")
    assert {} == free.ships

    t = Story().ship(1, "main_1", 1).ship(1, "main_2", 1).ship(1, "main_3", 1)
    t.ship(0, "main_4", 1).ship(0, "main_5", 1).perform(0, "canal").play("option:a").skip()
    assert {"harbour:main_5"} == t.choices()
    t.play("harbour:main_5")
    assert "main_5" not in t.ships
    assert 2 == t.player(0).ships


@rule("GG-9.5.6", "GG-9.5.11")
def test_a_full_ship_in_the_first_harbour_earns_nothing_and_sails_on() -> None:
    """No claim in harbour 1; at Night the ship sails to 2 and may be claimed for."""
    t = full_ship("main_1").skip()
    assert t.who is None
    assert {"main_1": (0, 3)} == t.ships

    t.sail()
    assert {"main_2": (0, 3)} == t.ships
    t.play("harbour:main_2")
    assert 4 == t.player(0).vp


@rule("GG-9.5.11")
def test_a_full_ship_without_a_slot_stays_full_and_sails_on() -> None:
    """All 4-VP slots used: harbour 2 pays nothing; at Night the ship sails to 3 and brings a gift."""
    t = full_ship("main_2", vp=3).skip()
    assert {"main_2": (0, 3)} == t.ships

    t.sail()
    assert {"main_3": (0, 3)} == t.ships
    t.play("harbour:main_3")
    assert 1 == t.player(0).card_slots
