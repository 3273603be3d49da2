"""The worked examples of the rules, from the scored game to buying Strength (PW-18.20 to PW-18.30)."""

from __future__ import annotations

import pytest

from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1


def duel(scheme: str, workers: int = 5, marker: int = 1) -> Story:
    """A solo opponent about to turn over this Scheme."""
    t = Story(1).schemes(f"scheme_{scheme}").town("acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "squire_b")
    t.outsiders("viking_lookout", "byzantine_armourer", "saracen_warrior", "viking_mercenary", "saracen_archer", NONE)
    return t.rival(workers=workers, marker=marker, shops={})


def user(t: Story, favour: str) -> int | None:
    """Who has a worker on a Favour."""
    found = t.favour_worker(favour)
    return None if found is None else found[0]


@rule("PW-18.20")
@pytest.mark.parametrize(("silver", "provisions"), [(3, 0), (1, 3), (0, 5)])
def test_the_final_score_of_66(silver: int, provisions: int) -> None:
    """Line by line as the rulebook counts it."""
    t = Story().round(7).orders("order_fortify", "order_garrison", "order_commission")
    t.track(0, strength=11, influence=10, faith=6).taken(0, commission=6)
    t.walls(0, "wall_03", "wall_05", "wall_14", "wall_15", "wall_16", "wall_17")
    t.attacked(0, "saracen_archer", "saracen_hunter", "saracen_invader")
    t.converted(0, "viking_adventurer", "byzantine_warrior", "saracen_warrior", "viking_assassin")
    t.debts(0, unpaid=1, paid=2).silver(0, silver).provisions(0, provisions).passed(0, 1).round_end()

    assert {
        "score-orders": 4 + 8,
        "score-strength": 16,
        "score-influence": 13,
        "score-faith": 6,
        "score-monks": 5,
        "score-walls": 3 + 3,
        "score-converted-viking_adventurer": 3,
        "score-converted-byzantine_warrior": 1,
        "score-converted-saracen_warrior": 1,
        "score-converted-viking_assassin": 3,
        "score-paid-debts": 2,
        "score-unpaid-debts": -3,
        "score-resources": 1,
    } == t.lines(0)
    assert 66 == t.score(0)


@rule("PW-18.21")
def test_one_and_two_mercenaries() -> None:
    """One converted Mercenary scores 2; two score 3 each, 6 together."""
    t = Story().silver(0, 0).provisions(0, 0).converted(0, "saracen_mercenary_2")
    assert 2 == t.score(0)
    t.converted(0, "saracen_mercenary_2", "saracen_mercenary_1")
    assert [3, 3] == list(t.lines(0).values())
    assert 6 == t.score(0)


@rule("PW-18.22")
def test_workshops_of_the_standard_difficulty() -> None:
    """Three revealed Orders, one Workshop each; with Commission, Attack and Absolve these need 2 workers."""
    assert [1, 1, 1] == list(dealt(1, 1, solo_level="standard").shops.values())
    for action, needed in {"commission": 2, "attack": 2, "absolve": 2, "fortify": 3, "convert": 3}.items():
        for workers in (needed, needed - 1):
            t = duel(action, workers).rival(shops={"commission": 1, "attack": 1, "absolve": 1}).track(AI, strength=1)
            expected = {action: needed} if workers == needed else {}
            assert expected == t.rival_turn().rival_standing


@rule("PW-18.23")
def test_targets_from_the_third_space() -> None:
    """Card 3, then 4, then 5, then 1 and 2."""
    row = ["acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "debt_collector_a"]
    order = []
    for _ in range(5):
        t = duel("recruit", marker=3).town(*[NONE if card in order else card for card in row]).rival_turn()
        order.append(next(card for card in row if card not in order and card not in t.town_row))
    assert [row[2], row[3], row[4], row[0], row[1]] == order


@rule("PW-18.24")
def test_the_opponents_workers_of_the_fourth_round() -> None:
    """7."""
    assert 7 == Story(1).round(3).new_round().rival_workers


@rule("PW-18.25")
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_a_commission_with_one_workshop(workers: int) -> None:
    """With 2 workers or more the opponent places 2; with one it takes the left-most action of the top row."""
    t = duel("commission", workers).rival(shops={"commission": 1}, top_used=("recruit",)).piece("space_1_1", HUMAN)
    t.rival_turn()
    if workers > 1:
        assert ({"commission": 2}, {"recruit"}) == (t.rival_standing, t.top_used)
        assert ((AI, "monk"), workers - 2) == (t.on_space("space_1_2"), t.rival_workers)
    else:
        assert ({}, {"recruit", "pray"}, None) == (t.rival_standing, t.top_used, t.on_space("space_1_2"))


@rule("PW-18.26")
def test_the_opponent_and_the_orders() -> None:
    """Commission, then Convert, then Fortify; done or occupied Commissions leave Convert as the first."""
    orders = ("order_fortify", "order_convert", "order_commission")
    t = duel("kings_order").orders(*orders)
    assert {"commission": 3} == t.rival_turn().rival_standing
    t = duel("kings_order").orders(*orders).taken(AI, commission=5)
    assert {"convert": 3} == t.rival_turn().rival_standing
    t = duel("kings_order").orders(*orders).rival(standing={"commission": 2})
    assert {"commission": 2, "convert": 3} == t.rival_turn().rival_standing
    t = duel("kings_order").orders(*orders).rival(standing={"commission": 2, "convert": 1}).wall_pile("wall_05")
    assert {"commission": 2, "convert": 1, "fortify": 3} == t.rival_turn().rival_standing


@rule("PW-18.27")
def test_the_opponent_and_the_royal_levy() -> None:
    """Marker on 5, Favours 5 and 1 occupied: Favour 2; a Suspicion goes, 2 Tax, the marker from 5 to 2, 1 Strength."""
    row = ("favour_loan", "favour_levy", "favour_labour", "favour_stores", "favour_virtue")
    t = duel("kings_favour", marker=5).favours(*row).on_favour("favour_virtue", HUMAN).on_favour("favour_loan", HUMAN)
    t.suspicion(AI, 1, 2).track(AI, faith=2, strength=1, influence=3).rival_turn()

    assert AI == user(t, "favour_levy")
    assert ([1], 3, 2) == (t.player(AI).suspicion, t.tax_supply, t.marker)
    assert {"faith": 2, "strength": 2, "influence": 3} == t.player(AI).track
    assert 4 == t.rival_workers


@rule("PW-18.28")
def test_the_opponent_does_not_pay_for_a_favour() -> None:
    """Royal Mercy costs a human 1 Silver."""
    t = duel("kings_favour").favours("favour_mercy").suspicion(AI, 1, 1).rival_turn()
    assert (AI, []) == (user(t, "favour_mercy"), t.player(AI).suspicion)
    assert (0, 5, 1) == (t.player(AI).silver, t.tax_supply, t.marker)
    assert [] == t.told("silver-paid")


@rule("PW-18.29")
def test_the_solo_score_of_76() -> None:
    """Line by line as the rulebook counts it."""
    t = Story(1).round(7).orders("order_attack", "order_garrison", "order_commission")
    t.track(AI, strength=12, faith=11, influence=10).taken(AI, commission=6, garrison=5)
    t.walls(AI, "wall_14", "wall_15").attacked(AI, "viking_thief", "viking_mercenary", "saracen_archer")
    names = [
        "viking_armourer",
        "viking_lookout",
        "viking_guardian",
        "viking_protector",
        "saracen_invader",
        "saracen_hunter",
    ]
    t.converted(AI, *names).debts(AI, unpaid=2, paid=1).passed(HUMAN, AI)
    t.rival(shops={"commission": 2, "garrison": 1, "attack": 2, "absolve": 1}, marker=4).round_end()

    assert {
        "score-orders": 6 + 8,
        "score-strength": 20,
        "score-faith": 16,
        "score-influence": 13,
        "score-monks": 5,
        "score-outposts": 2,
        "score-converted-viking_armourer": 3,
        "score-converted-viking_lookout": 1,
        "score-converted-viking_guardian": 3,
        "score-converted-viking_protector": 1,
        "score-converted-saracen_invader": 2,
        "score-converted-saracen_hunter": 1,
        "score-paid-debts": 1,
        "score-unpaid-debts": -6,
    } == t.lines(AI)
    assert 76 == t.score(AI)


@rule("PW-18.30")
@pytest.mark.parametrize(("strength", "space", "silver"), [(0, 0, 1), (0, 1, 2), (6, 3, 1)])
def test_buying_strength(strength: int, space: int, silver: int) -> None:
    """0 against flag 1: 1 Silver; against 3: 2; 6 against 7: 1. With less Silver it cannot be done."""
    row = [NONE] * 6
    row[space] = "viking_lookout"
    for purse in (silver, silver - 1):
        t = (
            Story()
            .outsiders(*row)
            .track(0, strength=strength)
            .silver(0, purse)
            .workers(0, scout=1, labourer=1, fighter=1)
        )
        if purse < silver:
            assert "action:attack" not in t.turn(0).legal()
        else:
            t.act(0, "attack", "scout+labourer+fighter", "outsider:viking_lookout")
            assert ({"viking_lookout"}, 0) == (t.player(0).attacked, t.player(0).silver)
