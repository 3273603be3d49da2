"""The 24 Tavern cards one by one (PW-19.6)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import holdings
from tests.games.paladins.story import Story
from tests.games.stories import change
from tests.rules import rule

TAVERNS: dict[str, dict[str, int]] = {
    "tavern_01": {"scout": 1, "merchant": 2, "criminal": 1},
    "tavern_02": {"labourer": 1, "scout": 1, "merchant": 2},
    "tavern_03": {"scout": 1, "merchant": 1, "fighter": 1, "criminal": 1},
    "tavern_04": {"labourer": 2, "scout": 1, "cleric": 1},
    "tavern_05": {"merchant": 1, "fighter": 2, "criminal": 1},
    "tavern_06": {"labourer": 1, "fighter": 2, "criminal": 1},
    "tavern_07": {"scout": 1, "fighter": 2, "criminal": 1},
    "tavern_08": {"labourer": 1, "merchant": 1, "cleric": 2},
    "tavern_09": {"scout": 1, "merchant": 1, "cleric": 2},
    "tavern_10": {"scout": 1, "fighter": 1, "cleric": 2},
    "tavern_11": {"labourer": 1, "fighter": 1, "criminal": 2},
    "tavern_12": {"scout": 1, "fighter": 1, "criminal": 2},
    "tavern_13": {"merchant": 1, "fighter": 1, "criminal": 2},
    "tavern_14": {"labourer": 2, "cleric": 1, "criminal": 1},
    "tavern_15": {"labourer": 2, "fighter": 2},
    "tavern_16": {"labourer": 2, "fighter": 1, "criminal": 1},
    "tavern_17": {"merchant": 2, "cleric": 2},
    "tavern_18": {"labourer": 1, "scout": 3},
    "tavern_19": {"fighter": 1, "cleric": 3},
    "tavern_20": {"merchant": 1, "fighter": 1, "cleric": 2},
    "tavern_21": {"labourer": 2, "merchant": 2},
    "tavern_22": {"scout": 2, "cleric": 1, "criminal": 1},
    "tavern_23": {"scout": 2, "merchant": 2},
    "tavern_24": {"scout": 2, "merchant": 1, "fighter": 1},
}


@rule(
    "PW-19.6.1",
    "PW-19.6.2",
    "PW-19.6.3",
    "PW-19.6.4",
    "PW-19.6.5",
    "PW-19.6.6",
    "PW-19.6.7",
    "PW-19.6.8",
    "PW-19.6.9",
    "PW-19.6.10",
    "PW-19.6.11",
    "PW-19.6.12",
    "PW-19.6.13",
    "PW-19.6.14",
    "PW-19.6.15",
    "PW-19.6.16",
    "PW-19.6.17",
    "PW-19.6.18",
    "PW-19.6.19",
    "PW-19.6.20",
    "PW-19.6.21",
    "PW-19.6.22",
    "PW-19.6.23",
    "PW-19.6.24",
)
@pytest.mark.parametrize("card", TAVERNS)
def test_tavern(card: str) -> None:
    """Four workers; each Criminal among them brings a Suspicion."""
    expected = TAVERNS[card]
    assert 4 == sum(expected.values())
    others = [name for name in ("tavern_18", "tavern_19", "tavern_20") if name != card][:2]
    t = Story().deck(0, ()).paladin(0, "oliver").suspicion_pile(0, 0).taverns(card, *others).gather(0)
    before = holdings(t)
    t.play(f"tavern:{card}")
    brought = {"suspicion": expected["criminal"]} if "criminal" in expected else {}
    assert expected | brought == change(before, holdings(t))


def test_all_tavern_cards_are_listed() -> None:
    """24 cards, each once."""
    assert list(TAVERNS) == [line["id"] for line in GAME.box.data["tavern_cards"]]
