"""The laboratories: what a technology costs, who may take it, and the refill (YK-7.11)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import NONE, change
from tests.games.yokohama.gains import acting, holdings
from tests.games.yokohama.story import Story
from tests.rules import rule

LAB = "laboratory_a"
SURCHARGES = [0, 0, 1, 1, 2, 2]
# None of these gives anything when a card is taken.
THREE = ["language_school us", "stagecoach us", "winery"]


def board(*cards: str) -> list[str]:
    """These cards from the left, the other spaces empty."""
    return [*cards, *[NONE] * (6 - len(cards))]


def lab(power: int, *cards: str, **stock: int) -> Story:
    """A player in laboratory A with these cards from the left."""
    return acting(LAB, power).laboratory(LAB, *board(*cards)).stock(0, **stock)


def takes(t: Story, name: str, *tokens: str) -> Story:
    """Act there and take a card."""
    return t.act(0, LAB).play(f"technology:{name}", *tokens)


@rule("YK-7.11.1")
@pytest.mark.parametrize(("area", "card", "other"), [(LAB, "tram", "winery"), ("laboratory_b", "winery", "tram")])
def test_one_card_of_the_same_letter(area: str, card: str, other: str) -> None:
    """The cards of the board with that letter, and one card only."""
    t = acting(area, 5).stock(0, imports=9)
    t.laboratory(LAB, *board("tram", "newspaper us")).laboratory("laboratory_b", *board("winery", "newspaper gb"))
    t.act(0, area)
    assert {f"technology:{card}", "technology:newspaper", "answer:skip"} == set(t.legal())
    assert f"technology:{other}" not in t.offered()
    t.play(f"technology:{card}")
    assert ("", 1) == (t.question, len(t.player(0).technologies))


@rule("YK-7.11.2", "YK-7.11.3", "YK-7.11.4")
@pytest.mark.parametrize("area", [LAB, "laboratory_b"])
@pytest.mark.parametrize("space", range(6))
def test_value_and_surcharge(area: str, space: int) -> None:
    """Six spaces with 0, 0, +1, +1, +2, +2; the Tram of value 5 at power 5 costs just the surcharge more."""
    surcharge = [0, 0, 1, 1, 2, 2][space]
    cards = [NONE] * 6
    cards[space] = "tram"
    t = acting(area, 5).laboratory(area, *cards).stock(0, imports=surcharge).act(0, area).play("technology:tram")
    assert ({"tram de"}, 0) == (t.player(0).technologies, t.player(0).imports)

    if surcharge:
        short = acting(area, 5).laboratory(area, *cards).stock(0, imports=surcharge - 1, yen=1).act(0, area)
        assert "technology:tram" not in short.legal()


@rule("YK-7.11.3", "YK-7.11.4")
def test_the_boards_print_six_spaces() -> None:
    """Both boards alike, all six filled at the start."""
    rows = GAME.box.data["laboratory_boards"]
    assert [(LAB, SURCHARGES), ("laboratory_b", SURCHARGES)] == [(row["id"], row["surcharges"]) for row in rows]
    for area in (LAB, "laboratory_b"):
        assert 6 == len(Story().cards_on(area))
        assert NONE not in Story().cards_on(area)


@rule("YK-7.11.2")
@pytest.mark.parametrize(("card", "value"), [("typography", 2), ("tram", 5), ("postal_system", 6), ("exhibition", 8)])
def test_the_production_value_is_the_cost(card: str, value: int) -> None:
    """On the first space the value alone: at power 1 the rest in imports."""
    t = takes(lab(1, card, imports=value - 1), card)
    assert (0, 1) == (t.player(0).imports, len(t.player(0).technologies))
    assert f"technology:{card}" not in lab(1, card, imports=value - 2).act(0, LAB).legal()


@rule("YK-7.11.2")
def test_two_cards_of_a_name_at_different_prices() -> None:
    """A Ball on the first and one on the last space: the dear one is the player's choice only where it can be paid."""
    both = ["ball fr", NONE, NONE, NONE, NONE, "ball gb"]
    t = acting(LAB, 5).laboratory(LAB, *both).stock(0, imports=2).act(0, LAB).play("technology:ball")
    assert {"country:fr", "country:gb"} == set(t.legal())
    t.play("country:gb")
    assert ({"ball gb"}, 0) == (t.player(0).technologies, t.player(0).imports)

    cheap = acting(LAB, 5).laboratory(LAB, *both).stock(0, imports=1).act(0, LAB).play("technology:ball")
    assert "country:gb" not in cheap.legal()
    if cheap.question:
        cheap.play("country:fr")
    assert ({"ball fr"}, 1) == (cheap.player(0).technologies, cheap.player(0).imports)


