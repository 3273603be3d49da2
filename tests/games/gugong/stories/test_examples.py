"""The worked examples of the rulebook, with their numbers (GG-18.1 to GG-18.13)."""

import pytest

from tests.games.gugong.story import Story
from tests.rules import rule

DAVID, LISA, SEBASTIEN, ANNA = range(4)
EVERYBODY = (DAVID, LISA, SEBASTIEN, ANNA)


@rule("GG-18.1")
@pytest.mark.parametrize(("harbour", "reward"), [("left_3", []), ("left_5", ["reward:card"])])
def test_a_morning_decree_completes_a_ship(harbour: str, reward: list[str]) -> None:
    """David's decree puts the third servant aboard and he draws a card; Lisa declines hers."""
    t = Story(seats=4).day(1).hand(DAVID, "set1_2", "set1_4", "set1_6", "set1_7").deck("deck_8", "deck_9")
    t.holds(DAVID, "d1_ship").holds(LISA, "d1_ship").ship(DAVID, harbour, 2).servants(DAVID, 2, 7)
    t.servants(LISA, 10, 1).morning()
    assert DAVID == t.who
    assert {"decree:d1_ship", "answer:skip"} == t.choices()

    t.play("decree:d1_ship", f"harbour:{harbour}")
    assert {harbour: (DAVID, 3)} == t.ships
    assert (2, 6) == (t.player(DAVID).pool, t.player(DAVID).supply)

    t.play(f"harbour:{harbour}", *reward)
    david = t.player(DAVID)
    drawn = david.hand - {"set1_2", "set1_4", "set1_6", "set1_7"}
    assert 1 == len(drawn)
    assert drawn < {"deck_8", "deck_9"}
    assert 1 == t.deck_size
    assert (1, 2, 8, 3) == (david.card_slots, david.pool, david.supply, david.ships)
    assert {} == t.ships

    assert LISA == t.who
    lisa = t.player(LISA)
    before = (lisa.pool, lisa.supply, lisa.ships, lisa.vp, lisa.hand)
    assert (10, 1, 3) == before[:3]
    t.skip()
    # Step 5 of the Morning follows: 4 servants for David, the last one for Lisa.
    assert "" == t.question
    assert (6, 4) == (david.pool, david.supply)
    assert (11, 0, *before[2:]) == (lisa.pool, lisa.supply, lisa.ships, lisa.vp, lisa.hand)


@rule("GG-18.2")
def test_rafael_sacrifices_a_card_for_jade() -> None:
    """With one servant he gives a 3 for an 8, pays with the 2, gains two servants and buys jade for three."""
    rafael = Story().hand(0, "set1_2", "board_3", "set3_5").gift("jade", "set2_8").servants(0, 1).turn(0)
    me = rafael.player(0)
    supply = me.supply
    rafael.play("gift:board_3", "place:jade", "gift:set1_2")
    assert {"set3_5"} == me.hand
    assert {"set1_2", "set2_8"} == me.discard
    assert "board_3" == rafael.gifts["jade"]

    rafael.play("answer:yes")
    assert 3 == me.pool

    rafael.play("house:1")
    assert (0, 1, supply + 1) == (me.pool, me.jade, me.supply)
    assert ({"set3_5"}, {"set1_2", "set2_8"}) == (me.hand, me.discard)


@rule("GG-18.3")
def test_a_journey_of_two_cities_pays_for_itself() -> None:
    """Three servants and four tokens become two jade by two cities and an exchange of six tokens."""
    t = Story().hand(0, "set1_7", "set1_6").hand(1).gift("travel", "board_3").servants(0, 3)
    t.tokens(0, "vp_2", "envoy", "intrigue", "wall").cities(kaifeng="servant_2", nanjing="servants_for_jade")
    t.traveller(0, "xiangyang").turns(0)
    me = t.player(0)
    t.play("gift:set1_7", "place:travel", "option:b")
    assert 1 == me.pool

    t.play("city:kaifeng", "answer:yes")
    assert (3, 5, 0) == (me.pool, len(me.tokens), me.jade)

    t.play("city:nanjing", "answer:yes")
    assert (0, 6, 1) == (me.pool, len(me.tokens), me.jade)

    t.play("trade:jade_0")
    assert (0, 0, 2) == (me.pool, len(me.tokens), me.jade)


