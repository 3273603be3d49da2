"""Steps 4 to 6 of the main action: five-power bonus, building, recovery (sections 6.4 to 6.6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.yokohama.story import Story
from tests.rules import rule

TILES = ("fish_7", "orders_5", "production_4")
SHOPS = {f"building:shop_{n}" for n in range(1, 5)}


def story(**areas: int) -> Story:
    """Seat 0 owns nothing but pieces, 2 shops in hand, with assistants on these areas; the bank's tile is tile 1."""
    t = Story().achievements(*TILES).stock(0).tile("bank", "building_01").token("bank", "power_01")
    return t.assistants(0, **areas)


# The five-power bonus


@rule("YK-6.4.1")
@pytest.mark.parametrize("power", [3, 4, 5, 6])
def test_a_token_needs_power_five(power: int) -> None:
    """With less it is not offered; without a token nothing is."""
    t = story(bank=power).act(0, "bank")
    assert (power >= 5) == (t.question == "TakeToken")
    if power >= 5:
        assert {"answer:yes", "answer:skip"} == set(t.legal())
    assert "TakeToken" != story(bank=power).token("bank", "none").act(0, "bank").question


@rule("YK-6.4.2")
@pytest.mark.parametrize(
    ("token", "gain"),
    [("power_01", {"vp": 5}), ("power_08", {"import": 1, "yen": 4}), ("power_17", {"vp": 1, "copper": 1, "tea": 1})],
)
def test_a_token_is_kept_and_its_reward_gained_at_once(token: str, gain: dict[str, int]) -> None:
    """It lies in front of the player."""
    t = story(silk_mill_1=5).token("silk_mill_1", token).act(0, "silk_mill_1").play("answer:yes")
    assert "Build" == t.question
    assert ({token}, None) == (t.player(0).tokens, t.token_of("silk_mill_1"))
    found = {**t.player(0).stock, "vp": t.player(0).vp}
    assert gain == {name: found[name] for name in gain}
    assert [token] == t.seen(1)["players"][0]["tokens"]


@rule("YK-6.4.3")
def test_tokens_are_not_replaced() -> None:
    """The area stays without one; a second action of power 5 gives none."""
    t = story(bank=5).act(0, "bank").play("answer:yes", "answer:skip")
    assert t.token_of("bank") is None
    t.assistants(0, bank=5).act(0, "bank")
    assert ("Build", None, {"power_01"}) == (t.question, t.token_of("bank"), t.player(0).tokens)
    t.play("answer:skip").assistants(1, bank=5).act(1, "bank")
    assert "TakeToken" != t.question


@rule("YK-6.4.4")
def test_the_token_comes_after_the_action_and_before_building() -> None:
    """The yen of the bank first; a shop bought with the token's reward can then be built."""
    t = story(bank=5).token("bank", "power_20").hand(0, shops=0).act(0, "bank")
    assert ("TakeToken", 5) == (t.question, t.player(0).yen)
    t.play("answer:yes")
    assert (5 + 3, "BuyPiece") == (t.player(0).yen, t.question)
    t.play("answer:yes")
    assert "Build" == t.question
    t.play("building:shop_1")
    kinds = ["action", "token-taken", "shop-built", "recovered"]
    assert kinds == [kind for kind in t.events() if kind in kinds]
    assert t.events().index("gained") < t.events().index("token-taken")


@rule("YK-6.4.5")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_token_left_may_be_taken_later_by_anybody(seat: int) -> None:
    """It stays in the area."""
    t = story(bank=5).act(0, "bank").play("answer:skip", "answer:skip")
    assert ("power_01", set()) == (t.token_of("bank"), t.player(0).tokens)
    t.assistants(seat, bank=5).act(seat, "bank").play("answer:yes")
    assert ({"power_01"}, 5) == (t.player(seat).tokens, t.player(seat).vp)


# Building


@rule("YK-6.5.1")
@pytest.mark.parametrize("power", [3, 4, 5])
def test_building_needs_power_four(power: int) -> None:
    """A shop or a trading house on the area's tile, or nothing."""
    t = story(bank=power).hand(0, houses=1).no_tokens().act(0, "bank")
    assert (power >= 4) == (t.question == "Build")
    if power >= 4:
        assert {*SHOPS, "building:trading_house", "answer:skip"} == set(t.legal())


