"""The end of the game and final scoring (section 22 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
NORMAL = [card["id"] for card in DATA["contracts"] if card["group"] == "normal"]
NINE = ["kabul", "karakorum", "xian", "lhasa", "hormuz", "pagan", "jaipur", "kashgar", "baghdad"]
TRACK = [0, 1, 2, 4, 6, 9, 12, 15, 19, 23, 28, 33, 38, 43]  # points for 0 to 13 shields


def bare(seats: int = 4) -> Story:
    """Nobody has anything that scores."""
    t = Story(seats)
    for seat in range(seats):
        t.character(seat, OTHER).stock(seat)
    return t


def contracts(*numbers: int) -> list[int]:
    """The points for so many completed contracts of the players."""
    t, left = bare(len(numbers)), list(NORMAL)
    for seat, n in enumerate(numbers):
        cards, left = left[:n], left[n:]
        t.completed(seat, *cards)
    return [t.lines(seat).get("score-contracts", 0) for seat in range(len(numbers))]


def places(t: Story) -> list[tuple[int, bool]]:
    """Each player's place, and whether the player has won."""
    return [(x.place, x.won) for x in sorted(t.standings(), key=lambda x: x.seat)]


@rule("MP-22.1", "MP-5.12")
def test_after_round_five_everything_is_added_to_the_points_held() -> None:
    """After round 4 another round begins; after round 5 the game is over: 40 on the track and 3 for goods and coins."""
    t = bare(2).vp(0, 40).stock(0, coin=10, gold=4).round(4).new_round()
    assert (5, False) == (t.this_round, t.seen()["ended"])
    assert t.asked
    t = bare(2).vp(0, 40).stock(0, coin=10, gold=4).round(5).new_round()
    assert ((), True) == (t.asked, t.seen()["ended"])
    assert {"score-track": 40, "score-goods": 2, "score-coins": 1} == t.lines(0)
    assert 43 == t.score(0)


@rule("MP-22.1")
def test_points_below_zero_are_subtracted() -> None:
    """3 points paid too many, 2 for goods."""
    t = bare(2).vp(0, -3).stock(0, silk=4)
    assert ({"score-track": -3, "score-goods": 2}, -1) == (t.lines(0), t.score(0))


@rule("MP-22.2")
def test_the_goal_card_scores_improved_seals() -> None:
    """Farmers 5 and tailors 7 of card 9; the jewelers' is not on it, and basic ones do not count."""
    t = bare().goal(0, "goal_09").seals(0, improved=("farmers", "tailors", "jewelers"))
    assert {"score-goal": 12} == t.lines(0)
    assert {"score-goal": 7} == t.seals(0, "farmers", improved=("tailors",)).lines(0)
    assert {} == t.seals(0, "farmers", "tailors").lines(0)


@rule("MP-22.3")
def test_shields_count_once_and_all_additions_together() -> None:
    """Two dragons, a lion, the goal card's dragon and lion, De Wu's one: 5 shields, 9 points."""
    t = bare().posts(0, "xanadu", "kabul", "baghdad")
    assert {"score-shields": 2} == t.lines(0)
    assert {"score-shields": 6} == t.goal(0, "goal_01").lines(0)
    assert {"score-shields": 9} == t.character(0, "de_wu").lines(0)


@rule("MP-22.5", "MP-22.3")
@pytest.mark.parametrize("n", range(14))
def test_the_shield_track(n: int) -> None:
    """The points for 0 to 13 shields."""
    t = bare().posts(0, *NINE[:n])
    if n == 10:
        t.character(0, "de_wu")
    if n > 10:
        t.goal(0, {11: "goal_13", 12: "goal_08", 13: "goal_02"}[n])
    assert TRACK[n] == t.lines(0).get("score-shields", 0) == t.score(0)
    assert TRACK == DATA["shield_track"]["vp"]


@rule("MP-22.4")
def test_more_than_thirteen_shields_still_score_43() -> None:
    """13 and 14."""
    t = bare().posts(0, *NINE).goal(0, "goal_01")
    assert 43 == t.score(0)
    assert 43 == t.character(0, "de_wu").score(0)


@rule("MP-22.6")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"pepper": 1}, 0),
        ({"pepper": 2}, 1),
        ({"pepper": 1, "silk": 1}, 1),
        ({"pepper": 1, "silk": 1, "gold": 1}, 1),
        ({"pepper": 1, "silk": 1, "gold": 1, "jade": 1}, 2),
        ({"jade": 7}, 3),
        ({"gold": 9, "jade": 2}, 5),
    ],
)
def test_two_goods_are_a_point(goods: dict[str, int], points: int) -> None:
    """All four kinds together, rounded down."""
    assert points == bare().stock(0, **goods).score(0)
    assert points == bare().stock(0, **goods).lines(0).get("score-goods", 0)


