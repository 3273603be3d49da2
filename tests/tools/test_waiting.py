"""How long people wait for bots: errands and beats are counted turn by turn."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import games
from caravanserai.tables import choosing
from tools import waiting
from tools.waiting import summed_up, waited_for

BEAT = 0.25  # seconds
NO_TIME = 1e-6


def test_a_turn_takes_a_beat_for_each_errand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where thinking takes no time, and each errand has one decision: as many beats as there are decisions."""
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", -1.0)
    monkeypatch.setattr(waiting, "MOST", 1)
    monkeypatch.setattr(waiting, "kept_for", lambda _, took: BEAT - took)
    found = waited_for(games()["gugong"], "random", 2, 3, 12)
    assert 12 == sum(found["decisions"]) == sum(found["errands"])
    assert found["seconds"] == pytest.approx([BEAT * errands for errands in found["errands"]], abs=NO_TIME)
    assert 1 < len(found["seconds"]) < 12


def test_turns_of_all_games_are_counted_together() -> None:
    one: dict[str, list[Any]] = {"seconds": [1.0] * 10, "decisions": [3] * 10, "errands": [1] * 10}
    other: dict[str, list[Any]] = {"seconds": [2.0] * 10, "decisions": [5] * 10, "errands": [2] * 10}
    told = summed_up([one, other])
    assert (20, 80, 30, 1.5, 2.0) == tuple(told.values())


def test_it_is_told_of_every_level_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "waiting.json"
    waiting.main(["gugong", "--levels", "1,2", "--games", "1", "--decisions", "6", "--json", str(out)])
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert ["apprentice", "trader"] == [row["level"] for row in found["levels"]]
    assert all(row["decisions"] >= 6 for row in found["levels"])
