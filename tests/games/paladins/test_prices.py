"""What a choice costs is told before it is taken: the same that is then paid."""

from __future__ import annotations

import random
from itertools import takewhile
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.choices import PASS
from caravanserai.games.paladins.events import DEBT_TAKEN, INQUISITION_BEGINS, PROVISIONS_PAID, SILVER_PAID
from caravanserai.games.paladins.state import PaladinsTable
from tests.games.paladins.story import Story
from tests.rules import rule

ROW = ("gatekeeper_a", "watchman_c", "acolyte_a", "gatekeeper_b", "squire_c")
FOES = (
    "byzantine_thief",
    "byzantine_hunter",
    "byzantine_assassin",
    "saracen_archer",
    "saracen_hunter",
    "saracen_warrior",
)
ALL = {"labourer": 2, "scout": 2, "merchant": 2, "fighter": 2, "cleric": 2}
PAYING = ("PlaceWorkers", "PlaceOnFavour")  # the price is paid with the workers
PRICES = {"price-free", "price-silver", "price-provisions", "price-debt", "price-silver-or-debt"}


def price(t: Story, token: str) -> tuple[str, int] | None:
    found = play.price(t.s, token)
    return None if found is None else (found.message, int(found.n))


def rich() -> Story:
    return Story().town(*ROW).workers(0, **ALL).silver(0, 9).provisions(0, 9)


@rule("PW-6.1.1", "PW-6.5.1", "PW-8.1.1", "PW-8.4.1", "PW-8.6.1")
def test_an_action_says_what_its_next_use_costs() -> None:
    """Silver or Provisions by how often it was taken; what costs nothing for once is free; the others say nothing."""
    t = rich().turn(0)
    assert ("price-silver", 4) == price(t, "action:develop")
    assert ("price-silver", 2) == price(t, "action:pray")
    assert ("price-provisions", 1) == price(t, "action:commission")
    assert ("price-silver", 1) == price(t, "action:absolve")
    assert ("price-free", 0) == price(t, "action:convert")
    for token in ("action:hunt", "action:trade", "action:conspire", "action:recruit", "action:attack", "turn:pass"):
        assert price(t, token) is None, token

    t = rich().taken(0, commission=5, convert=2).turn(0)
    assert ("price-provisions", 3) == price(t, "action:commission")
    assert ("price-silver", 2) == price(t, "action:convert")


@rule("PW-10.4")
@pytest.mark.parametrize(
    ("paladin", "action"),
    [
        ("samson", "develop"),
        ("oliver", "pray"),
        ("anseis", "fortify"),
        ("berengier", "garrison"),
        ("ivoire", "absolve"),
    ],
)
def test_a_paladin_makes_an_action_free(paladin: str, action: str) -> None:
    """Where it costs something as a rule, the Paladin of the round is told by the price."""
    t = rich().paladin(0, paladin).turn(0)

    assert ("price-free", 0) == price(t, f"action:{action}")


@rule("PW-9.2.4")
def test_a_favour_says_its_printed_cost() -> None:
    """A Silver for Royal Mercy, a Provision for Royal Charter, nothing for what only wants a worker."""
    t = rich().favours("favour_mercy", "favour_charter", "favour_stores").turn(0)

    assert ("price-silver", 1) == price(t, "favour:favour_mercy")
    assert ("price-provisions", 1) == price(t, "favour:favour_charter")
    assert price(t, "favour:favour_stores") is None


@rule("PW-6.2.7", "PW-6.2.8", "PW-6.2.9")
@pytest.mark.parametrize("workers", ["labourer", "labourer+fighter"])
def test_townsfolk_say_their_price_by_place(workers: str) -> None:
    """3, 2, 2, 1 and no Silver, on the two left-most places or a Debt; the same to recruit and to dismiss."""
    t = rich().act(0, "recruit", workers)
    told = [price(t, f"townsfolk:{card}") for card in ROW]
    assert ["price-silver-or-debt"] * 2 + ["price-silver"] * 2 + ["price-free"] == [one[0] for one in told if one]
    assert [3, 2, 2, 1, 0] == [one[1] for one in told if one]

    t.play(f"townsfolk:{ROW[0]}")
    assert [("price-silver", 3), None] == [price(t, "payment:silver"), price(t, "payment:debt")]


@rule("PW-6.2.8", "PW-6.2.13")
def test_who_lacks_the_silver_is_told_of_the_debt() -> None:
    """With 2 Silver the first costs a Debt, the second either."""
    t = rich().silver(0, 2).act(0, "recruit", "labourer")

    assert ("price-debt", 1) == price(t, f"townsfolk:{ROW[0]}")
    assert ("price-silver-or-debt", 2) == price(t, f"townsfolk:{ROW[1]}")


