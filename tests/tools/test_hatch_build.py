"""The build hook: a wheel is compiled where it can be, pure where not, and refused where that was asked."""

import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.tools.project import CORE, make_project, write
from tools import native

needs_compiler = pytest.mark.usefixtures("compiler")

SOURCES = {"caravanserai/core/rules.py", "caravanserai/core/words.py", "caravanserai/games/dice/scoring.py"}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("CARAVANSERAI_PURE", "CARAVANSERAI_REQUIRE_NATIVE", "CARAVANSERAI_REQUIRE_WEB", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "path", [*sys.path])  # the hook puts its own folder there, which has other tools than ours
    return make_project(tmp_path)


def wheel(project: Path, version: str = "standard") -> Path:
    return Path(next(WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=[version])))


def contents(path: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(path).namelist() if ".dist-info/" not in name}


def libraries(path: Path) -> set[str]:
    return {name.split(".")[0] for name in contents(path) if name.endswith((".so", ".pyd"))}


@needs_compiler
def test_a_compiled_wheel_holds_libraries_and_sources(project: Path) -> None:
    """And its name says for which Python and machine it is."""
    made = wheel(project)
    assert {
        "caravanserai_core__mypyc",
        "caravanserai_games_dice__mypyc",
        "caravanserai/core/rules",
        "caravanserai/games/dice/scoring",
    } == libraries(made)
    assert contents(made) >= SOURCES
    assert "none-any" not in made.name


def test_a_pure_wheel_holds_the_same_sources(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is asked for to build it, and it fits everywhere."""
    monkeypatch.setenv("CARAVANSERAI_PURE", "1")
    made = wheel(project)
    assert set() == libraries(made)
    assert contents(made) >= SOURCES
    assert made.name.endswith("py3-none-any.whl")
    assert not set(native.needs(project)) & set(WheelBuilder(str(project)).config.dependencies)


@needs_compiler
def test_without_a_compiler_the_wheel_is_pure(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then mypy is not asked for either; with one it is."""
    assert set(native.needs(project)) <= set(WheelBuilder(str(project)).config.dependencies)
    monkeypatch.setenv("CC", "no-such-cc")
    assert not set(native.needs(project)) & set(WheelBuilder(str(project)).config.dependencies)
    assert wheel(project).name.endswith("py3-none-any.whl")


def test_a_failed_compilation_falls_back(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that fails is as good as none, and the builder is told."""
    monkeypatch.setenv("CC", "/bin/false")
    assert wheel(project).name.endswith("py3-none-any.whl")


@needs_compiler
def test_a_type_error_is_fatal_where_compiled_rules_are_required(
    project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What mypy said is shown, and no wheel is made."""
    monkeypatch.setenv("CARAVANSERAI_REQUIRE_NATIVE", "1")
    write(project, "core/rules.py", CORE.replace("n + n", '"twice"'))
    with pytest.raises(Exception, match="mypyc or the C compiler failed"):
        wheel(project)
    assert "rules.py:9: error: Incompatible return value type" in capfd.readouterr().out
    assert not list((project / "dist").glob("*.whl"))


def test_an_editable_install_stays_interpreted(project: Path) -> None:
    """Its sources are read from where they lie, so libraries would only grow old."""
    assert set() == libraries(wheel(project, "editable"))
