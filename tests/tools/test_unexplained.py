"""What reviews leave unexplained: the parts of a game add up, and their sizes are read off."""

import json
from pathlib import Path

import pytest

from caravanserai.core.game import games
from caravanserai.review.bands import FILE
from caravanserai.review.estimate import few
from tools import bands, unexplained
from tools.puzzles import file_of
from tools.unexplained import PARTS, SAMPLES, WAY, Row, main, off_by, size_of, summed_up


def rows_of(*values: list[float]) -> list[list[Row]]:
    """Games in which everything is as large as this, and the error of samples a tenth."""
    return [[{**dict.fromkeys((WAY, *PARTS), value), SAMPLES: 0.1} for value in game] for game in values]


def test_the_size_of_a_part_is_its_root_mean_square() -> None:
    """Over all seats; the interval is by games, and lies on both sides of it."""
    rows = rows_of([0.5, -0.5], [0.1, 0.1])
    found = summed_up(rows, 0.1)
    told = found["luck"]
    assert 0.5 == found["within"], "of the width that is told of it"
    assert 1.0 == summed_up(rows, 0.3)["within"]
    assert told["size"] == pytest.approx((0.13) ** 0.5, abs=1e-4)
    assert told["low"] < told["size"] < told["high"]
    assert {"size": 0.5, "low": None, "high": None} == size_of([0.25])


def test_a_part_may_be_larger_than_a_win() -> None:
    """What one seat gains by its choices another may lose by theirs: the interval is not cut off there."""
    told = size_of([1.0, 2.0])
    assert told["high"] is not None
    assert told["high"] > (told["size"] or 0.0) > 1.0


def test_what_parts_are_off_by_besides_their_samples() -> None:
    """In units of the spread of an even chance, which is a half for two; nothing where samples tell all of it."""
    many = [[0.5, -0.5]] * 1000
    assert off_by(rows_of(*many), 2) == pytest.approx((0.25 - 0.01) ** 0.5 / 0.5, rel=0.001)
    assert few(8) == pytest.approx(1.895 / 1.645, rel=0.02), "as Student's tables have it"
    assert few(25) == pytest.approx(1.711 / 1.645, rel=0.02)
    assert 0.0 == off_by(rows_of([0.05, -0.05]), 2)


def test_what_is_found_is_written_beside_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At one depth after the other; all else that the file knows stays as it is."""
    game = games()["gugong"]
    known = json.loads(file_of(game, FILE).read_text(encoding="utf-8"))
    file = tmp_path / FILE
    file.write_text(json.dumps({name: value for name, value in known.items() if name != "parts"}), encoding="utf-8")
    monkeypatch.setattr(bands, "file_of", lambda *_: file)
    monkeypatch.setattr(unexplained, "judged", lambda table: rows_of([float(table.key % 3), 0.5])[0])
    for depth in ("quick", "standard"):
        main(f"gugong --games 2 --fit --jobs 1 --depth {depth} --json {tmp_path / depth}".split())
    written = json.loads(file.read_text(encoding="utf-8"))
    assert {"quick", "standard"} == written.pop("parts").keys()
    assert known | written == known


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