@rule("PW-10.8", "PW-12.1.11")
def test_what_is_recruited_for_free_says_so() -> None:
    """With the Paladin for it, and as a reward; declining has no price."""
    t = rich().paladin(0, "roland").act(0, "recruit", "labourer")
    assert {("price-free", 0)} == {price(t, f"townsfolk:{card}") for card in ROW}

    t = rich().act(0, "commission", "scout+scout+cleric", "space:space_1_1")
    assert "FreeRecruit" == t.question
    assert {("price-free", 0)} == {price(t, f"townsfolk:{card}") for card in ROW}
    assert price(t, "answer:skip") is None


@rule("PW-8.5.2", "PW-8.5.3")
def test_outsiders_say_what_the_missing_strength_costs() -> None:
    """With 3 Strength the first two are free, then a Silver more for each card space."""
    t = rich().outsiders(*FOES).track(0, strength=3).act(0, "attack", "scout+scout+fighter")
    told = [price(t, f"outsider:{card}") for card in FOES]

    assert ["price-free"] * 2 + ["price-silver"] * 4 == [one[0] for one in told if one]
    assert [0, 0, 1, 2, 3, 4] == [one[1] for one in told if one]


@rule("PW-8.6.1")
def test_what_was_paid_with_the_workers_is_not_told_again() -> None:
    """Whom to convert, and where the Monk goes, costs no more."""
    t = rich().outsiders(*FOES).act(0, "convert", "labourer+fighter+cleric")
    assert "ConvertWhom" == t.question
    assert price(t, f"outsider:{FOES[0]}") is None

    t = rich().act(0, "commission", "scout+scout+cleric")
    assert price(t, "space:space_1_2") is None


@rule("PW-5.1.10", "PW-5.1.11")
def test_what_is_told_is_what_is_paid() -> None:
    """In random games, every choice with a price takes so much, neither more nor anything else."""
    luck = random.Random(7)  # noqa: S311 (a game, not a secret)
    compared: set[str] = set()
    told: set[str] = set()
    for key in range(6):
        seats = 1 + key % 4
        s = GAME.deal(seats, GAME.options(seats, {}), key)
        while s.stack:
            for choice in play.legal(s):
                found = play.price(s, choice)
                if found is not None:
                    assert expected(found) == paid(s, choice), (
                        type(play.question(s)).__name__,
                        GAME.space.token(choice),
                    )
                    compared.add(type(play.question(s)).__name__)
                    told.add(found.message)
            play.apply(s, anything(s, luck))
    assert {"FirstTownsfolk", "TakeTurn", "RecruitWhom", "DismissWhom", "PayForTownsfolk", "FreeRecruit"} <= compared
    assert "AttackWhom" in compared
    assert PRICES == told


def anything(s: PaladinsTable, luck: random.Random) -> int:
    """Something that is allowed, but passing only for want of anything else."""
    return luck.choice([choice for choice in play.legal(s) if choice != PASS] or [PASS])


def expected(told: Any) -> list[tuple[int, int, int]]:
    """Every way of paying that a price leaves open: Silver, Provisions, Debts."""
    n = int(told.n)
    return {
        "price-free": [(0, 0, 0)],
        "price-silver": [(n, 0, 0)],
        "price-provisions": [(0, n, 0)],
        "price-debt": [(0, 0, n)],
        "price-silver-or-debt": [(n, 0, 0), (0, 0, 1)],
    }[told.message]


def paid(s: PaladinsTable, choice: int) -> list[tuple[int, int, int]]:
    """What a choice takes, by every way of paying; workers are placed as they come."""
    seat = play.question(s).seat
    after = s.clone()
    after.log = []
    play.apply(after, choice)
    name = type(play.question(after)).__name__ if after.stack else ""
    if name in PAYING:
        play.apply(after, play.legal(after)[0])
    elif name == "PayForTownsfolk":
        return [way for token in play.legal(after) for way in paid(after, token)]
    of = dict.fromkeys((SILVER_PAID, PROVISIONS_PAID, DEBT_TAKEN), 0)
    for event in takewhile(lambda one: one.kind != INQUISITION_BEGINS, after.log or []):
        if event.kind in of and event.a == seat:
            of[event.kind] += 1 if event.kind == DEBT_TAKEN else int(event.b)
    return [(of[SILVER_PAID], of[PROVISIONS_PAID], of[DEBT_TAKEN])]
