"""What Meng does at the Great Wall, for jade, at the Intrigue and in the Palace (GG-15.7 to 15.9)."""

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.solo import HUMAN, decline, dusk, filled_houses, servants, solo
from tests.rules import rule

# -- Great Wall (GG-15.7) --------------------------------------------------------------------------------------------


@rule("GG-15.7.1", "GG-15.12.1")
@pytest.mark.parametrize(("pool", "wall"), [(6, 1), (1, 1), (0, 0)])
def test_by_day_meng_places_one_on_the_wall(pool: int, wall: int) -> None:
    """From the pool, not from the supply, and nothing is spent."""
    t = solo().servants(MENG, pool).meng_acts("wall")

    assert (wall, pool - wall, 12 - pool) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.2")
@pytest.mark.parametrize(("pool", "wall", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1)])
def test_at_dusk_meng_spends_one_and_places_one(pool: int, wall: int, left: int) -> None:
    """It takes two servants in the pool."""
    t = dusk(solo().servants(MENG, pool), "solo_wall")

    assert (wall, left, 12 - left - wall) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.2")
def test_the_wall_can_be_scored_at_dusk() -> None:
    """The human, who has a servant there, may take a benefit before Dusk goes on."""
    t = solo().wall(HUMAN, 1).wall(MENG, 2).intrigue((HUMAN, 1)).servants(MENG, 4)
    t.solo_today("solo_wall", "solo_palace").dusk()

    assert (HUMAN, {"benefit:back_1", "answer:skip"}) == (t.who, t.choices())
    assert 1 == t.player(MENG).envoy

    t.play("benefit:back_1")
    assert (7, 0) == (t.player(HUMAN).pool, t.player(HUMAN).intrigue)
    assert (3, 2, 0) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).pool)


@rule("GG-15.7.2")
def test_dusk_adds_to_a_wall_just_scored() -> None:
    """A scoring on the same Day does not keep him from placing another servant."""
    t = solo().wall(MENG, 3).servants(MENG, 3).meng_acts("wall")
    assert (0, 3) == (t.player(MENG).wall, t.player(MENG).vp)

    dusk(t, "solo_wall")
    assert (1, 3) == (t.player(MENG).wall, t.player(MENG).vp)


@rule("GG-15.7.3", "GG-15.10.5")
def test_the_wall_decree_adds_one_by_day() -> None:
    """One from the pool and one from the supply."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 5).meng_acts("wall")

    assert (2, 4, 5) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3")
def test_the_wall_decree_adds_one_to_special_cards() -> None:
    """Three from the supply."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 5).meng_acts("wall", special=True)

    assert (3, 5, 3) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3", "GG-7.1.4")
def test_the_decrees_servant_counts_for_the_same_scoring() -> None:
    """Two there and two placed complete the wall; all four are counted."""
    t = solo().holds(MENG, "d2_wall").wall(MENG, 2).servants(MENG, 5).meng_acts("wall")

    assert (0, 3, 4, 7) == (t.player(MENG).wall, t.player(MENG).vp, *servants(t))


@rule("GG-15.7.3", "GG-15.13.3")
def test_the_wall_decree_needs_the_supply() -> None:
    """Its servant never comes from the pool."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 11).meng_acts("wall")
    assert (1, 10, 0) == (t.player(MENG).wall, *servants(t))

    t = solo().holds(MENG, "d2_wall").servants(MENG, 9).meng_acts("wall", special=True)
    assert (2, 9, 0) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3")
def test_the_wall_decree_adds_nothing_at_dusk() -> None:
    """One placed, one spent."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 2)
    dusk(t, "solo_wall")

    assert (1, 0, 10) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.4")
@pytest.mark.parametrize(
    ("step", "after", "jade", "gained"), [(14, 7, 1, 0), (7, 0, 1, 0), (6, 5, 0, 1), (1, 0, 0, 1), (0, 0, 0, 0)]
)
def test_mengs_intrigue_benefit(step: int, after: int, jade: int, gained: int) -> None:
    """Jade from step 7 on, a servant from step 1 on, nothing at the start; he goes back the usual steps."""
    t = solo().wall(MENG, 3).servants(MENG, 4).intrigue((MENG, step)).meng_acts("wall")

    assert (after, jade) == (t.player(MENG).intrigue, t.player(MENG).jade)
    assert (3 + gained, 9 - gained) == servants(t)


