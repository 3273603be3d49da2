"""Attack and Convert (PW-8.5, PW-8.6)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

OUTSIDERS: list[str] = [card["id"] for card in GAME.box.data["outsiders"]]
ROW = ("viking_lookout", "viking_guardian", "viking_protector", "viking_mercenary", "saracen_archer", "saracen_warrior")
STRENGTH = [1, 3, 5, 7, 9, 11]
FAITH = [0, 2, 4, 6, 8, 10]


def raider(strength: int = 11, silver: int = 0) -> Story:
    """A player with the workers for Attack."""
    t = Story().outsiders(*ROW).workers(0, scout=1, labourer=1, fighter=1).silver(0, silver).provisions(0, 0)
    return t.track(0, strength=strength)


def attack(t: Story, *tokens: str) -> Story:
    return t.act(0, "attack", "scout+labourer+fighter", *tokens)


def preacher(faith: int = 10, silver: int = 3) -> Story:
    """A player with the workers for Convert."""
    t = Story().outsiders(*ROW).workers(0, fighter=1, labourer=1, cleric=1).silver(0, silver).provisions(0, 0)
    return t.track(0, faith=faith)


def convert(t: Story, *tokens: str) -> Story:
    return t.act(0, "convert", "fighter+labourer+cleric", *tokens)


def shown(names: tuple[str, ...]) -> set[str]:
    return {f"outsider:{name}" for name in names}


# -- Attack ------------------------------------------------------------------------------------------------------------


@rule("PW-8.5.1")
def test_any_displayed_outsider_may_be_attacked() -> None:
    """All six, or those that are there; the chosen one leaves its space and no other moves."""
    t = attack(raider())
    assert shown(ROW) == set(t.legal())
    t.play("outsider:viking_protector")
    assert [*ROW[:2], NONE, *ROW[3:]] == t.outsider_row

    t = attack(raider().outsiders(NONE, ROW[1], NONE, NONE, NONE, ROW[5]))
    assert shown((ROW[1], ROW[5])) == set(t.legal())


@rule("PW-8.5.2")
@pytest.mark.parametrize("space", range(6))
def test_enough_strength_makes_an_attack_free(space: int) -> None:
    """Strength equal to the flag 1, 3, 5, 7, 9, 11: no Silver is paid."""
    t = attack(raider(STRENGTH[space], silver=9), f"outsider:{ROW[space]}")
    assert 9 == t.player(0).silver

    t = attack(raider(12, silver=9), f"outsider:{ROW[space]}")
    assert 9 == t.player(0).silver


@rule("PW-8.5.3")
@pytest.mark.parametrize("strength", range(12))
@pytest.mark.parametrize("space", range(6))
def test_missing_strength_is_bought(space: int, strength: int) -> None:
    """1 Silver for every 2 missing, rounded up: 1 Silver for each space beyond the farthest in reach."""
    t = attack(raider(strength, silver=9), f"outsider:{ROW[space]}")

    missing = max(0, STRENGTH[space] - strength)
    assert 9 - (missing + 1) // 2 == t.player(0).silver
    beyond = sum(strength < flag <= STRENGTH[space] for flag in STRENGTH)
    assert 9 - beyond == t.player(0).silver


@rule("PW-8.5.3")
def test_the_paladin_lends_strength() -> None:
    """Strength 2 and Roland's 4 lack 1 for the flag 7: 1 Silver."""
    t = attack(raider(2, silver=9).paladin(0, "roland"), f"outsider:{ROW[3]}")
    assert 8 == t.player(0).silver


@rule("PW-8.5.3")
def test_who_lacks_the_silver_cannot_attack_so_far() -> None:
    """Strength 2 and 1 Silver reach the second space, and the third costs 2."""
    t = attack(raider(2, silver=1))
    assert shown(ROW[:2]) == set(t.legal())
    assert "PW-8.5.3" == t.rule(f"outsider:{ROW[2]}")


