"""Sketches of Paladins and Yokohama: in positions laid for it, a number is what its name says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed, next32
from tests.games.paladins.story import Story as Paladins
from tests.games.stories import Story

PALADINS = games()["paladins"]


def numbers_of(t: Story[Any], seat: int = 0) -> dict[str, float]:
    """The row of a seat by name."""
    sketcher = t.game.sketcher
    assert sketcher is not None
    return dict(zip(sketcher.names, sketcher.sketch(t.s, seat), strict=True))


def told(t: Story[Any], names: Iterable[str], seat: int = 0) -> dict[str, float]:
    """Some numbers of a seat's row, rounded."""
    row = numbers_of(t, seat)
    return {name: round(row[name], 3) for name in names}


def set_names(t: Story[Any], prefix: str, seat: int = 0) -> set[str]:
    """The numbers with a prefix that are not 0, without it."""
    return {name.removeprefix(prefix) for name, n in numbers_of(t, seat).items() if n and name.startswith(prefix)}


@pytest.mark.parametrize("game", [PALADINS], ids=lambda game: game.id)
@pytest.mark.parametrize("seats", range(1, 5))
def test_the_points_of_a_row_are_those_of_the_score_sheet(game: Game[Any], seats: int) -> None:
    """At every decision, for every seat, the solo opponent's too; the best of the others is there as well."""
    if seats not in game.seats:
        pytest.skip("too few players")
    sketcher = game.sketcher
    assert sketcher is not None
    points, best = sketcher.names.index("points"), sketcher.names.index("others-best-points")
    s, luck = start(game, seats, key=seats), mixed(seats)
    unit = 0.0
    while asked(s):
        luck = next32(luck)
        options = legal(s)
        apply(s, options[(luck * len(options)) >> 32])
        scores = {standing.seat: standing.score for standing in game.standings(s)}
        rows = {seat: sketcher.sketch(s, seat) for seat in scores}
        for seat, score in scores.items():
            unit = unit or (rows[seat][points] and score / rows[seat][points])
            assert score == pytest.approx(unit * rows[seat][points])
            others = max(other for whose, other in scores.items() if whose != seat)
            assert others == pytest.approx(unit * rows[seat][best])
    assert unit > 1.0


# Paladins


def test_possible_actions_are_those_that_may_be_chosen() -> None:
    """With a Paladin, Workshops, few workers and little Silver: what the next turn offers, and nothing else."""
    t = Paladins().paladin(0, "anseis").workers(0, merchant=1, labourer=1, cleric=1).silver(0, 1).provisions(0, 0)
    t.workshops(0, "fortify_left", "fortify_middle").standing(0, "trade", "labourer")
    possible = set_names(t, "possible-")

    t.turn(0)
    assert {"hunt", "conspire", "recruit"} <= possible
    assert {token.removeprefix("action:") for token in t.legal() if token.startswith("action:")} == possible
    assert 1 / 6 == pytest.approx(numbers_of(t)["left-in-use"])
    assert 0.0 == numbers_of(t)["right-in-use"]


def test_who_has_passed_can_do_nothing_more() -> None:
    t = Paladins(3).workers(0, labourer=3).workers(1, labourer=2)
    assert set_names(t, "possible-")
    t.passed(0)
    row = numbers_of(t)
    assert not set_names(t, "possible-")
    assert (1.0, 2 / 3) == pytest.approx((row["passed"], row["others-at-work"]))


def test_the_own_paladin_counts_face_down_and_another_one_does_not() -> None:
    """The seat knows what it has laid down; nobody else's row changes."""
    t = Paladins()
    before = numbers_of(t, 1)
    t.paladin(0, "oliver")
    t.s.of(0).revealed = False
    row = numbers_of(t)
    assert (1.0, 0.0, 0.0) == tuple(row[f"{name}-of-the-paladin"] for name in ("faith", "strength", "influence"))
    assert 3 / 6 == pytest.approx(row["outsiders-to-convert"])  # Faith 4 reaches the flags 0, 2 and 4
    assert before == numbers_of(t, 1)


