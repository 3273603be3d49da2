"""The worked examples of the rules, from worker spaces to the Inquisition (PW-18.6 to PW-18.19)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule


@rule("PW-18.6")
def test_fortify_without_workshops() -> None:
    """A Merchant, anybody and a Scout, or Criminals; it requires Influence and rewards Strength."""
    t = Story().workers(0, merchant=1, cleric=1, scout=1).provisions(0, 1).wall_pile("wall_05")
    t.act(0, "fortify", "merchant+cleric+scout")
    assert ["merchant", "cleric", "scout"] == t.player(0).standing("fortify")
    assert {"faith": 0, "strength": 1, "influence": 0} == t.player(0).track

    for pair in ({"merchant": 1, "cleric": 2}, {"scout": 1, "cleric": 2}, {"merchant": 1, "scout": 1}):
        assert "action:fortify" not in Story().workers(0, **pair).provisions(0, 1).turn(0).legal()
        with_criminal = Story().workers(0, **pair, criminal=1).provisions(0, 1).turn(0)
        assert "action:fortify" in with_criminal.legal()
    assert "action:fortify" in Story().workers(0, criminal=3).provisions(0, 1).turn(0).legal()

    second = Story().workers(0, criminal=3).provisions(0, 1).walls(0, "wall_01")
    assert "action:fortify" not in second.track(0, faith=5, strength=5).turn(0).legal()
    assert "action:fortify" in second.track(0, influence=1).turn(0).legal()


@rule("PW-18.7")
def test_develop_the_left_space_of_commission() -> None:
    """4 Silver and two workers gone, a Scout gained; Commission then takes anybody and a Cleric."""
    t = Story().silver(0, 4).workers(0, labourer=1, fighter=1).provisions(0, 1)
    t.act(0, "develop", "labourer+fighter", "workshop:commission_left")
    assert (0, {"scout": 1}) == (t.player(0).silver, t.player(0).workers)

    t.workers(0, labourer=2, cleric=1).turn(0).play("action:commission")
    assert ["", "labourer", "cleric"] == t.player(0).standing("commission")
    assert {"labourer": 1} == t.player(0).workers


@rule("PW-18.8")
def test_dismiss_the_abbot_of_the_third_space() -> None:
    """2 Silver for a Cleric and a Labourer; the card is discarded."""
    t = Story().town(NONE, NONE, "abbot_a", NONE, NONE).silver(0, 2).workers(0, scout=1)
    t.act(0, "recruit", "scout", "townsfolk:abbot_a")

    assert (0, {"labourer": 1, "cleric": 1}) == (t.player(0).silver, t.player(0).workers)
    assert ({"abbot_a"}, []) == (t.town_discards, t.player(0).crew)


@rule("PW-18.9")
@pytest.mark.parametrize(("payment", "silver", "debts"), [("silver", 1, 0), ("debt", 4, 1)])
def test_recruit_the_gatekeeper_of_the_first_space(payment: str, silver: int, debts: int) -> None:
    """3 Silver or a Debt, 1 Silver at once, and 1 with every Fortify from then on."""
    t = Story().town("gatekeeper_b", NONE, NONE, NONE, NONE).silver(0, 3).workers(0, scout=1, fighter=1)
    t.act(0, "recruit", "scout+fighter", "townsfolk:gatekeeper_b", f"payment:{payment}")
    assert (silver, debts, ["gatekeeper_b"]) == (t.player(0).silver, t.player(0).unpaid, t.player(0).crew)

    for n in (1, 2):
        t.workers(0, merchant=1, labourer=1, scout=1).provisions(0, 1).track(0, influence=3)
        t.wall_pile("wall_01").standing(0, "fortify").act(0, "fortify", "merchant+labourer+scout")
        assert silver + n == t.player(0).silver


@rule("PW-18.10")
def test_pray_for_absolve_with_a_criminal() -> None:
    """2 Silver and the Criminal; Absolve is empty and can be taken again."""
    t = Story().standing(0, "absolve", "cleric", "labourer", "merchant").silver(0, 2).workers(0, criminal=1)
    t.act(0, "pray", "criminal", "action:absolve")
    assert (0, {}, {"pray"}) == (t.player(0).silver, t.player(0).workers, t.player(0).in_use)

    t.silver(0, 2).workers(0, cleric=1, labourer=1, merchant=1)
    assert "action:absolve" in t.turn(0).legal()


@rule("PW-18.11")
def test_commission_to_the_scout_space_of_the_second_region() -> None:
    """Faith 2 and 1: two workers beside a Workshop, 1 Provision, a Scout and 1 Influence; not to region 3."""
    t = Story().workshops(0, "commission_left").track(0, faith=2).paladin(0, "engelier").provisions(0, 1)
    t.workers(0, labourer=1, cleric=1).act(0, "commission", "labourer+cleric")
    assert "space:space_2_3" in t.legal()
    assert [] == [token for token in t.legal() if token.startswith("space:space_3")]
    assert "PW-8.1.3" == t.rule("space:space_3_1")

    t.play("space:space_2_3")
    assert ({"scout": 1}, 0) == (t.player(0).workers, t.player(0).provisions)
    assert {"faith": 2, "strength": 0, "influence": 1} == t.player(0).track


@rule("PW-18.12")
def test_fortify_with_anseis() -> None:
    """The fourth Wall with Influence 2 and 3 for no Provisions; the fifth wants 7 and costs 2."""
    t = Story().walls(0, "wall_01", "wall_02", "wall_03").track(0, influence=2).paladin(0, "anseis").provisions(0, 0)
    t.wall_pile("wall_17").workers(0, merchant=1, labourer=1, scout=1).act(0, "fortify", "merchant+labourer+scout")
    assert ({"labourer": 1, "fighter": 1}, 0) == (t.player(0).workers, t.player(0).provisions)
    assert {"faith": 0, "strength": 1, "influence": 2} == t.player(0).track

    t.standing(0, "fortify").wall_pile("wall_05").workers(0, criminal=3).provisions(0, 2).paladin(0, None)
    assert "action:fortify" not in t.track(0, influence=6).turn(0).legal()
    t.track(0, influence=7).act(0, "fortify", "criminal+criminal+criminal")
    assert (5, 0) == (len(t.player(0).walls), t.player(0).provisions)


@rule("PW-18.13")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_garrison_on_the_pray_space_of_the_third_region(before: int) -> None:
    """Strength 5, three workers, 1 Provision: an own action is cleared, 1 Faith gained."""
    t = Story().track(0, strength=5).taken(0, garrison=before).provisions(0, 1).standing(0, "trade", "labourer")
    t.workers(0, merchant=1, labourer=1, fighter=1)
    t.act(0, "garrison", "merchant+labourer+fighter", "space:space_3_4", "action:trade")

    assert ({"garrison"}, 0) == (t.player(0).in_use, t.player(0).provisions)
    assert {"faith": 1, "strength": 5, "influence": 0} == t.player(0).track
    assert (0, "outpost") == t.on_space("space_3_4")


@rule("PW-18.14")
@pytest.mark.parametrize("influence", [0, 5])
def test_the_first_absolve_pays_a_debt(influence: int) -> None:
    """1 Silver, the Debt flipped, one Suspicion removed, 1 Faith."""
    t = Story().debts(0, unpaid=1).suspicion(0, 1, 2).silver(0, 1).track(0, influence=influence)
    t.workers(0, cleric=1, labourer=1, merchant=1)
    t.act(0, "absolve", "cleric+labourer+merchant", "jar:absolve_space_1")

    assert (0, 0, 1, [1]) == (t.player(0).silver, t.player(0).unpaid, t.player(0).paid, t.player(0).suspicion)
    assert {"faith": 1, "strength": 0, "influence": influence} == t.player(0).track


@rule("PW-18.15")
def test_attack_the_mercenary_below_the_seven() -> None:
    """Strength 5: 1 Silver, then 1 Influence and 2 Labourers; the card is kept."""
    t = Story().outsiders(NONE, NONE, NONE, "viking_mercenary", NONE, NONE).track(0, strength=5).silver(0, 1)
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.act(0, "attack", "scout+labourer+fighter", "outsider:viking_mercenary")

    assert (0, {"labourer": 2}, {"viking_mercenary"}) == (t.player(0).silver, t.player(0).workers, t.player(0).attacked)
    assert {"faith": 0, "strength": 5, "influence": 1} == t.player(0).track


@rule("PW-18.16")
@pytest.mark.parametrize("earlier", [2, 3, 4])
def test_convert_the_assassin_below_the_two(earlier: int) -> None:
    """Faith 3 and 1, two to four earlier Converts: 2 Silver, 2 Strength, 1 point for each Saracen attacked."""
    done = ("viking_lookout", "viking_guardian", "viking_vigilante", "viking_protector")[:earlier]
    t = Story().outsiders(NONE, "byzantine_assassin", NONE, NONE, NONE, NONE).converted(0, *done)
    t.attacked(0, "saracen_archer", "saracen_hunter", "saracen_invader", "viking_thief").track(0, faith=3)
    t.paladin(0, "engelier").silver(0, 2).workers(0, fighter=1, labourer=1, cleric=1)
    t.act(0, "convert", "fighter+labourer+cleric", "outsider:byzantine_assassin")

    assert (0, 2) == (t.player(0).silver, t.player(0).track["strength"])
    assert [*done, "byzantine_assassin"] == t.player(0).converted
    assert 3 == t.lines(0)["score-converted-byzantine_assassin"]


@rule("PW-18.17")
def test_two_criminals_with_one_silver_left_as_tax() -> None:
    """2 Silver are taken, the Inquisition judges one new card, the supply is full, then the second card comes."""
    t = Story().tax(1).silver(0, 0).suspicion(1, 0).crew(1, "conspirator_a").suspicion_pile(2, 2)
    t.gain(0, {"criminal": 2})
    assert ((1,), [2], 2) == (t.asked, t.player(0).suspicion, t.player(0).silver)

    t.play("answer:yes")
    assert (1, 0) == (t.player(0).unpaid, t.player(1).unpaid)
    assert [2, 2] == t.player(0).suspicion
    assert (4, 3) == (t.player(0).silver, t.tax_supply)
    assert {"criminal": 2} == t.player(0).workers


@rule("PW-18.18")
def test_an_inquisition_with_one_none_three_and_three() -> None:
    """The last two gain a Debt and keep 2 Suspicion; the others stay as they are."""
    t = Story(4).suspicion(0, 1).suspicion(2, 0, 1, 2).suspicion(3, 2, 2, 2).inquisition()

    assert [0, 0, 1, 1] == [t.player(seat).unpaid for seat in range(4)]
    assert [[1], [], [0, 1], [2, 2]] == [t.player(seat).suspicion for seat in range(4)]


@rule("PW-18.19")
def test_peddler_conspirators_and_squires_in_one_crew() -> None:
    """With 2 Suspicion: the Peddler sells, both Conspirators clear the name, both Squires are rewarded."""
    t = Story().crew(0, "conspirator_a", "conspirator_b", "peddler_c", "squire_a", "squire_b").suspicion(0, 1, 2)
    t.silver(0, 0).inquisition().play("answer:yes", "answer:yes")

    assert (2, [], 0) == (t.player(0).silver, t.player(0).suspicion, t.player(0).unpaid)
    assert {"faith": 1, "strength": 0, "influence": 1} == t.player(0).track
