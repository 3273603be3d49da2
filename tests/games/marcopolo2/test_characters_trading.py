"""The other characters: De Wu, Abha Basu, Filippo Vitello, Isabella Donati (MP-20.2, 20.3, 20.5, 20.6)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER, changed, holdings, journey, onward
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

DE_WU, ABHA, FILIPPO, ISABELLA = "de_wu", "abha_basu", "filippo_vitello", "isabella_donati"

# What a die brings Isabella Donati, and what a pair brings.
SINGLE = {1: {"coin": 2}, 2: {"vp": 1}, 3: {"camel": 1}, 4: {"camel": 1}, 5: {"vp": 1}, 6: {"coin": 2}}
PAIR = {1: {"jade": 1}, 2: {"silk": 1}, 3: {"gold": 1}, 4: {"gold": 1}, 5: {"silk": 1}, 6: {"jade": 1}}


def total(*gains: dict[str, int]) -> dict[str, int]:
    """Several gains together."""
    return {name: sum(gain.get(name, 0) for gain in gains) for gain in gains for name in gain}


@rule("MP-1.3")
def test_seven_characters() -> None:
    """Those of this section; in many deals each of them can be picked."""
    names = {DE_WU, ABHA, FILIPPO, ISABELLA, "mongke_khan", "mailin_tian_chin", "gantulga_od"}
    assert names == {row["id"] for row in GAME.box.data["characters"]}
    assert names == {name for key in range(10) for name in dealt(2, key).characters}


# De Wu


@rule("MP-20.2.1")
def test_de_wu_takes_a_seal_with_one_die_or_two() -> None:
    """Each time the choice is free; everybody else needs two."""
    t = Story().character(0, DE_WU).dice(0, 4, 4).turn(0).play("space:guild_seals")
    assert {"dice:own_4", "dice:own_4+own_4"} == set(t.legal())
    t.play("dice:own_4", "seal:jewelers")
    assert ([4], {"jewelers"}) == (t.player(0).own, t.player(0).seals)
    t = Story().character(0, DE_WU).dice(0, 4, 4).turn(0).play("space:guild_seals", "dice:own_4+own_4", "seal:jewelers")
    assert ([], {"jewelers"}) == (t.player(0).own, t.player(0).seals)
    t = Story().character(0, OTHER).dice(0, 4, 4).turn(0).play("space:guild_seals")
    assert "dice:own_4" not in t.legal()
    assert "space:guild_seals" not in Story().character(0, OTHER).dice(0, 4).turn(0).legal()


@rule("MP-20.2.1", "MP-10.2")
def test_the_single_die_decides_which_seals_de_wu_may_take() -> None:
    """A 6 beside a 1: alone it opens all four, together only the farmers'."""
    t = Story().character(0, DE_WU).dice(0, 1, 6).turn(0).play("space:guild_seals", "dice:own_6")
    assert {f"seal:{name}" for name in ("farmers", "spicers", "tailors", "jewelers")} == set(t.legal())
    t = Story().character(0, DE_WU).dice(0, 1, 6).turn(0).play("space:guild_seals", "dice:own_1+own_6")
    assert {"farmers"} == onward(t).player(0).seals


@rule("MP-20.2.2")
def test_de_wu_gains_jade_for_improving_and_not_for_taking() -> None:
    """The farmers' seal: none when taken; improved for 3 coins and 2 camels it brings 3 coins and 1 jade."""
    t = Story().character(0, DE_WU).stock(0, coin=3, camel=2).dice(0, 1, 1).turn(0)
    t.play("space:guild_seals", "dice:own_1", "seal:farmers")
    assert ({"farmers"}, 0) == (t.player(0).seals, t.player(0).jade)
    assert {"camel": -2, "jade": 1} == changed(t, "seal:farmers")


