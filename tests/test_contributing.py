"""The recipes of CONTRIBUTING.md, followed as they stand on the page: its commands, and its lines in its files."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest

import caravanserai
from caravanserai.cli import main
from caravanserai.core.box import load_box
from tests.plugins import write_plugin

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
SOURCES = Path(caravanserai.__file__).parents[1]
GAMES = "src/caravanserai/games"
TYPED = "q\n"  # to leave a table in the terminal
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Recipe:
    """One section of the page."""

    def __init__(self, title: str) -> None:
        self.text = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        assert self.text, title
        self.blocks = [(found[2], textwrap.dedent(found[3])) for found in BLOCK.finditer(self.text)]

    def written(self, language: str, n: int = 0) -> str:
        """What stands in the nth block of that language."""
        return [text for name, text in self.blocks if name == language][n]

    @property
    def commands(self) -> list[str]:
        return [line for name, text in self.blocks if name == "sh" for line in text.splitlines()]


class Place:
    """A folder to follow a recipe in, where `caravanserai` and `python` are those that the tests run with."""

    def __init__(self, folder: Path, *paths: Path) -> None:
        self.folder = folder
        self.paths = paths or (SOURCES,)

    def run(self, command: str) -> str:
        """What a command says; it must succeed."""
        words = shlex.split(command)
        if words[0] == "caravanserai":
            words = [sys.executable, "-m", "caravanserai.cli", *words[1:]]
        elif words[0] == "python":
            words = [sys.executable, *words[1:]]
        done = self.done(*words)
        assert 0 == done.returncode, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def done(self, *words: str) -> subprocess.CompletedProcess[str]:
        surroundings = os.environ | {
            "PYTHONPATH": os.pathsep.join(map(str, self.paths)),
            "XDG_DATA_HOME": str(self.folder),
            "LC_ALL": "en",
            "COLUMNS": "120",
        }
        return subprocess.run(
            words, cwd=self.folder, env=surroundings, input=TYPED, capture_output=True, text=True, check=False
        )


COMMANDS = sorted(set(re.findall(r"(?:`|^ *)caravanserai ([a-z-][^`\n]*)", PAGE.read_text("utf-8"), re.MULTILINE)))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_page_is_one(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And knows all the options that the page gives it."""
    words = shlex.split(command)
    if words[:1] == ["--components"]:
        words = words[2:]
    options = [word for word in words if word.startswith("--")]
    assert 0 == main([*words[:1], "--help"])
    said = capsys.readouterr().out
    assert [] == [option for option in options if option not in said]


