"""The customs office: imports and the eight spaces of its board (YK-7.9)."""

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
    "customs_1": (1, {"vp": 5}, False),
    "customs_2": (1, {"vp": 4, "yen": 2}, False),
    "customs_3": (2, {"vp": 9}, True),
    "customs_4": (2, {"vp": 8, "yen": 2}, False),
    "customs_5": (3, {"vp": 14}, False),
    "customs_6": (3, {"vp": 12, "assistant": 1, "moves": 1}, True),
    "customs_7": (4, {"vp": 19}, False),
    "customs_8": (4, {"vp": 17, "yen": 4}, False),
}


def spaces(t: Story) -> set[str]:
    """The spaces that can be chosen now."""
    return {token.removeprefix("space:") for token in t.legal() if token.startswith("space:")}


def of_number(*numbers: int) -> set[str]:
    """The spaces with these numbers."""
    return {name for name, (number, _, _) in SPACES.items() if number in numbers}


@rule("YK-7.9.2", "YK-7.9.3")
@pytest.mark.parametrize("space", SPACES)
def test_space(space: str) -> None:
    """Its number of imports is paid and no less will do; its reward comes at once."""
    number, reward, _ = SPACES[space]
    t = acting("customs", number + 1).stock(0, imports=number)
    before = holdings(t)
    t.act(0, "customs").play(f"space:{space}", "source:hand")
    assert (0, reward["vp"]) == (t.player(0).imports, t.player(0).vp)
    assert reward.get("moves", 0) == resolve(t)
    assert printed(**reward) | {"import": -number} == change(before, holdings(t))
    assert {space: 0} == t.customs

    short = acting("customs", number + 1).stock(0, imports=number - 1).act(0, "customs")
    assert space not in spaces(short)


@rule("YK-7.9.2")
def test_the_board_prints_these_spaces() -> None:
    """Eight spaces from left to right, two of each number; two are blocked with two players."""
    rows = DATA["customs_board"]["spaces"]
    assert list(SPACES) == [row["id"] for row in rows]
    assert [number for number, _, _ in SPACES.values()] == [row["imports"] for row in rows]
    blocked = {name for name, (_, _, shut) in SPACES.items() if shut}
    assert blocked == {row["id"] for row in rows if row["blocked_2p"]}
    assert dict.fromkeys(blocked, 4) == Story(2).customs
    assert {} == Story(3).customs == Story(4).customs


@rule("YK-7.9.1", "YK-7.9.7")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_up_to_so_many_imports(power: int) -> None:
    """Up to 0 / 1 / 2 / 3 / 4 imports; fewer are allowed."""
    t = acting("customs", power).stock(0, imports=9).act(0, "customs")
    assert of_number(*range(1, power)) == spaces(t)
    if power == 1:
        assert ("", 9, 0) == (t.question, t.player(0).imports, t.player(0).vp)
    elif power < 5:
        assert "YK-7.9.1" == t.rule("space:customs_8")


@rule("YK-7.9.1")
@pytest.mark.parametrize("power", [2, 3, 4, 5])
def test_exact_payment_as_an_option(power: int) -> None:
    """With the option on, exactly power - 1 imports or none."""
    t = acting("customs", power, customs_exact_payment=True).stock(0, imports=9).act(0, "customs")
    assert of_number(power - 1) == spaces(t)
    assert "answer:skip" in t.legal()

    short = acting("customs", power, customs_exact_payment=True).stock(0, imports=power - 2).act(0, "customs")
    assert set() == spaces(short)


@rule("YK-7.9.2")
@pytest.mark.parametrize(("source", "hand", "area"), [("area", 7, 0), ("hand", 6, 1)])
def test_the_assistant_comes_from_the_area_or_from_hand(source: str, hand: int, area: int) -> None:
    """The player decides where both exist; seen before recovery, while the move of customs_6 is asked."""
    t = acting("customs", 2).shop(0, "customs").house(0, "customs").stock(0, imports=3).act(0, "customs")
    t.play("space:customs_6")
    assert {"source:area", "source:hand"} == set(t.legal())
    t.play(f"source:{source}")
    assert "MoveAssistant" == t.question
    # One more in hand: the assistant of the reward.
    assert (hand + 1, area) == (t.player(0).assistants, t.player(0).on("customs"))