@rule("YK-6.5.2")
@pytest.mark.parametrize("building", ["building:shop_2", "building:trading_house"])
def test_one_building_a_step(building: str) -> None:
    """Never both, though both are in hand."""
    t = story(bank=4).hand(0, houses=1).act(0, "bank").play(building)
    assert () == t.asked
    assert 1 == len(t.player(0).shop_areas) + len(t.player(0).house_areas)


@rule("YK-6.5.3", "YK-6.5.6")
def test_buildings_come_from_hand() -> None:
    """A piece in the warehouse is refused; one in hand leaves it."""
    t = story(bank=4).hand(0, shops=0, houses=1).act(0, "bank")
    assert {"building:trading_house", "answer:skip"} == set(t.legal())
    assert "YK-6.5.3" == t.rule("building:shop_1")
    t.play("building:trading_house")
    assert (0, 3, {"bank"}) == (t.player(0).houses, t.player(0).store_houses, t.player(0).house_areas)
    shop = story(bank=4).hand(0, shops=1, houses=0).act(0, "bank")
    assert {*SHOPS, "answer:skip"} == set(shop.legal())
    assert "YK-6.5.6" == shop.rule("building:trading_house")
    shop.play("building:shop_3")
    assert (0, 7, [-1, -1, 0, -1]) == (shop.player(0).shops, shop.player(0).store_shops, shop.shops_on("bank"))


@rule("YK-6.5.4")
def test_one_own_shop_on_each_tile() -> None:
    """A second is refused there and possible elsewhere."""
    t = story(bank=3).shop(0, "bank", 2).hand(0, shops=2, houses=1).act(0, "bank")
    assert {"building:trading_house", "answer:skip"} == set(t.legal())
    for n in (1, 3, 4):
        assert "YK-6.5.4" == t.rule(f"building:shop_{n}")
    elsewhere = story(church=4).shop(0, "bank").hand(0, shops=1).stock(0).act(0, "church").play("answer:skip")
    assert SHOPS <= set(elsewhere.legal())


@rule("YK-6.5.5")
@pytest.mark.parametrize(("space", "vp"), [(1, 4), (2, 3), (3, 3), (4, 2)])
def test_a_shop_goes_on_any_free_space_and_gains_its_reward(space: int, vp: int) -> None:
    """A taken space is refused."""
    taken = 4 if space != 4 else 1
    t = story(bank=4).shop(1, "bank", taken).act(0, "bank")
    assert SHOPS - {f"building:shop_{taken}"} == set(t.legal()) & SHOPS
    assert "YK-6.5.5" == t.rule(f"building:shop_{taken}")
    t.play(f"building:shop_{space}")
    assert (vp, 0, 1) == (t.player(0).vp, t.shops_on("bank")[space - 1], t.shops_on("bank")[taken - 1])


@rule("YK-6.5.7")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_trading_house_on_each_tile(owner: int) -> None:
    """Whoever owns it."""
    t = story(bank=4).house(owner, "bank").hand(0, houses=1, shops=2).act(0, "bank")
    if t.question == "TakeToken":
        t.end()
    assert {*SHOPS, "answer:skip"} == set(t.legal())
    assert "YK-6.5.7" == t.rule("building:trading_house")


@rule("YK-6.5.8")
def test_a_trading_house_gains_its_reward() -> None:
    """Tile 3: 6 VP and 4 yen beside the bank's own 4."""
    t = story(bank=4).tile("bank", "building_03").hand(0, houses=1).act(0, "bank").play("building:trading_house")
    assert (6, 4 + 4, 0) == (t.player(0).vp, t.player(0).yen, t.house_on("bank"))


@rule("YK-6.5.9")
def test_a_shop_and_the_trading_house_on_one_tile() -> None:
    """In two actions."""
    t = story(bank=4).hand(0, houses=1).act(0, "bank").play("building:shop_1")
    t.assistants(0, bank=3).act(0, "bank").play("building:trading_house")
    assert ({"bank"}, {"bank"}, 4 + 8) == (t.player(0).shop_areas, t.player(0).house_areas, t.player(0).vp)


@rule("YK-6.5.10")
@pytest.mark.parametrize("building", ["building:shop_1", "building:trading_house"])
def test_building_costs_nothing(building: str) -> None:
    """With 0 yen it is possible, and with 9 nothing is paid."""
    for yen in (0, 9):
        t = story(tea_plantation_1=4).tile("tea_plantation_1", "building_01").hand(0, houses=1).stock(0, yen=yen)
        assert yen == t.act(0, "tea_plantation_1").play(building).player(0).yen


