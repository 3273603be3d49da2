"""The solo game against Meng: phases and end (GG-15.2 to 15.5, 15.14)."""

import pytest

from caravanserai.core import play
from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import GIFT, PLACE
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.solo import DECREES, HUMAN, decline, solo, today, undrawn, used
from tests.rules import rule

DAY_PLACES = {
    "solo_travel": "travel",
    "solo_wall": "wall",
    "solo_jade_a": "jade",
    "solo_jade_b": "jade",
    "solo_intrigue_a": "intrigue",
    "solo_intrigue_b": "intrigue",
    "solo_palace": "palace",
    "solo_decrees": "decrees",
    "solo_canal": "canal",
}


# -- Morning (GG-15.2) -----------------------------------------------------------------------------------------------


@rule("GG-15.2.1")
def test_meng_with_the_medal_begins_the_next_day() -> None:
    """He becomes start player, the Medal goes back to the board, and he gains the servants of the Day."""
    t = solo().medal(MENG).servants(MENG, 2).morning()

    assert None is t.who
    assert (MENG, NOBODY) == (t.s.first, t.s.medal)
    assert (6, 6) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.2.1")
def test_meng_gains_only_what_the_supply_holds() -> None:
    """With three servants in the supply he gains three."""
    t = solo().servants(MENG, 9).morning()

    assert (12, 0) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.2.1", "GG-15.10.5")
