"""Changes for two and three players (section 4 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
SPECIAL = ("baghdad", "balkh", "hormuz")
NEUTRAL: dict[int, dict[str, list[int]]] = {
    2: {"khan": [1, 1], "baghdad": [1], "balkh": [1], "hormuz": [1], "book_3_lower": [5]},
    3: {"khan": [1]},
    4: {},
}


def neutral(t: Story) -> dict[str, list[int]]:
    """The neutral dice by space, as everybody sees them."""
    out = {}
    for space in t.seen()["spaces"]:
        values = [die["value"] for die in space["dice"] if die["owner"] == -2]
        if values:
            out[space["id"]] = values
    return out


@rule("MP-4.1", "MP-4.2")
@pytest.mark.parametrize(("seats", "black"), [(2, 4), (3, 5), (4, 6)])
def test_fewer_black_dice(seats: int, black: int) -> None:
    """Four with two players, five with three; no more can be had, and as many return each round."""
    t: Story = dealt(seats)
    assert black == t.black_dice == t.seen()["black_left"]
    t = Story(seats).gain(0, {"black_die": 9})
    assert (black, 0) == (len(t.player(0).black), t.black_dice)
    assert black == t.new_round().black_dice


@rule("MP-4.1", "MP-4.3", "MP-4.4", "MP-4.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neutral_dice_lie_on_the_board(seats: int) -> None:
    """Three players: a 1 at the Khan's. Two: two 1s there, a 1 in each special city, a 5 on the lower space of III."""
    for key in range(5):
        assert NEUTRAL[seats] == neutral(dealt(seats, key))


@rule("MP-4.6", "MP-4.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_dice_stay_for_the_whole_game(seats: int) -> None:
    """At every decision of a game they lie where they were put, under whatever else lies there."""
    t = dealt(seats, key=3)
    n = rounds = 0
    while t.asked:
        assert NEUTRAL[seats] == neutral(t)
        rounds = max(rounds, t.this_round)
        t.one_more(n)
        n += 1
    assert (5, NEUTRAL[seats]) == (rounds, neutral(t))


@rule("MP-4.7", "MP-4.5")
@pytest.mark.parametrize("value", [5, 6])
def test_a_blue_space_with_a_neutral_die_is_occupied(value: int) -> None:
    """The lower space of book III costs the value of the die with two players; the upper one nothing."""
    t = Story(2).dice(0, value).use(0, "book_3_lower", f"own_{value}", "offer:left")
    assert 8 - value == t.player(0).coin
    t = Story(2).dice(0, value).use(0, "book_3_upper", f"own_{value}", "offer:left")
    assert 8 == t.player(0).coin
    t = Story(3).dice(0, value).use(0, "book_3_lower", f"own_{value}", "offer:left")
    assert 8 == t.player(0).coin


@rule("MP-4.7")
def test_a_neutral_die_on_a_blue_space_is_paid_for_or_the_space_cannot_be_used() -> None:
    """With 4 coins a 5 cannot go there."""
    t = Story(2).dice(0, 5).stock(0, coin=4).turn(0)
    assert "MP-7.8" == t.rule("space:book_3_lower")
    assert "space:book_3_upper" in t.legal()


@rule("MP-4.7", "MP-4.4")
@pytest.mark.parametrize("city", SPECIAL)
def test_a_brown_space_with_a_neutral_die_cannot_be_used(city: str) -> None:
    """With two players a special city takes one die a round; with three it takes two."""
    for seats, second in ((2, False), (3, True)):
        t = Story(seats).posts(0, city).posts(1, city).dice(0, 3).dice(1, 4)
        t.use(0, city, "own_3").end_turn()
        t.turn(1)
        assert second == (f"space:{city}" in t.legal())
        if not second:
            assert "MP-14.3" == t.rule(f"space:{city}")


@rule("MP-4.8")
def test_neutral_dice_are_of_no_players_colour() -> None:
    """Every player may still use an own die where one lies: at the Khan's, in book III, in a special city."""
    for seat in (0, 1):
        t = Story(2).posts(seat, *SPECIAL).dice(seat, 5, 5).turn(seat)
        assert {"space:khan", "space:book_3_lower", *(f"space:{city}" for city in SPECIAL)} <= set(t.legal())


@rule("MP-4.9")
@pytest.mark.parametrize(("seats", "points"), [(2, [8, 0]), (3, [8, 4, 0]), (4, [8, 4, 0, 0])])
def test_no_points_for_the_second_most_contracts_with_two(seats: int, points: list[int]) -> None:
    """Three completed contracts are most, two second most."""
    t = Story(seats).completed(0, "contract_n01", "contract_n02", "contract_n03")
    t.completed(1, "contract_n04", "contract_n05")
    if seats > 2:
        t.completed(2, "contract_n06")
    assert points == [t.lines(seat).get("score-contracts", 0) for seat in range(seats)]


@rule("MP-4.10")
def test_six_neutral_dice_are_all_alike() -> None:
    """More than a player colour has; to everybody they are neutral and nothing else."""
    assert 6 > DATA["counts"]["dice_per_player"]
    spaces = [space for space in dealt(2).seen()["spaces"] if space["dice"]]
    assert [-2] * 6 == [die["owner"] for space in spaces for die in space["dice"]]


@rule("MP-4.11", "MP-4.3")
@pytest.mark.parametrize(("seats", "free"), [(2, 2), (3, 3), (4, 4)])
def test_free_spaces_at_the_khans(seats: int, free: int) -> None:
    """Two with two players, three with three; then the row is full, even for a black die."""
    t = Story(seats)
    for n in range(free):
        t.dice(n % seats).black(n % seats, n + 1).use(n % seats, "khan", f"black_{n + 1}").end_turn()
    assert 4 == len(t.khan)
    assert "MP-9.4" == t.black(0, 6).turn(0).rule("space:khan")


@rule("MP-4.11")
def test_a_neutral_die_at_the_khans_lets_any_value_follow() -> None:
    """Both neutral dice show 1: a 1 may be first of the free two, and in the next round again."""
    t = Story(2).dice(0, 1).dice(1, 1).use(0, "khan", "own_1").end_turn()
    assert "space:khan" in t.turn(1).legal()
    t.s.stack.clear()
    t.new_round()
    t.s.stack.clear()
    assert "space:khan" in t.dice(0, 1).turn(0).legal()
