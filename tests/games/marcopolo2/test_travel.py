"""Travel: spaces, movement and its costs (MP-11.1 to 11.12, 11.19 to 11.22, MP-25.13, 25.14, 25.17, 25.18)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DEPART = "answer:skip"
NO_CONTRACT = "answer:skip"
DICE = {"travel_lower": 1, "travel_middle": 2, "travel_upper": 3}
MOST = {"travel_lower": 1, "travel_middle": 4, "travel_upper": 6}
EVENT_NAMES = [kind.name for kind in GAME.events.kinds]


def at(location: str, *dice: int, **stock: int) -> Story:
    """A traveller on a board without outpost tiles."""
    return Story().no_outposts().figure(0, location).dice(0, *dice).stock(0, **stock)


def go(*locations: str) -> list[str]:
    """The tokens of a path, departure included."""
    return [f"location:{location}" for location in locations] + [DEPART]


def throw(*dice: int) -> str:
    return "+".join(f"own_{value}" for value in sorted(dice))


def purse(t: Story, seat: int = 0) -> tuple[int, int, int]:
    """Coins, camels, jade."""
    me = t.player(seat)
    return me.coin, me.camel, me.jade


def moves(t: Story) -> list[str]:
    return [token[9:] for token in t.legal() if token.startswith("location:")]


# -- the three spaces --------------------------------------------------------------------------------------------------


@rule("MP-11.1")
def test_one_player_may_use_all_three_spaces_in_a_round() -> None:
    """With own dice, each empty and so without a coin for occupation; none of them twice."""
    t = at("xanadu", 1, 1, 1, 1, 1, 1, 6, coin=2).posts(0, "xanadu")
    t.use(0, "travel_lower", "own_1", *go("oasis_gobi")).end_turn()
    t.use(0, "travel_middle", "own_1+own_1", *go("xanadu")).end_turn()
    t.use(0, "travel_upper", "own_1+own_1+own_1", *go("oasis_gobi")).end_turn()

    assert (["oasis_gobi"], (0, 0, 0), [6]) == (t.player(0).figures, purse(t), t.player(0).own)
    t.stock(0, coin=20).turn(0)
    assert "MP-7.5" == t.rule("space:travel_lower")


@rule("MP-11.2")
@pytest.mark.parametrize(("space", "coins"), [("travel_lower", 2), ("travel_middle", 0), ("travel_upper", 0)])
def test_dice_and_cost_of_each_space(space: str, coins: int) -> None:
    """One die and 2 coins, two dice, three dice; the free route to the oasis adds nothing."""
    t = at("xanadu", 1, 2, 3, 4, coin=5).turn(0).play(f"space:{space}")
    assert {DICE[space]} == {token.count("own_") for token in t.legal()}

    t.play(f"dice:{throw(*range(1, DICE[space] + 1))}", *go("oasis_gobi"))
    assert (5 - coins, DICE[space]) == (t.player(0).coin, len(t.on(space)))


@rule("MP-11.2")
def test_the_lower_space_is_closed_without_its_two_coins() -> None:
    """The free route alone does not open it; jade pays for coins."""
    assert "MP-7.14" == at("xanadu", 6, coin=1).turn(0).rule("space:travel_lower")
    t = at("xanadu", 6, coin=1, jade=1).use(0, "travel_lower", "own_6", *go("oasis_gobi"))
    assert (0, 0, 0) == purse(t)


@rule("MP-11.2")
@pytest.mark.parametrize(("space", "asks"), [("travel_middle", False), ("travel_upper", True)])
def test_only_the_upper_space_allows_an_additional_post(space: str, asks: bool) -> None:
    """For a city moved through."""
    t = at("beijing", 3, 3, 3, coin=9).use(0, space, throw(*[3] * DICE[space]), *go("xanadu", "oasis_gobi"))
    assert asks == (t.question == "PlaceExtraPost")


@rule("MP-11.3", "MP-11.4")
@pytest.mark.parametrize("space", MOST)
@pytest.mark.parametrize("low", range(1, 7))
def test_the_lowest_die_and_the_space_limit_the_steps(space: str, low: int) -> None:
    """Lower 1, middle 4, upper 6 locations at most, never more than the lowest die."""
    most = next(s["max_steps"] for s in GAME.box.data["action_spaces"] if s["id"] == space)
    assert MOST[space] == most
    dice = [low] + [6] * (DICE[space] - 1)
    t = at("xanadu", *dice, coin=5).use(0, space, throw(*dice))

    steps = 0
    while moves(t):
        t.play("location:oasis_gobi" if steps % 2 == 0 else "location:xanadu")
        steps += 1
    assert min(most, low) == steps
    assert [DEPART] == t.legal()
    assert "MP-11.4" == t.rule("location:beijing")


@rule("MP-11.4")
@pytest.mark.parametrize(("throw_of", "steps"), [("own_6+black_2", 2), ("own_3+black_5", 3), ("black_2+black_5", 2)])
def test_black_dice_count_for_the_lowest_die(throw_of: str, steps: int) -> None:
    """Own or black, the smallest of the placement."""
    t = at("xanadu", 3, 6).black(0, 2, 5).use(0, "travel_middle", throw_of)
    for n in range(steps):
        t.play("location:oasis_gobi" if n % 2 == 0 else "location:xanadu")
    assert [DEPART] == t.legal()


@rule("MP-11.5")
def test_fewer_steps_will_do_but_not_none() -> None:
    """Departing is possible from the first step on."""
    t = at("beijing", 6, 6, coin=9).use(0, "travel_middle", "own_6+own_6")
    assert (False, "MP-11.5") == (DEPART in t.legal(), t.rule(DEPART))

    t.play(*go("xanadu"))
    assert (["xanadu"], 7) == (t.player(0).figures, t.player(0).coin)


@rule("MP-11.5")
def test_without_an_affordable_route_the_dice_cannot_be_placed() -> None:
    """From Beijing everything costs something."""
    assert "MP-7.14" == at("beijing", 6, 6).turn(0).rule("space:travel_middle")


# -- order and costs ---------------------------------------------------------------------------------------------------


@rule("MP-11.6")
def test_occupation_space_and_route_are_paid_before_the_move() -> None:
    """3 for the occupied space, 2 printed on it, 2 for the route; then the move, the post and its bonus."""
    t = at("beijing", 3, coin=7).lay("travel_lower", 1, 5).outposts(xanadu="outpost_gold")
    t.use(0, "travel_lower", "own_3", *go("xanadu"))

    assert ((0, 0, 0), 2, {"xanadu"}) == (purse(t), t.player(0).gold, t.player(0).posts)
    kinds = [EVENT_NAMES[event.kind] for event in t.s.log or []]
    wanted = ["dice-placed", "paid", "moved", "post-placed", "outpost-taken", "gained"]
    assert wanted == sorted(set(kinds) & set(wanted), key=kinds.index)
    assert kinds.index("moved") > len(kinds) - 1 - kinds[::-1].index("paid")
    poorer = at("beijing", 3, coin=6).lay("travel_lower", 1, 5).turn(0)
    assert "MP-7.14" == poorer.rule("space:travel_lower")


@rule("MP-11.6")
@pytest.mark.parametrize(
    ("stock", "enough"),
    [({"coin": 3}, False), ({"coin": 4}, True), ({"coin": 3, "jade": 1}, True), ({"jade": 3}, True)],
)
def test_space_and_route_must_be_payable_together(stock: dict[str, int], enough: bool) -> None:
    """2 coins for the space and 2 for Xanadu, or a single jade for the camel of the oasis."""
    t = at("beijing", 1, **stock).turn(0)
    assert enough == ("space:travel_lower" in t.legal())
    if not enough:
        assert "MP-7.14" == t.rule("space:travel_lower")


@rule("MP-11.6")
def test_both_posts_are_placed_before_the_bonuses() -> None:
    """First the one at the end, then the additional one, then what the end brings."""
    t = at("beijing", 3, 3, 3, coin=9, camel=9).outposts(karakorum="outpost_gold")
    t.use(0, "travel_upper", "own_3+own_3+own_3", *go("xanadu", "oasis_gobi", "karakorum"))
    assert ({"karakorum"}, 0) == (t.player(0).posts, t.player(0).gold)

    t.play("location:xanadu")
    places = [event[1] for event in t.told("post-placed")]
    assert 2 == len(places)
    names = [place["id"] for place in GAME.box.data["locations"]]
    assert ["karakorum", "xanadu"] == [names[place] for place in places]
    assert 0 == t.player(0).gold
    t.play("benefit:karakorum_outpost")
    assert 2 == t.player(0).gold


@rule("MP-11.7")
def test_the_cost_of_a_path_is_the_sum_of_its_routes() -> None:
    """Coins, camels and jade; some routes cost nothing."""
    t = at("kashgar", 4, 4, coin=20, camel=20, jade=2).posts(0, "kabul")
    t.use(0, "travel_middle", "own_4+own_4", *go("lhasa", "jaipur", "kabul"))
    assert (15, 18, 0) == purse(t)
    free = at("xanadu", 2, 2).use(0, "travel_middle", "own_2+own_2", *go("oasis_gobi"))
    assert ([], ["oasis_gobi"]) == (free.told("paid"), free.player(0).figures)


@rule("MP-11.8")
def test_nothing_is_paid_or_moved_before_the_path_is_known() -> None:
    """The whole cost is due at once."""
    t = at("yangzhou", 3, 3, coin=5, camel=5).posts(0, "pagan").use(0, "travel_middle", "own_3+own_3")
    t.play("location:fuzhou", "location:oasis_yunnan", "location:pagan")
    assert (["yangzhou"], (5, 5, 0)) == (t.player(0).figures, purse(t))

    t.play(DEPART)
    assert (["pagan"], (0, 0, 0)) == (t.player(0).figures, purse(t))


@rule("MP-11.8")
def test_a_path_beyond_the_purse_cannot_be_planned() -> None:
    """3 coins to Fuzhou and back again are 6, of which one is missing."""
    t = at("yangzhou", 3, 3, coin=5).use(0, "travel_middle", "own_3+own_3", "location:fuzhou")
    assert [] == moves(t)
    assert "MP-11.8" == t.rule("location:yangzhou")


@rule("MP-11.8")
def test_what_waits_at_the_end_does_not_pay_the_way() -> None:
    """Three camels in Xian do not carry anybody there."""
    t = at("beijing", 2, 2, coin=2, camel=1).markers(xian="marker_camels").use(0, "travel_middle", "own_2+own_2")
    assert "location:xian" not in t.legal()


@rule("MP-11.9")
def test_the_jade_of_a_route_is_paid_in_jade() -> None:
    """Coins and camels do not replace it, but jade replaces them."""
    t = at("lhasa", 1, 1, coin=20, camel=20).use(0, "travel_middle", "own_1+own_1")
    assert "MP-11.8" == t.rule("location:jaipur")
    assert "location:jaipur" not in t.legal()

    t = at("lhasa", 1, 1, jade=3).posts(0, "jaipur").use(0, "travel_middle", "own_1+own_1", *go("jaipur"))
    assert (["jaipur"], (0, 0, 0)) == (t.player(0).figures, purse(t))
    assert "space:travel_middle" not in at("lhasa", 1, 1, jade=2).turn(0).legal()


@rule("MP-11.9")
@pytest.mark.parametrize(("coins", "enough"), [(3, True), (2, False)])
def test_jade_for_a_route_and_jade_for_coins_add_up(coins: int, enough: bool) -> None:
    """Lhasa, Jaipur, Kabul: 5 coins and 1 jade; 3 jade leave 2 of them for coins."""
    t = (
        at("lhasa", 2, 2, coin=coins, jade=3)
        .posts(0, "kabul")
        .use(0, "travel_middle", "own_2+own_2", "location:jaipur")
    )
    assert enough == ("location:kabul" in t.legal())
    if enough:
        assert (0, 0, 0) == purse(t.play(*go("kabul")))


@rule("MP-11.10")
def test_a_figure_passes_cities_and_oases_one_by_one() -> None:
    """Only neighbours are next, and it stands at the end of the path."""
    t = at("beijing", 4, 4, coin=9, camel=9).posts(0, "karakorum").use(0, "travel_middle", "own_4+own_4")
    for location in ("xanadu", "oasis_gobi", "karakorum"):
        assert "location:kashgar" not in t.legal()
        t.play(f"location:{location}")
    assert {"oasis_altai", "oasis_dunhuang", "oasis_gobi"} == set(moves(t))
    assert ["karakorum"] == t.play(DEPART).player(0).figures


@rule("MP-11.11")
def test_a_route_may_be_used_again_at_full_cost() -> None:
    """Beijing to Xanadu three times over: 6 coins."""
    t = at("beijing", 3, 3, coin=6).use(0, "travel_middle", "own_3+own_3", *go("xanadu", "beijing", "xanadu"))
    assert (["xanadu"], 0, {"xanadu"}) == (t.player(0).figures, t.player(0).coin, t.player(0).posts)


@rule("MP-11.11")
def test_figures_share_a_location() -> None:
    """Passing or ending."""
    t = at("beijing", 2, 2, coin=9).figure(1, "xanadu").figure(2, "xanadu").figure(3, "oasis_gobi")
    t.use(0, "travel_middle", "own_2+own_2", *go("xanadu", "oasis_gobi"))
    assert [["oasis_gobi"], ["xanadu"], ["xanadu"], ["oasis_gobi"]] == [t.player(n).figures for n in range(4)]


@rule("MP-11.12")
@pytest.mark.parametrize("improved", [False, True])
def test_a_seal_opens_a_route_and_stays(improved: bool) -> None:
    """Its coins are still paid."""
    closed = (
        at("beijing", 2, 2, coin=9).seals(0, "spicers", "tailors", "jewelers").use(0, "travel_middle", "own_2+own_2")
    )
    assert "MP-11.12" == closed.rule("location:fuzhou")

    t = at("beijing", 2, 2, coin=9).seals(0, *([] if improved else ["farmers"]), improved=("farmers",) * improved)
    t.use(0, "travel_middle", "own_2+own_2", *go("fuzhou"))
    assert (["fuzhou"], 7, {"farmers"}) == (t.player(0).figures, t.player(0).coin, t.player(0).seals)
    assert improved == bool(t.player(0).improved)


# -- other movement ----------------------------------------------------------------------------------------------------


@rule("MP-11.19")
def test_only_travel_spaces_move_the_hourglass() -> None:
    """A movement by a card, a tile or a contract does not; the lower space does afterwards."""
    t = at("xanadu", 1).figure(1, "xanadu").dice(1, 6).stock(1, coin=2, camel=20).card("area_card_1", "move_camels")
    t.use(1, "area_card_1", "own_6", *go("oasis_gobi")).end_turn()
    assert (["oasis_gobi"], 0) == (t.player(1).figures, t.hourglass)
    t.gain(1, [{"kind": "move", "steps": 1}]).play(*go("xanadu"))
    assert 0 == t.hourglass

    t.figure(2, "xanadu").dice(2, 1).stock(2, coin=2).use(2, "travel_lower", "own_1", *go("oasis_gobi"))
    assert 2 == t.hourglass


@rule("MP-11.20")
def test_a_move_reward_takes_one_figure_so_many_locations() -> None:
    """Route costs are paid and no space cost; one post at the end, none on the way; two steps and no third."""
    t = at("beijing", coin=4, camel=3).gain(0, [{"kind": "move", "steps": 2}])
    t.play("location:xanadu", "location:beijing")
    assert [] == moves(t)
    t = at("beijing", coin=9, camel=9).gain(0, [{"kind": "move", "steps": 2}])
    assert "MP-11.12" == t.rule("location:fuzhou")
    t.play(*go("xian", "yangzhou"), NO_CONTRACT)

    assert (["yangzhou"], {"yangzhou"}, (7, 7, 0)) == (t.player(0).figures, t.player(0).posts, purse(t))


@rule("MP-11.20")
def test_unused_movement_is_lost() -> None:
    """After one of two steps the contract is done with."""
    t = at("xanadu", 1, camel=2, silk=1, gold=2, jade=2).active(0, "contract_n39").turn(0)
    t.play("contract:contract_n39", *go("oasis_gobi"))
    assert (["oasis_gobi"], "TakeTurn", (0, 0, 0)) == (t.player(0).figures, t.question, purse(t))
    assert [] == moves(t)


@rule("MP-11.21")
def test_a_move_reward_may_be_declined() -> None:
    """Nothing is paid and nobody moves."""
    t = at("beijing", coin=9, camel=9).gain(0, [{"kind": "move", "steps": 2}])
    assert DEPART in t.legal()
    t.play(DEPART)
    assert (["beijing"], (9, 9, 0), "") == (t.player(0).figures, purse(t), t.question)


@rule("MP-11.21", "MP-12.14")
def test_the_movement_of_an_outpost_tile_may_be_declined() -> None:
    """The tile is gone all the same."""
    t = at("beijing", 1, 1, coin=9).outposts(xanadu="outpost_move")
    t.use(0, "travel_middle", "own_1+own_1", *go("xanadu"))
    assert DEPART in t.legal()
    t.play(DEPART)
    assert (["xanadu"], None, 7) == (t.player(0).figures, t.outpost("xanadu"), t.player(0).coin)


@rule("MP-11.22")
@pytest.mark.parametrize("own", [True, False])
def test_a_movement_may_end_where_it_began(own: bool) -> None:
    """Out and back: an own post there means that nothing is placed or gained; without one it is placed."""
    t = at("xian", 2, 2, coin=4).markers(xian="marker_camels").posts(0, *["xian"] * own)
    t.use(0, "travel_middle", "own_2+own_2", *go("yangzhou", "xian"))

    assert (["xian"], {"xian"}) == (t.player(0).figures, t.player(0).posts)
    assert (0, 0 if own else 3) == purse(t)[:2]


# -- decisions ---------------------------------------------------------------------------------------------------------


@rule("MP-25.13")
def test_own_and_black_dice_make_up_the_number() -> None:
    """Exactly as many as the space shows, in any mix; after the own colour only black dice."""
    t = at("xanadu", 1, 3).black(0, 2, 5).turn(0).play("space:travel_middle")
    pairs = ["own_1+own_3", "own_1+black_2", "own_1+black_5", "own_3+black_2", "own_3+black_5", "black_2+black_5"]
    assert {f"dice:{pair}" for pair in pairs} == set(t.legal())

    t.play("dice:own_1+black_2", *go("oasis_gobi")).end_turn()
    t.black(0, 5, 6).stock(0, coin=5).use(0, "travel_middle", "black_5+black_6")
    assert ("Move", [3]) == (t.question, t.player(0).own)


@rule("MP-25.13")
def test_minimum_value_and_occupation_limit_the_dice() -> None:
    """On the occupied second book a 3 costs 3 coins; a 2 is too low and a 4 too dear."""
    t = at("beijing", 2, 3, 4, coin=3).lay("book_2", 1, 6).turn(0)
    assert "space:book_2" in t.legal()
    t.play("space:book_2", "offer:left")
    assert ([(1, 6), (0, 3)], 0, [2, 4]) == (t.on("book_2"), t.player(0).coin, t.player(0).own)


@rule("MP-25.13")
def test_dice_too_dear_for_an_occupied_space_are_refused() -> None:
    """With 3 coins a pair with a 1 or a 3 in it can be paid for, two fives cannot."""
    t = at("xanadu", 1, 3, 5, 5, coin=3).lay("travel_middle", 1, 6, 6).turn(0).play("space:travel_middle")
    assert {"dice:own_1+own_3", "dice:own_1+own_5", "dice:own_3+own_5"} == set(t.legal())
    assert "MP-7.8" == t.rule("dice:own_5+own_5")


@rule("MP-25.13")
def test_a_colour_that_was_here_does_not_come_again_beside_a_black_die() -> None:
    """One black die is not enough where two dice are needed."""
    t = at("xanadu", 6).lay("travel_middle", 0, 2, 2).black(0, 5).stock(0, coin=9).turn(0)
    assert "MP-7.5" == t.rule("space:travel_middle")


@rule("MP-25.14")
@pytest.mark.parametrize(
    ("stock", "counts"),
    [
        ({"coin": 5}, []),
        ({"coin": 5, "jade": 2}, ["count:0", "count:1", "count:2"]),
        ({"coin": 2, "jade": 2}, ["count:1", "count:2"]),
        ({"coin": 1, "jade": 2}, []),
    ],
)
def test_jade_for_the_occupation_of_a_book(stock: dict[str, int], counts: list[str]) -> None:
    """From what is short up to the jade held; the 3 are paid, and the offer brings 1 jade."""
    t = at("beijing", 3, **stock).lay("book_1", 1, 1).use(0, "book_1", "own_3", "offer:left")
    if counts:
        assert ("PayCoinsInJade", counts) == (t.question, t.legal())
        t.play(counts[-1])
    assert sum(stock.values()) - 3 + 1 == sum(purse(t))
    assert (2, [(1, 1), (0, 3)]) == (t.player(0).pepper, t.on("book_1"))


@rule("MP-25.14")
def test_jade_for_an_offer_is_not_spent_on_occupation() -> None:
    """With 2 coins and 2 jade on an occupied book a 3 leaves one jade for the offer, and no second."""
    t = at("beijing", 3, coin=2, jade=2).lay("book_1", 1, 1).offer(1, "offer_1_2").use(0, "book_1", "own_3")
    assert "offer:two_jade" not in t.legal()
    t.play("offer:one_jade")
    assert ((0, 0, 0), 4) == (purse(t), t.player(0).pepper)


@rule("MP-25.14")
def test_jade_for_coins_and_then_for_camels() -> None:
    """Each from what is short up to what is asked, together no more than the jade held."""
    counts = {}
    for coins_in_jade in range(3):
        t = at("fuzhou", 1, 1, coin=2, camel=1, jade=3).use(0, "travel_middle", "own_1+own_1", *go("oasis_yunnan"))
        assert ["count:0", "count:1", "count:2"] == t.legal()
        t.play(f"count:{coins_in_jade}")
        counts[coins_in_jade] = t.legal() if t.question == "PayCamelsInJade" else []
        if counts[coins_in_jade]:
            t.play("count:1")
        assert (coins_in_jade, 0, 2 - coins_in_jade) == purse(t)
    assert {0: ["count:1", "count:2"], 1: ["count:1", "count:2"], 2: []} == counts


@rule("MP-25.14")
def test_the_jade_of_the_cost_itself_is_kept_for_it() -> None:
    """Of 2 jade one belongs to the route, so only one may stand for a coin."""
    t = at("lhasa", 1, 1, coin=2, jade=2).posts(0, "jaipur").use(0, "travel_middle", "own_1+own_1", *go("jaipur"))
    assert ["count:0", "count:1"] == t.legal()
    assert (1, 0, 0) == purse(t.play("count:1"))


@rule("MP-25.14")
@pytest.mark.parametrize(
    ("stock", "left"),
    [
        ({"coin": 3, "camel": 2}, (1, 0, 0)),
        ({"coin": 0, "camel": 2, "jade": 2}, (0, 0, 0)),
        ({"coin": 1, "camel": 1, "jade": 2}, (0, 0, 0)),
        ({"coin": 0, "camel": 0, "jade": 4}, (0, 0, 0)),
    ],
)
def test_nobody_is_asked_about_jade_without_a_choice(stock: dict[str, int], left: tuple[int, int, int]) -> None:
    """No jade, or just as much as is short."""
    t = at("fuzhou", 1, 1, **stock).use(0, "travel_middle", "own_1+own_1", *go("oasis_yunnan"))
    assert (["oasis_yunnan"], left) == (t.player(0).figures, purse(t))


@rule("MP-25.17")
def test_the_path_is_the_travellers_choice() -> None:
    """To Fuzhou over Xian for 4 coins and 2 camels or over Yangzhou for 6 coins."""
    for way, left in (("xian", (2, 0, 0)), ("yangzhou", (0, 2, 0))):
        t = at("beijing", 2, 2, coin=6, camel=2).use(0, "travel_middle", "own_2+own_2", *go(way, "fuzhou"))
        assert (["fuzhou"], left) == (t.player(0).figures, purse(t))


@rule("MP-25.17")
def test_mailin_and_tian_chin_each_have_a_path() -> None:
    """Three steps in all, shared between the figures; both paths are paid before either moves."""
    t = at("beijing", 3, 3, coin=8, camel=2).character(0, "mailin_tian_chin").use(0, "travel_middle", "own_3+own_3")
    t.play("location:xanadu", "figure:second", "location:xian")
    assert (["beijing", "beijing"], (8, 2, 0)) == (t.player(0).figures, purse(t))
    t.play("location:fuzhou")
    assert [] == moves(t)

    t.play(DEPART)
    assert (["xanadu", "fuzhou"], {"xanadu", "fuzhou"}, (2, 0, 0)) == (t.player(0).figures, t.player(0).posts, purse(t))


@rule("MP-25.17")
def test_one_of_the_two_figures_may_stay() -> None:
    """Changing to the other figure is no step: without one nobody departs."""
    t = at("beijing", 3, 3, coin=8).character(0, "mailin_tian_chin").use(0, "travel_middle", "own_3+own_3")
    t.play("figure:second")
    assert "MP-11.5" == t.rule(DEPART)
    t.play(*go("xanadu"))
    assert (["beijing", "xanadu"], {"xanadu"}) == (t.player(0).figures, t.player(0).posts)


@rule("MP-25.18")
@pytest.mark.parametrize("first", ["a", "b"])
@pytest.mark.parametrize("second", ["a", "b"])
def test_mongke_khan_chooses_for_each_oasis(first: str, second: str) -> None:
    """2 coins or 1 camel beside the 3 points, for each of two different oases."""
    t = at("oasis_yunnan", 1, 1, coin=4).character(0, "mongke_khan").use(0, "travel_middle", "own_1+own_1")
    t.play(*go("oasis_bengal", "oasis_yunnan"), f"option:{first}", f"option:{second}")

    coins, camels = 2 * (first + second).count("a"), (first + second).count("b")
    assert ((coins, camels, 0), 6) == (purse(t), t.player(0).vp)
