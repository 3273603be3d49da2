"""How the game goes: Days, Mornings and turns (sections 3, 4 and 5.1 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.game import start
from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import TOKENS
from tests.games.gugong.dealt import Dealt, dealt
from tests.games.gugong.story import Story
from tests.rules import rule

DATA = GAME.box.data
DECREES = ("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_jade")


def told(t: Story, *names: str) -> list[str]:
    """What was told, of these kinds only."""
    return [name for name in t.events() if name in names]


def finished(seats: int, key: int) -> Dealt:
    """A whole game of random choices."""
    t = dealt(seats, key)
    t.play_out(key)
    return t


def last_exchange(t: Story) -> Story:
    """Leave the start player with a single card, play it without any action: the Day phase is over."""
    first = t.s.first
    for seat in range(t.s.seats):
        t.hand(seat, *(["set1_7"] if seat == first else []))
    t.gift("travel", "board_7")
    t.play("gift:set1_7", "place:travel")
    return t.play("payment:no-action")


# Course of the game


@rule("GG-3.1.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_days_of_morning_day_phase_and_night(seats: int) -> None:
    """Gifts are exchanged until night falls; then the dice are rolled for the next Day; four times."""
    t = finished(seats, key=5)
    heard = told(t, "gift-exchanged", "night-falls", "dice-rolled", "game-over")
    once = [name for n, name in enumerate(heard) if n == 0 or heard[n - 1] != name]
    day = ["gift-exchanged", "night-falls"]
    assert [*day, "dice-rolled", *day, "dice-rolled", *day, "dice-rolled", *day, "game-over"] == once
    assert 4 == heard.count("night-falls")


@rule("GG-3.1.1")
def test_nothing_is_skipped_inside_a_day() -> None:
    """After the last exchange the Night follows, then the Morning: piles are in hand, servants gained, Day 2 begun."""
    t = last_exchange(dealt(2, key=3).dice(1, 4, 1))
    assert 1 == t.s.day
    assert t.who == t.s.first
    assert {"board_7"} == t.player(t.s.first).hand
    assert (10, 2) == (t.player(t.s.first).pool, t.player(t.s.first).supply)


@rule("GG-3.1.2")
def test_final_scoring_follows_the_night_of_day_four() -> None:
    """No fifth Morning: after the last Night the wall is scored and the game is over."""
    t = dealt(2, key=3).dice(1, 4, 1)
    t.day(4).wall(0, 1)
    last_exchange(t)
    assert t.who is None
    assert ["night-falls", "final-wall", "game-over"] == told(
        t, "night-falls", "dice-rolled", "day-begins", "final-wall", "game-over"
    )
    assert 3 == t.player(0).vp


@rule("GG-3.1.2")
def test_day_three_is_not_the_last() -> None:
    """After the Night of Day 3 there is another Day."""
    t = dealt(2, key=3).dice(1, 4, 1)
    t.day(3)
    last_exchange(t)
    assert (3, t.s.first) == (t.s.day, t.who)


@rule("GG-3.1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_day_one_has_no_morning(seats: int) -> None:
    """The first question is the start player's exchange; no servants but those of the set-up were gained."""
    t = dealt(seats, key=8)
    assert {f"gift:{card}" for card in t.player(t.s.first).hand} == t.choices()
    assert [(6, 6)] * seats == [(t.player(seat).pool, t.player(seat).supply) for seat in range(seats)]
    assert 0 == t.s.day


# Morning, step 1: start player


@rule("GG-4.1.1")
def test_the_medal_makes_the_start_player() -> None:
    """Its holder starts the new Day and the Medal goes back to the board."""
    t = Story(seats=3).medal(2).morning()
    assert (2, NOBODY) == (t.s.first, t.s.medal)
    t.perform(1, "intrigue").play("option:a")
    assert 1 == t.s.medal


@rule("GG-4.1.2")
def test_without_the_medal_the_start_player_stays() -> None:
    """Nobody took it: nothing changes."""
    t = Story(seats=3).first(1).medal(None).morning()
    assert (1, NOBODY) == (t.s.first, t.s.medal)


