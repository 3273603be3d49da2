"""The Night: destiny matches, ships and rewards (section 10 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.games.gugong import GAME
from tests.games.gugong.dealt import dealt
from tests.games.gugong.story import Story
from tests.rules import rule

# Cards by value, none of them needed twice in one test.
ONE, TWO, THREE, FOUR, SIX, EIGHT, NINE = "board_1", "board_2", "board_3", "board_4", "board_6", "deck_8", "deck_9"


def evening(*piles: tuple[str, ...], key: int = 1) -> Story:
    """The Day phase is over: hands are empty and these cards are on the discard piles."""
    t = Story(len(piles), key=key)
    for seat in range(len(piles)):
        t.hand(seat)
    for seat, pile in enumerate(piles):
        t.discard(seat, *pile)
    return t


def matches(t: Story) -> dict[int, int]:
    """The matches told, by seat; a seat not told of has none."""
    found = dict.fromkeys(range(t.s.seats), 0)
    for event in t.s.log or []:
        if GAME.events.kinds[event.kind].name == "matches":
            found[event.a] = event.b
    return found


# Step 1: destiny


@rule("GG-10.1.1")
def test_the_piles_become_the_hands_of_all_players() -> None:
    """Everyone takes the own pile; the piles are empty; the cards just taken are what is compared."""
    t = evening((ONE, TWO), (THREE, FOUR), (EIGHT,)).dice(1, 4, 1).servants(0, 0).servants(1, 0).servants(2, 0)
    t.night()
    assert [{ONE, TWO}, {THREE, FOUR}, {EIGHT}] == [t.player(seat).hand for seat in range(3)]
    assert [set(), set(), set()] == [t.player(seat).discard for seat in range(3)]
    assert [2, 1, 0] == [t.player(seat).pool for seat in range(3)]


@rule("GG-10.1.1")
def test_a_card_drawn_on_the_way_counts_with_the_hand() -> None:
    """Cards of hand and pile together are compared, in case a hand is not empty."""
    t = evening((ONE,), (EIGHT,)).hand(0, TWO).dice(1, 4, 2).servants(0, 0).night()
    assert ({ONE, TWO}, 2) == (t.player(0).hand, t.player(0).pool)


@rule("GG-10.1.2", "GG-10.1.3")
@pytest.mark.parametrize(
    ("dice", "pile", "expected"),
    [
        ((3, 3, 6), (SIX,), 1),
        ((3, 3, 6), (THREE, "set3_3"), 4),
        ((3, 3, 6), (THREE, SIX, "set1_6"), 4),
        ((3, 3, 3), (THREE,), 3),
        ((1, 5, 9), (THREE, SIX, EIGHT), 0),
        ((1, 6, 9), (ONE, SIX, NINE, EIGHT), 3),
    ],
)
def test_every_pair_of_card_and_die_is_a_match(
    dice: tuple[int, int, int], pile: tuple[str, ...], expected: int
) -> None:
    """A card on two dice makes two matches, two cards on one die two; one servant for each."""
    t = evening(pile, ()).dice(*dice).servants(0, 2).night()
    assert expected == matches(t)[0]
    assert (2 + expected, 10 - expected) == (t.player(0).pool, t.player(0).supply)


@rule("GG-10.1.3")
def test_no_more_servants_than_the_supply_has() -> None:
    """Four matches and one servant left: one is gained."""
    t = evening((THREE, "set3_3"), ()).dice(3, 4, 3).servants(0, 11).night()
    assert (12, 0) == (t.player(0).pool, t.player(0).supply)


@rule("GG-10.1.3")
@pytest.mark.parametrize(
    ("choice", "pool", "double"), [("servant:regular", 3, "supply"), ("servant:double_as_1", 2, "pool")]
)
def test_gaining_leaves_only_the_choice_of_the_double_servant(choice: str, pool: int, double: str) -> None:
    """A match must be taken, but the Double Servant may be taken for it."""
    t = evening((FOUR,), (ONE, "deck_1a")).dice(1, 4, 9).servants(0, 2).double(0, "supply").night()
    assert (0, {"servant:regular", "servant:double_as_1"}) == (t.who, t.choices())
    t.play(choice)
    assert (pool, double) == (t.player(0).pool, t.player(0).double)


@rule("GG-10.1.4")
@pytest.mark.parametrize(("answer", "envoy"), [("answer:yes", 1), ("answer:skip", 0)])
def test_most_matches_score_three_points_and_may_advance_the_envoy(answer: str, envoy: int) -> None:
    """Two matches beat one; the Envoy's step may be declined."""
    t = evening((SIX,), (THREE, FOUR)).dice(3, 4, 8).night()
    assert (1, {"answer:yes", "answer:skip"}) == (t.who, t.choices())
    assert [0, 3] == [t.player(seat).vp for seat in (0, 1)]
    t.play(answer)
    assert ([0, envoy], None) == ([t.player(seat).envoy for seat in (0, 1)], t.who)


