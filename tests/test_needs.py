"""What is missing is said loudly, fails under CI, and nothing else is skipped."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.needs import needed, under_ci
from tests.web import guests

ROOT = Path(__file__).parents[1]
SKIPPING = {"skip", "skipif", "importorskip", "xfail"}
IN_NEED = """
from tests.needs import needed

def test_a():
    needed("a camel (apt install camel)")

def test_b():
    needed("a camel (apt install camel)")
"""


def pytest_on(folder: Path, ci: str) -> subprocess.CompletedProcess[str]:
    """A run of two tests that need a camel."""
    (folder / "test_camel.py").write_text(IN_NEED)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    compiled\n    interpreted\n")
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "CARAVANSERAI_"))}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.conftest", "test_camel.py"]
    return subprocess.run(
        command,
        cwd=folder,
        env=clean | {"PYTHONPATH": path, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("value", ["1", "true", "yes", "woodpecker"])
def test_under_ci_nothing_may_be_missing(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("CI", value)
    assert under_ci()
    with pytest.raises(pytest.fail.Exception, match="a camel"):
        needed("a camel")


@pytest.mark.parametrize("value", ["", "0", "false", "False", "no", " off "])
def test_a_word_for_no_is_not_ci(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("CI", value)
    assert not under_ci()
    with pytest.raises(pytest.skip.Exception, match="a camel"):
        needed("a camel")


def test_without_the_setting_it_is_not_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert not under_ci()


def test_the_end_of_a_run_says_what_was_not_tested(tmp_path: Path) -> None:
    done = pytest_on(tmp_path, ci="")
    assert 0 == done.returncode, done.stdout
    assert "NOT TESTED" in done.stdout
    assert "2 tests for want of a camel (apt install camel)" in done.stdout


def test_a_run_under_ci_fails_and_says_why(tmp_path: Path) -> None:
    done = pytest_on(tmp_path, ci="true")
    assert 1 == done.returncode, done.stdout
    assert "2 failed" in done.stdout
    assert "missing: a camel (apt install camel); CI is set, so it has to be there" in done.stdout


def test_a_browser_without_windows_is_not_enough_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps things needs the one that people use: that is said, before Playwright fails to begin it."""
    monkeypatch.setattr(guests, "CHROMIUM", None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="missing: Chromium with its windows"):
        guests.chromium()


def skips(path: Path) -> Iterator[str]:
    """Every way in which a file could skip a test, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in SKIPPING and "pytest" in ast.unparse(node.value):
            yield f"{path.relative_to(ROOT)}:{node.lineno}: {node.attr}"


def test_no_test_is_skipped_in_another_way() -> None:
    """Only `needed` skips; these tests look at how it does."""
    ours = {ROOT / "tests/needs.py", Path(__file__)}
    files = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path not in ours]
    assert [] == [found for path in files for found in skips(path)]