# Step 2: the map


def empty_cities(t: Story, *names: str) -> Story:
    """Take the tokens of these cities away; all others hold one that cannot be in the piles of the test."""
    for name in t.map:
        t.city(name, "none" if name in names else "double")
    return t


def bag(t: Story) -> dict[str, int]:
    return {token.id: t.s.bag[n] for n, token in enumerate(TOKENS) if t.s.bag[n]}


def traded(t: Story) -> dict[str, int]:
    return {token.id: t.s.traded[n] for n, token in enumerate(TOKENS) if t.s.traded[n]}


@rule("GG-4.2.1")
def test_cities_without_token_and_traveller_are_refilled() -> None:
    """One token each, face up; a city with a Traveller gets none and one with a token keeps it."""
    t = empty_cities(Story(), "kaifeng", "xian", "suzhou").traveller(1, "xian").piles(envoy=5).morning()
    assert "xian" not in t.map
    assert ("envoy", "envoy", "double") == (t.map["kaifeng"], t.map["suzhou"], t.map["jinan"])
    assert 19 == len(t.map)
    assert {"envoy": 3} == bag(t)


@rule("GG-4.2.1")
def test_new_tokens_come_at_random_from_the_piles() -> None:
    """With two kinds left, either may come first."""
    tables = [empty_cities(Story(key=key), "kaifeng").piles(envoy=2, vp_2=2).morning() for key in range(30)]
    assert {"envoy", "vp_2"} == {t.map["kaifeng"] for t in tables}


@rule("GG-4.2.2")
def test_discarded_tokens_are_shuffled_when_both_piles_are_empty() -> None:
    """The last token of the piles first, then those discarded, and refilling goes on."""
    t = empty_cities(Story(), "lanzhou", "ningxia", "fuzhou").piles(envoy=1).traded(vp_2=4).morning()
    assert ("envoy", "vp_2", "vp_2") == (t.map["lanzhou"], t.map["ningxia"], t.map["fuzhou"])
    assert ({"vp_2": 2}, {}) == (bag(t), traded(t))


@rule("GG-4.2.3")
def test_cities_stay_empty_when_tokens_run_out() -> None:
    """Those that come first in the data are filled first."""
    order = [city["id"] for city in DATA["travel_map"]["cities"]]
    assert order.index("ningxia") < order.index("jinan") < order.index("changsha") < order.index("fuzhou")
    t = empty_cities(Story(), "fuzhou", "changsha", "jinan", "ningxia").piles(envoy=1).traded(vp_2=1).morning()
    assert ("envoy", "vp_2") == (t.map["ningxia"], t.map["jinan"])
    assert not {"changsha", "fuzhou"} & set(t.map)
    assert ({}, {}) == (bag(t), traded(t))


def piles(t: Story) -> list[int]:
    found: list[int] = GAME.show(t.s, NOBODY)["piles"]
    return found


@rule("GG-4.2.4")
@pytest.mark.parametrize(
    ("empty", "expected"),
    [(["xian"], [5, 6]), (["xian", "jinan"], [5, 5]), (["xian", "jinan", "kaifeng"], [4, 5])],
)
def test_tokens_are_drawn_from_the_larger_pile(empty: list[str], expected: list[int]) -> None:
    """The left pile on a tie, so that the piles never differ by more than one."""
    t = empty_cities(Story(), *empty).piles(envoy=12)
    assert [6, 6] == piles(t)
    assert expected == piles(t.morning())


@rule("GG-4.2.5")
@pytest.mark.parametrize(("discarded", "expected"), [(5, [2, 2]), (6, [2, 3])])
def test_reshuffled_tokens_make_equal_piles(discarded: int, expected: list[int]) -> None:
    """With an odd number the left pile has one more: of 5 (3 and 2) the left one is drawn from, of 6 (3 and 3) too."""
    t = empty_cities(Story(), "xian").piles().traded(vp_2=discarded).morning()
    assert "vp_2" == t.map["xian"]
    assert expected == piles(t)


