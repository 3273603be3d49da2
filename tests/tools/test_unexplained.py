"""What reviews leave unexplained: the parts of a game add up, and their sizes are read off."""

import json
from pathlib import Path

import pytest

from tools.unexplained import PARTS, WAY, main, size_of, summed_up


def test_the_size_of_a_part_is_its_root_mean_square() -> None:
    """Over all seats; the interval is by games, and lies on both sides of it."""
    rows = [[dict.fromkeys((WAY, *PARTS), value) for value in game] for game in ([0.5, -0.5], [0.1, 0.1])]
    told = summed_up(rows)["luck"]
    assert told["size"] == pytest.approx((0.13) ** 0.5, abs=1e-4)
    assert told["low"] < told["size"] < told["high"]
    assert {"size": 0.5, "low": None, "high": None} == size_of([0.25])


def test_a_part_may_be_larger_than_a_win() -> None:
    """What one seat gains by its choices another may lose by theirs: the interval is not cut off there."""
    told = size_of([1.0, 2.0])
    assert told["high"] is not None
    assert told["high"] > (told["size"] or 0.0) > 1.0


@pytest.mark.compiled
def test_the_parts_of_a_game_add_up(tmp_path: Path) -> None:
    file = tmp_path / "unexplained.json"
    main(f"gugong --games 1 --first-key 7 --jobs 1 --json {file}".split())
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (2, "quick", 1, {"first": 7, "last": 7}) == (told["seats"], told["depth"], told["games"], told["keys"])
    rows = json.loads(file.with_suffix(".json.pieces").read_text(encoding="utf-8").splitlines()[-1])[1]
    assert 2 == len(rows)
    for row in rows:
        assert row[WAY] == pytest.approx(sum(row[name] for name in PARTS), abs=1e-3)