@rule("MP-20.2.2")
def test_de_wu_gains_jade_each_time() -> None:
    """Two seals in one turn: 2 jade and the spicers' own; somebody else gets none."""
    for character, jade in ((DE_WU, 3), (OTHER, 1)):
        t = Story().character(0, character).seals(0, "tailors", "spicers").stock(0, coin=12, pepper=2, silk=2)
        onward(t.dice(0, 1).turn(0).play("seal:tailors", "seal:spicers"))
        assert jade == t.player(0).jade


@rule("MP-20.2.3", "MP-22.3")
def test_de_wu_has_one_more_shield_at_the_end() -> None:
    """0 and 1: 1 point; 4 and 1: 9 instead of 6."""
    assert {"score-shields": 1} == Story().character(0, DE_WU).stock(0).lines(0)
    cities = ("xian", "hormuz", "baghdad", "jaipur")
    assert {"score-shields": 9} == Story().character(0, DE_WU).stock(0).posts(0, *cities).lines(0)
    assert {"score-shields": 6} == Story().character(0, OTHER).stock(0).posts(0, *cities).lines(0)


@rule("MP-20.2.4", "MP-7.8")
@pytest.mark.parametrize("value", [1, 2, 5])
def test_de_wu_pays_the_value_of_the_single_die_where_it_is_occupied(value: int) -> None:
    """So many coins, and nothing without them."""
    t = Story().character(0, DE_WU).lay("guild_seals", 1, 6, 6).stock(0, coin=value).dice(0, value).turn(0)
    t.play("space:guild_seals")
    onward(t)
    assert (0, 1) == (t.player(0).coin, len(t.player(0).seals))
    t = Story().character(0, DE_WU).lay("guild_seals", 1, 6, 6).stock(0, coin=value - 1).dice(0, value).turn(0)
    assert "space:guild_seals" not in t.legal()


# Abha Basu


@rule("MP-20.3.1", "MP-3.13")
def test_abha_basu_gains_coins_in_round_one() -> None:
    """8 and 2 coins when the first turn begins; the others have 8, and what a low roll brought."""
    t = dealt(2).revealed(ABHA, OTHER, DE_WU).picked(ABHA, OTHER).opened()
    owner = t.order[-1]
    while t.question == "TakeCompensation":
        t.play(t.legal()[-1])
    assert (10, 8) == (t.player(owner).coin, t.player(1 - owner).coin)


@rule("MP-20.3.1")
def test_abha_basu_gains_coins_at_the_start_of_every_round() -> None:
    """2, and 2 again."""
    t = Story().character(0, ABHA).stock(0).bonuses(0)
    assert {"coin": 2} == {name: n for name, n in t.player(0).stock.items() if n}
    assert 4 == t.bonuses(0).player(0).coin
    for n in (1, 2, 3, 4):
        t = Story(2).character(0, ABHA).stock(0).round(n).new_round()
        assert (0, 0, 2) in t.told("gained")


@rule("MP-20.3.2", "MP-20.3.3")
def test_abha_basu_gains_jade_for_a_completed_contract() -> None:
    """Contract 5: 3 points, 3 coins; 1 jade, which is 1 point more."""
    for character, jade in ((ABHA, 1), (OTHER, 0)):
        t = Story().character(0, character).active(0, "contract_n05").stock(0, camel=2, silk=1, gold=1).dice(0, 1)
        t.turn(0).play("contract:contract_n05")
        assert (3 + jade, 3, jade) == (t.player(0).vp, t.player(0).coin, t.player(0).jade)


@rule("MP-20.3.2", "MP-20.3.3")
def test_abha_basu_scores_the_jade_of_a_reward_and_her_own() -> None:
    """Contract 3: 2 points and 2 jade, and 1 jade of hers: 3 points more."""
    t = Story().character(0, ABHA).active(0, "contract_n03").stock(0, camel=1, silk=3).dice(0, 1).turn(0)
    t.play("contract:contract_n03")
    assert (3, 2 + 3) == (t.player(0).jade, t.player(0).vp)


