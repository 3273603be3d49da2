"""The ten King's Favours card by card (PW-19.5)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import WORKERS, able, holdings, more
from tests.games.paladins.story import Story
from tests.games.stories import change
from tests.rules import rule

# Name, the worker it wants, its cost, and each way to use it: what is answered, what is gained.
FAVOURS: dict[str, tuple[str, str, dict[str, int], dict[tuple[str, ...], dict[str, int]]]] = {
    "favour_recruit": ("Royal Summons", "scout", {}, {("townsfolk:acolyte_a",): {"crew": 1}, ("answer:skip",): {}}),
    "favour_levy": ("Royal Levy", "cleric", {}, {(): {"suspicion": -1, "silver": 2, "tax": -2}}),
    "favour_outlaws": ("Royal Pardon of Outlaws", "any", {}, {(): {"criminal": 2, "suspicion": 2}}),
    "favour_virtue": (
        "Royal Virtue",
        "criminal",
        {},
        {(f"attribute:{name}",): {name: 1} for name in ("faith", "strength", "influence")},
    ),
    "favour_mercy": (
        "Royal Mercy",
        "fighter",
        {"silver": -1},
        {("option:a",): {"unpaid": -1, "paid": 1}, ("option:b",): {"suspicion": -2}},
    ),
    "favour_loan": ("Royal Loan", "any", {}, {(): {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1}}),
    "favour_charter": (
        "Royal Charter",
        "merchant",
        {"provisions": -1},
        {("option:a", "workshop:attack_left"): {"scout": 1}, ("option:b",): {"fighter": 1, "cleric": 1}},
    ),
    "favour_labour": ("Royal Labour", "criminal", {}, {(): {"labourer": 3}}),
    "favour_stores": ("Royal Stores", "any", {}, {(): {"provisions": 2, "silver": 1, "tax": -1}}),
    "favour_prayer": ("Royal Prayer", "any", {}, {("action:hunt",): {"hunt in use": -1}, ("answer:skip",): {}}),
}


def fitting(slot: str) -> set[str]:
    """The workers that a worker space takes."""
    return set(WORKERS) if slot == "any" else {slot, "criminal"}


def holding(favour: str, worker: str) -> Story:
    """One such worker, the Favour revealed, the own Hunt in use."""
    t = able().favours(favour).standing(0, "hunt", "labourer")
    return t.workers(0, **{worker: 1})


@rule(
    "PW-19.5.1",
    "PW-19.5.2",
    "PW-19.5.3",
    "PW-19.5.4",
    "PW-19.5.5",
    "PW-19.5.6",
    "PW-19.5.7",
    "PW-19.5.8",
    "PW-19.5.9",
    "PW-19.5.10",
)
@pytest.mark.parametrize("favour", FAVOURS)
def test_favour(favour: str) -> None:
    """The worker it takes, what it costs, and what each use of it gives."""
    name, slot, cost, uses = FAVOURS[favour]
    assert name == next(line["name"] for line in GAME.box.data["kings_favours"] if line["id"] == favour)
    token = f"favour:{favour}"
    assert fitting(slot) == {kind for kind in WORKERS if token in holding(favour, kind).turn(0).legal()}

    worker = "labourer" if slot == "any" else slot
    for resource in cost:
        poor = holding(favour, worker)
        assert token not in (poor.silver(0, 0) if resource == "silver" else poor.provisions(0, 0)).turn(0).legal()
    penniless = holding(favour, worker).silver(0, 0 if "silver" not in cost else 1)
    assert token in penniless.provisions(0, 0 if "provisions" not in cost else 1).turn(0).legal()

    for tokens, gained in uses.items():
        t = holding(favour, worker)
        before = holdings(t)
        t.turn(0).play(token, *tokens)
        assert gained == more({worker: -1} | cost, change(before, holdings(t)))
        assert ((0, worker), ()) == (t.favour_worker(favour), t.asked)


@rule("PW-19.5.4", "PW-19.5.5", "PW-19.5.7")
@pytest.mark.parametrize(
    ("favour", "worker", "options"),
    [
        ("favour_virtue", "criminal", {"attribute:faith", "attribute:strength", "attribute:influence"}),
        ("favour_mercy", "fighter", {"option:a", "option:b"}),
        ("favour_charter", "merchant", {"option:a", "option:b"}),
    ],
)
def test_what_a_favour_lets_one_choose(favour: str, worker: str, options: set[str]) -> None:
    """These, and not to have none."""
    assert options == set(holding(favour, worker).turn(0).play(f"favour:{favour}").legal())


def test_all_favours_are_listed() -> None:
    """Ten cards, each once."""
    assert list(FAVOURS) == [line["id"] for line in GAME.box.data["kings_favours"]]
