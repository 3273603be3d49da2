"""The church: faith, payments and the eight spaces of its board (YK-7.8)."""

from __future__ import annotations

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.yokohama.gains import acting, holdings, printed, resolve
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
# The number of each space, its reward, and whether it is blocked with two players.
SPACES: dict[str, tuple[int, dict[str, int], bool]] = {
    "church_1": (4, {"vp": 3, "moves": 1}, False),
    "church_2": (5, {"vp": 4, "yen": 2}, True),
    "church_3": (6, {"vp": 5, "moves": 2}, False),
    "church_4": (7, {"vp": 7}, False),
    "church_5": (8, {"vp": 8, "yen": 1}, True),
    "church_6": (9, {"vp": 9, "assistant": 1}, False),
    "church_7": (10, {"vp": 11, "moves": 1}, False),
    "church_8": (11, {"vp": 13}, False),
}
PAYMENTS = {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "import": 1, "yen": 2}


def purse(n: int) -> dict[str, int]:
    """Exactly what makes n payments, in the order of the list."""
    out = dict(list(PAYMENTS.items())[:n])
    return {("imports" if name == "import" else name): amount for name, amount in out.items()}


def spaces(t: Story) -> set[str]:
    """The spaces that can be chosen now."""
    return {token.removeprefix("space:") for token in t.legal() if token.startswith("space:")}


def up_to(faith: int) -> set[str]:
    """The spaces that so much faith reaches."""
    return {name for name, (number, _, _) in SPACES.items() if number <= faith}


@rule("YK-7.8.4", "YK-7.8.5")
@pytest.mark.parametrize("space", SPACES)
def test_space(space: str) -> None:
    """Its number in faith is needed and no less; its reward comes at once."""
    faith, reward, _ = SPACES[space]
    power = min(faith, 5)
    cost = purse(faith - power)
    t = acting("church", power).stock(0, **cost)
    t.act(0, "church").play(f"space:{space}")
    before = holdings(t)
    assert "ChooseSource" == t.question  # all is paid: the purse held exactly enough
    assert {"yen": 0, "copper": 0, "silk": 0, "tea": 0, "fish": 0, "import": 0} == t.player(0).stock
    t.play("source:hand")
    assert reward["vp"] == t.player(0).vp
    assert reward.get("moves", 0) == resolve(t)
    assert printed(**reward) == change(before, holdings(t))
    assert {space: 0} == t.church

    short = acting("church", power if cost else power - 1).stock(0, **purse(max(0, faith - power - 1)))
    assert space not in spaces(short.act(0, "church"))
    if short.question:
        assert "YK-7.8.4" == short.rule(f"space:{space}")


@rule("YK-7.8.4")
def test_the_board_prints_these_spaces() -> None:
    """Eight spaces from left to right with the numbers 4 to 11; two are blocked with two players."""
    rows = DATA["church_board"]["spaces"]
    assert list(SPACES) == [row["id"] for row in rows]
    assert [faith for faith, _, _ in SPACES.values()] == [row["faith"] for row in rows]
    blocked = {name for name, (_, _, shut) in SPACES.items() if shut}
    assert blocked == {row["id"] for row in rows if row["blocked_2p"]}
    assert dict.fromkeys(blocked, 4) == Story(2).church
    assert {} == Story(3).church == Story(4).church


