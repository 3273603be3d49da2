"""Set-up of each player: dice, contract, character, goal card (section 3 of the rules)."""

from __future__ import annotations

import json

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
KEYS = range(40)
QUIET = ("gantulga_od", "de_wu", "mongke_khan", "filippo_vitello", "mailin_tian_chin")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def named(name: str) -> set[str]:
    """The ids of a list."""
    return {card["id"] for card in DATA[name]}


def dice_of(t: Story, seats: int) -> list[list[int]]:
    """The own dice of everybody, as everybody sees them."""
    return [player["own"] for player in t.seen()["players"][:seats]]


# What each player begins with


@rule("MP-3.1", "MP-3.3", "MP-3.6")
@SEATS
def test_everybody_has_a_board_eleven_posts_three_camels_and_eight_coins(seats: int) -> None:
    """The same at every seat, the first player's and the last's."""
    assert {"coin": 8, "camel": 3} == DATA["setup"]["start"]
    for key in KEYS:
        players = dealt(seats, key).seen()["players"]
        assert list(range(seats)) == [player["seat"] for player in players]
        for player in players:
            assert {"coin": 8, "camel": 3, "pepper": 0, "silk": 0, "gold": 0, "jade": 0} == player["stock"]
            assert ([], 11) == (player["posts"], player["posts_left"])


@rule("MP-3.2")
@SEATS
def test_the_dice_are_rolled_before_characters_are_picked_and_used_in_round_one(seats: int) -> None:
    """Five at random, seen by all; the first turn of the game is played with the same ones."""
    faces = set()
    for key in KEYS:
        t = dealt(seats, key)
        assert "PickCharacter" == t.question
        rolled = dice_of(t, seats)
        assert [5] * seats == [len(dice) for dice in rolled]
        faces |= {tuple(dice) for dice in rolled}
        t.revealed(*QUIET).picked().opened()
        while t.question != "TakeTurn":
            t.play(t.legal()[0])
        assert (1, rolled) == (t.this_round, dice_of(t, seats))
    assert len(faces) > 30
    assert {1, 2, 3, 4, 5, 6} == {die for dice in faces for die in dice}


@rule("MP-3.4")
@SEATS
def test_everybody_draws_a_starting_contract_that_all_can_see(seats: int) -> None:
    """One of the seven at random, a different one each, on one of two active spaces."""
    starting = {card["id"] for card in DATA["contracts"] if card["group"] == "starting"}
    first = set()
    for key in KEYS:
        t = dealt(seats, key)
        for seat in (NOBODY, *range(seats)):
            held = [player["active"] for player in t.seen(seat)["players"]]
            assert [1] * seats == [len(cards) for cards in held]
            assert seats == len({cards[0] for cards in held} & starting)
        first.add(t.player(0).active[0])
    assert starting == first


@rule("MP-3.4")
def test_a_starting_contract_is_an_active_contract_like_any_other() -> None:
    """It can be completed in the first turn, and there is room for one more beside it."""
    t = Story().active(0, "contract_s6").stock(0, camel=1, silk=2).dice(0, 3).turn(0).play("contract:contract_s6")
    assert ([], {"contract_s6"}, 3, 5) == (t.player(0).active, t.player(0).completed, t.player(0).vp, t.player(0).coin)
    t = Story().active(0, "contract_s6").pile("contract_n09").gain(0, [{"kind": "contract_from_pile", "n": 1}])
    assert ["contract_s6", "contract_n09"] == t.player(0).active


@rule("MP-3.5")
@SEATS
def test_figures_begin_in_beijing_and_on_zero(seats: int) -> None:
    """One on the map each; the spare comes in with Mailin and Tian Chin alone, in Beijing too."""
    t = dealt(seats)
    assert [["beijing"]] * seats == [player["figures"] for player in t.seen()["players"]]
    assert [0] * seats == [player["vp"] for player in t.seen()["players"]]
    t.revealed(*QUIET).picked("mailin_tian_chin", "de_wu", "gantulga_od", "mongke_khan")
    figures = {str(t.player(seat).character): t.player(seat).figures for seat in range(seats)}
    assert ["beijing", "beijing"] == figures.pop("mailin_tian_chin")
    assert [["beijing"]] * (seats - 1) == list(figures.values())


