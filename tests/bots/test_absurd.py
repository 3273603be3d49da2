"""No level does what nobody who knows the game would do: `tools.absurd` in small, on deals that are always the same."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.beam import Way
from caravanserai.bots.levels import APPRENTICE, CARAVAN_MASTER, LEVELS, MERCHANT, SAGE, TRADER
from caravanserai.bots.thought import Thought
from caravanserai.core.event import Event
from caravanserai.core.game import games, start
from caravanserai.core.ids import Seat
from caravanserai.core.play import playout
from caravanserai.core.tactics import Tactics
from caravanserai.games.marcopolo2.events import MONEY_BAG, ROUND_BEGINS, TURN_ENDS
from caravanserai.games.yokohama.components import YEN
from caravanserai.games.yokohama.state import Yokohama
from tools import absurd
from tools.absurd import Table, alike, counted, endings, interval, mixes, shares
from tools.absurdities import absurdity_of
from tools.absurdities.gugong import palace_missed
from tools.absurdities.marcopolo2 import high_dice_bagged

KEYS = 2_500_000
SPARING = 0.1  # a part of the simulations: what is absurd is not done in a hurry, either


def share(game: str, level: str, tables: int, part: float = SPARING) -> float:
    """How often it happened at tables of two of a level."""
    found = [Table(game, (level, level), KEYS + n, part, whole=False) for n in range(tables)]
    return float(shares([counted(table) for table in found])["share"])


@pytest.mark.compiled
@pytest.mark.parametrize(("level", "tables", "part"), [(TRADER, 50, 1.0), (MERCHANT, 3, SPARING), (SAGE, 1, 0.01)])
def test_envoys_reach_the_palace(level: str, tables: int, part: float) -> None:
    assert share("gugong", level, tables, part) <= 0.02


@pytest.mark.slow
@pytest.mark.compiled
def test_high_dice_seldom_go_into_the_money_bag() -> None:
    """Who looks ahead does so in one turn of twenty (here with what a few games add), who does not in one of three."""
    assert share("marcopolo2", MERCHANT, 8, 1.0) <= 0.06
    assert 0.25 <= share("marcopolo2", TRADER, 10)


@pytest.mark.slow
@pytest.mark.compiled
def test_technologies_are_taken() -> None:
    assert 0.8 <= share("yokohama", MERCHANT, 4, 1.0)
    assert 0.8 <= share("yokohama", CARAVAN_MASTER, 3, SPARING)


@pytest.mark.slow
@pytest.mark.compiled
def test_orders_are_fulfilled() -> None:
    assert 0.8 <= share("paladins", MERCHANT, 6, 1.0)


def test_in_a_game_that_drags_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn that looks best is left alone if it changes nothing; any other may come up: nothing goes round."""
    game = games()["yokohama"]
    view = SeatView(game, start(game, 2, KEYS), 0)
    turns = []
    for yen in range(3):
        table = view.imagine(1)
        assert isinstance(table, Yokohama)
        table.of(Seat(0)).stock[YEN] += yen
        turns.append(Way([yen], table))
    monkeypatch.setattr(Thought, "turns", lambda *_: turns)
    taken = {Thought(view, Tactics(patience=1), luck).moving_on([0]).path[0] for luck in range(50)}
    assert {1, 2} == taken
    monkeypatch.setattr(Thought, "turns", lambda *_: turns[:1])
    assert [0] == Thought(view, Tactics(patience=1), 1).moving_on([0]).path


def test_patience_ends_after_so_many_decisions_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["yokohama"]
    view = SeatView(game, start(game, 2, KEYS), 0)
    monkeypatch.setattr(Thought, "moving_on", lambda *_: Way([-1], view.imagine(1)))
    thought = Thought(view, Tactics(patience=5), 1)
    for decision, is_over in ((0, False), (9, False), (10, True), (11, True)):
        view.decision = decision
        assert is_over == (thought.plan() == (-1,))


@pytest.mark.slow
@pytest.mark.compiled
def test_any_mix_of_levels_comes_to_an_end() -> None:
    tables = mixes(games()["yokohama"], LEVELS, 6, KEYS)
    assert 0 == endings([counted(replace(table, part=SPARING / 10)) for table in tables])["late"]