@rule("PW-8.5.4")
@pytest.mark.parametrize(
    ("foe", "influence", "workers", "provisions"),
    [
        ("viking_mercenary", 1, {"labourer": 2}, 0),
        ("viking_adventurer", 1, {"labourer": 1, "cleric": 1}, 0),
        ("byzantine_archer", 1, {"scout": 1}, 1),
        ("saracen_marauder", 2, {}, 0),
        ("byzantine_warrior", 1, {}, 2),
    ],
)
def test_the_rewards_in_the_upper_right(foe: str, influence: int, workers: dict[str, int], provisions: int) -> None:
    """All of them, and nothing of the lower part; the Influence of the action is that of the card."""
    t = attack(raider().outsiders(foe, NONE, NONE, NONE, NONE, NONE), f"outsider:{foe}")

    assert {"faith": 0, "strength": 11, "influence": influence} == t.player(0).track
    assert (workers, provisions) == (t.player(0).workers, t.player(0).provisions)


@rule("PW-8.5.4")
@pytest.mark.parametrize("foe", OUTSIDERS)
def test_every_attack_brings_influence(foe: str) -> None:
    """At least 1, from each of the 36."""
    t = attack(raider().outsiders(foe, NONE, NONE, NONE, NONE, NONE), f"outsider:{foe}")
    assert t.player(0).track["influence"] >= 1


@rule("PW-8.5.5")
@pytest.mark.parametrize(
    ("foe", "counts_for"),
    [
        ("viking_lookout", "byzantine_invader"),
        ("byzantine_armourer", "viking_barbarian"),
        ("saracen_archer", "viking_assassin"),
    ],
)
def test_an_attacked_outsider_counts_for_its_faction(foe: str, counts_for: str) -> None:
    """The card lies beside the board; Invader, Barbarian and Assassin count it as Viking, Byzantine and Saracen."""
    t = raider().outsiders(foe, NONE, NONE, NONE, NONE, NONE)
    t.converted(0, "byzantine_invader", "viking_barbarian", "viking_assassin")
    assert not [line for line in t.lines(0) if "converted" in line]

    attack(t, f"outsider:{foe}")
    assert {foe} == t.player(0).attacked
    assert [] == [name for name in t.player(0).converted if name == foe]
    assert foe not in t.outsider_discards
    assert {f"score-converted-{counts_for}": 1} == {k: v for k, v in t.lines(0).items() if "converted" in k}


@rule("PW-8.5.6")
@pytest.mark.parametrize("paladin", [None, "engelier"])
def test_silver_earned_by_the_attack_does_not_pay_for_it(paladin: str | None) -> None:
    """The Thief brings 2 and Engelier 2 more, but who has none now cannot buy the missing Strength."""
    t = raider(0).outsiders("viking_lookout", NONE, "viking_thief", NONE, NONE, NONE).paladin(0, paladin)
    assert "outsider:viking_thief" not in attack(t.track(0, strength=1)).legal()

    t = raider(0).outsiders(NONE, NONE, "viking_thief", NONE, NONE, NONE).paladin(0, paladin).turn(0)
    assert "PW-8.5.3" == t.rule("action:attack")


@rule("PW-8.5.7")
def test_empty_spaces_do_not_make_an_attack_cheaper() -> None:
    """Strength 1 against the flag 11: 5 Silver, with five cards between or none."""
    full = attack(raider(1, silver=9), f"outsider:{ROW[5]}")
    lone = attack(raider(1, silver=9).outsiders(NONE, NONE, NONE, NONE, NONE, ROW[5]), f"outsider:{ROW[5]}")
    assert (4, 4) == (full.player(0).silver, lone.player(0).silver)

    few = attack(raider(1, silver=4).outsiders(ROW[0], NONE, NONE, NONE, NONE, ROW[5]))
    assert [f"outsider:{ROW[0]}"] == few.legal()


