"""What a choice costs is told before it is taken: the same that is then paid."""

from __future__ import annotations

import random

import pytest

from caravanserai.core import play
from caravanserai.games.yokohama import GAME
from caravanserai.games.yokohama.actions.boards import ChurchSpace, CustomsSpace, PayFaith
from caravanserai.games.yokohama.actions.orders import PaySecond
from caravanserai.games.yokohama.actions.place import Place, PlaceBeside
from caravanserai.games.yokohama.actions.president import MovePresident, PayOnTheWay
from caravanserai.games.yokohama.actions.research import PayExtra, PayInImports
from caravanserai.games.yokohama.actions.stock import BuyPiece, Recruit
from caravanserai.games.yokohama.box import CHURCH, FAITH_PAYMENTS
from caravanserai.games.yokohama.choices import BOARD, SPACE
from caravanserai.games.yokohama.components import RESOURCE_NAMES
from caravanserai.games.yokohama.events import CANAL_PAID, FEE_PAID, PAID, PRESIDENT_MOVED
from caravanserai.games.yokohama.state import Yokohama
from tests.games.yokohama.gains import acting
from tests.games.yokohama.scenes import bare, offers
from tests.games.yokohama.story import Story
from tests.rules import rule

UNITS = {"price-yen": "yen", "price-imports": "import", "price-free": "yen", "price-faith": "faith"}
PRICED = (
    Place,
    PlaceBeside,
    MovePresident,
    PayOnTheWay,
    ChurchSpace,
    CustomsSpace,
    Recruit,
    BuyPiece,
    PaySecond,
    PayExtra,
    PayInImports,
)
FREE = ("price-free", 0)


def price(t: Story, token: str) -> tuple[str, int] | None:
    found = play.price(t.s, token)
    return None if found is None else (found.message, int(found.n))


def prices(t: Story, prefix: str) -> dict[str, tuple[str, int] | None]:
    """What every allowed choice of a kind costs."""
    return {token.removeprefix(prefix): price(t, token) for token in t.legal() if token.startswith(prefix)}


def yen(n: int) -> tuple[str, int]:
    return "price-yen", n


def imports(n: int) -> tuple[str, int]:
    return "price-imports", n


# Fees


@rule("YK-6.1.6", "YK-6.1.7", "YK-6.1.9")
def test_an_assistant_costs_a_yen_for_every_opposing_president() -> None:
    """Nothing in an empty area or beside the own president, 1 or 2 yen where others stand; so much is paid."""
    t = bare().stock(0, yen=5).president(0, "bank").president(1, "church").president(2, "port_a").president(3, "port_a")
    t.placement(0)
    found = [price(t, f"area:{area}") for area in ("silk_mill_1", "bank", "church", "port_a")]
    assert [None, None, yen(1), yen(2)] == found
    assert price(t, "phase:end") is None
    assert 3 == t.play("area:port_a").player(0).yen
    assert (5 - 2 - 1, 1) == (t.play("area:church").player(0).yen, t.player(1).yen)


@rule("YK-6.1.15", "YK-11.2.29")
def test_the_second_assistant_and_the_one_beside_cost_the_same_again() -> None:
    """Two where a president stands are 1 yen each, and the Telegraph's third one pays by its own area."""
    t = bare().stock(0, yen=5).technologies(0, "telegraph").president(1, "bank")
    beside = sorted(t.adjacent("bank") - {"canal"})
    t.president(2, beside[0]).placement(0)
    t.play("area:bank")
    assert yen(1) == price(t, "area:bank")
    t.play("area:bank")
    assert "PlaceBeside" == t.question
    assert (yen(1), None) == (price(t, f"area:{beside[0]}"), price(t, f"area:{beside[1]}"))
    assert price(t, "answer:skip") is None
    assert 5 - 3 == t.play(f"area:{beside[0]}").player(0).yen


ROW = ("copper_mine_1", "bank", "silk_mill_1", "church")


def in_a_row() -> Story:
    """Two players; the president at the left end of the wide row, assistants along it and nowhere else."""
    t = Story(2)
    t.no_tokens().layout(*ROW, *(area for area in t.areas_in_play if area not in ROW))
    t.stock(0, yen=3).president(0, ROW[0])
    return t.assistants(0, **dict.fromkeys(ROW[1:], 1))


