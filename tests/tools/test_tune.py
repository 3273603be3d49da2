"""Weights are found by matches: towards what wins, the same each time, and without a trace in the game."""

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import games
from caravanserai.core.weights import names_of, values_of, weigh_by
from tools import tune
from tools.piecework import Workshop
from tools.tune import Batch, Settings, averaged, better_by, moved, played, weighed, weights_of

YOKOHAMA = games()["yokohama"]


def wanted(**other: Any) -> argparse.Namespace:
    common = {"game": "yokohama", "games": 8, "seats": 2, "level": "trader", "part": 1.0, "by_points": False}
    return argparse.Namespace(**{**common, **other})


def test_every_game_has_weights_with_names() -> None:
    """Floats, none of them nought: factors could not change that."""
    for game in games().values():
        values = values_of(weights_of(game))
        assert len(values) > 20
        assert all(values.values()), game.id


def test_what_follows_from_weights_follows_at_once() -> None:
    """A game judges otherwise after a change, and as before when it is taken back."""
    for game in games().values():
        weights = weights_of(game)
        s = game.deal(2, game.options(2, {}), 5)
        before, values = game.worth(s, 0), values_of(weights)
        weigh_by(weights, {name: 1.5 * value for name, value in values.items()})
        try:
            assert before != game.worth(s, 0), game.id
        finally:
            weigh_by(weights, values)
        assert before == game.worth(s, 0)


def test_orders_are_weighed_anew() -> None:
    """What an order of Yokohama brings was reckoned when the game was read."""
    from caravanserai.games.yokohama.heuristics import PROFITS  # noqa: PLC0415  of this one game

    before, values = list(PROFITS), values_of(weights_of(YOKOHAMA))
    weigh_by(weights_of(YOKOHAMA), {"a_point": 2.0})
    try:
        assert sum(before) < sum(PROFITS)
    finally:
        weigh_by(weights_of(YOKOHAMA), values)
    assert before == PROFITS


def test_the_way_leads_to_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made-up matches, in which whoever is nearer to certain weights wins more often."""
    guessed = values_of(weights_of(YOKOHAMA))
    names = list(guessed)
    best = {name: math.log(1.5) if n % 2 else -math.log(1.5) for n, name in enumerate(names)}

    def far(values: Sequence[tuple[str, float]]) -> float:
        return sum((math.log(value / guessed[name]) - best[name]) ** 2 for name, value in values)

    def made_up(_: Workshop, __: str, batch: Batch, deals: int, ___: int) -> list[list[tuple[float, float]]]:
        assert not isinstance(batch.theirs, str)
        share = 1 / (1 + math.exp(far(batch.mine) - far(batch.theirs)))
        return [[(share, share)] * batch.seats] * deals

    monkeypatch.setattr(tune, "match", made_up)
    path = tune.walked(Workshop(1), wanted(), Settings(300, 0.05, 0.1, 1))
    found = averaged(path)
    assert [x > 0 for x in found] == [best[name] > 0 for name in names]
    off = [abs(x - best[name]) for x, name in zip(found, names, strict=True)]
    assert max(off) < 0.2
    assert path == tune.walked(Workshop(1), wanted(), Settings(300, 0.05, 0.1, 1))


def test_a_step_goes_towards_who_did_better_and_the_fair_goes_nowhere() -> None:
    settings = Settings(10, 0.05, 0.2, 1)
    assert [0.0, 0.0] == moved([0.0, 0.0], [1, -1], better_by([[(0.5, 0.5)] * 2], by_points=False), settings, 0)
    up, down = moved([0.0, 0.0], [1, -1], 1.0, settings, 0)
    assert up == -down == pytest.approx(0.05 / (2 * 0.2))
    assert 0.0 == better_by([[(1.0, 0.5), (0.0, 0.5), (0.0, 0.5), (0.0, 0.5)]], by_points=False)
    assert 1.0 == better_by([[(1.0, 0.5)] * 4], by_points=False)
    assert 0.0 == better_by([[(1.0, 0.5)] * 4], by_points=True)
    assert settings.reach(9) < settings.reach(0)
    assert settings.stride(9) < settings.stride(0)


@pytest.mark.compiled
def test_who_weighs_well_beats_who_weighs_badly_and_the_game_is_as_before() -> None:
    """Bad: whatever promises something is shunned."""
    gugong = games()["gugong"]
    good = values_of(weights_of(gugong))
    bad = {name: -value for name, value in good.items()}
    batch = Batch("gugong", (1, 2, 3, 4), tuple(good.items()), tuple(bad.items()), "trader", 1.0, 2)
    found = played(batch)
    assert 0.8 < sum(share for deal in found for share, _ in deal) / 8
    assert found == played(batch)
    assert good == values_of(weights_of(gugong))
    alike = Batch("gugong", (1, 2), tuple(good.items()), tuple(good.items()), "trader", 1.0, 2)
    assert [1.0, 1.0] == [sum(share for share, _ in deal) for deal in played(alike)]


@pytest.mark.compiled
def test_a_run_is_gone_on_with_and_writes_weights_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tuned.json"
    arguments = f"yokohama --steps 2 --games 4 --check 4 --jobs 1 --json {file}".split()
    tune.main(arguments)
    first = file.read_text(encoding="utf-8")
    found = json.loads(first)
    assert names_of(weights_of(YOKOHAMA)) == [row["name"] for row in found["constants"]]
    assert any(row["guessed"] != row["tuned"] for row in found["constants"])
    assert ("guessed", 4) == (found["checks"][0]["against"], found["checks"][0]["games"])
    monkeypatch.setattr(tune, "played", None)  # nothing is left to be played
    tune.main(arguments)
    assert first == file.read_text(encoding="utf-8")


def test_factors_keep_the_sign() -> None:
    assert {"a": pytest.approx(2.0), "b": pytest.approx(-0.5)} == weighed(
        {"a": 1.0, "b": -1.0}, [math.log(2), -math.log(2)]
    )