@rule("PW-8.5.8")
def test_with_enough_silver_every_outsider_can_be_attacked() -> None:
    """6 Silver buy all 11 Strength of the last flag; 5 do not."""
    assert shown(ROW) == set(attack(raider(0, silver=6)).legal())
    assert shown(ROW[:5]) == set(attack(raider(0, silver=5)).legal())

    t = attack(raider(0, silver=6), f"outsider:{ROW[5]}")
    assert (0, {ROW[5]}) == (t.player(0).silver, t.player(0).attacked)


# -- Convert -----------------------------------------------------------------------------------------------------------


@rule("PW-8.6.1")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([0, 1, 2, 2, 2, 3, 3])))
def test_the_silver_for_a_convert(before: int, cost: int) -> None:
    """0, 1, 2, 2, 2, 3, 3 for the first to the seventh; one fewer is too few."""
    earlier = [name for name in OUTSIDERS if name not in ROW][:before]
    if cost:
        poor = preacher(silver=cost - 1).converted(0, *earlier).turn(0)
        assert "PW-8.6.1" == poor.rule("action:convert")

    t = convert(preacher(silver=9).converted(0, *earlier), f"outsider:{ROW[3]}")
    assert 9 - cost == t.player(0).silver
    assert [*earlier, ROW[3]] == t.player(0).converted


@rule("PW-8.6.2")
@pytest.mark.parametrize("faith", range(12))
def test_faith_says_who_can_be_converted(faith: int) -> None:
    """Flags 0, 2, 4, 6, 8, 10; 20 Silver buy nothing beyond."""
    t = convert(preacher(faith, silver=20))
    reach = sum(flag <= faith for flag in FAITH)
    assert shown(ROW[:reach]) == set(t.legal())
    if reach < len(ROW):
        assert "PW-8.6.2" == t.rule(f"outsider:{ROW[reach]}")


@rule("PW-8.6.2")
def test_without_faith_the_second_outsider_is_out_of_reach() -> None:
    """Faith 1, the first space empty: nobody can be converted, for no Silver; the Paladin's Faith helps."""
    t = preacher(1, silver=20).outsiders(NONE, *ROW[1:])
    assert "PW-8.6.2" == t.turn(0).rule("action:convert")
    assert "action:convert" in t.paladin(0, "engelier").turn(0).legal()


@rule("PW-8.6.3")
@pytest.mark.parametrize("foe", OUTSIDERS)
def test_a_convert_brings_the_strength_of_the_card(foe: str) -> None:
    """2 from Assassins, Barbarians and Invaders, 1 from all others, and not one more for the action."""
    t = convert(preacher().outsiders(foe, NONE, NONE, NONE, NONE, NONE), f"outsider:{foe}")

    two = any(name in foe for name in ("assassin", "barbarian", "invader"))
    assert {"faith": 10, "strength": 2 if two else 1, "influence": 0} == t.player(0).track


@rule("PW-8.6.4")
def test_a_convert_lies_on_the_left_most_space_and_scores_at_the_end() -> None:
    """The card follows the earlier ones; the Armourer scores 1 for 4 Strength, the Mercenary 2."""
    t = preacher().track(0, strength=4).converted(0, "viking_armourer")
    convert(t, "outsider:viking_mercenary")

    assert ["viking_armourer", "viking_mercenary"] == t.player(0).converted
    assert set() == t.player(0).attacked
    assert [*ROW[:3], NONE, *ROW[4:]] == t.outsider_row
    lines = t.lines(0)
    assert (1, 2) == (lines["score-converted-viking_armourer"], lines["score-converted-viking_mercenary"])


@rule("PW-8.6.5")
@pytest.mark.parametrize("foe", ["viking_mercenary", "viking_thief", "byzantine_warrior", "saracen_marauder"])
def test_a_convert_gives_none_of_the_attack_rewards(foe: str) -> None:
    """No worker, no Tax, no Provisions, no Influence."""
    t = convert(preacher().outsiders(foe, NONE, NONE, NONE, NONE, NONE), f"outsider:{foe}")

    assert {"faith": 10, "strength": 1, "influence": 0} == t.player(0).track
    assert ({}, 3, 0, 5) == (t.player(0).workers, t.player(0).silver, t.player(0).provisions, t.tax_supply)
