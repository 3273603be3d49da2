"""new-game: a game of one's own, written, installed, checked and played."""

import os
import re
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest

import caravanserai
from caravanserai.cli import main
from tests.plugins import write_plugin

SOURCES = Path(caravanserai.__file__).parents[1]
ROOT = Path(__file__).parents[2]


def run(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python, where the game of that folder is installed; what it keeps stays there."""
    path = os.pathsep.join((str(home / "src"), str(home / "installed"), str(SOURCES)))
    surroundings = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(home)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=surroundings, input=typed, check=False)


def planted(folder: Path, name: str) -> Path:
    """A new game, installed by the entry point that its own pyproject.toml declares."""
    assert 0 == main(["new-game", name, "--folder", str(folder), "--lang", "en"])
    home = folder / name
    facts = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))
    points = facts["project"]["entry-points"]["caravanserai.games"]
    write_plugin(home / "installed", name, "caravanserai.games", points)
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
    assert "5 passed" in tested.stdout, tested.stdout


def test_the_guide_says_what_is_written(tmp_path: Path) -> None:
    """The commands of "Add a game", the entry point, and every room that is named there."""
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2].partition("\n## ")[0]
    home = planted(tmp_path, "camel")
    assert "caravanserai new-game camel\n   pip install -e ./camel\n" in guide
    declared = textwrap.dedent(guide.partition("```toml\n")[2].partition("   ```")[0])
    assert declared in (home / "pyproject.toml").read_text(encoding="utf-8")
    order = guide.partition("Fill the rooms in the order ")[2].partition(";")[0]
    rooms = re.findall(r"`(\w+)/?`", order)
    written = {path.stem for path in (home / "src" / "camel").iterdir()} - {"__init__", "__pycache__"}
    assert written - set(rooms) == {"rules", "components", "vocabulary", "speech", "pictures"}
    assert set(rooms) <= written
    assert (home / "tests" / "test_camel.py").is_file()


def test_the_terminal_calls_fields_as_the_game_does(tmp_path: Path) -> None:
    home = planted(tmp_path, "camel")
    played = run(home, "-m", "caravanserai.cli", "play", "camel", "--key", "1", "--lang", "en", typed="q\n")
    assert "Water in the spring" in played.stdout, played.stderr
    assert "Camel at" in played.stdout


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


# check: what is missing next


def test_check_tells_all_that_is_missing_by_room(tmp_path: Path) -> None:
    """Every message, not the first few; a field that clones forget at the room that it belongs to, and once."""
    home = planted(tmp_path, "camel")
    rooms = home / "src" / "camel"
    words = rooms / "speech" / "en.ftl"
    kept = [line for line in words.read_text("utf-8").splitlines() if not line.startswith(("place-", "log-"))]
    words.write_text("\n".join(kept), encoding="utf-8")
    state = rooms / "state.py"
    state.write_text(state.read_text("utf-8").replace("        out.sun = self.sun\n", ""), encoding="utf-8")
    (rooms / "questions.py").rename(rooms / "answers.py")
    send = rooms / "actions" / "send.py"
    send.write_text(send.read_text("utf-8").replace("camel.questions", "camel.answers"), encoding="utf-8")

    checked = run(home, "-m", "caravanserai.cli", "check", "camel", "--lang", "en")
    lines = checked.stdout.splitlines()
    assert 1 == checked.returncode
    # What imagines clones, and so tells of the forgotten field as well: the room to begin with comes first.
    assert ["state.py", "questions.py", "view.py", "speech/en.ftl", "answers.py"] == [
        line.strip() for line in lines if line.startswith("  ") and not line.startswith("    ")
    ]
    for message in ("place-well", "place-market", "place-dunes", "place-camp", "log-gained", "log-game-over"):
        assert f"    words: en: {message}: is missing" in lines
    assert 1 == sum("clones: a clone differs in sun" in line for line in lines)
    assert "    rooms: questions is missing" in lines


def test_check_of_a_game_that_does_not_load(tmp_path: Path) -> None:
    home = planted(tmp_path, "camel")
    for name in ("scoring.py", "view.py"):
        (home / "src" / "camel" / name).unlink()
    checked = run(home, "-m", "caravanserai.cli", "check", "camel", "--lang", "en")
    assert 1 == checked.returncode
    assert "No module named 'camel.scoring'" in checked.stdout
    told = [line.strip() for line in checked.stdout.splitlines()]
    assert [("scoring.py", "is missing"), ("view.py", "is missing")] == [
        (told[n - 1], line) for n, line in enumerate(told) if line == "is missing"
    ]
