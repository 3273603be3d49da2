"""The black dice variant, and what is no variant (section 23 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.game import BadOption
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER, holdings, onward
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

SINGLE = {1: {"coin": 2}, 2: {"vp": 1}, 3: {"camel": 1}, 4: {"camel": 1}, 5: {"vp": 1}, 6: {"coin": 2}}


def opened(key: int = 1, seats: int = 4) -> Story:
    """A table with the black dice variant."""
    return Story(seats, key=key, black_dice_open=True)


@rule("MP-23.1")
def test_a_bought_black_die_is_chosen_from_those_on_the_board() -> None:
    """It keeps its value; the others stay on the board with theirs."""
    t = opened().black_shown(2, 2, 5, 6).stock(0, camel=3).dice(0, 1).turn(0).play("bonus:black_die")
    assert {"die:black_2", "die:black_5", "die:black_6"} == set(t.legal())
    t.play("die:black_5")
    assert ([5], 0) == (t.player(0).black, t.player(0).camel)
    assert ([2, 2, 6], 3) == (t.seen()["black_shown"], t.black_dice)


@rule("MP-23.1")
def test_a_gained_black_die_is_chosen_as_well() -> None:
    """From a contract, an outpost tile or whatever brings one; with none left there is none."""
    t = opened().black_shown(1, 4).gain(0, {"black_die": 1})
    assert {"die:black_1", "die:black_4"} == set(t.legal())
    assert ([4], [1]) == (t.play("die:black_4").player(0).black, t.seen()["black_shown"])
    t = opened().black_shown().gain(0, {"black_die": 1})
    assert ("", []) == (t.question, t.player(0).black)


@rule("MP-23.1")
def test_a_chosen_black_die_is_used_rerolled_and_changed_like_any_other() -> None:
    """A 5 becomes a 6 for 2 camels, then opens book III; for 1 camel it is rolled, and may show anything."""
    t = opened().black_shown(5, 5).gain(0, {"black_die": 1})
    if t.question:
        t.play("die:black_5")
    t.stock(0, camel=2).turn(0).play("bonus:raise")
    onward(t)
    assert [6] == t.player(0).black
    assert "space:book_3_upper" in t.legal()
    met = set()
    for key in range(20):
        t = opened(key).black(0, 5).stock(0, camel=1).turn(0).play("bonus:reroll")
        met |= set(onward(t).player(0).black)
    assert len(met) > 3


@rule("MP-23.1")
def test_without_the_variant_a_black_die_is_rolled_and_not_chosen() -> None:
    """Nothing is shown on the board and nothing is asked."""
    t = Story()
    assert ([], False) == (t.seen()["black_shown"], t.seen()["open_dice"])
    t.stock(0, camel=3).dice(0, 1).turn(0).play("bonus:black_die")
    assert ("TakeTurn", 1) == (t.question, len(t.player(0).black))


@rule("MP-23.1", "MP-23.3")
@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 5), (4, 6)])
def test_all_black_dice_are_rolled_anew_at_the_start_of_each_round(seats: int, dice: int) -> None:
    """Those on player boards and on spaces come back; then all of them are shown with new values."""
    met = set()
    for key in range(8):
        t = opened(key, seats).black_shown(*[1] * (dice - 2)).black(0, 1).lay("book_1", "black", 1)
        t.s.black_left = dice - 2
        t.new_round()
        shown = t.seen()["black_shown"]
        assert (dice, dice, []) == (len(shown), t.black_dice, t.player(0).black)
        met |= set(shown)
    assert met == {1, 2, 3, 4, 5, 6}


@rule("MP-23.2")
@pytest.mark.parametrize("value", SINGLE)
def test_isabella_donati_gains_for_the_black_die_she_takes(value: int) -> None:
    """The bonus of its value; the other dice on the board bring nothing, and nobody else gains."""
    other = value % 6 + 1
    for character, gain in (("isabella_donati", SINGLE[value]), (OTHER, {})):
        t = opened().character(0, character).black_shown(value, other).stock(0).gain(0, {"black_die": 1})
        t.play(f"die:black_{value}")
        assert gain | {"black dice": 1} == change(dict.fromkeys(holdings(t), 0), holdings(t))


@rule("MP-23.2", "MP-20.6.1")
def test_the_black_dice_rolled_for_the_board_bring_isabella_donati_nothing() -> None:
    """A new round pays her five own dice alone."""
    for key in range(6):
        t = opened(key, 2).character(0, "isabella_donati").character(1, OTHER).stock(0).new_round()
        while t.question == "TurnPairs":
            t.play("count:0")
        expected = dict.fromkeys(holdings(t), 0)
        for value in t.player(0).own:
            for name, n in SINGLE[value].items():
                expected[name] += n
        assert expected == holdings(t)


@rule("MP-23.3")
@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 5), (4, 6)])
def test_in_round_one_the_black_dice_are_rolled_at_set_up(seats: int, dice: int) -> None:
    """They lie open before the characters are picked, and stay so until somebody takes one."""
    met = set()
    for key in range(8):
        t = dealt(seats, key, black_dice_open=True)
        assert "PickCharacter" == t.question
        shown = t.seen()["black_shown"]
        assert dice == len(shown) == t.black_dice
        met |= set(shown)
        assert shown == t.picked().opened().seen()["black_shown"]
    assert met == {1, 2, 3, 4, 5, 6}


@rule("MP-23.3", "MP-5.2")
def test_the_black_dice_are_rolled_with_the_own_dice_after_the_bonuses() -> None:
    """While a bonus of step 3 is being chosen no new die is shown; after it all are."""
    changed = 0
    for key in range(8):
        t = opened(key, 2).markers(xian="marker_copy").posts(0, "xian").black_shown(1, 1, 1, 1).new_round()
        assert "CopyMarker" == t.question
        assert set(t.seen()["black_shown"]) <= {1}
        t.play("location:kollam")
        while t.question not in ("TakeTurn", "TakeCompensation"):
            t.play(t.legal()[0])
        assert (5, 4) == (len(t.player(0).own), len(t.seen()["black_shown"]))
        changed += t.seen()["black_shown"] != [1, 1, 1, 1]
    assert changed > 5


@rule("MP-23.4")
def test_there_is_no_solo_game_and_no_third_variant() -> None:
    """Two to four players; the switches are the black dice and the reading of the additional post, both off."""
    assert [2, 3, 4] == list(GAME.seats)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            dealt(seats)
    for seats in (2, 3, 4):
        assert {"black_dice_open": False, "extra_post_gets_bonuses": False} == GAME.options(seats, {})
        for name in ("predecessor", "solo_level"):
            with pytest.raises(BadOption):
                GAME.options(seats, {name: True})
