"""The solo opponent's right-side actions, Orders and Favours (PW-16.6)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
FOES = (
    "viking_lookout",
    "byzantine_armourer",
    "saracen_warrior",
    "viking_mercenary",
    "byzantine_assassin",
    "saracen_protector",
)
SPACES = [space["id"] for space in GAME.box.data["board_spaces"]]


def duel(scheme: str, marker: int = 1, workers: int = 6) -> Story:
    """An opponent without Workshops about to turn over this Scheme; the first Townsfolk is worth a Cleric."""
    t = Story(1).town("acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "debt_collector_a").outsiders(*FOES)
    return t.schemes(f"scheme_{scheme}").rival(workers=workers, marker=marker, shops={})


def only(t: Story, *free: str) -> Story:
    """Just these spaces of the main board are free."""
    for name in SPACES:
        if name not in free:
            t.piece(name, HUMAN)
    return t


def placed(t: Story) -> list[str]:
    """The spaces on which the opponent has a piece."""
    return [name for name in SPACES if t.on_space(name) in ((AI, "monk"), (AI, "outpost"))]


def user(t: Story, favour: str) -> int | None:
    """Who has a worker on a Favour."""
    found = t.favour_worker(favour)
    return None if found is None else found[0]


def missed(t: Story) -> bool:
    """The opponent had to take the left-most action of the top row."""
    return t.top_used == {"recruit"} and t.rival_standing == {}


# -- Commission and Garrison -------------------------------------------------------------------------------------------


@rule("PW-16.6.1")
@pytest.mark.parametrize(
    ("scheme", "needs", "gains", "piece", "levels"),
    [
        ("commission", "faith", "influence", "monk", [0, 2, 4, 6, 8, 10]),
        ("garrison", "strength", "faith", "outpost", [1, 3, 5, 7, 9, 11]),
    ],
)
def test_a_space_in_reach_its_reward_and_the_attribute(
    scheme: str, needs: str, gains: str, piece: str, levels: list[int]
) -> None:
    """Each region by Faith or Strength; one less is not enough."""
    for region, level in enumerate(levels, start=1):
        space = "space_6_1" if region == 6 else f"space_{region}_2"
        t = only(duel(scheme), space).track(AI, **{needs: level}).debts(AI, unpaid=1).rival_turn()
        assert (AI, piece) == t.on_space(space)
        assert 1 == t.player(AI).track[gains]
        if level:
            t = only(duel(scheme), space).track(AI, **{needs: level - 1}).debts(AI, unpaid=1).rival_turn()
            assert missed(t)


@rule("PW-16.6.1")
def test_the_reward_of_the_space_is_gained() -> None:
    """A Fighter is a worker, a Debt is paid, 2 Silver are two spaces of the marker, a Suspicion goes."""
    t = only(duel("commission"), "space_4_1").track(AI, faith=6).rival_turn()
    assert 6 - 3 + 1 == t.rival_workers
    t = only(duel("commission"), "space_6_1").track(AI, faith=10).debts(AI, unpaid=2).rival_turn()
    assert (1, 1) == (t.player(AI).unpaid, t.player(AI).paid)
    assert 3 == only(duel("commission"), "space_1_2").rival_turn().marker
    t = only(duel("commission"), "space_2_4").track(AI, faith=2).suspicion(AI, 0, 1).rival_turn()
    assert [0] == t.player(AI).suspicion


@rule("PW-16.6.2")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("space_2_1", "space_4_5"),  # free recruit, pay a Debt
        ("space_6_1", "space_3_4"),  # pay a Debt, Pray
        ("space_5_1", "space_4_6"),  # Pray, two workers
        ("space_5_5", "space_2_3"),  # two workers, one worker
        ("space_4_4", "space_1_2"),  # one worker, 2 Silver
        ("space_4_7", "space_2_4"),  # 2 Silver, remove a Suspicion
        ("space_2_1", "space_2_4"),  # free recruit, remove a Suspicion
        ("space_6_1", "space_1_2"),  # pay a Debt, 2 Silver
    ],
)
def test_the_better_reward_is_taken(scheme: str, better: str, worse: str) -> None:
    """Recruit, Debt, Pray, two workers, one, Silver, Suspicion, in that order and wherever they lie."""
    t = only(duel(scheme), better, worse).track(AI, faith=10, strength=11).debts(AI, unpaid=1).suspicion(AI, 1)
    assert [better] == placed(t.rival_turn())


@rule("PW-16.6.2")
def test_a_better_reward_out_of_reach_does_not_count() -> None:
    """Faith 3 reaches the Scout of region 2, not the two workers of region 4."""
    t = only(duel("commission"), "space_2_3", "space_4_6", "space_2_2").track(AI, faith=3).rival_turn()
    assert ["space_2_3"] == placed(t)


@rule("PW-16.6.3")
@pytest.mark.parametrize(
    "spaces",
    [
        ("space_1_1", "space_2_1"),
        ("space_4_5", "space_5_3", "space_6_1"),
        ("space_3_4", "space_4_2", "space_5_1"),
        ("space_4_6", "space_5_2", "space_5_4", "space_5_5"),
        ("space_2_3", "space_3_1", "space_3_2", "space_3_5", "space_3_6", "space_4_1"),
        ("space_1_2", "space_2_2", "space_3_3", "space_4_7"),
    ],
)
def test_of_equal_rewards_the_leftmost_is_taken(spaces: tuple[str, ...]) -> None:
    """Then the next one, and so on."""
    t = only(duel("garrison"), *spaces).debts(AI, unpaid=4)
    taken: list[str] = []
    for n in range(len(spaces)):
        t.track(AI, strength=11).rival(workers=3, standing={}, shops={}).schemes("scheme_garrison").rival_turn()
        taken.append((set(placed(t)) - set(taken)).pop())
        assert n + 1 == len(taken)
    assert list(spaces) == taken


@rule("PW-16.6.4")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_without_an_unpaid_debt_no_space_for_paying_one(scheme: str) -> None:
    """A worse reward is taken; where there is nothing else the top row is used. A paid Debt does not help."""
    t = only(duel(scheme), "space_4_5", "space_2_4").track(AI, faith=10, strength=11).debts(AI, paid=1)
    assert ["space_2_4"] == placed(t.rival_turn())
    t = only(duel(scheme), "space_4_5", "space_6_1").track(AI, faith=10, strength=11).debts(AI, paid=1).rival_turn()
    assert [] == placed(t)
    assert missed(t)


@rule("PW-16.6.5")
def test_a_free_recruit_dismisses_a_townsfolk() -> None:
    """That at the marker; no worker is placed for it and Recruit stays available."""
    t = only(duel("commission", marker=3), "space_1_1").town("acolyte_a", NONE, "abbot_a", NONE, NONE).rival_turn()
    assert ({"abbot_a"}, []) == (t.town_discards, t.player(AI).crew)
    assert (6 - 3 + 2, set(), {"commission": 3}) == (t.rival_workers, t.top_used, t.rival_standing)


@rule("PW-16.6.5")
def test_a_free_recruit_without_townsfolk_is_lost() -> None:
    """The Monk is placed all the same."""
    t = only(duel("commission"), "space_1_1").town(*[NONE] * 5).rival_turn()
    assert (["space_1_1"], 1, 3) == (placed(t), t.player(AI).track["influence"], t.rival_workers)


@rule("PW-16.6.5")
def test_a_pray_reward_clears_and_shuffles() -> None:
    """The right side, the workers of the Garrison itself included; the Schemes go together."""
    t = only(duel("garrison"), "space_3_4").track(AI, strength=5).scheme_discards("scheme_trade", "scheme_attack")
    t.rival(standing={"attack": 3}, top_used=("trade",)).rival_turn()
    assert ({}, {"trade"}, 6 - 3) == (t.rival_standing, t.top_used, t.rival_workers)
    assert ({"scheme_garrison": 1, "scheme_trade": 1, "scheme_attack": 1}, {}) == (t.scheme_deck, t.scheme_gone)


@rule("PW-16.6.5")
@pytest.mark.parametrize(("standing", "gained"), [({"attack": 3}, 0), ({}, 1)])
def test_a_prayer_from_a_townsfolk_or_a_favour(standing: dict[str, int], gained: int) -> None:
    """The same: the right side is cleared, or a worker gained; the left side keeps its workers."""
    t = duel("recruit").town("abbot_b", NONE, NONE, NONE, NONE).scheme_discards("scheme_trade")
    t.rival(standing=standing).rival_turn()
    assert ({}, 6 - 1 + gained, {"recruit"}) == (t.rival_standing, t.rival_workers, t.top_used)
    assert ({"scheme_recruit": 1, "scheme_trade": 1}, {}) == (t.scheme_deck, t.scheme_gone)

    t = (
        duel("kings_favour")
        .favours("favour_prayer")
        .scheme_discards("scheme_trade")
        .rival(standing=standing)
        .rival_turn()
    )
    assert ({}, 6 - 1 + gained, AI) == (t.rival_standing, t.rival_workers, user(t, "favour_prayer"))
    assert ({"scheme_kings_favour": 1, "scheme_trade": 1}, {}) == (t.scheme_deck, t.scheme_gone)


@rule("PW-16.6.5")
def test_a_free_recruit_from_a_favour() -> None:
    """The Townsfolk at the marker goes, with its reward."""
    t = duel("kings_favour", marker=1).favours("favour_recruit").rival_turn()
    assert ({"acolyte_a"}, 6 - 1 + 1, []) == (t.town_discards, t.rival_workers, t.player(AI).crew)


# -- Absolve and Fortify -----------------------------------------------------------------------------------------------


@rule("PW-16.6.6")
@pytest.mark.parametrize(("before", "influence"), list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_absolve_needs_influence_for_the_next_jar(before: int, influence: int) -> None:
    """The Jar is turned over; 1 Faith and a Suspicion less. One Influence less is too little."""
    t = duel("absolve").taken(AI, absolve=before).track(AI, influence=influence).suspicion(AI, 0, 1)
    t.debts(AI, unpaid=1).rival_turn()
    assert (before + 1, 1, [0]) == (t.player(AI).taken("absolve"), t.player(AI).track["faith"], t.player(AI).suspicion)
    if influence:
        t = duel("absolve").taken(AI, absolve=before).track(AI, influence=influence - 1).rival_turn()
        assert (True, before) == (missed(t), t.player(AI).taken("absolve"))


@rule("PW-16.6.7")
@pytest.mark.parametrize(
    ("unpaid", "held", "after", "tax"),
    [
        (2, 2, (1, 1, 1), 5),  # a Debt is paid, a Suspicion removed
        (1, 0, (0, 1, 0), 4),  # a Debt is paid; no Suspicion: a Silver
        (0, 3, (0, 0, 1), 5),  # two Suspicion removed
        (0, 1, (0, 0, 0), 4),  # one removed, one missing
        (0, 0, (0, 0, 0), 3),  # two missing
    ],
)
def test_absolve_pays_a_debt_or_removes_one_more_suspicion(
    unpaid: int, held: int, after: tuple[int, int, int], tax: int
) -> None:
    """Each card to be removed that is not there sends a Silver of Tax to the main supply."""
    t = duel("absolve").debts(AI, unpaid=unpaid).suspicion(AI, *[1] * held).rival_turn()
    assert after == (t.player(AI).unpaid, t.player(AI).paid, len(t.player(AI).suspicion))
    assert (tax, 1, 1) == (t.tax_supply, t.marker, t.player(AI).track["faith"])


@rule("PW-16.6.8")
@pytest.mark.parametrize(("before", "influence"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_fortify_needs_influence_for_the_next_wall(before: int, influence: int) -> None:
    """All rewards of the Wall are gained; one Influence less is too little."""
    built = [f"wall_{n}" for n in range(10, 10 + before)]
    t = duel("fortify").walls(AI, *built).track(AI, influence=influence).wall_pile("wall_20").rival_turn()
    assert [*built, "wall_20"] == t.player(AI).walls
    assert (1, 6 - 3 + 2) == (t.player(AI).track["strength"], t.rival_workers)
    if influence:
        t = duel("fortify").walls(AI, *built).track(AI, influence=influence - 1).wall_pile("wall_20").rival_turn()
        assert (True, built) == (missed(t), t.player(AI).walls)


@rule("PW-16.6.8")
def test_fortify_needs_a_wall() -> None:
    """The pile is empty."""
    assert missed(duel("fortify").wall_pile().rival_turn())


@rule("PW-16.6.9")
@pytest.mark.parametrize("wall", ["wall_07", "wall_08", "wall_09"])
def test_the_left_alternative_of_a_wall_pays_a_debt(wall: str) -> None:
    """With an unpaid Debt; otherwise the 2 Silver on the right. The Strength comes anyway."""
    t = duel("fortify").wall_pile(wall).debts(AI, unpaid=1).rival_turn()
    assert (0, 1, 1, 1) == (t.player(AI).unpaid, t.player(AI).paid, t.marker, t.player(AI).track["strength"])
    t = duel("fortify").wall_pile(wall).suspicion(AI, 1).rival_turn()
    assert (3, [1], 1) == (t.marker, t.player(AI).suspicion, t.player(AI).track["strength"])


@rule("PW-16.6.9")
@pytest.mark.parametrize("wall", ["wall_10", "wall_11", "wall_12", "wall_13"])
def test_the_left_alternative_of_a_wall_removes_suspicion(wall: str) -> None:
    """With a Suspicion; otherwise the 2 Silver on the right."""
    t = duel("fortify").wall_pile(wall).suspicion(AI, 2).rival_turn()
    assert ([], 1, 5, 1) == (t.player(AI).suspicion, t.marker, t.tax_supply, t.player(AI).track["strength"])
    t = duel("fortify").wall_pile(wall).debts(AI, unpaid=1).rival_turn()
    assert (3, 1) == (t.marker, t.player(AI).unpaid)


# -- Attack and Convert ------------------------------------------------------------------------------------------------


@rule("PW-16.6.10")
@pytest.mark.parametrize(("strength", "marker", "target"), [(1, 4, 0), (4, 2, 1), (4, 3, 0), (5, 3, 2), (11, 5, 4)])
def test_attack_targets_what_strength_reaches(strength: int, marker: int, target: int) -> None:
    """From the marker to the right and round again, among flags up to the Strength."""
    t = duel("attack", marker).track(AI, strength=strength).rival_turn()
    assert {FOES[target]} == t.player(AI).attacked


@rule("PW-16.6.10")
def test_the_opponent_never_buys_strength() -> None:
    """Nothing within Strength 3: no Attack."""
    t = duel("attack").outsiders(NONE, NONE, *FOES[:4]).track(AI, strength=3).rival_turn()
    assert (True, set()) == (missed(t), t.player(AI).attacked)
    assert missed(duel("attack").track(AI, strength=0).rival_turn())


@rule("PW-16.6.11")
def test_attack_rewards_are_gained_and_the_card_is_kept() -> None:
    """Influence and a Cleric; the card lies with the attacked ones and its space is empty."""
    t = duel("attack", 3).track(AI, strength=5).rival_turn()
    assert ({"saracen_warrior"}, []) == (t.player(AI).attacked, t.player(AI).converted)
    assert {"faith": 0, "strength": 5, "influence": 1} == t.player(AI).track
    assert (6 - 3 + 1, NONE) == (t.rival_workers, t.outsider_row[2])


@rule("PW-16.6.12")
@pytest.mark.parametrize(("faith", "marker", "target"), [(0, 4, 0), (3, 2, 1), (3, 3, 0), (4, 3, 2), (10, 5, 4)])
def test_convert_targets_what_faith_reaches(faith: int, marker: int, target: int) -> None:
    """Its Strength is gained, its attack rewards are not, and it joins the row."""
    t = duel("convert", marker).track(AI, faith=faith).rival_turn()
    assert ([FOES[target]], set()) == (t.player(AI).converted, t.player(AI).attacked)
    assert {"faith": faith, "strength": 2 if target == 4 else 1, "influence": 0} == t.player(AI).track
    assert (6 - 3, NONE) == (t.rival_workers, t.outsider_row[target])


@rule("PW-16.6.12")
def test_convert_needs_an_outsider_in_reach() -> None:
    """Faith 1 and nothing below the first flag."""
    assert missed(duel("convert").outsiders(NONE, *FOES[:5]).track(AI, faith=1).rival_turn())


# -- King's Order ------------------------------------------------------------------------------------------------------


def ordered(*orders: str) -> Story:
    """An opponent for whom Fortify, Absolve and Convert are possible, about to turn over King's Order."""
    return (
        duel("kings_order").orders(*[NONE if name == NONE else f"order_{name}" for name in orders]).wall_pile("wall_05")
    )