@rule("MP-3.7")
@SEATS
def test_three_goal_cards_are_dealt_face_down_to_each(seats: int) -> None:
    """All different; neither the others nor a spectator are told."""
    for key in KEYS:
        t = dealt(seats, key).picked()
        hands = [t.player(seat).dealt for seat in range(seats)]
        assert 3 * seats == len(set[str]().union(*hands))
        for seat in (NOBODY, *range(seats)):
            for other, player in enumerate(t.seen(seat)["players"]):
                assert other == seat or not player["goals_dealt"]


@rule("MP-3.7", "MP-3.10")
def test_goal_cards_are_not_looked_at_before_the_characters_are_picked() -> None:
    """They lie face down for their owner too; after the last pick the owner, and nobody else, sees the three."""
    t = dealt(3, key=4)
    for _ in range(3):
        for seat in (NOBODY, 0, 1, 2):
            shown = json.dumps(t.seen(seat))
            assert not [goal for goal in named("goal_cards") if f'"{goal}"' in shown]
        t.play(t.legal()[0])
    for seat in range(3):
        assert t.player(seat).dealt == set(t.seen(seat)["players"][seat]["goals_dealt"] or [])


# Characters


@rule("MP-3.8")
@SEATS
def test_one_character_more_than_players_is_revealed(seats: int) -> None:
    """At random out of seven, seen by all."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        for seat in (NOBODY, *range(seats)):
            assert seats + 1 == len(set(t.seen(seat)["characters"]))
    assert named("characters") == {name for t in tables for name in t.characters}


@rule("MP-3.9")
@SEATS
def test_the_last_player_picks_first_and_the_first_player_last(seats: int) -> None:
    """Counter-clockwise; what one has picked is gone for the next; whatever is left over goes to the box."""
    for key in range(12):
        t = dealt(seats, key)
        asked, mine = [], []
        for n in range(seats):
            assert [f"character:{name}" for name in t.characters] == t.legal()
            assert seats + 1 - n == len(t.legal())
            asked.append(t.asked[0])
            mine.append(t.legal()[n % 2].removeprefix("character:"))
            t.play(t.legal()[n % 2])
            assert mine[-1] not in t.characters
        assert t.order[::-1] == asked
        assert mine == [t.player(seat).character for seat in asked]
        assert [] == t.characters


@rule("MP-3.9")
def test_a_character_that_is_not_revealed_cannot_be_picked() -> None:
    """Nor one that another has picked."""
    t = dealt(2).revealed("de_wu", "abha_basu", "gantulga_od")
    assert t.refused("character:mongke_khan")
    t.play("character:abha_basu")
    assert t.refused("character:abha_basu")
    assert ["character:de_wu", "character:gantulga_od"] == t.legal()


# Goal cards


@rule("MP-3.10")
@SEATS
def test_one_goal_card_is_kept_and_two_go_back(seats: int) -> None:
    """After the characters; each chooses among the own three."""
    t = dealt(seats, key=3).picked()
    assert "KeepGoal" == t.question
    for seat in range(seats):
        hand = t.player(seat).dealt
        assert {f"goal:{goal}" for goal in hand} == set(t.legal(seat))
        kept = t.legal(seat)[seat % 3]
        t.play_as(seat, kept)
        if seat + 1 == seats:
            break
    for seat in range(seats):
        player = t.seen(seat)["players"][seat]
        assert t.player(seat).goal == player["goal"]
        assert (2, [], 3) == (
            len(player["goals_returned"] or []),
            player["goals_dealt"],
            len({player["goal"], *(player["goals_returned"] or [])}),
        )


@rule("MP-3.11")
def test_goal_cards_are_secret_until_final_scoring() -> None:
    """All through the game the others see none; at the end the kept ones are shown, the returned ones never."""
    t = dealt(3, key=8).picked().opened()
    n = 0
    while t.asked:
        for seat in (NOBODY, 0, 1, 2):
            for other, player in enumerate(t.seen(seat)["players"]):
                told = player["goal"], player["goals_dealt"], player["goals_returned"]
                assert (None, None, None) == told or other == seat
        t.one_more(n)
        n += 1
    for seat in (NOBODY, 0, 1, 2):
        for other, player in enumerate(t.seen(seat)["players"]):
            assert t.player(other).goal == player["goal"]
            assert other == seat or player["goals_returned"] is None
    assert 3 == len(t.told("goal-shown"))


@rule("MP-3.12")
def test_goal_cards_are_chosen_by_all_at_once() -> None:
    """Everybody is asked; the order of the answers does not matter, and round 1 waits for the last."""
    goals = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        t = dealt(3, key=6).picked()
        assert (0, 1, 2) == t.asked
        for n, seat in enumerate(order):
            assert "KeepGoal" == t.question
            assert sorted(order[n:]) == list(t.asked)
            t.play_as(seat, t.legal(seat)[1])
        goals.append([t.player(seat).goal for seat in range(3)])
        assert "KeepGoal" != t.question
    assert goals[0] == goals[1] == goals[2]


# Round 1 begins


@rule("MP-3.13")
def test_characters_pay_at_the_start_of_round_one() -> None:
    """Abha Basu has 2 coins more, Isabella what her set-up roll brings; a low set-up roll is compensated."""
    t = dealt(3, key=1).revealed("abha_basu", "isabella_donati", "gantulga_od", "de_wu")
    first, second, third = t.order
    t.dice(third, 5, 5, 5, 5, 5).dice(second, 1, 2, 3, 5, 6).dice(first, 2, 2, 2, 3, 3)
    t.picked("abha_basu", "isabella_donati", "gantulga_od")
    assert [8, 8, 8] == [t.player(seat).coin for seat in range(3)]
    t.opened()
    assert (1, [(1,)]) == (t.this_round, t.told("round-begins"))
    assert 10 == t.player(third).coin
    assert ((first,), [f"count:{n}" for n in range(4)]) == (t.asked, t.legal())
    t.play("count:1")
    assert (10, 4) == (t.player(first).coin, t.player(first).camel)
    player = t.player(second)
    assert (12, 4, 2) == (player.coin, player.camel, player.vp)
    assert ("TakeTurn", (first,)) == (t.question, t.asked)


@rule("MP-3.13")
def test_no_marker_or_seal_pays_in_round_one() -> None:
    """With high rolls and quiet characters everybody begins the first turn with 8 coins and 3 camels."""
    t = dealt(3, key=1).revealed(*QUIET[:4])
    for seat in range(3):
        t.dice(seat, 3, 3, 3, 3, 3)
    t.picked().opened()
    assert ("TakeTurn", [], []) == (t.question, t.told("marker-bonus"), t.told("seal-bonus"))
    assert [(8, 3)] * 3 == [(t.player(seat).coin, t.player(seat).camel) for seat in range(3)]
    assert [set()] * 3 == [t.player(seat).seals | t.player(seat).posts for seat in range(3)]


@rule("MP-3.14")
@pytest.mark.parametrize("key", range(6))
def test_offers_and_cards_of_the_set_up_are_those_of_round_one(key: int) -> None:
    """Nothing is replaced when round 1 begins; from round 2 on it is."""
    t = dealt(2, key)
    names = ("offers", "next_offers", "cards", "card_deck")
    before = [dict(t.seen())[name] for name in names]
    told = t.told("offer-shown"), t.told("card-shown")
    t.picked().opened()
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    assert (1, before) == (t.this_round, [dict(t.seen())[name] for name in names])
    assert told == (t.told("offer-shown"), t.told("card-shown"))
    t.s.stack.clear()
    t.new_round()
    assert all(dict(t.seen())[name] != old for name, old in zip(names, before, strict=True))