@rule("YK-7.11.5")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_pays(power: int) -> None:
    """Power 1 / 2 / 3 / 4 / 5 and an import for each that is missing at a cost of 6."""
    t = lab(power, "postal_system", imports=6 - power)
    assert 0 == takes(t, "postal_system").player(0).imports
    assert "technology:postal_system" not in lab(power, "postal_system", imports=5 - power).act(0, LAB).legal()


@rule("YK-7.11.5")
@pytest.mark.parametrize(("imports", "left"), [(0, {"yen": 2, "import": 3}), (1, {"yen": 4, "import": 2})])
def test_imports_and_yen_mix_freely(imports: int, left: dict[str, int]) -> None:
    """3 missing: each 2 yen or 1 import pays for 1, in any mix."""
    t = takes(lab(3, "postal_system", yen=8, imports=3), "postal_system")
    assert {"count:0", "count:1", "count:2", "count:3"} == set(t.legal())
    t.play(f"count:{imports}")
    assert left == {name: t.player(0).stock[name] for name in ("yen", "import")}


@rule("YK-7.11.5")
def test_odd_yen_pays_nothing() -> None:
    """3 yen pay for 1, not for 1 and a half: 2 missing cannot be paid."""
    assert "technology:postal_system" not in lab(4, "postal_system", yen=3).act(0, LAB).legal()
    assert "technology:postal_system" in lab(4, "postal_system", yen=4).act(0, LAB).legal()
    refused = lab(4, "postal_system", yen=3).laboratory(LAB, *board("postal_system", "winery")).act(0, LAB)
    assert "YK-7.11.5" == refused.rule("technology:postal_system")


@rule("YK-7.11.6")
def test_power_gives_at_most_five() -> None:
    """Seven pieces in the laboratory are 5 toward a cost of 6."""
    t = acting(LAB, 7).laboratory(LAB, *board("postal_system"))
    assert "technology:postal_system" not in t.act(0, LAB).legal()
    t = acting(LAB, 7).laboratory(LAB, *board("postal_system")).stock(0, imports=1)
    assert 0 == takes(t, "postal_system").player(0).imports


@rule("YK-7.11.7")
def test_surplus_is_lost() -> None:
    """Power 5 for a card of 2: nothing comes back, and the next action begins anew."""
    t = lab(5, "typography", "postal_system")
    before = holdings(t)
    takes(t, "typography")
    assert {} == change(before, holdings(t))
    t.assistants(0, laboratory_a=4).act(0, LAB)
    assert "technology:postal_system" not in t.legal()


@rule("YK-7.11.8")
def test_no_second_card_of_a_name() -> None:
    """The other Ball is refused to its owner, and free to the others."""
    t = lab(5, "ball gb", "tram").technologies(0, "ball fr").act(0, LAB)
    assert {"technology:tram", "answer:skip"} == set(t.legal())
    assert "YK-7.11.8" == t.rule("technology:ball")
    assert "technology:ball" in lab(5, "ball gb", "tram").technologies(1, "ball fr").act(0, LAB).legal()