@rule("MP-20.3.3")
def test_abha_basu_scores_jade_from_any_source_at_once() -> None:
    """The money bag, a book, a seal, a marker, an improved seal, a special city."""
    t = Story().character(0, ABHA).stock(0).dice(0, 5, 5, 4, 4).turn(0)
    t.play("bonus:money_bag", "die:own_5", "option:c")
    assert (1, 1) == (t.player(0).jade, t.player(0).vp)
    t.play("space:guild_seals", "dice:own_4+own_4", "seal:jewelers")
    assert (4, 4) == (t.player(0).jade, t.player(0).vp)
    t.end_turn().turn(0).play("space:book_1", "offer:left")
    assert (5, 5) == (t.player(0).jade, t.player(0).vp)
    t.end_turn().posts(0, "hormuz").markers(hormuz="marker_jade").seals(0, improved=("spicers",)).bonuses(0)
    assert (8, 8) == (t.player(0).jade, t.player(0).vp)
    t.dice(0, 6).turn(0).play("space:hormuz")
    assert (8 + 1 + 2, 8 + 1 + 2) == (t.player(0).jade, t.player(0).vp)


@rule("MP-20.3.3")
def test_abha_basu_keeps_the_points_when_jade_is_spent() -> None:
    """3 jade, 3 points; 2 jade paid for an offer, and the points stay; nobody else scores jade."""
    t = Story().character(0, ABHA).offer(1, "offer_1_1").stock(0).gain(0, {"jade": 3})
    t.dice(0, 1).turn(0).play("space:book_1", "offer:two_jade")
    assert (1, 3) == (t.player(0).jade, t.player(0).vp)
    assert 0 == Story().character(0, OTHER).gain(0, {"jade": 3}).player(0).vp


# Filippo Vitello


def first_in_xanadu(traveller: int, owner: int) -> Story:
    """Somebody is the first with a post in Xanadu, where 2 gold lie, while somebody has Filippo."""
    t = Story().character(owner, FILIPPO).outposts(xanadu="outpost_gold").stock(traveller, coin=4).dice(traveller, 1)
    return journey(t.turn(traveller).play("space:travel_lower"), "xanadu").end_turn()


@rule("MP-20.5.1", "MP-25.50")
def test_filippo_takes_the_tile_that_another_used_up() -> None:
    """The other has the 2 gold; the tile lies with Filippo's owner at once, who is asked nothing and gets no gold."""
    t = first_in_xanadu(traveller=0, owner=1)
    assert (2, set()) == (t.player(0).gold, t.player(0).tiles)
    assert (0, {"outpost_gold"}) == (t.player(1).gold, t.player(1).tiles)
    assert (None, "") == (t.outpost("xanadu"), t.question)


@rule("MP-20.5.1")
def test_without_filippo_a_tile_goes_to_the_box() -> None:
    """Nobody keeps it."""
    t = Story().outposts(xanadu="outpost_gold").stock(0, coin=4).dice(0, 1).turn(0)
    journey(t.play("space:travel_lower"), "xanadu")
    assert [set(), set(), set(), set()] == [t.player(seat).tiles for seat in range(4)]


@rule("MP-20.5.2")
def test_filippo_keeps_his_own_tiles_too() -> None:
    """2 gold at once, and the tile for later."""
    t = first_in_xanadu(traveller=0, owner=0)
    assert (2, {"outpost_gold"}) == (t.player(0).gold, t.player(0).tiles)


@rule("MP-20.5.3")
def test_a_kept_tile_is_returned_for_its_bonus() -> None:
    """As a bonus action in a turn of the owner; then it is gone for good."""
    t = Story().character(0, FILIPPO).tiles(0, "outpost_gold").stock(0).dice(0, 1, 1).turn(0)
    assert {"gold": 2} == changed(t, "tile:outpost_gold")
    assert set() == t.player(0).tiles
    assert "tile:outpost_gold" not in t.legal()
    assert "outpost_gold" not in t.seen()["outposts"].values()
    assert "tile:outpost_silk" not in t.legal()


