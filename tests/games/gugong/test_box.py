"""What is in the box, as data and on dealt tables (section 1 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.core.bits import numbers
from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import GIFT, PLACE
from tests.games.gugong.dealt import dealt
from tests.games.gugong.story import Story, cards
from tests.rules import rule

DATA = GAME.box.data
GIFT_CARDS: list[dict[str, Any]] = DATA["gift_cards"]
SETS = ["set_1", "set_2", "set_3", "set_4", "set_5"]


def group(name: str) -> list[dict[str, Any]]:
    return [gift for gift in GIFT_CARDS if gift["group"] == name]


@rule("GG-1.1.1")
def test_the_board_has_a_side_for_up_to_three_players_and_one_for_more() -> None:
    """One canal and four houses on one side, two canals and six houses on the other."""
    assert ["1-3", "4-5"] == DATA["board"]["sides"]
    few, many = dealt(3), dealt(4)
    assert (5, 4) == (len(few.s.harbours), len(few.s.houses))
    assert (10, 6) == (len(many.s.harbours), len(many.s.houses))


@rule("GG-1.1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_seven_locations_each_with_one_gift_card(seats: int) -> None:
    """The seven places of the board, one slot each."""
    assert {"travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"} == set(PLACE.labels)
    assert 7 == len(PLACE.labels)
    t = dealt(seats)
    assert set(PLACE.labels) == set(t.gifts)
    assert 7 == len(set(t.gifts.values()))


@rule("GG-1.1.3")
def test_tracks_and_spaces_of_the_board() -> None:
    """Four Days, three dice, fourteen Intrigue steps, eight Palace steps, five harbours, six decrees, two piles."""
    t = dealt(5)
    assert 4 == len(DATA["day_track"]["servants"])
    assert 3 == len(t.s.dice)
    assert 14 == DATA["intrigue"]["steps"]
    assert 8 == DATA["palace"]["steps"]
    assert [1, 2, 3, 4, 5] == [harbour["n"] for harbour in DATA["canal"]["harbours"]]
    assert {1: 2, 2: 2, 3: 2} == Counter(DATA["decrees"][n]["level"] for n in t.s.decrees)
    assert 2 == DATA["travel_map"]["draw_piles"]
    assert [0] * 5 == [t.player(seat).vp for seat in range(5)]


@rule("GG-1.1.3")
def test_markers_stop_at_the_ends_of_their_tracks() -> None:
    """The Intrigue marker stops on step 14; the Envoy arrives on step 8."""
    t = Story().intrigue((0, 12)).envoy(0, 7).servants(0, 6)
    t.perform(0, "intrigue").play("option:b")
    assert 14 == t.player(0).intrigue
    t.perform(0, "palace").play("option:a")
    assert (8, 7) == (t.player(0).envoy, t.player(0).arrival_vp)


@rule("GG-1.2.1")
def test_thirty_eight_gift_cards() -> None:
    """Seven for the board, eleven for the deck, five sets of four."""
    assert 38 == len(GIFT_CARDS) == len(GIFT.labels)
    assert {"board": 7, "deck": 11, **dict.fromkeys(SETS, 4)} == Counter(gift["group"] for gift in GIFT_CARDS)


@rule("GG-1.2.2")
def test_gift_values_run_from_one_to_nine() -> None:
    """Every card has a value from 1 to 9; the board start cards are 1 to 7, one each."""
    assert set(range(1, 10)) == {gift["value"] for gift in GIFT_CARDS}
    assert list(range(1, 8)) == sorted(gift["value"] for gift in group("board"))


@rule("GG-1.2.3")
def test_every_card_has_a_set_up_mark() -> None:
    """An empty fan, a yin-yang, or a fan with one to five segments: nothing else, and each is dealt by its mark."""
    assert {"board", "deck", *SETS} == {gift["group"] for gift in GIFT_CARDS}
    t = dealt(5)
    assert {gift["id"] for gift in group("board")} == set(t.gifts.values())
    assert {gift["id"] for gift in group("deck")} == cards(t.s.deck)
    for n, name in enumerate(SETS):
        assert {gift["id"] for gift in group(name)} == t.player((t.s.first + n) % 5).hand


@rule("GG-1.3.1")
def test_thirty_two_travel_tokens_and_six_bonus_tokens() -> None:
    """So many by the data and so many at the table; the other reading has 26 basic tokens."""
    assert 32 == sum(token["copies"] for token in DATA["travel_tokens"])
    assert 6 == sum(token["copies"] for token in DATA["bonus_travel_tokens"])
    assert 26 == sum(token["copies_alt"] for token in DATA["travel_tokens"])
    for bonus, total in [(False, 32), (True, 38)]:
        t = dealt(4, bonus_tokens=bonus)
        assert total == len(t.map) + sum(t.s.bag)


@rule("GG-1.3.2")
def test_twelve_kinds_of_token_and_three_of_bonus_token() -> None:
    """Two Bonus tokens of each kind."""
    assert 12 == len({token["id"] for token in DATA["travel_tokens"]})
    bonus = {token["id"]: token["copies"] for token in DATA["bonus_travel_tokens"]}
    assert {"bonus_value": 2, "bonus_toll": 2, "bonus_follow": 2} == bonus


@rule("GG-1.4.1")
def test_fifteen_decrees_in_three_levels() -> None:
    """Five of each level, and what may have been added to them."""
    levels = Counter(decree["level"] for decree in DATA["decrees"])
    assert [1, 2, 3] == sorted(levels)
    assert min(levels.values()) >= 5


@rule("GG-1.5.1")
def test_jade_never_runs_out() -> None:
    """Twenty pieces in the box, and substitutes when all of them are taken."""
    assert 20 == DATA["counts"]["jade"]
    t = Story().jade(0, 10).jade(1, 10).servants(0, 3).taken(0, "servants_for_jade").play("answer:yes")
    assert 11 == t.player(0).jade
    t.houses(False, False, False, False).servants(0, 5).perform(0, "jade").play("house:square")
    assert 12 == t.player(0).jade


@rule("GG-1.6.1")
def test_three_six_sided_destiny_dice() -> None:
    """Six faces each, with numbers from 1 to 9."""
    dice = DATA["destiny_dice"]
    assert 3 == len(dice)
    assert [6, 6, 6] == [len(die["faces"]) for die in dice]
    assert {face for die in dice for face in die["faces"]} <= set(range(1, 10))


@rule("GG-1.7.1")
def test_one_start_player_and_one_medal() -> None:
    """The Medal lies on the board until one player takes it; a second player finds none."""
    t = Story(seats=3)
    assert (NOBODY, 0) == (t.s.medal, t.s.first)
    t.perform(1, "intrigue").play("option:a")
    assert 1 == t.s.medal
    t.perform(2, "intrigue").play("option:a")
    assert 1 == t.s.medal


@rule("GG-1.8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_pieces_of_a_colour(seats: int) -> None:
    """Five colours, each with 12 servants, a Double Servant, 3 ships, a Traveller, an Envoy and two markers."""
    assert 5 == len(DATA["colours"])
    t = dealt(seats)
    for player in map(t.player, range(seats)):
        assert 12 == player.pool + player.supply
        assert "locked" == player.double
        assert 3 == player.ships
        assert (None, 0, 0, 0) == (player.city, player.envoy, player.intrigue, player.vp)


@rule("GG-1.8.2")
def test_a_player_board_has_six_token_slots() -> None:
    """Six tokens stay; a seventh forces an exchange."""
    t = Story().tokens(0, *["vp_2"] * 5).taken(0, "vp_2").play("answer:yes")
    assert 6 == len(t.player(0).tokens)
    assert t.who is None
    t = Story().tokens(0, *["vp_2"] * 6).taken(0, "vp_2").play("answer:yes")
    assert (0, set()) == (t.who, t.choices())
    assert t.trades()


@rule("GG-1.8.2")
@pytest.mark.parametrize(("reward", "slots"), [("vp", 3), ("card", 2), ("double", 1)])
def test_a_player_board_has_trade_reward_slots(reward: str, slots: int) -> None:
    """Three for 4 VP, two for an extra card, one for the Double Servant; with all in use nothing can be claimed."""
    for used, allowed in [(slots - 1, True), (slots, False)]:
        t = Story().slots(0, **{reward: used}).ship(0, "main_5", 2).servants(0, 1).perform(0, "canal")
        t.play("option:a", "harbour:main_5")
        claim = t.play("harbour:main_5") if "harbour:main_5" in t.choices() else t
        assert allowed == (f"reward:{reward}" in claim.choices())


@rule("GG-1.9.1")
def test_eleven_solo_cards() -> None:
    """Nine ordinary and two special."""
    assert {"ordinary": 9, "special": 2} == Counter(card["group"] for card in DATA["solo_cards"])
    t = dealt(1)
    assert 11 == len(list(numbers(t.s.solo_pile)))