def test_meng_takes_the_benefits_of_intrigue_and_servant() -> None:
    """Two Intrigue steps and one servant, before the four of the new Day; nobody is asked."""
    t = solo().decrees(*DECREES).holds(MENG, "d1_intrigue", "d1_servant").servants(MENG, 0).morning()

    assert None is t.who
    assert (2, 5, 5) == (t.player(MENG).intrigue, t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.2.1", "GG-15.10.5")
def test_meng_takes_the_benefits_of_envoy_and_ship() -> None:
    """His Envoy advances and a servant of the supply boards a new ship."""
    t = solo().decrees("d1_envoy", "d1_ship", *DECREES[2:]).holds(MENG, "d1_envoy", "d1_ship").servants(MENG, 0)
    t.morning()

    assert None is t.who
    assert 1 == t.player(MENG).envoy
    assert {"main_1": (MENG, 1)} == t.ships
    assert (4, 12 - 2 - 1 - 4) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.2.1")
def test_a_benefit_that_cannot_be_had_is_lost() -> None:
    """With an empty supply Meng gets nothing from his servant decree, and the Morning goes on."""
    t = solo().decrees(*DECREES).holds(MENG, "d1_servant").servants(MENG, 11).morning()

    assert None is t.who
    assert (11, 0) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.2.1")
def test_meng_always_takes_the_envoy_step_of_the_night() -> None:
    """He has the most matches: 3 VP and the step, without a question."""
    t = solo().hand(HUMAN).discard(HUMAN).dice(1, 4, 1).meng_discard("set5_9").night()

    assert None is t.who
    assert (3, 1) == (t.player(MENG).vp, t.player(MENG).envoy)


@rule("GG-15.2.2", "GG-15.10.5")
def test_the_swap_decree_gives_meng_a_point() -> None:
    """1 VP each Morning, and no card changes place."""
    t = solo().decrees("d1_swap", *DECREES[1:]).holds(MENG, "d1_swap")
    board, pile = t.gifts, t.meng_gifts

    t.morning()
    assert (1, board, pile) == (t.player(MENG).vp, t.gifts, t.meng_gifts)

    t.morning()
    assert 2 == t.player(MENG).vp


# -- Day phase (GG-15.3) ---------------------------------------------------------------------------------------------


@rule("GG-15.3.7")
def test_without_a_solo_card_meng_lays_his_gift_aside() -> None:
    """An owner's cards may give him more turns than there are solo cards: then nothing else happens."""
    t = solo().meng_pile("set5_9").solo_pile().solo_used().solo_today("solo_wall")
    board = t.gifts

    t.meng_turn()
    assert (board, ["set5_9"], []) == (t.gifts, t.meng_discards, t.meng_gifts)


@rule("GG-15.3.1", "GG-15.3.8")
def test_human_and_meng_alternate() -> None:
    """A turn each, until neither has a card."""
    t = solo().gift("palace", "board_1").gift("jade", "board_2")
    t.hand(HUMAN, "set4_8", "set4_7").meng_pile("set5_7", "set5_9").solo_pile("solo_intrigue_a", "solo_intrigue_b")

    t.turns(HUMAN)
    assert (HUMAN, ["set5_7", "set5_9"]) == (t.who, t.meng_gifts)

    t.play("gift:set4_8", "place:palace", "answer:skip")
    assert (HUMAN, ["set5_9"]) == (t.who, t.meng_gifts)
    assert "set5_7" == t.gifts["intrigue"]

    t.play("gift:set4_7", "place:jade", "answer:skip", "answer:skip")
    assert (None, []) == (t.who, t.meng_gifts)
    assert "set5_9" == t.gifts["intrigue"]


@rule("GG-15.3.1")
def test_meng_begins_if_he_is_start_player() -> None:
    """His first turn comes before the human's first."""
    t = solo().hand(HUMAN, "set4_8").meng_pile("set5_7").solo_pile("solo_palace").turns(MENG)

    assert HUMAN == t.who
    assert ([], ["solo_palace"]) == (t.meng_gifts, today(t))


@rule("GG-15.3.1", "GG-15.3.8")
def test_meng_goes_on_alone() -> None:
    """With the human out of cards Meng plays the rest of his pile, and then the Day phase ends."""
    t = solo().hand(HUMAN).meng_pile("set5_7", "set5_9", "set4_8")
    t.solo_pile("solo_palace", "solo_intrigue_a", "solo_intrigue_b").turns(HUMAN)

    assert None is t.who
    assert ([], 3) == (t.meng_gifts, len(today(t)))


@rule("GG-15.3.1", "GG-15.3.8")
def test_the_human_goes_on_alone() -> None:
    """Without gift cards Meng takes no turn and draws no solo card."""
    t = solo().gift("palace", "board_1").gift("travel", "board_2").hand(HUMAN, "set4_8", "set4_7").meng_pile()
    t.turns(HUMAN).play("gift:set4_8", "place:palace", "answer:skip")

    assert (HUMAN, []) == (t.who, today(t))
    assert {"gift:set4_7"} == t.choices()


@rule("GG-15.3.2")
@pytest.mark.parametrize(("card", "place"), DAY_PLACES.items())
def test_the_solo_card_names_the_location(card: str, place: str) -> None:
    """The top gift card is exchanged at the location in the upper part of the solo card."""
    t = solo().meng_pile("set5_9", "set5_7").solo_pile(card)
    before = t.gifts
    t.meng_turn()

    assert before | {place: "set5_9"} == t.gifts
    assert ["set5_7"] == t.meng_gifts
    assert ([card], set()) == (today(t), undrawn(t))


@rule("GG-15.3.3")
def test_meng_exchanges_whatever_the_values() -> None:
    """A 7 for a 9: the 9 goes to his discard pile, nothing is paid, and he acts."""
    t = solo().gift("palace", "set3_9").meng_pile("set5_7", "set5_9").solo_pile("solo_palace").meng_turn()

    assert "set5_7" == t.gifts["palace"]
    assert (["set3_9"], ["set5_9"]) == (t.meng_discards, t.meng_gifts)
    told = (MENG, PLACE.labels.index("palace"), GIFT.labels.index("set5_7"), GIFT.labels.index("set3_9"))
    assert [told] == t.told("gift-exchanged")
    assert (6, 6, 1) == (t.player(MENG).pool, t.player(MENG).supply, t.player(MENG).envoy)


@rule("GG-15.3.3")
def test_the_card_taken_lies_on_top_of_the_discard_pile() -> None:
    """Cards taken lie in the order in which they came."""
    t = solo().gift("palace", "board_2").meng_discard("set3_5").meng_pile("set5_7").solo_pile("solo_palace").meng_turn()

    assert ["set3_5", "board_2"] == t.meng_discards


@rule("GG-15.3.4")
@pytest.mark.parametrize(("card", "servants"), [("deck_6a", 1), ("deck_1a", 2)])
def test_servant_symbols_give_servants(card: str, servants: int) -> None:
    """+1 and +2 work for Meng as for a player."""
    t = solo().meng_pile(card).solo_pile("solo_palace").meng_turn()

    assert (6 + servants, 6 - servants) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.3.4")
def test_a_swap_symbol_gives_a_point() -> None:
    """1 VP, and only the exchange itself changes the board."""
    t = solo().meng_pile("set5_4", "set5_9").solo_pile("solo_palace")
    before = t.gifts
    t.meng_turn()

    assert 1 == t.player(MENG).vp
    assert before | {"palace": "set5_4"} == t.gifts
    assert (["set5_9"], [before["palace"]]) == (t.meng_gifts, t.meng_discards)


@rule("GG-15.3.4")
@pytest.mark.parametrize(("pool", "wall"), [(1, 1), (0, 0)])
def test_the_card_action_is_performed_if_he_can(pool: int, wall: int) -> None:
    """A wall icon places a servant if there is one; the location action follows in any case."""
    t = solo().servants(MENG, pool).meng_pile("deck_4").solo_pile("solo_palace").meng_turn()

    assert (wall, 0, 1) == (t.player(MENG).wall, t.player(MENG).pool, t.player(MENG).envoy)


@rule("GG-15.3.4", "GG-15.3.5")
def test_the_card_action_comes_before_the_location() -> None:
    """Two servants from the card make up the price of the jade."""
    t = solo().servants(MENG, 1).meng_pile("deck_1a").solo_pile("solo_jade_a").meng_turn()

    assert (1, 0) == (t.player(MENG).jade, t.player(MENG).pool)


@rule("GG-15.3.5")
def test_the_location_action_is_left_out_if_he_cannot() -> None:
    """Without servants no jade; the turn is over all the same."""
    t = solo().servants(MENG, 2).meng_pile("set5_9").solo_pile("solo_jade_a").meng_turn()

    assert (0, 2) == (t.player(MENG).jade, t.player(MENG).pool)
    assert ("set5_9", ["solo_jade_a"]) == (t.gifts["jade"], today(t))


@rule("GG-15.3.6")
def test_card_and_location_use_option_a() -> None:
    """Palace card at the Palace: two single steps, no Intrigue, nothing spent."""
    t = solo().meng_pile("set5_3").solo_pile("solo_palace").meng_turn()

    assert (2, 0, 6) == (t.player(MENG).envoy, t.player(MENG).intrigue, t.player(MENG).pool)


@rule("GG-15.3.7")
def test_played_solo_cards_are_kept_for_dusk() -> None:
    """They lie on this Day's pile in the order of play; earlier cards stay away while the pile lasts."""
    t = solo().meng_pile("set5_9", "set5_7").solo_today("solo_jade_a").solo_pile("solo_palace").solo_used("solo_wall")
    t.meng_turn()

    assert (["solo_jade_a", "solo_palace"], {"solo_wall"}) == (today(t), used(t))


@rule("GG-15.3.7")
def test_cards_of_earlier_days_are_shuffled_again() -> None:
    """With an empty pile the discarded ones make a new one; this Day's cards are not among them."""
    seen = set()
    for key in range(1, 21):
        t = solo(key=key).meng_pile("set5_9").solo_today("solo_wall").solo_pile()
        t.solo_used("solo_palace", "solo_jade_a").meng_turn()

        assert "solo_wall" == today(t)[0]
        assert {"solo_palace", "solo_jade_a"} == {today(t)[1]} | undrawn(t)
        assert (2, set()) == (len(today(t)), used(t))
        seen.add(today(t)[1])
    assert {"solo_palace", "solo_jade_a"} == seen


@rule("GG-15.3.9", "GG-15.6.7")
def test_a_card_given_for_jade_is_a_turn_less() -> None:
    """The top card of the pile goes for the jade, so two cards make one turn."""
    t = solo().hand(HUMAN).gift("travel", "board_2").meng_pile("set5_7", "set5_9").city("fuzhou", "card_for_jade")
    t.solo_pile("solo_travel").solo_used("solo_palace").turns(MENG)

    assert None is t.who
    assert (1, ["solo_travel"]) == (t.player(MENG).jade, today(t))
    assert (["board_2", "set5_9"], []) == (t.meng_discards, t.meng_gifts)


@rule("GG-15.3.9", "GG-15.6.7")
def test_a_card_won_back_is_a_turn_more() -> None:
    """The card just taken is retrieved and played in another turn."""
    t = solo().hand(HUMAN).gift("travel", "set3_9").meng_pile("set5_7").city("fuzhou", "retrieve")
    t.solo_pile("solo_travel").solo_used("solo_palace").turns(MENG)

    assert ["solo_travel", "solo_palace"] == today(t)
    assert ("set5_7", "set3_9") == (t.gifts["travel"], t.gifts["palace"])
    assert [] == t.meng_gifts


@rule("GG-15.3.9", "GG-15.11.7")
def test_an_extra_card_is_a_turn_more() -> None:
    """A trade reward in the Day phase is played on the same Day."""
    t = solo().hand(HUMAN).ship(MENG, "main_1", 2).meng_pile("set5_7").deck("deck_9")
    t.solo_pile("solo_canal").solo_used("solo_palace").turns(MENG)

    assert ["solo_canal", "solo_palace"] == today(t)
    assert "deck_9" == t.gifts["palace"]


@rule("GG-15.3.10")
def test_meng_makes_decrees_dearer() -> None:
    """The human pays one servant more where Meng has one."""
    t = solo().decrees(*DECREES).holds(MENG, "d1_servant").servants(HUMAN, 2).perform(HUMAN, "decrees")
    assert {"decree:d1_intrigue", "answer:skip"} == t.choices()

    t = solo().decrees(*DECREES).holds(MENG, "d1_servant").servants(HUMAN, 3).perform(HUMAN, "decrees")
    t.play("decree:d1_servant")
    assert (0, 3) == (t.player(HUMAN).pool, t.player(HUMAN).vp)


@rule("GG-15.3.10")
def test_mengs_ship_takes_a_harbour() -> None:
    """The human's new ship lies in the next free one, and so does Meng's behind the human's."""
    t = solo().ship(MENG, "main_1", 1).perform(HUMAN, "canal").play("option:a", "route:main")
    assert {"main_1": (MENG, 1), "main_2": (HUMAN, 1)} == t.ships

    t = solo().ship(HUMAN, "main_1", 1).meng_acts("canal")
    assert {"main_1": (HUMAN, 1), "main_2": (MENG, 1)} == t.ships


@rule("GG-15.3.10")
def test_mengs_envoy_takes_an_arrival_space() -> None:
    """The second to arrive has 5 VP, whoever it is."""
    t = solo().envoy(MENG, 8).envoy(HUMAN, 7).perform(HUMAN, "palace").play("option:a")
    assert (7, 5) == (t.player(MENG).arrival_vp, t.player(HUMAN).arrival_vp)

    t = solo().envoy(HUMAN, 8).envoy(MENG, 7).meng_acts("palace")
    assert (5, 7) == (t.player(MENG).arrival_vp, t.player(HUMAN).arrival_vp)


@rule("GG-15.3.10")
def test_mengs_servants_count_on_the_wall() -> None:
    """The human completes the wall on which Meng has the most."""
    t = solo().wall(MENG, 3).perform(HUMAN, "wall").play("option:a")
    decline(t)

    assert (3, 1, 0) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).wall)
    assert (0, 1) == (t.player(HUMAN).vp, t.player(HUMAN).wall)


