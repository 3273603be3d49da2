"""The power rows of all areas, Chinatown and the canal (YK-7.1 to YK-7.7)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE, change
from tests.games.yokohama.gains import acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
# What is gained at power 1, 2, 3, 4 and 5.
ROWS: dict[str, tuple[str, list[int]]] = {
    "copper_mine_1": ("copper", [0, 0, 1, 2, 3]),
    "copper_mine_2": ("copper", [0, 0, 1, 2, 3]),
    "silk_mill_1": ("silk", [0, 1, 2, 3, 4]),
    "silk_mill_2": ("silk", [0, 1, 2, 3, 4]),
    "tea_plantation_1": ("tea", [1, 2, 3, 4, 5]),
    "tea_plantation_2": ("tea", [1, 2, 3, 4, 5]),
    "fishing_ground_1": ("fish", [1, 2, 3, 4, 5]),
    "fishing_ground_2": ("fish", [1, 2, 3, 4, 5]),
    "bank": ("yen", [1, 2, 3, 4, 5]),
}
# The areas that ask: what the number of their row means, and the numbers.
NUMBERS: dict[str, list[int]] = {
    "chinatown": [1, 2, 3, 4, 5],
    "church": [1, 2, 3, 4, 5],
    "customs": [0, 1, 2, 3, 4],
    "employment_agency": [0, 1, 2, 3, 4],
    "laboratory_a": [1, 2, 3, 4, 5],
    "laboratory_b": [1, 2, 3, 4, 5],
}
PORT_LEVELS = [[], ["low"], ["low", "mid"], ["low", "mid", "high"], ["low", "mid", "high"]]
EXCHANGES: dict[str, dict[str, int]] = {
    "buy_copper": {"yen": -2, "copper": 1},
    "sell_copper": {"copper": -1, "yen": 2},
    "buy_silk": {"yen": -2, "silk": 1},
    "sell_silk": {"silk": -1, "yen": 2},
    "buy_tea": {"yen": -1, "tea": 1},
    "sell_tea": {"tea": -1, "yen": 1},
    "buy_fish": {"yen": -1, "fish": 1},
    "sell_fish": {"fish": -1, "yen": 1},
    "buy_import": {"yen": -4, "import": 1},
}


@rule("YK-7.1.1", "YK-7.2.1", "YK-7.3.1", "YK-7.4.1", "YK-7.5.1")
@pytest.mark.parametrize("area", ROWS)
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_plain_income(area: str, power: int) -> None:
    """The mine, the mill, the plantation, the ground and the bank give exactly their row, and ask nothing."""
    noun, row = ROWS[area]
    t = acting(area, power)
    before = holdings(t)
    assert power == t.player(0).power(area)
    t.act(0, area)

    assert "" == t.question
    gained = row[power - 1]
    assert ({noun: gained} if gained else {}) == change(before, holdings(t))


@rule("YK-7.1.1", "YK-7.2.1", "YK-7.3.1", "YK-7.4.1", "YK-7.5.1")
def test_the_boards_print_these_rows() -> None:
    """The component file says the same, and every area but the canal has a row for power 1 to 5."""
    areas = {area["id"]: area for area in DATA["areas"]}
    for area, (noun, row) in ROWS.items():
        assert [{noun: n} if n else {} for n in row] == areas[area]["effects"][0]["rows"]
    for area, numbers in NUMBERS.items():
        assert numbers == areas[area]["effects"][0]["n"]
    for port in ("port_a", "port_b"):
        assert PORT_LEVELS == areas[port]["effects"][0]["levels"]
        assert [{}, {}, {}, {}, {"vp": 3}] == areas[port]["effects"][1]["rows"]
    assert {"canal"} == areas.keys() - ROWS.keys() - NUMBERS.keys() - {"port_a", "port_b"}
    commercial = {*NUMBERS, "bank", "port_a", "port_b"}
    production = ROWS.keys() - {"bank"}
    for area in areas:
        kind = "commercial" if area in commercial else "production" if area in production else "none"
        assert kind == areas[area]["type"]


@rule("YK-7.6.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_chinatown_makes_as_many_exchanges_as_power(power: int) -> None:
    """Up to 1 / 2 / 3 / 4 / 5 exchanges; fewer are fine."""
    t = acting("chinatown", power).stock(0, yen=9).act(0, "chinatown")
    for _ in range(power):
        assert "Exchange" == t.question
        t.play("exchange:buy_tea")
    assert "" == t.question
    assert (9 - power, power) == (t.player(0).yen, t.player(0).tea)

    none = acting("chinatown", power).stock(0, yen=9).act(0, "chinatown").play("answer:skip")
    assert ("", 9, 0) == (none.question, none.player(0).yen, none.player(0).tea)


@rule("YK-7.6.2")
@pytest.mark.parametrize("exchange", EXCHANGES)
def test_exchange(exchange: str) -> None:
    """What each of the nine exchanges costs and gives; with one token less it cannot be made."""
    wanted = EXCHANGES[exchange]
    cost = {name: -n for name, n in wanted.items() if n < 0}
    t = acting("chinatown", 1).stock(0, **cost)
    before = holdings(t)
    assert f"exchange:{exchange}" in t.act(0, "chinatown").legal()
    t.play(f"exchange:{exchange}")
    assert wanted == change(before, holdings(t))

    short = acting("chinatown", 1).stock(0, **{name: n - 1 for name, n in cost.items()}, imports=1).act(0, "chinatown")
    assert f"exchange:{exchange}" not in short.legal()


@rule("YK-7.6.2")
def test_there_are_nine_exchanges() -> None:
    """The file has these nine, and Chinatown offers these nine."""
    rows = {row["id"]: {k: -n for k, n in row["cost"].items()} | row["gain"] for row in DATA["exchanges"]}
    assert EXCHANGES == rows
    t = acting("chinatown", 1).stock(0, yen=9, copper=1, silk=1, tea=1, fish=1, imports=1).act(0, "chinatown")
    assert {f"exchange:{name}" for name in EXCHANGES} | {"answer:skip"} == set(t.legal())


@rule("YK-7.6.3")
def test_imports_cannot_be_sold() -> None:
    """A player with nothing but imports has no exchange to make."""
    t = acting("chinatown", 5).stock(0, imports=5).act(0, "chinatown")
    assert [] == [token for token in t.legal() if token.startswith("exchange:")]
    assert (0, 5) == (t.player(0).yen, t.player(0).imports)
    assert all("import" not in row["cost"] for row in DATA["exchanges"])


@rule("YK-7.6.4")
def test_money_of_one_exchange_pays_for_the_next() -> None:
    """Two silk are sold one after the other, and the 4 yen buy an import."""
    t = acting("chinatown", 3).stock(0, silk=2).act(0, "chinatown")
    assert {"exchange:sell_silk", "answer:skip"} == set(t.legal())
    t.play("exchange:sell_silk")
    assert "exchange:buy_import" not in t.legal()
    t.play("exchange:sell_silk", "exchange:buy_import")

    assert {"yen": 0, "copper": 0, "silk": 0, "tea": 0, "fish": 0, "import": 1} == t.player(0).stock


@rule("YK-7.6.4")
def test_goods_of_one_exchange_can_be_sold_in_the_next() -> None:
    """Bought copper goes back for what it cost."""
    t = acting("chinatown", 2).stock(0, yen=2).act(0, "chinatown").play("exchange:buy_copper")
    assert "exchange:sell_copper" in t.legal()
    assert 2 == t.play("exchange:sell_copper").player(0).yen


@rule("YK-7.6.5")
def test_the_same_exchange_several_times() -> None:
    """Five copper with power 5 and 10 yen."""
    t = acting("chinatown", 5).stock(0, yen=10).act(0, "chinatown").play(*["exchange:buy_copper"] * 5)
    assert ("", 0, 5) == (t.question, t.player(0).yen, t.player(0).copper)


@rule("YK-7.7.1")
def test_nothing_goes_on_the_canal() -> None:
    """No assistant in placement or by a move, no president, no station token."""
    t = Story().placement(0)
    assert "canal" not in t.areas()
    assert "YK-6.1.10" == t.rule("area:canal")

    moved = Story().assistants(0, bank=1).reward(0, [{"kind": "move_assistant", "n": 1}]).play("source:hand")
    assert set(moved.areas_in_play) - {"canal"} == moved.areas()

    t = acting("laboratory_a", 5).laboratory("laboratory_a", "station", NONE, NONE, NONE, NONE, NONE)
    t.act(0, "laboratory_a").play("technology:station")
    assert set(t.areas_in_play) - {"canal"} == t.areas()


@rule("YK-7.7.2")
@pytest.mark.parametrize("start", ["tea_plantation_2", None])
@pytest.mark.parametrize("card", ["stagecoach us", "tram", "postal_system"])
def test_no_movement_ends_on_the_canal(start: str | None, card: str) -> None:
    """Neither walking nor from hand, whatever the technology."""
    t = Story().president(0, start).assistants(0, laboratory_a=1).technologies(0, card).movement(0)
    assert {"laboratory_a"} == t.areas()
    assert "YK-7.7.2" == t.rule("area:canal")


@rule("YK-7.7.3")
def test_crossing_the_canal_costs_a_yen_to_the_supply() -> None:
    """No assistant is needed on it, and nobody gains the yen."""
    t = Story().no_tokens().president(0, "tea_plantation_2").assistants(0, chinatown=1).stock(0, yen=1)
    others = [t.player(seat).yen for seat in (1, 2, 3)]
    t.movement(0).play("area:chinatown")

    assert ("chinatown", 0) == (t.player(0).president, t.player(0).yen)
    assert others == [t.player(seat).yen for seat in (1, 2, 3)]
    assert [(0, 1)] == t.told("canal-paid")

    poor = Story().president(0, "tea_plantation_2").assistants(0, chinatown=1).stock(0).movement(0)
    assert "area:chinatown" not in poor.legal()


@rule("YK-7.7.3")
@pytest.mark.parametrize(("fees", "blue"), [("canal", 4), ("seat_2", 5)])
def test_the_canal_or_a_president(fees: str, blue: int) -> None:
    """Two ways to Chinatown, each for 1 yen: over the canal, or past blue's president; the player decides."""
    t = Story().no_tokens().president(0, "tea_plantation_2").stock(0, yen=1).president(1, "tea_plantation_1")
    t.assistants(0, tea_plantation_1=1, chinatown=1).movement(0).play("area:chinatown")
    assert {"fees:canal", "fees:seat_2"} == set(t.legal())
    t.play(f"fees:{fees}")
    assert (0, blue) == (t.player(0).yen, t.player(1).yen)


