"""The solo opponent's resource marker, attributes, Tax, Suspicion and targets (PW-16.3)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1
FOES = (
    "viking_lookout",  # Influence and a Merchant
    "byzantine_armourer",  # Influence and a Fighter
    "saracen_warrior",  # Influence and a Cleric
    "viking_mercenary",  # Influence and 2 Labourers
    "byzantine_guardian",  # Influence and 2 Labourers
    "saracen_protector",  # Influence and 2 Labourers
)
TOWN = ("acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "debt_collector_a")
FAVOURS = ("favour_loan", "favour_labour", "favour_stores", "favour_outlaws", "favour_virtue")


def duel(scheme: str, marker: int = 1, workers: int = 5) -> Story:
    """An opponent without Workshops about to turn over this Scheme; five Townsfolk that only give workers."""
    t = Story(1).town(*TOWN).outsiders(*FOES).schemes(f"scheme_{scheme}")
    return t.rival(workers=workers, marker=marker, shops={})


def dismissing(card: str, marker: int = 1) -> Story:
    """The opponent dismisses the only Townsfolk there is."""
    return duel("recruit", marker).town(card, NONE, NONE, NONE, NONE).tax(5)


def gone(t: Story) -> set[str]:
    """The Townsfolk that have left the display."""
    return set(TOWN) - set(t.town_row)


def user(t: Story, favour: str) -> int | None:
    """Who has a worker on a Favour."""
    found = t.favour_worker(favour)
    return None if found is None else found[0]


# -- the marker --------------------------------------------------------------------------------------------------------


@rule("PW-16.3.1")
@pytest.mark.parametrize(
    ("card", "spaces", "workers"), [("architect_b", 1, 1), ("peddler_b", 1, 1), ("debt_collector_a", 0, 2)]
)
def test_a_provision_gained_is_a_space_of_the_marker(card: str, spaces: int, workers: int) -> None:
    """Nothing is kept: the opponent owns no Provisions before or after."""
    t = dismissing(card).rival_turn()
    assert (1 + spaces, 5 - 1 + workers) == (t.marker, t.rival_workers)
    assert (0, 0) == (t.player(AI).silver, t.player(AI).provisions)


@rule("PW-16.3.1")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_silver_gained_moves_the_marker_as_well(scheme: str) -> None:
    """2 Silver from a space, 2 spaces; the Tax supply has nothing to do with it."""
    t = duel(scheme).track(AI, strength=1).piece("space_1_1", HUMAN).rival_turn()
    assert (AI, "monk" if scheme == "commission" else "outpost") == t.on_space("space_1_2")
    assert (3, 5, 0) == (t.marker, t.tax_supply, t.player(AI).silver)


@rule("PW-16.3.1")
def test_silver_and_provisions_from_a_wall_an_attack_and_a_favour() -> None:
    """2 for the Wall's Silver, 2 for the Outsider's Provisions, 2 for the Favour's Provisions and 1 for its Tax."""
    assert 3 == duel("fortify").wall_pile("wall_07").rival_turn().marker
    t = duel("attack").track(AI, strength=1).outsiders("saracen_archer", *FOES[:5]).rival_turn()
    assert 3 == t.marker
    assert 4 == duel("kings_favour").favours("favour_stores").rival_turn().marker


@rule("PW-16.3.2")
def test_tax_goes_to_the_main_supply_and_moves_the_marker() -> None:
    """2 Silver leave the Tax supply, nobody has them, and the marker moves 2 spaces."""
    t = dismissing("architect_c").rival_turn()
    assert (3, 3) == (t.tax_supply, t.marker)
    assert (3, 0) == (t.player(HUMAN).silver, t.player(AI).silver)