@rule("GG-15.3.10")
@pytest.mark.parametrize(("order", "winner"), [(((HUMAN, 4), (MENG, 4)), MENG), (((MENG, 4), (HUMAN, 4)), HUMAN)])
def test_ties_with_meng_are_broken_on_the_intrigue_track(order: tuple[tuple[int, int], ...], winner: int) -> None:
    """On the same step the upper marker wins the wall."""
    t = solo().intrigue(*order).wall(HUMAN, 2).wall(MENG, 1).meng_acts("wall")
    decline(t)

    assert [3 if seat == winner else 0 for seat in (HUMAN, MENG)] == [t.player(HUMAN).vp, t.player(MENG).vp]


# -- Dusk (GG-15.4) --------------------------------------------------------------------------------------------------


@rule("GG-15.4.1")
@pytest.mark.parametrize(
    ("order", "wall", "envoy"), [(("solo_wall", "solo_palace"), 1, 0), (("solo_palace", "solo_wall"), 0, 1)]
)
def test_dusk_follows_the_order_of_play(order: tuple[str, ...], wall: int, envoy: int) -> None:
    """Two servants pay for the first of two cards only."""
    t = solo().servants(MENG, 2).solo_today(*order).dusk()

    assert (wall, envoy, 0) == (t.player(MENG).wall, t.player(MENG).envoy, t.player(MENG).pool)