@rule("GG-15.7.4")
@pytest.mark.parametrize(("supply", "after", "pool"), [(2, 2, 1), (0, 3, 0)])
def test_a_servant_only_if_the_supply_has_one(supply: int, after: int, pool: int) -> None:
    """The human wins the wall, so Meng's servants stay there; with an empty supply he keeps his steps."""
    t = solo().wall(HUMAN, 3).servants(MENG, 1, supply=supply).intrigue((MENG, 3)).meng_acts("wall")
    decline(t)

    assert (3, 0) == (t.player(HUMAN).vp, t.player(MENG).vp)
    assert (after, pool, 1) == (t.player(MENG).intrigue, t.player(MENG).pool, t.player(MENG).wall)


@rule("GG-15.7.4")
def test_jade_does_not_need_the_supply_nor_the_victory() -> None:
    """On step 8 he takes jade from a wall the human has won."""
    t = solo().wall(HUMAN, 3).servants(MENG, 1, supply=0).intrigue((MENG, 8)).meng_acts("wall")
    decline(t)

    assert (1, 1) == (t.player(MENG).jade, t.player(MENG).intrigue)


@rule("GG-15.7.4")
def test_meng_takes_his_benefit_in_the_humans_turn() -> None:
    """The human completes the wall; Meng, lower on the track, takes jade before the human is asked."""
    t = solo().wall(HUMAN, 2).wall(MENG, 1).intrigue((MENG, 8), (HUMAN, 9)).perform(HUMAN, "wall").play("option:a")

    assert (HUMAN, 1, 1) == (t.who, t.player(MENG).jade, t.player(MENG).intrigue)
    assert {"benefit:back_1", "benefit:back_3", "benefit:back_5", "benefit:back_7", "answer:skip"} == t.choices()


@rule("GG-15.7.4")
def test_meng_waits_for_the_human_below_him() -> None:
    """The lower marker goes first: while the human is asked, Meng has not moved."""
    t = solo().wall(HUMAN, 2).wall(MENG, 1).intrigue((HUMAN, 7), (MENG, 8)).perform(HUMAN, "wall").play("option:a")
    assert (HUMAN, 0, 8) == (t.who, t.player(MENG).jade, t.player(MENG).intrigue)

    t.play("benefit:back_7")
    assert (1, 1) == (t.player(HUMAN).jade, t.player(MENG).jade)


@rule("GG-15.7.4", "GG-11.2.2")
def test_no_benefit_at_the_end() -> None:
    """The final wall scoring gives Meng points, but no jade."""
    t = solo().wall(MENG, 2).intrigue((MENG, 9)).envoy(HUMAN, 8).end()

    assert (0, 9, 3) == (t.player(MENG).jade, t.player(MENG).intrigue, t.score(MENG))


@rule("GG-15.7.4")
def test_no_benefit_without_a_servant_on_the_wall() -> None:
    """The human scores alone; Meng stays where he is."""
    t = solo().wall(HUMAN, 3).intrigue((MENG, 9)).perform(HUMAN, "wall").play("option:a")
    decline(t)

    assert 3 == t.player(HUMAN).vp
    assert (9, 0, 6) == (t.player(MENG).intrigue, t.player(MENG).jade, t.player(MENG).pool)


# -- Jade (GG-15.8) --------------------------------------------------------------------------------------------------


@rule("GG-15.8.1", "GG-15.12.1")
@pytest.mark.parametrize(
    ("houses", "pool", "price"),
    [
        ((True, True, True, True), 6, 3),
        ((False, True, True, True), 3, 3),
        ((False, False, True, True), 6, 4),
        ((False, False, False, True), 4, 4),
        ((False, False, False, False), 5, 5),
        ((True, True, True, True), 2, 0),
        ((False, False, True, True), 3, 0),
        ((False, False, False, False), 4, 0),
    ],
)
def test_meng_buys_the_cheapest_jade(houses: tuple[bool, ...], pool: int, price: int) -> None:
    """From the cheapest house, from the square when all are empty, or not at all."""
    t = solo().houses(*houses).servants(MENG, pool)
    before = filled_houses(t)
    t.meng_acts("jade")

    assert (1 if price else 0) == t.player(MENG).jade
    assert (pool - price, 12 - pool + price) == servants(t)
    if price in before:
        before.remove(price)
    assert before == filled_houses(t)


