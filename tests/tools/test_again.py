"""Tests run again and again: what is written down of each run, and of all."""

from pathlib import Path

import pytest

from tools import again

GOOD = "def test_fine() -> None:\n    assert True\n"
# Fails in the second of two runs, by what the first left behind.
FICKLE = """from pathlib import Path

def test_fickle() -> None:
    mark = Path(__file__).with_suffix(".mark")
    assert not mark.exists()
    mark.touch()
"""
BARE = ["--", "-p", "no:cacheprovider", "--rootdir"]


@pytest.fixture(autouse=True)
def no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is run here needs none, and begins sooner without."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def test_a_good_test_is_good_every_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each run, one for all; every other run has company."""
    (tmp_path / "test_good.py").write_text(GOOD, encoding="utf-8")
    log = tmp_path / "again.log"
    code = again.main(["--runs", "2", "--busy", "1", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, second, last = log.read_text(encoding="utf-8").splitlines()
    assert 0 == code
    assert "alone" in first
    assert "1 passed, 0 failed" in first
    assert "beside 1" in second
    assert "none failed" in last
    assert log.read_text(encoding="utf-8") == capsys.readouterr().out


def test_a_fickle_test_is_named(tmp_path: Path) -> None:
    """The run that failed, the test by its name, and an exit code that says so."""
    (tmp_path / "test_bad.py").write_text(FICKLE, encoding="utf-8")
    log = tmp_path / "again.log"
    assert 1 == again.main(["--runs", "2", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, second, last = log.read_text(encoding="utf-8").splitlines()
    assert "1 passed, 0 failed" in first
    assert "0 passed, 1 failed" in second
    assert "test_bad::test_fickle" in second
    assert last.endswith("failed: 2")


def test_tests_that_could_not_begin_are_no_success(tmp_path: Path) -> None:
    log = tmp_path / "again.log"
    assert 1 == again.main(["--runs", "1", "--log", str(log), str(tmp_path / "nowhere")])
    assert "pytest ended with" in log.read_text(encoding="utf-8")
