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
from tests.games.yokohama.scenes import NO_CARDS, bare, offers
from tests.games.yokohama.story import Story as Yokohama

PALADINS, YOKOHAMA = games()["paladins"], games()["yokohama"]
EVERY = 20  # of the decisions, one table is looked at


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


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in (PALADINS, YOKOHAMA) for seats in game.seats],
)
def test_the_points_of_a_row_are_those_of_the_score_sheet(game: Game[Any], seats: int) -> None:
    """All through a game, for every seat, the solo opponent's too; the best of the others is there as well."""
    sketcher = game.sketcher
    assert sketcher is not None
    points, best = sketcher.names.index("points"), sketcher.names.index("others-best-points")
    s, luck = start(game, seats, key=seats), mixed(seats)
    unit = 0.0
    while asked(s):
        luck = next32(luck)
        options = legal(s)
        apply(s, options[(luck * len(options)) >> 32])
        if asked(s) and s.decided % EVERY:
            continue
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
    assert (1.0, 1.0, 0.4) == tuple(mine[name] for name in ("solo", "rival-level", "rival-workers"))
    assert (-1.0, 1.0, 0.4) == tuple(its[name] for name in ("solo", "rival-level", "rival-workers"))
    assert its["workshops"] == mine["others-most-workshops"] > 0.0
    assert (1.0, 0.5) == (its["workshops-attack"], its["workshops-convert"])
    assert 0.4 == pytest.approx(mine["others-most-workers"])


# Yokohama


def test_orders_in_hand_are_told_by_what_they_lack() -> None:
    """3 tea and 1 fish, and 4 tea: with 4 tea the second is ready, and all together 3 tea and 1 fish are missing."""
    t = bare(2).stock(0, tea=4).orders(0, "order_gb_01", "order_gb_02").completed(0, "order_gb_03")
    names = ("orders-in-hand", "orders-ready", "orders-near", "orders-missing", "missing-tea", "missing-fish")
    assert [0.667, 0.333, 0.667, 0.5, 0.75, 0.25] == list(told(t, names).values())
    assert {"tea", "fish"} == set_names(t, "missing-")
    assert numbers_of(t)["orders-completed"] == pytest.approx(1 / 6)


def test_the_orders_of_others_are_only_counted() -> None:
    t = bare(3).orders(0, "order_gb_01").orders(1, "order_gb_02", "order_gb_04")
    before = numbers_of(t)
    t.orders(1, "order_gb_05", "order_gb_06")
    assert before == numbers_of(t)
    assert numbers_of(t)["others-mean-orders-in-hand"] == pytest.approx(2 / 2 / 3)


def test_an_order_kept_in_secret_is_in_hand_for_its_owner() -> None:
    """While the other still chooses, the first has an order already, and nobody else knows which."""
    t = Yokohama(2).fresh()
    before = numbers_of(t, 1)
    t.play_as(0, t.legal(0)[0])
    row = numbers_of(t)
    assert (1 / 3, 0.0) == pytest.approx((row["orders-in-hand"], before["orders-in-hand"]))
    assert row["orders-profit"] > 0.0
    assert before == numbers_of(t, 1)


def test_the_president_reaches_areas_along_own_assistants() -> None:
    """In hand it reaches every area with an own assistant that no other president stands in; on an area, a chain."""
    t = bare(2).assistants(0, bank=2, church=1, port_a=1).president(1, "church")
    row = numbers_of(t)
    assert (3 / 8, 2 / 8, 1 / 3) == pytest.approx(
        (row["areas-with-assistants"], row["areas-within-reach"], row["areas-blocked"])
    )
    assert (1.0, 0.4, 0.2) == (row["president-in-hand"], row["best-power"], row["power-church"])

    t.president(0, "silk_mill_1").movement(0)
    reached = {token for token in t.legal() if token.startswith("area:")}
    assert len(reached) / 8 == numbers_of(t)["areas-within-reach"]


def test_what_can_be_built_where_the_president_can_go() -> None:
    t = bare(2).assistants(0, bank=3, church=2).hand(0, shops=1, houses=1).token("bank", "power_01")
    row = numbers_of(t)
    assert [1 / 3, 1 / 3, 0.0] == [row[f"{name}-possible"] for name in ("houses", "shops", "tokens")]

    t.house(1, "bank").assistants(0, bank=4)
    row = numbers_of(t)
    assert [0.0, 1 / 3, 1 / 3] == [row[f"{name}-possible"] for name in ("houses", "shops", "tokens")]


