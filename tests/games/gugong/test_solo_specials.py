"""The special solo cards (GG-15.13)."""

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.solo import DECREES, HUMAN, decline, filled_houses, servants, solo
from tests.rules import rule

# -- special cards (GG-15.13) ----------------------------------------------------------------------------------------


@rule("GG-15.13.1")
@pytest.mark.parametrize("card", ["solo_special_a", "solo_special_b"])
def test_a_special_card_is_played_at_the_focus(card: str) -> None:
    """Exchange at Intrigue; card and location action are the free B: two on the wall, three steps."""
    t = solo(solo_focus="intrigue").medal(None).meng_pile("deck_4").solo_pile(card)
    taken = t.gifts["intrigue"]
    t.meng_turn()

    assert ("deck_4", [taken]) == (t.gifts["intrigue"], t.meng_discards)
    assert (2, 3) == (t.player(MENG).wall, t.player(MENG).intrigue)
    assert (6, 4) == servants(t)


@rule("GG-15.13.1")
def test_the_next_ordinary_card_is_ordinary_again() -> None:
    """B is for this turn only."""
    t = solo(solo_focus="palace").meng_pile("set5_9", "set5_7").solo_pile("solo_special_a").meng_turn()
    t.solo_pile("solo_palace").meng_turn()

    assert (3, 1) == (t.player(MENG).envoy, t.player(MENG).intrigue)


@rule("GG-15.13.1")
def test_other_card_symbols_are_as_usual() -> None:
    """Servants and swap have no B version."""
    t = solo(solo_focus="intrigue").meng_pile("deck_1a", "set5_4").solo_pile("solo_special_a").meng_turn()
    assert (8, 4) == servants(t)

    t.solo_pile("solo_special_b").meng_turn()
    assert (1, 6) == (t.player(MENG).vp, t.player(MENG).intrigue)


@rule("GG-15.13.1")
@pytest.mark.parametrize(("supply", "left"), [(2, (10, 0)), (1, (10, 0)), (0, (10, 0)), (5, (7, 3))])
def test_the_supply_goes_before_the_pool(supply: int, left: tuple[int, int]) -> None:
    """Two servants for the wall: the pool gives what the supply lacks."""
    t = solo().servants(MENG, 12 - supply).meng_acts("wall", special=True)

    assert (2, left) == (t.player(MENG).wall, servants(t))


@rule("GG-15.13.1", "GG-15.13.2")
def test_a_special_card_needs_no_token_exchange() -> None:
    """Tokens stay where they are."""
    t = solo().servants(MENG, 0).tokens(MENG, "vp_2", "swap").meng_acts("wall", special=True)

    assert (2, ["vp_2", "swap"]) == (t.player(MENG).wall, t.player(MENG).tokens)


@rule("GG-15.13.2")
def test_special_travel() -> None:
    """Two moves for nothing, with both benefits."""
    t = solo().cities(fuzhou="vp_2", dengzhou="servant_1", liaoyang="vp_2").meng_acts("travel", special=True)

    assert ("dengzhou", 2, ["vp_2", "servant_1"]) == (t.player(MENG).city, t.player(MENG).vp, t.player(MENG).tokens)
    assert (7, 5) == servants(t)


@rule("GG-15.13.2")
def test_special_travel_with_one_token_on_the_map() -> None:
    """The second move is left out."""
    t = solo().cities(fuzhou="vp_2").meng_acts("travel", special=True)

    assert ("fuzhou", ["vp_2"]) == (t.player(MENG).city, t.player(MENG).tokens)


@rule("GG-15.13.2")
def test_special_wall_is_scored_once_both_are_placed() -> None:
    """Three there and two placed: one scoring with all five."""
    t = solo().wall(HUMAN, 1).wall(MENG, 2).servants(MENG, 6).meng_acts("wall", special=True)
    decline(t)

    assert (3, 0, 1) == (t.player(MENG).vp, t.player(MENG).wall, t.player(HUMAN).wall)
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(
    ("houses", "left"),
    [((True, True, True, True), [3, 4, 4]), ((False, False, True, True), [4]), ((False, False, False, False), [])],
)
def test_special_jade(houses: tuple[bool, ...], left: list[int]) -> None:
    """The cheapest jade for nothing, even with an empty pool."""
    t = solo().houses(*houses).servants(MENG, 0).meng_acts("jade", special=True)

    assert (1, left) == (t.player(MENG).jade, filled_houses(t))
    assert (0, 12) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(("step", "after"), [(0, 3), (11, 14), (13, 14), (14, 14)])
