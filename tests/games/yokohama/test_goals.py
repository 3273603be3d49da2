"""Completing achievements and orders (sections 5.3 and 5.4 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.step import NotAsked
from caravanserai.games.yokohama import GAME
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
TILES = ("copper_5", "yen_10", "production_4")


def goals(**stock: int) -> Story:
    """Three tiles, nobody on them; seat 0 owns this."""
    return Story().achievements(*TILES).stock(0, **stock)


def takers(t: Story, name: str) -> list[int]:
    """Who is on a tile, from left to right."""
    return next(tile["by"] for tile in t.seen()["achievements"] if tile["id"] == name)


def four_mines(t: Story, seat: int) -> Story:
    """Shops in four production areas."""
    for area in ("copper_mine_1", "copper_mine_2", "silk_mill_1", "silk_mill_2"):
        t.shop(seat, area, seat + 1)
    return t


# Achievements


@rule("YK-5.3.1")
def test_an_achievement_takes_an_assistant_from_hand() -> None:
    """With the condition met it is offered, without it refused."""
    t = goals(copper=5, yen=9).extra(seat=0)
    assert "achievement:copper_5" in t.legal()
    assert "YK-5.3.1" == t.rule("achievement:yen_10")
    t.play("achievement:copper_5")
    assert (7, 12, {"copper_5"}) == (t.player(0).assistants, t.player(0).store_assistants, t.player(0).achieved)
    none = goals(copper=4, yen=9).turn(0)
    assert "Place" == none.question


@rule("YK-5.3.2")
def test_the_assistant_goes_leftmost_and_stays() -> None:
    """After two others the third space; nothing brings it back."""
    t = goals(copper=5, yen=3).achieved_by("copper_5", 2, 1).turn(0).play("achievement:copper_5")
    assert [2, 1, 0] == takers(t, "copper_5")
    t.play("area:bank", "phase:end", "phase:return", "area:bank")
    while t.asked:
        t.end()
    assert ([2, 1, 0], 7) == (takers(t, "copper_5"), t.player(0).assistants)


@rule("YK-5.3.3")
@pytest.mark.parametrize("row", DATA["achievements"], ids=lambda row: str(row["id"]))
def test_the_first_scores_the_upper_row_and_later_ones_the_lower(row: dict[str, dict[str, int]]) -> None:
    """For each tile, as the first, the second and the fourth player."""
    for others in ((), (1,), (3, 2, 1)):
        t = (
            ready_for(str(row["id"]))
            .achieved_by(str(row["id"]), *others)
            .extra(seat=0)
            .play(f"achievement:{row['id']}")
        )
        assert (row["later"] if others else row["first"])["vp"] == t.player(0).vp


def ready_for(name: str) -> Story:
    """Seat 0 meets the condition of a tile."""
    group = next(n for n in range(3) if any(r["id"] == name and r["group"] == "ABC"[n] for r in DATA["achievements"]))
    tiles = list(TILES)
    tiles[group] = name
    t = Story().achievements(*tiles).stock(0, fish=7, tea=7, silk=6, copper=5, yen=10)
    t.technologies(0, "tram", "winery", "station", "typography").tokens(0, *(f"power_0{n}" for n in range(1, 6)))
    t.completed(0, *(f"order_us_0{n}" for n in range(1, 6)))
    four_mines(t, 0)
    for area in ("bank", "church", "customs", "port_a"):
        t.house(0, area)
    return t


@rule("YK-5.3.4")
def test_each_tile_once_but_all_three() -> None:
    """A completed tile is refused for good; the other two are not."""
    t = four_mines(goals(copper=5, yen=12), 0).extra(seat=0)
    t.play("achievement:copper_5")
    assert t.rule("achievement:copper_5") == "YK-5.3.4"
    t.play("achievement:yen_10", "achievement:production_4")
    assert (set(TILES), 10 + 10 + 12, 5) == (t.player(0).achieved, t.player(0).vp, t.player(0).assistants)
    again = t.turn(0)
    assert "Place" == again.question


@rule("YK-5.3.5")
def test_nothing_is_spent_for_an_achievement() -> None:
    """Goods, yen and buildings stay."""
    t = four_mines(goals(copper=5, yen=10), 0).extra(seat=0)
    t.play("achievement:copper_5", "achievement:yen_10", "achievement:production_4")
    assert (5, 10, 4) == (t.player(0).copper, t.player(0).yen, len(t.player(0).shop_areas))


@rule("YK-5.3.6")
def test_no_achievement_without_an_assistant_in_hand() -> None:
    """The warehouse and the areas do not help; one in hand pays for one tile."""
    t = goals(copper=5, yen=10).assistants(0, bank=8).turn(0)
    assert (0, 12) == (t.player(0).assistants, t.player(0).store_assistants)
    assert "Extra" != t.question
    one = (
        goals(copper=5, yen=10)
        .hand(0, assistants=1)
        .orders(0, "order_de_04")
        .extra(seat=0)
        .play("achievement:copper_5")
    )
    assert "achievement:yen_10" not in one.legal()


@rule("YK-5.3.7")
def test_a_completed_achievement_is_kept() -> None:
    """The copper is spent on an order afterwards; tile and points stay."""
    t = goals(copper=5, fish=1).orders(0, "order_de_04").extra(seat=0)
    t.play("achievement:copper_5", "order:order_de_04")
    assert (3, {"copper_5"}, 10 + 6) == (t.player(0).copper, t.player(0).achieved, t.player(0).vp)
    assert [0] == takers(t, "copper_5")


@rule("YK-5.3.8")
def test_achievements_are_completed_only_in_phases_a_and_c_of_the_own_turn() -> None:
    """Not at placement, movement or in the area, nor in another's turn; in phase C they are."""
    t = goals(copper=5, yen=9).stock(1, copper=5).assistants(0, employment_agency=2, church=1).turn(0)
    assert "achievement:copper_5" in t.legal()
    t.play("phase:end")
    while t.question != "Extra":
        assert not [token for token in t.legal() if token.startswith("achievement:")]
        assert t.refused("achievement:copper_5")
        with pytest.raises(NotAsked):
            t.refused("achievement:copper_5", 1)
        t.play("area:employment_agency" if t.question == "MovePresident" else t.legal()[-1])
    assert "achievement:copper_5" in t.legal()


