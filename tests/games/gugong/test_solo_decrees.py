"""Meng and the decrees, the Grand Canal, and what he pays (GG-15.10 to 15.12)."""

from typing import Any

import pytest

from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import HARBOUR, REWARD
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.solo import (
    DECREES,
    HUMAN,
    dusk,
    servants,
    solo,
)
from tests.rules import rule

DATA = GAME.box.data


# -- Decrees (GG-15.10) ----------------------------------------------------------------------------------------------


@rule("GG-15.10.1", "GG-15.12.1")
def test_meng_pays_the_normal_cost() -> None:
    """One spent and one placed."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 6).meng_acts("decrees")

    assert ({"d1_servant"}, 3) == (t.player(MENG).decrees, t.player(MENG).vp)
    assert (4, 7) == servants(t)


@rule("GG-15.10.1")
@pytest.mark.parametrize(("pool", "left"), [(3, 0), (6, 3), (2, 2)])
def test_meng_pays_the_surcharge(pool: int, left: int) -> None:
    """The human has a servant on both decrees: one more is spent."""
    t = solo().day(1).decrees(*DECREES).holds(HUMAN, "d1_intrigue", "d1_servant").servants(MENG, pool)
    t.meng_acts("decrees")

    assert left == t.player(MENG).pool
    assert (set() if pool == left else {"d1_servant"}) == t.player(MENG).decrees


@rule("GG-15.10.2")
@pytest.mark.parametrize(("day", "decree"), [(1, "d1_servant"), (2, "d2_equal"), (3, "d3_jade"), (4, "d3_jade")])
def test_the_day_says_which_level(day: int, decree: str) -> None:
    """Level 1, 2, 3 and 3 again."""
    t = solo().day(day).decrees(*DECREES).meng_acts("decrees")

    assert {decree} == t.player(MENG).decrees


@rule("GG-15.10.3")
@pytest.mark.parametrize(
    ("human", "decree"),
    [
        ([], "d1_servant"),
        (["d1_servant"], "d1_intrigue"),
        (["d1_intrigue"], "d1_servant"),
        (["d1_intrigue", "d1_servant"], "d1_servant"),
    ],
)
def test_the_cheaper_decree_else_the_lower(human: list[str], decree: str) -> None:
    """He avoids the surcharge; with equal costs he takes the lower space."""
    t = solo().day(1).decrees(*DECREES).holds(HUMAN, *human).meng_acts("decrees")

    assert {decree} == t.player(MENG).decrees


@rule("GG-15.10.4")
@pytest.mark.parametrize(
    ("day", "pool", "own", "decree"),
    [
        (2, 2, [], "d1_servant"),
        (3, 3, [], "d2_equal"),
        (3, 2, [], "d1_servant"),
        (1, 6, ["d1_servant"], "d1_intrigue"),
        (1, 6, DECREES[:2], "d2_equal"),
        (1, 6, DECREES[:4], "d3_jade"),
        (2, 6, DECREES[2:4], "d1_servant"),
        (2, 6, DECREES[:4], "d3_jade"),
        (4, 6, DECREES[4:], "d2_equal"),
        (4, 6, [*DECREES[2:], "d1_servant"], "d1_intrigue"),
    ],
)
def test_other_levels_nearest_first(day: int, pool: int, own: list[str], decree: str) -> None:
    """What he cannot pay or has already sends him to lower levels, then to higher ones."""
    t = solo().day(day).decrees(*DECREES).holds(MENG, *own).servants(MENG, pool).meng_acts("decrees")

    assert {*own, decree} == t.player(MENG).decrees


@rule("GG-15.10.4")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_the_same_criteria_hold_on_other_levels(day: int) -> None:
    """With two servants level 1 is all he can pay, and there he avoids the human."""
    t = solo().day(day).decrees(*DECREES).holds(HUMAN, "d1_servant").servants(MENG, 2).meng_acts("decrees")

    assert ({"d1_intrigue"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


@rule("GG-15.10.4", "GG-15.12.1")
@pytest.mark.parametrize(("pool", "own"), [(1, ()), (6, DECREES)])
def test_nothing_to_take(pool: int, own: tuple[str, ...]) -> None:
    """Too few servants, or all six are his: the action is skipped."""
    t = solo().day(2).decrees(*DECREES).holds(MENG, *own).servants(MENG, pool).meng_acts("decrees")

    assert (set(own), pool, 0) == (t.player(MENG).decrees, t.player(MENG).pool, t.player(MENG).vp)


@rule("GG-15.10.5")
@pytest.mark.parametrize("decree", DATA["decrees"], ids=lambda decree: decree["id"])
def test_levels_1_and_2_score_at_once(decree: dict[str, Any]) -> None:
    """The printed VP; level 3 waits for the end."""
    board = []
    for level in (1, 2, 3):
        others = [d["id"] for d in DATA["decrees"] if d["level"] == level and d["id"] != decree["id"]]
        board += [others[0], decree["id"] if level == decree["level"] else others[1]]
    t = solo().day(decree["level"]).decrees(*board).meng_acts("decrees")

    assert {decree["id"]} == t.player(MENG).decrees
    assert (decree["vp"] if decree["level"] < 3 else 0) == t.player(MENG).vp


@rule("GG-15.10.5")
def test_the_decree_decree_saves_a_servant() -> None:
    """With it a level-1 decree costs only the servant placed."""
    t = solo().day(1).decrees(*DECREES).holds(MENG, "d2_decree").servants(MENG, 1).meng_acts("decrees")

    assert ({"d2_decree", "d1_servant"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


@rule("GG-15.10.5", "GG-15.3.3")
def test_the_equal_decree_changes_nothing() -> None:
    """An equal gift is exchanged with all actions, with the decree as without."""
    for own in ([], ["d2_equal"]):
        t = solo().decrees(*DECREES).holds(MENG, *own).gift("palace", "board_7").servants(MENG, 6)
        t.meng_pile("set5_7").solo_pile("solo_palace").meng_turn()

        assert (1, 6, 0) == (t.player(MENG).envoy, t.player(MENG).pool, t.player(MENG).vp)


@rule("GG-15.10.6")
@pytest.mark.parametrize(
    ("tokens", "decree", "left"), [(["vp_2", "swap"], "d2_equal", []), (["vp_2"], "d1_servant", ["vp_2"])]
)
def test_tokens_count_for_the_wanted_level(tokens: list[str], decree: str, left: list[str]) -> None:
    """On Day 2 with two servants he exchanges tokens for level 2, though level 1 needs no exchange."""
    t = solo().day(2).decrees(*DECREES).servants(MENG, 2).tokens(MENG, *tokens).meng_acts("decrees")

    assert ({decree}, 0, left) == (t.player(MENG).decrees, t.player(MENG).pool, t.player(MENG).tokens)


@rule("GG-15.10.6")
def test_the_servant_placed_counts_too() -> None:
    """One servant in the pool covers the cost of level 1, but not the one to be placed."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 1).meng_acts("decrees")
    assert (set(), 1) == (t.player(MENG).decrees, t.player(MENG).pool)

    t.tokens(MENG, "vp_2", "swap").meng_acts("decrees")
    assert ({"d1_servant"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


# -- Grand Canal (GG-15.11) ------------------------------------------------------------------------------------------


@rule("GG-15.11.1", "GG-15.12.1")
def test_meng_loads_a_ship_on_the_canal() -> None:
    """A new ship only if there is none; nothing is spent and no ship moves."""
    t = solo().servants(MENG, 3).meng_acts("canal")
    assert {"main_1": (MENG, 1)} == t.ships
    assert (2, 9, 2) == (*servants(t), t.player(MENG).ships)

    t.meng_acts("canal")
    assert {"main_1": (MENG, 2)} == t.ships
    assert (1, 9, 2) == (*servants(t), t.player(MENG).ships)


@rule("GG-15.11.1")
def test_without_servants_no_ship_is_loaded() -> None:
    """The supply does not help by Day."""
    t = solo().servants(MENG, 0).ship(MENG, "main_2", 1).meng_acts("canal")

    assert {"main_2": (MENG, 1)} == t.ships


@rule("GG-15.11.2")
@pytest.mark.parametrize(
    ("ships", "after"),
    [
        ({"main_1": 1, "main_4": 1}, {"main_1": 1, "main_4": 2}),
        ({"main_2": 2, "main_3": 2}, {"main_2": 2}),
        ({"main_2": 2, "main_4": 1}, {"main_4": 1}),
    ],
)
def test_the_fullest_ship_then_the_foremost(ships: dict[str, int], after: dict[str, int]) -> None:
    """A ship of two goes before one of one; of equals the one further on. A full ship pays out and is gone."""
    t = solo().servants(MENG, 3)
    for harbour, cargo in ships.items():
        t.ship(MENG, harbour, cargo)
    t.meng_acts("canal")

    assert {harbour: (MENG, cargo) for harbour, cargo in after.items()} == t.ships


@rule("GG-15.11.3")
@pytest.mark.parametrize(("pool", "cargo", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 1)])
def test_at_dusk_meng_spends_one_and_loads_one(pool: int, cargo: int, left: int) -> None:
    """It takes two servants in the pool; the ship on the canal is loaded."""
    t = dusk(solo().ship(MENG, "main_3", 1).servants(MENG, pool), "solo_canal")

    assert {"main_3": (MENG, cargo)} == t.ships
    assert (left, 12 - left - cargo) == servants(t)


@rule("GG-15.11.3")
def test_at_dusk_meng_launches_if_he_has_no_ship() -> None:
    """The new ship lies in the first free harbour."""
    t = dusk(solo().ship(HUMAN, "main_1", 1).servants(MENG, 2), "solo_canal")

    assert {"main_1": (HUMAN, 1), "main_2": (MENG, 1)} == t.ships


@rule("GG-15.11.4")
@pytest.mark.parametrize("harbour", ["main_1", "main_2", "main_3", "main_4", "main_5"])
def test_a_full_ship_pays_out_in_any_harbour(harbour: str) -> None:
    """The reward is the same everywhere; three servants and the ship come back."""
    t = solo().meng_pile("set5_7").ship(MENG, harbour, 2).servants(MENG, 4).meng_acts("canal")

    assert ({}, 3) == (t.ships, t.player(MENG).ships)
    assert (3, 9) == servants(t)
    assert (2, 1, 0) == (len(t.meng_gifts), t.player(MENG).card_slots, t.player(MENG).vp)


@rule("GG-15.11.4", "GG-15.11.7")
def test_a_ship_filled_in_the_morning_pays_out() -> None:
    """The ship decree brings the third servant; the card is in the pile for the coming Day."""
    t = solo().decrees("d1_ship", *DECREES[1:]).holds(MENG, "d1_ship").ship(MENG, "main_1", 2)
    t.meng_pile("set5_7").servants(MENG, 2).deck("deck_9").morning()

    assert None is t.who
    assert ({}, {"set5_7", "deck_9"}, []) == (t.ships, set(t.meng_gifts), t.meng_discards)
    assert (6, 5) == servants(t)


@rule("GG-15.11.4")
def test_a_ship_filled_by_a_token_pays_out() -> None:
    """The third servant comes from the supply and returns there."""
    t = solo().cities(fuzhou="ship").meng_pile("set5_7").ship(MENG, "main_1", 2).servants(MENG, 4).meng_acts("travel")

    assert ({}, 2) == (t.ships, len(t.meng_gifts))
    assert (4, 8) == servants(t)


@rule("GG-15.11.5", "GG-15.11.6")
@pytest.mark.parametrize(("level", "cards"), [("easy", 2), ("normal", 2), ("hard", 1)])
def test_cards_first_then_points_without_limit(level: str, cards: int) -> None:
    """Two extra cards, at level hard one; every later reward is 4 VP, of which three are marked; all are told."""
    t = solo(solo_level=level).servants(MENG, 6)
    pile, deck = len(t.meng_gifts), t.deck_size
    seen = []
    for _ in range(6):
        t.ship(MENG, "main_1", 2).meng_acts("canal")
        seen.append((len(t.meng_gifts) - pile, t.player(MENG).vp))

    assert [(min(n, cards), 4 * max(n - cards, 0)) for n in range(1, 7)] == seen
    assert deck - cards == t.deck_size
    told = [(seat, HARBOUR.labels[at], REWARD.labels[what]) for seat, at, what in t.told("reward-claimed")]
    assert [(MENG, "main_1", "card")] * cards + [(MENG, "main_1", "vp")] * (6 - cards) == told
    assert (2, 3, 0) == (t.player(MENG).card_slots, t.player(MENG).vp_slots, t.player(MENG).double_slots)


@rule("GG-15.11.6")
def test_markers_are_of_a_third_colour() -> None:
    """After six rewards all of Meng's own twelve servants are still in pool and supply."""
    t = solo().servants(MENG, 6)
    for _ in range(6):
        t.ship(MENG, "main_1", 2).meng_acts("canal")

    assert (0, 12) == servants(t)


@rule("GG-15.11.7")
def test_an_extra_card_goes_under_the_gift_pile() -> None:
    """It is played after those that he has."""
    t = solo().meng_pile("set5_7", "set5_9").ship(MENG, "main_1", 2).deck("deck_1a").meng_acts("canal")

    assert (["set5_7", "set5_9", "deck_1a"], []) == (t.meng_gifts, t.meng_discards)


@rule("GG-15.11.8")
def test_without_ship_and_free_harbour_the_action_is_skipped() -> None:
    """Five ships of the human fill the route; by Day, at Dusk and with a special card nothing happens."""
    t = solo().servants(HUMAN, 0)
    for n in range(1, 6):
        t.ship(HUMAN, f"main_{n}", 1)
    before = t.ships
    dusk(t.meng_acts("canal").meng_acts("canal", special=True), "solo_canal")

    assert before == t.ships
    assert (6, 6, 3) == (*servants(t), t.player(MENG).ships)


# -- costs (GG-15.12) ------------------------------------------------------------------------------------------------


@rule("GG-15.12.1")
@pytest.mark.parametrize(
    ("place", "pool", "gone"), [("travel", 0, 0), ("intrigue", 0, 0), ("palace", 0, 0), ("wall", 1, 1), ("canal", 1, 1)]
)
def test_by_day_only_option_a_is_paid(place: str, pool: int, gone: int) -> None:
    """Travel, Intrigue and Palace cost nothing; wall and canal only the servant placed."""
    t = solo().cities(fuzhou="vp_2").servants(MENG, pool).meng_acts(place)

    assert "meng-cannot" not in t.events()
    assert (0, 12 - gone) == servants(t)
    assert 1 == sum(
        (
            t.player(MENG).city == "fuzhou",
            t.player(MENG).intrigue == 1,
            t.player(MENG).envoy == 1,
            t.player(MENG).wall == 1,
            t.ships == {"main_1": (MENG, 1)},
        )
    )


@rule("GG-15.12.1")
@pytest.mark.parametrize("place", ["wall", "jade", "decrees", "canal"])
def test_what_cannot_be_paid_is_skipped(place: str) -> None:
    """No servant in the pool and one token: nothing happens and the token stays."""
    t = solo().servants(MENG, 0).tokens(MENG, "vp_2").meng_acts(place)

    assert "meng-cannot" in t.events()
    assert (0, 12, ["vp_2"]) == (*servants(t), t.player(MENG).tokens)
    assert (0, 0, set(), {}) == (t.player(MENG).wall, t.player(MENG).jade, t.player(MENG).decrees, t.ships)