@rule("GG-4.2.5")
def test_discarded_tokens_stay_while_none_is_needed() -> None:
    """The piles give just enough: the discarded tokens are not touched."""
    t = empty_cities(Story(), "xian").piles(envoy=1).traded(vp_2=3).morning()
    assert ({}, {"vp_2": 3}) == (bag(t), traded(t))


# Step 3: the dice


@rule("GG-4.3.1")
def test_all_dice_are_rolled_each_morning() -> None:
    """Over many Mornings each die shows each of its faces."""
    rolls = [list(Story(key=key).dice(1, 4, 1).morning().s.dice) for key in range(100)]
    for n, die in enumerate(DATA["destiny_dice"]):
        assert set(die["faces"]) == {roll[n] for roll in rolls}


# Step 4: decrees


@rule("GG-4.4.1")
def test_decrees_pay_in_the_turn_order_of_the_new_day() -> None:
    """The Medal holder has become start player and is asked first; who has no such decree is not asked."""
    t = Story(seats=4).decrees(*DECREES).medal(2)
    t.holds(0, "d1_servant").holds(1, "d1_servant").holds(2, "d1_envoy").holds(3, "d2_travel")
    t.morning()
    order = []
    while t.who is not None:
        order.append(t.who)
        t.play("decree:d1_envoy" if t.who == 2 else "decree:d1_servant")
    assert [2, 0, 1] == order
    assert 1 == t.player(2).envoy
    assert [4 + 6 + 1, 4 + 6 + 1] == [t.player(seat).pool for seat in (0, 1)]


@rule("GG-4.4.2")
def test_a_morning_decree_may_be_declined() -> None:
    """Declining changes nothing and the Morning goes on."""
    t = Story().decrees(*DECREES).holds(0, "d1_envoy").morning()
    assert {"decree:d1_envoy", "answer:skip"} == t.choices()
    t.skip()
    assert (0, None, 1) == (t.player(0).envoy, t.who, t.s.day)


@rule("GG-4.4.3")
@pytest.mark.parametrize("first", ["d1_servant", "d1_envoy"])
def test_several_morning_decrees_in_any_order(first: str) -> None:
    """Either may be used first; the other is asked for afterwards."""
    t = Story().decrees(*DECREES).holds(0, "d1_servant", "d1_envoy").servants(0, 0).morning()
    assert {"decree:d1_servant", "decree:d1_envoy", "answer:skip"} == t.choices()
    t.play(f"decree:{first}")
    second = ({"d1_servant", "d1_envoy"} - {first}).pop()
    assert ((1, 0) if first == "d1_servant" else (0, 1)) == (t.player(0).pool, t.player(0).envoy)
    assert {f"decree:{second}", "answer:skip"} == t.choices()
    t.play(f"decree:{second}")
    assert (1 + 4, 1) == (t.player(0).pool, t.player(0).envoy)


# Step 5: the Day and its servants


@rule("GG-4.5.1")
@pytest.mark.parametrize("day", [2, 3, 4])
def test_each_new_day_brings_four_servants(day: int) -> None:
    """The marker moves on and everyone gains what the new Day shows."""
    assert [6, 4, 4, 4] == DATA["day_track"]["servants"]
    t = Story(seats=3).day(day - 1).servants(0, 0).servants(1, 3).servants(2, 5).morning()
    assert day - 1 == t.s.day
    assert [4, 7, 9] == [t.player(seat).pool for seat in range(3)]
    assert [8, 5, 3] == [t.player(seat).supply for seat in range(3)]


@rule("GG-4.5.2")
def test_a_small_supply_gives_what_it_has() -> None:
    """Two are left: two are gained."""
    t = Story().servants(0, 10).servants(1, 12).morning()
    assert [(12, 0), (12, 0)] == [(t.player(seat).pool, t.player(seat).supply) for seat in (0, 1)]