@rule("YK-6.2.7", "YK-6.2.21")
def test_a_way_past_a_president_costs_a_yen() -> None:
    """Nothing to the area before it, 1 yen to those behind it; to hand for nothing; so much is paid."""
    t = in_a_row().president(1, "silk_mill_1").movement(0)
    assert {"bank": None, "church": yen(1)} == prices(t, "area:")
    assert price(t, "phase:return") is None
    before = t.player(1).yen
    assert (2, before + 1) == (t.play("area:church").player(0).yen, t.player(1).yen)


@rule("YK-11.2.3", "YK-6.2.22")
def test_no_fee_no_price() -> None:
    """With the Stagecoach, and from hand."""
    assert {None} == set(
        prices(in_a_row().president(1, "bank").technologies(0, "stagecoach").movement(0), "area:").values()
    )
    assert {None} == set(prices(in_a_row().president(1, "bank").president(0, None).movement(0), "area:").values())


def two_ways() -> Story:
    """Three players; in the wide row the canal lies between the customs office and the port."""
    t = Story(3).no_tokens()
    areas = ["bank", "church", "customs", "canal", "port_a"]
    t.layout(*areas, *(area for area in t.areas_in_play if area not in areas))
    return t


@rule("YK-6.2.12", "YK-7.7.3", "YK-17.1.3")
def test_ways_that_pay_others_say_what_each_costs() -> None:
    """Over the canal 1 yen, around it past a president 1 yen too; the area itself says the least."""
    t = two_ways()
    around = sorted((t.adjacent("customs") & t.adjacent("canal")) - {"church", "port_a"})
    beyond = sorted((t.adjacent("port_a") & t.adjacent("canal")) - {"canal"} - set(around))
    t.stock(0, yen=4).president(0, "customs").president(1, around[0])
    t.assistants(0, port_a=1, **dict.fromkeys((*around, *beyond), 1)).movement(0)
    assert yen(1) == price(t, "area:port_a")
    t.play("area:port_a")
    assert "PayOnTheWay" == t.question
    assert {"canal": yen(1), "seat_2": yen(1)} == prices(t, "fees:")
    assert 3 == t.play("fees:seat_2").player(0).yen


# Boards


@rule("YK-7.8.2", "YK-7.8.4")
def test_a_church_space_says_the_faith_that_power_leaves_to_be_paid() -> None:
    """With power 5 the spaces of 4 and 5 say nothing, the others what is missing of 6 to 11."""
    t = acting("church", 5).stock(0, yen=9, copper=1, silk=1, tea=1, fish=1, imports=1).act(0, "church")
    missing = {f"church_{n}": ("price-faith", n - 2) for n in range(3, 9)}
    assert {"church_1": None, "church_2": None} | missing == prices(t, "space:")
    assert price(t, "answer:skip") is None
    t.play("space:church_3")
    assert "PayFaith" == t.question
    assert {"yen": 9, "copper": 0, "silk": 1, "tea": 1, "fish": 1, "import": 1} == t.play("payment:copper").player(
        0
    ).stock


@rule("YK-7.9.1", "YK-7.9.2")
@pytest.mark.parametrize(("space", "n"), [("customs_1", 1), ("customs_4", 2), ("customs_5", 3), ("customs_8", 4)])
def test_a_customs_space_says_its_imports(space: str, n: int) -> None:
    """1 to 4, and so many are paid."""
    t = acting("customs", 5).stock(0, imports=4).act(0, "customs")
    assert imports(n) == price(t, f"space:{space}")
    assert price(t, "answer:skip") is None
    assert 4 - n == t.play(f"space:{space}").player(0).imports


# The warehouse