@rule("PW-16.6.13")
def test_the_rightmost_unfulfilled_order_is_attempted() -> None:
    """Fulfilled or impossible ones are passed over to the left; those face down do not count."""
    assert {"convert": 3} == ordered("fortify", "absolve", "convert").rival_turn().rival_standing
    assert {"absolve": 3} == ordered("fortify", "absolve", NONE).rival_turn().rival_standing
    t = ordered("fortify", "absolve", "convert").taken(AI, convert=5).rival_turn()
    assert {"absolve": 3} == t.rival_standing
    t = ordered("fortify", "absolve", "convert").taken(AI, convert=4).rival_turn()
    assert {"convert": 3} == t.rival_standing
    t = ordered("fortify", "garrison", "attack").rival_turn()
    assert {"fortify": 3} == t.rival_standing


@rule("PW-16.6.14")
def test_with_all_orders_fulfilled_the_rightmost_is_attempted() -> None:
    """Convert for a sixth time."""
    t = ordered("fortify", "absolve", "convert").taken(AI, convert=5, absolve=5, fortify=5)
    assert 6 == t.track(AI, influence=12).rival_turn().player(AI).taken("convert")
    t = ordered("fortify", "absolve", NONE).taken(AI, absolve=5, fortify=5)
    assert 6 == t.track(AI, influence=12).rival_turn().player(AI).taken("absolve")