@rule("GG-10.1.4")
def test_a_tie_of_matches_is_broken_on_the_intrigue_track() -> None:
    """Further ahead wins; on the same step the higher in the stack."""
    ahead = evening((THREE,), (FOUR,), ()).dice(3, 4, 8).intrigue((1, 4), (0, 5), (2, 9)).night()
    assert [3, 0, 0] == [ahead.player(seat).vp for seat in range(3)]
    on_top = evening((THREE,), (FOUR,), ()).dice(3, 4, 8).intrigue((0, 4), (1, 4)).night()
    assert [0, 3, 0] == [on_top.player(seat).vp for seat in range(3)]


@rule("GG-10.1.4")
def test_servants_are_gained_by_all_before_the_bonus() -> None:
    """When the winner is asked, everybody has the servants of the matches."""
    t = evening((THREE, SIX), (FOUR,), (EIGHT,)).dice(3, 6, 8).servants(0, 0).servants(1, 0)
    t.servants(2, 0).night()
    assert 0 == t.who
    assert [2, 0, 1] == [t.player(seat).pool for seat in range(3)]


@rule("GG-10.1.5")
def test_no_match_no_bonus() -> None:
    """Nobody scores and nobody is asked."""
    t = evening((SIX,), (EIGHT,)).dice(1, 5, 2).intrigue((0, 3)).night()
    assert ([0, 0], None) == ([t.player(seat).vp for seat in (0, 1)], t.who)
    assert "night-bonus" not in t.events()


@rule("GG-10.1.6")
def test_matches_count_without_servants_to_gain() -> None:
    """With an empty supply three matches still beat two."""
    t = evening((THREE, FOUR, EIGHT), ("set3_3", "set3_4")).dice(3, 4, 8).servants(0, 12).intrigue((1, 5)).night()
    assert 0 == t.who
    assert ([3, 0], 12) == ([t.player(seat).vp for seat in (0, 1)], t.player(0).pool)


# Step 2: ships


@rule("GG-10.2.1")
def test_all_ships_move_one_harbour_and_the_foremost_is_lost() -> None:
    """A full canal moves as one; the ship at harbour 5 goes back without a reward."""
    t = Story(seats=3).ship(0, "main_1", 1).ship(1, "main_2", 2).ship(2, "main_3", 1).ship(0, "main_4", 1)
    t.ship(1, "main_5", 2)
    assert (2, 1) == (t.player(1).supply, t.player(1).ships)
    t.sail()
    assert {"main_2": (0, 1), "main_3": (1, 2), "main_4": (2, 1), "main_5": (0, 1)} == t.ships
    assert (4, 2, 0) == (t.player(1).supply, t.player(1).ships, t.player(1).vp)


@rule("GG-10.2.1")
def test_ships_move_on_both_routes_and_keep_their_route() -> None:
    """Each on its own route, by exactly one harbour also over free ones."""
    t = Story(seats=4).ship(0, "left_1", 1).ship(1, "right_1", 1).ship(2, "right_4", 2).ship(3, "left_5", 1).sail()
    assert {"left_2": (0, 1), "right_2": (1, 1), "right_5": (2, 2)} == t.ships


