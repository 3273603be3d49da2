"""Who decides what at set-up, at the start of a round and about a turn (MP-25.1 to 25.6, 25.27, 25.50, 25.51)."""

from __future__ import annotations

import json

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
GOALS = {card["id"] for card in DATA["goal_cards"]}
BONUS = ("bonus:money_bag", "bonus:reroll", "bonus:raise", "bonus:lower", "bonus:black_die")
TOGETHER = {"KeepGoal"}


# Set-up


@rule("MP-25.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picking_a_character(seats: int) -> None:
    """From the last player to the first, forced, among the remaining ones that all can see."""
    t = dealt(seats, key=5)
    for seat in t.order[::-1]:
        assert ("PickCharacter", (seat,)) == (t.question, t.asked)
        for viewer in (NOBODY, *range(seats)):
            assert t.legal() == [f"character:{name}" for name in t.seen(viewer)["characters"]]
        assert t.refused("answer:skip")
        t.play(t.legal()[-1])
    assert "KeepGoal" == t.question


@rule("MP-25.1")
def test_what_is_known_when_a_character_is_picked() -> None:
    """Everybody's dice and starting contract and the board; the own goal cards not yet."""
    t = dealt(3, key=5)
    for seat in range(3):
        shown = t.seen(seat)
        assert [(5, 1)] * 3 == [(len(player["own"]), len(player["active"])) for player in shown["players"]]
        assert (6, 10, 8) == (len(shown["markers"]), len(shown["contracts"]), len(shown["cards"]))
        text = json.dumps(shown)
        assert not [goal for goal in GOALS if f'"{goal}"' in text]


@rule("MP-25.2")
def test_keeping_a_goal_card() -> None:
    """All at once, one of three, forced; the others see no difference."""
    views = set()
    for kept in range(3):
        t = dealt(3, key=7).picked()
        assert [0, 1, 2] == list(t.asked)
        assert [3, 3, 3] == [len(t.legal(seat)) for seat in range(3)]
        assert t.refused("answer:skip", 1)
        assert t.refused(t.legal(2)[0], 1)
        t.play_as(1, t.legal(1)[kept])
        assert [0, 2] == list(t.asked)
        views.add(json.dumps([t.seen(0), t.seen(2), t.seen()]))
    assert 1 == len(views)


# The start of a round


@rule("MP-25.3")
def test_choices_among_bonuses_are_forced() -> None:
    """Goods, the marker that is copied, the bonus that is doubled: no question can be skipped."""
    t = Story().character(0, "mailin_tian_chin").posts(0, "kashgar", "xian", "hormuz").posts(1, "kashgar")
    t.markers(kashgar="marker_goods", xian="marker_copy", hormuz="marker_jade").seals(0, improved=("farmers",))
    t.first(0).new_round()
    asked: list[tuple[int, str]] = []
    while t.question in ("GainGoods", "CopyMarker", "DoubleBonus"):
        asked.append((t.asked[0], t.question))
        assert t.refused("answer:skip")
        if t.question == "DoubleBonus":
            kinds = {"seal:farmers", "benefit:kashgar_marker", "benefit:xian_marker", "benefit:hormuz_marker"}
            assert kinds == set(t.legal())
            t.play("benefit:kashgar_marker")
        elif t.question == "CopyMarker":
            assert "location:xian" not in t.legal()
            t.play("location:hormuz")
        else:
            t.play(t.legal()[0])
    own = [question for seat, question in asked if seat == 0]
    assert {"GainGoods": 4, "CopyMarker": 1, "DoubleBonus": 1} == {name: own.count(name) for name in set(own)}
    assert [(1, "GainGoods")] * 2 == asked[-2:]
    assert 4 == t.player(0).jade


@rule("MP-25.3")
def test_the_order_of_bonuses_is_asked_only_if_it_matters() -> None:
    """Markers and seals without a choice pay unasked."""
    t = Story().posts(0, "kashgar", "xian").markers(kashgar="marker_jade", xian="marker_coins").stock(0)
    t.seals(0, improved=("farmers", "jewelers")).bonuses(0)
    assert ((), 8, 2, 2) == (t.asked, t.player(0).coin, t.player(0).camel, t.player(0).jade)


@rule("MP-25.4")
@pytest.mark.parametrize(
    ("dice", "most"),
    [((1, 2, 4, 4, 6), {4: 1}), ((3, 3, 3, 6, 6), {3: 1, 6: 1}), ((5, 5, 5, 5, 2), {5: 2}), ((1, 2, 3, 5, 6), {})],
)
def test_isabella_chooses_which_pairs_to_turn_in(dice: tuple[int, ...], most: dict[int, int]) -> None:
    """None, some or all of the disjoint pairs, value by value; every choice is optional."""
    t = Story().character(0, "isabella_donati").dice(0, *dice).after_roll(0)
    offered = []
    while t.question == "TurnPairs":
        offered.append(t.legal())
        t.play("count:0")
    assert [[f"count:{n}" for n in range(pairs + 1)] for _, pairs in sorted(most.items())] == offered
    assert (0, 0, 0) == (t.player(0).jade, t.player(0).silk, t.player(0).gold)


@rule("MP-25.4")
def test_pairs_come_after_the_roll_and_before_the_compensation() -> None:
    """Her roll of 1, 1, 2, 2, 3 can bring a jade and a silk; then 6 are missing."""
    t = Story().character(0, "isabella_donati").dice(0, 1, 1, 2, 2, 3).stock(0).after_roll(0)
    assert "TurnPairs" == t.question
    assert [1, 1, 2, 2, 3] == t.seen(1)["players"][0]["own"]
    t.play("count:1", "count:1")
    assert ("TakeCompensation", 1, 1, 0) == (t.question, t.player(0).jade, t.player(0).silk, t.player(0).vp)
    t.play("count:6")
    assert (0, 7) == (t.player(0).coin, t.player(0).camel)


@rule("MP-25.5", "MP-25.51")
def test_compensation_is_forced_and_asks_everybody_with_a_low_roll() -> None:
    """The number of camels from 0 to the shortfall; nobody else is asked, and no turn is taken before all have."""
    t = dealt(4, key=2).revealed("gantulga_od", "de_wu", "mongke_khan", "filippo_vitello", "abha_basu")
    low, high = (1, 1, 2, 2, 6), (4, 4, 4, 4, 4)
    for seat, dice in zip(t.order, (high, low, high, low), strict=True):
        t.dice(seat, *dice)
    t.picked("gantulga_od", "de_wu", "mongke_khan", "filippo_vitello").opened()
    asked = set()
    while t.question == "TakeCompensation":
        seat = t.asked[0]
        asked.add(seat)
        assert ["count:0", "count:1", "count:2", "count:3"] == t.legal(seat)
        assert t.refused("answer:skip", seat)
        t.play_as(seat, "count:2")
    assert ({t.order[1], t.order[3]}, "TakeTurn") == (asked, t.question)
    assert [(8, 3), (9, 5), (8, 3), (9, 5)] == [(t.player(s).coin, t.player(s).camel) for s in t.order]


# A turn


@rule("MP-25.6")
def test_every_bonus_action_that_is_available_is_offered_before_and_after_the_normal_action() -> None:
    """Contracts that can be paid, seals that can, kept tiles, dice; ending only after the normal action."""
    t = Story().character(0, "filippo_vitello").tiles(0, "outpost_gold").stock(0, coin=20, camel=20, pepper=5, silk=5)
    t.active(0, "contract_n01", "contract_n19").seals(0, "farmers", "jewelers").dice(0, 3, 4).turn(0)
    bonus = {*BONUS, "contract:contract_n01", "seal:farmers", "tile:outpost_gold"}
    assert bonus == {token for token in t.legal() if not token.startswith("space:")}
    assert t.refused("contract:contract_n19")
    assert t.refused("seal:jewelers")
    t.play("space:khan", "dice:own_3")
    assert bonus | {"turn:end"} == set(t.legal())


@rule("MP-25.6")
def test_what_cannot_be_paid_is_not_available() -> None:
    """Without camels and jade only the money bag is left."""
    t = Story().stock(0, coin=20).dice(0, 3, 4).turn(0)
    assert ["bonus:money_bag"] == [token for token in t.legal() if not token.startswith("space:")]
    assert all(t.refused(token) for token in BONUS[1:])


@rule("MP-25.27")
def test_the_end_of_the_turn_is_a_decision() -> None:
    """Dice are left: the player is asked and may still put them on the money bag."""
    t = Story().stock(0).dice(0, 3, 4).turn(0).play("space:book_1", "dice:own_3", "offer:right")
    assert {"turn:end", "bonus:money_bag"} <= set(t.legal())
    t = Story().stock(0, coin=9, camel=9, gold=2).seals(0, "jewelers").dice(0, 3).turn(0).play("space:khan")
    assert {"turn:end", "seal:jewelers"} <= set(t.legal())


@rule("MP-25.27")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """No dice, no bonus action that can be paid."""
    t = Story(2).stock(0).dice(0, 3).dice(1, 3).turns(0).play("space:khan")
    assert ((1,), [(0,)]) == (t.asked, t.told("turn-ends"))


# Who is asked


@rule("MP-25.50", "MP-25.51")
@pytest.mark.parametrize(("seats", "key"), [(2, 1), (2, 8), (3, 3), (4, 1), (4, 2), (4, 9)])
def test_within_a_turn_only_its_player_is_asked(seats: int, key: int) -> None:
    """All through a game: nobody else between the first question of a turn and its end; together only for goals."""
    t = dealt(seats, key)
    n = 0
    active = NOBODY
    while t.asked:
        if t.question in TOGETHER:
            assert 0 == t.this_round
        else:
            assert 1 == len(t.asked)
        ended = len(t.told("turn-ends"))
        if t.question == "TakeTurn" and active == NOBODY:
            active = t.asked[0]
        if active != NOBODY:
            assert (active,) == t.asked
        t.one_more(n)
        n += 1
        if len(t.told("turn-ends")) > ended:
            active = NOBODY
    assert len(t.told("turn-ends")) > 5 * seats


@rule("MP-25.50")
def test_filippo_takes_tiles_without_being_asked() -> None:
    """Another places the first post in Pagan: the tile pays and is Filippo's, and the turn goes on."""
    t = Story(2).character(1, "filippo_vitello").outposts(pagan="outpost_gold").figure(0, "lhasa").dice(0, 3, 3)
    t.stock(0, coin=9).turn(0).play("space:travel_lower", "location:pagan", "answer:skip")
    while t.question != "TakeTurn":
        assert (0,) == t.asked
        t.play("answer:skip" if "answer:skip" in t.legal() else t.legal()[0])
    assert ((0,), 2, {"outpost_gold"}) == (t.asked, t.player(0).gold, t.player(1).tiles)


@rule("MP-25.51")
def test_choices_of_step_three_are_made_one_player_after_the_other() -> None:
    """Never two at once, and in turn order of the new round."""
    t = Story(3).first(2).markers(kashgar="marker_goods")
    for seat in range(3):
        t.posts(seat, "kashgar")
    t.new_round()
    asked = []
    while t.question == "GainGoods":
        assert 1 == len(t.asked)
        asked.append(t.asked[0])
        t.play(t.legal()[0])
    assert [2, 2, 0, 0, 1, 1] == asked