@rule("PW-16.6.15")
@pytest.mark.parametrize("action", RIGHT)
def test_an_order_is_attempted_with_all_its_conditions(action: str) -> None:
    """Workers less Workshops, a free action space and the attribute; otherwise the top row."""
    able = {"faith": 1, "strength": 1, "influence": 1}
    t = (
        only(ordered(action, NONE, NONE), "space_1_2")
        .track(AI, **able)
        .rival(workers=2, shops={action: 1})
        .rival_turn()
    )
    assert ({action: 2}, 1) == (t.rival_standing, t.player(AI).taken(action))
    assert missed(only(ordered(action, NONE, NONE), "space_1_2").track(AI, **able).rival(workers=2).rival_turn())
    t = only(ordered(action, NONE, NONE), "space_1_2").track(AI, **able).rival(standing={action: 1}).rival_turn()
    assert {"recruit"} == t.top_used


@rule("PW-16.6.21")
def test_fulfilled_orders_come_after_unfulfilled_ones() -> None:
    """Attack and Garrison are impossible: Absolve, fulfilled, is attempted before the top row."""
    t = ordered("absolve", "attack", "garrison").taken(AI, absolve=5).track(AI, influence=12).rival_turn()
    assert {"absolve": 3} == t.rival_standing
    t = ordered("absolve", "convert", "garrison").taken(AI, absolve=5, convert=5).track(AI, influence=12).rival_turn()
    assert {"convert": 3} == t.rival_standing
    t = ordered("absolve", "fortify", "convert").taken(AI, convert=5, fortify=5).track(AI, influence=12).rival_turn()
    assert {"absolve": 3} == t.rival_standing


