"""The solo game against Meng: set-up (GG-15.1)."""

import pytest

from caravanserai.core import play
from caravanserai.core.game import BadOption
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import SOLO_CARDS, TOKENS
from caravanserai.games.gugong.choices import PLACE
from caravanserai.games.gugong.state import AT_FOCUS, MENG
from tests.games.gugong.solo import HUMAN, decline, solo, today, undrawn
from tests.games.gugong.story import Story
from tests.rules import rule

SETS = {
    0: ({"set4_2", "set4_5", "set4_7", "set4_8"}, {"set5_3", "set5_4", "set5_7", "set5_9"}),
    1: ({"set2_1", "set2_5", "set2_6", "set2_8"}, {"set3_3", "set3_4", "set3_5", "set3_9"}),
    2: ({"set1_2", "set1_4", "set1_6", "set1_7"}, {"set2_1", "set2_5", "set2_6", "set2_8"}),
}
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


# -- set-up (GG-15.1) ------------------------------------------------------------------------------------------------


@rule("GG-15.1.1")
def test_the_human_begins_on_the_side_for_two() -> None:
    """The table is that of two players, Meng the second; whatever the key, the human is start player."""
    for key in range(1, 21):
        t = Story(seats=1, key=key)

        assert 2 == len(t.s.players)
        assert (0, HUMAN) == (t.s.side, t.s.first)
        assert 20 == len(t.map)
        assert set(PLACE.labels) == set(t.gifts)
        assert {f"board_{n}" for n in range(1, 8)} == set(t.gifts.values())
        assert 4 == sum(price > 0 for price in t.s.houses)
        assert 6 == len(t.s.decrees)
        assert (6, 6) == (t.player(HUMAN).pool, t.player(HUMAN).supply)


@rule("GG-15.1.1")
def test_the_wall_is_complete_at_four() -> None:
    """Three servants of both together do not complete the wall, four do."""
    t = solo().wall(HUMAN, 1).wall(MENG, 1).meng_acts("wall")
    assert (0, 2) == (t.player(MENG).vp, t.player(MENG).wall)

    t.meng_acts("wall")
    decline(t)
    assert (3, 0) == (t.player(MENG).vp, t.player(MENG).wall)


@rule("GG-15.1.2")
def test_bonus_tokens_stay_in_the_box() -> None:
    """32 tokens are used, none of them a Bonus token, and the option cannot be chosen."""
    bonus = {n for n, kind in enumerate(TOKENS) if kind.id.startswith("bonus_")}
    for key in range(1, 11):
        t = Story(seats=1, key=key)
        on_map = list(t.s.cities)

        assert not bonus & set(on_map)
        assert 0 == sum(t.s.bag[n] for n in bonus)
        assert 32 == len(on_map) + sum(t.s.bag)
    with pytest.raises(BadOption):
        GAME.options(1, {"bonus_tokens": True})


@rule("GG-15.1.3")
def test_the_focus_is_any_location() -> None:
    """Meng's Double Servant lies at a random location, beside any of the seven start cards."""
    dealt = [Story(seats=1, key=key) for key in range(1, 101)]

    assert set(range(7)) == {t.s.focus for t in dealt}
    assert {f"board_{n}" for n in range(1, 8)} == {t.gifts[PLACE.labels[t.s.focus]] for t in dealt}
    assert {"focus"} == {t.player(MENG).double for t in dealt}


@rule("GG-15.1.3")
@pytest.mark.parametrize("place", PLACE.labels)
def test_the_human_may_choose_the_focus(place: str) -> None:
    """With the option the focus is where the human wants it."""
    for key in range(1, 6):
        t = Story(seats=1, key=key, solo_focus=place)

        assert place == PLACE.labels[t.s.focus]
        assert "focus" == t.player(MENG).double


@rule("GG-15.1.3", "GG-15.1.9", "GG-15.6.12")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_focus_is_for_the_whole_game(level: str) -> None:
    """At every question of a game the Double Servant is at the focus, and Meng's tokens are worth less than 6."""
    for key in range(1, 4):
        s = GAME.deal(1, GAME.options(1, {"solo_level": level}), key)
        focus = s.focus
        play.settle(s)
        while play.asked(s):
            assert (focus, AT_FOCUS) == (s.focus, s.of(MENG).double)
            assert 6 > sum(TOKENS[n].worth for n in s.of(MENG).tokens)
            legal = play.legal(s)
            play.apply(s, legal[(key + 7 * s.decided) % len(legal)])


