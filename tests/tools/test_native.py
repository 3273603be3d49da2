"""What is compiled, when it is compiled again, and how it fails."""

import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from tests.tools.project import CORE, GAME, interpreted, make_project, write
from tools import native

needs_compiler = pytest.mark.usefixtures("compiler")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make_project(tmp_path)


def run(project: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a project, with nothing of this one in the way."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_each_folder_is_a_group_without_its_interpreted_modules(project: Path) -> None:
    """The core and each game are compiled apart; `__init__` and listed modules are not."""
    package = Path(native.SOURCE, native.PACKAGE)
    assert [
        native.Group("caravanserai_core", (package / "core/rules.py",)),
        native.Group("caravanserai_games_dice", (package / "games/dice/scoring.py",)),
    ] == native.groups(project)


def test_an_interpreted_module_that_is_not_there_is_an_error(project: Path) -> None:
    """A module renamed must not end up compiled because the list has its old name."""
    interpreted(project, "*__init__.py", "core/gone.py")
    with pytest.raises(native.NativeBuildError, match=r"interpreted: no module is called core/gone\.py"):
        native.groups(project)


def test_our_own_list_names_modules_that_exist() -> None:
    """And the hot modules of the core are not among them."""
    compiled = {path.name for group in native.groups(native.ROOT) for path in group.files}
    assert {"play.py", "state.py", "step.py", "rng.py"} <= compiled


def test_every_source_and_setting_is_in_the_fingerprint(project: Path) -> None:
    """A file changed, added or moved makes another fingerprint, and undoing it the first one again."""
    first = native.fingerprint(project)
    write(project, "core/rules.py", CORE + "\n# a remark\n")
    changed = native.fingerprint(project)
    write(project, "core/rules.py", CORE)
    write(project, "core/more.py", "")
    added = native.fingerprint(project)
    (project / "src/caravanserai/core/more.py").rename(project / "src/caravanserai/games/more.py")
    moved = native.fingerprint(project)
    (project / "src/caravanserai/games/more.py").unlink()

    assert 4 == len({str(each["sources"]) for each in (first, changed, added, moved)})
    assert first == native.fingerprint(project)


def let_time_pass(project: Path) -> None:
    """Make generated files older: mypyc dates them a second ahead, and these compile in less."""
    for path in (project / "build/mypyc").rglob("*.[ch]"):
        os.utime(path, (0, 0))


@needs_compiler
def test_compiled_folder(project: Path) -> None:
    """It runs compiled, knows where it is, is left alone while fresh, and compiles again only what changed."""
    assert not native.is_fresh(project)
    assert native.lay_out(project)
    assert native.is_fresh(project)
    assert not native.lay_out(project)

    asked = "from caravanserai.core import rules; from caravanserai.games.dice.scoring import score"
    told = run(project, "-c", f"{asked}; print(score(4), rules.HOME)", PYTHONPATH="build/native")
    score, home = told.stdout.split()
    assert "9" == score
    assert Path(home).parent == project / "build/native/caravanserai/core"
    assert native.libraries(Path(home).parent) == [Path(home)]

    let_time_pass(project)
    made = {path.name: path.stat().st_mtime_ns for path in native.libraries(project / "build/mypyc")}
    write(project, "games/dice/scoring.py", GAME.replace("+ 1", "+ 2"))
    assert not native.is_fresh(project)
    assert native.lay_out(project)
    again = {path.name: path.stat().st_mtime_ns for path in native.libraries(project / "build/mypyc")}
    assert ["caravanserai_games_dice"] == [name.split("__")[0] for name in made if made[name] != again[name]]
    assert "10" == run(project, "-c", f"{asked}; print(score(4))", PYTHONPATH="build/native").stdout.strip()

    interpreted(project, "*__init__.py", "core/words.py", "games/dice/scoring.py")
    assert native.lay_out(project)
    assert native.libraries(project / "build/native/caravanserai/games") == []


@needs_compiler
def test_docstrings_are_compiled_too(project: Path) -> None:
    """Of modules, classes, functions and methods, whatever letters they are written in."""
    said = '"""Twice “n” – a "pair"; why not 2\\\\n?\n\n    It is not slow.\n    """'
    body = CORE.replace("    return n + n", f"    {said}\n    return n + n")
    pair = f"\n\nclass Pair:\n    {said}\n\n    def both(self) -> int:\n        {said}\n        return 2\n"
    write(project, "core/rules.py", body + pair)
    native.lay_out(project)
    asked = "from inspect import getdoc; from caravanserai.core import rules; from caravanserai.core.rules import *"
    shown = "[getdoc(one) for one in (rules, doubled, Pair, Pair.both)]"
    told = run(project, "-c", f"{asked}; print(ascii({shown}))", PYTHONPATH="build/native")
    promised = 'Twice “n” – a "pair"; why not 2\\n?\n\nIt is not slow.'
    assert ["The rules of the smallest game.", promised, promised, promised] == literal_eval(told.stdout), told.stderr


@needs_compiler
def test_what_is_not_compiled_is_only_copied(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new front end, server or component needs no compiler; a module that others take their types from does."""
    native.lay_out(project)
    monkeypatch.setenv("CC", "/bin/false")
    for name in ("web/assets/index.js", "server/app.py", "games/dice/components.toml"):
        write(project, name, "")
        assert not native.is_fresh(project)
        assert native.is_compiled(project)
        assert native.lay_out(project)
        assert (project / "build/native/caravanserai" / name).exists()
        assert native.is_fresh(project)
    write(project, "core/words.py", "ANSWER = 42\n")
    assert not native.is_compiled(project)


@needs_compiler
def test_fresh_copies_and_never_compiles(project: Path) -> None:
    """`--fresh` says no before the first build, and yes after a change that needs none."""
    assert 1 == run(project, "-m", "tools.native", "--fresh").returncode
    assert 0 == run(project, "-m", "tools.native").returncode
    write(project, "web/index.html", "")
    assert 0 == run(project, "-m", "tools.native", "--fresh").returncode
    assert (project / "build/native/caravanserai/web/index.html").exists()
    write(project, "core/rules.py", CORE + "\n# a remark\n")
    assert 1 == run(project, "-m", "tools.native", "--fresh").returncode


@needs_compiler
def test_a_failed_build_is_tried_again(project: Path) -> None:
    """Libraries of before do not pass for those of now."""
    native.lay_out(project)
    write(project, "core/rules.py", CORE.replace("n + n", '"twice"'))
    for _ in range(2):
        with pytest.raises(native.NativeBuildError, match="mypyc or the C compiler failed"):
            native.lay_out(project)
    write(project, "core/rules.py", CORE)
    assert native.lay_out(project) is False


@needs_compiler
def test_a_type_error_stops_the_build_and_is_shown(project: Path) -> None:
    """The folder that was there stays as it was."""
    write(project, "core/rules.py", CORE.replace("n + n", '"twice"'))
    told = run(project, "-m", "tools.native")
    assert 1 == told.returncode
    assert 'src/caravanserai/core/rules.py:9: error: Incompatible return value type (got "str"' in told.stdout
    assert "native: mypyc or the C compiler failed" in told.stderr
    assert not (project / "build/native").exists()


@pytest.mark.parametrize(
    ("compiler", "message"), [("/bin/false", "C compiler failed"), ("no-such-cc", "no C compiler")]
)
def test_without_a_working_compiler_the_build_fails(project: Path, compiler: str, message: str) -> None:
    """Whether it is missing or broken, the last line says so."""
    told = run(project, "-m", "tools.native", CC=compiler)
    assert 1 == told.returncode
    assert message in told.stderr.splitlines()[-1]


def test_a_compiler_is_looked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """CC may carry options."""
    monkeypatch.setenv("CC", f"{sys.executable} -x")
    assert native.has_compiler()
    monkeypatch.setenv("CC", "no-such-cc -O2")
    assert not native.has_compiler()