@rule("MP-22.6", "MP-22.13")
def test_camels_score_nothing() -> None:
    """However many there are."""
    assert 0 == bare().stock(0, camel=50).score(0)
    assert 0 == bare().stock(0, camel=1, gold=1).score(0)


@rule("MP-22.7")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
def test_ten_coins_are_a_point(coins: int, points: int) -> None:
    """Rounded down."""
    assert points == bare().stock(0, coin=coins).score(0) == bare().stock(0, coin=coins).lines(0).get("score-coins", 0)


@rule("MP-22.8", "MP-4.9")
def test_most_and_second_most_contracts() -> None:
    """8 and 4 points; with two players nothing for the second."""
    assert [4, 0, 8, 0] == contracts(3, 2, 5, 1)
    assert [8, 4, 0] == contracts(2, 1, 0)
    assert [0, 8] == contracts(3, 4)


@rule("MP-22.9")
def test_all_who_are_tied_score() -> None:
    """Everybody who has most scores 8, also with two players; everybody who has second most scores 4."""
    assert [8, 8] == contracts(3, 3)
    assert [8, 8, 8, 8] == contracts(2, 2, 2, 2)
    assert [8, 4, 4, 4] == contracts(5, 2, 2, 2)
    assert [4, 8, 4] == contracts(1, 2, 1)


@rule("MP-22.10")
def test_a_tie_for_most_leaves_the_second_award() -> None:
    """The next lower number is the second most, however many share the first."""
    assert [8, 8, 4, 0] == contracts(4, 4, 3, 2)
    assert [8, 8, 8, 4] == contracts(4, 4, 4, 1)
    assert [8, 8, 4, 4] == contracts(6, 6, 1, 1)


@rule("MP-22.11")
def test_without_a_completed_contract_there_is_no_award() -> None:
    """Neither for most nor for second most."""
    assert [0, 0, 0, 0] == contracts(0, 0, 0, 0)
    assert [8, 0, 0] == contracts(1, 0, 0)
    assert [0, 0] == contracts(0, 0)


@rule("MP-22.15")
def test_starting_contracts_count_like_the_others() -> None:
    """One normal and two starting ones are more than two normal ones."""
    t = bare().completed(0, "contract_n01", "contract_s1", "contract_s2").completed(1, "contract_n02", "contract_n03")
    assert [8, 4] == [t.score(0), t.score(1)]
    t = bare(2).completed(0, "contract_s1").completed(1, "contract_n02")
    assert [8, 8] == [t.score(0), t.score(1)]


@rule("MP-22.13")
def test_each_category_is_rounded_on_its_own() -> None:
    """9 coins and 1 good are nothing, although each has half a point; jade is not a coin."""
    assert 0 == bare().stock(0, coin=9, gold=1).score(0)
    assert 0 == bare().stock(0, coin=9, jade=1).score(0)
    assert {"score-goods": 1, "score-coins": 1} == bare().stock(0, coin=19, jade=3, camel=9).lines(0)


@rule("MP-22.13", "MP-13.10")
def test_unfinished_contracts_score_nothing() -> None:
    """And cost nothing."""
    t = bare().active(0, "contract_n36", "contract_s1").vp(0, 5)
    assert ({"score-track": 5}, 5) == (t.lines(0), t.score(0))


# The winner


@rule("MP-22.12")
def test_the_most_points_win() -> None:
    """Not the points on the track alone: 2 for goods more than make up for 1."""
    t = bare(3).vp(0, 11).vp(1, 10).vp(2, 3).stock(1, gold=4).round(5).new_round()
    assert [(2, False), (1, True), (3, False)] == places(t)
    assert [1, 0, 2] == [x.seat for x in t.standings()]


@rule("MP-22.12", "MP-22.14", "MP-18.6")
def test_a_tie_goes_to_the_one_with_more_camels() -> None:
    """2 camels against 1; a jade is no camel."""
    t = bare(2).vp(0, 10).vp(1, 10).stock(0, camel=1, jade=1).stock(1, camel=2).round(5).new_round()
    assert [(2, False), (1, True)] == places(t)
    assert [(1, "MP-22.12", (2,)), (0, "", (1,))] == t.ties()
    assert ["MP-22.12"] == t.tie_rules(0)


@rule("MP-22.12")
def test_with_as_many_camels_the_victory_is_shared() -> None:
    """Both are first."""
    t = bare(2).vp(0, 10).vp(1, 10).stock(0, camel=2).stock(1, camel=2).round(5).new_round()
    assert [(1, True), (1, True)] == places(t)
    assert [(0, "shared", (2,)), (1, "", (2,))] == t.ties()