@rule("YK-7.8.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_faith_from_power(power: int) -> None:
    """Faith 1 / 2 / 3 / 4 / 5, alone and with three payments on top."""
    assert up_to(power) == spaces(acting("church", power).act(0, "church"))
    assert up_to(power + 3) == spaces(acting("church", power).stock(0, **purse(3)).act(0, "church"))


@rule("YK-7.8.2")
@pytest.mark.parametrize("payment", PAYMENTS)
def test_each_payment_gives_a_faith(payment: str) -> None:
    """A copper, a silk, a tea, a fish, an import or 2 yen."""
    name = "imports" if payment == "import" else payment
    t = acting("church", 3).stock(0, **{name: PAYMENTS[payment]}).act(0, "church")
    assert {"church_1"} == spaces(t)
    t.play("space:church_1", "source:hand", "answer:skip")
    assert 0 == t.player(0).stock[payment]
    assert 3 == t.player(0).vp

    assert "" == acting("church", 3).stock(0, yen=1).act(0, "church").question


@rule("YK-7.8.3")
@pytest.mark.parametrize("payment", PAYMENTS)
def test_no_payment_is_made_twice(payment: str) -> None:
    """A heap of one kind is 1 faith."""
    name = "imports" if payment == "import" else payment
    t = acting("church", 3).stock(0, **{name: 20}).act(0, "church")
    assert up_to(4) == spaces(t)


@rule("YK-7.8.3")
def test_faith_is_at_most_eleven() -> None:
    """Power 5 and all six payments; 20 of everything is no more."""
    t = acting("church", 5).stock(0, yen=20, copper=20, silk=20, tea=20, fish=20, imports=20).act(0, "church")
    assert set(SPACES) == spaces(t)
    t.play("space:church_8", "source:hand")
    assert {"yen": 18, "copper": 19, "silk": 19, "tea": 19, "fish": 19, "import": 19} == t.player(0).stock

    t = acting("church", 4).stock(0, yen=20, copper=20, silk=20, tea=20, fish=20, imports=20).act(0, "church")
    assert set(SPACES) - {"church_8"} == spaces(t)


@rule("YK-7.8.4")
@pytest.mark.parametrize(("source", "hand", "area"), [("area", 4, 3), ("hand", 3, 4)])
def test_the_assistant_comes_from_the_area_or_from_hand(source: str, hand: int, area: int) -> None:
    """The player decides where both exist."""
    t = acting("church", 5).act(0, "church").play("space:church_1")
    assert {"source:area", "source:hand"} == set(t.legal())
    t.play(f"source:{source}")
    assert (hand, area, 12) == (t.player(0).assistants, t.player(0).on("church"), t.player(0).store_assistants)
    assert 7 == t.play("answer:skip").player(0).assistants


@rule("YK-7.8.4")
def test_the_only_source_is_taken() -> None:
    """With none in hand it comes from the area; with none in the area, from hand."""
    t = acting("church", 5).hand(0, assistants=0).act(0, "church").play("space:church_1")
    assert ("MoveAssistant", 0, 3) == (t.question, t.player(0).assistants, t.player(0).on("church"))

    t = acting("church", 1).shop(0, "church").house(0, "church").station("church").act(0, "church")
    t.play("space:church_1")
    assert ("MoveAssistant", 7, 0) == (t.question, t.player(0).assistants, t.player(0).on("church"))


@rule("YK-7.8.6")
@pytest.mark.parametrize("whose", [0, 1, "neutral"])
def test_an_occupied_space_is_closed(whose: int | str) -> None:
    """Whoever is on it, the own colour too."""
    t = acting("church", 5).on_board("church_1", whose).act(0, "church")
    assert {"church_2"} == spaces(t)
    assert "YK-7.8.6" == t.rule("space:church_1")


@rule("YK-7.8.7")
def test_surplus_faith_is_lost() -> None:
    """Five faith on the space of 4: the reward and nothing more, and the next action begins anew."""
    t = acting("church", 5)
    before = holdings(t)
    t.act(0, "church").play("space:church_1", "source:hand", "answer:skip")
    assert {"vp": 3} == change(before, holdings(t))

    t.assistants(0, church=3).act(0, "church")
    assert "" == t.question  # 4 faith; a fifth would reach church_2


@rule("YK-7.8.8")
def test_the_assistant_stays_on_the_board() -> None:
    """Recovery and the return of the president leave it there."""
    t = acting("church", 4).act(0, "church").play("space:church_1", "source:area", "answer:skip")
    assert (7, {"church_1": 0}) == (t.player(0).assistants, t.church)
    t.assistants(0, bank=1).movement(0).play("phase:return")
    assert {"bank"} == t.areas()
    t.play("area:bank")
    assert (7, {"church_1": 0}) == (t.player(0).assistants, t.church)


@rule("YK-7.8.9")
def test_one_assistant_per_action() -> None:
    """Five faith would do for church_2 after church_1 as well, but the action is over."""
    t = acting("church", 5).act(0, "church").play("space:church_1", "source:hand", "answer:skip")
    assert ("", {"church_1": 0}) == (t.question, t.church)


@rule("YK-7.8.10")
def test_placing_may_be_declined() -> None:
    """Nothing is paid then, and nobody is placed."""
    t = acting("church", 3).stock(0, **purse(6))
    before = holdings(t)
    t.act(0, "church").play("answer:skip")
    assert ("", {}, {}) == (t.question, t.church, change(before, holdings(t)))


@rule("YK-7.8.11")
def test_only_what_is_needed_is_paid() -> None:
    """One payment of six for the space of 4 at power 3; none at power 4."""
    t = acting("church", 3).stock(0, **purse(6)).act(0, "church").play("space:church_1")
    assert {f"payment:{name}" for name in PAYMENTS} == set(t.legal())
    t.play("payment:tea", "source:hand")
    assert {"yen": 2, "copper": 1, "silk": 1, "tea": 0, "fish": 1, "import": 1} == t.player(0).stock

    t = acting("church", 4).stock(0, **purse(6)).act(0, "church").play("space:church_1")
    assert "ChooseSource" == t.question
    assert {"yen": 2, "copper": 1, "silk": 1, "tea": 1, "fish": 1, "import": 1} == t.player(0).stock


@rule("YK-7.8.2", "YK-7.8.11")
def test_the_kind_of_payment_is_chosen() -> None:
    """Three of six for the space of 6 at power 3: any three, also the last three of the list."""
    t = acting("church", 3).stock(0, **purse(6)).act(0, "church").play("space:church_3")
    t.play("payment:fish")  # in the order of the list: with the fish first, the last two follow
    assert "ChooseSource" == t.question
    assert {"yen": 0, "copper": 1, "silk": 1, "tea": 1, "fish": 0, "import": 0} == t.player(0).stock


@rule("YK-7.8.12")
def test_without_an_assistant_the_board_is_closed() -> None:
    """President, shop, trading house and station make 4 power, but there is nobody to place."""
    t = acting("church", 1).shop(0, "church").house(0, "church").station("church").hand(0, assistants=0)
    t.stock(0, **purse(6))
    before = holdings(t)
    t.act(0, "church")
    assert set() == spaces(t)
    assert ({}, {}) == (t.church, change(before, holdings(t)))

    one = acting("church", 1).shop(0, "church").house(0, "church").station("church").hand(0, assistants=1)
    assert {"church_1"} == spaces(one.act(0, "church"))


@rule("YK-7.8.13")
def test_the_order_of_a_church_action() -> None:
    """Space, payment, assistant, reward, and the Winery last of all."""
    t = acting("church", 3).stock(0, copper=1, silk=1, tea=1).technologies(0, "winery").act(0, "church")
    t.play("space:church_3", "source:hand")
    told = t.events()
    assert told.index("action") < told.index("paid") < told.index("on-board") < told.index("points")
    assert ("MoveAssistant", 5) == (t.question, t.player(0).vp)
    t.play("source:hand", "area:bank")
    assert ("MoveAssistant", 5) == (t.question, t.player(0).vp)
    t.play("source:hand", "area:bank")
    assert 8 == t.player(0).vp
    assert [(0, 5), (0, 3)] == t.told("points")


@rule("YK-7.8.14")
def test_a_lower_space_may_be_chosen() -> None:
    """All six payments at hand and power 5, and still the space of 4, for nothing."""
    t = acting("church", 5).stock(0, **purse(6))
    before = holdings(t)
    t.act(0, "church").play("space:church_1", "source:hand", "answer:skip")
    assert {"vp": 3} == change(before, holdings(t))


@rule("YK-7.8.15")
@pytest.mark.parametrize(("power", "payments"), [(3, 0), (1, 2), (2, 1)])
def test_nothing_within_reach(power: int, payments: int) -> None:
    """Three faith reach no space: nothing is asked, paid or gained."""
    t = acting("church", power).stock(0, **purse(payments))
    before = holdings(t)
    t.act(0, "church")
    assert ("", {}, {}) == (t.question, t.church, change(before, holdings(t)))

    full = acting("church", 5).on_board("church_1", 1).on_board("church_2", 1).act(0, "church")
    assert ("", 0) == (full.question, full.player(0).vp)