@rule("GG-15.1.4")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_three_pairs_of_gift_sets(choice: int) -> None:
    """Human 4 and Meng 5, human 2 and Meng 3, or human 1 and Meng 2."""
    t = Story(seats=1, solo_sets=choice)

    assert SETS[choice] == (t.player(HUMAN).hand, set(t.meng_gifts))
    assert 4 == len(t.meng_gifts)


@rule("GG-15.1.5")
def test_the_gift_pile_is_shuffled() -> None:
    """The first card from Meng's pile can be each of his four."""
    first = {Story(seats=1, key=key).cities().solo_pile("solo_palace").meng_turn().gifts["palace"] for key in range(40)}

    assert SETS[0][1] == first


@rule("GG-15.1.6")
@pytest.mark.parametrize(("level", "specials", "gifts"), [("easy", 1, 4), ("normal", 2, 4), ("hard", 2, 5)])
def test_levels_change_the_cards(level: str, specials: int, gifts: int) -> None:
    """Easy leaves out a special card; hard gives a fifth gift card from the yin-yang deck."""
    t = Story(seats=1, solo_level=level)

    assert set(DAY_PLACES) == {card for card in undrawn(t) if "special" not in card}
    assert specials == len([card for card in undrawn(t) if "special" in card])
    assert gifts == len(t.meng_gifts)
    assert gifts - 4 == len([card for card in t.meng_gifts if card.startswith("deck_")])
    assert 11 - (gifts - 4) == t.deck_size


@rule("GG-15.1.6")
def test_the_fifth_gift_card_is_random() -> None:
    """At level hard any yin-yang card can be Meng's fifth, and it does not stay in the deck."""
    fifth = set()
    for key in range(1, 101):
        t = Story(seats=1, key=key, solo_level="hard")
        fifth |= set(t.meng_gifts) - SETS[0][1]

    assert 11 == len(fifth)


@rule("GG-15.1.6")
def test_the_solo_cards_are_shuffled() -> None:
    """Each of the eleven can be the first."""
    first = {today(Story(seats=1, key=key).cities().meng_turn())[0] for key in range(1, 151)}

    assert {card.id for card in SOLO_CARDS} == first


@rule("GG-15.1.7")
def test_a_marker_stands_for_the_fifth_card() -> None:
    """At level hard the first extra-card slot is marked, with none of Meng's own twelve servants."""
    hard = Story(seats=1, solo_level="hard").player(MENG)
    assert (1, 0, 0) == (hard.card_slots, hard.vp_slots, hard.double_slots)
    assert (6, 6) == (hard.pool, hard.supply)

    normal = Story(seats=1).player(MENG)
    assert (0, 0, 0) == (normal.card_slots, normal.vp_slots, normal.double_slots)


@rule("GG-15.1.8")
def test_meng_starts_like_a_player() -> None:
    """Six and six servants, all markers at their starts."""
    meng = Story(seats=1).player(MENG)

    assert (6, 6, 3) == (meng.pool, meng.supply, meng.ships)
    assert (0, 0, 0, 0) == (meng.envoy, meng.intrigue, meng.vp, meng.jade)
    assert (None, []) == (meng.city, meng.tokens)


@rule("GG-15.1.8")
def test_his_marker_lies_on_top() -> None:
    """With both markers still at the start, a tie on the wall is Meng's."""
    t = solo().wall(HUMAN, 2).wall(MENG, 1).meng_acts("wall")
    decline(t)

    assert (0, 3) == (t.player(HUMAN).vp, t.player(MENG).vp)
    assert (2, 0) == (t.player(HUMAN).wall, t.player(MENG).wall)


@rule("GG-15.1.9")
def test_the_double_servant_serves_for_nothing() -> None:
    """It is neither placed, nor spent at Dusk, nor gained when the supply is empty."""
    t = solo().servants(MENG, 0).meng_acts("wall")
    assert (0, "focus") == (t.player(MENG).wall, t.player(MENG).double)

    t.servants(MENG, 1).solo_today("solo_palace", "solo_wall").dusk()
    assert (1, 0, 0) == (t.player(MENG).pool, t.player(MENG).envoy, t.player(MENG).wall)

    t.servants(MENG, 12, supply=0).morning()
    assert (12, "focus") == (t.player(MENG).pool, t.player(MENG).double)
