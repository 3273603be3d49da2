"""Fortify and Absolve: Walls above the board, Jars on its reward spaces (PW-8.2, PW-8.4)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

WALLS: list[str] = [wall["id"] for wall in GAME.box.data["walls"]]
JARS = [f"absolve_space_{n}" for n in range(1, 8)]


def mason() -> Story:
    """A player with the workers for Fortify and means for any Wall."""
    t = Story().workers(0, merchant=1, labourer=1, scout=1).provisions(0, 3).silver(0, 0)
    return t.track(0, influence=12).wall_pile("wall_05")


def fortify(t: Story, *tokens: str) -> Story:
    return t.act(0, "fortify", "merchant+labourer+scout", *tokens)


def penitent() -> Story:
    """A player with the workers for Absolve and means for any Jar."""
    return Story().workers(0, cleric=1, labourer=1, merchant=1).silver(0, 3).provisions(0, 0).track(0, influence=12)


def absolve(t: Story, *tokens: str) -> Story:
    return t.act(0, "absolve", "cleric+labourer+merchant", *tokens)


# -- Fortify -----------------------------------------------------------------------------------------------------------


@rule("PW-8.2.1")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_the_provisions_for_a_wall(before: int, cost: int) -> None:
    """1, 1, 1, 2, 2, 3, 3 for the first to the seventh; one fewer is too few."""
    poor = mason().walls(0, *WALLS[10 : 10 + before]).provisions(0, cost - 1).turn(0)
    assert "PW-8.2.1" == poor.rule("action:fortify")

    t = fortify(mason().walls(0, *WALLS[10 : 10 + before]).provisions(0, 9))
    assert 9 - cost == t.player(0).provisions
    assert 0 == t.player(0).silver
    assert before + 1 == t.player(0).taken("fortify")


@rule("PW-8.2.2")
@pytest.mark.parametrize(("before", "influence"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_the_influence_for_a_wall(before: int, influence: int) -> None:
    """0, 1, 3, 5, 7, 9, 11 for the first to the seventh; one less is too little."""
    t = mason().walls(0, *WALLS[10 : 10 + before]).track(0, influence=influence).turn(0)
    assert "action:fortify" in t.legal()

    if influence:
        t = mason().walls(0, *WALLS[10 : 10 + before]).track(0, influence=influence - 1).turn(0)
        assert "PW-8.2.2" == t.rule("action:fortify")


@rule("PW-8.2.2")
def test_the_paladin_lends_influence_for_a_wall() -> None:
    """The third Wall wants 3: Bérengier adds 1 to 2, Samson 2 to 1."""
    for name, level in (("berengier", 2), ("samson", 1)):
        t = mason().walls(0, "wall_10", "wall_11").track(0, influence=level)
        assert "action:fortify" not in t.turn(0).legal()
        assert "action:fortify" in t.paladin(0, name).turn(0).legal()


@rule("PW-8.2.3")
def test_a_wall_is_drawn_and_laid_on_the_left_most_space() -> None:
    """The card leaves the pile and lies to the right of the earlier ones; nobody asks which."""
    t = fortify(mason().walls(0, "wall_10", "wall_24").wall_pile("wall_01"))

    assert ["wall_10", "wall_24", "wall_01"] == t.player(0).walls
    assert 0 == t.cards_left["walls"]
    assert () == t.asked


@rule("PW-8.2.3")
def test_only_one_wall_is_drawn() -> None:
    """23 of 24 stay in the pile, and the one that is missing lies before the player."""
    t = mason().wall_pile(*WALLS).debts(0, unpaid=1).suspicion(0, 1)
    assert len(GAME.box.data["walls"]) == t.cards_left["walls"]

    fortify(t)
    assert 23 == t.cards_left["walls"]
    assert 1 == len(t.player(0).walls)


@rule("PW-8.2.4")
@pytest.mark.parametrize(
    ("wall", "strength", "workers"),
    [
        ("wall_01", 2, {}),
        ("wall_14", 1, {"labourer": 3}),
        ("wall_17", 1, {"labourer": 1, "fighter": 1}),
        ("wall_20", 1, {"scout": 1, "merchant": 1}),
    ],
)
def test_all_rewards_of_a_wall_are_gained_at_once(wall: str, strength: int, workers: dict[str, int]) -> None:
    """Strength and all workers on it; the Strength of the action is that of the card and not one more."""
    t = fortify(mason().wall_pile(wall))

    assert {"faith": 0, "strength": strength, "influence": 12} == t.player(0).track
    assert workers == t.player(0).workers


@rule("PW-8.2.4")
@pytest.mark.parametrize("wall", WALLS)
def test_every_wall_gives_strength(wall: str) -> None:
    """At least one, before any choice."""
    t = fortify(mason().wall_pile(wall).debts(0, unpaid=1).suspicion(0, 1))
    assert t.player(0).track["strength"] >= 1


@rule("PW-8.2.5")
@pytest.mark.parametrize("wall", ["wall_07", "wall_08", "wall_09"])
def test_a_wall_pays_a_debt_or_gives_two_silver(wall: str) -> None:
    """The card lies open when the player chooses, and gives one of both."""
    t = fortify(mason().wall_pile(wall).debts(0, unpaid=2))
    assert [wall] == t.player(0).walls
    assert ["option:a", "option:b"] == t.legal()
    t.play("option:a")
    assert (1, 1, 0) == (t.player(0).unpaid, t.player(0).paid, t.player(0).silver)

    t = fortify(mason().wall_pile(wall).debts(0, unpaid=2), "option:b")
    assert (2, 0, 2) == (t.player(0).unpaid, t.player(0).paid, t.player(0).silver)


@rule("PW-8.2.5")
@pytest.mark.parametrize("wall", ["wall_10", "wall_11", "wall_12", "wall_13"])
def test_a_wall_removes_a_suspicion_or_gives_two_silver(wall: str) -> None:
    """The card lies open when the player chooses, and gives one of both."""
    t = fortify(mason().wall_pile(wall).suspicion(0, 1, 0), "option:a")
    assert ([wall], [1], 0) == (t.player(0).walls, t.player(0).suspicion, t.player(0).silver)

    t = fortify(mason().wall_pile(wall).suspicion(0, 1, 0), "option:b")
    assert ([1, 0], 2) == (t.player(0).suspicion, t.player(0).silver)


@rule("PW-8.2.6")
@pytest.mark.parametrize(("wall", "vp"), [("wall_03", 1), ("wall_04", 1), ("wall_05", 2), ("wall_06", 2)])
def test_points_printed_on_a_wall_count_at_the_end(wall: str, vp: int) -> None:
    """The score sheet of a player with this Wall is higher by its points than with a bare one."""
    bare = Story().walls(0, "wall_24")
    assert vp == Story().walls(0, wall).score(0) - bare.score(0)
    assert vp + 2 == Story().walls(0, wall, "wall_05" if wall != "wall_05" else "wall_06").score(0) - bare.score(0)


@rule("PW-8.2.7")
def test_without_walls_in_the_pile_fortify_is_impossible() -> None:
    """24 Walls are dealt; with none left the action is refused."""
    assert len(WALLS) >= 24
    assert len(WALLS) == Story().cards_left["walls"]

    t = mason().wall_pile().turn(0)
    assert "PW-8.2.7" == t.rule("action:fortify")


# -- Absolve -----------------------------------------------------------------------------------------------------------


@rule("PW-8.4.1")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 2, 2, 2, 3, 3, 3])))
def test_the_silver_for_a_jar(before: int, cost: int) -> None:
    """1, 2, 2, 2, 3, 3, 3 for the first to the seventh; one fewer is too few."""
    poor = penitent().taken(0, absolve=before).jars(0, *JARS[:before]).silver(0, cost - 1).turn(0)
    assert "PW-8.4.1" == poor.rule("action:absolve")

    t = absolve(penitent().taken(0, absolve=before).jars(0, *JARS[:before]).silver(0, 9), "jar:absolve_space_7")
    assert 9 - cost == t.player(0).silver
    assert before + 1 == t.player(0).taken("absolve")


@rule("PW-8.4.3", "PW-8.4.5")
@pytest.mark.parametrize(("before", "number"), list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_the_influence_for_a_jar(before: int, number: int) -> None:
    """The Jars say 0, 2, 4, 6, 8, 10, 12; one less is too little."""
    t = penitent().taken(0, absolve=before).jars(0, *JARS[:before]).track(0, influence=number).turn(0)
    assert "action:absolve" in t.legal()

    if number:
        t = penitent().taken(0, absolve=before).jars(0, *JARS[:before]).track(0, influence=number - 1).turn(0)
        assert "PW-8.4.3" == t.rule("action:absolve")


@rule("PW-8.4.3")
def test_the_paladin_lends_influence_for_a_jar() -> None:
    """The third Jar says 4: Ivoire adds 3 to 1."""
    t = penitent().taken(0, absolve=2).jars(0, *JARS[:2]).track(0, influence=1)
    assert "action:absolve" not in t.turn(0).legal()
    assert "action:absolve" in t.paladin(0, "ivoire").turn(0).legal()


@rule("PW-8.4.4")
def test_the_first_jar_needs_no_influence() -> None:
    """A player without any Influence absolves."""
    t = absolve(penitent().track(0, influence=0), "jar:absolve_space_6")
    assert {"absolve_space_6"} == t.player(0).jars


@rule("PW-8.4.2")
def test_jars_leave_the_board_from_the_left() -> None:
    """Seven in a row cost 1, 2, 2, 2, 3, 3, 3 wherever they go: the next is always the lowest; then none is left."""
    t = penitent()
    costs = []
    for jar in reversed(JARS):
        t.workers(0, cleric=1, labourer=1, merchant=1).silver(0, 9).standing(0, "absolve")
        absolve(t, f"jar:{jar}")
        while t.asked:
            t.play("answer:skip")
        costs.append(9 - t.player(0).silver)
    assert [1, 2, 2, 2, 3, 3, 3] == costs
    assert set(JARS) == t.player(0).jars

    t.workers(0, cleric=1, labourer=1, merchant=1).silver(0, 9).standing(0, "absolve").turn(0)
    assert "PW-5.3.1" == t.rule("action:absolve")


@rule("PW-8.4.2")
def test_the_lowest_jar_cannot_be_kept_for_later() -> None:
    """After one Absolve the next Jar says 2, whatever space the first one lies on."""
    t = penitent().track(0, influence=1).taken(0, absolve=1).jars(0, "absolve_space_7").turn(0)
    assert "action:absolve" not in t.legal()


@rule("PW-8.4.6")
def test_a_jar_goes_to_any_space_without_a_jar() -> None:
    """All seven at first; then those still free. The Jar lies there and the reward is gained."""
    t = absolve(penitent())
    assert {f"jar:{jar}" for jar in JARS} == set(t.legal())

    t.play("jar:absolve_space_6")
    assert {"labourer": 2} == t.player(0).workers
    assert {"absolve_space_6"} == t.player(0).jars

    t.workers(0, cleric=1, labourer=1, merchant=1).standing(0, "absolve")
    absolve(t)
    assert {f"jar:{jar}" for jar in JARS if jar != "absolve_space_6"} == set(t.legal())
    assert "PW-8.4.6" == t.rule("jar:absolve_space_6")


@rule("PW-8.4.7")
def test_absolve_brings_faith() -> None:
    """One, the first as well as the seventh time."""
    first = absolve(penitent(), "jar:absolve_space_6")
    assert {"faith": 1, "strength": 0, "influence": 12} == first.player(0).track

    last = absolve(penitent().taken(0, absolve=6).jars(0, *JARS[:5], JARS[6]), "jar:absolve_space_6")
    assert {"faith": 1, "strength": 0, "influence": 12} == last.player(0).track


@rule("PW-8.4.8")
def test_absolve_removes_one_suspicion() -> None:
    """The newest of three leaves, those of others stay."""
    t = absolve(penitent().suspicion(0, 0, 1, 2).suspicion(1, 2), "jar:absolve_space_6")

    assert [0, 1] == t.player(0).suspicion
    assert [2] == t.player(1).suspicion
    assert [2] == t.suspicion_gone


@rule("PW-8.4.8")
def test_absolve_without_suspicion_does_the_rest() -> None:
    """Nothing is removed, and all else happens."""
    t = absolve(penitent(), "jar:absolve_space_6")

    assert [] == t.player(0).suspicion
    assert [] == t.told("suspicion-removed")
    assert (1, {"labourer": 2}) == (t.player(0).track["faith"], t.player(0).workers)


@rule("PW-8.4.9")
@pytest.mark.parametrize("jar", JARS[:3])
def test_three_spaces_pay_a_debt(jar: str) -> None:
    """One of two Debts is flipped."""
    t = absolve(penitent().debts(0, unpaid=2), f"jar:{jar}")
    assert (1, 1, 1) == (t.player(0).unpaid, t.player(0).paid, t.player(0).track["faith"])


@rule("PW-8.4.9")
def test_the_other_spaces_give_a_recruit_a_prayer_two_labourers_and_faith() -> None:
    """Space 4 recruits, space 5 prays, space 6 brings 2 Labourers, space 7 one more Faith."""
    t = absolve(penitent().town(NONE, NONE, "squire_a", NONE, NONE), "jar:absolve_space_4")
    assert {"townsfolk:squire_a", "answer:skip"} == set(t.legal())
    t.play("townsfolk:squire_a")
    assert ["squire_a"] == t.player(0).crew

    t = absolve(penitent().standing(0, "hunt", "labourer"), "jar:absolve_space_5")
    assert {"action:hunt", "action:absolve", "answer:skip"} == set(t.legal())
    t.play("action:hunt")
    assert {"absolve"} == t.player(0).in_use

    t = absolve(penitent(), "jar:absolve_space_6")
    assert ({"labourer": 2}, 1) == (t.player(0).workers, t.player(0).track["faith"])

    t = absolve(penitent(), "jar:absolve_space_7")
    assert ({}, 2) == (t.player(0).workers, t.player(0).track["faith"])


@rule("PW-8.4.10")
def test_absolve_gives_the_reward_then_removes_suspicion_then_brings_faith() -> None:
    """While the Prayer of the space is asked for, Suspicion and Faith are as before; then the one, then the other."""
    t = absolve(penitent().suspicion(0, 1), "jar:absolve_space_5")
    assert "PrayReward" == t.question
    assert ([1], 0) == (t.player(0).suspicion, t.player(0).track["faith"])

    t.play("action:absolve")
    assert ([], 1) == (t.player(0).suspicion, t.player(0).track["faith"])
    names = t.events()
    order = [names.index(name) for name in ("jar-placed", "action-cleared", "suspicion-removed", "attribute-raised")]
    assert sorted(order) == order