@rule("YK-7.9.4")
@pytest.mark.parametrize("whose", [0, 1, "neutral"])
def test_an_occupied_space_is_closed(whose: int | str) -> None:
    """Whoever is on it, the own colour too."""
    t = acting("customs", 2).stock(0, imports=2).on_board("customs_1", whose).act(0, "customs")
    assert {"customs_2"} == spaces(t)
    assert "YK-7.9.4" == t.rule("space:customs_1")


@rule("YK-7.9.5")
def test_the_assistant_stays_on_the_board() -> None:
    """Recovery and the return of the president leave it there."""
    t = acting("customs", 3).stock(0, imports=1).act(0, "customs").play("space:customs_1", "source:area")
    assert (7, {"customs_1": 0}) == (t.player(0).assistants, t.customs)
    t.assistants(0, bank=1).movement(0).play("phase:return")
    assert {"bank"} == t.areas()
    t.play("area:bank")
    assert (7, {"customs_1": 0}) == (t.player(0).assistants, t.customs)


@rule("YK-7.9.6")
def test_placing_may_be_declined() -> None:
    """Nothing is paid then, and nobody is placed."""
    t = acting("customs", 5).stock(0, imports=4)
    before = holdings(t)
    t.act(0, "customs").play("answer:skip")
    assert ("", {}, {}) == (t.question, t.customs, change(before, holdings(t)))


@rule("YK-7.9.8")
def test_the_order_of_a_customs_action() -> None:
    """Imports, assistant, reward, and the Brickworks last of all."""
    t = acting("customs", 4).stock(0, imports=3).technologies(0, "brickworks").act(0, "customs")
    t.play("space:customs_6", "source:hand")
    told = t.events()
    assert told.index("action") < told.index("paid") < told.index("on-board") < told.index("points")
    assert ("MoveAssistant", 12, 0) == (t.question, t.player(0).vp, t.player(0).imports)
    t.play("answer:skip")
    assert 16 == t.player(0).vp
    assert [(0, 12), (0, 4)] == t.told("points")


@rule("YK-7.9.9")
def test_only_imports_pay() -> None:
    """Yen and goods do not, and power gives none."""
    t = acting("customs", 5).stock(0, yen=20, copper=5, silk=5, tea=5, fish=5)
    before = holdings(t)
    t.act(0, "customs")
    assert ("", {}) == (t.question, change(before, holdings(t)))

    one = acting("customs", 5).stock(0, yen=20, copper=5, silk=5, tea=5, fish=5, imports=1).act(0, "customs")
    assert of_number(1) == spaces(one)
    assert "YK-7.9.9" == one.rule("space:customs_3")


@rule("YK-7.9.10")
def test_one_assistant_per_action() -> None:
    """Four imports are not two spaces of 2."""
    t = acting("customs", 5).stock(0, imports=4).act(0, "customs").play("space:customs_3", "source:hand")
    assert ("", {"customs_3": 0}, 2) == (t.question, t.customs, t.player(0).imports)


@rule("YK-7.9.11")
def test_without_an_assistant_the_board_is_closed() -> None:
    """President and shop make 2 power, but there is nobody to place."""
    t = acting("customs", 1).shop(0, "customs").hand(0, assistants=0).stock(0, imports=1)
    before = holdings(t)
    t.act(0, "customs")
    assert set() == spaces(t)
    assert ({}, {}) == (t.customs, change(before, holdings(t)))

    one = acting("customs", 1).shop(0, "customs").hand(0, assistants=1).stock(0, imports=1)
    assert of_number(1) == spaces(one.act(0, "customs"))


@rule("YK-7.9.12")
def test_a_number_whose_spaces_are_full_cannot_be_paid() -> None:
    """Both spaces of 2 are taken: 1 or 3 imports can be paid, not 2."""
    t = acting("customs", 4).stock(0, imports=3).on_board("customs_3", 1).on_board("customs_4", 2).act(0, "customs")
    assert of_number(1, 3) == spaces(t)
    for space in of_number(2):
        assert "YK-7.9.4" == t.rule(f"space:{space}")

    full = acting("customs", 2).stock(0, imports=3).on_board("customs_1", 1).on_board("customs_2", 2).act(0, "customs")
    assert ("", 3) == (full.question, full.player(0).imports)
