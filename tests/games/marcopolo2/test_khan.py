"""Khan's Favour (MP-9)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule


def poor(seats: int = 4) -> Story:
    """Nobody owns anything."""
    t = Story(seats)
    for seat in range(seats):
        t.stock(seat)
    return t


def coins_and_camels(t: Story, seat: int) -> tuple[int, int]:
    return t.player(seat).coin, t.player(seat).camel


@rule("MP-9.1", "MP-9.8")
@pytest.mark.parametrize("value", range(1, 7))
def test_one_die_of_any_value_brings_four_coins_and_two_camels(value: int) -> None:
    """Nothing more, whatever the die shows."""
    t = poor().dice(0, value).use(0, "khan", f"own_{value}")

    assert {"coin": 4, "camel": 2, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == t.player(0).stock
    assert (0, [(0, value)]) == (t.player(0).vp, t.khan)


@rule("MP-9.1")
def test_exactly_one_die_is_placed() -> None:
    """Never two of them."""
    t = poor().dice(0, 2, 4).black(0, 6).turn(0).play("space:khan")
    assert ["dice:own_2", "dice:own_4", "dice:black_6"] == t.legal()


@rule("MP-9.2")
def test_four_spaces_are_filled_from_left_to_right() -> None:
    """Each holds one die."""
    space = next(space for space in GAME.box.data["action_spaces"] if space["id"] == "khan")
    assert (4, 1) == (space["slots"], space["dice"])

    t = poor()
    for seat, value in enumerate((1, 3, 3, 6)):
        t.dice(seat, value).use(seat, "khan", f"own_{value}").end_turn()
    assert [(0, 1), (1, 3), (2, 3), (3, 6)] == t.khan
    assert [(4, 2)] * 4 == [coins_and_camels(t, seat) for seat in range(4)]


@rule("MP-9.3")
@pytest.mark.parametrize("last", range(1, 7))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_further_die_shows_at_least_the_last_one(last: int, value: int) -> None:
    """An equal value will do."""
    t = poor().lay("khan", 1, last).dice(0, value).turn(0)

    if value >= last:
        assert "space:khan" in t.legal()
    else:
        assert "MP-9.3" == t.rule("space:khan")


@rule("MP-9.3")
def test_only_the_die_placed_last_matters() -> None:
    """Not the first of the row; and of several dice only the high ones fit."""
    t = poor().lay("khan", 1, 2).lay("khan", 2, 4).dice(0, 2, 3, 4, 5).turn(0).play("space:khan")
    assert ["dice:own_4", "dice:own_5"] == t.legal()


@rule("MP-9.4")
def test_four_dice_close_the_row() -> None:
    """For everybody, also for a black six."""
    t = poor().lay("khan", 1, 1).lay("khan", 2, 1).lay("khan", 3, 1).lay("khan", "black", 1)
    t.stock(0, coin=9).dice(0, 6).black(0, 6).turn(0)
    assert "MP-9.4" == t.rule("space:khan")

    for seats, taken in ((3, 3), (2, 2)):
        few = poor(seats).lay("khan", "black", *[1] * taken).dice(0, 6).turn(0)
        assert "MP-9.4" == few.rule("space:khan")


@rule("MP-9.5")
def test_a_colour_is_used_once_per_round() -> None:
    """A second own die is refused even where it would fit; a black die is not."""
    t = poor().dice(0, 3, 5, 6).use(0, "khan", "own_3").end_turn().turn(0)
    assert "MP-7.5" == t.rule("space:khan")

    t.s.stack.clear()
    t.black(0, 4).turn(0).play("space:khan")
    assert [(0, 3), ("black", 4)] == t.khan
    assert (8, 4) == coins_and_camels(t, 0)


@rule("MP-9.5")
def test_black_dice_leave_the_colour_unused() -> None:
    """After black dice the own colour may still come."""
    t = poor().dice(0, 6).black(0, 2, 3)
    t.use(0, "khan", "black_2").end_turn().use(0, "khan", "black_3").end_turn().use(0, "khan", "own_6")
    assert [("black", 2), ("black", 3), (0, 6)] == t.khan


@rule("MP-9.6")
def test_nothing_is_paid_for_earlier_dice() -> None:
    """A player without a coin joins the row."""
    t = poor().lay("khan", 1, 5).dice(0, 6).use(0, "khan", "own_6")
    assert (4, 2) == coins_and_camels(t, 0)
    assert [] == t.told("paid")


@rule("MP-9.7")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 2), (3, 1)])
@pytest.mark.parametrize("value", [1, 6])
def test_a_neutral_one_is_the_die_before(seats: int, neutral: int, value: int) -> None:
    """Any value may follow it, and the next die is measured against that one."""
    t = poor(seats).dice(0, value).dice(1, max(1, value - 1)).use(0, "khan", f"own_{value}").end_turn()

    assert [("neutral", 1)] * neutral + [(0, value)] == t.khan
    assert (4, 2) == coins_and_camels(t, 0)
    assert ("space:khan" in t.turn(1).legal()) == (value == 1)


@rule("MP-9.8")
@pytest.mark.parametrize("throw", ["own_6", "black_1"])
def test_the_row_does_not_change_the_reward(throw: str) -> None:
    """First or last in the row, own or black."""
    t = poor().dice(0, 6).black(0, 1)
    if throw == "own_6":
        t.lay("khan", 1, 2).lay("khan", 2, 2).lay("khan", 3, 3)
    assert (4, 2) == coins_and_camels(t.use(0, "khan", throw), 0)
