"""The twelve Paladins card by card (PW-19.1)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.changes import DEEDS, able, deed, holdings, more
from tests.games.paladins.story import Story
from tests.games.stories import change
from tests.rules import rule

ATTRIBUTES = ["faith", "strength", "influence"]
# Name; workers; Faith, Strength, Influence; the action of the ability and what it makes of that action.
PALADINS: dict[str, tuple[str, dict[str, int], tuple[int, int, int], str, dict[str, int]]] = {
    "engelier": ("Engelier", {"fighter": 1, "scout": 1}, (1, 3, 0), "attack", {"silver": 2}),
    "anseis": ("Anséis", {"merchant": 1, "scout": 1}, (1, 0, 3), "fortify", {"provisions": 1}),
    "ivon": ("Ivon", {"cleric": 1, "scout": 1}, (3, 1, 0), "commission", {"provisions": 1}),
    "berengier": ("Bérengier", {"merchant": 1, "fighter": 1}, (0, 3, 1), "garrison", {"provisions": 1}),
    "ivoire": ("Ivoire", {"cleric": 1, "merchant": 1}, (0, 1, 3), "absolve", {"silver": 1}),
    "gerier": ("Gérier", {"cleric": 1, "fighter": 1}, (3, 0, 1), "convert", {"silver": 2}),
    "roland": ("Roland", {"fighter": 1, "labourer": 1}, (0, 4, 0), "recruit", {"silver": 2}),
    "oliver": ("Oliver", {"cleric": 2}, (4, 0, 0), "pray", {"silver": 2}),
    "gerin": ("Gérin", {"merchant": 1, "labourer": 1}, (0, 0, 4), "conspire", {"suspicion": -1}),
    "samson": ("Samson", {"labourer": 1, "scout": 1}, (0, 2, 2), "develop", {"silver": 4}),
    "girard": ("Girard", {"scout": 2}, (2, 0, 2), "hunt", {"provisions": 2}),
    "otton": ("Otton", {"merchant": 2}, (2, 2, 0), "trade", {"silver": 2}),
}


@rule(
    "PW-19.1.1",
    "PW-19.1.2",
    "PW-19.1.3",
    "PW-19.1.4",
    "PW-19.1.5",
    "PW-19.1.6",
    "PW-19.1.7",
    "PW-19.1.8",
    "PW-19.1.9",
    "PW-19.1.10",
    "PW-19.1.11",
    "PW-19.1.12",
)
@pytest.mark.parametrize("card", PALADINS)
def test_paladin(card: str) -> None:
    """Name; two workers at the reveal; the bonus beside the markers; of twelve actions only the named one differs."""
    name, workers, bonus, its_action, expected = PALADINS[card]
    assert name == next(line["name"] for line in GAME.box.data["paladins"] if line["id"] == card)

    t = Story().deck(0, ()).paladin(0, card).taverns("tavern_18", "tavern_19", "tavern_20")
    before = holdings(t)
    t.gather(0)
    assert workers == change(before, holdings(t))
    assert bonus == tuple(t.player(0).attribute(attribute) for attribute in ATTRIBUTES)

    for action in DEEDS:
        helped = more(deed(able(), action), deed(able().paladin(0, card), action))
        assert (expected if action == its_action else {}) == helped


def test_all_paladins_are_listed() -> None:
    """Twelve cards, in every deck."""
    assert list(PALADINS) == [line["id"] for line in GAME.box.data["paladins"]]
    assert set(PALADINS) == Story().player(0).unseen