@rule("GG-10.2.1")
def test_a_double_servant_lost_at_sea_returns_to_the_supply() -> None:
    """Loaded as 2 at harbour 5 and not claimed, it comes back with the ship."""
    t = Story().double(0, "pool").servants(0, 1).ship(0, "main_5", 1).perform(0, "canal")
    t.play("option:a", "harbour:main_5", "servant:double_as_2")
    while t.who is not None:
        t.skip()
    assert ("ship", {"main_5": (0, 3)}) == (t.player(0).double, t.ships)
    t.sail()
    assert ("supply", {}, 3) == (t.player(0).double, t.ships, t.player(0).ships)
    assert (1, 11) == (t.player(0).pool, t.player(0).supply)


@rule("GG-10.2.2")
def test_rewards_are_claimed_in_turn_order_after_sailing() -> None:
    """The start player of this Day first; each own full ship may be claimed for; ships not full may not."""
    t = Story(seats=3).first(1).ship(0, "main_1", 3).ship(2, "main_2", 2).ship(1, "main_3", 3).ship(0, "main_4", 3)
    t.sail()
    assert (1, {"harbour:main_4", "answer:skip"}) == (t.who, t.choices())
    t.play("harbour:main_4")
    assert "pool" == t.player(1).double
    assert (0, {"harbour:main_2", "harbour:main_5", "answer:skip"}) == (t.who, t.choices())
    t.play("harbour:main_2")
    assert 4 == t.player(0).vp
    assert {"harbour:main_5", "answer:skip"} == t.choices()
    t.play("harbour:main_5", "reward:vp")
    assert (8, None) == (t.player(0).vp, t.who)
    assert {"main_3": (2, 2)} == t.ships


@rule("GG-10.2.2")
def test_a_night_claim_may_be_declined() -> None:
    """The full ship waits."""
    t = Story().ship(0, "main_1", 3).sail().skip()
    assert (0, {"main_2": (0, 3)}, None) == (t.player(0).vp, t.ships, t.who)


@rule("GG-10.2.3")
def test_a_full_ship_at_harbour_five_is_lost_unclaimed() -> None:
    """It sails first: nobody is asked and nothing is received."""
    t = Story().ship(0, "main_5", 3).sail()
    assert (None, 0, 3, 6) == (t.who, t.player(0).vp, t.player(0).ships, t.player(0).supply)


@rule("GG-10.2.3")
def test_claims_wait_until_all_ships_have_moved() -> None:
    """When the first claim is asked for, every ship lies one further."""
    t = Story().ship(0, "main_4", 3).ship(1, "main_1", 1).sail()
    assert (0, {"main_5": (0, 3), "main_2": (1, 1)}) == (t.who, t.ships)


@rule("GG-10.2.4")
def test_night_claims_on_the_last_day_count() -> None:
    """Day 4 runs from the last exchange to the end: the ship sails, the claim pays 4 VP, and they are in the score."""
    t = dealt(2, key=3).dice(1, 4, 1).day(4)
    first = t.s.first
    t.hand(1 - first).hand(first, "set1_7").gift("travel", "board_7").ship(first, "main_1", 3).envoy(first, 8)
    t.play("gift:set1_7", "place:travel", "payment:no-action")
    assert (first, {"harbour:main_2", "answer:skip"}) == (t.who, t.choices())
    t.play("harbour:main_2")
    assert t.who is None
    assert 4 == t.sheet(first)["score-track"]
    assert 4 + 7 == t.score(first)


@rule("GG-10.3.1")
def test_bonus_tokens_are_cleared_before_the_night() -> None:
    """The marker's servant is in the supply in time to be gained for a match."""
    t = dealt(2, key=3, bonus_tokens=True).dice(2, 7, 9)
    first = t.s.first
    t.hand(1 - first).hand(first, "set1_7").gift("travel", "board_7").marker(first, "bonus_value")
    t.servants(first, 11)
    assert 0 == t.player(first).supply
    t.play("gift:set1_7", "place:travel", "answer:skip")  # free by the token's +1; no action
    assert ([], ["bonus_value"]) == (t.player(first).markers, t.player(first).tokens)
    assert {"answer:yes", "answer:skip"} == t.choices()  # the Night has come: most matches
    assert (12, 0) == (t.player(first).pool, t.player(first).supply)