@rule("GG-4.5.3")
def test_decrees_come_before_the_servants_of_the_day() -> None:
    """While the decree is asked for it is still the old Day, and no servants have been gained."""
    t = Story().decrees(*DECREES).holds(0, "d1_servant").servants(0, 2).morning()
    assert (0, 2) == (t.s.day, t.player(0).pool)
    t.play("decree:d1_servant")
    assert (1, 7) == (t.s.day, t.player(0).pool)


# Turns


@rule("GG-5.1.1")
def test_players_take_turns_clockwise_with_one_exchange_each() -> None:
    """From the given start round the table; one gift a turn, then actions."""
    t = Story(seats=3).first(1).hand(0, "set1_7").hand(1, "set2_8", "set4_8").hand(2, "set5_7")
    t.gift("palace", "board_1").gift("travel", "board_2").gift("wall", "board_3").gift("jade", "board_4")
    t.turns(1)
    for seat, card, place in [
        (1, "set2_8", "palace"),
        (2, "set5_7", "travel"),
        (0, "set1_7", "wall"),
        (1, "set4_8", "jade"),
    ]:
        assert seat == t.who
        t.play(f"gift:{card}", f"place:{place}")
        assert seat == t.who
        t.skip()
    assert t.who is None


@rule("GG-5.1.2")
def test_nobody_may_pass_with_a_card_in_hand() -> None:
    """Only own cards are offered, even without any servant."""
    t = Story().hand(0, "set1_2", "set1_4").servants(0, 0).turns(0)
    assert {"gift:set1_2", "gift:set1_4"} == t.choices()
    assert t.refused("answer:skip")


@rule("GG-5.1.3")
def test_an_empty_hand_passes_and_the_phase_ends_when_all_are_empty() -> None:
    """Seat 1 is passed over; when nobody has a card the Day phase is over."""
    t = Story(seats=3).hand(0, "set1_7", "set5_7").hand(1).hand(2, "set2_8")
    t.gift("travel", "board_7").gift("wall", "board_6")
    t.turns(0)
    order = []
    while t.who is not None:
        order.append(t.who)
        t.play(min(t.choices()), "place:travel")
        t.play("payment:no-action" if "payment:no-action" in t.choices() else "answer:skip")
    assert [0, 2, 0] == order


@rule("GG-5.1.4")
def test_a_player_who_gets_a_card_again_takes_turns_again() -> None:
    """Seat 1 has passed, follows a canal action, claims an extra card, and is asked for a turn with it."""
    t = Story(bonus_tokens=True).hand(0, "set1_7").hand(1).gift("canal", "board_4").deck("deck_9")
    t.marker(1, "bonus_follow", "canal").ship(1, "main_3", 2).servants(0, 3).servants(1, 3)
    t.turns(1)
    assert 0 == t.who
    t.play("gift:set1_7", "place:canal", "option:a", "route:main", "answer:skip")
    assert 1 == t.who
    t.play("option:a", "harbour:main_3", "harbour:main_3")
    while t.who is not None and "gift:deck_9" not in t.choices():
        t.skip()
    assert (1, {"gift:deck_9"}) == (t.who, t.choices())


@rule("GG-5.1.4")
def test_a_retrieved_last_card_is_another_turn() -> None:
    """With the last card at Travel a card comes back; seat 0 has a second turn the same Day."""
    t = Story().hand(0, "set1_7").hand(1).gift("travel", "board_2").city("kaifeng", "retrieve").turns(0)
    t.play("gift:set1_7", "place:travel", "option:a", "city:kaifeng", "answer:yes", "gift:board_2")
    assert (0, {"gift:board_2"}) == (t.who, t.choices())


@rule("GG-3.1.3")
def test_the_log_of_a_recorded_game_begins_with_the_first_day() -> None:
    """The Morning is skipped, but everybody is told the Day, the start player and the dice."""
    s = start(GAME, 3, key=7)

    told_first = [(GAME.events.kinds[event.kind].name, event.values()[:3]) for event in s.log or []]
    assert [
        ("day-begins", [1, 0, 0]),
        ("start-player", [s.first, 0, 0]),
        ("dice-rolled", list(s.dice)),
    ] == told_first
