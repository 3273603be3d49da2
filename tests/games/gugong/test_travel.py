"""Travel: moving the Traveller and what its tokens give (GG-6.1 to GG-6.3)."""

from caravanserai.core.event import redact
from caravanserai.games.gugong import GAME
from tests.games.gugong.story import Story, cards
from tests.rules import rule

ROADS: list[list[str]] = GAME.box.data["travel_map"]["roads"]
CITY_NAMES: list[str] = [city["id"] for city in GAME.box.data["travel_map"]["cities"]]


def cities(*names: str) -> set[str]:
    """The choices that are these cities."""
    return {f"city:{name}" for name in names}


def neighbours(name: str) -> set[str]:
    """The cities one road away."""
    return {a if b == name else b for a, b in ROADS if name in {a, b}}


# -- the action ------------------------------------------------------------------------------------------------------


@rule("GG-6.1.1")
def test_option_a_moves_once_takes_the_token_and_gives_its_benefit() -> None:
    """Option A is one move: the token leaves the map, and its benefit comes at once; it costs nothing."""
    t = Story().cities(kaifeng="vp_2", nanjing="envoy").perform(0, "travel")
    t.play("option:a", "city:kaifeng", "answer:yes")

    assert "kaifeng" == t.player(0).city
    assert ["vp_2"] == t.player(0).tokens
    assert {"nanjing": "envoy"} == t.map
    assert 2 == t.player(0).vp
    assert 6 == t.player(0).pool
    assert t.who is None


@rule("GG-6.1.2")
def test_option_b_costs_two_servants_and_moves_twice() -> None:
    """Option B is paid with 2 servants and gives two moves, each with its token and benefit."""
    t = Story().cities(kaifeng="vp_2", nanjing="intrigue", jinan="envoy").perform(0, "travel")
    t.play("option:b", "city:kaifeng", "answer:yes", "city:nanjing", "answer:yes")

    assert "nanjing" == t.player(0).city
    assert ["vp_2", "intrigue"] == t.player(0).tokens
    assert (4, 8) == (t.player(0).pool, t.player(0).supply)
    assert (2, 1) == (t.player(0).vp, t.player(0).intrigue)
    assert t.who is None


@rule("GG-6.1.2")
def test_one_servant_does_not_pay_for_option_b() -> None:
    """With one servant in the pool only option A is left."""
    t = Story().cities(kaifeng="servant_2", nanjing="envoy").servants(0, 1).perform(0, "travel")

    assert {"option:a", "answer:skip"} == t.choices()
    assert "GG-5.4.6" == t.rule("option:b")


@rule("GG-6.1.3")
def test_option_b_is_paid_before_the_first_move() -> None:
    """The 2 servants are gone when the first city is chosen; those of the first token pay for the second token."""
    t = Story().cities(kaifeng="servant_2", nanjing="servants_for_jade").servants(0, 3).perform(0, "travel")
    t.play("option:b")
    assert 1 == t.player(0).pool

    t.play("city:kaifeng", "answer:yes")
    assert 3 == t.player(0).pool

    t.play("city:nanjing", "answer:yes")
    assert (0, 1) == (t.player(0).pool, t.player(0).jade)


@rule("GG-6.1.4")
def test_the_second_move_of_option_b_may_be_left_out() -> None:
    """Only the second move can be left out, and both servants stay spent."""
    t = Story().cities(kaifeng="vp_2", nanjing="envoy").perform(0, "travel").play("option:b")
    assert cities("kaifeng", "nanjing") == t.choices()

    t.play("city:kaifeng", "answer:yes")
    assert cities("nanjing") | {"answer:skip"} == t.choices()

    t.skip()
    assert ["vp_2"] == t.player(0).tokens
    assert (4, 8) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None


@rule("GG-6.1.4")
def test_the_second_move_of_option_b_may_be_impossible() -> None:
    """With one token on the map option B can be chosen all the same; nothing is refunded."""
    t = Story().cities(kaifeng="vp_2").perform(0, "travel")
    t.play("option:b", "city:kaifeng", "answer:yes")

    assert set() == t.choices() & cities(*CITY_NAMES)
    assert 4 == t.player(0).pool


