"""Which room of a game a fault belongs to: the file to open, in the order in which a game is written."""

import re
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from caravanserai.core.box import BoxError
from caravanserai.core.game import Game
from caravanserai.core.languages import ENGLISH
from caravanserai.kit.faults import Fault
from caravanserai.kit.house import FILES, FOLDERS, MODULES, home, room

# The rooms in the order in which they are filled; what is not among them comes last.
ORDER: Final = (
    "rules.md",
    "components.toml",
    "vocabulary.toml",
    "components.py",
    "box.py",
    "state.py",
    "choices.py",
    "events.py",
    "setup.py",
    "questions.py",
    "actions",
    "verbs.py",
    "effects.py",
    "flow.py",
    "scoring.py",
    "view.py",
    "features.py",
    "heuristics.py",
    "__init__.py",
    "speech",
)
# Where to look first for what each invariant finds, unless the fault itself names a place.
ROOMS: Final = {
    "tokens": "choices.py",
    "steps": "flow.py",
    "howto": "howto.toml",
    "declared": "events.py",
    "imagination": "view.py",
    "plain": "state.py",
    "agreement": "actions",
    "ways": "actions",
    "clones": "state.py",
    "round-trips": "state.py",
    "illegal": "actions",
    "views": "view.py",
    "leaks": "view.py",
    "log": "events.py",
    "alive": "flow.py",
    "census": "state.py",
    "deterministic": "setup.py",
    "records": "setup.py",
    "standings": "scoring.py",
    "events": "events.py",
}
# What the fault says where an invariant holds several rooms.
TELLING: Final = {"observation": "features.py", "is more than": "features.py", "worth": "heuristics.py"}
WANTED: Final = (*FILES, *FOLDERS, *(f"{name}.py" for name in MODULES), f"speech/{ENGLISH}.ftl")  # in every game
CRASHED: Final = re.compile(r'\(File "(?P<file>[^"]+)", line (?P<line>\d+)')
ABSENT: Final = re.compile(r"(?P<room>\S+) is (missing|no room)")
WORDS: Final = re.compile(r"(?P<language>[\w-]+): ")
NAMED: Final = re.compile(r"(?:\w+/)?(?P<file>[\w./-]+\.(?:toml|md)): ")


def by_room(game: Game[Any], faults: Iterable[Fault]) -> dict[str, list[Fault]]:
    """The faults of a game by room; the room to begin with first."""
    found: dict[str, list[Fault]] = {}
    for fault in faults:
        found.setdefault(room_of(game, fault), []).append(fault)
    return dict(sorted(found.items(), key=lambda one: place_of(one[0])))


def place_of(name: str) -> tuple[int, str]:
    """Where a room comes among the others; one inside a folder, where that does."""
    first = name.partition("/")[0]
    return (ORDER.index(first) if first in ORDER else len(ORDER), name)


def room_of(game: Game[Any], fault: Fault) -> str:
    """The file, or the folder, that a fault is to be mended in."""
    folder = home(game)
    crash = CRASHED.search(fault.what)
    if crash is not None and Path(crash["file"]).is_relative_to(folder):
        return str(Path(crash["file"]).relative_to(folder))
    if fault.invariant == "words":
        language = WORDS.match(fault.what)
        return f"speech/{language['language'] if language else ENGLISH}.ftl"
    if fault.invariant == "rooms":
        return named_in(fault.what)
    if fault.invariant == "steps":
        return file_of_step(game, fault.what.partition(":")[0], folder)
    told = next((name for word, name in TELLING.items() if word in fault.what), "")
    return told or ROOMS.get(fault.invariant, "__init__.py")


def named_in(what: str) -> str:
    """The room that a fault begins with: `scoring is missing`, `camel/rules.fr.md: …`."""
    absent = ABSENT.fullmatch(what)
    if absent is not None:
        name = absent["room"]
        return name if "." in name or name in FOLDERS else f"{name}.py"
    named = NAMED.match(what)
    return named["file"] if named else "rules.md"


def file_of_step(game: Game[Any], name: str, folder: Path) -> str:
    """The module in which a step is written, where its fault names one."""
    cls = game.steps.get(name)
    file = getattr(sys.modules.get(cls.__module__), "__file__", None) if cls is not None else None
    inside = file is not None and Path(file).is_relative_to(folder)
    return str(Path(str(file)).relative_to(folder)) if inside else ROOMS["steps"]


# A game that cannot be loaded


def before_it_loads(name: str, folder: Path, error: BaseException) -> dict[str, list[str]]:
    """What keeps a game from being loaded, by room: what went wrong first, and every room that is not there yet."""
    found: dict[str, list[str]] = {}
    if isinstance(error, BoxError):
        for fault in error.faults:
            at, _, what = fault.partition(": ")
            found.setdefault(at.removeprefix(f"{name}/"), []).append(what)
    else:
        at, line = raised_in(error, folder)
        found[at] = [f"line {line}: {type(error).__name__}: {' '.join(str(error).split())}" if line else str(error)]
    lacking = absent(folder)
    if len(lacking) == len(WANTED) and not isinstance(error, BoxError):
        return found  # no game lies there: its entry point leads elsewhere, and that is all there is to say
    for one in lacking:
        found.setdefault(one, []).append("is missing")
    return dict(sorted(found.items(), key=lambda one: place_of(one[0])))


def raised_in(error: BaseException, folder: Path) -> tuple[str, int]:
    """The file of a game that an error came from, and the line."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(folder):
        return str(Path(error.filename).relative_to(folder)), error.lineno or 0
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(folder)
    ]
    return (
        (str(Path(frames[-1].filename).relative_to(folder)), frames[-1].lineno or 0) if frames else ("__init__.py", 0)
    )


def absent(folder: Path) -> list[str]:
    """The rooms of every game that a folder does not have yet."""
    there = {room(path) for path in folder.iterdir()} if folder.is_dir() else set()
    lacking = [name for name in WANTED if name.removesuffix(".py") not in there and not (folder / name).exists()]
    return sorted(lacking, key=place_of)