def test_every_target_of_the_page_is_one() -> None:
    """What `make` is asked for on the page stands in the Makefile, and in its help."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    page = PAGE.read_text("utf-8")
    commands = "\n".join([*re.findall(r"`([^`\n]+)`", page), *(block[3] for block in BLOCK.finditer(page))])
    wanted = set(re.findall(r"^ *make ([a-z-]+)", commands, re.MULTILINE))
    assert {"check", "fix", "pin", "test", "web"} <= wanted
    assert set() == wanted - set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert set() == wanted - set(re.findall(r'echo "make ([a-z-]+)', makefile))


# Correct a value


@pytest.mark.slow
def test_a_value_is_corrected(tmp_path: Path) -> None:
    """The file is written, its correction found and told, the game is sound with it, and played with it."""
    recipe, place = Recipe("Correct a value"), Place(tmp_path)
    make, export, diff, check, play = recipe.commands
    place.run(make)
    place.run(export)
    file = tmp_path / "my_games" / "gugong.toml"
    assert (ROOT / GAMES / "gugong/components.toml").read_text("utf-8") in file.read_text("utf-8")
    file.write_text(recipe.written("toml"), encoding="utf-8")
    assert "gift_cards[board_3]: value: 3 → 8  (seed; public: my copy)" in place.run(diff)
    assert "Gùgōng: sound" in place.run(check)
    assert "Gùgōng" in place.run(play)


# Add a card


def with_card(folder: Path, recipe: Recipe) -> None:
    """Write the row of the card, its counts, its rule and its name into the folder of the game."""
    components = folder / "components.toml"
    text = components.read_text("utf-8")
    counts = recipe.written("toml", 1)
    for line in counts.splitlines():
        text, n = re.subn(rf"^{line.partition(' ')[0]} = [{{\d].*$", line, text, flags=re.MULTILINE)
        assert 1 == n
    text = text.replace("\n[[decrees]]\n", f"\n{recipe.written('toml')}\n[[decrees]]\n", 1)
    components.write_text(text, encoding="utf-8")
    for rules in folder.glob("rules*.md"):
        before, found, after = rules.read_text("utf-8").partition("\n**GG-8.2.6**")
        assert found
        line, _, rest = after.partition("\n")
        rules.write_text(f"{before}{found}{line}\n\n{recipe.written('md')}{rest}", encoding="utf-8")
    for words in (folder / "speech").glob("*.ftl"):
        with words.open("a", encoding="utf-8") as lines:
            lines.write(recipe.written("ftl"))


def test_a_card_is_a_row_that_fits(tmp_path: Path) -> None:
    """With its counts and its rule the box is sound, and the row is counted after those that were there."""
    recipe, folder = Recipe("Add a card"), tmp_path / "gugong"
    shutil.copytree(ROOT / GAMES / "gugong", folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    with_card(folder, recipe)
    assert "d1_jade" == load_box("gugong", folder).ids("decrees")[-1]
    assert "make pin GAME=gugong" in recipe.commands
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "\npin: $(VENV)/dev.stamp\n\t@$(BIN)/python -m tools.pin $(GAME)\n" in makefile


def cloned(tmp_path: Path) -> Place:
    """A clean clone of what is tracked here, as it is, on a branch main of its own."""
    home = tmp_path / "clone"
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@x"]
    tracked = subprocess.run([*git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        if (ROOT / name).is_file():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, home / name)
    place = Place(home, home / "src")
    for words in (["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "as it is"]):
        assert 0 == place.done(*git, *words).returncode
    return place


def pinned(place: Place, game: str) -> subprocess.CompletedProcess[str]:
    return place.done(sys.executable, "-m", "tools.pin", game)


def check_pinned(place: Place, game: str, *more: str) -> None:
    """What is pinned of a game holds; and some tests more."""
    of_all = [f"tests/games/test_{name}.py" for name in ("golden", "order", "space", "lessons")]
    names = [*of_all, "tests/tools/test_pin.py", "tests/bots/test_judge.py", f"tests/games/{game}/test_lesson.py"]
    words = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *names]
    done = place.done(sys.executable, *words, "-k", f"{game} or test_lesson")
    assert 0 == done.returncode, done.stdout
    if more:
        done = place.done(sys.executable, *words[:6], *more)
        assert 0 == done.returncode, done.stdout


@pytest.mark.long
def test_a_card_is_added(tmp_path: Path) -> None:
    """To the letter, in a clone: after the one command all that is pinned holds, and the story passes."""
    recipe, place = Recipe("Add a card"), cloned(tmp_path)
    folder = place.folder / GAMES / "gugong"
    with_card(folder, recipe)
    story = place.folder / "tests/games/gugong/test_morning_gem.py"
    story.write_text(f'"""The card of the page."""\n\n{recipe.written("python")}', encoding="utf-8")
    done = pinned(place, "gugong")
    assert 0 == done.returncode, done.stderr
    assert "decrees[d1_jade]: edition 2\n" in done.stdout
    assert "1 more: decree:d1_jade" in done.stdout
    assert "lesson:     plays as before\n" in done.stdout
    assert (folder / "notes.md").read_text("utf-8").endswith("\n\nEdition 2: adds decrees[d1_jade].\n")
    assert "Gùgōng: sound" in place.run("caravanserai check gugong")
    check_pinned(place, "gugong", str(story), "tests/games/gugong/test_box.py", "tests/core/test_box.py")
    again = pinned(place, "gugong")
    assert ["as before", "as before"] == re.findall(r"(?:order|records): +(.*)", again.stdout)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "table", "count"),
    [("paladins", "townsfolk", 32), ("marcopolo2", "city_cards", 25), ("yokohama", "orders", 36)],
)
def test_a_card_is_added_to_any_game(game: str, table: str, count: int, tmp_path: Path) -> None:
    """A second copy of a card under another name."""
    place = cloned(tmp_path)
    components = place.folder / GAMES / game / "components.toml"
    text = components.read_text("utf-8").replace(f"\n{table} = {count}\n", f"\n{table} = {count + 1}\n", 1)
    row = re.search(rf"^\[\[{table}\]\]\n(?:[^\[\n#].*\n)+", text, re.MULTILINE)
    assert row is not None
    card = re.sub('^id = "[^"]*"', 'id = "stranger"', row[0], flags=re.MULTILINE)
    components.write_text(text.replace(row[0], f"{row[0]}{card}", 1), encoding="utf-8")
    done = pinned(place, game)
    assert 0 == done.returncode, done.stderr
    assert f"{table}[stranger]: edition 2\n" in done.stdout
    check_pinned(place, game)


@pytest.mark.long
def test_more_than_adding_is_refused(tmp_path: Path) -> None:
    """A value of another card is told, and nothing is written; with the edition raised and a reason it is pinned."""
    place = cloned(tmp_path)
    folder = place.folder / GAMES / "gugong"
    components = folder / "components.toml"
    text = components.read_text("utf-8")
    components.write_text(text.replace("pay_servants = 2", "pay_servants = 3", 1), encoding="utf-8")
    done = pinned(place, "gugong")
    assert 1 == done.returncode
    assert "\n  exchange: pay_servants: 2 → 3\n" in done.stderr
    assert f" M {GAMES}/gugong/components.toml\n" == place.done("git", "status", "--short").stdout
    start = folder / "__init__.py"
    start.write_text(start.read_text("utf-8").replace("    edition=1,\n", "    edition=2,\n"), encoding="utf-8")
    assert "Edition 2:" in pinned(place, "gugong").stderr
    with (folder / "notes.md").open("a", encoding="utf-8") as notes:
        notes.write("\nEdition 2: a lesser gift costs 3 servants.\n")
    done = pinned(place, "gugong")
    assert 0 == done.returncode, done.stderr
    assert "changed:    exchange: pay_servants: 2 → 3\n" in done.stdout


# Add a bot


@pytest.mark.slow
def test_a_bot_is_added(tmp_path: Path) -> None:
    """Written, installed by the entry point of its own pyproject.toml, played against and measured."""
    recipe = Recipe("Add a bot")
    (tmp_path / "my_package.py").write_text(recipe.written("python"), encoding="utf-8")
    project = tomllib.loads(recipe.written("toml"))["project"]
    install, play, ladder = recipe.commands
    assert "pip install -e ." == install
    ((group, points),) = project["entry-points"].items()
    write_plugin(tmp_path / "installed", "my_package", group, points)
    place = Place(tmp_path, tmp_path, tmp_path / "installed", SOURCES)
    assert "Gùgōng" in place.run(play)
    assert "Hasty" in place.run(ladder.replace("--games 20", "--games 2"))


# Add a language


@pytest.mark.slow
def test_a_language_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the name of the language speaks English; with a copied file less is missing."""
    recipe = Recipe("Add a language")
    folder = tmp_path / "languages" / "de"
    (folder / "games").mkdir(parents=True)
    (folder / "language.toml").write_text(recipe.written("toml"), encoding="utf-8")
    monkeypatch.setenv("CARAVANSERAI_LANGUAGES", str(folder.parent))
    place = Place(tmp_path)
    assert "`caravanserai play gugong --language de`" in recipe.text
    assert "Gùgōng" in place.run("caravanserai play gugong --language de")
    assert "`caravanserai check --words de`" in recipe.text
    for copied in re.findall(r"`(src/[a-z/]+\.ftl)`", recipe.text):
        name = "house.ftl" if copied.endswith("house.ftl") else "games/gugong.ftl"
        assert name in recipe.text
        words = (ROOT / copied).read_text("utf-8")
        kept = words.replace("ask-choose-gift =", "ask-choose-gift-of-another-name =")
        (folder / name).write_text(kept, encoding="utf-8")
    said = place.done(sys.executable, "-m", "caravanserai.cli", "check", "--words", "de").stdout
    found = re.search(r"gugong: Messages: (\d+) of (\d+)", said)
    assert found is not None
    missing = re.search(r"Not said yet: (\d+)\n +ask-choose-gift\n", said[found.end() :])
    assert missing is not None
    assert int(found[2]) - int(found[1]) == int(missing[1]) < 5
