"""Rounds: their number, how they begin, and how they end (section 5 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import Dealt, dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
AREA = ("area_card_1", "area_card_2")
BESIDE = tuple(f"city_card_{n}" for n in range(1, 7))
LOUD = ("abha_basu", "isabella_donati")
QUIET = ("gantulga_od", "de_wu", "mongke_khan", "filippo_vitello", "mailin_tian_chin")


def story_of(t: Story, *kinds: str) -> list[str]:
    """What was told of these kinds, in order, without repetitions."""
    told = t.events()
    found = [name for name in told if name in kinds]
    return [name for n, name in enumerate(found) if n == 0 or found[n - 1] != name]


def on_board(t: Story) -> list[tuple[str, int]]:
    """All dice on the board that are not neutral: the space and the owner."""
    shown = t.seen()
    spaces = [(space["id"], die["owner"]) for space in shown["spaces"] for die in space["dice"] if die["owner"] != -2]
    return spaces + [("bag", die["owner"]) for die in shown["bag"]]


def rolled(seats: int = 3, **dice: tuple[int, ...]) -> Dealt:
    """Round 1 of quiet characters with these set-up rolls in turn order; others roll 15."""
    t = dealt(seats, key=2).revealed(*QUIET[: seats + 1])
    rolls = [dice.get(name, (3, 3, 3, 3, 3)) for name in ("first", "second", "third", "fourth")]
    for seat, roll in zip(t.order, rolls, strict=False):
        t.dice(seat, *roll)
    return t.picked().opened()


# Five rounds


@rule("MP-5.1", "MP-5.12")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (3, 2), (4, 3)])
def test_a_game_has_five_rounds(seats: int, key: int) -> None:
    """All through a game; the next offers are visible until, in the last round, the piles are empty."""
    t = dealt(seats, key)
    n = 0
    while t.asked:
        assert (0 if t.this_round == 5 else 3) == len(t.seen()["next_offers"])
        assert not t.seen()["ended"]
        t.one_more(n)
        n += 1
    assert [(1,), (2,), (3,), (4,), (5,)] == t.told("round-begins")
    assert t.seen()["ended"]
    assert 5 == DATA["meta"]["rounds"]


@rule("MP-5.1", "MP-5.4")
def test_each_round_takes_the_offers_that_were_announced() -> None:
    """The visible top of each pile comes to its book; what was there never returns; round 5 leaves nothing."""
    t = Story(2)
    gone: set[str] = set()
    for n in range(2, 6):
        announced = t.next_tiles
        gone |= set(t.offer_tiles)
        t.s.stack.clear()
        t.new_round()
        assert (n, announced) == (t.this_round, t.offer_tiles)
        assert not gone & {*t.offer_tiles, *t.next_tiles}
        assert announced == t.seen()["offers"]
    assert [NONE] * 3 == t.next_tiles
    assert [] == t.seen()["next_offers"]


# The start of a round, step by step


@rule("MP-5.2")
def test_the_order_of_the_five_steps() -> None:
    """Offers, bonuses, city cards, roll, compensation; and the dice are back before any of it."""
    kinds = ("offer-shown", "marker-bonus", "card-shown", "dice-rolled", "compensated")
    whole = 0
    for key in range(12):
        t = Story(2, key=key).posts(0, "xian").markers(xian="marker_coins").new_round()
        while t.question == "TakeCompensation":
            t.play("count:0")
        told = story_of(t, *kinds)
        assert kinds[: len(told)] == tuple(told)
        whole += told == list(kinds)
    assert whole > 0


@rule("MP-5.2", "MP-5.3")
def test_within_the_bonuses_dice_and_offers_are_done_and_cards_and_rolls_are_not() -> None:
    """Somebody is asked for goods in step 3: the board is clear, the offers are new, the rest is as it was."""
    t = Story(4).posts(1, "kashgar").markers(kashgar="marker_goods").lay("book_1", 0, 3).lay("khan", "black", 2)
    t.lay("bag", 2, 6)
    announced, cards = t.next_tiles, [t.card_on(space) for space in AREA]
    t.new_round()
    assert ((1,), "GainGoods") == (t.asked, t.question)
    assert ([], 6, announced) == (on_board(t), t.black_dice, t.offer_tiles)
    assert (cards, []) == ([t.card_on(space) for space in AREA], t.told("dice-rolled"))
    t.play("good:pepper", "good:silk")
    assert not set(cards) & {t.card_on(space) for space in AREA}
    assert 4 == len(t.told("dice-rolled"))


@rule("MP-5.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_retrieved(seats: int) -> None:
    """Own dice from everywhere, black dice from the board and from players; only neutral ones stay."""
    black = {2: 4, 3: 5, 4: 6}[seats]
    t = Story(seats).lay("book_1", 0, 3).lay("travel_upper", 1, 2, 5, 5).lay("bag", 0, 6).lay("area_card_1", 1, 1)
    t.lay("book_2", "black", 4).black_left(black - 1).black(1, 2)
    before = [die for space in t.seen()["spaces"] for die in space["dice"] if die["owner"] == -2]
    assert black - 2 == t.black_dice
    t.new_round()
    assert ([], black) == (on_board(t), t.black_dice)
    assert [[]] * seats == [t.player(seat).black for seat in range(seats)]
    assert before == [die for space in t.seen()["spaces"] for die in space["dice"]]
    assert [5] * seats == [len(t.player(seat).own) for seat in range(seats)]


@rule("MP-5.3")
def test_retrieved_dice_open_the_spaces_again() -> None:
    """A space used last round costs nothing and may be used by the same colour."""
    t = Story(2).first(0).lay("book_1", 0, 3).lay("area_card_1", 1, 1).new_round()
    t.s.stack.clear()
    t.card("area_card_1", "double_coins").dice(0, 3, 3).turn(0)
    assert "space:area_card_1" in t.legal()
    t.play("space:book_1", "offer:left")
    assert 8 == t.player(0).coin


@rule("MP-5.5")
def test_markers_characters_and_improved_seals_pay_once_each_to_their_owner() -> None:
    """Abha Basu's 2 coins, 5 coins in Xian, 3 points in Balkh, 2 camels of the jewelers; a basic seal pays nothing."""
    t = Story(2).character(0, "abha_basu").posts(0, "xian", "balkh", "pagan").posts(1, "hormuz").stock(0).stock(1)
    t.markers(xian="marker_coins", balkh="marker_points", hormuz="marker_camels", kollam="marker_jade")
    t.seals(0, "spicers", improved=("jewelers",)).bonuses(0)
    assert {"coin": 7, "camel": 2, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == t.player(0).stock
    assert (3, 0) == (t.player(0).vp, t.player(1).camel)
    t.bonuses(1)
    assert {"coin": 0, "camel": 3, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == t.player(1).stock


@rule("MP-5.5")
def test_two_players_with_posts_in_one_city_both_get_its_marker() -> None:
    """And it lies there in the next round too."""
    t = Story(3).posts(0, "xian").posts(2, "xian").markers(xian="marker_jade").new_round()
    assert [2, 0, 2] == [t.player(seat).jade for seat in range(3)]
    t.s.stack.clear()
    t.new_round()
    assert [4, 0, 4] == [t.player(seat).jade for seat in range(3)]


@rule("MP-5.5.1")
def test_bonuses_are_resolved_from_the_hourglass_on() -> None:
    """In the turn order of the new round; nobody can spend anything in between."""
    t = Story(4).markers(kashgar="marker_goods").first(1).dice(3, 4).stock(3, coin=9).lay("travel_middle", 3, 2, 2)
    for seat in range(4):
        t.posts(seat, "kashgar").stock(seat, coin=30, camel=30, pepper=3).active(seat, f"contract_n0{seat + 1}")
    t.s.hourglass = 3
    t.new_round()
    asked = []
    while t.question == "GainGoods":
        asked.append(t.asked[0])
        assert {"good:pepper", "good:silk", "good:gold"} >= set(t.legal())
        assert t.refused("bonus:black_die")
        assert t.refused("contract:contract_n02")
        t.play(t.legal()[-1])
    assert [3, 3, 0, 0, 1, 1, 2, 2] == asked


@rule("MP-5.5.1")
def test_mailin_doubles_one_bonus_of_choice() -> None:
    """Of a marker and a seal: the one chosen pays twice, the other once."""
    for token, coins, camels in (("benefit:xian_marker", 10, 2), ("seal:jewelers", 5, 4)):
        t = Story().character(0, "mailin_tian_chin").posts(0, "xian").markers(xian="marker_coins").stock(0)
        t.seals(0, improved=("jewelers",)).bonuses(0)
        assert {"benefit:xian_marker", "seal:jewelers"} == set(t.legal())
        t.play(token)
        assert (coins, camels) == (t.player(0).coin, t.player(0).camel)


@rule("MP-5.6")
def test_two_new_city_cards_in_the_action_area() -> None:
    """From the deck; the old two do not go back into it, and those beside cities stay."""
    t = Story(2)
    beside = [t.card_on(space) for space in BESIDE]
    seen = {t.card_on(space) for space in AREA}
    for n in range(1, 5):
        t.s.stack.clear()
        t.new_round()
        seen |= {t.card_on(space) for space in AREA}
        left = len(GAME.box.data["city_cards"]) - len(BESIDE) - len(AREA)
        assert (2 + 2 * n, left - 2 * n) == (len(seen), t.seen()["card_deck"])
        assert beside == [t.card_on(space) for space in BESIDE]
    t = Story(2).card("area_card_1", "double_coins").card("area_card_2", "gold_table")
    t.card_deck("jade_goods", "camel_points").new_round()
    assert {"jade_goods", "camel_points"} == {t.card_on(space) for space in AREA}


@rule("MP-5.7")
def test_everybody_rolls_five_own_dice() -> None:
    """New values at random, whatever was left on the player boards, seen by all."""
    faces = set()
    for key in range(20):
        t = Story(3, key=key).dice(0, 6, 6).dice(1).dice(2, 1).black(2, 4).new_round()
        assert {0, 1, 2} == {seat for seat, _ in t.told("dice-rolled")}
        for seat in range(3):
            player = t.seen(NOBODY)["players"][seat]
            assert (5, []) == (len(player["own"]), player["black"])
            assert (seat, sum(player["own"])) in t.told("dice-rolled")
            faces.add(tuple(player["own"]))
    assert len(faces) > 40
    assert {1, 2, 3, 4, 5, 6} == {die for dice in faces for die in dice}


# Compensation


@rule("MP-5.8")
@pytest.mark.parametrize(
    ("dice", "missing"),
    [((1, 1, 1, 1, 1), 10), ((1, 2, 2, 2, 2), 6), ((2, 2, 3, 3, 4), 1), ((3, 3, 3, 3, 3), 0), ((6, 6, 6, 6, 6), 0)],
)
def test_a_roll_below_fifteen_is_made_good(dice: tuple[int, ...], missing: int) -> None:
    """A coin or a camel for each missing point, in any mix; 15 and more bring nothing."""
    for camels in range(missing + 1):
        t = Story().dice(0, *dice).after_roll(0)
        if missing:
            assert [f"count:{n}" for n in range(missing + 1)] == t.legal()
            t.play(f"count:{camels}")
        assert () == t.asked
        assert (8 + missing - camels, 3 + camels) == (t.player(0).coin, t.player(0).camel)


@rule("MP-5.9")
def test_compensation_is_decided_when_all_dice_are_seen() -> None:
    """Two low rolls: both decide before anybody takes a turn, and everybody's dice lie open."""
    t = rolled(3, first=(1, 1, 2, 2, 2), third=(2, 2, 2, 2, 6))
    first, second, third = t.order
    dice = [player["own"] for player in t.seen()["players"]]
    assert [[3, 3, 3, 3, 3], [2, 2, 2, 2, 6]] == [dice[second], dice[third]]
    asked = set()
    while t.question == "TakeCompensation":
        asked.add(t.asked[0])
        t.play("count:1")
    assert ({first, third}, "TakeTurn", (first,)) == (asked, t.question, t.asked)
    assert [(14, 4), (8, 3), (8, 4)] == [(t.player(seat).coin, t.player(seat).camel) for seat in t.order]


@rule("MP-5.10")
def test_black_dice_do_not_count_for_compensation() -> None:
    """Neither up nor down: own dice of 13 miss 2 beside a black 6; own dice of 15 miss nothing beside a black 1."""
    t = Story().dice(0, 1, 1, 1, 4, 6).black(0, 6).after_roll(0)
    assert ["count:0", "count:1", "count:2"] == t.legal()
    assert () == Story().dice(0, 3, 3, 3, 3, 3).black(0, 1).after_roll(0).asked


@rule("MP-5.10")
def test_a_reroll_or_a_change_is_never_compensated() -> None:
    """Dice of 15 that a reroll or a step down makes lower bring nothing, whatever is rolled."""
    for key in range(12):
        t = Story(key=key).dice(0, 3, 3, 3, 3, 3).stock(0, camel=5).turn(0)
        t.play("bonus:reroll", "die:own_3", "bonus:lower", "die:own_3")
        assert ("TakeTurn", [], 2, 0) == (t.question, t.told("compensated"), t.player(0).camel, t.player(0).coin)


# Turns of a round


@rule("MP-5.11")
def test_turns_go_clockwise_until_nobody_has_dice() -> None:
    """From the first player on; who has no dice is skipped, who has more goes on alone."""
    t = Story(4).card("area_card_1", "double_coins")
    for seat, dice in enumerate([(3, 3), (4,), (), (2, 2, 2)]):
        t.dice(seat, *dice).stock(seat)
    t.turns(1)
    asked = []
    for space in ("book_1", "khan", "khan", "book_1", "book_1", "area_card_1"):
        asked.append(t.asked[0])
        t.play(f"space:{space}")
        if t.question == "ChooseOffer":
            t.play("offer:left")
        if t.asked == (asked[-1],):
            t.end_turn()
    assert ([1, 3, 0, 3, 0, 3], ()) == (asked, t.asked)


@rule("MP-5.12")
def test_the_round_ends_when_everybody_is_out_of_dice() -> None:
    """The last die of round 2 begins round 3; the last die of round 5 ends the game."""
    for n, ended in ((2, False), (5, True)):
        t = dealt(2, key=4).picked().opened()
        while t.question != "TakeTurn":
            t.play(t.legal()[0])
        seat = t.asked[0]
        t.round(n).dice(1 - seat).dice(seat, 1).stock(seat).active(seat)
        t.play("space:khan").end_turn()
        assert ended == t.seen()["ended"] == (not t.asked)
        assert (5 if ended else n + 1) == t.this_round
        assert ([()] if ended else []) == t.told("game-over")


@rule("MP-5.13")
def test_after_round_five_nothing_pays_out_any_more() -> None:
    """Marker, character and seal pay at the start of rounds 2 to 5, and not at the end."""
    t = Story(2).character(0, "abha_basu").posts(0, "xian").markers(xian="marker_coins")
    t.seals(0, improved=("jewelers",)).stock(0)
    for n in range(2, 6):
        t.s.stack.clear()
        t.stock(0).round(n - 1).new_round()
        assert (7, 2) == (t.player(0).coin, t.player(0).camel)
    t.s.stack.clear()
    t.stock(0).round(5).new_round()
    assert () == t.asked
    assert (0, 0) == (t.player(0).coin, t.player(0).camel)
    assert {"coin": 0, "camel": 0, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == t.player(0).stock