@rule("GG-6.1.5")
def test_a_token_is_taken_even_if_its_benefit_is_declined() -> None:
    """A declined benefit is lost: the token lies on the board and gives nothing any more."""
    t = Story().taken(0, "vp_2")
    assert {"answer:yes", "answer:skip"} == t.choices()

    t.skip()
    assert ["vp_2"] == t.player(0).tokens
    assert "kaifeng" not in t.map
    assert 0 == t.player(0).vp

    t.perform(0, "intrigue").play("option:a")
    assert 0 == t.player(0).vp


@rule("GG-6.1.5")
def test_a_token_is_taken_even_if_its_benefit_is_impossible() -> None:
    """An impossible benefit cannot be chosen, and does not come back when it would be possible."""
    t = Story().servants(0, 2).cities(kaifeng="servants_for_jade", nanjing="vp_2").perform(0, "travel")
    t.play("option:a", "city:kaifeng")
    assert "answer:yes" not in t.choices()

    t.play(*t.choices())
    assert ["servants_for_jade"] == t.player(0).tokens

    t.servants(0, 6).perform(0, "travel").play("option:a", "city:nanjing", "answer:yes")
    assert (0, 6) == (t.player(0).jade, t.player(0).pool)


# -- movement --------------------------------------------------------------------------------------------------------


@rule("GG-6.2.1")
def test_the_first_move_goes_to_any_city_with_a_token() -> None:
    """Far apart as they are, all cities with a token are offered, and only those; putting it down is the move."""
    t = Story().cities(lanzhou="vp_2", fuzhou="envoy", kaifeng="intrigue").perform(0, "travel").play("option:a")
    assert cities("lanzhou", "fuzhou", "kaifeng") == t.choices()

    t.play("city:fuzhou", "answer:skip")
    assert "fuzhou" == t.player(0).city
    assert t.who is None


@rule("GG-6.2.1")
def test_only_the_first_move_is_free_of_roads() -> None:
    """The second move of option B already follows the roads."""
    t = Story().perform(0, "travel").city("kaifeng", "double").play("option:b", "city:kaifeng")

    assert cities("zhending", "xiangyang", "nanjing") | {"answer:skip"} == t.choices()


@rule("GG-6.2.2", "GG-6.2.3")
def test_a_move_passes_over_cities_without_a_token() -> None:
    """From Kaifeng over empty Nanjing to the cities beyond it; the cities with a token are not passed over."""
    t = Story().traveller(0, "kaifeng").city("nanjing", "none").perform(0, "travel").play("option:a")

    assert cities("zhending", "xiangyang", "jinan", "suzhou", "nanchang") == t.choices()


@rule("GG-6.2.3")
def test_a_move_passes_over_other_travellers() -> None:
    """A city with another Traveller on it has no token and is passed over like any other."""
    t = Story(3).traveller(0, "kaifeng").traveller(1, "nanjing").traveller(2, "suzhou").perform(0, "travel")
    t.play("option:a")

    assert cities("zhending", "xiangyang", "jinan", "dengzhou", "fuzhou", "nanchang") == t.choices()


@rule("GG-6.2.3")
def test_a_path_may_pass_many_empty_cities() -> None:
    """The whole map but two cities is empty: both can be reached, but none behind the first on the only road."""
    t = Story().cities(lanzhou="vp_2", ningxia="vp_2", datong="vp_2", xian="vp_2").traveller(0, "fuzhou")
    t.perform(0, "travel").play("option:a")

    assert cities("datong", "xian") == t.choices()


@rule("GG-6.2.4")
def test_without_a_token_in_reach_no_move_is_possible() -> None:
    """On an empty map the Travel action cannot be performed, with neither option."""
    t = Story().cities().traveller(0, "kaifeng").perform(0, "travel")

    assert set() == t.choices() & {"option:a", "option:b"}


@rule("GG-6.2.4")
def test_a_move_never_ends_on_a_city_without_a_token() -> None:
    """An empty neighbour and a neighbour with another Traveller are refused as destinations."""
    t = Story().traveller(0, "kaifeng").traveller(1, "zhending").city("nanjing", "none").perform(0, "travel")
    t.play("option:a")

    assert set() == t.choices() & cities("nanjing", "zhending", "kaifeng")
    assert "GG-6.2.4" == t.rule("city:nanjing")