@rule("YK-5.3.9")
def test_first_is_judged_for_each_tile() -> None:
    """Second on one tile, first on another; of two players the earlier one is first."""
    t = goals(copper=5, yen=10).stock(1, yen=10).achieved_by("copper_5", 1)
    t.extra(seat=0).play("achievement:copper_5", "achievement:yen_10")
    assert 6 + 10 == t.player(0).vp
    t.extra(seat=1).play("achievement:yen_10")
    assert 6 == t.player(1).vp


# Orders


@rule("YK-5.4.1")
def test_an_order_is_paid_and_rewarded() -> None:
    """It lies open in front of its owner, the goods are gone, the reward is there."""
    t = goals(tea=4, fish=2).orders(0, "order_gb_01").extra(seat=0).play("order:order_gb_01")
    assert ([], {"order_gb_01"}, 4) == (t.player(0).hand, t.player(0).completed, t.player(0).vp)
    assert {"yen": 0, "copper": 0, "silk": 0, "tea": 1, "fish": 1, "import": 1} == t.player(0).stock
    assert ["order_gb_01"] == t.seen(2)["players"][0]["completed"]


@rule("YK-5.4.2")
def test_any_number_of_orders_in_a_phase() -> None:
    """Three, one after the other."""
    t = goals(tea=8, silk=2, fish=2, copper=1).orders(0, "order_gb_02", "order_fr_01", "order_de_02").extra(seat=0)
    t.play("order:order_fr_01", "order:order_de_02", "order:order_gb_02")
    assert ([], 5 + 4 + 4) == (t.player(0).hand, t.player(0).vp)