@rule("YK-6.5.11")
def test_buildings_stay() -> None:
    """Through recovery and return of the president; nobody can build over them."""
    t = story(bank=4).hand(0, houses=1).house(1, "church").act(0, "bank").play("building:shop_1")
    t.president(0, "bank").assistants(0, bank=2).movement(0).play("phase:return", "area:bank", "area:bank")
    assert ([0, -1, -1, -1], 1) == (t.shops_on("bank"), t.house_on("church"))
    t.assistants(1, bank=4).act(1, "bank")
    assert "YK-6.5.5" == t.rule("building:shop_1")


@rule("YK-6.5.12")
def test_a_new_building_gives_power_from_the_next_action_on() -> None:
    """Built at power 4 it does not make the running action one of power 5; the next one is."""
    t = story(bank=4).act(0, "bank")
    assert "Build" == t.question
    t.play("building:shop_1")
    assert ((), "power_01", 1) == (t.asked, t.token_of("bank"), t.player(0).power("bank"))
    t.assistants(0, bank=4).act(0, "bank")
    assert ("TakeToken", [4, 5]) == (t.question, [row[2] for row in t.told("action")])


@rule("YK-6.5.13")
def test_a_piece_that_came_to_hand_this_turn_can_be_built() -> None:
    """A shop or a trading house of the employment agency, and a shop of a five-power token."""
    for piece, building in (("shop", "shop_1"), ("trading_house", "trading_house")):
        t = story(employment_agency=4).tile("employment_agency", "building_01").hand(0, shops=0).stock(0, yen=4)
        t.act(0, "employment_agency").play(f"piece:{piece}", "answer:skip", f"building:{building}")
        assert {"employment_agency"} == t.player(0).shop_areas | t.player(0).house_areas
    token = story(bank=5).token("bank", "power_20").hand(0, shops=0).act(0, "bank").play("answer:yes", "answer:yes")
    token.play("building:shop_4")
    assert {"bank"} == token.player(0).shop_areas


@rule("YK-6.5.14")
def test_the_power_of_step_three_decides_about_building() -> None:
    """Of five assistants two are moved away by the token's reward; a shop is built all the same."""
    t = story(bank=5).token("bank", "power_19").act(0, "bank").play("answer:yes")
    t.play("area:bank", "area:church", "area:bank", "area:customs", "answer:skip")
    assert (3, "Build") == (t.player(0).on("bank"), t.question)
    t.play("building:shop_1")
    assert {"bank"} == t.player(0).shop_areas


# Recovery


@rule("YK-6.6.1", "YK-6.6.2", "YK-6.6.3")
def test_all_assistants_of_the_area_return_and_nothing_else() -> None:
    """No question about it; president, buildings and other areas stay, and so do the others' assistants."""
    t = story(bank=3, church=2, customs=1).assistants(1, bank=2).shop(0, "bank").president(0, None)
    t.hand(0, shops=0).movement(0).play("area:bank")
    if t.question == "TakeToken":
        t.end()
    assert ((), {"church": 2, "customs": 1}, 5) == (t.asked, t.player(0).placed, t.player(0).assistants)
    assert ("bank", {"bank"}, 2) == (t.player(0).president, t.player(0).shop_areas, t.player(1).on("bank"))


@rule("YK-6.6.1")
def test_only_the_telephone_leaves_an_assistant() -> None:
    """One, if wanted."""
    t = story(bank=3).technologies(0, "telephone").act(0, "bank")
    assert "LeaveBehind" == t.question
    assert {"answer:yes", "answer:skip"} == set(t.legal())
    assert {"bank": 1} == t.play("answer:yes").player(0).placed
    without = story(bank=3).act(0, "bank")
    assert ((), {}) == (without.asked, without.player(0).placed)


@rule("YK-6.6.4")
def test_assistants_moved_in_return_too() -> None:
    """The shop's reward moves one from the church and one from hand to the bank; all come to hand."""
    t = story(bank=4, church=1).tile("bank", "building_19").act(0, "bank").play("building:shop_2")
    t.play("area:church", "area:bank", "source:hand", "area:bank")
    assert ({}, 8) == (t.player(0).placed, t.player(0).assistants)
    assert [6] == [row[2] for row in t.told("recovered")]


@rule("YK-6.6.5")
def test_assistants_moved_out_do_not_return() -> None:
    """They stay where they were moved."""
    t = story(bank=4).tile("bank", "building_19").act(0, "bank").play("building:shop_2")
    t.play("area:bank", "area:church", "area:bank", "area:customs")
    assert ({"church": 1, "customs": 1}, 6) == (t.player(0).placed, t.player(0).assistants)
