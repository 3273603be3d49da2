"""Decisions, hidden information, and what cannot be undone (section 16 of the rules)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.core import play
from caravanserai.core.event import HIDDEN, redact
from caravanserai.core.ids import NOBODY
from caravanserai.core.ints import row
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import DECREES, SOLO_CARDS
from caravanserai.games.gugong.choices import GIFT
from tests.games.gugong.dealt import dealt
from tests.games.gugong.story import Story, cards
from tests.games.stories import revealed, seen
from tests.rules import rule

ON_BOARD = ("d1_servant", "d1_envoy", "d2_travel", "d2_jade", "d3_eight", "d3_jade")


def told(t: Story, seat: int, *names: str) -> list[list[int]]:
    """The arguments of the events of these kinds, as one seat may see them."""
    log = [redact(GAME.events, event, seat) for event in t.s.log or []]
    return [event.values() for event in log if GAME.events.kinds[event.kind].name in names]


# Decisions


@rule("GG-16.1.1")
def test_a_turn_asks_for_exchange_payment_card_and_place() -> None:
    """D1 the exchange, D2 the payment, D4 the card's action, D5 and D6 the place's: one after the other."""
    t = Story().hand(0, "set1_4", "set1_2").gift("palace", "board_7").servants(0, 6).turn(0)
    assert {"gift:set1_4", "gift:set1_2"} == t.choices()
    t.play("gift:set1_4")
    assert {f"place:{place}" for place in t.gifts} == t.choices()
    t.play("place:palace")
    assert {"gift:set1_2", "payment:servants", "payment:no-action"} == t.choices()
    t.play("payment:servants")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.play("option:b")
    assert 3 == t.player(0).intrigue
    assert {"option:a", "option:b", "answer:skip"} == t.choices()
    t.play("option:b")
    assert (1, 2, None) == (t.player(0).pool, t.player(0).envoy, t.who)


@rule("GG-16.1.1")
def test_the_double_servant_is_asked_about_only_when_it_is_there() -> None:
    """D3: spent, gained and placed with or without it."""
    locked = Story().servants(0, 6).perform(0, "palace").play("option:b")
    assert locked.who is None
    spend = Story().servants(0, 6).double(0, "pool").perform(0, "palace").play("option:b")
    assert {"servant:regular", "servant:double_as_2"} == spend.choices()
    gain = Story().servants(0, 6).double(0, "supply").taken(0, "servant_1").play("answer:yes")
    assert {"servant:regular", "servant:double_as_1"} == gain.choices()
    place = Story().servants(0, 6).double(0, "pool").perform(0, "wall").play("option:a")
    assert {"servant:regular", "servant:double_as_1", "servant:double_as_2"} == place.choices()


@rule("GG-16.1.1")
def test_travel_asks_for_cities_and_benefits() -> None:
    """D7: any city with a token at first, the second move may be left out; D8: use the benefit or not."""
    t = Story().cities(xian="vp_2", taiyuan="envoy", chengdu="double").servants(0, 2).perform(0, "travel")
    t.play("option:b")
    assert {"city:xian", "city:taiyuan", "city:chengdu"} == t.choices()
    t.play("city:xian")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.play("answer:yes")
    assert {"city:taiyuan", "city:chengdu", "answer:skip"} == t.choices()
    t.skip()
    assert (2, ["vp_2"], None) == (t.player(0).vp, t.player(0).tokens, t.who)


@rule("GG-16.1.1")
def test_tokens_with_cards_ask_which() -> None:
    """D9 the swap, D10 the card retrieved, D11 the card for jade: only those that qualify."""
    t = Story().hand(0, "set1_2", "set1_7").discard(0, "set1_4").taken(0, "swap").play("answer:yes")
    assert {"gift:set1_2", "gift:set1_7", "gift:set1_4"} == t.choices() - {"answer:skip"}
    t.play("gift:set1_4")
    assert {f"place:{place}" for place in t.gifts} == t.choices() - {"answer:skip"}
    t = Story().hand(0, "set1_2", "set1_7").discard(0, "set1_4", "set1_6").taken(0, "retrieve").play("answer:yes")
    assert {"gift:set1_4", "gift:set1_6"} == t.choices() - {"answer:skip"}
    t = Story().hand(0, "set1_2", "set1_7", "set2_8").taken(0, "card_for_jade").play("answer:yes")
    assert {"gift:set1_7", "gift:set2_8"} == t.choices() - {"answer:skip"}


@rule("GG-16.1.1")
def test_a_ship_is_asked_for_when_it_is_loaded() -> None:
    """D12: own ships with space, or a new one per route with a free harbour; D21: then which ship moves, or none."""
    t = Story(4).ship(0, "left_2", 1).ship(0, "right_3", 3).ship(1, "left_1", 1).servants(0, 3).perform(0, "canal")
    t.play("option:a")
    assert {"harbour:left_2", "route:left", "route:right", "answer:skip"} == t.choices()
    t.play("harbour:left_2")
    if "harbour:right_3" in t.choices() and "harbour:left_2" not in t.choices():
        t.skip()  # the claim of the full ship
    assert {"harbour:left_2", "harbour:right_3", "answer:skip"} == t.choices()


@rule("GG-16.1.1")
def test_a_bonus_token_is_kept_or_used() -> None:
    """D13: beside the own board, or at one of the seven locations, or kept as a token."""
    t = Story(bonus_tokens=True).servants(0, 3).taken(0, "bonus_value")
    assert {"answer:yes", "answer:skip"} == t.choices()
    for name in ("bonus_toll", "bonus_follow"):
        t = Story(bonus_tokens=True).servants(0, 3).taken(0, name)
        assert {f"place:{place}" for place in t.gifts} | {"answer:skip"} == t.choices()


@rule("GG-16.1.1")
def test_tokens_may_be_exchanged_at_every_own_decision() -> None:
    """D14: beside each question to the owner, never at one to another; forced above six tokens."""
    t = Story().hand(0, "set1_4").gift("palace", "board_7").tokens(0, *["vp_2"] * 4).servants(0, 6).turn(0)
    for token in ("gift:set1_4", "place:palace", "payment:servants", "option:a"):
        assert {"trade:servant_0", "trade:vp_0"} == t.trades()
        t.play(token)
    assert {"trade:servant_0", "trade:vp_0"} == t.trades()
    assert set() == Story().tokens(0, *["vp_2"] * 4).turn(1).trades()
    forced = Story().tokens(0, *["vp_2"] * 6).taken(0, "vp_2").skip()
    assert (set(), {"trade:servant_0", "trade:vp_0", "trade:jade_0"}) == (forced.choices(), forced.trades())


@rule("GG-16.1.1")
def test_the_wall_asks_how_many_and_the_decree_for_one_more() -> None:
    """D15: one or two; D16: the extra servant or not."""
    t = Story().holds(0, "d2_wall").servants(0, 6).perform(0, "wall").play("option:b")
    assert {"count:1", "count:2"} == t.choices()
    t.play("count:2")
    assert {"answer:yes", "answer:skip"} == t.choices()
    t.skip()
    assert 2 == t.player(0).wall


@rule("GG-16.1.1")
def test_a_wall_scoring_asks_for_benefits_and_dice() -> None:
    """D17: as far back as possible, or nothing; D18: a die and a face that is on it."""
    t = Story().wall(0, 2).wall(1, 1).servants(0, 3).intrigue((1, 5), (0, 14)).perform(0, "wall").play("option:a")
    assert (1, {"benefit:back_1", "benefit:back_3", "benefit:back_5", "answer:skip"}) == (t.who, t.choices())
    t.play("benefit:back_5")
    faces = {f"face:{die['id']}_{face}" for die in GAME.box.data["destiny_dice"] for face in die["faces"]}
    assert (1, set()) == (t.who, t.choices() - faces)
    assert len(t.choices()) >= len(faces) - 3  # all, but perhaps those that show already
    t.play(min(t.choices()))
    benefits = {"benefit:back_1", "benefit:back_3", "benefit:back_5", "benefit:back_7", "answer:skip"}
    assert (0, benefits) == (t.who, t.choices())


@rule("GG-16.1.1")
def test_jade_and_decrees_ask_which() -> None:
    """D19: houses of different price, the square only when all are empty; D20: affordable decrees not yet held."""
    t = Story().servants(0, 6).perform(0, "jade")
    assert {"house:1", "house:3", "answer:skip"} == t.choices()
    t = Story().servants(0, 6).houses(False, False, False, False).perform(0, "jade")
    assert {"house:square", "answer:skip"} == t.choices()
    t = Story().decrees(*ON_BOARD).holds(0, "d1_servant").servants(0, 3).perform(0, "decrees")
    assert {"decree:d1_envoy", "decree:d2_travel", "decree:d2_jade", "answer:skip"} == t.choices()


@rule("GG-16.1.1")
def test_a_claim_asks_for_ship_and_reward() -> None:
    """D22: the full ship or not; at harbour 5 one of the three rewards."""
    t = Story().ship(0, "main_5", 2).servants(0, 1).perform(0, "canal").play("option:a", "harbour:main_5")
    assert {"harbour:main_5", "answer:skip"} == t.choices()
    t.play("harbour:main_5")
    assert {"reward:vp", "reward:card", "reward:double"} == t.choices() - {"answer:skip"}


@rule("GG-16.1.1")
def test_morning_and_night_ask_the_holder_and_the_winner() -> None:
    """D23: decrees in any order or none; D25: regular or Double Servant; D24: the Envoy's step or not."""
    t = Story().decrees(*ON_BOARD).holds(0, "d1_servant", "d1_envoy").morning()
    assert {"decree:d1_servant", "decree:d1_envoy", "answer:skip"} == t.choices()
    t = Story().hand(0).hand(1).discard(0, "board_1").dice(1, 5, 9).double(0, "supply").night()
    assert (0, {"servant:regular", "servant:double_as_1"}) == (t.who, t.choices())
    t.play("servant:regular")
    assert (0, {"answer:yes", "answer:skip"}) == (t.who, t.choices())