@rule("GG-6.2.5")
def test_roads_are_those_of_the_map() -> None:
    """On a full map a Traveller reaches the neighbours of its city, for every city."""
    for name in CITY_NAMES:
        t = Story().traveller(0, name).perform(0, "travel").play("option:a")
        assert cities(*neighbours(name)) == t.choices()


# -- basic tokens ----------------------------------------------------------------------------------------------------


@rule("GG-6.3.1")
def test_servant_1_gains_one_servant() -> None:
    """One servant from the supply to the pool."""
    t = Story().taken(0, "servant_1").play("answer:yes")

    assert (7, 5) == (t.player(0).pool, t.player(0).supply)


@rule("GG-6.3.2")
def test_servant_2_gains_two_servants() -> None:
    """Two servants from the supply to the pool."""
    t = Story().taken(0, "servant_2").play("answer:yes")

    assert (8, 4) == (t.player(0).pool, t.player(0).supply)


@rule("GG-6.3.3")
def test_envoy_advances_the_envoy_one_step() -> None:
    """One step on the path; the step into the Palace arrives, a step within it is 1 VP."""
    t = Story().taken(0, "envoy").play("answer:yes")
    assert 1 == t.player(0).envoy

    t = Story().envoy(0, 7).taken(0, "envoy").play("answer:yes")
    assert (7, 0) == (t.player(0).arrival_vp, t.player(0).vp)

    t = Story().envoy(0, 8).taken(0, "envoy").play("answer:yes")
    assert 1 == t.player(0).vp


@rule("GG-6.3.4")
def test_intrigue_advances_the_intrigue_marker_one_step() -> None:
    """One step, and nothing else moves."""
    t = Story().intrigue((0, 4), (1, 4)).taken(0, "intrigue").play("answer:yes")

    assert (5, 4) == (t.player(0).intrigue, t.player(1).intrigue)


@rule("GG-6.3.5")
def test_card_for_jade_wants_a_card_of_seven_or_more_from_the_hand() -> None:
    """A 7, 8 or 9 goes from the hand to the discard pile and 1 jade comes from the stock."""
    t = Story().hand(0, "set1_6", "set1_7", "set2_8", "set3_9").discard(0, "set4_8")
    houses = list(t.s.houses)
    t.taken(0, "card_for_jade").play("answer:yes")
    assert {"gift:set1_7", "gift:set2_8", "gift:set3_9"} == t.choices() - {"answer:skip"}

    t.play("gift:set1_7")
    assert {"set1_6", "set2_8", "set3_9"} == t.player(0).hand
    assert {"set1_7", "set4_8"} == t.player(0).discard
    assert 1 == t.player(0).jade
    assert houses == list(t.s.houses)


@rule("GG-6.3.5")
def test_card_for_jade_is_impossible_without_such_a_card() -> None:
    """A 6 in hand is too little, and an 8 on the discard pile is not in hand."""
    t = Story().hand(0, "set1_6").discard(0, "set4_8").taken(0, "card_for_jade")

    assert "answer:yes" not in t.choices()


@rule("GG-6.3.6")
def test_vp_2_scores_two() -> None:
    """2 VP on top of those already there."""
    t = Story().points(0, 5).taken(0, "vp_2").play("answer:yes")

    assert 7 == t.player(0).vp


@rule("GG-6.3.7")
def test_retrieve_takes_a_card_of_the_discard_pile_into_the_hand() -> None:
    """Any one card of the own pile, and no card of the hand, can be chosen."""
    t = Story().hand(0, "board_3").discard(0, "board_1", "board_2").taken(0, "retrieve").play("answer:yes")
    assert {"gift:board_1", "gift:board_2"} == t.choices() - {"answer:skip"}

    t.play("gift:board_2")
    assert {"board_2", "board_3"} == t.player(0).hand
    assert {"board_1"} == t.player(0).discard
    assert t.who is None


@rule("GG-6.3.7")
def test_retrieve_is_impossible_with_an_empty_discard_pile() -> None:
    """Nothing can be taken back from an empty pile."""
    t = Story().discard(0).taken(0, "retrieve")

    assert "answer:yes" not in t.choices()


