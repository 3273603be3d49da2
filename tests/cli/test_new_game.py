"""new-game: a game of one's own, written, installed, checked and played."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import caravanserai
from caravanserai.cli import main
from tests.packages import register

SOURCES = Path(caravanserai.__file__).parents[1]


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python, where the game of that folder is installed."""
    path = os.pathsep.join((str(home / "src"), str(home / "installed"), str(SOURCES)))
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}, check=False
    )


def planted(folder: Path, name: str) -> Path:
    """A new game, installed by the entry point that its own pyproject.toml declares."""
    assert 0 == main(["new-game", name, "--folder", str(folder), "--lang", "en"])
    home = folder / name
    facts = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))
    register(home / "installed", name, facts["project"]["entry-points"]["caravanserai.games"][name])
    return home


def test_a_new_game_is_sound_and_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It passes the whole kit, bots play it, and its own tests pass, without a word in any other language."""
    home = planted(tmp_path, "camel")
    said = capsys.readouterr().out
    assert f"{home}: " in said
    assert "caravanserai check camel" in said

    checked = run(home, "-m", "caravanserai.cli", "check", "camel", "--lang", "en")
    assert (0, "Camel: sound") == (checked.returncode, checked.stdout.splitlines()[-1]), checked.stdout
    assert ["en.ftl"] == [path.name for path in (home / "src" / "camel" / "speech").iterdir()]
    command = "simulate camel --seats 3 --games 2 --jobs 1 --bot greedy --lang en"
    played = run(home, "-m", "caravanserai.cli", *command.split())
    assert "2 games played" in played.stdout, played.stderr
    tested = run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(home), str(home / "tests"))
    assert "4 passed" in tested.stdout, tested.stdout


def test_it_goes_by_its_own_name_everywhere(tmp_path: Path) -> None:
    """Nothing is left of the game that it was made from; the ids of its rules are told apart from those of others."""
    home = planted(tmp_path, "zebra9")
    files = [path for path in home.rglob("*") if path.is_file()]
    texts = {str(path.relative_to(home)): path.read_text(encoding="utf-8") for path in files}
    assert not [path for path, text in texts.items() if "seedling" in f"{path}{text}".lower()]
    assert "**ZB-1.1**" in texts["src/zebra9/rules.md"]
    assert 'prefix="ZB"' in texts["src/zebra9/__init__.py"]
    facts = run(home, "-c", "import zebra9; print(zebra9.GAME, zebra9.GAME.box.prefix)")
    assert "Game('zebra9') ZB\n" == facts.stdout, facts.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Camel", "small letters"),
        ("9camels", "a letter first"),
        ("two-humps", "small letters"),
        ("c" * 25, "at most 24"),
        ("gugong", "there is a game"),
        ("json", "Python knows"),
        ("class", "Python knows"),
        ("round", "call something else Round"),
        ("player", "call something else Player"),
    ],
)
def test_a_name_that_cannot_be_used(name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["new-game", name, "--folder", str(tmp_path)])
    said = capsys.readouterr().err
    assert why in said
    assert 1 == len(said.splitlines())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("prefix", "why"), [("gg", "capitals"), ("GG", "another game"), ("G", "two to four")])
def test_a_prefix_that_cannot_be_used(
    prefix: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["new-game", "camel", "--prefix", prefix, "--folder", str(tmp_path)])
    assert why in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_is_there_already_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "camel"
    kept.write_text("mine", encoding="utf-8")
    assert 2 == main(["new-game", "camel", "--folder", str(tmp_path)])
    assert f"caravanserai: {kept}: is there already\n" == capsys.readouterr().err
    assert "mine" == kept.read_text(encoding="utf-8")
    assert 2 == main(["new-game", "camel", "--folder", str(tmp_path / "nowhere")])
    assert "no such folder" in capsys.readouterr().err