def test_special_intrigue(step: int, after: int) -> None:
    """Three steps, not beyond 14, and no Medal."""
    t = solo().medal(None).intrigue((MENG, step)).meng_acts("intrigue", special=True)

    assert (after, NOBODY) == (t.player(MENG).intrigue, t.s.medal)
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(("envoy", "vp"), [(0, 0), (6, 0), (7, 1), (8, 2)])
def test_special_palace(envoy: int, vp: int) -> None:
    """Two Envoy steps and one of Intrigue; steps in the Palace are VP."""
    t = solo().envoy(MENG, envoy).meng_acts("palace", special=True)

    assert (min(envoy + 2, 8), vp, 1) == (t.player(MENG).envoy, t.player(MENG).vp, t.player(MENG).intrigue)
    assert (7 if envoy >= 6 else None) == t.player(MENG).arrival_vp
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
def test_special_decrees() -> None:
    """Chosen as usual, one servant of the supply placed, nothing spent, VP scored."""
    t = solo().day(2).decrees(*DECREES).meng_acts("decrees", special=True)
    assert ({"d2_equal"}, 3) == (t.player(MENG).decrees, t.player(MENG).vp)
    assert (6, 5) == servants(t)

    for pool in (11, 12):
        t = solo().day(2).decrees(*DECREES).servants(MENG, pool).meng_acts("decrees", special=True)
        assert {"d2_equal"} == t.player(MENG).decrees
        assert (11, 0) == servants(t)


@rule("GG-15.13.2")
def test_special_canal() -> None:
    """Two servants on the ship there is, or else on a new one; no ship moves."""
    t = solo().meng_acts("canal", special=True)
    assert {"main_1": (MENG, 2)} == t.ships
    assert (6, 4) == servants(t)

    t = solo().ship(MENG, "main_3", 1).servants(MENG, 6).meng_acts("canal", special=True)
    assert ({}, 1) == (t.ships, t.player(MENG).card_slots)
    assert (6, 6) == servants(t)


@rule("GG-15.13.3")
@pytest.mark.parametrize(("pool", "supply", "placed"), [(0, 1, 1), (1, 0, 1), (0, 0, 0), (1, 1, 2)])
def test_special_cards_place_what_there_is(pool: int, supply: int, placed: int) -> None:
    """One servant if there is but one, on the wall as on a ship."""
    t = solo().servants(MENG, pool, supply).meng_acts("wall", special=True)
    assert (placed, 0, 0) == (t.player(MENG).wall, *servants(t))

    t = solo().servants(MENG, pool, supply).meng_acts("canal", special=True)
    assert ({"main_1": (MENG, placed)} if placed else {}) == t.ships
    assert (0, 0) == servants(t)


@rule("GG-15.13.4")
def test_the_free_decree_need_not_be_affordable() -> None:
    """Day 3, no servant in the pool: level 3 all the same, and not where the human is."""
    t = solo().day(3).decrees(*DECREES).servants(MENG, 0).meng_acts("decrees", special=True)
    assert {"d3_jade"} == t.player(MENG).decrees
    assert (0, 11) == servants(t)

    t = solo().day(3).decrees(*DECREES).holds(HUMAN, "d3_jade").servants(MENG, 0).meng_acts("decrees", special=True)
    assert {"d3_eight"} == t.player(MENG).decrees
    assert (0, 11) == servants(t)


@rule("GG-15.13.2", "GG-15.13.4")
def test_the_free_decree_is_chosen_as_usual() -> None:
    """With both of level 3 his, he takes the lower one of level 2."""
    t = solo().day(3).decrees(*DECREES).holds(MENG, *DECREES[4:]).servants(MENG, 0)
    t.meng_acts("decrees", special=True)

    assert {*DECREES[4:], "d2_equal"} == t.player(MENG).decrees


@rule("GG-15.13.3")
def test_the_free_decree_needs_a_servant_to_place() -> None:
    """With pool and supply empty there is none."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 0, supply=0).meng_acts("decrees", special=True)

    assert (set(), 0) == (t.player(MENG).decrees, t.player(MENG).vp)


@rule("GG-15.13.5")
def test_the_second_servant_starts_anew() -> None:
    """The first completes a ship, which pays out; the second goes on a new ship."""
    t = solo().meng_pile("set5_7").ship(MENG, "main_2", 2).servants(MENG, 6).meng_acts("canal", special=True)

    assert {"main_1": (MENG, 1)} == t.ships
    assert (2, 1, 2) == (len(t.meng_gifts), t.player(MENG).card_slots, t.player(MENG).ships)
    assert (6, 5) == servants(t)


@rule("GG-15.13.5")
def test_the_second_servant_goes_on_the_other_ship() -> None:
    """With another ship on the canal no new one is launched."""
    t = solo().ship(MENG, "main_2", 2).ship(MENG, "main_4", 1).servants(MENG, 6).meng_acts("canal", special=True)

    assert {"main_4": (MENG, 2)} == t.ships
    assert 1 == t.player(MENG).card_slots


@rule("GG-15.13.5")
def test_the_first_servants_return_can_be_the_second() -> None:
    """One servant in the supply completes the ship; of the three that return, one starts the new ship."""
    t = solo().servants(MENG, 0, supply=3).ship(MENG, "main_1", 2).meng_acts("canal", special=True)

    assert {"main_1": (MENG, 1)} == t.ships
    assert (0, 2) == servants(t)