@rule("GG-18.4")
def test_lisa_completes_the_wall() -> None:
    """Lisa and David tie with three; her marker lies on top. Then the benefits, from the lowest marker up."""
    t = Story(seats=4).intrigue((SEBASTIEN, 4), (ANNA, 9), (DAVID, 12), (LISA, 12))
    t.wall(DAVID, 3).wall(LISA, 1).wall(SEBASTIEN, 1).perform(LISA, "wall").play("option:b", "count:2")
    lisa = t.player(LISA)
    assert (3, 1, 0) == (lisa.vp, lisa.envoy, lisa.wall)
    # Pool 6 - 1 spent - 2 placed; supply 5 + 1 spent + 3 back from the wall.
    assert (3, 9) == (lisa.pool, lisa.supply)
    assert [3, 0, 1, 0] == [t.player(seat).wall for seat in EVERYBODY]
    assert [0, 3, 0, 0] == [t.player(seat).vp for seat in EVERYBODY]
    assert [0, 1, 0, 0] == [t.player(seat).envoy for seat in EVERYBODY]

    assert SEBASTIEN == t.who
    t.play("benefit:back_1")
    assert (3, 7) == (t.player(SEBASTIEN).intrigue, t.player(SEBASTIEN).pool)

    assert DAVID == t.who
    t.skip()
    assert (12, 6, 0) == (t.player(DAVID).intrigue, t.player(DAVID).pool, t.player(DAVID).jade)

    assert LISA == t.who
    t.play("benefit:back_7")
    assert (5, 1) == (lisa.intrigue, lisa.jade)

    assert "" == t.question
    assert (9, 6, 0) == (t.player(ANNA).intrigue, t.player(ANNA).pool, t.player(ANNA).jade)


@rule("GG-18.5")
def test_anna_arrives_third_in_the_palace() -> None:
    """Two steps bring her to the space of 3 VP; a later step is 1 VP at once."""
    t = Story(seats=4).envoy(DAVID, 8).envoy(LISA, 8).envoy(ANNA, 6)
    assert [7, 5] == [t.player(DAVID).arrival_vp, t.player(LISA).arrival_vp]
    anna = t.player(ANNA)

    t.perform(ANNA, "palace").play("option:b")
    assert (4, 8, 8, 3, 1, 0) == (anna.pool, anna.supply, anna.envoy, anna.arrival_vp, anna.intrigue, anna.vp)

    t.taken(ANNA, "envoy").play("answer:yes")
    assert (8, 3, 1) == (anna.envoy, anna.arrival_vp, anna.vp)

    t.end()
    assert 3 == t.sheet(ANNA)["score-palace"]
    assert 4 == t.score(ANNA)


@rule("GG-18.6")
def test_sebastien_is_third_on_a_decree() -> None:
    """Cost 1 and 1 for each of the two others, and one servant placed: four of five leave the pool."""
    t = Story(seats=4).holds(ANNA, "d1_servant").holds(LISA, "d1_servant").servants(SEBASTIEN, 5)
    me = t.player(SEBASTIEN)
    t.perform(SEBASTIEN, "decrees").play("decree:d1_servant")

    assert (1, 10, 3) == (me.pool, me.supply, me.vp)
    assert {"d1_servant"} == me.decrees


@rule("GG-18.7")
@pytest.mark.parametrize(("route", "harbour"), [("right", "right_3"), ("left", "left_1")])
def test_sebastien_loads_one_ship_and_launches_another(route: str, harbour: str) -> None:
    """Two new places are allowed, left harbour 1 and right harbour 3; no ship moves."""
    t = Story(seats=4).ship(ANNA, "right_1", 1).ship(SEBASTIEN, "right_2", 1).servants(SEBASTIEN, 6, 5)
    t.perform(SEBASTIEN, "canal").play("option:b")
    me = t.player(SEBASTIEN)
    assert (5, 6) == (me.pool, me.supply)

    t.play("harbour:right_2")
    assert {"right_1": (ANNA, 1), "right_2": (SEBASTIEN, 2)} == t.ships
    assert {"harbour:right_2", "route:left", "route:right", "answer:skip"} == t.choices()

    t.play(f"route:{route}")
    assert {"right_1": (ANNA, 1), "right_2": (SEBASTIEN, 2), harbour: (SEBASTIEN, 1)} == t.ships
    assert (3, 6, 1) == (me.pool, me.supply, me.ships)
    assert t.who is None


@rule("GG-18.8")
def test_sebastien_sails_to_the_last_harbour() -> None:
    """From 2 over 3 and 4 to 5, where he takes an extra card."""
    t = Story(seats=4).ship(ANNA, "right_4", 1).ship(SEBASTIEN, "right_3", 1).ship(SEBASTIEN, "right_2", 2)
    t.hand(SEBASTIEN, "set3_3").deck("deck_8").servants(SEBASTIEN, 2, 7)
    t.perform(SEBASTIEN, "canal").play("option:a", "harbour:right_2")
    me = t.player(SEBASTIEN)
    assert (SEBASTIEN, 3) == t.ships["right_2"]
    # The ship is full in harbour 2 already; he does not claim 4 VP but sails on.
    t.skip().play("harbour:right_2")
    assert {"right_3": (SEBASTIEN, 1), "right_4": (ANNA, 1), "right_5": (SEBASTIEN, 3)} == t.ships

    t.play("harbour:right_5")
    assert {"reward:vp", "reward:card", "reward:double"} == t.choices()
    t.play("reward:card")
    assert {"set3_3", "deck_8"} == me.hand
    assert 0 == t.deck_size
    assert (1, 1, 9, 2, 0) == (me.card_slots, me.pool, me.supply, me.ships, me.vp)
    assert {"right_3": (SEBASTIEN, 1), "right_4": (ANNA, 1)} == t.ships
    assert t.who is None