@rule("YK-5.4.3")
def test_only_the_right_goods_pay_for_an_order() -> None:
    """Imports, money and other goods do not help; the exact number does."""
    for short in ({"tea": 3}, {"tea": 0}):
        t = Story().achievements("fish_7", "technologies_4", "production_4").orders(0, "order_gb_02", "order_fr_01")
        t.stock(0, **{"yen": 9, "imports": 9, "copper": 9, "fish": 6, "silk": 2, **short}).extra(seat=0)
        assert {"order:order_fr_01", "phase:end"} == set(t.legal())
        assert "YK-5.4.3" == t.rule("order:order_gb_02")
    exact = goals(tea=4).orders(0, "order_gb_02").extra(seat=0)
    assert "order:order_gb_02" in exact.legal()


@rule("YK-5.4.4")
def test_a_completed_order_may_bring_an_agent() -> None:
    """The second British symbol does, the first does not."""
    t = goals(tea=7, fish=1).orders(0, "order_gb_01", "order_gb_02").extra(seat=0).play("order:order_gb_01")
    assert {} == t.player(0).agents
    t.play("order:order_gb_02")
    assert ({"gb": 1}, 2) == (t.player(0).agents, t.supply["gb"])


@rule("YK-5.4.5")
def test_goods_then_reward_then_technologies_then_agent() -> None:
    """In this order it is told."""
    t = goals(tea=3, fish=1).technologies(0, "ball fr", "language_school nl").completed(0, "order_gb_02")
    t.orders(0, "order_gb_01").extra(seat=0).play("order:order_gb_01")
    told = [(GAME.events.kinds[e.kind].name, e.b, e.c) for e in t.s.log or []]
    kinds = [kind for kind, _, _ in told]
    points = [n for n, (kind, _, _) in enumerate(told) if kind == "points"]
    assert [4, 2] == [told[n][1] for n in points]
    yen = next(n for n, entry in enumerate(told) if entry == ("gained", 0, 1))
    import_ = next(n for n, entry in enumerate(told) if entry == ("gained", 5, 1))
    paid = max(n for n, kind in enumerate(kinds) if kind == "paid")
    assert paid < points[0] < import_ < min(points[1], yen)
    assert max(points[1], yen) < kinds.index("agent-gained")


@rule("YK-5.4.6")
def test_completed_orders_stay() -> None:
    """In front of their owner, turns later and to the end; they do not go back to a deck or a port."""
    t = goals(tea=4).completed(0, "order_us_01").orders(0, "order_gb_02").turn(0).play("order:order_gb_02")
    for _ in range(3):
        while t.asked:
            t.play("phase:return" if t.question == "MovePresident" else "phase:end")
        t.turn(0)
    assert {"order_us_01", "order_gb_02"} == t.player(0).completed == set(t.seen(1)["players"][0]["completed"])


@rule("YK-5.4.7")
def test_no_order_in_phase_b_but_its_goods_pay_in_phase_c() -> None:
    """Four tea are there after the plantation; the order can be completed only when phase C is asked for."""
    t = goals(tea=2, silk=2).orders(0, "order_gb_02", "order_fr_01").assistants(0, tea_plantation_1=1, bank=1).turn(0)
    assert {"order:order_fr_01", "phase:end"} == set(t.legal())
    t.play("phase:end")
    for token in ("phase:end", "area:tea_plantation_1"):
        assert not [choice for choice in t.legal() if choice.startswith("order:")]
        assert t.refused("order:order_fr_01")
        t.play(token)
    assert {"order:order_gb_02", "order:order_fr_01", "phase:end"} == set(t.legal())
    t.play("order:order_gb_02")
    assert 5 == t.player(0).vp


@rule("YK-5.4.8")
def test_a_completed_order_makes_room_at_once() -> None:
    """With three in hand the port has nothing to give; completing one in phase A makes room in phase B."""
    for token in ("phase:end", "order:order_gb_02"):
        t = goals(tea=4).orders(0, "order_gb_02", "order_fr_06", "order_fr_07").assistants(0, port_a=2).turn(0)
        t.play(token)
        if t.question == "Extra":
            t.end()
        t.play("phase:end", "area:port_a")
        assert (token != "phase:end") == (t.question == "TakeOrder")
        if t.question == "TakeOrder":
            t.play(next(choice for choice in t.legal() if choice.startswith("order:")))
            assert 3 == len(t.player(0).hand)