@rule("GG-6.3.8")
def test_swap_exchanges_a_hand_card_with_a_card_on_the_board() -> None:
    """Values do not matter; the card taken goes to the hand, and neither payment nor action follows."""
    t = Story().hand(0, "board_1").discard(0, "board_2").gift("palace", "deck_9").taken(0, "swap")
    t.play("answer:yes")
    assert {"gift:board_1", "gift:board_2"} == t.choices() - {"answer:skip"}

    t.play("gift:board_1", "place:palace")
    assert {"deck_9"} == t.player(0).hand
    assert {"board_2"} == t.player(0).discard
    assert "board_1" == t.gifts["palace"]
    assert (6, 0) == (t.player(0).pool, t.player(0).envoy)
    assert t.who is None


@rule("GG-6.3.8")
def test_swap_exchanges_a_discarded_card_with_a_card_on_the_board() -> None:
    """The card taken for a card of the discard pile goes to the discard pile."""
    t = Story().hand(0, "board_1").discard(0, "board_2").gift("palace", "deck_9").taken(0, "swap")
    t.play("answer:yes", "gift:board_2", "place:palace")

    assert {"board_1"} == t.player(0).hand
    assert {"deck_9"} == t.player(0).discard
    assert "board_2" == t.gifts["palace"]


@rule("GG-6.3.9")
def test_wall_puts_a_servant_of_the_supply_on_the_wall() -> None:
    """The servant comes from the supply, so even an empty pool does not matter."""
    t = Story().servants(0, 0).taken(0, "wall").play("answer:yes")

    assert (0, 11, 1) == (t.player(0).pool, t.player(0).supply, t.player(0).wall)


@rule("GG-6.3.9")
def test_a_wall_completed_by_a_token_is_scored() -> None:
    """The fourth servant of two players completes the wall: 3 VP, an Envoy step, and the winner's servants return."""
    t = Story().wall(0, 2).wall(1, 1).taken(0, "wall").play("answer:yes")

    assert (3, 1, 0) == (t.player(0).vp, t.player(0).envoy, t.player(0).wall)
    assert 1 == t.player(1).wall


@rule("GG-6.3.10")
def test_ship_puts_a_servant_of_the_supply_on_an_own_ship() -> None:
    """An own ship with space or a new one may be loaded, not an opponent's; the pool is not touched."""
    t = Story().ship(0, "main_3", 1).ship(1, "main_2", 1).taken(0, "ship").play("answer:yes")
    assert {"harbour:main_3", "route:main"} == t.choices() - {"answer:skip"}

    t.play("harbour:main_3")
    assert (0, 2) == t.ships["main_3"]
    assert (6, 4) == (t.player(0).pool, t.player(0).supply)
    assert t.who is None


@rule("GG-6.3.10")
def test_ship_may_launch_a_new_ship() -> None:
    """A new ship goes to the free harbour nearest to the start, with the servant of the supply."""
    t = Story().ship(1, "main_1", 1).taken(0, "ship").play("answer:yes", "route:main")

    assert {"main_1": (1, 1), "main_2": (0, 1)} == t.ships
    assert (6, 5, 2) == (t.player(0).pool, t.player(0).supply, t.player(0).ships)


@rule("GG-6.3.10")
def test_the_third_servant_by_a_ship_token_may_claim_at_once() -> None:
    """Harbour 2 pays 4 VP: one servant goes to the slot, two to the supply, the ship back."""
    t = Story().ship(0, "main_2", 2).taken(0, "ship").play("answer:yes", "harbour:main_2")
    assert {"harbour:main_2", "answer:skip"} == t.choices()

    t.play("harbour:main_2")
    assert (4, 1) == (t.player(0).vp, t.player(0).vp_slots)
    assert (6, 5, 3) == (t.player(0).pool, t.player(0).supply, t.player(0).ships)
    assert {} == t.ships


@rule("GG-6.3.11")
def test_servants_for_jade_costs_three_servants() -> None:
    """3 servants are spent for 1 jade of the stock; houses keep theirs."""
    t = Story().servants(0, 4)
    houses = list(t.s.houses)
    t.taken(0, "servants_for_jade").play("answer:yes")

    assert (1, 11, 1) == (t.player(0).pool, t.player(0).supply, t.player(0).jade)
    assert houses == list(t.s.houses)


@rule("GG-6.3.11")
def test_two_servants_are_too_few_for_jade() -> None:
    """The benefit cannot be chosen with 2 servants in the pool."""
    t = Story().servants(0, 2).taken(0, "servants_for_jade")

    assert "answer:yes" not in t.choices()