@rule("YK-7.10.2", "YK-7.10.3", "YK-7.10.4", "YK-7.10.6")
def test_pieces_say_what_they_cost_when_they_leave_the_warehouse() -> None:
    """An assistant is free, a shop 2 yen, trading houses 4, 5, 6 and 7; each taken raises the next."""
    t = acting("employment_agency", 5).stock(0, yen=30).act(0, "employment_agency")
    assert (FREE, yen(2), None) == (price(t, "piece:assistant"), price(t, "piece:shop"), price(t, "answer:skip"))
    money = 30
    for cost in (4, 5, 6, 7):
        assert yen(cost) == price(t, "piece:trading_house")
        money -= cost
        assert money == t.play("piece:trading_house").player(0).yen


@rule("YK-9.1.7")
@pytest.mark.parametrize(("verb", "cost"), [("buy_shop", 2), ("buy_trading_house", 4)])
def test_a_piece_as_a_reward_says_the_same(verb: str, cost: int) -> None:
    """It is paid as in the employment agency; to decline costs nothing."""
    t = bare().stock(0, yen=5).reward(0, [{"kind": verb, "n": 1}])
    assert (yen(cost), None) == (price(t, "answer:yes"), price(t, "answer:skip"))
    assert 5 - cost == t.play("answer:yes").player(0).yen


# Orders and technologies


@rule("YK-7.12.1")
@pytest.mark.parametrize(("payment", "told"), [("yen", yen(2)), ("import", imports(1))])
def test_the_second_order_is_paid_in_yen_or_an_import(payment: str, told: tuple[str, int]) -> None:
    """Each way says its own cost, and only that is paid."""
    t = acting("port_a", 4).stock(0, yen=3, imports=2).act(0, "port_a")
    first, second = [order for order in t.orders_on("port_a") if order != "none"][:2]
    t.play(f"order:{first}", f"order:{second}")
    assert "PaySecond" == t.question
    assert told == price(t, f"payment:{payment}")
    t.play(f"payment:{payment}")
    assert {"yen": (1, 2), "import": (3, 1)}[payment] == (t.player(0).yen, t.player(0).imports)


@rule("YK-7.11.9", "YK-7.11.19")
@pytest.mark.parametrize(("payment", "told"), [("yen", yen(2)), ("import", imports(1))])
def test_the_fourth_technology_says_its_extra_cost(payment: str, told: tuple[str, int]) -> None:
    """2 yen or 1 import, beside the value that power covers."""
    t = acting("laboratory_a", 5).stock(0, yen=3, imports=2).technologies(0, "ball fr", "winery", "typography")
    offers(t, "tram").act(0, "laboratory_a").play("technology:tram")
    assert "PayExtra" == t.question
    assert told == price(t, f"payment:{payment}")
    t.play(f"payment:{payment}")
    assert {"yen": (1 + 1, 2), "import": (3 + 1, 1)}[payment] == (t.player(0).yen, t.player(0).imports)


@rule("YK-7.11.5")
@pytest.mark.parametrize(("n", "told"), [(0, yen(6)), (1, yen(4)), (2, yen(2)), (3, None)])
def test_missing_value_says_the_yen_that_imports_leave(n: int, told: tuple[str, int] | None) -> None:
    """Power 2 for the Tram of 5: 3 are missing, each an import or 2 yen."""
    t = acting("laboratory_a", 2).stock(0, yen=6, imports=3)
    offers(t, "tram").act(0, "laboratory_a").play("technology:tram")
    assert "PayInImports" == t.question
    assert told == price(t, f"count:{n}")
    t.play(f"count:{n}")
    assert (6 - (told[1] if told else 0), 3 - n) == (t.player(0).yen, t.player(0).imports)


@rule("YK-7.11.2", "YK-7.11.5", "YK-7.11.6")
@pytest.mark.parametrize(("power", "told"), [(5, FREE), (4, ("price-value", 1)), (2, ("price-value", 3))])
def test_a_technology_says_what_power_leaves_to_be_paid(power: int, told: tuple[str, int]) -> None:
    """The Tram of 5, on a space without surcharge; not to take one costs nothing."""
    t = offers(acting("laboratory_a", power).stock(0, imports=4), "tram").act(0, "laboratory_a")
    assert (told, None) == (price(t, "technology:tram"), price(t, "answer:skip"))
    assert 4 - told[1] == t.play("technology:tram").player(0).imports