@rule("GG-15.4.1", "GG-15.4.4")
def test_dusk_lies_between_the_day_phase_and_the_night() -> None:
    """On each of the four Days every solo card played is looked at again before the Night."""
    for key in range(1, 4):
        s = GAME.deal(1, GAME.options(1, {}), key)
        s.log = []
        play.playout(s, key, True)
        told = [GAME.events.kinds[e.kind].name for e in s.log]
        day: list[str] = []
        nights = 0
        for name in told:
            if name in ("meng-card", "meng-dusk"):
                day.append(name)
            if name == "night-falls":
                turns = day.count("meng-card")
                assert turns > 0
                assert ["meng-card"] * turns + ["meng-dusk"] * turns == day
                day = []
                nights += 1
        assert (4, []) == (nights, day)


@rule("GG-15.4.2")
def test_dusk_actions_that_cannot_be_paid_are_left_out() -> None:
    """One servant is too few for the Palace and the wall, but pays the Intrigue card that comes last."""
    t = solo().servants(MENG, 1).solo_today("solo_palace", "solo_wall", "solo_canal", "solo_intrigue_a").dusk()

    assert (0, 0, {}) == (t.player(MENG).envoy, t.player(MENG).wall, t.ships)
    assert (2, 0) == (t.player(MENG).intrigue, t.player(MENG).pool)


