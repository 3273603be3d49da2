"""The end of the game and the score sheet (PW-15.1)."""

from __future__ import annotations

import pytest

from tests.games.paladins.story import Story
from tests.rules import rule

ATTRIBUTES = ["faith", "strength", "influence"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
PLACES = [f"{action}_{side}" for action in RIGHT for side in ("left", "middle")]
PLAIN_WALLS = [f"wall_{n}" for n in range(14, 22)]


def poor(seats: int = 2) -> Story:
    """Nobody has anything: everybody scores 0."""
    t = Story(seats).round(7)
    for seat in range(seats):
        t.silver(seat, 0).provisions(seat, 0)
    return t


@rule("PW-15.1.1")
def test_the_game_ends_when_all_have_passed_in_round_seven() -> None:
    """Round 7 is played to the last pass; then nobody is asked, nothing is refreshed, and the score stands."""
    t = poor().round(6).passed(0, 1).track(1, strength=8).round_end()
    t.play_as(0, t.legal(0)[0]).play_as(1, t.legal(1)[0])
    t.play(t.legal()[0]).play(t.legal()[0])
    town, outsiders, taverns = t.town_row, t.outsider_row, t.tavern_row

    while t.asked and not (t.question == "TakeTurn" and t.player(1 - t.asked[0]).has_passed):
        t.play("turn:pass" if t.question == "TakeTurn" else t.legal()[0])
    assert [] == t.told("game-over")
    t.play("turn:pass")
    while t.asked:
        t.play(t.legal()[0])

    assert [()] == t.told("game-over")
    assert (town, outsiders, taverns) == (t.town_row, t.outsider_row, t.tavern_row)
    assert [1, 0] == [x.seat for x in t.standings()]
    assert 9 == t.lines(1)["score-strength"]


@rule("PW-15.1.1")
@pytest.mark.parametrize("n", range(1, 7))
def test_no_earlier_round_ends_the_game(n: int) -> None:
    """After rounds 1 to 6 the next Paladins are drawn."""
    t = poor(3).round(n).passed(0, 1, 2).round_end()
    assert ("ChoosePaladin", (0, 1, 2)) == (t.question, t.asked)
    assert [] == t.told("game-over")


@rule("PW-15.1.2")
@pytest.mark.parametrize(("space", "points"), [(0, 4), (1, 6), (2, 8)])
@pytest.mark.parametrize("action", RIGHT)
def test_an_order_scores_by_its_space(action: str, space: int, points: int) -> None:
    """5 times the action score 4, 6 or 8; 4 times nothing."""
    others = [f"order_{name}" for name in RIGHT if name != action][:2]
    orders = [*others[:space], f"order_{action}", *others[space:]]
    assert points == poor().orders(*orders).taken(0, **{action: 5}).lines(0)["score-orders"]
    assert "score-orders" not in poor().orders(*orders).taken(0, **{action: 4}).lines(0)


@rule("PW-15.1.2")
def test_all_orders_score_together() -> None:
    """4, 6 and 8 for one who has fulfilled all three; doing more than five times adds nothing."""
    t = poor().orders("order_attack", "order_garrison", "order_absolve").taken(0, attack=9, garrison=7, absolve=5)
    assert 18 == t.lines(0)["score-orders"]
    assert 0 == t.score(1)


@rule("PW-15.1.3")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize(("level", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
def test_an_attribute_scores_by_its_level(attribute: str, level: int, points: int) -> None:
    """Nothing at first, 20 at the end of the track."""
    t = poor().track(0, **{attribute: level})
    assert points == t.lines(0).get(f"score-{attribute}", 0)
    assert (points, 0) == (t.score(0), t.score(1))


@rule("PW-15.1.3")
def test_each_attribute_scores_for_itself() -> None:
    """3, 9 and 20, not one sum read once."""
    t = poor().track(0, faith=4, strength=8, influence=12)
    assert {"score-faith": 3, "score-strength": 9, "score-influence": 20} == t.lines(0)


@rule("PW-15.1.4")
@pytest.mark.parametrize(("n", "points"), list(enumerate([0, 0, 0, 0, 0, 0, 1, 3, 6])))
def test_workshops_score_in_total(n: int, points: int) -> None:
    """1 point for 6, 3 for 7, 6 for all 8."""
    t = poor().workshops(0, *PLACES[:n]).taken(0, develop=n)
    assert points == t.score(0) == t.lines(0).get("score-workshops", 0)


@rule("PW-15.1.4")
def test_a_free_workshop_scores_as_well() -> None:
    """The sixth Workshop comes from a Favour."""
    t = poor().workshops(0, *PLACES[:5]).taken(0, develop=5).favours("favour_charter")
    t.workers(0, merchant=1).provisions(0, 1).turn(0)
    t.play("favour:favour_charter", "option:a", "workshop:attack_left")
    assert 1 == t.lines(0)["score-workshops"]


@rule("PW-15.1.5", "PW-15.1.7", "PW-15.1.8")
@pytest.mark.parametrize(
    ("action", "line", "points"),
    [
        ("commission", "score-monks", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("garrison", "score-outposts", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("absolve", "score-absolves", [0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_monks_outposts_and_jars_score_in_total(action: str, line: str, points: list[int]) -> None:
    """5 Monks or Outposts 2, 6: 5, 7: 9; 5 Absolves 1, 6: 3, 7: 6; fewer score nothing."""
    for n, expected in enumerate(points):
        t = poor().taken(0, **{action: n})
        assert expected == t.score(0) == t.lines(0).get(line, 0)


@rule("PW-15.1.5", "PW-15.1.7", "PW-15.1.8")
@pytest.mark.parametrize(
    ("action", "kinds", "target", "line", "points"),
    [
        ("commission", "scout+labourer+cleric", "space:space_2_3", "score-monks", 2),
        ("garrison", "merchant+labourer+fighter", "space:space_2_3", "score-outposts", 2),
        ("absolve", "cleric+labourer+merchant", "jar:absolve_space_6", "score-absolves", 1),
    ],
)
def test_the_fifth_piece_scores_once_it_is_placed(action: str, kinds: str, target: str, line: str, points: int) -> None:
    """Four score nothing; the action taken once more does."""
    t = poor().taken(0, **{action: 4}).silver(0, 3).provisions(0, 2).track(0, faith=8, strength=8, influence=8)
    t.workers(0, **dict.fromkeys(kinds.split("+"), 1))
    assert line not in t.lines(0)
    assert points == t.act(0, action, kinds, target).lines(0)[line]


@rule("PW-15.1.6")
@pytest.mark.parametrize(("n", "points"), list(enumerate([0, 0, 0, 0, 0, 1, 3, 6])))
def test_walls_score_in_total(n: int, points: int) -> None:
    """1 point for 5 Walls, 3 for 6, 6 for 7, where none prints points."""
    t = poor().walls(0, *PLAIN_WALLS[:n])
    assert points == t.score(0) == t.lines(0).get("score-walls", 0)


@rule("PW-15.1.6")
@pytest.mark.parametrize(
    ("walls", "points"),
    [
        (("wall_05",), 2),
        (("wall_03", "wall_06"), 3),
        (("wall_03", "wall_04", "wall_05", "wall_06"), 6),
        (("wall_03", "wall_04", "wall_05", "wall_06", "wall_14"), 6 + 1),
        (("wall_04", "wall_05", *PLAIN_WALLS[:5]), 3 + 6),
    ],
)
def test_points_printed_on_walls_are_added(walls: tuple[str, ...], points: int) -> None:
    """However few the Walls, and besides what their number scores."""
    t = poor().walls(0, *walls)
    assert points == t.score(0) == t.lines(0)["score-walls"]


@rule("PW-15.1.9")
def test_each_converted_outsider_scores_its_own_bonus() -> None:
    """Three cards, three lines of the sheet."""
    t = poor().converted(0, "viking_adventurer", "saracen_archer", "byzantine_mercenary")
    t.taken(0, commission=4, garrison=2)
    names = ["viking_adventurer", "saracen_archer", "byzantine_mercenary"]
    assert dict(zip([f"score-converted-{name}" for name in names], [2, 1, 2], strict=True)) == t.lines(0)
    assert 5 == t.score(0)


@rule("PW-15.1.10")
@pytest.mark.parametrize(("unpaid", "paid"), [(1, 0), (4, 0), (0, 1), (0, 5), (2, 3)])
def test_debts_score(unpaid: int, paid: int) -> None:
    """Each unpaid one costs 3 points, each paid one gives 1; a score may be below nothing."""
    t = poor().debts(0, unpaid=unpaid, paid=paid)
    assert paid - 3 * unpaid == t.score(0)
    assert (-3 * unpaid, paid) == (t.lines(0).get("score-unpaid-debts", 0), t.lines(0).get("score-paid-debts", 0))


@rule("PW-15.1.11")
@pytest.mark.parametrize(
    ("silver", "provisions", "points"),
    [(2, 0, 0), (0, 2, 0), (3, 0, 1), (0, 3, 1), (2, 1, 1), (1, 2, 1), (2, 2, 1), (5, 4, 3), (2, 6, 2), (10, 10, 6)],
)
def test_resources_score_in_threes_of_any_mix(silver: int, provisions: int, points: int) -> None:
    """Silver and Provisions are counted together; a set that is not full is nothing."""
    t = poor().silver(0, silver).provisions(0, provisions)
    assert points == t.score(0) == t.lines(0).get("score-resources", 0)


@rule("PW-15.1.12")
def test_attacked_outsiders_score_nothing_by_themselves() -> None:
    """Even many of them, whatever their converted bonus would have been."""
    t = poor().attacked(0, "viking_mercenary", "byzantine_mercenary", "saracen_champion", "byzantine_champion")
    assert ({}, 0) == (t.lines(0), t.score(0))


@rule("PW-15.1.12")
def test_an_attack_order_is_the_only_thing_attacks_score() -> None:
    """Six Attacks fulfil the Order; seven, eight or nine score no more."""
    t = poor().orders("order_attack", "order_convert", "order_fortify")
    assert [4, 4, 4] == [t.taken(0, attack=n).score(0) for n in (6, 7, 9)]


@rule("PW-15.1.13")
def test_suspicion_and_workers_score_nothing() -> None:
    """Neither good nor bad."""
    t = poor().suspicion(0, 0, 1, 2, 2).workers(0, labourer=3, criminal=3, cleric=2).crew(0, "abbot_a", "squire_b")
    assert ({}, 0) == (t.lines(0), t.score(0))
