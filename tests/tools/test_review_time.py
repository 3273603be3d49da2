"""How long a review takes is told of all its turns, however many were judged."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots.levels import TRADER
from caravanserai.core.record import parse
from caravanserai.review.judged import THE_DEAL, Task
from caravanserai.review.turns import played_from
from tools import review_time
from tools.puzzles import Deal, record_of


def test_a_part_of_the_turns_stands_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(Deal("gugong", 2, TRADER, 7))
    turns = len(played_from(parse(record)).turns)
    asked: list[int] = []

    def judged(task: Task) -> float:
        asked.append(task.number)
        return 2.0

    monkeypatch.setattr(review_time, "record_of", lambda _: record)
    monkeypatch.setattr(review_time, "judged", judged)
    out = tmp_path / "time.json"
    review_time.main(["gugong", "--seats", "2", "--jobs", "1", "--every", "5", "--json", str(out)])
    assert list(range(THE_DEAL, turns, 5)) == asked
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert (turns, len(asked), 2.0) == (found["turns"], found["judged"], found["longest_turn_s"])
    assert found["processor_s"] == pytest.approx(2.0 * (turns + 1))