@rule("MP-20.5.3", "MP-19.5")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("outpost_gold", {"gold": 2}),
        ("outpost_silk", {"silk": 2}),
        ("outpost_pepper", {"pepper": 3}),
        ("outpost_jade", {"jade": 2}),
        ("outpost_camels", {"camel": 3}),
        ("outpost_coins", {"coin": 5}),
        ("outpost_black_die", {"black dice": 1}),
    ],
)
def test_every_kept_tile_brings_what_it_shows(tile: str, gain: dict[str, int]) -> None:
    """The same as on the map."""
    t = Story().character(0, FILIPPO).tiles(0, tile).dice(0, 1, 1).turn(0)
    assert gain == changed(t, f"tile:{tile}")


@rule("MP-20.5.3", "MP-16.12")
def test_a_kept_tile_that_moves_or_asks_is_carried_out_at_once() -> None:
    """Onward to Xian, with the marker there; a contract and 2 coins; a camel and a good."""
    t = Story().character(0, FILIPPO).tiles(0, "outpost_move", "outpost_contract", "outpost_choice")
    t.markers(xian="marker_points").pile("contract_n05").stock(0, camel=2).dice(0, 1).turn(0)
    journey(t.play("tile:outpost_move"), "xian")
    assert ({"xian"}, 3, 0, "TakeTurn") == (t.player(0).posts, t.player(0).vp, t.player(0).camel, t.question)
    onward(t.play("tile:outpost_contract"))
    assert (["contract_n05"], 2) == (t.player(0).active, t.player(0).coin)
    t.play("tile:outpost_choice")
    while t.question != "GainGoods":
        t.play(t.legal()[0])
    onward(t.play("good:silk"))
    assert (1, 1, set()) == (t.player(0).camel, t.player(0).silk, t.player(0).tiles)


@rule("MP-20.5.4")
def test_any_number_of_kept_tiles_before_and_after_the_normal_action() -> None:
    """Two before and one after, in one turn."""
    t = Story().character(0, FILIPPO).tiles(0, "outpost_gold", "outpost_silk", "outpost_coins").stock(0).dice(0, 1, 1)
    t.turn(0).play("tile:outpost_gold", "tile:outpost_silk", "space:khan")
    assert "tile:outpost_coins" in t.legal()
    t.play("tile:outpost_coins")
    assert (2, 2, 4 + 5) == (t.player(0).gold, t.player(0).silk, t.player(0).coin)


@rule("MP-20.5.5")
def test_kept_tiles_are_public_and_worth_nothing_at_the_end() -> None:
    """Everybody can see them; they score no points."""
    t = Story().character(0, FILIPPO).stock(0).tiles(0, "outpost_gold", "outpost_jade")
    for seat in (0, 1, -1):
        assert {"outpost_gold", "outpost_jade"} == set(t.seen(seat)["players"][0]["tiles"])
    assert ({}, 0) == (t.lines(0), t.score(0))


# Isabella Donati


def rolled(*dice: int) -> Story:
    """Isabella Donati after this roll at the start of a round, with nothing before it."""
    return Story().character(0, ISABELLA).stock(0).dice(0, *dice).after_roll(0)


def received(t: Story) -> dict[str, int]:
    """All that she has."""
    return change(dict.fromkeys(holdings(t), 0), holdings(t))


@rule("MP-20.6.1")
@pytest.mark.parametrize("value", SINGLE)
def test_every_die_of_the_roll_brings_something(value: int) -> None:
    """Five dice of one value, no pair turned: five times its bonus."""
    t = rolled(*[value] * 5).play("count:0")
    assert ("TakeCompensation" if value < 3 else "") == t.question
    assert {name: 5 * n for name, n in SINGLE[value].items()} == received(t)