@rule("GG-15.4.2", "GG-15.6.10")
def test_dusk_counts_servants_for_tokens() -> None:
    """With one servant and two tokens Meng pays the Palace card of two."""
    t = solo().servants(MENG, 1).tokens(MENG, "vp_2", "vp_2").solo_today("solo_palace").dusk()

    assert (1, 1) == (t.player(MENG).envoy, t.player(MENG).intrigue)
    assert (0, 12, []) == (t.player(MENG).pool, t.player(MENG).supply, t.player(MENG).tokens)


@rule("GG-15.4.3")
def test_a_card_won_at_dusk_goes_to_the_discard_pile() -> None:
    """It is not played any more this Day."""
    t = solo().ship(MENG, "main_2", 2).meng_pile().meng_discard("set5_7").deck("deck_9").solo_today("solo_canal").dusk()

    assert (["set5_7", "deck_9"], []) == (t.meng_discards, t.meng_gifts)
    assert 1 == t.player(MENG).card_slots


@rule("GG-15.4.3")
def test_a_card_won_by_a_token_at_dusk_goes_to_the_discard_pile() -> None:
    """The third servant may also come from a ship token."""
    t = solo().ship(MENG, "main_2", 2).meng_pile().city("fuzhou", "ship").deck("deck_9").solo_today("solo_jade_a")
    t.dusk()

    assert (["deck_9"], []) == (t.meng_discards, t.meng_gifts)


@rule("GG-15.4.4")
def test_after_dusk_the_solo_cards_are_discarded() -> None:
    """They join those of earlier Days, performed or not."""
    t = solo().servants(MENG, 0).solo_pile("solo_travel").solo_used("solo_canal")
    t.solo_today("solo_wall", "solo_palace").dusk()

    assert [] == today(t)
    assert {"solo_canal", "solo_wall", "solo_palace"} == used(t)
    assert {"solo_travel"} == undrawn(t)


# -- Night (GG-15.5) -------------------------------------------------------------------------------------------------


