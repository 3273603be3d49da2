"""The 49 contracts, each completed: what is paid, the points, and the rest of the reward."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

GOODS = ["pepper", "silk", "gold"]
# What is taken of a reward that asks.
TAKEN = {"any good": {"gold": 1}, "two goods": {"silk": 1, "pepper": 1}, "city": {"active": 1}, "pile": {"active": 1}}


class Contract(NamedTuple):
    """What a contract costs, its points, what it brings outright, and what else."""

    camel: int
    goods: tuple[int, int, int, int]  # pepper, silk, gold, jade
    vp: int
    gain: dict[str, int]
    more: str = ""
    any_good: int = 0

    @property
    def cost(self) -> dict[str, int]:
        """What is paid; goods of choice with two of each."""
        goods = (2, 2, 2, 0) if self.any_good else self.goods
        amounts = {"camel": self.camel} | dict(zip([*GOODS, "jade"], goods, strict=True))
        return {name: n for name, n in amounts.items() if n}


NONE: dict[str, int] = {}
ANY = (0, 0, 0, 0)
CONTRACTS: dict[str, Contract] = {
    "contract_n01": Contract(2, (2, 1, 0, 0), 2, {"coin": 4}),
    "contract_n02": Contract(1, (3, 0, 0, 0), 2, {"black dice": 1}),
    "contract_n03": Contract(1, (0, 3, 0, 0), 2, {"jade": 2}),
    "contract_n04": Contract(2, (2, 0, 1, 0), 3, NONE, "move 1"),
    "contract_n05": Contract(2, (0, 1, 1, 0), 3, {"coin": 3}),
    "contract_n06": Contract(1, (2, 0, 0, 1), 2, {"coin": 2}, "pile"),
    "contract_n07": Contract(2, (1, 1, 0, 1), 3, {"camel": 3}),
    "contract_n08": Contract(1, (0, 0, 2, 0), 2, {"camel": 1, "coin": 3}),
    "contract_n09": Contract(2, (3, 0, 0, 0), 2, NONE, "any good"),
    "contract_n10": Contract(1, (0, 2, 0, 1), 2, NONE, "move 1"),
    "contract_n11": Contract(1, (1, 0, 1, 1), 2, {"black dice": 1}),
    "contract_n12": Contract(2, (0, 2, 0, 0), 2, {"coin": 2}, "pile"),
    "contract_n13": Contract(2, (0, 2, 1, 0), 3, {"camel": 4}),
    "contract_n14": Contract(2, (1, 0, 2, 0), 3, {"black dice": 1}),
    "contract_n15": Contract(3, (1, 1, 1, 0), 4, NONE, "any good"),
    "contract_n16": Contract(3, (1, 1, 1, 0), 4, NONE, "move 1"),
    "contract_n17": Contract(2, (2, 2, 0, 0), 4, {"coin": 6}),
    "contract_n18": Contract(2, (2, 2, 0, 0), 4, {"black dice": 1}),
    "contract_n19": Contract(1, (0, 0, 3, 0), 4, {"jade": 2}),
    "contract_n20": Contract(2, (0, 1, 2, 0), 5, {"coin": 4}),
    "contract_n21": Contract(2, (3, 0, 0, 1), 2, NONE, "two goods"),
    "contract_n22": Contract(2, (0, 3, 0, 0), 3, {"coin": 2}, "city"),
    "contract_n23": Contract(1, (0, 2, 1, 1), 5, {"camel": 3}),
    "contract_n24": Contract(2, (0, 0, 2, 1), 3, NONE, "move 1"),
    "contract_n25": Contract(1, (4, 0, 0, 0), 3, NONE, "move 1"),
    "contract_n26": Contract(2, (2, 0, 1, 1), 4, {"coin": 5}),
    "contract_n27": Contract(3, (1, 1, 1, 1), 5, {"coin": 2, "black dice": 1}),
    "contract_n28": Contract(2, (1, 2, 0, 1), 4, NONE, "any good"),
    "contract_n29": Contract(1, (0, 4, 0, 0), 5, {"coin": 5}),
    "contract_n30": Contract(2, (3, 0, 1, 0), 5, {"camel": 2}, "pile"),
    "contract_n31": Contract(2, (0, 2, 2, 0), 6, NONE, "move 1"),
    "contract_n32": Contract(2, (0, 2, 2, 0), 6, {"coin": 6}),
    "contract_n33": Contract(2, (3, 0, 2, 0), 7, {"coin": 7}),
    "contract_n34": Contract(2, (2, 0, 3, 0), 8, {"black dice": 1}),
    "contract_n35": Contract(2, (0, 3, 2, 0), 7, NONE, "two goods"),
    "contract_n36": Contract(2, (0, 2, 3, 0), 9, {"coin": 7}),
    "contract_n37": Contract(1, (0, 0, 4, 0), 6, {"camel": 4}),
    "contract_n38": Contract(3, (2, 2, 1, 0), 7, {"jade": 2, "coin": 2}),
    "contract_n39": Contract(2, (0, 1, 2, 2), 5, NONE, "move 2"),
    "contract_n40": Contract(3, (1, 1, 2, 1), 7, {"coin": 3, "black dice": 1}),
    "contract_n41": Contract(2, ANY, 8, NONE, "move 1", any_good=6),
    "contract_n42": Contract(1, ANY, 7, {"camel": 3, "coin": 2}, any_good=6),
    "contract_s1": Contract(2, (0, 1, 1, 0), 3, NONE, "two goods"),
    "contract_s2": Contract(2, (1, 1, 0, 0), 4, NONE, "pile"),
    "contract_s3": Contract(2, (1, 0, 1, 0), 3, {"black dice": 1}),
    "contract_s4": Contract(1, (0, 0, 1, 1), 3, {"camel": 3}),
    "contract_s5": Contract(1, (3, 0, 0, 0), 2, NONE, "move 1"),
    "contract_s6": Contract(1, (0, 2, 0, 0), 3, {"coin": 5}),
    "contract_s7": Contract(1, (2, 0, 0, 1), 3, NONE, "any good"),
}


def others(card: str) -> list[str]:
    """Two contracts that can be drawn or taken after this one."""
    return [name for name in ("contract_n33", "contract_n36", "contract_n37") if name != card][:2]


def holding(card: str, **stock: int) -> Story:
    """The player's turn, with the contract and this stock; from Xanadu a free route leads to an oasis."""
    t = Story().active(0, card).stock(0, **stock).dice(0, 6).figure(0, "xanadu").posts(0, "xanadu", "pagan")
    if CONTRACTS[card].more == "city":
        t.contracts("pagan", *others(card))
    else:
        t.pile(*others(card))
    return t.turn(0)