@pytest.mark.slow
@pytest.mark.compiled
def test_two_beginners_who_went_round_for_ever_come_to_an_end() -> None:
    """Of ten thousand mixed tables the one that did not: three ways ahead, neither saw one that ends it."""
    assert counted(Table("yokohama", (APPRENTICE, APPRENTICE), 2_004_941))["ended"]


# How it is counted


def test_who_plays_at_random_misses_the_palace() -> None:
    """Otherwise the count above would say nothing."""
    missed = 0
    for key in range(10):
        s = start(games()["gugong"], 2, key)
        playout(s, key)
        by_seat = {standing.seat: standing for standing in games()["gugong"].standings(s)}
        for seat in range(2):
            count, of = palace_missed(s, seat)
            assert (by_seat[seat].score == 0, 1) == (bool(count), of)
            missed += count
    assert 5 < missed


def happened(*events: tuple[int, int, int]) -> Any:
    return SimpleNamespace(log=[Event(kind, a, b, 0, 0, 0) for kind, a, b in events])


def test_turns_with_a_high_die_in_the_bag_are_counted_once_and_early() -> None:
    """A black 4 and an own 6 in one turn, a 3, another's 6; what happens in the third round does not count."""
    begins, ends = (ROUND_BEGINS, 1, 0), (TURN_ENDS, 0, 0)
    s = happened(
        begins, (MONEY_BAG, 0, 9), (MONEY_BAG, 0, 5), ends, (MONEY_BAG, 1, 5), (TURN_ENDS, 1, 0), ends,
        begins, (MONEY_BAG, 0, 2), ends,
        begins, (MONEY_BAG, 0, 5), ends,
    )  # fmt: skip
    assert (1, 3) == high_dice_bagged(s, 0)
    assert (1, 1) == high_dice_bagged(s, 1)


def test_what_goes_together_counts_as_less() -> None:
    """Tables at which all do it or nobody does say as much as half as many games; the share lies within."""
    apart = interval([(1, 2)] * 40)
    both = interval([(0, 2), (2, 2)] * 20)
    assert both[0] < apart[0] < 0.5 < apart[1] < both[1]
    assert pytest.approx((0.0, 0.0876), abs=1e-4) == interval([(0, 2)] * 20)


def test_every_level_plays_the_same_deals_until_it_has_played_enough() -> None:
    found = list(alike(games()["gugong"], (TRADER, SAGE), 10, (2, 4), KEYS))
    assert [2, 4, 2, 4] == [len(table.levels) for table in found if table.levels[0] == TRADER]
    assert [table.key for table in found[:4]] == [table.key for table in found[4:]]
    assert all(absurdity_of(game).counted for game in games())


def test_mixes_are_of_all_sizes_and_all_levels() -> None:
    found = list(mixes(games()["yokohama"], LEVELS, 30, KEYS))
    assert {2, 3, 4} == {len(table.levels) for table in found}
    assert set(LEVELS) == {level for table in found for level in table.levels}
    assert found == list(mixes(games()["yokohama"], LEVELS, 30, KEYS))


def test_what_comes_of_other_tactics_is_counted_and_named(tmp_path: Path) -> None:
    """A level that takes any turn that looks good, however much worse, does not play as the level does."""
    files = [tmp_path / name for name in ("as-it-is.json", "tried.json")]
    common = "gugong --levels 2 --games 2 --jobs 1 --first-key 800000"
    absurd.main(f"{common} --json {files[0]}".split())
    absurd.main(f"{common} --try mistakes=1,spread=99 --json {files[1]}".split())
    assert "mistakes=1,spread=99" == json.loads(files[1].read_text(encoding="utf-8"))["setting"]
    as_it_is, tried = (file.with_suffix(".json.pieces").read_text(encoding="utf-8").splitlines()[-1] for file in files)
    assert as_it_is != tried


def test_levels_whose_turn_did_not_come_are_left_out(tmp_path: Path) -> None:
    """After the time one table of the first level is there, and its keys are told."""
    file = tmp_path / "absurd.json"
    absurd.main(f"gugong --levels 1,2 --games 4 --seconds -1 --jobs 1 --json {file}".split())
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [("apprentice", 2)] == [(row["name"], row["games"]) for row in found["by_level"]]
    assert found["keys"]["first"] == found["keys"]["last"]