@rule("GG-18.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_david_s_double_servant_wins_the_wall(seats: int) -> None:
    """One regular servant and the Double Servant are three against two and two: seven in all."""
    david, lisa, anna = 0, 1, 2
    t = Story(seats=seats).wall(lisa, 2).wall(anna, 2).intrigue((david, 0), (lisa, 3), (anna, 4))
    t.double(david, "pool").perform(david, "wall").play("option:b", "servant:regular", "count:2")
    t.play("servant:regular", "servant:double_as_2")
    me = t.player(david)

    assert (3, 1, 0) == (me.vp, me.envoy, me.wall)
    assert "supply" == me.double
    # Pool 6 - 1 spent - 1 placed; supply 6 + 1 spent + 1 back from the wall.
    assert (4, 8) == (me.pool, me.supply)
    assert [2, 2] == [t.player(lisa).wall, t.player(anna).wall]


@rule("GG-18.10")
def test_sebastien_s_double_servant_pays_twice() -> None:
    """It pays for two cities, comes back for two tokens, and pays for two steps to the Palace."""
    t = Story().hand(0, "set1_7", "set2_6").hand(1).gift("travel", "board_3").gift("palace", "board_4")
    t.servants(0, 0).double(0, "pool").cities(kaifeng="vp_2", nanjing="intrigue").traveller(0, "xiangyang").turns(0)
    me = t.player(0)
    t.play("gift:set1_7", "place:travel", "option:b")
    assert {"servant:double_as_2"} == t.choices()
    t.play("servant:double_as_2")
    assert "supply" == me.double

    t.play("city:kaifeng", "answer:yes", "city:nanjing", "answer:yes")
    assert (2, 1, ["vp_2", "intrigue"]) == (me.vp, me.intrigue, me.tokens)
    assert (0, 12) == (me.pool, me.supply)

    t.play("gift:set2_6", "place:palace").skip()
    assert "option:b" not in t.choices()
    t.play("trade:servant_0", "servant:double_as_1")
    assert ("pool", 0, 12, []) == (me.double, me.pool, me.supply, me.tokens)

    t.play("option:b")
    assert {"servant:double_as_2"} == t.choices()
    t.play("servant:double_as_2")
    assert (2, 2) == (me.envoy, me.intrigue)
    assert ("supply", 0, 12) == (me.double, me.pool, me.supply)


@rule("GG-18.11")
def test_the_dice_show_three_three_six() -> None:
    """Matches 1, 4, 0 and 4; Sébastien is ahead of Lisa on the Intrigue track and takes the bonus."""
    t = Story(seats=4).dice(3, 6, 3)
    for seat in EVERYBODY:
        t.hand(seat)
    t.discard(DAVID, "set1_6", "set1_7", "set2_8", "set1_2")
    t.discard(LISA, "deck_3a", "deck_3b", "set1_4", "set2_1")
    t.discard(ANNA, "set3_9", "set4_8", "set4_7", "set4_5")
    t.discard(SEBASTIEN, "board_3", "board_6", "set2_6", "set3_4")
    t.intrigue((LISA, 5), (SEBASTIEN, 6)).night()

    assert [7, 10, 10, 6] == [t.player(seat).pool for seat in EVERYBODY]
    assert [5, 2, 2, 6] == [t.player(seat).supply for seat in EVERYBODY]
    assert SEBASTIEN == t.who
    t.play("answer:yes")
    assert [0, 0, 3, 0] == [t.player(seat).vp for seat in EVERYBODY]
    assert [0, 0, 1, 0] == [t.player(seat).envoy for seat in EVERYBODY]


@rule("GG-18.12")
@pytest.mark.parametrize(("jade", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19)])
def test_jade_is_worth_more_together(jade: int, points: int) -> None:
    """The table of jade at the end; the Envoy's arrival is worth 7 beside it."""
    t = Story().jade(0, jade).envoy(0, 8).end()

    assert points == t.sheet(0).get("score-jade", 0)
    assert 7 + points == t.score(0)


@rule("GG-18.13")
def test_a_basket_of_fruit_for_a_golden_statue() -> None:
    """A 1 for a 9 is free, and the actions may be performed."""
    t = Story().hand(0, "set2_1").gift("intrigue", "set3_9").turn(0).play("gift:set2_1", "place:intrigue")
    assert {"option:a", "option:b", "answer:skip"} == t.choices()

    t.play("option:a", "route:main").skip().play("option:a")
    assert {"main_1": (0, 1)} == t.ships
    assert (1, 5) == (t.player(0).intrigue, t.player(0).pool)
    assert {"set3_9"} == t.player(0).discard


@rule("GG-18.13")
def test_a_basket_of_fruit_for_a_lute_is_not_free() -> None:
    """A 1 for an 8 has to be paid for."""
    t = Story().hand(0, "set2_1").gift("intrigue", "set2_8").turn(0).play("gift:set2_1", "place:intrigue")

    assert {"payment:servants", "payment:no-action"} == t.choices()