@rule("MP-20.6.1")
def test_the_roll_of_a_new_round_pays_isabella_donati_alone() -> None:
    """Whatever is rolled; no pair is turned."""
    for key in range(6):
        t = Story(2, key=key).character(0, ISABELLA).character(1, OTHER).stock(0).stock(1).new_round()
        while t.question == "TurnPairs":
            t.play("count:0")
        assert total(*(SINGLE[value] for value in t.player(0).own)) == received(t)
        assert 5 == len(t.player(0).own)
        assert 0 == t.player(1).vp + sum(t.player(1).stock.values())


@rule("MP-20.6.1", "MP-3.13")
def test_the_set_up_roll_pays_too() -> None:
    """In round 1, after the goal cards: 3 camels and 8 coins, and what the dice bring."""
    for key in range(4):
        t = dealt(2, key).revealed(ISABELLA, OTHER, DE_WU).picked(ISABELLA, OTHER).opened()
        owner = t.order[-1]
        while t.question == "TurnPairs" or (t.question, t.asked) == ("TakeCompensation", (1 - owner,)):
            t.play("count:0")
        before = dict.fromkeys(holdings(t), 0) | {"coin": 8, "camel": 3, "active": 1}
        assert total(*(SINGLE[value] for value in t.player(owner).own)) == change(before, holdings(t, owner))


@rule("MP-20.6.1")
def test_a_reroll_brings_a_bonus() -> None:
    """Whatever the own or black die shows then; all six values are met."""
    met = set()
    for key in range(40):
        t = Story(key=key).character(0, ISABELLA).stock(0, camel=1).dice(0, 3).turn(0).play("bonus:reroll")
        if t.question == "Reroll":
            t.play("die:own_3")
        (value,) = t.player(0).own
        assert SINGLE[value] == received(t)
        met.add(value)
        t = Story(key=key).character(0, ISABELLA).stock(0, camel=1).black(0, 3).turn(0).play("bonus:reroll")
        if t.question == "Reroll":
            t.play("die:black_3")
        (value,) = t.player(0).black
        assert SINGLE[value] | {"black dice": 1} == received(t)
    assert set(SINGLE) == met


@rule("MP-20.6.1")
def test_a_black_die_brings_a_bonus() -> None:
    """Bought for 3 camels or gained; somebody else gets nothing for it."""
    met = set()
    for key in range(40):
        t = Story(key=key).character(0, ISABELLA).stock(0, camel=3).dice(0, 1).turn(0).play("bonus:black_die")
        (value,) = t.player(0).black
        met.add(value)
        assert SINGLE[value] | {"black dice": 1} == received(t)
        t = Story(key=key).character(0, ISABELLA).stock(0).gain(0, {"black_die": 1})
        assert SINGLE[t.player(0).black[0]] | {"black dice": 1} == received(t)
    assert set(SINGLE) == met
    assert {"black dice": 1} == received(Story().character(0, OTHER).stock(0).gain(0, {"black_die": 1}))


@rule("MP-20.6.2")
@pytest.mark.parametrize("value", PAIR)
def test_a_pair_may_bring_one_bonus_instead(value: int) -> None:
    """In place of both single ones; the other three dice bring theirs."""
    rest = {1: (6, 5, 4), 2: (6, 5, 4), 3: (6, 5, 1), 4: (6, 5, 3), 5: (6, 4, 3), 6: (5, 4, 3)}[value]
    singles = [SINGLE[other] for other in rest]
    assert total(PAIR[value], *singles) == received(rolled(value, value, *rest).play("count:1"))
    t = rolled(value, value, *rest).play("count:0")
    assert total(SINGLE[value], SINGLE[value], *singles) == received(t)