@rule("MP-22.14")
def test_only_those_tied_for_most_points_compare_camels() -> None:
    """Nine camels do not help the third; of three with 10 points the two with 4 camels share the victory."""
    t = bare(3).vp(0, 10).vp(1, 10).vp(2, 9).stock(0, camel=3).stock(1, camel=1).stock(2, camel=9).round(5).new_round()
    assert [(1, True), (2, False), (3, False)] == places(t)
    t = bare(4).vp(0, 10).vp(1, 10).vp(2, 10).vp(3, 9)
    t.stock(0, camel=4).stock(1, camel=3).stock(2, camel=4).stock(3, camel=20).round(5).new_round()
    assert [True, False, True, False] == [won for _, won in places(t)]
    assert [(0, "shared", (4,)), (2, "MP-22.12", (4,)), (1, "", (3,)), (3, "", ())] == t.ties()


# A whole game end


@rule("MP-22.1", "MP-22.2", "MP-22.3", "MP-22.6", "MP-22.7", "MP-22.8", "MP-22.9", "MP-22.12", "MP-22.13")
def test_the_end_of_a_game_line_by_line() -> None:
    """The last dice of round 5 are placed; then every line of four score sheets."""
    t = Story(4).round(5)
    t.character(0, "de_wu").goal(0, "goal_09").vp(0, 41).stock(0, coin=19, camel=6, pepper=2, silk=1, jade=1)
    t.posts(0, "xanadu", "kabul", "karakorum", "jaipur", "hormuz", "xian", "baghdad")
    t.seals(0, "spicers", improved=("farmers", "tailors")).completed(0, "contract_n01", "contract_n02", "contract_n03")
    t.character(1, "abha_basu").goal(1, "goal_14").vp(1, 52).stock(1, coin=31, camel=2, jade=6)
    t.posts(1, "yangzhou", "lhasa", "fuzhou").seals(1, improved=("spicers", "tailors", "jewelers"))
    t.completed(1, "contract_n10", "contract_n11", "contract_n12", "contract_n13", "contract_s3")
    t.character(2, "filippo_vitello").goal(2, "goal_02").vp(2, 60).stock(2, coin=9, gold=3)
    t.posts(2, *NINE).tiles(2, "outpost_gold").completed(2, "contract_n20", "contract_n21", "contract_s5")
    t.character(3, "mongke_khan").goal(3, "goal_04").vp(3, -2).stock(3, camel=40)
    t.active(3, "contract_n30").completed(3, "contract_n31")
    t.dice(0, 5).dice(1, 1).turns(0)
    t.play("space:book_3_upper", "offer:left").end_turn()  # 2 gold, 1 jade
    t.play("space:khan").end_turn()  # 4 coins, 2 camels
    t.new_round()
    assert ((), True) == (t.asked, t.seen()["ended"])
    assert {
        "score-track": 41,
        "score-goal": 5 + 7,
        "score-shields": 23,  # dragon, horse, peacock, monkey, crane, lion; peacock and horse again; De Wu: 9
        "score-goods": 3,  # 2 pepper, 1 silk, 2 gold, 2 jade
        "score-coins": 1,
        "score-contracts": 4,
    } == t.lines(0)
    assert {
        "score-track": 52,
        "score-goal": 6 + 7 + 8,
        "score-shields": 2,  # tiger, monkey
        "score-goods": 3,
        "score-coins": 3,
        "score-contracts": 8,
    } == t.lines(1)
    assert {"score-track": 60, "score-shields": 43, "score-goods": 1, "score-contracts": 4} == t.lines(2)
    assert {"score-track": -2} == t.lines(3)
    assert [84, 89, 108, -2] == [t.score(seat) for seat in range(4)]
    assert [(3, False), (2, False), (1, True), (4, False)] == places(t)
    assert [(0, 8), (1, 13), (2, 1), (3, 3)] == t.told("goal-shown")
    assert [()] == t.told("game-over")


@rule("MP-22.1", "MP-3.11")
def test_goal_cards_are_shown_at_the_end_and_no_sooner() -> None:
    """Before, only the owner sees the card and its points; then all do."""
    t = bare(2).goal(0, "goal_14").goal(1, "goal_01").seals(0, improved=("farmers",)).round(5)
    assert [None, "goal_01"] == [player["goal"] for player in t.seen(1)["players"]]
    assert (0, 5) == (t.seen(1)["players"][0]["score"], t.seen(0)["players"][0]["score"])
    t.new_round()
    for seat in (0, 1, -1):
        assert ["goal_14", "goal_01"] == [player["goal"] for player in t.seen(seat)["players"]]
        assert 5 == t.seen(seat)["players"][0]["score"]