@rule("PW-16.3.3", "PW-16.3.4")
@pytest.mark.parametrize(("start", "end"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
def test_the_track_has_five_spaces_and_begins_again(start: int, end: int) -> None:
    """Only the step from the last space to the first raises an attribute."""
    t = duel("trade", start).rival_turn()
    assert end == t.marker
    assert (1 if start == 5 else 0) == sum(t.player(AI).track.values())


@rule("PW-16.3.4")
@pytest.mark.parametrize(
    ("levels", "lowest"),
    [
        ({"faith": 3, "strength": 2, "influence": 5}, "strength"),
        ({"faith": 1, "strength": 2, "influence": 5}, "faith"),
        ({"faith": 3, "strength": 4, "influence": 2}, "influence"),
    ],
)
def test_the_lowest_attribute_rises_each_time_round(levels: dict[str, int], lowest: str) -> None:
    """By 1, wherever its marker lies in the stack."""
    t = duel("trade", 5).track(AI, **levels).rival(stack=("influence", "faith", "strength")).rival_turn()
    assert levels | {lowest: levels[lowest] + 1} == t.player(AI).track


@rule("PW-16.3.4")
def test_passing_the_end_in_the_middle_of_a_gain_counts() -> None:
    """2 Tax from space 4: to 1, one attribute; from space 5: to 2."""
    for start, end in ((4, 1), (5, 2)):
        t = dismissing("architect_c", start).rival_turn()
        assert (end, 1) == (t.marker, sum(t.player(AI).track.values()))


@rule("PW-16.3.5")
@pytest.mark.parametrize(
    ("stack", "risen"),
    [
        (("influence", "faith", "strength"), "strength"),
        (("strength", "influence", "faith"), "faith"),
        (("faith", "strength", "influence"), "influence"),
    ],
)
def test_of_equal_markers_the_topmost_rises(stack: tuple[str, ...], risen: str) -> None:
    """All three at 0."""
    t = duel("trade", 5).rival(stack=stack).rival_turn()
    assert {"faith": 0, "strength": 0, "influence": 0} | {risen: 1} == t.player(AI).track


@rule("PW-16.3.5")
def test_a_higher_marker_does_not_count_as_topmost() -> None:
    """Strength is on top of all but higher; of the two at 1 Faith lies above Influence."""
    t = duel("trade", 5).track(AI, faith=1, influence=1, strength=2).rival(stack=("influence", "faith", "strength"))
    assert {"faith": 2, "strength": 2, "influence": 1} == t.rival_turn().player(AI).track


@rule("PW-16.3.6")
def test_a_marker_that_arrives_goes_on_top() -> None:
    """From the set-up: Strength, Faith, Influence rise in turn, and the last to come is the first to go on."""
    t = duel("trade", 5)
    risen = []
    for _ in range(6):
        before = t.player(AI).track
        t.schemes("scheme_trade").rival(workers=5, marker=5, top_used=()).rival_turn()
        after = t.player(AI).track
        risen.append(next(name for name in after if after[name] > before[name]))
    assert ["strength", "faith", "influence", "influence", "faith", "strength"] == risen


@rule("PW-16.3.6")
def test_an_attribute_won_by_an_action_arrives_on_top_as_well() -> None:
    """Influence comes up to Faith and Strength at 1 by a Commission; then it is the first to rise."""
    t = duel("commission").piece("space_1_1", HUMAN).track(AI, faith=1, strength=1)
    t.rival(stack=("influence", "faith", "strength")).rival_turn()
    assert {"faith": 1, "strength": 1, "influence": 1} == t.player(AI).track
    t.schemes("scheme_trade").rival(workers=5, marker=5).rival_turn()
    assert {"faith": 1, "strength": 1, "influence": 2} == t.player(AI).track


@rule("PW-16.3.7", "PW-18.28")
def test_costs_are_no_matter_for_the_opponent() -> None:
    """The seventh Commission, Wall, Outpost, Jar and Convert, and a Favour for 1 Silver: no Silver, no Provisions."""
    for action in ("commission", "fortify", "garrison", "absolve", "convert"):
        t = duel(action).track(AI, faith=12, strength=12, influence=12).taken(AI, **{action: 6}).wall_pile("wall_05")
        assert 7 == t.rival_turn().player(AI).taken(action)
    t = duel("kings_favour").favours("favour_mercy").debts(AI, unpaid=1).rival_turn()
    assert (1, 0) == (t.player(AI).paid, t.player(AI).unpaid)
    t = duel("kings_favour").favours("favour_charter").rival_turn()
    assert (AI, 5 - 1 + 2) == (user(t, "favour_charter"), t.rival_workers)
    assert [] == t.told("silver-paid") + t.told("provisions-paid")


# -- targets -----------------------------------------------------------------------------------------------------------


@rule("PW-16.3.8", "PW-18.23")
@pytest.mark.parametrize("marker", range(1, 6))
def test_the_marker_points_at_the_card(marker: int) -> None:
    """Townsfolk, Favour and Outsider at its position, counted from the left."""
    assert {TOWN[marker - 1]} == gone(duel("recruit", marker).rival_turn())
    t = duel("kings_favour", marker).favours(*FAVOURS).suspicion_pile(0, 0).rival_turn()
    assert [FAVOURS[marker - 1]] == [name for name in FAVOURS if t.favour_worker(name)]
    t = duel("attack", marker).track(AI, strength=12).rival_turn()
    assert {FOES[marker - 1]} == t.player(AI).attacked
    t = duel("convert", marker).track(AI, faith=12).rival_turn()
    assert [FOES[marker - 1]] == t.player(AI).converted


@rule("PW-16.3.9", "PW-18.23")
@pytest.mark.parametrize(
    ("marker", "there", "taken"), [(3, (0, 3, 4), 3), (3, (0, 4), 4), (3, (0, 1), 0), (5, (1, 3), 1), (1, (4,), 4)]
)
def test_the_next_card_to_the_right_and_round_again(marker: int, there: tuple[int, ...], taken: int) -> None:
    """Empty spaces and used Favours are passed over; after the fifth comes the first."""
    t = duel("recruit", marker).town(*[card if n in there else NONE for n, card in enumerate(TOWN)]).rival_turn()
    assert {TOWN[taken]} == t.town_discards

    t = duel("kings_favour", marker).favours(*FAVOURS).suspicion_pile(0, 0)
    for n, name in enumerate(FAVOURS):
        if n not in there:
            t.on_favour(name, HUMAN)
    t.rival_turn()
    assert AI == user(t, FAVOURS[taken])


@rule("PW-16.3.9")
def test_favours_face_down_are_passed_over() -> None:
    """With two revealed the marker on 4 leads to the first."""
    t = duel("kings_favour", 4).favours("favour_loan", "favour_labour").rival_turn()
    assert (AI, None) == (user(t, "favour_loan"), t.favour_worker("favour_labour"))


@rule("PW-16.3.10")
@pytest.mark.parametrize("scheme", ["attack", "convert"])
@pytest.mark.parametrize(("there", "taken"), [((0, 5), 5), ((0, 3), 0), ((3, 4, 5), 4)])
def test_after_the_fifth_outsider_comes_the_sixth(scheme: str, there: tuple[int, ...], taken: int) -> None:
    """From the marker on 5: the fifth, the sixth, and only then the first."""
    t = duel(scheme, 5).track(AI, strength=12, faith=12)
    t.outsiders(*[card if n in there else NONE for n, card in enumerate(FOES)]).rival_turn()
    assert {FOES[taken]} == t.player(AI).attacked | set(t.player(AI).converted)


# -- Suspicion, Debts and Tax ------------------------------------------------------------------------------------------


@rule("PW-16.3.11", "PW-16.3.15")
@pytest.mark.parametrize(("held", "left", "tax"), [((), 0, 3), ((1,), 0, 4), ((1, 1), 0, 5), ((1, 1, 1), 1, 5)])
def test_silver_leaves_the_tax_supply_for_each_missing_suspicion(held: tuple[int, ...], left: int, tax: int) -> None:
    """Two to remove: each one that is not there costs a Silver of Tax; the marker does not move."""
    t = dismissing("debt_collector_c").suspicion(AI, *held).rival_turn()
    assert (left, tax, 1) == (len(t.player(AI).suspicion), t.tax_supply, t.marker)
    assert (3, 0) == (t.player(HUMAN).silver, t.player(AI).silver)


@rule("PW-16.3.11")
@pytest.mark.parametrize(("unpaid", "left", "tax"), [(0, 0, 4), (1, 0, 5), (2, 1, 5)])
def test_silver_leaves_the_tax_supply_for_a_missing_debt(unpaid: int, left: int, tax: int) -> None:
    """One to destroy; a paid one is none."""
    t = dismissing("abbot_c").debts(AI, unpaid=unpaid, paid=1).rival_turn()
    assert (left, 1, tax, 1) == (t.player(AI).unpaid, t.player(AI).paid, t.tax_supply, t.marker)


@rule("PW-16.3.12")
def test_the_opponents_tax_can_cause_an_inquisition() -> None:
    """The last 2 Silver: the human with the most Suspicion is judged, and the supply is full again."""
    t = dismissing("architect_c").tax(2).suspicion(HUMAN, 1, 1).suspicion(AI, 1).rival_turn()
    assert (1, [1], 5) == (t.player(HUMAN).unpaid, t.player(HUMAN).suspicion, t.tax_supply)


@rule("PW-16.3.12")
def test_silver_for_a_missing_card_can_cause_an_inquisition() -> None:
    """The last Silver leaves for a Debt that is not there."""
    t = dismissing("abbot_c").tax(1).suspicion(HUMAN, 1, 1).rival_turn()
    assert (1, [1], 5, 1) == (t.player(HUMAN).unpaid, t.player(HUMAN).suspicion, t.tax_supply, t.marker)


@rule("PW-16.3.13")
def test_the_opponent_is_judged_like_a_player() -> None:
    """With the most Suspicion it takes a Debt and discards half, rounded down; the human, with fewer, does not."""
    t = Story(1).suspicion(HUMAN, 1, 1).suspicion(AI, 0, 1, 2).inquisition()
    assert (1, [0, 1]) == (t.player(AI).unpaid, t.player(AI).suspicion)
    assert (0, [1, 1]) == (t.player(HUMAN).unpaid, t.player(HUMAN).suspicion)

    t = Story(1).suspicion(HUMAN, 1, 1).suspicion(AI, 2, 2).inquisition()
    assert ([1, 1], [1, 1]) == (
        [t.player(seat).unpaid for seat in (0, 1)],
        [len(t.player(n).suspicion) for n in (0, 1)],
    )


@rule("PW-16.3.14")
def test_the_opponents_attributes_end_at_twelve() -> None:
    """A gain is lost, and so is the rise of the lowest when all are there."""
    t = duel("commission").piece("space_1_1", HUMAN).track(AI, influence=12).rival_turn()
    assert 12 == t.player(AI).track["influence"]
    t = duel("trade", 5).track(AI, faith=12, strength=12, influence=12).rival_turn()
    assert ({"faith": 12, "strength": 12, "influence": 12}, 1) == (t.player(AI).track, t.marker)


@rule("PW-16.3.16")
def test_debts_suspicion_and_attributes_are_gained_like_a_player() -> None:
    """A loan brings a Debt and three workers, a dismissed Defender 1 Strength, a Marauder's Criminal a Suspicion."""
    t = duel("kings_favour").favours("favour_loan").rival_turn()
    assert (1, 5 - 1 + 3) == (t.player(AI).unpaid, t.rival_workers)
    assert 1 == dismissing("defender_a").rival_turn().player(AI).track["strength"]
    t = duel("attack").outsiders("viking_marauder", *FOES[:5]).track(AI, strength=1).suspicion_pile(1).rival_turn()
    assert ([1], 5 - 3 + 1, 1) == (t.player(AI).suspicion, t.rival_workers, t.player(AI).track["influence"])
    assert (2, 4) == (t.marker, t.tax_supply)


@rule("PW-16.3.17")
def test_more_tax_than_there_is() -> None:
    """1 Silver for a Tax of 2: the marker moves 2, the supply is refilled by the Inquisition to its full 5."""
    t = dismissing("architect_c").tax(1).suspicion(AI, 1).rival_turn()
    assert (3, 5, 1) == (t.marker, t.tax_supply, t.player(AI).unpaid)


@rule("PW-16.3.18")
def test_an_option_without_its_card_is_not_possible() -> None:
    """Removing Suspicion or paying a Debt without one: the Silver of the other option, not the Tax of PW-16.3.11."""
    for wall in ("wall_07", "wall_10"):
        t = duel("fortify").wall_pile(wall).rival_turn()
        assert (3, 5) == (t.marker, t.tax_supply)
    t = duel("fortify").wall_pile("wall_10").suspicion(AI, 1).rival_turn()
    assert (1, [], 5) == (t.marker, t.player(AI).suspicion, t.tax_supply)
    t = duel("fortify").wall_pile("wall_07").debts(AI, unpaid=1).rival_turn()
    assert (1, 1, 5) == (t.marker, t.player(AI).paid, t.tax_supply)


@rule("PW-16.3.18")
def test_without_any_possible_option_silver_leaves_the_tax_supply() -> None:
    """Royal Mercy with neither Debt nor Suspicion removes two Suspicion that are not there: 2 Silver of Tax."""
    t = duel("kings_favour").favours("favour_mercy").rival_turn()
    assert AI == user(t, "favour_mercy")
    assert (3, 1) == (t.tax_supply, t.marker)


@rule("PW-16.3.19")
def test_paying_a_debt_that_is_not_there_is_lost() -> None:
    """No Silver of Tax for it, in contrast to destroying or removing."""
    t = duel("fortify").gain(AI, [{"kind": "pay_debt", "n": 1}])
    assert (5, 1, 0, 0) == (t.tax_supply, t.marker, t.player(AI).paid, t.player(AI).unpaid)
    t.gain(AI, [{"kind": "destroy_debt", "n": 1}])
    assert 4 == t.tax_supply