@rule("GG-15.5.1")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", [("set5_9",), ("set5_3", "set5_4", "set5_7", "set3_3")])
def test_mengs_matches_are_those_of_the_day(day: int, cards: tuple[str, ...]) -> None:
    """One on Day 1 to four on Day 4, whether his cards match no die or six times."""
    t = solo().day(day).hand(HUMAN).discard(HUMAN).dice(3, 4, 3).meng_discard(*cards).servants(MENG, 0).night()

    assert (day, 12 - day) == (t.player(MENG).pool, t.player(MENG).supply)


@rule("GG-15.5.1")
def test_the_human_beats_one_match_with_two() -> None:
    """On Day 1 two matches win the bonus, though Meng's cards would show more."""
    t = solo().day(1).hand(HUMAN).discard(HUMAN, "set4_2", "set4_5").dice(2, 5, 9)
    t.meng_discard("set5_9", "set3_9", "deck_9").night()

    assert {"answer:yes", "answer:skip"} == t.choices()
    t.play("answer:yes")
    assert (3, 1) == (t.player(HUMAN).vp, t.player(HUMAN).envoy)
    assert (0, 0) == (t.player(MENG).vp, t.player(MENG).envoy)


@rule("GG-15.5.1")
def test_meng_beats_two_matches_with_four() -> None:
    """On Day 4 his four win, though only one servant is left to gain."""
    t = solo().day(4).hand(HUMAN).discard(HUMAN, "set4_2", "set4_5").dice(2, 5, 9)
    t.meng_discard("set5_3").servants(MENG, 11).night()

    assert None is t.who
    assert (0, 8) == (t.player(HUMAN).vp, t.player(HUMAN).pool)
    assert (3, 1, 12) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).pool)


@rule("GG-15.5.2")
def test_the_discard_pile_becomes_the_gift_pile() -> None:
    """Its cards are shuffled for the next Day: any of them can be the first."""
    cards = {"set5_9", "set5_7", "set4_8", "set2_8"}
    first = set()
    for key in range(1, 41):
        t = solo(key=key).hand(HUMAN).discard(HUMAN).meng_pile().meng_discard(*sorted(cards)).night()
        assert (cards, []) == (set(t.meng_gifts), t.meng_discards)
        t.solo_pile("solo_palace").meng_turn()
        first.add(t.gifts["palace"])

    assert cards == first


@rule("GG-15.5.3")
def test_mengs_ships_sail_at_night() -> None:
    """Each moves a harbour; the one in harbour 5 is lost and its servants return to the supply."""
    t = solo().hand(HUMAN).ship(MENG, "main_5", 2).ship(MENG, "main_2", 1).ship(HUMAN, "main_1", 1).servants(MENG, 6)
    t.night()

    assert {"main_3": (MENG, 1), "main_2": (HUMAN, 1)} == t.ships
    assert 2 == t.player(MENG).ships
    assert (7, 4) == (t.player(MENG).pool, t.player(MENG).supply)


# -- the end (GG-15.14) ----------------------------------------------------------------------------------------------


@rule("GG-15.14.1")
def test_meng_keeps_his_score_outside_the_palace() -> None:
    """He has no Palace points, but all others, and wins with them."""
    t = solo().points(MENG, 20).jade(MENG, 3).envoy(MENG, 7).points(HUMAN, 10).envoy(HUMAN, 8).end()

    assert (17, 26) == (t.score(HUMAN), t.score(MENG))
    assert 0 == t.sheet(MENG).get("score-palace", 0)
    assert 0 == t.sheet(MENG).get("score-no-palace", 0)
    assert [MENG] == t.winners()


@rule("GG-15.14.1")
def test_meng_scores_the_palace_he_has_reached() -> None:
    """His arrival space counts as a player's would; the human wins with more."""
    t = solo().envoy(MENG, 8).points(MENG, 10).envoy(HUMAN, 8).points(HUMAN, 13).end()

    assert (18, 17) == (t.score(HUMAN), t.score(MENG))
    assert 7 == t.sheet(MENG)["score-palace"]
    assert [HUMAN] == t.winners()


