"""Which tests belong to what has changed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.needs import needed
from tools.changed import ALWAYS, OF_ALL_GAMES, OF_REVIEWS, QUICK, ROOT, changed, main, named_for

TEXTS = ("tests/tools/test_rules.py", "tests/tools/test_translations.py")
ROOMS = {
    "tests/games/gugong/test_flow.py",
    "tests/games/marcopolo2/test_turns.py",
    "tests/games/paladins/test_turns.py",
    "tests/games/yokohama/test_turns.py",
}


def more(*paths: str) -> set[str]:
    """What is named besides what always is."""
    found = named_for(paths, ROOT)
    assert set(ALWAYS) <= set(found)
    return set(found) - set(ALWAYS)


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/caravanserai/games/gugong/actions/canal.py", {"tests/games/gugong", *OF_ALL_GAMES}),
        ("src/caravanserai/games/gugong/rules.fr.md", {"tests/games/gugong", *OF_ALL_GAMES, *TEXTS}),
        ("tools/terms/gugong.toml", {*TEXTS}),
        ("src/caravanserai/games/yokohama/components.toml", {"tests/games/yokohama", *OF_ALL_GAMES}),
        ("tests/games/paladins/story.py", {"tests/games/paladins"}),
        ("tests/games/paladins/golden/2-1.record", {"tests/games/paladins"}),
        ("tests/cli/test_play.py", {"tests/cli/test_play.py"}),
        ("tests/web/test_pages.py", set()),  # browsers are no quick loop
        ("tests/server/test_undo.py", set()),  # among those that always run
        ("src/caravanserai/core/state.py", ROOMS),
        ("src/caravanserai/server/table.py", set()),
        ("src/caravanserai/cli/play.py", {"tests/cli"}),
        ("src/caravanserai/review/bands.py", {*OF_REVIEWS}),
        ("tools/tally.py", {"tests/tools/test_tally.py"}),
        ("tools/figures.py", set()),  # has no test
        ("docs/server.md", {"tests/docs"}),
        ("README.md", {"tests/docs"}),
        ("LICENSE", set()),
        ("tests/games/gone/test_it.py", set()),  # taken away since
    ],
)
def test_tests_of_a_path(path: str, tests: set[str]) -> None:
    assert tests == more(path)


def test_a_folder_stands_for_what_is_in_it() -> None:
    """The core and a game changed: the game's own tests are all there, and no file of them twice."""
    found = more("src/caravanserai/core/state.py", "src/caravanserai/games/gugong/flow.py")
    assert ROOMS - {"tests/games/gugong/test_flow.py"} | {"tests/games/gugong", *OF_ALL_GAMES} == found


def test_what_is_named_for_many_is_there() -> None:
    assert [] == [test for test in (*OF_ALL_GAMES, *OF_REVIEWS) if not (ROOT / test).is_file()]


def git(folder: Path, *words: str) -> None:
    name = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True)  # noqa: S607


def test_changed_is_what_differs_from_where_the_branch_left_main(tmp_path: Path) -> None:
    """Committed there, not committed, and not known to git; but not what main has got since."""
    git(tmp_path, "init", "-b", "main")
    for name in ("kept", "committed", "edited", "later"):
        (tmp_path / name).write_text("1")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    git(tmp_path, "checkout", "-b", "branch")
    (tmp_path / "committed").write_text("2")
    git(tmp_path, "commit", "-am", "second")
    git(tmp_path, "checkout", "main")
    (tmp_path / "later").write_text("2")
    git(tmp_path, "commit", "-am", "third")
    git(tmp_path, "checkout", "branch")
    (tmp_path / "edited").write_text("2")
    (tmp_path / "fresh").write_text("1")
    assert ["committed", "edited", "fresh"] == changed(tmp_path)


def test_without_git_nothing_has_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A source archive: the tests that always run, and a line that says so."""
    (tmp_path / "tests/core").mkdir(parents=True)
    assert 0 == main(tmp_path)
    said = capsys.readouterr()
    assert [*QUICK, "tests/core"] == said.out.splitlines()
    assert 1 == len(said.err.splitlines())
    assert "git cannot say what has changed (fatal: " in said.err


def test_no_git_at_all_is_said_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing to test is no argument at all: pytest without any would run everything."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert 0 == main(tmp_path)
    said = capsys.readouterr()
    assert "" == said.out
    assert "No such file or directory: 'git'" in said.err


# Stands for Python: names what is to be tested, or breaks down, and writes down how pytest is begun.
PYTHON = """#!/bin/sh
case "$2" in
tools.changed) {named} ;;
*) echo "$@" >>begun; {tested} ;;
esac
"""
READERS = ("ruff", "mypy", "lint-imports")
SOMETHING = "printf '%s\\n' -m 'not long' tests/core"
BEGUN = ["-m pytest -q -n auto --dist worksteal -m not long tests/core"]
MADE = ("pyproject.toml", "hatch_build.py", "tools/versions.txt", ".venv/python.stamp", ".venv/dev.stamp")  # in order


def checked(folder: Path, named: str, **ends: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """What `make check` comes to, and how pytest was begun; `ends`: how the programs end that do not end well."""
    if shutil.which("make") is None:
        needed("make (apt install make)")
    shutil.copy(ROOT / "Makefile", folder)
    for name in MADE:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).touch()
    programs = {name: f"#!/bin/sh\necho {name} is heard; {ends.get(name, 'true')}\n" for name in READERS}
    programs["python"] = PYTHON.format(named=named, tested=ends.get("pytest", "true"))
    for name, does in programs.items():
        (folder / name).write_text(does)
        (folder / name).chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}  # of the run that we are in
    make = ["make", "-C", str(folder), "check", f"BIN={folder}"]
    done = subprocess.run(make, env=clean, capture_output=True, text=True, check=False)
    log = folder / "begun"
    return done, log.read_text().splitlines() if log.exists() else []


@pytest.mark.parametrize(
    ("named", "code", "begun"),
    [(SOMETHING, 0, BEGUN), ("true", 0, []), ("echo -m; exit 3", 2, [])],
    ids=["something", "nothing", "broken"],
)
def test_make_check_tests_what_is_named_and_nothing_else(
    tmp_path: Path, named: str, code: int, begun: list[str]
) -> None:
    """Where nothing is named nothing is tested, and what breaks down while naming ends it."""
    done, found = checked(tmp_path, named)
    assert (code, begun) == (done.returncode, found), done.stderr


@pytest.mark.parametrize("faulty", [*READERS, "pytest", "nothing"])
def test_make_check_fails_where_anything_fails(tmp_path: Path, faulty: str) -> None:
    """Ruff at once, since it takes no time; the others after all has been run, and what they say comes whole."""
    done, begun = checked(tmp_path, SOMETHING, **{faulty: "exit 1"})
    assert (faulty == "nothing") == (done.returncode == 0), done.stderr
    assert begun == ([] if faulty == "ruff" else BEGUN)
    heard = [name for name in READERS if f"{name} is heard" in done.stdout]
    assert heard == [*READERS[: {"ruff": 1, "mypy": 2}.get(faulty, 3)]]
    said = [line for line in done.stdout.splitlines() if line.startswith("== ")]
    assert said == ["== ruff", "== unit tests, interpreted", "== mypy", "== import-linter"][: 1 + len(said[1:])]