def test_technologies_that_could_be_paid() -> None:
    """A card of value 5: with all power for nothing; with power 2 it takes 6 yen."""
    t = offers(bare(2).assistants(0, laboratory_a=1), "tram").stock(0, yen=5)
    names = ("cards-within-reach", "cards-at-full-power", "best-card-at-full-power")
    assert [0.0, 0.167, 0.625] == list(told(t, names).values())
    assert 0.167 == told(t.stock(0, yen=6), names)["cards-within-reach"]
    assert [0.0, 0.0, 0.0] == list(told(t.laboratory("laboratory_a", *NO_CARDS), names).values())


def test_technologies_are_told_by_what_they_do() -> None:
    t = bare(2).technologies(0, "ball fr", "language_school us", "tram", "telephone de")
    assert {"order_completed"} == set_names(t, "when-")
    names = ("when-order_completed", "moving-technologies", "placing-technologies", "extra-due", "technologies")
    assert [1.0, 0.5, 0.5, 1.0, 0.8] == list(told(t, names).values())
    assert [0.85, 0.85, 1.0] == list(told(t, ("value", "value-lead", "value-first")).values())
    assert [0.0, -0.85, 0.0] == list(told(t, ("value", "value-lead", "value-first"), seat=1).values())


def test_country_symbols_and_the_agents_that_a_pair_brings() -> None:
    """Two British, one French: one more French symbol makes a pair, as long as a French agent is left."""
    t = bare(2).completed(0, "order_gb_01", "order_gb_02", "order_fr_01")
    names = ("countries", "countries-twice", "symbols", "pairs-within-reach")
    assert [0.4, 0.2, 0.3, 0.2] == list(told(t, names).values())
    assert 0.0 == numbers_of(t.agents_left(fr=0))["pairs-within-reach"]


def test_church_and_customs_are_races() -> None:
    """Neutral assistants do not compete, and bring the end nearer all the same."""
    t = bare(2).on_board("church_1", 0).on_board("church_3", 1).on_board("customs_1", 1)
    mine = told(t, ("church-own", "church-lead", "church-first", "church-left", "customs-lead", "customs-left"))
    assert [0.333, 0.0, 0.0, 0.167, -0.333, 0.333] == list(mine.values())
    assert (1.0, 1.0) == (numbers_of(t, 1)["church-first"], numbers_of(t, 1)["customs-first"])
    assert numbers_of(t)["nearest-end"] == pytest.approx(1 / 6)


def test_how_near_achievements_are() -> None:
    t = bare(3).achievements("fish_7", "yen_10", "production_2_commercial_3").stock(0, fish=7, yen=5)
    t.shop(0, "bank").house(0, "bank").shop(0, "tea_plantation_1").achieved_by("yen_10", 1)
    names = [f"{kind}-{group}" for kind in ("achieved", "progress", "achieved-by-others") for group in "ABC"]
    assert [0, 0, 0, 1.0, 0.5, 0.4, 0.0, 0.333, 0.0] == list(told(t, names).values())
    row = numbers_of(t)
    assert (1 / 3, 1 / 4, 1 / 4) == pytest.approx(
        (row["achievements-met"], row["production-areas"], row["commercial-areas"])
    )
    t.achieved_by("fish_7", 0)
    assert [1.0, 0, 0, 1.0, 0.5, 0.4, 0.0, 0.333, 0.0] == list(told(t, names).values())
    assert 0.0 == numbers_of(t)["achievements-met"]


def test_own_turns_left_once_the_end_is_triggered() -> None:
    """The round is played to its end and one more follows: who has had a turn has one left, the others two."""
    t = bare(3).first(1).round(9)
    t.s.active, t.s.trigger = 2, 1
    assert [{"2"}, {"1"}, {"2"}] == [set_names(t, "turns-left-", seat) for seat in range(3)]
    t.s.last_round, t.s.round = 10, 10
    assert [{"1"}, {"0"}, {"1"}] == [set_names(t, "turns-left-", seat) for seat in range(3)]
    t.s.trigger = t.s.last_round = 0
    assert not set_names(t, "turns-left-")