@rule("GG-15.14.1")
def test_meng_scores_the_last_wall_and_his_decrees() -> None:
    """Final scoring is as usual: the wall gives 3 VP and an Envoy step, level-3 decrees score."""
    t = solo().wall(MENG, 1).envoy(MENG, 7).decrees(*DECREES).holds(MENG, "d3_eight", "d3_jade").jade(MENG, 2)
    t.envoy(HUMAN, 8).end()

    assert {"score-track": 3, "score-decree-d3_eight": 8, "score-decree-d3_jade": 4} == {
        message: points for message, points in t.sheet(MENG).items() if message not in ("score-palace", "score-jade")
    }
    assert (5, 3) == (t.sheet(MENG)["score-palace"], t.sheet(MENG)["score-jade"])


@rule("GG-15.14.1", "GG-15.6.12")
def test_meng_does_not_sell_tokens_at_the_end() -> None:
    """Four tokens would be 2 VP; he keeps them and is not asked."""
    t = solo().tokens(MENG, "vp_2", "vp_2", "swap", "swap").points(MENG, 5).envoy(HUMAN, 8).end()

    assert None is t.who
    assert 5 == t.score(MENG)


@rule("GG-15.14.2")
@pytest.mark.parametrize(("order", "winner"), [(((HUMAN, 5), (MENG, 4)), HUMAN), (((HUMAN, 4), (MENG, 4)), MENG)])
def test_a_tie_is_broken_on_the_intrigue_track(order: tuple[tuple[int, int], ...], winner: int) -> None:
    """17 to 17: the marker further on wins, on the same step the upper one."""
    t = solo().points(HUMAN, 10).envoy(HUMAN, 8).points(MENG, 17).intrigue(*order).end()

    assert (17, 17) == (t.score(HUMAN), t.score(MENG))
    assert [winner] == t.winners()


@rule("GG-15.14.2", "GG-15.14.4")
@pytest.mark.parametrize("mengs_envoy", [0, 7, 8])
def test_a_human_outside_the_palace_has_lost(mengs_envoy: int) -> None:
    """The human has 0 and Meng wins, wherever his own Envoy is and however few his points are."""
    t = solo().points(HUMAN, 50).envoy(HUMAN, 7).intrigue((HUMAN, 9)).envoy(MENG, mengs_envoy).end()

    assert 0 == t.score(HUMAN)
    assert [MENG] == t.winners()


@rule("GG-11.6.1", "GG-15.14.4")
def test_the_audience_decides_between_two_without_points() -> None:
    """Both have 0: Meng stands higher because he is spared, though the human is further on the Intrigue track."""
    t = solo().points(HUMAN, 50).envoy(HUMAN, 7).intrigue((HUMAN, 9)).points(MENG, 0).end()
    assert [0, 0] == [t.score(HUMAN), t.score(MENG)]
    assert [(MENG, "GG-11.6.1", (1,)), (HUMAN, "", (0,))] == t.ties()


@rule("GG-15.14.4")
def test_meng_is_spared_the_rule_of_the_palace() -> None:
    """With neither Envoy in the Palace Meng keeps his points."""
    t = solo().points(MENG, 9).points(HUMAN, 30).end()

    assert (0, 9) == (t.score(HUMAN), t.score(MENG))
    assert [MENG] == t.winners()


@rule("GG-15.14.3")
def test_the_trade_decree_counts_mengs_markers() -> None:
    """Two card markers and three VP markers make 10 VP."""
    t = solo().decrees(*DECREES[:4], "d3_trade", "d3_eight").holds(MENG, "d3_trade").slots(MENG, vp=3, card=2)
    t.servants(MENG, 6).envoy(HUMAN, 8).end()

    assert 10 == t.sheet(MENG)["score-decree-d3_trade"]


@rule("GG-15.14.3", "GG-15.11.6")
def test_a_reward_without_a_marker_does_not_count() -> None:
    """A fourth 4-VP reward leaves three markers, so the trade decree stays at 10 VP."""
    t = solo().decrees(*DECREES[:4], "d3_trade", "d3_eight").holds(MENG, "d3_trade").slots(MENG, vp=3, card=2)
    t.servants(MENG, 6).ship(MENG, "main_1", 2).meng_acts("canal").envoy(HUMAN, 8).end()

    assert (4, 10) == (t.sheet(MENG)["score-track"], t.sheet(MENG)["score-decree-d3_trade"])