@rule("PW-16.6.21")
def test_after_all_orders_comes_the_top_row() -> None:
    """None of the three is possible, or none is revealed."""
    assert missed(ordered("attack", "garrison", NONE).rival_turn())
    assert missed(ordered(NONE, NONE, NONE).rival_turn())


# -- King's Favour -----------------------------------------------------------------------------------------------------


@rule("PW-16.6.16")
@pytest.mark.parametrize(
    "favour",
    [
        "favour_recruit",
        "favour_levy",
        "favour_outlaws",
        "favour_virtue",
        "favour_mercy",
        "favour_loan",
        "favour_charter",
        "favour_labour",
        "favour_stores",
        "favour_prayer",
    ],
)
def test_a_favour_takes_one_worker_of_any_kind(favour: str) -> None:
    """Whatever worker space it has; the worker stays on the card, and the right side is not touched."""
    t = duel("kings_favour", workers=1).favours(favour).suspicion_pile(0, 0).rival_turn()
    assert (AI, {}, set()) == (user(t, favour), t.rival_standing, t.top_used)


@rule("PW-16.6.16")
def test_the_favour_at_the_marker_is_used() -> None:
    """The second; with a worker on it the third."""
    three = ("favour_loan", "favour_labour", "favour_stores")
    t = duel("kings_favour", 2).favours(*three).rival_turn()
    assert ([None, AI, None], 6 - 1 + 3) == ([user(t, name) for name in three], t.rival_workers)
    t = duel("kings_favour", 2).favours(*three).on_favour("favour_labour", HUMAN).rival_turn()
    assert [None, HUMAN, AI] == [user(t, name) for name in three]