def test_orders_are_told_by_their_action_until_they_are_fulfilled() -> None:
    t = Paladins().round(2).orders("order_commission", "order_attack", "none").taken(0, commission=3, attack=4)
    assert {"commission", "attack"} == set_names(t, "order-") - {"points"}
    names = ("order-commission", "order-attack", "orders-missing", "orders-face-down", "order-points")
    assert [0.5, 0.75, 0.3, 0.333, 0.0] == list(told(t, names).values())

    t.taken(0, attack=5)
    assert [0.5, 0.0, 0.2, 0.333, 0.333] == list(told(t, names).values())


def test_the_crew_is_told_by_what_it_does() -> None:
    t = Paladins().crew(0, "abbot_a", "abbot_b", "peddler_a", "squire_c", "debt_collector_b", "architect_c")
    names = ("crew", "crew-absolve", "crew-develop", "crew-attack", "peddlers", "conspirators", "squires")
    assert [1.0, 1.0, 0.5, 0.0, 0.5, 0.0, 0.5] == list(told(t, names).values())
    assert 0.5 == numbers_of(t)["debt-collectors"]


def test_growth_is_what_one_more_would_score() -> None:
    """Whatever the converted Outsiders count: two more of it score two growths."""
    t = Paladins().converted(0, "viking_adventurer")
    growth = numbers_of(t)["growth-commission"]
    before = t.sheet(0)["score-converted-viking_adventurer"]
    t.taken(0, commission=2)
    assert {"commission"} == set_names(t, "growth-")
    assert before + 2 * growth == t.sheet(0)["score-converted-viking_adventurer"]


def test_whoever_has_the_most_suspicion_is_in_trouble() -> None:
    t = Paladins(3).suspicion(0, 1, 2).suspicion(1, 0).tax(1).debts(0, unpaid=2, paid=1)
    names = ("most-suspicion", "suspicion-lead", "suspicion", "unpaid-debts", "paid-debts", "tax-part-left")
    assert [1.0, 0.25, 0.333, 0.5, 0.25, 0.167] == list(told(t, names).values())
    assert [0.0, -0.25, 0.167, 0.0, 0.0, 0.167] == list(told(t, names, seat=1).values())
    assert 0.0 == numbers_of(t, 2)["most-suspicion"]


def test_spaces_within_reach_of_monks_and_outposts() -> None:
    """Faith 2 opens two regions for Monks, Strength 1 one for Outposts; a taken space is gone for both."""
    t = Paladins().track(0, faith=2, strength=1)
    names = ("monk-spaces", "outpost-spaces", "spaces-free_recruit", "spaces-free")
    assert [0.6, 0.2, 0.4, 0.625] == list(told(t, names).values())
    t.piece("space_1_1", 1)
    assert [0.5, 0.1, 0.2, 0.6] == list(told(t, names).values())


def test_the_time_of_the_game() -> None:
    t = Paladins(4).round(5).first(1).active(3)
    row = numbers_of(t, 2)
    assert {"2"} == set_names(t, "rounds-left-", 2)
    assert (0.0, 1.0, 1.0) == (row["starts"], row["starts-next"], row["four-seats"])
    assert row["turns-until-own"] == pytest.approx(3 / 3)
    assert row["workers-to-come"] == pytest.approx(0.6)


def test_the_solo_opponent_has_a_row_too() -> None:
    t = Paladins(1, solo_level="hard").rival(workers=4, shops={"attack": 2, "convert": 1})
    mine, its = numbers_of(t, 0), numbers_of(t, 1)
    assert (1.0, 0.0, 1.0, 0.4) == tuple(mine[name] for name in ("solo", "is-rival", "rival-level", "rival-workers"))
    assert (1.0, 1.0) == (its["solo"], its["is-rival"])
    assert its["workshops"] == mine["others-most-workshops"] > 0.0
    assert (1.0, 0.5) == (its["workshops-attack"], its["workshops-convert"])
    assert 0.4 == pytest.approx(mine["others-most-workers"])
