"""`caravanserai new-game camel`: the rooms of a new game, with a small one in them that can be played at once."""

import keyword
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from caravanserai.cli.arguments import Lang, known_games, read_language
from caravanserai.cli.screen import new_console
from caravanserai.cli.wrong import Wrong
from caravanserai.speech import Speaker

SEEDLING: Final = Path(__file__).with_name("seedling")  # a whole game called seedling, as a package of its own
SUFFIX: Final = ".in"  # of its files, so that they are not taken for ours
NAME: Final = re.compile(r"[a-z][a-z0-9]*")
PREFIX: Final = re.compile(r"[A-Z]{2,4}")
LONGEST: Final = 24  # letters


def new_game(
    name: Annotated[str, typer.Argument(help="What it is called everywhere: small letters and figures.")],
    folder: Annotated[Path, typer.Option(help="Where its folder is made.")] = Path(),
    prefix: Annotated[
        str | None, typer.Option(help="How the ids of its rules begin; from its name if missing.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the rooms of a new game as a package of its own. It is a small game, to be made into yours."""
    speaker = Speaker(None, read_language(lang))
    home = folder / read_name(name)
    chosen = read_prefix(prefix, name)
    if not folder.is_dir():
        raise Wrong(f"--folder {folder}: there is no such folder")
    if home.exists():
        raise Wrong(f"{home}: is there already")
    written = list(plant(home, name, chosen))
    console = new_console()
    console.print(speaker.text("cli-new-game", folder=str(home), n=len(written)), soft_wrap=True, highlight=False)
    where = home if home.is_absolute() else f"./{home}"  # else pip takes a folder for the name of a package
    for command in (f"pip install -e {where}", f"caravanserai check {name}", f"caravanserai play {name}"):
        console.print(Text(f"  {command}", style="bold"), soft_wrap=True)


def read_name(name: str) -> str:
    """A name that no package and no other game has, since it is both."""
    if NAME.fullmatch(name) is None or len(name) > LONGEST:
        raise Wrong(f"{name!r}: a game is called by at most {LONGEST} small letters and figures, a letter first")
    if name in known_games() or name in known_games().faults:
        raise Wrong(f"{name}: there is a game of that name")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Wrong(f"{name}: Python knows something else by that name")
    if any(re.search(rf"\b{name.capitalize()}(View|Observer)?\b", path.read_text("utf-8")) for path in modules()):
        raise Wrong(f"{name}: the rooms call something else {name.capitalize()}")
    return name


def modules() -> Iterator[Path]:
    """The modules of the seedling, whose names a game cannot have besides."""
    return SEEDLING.rglob(f"*.py{SUFFIX}")


def read_prefix(given: str | None, name: str) -> str:
    """How the rules of the game begin: no other game's rules do."""
    taken = {game.prefix for game in known_games().values()}
    if given is None:
        return next(one for one in proposed(name) if one not in taken)
    if PREFIX.fullmatch(given) is None:
        raise Wrong(f"--prefix {given}: two to four capitals")
    if given in taken:
        raise Wrong(f"--prefix {given}: the rules of another game begin so")
    return given


def proposed(name: str) -> Iterator[str]:
    """Two letters: the first and a consonant of the name, then any letter, then any other."""
    letters = [letter.upper() for letter in name if letter.isalpha()]
    consonants = [letter for letter in letters[1:] if letter not in "AEIOUY"]
    every = [chr(n) for n in range(ord("A"), ord("Z") + 1)]
    return (f"{letters[0]}{second}" for second in (*consonants, *letters[1:], *every))


def plant(home: Path, name: str, prefix: str) -> Iterator[Path]:
    """Every file of the seedling under the new name; what was written."""
    for source in sorted(SEEDLING.rglob(f"*{SUFFIX}")):
        target = home / renamed(str(source.relative_to(SEEDLING)).removesuffix(SUFFIX), name, prefix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name, prefix), encoding="utf-8")
        yield target


def renamed(text: str, name: str, prefix: str) -> str:
    """The text under the name of the new game: its package, its class, its title, the ids of its rules."""
    text = re.sub(r"\bSD\b", prefix, text)
    return text.replace("seedling", name).replace("Seedling", name.capitalize())