@rule("PW-16.6.17")
def test_without_an_available_favour_the_top_row_is_used() -> None:
    """All face down, or all revealed ones occupied."""
    assert missed(duel("kings_favour").favours(*[NONE] * 5).rival_turn())
    t = duel("kings_favour").favours("favour_loan", "favour_labour")
    assert missed(t.on_favour("favour_loan", HUMAN).on_favour("favour_labour", AI).rival_turn())


@rule("PW-16.6.18")
def test_the_left_alternative_of_a_favour_if_it_can_be_carried_out() -> None:
    """Royal Mercy pays a Debt; without one it removes 2 Suspicion."""
    t = duel("kings_favour").favours("favour_mercy").debts(AI, unpaid=1).suspicion(AI, 1, 1).rival_turn()
    assert (1, [1, 1]) == (t.player(AI).paid, t.player(AI).suspicion)
    t = duel("kings_favour").favours("favour_mercy").suspicion(AI, 0, 1, 1).rival_turn()
    assert (0, [0], 5) == (t.player(AI).paid, t.player(AI).suspicion, t.tax_supply)


@rule("PW-16.6.19")
def test_the_opponent_cannot_develop() -> None:
    """Royal Charter gives it two workers, and no Workshop."""
    t = duel("kings_favour").favours("favour_charter").rival(shops={"attack": 1}).rival_turn()
    assert (6 - 1 + 2, {"attack": 1}) == (t.rival_workers, t.shops)


