"""Technologies that are used between a choice and its price; questions with one answer are passed over."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.rng import KEY_SIZE
from caravanserai.core.wire import to_wire
from caravanserai.games.yokohama import GAME
from caravanserai.games.yokohama.choices import SPACE
from caravanserai.games.yokohama.state import Yokohama
from caravanserai.games.yokohama.view import imagine
from tests.games.stories import revealed
from tests.games.yokohama.scenes import bare, finish, idle, offers, powered
from tests.games.yokohama.story import Player, Story
from tests.rules import rule

NO_CARDS = ["none"] * 4


def two_balls(yen: int, power: int, *owned: str) -> Story:
    """Both copies of the Ball (value 5) lie without a surcharge; the player owns the University."""
    t = bare().technologies(0, "university", *owned).laboratory("laboratory_a", "ball fr", "ball gb", *NO_CARDS)
    t = powered(t.stock(0, yen=yen).hand(0, shops=0), "laboratory_a", power)
    return t.act(0, "laboratory_a").play("technology:ball")


# Money spent between a choice and its price


@rule("YK-3.1.10", "YK-11.2.37")
@pytest.mark.parametrize(("yen", "power", "owned"), [(4, 3, []), (2, 5, ["tram", "winery"])], ids=["value", "extra"])
def test_a_chosen_technology_stays_payable(yen: int, power: int, owned: list[str]) -> None:
    """Between the choice of a card and its payment the University cannot spend what the card costs."""
    t = two_balls(yen, power, *owned)
    assert ("WhichCopy", ["country:gb", "country:fr"]) == (t.question, t.legal())
    t.play("country:fr")
    assert (0, True) == (t.player(0).yen, "ball fr" in t.player(0).technologies)


@rule("YK-3.1.10", "YK-7.10.5", "YK-9.1.8")
def test_a_piece_of_a_reward_must_still_be_payable() -> None:
    """2 yen for the shop, one of them spent on the University: the shop is refused, declining is not."""
    t = bare().technologies(0, "university").stock(0, yen=2).reward(0, [{"kind": "buy_shop", "n": 1}])
    t.play("use:university")
    assert ("BuyPiece", ["answer:skip"]) == (t.question, t.legal())
    assert "YK-7.10.5" == t.rule("answer:yes")
    assert (1, 2, 9) == (t.end().player(0).yen, t.player(0).shops, t.player(0).assistants)


@rule("YK-11.2.10", "YK-9.1.7")
def test_the_mill_pays_for_the_piece_of_a_reward() -> None:
    """Without a yen the question is asked all the same, as the Spinning Mill brings two."""
    t = bare().technologies(0, "spinning_mill").stock(0, silk=1).reward(0, [{"kind": "buy_shop", "n": 1}])
    assert ("BuyPiece", ["answer:skip", "use:spinning_mill"]) == (t.question, t.legal())
    t.play("use:spinning_mill", "answer:yes")
    assert (0, 3) == (t.player(0).yen, t.player(0).shops)


# One gaining event stays one


@rule("YK-11.2.23", "YK-11.2.24", "YK-9.1.18")
def test_a_technology_used_in_chinatown_does_not_split_the_action() -> None:
    """Two copper bought, one extra, though the Spinning Mill runs in between."""
    t = bare().technologies(0, "mining_technology", "spinning_mill").stock(0, yen=4, silk=1)
    t = powered(t.hand(0, shops=0), "chinatown", 3).act(0, "chinatown")
    t.play("exchange:buy_copper", "use:spinning_mill", "exchange:buy_copper")
    assert (3, 2) == (t.player(0).copper, t.player(0).yen)


@rule("YK-11.2.23", "YK-11.2.25", "YK-9.1.18")
def test_a_technology_used_in_a_reward_does_not_split_it() -> None:
    """Two goods of choice taken as copper bring one extra, though the University is visited in between."""
    t = bare().technologies(0, "mining_technology", "university").stock(0, yen=1).reward(0, {"any_good": 2})
    assert 3 == t.play("good:copper", "use:university", "good:copper").player(0).copper


@rule("YK-11.2.24")
def test_a_copied_table_remembers_the_extra_copper() -> None:
    """Whoever tries out the second exchange on a copy finds what would happen at the table."""
    t = powered(bare().technologies(0, "mining_technology").stock(0, yen=4), "chinatown", 3).act(0, "chinatown")
    t.play("exchange:buy_copper")
    assert 3 == story_of(t.s.clone()).play("exchange:buy_copper").player(0).copper


@rule("YK-11.2.23", "YK-9.1.18")
def test_a_new_reward_is_a_new_gain() -> None:
    """Each of two rewards with copper brings its own extra copper."""
    t = bare().technologies(0, "mining_technology").reward(0, {"copper": 1}).reward(0, {"copper": 1})
    assert 4 == t.player(0).copper


# Payments and fees


@rule("YK-7.8.3")
def test_no_payment_raises_faith_twice() -> None:
    """Two copper are owned and two faith are missing: after one copper, only the other payments are left."""
    t = powered(bare().hand(0, shops=0), "church", 3).stock(0, copper=2, silk=2, tea=2).act(0, "church")
    t.play("space:church_2", "payment:copper")
    assert ("PayFaith", ["payment:silk", "payment:tea"]) == (t.question, t.legal())
    assert (1, 2, 1) == (t.play("payment:tea").player(0).copper, t.player(0).silk, t.player(0).tea)


@rule("YK-11.2.3", "YK-17.1.3")
def test_the_stagecoach_knows_no_dear_ways() -> None:
    """Two ways past different presidents: without the Stagecoach the player chooses whom to pay, with it nobody is."""
    for cards, question in ([], "PayOnTheWay"), (["stagecoach"], ""):
        t = bare().technologies(0, *cards).stock(0, yen=1).president(0, "church")
        t.president(1, "fishing_ground_1").president(2, "fishing_ground_2")
        t.assistants(0, fishing_ground_1=1, fishing_ground_2=1, copper_mine_2=1)
        assert question == t.movement(0).play("area:copper_mine_2").question


@rule("YK-6.2.12", "YK-6.2.8")
def test_the_price_of_a_destination_is_that_of_its_cheapest_way() -> None:
    """Past one president or past two: the destination is told for 1 yen, its ways for 1 and 2."""
    t = bare().stock(0, yen=2).president(0, "church").president(1, "fishing_ground_1")
    t.president(2, "fishing_ground_2").president(3, "fishing_ground_2")
    t.assistants(0, fishing_ground_1=1, fishing_ground_2=1, copper_mine_2=1).movement(0)
    assert 1 == t.price("area:copper_mine_2")
    t.play("area:copper_mine_2")
    assert {"fees:seat_2": 1, "fees:seat_3+seat_4": 2} == {token: t.price(token) for token in t.legal()}


@rule("YK-6.2.20", "YK-11.2.10")
def test_the_way_once_chosen_is_paid_before_anything_else() -> None:
    """While it is asked whom to pay, neither the University nor the Spinning Mill may change what is in hand."""
    t = bare().technologies(0, "university", "spinning_mill").stock(0, yen=1, silk=1).president(0, "church")
    t.president(1, "fishing_ground_1").president(2, "fishing_ground_2").movement(0)
    t.assistants(0, fishing_ground_1=1, fishing_ground_2=1, copper_mine_2=1).play("area:copper_mine_2")
    assert ("PayOnTheWay", ["fees:seat_2", "fees:seat_3"]) == (t.question, t.legal())


@rule("YK-6.2.12", "YK-17.1.3")
def test_a_destination_with_one_way_is_one_choice() -> None:
    """Only where ways differ does a way name whom it pays."""
    t = bare().stock(0, yen=1).president(0, "church").president(1, "fishing_ground_1")
    t.assistants(0, fishing_ground_1=1, copper_mine_2=1, customs=1).movement(0)
    ways = {tuple(map(SPACE.token, way.choices)): way.costs["yen"] for way in play.ways(t.s)}
    assert {("area:copper_mine_2",): 1, ("area:customs",): 0} == ways


@rule("YK-7.11.5", "YK-7.11.9")
def test_the_extra_cost_leaves_no_choice_of_the_rest() -> None:
    """2 yen, 1 import, one value missing: whichever pays the extra cost, the other pays the rest unasked."""
    for extra in ("payment:yen", "payment:import"):
        t = offers(bare().technologies(0, "ball", "winery", "telephone"), "tram").stock(0, yen=2, imports=1)
        t = powered(t.hand(0, shops=0), "laboratory_a", 4).act(0, "laboratory_a").play("technology:tram", extra)
        assert ("LeaveBehind", 0, 0) == (t.question, t.player(0).yen, t.player(0).imports)


# Questions that only decline are passed over, those that a technology opens are not


@rule("YK-7.10.5")
def test_recruiting_ends_when_nothing_is_left_to_take() -> None:
    """The last affordable piece is taken, and nothing more is asked."""
    t = powered(bare().hand(0, shops=0), "employment_agency", 3).warehouse(0, assistants=0).stock(0, yen=3)
    assert ("", 1, 1) == (t.act(0, "employment_agency").play("piece:shop").question, t.player(0).shops, t.player(0).yen)


@rule("YK-7.6.4")
def test_exchanges_end_when_nothing_is_left_to_exchange() -> None:
    """All yen went into an import, which cannot be sold."""
    t = powered(bare().hand(0, shops=0), "chinatown", 3).stock(0, yen=4).act(0, "chinatown")
    assert ("", 1) == (t.play("exchange:buy_import").question, t.player(0).imports)


@rule("YK-11.2.29", "YK-6.1.8")
def test_telegraph_is_silent_where_every_neighbour_is_too_dear() -> None:
    """A corner with two neighbours, both with another president, and no yen."""
    t = bare().technologies(0, "telegraph")
    corner = t.areas_in_play[0]
    for seat, area in enumerate(sorted(t.adjacent(corner)), 1):
        t.president(seat, area)
    t.placement(0).play(f"area:{corner}", f"area:{corner}")
    assert ("", {corner: 2}) == (t.question, t.player(0).placed)


@rule("YK-11.2.10", "YK-7.12.1")
def test_the_mill_pays_for_a_second_order() -> None:
    """With silk and no yen the second card is still asked for, and the port is not refilled before."""
    t = powered(bare().technologies(0, "spinning_mill").hand(0, shops=0), "port_a", 4).stock(0, silk=1).act(0, "port_a")
    t.play(next(token for token in t.legal() if token.startswith("order:")))
    assert ("TakeOrder", ["answer:skip", "use:spinning_mill"]) == (t.question, t.legal())
    t.play("use:spinning_mill")
    t.play(next(token for token in t.legal() if token.startswith("order:")))
    assert (2, 0) == (len(t.player(0).hand), t.player(0).yen)


@rule("YK-11.2.10", "YK-7.11.5")
@pytest.mark.parametrize(("silk", "question"), [(1, "TakeTechnology"), (0, "")])
def test_the_mill_pays_for_a_technology(silk: int, question: str) -> None:
    """A card that misses one value is asked about only if the Spinning Mill can pay for it."""
    t = offers(bare().technologies(0, "spinning_mill").hand(0, shops=0), "tram").stock(0, silk=silk)
    assert question == powered(t, "laboratory_a", 4).act(0, "laboratory_a").question


# What is told of an action


@rule("YK-6.3.6", "YK-3.1.4")
def test_everybody_sees_where_an_action_is_and_with_what_power() -> None:
    """While it lasts, also after assistants have left; nothing is told before and after."""
    t = powered(bare().hand(0, shops=0), "church", 4).turn(0)
    assert ("", 0) == (t.seen(1)["area"], t.seen(1)["power"])
    t = powered(bare().hand(0, assistants=0, shops=0), "church", 4).act(0, "church")
    assert ("church", 4) == (t.seen(1)["area"], t.seen(1)["power"])
    t.play("space:church_1")
    assert ("MoveAssistant", "church", 4) == (t.question, t.seen(1)["area"], t.seen(1)["power"])
    assert ("", 0) == (finish(t).seen(1)["area"], t.seen(1)["power"])


@rule("YK-18.1.7", "YK-18.1.6")
def test_the_end_shows_hands_and_cannot_be_undone() -> None:
    """The last turn reveals the orders left in hand; the same turn a round earlier reveals nothing."""
    for last, shown in (0, None), (1, ["order_gb_01"]):
        t = bare().orders(1, "order_gb_01")
        t.s.last_round = last
        t.rest_of_round(3)
        assert (shown is not None) == (revealed(t, partial(idle, t)) > 0)
        assert (shown is not None, shown) == (t.over, t.seen(0)["players"][1]["hand"])


@rule("YK-7.12.16", "YK-18.1.6")
def test_an_order_from_a_port_is_known_to_all() -> None:
    """Whoever imagines the table leaves it in that hand, and completing it shows nothing new; a dealt one does."""
    t = powered(bare().orders(0, "order_gb_01").hand(0, shops=0), "port_a", 2).act(0, "port_a")
    order = next(token for token in t.legal() if token.startswith("order:"))
    taken = order.removeprefix("order:")
    t.play(order)
    tables = [imagine(t.s, 1, key) for key in range(20)]
    assert {t.s.reveals} == {table.reveals for table in tables}
    assert imagine(t.s, 1, bytes(KEY_SIZE)).log is None
    hands = [Player(story_of(table), 0).hand for table in tables]
    assert (True, True) == (all(taken in hand for hand in hands), any("order_gb_01" not in hand for hand in hands))
    t.stock(0, copper=9, silk=9, tea=9, fish=9).extra(0)
    assert 0 == revealed(t, partial(t.play, order))
    assert revealed(t, partial(t.play, "order:order_gb_01")) > 0


def story_of(s: Yokohama) -> Story:
    """A table to look at."""
    t = Story(s.seats)
    t.s = s
    return t


@rule("YK-4.1.9")
def test_what_can_be_used_is_told_of_the_active_player_alone() -> None:
    """Both own a technology for their turn; it is used, and then there is nothing left of it."""
    t = bare().technologies(0, "spinning_mill").technologies(1, "university").stock(0, silk=1).turn(0)
    assert [["spinning_mill"], []] == [t.seen(2)["players"][seat]["uses_left"] for seat in (0, 1)]
    t.play("use:spinning_mill")
    assert [[], []] == [t.seen(2)["players"][seat]["uses_left"] for seat in (0, 1)]


@rule("YK-16.1.3", "YK-15.1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_is_played_by_the_same_rules(seats: int) -> None:
    """Every option that is not at its default is the same on a copy."""
    given: dict[str, Any] = {
        option.id: next(value for value in option.values if value != option.default)
        for option in GAME.box.options
        if seats in option.players
    }
    s = Story(seats, **given).s
    assert to_wire(s) == to_wire(s.clone())