@rule("MP-20.6.3")
@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_two_pairs_of_one_value_and_no_die_in_both(value: int) -> None:
    """Four equal dice are two pairs, three are one."""
    t = rolled(value, value, value, value, 6 if value < 6 else 5)
    assert {"count:0", "count:1", "count:2"} == set(t.legal())
    other = SINGLE[6 if value < 6 else 5]
    assert total(PAIR[value], PAIR[value], other) == received(t.play("count:2"))
    t = rolled(value, value, value, *((6, 5) if value < 5 else (4, 3)))
    assert {"count:0", "count:1"} == set(t.legal())
    rest = [SINGLE[value], *((SINGLE[6], SINGLE[5]) if value < 5 else (SINGLE[4], SINGLE[3]))]
    assert total(PAIR[value], *rest) == received(t.play("count:1"))


@rule("MP-20.6.3")
@pytest.mark.parametrize("pairs", [0, 1, 2])
def test_five_equal_dice_are_two_pairs_and_a_single(pairs: int) -> None:
    """Five 4s: each pair 1 gold, each die outside a pair 1 camel."""
    t = rolled(4, 4, 4, 4, 4)
    assert {"count:0", "count:1", "count:2"} == set(t.legal())
    t.play(f"count:{pairs}")
    assert (pairs, 5 - 2 * pairs) == (t.player(0).gold, t.player(0).camel)


@rule("MP-20.6.3")
def test_pairs_of_two_values() -> None:
    """4, 4, 6, 6 and 5: gold and jade and 1 point; or only one of them turned."""
    for fours, sixes in ((1, 1), (1, 0), (0, 1), (0, 0)):
        t = rolled(4, 4, 6, 6, 5).play(f"count:{fours}", f"count:{sixes}")
        fourth = PAIR[4] if fours else total(SINGLE[4], SINGLE[4])
        sixth = PAIR[6] if sixes else total(SINGLE[6], SINGLE[6])
        assert total(fourth, sixth, SINGLE[5]) == received(t)


@rule("MP-20.6.4")
def test_changing_a_die_is_no_roll() -> None:
    """2 camels for a 2 that becomes a 3: nothing is gained."""
    t = Story().character(0, ISABELLA).stock(0, camel=2).dice(0, 2).turn(0).play("bonus:raise")
    if t.question == "ChangeDie":
        t.play("die:own_2")
    assert ([3], {}) == (t.player(0).own, received(t))


@rule("MP-20.6.4")
def test_black_dice_make_no_pairs() -> None:
    """Two equal black dice bring two single bonuses, without a question; so does one equal to an own die."""
    equal = 0
    for key in range(30):
        t = Story(key=key).character(0, ISABELLA).stock(0).gain(0, {"black_die": 1}).gain(0, {"black_die": 1})
        one, two = t.player(0).black
        equal += one == two
        assert "" == t.question
        assert total(SINGLE[one], SINGLE[two], {"black dice": 2}) == received(t)
    assert equal > 0
    t = Story().character(0, ISABELLA).stock(0).dice(0, 6, 5, 4, 3, 1).black(0, 6).after_roll(0)
    assert "" == t.question
    assert {"coin": 4, "vp": 1, "camel": 2, "black dice": 1} == received(t)


@rule("MP-20.6.4", "MP-20.6.2")
def test_a_reroll_makes_no_pair() -> None:
    """Only the roll at the start of a round can be turned."""
    for key in range(12):
        t = Story(key=key).character(0, ISABELLA).stock(0, camel=1).dice(0, 2, 2, 2, 2, 2).turn(0)
        t.play("bonus:reroll")
        if t.question == "Reroll":
            t.play("die:own_2")
        assert "TakeTurn" == t.question


@rule("MP-20.6.5", "MP-5.8")
def test_the_compensation_comes_on_top() -> None:
    """1, 1, 2, 2, 3 is 9: 6 are missing; 1 jade, 2 points and 1 camel as well."""
    t = rolled(1, 1, 2, 2, 3).play("count:1", "count:0")
    assert "TakeCompensation" == t.question
    t.play("count:2")
    assert {"jade": 1, "vp": 2, "camel": 1 + 2, "coin": 4} == received(t)