@rule("PW-16.6.20")
@pytest.mark.parametrize(
    ("levels", "stack", "risen"),
    [
        ({"faith": 3, "strength": 4, "influence": 2}, ("influence", "faith", "strength"), "influence"),
        ({"faith": 1, "strength": 1, "influence": 1}, ("influence", "strength", "faith"), "faith"),
        ({"faith": 2, "strength": 1, "influence": 1}, ("influence", "strength", "faith"), "strength"),
    ],
)
def test_a_choice_of_attribute_raises_the_lowest(levels: dict[str, int], stack: tuple[str, ...], risen: str) -> None:
    """Royal Virtue; of equal ones the topmost."""
    t = duel("kings_favour").favours("favour_virtue").track(AI, **levels).rival(stack=stack).rival_turn()
    assert levels | {risen: levels[risen] + 1} == t.player(AI).track


@rule("PW-16.6.22")
def test_human_and_opponent_block_each_other() -> None:
    """A space with a piece and a Favour with a worker is closed for the other."""
    t = duel("commission").piece("space_1_1", HUMAN, outpost=True).rival_turn()
    assert ["space_1_2"] == placed(t)
    t.workers(HUMAN, scout=1, labourer=1, cleric=1).provisions(HUMAN, 1)
    assert "action:commission" not in t.turn(HUMAN).legal()

    t = duel("kings_favour").favours("favour_labour").rival_turn().workers(HUMAN, criminal=1, labourer=1)
    assert "favour:favour_labour" not in t.turn(HUMAN).legal()
    t = duel("kings_favour").favours("favour_labour", "favour_loan").on_favour("favour_labour", HUMAN).rival_turn()
    assert (HUMAN, AI) == (user(t, "favour_labour"), user(t, "favour_loan"))
