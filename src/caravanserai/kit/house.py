"""What holds of a game before any is played: its rooms, its choices, its steps, its words."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from caravanserai.core.book import languages, opened
from caravanserai.core.game import Game
from caravanserai.core.howto import BadHowto, howto_in
from caravanserai.core.languages import ENGLISH
from caravanserai.core.puzzle import FILE as PUZZLES
from caravanserai.core.puzzle import BadPuzzles, shipped
from caravanserai.core.step import Step
from caravanserai.core.wire import wire_step

Words: TypeAlias = Callable[[Game[Any]], Iterable[str]]  # what has no message, in which language

FILES = ("rules.md", "components.toml", "vocabulary.toml")
RULES = ("box", "state", "choices", "events", "setup", "flow", "questions", "effects", "scoring", "view")
MODULES = ("__init__", *RULES, "features", "heuristics")
FOLDERS = ("actions", "speech")
EMBLEM = "emblem.svg"  # of a game that brings its picture for the lobby
NOTES = "notes.md"  # of a game that says why its rules are read so
OTHER_RULES = re.compile(r"rules\.[A-Za-z0-9-]+\.md")  # the rules in a language that is not English
ORDER = "order.toml"  # of a game that pins the order of its rows and effects
EXCEPTIONS = "audit.toml"  # of a game with values that are not played, or that random games cannot show
LESSON = "lesson.toml"  # of a game that can be learnt by playing
DEALT = "lesson.json"  # how the table of its lesson was dealt, which later cards leave as it is
HOWTO = "howto.toml"  # of a game that tells newcomers how it is played
HOLDINGS = "holdings"  # of a game that counts what a seat has, so that a choice can be priced
PICTURES = "pictures"  # of a game that brings drawings of its components, for a table that nobody has drawn
COMPONENTS = "components"  # a second room for what a box holds, where one is too small
VERBS = "verbs"  # a second room for what effects do, where one is too small
ABOUT = "about.toml"  # of a game that says how long and how heavy it is
SKETCH = "sketch"  # of a game whose seats can be sketched for a judge that was taught
PROSPECTS = "prospects"  # a second room for what a sketch tells, where one is too small
JUDGEMENT = "judgement.json"  # what was learned from sketches
BANDS = "bands.json"  # how far off a review is that judges by it
SOLO_SKETCH = "solo_sketch"  # the sketch of who plays alone, where other numbers are told of them
SOLO_JUDGEMENT = "solo_judgement.json"  # what was learned from those
DEEDS = "deeds.toml"  # of a game that says what is counted in many games
KNOWLEDGE = "knowledge.json"  # what was counted
TACTICS = "tactics"  # of a game that says how hard each level of bots thinks
MOST_FIELDS = 8
TOKEN = re.compile(r"[a-z][a-z0-9_-]*:[A-Za-z0-9_.+-]+")


def rooms(game: Game[Any]) -> Iterator[str]:
    """The same rooms in every game: none missing, none besides; some only where the game has a use for them."""
    folder = home(game)
    found = {room(path) for path in folder.iterdir()} - {""}
    needed = {*FILES, *MODULES, *FOLDERS} | ({"solo"} if 1 in game.seats else set())
    needed |= {LESSON} if game.lesson is not None else set()
    needed |= {HOWTO} if game.howto is not None else set()
    needed |= {HOLDINGS} if game.holdings is not None else set()
    needed |= {ABOUT} if game.about.weight else set()
    needed |= {SKETCH} if game.sketcher is not None else set()
    needed |= {SOLO_SKETCH} if game.solo_sketcher is not None else set()
    needed |= {TACTICS} if game.tactics else set()
    allowed = needed | {COMPONENTS, EMBLEM, HOWTO, NOTES, PICTURES, ORDER, EXCEPTIONS, DEEDS, KNOWLEDGE, PUZZLES, VERBS}
    allowed |= {DEALT} if game.lesson is not None else set()
    allowed |= {PROSPECTS, JUDGEMENT, BANDS} if game.sketcher is not None else set()
    allowed |= {SOLO_JUDGEMENT} if game.solo_sketcher is not None else set()
    yield from (f"{name} is missing" for name in sorted(needed - found))
    yield from (f"{name} is no room" for name in sorted(found - allowed) if not OTHER_RULES.fullmatch(name))
    yield from sorted({fault for language in languages(game.box) for fault in opened(game.box, language).faults})
    if not (folder / "speech" / f"{ENGLISH}.ftl").is_file():
        yield f"speech/{ENGLISH}.ftl is missing"
    try:
        shipped(game.package)
    except BadPuzzles as bad:
        yield str(bad)


def howto(game: Game[Any]) -> Iterator[str]:
    """A page for newcomers, if there is one, can be made from the box, and its drawings have a position to show."""
    if not (home(game) / HOWTO).is_file():
        return
    try:
        howto_in(game.package, game.box)
    except BadHowto as bad:
        yield str(bad)
    if game.howto is None:
        yield f"{HOWTO} is there, but not told"
        return
    steps = [] if game.lesson is None else [step.id for step in game.lesson.steps]
    if game.howto.example and game.howto.example not in steps:
        yield f"{game.howto.example} is no step of the lesson"


def home(game: Game[Any]) -> Path:
    """The folder of a game."""
    return Path(str(import_module(game.package).__file__)).parent


def room(path: Path) -> str:
    """The room that a file or folder is; none for what a build or an interpreter leaves behind."""
    stem, _, kind = path.name.partition(".")
    if stem == "__pycache__" or stem.endswith("__mypyc") or path.name.startswith("."):
        return ""
    if path.is_dir():
        return path.name
    return stem if kind == "py" or kind.endswith(("so", "pyd")) else path.name


def tokens(game: Game[Any]) -> Iterator[str]:
    """Every code has one token and every token one code; tokens fit in a line, an address and a picture."""
    for code, token in enumerate(game.space.tokens):
        if game.space.code(token) != code:
            yield f"{token}: has the codes {code} and {game.space.code(token)}"
        if TOKEN.fullmatch(token) is None:
            yield f"{token}: not a token"
    for family in game.space.families:
        for index, label in enumerate(family.labels):
            if game.space.tokens[family.code(index)] != f"{family.name}:{label}":
                yield f"{family.name}:{label}: its family lies elsewhere"


def steps(game: Game[Any]) -> Iterator[str]:
    """A step is rebuilt by its name and its fields, in the order of its constructor."""
    classes = step_classes(game)
    for name, times in Counter(cls.__name__ for cls in classes).items():
        if times > 1:
            yield f"{times} steps are called {name}"
    for cls in classes:
        step, given = made(cls)
        if step is None:
            yield f"{cls.__name__}: cannot be made from whole numbers"
        elif wire_step(step)[1:] != given:
            yield f"{cls.__name__}: made from {given}, it holds {wire_step(step)[1:]}"
    for old, new in game.renamed.items():
        if game.steps.get(old) is not game.steps.get(new):
            yield f"{old}: renamed to {new}, which is no step"


def step_classes(game: Game[Any]) -> list[type]:
    """The steps of a game and of the core, those of one name all counted."""
    found: list[type] = []
    waiting: list[type] = [Step]
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        for cls in below:
            waiting.append(cls)
            if f"{cls.__module__}.".startswith(("caravanserai.core.", f"{game.package}.")) and cls not in found:
                found.append(cls)
    return found


def made(cls: type) -> tuple[Any, list[int]]:
    """A step made from as many different numbers as it takes."""
    for size in range(MOST_FIELDS, -1, -1):
        given = list(range(10, 10 + size))
        try:
            return cls(*given), given
        except TypeError:
            continue
    return None, []
