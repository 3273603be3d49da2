"""What decisions take at the largest tables: who sits where, and what is read off."""

import json
from pathlib import Path

from caravanserai.bots.levels import LEVELS
from tools.decision_times import main, summed_up, tables


def test_every_level_sits_as_often_as_any_other() -> None:
    """Five games seat each level at each of four seats once, so no level meets an easier table."""
    found = tables("yokohama", 4, LEVELS, 5, 7)
    assert [7, 8, 9, 10, 11] == [table.key for table in found]
    for seat in range(4):
        assert set(LEVELS) == {table.levels[seat] for table in found}


def test_95_of_100_are_within_and_late_ones_are_told_apart() -> None:
    told = summed_up([[3, n / 100, float(n + 1)] for n in range(100)])
    assert (100, 50.5, 95.0) == (told["thought"], told["mean_ms"], told["p95_ms"])
    assert (25, 99.0) == (told["late"], told["late_p95_ms"])
    assert summed_up([[3, 0.5, 2.0]])["late_p95_ms"] is None


def test_a_game_is_played_at_the_largest_table_and_told(tmp_path: Path) -> None:
    file = tmp_path / "times.json"
    main(f"gugong --levels 1,2 --games 1 --first-key 7 --jobs 1 --json {file}".split())
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (5, 1, {"first": 7, "last": 7}) == (told["seats"], told["games"], told["keys"])
    assert ["apprentice", "trader"] == [row["name"] for row in told["by_level"]]
    assert all(row["thought"] > row["late"] > 0 for row in told["by_level"])