@rule("GG-6.3.12")
def test_double_gives_nothing_at_once_and_counts_as_two_later() -> None:
    """No benefit is asked for; the one token pays alone for what costs two."""
    t = Story().taken(0, "double")
    assert ["double"] == t.player(0).tokens
    assert t.who is None

    t.perform(0, "intrigue")
    assert {"trade:servant_1"} == t.trades()


@rule("GG-6.3.13")
def test_the_card_discarded_for_jade_is_shown_to_all() -> None:
    """The opponent sees which card was discarded."""
    t = Story().hand(0, "set2_8").taken(0, "card_for_jade").play("answer:yes", "gift:set2_8")

    names = [kind.name for kind in GAME.events.kinds]
    seen = [redact(GAME.events, e, 1) for e in t.s.log or [] if names[e.kind] == "gift-discarded"]
    assert [{"set2_8"}] == [cards(1 << e.b) for e in seen]


@rule("GG-6.3.13")
def test_the_printed_value_counts_for_card_for_jade() -> None:
    """A 6 stays a 6 although a Bonus token raises the values of the cards played."""
    t = Story(bonus_tokens=True).marker(0, "bonus_value").hand(0, "set1_6").taken(0, "card_for_jade")

    assert "answer:yes" not in t.choices()


@rule("GG-6.3.14")
def test_a_wall_token_is_no_great_wall_action() -> None:
    """The decree `d2_wall` adds no servant and a toll at the wall is not paid."""
    t = Story(bonus_tokens=True).holds(0, "d2_wall").marker(1, "bonus_toll", "wall").points(0, 5)
    t.taken(0, "wall").play("answer:yes")

    assert t.who is None
    assert 1 == t.player(0).wall
    assert (5, 0) == (t.player(0).vp, t.player(1).vp)


@rule("GG-6.3.14")
def test_a_ship_token_is_no_grand_canal_action() -> None:
    """Another full ship is not paid out, no ship moves, and neither toll nor follow token answers."""
    t = Story(bonus_tokens=True).marker(1, "bonus_toll", "canal").marker(1, "bonus_follow", "canal").points(0, 5)
    t.ship(0, "main_2", 3).ship(0, "main_3", 1).taken(0, "ship").play("answer:yes", "harbour:main_3")

    assert t.who is None
    assert {"main_2": (0, 3), "main_3": (0, 2)} == t.ships
    assert (5, 0) == (t.player(0).vp, t.player(1).vp)


@rule("GG-6.3.15")
def test_a_token_does_not_pay_for_its_own_benefit() -> None:
    """With one token on the board and 2 servants, the token for 3 servants cannot first be traded for the third."""
    t = Story().servants(0, 2).tokens(0, "vp_2").taken(0, "servants_for_jade")
    assert set() == t.trades()
    assert "answer:yes" not in t.choices()

    t.play(*t.choices()).perform(0, "intrigue")
    assert {"trade:servant_0"} == t.trades()


@rule("GG-6.3.15")
def test_the_first_token_is_on_the_board_before_the_second_move() -> None:
    """Once the first benefit is taken, the first token can be exchanged before the second city is chosen."""
    t = Story().tokens(0, "envoy").cities(kaifeng="vp_2", nanjing="vp_2").perform(0, "travel")
    t.play("option:b", "city:kaifeng")
    assert ["envoy"] == t.player(0).tokens
    assert set() == t.trades()

    t.play("answer:yes")
    assert ["envoy", "vp_2"] == t.player(0).tokens
    assert cities("nanjing") | {"answer:skip"} == t.choices()
    assert {"trade:servant_0"} == t.trades()


@rule("GG-6.3.16")
def test_an_empty_supply_makes_benefits_from_it_impossible() -> None:
    """No servant can come out of an empty supply, to the pool, the wall or a ship."""
    for name in ["servant_1", "servant_2", "wall", "ship"]:
        t = Story().servants(0, 12).taken(0, name)
        assert "answer:yes" not in t.choices()


@rule("GG-6.3.16")
def test_servant_2_gives_one_servant_if_only_one_is_left() -> None:
    """The benefit is possible and gives what there is."""
    t = Story().servants(0, 11).taken(0, "servant_2").play("answer:yes")

    assert (12, 0) == (t.player(0).pool, t.player(0).supply)