@rule("YK-7.11.9", "YK-7.11.19")
@pytest.mark.parametrize(("owned", "due"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_from_the_fourth_card_on(owned: int, due: bool) -> None:
    """With three or more cards owned there is an extra cost of 2 yen or an import."""
    own = [*THREE, "telegraph gb"][:owned]
    t = takes(lab(5, "tram", yen=2, imports=1).technologies(0, *own), "tram")
    if not due:
        assert ("", 2, 1) == (t.question, t.player(0).yen, t.player(0).imports)
        return
    assert ("PayExtra", {"payment:yen", "payment:import"}) == (t.question, set(t.legal()))
    t.play("payment:yen")
    assert (0, 1, owned + 1) == (t.player(0).yen, t.player(0).imports, len(t.player(0).technologies))


@rule("YK-7.11.9")
def test_the_extra_cost_as_an_import() -> None:
    """The player's choice."""
    t = takes(lab(5, "tram", yen=2, imports=1).technologies(0, *THREE), "tram", "payment:import")
    assert (2, 0) == (t.player(0).yen, t.player(0).imports)


@rule("YK-7.11.10")
def test_power_does_not_pay_the_extra_cost() -> None:
    """Power 5 for a card of 2 leaves 3 over, and still 2 yen or an import are due."""
    for stock in ({}, {"yen": 1}):
        t = lab(5, "typography", **stock).technologies(0, *THREE).act(0, LAB)
        assert "technology:typography" not in t.legal()
    assert "technology:typography" in lab(5, "typography", yen=2).technologies(0, *THREE).act(0, LAB).legal()


@rule("YK-7.11.10")
def test_extra_cost_and_missing_value_together() -> None:
    """1 missing and the extra cost: 4 yen, or 2 yen and an import, or 2 imports; not 3 yen."""
    for stock in ({"yen": 4}, {"yen": 2, "imports": 1}, {"imports": 2}):
        t = lab(5, "postal_system", **stock).technologies(0, *THREE).act(0, LAB).play("technology:postal_system")
        while t.question in ("PayExtra", "PayInImports"):
            t.play(t.legal()[0])
        assert (0, 0) == (t.player(0).yen, t.player(0).imports)
        assert 4 == len(t.player(0).technologies)
    for stock in ({"yen": 3}, {"yen": 1, "imports": 1}):
        t = lab(5, "postal_system", **stock).technologies(0, *THREE).act(0, LAB)
        assert "technology:postal_system" not in t.legal()


@rule("YK-7.11.11")
def test_the_card_lies_face_up_and_works_from_then_on() -> None:
    """All see it, and the Stock Exchange fills up at the next turn of its owner."""
    t = takes(lab(5, "stock_exchange"), "stock_exchange")
    for seat in (0, 1):
        assert [{"technology": "stock_exchange", "country": "nl"}] == t.seen(seat)["players"][0]["technologies"]
    assert 0 == t.player(0).yen
    assert 2 == t.turn(0).player(0).yen


@rule("YK-7.11.12")
def test_a_card_may_bring_an_agent() -> None:
    """A British order completed earlier and a British card: a British agent."""
    t = takes(lab(5, "telegraph gb").completed(0, "order_gb_01"), "telegraph")
    assert ({"gb": 1}, 2) == (t.player(0).agents, t.supply["gb"])
    assert {} == takes(lab(5, "telegraph de").completed(0, "order_gb_01"), "telegraph").player(0).agents


@rule("YK-7.11.13")
@pytest.mark.parametrize("gap", range(6))
def test_cards_slide_left_and_one_is_revealed(gap: int) -> None:
    """The order of the others stays, the new card comes to the right."""
    cards = ["tram de", "winery fr", "brickworks fr", "typography nl", "station gb", "exhibition fr"]
    t = acting(LAB, 5).laboratory(LAB, *cards).technology_deck("patent_system").stock(0, imports=9)
    takes(t, cards[gap].split()[0])
    if t.question == "PlaceStation":
        t.play("area:bank")
    assert [*cards[:gap], *cards[gap + 1 :], "patent_system de"] == t.cards_on(LAB)
    assert 0 == t.technology_deck_size


@rule("YK-7.11.13")
def test_the_other_board_stays_as_it_is() -> None:
    """Only the board of the action is refilled."""
    t = acting(LAB, 5).stock(0, imports=9)
    other, deck = t.cards_on("laboratory_b"), t.technology_deck_size
    takes(t, t.cards_on(LAB)[0].split()[0])
    assert (other, deck - 1) == (t.cards_on("laboratory_b"), t.technology_deck_size)


@rule("YK-7.11.14")
def test_an_empty_deck_leaves_a_space_empty() -> None:
    """And does not end the game."""
    t = acting(LAB, 5).laboratory(LAB, "tram", "winery", "brickworks", "typography", "station", "exhibition")
    takes(t.technology_deck(), "winery")
    assert ["tram de", "brickworks fr", "typography nl", "station gb", "exhibition fr", NONE] == t.cards_on(LAB)
    assert (0, False) == (t.triggered, t.over)


@rule("YK-7.11.15")
def test_taking_may_be_declined() -> None:
    """Nothing is paid, taken or refilled."""
    t = lab(1, "tram", "winery", imports=9)
    before, deck = holdings(t), t.technology_deck_size
    t.act(0, LAB).play("answer:skip")
    assert ("", {}, set()) == (t.question, change(before, holdings(t)), t.player(0).technologies)
    assert (["tram de", "winery fr"], deck) == (t.cards_on(LAB)[:2], t.technology_deck_size)


@rule("YK-7.11.16")
def test_the_order_of_taking_the_exhibition() -> None:
    """Payment, card, bonuses of earlier cards, its own 10 points, the agent, the refill."""
    t = lab(5, "exhibition", imports=3).technologies(0, "patent_system", "typography").completed(0, "order_fr_01")
    takes(t, "exhibition")
    told = t.events()
    order = ["action", "paid", "technology-taken", "points", "agent-gained", "technology-shown"]
    assert sorted(order, key=told.index) == order
    assert [(0, 2), (0, 10)] == t.told("points")
    assert (1, 12, {"fr": 1}) == (t.player(0).yen, t.player(0).vp, t.player(0).agents)


@rule("YK-7.11.16")
def test_the_order_of_taking_the_station() -> None:
    """While the token is placed the earlier bonuses are there, the agent and the new card are not."""
    t = lab(5, "station").technologies(0, "patent_system", "typography").completed(0, "order_gb_01")
    takes(t, "station")
    assert ("PlaceStation", 2, 1) == (t.question, t.player(0).vp, t.player(0).yen)
    assert "station gb" in t.player(0).technologies
    assert ({}, []) == (t.player(0).agents, t.told("technology-shown"))
    t.play("area:bank")
    assert ({"gb": 1}, 1) == (t.player(0).agents, len(t.told("technology-shown")))


@rule("YK-7.11.17")
def test_power_alone_pays() -> None:
    """Where power covers the cost nothing is asked and nothing else is paid."""
    t = lab(5, "tram", yen=9, imports=9)
    before = holdings(t)
    takes(t, "tram")
    assert ("", {}) == (t.question, change(before, holdings(t)))


@rule("YK-7.11.18")
def test_no_more_than_the_missing_value() -> None:
    """1 missing: an import or 2 yen, and nothing beyond."""
    t = takes(lab(5, "postal_system", yen=9, imports=9), "postal_system")
    assert {"count:0", "count:1"} == set(t.legal())
    t.play("count:1")
    assert (9, 8) == (t.player(0).yen, t.player(0).imports)


@rule("YK-7.11.20")
@pytest.mark.parametrize(("card", "own"), [("tram", ["winery", "stagecoach us"]), ("typography", [])])
def test_the_card_does_not_change_its_own_cost(card: str, own: list[str]) -> None:
    """The third card is no fourth one, and the Typography gives nothing for itself."""
    t = lab(5, card, yen=2, imports=1).technologies(0, *own)
    before = holdings(t)
    takes(t, card)
    assert ("", {}) == (t.question, change(before, holdings(t)))


@rule("YK-7.11.20")
def test_typography_pays_too_late_for_its_occasion() -> None:
    """Its yen comes after the payment: 1 yen and the one to come do not pay for 1 missing."""
    t = lab(5, "postal_system", yen=1).technologies(0, "typography").act(0, LAB)
    assert "technology:postal_system" not in t.legal()