@rule("GG-16.1.1", "GG-16.1.2")
def test_the_owner_of_a_follow_token_is_asked_in_the_turn_of_another() -> None:
    """D26: follow with A or B, or not; then the turn goes on."""
    t = Story(bonus_tokens=True).marker(1, "bonus_follow", "intrigue").servants(1, 3).gift("palace", "board_3")
    t.hand(0, "set1_4").turn(0).play("gift:set1_4", "place:palace", "option:a")
    assert (1, {"option:a", "option:b", "answer:skip"}) == (t.who, t.choices())
    t.play("option:b")
    assert (3, 0) == (t.player(1).intrigue, t.who)
    t.play("option:a")
    assert (1, None) == (t.player(0).envoy, t.who)


@rule("GG-16.1.1")
@pytest.mark.parametrize("focus", ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"])
@pytest.mark.parametrize(("sets", "human", "meng"), [(0, 4, 5), (1, 2, 3), (2, 1, 2)])
def test_solo_set_up_is_chosen_by_options(focus: str, sets: int, human: int, meng: int) -> None:
    """D27: the pair of sets, the level and the focus."""
    t = dealt(1, key=2, solo_focus=focus, solo_sets=sets, solo_level="easy")
    named = {gift["id"]: gift["group"] for gift in GAME.box.data["gift_cards"]}
    assert {f"set_{human}"} == {named[gift] for gift in t.player(0).hand}
    assert {f"set_{meng}"} == {named[gift] for gift in t.meng_gifts}
    assert t.s.focus == list(t.gifts).index(focus)
    levels = {level: dealt(1, key=2, solo_level=level) for level in ("easy", "normal", "hard")}
    assert [10, 11, 11] == [int(t.s.solo_pile).bit_count() for t in levels.values()]
    assert [4, 4, 5] == [len(t.meng_gifts) for t in levels.values()]


@rule("GG-16.1.1")
def test_tokens_are_exchanged_once_more_before_the_end() -> None:
    """D28: each player who can, in turn order."""
    t = Story(3).first(1).tokens(0, *["vp_2"] * 4).tokens(1, *["vp_2"] * 6).tokens(2, "vp_2").end()
    assert (1, {"answer:skip"}) == (t.who, t.choices())
    assert {"trade:servant_0", "trade:vp_0", "trade:jade_0"} == t.trades()
    order = []
    wanted = {1: "trade:jade_0", 0: "trade:vp_0"}
    while (seat := t.who) is not None:
        order.append(seat)
        t.play(wanted[seat] if wanted[seat] in t.trades() else "answer:skip")
    assert ([1, 0], None) == (list(dict.fromkeys(order)), t.who)
    assert (1, 2, 0) == (t.player(1).jade, t.player(0).vp, t.player(2).vp)


@rule("GG-16.1.2")
def test_a_wall_scoring_interrupts_the_turn_of_another() -> None:
    """Caused by an action or by a token, the benefits of others are asked for before the turn goes on."""
    t = Story().hand(0, "board_5").gift("palace", "board_3").wall(1, 3).servants(0, 3).intrigue((1, 3), (0, 1))
    t.turn(0).play("gift:board_5", "place:palace", "option:a")
    assert (0, {"benefit:back_1", "answer:skip"}) == (t.who, t.choices())
    t.skip()
    assert (1, {"benefit:back_1", "benefit:back_3", "answer:skip"}) == (t.who, t.choices())
    t.skip()
    assert (0, {"option:a", "option:b", "answer:skip"}) == (t.who, t.choices())

    t = Story().wall(1, 3).intrigue((1, 3)).taken(0, "wall").play("answer:yes")
    while t.who == 0:
        t.skip()
    assert (1, {"benefit:back_1", "benefit:back_3", "answer:skip"}) == (t.who, t.choices())


@rule("GG-16.1.2")
def test_meng_interrupts_with_a_wall_scoring() -> None:
    """In the solo game his servant completes the wall and the human is asked."""
    t = Story(1).wall(0, 3).intrigue((0, 3)).servants(1, 3).meng_acts("wall")
    assert (0, {"benefit:back_1", "benefit:back_3", "answer:skip"}) == (t.who, t.choices())


@rule("GG-16.1.3")
def test_the_simultaneous_night_is_resolved_in_turn_order() -> None:
    """Only Double Servants are asked about, from the start player on; who has no choice just gains."""
    t = Story(3).first(1).dice(1, 5, 2)
    for seat, card in enumerate(["board_1", "board_2", "set2_1"]):
        t.hand(seat).discard(seat, card).servants(seat, 0)
    t.double(0, "supply").double(2, "supply").night()
    order = []
    while t.who is not None and "servant:regular" in t.choices():
        order.append(t.who)
        t.play("servant:regular")
    assert [2, 0] == order
    assert [1, 1, 1] == [t.player(seat).pool for seat in range(3)]


@rule("GG-16.1.4")
@pytest.mark.parametrize("place", ["wall", "jade", "decrees", "canal"])
def test_an_action_that_cannot_be_done_is_not_offered(place: str) -> None:
    """Without servants nothing but skipping is left."""
    assert {"answer:skip"} == Story().servants(0, 0).perform(0, place).choices()


@rule("GG-16.1.4")
def test_travel_is_not_offered_on_an_empty_map() -> None:
    """No city with a token: no move, whatever the servants."""
    assert {"answer:skip"} == Story().cities().servants(0, 6).perform(0, "travel").choices()


@rule("GG-16.1.4")
def test_a_card_action_that_cannot_be_done_is_not_offered() -> None:
    """Servants with an empty supply, a wall without a servant."""
    t = Story().hand(0, "set1_6").gift("palace", "board_3").servants(0, 12).turn(0)
    t.play("gift:set1_6", "place:palace")
    assert "answer:yes" not in t.choices()
    t = Story().hand(0, "board_5").gift("jade", "board_3").servants(0, 0).turn(0)
    assert {"answer:skip"} == t.play("gift:board_5", "place:jade").choices()


# Hidden information


@rule("GG-16.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_deck_and_unused_sets_and_decrees_are_hidden_from_all(seats: int, expert: bool) -> None:
    """No card of the deck, no unused set and no decree out of play is named to anyone."""
    t = dealt(seats, key=7, expert_setup=expert)
    board = set(t.gifts.values())
    in_play = {DECREES[n].id for n in t.s.decrees}
    for seat in (NOBODY, *range(seats)):
        shown = seen(t, seat)
        own = t.player(seat).hand if seat != NOBODY else set()
        named = {gift for gift in GIFT.labels if gift in shown}
        assert board | own == named
        assert in_play == {decree.id for decree in DECREES if decree.id in shown}


@rule("GG-16.2.1")
def test_the_order_of_deck_and_piles_is_unknown() -> None:
    """What is imagined for a seat looks the same to it, and what comes next may be anything left."""
    t = (
        Story(2, expert_setup=True)
        .hand(0)
        .ship(0, "main_3", 2)
        .servants(0, 1)
        .city("kaifeng", "none")
        .perform(0, "canal")
    )
    t.play("option:a", "harbour:main_3")
    drawn, filled = set(), set()
    for key in range(40):
        s = GAME.imagine(t.s, 0, key)
        assert GAME.show(t.s, 0) == GAME.show(s, 0)
        twin = Story(2)
        twin.s = s
        twin.play("harbour:main_3")
        drawn |= twin.player(0).hand
        twin.s.stack.clear()
        filled.add(twin.morning().map["kaifeng"])
    assert len(drawn) > 5
    assert len(filled) > 3


@rule("GG-16.2.1")
def test_meng_hides_his_gifts_and_solo_cards() -> None:
    """The human sees neither his pile nor the solo cards to come; nor does a spectator."""
    t = dealt(1, key=7, solo_level="hard")
    for seat in (0, NOBODY):
        shown = seen(t, seat)
        assert not [gift for gift in t.meng_gifts if gift in shown]
        assert not [card.id for card in SOLO_CARDS if card.id in shown]


@rule("GG-16.2.2")
def test_hands_and_piles_are_hidden_from_opponents() -> None:
    """Which of an opponent's cards are in hand, on the pile or in the deck makes no difference to the others."""
    t = Story(3).hand(0, "set1_2", "set1_4").hand(1, "set2_5").hand(2, "set3_5")
    t.discard(0, "deck_9").deck("deck_4", "deck_5").turn(0)
    twin = Story(3).hand(0, "deck_4", "deck_9").hand(1, "set2_5").hand(2, "set3_5")
    twin.discard(0, "set1_2").deck("set1_4", "deck_5").turn(0)
    for seat in (1, 2, NOBODY):
        assert seen(t, seat) == seen(twin, seat)
    assert seen(t, 0) != seen(twin, 0)


@rule("GG-16.2.2")
def test_the_number_of_cards_is_seen() -> None:
    """Everyone sees how many cards there are in a hand and on a pile, Meng's known and unknown ones together."""
    t = Story().hand(0, "set1_2", "set1_4").discard(0, "set5_9").turn(0)
    for seat in (0, 1, NOBODY):
        shown = GAME.show(t.s, seat)["players"][0]
        assert (2, 1) == (shown["hand_size"], shown["discard_size"])
    t = Story(1, solo_sets=0).meng_discard("set1_2", "set1_4", "set1_6")
    t.s.bottom = row([GIFT.labels.index("deck_9")])
    shown = GAME.show(t.s, 0)["players"][1]
    assert (5, 3) == (shown["hand_size"], shown["discard_size"])


@rule("GG-16.2.2", "GG-16.2.1")
@pytest.mark.parametrize(("seats", "expert"), [(1, False), (2, False), (3, True), (5, False)])
def test_what_a_seat_imagines_agrees_with_what_it_knows(seats: int, expert: bool) -> None:
    """All through a game: the same view, the own cards and the sizes of all others; no card is lost or made twice."""
    t = dealt(seats, key=6, expert_setup=True) if expert else dealt(seats, key=6)
    for n in range(400):
        if t.who is None:
            break
        for seat in range(seats):
            twin = Story(2)
            twin.s = GAME.imagine(t.s, seat, n)
            assert GAME.show(t.s, seat) == GAME.show(twin.s, seat)
            assert all_cards(t) == all_cards(twin)
            assert (t.player(seat).hand, t.player(seat).discard) == (twin.player(seat).hand, twin.player(seat).discard)
        legal = play.legal(t.s)
        play.apply(t.s, legal[n * 7919 % len(legal)])


def imagined(t: Story, seat: int, other: int) -> set[tuple[str, ...]]:
    """The hands that a seat can imagine for another."""
    return {tuple(sorted(cards(GAME.imagine(t.s, seat, key).of(other).hand))) for key in range(100)}


@rule("GG-16.2.2")
def test_any_other_card_may_have_been_laid_aside() -> None:
    """The opponent knows the sets and the exchanges, and nothing about which of three cards has paid."""
    t = dealt(2, key=6)
    first = t.s.first
    seven = next(place for place, card in t.gifts.items() if card == "board_7")
    t.play("gift:set1_2", f"place:{seven}", "gift:set1_4")
    hands = {("set1_4", "set1_6"), ("set1_4", "set1_7"), ("set1_6", "set1_7")}
    assert hands == imagined(t, 1 - first, first)
    assert {("set1_6", "set1_7")} == imagined(t, first, first)


@rule("GG-16.2.1", "GG-16.2.2")
def test_any_card_of_the_deck_may_have_been_drawn() -> None:
    """An extra card, or Meng's fifth, is any of the eleven to the others."""
    deck = {gift["id"] for gift in GAME.box.data["gift_cards"] if gift["group"] == "deck"}
    t = Story().ship(0, "main_3", 2).servants(0, 1).perform(0, "canal")
    t.play("option:a", "harbour:main_3", "harbour:main_3")
    assert deck == {card for hand in imagined(t, 1, 0) for card in hand} & deck
    assert 1 == len(imagined(t, 0, 0))
    meng = dealt(1, key=3, solo_level="hard")
    assert deck == {card for hand in imagined(meng, 0, 1) for card in hand} & deck


def all_cards(t: Story) -> list[str]:
    """Every gift card on the table, wherever it is; one that were in two places would be named twice."""
    found = [*t.gifts.values(), *cards(t.s.deck), *(GIFT.labels[card] for card in (*t.s.bottom, *t.s.meng_discard))]
    for player in t.s.players:
        found += [*cards(player.hand), *cards(player.discard)]
    return sorted(found)


@rule("GG-16.2.2")
def test_a_card_laid_aside_is_not_shown() -> None:
    """The opponent hears that a card was laid aside, not which; the exchange itself is open to all."""
    t = Story().hand(0, "set1_7", "set1_2").gift("palace", "deck_8").discard(0)
    t.turn(0).play("gift:set1_7", "place:palace", "gift:set1_2")
    laid = GIFT.labels.index("set1_2")
    assert [[0, laid]] == [values[:2] for values in told(t, 0, "gift-laid-aside")]
    for seat in (1, NOBODY):
        assert [[0, HIDDEN]] == [values[:2] for values in told(t, seat, "gift-laid-aside")]
        assert "set1_2" not in seen(t, seat)
        assert told(t, 0, "gift-exchanged") == told(t, seat, "gift-exchanged")


@rule("GG-16.2.2")
def test_a_card_drawn_or_retrieved_is_not_shown() -> None:
    """The opponent hears of it, and not which card it is."""
    t = Story().ship(0, "main_3", 2).servants(0, 1).deck("deck_9").perform(0, "canal")
    t.play("option:a", "harbour:main_3", "harbour:main_3")
    assert [[0, GIFT.labels.index("deck_9")]] == [values[:2] for values in told(t, 0, "gift-drawn")]
    assert [[0, HIDDEN]] == [values[:2] for values in told(t, 1, "gift-drawn")]
    t = Story().discard(0, "set1_2", "set1_4").taken(0, "retrieve").play("answer:yes", "gift:set1_4")
    assert [[0, GIFT.labels.index("set1_4")]] == [values[:2] for values in told(t, 0, "gift-retrieved")]
    assert [[0, HIDDEN]] == [values[:2] for values in told(t, 1, "gift-retrieved")]


@rule("GG-16.2.3")
def test_travel_tokens_on_a_board_are_public() -> None:
    """All see how many tokens a player has and which are double."""
    views = {seen(Story().tokens(0, *names), 1) for names in ([], ["vp_2"], ["vp_2", "vp_2"], ["vp_2", "double"])}
    assert 4 == len(views)


PUBLIC: dict[str, Callable[[Story], object]] = {
    "dice": lambda t: t.dice(1, 4, 1),
    "board cards": lambda t: t.gift("canal", "deck_9"),
    "pool and supply": lambda t: t.servants(0, 3),
    "wall": lambda t: t.wall(0, 1).servants(0, 6, 6),
    "decree servants": lambda t: t.holds(0, "d1_servant").servants(0, 6, 6),
    "ship": lambda t: t.ship(0, "main_2", 1).servants(0, 6, 6),
    "reward slots": lambda t: t.slots(0, vp=1).servants(0, 6, 6),
    "double servant": lambda t: t.double(0, "supply"),
    "points": lambda t: t.points(0, 5),
    "jade": lambda t: t.jade(0, 1),
    "houses": lambda t: t.houses(False, True, True, True),
    "envoy": lambda t: t.envoy(0, 1),
    "intrigue": lambda t: t.intrigue((0, 1)),
    "intrigue stack": lambda t: t.intrigue((0, 0)),
    "decrees on the board": lambda t: t.decrees("d1_swap", *ON_BOARD[1:]),
    "traveller": lambda t: t.traveller(0, "xian").city("xian", "vp_2"),
    "map": lambda t: t.city("xian", "none"),
    "medal": lambda t: t.medal(0),
    "day": lambda t: t.day(2),
    "bonus marker": lambda t: t.marker(0, "bonus_toll", "wall").servants(0, 6, 6),
}


@rule("GG-16.2.4")
@pytest.mark.parametrize("what", PUBLIC)
def test_everything_else_is_public(what: str) -> None:
    """A change on the table is seen by the opponent and by a spectator."""
    for seat in (1, NOBODY):
        t = Story(bonus_tokens=True).decrees(*ON_BOARD).dice(2, 5, 2).city("xian", "vp_2").servants(0, 6, 6)
        before = seen(t, seat)
        PUBLIC[what](t)
        assert before != seen(t, seat)


# Randomness and reveals


@rule("GG-16.3.1")
def test_set_up_is_random() -> None:
    """Start player, tokens, dice, board cards and decrees differ with the key and are the same with the same key."""
    tables = [dealt(3, key) for key in range(20)]
    for what in (
        lambda t: t.s.first,
        lambda t: tuple(t.map.items()),
        lambda t: tuple(t.s.dice),
        lambda t: tuple(t.gifts.items()),
        lambda t: tuple(t.s.decrees),
    ):
        assert len({what(t) for t in tables}) > 2
    assert all(t.s.reveals for t in tables)
    assert seen(dealt(3, 4), 0) == seen(dealt(3, 4), 0)


@rule("GG-16.3.1")
def test_deck_order_follows_from_the_key() -> None:
    """Who plays the same game again draws the same card; another key, another card."""
    first = []
    for key in (*range(12), *range(12)):
        t = Story(key=key).hand(0).ship(0, "main_3", 2).servants(0, 1).perform(0, "canal")
        first.append(t.play("option:a", "harbour:main_3", "harbour:main_3").player(0).hand)
    assert first[:12] == first[12:]
    assert len({tuple(hand) for hand in first}) > 3


@rule("GG-16.3.1")
def test_solo_set_up_is_random() -> None:
    """Focus and Meng's fifth card differ with the key."""
    tables = [dealt(1, key, solo_level="hard") for key in range(40)]
    assert set(range(7)) == {t.s.focus for t in tables}
    assert len({tuple(t.meng_gifts) for t in tables}) > 5


@rule("GG-16.3.2")
def test_the_morning_reveals_dice_and_tokens() -> None:
    """Three dice are always rolled; each token drawn is one more thing revealed; nothing else is."""
    full = Story()
    dice = revealed(full, full.morning)
    assert dice >= 3
    empty = Story().city("xian", "none").city("jinan", "none")
    assert revealed(empty, empty.morning) > dice
    shuffled = Story().city("xian", "none").piles().traded(vp_2=1, envoy=1)
    assert revealed(shuffled, shuffled.morning) > dice


@rule("GG-16.3.3")
def test_a_turn_reveals_nothing_but_a_drawn_card() -> None:
    """Exchange, payment, actions, travel, wall scoring and canal use no chance; a drawn card does."""
    t = Story().hand(0, "board_5", "set1_2").gift("canal", "deck_8").wall(1, 3).servants(0, 6)
    t.ship(0, "main_2", 2).ship(0, "main_3", 2).intrigue((1, 5))

    def turn() -> None:
        t.turn(0).play("gift:board_5", "place:canal", "gift:set1_2", "option:a")
        while t.question and "option:a" not in t.choices():
            t.skip()
        t.play("option:a", "harbour:main_2", "harbour:main_2")

    assert 0 == revealed(t, turn)
    assert 4 == t.player(0).vp
    while t.who is not None:
        t.skip()

    def draw() -> None:
        t.perform(0, "canal").play("option:a", "harbour:main_3", "harbour:main_3")

    assert revealed(t, draw) >= 1


@rule("GG-16.3.3")
@pytest.mark.parametrize("token", ["vp_2", "servant_2", "envoy", "intrigue", "double", "wall", "ship"])
def test_travel_reveals_nothing(token: str) -> None:
    """Tokens on the map lie open."""
    t = Story()
    assert 0 == revealed(t, lambda: t.taken(0, token))


@rule("GG-16.3.3")
def test_meng_reveals_a_solo_card_and_a_gift_card() -> None:
    """Each turn of his is something new."""
    t = Story(1)
    assert revealed(t, t.meng_turn) >= 2
    told_of = set()
    for key in range(30):
        table = Story(1, key=key).meng_turn()
        told_of |= {values[0] for values in told(table, NOBODY, "meng-card")}
    assert len(told_of) > 5


@rule("GG-16.3.4")
def test_the_night_reveals_only_a_card_drawn_by_a_claim() -> None:
    """Matches and ships need no chance; the extra card does."""
    t = Story().hand(0).hand(1).discard(0, "board_1").dice(1, 5, 9).ship(0, "main_2", 3)
    assert 0 == revealed(t, lambda: t.night().play("answer:yes"))
    assert {"harbour:main_3", "answer:skip"} == t.choices()
    assert revealed(t, lambda: t.play("harbour:main_3")) >= 1


@rule("GG-16.3.4")
def test_only_the_number_of_matches_is_shown() -> None:
    """Opponents hear the numbers and see no card of the others."""
    t = Story().hand(0).hand(1).discard(0, "board_1", "board_5", "set1_2").discard(1, "deck_9").dice(1, 5, 9).night()
    assert [[0, 2], [1, 1]] == sorted(values[:2] for values in told(t, 1, "matches"))
    for card in cards(t.s.of(0).hand):
        assert card not in seen(t, 1)
    gifts_told = [
        kind.name
        for event in t.s.log or []
        for kind in [GAME.events.kinds[event.kind]]
        if any(argument.sort == "gift" and not argument.secret for argument in kind.arguments)
    ]
    assert [] == gifts_told


@rule("GG-16.2.4", "GG-9.6.4")
def test_everybody_sees_which_ship_carries_the_double_servant() -> None:
    """With two ships of one owner, the view says on which of them it is, and for how many it counts."""
    t = Story(seats=2).ship(0, "main_1", 1).ship(0, "main_3", 1).double(0, "pool")
    t.perform(0, "canal").play("option:a", "harbour:main_3", "servant:double_as_2")

    ships = GAME.show(t.s, 1)["ships"]
    assert {"main_1": 0, "main_3": 2} == {ship["harbour"]: ship["double"] for ship in ships}
