"""Adding up test runs."""

from pathlib import Path

import pytest

from tools import tally


def left(folder: Path, run: str, exit_code: int, tests: int = 0, failures: int = 0, skipped: int = 0) -> None:
    """What a run of pytest leaves behind; no results if it ran no tests."""
    (folder / f"{run}.exit").write_text(f"{exit_code}\n")
    if tests:
        counts = f'tests="{tests}" failures="{failures}" errors="0" skipped="{skipped}"'
        (folder / f"{run}.xml").write_text(f"<testsuites><testsuite {counts}/></testsuites>")


def test_runs_are_added_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left(tmp_path, "compiled", 0, tests=7, skipped=1)
    left(tmp_path, "interpreted", 0, tests=3)
    assert 0 == tally.main(tmp_path)
    assert "9 passed, 0 failed, 1 skipped\n" == capsys.readouterr().out


def test_one_failure_fails_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left(tmp_path, "compiled", 1, tests=7, failures=2)
    left(tmp_path, "interpreted", 0, tests=3)
    assert 1 == tally.main(tmp_path)
    assert "8 passed, 2 failed, 0 skipped\n" == capsys.readouterr().out


def test_a_run_that_broke_off_counts_as_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whether or not it left results; the last line is the totals."""
    left(tmp_path, "compiled", 4)
    left(tmp_path, "interpreted", 2, tests=3)
    assert 1 == tally.main(tmp_path)
    told = capsys.readouterr().out.splitlines()
    assert ["compiled: pytest ended with exit code 4", "3 passed, 2 failed, 0 skipped"] == [told[0], told[-1]]


def test_nothing_tested_is_a_failure(tmp_path: Path) -> None:
    assert 1 == tally.main(tmp_path)
