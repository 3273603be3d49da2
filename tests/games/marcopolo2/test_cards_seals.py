"""The four guild seals: what each asks, and brings when taken, when improved and at the start of later rounds."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER, changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

DATA = GAME.box.data

# The least die, the jade when taken, the cost of improving, and the bonus of the improved side.
SEALS: dict[str, tuple[int, int, dict[str, int], dict[str, int]]] = {
    "farmers": (1, 0, {"coin": 3, "camel": 2}, {"coin": 3}),
    "spicers": (2, 1, {"coin": 5, "pepper": 2}, {"jade": 1}),
    "tailors": (3, 2, {"coin": 7, "silk": 2}, {"vp": 1, "coin": 1}),
    "jewelers": (4, 3, {"coin": 9, "gold": 2}, {"camel": 2}),
}


def holder(seal: str, **stock: int) -> Story:
    """A player with this seal, basic side up, and exactly these resources, before the normal action."""
    return Story().character(0, OTHER).seals(0, seal).stock(0, **stock).dice(0, 1, 1).turn(0)


@rule("MP-10.1", "MP-10.2", "MP-10.5")
@pytest.mark.parametrize("seal", SEALS)
def test_a_seal_is_taken_with_its_jade(seal: str) -> None:
    """Two dice of the least value or more are enough; one die below it is not."""
    least, jade, _, _ = SEALS[seal]
    for low in range(least, 7):
        t = Story().character(0, OTHER).stock(0).dice(0, low, 6).turn(0).play("space:guild_seals")
        if t.question == "PlaceDice":
            t.play(f"dice:own_{low}+own_6")
        if t.question == "TakeSeal":
            t.play(f"seal:{seal}")
        assert {seal} == t.player(0).seals
        assert set() == t.player(0).improved
        assert jade == t.player(0).jade
        assert 3 == t.stacks[seal]
    if least > 1:
        t = Story().character(0, OTHER).stock(0).dice(0, least - 1, 6).turn(0).play("space:guild_seals")
        assert f"seal:{seal}" not in t.legal()
        assert seal not in t.player(0).seals


@rule("MP-16.3.1", "MP-16.3.3")
@pytest.mark.parametrize("seal", SEALS)
def test_a_seal_is_improved_at_its_price(seal: str) -> None:
    """Exactly the cost is paid, and its bonus comes at once."""
    _, _, cost, bonus = SEALS[seal]
    t = holder(seal, **cost)
    expected = {name: bonus.get(name, 0) - cost.get(name, 0) for name in {*cost, *bonus}}
    assert {name: n for name, n in expected.items() if n} == changed(t, f"seal:{seal}")
    assert {seal} == t.player(0).improved


@rule("MP-16.3.1", "MP-16.3.3")
@pytest.mark.parametrize("seal", SEALS)
def test_a_seal_is_not_improved_for_less(seal: str) -> None:
    """One coin, camel or good too few, and everything else in plenty except jade."""
    _, _, cost, _ = SEALS[seal]
    for short in cost:
        plenty = dict.fromkeys(("coin", "camel", "pepper", "silk", "gold"), 20)
        t = holder(seal, **plenty | {short: cost[short] - 1})
        assert f"seal:{seal}" not in t.legal()
        assert "MP-16.3.1" == t.rule(f"seal:{seal}")


@rule("MP-16.3.2", "MP-5.5", "MP-19.1.9")
@pytest.mark.parametrize("seal", SEALS)
def test_an_improved_seal_pays_at_the_start_of_every_round(seal: str) -> None:
    """Again and again; a basic one pays nothing."""
    bonus = SEALS[seal][3]
    t = Story().character(0, OTHER).seals(0, improved=(seal,)).stock(0)
    nothing = dict.fromkeys(holdings(t), 0)
    for times in (1, 2, 3):
        t.bonuses(0)
        assert {name: times * n for name, n in bonus.items()} == change(nothing, holdings(t))
    t = Story().character(0, OTHER).seals(0, seal).stock(0).bonuses(0)
    assert {} == change(nothing, holdings(t))


@rule("MP-1.5", "MP-16.3.3")
def test_sixteen_seals_four_of_each_guild() -> None:
    """The table above is what the component file prints, and every deal has four stacks of four."""
    printed = {
        row["id"]: (row["min_die"], row["jade_when_taken"], row["improve_cost"], row["improved_bonus"])
        for row in DATA["guild_seals"]
    }
    assert SEALS == printed
    assert 16 == sum(row["copies"] for row in DATA["guild_seals"])
    for seats in (2, 3, 4):
        assert dict.fromkeys(SEALS, 4) == Story(seats).stacks == Story(seats).seen()["seal_stacks"]