@rule("YK-7.7.4")
def test_every_crossing_is_paid() -> None:
    """There and back in two movements costs 2 yen; no way that enters twice is ever offered, as it pays for nothing."""
    t = Story().no_tokens().president(0, "tea_plantation_2").assistants(0, laboratory_a=1, tea_plantation_2=1)
    t.laboratory("laboratory_a", *[NONE] * 6).stock(0, yen=2)
    t.movement(0).play("area:laboratory_a")
    assert 1 == t.player(0).yen
    t.movement(0).play("area:tea_plantation_2")
    assert [(0, 1), (0, 1)] == t.told("canal-paid")
    assert 0 == t.player(0).yen

    # All four neighbours of the canal hold own assistants: one crossing at most, and only where no way is free.
    round_trip = Story().president(0, "tea_plantation_2").stock(0, yen=2)
    round_trip.assistants(0, tea_plantation_1=1, chinatown=1, laboratory_a=1).movement(0).play("area:laboratory_a")
    assert (2, []) == (round_trip.player(0).yen, round_trip.told("canal-paid"))


@rule("YK-7.7.5")
def test_the_canal_has_nothing_to_do() -> None:
    """No action, no five-power token, no building tile."""
    t = Story()
    canal = next(area for area in t.seen()["areas"] if area["id"] == "canal")
    assert ("", "", [], -1) == (canal["tile"], canal["token"], canal["shops"], canal["house"])
    assert 17 == sum(1 for area in t.seen()["areas"] if area["token"] and area["tile"])
    row = next(area for area in DATA["areas"] if area["id"] == "canal")
    assert ([], False, False) == (row["effects"], row["five_power_space"], row["building_tile"])

    # An agent acts where an own assistant is, and none can be on the canal.
    agent = t.agents(0, gb=1).assistants(0, bank=1).extra(seat=0).play("agent:gb")
    assert {"bank"} == agent.areas()


@rule("YK-7.7.6")
def test_stagecoach_pays_for_the_canal() -> None:
    """Presidents are passed for nothing, the canal is not."""
    t = Story().no_tokens().president(0, "tea_plantation_2").assistants(0, chinatown=1).stock(0, yen=1)
    t.technologies(0, "stagecoach us").movement(0).play("area:chinatown")
    assert 0 == t.player(0).yen

    poor = Story().president(0, "tea_plantation_2").assistants(0, chinatown=1).stock(0)
    assert "area:chinatown" not in poor.technologies(0, "stagecoach us").movement(0).legal()


@rule("YK-7.7.7")
def test_the_canal_touches_its_neighbours() -> None:
    """It lies in the layout like any area: the tea plantations above, Chinatown beside, laboratory A below."""
    t = Story()
    assert {"tea_plantation_1", "tea_plantation_2", "chinatown", "laboratory_a"} == t.adjacent("canal")
    assert {"tea_plantation_1", "canal"} == t.adjacent("tea_plantation_2")


@rule("YK-7.7.5")
def test_two_players_have_no_canal() -> None:
    """The canal is for three and four players."""
    assert "canal" not in Story(2).areas_in_play
    assert "canal" in Story(3).areas_in_play