def completed(card: str) -> tuple[Story, dict[str, int]]:
    """Complete it with exactly what it costs and take the whole reward; what that changes."""
    t = holding(card, **CONTRACTS[card].cost)
    before = holdings(t)
    t.play(f"contract:{card}")
    while t.question in ("PayGoods", "ChooseOrder"):
        t.play(t.legal()[0])
    take_more(t, card)
    return t, change(before, holdings(t))


def take_more(t: Story, card: str) -> None:
    """The part of the reward that asks: one gold, or silk and pepper, or a journey, or the contract of the city."""
    kind = CONTRACTS[card].more
    if kind == "any good":
        assert [f"good:{good}" for good in GOODS] == t.legal()
        t.play("good:gold")
    elif kind == "two goods":
        assert [f"good:{good}" for good in GOODS] == t.legal()
        t.play("good:silk")
        assert ["good:pepper", "good:gold"] == t.legal()
        t.play("good:pepper")
    elif kind.startswith("move"):
        travel(t, int(kind[-1]))
    elif kind == "city":
        t.play(f"contract:{others(card)[1]}")


def travel(t: Story, steps: int) -> None:
    """To and fro between Xanadu and the oasis, so many steps and no more."""
    assert ["answer:skip", "location:oasis_gobi"] == t.legal()
    for n in range(steps):
        t.play("location:xanadu" if n % 2 else "location:oasis_gobi")
    assert ["answer:skip"] == t.legal()
    t.play("answer:skip")
    assert ["oasis_gobi" if steps % 2 else "xanadu"] == t.player(0).figures


@rule("MP-16.2.2", "MP-16.2.3", "MP-16.2.4", "MP-16.2.6", "MP-25.7")
@pytest.mark.parametrize("card", CONTRACTS)
def test_contract(card: str) -> None:
    """With exactly its cost it is completed; the points and everything else are gained, and that is all."""
    contract = CONTRACTS[card]
    t, found = completed(card)
    assert "TakeTurn" == t.question
    expected = Counter({"vp": contract.vp, "completed": 1, "active": -1})
    expected.update(contract.gain)
    expected.update(TAKEN.get(contract.more, {}))
    expected.subtract(contract.cost)
    assert {name: n for name, n in expected.items() if n} == found
    assert {card} == t.player(0).completed
    assert set(t.player(0).active) <= set(others(card))


@rule("MP-16.2.2", "MP-25.7")
@pytest.mark.parametrize("card", CONTRACTS)
def test_a_contract_cannot_be_completed_with_less(card: str) -> None:
    """One camel or one good too few, whichever: however much there is of coins and of the other goods."""
    cost = CONTRACTS[card].cost
    rich = {"coin": 20} | ({} if CONTRACTS[card].any_good else {good: 9 for good in GOODS if good not in cost})
    assert f"contract:{card}" in holding(card, **rich | cost).legal()
    for name in cost:
        t = holding(card, **rich | cost | {name: cost[name] - 1})
        assert "MP-16.2.2" == t.rule(f"contract:{card}")


@rule("MP-16.2.3")
def test_all_contracts_are_listed_with_their_kind() -> None:
    """42 normal and 7 starting ones; each brings points and always something else."""
    lines = GAME.box.data["contracts"]
    assert list(CONTRACTS) == [line["id"] for line in lines]
    assert 42 == sum(1 for line in lines if line["group"] == "normal" and line["id"].startswith("contract_n"))
    assert 7 == sum(1 for line in lines if line["group"] == "starting" and line["id"].startswith("contract_s"))
    assert all(contract.vp > 0 and (contract.gain or contract.more) for contract in CONTRACTS.values())
