"""What a game needs to have said: every message that can be asked for, with the arguments that it is given."""

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from caravanserai.core.deeds import deeds_in
from caravanserai.core.figures import figures
from caravanserai.core.game import Game, start
from caravanserai.core.play import playout
from caravanserai.core.step import Auto, Caution, Price, Refusal, Saying
from caravanserai.core.words import Key, Words, vocabulary
from caravanserai.speech.effects import OF_A_SUM
from caravanserai.speech.sorts import own_vocabulary, sorts_of
from caravanserai.speech.speaker import BAG, FORMS, PARTS, Speaker, family_of, kebab

Needs: TypeAlias = dict[str, set[str]]

ABSTRACT: Final = "caravanserai.core.step"  # what other steps are made of
OF_A_LABEL: Final = {"label", "stem", "a", "b"}
OF_A_CHOICE: Final = {"name", "about"}
PLAYED: Final = 3  # games that are played to see the lines of the score sheet
# What the composite effects give to their messages.
COMPOSITES: Final[Needs] = {
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
    "told-gain": {"what"},
    "told-and": {"first", "next"},
}


def needs(game: Game[Any], language: str) -> Needs:
    """Every message of a game; a language decides which families read alike."""
    words = own_vocabulary(game)
    out = events(game) | questions(game) | effects(game, words) | components(game, words, language)
    out |= score_lines(game, Speaker(game, language)) | score_sheet(game) | sayings(game)
    plain = [
        f"game-{game.id}",
        *opponents(game),
        *options(game),
        *lesson(game),
        *legend(game),
        *deeds_in(game).messages,
    ]
    out |= howto(game)
    numbered = refusals(game) | prices(game) | cautions(game)
    out |= {message: {"n"} for message in numbered} | {message: set() for message in plain}
    return out | {message: out.get(message, set()) | set(given) for message, given in figures(game).items()}


def events(game: Game[Any]) -> Needs:
    out: Needs = {}
    for kind in game.events.kinds:
        components = [argument.name for argument in kind.arguments if argument.sort not in ("seat", "number")]
        forms = {f"{name}_{form}" for name in components for form in (*FORMS, "id")}
        out[f"log-{kind.name}"] = forms | {argument.name for argument in kind.arguments}
        out |= {f"{argument.sort}-hidden": set() for argument in kind.arguments if argument.secret}
    return out


def asking_steps(game: Game[Any]) -> list[str]:
    """The steps that ask somebody, leaving out those that only others are made of."""
    steps = {name: cls for name, cls in game.steps.items() if cls.__module__ != ABSTRACT}
    bases = {base for cls in steps.values() for base in cls.__mro__[1:]}
    return sorted(name for name, cls in steps.items() if cls not in bases and not issubclass(cls, Auto))


def questions(game: Game[Any]) -> Needs:
    steps = [kebab(step) for step in asking_steps(game)]
    return {f"ask-{step}": {"effect"} for step in steps} | {f"wait-{step}": {"player"} for step in steps}


def refusals(game: Game[Any]) -> set[str]:
    """The messages of the refusals that the rooms of the game and of the core keep as constants."""
    return {found.message for found in constants(game) if isinstance(found, Refusal)}


def prices(game: Game[Any]) -> set[str]:
    """The messages of the prices that they keep."""
    return {found.message for found in constants(game) if isinstance(found, Price)}


def cautions(game: Game[Any]) -> set[str]:
    """The messages of the cautions that they keep."""
    return {found.message for found in constants(game) if isinstance(found, Caution)}


def sayings(game: Game[Any]) -> Needs:
    """The questions that have words of their own, with their numbers and sums."""
    return {found.message: set(spoken_of(found)) for found in constants(game) if isinstance(found, Saying)}


def spoken_of(saying: Saying) -> Iterator[str]:
    for name in saying.names:
        total, _, noun = name.partition(OF_A_SUM)
        yield from (total, f"{total}_acc", f"{total}_any") if noun else (name,)


def constants(game: Game[Any]) -> Iterator[Any]:
    """What the rooms of the game and of the core keep as constants, alone or in rows and tables."""
    homes = ("caravanserai.core.", f"{game.package}.")
    rooms = [module for name, module in list(sys.modules.items()) if f"{name}.".startswith(homes)]
    for room in rooms:
        for name, value in vars(room).items():
            if name.isupper():
                yield from parts(value)


def parts(value: Any) -> Iterator[Any]:
    """A thing, or those in a row or table."""
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts(part)
    else:
        yield value


def effects(game: Game[Any], words: Words) -> Needs:
    out: Needs = COMPOSITES | {f"noun-{noun}": {"n"} for noun in (*words.nouns, "vp")}
    shared = vocabulary()["common"]["verbs"]
    out |= {f"verb-{name}": given(words, keys) for name, keys in words.lead["kind"].items() if name not in shared}
    out |= {f"change-{name}": given(words, keys) | {"change", "n"} for name, keys in words.lead["ask"].items()}
    out |= {f"moment-{name}": given(words, keys) | {"every"} for name, keys in words.lead["on"].items()}
    out |= {f"test-{name}": given(words, keys) for name, keys in words.lead["test"].items()}
    out |= {f"score-per-{name}": given(words, keys) | {"every"} for name, keys in words.named["counter"].items()}
    out |= {f"value-{value}": set() for value in words.values}
    out |= {message: set() if message.startswith("times") else {"effect"} for message in repeated(game.box.data)}
    return out | {"special-" + rule.replace(".", "-"): set() for rule in specials(game.box.data)}


