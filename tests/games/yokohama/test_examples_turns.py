"""The worked examples of the rules about turns (YK-19.1 to 19.6, 19.17 and 19.18); purple is seat 0."""

from __future__ import annotations

from tests.games.yokohama.story import Story
from tests.rules import rule

PURPLE, BLUE, PINK, YELLOW = range(4)
TILES = ("fish_7", "orders_5", "production_4")


def purses(t: Story) -> list[int]:
    """Everybody's yen."""
    return [t.player(seat).yen for seat in range(4)]


def before_placement() -> Story:
    """Blue at the employment agency, pink and yellow in the laboratory; purple beside both, the silk mill behind."""
    t = Story().achievements(*TILES).swap("silk_mill_1", "chinatown").stock(PURPLE, yen=2)
    t.president(BLUE, "employment_agency").president(PINK, "laboratory_a").president(YELLOW, "laboratory_a")
    t.president(PURPLE, "port_b")
    assert {"laboratory_a", "employment_agency"} <= t.adjacent("port_b")
    assert {"laboratory_a", "employment_agency"} <= t.adjacent("silk_mill_1")
    return t


@rule("YK-19.1")
def test_placement() -> None:
    """Copper mine free, employment agency 1 to blue, laboratory too dear, silk mill free."""
    t = before_placement().placement(PURPLE)
    assert 0 == t.price("area:copper_mine_1")
    t.play("area:copper_mine_1")
    assert [2, 4, 4, 4] == purses(t)
    assert 1 == t.price("area:employment_agency")
    t.play("area:employment_agency")
    assert [1, 5, 4, 4] == purses(t)
    assert "area:laboratory_a" not in t.legal()
    assert "YK-6.1.8" == t.rule("area:laboratory_a")
    assert 0 == t.price("area:silk_mill_1")
    t.play("area:silk_mill_1")
    assert {"copper_mine_1": 1, "employment_agency": 1, "silk_mill_1": 1} == t.player(PURPLE).placed
    assert [1, 5, 4, 4] == purses(t)


@rule("YK-19.2")
def test_movement() -> None:
    """Over the employment agency for 1 to blue; not over the laboratory, and not to the agency itself."""
    t = before_placement().turn(PURPLE)
    t.play("area:copper_mine_1", "area:employment_agency", "area:silk_mill_1")
    if t.question == "Place":
        t.end()
    assert {"area:silk_mill_1", "phase:return"} == set(t.legal())
    assert "YK-6.2.2" == t.rule("area:employment_agency")
    t.play("area:silk_mill_1")
    assert "silk_mill_1" == t.player(PURPLE).president
    assert [0, 6, 4, 4] == purses(t)

    poor = (
        before_placement().stock(PURPLE, yen=0).assistants(PURPLE, employment_agency=1, silk_mill_1=1).movement(PURPLE)
    )
    assert "area:silk_mill_1" not in poor.legal()


@rule("YK-19.3", "YK-19.4")
def test_power_and_recovery_in_the_silk_mill() -> None:
    """President, three assistants and a shop: power 5, 4 silk; then the three assistants return."""
    t = (
        Story()
        .stock(PURPLE)
        .hand(PURPLE, shops=0)
        .assistants(PURPLE, silk_mill_1=3, bank=1)
        .shop(PURPLE, "silk_mill_1")
    )
    t.president(PURPLE, "silk_mill_1").act(PURPLE, "silk_mill_1")
    assert [(PURPLE, 5)] == [(row[0], row[2]) for row in t.told("action")]
    assert 4 == t.player(PURPLE).silk
    while t.asked:
        t.end()
    assert ({"bank": 1}, 7) == (t.player(PURPLE).placed, t.player(PURPLE).assistants)
    assert ("silk_mill_1", {"silk_mill_1"}) == (t.player(PURPLE).president, t.player(PURPLE).shop_areas)


@rule("YK-19.5")
def test_a_foreign_agent_in_the_copper_mine() -> None:
    """Two assistants and a trading house: power 3, 1 copper, no token, no building, no yen."""
    t = Story().achievements(*TILES).stock(PURPLE).agents(PURPLE, gb=1).assistants(PURPLE, copper_mine_1=2)
    t.house(PURPLE, "copper_mine_1").president(PURPLE, "bank").hand(PURPLE, houses=1).extra(seat=PURPLE)
    token = t.token_of("copper_mine_1")
    t.play("agent:gb", "area:copper_mine_1")
    assert () == t.asked
    assert [3] == [row[2] for row in t.told("action")]
    assert {"yen": 0, "copper": 1, "silk": 0, "tea": 0, "fish": 0, "import": 0} == t.player(PURPLE).stock
    assert (token, [-1] * 4) == (t.token_of("copper_mine_1"), t.shops_on("copper_mine_1"))
    assert ({}, 8, "bank") == (t.player(PURPLE).placed, t.player(PURPLE).assistants, t.player(PURPLE).president)
    assert ({}, 1) == (t.player(PURPLE).agents, t.player(PURPLE).spent)


@rule("YK-19.6")
def test_the_third_to_own_five_copper() -> None:
    """Third space from the left, 6 VP, and still 5 copper."""
    t = Story().achievements("copper_5", "orders_5", "production_4").achieved_by("copper_5", PINK, BLUE)
    t.stock(PURPLE, copper=5).extra(seat=PURPLE).play("achievement:copper_5")
    assert [PINK, BLUE, PURPLE] == t.seen()["achievements"][0]["by"]
    assert (6, 5, 7) == (t.player(PURPLE).vp, t.player(PURPLE).copper, t.player(PURPLE).assistants)


@rule("YK-19.17")
def test_six_assistants_and_the_president_in_a_fishing_ground() -> None:
    """Power 5, 5 fish."""
    t = Story().stock(PURPLE).assistants(PURPLE, fishing_ground_1=6).president(PURPLE, "fishing_ground_1")
    t.act(PURPLE, "fishing_ground_1")
    assert (5, [5]) == (t.player(PURPLE).fish, [row[2] for row in t.told("action")])


@rule("YK-19.18")
def test_a_president_with_nowhere_to_go() -> None:
    """Alone with one assistant, no own assistant around or elsewhere: only the return."""
    t = Story().stock(PURPLE, yen=9).president(PURPLE, "customs").assistants(PURPLE, customs=1)
    t.assistants(BLUE, bank=2, church=1).movement(PURPLE)
    if t.question == "MovePresident":
        assert ["phase:return"] == t.legal()
        t.play("phase:return")
    assert "TakeBack" == t.question
    t.play("area:customs")
    assert (None, {}, 8) == (t.player(PURPLE).president, t.player(PURPLE).placed, t.player(PURPLE).assistants)
    assert [] == t.told("action")