@rule("GG-15.8.1", "GG-15.10.5")
def test_the_jade_decree_saves_a_servant() -> None:
    """Two for a house of three, four on the square."""
    t = solo().holds(MENG, "d2_jade").servants(MENG, 2).meng_acts("jade")
    assert (1, 0) == (t.player(MENG).jade, t.player(MENG).pool)

    t = solo().houses().holds(MENG, "d2_jade").servants(MENG, 4).meng_acts("jade")
    assert (1, 0) == (t.player(MENG).jade, t.player(MENG).pool)


# -- Intrigue and Palace (GG-15.9) -----------------------------------------------------------------------------------


@rule("GG-15.9.1")
def test_by_day_meng_takes_a_step_and_the_medal() -> None:
    """Once the Medal is gone, only the step."""
    t = solo().medal(None).meng_acts("intrigue")
    assert (1, MENG, 6) == (t.player(MENG).intrigue, t.s.medal, t.player(MENG).pool)

    t = solo().medal(HUMAN).meng_acts("intrigue")
    assert (1, HUMAN) == (t.player(MENG).intrigue, t.s.medal)


@rule("GG-15.9.1")
@pytest.mark.parametrize(("pool", "steps", "left"), [(2, 2, 1), (1, 2, 0), (0, 0, 0)])
def test_at_dusk_meng_takes_two_steps_for_a_servant(pool: int, steps: int, left: int) -> None:
    """Without the Medal."""
    t = dusk(solo().medal(None).servants(MENG, pool), "solo_intrigue_a")

    assert (steps, left, 12 - left) == (t.player(MENG).intrigue, *servants(t))
    assert NOBODY == t.s.medal


@rule("GG-15.9.2")
def test_by_day_mengs_envoy_takes_a_step() -> None:
    """Into the Palace with the last one, and then 1 VP each."""
    t = solo().envoy(MENG, 6).meng_acts("palace")
    assert (7, None, 0) == (t.player(MENG).envoy, t.player(MENG).arrival_vp, t.player(MENG).vp)

    t.meng_acts("palace")
    assert (7, 0) == (t.player(MENG).arrival_vp, t.player(MENG).vp)

    t.meng_acts("palace")
    assert (7, 1) == (t.player(MENG).arrival_vp, t.player(MENG).vp)
    assert (0, 6, 6) == (t.player(MENG).intrigue, *servants(t))


@rule("GG-15.9.2")
@pytest.mark.parametrize(("pool", "step", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1)])
def test_at_dusk_envoy_and_intrigue_advance_for_two_servants(pool: int, step: int, left: int) -> None:
    """One step each."""
    t = dusk(solo().servants(MENG, pool), "solo_palace")

    assert (step, step) == (t.player(MENG).envoy, t.player(MENG).intrigue)
    assert (left, 12 - left) == servants(t)


@rule("GG-15.9.3")
def test_at_the_end_of_the_intrigue_track_meng_saves_his_servant() -> None:
    """On step 14 the Dusk action is skipped; on 13 it is not."""
    t = dusk(solo().intrigue((MENG, 14)).servants(MENG, 3), "solo_intrigue_a")
    assert (14, 3) == (t.player(MENG).intrigue, t.player(MENG).pool)

    t = dusk(solo().intrigue((MENG, 13)).servants(MENG, 3), "solo_intrigue_a")
    assert (14, 2) == (t.player(MENG).intrigue, t.player(MENG).pool)


@rule("GG-15.9.3")
def test_at_the_end_of_both_tracks_the_palace_gives_a_point() -> None:
    """The Palace Dusk action is performed all the same: two servants for 1 VP."""
    t = dusk(solo().intrigue((MENG, 14)).envoy(MENG, 8).servants(MENG, 3), "solo_palace")

    assert (14, 1, 1) == (t.player(MENG).intrigue, t.player(MENG).vp, t.player(MENG).pool)