def given(words: Words, signature: str) -> set[str]:
    return of_keys(words.keys(signature))


def of_keys(keys: Iterable[Key]) -> set[str]:
    """What a message is given of a row: every key, costs also as objects, and a number for `up_to`.

    Of costs and effects it also learns whether there are any; effects it also gets as part of a sentence.
    """
    found = list(keys)
    names = {key.name for key in found} | {f"{key.name}_acc" for key in found if key.type == "cost"}
    names |= {f"{key.name}_any" for key in found if key.type in ("cost", "effects")}
    names |= {f"{key.name}_told" for key in found if key.type == "effects"}
    return names | {"n"} if "up_to" in names else names


def repeated(data: Any) -> Iterator[str]:
    """What says that an effect is repeated as a value in use has it."""
    if isinstance(data, dict):
        if isinstance(data.get("up_to"), str):
            yield f"effect-up-to-{data['up_to']}"
        often = data.get("n" if data.get("kind") == "times" else "max")
        if isinstance(often, str):
            yield f"times-{often}"
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from repeated(part)


def specials(data: Any) -> Iterator[str]:
    """The rules of the effects that no vocabulary fits."""
    if isinstance(data, dict):
        if data.get("kind") == "special":
            yield data["rule"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from specials(part)


def components(game: Game[Any], words: Words, language: str) -> Needs:
    """The message that says each component: its own, or its family's."""
    speaker = Speaker(game, language)
    out: Needs = {}
    for sort, names in sorts_of(game).items():
        if sort in game.compounds:
            out |= {} if game.compounds[sort] == BAG else {sort: of_family(speaker, words, sort)}
            continue
        for name in names:
            own = f"{sort}-{name}"
            if speaker.has(own) or not speaker.has(sort):
                out[own] = set()
            else:
                out[sort] = of_family(speaker, words, sort)
    return out


def of_family(speaker: Speaker, words: Words, sort: str) -> set[str]:
    """What the message of a family is given: parts of the label, and the keys of the rows."""
    paths = {path for path, _ in speaker.rows[sort].values()}
    parts = {f"{part}_{form}" for part in PARTS for form in FORMS}.union(PARTS, "n")
    parts = parts if sort in speaker.compounds else set()
    return OF_A_LABEL.union(parts, *(of_keys(words.table(path)) for path in paths))


def left_of_family(speaker: Speaker, words: Words, sort: str) -> set[str]:
    """What the message of a family is given beside signs: of each key with effects, what those do not say."""
    paths = {path for path, _ in speaker.rows[sort].values()}
    return {f"{key.name}_left" for path in paths for key in words.table(path) if key.type == "effects"}


def opponents(game: Game[Any]) -> list[str]:
    """The name of the opponent that the rules play, where one can play alone."""
    return ["opponent"] if 1 in game.seats else []


def options(game: Game[Any]) -> list[str]:
    values = [(option.id, str(value).lower()) for option in game.box.options for value in option.values]
    return [f"setting-{option.id}" for option in game.box.options] + [f"setting-{o}-{value}" for o, value in values]


def legend(game: Game[Any]) -> list[str]:
    """What explains the symbols of the board."""
    return list(game.about.legend.values())


def lesson(game: Game[Any]) -> list[str]:
    """What a first lesson says: each step and the end with a title and a text, each move, and what is not now."""
    if game.lesson is None:
        return []
    told = [*(step.id for step in game.lesson.steps), "end"]
    moves = [f"lesson-{one.id}-{n + 1}" for one in game.lesson.steps for n in range(game.lesson.own_moves(one))]
    goal = ["lesson-goal", "lesson-goal-win", "lesson-goal-lose", "lesson-goal-points"] if game.lesson.goal else []
    return ["refuse-lesson", *goal, *moves, *(f"lesson-{one}{part}" for one in told for part in ("", "-text"))]


def howto(game: Game[Any]) -> Needs:
    """What the page for newcomers says, with the figures of the box; other messages may name what it tells of."""
    if game.howto is None:
        return {}
    own, given = f"{howto.__name__}-", set(game.howto.numbers)
    return {message: given for message in game.howto.messages() if message.startswith(own)}


def score_lines(game: Game[Any], speaker: Speaker) -> Needs:
    """The lines of the score sheets of a few random games; those about components by the message of all."""
    found: set[str] = set()
    for seats in game.seats:
        for key in range(PLAYED):
            s = start(game, seats, key)
            playout(s, key)
            found |= {line.message for standing in game.standings(s) for line in standing.lines}
    alike = {message for message in found if speaker.is_line_of_family(message)}
    return {message: set() for message in found - alike} | {family_of(message): {"name"} for message in alike}


def score_sheet(game: Game[Any]) -> Needs:
    """How the sheet is laid out: its rows, headings and sources; and what a tie-break compares, and who is ahead."""
    out: Needs = {}
    for row in game.sheet.rows:
        out |= {message: set() for message in (row.message, row.group, row.source)}
    for one in game.sheet.tie_breaks:
        out |= {one.message: set(), won_by(one.message): {"mine", "theirs"}}
    return out


def won_by(tie_break: str) -> str:
    """The message that says why somebody is ahead by a rule of a tie-break."""
    return f"{tie_break}-won"
