"""What converted Outsiders score (PW-15.2)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.rules import rule

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
PLACES = [f"{action}_{side}" for action in RIGHT for side in ("left", "middle")]
CREW = ["abbot_a", "squire_a", "squire_b", "watchman_a", "acolyte_a", "peddler_a", "peddler_b"]
ORDERS = ["order_commission", "order_fortify", "order_absolve"]
VIKINGS = ["viking_lookout", "viking_guardian", "viking_protector", "viking_marauder"]
BYZANTINES = ["byzantine_lookout", "byzantine_guardian", "byzantine_hunter"]
SARACENS = ["saracen_marauder", "saracen_protector"]


def poor() -> Story:
    t = Story().round(7)
    for seat in (0, 1):
        t.silver(seat, 0).provisions(seat, 0)
    return t


def bonus(t: Story, card: str) -> int:
    """What a converted Outsider scores for seat 0."""
    return t.lines(0).get(f"score-converted-{card}", 0)


@rule("PW-15.2.1", "PW-15.2.2", "PW-15.2.6", "PW-15.2.14")
@pytest.mark.parametrize("n", range(8))
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("viking_adventurer", "commission"),
        ("saracen_adventurer", "commission"),
        ("byzantine_archer", "garrison"),
        ("saracen_archer", "garrison"),
        ("viking_vigilante", "absolve"),
        ("saracen_vigilante", "absolve"),
    ],
)
def test_a_point_for_every_two_of_an_action(card: str, action: str, n: int) -> None:
    """Adventurers count Commissions, Archers Garrisons, Vigilantes Absolves; an odd one is nothing."""
    others = {name: 6 for name in ("commission", "garrison", "absolve", "develop", "attack") if name != action}
    t = poor().converted(0, card).taken(0, **{action: n}, **others)
    assert n // 2 == bonus(t, card)


@rule("PW-15.2.3", "PW-15.2.14")
@pytest.mark.parametrize("n", range(9))
@pytest.mark.parametrize("card", ["viking_guardian", "byzantine_guardian"])
def test_guardians_count_workshops(card: str, n: int) -> None:
    """A point for every two developed."""
    t = poor().converted(0, card).workshops(0, *PLACES[:n]).taken(0, develop=n, commission=6)
    assert n // 2 == bonus(t, card)


@rule("PW-15.2.4", "PW-15.2.14")
@pytest.mark.parametrize("n", range(8))
@pytest.mark.parametrize("card", ["byzantine_hunter", "saracen_hunter"])
def test_hunters_count_the_crew(card: str, n: int) -> None:
    """A point for every two Townsfolk in the crew; how often Recruit was taken does not matter."""
    assert n // 2 == bonus(poor().converted(0, card).crew(0, *CREW[:n]).taken(0, recruit=5), card)


@rule("PW-15.2.4")
def test_a_dismissed_townsfolk_is_no_recruit() -> None:
    """With one in the crew a second one recruited makes a point, a second one dismissed does not."""
    for kinds, points in (("labourer+fighter", 1), ("labourer", 0)):
        t = poor().converted(0, "saracen_hunter").crew(0, "abbot_a").town("none", "none", "none", "none", "squire_b")
        t.workers(0, labourer=1, fighter=1).act(0, "recruit", kinds, "townsfolk:squire_b")
        assert points == bonus(t, "saracen_hunter")


@rule("PW-15.2.5", "PW-15.2.14")
@pytest.mark.parametrize("n", range(8))
@pytest.mark.parametrize("card", ["viking_lookout", "byzantine_lookout"])
def test_lookouts_count_walls(card: str, n: int) -> None:
    """A point for every two built."""
    assert n // 2 == bonus(poor().converted(0, card).walls(0, *[f"wall_{14 + k}" for k in range(n)]), card)


@rule("PW-15.2.7", "PW-15.2.14")
@pytest.mark.parametrize("level", range(13))
@pytest.mark.parametrize(
    ("card", "attribute"),
    [
        ("viking_armourer", "strength"),
        ("byzantine_armourer", "strength"),
        ("viking_marauder", "influence"),
        ("saracen_marauder", "influence"),
        ("byzantine_warrior", "faith"),
        ("saracen_warrior", "faith"),
    ],
)
def test_a_point_for_every_four_of_an_attribute(card: str, attribute: str, level: int) -> None:
    """Armourers read Strength, Marauders Influence, Warriors Faith; 3 for 12, nothing below 4."""
    others = dict.fromkeys({"faith", "strength", "influence"} - {attribute}, 12 if level < 4 else 0)
    assert level // 4 == bonus(poor().converted(0, card).track(0, **{attribute: level}, **others), card)


@rule("PW-15.2.8")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("viking_assassin", 2),
        ("byzantine_assassin", 2),
        ("viking_barbarian", 3),
        ("saracen_barbarian", 3),
        ("byzantine_invader", 4),
        ("saracen_invader", 4),
    ],
)
def test_attacked_enemies_are_counted_by_faction(card: str, points: int) -> None:
    """Assassins count Saracens, Barbarians Byzantines, Invaders Vikings, those the own player attacked alone."""
    t = poor().converted(0, card).attacked(0, *VIKINGS, *BYZANTINES, *SARACENS)
    t.attacked(1, "viking_thief", "byzantine_thief", "saracen_vigilante")
    assert points == bonus(t, card)
    assert 0 == bonus(poor().converted(0, card), card)


@rule("PW-15.2.8")
def test_converted_enemies_are_not_attacked_ones() -> None:
    """A Saracen Invader does not count converted Vikings."""
    t = poor().converted(0, "saracen_invader", "viking_lookout", "viking_guardian")
    assert 0 == bonus(t, "saracen_invader")


@rule("PW-15.2.9")
@pytest.mark.parametrize("card", ["byzantine_champion", "saracen_champion"])
@pytest.mark.parametrize("done", range(4))
def test_champions_count_fulfilled_orders(card: str, done: int) -> None:
    """1 point, and 1 for each Order fulfilled; those of another player do not count."""
    t = poor().orders(*ORDERS).converted(0, card).taken(1, commission=5, fortify=5, absolve=5)
    actions = ["commission", "fortify", "absolve"]
    t.taken(0, **{name: 5 if n < done else 4 for n, name in enumerate(actions)}, attack=7)
    assert 1 + done == bonus(t, card)


@rule("PW-15.2.10")
@pytest.mark.parametrize(("n", "each"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_mercenaries_count_each_other(n: int, each: int) -> None:
    """One scores 2, two 3 each, three 4 each, four 5 each; other cards between them change nothing."""
    cards = ["viking_mercenary", "byzantine_mercenary", "saracen_mercenary_1", "saracen_mercenary_2"][:n]
    t = poor().converted(0, "viking_lookout", *cards, "viking_guardian")
    assert [each] * n == [bonus(t, card) for card in cards]
    assert n * each == t.score(0)


@rule("PW-15.2.10")
def test_only_the_own_converted_mercenaries_count() -> None:
    """Neither attacked ones nor those of another player."""
    t = poor().converted(0, "viking_mercenary").attacked(0, "byzantine_mercenary").converted(1, "saracen_mercenary_1")
    assert 2 == bonus(t, "viking_mercenary")


@rule("PW-15.2.11")
@pytest.mark.parametrize("card", ["viking_protector", "saracen_protector"])
@pytest.mark.parametrize("paid", [0, 1, 4])
def test_protectors_count_paid_debts(card: str, paid: int) -> None:
    """A point each, besides the point of the Debt itself; unpaid ones do not count."""
    t = poor().converted(0, card).debts(0, unpaid=2, paid=paid).debts(1, paid=6)
    assert paid == bonus(t, card)
    assert paid == t.lines(0).get("score-paid-debts", 0)


@rule("PW-15.2.12")
@pytest.mark.parametrize("card", ["viking_thief", "byzantine_thief"])
@pytest.mark.parametrize("held", [(), (0,), (0, 1, 2, 2, 2)])
def test_thieves_count_suspicion(card: str, held: tuple[int, ...]) -> None:
    """A point for each card, whatever its Tax."""
    assert len(held) == bonus(poor().converted(0, card).suspicion(0, *held).suspicion(1, 1, 1, 1), card)


@rule("PW-15.2.13")
@pytest.mark.parametrize("card", ["viking_traitor", "byzantine_traitor"])
@pytest.mark.parametrize("unpaid", [0, 1, 3])
def test_a_traitor_makes_unpaid_debts_cheaper(card: str, unpaid: int) -> None:
    """2 points lost for each instead of 3; paid ones stay worth 1."""
    t = poor().converted(0, card).debts(0, unpaid=unpaid, paid=2).debts(1, unpaid=1)
    assert 2 - 2 * unpaid == t.score(0)
    assert -3 == t.score(1)


@rule("PW-15.2.15")
@pytest.mark.parametrize(
    ("card", "attribute", "paladin"),
    [
        ("viking_armourer", "strength", "roland"),
        ("viking_marauder", "influence", "gerin"),
        ("saracen_warrior", "faith", "oliver"),
    ],
)
def test_attributes_are_read_off_the_track(card: str, attribute: str, paladin: str) -> None:
    """A Paladin's 4 does not count, and 12 is the end."""
    t = poor().converted(0, card).track(0, **{attribute: 3}).paladin(0, paladin)
    assert (7, 0) == (t.player(0).attribute(attribute), bonus(t, card))
    t.track(0, **{attribute: 12}).gain(0, {attribute: 2})
    assert (12, 3) == (t.player(0).track[attribute], bonus(t, card))


@rule("PW-15.2.16")
def test_two_traitors_make_unpaid_debts_cheaper_still() -> None:
    """Each costs 1 point."""
    t = poor().converted(0, "viking_traitor", "byzantine_traitor").debts(0, unpaid=4)
    assert -4 == t.score(0)


@rule("PW-15.2.14")
def test_each_card_rounds_for_itself() -> None:
    """Two Adventurers with three Commissions score 1 each, not 3 together."""
    t = poor().converted(0, "viking_adventurer", "saracen_adventurer").taken(0, commission=3)
    assert 2 == t.score(0)
