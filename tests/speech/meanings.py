"""All that can be said in Gùgōng: every message that is needed, with the arguments that it is given."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias

import caravanserai
from caravanserai.core.box import read_words
from caravanserai.core.game import games
from caravanserai.core.step import Auto
from caravanserai.core.words import Key, vocabulary
from caravanserai.games.gugong import GAME
from caravanserai.speech import LANGUAGES, Speaker
from caravanserai.speech.speaker import FORMS, kebab, sorts_of

Needed: TypeAlias = dict[str, set[str]]

FOLDER = Path(str(files(GAME.package)))
WORDS = read_words(GAME.id, FOLDER)
FAMILY = {"label", "stem", "a", "b"}
# What the composite effects give to their messages.
COMPOSITES: Needed = {
    "effect-none": set(),
    "effect-free": set(),
    "effect-gain": {"what"},
    "effect-with": {"first", "next"},
    "effect-then": {"first", "next"},
    "effect-or": {"first", "next"},
    "effect-rows": {"first", "next"},
    "effect-may": {"effect"},
    "effect-pay": {"cost", "cost_acc", "gain"},
    "effect-repeat": {"times", "effect"},
    "effect-up-to": {"n", "effect"},
    "effect-per": {"per", "effect"},
    "effect-score": {"points", "per"},
    "effect-most": {"effect", "most"},
    "effect-any-order": {"effect"},
    "effect-if": {"test", "then"},
    "effect-if-else": {"test", "then", "otherwise"},
    "effect-row": {"n", "effect"},
    "effect-by": {"effect", "value"},
    "effect-moment": {"moment", "effect"},
    "effect-per-turn": {"effect", "n"},
    "times": {"n"},
}


def sources(folder: Traversable, suffix: str = ".py") -> str:
    """The text of all modules below a folder."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(str(folder)).rglob(f"*{suffix}")))


def mentioned(pattern: str) -> set[str]:
    """The message ids that the core and the game name in their sources."""
    core = Path(caravanserai.__file__).parent / "core"
    return set(re.findall(rf'"({pattern})"', sources(core) + sources(files(GAME.package))))


def asking_steps() -> list[str]:
    """The steps that ask somebody, leaving out those that only others are made of."""
    steps = {name: cls for name, cls in GAME.steps.items() if cls.__module__ != "caravanserai.core.step"}
    bases = {base for cls in steps.values() for base in cls.__mro__[1:]}
    return sorted(name for name, cls in steps.items() if cls not in bases and not issubclass(cls, Auto))


def given(keys: list[Key]) -> set[str]:
    names = {key.name for key in keys}
    names |= {f"{key.name}_acc" for key in keys if key.type == "cost"}
    return names | {"n"} if "up_to" in names else names


def events() -> Needed:
    out: Needed = {}
    for kind in GAME.events.kinds:
        names = {argument.name for argument in kind.arguments}
        components = [a.name for a in kind.arguments if a.sort not in ("seat", "number")]
        out[f"log-{kind.name}"] = names | {f"{name}_{form}" for name in components for form in FORMS}
        out |= {f"{argument.sort}-hidden": set() for argument in kind.arguments if argument.secret}
    return out


def questions() -> Needed:
    asked: Needed = {f"ask-{kebab(step)}": {"effect"} for step in asking_steps()}
    return asked | {f"wait-{kebab(step)}": {"player"} for step in asking_steps()}


def effects() -> Needed:
    verbs = {name: keys for name, keys in WORDS.lead["kind"].items() if name not in vocabulary()["common"]["verbs"]}
    values = {value for own in vocabulary().values() for value in own.get("values", {})}
    out: Needed = COMPOSITES | {f"noun-{noun}": {"n"} for noun in WORDS.nouns}
    out |= {f"value-{value}": set() for value in values}
    out |= {f"verb-{name}": given(WORDS.keys(keys)) for name, keys in verbs.items()}
    out |= {f"change-{name}": given(WORDS.keys(keys)) | {"change", "n"} for name, keys in WORDS.lead["ask"].items()}
    out |= {f"moment-{name}": given(WORDS.keys(keys)) | {"every"} for name, keys in WORDS.lead["on"].items()}
    out |= {f"test-{name}": given(WORDS.keys(keys)) for name, keys in WORDS.lead["test"].items()}
    counters = WORDS.named["counter"]
    return out | {f"score-per-{name}": given(WORDS.keys(keys)) | {"every"} for name, keys in counters.items()}


def row_arguments(speaker: Speaker, sort: str) -> set[str]:
    """What the message of a family is given: parts of the label, and the keys of the rows."""
    paths = {path for path, _ in speaker.rows[sort].values()}
    return FAMILY.union(*(given(WORDS.table(path)) for path in paths))


def components(language: str) -> Needed:
    """The message that says each component: its own, or its family's."""
    speaker = Speaker(GAME, language)
    out: Needed = {}
    for sort, names in sorts_of(GAME).items():
        for name in names:
            own = f"{sort}-{name}"
            if speaker.has(own) or not speaker.has(sort):
                out[own] = set()
            else:
                out[sort] = row_arguments(speaker, sort)
    return out


def options() -> Needed:
    out: Needed = {f"setting-{option.id}": set() for option in GAME.box.options}
    values = [(option.id, str(value).lower()) for option in GAME.box.options for value in option.values]
    return out | {f"setting-{option}-{value}": set() for option, value in values}


def headings() -> Needed:
    numbered = [heading.id for heading in GAME.box.headings if heading.id]
    return {f"rule-{GAME.prefix}-{number.replace('.', '-')}": set() for number in numbered}


def scores() -> Needed:
    decrees: list[Any] = [decree["id"] for decree in GAME.box.data["decrees"] if "scoring" in decree]
    return {line: set() for line in mentioned(r"score-[a-z-]+[a-z]")} | {f"score-decree-{decree}": set() for decree in decrees}


def platform() -> Needed:
    names = [f"language-{language}" for language in LANGUAGES] + [f"game-{game}" for game in games()]
    return {name: set() for name in names} | {"bot-random": set(), "bot-greedy": set(), "meng": set()}


def needed(language: str) -> Needed:
    """Every message that the game can ask for in a language, with its arguments."""
    refusals: Needed = {message: {"n"} for message in mentioned(r"refuse-[a-z-]+")}
    sheets = options() | headings() | scores() | platform()
    return events() | questions() | refusals | effects() | components(language) | sheets