@rule("YK-7.11.9", "YK-2.5.10")
def test_a_technology_says_the_least_and_whether_there_is_an_extra_cost() -> None:
    """Of two Newspapers the one without surcharge; from the fourth card on, also where power is enough."""
    t = acting("laboratory_a", 2).stock(0, yen=20)
    t.laboratory("laboratory_a", "newspaper us", "tram", "none", "none", "none", "newspaper gb").act(0, "laboratory_a")
    assert ("price-value", 4 - 2) == price(t, "technology:newspaper")
    for power, missing in ((5, 0), (4, 1)):
        t = acting("laboratory_a", power).stock(0, yen=9).technologies(0, "ball fr", "winery", "typography")
        assert ("price-value-extra", missing) == price(offers(t, "tram").act(0, "laboratory_a"), "technology:tram")


# Random games


@rule("YK-6.1.6", "YK-6.2.7", "YK-7.8.4", "YK-7.9.2", "YK-7.10.4", "YK-7.12.1", "YK-7.11.9")
def test_what_is_told_is_what_is_paid() -> None:
    """In random games every choice of these questions takes what it says, in every unit."""
    luck = random.Random(11)  # noqa: S311 (a game, not a secret)
    compared: set[tuple[str, str]] = set()
    for key in range(8):
        seats = 2 + key % 3
        s = GAME.deal(seats, GAME.options(seats, {}), key)
        assert isinstance(s, Yokohama)
        while s.stack:
            top = play.question(s)
            for choice in top.legal(s) if isinstance(top, PRICED) else []:
                found = play.price(s, int(choice))
                told = {} if found is None else {UNITS[found.message]: int(found.n)}
                assert {unit: n for unit, n in told.items() if n} == taken(s, int(choice)), (top, SPACE.token(choice))
                compared.add((type(top).__name__, found.message if found else ""))
            play.apply(s, luck.choice(play.legal(s)))
    wanted = {("Place", "price-yen"), ("MovePresident", "price-yen"), ("ChurchSpace", "price-faith")}
    wanted |= {("CustomsSpace", "price-imports"), ("Recruit", "price-yen"), ("Recruit", "price-free"), ("Place", "")}
    assert wanted <= compared


def taken(s: Yokohama, choice: int) -> dict[str, int]:
    """What a choice takes at once: in fees, yen or imports; at the church the faith that goods pay for."""
    top, seat = play.question(s), play.question(s).seat
    after = s.clone()
    after.log = []
    if isinstance(top, ChurchSpace):
        return faith_of(after, top, choice)
    play.answer(after, play.question(after), choice)
    if after.stack and isinstance(now := play.question(after), PayOnTheWay):
        return min((taken(after, int(way)) for way in now.legal(after)), key=lambda way: sum(way.values()))
    events = [event for event in after.log if event.kind in (PAID, FEE_PAID, CANAL_PAID, PRESIDENT_MOVED)]
    if isinstance(top, PayExtra):
        del events[1:]  # the missing value follows
    moved = next((n for n, event in enumerate(events) if event.kind == PRESIDENT_MOVED), len(events))
    paid = dict.fromkeys(("yen", "import"), 0)
    for event in events[:moved]:
        if event.a == seat:
            unit = RESOURCE_NAMES[event.b] if event.kind == PAID else "yen"
            paid[unit] += int(event.b if event.kind == CANAL_PAID else event.c)
    if isinstance(top, PayInImports):
        paid["import"] = 0  # the count itself
    return {unit: n for unit, n in paid.items() if n}


def faith_of(s: Yokohama, top: ChurchSpace, choice: int) -> dict[str, int]:
    """Payments made until the assistant goes on the board, each one faith."""
    if not BOARD.has(choice):
        return {}
    play.answer(s, top, choice)
    while s.stack and isinstance(asking := play.question(s), PayFaith):
        play.answer(s, asking, asking.legal(s)[0])
    n = sum(1 for event in s.log or [] if event.kind == PAID)
    assert n == max(CHURCH[BOARD.index(choice)].number - int(top.faith), 0)
    assert all(1 == payment.faith for payment in FAITH_PAYMENTS)
    return {"faith": n} if n else {}
