"""How the game starts (sections 2 and 12 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import BadOption
from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import CITIES, DECREES, TOKENS
from tests.games.gugong.dealt import dealt
from tests.games.gugong.story import Story, cards
from tests.rules import rule

DATA = GAME.box.data
KEYS = range(60)
GROUP = {gift["id"]: gift["group"] for gift in DATA["gift_cards"]}


def of_group(name: str) -> set[str]:
    return {gift for gift, group in GROUP.items() if group == name}


@rule("GG-2.1.1")
def test_the_side_of_the_board() -> None:
    """The 1–3 side up to three players, solo included; the 4–5 side with four or five."""
    sides = [DATA["board"]["sides"][dealt(seats).s.side] for seats in range(1, 6)]
    assert ["1-3", "1-3", "1-3", "4-5", "4-5"] == sides


@rule("GG-2.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_start_player_is_drawn(seats: int) -> None:
    """Everyone can be the first, and the first is asked first."""
    tables = [dealt(seats, key) for key in KEYS]
    assert set(range(seats)) == {t.s.first for t in tables}
    assert all(t.who == t.s.first for t in tables)


@rule("GG-2.1.2")
def test_turn_order_is_clockwise_from_the_start_player() -> None:
    """From the start player each next seat, and round again."""
    t = dealt(4, key=3)
    order = []
    for _ in range(5):
        seat = t.who
        assert seat is not None
        order.append(seat)
        t.play(min(t.choices()))
        if "place:travel" in t.choices():
            t.play("place:travel")
        t.play("payment:no-action" if "payment:no-action" in t.choices() else "answer:skip")
        while t.who == seat:
            t.skip()
    assert [(t.s.first + n) % 4 for n in range(5)] == order


@rule("GG-2.2.1")
def test_every_city_gets_a_token_at_random() -> None:
    """No city is empty, and every kind of token turns up on a given city sooner or later."""
    tables = [dealt(3, key) for key in range(200)]
    assert all(set(CITIES) == set(t.map) for t in tables)
    assert {token["id"] for token in DATA["travel_tokens"]} == {t.map["kaifeng"] for t in tables}


@rule("GG-2.2.2")
@pytest.mark.parametrize(("bonus", "pile"), [(False, 6), (True, 9)])
def test_the_other_tokens_make_two_equal_piles(bonus: bool, pile: int) -> None:
    """32 tokens less 20 are two piles of 6; 38 less 20 two piles of 9."""
    t = dealt(3, bonus_tokens=bonus)
    assert 2 * pile == sum(t.s.bag)
    assert [pile, pile] == GAME.show(t.s, NOBODY)["piles"]


def kinds_in_play(**options: Any) -> dict[str, int]:
    t = dealt(3, **options)
    on_map = list(t.map.values())
    return {token.id: on_map.count(token.id) + t.s.bag[n] for n, token in enumerate(TOKENS)}


@rule("GG-2.2.3")
def test_bonus_tokens_are_an_option() -> None:
    """Without them each basic token is there and no other; with them all 38 are."""
    basic = {token["id"]: token["copies"] for token in DATA["travel_tokens"]}
    bonus = {token["id"]: token["copies"] for token in DATA["bonus_travel_tokens"]}
    assert basic | dict.fromkeys(bonus, 0) == kinds_in_play()
    assert basic | bonus == kinds_in_play(bonus_tokens=True)
    assert (32, 38) == (sum(kinds_in_play().values()), sum(kinds_in_play(bonus_tokens=True).values()))


@rule("GG-2.2.4")
def test_bonus_tokens_lie_on_the_map_and_in_the_piles() -> None:
    """Mixed with the others: over many deals each kind is found in both."""
    bonus = {token["id"] for token in DATA["bonus_travel_tokens"]}
    tables = [dealt(2, key, bonus_tokens=True) for key in KEYS]
    assert bonus == {kind for t in tables for kind in t.map.values()} & bonus
    assert bonus == {token.id for t in tables for n, token in enumerate(TOKENS) if t.s.bag[n]} & bonus


@rule("GG-2.3.1")
def test_the_dice_are_rolled() -> None:
    """Over many deals each die shows each of its faces and no other."""
    rolls = [list(dealt(2, key).s.dice) for key in range(100)]
    for n, die in enumerate(DATA["destiny_dice"]):
        assert set(die["faces"]) == {roll[n] for roll in rolls}


@rule("GG-2.3.2")
def test_it_is_day_one() -> None:
    """The Day marker is on the first of the four spaces."""
    assert [0] * 5 == [dealt(seats).s.day for seats in range(1, 6)]


@rule("GG-2.4.1")
def test_the_board_start_cards_lie_at_random() -> None:
    """One at each location; over many deals each of the seven lies at Jade."""
    tables = [dealt(3, key) for key in KEYS]
    assert all(of_group("board") == set(t.gifts.values()) for t in tables)
    assert of_group("board") == {t.gifts["jade"] for t in tables}


@rule("GG-2.4.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_is_the_yin_yang_cards(seats: int) -> None:
    """Eleven cards, and no others."""
    t = dealt(seats)
    assert of_group("deck") == cards(t.s.deck)
    assert 11 == t.deck_size


@rule("GG-2.4.2")
def test_the_deck_is_shuffled() -> None:
    """Which card is drawn first differs from table to table."""
    drawn = set()
    for key in range(200):
        t = Story(key=key).hand(0).ship(0, "main_3", 2).servants(0, 1).perform(0, "canal")
        t.play("option:a", "harbour:main_3", "harbour:main_3")
        drawn |= t.player(0).hand & of_group("deck")
    assert of_group("deck") <= drawn


@rule("GG-2.4.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_player_sets_go_round_from_the_start_player(seats: int) -> None:
    """Set 1 to the start player, set 2 to the left; unused sets are nowhere."""
    for key in range(12):
        t = dealt(seats, key)
        for n in range(seats):
            assert of_group(f"set_{n + 1}") == t.player((t.s.first + n) % seats).hand
        unused = {gift for n in range(seats, 5) for gift in of_group(f"set_{n + 1}")}
        assert not unused & (cards(t.s.deck) | set(t.gifts.values()))


@rule("GG-2.5.1")
@pytest.mark.parametrize(("seats", "side"), [(2, "1-3"), (3, "1-3"), (4, "4-5"), (5, "4-5")])
def test_a_jade_on_each_house(seats: int, side: str) -> None:
    """Every house of the side in use can be bought, one after the other, before the square."""
    t = Story(seats)
    prices = DATA["jade"]["houses"][side]
    paid = []
    for n in range(len(prices)):
        t.servants(0, 12).perform(0, "jade")
        assert "house:square" not in t.choices()
        t.play(f"house:{n + 1}")
        paid.append(12 - t.player(0).pool)
    assert prices == paid
    assert {"house:square", "answer:skip"} == t.servants(0, 12).perform(0, "jade").choices()


@rule("GG-2.6.1")
def test_two_decrees_of_each_level() -> None:
    """Two different decrees of each level lie on the board; any of the fifteen can be among them."""
    tables = [dealt(4, key) for key in KEYS]
    for t in tables:
        assert [1, 1, 2, 2, 3, 3] == [DECREES[n].level for n in t.s.decrees]
        assert 6 == len(set(t.s.decrees))
    assert {decree["id"] for decree in DATA["decrees"]} == {DECREES[n].id for t in tables for n in t.s.decrees}


@rule("GG-2.6.2")
def test_either_decree_may_lie_on_the_upper_space() -> None:
    """The first drawn is the upper one: over many deals each decree of a level is found on both spaces."""
    tables = [dealt(2, key) for key in range(100)]
    for level in (1, 2, 3):
        names = {decree["id"] for decree in DATA["decrees"] if decree["level"] == level}
        for space in (2 * level - 2, 2 * level - 1):
            assert names == {DECREES[t.s.decrees[space]].id for t in tables}


@rule("GG-2.6.2")
@pytest.mark.parametrize("swapped", [False, True])
def test_the_solo_opponent_looks_at_the_lower_space(swapped: bool) -> None:
    """Of two decrees at the same cost Meng takes the lower one, whichever that is."""
    upper, lower = ("d1_servant", "d1_envoy") if swapped else ("d1_envoy", "d1_servant")
    t = Story(1).decrees(upper, lower, "d2_travel", "d2_jade", "d3_eight", "d3_jade")
    t.servants(1, 6).meng_acts("decrees")
    assert {lower} == t.player(1).decrees


@rule("GG-2.7.1", "GG-2.7.2", "GG-2.7.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_each_player_starts_with(seats: int) -> None:
    """Six servants and six in the supply, the Double Servant locked, everything else at its start."""
    t = dealt(seats, key=5)
    for player in map(t.player, range(seats)):
        assert (6, 6) == (player.pool, player.supply)
        assert "locked" == player.double
        assert (3, None, 0, None, 0) == (player.ships, player.city, player.envoy, player.arrival_vp, player.vp)
    assert {} == t.ships


@rule("GG-2.7.2")
def test_the_locked_double_servant_pays_for_nothing_and_is_not_gained() -> None:
    """With one servant in the pool and the Double Servant locked, 2 cannot be paid and a gain asks nothing."""
    t = Story().servants(0, 1).perform(0, "palace")
    assert {"option:a", "answer:skip"} == t.choices()
    t = Story().servants(0, 0).taken(0, "servant_1").play("answer:yes")
    assert (1, "locked", None) == (t.player(0).pool, t.player(0).double, t.who)


@rule("GG-2.7.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_intrigue_markers_are_stacked_in_turn_order(seats: int) -> None:
    """The start player's marker at the bottom, the last player's on top."""
    for key in range(12):
        t = dealt(seats, key)
        players = [t.player((t.s.first + n) % seats) for n in range(seats)]
        assert {0} == {player.intrigue for player in players}
        heights = [player.height for player in players]
        assert sorted(set(heights)) == heights


@rule("GG-2.7.4")
def test_the_last_player_wins_a_tie_at_the_start() -> None:
    """On the start stack the marker of the last in turn order is highest."""
    t = dealt(3, key=2)
    last = (t.s.first + 2) % 3
    for seat in range(3):
        t.wall(seat, 1)
    for seat in range(3):
        t.envoy(seat, 8)
    t.s.stack.clear()
    t.end()
    # 3 for the wall and 1 for the step of an Envoy that is in the Palace already
    assert [4 if seat == last else 0 for seat in range(3)] == [t.sheet(seat)["score-track"] for seat in range(3)]


@rule("GG-2.7.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_medal_lies_on_the_board(seats: int) -> None:
    """Nobody has it."""
    assert NOBODY == dealt(seats).s.medal


# The variant for experts


@rule("GG-12.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_experts_shuffle_everything_but_their_own_sets(seats: int) -> None:
    """Any card of the board, the deck and the unused sets may lie at a location or in the deck."""
    tables = [dealt(seats, key, expert_setup=True) for key in range(200)]
    shuffled = {gift for gift, group in GROUP.items() if group not in [f"set_{n + 1}" for n in range(seats)]}
    for t in tables:
        assert shuffled == cards(t.s.deck) | set(t.gifts.values())
        assert 7 == len(set(t.gifts.values()) - cards(t.s.deck))
    assert shuffled == {t.gifts["canal"] for t in tables}
    assert shuffled == {gift for t in tables for gift in cards(t.s.deck)}


@rule("GG-12.1.2")
@pytest.mark.parametrize(("seats", "deck"), [(2, 23), (3, 19), (4, 15), (5, 11)])
def test_the_experts_deck(seats: int, deck: int) -> None:
    """The own sets are dealt as usual; the deck is what remains."""
    t = dealt(seats, key=9, expert_setup=True)
    for n in range(seats):
        assert of_group(f"set_{n + 1}") == t.player((t.s.first + n) % seats).hand
    assert deck == 38 - 4 * seats - 7 == t.deck_size


@rule("GG-12.1.3")
def test_the_experts_variant_changes_nothing_else() -> None:
    """Two to five players, Bonus tokens as wished, all other pieces as always."""
    for bonus, tokens in [(False, 12), (True, 18)]:
        t = dealt(3, key=4, expert_setup=True, bonus_tokens=bonus)
        assert tokens == sum(t.s.bag)
        assert set(CITIES) == set(t.map)
        assert DATA["jade"]["houses"]["1-3"] == list(t.s.houses)
        assert [1, 1, 2, 2, 3, 3] == [DECREES[n].level for n in t.s.decrees]
        assert [(6, 6)] * 3 == [(t.player(seat).pool, t.player(seat).supply) for seat in range(3)]
        assert t.who == t.s.first
    with pytest.raises(BadOption):
        dealt(1, expert_setup=True)
